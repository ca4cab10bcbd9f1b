"""Tables that stand at a certain question: the match is played there without a screen, then laid out on one."""

from __future__ import annotations

from typing import Any

from local_feed import LocalFeed
from slayer_table import TITLE, choice_of
from table_driver import open_table

from game import titles
from game.engine import match as matches
from game.engine.chance import Chance
from game.engine.match import Match
from game.tabletop.scene import TableScene
from game.ui.harness import Harness

Want = Any


def match_at(kind: str, seats: int = 4, *, want: Want = None, rich: bool = True, first: int = 1) -> Match:
    """A match in which seat 0 is asked `kind` (and `want(match)` holds); the first seed that leads there."""
    for seed in range(first, first + 60):
        kinds = tuple("bot" if seat else "human" for seat in range(seats))
        match = matches.new(
            titles.rules(TITLE), kinds, titles.options_for(TITLE, {"difficulty": "easy", "least": "one"}), seed
        )
        if rich:
            match.state.gold = [90] * seats
            match.state.trophies = [7] * seats
        if _play_to(match, kind, want, Chance(seed.to_bytes(8, "big"))):
            return match
    raise AssertionError(f"{kind} never came")


def _play_to(match: Match, kind: str, want: Want, chance: Chance) -> bool:
    for _ in range(900):
        ask = match.ask
        if match.result is not None or ask is None:
            return kind == "over" and match.result is not None and (want is None or bool(want(match)))
        if ask.kind == kind and 0 in match.waiting_for() and (want is None or want(match)):
            return True
        match.take_cues()
        waiting = [seat for seat in match.waiting_for() if not _done(match, seat)] or list(match.waiting_for())
        seat = waiting[0]
        seat_ask = match.seat_ask(seat)
        assert seat_ask is not None
        match.play(seat, choice_of(match, seat, seat_ask, chance), match.ask_id, at=1000)
    return False


def _done(match: Match, seat: int) -> bool:
    """An open question that a seat has answered as far as it can."""
    assert match.ask is not None
    if match.ask.kind == "play_cards":
        return bool(match.state.committed[seat])
    return match.ask.kind == "loot_division" and bool(match.state.confirmed[seat])


def feed_at(match: Match, seat: int = 0, *, others: bool = False) -> LocalFeed:
    """A feed on it; with `others` the other seats go on, else they wait for ever."""
    chance = Chance(b"the rest")
    feed = LocalFeed(TITLE, match.seats, seat, match=match, options=match.options, clock=None,
                     choose=lambda match, seat, ask: choice_of(match, seat, ask, chance))  # fmt: skip
    feed.held = not others
    return feed


def room_at(
    kind: str,
    seats: int = 4,
    *,
    size: tuple[int, int] = (1280, 720),
    want: Want = None,
    first: int = 1,
    **settings: Any,
) -> tuple[Harness, TableScene]:
    """A table on screen at that question, at rest."""
    harness, scene = open_table(feed_at(match_at(kind, seats, want=want, first=first)), size, **settings)
    harness.frames(4)
    for _ in range(200):
        if scene.updates.playing is None and not scene.updates.waiting:
            break
        scene.skip()
        harness.frames(1)
    return harness, scene


def click(harness: Harness, scene: TableScene, *handle: Any) -> None:
    """A click on the spot of that handle."""
    spot = next(spot for spot in scene.spots if spot.handle == handle)
    harness.click(spot.rect.center)
    harness.frames(2)
