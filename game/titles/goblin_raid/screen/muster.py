"""The goblins' muster on a sheet: a row for each leader with his cave and band, one for those who stay home (GOB-3.10, 3.13).

Every press is one small choice that the rules answer at once; `ready` ends it.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import pygame
from pygame import Rect, Surface

from game.tabletop.contract import AnswerButton, Hotspot
from game.titles.goblin_raid.rules import plays
from game.titles.goblin_raid.rules.map_graph import CAVE_AT, CAVES
from game.titles.goblin_raid.rules.pieces import GOBLIN, IDS, LEADERS
from game.titles.goblin_raid.screen.context import Context, undo
from game.titles.goblin_raid.screen.hand import InHand
from game.titles.goblin_raid.screen.map import TableMap
from game.titles.goblin_raid.screen.names import in_order
from game.titles.goblin_raid.screen.panel import NO_MARKS, EmptyPanel, HexMarks
from game.titles.goblin_raid.screen.panels import counter, grid, inside, panel
from game.titles.goblin_raid.screen.reading import is_leader
from game.titles.goblin_raid.screen.setup import dragged
from game.titles.goblin_raid.screen.stacks import melee, missiles
from game.ui import palette
from game.ui.fitting import fitted
from game.ui.hexmap.ground import Area, Ground, straw
from game.ui.hexmap.overlays import Ring
from game.ui.look import Look

ON_PLANK = palette.rgb("#D9CFB4")


class GoblinSetup(EmptyPanel):
    """The muster: a row for each leader with his cave and band, one for those who stay home. A unit pressed, then one of
    another row: they change places. A leader pressed, then a cave on the map (or a leader's row): they change caves."""

    sheet = True

    def __init__(self, table: Context, map: TableMap, move: InHand) -> None:
        super().__init__(table)
        self.map, self.move = map, move
        self.chosen = ""

    def open(self) -> bool:
        return self.table.posed == "goblin_setup"

    # what lies where

    def leaders(self) -> list[str]:
        """Who may go out, those who stay last."""
        at = self.table.reading.at
        found = [IDS[p] for p in LEADERS[GOBLIN]]
        return [one for one in found if at.get(one, "")[:1].isdigit() or at.get(one) == "stay"]

    def band(self, leader: str) -> list[str]:
        """The units in a leader's cave."""
        place = self.table.reading.at[leader]
        return (
            in_order(p for p, at in self.table.reading.at.items() if at == place and not is_leader(p))
            if _out(place)
            else []
        )

    def spare(self) -> list[str]:
        """Units that nobody leads: they stay home."""
        return in_order(p for p, at in self.table.reading.at.items() if at == "stay" and not is_leader(p))

    def _rows(self) -> list[tuple[str, Rect]]:
        """Leader -> his row; "" the units that stay home."""
        look = self.table.look
        area = inside(look, self.table.ground.sheet)
        names = [*self.leaders(), *([""] if self.spare() else [])]
        high = min(look.px(150), area.h // max(1, len(names)))
        return [(name, Rect(area.x, area.y + i * high, area.w, high)) for i, name in enumerate(names)]

    def _leader_box(self, row: Rect) -> Rect:
        px = min(row.h - self.table.look.px(14), self.table.look.px(84))
        return Rect(row.x + self.table.look.px(8), row.centery - px // 2, px, px)

    def _boxes(self) -> dict[str, Rect]:
        """Every counter's box."""
        look, out = self.table.look, {}
        rows = self._rows()
        most = max((len(self.band(name) if name else self.spare()) for name, _ in rows), default=1)
        for name, row in rows:
            units = self.band(name) if name else self.spare()
            left = row.x + round(row.w * 0.34)
            if name:
                out[name] = self._leader_box(row)
            area = Rect(left, row.y + look.px(6), row.right - left, row.h - look.px(12))
            out.update(zip(units, _strip(area, len(units), most, look)))
        return out

    # choices

    def swapped(self, unit: str, other: str) -> plays.AssignUnits | None:
        """The choice that makes two units change bands; None if the ask has none."""
        holder, second = self._holder(unit), self._holder(other)
        if holder == second:
            return None
        for mine, gone, come in ((holder, unit, other), (second, other, unit)):
            if mine:
                band = [u for u in self.band(mine) if u != gone]
                choice = plays.AssignUnits(mine, in_order([*band, come]))
                if self.table.can(choice):
                    return choice
        return None

    def moved(self, unit: str, leader: str) -> plays.AssignUnits | None:
        """The choice that gives a unit to a leader who has room (in a shortage), or back (leader "")."""
        holder = self._holder(unit)
        if holder == leader:
            return None
        who = leader or holder
        band = [*self.band(leader), unit] if leader else [u for u in self.band(holder) if u != unit]
        choice = plays.AssignUnits(who, in_order(band))
        return choice if who and self.table.can(choice) else None

    def _holder(self, unit: str) -> str:
        place = self.table.reading.at[unit]
        return next((leader for leader in self.leaders() if self.table.reading.at[leader] == place and _out(place)), "")

    def _caves(self, leader: str) -> list[str]:
        """Hexes of the caves that a leader may take now."""
        return [here for cave, here in CAVES.items() if self.table.can(plays.AssignLeader(leader, cave))]

    # hands

    def spots(self) -> Sequence[Hotspot]:
        words = self.table.words
        out = []
        for name, row in self._rows():
            label = Rect(row.x + round(row.w * 0.12), row.y, round(row.w * 0.20), row.h)
            gives = bool(self.chosen) and not is_leader(self.chosen) and self.moved(self.chosen, name) is not None
            out.append(Hotspot(("row", name), label, gives, words("setup-swap"), order=2))
        out += [Hotspot(("unit", piece), rect, True, drag=True, order=2) for piece, rect in self._boxes().items()]
        return out

    def _home_choice(self) -> plays.AssignLeader | None:
        choice = plays.AssignLeader(self.chosen, "home")
        return choice if self.chosen and self.table.can(choice) else None

    def click(self, handle: Hashable) -> bool:
        match handle:
            case ("unit" | "row" as what, str(name)):
                if self.chosen and name != self.chosen:
                    return self._onto(self.chosen, name)
                self.chosen = "" if name == self.chosen or what == "row" else name
                self._seek()
                self.table.services.play_sound("counter_down")
                self.table.again()
                return True
        return False

    def _onto(self, one: str, other: str) -> bool:
        """One counter on another counter, or on a row: swap, give, or change what is chosen."""
        choice: plays.AssignUnits | None = None
        if not is_leader(one) and other and not is_leader(other):
            choice = self.swapped(one, other)
        elif not is_leader(one):
            choice = self.moved(one, other)
        if choice is None:
            self.chosen = other
            self._seek()
            self.table.again()
            return True
        return self._send(choice)

    def _send(self, choice: plays.AssignUnits | plays.AssignLeader | None) -> bool:
        if choice is None:
            return False
        self.chosen = ""
        self.table.send(choice, "counter_down")
        return True

    def _seek(self) -> None:
        if self.chosen and is_leader(self.chosen):
            place = self.table.reading.at[self.chosen]
            if _out(place):
                self.map.seek(place)

    def hex_click(self, here: str) -> bool:
        """A free cave for the chosen leader, or the leader of a cave."""
        if not self.open() or here not in CAVE_AT:
            return False
        if self.chosen and is_leader(self.chosen) and here in self._caves(self.chosen):
            return self._send(plays.AssignLeader(self.chosen, CAVE_AT[here]))
        found = self.table.reading.leaders_at(here)
        if found:
            self.chosen = "" if self.chosen == found[0] else found[0]
            self.table.services.play_sound("counter_down")
            self.table.again()
        return bool(found)

    def hex_why(self, here: str) -> str:
        if not self.open() or here not in CAVE_AT:
            return ""
        if self.chosen and is_leader(self.chosen) and self.table.reading.leaders_at(here):
            return self.table.refusal("cave_taken")
        return self.table.words("setup-cave-free") if here not in self.table.reading.stacks else ""

    def drop(self, handle: Hashable, onto: Hashable) -> bool:
        match handle, onto:
            case ("unit", str(piece)), ("hex", str(here)) if is_leader(piece) and here in self._caves(piece):
                return self._send(plays.AssignLeader(piece, CAVE_AT[here]))
            case ("unit", str(piece)), ("unit", str(other)) if not is_leader(piece) and not is_leader(other):
                return self._send(self.swapped(piece, other))
            case ("unit", str(piece)), ("unit" | "row", str(other)) if not is_leader(piece):
                return self._send(self.moved(piece, other))
        return False

    def back(self) -> bool:
        was, self.chosen = self.chosen, ""
        return bool(was)

    def shown(self) -> None:
        if not self.open() or self.chosen not in self.table.reading.at:
            self.chosen = ""

    def ask(self) -> tuple[str, str] | None:
        words = self.table.words
        if self.chosen and is_leader(self.chosen):
            return words("setup-cave", leader=self.table.leader_name(self.chosen)), words("setup-cave-how")
        if self.chosen:
            return words("setup-swap-with", unit=self.table.unit_name(self.chosen)), words("setup-swap")
        return None

    def acts(self) -> Sequence[AnswerButton]:
        words = self.table.words
        ready = AnswerButton("ready", words("act-ready"), lambda: self.table.send(plays.Ready()), small=words("act-ready-small"),
                    kind="primary")  # fmt: skip
        home = self._home_choice()
        if home is None:
            return [ready, undo(self.table)]
        return [ready, undo(self.table), AnswerButton("home", words("setup-home"), lambda: self._send(home))]

    # pictures

    def hex_marks(self) -> HexMarks:
        if not self.open():
            return NO_MARKS
        if not self.chosen or not is_leader(self.chosen):
            lit = frozenset(place for one in self.leaders() if _out(place := self.table.reading.at[one]))
            return HexMarks(lit=lit, open=sorted(lit))
        caves = frozenset(self._caves(self.chosen))
        place = self.table.reading.at[self.chosen]
        rings = (Ring(place),) if _out(place) else ()
        return HexMarks(
            Ground(tints=dict.fromkeys(caves, straw(0.4)), areas=(Area(caves),)), rings=rings, open=sorted(caves)
        )

    def draw_background(self, surface: Surface) -> None:
        table, look, words = self.table, self.table.look, self.table.words
        aside = table.reading.reserve[0] or sum(1 for at in table.reading.at.values() if at == "aside")
        panel(surface, look, table.ground.sheet, words("setup-goblin"), words("setup-aside", n=aside) if aside else "")
        boxes = self._boxes()
        for i, (name, row) in enumerate(self._rows()):
            self._row(surface, name, row, i)
        for piece, rect in boxes.items():
            counter(table, surface, piece, rect, glow=piece == self.chosen)
        foot, edge = table.ground.foot, look.px(4)
        room = foot.w - 4 * edge, table.ground.chip(look).y - foot.y - 2 * edge
        surface.blit(
            fitted(look, words("setup-how"), "text", look.text(18), room, ON_PLANK, lines=4), foot.move(edge, edge)
        )

    def _row(self, surface: Surface, name: str, row: Rect, i: int) -> None:
        table, look, words = self.table, self.table.look, self.table.words
        if i:
            pygame.draw.line(surface, look.palette.k, row.topleft, row.topright, max(1, look.px(2)))
        x = row.x + round(row.w * 0.12)
        room = round(row.w * 0.21)
        units = self.band(name) if name else self.spare()
        if name:
            place = table.reading.at[name]
            told = words("stack-units", n=len(units), limit=self.move.limit(name))
            lines = [table.leader_name(name), table.hex_name(place) if _out(place) else words("setup-home"), told]
        else:
            lines = [words("setup-pool"), words("setup-home"), words("stack-height", n=len(units))]
        sizes = (("text_bold", 20), ("text", 17), ("text", 17))
        pictures = [look.lettering.line(text, role, look.text(px), look.palette.k, width=room, floor=12)  # type: ignore[arg-type]
                    for text, (role, px) in zip(lines, sizes)]  # fmt: skip
        if units:
            told = words("band-totals", missile=missiles(units), melee=melee(units))
            pictures.append(look.lettering.line(told, "text", look.text(16), palette.DIM_TEXT, width=room, floor=12))
        while len(pictures) > 2 and sum(p.get_height() for p in pictures) > row.h - look.px(6):
            pictures.pop(1 if len(pictures) == 3 else -1)
        y = row.centery - sum(p.get_height() for p in pictures) // 2
        for picture in pictures:
            surface.blit(picture, (x, y))
            y += picture.get_height()

    def paint_corner(self, surface: Surface) -> None:
        dragged(self.table, surface, self.table.look.px(58))


def _strip(area: Rect, count: int, most: int, look: Look) -> list[Rect]:
    """Counters in a row, in the middle of its height; as large as the longest row lets them be."""
    gap = look.px(6)
    px = max(24, min((area.w + gap) // max(1, most) - gap, area.h, look.px(78)))
    if (px + gap) * count - gap > area.w:
        return grid(area, count, px, 18, gap)
    return [Rect(area.x + i * (px + gap), area.centery - px // 2, px, px) for i in range(count)]


def _out(place: str) -> bool:
    return place[:1].isdigit()
