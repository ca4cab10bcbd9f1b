"""The slips of news over everything: which hang, which wait for their turn, and where they cover least."""

from __future__ import annotations

from pygame import Rect, Surface

from game.stack.context import Context
from game.stack.scene import Scene
from game.ui.widgets.slips import Toast

AT_ONCE = 2
"""Slips that hang at one time."""
HURRY = 1.7
"""How much faster they go while others wait."""


class Toasts:
    """News in the order in which they were told. Each hangs for a moment, the newest uppermost."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self.told: list[Toast] = []
        self._at_once = AT_ONCE
        """One, where two would cover something."""
        self._hung: tuple[object, ...] = ()
        """Which slips have their places, and over what."""

    @property
    def hanging(self) -> list[Toast]:
        """The news that hang now: at most two, the newest first."""
        return self.told[: self._at_once][::-1]

    def add(self, text: str, trouble: bool, about: str, top: Scene | None) -> None:
        """Tell something over the topmost scene; what was said before `about` the same goes."""
        if about:
            self.told[:] = [toast for toast in self.told if toast.about != about]
        width = self._width(self._room(top))
        self.told.append(Toast(self._context.look(), text, trouble=trouble, room=width, about=about))

    def fit(self, top: Scene | None) -> None:
        """Make all slips anew for the present size."""
        width = self._width(self._room(top))
        self.told[:] = [self._made_anew(slip, width) for slip in self.told]

    def let_go(self) -> None:
        """Know nothing of what the slips hung on."""
        self._hung = ()

    def press(self, at: tuple[int, int]) -> bool:
        """Take away the slip that lies there; whether there was one."""
        for slip in self.hanging:
            if slip.rect.collidepoint(at):
                self.told.remove(slip)
                return True
        return False

    def update(self, dt: float) -> bool:
        """Time passes; whether a slip has gone."""
        hurry = HURRY if len(self.told) > AT_ONCE else 1.0
        gone = []
        for slip in self.hanging:
            slip.update(dt * hurry)
            if slip.done:
                gone.append(slip)
        self.told[:] = [slip for slip in self.told if slip not in gone]
        return bool(gone)

    def draw(self, surface: Surface, top: Scene | None) -> None:
        """Hang the slips over the topmost scene, and draw them."""
        if self.told:
            self._hang(top)
        for slip in self.hanging:
            slip.draw(surface)

    def _room(self, top: Scene | None) -> Rect:
        """Where slips may hang."""
        if top is not None and top.built:
            return top.toast_room()
        w, h = self._context.size
        return Rect(w // 6, h // 10, w * 2 // 3, h // 3)

    def _width(self, room: Rect) -> int:
        """How wide a slip may be: long news rather stand on two lines."""
        return min(room.w, max(self._context.look().px(600), room.w // 2))

    def _made_anew(self, slip: Toast, width: int) -> Toast:
        """The same news, as wide as there is room for now."""
        return Toast(self._context.look(), slip.text, seconds=slip.left, trouble=slip.trouble, room=width)

    def _hang(self, top: Scene | None) -> None:
        """The slips as a column, newest first, where the scene's room has least to cover; the upper middle if all is one."""
        room = self._room(top)
        if any(slip.rect.w > room.w for slip in self.told):  # told over another scene, with more room
            self.fit(top)
        slips = self.told[:AT_ONCE][::-1]
        of = (*slips, top.group if top is not None and top.built else None)
        if of == self._hung:
            return
        self._hung, self._at_once = of, AT_ONCE
        shown = _shown(top, room)
        gap = max(4, self._context.look().px(6))
        wide, tall = max(slip.rect.w for slip in slips), sum(slip.rect.h + gap for slip in slips)
        cost, x, y = _least_covering(room, (wide, tall), shown)
        if cost >= 1000 and len(slips) > 1:  # no room for a column: each where it finds some, or the newer waits
            for slip in reversed(slips):
                cost, x, y = _least_covering(room, slip.rect.size, shown)
                slip.rect.topleft = (x, y)
                shown.append(slip.rect)
            self._at_once = 1 if cost >= 1000 else AT_ONCE
            return
        for slip in slips:
            slip.rect.midtop = (x + wide // 2, y)
            y += slip.rect.h + gap


def _shown(top: Scene | None, room: Rect) -> list[Rect]:
    """What a slip may cover; what takes up most of the room is what they hang on."""
    if top is None or not top.built:
        return []
    widgets = [*(widget.rect for widget in top.group if widget.visible), *top.printed()]
    return [rect for rect in widgets if rect.w * rect.h < 0.4 * room.w * room.h]


def _least_covering(room: Rect, size: tuple[int, int], shown: list[Rect]) -> tuple[int, int, int]:
    """What is covered at the best place for that size, a thousand for each pixel, and its corner."""
    w, h = size
    found = []
    for y in range(room.y, max(room.y, room.bottom - h) + 1, max(6, h // 8)):
        for x in (room.centerx - w // 2, *range(room.x, max(room.x, room.right - w) + 1, max(8, room.w // 32))):
            slip = Rect(x, y, w, h)
            clips = [slip.clip(other) for other in shown]
            covered = sum(clip.w * clip.h for clip in clips)
            found.append((covered * 1000 + y - room.y + abs(slip.centerx - room.centerx) // 2, x, y))
    return min(found)
