"""The typefaces by role. Each (role, size) is opened once; no font is opened in a frame after its first use, unless more sizes
are in use than `KEPT`.

Ours have Latin letters. What people type in others (a name in Cyrillic) is set in pygame's own face among them; what that
lacks too is an empty box, so that nothing that was typed is invisible.
"""

from functools import lru_cache
from itertools import groupby
from typing import Literal

import pygame
from pygame import Surface

from game.ui.assets import asset_root
from game.ui.palette import Colour

Role = Literal["display", "label", "text", "text_medium", "text_bold", "map", "map_caps", "other"]

FILES: dict[Role, str] = {
    "display": "AlfaSlab.ttf",
    "label": "LeagueGothic.ttf",
    "text": "Besley600.ttf",
    "text_medium": "Besley500.ttf",
    "text_bold": "Besley700.ttf",
    "map": "FellIt.ttf",
    "map_caps": "FellSC.ttf",
}
FOLDER = asset_root() / "art" / "fonts"
KEPT = 192
"""Sizes that stay open, some hundred kilobytes each: a match needs 50 to 90."""
opened = 0  # how many files were opened so far; tests watch it


@lru_cache(KEPT)
def font(role: Role, px: int) -> pygame.font.Font:
    """The face of a role at a size; pygame's own face when the file is not there."""
    global opened
    opened += 1
    if not pygame.font.get_init():
        pygame.font.init()
    path = FOLDER / FILES[role] if role in FILES else None
    return pygame.font.Font(path if path is not None and path.exists() else None, px)


_NOBODYS = "\U0010fffe"
"""A letter that no face has: what a face draws for it, it draws for all that it lacks."""
_PROBE = 24
_LARGER = 1.2
"""The other face is cut smaller than ours at the same size."""
_UNSEEN = ("\u200d", "\ufe0f")
"""Joiners that emoji are built with."""


@lru_cache(4096)
def has(role: Role, letter: str) -> bool:
    """Whether a face has a letter."""
    face = font(role, _PROBE)
    if face.metrics(letter) != face.metrics(_NOBODYS):
        return True
    drawn, lacking = (face.render(text, True, (0, 0, 0)) for text in (letter, _NOBODYS))
    return drawn.get_size() != lacking.get_size() or drawn.get_buffer().raw != lacking.get_buffer().raw


def _runs(role: Role, text: str) -> list[tuple[Role, str]]:
    """A line in runs of one face."""
    if all(letter < "\u0100" for letter in text):
        return [(role, text)]

    def face_of(letter: str) -> Role:
        return role if letter < "\u0100" or letter in _UNSEEN or has(role, letter) else "other"

    return [
        (face, "".join(letter for letter in letters if letter not in _UNSEEN))
        for face, letters in groupby(text, face_of)
    ]


def _sized(face: Role, px: int) -> pygame.font.Font:
    return font(face, round(px * _LARGER) if face == "other" else px)


def width(role: Role, px: int, text: str) -> int:
    """How wide a line is, in pixels."""
    return sum(_sized(face, px).size(letters)[0] for face, letters in _runs(role, text))


def render(role: Role, px: int, text: str, colour: Colour) -> Surface:
    """A line as a picture, as high as its role's face; letters of other faces stand on the same foot."""
    runs = _runs(role, text)
    if len(runs) == 1 and runs[0][0] == role:
        return font(role, px).render(runs[0][1], True, colour)
    own = font(role, px)
    made = Surface((width(role, px, text), own.get_height()), pygame.SRCALPHA)
    made.fill((*colour[:3], 0))
    x = 0
    for face, letters in runs:
        picture = _sized(face, px).render(letters, True, colour)
        made.blit(picture, (x, own.get_ascent() - _sized(face, px).get_ascent()))
        x += picture.get_width()
    return made


def forget() -> None:
    """Drop every opened face: after a change of size or of the table other sizes are in use (and after pygame.quit in tests)."""
    font.cache_clear()
    has.cache_clear()
