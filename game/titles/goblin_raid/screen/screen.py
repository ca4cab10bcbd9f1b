"""Goblin on screen: what the table scene asks of the title, answered from the view and the ask alone.

The map is always there (`screen/map.py`). Rooms (`screen/panel.py`) show and ask: movement, a declaration, a battle ... Whatever
a room may answer is asked of the rooms in their order.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from typing import Any

from pygame import Rect, Surface

from game.engine.cues import Cue
from game.tabletop.contract import AnswerButton, Line, MakesScreen, Phase, TableServices
from game.tabletop.feed import Update
from game.tabletop.panels import PanelScreen
from game.tabletop.phase_track import phase_track
from game.titles.goblin_raid import TITLE
from game.titles.goblin_raid.rules import plays
from game.titles.goblin_raid.screen import lines as lines_of
from game.titles.goblin_raid.screen.aid import TOLD, Aid
from game.titles.goblin_raid.screen.asks import ask_words
from game.titles.goblin_raid.screen.battlelog import Record
from game.titles.goblin_raid.screen.combat import rooms as combat_rooms
from game.titles.goblin_raid.screen.layout import Ground, ground
from game.titles.goblin_raid.screen.map import TableMap
from game.titles.goblin_raid.screen.moments_map import MapMoments
from game.titles.goblin_raid.screen.move import Move
from game.titles.goblin_raid.screen.muster import GoblinSetup
from game.titles.goblin_raid.screen.names import Names
from game.titles.goblin_raid.screen.pages import Pages
from game.titles.goblin_raid.screen.panel import Panel
from game.titles.goblin_raid.screen.reading import Reading
from game.titles.goblin_raid.screen.roster import Band, Roster
from game.titles.goblin_raid.screen.setup import FeudalSetup
from game.titles.goblin_raid.screen.sounds import SOUNDS
from game.titles.goblin_raid.screen.tracks import Tracks
from game.ui.hexmap.counters import Counters
from game.ui.motion import Motion
from game.ui.widgets.base import Widget
from game.ui.widgets.players import PlayerFacts

TRACK = ("goblin_move", "goblin_combat", "feudal_move", "feudal_combat")


class GoblinTable(PanelScreen[Panel], Names):
    """Fills `TitleScreen`; its parts stand in the modules beside this one."""

    music = codex = "goblin_raid"
    sounds = SOUNDS
    has_sheet = True
    reading: Reading
    pages: Pages
    _sheet: tuple[int, bool]
    """Whether a sheet lies there, in which frame."""

    def __init__(self, services: TableServices) -> None:
        super().__init__(services)
        self.title = TITLE.name
        self._read: Reading | None = None
        self.chains: list[lines_of.Chain] = []
        """What was told last, with the marches that steps belong to."""
        self.map = TableMap(self)
        self.move = Move(self, self.map)
        self.pages = Pages(self, self.map, self.move)
        self.band = Band(self, self.move)
        self.roster = Roster(self, self.map, self.move)
        self.aid = Aid(self, self.map, self.move, self.pages)
        self.moments_of = MapMoments(self, self.map)
        self.record = Record(self)
        self.rooms = [
            *combat_rooms(self, self.map, self.pages, self.record), GoblinSetup(self, self.map, self.move),
            FeudalSetup(self, self.map), self.move, self.band, self.roster, Tracks(self), self.aid,
        ]  # fmt: skip

    @property
    def ground(self) -> Ground:
        frame = self.look.frame
        return ground(frame.size, frame.text_scale, self.services.seat, self.sheet)

    @property
    def sheet(self) -> bool:
        """A room has laid a sheet over the right of the table."""
        if self._sheet[0] != self.services.frame:
            self._sheet = self.services.frame, any(room.sheet and room.open() for room in self.rooms)
        return self._sheet[1]

    @property
    def covered(self) -> bool:
        """A page lies over the sheet."""
        return any(room.up for room in self.rooms)

    @property
    def counters(self) -> Counters:
        return self.map.counters

    def _forget(self) -> None:
        super()._forget()
        self._sheet = -1, False

    # the question

    def why_not(self) -> str:
        """Why something cannot be chosen now."""
        reading = self.reading
        if self.services.update.result is not None or reading.side < 0:
            return ""
        early = not reading.alarm and reading.side == 1 and reading.phase.startswith("goblin")
        return self.refusal("not_alarmed" if early and reading.phase == "goblin_move" else "not_your_turn")

    def can(self, choice: plays.Play) -> bool:
        """Whether the present ask takes this play."""
        return super().can(plays.write(choice))

    def send(self, choice: plays.Play, sound: str = "stamp") -> None:
        """The one message of a decision."""
        super().send(plays.write(choice), sound)

    # updates

    def read(self) -> None:
        self.reading = self.read_as(self.services.update)

    def read_as(self, update: Update) -> Reading:
        """An update as this title reads it: once, also where its moments have read it before it stands."""
        if self._read is None or self._read.update is not update:
            self._read = Reading(update, self.services.seat, self.services.feed.options)
        return self._read

    def shown(self) -> None:
        super().shown()
        self.map.shown()

    def widgets(self) -> Sequence[Widget]:
        """The map, and the whole map in small."""
        return self.map.widgets()

    def phases(self) -> Sequence[Phase]:
        """Raid or reign, turn, the four phases of a turn."""
        reading, words = self.reading, self.words
        if reading.phase == "over":
            return [Phase(words("phase-over"), "now")]
        first = f"{words('reign', n=reading.reign)} · {words('cycle', n=reading.cycle)}"
        out = [Phase(first if reading.campaign else words("raid", n=reading.cycle))]
        if reading.phase not in TRACK:
            return [*out, Phase(words(f"phase-{reading.phase}"), "now")]
        out.append(Phase(words("turn", n=reading.turn)))
        return [*out, *phase_track([words(f"track-{name}") for name in TRACK], TRACK.index(reading.phase))]

    def plate(self, facts: PlayerFacts, seat: int) -> PlayerFacts:
        """Which side it plays, and what it has."""
        return self.roster.plate(facts, seat)

    def ask(self) -> tuple[str, str]:
        found = self.question()
        return found if found and self.asked in TOLD else self._aided(*(found or ask_words(self)))

    def _aided(self, text: str, stakes: str) -> tuple[str, str]:
        """With the newcomer's aid, the next legal thing stands under the question."""
        return text, (self.aid.words() if self.aid.open() else "") or stakes

    def undo(self) -> AnswerButton:
        """Take back the last action, while nothing new has come of it (GOB-5.16)."""
        ask = self.services.update.ask
        able = ask is not None and ask.take_back
        return AnswerButton("undo", self.words("verb-take-back"), self.services.feed.take_back, kind="gold", enabled=able,
                   why=self.refusal("no_undo"))  # fmt: skip

    # what lies where

    def where(self, value: Any) -> Rect | None:
        """A ping: a hex of the map, or a spot."""
        handle = tuple(value) if isinstance(value, list | tuple) else value
        match handle:
            case ("hex", str(here)):
                self.map.seek(here)
                return self.map.place_of(here)
        return super().where(value)

    # pointing

    def hex_pressed(self, here: str) -> None:
        """A hex of the map was pressed, or chosen by the keyboard."""
        if self.services.pressed(("hex", here)):
            return
        if any(room.hex_click(here) for room in self.present):
            return
        why = self.hex_why(here)
        if why:
            self.services.play_sound("error")

    def hex_why(self, here: str) -> str:
        """What a press on a hex would do, or why it does nothing."""
        return next((found for room in self.present if (found := room.hex_why(here))), "")

    def fans(self, here: str) -> bool:
        """Whether the stack of a hex is laid out when it is pointed at."""
        return here != self.move.at or not self.move.leader

    def dropped(self, handle: Hashable, point: tuple[int, int]) -> None:
        """A drag that ended on no spot: on a hex of the map, or nowhere."""
        here = self.map.hex_at(point)
        if here:
            self.drop(handle, ("hex", here))

    def aside(self, point: tuple[int, int] | None) -> bool:
        """The key for the whole map."""
        return point is None and self.map.toggle_whole()

    # moments and log

    def moment(self, cue: Cue, after: Update) -> Motion | None:
        return self.moments_of.of(cue, after)

    def heard(self, cue: Cue) -> None:
        lines_of.chained(self.chains, cue)
        self.record.heard(cue)

    def lines(self, cue: Cue) -> Sequence[Line]:
        told = lines_of.lines(self, self.chains, cue)
        self.record.told_so(cue, told[0].text if told else "")
        return told

    def is_dramatic(self, cue: Cue) -> bool:
        return lines_of.STYLE.is_dramatic(cue)

    def hush(self, cue: Cue) -> str | None:
        """What is told when the table has shown it."""
        return lines_of.STYLE.hush(cue)

    # drawing

    def idle_jobs(self) -> Iterable[tuple[Hashable, Iterator[None]]]:
        """The ways of a reach."""
        return self.move.idle_jobs()

    def draw_background(self, surface: Surface) -> None:
        """The map first, then room by room."""
        self.map.draw_background(surface)
        super().draw_background(surface)


TABLE: MakesScreen = GoblinTable
