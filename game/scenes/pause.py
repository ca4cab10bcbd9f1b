"""Escape at the table: back, settings, rules, and leaving with what will become of the match."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.scenes.leaving import leave_words
from game.scenes.lesson_table import LessonTable
from game.scenes.lobby_table import LiveTable
from game.stack.choices import Act, Choices
from game.stack.dialog_frame import laid_plated, paint_plated
from game.stack.scene import Scene
from game.ui.widgets.buttons import Button

if TYPE_CHECKING:
    from game.tabletop.scene import TableScene


class Pause(Scene):
    """Over a live table, a lesson or a replay. Escape goes back to it."""

    transparent = True

    def __init__(self, table: TableScene) -> None:
        super().__init__()
        self.table = table
        self.title = table.title

    @property
    def live(self) -> LiveTable | None:
        return self.table if isinstance(self.table, LiveTable) else None

    def _named(self, live: str, lesson: str, replay: str) -> str:
        """The words for what it lies over."""
        return live if self.live is not None else lesson if isinstance(self.table, LessonTable) else replay

    def _acts(self) -> list[Act]:
        tr = self.tr
        acts: list[Act] = [
            ("back", tr(self._named("pause-back", "pause-back-lesson", "pause-back-replay")), "primary", None),
            ("rules", tr("pause-rules"), "gold", self.rules),
            ("settings", tr("pause-settings"), "plain", self.settings),
            ("keys", tr("key-keys"), "plain", self.keys),
        ]
        for name, words, act in self.table.pause_acts():
            acts.append((name, words, "plain", partial(self._off, act)))
        acts.append(("tell", tr("menu-tell"), "plain", self.tell))
        acts.append(
            ("leave", tr(self._named("pause-leave", "lesson-quit", "replay-leave")), "danger", self.leave_table)
        )
        return acts

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.table.proof_words() != self._proof or self._offers() != self._offered:
            self.rebuild()

    def _offers(self) -> list[str]:
        """What the table offers now: it goes on under the pause, and somebody may drop out of it."""
        return [name for name, _, _ in self.table.pause_acts()]

    def build(self) -> None:
        look, frame = self.look, self.look.frame
        w, h = frame.size
        acts = self._acts()
        wide = min(round(w * 0.9), max(look.px(660), round(look.px(560) * frame.text_scale)))
        inner = look.content("dialog", Rect(0, 0, wide, 400))
        room, gap = wide - 2 * inner.x, look.px(14)
        plate = max(44, look.px(76))
        alone = self.live is not None and self.live.chief.goal == "alone"
        key = self._named("pause-text-alone" if alone else "pause-text", "pause-text-lesson", "pause-text-replay")
        self._proof = self.table.proof_words()
        self._offered = self._offers()
        text = "\n".join(part for part in (self.tr(key), self._proof) if part)
        self._words = look.lettering.paragraph(text, "text", look.text(20), room - look.px(24), look.palette.k,
                                               align="centre", leading=1.3).surface  # fmt: skip
        spare = h - look.px(40) - 2 * inner.y - plate - self._words.get_height() - 3 * gap
        row = min(max(46, look.px(72)), spare // len(acts) - gap)
        tall = 2 * inner.y + plate + self._words.get_height() + 2 * gap + len(acts) * (row + gap)
        self._rect, self._plate = laid_plated(look, wide, tall, plate)
        self._words_at = self._plate.centerx, self._plate.bottom + gap
        y = self._plate.bottom + gap + self._words.get_height() + gap
        for i, (name, text, kind, act) in enumerate(acts):
            keys = {"back": self.key_name("back"), "rules": self.key_name("rules"), "keys": self.key_name("keys")}
            button = Button(look, Rect(self._plate.x, y, room, row), text, act or self.back, kind=kind, id=name,
                            key=keys.get(name, ""))  # fmt: skip
            self.group.add(button)
            if i == 0:
                self.group.main = button
            y += row + gap

    def _off(self, act: Callable[[], object]) -> None:
        """Something of the table's own: the pause is over."""
        self.stack.pop()
        act()

    def rules(self) -> None:
        self.stack.pop()
        self.table.open_codex()

    def keys(self) -> None:
        """All that the table can do, keys or none."""
        self.stack.pop()
        self.stack.show_keys(self.table)

    def tell(self) -> None:
        from game.scenes.tell_us import TellUs

        self.stack.replace(TellUs(self.table))

    def settings(self) -> None:
        from game.scenes.settings import SettingsScene

        self.stack.replace(SettingsScene())

    def leave_table(self) -> None:
        """Ask once, with what will become of the match."""
        live, stack, tr = self.live, self.stack, self.tr
        if live is None:
            stack.pop()
            stack.pop()
            return

        def leave() -> None:
            if live.chief.owner and live.chief.phase != "over" and live.chief.goal == "host":
                live.chief.close_table()
            live.chief.close()
            stack.go_home()

        acts: list[Act] = [
            ("leave", tr("pause-leave"), "danger", leave),
            ("stay", tr("lobby-leave-no"), "plain", None),
        ]
        stack.replace(Choices(tr("lobby-leave-question"), acts, leave_words(live.chief, tr)))

    def toast_room(self) -> Rect:
        """Beside the sheet: it is as tall as the window where much is offered."""
        gap = self.look.px(16)
        return Rect(gap, self._rect.y + gap, self._rect.x - 2 * gap, self._rect.h - 2 * gap)

    def printed(self) -> tuple[Rect, ...]:
        return (self._plate, self._words.get_rect(midtop=self._words_at))

    def paint(self, surface: Surface) -> None:
        look = self.look
        paint_plated(surface, look, self._rect, self._plate, self.tr("pause-heading"))
        surface.blit(self._words, self._words.get_rect(midtop=self._words_at))
