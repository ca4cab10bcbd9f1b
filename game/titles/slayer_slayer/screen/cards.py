"""Cards of Goblin Slayer-Slayer on the table: faces, prints, and which picture a handle shows now."""

from __future__ import annotations

from collections.abc import Hashable

import pygame
from pygame import Rect, Surface

from game.titles.slayer_slayer.screen.card_rows import BACK, GOBLINS, Facing, short
from game.titles.slayer_slayer.screen.context import Context
from game.titles.slayer_slayer.screen.hand import Hand
from game.titles.slayer_slayer.screen.reading import DISABLED, OWN, RAISED, ZEROED
from game.titles.slayer_slayer.screen.standing import Standing, Worth, numeral
from game.titles.slayer_slayer.screen.survivor_pick import SurvivorPick
from game.ui import cards, palette, shapes
from game.ui.cards import CardFace
from game.ui.look import Look
from game.ui.places import Handle, Place
from game.ui.sprites import Sprites

READABLE = 165
"""A whole card narrower than this (of 1920 x 1080) has no room for its name beside the medal; a tile has it at its foot."""
SLIP = 12
"""Pixels of the smallest letters of a slip."""
WHOLE = 1.3
"""Taller than this times its width: the whole card, else the tile."""


class Cards:
    """The cards of one table. `live.shown` goes before what the view says of a card."""

    def __init__(self, table: Context, hand: Hand, pick: SurvivorPick, standing: Standing) -> None:
        self.table = table
        self.hand, self.pick, self.standing = hand, pick, standing
        self._sprites: Sprites | None = None
        self._faces: dict[tuple[str, str], CardFace] = {}
        """What stands on each goblin, by language."""

    # faces

    def face(self, card: str) -> CardFace:
        """What stands on a goblin, in the language of the moment."""
        words = self.table.words
        found = self._faces.get((card, words.language))
        if found is not None:
            return found
        row = GOBLINS[card]
        found = self._faces[card, words.language] = CardFace(
            name=short(words(f"card-{card}")),
            picture=card,
            numeral=str(row["power"]),
            kind=row["class"],
            ribbon=" · ".join((words(f"class-{row['class']}"), words(f"card-{card}.feat"))),
            text=words(f"card-{card}.text"),
            flavour=words(f"card-{card}.flavour"),
            longest=max((short(words(f"card-{other}")) for other in GOBLINS), key=len),
        )
        return found

    def facing(self, handle: int) -> Facing:
        """What a handle shows now."""
        if handle in self.table.live.shown:
            return self.table.live.shown[handle]
        reading = self.table.reading
        lying = reading.by_handle.get(handle)
        if lying is None:
            return Facing(reading.names.get(handle))
        own = lying.mark & OWN
        up = reading.horde.up or any(lying is other for other in reading.horde.earlier)
        if not up:
            return Facing(lying.card, "", own)
        told = Facing(lying.card, self.power(lying.card, lying.power, up), lying.mark)
        worth = self.standing.worths().get(handle)
        return told if worth is None else self.counting(told, worth)

    def counting(self, told: Facing, worth: Worth) -> Facing:
        """The same card with what it counts on its disc."""
        return told._replace(counts=str(worth.total), why=self.standing.why(worth))

    def power(self, card: str | None, power: int, up: bool = True) -> str:
        """The numeral of a played card: a Jester without a die shows its d20."""
        if card is None:
            return ""
        printed = GOBLINS[card]["power"]
        return str(printed) if not up or (printed == "d20" and power <= 0) else str(power)

    # pictures

    def sprites(self, look: Look) -> Sprites:
        if self._sprites is None or self._sprites.look is not look:
            self._sprites = Sprites(look, self._picture)
        return self._sprites

    def paint(self, surface: Surface, handle: Handle, place: Place) -> None:
        sprites = self.sprites(self.table.look)
        sprites.signs = self.pick.signs()
        sprites.phase = self.table.services.march() if handle in sprites.signs else 0.0
        sprites.one(surface, handle, place)

    def is_raised(self, handle: Handle) -> bool:
        """While dashes walk round it."""
        return handle in self.pick.signs()

    def _picture(self, handle: Hashable, face_up: bool, size: tuple[int, int]) -> Surface:
        if isinstance(handle, tuple) and handle[0] == "c":
            told = self.facing(handle[1])
            wide, strip = self.hand.strips.get(handle[1], (0, 0))
            return self.picture(
                told if face_up else Facing(None, "", told.mark & OWN), size, strip if wide == size[0] else 0
            )
        return self.picture(Facing(None), size)

    def picture(self, told: Facing, size: tuple[int, int], strip: int = 0) -> Surface:
        """A card at a size: the whole card when the place is as tall as one, else the tile; its marks on it. `strip` as
        `cards.full` has it."""
        look = self.table.look
        whole = size[1] > size[0] * WHOLE and (told.card is None or size[0] >= look.px(READABLE))
        if told.card is None:
            base = cards.back(look, BACK, size) if whole else cards.tile(look, BACK, size, "back")
        else:
            face = self.face(told.card)
            if told.power and told.power != face.numeral:
                face = face._replace(numeral=told.power)
            base = cards.full(look, face, size[0], strip) if whole else cards.tile(look, face, size)
        if not told.mark and not told.counts:
            return base
        key = ("marked", told, size, strip, self.table.words.language, look.inks)
        found = look.baked(key)
        if found is None:
            found = base.copy()
            band = 0 if whole or told.card is None else round(size[1] * 0.22)
            self._marks(found, told.mark, band, bool(told.counts))
            if told.counts:
                self._disc(found, told)
            look.keep(key, found)
        return found

    def _disc(self, picture: Surface, told: Facing) -> None:
        """What a goblin counts, stamped on it: whoever adds up the discs gets the total. Beside it, why."""
        look, box = self.table.look, picture.get_rect()
        key, straw = look.palette.k, palette.STRAW
        px = max(26, min(look.px(84), round(box.w * 0.42), round(box.h * 0.36)))
        fill = (
            straw
            if not told.why
            else palette.GREEN_TEXT
            if numeral(told.counts) >= numeral(told.power)
            else palette.RED_TEXT
        )
        disc = shapes.disc(px, fill, key, 0.07)
        edge = max(3, box.w // 24)
        spot = disc.get_rect(midright=(box.right - edge, round(box.h * 0.52)))
        if told.why:
            self._slip(picture, told.why, spot)
        picture.blit(disc, spot)
        ink = key if not told.why else look.palette.paper
        shown = told.counts.replace("-", "−")
        size = look.lettering.fit(shown, "display", round(px * 0.58), round(px * 0.72), floor=11)
        digits = look.lettering.line(shown, "display", size, ink)
        inked = digits.get_bounding_rect()
        picture.blit(digits, (spot.centerx - inked.centerx, spot.centery - inked.centery))

    def _slip(self, picture: Surface, why: str, disc: Rect) -> None:
        """A strip of paper under the disc's edge: the change and its reason, or the change alone where that is cut."""
        look, box = self.table.look, picture.get_rect()
        edge = max(3, box.w // 24)
        size = max(SLIP, look.px(17))
        high = look.lettering.height("label", size) + 2
        strip = Rect(box.x + edge, disc.y - high + look.px(4), box.w - 2 * edge, high)
        text = why if look.lettering.width(why.upper(), "label", SLIP) <= strip.w - 6 else why.split()[0]
        line = look.lettering.line(text.upper(), "label", size, look.palette.k, width=strip.w - 6, floor=SLIP)
        strip.w = line.get_width() + 6
        strip.right = disc.right
        pygame.draw.rect(picture, look.palette.paper, strip)
        pygame.draw.rect(picture, look.palette.k, strip, 1)
        picture.blit(line, line.get_rect(center=strip.center))

    def _marks(self, picture: Surface, mark: int, band: int, counted: bool) -> None:
        """The owner's own mark at the lower left; why a goblin does less at the lower right, or left of its disc."""
        look, box = self.table.look, picture.get_rect()
        px = max(20, min(look.px(46), box.w // 3, (box.h - band) // 2))
        edge = max(3, box.w // 24)
        if mark & OWN:
            star = look.icon("star_moss", px) or cards.stamp(look, "", px, "moss", 11)
            spot = star.get_rect(bottomleft=(edge, box.bottom - edge - band))
            picture.blit(star, spot)
            eye = look.mark("person", round(px * 0.48), look.palette.paper)
            picture.blit(eye, eye.get_rect(center=spot.center))
        shift = 0
        for bit, icon in ((DISABLED, "lock"), (RAISED, "skull"), (ZEROED, "cross")):
            if mark & bit:
                disc = shapes.disc(px, look.palette.b if bit != RAISED else look.palette.k, look.palette.k, 0.08)
                spot = disc.get_rect(bottomright=(box.right - edge, box.bottom - edge - band))
                if counted:
                    spot = disc.get_rect(midleft=(box.x + edge + shift, round(box.h * 0.52)))
                    shift += px // 2
                picture.blit(disc, spot)
                sign = look.icon(icon, round(px * 0.56), look.palette.paper) or look.mark(
                    "cross", round(px * 0.5), look.palette.paper
                )
                picture.blit(sign, sign.get_rect(center=spot.center))
                band += px
        if mark & (DISABLED | ZEROED):
            wash = Surface(box.size, pygame.SRCALPHA)
            wash.fill((*look.palette.paper, 70))
            picture.blit(wash, (0, 0))
