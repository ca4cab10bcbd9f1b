"""Whether the reasons of Lords of Hell's bot hold, by the data and by the state as it truly is."""

from __future__ import annotations

from game.titles.lords_of_hell.bot import reasons
from game.titles.lords_of_hell.rules.cards import POWER
from game.titles.lords_of_hell.rules.state import mighty_power
from tests.bots.test_reasons import Checks, Moment


def has_power(at: Moment, reason: reasons.HasPower) -> bool:
    return POWER[at.match.state.faces[at.choice[1]]] == reason.n


def powers(at: Moment) -> list[int]:
    return [mighty_power(at.match.state, seat) for seat in range(at.match.seats)]


def outmatches(at: Moment, reason: reasons.Outmatches) -> bool:
    found = powers(at)
    return found[at.seat] == reason.mine > reason.theirs == found[reason.target] and at.choice[1] == reason.target


def nobody_weaker(at: Moment, reason: reasons.NobodyWeaker) -> bool:
    return powers(at)[at.seat] == min(powers(at))


CHECKS: Checks = {
    reasons.HasPower: has_power,
    reasons.Outmatches: outmatches,
    reasons.NobodyWeaker: nobody_weaker,
}
