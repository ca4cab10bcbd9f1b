"""A moment of a match as a picture of its own, to be kept and shown around: rays, what it is about, a stamp with what it changed,
the sentence, who and when. It has one size, whatever the window's, and is printed anew rather than scaled up."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, replace

import pygame
from pygame import Rect, Surface

from game.scenes.results_sheets import Ending
from game.scenes.results_words import figure_words
from game.tabletop.story import Story, Turning
from game.ui import palette, shapes
from game.ui.fitting import fitted
from game.ui.living import Face
from game.ui.look import Look
from game.ui.scale import DESIGN, Frame
from game.ui.sunburst import sunburst

SIZE = (1200, 630)
WINDOW = Rect(32, 28, 1136, 470)
"""Where the picture is; under it stand the words."""
HEART = (0.37, 0.5)
"""In parts of it, where what the moment is about stands and the rays come from."""
LOOKERS = ((0.74, 0.72, 150, 9), (0.89, 0.67, 132, -12), (0.1, 0.3, 136, 14), (0.1, 0.78, 96, -9), (0.86, 0.87, 92, 8))
"""Where the faces of the others are, how large, how far turned: clear of stamp and burst."""
RAYS = 38
BURST = 540
"""Pixels of the star behind it."""
POINTS = (1.0, 0.8, 0.93, 0.76, 1.0, 0.84, 0.9, 0.78, 0.97, 0.82, 0.88, 0.8, 1.0, 0.77, 0.94, 0.83, 0.9)
"""How far its points reach: no two beside each other as far."""
SHADOW = (8, 11)
"""Pixels by which the shadow of a cut-out lies lower at its right."""
PAIRED = 4
"""Players up to whom a second thing has room beside the first."""
STAMP = 430
"""Pixels that the word of a stamp is wide at most."""
SHORT = 3
"""Letters of a word that is stamped larger still: a number alone."""
CLEAR = 40
"""Of 255: a picture whose corners are more transparent than that is a cut-out."""


@dataclass(frozen=True, slots=True)
class Keepsake:
    """What is told of one match: its story, what is counted in it, and the day."""

    of: Ending
    story: Story
    figure: str
    day: str
    title: str
    """The game's name."""


def print_look(look: Look) -> Look:
    """The same inks and prints at the size of the design."""
    return Look(Frame(DESIGN), prints=look.prints, title=look.title, inks=look.inks)


def printed_moment(told: Keepsake, moment: Turning, tr: Callable[..., str]) -> Surface:
    """The whole picture."""
    told = replace(told, of=replace(told.of, look=print_look(told.of.look)))
    look, inks = told.of.look, told.of.look.palette
    sheet = Surface(SIZE)
    sheet.fill(palette.PLANK_GRAIN)
    look.paper(sheet, "plain", sheet.get_rect().inflate(-16, -16), 0)
    scene = Surface(WINDOW.size)
    scene.blit(sunburst(look, WINDOW.size, inks.c, inks.b, centre=HEART, rays=RAYS), (0, 0))
    _lookers(told, scene, moment)
    _heart(told, scene, moment)
    sheet.blit(scene, WINDOW)
    pygame.draw.rect(sheet, inks.k, WINDOW, 6, border_radius=6)
    pygame.draw.rect(sheet, inks.k, WINDOW.inflate(-20, -20), 2)
    stamp = _stamp(told, moment)
    _lay(look, sheet, stamp, stamp_rect(stamp))
    plate = _maker(told, tr)
    at = plate.get_rect(bottomright=(WINDOW.right, SIZE[1] - 28))
    sheet.blit(plate, at)
    _words(
        told,
        sheet,
        moment,
        Rect(WINDOW.x + 12, WINDOW.bottom + 6, at.x - WINDOW.x - 36, SIZE[1] - 22 - WINDOW.bottom - 6),
        tr,
    )
    return sheet


