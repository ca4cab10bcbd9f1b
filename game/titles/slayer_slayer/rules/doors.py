"""What stands behind doors: compositions, tiers, supplies, hints (GSS-3.7, 4.5 to 4.7); and counting votes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from game.engine.match import Match
from game.titles.slayer_slayer.rules.cards import (
    COMPOSITIONS,
    DROUGHT,
    EVENTS,
    FOES,
    STORE_FLOORS,
    TIER_SIZE,
    TIER_WEIGHTS,
)
from game.titles.slayer_slayer.rules.state import State

ROOMS = ("foe", "event", "store")
FOE, EVENT, STORE = range(3)


def make_doors(match: Match[State], s: State, first: bool) -> list[int]:
    """GSS-4.5, 4.6: the composition by weight, then door by door, then shuffled."""
    chance = match.chance
    rooms: tuple[str, ...] = ("foe", "foe", "foe")
    if first:
        store = s.drought >= DROUGHT or s.floor in STORE_FLOORS
        rows = [row for row in COMPOSITIONS if not store or "store" in row[0]]
        rooms = rows[_weighted(chance.below("doors:composition", sum(weight for _, weight in rows)), rows)][0]
    doors: list[tuple[int, int]] = []
    for room in rooms:
        if room == "foe":
            weights = TIER_WEIGHTS[s.floor]
            tier = _weighted(chance.below("doors:tier", sum(weights)), [("", weight) for weight in weights])
            doors.append((FOE, _next(match, s.supply[tier], s.fought[tier], f"shuffle:foes:{tier}")))
        elif room == "event":
            doors.append((EVENT, _next(match, s.events, s.visited, "shuffle:events")))
        else:
            doors.append((STORE, 0))
    order = [0, 1, 2]
    chance.shuffle("doors:order", order)
    return [value for place in order for value in doors[place]]


def _weighted(number: int, rows: Iterable[tuple[Any, int]]) -> int:
    """The row that `number` falls into."""
    for place, (_, weight) in enumerate(rows):
        if number < weight:
            return place
        number -= weight
    raise ValueError("a number beyond all weights")


def _next(match: Match[State], supply: list[int], used: list[int], stream: str) -> int:
    """The next of a supply; when it is empty the used ones are shuffled into a new one (GSS-3.7)."""
    if not supply:
        supply += used
        used.clear()
        match.chance.shuffle(stream, supply)
    return supply.pop()


def hint(room: int, what: int) -> list[str]:
    """GSS-4.7."""
    if room == FOE:
        return [FOES[what].hint, TIER_SIZE[FOES[what].tier]]
    if room == EVENT:
        return [EVENTS[what]["hint_kind"], EVENTS[what]["hint_size"]]
    return ["quiet", "small"]


def hints(s: State) -> list[list[str]]:
    return [hint(s.doors[i], s.doors[i + 1]) for i in range(0, len(s.doors), 2)]


def room_id(room: int, what: int) -> str:
    """The id of what stands behind a door."""
    if room == FOE:
        return FOES[what].id
    return str(EVENTS[what]["id"]) if room == EVENT else ""


def put_back(s: State, room: int, what: int) -> None:
    """What was not chosen goes to the bottom of its supply (GSS-4.5)."""
    if room == FOE:
        s.supply[FOES[what].tier].insert(0, what)
    elif room == EVENT:
        s.events.insert(0, what)


def most_votes(match: Match[State], votes: list[int], every: list[int], stream: str) -> tuple[int, bool]:
    """The option with most votes and whether it was drawn from a tie; without votes one of all (GSS-4.10, 4.49)."""
    most = max((votes.count(option) for option in every), default=0)
    best = [option for option in every if votes.count(option) == most]
    return (best[0] if len(best) == 1 else match.chance.pick(stream, best)), len(best) > 1 and bool(votes)
