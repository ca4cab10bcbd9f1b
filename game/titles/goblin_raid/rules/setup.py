"""Roles, reigns, ruins and the start of a cycle (GOB section 3, 4.1)."""

from __future__ import annotations

from typing import Any

from game.engine.agenda import Step
from game.engine.ask import Ask
from game.engine.cues import only
from game.engine.match import Match
from game.engine.rules import Absence
from game.titles.goblin_raid import TITLE
from game.titles.goblin_raid.rules import cues
from game.titles.goblin_raid.rules.lookup_tables import RUIN_TABLES, SCORING
from game.titles.goblin_raid.rules.map_graph import SITE, SITES, TABLES
from game.titles.goblin_raid.rules.muster import muster
from game.titles.goblin_raid.rules.pieces import ALL, CLASS, COUNT, GOBLIN, IN_RAID, LEADER, RE, SIDE, UNITS
from game.titles.goblin_raid.rules.records import Roll
from game.titles.goblin_raid.rules.state import ASIDE, ON_SITE, RUINS, State, cue, fresh, ids, seat_of


def setup(match: Match) -> State:
    """The table before anything is rolled."""
    options = match.options
    return fresh(options.get("version", "raid") == "campaign", options.get("count_stats", "counter") == "text")


ABSENCE = Absence(
    away=float(TABLES["absence"]["disconnect_seconds"]), turns=TABLES["absence"]["timeouts_to_bot"], clock="movement"
)
"""GOB-4.16."""


def clocks(options: dict[str, Any]) -> dict[str, float | None]:
    """GOB-4.9: seconds by `timers`."""
    names = TABLES["timers"]["normal"]
    chosen = options.get("timers", TITLE.defaults()["timers"])
    if chosen == "off":
        return dict.fromkeys(names)
    return {name: float(seconds) for name, seconds in TABLES["timers"][chosen].items()}


class Roles(Step, frozen=True, tag="roles"):
    """The higher die is the first Goblin player; ties roll again (GOB-3.1)."""

    def run(self, match: Match) -> Ask | None:
        s: State = match.state
        wanted = match.options.get("first_king", "dice")
        rolls: list[Roll] = []
        if wanted == "dice":
            while not rolls or rolls[-1].seat_0 == rolls[-1].seat_1:
                rolls.append(Roll(match.chance.roll("roles", 6), match.chance.roll("roles", 6)))
            s.king = int(rolls[-1].seat_1 > rolls[-1].seat_0)
        else:
            s.king = int(wanted == "guest")
        cue(match, cues.Roles(rolls=rolls, king=s.king))
        return None


def start_reign(s: State) -> None:
    """Everything starts fresh: a reign, or a cycle of the Raid (GOB-3.3, 3.6, 3.9, 13.3)."""
    for piece in ALL:
        s.at[piece] = _pile(s, piece)
    s.order = list(ALL)
    s.sites, s.sacked = [ON_SITE] * len(SITES), []
    s.points = s.start_points = s.drought = 0
    s.confidence = SCORING["confidence_start"]
    if s.campaign:
        s.cycle = 0
    s.re_started = s.re_appeared = False


def _pile(s: State, piece: int) -> str:
    if not (s.campaign or IN_RAID[piece]):
        return "unused"
    if SIDE[piece] == GOBLIN:
        return "stay"
    if piece in RE:
        return "reinforcements"
    return "militia" if CLASS[piece] == "C" and not LEADER[piece] else "bonus"


def start_cycle(match: Match, s: State) -> bool:
    """A cycle begins with its ruins; whether any site is left to plunder (GOB-4.1)."""
    s.cycle += 1
    s.cycles[s.king] += 1
    s.turn, s.alarm, s.plundered, s.start_points = 1, False, 0, s.points
    s.drawn, s.arrival, s.entry, s.exit = 0, 0, "", ""
    s.down, s.foot, s.preferred, s.past, s.surplus = [0] * COUNT, [0] * COUNT, [], [], {}
    s.phase = "feudal_setup"
    s.serial += 1
    cue(match, cues.Cycle(cycle=s.cycle, reign=s.reign, king=s.king))
    _ruins(match, s)
    return any(where != RUINS for where in s.sites)


def _ruins(match: Match, s: State) -> None:
    """GOB-3.2, 3.3."""
    if not s.campaign:
        for letter, results in RUIN_TABLES.items():
            die = match.chance.roll(f"ruin:{letter}", 6)
            _ruin(match, s, SITE[results[die - 1]].index, [die], letter, "GOB-3.2")
        return
    for site in SITES:
        where = s.sites[site.index]
        if site.index in s.sacked:
            _ruin(match, s, site.index, [], "", "GOB-11.10")
        elif where not in (ON_SITE, RUINS):
            dice = [match.chance.roll("ruin:site", 6) for _ in range(site.bags)]
            s.sites[site.index] = ON_SITE
            if site.ruin[0] <= sum(dice) <= site.ruin[1]:
                _ruin(match, s, site.index, dice, "", "GOB-3.3")
    s.sacked = []


def _ruin(match: Match, s: State, site: int, dice: list[int], letter: str, rule: str) -> None:
    s.sites[site] = RUINS
    cue(match, cues.Ruined(site=SITES[site].id, dice=dice, table=letter, rule=rule))


def set_aside(match: Match, s: State) -> None:
    """Some goblin units stay out of a raid by lot (GOB-3.8)."""
    left = list(UNITS[GOBLIN])
    aside = sorted(left.pop(match.chance.below("aside", len(left))) for _ in range(ASIDE))
    for piece in aside:
        s.at[piece] = "aside"
    cue(match, cues.SetAside(count=ASIDE, units=only((seat_of(s, GOBLIN),), ids(aside))))


class Muster(Step, frozen=True, tag="muster"):
    """The feudal side is set up; the goblins' default deployment is laid out (GOB-3.13)."""

    def run(self, match: Match) -> Ask | None:
        s: State = match.state
        cue(match, cues.Deployed(side="feudal"))
        s.phase = "goblin_setup"
        s.serial += 1
        s.placing, s.spots = [], []
        muster(s)
        return None
