"""Taking, dropping and counting plunder (GOB section 10)."""

from __future__ import annotations

from game.engine.agenda import Step
from game.engine.ask import Ask
from game.engine.cues import only
from game.engine.match import Match
from game.engine.sight import SPECTATOR
from game.engine.spaces import Branch, Choice, Menu, One, Space
from game.titles.goblin_raid.rules import cues, plays
from game.titles.goblin_raid.rules.cycle import brought_home, check_end, score
from game.titles.goblin_raid.rules.decision import Decision
from game.titles.goblin_raid.rules.lookup_tables import SCORING
from game.titles.goblin_raid.rules.map_graph import SITE_AT, SITES
from game.titles.goblin_raid.rules.orders import order_branches
from game.titles.goblin_raid.rules.pieces import ARMOR, CLASS, FEUDAL, GOBLIN, IDS, INDEX, LEADER, MELEE, MISSILE, SIDE
from game.titles.goblin_raid.rules.refusals import why_not
from game.titles.goblin_raid.rules.sight import in_sight
from game.titles.goblin_raid.rules.state import ON_SITE, State, cue, loaded, pieces_in, seat_of, stacks

FLAT: int = SCORING["bag_flat_value_x2"]


def carriers(s: State, found: str) -> list[int]:
    """The goblin units in a hex that could take its marker (GOB-10.1, 10.2); [] if there is nothing to take."""
    site = SITE_AT.get(found)
    if site is None or s.sites[site.index] != ON_SITE:
        return []
    here = pieces_in(s, found)
    if not any(LEADER[piece] and SIDE[piece] == GOBLIN for piece in here):
        return []
    return [piece for piece in here if SIDE[piece] == GOBLIN and not LEADER[piece] and loaded(s, piece) < 0]


def usual(units: list[int]) -> int:
    """The carrier taken unasked (GOB-10.7)."""
    return min(units, key=lambda piece: (CLASS[piece], ARMOR[piece], MISSILE[piece], MELEE[piece], piece))


def take(match: Match, s: State, found: str, unit: int) -> None:
    """A marker goes under its carrier; it costs nothing (GOB-10.1)."""
    site = SITE_AT[found]
    s.sites[site.index] = unit
    s.plundered = s.turn
    tell(match, s, found, unit)


def tell(match: Match, s: State, found: str, unit: int) -> None:
    seats = [seat_of(s, GOBLIN)]
    if in_sight(s, found, GOBLIN, stacks(s)):
        seats += [seat_of(s, FEUDAL), SPECTATOR]
    site = SITE_AT[found]
    cue(match, cues.Plundered(site=site.id, hex=found, bags=site.bags, unit=only(tuple(seats), IDS[unit])))


class AfterAdvance(Step, frozen=True, tag="after_advance"):
    """Goblins that advanced into a site may take its marker right away (GOB-10.1, 15.2)."""

    hex: str

    def run(self, match: Match) -> Ask | None:
        s: State = match.state
        units = carriers(s, self.hex)
        if not units:
            return None
        seat = seat_of(s, GOBLIN)
        if s.auto_plunder[seat] == "on":
            take(match, s, self.hex, usual(units))
            return None
        match.then(PlunderAsk(self.hex))
        return None


class PlunderAsk(Decision, frozen=True, tag="plunder_ask"):
    """Who carries the marker, or nobody (GOB-10.1). It always asks: the stack may be out of the others' sight."""

    hex: str

    def run(self, match: Match) -> Ask | None:
        s: State = match.state
        seat = seat_of(s, GOBLIN)
        return Ask(
            "plunder",
            (seat,),
            nouns={"hex": self.hex, "site": SITE_AT[self.hex].id},
            clock="response",
            running=s.serial,
            pace="quick",
        )

    def space(self, match: Match, seat: int) -> Space:
        units = One(tuple(IDS[unit] for unit in carriers(match.state, self.hex)))
        return Menu((Branch("plunder", (self.hex,), (units,)), Branch("leave"), *order_branches(match.state, seat)))

    def default(self, match: Match, seat: int) -> Choice:
        return plays.write(plays.Plunder(self.hex, IDS[usual(carriers(match.state, self.hex))]))

    def carry_out(self, match: Match, s: State, seat: int, play: plays.AnyPlay) -> bool | None:
        if isinstance(play, plays.Plunder):
            take(match, s, self.hex, INDEX[play.unit])
        return None


# ---------------------------------------------------------------- counting


class CountBags(Step, frozen=True, tag="count_bags"):
    """The bags of a marker that came home are counted (GOB-10.4, 10.5)."""

    def run(self, match: Match) -> Ask | None:
        s: State = match.state
        if not s.bags:
            check_end(match, s)
            return None
        site = SITES[s.bags[0]]
        auto = match.options.get("auto_bags", "ask")
        if s.campaign or auto != "ask":
            count(match, s, site.bags if s.campaign or auto == "dice" else 0)
            match.then(self)
            return None
        return Ask(
            "count_bags",
            (seat_of(s, GOBLIN),),
            nouns={"site": site.id, "bags": site.bags},
            clock="response",
            running=1000 * s.serial + len(s.bags),
            pace="quick",
        )

    def space(self, match: Match, seat: int) -> Space:
        bags = SITES[match.state.bags[0]].bags
        return One(tuple(["count_bags", bags - dice, dice] for dice in range(bags + 1)))

    def default(self, match: Match, seat: int) -> Choice:
        return plays.write(plays.CountBags(SITES[match.state.bags[0]].bags, 0))

    def refuse(self, match: Match, seat: int, choice: Choice) -> str:
        return why_not(match, seat, choice)

    def answer(self, match: Match, answers: dict[int, Choice]) -> bool | None:
        _, play = plays.only(answers)
        assert isinstance(play, plays.CountBags)
        s: State = match.state
        count(match, s, play.dice)
        match.then(self)
        return None


def count(match: Match, s: State, by_die: int) -> None:
    """So many bags by die, the others flat; in the Campaign a die is a plunder point each."""
    site = SITES[s.bags.pop(0)]
    dice = [match.chance.roll("bags", SCORING["bag_die"]) for _ in range(by_die)]
    points = FLAT * (site.bags - by_die) + 2 * sum(dice)
    brought_home(s, site.index)
    cue(
        match,
        cues.Counted(
            site=site.id, bags=site.bags, flat=site.bags - by_die, dice=dice, points=points, total=s.points + points
        ),
    )
    score(match, s, points)
