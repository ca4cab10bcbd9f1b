"""The table: one scene for every game. It shows a feed's updates one after another, at the player's pace, and sends
one choice at the end of each decision. What lies in the middle is the title's (`contract`)."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Sequence
from pathlib import Path

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.engine.sight import SPECTATOR
from game.engine.spaces import Plain
from game.stack.choices import Act, Choices
from game.stack.dialog import Answer, Dialog
from game.stack.scene import Scene
from game.tabletop.audio import TableAudio
from game.tabletop.away_digest import AwayDigest
from game.tabletop.coaching import Coach, TableHints
from game.tabletop.contract import AnswerButton, Hotspot, Line, MakesScreen, Regions, TitleScreen
from game.tabletop.feed import Feed, Notice, Said, Update
from game.tabletop.frame import TableFrame
from game.tabletop.hotspots import HotspotWidget, TableGroup, TrayWidget
from game.tabletop.key_tags import Aim, KeyTags
from game.tabletop.log import MatchLog
from game.tabletop.log_sheet import LogSheet
from game.tabletop.news_sounds import news_about, news_sound
from game.tabletop.painter import TablePainter
from game.tabletop.pings import ring
from game.tabletop.pointing import Pointing
from game.tabletop.presses import Presses
from game.tabletop.routes import CodexRoute, HistoryRoute
from game.tabletop.services import TableServices
from game.tabletop.skip_ahead import SkipAhead
from game.tabletop.take_apart import take_apart
from game.tabletop.update_history import UpdateHistory
from game.tabletop.updates import Updates
from game.ui.idle_jobs import IdleJobs
from game.ui.lettering import escape
from game.ui.music import Music
from game.words import Words


class TableScene(Scene):
    """`TableScene(feed)`; `over(scene, update)` is called when the match has ended and been shown, `pause(scene)` by
    Escape and the menu sign."""

    escapes = False
    ringed = False  # it comes to what is asked with the first press
    deals = True
    """What lies there from the first is dealt before one's eyes, where the title has a moment for it."""

    def __init__(
        self,
        feed: Feed,
        *,
        over: Callable[[TableScene, Update], object] | None = None,
        pause: Callable[[TableScene], object] | None = None,
    ) -> None:
        super().__init__()
        self.feed = feed
        self.title = feed.title
        self.on_over = over
        self.on_pause = pause
        self.log = MatchLog()
        self.jobs = IdleJobs()
        self.table: TitleScreen
        self.services: TableServices
        self.hearing: TableAudio
        self.past: UpdateHistory
        self.updates: Updates
        self.furniture: TableFrame
        self.pointing: Pointing
        self.painter: TablePainter
        self.away: AwayDigest
        self.hints: TableHints
        self.presses: Presses
        self._regions: Regions | None = None
        """None: the first update has not come yet."""
        self._refresh = False
        self._group: TableGroup | None = None
        self._asked: tuple[int, int] | None = None
        """The question that widgets could answer last: its id, and whose it was."""
        self._over_told = False
        self.skipping = SkipAhead()
        self.tags = KeyTags()
        self._parts: list[object] = []
        """What this scene is made of besides the title's screen."""

    # the contract of a scene

    def enter(self) -> None:
        module = importlib.import_module(f"game.titles.{self.feed.title}.screen.screen")
        words = Words(Path(str(module.__file__)).parents[1], self.context.text)
        self.services = self._services(words)
        make: MakesScreen = module.TABLE
        self.table = table = make(self.services)
        self.hearing = TableAudio(table, self.services)
        self.past = UpdateHistory(table, self.services, self.log)
        self.updates = Updates(table, self.services, self.log, self.past, self.hearing, self.context.text,
                               heard=self.heard, lay=self.lay, felt=lambda cue: self.furniture.feel(cue),
                               deals=self.deals)  # fmt: skip
        self.hints = TableHints(table, self.services)
        self.furniture = TableFrame(table, self.services, self.log, self.updates, self.hints, self)
        self.pointing = Pointing(table, self.services, self.furniture, self.updates, self.skip)
        self.painter = TablePainter(table, self.services, self.furniture, self.hints)
        self.presses = Presses(
            table, self.services, self.updates, self.furniture, self.hints, self.tags, self.skipping, self
        )
        self.tags.shown = self.context.by_keys
        self.away = AwayDigest(self.services, self.log, self.stack.push)
        self._parts = [self.services, self.hearing, self.past, self.updates, self.furniture, self.pointing,
                       self.painter, self.away, self.hints, self.presses]  # fmt: skip

    def let_go(self) -> None:
        """Take the table apart: its parts know each other, and some know the scene."""
        super().let_go()
        self.on_over = self.on_pause = None
        self.jobs = IdleJobs()
        if not self._parts:
            return
        self.furniture.let_go()
        take_apart(self.table)
        for part in self._parts:
            vars(part).clear()
        self._parts = []
        self._group = None

    def _services(self, words: Words) -> TableServices:
        """What the title's screen may ask of this scene. The parts that answer are made after the screen."""
        return TableServices(
            feed=self.feed,
            words=words,
            scope=self.motion,
            tr=self.tr,
            send=self.send,
            sketch=self.sketch,
            throw=self.throw,
            refresh=self.refresh,
            tell=lambda: self.furniture.print_log(),
            disclose=lambda: self.updates.disclose(),
            inspect=lambda handle: self.pointing.point(handle),
            read_again=lambda: self.furniture.side.read_again(),
            pressed=lambda handle: self.pointing.pressed(handle),
            aid=self.wants_aid,
            play_sound=self.sound,
            key_name=self.key_name,
            slip=self.slip,
            confirm=self.confirm,
            copy_of=lambda area: self.painter.copy_of(area),
        )

    def wants_aid(self) -> bool:
        """Whether the player wants to be told what can be done next."""
        return bool(self.context.settings.aid)

    @property
    def clock(self) -> tuple[float, float] | None:
        """Seconds left to answer in, and how many there were."""
        return self.updates.clock

    @property
    def regions(self) -> Regions:
        """Where the frame's parts lie."""
        assert self._regions is not None, "the table has not been laid out yet"
        return self._regions

    @property
    def spots(self) -> Sequence[Hotspot]:
        """What can be pointed at now."""
        return self.pointing.spots

    @property
    def music(self) -> Music | None:
        return self.hearing.music

    def leave(self) -> None:
        self.feed.close()

    @property
    def ready(self) -> bool:
        """The first update is there."""
        return self.services.ready

    def fresh(self) -> None:
        was, before = self._built, self._group
        held = before.focused if before is not None else None
        super().fresh()
        if self._built != was:
            self.painter.stale = True
            if self._group is not None:
                self._group.stay(held)
                self._group.lead()
                self._group.lead_to_pinged()
                if self.ready:
                    self.furniture.side.take_ring()

    def build(self) -> None:
        self.services.look = self.look
        before, group = self._group, TableGroup(self.look)
        self.group = self._group = group
        self.painter.use(group)
        if not self.ready:
            self.updates.poll()
            if not self.ready:
                self.furniture.waiting(group)
                return
        resized = self.services.stage_size != self.look.frame.size
        self.services.stage_size = self.look.frame.size
        self.log.speak(self.context.text.language)
        self._regions = self.lay_regions()
        self.services.faces.blinks = self.context.blinks and not self.services.reduced
        self.furniture.build(self._regions, group)
        if resized:
            self.jobs = IdleJobs()  # what was begun is for another size
        self._add_jobs()
        for widget in self.table.widgets():
            group.add(widget)
        self.pointing.spots = list(self.table.spots()) if not self.updates.playing else []
        for spot in self.spots:
            group.add(HotspotWidget(self.look, spot, self.pointing))
        tray = None if self.updates.playing else self.table.throws()
        if tray is not None:
            group.add(TrayWidget(self.look, tray, self.pointing))
        ask = self.services.update.ask
        group.asked = ask is not None and ask.space is not None and not (self.services.sent or self.updates.playing)
        group.by_pad = self.context.hand == "pad"
        group.pinging, group.stands_ready = self.furniture.pinging, self.furniture.stands_ready
        asked = (ask.id, self.feed.seat) if group.asked and ask is not None else self._asked
        group.is_new, self._asked = asked != self._asked, asked
        group.tags, group.reading, group.version = self.tags, self.regions.inspector, self.updates.seen
        group.take_over(before)
        self.services.pointer.hovered = group.pointed
        if resized:
            self.updates.finish()
            self.services.stage.settle(self.table.layout(), snap=True)
        elif not self.updates.playing:
            self.lay()
        self.updates.begin()  # before the first frame: what is to be dealt is not seen lying there

    def lay_regions(self) -> Regions:
        """Where the frame's parts lie."""
        return self.hints.make_home(self.table.regions())

    def _add_jobs(self) -> None:
        """Take on what the title can print while nothing moves."""
        for key, job in self.table.idle_jobs():
            self.jobs.add(key, job)

    def lay(self) -> None:
        """Everything to where it belongs, but for what the player or a moment holds."""
        layout = dict(self.table.layout())
        for held in (self.services.pointer.dragging, *self.services.aloft):
            if held in layout and held in self.services.stage:
                layout[held] = self.services.stage[held]
        self.services.stage.settle(layout, appear=self.table.appear, leave=self.table.leave)

    def repaint(self) -> None:
        """The background is drawn again, and nothing is laid out anew."""
        self.painter.stale = self.dirty = True

    def refresh(self) -> None:
        """The selection or the update changed: everything that hangs on it is made anew before the next frame."""
        self._refresh = True

    def update(self, dt: float) -> None:
        news = self.updates.poll()
        if self.skipping.pass_time(dt):
            self._go_ahead()
        elif news and not self.updates.playing:
            self.updates.next()
        self.updates.keep_time(dt)
        anew, self._refresh = self._refresh, False
        if anew:
            self.rebuild()
        self.furniture.update(dt, turn=not anew)
        self.away.update(dt)
        self._update_hints(dt)
        self.hearing.update(dt)
        if self.painter.march(dt):
            self.dirty = True
        if not self.motion.busy:
            self.jobs.rest()
        if self.services.stage.dirty:
            self.services.stage.dirty = False
            self.dirty = True
        if self.ready and self.services.update.result is not None and not self.updates.playing and not self._over_told:
            self._over_told = True
            if self.on_over is not None:
                self.on_over(self, self.services.update)
        self.services.frame += 1  # the next begins with the motions of the scene

    def toast_room(self) -> Rect:
        """Over the older lines of the log; without a log, over the foot of the inspector."""
        if self._regions is None:
            return super().toast_room()
        if self.regions.log is not None:
            return self.regions.log
        rect = self.regions.inspector
        return Rect(rect.x, rect.bottom - rect.h // 3, rect.w, rect.h // 3)

    # playing

    def send(self, choice: Plain) -> None:
        """The one message of a decision."""
        if self.services.sent or not self.feed.live:
            return
        self.services.sent = True
        self.hints.played(choice)
        self.feed.play(choice)
        self.refresh()

    def look_back(self, line: int) -> None:
        """A sentence of the log was picked: the table as it stood when that had happened."""
        version = self.log.versions[line]
        if version >= self.updates.seen:
            self.stack.toast(self.tr("table-past-now"))
        elif self.past.at(version) is None:
            self.stack.toast(self.tr("table-past-gone"))
        else:
            self.stack.push(HistoryRoute(self, line))

    def to_results(self) -> Callable[[], object] | None:
        """What shows the results of a match that is over."""
        over = self.on_over
        return None if over is None else lambda: over(self, self.services.update)

    def add_ask_line(self, rect: Rect) -> bool:
        """Put something of its own where the question stands; False: the question stands there."""
        return False

    def add_controls(self, rect: Rect) -> bool:
        """Put something of its own where the answers stand; False: the answers stand there."""
        return False

    def open_codex(self, chapter: str = "") -> None:
        """The whole book, at a chapter or at the page of what is asked now."""
        ask = self.services.update.ask if self.ready else None
        self.stack.push(CodexRoute(self.title, ask.kind if ask is not None else "", chapter, self))

    def open_log(self) -> None:
        """The whole log, to be searched."""
        side, heading = self.furniture.side, self.table.paper or self.tr("table-tab-log")
        self.stack.push(LogSheet(self.title, heading, self.log, side.read, self.look_back))

    def make_room(self) -> None:
        """Nothing lies over the side but the coach's sheet."""
        self.hints.make_room()

    def meanwhile(self, dt: float) -> None:
        """Another sheet covers the whole table: what arrives waits, the clock goes on."""
        self.updates.poll()
        self.updates.wait(dt)
        self.furniture.update(dt)

    @property
    def calls(self) -> bool:
        """Something has happened that must be told at the table itself: who looks back is fetched."""
        return False

    def sketch(self, choice: Plain) -> None:
        """A message that decides nothing: the layout so far."""
        if self.feed.live:
            self.feed.play(choice)

    def throw(self, angle: int, strength: int) -> None:
        """How the dice of the choice that is sent next are thrown."""
        if not self.services.sent and self.feed.live:
            self.feed.throw(angle, strength)

    def confirm(self, title: str, text: str, do: Callable[[], object]) -> None:
        """Ask once more before something final."""
        answers = [Answer("yes", self.tr("table-yes"), "danger"), Answer("no", self.tr("table-no"))]
        self.stack.push(
            Dialog(title, text, answers, then=lambda value, _: do() if value == "yes" else None, title=self.title)
        )

    def sound(self, name: str, take: int | None = None) -> None:
        self.hearing.played(name)
        self.look.play(name, take)

    def heard(self, item: Said | Notice) -> None:
        """Chat, emotes, pings, and what the table has to say."""
        if isinstance(item, Said):
            self.furniture.said(item)
            return
        self.services.sent = self.services.sent and not item.refusal
        words = self.tr(item.key, **item.args)
        if not item.refusal:
            self.log.add([Line(escape(words), topic="news")])
            self.furniture.print_log()
        self.told(item)
        if item.trouble:
            self.refresh()

    def slip(self, text: str) -> None:
        """News of the title's own."""
        self.log.add([Line(escape(text), topic="news")])
        self.furniture.print_log()
        self.stack.toast(text)

    def told(self, item: Notice) -> None:
        """News hang as a slip for a while; the log keeps them."""
        self.stack.toast(self.tr(item.key, **item.args), item.trouble, news_sound(item.key, item.trouble),
                         news_about(item.key, item.args))  # fmt: skip

    @property
    def public_table(self) -> TableScene | None:
        """The table as all may see it, where this window has that: else as it is seen here."""
        return self

    def links(self) -> list[tuple[str, str, Callable[[], object]]]:
        """Further words of the top strip, from the right: id, words, act."""
        if self.hints.coach is None:
            return []
        return [("link.hint", self.services.with_key(self.tr("table-hint-link"), "hint"), self.hints.press)]

    def coach(self) -> Coach | None:
        """Who thinks for this seat, where that is allowed; None: nobody."""
        return None

    def _update_hints(self, dt: float) -> None:
        coach = self.coach()
        if coach is not self.hints.coach:
            self.hints.coach = coach
            self.refresh()
        self.hints.update(dt)

    def held_words(self) -> str:
        """Why nothing can be played just now, whatever is asked; "" for nothing."""
        return ""

    def absent_words(self, seats: Sequence[int]) -> tuple[str, str] | None:
        """Who of the seats that are waited for is away, and what follows from it; None: all are here."""
        return None

    def absent_acts(self, seats: Sequence[int]) -> Sequence[AnswerButton]:
        """What can be done about them."""
        return ()

    def muted(self, seat: int) -> bool:
        """Whether nothing is heard here of what that seat's player says."""
        return False

    def about_acts(self, seat: int) -> list[Act]:
        """What can be done about a player: words of the menu at their plate."""
        return []

    def about(self, seat: int) -> None:
        """The menu at a plate; a press while something moves skips it, while one points it points at the player's plate."""
        if self.updates.playing:
            self.skip()
        elif self.about_acts(seat):
            close: Act = ("close", self.tr("lobby-close"), "plain", None)
            self.stack.push(Choices(self.services.name(seat), [*self.about_acts(seat), close]))

    def proof_words(self) -> str:
        """What the pause says of whose keys they are, or of what is proven; "" for nothing."""
        return ""

    def pause_acts(self) -> list[tuple[str, str, Callable[[], object]]]:
        """What the pause offers at this table besides: id, words, act."""
        return []

    def pinged(self, said: Said) -> None:
        """Somebody points at something: rings run out from it."""
        value = tuple(said.ping) if isinstance(said.ping, list) else said.ping
        rect = self.table.where(value) if self.ready else None
        if rect is not None:
            self.sound("chat")
            self.motion.start(ring(self.services, rect, said))

    # events

    def skip(self) -> None:
        """Bring what moves to its end."""
        self.motion.skip()
        self.dirty = True

    def hurry(self) -> None:
        """Whoever waits for bots need not: their pondering is only for show."""
        if self.feed.live and self.updates.waits_for_others():
            self.feed.hurry()

    def _go_ahead(self) -> None:
        """Straight to the person's next decision: what has come is there at once, and bots don't ponder."""
        if self.updates.playing or self.updates.waiting:
            self.updates.snap()
        if self.updates.waits_for_others():
            self.hurry()
        else:
            self.skipping.stop()

    def pause(self) -> None:
        super().pause()
        self.skipping.stop()

    def handle(self, event: Event) -> bool:
        if not self.ready:
            return self.group.handle(event)
        if self.away.handle(event):
            return True
        if self.presses.tagged(event, self._group):
            return True
        if event.type == pygame.MOUSEMOTION and self.regions.inspector.collidepoint(event.pos):
            self.furniture.side.glance.away()
        if event.type == pygame.KEYDOWN and self.is_key(event, "back"):
            self.step_back()
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            self.take_back()
            return True
        self.skipping.release(event)
        if self.presses.try_ahead(event):
            return True
        if self.presses.peeked(event) or self.presses.put_aside(event):
            return True
        if self.furniture.typing or not self.shortcut(event):
            used = self.group.handle(event) or self.presses.onward(event)
            pressed = event.type == pygame.MOUSEBUTTONDOWN and event.button == 1
            if not used and (pressed or self.presses.is_ahead_key(event)):
                self.presses.start_ahead(event)
            if not used and pressed:
                self.furniture.pinging = False
            return used
        return True

    def shortcut(self, event: Event) -> bool:
        """An action's own key, a table's or one of all scenes."""
        return self.presses.shortcut(event, self.group) or (event.type == pygame.KEYDOWN and self.common(event))

    @property
    def steps_through_choices(self) -> bool:
        return self._group is not None and self._group.asked and not self.furniture.typing

    def take_tag(self, group: TableGroup, aim: Aim) -> None:
        """A tag was typed: what it stands for is pressed."""
        group.take(aim)

    def actions(self) -> tuple[str, ...]:
        peeks = ("peek",) if self.table.has_secret else ()
        aside = ("map",) if self.table.has_sheet else ()
        hint = ("hint",) if self.hints.coach is not None else ()
        play = ("ping", *hint, "undo", "skip") if self.feed.live else ()
        more = ("menu", "rules", "log", "chat", "cards", *play, *aside, *peeks)
        return (*super().actions()[:4], *more, *super().actions()[4:])

    def further_keys(self) -> list[tuple[str, str]]:
        return [*self.presses.further_keys(self._group), *super().further_keys()]

    def take_back(self) -> bool:
        """Right click: a selection goes back; nothing else happens."""
        if self.furniture.pinging:
            self.furniture.pinging = False
            self.refresh()
            return True
        if not self.services.sent and not self.updates.playing and self.table.back():
            self.sound("card_slide")
            self.refresh()
            return True
        return False

    def step_back(self) -> None:
        """Escape: a tab that was opened by its key and has the ring, a selection, the coach's sheet, else the pause."""
        if self.furniture.typing:
            self.furniture.stop_typing()
        elif not self.furniture.side.back() and not self.take_back() and not self.hints.close():
            self.pause_game()

    def pause_game(self) -> None:
        if self.on_pause is not None:
            self.on_pause(self)
        else:
            watching = self.feed.seat == SPECTATOR or self.services.update.result is not None
            text = self.tr("table-leave-watching" if watching else "table-leave-playing")
            answers = [
                Answer("back", self.tr("table-back"), "primary"),
                Answer("leave", self.tr("table-leave-yes"), "danger"),
            ]
            if not watching:
                answers.append(Answer("resign", self.tr("table-resign")))
            leave = self.tr("table-leave")
            self.stack.push(
                Dialog(leave, text, answers, then=lambda value, _: self._paused(value), escape="back", title=self.title)
            )

    def _paused(self, value: str) -> None:
        if value == "leave":
            self.stack.pop(None)
        elif value == "resign":
            self.confirm(self.tr("table-resign"), self.tr("table-resign-text"), self.feed.resign)

    # drawing

    def draw(self, surface: Surface) -> None:
        self.painter.draw(surface)
        self.dirty = False
