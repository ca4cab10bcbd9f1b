"""Cards of Goblin Slayer-Slayer on the table: faces, prints, and which picture a handle shows now."""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

import pygame
from pygame import Rect, Surface

from game.engine.cues import Cue
from game.titles.slayer_slayer.rules.cards import DATA
from game.titles.slayer_slayer.screen.reading import DISABLED, OWN, RAISED, ZEROED
from game.ui import cards, shapes
from game.ui.cards import CardFace
from game.ui.look import Look
from game.ui.places import Handle, Place
from game.ui.sprites import Sprites

if TYPE_CHECKING:
    from game.titles.slayer_slayer.screen.screen import SlayerTable

Texts = dict[str, str]
BACK = CardFace("", "back")
READABLE = 165
"""A whole card narrower than this (of 1920 x 1080) has no room for its name beside the medal; a tile has it at its foot."""
WHOLE = 1.3
"""Taller than this times its width: the whole card, else the tile."""
GOBLINS: dict[str, dict[str, Any]] = {row["id"]: row for row in DATA["card"]}
FOE_ROWS: dict[str, dict[str, Any]] = {row["id"]: row for row in DATA["foe"]}
EVENT_ROWS: dict[str, dict[str, Any]] = {row["id"]: row for row in DATA["event"]}
ITEM_ROWS: dict[str, dict[str, Any]] = {row["id"]: row for row in DATA["store"]["item"]}
OBJECTIVE_ROWS: dict[str, dict[str, Any]] = {row["id"]: row for row in DATA["objective"]}
CLASS_ROWS: dict[str, dict[str, Any]] = {row["id"]: row for row in DATA["class"]}


class Facing(NamedTuple):
    """What a played or held card shows: its id (None: the back), its Power now, its marks."""

    card: str | None
    power: str = ""
    mark: int = 0


@cache
def short(name: str) -> str:
    """A goblin's name on a small card, where everybody is a goblin."""
    for lead in ("Goblin ", "Goblin-"):
        if name.startswith(lead):
            name = name[len(lead) :]
    name = name.removesuffix("-goblin")
    return name[:1].upper() + name[1:]


def card_of(noun: Any) -> str | None:
    """A goblin's id in a cue: as it is, or beside its handle."""
    card: str | None = noun[1] if isinstance(noun, list) else noun
    return card


