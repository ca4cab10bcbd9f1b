"""The rooms of battles, of the end, and of standing orders, in the order in which they are asked."""

from __future__ import annotations

from game.titles.goblin_raid.screen.advance import Advance, Plunder
from game.titles.goblin_raid.screen.bags import Bags
from game.titles.goblin_raid.screen.battle import Battle
from game.titles.goblin_raid.screen.battlelog import Record
from game.titles.goblin_raid.screen.context import Context
from game.titles.goblin_raid.screen.declare import Declare
from game.titles.goblin_raid.screen.flight import Flight
from game.titles.goblin_raid.screen.map import TableMap
from game.titles.goblin_raid.screen.morale import Escort
from game.titles.goblin_raid.screen.orders import Orders
from game.titles.goblin_raid.screen.over import Over
from game.titles.goblin_raid.screen.pages import Pages
from game.titles.goblin_raid.screen.panel import Panel


def rooms(table: Context, map: TableMap, pages: Pages, record: Record) -> list[Panel]:
    """What lies over comes first: orders and the record over a battle, a question over the battle's sheet."""
    return [
        Orders(table),
        record,
        Escort(table, map),
        Flight(table, map, pages),
        Advance(table, map),
        Plunder(table, map),
        Bags(table, map),
        Battle(table, map, pages),
        Declare(table, map),
        Over(table),
    ]