def _heart(told: Keepsake, scene: Surface, moment: Turning) -> None:
    """What it is about before a burst, with whoever did it or bore it; where it is about nobody's card, their face alone."""
    of, look = told.of, told.of.look
    w, h = scene.get_size()
    middle = round(w * HEART[0]), round(h * HEART[1])
    burst = _burst(look)
    _lay(look, scene, burst, burst.get_rect(center=middle))
    mood: Face = "glad" if moment.change > 0 or moment.seat in of.end.winners else "sore"
    seat = moment.seat if moment.seat >= 0 else next(iter(of.end.winners), -1)
    if moment.said.picture:
        side = 1
        if moment.said.other and len(of.players) <= PAIRED:
            other, side = pygame.transform.rotozoom(_thing(look, moment.said.other, ""), 13, 0.76), -1
            _lay(look, scene, other, other.get_rect(center=(middle[0] + 205, round(h * 0.53))))
        thing = _thing(look, moment.said.picture, moment.said.name)
        _lay(look, scene, thing, thing.get_rect(center=middle))
        if seat >= 0:
            face = of.marked_face(seat, 190, mood=mood)
            _lay(look, scene, face, face.get_rect(center=(middle[0] + side * 210, round(h * 0.7))))
    elif seat >= 0:
        face = of.face(seat, 350, mood)
        at = face.get_rect(center=middle)
        _lay(look, scene, face, at)
        mark = of.mark_disc(seat, 78)
        scene.blit(mark, mark.get_rect(center=(at.right - 52, at.bottom - 52)))


def _burst(look: Look) -> Surface:
    """A burst of uneven points: ink with a paper rim and a paper heart."""
    inks = look.palette

    def draw(sheet: Surface, k: int) -> None:
        middle = BURST * k / 2
        for share, colour in ((1.0, inks.k), (0.965, inks.paper), (0.915, inks.k), (0.885, inks.b), (0.7, inks.paper)):
            corners = []
            for n, reach in enumerate(POINTS):
                for part, far in ((0.0, reach), (0.5, 0.62)):
                    angle = math.tau * (n + part) / len(POINTS) - math.pi / 2
                    corners.append((middle + middle * far * share * math.cos(angle),
                                    middle + middle * far * share * math.sin(angle)))  # fmt: skip
            pygame.draw.polygon(sheet, colour, corners)

    return shapes.smooth((BURST, BURST), draw)


def _lay(look: Look, scene: Surface, picture: Surface, at: Rect) -> None:
    """A cut-out over its hard shadow."""
    mask = pygame.mask.from_surface(picture)
    shadow = mask.to_surface(setcolor=(*look.palette.k, 120), unsetcolor=(0, 0, 0, 0))
    scene.blit(shadow, at.move(SHADOW))
    scene.blit(picture, at)


def _thing(look: Look, name: str, words: str) -> Surface:
    """A card, a little askew, with its name on its foot; a figure without a ground of its own is cut out and larger."""
    picture = look.picture(name, (400, 400))
    if picture.get_flags() & pygame.SRCALPHA and picture.get_at((3, 3)).a < CLEAR:
        return picture
    inks = look.palette
    card = Surface((330, 420), pygame.SRCALPHA)
    look.paper(card, "plain", card.get_rect(), 0)
    inner = Rect(16, 16, 298, 326 if words else 388)
    card.blit(look.picture(name, inner.size), inner)
    pygame.draw.rect(card, inks.k, inner, 5)
    if words:
        band = Rect(16, inner.bottom, 298, 62)
        card.fill(inks.k, band)
        line = look.lettering.line(words.upper(), "label", 38, inks.paper, width=band.w - 16)
        card.blit(line, line.get_rect(center=band.center))
    pygame.draw.rect(card, inks.k, card.get_rect(), 4, border_radius=6)
    return pygame.transform.rotozoom(card, -4, 1.0)


def _lookers(told: Keepsake, scene: Surface, moment: Turning) -> None:
    """The others at the table: glad of another's loss, sore at their gain, and where nobody won."""
    of = told.of
    lost_by_all = not of.end.winners
    mood: Face = "sore" if moment.change > 0 or lost_by_all else "glad" if moment.change < 0 else ""
    others = [player.seat for player in of.players if player.seat != moment.seat]
    for seat, (x, y, px, turn) in zip(others, LOOKERS):
        face = pygame.transform.rotozoom(of.marked_face(seat, px, mood=mood), turn, 1.0)
        middle = round(scene.get_width() * x), round(scene.get_height() * y)
        _lay(of.look, scene, face, face.get_rect(center=middle))


