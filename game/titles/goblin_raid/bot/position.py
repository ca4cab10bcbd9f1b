"""The view of a seat as its computer player reads it: who stands where, how strong, and how soon they can be here."""

from __future__ import annotations

from functools import cached_property
from typing import Any, NamedTuple

from game.engine.rules import View
from game.titles.goblin_raid.bot import appraisal, maps
from game.titles.goblin_raid.bot.appraisal import BAG, Harm
from game.titles.goblin_raid.bot.memory import EMPTY, Mind
from game.titles.goblin_raid.rules.forecast import field
from game.titles.goblin_raid.rules.lookup_tables import GOBLIN_MP, MOUNTED_MP, VICTORY, victory_row
from game.titles.goblin_raid.rules.map_graph import CAVE_AT, NEAR, SITE, SITES
from game.titles.goblin_raid.rules.march import Field
from game.titles.goblin_raid.rules.pieces import FEUDAL, GOBLIN, KING, LEADER, LEADERS, SIDE
from game.titles.goblin_raid.rules.routing import NUMBER
from game.titles.goblin_raid.rules.state import ON_SITE, State, on_map, ruins


class Force(NamedTuple):
    """An enemy stack on the field, as far as it is known or thought."""

    hex: str
    units: float
    melee: float
    missiles: float
    leaders: int
    bags: int


