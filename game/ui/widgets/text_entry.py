"""A line that people type into: caret, selection, clipboard and input methods, on SDL's own text input."""

from collections.abc import Callable

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.ui import clipboard, fonts, palette
from game.ui.look import Look
from game.ui.text_edit import TextEdit
from game.ui.widgets.base import Widget

LEFT_TO_OTHERS = (pygame.K_TAB, pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_ESCAPE, pygame.K_UP, pygame.K_DOWN)
LEFT_TO_OTHERS = (*LEFT_TO_OTHERS, *range(pygame.K_F1, pygame.K_F12 + 1))
"""Keys that go on to the scene while the field has the keyboard."""
BLINK_S = 0.53
REPEAT_AFTER_MS, REPEAT_EVERY_MS = 450, 30
DOUBLE_CLICK_S = 0.4
DOT = "•"


class TextEntry(Widget):
    """A label at the left, a field, and words that people type. `changed(text)` hears every change, `submit` Enter."""

    focusable = True
    typing = True

    def __init__(
        self,
        look: Look,
        rect: Rect,
        text: str = "",
        changed: Callable[[str], object] = lambda text: None,
        *,
        label: str = "",
        placeholder: str = "",
        most: int = 60,
        secret: bool = False,
        submit: Callable[[str], object] | None = None,
        id: str = "",
        tip: str = "",
        order: int = 0,
        label_width: float = 0.3,
    ) -> None:
        super().__init__(look, rect, id or label, tip=tip, order=order)
        self._changed, self.submit = changed, submit
        self.label, self.placeholder = label, placeholder
        self.most, self.secret = most, secret
        self.label_width = label_width if label else 0
        self.edit = TextEdit(limit=most)
        self.edit.set_text(text)
        self.suggested = False  # the words were not typed: a press takes them all, so that typing replaces them
        self.wrong = False  # prints the rule red, with a cross
        self._suggested = False  # the text is only offered: whatever is typed takes its place
        self._active = False  # the keyboard writes here
        self._composing = ""  # what an input method has not settled yet
        self._time = 0.0
        self._last_press = (-1.0, 0)  # when, in seconds, and at which character
        self._offset = 0  # so many pixels of the text are scrolled out at the left

    @property
    def field(self) -> Rect:
        left = round(self.rect.w * self.label_width)
        return Rect(self.rect.x + left, self.rect.y, self.rect.w - left, self.rect.h)

    @property
    def text(self) -> str:
        return self.edit.text

    @text.setter
    def text(self, value: str) -> None:
        if value != self.edit.text:
            self.edit.set_text(value)
        self.touch()

    def write(self, text: str) -> None:
        """Put words into it as if they had been typed."""
        self.text = text[: self.most]
        self._changed(self.text)

    # the keyboard comes and goes

    def gain(self) -> None:
        self._active, self._time = True, 0.0
        self.edit.move_to(len(self.text))
        pygame.key.set_repeat(REPEAT_AFTER_MS, REPEAT_EVERY_MS)
        pygame.key.set_text_input_rect(self.field)
        self.touch()

    def lose(self) -> None:
        if self._active:
            pygame.key.set_repeat(0)
        self._active, self._composing = False, ""
        self.edit.move_to(self.edit.caret)
        self.touch()

    def close(self) -> None:
        if self._active:
            self.lose()

    def activate(self) -> None:
        if self.submit is not None:
            self.submit(self.text)

    # events

    def suggest(self) -> None:
        """Offer the text: it stays selected, also where it is clicked, until something is typed or a key moves the caret."""
        self._suggested = True
        self.edit.select_all()

    def handle(self, event: Event) -> bool:
        if event.type == pygame.KEYDOWN and event.key in LEFT_TO_OTHERS:
            if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and self.submit is not None and not self._composing:
                self.submit(self.text)
                return True
            return False
        before = self.text
        used = self._edited(event)
        if used:
            self._time = 0.0
            self.touch()
        if self.text != before:
            self.suggested = False
            self._changed(self.text)
        return used

    def _edited(self, event: Event) -> bool:
        if event.type in (pygame.KEYDOWN, pygame.TEXTINPUT):
            self._suggested = False
        if event.type == pygame.KEYDOWN:
            if not self._composing:
                self._key(event.key, getattr(event, "mod", 0))
            return True
        if event.type == pygame.TEXTINPUT:
            self._composing = ""
            self.edit.insert(event.text)
            return True
        if event.type == pygame.TEXTEDITING:
            self._composing = event.text
            return True
        if self._suggested and event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEMOTION):
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._press(event.pos)
            return True
        if event.type == pygame.MOUSEMOTION and self.pressed and not self.suggested:
            self.edit.move_to(self._position(event.pos[0]), select=True)
            return True
        return event.type in (pygame.KEYUP, pygame.MOUSEBUTTONUP)

    def _press(self, point: tuple[int, int]) -> None:
        """Put the caret under the pointer; a second press there soon after selects the word there."""
        at = self._position(point[0])
        now = pygame.time.get_ticks() / 1000
        if self.suggested:
            self.edit.select_all()
        elif now - self._last_press[0] < DOUBLE_CLICK_S and at == self._last_press[1] and not self.secret:
            self.edit.select_word(at)
        else:
            self.edit.move_to(at, select=bool(pygame.key.get_mods() & pygame.KMOD_SHIFT))
        self._last_press = (now, at)

    def _key(self, key: int, mod: int) -> None:
        command = bool(mod & (pygame.KMOD_CTRL | pygame.KMOD_META)) and not mod & pygame.KMOD_ALT
        select = bool(mod & pygame.KMOD_SHIFT)
        edit = self.edit
        if key in (pygame.K_LEFT, pygame.K_RIGHT):
            edit.move(-1 if key == pygame.K_LEFT else 1, word=command and not self.secret, select=select)
        elif key in (pygame.K_HOME, pygame.K_END):
            edit.move_to(0 if key == pygame.K_HOME else len(edit.text), select=select)
        elif key in (pygame.K_BACKSPACE, pygame.K_DELETE):
            edit.delete(-1 if key == pygame.K_BACKSPACE else 1, word=command and not self.secret)
        elif command and key == pygame.K_a:
            edit.select_all()
        elif command and key in (pygame.K_c, pygame.K_x) and not self.secret and edit.selected:
            if clipboard.copy(edit.selected) and key == pygame.K_x:
                edit.insert("")
        elif command and key == pygame.K_v:
            edit.insert(clipboard.paste())

    def update(self, dt: float) -> None:
        if self._active:
            shown = self._caret_shown
            self._time += dt
            if shown != self._caret_shown:
                self.touch()

    @property
    def _caret_shown(self) -> bool:
        return self._active and int(self._time / BLINK_S) % 2 == 0

    # where the letters stand

    @property
    def _inner(self) -> Rect:
        return self.look.content("field", self.field)

    @property
    def _px(self) -> int:
        return min(self.look.text(22), max(13, round(self._inner.h * 0.7)))

    def _shown(self, text: str) -> str:
        return DOT * len(text) if self.secret else text

    def _width(self, text: str) -> int:
        """Measure letters as they will stand. What is typed changes with every key, so nothing of it is kept."""
        return fonts.width("text", self._px, self._shown(text))

    def _position(self, x: int) -> int:
        """Return the position between characters nearest to a pixel of the window."""
        inside = x - self._inner.x + self._offset
        return min(range(len(self.text) + 1), key=lambda n: abs(self._width(self.text[:n]) - inside))

    def _scroll(self, caret_x: int, whole: int, room: int) -> int:
        """Return how far the text is scrolled so that the caret is seen and no room stays empty."""
        offset = min(self._offset, max(0, whole - room))
        return max(0, min(max(offset, caret_x - room), caret_x))

    # the picture

    def draw(self, surface: Surface) -> None:
        look, field = self.look, self.field
        if self.label:
            words = look.label(self.label, 22, width=field.x - self.rect.x - look.px(10))
            surface.blit(words, words.get_rect(midleft=self.rect.midleft))
        if self._active:
            glow, offset = look.glow(field.size, "focus")
            surface.blit(glow, field.move(offset))
        surface.blit(look.panel("field_focus" if self._active else "field", field.size), field)
        self._draw_line(surface)
        if not self.text and not self._active and self.placeholder:
            hint = look.lettering.line(self.placeholder, "map", max(15, look.text(21)), palette.DIM_TEXT,
                                       width=self._inner.w)  # fmt: skip
            surface.blit(hint, hint.get_rect(midleft=(self._inner.x + 3, field.centery)))
        if self.wrong:
            cross = look.mark("cross", max(14, field.h // 3), palette.RED_TEXT)
            surface.blit(cross, cross.get_rect(midright=(field.right - look.px(14), field.centery)))

    def _draw_line(self, surface: Surface) -> None:
        """Print the text, the selection under it, what an input method is still at underlined, and the caret."""
        look, edit, inner = self.look, self.edit, self._inner
        face = fonts.font("text", self._px)
        before, behind = edit.text[: edit.caret], edit.text[edit.caret :]
        caret_x = self._width(before + self._composing)
        bar = max(2, look.px(2))
        room = inner.w - bar
        self._offset = self._scroll(caret_x, self._width(before + self._composing + behind), room)
        tall = face.get_height()
        top = inner.centery - tall // 2
        left = inner.x - self._offset
        clip = surface.get_clip()
        surface.set_clip(inner.inflate(0, look.px(12)).clip(clip))
        start, end = edit.selection
        if start != end and not self._composing:
            x, until = self._width(edit.text[:start]), self._width(edit.text[:end])
            surface.fill(palette.STRAW, Rect(left + x, top, until - x, tall))
        shown = self._shown(before + self._composing + behind)
        if shown:
            colour = look.palette.k if self.enabled else palette.DISABLED
            surface.blit(fonts.render("text", self._px, shown, colour), (left, top))
        if self._composing:
            x = self._width(before)
            surface.fill(look.palette.k, Rect(left + x, top + tall - bar, caret_x - x, bar))
        if self._caret_shown:
            surface.fill(look.palette.b, Rect(left + caret_x, top, bar, tall))
        surface.set_clip(clip)
