"""Sections 1 to 3, 9 and 12: what is in the box, the setup, the counts, the options."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import pytest

from game.titles import options_for
from game.titles.loot_and_recruit import TITLE
from game.titles.loot_and_recruit.rules import attack, market, scoring, setup
from game.titles.loot_and_recruit.rules.cards import (
    ATTACKS_PER_TURN,
    DATA,
    EVENT_IDS,
    EVENT_PHASE,
    HAND_SIZE,
    IDS,
    INDEX,
    MIN_COST,
    MIN_DEFENSE,
    PLATFORMS,
    QUICK,
    SETUP,
    SLOTS,
    TIMING,
)
from game.titles.loot_and_recruit.rules.scoring import standings
from game.titles.loot_and_recruit.rules.state import EMPTY, leader, running_total
from game.words import Catalogue, title_words
from net.host.lobby_types import checked_options
from net.protocol.denied import Denied
from tests.titles.loot_and_recruit.table import SPARE, A, B, C, D, Table, new

CARDS: list[dict[str, Any]] = DATA["card"]
GOBLINS = """troublesome_trio 3 2 1 x15, dastardly_duo 2 2 1 x4, stubborn_stumps 4 6 1 x3, quarrelsome_quartet 4 4 3 x4,
brickheaded_bouncers 5 8 2 x3, quirky_quintet 5 5 4 x4, gob_o_goblins 6 6 4 x4, scruffy_six 6 5 5 x4,
pint_sized_pack 7 5 6 x4, scheming_septet 7 8 5 x4, ornery_octet 8 6 7 x4, noisy_nonet 9 8 8 x3, teetering_ten
10 9 9 x2, royal_rabble 11 11 10 x2"""
"""Recruit Cost, Defense, Victory Points, copies: as the rulebook's data say."""
OTHERS = """money_bag 0 1/0/0 x20, table_scraps 0 0/1/0 x20, box_o_shinies 3 3/0/0 x17, pile_o_chow 4 0/3/0 x17, catapult
4 0/0/3 x10, mountain_o_gold 5 5/0/0 x3, banquet_o_boar 7 0/5/0 x4, cannon 6 0/0/5 x4, sack_o_snacks 4 2/2/0
x3, plunder_sled 4 2/0/2 x2, spitroast_spear 4 0/2/2 x2, bombardier 4 0/0/2 x4, sergeant 5 0/0/3 x4, bodyguard
3 0/2/0 x4, shield_bearer 3 0/0/0 x3, scavenger 3 1/0/0 x3, coordinator 3 0/2/0 x3, errand_runt 4 0/0/0 x4,
press_ganger 5 0/0/2 x3, rubbish_roaster 3 1/0/0 x3, haggler 3 1/0/0 x2, crowd_barker 3 0/1/0 x2, heckler 3
0/0/1 x2"""
"""Loot Cost, Loot/Recruit/Attack, copies."""


def group(row: dict[str, Any], place: str) -> str:
    if place == "starter":
        return "starter"
    return {"action": "action", "goblin": "goblin", "marker": "first_player"}.get(row["kind"], "power")


def test_the_totals() -> None:
    """LNR-2.1, LNR-2.2, LNR-2.3: by where a copy lives, then by its kind."""
    counted = Counter({"event": len(EVENT_IDS)})
    for row in CARDS:
        for place, copies in row["copies"].items():
            counted[group(row, place)] += copies
    assert counted == {"goblin": 60, "action": 37, "power": 52, "starter": 50, "event": 20, "first_player": 1}
    assert counted.total() == SETUP["print"]["total"] == 220
    assert all(SETUP["print"][name] == n for name, n in counted.items())
    shop = [row for row in CARDS if "shop" in row["copies"]]
    assert sum(row["copies"]["shop"] for row in shop) == 55
    assert sum(row["copies"]["shop"] for row in shop if row["kind"] != "action") == 18
    assert sum(row["copies"].get("crowd", 0) for row in CARDS) == 45
    assert Counter(EVENT_PHASE) == {"opening": 1, "morning": 6, "day": 6, "night": 6, "closing": 1}


