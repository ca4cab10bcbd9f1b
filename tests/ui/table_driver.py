"""Driving a table scene as a newcomer would: through widgets and spots on the screen, never past them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from local_feed import LocalFeed

from game.engine.chance import Chance
from game.scenes.router import open_stack
from game.settings_file import SettingsFile
from game.stack.context import Context
from game.tabletop.scene import TableScene
from game.ui.harness import Harness


def open_table(feed: LocalFeed, size: tuple[int, int] = (1280, 720), **settings: Any) -> tuple[Harness, TableScene]:
    """A harness with a table on top; the other seats wait while something is shown."""
    file = SettingsFile()
    file.change(**{"language": "en", **settings})
    scene = TableScene(feed)
    feed.busy = lambda: scene.updates.playing is not None or bool(scene.updates.waiting)
    harness = Harness(lambda: open_stack(Context(file), scene), size)
    return harness, scene


def shows(scene: TableScene) -> bool:
    """An update is played, or the cards it began with are dealt."""
    return scene.updates.playing is not None or bool(scene.services.aloft)


def calm(harness: Harness, scene: TableScene, most: float = 30.0, skip: bool = True) -> None:
    """Step until nothing is played and it is somebody's turn to think."""
    with harness.passing():
        for _ in range(round(most * 10)):
            harness.frames(1 if skip else 6)
            if shows(scene) and skip:
                scene.skip()
            elif not shows(scene) and not scene.updates.waiting:
                return
    raise AssertionError("the table never came to rest")


def asked_next(
    harness: Harness, scene: TableScene, most: int = 6000, kind_of: Callable[[TableScene], str] | None = None
) -> str:
    """Go on until this seat has something to answer, and say which question it is; "over" at the end. `kind_of`: the question
    as the table has it now, "" where nothing is to be done."""
    with harness.passing():
        for _ in range(most):
            harness.frames(1)
            if shows(scene):
                scene.skip()
                continue
            if scene.updates.waiting or scene.services.sent or not scene.ready:
                continue
            if scene.services.update.result is not None:
                return "over"
            kind = kind_of(scene) if kind_of is not None else str(scene.table.asked)  # type: ignore[attr-defined]
            if kind:
                return kind
    raise AssertionError(f"never asked: {scene.services.update.ask}")


def my_turn(harness: Harness, scene: TableScene) -> str:
    """The same at a table whose chooser reads the ask."""
    return asked_next(harness, scene, kind_of=lambda scene: str(scene.table.context.chooser.kind))  # type: ignore[attr-defined]


def lay_out(harness: Harness, scene: TableScene) -> None:
    """DEPLOY, the short way."""
    assert my_turn(harness, scene) == "deploy"
    harness.click("act.fill")
    harness.frames(2)
    harness.click("act.ready")


def play_by_mouse(harness: Harness, scene: TableScene, seed: int = 1, most: int = 3000) -> set[str]:
    """Play to the end by clicks on open spots and buttons only; the kinds of asks that came."""
    chance = Chance(seed.to_bytes(8, "big"))
    seen: set[str] = set()
    for _ in range(most):
        kind = my_turn(harness, scene)
        if kind == "over":
            return seen
        seen.add(kind)
        group = scene.group
        if kind == "deploy":
            lay_out(harness, scene)
            continue
        others = [w for w in group if w.id in ("act.command", "act.leave") and w.enabled]
        opens = [spot for spot in scene.spots if spot.open and spot.handle[0] != "pile"]  # type: ignore[index]
        if group.main is not None and group.main.enabled and (not opens or chance.below("play", 5) < 3):
            harness.click(group.main.rect.center)
        elif others and chance.below("play", 5) < 2:
            harness.click(others[0].rect.center)
        else:
            spot = chance.pick("play", opens)
            hit = scene.look.frame.hit(spot.rect)
            assert hit.w >= 40 and hit.h >= 40, spot
            harness.click(spot.rect.center)
    raise AssertionError("the match did not end")
