"""A view of Goblin as the screen uses it (`rules/sight.py` lists its sections). What must be reckoned is `forecast`'s."""

from __future__ import annotations

from functools import cached_property
from typing import Any, NamedTuple

from game.engine.rules import View
from game.tabletop.feed import Update
from game.titles.goblin_raid.rules import forecast
from game.titles.goblin_raid.rules.map_graph import SITES, Site
from game.titles.goblin_raid.rules.march import Field
from game.titles.goblin_raid.rules.pieces import FEUDAL, GOBLIN, INDEX, LEADER, SIDE
from game.titles.goblin_raid.rules.state import State

FOOT_DOWN = "foot"
"""Stands in a stack for a counter that lies face down and is not known."""


class Score(NamedTuple):
    """`score`: points in halves."""

    points: int
    start: int
    confidence: int
    drought: int
    totals: tuple[int, ...]
    plunder: tuple[int, ...]
    losses: tuple[int, ...]
    cycles: tuple[int, ...]
    spotted: tuple[int, ...] = ()
    """Older recordings do not say it."""


class Fight(NamedTuple):
    """One declared battle."""

    own: tuple[str, ...]
    enemy: tuple[str, ...]
    declared: tuple[str, ...]
    involved: tuple[str, ...]
    fought: int


class Battle(NamedTuple):
    """`battle`: what combat has come to."""

    battles: tuple[Fight, ...]
    now: int
    step: str
    done: tuple[str, ...]
    fired: dict[str, int]
    struck: tuple[str, ...]
    fell_back: tuple[str, ...]
    moved: tuple[str, ...]
    retreat: int
    rout: int
    target: str
    checking: tuple[str, ...]
    fleeing: tuple[str, ...]
    group: tuple[str, ...]
    trail: tuple[str, ...]
    runners: tuple[str, ...]
    routed: tuple[tuple[str, int], ...]
    bags: tuple[str, ...]

    @property
    def fight(self) -> Fight | None:
        """The battle that is fought now."""
        return self.battles[self.now] if 0 <= self.now < len(self.battles) else None


class Moves(NamedTuple):
    """What a piece has done in the own movement phase (`mine.moves`): MP in halves."""

    spent: int = 0
    heavy: int = 0
    stepped: int = 0
    stopped: int = 0


class Mine(NamedTuple):
    """`mine`: what the seat alone knows."""

    orders: dict[str, str]
    preferred: tuple[str, ...]
    down: tuple[str, ...]
    moves: dict[str, Moves]
    carried: dict[str, str]
    acted: bool
    passage: str
    load: tuple[str, ...]
    fresh: tuple[tuple[str, str], ...]
    reinforcing: int
    placing: dict[str, tuple[str, ...]]


