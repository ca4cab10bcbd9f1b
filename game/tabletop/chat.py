"""Chat, emotes and pings: the chat tab of every table."""

from __future__ import annotations

from functools import partial

from pygame import Rect, Surface

from game.engine.sight import SPECTATOR
from game.tabletop.contract import FreeTalk, TitleScreen
from game.tabletop.services import TableServices
from game.ui import palette
from game.ui.fitting import fitted
from game.ui.lettering import escape
from game.ui.look import Look
from game.ui.widgets.base import Widget
from game.ui.widgets.buttons import Button
from game.ui.widgets.group import Group
from game.ui.widgets.newspaper import LogLine, LogPanel
from game.ui.widgets.text_entry import TextEntry

EMOTES = ("hello", "well", "ouch", "hurry", "laugh", "thanks")


class TalkNote(Widget):
    """A line over the chat: what is said here binds nobody."""

    answers = False

    def __init__(self, look: Look, rect: Rect, free: FreeTalk) -> None:
        super().__init__(look, rect, "free_talk")
        self.free = free

    def draw(self, surface: Surface) -> None:
        look, rect = self.look, self.rect
        sign = self.free.sign(rect.h)
        surface.blit(sign, sign.get_rect(midleft=(rect.x, rect.centery)))
        left = sign.get_width() + look.px(10)
        words = fitted(
            look, self.free.words, "map", look.text(19), (rect.w - left, rect.h + 6), palette.DIM_TEXT, floor=12
        )
        surface.blit(words, words.get_rect(midleft=(rect.x + left, rect.centery)))


class Talk:
    """What was said, and the widgets that show it."""

    def __init__(self, table: TitleScreen, services: TableServices) -> None:
        self._table = table
        self._services = services
        self._group: Group | None = None
        self.lines: list[LogLine] = []
        self.unread = 0
        self.panel: LogPanel | None = None
        self.entry: TextEntry | None = None
        self.draft = ""

    @property
    def free(self) -> FreeTalk | None:
        """What the title says of talk, if only other words bind there."""
        return self._table.free_talk() if self._services.ready else None

    @property
    def typing(self) -> bool:
        """The keyboard writes a line: shortcuts are letters."""
        return self.entry is not None and self._group is not None and self._group.focused is self.entry

    def clear(self) -> None:
        if self.entry is not None:
            self.draft = self.entry.text
            self.entry.close()
        self.panel = self.entry = None

    def build(self, rect: Rect, group: Group) -> None:
        services, look, add = self._services, self._services.look, group.add
        self._group = group
        self.unread = 0
        field = max(40, look.px(48))
        emote = max(40, look.px(46))
        gap = look.px(8)
        mayspeak = services.feed.live and services.feed.seat != SPECTATOR
        free = self.free
        if free is not None:
            note = max(24, look.px(38))
            add(TalkNote(look, Rect(rect.x, rect.y, rect.w, note), free))
            rect = Rect(rect.x, rect.y + note + gap, rect.w, rect.h - note - gap)
        maytype = free is None or free.allowed
        field = field if maytype else 0
        words = {name: services.tr(f"table-emote-{name}") for name in EMOTES}
        longest = (
            max(look.lettering.width(text.upper(), "label", 13) for text in words.values())
            + look.px(46)
            + emote * 2 // 3
        )
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
            add(Button(look, box, words[name], partial(services.feed.say, emote=name),
                       size=17, id=f"emote.{name}", icon=f"emote_{name}", order=3,
                       beside=max(words.values(), key=len)))  # fmt: skip
        if maytype:
            line = Rect(rect.x, rect.bottom - field, rect.w, field)
            self.entry = add(TextEntry(look, line, self.draft, submit=self.say,
                                       placeholder=services.tr("table-say"), most=200, id="say", order=3))  # fmt: skip

    def say(self, text: str) -> None:
        if text.strip():
            self._services.feed.say(text=text.strip())
        if self.entry is not None:
            self.entry.text = ""
        self.draft = ""

    def add(self, name: str, text: str, unread: bool) -> None:
        said = escape(text)
        if self.free is not None:
            said = f"<dim><i>{said}</i></dim>"
        line = LogLine(f"<b>{escape(name)}</b>: {said}", key=len(self.lines))
        self.lines.append(line)
        self.unread += unread
        if self.panel is not None:
            self.panel.extend([line])
