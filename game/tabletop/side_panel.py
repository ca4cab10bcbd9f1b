"""The side of a table: the inspector with its tabs (card, log, rules, chat), and the log on a sheet of its own."""

from __future__ import annotations

from itertools import chain
from typing import Protocol

from pygame import Rect, Surface

from game.tabletop.chat import Talk
from game.tabletop.codex_pages import chapter_of
from game.tabletop.contract import Regions, TitleScreen
from game.tabletop.kept_widgets import KeptWidgets
from game.tabletop.log import FILTERS, MatchLog
from game.tabletop.preview import Preview, Slip
from game.tabletop.services import TableServices
from game.tabletop.updates import Updates
from game.ui.widgets.buttons import Button, TextLink
from game.ui.widgets.controls import Tabs
from game.ui.widgets.group import Group
from game.ui.widgets.hud import Panel
from game.ui.widgets.inspector import Inspected, Inspector
from game.ui.widgets.newspaper import LogLine, LogPanel

INSIDE = {
    "card": ("inspector",),
    "log": ("log",),
    "rules": ("codex",),
    "chat": ("emote.", "say", "said"),
}
"""Where the ring goes in each tab, by ids; before a dot, by the beginning of one."""


def _is(id: str, name: str) -> bool:
    return id == name or (name.endswith(".") and id.startswith(name))


class SideHost(Protocol):
    """Where the side leads to."""

    def look_back(self, line: int) -> None:
        """A sentence of the log was picked."""
        ...

    def open_codex(self, chapter: str = "") -> None:
        """Open the book, at a chapter or at the page of what is asked now."""
        ...

    def open_log(self) -> None:
        """Lay the whole log over the table, to be searched."""
        ...

    def make_room(self) -> None:
        """A tab was opened: nothing may lie over it."""
        ...


