"""The frame of every table: top strip, plates, inspector with its tabs, log, chat, ask line, buttons, clock."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple, Protocol

from pygame import Rect, Surface

from game.engine.cues import Cue
from game.tabletop.answer_buttons import button_boxes
from game.tabletop.chat import EMOTES, Talk
from game.tabletop.coaching import TableHints
from game.tabletop.contract import AnswerButton, Hotspot, Regions, TitleScreen
from game.tabletop.feed import Player, Said
from game.tabletop.kept_widgets import KeptWidgets
from game.tabletop.log import MatchLog
from game.tabletop.services import TableServices
from game.tabletop.side_panel import SideHost, SidePanel
from game.tabletop.updates import Updates
from game.ui.living import glance
from game.ui.motion import shake
from game.ui.widgets.buttons import Button, TextLink
from game.ui.widgets.group import Group
from game.ui.widgets.hud import AskLine, TopStrip
from game.ui.widgets.players import PlayerFacts, PlayerPlate, draw_bubble

Link = tuple[str, str, Callable[[], object]]

SPEECH = 4.5  # seconds a bubble stays
TICKS = 10  # the last seconds are heard


class Spoken(NamedTuple):
    """What hangs at a plate, for so many seconds more."""

    text: str
    emote: str
    left: float


SILENT = Spoken("", "", 0.0)


class FrameHost(SideHost, Protocol):
    """What differs between tables that are played, watched again, looked back at or learnt on."""

    def links(self) -> list[Link]:
        """Further words of the top strip, from the right: id, words, act."""
        ...

    def held_words(self) -> str:
        """Why nothing can be played just now, whatever is asked; "" for nothing."""
        ...

    def absent_words(self, seats: Sequence[int]) -> tuple[str, str] | None:
        """Who of the seats that are waited for is away, and what follows from it; None: all are here."""
        ...

    def absent_acts(self, seats: Sequence[int]) -> Sequence[AnswerButton]:
        """What can be done about them."""
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

    def repaint(self) -> None:
        """The background is no longer true."""
        ...

    def pause_game(self) -> None: ...

    def to_results(self) -> Callable[[], object] | None:
        """Show the results of a match that is over; None where there are none to be shown."""
        ...

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
        hints: TableHints,
        host: FrameHost,
    ) -> None:
        self._table = table
        self._services = services
        self._match_log = log
        self._updates = updates
        self._hints = hints
        self._host = host
        self._group: Group
        self._regions: Regions
        self.talk = Talk(table, services)
        self._kept = KeptWidgets()
        self.side = SidePanel(table, services, log, updates, self.talk, self._kept, host)
        self.speech: dict[int, Spoken] = {}
        self.pinging = False
        self.stands_ready = False
        """The main button has an answer that stands ready."""
        self.ask: AskLine | None = None
        self.plates: list[PlayerPlate] = []
        self._seated: dict[int, tuple[PlayerPlate, int]] = {}
        """By seat: its plate, and the number of its player's portrait."""

    def let_go(self) -> None:
        """Take the frame apart: the widgets that it keeps know its parts."""
        self._kept.forget()
        for part in (self.side, self.talk):
            vars(part).clear()

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
        self._kept.begin(group, look)
        self._top(regions.top)
        self._plates(regions)
        self.side.build(regions, group)
        self._hints.build(group)
        if not self._host.add_ask_line(regions.ask):
            self._ask(regions.ask)
        self.stands_ready = False
        if not self._host.add_controls(regions.buttons):
            self._buttons(regions.buttons)
        if regions.corner is not None:
            self._corner(regions.corner)
        self._kept.end()

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
            (f"link.{tab}", services.with_key(words, tab), partial(self.side.open_tab, tab)) for tab, words in links
        ]
        acts += self._host.links()
        taken = sum(look.label(words, 20).get_width() + look.px(26) for _, words, _ in acts)
        room = max(0.28, (face.right - right + taken + look.px(16)) / rect.w)
        of = (self._table.title, tuple([phase.words for phase in phases]), now)
        self._kept.add("strip", rect, (*of, room), lambda: TopStrip(look, rect, *of, room=room))
        tip = services.with_key(services.tr("table-menu"), "menu")
        self._kept.add("menu", spot, (tip,),
                   lambda: TextLink(look, spot, "", self._host.pause_game, icon="menu", id="menu", tip=tip))  # fmt: skip
        for name, words, act in acts:
            wide = look.label(words, 20).get_width() + look.px(26)
            box = Rect(right - wide, 0, wide, max(40, face.h))
            box.centery = rect.centery
            link = self._kept.add(name, box, (words,), partial(TextLink, look, box, words, act, id=name))
            link.act = act
            right = box.x

    def _plates(self, regions: Regions) -> None:
        services, feed = self._services, self._services.feed
        asked = services.update.ask
        waiting = asked.waiting_for if asked is not None else ()
        players = services.players()
        self._seated = {}
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
                speech=self.speech.get(seat, SILENT).text,
                emote=self.speech.get(seat, SILENT).emote,
                you=seat == feed.seat,
                muted=self._host.muted(seat),
            )
            act = partial(self._host.about, seat) if self._host.about_acts(seat) else None
            id, told, tip = f"plate.{seat}", self._table.plate(facts, seat), self._plate_tip(player, facts)
            if not player.connected:
                away = services.tr("table-plate-absent")
                told = told._replace(status=f"{away} · {told.status}" if told.status else away)
            plate = self._kept.add(id, rect, (told, player.portrait, tip, act is None), partial(
                PlayerPlate, services.look, rect, told, id=id, act=act, tip=tip, order=6))  # fmt: skip
            self._seated[seat] = plate, player.portrait
        self.plates = [plate for plate, _ in self._seated.values()]
        self._face_each_other()

    def _face_each_other(self) -> None:
        """Everybody who is in looks at the first of those that are waited for; they themselves look at you."""
        here = {seat: plate for seat, (plate, _) in self._seated.items() if not plate.facts.out}
        acts = next((plate for plate in here.values() if plate.facts.active), None)
        services, faces = self._services, self._services.faces
        faces.seat(here if self._seated else services.players())
        faces.look({seat: glance(plate.rect, acts.rect) for seat, plate in here.items()
                         if acts is not None and not plate.facts.active})  # fmt: skip
        self._show_faces()

    def _show_faces(self) -> None:
        services = self._services
        for seat, (plate, number) in self._seated.items():
            plate.face = services.faces.face(seat)
            plate.picture = services.look.portrait(number, 96, plate.face)
        if services.paints_faces:
            self._host.repaint()

    def feel(self, cue: Cue) -> None:
        """A cue is told: those whom it touches show it."""
        moods = self._table.moods(cue)
        if moods:
            self._services.faces.react(moods)
            self._show_faces()

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
            return self.caption(), self._way_ahead()
        if held := self._host.held_words():
            return held, ""
        if services.sent:
            return services.tr("table-sent"), ""
        if self.pinging:
            return services.tr("table-ping-ask"), services.tr("table-ping-more")
        if absent := self._host.absent_words(self._waited_for()):
            return absent
        text, stakes = self._table.ask()
        if not text and asked is not None:
            text = self.waiting_line(asked.waiting_for)
        return text, stakes or self._way_ahead()

    def _waited_for(self) -> tuple[int, ...]:
        """The seats that are waited for, while this one has nothing to answer."""
        services = self._services
        asked = services.update.ask
        if asked is None or services.sent or self._updates.playing or services.feed.seat in asked.waiting_for:
            return ()
        return asked.waiting_for

    def _way_ahead(self) -> str:
        """How to go straight to one's next decision, where bots are waited for."""
        services = self._services
        waits = services.feed.live and self._updates.waits_for_others()
        if not waits or not any(player.bot or player.sitter for player in services.feed.players()):
            return ""
        key = services.key_name("skip") or services.key_name("confirm")
        return services.tr("table-skip-ahead", button=key)

    def caption(self) -> str:
        """What is said while something moves: never more than has been shown."""
        return self._table.caption() or self._updates.hush or self._match_log.last

    def waiting_line(self, seats: tuple[int, ...]) -> str:
        """The wait, by name; in a replay the own seat is among those that are waited for."""
        services = self._services
        own = services.feed.seat
        if not seats:
            return ""
        if len(seats) == 1:
            key = "table-waiting-one.you" if own in seats else "table-waiting-one"
            return services.tr(key, name=services.name(seats[0]))
        return services.tr("table-waiting-many", names=services.words.people(seats, own, services.name))

    def _buttons(self, rect: Rect) -> None:
        look = self._services.look
        acts = list(self._table.acts()) if not self._updates.playing else []
        if self._services.update.result is not None:  # nothing can be played any more, and nobody waits
            acts = [act for act in acts if act.enabled]
            see = self._host.to_results()
            if see is not None and not self._updates.playing:
                acts.insert(0, AnswerButton("results", self._services.tr("table-results"), see, kind="primary"))
            if not acts:
                return
        main = acts[0] if acts else AnswerButton("main", "", lambda: None, enabled=False)
        if absent := self._host.absent_acts(self._waited_for()):
            acts = [main, *absent, *acts[1:]]
        boxes = button_boxes(look, rect, acts[1:])
        self._button(main, boxes[0], main=True)
        self.stands_ready = main.ready and main.enabled
        for act, box in zip(acts[1:], boxes[1:]):
            self._button(act, box)

    def _button(self, act: AnswerButton, rect: Rect, main: bool = False) -> None:
        services = self._services
        enabled = act.enabled and not services.sent and (act.id == "resign" or not self._host.held_words())
        words = act.words or services.tr("table-wait")
        action = "confirm" if main else act.id if act.id in ("undo", "back") else ""
        key = services.key_name(action) if action and enabled else ""
        kind = ("danger" if act.kind == "plain" else act.kind) if main else act.kind
        words = words.upper()
        id, size = f"act.{act.id}", 38 if main else 24
        of = (words, kind, act.small, act.why, enabled, main, act.sound)
        button = self._kept.add(id, rect, of, lambda: Button(
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
        self._kept.add("emote", left, (emote,), lambda: Button(
            look, left, emote, lambda: self.side.open_tab("chat"), size=20, id="emote", order=5))  # fmt: skip
        self._kept.add("ping", right, (ping, key, more), lambda: Button(
            look, right, ping, self.start_ping, size=20, id="ping", order=5, key=key, tip=more))  # fmt: skip

    # showing

    def print_log(self) -> None:
        """New sentences onto the paper, the last one as a caption."""
        if self.ask is not None and self._updates.playing:
            self.ask.tell(self.caption(), self._way_ahead())
        self.side.print_log()

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
        services, text = self._services, self._words_of(said)
        if said.ping is not None:
            self._host.pinged(said)
            return
        if not text:
            return
        self.talk.add(self._speaker(said), text, unread=self.side.tab != "chat")
        if said.emote not in EMOTES:
            self._table.line_said(said.seat, said.emote)
        self.speech[said.seat] = Spoken(text, said.emote if said.emote in EMOTES else "", SPEECH)
        services.play_sound(self._table.cry if said.emote else "chat")
        services.refresh()

    def recall(self, earlier: Sequence[Said]) -> None:
        """What was said before the match stands in the chat, read already."""
        for said in earlier:
            if text := self._words_of(said):
                self.talk.add(self._speaker(said), text, unread=False)

    def _speaker(self, said: Said) -> str:
        return self._services.tr("table-said-privately", name=said.name) if said.private else said.name

    def _words_of(self, said: Said) -> str:
        if said.emote in EMOTES:
            return self._services.tr(f"table-emote-{said.emote}")
        return said.text or self._table.line_words(said.emote)

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
        services = self._services
        self.side.update(dt, turn)
        if self._updates.pass_time(dt) and self._updates.clock is not None:
            mine = services.ready and services.update.ask is not None and services.update.ask.space is not None
            if mine and 0 < self._updates.clock[0] <= TICKS:
                services.play_sound("tick")
        if services.faces.pass_time(dt):
            self._show_faces()
        for seat, spoken in list(self.speech.items()):
            if spoken.left - dt <= 0:
                del self.speech[seat]
                services.refresh()
            else:
                self.speech[seat] = spoken._replace(left=spoken.left - dt)

    def draw_over(self, surface: Surface) -> None:
        """Bubbles lie on top of everything, but for plates and each other; and what the log names."""
        bubbles: list[Rect] = []
        for plate in self.plates:
            bubble = plate.draw_speech(
                surface, [*(other.rect for other in self.plates if other is not plate), *bubbles]
            )
            bubbles += [bubble] if bubble is not None else []
        for seat, spoken in self.speech.items():
            place = self._table.seat_place(seat) if seat not in self._seated else None
            if place is not None:
                look = self._services.look
                bubbles.append(draw_bubble(surface, look, spoken.text, spoken.emote, place, bubbles))
        self.side.draw_over(surface)