class Cards:
    """The cards of one table. `shown` overrides what the view says of a card while a moment runs."""

    def __init__(self, table: SlayerTable) -> None:
        self.table = table
        self.shown: dict[int, Facing] = {}
        self._sprites: Sprites | None = None
        self._faces: dict[tuple[str, str], CardFace] = {}
        """What stands on each goblin, by language."""
        self._told: dict[int, str] = {}
        """Faces that cues have told since the cards were locked in."""
        self.foe_told = ""
        """The foe that a cue has named last."""

    # what cues tell

    def learn(self, cue: Cue) -> None:
        """Remember which goblin a handle is, for the cues that follow in the same update."""
        nouns = cue.nouns
        if cue.kind == "shuffled":
            self._told.clear()
        elif cue.kind == "revealed":
            self._told.update(zip(nouns["handles"], nouns["cards"]))
        elif cue.kind == "foe":
            self.foe_told = nouns["foe"]
        elif isinstance(nouns.get("handle"), int) and isinstance(nouns.get("card"), str):
            self._told[nouns["handle"]] = nouns["card"]

    def known(self, number: int) -> str | None:
        """Which goblin a handle is, as far as this seat has been told."""
        return self._told.get(number) or self.table.reading.names.get(number)

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

    def facing(self, number: int) -> Facing:
        """What a handle shows now."""
        if number in self.shown:
            return self.shown[number]
        reading = self.table.reading
        lying = reading.by_handle.get(number)
        if lying is None:
            return Facing(reading.names.get(number))
        own = lying.mark & OWN
        up = reading.horde.up or any(lying is other for other in reading.horde.earlier)
        if not up:
            return Facing(lying.card, "", own)
        return Facing(lying.card, self.power(lying.card, lying.power, up), lying.mark)

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
        sprites.signs = self._signs()
        sprites.phase = self.table.services.march() if handle in sprites.signs else 0.0
        sprites.one(surface, handle, place)

    def is_raised(self, handle: Handle) -> bool:
        """While dashes walk round it."""
        return handle in self._signs()

    def _signs(self) -> dict[Hashable, Any]:
        """The dashes round the cards of which one may be saved."""
        table = self.table
        if table.services.sent or table.asked != "survivor_pick":
            return {}
        return {("c", handle): "legal" for handle in table.battle.pickable() if handle != table.battle.saving}

    def _picture(self, handle: Hashable, face_up: bool, size: tuple[int, int]) -> Surface:
        if isinstance(handle, tuple) and handle[0] == "c":
            told = self.facing(handle[1])
            wide, strip = self.table.hand.strips.get(handle[1], (0, 0))
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
        if not told.mark:
            return base
        key = ("marked", told, size, strip, self.table.words.language, look.inks)
        found = look.baked(key)
        if found is None:
            found = base.copy()
            self._marks(found, told.mark, 0 if whole or told.card is None else round(size[1] * 0.22))
            look.keep(key, found)
        return found

    def _marks(self, picture: Surface, mark: int, band: int) -> None:
        """The owner's own mark at the lower left; why a goblin does less at the lower right."""
        look, box = self.table.look, picture.get_rect()
        px = max(20, min(look.px(46), box.w // 3, (box.h - band) // 2))
        edge = max(3, box.w // 24)
        if mark & OWN:
            star = look.icon("star_moss", px) or cards.stamp(look, "", px, "moss", 11)
            spot = star.get_rect(bottomleft=(edge, box.bottom - edge - band))
            picture.blit(star, spot)
            eye = look.mark("person", round(px * 0.48), look.palette.paper)
            picture.blit(eye, eye.get_rect(center=spot.center))
        for bit, icon in ((DISABLED, "lock"), (RAISED, "skull"), (ZEROED, "cross")):
            if mark & bit:
                disc = shapes.disc(px, look.palette.b if bit != RAISED else look.palette.k, look.palette.k, 0.08)
                spot = disc.get_rect(bottomright=(box.right - edge, box.bottom - edge - band))
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

    def print(self, name: str, size: tuple[int, int]) -> Surface:
        """A print of this game by its id; a plain panel with its first letter when there is none."""
        look = self.table.look
        if look.has_picture(name):
            return look.picture(name, size)
        key = ("plain print", name, size, look.inks)
        found = look.baked(key)
        if found is None:
            found = Surface(size)
            found.fill(look.palette.c)
            letter = look.lettering.line(name[:1].upper(), "display", max(12, size[1] // 2), look.palette.k)
            found.blit(letter, letter.get_rect(center=found.get_rect().center))
            look.keep(key, found)
        return found

    def foe(self, foe: str, power: str, size: tuple[int, int]) -> Surface:
        """The foe's card: portrait, name, Power, tier; its abilities stand beside it."""
        look, words = self.table.look, self.table.words
        key = ("foe card", foe, power, size, words.language, look.inks)
        found = look.baked(key)
        if found is not None:
            return found
        inks, row = look.palette, FOE_ROWS[foe]
        card = Surface(size, pygame.SRCALPHA)
        look.paper(card, "plain", Rect(0, 0, *size), 0)
        edge = max(3, look.px(7))
        inner = Rect(0, 0, *size).inflate(-2 * edge, -2 * edge)
        told = words(f"foe-{row['id']}").upper()
        longest = max(told.split(), key=len)
        px = look.lettering.fit(longest, "display", max(13, round(size[1] * 0.058)), inner.w - edge * 2 - 2, floor=9)
        name = look.lettering.paragraph(
            told, "display", px, inner.w - edge * 2, inks.paper, align="centre", leading=1.06
        )
        while px > 11 and name.lines > 2:
            px -= 1
            name = look.lettering.paragraph(
                told, "display", px, inner.w - edge * 2, inks.paper, align="centre", leading=1.06
            )
        tier = words("tier-final") if row.get("final") else words(f"tier-{row['tier']}")
        label = look.label(tier, 18, inks.c, 1.6, width=inner.w - 10)
        foot = Rect(inner.x, 0, inner.w, name.surface.get_height() + label.get_height() + edge)
        foot.bottom = inner.bottom
        window = Rect(inner.x, inner.y, inner.w, foot.y - inner.y)
        card.blit(self.print(foe, window.size), window)
        pygame.draw.rect(card, inks.k, foot)
        pygame.draw.rect(card, inks.k, inner, max(2, look.px(4)))
        card.blit(name.surface, name.surface.get_rect(midtop=(foot.centerx, foot.y + edge // 2)))
        card.blit(label, label.get_rect(midbottom=(foot.centerx, foot.bottom)))
        card.blit(cards.medal(look, power, max(38, round(size[0] * 0.32))), (0, 0))
        return look.keep(key, card)
