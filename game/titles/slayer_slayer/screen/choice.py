"""What has been chosen of a slip's answers or of an event's two sides, and not yet sent; some answers are sent by throwing
the die."""

from __future__ import annotations

from game.titles.slayer_slayer.screen.card_rows import EVENT_ROWS
from game.titles.slayer_slayer.screen.context import Context
from game.titles.slayer_slayer.screen.hand import Hand
from game.ui.dice import Flick

THROWN = {
    "bet_vote": ("odds", "evens"),
    "horde_die_vote": ("roll",),
    "weave_window": ("yes",),
    "event_stake": ("cards",),
    "event_bet": ("odds", "evens"),
}
"""Asks after which the die may fall, and the answers that are given by throwing it."""


class Choice:
    """The answer of one table in the making."""

    def __init__(self, table: Context, hand: Hand) -> None:
        self.table = table
        self.hand = hand
        self.chosen = ""
        self._ask = -1

    def shown(self) -> None:
        """A new update: what was chosen stays while the question does."""
        ask = self.table.services.update.ask
        now = ask.id if ask is not None else -1
        if now != self._ask or not self.table.asked:
            self.chosen = ""
        self._ask = now

    def choose(self, answer: str) -> None:
        """Choose an answer; the one that is chosen already is sent."""
        if self.chosen == answer:
            self.send()
            return
        self.chosen = answer
        self.table.services.play_sound("card_slide")
        self.table.again()

    def back(self) -> bool:
        had, self.chosen = self.chosen, ""
        return bool(had)

    def send(self) -> None:
        if self.chosen:
            self.table.send(self.chosen)

    def stake(self) -> None:
        """Send the chosen cards of the hand as an event's stake."""
        self.table.services.play_sound("stake")
        self.table.services.send(list(self.hand.chosen))

    # throwing by hand

    @property
    def throw_kind(self) -> str:
        """The kind of the present ask, if it is answered by a throw; a stake is when a die decides at once (GSS-4.51)."""
        ask, event = self.table.services.update.ask, self.table.reading.event
        if ask is None or ask.kind not in THROWN:
            return ""
        rolls = event is not None and EVENT_ROWS[event.id]["check"] == "roll"
        return ask.kind if ask.kind != "event_stake" or rolls else ""

    @property
    def answer(self) -> str:
        """What a throw would send."""
        if self.throw_kind == "event_stake":
            return "cards" if self.hand.enough else ""
        return self.chosen

    @property
    def ready(self) -> bool:
        """The choice is made by throwing now."""
        kind = self.throw_kind
        return bool(kind) and self.table.asked == kind and self.answer in THROWN[kind]

    def call_words(self) -> str:
        """What the tray and the main button say when all is ready."""
        return self.table.words("tray-again" if self.throw_kind == "weave_window" else "tray-throw")

    def throw(self, flick: Flick | None) -> None:
        """Throw: the choice is sent, and with it how the die was flicked."""
        if not self.ready:
            return
        if flick is not None:
            self.table.services.throw(flick.angle, flick.strength)
        if self.throw_kind == "event_stake":
            self.stake()
        else:
            self.send()
