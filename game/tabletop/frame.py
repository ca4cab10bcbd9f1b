"""The frame of every table: top strip, plates, inspector with its tabs, log, chat, ask line, buttons, clock."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Protocol, TypeVar

from pygame import Rect, Surface

from game.tabletop.answer_buttons import button_boxes
from game.tabletop.chat import EMOTES, Talk
from game.tabletop.contract import AnswerButton, Hotspot, Regions, TableServices, TitleScreen
from game.tabletop.feed import Player, Said
from game.tabletop.log import FILTERS, MatchLog
from game.tabletop.preview import Preview, Slip
from game.tabletop.updates import Updates
from game.ui.look import Look
from game.ui.motion import shake
from game.ui.widgets.base import Widget
from game.ui.widgets.buttons import Button, TextLink
from game.ui.widgets.controls import Tabs
from game.ui.widgets.group import Group
from game.ui.widgets.hud import AskLine, Panel, TopStrip
from game.ui.widgets.inspector import Inspected, Inspector
from game.ui.widgets.newspaper import LogLine, LogPanel
from game.ui.widgets.players import PlayerFacts, PlayerPlate

Link = tuple[str, str, Callable[[], object]]
W = TypeVar("W", bound=Widget)
Made = dict[str, tuple[tuple[object, ...], Widget]]
"""Widgets by id, each with what it was made of."""

SPEECH = 4.5  # seconds a bubble stays
TICKS = 10  # the last seconds are heard


class FrameHost(Protocol):
    """What differs between tables that are played, watched again, looked back at or learnt on."""

    def links(self) -> list[Link]:
        """Further words of the top strip, from the right: id, words, act."""
        ...

    def held_words(self) -> str:
        """Why nothing can be played just now, whatever is asked; "" for nothing."""
        ...

    def muted(self, seat: int) -> bool:
        """Whether nothing is heard here of what that seat's player says."""
        ...

    def about_acts(self, seat: int) -> Sequence[object]:
        """What can be done about a player."""
        ...

    def about(self, seat: int) -> None:
        """The menu at a plate."""
        ...

    def pinged(self, said: Said) -> None:
        """Somebody points at something."""
        ...

    def look_back(self, line: int) -> None:
        """A sentence of the log was picked."""
        ...

    def open_codex(self) -> None: ...

    def pause_game(self) -> None: ...

    def add_ask_line(self, rect: Rect) -> bool:
        """Put something of its own where the question stands; False: the question stands there."""
        ...

    def add_controls(self, rect: Rect) -> bool:
        """Put something of its own where the answers stand; False: the answers stand there."""
        ...