def test_the_kinds() -> None:
    """LNR-2.4, LNR-2.5, LNR-2.6, LNR-2.7, LNR-2.8: what each kind of card shows."""
    for row in CARDS:
        power, kind, effects = row.get("power", {}), row["kind"], row["effect"]
        if kind in ("loot", "recruit", "attack"):
            assert list(power) == [kind] and "loot_cost" in row
        elif kind == "hybrid":
            assert len(power) == 2 and "loot_cost" in row
        elif kind == "action":
            assert "loot_cost" in row and any(e["when"] in ("action", "reaction", "passive") for e in effects)
        elif kind == "goblin":
            assert (
                not effects and not power and {"defense", "recruit_cost", "vp"} <= set(row) and "loot_cost" not in row
            )
        if any(e["when"] == "on_purchase" for e in effects):
            assert "shop" in row["copies"], "a Purchase Effect is a Shop card's"
    for row in DATA["event"]:
        assert {e["when"] for e in row["effect"]} <= {"bonus", "flip"} and row["effect"]


def test_attack_power() -> None:
    """LNR-2.10, LNR-11.2: whatever its kind."""
    from game.titles.loot_and_recruit.rules.cards import HAS_ATTACK

    assert {name for name, n in INDEX.items() if HAS_ATTACK[n]} == {
        *("catapult", "cannon", "plunder_sled", "spitroast_spear", "bombardier", "sergeant", "press_ganger", "heckler")
    }


def test_card_texts_keep_their_order() -> None:
    """LNR-2.16, LNR-2.17: powers, Spoils, Passive, Action or Reaction, Purchase Effect; events: Bonus, Flip Effect."""
    words = title_words("loot_and_recruit", Catalogue())
    for row in (*CARDS, *DATA["event"]):
        text = words(f"{'event' if 'phase' in row else 'card'}-{row['id']}.text")
        order = (
            ("Spoils:", "Passive:", "Action", "Reaction:", "Purchase Effect:")
            if "phase" not in row
            else ("Bonus:", "Flip")
        )
        places = [text.find(word) for word in order if word in text]
        assert places == sorted(places), row["id"]
        if "phase" not in row:
            whens = {e["when"] for e in row["effect"] if e["verb"] not in ("spoils",)}
            assert ("Spoils:" in text) == any(e["verb"] == "spoils" for e in row["effect"]), row["id"]
            for when, word in (("action", "Action"), ("reaction", "Reaction:"), ("on_purchase", "Purchase Effect:")):
                assert (when in whens) == (word in text), (row["id"], when)


def test_the_numbers_of_the_cards() -> None:
    """LNR-2.4, LNR-2.6, LNR-2.13: what each card shows, and how many there are."""
    goblins, others = [], []
    for row in CARDS:
        copies = sum(row["copies"].values())
        if row["kind"] == "goblin":
            goblins.append(f"{row['id']} {row['recruit_cost']} {row['defense']} {row['vp']} x{copies}")
        elif row["kind"] != "marker":
            powers = "/".join(str(row["power"].get(power, 0)) for power in ("loot", "recruit", "attack"))
            others.append(f"{row['id']} {row['loot_cost']} {powers} x{copies}")
    assert goblins == GOBLINS.replace("\n", " ").split(", ") and others == OTHERS.replace("\n", " ").split(", ")


def test_the_numbers_of_the_setup() -> None:
    """LNR-2.11, LNR-4.4, LNR-4.11, LNR-5.22, LNR-7.3, LNR-7.6, LNR-8.4."""
    assert (HAND_SIZE, PLATFORMS, SLOTS, ATTACKS_PER_TURN, MIN_DEFENSE, MIN_COST) == (5, 3, 5, 1, 1, 1)
    timing = {name: TIMING[name] for name in ("turn", "flip_choice", "reaction_window", "bot_reaction_delay_min")}
    assert timing == {"turn": 120, "flip_choice": 30, "reaction_window": 6, "bot_reaction_delay_min": 1}
    assert dict(QUICK) == {"opening": 1, "morning": 2, "day": 3, "night": 2, "closing": 1}


# ---------------------------------------------------------------- setup


