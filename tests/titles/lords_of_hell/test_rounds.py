"""Init, Earth, status cards, Tabling, the Unknown Powers (LOH sections 3, 4, 12)."""

from __future__ import annotations

from game.titles.lords_of_hell.rules import init, status
from game.titles.lords_of_hell.rules.cards import MIGHTIEST, SOULS_STATUS, VICTORIOUS
from game.titles.lords_of_hell.rules.state import card_count, hordes_power, mighty_power
from game.titles.lords_of_hell.rules.status import Victory
from tests.titles.lords_of_hell.dsl import NOBODY, A, B, C, D, Table, new


def test_setup() -> None:
    """LOH-3.1, 3.3, 3.5: two devils to choose from with four seats, six cards, six promise cards; who redraws is not told."""
    match = new(4)
    assert match.ask is not None and match.ask.kind == "pick_devil"
    for seat in range(4):
        match.play(seat, match.view(seat)["mine"]["dealt"][1])
    assert match.ask.kind == "mulligan" and match.ask.seats == (0, 1, 2, 3)
    s = match.state
    assert len(set(s.devil)) == 4 and all(len(hand) == 6 for hand in s.hand)
    for seat in range(4):
        match.play(seat, match.default(seat))
    assert match.ask.kind == "tabling" and s.round == 1 and s.starter in range(4)
    assert [row[seat] for seat, row in enumerate(s.held)] == [6] * 4
    assert new(5).ask.kind == "mulligan", "with five a devil each is dealt"  # type: ignore[union-attr]


def test_drawing_to_21() -> None:
    """E14, LOH-4.11, 4.12, 4.13: Mammon's three are cut to two; a swap goes above the limit."""
    t = Table(5, "init", starter=C)
    t.seat(C, "mammon", hand="bury ambush summons pickpocket", home="fiends fiends fiends juggernauts", souls=9)
    t.seat(C, earth="fiends", fortress="iron_fortress").s.held[C] = [1, 0, 6, 0, 0]
    t.s.holder[MIGHTIEST] = C
    t.seat(A, home="fiends").seat(B, hand="soul_harvest slip_away acclaim")
    assert card_count(t.s, C) == 19
    t.run(init.DrawCards())
    assert card_count(t.s, C) == 21 and len(t.s.hand[C]) == 6
    assert len(t.s.hand[A]) == 2, "two with something tabled"
    assert len(t.s.hand[B]) == 6, "one more with nothing tabled"
    table = Table(4, "tabling").seat(A, hand="bury bury ambush ambush", home="fiends " * 9)
    table.go().does(A, "swap", A)
    assert card_count(table.s, A) == 1 + 5 + 10 + 9 and table.s.powers[A][A] == 1
    table.refused("swap_used", A, "swap", A)


def test_souls_from_earth() -> None:
    """E15, LOH-4.14, 4.15, 4.16, 4.17, 4.18, 12.4: the second roll of the devil stands, and all are home with their Souls."""
    for again, holder in ((6, A), (5, NOBODY)):
        t = Table(4, "init").dice(6, 1, 2, again, 3, 1)
        t.seat(A, "belial", earth="fiends diabolic_fiends", body="on_earth")
        t.seat(B, earth="fiends fiends").seat(C, fortress="black_tower")
        t.run(init.Income(), init.Earth(A), init.Earth(B), init.Souls())
        fiends, diabolic = t.s.earth[A]
        t.does(A, fiends).does(A, diabolic)
        assert t.asked == "earth_reroll", "the devil is last"
        t.does(A, "reroll")
        assert t.s.earth_souls[:3] == [5 if again == 6 else 4, 1, 0] and t.s.souls[C] == 1
        assert t.s.holder[SOULS_STATUS] == holder
        assert len(t.s.hordes[A]) == 2 and len(t.s.hordes[B]) == 1 and len(t.s.discard) == 1
        assert t.s.body[A] == 0 and not t.match.chance.left_over() and not t.s.earth[A] and not t.s.earth[B]
        assert t.s.souls[:2] == t.s.earth_souls[:2]


