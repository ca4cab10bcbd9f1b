"""The Count's movement: converge on raiders, cut off their ways home, guard what is rich, keep away from bad odds (GOB
section 20). One march at a time is decided."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache
from math import exp
from operator import itemgetter

from game.engine.ask import SeatAsk
from game.titles.goblin_raid.bot import maps
from game.titles.goblin_raid.bot.appraisal import BAG, Harm, melee, missiles
from game.titles.goblin_raid.bot.flight import on_top
from game.titles.goblin_raid.bot.position import Force, Position
from game.titles.goblin_raid.bot.raid import MARCHES, leave_passage, taking
from game.titles.goblin_raid.rules import plays
from game.titles.goblin_raid.rules.lookup_tables import FOOT_MP, GOBLIN_MP, MOUNTED_MP
from game.titles.goblin_raid.rules.map_graph import CAVE_AT, DRY, NEAR, SITE_AT
from game.titles.goblin_raid.rules.march import FOOT, GATE, MTD, arrivals, carriable, fits, least, modes
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
from game.titles.goblin_raid.rules.routing import NUMBER
from game.titles.goblin_raid.rules.state import limit, on_map, pieces_in


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
        self.guards: dict[tuple[str, tuple[int, ...]], float] = {}
        self._pulls: dict[tuple[int, int, bool], Pull] = {}
        self._bars: dict[int, dict[str, float]] = {}

    def worth(self, force: Force) -> float:
        """What is to be had by driving a band off."""
        pile = self.table.f.piles.get(force.hex, [])
        return 1.0 + 0.35 * force.units + BAG * force.bags * self.table.dials.loot + (3.0 if KING in pile else 0.0)

    @cached_property
    def beside(self) -> dict[str, list[Force]]:
        """Hex -> the prey that can be struck from it (GOB-7.6)."""
        out: dict[str, list[Force]] = {}
        for force in self.prey:
            for near in NEAR[force.hex]:
                if (near, force.hex) in DRY or not self.table.dials.rivers:
                    out.setdefault(near, []).append(force)
        return out

    @cached_property
    def eventful(self) -> frozenset[str]:
        """The hexes that promise more than being nearer to a prey, or less."""
        return frozenset((*self.beside, *self.barring, *self.table.f.piles, *self.table.marked))

    @cached_property
    def loaded(self) -> list[Force]:
        """The bands that are soon home with bags."""
        most = self.table.dials.bar_turns
        near = [force for force in self.prey if force.bags and maps.home_cost()[NUMBER[force.hex]] / GOBLIN_MP <= most]
        return near if self.table.mind.skill.blocks else []

    def way(self, force: Force, path: tuple[str, ...]) -> dict[str, float]:
        """Hex -> the points that troops there would bar from a band on that way home."""
        soon = maps.home_cost()[NUMBER[force.hex]] <= GOBLIN_MP
        points = BAG * force.bags * (1.0 if soon else self.table.dials.bar_later)
        out: dict[str, float] = {}
        for n, step in enumerate(path[:9]):
            for near in NEAR[step] if step not in CAVE_AT else ():
                out[near] = max(out.get(near, 0.0), (1.0 if n else 0.7) * points)
        return out

    @cached_property
    def barring(self) -> dict[str, float]:
        """Hex -> the points on a way home that troops there would bar if nobody did yet."""
        out: dict[str, float] = {}
        for force in self.loaded:
            for found, points in self.way(force, maps.way_home(force.hex)).items():
                out[found] = max(out.get(found, 0.0), points)
        return out

    def bars(self, leader: int) -> dict[str, float]:
        """The same for one leader: less for bands whose way others stand in already, and where they can go round him."""
        dials = self.table.dials
        if dials.bar_again == 1:
            return self.barring
        if leader not in self._bars:
            out: dict[str, float] = {}
            others = [place for place, pile in self.table.own.items() if any(LEADER[p] and p != leader for p in pile)]
            for force in self.loaded:
                way = self.way(force, maps.way_home(force.hex))
                left = dials.bar_again ** sum(1 for place in others if place in way)
                round_him = self._round(force, leader) if dials.around < 1 else None
                if round_him is not None:
                    way, left = round_him, 1.0
                for found, points in way.items():
                    out[found] = max(out.get(found, 0.0), left * points)
            self._bars[leader] = out
        return self._bars[leader]

    def _round(self, force: Force, leader: int) -> dict[str, float] | None:
        """What a leader bars from a band that is home next turn past all the others; None where it is not."""
        zone = self.table.f.ways.zone_foot
        stands = [place for place, pile in self.table.own.items() if any(p != leader for p in pile)]
        closed = frozenset(stands).union(*(zone[place] for place in stands))
        path = maps.home_next_turn(force.hex, closed)
        if not path:
            return None
        around = self.table.dials.around
        return {
            found: points * (around if maps.home_next_turn(force.hex, closed | zone[found] | {found}) else 1.0)
            for found, points in self.way(force, path).items()
            if found in zone
        }

    @cached_property
    def reserves(self) -> dict[str, list[tuple[int, int, int]]]:
        """Prey -> leader, melee and missiles of the own stacks that could still come to it in this phase."""
        table, s = self.table, self.table.s
        out: dict[str, list[tuple[int, int, int]]] = {force.hex: [] for force in self.prey}
        for leader in LEADERS[FEUDAL]:
            if not on_map(s.at[leader]) or s.stopped[leader] or table.mind.moves.get(leader, 0) < 0:
                continue
            units = [piece for piece in pieces_in(s, s.at[leader]) if not LEADER[piece]][: limit(s, leader)]
            costs = maps.beside(s.at[leader], "foot" if units else "mounted")
            for force in self.prey:
                if force.hex not in NEAR[s.at[leader]] and costs[NUMBER[force.hex]] <= FOOT_MP:
                    out[force.hex].append((leader, melee(units) if units else 1, missiles(units)))
        return out

    @cached_property
    def marches(self) -> dict[str, list[tuple[Force, float, Fading]]]:
        """For troops on foot and for riders: each prey, its worth, and how that fades with the way to it."""
        stale = self.table.dials.stale
        return {
            how: [(force, self.worth(force), fading(force.hex, how, bool(force.bags), stale)) for force in self.prey]
            for how in ("foot", "mounted")
        }

    def pull(self, leader: int, troops: list[int]) -> Pull:
        """What it is worth to come to each prey with such troops, and how that fades with the way: the most first."""
        blow = melee(troops) + missiles(troops) if troops else 1
        key = leader, blow, bool(troops)
        if key not in self._pulls:
            self._pulls[key] = self._pull(leader, blow, "foot" if troops else "mounted")
        return self._pulls[key]

    def _pull(self, leader: int, blow: int, how: str) -> Pull:
        dials, chased = self.table.dials, self.chased(leader)
        out = []
        for force, worth, fades in self.marches[how]:
            needed = force.melee + 4
            left = 1 - dials.share * min(1.0, chased.get(force.hex, 0) / needed)
            out.append((dials.approach * left * worth * (0.06 + 0.94 * min(1.0, blow / needed)), fades))
        return sorted(out, key=itemgetter(0), reverse=True)

    def chased(self, leader: int) -> dict[str, int]:
        """Prey -> the melee and missiles of other leaders' troops that are after it already."""
        mind, s = self.table.mind, self.table.s
        out: dict[str, int] = {}
        for other, found in mind.chase.items():
            if other != leader and on_map(s.at[other]):
                units = [piece for piece in pieces_in(s, s.at[other]) if not LEADER[piece]]
                out[found] = out.get(found, 0) + melee(units) + missiles(units)
        return out

    def nearest(self, found: str) -> str:
        """The prey that who ends a march in a hex is after; "" none."""
        ranked = [(maps.beside(force.hex, "foot")[NUMBER[found]], -self.worth(force), force.hex) for force in self.prey]
        return min(ranked)[2] if ranked else ""

    def standing(self, force: Force, without: int, carry: tuple[int, ...]) -> tuple[int, int]:
        """Melee and missiles of the own troops next to a prey, without a leader and its load."""
        blow = shots = 0
        for near in NEAR[force.hex]:
            pile = [p for p in self.table.own.get(near, []) if p != without and p not in carry]
            units = [piece for piece in pile if not LEADER[piece]]
            if (near, force.hex) in DRY or not self.table.dials.rivers:
                blow += melee(units or pile)
            shots += missiles(units)
        return blow, shots

    def strike(self, force: Force, leader: int, carry: tuple[int, ...]) -> float:
        """What an attack on a prey promises with these troops beside it."""
        blow, shots = self.standing(force, leader, carry)
        alone_part, reserve = self.table.dials.alone, self.table.dials.reserve
        for other, more, stones in self.reserves[force.hex]:
            if other != leader and self.table.mind.skill.plans:
                blow += round(reserve * more)
                shots += round(reserve * stones)
        alone = self.table.blow_at(force, force.hex, blow, shots) if blow + shots else Harm(0.0, 0.0)
        mine = (melee(list(carry)) if carry else 1, missiles(list(carry)))
        together = self.table.blow_at(force, force.hex, blow + mine[0], shots + mine[1])
        part = sum(mine) / max(1, blow + shots + sum(mine))
        credit: float = alone_part * part**self.table.dials.fair
        return credit * together.points + (1 - alone_part) * (together.points - alone.points)


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
    return on_top(table) or plays.EndPhase()


