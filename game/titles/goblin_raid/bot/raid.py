"""The raiders' movement: who goes for which site, which way a band leaves its enemies, when it turns for home (GOB section
20). A band is a leader and what it carries; one march at a time is decided."""

from __future__ import annotations

from functools import cached_property, lru_cache
from math import exp
from typing import NamedTuple

from game.engine.ask import SeatAsk
from game.titles.goblin_raid.bot import appraisal, maps
from game.titles.goblin_raid.bot.appraisal import BAG, bags_of, faces, grounds, melee, missiles
from game.titles.goblin_raid.bot.flight import on_top
from game.titles.goblin_raid.bot.position import Position
from game.titles.goblin_raid.rules import plays
from game.titles.goblin_raid.rules.forecast import reach
from game.titles.goblin_raid.rules.lookup_tables import GOBLIN_MP, VICTORY, victory_row
from game.titles.goblin_raid.rules.map_graph import CAVE_AT, DRY, NEAR, SITE_AT
from game.titles.goblin_raid.rules.march import FOOT, carriable, fits, least
from game.titles.goblin_raid.rules.pieces import (
    ARMOR,
    CLASS,
    GOBLIN,
    IDS,
    KING,
    LEADER,
    LEADERS,
    MELEE,
    MISSILE,
    SIDE,
)
from game.titles.goblin_raid.rules.routing import NUMBER
from game.titles.goblin_raid.rules.state import limit, loaded, pieces_in, stack, stacks

MARCHES = 3
"""Marches of one leader in a phase: a sight may halt the first."""


class Aim(NamedTuple):
    """Something to go for: its worth in points when all goes well, the chance in one turn, what it may cost."""

    hex: str
    worth: float
    chance: float
    costs: maps.Costs
    guarded: bool
    hazard: float
    site: bool = True


