"""The sheet of a battle while its story is told: the parts that together cover it, so that only those are printed again of which
something is another."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from pygame import Rect, Surface

from game.titles.goblin_raid.screen.battle_frame import BattleFrame
from game.titles.goblin_raid.screen.battle_sheet import Strike, paint_die, paint_sides, paint_table
from game.titles.goblin_raid.screen.morale import Card, cards
from game.titles.goblin_raid.screen.sheet import parts_of, rule
from game.ui.look import Look


class Told(NamedTuple):
    """How far the story has come: the battle and its step, an attack with its die and how many modifiers have slid under it,
    the class cards with the leader who helps."""

    title: str
    letter: str
    strike: Strike | None
    die: int
    verdict: str
    slid: int
    cards: tuple[Card, ...]
    leader: str
    add: int


class Part(NamedTuple):
    """Of a sheet: its place in the window, what it shows, and how that is painted where the sheet lies at an area."""

    name: str
    rect: Rect
    shows: object
    paint: Callable[[Surface, Rect], object]


def parts_told(battle: BattleFrame, area: Rect, told: Told) -> Iterator[Part]:
    """The parts from top to bottom."""
    table, look, strike = battle.table, battle.table.look, told.strike
    found = parts_of(look, area)
    inner, top, foot = found.inner, found.sides.y, found.body.bottom
    heading = (told.title, battle.small(), tuple(battle.steps(told.letter)))
    yield Part("head", Rect(inner.x, inner.y, inner.w, top - inner.y), heading,
               lambda s, a: battle.head(s, a, told.title, told.letter))  # fmt: skip
    if strike is None:
        everybody = tuple(battle.overview()) if battle.facts.fighting and not told.cards else ()
        yield Part("body", Rect(inner.x, top, inner.w, foot - top), everybody,
                   lambda s, a: battle.everybody(s, a, everybody))  # fmt: skip
    else:
        low, split = found.sides.bottom, (found.table.right + found.die.x) // 2
        yield Part("sides", Rect(inner.x, top, inner.w, low - top), strike,
                   lambda s, a: paint_sides(s, table, a, strike))  # fmt: skip
        yield Part("table", Rect(inner.x, low, split - inner.x, foot - low), (strike.prospect, strike.missile, told.die),
                   lambda s, a: paint_table(s, table, a, strike, told.die))  # fmt: skip
        yield Part("die", Rect(split, low, inner.right - split, foot - low), (strike.prospect, *told[3:6]),
                   lambda s, a: paint_die(s, table, a, strike, told.verdict, told.die, told.slid))  # fmt: skip

    def checks(surface: Surface, area: Rect) -> None:
        here = parts_of(look, area)
        if strike is not None:
            rule(surface, look, here.morale.y - look.px(5), here.inner.x, here.inner.right, 2)
        if told.cards:
            cards(surface, table, here.morale, told.cards, told.leader, told.add)

    shows = (strike is None, told.cards, told.leader, told.add)
    yield Part("morale", Rect(inner.x, foot, inner.w, inner.bottom - foot), shows, checks)


def printed(look: Look, area: Rect, part: Part) -> Surface:
    """A part of a sheet, on its paper."""
    made, moved = Surface(part.rect.size), area.move(-part.rect.x, -part.rect.y)
    look.paper(made, "plain", moved, 6)
    part.paint(made, moved)
    return made
