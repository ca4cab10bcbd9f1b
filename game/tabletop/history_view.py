"""A look back: the table as it stood when a sentence of the log had happened. Nothing can be played there, the match
goes on behind it, what arrives meanwhile waits, and one press is back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.tabletop.contract import Regions
from game.tabletop.feed import Player, Update, Watched
from game.tabletop.scene import TableScene
from game.tabletop.update_history import UpdateHistory
from game.ui import palette
from game.ui.music import Music
from game.ui.widgets.buttons import Button
from game.ui.widgets.hud import AskLine

AGED = (240, 228, 200)
"""What the middle of the table is multiplied by: old paper."""
LOW = 84
"""An ask line under this height has room for one sentence."""


class HistoryFeed(Watched):
    """One kept update as a table's source."""

    def __init__(self, table: TableScene, update: Update) -> None:
        feed = table.feed
        super().__init__(feed.title, feed.options, feed.seat)
        self._now = feed
        self.items.append(update)

    def players(self) -> list[Player]:
        return self._now.players()


class HistoryView(TableScene):
    """`HistoryView(table, line)`: over the table scene that is looked back from, at one sentence of its log."""

    def __init__(self, table: TableScene, line: int) -> None:
        update = table.past.at(table.log.versions[line])
        assert update is not None
        super().__init__(HistoryFeed(table, update), pause=lambda _: self.back())
        self.present = table
        self.log = table.log.copy()
        self.line = line
        self._news: tuple[str, str, bool] = ("", "", False)

    @property
    def music(self) -> Music | None:
        return None

    @property
    def source(self) -> UpdateHistory:
        """Where what is kept lies: with the table that goes on."""
        return self.present.past

    @property
    def version(self) -> int:
        """What is shown."""
        return self.updates.seen

    def enter(self) -> None:
        super().enter()
        self.furniture.side.tab = self.present.furniture.side.tab
        self.furniture.talk.lines = self.present.furniture.talk.lines

    def leave(self) -> None:
        self.present.refresh()

    def wants_aid(self) -> bool:
        return False

    def lay_regions(self) -> Regions:
        """Without the corner: nothing is said from back there."""
        return replace(super().lay_regions(), corner=None)

    def build(self) -> None:
        super().build()
        if self.furniture.side.log is not None:
            self.furniture.side.log.mark(self.line)

    # ------------------------------------------------------------------ what is shown

    def look_back(self, line: int) -> None:
        """Another sentence was picked; the newest ones lead back to the match."""
        version = self.log.versions[line]
        update = self.source.at(version)
        if version >= self.present.updates.seen:
            self.back()
        elif update is None:
            self.stack.toast(self.tr("table-past-gone"))
        else:
            self.line = line
            self.updates.sought(update)

    def _step(self, by: int) -> None:
        """To the moment before, or the next one, of those that the log tells of."""
        kept = {version for version in self.source.versions() if version < self.present.updates.seen}
        told = [n for n, v in enumerate(self.log.versions) if v in kept and self.log.lines[n].text]
        way = [n for n in told if (self.log.versions[n] - self.version) * by > 0]
        if way:
            version = self.log.versions[way[0] if by > 0 else way[-1]]
            self.look_back(next(n for n in reversed(told) if self.log.versions[n] == version))
        elif by > 0:
            self.back()

    # ------------------------------------------------------------------ the frame

    def add_ask_line(self, rect: Rect) -> bool:
        was, news, yours = self._news = self._told()
        left, whole = self.present.clock if yours and self.present.clock is not None else (None, 60.0)
        if rect.h < self.look.px(LOW) * self.look.frame.text_scale:
            was, news = (news if yours else was), ""
        self.group.add(AskLine(self.look, rect, was, news, yours=yours, seconds=left, limit=whole))
        return True

    def _told(self) -> tuple[str, str, bool]:
        """When this was; what goes on at the table meanwhile; whether it waits for us."""
        present, tr = self.present, self.tr
        phase = next((phase.words for phase in self.table.phases() if phase.state == "now"), "")
        was = tr("table-past-when", when=phase) if phase else tr("table-past-plain")
        newest = present.updates.waiting[-1] if present.updates.waiting else present.services.update
        ask = newest.ask
        if newest.result is not None:
            return was, tr("table-past-over"), False
        if ask is not None and ask.space is not None and ask.answer is None and not present.services.sent:
            return was, tr("table-past-yours"), True
        waits = present.furniture.waiting_line(ask.waiting_for) if ask is not None else ""
        return was, f"{tr('table-past-goes-on')} {waits}".strip(), False

    def add_controls(self, rect: Rect) -> bool:
        look, tr = self.look, self.tr
        gap = look.px(12)
        small = max(40, min(look.px(70), round(rect.h * 0.42)))
        big = Rect(rect.x, rect.y, rect.w, rect.h - small - gap)
        main = Button(look, big, tr("table-past-back").upper(), self.back, kind="gold", id="present", size=34,
                      key=self.key_name("back"), order=2)  # fmt: skip
        self.group.add(main)
        self.group.main = main
        wide = (rect.w - gap) // 2
        steps: tuple[tuple[str, str, Callable[[], object]], ...] = (
            ("before", "left", lambda: self._step(-1)),
            ("after", "right", lambda: self._step(1)),
        )
        for i, (name, icon, act) in enumerate(steps):
            box = Rect(rect.x + i * (wide + gap), big.bottom + gap, wide, small)
            tip = tr(f"table-past-{name}")
            self.group.add(Button(look, box, "", act, icon=icon, id=name, tip=tip, size=24, order=2))
        return True

    def ribbon(self) -> tuple[str, Rect]:
        """What the ribbon says, and where it lies: over the game's name, where it hides nothing of that time."""
        look, top = self.look, self.regions.top
        words = self.tr("table-past-ribbon", press=self.key_name("back"))
        face, name = look.content("strip", top), self.table.title.upper()
        size = min(look.caps(34), round(face.h * 1.05))
        name_end = face.x + min(look.lettering.width(name, "display", size), round(top.w * 0.24)) + look.px(24)
        wide = look.label(words, 24, tracking=1.2).get_width() + look.px(60)
        return words, Rect(top.x, top.y, max(wide, name_end), top.h)

    def draw(self, surface: Surface) -> None:
        super().draw(surface)
        if not self.ready:
            return
        look, middle = self.look, self.regions.middle
        surface.fill(AGED, middle, pygame.BLEND_RGB_MULT)
        edge = max(3, look.px(6))
        pygame.draw.rect(surface, palette.STRAW, middle.inflate(2 * edge, 2 * edge), edge, border_radius=look.px(10))
        words, rect = self.ribbon()
        notch = rect.h // 3
        tail = [rect.topleft, rect.topright, (rect.right - notch, rect.centery), rect.bottomright, rect.bottomleft]
        pygame.draw.polygon(surface, palette.STRAW, tail)
        pygame.draw.lines(surface, look.palette.k, False, tail, max(2, look.px(3)))
        line = look.label(words, 24, look.palette.k, 1.2, rect.w - notch - look.px(24))
        surface.blit(line, line.get_rect(center=(rect.centerx - notch // 2, rect.centery)))

    # ------------------------------------------------------------------ time, ways out

    def update(self, dt: float) -> None:
        super().update(dt)
        present = self.present
        present.meanwhile(dt)
        if present.calls:
            self.back()
        elif self.ready and self._told() != self._news:
            if self._told()[2]:
                self.sound("turn_gong")
            self.refresh()

    def meanwhile(self, dt: float) -> None:
        self.present.meanwhile(dt)

    @property
    def calls(self) -> bool:
        return self.present.calls

    def open_codex(self, chapter: str = "") -> None:
        self.present.open_codex(chapter)

    def handle(self, event: Event) -> bool:
        if event.type == pygame.KEYDOWN and self.ready and not self.furniture.typing:
            step = {pygame.K_COMMA: -1, pygame.K_PERIOD: 1}.get(event.key)
            if step is not None:
                self._step(step)
                return True
        return super().handle(event)