@pytest.mark.parametrize("seats", range(2, 6))
def test_the_deal(seats: int) -> None:
    """LNR-1.2, LNR-2.11, LNR-3.1, LNR-3.2, LNR-3.4, LNR-3.5, LNR-3.6, LNR-3.7, LNR-3.8: every zone, by number and by name."""
    assert TITLE.seats == (2, 5) and TITLE.minutes[0] <= 45 <= TITLE.minutes[1]
    s = new(seats, seed=5).state
    for seat in range(seats):
        own = Counter(IDS[s.faces[h]] for h in (*s.hand[seat], *s.deck[seat]))
        assert own == {"box_o_shinies": 1, "money_bag": 4, "pile_o_chow": 1, "table_scraps": 4}
        assert (len(s.hand[seat]), len(s.deck[seat])) == (5, 5) and not s.discard[seat] and not s.play[seat]
    assert len(s.platform) == 3 * seats and not any(s.platform)
    assert [len(pile) for pile in s.pile] == [12, 12, 10, 15]
    assert [IDS[s.faces[pile[0]]] for pile in s.pile] == list(SETUP["permanents"])
    for lineup, deck, place in ((s.shop, 50, "shop"), (s.crowd, 40, "crowd")):
        assert len(lineup.slots) == 5 and EMPTY not in lineup.slots and len(lineup.deck) == deck and not lineup.trash
        there = Counter(IDS[s.faces[h]] for h in (*lineup.slots, *lineup.deck))
        assert there == {row["id"]: row["copies"][place] for row in CARDS if place in row["copies"]}
    assert not s.gone and s.counts == [[]] * seats and not s.past
    assert len(s.faces) == 10 * seats + 49 + 55 + 45


def test_everything_is_shuffled() -> None:
    """LNR-3.6, LNR-3.7, LNR-3.8, LNR-3.9: hands, line-ups, events and the first player differ from match to match."""
    seen: dict[str, set[Any]] = {"hand": set(), "shop": set(), "crowd": set(), "first": set(), "day": set()}
    for seed in range(25):
        s = new(3, seed=seed).state
        seen["hand"].add(tuple(sorted(s.faces[h] for h in s.hand[B])))
        seen["shop"].add(tuple(s.faces[h] for h in s.shop.slots))
        seen["crowd"].add(tuple(s.faces[h] for h in s.crowd.slots))
        seen["first"].add(s.first)
        seen["day"].add(tuple(e for e in s.events if EVENT_PHASE[e] == "day"))
    assert seen["first"] == {0, 1, 2} and all(len(seen[name]) > 4 for name in ("hand", "shop", "crowd", "day"))


@pytest.mark.parametrize("deck, dealt", [("standard", (4, 4, 4)), ("quick", (2, 3, 2))])
def test_the_event_deck(deck: str, dealt: tuple[int, ...]) -> None:
    """LNR-1.5, LNR-3.3, LNR-4.1: the phases in order, the rest out of the game; 14 rounds, or 9."""
    match = new(2, seed=7, event_deck=deck)
    s = match.state
    assert EVENT_IDS[s.event] == "opening_ceremony" and s.round == 1
    phases = [EVENT_PHASE[e] for e in reversed(s.events)]
    morning, day, night = dealt
    assert phases == ["morning"] * morning + ["day"] * day + ["night"] * night + ["closing"]
    assert len(s.unused) == 18 - sum(dealt) and len({s.event, *s.events, *s.unused}) == 20
    turns: Counter[int] = Counter()
    events = []
    while match.result is None:
        for cue in match.take_cues():
            if cue.kind == "turn":
                turns[cue.nouns["seat"]] += 1
            elif cue.kind == "event":
                events.append(cue.nouns["event"])
        match.play(match.waiting_for()[0], match.default(match.waiting_for()[0]))
    rounds = sum(dealt) + 2
    assert s.round == rounds == len(s.past) + 1 == len(events) and turns == {A: rounds, B: rounds}
    assert s.phase == "over" and events[-1] == "closing_ceremony" and [len(row) for row in s.counts] == [3, 3]


def test_clockwise() -> None:
    """LNR-3.10, LNR-4.7: ascending seats, from the last back to the first."""
    t = Table(4, first=C)
    for seat in range(4):
        t.seat(seat, hand=SPARE)
    t.begin(C)
    order = []
    for _ in range(4):
        order.append(t.active)
        t.end()
    assert order == [C, D, A, B] and t.s.round == 3


# ---------------------------------------------------------------- counts


def test_running_totals_and_the_leader() -> None:
    """LNR-2.15: counts so far plus what stands; ties clockwise from the holder."""
    t = Table(4, first=C).seat(A, p1="gob_o_goblins shield_bearer", counts=(3,)).seat(B, p2="ornery_octet")
    t.seat(C, counts=(2, 1)).seat(D, counts=(7,))
    assert [running_total(t.s, seat) for seat in range(4)] == [7, 7, 3, 7]
    assert leader(t.s, list(range(4))) == D
    t.s.first = A
    assert leader(t.s, list(range(4))) == A and leader(t.s, [A, B, D], lowest=True) == A
    t.s.first = B
    assert leader(t.s, list(range(4))) == B and leader(t.s, list(range(4)), lowest=True) == C


