"""What a newcomer would read wrongly, or press by mistake: numbers that belong to another thing, a ring beside what is asked."""

from __future__ import annotations

from typing import Any

import pytest
from hands import PadHand
from local_feed import LocalFeed
from rooms import feed_at, match_at, room_at
from slayer_table import TITLE, choice_of
from table_driver import open_table

from game.engine.chance import Chance
from game.titles.slayer_slayer.rules.cards import FOE_INDEX
from game.titles.slayer_slayer.rules.state import basic_power
from game.titles.slayer_slayer.screen.event import Event
from game.titles.slayer_slayer.screen.layout import event_low
from game.words import LANGUAGES


def test_a_foe_that_hides_its_power_says_between_what_it_lies() -> None:
    match = match_at("play_cards")
    s = match.state
    s.foe, s.shown = FOE_INDEX["roadside_illusionist"], False
    found = []
    for s.shift in (-3, 3):
        found.append(basic_power(s))
        _, scene = open_table(feed_at(match))
        table = scene.table
        assert table.reading.foe is not None and table.reading.foe.power is None
        least, most = basic_power(s) - s.shift - 3, basic_power(s) - s.shift + 3
        told = table.words("foe-power-between", least=least, most=most)
        assert told in table.ask()[0] and "?" not in table.ask()[0]
        for handle in (("foe",), ("totals",)):
            page = table.inspect(handle)
            assert page is not None and told in [entry.value for entry in page.entries], handle
    assert found == [least, most], "both ends can be met"


def test_the_objective_tells_what_all_would_score_now_not_what_it_is_worth() -> None:
    _, scene = room_at("route_vote")
    page = scene.table.inspect(("objective",))
    assert page is not None
    points = scene.table.purse.points()
    assert [entry.text for entry in page.entries] == [f"You'd score {points} points now"]


class Distant(LocalFeed):
    """A host that answers a little later, as every real one."""

    under_way: Any = None

    def play(self, choice: Any) -> None:
        self.under_way = choice

    def arrives(self) -> None:
        super().play(self.under_way)


def test_with_a_lot_pinged_the_ring_of_a_pad_waits_at_confirm() -> None:
    """It went to the first lot, whose press would have taken the ping away."""
    match = match_at("loot_division")
    feed = Distant(TITLE, match.seats, 0, match=match, options=match.options, clock=None)
    feed.held = True
    harness, scene = open_table(feed)
    hand = PadHand(harness)
    hand.next()
    lots = [spot.handle for spot in scene.spots if spot.handle[0] == "lot"]  # type: ignore[index]
    scene.group.focus(scene.group.find(f"spot.{lots[-1]}"))
    hand.press()
    hand.go()
    harness.frames(3)
    assert scene.services.sent
    feed.arrives()
    harness.frames(60)
    assert scene.table.reading.loot.pings[0] == lots[-1][1] and not scene.services.sent
    assert scene.group.focused is not None and scene.group.focused.id == "act.confirm"


def test_while_the_objectives_turn_over_the_caption_says_so() -> None:
    """It went on saying what had been drawn before."""
    match = match_at("loot_division", 3, want=lambda match: match.state.floor == 10)
    feed = feed_at(match, others=True)
    harness, scene = open_table(feed)
    said: set[str] = set()
    for _ in range(4000):
        harness.frames(1)
        ask = scene.services.update.ask
        if scene.updates.playing is None and not scene.services.sent and 0 in match.waiting_for() and ask is not None:
            scene.send(choice_of(match, 0, ask, Chance(b"12345678")))
        if scene.updates.held and scene.updates.held[0].kind == "final":
            said.add(scene.updates.hush)
        if scene.services.update.result is not None:
            break
    assert said == {scene.table.words("hush-final")}


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_ring_of_a_candidate_does_not_cut_the_heading(size: tuple[int, int], language: str) -> None:
    _, scene = room_at("representative_vote", size=size, language=language)
    room = next(room for room in scene.table.rooms if isinstance(room, Event))
    low, look = event_low(room.area), scene.look
    lettered = room.heading().get_bounding_rect().move(low.topleft)
    ringed = min(spot.rect.top for spot in scene.spots if spot.handle[0] == "candidate") - 4 - max(3, look.px(5))  # type: ignore[index]
    assert lettered.bottom <= ringed