def test_the_devils_reroll() -> None:
    """LOH-4.16: only its own die, once; a silent seat rolls again what gave at most one Soul."""
    for rolled, default in ((1, "reroll"), (2, "reroll"), (4, "keep"), (6, "keep")):
        t = Table(4, "init").dice(rolled, 1).seat(A, "belial", body="on_earth").run(init.Earth(A), init.Souls())
        assert t.asked == "earth_reroll" and t.match.default(A) == default
        t.does(A, "reroll")
        assert t.asked != "earth_reroll" and t.s.earth_souls[A] == 0, "the second roll stands, even a worse one"


def test_the_start_is_random() -> None:
    """LOH-3.2, 3.4: Starter and hands differ from match to match; everybody has six cards of the shuffled deck."""
    found = [new(5, seed=seed).state for seed in range(20)]
    assert {s.starter for s in found} == set(range(5))
    assert len({tuple(s.faces[card] for card in s.hand[A]) for s in found}) > 15
    assert all(len(hand) == 6 for s in found for hand in s.hand)


def test_a_status_survives_one_bad_round() -> None:
    """LOH-12.2, 12.3: stable, a bad round, unstable; a good one, stable again; two bad ones after each other lose it."""
    t = Table(3, "init", round=3).seat(A, souls=60)
    t.s.holder[MIGHTIEST] = A
    sides = []
    for souls in (60, 0, 60, 0, 0):
        t.seat(A, souls=souls).run(Victory())
        sides.append((t.s.holder[MIGHTIEST], t.s.stable[MIGHTIEST]))
    assert sides == [(A, True), (A, False), (A, True), (A, False), (NOBODY, False)]


def test_mephistopheles_and_the_soul_cage() -> None:
    """LOH-4.15, devil_earth_bonus, earth_rerolls, earth_bonus: his die counts one higher; one fiend roll of 1 again."""
    t = Table(4, "init").dice(1, 4, 1, 5)
    t.seat(A, "mephistopheles", earth="fiends fiends", body="on_earth", artifacts="soul_cage")
    t.run(init.Earth(A), init.Souls())
    t.does(A, t.s.earth[A][0]).does(A, "reroll")
    t.does(A, t.s.earth[A][1])
    assert len(t.s.earth[A]) == 1, "the second 1 catches: only one reroll"
    t.does(A, "keep")
    assert t.s.earth_souls[A] == 1 + 0 + 3 and t.s.souls[A] == 5


def test_keeping_a_status() -> None:
    """E16, LOH-12.1, 12.2, 12.3, 12.5, 4.40, 19.17."""
    t = Table(3, "init", round=3)
    for seat in (A, B):
        t.seat(seat, souls=52)  # 26 and 5 of a devil: 31
    t.s.holder[MIGHTIEST] = A
    t.run(Victory())
    assert t.s.stable[MIGHTIEST] and t.s.vp == [1, 0, 0]
    t.seat(A, souls=34).run(Victory())
    assert not t.s.stable[MIGHTIEST] and t.s.holder[MIGHTIEST] == A and t.s.vp[A] == 2
    t.seat(A, souls=46).seat(B, souls=50).run(Victory())
    assert t.s.holder[MIGHTIEST] == NOBODY, "30 leads 28 by two only"
    t.s.holder[MIGHTIEST] = A
    t.seat(B, souls=56).run(Victory())
    assert t.s.holder[MIGHTIEST] == B and t.s.vp == [2, 1, 0] and not t.s.stable[MIGHTIEST]


