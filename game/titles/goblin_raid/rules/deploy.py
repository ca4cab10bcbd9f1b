"""Feudal deployment: the host's draws, and the Feudal player's choices (GOB-3.5 to 3.7, 3.11 to 3.13)."""

from __future__ import annotations

from typing import Any

from game.engine.agenda import STAY
from game.engine.ask import Ask
from game.engine.cues import only
from game.engine.match import Match
from game.engine.spaces import Branch, Choice, Menu, One, Space
from game.titles.goblin_raid.rules import cues, plays
from game.titles.goblin_raid.rules.decision import Decision
from game.titles.goblin_raid.rules.lookup_tables import BONUS, DEPLOYMENT
from game.titles.goblin_raid.rules.map_graph import GRID, SITE, SITES, Site
from game.titles.goblin_raid.rules.orders import order_branches
from game.titles.goblin_raid.rules.pieces import (
    ALL,
    B_INFANTRY,
    CODE,
    FEUDAL,
    GORDON,
    IDS,
    INDEX,
    KP,
    LEADER,
    LOCALS,
    MILITIA,
    MOUNTED,
    RE,
    SIDE,
)
from game.titles.goblin_raid.rules.state import RUINS, State, allowed, cue, ids, pieces_in, put, seat_of

_GROUPS = {"militia": MILITIA, "b_infantry": B_INFANTRY}
_PILES = {"militia": "militia", "b_infantry": "bonus"}
_GORDONS = "2109"
_KEEP = "the_keep"
_RE_ENOUGH = 6


def whole(s: State) -> list[Site]:
    """The sites that are not in ruins."""
    return [site for site in SITES if s.sites[site.index] != RUINS]


def deploy(match: Match, s: State) -> None:
    """The host's part, with every choice at its default."""
    s.placing, s.spots, s.reinforcing = [], [], 0
    if s.campaign and s.cycle > 1:
        _later(match, s)
        return
    for row in DEPLOYMENT:
        _row(match, s, row)


def _row(match: Match, s: State, row: dict[str, Any]) -> None:
    """One line of the initial deployment (GOB-3.5)."""
    at: str = row["at"]
    if "group" in row:
        kinds = {"each_unruined_hamlet_and_village": ("hamlet", "village"), "each_lake_shore": ("town",)}.get(at)
        places = [site for site in SITES if site.kind in kinds] if kinds else [SITE[at]]
        for site in places:
            if s.sites[site.index] != RUINS:
                draw(match, s, row["group"], row["count"], site.hex)
    elif "code" in row:
        for piece in KP:
            fix(s, piece, [SITE[at].hex])
    else:
        piece = INDEX[row["unit"]]
        fix(s, piece, lake_shores() if at == "any_lake_shore" else [SITE[at].hex])


def lake_shores() -> list[str]:
    return sorted(site.hex for site in SITES if site.kind == "town")


def draw(match: Match, s: State, group: str, many: int, found: str) -> None:
    """Random units of a group, face down (GOB-14.2)."""
    left = [piece for piece in _GROUPS[group] if s.at[piece] == _PILES[group]]
    for _ in range(min(many, len(left))):
        piece = left.pop(match.chance.below(f"draw:{group}", len(left)))
        put(s, (piece,), found)
        s.down[piece] = 1


def fix(s: State, piece: int, hexes: list[str]) -> None:
    """A fixed placement; from a ruined place to the nearest site that is not (GOB-3.7). Never refused for stacking."""
    standing = {site.hex for site in whole(s)}
    spots = [found for found in hexes if found in standing]
    first = _GORDONS if _GORDONS in spots else min(spots, default="")
    if not spots:
        away = {found: min(GRID.distance(found, at) for at in hexes[:1]) for found in standing}
        spots = sorted(found for found in standing if away[found] == min(away.values()))
        first = spots[0]
    put(s, (piece,), first)
    if len(spots) > 1:
        s.placing.append(piece)
        s.spots.append(spots)


def _later(match: Match, s: State) -> None:
    """A later cycle of a reign (GOB-3.11, 3.12)."""
    for piece in MILITIA:
        s.at[piece] = "militia"
    for site in whole(s):
        if site.kind in ("hamlet", "village"):
            draw(match, s, "militia", 1, site.hex)
    for piece in KP:
        if s.at[piece] == "off":
            fix(s, piece, [SITE[_KEEP].hex])
    for piece in LOCALS:
        if s.at[piece] == "off":
            fix(s, piece, lake_shores() if piece == GORDON else [x.hex for x in SITES if x.code == CODE[piece]])
    free = [piece for piece in ALL if s.at[piece] == "off" and piece not in RE and SIDE[piece] == FEUDAL]
    free += _bonus(match, s)
    survivors = [piece for piece in RE if s.at[piece] == "off"]
    s.re_started = False
    if survivors:
        s.reinforcing = 2
        if sum(1 for piece in survivors if not LEADER[piece]) >= _RE_ENOUGH:
            reinforce(s, True)
    for piece in sorted(free):
        s.placing.append(piece)
        s.spots.append([])
        _settle(s, piece, [site.hex for site in whole(s)])
    s.re_appeared = s.re_started


