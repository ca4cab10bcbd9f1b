"""Choosing troops: whom a leader brings into a battle, calls, or sends home. Pressing hordes, and Souls by number."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from game.engine.spaces import Amount, Branch, Pick
from game.titles.lords_of_hell.rules import plays
from game.titles.lords_of_hell.rules.cards import SOULS_PER_POWER
from game.titles.lords_of_hell.rules.organisation_choices import order_of
from game.titles.lords_of_hell.rules.state import devil_power, hordes_power
from game.titles.lords_of_hell.screen.context import Context
from game.titles.lords_of_hell.screen.panel import ClickAction

DEVIL = -1


class Muster:
    """One list of troops under choice. `branches` are the ask's lines that fit (one for each leader)."""

    def __init__(self, table: Context, branches: list[Branch]) -> None:
        self.table = table
        self.branches = branches
        self.n = 0
        self.cards: list[int] = []
        self.souls = 0
        if self.verb == "join":
            self.cards = list(self.pick.options)

    @property
    def branch(self) -> Branch:
        return self.branches[self.n]

    @property
    def verb(self) -> str:
        return self.branch.verb

    @property
    def pick(self) -> Pick:
        return next((part for part in self.branch.parts if isinstance(part, Pick)), Pick((), 0, 0))

    @property
    def most_souls(self) -> int:
        return next((part.hi for part in self.branch.parts if isinstance(part, Amount)), 0)

    @property
    def least_souls(self) -> int:
        return next((part.lo for part in self.branch.parts if isinstance(part, Amount)), 0)

    @property
    def leader(self) -> int:
        """-1 the devil, else a card; only joining names one."""
        return self.leaders[self.n] if self.verb == "join" else DEVIL

    @property
    def leaders(self) -> list[int]:
        """Who may lead, by the ask's lines."""
        return [order_of(branch).leader for branch in self.branches]

    def lead(self, n: int) -> None:
        """Another leader: it is no longer among the others."""
        self.n = n
        self.cards = [card for card in self.pick.options if card in self.cards or self.verb == "join"]
        self.souls = min(self.souls, self.most_souls)

    def play(self) -> plays.Join | plays.Call | plays.SendHome:
        """What is chosen, as it is sent."""
        cards = [card for card in self.pick.options if card in self.cards]
        souls = max(self.least_souls, self.souls)
        order = order_of(self.branch)
        match self.verb:
            case "join":
                return plays.Join(order.realm, order.side, order.leader, cards, souls)
            case "call":
                return plays.Call(order.realm, order.devil, cards, souls)
        return plays.SendHome(order.realm, cards, souls)

    @property
    def power(self) -> int:
        """Power of what is chosen, its leader included."""
        s, seat = self.table.reading.s, self.table.services.seat
        cards = [*self.cards, *([self.leader] if self.leader >= 0 else [])]
        total = hordes_power(s, cards) + self.souls // SOULS_PER_POWER
        play = self.play()
        comes = play.leader == DEVIL if isinstance(play, plays.Join) else isinstance(play, plays.Call) and play.devil
        return total + (devil_power(s, seat) if comes else 0)

    # pointing

    def mark(self, handle: Hashable) -> ClickAction | None:
        if not isinstance(handle, tuple):
            return None
        if handle[0] == "c" and self._same(handle[1]):
            chosen = any(card in self.cards for card in self._same(handle[1]))
            return ClickAction(True, "", True, chosen)
        if handle[0] in ("souls", "bs") and handle[1] == self.table.services.seat and self.most_souls:
            return ClickAction(True, "", True, self.souls > 0)
        return None

    def _same(self, card: int) -> list[int]:
        """The cards under one stack that can be chosen."""
        faces = self.table.reading.s.faces
        if not 0 <= card < len(faces) or self.table.reading.owner.get(card) != self.table.services.seat:
            return []
        return [other for other in self.pick.options if faces[other] == faces[card]]

    def click(self, handle: Hashable) -> bool:
        mark = self.mark(handle)
        if mark is None or not isinstance(handle, tuple):
            return False
        if handle[0] in ("souls", "bs"):
            self.souls = self.least_souls if self.souls >= self.most_souls else min(self.most_souls, self.souls + 1)
        else:
            same = self._same(handle[1])
            left = [card for card in same if card not in self.cards]
            if left:
                self.cards.append(left[0])
            else:
                self.cards = [card for card in self.cards if card not in same]
        return True

    def toggle(self, card: int) -> None:
        """One card comes along, or stays."""
        if card in self.cards:
            self.cards.remove(card)
        elif card in self.pick.options:
            self.cards.append(card)

    def setter(self, souls: int) -> Callable[[], None]:
        def put() -> None:
            self.souls = souls

        return put
