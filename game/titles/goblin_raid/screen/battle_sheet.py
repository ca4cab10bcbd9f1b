"""The middle of a battle's sheet: strikers against their target, both totals, the table, the die. Printed from a `Strike`,
be it in the making, or told by a cue."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from game.titles.goblin_raid.screen.battle_facts import MISSILE_STEPS, Prospect
from game.titles.goblin_raid.screen.context import Context
from game.titles.goblin_raid.screen.odds import chance_words, combat_table, die_panel
from game.titles.goblin_raid.screen.sheet import (
    BAD,
    CREAM,
    GOOD_TEXT,
    Laid,
    Row,
    box,
    lay,
    parts_of,
    put,
    rows,
    rule,
    words,
)
from game.ui import palette, shapes
from game.ui.look import Look

MOST = 72
"""Units: the largest counter on the sheet."""


@dataclass(frozen=True)
class Strike:
    """An attack: its step, target, those who strike (by hex) and those who are struck, and what it amounts to."""

    letter: str
    target: str
    mine: tuple[Row, ...]
    theirs: tuple[Row, ...]
    prospect: Prospect | None

    @property
    def missile(self) -> bool:
        return self.letter in MISSILE_STEPS


@dataclass(frozen=True)
class Sides:
    """The parts of the sides: a box for each possible target (when there are several), strikers, totals, the target."""

    targets: tuple[Rect, ...]
    mine: Rect
    totals: Rect
    theirs: Rect


def sides_parts(look: Look, area: Rect, targets: int, mine: int = 1, theirs: int = 1) -> Sides:
    """Where they lie; `mine` and `theirs` are how many counters each side shows: the larger crowd has more room."""
    found: list[Rect] = []
    top = area.y
    if targets > 1:
        gap = look.px(8)
        high = max(40, look.px(44), round(look.caps(21) * 1.15 + look.text(16) * 1.4))
        wide = min(look.px(300), (area.w - gap * (targets - 1)) // targets)
        found = [Rect(area.x + i * (wide + gap), top, wide, high) for i in range(targets)]
        top += high + gap // 2
    rest = Rect(area.x, top, area.w, area.bottom - top)
    share = min(0.68, max(0.32, mine / max(1, mine + theirs)))
    left, right = round(rest.w * 0.80 * share), round(rest.w * 0.80 * (1 - share))
    west = Rect(rest.x, rest.y, left, rest.h)
    east = Rect(rest.right - right, rest.y, right, rest.h)
    return Sides(tuple(found), west, Rect(west.right, rest.y, east.x - west.right, rest.h), east)


def counts(strike: Strike) -> tuple[int, int]:
    """How many counters both sides of an attack show."""
    return sum(len(row.chips) for row in strike.mine), sum(len(row.chips) for row in strike.theirs)


def strike_rows(look: Look, boxes: Sides, strike: Strike) -> tuple[Laid, Laid]:
    """Where the counters of both sides lie."""
    mine = lay(look, boxes.mine, [len(row.chips) for row in strike.mine], worded=strike.missile, most=MOST)
    theirs = lay(look, boxes.theirs, [len(row.chips) for row in strike.theirs], most=MOST, align="right")
    return mine, theirs


def print_strike(surface: Surface, table: Context, area: Rect, strike: Strike,
                 targets: Sequence[tuple[str, Prospect | None]]) -> None:  # fmt: skip
    """The body of the sheet while the attack is in the making, a part of it before each yield."""
    found = parts_of(table.look, area)
    paint_sides(surface, table, area, strike, targets)
    paint_table(surface, table, area, strike)
    paint_die(surface, table, area, strike)
    rule(surface, table.look, found.morale.y - table.look.px(5), found.inner.x, found.inner.right, 2)


def paint_sides(surface: Surface, table: Context, area: Rect, strike: Strike,
                targets: Sequence[tuple[str, Prospect | None]] = ()) -> None:  # fmt: skip
    """Strikers and their target, both totals."""
    look = table.look
    found = parts_of(look, area)
    boxes = sides_parts(look, found.sides, len(targets), *counts(strike))
    for (target, prospect), rect in zip(targets, boxes.targets):
        _target(surface, table, rect, target, prospect, target == strike.target)
    mine, theirs = strike_rows(look, boxes, strike)
    rows(surface, table, mine, strike.mine)
    rows(surface, table, theirs, strike.theirs, align="right")
    _totals(surface, table, boxes.totals, strike)


def paint_table(surface: Surface, table: Context, area: Rect, strike: Strike, die: int = 0) -> None:
    """The table of attacks, with the cell of the die."""
    found = parts_of(table.look, area)
    rule(surface, table.look, found.table.y - table.look.px(5), found.inner.x, found.inner.right, 2)
    combat_table(surface, table, found.table, strike.prospect, strike.missile, die)


def paint_die(surface: Surface, table: Context, area: Rect, strike: Strike, verdict: str = "", die: int = 0,
              shown: int = 99) -> None:  # fmt: skip
    """The die's panel. `die`, `shown` and `verdict` tell how far its roll has come."""
    found = parts_of(table.look, area)
    rule(surface, table.look, found.table.y - table.look.px(5), found.inner.x, found.inner.right, 2)
    die_panel(surface, table, found.die, strike.prospect, die, shown, verdict)


