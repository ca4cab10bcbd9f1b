"""The rooms of battles, of the end, and of standing orders, in the order in which they are asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.titles.goblin_raid.table_advance import Advance, Plunder
from game.titles.goblin_raid.table_bags import Bags
from game.titles.goblin_raid.table_battle import Battle
from game.titles.goblin_raid.table_declare import Declare
from game.titles.goblin_raid.table_flight import Flight
from game.titles.goblin_raid.table_morale import Escort
from game.titles.goblin_raid.table_orders import Orders
from game.titles.goblin_raid.table_over import Over
from game.titles.goblin_raid.table_room import Room

if TYPE_CHECKING:
    from game.titles.goblin_raid.table import GoblinTable


def rooms(table: GoblinTable) -> list[Room]:
    """What lies over comes first: orders and the record over a battle, a question over the battle's sheet."""
    return [
        Orders(table),
        table.record,
        Escort(table),
        Flight(table),
        Advance(table),
        Plunder(table),
        Bags(table),
        Battle(table),
        Declare(table),
        Over(table),
    ]
