"""Goblin deployment: leaders to caves, units to leaders (GOB-3.10, 3.13)."""

from __future__ import annotations

from game.engine.agenda import STAY
from game.engine.ask import Ask
from game.engine.match import Match
from game.engine.spaces import Branch, Choice, Menu, One, Pick, Space
from game.titles.goblin_raid.rules import cues, plays
from game.titles.goblin_raid.rules.decision import Decision
from game.titles.goblin_raid.rules.map_graph import CAVES
from game.titles.goblin_raid.rules.orders import order_branches
from game.titles.goblin_raid.rules.pieces import (
    CAVE,
    CLASS,
    GOBLIN,
    IDS,
    INDEX,
    LEADERS,
    MELEE,
    MISSILE,
    UNITS,
)
from game.titles.goblin_raid.rules.state import State, cue, ids, limit, put, seat_of, units_in


def out_leaders(s: State) -> list[int]:
    """The leaders that go out this cycle."""
    return [piece for piece in LEADERS[GOBLIN] if s.at[piece][0].isdigit()]


def muster(s: State) -> None:
    """The default: every leader in its own cave, the units dealt out in turn."""
    for leader in LEADERS[GOBLIN]:
        if s.at[leader] == "stay":
            put(s, (leader,), CAVES[CAVE[leader]])
    _deal(s)


def _deal(s: State) -> None:
    """Units at home go to leaders that are not full, one at a time (GOB-3.13)."""
    rest = [piece for piece in UNITS[GOBLIN] if s.at[piece] == "stay"]
    rest.sort(key=lambda p: (CLASS[p], -(MELEE[p] + MISSILE[p]), -MELEE[p], p))
    leaders = out_leaders(s)
    while rest:
        able = [leader for leader in leaders if len(units_in(s, s.at[leader])) < limit(s, leader)]
        if not able:
            return
        for leader in able[: len(rest)]:
            put(s, (rest.pop(0),), s.at[leader])


def available(s: State) -> list[int]:
    """The units that may go out."""
    return [piece for piece in UNITS[GOBLIN] if s.at[piece] == "stay" or s.at[piece][0].isdigit()]


def short(s: State) -> bool:
    """Fewer units than the limits of the leaders add up to: the player divides them as he likes (GOB-3.10)."""
    return len(available(s)) < sum(limit(s, leader) for leader in out_leaders(s))


class GoblinSetup(Decision, frozen=True, tag="goblin_setup"):
    """The Goblin player's choices, over a complete default deployment (GOB-3.13)."""

    def run(self, match: Match) -> Ask | None:
        s: State = match.state
        seat = seat_of(s, GOBLIN)
        nouns = {"cycle": s.cycle, "reign": s.reign}
        return Ask("goblin_setup", (seat,), nouns=nouns, clock="setup", running=s.serial, pace="long")

    def space(self, match: Match, seat: int) -> Space:
        s: State = match.state
        out = []
        taken = {s.at[leader] for leader in out_leaders(s)}
        free = [cave for cave, found in CAVES.items() if found not in taken]
        units = tuple(ids(available(s)))
        for leader in LEADERS[GOBLIN]:
            if s.at[leader] not in ("stay",) and not s.at[leader][0].isdigit():
                continue
            home = ["home"] if s.campaign and s.at[leader] != "stay" else []
            out.append(Branch("assign_leader", (IDS[leader],), (One((*free, *home)),)))
            if s.at[leader] != "stay":
                most = min(limit(s, leader), len(units))
                least = 0 if short(s) else most
                out.append(Branch("assign_units", (IDS[leader],), (Pick(units, least, most),)))
        return Menu((*out, *order_branches(s, seat), Branch("ready")))

    def default(self, match: Match, seat: int) -> Choice:
        return ["ready"]

    def carry_out(self, match: Match, s: State, seat: int, play: plays.AnyPlay) -> bool | None:
        if isinstance(play, plays.Ready):
            match.forget()
            cue(match, cues.Deployed(side="goblin"))
            return None
        match.mark()
        if isinstance(play, plays.AssignLeader):
            _assign_leader(s, INDEX[play.leader], play.cave)
        elif isinstance(play, plays.AssignUnits):
            _assign_units(s, INDEX[play.leader], [INDEX[unit] for unit in play.units])
        return STAY


def _assign_leader(s: State, leader: int, cave: str) -> None:
    """A leader takes its units along to another cave; units of one that stays home are given to others that lack some."""
    before = s.at[leader]
    units = units_in(s, before) if before != "stay" else []
    place = "stay" if cave == "home" else CAVES[cave]
    put(s, [*units, leader], place)
    _deal(s)


def _assign_units(s: State, leader: int, chosen: list[int]) -> None:
    """Exactly these. Without a shortage those given up fill the places of those taken from others."""
    here = s.at[leader]
    even = not short(s)
    given_up = [piece for piece in units_in(s, here) if piece not in chosen]
    holes = [s.at[piece] for piece in chosen if s.at[piece] not in (here, "stay")]
    put(s, given_up, "stay")
    put(s, chosen, here)
    if even:
        for piece, place in zip(given_up, holes):
            put(s, (piece,), place)
