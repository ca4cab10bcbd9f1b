"""Floors, doors, hints and the route vote (GSS 4.1, 4.2, 6.6)."""

from __future__ import annotations

from game.engine.agenda import Step
from game.engine.ask import Ask
from game.engine.match import Match
from game.engine.spaces import Choice, One, Space
from game.titles.slayer_slayer.rules import cues
from game.titles.slayer_slayer.rules.battle import Battle
from game.titles.slayer_slayer.rules.cards import FLOORS, FOES
from game.titles.slayer_slayer.rules.doors import (
    EVENT,
    FOE,
    ROOMS,
    STORE,
    hints,
    make_doors,
    most_votes,
    put_back,
    room_id,
)
from game.titles.slayer_slayer.rules.event import EventRoom
from game.titles.slayer_slayer.rules.plays import AnyPlay
from game.titles.slayer_slayer.rules.refusals import why_not_vote
from game.titles.slayer_slayer.rules.state import State, asked
from game.titles.slayer_slayer.rules.store import StoreRoom

VOTES = One((1, 2, 3, ""))


class Floor(Step[Match[State]], frozen=True, tag="floor"):
    """The group stands on a floor: doors, or on the tenth the final foe (GSS-4.1 to 4.3)."""

    def run(self, match: Match[State]) -> Ask | None:
        s = match.state
        s.phase = "route"
        match.beat()
        match.cue(cues.Floor(floor=s.floor))
        if s.floor < FLOORS:
            s.first = True
            match.then(Doors(), RouteVote())
            return None
        s.foe = s.final
        match.beat()
        match.cue(cues.DoorOpened(door=0, room="foe", id=FOES[s.foe].id, rule="GSS-4.3"))
        match.then(Battle())
        return None


class Doors(Step[Match[State]], frozen=True, tag="doors"):
    """Three doors are shown (GSS-4.4 to 4.7)."""

    def run(self, match: Match[State]) -> Ask | None:
        s = match.state
        s.phase = "route"
        s.doors = s.ahead or make_doors(match, s, s.first)
        s.ahead = []
        if s.first:
            s.drought = 0 if STORE in s.doors[::2] else s.drought + 1
        s.tick += 1
        match.beat()
        match.cue(cues.Doors(floor=s.floor, first=s.first, hints=hints(s)))
        return None


class RouteVote(Step[Match[State]], frozen=True, tag="route_vote"):
    """Everybody living votes for a door; nobody learns who voted how (GSS-4.8 to 4.10)."""

    plays = AnyPlay

    def run(self, match: Match[State]) -> Ask | None:
        s = match.state
        return Ask("route_vote", asked(s), "revisable", {"floor": s.floor}, "route_vote", s.tick, "long")

    def space(self, match: Match[State], seat: int) -> Space:
        return VOTES

    def default(self, match: Match[State], seat: int) -> Choice:
        return ""

    def refuse(self, match: Match[State], seat: int, play: AnyPlay) -> str:
        return why_not_vote(match, seat, play, VOTES)

    def answer(self, match: Match[State], answers: dict[int, int | str]) -> None:
        s = match.state
        votes = [vote for vote in answers.values() if isinstance(vote, int)]
        door, tie = most_votes(match, votes, [1, 2, 3], "route")
        match.beat()
        match.cue(cues.RouteChosen(door=door, tie=tie, votes_cast=bool(votes)))
        room, what = s.doors[2 * door - 2], s.doors[2 * door - 1]
        for other in range(3):
            if other != door - 1:
                put_back(s, s.doors[2 * other], s.doors[2 * other + 1])
        s.doors = []
        s.foresight = [0] * s.seats
        match.beat()
        match.cue(cues.DoorOpened(door=door, room=ROOMS[room], id=room_id(room, what), rule="GSS-4.10"))
        if room == FOE:
            s.foe = what
            s.fought[FOES[what].tier].append(what)
            match.then(Battle(), Climb())
        elif room == EVENT:
            s.event = what
            s.visited.append(what)
            match.then(EventRoom(), Onward())
        else:
            match.then(StoreRoom(), Onward())


class Onward(Step[Match[State]], frozen=True, tag="onward"):
    """Out of the side room: three doors on the same floor, all of them foes (GSS-4.2)."""

    def run(self, match: Match[State]) -> Ask | None:
        match.state.first = False
        match.then(Doors(), RouteVote())
        return None


class Climb(Step[Match[State]], frozen=True, tag="climb"):
    """GSS-4.41."""

    def run(self, match: Match[State]) -> Ask | None:
        s = match.state
        s.floor += 1
        match.beat()
        match.cue(cues.Climbed(floor=s.floor))
        match.then(Floor())
        return None
