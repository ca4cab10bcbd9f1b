"""The ink of words in every scene and at a table of each title: large enough, whole, and nowhere on other words.

    python -m tests.screens.inked SCENE TITLE ...      the faults, a line each

Read off the picture (`lettered.py`), in each of `WAYS`. In Finnish and Spanish at 100 %: scenes at 1280x720, tables in turn there
and, at one question of each title, at 1920x1080.
"""

from __future__ import annotations

import itertools
import os
import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

if __name__ == "__main__":
    from tests.screens import lettered

    lettered.watch(words=True)

from tests.screens.lettered import Mark, page
from tests.screens.printed import run_alone

if TYPE_CHECKING:
    from pygame import Rect

    from game.stack.scene import Scene
    from game.ui.harness import Harness

SIZE = (1280, 720)
Way = tuple[str, float, tuple[int, int]]
"""Language, size of text, window."""
WAYS: tuple[Way, ...] = (("en", 1.0, SIZE), ("fi", 1.5, SIZE))
OTHERS: tuple[Way, ...] = (("fi", 1.0, SIZE), ("es", 1.0, SIZE))
LARGE: tuple[Way, ...] = (("fi", 1.0, (1920, 1080)), ("es", 1.0, (1920, 1080)))
SHORTENED = frozenset((
    "+3 SAALISTA, +2 VÄRVÄYSTÄ", "+3 DE BOTÍN, +2 DE RECLUTAMIENTO", "HÄNNÄNHUIPPU-TESS", "SILMÄNKÄÄNTÄJÄ",
    "LAATIKOLLINEN KIILTÄVÄÄ",
))  # fmt: skip
"""Words that an ellipsis still cuts short in a narrow place: faults that are known."""
MAPPED = "goblin_raid"
"""The title whose table is a map: what stands on it grows with its zoom."""
QUESTIONS = 5 if os.environ.get("GOBSMACK_LONG") else 3
"""Kinds of questions of a match that are looked at."""
SMALL, CAPITAL = 5.6, 8.4
"""Pixels of ink of a small letter, and of a capital or digit, at 13 px in the smallest of the faces (12 for capitals)."""
TOUCH = 0.3
"""A tail may reach so far into the accents of the line under it."""


def faults(marks: Sequence[Mark], mapped: Sequence[Rect], scrolled: Sequence[Rect]) -> Iterator[str]:
    """What is wrong with words that stand on no map, which is zoomed. What scrolls is cut where it ends. What lies under
    something is neither seen whole nor meant to be."""
    told = [mark for mark in marks if any(letter.isalnum() for letter in mark.text)]
    told = [mark for mark in told if not any(place.colliderect(mark.rect) for place in mapped)]
    for mark in told:
        least = SMALL if any(letter.islower() for letter in mark.text) else CAPITAL
        if mark.high < least:
            yield f"small ({mark.high:.1f}): {mark.text!r} at {tuple(mark.rect)}"
        goes_on = mark.cut == "down" and any(place.colliderect(mark.rect) for place in scrolled)
        known = mark.cut == "under" or (mark.cut == "short" and mark.text in SHORTENED)
        if mark.cut and not known and not goes_on:
            yield f"cut {mark.cut}: {mark.text!r} at {tuple(mark.rect)}"
    whole = [mark for mark in told if not mark.cut]
    for one, other in itertools.combinations(whole, 2):
        both = one.rect.clip(other.rect)
        if both.w > 2 and both.h > max(2, TOUCH * min(one.rect.h, other.rect.h)):
            yield f"one on the other: {one.text!r} {tuple(one.rect)} and {other.text!r} {tuple(other.rect)}"


class Broken:
    """Words that were broken in the middle without a hyphen since somebody last asked."""

    def __init__(self) -> None:
        from game.ui.lettering import Lettering, wide

        self.found: list[str] = []
        pieces = Lettering._pieces

        def broken(word: str, role: Any, px: int, width: int, measure: Any, language: str) -> list[str]:
            found = pieces(word, role, px, width, measure, language)
            if measure is wide and any(not piece.endswith("-") for piece in found[:-1]):
                self.found.append(f"broken: {word!r} into {found}")
            return found

        Lettering._pieces = staticmethod(broken)  # type: ignore[method-assign, assignment]

    def take(self) -> list[str]:
        found, self.found = self.found, []
        return found


