"""The places on the results, one plate for each seat: face, name, place, two facts, what it was."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game.evening import SCORES
from game.scenes.results_poster import crown
from game.scenes.results_sheets import Ending, telling
from game.scenes.results_words import figure_words
from game.tabletop.score_sheet import seats_by_place
from game.ui import palette
from game.ui.fitting import fitted, fitted_name
from game.ui.living import Face

ACROSS = 4
"""Plates that stand beside one another; of more there are two rows."""


def plate_boxes(of: Ending, area: Rect, gap: int) -> dict[int, Rect]:
    """Where the plate of each seat is, from the first place to the last."""
    order = seats_by_place(of.end.places)
    across = len(order) if len(order) <= ACROSS else -(-len(order) // 2)
    rows = -(-len(order) // max(1, across))
    wide = (area.w - gap * (across - 1)) // max(1, across)
    wide = min(wide, round(area.w * 0.49))
    tall = (area.h - gap * (rows - 1)) // max(1, rows)
    return {
        seat: Rect(area.x + n % across * (wide + gap), area.y + n // across * (tall + gap), wide, tall)
        for n, seat in enumerate(order)
    }


def two_facts(of: Ending, seat: int, first: str, lasted: int = 0) -> list[str]:
    """The figure that decides the places, where there is one, the one that the match is about, and the next that tells
    something; of a match lost by all, how long a seat lasted (`lasted`: turns, 0 not known). Of a seat without a score that
    alone is told."""
    tally = telling(of.end.tally)
    if not tally:
        return [of.words.maybe("story-turn") + f" {lasted}"] if lasted else []
    if seat in of.told.unscored:
        return [of.told.unscored[seat]]
    names = [name for name in dict.fromkeys((*SCORES, first, *tally)) if name in tally][:2]
    return [f"{of.figure(name)} {figure_words(name, of.end.tally[name][seat])}" for name in names]


def what_it_was(of: Ending, seat: int) -> str:
    """That it gave up, role or objective, who played it where the table had another name, and whether a bot did."""
    player, parts = of.player(seat), []
    if seat in of.told.resigned:
        parts.append(of.tr("results-resigned"))
    if of.told.roles.get(seat):
        parts.append(of.told.roles[seat])
    if of.told.known.get(seat):
        parts.append(of.tr("results-you") if seat == of.seat else player.name)
    parts += of.played_by(seat)
    if seat in of.end.winners and not parts:
        parts.append(of.words.maybe(f"crown-{player.crown}") or of.tr("results-winner"))
    return " · ".join(parts)


def printed_plate(
    of: Ending, size: tuple[int, int], seat: int, figure: str, lasted: int = 0, mood: Face = ""
) -> Surface:
    """One plate (see `two_facts`) with what its face does, with room round it for its shadow: `look.px(14)` on every side."""
    look, inks = of.look, of.look.palette
    edge = look.px(14)
    won = seat in of.end.winners
    sheet = Surface((size[0] + 2 * edge, size[1] + 2 * edge), pygame.SRCALPHA)
    box = Rect((edge, edge), size)
    look.paper(sheet, "plate_active" if won else "plate", box, 4)
    pad = look.px(12)
    px = min(round(box.h * 0.72), round(box.w * 0.3))
    face = of.marked_face(seat, px, mood=mood)
    spot = face.get_rect(midleft=(box.x + pad, box.centery))
    sheet.blit(face, spot)
    if won:
        sign = crown(look, max(14, round(px * 0.4)))
        sheet.blit(sign, sign.get_rect(midbottom=(spot.x + round(px * 0.5), spot.y + round(px * 0.2))))
    number = look.lettering.line(of.place(seat), "display", min(look.caps(36), round(box.h * 0.36)), inks.k)
    ink = number.get_bounding_rect()  # above the facts, which may be as wide as the plate
    sheet.blit(number, (box.right - pad - number.get_width(), box.y + round(box.h * 0.12) - ink.y))
    x = spot.right + look.px(8)
    wide = box.right - pad - x
    third = round(box.h * 0.3)
    name = of.tr("results-you") if seat == of.seat and not of.told.known.get(seat) else of.name(seat)
    room = (wide - number.get_width() - look.px(10), third)
    line = fitted_name(look, name, min(look.caps(26), round(third * 0.8)), room, inks.k, lines=1)
    sheet.blit(line, line.get_rect(midleft=(x, box.y + round(box.h * 0.25))))
    facts = two_facts(of, seat, figure, lasted)
    px = min(look.caps(19), round(third * 0.68))
    told = [" · ".join(facts).upper()]
    if look.lettering.width(told[0], "label", px) > wide:  # two lines rather than small letters
        told, px = [fact.upper() for fact in facts], min(px, round(third * 0.56))
    was = what_it_was(of, seat)
    y = box.y + round(box.h * (0.41 if len(told) > 1 else 0.42))
    step = round(box.h * (0.17 if len(told) > 1 else 0.22))
    for text in told:
        line = look.lettering.line(text, "label", max(12, px), inks.k, width=wide, floor=11)
        sheet.blit(line, line.get_rect(midleft=(x, y + step // 2)))
        y += step
    if was:
        line = fitted(look, was.upper(), "label", max(12, min(look.caps(18), round(third * 0.62))), (wide, third),
                      palette.RED_TEXT if won else palette.DIM_TEXT, lines=1, floor=11)  # fmt: skip
        sheet.blit(line, line.get_rect(midleft=(x, box.y + round(box.h * 0.82))))
    return sheet
