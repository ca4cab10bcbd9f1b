"""What is secret stays secret on screen: the objective shows only when its owner asks, others' purses never."""

from __future__ import annotations

import pygame
import pytest
from rooms import feed_at, match_at, room_at
from table_driver import open_table

from game.titles.slayer_slayer.rules.ending import parts
from game.titles.slayer_slayer.screen import purse as purse_panel
from game.titles.slayer_slayer.screen.seats import has_answered, status

OBJECTIVES = ("treasure_hoarder", "manslayer", "caretaker", "sole_survivor")


def in_company(kind: str):
    """A room at a table of people: what is secret is kept from them."""
    harness, scene = room_at(kind)
    scene.feed.company = True
    scene.refresh()
    harness.frames(3)
    return harness, scene


def _hold(harness, down: bool) -> None:
    harness.post(pygame.KEYDOWN if down else pygame.KEYUP, key=pygame.K_v, mod=0, unicode="v", scancode=0)
    harness.frames(2)


def test_the_objective_shows_while_the_key_is_held():
    harness, scene = room_at("route_vote")
    purse = scene.table.purse
    assert not purse.peeking
    _hold(harness, True)
    assert purse.peeking
    harness.frames(600)
    assert purse.peeking
    _hold(harness, False)
    assert not purse.peeking


def test_a_click_shows_it_for_a_while_and_another_hides_it():
    harness, scene = room_at("route_vote")
    purse = scene.table.purse
    spot = next(spot for spot in scene.spots if spot.handle == ("objective",))
    harness.click(spot.rect.center)
    assert purse.peeking
    harness.click(spot.rect.center)
    assert not purse.peeking
    harness.click(spot.rect.center)
    harness.seconds(8)
    assert not purse.peeking
    harness.click(spot.rect.center)
    harness.key("escape")
    assert not purse.peeking and harness.stack.top is scene


def test_no_page_names_the_objective_unasked():
    harness, scene = in_company("route_vote")
    name = scene.table.context.objective_words(scene.table.reading.purse.objective)[0]
    for spot in scene.spots:
        page = scene.table.inspect(spot.handle)
        if page is not None:
            told = [page.name, page.text, page.kind_words, *(entry.text for entry in page.entries)]
            assert not any(name in text for text in told)
    harness.move(next(spot for spot in scene.spots if spot.handle == ("objective",)).rect.center)
    harness.seconds(1)
    assert not scene.table.purse.peeking


@pytest.mark.parametrize("language", ["en", "fi", "es"])
def test_the_cover_says_in_words_how_to_look(language, monkeypatch):
    """A lone V under Main Objective said nothing."""
    harness, scene = in_company("route_vote")
    harness.stack.context.change(language=language, text_scale=1.5)
    harness.frames(2)
    purse, told = scene.table.purse, []
    plain = purse_panel.fitted
    monkeypatch.setattr(
        purse_panel,
        "fitted",
        lambda look, text, *how, **more: told.append((text, plain(look, text, *how, **more))) or told[-1][1],
    )
    purse.draw_background(pygame.Surface(harness.size))
    (said, picture), words = told[-1], scene.table.context.words
    assert said == words("objective-look", hold="V").upper() != "V"
    look = scene.look
    assert picture.get_width() <= purse.parts()["objective"].w - look.px(16)
    monkeypatch.setattr(type(purse), "key", lambda self: "")
    purse.draw_background(pygame.Surface(harness.size))
    assert told[-1][0] == words("objective-look.press").upper()


def test_alone_the_objective_lies_open():
    """Only bots are at the table, and only its owner looks: there is nobody to hide it from."""
    _harness, scene = room_at("route_vote")
    purse, words = scene.table.purse, scene.table.words
    name = scene.table.context.objective_words(scene.table.reading.purse.objective)[0]
    page = scene.table.inspect(("objective",))
    assert purse.bare and not purse.peeking and page.name == name and page.kind_words == words("objective")
    assert purse.told() == [] and purse.factors, "what it is worth is told at once"
    scene.feed.company = True
    assert not purse.bare and scene.table.inspect(("objective",)).name == words("objective")
    scene.feed.live = False
    assert purse.bare, "in a replay all is over"


def test_the_ring_of_an_open_objective_lies_round_its_sheet():
    harness, scene = in_company("route_vote")
    purse = scene.table.purse
    _hold(harness, True)
    spot = next(spot for spot in scene.spots if spot.handle == ("objective",))
    assert spot.rect == purse._sheet_rect()


def test_a_beaten_foe_does_not_stand_again():
    """It went to pieces, and stood whole again while the survivor was picked."""
    _, scene = room_at("survivor_pick")
    battle = next(room for room in scene.table.rooms if type(room).__name__ == "Battle")
    drawn = []
    battle.counter.foe_card = lambda size: drawn.append(size) or pygame.Surface(size)
    assert scene.table.reading.public.won and not scene.table.context.live.fallen
    battle._foe(pygame.Surface((1280, 720)))
    assert not drawn


