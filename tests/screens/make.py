"""The reference screens: every scene of the real game at two sizes, to be looked at after a visible change.

    python -m tests.screens.make [NAME ...]      writes tests/.out/screens/<size>/<name>.jpg
    python -m tests.screens.make shots           makes the README's few and those of the title cards anew
    python -m tests.screens.make slayer_all      those of Goblin Slayer-Slayer (see `slayer.py`)
    python -m tests.screens.make loot_all        those of Loot & Recruit (see `loot.py`)
    python -m tests.screens.make hell_all        those of Lords of Hell (see `hell.py`)
    python -m tests.screens.make goblin_all battles_all      those of Goblin (see `goblin.py`, `goblin_battle.py`)

The matches are seeded, so that two runs show the same moments. Full-size pictures are made on demand and never committed.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
os.environ["GOBSMACK_HOME"] = tempfile.mkdtemp(prefix="gobsmack-screens-")

import pygame

from game import titles
from game.demo import BotsAtPlay
from game.scenes.codex import Codex
from game.scenes.host_set_up import HostSetUp
from game.scenes.lan_tables import LanTables
from game.scenes.menu import Menu
from game.scenes.results import Results
from game.scenes.router import open_stack
from game.scenes.settings import SettingsScene
from game.scenes.title_card import TitleCard
from game.stack.context import Context
from game.stack.scene import Scene
from game.stack.stack import Stack
from game.tabletop.scene import TableScene
from game.ui.harness import Harness
from game.ui.prints import Prints
from tests.screens import goblin, goblin_battle, hell, loot, slayer
from tests.ui.local_feed import LocalFeed

ROOT = Path(__file__).parents[2]
OUT = ROOT / "tests" / ".out" / "screens"
SHOTS = {
    "menu": "shots/menu",
    "table_2_seats_fight": "prints/tables/battlegoats",
    "slayer_reveal": "prints/tables/slayer_slayer",
    "loot_recruit": "prints/tables/loot_and_recruit",
    "goblin_move": "prints/tables/goblin_raid",
    "hell_organisation": "prints/tables/lords_of_hell",
}
"""What the README shows, and each title's card of its table: files in `art`, 800 wide."""
SIZES = ((1280, 720), (1920, 1080))
SEED = 11


Screen = Callable[[tuple[int, int], str], Harness]
"""Given a size and a language, the harness that shows a screen."""


def harness(scene: Callable[[], Scene], size: tuple[int, int], language: str = "en") -> Harness:
    """A scene in a stack of its own, with pictures."""

    def build() -> Stack:
        context = Context(size=size, prints=Prints())
        context.change(name="Maija", language=language)
        return open_stack(context, scene())

    return Harness(build, size)


def still(scene: Callable[[], Scene]) -> Screen:
    """A scene a second after it opened."""

    def show(size: tuple[int, int], language: str = "en") -> Harness:
        shown = harness(scene, size, language)
        shown.seconds(1.2)
        return shown

    return show


def over_the_menu(scene: Callable[[], Scene]) -> Screen:
    """A scene that lets what lies under it through."""

    def show(size: tuple[int, int], language: str = "en") -> Harness:
        shown = harness(Menu, size, language)
        shown.seconds(0.5)
        shown.stack.push(scene())
        shown.seconds(1.2)
        return shown

    return show


