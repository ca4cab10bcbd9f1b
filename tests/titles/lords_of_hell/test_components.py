"""Components, the sequence of play, states of devils, options (LOH sections 1 to 5 and 21)."""

from __future__ import annotations

from collections import Counter

import pytest

from game.titles import title
from game.titles.lords_of_hell.rules import init, ring, setup
from game.titles.lords_of_hell.rules.cards import (
    COPIES,
    DATA,
    DEVIL_IDS,
    DEVIL_POWER,
    IDS,
    PHASE,
    PHASES,
    STATUS,
    TIMERS,
    TYPE,
    VERB,
    WINDOWS,
)
from game.titles.lords_of_hell.rules.flow import RULES
from game.titles.lords_of_hell.rules.state import card_count, draw, renew
from tests.titles.lords_of_hell.dsl import A, B, C, D, Table, new, say


def test_what_is_in_the_box() -> None:
    """LOH-1.1, 2.1, 2.2, 2.3, 2.4, 2.6: 3 to 6 seats; 109 cards of five types; eight devils, one for each player, each with its
    power; six promise cards for each devil in play and of no other; three status cards with two sides."""
    assert title("lords_of_hell").seats == (3, 6)
    kinds = Counter({name: sum(n for n, kind in zip(COPIES, TYPE) if kind == name) for name in set(TYPE)})
    assert {name: n for name, n in kinds.items() if n} == {
        "army": 48,
        "fortress": 15,
        "artifact": 10,
        "ritual": 15,
        "special": 21,
    }
    assert len(DEVIL_IDS) == 8 and len(STATUS) == 3
    assert STATUS == ("master_of_souls", "mightiest_devil", "most_victorious_devil")
    powers = {row["id"]: row["power"] for row in DATA["devil"]}
    assert set(powers) == set(DEVIL_IDS) and [DEVIL_POWER[n] for n in range(8)] == [powers[name] for name in DEVIL_IDS]
    match = new(5)
    assert match.state.held == [[6 * (seat == signer) for signer in range(5)] for seat in range(5)]
    assert len(set(match.state.devil)) == 5 and set(match.state.devil) <= set(range(8))
    assert match.state.stable == [False] * 3 and match.state.souls == [0] * 5


def test_a_match_is_played_to_an_overlord() -> None:
    """LOH-1.4, 1.5, 3.6, 4.1, 4.8: the eight phases of each round in order, until there is an overlord; then points."""
    match = new(3, seed=4, round_limit=8)
    seen: list[str] = []
    while match.result is None:
        match.time_out(match.ask_id, 0)
        seen += [cue.nouns["phase"] for cue in match.take_cues() if cue.kind == "phase"]
    assert match.state.overlord >= 0 and match.state.phase == "over"
    order = [name for name in PHASES if name not in ("init", "ring")]
    assert seen[:6] == order and match.result.tally["total"]


def test_the_phases_allow_what_they_allow() -> None:
    """LOH-4.2, 4.3: the table of the sequence of play."""
    trade = {name for name, row in PHASE.items() if row["trade"]}
    assert (
        trade
        == {"tabling", "battles", "rituals", "council", "finishing"}
        == {n for n, r in PHASE.items() if r["specials"]}
    )
    assert {n for n, row in PHASE.items() if row["move_tabled_and_souls"]} == {"tabling", "finishing"}
    assert {n for n, row in PHASE.items() if row["move_captives"]} == trade - {"battles"}
    t = Table(4, "council").seat(A, hand="fiends", home="fiends").go()
    t.refused("wrong_phase", A, "table", t.s.hand[A][0]).refused("wrong_phase", A, "discard", t.s.hordes[A][0])


def test_actions_in_the_order_they_arrive() -> None:
    """LOH-4.5: an action whose condition has passed is refused."""
    t = Table(4, "council").seat(A, hand="bury").go()
    number = t.offer(A, B, give=[["hand_card", t.s.hand[A][0], False]])
    t.does(A, "withdraw", number).refused("stale", B, "accept", number, [])


