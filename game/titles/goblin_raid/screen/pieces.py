"""Counters by their ids, as the battle's sheets name and print them."""

from __future__ import annotations

from weakref import WeakKeyDictionary

from pygame import Surface

from game.tabletop.feed import Update
from game.titles.goblin_raid.rules.map_graph import terrain
from game.titles.goblin_raid.rules.pieces import IDS, INDEX, MELEE, MISSILE
from game.titles.goblin_raid.rules.state import ruins
from game.titles.goblin_raid.screen.battle_facts import Facts
from game.titles.goblin_raid.screen.context import Context

_facts: WeakKeyDictionary[Context, tuple[Update, int, Facts]] = WeakKeyDictionary()


def facts_of(table: Context, update: Update | None = None) -> Facts:
    """The present update read for battles (once), or another one."""
    seat, options = table.services.seat, table.services.feed.options
    if update is not None and update is not table.services.update:
        return Facts(update, seat, options)
    found = _facts.get(table)
    if found is None or found[0] is not table.services.update or found[1] != seat:
        found = (table.services.update, seat, Facts(table.services.update, seat, options))
        _facts[table] = found
    return found[2]


def number_of(name: str) -> int:
    """A counter's place in the order of counters (GOB-2.10)."""
    return INDEX[name]


def worth(name: str) -> tuple[int, int, int]:
    """The stronger of two counters is the larger."""
    piece = INDEX[name]
    return MELEE[piece], MISSILE[piece], -piece


def id_of(piece: int) -> str:
    return IDS[piece]


def ground_name(table: Context, found: str) -> str:
    """What a hex is: forest, village ..."""
    return table.terrain_name(terrain(found, ruins(facts_of(table).s)))


def counter(table: Context, name: str, px: int) -> Surface:
    """A counter px wide. Shared."""
    return table.counters.counter(table.face(name), max(14, px))
