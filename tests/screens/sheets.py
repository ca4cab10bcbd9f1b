"""Contact sheets of every reference screen in each language and at each size, to be looked through after a change of words
or of the kit.

    python -m tests.screens.sheets FOLDER [--languages fi,es] [--sizes 1280x720] [NAME ...]

writes FOLDER/<size>_<language>_<n>.jpg, sixteen pictures to a sheet, each with its name under it. Names are those of
`tests.screens.make`; without any all are shown.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

import pygame

from game.text import LANGUAGES
from game.ui.harness import Harness
from tests.screens.make import SIZES, pictures

ACROSS, DOWN = 4, 4
CELL = (640, 360)
FOOT = 26
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
    given = parser.parse_args(arguments)
    for size, language in ways([s for s in given.sizes.split(",") if s], given.languages.split(",")):
        sheet = Sheet(given.folder, f"{size[0]}x{size[1]}_{language}")
        for name, shown in pictures(size, language, given.names):
            sheet.add(name, shown)
        sheet.write()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