def test_clocks_of_the_pace() -> None:
    """LOH-4.7, 21.4: every timer has its seconds by the pace of the lobby."""
    for pace in ("relaxed", "normal", "quick"):
        clocks = RULES.clocks({"pace": pace})
        assert clocks["tabling"] == PHASE["tabling"]["seconds"][pace] and clocks["init"] is None
        assert all(clocks[name] == row[pace] for name, row in TIMERS.items())
    t = Table(4).attack(A, B)
    assert t.match.ask is not None and t.match.ask.clock in RULES.clocks({})


def test_init_in_order() -> None:
    """LOH-4.10, 2.10: the Starter moves from round 2; once-per-round uses begin anew; promises whose time is past end."""
    t = Table(4, "finishing", round=4, starter=D).seat(A, hand="bury")
    t.s.used, t.s.suppressed, t.s.swapped = [1], [2], 1
    kept = t.sworn(A, B, say("no_vote", C, 4))
    later = t.sworn(A, B, say("no_vote", D, 5))
    t.run(init.Init())
    assert (t.s.round, t.s.starter, t.s.used, t.s.suppressed, t.s.swapped) == (5, A, [], [], 0)
    assert t.state_of(kept) == "kept" and t.state_of(later) == "live"
    assert t.cues("drawn")[0]["seat"] == A


def test_the_deck_runs_out() -> None:
    """LOH-2.14, 2.15: discards lie face up; they become a new deck at once; with both empty draws are lost."""
    t = Table(3)
    t.s.discard, t.s.deck = t.s.deck[:3], t.s.deck[3:5]
    assert len(t.match.view(B)["discard"]) == 3
    rest = t.s.deck[:]
    assert len(draw(t.match, t.s, A, 4, "LOH-2.15")) == 4 and len(t.s.deck) == 1 and not t.s.discard
    assert set(rest) <= set(t.s.hand[A])
    assert len(draw(t.match, t.s, A, 4, "LOH-2.15")) == 1 and not renew(t.match, t.s)


def test_realms_and_specials() -> None:
    """LOH-2.7, 2.12, 2.13, 2.16: armies are tabled and stay; specials act at once in their windows and are discarded."""
    t = Table(4).seat(A, hand="fiends pickpocket bury").seat(B, hand="ambush").go()
    t.does(A, "table", t.card(A, "fiends")).does(A, "play", t.card(A, "pickpocket"), B)
    assert (
        t.home(A) == ["fiends"]
        and "ambush" in t.hand(A)
        and [IDS[t.s.faces[card]] for card in t.s.discard] == ["pickpocket"]
    )
    t.passes().refused("no_window", A, "play", t.card(A, "ambush"))
    for n, windows in enumerate(WINDOWS):
        assert bool(windows) == (TYPE[n] == "special"), IDS[n]


def test_thefts_touch_resource_cards_only() -> None:
    """LOH-2.17: evenly among the resource cards; promise cards stay; all of a short hand."""
    t = Table(4).seat(A, hand="pickpocket pickpocket").seat(B, hand="bury").go()
    t.does(A, "play", t.s.hand[A][0], B).passes()
    assert t.hand(B) == [] and sum(t.s.held[B]) == 6
    t.refused("no_window", A, "play", t.card(A, "pickpocket"), B)


def test_writ_of_fealty() -> None:
    """LOH-2.18, 19.24: who has no own promise card in hand takes no part; giving all away has no other penalty."""
    t = Table(4).seat(A, hand="writ_of_fealty").seat(B, held=[0, 0, 1, 0]).go()
    t.does(A, "play", t.s.hand[A][0]).passes()
    assert [t.s.held[n][n] for n in range(4)] == [5, 0, 5, 5]
    assert t.s.held[C][A] == t.s.held[D][C] == t.s.held[A][D] == 1
    t = Table(4).seat(A, hand="writ_of_fealty").seat(B, held=[0] * 4).seat(C, held=[0] * 4).seat(D, held=[0] * 4).go()
    t.does(A, "play", t.s.hand[A][0])
    assert t.s.held[A][A] == 6, "with only one such seat nothing happens"


