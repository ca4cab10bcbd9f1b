"""Keys for what glows: each thing that can be acted on bears a letter or a figure, and that key presses it at once.

They show while the keyboard is used. What has a key of its own (the main button, undo) bears none.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.ui import palette
from game.ui.look import Look
from game.ui.widgets.base import Widget
from game.ui.widgets.buttons import Button, TextLink

FIGURES = "1234567890"
LETTERS = "abcdefghijklmnopqrstuvwxyz"
FIGURE_ROW = {pygame.KSCAN_1 + n: figure for n, figure in enumerate(FIGURES)}
"""Where the figures are on every keyboard, whatever a layout puts there without Shift."""
LARGEST = 1.15
"""Larger text makes tags so much larger: many lie beside one another, and over what they name."""
LOW = 2.5
"""What is less than so many tags high prints something at its upper edge."""
SLIM = 1.5
"""What is less than so many tags high is a line of words: its tag lies over it."""
STEERING = frozenset({pygame.K_TAB, pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT})
"""Keys that show, whatever else they do, that the keyboard is in use."""


class Aim(NamedTuple):
    """Something that a key can press: a widget, or one hex of a map; and where it is."""

    widget: Widget
    rect: Rect
    hex: str = ""
    new: bool = False
    """The last press has made it glow."""
    aside: bool = False
    """It answers nothing."""
    headed: bool = False
    """It prints a heading at its upper left corner."""

    @property
    def steady(self) -> int | None:
        """Its key is so many before the last there is; None: it takes what is free."""
        return None if self.hex else self.widget.steady


def tags_of(count: int, letters: str) -> list[str]:
    """So many tags, no one the beginning of another: single letters, and as many pairs as are needed, which come last."""
    most = len(letters)
    firsts = next((n for n in range(most + 1) if most - n + n * most >= count), most)
    single = letters[: most - firsts]
    pairs = [first + second for first in letters[most - firsts :] for second in letters]
    return [*single, *pairs][:count]


def free_letters(taken: Iterable[str]) -> str:
    """What keys are left for tags when actions have theirs."""
    used = set(taken)
    return "".join(letter for letter in FIGURES + LETTERS if letter not in used)


class KeyTags:
    """The tags of one table: whether they show, and what was typed of a pair."""

    def __init__(self) -> None:
        self.shown = False
        self.typed = ""
        self.letters = FIGURES
        """What may stand on a tag: what no action has for its key."""

    def hear(self, event: Event, by_keys: bool, steering: bool) -> bool:
        """Hide from a mouse or a pad, come for keys that steer (`steering`: an action's). True if that changed the picture."""
        shown = self.shown
        if event.type == pygame.KEYDOWN and (not by_keys or steering or event.key in STEERING or self.letter(event)):
            shown = by_keys
        elif event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN):
            shown = False
        changed, self.shown = shown != self.shown, shown
        if not shown:
            self.typed = ""
        return changed

    def letter(self, event: Event) -> str:
        """What a key types on tags; "" if it is no key of theirs."""
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_GUI):
            return ""
        name = FIGURE_ROW.get(event.scancode, pygame.key.name(event.key).strip("[]"))
        return name if len(name) == 1 and name in self.letters else ""

    def tags(self, aims: Sequence[Aim]) -> list[tuple[str, Aim]]:
        """All tags that go on with what was typed, each with what it presses."""
        if len(aims) > len(self.letters):  # one key for what the last press has made glow
            aims = sorted(
                aims, key=lambda aim: (aim.aside, not aim.new, not isinstance(aim.widget, Button), not aim.hex)
            )
        most = len(self.letters)
        kept = {id(aim): self.letters[-1 - aim.steady] for aim in aims if aim.steady is not None and aim.steady < most}
        rest = [aim for aim in aims if id(aim) not in kept]
        free = "".join(letter for letter in self.letters if letter not in kept.values())
        found = dict(zip(map(id, rest), tags_of(len(rest), free), strict=False)) | kept
        named = [(found[id(aim)], aim) for aim in aims if id(aim) in found]
        return [(tag, aim) for tag, aim in named if tag.startswith(self.typed)]

    def type(self, letter: str, aims: Sequence[Aim]) -> Aim | None:
        """One letter more; what it presses, if its tag is whole. A letter that leads nowhere takes back what was typed."""
        self.typed += letter
        found = self.tags(aims)
        if len(found) == 1 and found[0][0] == self.typed:
            self.typed = ""
            return found[0][1]
        if not found:
            self.typed = ""
        return None

    def draw(self, surface: Surface, look: Look, aims: Sequence[Aim]) -> None:
        """The tags at their things."""
        for face, box in self.placed(look, aims, surface.get_rect()):
            surface.blit(face, box)

    def placed(self, look: Look, aims: Sequence[Aim], window: Rect) -> list[tuple[Surface, Rect]]:
        """The tags and where they lie: at their things, beside one another where those lie close."""
        out: list[tuple[Surface, Rect]] = []
        for tag, aim in self.tags(aims):
            face = _face(look, tag[len(self.typed) :])
            out.append((face, _free(face.get_rect(), aim, aims, [box for _, box in out], window)))
        return out