def test_an_open_objective_has_its_page():
    """In a replay with all hands open it lies behind the cards of its seat."""
    _harness, scene = room_at("route_vote")
    page = scene.table.inspect(("card", "caretaker"))
    assert page is not None and page.picture == "objective_caretaker" and page.text


def test_others_purses_are_nowhere():
    """What another owns changes nothing that this seat sees."""
    pictures = []
    for gold in (0, 777):
        match = match_at("route_vote")
        match.state.gold = [50, gold, gold, gold]
        match.state.foresight = [0, gold and 1, 0, 0]
        harness, scene = open_table(feed_at(match))
        harness.frames(30)
        shot = pygame.Surface(scene.look.frame.size)
        scene.draw(shot)
        pictures.append(pygame.image.tobytes(shot, "RGB"))
    assert pictures[0] == pictures[1]


def test_the_points_of_a_purse_are_those_of_the_rules():
    match = match_at("store")
    harness, scene = open_table(feed_at(match))
    harness.frames(4)
    assert scene.table.purse.points() == sum(parts(match.state, 0))


@pytest.mark.parametrize("kind", ["route_vote", "representative_vote", "loot_division", "store"])
def test_who_has_answered_wears_the_tick(kind):
    match = match_at(kind)
    for seat in list(match.waiting_for()):
        if seat == 1 and match.ask is not None and match.ask.kind == kind:
            match.play(seat, match.default(seat), match.ask_id, at=1000)
    harness, scene = open_table(feed_at(match))
    harness.frames(4)
    assert has_answered(scene.table.context, 1) and not has_answered(scene.table.context, 0)


def test_plates_say_cards_and_lots_and_who_is_out():
    match = match_at("route_vote")
    match.state.taken[1] = 2
    match.state.armour[1], match.state.weave[1] = 1, 2
    match.state.out[2] = 1
    match.state.hand[2] = []
    harness, scene = open_table(feed_at(match))
    harness.frames(4)
    words = scene.table.words
    assert (
        status(scene.table.context, 1)
        == f"{words('plate-cards', n=len(match.state.hand[1]))} · {words('plate-lots', n=2)}"
    )
    page = scene.table.inspect(("plate", 1))
    assert page is not None
    assert {words("plate-armours", n=1), words("plate-rerolls", n=2)} <= {entry.text for entry in page.entries}
    facts = next(plate.facts for plate in scene.furniture.plates if plate.id == "plate.2")
    assert facts.out and facts.status == words("plate-out")


def _pages(scene, objective: str) -> dict[object, str]:
    """What each thing on the table says of itself to who has this objective."""
    table = scene.table
    table.reading.purse = table.reading.purse._replace(objective=objective)
    return {handle: repr(table.inspect(handle)) for handle in (table.page(), *(spot.handle for spot in scene.spots))}


@pytest.mark.parametrize("kind", ["route_vote", "play_cards", "representative_vote", "store", "loot_division"])
def test_pages_are_the_same_under_every_objective_until_it_lies_open(kind):
    """GSS-3.5: what is worth more to one player would tell the others who look on."""
    _, scene = in_company(kind)
    told = [_pages(scene, objective) for objective in OBJECTIVES]
    assert all(pages == told[0] for pages in told)
    scene.table.peek(True)
    opened = [_pages(scene, objective) for objective in OBJECTIVES]
    assert any(pages != opened[0] for pages in opened)


def test_a_page_that_tells_a_secret_forgets_it_with_the_objective():
    """What the inspector shows is read again when the objective is covered."""
    harness, scene = in_company("loot_division")
    harness.move(next(spot for spot in scene.spots if spot.handle == ("lot", 1)).rect.center)
    harness.frames(2)
    covered = scene.furniture.side.shown
    _hold(harness, True)
    assert scene.furniture.side.shown != covered
    _hold(harness, False)
    assert scene.furniture.side.shown == covered


def test_the_store_has_a_page_of_its_own():
    harness, scene = room_at("store")
    harness.frames(30)
    assert scene.furniture.side.shown.name == scene.table.words("store-heading")


def test_resigning_says_when_nobody_would_be_left():
    """GSS-10.10: the seat plays its defaults; with nobody left to ask, the game is abandoned."""
    match = match_at("route_vote")
    _, scene = open_table(feed_at(match))
    assert scene.table.resigning() == scene.table.words("resign-text")
    match.state.out[1], match.state.gone[2], match.state.gone[3] = 1, 1, 1
    match.state.hand[1] = []
    _, scene = open_table(feed_at(match))
    assert scene.table.resigning() == scene.table.words("resign-text-last")
    match.resign(0)
    assert match.result is not None and match.result.outcome == "abandoned"
    _, scene = open_table(feed_at(match))
    words = scene.table.words
    assert scene.table.ask() == (words("end-abandoned"), words("end-reached", n=match.state.floor, of=10))
