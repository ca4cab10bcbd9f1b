"""The decision ring: arrival, vote, overlord, nomination (LOH section 13)."""

from __future__ import annotations

from game.engine.agenda import SeatStep, Step
from game.engine.ask import Ask
from game.engine.match import Match
from game.engine.plays import Play
from game.engine.spaces import Choice, One, Space
from game.titles.lords_of_hell.rules import cues, obligations, sentences
from game.titles.lords_of_hell.rules.cards import EFFECT, IN_HELL, RING, VERB
from game.titles.lords_of_hell.rules.plays import AnyPlay
from game.titles.lords_of_hell.rules.promise_limits import code_of, forbidden
from game.titles.lords_of_hell.rules.records import NONE
from game.titles.lords_of_hell.rules.setup import SHORT_GAME, option
from game.titles.lords_of_hell.rules.state import NOBODY, State, clockwise, counterclockwise, mighty_power
from game.titles.lords_of_hell.rules.tally import Tally

COME, HOME, DECLINE, NOMINATE_NOBODY = "come", "home", "decline", "nobody"
UNDECIDED, DECLINED = -2, -1


class Ring(Step, frozen=True, tag="ring"):
    """LOH-13.2: devils in Hell choose at once to come or stay; round 1 has no ring (LOH-13.16)."""

    def run(self, match: Match) -> Ask | None:
        s: State = match.state
        s.phase, s.arrived = "ring", 0
        s.votes = [UNDECIDED] * s.seats
        s.asks += 1
        if s.round < RING["first_ring_round"]:
            obligations.arrivals(match, s, ring=False)
            match.then(Verdict())
        else:
            match.then(Arrival(s.asks))
        return None


def closed(play: AnyPlay) -> str:
    """Trade, specials and promises are closed from arrival to the end of nomination (LOH-13.13)."""
    return "ring_closed" if isinstance(play, Play) else ""


class Arrival(Step, frozen=True, tag="arrival"):
    """Secretly and at once, shown together. Time-out: come (LOH-13.2)."""

    number: int
    plays = AnyPlay

    def run(self, match: Match) -> Ask | None:
        s: State = match.state
        seats = tuple(seat for seat in range(s.seats) if s.body[seat] == IN_HELL)
        if seats:
            return Ask("arrival", seats, clock="arrival", running=self.number)
        _gather(match, s, [])
        return None

    def space(self, match: Match, seat: int) -> Space:
        s: State = match.state
        free = tuple(way for way in (COME, HOME) if not forbidden(s, seat, way))
        return One(free or (COME,))

    def default(self, match: Match, seat: int) -> Choice:
        space = self.space(match, seat)
        return COME if space.contains(COME) else HOME

    def refuse(self, match: Match, seat: int, play: AnyPlay) -> str:
        return closed(play) or _promise_code(match.state, seat, str(play) if play in (COME, HOME) else "")

    def answer(self, match: Match, answers: dict[int, str]) -> None:
        _gather(match, match.state, [seat for seat in sorted(answers) if answers[seat] == COME])


def _promise_code(s: State, seat: int, act: str, target: int | None = None) -> str:
    bound = forbidden(s, seat, act, target)
    return code_of(bound) if bound else ""


def _gather(match: Match, s: State, seats: list[int]) -> None:
    s.arrived = sum(1 << seat for seat in seats)
    match.beat()
    match.cue(cues.Arrivals(seats=seats))
    obligations.arrivals(match, s, ring=bool(seats))
    if not seats:
        s.markers = [0] * s.seats  # LOH-13.3: last round's nominees lapse
    votes = [Vote(seat) for seat in counterclockwise(s, s.starter) if seat in seats] if any(s.markers) else []
    match.then(*votes, Verdict())


class Vote(SeatStep, frozen=True, tag="vote"):
    """Openly, one after another: a nominee or decline (LOH-13.4)."""

    seat: int
    plays = AnyPlay

    def run(self, match: Match) -> Ask | None:
        return Ask("vote", (self.seat,), nouns={"seat": self.seat}, clock="vote", running=self.seat)

    def space(self, match: Match, seat: int) -> Space:
        s: State = match.state
        nominees = [other for other in range(s.seats) if s.markers[other] and not forbidden(s, seat, "vote", other)]
        declines = [] if forbidden(s, seat, "vote", DECLINED) else [DECLINE]
        return One((*nominees, *declines))

    def default(self, match: Match, seat: int) -> Choice:
        """Decline, unless a promise says otherwise."""
        space = self.space(match, seat)
        return DECLINE if space.contains(DECLINE) else next(iter(space.each()))

    def refuse(self, match: Match, seat: int, play: AnyPlay) -> str:
        s: State = match.state
        if closed(play) or seat != self.seat:
            return closed(play) or "not_your_turn"
        candidate = play if isinstance(play, int) else DECLINED if play == DECLINE else None
        return _promise_code(s, seat, "vote", candidate) or "not_nominee"

    def answer(self, match: Match, seat: int, play: int | str) -> None:
        s: State = match.state
        s.votes[self.seat] = play if isinstance(play, int) else DECLINED
        match.beat()
        match.cue(cues.Vote(seat=self.seat, vote=s.votes[self.seat]))


# ---------------------------------------------------------------- who becomes overlord


