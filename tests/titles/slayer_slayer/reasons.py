"""Whether the reasons of Slayer-Slayer's bot hold, by the data and by the state as it truly is."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil

from game.titles.slayer_slayer.bot import reasons
from game.titles.slayer_slayer.rules import count
from game.titles.slayer_slayer.rules.cards import DATA, DIE_POWER, FACTORS, PRINTED
from game.titles.slayer_slayer.rules.state import basic_power, living
from tests.bots.test_reasons import Checks, Moment
from tests.titles.slayer_slayer.table import stake


def printed(at: Moment, handles: list[int]) -> list[int]:
    return [PRINTED[at.match.state.faces[handle]] for handle in handles]


def together(at: Moment, reason: reasons.Together) -> bool:
    s = at.match.state
    is_sum = sum(printed(at, at.choice[1])) == reason.n and basic_power(s) == reason.foe
    return is_sum and reason.share == ceil(reason.foe / len(living(s))) and 4 * reason.n >= 3 * reason.share


def weakest_go(at: Moment, reason: reasons.WeakestGo) -> bool:
    kept = [handle for handle in at.match.state.hand[at.seat] if handle not in at.choice[1]]
    sent, left = sorted(printed(at, at.choice[1])), sorted(printed(at, kept))
    has_die = any(DIE_POWER[at.match.state.faces[handle]] for handle in at.choice[1])
    return sent[-1] <= left[0] and sent[-1] < left[-1] and not has_die


def weakest(at: Moment, reason: reasons.Weakest) -> bool:
    given = at.choice if isinstance(at.choice, list) else [at.choice]
    kept = [handle for handle in at.match.state.hand[at.seat] if handle not in given]
    return max(printed(at, given)) <= min(printed(at, kept))


def missing(at: Moment) -> int:
    s = at.match.state
    alone, against = (s.alone, s.against) if s.against >= 0 else count.totals(s)
    return against - alone - sum(s.dice[1::2])


def behind(at: Moment, reason: reasons.Behind) -> bool:
    return missing(at) == reason.n > 0


def ahead(at: Moment, reason: reasons.Ahead) -> bool:
    return -missing(at) == reason.n >= 0


def counts_double(at: Moment, reason: reasons.CountsDouble) -> bool:
    row = DATA["objective"][at.match.state.objective[at.seat]]
    factors = {"gold": row["gold_factor"], "trophies": row["trophy_factor"], "cards": row["card_factor"]}
    return factors[reason.what] == 2 and 2 in FACTORS[at.match.state.objective[at.seat]]


def staged() -> Iterator[Moment]:
    """The wheel, which play seldom brings."""
    for side in ("odds", "evens"):
        match = stake("spinning_wheel", "bigun deserter", 1)
        ask = match.seat_ask(0)
        assert ask is not None and ask.kind == "event_bet"
        yield Moment(match, 0, ask, side)


STAGED = staged
CHECKS: Checks = {
    reasons.Together: together,
    reasons.WeakestGo: weakest_go,
    reasons.Weakest: weakest,
    reasons.Behind: behind,
    reasons.Ahead: ahead,
    reasons.CountsDouble: counts_double,
}
