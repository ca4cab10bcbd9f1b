"""Which way those run who must, and who lies on top of a stack without a leader (GOB sections 5.17, 9.5 to 9.10)."""

from __future__ import annotations

from typing import NamedTuple

from game.engine.ask import SeatAsk
from game.titles.goblin_raid.bot import maps
from game.titles.goblin_raid.bot.position import Position
from game.titles.goblin_raid.rules import menus, plays
from game.titles.goblin_raid.rules.map_graph import CAVE_AT
from game.titles.goblin_raid.rules.pieces import GOBLIN, IDS, INDEX, LEADER, MELEE, MISSILE
from game.titles.goblin_raid.rules.routing import NUMBER
from game.titles.goblin_raid.rules.state import loaded
from game.titles.goblin_raid.rules.subject import subject_of

ZONE = 0.3
"""Points that a hex in an enemy zone costs each who routs through it: a sixth of a life (GOB-9.13)."""
FETCHED = 0.5
"""Points that it is worth to each unit without a leader to end where one can fetch it next turn."""


class Way(NamedTuple):
    """A path and what it costs; the least is the best."""

    cost: float
    path: tuple[str, ...]


def flee(table: Position, ask: SeatAsk) -> plays.AnyPlay:
    """The first of those who run, by the way that costs least: zones in a rout, then the enemy's next turn."""
    offers = menus.flights(ask)
    if not offers or not table.mind.skill.plans or not table.dials.own_flight:
        return plays.read(ask.default)
    offer = offers[0]
    (start,) = offer.path.starts
    if not offer.path.links:  # a free run goes hex by hex
        return plays.read(ask.default)
    pieces = [INDEX[name] for name in offer.pieces]
    zone = table.f.zone
    per_zone = ZONE * len(pieces) if subject_of(ask).rout else 0.01
    best: dict[str, Way] = {found: Way(_end_cost(table, pieces, found), ()) for found in offer.path.ends}

    def rest(here: str) -> Way:
        if here not in best:
            ways = []
            for there in offer.path.links[here]:
                on = rest(there)
                ways.append(Way(on.cost + per_zone * (there in zone), (there, *on.path)))
            best[here] = min(ways)
        return best[here]

    return plays.Flee(list(offer.pieces), [start, *rest(start).path])


def _end_cost(table: Position, pieces: list[int], found: str) -> float:
    """What the enemy may do there next turn, and whether a leader could fetch those who have none."""
    if found in CAVE_AT:
        return 0.0
    pile = [*pieces, *(piece for piece in table.f.pile(found) if piece not in pieces)]
    cost = table.danger(found, pile)
    if not any(LEADER[piece] for piece in pile):
        how = "goblin" if table.side == GOBLIN else "foot"
        turns = [
            maps.costs(place, how)[NUMBER[found]] / 20
            for place, stack in table.own.items()
            if any(LEADER[piece] for piece in stack)
        ]
        cost += FETCHED * len(pieces) * min(1.0, min(turns, default=1.0))
    return cost


def on_top(table: Position) -> plays.SetTop | None:
    """Hide a bag under another unit, and show the strongest of a garrison; None where all lies well."""
    s, f = table.s, table.f
    if not table.dials.decoys or not table.mind.skill.plans:
        return None
    for found, pile in table.own.items():
        if len(pile) < 2 or any(LEADER[piece] for piece in pile) or found in f.board.close or s.down[pile[-1]]:
            continue
        if table.side == GOBLIN:
            empty = [piece for piece in pile if loaded(s, piece) < 0]
            if empty and loaded(s, pile[-1]) >= 0:
                return plays.SetTop(found, IDS[max(empty)])
        else:
            best = max(pile, key=lambda piece: (MELEE[piece] + MISSILE[piece], -piece))
            if MELEE[best] + MISSILE[best] > MELEE[pile[-1]] + MISSILE[pile[-1]] and not s.down[best]:
                return plays.SetTop(found, IDS[best])
    return None
