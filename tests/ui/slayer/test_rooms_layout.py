"""Where doors, lots, needs, wares and the final sums lie: inside the middle, beside one another, large enough to hit."""

from __future__ import annotations

import dataclasses
import itertools
from dataclasses import replace
from typing import Any

import msgspec
import pygame
import pytest
from pygame import Rect
from rooms import feed_at, match_at
from slayer_table import feed_of
from table_driver import open_table

from game.tabletop.feed import Update
from game.titles.slayer_slayer.screen.card_rows import OBJECTIVE_ROWS
from game.titles.slayer_slayer.screen.event import Event
from game.titles.slayer_slayer.screen.final_score import FinalScore
from game.titles.slayer_slayer.screen.layout import event_card, event_needs, event_tray
from game.titles.slayer_slayer.screen.loot import Loot
from game.titles.slayer_slayer.screen.reading import Reading
from game.titles.slayer_slayer.screen.route import Route
from game.titles.slayer_slayer.screen.shaft import Shaft
from game.titles.slayer_slayer.screen.store import Store

SIZES = ((1280, 720), (1366, 768), (1920, 1080), (2560, 1440))


def room(scene: Any, kind: type) -> Any:
    return next(room for room in scene.table.rooms if isinstance(room, kind))


def apart(boxes: list[Rect], area: Rect, least: int = 30) -> None:
    for box in boxes:
        assert area.inflate(4, 4).contains(box), (box, area)
        assert box.w >= least and box.h >= least, box
    for one, other in itertools.combinations(boxes, 2):
        assert not one.inflate(-2, -2).colliderect(other), (one, other)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_rooms_lie_beside_one_another(size, seats):
    harness, scene = open_table(feed_of(seats, 2), size)
    harness.frames(3)
    area = scene.table.ground.area
    doors = room(scene, Route).parts(area)
    apart([box for pair in doors for box in pair], area)
    loot = room(scene, Loot)
    for count in range(1, seats + 1):
        apart([loot.foe_rect(area), *loot.tiles(area, count)], area)
    event = room(scene, Event)
    apart([event_card(area), event_needs(area), *event.people(area).values()], area, 28)
    apart([event_card(area), event_needs(area), event.stake_rect(area), event_tray(area)], area)
    apart(event.sheet.columns(area), event_needs(area))
    store = room(scene, Store)
    tiles = store.tiles(area)
    apart(list(tiles.values()), area)
    for tile in tiles.values():
        apart(list(store.prices(tile).values()), tile, 28)
    apart(list(store.people(area).values()), store.slip_rect(area))
    over = room(scene, FinalScore)
    apart([over.picture_rect(area), *over.rows(area, seats)], area)
    cells = room(scene, Shaft).cells()
    apart(cells, scene.table.ground.shaft, 20)
    assert all(cells[n].y < cells[n - 1].y for n in range(2, 11)) and cells[0].y < cells[10].y < cells[11].y
    purse = scene.table.purse
    apart(list(purse.parts().values()), scene.table.ground.purse, 28)


@pytest.mark.parametrize("kind", ["route_vote", "loot_division", "event_stake", "store"])
def test_a_room_is_the_same_whenever_it_is_asked(kind):
    match = match_at(kind)
    harness, scene = open_table(feed_at(match))
    harness.frames(4)
    for one in scene.table.rooms.present:
        assert one.layout() == one.layout()
        assert list(one.spots()) == list(one.spots())
    spots = scene.table.spots()
    assert len({spot.handle for spot in spots}) == len(spots)


class Silent:
    """A feed whose updates have lost their cues."""

    def __init__(self, feed: Any) -> None:
        self.feed = feed

    def __getattr__(self, name: str) -> Any:
        return getattr(self.feed, name)

    def poll(self) -> list[Any]:
        return [dataclasses.replace(i, cues=()) if isinstance(i, Update) else i for i in self.feed.poll()]


def _to_rest(harness: Any, scene: Any) -> None:
    for _ in range(3000):
        harness.frames(1)
        if scene.updates.playing is not None:
            scene.skip()
        elif not scene.updates.waiting and not scene.motion.busy:
            break
    harness.frames(90)


