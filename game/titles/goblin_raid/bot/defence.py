"""The Count's movement: converge on raiders, cut off their ways home, guard what is rich, keep away from bad odds (GOB
section 20). One march at a time is decided."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from game.engine.ask import SeatAsk
from game.titles.goblin_raid.bot import maps
from game.titles.goblin_raid.bot.appraisal import BAG, Harm, melee, missiles
from game.titles.goblin_raid.bot.position import Force, Position
from game.titles.goblin_raid.bot.raid import MARCHES, leave_passage, taking
from game.titles.goblin_raid.rules import plays
from game.titles.goblin_raid.rules.forecast import reach
from game.titles.goblin_raid.rules.lookup_tables import FOOT_MP, GOBLIN_MP, MOUNTED_MP
from game.titles.goblin_raid.rules.map_graph import CAVE_AT, NEAR, SITE_AT
from game.titles.goblin_raid.rules.march import FOOT, GATE, MTD, carriable, fits, least, modes
from game.titles.goblin_raid.rules.pieces import (
    BARON,
    CLASS,
    FEUDAL,
    IDS,
    KING,
    LEADER,
    LEADERS,
    MELEE,
    MISSILE,
    MOUNTED,
)
from game.titles.goblin_raid.rules.state import limit, on_map, pieces_in

STALE = 0.68
"""What a turn's march takes from the worth of a prey."""


@dataclass(frozen=True)
class Option:
    """A way of moving a leader: mounted or on foot, with a load."""

    mode: str
    carry: tuple[int, ...]


class Hunt:
    """The goblins on the field as prey, and where the own troops can strike them."""

    def __init__(self, table: Position) -> None:
        self.table = table
        self.prey = table.forces
        self.home = maps.home_cost(table.ruins)

    def worth(self, force: Force) -> float:
        """What is to be had by driving a band off."""
        pile = self.table.f.piles.get(force.hex, [])
        return 1.0 + 0.35 * force.units + BAG * force.bags * 0.8 + (3.0 if KING in pile else 0.0)

    @cached_property
    def ways(self) -> dict[str, tuple[str, ...]]:
        """Prey -> the hexes that it will probably pass on its way home."""
        return {force.hex: maps.way_home(force.hex, self.table.ruins) for force in self.prey}

    @cached_property
    def barring(self) -> dict[str, float]:
        """Hex -> the points on a way home that troops there would bar."""
        out: dict[str, float] = {}
        for force in self.prey:
            if not force.bags or self.home.get(force.hex, 99) > 2 * GOBLIN_MP:
                continue
            for n, step in enumerate(self.ways[force.hex][:9]):
                for near in NEAR[step] if step not in CAVE_AT else ():
                    out[near] = max(out.get(near, 0.0), (1.0 if n else 0.7) * BAG * force.bags)
        return out

    @cached_property
    def reserves(self) -> dict[str, list[tuple[int, int, int]]]:
        """Prey -> leader, melee and missiles of the own stacks that could still come to it in this phase."""
        table, s = self.table, self.table.s
        out: dict[str, list[tuple[int, int, int]]] = {force.hex: [] for force in self.prey}
        for leader in LEADERS[FEUDAL]:
            if not on_map(s.at[leader]) or s.stopped[leader] or table.mind.moves.get(leader, 0) < 0:
                continue
            units = [piece for piece in pieces_in(s, s.at[leader]) if not LEADER[piece]][: limit(s, leader)]
            costs = maps.spread(s.at[leader], table.ruins, "foot" if units else "mounted")
            for force in self.prey:
                if force.hex not in NEAR[s.at[leader]] and maps.near_cost(costs, force.hex) <= FOOT_MP:
                    out[force.hex].append((leader, melee(units) if units else 1, missiles(units)))
        return out

    @cached_property
    def marches(self) -> dict[str, list[tuple[Force, float, dict[str, int], dict[str, int]]]]:
        """For troops on foot and for riders: each prey, its worth, MP to it and to the way that it will take."""
        return {
            how: [(force, self.worth(force), self.near(force, how), self.ahead(force, how)) for force in self.prey]
            for how in ("foot", "mounted")
        }

    def near(self, force: Force, how: str) -> dict[str, int]:
        """Hex -> MP between it and a prey, in halves."""
        return maps.around((force.hex,), self.table.ruins, how)

    def ahead(self, force: Force, how: str) -> dict[str, int]:
        """Hex -> MP between it and the way that a prey with bags will take."""
        steps = self.ways[force.hex][2:10]
        return maps.around(steps, self.table.ruins, how) if force.bags and steps else {}

    def standing(self, force: Force, without: int, carry: tuple[int, ...]) -> tuple[int, int]:
        """Melee and missiles of the own troops next to a prey, without a leader and its load."""
        blow = shots = 0
        for near in NEAR[force.hex]:
            pile = [p for p in self.table.own.get(near, []) if p != without and p not in carry]
            units = [piece for piece in pile if not LEADER[piece]]
            blow += melee(units or pile)
            shots += missiles(units)
        return blow, shots

    def strike(self, force: Force, leader: int, carry: tuple[int, ...]) -> float:
        """What an attack on a prey promises with these troops beside it."""
        blow, shots = self.standing(force, leader, carry)
        for other, more, stones in self.reserves[force.hex]:
            if other != leader and self.table.mind.skill.plans:
                blow += round(0.6 * more)
                shots += round(0.6 * stones)
        alone = self.table.blow_at(force, force.hex, blow, shots) if blow + shots else Harm(0.0, 0.0)
        mine = (melee(list(carry)) if carry else 1, missiles(list(carry)))
        together = self.table.blow_at(force, force.hex, blow + mine[0], shots + mine[1])
        return 0.35 * together.points + 0.65 * (together.points - alone.points)