def in_turn(table: Position, hunt: Hunt) -> list[int]:
    """Those nearest to a prey first, so that others can count on them."""
    s = table.s
    able = [p for p in LEADERS[FEUDAL] if not s.stopped[p] and (on_map(s.at[p]) or (s.at[p] == GATE and s.entry))]

    def away(leader: int) -> int:
        if s.at[leader] == GATE:
            return -1
        costs = maps.beside(s.at[leader], "foot")
        return min((costs[NUMBER[force.hex]] for force in hunt.prey), default=0)

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
    loads = [whole, (), riders]
    if len(whole) > 1 and s.at[leader] in table.marked:  # one stays to keep the gate
        loads.insert(
            1, tuple(piece for piece in whole if piece != min(whole, key=lambda p: (MELEE[p] + MISSILE[p], p)))
        )
    few = least(table.f, leader)
    mode = MTD if MTD in modes(s, leader) else FOOT
    return [Option(mode, load) for load in dict.fromkeys(loads) if len(load) >= few]


def march(table: Position, hunt: Hunt, leader: int) -> plays.March | None:
    """Where this leader should go, and with whom; None: it stays."""
    s, f = table.s, table.f
    here = s.at[leader]
    guard = pieces_in(s, here)
    stay = tuple(carriable(s, leader)[: limit(s, leader)])
    best = Outlook(table, hunt, leader, stay).hope(here, guard) + guarding(table, hunt, here, guard) + table.dials.stay
    best -= fear(table, here, guard)
    found: tuple[str, Option] | None = None
    reaches: dict[tuple[str, bool, bool], list[str]] = {}
    for option in options(table, leader):
        kind = option.mode, any(not MOUNTED[piece] for piece in option.carry), bool(option.carry)
        if kind[1:] == (False, True) and (option.mode, False, False) in reaches:
            kind = option.mode, False, False  # riders go wherever a leader goes alone
        if kind not in reaches:
            reaches[kind] = list(arrivals(f, leader, option.mode, list(option.carry)))
        rest = [piece for piece in guard if piece != leader and piece not in option.carry]
        left_here = guarding(table, hunt, here, rest)
        outlook = Outlook(table, hunt, leader, option.carry)
        nearing, eventful = outlook.nearing, hunt.eventful | hunt.bars(leader).keys()
        near_enough = table.noise or (outlook.pull[0][0] if outlook.pull else 0.0) + left_here > best
        ranked: list[tuple[float, str, list[int]]] = []
        alone = [leader, *option.carry]
        for there in reaches[kind]:
            if there not in eventful:
                if not near_enough:  # no hex is worth as much as the best so far for being nearer alone
                    continue
                hope = nearing(NUMBER[there], outlook.pull) + left_here + table.err()
                if hope > best:
                    ranked.append((hope, there, alone))
                continue
            pile = alone[:]
            if there in f.piles:
                if not fits(f, leader, there, len(option.carry)):
                    continue
                pile += [piece for piece in f.piles[there] if piece not in option.carry]
            hope = outlook.hope(there, pile) + left_here + table.err()
            if there in table.marked:
                hope += guarding(table, hunt, there, pile) - guarding(table, hunt, there, pile[len(option.carry) + 1 :])
            if hope > best:
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
    table.mind.chase[leader] = hunt.nearest(there)
    return plays.March(IDS[leader], option.mode, there, [IDS[piece] for piece in option.carry])


