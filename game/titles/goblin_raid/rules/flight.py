"""Fleeing hex by hex, and casualties of a rout (GOB-9.5 to 9.18, 15.3, 15.4)."""

from __future__ import annotations

from game.engine.agenda import Step
from game.engine.ask import Ask
from game.engine.match import Match
from game.engine.spaces import Branch, Choice, Menu, One, Space
from game.titles.goblin_raid.rules import cues, plays
from game.titles.goblin_raid.rules.cycle import casualty, check_end, destroy, look, sighted
from game.titles.goblin_raid.rules.decision import Decision
from game.titles.goblin_raid.rules.flight_paths import Ways, free_path, length, open_hexes, trivial, usual, ways
from game.titles.goblin_raid.rules.map_graph import CAVE_AT
from game.titles.goblin_raid.rules.march import Field, true_zone
from game.titles.goblin_raid.rules.orders import commander_branches, order_branches
from game.titles.goblin_raid.rules.pieces import FEUDAL, IDS, INDEX, LEADER, SIDE
from game.titles.goblin_raid.rules.refusals import why_not
from game.titles.goblin_raid.rules.state import Rout, State, cue, ids, keep_routs, put, routs, seat_of


def movers(s: State) -> list[list[int]]:
    """Who still flees: the escorted group first, the rest singly in ascending id (GOB-9.10, 9.17)."""
    singles = [[piece] for piece in sorted(s.fleeing) if piece not in s.group]
    return [s.group[:], *singles] if s.group else singles


def fleeing_side(s: State) -> int:
    """The side of those who still flee."""
    first, *_ = movers(s)
    return SIDE[first[0]]


class Flight(Step, frozen=True, tag="flight"):
    """The owner moves units and group, one after another (GOB-9.5, 9.10). Without a choice nothing is asked (GOB-4.14)."""

    hexes: int
    rout: bool

    def run(self, match: Match) -> Ask | None:
        s: State = match.state
        fleeing = movers(s)
        if not fleeing:
            return None
        side = fleeing_side(s)
        seat = seat_of(s, side)
        f = Field(s, side)
        options = self.options(s, f)
        auto = s.auto_flee[seat] == "on"
        if auto or all(trivial(f, way) for _, way in options):
            pieces, way = options[0]
            if way.ends or way.free:
                _run_away(match, s, pieces, usual(f, pieces, way), self.rout, way.safe)
            else:
                _cut_off(match, s, pieces)
            match.then(self)
            return None
        match.then(Flee(self.hexes, self.rout))
        return None

    def options(self, s: State, f: Field) -> list[tuple[list[int], Ways]]:
        return [(pieces, ways(f, pieces, length(pieces, self.rout, self.hexes))) for pieces in movers(s)]


class Flee(Decision, frozen=True, tag="flee"):
    """The owner chooses who flees next, and by which way. It always asks: only the owner sees all that decides it."""

    hexes: int
    rout: bool

    def run(self, match: Match) -> Ask | None:
        s: State = match.state
        seat = seat_of(s, fleeing_side(s))
        return Ask(
            "flee",
            (seat,),
            nouns={"hex": s.target, "hexes": self.hexes, "rout": self.rout},
            clock="response",
            running=s.serial,
            pace="quick",
        )

    def options(self, s: State, f: Field) -> list[tuple[list[int], Ways]]:
        return Flight(self.hexes, self.rout).options(s, f)

    def space(self, match: Match, seat: int) -> Space:
        s: State = match.state
        f = Field(s, fleeing_side(s))
        out = [
            Branch("flee", (ids(pieces),), (way.space(),)) for pieces, way in self.options(s, f) if way.ends or way.free
        ]
        return Menu((*out, *commander_branches(s, seat), *order_branches(s, seat)))

    def default(self, match: Match, seat: int) -> Choice:
        s: State = match.state
        f = Field(s, fleeing_side(s))
        pieces, way = next((pieces, way) for pieces, way in self.options(s, f) if way.ends or way.free)
        return plays.write(plays.Flee(ids(pieces), [way.start] if way.free else usual(f, pieces, way)))

    def carry_out(self, match: Match, s: State, seat: int, play: plays.AnyPlay) -> bool | None:
        assert isinstance(play, plays.Flee)
        s.serial += 1
        pieces = [INDEX[name] for name in play.pieces]
        f = Field(s, SIDE[pieces[0]])
        way = ways(f, pieces, length(pieces, self.rout, self.hexes))
        match.then(Flight(self.hexes, self.rout))
        if way.free:
            s.runners, s.trail = pieces, [way.start]
            match.then(Run(way.hexes, self.rout))
        else:
            _run_away(match, s, pieces, play.path, self.rout, way.safe)
        return None


