"""The organisation of battles: who joins whom with what, flight, truce. Acts stand as rows (`screen/organise_rows.py`) on a sheet
(`screen/organise_sheet.py`); troops are chosen by pressing them (`screen/muster.py`)."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import TYPE_CHECKING, Any

from pygame import Rect, Surface

from game.engine.spaces import Branch, Menu
from game.tabletop.contract import AnswerButton, Hotspot
from game.titles.lords_of_hell.rules.battle_state import army_of, busy, devil_there, leaders, side_of
from game.titles.lords_of_hell.screen.muster import Muster
from game.titles.lords_of_hell.screen.organise_rows import Row, rows_of
from game.titles.lords_of_hell.screen.organise_sheet import OrganiseSheet
from game.titles.lords_of_hell.screen.panel import ClickAction, EmptyPanel
from game.titles.lords_of_hell.screen.phase import stop_act
from game.ui.widgets.inspector import Inspected

if TYPE_CHECKING:
    from game.titles.lords_of_hell.screen.screen import HellTable

KINDS = ("organisation", "sworn_join")


class Organise(EmptyPanel):
    """The lower half of the middle while armies come and go."""

    def __init__(self, table: HellTable) -> None:
        super().__init__(table)
        self.muster: Muster | None = None
        self.page = 0
        self.sheet = OrganiseSheet(self)
        self._of: tuple[int, int] = (-1, -1)

    def open(self) -> bool:
        return self.table.kind in KINDS and (self.table.battle.open() or self.table.kind == "sworn_join")

    # what may be done

    @property
    def realm(self) -> int:
        return self.table.battle.focus

    def branches(self, *verbs: str) -> list[Branch]:
        """Lines of the ask about the front that is looked at."""
        ask = self.table.services.update.ask
        space = ask.space if ask is not None and self.table.asked in KINDS else None
        found = space.branches if isinstance(space, Menu) else ()
        sworn = self.table.kind == "sworn_join"
        return [
            b
            for b in found
            if b.verb in verbs and (sworn or b.verb == "rear" or (b.nouns and b.nouns[0] == self.realm))
        ]

    def shown(self) -> None:
        ask = self.table.services.update.ask
        of = (ask.id if ask is not None else -1, self.realm)
        if of != self._of or not self.open():
            self.muster, self.page = None, 0
        self._of = of
        if self.muster is not None and self.muster.branch not in self.branches(self.muster.verb):
            self.muster = None
        if self.open() and self.muster is None and self.table.asked:
            joins = self.branches("join")
            front = self.table.battle.front
            if joins and (
                self.table.kind == "sworn_join" or (front is not None and front.attacker == self.table.services.seat)
            ):
                self.muster = Muster(self.table, joins)

    @property
    def may_come(self) -> bool:
        """Whether this seat, which does not fight yet, might join this battle if its promises let it."""
        s, front, seat = self.table.reading.s, self.table.battle.front, self.table.services.seat
        stands = front is None or army_of(front, seat) is not None or seat in (front.attacker, front.realm)
        return bool(self.table.asked in KINDS and not stands and not busy(s, seat) and leaders(s, seat, self.realm))

    def start(self, branches: list[Branch]) -> None:
        self.muster = Muster(self.table, branches)
        self.table.services.play_sound("card_slide")
        self.table.again()

    def rows(self) -> list[Row]:
        """Every act that is open about this front, with what it means."""
        return rows_of(self)

    def steps(self) -> list[tuple[str, int, Rect]]:
        """While troops are chosen: leaders, and numbers of Souls."""
        return self.sheet.steps()

    # pointing

    def spots(self) -> Sequence[Hotspot]:
        """Steps and troops while they are chosen; else the acts, and the devils who face one another."""
        if self.muster is not None:
            steps = [Hotspot(("muster", kind, n), rect, True, order=30) for kind, n, rect in self.steps()]
            return [*steps, *(Hotspot(("muster", "card", n), rect, True, order=31) for n, rect in self.sheet.troops())]
        acts = [Hotspot(("pick", "row", row.key), rect, row.open, row.why, order=30) for row, rect in self.sheet.acts()]
        return [
            *acts,
            *(Hotspot(("line", n, cell.seat), cell.rect, order=29) for n, cell in enumerate(self.sheet.cells())),
        ]

    def inspect(self, handle: Hashable) -> Inspected | None:
        """A devil of the lines of battle, a card that may come along."""
        if isinstance(handle, tuple) and handle[0] == "line":
            return self.table.pages.of(("body", handle[2]))
        if isinstance(handle, tuple) and handle[:2] == ("muster", "card"):
            return self.table.pages.of(("c", handle[2]))
        return None

    def mark(self, handle: Hashable) -> ClickAction | None:
        if self.muster is not None and self.table.asked:
            found = self.muster.mark(handle)
            if found is not None:
                return found
            if isinstance(handle, tuple) and handle[0] in ("c", "souls", "bs"):
                return ClickAction(False, self.table.words("why-troops"))
        return None

    def click(self, handle: Hashable) -> bool:
        if not isinstance(handle, tuple):
            return False
        if handle[0] == "muster" and self.muster is not None:
            if handle[1] == "leader":
                self.muster.lead(int(handle[2]))
            elif handle[1] == "card":
                self.muster.toggle(int(handle[2]))
            else:
                self.muster.souls = int(handle[2])
        elif handle[:2] == ("pick", "row"):
            row = next((row for row in self.rows() if row.key == handle[2]), None)
            if row is not None:
                row.do()
            return row is not None
        elif self.muster is None or not self.muster.click(handle):
            return False
        self.table.services.play_sound("card_slide")
        self.table.again()
        return True

    def back(self) -> bool:
        front = self.table.battle.front
        forced = self.table.kind == "sworn_join" or (front is not None and front.attacker == self.table.services.seat)
        if self.muster is None or (forced and self.muster.verb == "join"):
            return False
        self.muster = None
        self.table.again()
        return True

    # words

    def ask(self) -> tuple[str, str] | None:
        table, words = self.table, self.table.words
        front, seat = table.battle.front, table.services.seat
        if table.kind == "sworn_join" or front is None:
            realm = table.nouns.get("realm", self.branches("join")[0].nouns[0] if self.branches("join") else -1)
            key = "ask-sworn-join" if table.asked else "ask-sworn-join.waiting"
            return words(key, realm=table.devil(realm), name=table.devil(table.nouns.get("seat", realm))), ""
        both = table.omens.coming_powers() or table.middle.numbers()
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
            names = table.and_(table.devil(n) for n in left)
            waiting = words("ask-organisation.waiting", name=names, people=len(left))
            return f"{words('ask-organisation.ready')} {waiting}", ""
        key = "ask-organisation"
        if self.muster is not None and self.muster.verb == "join" and seat == front.attacker:
            key = "ask-organisation.attacker"
        elif seat == front.realm:
            there = devil_there(table.reading.s, front, seat)
            key = "ask-organisation.defender" if there else "organise-without-devil"
            if there and not self.branches("flee"):
                key = "ask-organisation.defender-stays"
        elif mine and seat != front.attacker:
            key = "ask-organisation.helper"
            args["seat"] = table.devil(front.attacker if attack else front.realm)
        elif not mine and self.branches("join", "rear"):
            key = "ask-organisation.free"
        return words(key, **args), words.stakes("ask-organisation")

    def acts(self) -> Sequence[AnswerButton]:
        table, words = self.table, self.table.words
        if not table.asked:
            return ()
        if self.muster is not None:
            choice = self.muster.choice()
            able = table.can(choice)
            small = words("battle-power", n=self.muster.power)
            out = [
                AnswerButton(
                    "march",
                    words(f"battle-{self.muster.verb}-go"),
                    self._sender(choice),
                    small,
                    "primary",
                    able,
                    words("why-troops"),
                )
            ]
            if (
                self.muster.verb != "join"
                or self.table.battle.front is None
                or self.table.battle.front.attacker != table.services.seat
            ):
                out.append(AnswerButton("cancel", words("verb-cancel"), lambda: self.back() and None))
            return [*out, *self.aside()]
        ready = table.reading.ready(table.services.seat)
        able = table.can(["ready"])
        main = AnswerButton(
            "ready",
            words("verb-ready-done" if ready else "verb-ready"),
            lambda: table.send(["ready"]),
            "",
            "primary",
            able and not ready,
            words("why-ready") if ready else words("why-not-asked"),
        )
        return [main, *stop_act(table), *self.aside()]

    def _sender(self, choice: list[Any]) -> Callable[[], None]:
        return lambda: self.table.send(choice)

    def aside(self) -> list[AnswerButton]:
        """The way to the market and back."""
        away = self.table.battle.away
        words = self.table.words
        return [
            AnswerButton(
                "aside",
                words("battle-back" if away else "battle-market"),
                self.table.battle.turn,
                words.maybe("battle-market-small") if not away else "",
                "gold",
            )
        ]

    # drawing

    def draw_background(self, surface: Surface) -> None:
        self.sheet.paint(surface)

    @property
    def marches(self) -> bool:
        return self.muster is not None
