"""The furniture of every table: top strip, plates, inspector with its tabs, log, chat, ask line, buttons, clock."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Any

from pygame import Rect, Surface

from game.scenes.feed import Player, Said
from game.scenes.table_contract import Act, Regions, Spot
from game.scenes.table_log import FILTERS
from game.scenes.table_talk import EMOTES, Talk
from game.ui.fonts import Role
from game.ui.lettering import cast
from game.ui.motion import shake
from game.ui.widgets.buttons import Button, TextLink
from game.ui.widgets.controls import Tabs
from game.ui.widgets.inspector import Inspected, Inspector
from game.ui.widgets.players import PlayerFacts, PlayerPlate
from game.ui.widgets.table import AskLine, LogLine, LogPanel, Panel, TopStrip, caption_sizes

if TYPE_CHECKING:
    from game.scenes.table import TableScene

Link = tuple[str, str, Callable[[], object]]

SPEECH = 4.5  # seconds a bubble stays
TICKS = 10  # the last seconds are heard
WORDS = 3  # so many words of a sentence are lettered in a frame
PATIENCE = 6  # so many frames a sentence waits at most for one in which nothing else is printed


class Furniture:
    """The widgets round the table. Built anew whenever the scene is; what they show is kept here."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.tab = "card"
        self.shown: Inspected | None = None
        self.talk = Talk(scene)
        self.speech: dict[int, tuple[str, float]] = {}
        self.pinging = False
        self.ask: AskLine | None = None
        self.inspector: Inspector | None = None
        self.log: LogPanel | None = None
        self.plates: list[PlayerPlate] = []
        self._offset = 0
        self._pen: Iterator[bool] | None = None
        """Writes what has happened: the caption, then the log, some words in every frame."""
        self._alone = 0
        """For so many frames it has waited for one of its own: it will set and print what it has lettered."""

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
        self._top(regions.top)
        self._plates(regions)
        self._side(regions)
        self._ask(regions.ask)
        self._buttons(regions.buttons)
        if regions.corner is not None:
            self._corner(regions.corner)
        self._cast()

    def _cast(self) -> None:
        """The letters of what will be told: captions at each of their sizes, the log, banners."""
        look, chores = self.scene.look, self.scene.chores
        faces: list[tuple[Role, int]] = [("text_medium", look.text(19)), ("text_bold", look.text(19))]
        faces += [("display", px) for px in caption_sizes(look)]
        faces += [("display", look.caps(44)), ("text_bold", look.text(20)), ("label", look.caps(18))]
        for role, px in faces:
            chores.add(("cast", role, px), cast(role, px))

    def _top(self, rect: Rect) -> None:
        scene, look, add = self.scene, self.scene.look, self.scene.group.add
        phases = list(scene.table.phases())
        now = next((i for i, phase in enumerate(phases) if phase.state == "now"), -1)
        name = scene.table.title
        add(TopStrip(look, rect, name, [phase.words for phase in phases], now))
        face = look.content("strip", rect)
        side = max(40, look.px(50))
        spot = Rect(face.right - side, 0, side, max(40, face.h))
        spot.centery = rect.centery
        add(TextLink(look, spot, "", scene.pause_game, icon="menu", id="menu",
                     tip=scene.with_key(scene.tr("table.menu"), "menu")))  # fmt: skip
        right = spot.x - look.px(10)
        chat = scene.tr("table.tab.chat")
        unread = self.talk.unread
        chat = f"{chat} · {unread}" if unread else chat
        links = [("chat", chat), ("log", scene.tr("table.tab.log")), ("rules", scene.tr("table.tab.rules"))]
        acts: list[Link] = [
            (f"link.{tab}", scene.with_key(words, tab), partial(self.open_tab, tab)) for tab, words in links
        ]
        for name, words, act in [*acts, *scene.links()]:
            wide = look.label(words, 20).get_width() + look.px(26)
            box = Rect(right - wide, 0, wide, max(40, face.h))
            box.centery = rect.centery
            add(TextLink(look, box, words, act, id=name))
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
            plate = PlayerPlate(scene.look, rect, scene.table.plate(facts, seat), picture=picture, id=f"plate.{seat}", act=act,
                                order=6)  # fmt: skip
            plate.tip = self._plate_tip(player, facts)
            self.plates.append(plate)
            scene.group.add(plate)

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
        scene, look, add = self.scene, self.scene.look, self.scene.group.add
        tabs = self._tabs(regions)
        if self.tab not in [name for name, _ in tabs]:
            self.tab = "card"
        rect = regions.inspector
        high = max(40, look.px(42))
        paper = Rect(rect.x, rect.y + high - look.px(4), rect.w, rect.h - high + look.px(4))
        add(Panel(look, paper, id="side"))
        strip = Rect(rect.x + look.px(12), rect.y, rect.w - look.px(24), high)
        keys = {name: scene.key_name("cards" if name == "card" else name) for name, _ in tabs}
        add(Tabs(look, strip, tabs, self.tab, self.open_tab, id="tabs", order=3, keys=keys))
        inside = look.content("panel", paper)
        self.inspector = self.log = None
        self.talk.clear()
        if self.tab == "card":
            self.inspector = add(Inspector(look, inside, self.shown or self._hint(), order=3))
        elif self.tab == "rules":
            heading, text = scene.table.rules()
            page = Inspected(name=heading, text=text)
            tall = max(40, look.px(48))
            foot = Rect(inside.x, inside.bottom - tall, inside.w, tall)
            inside.h -= tall + look.px(8)
            self.inspector = add(Inspector(look, inside, page, id="rules", order=3))
            words = scene.tr("table.codex").upper()
            add(Button(look, foot, words, scene.open_codex, size=20, id="codex", order=3))
        elif self.tab == "chat":
            self.talk.build(inside)
        else:
            self._log(inside)
        if regions.log is not None:
            self._newspaper(regions.log)

    def _newspaper(self, rect: Rect) -> None:
        """The log on a sheet of its own; the heading leaves room for the filter in the corner, on both sides."""
        scene, look = self.scene, self.scene.look
        face, name = look.content("panel", rect), scene.table.paper
        words = scene.tr(f"table.filter.{scene.log.filter}")
        box = Rect(0, 0, max(44, look.label(words, 17).get_width() + look.px(14)), max(24, look.px(30)))
        box.topright = (face.right, face.y - look.px(4))
        room = face.w - 2 * (box.w + look.px(6))
        size = next(
            (n for n in (27, 24, 22, 20) if look.lettering.width(name.upper(), "display", look.caps(n)) <= room), 18
        )
        panel = scene.group.add(Panel(look, rect, name, size=size, id="paper"))
        self._log(panel.inside)
        self._filter(box, words)

    def _filter(self, box: Rect, words: str) -> None:
        """Everything, or only who fell."""
        scene, look = self.scene, self.scene.look
        scene.group.add(
            TextLink(
                look, box, words, self.turn_filter, id="filter", dark=False, size=17, tip=scene.tr("table.filter.tip")
            )
        )

    def turn_filter(self) -> None:
        """The next filter of the log."""
        log = self.scene.log
        log.filter = FILTERS[(FILTERS.index(log.filter) + 1) % len(FILTERS)]
        self.scene.refresh()

    def _log(self, rect: Rect) -> None:
        scene = self.scene
        lines = scene.log.all()
        self.log = scene.group.add(LogPanel(scene.look, rect, lines, hover=self._named, pick=self._picked, id="log",
                                            order=4, before=self.log))  # fmt: skip

    def _named(self, link: str) -> None:
        if link:
            self.scene.inspect(("card", link))

    def _picked(self, line: LogLine) -> None:
        self.scene.look_back(line.key)

    def _hint(self) -> Inspected:
        key, tr = self.scene.key_name("keys"), self.scene.tr
        more = "\n" + tr("table.inspect.keys", press=key) if key else ""
        return Inspected(text=tr("table.inspect.hint") + more)

    def _ask(self, rect: Rect) -> None:
        scene = self.scene
        text, stakes = self._ask_words()
        asked = scene.desk.update.ask
        yours = asked is not None and asked.space is not None and not scene.desk.sent and not scene.updates.playing
        left, whole = (None, 60.0) if scene.updates.playing or scene.clock is None else scene.clock
        self.ask = scene.group.add(AskLine(scene.look, rect, text, stakes, yours=yours, seconds=left, limit=whole))

    def _ask_words(self) -> tuple[str, str]:
        scene = self.scene
        asked = scene.desk.update.ask
        if scene.updates.playing:
            return self._caption(), ""
        if scene.desk.sent:
            return scene.tr("table.sent"), ""
        if self.pinging:
            return scene.tr("table.ping.ask"), scene.tr("table.ping.more")
        text, stakes = scene.table.ask()
        if not text and asked is not None:
            text = self.waiting_line(asked.waiting_for)
        return text, stakes

    def _caption(self) -> str:
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
        gap = look.px(12)
        rest = acts[1:]
        rows = max(1, (len(rest) + 1) // 2)
        small = max(40, min(look.px(80), round(rect.h * (0.4 if rows == 1 else 0.3))))
        big = rect.h - rows * (small + gap)
        main = acts[0] if acts else Act("main", "", lambda: None, enabled=False)
        self._button(main, Rect(rect.x, rect.y, rect.w, big), main=True)
        wide = (rect.w - gap) // 2
        for i, act in enumerate(rest):
            row, column = divmod(i, 2)
            alone = column == 0 and i == len(rest) - 1
            box = Rect(rect.x + column * (wide + gap), rect.y + big + gap + row * (small + gap),
                       rect.w if alone else wide, small)  # fmt: skip
            self._button(act, box)

    def _button(self, act: Act, rect: Rect, main: bool = False) -> None:
        scene = self.scene
        enabled = act.enabled and not scene.desk.sent
        words = act.words or scene.tr("table.wait")
        action = "confirm" if main else "undo" if act.id == "undo" else ""
        key = scene.key_name(action) if action and enabled else ""
        kind = ("danger" if act.kind == "plain" else act.kind) if main else act.kind
        words = words.upper()
        button = Button(scene.look, rect, words, act.do, kind=kind, small=act.small, key=key, id=f"act.{act.id}",
                        why=act.why, enabled=enabled, order=2, size=38 if main else 24, sound=act.sound)  # fmt: skip
        scene.group.add(button)
        if main:
            scene.group.main = button

    def _corner(self, rect: Rect) -> None:
        scene, look = self.scene, self.scene.look
        gap = look.px(10)
        wide = (rect.w - gap) // 2
        left, right = Rect(rect.x, rect.y, wide, rect.h), Rect(rect.x + wide + gap, rect.y, wide, rect.h)
        emote = Button(
            look, left, scene.tr("table.emote").upper(), lambda: self.open_tab("chat"), size=20, id="emote", order=5
        )
        ping = Button(look, right, scene.tr("table.ping").upper(), self.start_ping, size=20, id="ping", order=5,
                      key=scene.key_name("ping"), tip=scene.tr("table.ping.more"))  # fmt: skip
        scene.group.add(emote)
        scene.group.add(ping)

    # showing

    def open_tab(self, tab: str) -> None:
        if self.scene.regions.log is not None and tab == "log":
            log = self.scene.group.find("log")
            if log is not None:
                self.scene.group.focus(log)
            return
        self.tab = tab
        self.scene.refresh()

    def show(self, page: Inspected, keep: bool = False) -> None:
        """Put a page into the inspector. With `keep` the scroll stays."""
        if page == self.shown and self.tab == "card":
            return
        self.shown = page
        if self.inspector is not None and self.tab == "card":
            offset = self.inspector.offset
            self.inspector.show_card(page)
            if keep:
                self.inspector.scroll_to(offset)

    def print_log(self, anew: bool = False) -> None:
        """New sentences onto the paper, the last one as a caption; `anew` when older ones have changed."""
        if self.log is not None and anew:
            self.log.clear()
            self.log.extend(self.scene.log.all())
        self._pen = self._written()

    def _written(self) -> Iterator[bool]:
        """Letter caption and log, a word before each yield; each is shown when it is whole. Before something larger it
        yields True: that wants a frame of its own."""
        scene = self.scene
        text = self._caption()
        if self.ask is not None and scene.updates.playing and text != self.ask.text:
            for _ in self.ask.ahead(text):
                yield False
            yield True
            self.ask.made(text)
            yield True
            if scene.updates.playing:
                self.ask.tell(text)
            yield True
        for line in scene.log.coming():
            if self.log is not None:
                for _ in self.log.ahead(line):
                    yield False
                yield True
                if self.log is not None:  # the layout may have done without it meanwhile
                    self.log.letter(line)
        yield True
        if self.log is not None:
            self.log.foresee(scene.log.coming())
            yield True
        if self.log is not None:  # another page may have been opened meanwhile
            self.log.extend(scene.log.fresh())

    @property
    def writing(self) -> bool:
        return self._pen is not None

    def _write(self) -> None:
        """One frame's words, or one larger thing if nothing else has been printed in this frame."""
        desk = self.scene.desk
        if self._pen is None:
            return
        if self._alone and desk.made_in == desk.frame and self._alone < PATIENCE:
            self._alone += 1
            return
        if self._alone:
            desk.made_in = desk.frame
        pen, words = self._pen, 1 if self._alone else WORDS
        for _ in range(words):
            large = next(pen, None)
            self._alone = int(bool(large))
            if large is None and self._pen is pen:
                self._pen = None
            if large or large is None:
                break

    def shake(self, spot: Spot) -> None:
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
        scene.sound(getattr(scene.table, "cry", "cackle") if said.emote else "chat")
        scene.refresh()

    def start_ping(self) -> None:
        self.pinging = not self.pinging
        self.scene.refresh()

    def ping(self, handle: Any) -> None:
        self.pinging = False
        self.scene.feed.say(ping=list(handle) if isinstance(handle, tuple) else handle)
        self.scene.refresh()

    # time

    def update(self, dt: float) -> None:
        self._write()
        scene = self.scene
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
        """Bubbles lie on top of everything."""
        for plate in self.plates:
            plate.draw_speech(surface)
