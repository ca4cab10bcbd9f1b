"""The typefaces by role. Each (role, size) is opened once; no font is ever opened in a frame after its first use."""

from functools import cache
from pathlib import Path
from typing import Literal

import pygame

Role = Literal["display", "label", "text", "text_medium", "text_bold", "map", "map_caps"]

FILES: dict[Role, str] = {
    "display": "AlfaSlab.ttf",
    "label": "LeagueGothic.ttf",
    "text": "Besley600.ttf",
    "text_medium": "Besley500.ttf",
    "text_bold": "Besley700.ttf",
    "map": "FellIt.ttf",
    "map_caps": "FellSC.ttf",
}
FOLDER = Path(__file__).resolve().parents[2] / "art" / "fonts"
opened = 0  # how many files were opened so far; tests watch it


@cache
def font(role: Role, px: int) -> pygame.font.Font:
    """The face of a role at a size; pygame's own face when the file is not there."""
    global opened
    opened += 1
    if not pygame.font.get_init():
        pygame.font.init()
    path = FOLDER / FILES[role]
    return pygame.font.Font(path if path.exists() else None, px)


def forget() -> None:
    """Drop every opened face (after pygame.quit in tests)."""
    font.cache_clear()
