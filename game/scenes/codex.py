"""The codex: the rules by chapter, searchable, and all cards with filters. F1 opens it at the present phase."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import pygame
from pygame import Rect, Surface

from game import titles
from game.scenes.codex_print import printed_flow, printed_rows
from game.stack.scene import Scene
from game.stack.sheet import hang_poster
from game.tabletop.codex_pages import Chapter, CodexCard, cards, chapters, diagrams, kinds
from game.ui import palette
from game.ui.cards import CardFace, full, stamp
from game.ui.posters import poster_size
from game.ui.widgets.buttons import TextLink
from game.ui.widgets.controls import Chips, Tabs
from game.ui.widgets.scroll import RowList, ScrollArea
from game.ui.widgets.text_entry import TextEntry
from game.words import title_words

if TYPE_CHECKING:
    from game.tabletop.routes import TableBelow

Page = Literal["rules", "cards"]


MET = "met"
"""The filter for what was met in the match."""


READABLE = 264
"""From so many pixels of width on the words of a card can be read."""
LARGE = 1.2
"""Letters over so many times their size take the whole width of the page."""


class Codex(Scene):
    """`Codex("battlegoats", page="rules", phase="deploy")`. Without a title: the first game that can be played. With the id
    of a `chapter` it opens there.

    `table`: the match from which it was opened; what was met in it is marked, and can be filtered by."""

    def __init__(
        self, title: str = "", page: Page = "rules", phase: str = "", *, chapter: str = "",
        table: TableBelow | None = None,
    ) -> None:  # fmt: skip
        super().__init__()
        ready = [t for t in titles.titles().values() if t.status == "ready"]
        self.game = title or ready[0].id
        self.title = self.game
        self.page: Page = page
        self.phase = phase
        self.chapter = 0
        self._opens_at = chapter
        """The id of the chapter at which it opens; "" for that of the phase."""
        self.search = ""
        self.kind = "all"
        self.table = table
        self.met: frozenset[str] = frozenset()
        """Ids of what was seen in the match."""
        self.asked: frozenset[str] = frozenset()
        """Kinds of asks that came in it."""
        self._picked = 0

    def enter(self) -> None:
        if self.table is not None:
            self.met, self.asked = self.table.past.met(), self.table.past.asked()
        found = chapters(self.game, title_words(self.game, self.context.text))
        if self._opens_at:
            at = (i for i, c in enumerate(found) if c.id == self._opens_at)
        else:
            at = (i for i, c in enumerate(found) if self.phase and c.phase == self.phase)
        self.chapter = next(at, 0)

    def leave(self) -> None:
        if self.table is not None:
            self.table.refresh()

    def update(self, dt: float) -> None:
        if self.table is not None:
            self.table.meanwhile(dt)
            if self.table.calls:
                self.back()

    def build(self) -> None:
        look = self.look
        w, h = look.frame.size
        self._sheet = Rect(round(w * 0.03), round(h * 0.045), round(w * 0.94), round(h * 0.91))
        inner = look.content("panel", self._sheet)
        self._inner = inner.inflate(-look.px(24), -look.px(12))
        strip = max(42, look.px(56))
        self._heading = Rect(self._inner.x, self._inner.y, round(self._inner.w * 0.34), strip)
        self._words = title_words(self.game, self.context.text)
        self._chapters = self._matching(chapters(self.game, self._words))
        self._cards = [card for card in cards(self.game, self._words) if self._wanted(card)]
        tabs = Rect(self._heading.right, self._inner.y, round(self._inner.w * 0.3), strip)
        self.group.add(
            Tabs(look, tabs, [("rules", self.tr("codex-rules")), ("cards", self.tr("codex-cards"))], self.page, self._turn,
                 id="tabs")
        )  # fmt: skip
        search = Rect(tabs.right + look.px(16), self._inner.y, round(self._inner.w * 0.22), strip)
        self.group.add(
            TextEntry(look, search, self.search, self._look_for, placeholder=self.tr("codex-search"), id="search")
        )
        words = self.with_key(self.tr("codex-close"), "back")
        close = Rect(0, 0, look.label(words, 22).get_width() + look.px(30), strip)
        close.topright = self._inner.topright
        self.group.add(TextLink(look, close, words, self.back, id="close", dark=False, size=22, order=9))
        top = self._inner.y + strip + look.px(22)
        self._body = Rect(self._inner.x, top, self._inner.w, self._inner.bottom - top)
        if self.page == "rules":
            self._rules()
        else:
            self._all_cards()

    def _turn(self, page: str) -> None:
        self.page = "cards" if page == "cards" else "rules"
        self.rebuild()

    def _look_for(self, text: str) -> None:
        self.search = text.strip()
        self.chapter = self._picked = 0
        self.rebuild()

    def _matching(self, found: list[Chapter]) -> list[Chapter]:
        wanted = self.search.casefold()
        return [c for c in found if wanted in c.title.casefold() or wanted in c.text.casefold()] if wanted else found

    def _wanted(self, card: CodexCard) -> bool:
        wanted = self.search.casefold()
        told = f"{card.face.name} {card.face.text} {card.face.ribbon} {card.kind_name}".casefold()
        kind = card.id in self.met if self.kind == MET else self.kind in ("all", card.kind)
        return kind and wanted in told

    # rules

    def _rules(self) -> None:
        look, body = self.look, self._body
        wide = round(body.w * 0.29)
        self.chapter = min(self.chapter, max(0, len(self._chapters) - 1))
        self.group.add(
            RowList(look, Rect(body.x, body.y, wide, body.h), len(self._chapters), self._chapter_row, self._open,
                    row_height=64, chosen=self.chapter, choose=self._open, id="chapters")
        )  # fmt: skip
        area = Rect(body.x + wide + look.px(40), body.y, body.w - wide - look.px(40), body.h)
        chapter = self._chapters[self.chapter] if self._chapters else None
        room = area.w - look.px(50)
        self._head = self._flow = None
        y = 0
        if chapter is not None:
            self._head = look.lettering.line(
                chapter.title.upper(), "display", look.caps(32), look.palette.k, width=room
            )
            y = self._head.get_height() + look.px(22)
            if chapter.flow:
                self._flow = printed_flow(look, chapter.flow, room, chapter.here)
                self._flow_y = y
                y += self._flow.get_height() + look.px(20)
        self._under = y
        found = {card.id: card for card in cards(self.game, self._words)}
        faces = [found[id].face for id in chapter.cards] if chapter is not None else []
        tall = self._lay_words(faces, room, area.h)
        self.group.add(ScrollArea(look, area, tall, self._paint_page, id="page"))
        rest = Rect(area.x, area.y + tall + look.px(30), area.w, area.h - tall - look.px(50))
        self._poster = rest if rest.h > look.px(300) and not faces else None

    def _lay_words(self, faces: list[CardFace], room: int, high: int) -> int:
        """The words with the cards beside them, under large letters below them. Returns how tall the page is."""
        look, gap = self.look, self.look.px(24)
        wide = (
            max(READABLE, min(round(room * 0.36), round((high - self._under) / len(faces) / 1.4) - gap)) if faces else 0
        )
        below = look.frame.text_scale > LARGE
        beside = wide + gap if faces and not below else 0
        self._text = look.lettering.paragraph(self._page_text(), "text", look.text(21), room - beside, look.palette.k)
        foot = self._under + self._text.surface.get_height()
        self._shown: list[tuple[Surface, tuple[int, int]]] = []
        rows = diagrams(self.game, self._words)[self._chapters[self.chapter].id] if self._chapters else []
        if rows:
            drawn = printed_rows(look, rows, room - beside)
            self._shown.append((drawn, (0, foot + gap)))
            foot += gap + drawn.get_height()
        for n, face in enumerate(faces):
            card = full(look, face, wide)
            at = (n * (wide + gap), foot + gap) if below else (room - wide, self._under + n * (card.get_height() + gap))
            self._shown.append((card, at))
        return max([foot, *(at[1] + card.get_height() for card, at in self._shown)])

    def _page_text(self) -> str:
        if not self._chapters:
            return self.tr("codex-nothing", text=self.search)
        return self._chapters[self.chapter].text.replace("\n", "\n\n")

    def _open(self, index: int) -> None:
        if index != self.chapter:
            self.chapter = index
            self.look.play("paper_turn")
            self.rebuild()

    def _chapter_row(self, surface: Surface, rect: Rect, index: int, chosen: bool, over: bool) -> None:
        look = self.look
        surface.blit(look.panel("row_active" if chosen else "row", rect.size), rect)
        chapter, room = self._chapters[index], rect.w - look.px(40)
        if chapter.phase and chapter.phase in self.asked:
            tick = look.mark("tick", max(12, look.px(20)), palette.GREEN_TEXT)
            surface.blit(tick, tick.get_rect(midright=(rect.right - look.px(16), rect.centery)))
            room -= tick.get_width() + look.px(8)
        words = look.lettering.line(chapter.title, "display", look.caps(22),
                                    look.palette.b if over and not chosen else look.palette.k, width=room)  # fmt: skip
        surface.blit(words, words.get_rect(midleft=(rect.x + look.px(20), rect.centery)))

    def _paint_page(self, surface: Surface, offset: int) -> None:
        if self._head is not None:
            surface.blit(self._head, (0, -offset))
            wide = max(self._text.surface.get_width(), *(at[0] + card.get_width() for card, at in self._shown), 0)
            rule = Rect(0, self._head.get_height() + self.look.px(4) - offset, wide, self.look.px(3))
            surface.fill(self.look.palette.k, rule)
        if self._flow is not None:
            surface.blit(self._flow, (0, self._flow_y - offset))
        surface.blit(self._text.surface, (0, self._under - offset))
        for card, (x, y) in self._shown:
            surface.blit(card, (x, y - offset))

    # cards

    def _all_cards(self) -> None:
        look, body = self.look, self._body
        strip = max(42, look.px(52))
        choices = [("all", self.tr("codex-all")), *kinds(self.game, self._words)]
        if self.table is not None:
            count = sum(card.id in self.met for card in cards(self.game, self._words))
            choices.insert(1, (MET, f"{self.tr('codex-met')}\t{count}"))
        self.group.add(Chips(look, Rect(body.x, body.y, body.w, strip), choices, self.kind, self._filter, id="kinds"))
        area = Rect(body.x, body.y + strip + look.px(16), body.w, body.h - strip - look.px(16))
        self.group.add(CardGrid(look, area, self._cards, self.met, id="grid"))

    def _filter(self, kind: str) -> None:
        self.kind = kind
        self.rebuild()

    def paint(self, surface: Surface) -> None:
        look = self.look
        look.paper(surface, "panel", self._sheet, 10)
        words = look.lettering.line(titles.title(self.game).name.upper(), "display", look.caps(40), look.palette.k,
                                    width=self._heading.w - look.px(20))  # fmt: skip
        surface.blit(words, words.get_rect(midleft=self._heading.midleft))
        if self.page == "rules" and self._poster is not None:  # a short page has room for the game's poster
            wide, high = poster_size(self.game)
            room = self._poster.copy()
            room.w = min(room.w, room.h * wide // high)
            room.right = self._poster.right - look.px(20)
            hang_poster(surface, self, titles.title(self.game), room)
        if self.page == "cards" and not self._cards:
            empty = "codex-met-none" if self.kind == MET and not self.search else "codex-nothing"
            words = look.lettering.line(self.tr(empty, text=self.search), "text", look.text(21), look.palette.k)
            surface.blit(words, words.get_rect(center=self._body.center))


class CardGrid(ScrollArea):
    """Cards at reading size in rows; scrolls."""

    def __init__(self, look: object, rect: Rect, found: list[CodexCard], met: frozenset[str], *, id: str) -> None:
        """`met`: the ids of cards that get a stamp."""
        super().__init__(look, rect, id=id)  # type: ignore[arg-type]
        self.found, self.met = found, met
        wanted = max(READABLE, self.look.px(300)) * max(1.0, self.look.frame.text_scale)
        self.columns = max(2, int(self.view.w // wanted))
        self.gap = self.look.px(18)
        self.wide = (self.view.w - self.gap * (self.columns - 1)) // self.columns
        self.high = round(self.wide * 1.4)
        rows = -(-len(found) // self.columns)
        self.tall = rows * (self.high + self.gap)

    def paint(self, surface: Surface, offset: int) -> None:
        step = self.high + self.gap
        first = offset // step
        for row in range(first, first + surface.get_height() // step + 2):
            for column in range(self.columns):
                index = row * self.columns + column
                if index < len(self.found):
                    card = self.found[index]
                    at = Rect(column * (self.wide + self.gap), row * step - offset, self.wide, self.high)
                    surface.blit(full(self.look, card.face, self.wide), at)
                    if card.id in self.met:
                        mark = stamp(self.look, "tick", self.wide // 5)
                        surface.blit(mark, mark.get_rect(topright=(at.right - self.gap // 2, at.y + self.wide // 4)))

    def handle(self, event: pygame.event.Event) -> bool:
        return super().handle(event)
