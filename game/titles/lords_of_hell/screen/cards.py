"""Cards of Lords of Hell on the table: the small card of hand, realm and pan, whatever it stands for, and which picture a
handle shows now."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from itertools import pairwise
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.tabletop.staged_cards import StagedCards
from game.titles.lords_of_hell.rules.cards import DEVIL_INDEX, DEVIL_POWER
from game.titles.lords_of_hell.screen.context import Context
from game.titles.lords_of_hell.screen.names import CARD_ROWS
from game.titles.lords_of_hell.screen.signs import numeral, seal, shield, sign
from game.ui import cards, palette, shapes
from game.ui.cards import CardFace
from game.ui.fitting import fitted, hyphenated, largest
from game.ui.living import Face
from game.ui.look import Look
from game.ui.scale import BODY_FLOOR, CAPS_FLOOR
from game.words import Words

FACE = 110
"""Under so many pixels a portrait is the head alone."""
NAMED, SMALL = 26, 12
"""Under so many pixels in sight, or letters of so many, the name does not stand at the foot but up the side, like a book's."""
SPINE = 12
"""Under so many pixels in sight a card has no name at all."""
TALL = 50
"""Nor has one that is not so high."""
TIGHT = 72
"""Up to so many hundredths in sight a name may stand on three short lines, else on two."""
PLAIN = 12
"""A name that cannot be set at so many pixels on one line is given more."""
LOW = 17
"""How high the foot of a card is at least."""
CHIP = 54
"""Under so many pixels of width a card shows picture and power alone."""


class Facing(NamedTuple):
    """What a card shows now."""

    kind: str = "back"
    """card, promise (of a signer), devil, captive, souls, back; or a piece of an offer that is no card: any, random, look,
    leave, release, drawn, free."""
    id: str = ""
    """Of a card, or of a devil."""
    n: int = 1
    """How many of it."""
    state: str = ""
    """sideways, hit, earth, new: what lies over it."""
    bare: int = 100
    """Of its width the part that no other card lies on, in hundredths: its name stands there."""
    counts: str = ""
    """What stands on its medal in place of the printed power: what it counts in a battle, all of its kind together."""


def face(words: Words, card: str) -> CardFace:
    """A whole card, for the codex and for reading."""
    row = CARD_ROWS[card]
    power = str(row["power"]) if "power" in row else str(row["soul_cost"]) if "soul_cost" in row else ""
    return CardFace(
        words(f"card-{card}"),
        card,
        power,
        ribbon=words(f"type-{row['type']}"),
        text=words(f"card-{card}.text"),
        flavour=words(f"card-{card}.flavour"),
    )


def power_of(card: str) -> str:
    """The number on a card's medal; "" without one."""
    row = CARD_ROWS[card]
    if "power" not in row:
        return ""
    return "1+" if row["effect"]["verb"] == "rising_power" else str(row["power"])


