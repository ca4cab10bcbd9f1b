"""Presses for a click: what a match costs by keyboard and by gamepad, beside the clicks of a hand with a mouse.

    python -m tests.bench presses [CHOICES]

The same choices of the same bots. A drag of the map, which a mouse needs to bring a hex into view, counts as no click; a
direction of a gamepad that is held until a map's cursor is there counts as one press.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
HERE = Path(__file__).resolve()
sys.path[:0] = [str(HERE.parents[2]), str(HERE.parents[1] / "ui")]

from by_hand import FEEDS, Played  # noqa: E402
from hands import HANDS, Hand  # noqa: E402

CHOICES = 100


def counted(title: str, hand: type[Hand], choices: int) -> tuple[int, int]:
    """Clicks, and the presses that stood for them."""
    played = Played(title, hand)
    played.harness.key("right")
    played.play(choices)
    pressed = played.fingers.pressed
    return pressed["clicks"], sum(many for name, many in pressed.items() if name not in ("clicks", "gone"))


def main(choices: int) -> None:
    print(f"{'title':18} {'by':9} {'clicks':>7} {'presses':>8} {'a click':>8}")
    for title in FEEDS:
        for hand in HANDS:
            clicks, presses = counted(title, hand, choices)
            print(f"{title:18} {hand.name:9} {clicks:7} {presses:8} {presses / clicks:8.2f}", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else CHOICES)
