"""Posters and signs: large printed pictures of the menu, loaded once and scaled once for each size."""

from functools import cache
from pathlib import Path

import pygame
from pygame import Surface

from game.own import content
from game.ui import palette
from game.ui.assets import prints_root
from game.ui.look import Look
from game.ui.pieces import Pieces


def folder() -> Path:
    return prints_root() / "posters"


def path_of(name: str) -> Path:
    """The file of a poster; that of a game of the player's own is `poster.webp` or `poster.png` in its `art` folder."""
    own = content.here().titles.get(name)
    if own is None:
        return folder() / f"{name}.webp"
    webp, png = (own.folder / "art" / f"poster.{kind}" for kind in ("webp", "png"))
    return webp if _is_picture(webp) else png if _is_picture(png) else folder() / f"{name}.webp"


def table_picture(look: Look, name: str, room: tuple[int, int]) -> Surface | None:
    """A picture of that game's table, as large as it goes into a room; None without one. A game of the player's own may have
    `table.webp`, `.png` or `.jpg` in its `art` folder."""
    key = ("table picture", name, room)
    found = look.baked(key)
    if found is not None:
        return found
    own = content.here().titles.get(name)
    files = [own.folder / "art" / f"table.{kind}" for kind in ("webp", "png", "jpg")] if own is not None else []
    path = next(filter(_is_picture, files), prints_root() / "tables" / f"{name}.jpg")
    if not path.exists() or min(room) <= 0:
        return None
    picture = pygame.image.load(path).convert()
    wide, tall = picture.get_size()
    scale = min(room[0] / wide, room[1] / tall)
    return look.keep(key, pygame.transform.smoothscale(picture, (round(wide * scale), round(tall * scale))))


@cache
def _is_picture(path: Path) -> bool:
    """Whether a file of the player's own can be shown: it may be missing, or be anything."""
    try:
        return min(pygame.image.load(path).get_size()) > 0
    except (OSError, pygame.error):
        return False


def poster(look: Look, name: str, size: tuple[int, int]) -> Surface:
    """The poster of that name at a size; a plain sheet with the name where the print is missing."""
    key = ("poster", name, size)
    found = look.baked(key)
    if found is not None:
        return found
    path = path_of(name)
    if path.exists():
        surface = pygame.transform.smoothscale(pygame.image.load(path).convert_alpha(), size)
    else:
        surface = Surface(size, pygame.SRCALPHA)
        surface.blit(look.panel("panel", size), (0, 0))
        own = content.here().titles.get(name)
        text = own.piece.name if own else name.replace("_", " ")
        words = look.lettering.line(text, "display", max(14, size[1] // 14), look.palette.k,
                                    width=size[0] - look.px(40))  # fmt: skip
        surface.blit(words, words.get_rect(center=(size[0] // 2, size[1] // 5)))
    return look.keep(key, surface)


def poster_size(name: str) -> tuple[int, int]:
    """Width and height of the print, for its proportions: read from the file's head, the picture is not decoded."""
    path = path_of(name)
    if not path.exists():
        return 640, 900
    if path.suffix == ".png":
        return pygame.image.load(path).get_size()
    return webp_size(path.read_bytes()[:30])


def webp_size(head: bytes) -> tuple[int, int]:
    """Width and height from the first 30 bytes of a WebP file of any of its three kinds."""
    kind = head[12:16]
    if kind == b"VP8X":
        return 1 + int.from_bytes(head[24:27], "little"), 1 + int.from_bytes(head[27:30], "little")
    if kind == b"VP8L":
        bits = int.from_bytes(head[21:25], "little")
        return 1 + (bits & 0x3FFF), 1 + (bits >> 14 & 0x3FFF)
    return int.from_bytes(head[26:28], "little") & 0x3FFF, int.from_bytes(head[28:30], "little") & 0x3FFF


def worded_poster(look: Look, name: str, size: tuple[int, int], tagline: str, facts: str) -> Surface:
    """A poster with its two lines of words: the tagline on the dark band, players and minutes under it."""
    key = ("worded poster", name, size, tagline, facts)
    found = look.baked(key)
    if found is not None:
        return found
    face = poster(look, name, size).copy()
    plate, foot = Pieces.words_rect("plate", size), Pieces.words_rect("foot", size)
    for text, room, wide, part, colour in (
        (tagline.upper(), plate, plate.w - look.px(16), 0.74, palette.HOUSE.paper),
        (facts.upper(), foot, foot.w, 0.7, look.palette.k),
    ):
        px, tracking = max(12, round(plate.h * part)), float(look.px(1.8))
        if look.lettering.width(text, "label", 12, tracking) > wide:
            tracking = 0.0
        if look.lettering.width(text, "label", 12, tracking) > wide:
            continue  # a poster as small as that has no words
        line = look.lettering.line(text, "label", px, colour, tracking=tracking, width=wide)
        face.blit(line, line.get_rect(center=room.center))
    return look.keep(key, face)