class Cards(StagedCards[Context]):
    """The cards of one table. `told` overrides what the view says of a card while a moment runs."""

    def __init__(self, table: Context) -> None:
        super().__init__(table)
        self.told: dict[Hashable, Facing] = {}
        self.pans: dict[Hashable, Facing] = {}
        """What lies on the pans of the scale; told by it."""
        self.stacks: dict[int, int] = {}
        """How many lie under a card that is the top one of its kind; told by the realms."""
        self.bare: dict[str, dict[Hashable, int]] = {}
        """Cards that others lie on, by the room that laid them: of their width the hundredths in sight."""

    # what a handle shows

    def shown_anew(self) -> None:
        """A new update: moments are over, cards show what the view says."""
        self.told.clear()

    def facing(self, handle: Hashable) -> Facing:
        """What a thing of the stage shows now."""
        if handle in self.pans and handle not in self.told:
            return self.pans[handle]
        bare = next((found[handle] for found in self.bare.values() if handle in found), 100)
        return (self.told.get(handle) or self._facing(handle))._replace(bare=bare)

    def _facing(self, handle: Hashable) -> Facing:
        if not isinstance(handle, tuple):
            return Facing()
        reading = self.table.reading
        if handle[0] == "c":
            card = reading.card(handle[1])
            away = any(handle[1] in earth for earth in reading.s.earth)
            state = "sideways" if handle[1] in reading.s.sideways else "earth" if away else ""
            return Facing("card", card, self.stacks.get(handle[1], 1), state) if card else Facing()
        if handle[0] == "pc":
            return Facing("promise", reading.devil(handle[1]), reading.held[handle[1]])
        if handle[0] in ("bd", "bs"):
            return Facing("devil", reading.devil(handle[1])) if handle[0] == "bd" else Facing("souls", "", 1)
        if handle[0] == "captive":
            return Facing("captive", reading.devil(handle[1]))
        return Facing()

    # drawing

    def printed(self, handle: Hashable, face_up: bool, size: tuple[int, int]) -> Surface:
        return self.small(self.facing(handle) if face_up else Facing(), size)

    def small(self, told: Facing, size: tuple[int, int]) -> Surface:
        """A small card: picture, medal, name at the foot."""
        look = self.table.look
        if told.kind == "back" or (told.kind == "card" and not told.id):
            return cards.back(look, CardFace("", "back"), size)
        key = ("hell card", told, size, self.table.words.language, look.inks)
        found = look.baked(key)
        return found if found is not None else look.keep(key, self._small(told, size))

    def _small(self, told: Facing, size: tuple[int, int]) -> Surface:
        look, inks = self.table.look, self.table.look.palette
        w, h = size
        sheet = Surface(size, pygame.SRCALPHA)
        red = told.kind == "promise"
        pygame.draw.rect(sheet, inks.a if red else inks.paper, sheet.get_rect(), border_radius=max(3, w // 14))
        if not red:
            sheet.blit(look.panel("plain", size), (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
        edge = max(2, round(w * 0.045))
        inner = sheet.get_rect().inflate(-2 * edge, -2 * edge)
        rule = max(1, edge * 2 // 3)
        name = Rect(inner.x, 0, min(inner.w, w * told.bare // 100 - edge), 0)
        foot = 0 if w < CHIP or name.w < NAMED else self._tall(told, h, name.w - 2 * (rule + 2), rule + 2)
        window = Rect(inner.x, inner.y, inner.w, inner.h - foot)
        self._window(sheet, told, window)
        if foot:
            self._foot(sheet, told, Rect(name.x, window.bottom, name.w, foot), rule)
        elif name.w >= SPINE and inner.h >= TALL:
            self._spine(sheet, told, Rect(name.x, inner.y, name.w, inner.h), w)
        corner = max(2, w // 20) if foot else 0  # the picture's own corners are square
        pygame.draw.rect(
            sheet, inks.k, inner, rule, border_bottom_left_radius=corner, border_bottom_right_radius=corner
        )
        if told.kind in ("card", "devil", "captive"):
            self._numbers(sheet, told, w)
        if red:
            knob = seal(look, "live", max(16, round(w * 0.3)))
            sheet.blit(knob, knob.get_rect(bottomright=(w - edge, h - foot - 1)))
        if told.n > 1 and told.kind != "souls" and (foot or told.bare == 100):
            self._count(sheet, told.n, Rect(0, 0, w * min(100, told.bare) // 100, h - foot), w, told.state == "earth")
        self._state(sheet, told, bool(foot) or told.bare == 100, h - foot)
        return sheet

    def _window(self, sheet: Surface, told: Facing, window: Rect) -> None:
        look, inks = self.table.look, self.table.look.palette
        if told.kind == "card":
            sheet.blit(look.picture(f"{told.id}_ruin" if ruined(look, told) else told.id, window.size), window)
        elif told.kind in ("promise", "devil", "captive"):
            sheet.blit(portrait(look, told.id, window.size), window)
        elif told.kind == "souls" and look.has_picture("souls"):
            sheet.blit(look.picture("souls", window.size), window)
        else:
            pygame.draw.rect(sheet, inks.k, window)
            px = round(min(window.size) * 0.62)
            mark = sign(look, told.kind, px, inks.paper)
            sheet.blit(mark, mark.get_rect(center=window.center))
        if told.kind == "captive":
            bars(look, sheet, window)
        pygame.draw.line(sheet, inks.k, window.bottomleft, (window.right - 1, window.bottom), 2)

    def _text(self, told: Facing) -> str:
        """What stands at the foot."""
        named = told.kind == "promise"
        return (self.table.words(f"promise-card-{told.id}") if named else self.name(told)).upper()

    def _tall(self, told: Facing, h: int, wide: int, rules: int) -> int:
        """How high the foot of a card must be: taller where the name cannot be read on one line. 0: it cannot stand there
        whole, and has a side to stand up."""
        look, text, one = self.table.look, self._text(told), max(LOW, round(h * 0.2))
        plain = max(PLAIN, look.px(16))
        if look.lettering.width(text, "label", min(plain, max(CAPS_FLOOR, round(one * 0.74)))) <= wide:
            return one
        for rows in (3,) if told.bare <= TIGHT else (2, 3):
            tall = max(one, min(round(h * 0.42), rows * plain + 4 + rules))
            room, floor = (wide, tall - rules), max(SMALL, look.px(13))
            if largest(look, text, "label", plain, room, lines=3, floor=floor, leading=0.96) is not None:
                return tall
        return tall if told.bare == 100 else 0

    def _foot(self, sheet: Surface, told: Facing, foot: Rect, rule: int) -> None:
        """The name between the rules of the frame, which is so wide."""
        look, inks, text = self.table.look, self.table.look.palette, self._text(told)
        if told.kind == "promise":
            sheet.fill(inks.paper, Rect(foot.x, foot.y, sheet.get_width() - 2 * foot.x, foot.h))
        one = max(LOW, round(sheet.get_height() * 0.2))
        room = Rect(foot.x + rule + 2, foot.y + 2, foot.w - 2 * (rule + 2), foot.h - rule - 2)
        name = fitted(
            look,
            text,
            "label",
            max(BODY_FLOOR, min(look.caps(20), round(one * 0.74))),
            room.size,
            inks.k,
            lines=1 if foot.h == one else 3,
            floor=CAPS_FLOOR,
            align="centre",
            leading=0.96,
        )
        sheet.blit(name, name.get_rect(center=room.center))

    def _spine(self, sheet: Surface, told: Facing, strip: Rect, wide: int) -> None:
        """The name up the side of a card of which little is in sight, under its medal; below it how many it is."""
        look, inks = self.table.look, self.table.look.palette
        top = max(18, round(wide * 0.36)) + 1
        room = Rect(strip.x + 1, strip.y + top, strip.w - 1, strip.h - top - 2)
        count = look.lettering.line(f"×{told.n}", "label", max(BODY_FLOOR, look.px(15)), inks.k, width=room.w)
        low = count.get_height() - 2 if told.n > 1 else 0
        name = self._up_the_side(told, (room.h - low - 2, room.w - 1))
        if name is None:
            room.y, room.h = room.bottom - low, low
        else:
            room.w = min(room.w, max(round(SPINE * 1.5), name.get_height() + 1))
        sheet.fill(inks.paper, room)
        pygame.draw.line(sheet, inks.k, room.topright, room.bottomright)
        if low:
            box = Rect(room.x, room.bottom - low, room.w, low)
            sheet.blit(count, count.get_rect(center=box.center))
            room.h -= low
        if name is not None:
            sheet.blit(turned := pygame.transform.rotate(name, 90), turned.get_rect(center=room.center))

    def _up_the_side(self, told: Facing, room: tuple[int, int]) -> Surface | None:
        """The ink of a name so long and high at most: on one line, on two where it would be too small on one, or its longest
        word. None where none of it can be read: then the picture has the room, and the inspector the name."""
        look, text = self.table.look, self._text(told)
        lettering, (long, high) = look.lettering, room
        px = min(max(14, look.px(19)), min(high, round(SPINE * 1.5)) - 1)
        at = None
        if lettering.width(text, "label", BODY_FLOOR) > long:
            for find in (largest, hyphenated):
                at = at or find(look, text, "label", px, (long, high + 6), lines=3, floor=SMALL, leading=0.92)
        if at is not None:
            name = lettering.paragraph(text, "label", at, long, look.palette.k, align="centre", leading=0.92).surface
        else:
            words = [text] if lettering.width(text, "label", BODY_FLOOR) <= long else text.split()
            found = [word for word in words if lettering.width(word, "label", BODY_FLOOR) <= long]
            if not found:
                return None
            name = lettering.line(
                max(found, key=len), "label", max(BODY_FLOOR, px), look.palette.k, width=long, floor=BODY_FLOOR
            )
        ink = name.get_bounding_rect()
        return name.subsurface(ink.inflate(2, 2).clip(name.get_rect()))

    def name(self, told: Facing) -> str:
        """What a card is called."""
        table, words = self.table, self.table.words
        if told.kind == "card":
            return table.card_name(told.id)
        if told.kind in ("devil", "captive", "free"):
            return table.devil_name(told.id)
        if told.kind == "promise":
            return words(f"promise-card-{told.id}")
        if told.kind == "souls" and told.n < 0:
            return words("souls-all")
        return words(f"piece-{told.kind}", n=told.n)

    def _numbers(self, sheet: Surface, told: Facing, w: int) -> None:
        look = self.table.look
        if told.kind == "card":
            row = CARD_ROWS[told.id]
            power = told.counts or power_of(told.id)
            if "soul_cost" in row:
                cost = numeral(look, str(row["soul_cost"]), max(18, round(w * 0.34)), look.palette.k)
                sheet.blit(cost, (1, 1))
            if "protection" in row:
                wall = shield(look, str(row["protection"]), max(16, round(w * 0.31)))
                sheet.blit(wall, wall.get_rect(topright=(w - 1, 1)))
        else:
            power = told.counts or str(DEVIL_POWER[DEVIL_INDEX[told.id]])
        if power:
            sheet.blit(numeral(look, power, max(18, round(w * 0.36)), look.palette.a), (0, 0))

    def _count(self, sheet: Surface, n: int, room: Rect, wide: int, earth: bool) -> None:
        """How many of it, in the corner of what is in sight of a card so wide."""
        look, inks = self.table.look, self.table.look.palette
        words = look.lettering.line(
            f"×{n}", "display", max(12, round(wide * 0.2)), inks.paper, width=room.w - 9, floor=9
        )
        box = words.get_rect().inflate(8, 0)
        box.bottomright = (room.right - 3, room.bottom - 3)
        if earth:  # a word lies across its lower half
            box.y = room.y + 3
        pygame.draw.rect(sheet, inks.k, box, border_radius=box.h // 3)
        sheet.blit(words, words.get_rect(center=box.center))

    def _state(self, sheet: Surface, told: Facing, tagged: bool, window: int) -> None:
        """What lies over it; in a word too, where no name stands up its side."""
        look, inks = self.table.look, self.table.look.palette
        w, h = sheet.get_size()
        if told.state == "sideways":
            sheet.fill((200, 196, 188, 255), special_flags=pygame.BLEND_RGBA_MULT)
            if tagged:
                self._tag(sheet, "delayed", told.bare, h // 3)
        elif told.state == "earth" and tagged:
            self._tag(sheet, "on_earth", told.bare, round(window * 0.8))
        elif told.state == "hit" and not ruined(look, told):
            sheet.fill((150, 144, 138, 255), special_flags=pygame.BLEND_RGBA_MULT)
        elif told.state == "new":
            star = shapes.star(max(16, w // 3), palette.STRAW, inks.k, 9, 0.6, inks.paper)
            sheet.blit(star, star.get_rect(topright=(w, 0)))

    def _tag(self, sheet: Surface, key: str, bare: int, y: int) -> None:
        """A word across the part of a card that is in sight, if it has room there."""
        look, inks, wide = self.table.look, self.table.look.palette, sheet.get_width() * bare // 100
        text, px = self.table.words(key).upper(), max(BODY_FLOOR, sheet.get_width() // 6)
        if look.lettering.width(text, "label", CAPS_FLOOR) > wide - 4:
            return
        tag = look.lettering.line(text, "label", px, inks.paper, width=wide - 4)
        box = tag.get_rect(center=(wide // 2, y)).inflate(8, 4).clip(Rect(0, 0, wide, sheet.get_height()))
        pygame.draw.rect(sheet, inks.k, box)
        sheet.blit(tag, tag.get_rect(center=box.center))


def bare_parts(row: Sequence[tuple[Hashable, Rect]]) -> dict[Hashable, int]:
    """Of the width of each card of a row the hundredths that the next one leaves in sight; whole ones are left out."""
    shares = {handle: 100 * (after.x - rect.x) // max(1, rect.w) for (handle, rect), (_, after) in pairwise(row)}
    return {handle: share for handle, share in shares.items() if share < 100}


def portrait(look: Look, devil: str, size: tuple[int, int], mood: Face = "") -> Surface:
    """A devil's head before its rays; a plate with horns where there is no print. `mood`: what a small one does."""
    size = (max(2, size[0]), max(2, size[1]))
    if mood and size[0] < FACE and look.has_picture(f"moods_{devil}"):
        return look.picture(f"moods_{devil}", size, cell=mood)
    face = f"face_{devil}" if size[0] < FACE and look.has_picture(f"face_{devil}") else devil
    if devil and look.has_picture(face):
        return look.picture(face, size)
    key = ("hell portrait", devil, size, look.inks)
    found = look.baked(key)
    if found is None:
        inks = look.palette
        found = Surface(size)
        found.fill(inks.c)
        w, h = size
        u = min(w, h) / 100

        def draw(s: Surface, k: int) -> None:
            cx, cy = w * k / 2, h * k * 0.56
            for side in (-1, 1):
                horn = [
                    (cx + side * 20 * u * k, cy - 22 * u * k),
                    (cx + side * 46 * u * k, cy - 52 * u * k),
                    (cx + side * 34 * u * k, cy - 8 * u * k),
                ]
                pygame.draw.polygon(s, inks.k, horn)
            pygame.draw.circle(s, inks.k, (cx, cy), 37 * u * k)
            pygame.draw.circle(s, inks.a, (cx, cy), 33 * u * k)

        found.blit(shapes.smooth(size, draw), (0, 0))
        letter = look.lettering.line(
            devil[:1].upper() or "?",
            "display",
            max(10, round(34 * u)),
            inks.paper,
            drop=inks.k,
        )
        found.blit(letter, letter.get_rect(center=(w // 2, round(h * 0.56))))
        look.keep(key, found)
    return found


def ruined(look: Look, told: Facing) -> bool:
    """Is there a print of what is left of it, and has it been hit?"""
    return told.kind == "card" and told.state == "hit" and look.has_picture(f"{told.id}_ruin")


def bars(look: Look, sheet: Surface, window: Rect) -> None:
    """A prison's bars over a picture."""
    if look.has_picture("bars"):
        side = max(window.size)
        cage = look.picture("bars", (side, side))
        sheet.blit(cage, window, Rect((side - window.w) // 2, side - window.h, window.w, window.h))
        return
    ink, wide = look.palette.k, max(2, window.w // 16)
    for n in range(5):
        x = window.x + round((n + 0.5) * window.w / 5) - wide // 2
        pygame.draw.rect(sheet, ink, Rect(x, window.y, wide, window.h))
    pygame.draw.rect(sheet, ink, Rect(window.x, window.y + window.h // 5, window.w, wide))
