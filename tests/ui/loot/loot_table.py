"""Driving the table of Loot & Recruit as a newcomer would: by presses on what is open and on buttons, never past the screen."""

from __future__ import annotations

from typing import Any

from local_feed import LocalFeed
from table_driver import open_table

from game import titles
from game.engine import match as matches
from game.engine.ask import SeatAsk
from game.engine.chance import Chance
from game.engine.match import Match
from game.tabletop.scene import TableScene
from game.titles.loot_and_recruit.rules.flow import RULES
from game.ui.harness import Harness

TITLE = "loot_and_recruit"


class StrictFeed(LocalFeed):
    """Keeps what the rules refused: the screen should never send such a thing."""

    def __init__(self, *args: Any, **more: Any) -> None:
        self.refused: list[Any] = []
        super().__init__(*args, **more)

    def play(self, choice: Any) -> None:
        if not self.match.space(self.seat).contains(choice):
            self.refused.append(choice)
        super().play(choice)


ORDER = ("play_card", "use_action", "recruit", "attack", "purchase", "end_turn")


def choice_of(match: Match, seat: int, ask: SeatAsk, chance: Chance) -> Any:
    """What the others of these tests do: they play everything, stack Goblins, throw stones, purchase, and end."""
    space: Any = match.space(seat)
    if ask.kind != "turn":
        return space.sample(chance)
    for verb in ORDER:
        found = [branch for branch in space.branches if branch.verb == verb]
        found = [branch for branch in found if verb != "attack" or branch.nouns[0] != seat]
        if found and (verb in ("play_card", "recruit", "end_turn") or chance.below("go", 4)):
            return type(space)((chance.pick("branch", found),)).sample(chance)
    return ["end_turn"]


def new(seats: int, seed: int, options: dict[str, Any] | None = None, seat: int = 0) -> Match:
    """A match with a person in `seat`, whatever the title's status."""
    kinds = tuple("human" if other == seat else "bot" for other in range(seats))
    return matches.new(RULES, kinds, titles.options_for(TITLE, options or {}), seed)


def ahead(match: Match, turns: int, seed: int, kind: str = "turn", seat: int = 0) -> Match:
    """The same match some turns on, when `seat` is asked this."""
    chance = Chance(seed.to_bytes(8, "big") + b"ahead")
    while match.result is None:
        ask = match.ask
        if match.state.turn >= turns and ask is not None and ask.kind == kind and seat in match.waiting_for():
            return match
        for other in match.waiting_for():
            told = match.seat_ask(other)
            assert told is not None
            match.play(other, choice_of(match, other, told, chance), match.ask_id, at=30_000)
            break
    return match


def feed_of(
    seats: int = 4, seed: int = 1, *, seat: int = 0, options: dict[str, Any] | None = None, match: Match | None = None,
    turns: int = 0, kind: str = "turn",
) -> StrictFeed:  # fmt: skip
    """A person in `seat`; with `turns` the match is played so far first."""
    match = match or new(seats, seed, options, seat)
    if turns:
        ahead(match, turns, seed, kind, seat)
        match.take_cues()
    chance = Chance(seed.to_bytes(8, "big") + b"others")
    return StrictFeed(TITLE, match.seats, seat, seed=seed, options=options, match=match,
                      choose=lambda match, seat, ask: choice_of(match, seat, ask, chance))  # fmt: skip


def table(
    seats: int = 4, seed: int = 1, size: tuple[int, int] = (1280, 720), *, seat: int = 0, turns: int = 0,
    kind: str = "turn", match: Match | None = None, options: dict[str, Any] | None = None, **settings: Any,
) -> tuple[Harness, TableScene]:  # fmt: skip
    feed = feed_of(seats, seed, seat=seat, turns=turns, kind=kind, match=match, options=options)
    return open_table(feed, size, **settings)
