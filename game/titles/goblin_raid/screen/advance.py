"""After an attack: who walks into the emptied hex (GOB-7.12), and who carries the bags that lie there (GOB-10.1)."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import partial

from pygame import Surface

from game.engine.ask import SeatAsk
from game.tabletop.contract import AnswerButton, Hotspot
from game.titles.goblin_raid.rules import menus, plays
from game.titles.goblin_raid.screen.panel import NO_MARKS, HexMarks
from game.titles.goblin_raid.screen.pieces import number_of
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

GREEN = palette.rgb("#47702B")


class Advance(Question):
    """`advance`: counters of one hex after another go into the emptied one."""

    kinds = ("advance",)

    def begins(self, ask: SeatAsk | None) -> None:
        self._clear()
        if ask is not None:
            self.map.seek_all([self.into, *self.able()])

    def _clear(self) -> None:
        self.here = ""
        self.leaders: list[str] = []
        self.units: list[str] = []

    @property
    def into(self) -> str:
        return self.subject.hex

    @property
    def offers(self) -> list[menus.AdvanceOffer]:
        return menus.advances(self.table.services.update.ask)

    def able(self) -> dict[str, tuple[list[str], list[str]]]:
        """Hex -> the leaders and the units that may come from there."""
        out: dict[str, tuple[list[str], list[str]]] = {}
        for offer in self.offers:
            leaders, units = out.setdefault(offer.here, ([], []))
            leaders += [n for n in offer.leaders if n not in leaders]
            units += [n for n in offer.units if n not in units]
        return {
            here: (sorted(leaders, key=number_of), sorted(units, key=number_of))
            for here, (leaders, units) in out.items()
        }

    def offer(self) -> menus.AdvanceOffer | None:
        """The offer of the hex and leaders chosen."""
        return next((one for one in self.offers if one.here == self.here and list(one.leaders) == self.leaders), None)

    @property
    def choice(self) -> plays.Advance | None:
        found = self.offer()
        if found is None or not (self.leaders or self.units):
            return None
        fits = found.least <= len(self.units) <= found.most
        return plays.Advance(self.here, self.leaders, self.units) if fits else None

    def why(self) -> str:
        """Why the present choice cannot be sent."""
        w, found = self.table.words, self.offer()
        if not self.here or not (self.leaders or self.units):
            return str(w("why-choose-units"))
        if found is None:
            return str(w("refused-bad-advance"))
        if len(self.units) > found.most:
            return str(w("why-room", limit=found.most, n=len(self.units)))
        return str(w("why-left", n=3 + found.least - len(self.units)))

    # choosing

    def _send(self, play: plays.Advance | None) -> None:
        if play is not None:
            self.table.send(play)

    def acts(self) -> Sequence[AnswerButton]:
        if not self.open():
            return ()
        table, w = self.table, self.table.words
        stay = AnswerButton("stay", w("act-stay"), lambda: table.send(plays.Stay()))
        n = len(self.units) + len(self.leaders)
        if not n:
            return [
                stay,
                *(
                    AnswerButton(
                        f"all.{here}", w("act-advance-all", hex=table.place(here)), partial(self.hex_click, here)
                    )
                    for here in sorted(self.able())[:2]
                ),
            ]
        choice = self.choice
        go = AnswerButton("advance", w("act-advance", n=n), lambda: self._send(choice), small=table.hex_name(self.into),
                 kind="primary", enabled=choice is not None, why=self.why())  # fmt: skip
        return [go, stay]

    def click(self, handle: Hashable) -> bool:
        match handle:
            case ("advance", str(here), str(name)) if self.open():
                self._toggle(here, name)
                return True
        return False

    def _toggle(self, here: str, name: str) -> None:
        """A counter of a hex joins or leaves; those of another hex are let go."""
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
        """As many as can come from a hex are chosen, with all leaders that can: who is left without one can't move."""
        found = max((one for one in self.offers if one.here == hex), key=lambda one: (one.most, len(one.leaders)))
        self.here, self.leaders = hex, list(found.leaders)
        self.units = list(found.units[: found.most])

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
        pressed = [*sorted(able), self.into] if self.choice is not None else sorted(able)
        return HexMarks(routes=routes, rings=rings, lit=frozenset(able), open=pressed)

    # on the sheet

    def rows(self) -> list[Row]:
        out = []
        for here, (leaders, units) in sorted(self.able().items()):
            chosen = {*self.leaders, *self.units} if here == self.here else set()
            rest = "off" if self.here else ""  # nobody is washed out before somebody is chosen
            chips = tuple(Chip(n, "on" if n in chosen else rest) for n in (*leaders, *units))
            out.append(Row(self.table.words("advance-from", hex=self.table.place(here)), chips))
        return out

    def spots(self) -> Sequence[Hotspot]:
        if not self.open() or self.table.sheets.covered:
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
        found = self.offer()
        limit = found.most if found is not None else 0
        title = w("advance")
        if self.here:
            title = w("advance-into", hex=self.table.place(self.into), n=len(self.units), limit=limit)
        chosen = self.leaders or self.units
        told = self.why() if chosen and self.choice is None else f"{w('ask-advance.first')} {w('advance-how')}"
        self.heading(surface, title, told)
        counters = self.rows()
        rows(surface, self.table, lay(self.table.look, rest, [len(row.chips) for row in counters], most=104), counters)


class Plunder(Question):
    """`plunder`: which unit carries the bags of a site that an advance has taken."""

    kinds = ("plunder",)

    def begins(self, ask: SeatAsk | None) -> None:
        self.unit = ""
        if ask is not None:
            usual = plays.read(ask.default)
            self.unit = usual.unit if isinstance(usual, plays.Plunder) else self.units[0]
            self.map.seek_all([self.here])

    @property
    def here(self) -> str:
        return self.subject.hex

    @property
    def units(self) -> list[str]:
        return menus.plunderers(self.table.services.update.ask).get(self.here, [])

    def acts(self) -> Sequence[AnswerButton]:
        if not self.open():
            return ()
        table, w = self.table, self.table.words
        small = w("plunder-carrier", unit=table.unit_name(self.unit))
        return [
            AnswerButton(
                "take", w("act-take"), lambda: table.send(plays.Plunder(self.here, self.unit)), small=small, kind="moss"
            ),
            AnswerButton("leave", w("act-leave"), lambda: table.send(plays.Leave())),
        ]

    def click(self, handle: Hashable) -> bool:
        match handle:
            case ("carrier", str(unit)) if self.open():
                if self.unit == unit:
                    self.table.send(plays.Plunder(self.here, unit))
                else:
                    self.unit = unit
                    self.changed()
                return True
        return False

    def hex_marks(self) -> HexMarks:
        return HexMarks(rings=(Ring(self.here),), lit=frozenset((self.here,))) if self.open() else NO_MARKS

    def rows(self) -> list[Row]:
        return [Row("", tuple(Chip(n, "on" if n == self.unit else "off") for n in self.units))]

    def spots(self) -> Sequence[Hotspot]:
        if not self.open() or self.table.sheets.covered:
            return ()
        laid = lay(self.table.look, self.halves()[1], [len(self.units)], most=104)
        return [Hotspot(("carrier", name), rect, True) for name, rect in zip(self.units, laid.chips[0])]

    def draw_background(self, surface: Surface) -> None:
        w, table = self.table.words, self.table
        rest = self.halves()[1]
        self.heading(surface, w("ask-plunder", site=table.site_name(self.subject.site)), w.stakes("ask-plunder"))
        rows(surface, table, lay(table.look, rest, [len(self.units)], most=104), self.rows())