def opposition(s: State, nominee: int) -> int:
    """Arrived devils that did not name the nominee; the Unknown Powers oppose everyone with 3 players (LOH-13.6, 13.9)."""
    extra = RING["three_player_standing_opposition"] if s.seats == 3 else 0
    return extra + sum(1 for seat in range(s.seats) if s.arrived >> seat & 1 and s.votes[seat] != nominee)


def qualifies(s: State, nominee: int) -> bool:
    """LOH-13.6."""
    came = s.arrived.bit_count() >= RING["quorum"]
    return came and s.votes.count(nominee) > 0 and opposition(s, nominee) < s.markers[nominee]


def _statuses(s: State, seat: int) -> int:
    return s.holder.count(seat)


def _single_best(seats: list[int], keys: dict[int, tuple[int, ...]]) -> int:
    """The seat with the best key; NOBODY if it is shared or there are no seats."""
    best = max((keys[seat] for seat in seats), default=())
    found = [seat for seat in seats if keys[seat] == best]
    return found[0] if len(found) == 1 else NOBODY


def elected(s: State) -> int:
    """LOH-13.6, 13.7."""
    seats = [seat for seat in range(s.seats) if qualifies(s, seat)]
    return _single_best(
        seats, {seat: (s.votes.count(seat), s.markers[seat], s.vp[seat], _statuses(s, seat)) for seat in seats}
    )


def by_points(s: State, goal: int) -> int:
    """LOH-13.10: a devil with the victory goal."""
    seats = [seat for seat in range(s.seats) if s.vp[seat] >= goal]
    return _single_best(seats, {seat: (s.vp[seat], _statuses(s, seat)) for seat in seats})


def at_the_limit(s: State) -> int:
    """LOH-13.14: most victory points, status cards, power, then next clockwise from the Starter."""
    return max(clockwise(s, s.starter), key=lambda seat: (s.vp[seat], _statuses(s, seat), mighty_power(s, seat)))


class Verdict(Step, frozen=True, tag="verdict"):
    """ring.result: an overlord by vote, by victory points, by the round limit, or none yet (LOH-13.6 to 13.14)."""

    def run(self, match: Match) -> Ask | None:
        s: State = match.state
        obligations.done(match, s, sentences.Vote)
        last = s.round == option(match, "round_limit")
        why = "vote"
        found = elected(s)
        if found == NOBODY:
            found, why = by_points(s, option(match, "victory_goal")), "victory_points"
        if found == NOBODY and last:
            found, why = at_the_limit(s), "round_limit"
        match.beat()
        against = [opposition(s, seat) if s.markers[seat] else 0 for seat in range(s.seats)]
        match.cue(cues.Ring(overlord=found, why=why if found != NOBODY else "", against=against))
        if found != NOBODY:
            s.overlord = found
            match.then(obligations.Settlement(), Tally())
        elif s.arrived and s.round >= RING["first_nominations_round"]:
            match.then(Nominate(s.asks))
        return None


class Nominate(Step, frozen=True, tag="nominate"):
    """The arrived devils each secretly nominate one devil, or nobody; shown together (LOH-13.11)."""

    number: int
    plays = AnyPlay

    def run(self, match: Match) -> Ask | None:
        s: State = match.state
        seats = tuple(seat for seat in range(s.seats) if s.arrived >> seat & 1)
        return Ask("nominate", seats, clock="nominate", running=self.number)

    def space(self, match: Match, seat: int) -> Space:
        s: State = match.state
        free = [other for other in range(s.seats) if not forbidden(s, seat, "nominate", other)]
        nobody = [] if forbidden(s, seat, "nominate", NOBODY) else [NOMINATE_NOBODY]
        return One((*free, *nobody))

    def default(self, match: Match, seat: int) -> Choice:
        space = self.space(match, seat)
        return NOMINATE_NOBODY if space.contains(NOMINATE_NOBODY) else next(iter(space.each()))

    def refuse(self, match: Match, seat: int, play: AnyPlay) -> str:
        named = play if isinstance(play, int) else NOBODY if play == NOMINATE_NOBODY else None
        return closed(play) or _promise_code(match.state, seat, "nominate", named)

    def answer(self, match: Match, answers: dict[int, int | str]) -> None:
        s: State = match.state
        named = [[seat, play if isinstance(play, int) else NOBODY] for seat, play in sorted(answers.items())]
        s.markers = [0] * s.seats
        for seat, nominee in named:
            if nominee != NOBODY:
                s.markers[nominee] += _weight(s, seat)
        for seat in range(s.seats):
            if s.markers[seat] and s.vp[seat] >= popularity_at(match):
                s.markers[seat] += RING["popularity_markers"]
        obligations.done(match, s, sentences.Nominate)
        match.beat()
        match.cue(cues.Nominations(named=named, markers=s.markers[:]))


def _weight(s: State, seat: int) -> int:
    """LOH-13.12: 2 markers from the owner of the High Palace."""
    own = s.fortress[seat]
    palace = own != NONE and VERB[s.faces[own]] == "nomination_weight"
    return EFFECT[s.faces[own]].n if palace else 1


def popularity_at(match: Match) -> int:
    """Victory points from which a nominee gets one more marker (LOH-13.12, 21.3)."""
    if match.options.get("short_game", False):
        return SHORT_GAME["popularity_at"]
    return int(RING["popularity_at"])
