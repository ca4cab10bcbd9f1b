"""The headline of a battle is the power that stands, beside what it was at first; every promise in the ledger is read whole."""

from __future__ import annotations

import pytest
from hell_table import A, B, C, D, Seated, Table, furnished, say

from game.titles.lords_of_hell.rules.battle_state import power
from game.titles.lords_of_hell.rules.records import ATTACK, DEFENCE
from game.titles.lords_of_hell.screen.ledger import Ledger


def test_the_headline_falls_with_the_troops_and_keeps_what_was_measured() -> None:
    """LOH-10.43: dice go by the power measured for the round; the headline says "9 of 12" once troops have fallen."""
    t = Table(4).seat(A, "asmodeus", home="leviathan warriors_of_darkness fiends")
    t.seat(B, fortress="black_tower", home="warriors_of_darkness").seat(D, home="fiends").attack(A, B)
    t.joins(A, B, names="leviathan warriors_of_darkness fiends").joins(D, B, "defence", "fiends")
    me = Seated(t.match, A)
    middle = me.table.exchanges
    assert middle.standing() == (22, 20)
    t.rolls("4:4 3:216").lock()
    me.told()
    assert middle.numbers() == middle.standing() == (22, 20)
    t.place(D, d4="fiends")
    me.told()
    front = me.table.battle.front
    assert middle.numbers() == (22, 20)
    assert middle.standing() == tuple(power(me.table.reading.s, front, side) for side in (ATTACK, DEFENCE))
    assert middle.standing()[1] < 20


def test_a_special_chosen_with_stop_has_its_page() -> None:
    """LOH-7.5: a replay with all hands open says which of them it is."""
    page = Seated(furnished().match, A).table.inspect(("card", "plan.disrupt"))
    assert page is not None and page.picture == "disrupt" and page.status


@pytest.mark.parametrize("language", ["en", "fi", "es"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_every_promise_is_read_whole(size: tuple[int, int], language: str) -> None:
    t = furnished()
    for by, to, sentence, public in (
        (
            A,
            B,
            say("give", B, [["any_cards", 1], ["souls", 2]], ["finishing", 5], condition=["if_battle_won", C, 5]),
            True,
        ),
        (C, A, say("no_attack", A, 6), False),
        (D, A, say("no_nominate", A, 5), True),
        (B, A, say("give", A, [["any_cards", 1]], ["finishing", 6], condition=["if_battle_won", D, 5]), True),
    ):
        t.sworn(by, to, sentence, public)
    t.go()
    me = Seated(t.match, A, size, language=language)
    ledger = next(room for room in me.table.rooms if isinstance(room, Ledger))
    seen: set[int] = set()
    for _ in range(len(ledger.rows) + 1):
        _, arrows, rows = ledger.places()
        ground = me.table.context.ground.ledger
        for promise, rect in rows:
            assert ground.contains(rect)
            side = ledger._side()
            room = rect.w - ledger._before(side) - ledger._after(promise, side)
            words = ledger._words(promise, room, side + 4)
            assert words.get_width() <= room and words.get_height() <= rect.h + 2, (promise, room, rect)
            seen.add(promise.id)
        for (_, one), (_, other) in zip(rows, rows[1:]):
            assert one.bottom <= other.y
        if arrows.w:
            ledger.click(("ledger", "down"))
    assert seen == {promise.id for promise in ledger.rows}


@pytest.mark.parametrize("language", ["en", "fi", "es"])
@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 1.0), ((1280, 720), 1.5), ((1920, 1080), 1.5)])
def test_the_ledgers_heading_leaves_room_for_what_is_owed(size: tuple[int, int], scale: float, language: str) -> None:
    me = Seated(furnished().match, A, size, language=language, text_scale=scale)
    ledger = next(room for room in me.table.rooms if isinstance(room, Ledger))
    head = ledger.places()[0]
    rects = [rect for _, rect in ledger.heading(head)]
    assert all(head.contains(rect) for rect in rects)
    for n, rect in enumerate(rects):
        assert rect.collidelist(rects[n + 1 :]) < 0