def deployment(size: tuple[int, int], language: str = "en") -> Harness:
    """Five cards are laid, a sixth is dragged to the back row; two of the others are ready."""
    feed = LocalFeed("battlegoats", 4, seed=SEED, auto=(1, 3), options={"pace": "normal"})
    scene = TableScene(feed)
    shown = harness(lambda: scene, size, language)
    shown.seconds(3.0)

    def at(kind: str, name: object) -> tuple[int, int]:
        return next(s.rect.center for s in scene.spots if s.handle[0] == kind and s.handle[-1] == name)

    nine = [handle for handle, _ in scene.table.reading.nine()]
    for number, space in zip(nine, ("F1", "F2", "F3", "M2", "M3")):
        shown.click(at("c", number))
        shown.click(at("at", space))
        shown.seconds(0.4)
    start, goal = at("c", nine[5]), at("at", "B2")
    shown.press(start)
    for part in range(1, 9):
        shown.move((start[0] + (goal[0] - start[0]) * part // 8, start[1] + (goal[1] - start[1]) * part // 8))
    shown.seconds(0.5)
    return shown


def table(seats: int, until: Callable[[TableScene], bool], *, muster: str = "basic", more: float = 0.0) -> Screen:
    """The table of a bots' match at the first moment that `until` holds, and `more` seconds on."""

    def show(size: tuple[int, int], language: str = "en") -> Harness:
        feed = BotsAtPlay("battlegoats", seats, "normal", {"muster": muster}, SEED)
        scene = TableScene(feed)
        shown = harness(lambda: scene, size, language)
        for _ in range(60 * 60 * 20):
            feed.shown = scene.ready and not scene.updates.playing and not scene.motion.busy
            shown.frames(1)
            if scene.ready and until(scene):
                break
        feed.shown = False
        shown.seconds(more)
        return shown

    return show


def phase(name: str) -> Callable[[TableScene], bool]:
    return lambda scene: scene.services.update.view["public"]["phase"] == name


def fight(turn: int, frames: int = 170) -> Callable[[TableScene], bool]:
    """A fight has been shown for so many frames: both cards are open and counted."""
    shown = 0

    def holds(scene: TableScene) -> bool:
        nonlocal shown
        playing = scene.updates.playing
        fights = playing is not None and any(cue.kind == "compare" for cue in playing.cues)
        if not fights or playing.view["public"]["turn"] < turn:
            shown = 0
            return False
        shown += 1
        return shown > frames

    return holds


def over(scene: TableScene) -> bool:
    return scene.services.update.result is not None and not scene.motion.busy


def results(size: tuple[int, int], language: str = "en") -> Harness:
    feed = BotsAtPlay("battlegoats", 4, "normal", {}, SEED)
    while feed.match.result is None:
        feed.poll()
        feed.shown = True
    end = feed.match.result
    shown = harness(lambda: Results(feed, end), size, language)
    shown.seconds(1.5)
    return shown


SCREENS: dict[str, Screen] = {
    "menu": still(Menu),
    "title_card": still(lambda: TitleCard(titles.title("battlegoats"))),
    "host_set_up": still(HostSetUp),
    "lan_tables": still(LanTables),
    "settings": over_the_menu(lambda: SettingsScene("look")),
    "codex_rules": still(lambda: Codex("battlegoats", phase="attack")),
    "codex_cards": still(lambda: Codex("battlegoats", page="cards")),
    "table_draft": table(3, phase("draft"), muster="draft", more=3.0),
    "table_deploy": deployment,
    "table_2_seats_fight": table(2, fight(4)),
    "table_4_seats_fight": table(4, fight(7)),
    "table_6_seats": table(
        6, lambda scene: phase("battle")(scene) and scene.services.update.view["public"]["turn"] == 13
    ),
    "table_over": table(2, over, more=1.0),
    "results": results,
}


TOURS: dict[str, Callable[..., Iterator[tuple[str, Harness]]]] = {
    "slayer": slayer.tour,
    "goblin": goblin.tour,
    "hell": hell.tour,
    "loot": loot.tour,
    "battles": goblin_battle.tour,
}
"""Titles whose screens are caught while bots play, by the name their pictures begin with."""


def picture(shown: Harness) -> pygame.Surface:
    """Return the whole screen, drawn anew."""
    shown.stack.top.dirty = True
    shown.frames(1, 0.001)
    return pygame.display.get_surface() or shown.loop.surface


def keep(shown: Harness, folder: Path, name: str) -> None:
    """Write the picture as it is now."""
    folder.mkdir(parents=True, exist_ok=True)
    pygame.image.save(picture(shown), folder / f"{name}.jpg")
    print(folder / f"{name}.jpg", flush=True)


def pictures(size: tuple[int, int], language: str, names: list[str]) -> Iterator[tuple[str, Harness]]:
    """The named screens, or all, each as it stands when it is to be caught."""
    for name in [name for name in names if name in SCREENS] if names else SCREENS:
        shown = SCREENS[name](size, language)
        shown.frames(1)
        yield name, shown
    for title, tour in TOURS.items():
        toured = {name.removeprefix(f"{title}_") for name in names if name.startswith(f"{title}_")}
        if toured or not names:
            for name, shown in tour(harness, size, language, None if "all" in toured or not names else toured):
                yield f"{title}_{name}", shown


def shots() -> None:
    """Make the pictures of the README and of the title cards anew."""
    for name, shown in pictures(SIZES[-1], "en", list(SHOTS)):
        small = pygame.transform.smoothscale(picture(shown), (800, 450))
        pygame.image.save(small, ROOT / "art" / f"{SHOTS[name]}.jpg")


def main(names: list[str]) -> int:
    """Write the named screens, or all."""
    if names == ["shots"]:
        shots()
        return 0
    for size in SIZES:
        for name, shown in pictures(size, "en", names):
            keep(shown, OUT / f"{size[0]}x{size[1]}", name)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
