"""What every table can print while nothing moves: letters of captions, log and banners, the paper of tips, the languages of the
log."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from pygame import Rect, Surface

from game.text import LANGUAGES, Catalogue
from game.ui.fonts import Role
from game.ui.lettering import GAUGE, cast
from game.ui.look import Look
from game.ui.widgets.hud import caption_sizes

GAUGED: tuple[Role, ...] = ("display", "text")
"""The faces of a caption."""


def common_jobs(look: Look, text: Catalogue) -> Iterator[tuple[Hashable, Iterator[None]]]:
    """Yield the jobs by key. A letter that is met for the first time costs as much as ten words."""
    for language in LANGUAGES:
        yield ("language", language), text.reading(language)
    faces: list[tuple[Role, int]] = [(gauged, GAUGE) for gauged in GAUGED]
    faces += [("text_medium", look.text(19)), ("text_bold", look.text(19))]
    faces += [("display", px) for px in caption_sizes(look)]
    faces += [("display", look.caps(44)), ("text_bold", look.text(20)), ("label", look.caps(18))]
    for role, px in faces:
        yield ("cast", role, px), cast(role, px)
    yield ("note", look.inks), _note(look)


def _note(look: Look) -> Iterator[None]:
    """The paper of tips: the first one read from disk takes as long as a frame."""
    look.paper(Surface((1, 1)), "note", Rect(0, 0, look.px(300), look.px(90)), 6)
    yield
