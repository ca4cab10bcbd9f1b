"""Cards of BattleGoats on the table: which card a handle shows now, and its picture."""

from __future__ import annotations

from typing import Any

from pygame import Surface

from game.titles.battlegoats.rules.cards import CARDS
from game.titles.battlegoats.screen.context import Context
from game.titles.battlegoats.screen.reading import Reading, card_of
from game.ui import cards
from game.ui.cards import CardFace, Variant
from game.ui.look import Look
from game.ui.sprites import Sprites
from game.words import Words

KIND = {"hero": "hero", "goat": "goat", "creature": "creature", "equipment": "machine"}
BACK = CardFace("", "back")
FULL = 1.3  # taller than this: the whole card, else the tile
LEAST = 190  # px: a narrower card has no room for its text, so it is a tile as well: the name in a band of its own


def face(words: Words, card: str) -> CardFace:
    """What stands on a card in the language of the moment."""
    row = card_of(card)
    return CardFace(
        name=words(f"card-{card}"),
        picture=card,
        numeral=str(row.power),
        kind=KIND[row.type],
        ribbon=words(f"type-{row.type}"),
        text=words(f"card-{card}.text"),
        flavour=words(f"card-{card}.flavour"),
        longest=_longest(words),
    )


def _longest(words: Words) -> str:
    """The longest name of the deck."""
    return max((words(f"card-{row.id}") for row in CARDS), key=len)


class Cards:
    """The cards of one table. `live.shown` goes before what the view says of a card."""

    def __init__(self, table: Context) -> None:
        self.table = table
        self._sprites: Sprites | None = None
        self._faces: dict[tuple[str, str], CardFace] = {}
        """What stands on each card, by language."""

    def face(self, card: str) -> CardFace:
        """What stands on a card, in the language of the moment."""
        words = self.table.words
        found = self._faces.get((card, words.language))
        if found is None:
            found = self._faces[card, words.language] = face(words, card)
        return found

    def facing(self, reading: Reading, number: int) -> tuple[str | None, Variant]:
        """Card and variant of a handle as it is seen now."""
        if number in self.table.live.shown:
            return self.table.live.shown[number]
        lying = reading.by_handle.get(number)
        if lying is not None:
            if lying.card is None:
                return None, "back"
            return lying.card, "face" if lying.facing or reading.phase == "over" else "own_hidden"
        card = reading.names.get(number)
        return (card, "face") if card is not None else (None, "back")

    def sprites(self, look: Look) -> Sprites:
        if self._sprites is None or self._sprites.look is not look:
            self._sprites = Sprites(look, self._picture)
        return self._sprites

    def _picture(self, handle: Any, face_up: bool, size: tuple[int, int]) -> Surface:
        card, variant = self.facing(self.table.reading, handle[1])
        return self.picture(card, variant if face_up else "back", size)

    def picture(self, card: str | None, variant: Variant, size: tuple[int, int]) -> Surface:
        """A card upright at a size: the whole card when the place is as tall as one, else the tile."""
        look = self.table.look
        whole = size[1] > size[0] * FULL and size[0] >= LEAST
        if card is None or variant == "back":
            return cards.back(look, BACK, size) if whole else cards.tile(look, BACK, size, "back")
        told = self.face(card)
        return cards.full(look, told, size[0]) if whole else cards.tile(look, told, size, variant)
