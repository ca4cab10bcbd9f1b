"""A window that hosts Goblin Slayer-Slayer and plays it by mouse, as a process of its own; bots come by invite.

    python -m tests.e2e.slayer_window MATCHES

Tells what it has come to as JSON lines, as `tests.e2e.window` does: the invite, each result, and that it is done. Asks
for another match with the button of the results until the group has reached the surface, MATCHES at most.
"""

import os
import sys
import time

from game.scenes.lobby import Lobby
from game.scenes.lobby_table import LiveTable
from game.scenes.results import Results
from game.session.window import shut_down
from tests.e2e.slayer_hand import Hand
from tests.e2e.window import Window, say
from tests.patience import BY_MOUSE

OPTIONS = {"slayer_slayer": {"seats": 4, "difficulty": "easy", "timers": "off"}, "house": {"title": "slayer_slayer"}}
"""As they would be kept from the last time."""


class SlayerWindow(Window):
    """The same few things a person does, with a hand that knows the game."""

    def open_table(self):
        h = self.h
        h.settle()
        h.click("host")
        h.settle()
        h.click("open")
        lobby = self.wait(Lobby)
        say(invite=lobby.session.address.invite)

    def start(self):
        self.until = time.monotonic() + BY_MOUSE
        self.wait(Lobby, lambda top: (button := top.group.find("start")) is not None and button.enabled)
        self.h.settle()
        self.h.click("start")
        self.wait(LiveTable, lambda top: top.ready)

    def play(self):
        """To the results; what was asked of this seat."""
        table = self.top
        hand = Hand(self.h, table, seed=7)
        take = table.feed.add

        def add(item):
            take(item)
            if hasattr(item, "view"):
                hand.observe(item)

        table.feed.add = add
        while not isinstance(self.top, Results):
            self.patient()
            self.h.frames(1)
            if self.top is table:
                self.wake() if hand.step() else self.rest()
        return hand

    def verified(self):
        return self.wait(Results, lambda top: top.feed.verified() != "")


def main():
    window = SlayerWindow("Maija", options=OPTIONS)
    h = window.h
    try:
        window.open_table()
        for _ in range(int(sys.argv[1])):
            window.start()
            hand = window.play()
            results = window.verified()
            h.settle()
            end = results.end
            say(outcome=end.outcome, winners=list(end.winners), places=list(end.places), verified=results.feed.verified(),
                asks=sorted(set(hand.kinds_met)), clicks=hand.count, unknown=sorted(hand.scene.table.words.unknown),
                driver=os.environ["SDL_VIDEODRIVER"])  # fmt: skip
            if end.outcome == "surface":
                break
            h.click("rematch")
        say(done=True)
    finally:
        shut_down(h.stack.context)


if __name__ == "__main__":
    main()