class SidePanel:
    """Which tab is open, which thing is inspected, and how much of the log is printed."""

    def __init__(
        self, table: TitleScreen, services: TableServices, log: MatchLog, updates: Updates, talk: Talk, kept: KeptWidgets,
        host: SideHost,
    ) -> None:  # fmt: skip
        self._table = table
        self._services = services
        self._match_log = log
        self._updates = updates
        self._talk = talk
        self._kept = kept
        self._host = host
        self._group: Group
        self._regions: Regions
        self._inspected: object = None
        """The thing that the inspector shows."""
        self._spoken = services.words.language
        """The language in which its page was read."""
        self.tab = "card"
        self._enters = False
        """The ring goes into the tab as soon as that is laid."""
        self._left = ""
        """The id of what had the ring before it went into a tab; "": it did not."""
        self.shown: Inspected | None = None
        self.glance = Preview(services, lambda: self.tab != "card" and not self._talk.typing)
        self.slip = Slip(services)
        self.inspector: Inspector | None = None
        self.log: LogPanel | None = None
        self._told: tuple[LogPanel | None, int] = (None, 0)
        """The panel that has the log, and as of how many changes of older sentences."""
        self._opened: tuple[object, str] = (None, "")
        """The page that was opened of itself, last: whose it is, and its name."""
        self._turned = -1
        """The update it was opened for."""
        self._foot = 0
        """What a note of the title's takes of the inspector's page."""

    # building

    def build(self, regions: Regions, group: Group) -> None:
        """Add the widgets to a group that is laid anew."""
        self._group, self._regions = group, regions
        services, look = self._services, self._services.look
        if self._spoken != services.words.language:
            self._spoken = services.words.language
            self.read_again()
        tabs = self._tabs(regions)
        if self.tab not in [name for name, _ in tabs]:
            self.tab = "card"
        rect = regions.inspector
        high = max(40, look.px(42))
        paper = Rect(rect.x, rect.y + high - look.px(4), rect.w, rect.h - high + look.px(4))
        self._kept.add("side", paper, (), lambda: Panel(look, paper, id="side"))
        strip = Rect(rect.x + look.px(12), rect.y, rect.w - look.px(24), high)
        keys = {name: services.key_name("cards" if name == "card" else name) for name, _ in tabs}
        tab = self.showing
        if tab != "log":
            self.slip.away()
        self._kept.add("tabs", strip, (tabs, tab, keys), lambda: Tabs(
            look, strip, tabs, tab, self.open_tab, id="tabs", order=3, keys=keys))  # fmt: skip
        inside = look.content("panel", paper)
        self._foot = self._table.inspector_foot() if tab == "card" else 0
        inside.h -= self._foot
        self.inspector = self.log = None
        self._talk.clear()
        if tab == "card":
            self.inspector = self._page("inspector", inside, self.shown or self._hint())
        elif tab == "rules":
            self._rules(inside)
        elif tab == "chat":
            self._talk.build(inside, self._group)
        else:
            self._log_tab(inside)
        if regions.log is not None:
            self._newspaper(regions.log)

    def _tabs(self, regions: Regions) -> list[tuple[str, str]]:
        names = ["card", "rules", "chat"] if regions.log is not None else ["card", "log", "rules", "chat"]
        tr, unread = self._services.tr, self._talk.unread
        return [(n, tr(f"table-tab-{n}") + (f" {unread}" if n == "chat" and unread else "")) for n in names]

    def _page(self, id: str, rect: Rect, page: Inspected) -> Inspector:
        """A page at reading size; one that is there already stays where it was scrolled to."""
        look = self._services.look
        was = self._kept.last(id)
        if isinstance(was, Inspector) and was.page != page:
            self._kept.drop(id)
        return self._kept.add(
            id, rect, (), lambda: Inspector(look, rect, page, follow=self._host.open_codex, id=id, order=3)
        )

    def _rules(self, rect: Rect) -> None:
        """The rules of the phase, and the way to the whole book."""
        services, look = self._services, self._services.look
        heading, text = self._table.rules()
        tall = max(40, look.px(48))
        foot = Rect(rect.x, rect.bottom - tall, rect.w, tall)
        above = Rect(rect.x, rect.y, rect.w, rect.h - tall - look.px(8))
        self.inspector = self._page("rules", above, Inspected(name=heading, text=text))
        words = services.tr("table-codex").upper()
        self._kept.add("codex", foot, (words,), lambda: Button(
            look, foot, words, self._host.open_codex, size=20, id="codex", order=3))  # fmt: skip

    def _log_tab(self, rect: Rect) -> None:
        """The log, and the way to the sheet on which it can be searched."""
        look = self._services.look
        tall = max(40, look.px(48))
        foot = Rect(rect.x, rect.bottom - tall, rect.w, tall)
        self._log(Rect(rect.x, rect.y, rect.w, rect.h - tall - look.px(8)))
        words = self._services.tr("table-log-search").upper()
        self._kept.add("log_sheet", foot, (words,), lambda: Button(
            look, foot, words, self._host.open_log, size=20, id="log_sheet", order=3))  # fmt: skip

    def _newspaper(self, rect: Rect) -> None:
        """The log on a sheet of its own; the heading leaves room for the search and the filter in the corners."""
        services, look = self._services, self._services.look
        face, name = look.content("panel", rect), self._table.paper
        words = services.tr(f"table-filter-{self._match_log.filter}")
        box = Rect(0, 0, max(44, look.label(words, 17).get_width() + look.px(14)), max(24, look.px(30)))
        box.topright = (face.right, face.y - look.px(4))
        search = services.tr("codex-search")
        other = Rect(face.x, box.y, max(44, look.label(search, 17).get_width() + look.px(14)), box.h)
        room = face.w - 2 * (max(box.w, other.w) + look.px(6))
        size = next(
            (
                n
                for n in (27, 24, 22, 20, 18, 16, 15, 14)
                if look.lettering.width(name.upper(), "display", look.caps(n)) <= room
            ),
            13,
        )
        panel = self._kept.add("paper", rect, (name, size), lambda: Panel(look, rect, name, size=size, id="paper"))
        self._log(panel.inside)
        self._filter(box, words)
        self._kept.add("log_sheet", other, (search,), lambda: TextLink(
            look, other, search, self._host.open_log, id="log_sheet", dark=False, size=17,
            tip=services.tr("table-log-search")))  # fmt: skip

    def _filter(self, box: Rect, words: str) -> None:
        """Everything, or only who fell."""
        look, tip = self._services.look, self._services.tr("table-filter-tip")
        self._kept.add("filter", box, (words, tip), lambda: TextLink(
            look, box, words, self.turn_filter, id="filter", dark=False, size=17, tip=tip))  # fmt: skip

    def turn_filter(self) -> None:
        """The next filter of the log."""
        log = self._match_log
        log.turn_to(FILTERS[(FILTERS.index(log.filter) + 1) % len(FILTERS)])
        self._services.refresh()

    def _log(self, rect: Rect) -> None:
        look, log = self._services.look, self._match_log
        self.log = self._kept.add("log", rect, (), lambda: LogPanel(
            look, rect, hover=self._named, pick=self._picked, id="log", order=4))  # fmt: skip
        before = self._told[0]
        if self._told != (self.log, log.changes):  # what has been told since is printed by `print_log`
            if before is not None and before is not self.log:
                self.log.take_over(before)
            self._told = (self.log, log.changes)
            self.log.show_all(log.all())

    def _picked(self, line: LogLine) -> None:
        self._host.look_back(line.key)

    def _hint(self) -> Inspected:
        return Inspected(text=self._services.tr("table-inspect-hint"), foot=self._keys())

    def _keys(self) -> str:
        """Which key tells the keys."""
        key = self._services.key_name("keys")
        return self._services.tr("table-inspect-keys", press=key).upper() if key else ""

    # showing

    def open_tab(self, tab: str, enter: bool = False) -> None:
        """Show a tab; the log and the rules that are open already lead on to the whole log, the whole book. `enter`: the
        keyboard's ring goes there, till it is sent `back`."""
        if tab == "log" and self.log is not None and (self.tab == "log" or self._group.focused is self.log):
            self._host.open_log()
            return
        if tab == "rules" == self.tab:
            self._host.open_codex()
        self._enters = enter
        if not enter:
            self._left = ""
        elif self._group.focused is not None and not self._is_inside:
            left = self._group.focused.id
            self._left = "" if left.startswith("coach.") else left  # the coach's sheet is folded by what opens here
        if self._regions.log is not None and tab == "log":
            log = self._group.find("log")
            if log is not None:
                self._group.focus(log)
            return
        self.tab = tab
        self.glance.close()
        self._services.refresh()
        self._host.make_room()

    @property
    def _is_inside(self) -> bool:
        """Whether the ring is in the side."""
        focused = self._group.focused
        return focused is not None and focused.id.startswith(("tabs", "log_sheet", *chain(*INSIDE.values())))

    def take_ring(self) -> None:
        """The ring goes into the tab that was opened by its key."""
        enters, self._enters = self._enters, False
        order = self._group.reading_order() if enters else []
        goal = next((w for id in INSIDE[self.tab] for w in order if _is(w.id, id)), None)
        if goal is not None:
            self._group.focus(goal)

    def back(self) -> bool:
        """From a tab that was opened by its key back to where the ring was before; False: it did not come from anywhere."""
        found = self._group.find(self._left) if self._left and self._is_inside else None
        if found is None:
            return False
        self._left = ""
        self._group.focus(found)
        self.tab = "card"
        self._services.refresh()
        return True

    @property
    def showing(self) -> str:
        """The tab that shows: the open one, or the card while one glances at a thing."""
        return "card" if self.glance.open else self.tab

    def show(self, page: Inspected, keep: bool = False) -> None:
        """Put a page into the inspector. With `keep` the scroll stays."""
        if page == self.shown and self.showing == "card":
            return
        self.shown = page
        if self.inspector is not None and self.showing == "card":
            self.inspector.show_card(page, keep)

    def inspect(self, handle: object) -> bool:
        """Show a thing in the inspector, where it stays until another is pointed at; True if it is another now."""
        is_new, page = handle != self._inspected, self.read(handle)
        if page is not None:
            self._inspected = handle
            self.show(page)
        return is_new

    def read(self, handle: object) -> Inspected | None:
        """The title's page of a thing, its foot leading to the chapter of its rule."""
        page, services = self._table.inspect(handle), self._services
        if page is None or not page.rule:
            return page
        chapter = chapter_of(services.feed.title, services.words, page.rule)
        if chapter is None:
            return page
        told = services.tr("table-inspect-rules", chapter=chapter.title).upper()
        return page._replace(foot=f"<link={chapter.id}>{told}</link>")

    def read_again(self) -> None:
        """Show anew what the inspector shows: the numbers may have changed."""
        page = self.read(self._inspected) if self._inspected is not None else None
        if page is not None:
            self.show(page, keep=True)

    def _named(self, link: str) -> None:
        """A name in the log is pointed at: its page stands over the log, or lies beside it where that has the panel."""
        handle = ("card", link)
        if link:
            self.inspect(handle)
        page = self.read(handle) if link and self._regions.log is None else None
        if page is None or self.log is None:
            self.slip.away()
        else:
            self.slip.show(page, self._regions.inspector, self.log.link_y)

    def print_log(self) -> None:
        """New sentences onto the paper; where older ones have changed, those too."""
        log = self._match_log
        if self.log is None:
            return
        if self._told == (self.log, log.changes):
            self.log.extend(log.fresh())
        else:
            self._told = (self.log, log.changes)
            self.log.show_all(log.all())

    # time

    def update(self, dt: float, turn: bool) -> None:
        """Time passes. `turn`: the inspector may turn to what has begun."""
        if turn:
            self._turn()
        if self._services.ready and self.showing == "card" and self._foot != self._table.inspector_foot():
            self._services.refresh()
        self.glance.update(dt)

    def _turn(self) -> None:
        """Open the page of what has begun, as soon as the table is at rest and nobody is pointing at anything."""
        services = self._services
        if not services.ready or self._turned == self._updates.seen:
            return
        if (
            self._updates.playing
            or self._updates.waiting
            or services.scope.busy
            or services.pointer.hovered is not None
        ):
            return
        self._turned, handle = self._updates.seen, self._table.page()
        found = self.read(handle) if handle is not None else None
        if found is not None and (handle, found.name) != self._opened:
            self._opened = (handle, found.name)
            self.inspect(handle)
            self.show(found._replace(foot=" · ".join(part for part in (found.foot, self._keys()) if part)))

    def draw_over(self, surface: Surface) -> None:
        """What the log names."""
        self.slip.draw(surface)
