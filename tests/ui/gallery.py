"""Every widget in every state on one sheet, and cards on a stage: for looking, and for the tests."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Hashable
from dataclasses import replace

from pygame import Rect, Surface
from pygame.event import Event

from game.stack.scene import Scene
from game.ui import cards, palette
from game.ui.assets import asset_root
from game.ui.cards import CardFace
from game.ui.dice import D6, D20, DiceTray, Flick, Result, Solid
from game.ui.hexmap.chart import flats_of, labels_of, layout_of, site_points, strokes_of, water_points
from game.ui.hexmap.counters import Counters, Drawn, Face, Stack
from game.ui.hexmap.ground import Ground, reach
from game.ui.hexmap.minimap import Dot, Minimap
from game.ui.hexmap.overlays import Ring
from game.ui.hexmap.picture import MapPicture
from game.ui.hexmap.pieces import Piece
from game.ui.hexmap.route import Route
from game.ui.hexmap.view import HexmapView
from game.ui.motion import Motion
from game.ui.places import Place, Stage
from game.ui.sprites import Sprites
from game.ui.widgets.base import Widget
from game.ui.widgets.buttons import Button, Kind, TextLink
from game.ui.widgets.controls import Chips, RadioRows, Slider, Tabs, Toggle
from game.ui.widgets.hud import AskLine, Panel, TopStrip
from game.ui.widgets.inspector import Entry, Inspected, Inspector
from game.ui.widgets.newspaper import LogLine, LogPanel
from game.ui.widgets.players import PlayerFacts, PlayerPlate
from game.ui.widgets.scroll import RowList
from game.ui.widgets.slips import draw_tip
from game.ui.widgets.text_entry import TextEntry
from game.words import title_words

KINDS: tuple[tuple[Kind, str], ...] = (
    ("primary", "HOST"),
    ("danger", "FIGHT!"),
    ("gold", "RE-ROLL"),
    ("plain", "CANCEL"),
    ("moss", "READY"),
)
STATES = ("rest", "hover", "pressed", "focus", "disabled")


class _Posed(Button):
    """A button that stays in one state."""

    focusable = False
    posed = "rest"

    @property
    def state(self) -> str:
        return self.posed


class Gallery(Scene):
    """Sheet one: the kit."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[str] = []

    def hear(self, what: object) -> None:
        self.heard.append(str(what))

    def build(self) -> None:
        frame, look, add = self.look.frame, self.look, self.group.add
        add(Panel(look, frame.rect(0.012, 0.02, 0.976, 0.96), "", piece="panel"))
        for row, (kind, text) in enumerate(KINDS):
            for column, state in enumerate(STATES):
                box = frame.rect(0.035 + column * 0.108, 0.135 + row * 0.082, 0.1, 0.066)
                button = add(_Posed(look, box, text, lambda: None, kind=kind, id=f"{kind}.{state}"))
                button.posed = state
        self._controls(frame.rect)
        self._right(frame.rect)

    def _controls(self, rect: Callable[[float, float, float, float], Rect]) -> None:
        look, add, hear = self.look, self.group.add, self.hear
        tabs = [("table", "Table"), ("pile", "Horde pile"), ("chat", "Chat 2"), ("rules", "Rules")]
        add(Tabs(look, rect(0.035, 0.56, 0.43, 0.05), tabs, "table", hear, id="tabs"))
        add(Panel(look, rect(0.03, 0.61, 0.44, 0.15), piece="plain"))
        add(Toggle(look, rect(0.045, 0.628, 0.165, 0.05), "Sound", True, hear, id="sound", tip="Everything you hear."))
        add(Toggle(look, rect(0.045, 0.69, 0.165, 0.05), "Reduced motion", False, hear, id="reduced"))
        add(Slider(look, rect(0.23, 0.628, 0.23, 0.05), "Music", 45, hear, id="music", show=lambda v: f"{v:g} %"))
        add(TextEntry(look, rect(0.23, 0.69, 0.225, 0.052), "Väinö", hear, label="Name", id="name", most=24))
        chips = [("gold", "Gold\t12"), ("horde", "Horde\t5/6"), ("blame", "Blame\t2"), ("wait", "Waiting")]
        kinds = ("gold", "primary", "danger", "plain")
        add(Chips(look, rect(0.035, 0.77, 0.43, 0.05), chips, "", kinds=kinds, chosen=False, id="chips"))
        levels = [("easy", "Easy"), ("fair", "Fair"), ("hard", "Hard")]
        add(Chips(look, rect(0.035, 0.83, 0.25, 0.05), levels, "fair", hear, id="levels"))
        real = rect(0.035, 0.9, 0.15, 0.06)
        add(Button(look, real, "TURN IT UP", lambda: hear("turn"), kind="gold", small="Back row, middle", key="ENTER",
                   id="turn"))  # fmt: skip
        why = "Not yet\nFour cards are still to lay."
        add(Button(look, rect(0.195, 0.9, 0.13, 0.06), "READY", lambda: hear("ready"), kind="primary", id="ready",
                   small="4 cards still to lay", enabled=False, why=why))  # fmt: skip
        add(Button(look, rect(0.335, 0.9, 0.13, 0.06), "RESIGN", lambda: hear("resign"), kind="danger", id="resign",
                   tip="Resign\nYour cards go to nobody."))  # fmt: skip
        add(TextLink(look, rect(0.3, 0.832, 0.07, 0.045), "Rules F1", lambda: hear("rules"), id="rules", dark=False))
        menu = rect(0.38, 0.832, 0.04, 0.045)
        add(TextLink(look, menu, "", lambda: hear("menu"), icon="menu", id="menu", dark=False))

    def _right(self, rect: Callable[[float, float, float, float], Rect]) -> None:
        look, add, hear = self.look, self.group.add, self.hear
        rows = [("kalle", "Kalle"), ("ines", "Inés\nBlames nobody"), ("mudge", "Bot Mudge")]
        add(RadioRows(look, rect(0.6, 0.135, 0.18, 0.26), rows, "ines", hear, id="who", order=1))
        facts = (
            PlayerFacts("Maija", 0, "", (7, 9), "7 in play · waiting", host=True, ready=True),
            PlayerFacts("Väinämöinen the Elder", 1, "", (5, 9), "Your turn", active=True, seconds=14, you=True),
            PlayerFacts("Otso", 2, "", (0, 0), "Cut off", online=False, seconds=95),
        )
        for i, fact in enumerate(facts):
            act = (lambda: hear("plate")) if i == 1 else None
            box = rect(0.8, 0.05 + i * 0.1, 0.165, 0.093)
            add(PlayerPlate(look, box, fact, act=act, id=f"plate{i}", order=1))
        small = PlayerFacts("Bot Mudge", 3, "", status="8 cards", out=True)
        add(PlayerPlate(look, rect(0.8, 0.352, 0.165, 0.045), small, id="plate3"))
        add(RowList(look, rect(0.6, 0.41, 0.18, 0.15), 7, self._row, hear, row_height=60, chosen=1, id="list", order=1))
        paper = add(Panel(look, rect(0.79, 0.41, 0.185, 0.44), "The Daily Screech", size=24))
        add(LogPanel(look, paper.inside, self.news(), hover=hear, order=1))
        sheet = add(Panel(look, rect(0.6, 0.57, 0.18, 0.28)))
        add(Inspector(look, sheet.inside, self.inspected(), order=1))
        add(AskLine(look, rect(0.6, 0.86, 0.375, 0.1), "Town Crier won. Turn up one of Inés's hidden cards.",
                    "All will see it, and it stays face up.", seconds=14, limit=20))  # fmt: skip

    @staticmethod
    def news() -> list[LogLine]:
        return [
            LogLine("Inés was ready first and chose herself."),
            LogLine("Inés's <link=berserker>Berserker</link> stepped on your <link=mine>Land Mine</link>. Both fell."),
            LogLine("Pikebilly beat the Skunk, 7 to 4."),
            LogLine("It stays face up.", indent=1),
            LogLine("<link=crier>Town Crier</link> beat Shield Nan: 8 to 7", climax=True),
        ]

    @staticmethod
    def inspected() -> Inspected:
        return Inspected(
            "Pikebilly", "pikebilly", "1", "goat", "Goat", "Hidden · only you see it",
            "+4 for each card directly in front.",
            (Entry("Attacking or defending", "9", True), Entry("Printed", "1"), Entry("Brindle, in front", "+4")),
            "Every card nearer the front in its own column counts, up to two.", "Rule 2.7: in front",
        )  # fmt: skip

    def _row(self, surface: Surface, rect: Rect, index: int, chosen: bool, over: bool) -> None:
        look = self.look
        surface.blit(look.panel("row_active" if chosen else "row", rect.size), rect)
        text = look.lettering.line(f"Table {index + 1}", "display", look.caps(21), look.palette.k)
        surface.blit(text, text.get_rect(midleft=(rect.x + look.px(16), rect.centery)))
        if over:
            arrow = look.mark("right", max(12, look.px(18)))
            surface.blit(arrow, arrow.get_rect(midright=(rect.right - look.px(14), rect.centery)))

    def paint_over(self, surface: Surface) -> None:
        look, frame = self.look, self.look.frame
        inks = look.palette
        title = look.lettering.line("UI KIT", "display", look.caps(44), inks.k)
        at = frame.rect(0.035, 0.035, 0.2, 0.05)
        surface.blit(title, at)
        words = look.lettering.line("printed parts, runtime text", "map", look.text(30), inks.k)
        beside = (at.x + title.get_width() + look.px(40), at.y + title.get_height() // 2)
        surface.blit(words, words.get_rect(midleft=beside))
        for column, state in enumerate(STATES):
            label = look.label(state, 20, tracking=2)
            surface.blit(label, label.get_rect(center=(frame.rect(0.085 + column * 0.108, 0.115, 0.01, 0.01).topleft)))
        x, y = frame.rect(0.488, 0.62, 0.1, 0.1).topleft
        for i, kind in enumerate(("hero", "goat", "creature", "machine")):
            surface.blit(cards.type_disc(look, kind, look.px(48)), (x + i * look.px(54), y))
        surface.blit(cards.medal(look, "8", look.px(64)), (x, y + look.px(60)))
        surface.blit(cards.medal(look, "12", look.px(64)), (x + look.px(70), y + look.px(60)))
        surface.blit(cards.stamp(look, "tick", look.px(64)), (x + look.px(140), y + look.px(60)))
        surface.blit(cards.stamp(look, "WINS", look.px(110)), (x, y + look.px(130)))
        surface.blit(cards.stamp(look, "8:7", look.px(110), "orange"), (x + look.px(110), y + look.px(130)))
        for i in range(len(palette.SEATS)):
            disc = look.seat_mark(i, look.px(28))
            surface.blit(disc, (x + (i % 4) * look.px(44), y + look.px(250) + i // 4 * look.px(36)))
        text = "Backstab\nIf another goblin fights beside me, add +4 to the d20."
        draw_tip(surface, look, text, frame.rect(0.47, 0.1, 0.08, 0.01))


FACES = (
    CardFace(
        "Town Crier", "town_crier", "6", "goat", "Goat", "After it wins, turn a face-down card of an opponent face up."
    ),
    CardFace("Shield Nan", "shield_nan", "5", "goat", "Goat", "+1 when defending. Your cards directly behind get +2."),
    CardFace("Lion", "lion", "8", "creature", "Creature", "Stays face up after it wins. -3 when defending face up."),
    CardFace(
        "Marshal Brindle", "marshal_brindle", "6", "hero", "Hero", "+1 for the cards beside it.", "Left, right, left."
    ),
    CardFace("Land Mine", "land_mine", "0", "machine", "Machine", "Whoever attacks it falls with it."),
    CardFace("Pikebilly", "pikebilly", "1", "goat", "Goat", "+4 for each card directly in front."),
)


class Cards(Scene):
    """Sheet two: cards and tiles on a stage; Space deals them anew."""

    title = "battlegoats"

    def __init__(self) -> None:
        super().__init__()
        self.stage = Stage(self.motion)
        self.turn = 0
        self.strip: Widget

    def build(self) -> None:
        look, frame = self.look, self.look.frame
        track = ("Muster", "Deploy", "Battle · turn 4", "Last card")
        self.group.add(TopStrip(look, frame.rect(0, 0, 1, 0.067), "BattleGoats", track, 2))
        links = (("Card list 55", "list", 0.8), ("Rules F1", "rules", 0.87), ("Chat 2", "chat", 0.92))
        for text, id, x in links:
            self.group.add(TextLink(look, frame.rect(x, 0.01, 0.06, 0.046), text, lambda: None, id=id))
        self.group.add(TextLink(look, frame.rect(0.965, 0.01, 0.026, 0.046), "", lambda: None, icon="menu", id="menu"))
        self.sprites = Sprites(look, self._picture)
        self.sprites.signs = {0: "legal", 2: "legal"}
        self.stage.settle(self.layout(), snap=True)

    def _picture(self, handle: object, face_up: bool, size: tuple[int, int]) -> Surface:
        index = int(str(handle))
        face = FACES[index % len(FACES)]
        if index >= 20:
            return cards.full(self.look, face, size[0])
        if not face_up:
            return cards.tile(self.look, face, size, "back")
        hidden = index >= 6 and index < 12
        return cards.tile(self.look, face, size, "own_hidden" if hidden else "face")

    def layout(self) -> dict[Hashable, Place]:
        rect = self.look.frame.rect
        found: dict[Hashable, Place] = {}
        order = list(range(12))
        order = order[self.turn :] + order[: self.turn]
        for spot, i in enumerate(order):
            box = rect(0.02 + spot % 3 * 0.094, 0.1 + spot // 3 * 0.15, 0.086, 0.135)
            found[i] = Place.of(box, face_up=i not in (2, 4), dim=0.5 if i == 5 else 0.0)
        found[13] = Place.of(rect(0.32, 0.15, 0.1, 0.16), angle=4, raised=1.0, z=5)
        found[14] = Place.of(rect(0.32, 0.4, 0.066, 0.08))
        for i, x in enumerate((0.45, 0.6)):
            width = round(rect(0, 0, 0.13, 0).w)
            found[20 + i] = Place(
                rect(x, 0, 0, 0).x + width / 2, rect(0, 0.12, 0, 0).y + width * 0.7, width, width * 1.4
            )
        found[23] = Place(
            rect(0.82, 0, 0, 0).x, rect(0, 0.4, 0, 0).y, rect(0, 0, 0.24, 0).w, rect(0, 0, 0.24, 0).w * 1.4
        )
        small = rect(0.5, 0.7, 0.09, 0)
        found[24] = Place(small.x, small.y, small.w, small.w * 1.4, angle=-6)
        return found

    def handle(self, event: Event) -> bool:
        if super().handle(event):
            return True
        if self.is_key(event, "peek"):
            self.turn = (self.turn + 1) % 12
            self.stage.settle(self.layout())
            return True
        return False

    def update(self, dt: float) -> None:
        if self.sprites.signs and not self.look.reduced:
            self.sprites.phase += 20 * self.look.frame.s * dt
            self.dirty = True
        if self.stage.dirty:
            self.dirty = True

    def paint(self, surface: Surface) -> None:
        self.stage.dirty = False
        look, frame = self.look, self.look.frame
        for i in range(3):
            box = frame.rect(0.02 + i * 0.094, 0.72, 0.086, 0.135)
            surface.blit(cards.tile(look, None, box.size, "empty", words="Empty"), box)
        for handle, place in self.stage.drawn():
            self.sprites.one(surface, handle, place)


class Dice(Scene):
    """Sheet three: trays; a press or a flick in one throws its dice."""

    title = "slayer_slayer"

    def __init__(self) -> None:
        super().__init__()
        self.seed = 1
        self.flicks: list[Flick | None] = []

    def build(self) -> None:
        rect = self.look.frame.rect
        self._tray("d20", rect(0.04, 0.06, 0.3, 0.42), (D20,), "for the Catapult")
        self._tray("d6", rect(0.04, 0.52, 0.3, 0.42), (D6,) * 5)
        self._tray("many", rect(0.36, 0.06, 0.6, 0.88), (D20,) * 3 + (D6,) * 4)

    def _tray(self, id: str, box: Rect, kinds: tuple[Solid, ...], caption: str = "") -> None:
        def act(flick: Flick | None) -> None:
            self.flicks.append(flick)
            self.throw(id, flick)

        tray = self.group.add(DiceTray(self.look, box, caption, on_throw=act, id=id))
        tray.show(Result(kinds, tuple(kind.size for kind in kinds)))

    def throw(self, id: str, flick: Flick | None = None) -> None:
        """Throw the dice of a tray once more; all throws but the first five of a tray are forgotten."""
        tray = self.group.find(id)
        assert isinstance(tray, DiceTray)
        self.seed += 1
        numbers = [(self.seed * 7 + i * 5) % kind.size + 1 for i, kind in enumerate(tray.result.kinds)]
        if len(tray.result.before) >= 4 * len(numbers) or id != "d20":
            self.motion.start(tray.throw(tray.result.kinds, numbers, self.seed, flick))
        else:
            self.motion.start(tray.again(numbers, self.seed, flick))


class Atlas(Scene):
    """Sheet four: the hexmap, with a move under way; a click sends the leader there."""

    title = "goblin_raid"
    here = "1111"

    def build(self) -> None:
        rect, look = self.look.frame.rect, self.look
        path = asset_root() / "game" / "titles" / "goblin_raid" / "data" / "map.toml"
        data = tomllib.loads(path.read_text("utf-8"))
        self.layout = layout_of(data)
        picture = MapPicture("goblin_raid", self.layout, look.lettering, look.inks)
        names = labels_of(data, self.layout, title_words("goblin_raid", self.context.text))
        picture.dress(names, water_points(data, self.layout), site_points(data, self.layout))
        self.counters = Counters("goblin_raid", look.lettering, look.inks)
        self.stacks = self.bands()
        picture.ruin({"griffield", "tuttledown"})
        self.map = self.group.add(
            HexmapView(look, rect(0.147, 0.069, 0.633, 0.853), picture, self.drawn, on_hex=self.go, on_point=self.aim,
                       at=self.here)
        )  # fmt: skip
        self.small = self.group.add(
            Minimap(look, rect(0.006, 0.744, 0.134, 0.244), self.layout, self.map.camera,
                    flats_of(data, self.layout), strokes_of(data, self.layout))
        )  # fmt: skip
        self.small.show([Dot(here, "disc" if s.faces[0].goblin else "wedge", palette.rgb("#7FB03E")
                             if s.faces[0].goblin else palette.rgb("#B0382A")) for here, s in self.stacks.items()])  # fmt: skip
        self.show()

    @staticmethod
    def bands() -> dict[str, Stack]:
        bow = Face("goblin_bow", "goblin_B", ("2", "3", "2"), "B")
        blade = Face("goblin_blade", "goblin_B", ("·", "3", "2"), "B")
        sling = Face("goblin_sling", "goblin_C", ("3", "2", "2"), "C")
        king = Face("goblin_king", "goblin_leader", ("+2", "12", "1"), "K", True)
        marglush = Face("marglush", "goblin_leader", ("+1", "8", "1"), "M", True)
        count = Face("count_haakon", "feudal_leader", ("+2", "8", "1"), "H", True)
        down = Face("down", "down", band="foot")
        militia = Face("militia", "feudal_C", ("4", "3", "3"), "C")
        return {
            "1111": Stack((marglush, bow, blade, sling, sling), 7, sack=1, lit=True),
            "1307": Stack((king, blade, bow, sling), 9),
            "1709": Stack((count,)),
            "1710": Stack((down,)),
            "1113": Stack((down, down)),
            "1806": Stack((militia,)),
        }

    def drawn(self, handle: Hashable, hex_px: float) -> Drawn:
        stack = self.stacks[str(handle)]
        return self.counters.token(stack, hex_px) if hex_px < 52 else self.counters.stack(stack, hex_px)

    def points(self) -> dict[str, float]:
        """Points left by hex, were every hex open country."""
        own = {here for here in self.stacks if here not in ("1111", "1307")}
        return dict(self.layout.grid.reachable(self.here, 7, lambda a, b: None if b in own else 1))

    def show(self) -> None:
        stops = self.layout.grid.zone(["1113", "1710"])
        zones = dict.fromkeys(stops, palette.rgb("#B0382A"))
        self.map.lay(replace(reach(self.points(), 7, stops, self.here), zones=zones))
        self.map.show_pieces({handle: Piece(self.here if handle == "1111" else handle) for handle in self.stacks})
        self.map.show_rings([Ring(self.here)])

    def aim(self, there: str | None) -> None:
        way = self.layout.grid.line(self.here, there) if there in self.points() and there else []
        costs = ("1",) * (len(way) - 1)
        tag = f"{len(costs)} / {7 - len(costs)}"
        self.map.show_routes([Route(tuple(way), costs, tag)] if costs else [])
        stack = self.stacks.get(there or "")
        if stack is not None and there != "1111" and len(stack.faces) > 1:
            self.map.show_fan(
                there, self.counters.fan(stack, max(80.0, self.map.hex_px), [("6", "missiles"), ("11", "melee")])
            )
        else:
            self.map.show_fan(None)

    def go(self, there: str) -> None:
        if there not in self.points() or there == self.here:
            return
        way = self.layout.grid.line(self.here, there)
        self.map.show_routes([])
        self.map.lay(Ground())
        self.map.show_rings([])
        self.here = there
        self.motion.start(self._march(way))

    def _march(self, way: list[str]) -> Motion:
        yield self.map.travel("1111", way)
        self.show()
