"""Trade, reactions, and what binds while it is open (LOH sections 6, 7, 8, 14, 18)."""

from __future__ import annotations

import pytest

from game.titles import title
from game.titles.lords_of_hell.rules import market
from game.titles.lords_of_hell.rules.promise_limits import forbidden
from tests.titles.lords_of_hell.dsl import A, B, C, D, Table, offer_choice, say


def test_everything_may_be_traded() -> None:
    """LOH-6.1, 6.2, 6.3, 6.16: a look at a hand, or a gift for nothing; a struck deal cannot be taken back; two sides."""
    t = Table(4, "council").seat(A, hand="bury").seat(B, body="on_earth").go()
    t.deal(A, B, give=[["hand_view"]])
    assert t.cues("hand_shown")[0]["to"] == B
    t.deal(A, B, give=[["promise_card", A, 2]])
    assert t.s.held[B][A] == 2 and not t.match.may_take_back(A)
    assert not t.offer(A, B) and t.note(A) == "bad_target", "an offer must say something (LOH-6.10)"


def test_what_cannot_be_traded() -> None:
    """LOH-6.6, 6.7, 6.22: tabled rituals, status cards and devils are not goods; pieces away are not at home."""
    t = Table(4).seat(A, rituals="bury", home="fiends").go()
    assert not t.offer(A, B, give=[["tabled", t.s.rituals[A][0]]]) and t.note(A) == "not_owner"
    t = Table(4).seat(A, home="fiends").attack(A, B).joins(A, B, names="fiends")
    assert not t.offer(A, C, give=[["tabled", t.army(B, A).hordes[0]]]) and t.note(A) == "not_movable_now"


def test_any_cards_are_picked_by_who_gives_them() -> None:
    """LOH-6.20: the receiver picks its own when accepting; picked cards are not locked."""
    t = Table(4, "council").seat(A, hand="bury").seat(B, hand="ambush disrupt").go()
    number = t.offer(A, B, give=[["hand_card", t.s.hand[A][0], False]], take=[["any_cards", 1]])
    other = t.offer(A, C, give=[["hand_card", t.s.hand[A][0], False]])
    t.does(C, "accept", other, []).does(B, "accept", number, [t.card(B, "disrupt")])
    assert t.note(B) == "stale" and t.note(A) == "not_owner", "the card has gone to C meanwhile"
    assert t.hand(C) == ["bury"] and t.hand(B) == ["ambush", "disrupt"]


def test_offers_have_a_minute() -> None:
    """LOH-6.10, 6.15, 7.10: an offer lapses after 60 s of talk; five new ones in 30 s; a Stop holds the clock."""
    t = Table(4, "council").seat(A, hand="pickpocket").seat(B, hand="bury").go()
    number = t.offer(A, B, give=[["promise_card", A, 1]])
    t.match.play(B, ["accept", number, []], at=61_000)
    assert t.note(B) == "stale" and t.s.held[B][A] == 0
    t = Table(4, "council").go()
    for n in range(5):
        market_choice = offer_choice(B, give=[["promise_card", A, 1]])
        t.match.play(A, market_choice, at=1_000 * n)
        t.does(A, "withdraw", t.s.offers[-1].id)
    t.match.play(A, market_choice, at=6_000)
    assert t.note(A) == "offer_limit" and all(offer.state == "withdrawn" for offer in t.s.offers)
    t.match.play(A, market_choice, at=40_000)
    assert t.s.offers[-1].state == "open"
    t = Table(4, "council").go()
    number = t.offer(A, B, give=[["promise_card", A, 1]])
    t.does(C, ["hold"])
    t.match.play(C, ["release"], at=90_000)
    t.match.play(B, ["accept", number, []], at=5_000)
    assert t.s.held[B][A] == 1, "the minute and a half of the floor does not count"


def test_untimed_offers_have_no_end() -> None:
    """LOH-21.4: where nothing is timed an offer stays open as long as its phase."""
    t = Table(4, "council", pace="untimed").seat(A, hand="pickpocket").seat(B, hand="bury").go()
    number = t.offer(A, B, give=[["promise_card", A, 1]])
    t.match.play(B, ["accept", number, []], at=3_600_000)
    assert t.s.held[B][A] == 1


@pytest.mark.parametrize(
    ("stretch", "at", "struck"), [(1, 61_000, 0), (2, 119_000, 1), (2, 121_000, 0), (0, 3_600_000, 1)]
)
def test_offers_stay_open_as_long_as_the_table_lets_limits_last(stretch: int, at: int, struck: int) -> None:
    """LOH-6.10: twice as long, or without end, where the house says so."""
    t = Table(4, "council").seat(A, hand="pickpocket").seat(B, hand="bury").go()
    number = t.offer(A, B, give=[["promise_card", A, 1]])
    t.match.play(B, ["accept", number, []], at=at, stretch=stretch)
    assert t.s.held[B][A] == struck


