"""Section 10: every row, their order, the numbers that are missing; a refused move changes nothing (`refused` looks)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from game.titles.loot_and_recruit import TITLE
from game.titles.loot_and_recruit.rules import rounds
from game.titles.loot_and_recruit.rules.flow import RULES
from game.titles.loot_and_recruit.rules.imagining import known
from game.titles.loot_and_recruit.rules.refusals import missing
from game.titles.loot_and_recruit.rules.turn import Moves
from tests.titles.loot_and_recruit.table import GUARDS, SPARE, A, B, C, Table, new, refused

TRIO = "troublesome_trio"
ROWS = [
    "not_your_turn",
    "wrong_state",
    "choice_pending",
    "reaction_open",
    "card_not_in_hand",
    "card_not_in_play",
    "no_action",
    "action_used",
    "action_no_effect",
    "discard_empty",
    "not_in_discard",
    "slot_empty",
    "need_loot",
    "need_recruit",
    "bad_platform",
    "platform_shielded",
    "all_shielded",
    "attack_forbidden",
    "no_attacks_left",
    "bad_target",
    "extra_attack_own",
    "same_opponent",
    "attack_shield_first",
    "no_attack_power",
    "need_attack",
    "no_reaction",
    "window_closed",
    "bad_count",
    "capture_too_big",
    "bad_option",
]
KERNELS = {"window_closed", "bad_option"}
"""What the kernel (`stale_ask`) and the lobby say themselves."""
SHUT = "dastardly_duo shield_bearer"


def test_the_rows() -> None:
    """LNR-10.1: the codes in the order of the table."""
    assert list(TITLE.codes) == [code for code in ROWS if code not in KERNELS]


def due(choice: Any, code: str) -> str:
    """What a wrong choice is refused with: what is no play at all never comes to the rules."""
    return code if RULES.plays.fit(choice) else "malformed"


def test_turn_and_state() -> None:
    """LNR-10.1: `not_your_turn`, `wrong_state`."""
    t = Table(3).seat(A, hand=SPARE).seat(B, hand=SPARE).go(A)
    for choice in (
        ["end_turn"],
        ["play_card", t.s.hand[B][0]],
        ["attack", A, 1, 1],
        ["purchase", 1],
        ["nonsense"],
        "react",
    ):
        assert refused(t.match, B, choice) == "not_your_turn"
    for choice in ("react", "pass", "none", ["perform"], ["decline"], ["capture", 1], [3, 1], [], None, 7, {}):
        assert refused(t.match, A, choice) == due(choice, "wrong_state"), choice
    t = Table(2).seat(A, hand=SPARE).seat(B, hand=SPARE).flip("second_helpings")
    for choice in (["end_turn"], ["play_card", t.s.hand[A][0]], "none", "pass", None):
        assert refused(t.match, A, choice) == due(choice, "wrong_state"), choice


def test_pending_choices() -> None:
    """LNR-10.1, LNR-5.6: `choice_pending`, in each of the three choices, and `not_your_turn` of the others."""
    heckle = Table(2).seat(A, play="heckler", hand=SPARE).seat(B, hand=SPARE).go(A).use("heckler")
    roast = Table(2).seat(A, hand=SPARE).shop("rubbish_roaster").go(A, loot=3).buy(1)
    capture = Table(2).seat(A, play="press_ganger", hand=SPARE).seat(B, p1="dastardly_duo").go(A, attack=2)
    capture.attack(B, 1, "dastardly_duo")
    for t, kind in ((heckle, "heckle"), (roast, "purchase_trash"), (capture, "capture")):
        assert t.asked == kind
        for choice in (["end_turn"], ["play_card", t.s.hand[A][0]], ["purchase", 2], ["attack", B, 1, 5], "react"):
            assert refused(t.match, A, choice) == "choice_pending", (kind, choice)
            assert refused(t.match, B, choice) == "not_your_turn"
    assert refused(roast.match, A, 999) == "card_not_in_hand"
    assert refused(roast.match, A, roast.s.shop.slots[0]) == "card_not_in_hand"
    assert refused(capture.match, A, [999, 1]) == "bad_target"


def test_cards() -> None:
    """LNR-10.1: `card_not_in_hand`, `card_not_in_play`, `no_action`."""
    t = (
        Table(2)
        .seat(A, hand="haggler", discard="money_bag", play="catapult")
        .seat(B, hand="haggler", play="scavenger")
        .go(A)
    )
    for card in (t.s.hand[B][0], t.s.discard[A][0], t.s.play[A][0], 999, -1, "x", None):
        assert t.refused("play_card", card) == due(["play_card", card], "card_not_in_hand"), card
    for card in (t.s.hand[A][0], t.s.play[B][0], 999, "haggler"):
        assert t.refused("use_action", card) == due(["use_action", card], "card_not_in_play"), card
    assert t.refused("use_action", t.s.play[A][0]) == "no_action" and t.refused("use_action") == "malformed"


def test_the_market() -> None:
    """LNR-10.1: `slot_empty`, `need_loot`, `need_recruit`, `bad_platform`, `platform_shielded`, `all_shielded`, in this order."""
    t = (
        Table(2)
        .seat(A, p1=SHUT, p2=SHUT, p3=SHUT)
        .shop("cannon", only=True)
        .crowd("royal_rabble", only=True)
        .go(A, recruit=3)
    )
    for where in (2, 0, 6, -1, TRIO, "money_bag", "cannon", None, [1], True):
        assert t.refused("purchase", where) == due(["purchase", where], "slot_empty"), where
    for where in (2, 0, 6, "catapult", "dastardly_duo", None):
        assert t.refused("recruit", where, 7) == due(["recruit", where, 7], "slot_empty"), where
    assert t.refused("purchase", 1) == "need_loot" and t.refused("purchase", "catapult") == "need_loot"
    assert t.refused("recruit", 1, 7) == "need_recruit"
    assert t.refused("recruit", TRIO, 0) == "bad_platform" == t.refused("recruit", TRIO, 4)
    assert t.refused("recruit", TRIO, 1) == "all_shielded"
    t = Table(2).seat(A, p1=SHUT).go(A, recruit=3)
    assert t.refused("recruit", TRIO, 1) == "platform_shielded" and t.recruit(TRIO, 2).stack(A, 2) == TRIO


def test_attacks() -> None:
    """LNR-10.1: `bad_platform` to `need_attack`, the first that fits."""

    def t(event: str = "spring_cleaning", attack: int = 3, play: str = "") -> Table:
        table = (
            Table(3, event=event)
            .seat(A, play=play, p1="royal_rabble")
            .seat(B, p1="royal_rabble", p2="gob_o_goblins shield_bearer")
        )
        return table.seat(C, p1="dastardly_duo dastardly_duo", p2="dastardly_duo").go(A, attack=attack)

    here = t()
    card = here.s.platform[3][0]
    for wrong in (0, 4, -1, "x", True):
        assert here.refused("attack", B, wrong, card) == due(["attack", B, wrong, card], "bad_platform")
    for seat in (3, -1, None):
        assert here.refused("attack", seat, 1, card) == due(["attack", seat, 1, card], "bad_platform")
    assert t("opening_ceremony").refused("attack", B, 9, card) == "bad_platform", "before `attack_forbidden`"
    assert t("opening_ceremony").refused("attack", B, 3, 999) == "attack_forbidden", "before `bad_target`"
    for wrong_card in (here.s.platform[6][0], 999, "x", None):
        assert here.refused("attack", B, 1, wrong_card) == due(["attack", B, 1, wrong_card], "bad_target")
    assert t(attack=0).refused(*here.strike(B, 2, "gob_o_goblins")) == "attack_shield_first", "before `no_attack_power`"
    assert t(attack=0).refused(*here.strike(B, 1, "royal_rabble")) == "no_attack_power"
    assert here.refused(*here.strike(B, 1, "royal_rabble")) == "need_attack"
    assert here.refused(*here.strike(A, 1, "royal_rabble")) == "need_attack", (
        "the first attack may be on an own platform"
    )
    done = t().attack(C, 2, "dastardly_duo")
    assert done.refused(*done.strike(A, 1, "royal_rabble")) == "no_attacks_left", "before `extra_attack_own`"
    assert done.refused("attack", B, 1, 999) == "no_attacks_left", "before `bad_target`"
    more = t(play="sergeant", attack=2).attack(C, 2, "dastardly_duo")
    assert more.refused(*more.strike(A, 1, "royal_rabble")) == "extra_attack_own", "before `no_attack_power`"
    assert more.refused(*more.strike(C, 1, "dastardly_duo")) == "same_opponent", "before `no_attack_power`"
    assert more.refused("attack", C, 1, 999) == "bad_target" and more.s.power[2] == 0


def test_flip_choices() -> None:
    """LNR-10.1: `card_not_in_hand`, `slot_empty`, `bad_platform`, `platform_shielded`, `bad_count`, in this order."""

    def t(event: str, **there: str) -> Table:
        return Table(2).seat(A, hand=SPARE, **there).seat(B, hand=SPARE).pile("pile_o_chow", 0).flip(event)

    here = t("swap_meet")
    one, two = here.s.hand[A][:1], here.s.hand[A][:2]
    assert refused(here.match, A, ["perform", here.s.hand[B][:1], "money_bag"]) == "card_not_in_hand"
    for where in ("pile_o_chow", "money_bag", TRIO, None, 3, ["catapult"]):
        assert refused(here.match, A, ["perform", one, where]) == due(["perform", one, where], "slot_empty")
        assert refused(here.match, A, ["perform", two, where]) == due(["perform", two, where], "slot_empty")
    assert (
        refused(here.match, A, ["perform", two, "catapult"])
        == "bad_count"
        == refused(here.match, A, ["perform", [], "catapult"])
    )
    here = t("midnight_muster", p1=SHUT)
    one, two, three = (here.s.hand[A][:n] for n in (1, 2, 3))
    for cards in (one, two, three):
        assert (
            refused(here.match, A, ["perform", cards, 4])
            == "bad_platform"
            == refused(here.match, A, ["perform", cards])
        )
        assert refused(here.match, A, ["perform", cards, 1]) == "platform_shielded"
    for cards in (one, three, [one[0], one[0]]):
        assert refused(here.match, A, ["perform", cards, 2]) == "bad_count"
    empty = Table(2).seat(A, hand=SPARE).seat(B, hand=SPARE).pile(TRIO, 0).flip("midnight_muster")
    assert refused(empty.match, A, ["perform", empty.s.hand[A][:2], 1]) == "slot_empty"
    here = t("early_birds")
    card = here.s.hand[A][0]
    for wrong in ([], [card, card]):
        assert refused(here.match, A, ["perform", wrong]) == "bad_count"
    assert refused(here.match, A, ["perform", [999]]) == "card_not_in_hand"
    assert refused(here.match, A, ["perform", [None]]) == "malformed"
    for event in ("spring_cleaning", "second_helpings"):
        here = t(event)
        assert refused(here.match, A, ["perform", here.s.hand[A][:2]]) == "bad_count"


def test_too_late() -> None:
    """LNR-8.8, LNR-10.1 (`window_closed`): a reaction after closing is the kernel's `stale_ask`."""
    from game.engine.refusal import Refused

    t = Table(2).seat(B, hand=GUARDS, deck=SPARE, p1="dastardly_duo").go(A, attack=2).attack(B, 1, "dastardly_duo")
    number = t.match.ask_id
    t.silence()
    with pytest.raises(Refused) as late:
        t.match.play(B, "react", number)
    assert late.value.code == "stale_ask" and not t.stack(B, 1)