class Band:
    """A leader with its load, and what it may go for."""

    def __init__(self, table: Position, leader: int, fewer: int = 0) -> None:
        self.table = table
        self.leader = leader
        self.here: str = table.s.at[leader]
        self.carry = load_of(table, leader)
        if fewer:  # room for units that have lost their leader
            self.carry = self.carry[: max(1, limit(table.s, leader) - fewer)]
        self.pile = [*self.carry, leader]
        self.bags = bags_of(table.s, self.carry)
        self.blow = melee(self.carry) if self.carry else 0
        self.shots = missiles(self.carry)
        self.home = maps.home_cost()
        self._promises: dict[tuple[int, int, int], float] = {}

    @cached_property
    def boldness(self) -> float:
        """More than 1: it takes risks; less: it has what it needs."""
        bold = 0.8 + 0.4 * self.table.mind.traits.daring
        bold *= self.table.dials.king if self.leader == KING else 1.0
        if self.table.content:
            return bold * 0.4
        if self.table.careful:
            return bold * self.table.dials.caution
        needed = self.table.needed
        return bold * 1.5 if needed is not None and needed > 12 and self.table.mind.skill.plans else bold

    @cached_property
    def patience(self) -> float:
        """1 at first; less, the longer nothing has been plundered: then smaller gains and greater dangers will do."""
        s = self.table.s
        return float(0.75 ** max(0, s.turn - s.plundered - 4))

    def hazard(self, found: str) -> float:
        """The part of a band's bags and troops that a turn near a hex may cost."""
        out, n = 0.0, NUMBER[found]
        for force in self.table.forces:
            if not force.leaders:
                continue
            costs, most = self.table.range_of(force)
            turns = costs[n] / most
            near = 0.5 if turns <= 1 else 0.28 if turns <= 2 else 0.1 if turns <= 3 else 0.03
            out += near * min(2.0, (force.melee + force.missiles) / (self.blow + 4))
        shared: float = (2 / (1 + self.table.bands)) ** 0.5  # the enemy cannot be after all of them
        return self.table.dials.hazard * shared * out * self.table.mind.skill.danger / self.boldness

    @cached_property
    def aims(self) -> list[Aim]:
        """Sites with a marker, and own units without a leader; nothing for a band that turns home, but for one that has no bags
        and wants none it is those units."""
        table = self.table
        if self.turns_home and (self.bags or not table.sated):
            return []
        out = [self._site(found) for found in table.markers] if self.free_hands else []
        spare = limit(table.s, self.leader) - len(self.carry)
        for place, pile in table.own.items():
            units = [piece for piece in pile if not LEADER[piece]]
            if spare <= 0 or len(units) < len(pile) or place == self.here:
                continue
            some = units[:spare]
            gain = 0.9 * len(some) + 0.7 * BAG * bags_of(table.s, some)
            gain *= 0.2 if self._claimed(place) else 1.0
            out.append(Aim(place, gain, 1.0, maps.cost_to(place), False, self.hazard(place), False))
        return [aim for aim in out if aim.worth > 0.2]

    @cached_property
    def turns_home(self) -> bool:
        """Whether it has enough, or it is late (GOB section 20); who is behind in the second raid goes on."""
        table, dials = self.table, self.table.dials
        if table.behind:
            return False
        return table.sated or self.bags >= dials.enough or table.s.turn >= dials.late

    @cached_property
    def stake(self) -> float:
        """The points that it costs to lose all of it (GOB-13.1)."""
        return -sum(VICTORY[victory_row(piece)] for piece in self.pile)

    @cached_property
    def free_hands(self) -> bool:
        return any(loaded(self.table.s, piece) < 0 for piece in self.carry) and not self.table.content

    def _claimed(self, found: str) -> bool:
        table = self.table
        return any(
            aim == found and other != self.leader and table.s.at[other][0].isdigit()
            for other, aim in table.mind.plan.items()
        )

    def helpers(self, found: str) -> tuple[int, int]:
        """Melee and missiles of other bands that are after the same site, or stand next to it."""
        table = self.table
        blow = shots = 0
        for other in LEADERS[GOBLIN]:
            place = table.s.at[other]
            if other == self.leader or not place[0].isdigit():
                continue
            if place in NEAR[found] or table.mind.plan.get(other) == found:
                units = [piece for piece in pieces_in(table.s, place) if not LEADER[piece] and piece not in self.carry]
                blow += sum(MELEE[piece] for piece in units)
                shots += sum(MISSILE[piece] for piece in units)
        return blow, shots

    def _site(self, found: str) -> Aim:
        table = self.table
        bags = SITE_AT[found].bags
        force = table.force_at.get(found)
        if force is None:
            worth = BAG * bags * (table.dials.claimed if self._claimed(found) else 1.0)
            return Aim(found, worth, 1.0, maps.cost_to(found), False, self.hazard(found))
        helpers, stones = self.helpers(found) if table.mind.skill.plans else (0, 0)
        defence, others = round(force.melee), 0.0
        if helpers:
            others = taking(found, table.ruins, helpers, stones, defence, force.leaders)
        chance = taking(found, table.ruins, self.blow + helpers, self.shots + stones, defence, force.leaders)
        # What the defenders do in the meantime: their volley, and their blow when they stand.
        shot, hit = 0, 0
        cost = appraisal.volley(table.s, self.pile, round(force.missiles), shot).points
        cost += (1 - chance) * appraisal.assault(table.s, self.pile, defence, hit).points
        cost *= table.mind.skill.danger / self.boldness
        worth = BAG * bags - cost / max(0.2, chance)
        if others:
            worth = BAG * bags * (two_tries(chance) - two_tries(others)) - cost
        return Aim(found, worth, chance, maps.cost_beside(found, table.dials.rivers), True, self.hazard(found))

    def value(self, found: str) -> tuple[float, str]:
        """What standing in a hex at the end of a march promises, and what for ("" home). A marker there is taken."""
        n = NUMBER[found]
        taken = SITE_AT[found].bags if self.gains(found) else 0
        bags, turns = BAG * (self.bags + taken), ceiling(self.home[n])
        alive = exp(-self.hazard_here * turns)
        best, aim = bags * alive - self.table.dials.turn * turns, ""
        if self.turns_home or self.table.careful:
            best -= self.table.dials.stake * (1 - alive) * self.stake
        promises = self._promises
        for k, one in enumerate(self.aims):
            cost = one.costs[n]
            if cost >= maps.FAR or (taken and one.hex == found):
                continue
            key = k, cost, taken
            promise = promises.get(key)
            if promise is None:
                promise = promises[key] = self._promise(one, cost, bags)
            if promise > best:
                best, aim = promise, one.hex
        return best, aim

    def _promise(self, one: Aim, cost: int, bags: float) -> float:
        """What going for something promises to a band with bags of such worth, so many half MP away from it."""
        dials, now = self.table.dials, self.hazard_here
        there = ceiling(cost) + (1 / max(0.15, one.chance) - 1 if one.guarded else 0)
        back = max(0.0, (self.home[NUMBER[one.hex]] - (0 if one.guarded else 6)) / GOBLIN_MP)
        alive = exp(-(now + one.hazard) / 2 * there - one.hazard * back)
        tried = one.chance if not one.guarded else two_tries(one.chance)
        promise = alive * (bags + tried * one.worth) - dials.turn * (there + back)
        promise -= (1 - alive) * (dials.stake * self.stake if self.table.careful else dials.troops * len(self.carry))
        if one.site:
            promise -= dials.worth_it * (1.6 - 1.2 * self.table.mind.traits.greed) * self.patience
        if self.table.mind.plan.get(self.leader) == one.hex:
            promise += dials.stick
        return promise

    def takes(self, found: str) -> bool:
        """Whether the band would take a marker by coming to a hex (GOB-10.1)."""
        return found in self.table.markers and found not in self.table.f.enemies and self.free_hands

    def gains(self, found: str) -> bool:
        """Whether a marker that it would take counts: for a band that turns home only near its way."""
        return self.takes(found) and self.tempts(found)

    def tempts(self, found: str) -> bool:
        """Whether a site is of interest: for a band that turns home only near its way."""
        farther = (self.home[NUMBER[found]] - self.home[NUMBER[self.here]]) / GOBLIN_MP
        return not self.turns_home or farther <= self.table.dials.detour

    @cached_property
    def hazard_here(self) -> float:
        return self.hazard(self.here) if self.here not in CAVE_AT else 0.05