def test_a_plan_goes_with_the_hold() -> None:
    """LOH-7.9, 7.11: played the moment the floor comes, if still legal; the others see only Stop; nothing of a hand in the
    beat after allocation."""
    t = Table(4).seat(A, hand="disrupt").seat(B, rituals="bury").seat(C, hand="pickpocket").go().end_phase_ready()
    t.does(A, "hold", "play", t.s.hand[A][0], t.s.rituals[B][0])
    assert t.cues("stop")[0] == {"seat": A, "place": 1} and not t.s.rituals[B] and t.cues("played")
    t = Table(4).seat(A, hand="pickpocket", artifacts="mirror_of_lies").seat(B, hand="bury").attack(A, B)
    from game.titles.lords_of_hell.rules import specials

    verbs = [branch.nouns for branch in specials.branches(t.s, A, "battle_after")]
    assert verbs == [(t.s.artifacts[A][0],)]
    assert len(specials.branches(t.s, A, "battle_between")) == 2


def test_one_order_for_every_clash() -> None:
    """LOH-7.8, 8.28: several duties due at one moment run in order of swearing."""
    t = Table(4, "council").seat(A, hand="bury")
    t.sworn(A, B, say("give", B, [["any_cards", 1]], ["council", 4], strength="if_able"))
    t.sworn(A, C, say("give", C, [["any_cards", 1]], ["council", 4], strength="if_able"))
    t.go()
    assert t.hand(B) == ["bury"] and t.hand(C) == []


def test_a_duty_waits_for_the_floor() -> None:
    """LOH-8.28: what falls due while a floor or beat runs waits until it is over."""
    t = Table(4, "council").seat(B, hand="bury").seat(A, hand="pickpocket")
    t.sworn(A, C, say("give", C, [["any_cards", 1]], ["asap", 4], strength="asap"))
    t.go()
    assert t.hand(C) == ["pickpocket"]
    t = Table(4, "council").seat(A, hand="pickpocket", artifacts="mirror_of_lies").seat(B, hand="bury").go()
    t.s.promises.clear()
    t.does(A, "play", t.card(A, "pickpocket"), B)
    assert t.asked == "beat" and t.hand(A) == ["bury"]


def test_both_sides_swear_after_the_exchange() -> None:
    """LOH-8.17, 6.21: a deal that fails binds nobody; pieces first, then promises, the sender's first."""
    t = Table(4, "council").seat(A, hand="bury").go()
    give = [["hand_card", t.s.hand[A][0], False]]
    back = say("give", A, [["hand_card", t.s.hand[A][0], False]], ["finishing", 4])
    t.deal(A, B, give=give, swears=[say("no_vote", C, 4)], asks=[back])
    assert [p.by for p in t.s.promises] == [A, B], "B could swear the card only because it came first"
    number = t.offer(A, B, swears=[say("no_vote", D, 4)], asks=[back])
    t.does(B, "accept", number, [])
    assert len(t.s.promises) == 2 and t.note(B) == "clashes"


def test_refusals_are_private() -> None:
    """LOH-8.18, 14: nobody else learns of an attempt; a note is the seat's own."""
    t = Table(4).seat(A, hand="fiends").go()
    t.sworn(A, B, say("give", B, [["hand_card", t.s.hand[A][0], False]], ["council", 4]))
    before = [t.match.view(seat) for seat in (B, C, -1)]
    t.refused("pledged", A, "table", t.s.hand[A][0])
    assert not t.offer(A, C, give=[["hand_card", t.s.hand[A][0], False]]) and t.note(A) == "pledged"
    after = [t.match.view(seat) for seat in (B, C, -1)]
    assert after == before
    number = t.offer(A, B, give=[["promise_card", A, 1]])
    assert number and [t.match.view(seat) for seat in (C, -1)] == before[1:], "a private offer is nobody else's either"


def test_debts_run_whatever_the_devils_do() -> None:
    """LOH-8.24: a fled receiver receives, a captive gives without leave."""
    t = Table(4, "council").seat(A, hand="bury").seat(C, fortress="black_tower")
    t.sworn(A, B, say("give", B, [["any_cards", 1]], ["council", 4]))
    t.seat(A, captor=C).seat(B, body="fled").go()
    assert t.hand(B) == ["bury"]


