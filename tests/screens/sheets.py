"""Contact sheets of every scene and every reference screen in each language and at each size, to be looked through after
a change of words or of the kit.

    python -m tests.screens.sheets FOLDER [--languages fi,es] [--sizes 1280x720] [--text 1.5] [NAME ...]

writes FOLDER/<size>_<language>_<n>.jpg, sixteen pictures to a sheet, each with its name under it. Names are those of
`tests.ui.walks` (every scene there is) and of `tests.screens.make` (moments of matches); without any all are shown, with
`scenes` only those of `tests.ui.walks`.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.stack.context import Context
from game.ui.harness import Harness
from game.ui.prints import Prints
from game.words import LANGUAGES
from tests.screens.make import SIZES, pictures

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "ui"))
import walks  # type: ignore[import-not-found]

ACROSS, DOWN = 4, 4
CELL = (640, 360)
FOOT = 26
PRINTS = Prints()
PAPER, INK = (236, 224, 196), (30, 24, 20)


class Sheet:
    """Pictures laid out row by row; full sheets are written as they fill up."""

    def __init__(self, folder: Path, name: str) -> None:
        self.folder, self.name = folder, name
        self.number = 0
        self.laid: list[tuple[str, pygame.Surface]] = []

    def add(self, name: str, shown: Harness) -> None:
        """The picture as it is now."""
        shown.stack.top.dirty = True
        shown.frames(1, 0.001)
        screen = pygame.display.get_surface() or shown.loop.surface
        self.laid.append((name, pygame.transform.smoothscale(screen, CELL)))
        if len(self.laid) == ACROSS * DOWN:
            self.write()

    def write(self) -> None:
        """What is laid so far, as one file."""
        if not self.laid:
            return
        self.number += 1
        rows = -(-len(self.laid) // ACROSS)
        page = pygame.Surface((ACROSS * CELL[0], rows * (CELL[1] + FOOT)))
        page.fill(PAPER)
        font = pygame.font.Font(None, 24)
        for i, (name, picture) in enumerate(self.laid):
            x, y = i % ACROSS * CELL[0], i // ACROSS * (CELL[1] + FOOT)
            page.blit(picture, (x, y))
            page.blit(font.render(name, True, INK), (x + 8, y + CELL[1] + 5))
        self.laid.clear()
        self.folder.mkdir(parents=True, exist_ok=True)
        path = self.folder / f"{self.name}_{self.number}.jpg"
        pygame.image.save(page, path)
        print(path.name, flush=True)


def scenes(way: tuple[tuple[int, int], str], names: list[str], text: float) -> Iterator[tuple[str, Harness]]:
    """Every scene, opened as the walks by keyboard and gamepad open it, with its pictures."""
    size, language = way
    for name, walk in walks.WALKS.items():
        if names and "scenes" not in names and name not in names:
            continue
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(
                Context.__init__, "__kwdefaults__", {**(Context.__init__.__kwdefaults__ or {}), "prints": PRINTS}
            )
            shown = walk.open(patch)
            shown.stack.context.change(language=language, text_scale=text)
            shown.resize(size)
            shown.seconds(1.0)
            yield name, shown


def ways(sizes: list[str], languages: list[str]) -> Iterator[tuple[tuple[int, int], str]]:
    for size in SIZES:
        if not sizes or f"{size[0]}x{size[1]}" in sizes:
            yield from ((size, language) for language in languages)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.screens.sheets", description=(__doc__ or "").split("\n\n")[0]
    )
    parser.add_argument("folder", type=Path)
    parser.add_argument("names", nargs="*")
    parser.add_argument("--languages", default=",".join(LANGUAGES))
    parser.add_argument("--sizes", default="")
    parser.add_argument("--text", type=float, default=1.0)
    given = parser.parse_intermixed_args(arguments)
    for size, language in ways([s for s in given.sizes.split(",") if s], given.languages.split(",")):
        sheet = Sheet(given.folder, f"{size[0]}x{size[1]}_{language}")
        for name, shown in scenes((size, language), given.names, given.text):
            sheet.add(name, shown)
        if not given.names or (named := [name for name in given.names if name not in walks.WALKS and name != "scenes"]):
            for name, shown in pictures(size, language, named if given.names else []):
                shown.stack.context.change(text_scale=given.text)
                shown.frames(2)
                sheet.add(name, shown)
        sheet.write()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
