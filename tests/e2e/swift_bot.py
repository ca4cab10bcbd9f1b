"""A bot of the game as a process of its own, as `gobsmack bot` is, but it neither ponders nor lets people look.

python -m tests.e2e.swift_bot INVITE LEVEL NAME SEED
"""

import os
import sys

from game.bots import network


def main():
    invite, level, name, seed = sys.argv[1:]
    network.patience = network.showing = lambda *_: 0
    return network.run(invite, level, name, None, int(seed), os.getppid())


if __name__ == "__main__":
    sys.exit(main())
