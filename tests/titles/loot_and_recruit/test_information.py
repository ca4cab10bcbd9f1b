"""Section 8, "Information": row by row who sees and who does not, byte for byte, in views, asks and cues."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from game.engine.chance import FastChance
from game.engine.match import Match
from game.engine.sight import SPECTATOR, Sight
from game.engine.views import pack, pack_value
from game.titles.loot_and_recruit.rules.attack import guards_about
from game.titles.loot_and_recruit.rules.cards import EVENT_IDS, EVENT_PHASE, IDS, INDEX
from game.titles.loot_and_recruit.rules.imagining import known
from game.titles.loot_and_recruit.rules.sight import EVENT, event_places, sees
from game.titles.loot_and_recruit.rules.state import State, defense, running_total
from tests.titles.loot_and_recruit.table import SPARE, A, B, C, Table, new

EVERYBODY = (SPECTATOR, A, B, C)


def told(match: Match, seat: int, cues: list[Any] | None = None) -> bytes:
    """Everything that reaches a seat at this moment: view, ask, cues."""
    return pack_value([pack(match.view(seat)), match.seat_ask(seat), match.cues_for(cues or [], seat)])


def furnished() -> Table:
    t = Table(3, event="torchlight_watch", first=C)
    t.seat(
        A,
        hand="bodyguard haggler cannon",
        deck="sergeant money_bag scavenger",
        discard="catapult",
        play="bombardier heckler",
    )
    t.seat(
        B, hand="bodyguard money_bag", deck="cannon pile_o_chow haggler", p1="gob_o_goblins shield_bearer", counts=(4,)
    )
    t.seat(C, hand=SPARE, deck="heckler errand_runt", p3="dastardly_duo ornery_octet", counts=(2,)).shop(
        trash="money_bag"
    )
    t.s.past = [EVENT_IDS.index("market_morning")]
    t.s.events = [e for e in t.s.events if e not in t.s.past]
    t.s.unused = [e for e in t.s.unused if e not in t.s.past]
    return t.go(A, loot=2, attack=5).use("heckler").answer([C, 3])


def hidden_from(change: Callable[[State], None], seats: tuple[int, ...], others: tuple[int, ...] = ()) -> None:
    """After the change these seats are told the same to the byte, the others something else."""
    t = furnished()
    before = {seat: told(t.match, seat) for seat in EVERYBODY}
    change(t.s)
    t.match._spaces.clear()
    for seat in seats:
        assert told(t.match, seat) == before[seat], f"seat {seat} sees it"
    for seat in others:
        assert told(t.match, seat) != before[seat], f"seat {seat} sees it not"


def exchange(s: State, a: int, b: int) -> None:
    s.faces[a], s.faces[b] = s.faces[b], s.faces[a]


def test_hand_cards() -> None:
    """LNR-8.13, row 1: the owner all; others and spectators the number."""
    hidden_from(lambda s: exchange(s, s.hand[B][0], s.deck[B][0]), (SPECTATOR, A, C), (B,))
    hidden_from(lambda s: s.hand[B].append(s.deck[B].pop()), (), EVERYBODY)
    t = furnished()
    for seat in EVERYBODY:
        view = t.match.view(seat)
        assert [view[f"seat.{other}"]["hand"] for other in range(3)] == [len(hand) for hand in t.s.hand]
        assert ("hand" in view) == (seat != SPECTATOR) and "hands" not in view and "decks" not in view
        if seat >= 0:
            assert view["hand"] == [[h, IDS[t.s.faces[h]]] for h in t.s.hand[seat]]
        for other in range(3):
            assert (sees(t.match, seat, t.s.hand[other][0]) is Sight.ALL) == (seat == other)
            assert sees(t.match, seat, t.s.deck[other][0]) is Sight.COUNT


def test_decks() -> None:
    """LNR-8.12, row 2: the number; never the order, not even to the owner; contents as a sorted list."""
    hidden_from(lambda s: s.deck[A].reverse(), EVERYBODY)
    hidden_from(lambda s: exchange(s, s.deck[A][0], s.deck[A][1]), EVERYBODY)
    t = furnished()
    mine = t.match.view(A)["seat.0"]["hidden"]
    assert mine == sorted(mine) == sorted(IDS[t.s.faces[h]] for h in t.s.hand[A] + t.s.deck[A])


class Ledger:
    """What a spectator writes down from cues alone: the cards of each seat that lie neither open nor trashed."""

    def __init__(self, seats: int) -> None:
        start = Counter({"money_bag": 4, "table_scraps": 4, "box_o_shinies": 1, "pile_o_chow": 1})
        self.hidden = [Counter(start) for _ in range(seats)]
        self.discard: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.play: list[Counter[str]] = [Counter() for _ in range(seats)]

    def hear(self, kind: str, n: dict[str, Any]) -> None:
        seat = n.get("seat", 0)
        hidden, discard, play = self.hidden[seat], self.discard[seat], self.play[seat]
        if kind == "played":
            self.go(hidden, play, n["card"])
        elif kind == "taken":
            self.go(discard, hidden, n["card"])
        elif kind == "discarded":
            for _, card in n["cards"]:
                self.go(hidden, discard, card)
        elif kind == "turn_ends":
            for _, card in n["cards"]:
                self.go(play if play[card] else hidden, discard, card)
        elif kind == "purchased":
            (discard if n["zone"] == "discard" else hidden)[n["card"]] += 1
        elif kind == "gained" and not n["platform"]:
            discard[n["card"]] += 1
        elif kind == "trashed":
            self.go(hidden if n["zone"] == "hand" else discard, Counter(), n["card"])
        elif kind == "shielded":
            self.go(play, Counter(), n["card"])
        elif kind == "negated":
            self.go(hidden, discard, n["card"])
        elif kind == "reshuffled":
            hidden.update(discard)
            discard.clear()

    def go(self, source: Counter[str], target: Counter[str], card: str) -> None:
        assert source[card] > 0, card
        source[card] -= 1
        target[card] += 1


def _what_all_could_have_written_down(seed: int) -> set[str]:
    """One part of what is judged together below; returns what it met."""
    match = new(3, seed=seed)
    ledger, chance = Ledger(3), FastChance(seed)
    seen: set[str] = set()
    for _ in range(700):
        for cue in match.cues_for(match.take_cues(), SPECTATOR):
            seen.add(cue.kind)
            ledger.hear(cue.kind, cue.nouns)
        view = match.view(SPECTATOR)
        for other in range(3):
            assert view[f"seat.{other}"]["hidden"] == sorted(ledger.hidden[other].elements())
            assert (
                guards_about(match.state, other) == ledger.hidden[other]["bodyguard"] + ledger.play[other]["bodyguard"]
            )
        if match.result is not None:
            break
        seat = chance.pick("", match.waiting_for())
        match.play(seat, match.space(seat).sample(chance))
    return seen


def test_what_all_could_have_written_down() -> None:
    """Rows 1 and 2, LNR-8.2: hand and deck together, and so the public test, follow from what spectators are told."""
    seen = set[str]().union(*(_what_all_could_have_written_down(seed) for seed in range(4)))
    assert {"played", "purchased", "turn_ends", "reshuffled", "discarded"} <= seen


def test_discard_play_platforms_and_market() -> None:
    """Rows 3 to 6: all, to all: discard piles, play areas, actions, powers, attacks, discounts, Defense, line-ups, piles."""
    for change in (
        lambda s: exchange(s, s.discard[A][0], s.hand[A][2]),
        lambda s: exchange(s, s.play[A][0], s.deck[B][0]),
        lambda s: s.power.__setitem__(0, 9),
        lambda s: s.ready.clear(),
        lambda s: s.discounts.extend([0, 2]),
        lambda s: setattr(s, "attacks", 1),
        lambda s: setattr(s, "attacked", 2),
        lambda s: s.heckled.clear(),
        lambda s: s.paid.append(s.play[A][0]),
        lambda s: s.platform[8].reverse(),
        lambda s: exchange(s, s.shop.slots[2], s.shop.deck[0]),
        lambda s: exchange(s, s.crowd.slots[4], s.crowd.deck[0]),
        lambda s: s.pile[2].pop(),
        lambda s: s.shop.trash.pop(),
        lambda s: s.counts[B].append(9),
    ):
        hidden_from(change, (), EVERYBODY)
    t = furnished()
    for seat in EVERYBODY:
        s = known(t.match.view(seat), seat)
        assert [defense(s, place, card) for place, row in enumerate(s.platform) for card in row] == [
            defense(t.s, place, card) for place, row in enumerate(t.s.platform) for card in row
        ]
        assert [running_total(s, other) for other in range(3)] == [running_total(t.s, other) for other in range(3)]


def test_shop_and_crowd_decks() -> None:
    """Row 7: the number only, to all."""
    for name in ("shop", "crowd"):
        hidden_from(lambda s, name=name: getattr(s, name).deck.reverse(), EVERYBODY)
        hidden_from(lambda s, name=name: exchange(s, getattr(s, name).deck[0], getattr(s, name).deck[-1]), EVERYBODY)
        t = furnished()
        assert t.match.view(B)[name]["deck"] == len(getattr(t.s, name).deck)
        assert all(sees(t.match, seat, h) is Sight.COUNT for seat in EVERYBODY for h in getattr(t.s, name).deck)


def test_events() -> None:
    """Rows 8 to 10: backs in order, no faces; those not dealt are not shown; current and past to all."""

    def other(s: State) -> None:
        phase = EVENT_PHASE[s.events[-1]]
        n = next(n for n, e in enumerate(s.unused) if EVENT_PHASE[e] == phase)
        s.events[-1], s.unused[n] = s.unused[n], s.events[-1]

    hidden_from(other, EVERYBODY)
    hidden_from(lambda s: s.past.append(5), (), EVERYBODY)
    t = furnished()
    view = t.match.view(SPECTATOR)
    assert view["event"] == {
        "now": "torchlight_watch", "past": ["market_morning"], "ahead": [EVENT_PHASE[e] for e in reversed(t.s.events)],
    }  # fmt: skip
    assert "unused" not in view
    for n, event in enumerate(event_places(t.s)):
        seen = event == t.s.event or event in t.s.past
        assert all((sees(t.match, seat, EVENT + n) is Sight.ALL) == seen for seat in EVERYBODY)


def test_flip_choices() -> None:
    """Row 11: the own at once; who has answered at once; what, after all have answered."""
    worlds = []
    for n in range(3):
        t = Table(3).seat(A, hand=SPARE, deck="cannon").seat(B, hand=SPARE).seat(C, hand=SPARE).flip("early_birds")
        t.match.take_cues()
        t.answer(["perform", t.s.hand[A][: n + 1]] if n else ["decline"], A)
        worlds.append(t)
    for seat in (SPECTATOR, B, C):
        assert len({told(t.match, seat, t.match.cues) for t in worlds}) == 1
    assert len({told(t.match, A) for t in worlds}) == 3
    assert worlds[0].match.seat_ask(SPECTATOR).waiting_for == (B, C)


@pytest.mark.parametrize("event, cards", [("second_helpings", 1), ("early_birds", 2), ("spring_cleaning", 1)])
def test_cards_drawn_and_given(event: str, cards: int) -> None:
    """Rows 12 and 13: faces drawn to the owner, the number to others; what is discarded or trashed to all."""
    t = Table(3).seat(A, hand=SPARE, deck="cannon sergeant haggler").seat(B, hand=SPARE).seat(C, hand=SPARE).flip(event)
    t.match.take_cues()
    t.answer(["decline"], B).answer(["decline"], C)
    gone = t.s.hand[A][:cards]
    t.answer(["perform", gone], A)
    cues = t.match.take_cues()
    for seat in EVERYBODY:
        heard = {cue.kind: cue.nouns for cue in t.match.cues_for(cues, seat)}
        assert (heard["drawn"]["cards"] is not None) == (seat == A) and heard["drawn"]["count"] >= 1
        if "trashed" in heard:
            assert heard["trashed"]["card"] == IDS[t.s.faces[gone[0]]]
        else:
            assert [h for h, _ in heard["discarded"]["cards"]] == gone


def test_a_scavenged_card() -> None:
    """Row 13: taken in the sight of all."""
    t = Table(3).seat(A, play="scavenger", discard="cannon").go(A)
    t.match.take_cues()
    t.use("scavenger", t.s.discard[A][0])
    for seat in EVERYBODY:
        heard = [cue.nouns for cue in t.match.cues_for(t.match.cues, seat) if cue.kind == "taken"]
        assert [n["card"] for n in heard] == ["cannon"]


def test_the_opening_hand() -> None:
    """Rows 1 and 14 (LNR-3.8): dealt faces to the owner alone; a hand shuffled away is only said."""
    match = new(3)
    cues = match.take_cues()
    for seat in EVERYBODY:
        dealt = [cue.nouns for cue in match.cues_for(cues, seat) if cue.kind == "dealt"]
        assert [n["cards"] is not None for n in dealt] == [seat == other for other in range(3)]
        assert [n["count"] for n in dealt] == [5, 5, 5]
    before = {h: match.state.faces[h] for h in match.state.hand[A]}
    for seat in range(3):
        match.play(seat, ["perform"] if seat == A else ["decline"])
    heard = [cue for cue in match.cues_for(match.take_cues(), B) if cue.kind in ("hand_shuffled", "drawn")]
    assert [sorted(cue.nouns) for cue in heard] == [["count", "seat"], ["cards", "count", "seat"]]
    assert {h: match.state.faces[h] for h in match.state.hand[A] if h in before} != before or len(before) == 5


@pytest.mark.parametrize("mode", ["public_test", "open_pass", "always"])
def test_a_bodyguard_is_not_betrayed(mode: str) -> None:
    """Row 15, LNR-8.5, LNR-8.6: in the window, and after silence, all others are told the same to the byte."""
    worlds = []
    for guarded in (True, False):
        t = Table(3, reaction_mode=mode).seat(A, play="catapult").seat(C, hand=SPARE, deck=SPARE)
        t.seat(B, hand="bodyguard money_bag cannon", deck="haggler", p1="gob_o_goblins").go(A, attack=6)
        if not guarded:  # what lies behind two handles is the only difference
            exchange(t.s, t.s.hand[B][0], t.s.deck[B][0])
        worlds.append(t)
    for t in worlds:
        t.match.take_cues()
        t.attack(B, 1, "gob_o_goblins")
        assert t.asked == "reaction"
    others = (SPECTATOR, A, C)
    for seat in others:
        assert len({told(t.match, seat, t.match.cues) for t in worlds}) == 1
    assert len({told(t.match, B) for t in worlds}) == 2
    assert len({len(pack_value(t.match.seat_ask(B))) for t in worlds}) == 1
    for t in worlds:
        t.silence()
    for seat in others:
        assert len({told(t.match, seat, t.match.cues) for t in worlds}) == 1


def test_counts_and_the_end() -> None:
    """Rows 16 and 17, LNR-8.13: counts to all; after the game all hands, decks and undealt events."""
    match = new(3)
    while match.result is None:
        match.play(match.waiting_for()[0], match.default(match.waiting_for()[0]))
    s = match.state
    for seat in EVERYBODY:
        view = match.view(seat)
        assert view["hands"] == [[[h, IDS[s.faces[h]]] for h in hand] for hand in s.hand]
        assert view["decks"] == [[IDS[s.faces[h]] for h in deck] for deck in s.deck]
        assert sorted(view["unused"]) == sorted(EVENT_IDS[e] for e in s.unused) and len(view["unused"]) == 6
        assert [view[f"seat.{other}"]["counts"] for other in range(3)] == [[0, 0, 0]] * 3


def test_a_handle_tells_nothing_of_its_place() -> None:
    """LNR-4.18: a card known on top of a deck cannot be followed into the hand."""
    places: set[int] = set()
    for seed in range(30):
        t = Table(2, seed=seed).seat(
            A, play="errand_runt errand_runt", deck="money_bag money_bag cannon haggler heckler sergeant"
        )
        t.shop("spitroast_spear").go(A, loot=4).buy(1)
        spear = t.s.deck[A][-1]
        t.use("errand_runt")
        assert any(t.s.faces[h] == INDEX["spitroast_spear"] for h in t.s.hand[A])
        places.add(t.s.faces[spear] == INDEX["spitroast_spear"])
        places.add(2 + (spear in t.s.hand[A]))
    assert places == {0, 1, 2, 3}
