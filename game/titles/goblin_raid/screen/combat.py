"""The rooms of battles, of the end, and of standing orders, in the order in which they are asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.titles.goblin_raid.screen.advance import Advance, Plunder
from game.titles.goblin_raid.screen.bags import Bags
from game.titles.goblin_raid.screen.battle import Battle
from game.titles.goblin_raid.screen.declare import Declare
from game.titles.goblin_raid.screen.flight import Flight
from game.titles.goblin_raid.screen.morale import Escort
from game.titles.goblin_raid.screen.orders import Orders
from game.titles.goblin_raid.screen.over import Over
from game.titles.goblin_raid.screen.panel import Panel

if TYPE_CHECKING:
    from game.titles.goblin_raid.screen.screen import GoblinTable


def rooms(table: GoblinTable) -> list[Panel]:
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
