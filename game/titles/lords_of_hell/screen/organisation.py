"""The organisation of battles: who joins whom with what, flight, truce. Acts (`screen/army_orders.py`) stand as rows on a
sheet (`screen/organisation_sheet.py`); troops are chosen by pressing them (`screen/muster.py`)."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

from pygame import Rect, Surface

from game.engine.spaces import Plain
from game.tabletop.context import back_button
from game.tabletop.contract import AnswerButton, Hotspot
from game.titles.lords_of_hell.rules import plays
from game.titles.lords_of_hell.rules.battle_state import devil_there, side_of
from game.titles.lords_of_hell.screen.army_orders import ArmyOrders
from game.titles.lords_of_hell.screen.battle import Battle
from game.titles.lords_of_hell.screen.context import Context
from game.titles.lords_of_hell.screen.exchanges import Exchanges
from game.titles.lords_of_hell.screen.market import Market
from game.titles.lords_of_hell.screen.muster import Muster
from game.titles.lords_of_hell.screen.organisation_sheet import OrganisationSheet
from game.titles.lords_of_hell.screen.pages import Pages
from game.titles.lords_of_hell.screen.panel import ClickAction, EmptyPanel
from game.titles.lords_of_hell.screen.phase import stop_act
from game.ui.widgets.inspector import Inspected


class Organisation(EmptyPanel):
    """The lower half of the middle while armies come and go."""

    def __init__(
        self,
        table: Context,
        battle: Battle,
        exchanges: Exchanges,
        orders: ArmyOrders,
        sheet: OrganisationSheet,
        pages: Pages,
        market: Market,
    ) -> None:
        super().__init__(table)
        self.battle, self.exchanges, self.orders, self.sheet, self.pages = battle, exchanges, orders, sheet, pages
        self.market = market
        self._of: tuple[int, int] = (-1, -1)

    def open(self) -> bool:
        return self.orders.open()

    def shown(self) -> None:
        ask = self.table.services.update.ask
        orders, of = self.orders, (ask.id if ask is not None else -1, self.orders.realm)
        if of != self._of or not self.open():
            orders.muster = None
        self._of = of
        if orders.muster is not None and orders.muster.branch not in orders.branches(orders.muster.verb):
            orders.muster = None
        if self.open() and orders.muster is None and self.table.asked:
            joins = orders.branches("join")
            front = self.battle.front
            if joins and (
                self.table.kind == "sworn_join" or (front is not None and front.attacker == self.table.services.seat)
            ):
                orders.muster = Muster(self.table, joins)

    # pointing

    def spots(self) -> Sequence[Hotspot]:
        """Steps and troops while they are chosen; else the acts, and the devils who face one another."""
        if self.orders.muster is not None:
            steps = [Hotspot(("muster", kind, n), rect, True, order=30) for kind, n, rect in self.sheet.steps()]
            return [*steps, *(Hotspot(("muster", "card", n), rect, True, order=31) for n, rect in self.sheet.troops())]
        acts = [Hotspot(("pick", "row", row.key), rect, row.open, row.why, order=30) for row, rect in self.sheet.acts()]
        return [
            *acts,
            *(Hotspot(("line", n, cell.seat), cell.rect, order=29) for n, cell in enumerate(self.sheet.cells())),
        ]

    def row_of(self, choice: Plain) -> Rect | None:
        """The row that is pressed for an act about the front that is looked at; None where there is none."""
        play = plays.read(choice)
        if not self.open() or self.orders.muster is not None or not isinstance(play, plays.Organise):
            return None
        if play.realm != self.orders.realm and not isinstance(play, plays.AttackRear):
            return None
        key = self.orders.key_of(play)
        return next((rect for row, rect in self.sheet.acts() if row.key == key and row.open), None)

    def inspect(self, handle: Hashable) -> Inspected | None:
        """A devil of the lines of battle, a card that may come along."""
        if isinstance(handle, tuple) and handle[0] == "line":
            return self.pages.of(("body", handle[2]))
        if isinstance(handle, tuple) and handle[:2] == ("muster", "card"):
            return self.pages.of(("c", handle[2]))
        return None

    def mark(self, handle: Hashable) -> ClickAction | None:
        if self.orders.muster is not None and self.table.asked:
            found = self.orders.muster.mark(handle)
            if found is not None:
                return found
            if isinstance(handle, tuple) and handle[0] in ("c", "souls", "bs"):
                return ClickAction(False, self.table.words("why-troops"))
        return None

    def click(self, handle: Hashable) -> bool:
        if not isinstance(handle, tuple):
            return False
        if handle[0] == "muster" and self.orders.muster is not None:
            if handle[1] == "leader":
                self.orders.muster.lead(int(handle[2]))
            elif handle[1] == "card":
                self.orders.muster.toggle(int(handle[2]))
            else:
                self.orders.muster.souls = int(handle[2])
        elif handle[:2] == ("pick", "row"):
            row = next((row for row in self.orders.rows() if row.key == handle[2]), None)
            if row is not None:
                row.do()
            return row is not None
        elif self.orders.muster is None or not self.orders.muster.click(handle):
            return False
        self.table.services.play_sound("card_slide")
        self.table.again()
        return True

    def back(self) -> bool:
        front = self.battle.front
        forced = self.table.kind == "sworn_join" or (front is not None and front.attacker == self.table.services.seat)
        if self.orders.muster is None or (forced and self.orders.muster.verb == "join"):
            return False
        self.orders.muster = None
        self.table.again()
        return True

    # words

    def ask(self) -> tuple[str, str] | None:
        table, words = self.table, self.table.words
        front, seat = self.battle.front, table.services.seat
        if table.kind == "sworn_join" or front is None:
            facts = table.facts
            key = "ask-sworn-join" if table.asked else "ask-sworn-join.waiting"
            return words(key, realm=table.devil(facts.realm), name=table.devil(facts.seat)), ""
        both = self.exchanges.expected()
        mine = side_of(front, seat) if seat >= 0 else ""
        attack = mine == "attack"
        args = {
            "realm": table.devil(front.realm),
            "seat": table.devil(front.attacker),
            "round": front.round,
            "power": both[0] if attack or not mine else both[1],
            "against": both[1] if attack or not mine else both[0],
        }
        if table.asked and table.reading.ready(seat):
            ask = table.services.update.ask
            left = [n for n in (ask.seats if ask is not None else ()) if not table.reading.ready(n)]
            names = table.words.join(table.devil(n) for n in left)
            waiting = words("ask-organisation.waiting", name=names, people=len(left))
            return f"{words('ask-organisation.ready')} {waiting}", ""
        key = "ask-organisation"
        if self.orders.muster is not None and self.orders.muster.verb == "join" and seat == front.attacker:
            key = "ask-organisation.attacker"
        elif seat == front.realm:
            there = devil_there(table.reading.s, front, seat)
            key = "ask-organisation.defender" if there else "organise-without-devil"
            if there and not self.orders.branches("flee"):
                key = "ask-organisation.defender-stays"
        elif mine and seat != front.attacker:
            key = "ask-organisation.helper"
            args["seat"] = table.devil(front.attacker if attack else front.realm)
        elif not mine and self.orders.branches("join", "rear"):
            key = "ask-organisation.free"
        return words(key, **args), words.stakes("ask-organisation")

    def acts(self) -> Sequence[AnswerButton]:
        table, words = self.table, self.table.words
        if not table.asked:
            return ()
        if self.orders.muster is not None:
            play = self.orders.muster.play()
            able = table.can(play)
            small = words("battle-power", n=self.orders.muster.power)
            out = [
                AnswerButton(
                    "march",
                    words(f"battle-{self.orders.muster.verb}-go"),
                    self._sender(play),
                    small,
                    "primary",
                    able,
                    words("why-troops"),
                )
            ]
            if (
                self.orders.muster.verb != "join"
                or self.battle.front is None
                or self.battle.front.attacker != table.services.seat
            ):
                out.append(back_button(words("verb-cancel"), self.back))
            return [*out, *self.aside()]
        ready = table.reading.ready(table.services.seat)
        able = table.can(plays.Ready())
        main = AnswerButton(
            "ready",
            words("verb-ready-done" if ready else "verb-ready"),
            lambda: table.send(plays.Ready()),
            "",
            "primary",
            able and not ready,
            words("why-ready") if ready else words("why-not-asked"),
        )
        return [main, *stop_act(table), *self.aside()]

    def _sender(self, play: plays.AnyPlay) -> Callable[[], None]:
        return lambda: self.table.send(play)

    def aside(self) -> list[AnswerButton]:
        """The way to the market and back."""
        away = self.table.away
        words = self.table.words
        return [
            AnswerButton(
                "aside",
                words("battle-back" if away else "battle-market"),
                self.battle.turn,
                "" if away or self.market.closed else words.maybe("battle-market-small"),
                "gold",
            )
        ]

    # drawing

    def draw_background(self, surface: Surface) -> None:
        self.sheet.paint(surface)
