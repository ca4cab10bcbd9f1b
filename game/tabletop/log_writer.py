"""The pen of a table: it writes what has happened, first as the caption, then into the log, some words in every frame, so
that no sentence makes a frame long."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.text import LANGUAGES
from game.ui.fonts import Role
from game.ui.lettering import GAUGE, cast
from game.ui.look import Look
from game.ui.widgets.hud import caption_sizes

if TYPE_CHECKING:
    from game.tabletop.frame import TableFrame
    from game.tabletop.scene import TableScene

WORDS = 3  # so many words of a sentence are lettered in a frame
PATIENCE = 6  # so many frames a sentence waits at most for one in which nothing else is printed
MANY = 8  # so many sentences may wait to be written one by one
GAUGED: tuple[Role, ...] = ("display", "text")  # the faces of a caption


def take_on(scene: TableScene) -> None:
    """What a pen will need, as chores: the languages in which the log is told; the letters of captions, as they are
    measured and at each of their sizes, of the log, of banners; the paper of tips."""
    look, chores = scene.look, scene.chores
    for language in LANGUAGES:
        chores.add(("language", language), scene.context.text.reading(language))
    faces: list[tuple[Role, int]] = [(gauged, GAUGE) for gauged in GAUGED]
    faces += [("text_medium", look.text(19)), ("text_bold", look.text(19))]
    faces += [("display", px) for px in caption_sizes(look)]
    faces += [("display", look.caps(44)), ("text_bold", look.text(20)), ("label", look.caps(18))]
    for role, px in faces:
        chores.add(("cast", role, px), cast(role, px))
    chores.add(("note", look.inks), _note(look), large=True)


def _note(look: Look) -> Iterator[None]:
    """The paper of tips: the first one read from disk takes as long as a frame."""
    look.paper(Surface((1, 1)), "note", Rect(0, 0, look.px(300), look.px(90)), 6)
    yield


class LogWriter:
    """Of one table."""

    def __init__(self, scene: TableScene, furniture: TableFrame) -> None:
        self.scene = scene
        self.furniture = furniture
        self._work: Iterator[bool] | None = None
        self._alone = False
        """It will set and print what it has lettered: that wants a frame of its own."""
        self._waited = 0
        """Frames in a row in which something else was printed."""

    @property
    def busy(self) -> bool:
        return self._work is not None

    def write(self) -> None:
        """Write what has come last. What is under way is left: this comes to it as well."""
        self._work = self._written()

    def _written(self) -> Iterator[bool]:
        """Letter caption and log, a word before each yield; each is shown when it is whole. Before something larger it
        yields True: that wants a frame of its own."""
        scene, on = self.scene, self.furniture
        if len(on.lacking()) > MANY:  # more comes than is written: at once, or it never is
            on.catch_up()
            yield True
        text = on.caption()
        if on.ask is not None and scene.updates.playing and text != on.ask.text:
            for _ in on.ask.ahead(text):
                yield False
            yield True
            on.ask.made(text)
            yield True
            if scene.updates.playing:
                on.ask.tell(text)
            yield True
        for line in on.lacking():
            if on.log is not None:
                for _ in on.log.ahead(line):
                    yield False
                yield True
                if on.log is not None:  # the layout may have done without it meanwhile
                    on.log.letter(line)
        yield True
        if on.log is not None:
            on.log.foresee(on.lacking())
            yield True
        on.catch_up()  # another page may have been opened meanwhile

    def go_on(self) -> None:
        """One frame's words, or one larger thing; nothing where something else has been printed in this frame."""
        desk = self.scene.desk
        if self._work is None:
            return
        if desk.made_in == desk.frame and self._waited < PATIENCE:
            self._waited += 1
            return
        self._waited = 0
        if self._alone:
            desk.made_in = desk.frame
        work, words = self._work, 1 if self._alone else WORDS
        for _ in range(words):
            large = next(work, None)
            self._alone = bool(large)
            if large is None and self._work is work:
                self._work = None
            if large or large is None:
                break