def tag_height(look: Look) -> int:
    """How high a tag is: who lays lines of words out leaves so much over each where there is room."""
    return _face(look, FIGURES[0]).get_height()


def _face(look: Look, tag: str) -> Surface:
    """A dark chip with a light edge: to be read on any paper."""
    px = max(13, round(look.text(19) * min(1.0, LARGEST / look.frame.text_scale)))
    key = ("key tag", tag, px)
    found = look.baked(key)
    if found is not None:
        return found
    words = look.lettering.line(tag.upper(), "text_bold", px, palette.TIP_PAPER)
    tall = words.get_height() + look.px(2)
    face = Surface((max(tall, words.get_width() + look.px(12)), tall), pygame.SRCALPHA)
    edge = max(2, look.px(2))
    pygame.draw.rect(face, look.palette.k, face.get_rect(), border_radius=look.px(7))
    pygame.draw.rect(face, palette.GLOW, face.get_rect(), edge, border_radius=look.px(7))
    face.blit(words, words.get_rect(center=face.get_rect().center))
    return look.keep(key, face)


def _free(face: Rect, aim: Aim, aims: Sequence[Aim], placed: Sequence[Rect], window: Rect) -> Rect:
    """Where a tag has room at its thing: over its upper edge, where a card prints nothing that must be read, or just inside
    where another thing ends there; where the next card of a fan lies over that, at its lower corner; at the corner of what is
    low; in the middle of a hex."""
    boxes = []
    for place in _places(face, aim):
        box = Rect(face)
        box.center = place
        boxes.append(box.clamp(window))
    others = [] if aim.hex else [one.rect for one in aims if not one.rect.contains(aim.rect)]
    if others and boxes[0].collidelist(others) >= 0 and boxes[1].collidelist(others) < 0:
        boxes = boxes[1:]
    clear = [box for box in boxes if box.collidelist(placed) < 0]
    seen = [box for box in clear if not any(rect.collidepoint(box.center) for rect in others)]
    return next(iter([*seen, *clear, *boxes]))


def _places(face: Rect, aim: Aim) -> list[tuple[int, int]]:
    rect, half, quarter = aim.rect, face.w // 2, face.h // 4
    if aim.hex:
        return [rect.center, (rect.centerx, rect.top + half), (rect.centerx, rect.bottom - half)]
    corner = (rect.left + half - quarter, rect.top + face.h // 2 - quarter)
    if isinstance(aim.widget, Button):
        return [corner, corner]
    if isinstance(aim.widget, TextLink):  # as tall as a button, with small words in the middle
        return [(corner[0], rect.top - quarter // 2), corner]
    low = rect.bottom - face.h // 2 + quarter
    if aim.headed:
        return [(rect.right - half + quarter, corner[1]), (rect.right - half + quarter, low)]
    rest = [(corner[0], low), corner, (rect.right - half + quarter, low), rect.center]
    if rect.h < SLIM * face.h:
        return [(corner[0], rect.top - face.h * 3 // 8), corner, *rest]
    if rect.h < LOW * face.h or aim.aside:
        return [corner, *rest]
    return [rect.midtop, (rect.centerx, rect.top + face.h // 2 + 2), *rest]
