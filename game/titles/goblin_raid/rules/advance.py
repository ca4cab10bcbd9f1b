"""Advancing into a hex that an attack has emptied (GOB-7.12)."""

from __future__ import annotations

from itertools import combinations

from game.engine.agenda import Step
from game.engine.ask import Ask
from game.engine.match import Match
from game.engine.spaces import Branch, Choice, Menu, Pick, Space
from game.titles.goblin_raid.rules import cues, plays
from game.titles.goblin_raid.rules.cycle import look, sighted, turn_up
from game.titles.goblin_raid.rules.decision import Decision
from game.titles.goblin_raid.rules.map_graph import NEAR
from game.titles.goblin_raid.rules.march import Field
from game.titles.goblin_raid.rules.orders import commander_branches, order_branches
from game.titles.goblin_raid.rules.pieces import FEUDAL, GOBLIN, INDEX, LEADER, MOUNTED, SIDE
from game.titles.goblin_raid.rules.plunder import AfterAdvance
from game.titles.goblin_raid.rules.state import State, allowed, cue, ids, on_map, pieces_in, put, seat_of


class Advance(Step, frozen=True, tag="advance"):
    """Whether anybody can still go into the empty hex (GOB-7.12)."""

    hex: str
    side: int

    def run(self, match: Match) -> Ask | None:
        s: State = match.state
        if branches(s, self.hex, self.side):
            match.then(AdvanceAsk(self.hex, self.side))
        elif self.side == GOBLIN:
            match.then(AfterAdvance(self.hex))
        return None


class AdvanceAsk(Decision, frozen=True, tag="advance_ask"):
    """Who goes into the empty hex, asked for one hex after another while anybody can (GOB-7.12).

    It always asks: who can come is seen by the owner alone once the enemy has gone."""

    hex: str
    side: int

    def run(self, match: Match) -> Ask | None:
        s: State = match.state
        seat = seat_of(s, self.side)
        return Ask("advance", (seat,), nouns={"hex": self.hex}, clock="response", running=s.serial, pace="quick")

    def space(self, match: Match, seat: int) -> Space:
        s: State = match.state
        out = branches(s, self.hex, self.side)
        return Menu((*out, Branch("stay"), *commander_branches(s, seat), *order_branches(s, seat)))

    def default(self, match: Match, seat: int) -> Choice:
        return ["stay"]

    def carry_out(self, match: Match, s: State, seat: int, play: plays.AnyPlay) -> bool | None:
        s.serial += 1
        if isinstance(play, plays.Advance):
            _advance(match, s, self.hex, play)
            match.then(Advance(self.hex, self.side))
        elif self.side == GOBLIN and pieces_in(s, self.hex):
            match.then(AfterAdvance(self.hex))
        return None


def branches(s: State, found: str, side: int) -> list[Branch]:
    """`["advance", from hex, [leader, ...], [unit, ...]]` for every hex next to it and every set of leaders."""
    f = Field(s, side)
    there = pieces_in(s, found)
    if there and SIDE[there[0]] != side:
        return []
    leaders_there = [piece for piece in there if LEADER[piece]]
    units_there = len(there) - len(leaders_there)
    out: list[Branch] = []
    for near in NEAR[found]:
        here = pieces_in(s, near)
        able = [piece for piece in here if _may(f, piece, near, found)]
        if not able or not on_map(near):
            continue
        units, leaders = [p for p in able if not LEADER[p]], [p for p in able if LEADER[p]]
        all_leaders = [piece for piece in here if LEADER[piece]]
        count = len(here) - len(all_leaders)
        surplus = max(0, count - allowed(s, all_leaders))
        for size in range(len(leaders) + 1):
            for some in combinations(leaders, size):
                stay = allowed(s, [piece for piece in all_leaders if piece not in some])
                lo = max(0 if some else 1, count - stay - surplus)
                hi = min(allowed(s, [*leaders_there, *some]) - units_there, len(units))
                if lo <= hi:
                    out.append(Branch("advance", (near, ids(some)), (Pick(tuple(ids(units)), lo, hi),)))
    return out


def _may(f: Field, piece: int, here: str, there: str) -> bool:
    """Declared in this battle, not driven off in this phase, and not barred (GOB-7.12, 17.13)."""
    s = f.s
    if SIDE[piece] != f.side or s.fell_back[piece]:
        return False
    links = f.ways.mounted if MOUNTED[piece] else f.ways.foot
    return piece in s.declared[s.battle] and there in links[here]


def _advance(match: Match, s: State, found: str, play: plays.Advance) -> None:
    here = play.here
    pieces = [INDEX[name] for name in (*play.units, *play.leaders)]
    before = sighted(s)
    turn_up(match, s, pieces)
    cue(match, cues.Advanced(from_=here, to=found, pieces=ids(pieces)))
    put(s, pieces, found)
    f = Field(s, SIDE[pieces[0]])
    for piece in pieces:
        s.moved[piece] = 1
        if LEADER[piece] and f.side == FEUDAL and found not in f.ways.mounted[here]:
            s.foot[piece] = 1
    look(match, s, before)