def test_most_victorious() -> None:
    """LOH-12.7: tied with fewer defence victories does not break it; more always does."""
    t = Table(3, "init")
    s = t.s
    s.holder[VICTORIOUS] = A
    s.attack_victories, s.defence_victories = [1, 1, 0], [1, 0, 0]
    assert status.keeps(s, VICTORIOUS)
    s.defence_victories = [1, 1, 0]
    assert not status.keeps(s, VICTORIOUS)
    s.attack_victories = [1, 2, 0]
    assert not status.keeps(s, VICTORIOUS) and status.gains(s, VICTORIOUS) == B


def test_power() -> None:
    """LOH-10.43, 12.6, 19.5: Tormented Ones rise, three Critters together have 5 more, the Banner counts in Hell only."""
    t = Table(3).seat(A, home="tormented_ones tormented_ones tormented_ones")
    assert hordes_power(t.s, t.s.hordes[A]) == 6
    t.seat(B, home="dark_critters night_critters shadow_critters dark_critters")
    assert hordes_power(t.s, t.s.hordes[B]) == 8 + 5
    t.seat(
        C,
        "asmodeus",
        souls=7,
        fortress="iron_fortress",
        artifacts="crown_of_lucifer banner_of_dread",
        earth="leviathan",
    )
    assert mighty_power(t.s, C) == 7 + 4 + 3 + 5 + 4
    t.seat(C, body="on_earth")
    assert mighty_power(t.s, C) == 3 + 5


def test_tabling() -> None:
    """LOH-4.20 to 4.22, 2.8, 2.11, 11.1."""
    t = Table(4).seat(A, "belial", hand="fiends black_tower iron_fortress quill_of_pacts bury soul_harvest")
    t.seat(B, hand="crown_of_lucifer", captor=C).seat(C, fortress="iron_fortress").go()
    t.does(A, "table", t.card(A, "fiends")).does(A, "table", t.card(A, "black_tower"))
    t.does(A, "table", t.card(A, "iron_fortress"))
    assert t.asked == "fortress" and t.match.default(A) == t.s.spare[A], "higher protection is kept"
    t.does(A, t.s.spare[A])
    assert t.fortress(A) == "iron_fortress" and len(t.s.discard) == 1
    t.does(A, "begin", t.card(A, "bury"), -1)
    t.refused("ritual_slot", A, "begin", t.card(A, "soul_harvest"), -1)
    t.does(A, "begin", t.card(A, "soul_harvest"), t.s.rituals[A][0])
    assert [t.s.faces[card] for card in t.s.rituals[A]] and len(t.s.rituals[A]) == 1 and len(t.s.discard) == 2
    fiends = t.s.hordes[A][0]
    t.does(A, "earth", fiends).does(A, "earth", "devil").does(A, "back", fiends)
    assert t.s.earth[A] == [] and t.s.body[A] == 1
    t.refused("devil_absent", B, "table", t.card(B, "crown_of_lucifer"))
    t.end_phase()
    assert t.s.rituals[A] == [], "a committed devil's rituals are discarded (LOH-4.24)"


def test_the_old_ritual_returns() -> None:
    """LOH-11.3: a ritual carried over sideways stands up and may be taken back in that Tabling alone."""
    t = Table(4).seat(A, rituals="bury", hand="bury")
    t.s.sideways = t.s.rituals[A][:]
    t.go().does(A, "take_back", t.s.rituals[A][0])
    assert t.hand(A) == ["bury", "bury"]
    t.does(A, "begin", t.s.hand[A][0], -1)
    t.refused("wrong_phase", A, "take_back", t.s.rituals[A][0])


def test_finishing() -> None:
    """LOH-4.50, 4.51: who fled is home; tabled cards and hand cards are discarded, nothing is tabled."""
    t = Table(4, "finishing").seat(A, hand="fiends", home="leviathan", body="fled").seat(D, body="wounded").go()
    assert t.s.body[A] == t.s.body[D] == 0
    t.refused("wrong_phase", A, "table", t.s.hand[A][0])
    t.does(A, "discard", t.s.hordes[A][0]).does(A, "discard", t.s.hand[A][0])
    assert len(t.s.discard) == 2 and card_count(t.s, A) == 7
