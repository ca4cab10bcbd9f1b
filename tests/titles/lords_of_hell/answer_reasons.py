"""Whether the reasons hold that are given for answers to one seat alone: by playing on, with every face of a die where one is
rolled."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.match import Match
from game.engine.spaces import Choice
from game.titles.lords_of_hell.bot import reason_kinds as told
from game.titles.lords_of_hell.rules import init, ring
from game.titles.lords_of_hell.rules.cards import DATA, IDS, PROTECTION
from game.titles.lords_of_hell.rules.state import State
from tests.bots.test_reasons import Checks, Moment
from tests.titles.lords_of_hell.dsl import A, B, C, Table


def state(at: Moment) -> State:
    s: State = at.match.state
    return s


def kinds_in_hand(at: Moment) -> list[str]:
    rows = {row["id"]: row["type"] for row in DATA["card"]}
    return [str(rows[IDS[state(at).faces[card]]]) for card in state(at).hand[at.seat]]


def hordes_in_hand(at: Moment, reason: told.HordesInHand) -> bool:
    return at.choice == "keep" and kinds_in_hand(at).count("army") == reason.n


def lacks_walls(at: Moment, reason: told.LacksWalls) -> bool:
    held = kinds_in_hand(at)
    return at.choice == "redraw" and "fortress" not in held and held.count("army") == reason.n


# ---------------------------------------------------------------- Earth


def rolled(at: Moment, choice: str, die: int) -> Match:
    """The match after a die on Earth."""
    match = at.match.copy()
    match.chance.script = {**(match.chance.script or {}), "earth": [die, 6, 6, 6, 6, 6]}
    match.play(at.seat, choice)
    return match


def better_faces(at: Moment) -> int:
    """Faces with which a second roll brings more Souls than the first one that stands."""
    kept = rolled(at, "keep", 6).state.earth_souls[at.seat]
    return sum(rolled(at, "reroll", die).state.earth_souls[at.seat] > kept for die in range(1, 7))


def rolls_better(at: Moment, reason: told.RollsBetter) -> bool:
    return at.choice == "reroll" and better_faces(at) == reason.n >= 3


def rolls_no_better(at: Moment, reason: told.RollsNoBetter) -> bool:
    return at.choice == "keep" and better_faces(at) == reason.n < 3


def would_be_caught(at: Moment, reason: told.WouldBeCaught) -> bool:
    piece = at.ask.nouns["piece"]
    return at.choice == "reroll" and piece in rolled(at, "keep", 6).state.discard


# ---------------------------------------------------------------- walls and rituals


def better_walls(at: Moment, reason: told.BetterWalls) -> bool:
    assert at.ask.space is not None
    both = {int(card): PROTECTION[state(at).faces[int(card)]] for card in at.ask.space.each()}
    mine = both.pop(int(at.choice))
    return mine == reason.n > reason.other and reason.other in both.values()


def costs_too_much(at: Moment, reason: told.CostsTooMuch) -> bool:
    assert at.ask.space is not None
    payable = at.ask.space.contains(["complete", at.choice[1]])
    return not payable and state(at).souls[at.seat] == reason.mine < reason.n


# ---------------------------------------------------------------- the ring


def everybody(at: Moment) -> Match:
    """When all have answered."""
    match = at.match.copy()
    match.play(at.seat, at.choice)
    ask = at.match.ask_id
    while match.ask_id == ask and match.ask is not None:
        seat = match.waiting_for()[0]
        match.play(seat, match.default(seat))
    return match


def away_has_no_say(at: Moment, reason: told.AwayHasNoSay) -> bool:
    home = Moment(at.match, at.seat, at.ask, "home")
    asked = at.ask.space is not None and at.ask.space.contains("home")
    return at.choice == "come" and (not asked or not everybody(home).state.arrived >> at.seat & 1)


def away_opposes_nobody(at: Moment, reason: told.AwayOpposesNobody) -> bool:
    return at.choice == "home" and not everybody(at).state.arrived >> at.seat & 1


def can_bear(at: Moment, reason: told.CanBear) -> bool:
    """LOH-13.6, by those who have voted already; LOH-13.9 for the Unknown Powers."""
    s = state(at)
    named = [s.votes[seat] for seat in range(s.seats) if s.arrived >> seat & 1 and s.votes[seat] != ring.UNDECIDED]
    against = sum(vote != reason.target for vote in named) + (s.seats == 3)
    return at.choice == reason.target and against == reason.against < reason.markers == s.markers[reason.target]


def counts_against(at: Moment, reason: told.CountsAgainst) -> bool:
    markers = state(at).markers
    others = [markers[seat] for seat in range(state(at).seats) if seat != at.seat]
    return at.choice == "decline" and markers[reason.target] == reason.markers == max(others) > 0


def bears_more(at: Moment, reason: told.BearsMore) -> bool:
    """One more marker, and as many opponents as there were markers are no longer enough."""
    s = everybody(at).state
    if s.markers[at.choice] == 0:
        return False
    s.arrived, s.votes = (1 << s.seats) - 1, [ring.DECLINED] * s.seats
    s.votes[at.choice] = at.choice
    against = ring.opposition(s, at.choice)
    fits = []
    for markers in (against, against + 1):
        s.markers[at.choice] = markers
        fits.append(ring.qualifies(s, at.choice))
    return fits == [False, True]


CHECKS: Checks = {
    told.HordesInHand: hordes_in_hand, told.LacksWalls: lacks_walls, told.RollsBetter: rolls_better,
    told.RollsNoBetter: rolls_no_better, told.WouldBeCaught: would_be_caught, told.BetterWalls: better_walls,
    told.CostsTooMuch: costs_too_much, told.AwayHasNoSay: away_has_no_say,
    told.AwayOpposesNobody: away_opposes_nobody, told.CanBear: can_bear, told.CountsAgainst: counts_against,
    told.BearsMore: bears_more,
}  # fmt: skip

# ---------------------------------------------------------------- what play seldom brings


def moment(t: Table, seat: int, *play: Choice) -> Moment:
    """A question to a seat, and a play by its verb and nouns."""
    return word(t, seat, list(play))


def word(t: Table, seat: int, answer: Choice) -> Moment:
    """A question to a seat, and an answer without a verb."""
    ask = t.match.seat_ask(seat)
    assert ask is not None
    return Moment(t.match, seat, ask, answer)


def staged() -> Iterator[Moment]:
    for seats in (3, 4):
        yield from on_earth(seats)
        yield from rituals(seats)
        yield from votes(seats)
        t = Table(seats).seat(A, hand="black_tower", fortress="iron_fortress").go()
        t.does(A, "table", t.card(A, "black_tower"))
        for card in (t.s.fortress[A], t.s.spare[A]):
            yield word(t, A, card)


def on_earth(seats: int) -> Iterator[Moment]:
    for devil, there, dice in (("glasya", {"body": "on_earth"}, 1), ("glasya", {"body": "on_earth"}, 6),
                               ("mephistopheles", {"earth": "fiends"}, 1)):  # fmt: skip
        t = Table(seats, phase="init").seat(A, devil, **there).dice(dice).run(init.Earth(A))
        yield word(t, A, "keep")
        yield word(t, A, "reroll")


def rituals(seats: int) -> Iterator[Moment]:
    """A ritual that cannot be paid, the targets of one that can, the chain."""
    t = Table(seats, phase="rituals").seat(A, rituals="bury").go().until("cast")
    yield moment(t, A, "delay", t.s.rituals[A][0])
    for ritual in ("bury", "raise_the_fallen", "chaos_catalysm", "chains_of_dis"):
        t = Table(seats, phase="rituals").seat(A, rituals=ritual, souls=9, home="fiends", fortress="iron_fortress")
        t.seat(B, home="fiends leviathan", souls=4, vp=3, fortress="black_tower")
        t.s.discard.append(t.find("night_critters"))
        t.go().until("cast").does(A, "complete", t.s.rituals[A][0]).until("ritual_target", "chain")
        yield word(t, A, t.match.default(A))


def votes(seats: int) -> Iterator[Moment]:
    t = Table(seats, phase="council").seat(B, markers=2).seat(C, markers=3).ring()
    for choice in ("come", "home"):
        yield word(t, A, choice)
    t.until("vote")
    voter = t.match.waiting_for()[0]
    for vote in (B, C, "decline"):
        yield word(t, voter, vote)
    t.does(voter, C)
    then = t.match.waiting_for()[0]
    for vote in (B, C, "decline"):
        yield word(t, then, vote)
    t.until("nominate")
    yield word(t, A, A)
