"""The reference screens of Goblin's battles: positions that stand at each question, and moments of one attack.

`tour(show, size, language)` yields names and harnesses; positions and dice are given, so two runs show the same.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from game.tabletop.scene import TableScene
from game.ui.harness import Harness

sys.path[:0] = [str(Path(__file__).parent.parent / "ui"), str(Path(__file__).parent.parent / "ui" / "goblin")]

from battles import BOTH, SMALL, at_step, bags_home, broken, emptied, nowhere, position, units_of  # noqa: E402
from goblin_table import feed_of  # noqa: E402

from tests.titles.goblin_raid.dsl import Table  # noqa: E402

Make = Callable[[], Table]
Touch = Callable[[TableScene, Harness], None]


def _press(*handles: Any) -> Touch:
    """Presses on spots, one after another."""

    def touch(scene: TableScene, harness: Harness) -> None:
        for handle in handles:
            spot = next(spot for spot in scene.spots if spot.handle == handle)
            harness.click(spot.rect.center)
            harness.seconds(0.3)

    return touch


def _must() -> Table:
    table = broken(morale=[1, 1]).play(["none"])
    while table.kind == "flee":
        table.play(table.match.default(table.seat))
    return table


def _running() -> Table:
    table = nowhere()
    table.play(table.match.default(table.seat))
    for _ in range(3):
        table.play(table.match.default(table.seat))
    return table


def _plundering() -> Table:
    table = emptied()
    table.play(["advance", "1307", ["goblin_king"], units_of("1307")[:8]])
    return table.play(["stay"]) if table.kind == "advance" else table


RESTS: dict[str, tuple[Make, Touch]] = {
    "declare": (lambda: position().go(), _press()),
    "declare_taken": (lambda: position().go(), _press(("ready", ("1307", "1308")))),
    "pick_battle": (lambda: position().go().declare(BOTH, SMALL), _press()),
    "step_a": (lambda: at_step("a"), _press()),
    "step_b": (lambda: at_step("b"), _press()),
    "step_c": (lambda: at_step("c"), _press()),
    "step_d": (lambda: at_step("d"), _press()),
    "escort": (lambda: broken(morale=[1, 1]), _press(("escort", "thomas_bruce"))),
    "escort_must": (_must, _press()),
    "flee": (lambda: broken(morale=[1, 1]).play(["escort", ["thomas_bruce"], ["militia_4_3_3_1"]]), _press()),
    "run": (_running, _press()),
    "advance": (emptied, _press(("advance", "1307", "goblin_warriors_1"), ("advance", "1307", "iron_brutes_1"))),
    "plunder": (_plundering, _press()),
    "count_bags": (lambda: bags_home("the_keep"), _press(("dice", 2))),
    "orders": (lambda: at_step("c"), _press(("orders",))),
}
"""What is caught while the table rests: the position, and what is pressed there."""

MOMENTS: dict[str, tuple[str, float]] = {
    "assault": ("assault", 1.2),
    "assault_read": ("assault", 2.7),
    "check": ("check", 0.6),
    "fled": ("fled", 0.5),
    "casualty": ("casualty", 0.5),
}
"""Of one attack by the King at Tweksbury: a cue, and how many seconds after its beat has begun."""


def tour(
    show: Callable[..., Harness], size: tuple[int, int], language: str = "en", names: set[str] | None = None
) -> Iterator[tuple[str, Harness]]:
    """Every screen, with its name."""
    wanted = set(names) if names else {*RESTS, *MOMENTS}
    for name, (make, touch) in RESTS.items():
        if name in wanted:
            scene, harness = _at(make(), show, size, language)
            touch(scene, harness)
            yield name, harness
    if wanted & MOMENTS.keys():
        yield from _moments(show, size, language, wanted & MOMENTS.keys())


def _at(table: Table, show: Callable[..., Harness], size: tuple[int, int], language: str) -> tuple[TableScene, Harness]:
    """A position on a screen of the seat that is asked."""
    feed = feed_of(table.seat, match=table.match, options=table.match.options)
    feed.held = True
    scene = TableScene(feed)
    harness = show(lambda: scene, size, language=language)
    harness.seconds(1.0)
    return scene, harness


def _moments(
    show: Callable[..., Harness], size: tuple[int, int], language: str, wanted: set[str]
) -> Iterator[tuple[str, Harness]]:
    table = at_step("c", melee=[2], morale=[1, 1], casualty=[2, 6, 6, 6])
    table.s.auto_flee = ["on", "on"]
    scene, harness = _at(table, show, size, language)
    feed: Any = scene.feed
    told = scene.table.moments
    now: dict[str, float] = {}

    def watched(cues: Any, after: Any) -> Any:
        now.clear()
        now.update({cue.kind: 0.0 for cue in cues})
        return told(cues, after)

    scene.table.moments = watched  # type: ignore[method-assign]
    scene.services.send(["melee", "1308", units_of("1307")])
    for _ in range(60 * 40):
        harness.frames(1)
        for kind in now:
            now[kind] += 1 / 60
        for name in sorted(wanted):
            kind, after = MOMENTS[name]
            if now.get(kind, -1.0) >= after:
                wanted.discard(name)
                yield name, harness
        if not wanted:
            return
        if scene.updates.playing is None and not scene.updates.waiting:
            match = feed.match
            if match.waiting_for()[0] == scene.services.seat:
                return
            match.play(match.waiting_for()[0], match.default(match.waiting_for()[0]), match.ask_id, at=1)
            feed._emit()