def guarding(table: Position, hunt: Hunt, found: str, pile: list[int]) -> float:
    """What troops in a site are worth against the bands that may come for it."""
    if found not in table.marked or not pile:
        return 0.0
    key = found, tuple(pile)
    if key not in hunt.guards:
        hunt.guards[key] = _guarding(table, hunt, found, pile)
    return hunt.guards[key]


def _guarding(table: Position, hunt: Hunt, found: str, pile: list[int]) -> float:
    dials, blow = table.dials, melee(pile)
    leaders = sum(1 for piece in pile if LEADER[piece])
    units = len(pile) - leaders
    kept, empty, loses = 0.0, 0.0, 0.0
    for force in hunt.prey:
        if not force.leaders:
            continue
        turns = max(0, maps.costs(force.hex, "goblin")[NUMBER[found]] - 2) / GOBLIN_MP
        if turns <= 2:
            near = dials.guard if turns <= 1 else dials.guard_soon
            near *= min(1.0, force.melee / 10) * (0.3 if force.bags else 1.0)
            held = 1 - taking(
                found, table.ruins, round(force.melee), round(force.missiles), blow, leaders if units else 0
            )
            kept, empty, loses = max(kept, near * held), max(empty, near), max(loses, near * (1 - held))
    if dials.worst:
        kept = empty - loses  # against the band that is most likely to take it
    kept = max(kept, dials.hold * (1 - 0.5**units))  # the first one counts most
    away = max(0.0, maps.home_cost()[NUMBER[found]] / GOBLIN_MP - 1)
    return exp(-dials.far_guard * away) * BAG * SITE_AT[found].bags * kept


