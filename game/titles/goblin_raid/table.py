"""Goblin on screen: what the table scene asks of the title, answered from the view and the ask alone.

The map is always there (`table_map`). Rooms (`table_room`) show and ask: movement, a declaration, a battle ... Whatever a
room may answer is asked of the rooms in their order.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from pygame import Rect, Surface

from game.engine.cues import SeatCue
from game.scenes.codex_pages import chapters
from game.scenes.feed import Update
from game.scenes.table_contract import Act, Desk, Line, Phase, Regions, Spot
from game.titles.goblin_raid import TITLE
from game.titles.goblin_raid import table_lines as lines_of
from game.titles.goblin_raid.table_aid import Aid
from game.titles.goblin_raid.table_asks import ask_words
from game.titles.goblin_raid.table_battlelog import Record
from game.titles.goblin_raid.table_combat import rooms as combat_rooms
from game.titles.goblin_raid.table_layout import Ground, ground
from game.titles.goblin_raid.table_map import TableMap
from game.titles.goblin_raid.table_moments_map import MapMoments
from game.titles.goblin_raid.table_move import Move
from game.titles.goblin_raid.table_muster import GoblinSetup
from game.titles.goblin_raid.table_names import Names
from game.titles.goblin_raid.table_pages import Pages
from game.titles.goblin_raid.table_reading import Reading
from game.titles.goblin_raid.table_room import Room
from game.titles.goblin_raid.table_roster import Band, Roster
from game.titles.goblin_raid.table_setup import FeudalSetup
from game.titles.goblin_raid.table_tracks import Tracks
from game.ui.look import Look
from game.ui.motion import Motion, all_of
from game.ui.places import Handle, Place
from game.ui.widgets.base import Widget
from game.ui.widgets.inspector import Inspected
from game.ui.widgets.players import PlayerFacts

TRACK = ("goblin_move", "goblin_combat", "feudal_move", "feudal_combat")


class GoblinTable(Names):
    """Fills `TitleTable`; its parts stand in the modules beside this one."""

    music = "goblin_raid"

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.words = desk.words
        self.title = TITLE.name
        self.reading: Reading
        self.chains: list[lines_of.Chain] = []
        """What was told last, with the marches that steps belong to."""
        self.map = TableMap(self)
        self.pages = Pages(self)
        self.move = Move(self)
        self.band = Band(self)
        self.roster = Roster(self)
        self.aid = Aid(self)
        self.moments_of = MapMoments(self)
        self.record = Record(self)
        self.rooms: list[Room] = [
            *combat_rooms(self), GoblinSetup(self), FeudalSetup(self), self.move, self.band, self.roster, Tracks(self), self.aid,
        ]  # fmt: skip

    @property
    def look(self) -> Look:
        return self.desk.look

    @property
    def paper(self) -> str:
        return self.words("paper")

    @property
    def ground(self) -> Ground:
        frame = self.look.frame
        return ground(frame.size, frame.text_scale, self.desk.seat, self.sheet)

    @property
    def sheet(self) -> bool:
        """A room has laid a sheet over the right of the table."""
        return any(room.sheet and room.open() for room in self.rooms)

    def area(self, room: Room) -> Rect:
        """Where a room paints: the sheet if it has one, else the place of the map."""
        return self.ground.sheet if room.sheet else self.ground.map

    # the question

    @property
    def asked(self) -> str:
        """The kind of question that this seat has still to answer; "" when there is none."""
        ask = self.desk.update.ask
        if ask is None or ask.space is None or self.desk.sent or self.desk.seat < 0:
            return ""
        return ask.kind

    def can(self, choice: Any) -> bool:
        """Whether the present ask takes this choice."""
        ask = self.desk.update.ask
        return bool(self.asked) and ask is not None and ask.space is not None and ask.space.contains(choice)

    def send(self, choice: Any, sound: str = "stamp") -> None:
        """The one message of a decision."""
        self.desk.play_sound(sound)
        self.desk.send(choice)

    def again(self) -> None:
        """The selection changed."""
        self.desk.refresh()

    def why_not(self) -> str:
        """Why something cannot be chosen now."""
        reading = self.reading
        if self.desk.update.result is not None or reading.side < 0:
            return ""
        early = not reading.alarm and reading.side == 1 and reading.phase.startswith("goblin")
        return self.refusal("not_alarmed" if early and reading.phase == "goblin_move" else "not_your_turn")

    # updates

    def shown(self) -> None:
        self.reading = Reading(self.desk.update, self.desk.seat, self.desk.feed.options)
        for room in self.rooms:
            room.shown()
        self.map.shown()

    @property
    def present(self) -> list[Room]:
        """The rooms that are shown now."""
        return [room for room in self.rooms if room.open()]

    def regions(self) -> Regions:
        return self.ground.regions

    def widgets(self) -> Iterable[Widget]:
        """The map, and the whole map in small."""
        return self.map.widgets()

    def phases(self) -> Sequence[Phase]:
        """Raid or reign, turn, the four phases of a turn."""
        reading, words = self.reading, self.words
        if reading.phase == "over":
            return [Phase(words("phase.over"), "now")]
        first = f"{words('reign', n=reading.reign)} · {words('cycle', n=reading.cycle)}"
        out = [Phase(first if reading.campaign else words("raid", n=reading.cycle))]
        if reading.phase not in TRACK:
            return [*out, Phase(words(f"phase.{reading.phase}"), "now")]
        out.append(Phase(words("turn", n=reading.turn)))
        at = TRACK.index(reading.phase)
        for i, name in enumerate(TRACK):
            state = "past" if i < at else "now" if i == at else "ahead"
            out.append(Phase(words(f"track.{name}"), state))  # type: ignore[arg-type]
        return out

    def plate(self, facts: PlayerFacts, seat: int) -> PlayerFacts:
        """Which side it plays, and what it has."""
        return self.roster.plate(facts, seat)

    def ask(self) -> tuple[str, str]:
        for room in self.present:
            found = room.ask()
            if found is not None:
                return self._aided(*found)
        return self._aided(*ask_words(self))

    def _aided(self, text: str, stakes: str) -> tuple[str, str]:
        """With the newcomer's aid, the next legal thing stands under the question."""
        return text, (self.aid.words() if self.aid.open() else "") or stakes

    def caption(self) -> str:
        return ""

    def acts(self) -> Sequence[Act]:
        """The first room that has an answer."""
        for room in self.present:
            out = list(room.acts())
            if out:
                return out
        return [Act("wait", self.desk.tr("table.wait"), lambda: None, enabled=False, why=self.why_not())]

    def undo(self) -> Act:
        """Take back the last action, while nothing new has come of it (GOB-5.16)."""
        ask = self.desk.update.ask
        able = ask is not None and ask.take_back
        return Act("undo", self.words("verb.take_back"), self.desk.feed.take_back, kind="gold", enabled=able,
                   why=self.refusal("no_undo"))  # fmt: skip

    def rules(self) -> tuple[str, str]:
        found = chapters("goblin_raid", self.words.language)
        page = next((chapter for chapter in found if chapter.phase == self.reading.phase), found[0] if found else None)
        return ("", "") if page is None else (page.title, f"{page.text}\n<dim>{page.rules}</dim>")

    # what lies where

    def layout(self) -> Mapping[Handle, Place]:
        out: dict[Handle, Place] = {}
        for room in self.present:
            out.update(room.layout(self.area(room)))
        return out

    def appear(self, handle: Handle) -> Place | None:
        return None

    def leave(self, handle: Handle) -> Place | None:
        return None

    def where(self, value: Any) -> Rect | None:
        """A ping: a hex of the map, or a spot."""
        handle = tuple(value) if isinstance(value, list | tuple) else value
        if isinstance(handle, tuple) and len(handle) == 2 and handle[0] == "hex":
            self.map.seek(handle[1])
            return self.map.place_of(handle[1])
        return next((spot.rect for spot in self.spots() if spot.handle == handle), None)

    # pointing

    def spots(self) -> Sequence[Spot]:
        out: list[Spot] = []
        for room in reversed(self.present):
            out += room.spots(self.area(room))
        return out

    def inspect(self, handle: Hashable) -> Inspected | None:
        for room in self.rooms:
            found = room.inspect(handle)
            if found is not None:
                return found
        return self.pages.of(handle)

    def click(self, handle: Hashable) -> None:
        for room in self.present:
            if room.click(handle):
                return

    def hex_pressed(self, here: str) -> None:
        """A hex of the map was pressed, or chosen by the keyboard."""
        if self.desk.pressed(("hex", here)):
            return
        if any(room.hex_click(here) for room in self.present):
            return
        why = self.hex_why(here)
        if why:
            self.desk.play_sound("error")

    def hex_why(self, here: str) -> str:
        """What a press on a hex would do, or why it does nothing."""
        return next((found for room in self.present if (found := room.hex_why(here))), "")

    def fans(self, here: str) -> bool:
        """Whether the stack of a hex is laid out when it is pointed at."""
        return here != self.move.at or not self.move.leader

    def drop(self, handle: Hashable, onto: Hashable) -> None:
        any(room.drop(handle, onto, None) for room in self.present)

    def dropped(self, handle: Hashable, point: tuple[int, int]) -> None:
        """A drag that ended on no spot: on a hex of the map, or nowhere."""
        any(room.drop(handle, None, self.map.hex_at(point)) for room in self.present)

    def back(self) -> bool:
        return any(room.back() for room in self.present)

    def aside(self, point: tuple[int, int] | None) -> bool:
        """The key for the whole map; a room with a sheet may put it aside first."""
        for room in self.present:
            found = getattr(room, "aside", None)
            if found is not None and found(point):
                return True
        return point is None and self.map.toggle_whole()

    # moments and log

    def moments(self, cues: Sequence[SeatCue], after: Update) -> Motion:
        """One beat: each cue by the room it belongs to, else as a moment of the map; all together."""
        together: list[Motion] = []
        for cue in cues:
            found = next((m for room in self.rooms if (m := room.moment(cue, after)) is not None), None)
            if found is None:
                found = self.moments_of.of(cue, after)
            if found is not None:
                together.append(found)
        if together:
            yield all_of(*together)

    def heard(self, cue: SeatCue) -> None:
        lines_of.chained(self.chains, cue)
        self.record.heard(cue)

    def lines(self, cue: SeatCue) -> Sequence[Line]:
        told = lines_of.lines(self, cue)
        self.record.told_so(cue, told[0].text if told else "")
        return told

    def hush(self, cue: SeatCue) -> str | None:
        """What is told when the table has shown it."""
        return lines_of.hush(cue)

    def forgets(self, cue: SeatCue) -> bool:
        return False

    # drawing

    def paint_ground(self, surface: Surface) -> None:
        for _ in self.print_ground(surface):
            pass

    def print_ground(self, surface: Surface) -> Iterator[None]:
        """The ground, room by room."""
        self.map.paint_ground(surface)
        for room in reversed(self.present):
            room.paint_ground(surface, self.area(room))
            yield

    def paint_thing(self, surface: Surface, handle: Handle, place: Place) -> None:
        for room in self.present:
            room.paint_thing(surface, handle, place)

    def rest(self, handle: Handle) -> Hashable | None:
        return handle

    def paint_over(self, surface: Surface) -> None:
        for room in reversed(self.present):
            room.paint_over(surface, self.area(room))

    def paint_corner(self, surface: Surface) -> None:
        """What hangs on the pointer: a counter that is dragged."""
        for room in self.present:
            room.paint_corner(surface)

    @property
    def marches(self) -> bool:
        return any(room.marches for room in self.present)


TABLE = GoblinTable