def stamp_rect(stamp: Surface) -> Rect:
    """Over the upper right corner of the picture."""
    return stamp.get_rect(topright=(SIZE[0] - 20, 14))


def stamped(told: Keepsake, moment: Turning) -> tuple[str, str]:
    """The two lines of the stamp: what happened, in the title's word for it, over what it changed; without such a word how
    much, in large numerals, over what; else which turn it was."""
    words = told.of.words
    happened = words.maybe(f"story-stamp-{moment.said.kind.replace('_', '-')}")
    turn = f"{words('story-turn')} {turn_of(told, moment)}"
    if not moment.change:
        return happened or turn, turn if happened else told.title
    sign = "+" if moment.change > 0 else ""
    number = f"{sign}{figure_words(told.figure, moment.change)}".replace("-", "−")
    whole, half = divmod(abs(moment.change), 2 if "half_points" in told.figure else 1)
    what = words.maybe("story-change", n=whole + half / 2 if half else whole) or told.of.figure(told.figure)
    return (happened, f"{number} {what}") if happened else (number, what)


def _stamp(told: Keepsake, moment: Turning) -> Surface:
    look = told.of.look
    large, small = stamped(told, moment)
    size = (84 if len(large) > SHORT else 104) if moment.change else 58
    word = look.lettering.line(large.upper(), "display", size, palette.RED_TEXT, width=STAMP)
    below = look.label(small, 34, palette.RED_TEXT, 1.5)
    wide = max(word.get_width(), below.get_width()) + 70
    paper = Surface((wide, word.get_height() + below.get_height() + 26), pygame.SRCALPHA)
    look.paper(paper, "plain", paper.get_rect(), 0)
    pygame.draw.rect(paper, palette.RED_TEXT, paper.get_rect().inflate(-10, -10), 6, border_radius=6)
    pygame.draw.rect(paper, palette.RED_TEXT, paper.get_rect().inflate(-28, -28), 2, border_radius=3)
    paper.blit(word, word.get_rect(midtop=(wide // 2, 8)))
    paper.blit(below, below.get_rect(midbottom=(wide // 2, paper.get_height() - 18)))
    return pygame.transform.rotozoom(paper, -5, 1.0)


def turn_of(told: Keepsake, moment: Turning) -> int:
    """In which turn it was, from 1."""
    return min(max(1, len(told.story.turns) - 1), int(moment.turn) + (moment.turn % 1 > 0) or 1)


def _maker(told: Keepsake, tr: Callable[..., str]) -> Surface:
    """Who printed it, when, and how many sat there."""
    look, inks = told.of.look, told.of.look.palette
    plate = Surface((300, 92), pygame.SRCALPHA)
    pygame.draw.rect(plate, inks.k, plate.get_rect(), border_radius=8)
    name = look.lettering.line("GOBSMACK", "display", 42, inks.paper, width=276)
    plate.blit(name, name.get_rect(midtop=(150, 4)))
    line = look.label(tr("moment-table", day=told.day, n=len(told.of.players)), 25, inks.paper, 0.8, 276)
    plate.blit(line, line.get_rect(midbottom=(150, 86)))
    return plate


def _words(told: Keepsake, sheet: Surface, moment: Turning, room: Rect, tr: Callable[..., str]) -> None:
    """The sentence, then whose it was, which game, which turn of how many."""
    of, look, inks = told.of, told.of.look, told.of.look.palette
    last = len(told.story.turns) - 1
    parts = [told.title]
    if moment.seat >= 0:
        parts.insert(0, of.name(moment.seat))
    if last > 0:
        parts.append(tr("moment-turn", turn=of.words("story-turn"), n=turn_of(told, moment), all=last))
    below = fitted(look, " · ".join(parts), "text_medium", 25, (room.w, 34), inks.k, lines=1, floor=15)
    words = moment.said.abroad or moment.said.words
    said = fitted(look, words, "display", 40, (room.w, room.h - below.get_height() - 4), inks.k, lines=2, floor=18,
                  leading=1.02)  # fmt: skip
    top = room.y + max(0, (room.h - said.get_height() - below.get_height()) // 2)
    sheet.blit(said, (room.x, top))
    sheet.blit(below, (room.x, top + said.get_height()))
