"""The rooms of the table in the order in which they answer, and where common things lie."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from game.titles.lords_of_hell.screen.choose import Choices
from game.titles.lords_of_hell.screen.dealing import Dealing
from game.titles.lords_of_hell.screen.earth import Earth
from game.titles.lords_of_hell.screen.goods import Goods
from game.titles.lords_of_hell.screen.guide import Guide
from game.titles.lords_of_hell.screen.ledger import Ledger
from game.titles.lords_of_hell.screen.moments import Moments
from game.titles.lords_of_hell.screen.moments_battle import BattleMoments
from game.titles.lords_of_hell.screen.over import Over
from game.titles.lords_of_hell.screen.panel import Panel
from game.titles.lords_of_hell.screen.phase import Beat, Phase
from game.titles.lords_of_hell.screen.realms import Realms
from game.titles.lords_of_hell.screen.realms import parts as realm_parts
from game.titles.lords_of_hell.screen.ritual import Cast, Targets
from game.titles.lords_of_hell.screen.setup import PickDevil
from game.titles.lords_of_hell.screen.share import Share
from game.titles.lords_of_hell.screen.shared_area import SharedArea, shelf
from game.titles.lords_of_hell.screen.tray import Tray

if TYPE_CHECKING:
    from game.titles.lords_of_hell.screen.screen import HellTable

READY_KINDS = ("tabling", "rituals", "council", "finishing", "organisation")
"""Asks in which seats press Ready."""


def rooms(table: HellTable) -> list[Panel]:
    """Sheets that lie over the others come first."""
    return [
        Over(table),
        table.hits,
        Share(table),
        PickDevil(table),
        Targets(table),
        Choices(table),
        Goods(table),
        table.oaths,
        Dealing(table),
        table.organise,
        table.card_actions,
        table.attack,
        table.omens,
        table.middle,
        table.battle,
        Phase(table),
        Cast(table),
        Beat(table),
        table.ring,
        Earth(table),
        Tray(table),
        Guide(table),
        table.scale,
        Ledger(table),
        table.hand,
        Realms(table),
        SharedArea(table),
        Moments(table),
        BattleMoments(table),
    ]


def deck_rect(table: HellTable) -> Rect:
    return shelf(table).deck


def discard_rect(table: HellTable) -> Rect:
    return shelf(table).discard


def hand_of(table: HellTable, seat: int) -> Rect:
    """Where another's hand is thought to be: at the portrait of the realm."""
    return realm_parts(table, seat).face
