"""Card pictures of every title: full cards, tiles, medals, type discs. Baked once per card and size, blitted after.

A title hands over a `CardFace`; nothing here knows what a card does.
"""

from typing import Literal, NamedTuple

import pygame
from pygame import Rect, Surface

from game.ui import palette, shapes
from game.ui.fitting import fitted
from game.ui.fonts import Role
from game.ui.look import Look
from game.ui.palette import Colour
from game.ui.scale import DIGIT_FLOOR

CARD = (500, 700)
READ = 250
"""Pixels of a card's width under which the letters of its text would be smaller than 13."""
ON_STAR = 0.6
"""Of a star's width: how wide the word on it may be."""
NARROWEST = 12
"""Pixels of the letters of a name that stands in the strip that is seen of a card."""
Variant = Literal["face", "own_hidden", "back", "empty"]


class CardFace(NamedTuple):
    """What stands on a card, in the language of the moment."""

    name: str
    picture: str
    numeral: str = ""
    kind: str = ""  # type disc: a name of KINDS
    ribbon: str = ""
    text: str = ""
    flavour: str = ""
    foot: str = ""
    back: str = "back"  # picture of the other side
    longest: str = ""  # of all names of the deck: where that one is too wide for Alfa, no small card is lettered in it


def _role(look: Look, face: CardFace, px: int, room: int) -> Role:
    """Alfa while the name fits at that size, League Gothic else; cards side by side are lettered alike."""
    name = max((face.name, face.longest), key=len).upper()
    return "display" if look.lettering.width(name, "display", px) <= room else "label"


# type -> (ink, icon of the pieces, mark if there is no such icon)
KINDS: dict[str, tuple[str, str, str]] = {
    "hero": ("c", "crown", "crown"),
    "goat": ("a", "horns", "leaf"),
    "creature": ("b", "paw", "dot"),
    "machine": ("steel", "cog", "star"),
}
_STEEL: Colour = (66, 98, 122)
FILLS: dict[str, Colour] = {
    "moss": (102, 112, 45),
    "orange": (206, 112, 32),
    "red": (178, 64, 29),
    "straw": palette.STRAW,
}


def _ink(look: Look, name: str) -> Colour:
    return _STEEL if name == "steel" else palette.STRAW if name == "c" else look.palette.ink(name)


