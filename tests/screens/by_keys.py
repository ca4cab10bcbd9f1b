"""What a player without a mouse sees: a first lesson and a whole match of each game by keyboard alone, as one sheet of frames.

    python -m tests.screens.by_keys TITLE [pad]      plays both and writes tests/.out/by_keys/TITLE.webp

To be looked at after a change of focus, hints or asks: is the ring always to be seen, is it clear what to press? The lesson
is the real one (menu, title card, a host of its own), the match is played in this process against bots.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["GOBSMACK_HOME"] = tempfile.mkdtemp(prefix="gobsmack-by-keys-")
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "ui"))

import pygame
from by_hand import Played
from fingers import Fingers
from hands import Hand, KeyHand, PadHand
from PIL import Image
from pygame import Surface

from game.scenes.lesson_table import LessonTable
from game.scenes.menu import Menu
from game.session.window import shut_down
from game.ui.prints import Prints
from tests.e2e.lesson_window import Pupil

OUT = Path(__file__).parents[1] / ".out" / "by_keys"
ACROSS, EACH = 4, 12
"""Frames side by side, and so many of the lesson and of the match."""
THUMB = (400, 225)
MOST = 390 * 1024
"""Bytes of a sheet."""


def frame() -> Surface:
    return pygame.transform.smoothscale(pygame.display.get_surface(), THUMB)


def spread(found: list[Surface]) -> list[Surface]:
    """So many of them, evenly from the first to the last."""
    if len(found) <= EACH:
        return found
    return [found[round(n * (len(found) - 1) / (EACH - 1))] for n in range(EACH)]


class ByKeys(Pupil):
    """A pupil whose clicks are presses of keys; what is seen before each press is kept as a picture."""

    def __init__(self, hand: type[Hand]) -> None:
        super().__init__("Maija", reduced_motion=True)
        self.h.stack.context.prints = Prints()
        self.inner = self.h
        self.h = Fingers(hand(self.inner))
        self.pictures: list[Surface] = []
        self.h.arrived = lambda: self.pictures.append(frame())

    def lesson(self, title: str) -> list[str]:
        h = self.h
        h.settle()
        self.wait(Menu, lambda menu: menu.group.find(f"poster.{title}") is not None)
        h.settle()
        h.click(f"poster.{title}")
        h.settle()
        h.click("lesson")
        self.wait(LessonTable)
        return list(self.learn())


def of_lesson(title: str, hand: type[Hand]) -> list[Surface]:
    pupil = ByKeys(hand)
    try:
        print("lesson:", ", ".join(pupil.lesson(title)), dict(pupil.h.pressed))
    finally:
        shut_down(pupil.inner.stack.context)
    return spread(pupil.pictures)


def of_match(title: str, hand: type[Hand]) -> list[Surface]:
    played = Played(title, hand)
    played.harness.stack.context.prints = Prints()
    pictures: list[Surface] = []
    played.fingers.arrived = lambda: pictures.append(frame())
    played.play()
    played.harness.frames(10)
    pictures.append(frame())
    print("match:", played.player.count, "choices", dict(played.fingers.pressed))
    return spread(pictures)


def sheet(title: str, parts: list[list[Surface]]) -> Path:
    """All frames on one picture, the lesson's first."""
    rows = sum(-(-len(part) // ACROSS) for part in parts)
    whole = Surface((ACROSS * (THUMB[0] + 8) + 8, rows * (THUMB[1] + 8) + 24))
    whole.fill((28, 21, 16))
    y = 8
    for part in parts:
        for n, picture in enumerate(part):
            whole.blit(picture, (8 + n % ACROSS * (THUMB[0] + 8), y + n // ACROSS * (THUMB[1] + 8)))
        y += -(-len(part) // ACROSS) * (THUMB[1] + 8) + 8
    OUT.mkdir(parents=True, exist_ok=True)
    path = OUT / f"{title}.webp"
    picture = Image.frombytes("RGB", whole.get_size(), pygame.image.tobytes(whole, "RGB"))
    for quality in (50, 42, 34, 26):
        picture.save(path, quality=quality, method=6)
        if path.stat().st_size < MOST:
            break
    return path


def main() -> None:
    title, *more = sys.argv[1:]
    hand = PadHand if "pad" in more else KeyHand
    began = time.monotonic()
    path = sheet(title, [of_lesson(title, hand), of_match(title, hand)])
    print(path, path.stat().st_size // 1024, "kB", round(time.monotonic() - began), "s")


if __name__ == "__main__":
    main()
