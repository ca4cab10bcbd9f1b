"""What the table of BattleGoats tells somebody who does not know the cards: why a power is what it is, where a card may go
and whom it helps there, what a turn allows."""

from __future__ import annotations

from typing import Any

import pytest
from local_feed import LocalFeed
from pygame import Rect
from table_driver import lay_out, my_turn, open_table

from game.titles.battlegoats.rules import forecast
from game.titles.battlegoats.rules.cards import CARDS, SPACES
from game.titles.battlegoats.screen.bonus import effect_of
from game.titles.battlegoats.screen.fight import LedgerLine
from game.ui.widgets.inspector import Entry, Inspector
from game.words import LANGUAGES
from game.words.numbers import signed


def _spot(scene: Any, kind: str, name: object) -> tuple[int, int]:
    return next(s.rect.center for s in scene.spots if s.handle[0] == kind and s.handle[-1] == name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bonus_printed_on_a_card_says_why_it_counts(language: str) -> None:
    _harness, scene = open_table(LocalFeed(seats=2, seed=1), language=language)
    table = scene.table
    for card in CARDS:
        for effect in card.effects:
            if effect["verb"] != "bonus":
                continue
            row = effect.get("if", {}).get("row", "front")
            space = {"front": "F2", "middle": "M2", "back": "B2"}[row]
            assert effect_of(card.id, effect["add"], space) == effect, card.id
            words, value, add = table.pages.line(["own", card.id, None, effect["add"]], space)
            assert words and "own." not in words and words != scene.services.words("bonus-own"), (card.id, words)
            assert value == signed(effect["add"]) and add == effect["add"]
    assert not scene.services.words.unknown


def test_a_bonus_counted_twice_is_still_the_same_bonus() -> None:
    assert effect_of("pikebilly", 8, "B2")["per"] == "ahead"
    assert effect_of("burrow_badger", 2, "B1")["per"] == "ahead"
    assert effect_of("burrow_badger", 2, "M1")["if"] == {"row": "middle"}
    assert effect_of("crag_hermit", -3, "M2")["per"] == "adjacent"
    assert effect_of("lion", 5, "F1") is None


def test_the_first_turn_does_not_speak_of_commands() -> None:
    """BTG-4.15: none may be used in it."""
    harness, scene = open_table(LocalFeed(seats=2, seed=5))
    lay_out(harness, scene)
    if my_turn(harness, scene) == "first":
        harness.click("act.me")
    assert my_turn(harness, scene) == "orders" and scene.table.reading.turn == 1
    assert scene.furniture.ask.text == scene.services.words("ask-orders.plain")


def test_a_chosen_card_lights_the_spaces_it_may_go_to() -> None:
    harness, scene = open_table(LocalFeed(seats=2, seed=3))
    assert my_turn(harness, scene) == "deploy"
    table = scene.table
    assert not table.selection.targets and not scene.services.marches
    first, second, *_ = [handle for handle, _ in table.reading.nine()]
    harness.click(_spot(scene, "c", first))
    assert table.selection.targets == {("at", 0, space) for space in SPACES} and scene.services.marches
    harness.click(_spot(scene, "at", "M2"))
    assert not table.selection.targets
    harness.click(_spot(scene, "c", second))
    assert table.selection.targets == {("at", 0, space) for space in SPACES if space != "M2"}


def test_a_dragged_card_is_as_large_as_where_it_may_lie() -> None:
    harness, scene = open_table(LocalFeed(seats=2, seed=3))
    assert my_turn(harness, scene) == "deploy"
    harness.seconds(1)
    table = scene.table
    number = table.reading.nine()[4][0]
    cell = table.ground.cells[0, "F1"]
    x, y = _spot(scene, "c", number)
    harness.press((x, y))
    harness.move((x - 60, y))
    harness.move(cell.center)
    place = scene.services.stage.place_of(("c", number))
    assert place is not None and place.w > cell.w and place.h > cell.h
    harness.release(cell.center)
    harness.seconds(1)
    assert scene.services.stage.place_of(("c", number)).rect.size == cell.size


def test_helpers_are_told_with_what_they_give() -> None:
    """What is told is what the rules count with the card there and without the other."""
    rules_seed = next(
        seed for seed in range(200)
        if "ringleader" in [card for _, card in _nine(LocalFeed(seats=2, seed=seed))]
        and not {"last_billy_standing"} & {card for _, card in _nine(LocalFeed(seats=2, seed=seed))}
    )  # fmt: skip
    harness, scene = open_table(LocalFeed(seats=2, seed=rules_seed))
    assert my_turn(harness, scene) == "deploy"
    table = scene.table
    by_card = {card: handle for handle, card in table.reading.nine()}
    leader = by_card.pop("ringleader")
    other = next(iter(by_card.values()))
    table.context.chooser.lay(leader, "M2")
    found = table.marks.helps(other, "M1")
    assert found["M2"][1] >= 1  # the Ringleader gains by whoever lies beside it
    layout = [["M1", table.reading.names[other]], ["M2", "ringleader"]]
    whole = forecast.sketched(scene.services.update.view, 0, layout)["M2"]["attack"]["total"]
    alone = forecast.sketched(scene.services.update.view, 0, layout[1:])["M2"]["attack"]["total"]
    assert found["M2"][1] == whole - alone
    assert "M2" not in table.marks.helps(other, "B3")


def _nine(feed: LocalFeed) -> list[tuple[int, str]]:
    mine = feed.match.view(0)["mine"]
    return [tuple(mine["hero"]), *[(handle, card) for handle, card in mine["hand"]]]


def test_a_fresh_table_shows_the_hero() -> None:
    harness, scene = open_table(LocalFeed(seats=2, seed=3))
    assert my_turn(harness, scene) == "deploy"
    harness.seconds(2)
    hero = scene.table.reading.hero
    shown = scene.furniture.side.shown
    assert shown is not None and shown.picture == hero[1] and "F2" in shown.foot  # and which key tells the keys


def test_reasons_stand_whole_while_there_is_room_and_in_smaller_letters_before_they_are_cut() -> None:
    _harness, scene = open_table(LocalFeed(seats=4, seed=1))
    ledger = scene.table.stage
    lines = [
        LedgerLine("Against a printed power of 6 or more", "+5", 5),
        LedgerLine("Marshal Brindle, beside it", "+1", 1),
    ]
    high = ledger._tall_lines(lines, 15, 130, 4)
    assert high > ledger._tall_lines(lines, 15, 130, 2), "two lines would cut them"
    assert ledger._letters(lines, 15, 130, high) == (15, 4)
    smaller, deep = ledger._letters(lines, 15, 130, high - 1)
    assert smaller < 15 and deep == 4
    assert ledger._letters(lines, 15, 130, 1) == (13, 2)


def test_what_is_read_for_pleasure_gives_way_before_a_page_is_scrolled() -> None:
    harness, scene = open_table(LocalFeed(seats=4, seed=1))
    harness.seconds(0.5)
    page = scene.table.inspect(("card", "lion"))
    assert page.lore
    told = page._replace(entries=tuple(Entry(f"Reason {n}", "+1") for n in range(6)))
    given_up = 0
    for high in range(200, 700, 20):
        box = Rect(0, 0, 360, high)
        whole, bare = Inspector(scene.look, box, told), Inspector(scene.look, box, told._replace(lore=""))
        assert bool(whole.furthest) == bool(bare.furthest), "it never costs a scroll"
        given_up += whole.tall == bare.tall
    assert 0 < given_up < 25


def test_the_inspector_follows_a_card_from_the_hand_to_its_space() -> None:
    """A replay's inspector went on saying that a card that lies there is not laid out yet."""
    harness, scene = open_table(LocalFeed(seats=2, seed=5), pace="instant")
    side, tray = scene.furniture.side, scene.table.words("status-tray")
    handle = next(("c", number) for number in scene.table.context.reading.names)
    side.inspect(handle)
    assert side.shown is not None and side.shown.status == tray
    lay_out(harness, scene)
    harness.seconds(1.0)
    assert handle[1] in scene.table.context.reading.by_handle
    side.read_again()
    page = scene.table.inspect(handle)
    assert page is not None and page.status != tray


def test_an_arrow_of_a_plan_lies_over_no_name_of_a_column(monkeypatch: pytest.MonkeyPatch) -> None:
    """Half of "LEFT" had looked out from under it."""
    harness, scene = open_table(LocalFeed(seats=2, seed=5))
    lay_out(harness, scene)
    if my_turn(harness, scene) == "first":
        harness.click("act.me")
    assert my_turn(harness, scene) == "orders"
    look, told = type(scene.table.context.look), []
    label = look.label
    monkeypatch.setattr(look, "label", lambda me, text, *a, **k: told.append(text) or label(me, text, *a, **k))
    for handle in (None, ("at", 0, "F1"), ("at", 1, "F1")):
        if handle is not None:
            harness.click(next(spot.rect.center for spot in scene.spots if spot.handle == handle))
            harness.frames(3)
        told.clear()
        scene.table.board.paint(harness.surface)
        planned = bool(scene.table.context.chooser.chosen())
        assert (scene.table.words("column-1") in told) is not planned
    assert planned


@pytest.mark.parametrize("seats", [3, 4, 6])
def test_what_a_plan_comes_to_lies_at_its_arrow_over_no_own_face(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Among several herds it had stood on the button alone."""
    harness, scene = open_table(LocalFeed(seats=seats, seed=5))
    lay_out(harness, scene)
    while (kind := my_turn(harness, scene)) != "orders":
        assert kind == "first"
        harness.click("act.me")
    table: Any = scene.table
    odds, chooser = table.marks.plan.odds, table.context.chooser
    cells, reading = table.context.ground.cells, table.context.reading
    papers: list[Rect] = []
    monkeypatch.setattr(
        odds, "_words", lambda target, words=odds._words: told.append((target, *words(target))) or told[-1][1:]
    )
    monkeypatch.setattr(odds, "spot", lambda *a, spot=odds.spot: papers.append(spot(*a)) or papers[-1])
    told: list[tuple[Any, str, str]] = []
    own = next(spot for spot in scene.spots if spot.open and spot.handle[:2] == ("at", chooser.me))  # type: ignore[index]
    harness.click(own.rect.center)
    harness.frames(2)
    source = cells[chooser.me, chooser.source]
    for target in list(chooser.open())[:6]:
        if target[1] == chooser.me:
            continue
        harness.click(cells[target[1:]].center)
        harness.frames(2)
        assert told[-1][0] == target and "against" in told[-1][1] and "hidden" in told[-1][2]
        slip = papers[-1]
        assert table.context.ground.regions.middle.contains(slip)
        faces = [rect for (seat, space), rect in cells.items() if seat == chooser.me and reading.at(seat, space)]
        covered = [slip.clip(rect) for rect in faces]
        assert sum(part.w * part.h for part in covered) <= slip.w * slip.h * 0.1
        assert not slip.colliderect(cells[target[1:]]) and not slip.colliderect(source)
        near = slip.inflate(3 * slip.h, 3 * slip.h)
        assert near.clipline(source.center, cells[target[1:]].center)
    assert papers