class Position:
    """What one seat sees now."""

    def __init__(self, view: View, mind: Mind) -> None:
        self.view = view
        self.mind = mind
        self.dials = mind.skill.dials
        self.noise = mind.skill.noise
        self.f: Field = field(view, mind.seat, mind.options)
        self.s: State = self.f.s
        self.side = self.f.side
        self.ruins = ruins(self.s)
        self._pressures: dict[str, tuple[float, float]] = {}
        self._blows: dict[tuple[Any, ...], Harm] = {}
        mind.look(self.f, view)

    @cached_property
    def forces(self) -> list[Force]:
        """The enemy on the field."""
        out = []
        for place, pile in sorted(self.f.piles.items()):
            if SIDE[pile[0]] == self.side or not on_map(place):
                continue
            body = self.mind.bodies.get(place, EMPTY)
            leaders = sum(1 for piece in pile if LEADER[piece])
            blow = body.melee if body.units >= 0.5 else max(1.0, leaders)
            bags = sum(SITE[site].bags for site, found in self.mind.bags.items() if found == place)
            out.append(Force(place, body.units, blow, body.missiles, leaders, bags))
        return out

    @cached_property
    def force_at(self) -> dict[str, Force]:
        return {force.hex: force for force in self.forces}

    @cached_property
    def own(self) -> dict[str, list[int]]:
        """The own stacks on the field."""
        return {
            place: pile
            for place, pile in sorted(self.f.piles.items())
            if SIDE[pile[0]] == self.side and place not in CAVE_AT
        }

    @cached_property
    def markers(self) -> list[str]:
        """The hexes of sites that still have their marker."""
        return [site.hex for site in SITES if self.s.sites[site.index] == ON_SITE]

    @cached_property
    def marked(self) -> frozenset[str]:
        """The same, to look up."""
        return frozenset(self.markers)

    def range_of(self, force: Force) -> tuple[maps.Costs, int]:
        """Costs for an enemy stack to a hex next to each, and the MP it has a turn; no MP: nobody leads it."""
        if not force.leaders:
            return b"", 0
        if self.side == FEUDAL:
            return maps.beside(force.hex, "goblin"), GOBLIN_MP
        if not self.s.alarm and self.s.phase != "feudal_move":
            return maps.beside(force.hex, "foot"), GOBLIN_MP
        how = "foot" if force.units >= 0.5 else "mounted"
        return maps.beside(force.hex, how), GOBLIN_MP if how == "foot" else MOUNTED_MP

    def pressure(self, found: str) -> tuple[float, float]:
        """Melee and missiles that the enemy may bring against a hex in its next turn."""
        if found not in self._pressures:
            self._pressures[found] = self._press(found)
        return self._pressures[found]

    def _press(self, found: str) -> tuple[float, float]:
        blow = shots = 0.0
        n, comes = NUMBER[found], self.dials.comes
        for force in self.forces:
            if found in NEAR[force.hex]:
                part = 1.0
            else:
                costs, most = self.range_of(force)
                if not most or costs[n] > most:
                    continue
                part = comes
            blow += part * force.melee
            shots += part * force.missiles
        return blow, shots

    def danger(self, found: str, pile: list[int], bag: float = BAG) -> float:
        """Points that the enemy's next turn may cost a stack in a hex."""
        if found in CAVE_AT or not pile:
            return 0.0
        blow, shots = self.pressure(found)
        if blow + shots < 1:
            return 0.0
        return self.struck(found, pile, round(blow), round(shots), bag).points * self.mind.skill.danger

    def struck(self, found: str, pile: list[int], blow: int, shots: int, bag: float = BAG) -> Harm:
        """What missiles and then melee of such strength do to a stack in a hex, in the mean."""
        shot, hit = appraisal.grounds(found, self.ruins)
        key = (tuple(pile), blow, shots, shot, hit, bag)
        if key not in self._blows:
            first = appraisal.volley(self.s, pile, shots, shot, bag)
            self._blows[key] = appraisal.both(first, appraisal.assault(self.s, pile, blow, hit, bag))
        return self._blows[key]

    def blow_at(self, force: Force, found: str, blow: int, shots: int) -> Harm:
        """What an attack with such strength does to an enemy stack, as far as it is known."""
        pile = self.f.piles.get(found, [])
        known = [piece for piece in pile if not LEADER[piece]]
        result = self.struck(found, pile, blow, shots)
        if len(known) >= force.units - 0.5:
            return result
        shot, hit = appraisal.grounds(found, self.ruins)
        chance = appraisal.faces(blow, max(1, round(force.melee)), hit) / 6
        chance += (1 - chance) * sum(1 for least in appraisal.volley_leasts(shots, shot) if 0 < least <= 2) / 9
        points = force.units * 0.55 + BAG * force.bags * 0.6
        points += 3.0 if KING in pile else 0.0
        return Harm(chance * points, 0.6 * chance)

    # ------------------------------------------------------------ the score

    @cached_property
    def total(self) -> float:
        """The Goblin player's points so far in this cycle, bags on the way left out (GOB-13.1)."""
        lost = [piece for piece, place in enumerate(self.s.at) if place == "lost"]
        return self.s.points / 2 + sum(VICTORY[victory_row(piece)] for piece in lost)

    @cached_property
    def needed(self) -> float | None:
        """How many points the Goblin player lacks to stand well if the raid ends now; None in the first reign, and in a first
        raid that neither is below 0 nor has brought enough."""
        s = self.s
        if s.campaign:
            return None if s.reign < 2 else s.plunder[1 - s.king] / 2 + 0.5 - s.points / 2
        if s.cycle < 2:
            return self._needed_first()
        missing = s.totals[1 - s.king] / 2 + 0.5 - self.total
        return missing if s.alarm else max(missing, 0.5)  # nobody wins by staying at home (GOB-13.1a)

    def _needed_first(self) -> float | None:
        """Below 0 the match is lost: the second King needs only be seen. With `plenty` there is more to lose than to win."""
        total, dials = self.total, self.dials
        if not self.s.alarm:
            return None
        if total >= dials.plenty:
            return dials.plenty - total
        return -total if total < 0 and dials.afloat else None

    @property
    def content(self) -> bool:
        """Whether the Goblin player has what he needs if nobody is lost any more."""
        return self.needed is not None and self.needed <= 0 and self.mind.skill.plans and not self.s.campaign

    @property
    def careful(self) -> bool:
        """Whether a first King has enough, so that only what is safe tempts him."""
        s = self.s
        return s.alarm and s.cycle == 1 and not s.campaign and self.total >= self.dials.bank

    @property
    def sated(self) -> bool:
        """Whether a King who has what he needs looks neither for bags nor for a fight."""
        return self.side == GOBLIN and self.content and bool(self.dials.afloat)

    @property
    def lost(self) -> bool:
        """Whether he must not end the raid now."""
        return self.needed is not None and self.needed > 0 and bool(self.dials.afloat) and not self.s.campaign

    @cached_property
    def behind(self) -> bool:
        """Whether all bags on their way would not be enough to win: then nobody turns home early."""
        s, needed = self.s, self.needed
        carried = sum(site.bags for site in SITES if s.sites[site.index] >= 0)
        return needed is not None and not s.campaign and needed > BAG * carried

    @cached_property
    def out(self) -> bool:
        """Whether a goblin is on the field."""
        return any(on_map(self.s.at[piece]) for piece in range(len(self.s.at)) if SIDE[piece] == GOBLIN)

    @cached_property
    def bands(self) -> int:
        """How many bands are on the field or may still come out."""
        return max(1, sum(1 for piece in LEADERS[GOBLIN] if self.s.at[piece][0].isdigit()))

    def kept(self, leader: int) -> bool:
        """Whether it is the King, who sends the others: he may lose more than he brings home (GOB-13.1)."""
        return leader == KING and not self.dials.king_rides and self.s.at[leader] in CAVE_AT and not self.s.campaign

    @cached_property
    def waiting(self) -> list[int]:
        return [piece for piece in LEADERS[GOBLIN] if self.s.at[piece] in CAVE_AT]

    def err(self) -> float:
        """The misjudgement of a weaker player."""
        noise = self.noise
        return noise * (self.mind.chance.below("", 201) - 100) / 100 if noise else 0.0
