"""Matches of players who deal and swear: what must hold after every play, and the conformance walk."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from game.engine.chance import FastChance
from game.engine.match import Match, PlayRecord
from game.titles.lords_of_hell.rules.cards import IN_HELL
from game.titles.lords_of_hell.rules.flow import RULES
from game.titles.lords_of_hell.rules.promises import PROMISE_STATES, STANDING
from game.titles.lords_of_hell.rules.state import State, armies
from tests.conformance.checks import Walk
from tests.titles.lords_of_hell.dsl import new, offer_choice, say


def sentence(match: Match, seat: int, to: int, chance: Any) -> list[Any]:
    """A promise that might be made, from what the seat sees."""
    s: State = match.state
    now = s.round
    other = chance.below("", s.seats)
    later = now + chance.below("", 3)
    hand = s.hand[seat]
    item = chance.pick("", [["any_cards", 1 + chance.below("", 3)], ["random_cards", 1], ["promise_card", seat, 1]])
    if hand and chance.below("", 3) == 0:
        item = ["hand_card", chance.pick("", hand), bool(chance.below("", 2))]
    due = chance.pick("", [["draw", later], ["council", later], ["finishing", later], ["tabling_end", later]])
    strength = chance.pick("", ["firm", "if_able"])
    kinds = [
        say("no_vote", other, later),
        say("no_earth", chance.pick("", ["devil", "fiends", "both"]), later),
        say("no_ring", later),
        say("no_trade", other, later),
        say("vote", other, later, bool(chance.below("", 2)), strength=strength),
        say("nominate", other, later, bool(chance.below("", 2))),
        say("attend", later),
        say("show_hand", to, ["now", now]),
        say("give", to, [item], due, strength=strength),
        say("give", to, [item], ["asap", now], strength="asap"),
        say("give", to, [item], ["settlement", now], condition=["if_overlord", other, later]),
        say("give", to, [["drawn_card"]], ["asap", now], strength="asap", condition=["if_drawn", "army", later]),
        say("vote", other, now, False, condition=["if_in_ring", other, now]),
    ]
    kinds += battle_sentences(s, seat, to, chance)
    found: list[Any] = chance.pick("", kinds)
    return found


def battle_sentences(s: State, seat: int, to: int, chance: Any) -> list[list[Any]]:
    """Promises about battles and rituals; many of them cannot be sworn."""
    now = s.round
    other = chance.pick("", [n for n in range(s.seats) if n != seat])
    role, able = chance.pick("", ["attack", "defence"]), chance.pick("", ["firm", "if_able"])
    one, late = [["any_cards", 1]], chance.pick("", [["battle_end", now], ["council", now]])
    won, lost = ["if_battle_won", other, now], ["if_captured", other, -1, now]
    out = [
        say("no_attack", other, now),
        say("no_fight_against", other, now),
        say("no_special", other, now),
        say("no_ritual", other, now),
        say("no_flee", now),
        say("attack", other, now, strength=able),
        say("attack", other, now, condition=lost),
        say("join", other, role, now, 1 + chance.below("", 9), strength=able),
        say("join", other, "defence", now, 5, condition=["if_attacked", other, now]),
        say("withdraw"),
        say("call_off", ["attack"]),
        say("give", to, one, late, strength="if_able"),
        say("give", to, one, late, strength="if_able", condition=won),
        say("give", to, one, ["asap", now], strength="asap", condition=["if_attacked", other, now]),
        say("show_hand", to, ["now", now], condition=lost),
        say("release", other, ["now", now], condition=["if_captured", other, seat, now]),
        say("allow_trade", other, [to], now, condition=["if_captured", other, seat, now]),
        say("return_loan", to, [["tabled", chance.below("", len(s.faces))]], ["finishing", now], strength="if_able"),
    ]
    for card in s.rituals[seat]:
        out += [say("call_off", ["ritual", card]), say("cast", card, other, now), say("cast", card, seat, now)]
    return out


TALKS = ("tabling", "rituals", "council", "finishing", "organisation", "attack_turn", "parley", "cast", "conquest")


def phase_open(match: Match) -> bool:
    return match.ask is not None and match.ask.kind in TALKS


def dealing(match: Match, seat: int, chance: Any) -> Any:
    """A choice of somebody who likes to deal."""
    s: State = match.state
    space: Any = match.space(seat)
    if phase_open(match) and (s.ready >> seat & 1 or match.default(seat) == ["wait"]) and chance.below("", 6):
        return match.default(seat)
    verbs = {branch.verb for branch in getattr(space, "branches", ())}
    if "accept" in verbs and chance.below("", 2):
        return type(space)(tuple(b for b in space.branches if b.verb == "accept")).sample(chance)
    if "offer" in verbs and chance.below("", 4) == 0:
        to = chance.pick("", [other for other in range(s.seats) if other != seat])
        sides: dict[str, Any] = {"sight": chance.pick("", ["private", "public"])}
        if chance.below("", 2):
            sides["give"] = [["hand_card", card, bool(chance.below("", 2))] for card in s.hand[seat][:1]]
        if chance.below("", 2):
            wants = [["any_cards", 1], ["promise_card", to, 1], ["random_cards", 1]]
            sides["take"] = [chance.pick("", wants + [["tabled", card] for card in s.hordes[to]])]
        if chance.below("", 2):
            sides["swears"] = [sentence(match, seat, to, chance)]
            if sides.get("take", [[""]])[0][0] == "tabled" and chance.below("", 2):
                due = ["finishing", s.round]
                sides["swears"] = [say("return_loan", to, sides["take"], due, strength="if_able")]
        if chance.below("", 3) == 0:
            sides["asks"] = [sentence(match, to, seat, FastChance("blind"))] if not s.hand[to] else []
        return offer_choice(to, **sides)
    return match.sample(seat, chance)


def battles_hold(s: State) -> None:
    """LOH-10.5, 10.35, 10.63: one battle a realm, one army a seat and battle, one battle at a time for a devil, none for one
    that is not in Hell; captives set aside are captives."""
    realms = [front.realm for front in s.fronts]
    assert len(set(realms)) == len(realms)
    for front in s.fronts:
        seats = [army.seat for army in front.armies]
        assert len(set(seats)) == len(seats) and front.realm not in seats
        assert all(army.souls >= army.fresh_souls >= 0 for army in front.armies)
        assert all(set(army.fresh) <= set(army.hordes) for army in front.armies)
        assert all(s.captor[seat] == front.realm for seat in front.aside)
    away = [army.seat for army in armies(s) if army.devil]
    assert len(set(away)) == len(away) and all(s.body[seat] == IN_HELL for seat in away)


def _what_always_holds(seed: int) -> Counter[str]:
    """One part of what is judged together below; returns what it met."""
    match = new(3 + seed % 4, seed=seed, round_limit=8)
    chance = FastChance(f"deal:{seed}")
    before = RULES.things(match) if RULES.things else []
    seen: Counter[str] = Counter()
    for _ in range(20_000):
        if match.result is not None:
            break
        seat = chance.pick("", match.waiting_for())
        match.play(seat, dealing(match, seat, chance))
        seen.update(cue.kind for cue in match.take_cues())
        s: State = match.state
        seen.update(promise.state for promise in s.promises)
        assert RULES.things and RULES.things(match) == before
        assert min((*s.vp, *s.souls, *s.markers)) >= 0 and all(min(row) >= 0 for row in (*s.held, *s.powers))
        assert all(promise.state in PROMISE_STATES for promise in s.promises)
        battles_hold(s)
    assert match.result is not None and not [p for p in match.state.promises if p.state in STANDING]
    return seen


def test_what_always_holds() -> None:
    """Cards are conserved, promises end in a known way, nobody owns a negative number, and there is an overlord."""
    seen = set[str]().union(*(_what_always_holds(seed) for seed in range(8)))
    assert {"deal", "kept", "lapsed", "given", "nominations", "result"} <= seen


class Council(Walk):
    """The walk of every title, with people who deal; dear checks come every so many plays."""

    every = 30

    def now(self) -> bool:
        return self.counts["steps"] % self.every == 0

    def check_swaps(self, seat: int) -> None:
        if self.now():
            super().check_swaps(seat)

    def check_imagined(self, seat: int) -> None:
        if self.now():
            super().check_imagined(seat)

    def check_ask(self, seat: int) -> None:
        if self.now():
            super().check_ask(seat)

    def check_values(self) -> None:
        if self.counts["steps"] % 180 == 0:
            super().check_values()

    def choose(self) -> PlayRecord:
        match = self.match
        seat = self.chance.pick("", match.waiting_for())
        if self.chance.below("", 25) == 0:
            return PlayRecord(match.ask_id, seat, match.default(seat), 0, "clock")
        return PlayRecord(match.ask_id, seat, dealing(match, seat, self.chance), self.chance.below("", 9_000), "play")


@pytest.mark.parametrize("seats, seed", [(3, 1), (4, 2), (5, 3)])
def test_the_walk(seats: int, seed: int) -> None:
    """LOH section 14: copies, journals, views, asks, imagined tables and non-interference on the way."""
    counts: Counter[str] = Counter()
    Council(RULES, seats, {"round_limit": 8}, seed, False, counts).run()
    assert counts["swaps"] > 5 and counts["imagined"] > 5 and counts["plays"] > 100
