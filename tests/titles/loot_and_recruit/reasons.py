"""Whether the reasons of Loot & Recruit's bot hold, by playing on."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.match import Match
from game.titles.loot_and_recruit.bot import reasons
from game.titles.loot_and_recruit.rules.cards import DATA, IDS
from game.titles.loot_and_recruit.rules.market import goods
from game.titles.loot_and_recruit.rules.state import State, defense, platforms_of, running_total, shielded
from tests.bots.test_reasons import Checks, Moment
from tests.titles.loot_and_recruit.table import SPARE, A, B, Table

ROWS = {row["id"]: row for row in DATA["card"]}
POWERS = ("loot", "recruit", "attack")


def staged() -> Iterator[Moment]:
    """Shields of others within reach: random play seldom brings them."""
    for tower in ("gob_o_goblins", "scruffy_six", "royal_rabble dastardly_duo", "quirky_quintet"):
        t = Table(2)
        t.seat(A, deck=SPARE).seat(B, hand=SPARE, p1=f"{tower} shield_bearer").go(A, attack=9)
        ask = t.match.seat_ask(A)
        assert ask is not None
        yield Moment(t.match, A, ask, ["attack", B, 1, t.s.platform[platforms_of(B)[0]][-1]])


def points(match: Match, seat: int) -> int:
    """The Victory Points that stand on a seat's platforms."""
    s = match.state
    return sum(ROWS[IDS[s.faces[card]]].get("vp", 0) for place in platforms_of(seat) for card in s.platform[place])


def unstopped(match: Match) -> Match:
    """The match when everybody has let an attack come."""
    while match.ask is not None and match.ask.kind == "reaction":
        match.play(match.waiting_for()[0], "pass")
    return match


def lost(match: Match, after: Match, seat: int) -> int:
    return points(match, seat) - points(after, seat)


def hand_goes(at: Moment, reason: reasons.HandGoes) -> bool:
    other, card = at.match.copy(), at.choice[1]
    reshuffles = len(other.state.deck[at.seat]) < 5  # it may be drawn again at once
    other.play(at.seat, ["end_turn"])
    s = other.state
    return card in s.discard[at.seat] or (reshuffles and card in s.deck[at.seat] + s.hand[at.seat])


def gives(at: Moment, reason: reasons.Gives) -> bool:
    return powers_of(at, at.choice[1]) == reason.gained


def brings(at: Moment, reason: reasons.Brings) -> bool:
    return powers_of(at, goods(at.match.state, at.choice[1])) == reason.gained


def powers_of(at: Moment, handle: int) -> dict[str, int]:
    """What is printed on a card."""
    s = at.match.state
    return {name: n for name, n in ROWS[IDS[s.faces[handle]]].get("power", {}).items() if n}


def falls(at: Moment, reason: reasons.Falls | reasons.LeaderFalls) -> bool:
    return lost(at.match, unstopped(at.after()), reason.target) == reason.n


def leader_falls(at: Moment, reason: reasons.LeaderFalls) -> bool:
    totals = [running_total(at.match.state, seat) for seat in range(at.match.seats)]
    return totals[reason.target] == max(totals) and falls(at, reason)


def shield_goes(at: Moment, reason: reasons.ShieldGoes) -> bool:
    after = unstopped(at.after())
    place = platforms_of(reason.target)[at.choice[2] - 1]
    stands = sum(ROWS[IDS[after.state.faces[card]]].get("vp", 0) for card in after.state.platform[place])
    return shielded(at.match.state, place) and not shielded(after.state, place) and stands == reason.n


def stands(at: Moment, reason: reasons.Stands) -> bool:
    """Of a recruit, or of a Goblin that is dragged off from a tower that falls."""
    after = at.after()
    card = after.state.platform[platforms_of(at.seat)[at.choice[-1] - 1]][-1]
    row = ROWS[IDS[after.state.faces[card]]]
    return -lost(at.match, after, at.seat) == reason.n and row.get("defense", 0) == reason.defense


def guards(at: Moment, reason: reasons.Guards) -> bool:
    after = at.after()
    place = platforms_of(at.seat)[at.choice[2] - 1]
    assert not shielded(at.match.state, place)
    below = after.state.platform[place][:-1]
    worth = sum(ROWS[IDS[after.state.faces[card]]].get("vp", 0) for card in below)
    return shielded(after.state, place) and worth == reason.n


def nothing_to_pay(at: Moment, reason: reasons.NothingToPay) -> bool:
    return list(at.match.space(at.seat).each()) == [["end_turn"]]


def let_fly(at: Moment, reason: reasons.Saves | reasons.LittleFalls) -> bool:
    other = at.match.copy()
    return lost(at.match, unstopped(other), at.seat) == reason.n


def weaker_then(at: Moment, reason: reasons.WeakerThen) -> bool:
    target, platform = at.choice
    place = platforms_of(target)[platform - 1]
    s = at.match.state
    after: State = at.after().state
    same = [card for card in s.platform[place] if IDS[s.faces[card]] == reason.card]
    return (reason.was, reason.n) in [(defense(s, place, card), defense(after, place, card)) for card in same]


CHECKS: Checks = {
    reasons.HandGoes: hand_goes,
    reasons.Falls: falls,
    reasons.LeaderFalls: leader_falls,
    reasons.ShieldGoes: shield_goes,
    reasons.Stands: stands,
    reasons.Guards: guards,
    reasons.Gives: gives,
    reasons.Brings: brings,
    reasons.NothingToPay: nothing_to_pay,
    reasons.Saves: let_fly,
    reasons.LittleFalls: let_fly,
    reasons.WeakerThen: weaker_then,
}

STAGED = staged
