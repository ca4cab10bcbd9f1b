"""After an attack: who walks into the emptied hex (GOB-7.12), and who carries the bags that lie there (GOB-10.1)."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from pygame import Surface

from game.engine.ask import SeatAsk
from game.engine.spaces import Branch, One, Pick
from game.tabletop.contract import AnswerButton, Hotspot
from game.titles.goblin_raid.screen.battle_facts import menu_of
from game.titles.goblin_raid.screen.panel import NO_MARKS, HexMarks
from game.titles.goblin_raid.screen.pieces import covered, number_of
from game.titles.goblin_raid.screen.question import Question
from game.titles.goblin_raid.screen.sheet import (
    Chip,
    Row,
    lay,
    rows,
)
from game.ui import palette
from game.ui.hexmap.overlays import Ring
from game.ui.hexmap.route import Route

if TYPE_CHECKING:
    pass

GREEN = palette.rgb("#47702B")


class Advance(Question):
    """`advance`: counters of one hex after another go into the emptied one."""

    kinds = ("advance",)

    def begins(self, ask: SeatAsk | None) -> None:
        self._clear()
        if ask is not None:
            self.table.map.seek_all([self.into, *self.able()])

    def _clear(self) -> None:
        self.here = ""
        self.leaders: list[str] = []
        self.units: list[str] = []

    @property
    def into(self) -> str:
        ask = self.table.services.update.ask
        return str(ask.nouns["hex"]) if ask is not None else ""

    @property
    def branches(self) -> list[Branch]:
        return [b for b in menu_of(self.table.services.update.ask) if b.verb == "advance"]

    @staticmethod
    def _pick(branch: Branch) -> Pick:
        part = branch.parts[0]
        assert isinstance(part, Pick)
        return part

    def able(self) -> dict[str, tuple[list[str], list[str]]]:
        """Hex -> the leaders and the units that may come from there."""
        out: dict[str, tuple[list[str], list[str]]] = {}
        for branch in self.branches:
            leaders, units = out.setdefault(branch.nouns[0], ([], []))
            leaders += [n for n in branch.nouns[1] if n not in leaders]
            units += [n for n in self._pick(branch).options if n not in units]
        return {
            here: (sorted(leaders, key=number_of), sorted(units, key=number_of))
            for here, (leaders, units) in out.items()
        }

    def branch(self) -> Branch | None:
        """The branch of the hex and leaders chosen."""
        return next((b for b in self.branches if b.nouns[0] == self.here and list(b.nouns[1]) == self.leaders), None)

    @property
    def choice(self) -> list[Any] | None:
        found = self.branch()
        if found is None or not (self.leaders or self.units):
            return None
        pick = self._pick(found)
        return ["advance", self.here, self.leaders, self.units] if pick.lo <= len(self.units) <= pick.hi else None

    def why(self) -> str:
        """Why the present choice cannot be sent."""
        w, found = self.table.words, self.branch()
        if not self.here or not (self.leaders or self.units):
            return str(w("why.choose_units"))
        if found is None:
            return str(w("refused.bad_advance"))
        pick = self._pick(found)
        if len(self.units) > pick.hi:
            return str(w("why.room", limit=pick.hi, n=len(self.units)))
        return str(w("why.left", n=3 + pick.lo - len(self.units)))

    # choosing

    def acts(self) -> Sequence[AnswerButton]:
        if not self.open():
            return ()
        table, w = self.table, self.table.words
        stay = AnswerButton("stay", w("act.stay"), lambda: table.send(["stay"]))
        n = len(self.units) + len(self.leaders)
        if not n:
            return [
                stay,
                *(
                    AnswerButton(
                        f"all.{here}", w("act.advance.all", hex=table.hex_name(here)), partial(self.hex_click, here)
                    )
                    for here in sorted(self.able())[:2]
                ),
            ]
        choice = self.choice
        go = AnswerButton("advance", w("act.advance", n=n), lambda: table.send(choice), small=table.hex_name(self.into),
                 kind="primary", enabled=choice is not None, why=self.why())  # fmt: skip
        return [go, stay]

    def click(self, handle: Hashable) -> bool:
        if not isinstance(handle, tuple) or handle[0] != "advance" or not self.open():
            return False
        _, here, name = handle
        if here != self.here:
            self._clear()
            self.here = here
        leaders, _ = self.able()[here]
        group = self.leaders if name in leaders else self.units
        now = [n for n in group if n != name] if name in group else sorted([*group, name], key=number_of)
        if name in leaders:
            self.leaders = now
        else:
            self.units = now
        self.changed()
        return True

    def hex_click(self, hex: str) -> bool:
        """All that can come from a hex, or nobody; the emptied hex itself sends them."""
        if not self.open():
            return False
        if hex == self.into and self.choice is not None:
            self.table.send(self.choice)
            return True
        able = self.able()
        if hex not in able:
            return False
        was = (self.here, self.leaders, self.units)
        self._all(hex)
        if was == (self.here, self.leaders, self.units):
            self._clear()
        self.changed()
        return True

    def _all(self, hex: str) -> None:
        """As many as can come from a hex are chosen."""
        found = max((b for b in self.branches if b.nouns[0] == hex), key=lambda b: (self._pick(b).hi, -len(b.nouns[1])))
        self.here, self.leaders = hex, list(found.nouns[1])
        self.units = list(self._pick(found).options)[: self._pick(found).hi]

    def hex_why(self, hex: str) -> str:
        if not self.open() or hex not in self.able():
            return ""
        leaders, units = self.able()[hex]
        return self.table.unit_names([*leaders, *units])

    def back(self) -> bool:
        had = bool(self.leaders or self.units)
        self._clear()
        return had

    def hex_marks(self) -> HexMarks:
        if not self.open():
            return NO_MARKS
        able = self.able()
        rings = (Ring(self.into), *(Ring(here, dashed=True) for here in able if here != self.here))
        going = self.here and (self.leaders or self.units)
        routes = (Route((self.here, self.into), colour=GREEN),) if going else ()
        return HexMarks(routes=routes, rings=rings, lit=frozenset(able))

    # on the sheet

    def rows(self) -> list[Row]:
        out = []
        for here, (leaders, units) in sorted(self.able().items()):
            chosen = {*self.leaders, *self.units} if here == self.here else set()
            rest = "off" if self.here else ""  # nobody is washed out before somebody is chosen
            chips = tuple(Chip(n, "on" if n in chosen else rest) for n in (*leaders, *units))
            out.append(Row(self.table.words("advance.from", hex=self.table.hex_name(here)), chips))
        return out

    def spots(self) -> Sequence[Hotspot]:
        if not self.open() or covered(self.table):
            return ()
        found = self.rows()
        laid = lay(self.table.look, self.halves()[1], [len(row.chips) for row in found], most=104)
        out = []
        for here, row, rects in zip(sorted(self.able()), found, laid.chips):
            out += [Hotspot(("advance", here, chip.piece), rect, True) for chip, rect in zip(row.chips, rects)]
        return out

    def draw_background(self, surface: Surface) -> None:
        w = self.table.words
        rest = self.halves()[1]
        found = self.branch()
        limit = self._pick(found).hi if found is not None else 0
        title = w("advance")
        if self.here:
            title = w("advance.into", hex=self.table.hex_name(self.into), n=len(self.units), limit=limit)
        chosen = self.leaders or self.units
        told = self.why() if chosen and self.choice is None else f"{w('ask.advance.first')} {w('advance.how')}"
        self.heading(surface, title, told)
        counters = self.rows()
        rows(surface, self.table, lay(self.table.look, rest, [len(row.chips) for row in counters], most=104), counters)


class Plunder(Question):
    """`plunder`: which unit carries the bags of a site that an advance has taken."""

    kinds = ("plunder",)

    def begins(self, ask: SeatAsk | None) -> None:
        self.unit = ""
        if ask is not None:
            usual = ask.default
            self.unit = str(usual[2]) if isinstance(usual, list) and usual[0] == "plunder" else self.units[0]
            self.table.map.seek_all([self.here])

    @property
    def here(self) -> str:
        ask = self.table.services.update.ask
        return str(ask.nouns["hex"]) if ask is not None else ""

    @property
    def units(self) -> list[str]:
        for branch in menu_of(self.table.services.update.ask):
            if branch.verb == "plunder" and isinstance(branch.parts[0], One):
                return list(branch.parts[0].options)
        return []

    def acts(self) -> Sequence[AnswerButton]:
        if not self.open():
            return ()
        table, w = self.table, self.table.words
        small = w("plunder.carrier", unit=table.unit_name(self.unit))
        return [
            AnswerButton(
                "take", w("act.take"), lambda: table.send(["plunder", self.here, self.unit]), small=small, kind="moss"
            ),
            AnswerButton("leave", w("act.leave"), lambda: table.send(["leave"])),
        ]

    def click(self, handle: Hashable) -> bool:
        if not isinstance(handle, tuple) or handle[0] != "carrier" or not self.open():
            return False
        if self.unit == handle[1]:
            self.table.send(["plunder", self.here, self.unit])
            return True
        self.unit = handle[1]
        self.changed()
        return True

    def hex_marks(self) -> HexMarks:
        return HexMarks(rings=(Ring(self.here),), lit=frozenset((self.here,))) if self.open() else NO_MARKS

    def rows(self) -> list[Row]:
        return [Row("", tuple(Chip(n, "on" if n == self.unit else "off") for n in self.units))]

    def spots(self) -> Sequence[Hotspot]:
        if not self.open() or covered(self.table):
            return ()
        laid = lay(self.table.look, self.halves()[1], [len(self.units)], most=104)
        return [Hotspot(("carrier", name), rect, True) for name, rect in zip(self.units, laid.chips[0])]

    def draw_background(self, surface: Surface) -> None:
        w, table = self.table.words, self.table
        rest = self.halves()[1]
        ask = table.services.update.ask
        site = str(ask.nouns["site"]) if ask is not None else ""
        self.heading(surface, w("ask.plunder", site=table.site_name(site)), w("ask.plunder.stakes"))
        rows(surface, table, lay(table.look, rest, [len(self.units)], most=104), self.rows())
