"""Settings controls: toggle, slider, tabs, radio rows, chips. Each is one stop of the keyboard; arrows change it."""

from collections.abc import Callable, Mapping, Sequence

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.ui import palette, shapes
from game.ui.look import Look
from game.ui.widgets.base import Widget

FADED = 110
"""How strongly a switch is printed that can't be turned, of 255."""


class Toggle(Widget):
    """A label and a pill whose knob carries a tick or a dash; both are pale where it can't be turned."""

    focusable = True

    def __init__(self, look: Look, rect: Rect, text: str, on: bool, changed: Callable[[bool], object], *, id: str = "",
                 tip: str = "", order: int = 0) -> None:  # fmt: skip
        super().__init__(look, rect, id or text, tip=tip, order=order)
        self.text, self.on, self._changed = text, on, changed

    def activate(self) -> None:
        self.on = not self.on
        self.touch()
        self.look.play("button")
        self._changed(self.on)

    def draw(self, surface: Surface) -> None:
        look = self.look
        h = min(max(look.px(40), 24), self.rect.h)
        pill = Rect(0, 0, round(h * 1.85), h)
        pill.midright = (self.rect.right, self.rect.centery)
        if self.focus:
            self.ring(surface, pill)
        knob = look.panel("toggle_on" if self.on else "toggle_off", pill.size)
        if not self._enabled:
            knob = knob.copy()
            knob.set_alpha(FADED)
        surface.blit(knob, pill)
        if self.hovered and self._enabled:
            pygame.draw.rect(surface, look.palette.k, pill.inflate(2, 2), max(1, look.px(2)), border_radius=h)
        ink = look.palette.k if self._enabled else palette.DIM_TEXT
        words = look.label(self.text, 22, ink, width=self.rect.w - pill.w - look.px(12))
        surface.blit(words, words.get_rect(midleft=self.rect.midleft))