class Reading:
    """One update, read once. Stacks are ids bottom to top; a counter face down that nobody told us of is `FOOT_DOWN`."""

    def __init__(self, update: Update, seat: int, options: dict[str, Any]) -> None:
        self.update, self.seat, self.options = update, seat, options
        self.view: View = update.view
        public = self.view["public"]
        self.phase: str = public["phase"]
        self.king: int = public["king"]
        self.reign: int = public["reign"]
        self.cycle: int = public["cycle"]
        self.turn: int = public["turn"]
        self.alarm: bool = public["alarm"]
        self.plundered: int = public["plundered"]
        self.drawn, self.arrival, self.entry = public["baron"]
        self.exit: str = public["exit"]
        self.serial: int = public["serial"]
        self.version: str = options.get("version", "raid")
        """"raid" or "campaign": which word there is for a cycle."""
        self.campaign = self.version == "campaign"
        score = self.view["score"]
        told: dict[str, Any] = {
            k: tuple(v) if isinstance(v, list) else v for k, v in score.items() if k in Score._fields
        }
        self.score = Score(**told)
        self.sites: dict[str, str] = {site.id: word for site, word in zip(SITES, self.view["sites"])}
        """Site -> "marker", "taken" (on its way), "out", "home", "ruins"."""
        self.loads: dict[str, str] = dict(self.view["loads"])
        """Carrier -> site."""
        self.at: dict[str, str] = dict(self.view["pieces"])
        self.foot: frozenset[str] = frozenset(self.view["foot"])
        self.stacks = self._stacks()
        self.heights: dict[str, int] = dict(self.view.get("heights", {}))
        self.reserve: tuple[int, int] = tuple(self.view.get("reserve", (0, 0)))
        self.battle = self._battle()
        self.mine = self._mine()

    def _stacks(self) -> dict[str, list[str]]:
        out: dict[str, list[str]] = {}
        for piece, place in self.view["pieces"]:
            if place[0].isdigit():
                out.setdefault(place, []).append(piece)
        for place in self.view.get("down", ()) if self.phase not in ("cycle_end", "over") else ():
            known = out.setdefault(place, [])
            if not known or SIDE[INDEX[known[-1]]] == FEUDAL:
                known.append(FOOT_DOWN)
        return out

    def _battle(self) -> Battle | None:
        found = self.view.get("battle")
        if not found:
            return None
        read: dict[str, Any] = {k: tuple(v) if isinstance(v, list) else v for k, v in found.items()}
        read["battles"] = tuple(
            Fight(tuple(own), tuple(enemy), tuple(declared), tuple(involved), fought)
            for own, enemy, declared, involved, fought in found["battles"]
        )
        read["fired"] = dict(found["fired"])
        read["routed"] = tuple((piece, zones) for piece, zones in found["routed"])
        return Battle(**read)

    def _mine(self) -> Mine | None:
        mine = self.view.get("mine")
        if mine is None:
            return None
        return Mine(
            orders=dict(mine["orders"]),
            preferred=tuple(mine["preferred"]),
            down=tuple(mine["down"]),
            moves={piece: Moves(*row) for piece, row in mine.get("moves", {}).items()},
            carried=dict(mine.get("carried", ())),
            acted=bool(mine.get("acted", False)),
            passage=mine.get("passage", ""),
            load=tuple(mine.get("load", ())),
            fresh=tuple((site, leader) for site, leader in mine.get("fresh", ())),
            reinforcing=mine.get("reinforcing", 0),
            placing={piece: tuple(spots) for piece, spots in mine.get("placing", ())},
        )

    # who is who

    @property
    def side(self) -> int:
        """GOBLIN or FEUDAL; -1 for those who watch."""
        return -1 if self.seat < 0 else GOBLIN if self.seat == self.king else FEUDAL

    def seat_of(self, side: int) -> int:
        return self.king if side == GOBLIN else 1 - self.king

    @property
    def phasing(self) -> int:
        """The side whose phase it is; -1 outside a turn."""
        return GOBLIN if self.phase.startswith("goblin") else FEUDAL if self.phase.startswith("feudal") else -1

    # what stands where

    def side_at(self, found: str) -> int:
        """The side that holds a hex; -1 nobody."""
        pile = self.stacks.get(found)
        return -1 if not pile else side_of(pile[-1])

    def leaders_at(self, found: str) -> list[str]:
        return [piece for piece in self.stacks.get(found, ()) if is_leader(piece)]

    def units_at(self, found: str) -> list[str]:
        return [piece for piece in self.stacks.get(found, ()) if not is_leader(piece)]

    def bags_at(self, found: str) -> int:
        """Bags that lie under the carriers of a hex, as far as they are seen."""
        return sum(BAGS[self.loads[piece]] for piece in self.stacks.get(found, ()) if piece in self.loads)

    def bags(self) -> dict[str, int]:
        """Bags by what became of them: "marker", "taken", "out", "home", "ruins"."""
        out = dict.fromkeys(("marker", "taken", "out", "home", "ruins"), 0)
        for site in SITES:
            out[self.sites[site.id]] += site.bags
        return out

    @cached_property
    def state(self) -> State:
        """The table as this seat knows it, for `forecast`. Never changed by the screen."""
        return forecast.table(self.view, self.seat, self.options)

    @cached_property
    def field(self) -> Field:
        """The map for the questions of movement."""
        return forecast.field(self.view, self.seat, self.options)


BAGS: dict[str, int] = {site.id: site.bags for site in SITES}
SITE_BY_ID: dict[str, Site] = {site.id: site for site in SITES}


def side_of(piece: str) -> int:
    """The side of a counter; what lies face down is feudal foot."""
    return FEUDAL if piece == FOOT_DOWN else SIDE[INDEX[piece]]


def is_leader(piece: str) -> bool:
    return piece != FOOT_DOWN and LEADER[INDEX[piece]]
