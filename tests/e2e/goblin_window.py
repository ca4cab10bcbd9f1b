"""A window that hosts Goblin and plays both its raids by mouse, as a process of its own; a bot comes by invite.

    python -m tests.e2e.goblin_window host|guest

The word says who is Goblin King first. Tells what it has come to as JSON lines, as `tests.e2e.window` does.
"""

import os
import sys

from game.scenes.results import Results
from game.session.window import shut_down
from tests.e2e.goblin_hand import GoblinHand
from tests.e2e.slayer_window import SlayerWindow
from tests.e2e.window import say

STRIDE = 1 / 8
"""Seconds from frame to frame: flights of the map need not be seen in full."""


def options(king):
    """As they would be kept from the last time."""
    return {"goblin_raid": {"first_king": king, "timers": "off"}, "house": {"title": "goblin_raid"}}


class GoblinWindow(SlayerWindow):
    """A host and two seats, as there; with a hand that knows this game."""

    def play(self, hand=None):
        """To the results; what was asked of this seat."""
        table = self.top
        hand = hand or GoblinHand(self.h, table, seed=7)
        take = table.feed.add

        def add(item):
            take(item)
            if hasattr(item, "view"):
                hand.observe(item)

        table.feed.add = add
        while not isinstance(self.top, Results):
            self.patient()
            self.h.frames(1, STRIDE)
            self.wake() if hand.step() else self.rest()
        return hand


def main():
    window = GoblinWindow("Maija", options=options(sys.argv[1]))
    h = window.h
    try:
        window.open_table()
        window.start()
        hand = window.play()
        results = window.verified()
        h.settle()
        end = results.end
        say(outcome=end.outcome, winners=list(end.winners), places=list(end.places), verified=results.feed.verified(),
            asks=sorted(set(hand.kinds_met)), clicks=hand.count, ways=dict(hand.ways),
            unknown=sorted(hand.table.words.unknown), driver=os.environ["SDL_VIDEODRIVER"])  # fmt: skip
    finally:
        shut_down(h.stack.context)


if __name__ == "__main__":
    main()
