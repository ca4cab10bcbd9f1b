"""The menu's first and largest button while a match waits: which game, where it stands, and the faces of those who sit there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game import titles
from game.scenes.match_standing import others_of, standing, turn_of, whose_of, words_of
from game.stack.context import Context
from game.tabletop.feed import Player
from game.ui.look import Look
from game.ui.widgets.base import Act
from game.ui.widgets.buttons import Button
from game.ui.widgets.players import draw_knob, portrait

if TYPE_CHECKING:
    from game.scenes.saved_matches import Save
    from game.session.kept_seats import KeptSeat

COVERED = 0.38
"""So much of a face may lie under the one before it."""
KNOB = 0.36
"""How large a seat's knob is beside its face."""
LEAST = 18
"""Pixels; smaller faces are not told apart."""


class ContinueButton(Button):
    """Words of the match as far as they have room, faces as far as they have room beside the large word."""

    def __init__(self, context: Context, look: Look, rect: Rect, save: Save | KeptSeat, act: Act) -> None:
        found = standing(save.match, save.title)
        self.others = others_of(found, save.names, context.name)
        """Whose faces it shows."""
        names = [save.names[other.seat] for other in self.others]
        small = _small(context, look, rect, save.title, names, words_of(found, save.names, context.text))
        super().__init__(look, rect, context.tr("menu-continue"), act, kind="gold", small=small, size=42, id="resume",
                         tip=context.tr("menu-continue-tip"), order=-1)  # fmt: skip

    def beyond(self, room: tuple[int, int]) -> Surface | None:
        return faces(self.look, self.others, room)


def pinned(context: Context, save: Save | KeptSeat) -> tuple[str, str]:
    """What the slip on its poster says: whose turn it is, or that a match waits, and under it which turn that is."""
    found = standing(save.match, save.title)
    whose = whose_of(found, save.names, context.text) or context.tr("menu-waits")
    return whose, turn_of(found, context.text)


def _small(context: Context, look: Look, rect: Rect, title: str, names: Sequence[str], stands: Sequence[str]) -> str:
    """Game, names and where it stands; where they have no room, how many the others are, or the game alone."""
    name = titles.title(title).name
    first = [context.tr("menu-continue-small", title=name, names=context.text.join(names))]
    if len(names) > 1:
        first.append(context.tr("menu-continue-many", title=name, name=names[0], n=len(names) - 1))
    if stands:
        first.append(name)
    told, size = [" · ".join([words, *stands]) for words in first], look.caps(18)
    short = (words for words in told if look.lettering.width(words.upper(), "label", size) <= rect.w * 0.9)
    return next(short, told[-1])


def faces(look: Look, players: Sequence[Player], room: tuple[int, int]) -> Surface | None:
    """Faces in a row, each with the colour and mark of its seat; None where they would be too small."""
    wide, high = room
    side = min(high, int(wide / (1 + (1 - COVERED) * (len(players) - 1) + KNOB / 5)))
    if side < LEAST:
        return None
    knob = round(side * KNOB)
    step = min(side + look.px(4), (wide - side - knob // 5) // max(1, len(players) - 1))
    row = Surface((side + step * (len(players) - 1) + knob // 5, side), pygame.SRCALPHA)
    for at, player in reversed(list(enumerate(players))):  # each lies on the next: what is covered is an ear, no knob
        spot = Rect(at * step, 0, side, side)
        row.blit(portrait(look, "", player.name, side, player.colour, look.portrait(player.portrait, 128)), spot)
        draw_knob(row, look, player.colour, Rect(spot.right - knob * 4 // 5, spot.bottom - knob, knob, knob))
    return row
