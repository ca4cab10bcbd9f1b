"""Set-up: which leader waits in which cave for which site, who goes with whom; where feudal troops stand (GOB-3.10 to 3.13).

Both set-ups open complete: a plan is made once, and each question is answered with the first thing that differs from it.
"""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple

from game.engine.ask import SeatAsk
from game.titles.goblin_raid.bot import maps
from game.titles.goblin_raid.bot.appraisal import BAG
from game.titles.goblin_raid.bot.memory import MusterPlan
from game.titles.goblin_raid.bot.opening import Opening, cave_costs
from game.titles.goblin_raid.bot.position import Position
from game.titles.goblin_raid.bot.raid import taking
from game.titles.goblin_raid.rules import menus, plays
from game.titles.goblin_raid.rules.lookup_tables import GOBLIN_MP
from game.titles.goblin_raid.rules.map_graph import CAVE_AT, CAVES, SITE_AT
from game.titles.goblin_raid.rules.march import GATE
from game.titles.goblin_raid.rules.muster import available
from game.titles.goblin_raid.rules.pieces import (
    ARMOR,
    CLASS,
    FEUDAL,
    GOBLIN,
    GROUP,
    IDS,
    INDEX,
    KING,
    LEADER,
    LEADERS,
    MELEE,
    MISSILE,
    UNITS,
)
from game.titles.goblin_raid.rules.routing import NUMBER
from game.titles.goblin_raid.rules.state import limit, pieces_in, units_in

ONE_TURN = GOBLIN_MP
BIG = 8
"""Command limit from which a leader takes what is less steady: his band is large enough."""


class Target(NamedTuple):
    """A site for a leader, and the points that it adds."""

    gain: float
    leader: int
    hex: str


class Spot(NamedTuple):
    """A place for a feudal piece, and what it is worth there."""

    worth: float
    hex: str


class Cave(NamedTuple):
    """A cave for a leader; the most urgent one is the least."""

    saved: int
    """MP that going second would cost, with a minus."""
    hex: str
    leader: int


