"""Fleeing: who goes next, and by which of the shortest ways; where there is no safety, hex by hex (GOB-9.5 to 9.13).

A way is built by pressing hexes it should lead through; the rest is the usual way (GOB-9.17). It is shown on the map with
numbered steps, enemy zones hatched.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence, Set

from pygame import Rect, Surface

from game.engine.ask import SeatAsk
from game.engine.spaces import Path
from game.tabletop.contract import AnswerButton, Hotspot
from game.titles.goblin_raid.rules import menus, plays
from game.titles.goblin_raid.rules.flight_paths import safeties
from game.titles.goblin_raid.rules.map_graph import CAVE_AT, NEAR
from game.titles.goblin_raid.rules.pieces import INDEX
from game.titles.goblin_raid.screen.battle_facts import armour_of
from game.titles.goblin_raid.screen.context import Context
from game.titles.goblin_raid.screen.map import TableMap
from game.titles.goblin_raid.screen.pages import Pages
from game.titles.goblin_raid.screen.panel import NO_MARKS, HexMarks
from game.titles.goblin_raid.screen.pieces import facts_of
from game.titles.goblin_raid.screen.question import Question
from game.titles.goblin_raid.screen.reading import is_leader
from game.titles.goblin_raid.screen.sheet import (
    Chip,
    Option,
    Row,
    lay,
    option,
    put,
    rows,
    stacked,
)
from game.ui import palette
from game.ui.hexmap.ground import Ground, straw
from game.ui.hexmap.overlays import Ring
from game.ui.hexmap.route import Route
from game.ui.widgets.inspector import Inspected

GREEN, RED = palette.rgb("#47702B"), palette.rgb("#B0382A")
MOST = 6
"""Ends that are listed; others are pressed on the map."""


def levels(path: Path) -> list[set[str]]:
    """The hexes of the ways by their distance from the start: each step leads one level on."""
    found = [set(path.starts)]
    while len(found) <= path.longest:
        after = {b for a in found[-1] for b in path.links.get(a, ())}
        if not after:
            break
        found.append(after)
    return found


def best_way(path: Path, zone: Set[str], enemies: Set[str], via: Mapping[int, str]) -> list[str] | None:
    """The usual way through the hexes named by level; None if no way leads through all of them."""
    known: dict[str, tuple[int, int, tuple[str, ...]] | None] = {}

    def rest(a: str, level: int) -> tuple[int, int, tuple[str, ...]] | None:
        if a in path.ends:
            return 0, sum(1 for near in NEAR[a] if near in enemies), ()
        if a not in known:
            options = []
            for b in path.links.get(a, ()):
                if via.get(level + 1, b) != b:
                    continue
                on = rest(b, level + 1)
                if on is not None:
                    options.append((on[0] + (b in zone), on[1], (b, *on[2])))
            known[a] = min(options) if options else None
        return known[a]

    found = rest(path.starts[0], 0)
    return None if found is None else [path.starts[0], *found[2]]


class Flight(Question):
    """`flee` and `run`."""

    kinds = ("flee", "run")

    def __init__(self, table: Context, map: TableMap, pages: Pages) -> None:
        super().__init__(table, map)
        self.pages = pages

    def begins(self, ask: SeatAsk | None) -> None:
        self.who = 0
        self.via: dict[int, str] = {}
        if ask is not None:
            self.map.seek_all(self.way)

    # the question

    @property
    def running(self) -> bool:
        return self.table.asked == "run"

    @property
    def offers(self) -> list[menus.FleeOffer]:
        return menus.flights(self.table.services.update.ask)

    @property
    def movers(self) -> list[list[str]]:
        """Who may go next: the escorted group, then each by himself."""
        if self.running:
            return [list(self.subject.pieces)]
        return [list(one.pieces) for one in self.offers]

    @property
    def path(self) -> Path | None:
        """The ways of those who were chosen."""
        offers = [] if self.running else self.offers
        return offers[min(self.who, len(offers) - 1)].path if offers else None

    @property
    def free(self) -> bool:
        """No way leads to safety: they will run hex by hex."""
        path = self.path
        return path is not None and path.longest == 0

    @property
    def zone(self) -> Set[str]:
        return self.table.reading.field.zone

    @property
    def way(self) -> list[str]:
        """The way as it stands, start included."""
        if self.running:
            return list(self.subject.trail)
        path = self.path
        if path is None:
            return []
        found = best_way(path, self.zone, self.table.reading.field.enemies, self.via)
        return found or best_way(path, self.zone, self.table.reading.field.enemies, {}) or [path.starts[0]]

    def zones(self, way: Sequence[str]) -> int:
        return sum(1 for here in way[1:] if here in self.zone)

    @property
    def open_hexes(self) -> list[str]:
        """The next hexes of a free way."""
        return menus.run_hexes(self.table.services.update.ask)

    @property
    def rout(self) -> bool:
        return self.subject.rout

    # choosing

    def acts(self) -> Sequence[AnswerButton]:
        if not self.open():
            return ()
        table, w = self.table, self.table.words
        if self.running:
            ask = table.services.update.ask
            if ask is None:
                return ()
            best = plays.read(ask.default)
            return [AnswerButton("run", w("act-flee-best"), lambda: table.send(best))]
        way = self.way
        who = self.movers[min(self.who, len(self.movers) - 1)] if self.movers else []
        small = w("flight-zones", n=self.zones(way)) if not self.free else ""
        out = [
            AnswerButton(
                "flee", w("verb-flee"), lambda: table.send(plays.Flee(who, way)), small=small, enabled=bool(who)
            )
        ]
        if self.via:
            out.append(AnswerButton("best", w("act-flee-best"), self._best, kind="gold"))
        return out

    def _best(self) -> None:
        self.via = {}
        self.table.again()

    def click(self, handle: Hashable) -> bool:
        match handle:
            case ("runner", int(n)):
                self.who, self.via = n, {}
                self.changed()
                return True
            case ("end", str(found)):
                return self.hex_click(found)
        return False

    def hex_click(self, hex: str) -> bool:
        if self.running:
            if hex not in self.open_hexes:
                return False
            self.table.send(plays.Run(hex), "card_slide")
            return True
        path = self.path
        if path is None:
            return False
        level = next((n for n, found in enumerate(levels(path)) if n and hex in found), 0)
        if not level:
            return False
        if self.way[-1] == hex and self.via.get(level) == hex:
            self.table.send(plays.Flee(self.movers[self.who], self.way))
            return True
        self.via = {**self.via, level: hex}
        for other in sorted(self.via, key=lambda n: abs(n - level), reverse=True):
            if best_way(path, self.zone, self.table.reading.field.enemies, self.via) is not None:
                break
            if other != level:  # what lies farthest from the new wish gives way
                del self.via[other]
        self.changed()
        return True

    def back(self) -> bool:
        had = bool(self.via)
        self.via = {}
        return had

    # on the map

    def hex_marks(self) -> HexMarks:
        if not self.open():
            return NO_MARKS
        facts = facts_of(self.table)
        colour = GREEN if facts.own_side() else RED  # the enemy's
        way = tuple(self.way)
        if self.running:
            hexes = set(self.open_hexes)
        else:
            path = self.path
            hexes = {here for found in levels(path)[1:] for here in found} if path is not None else set()
        zones = {here: colour for here in hexes | set(way[1:]) if here in self.zone}
        tints = {here: straw(0.15) for here in hexes}
        tag = ""
        if len(way) > 1:
            tag = self.table.words("flight-path", to=self.table.place(way[-1]), n=len(way) - 1)
        routes = (Route(way, tag=tag, colour=RED if not facts.own_side() else palette.PLANK_GRAIN, order=True),)
        return HexMarks(
            Ground(tints, zones=zones),
            routes if len(way) > 1 else (),
            (Ring(way[0]),) if way else (),
            frozenset(way[:1]),
            open=sorted(hexes),
        )

    def hex_why(self, hex: str) -> str:
        if not self.open():
            return ""
        w = self.table.words
        hexes = (
            self.open_hexes
            if self.running
            else [h for found in levels(self.path)[1:] for h in found]
            if self.path
            else []
        )
        if hex not in hexes:
            return str(w("refused-bad-path"))
        return str(w("flight-zones", n=1)) if hex in self.zone else ""

    # on the sheet

    def inspect(self, handle: Hashable) -> Inspected | None:
        """Who would go next, at reading size."""
        match handle:
            case ("runner", int(n)) if n < len(self.movers):
                first, *_ = self.movers[n]
                return self.pages.counter(first)
        return None

    def _sides(self) -> tuple[Rect, Rect]:
        """Those who flee, the ways."""
        rest, gap = self.halves()[1], self.table.look.px(16)
        left = round(rest.w * 0.36)
        right = Rect(rest.x + left + gap, rest.y, rest.w - left - gap, rest.h)
        return Rect(rest.x, rest.y, left, rest.h), right

    def rows(self) -> list[Row]:
        """Each who may go next; in a rout with the chance that the way costs it its life."""
        w, facts = self.table.words, facts_of(self.table)
        zones = self.zones(self.way)
        groups = self.movers
        if not groups:
            return []

        def word(name: str, here: bool) -> str:
            if not self.rout or not here:
                return ""
            return str(w("flight-lost", n=min(6, armour_of(facts.s, name) + zones)))

        out: list[Row] = []
        singles: list[Chip] = []
        for n, group in enumerate(groups):
            mark = "on" if n == min(self.who, len(groups) - 1) else "off"
            chips = tuple(Chip(name, mark, word(name, mark == "on"), True) for name in group)
            if len(group) > 1:
                out.append(Row(w("escort"), chips))
            else:
                singles += chips
        if singles:
            out.append(Row(w("flight-singly") if len(singles) > 1 else "", tuple(singles)))
        return out

    def ends(self) -> list[tuple[str, list[str]]]:
        """The ends of the ways and the usual way to each, the best first."""
        path = self.path
        if path is None or self.free:
            return []
        last = max(0, len(levels(path)) - 1)
        found = []
        for end in path.ends:
            way = best_way(path, self.zone, self.table.reading.field.enemies, {last: end})
            if way is not None:
                found.append((end, way))
        return sorted(found, key=lambda row: (self.zones(row[1]), row[0]))[:MOST]

    def end_option(self, end: str, way: list[str]) -> Option:
        w = self.table.words
        small = [w("flight-zones", n=self.zones(way))]
        if self._safe(end):
            small.insert(0, w("flight-safe"))
        who = [self.table.leader_name(name) for name in facts_of(self.table).pieces(end) if is_leader(name)][:1]
        far = self.table.amount("hexes", len(way) - 1)
        return Option(
            " · ".join([self.table.hex_name(end), *who]), " · ".join(small), far, chosen=self.way[-1:] == [end]
        )

    def _safe(self, end: str) -> bool:
        who = self.movers[min(self.who, len(self.movers) - 1)]
        return end in CAVE_AT or end in safeties(self.table.reading.field, [INDEX[n] for n in who], self.way[0])

    def spots(self) -> Sequence[Hotspot]:
        if self.table.sheets.covered:
            return ()
        look = self.table.look
        left, right = self._sides()
        out: list[Hotspot] = []
        found = self.rows()
        laid = lay(look, left, [len(row.chips) for row in found], worded=self.rout, most=96)
        number = {name: n for n, group in enumerate(self.movers) for name in group}
        for row, rects in zip(found, laid.chips):
            done: set[int] = set()
            for chip, rect in zip(row.chips, rects):
                n = number[chip.piece]
                if n not in done:
                    out.append(Hotspot(("runner", n), rect, not self.running))
                else:
                    out.append(Hotspot(("unit", chip.piece), rect))
                done.add(n)
        ends = self.ends()
        for (end, _), rect in zip(ends, stacked(right, len(ends), max(44, look.px(62)), look.px(8))):
            out.append(Hotspot(("end", end), rect, True))
        return out

    def draw_background(self, surface: Surface) -> None:
        table, look, w = self.table, self.table.look, self.table.words
        left, right = self._sides()
        if table.services.update.ask is None:
            return
        key = "flight-rout" if self.rout else "flight-retreat"
        told = w("ask-run.first") if self.running or self.free else w("ask-flee.first")
        self.heading(surface, f"{w('flight')} · {w(key, n=self.subject.hexes)}", told)
        found = self.rows()
        rows(surface, table, lay(look, left, [len(row.chips) for row in found], worded=self.rout, most=96), found)
        ends = self.ends()
        for (end, way), box in zip(ends, stacked(right, len(ends), max(44, look.px(62)), look.px(8))):
            option(surface, look, box, self.end_option(end, way))
        if self.running or self.free:
            left_over = self.subject.hexes + 1 - len(self.way)
            line = w("amount-hexes", n=left_over)
            put(surface, look.label(line, 30, palette.RED_TEXT, 1.0, width=right.w), topleft=right.topleft)
