"""Goblin on screen: what the table scene asks of the title, answered from the view and the ask alone.

The map is always there (`screen/map.py`). Rooms (`screen/panel.py`) show and ask: movement, a declaration, a battle ... Whatever
a room may answer is asked of the rooms in their order.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from pygame import Rect, Surface

from game.engine.cues import Cue
from game.engine.rules import View
from game.tabletop.contract import Line, MakesScreen, Phase
from game.tabletop.feed import Update
from game.tabletop.panel_screen import PanelScreen
from game.tabletop.phase_track import phase_track
from game.tabletop.services import TableServices
from game.titles.goblin_raid import TITLE
from game.titles.goblin_raid.screen import lines as lines_of
from game.titles.goblin_raid.screen.aid import TOLD, Aid
from game.titles.goblin_raid.screen.asks import ask_words
from game.titles.goblin_raid.screen.battlelog import Record
from game.titles.goblin_raid.screen.combat import rooms as combat_rooms
from game.titles.goblin_raid.screen.context import Context
from game.titles.goblin_raid.screen.map import TableMap
from game.titles.goblin_raid.screen.moments_map import MapMoments
from game.titles.goblin_raid.screen.moods import moods
from game.titles.goblin_raid.screen.move import Move
from game.titles.goblin_raid.screen.muster import GoblinSetup
from game.titles.goblin_raid.screen.pages import Pages
from game.titles.goblin_raid.screen.panel import Panel
from game.titles.goblin_raid.screen.rooms import Rooms
from game.titles.goblin_raid.screen.roster import Band, Roster
from game.titles.goblin_raid.screen.setup import FeudalSetup
from game.titles.goblin_raid.screen.sounds import SOUNDS
from game.titles.goblin_raid.screen.story import STORY
from game.titles.goblin_raid.screen.tracks import Tracks
from game.ui.living import Mood
from game.ui.motion import Motion
from game.ui.widgets.base import Widget
from game.ui.widgets.players import PlayerFacts

TRACK = ("goblin_move", "goblin_combat", "feudal_move", "feudal_combat")


class GoblinTable(PanelScreen[Context, Panel]):
    """Fills `TitleScreen`; its parts stand in the modules beside this one."""

    codex = "goblin_raid"
    story = STORY
    sounds = SOUNDS
    has_sheet = True
    pages: Pages

    def __init__(self, services: TableServices) -> None:
        rooms = Rooms(services)
        super().__init__(context := Context(services=services, marks=rooms, sheets=rooms), rooms)
        self.title = TITLE.name
        self.chains: list[lines_of.Chain] = []
        """What was told last, with the marches that steps belong to."""
        self.map = TableMap(context, rooms)
        self.move = Move(context, self.map)
        self.pages = Pages(context, self.map, self.move)
        self.band = Band(context, self.move)
        self.roster = Roster(context, self.map, self.move)
        self.aid = Aid(context, self.map, self.move, self.pages)
        self.moments_of = MapMoments(context, self.map)
        self.record = Record(context)
        rooms.fill(
            *combat_rooms(context, self.map, self.pages, self.record), GoblinSetup(context, self.map, self.move),
            FeudalSetup(context, self.map), self.move, self.band, self.roster, Tracks(context), self.aid,
        )  # fmt: skip

    @property
    def onward_words(self) -> str:
        return self.words("key-onward")

    def is_in_hand(self, handle: Hashable) -> bool:
        """A leader stays chosen where his march was taken back."""
        return handle == ("leader", self.move.leader)

    # updates

    def read(self) -> None:
        self.context.reading = self.context.read_as(self.services.update)

    def shown(self) -> None:
        super().shown()
        self.map.shown()

    def widgets(self) -> Sequence[Widget]:
        """The map, and the whole map in small."""
        return self.map.widgets()

    def phases(self) -> Sequence[Phase]:
        """Raid or reign, turn, the four phases of a turn."""
        reading, words = self.context.reading, self.words
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

    def has_resigned(self, seat: int) -> bool:
        result = self.services.update.result
        return result is not None and result.outcome == "resigned" and seat not in result.winners

    def ask(self) -> tuple[str, str]:
        found = self.question()
        return found if found and self.asked in TOLD else self._aided(*(found or ask_words(self.context)))

    def _aided(self, text: str, stakes: str) -> tuple[str, str]:
        """With the newcomer's aid, the next legal thing stands under the question."""
        return text, (self.aid.words() if self.aid.open() else "") or stakes

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

    def dropped(self, handle: Hashable, point: tuple[int, int]) -> None:
        """A drag that ended on no spot: on a hex of the map, or nowhere."""
        here = self.map.hex_at(point)
        if here:
            self.drop(handle, ("hex", here))

    def aside(self, point: tuple[int, int] | None) -> bool:
        """The key for the whole map."""
        return point is None and self.map.toggle_whole()

    def lay_open(self, own: View, everybody: Sequence[View]) -> View:
        """With the pieces and loads of both sides; where all is seen no stack has a hidden rest."""
        rows = {name: list(own[name]) for name in ("pieces", "foot", "loads")}
        for name, known in rows.items():
            known += [row for view in everybody for row in view[name] if row not in known]
        return {**own, **rows, **({"down": []} if "down" in own else {})}

    # moments and log

    def moment(self, cue: Cue, after: Update) -> Motion | None:
        return self.moments_of.of(cue, after)

    def heard(self, cue: Cue) -> None:
        lines_of.chained(self.chains, cue)
        self.record.heard(cue)

    def told(self, cue: Cue) -> dict[str, Any]:
        return lines_of.args_of(self.context, cue)

    def lines(self, cue: Cue) -> Sequence[Line]:
        told = lines_of.lines(self.context, self.chains, cue)
        self.record.told_so(cue, told[0].text if told else "")
        return told

    def moods(self, cue: Cue) -> Mapping[int, Mood]:
        return moods(cue, self.context.reading.king)

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
