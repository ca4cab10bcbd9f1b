"""Settings: everything remembered at once, in four columns of paper one can take in at a glance."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.scenes.lobby_people import Swatch
from game.scenes.portrait_sheet import PortraitSheet, own_portrait
from game.settings import CROWNS, DEFAULT_KEYS, DEFAULT_PAD, FIXED_KEYS, rebound, rebound_pad
from game.stack.scene import Scene
from game.ui.pad_signs import SIGNS
from game.ui.widgets.base import Widget
from game.ui.widgets.buttons import Button
from game.ui.widgets.controls import Chips, Slider, Tabs, Toggle
from game.ui.widgets.keys import KeyRow
from game.ui.widgets.players import portrait
from game.ui.widgets.text_entry import TextEntry
from game.words import LANGUAGES, language_name
from game.words.keycaps import keycap
from game.words.numbers import decimal
from net.storage import retention

KEPT_MEGABYTES = (500, 2000, 10_000)
KEPT_DAYS = (90, 365, 730, 3650)
PAGES = ("play", "look", "sound", "keys", "pad", "disk")


class SettingsScene(Scene):
    """Lies over whatever runs, the table too; every change takes effect at once."""

    transparent = True

    def __init__(self, page: str = "play", asks_name: bool = False) -> None:
        super().__init__()
        self.page = page
        self._asks_name = asks_name
        """It was opened to change the name: that is written over by what is typed."""
        self._binding = ""
        """The action whose new key or button is waited for."""

    def build(self) -> None:
        look = self.look
        w, h = look.frame.size
        self._sheet = Rect(0, 0, min(round(w * 0.7), max(look.px(1180), round(w * 0.62))), round(h * 0.84))
        self._sheet.center = (w // 2, round(h * 0.5))
        inner = look.content("panel", self._sheet)
        self._heading = Rect(inner.x + look.px(12), inner.y + look.px(6), inner.w, look.px(64))
        tabs = Rect(
            inner.x + look.px(12), self._heading.bottom + look.px(8), inner.w - look.px(24), max(42, look.px(54))
        )
        words = [(page, self.tr(f"settings-{page}")) for page in PAGES]
        self.group.add(Tabs(look, tabs, words, self.page, self._turn, id="tabs"))
        self._y = tabs.bottom + look.px(26)
        self._left, self._wide = inner.x + look.px(34), inner.w - look.px(68)
        done_h = max(50, look.px(74))
        self._rows_bottom = inner.bottom - done_h - look.px(24)
        self._layouts()[self.page]()
        rect = Rect(0, 0, look.px(320), done_h)
        rect.midbottom = (self._sheet.centerx, inner.bottom - look.px(6))
        done = Button(look, rect, self.tr("settings-done"), self.back, kind="primary", id="done",
                      key=self.key_name("back"), order=50)  # fmt: skip
        self.group.add(done)
        self.group.main = done
        name = self.group.find("name")
        if self._asks_name and isinstance(name, TextEntry):
            self._asks_name = False
            self.group.focus(name, False)
            name.edit.select_all()

    def _turn(self, page: str) -> None:
        self.page = page
        self._binding = ""
        self.rebuild()

    def _row(self, make: Callable[[Rect], Widget], height: float = 62) -> Widget:
        rows = {"play": 7, "look": 6, "sound": 6, "keys": 12, "pad": 12, "disk": 6}[self.page]
        gap = self.look.px(12)
        tall = min(max(40, self.look.px(height)), (self._rows_bottom - self._y) // max(1, rows) + gap)
        widget = self.group.add(make(Rect(self._left, self._y, self._wide, tall)))
        self._y += tall + gap
        return widget

    def _choice(self, field: str, values: list[tuple[str, str]]) -> None:
        """A label at the left and chips at the right."""

        def make(rect: Rect) -> Widget:
            label = self.look.label(self.tr(f"settings-{field}"), 22)
            self._labels.append((label, label.get_rect(midleft=rect.midleft)))
            left = rect.x + round(rect.w * 0.34)
            return Chips(self.look, Rect(left, rect.y, rect.right - left, rect.h), values,
                         str(getattr(self.context.settings, field)), lambda value: self._set(field, value), id=field,
                         tip=self._tip(field))  # fmt: skip

        self._row(make)

    def _toggle(self, field: str) -> None:
        self._row(
            lambda rect: Toggle(self.look, rect, self.tr(f"settings-{field}"), getattr(self.context.settings, field),
                                lambda on: self._set(field, on), id=field, tip=self._tip(field))
        )  # fmt: skip

    def _slider(self, field: str, lo: float = 0, hi: float = 100, step: float = 5, percent: float = 1,
                sample: str = "button") -> None:  # fmt: skip
        self._row(
            lambda rect: Slider(self.look, rect, self.tr(f"settings-{field}"),
                                getattr(self.context.settings, field) * percent,
                                lambda value: self._set(field, value / percent if percent != 1 else int(value)), lo=lo,
                                hi=hi, step=step, show=lambda v: f"{round(v)} %", id=field, tip=self._tip(field), sample=sample)
        )  # fmt: skip

    def _tip(self, field: str) -> str:
        key = f"settings-{field}-tip"
        return self.tr(key) if self.context.text.has(key) else ""

    def _set(self, field: str, value: Any) -> None:
        self.context.change(**{field: value})
        if field == "full_screen":
            self.stack.on_full_screen()

    # pages

    def fresh(self) -> None:
        if self.context.version != self._built:
            self._labels: list[tuple[Surface, Rect]] = []
        super().fresh()

    def _layouts(self) -> dict[str, Callable[[], None]]:
        """Who lays out which page."""
        return {"play": self._play, "look": self._look, "sound": self._sound, "keys": self._keys, "pad": self._pad,
                "disk": self._disk}  # fmt: skip

    def _name_field(self, rect: Rect) -> Widget:
        """The name, and at its right the portrait that goes with it."""
        look, settings = self.look, self.context.settings
        face = rect.h
        number = own_portrait(self.context)
        picture = portrait(look, "", str(number), face, 6, look.portrait(number, 128))
        self.group.add(
            Swatch(look, Rect(rect.right - face, rect.y, face, face), picture, False, self._portraits, id="portrait",
                   tip=self.tr("settings-portrait-tip"))
        )  # fmt: skip
        rect = Rect(rect.x, rect.y, rect.w - face - look.px(20), rect.h)
        return TextEntry(look, rect, settings.name, lambda text: self._set("name", text.strip()),
                         label=self.tr("settings-name"), placeholder=self.tr("settings-name-placeholder"), most=24, id="name",
                         label_width=round(self._wide * 0.34) / rect.w)  # fmt: skip

    def _portraits(self) -> None:
        self.stack.push(PortraitSheet())

    def resume(self, result: Any = None) -> None:
        super().resume(result)
        self.rebuild()

    def _play(self) -> None:
        self._row(self._name_field)
        self._choice("crown", [(crown, self.tr(f"settings-crown-{crown}")) for crown in CROWNS])
        self._choice("language", [(code, language_name(code)) for code in LANGUAGES])
        self._choice("pace", [(pace, self.tr(f"settings-pace-{pace}")) for pace in ("normal", "fast", "instant")])
        self._toggle("aid")
        self._toggle("streamer")
        self._pages()

    def _pages(self) -> None:
        """Three sheets to be read and written on, side by side, each as wide as its words need."""
        gap, x = self.look.px(20), float(self._left)
        tall = min(max(44, self.look.px(62)), self._rows_bottom - self._y)
        pages = (("who", self._who_can_play), ("tell", self._tell_us), ("own", self._own_shelf))
        words = [self.tr(f"{name}-heading") for name, _ in pages]
        need = [self.look.label(text, 20).get_width() for text in words]
        spare = (self._wide - 2 * gap - sum(need)) / len(pages)
        for (name, act), text, least in zip(pages, words, need):
            at = Rect(round(x), self._y, round(least + spare), tall)
            self.group.add(Button(self.look, at, text, act, id=name, size=20))
            x += least + spare + gap

    def _who_can_play(self) -> None:
        from game.scenes.who_can_play import WhoCanPlay

        self.stack.push(WhoCanPlay())

    def _own_shelf(self) -> None:
        from game.scenes.own_shelf import OwnShelf

        self.stack.push(OwnShelf())

    def _tell_us(self) -> None:
        from game.scenes.tell_us import TellUs

        self.stack.push(TellUs())

    def _look(self) -> None:
        self._slider("text_scale", 80, 150, 10, 100)
        self._choice(
            "inks", [(ink, self.tr(f"settings-inks-{ink}")) for ink in ("normal", "high_contrast", "blue_orange")]
        )
        self._toggle("reduced_motion")
        self._toggle("full_screen")

    def _sound(self) -> None:
        self._toggle("sound")
        for field in ("effects", "music", "voices"):
            self._slider(field, sample="bleat" if field == "voices" else "button")
        self._toggle("mute_unfocused")
        self._toggle("mono")

    def _disk(self) -> None:
        """What recordings and journals may take, and what they take now."""
        self._choice(
            "keep_megabytes", [(str(n), self.tr("settings-gigabytes", n=f"{n / 1000:g}")) for n in KEPT_MEGABYTES]
        )
        self._choice("keep_days", [(str(n), self._days(n)) for n in KEPT_DAYS])
        taken = retention.measure()
        facts = self.tr("settings-taken", size=decimal(taken.size / 1_000_000, self.tr), recordings=taken.recordings,
                        journals=taken.journals)  # fmt: skip
        for text in (facts, self.tr("settings-kept-always")):
            words = self.look.lettering.paragraph(
                text, "text", self.look.text(20), self._wide, self.look.palette.k
            ).surface
            self._labels.append((words, words.get_rect(topleft=(self._left, self._y))))
            self._y += words.get_height() + self.look.px(16)

    def _days(self, n: int) -> str:
        years, rest = divmod(n, 365)
        return self.tr("settings-days", n=n) if rest else self.tr("settings-years", n=years)

    def _keys(self) -> None:
        """An action a button: press it, then the key that it shall have."""
        self._bindings(DEFAULT_KEYS, self._key_of, FIXED_KEYS)

    def _pad(self) -> None:
        """The same for the buttons of a gamepad."""
        self._bindings(DEFAULT_PAD, self._button_of, frozenset())

    def _key_of(self, action: str) -> str:
        return keycap(str(self.context.settings.keys.get(action, "")), self.context.text) or "–"

    def _button_of(self, action: str) -> str:
        button = str(self.context.settings.pad.get(action, ""))
        return f"{SIGNS[button]} {self.tr(f'pad-{button}')}" if button else "–"

    def _bindings(self, actions: Iterable[str], shown: Callable[[str], str], fixed: frozenset[str]) -> None:
        listed = [*actions, ""]
        rows = (len(listed) + 1) // 2
        gap = self.look.px(6)
        half = (self._wide - self.look.px(28)) // 2
        tall = min(max(44, self.look.px(70)), (self._rows_bottom - self._y + gap) // rows - gap)
        for i, action in enumerate(listed):
            column, line = divmod(i, rows)
            at = Rect(self._left + column * (half + self.look.px(28)), self._y + line * (tall + gap), half, tall)
            if not action:
                self.group.add(
                    Button(self.look, at, self.tr(f"settings-{self.page}-reset"), self._reset, id="keys.reset", size=20)
                )
                continue
            asked = action == self._binding
            key = self.tr(f"settings-{self.page}-press") if asked else shown(action)
            self.group.add(
                KeyRow(self.look, at, self.tr(f"key-{action}"), key, self._binder(action), id=f"key.{action}", asked=asked,
                       fixed=action in fixed, tip=self.tr("settings-keys-fixed") if action in fixed else "")
            )  # fmt: skip

    def _binder(self, action: str) -> Callable[[], None]:
        def bind() -> None:
            self._binding = "" if self._binding == action else action
            self.rebuild()

        return bind

    def _reset(self) -> None:
        self._binding = ""
        if self.page == "pad":
            self.context.change(pad=dict(DEFAULT_PAD))
        else:
            self.context.change(keys=dict(DEFAULT_KEYS))
        self.rebuild()

    @property
    def asks_button(self) -> bool:
        """The next button of a gamepad is to be an action's: it does nothing else."""
        return bool(self._binding) and self.page == "pad"

    def give_button(self, button: str) -> None:
        """The button that was asked for."""
        action, self._binding = self._binding, ""
        before = self.context.settings.pad
        try:
            self.context.change(pad=rebound_pad(before, action, button))
            self.look.play("button")
            self._say_swapped(before, action, button, self._button_of)
        except ValueError:
            self.stack.toast(self.tr("settings-pad-kept"), trouble=True)
        self.rebuild()

    def _say_swapped(self, before: dict[str, str], action: str, key: str, shown: Callable[[str], str]) -> None:
        """Whoever had it has another now, or none: that is told."""
        other = next((name for name, held in before.items() if held == key and name != action), "")
        if other:
            self.stack.toast(self.tr("settings-keys-swapped", action=self.tr(f"key-{other}"), now=shown(other)))

    def handle(self, event: Event) -> bool:
        """While a key is asked for, the next one pressed is it; Escape leaves it as it was."""
        if self._binding and event.type == pygame.KEYDOWN:
            action, self._binding = self._binding, ""
            if self.page == "pad":  # a key, not a button: nothing changes
                self.rebuild()
                return True
            name, before = pygame.key.name(event.key), self.context.settings.keys
            try:
                self.context.change(keys=rebound(before, action, name))
                self.look.play("button")
                self._say_swapped(before, action, name, self._key_of)
            except ValueError:
                self.look.play("button" if self.is_key(event, "back") else "error")
            self.rebuild()
            return True
        return super().handle(event)

    def paint(self, surface: Surface) -> None:
        look = self.look
        look.paper(surface, "panel", self._sheet, 14)
        words = look.lettering.line(self.tr("settings-heading"), "display", look.caps(44), look.palette.k)
        surface.blit(words, words.get_rect(midleft=self._heading.midleft))
        for picture, rect in self._labels:
            surface.blit(picture, rect)
