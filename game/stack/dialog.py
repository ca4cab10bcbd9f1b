"""Dialogs over whatever is running: a title plate, a few lines, perhaps rows to choose from, and buttons."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.stack.dialog_frame import laid_plated, paint_plated
from game.stack.scene import Scene
from game.ui.widgets.buttons import Button, Kind, button_row
from game.ui.widgets.controls import RadioRows

LETTERS = frozenset("abcdefghijklmnopqrstuvwxyz")
"""Those that every keyboard has."""


class Answer(NamedTuple):
    """One button: what it stands for, its words, its kind."""

    value: str
    text: str
    kind: Kind = "plain"


class Dialog(Scene):
    """`stack.push(Dialog(title, text, [Answer(...)], then=...))`.

    `then(value, chosen)` hears the answer (Escape: `escape`, or the last button's) and the chosen row; the same pair is also
    handed to the scene below (`resume`). Enter presses the first answer that isn't dangerous, so a press too many
    destroys nothing; what neither Enter nor Escape presses has a letter. `title`: whose inks it is printed in.
    """

    transparent = True

    def __init__(
        self,
        heading: str,
        text: str,
        answers: Sequence[Answer],
        *,
        options: Sequence[tuple[str, str]] = (),
        chosen: str = "",
        then: Callable[[str, str], object] = lambda value, chosen: None,
        wide: float = 0.34,
        escape: str = "",
        title: str = "house",
    ) -> None:
        super().__init__()
        self.title = title
        self.heading, self.text, self.answers = heading, text, list(answers)
        self.options = list(options)
        self.chosen = chosen or (self.options[0][0] if self.options else "")
        self.then, self.wide = then, wide
        self.escape = escape or self.answers[-1].value
        self.letters: dict[str, str] = {}
        """Which answers they press."""
        self.rect = Rect(0, 0, 1, 1)
        self._text_at = (0, 0)
        self._plate = Rect(0, 0, 1, 1)

    def build(self) -> None:
        look, frame = self.look, self.look.frame
        width = min(round(frame.size[0] * 0.92), max(round(frame.size[0] * self.wide), look.px(640)))
        inner = look.content("dialog", Rect(0, 0, width, 400))
        mx, my = inner.x, inner.y
        room = width - 2 * mx
        plate = max(look.px(72), 44)
        words = self._words(room - look.px(24))
        rows = len(self.options) * (max(44, look.px(74)) + look.px(8))
        buttons = max(44, look.px(70))
        gap = look.px(22)
        tall = my + plate + gap + words.get_height() + gap + (rows + gap if rows else 0) + buttons + my
        self.rect, self._plate = laid_plated(look, width, tall, plate)
        self._text_at = (self._plate.x + look.px(12), self._plate.bottom + gap)
        y = self._text_at[1] + words.get_height() + gap
        if self.options:
            area = Rect(self._plate.x, y, room, rows)
            self.group.add(RadioRows(look, area, self.options, self.chosen, self._choose, id="rows", order=0))
        area = Rect(self._plate.x, self.rect.bottom - my - buttons, room, buttons)
        safe = next((answer for answer in self.answers if answer.kind != "danger"), self.answers[0])
        keys = self._keys(safe)
        for answer, box in zip(self.answers, button_row(look, area, max(2, len(self.answers)))):
            if len(self.answers) == 1:
                box.centerx = area.centerx
            act = partial(self._answer, answer.value)
            press = Button(look, box, answer.text, act, kind=answer.kind, id=answer.value, order=1,
                           key=keys[answer.value])  # fmt: skip
            self.group.add(press)
            if answer is safe:
                self.group.main = press

    def _keys(self, safe: Answer) -> dict[str, str]:
        """What each answer's button shows of its key. Letters are the first of the answer's words that nothing else has."""
        taken, shown = set(self.context.settings.keys.values()), dict[str, str]()
        self.letters = {}
        for answer in self.answers:
            if answer is safe or answer.value == self.escape:
                shown[answer.value] = self.key_name("confirm" if answer is safe else "back")
                continue
            letter = next((one for one in answer.text.lower() if one in LETTERS and one not in taken), "")
            if letter:
                taken.add(letter)
                self.letters[letter] = answer.value
            shown[answer.value] = letter.upper() if self.context.hand != "pad" else ""
        return shown

    def handle(self, event: Event) -> bool:
        pressed = event.type == pygame.KEYDOWN and not event.mod & (
            pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_GUI
        )
        answer = self.letters.get(pygame.key.name(event.key), "") if pressed else ""
        button = self.group.find(answer) if answer else None
        if button is None:
            return super().handle(event)
        button.activate()
        return True

    def _words(self, width: int) -> Surface:
        look = self.look
        return look.lettering.paragraph(
            self.text, "text", look.text(21), width, look.palette.k, align="centre", leading=1.35
        ).surface

    def _choose(self, value: str) -> None:
        self.chosen = value

    def _answer(self, value: str) -> None:
        self.stack.pop((value, self.chosen))
        self.then(value, self.chosen)

    def back(self) -> None:
        self._answer(self.escape)

    def paint(self, surface: Surface) -> None:
        paint_plated(surface, self.look, self.rect, self._plate, self.heading)
        surface.blit(self._words(self._plate.w - self.look.px(24)), self._text_at)