def feudal_move(table: Position, ask: SeatAsk) -> plays.AnyPlay:
    """The next action of the movement phase."""
    s, mind = table.s, table.mind
    mind.enter((s.reign, s.cycle, s.turn, 1))
    if s.passage >= 0:
        return leave_passage(table, s.passage)
    hunt = Hunt(table)
    for leader in in_turn(table, hunt):
        if mind.moves.get(leader, 0) < 0 or mind.moves.get(leader, 0) >= MARCHES:
            continue
        if mind.moves.get(leader, 0) and mind.aim.get(leader) == s.at[leader]:
            mind.moves[leader] = -1  # it is where it wanted to be
            continue
        play = entering(table, leader) if s.at[leader] == GATE else march(table, hunt, leader)
        if play is not None:
            mind.moves[leader] = mind.moves.get(leader, 0) + 1
            if isinstance(play, plays.March):
                mind.aim[leader] = play.to
            return play
        mind.moves[leader] = -1
    return plays.EndPhase()


def in_turn(table: Position, hunt: Hunt) -> list[int]:
    """Those nearest to a prey first, so that others can count on them."""
    s = table.s
    able = [p for p in LEADERS[FEUDAL] if not s.stopped[p] and (on_map(s.at[p]) or (s.at[p] == GATE and s.entry))]

    def away(leader: int) -> int:
        if s.at[leader] == GATE:
            return -1
        costs = maps.spread(s.at[leader], table.ruins, "foot")
        return min((maps.near_cost(costs, force.hex) for force in hunt.prey), default=0)

    return sorted(able, key=lambda p: (away(p), -limit(s, p), p))


def entering(table: Position, leader: int) -> plays.Enter | None:
    """The Baron brings the foot, another leader the riders (GOB-11.5)."""
    s = table.s
    if s.entry in table.f.enemies:
        return None
    units = carriable(s, leader)
    riders = [piece for piece in units if MOUNTED[piece]]
    others = [p for p in LEADERS[FEUDAL] if s.at[p] == GATE and p != leader]
    chosen = riders if leader != BARON and others else [p for p in units if not MOUNTED[p]] if others else units
    chosen = sorted(chosen[: limit(s, leader)])
    if not fits(table.f, leader, s.entry, len(chosen)):
        chosen = []
    return plays.Enter(IDS[leader], MTD, [IDS[piece] for piece in chosen])


def options(table: Position, leader: int) -> list[Option]:
    """With all it can lead (or all but a guard), with riders alone, or by itself."""
    s = table.s
    units = carriable(s, leader)
    units.sort(key=lambda p: (CLASS[p], -MELEE[p] - MISSILE[p], p))
    whole = tuple(sorted(units[: limit(s, leader)]))
    riders = tuple(sorted([p for p in units if MOUNTED[p]][: limit(s, leader)]))
    loads = [whole, riders, ()]
    if len(whole) > 1 and s.at[leader] in table.markers:  # one stays to keep the gate
        loads.insert(1, tuple(piece for piece in whole if piece != min(whole, key=lambda p: (MELEE[p], p))))
    few = least(table.f, leader)
    mode = MTD if MTD in modes(s, leader) else FOOT
    return [Option(mode, load) for load in dict.fromkeys(loads) if len(load) >= few]


