"""Bots ponder for show where several people look on, as long as those like, and never for one person alone."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from game import titles
from game.bots import network
from game.bots.players import idle, is_race, patience
from game.engine.chance import Chance
from game.engine.match import Match, new
from net.client import events as e
from net.protocol.messages import Lobby, SeatState, Speed, WatcherState

PERSON, BOT = "A" * 40, "B" * 40


def asked(title: str, seed: int) -> tuple[Match, int]:
    """A match at a moment at which a bot is asked and would ponder; its seat."""
    seats = titles.title(title).seats[0]
    kinds = ("human", *["bot"] * (seats - 1))
    match = new(titles.rules(title), kinds, titles.options_for(title, {}), seed)
    chance = Chance(seed.to_bytes(8, "big"))
    for _ in range(3000):
        assert match.ask is not None
        for seat in match.waiting_for():
            ask = match.seat_ask(seat)
            assert ask is not None
            ponders = seat > 0 and not is_race(title, ask) and patience(title, match.view(seat), ask, kinds, 1) > 200
            if ponders and ask.answer is None and not idle(title, match.view(seat), ask, seat):
                return match, seat
        seat = match.waiting_for()[0]
        match.play(seat, match.sample(seat, chance))
        if match.result is not None:
            match = new(titles.rules(title), kinds, titles.options_for(title, {}), seed := seed + 1)
    raise AssertionError("no bot was ever asked")


class Seated:
    """A bot of the real program at a table with people, its client replaced by what it sees."""

    def __init__(self, title: str, pace: Speed, people: int = 1, seed: int = 4, watched: bool = True) -> None:
        self.now = 0.0
        """What the clock says that thoughts are measured by."""
        match, self.seat = asked(title, seed)
        kinds = match.seat_kinds
        opening = SimpleNamespace(title=title, match="m", seat=self.seat, options=match.options, kinds=kinds)
        self.sent: list[Any] = []
        keys = [chr(65 + n) * 40 for n in range(match.seats)]
        seats = tuple(
            SeatState(
                "human" if n < people and n != self.seat else "bot", key, f"P{n}", level="easy", ready=True, here=True
            )
            for n, key in enumerate(keys)
        )
        self.people = [seat.who for seat in seats if seat.kind == "human"]
        watchers = (WatcherState("W" * 40, "W", "red", "1", True),) if watched else ()
        lobby = Lobby(
            1, "playing", 1, "", title, keys[0], seats, watchers, {}, True, "wait", "normal", False, b"", pace=pace
        )
        client = SimpleNamespace(key=keys[self.seat], lobby=lobby, opening=opening, version=1, pending=None, state="in",
                                 view=lambda: match.view(self.seat), ask=match.seat_ask(self.seat),
                                 play=self.sent.append, clock_left=lambda now: None)  # fmt: skip
        self.player = network.Player(client, "easy", 1, lambda: self.now)  # type: ignore[arg-type]
        self.player.take(e.Opened(opening, False))  # type: ignore[arg-type]

    def waits(self) -> float:
        """Seconds until the bot plays."""
        for tick in range(1200):
            self.player.think(1000 + tick / 20)
            if self.sent:
                return tick / 20
        raise AssertionError("it never plays")


@pytest.mark.parametrize("title", sorted(titles.titles()))
def test_pondering_follows_the_pace_of_the_people(title: str) -> None:
    normal, fast, instant = (Seated(title, pace).waits() for pace in ("normal", "fast", "instant"))
    assert normal > fast > instant == 0


@pytest.mark.parametrize("title", sorted(titles.titles()))
def test_one_person_alone_waits_for_no_pondering(title: str) -> None:
    assert Seated(title, "normal", watched=False).waits() == 0


@pytest.mark.parametrize("title", sorted(titles.titles()))
def test_a_click_ends_the_pondering_and_only_that_of_the_present_ask(title: str) -> None:
    bot = Seated(title, "normal")
    bot.player.think(1000)
    assert not bot.sent
    bot.player.take(e.Signed(PERSON, 0, "hurry", ""))
    bot.player.think(1000)
    assert len(bot.sent) == 1
    later = Seated(title, "normal")
    later.player.take(e.Signed(PERSON, 0, "hurry", ""))  # before it was asked
    later.player.think(1000)
    assert not later.sent


def test_one_of_two_people_and_a_stranger_hurry_nobody() -> None:
    bot = Seated("slayer_slayer", "normal", people=3)
    assert len(bot.people) >= 2
    bot.player.think(1000)
    bot.player.take(e.Signed(bot.people[0], 0, "hurry", ""))
    bot.player.take(e.Signed("Z" * 40, -1, "hurry", ""))
    bot.player.think(1000)
    assert not bot.sent
    for who in bot.people:
        bot.player.take(e.Signed(who, 0, "hurry", ""))
    bot.player.think(1000)
    assert len(bot.sent) == 1


def test_where_the_moment_is_part_of_the_game_nothing_hurries_a_bot() -> None:
    """BTG-4.9: who is ready first chooses who attacks first."""
    title, kinds = "battlegoats", ("human", "bot")
    match = new(titles.rules(title), kinds, titles.options_for(title, {}), 3)
    ask = match.seat_ask(1)
    assert ask is not None and ask.kind == "deploy" and is_race(title, ask)


def test_a_bot_thinks_while_people_wait_anyway() -> None:
    """Thought begins with the ask, goes on in slices, and the answer comes at the later of patience and thought."""
    bot = Seated("battlegoats", "normal")
    slices: list[float] = []

    class Slow:
        def step(self, seconds: float) -> Any:
            slices.append(seconds)
            return bot.player.client.ask.default if len(slices) > 5 else None  # type: ignore[union-attr]

    assert bot.player.bot is not None
    bot.player.bot.start = lambda view, ask: Slow()  # type: ignore[method-assign]
    bot.player.think(1000)
    assert slices == [network.SLICE] and bot.player.pondering.is_busy
    late = 1000 + 60
    for _ in range(4):
        bot.player.think(late)
        assert not bot.sent
    bot.player.think(late)
    assert len(slices) == 6 and bot.sent == [bot.player.client.ask.default]  # type: ignore[union-attr]


def test_a_thought_ends_with_its_ask() -> None:
    bot = Seated("battlegoats", "normal")
    assert bot.player.bot is not None
    bot.player.bot.start = lambda view, ask: SimpleNamespace(step=lambda seconds: None)  # type: ignore[method-assign]
    bot.player.think(1000)
    assert bot.player.pondering.is_busy
    bot.player.client.ask = None
    bot.player.think(1001)
    assert not bot.player.pondering.is_busy


class Endless:
    """A thought that never ends by itself and takes just as long as it may."""

    def __init__(self, bot: Seated) -> None:
        self.bot = bot

    def step(self, seconds: float) -> Any:
        self.bot.now += seconds

    def conclude(self) -> Any:
        return self.bot.player.client.ask.default  # type: ignore[union-attr]


def thought(bot: Seated) -> float:
    """Seconds that an endless thought of it takes; 60 and more for ever."""
    assert bot.player.bot is not None
    bot.player.bot.start = lambda view, ask: Endless(bot)  # type: ignore[method-assign]
    while not bot.sent and bot.now < 60:
        bot.player.think(1000 + bot.now)
    return bot.now


@pytest.mark.parametrize("pace", ["normal", "instant"])
def test_bots_together_think_no_longer_than_one_person_alone_waits(pace: Speed) -> None:
    bot = Seated("battlegoats", pace, watched=False)
    share = network.THOUGHT_S[pace] / bot.player.kinds.count("bot")
    assert thought(bot) == pytest.approx(share)
    bot.sent.clear()
    bot.player.pondering.drop()
    assert thought(bot) == pytest.approx(share)  # nothing is left of it for the next question
    assert thought(Seated("battlegoats", pace)) >= 60  # others look on
    assert thought(Seated("loot_and_recruit", pace, watched=False)) >= 60  # the person decides too


def test_a_person_waits_while_bots_play_in_the_same_open_ask() -> None:
    """Each play of theirs is shown before that person is asked again, though the ask is open to all. When it has been quiet for
    long, nobody waits any more."""
    bot = Seated("lords_of_hell", "normal", watched=False)
    kinds, seat = ("human", "bot", "bot"), bot.seat
    match = new(titles.rules("lords_of_hell"), kinds, titles.options_for("lords_of_hell", {}), 4)
    while match.ask is None or match.ask.kind != "tabling":
        match.play(match.waiting_for()[0], match.default(match.waiting_for()[0]))
    bot.player.client.view, bot.player.client.ask = lambda: match.view(seat), match.seat_ask(seat)  # type: ignore
    long = network.THOUGHT_S["normal"]
    assert thought(bot) == pytest.approx(long)
    bot.sent.clear()
    bot.player.pondering.drop()
    bot.now = 2 * long
    bot.player.think(1000 + bot.now)
    assert thought(bot) >= 60


def test_a_click_ends_a_long_thought() -> None:
    bot = Seated("battlegoats", "normal", watched=False)
    bot.player.think(1000)
    bot.sent.clear()
    bot.player.pondering.drop()
    bot.player.take(e.Signed(PERSON, 0, "hurry", ""))
    assert thought(bot) == pytest.approx(network.THOUGHT_S["instant"] / bot.player.kinds.count("bot"))
