"""Chat, emotes and pings: the chat tab of every table."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect

from game.engine.sight import SPECTATOR
from game.ui.lettering import escape
from game.ui.widgets.buttons import Button
from game.ui.widgets.forms import TextEntry
from game.ui.widgets.table import LogLine, LogPanel

if TYPE_CHECKING:
    from game.scenes.table import TableScene

EMOTES = ("hello", "well", "ouch", "hurry", "laugh", "thanks")


class Talk:
    """What was said, and the widgets that show it."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.lines: list[LogLine] = []
        self.unread = 0
        self.panel: LogPanel | None = None
        self.entry: TextEntry | None = None
        self.draft = ""

    @property
    def typing(self) -> bool:
        """The keyboard writes a line: shortcuts are letters."""
        return self.entry is not None and self.scene.group.focused is self.entry

    def clear(self) -> None:
        if self.entry is not None:
            self.draft = self.entry.text
            self.entry.close()
        self.panel = self.entry = None

    def build(self, rect: Rect) -> None:
        scene, look, add = self.scene, self.scene.look, self.scene.group.add
        self.unread = 0
        field = max(40, look.px(48))
        emote = max(40, look.px(46))
        gap = look.px(8)
        mayspeak = scene.feed.live and scene.feed.seat != SPECTATOR
        words = {name: scene.tr(f"table.emote.{name}") for name in EMOTES}
        longest = max(look.lettering.width(text.upper(), "label", 13) for text in words.values()) + look.px(40)
        columns = max(2, min(3, (rect.w + gap) // (longest + gap)))
        rows = -(-len(EMOTES) // columns)
        foot = field + rows * (emote + gap) + gap if mayspeak else 0
        self.panel = add(
            LogPanel(look, Rect(rect.x, rect.y, rect.w, max(40, rect.h - foot)), self.lines, id="said", order=3)
        )
        if not mayspeak:
            return
        wide = (rect.w - (columns - 1) * gap) // columns
        top = rect.bottom - foot + gap
        for i, name in enumerate(EMOTES):
            row, column = divmod(i, columns)
            box = Rect(rect.x + column * (wide + gap), top + row * (emote + gap), wide, emote)
            add(Button(look, box, words[name], partial(scene.feed.say, emote=name),
                       size=17, id=f"emote.{name}", order=3))  # fmt: skip
        self.entry = add(TextEntry(look, Rect(rect.x, rect.bottom - field, rect.w, field), self.draft, submit=self.say,
                                   placeholder=scene.tr("table.say"), most=200, id="say", order=3))  # fmt: skip

    def say(self, text: str) -> None:
        if text.strip():
            self.scene.feed.say(text=text.strip())
        if self.entry is not None:
            self.entry.text = ""
        self.draft = ""

    def add(self, name: str, text: str, unread: bool) -> None:
        line = LogLine(f"<b>{escape(name)}</b>: {escape(text)}", key=len(self.lines))
        self.lines.append(line)
        self.unread += unread
        if self.panel is not None:
            self.panel.extend([line])
