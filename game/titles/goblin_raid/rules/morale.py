"""Morale checks, escorts, and what follows an attack (GOB-9.1 to 9.4, 9.11, 15.2)."""

from __future__ import annotations

from itertools import combinations

from game.engine.agenda import Step
from game.engine.ask import Ask
from game.engine.match import Match
from game.engine.spaces import Branch, Choice, Menu, Pick, Space
from game.titles.goblin_raid.rules import cues, plays
from game.titles.goblin_raid.rules.advance import Advance
from game.titles.goblin_raid.rules.cycle import drop
from game.titles.goblin_raid.rules.decision import Decision
from game.titles.goblin_raid.rules.flight import Casualties, Flight
from game.titles.goblin_raid.rules.lookup_tables import morale
from game.titles.goblin_raid.rules.orders import commander_branches, order_branches
from game.titles.goblin_raid.rules.pieces import CLASS, GOBLIN, IDS, INDEX, LEADER, MELEE, MISSILE, SIDE
from game.titles.goblin_raid.rules.state import (
    State,
    allowed,
    commander,
    cue,
    ids,
    leaders_in,
    modifier,
    pieces_in,
    seat_of,
    units_in,
)


class Check(Step, frozen=True, tag="check"):
    """One class in the target hex checks, and its result is carried out before the next class checks (GOB-9.1, 9.3)."""

    letter: str

    def run(self, match: Match) -> Ask | None:
        s: State = match.state
        here = [p for p in s.checking if CLASS[p] == self.letter and s.at[p] == s.target]
        if not here:
            return None
        leader = commander(s, leaders_in(s, s.target))
        add = modifier(s, leader) if leader >= 0 else 0
        die = match.chance.roll("morale", 6)
        result, hexes = morale(self.letter, die + add)
        told = cues.Check(
            hex=s.target,
            class_=self.letter,
            pieces=ids(here),
            die=die,
            modifier=add,
            leader=IDS[leader] if leader >= 0 else "",
            total=die + add,
            result=result,
            hexes=hexes,
        )
        cue(match, told)
        if result == "none":
            return None
        rout = result == "rout"
        if SIDE[here[0]] == GOBLIN:
            s.rout |= rout
            s.retreat |= not rout
        for piece in here:
            drop(match, s, piece)
        s.fleeing, s.group = here, []
        match.then(Escort(self.letter, hexes, rout), Flight(hexes, rout), Casualties())
        return None


class Escort(Decision, frozen=True, tag="escort"):
    """Leaders may go with a class that must move; with the last fighting units they must (GOB-9.11)."""

    letter: str
    hexes: int
    rout: bool

    def run(self, match: Match) -> Ask | None:
        s: State = match.state
        if not leaders_in(s, s.target) or LEADER[s.fleeing[0]]:
            return None
        return Ask(
            "escort",
            (seat_of(s, SIDE[s.fleeing[0]]),),
            nouns={
                "hex": s.target,
                "class": self.letter,
                "hexes": self.hexes,
                "rout": self.rout,
                "must": must_go(s),
            },
            clock="response",
            running=s.serial,
            pace="quick",
        )

    def space(self, match: Match, seat: int) -> Space:
        s: State = match.state
        leaders = leaders_in(s, s.target)
        sizes = [len(leaders)] if must_go(s) else range(1, len(leaders) + 1)
        out = []
        for size in sizes:
            for some in combinations(leaders, size):
                most = min(allowed(s, list(some)), len(s.fleeing))
                out.append(Branch("escort", (ids(some),), (Pick(tuple(ids(s.fleeing)), 1, most),)))
        if not must_go(s):
            out.append(Branch("none"))
        return Menu((*out, *commander_branches(s, seat), *order_branches(s, seat)))

    def default(self, match: Match, seat: int) -> Choice:
        s: State = match.state
        if not must_go(s):
            return ["none"]
        leaders = leaders_in(s, s.target)
        ranked = sorted(s.fleeing, key=lambda piece: (-MELEE[piece], -MISSILE[piece], piece))
        return plays.write(plays.Escort(ids(leaders), ids(sorted(ranked[: allowed(s, leaders)]))))

    def carry_out(self, match: Match, s: State, seat: int, play: plays.AnyPlay) -> bool | None:
        s.serial += 1
        if isinstance(play, plays.Escort):
            s.group = [INDEX[name] for name in (*play.units, *play.leaders)]
            cue(match, cues.Escorted(hex=s.target, leaders=play.leaders, units=play.units))
        return None


def must_go(s: State) -> bool:
    """Whether no fighting unit would remain in the hex (GOB-9.11, 17.5)."""
    return all(piece in s.fleeing for piece in units_in(s, s.target))


class AfterAttack(Step, frozen=True, tag="after_attack"):
    """When the attack left its target hex empty of enemies, the attacker may advance (GOB-7.12)."""

    side: int

    def run(self, match: Match) -> Ask | None:
        s: State = match.state
        s.checking, s.fleeing, s.group = [], [], []
        if not pieces_in(s, s.target):
            match.then(Advance(s.target, self.side))
        return None