def test_cheats() -> None:
    """LOH-8.3, 8.9, 8.10, 8.22: every way round a word that the grammar offers is shut."""
    t = (
        Table(5)
        .seat(A, hand="fiends bury black_tower", home="fiends", souls=3, artifacts="horn_of_war", rituals="bury")
        .go()
    )
    held = t.card(A, "bury")
    t.deal(A, B, swears=[say("give", B, [["hand_card", held, False], ["tabled", t.s.hordes[A][0]]], ["finishing", 4])])
    t.deal(A, B, swears=[say("give", B, [["souls", 3]], ["finishing", 4]), say("give", B, [["fortress", "with"]], ["asap", 4],
                                                                             strength="asap")])  # fmt: skip
    t.refused("pledged", A, "begin", held, t.s.rituals[A][0]).refused("pledged", A, "earth", t.s.hordes[A][0])
    assert not t.offer(A, C, give=[["souls", 1]]) and t.note(A) == "short"
    assert not t.offer(A, C, give=[["tabled", t.s.hordes[A][0]]]) and t.note(A) == "pledged"
    assert not t.offer(A, C, give=[["hand_card", held, False]]) and t.note(A) == "pledged"
    again = say("give", C, [["hand_card", held, False]], ["finishing", 4])
    assert not t.offer(A, C, swears=[again]) and t.note(A) == "clashes"
    assert not t.offer(A, C, swears=[say("give", C, [["souls", 1]], ["finishing", 4])]) and t.note(A) == "cannot_swear"
    t.deal(A, D, swears=[say("no_trade", C, 4), say("no_special", C, 4), say("no_earth", "both", 4)])
    assert not t.offer(A, C, give=[["promise_card", A, 1]]) and t.note(A) == "sworn_not_to"
    number = t.offer(C, A, give=[["promise_card", C, 1]])
    t.does(A, "accept", number, [])
    assert t.note(A) == "sworn_not_to" and t.s.held[A][C] == 0
    t.refused("sworn_not_to", A, "earth", "devil")
    assert forbidden(t.s, A, "special", C) and not forbidden(t.s, A, "special", B)
    number = t.offer(C, -1, give=[["promise_card", C, 1]])
    t.does(A, "accept", number, [])
    assert t.s.held[A][C] == 0, "not through an offer to anyone either"


def test_every_code_of_the_law_is_known() -> None:
    """LOH section 18: the codes that rules return are those of the table."""
    import re
    from pathlib import Path

    folder = Path(market.__file__).parent
    rules = [path.read_text("utf-8") for path in folder.glob("*.py")]
    unused = {code for code in title("lords_of_hell").codes if not any(re.search(rf'"{code}"', text) for text in rules)}
    assert not unused


def test_a_beat_asks_everybody_the_same() -> None:
    """LOH-7.3: whoever has something to play and whoever has nothing is asked alike, with one clock, until all have passed."""
    asks = []
    for hand in ("", "disrupt pickpocket"):
        t = Table(4).seat(A, hand=hand).seat(B, rituals="bury").go().end_phase_ready()
        assert t.match.ask is not None
        asks.append((t.match.ask.kind, t.match.ask.seats, t.match.ask.nouns, t.match.ask.clock))
        for seat in (A, B, C):
            t.does(seat, ["pass"])
            assert t.asked == "beat"
        t.does(D, ["pass"])
        assert t.asked != "beat"
    assert asks[0] == asks[1] == ("beat", (A, B, C, D), {"window": "tabling"}, "beat")


def test_a_play_takes_the_floor_by_itself() -> None:
    """LOH-7.6: in an open phase and in organisation a special is played without a Stop before it; then a beat opens."""
    t = Table(4).seat(A, hand="disrupt").seat(B, rituals="bury").go()
    t.does(A, "play", t.card(A, "disrupt"), t.s.rituals[B][0])
    assert not t.cues("stop") and not t.s.rituals[B] and t.asked == "beat" and t.s.empty_holds == [0] * 4
    t = Table(4).seat(A, hand="forced_march fiends").attack(A, B)
    t.does(A, "play", t.card(A, "forced_march"), "home", [t.card(A, "fiends")])
    assert not t.cues("stop") and t.home(A) == ["fiends"] and t.asked == "beat"


def test_souls_of_one_seat_at_one_place() -> None:
    """LOH-2.5: Souls that come together are one crowd: at home, and in an army those that were called later."""
    t = Table(4).seat(C, souls=9, home="fiends").attack(A, B).joins(C, B, souls=3)
    t.does(C, "call", B, False, [], 2)
    assert t.army(B, C).souls == 5 and t.s.souls[C] == 4
