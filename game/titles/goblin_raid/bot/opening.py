"""The first turn of a raid. No feudal leader moves before the alarm (GOB-11.1), and it is rung by the raid itself: so every band
strikes at once, each at the near site that was named for it at set-up, and most are home before the Count is there."""

from __future__ import annotations

from game.titles.goblin_raid.bot import appraisal, maps
from game.titles.goblin_raid.bot.appraisal import BAG
from game.titles.goblin_raid.bot.position import Position
from game.titles.goblin_raid.bot.raid import taking
from game.titles.goblin_raid.rules.lookup_tables import GOBLIN_MP
from game.titles.goblin_raid.rules.map_graph import CAVE_AT, DRY, NEAR, SITE_AT
from game.titles.goblin_raid.rules.pieces import KING, MELEE, MISSILE
from game.titles.goblin_raid.rules.routing import NUMBER
from game.titles.goblin_raid.rules.state import limit

HOME_SOON, HOME_LATE = 0.92, 0.8
"""How many of the bags taken on the first turn come home, where the way takes one turn and where it takes two."""
SHORT = 16
"""Half MP of a short way home."""
OUT = 0.03
"""What each unit risks that goes out."""
WORTH_A_CHANGE = 0.01
"""Points by which another plan must be better."""


def cave_costs(table: Position, found: str) -> dict[str, int]:
    """Cave hex -> what it costs to come next to a site from it (its own mouths alone), in half MP."""
    costs = maps.cost_beside(found, table.dials.rivers)
    return {cave: costs[NUMBER[cave]] for cave in CAVE_AT}


def caves_near(table: Position, found: str) -> list[str]:
    """The caves from which a site can be struck on the first turn, the nearest first."""
    costs = cave_costs(table, found)
    return sorted((cave for cave in costs if costs[cave] <= GOBLIN_MP), key=lambda cave: (costs[cave], cave))


def places_near(found: str, caves: list[str]) -> list[str]:
    """The hexes from which a band out of one of these caves can strike a site on the first turn (GOB-7.6)."""
    near = [here for here in NEAR[found] if (here, found) in DRY and here not in CAVE_AT]
    return [here for here in near if any(maps.costs(cave, "goblin")[NUMBER[here]] <= GOBLIN_MP for cave in caves)]


class Opening:
    """Who strikes where on the first turn: the plan that promises most. `bands`: leader -> his units."""

    def __init__(self, table: Position, bands: dict[int, list[int]]) -> None:
        self.table = table
        self.bands = bands
        self.near = {found: caves_near(table, found) for found in table.markers}
        self.places = {found: places_near(found, caves) for found, caves in self.near.items()}
        self.sites = [found for found in table.markers if self.near[found]]
        self._prizes: dict[tuple[str, tuple[int, ...]], float] = {}

    def strikes(self) -> dict[int, str]:
        """Leader -> site. Who finds none that is worth it goes by himself later."""
        out: dict[int, str] = {}
        better = True
        while better:
            better = False
            for leader in sorted(self.bands, key=lambda p: (-limit(self.table.s, p), p)):
                best = max(self._changes(out, leader), key=self._promise)
                if self._promise(best) > self._promise(out) + WORTH_A_CHANGE:
                    out, better = best, True
        return out

    def _changes(self, strikes: dict[int, str], leader: int) -> list[dict[int, str]]:
        """The same plan, and those in which a leader goes elsewhere and caves are left for all."""
        others = ({**strikes, leader: found} for found in self.sites)
        return [strikes, *(one for one in others if self._room(one) and self.caves(one) is not None)]

    def _room(self, strikes: dict[int, str]) -> bool:
        """Whether each may have a hex of its own beside its site."""
        aims = list(strikes.values())
        return all(aims.count(found) <= len(self.places[found]) for found in set(aims))

    def caves(self, strikes: dict[int, str]) -> dict[int, str] | None:
        """Leader -> a cave of his own from which he comes beside his site in a turn; None: there are not enough of them."""
        taken: dict[str, int] = {}
        found = all(self._seat(leader, strikes, taken, set()) for leader in sorted(strikes))
        return {leader: cave for cave, leader in taken.items()} if found else None

    def _seat(self, leader: int, strikes: dict[int, str], taken: dict[str, int], tried: set[str]) -> bool:
        """Give a leader a cave, if need be by moving others (augmenting paths)."""
        for cave in self.near[strikes[leader]]:
            if cave not in tried:
                tried.add(cave)
                if cave not in taken or self._seat(taken[cave], strikes, taken, tried):
                    taken[cave] = leader
                    return True
        return False

    def _promise(self, strikes: dict[int, str]) -> float:
        """What bands bring home in points that strike so."""
        at: dict[str, list[int]] = {}
        for leader, found in strikes.items():
            at.setdefault(found, []).append(leader)
        return sum(self._prize(found, tuple(sorted(leaders))) for found, leaders in at.items())

    def _prize(self, found: str, leaders: tuple[int, ...]) -> float:
        key = found, leaders
        if key not in self._prizes:
            away = maps.home_cost()[NUMBER[found]]
            chance, cost = self._fight(found, leaders)
            if KING in leaders:
                cost += self.table.dials.king_near * max(0, away - SHORT) / 2
            home = HOME_SOON if away <= GOBLIN_MP else HOME_LATE
            self._prizes[key] = BAG * SITE_AT[found].bags * chance * home - cost
        return self._prizes[key]

    def _fight(self, found: str, leaders: tuple[int, ...]) -> tuple[float, float]:
        """The chance to take a site, and what its defenders may do meanwhile, in points."""
        table = self.table
        units = [piece for leader in leaders for piece in self.bands[leader]]
        blow, shots = sum(MELEE[piece] for piece in units), sum(MISSILE[piece] for piece in units)
        force = table.force_at.get(found)
        if force is None:
            return 1.0, OUT * len(units)
        defence = max(1, round(force.melee))
        chance = taking(found, table.ruins, blow, shots, defence, force.leaders)
        largest = max(leaders, key=lambda leader: len(self.bands[leader]))
        pile = [*self.bands[largest], largest]
        cost = appraisal.volley(table.s, pile, round(force.missiles), 0).points
        cost += (1 - chance) * appraisal.assault(table.s, pile, defence, 0).points
        return chance, cost + OUT * len(units)