class Run(Step, frozen=True, tag="run"):
    """A free path, one hex after another (GOB-9.9)."""

    hexes: int
    rout: bool

    def run(self, match: Match) -> Ask | None:
        s: State = match.state
        left = self.hexes + 1 - len(s.trail)
        if left == 0:
            pieces, path = s.runners, s.trail
            s.runners, s.trail = [], []
            _run_away(match, s, pieces, path, self.rout, False)
            return None
        nouns = {
            "hex": s.trail[0],
            "hexes": self.hexes,
            "rout": self.rout,
            "pieces": ids(s.runners),
            "trail": s.trail[:],
        }
        seat = seat_of(s, SIDE[s.runners[0]])
        return Ask("run", (seat,), nouns=nouns, clock="response", running=s.serial, pace="quick")

    def _left(self, s: State) -> int:
        return self.hexes + 1 - len(s.trail)

    def space(self, match: Match, seat: int) -> Space:
        s: State = match.state
        f = Field(s, SIDE[s.runners[0]])
        hexes = tuple(open_hexes(f, s.runners, s.trail, self._left(s)))
        return Menu((Branch("run", (), (One(hexes),)),))

    def default(self, match: Match, seat: int) -> Choice:
        s: State = match.state
        f = Field(s, SIDE[s.runners[0]])
        return plays.write(plays.Run(free_path(f, s.runners, s.trail, self._left(s))[len(s.trail)]))

    def refuse(self, match: Match, seat: int, choice: Choice) -> str:
        return why_not(match, seat, choice)

    def answer(self, match: Match, answers: dict[int, Choice]) -> bool | None:
        _, play = plays.only(answers)
        assert isinstance(play, plays.Run)
        match.state.trail.append(play.hex)
        match.state.serial += 1
        match.then(self)
        return None


def _gone(s: State, pieces: list[int]) -> None:
    """They have fled: no longer to be moved by this result."""
    s.fleeing = [piece for piece in s.fleeing if piece not in pieces]
    s.group = [] if s.group and s.group[0] in pieces else s.group


def _cut_off(match: Match, s: State, pieces: list[int]) -> None:
    """No route to safety and no path at all: destroyed at once (GOB-9.9, 9.11)."""
    cue(match, cues.CutOff(hex=s.at[pieces[0]], pieces=ids(pieces)))
    _gone(s, pieces)
    for piece in sorted(pieces):
        destroy(match, s, piece, "GOB-9.9")


def _run_away(match: Match, s: State, pieces: list[int], path: list[str], rout: bool, safe: bool) -> None:
    """Along the path; zones are counted as they are at the start (GOB-15.3)."""
    side = SIDE[pieces[0]]
    zones = true_zone(s, 1 - side)
    entered = sum(1 for found in path[1:] if found in zones)
    cue(match, cues.Fled(pieces=ids(pieces), path=path, rout=rout, safe=safe, zones=entered))
    _gone(s, pieces)
    f = Field(s, side)
    units_first = [piece for piece in pieces if not LEADER[piece]] + [piece for piece in pieces if LEADER[piece]]
    for here, there in zip(path, path[1:]):
        before = sighted(s)
        put(s, units_first, there)
        look(match, s, before)
        if side == FEUDAL and there not in f.ways.mounted[here]:
            for piece in pieces:
                s.foot[piece] = int(bool(s.foot[piece]) or LEADER[piece])
    if path[-1] in CAVE_AT:
        leader = next((IDS[piece] for piece in pieces if LEADER[piece]), "")
        units = ids([piece for piece in pieces if not LEADER[piece]])
        cue(match, cues.Home(cave=CAVE_AT[path[-1]], leader=leader, units=units, rule="GOB-9.8"))
        for piece in pieces:
            s.at[piece] = "home"
    for piece in pieces:
        s.fell_back[piece] = s.moved[piece] = 1
        if rout:
            keep_routs(s, [*routs(s), Rout(piece, entered)])


class Casualties(Step, frozen=True, tag="casualties"):
    """One die for each that routed, units by id and leaders last; then instant ends (GOB-9.13, 15.4)."""

    def run(self, match: Match) -> Ask | None:
        s: State = match.state
        found = sorted(routs(s))
        keep_routs(s, [])
        for rout in found:
            casualty(match, s, rout.piece, rout.zones)
        check_end(match, s)
        return None