class Slider(Widget):
    """A label, a track with a star knob, and the value in words."""

    focusable = True

    def __init__(self, look: Look, rect: Rect, text: str, value: float, changed: Callable[[float], object], *,
                 lo: float = 0, hi: float = 100, step: float = 5, show: Callable[[float], str] | None = None,
                 id: str = "", tip: str = "", order: int = 0, label_width: float = 0.34,
                 sample: str = "button") -> None:  # fmt: skip
        super().__init__(look, rect, id or text, tip=tip, order=order)
        self.text, self.value, self._changed = text, value, changed
        self.sample = sample  # heard when it is let go: how loud is this now?
        self.lo, self.hi, self.step = lo, hi, step
        self.show = show or (lambda v: f"{v:g}")
        self.label_width = label_width

    @property
    def track(self) -> Rect:
        left = self.rect.x + round(self.rect.w * self.label_width)
        right = self.rect.right - round(self.rect.w * 0.13) - self.look.px(14)
        track = Rect(left, 0, max(40, right - left), max(10, self.look.px(16)))
        track.centery = self.rect.centery
        return track

    def _set(self, value: float) -> None:
        steps = round((min(self.hi, max(self.lo, value)) - self.lo) / self.step)
        new = round(self.lo + steps * self.step, 6)
        if new != self.value:
            self.value = new
            self.touch()
            self._changed(new)

    def handle(self, event: Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN or (event.type == pygame.MOUSEMOTION and self.pressed):
            track = self.track
            self._set(self.lo + (event.pos[0] - track.x) / track.w * (self.hi - self.lo))
            return True
        if event.type == pygame.MOUSEBUTTONUP:
            self.look.play(self.sample)
            return True
        if event.type == pygame.KEYDOWN:
            by = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1, pygame.K_PAGEDOWN: -4, pygame.K_PAGEUP: 4}.get(event.key)
            if by is not None:
                self._set(self.value + by * self.step)
                self.look.play(self.sample)
                return True
        return False

    def draw(self, surface: Surface) -> None:
        look, inks = self.look, self.look.palette
        track = self.track
        part = (self.value - self.lo) / ((self.hi - self.lo) or 1)
        surface.blit(look.panel("slider_track", track.size), track)
        filled = Rect(track.x, track.y, max(track.h, round(track.w * part)), track.h)
        surface.blit(look.panel("slider_fill", filled.size), filled)
        size = max(24, look.px(36))
        knob = look.icon("slider_knob", size) or shapes.star(size, inks.b, inks.k, 9, 0.76)
        at = knob.get_rect(center=(track.x + round(track.w * part), track.centery))
        if self.focus:
            self.ring(surface, at)
        elif self.hovered or self.pressed:
            glow, offset = look.glow(at.size)
            surface.blit(glow, at.move(offset))
        surface.blit(knob, at)
        words = look.label(self.text, 22, width=track.x - self.rect.x - size // 2)
        surface.blit(words, words.get_rect(midleft=self.rect.midleft))
        number = look.lettering.line(self.show(self.value), "display", look.caps(19), inks.k,
                                     width=self.rect.right - track.right - size // 2)  # fmt: skip
        surface.blit(number, number.get_rect(midright=self.rect.midright))


class _Choice(Widget):
    """One of several: what Tabs, RadioRows and Chips have in common."""

    focusable = True
    keys = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}

    def __init__(self, look: Look, rect: Rect, options: Sequence[tuple[str, str]], value: str,
                 changed: Callable[[str], object], *, id: str = "", tip: str = "", order: int = 0) -> None:  # fmt: skip
        super().__init__(look, rect, id, tip=tip, order=order)
        self.options = list(options)
        self.value = value
        self._changed = changed
        self.over = -1  # which one the pointer is on

    def boxes(self) -> list[Rect]:
        """One rectangle for each option."""
        raise NotImplementedError

    def choose(self, index: int) -> None:
        value = self.options[index % len(self.options)][0]
        if value != self.value:
            self.value = value
            self.touch()
            self.look.play("tab")
            self._changed(value)

    @property
    def index(self) -> int:
        return next((i for i, (value, _) in enumerate(self.options) if value == self.value), 0)

    def _at(self, point: tuple[int, int]) -> int:
        hits = [i for i, box in enumerate(self.boxes()) if box.collidepoint(point)]
        near = [i for i, box in enumerate(self.boxes()) if self.look.frame.hit(box).collidepoint(point)]
        return (hits or near or [-1])[0]

    def handle(self, event: Event) -> bool:
        if event.type == pygame.MOUSEMOTION:
            self.set(over=self._at(event.pos))
            return False
        if event.type == pygame.WINDOWLEAVE:
            self.set(over=-1)
            return False
        if event.type == pygame.MOUSEBUTTONDOWN:
            index = self._at(event.pos)
            if index >= 0:
                self.choose(index)
            return index >= 0
        if event.type == pygame.MOUSEBUTTONUP:
            return True
        if event.type == pygame.KEYDOWN and event.key in self.keys:
            self.choose(self.index + self.keys[event.key])
            return True
        return False

    def activate(self) -> None:
        """Enter on what has the ring, the chosen one: like a click on it, that keeps it. Arrows move on."""
        self.choose(self.index)


class Tabs(_Choice):
    """Trapezoids standing on a panel; the chosen one is straw. Give (value, words) pairs; `keys`: what opens each."""

    def __init__(self, look: Look, rect: Rect, options: Sequence[tuple[str, str]], value: str,
                 changed: Callable[[str], object], *, id: str = "", tip: str = "", order: int = 0,
                 keys: Mapping[str, str] | None = None) -> None:  # fmt: skip
        super().__init__(look, rect, options, value, changed, id=id, tip=tip, order=order)
        self.shortcuts = dict(keys or {})

    def boxes(self) -> list[Rect]:
        """As wide as one another while the words of all fit so; else each as its words need."""
        n = max(1, len(self.options))
        gap = self.look.px(6)
        room = self.rect.w - gap * (n - 1)
        wide = min(room / n, self.look.px(230) * self.look.frame.text_scale)
        slant = self._slant()
        words = [self._words(text).get_width() for _, text in self.options]
        widths = [wide] * n
        if max(words, default=0) + slant > wide:
            gap = -self.look.px(8)  # their feet may cover one another
            room = self.rect.w - gap * (n - 1) - n * slant
            spare = room - sum(words)
            share = min(1.0, room / sum(words))
            widths = [slant + word * share + max(0.0, spare) / n for word in words]
        starts = [self.rect.x + sum(widths[:i]) + i * gap for i in range(n)]
        return [Rect(round(x), self.rect.y, round(w), self.rect.h) for x, w in zip(starts, widths)]

    def _slant(self) -> int:
        """What the slanted sides take of a tab's width."""
        return self.look.px(38)

    def _words(self, text: str, width: int | None = None) -> Surface:
        return self.look.label(text, 22, self.look.palette.k, 1.2, width=width)

    def draw(self, surface: Surface) -> None:
        look, inks = self.look, self.look.palette
        for i, ((value, text), box) in enumerate(zip(self.options, self.boxes())):
            on = value == self.value
            drawn = box if on or i == self.over else Rect(box.x, box.y + look.px(3), box.w, box.h - look.px(3))
            surface.blit(look.panel("tab_active" if on else "tab", drawn.size), drawn)
            words = self._words(text, box.w - self._slant())
            at = words.get_rect(center=(drawn.centerx, drawn.centery + look.px(1)))
            key = self.shortcuts.get(value, "")
            sign = look.label(key, 16, inks.k) if key else None
            if (
                sign is not None and words.get_width() + look.px(6) + sign.get_width() + self._slant() <= box.w
            ):  # where there is room
                at.x -= (sign.get_width() + look.px(6)) // 2
                surface.blit(sign, sign.get_rect(midleft=(at.right + look.px(6), at.centery)))
            surface.blit(words, at)
            if on and self.focus:
                under = Rect(drawn.x + look.px(22), drawn.bottom - look.px(8), drawn.w - look.px(44), look.px(4))
                surface.fill(inks.k, under)
                pygame.draw.rect(surface, palette.FOCUS, drawn.inflate(4, 4), max(2, look.px(3)), border_radius=6)


class RadioRows(_Choice):
    """Rows one under another with a ring at the right. Options may carry a small second line after a newline."""

    keys = {pygame.K_UP: -1, pygame.K_DOWN: 1}

    def __init__(self, look: Look, rect: Rect, options: Sequence[tuple[str, str]], value: str,
                 changed: Callable[[str], object], *, pictures: Sequence[Surface] = (), id: str = "", tip: str = "",
                 order: int = 0) -> None:  # fmt: skip
        super().__init__(look, rect, options, value, changed, id=id, tip=tip, order=order)
        self.pictures = list(pictures)

    def boxes(self) -> list[Rect]:
        n = max(1, len(self.options))
        gap = self.look.px(8)
        tall = min((self.rect.h - gap * (n - 1)) / n, self.look.px(82) * max(1.0, self.look.frame.text_scale))
        return [Rect(self.rect.x, round(self.rect.y + i * (tall + gap)), self.rect.w, round(tall)) for i in range(n)]

    def draw(self, surface: Surface) -> None:
        look, inks = self.look, self.look.palette
        for i, ((value, text), box) in enumerate(zip(self.options, self.boxes())):
            on = value == self.value
            if on and self.focus:
                self.ring(surface, box)
            surface.blit(look.panel("row_active" if on else "row", box.size), box)
            x = box.x + look.px(18)
            if i < len(self.pictures):
                face = self.pictures[i]
                surface.blit(face, face.get_rect(midleft=(x, box.centery)))
                x += face.get_width() + look.px(16)
            title, _, small = text.partition("\n")
            room = box.right - look.px(64) - x
            px = min(look.caps(24), max(13, round(box.h * (0.34 if small else 0.42))))
            words = look.lettering.line(title, "display", px, inks.k, width=room)
            if small:
                less = min(look.text(16), max(13, round(box.h * 0.26)))
                more = look.lettering.line(small, "text_medium", less, inks.k, width=room, how="ellipsis")
                lead = round(px * 0.2)  # Alfa Slab stands in a tall box
                y = box.centery - (words.get_height() - lead + more.get_height()) // 2
                surface.blit(words, (x, y))
                surface.blit(more, (x, y + words.get_height() - lead))
            else:
                surface.blit(words, words.get_rect(midleft=(x, box.centery)))
            r = max(9, look.px(15))
            centre = (box.right - look.px(38), box.centery)
            pygame.draw.aacircle(surface, inks.k, centre, r, max(2, look.px(3)))
            if on:
                pygame.draw.aacircle(surface, inks.k, centre, round(r * 0.55))
            elif i == self.over:
                pygame.draw.aacircle(surface, inks.b, centre, round(r * 0.4))


class Chips(_Choice):
    """Pills side by side: a label, and a numeral after a tab character ('GOLD\\t12')."""

    def __init__(self, look: Look, rect: Rect, options: Sequence[tuple[str, str]], value: str,
                 changed: Callable[[str], object] = lambda value: None, *, kinds: Sequence[str] = (), id: str = "",
                 tip: str = "", order: int = 0, chosen: bool = True) -> None:  # fmt: skip
        super().__init__(look, rect, options, value, changed, id=id, tip=tip, order=order)
        self.kinds = list(kinds)
        self.focusable = chosen  # chips may be there to be read only

    def boxes(self) -> list[Rect]:
        n = max(1, len(self.options))
        gap = self.look.px(10)
        tall = min(self.rect.h, max(30, self.look.px(50)))
        y, x = self.rect.centery - tall // 2, float(self.rect.x)
        boxes = []
        for wide in self._widths(self.rect.w - gap * (n - 1), tall):
            boxes.append(Rect(round(x), y, round(wide), tall))
            x += wide + gap
        return boxes

    def most(self) -> float:
        """How wide a chip is at most, unless its words need more."""
        return self.look.px(190) * self.look.frame.text_scale

    def _widths(self, room: float, tall: int) -> list[float]:
        """All alike; where words are too long for that, each as its own words need."""
        look, n = self.look, max(1, len(self.options))
        alike = min(room / n, self.most())
        px = min(look.caps(20), round(tall * 0.62))
        needs = []
        for _, text in self.options:
            name, _, number = text.partition("\t")
            wide = look.lettering.width(name.upper(), "label", px, 1) + 2 * look.px(20) + 4
            if number:
                wide += look.lettering.width(number, "display", min(look.caps(22), tall // 2)) + look.px(8)
            needs.append(float(wide))
        if all(need <= alike for need in needs):
            return [alike] * n
        total = sum(needs)
        if total > room:
            return [need * room / total for need in needs]
        spare = min(room - total, max(0.0, alike * n - total)) / n
        return [need + spare for need in needs]

    def draw(self, surface: Surface) -> None:
        look, inks = self.look, self.look.palette
        for i, ((value, text), box) in enumerate(zip(self.options, self.boxes())):
            on = self.focusable and value == self.value
            kind = self.kinds[i] if i < len(self.kinds) else "gold" if on else "plain"
            if on and self.focus:
                self.ring(surface, box)
            surface.blit(look.panel(f"chip_{kind}", box.size), box)
            name, _, number = text.partition("\t")
            pad = look.px(20)
            colour = inks.paper if kind in ("danger", "moss", "primary") else inks.k
            drop = inks.k if colour == inks.paper else None
            right = box.right - pad
            if number:
                count = look.lettering.line(number, "display", min(look.caps(22), box.h // 2), colour, drop=drop)
                surface.blit(count, count.get_rect(midright=(right, box.centery)))
                right -= count.get_width() + look.px(8)
            px = min(look.caps(20), round(box.h * 0.62))
            if not number and look.lettering.width(name.upper(), "label", px, 1) > box.w - 2 * pad:
                pad = look.px(8)  # long words take the margin, before they grow small
                right = box.right - pad
            words = look.lettering.line(name.upper(), "label", px, colour, tracking=1, width=right - box.x - pad,
                                        drop=drop)  # fmt: skip
            at = words.get_rect(midleft=(box.x + pad, box.centery)) if number else words.get_rect(center=box.center)
            surface.blit(words, at)
            if i == self.over and self.focusable and not on:
                pygame.draw.rect(surface, inks.k, box.inflate(-4, -4), max(2, look.px(3)), border_radius=box.h)