def test_how_much_is_missing() -> None:
    """LNR-10.2: after discounts and modifiers; from the view of a seat alone."""
    t = Table(2, event="bargain_bonanza").seat(A, play="haggler crowd_barker", p1="royal_rabble").shop("banquet_o_boar")
    t.crowd("royal_rabble").go(A, loot=1, recruit=3).use("haggler").use("crowd_barker", "none")
    s = known(t.match.view(A), A)
    assert (
        missing(s, Moves.read(["purchase", 1])) == 7 - 1 - 2 - 1
        and missing(s, Moves.read(["recruit", 1, 1])) == 11 - 2 - 3
    )
    assert (
        missing(s, Moves.read(["purchase", "box_o_shinies"]))
        == 0
        == missing(s, Moves.read(["recruit", TRIO, 1]))
        == missing(s, Moves.read(["purchase", 99]))
    )
    t = (
        Table(2, event="torchlight_watch")
        .seat(A, play="heckler", deck=SPARE)
        .seat(B, p1="gob_o_goblins", p2="royal_rabble")
        .go(A, attack=3)
    )
    t.use("heckler").answer([B, 1])
    s = known(t.match.view(A), A)
    assert missing(s, Moves.read(t.strike(B, 1, "gob_o_goblins"))) == 6 + 2 - 2 - 3
    assert (
        missing(s, Moves.read(t.strike(B, 2, "royal_rabble"))) == 11 + 2 - 3
        and missing(s, Moves.read(["end_turn"])) == 0
    )
    assert missing(s, Moves.read(["attack", B, 1, 999])) == 0 == missing(s, "nonsense")