def fear(table: Position, found: str, pile: list[int]) -> float:
    """What the raiders may do to a stack there."""
    return table.dials.fear * table.danger(found, pile) * (1.2 - 0.4 * table.mind.traits.daring)


class Outlook:
    """What hexes promise to a leader with a load at the end of its march."""

    def __init__(self, table: Position, hunt: Hunt, leader: int, carry: tuple[int, ...]) -> None:
        self.table, self.hunt, self.leader, self.carry = table, hunt, leader, carry
        self.pull = hunt.pull(leader, list(carry))
        self._strikes: dict[str, float] = {}
        self.zeal = 0.8 + 0.5 * table.mind.traits.zeal
        self.bar = table.dials.block if carry else table.dials.block_alone

    def strike(self, force: Force) -> float:
        """What an attack on a prey promises, from whichever hex beside it."""
        known = self._strikes.get(force.hex)
        if known is None:
            known = self._strikes[force.hex] = self.hunt.strike(force, self.leader, self.carry)
        return known

    @staticmethod
    def nearing(n: int, pull: Pull) -> float:
        """What a hex promises for being nearer to a prey: the best of the pulls, which are sorted."""
        worth = 0.0
        for most, fades in pull:
            if most <= worth:
                break
            here = most * fades[n]
            if here > worth:
                worth = here
        return worth

    def hope(self, found: str, pile: list[int]) -> float:
        """`pile`: who stands there then, the leader and its load too."""
        n = NUMBER[found]
        pull, crowd = self.pull, 0.0
        if len(pile) > len(self.carry) + 1:
            leaders = sum(LEADER[piece] for piece in pile) - 1
            crowd = self.table.dials.crowd * leaders
            if not leaders and self.table.mind.skill.plans:  # foot that nobody leads joins it there
                rest = [piece for piece in pile if not LEADER[piece] and piece not in self.carry]
                pull = self.hunt.pull(self.leader, [*self.carry, *rest][: limit(self.table.s, self.leader)])
        worth = self.nearing(n, pull)
        beside = self.hunt.beside.get(found)
        if beside:
            worth += max(0.0, max([self.strike(force) for force in beside]) * self.zeal)
        return worth + self.bar * self.hunt.bars(self.leader).get(found, 0.0) - crowd


Fading = tuple[float, ...]
"""By the number of a hex: what is left of a prey's worth after the march to it."""
Pull = list[tuple[float, Fading]]
"""What each prey is worth, and how that fades: the most first."""


@lru_cache(maxsize=512)
def fading(prey: str, how: str, loaded: bool, stale: float) -> Fading:
    """A prey with bags is headed off on its way home rather than run after."""
    speed = FOOT_MP if how == "foot" else MOUNTED_MP
    near = maps.costs(prey, how)
    if not loaded or len(maps.way_home(prey)) < 3:
        return tuple([stale ** (max(0, cost - 2) / speed) for cost in near])
    ahead = maps.ahead(prey, how)
    return tuple([stale ** min(max(0, a - 2) / speed, 0.3 + b / speed) for a, b in zip(near, ahead)])