def march(table: Position, hunt: Hunt, leader: int) -> plays.March | None:
    """Where this leader should go, and with whom; None: it stays."""
    s, f = table.s, table.f
    here = s.at[leader]
    guard = pieces_in(s, here)
    stay = tuple(carriable(s, leader)[: limit(s, leader)])
    best = prospects(table, hunt, leader, here, stay, guard) + guarding(table, hunt, here, guard) + 0.15
    best -= fear(table, here, guard)
    found: tuple[str, Option] | None = None
    for option in options(table, leader):
        rest = [piece for piece in guard if piece != leader and piece not in option.carry]
        left_here = guarding(table, hunt, here, rest)
        ranked: list[tuple[float, str, list[int]]] = []
        for there in reach(f, leader, option.mode, list(option.carry)):
            if not fits(f, leader, there, len(option.carry)):
                continue
            others = [piece for piece in table.own.get(there, []) if piece not in option.carry]
            pile = [leader, *option.carry, *others]
            hope = prospects(table, hunt, leader, there, option.carry, pile) + left_here + table.err()
            hope += guarding(table, hunt, there, pile) - guarding(table, hunt, there, others)
            ranked.append((hope, there, pile))
        ranked.sort(key=lambda row: (-row[0], row[1]))
        for hope, there, pile in ranked:  # danger only takes away: the rest cannot be better
            if hope <= best:
                break
            worth = hope - fear(table, there, pile)
            if worth > best:
                best, found = worth, (there, option)
    if found is None:
        return None
    there, option = found
    return plays.March(IDS[leader], option.mode, there, [IDS[piece] for piece in option.carry])


def guarding(table: Position, hunt: Hunt, found: str, pile: list[int]) -> float:
    """What troops in a site are worth against the bands that may come for it."""
    if found not in table.markers or not pile:
        return 0.0
    leaders = sum(1 for piece in pile if LEADER[piece])
    best = 0.01
    for force in hunt.prey:
        if not force.leaders:
            continue
        turns = max(0, hunt.near(force, "goblin").get(found, 99) - 2) / GOBLIN_MP
        if turns <= 2:
            near = (0.4 if turns <= 1 else 0.15) * min(1.0, force.melee / 10) * (0.3 if force.bags else 1.0)
            held = 1 - taking(found, table.ruins, round(force.melee), round(force.missiles), melee(pile), leaders)
            best = max(best, near * held)
    return BAG * SITE_AT[found].bags * best


def prospects(table: Position, hunt: Hunt, leader: int, found: str, carry: tuple[int, ...], pile: list[int]) -> float:
    """What a hex promises to a leader with a load at the end of its march."""
    worth = 0.0
    for force in hunt.prey:
        if found in NEAR[force.hex]:
            worth = max(worth, hunt.strike(force, leader, carry) * (0.8 + 0.5 * table.mind.traits.zeal))
    worth += approach(hunt, found, led(table, leader, carry, pile))
    return worth + blocking(table, hunt, found, carry)


def fear(table: Position, found: str, pile: list[int]) -> float:
    """What the raiders may do to a stack there."""
    return 0.7 * table.danger(found, pile) * (1.2 - 0.4 * table.mind.traits.daring)


def led(table: Position, leader: int, carry: tuple[int, ...], pile: list[int]) -> list[int]:
    """The troops that a leader would have with it: its load, and foot that nobody else leads there."""
    if not table.mind.skill.plans or any(LEADER[piece] and piece != leader for piece in pile):
        return list(carry)
    rest = [piece for piece in pile if not LEADER[piece] and piece not in carry]
    return [*carry, *rest][: limit(table.s, leader)]


def approach(hunt: Hunt, found: str, troops: list[int]) -> float:
    """What it promises to come nearer to a prey with troops: it fades with the turns still to march."""
    how, speed = ("foot", FOOT_MP) if troops else ("mounted", MOUNTED_MP)
    blow = melee(troops) + missiles(troops) if troops else 1
    best = 0.0
    for force, worth, near, ahead in hunt.marches[how]:
        turns = max(0.0, near.get(found, 120) - 2) / speed
        turns = min(turns, 0.3 + ahead.get(found, 120) / speed)  # head it off rather than run after it
        hope = worth * (0.06 + 0.94 * min(1.0, blow / (force.melee + 4))) * STALE**turns
        best = max(best, hope)
    return 0.55 * best


def blocking(table: Position, hunt: Hunt, found: str, carry: tuple[int, ...]) -> float:
    """A zone across the way home of a band with bags holds it for a turn (GOB-6.6); a mouth may be closed (GOB-17.25)."""
    if not table.mind.skill.blocks:
        return 0.0
    best = hunt.barring.get(found, 0.0)
    return best * (0.45 if carry else 0.33)
