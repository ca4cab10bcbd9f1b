"""Driving the table of Goblin Slayer-Slayer as a newcomer would: by clicks on what is open, never past the screen."""

from __future__ import annotations

from typing import Any

import table_driver
from local_feed import LocalFeed
from table_driver import open_table

from game import titles
from game.engine import match as matches
from game.engine.ask import SeatAsk
from game.engine.chance import Chance
from game.engine.match import Match
from game.tabletop.scene import TableScene
from game.ui.harness import Harness

TITLE = "slayer_slayer"


def feed_of(seats: int = 4, seed: int = 1, *, seat: int = 0, options: dict[str, Any] | None = None) -> LocalFeed:
    """A person among bots that send two cards each, bet when they can and take what comes.

    One card is enough to take part (GSS-4.14, `least = one`): these tests choose how many they send.
    """
    return plain_feed(seats, seed, seat=seat, options={"least": "one"} | (options or {}))


def plain_feed(seats: int = 4, seed: int = 1, *, seat: int = 0, options: dict[str, Any] | None = None) -> LocalFeed:
    """The same with the lobby's own options where none are given."""
    options = options or {}
    chosen = titles.options_for(TITLE, options)
    kinds = tuple("human" if other == seat else "bot" for other in range(seats))
    match = matches.new(titles.rules(TITLE), kinds, chosen, seed)
    chance = Chance(seed.to_bytes(8, "big") + b"bots")
    return LocalFeed(TITLE, seats, seat, seed=seed, options=options, match=match,
                     choose=lambda match, seat, ask: choice_of(match, seat, ask, chance))  # fmt: skip


def choice_of(match: Match, seat: int, ask: SeatAsk, chance: Chance) -> Any:
    """What a bot of these tests answers."""
    if ask.kind == "play_cards":
        pick: Any = ask.space.branches[0].parts[0]  # type: ignore[union-attr]
        return ["commit", list(pick.options)[: max(pick.lo, min(pick.hi, 2))]]
    if ask.kind in ("route_vote", "bet_vote", "horde_die_vote", "representative_vote"):
        options = [o for o in ask.space.options if o not in ("", "none", "no")]  # type: ignore[union-attr]
        return chance.pick("vote", options)
    if ask.kind in ("loot_division", "store", "weave_window"):
        return match.default(seat)
    return match.space(seat).sample(chance)


def table(
    seats: int = 4, seed: int = 1, size: tuple[int, int] = (1280, 720), **settings: Any
) -> tuple[Harness, TableScene]:
    return open_table(feed_of(seats, seed), size, **settings)


def asked_next(harness: Harness, scene: TableScene) -> str:
    """Go on until this seat has something to answer; "over" at the end."""
    return table_driver.asked_next(harness, scene, kind_of=_unanswered)


def _unanswered(scene: TableScene) -> str:
    kind, ask = str(scene.table.asked), scene.services.update.ask  # type: ignore[attr-defined]
    done = ask is None or scene.services.seat not in ask.waiting_for or ask.answer is not None
    return "" if (done and ask is not None and ask.mode != "open") or settled(scene, kind) else kind


def settled(scene: TableScene, kind: str) -> bool:
    """An open question that this seat has answered as far as it can."""
    reading = scene.table.reading  # type: ignore[attr-defined]
    if kind == "play_cards":
        return reading.play is not None and scene.services.seat in reading.play.ready
    if kind == "loot_division":
        return reading.loot is not None and scene.services.seat in reading.loot.confirmed
    return False


def until(harness: Harness, scene: TableScene, *kinds: str, most: int = 400, chance: Chance | None = None) -> str:
    """Play by mouse until one of these is asked."""
    chance = chance or Chance(b"mouse---")
    for _ in range(most):
        kind = asked_next(harness, scene)
        if kind in kinds or kind == "over":
            return kind
        step(harness, scene, chance)
    raise AssertionError(f"{kinds} never came")


def wait_for_me(scene: TableScene) -> None:
    """While cards are played the others wait until this seat has sent its own."""
    feed: Any = scene.feed
    go_on = feed.step

    def step_or_wait() -> bool:
        ask = feed.match.ask
        return False if ask is not None and ask.kind == "play_cards" else bool(go_on())

    feed.step = step_or_wait


QUIET = ("hint", "totals", "deck", "pile")


def step(harness: Harness, scene: TableScene, chance: Chance) -> None:
    """One click: the main button when it can be pressed (mostly), else something open."""
    main = scene.group.main
    opens = [s for s in scene.spots if s.open and isinstance(s.handle, tuple) and s.handle[0] not in QUIET]
    if main is not None and main.enabled and (not opens or chance.below("step", 5) < 3):
        harness.click(main.rect.center)
        return
    if opens and chance.below("step", 8):
        harness.click(chance.pick("step", opens).rect.center)
        return
    acts = [
        w
        for w in scene.group
        if str(w.id).startswith("act.") and w.enabled and w.id not in ("act.resign", "act.clear", "act.back")
    ]
    if acts:
        harness.click(chance.pick("step", acts).rect.center)
