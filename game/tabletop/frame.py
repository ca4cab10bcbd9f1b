"""The furniture of every table: top strip, plates, inspector with its tabs, log, chat, ask line, buttons, clock."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from pygame import Rect, Surface

from game.tabletop.answer_buttons import button_boxes
from game.tabletop.chat import EMOTES, Talk
from game.tabletop.contract import AnswerButton, Hotspot, Regions
from game.tabletop.feed import Player, Said
from game.tabletop.log import FILTERS
from game.tabletop.log_writer import LogWriter, take_on
from game.tabletop.preview import Preview, Slip
from game.ui.look import Look
from game.ui.motion import shake
from game.ui.widgets.base import Widget
from game.ui.widgets.buttons import Button, TextLink
from game.ui.widgets.controls import Tabs
from game.ui.widgets.hud import AskLine, Panel, TopStrip
from game.ui.widgets.inspector import Inspected, Inspector
from game.ui.widgets.newspaper import LogLine, LogPanel
from game.ui.widgets.players import PlayerFacts, PlayerPlate

if TYPE_CHECKING:
    from game.tabletop.scene import TableScene

Link = tuple[str, str, Callable[[], object]]
W = TypeVar("W", bound=Widget)
Made = dict[str, tuple[tuple[object, ...], Widget]]
"""Widgets by id, each with what it was made of."""

SPEECH = 4.5  # seconds a bubble stays
TICKS = 10  # the last seconds are heard


class TableFrame:
    """The widgets round the table. Built anew whenever the scene is; what they show is kept here, and the widgets that show
    the same as before stay as they are."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.tab = "card"
        self.shown: Inspected | None = None
        self.talk = Talk(scene)
        self.speech: dict[int, tuple[str, float]] = {}
        self.glance = Preview(scene)
        self.slip = Slip(scene)
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
        self.pen = LogWriter(scene, self)
        self._opened: tuple[object, str] = (None, "")
        """The page that was opened of itself, last: whose it is, and its name."""
        self._turned = -1
        """The update it was opened for."""

    # building

    def waiting(self) -> None:
        """Before the first update: a strip and a word."""
        scene, look = self.scene, self.scene.look
        w, h = look.frame.size
        scene.group.add(TopStrip(look, Rect(0, 0, w, round(h * 0.067)), "Gobsmack"))
        rect = Rect(0, 0, w // 3, round(h * 0.12))
        rect.center = (w // 2, h // 2)
        scene.group.add(AskLine(look, rect, scene.tr("table.laying"), yours=False))

    def build(self, regions: Regions) -> None:
        look = self.scene.look
        self._before, self._made = self._made if look is self._look else {}, {}
        self._look = look
        self._top(regions.top)
        self._plates(regions)
        self._side(regions)
        self._ask(regions.ask)
        self._buttons(regions.buttons)
        if regions.corner is not None:
            self._corner(regions.corner)
        self._before = {}
        take_on(self.scene)
        for key, chore in self.scene.table.chores() if self.scene.ready else ():
            self.scene.chores.add(key, chore, large=True)

    def _same(self, id: str, rect: Rect, of: tuple[object, ...], make: Callable[[], W]) -> W:
        """Add a widget: the one that is there, if it would be made of the same again."""
        was, of = self._before.get(id), (tuple(rect), *of)
        widget = was[1] if was is not None and was[0] == of else make()
        self._made[id] = (of, widget)
        return self.scene.group.add(widget)  # type: ignore[return-value]

    def _top(self, rect: Rect) -> None:
        scene, look = self.scene, self.scene.look
        phases = list(scene.table.phases())
        now = next((i for i, phase in enumerate(phases) if phase.state == "now"), -1)
        face = look.content("strip", rect)
        side = max(40, look.px(50))
        spot = Rect(face.right - side, 0, side, max(40, face.h))
        spot.centery = rect.centery
        right = spot.x - look.px(10)
        chat = scene.tr("table.tab.chat")
        unread = self.talk.unread
        chat = f"{chat} · {unread}" if unread else chat
        links = [("chat", chat), ("log", scene.tr("table.tab.log")), ("rules", scene.tr("table.tab.rules"))]
        acts: list[Link] = [
            (f"link.{tab}", scene.with_key(words, tab), partial(self.open_tab, tab)) for tab, words in links
        ]
        acts += scene.links()
        taken = sum(look.label(words, 20).get_width() + look.px(26) for _, words, _ in acts)
        room = max(0.28, (face.right - right + taken + look.px(16)) / rect.w)
        of = (scene.table.title, tuple([phase.words for phase in phases]), now)
        self._same("strip", rect, (*of, room), lambda: TopStrip(look, rect, *of, room=room))
        tip = scene.with_key(scene.tr("table.menu"), "menu")
        self._same("menu", spot, (tip,),
                   lambda: TextLink(look, spot, "", scene.pause_game, icon="menu", id="menu", tip=tip))  # fmt: skip
        for name, words, act in acts:
            wide = look.label(words, 20).get_width() + look.px(26)
            box = Rect(right - wide, 0, wide, max(40, face.h))
            box.centery = rect.centery
            link = self._same(name, box, (words,), partial(TextLink, look, box, words, act, id=name))
            link.act = act
            right = box.x

    def _plates(self, regions: Regions) -> None:
        scene, feed = self.scene, self.scene.feed
        asked = scene.desk.update.ask
        waiting = asked.waiting_for if asked is not None else ()
        players = scene.desk.players()
        self.plates = []
        for seat, rect in regions.plates.items():
            player = players.get(seat)
            if player is None:
                continue
            facts = PlayerFacts(
                name=scene.tr("table.you") if seat == feed.seat else player.name,
                seat=player.colour,
                active=seat in waiting,
                online=player.connected,
                host=player.host,
                bot=bool(player.bot),
                speech=self.speech.get(seat, ("", 0.0))[0],
                you=seat == feed.seat,
                muted=scene.muted(seat),
            )
            name = f"portrait_{player.portrait:02d}"
            picture = scene.look.picture(name, (96, 96), "portraits") if scene.look.prints is not None else None
            act = partial(scene.about, seat) if scene.about_acts(seat) else None
            id, told, tip = f"plate.{seat}", scene.table.plate(facts, seat), self._plate_tip(player, facts)
            self.plates.append(self._same(id, rect, (told, picture, tip, act is None), partial(
                PlayerPlate, scene.look, rect, told, picture=picture, id=id, act=act, tip=tip, order=6)))  # fmt: skip

    def _plate_tip(self, player: Player, facts: PlayerFacts) -> str:
        tr, name = self.scene.tr, player.name
        parts = [f"{tr('table.plate.bot')} ({tr(f'level.{player.bot}')})"] if facts.bot else []
        if not facts.online:
            parts.append(tr("table.plate.away"))
        if facts.host:
            parts.append(tr("table.plate.host"))
        if facts.muted:
            parts.append(tr("people.muted"))
        return f"{name}\n{', '.join(parts)}" if parts else ""

    def _tabs(self, regions: Regions) -> list[tuple[str, str]]:
        names = ["card", "rules", "chat"] if regions.log is not None else ["card", "log", "rules", "chat"]
        tr, unread = self.scene.tr, self.talk.unread
        return [(n, tr(f"table.tab.{n}") + (f" {unread}" if n == "chat" and unread else "")) for n in names]

    def _side(self, regions: Regions) -> None:
        scene, look = self.scene, self.scene.look
        tabs = self._tabs(regions)
        if self.tab not in [name for name, _ in tabs]:
            self.tab = "card"
        rect = regions.inspector
        high = max(40, look.px(42))
        paper = Rect(rect.x, rect.y + high - look.px(4), rect.w, rect.h - high + look.px(4))
        self._same("side", paper, (), lambda: Panel(look, paper, id="side"))
        strip = Rect(rect.x + look.px(12), rect.y, rect.w - look.px(24), high)
        keys = {name: scene.key_name("cards" if name == "card" else name) for name, _ in tabs}
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
            self.talk.build(inside)
        else:
            self._log(inside)
        if regions.log is not None:
            self._newspaper(regions.log)

    def _page(self, id: str, rect: Rect, page: Inspected) -> Inspector:
        """A page at reading size; one that is there already stays where it was scrolled to."""
        look = self.scene.look
        was = self._before.get(id)
        if was is not None and isinstance(was[1], Inspector) and was[1].page != page:
            del self._before[id]
        return self._same(id, rect, (), lambda: Inspector(look, rect, page, id=id, order=3))

    def _rules(self, rect: Rect) -> None:
        """The rules of the phase, and the way to the whole book."""
        scene, look = self.scene, self.scene.look
        heading, text = scene.table.rules()
        tall = max(40, look.px(48))
        foot = Rect(rect.x, rect.bottom - tall, rect.w, tall)
        above = Rect(rect.x, rect.y, rect.w, rect.h - tall - look.px(8))
        self.inspector = self._page("rules", above, Inspected(name=heading, text=text))
        words = scene.tr("table.codex").upper()
        self._same("codex", foot, (words,), lambda: Button(
            look, foot, words, scene.open_codex, size=20, id="codex", order=3))  # fmt: skip

    def _newspaper(self, rect: Rect) -> None:
        """The log on a sheet of its own; the heading leaves room for the filter in the corner, on both sides."""
        scene, look = self.scene, self.scene.look
        face, name = look.content("panel", rect), scene.table.paper
        words = scene.tr(f"table.filter.{scene.log.filter}")
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
        look, tip = self.scene.look, self.scene.tr("table.filter.tip")
        self._same("filter", box, (words, tip), lambda: TextLink(
            look, box, words, self.turn_filter, id="filter", dark=False, size=17, tip=tip))  # fmt: skip

    def turn_filter(self) -> None:
        """The next filter of the log."""
        log = self.scene.log
        log.turn_to(FILTERS[(FILTERS.index(log.filter) + 1) % len(FILTERS)])
        self.scene.refresh()

    def _log(self, rect: Rect) -> None:
        scene, look, log = self.scene, self.scene.look, self.scene.log
        self.log = self._same("log", rect, (), lambda: LogPanel(
            look, rect, hover=self.slip.named, pick=self._picked, id="log", order=4))  # fmt: skip
        scene.chores.add(("thumbs", self.log.track.size, look.inks), self.log.thumbs())
        if self._told != (self.log, log.changes):  # what has been told since is printed by `print_log`
            self._told = (self.log, log.changes)
            self.log.show_all(log.all())

    def _picked(self, line: LogLine) -> None:
        self.scene.look_back(line.key)

    def _hint(self) -> Inspected:
        return Inspected(text="\n".join(part for part in (self.scene.tr("table.inspect.hint"), self._keys()) if part))

    def _keys(self) -> str:
        """Which key tells the keys."""
        key = self.scene.key_name("keys")
        return self.scene.tr("table.inspect.keys", press=key) if key else ""

    def _ask(self, rect: Rect) -> None:
        scene = self.scene
        text, stakes = self._ask_words()
        asked = scene.desk.update.ask
        yours = asked is not None and asked.space is not None and not scene.desk.sent and not scene.updates.playing
        yours = yours and not scene.held_words()
        left, whole = (None, 60.0) if scene.updates.playing or scene.clock is None else scene.clock
        self.ask = scene.group.add(AskLine(scene.look, rect, text, stakes, yours=yours, seconds=left, limit=whole))

    def _ask_words(self) -> tuple[str, str]:
        scene = self.scene
        asked = scene.desk.update.ask
        if scene.updates.playing:
            return self.caption(), ""
        if held := scene.held_words():
            return held, ""
        if scene.desk.sent:
            return scene.tr("table.sent"), ""
        if self.pinging:
            return scene.tr("table.ping.ask"), scene.tr("table.ping.more")
        text, stakes = scene.table.ask()
        if not text and asked is not None:
            text = self.waiting_line(asked.waiting_for)
        return text, stakes

    def caption(self) -> str:
        """What is said while something moves: never more than has been shown."""
        scene = self.scene
        return scene.table.caption() or scene.updates.hush or scene.log.last

    def waiting_line(self, seats: tuple[int, ...]) -> str:
        """The wait, by name."""
        scene = self.scene
        names = [scene.desk.name(seat) for seat in seats]
        if not names:
            return ""
        if len(names) == 1:
            return scene.tr("table.waiting.one", name=names[0])
        last = scene.tr("table.and", first=", ".join(names[:-1]), last=names[-1])
        return scene.tr("table.waiting.many", names=last)

    def _buttons(self, rect: Rect) -> None:
        scene, look = self.scene, self.scene.look
        acts = list(scene.table.acts()) if not scene.updates.playing else []
        main = acts[0] if acts else AnswerButton("main", "", lambda: None, enabled=False)
        boxes = button_boxes(look, rect, acts[1:])
        self._button(main, boxes[0], main=True)
        for act, box in zip(acts[1:], boxes[1:]):
            self._button(act, box)

    def _button(self, act: AnswerButton, rect: Rect, main: bool = False) -> None:
        scene = self.scene
        enabled = act.enabled and not scene.desk.sent and (act.id == "resign" or not scene.held_words())
        words = act.words or scene.tr("table.wait")
        action = "confirm" if main else "undo" if act.id == "undo" else ""
        key = scene.key_name(action) if action and enabled else ""
        kind = ("danger" if act.kind == "plain" else act.kind) if main else act.kind
        words = words.upper()
        id, size = f"act.{act.id}", 38 if main else 24
        of = (words, kind, act.small, act.why, enabled, main, act.sound)
        button = self._same(id, rect, of, lambda: Button(
            scene.look, rect, words, act.do, kind=kind, small=act.small, id=id, why=act.why, enabled=enabled, order=2,
            size=size, sound=act.sound))  # fmt: skip
        button.set(key=key)
        button.act = act.do
        if main:
            scene.group.main = button

    def _corner(self, rect: Rect) -> None:
        scene, look = self.scene, self.scene.look
        gap = look.px(10)
        wide = (rect.w - gap) // 2
        left, right = Rect(rect.x, rect.y, wide, rect.h), Rect(rect.x + wide + gap, rect.y, wide, rect.h)
        emote, ping, more = scene.tr("table.emote").upper(), scene.tr("table.ping").upper(), scene.tr("table.ping.more")
        key = scene.key_name("ping")
        self._same("emote", left, (emote,), lambda: Button(
            look, left, emote, lambda: self.open_tab("chat"), size=20, id="emote", order=5))  # fmt: skip
        self._same("ping", right, (ping, key, more), lambda: Button(
            look, right, ping, self.start_ping, size=20, id="ping", order=5, key=key, tip=more))  # fmt: skip

    # showing

    def open_tab(self, tab: str) -> None:
        if self.scene.regions.log is not None and tab == "log":
            log = self.scene.group.find("log")
            if log is not None:
                self.scene.group.focus(log)
            return
        self.tab = tab
        self.glance.close()
        self.scene.refresh()

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

    def print_log(self) -> None:
        """New sentences onto the paper, the last one as a caption; where older ones have changed, those too."""
        self.pen.write()

    def lacking(self) -> list[LogLine]:
        """The sentences that the log does not show yet."""
        log = self.scene.log
        if self.log is None:
            return []
        return log.coming() if self._told == (self.log, log.changes) else self.log.lacking(log.every())

    def catch_up(self) -> None:
        """Have the log show all that was told."""
        log = self.scene.log
        if self.log is None:
            return
        if self._told == (self.log, log.changes):
            self.log.extend(log.fresh())
        else:
            self._told = (self.log, log.changes)
            self.log.show_all(log.all())

    def _turn(self) -> None:
        """Open the page of what has begun, as soon as the table is at rest and nobody is pointing at anything."""
        scene = self.scene
        if not scene.ready or self._turned == scene.updates.seen:
            return
        if scene.updates.playing or scene.updates.waiting or scene.motion.busy or scene.desk.hovered is not None:
            return
        self._turned, handle = scene.updates.seen, scene.table.page()
        found = scene.table.inspect(handle) if handle is not None else None
        if found is not None and (handle, found.name) != self._opened:
            self._opened = (handle, found.name)
            scene.pointing.inspect(handle)
            self.show(found._replace(rule=" · ".join(part for part in (found.rule, self._keys()) if part)))

    def shake(self, spot: Hotspot) -> None:
        """A short no where it was asked."""
        stage = self.scene.desk.stage
        place = stage.goal(spot.handle) if spot.handle in stage else None
        if place is None or self.scene.desk.reduced:
            return
        home = place
        self.scene.motion.start(shake(lambda dx, dy: stage.put(spot.handle, home.moved(dx, dy)), self.scene.look.px(8)))

    # talking

    @property
    def typing(self) -> bool:
        return self.talk.typing

    def stop_typing(self) -> None:
        self.scene.group.focus(None, False)

    def said(self, said: Said) -> None:
        """Somebody spoke: into the chat, and as a bubble at the plate."""
        scene = self.scene
        text = scene.tr(f"table.emote.{said.emote}") if said.emote in EMOTES else said.text
        if said.ping is not None:
            scene.pinged(said)
            return
        self.talk.add(said.name, text, unread=self.tab != "chat")
        self.speech[said.seat] = (text, SPEECH)
        scene.sound(scene.table.cry if said.emote else "chat")
        scene.refresh()

    def start_ping(self) -> None:
        self.pinging = not self.pinging
        self.scene.refresh()

    def ping(self, handle: Any) -> None:
        self.pinging = False
        self.scene.feed.say(ping=list(handle) if isinstance(handle, tuple) else handle)
        self.scene.refresh()

    # time

    def update(self, dt: float, write: bool = True) -> None:
        """Time passes. `write`: this frame has time to print some words."""
        if write:
            self.pen.go_on()
            self._turn()
        scene = self.scene
        self.glance.update(dt)
        if scene.clock is not None:
            left, whole = scene.clock
            now = max(0.0, left - dt)
            scene.clock = (now, whole)
            mine = scene.ready and scene.desk.update.ask is not None and scene.desk.update.ask.space is not None
            if mine and 0 < now <= TICKS and int(now) != int(left):
                scene.sound("tick")
        for seat, (text, left) in list(self.speech.items()):
            if left - dt <= 0:
                del self.speech[seat]
                scene.refresh()
            else:
                self.speech[seat] = (text, left - dt)

    def draw_over(self, surface: Surface) -> None:
        """Bubbles lie on top of everything, and what the log names."""
        for plate in self.plates:
            plate.draw_speech(surface)
        self.slip.draw(surface)
