"""What a table prints is what the view says: for states of matches that bots play, all numbers and names in their places.

    python -m tests.screens.printed TITLE       the faults, a line each

What is printed is read off the picture (`lettered.py`); what should be is declared by each title, and its matches with it
(`tests/titles/<slug>/says.py`). All matches of a title are judged together: each kind of thing that is declared must have
been seen with two different values at least, and another value in its place must have been noticed.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, Protocol, cast

if __name__ == "__main__":
    from tests.screens import lettered

    lettered.watch()

from tests.screens.lettered import Page, page

if TYPE_CHECKING:
    from game.tabletop.feed import Update
    from game.tabletop.scene import TableScene
    from game.ui.harness import Harness
    from tests.screens.saying import Match, Saying

STATES = 12 if os.environ.get("GOBSMACK_LONG") else 6
"""Of each match, besides the first at each kind of question."""

UNSEEN = 8
"""One in so many of the frames on the way to a state is painted."""


class Declared(Protocol):
    """A title's `says.py`."""

    MATCHES: tuple[Match, ...]
    says: Callable[[TableScene, Mapping[str, Any]], Iterator[Saying]]


def updates(title: str, match: Match) -> list[Update]:
    """What the seat is told, without what happened on the way: the first at each kind of question, and some between."""
    from tests.screens.tours import Played

    feed = Played(title, match.seats, match.seed, match.level, {}, seat=match.seat)
    told: list[Update] = []
    while len(told) < match.updates and feed.match.result is None:
        told += [replace(item, cues=()) for item in feed._out if not isinstance(item, tuple)]  # type: ignore[type-var]
        feed._out.clear()
        if not feed.go(feed.seat) and not feed.step():
            feed.run_out()
    told += [replace(item, cues=()) for item in feed._out]  # type: ignore[type-var]
    asked: dict[tuple[str, bool], int] = {}
    for n, update in enumerate(told):
        if update.ask is not None:
            asked.setdefault((update.ask.kind, update.ask.space is not None), n)
    between = range(0, len(told), max(1, len(told) // STATES))
    return [told[n] for n in sorted({*between, *asked.values(), len(told) - 1})]


def states(title: str, match: Match) -> Iterator[tuple[TableScene, Update, Page]]:
    """The table at each of them, and what is printed; at some of them once more with a card pointed at."""
    from game.scenes.router import open_stack
    from game.settings_file import SettingsFile
    from game.stack.context import Context
    from game.tabletop.scene import TableScene
    from game.ui.harness import Harness
    from game.ui.prints import Prints
    from tests.ui.local_feed import LocalFeed

    feed = LocalFeed(title, match.seats, match.seat, seed=match.seed, clock=None)
    feed.held = True
    feed._out.clear()
    file = SettingsFile()
    file.change(language="en", name="Maija", pace="instant", reduced_motion=True)
    scene, harness = TableScene(feed), None
    for n, update in enumerate(updates(title, match)):
        feed._out.append(update)
        if harness is None:
            harness = Harness(lambda: open_stack(Context(file, prints=Prints()), scene), match.size)
            harness.each = UNSEEN
        with harness.passing():
            harness.frames(3, 0.2)
            harness.settle()
        yield scene, update, page(harness.stack, match.size)
        if n % 3 == 0 and point(harness, scene, n):
            yield scene, update, page(harness.stack, match.size)
            harness.move((1, 1))


def point(harness: Harness, scene: TableScene, n: int) -> bool:
    """Point at one card or another, so that the inspector has something to say; False if there is none."""
    spots = [spot for spot in scene.spots if isinstance(spot.handle, tuple) and spot.handle[0] == "c"]
    if spots:
        harness.move(spots[n * 7 % len(spots)].rect.center)
        harness.frames(3, 0.2)
    return bool(spots)


def same(text: str) -> str:
    """Words as they are compared: without capitals, hyphens to break at, and spaces that are wide."""
    return " ".join(text.casefold().replace("\u00ad", "").replace("’", "'").split())


def numbers(texts: Iterator[str] | list[str] | tuple[str, ...]) -> Counter[str]:
    return Counter(number for text in texts for number in re.findall(r"\d+½?|½", text))


def wrong(saying: Saying, shown: Page) -> str:
    """What is missing or too much in a place; "" if it is as it should be."""
    printed = [same(text) for text in shown.within(saying.place)]
    for words in saying.words:
        if not _there(same(words), printed):
            return f"{saying.kind}: no {words!r} in {printed}"
    if saying.may is not None and (strange := numbers(printed) - numbers((*saying.words, *saying.may))):
        return f"{saying.kind}: {[*strange]} in {printed}, not of {(*saying.words, *saying.may)}"
    return ""


def _there(words: str, printed: list[str]) -> bool:
    """Words stand there, as a whole line or between others; a number never as a part of another."""
    found = re.compile(rf"(?<![\w½−]){re.escape(words)}(?![\d½])")
    return any(found.search(text) for text in printed) or found.search(" ".join(printed)) is not None


def faults(title: str) -> list[str]:
    from tests.screens.saying import INSPECTED

    declared = cast("Declared", import_module(f"tests.titles.{title}.says"))
    told, values, noticed = [], dict[str, set[tuple[str, ...]]](), set[str]()
    for match in declared.MATCHES:
        for n, (scene, update, shown) in enumerate(states(title, match)):
            where = f"{title} {match.seats}/{match.seed}, state {n}, {update.view['public']['phase']}"
            pointed = scene.services.pointer.hovered is not None
            for saying in declared.says(scene, update.view):
                if pointed and saying.kind != INSPECTED:
                    continue  # a tip or a card that is lifted may lie over it
                values.setdefault(saying.kind, set()).add((*saying.words, *(saying.may or ())))
                if found := wrong(saying, shown):
                    told.append(f"{where}: {found}")
                elif wrong(altered(saying), shown):
                    noticed.add(saying.kind)
            if not pointed:
                faint = [mark for mark in shown.faint() if not scene.regions.inspector.colliderect(mark.rect)]
                told += [f"{where}: cannot be read: {mark.text!r} at {tuple(mark.rect)}" for mark in faint]
    told += [f"{title}: {kind}: only ever {found}" for kind, found in values.items() if len(found) < 2]
    return told + [f"{title}: {kind}: another value would not be noticed" for kind in values.keys() - noticed]


def altered(saying: Saying) -> Saying:
    """The same place with one number more or, where none is said, another name."""

    def other(words: str) -> str:
        return re.sub(r"\d+", lambda number: str(int(number[0]) + 1), words, count=1)

    for told in (saying.words, saying.may or ()):
        for n, words in enumerate(told):
            if other(words) != words:
                changed = (*told[:n], other(words), *told[n + 1 :])
                return saying._replace(words=changed) if told is saying.words else saying._replace(may=changed)
    return saying._replace(words=tuple(words[::-1] for words in saying.words))


def alone(title: str) -> list[str]:
    """The faults of a title, found in a process in which every picture remembers its words."""
    return run_alone("tests.screens.printed", title)


def run_alone(module: str, *names: str) -> list[str]:
    """What a module prints, in a process and a home of its own; how it fell, if it did."""
    with TemporaryDirectory(prefix="gobsmack-printed-") as home:
        ended = subprocess.run(
            [sys.executable, "-m", module, *names],
            env={**os.environ, "GOBSMACK_HOME": home, "PYTHONHASHSEED": "0", "PYGAME_HIDE_SUPPORT_PROMPT": "1"},
            cwd=Path(__file__).parents[2],
            capture_output=True,
            text=True,
            check=False,
        )
    return ended.stdout.splitlines() if ended.returncode == 0 else [ended.stderr[-2000:]]


if __name__ == "__main__":
    print("\n".join(faults(sys.argv[1])), end="")