ANSWERS: dict[str, Any] = {
    "route_vote": lambda match: 2,
    "loot_division": lambda match: ["confirm"],
    "representative_vote": lambda match: 1,
    "event_stake": lambda match: match.default(0),
    "event_bet": lambda match: "odds",
    "store": lambda match: ["buy", "hire_minion", "gold"],
}


@pytest.mark.parametrize("kind", list(ANSWERS))
def test_the_last_picture_is_the_same_without_cues(kind):
    """Doors that opened, lots that flew, cards that were staked: without their motion the table looks the same."""
    pictures = []
    for wrap in (lambda feed: feed, Silent):
        match = match_at(kind)
        feed = feed_at(match)
        harness, scene = open_table(wrap(feed))
        _to_rest(harness, scene)
        scene.furniture.side.shown = None
        for seat in list(match.waiting_for()):
            choice = ANSWERS[kind](match) if seat == 0 else match.default(seat)
            match.play(seat, choice, match.ask_id, at=1000)
            feed._emit()
            if match.ask is None or match.ask.kind != kind:
                break
        _to_rest(harness, scene)
        assert scene.updates.playing is None
        scene.services.marched = 0.0
        area = scene.table.ground.area.unionall([scene.table.ground.shaft, scene.table.ground.purse])
        shot = pygame.Surface(scene.look.frame.size)
        scene.draw(shot)
        middle = shot.subsurface(area.clip(shot.get_rect())).copy()
        things = {h: (p, scene.table.cards.facing(h[1]) if h[0] == "c" else h) for h, p in scene.services.stage.drawn()}
        pictures.append((pygame.image.tobytes(middle, "RGB"), things, scene.services.effects))
    assert pictures[0][1] == pictures[1][1]
    assert pictures[0][2] == pictures[1][2] == {}
    assert pictures[0][0] == pictures[1][0]


def test_the_end_adds_up():
    """Every sum on the last picture is the rules' own (GSS-7.4)."""
    match = match_at("over", want=lambda match: match.result.outcome == "surface")
    harness, scene = open_table(feed_at(match))
    _to_rest(harness, scene)
    over = room(scene, FinalScore)
    assert over.open() and scene.services.update.result is not None
    reading: Reading = scene.table.reading
    for seat, score in enumerate(match.result.tally["score"]):
        if reading.seats[seat].living:
            assert sum(over.sums(reading, seat).values()) == score
    order = over.places(scene.services.update)
    assert [match.result.places[seat] for seat in order] == sorted(match.result.places)
    assert all(scene.table.inspect(("score", seat)) is not None for seat in order)


@pytest.mark.parametrize(
    "amounts, by",
    [
        (((0, 0, 3), (40, 0, 2)), "More cards in hand decide."),
        (((0, 2, 1), (20, 0, 1)), "More trophies decide."),
        (((20, 1, 1), (20, 1, 1)), "share the place."),
        (((0, 0, 3), (0, 0, 1)), ""),
    ],
)
def test_a_tie_at_the_end_says_what_broke_it(amounts, by):
    """GSS-7.5, from a made-up end: two who live, and whose objective counts nothing twice."""
    match = match_at("over", want=lambda match: match.result.outcome == "surface")
    _, scene = open_table(feed_at(match))
    over = room(scene, FinalScore)
    update = scene.services.update
    seats = len(scene.table.reading.seats)
    view = dict(update.view)
    plain = next(row["id"] for row in OBJECTIVE_ROWS.values() if row["gold_factor"] == row["card_factor"] == 1
                 and row["trophy_factor"] == 1)  # fmt: skip
    view["final"] = [[plain, 0, 0] for _ in range(seats)]
    for seat in range(seats):
        row = list(view[f"seat.{seat}"])
        row[0], row[5] = 0, 1
        view[f"seat.{seat}"] = row
    for seat, (gold, trophies, cards) in enumerate(amounts):
        view["final"][seat] = [plain, gold, trophies]
        view[f"seat.{seat}"][0], view[f"seat.{seat}"][5] = cards, 0
    result = msgspec.structs.replace(update.result, places=(1, 2, *[3] * (seats - 2)))
    ties = over.ties(replace(update, view=view, result=result))
    assert [by in tie for tie in ties] == ([True] if by else [])
