"""A window that hosts Lords of Hell for four and plays it by mouse, as a process of its own; bots come by invite.

    python -m tests.e2e.hell_window MATCHES

Tells what it has come to as JSON lines, as `tests.e2e.window` does: the invite, each result, and that it is done. Asks for
another match until enough was traded and kept, and a breach of a promise of its own tried and refused, MATCHES at most.
"""

import os
import sys

from game.scenes.results import Results
from game.session.window import shut_down
from game.titles.lords_of_hell.rules import market
from game.titles.lords_of_hell.rules.sentences import NoAttack
from tests.e2e.hell_hand import Hand, offer_clicks
from tests.e2e.slayer_window import SlayerWindow
from tests.e2e.window import say

OPTIONS = {"lords_of_hell": {"seats": 4, "short_game": True}, "house": {"title": "lords_of_hell", "timers": "off"}}
"""As they would be kept from the last time."""
DEALS, KEPT = 5, 3
"""Trades struck and promises kept, in all matches together (most trades hold a promise)."""
BALLOTS = ("vote", "nominate")


class HellWindow(SlayerWindow):
    """A host and four seats; a hand that knows this game, and tries to break its word now and then."""

    deals = 0
    """Trades that this seat has heard of in all matches; each round there is a promise of ours besides."""

    def play(self):
        table = self.top
        self.promised = set()
        hand = Hand(self.h, table, seed=7)
        refused: list[str] = []
        tried = set()
        take = table.feed.add

        def add(item):
            take(item)
            if hasattr(item, "view"):
                hand.observe(item)
                for cue in item.cues:
                    self.deals += cue.kind == "deal"
            elif getattr(item, "refusal", False):
                refused.append(str(item.args.get("text", item.key)))

        table.feed.add = add
        while not isinstance(self.top, Results):
            self.patient()
            self.h.frames(1)
            if self.top is not table:
                continue
            ask = table.services.update.ask if table.ready else None
            if ask is not None and ask.space is not None and ask.id not in tried and not table.services.sent:
                tried.add(ask.id)
                wrong = self.breach(ask)
                if wrong is not None:
                    table.send(wrong)
                    continue
            if ask is not None and ask.kind == "tabling" and not hand.plan and self.promises(table, hand, ask):
                continue
            self.wake() if hand.step() else self.rest()
        return hand, refused

    def promises(self, table, hand, ask):
        """Once a round somebody is promised peace for nothing: laid on the scale and sent by clicks."""
        view, mine = table.services.update.view, table.feed.seat
        round = view["public"]["round"]
        if round in self.promised or round < 1:
            return False
        self.promised.add(round)
        to = (mine + 1 + round % 3) % 4
        choice = market.offer_play(to, swears=[NoAttack(to, round)]).choice()
        if not ask.space.contains(choice):
            return False
        hand.asked, hand.waited, hand.wish = hand.now(ask), 0, (ask.kind, choice)
        hand.plan = offer_clicks(mine, choice)
        return True

    def breach(self, ask):
        """A ballot or an attack that a promise of ours forbids; None where nothing does."""
        if ask.kind in BALLOTS:
            offered = [seat for seat in range(4) if ask.space.contains(seat)]
            return next((seat for seat in range(4) if seat not in offered), None) if len(offered) == 1 else None
        if ask.kind == "attack_turn" and ask.space.contains(["pass"]):
            mine = self.top.feed.seat
            barred = [seat for seat in range(4) if seat != mine and not ask.space.contains(["attack", seat])]
            return ["attack", barred[0]] if barred else None
        return None


def main():
    window = HellWindow("Maija", options=OPTIONS)
    h = window.h
    try:
        window.open_table()
        broken = False
        for _ in range(int(sys.argv[1])):
            window.start()
            hand, refused = window.play()
            results = window.verified()
            h.settle()
            end = results.end
            say(match=results.feed.match, outcome=end.outcome, winners=list(end.winners), places=list(end.places),
                verified=results.feed.verified(), asks=sorted(set(hand.kinds_met)), clicks=hand.count, refused=refused,
                unknown=sorted(hand.scene.table.words.unknown), driver=os.environ["SDL_VIDEODRIVER"])  # fmt: skip
            broken = broken or any("promise" in text for text in refused)
            if broken and window.deals >= DEALS:
                break
            h.click("rematch")
        say(done=True)
    finally:
        shut_down(h.stack.context)


if __name__ == "__main__":
    main()