def test_the_unknown_powers() -> None:
    """LOH-4.23, 9.8, 19.24: any signer's card, once a round; not a captive, nor who is out; who gave what only the giver
    knows."""
    t = (
        Table(5)
        .seat(A, held=[1, 2, 0, 0, 0])
        .seat(B, captor=C)
        .seat(C, fortress="black_tower")
        .seat(D, body="fled")
        .go()
    )
    t.does(A, "swap", B)
    assert len(t.s.hand[A]) == 6 and t.s.held[A] == [1, 1, 0, 0, 0]
    t.refused("swap_used", A, "swap", A).refused("cannot_trade_state", B, "swap", B).refused(
        "cannot_trade_state", D, "swap", D
    )
    assert t.match.view(A)["mine"]["given"] == [0, 1, 0, 0, 0] and t.match.view(C)["seat.0"]["given"] == 1
    assert "given" not in t.match.view(C)["mine"] or t.match.view(C)["mine"]["given"] == [0] * 5


def test_tabling_closes() -> None:
    """LOH-4.24, 4.25, 5.2: devils on Earth are committed and lose their rituals; fiends that changed owner stay there; nothing
    forces a seat to table."""
    t = Table(4).seat(A, rituals="bury", hand="fiends", home="fiends").go()
    fiends = t.s.hordes[A][0]
    t.does(A, "earth", "devil").does(A, "earth", fiends)
    t.deal(A, B, give=[["tabled", fiends]])
    assert t.s.earth[B] == [fiends]
    t.refused("not_movable_now", B, "back", fiends).end_phase()
    assert not t.s.rituals[A] and t.hand(A) == ["fiends"] and t.body(A) == "on_earth"


def test_debts_of_finishing() -> None:
    """LOH-4.52, 4.50: duties due in Finishing run after who fled is home."""
    t = Table(4, "finishing").seat(A, hand="bury")
    t.sworn(A, B, say("give", B, [["any_cards", 1]], ["finishing", 4]))
    t.seat(A, body="fled").go()
    assert t.hand(B) == ["bury"] and t.body(A) == "in_hell"


def test_status_cards_count_as_cards() -> None:
    """LOH-12.8, 4.12: devil, status, promise, hand and tabled cards."""
    t = Table(4).seat(A, hand="bury", home="fiends", artifacts="horn_of_war", rituals="bury", fortress="iron_fortress")
    t.s.holder[1] = A
    assert card_count(t.s, A) == 1 + 1 + 6 + 1 + 4
    t.attack(A, B).joins(A, B, names="fiends")
    assert card_count(t.s, A) == 13, "those away in a battle too (LOH-10.57)"


def test_an_empty_seat_draws_three() -> None:
    """LOH-19.25, 4.11."""
    t = Table(4).seat(B, home="fiends").run(init.DrawCards())
    assert [len(hand) for hand in t.s.hand] == [3, 2, 3, 3]


@pytest.mark.parametrize("options, goal, limit, popular", [
    ({}, 10, 12, 6),
    ({"victory_goal": 6, "round_limit": 15}, 6, 15, 6),
    ({"short_game": True}, 6, 8, 4),
    ({"round_limit": 0}, 10, 0, 6),
    ({"round_limit": 8}, 10, 8, 6),
    ({"round_limit": 10, "victory_goal": 12}, 12, 10, 6),
])  # fmt: skip
def test_options(options: dict[str, object], goal: int, limit: int, popular: int) -> None:
    """LOH-21.1, 21.2, 21.3, 21.5, 13.14: goal, round limit, the short game; with three players the goal is 8."""
    match = new(4, **options)
    assert setup.option(match, "victory_goal") == goal and setup.option(match, "round_limit") == limit
    assert ring.popularity_at(match) == popular
    three = new(3, **options)
    assert setup.option(three, "victory_goal") == (
        goal if options.get("victory_goal") or options.get("short_game") else 8
    )
    assert new(4, devil_choice="random").ask.kind == "mulligan"  # type: ignore[union-attr]


def test_private_deals_may_be_forbidden() -> None:
    """LOH-21.5, 6.18."""
    t = Table(4, "council", private_deals=False).go()
    branch = next(branch for branch in t.match.space(A).branches if branch.verb == "offer")  # type: ignore[union-attr]
    assert branch.parts[3].options == ("public",)
    assert title("lords_of_hell").defaults()["private_deals"] is True and "none" in VERB