class Muster:
    """The raiders' plan: caves, bands, first targets."""

    def __init__(self, table: Position) -> None:
        self.table = table
        self.s = table.s
        kept = table.s.campaign and len(available(table.s)) >= 8
        self.leaders = [p for p in LEADERS[GOBLIN] if self._able(p) and not (kept and p == KING)]
        self.home = [KING] if kept and self._able(KING) else []

    def _able(self, leader: int) -> bool:
        return self.s.at[leader] == "stay" or self.s.at[leader][0].isdigit()

    @cached_property
    def opening(self) -> Opening:
        return Opening(self.table, self.bands)

    @cached_property
    def strikes(self) -> dict[int, str]:
        """Leader -> the site that it strikes on the first turn."""
        return self.opening.strikes() if self.table.dials.opening else {}

    @cached_property
    def targets(self) -> dict[int, str]:
        """Leader -> site: step by step the pair that adds most, a second leader at the same site included."""
        table = self.table
        out = dict(self.strikes)
        free = [leader for leader in self.leaders if leader not in out]
        at: dict[str, list[int]] = {found: [p for p in out if out[p] == found] for found in table.markers}
        while free:
            best: Target | None = None
            for leader in free:
                for found, others in at.items():
                    if not others or len(others) < 2:
                        gain = self._gain(found, [*others, leader]) - (self._gain(found, others) if others else 0.0)
                        gain -= 0.03 * limit(self.s, leader)
                        if best is None or gain > best.gain:
                            best = Target(gain, leader, found)
            if best is None:
                break
            out[best.leader] = best.hex
            at[best.hex].append(best.leader)
            free.remove(best.leader)
        return out

    def _gain(self, found: str, leaders: list[int]) -> float:
        """What so many goblins promise at a site: less, the farther it is."""
        table = self.table
        many = sum(limit(self.s, leader) for leader in leaders)
        force = table.force_at.get(found)
        defence = round(force.melee) if force else 1
        led = force.leaders if force else 0
        chance = taking(found, table.ruins, 3 * many, round(0.8 * many), max(1, defence), led)
        cost = min(cave_costs(table, found).values())
        turns = -(-cost // GOBLIN_MP)
        away = turns + maps.home_cost()[NUMBER[found]] / GOBLIN_MP
        return (
            BAG * SITE_AT[found].bags * chance * (1.25 - 0.2 * away) - 0.25 * (force.missiles if force else 0.0) / many
        )

    @cached_property
    def caves(self) -> dict[int, str]:
        """Leader -> cave hex: those with the shortest ways to their sites choose first."""
        out = self.opening.caves(self.strikes) or {}
        free = set(CAVE_AT) - set(out.values())
        todo = {leader: found for leader, found in self.targets.items() if leader not in out}
        while todo:
            best: Cave | None = None
            for leader, found in todo.items():
                costs = cave_costs(self.table, found)
                nearest, *others = sorted(free, key=lambda cave: (costs[cave], cave))
                # Who would lose most by waiting chooses first.
                loss = costs[others[0]] - costs[nearest] if others else 0
                one = Cave(-loss, nearest, leader)
                if best is None or one < best:
                    best = one
            assert best is not None
            out[best.leader] = best.hex
            free.discard(best.hex)
            del todo[best.leader]
        return out

    @cached_property
    def bands(self) -> dict[int, list[int]]:
        """Leader -> units: armor for each band to carry the bags, the rabble with the greatest leaders."""
        leaders = sorted(self.leaders, key=lambda p: (limit(self.s, p) >= BIG, limit(self.s, p), p))
        units = sorted(available(self.s), key=_quality)
        out: dict[int, list[int]] = {leader: [] for leader in leaders}
        if KING in leaders and not self.table.dials.king_rides:  # he takes who is left
            leaders.remove(KING)
            rest = sum(limit(self.s, leader) for leader in leaders)
            out[KING] = units[rest:][-limit(self.s, KING) :]
            units = units[:rest]
        while units and any(len(out[p]) < limit(self.s, p) for p in leaders):
            for leader in leaders:
                if units and len(out[leader]) < limit(self.s, leader):
                    out[leader].append(units.pop(0))
        return {leader: sorted(band) for leader, band in out.items()}


def _quality(piece: int) -> tuple[int, str, int, int]:
    return (ARMOR[piece], CLASS[piece], -MELEE[piece] - MISSILE[piece], piece)


def goblin_setup(table: Position, ask: SeatAsk) -> plays.AnyPlay:
    """What still differs from the plan, leader by leader; then `ready`."""
    s, mind = table.s, table.mind
    if not mind.skill.plans:
        return plays.Ready()
    if mind.muster is None:
        made = Muster(table)
        mind.muster, mind.plan = MusterPlan(made.home, made.caves, made.bands, made.strikes), dict(made.targets)
    plan = mind.muster
    for leader in plan.home:
        if s.at[leader] != "stay" and _once(table, f"home {leader}"):
            return plays.AssignLeader(IDS[leader], "home")
    by_hex = {found: cave for cave, found in CAVES.items()}
    taken = {s.at[p]: p for p in LEADERS[GOBLIN] if s.at[p][0].isdigit()}
    for leader, cave in plan.caves.items():
        if s.at[leader] != cave and cave not in taken and _once(table, f"cave {leader} {cave}"):
            return plays.AssignLeader(IDS[leader], by_hex[cave])
    for leader, cave in plan.caves.items():  # somebody stands in the way: he goes to any free cave first
        other = taken.get(cave)
        if s.at[leader] != cave and other is not None and other != leader and _once(table, f"way {other} {cave}"):
            free = next(found for found in CAVES.values() if found not in taken and found not in plan.caves.values())
            return plays.AssignLeader(IDS[other], by_hex[free])
    for leader, units in plan.bands.items():
        if sorted(units_in(s, s.at[leader])) != units and _once(table, f"band {leader}"):
            return plays.AssignUnits(IDS[leader], [IDS[piece] for piece in units])
    return plays.Ready()


def _once(table: Position, what: str) -> bool:
    """Whether this has not been asked for before in this set-up: nothing goes round in circles."""
    if what in table.mind.placed:
        return False
    table.mind.placed.add(what)
    return True


def feudal_setup(table: Position, ask: SeatAsk) -> plays.AnyPlay:
    """Survivors of earlier cycles guard the sites that raiders reach first; leaders stand where they can ride out."""
    s = table.s
    if not table.mind.skill.plans:
        return plays.Ready()
    if s.reinforcing == 2 and _once(table, "reinforcements") and _deploy(table):
        return plays.Reinforcements("deploy")
    for offer in menus.placings(ask):
        piece = INDEX[offer.piece]
        here = s.at[piece]
        if not _once(table, f"spot {offer.piece}"):
            continue
        spots = [*offer.hexes, *([here] if here[0].isdigit() else [])]
        best = max(Spot(_spot(table, piece, found), found) for found in spots)
        if best.hex != here:
            return offer.play(best.hex)
    return plays.Ready()


def _deploy(table: Position) -> bool:
    """GOB-3.12: the Baron's survivors stand at once where enough of them are left."""
    alive = [p for p in UNITS[FEUDAL] if GROUP[p] == "baron" and table.s.at[p] in ("off", GATE)]
    return len(alive) >= 5


def _spot(table: Position, piece: int, found: str) -> float:
    """Sites with bags near the caves, little guarded, first; riders and chiefs near the middle of things."""
    home = maps.home_cost()[NUMBER[found]] / GOBLIN_MP
    bags = SITE_AT[found].bags if found in table.markers else 0
    here = [other for other in pieces_in(table.s, found) if other != piece]
    units = sum(1 for other in here if not LEADER[other])
    if LEADER[piece]:
        room = max(0, units - 1)
        return 0.4 * min(room, limit(table.s, piece)) + 0.5 * bags - 0.9 * abs(home - 1.2)
    leader = any(LEADER[other] for other in here)
    return (bags + 0.4 * leader) / (0.6 + units) * (1.6 / (0.6 + home) if not leader else 1.0)