def maps(top: Scene) -> list[Rect]:
    from game.tabletop.scene import TableScene

    if not isinstance(top, TableScene) or top.feed.title != MAPPED:
        return []
    table: Any = top.table
    return [table.ground.map]


def shown_faults(shown: Harness, name: str, broken: Broken, ways: Sequence[Way]) -> Iterator[str]:
    """What is wrong with what stands on top, in each way."""
    from game.ui.widgets.scroll import ScrollArea

    for language, scale, size in ways:
        broken.take()
        if shown.size != size:
            shown.resize(size)
        shown.stack.context.change(language=language, text_scale=scale)
        shown.frames(3, 0.3)
        broken.take()  # on the way things are laid out for the size before
        top = shown.stack.top
        marks = page(shown.stack, size).marks
        scrolled = [widget.rect for widget in top.group if isinstance(widget, ScrollArea)]
        for fault in dict.fromkeys([*broken.take(), *faults(marks, maps(top), scrolled)]):
            yield f"{name} {language} {scale:.0%} {size[1]}: {fault}"


def scenes(names: Sequence[str], broken: Broken) -> Iterator[str]:
    import pytest

    from game.stack.context import Context
    from game.ui.prints import Prints

    sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "ui"))
    import walks  # type: ignore[import-not-found]

    prints = Prints()
    for name in names:
        with pytest.MonkeyPatch.context() as patch:
            defaults = Context.__init__.__kwdefaults__ or {}
            patch.setattr(Context.__init__, "__kwdefaults__", {**defaults, "prints": prints})
            yield from shown_faults(walks.WALKS[name].open(patch), name, broken, (*WAYS, *OTHERS))


def tables(title: str, broken: Broken) -> Iterator[str]:
    """A match of bots, at the first questions of several kinds and at the end."""
    from game.scenes.router import open_stack
    from game.settings_file import SettingsFile
    from game.stack.context import Context
    from game.tabletop.scene import TableScene
    from game.ui.harness import Harness
    from game.ui.prints import Prints
    from tests.screens.printed import UNSEEN, updates
    from tests.ui.local_feed import LocalFeed

    declared = import_module(f"tests.titles.{title}.says")
    match = next(match for match in declared.MATCHES if match.size == SIZE)
    feed = LocalFeed(title, match.seats, match.seat, seed=match.seed, clock=None)
    feed.held = True
    feed._out.clear()
    file = SettingsFile()
    file.change(language="en", name="Maija", pace="instant", reduced_motion=True)
    scene = TableScene(feed)
    told = updates(title, match)
    kinds = [update.ask.kind if update.ask is not None and update.ask.space is not None else "" for update in told]
    first = {kind: kinds.index(kind) for kind in kinds if kind}
    seen = [*first.values()][:: -(-len(first) // QUESTIONS)]
    harness = None
    for turn, n in enumerate(sorted({0, *seen, len(told) - 1})):
        feed._out.append(told[n])
        if harness is None:
            harness = Harness(lambda: open_stack(Context(file, prints=Prints()), scene), SIZE)
            harness.each = UNSEEN
        with harness.passing():
            harness.frames(3, 0.2)
            harness.settle()
        ways = (*WAYS, OTHERS[turn % 2], *(LARGE if turn == 1 else ()))
        yield from shown_faults(harness, f"{title}, {kinds[n] or n}", broken, ways)


def alone(*names: str) -> list[str]:
    """The faults of scenes and titles, found in a process in which every picture remembers its words."""
    return run_alone("tests.screens.inked", *names)


if __name__ == "__main__":
    from game import titles

    watched = Broken()
    wall = [name for name in sys.argv[1:] if name not in titles.titles()]
    for fault in itertools.chain(
        *(tables(name, watched) for name in sys.argv[1:] if name not in wall), scenes(wall, watched)
    ):
        print(fault, flush=True)
