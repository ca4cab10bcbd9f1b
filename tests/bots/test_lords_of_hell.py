"""The players of Lords of Hell: every question answered within the rules, by what their seat sees alone; deals that help
both, promises that can be kept, an end that comes."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from game import titles
from game.bots import players
from game.engine.chance import FastChance
from game.engine.match import Match, new
from game.titles.lords_of_hell.bot import battle, player, ring, war
from game.titles.lords_of_hell.bot import market as bot_market
from game.titles.lords_of_hell.bot.market import Deal
from game.titles.lords_of_hell.bot.position import Mind, Position
from game.titles.lords_of_hell.rules import market
from game.titles.lords_of_hell.rules.flow import RULES
from game.titles.lords_of_hell.rules.items import AnyCards, PromiseCard
from game.titles.lords_of_hell.rules.promises import BROKEN, LAPSED, STANDING
from game.titles.lords_of_hell.rules.sentences import Vote
from tests.titles.lords_of_hell.dsl import A, B, C, D, Table, offer_choice

TITLE = "lords_of_hell"
LEVELS = titles.title("lords_of_hell").levels
USUAL = {
    *("tabling", "rituals", "council", "finishing", "beat", "mulligan", "attack_turn", "parley", "organisation"),
    *("place", "cast", "arrival", "vote", "nominate", "earth_dice"),
}


def opened(seats: int = 4, seed: int = 1, **options: Any) -> Match:
    return new(RULES, ("bot",) * seats, titles.options_for(TITLE, options), seed)


def bots_for(match: Match, levels: list[str], seed: int = 0) -> list[Any]:
    """Thinkers keep to their first ideas here: whole matches of thought would take minutes."""
    return [
        players.make(TITLE, level, seat, match.options, match.seat_kinds, f"{seed}:{seat}", iterations=1)
        for seat, level in enumerate(levels)
    ]


def play(match: Match, bots: list[Any], arrive: Any = lambda value: value, most: int = 20_000) -> Counter[str]:
    """Play on until the match is over. What was asked; every choice was inside its space."""
    asked: Counter[str] = Counter()
    while match.result is None and match.plays < most:
        waiting = match.waiting_for()
        assert match.ask is not None
        seat = waiting[match.plays % len(waiting)] if match.ask.mode == "open" else waiting[0]
        ask = match.seat_ask(seat)
        assert ask is not None and ask.space is not None
        choice = bots[seat].decide(arrive(match.view(seat)), ask)
        assert ask.space.contains(choice), (ask.kind, choice)
        match.play(seat, choice, ask.id, at=30_000)
        asked[ask.kind] += 1
        if isinstance(choice, list):
            asked[f"{ask.kind}:{choice[0]}"] += 1
            asked[f"plays:{choice[0]}"] += 1
        cues = match.take_cues()
        asked.update(cue.kind for cue in cues)
        for other, one in enumerate(bots):
            seen = {} if one.cues_alone else arrive(match.view(other))
            one.observe(seen, match.cues_for(cues, other))
    assert match.result is not None
    return asked


@pytest.mark.parametrize("level", LEVELS)
def test_every_question_is_answered(level: str) -> None:
    asked: Counter[str] = Counter()
    for seed in range(4):
        match = opened(3 + seed, seed)
        asked += play(match, bots_for(match, [level] * match.seats, seed))
    assert set(asked) >= USUAL
    assert asked["deal"] and asked["attack"]


@pytest.mark.parametrize(
    "options",
    [{"short_game": True}, {"private_deals": False}, {"round_limit": 0}, {"victory_goal": 12, "round_limit": 8}],
)
def test_every_option_is_played(options: dict[str, Any]) -> None:
    match = opened(4, 2, **options)
    asked = play(match, bots_for(match, ["easy", "normal", "hard", "random"]))
    assert match.result is not None and asked["ring"]


def test_nobody_spams_the_market() -> None:
    """Two offers a phase each and a counter to each; no offer is sent again and again (LOH-22.4)."""
    for seed in range(3):
        match = opened(4, seed)
        asked = play(match, bots_for(match, ["normal"] * 4, seed))
        rounds = asked["round"]
        assert asked["plays:offer"] <= rounds * 4 * 10, asked
        assert asked["plays:accept"] >= 1


def test_promises_are_kept() -> None:
    """Bots swear what they can keep: of many promises hardly one is broken, and only where others made it fail."""
    ends: Counter[str] = Counter()
    for seed in range(6):
        match = opened(5, seed)
        bots = bots_for(match, ["normal"] * 5, seed)
        last: dict[int, str] = {}
        while match.result is None:
            waiting = match.waiting_for()
            assert match.ask is not None
            seat = waiting[match.plays % len(waiting)] if match.ask.mode == "open" else waiting[0]
            ask = match.seat_ask(seat)
            assert ask is not None
            match.play(seat, bots[seat].decide(match.view(seat), ask), ask.id, at=30_000)
            match.take_cues()
            last.update({promise.id: promise.state for promise in match.state.promises})
        ends.update(last.values())
        assert not [state for state in last.values() if state in STANDING]
    assert sum(ends.values()) > 20 and ends["kept"] > ends[LAPSED] * 0.2
    assert ends[BROKEN] <= sum(ends.values()) * 0.1, ends


def test_the_same_seed_plays_the_same_game() -> None:
    games = []
    for _ in range(2):
        match = opened(3, 5)
        play(match, bots_for(match, ["normal", "easy", "hard"], 5))
        games.append((match.result, match.plays))
    assert games[0] == games[1]


def test_a_bot_gets_by_on_what_arrives_over_the_wire() -> None:
    from tests.conformance.checks import unpacked

    match = opened(3, 4)
    play(match, bots_for(match, ["hard", "normal", "easy"]), arrive=unpacked)
    assert match.result is not None


def test_a_bot_knows_no_more_than_its_view() -> None:
    """What it cannot see may be otherwise, and it does the same."""
    match = opened(4, 3)
    bots = bots_for(match, ["hard"] * 4, 3)
    checked = 0
    while match.result is None and checked < 40:
        waiting = match.waiting_for()
        assert match.ask is not None
        seat = waiting[match.plays % len(waiting)] if match.ask.mode == "open" else waiting[0]
        ask = match.seat_ask(seat)
        assert ask is not None
        if match.plays % 7 == 0:
            other = match.copy()
            assert RULES.hidden and RULES.swap
            for group in RULES.hidden(other, seat):
                RULES.swap(other, group[0], group[-1])
            asked = other.seat_ask(seat)
            assert asked is not None and other.view(seat) == match.view(seat)
            twins = [player.Player("hard", seat, match.options, "twin") for _ in range(2)]
            assert twins[0].decide(match.view(seat), ask) == twins[1].decide(other.view(seat), asked)
            checked += 1
        match.play(seat, bots[seat].decide(match.view(seat), ask), ask.id, at=30_000)
        match.take_cues()
    assert checked == 40


# ---------------------------------------------------------------- silence and pace


def test_the_pace_of_a_beat_tells_nothing() -> None:
    """LOH-7.3: passes come after 0.4 to 1.2 s, whatever is held."""
    match = opened(4, 1)
    bots = bots_for(match, ["normal"] * 4)
    while match.ask is not None and match.ask.kind != "beat":
        waiting = match.waiting_for()
        seat = waiting[match.plays % len(waiting)] if match.ask.mode == "open" else waiting[0]
        ask = match.seat_ask(seat)
        assert ask is not None
        match.play(seat, bots[seat].decide(match.view(seat), ask), ask.id)
    ask = match.seat_ask(0)
    assert ask is not None
    waits = [players.patience(TITLE, match.view(0), ask, match.seat_kinds, seed) for seed in range(60)]
    assert min(waits) >= 400 and max(waits) <= 1200 and len(set(waits)) > 20
    bare = match.copy()
    bare.state.hand[0] = []
    held = bare.seat_ask(0)
    assert held is not None
    assert [players.patience(TITLE, bare.view(0), held, bare.seat_kinds, seed) for seed in range(60)] == waits


def test_a_ready_bot_says_no_more_until_somebody_asks_it() -> None:
    t = Table(4, "council", 4)
    t.go()
    ask = t.match.seat_ask(A)
    assert ask is not None and not players.idle(TITLE, t.match.view(A), ask, A)
    t.match.play(A, ["ready"])
    ask = t.match.seat_ask(A)
    assert ask is not None and players.idle(TITLE, t.match.view(A), ask, A)
    t.match.play(B, offer_choice(A, take=[["promise_card", A, 1]]))
    ask = t.match.seat_ask(A)
    assert ask is not None and not players.idle(TITLE, t.match.view(A), ask, A)
    answer = player.Player("normal", A, t.match.options, 1).decide(t.match.view(A), ask)
    assert answer[0] == "decline"  # nothing is given for it
    t.match.play(A, answer)  # its own act, so it says Ready once more (LOH-4.4)
    t.match.play(A, ["ready"])
    ask = t.match.seat_ask(A)
    assert ask is not None and players.idle(TITLE, t.match.view(A), ask, A)


def test_who_has_offered_waits_for_the_answer() -> None:
    t = Table(4, "council", 4)
    t.go()
    t.match.play(A, offer_choice(B, take=[["promise_card", B, 1]]))
    ask = t.match.seat_ask(A)
    assert ask is not None and players.idle(TITLE, t.match.view(A), ask, A)
    t.match.play(B, ["ready"])  # no answer any more
    ask = t.match.seat_ask(A)
    assert ask is not None and not players.idle(TITLE, t.match.view(A), ask, A)


# ---------------------------------------------------------------- weighing


def position(t: Table, seat: int, level: str = "hard", temper: str = "steady") -> Position:
    mind = Mind(seat, level, titles.options_for(TITLE, t.match.options), FastChance(1), temper)
    return Position(t.match.view(seat), mind)


def test_the_overlords_promise_cards_decide_the_vote() -> None:
    """LOH-22.8: a vote for who makes the voter win, and for nobody else."""
    t = Table(4, "council", 4)
    t.s.markers[B] = 3
    t.go()
    assert position(t, A).lead(B) < 0
    t.s.held[B][B], t.s.held[A][B] = 2, 4
    assert position(t, A).lead(B) > 0
    ask = type("Ask", (), {"space": market.One((B, "decline")), "nouns": {"seat": A}})()
    assert ring.vote(position(t, A), ask) == B
    t.s.held[B][B], t.s.held[A][B] = 6, 0
    assert ring.vote(position(t, A), ask) == "decline"


def test_a_gift_is_taken_and_a_theft_declined() -> None:
    t = Table(4, "council", 4)
    t.seat(A, hand="fiends fiends leviathan").seat(B, hand="bury ambush")
    t.go()
    here = position(t, A)
    gift = Deal(A, B, [], [AnyCards(1)], [], [])
    theft = Deal(A, B, [AnyCards(2)], [], [], [])
    assert bot_market.score(here, gift) > 3 > -3 > bot_market.score(here, theft)


def test_the_leader_is_fed_less_gladly() -> None:
    """LOH-22.2: what the other gains weighs more when it leads."""
    t = Table(4, "council", 4)
    t.seat(A, hand="fiends fiends").seat(B, hand="fiends fiends", vp=7).seat(C, hand="fiends fiends")
    t.go()
    here = position(t, A)
    assert here.leader == B and here.danger(B) > here.danger(C)
    deals = [Deal(A, other, [AnyCards(1)], [AnyCards(1)], [], []) for other in (B, C)]
    assert bot_market.score(here, deals[0]) <= bot_market.score(here, deals[1])


def test_help_that_crowns_another_is_dear() -> None:
    """A vote that tips the ring costs more than cards; with enough promise cards it is welcome."""
    t = Table(4, "council", 4)
    t.s.markers[B] = 3  # with its own vote and one more it is crowned
    t.s.vp[B] = 3
    t.go()
    here = position(t, A)
    vote = Vote(B, 4, True)
    cheap = Deal(A, B, [], [AnyCards(1)], [vote], [])
    rich = Deal(A, B, [], [PromiseCard(B, 5)], [vote], [])
    assert bot_market.score(here, cheap) < 0 < bot_market.score(here, rich)


def test_odds_follow_the_figures_of_the_rules() -> None:
    """LOH section 25: duels by ratio and protection."""
    assert war.chance(15, 15, 0) == pytest.approx(0.47) and war.chance(20, 15, 0) == pytest.approx(0.82, abs=0.02)
    assert war.chance(20, 15, 1) == pytest.approx(0.65, abs=0.02)
    assert war.chance(20, 15, 2) == pytest.approx(0.37, abs=0.02)
    for guard in range(4):
        odds = [war.chance(n, 10, guard) for n in range(2, 40)]
        assert odds == sorted(odds) and odds[0] >= 0 and odds[-1] <= 1


def test_a_strong_devil_attacks_a_weak_realm_and_no_strong_one() -> None:
    t = Table(4, "battles", 4)
    t.seat(A, home="leviathan juggernauts metal_beasts warriors_of_darkness", fortress="iron_fortress")
    t.seat(B, home="fiends", hand="bury ambush fiends fiends", fortress="black_tower")
    t.seat(C, home="juggernauts juggernauts fallen_angels metal_beasts warriors_of_darkness", fortress="iron_fortress")
    here = position(t, A)
    weak, strong = war.plan(here, B), war.plan(here, C)
    assert weak is not None and strong is not None
    assert battle.good(here, weak) and not battle.good(here, strong)
    assert weak.worth > strong.worth and weak.odds > 0.9


def test_tempers_differ() -> None:
    """LOH-22.5: the reckless march where the careful stay."""
    t = Table(4, "battles", 4)
    t.seat(A, home="leviathan juggernauts", fortress="iron_fortress")
    t.seat(B, home="metal_beasts", hand="bury ambush fiends fiends fiends", fortress="black_tower")
    found = {temper: war.plan(position(t, A, temper=temper), B) for temper in ("careful", "reckless")}
    assert all(found.values())
    bold = [temper for temper, plan in found.items() if plan and battle.good(position(t, A, temper=temper), plan)]
    assert bold in ([], ["reckless"], ["careful", "reckless"])
    assert war.SURE["careful"] > war.SURE["steady"] > war.SURE["reckless"]


def test_bots_draw_their_tempers_by_seed() -> None:
    drawn = {player.Player("normal", seat, {}, "table").mind.temper for seat in range(40)}
    assert drawn == {"careful", "steady", "reckless"} and D == 3
