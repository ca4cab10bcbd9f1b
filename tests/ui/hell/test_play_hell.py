"""A whole match by mouse: what the title's own bot would choose is done by clicks alone, the others are bots too."""

from __future__ import annotations

from typing import Any

from hell_table import TITLE, StrictFeed
from table_driver import open_table

from game import titles
from game.bots.players import idle, make
from game.engine import match as matches
from game.titles.lords_of_hell.flow import RULES
from tests.e2e.hell_hand import Hand


class BotsFeed(StrictFeed):
    """The other seats are bots of the title."""

    def __init__(self, seats: int, seed: int, options: dict[str, Any], level: str = "normal") -> None:
        kinds = ("human", *("bot",) * (seats - 1))
        whole = titles.options_for(TITLE, options)
        match = matches.new(RULES, kinds, whole, seed)
        self.minds = [
            make(TITLE, level, seat, whole, kinds, seed=seed * 31 + seat, clock=False) for seat in range(seats)
        ]
        self.said_last: dict[int, Any] = {}
        """What a bot saw after its last word in an open ask: with nothing new it has nothing to add."""
        super().__init__(TITLE, seats, 0, match=match, options=options)

    def _emit(self) -> None:
        cues = self.match._cues if hasattr(self.match, "_cues") else []
        del cues
        super()._emit()
        for seat in self.auto:
            self.minds[seat].observe(self.match.view(seat), [])

    def step(self) -> bool:
        match = self.match
        for seat in match.waiting_for():
            ask = match.seat_ask(seat)
            if seat not in self.auto or ask is None or ask.space is None or ask.answer is not None:
                continue
            view = match.view(seat)
            if idle(TITLE, view, ask, seat) or self.said_last.get(seat) == view:
                continue
            choice, asked = self.minds[seat].decide(view, ask), match.ask_id
            if choice != ["wait"]:
                match.play(seat, choice, asked, at=30_000 + 1000 * seat)
            if match.ask_id == asked and ask.mode == "open":
                self.said_last[seat] = match.view(seat)
            if choice == ["wait"]:
                continue
            self._emit()
            return True
        return False

    def time_is_up(self) -> None:
        """The clock ends an open ask for everybody."""
        match, asked = self.match, self.match.ask_id
        for seat in match.waiting_for():
            if match.ask_id == asked and match.result is None:
                match.play(seat, match.default(seat), asked, at=60_000)
        self._emit()


def play(seats: int, seed: int, most: int = 60_000, **options: Any) -> Hand:
    """To the end of a match."""
    feed = BotsFeed(seats, seed, {"short_game": True, **options})
    harness, scene = open_table(feed)
    hand = Hand(harness, scene, seed=seed)
    still = 0
    for _ in range(most):
        harness.frames(1)
        if scene.updates.playing is not None:
            scene.skip()
            continue
        if hand.answer_dialog():
            continue
        if scene.desk.update.result is not None:
            return hand
        version = feed.version
        still = 0 if hand.step() or feed.version != version else still + 1
        if still > 60 and not scene.updates.waiting:
            feed.time_is_up()
            still = 0
    ask = scene.desk.update.ask
    raise AssertionError(f"the match did not end: {ask.kind if ask is not None else None}, {feed.match.state.round}")


def test_a_short_match_of_four_is_played_to_the_reckoning_by_clicks():
    hand = play(4, 3)
    scene = hand.scene
    assert scene.feed.refused == []
    assert not scene.table.words.unknown
    assert {"tabling", "council"} <= set(hand.kinds_met)