def _target(surface: Surface, table: Context, rect: Rect, target: str, prospect: Prospect | None, on: bool) -> None:
    """A possible target with its chance."""
    look = table.look
    box(surface, look, rect, palette.STRAW if on else CREAM, thick=3.5 if on else 2)
    name = look.label(table.hex_name(target), 21, look.palette.k, 0.8, width=rect.w - look.px(16))
    put(surface, name, midtop=(rect.centerx, rect.y + look.px(2)))
    if prospect is not None:
        told = words(look, chance_words(table, prospect), 16, look.palette.k, rect.w - look.px(16))
        put(surface, told, midbottom=(rect.centerx, rect.bottom - look.px(2)))


def _totals(surface: Surface, table: Context, rect: Rect, strike: Strike) -> None:
    """Both totals with VS between them; of a volley its points alone."""
    look, w = table.look, table.words
    p = strike.prospect
    if p is None:
        return
    px = min(look.caps(46), round(rect.w * 0.34))
    burst = max(28, min(look.px(70), round(rect.w * 0.34)))
    room = (rect.w - burst) // 2 - look.px(8)  # beside the burst, clear of the counters
    mine = look.lettering.line(str(p.sum), "display", px, GOOD_TEXT, width=room, floor=12)
    star = shapes.star(burst, BAD, look.palette.k, 14, 0.72, CREAM)
    y = rect.y + round(min(rect.h * 0.46, px * 1.5))
    put(surface, star, center=(rect.centerx, y))
    if p.missile:
        label = look.lettering.line(str(p.sum), "display", round(burst * 0.42), CREAM, width=burst - 6, floor=11)
        put(surface, label, center=(rect.centerx, y))
        told = look.label(w("attack-tab-points"), 18, look.palette.k, 0.8, width=rect.w)
        put(surface, told, midtop=(rect.centerx, y + burst // 2 + 2))
        return
    vs = look.lettering.line("VS", "display", max(11, round(burst * 0.34)), CREAM)
    put(surface, vs, center=(rect.centerx, y))
    theirs = look.lettering.line(str(p.defence), "display", px, BAD, width=room, floor=12)
    put(surface, mine, midright=(rect.centerx - burst // 2 - look.px(4), y))
    put(surface, theirs, midleft=(rect.centerx + burst // 2 + look.px(4), y))
    label = look.label(w("attack-tab-melee"), 18, look.palette.k, 0.8, width=rect.w)
    put(surface, label, midtop=(rect.centerx, y + burst // 2 + 2))
    if p.hits and not p.number:
        told = look.lettering.paragraph(w("attack-no-roll"), "text", look.text(15), rect.w - 4, palette.RED_TEXT,
                                        align="centre", lines=2).surface  # fmt: skip
        put(surface, told, midtop=(rect.centerx, y + burst // 2 + 4 + label.get_height()))
