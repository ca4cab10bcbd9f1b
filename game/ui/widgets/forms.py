"""Text entry: pygame_gui's well-kept line editor inside a printed field.

pygame_gui is heavy (most of a second), so it is imported at the first entry, or in peace by `warm()`.
"""

from collections.abc import Callable
from typing import Any

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.ui import fonts, palette
from game.ui.look import Look
from game.ui.widgets.base import Widget

PASSED_ON = (pygame.K_TAB, pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_ESCAPE, pygame.K_UP, pygame.K_DOWN)
PASSED_ON = (*PASSED_ON, *range(pygame.K_F1, pygame.K_F12 + 1))
_managers: dict[tuple[object, ...], Any] = {}


def _hex(colour: palette.Colour) -> str:
    return "#{:02X}{:02X}{:02X}".format(*colour)


def _manager(size: tuple[int, int], px: int, key: palette.Colour, caret: palette.Colour) -> Any:
    """The form library's manager for a size and its theme; kept, because making one takes a tenth of a second."""
    of = (size, px, key, caret)
    if of not in _managers:
        import pygame_gui

        _managers.clear()
        paper = _hex(palette.TIP_PAPER)
        font = {"name": "besley", "size": str(px), "regular_path": str(fonts.FOLDER / fonts.FILES["text"])}
        colours = {
            "dark_bg": paper, "normal_text": _hex(key), "selected_text": _hex(key), "selected_bg": _hex(palette.STRAW),
            "text_cursor": _hex(caret), "normal_border": paper, "disabled_bg": paper, "disabled_border": paper,
            "disabled_text": _hex(palette.DISABLED), "normal_bg": paper, "hovered_bg": paper,
        }  # fmt: skip
        misc = {"border_width": "0", "shadow_width": "0", "padding": "2,1", "shape": "rectangle"}
        theme = {"text_entry_line": {"font": font, "colours": colours, "misc": misc}}
        _managers[of] = pygame_gui.UIManager(size, theme if fonts.FOLDER.exists() else None)
    return _managers[of]


def warm(look: Look) -> None:
    """Load the library before anybody needs it (after the first frame)."""
    _manager(look.frame.size, look.text(22), look.palette.k, look.palette.b)


class TextEntry(Widget):
    """A label at the left or above, a field, and words that people type. `changed(text)` hears every change."""

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
        self._initial = text
        self._element: Any = None
        self._seen: tuple[object, ...] = ()
        self.wrong = False  # prints the rule red, with a cross

    @property
    def field(self) -> Rect:
        left = round(self.rect.w * self.label_width)
        return Rect(self.rect.x + left, self.rect.y, self.rect.w - left, self.rect.h)

    @property
    def text(self) -> str:
        return self._initial if self._element is None else str(self._element.get_text())

    @text.setter
    def text(self, value: str) -> None:
        self._initial = value
        if self._element is not None and self._element.get_text() != value:
            self._element.set_text(value)
        self.touch()

    def write(self, text: str) -> None:
        """Put words into it as if they had been typed."""
        self.text = text[: self.most]
        self._changed(self.text)

    @property
    def element(self) -> Any:
        """The library's editor, made at first use."""
        if self._element is None:
            from pygame_gui.elements import UITextEntryLine

            look = self.look
            inner = look.content("field", self.field)
            field_room = self.field.h - 2 * look.px(9)
            px = min(look.text(22), max(13, round(inner.h * 0.7)))
            manager = _manager(look.frame.size, px, look.palette.k, look.palette.b)
            face = fonts.font("text", px)
            inner = Rect(inner.x, 0, inner.w, min(field_room, max(inner.h, face.get_height() + 4)))
            inner.centery = self.rect.centery
            self._element = UITextEntryLine(inner, manager, initial_text=self._initial)
            self._element.set_text_length_limit(self.most)
            if self.secret:
                self._element.set_text_hidden(True)
        return self._element

    def gain(self) -> None:
        element = self.element
        element.ui_manager.set_focus_set(element.get_focus_set())
        element.edit_position = len(element.get_text())
        self.touch()

    def lose(self) -> None:
        if self._element is not None:
            self._element.ui_manager.set_focus_set(None)
            self._element.select_range = [0, 0]
        self.touch()

    def close(self) -> None:
        if self._element is not None:
            self._initial = self.text
            self._element.kill()
            self._element = None

    def activate(self) -> None:
        if self.submit is not None:
            self.submit(self.text)

    def handle(self, event: Event) -> bool:
        if event.type == pygame.KEYDOWN and event.key in PASSED_ON:
            if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and self.submit is not None:
                self.submit(self.text)
                return True
            return False
        if event.type == pygame.WINDOWLEAVE:
            return False
        before = self.text
        self.element.process_event(event)
        self._look_again()
        if self.text != before:
            self._changed(self.text)
        return event.type in (
            pygame.KEYDOWN,
            pygame.KEYUP,
            pygame.TEXTINPUT,
            pygame.MOUSEBUTTONUP,
            pygame.MOUSEBUTTONDOWN,
        )

    def update(self, dt: float) -> None:
        if self._element is not None and self._element.is_focused:
            self._element.update(dt)
            self._look_again()

    def _look_again(self) -> None:
        e = self._element
        seen = (e.get_text(), tuple(e.select_range), e.edit_position, e.cursor_on, e.is_focused)
        if seen != self._seen:
            self._seen = seen
            self.touch()

    def draw(self, surface: Surface) -> None:
        look, field = self.look, self.field
        if self.label:
            words = look.label(self.label, 22, width=field.x - self.rect.x - look.px(10))
            surface.blit(words, words.get_rect(midleft=self.rect.midleft))
        focused = self._element is not None and self._element.is_focused
        if focused:
            glow, offset = look.glow(field.size, "focus")
            surface.blit(glow, field.move(offset))
        surface.blit(look.panel("field_focus" if focused else "field", field.size), field)
        element = self.element
        surface.blit(element.image, element.rect)
        if not self.text and not focused and self.placeholder:
            hint = look.lettering.line(self.placeholder, "map", max(15, look.text(21)), palette.DIM_TEXT,
                                       width=element.rect.w)  # fmt: skip
            surface.blit(hint, hint.get_rect(midleft=(element.rect.x + 3, field.centery)))
        if self.wrong:
            cross = look.mark("cross", max(14, field.h // 3), palette.RED_TEXT)
            surface.blit(cross, cross.get_rect(midright=(field.right - look.px(14), field.centery)))
