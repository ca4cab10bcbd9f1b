"""What a computer player is like and what it remembers: a personality from a seed, what it saw under the counters, and
what its leaders are about (GOB section 20)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from game.engine.chance import AnyChance, FastChance
from game.engine.cues import Cue, SeatCue, kind_of, read
from game.engine.rules import View
from game.titles.goblin_raid.bot.dials import FIRST, PLAIN, TUNED, Dials
from game.titles.goblin_raid.rules import cues
from game.titles.goblin_raid.rules.map_graph import CAVE_AT, SITE_AT
from game.titles.goblin_raid.rules.march import Field
from game.titles.goblin_raid.rules.pieces import FEUDAL, GOBLIN, INDEX, KP, LEADER, LIMIT, MELEE, MISSILE, SIDE
from game.titles.goblin_raid.rules.sight import in_sight

HEARD = frozenset(
    kind_of(kind.__name__)
    for kind in (
        *(cues.Cycle, cues.Step, cues.Entered, cues.Plundered, cues.Dropped, cues.Counted, cues.Advanced),
        *(cues.Fled, cues.Destroyed),
    )
)
"""The kinds of cues that tell where stacks and bags go."""


@dataclass(frozen=True)
class Traits:
    """A personality, drawn once: each 0 to 1, so that two players do not play alike."""

    daring: float
    """How lightly it takes danger."""
    greed: float
    """How late a raider turns for home."""
    zeal: float
    """How readily it fights where it need not."""


def traits(seat: int, seed: int | str) -> Traits:
    chance = FastChance(f"traits:{seat}:{seed}")
    return Traits(*(chance.below("", 101) / 100 for _ in range(3)))


@dataclass(frozen=True)
class Skill:
    """What a level can do."""

    noise: float
    """Points by which it errs in weighing."""
    danger: float
    """How much of a danger it sees."""
    follows: bool
    """Whether it keeps track of what it saw under a counter."""
    plans: bool
    """Whether it shares out targets, caves and attacks, and minds the score."""
    blocks: bool
    """Whether its riders cut off the ways home."""
    floor: float
    """What a battle must promise: easy fights for the joy of it."""
    dials: Dials
    """How it weighs."""


SKILLS = {
    "easy": Skill(2.2, 0.35, False, False, False, -0.6, FIRST),
    "normal": Skill(1.5, 0.65, False, True, False, 0.05, PLAIN),
    "hard": Skill(0.0, 0.8, True, True, True, 0.05, TUNED),
}
FIRST_HARD = replace(SKILLS["hard"], dials=FIRST)
"""The *hard* of the first release, to measure by."""


class MusterPlan(NamedTuple):
    """Who stays home, who waits in which cave, who goes with whom."""

    home: list[int]
    caves: dict[int, str]
    bands: dict[int, list[int]]
    strikes: dict[int, str]
    """Leader -> the site that it strikes on the first turn."""


class Body(NamedTuple):
    """The fighting units thought to be in a hex."""

    units: float
    melee: float
    missiles: float


EMPTY = Body(0.0, 0.0, 0.0)


class Led(NamedTuple):
    """Where an enemy leader came to last, and with whom; the sites whose bags came along."""

    hex: str
    body: Body
    bags: frozenset[str] = frozenset()


_MILITIA, _FOOT, _GOBLIN = (2.6, 3.3), (2.6, 3.0), (3.0, 0.9)
"""Melee and missiles of a usual unit: face down in a hamlet, face down elsewhere, goblin."""


def body_of(pile: list[int]) -> Body:
    units = [piece for piece in pile if not LEADER[piece]]
    return Body(len(units), sum(MELEE[piece] for piece in units), sum(MISSILE[piece] for piece in units))


@dataclass
class Mind:
    """One seat's player between two decisions."""

    seat: int
    options: dict[str, Any]
    traits: Traits
    chance: AnyChance
    skill: Skill
    heard: list[Cue] = field(default_factory=list)
    bodies: dict[str, Body] = field(default_factory=dict)
    """Enemy hex -> what is thought to stand there."""
    bags: dict[str, str] = field(default_factory=dict)
    """Site -> the hex where its marker is thought to be on its way."""
    ran: dict[int, str] = field(default_factory=dict)
    """Enemy piece -> the hex to which it was seen to run last."""
    led: dict[int, Led] = field(default_factory=dict)
    """Enemy leader -> his last step."""
    phase: tuple[int, ...] = ()
    moves: dict[int, int] = field(default_factory=dict)
    """Leader -> marches in this phase; -1: it stays where it is."""
    aim: dict[int, str] = field(default_factory=dict)
    """Leader -> the hex to which it was sent last."""
    chase: dict[int, str] = field(default_factory=dict)
    """Feudal leader -> the prey it is after in this phase."""
    plan: dict[int, str] = field(default_factory=dict)
    """Leader -> the hex it is after."""
    muster: MusterPlan | None = None
    """How the raiders of this cycle set out, once it has been decided."""
    placed: set[str] = field(default_factory=set)
    """Leaders and units for which the set-up has been decided."""

    def observe(self, view: View, told: Sequence[SeatCue]) -> None:
        """Keep what tells where stacks and bags go."""
        for one in told:
            if one.kind not in HEARD:
                continue
            cue = read(cues.KINDS, one)
            if isinstance(cue, cues.Cycle):
                self.bodies, self.bags, self.plan, self.heard, self.ran = {}, {}, {}, [], {}
                self.placed, self.muster, self.led = set(), None, {}
            elif cue is not None:
                self.heard.append(cue)

    def enter(self, phase: tuple[int, ...]) -> None:
        """A movement phase or a set-up begins anew."""
        if phase != self.phase:
            self.phase, self.moves, self.aim, self.chase = phase, {}, {}, {}

    def look(self, f: Field, view: View) -> None:
        """Take in what was heard, then what is seen now."""
        mine, other = f.side, 1 - f.side
        for cue in self.heard:
            self._hear(cue, f, other)
        self.heard = []
        now: dict[str, Body] = {}
        for place, pile in f.piles.items():
            if SIDE[pile[0]] != other:
                continue
            if place not in CAVE_AT and in_sight(f.s, place, other, f.piles):
                now[place] = body_of(pile)
            else:
                now[place] = self._thought(f, place, pile, view, mine)
        self.bodies = now
        for name, site in view["loads"]:
            self.bags[site] = f.s.at[INDEX[name]]

    def _hear(self, cue: Cue, f: Field, other: int) -> None:
        if isinstance(cue, cues.Plundered):
            self.bags[cue.site] = cue.hex
            for leader, led in self.led.items():
                if led.hex == cue.hex:
                    self.led[leader] = led._replace(bags=led.bags | {cue.site})
        elif isinstance(cue, cues.Dropped | cues.Counted):
            self.bags.pop(cue.site, None)
        elif isinstance(cue, cues.Advanced) and SIDE[INDEX[cue.pieces[0]]] == other:
            self._carry(cue.from_, cue.to, [INDEX[name] for name in cue.pieces], 0, f)
        elif isinstance(cue, cues.Step) and SIDE[INDEX[cue.leader]] == other:
            carry = None if cue.carry is None else [INDEX[name] for name in cue.carry]
            self._carry(cue.from_, cue.to, carry, INDEX[cue.leader], f)
        elif isinstance(cue, cues.Fled | cues.Destroyed):
            if self.skill.dials.routs_seen:
                self._scatter(cue, other)
        elif isinstance(cue, cues.Entered) and cue.carry is not None:
            self.bodies[cue.hex] = body_of([INDEX[name] for name in cue.carry])

    def _scatter(self, cue: cues.Fled | cues.Destroyed, other: int) -> None:
        """Who ran was seen by all, and where to; so was who fell."""
        if isinstance(cue, cues.Destroyed):
            piece = INDEX[cue.piece]
            found = self.ran.pop(piece, "")
            if found and SIDE[piece] == other:
                self._add(found, [piece], -1)
            return
        pieces = [INDEX[name] for name in cue.pieces]
        if SIDE[pieces[0]] == other:
            self._add(cue.path[0], pieces, -1)
            if cue.path[-1] not in CAVE_AT:
                self._add(cue.path[-1], pieces, 1)
                self.ran.update(dict.fromkeys(pieces, cue.path[-1]))

    def _add(self, found: str, pieces: list[int], sign: int) -> None:
        """So much more, or less, is thought to stand in a hex."""
        self.bodies[found] = Body(
            *(max(0.0, x + sign * y) for x, y in zip(self.bodies.get(found, EMPTY), body_of(pieces)))
        )

    def _carry(self, a: str, b: str, carry: list[int] | None, leader: int, f: Field) -> None:
        """Troops went from one hex to another: those seen; else all of a hex left empty, of a hex where others stay some, or
        as many as he brought there."""
        before, there, led = self.bodies.get(a, EMPTY), self.bodies.get(b, EMPTY), self.led.get(leader)
        if carry is not None:
            went = body_of(carry)
        elif before.units:
            stays = a in f.piles and SIDE[f.piles[a][0]] == SIDE[leader]
            if stays and led is not None and led.hex == a and self.skill.dials.passing:
                went = Body(*map(min, before, led.body))
            else:
                part = min(before.units, LIMIT[leader]) / before.units * (0.4 if stays else 1.0)
                went = Body(*(part * value for value in before))
        else:
            went = EMPTY
        carried = self._bags_along(a, leader, f) if went.units or carry is None else frozenset()
        if LEADER[leader]:
            self.led[leader] = Led(b, went, carried)
        self.bodies[a] = Body(*(max(0.0, x - y) for x, y in zip(before, went)))
        self.bodies[b] = Body(*(x + y for x, y in zip(there, went)))
        if SIDE[leader] == GOBLIN:
            self.bags.update(dict.fromkeys(carried, b))

    def _bags_along(self, a: str, leader: int, f: Field) -> frozenset[str]:
        """The sites whose bags go on with a leader: all that lie there; where others stay, those he came with."""
        here = frozenset(site for site, found in self.bags.items() if found == a)
        led = self.led.get(leader)
        stays = a in f.piles and SIDE[f.piles[a][0]] == SIDE[leader]
        return here & led.bags if stays and led is not None and led.hex == a and self.skill.dials.passing else here

    def _thought(self, f: Field, place: str, pile: list[int], view: View, mine: int) -> Body:
        """A stack out of sight: as followed, as high as it is shown, or as such a leader would have it."""
        known = self.bodies.get(place)
        seen = body_of(pile)
        height = view.get("heights", {}).get(place)
        kind = _GOBLIN if mine == FEUDAL else _kind(place)
        if height is not None:
            units = height - sum(1 for piece in pile if LEADER[piece])
            return Body(units, units * kind[0], units * kind[1])
        if self.skill.follows and known is not None and (known.units or LEADER[pile[-1]]):
            return Body(*(max(x, y) for x, y in zip(known, seen)))
        if not LEADER[pile[-1]]:
            return Body(1, *kind) if mine == GOBLIN and f.s.down[pile[-1]] else seen
        units = self._usual(place, pile[-1], mine, f)
        return Body(units, units * kind[0], units * kind[1])

    def _usual(self, place: str, leader: int, mine: int, f: Field) -> float:
        """How many units such a leader has under it, where nothing is known."""
        if not self.skill.plans:
            return 2.0
        if mine == FEUDAL:
            return float(LIMIT[leader]) if place in CAVE_AT else 0.75 * LIMIT[leader]
        if place in SITE_AT and not f.s.alarm:
            return {"TW": 3.0, "BR": 3.0, "LS": 1.0, "AB": 0.0, "KP": 4.0}.get(SITE_AT[place].code, 1.0)
        return 3.0 if leader in KP else 0.6 * LIMIT[leader]


def _kind(place: str) -> tuple[float, float]:
    site = SITE_AT.get(place)
    return _MILITIA if site is not None and site.kind in ("hamlet", "village") else _FOOT