def crown(counts: list[list[int]]) -> Any:
    match = new(len(counts))
    match.state.counts = counts
    match.agenda.clear()
    match.then(scoring.Crown())
    match._advance()
    return match.result


def test_the_highest_final_score() -> None:
    """LNR-1.1, LNR-1.3, LNR-9.5, LNR-9.7: the sum of three counts; nobody is out before."""
    result = crown([[1, 2, 30], [20, 20, 0], [10, 10, 12]])
    assert (result.winners, result.places, result.outcome) == ((B,), (2, 1, 3), "crowned")
    assert result.tally == {"total": (33, 40, 32), "morning": (1, 20, 10), "day": (2, 20, 10), "closing": (30, 0, 12)}


def test_ties() -> None:
    """LNR-9.6: the third count, then the second; then the throne is shared."""
    assert crown([[10, 10, 10], [9, 10, 11]]).winners == (B,)
    assert crown([[10, 10, 10], [12, 8, 10]]).winners == (A,)
    assert crown([[9, 10, 11], [12, 8, 10]]).winners == (A,)
    shared = crown([[5, 6, 7], [5, 6, 7], [0, 0, 17]])
    assert (shared.winners, shared.places, shared.outcome) == ((A, B), (1, 1, 3), "shared")
    best = crown([[5, 6, 7], [5, 6, 7], [0, 0, 18]])
    assert (best.winners, best.places) == ((C,), (2, 2, 1))


def referee(counts: list[list[int]]) -> list[int]:
    """Places, written anew from LNR-9.5 and 9.6: seat against seat."""

    def beats(mine: list[int], other: list[int]) -> bool:
        if sum(mine) != sum(other):
            return sum(mine) > sum(other)
        if mine[2] != other[2]:
            return mine[2] > other[2]
        return mine[1] > other[1]

    return [1 + sum(beats(other, mine) for other in counts) for mine in counts]


def test_the_referees_places() -> None:
    """LNR-9.5, LNR-9.6: every pair of small counts."""
    rows = [list(row) for row in product(range(3), repeat=3)]
    for mine in rows:
        for other in rows:
            worth = standings([mine, other])
            places = [1 + sum(1 for w in worth if w > me) for me in worth]
            assert places == referee([mine, other]), (mine, other)


# ---------------------------------------------------------------- options


def test_the_options() -> None:
    """LNR-12.1, LNR-10.1 (`bad_option`): names, values, defaults of the table."""
    values = {option.id: option.values for option in TITLE.options}
    assert values == {
        "event_deck": ("standard", "quick"),
        "turn_clock": (120, 60, 90, 180, 0),
        "reaction_window": (6, 4, 10, 15, 0),
        "reaction_mode": ("public_test", "open_pass", "always"),
        "reaction_min_vp": (1, 2, 3),
        "closing_first": ("leader", "holder"),
        "market_noise": (False, True),
        "running_totals": (True, False),
        "bot_style": ("any", "balanced", "rush", "raider", "engine"),
    }
    assert all(option.default == option.values[0] for option in TITLE.options)
    for wrong in ({"turn_clock": 7}, {"no_such": 1}, {"market_noise": 1}):
        with pytest.raises(Denied) as no:
            checked_options(TITLE, wrong)
        assert no.value.code == "bad_option"


def test_the_defaults_are_the_numbers_of_the_setup() -> None:
    """LNR-12.1: a match without options is the match with every default."""
    for seed in range(2):
        plain, chosen = new(3, seed), new(3, seed, **options_for("loot_and_recruit", {}))
        assert plain.state == chosen.state


def test_clocks() -> None:
    """LNR-4.4, LNR-4.11, LNR-8.4: seconds of the setup and of the options."""
    assert setup.clocks({}) == {"turn": 120, "flip_choice": 30, "reaction": 6}
    assert setup.clocks({"turn_clock": 0, "reaction_window": 15}) == {"turn": None, "flip_choice": None, "reaction": 15}
    assert setup.clocks({"reaction_window": 0})["reaction"] is None
    assert (attack.ATTACKS_PER_TURN, attack.MANY, market.MIN_COST) == (1, 4, 1)