def ceiling(cost: float) -> float:
    """Turns for so many half-points: whole ones, with a grain of how far into them."""
    if cost <= 0:
        return 0.0
    turns = -(-cost // GOBLIN_MP)
    return turns - 0.2 * (1 - (cost - (turns - 1) * GOBLIN_MP) / GOBLIN_MP)


def two_tries(chance: float) -> float:
    return 1 - (1 - chance) * (1 - chance)


@lru_cache(maxsize=8192)
def taking(found: str, ruins: int, blow: int, shots: int, defence: int, leaders: int) -> float:
    """The chance that an attack clears a site of its defenders."""
    shot, hit = grounds(found, ruins)
    check = 0.5 if leaders else 0.95
    first = sum(1 for least in appraisal.volley_leasts(shots, shot) if 0 < least <= (2 if leaders else 3)) / 6
    second = faces(blow, defence, hit) / 6
    return check * (1 - (1 - first) * (1 - second))


def load_of(table: Position, leader: int) -> list[int]:
    """What a leader takes along: carriers first, then the best, and at least what may not stay."""
    s = table.s
    units = carriable(s, leader)
    if s.at[leader] in CAVE_AT:
        return units[: limit(s, leader)] if table.dials.rabble else steady(units)[: limit(s, leader)]
    units.sort(key=lambda p: (loaded(s, p) < 0, CLASS[p], ARMOR[p], -MELEE[p] - MISSILE[p], p))
    return sorted(units[: limit(s, leader)])


def steady(units: list[int]) -> list[int]:
    """Those who do not run at the first stone: who stays in the cave cannot be lost (GOB-5.12)."""
    return [piece for piece in units if CLASS[piece] != "C" or MISSILE[piece]]


# ---------------------------------------------------------------- choices


def goblin_move(table: Position, ask: SeatAsk) -> plays.AnyPlay:
    """The next action of the movement phase."""
    s, mind = table.s, table.mind
    mind.enter((s.reign, s.cycle, s.turn, 0))
    if s.passage >= 0:
        return leave_passage(table, s.passage)
    if not table.out and not s.acted and s.alarm and not table.lost and given_up(table):
        return plays.CallOff()
    for leader in in_turn(table):
        if mind.moves.get(leader, 0) < 0 or mind.moves.get(leader, 0) >= MARCHES:
            continue
        if mind.moves.get(leader, 0) and mind.aim.get(leader) == s.at[leader]:
            mind.moves[leader] = -1  # it is where it wanted to be
            continue
        play = march(table, leader)
        if play is not None:
            mind.moves[leader] = mind.moves.get(leader, 0) + 1
            return play
        mind.moves[leader] = -1
    return on_top(table) or plays.EndPhase()


def in_turn(table: Position) -> list[int]:
    """Those with bags first, then the strongest."""
    s = table.s
    able = [p for p in LEADERS[GOBLIN] if s.at[p][0].isdigit() and not s.stopped[p] and not table.kept(p)]
    piles = stacks(s)
    return sorted(able, key=lambda p: (-bags_of(s, piles[s.at[p]]), s.at[p] in CAVE_AT, -limit(s, p)))


def given_up(table: Position) -> bool:
    """Whether no band in the caves has anything to go for: waiting longer brings nothing (GOB-11.8)."""
    return all(march(table, leader) is None for leader in table.waiting if not table.kept(leader))


def march(table: Position, leader: int) -> plays.March | None:
    """Where this leader should go; None: it stays."""
    s, f, mind = table.s, table.f, table.mind
    band = Band(table, leader, stranded(table) if s.at[leader] in CAVE_AT else 0)
    if not band.carry and band.here in CAVE_AT:
        return None
    if len(band.carry) < least(f, leader):
        return None
    found = reach(f, leader, FOOT, band.carry)
    first = strike_from(table, band, found)
    if first:
        mind.aim[leader] = first
        return plays.March(IDS[leader], FOOT, first, [IDS[piece] for piece in band.carry])
    stays, aim = (0.0, "") if band.here in CAVE_AT else hopes(table, band, band.here, 0)
    stays -= dread(table, band, band.here)
    best, where = stays - table.dials.eager, ""
    ranked: list[tuple[float, str, str]] = []
    for there, (left, stopped) in found.items():
        if there in CAVE_AT and band.here in CAVE_AT:
            continue  # from cave to cave is no raid
        if there in CAVE_AT:
            hope, after = going_home(table, band) + table.err(), ""
        elif there not in f.piles or fits(f, leader, there, len(band.carry)):
            hope, after = hopes(table, band, there, 0 if stopped else left)
            if not after and band.here in CAVE_AT:
                continue
            hope += table.err()
        else:
            continue
        if hope > best:
            ranked.append((hope, there, after))
    ranked.sort(key=lambda row: (-row[0], row[1]))
    for hope, there, after in ranked:  # danger only takes away: the rest cannot be better
        if hope <= best:
            break
        worth = hope - dread(table, band, there)
        if worth > best:
            best, where, aim = worth, there, after
    if aim:
        mind.plan[leader] = aim
    else:
        mind.plan.pop(leader, None)
    if not where:
        return None
    mind.aim[leader] = where
    by = on_the_way(table, band, found) if where in CAVE_AT else ""
    return plays.March(IDS[leader], FOOT, by or where, [IDS[piece] for piece in band.carry])


def on_the_way(table: Position, band: Band, found: dict[str, tuple[int, bool]]) -> str:
    """A hex where own units have lost their leader, and from which the band still gets home with them in this phase; "" none."""
    spare = limit(table.s, band.leader) - len(band.carry) if table.dials.gather else 0
    best, where = 0.0, ""
    for place, pile in table.own.items():
        left, stopped = found.get(place, (0, True))
        if spare <= 0 or stopped or any(LEADER[piece] for piece in pile) or left < band.home[NUMBER[place]]:
            continue
        if any(step in table.f.zone for step in maps.way_home(place)):
            continue
        gain = min(spare, len(pile)) + BAG * bags_of(table.s, pile)
        if gain > best:
            best, where = gain, place
    return where


def strike_from(table: Position, band: Band, found: dict[str, tuple[int, bool]]) -> str:
    """The hex beside its site to which a band goes on the first turn to strike (GOB-11.1), and its plan; "" none."""
    s, muster = table.s, table.mind.muster
    site = muster.strikes.get(band.leader, "") if muster is not None and s.turn == 1 and not band.bags else ""
    if site not in table.marked:
        return ""
    near = [
        there
        for there in NEAR[site]
        if there in found
        and there not in CAVE_AT
        and (there, site) in DRY
        and (there not in table.f.piles or fits(table.f, band.leader, there, len(band.carry)))
    ]
    if site in found and site not in table.f.enemies:
        near = [site]
    if near:
        table.mind.plan[band.leader] = site
    return max(
        near, key=lambda there: (-dread(table, band, there) - 0.05 * band.home[NUMBER[there]], there), default=""
    )


def going_home(table: Position, band: Band) -> float:
    """In the cave the bags are safe, and the band is out of the cycle."""
    early = not band.bags and not table.s.campaign and any(aim.site for aim in band.aims)
    return BAG * band.bags * 1.02 + 0.05 - (table.dials.unspent if early else 0.0)


def stranded(table: Position) -> int:
    """How many units without a leader could be fetched by somebody from a cave: those that no leader outside is near."""
    if any(LEADER[piece] for pile in table.own.values() for piece in pile):
        return 0
    return min(5, sum(len(pile) for pile in table.own.values()))


def hopes(table: Position, band: Band, found: str, left: int) -> tuple[float, str]:
    """What a hex promises to a band at the end of its march, and what it would go for from there."""
    promise, aim = band.value(found)
    if band.gains(found):
        promise, aim = promise + 0.3, aim or found
    return promise + blow_from(table, band, found) + left * 0.002, aim


def dread(table: Position, band: Band, found: str) -> float:
    """What the enemy may do to a band there."""
    if found in CAVE_AT:
        return 0.0
    pile = [*band.pile, *(piece for piece in stack(table.s, found) if piece not in band.pile)]
    return table.danger(found, pile) / band.boldness * band.patience


def blow_from(table: Position, band: Band, found: str) -> float:
    """What an attack from a hex brings at once: at a site, or at an enemy who stands badly."""
    best = 0.0
    for near in NEAR[found]:
        force = table.force_at.get(near)
        if force is None or not band.carry:
            continue
        helpers, stones = band.helpers(near)
        blow = band.blow + helpers if (found, near) in DRY or not table.dials.rivers else 0
        hit = table.blow_at(force, near, blow, band.shots + stones)
        gain = hit.points
        if near in table.markers and band.free_hands and (band.tempts(near) or not table.dials.steadfast):
            gain += hit.empties * BAG * SITE_AT[near].bags * 0.5
        best = max(best, gain * table.dials.strike)
    return best


def leave_passage(table: Position, leader: int) -> plays.AnyPlay:
    """On with a leader halted where it may not stay (GOB-6.4)."""
    s, f = table.s, table.f
    carry = s.load
    mode = FOOT if SIDE[leader] == GOBLIN or s.foot[leader] else "mounted"
    able = [
        (-left, there)
        for there, (left, _) in reach(f, leader, mode, carry).items()
        if fits(f, leader, there, len(carry), tuple(carry)) and (SIDE[leader] != GOBLIN or there not in CAVE_AT)
    ]
    if not able:
        return plays.Finish()
    return plays.March(IDS[leader], mode, min(able)[1], [IDS[piece] for piece in carry])
