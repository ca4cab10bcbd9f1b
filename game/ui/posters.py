"""Posters and signs: large printed pictures of the menu, loaded once and scaled once for each size."""

import json
from functools import cache
from math import cos, radians, sin
from pathlib import Path
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.own import content
from game.ui import palette
from game.ui.assets import prints_root
from game.ui.living import Face
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


class Patch(NamedTuple):
    """The eyes and mouth of one head on a poster: where they lie on the print, and where on the picture of all patches."""

    on_print: Rect
    first: Rect
    """The first mood's; the others stand to the right of it."""


class Patches(NamedTuple):
    """What the listing beside a poster's patches says."""

    size: tuple[int, int]
    """Of the print."""
    moods: tuple[str, ...]
    heads: tuple[Patch, ...]


@cache
def patches(name: str) -> Patches:
    """The heads on a poster that can blink, look and laugh; none on one of the player's own."""
    path = folder() / f"{name}_moods.json"
    if name in content.here().titles or not path.exists():
        return Patches((1, 1), (), ())
    listed = json.loads(path.read_text(encoding="utf-8"))
    heads, y = [], 0
    for x, top, wide, tall in listed["heads"]:
        heads.append(Patch(Rect(x, top, wide, tall), Rect(0, y, wide, tall)))
        y += tall
    return Patches(tuple(listed["size"]), tuple(listed["cells"]), tuple(heads))


def head_rect(name: str, size: tuple[int, int], head: int) -> Rect:
    """Where eyes and mouth of a head lie on a poster of that size."""
    found = patches(name)
    x, y, w, h = found.heads[head].on_print
    across, down = size[0] / found.size[0], size[1] / found.size[1]
    left, top = round(x * across), round(y * down)
    return Rect(left, top, max(1, round((x + w) * across) - left), max(1, round((y + h) * down) - top))


def paint_face(surface: Surface, look: Look, name: str, poster: Rect, head: int, face: Face, turn: float = 0.0) -> None:
    """Lay a mood over a head of a poster that hangs at a place, turned by so many degrees about its middle."""
    key = ("poster face", name, poster.size, head, face, turn)
    patch = look.baked(key)
    if patch is None:
        patch = look.keep(key, pygame.transform.rotozoom(_cut(look, name, poster.size, head, face), turn, 1.0))
    where = head_rect(name, poster.size, head)
    dx, dy = where.centerx - poster.w / 2, where.centery - poster.h / 2
    c, s = cos(radians(turn)), sin(radians(turn))
    middle = round(poster.centerx + dx * c + dy * s), round(poster.centery + dy * c - dx * s)
    surface.blit(patch, patch.get_rect(center=middle))


def _cut(look: Look, name: str, size: tuple[int, int], head: int, face: Face) -> Surface:
    """A head's mood at a size."""
    found = patches(name)
    sheet = look.baked(("poster faces", name)) or look.keep(("poster faces", name), _coloured(name))
    first = found.heads[head].first
    cell = sheet.subsurface(first.move(found.moods.index(face) * first.w, 0))
    return pygame.transform.smoothscale(cell, head_rect(name, size, head).size)


def _coloured(name: str) -> Surface:
    """All patches of a poster, with the poster's colours where they are clear: scaled, they get no dark rims."""
    sheet = pygame.image.load(folder() / f"{name}_moods.webp").convert_alpha()
    plain = pygame.image.load(path_of(name)).convert_alpha()
    whole, cover = Surface(sheet.get_size(), pygame.SRCALPHA), sheet.copy()
    for patch in patches(name).heads:
        for n in range(len(patches(name).moods)):
            whole.blit(plain, patch.first.move(n * patch.first.w, 0), patch.on_print)
    whole.blit(sheet, (0, 0))
    cover.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    whole.blit(cover, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return whole


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