@pytest.mark.parametrize(
    "event, low, high",
    [
        ("spring_cleaning", 1, 1),
        ("early_birds", 1, 5),
        ("second_helpings", 1, 1),
        ("swap_meet", 1, 1),
        ("midnight_muster", 2, 2),
    ],
)
def test_between_how_many(event: str, low: int, high: int) -> None:
    """LNR-10.2: "between N and M" shows the limits of that choice."""
    t = Table(2).seat(A, hand=SPARE).seat(B, hand=SPARE).flip(event)
    effect = rounds.effect_of(t.s)
    assert (rounds.least(effect), rounds.most(t.s, A, effect)) == (low, high)
    sizes = {len(choice[1]) for choice in t.match.space(A).each() if choice[0] == "perform"}
    assert sizes == set(range(low, high + 1))


NOISE: list[Any] = [
    *(
        "",
        "none",
        "pass",
        "react",
        "quiet",
        "x",
        None,
        True,
        0,
        1,
        7,
        50,
        -1,
        1.5,
        {},
        [],
        [[]],
        [None],
        [0, 1],
        [1, 9],
    ),
    *(
        ["play_card"],
        ["play_card", None],
        ["play_card", [1]],
        ["use_action", "x"],
        ["use_action", 3, 4, 5, 6, 7],
        ["end_turn", 1],
    ),
    *(
        ["purchase"],
        ["purchase", {}],
        ["purchase", True],
        ["recruit"],
        ["recruit", 1, "x"],
        ["recruit", [1], 1],
        ["attack"],
    ),
    *(
        ["attack", "x", 1, 1],
        ["attack", 0, 1],
        ["attack", 1, 2, [3]],
        ["attack", True, True, True],
        ["decline", 1],
        ["perform"],
    ),
    *(
        ["perform", 3],
        ["perform", [None]],
        ["perform", [[1]]],
        ["perform", [1], {}],
        ["perform", [], "x", 3],
        [["attack"]],
        [1, 2, 3],
    ),
]


def _noise_is_refused_with_words(seed: int) -> set[str]:
    """One part of what is judged together below; returns what it met."""
    dice = random.Random(seed)
    match = new(2 + seed % 4, seed=seed, reaction_mode="always")
    codes = {*TITLE.codes, "not_your_turn", "already_answered", "malformed"}
    kinds = set()
    for _ in range(220):
        if match.ask is None:
            break
        kinds.add(match.ask.kind)
        for seat in (-1, *range(match.seats), match.seats + 2):
            for noise in dice.sample(NOISE, 5):
                if not (seat in match.waiting_for() and match.space(seat).contains(noise)):
                    code = refused(match, seat, noise)
                    assert code in codes, (noise, match.ask.kind, code)
        seat = dice.choice(match.waiting_for())
        match.play(seat, match.space(seat).sample(match.chance) if dice.random() < 0.8 else match.default(seat))
    return kinds


def test_noise_is_refused_with_words() -> None:
    """LNR-10.1: at every moment of a match, whatever is sent is taken or refused with a code; nothing changes."""
    seen = set[str]().union(*(_noise_is_refused_with_words(seed) for seed in range(3)))
    assert {"turn", "reaction"} <= seen