class TableFrame:
    """The widgets round the table. Built anew whenever the scene is; what they show is kept here, and the widgets that show
    the same as before stay as they are."""

    def __init__(
        self,
        table: TitleScreen,
        services: TableServices,
        log: MatchLog,
        updates: Updates,
        host: FrameHost,
    ) -> None:
        self._table = table
        self._services = services
        self._match_log = log
        self._updates = updates
        self._host = host
        self._group: Group
        self._regions: Regions
        self._inspected: object = None
        """The thing that the inspector shows."""
        self.tab = "card"
        self.shown: Inspected | None = None
        self.talk = Talk(table, services)
        self.speech: dict[int, tuple[str, float]] = {}
        self.glance = Preview(services, lambda: self.tab != "card" and not self.typing)
        self.slip = Slip(services)
        self.pinging = False
        self.ask: AskLine | None = None
        self.inspector: Inspector | None = None
        self.log: LogPanel | None = None
        self.plates: list[PlayerPlate] = []
        self._made: Made = {}
        self._before: Made = {}
        """What the building that is under way may keep."""
        self._look: Look | None = None
        """That of the widgets."""
        self._told: tuple[LogPanel | None, int] = (None, 0)
        """The panel that has the log, and as of how many changes of older sentences."""
        self._opened: tuple[object, str] = (None, "")
        """The page that was opened of itself, last: whose it is, and its name."""
        self._turned = -1
        """The update it was opened for."""

    # building

    def waiting(self, group: Group) -> None:
        """Before the first update: a strip and a word."""
        services, look = self._services, self._services.look
        w, h = look.frame.size
        group.add(TopStrip(look, Rect(0, 0, w, round(h * 0.067)), "Gobsmack"))
        rect = Rect(0, 0, w // 3, round(h * 0.12))
        rect.center = (w // 2, h // 2)
        group.add(AskLine(look, rect, services.tr("table-laying"), yours=False))

    def build(self, regions: Regions, group: Group) -> None:
        """Add the widgets to a group that is laid anew."""
        look = self._services.look
        self._group, self._regions = group, regions
        self._before, self._made = self._made if look is self._look else {}, {}
        self._look = look
        self._top(regions.top)
        self._plates(regions)
        self._side(regions)
        if not self._host.add_ask_line(regions.ask):
            self._ask(regions.ask)
        if not self._host.add_controls(regions.buttons):
            self._buttons(regions.buttons)
        if regions.corner is not None:
            self._corner(regions.corner)
        self._before = {}

    def _same(self, id: str, rect: Rect, of: tuple[object, ...], make: Callable[[], W]) -> W:
        """Add a widget: the one that is there, if it would be made of the same again."""
        was, of = self._before.get(id), (tuple(rect), *of)
        widget = was[1] if was is not None and was[0] == of else make()
        self._made[id] = (of, widget)
        return self._group.add(widget)  # type: ignore[return-value]

    def _top(self, rect: Rect) -> None:
        services, look = self._services, self._services.look
        phases = list(self._table.phases())
        now = next((i for i, phase in enumerate(phases) if phase.state == "now"), -1)
        face = look.content("strip", rect)
        side = max(40, look.px(50))
        spot = Rect(face.right - side, 0, side, max(40, face.h))
        spot.centery = rect.centery
        right = spot.x - look.px(10)
        chat = services.tr("table-tab-chat")
        unread = self.talk.unread
        chat = f"{chat} · {unread}" if unread else chat
        links = [("chat", chat), ("log", services.tr("table-tab-log")), ("rules", services.tr("table-tab-rules"))]
        acts: list[Link] = [
            (f"link.{tab}", services.with_key(words, tab), partial(self.open_tab, tab)) for tab, words in links
        ]
        acts += self._host.links()
        taken = sum(look.label(words, 20).get_width() + look.px(26) for _, words, _ in acts)
        room = max(0.28, (face.right - right + taken + look.px(16)) / rect.w)
        of = (self._table.title, tuple([phase.words for phase in phases]), now)
        self._same("strip", rect, (*of, room), lambda: TopStrip(look, rect, *of, room=room))
        tip = services.with_key(services.tr("table-menu"), "menu")
        self._same("menu", spot, (tip,),
                   lambda: TextLink(look, spot, "", self._host.pause_game, icon="menu", id="menu", tip=tip))  # fmt: skip
        for name, words, act in acts:
            wide = look.label(words, 20).get_width() + look.px(26)
            box = Rect(right - wide, 0, wide, max(40, face.h))
            box.centery = rect.centery
            link = self._same(name, box, (words,), partial(TextLink, look, box, words, act, id=name))
            link.act = act
            right = box.x

    def _plates(self, regions: Regions) -> None:
        services, feed = self._services, self._services.feed
        asked = services.update.ask
        waiting = asked.waiting_for if asked is not None else ()
        players = services.players()
        self.plates = []
        for seat, rect in regions.plates.items():
            player = players.get(seat)
            if player is None:
                continue
            facts = PlayerFacts(
                name=services.tr("table-you") if seat == feed.seat else player.name,
                seat=player.colour,
                active=seat in waiting,
                online=player.connected,
                host=player.host,
                bot=bool(player.bot),
                speech=self.speech.get(seat, ("", 0.0))[0],
                you=seat == feed.seat,
                muted=self._host.muted(seat),
            )
            picture = services.look.portrait(player.portrait, 96)
            act = partial(self._host.about, seat) if self._host.about_acts(seat) else None
            id, told, tip = f"plate.{seat}", self._table.plate(facts, seat), self._plate_tip(player, facts)
            self.plates.append(self._same(id, rect, (told, picture, tip, act is None), partial(
                PlayerPlate, services.look, rect, told, picture=picture, id=id, act=act, tip=tip, order=6)))  # fmt: skip

    def _plate_tip(self, player: Player, facts: PlayerFacts) -> str:
        tr, name = self._services.tr, player.name
        parts = [f"{tr('table-plate-bot')} ({tr(f'level-{player.bot}')})"] if facts.bot else []
        if not facts.online:
            parts.append(tr("table-plate-away"))
        if facts.host:
            parts.append(tr("table-plate-host"))
        if facts.muted:
            parts.append(tr("people-muted"))
        return f"{name}\n{', '.join(parts)}" if parts else ""

    def _tabs(self, regions: Regions) -> list[tuple[str, str]]:
        names = ["card", "rules", "chat"] if regions.log is not None else ["card", "log", "rules", "chat"]
        tr, unread = self._services.tr, self.talk.unread
        return [(n, tr(f"table-tab-{n}") + (f" {unread}" if n == "chat" and unread else "")) for n in names]

    def _side(self, regions: Regions) -> None:
        services, look = self._services, self._services.look
        tabs = self._tabs(regions)
        if self.tab not in [name for name, _ in tabs]:
            self.tab = "card"
        rect = regions.inspector
        high = max(40, look.px(42))
        paper = Rect(rect.x, rect.y + high - look.px(4), rect.w, rect.h - high + look.px(4))
        self._same("side", paper, (), lambda: Panel(look, paper, id="side"))
        strip = Rect(rect.x + look.px(12), rect.y, rect.w - look.px(24), high)
        keys = {name: services.key_name("cards" if name == "card" else name) for name, _ in tabs}
        tab = self.showing
        if tab != "log":
            self.slip.away()
        self._same("tabs", strip, (tabs, tab, keys), lambda: Tabs(
            look, strip, tabs, tab, self.open_tab, id="tabs", order=3, keys=keys))  # fmt: skip
        inside = look.content("panel", paper)
        self.inspector = self.log = None
        self.talk.clear()
        if tab == "card":
            self.inspector = self._page("inspector", inside, self.shown or self._hint())
        elif tab == "rules":
            self._rules(inside)
        elif tab == "chat":
            self.talk.build(inside, self._group)
        else:
            self._log(inside)
        if regions.log is not None:
            self._newspaper(regions.log)

    def _page(self, id: str, rect: Rect, page: Inspected) -> Inspector:
        """A page at reading size; one that is there already stays where it was scrolled to."""
        look = self._services.look
        was = self._before.get(id)
        if was is not None and isinstance(was[1], Inspector) and was[1].page != page:
            del self._before[id]
        return self._same(id, rect, (), lambda: Inspector(look, rect, page, id=id, order=3))

    def _rules(self, rect: Rect) -> None:
        """The rules of the phase, and the way to the whole book."""
        services, look = self._services, self._services.look
        heading, text = self._table.rules()
        tall = max(40, look.px(48))
        foot = Rect(rect.x, rect.bottom - tall, rect.w, tall)
        above = Rect(rect.x, rect.y, rect.w, rect.h - tall - look.px(8))
        self.inspector = self._page("rules", above, Inspected(name=heading, text=text))
        words = services.tr("table-codex").upper()
        self._same("codex", foot, (words,), lambda: Button(
            look, foot, words, self._host.open_codex, size=20, id="codex", order=3))  # fmt: skip

    def _newspaper(self, rect: Rect) -> None:
        """The log on a sheet of its own; the heading leaves room for the filter in the corner, on both sides."""
        services, look = self._services, self._services.look
        face, name = look.content("panel", rect), self._table.paper
        words = services.tr(f"table-filter-{self._match_log.filter}")
        box = Rect(0, 0, max(44, look.label(words, 17).get_width() + look.px(14)), max(24, look.px(30)))
        box.topright = (face.right, face.y - look.px(4))
        room = face.w - 2 * (box.w + look.px(6))
        size = next(
            (
                n
                for n in (27, 24, 22, 20, 18, 16, 15, 14)
                if look.lettering.width(name.upper(), "display", look.caps(n)) <= room
            ),
            13,
        )
        panel = self._same("paper", rect, (name, size), lambda: Panel(look, rect, name, size=size, id="paper"))
        self._log(panel.inside)
        self._filter(box, words)

    def _filter(self, box: Rect, words: str) -> None:
        """Everything, or only who fell."""
        look, tip = self._services.look, self._services.tr("table-filter-tip")
        self._same("filter", box, (words, tip), lambda: TextLink(
            look, box, words, self.turn_filter, id="filter", dark=False, size=17, tip=tip))  # fmt: skip

    def turn_filter(self) -> None:
        """The next filter of the log."""
        log = self._match_log
        log.turn_to(FILTERS[(FILTERS.index(log.filter) + 1) % len(FILTERS)])
        self._services.refresh()

    def _log(self, rect: Rect) -> None:
        look, log = self._services.look, self._match_log
        self.log = self._same("log", rect, (), lambda: LogPanel(
            look, rect, hover=self._named, pick=self._picked, id="log", order=4))  # fmt: skip
        if self._told != (self.log, log.changes):  # what has been told since is printed by `print_log`
            self._told = (self.log, log.changes)
            self.log.show_all(log.all())

    def _picked(self, line: LogLine) -> None:
        self._host.look_back(line.key)

    def _hint(self) -> Inspected:
        return Inspected(
            text="\n".join(part for part in (self._services.tr("table-inspect-hint"), self._keys()) if part)
        )

    def _keys(self) -> str:
        """Which key tells the keys."""
        key = self._services.key_name("keys")
        return self._services.tr("table-inspect-keys", press=key) if key else ""

    def _ask(self, rect: Rect) -> None:
        services = self._services
        text, stakes = self._ask_words()
        asked = services.update.ask
        yours = asked is not None and asked.space is not None and not services.sent and not self._updates.playing
        yours = yours and not self._host.held_words()
        left, whole = (None, 60.0) if self._updates.playing or self._updates.clock is None else self._updates.clock
        self.ask = self._group.add(AskLine(services.look, rect, text, stakes, yours=yours, seconds=left, limit=whole))

    def _ask_words(self) -> tuple[str, str]:
        services = self._services
        asked = services.update.ask
        if self._updates.playing:
            return self.caption(), ""
        if held := self._host.held_words():
            return held, ""
        if services.sent:
            return services.tr("table-sent"), ""
        if self.pinging:
            return services.tr("table-ping-ask"), services.tr("table-ping-more")
        text, stakes = self._table.ask()
        if not text and asked is not None:
            text = self.waiting_line(asked.waiting_for)
        return text, stakes

    def caption(self) -> str:
        """What is said while something moves: never more than has been shown."""
        return self._table.caption() or self._updates.hush or self._match_log.last

    def waiting_line(self, seats: tuple[int, ...]) -> str:
        """The wait, by name."""
        services = self._services
        names = [services.name(seat) for seat in seats]
        if not names:
            return ""
        if len(names) == 1:
            return services.tr("table-waiting-one", name=names[0])
        last = services.tr("table-and", first=", ".join(names[:-1]), last=names[-1])
        return services.tr("table-waiting-many", names=last)

    def _buttons(self, rect: Rect) -> None:
        look = self._services.look
        acts = list(self._table.acts()) if not self._updates.playing else []
        main = acts[0] if acts else AnswerButton("main", "", lambda: None, enabled=False)
        boxes = button_boxes(look, rect, acts[1:])
        self._button(main, boxes[0], main=True)
        for act, box in zip(acts[1:], boxes[1:]):
            self._button(act, box)

    def _button(self, act: AnswerButton, rect: Rect, main: bool = False) -> None:
        services = self._services
        enabled = act.enabled and not services.sent and (act.id == "resign" or not self._host.held_words())
        words = act.words or services.tr("table-wait")
        action = "confirm" if main else "undo" if act.id == "undo" else ""
        key = services.key_name(action) if action and enabled else ""
        kind = ("danger" if act.kind == "plain" else act.kind) if main else act.kind
        words = words.upper()
        id, size = f"act.{act.id}", 38 if main else 24
        of = (words, kind, act.small, act.why, enabled, main, act.sound)
        button = self._same(id, rect, of, lambda: Button(
            services.look, rect, words, act.do, kind=kind, small=act.small, id=id, why=act.why, enabled=enabled, order=2,
            size=size, sound=act.sound))  # fmt: skip
        button.set(key=key)
        button.act = act.do
        if main:
            self._group.main = button

    def _corner(self, rect: Rect) -> None:
        services, look = self._services, self._services.look
        gap = look.px(10)
        wide = (rect.w - gap) // 2
        left, right = Rect(rect.x, rect.y, wide, rect.h), Rect(rect.x + wide + gap, rect.y, wide, rect.h)
        emote, ping, more = (
            services.tr("table-emote").upper(),
            services.tr("table-ping").upper(),
            services.tr("table-ping-more"),
        )
        key = services.key_name("ping")
        self._same("emote", left, (emote,), lambda: Button(
            look, left, emote, lambda: self.open_tab("chat"), size=20, id="emote", order=5))  # fmt: skip
        self._same("ping", right, (ping, key, more), lambda: Button(
            look, right, ping, self.start_ping, size=20, id="ping", order=5, key=key, tip=more))  # fmt: skip

    # showing

    def open_tab(self, tab: str) -> None:
        if self._regions.log is not None and tab == "log":
            log = self._group.find("log")
            if log is not None:
                self._group.focus(log)
            return
        self.tab = tab
        self.glance.close()
        self._services.refresh()

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
        is_new, page = handle != self._inspected, self._table.inspect(handle)
        if page is not None:
            self._inspected = handle
            self.show(page)
        return is_new

    def read_again(self) -> None:
        """Show anew what the inspector shows: the numbers may have changed."""
        page = self._table.inspect(self._inspected) if self._inspected is not None else None
        if page is not None:
            self.show(page, keep=True)

    def _named(self, link: str) -> None:
        """A name in the log is pointed at: its page stands over the log, or lies beside it where that has the panel."""
        handle = ("card", link)
        if link:
            self.inspect(handle)
        page = self._table.inspect(handle) if link and self._regions.log is None else None
        if page is None:
            self.slip.away()
        else:
            self.slip.show(page, self._regions.inspector, self._group.point[1])

    def print_log(self) -> None:
        """New sentences onto the paper, the last one as a caption; where older ones have changed, those too."""
        if self.ask is not None and self._updates.playing:
            self.ask.tell(self.caption())
        log = self._match_log
        if self.log is None:
            return
        if self._told == (self.log, log.changes):
            self.log.extend(log.fresh())
        else:
            self._told = (self.log, log.changes)
            self.log.show_all(log.all())

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
        found = self._table.inspect(handle) if handle is not None else None
        if found is not None and (handle, found.name) != self._opened:
            self._opened = (handle, found.name)
            self.inspect(handle)
            self.show(found._replace(rule=" · ".join(part for part in (found.rule, self._keys()) if part)))

    def shake(self, spot: Hotspot) -> None:
        """A short no where it was asked."""
        stage = self._services.stage
        place = stage.goal(spot.handle) if spot.handle in stage else None
        if place is None or self._services.reduced:
            return
        home = place
        self._services.scope.start(
            shake(lambda dx, dy: stage.put(spot.handle, home.moved(dx, dy)), self._services.look.px(8))
        )

    # talking

    @property
    def typing(self) -> bool:
        return self.talk.typing

    def stop_typing(self) -> None:
        self._group.focus(None, False)

    def said(self, said: Said) -> None:
        """Somebody spoke: into the chat, and as a bubble at the plate."""
        services = self._services
        text = services.tr(f"table-emote-{said.emote}") if said.emote in EMOTES else said.text
        if said.ping is not None:
            self._host.pinged(said)
            return
        self.talk.add(said.name, text, unread=self.tab != "chat")
        self.speech[said.seat] = (text, SPEECH)
        services.play_sound(self._table.cry if said.emote else "chat")
        services.refresh()

    def start_ping(self) -> None:
        self.pinging = not self.pinging
        self._services.refresh()

    def ping(self, handle: Any) -> None:
        self.pinging = False
        self._services.feed.say(ping=list(handle) if isinstance(handle, tuple) else handle)
        self._services.refresh()

    # time

    def update(self, dt: float, turn: bool = True) -> None:
        """Time passes. `turn`: the inspector may turn to what has begun."""
        if turn:
            self._turn()
        services = self._services
        self.glance.update(dt)
        if self._updates.pass_time(dt) and self._updates.clock is not None:
            mine = services.ready and services.update.ask is not None and services.update.ask.space is not None
            if mine and 0 < self._updates.clock[0] <= TICKS:
                services.play_sound("tick")
        for seat, (text, left) in list(self.speech.items()):
            if left - dt <= 0:
                del self.speech[seat]
                services.refresh()
            else:
                self.speech[seat] = (text, left - dt)

    def draw_over(self, surface: Surface) -> None:
        """Bubbles lie on top of everything, and what the log names."""
        for plate in self.plates:
            plate.draw_speech(surface)
        self.slip.draw(surface)
