"""A window that hosts Loot & Recruit for five and plays it by mouse, as a process of its own; bots come by invite.

    python -m tests.e2e.loot_window

Tells what it has come to as JSON lines, as `tests.e2e.window` does.
"""

import os

from game.session.window import shut_down
from tests.e2e.goblin_window import GoblinWindow
from tests.e2e.loot_hand import LootHand
from tests.e2e.window import say

OPTIONS = {
    "loot_and_recruit": {"seats": 5, "turn_clock": 0, "reaction_window": 4},
    "house": {"title": "loot_and_recruit"},
}
"""As they would be kept from the last time."""


def main():
    window = GoblinWindow("Maija", options=OPTIONS)
    h = window.h
    try:
        window.open_table()
        window.start()
        hand = window.play(LootHand(h, window.top, seed=7))
        results = window.verified()
        h.settle()
        end = results.end
        say(outcome=end.outcome, winners=list(end.winners), places=list(end.places), verified=results.feed.verified(),
            tally={name: list(figures) for name, figures in end.tally.items()}, asks=sorted(set(hand.kinds_met)),
            clicks=hand.count, ways=dict(hand.ways), unknown=sorted(hand.scene.table.words.unknown),
            driver=os.environ["SDL_VIDEODRIVER"])  # fmt: skip
    finally:
        shut_down(h.stack.context)


if __name__ == "__main__":
    main()