def _bonus(match: Match, s: State) -> list[int]:
    """GOB-3.11 (e)."""
    left = [piece for piece in ALL if s.at[piece] == "bonus"]
    die = match.chance.roll("bonus", 6)
    drawn = [left.pop(match.chance.below("draw:bonus", len(left))) for _ in range(min(BONUS[die - 1], len(left)))]
    for piece in drawn:
        s.at[piece] = "off"
    seats = (seat_of(s, FEUDAL),)
    told = cues.Bonus(die=only(seats, die), count=only(seats, len(drawn)), pieces=only(seats, ids(drawn)))
    cue(match, told)
    return drawn


def reinforce(s: State, yes: bool) -> None:
    """GOB-3.12: RE survivors are deployed at Keep and Lake Shore, or all go to the Reinforcement pile."""
    s.reinforcing = 1 if yes else 2
    s.re_started = s.re_appeared = yes
    spots = [site.hex for site in whole(s) if site.kind in ("keep", "town")] or [site.hex for site in whole(s)]
    for piece in RE:
        if s.at[piece] in ("reinforcements", "lost"):
            continue
        if yes:
            s.placing.append(piece)
            s.spots.append(spots)
            _settle(s, piece, spots)
        else:
            s.at[piece] = "off"
            s.down[piece] = 0
            if piece in s.placing:
                n = s.placing.index(piece)
                del s.placing[n], s.spots[n]


def _settle(s: State, piece: int, spots: list[str]) -> None:
    """The default: the site with room that has the most bags, then the lowest number (GOB-3.13)."""
    bags = {site.hex: site.bags for site in SITES}
    able = [found for found in spots if may_stand(s, piece, found)]
    if able:
        lay(s, piece, min(able, key=lambda found: (-bags[found], found)))
    else:
        s.at[piece] = "off"


def lay(s: State, piece: int, found: str) -> None:
    """Foot lies face down, mounted units and leaders face up (GOB-3.11)."""
    put(s, (piece,), found)
    s.down[piece] = int(not LEADER[piece] and not MOUNTED[piece] and piece not in RE)


def may_stand(s: State, piece: int, found: str) -> bool:
    """Whether stacking holds where a piece goes and where it leaves (GOB-6.1)."""
    if s.at[piece] == found:
        return False
    here = [*pieces_in(s, found), piece]
    return (LEADER[piece] or _surplus(s, here) <= 0) and _may_leave(s, piece)


def _may_leave(s: State, piece: int) -> bool:
    if not s.at[piece][0].isdigit():
        return True
    here = pieces_in(s, s.at[piece])
    left = [other for other in here if other != piece]
    return _surplus(s, left) <= max(0, _surplus(s, here))


def _surplus(s: State, pile: list[int]) -> int:
    leaders = [piece for piece in pile if LEADER[piece]]
    return len(pile) - len(leaders) - allowed(s, leaders)


class FeudalSetup(Decision, frozen=True, tag="feudal_setup"):
    """The Feudal player's choices, over a complete default deployment (GOB-3.13)."""

    def run(self, match: Match) -> Ask | None:
        s: State = match.state
        nouns = {"cycle": s.cycle, "reign": s.reign}
        seat = seat_of(s, FEUDAL)
        return Ask("feudal_setup", (seat,), nouns=nouns, clock="setup", running=s.serial, pace="long")

    def space(self, match: Match, seat: int) -> Space:
        s: State = match.state
        out = []
        every = [site.hex for site in whole(s)]
        for piece, spots in zip(s.placing, s.spots):
            able = tuple(sorted(found for found in spots or every if may_stand(s, piece, found)))
            if able:
                verb = "place_leader" if LEADER[piece] else "place_unit"
                out.append(Branch(verb, (IDS[piece],), (One(able),)))
        if s.reinforcing:
            out.append(Branch("reinforcements", (), (One(("deploy",) if s.reinforcing == 2 else ("pile",)),)))
        return Menu((*out, *order_branches(s, seat), Branch("ready")))

    def default(self, match: Match, seat: int) -> Choice:
        return ["ready"]

    def carry_out(self, match: Match, s: State, seat: int, play: plays.AnyPlay) -> bool | None:
        if isinstance(play, plays.Ready):
            match.forget()
            for piece in RE:
                if s.at[piece] == "off" and s.reinforcing != 1:
                    s.at[piece] = "reinforcements"
            if s.reinforcing == 1:
                for piece in RE:
                    s.at[piece] = "off" if s.at[piece] == "reinforcements" else s.at[piece]
            return None
        match.mark()
        if isinstance(play, plays.Reinforcements):
            reinforce(s, play.where == "deploy")
            return STAY
        assert isinstance(play, plays.PlaceLeader | plays.PlaceUnit)
        piece = INDEX[play.piece]
        if s.spots[s.placing.index(piece)]:
            put(s, (piece,), play.hex)
        else:
            lay(s, piece, play.hex)
        return STAY