def medal(look: Look, numeral: str, px: int) -> Surface:
    """The power medal: 20-point star, paper ring, disc of ink, numeral in paper with a key drop."""
    key = ("medal", numeral, px)
    found = look.baked(key)
    if found is None:
        inks = look.palette
        found = (look.icon("medal", px) or shapes.medal(px, inks.b, inks.k, inks.paper)).copy()
        size = look.lettering.fit(
            numeral, "display", round(px * (0.52 if len(numeral) < 2 else 0.42)), round(px * 0.58)
        )
        words = look.lettering.line(numeral, "display", max(9, size), inks.paper, drop=inks.k)
        ink_box = words.get_bounding_rect()
        found.blit(words, (found.get_width() // 2 - ink_box.centerx, px // 2 - ink_box.centery))
        look.keep(key, found)
    return found


def type_disc(look: Look, kind: str, px: int) -> Surface:
    """The disc that tells a card's type by colour and by sign."""
    key = ("type", kind, px)
    found = look.baked(key)
    if found is None:
        ink, icon, mark = KINDS.get(kind, ("a", kind, "dot"))
        printed = look.icon(f"type_{'equipment' if kind == 'machine' else kind}", px)
        if printed is not None:
            return look.keep(key, printed)
        inks = look.palette
        found = Surface((px, px), pygame.SRCALPHA)
        found.blit(shapes.disc(px, inks.paper, inks.k, 0.04), (0, 0))
        inner = round(px * 0.84)
        found.blit(shapes.disc(inner, _ink(look, ink), _ink(look, ink)), ((px - inner) // 2, (px - inner) // 2))
        sign = look.icon(icon, round(px * 0.56), inks.paper) or look.mark(mark, round(px * 0.56), inks.paper)
        found.blit(sign, sign.get_rect(center=(px // 2, px // 2)))
        look.keep(key, found)
    return found


def stamp(look: Look, text: str, px: int, fill: str | Colour = "moss", points: int = 16) -> Surface:
    """A star with a word, a number or a mark ('tick', 'cross') on it: chosen, WINS, 8:7.

    `fill` is moss, orange, red or straw (printed), or a colour (drawn).
    """
    inks = look.palette
    key = ("stamp", text, px, fill, points)
    found = look.baked(key)
    if found is None:
        printed = look.icon(f"burst_{fill}", px) if isinstance(fill, str) else None
        ink = FILLS.get(fill, inks.a) if isinstance(fill, str) else fill
        found = (printed or shapes.star(px, ink, inks.k, points, 0.74, inks.paper)).copy()
        px = min(found.get_size())
        if text in ("tick", "cross"):
            sign = look.mark(text, round(px * 0.42), inks.paper)
            found.blit(sign, sign.get_rect(center=found.get_rect().center))
        else:
            room = round(px * ON_STAR)
            size = look.lettering.fit(text, "display", max(DIGIT_FLOOR, round(px * 0.42)), room, floor=DIGIT_FLOOR)
            words = look.lettering.line(text, "display", size, inks.paper, drop=inks.k)
            box = words.get_bounding_rect()
            middle = found.get_rect().center
            found.blit(words, (middle[0] - box.centerx, middle[1] - box.centery))
        look.keep(key, found)
    return found


def ribbon(look: Look, text: str, px: int, fill: Colour, small: str = "") -> Surface:
    """Words on a short strip of colour, a little askew, a second few behind them: SUCCESS, TOPPLED! −9 VP."""
    key = ("ribbon", text, small, px, fill, look.inks)
    found = look.baked(key)
    if found is None:
        inks, pad = look.palette, round(px * 0.58)
        words = look.lettering.line(text, "display", px, inks.paper, drop=inks.k)
        rest = look.lettering.line(small, "display", px, inks.paper, drop=inks.k) if small else None
        wide = words.get_width() + (rest.get_width() + round(px * 0.35) if rest is not None else 0) + round(px * 1.176)
        cloth = Surface((wide, words.get_height() + round(px * 0.53)), pygame.SRCALPHA)
        box = cloth.get_rect()
        pygame.draw.rect(cloth, inks.k, box, border_radius=round(px * 0.18))
        pygame.draw.rect(cloth, fill, box.inflate(-6, -6), border_radius=round(px * 0.147))
        cloth.blit(words, words.get_rect(midleft=(pad, box.centery)))
        if rest is not None:
            cloth.blit(rest, rest.get_rect(midright=(box.right - pad, box.centery)))
        found = look.keep(key, pygame.transform.rotozoom(cloth, 4, 1.0))
    return found


def full(look: Look, face: CardFace, width: int, strip: int = 0) -> Surface:
    """The whole card: anatomy in 500 x 700 units, the title band beside the medal, a paper box of text below. `strip`: so
    many pixels of its left side look out from under the next card; the name stands in these, the medal under it."""
    key = ("card", face, width, strip, look.title, look.inks)
    found = look.baked(key)
    if found is not None:
        return found
    u = width / CARD[0]
    size = (width, round(CARD[1] * u))
    inks = look.palette

    def r(x: float, y: float, w: float, h: float) -> Rect:
        return Rect(round(x * u), round(y * u), max(1, round(w * u)), max(1, round(h * u)))

    card = _sheet(look, size, round(22 * u))
    pygame.draw.rect(card, inks.k, r(12, 12, 476, 676), max(2, round(8 * u)), border_radius=round(14 * u))
    pygame.draw.rect(card, inks.k, r(27, 27, 446, 646), max(1, round(2.2 * u)), border_radius=round(6 * u))
    small = width < READ  # no room for a text box: more picture, the name, the numeral
    window = r(34, 92, 432, 566 if small else 386)
    card.blit(look.picture(face.picture, window.size), window)
    pygame.draw.rect(card, inks.k, window, max(2, round(6 * u)))
    band = r(34, 34, 432, 58)
    pygame.draw.rect(card, inks.k, band)
    left = 44 if strip else 136 if face.numeral else 44
    right = strip / u if strip else 388 if face.kind else 456
    room = round((right - left - 14) * u)
    px = max(9, round(34 * u))
    low = max(12, px * 5 // 9)
    role = _role(look, face if small or strip else face._replace(longest=""), low, room)
    px = max(13, round(44 * u)) if role == "label" else max(px, low)
    if strip and look.lettering.width(face.name.upper(), role, NARROWEST) > room:  # pressed together sooner than cut
        title = look.lettering.line(face.name.upper(), role, 13, inks.paper)
        title = pygame.transform.smoothscale(title, (room, title.get_height()))
    else:
        title = look.lettering.line(
            face.name.upper(), role, px, inks.paper, width=room, floor=NARROWEST if strip else low
        )
    if strip:
        card.blit(title, title.get_rect(midleft=(round(left * u), band.centery)))
    else:
        card.blit(title, title.get_rect(center=(round((left + right) / 2 * u), band.centery)))
    if face.numeral:
        knob = medal(look, face.numeral, max(18, round(118 * u)))
        card.blit(knob, knob.get_rect(center=(round((84 if strip else 76) * u), round((154 if strip else 84) * u))))
    if face.kind:
        disc = type_disc(look, face.kind, max(16, round(86 * u)))
        card.blit(disc, disc.get_rect(center=(round(430 * u), round(76 * u))))
    if not small:
        _text_box(look, card, face, u)
    return look.keep(key, card)


def _text_box(look: Look, card: Surface, face: CardFace, u: float) -> None:
    inks = look.palette
    if face.ribbon:
        y, h = round(466 * u), max(14, round(36 * u))
        xs = [round(x * u) for x in (50, 74, 426, 450)]
        pygame.draw.polygon(card, inks.k, [(xs[0], y), (xs[3], y), (xs[2], y + h // 2), (xs[3], y + h), (xs[0], y + h),
                                           (xs[1], y + h // 2)])  # fmt: skip
        said, px, room = face.ribbon.upper(), max(9, round(25 * u)), round(350 * u)
        tracking = 2.4 * u if look.lettering.width(said, "label", px, 2.4 * u) <= room else 0
        ribbon = look.lettering.line(said, "label", px, inks.paper, tracking=tracking, width=room, floor=8)
        card.blit(ribbon, ribbon.get_rect(center=(round(250 * u), y + h // 2)))
    top, bottom, wide = round(512 * u), round(656 * u), round(412 * u)
    px = max(12, round(26 * u * min(1.2, look.frame.text_scale)))
    words = look.lettering.paragraph(face.text, "text", px, wide, inks.k, align="centre", leading=1.22)
    while px > 10 and words.surface.get_height() > bottom - top:
        px -= 1
        words = look.lettering.paragraph(face.text, "text", px, wide, inks.k, align="centre", leading=1.18)
    room = bottom - top - words.surface.get_height()
    lore = None
    if face.flavour and round(20 * u) >= 13:
        lore = look.lettering.paragraph(face.flavour, "map", round(21 * u), wide, inks.k, align="centre", leading=1.15)
        if lore.surface.get_height() + round(14 * u) > room:
            lore = None
    y = top + (room - (lore.surface.get_height() + round(10 * u) if lore else 0)) // 2
    card.blit(words.surface, (round(44 * u), y))
    if lore:
        card.blit(lore.surface, (round(44 * u), y + words.surface.get_height() + round(10 * u)))


def _sheet(look: Look, size: tuple[int, int], radius: int) -> Surface:
    """Card paper with round corners, cut from the printed paper."""
    sheet = Surface(size, pygame.SRCALPHA)
    sheet.fill(look.palette.paper)
    bleed = max(12, round(24 * look.frame.s))
    big = look.panel("plain", (size[0] + 2 * bleed, size[1] + 2 * bleed))
    sheet.blit(big, (-bleed, -bleed))
    _round(sheet, radius)
    return sheet


def _round(surface: Surface, radius: int) -> None:
    """Cut round corners, smooth."""
    w, h = surface.get_size()

    def quarter(s: Surface, k: int) -> None:
        pygame.draw.circle(s, (255, 255, 255, 255), (radius * k, radius * k), radius * k)

    corner = shapes.smooth((radius, radius), quarter)
    cut = Surface((w, h), pygame.SRCALPHA)
    cut.fill((255, 255, 255, 255))
    for fx, fy, at in ((False, False, (0, 0)), (True, False, (w - radius, 0)), (False, True, (0, h - radius)),
                       (True, True, (w - radius, h - radius))):  # fmt: skip
        cut.fill((0, 0, 0, 0), Rect(at, (radius, radius)))
        cut.blit(pygame.transform.flip(corner, fx, fy), at)
    surface.blit(cut, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)


def back(look: Look, face: CardFace, size: tuple[int, int]) -> Surface:
    """The other side, whole or cropped to a tile."""
    key = ("back", face.back, size, look.title, look.inks)
    found = look.baked(key)
    if found is None:
        wide = f"{face.back}_wide"
        name = wide if size[0] > size[1] * 0.95 and look.has_picture(wide) else face.back
        found = _framed(look, look.picture(name, size), size)
        look.keep(key, found)
    return found


def _framed(look: Look, picture: Surface, size: tuple[int, int]) -> Surface:
    radius = max(4, round(min(size) * 0.06))
    tile = _sheet(look, size, radius)
    edge = max(2, round(min(size) * 0.028))
    inner = Rect(0, 0, *size).inflate(-2 * edge, -2 * edge)
    scaled = picture if picture.get_size() == inner.size else pygame.transform.smoothscale(picture, inner.size)
    tile.blit(scaled, inner)
    pygame.draw.rect(tile, look.palette.k, inner, max(2, edge), border_radius=radius)
    return tile


def tile(
    look: Look,
    face: CardFace | None,
    size: tuple[int, int],
    variant: Variant = "face",
    *,
    numeral: str | None = None,
    words: str = "",
) -> Surface:
    """A card as it lies in a field: picture, medal, type disc, name band. Variants: face up, yours but hidden, back,
    empty space (`words` inside it)."""
    key = ("tile", face, size, variant, numeral, words, look.title, look.inks)
    found = look.baked(key)
    if found is not None:
        return found
    if variant == "empty" or face is None:
        found = look.panel("tile_empty", size).copy()
        if words:
            label = look.label(words, 20, palette.mix(palette.PLANK_LIGHT, look.palette.paper, 0.62), 1.2, size[0] - 12)
            found.blit(label, label.get_rect(center=(size[0] // 2, size[1] // 2)))
    elif variant == "back":
        found = back(look, face, size).copy()
    else:
        found = _tile_face(look, face, size, variant == "own_hidden", face.numeral if numeral is None else numeral)
    return look.keep(key, found)


def _clear_of(name: Surface, band: Rect, lines: tuple[int, int]) -> Rect:
    """Where a name lies in its band: in the middle, but off the lines that take so much of the band above and below."""
    at = name.get_rect(center=band.center)
    ink = name.get_bounding_rect().move(at.topleft)
    return at.move(0, max(0, band.y + lines[0] + 1 - ink.y) - max(0, ink.bottom + 1 + lines[1] - band.bottom))


def _tile_face(look: Look, face: CardFace, size: tuple[int, int], hidden: bool, numeral: str) -> Surface:
    inks = look.palette
    w, h = size
    radius = max(4, round(min(w, h) * 0.06))
    result = _sheet(look, size, radius)
    edge = max(2, round(min(w, h) * (0.04 if hidden else 0.03)))
    inner = Rect(0, 0, w, h).inflate(-2 * edge, -2 * edge)
    upright = h > w * 1.2
    px = max(12, min(round(h * 0.125), look.caps(30 if upright else 20), round(w * 0.11)))
    line = max(1, round(min(w, h) * 0.018))
    room = inner.w - 4 * line - 4
    role = _role(look, face, max(12, px - 1), room)
    size_px = max(12, px - 1) if role == "display" else max(13, round(px * 1.15))
    # on an upright tile on two lines if it must
    two = role == "label" and upright and look.lettering.width(face.name.upper(), role, 12, 0.6) > room
    band = Rect(inner.x, 0, inner.w, max(px + 5, round(h * (0.15 if upright else 0.2))) if not two else size_px * 2 + 8)
    band.bottom = inner.bottom
    colour = inks.k if hidden else inks.paper
    loose = look.lettering.width(face.name.upper(), role, 12, 0.6) <= room
    tracking = 0.6 if role == "label" and not two and loose else 0
    name = fitted(look, face.name.upper(), role, size_px, (room, band.h), colour, lines=2 if two else 1,
                  floor=12, tracking=tracking, align="centre", leading=1.0)  # fmt: skip
    lines = (line + 1 if hidden else 0, max(2, line * 2))
    lacks = name.get_bounding_rect().h + sum(lines) + 2 - band.h  # dots over capitals
    if lacks > 0:
        band = Rect(band.x, band.y - lacks, band.w, band.h + lacks)
    window = Rect(inner.x, inner.y, inner.w, band.top - inner.y)
    picture = look.picture(face.picture, window.size)
    result.blit(picture, window)
    if hidden:
        wash = Surface(window.size, pygame.SRCALPHA)
        wash.fill((*inks.paper, 102))
        result.blit(wash, window)
    pygame.draw.rect(result, inks.paper if hidden else inks.k, band)
    pygame.draw.rect(result, inks.k, inner, max(2, line * 2), border_radius=radius)
    if hidden:
        pygame.draw.line(result, inks.k, band.topleft, band.topright, line * 2)
    result.blit(name, _clear_of(name, band, lines))
    knob_px = max(22, min(round(h * 0.36), round(w * 0.3), look.px(58)))
    if numeral:
        result.blit(medal(look, numeral, knob_px), (inner.x - edge // 2, inner.y - edge // 2))
    if face.kind:
        disc = type_disc(look, face.kind, max(18, round(knob_px * 0.72)))
        result.blit(disc, disc.get_rect(topright=(inner.right - 1, inner.y + 1)))
    if hidden:
        _moss_dashes(look, result, radius)
        slip = look.icon("eye_slip", round(knob_px * 0.56)) or look.mark("eye", round(knob_px * 0.5))
        result.blit(slip, slip.get_rect(bottomright=(inner.right - line * 2, band.top - line)))
    return result


def _moss_dashes(look: Look, surface: Surface, radius: int) -> None:
    """The edge of a card that only you can see."""
    rect = surface.get_rect()
    wide = max(2, round(min(rect.size) * 0.028))
    shapes.dashes(surface, rect, 0, look.palette.a, look.palette.paper, wide)
    _round(surface, radius)
