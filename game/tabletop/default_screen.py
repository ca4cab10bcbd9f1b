"""What the table of every title shares, whatever lies on it: what is asked of this seat and how it answers, the page of the
rules, and the pieces of the contract (`contract.TitleScreen`) that a title may leave as they are.

A title's table stands on `DefaultScreen`, or on `panel_screen.PanelScreen` when what it shows is divided into rooms.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Generic, TypeVar

from pygame import Rect, Surface

from game.engine.cues import Cue
from game.engine.rules import View
from game.engine.spaces import Plain
from game.tabletop.codex_pages import chapters
from game.tabletop.context import ScreenContext
from game.tabletop.contract import FreeTalk, Hotspot, Line, Regions
from game.tabletop.feed import Update
from game.tabletop.services import TableServices
from game.tabletop.story import StoryCount
from game.ui.dice.tray import DiceTray
from game.ui.living import Mood
from game.ui.look import Look
from game.ui.motion import Motion
from game.ui.places import Handle, Place
from game.ui.widgets.base import Widget
from game.words import Words

C = TypeVar("C", bound=ScreenContext[Any])


class DefaultScreen(Generic[C]):
    """A table with nothing on it. A title's says what its reading of an update is, what lies where, and what its words
    are; `codex` is its id."""

    codex: str
    cry = "cackle"
    story: StoryCount | None = None
    has_secret = has_sheet = memory_game = False

    def __init__(self, context: C) -> None:
        self.context = context

    def seat_place(self, seat: int) -> Rect | None:
        return None

    def line_words(self, name: str) -> str:
        return ""

    def line_said(self, seat: int, name: str) -> None:
        pass

    # what it shares with its parts

    @property
    def services(self) -> TableServices:
        return self.context.services

    @property
    def words(self) -> Words:
        return self.context.words

    @property
    def look(self) -> Look:
        return self.context.look

    @property
    def reading(self) -> Any:
        return self.context.reading

    @property
    def ground(self) -> Any:
        """Where everything lies, for this size and number of seats."""
        return self.context.ground

    @property
    def asked(self) -> str:
        """The kind of question that this seat has still to answer; "" when there is none."""
        return self.context.asked

    @property
    def paper(self) -> str:
        return self.words("paper")

    def regions(self) -> Regions:
        found: Regions = self.ground.regions
        return found

    # the question

    def back(self) -> bool:
        """Take back a selection; False when there is none."""
        return False

    def onward(self) -> bool:
        """Turn to the next thing that one could act with: the key for skipping, while nothing moves. False: there is none."""
        return False

    @property
    def onward_words(self) -> str:
        """What `onward` turns to; "" nothing."""
        return ""

    def printed_words(self) -> Sequence[Rect]:
        return ()

    def is_in_hand(self, handle: Handle) -> bool:
        return False

    def resigning(self) -> str:
        """What would become of the seat and of the match."""
        return self.words("resign-text")

    def resign(self) -> None:
        """Leave the match for good, when asked once more."""
        self.services.confirm(self.words("resign-heading"), self.resigning(), self.services.feed.resign)

    # the results

    def known_as(self, seat: int) -> str:
        return ""

    def role_of(self, seat: int) -> str:
        return ""

    def figure_of(self, seat: int) -> str:
        return ""

    def has_resigned(self, seat: int) -> bool:
        return False

    def unscored(self, seat: int) -> str:
        return ""

    def how_far(self) -> str:
        return ""

    # words round the table

    def caption(self) -> str:
        return ""

    @property
    def chapter(self) -> str:
        """The phase whose page the rules are opened at."""
        phase: str = self.reading.phase
        return phase

    def rules(self) -> tuple[str, str]:
        found = chapters(self.codex, self.words)
        now = self.chapter
        page = next((chapter for chapter in found if chapter.phase == now), found[0] if found else None)
        return ("", "") if page is None else (page.title, page.text)

    def free_talk(self) -> FreeTalk | None:
        return None

    def heard(self, cue: Cue) -> None:
        """Nothing is kept of cues."""

    def hush(self, cue: Cue) -> str | None:
        return None

    def moods(self, cue: Cue) -> Mapping[int, Mood]:
        return {}

    def is_dramatic(self, cue: Cue) -> bool:
        return False

    def is_plain(self, cue: Cue) -> bool:
        return False

    def told(self, cue: Cue) -> dict[str, Any]:
        return cue.nouns

    def forgets(self, cue: Cue) -> bool:
        return False

    def keeps(self, line: Line) -> bool:
        return False

    def recalls(self, then: View, now: View) -> View:
        return then

    # moments

    def lay_open(self, own: View, everybody: Sequence[View]) -> View:
        return own

    def hand_of(self, view: View) -> Sequence[str]:
        return ()

    def opening(self, update: Update) -> Motion | None:
        return None

    def idle_jobs(self) -> Iterable[tuple[Hashable, Iterator[None]]]:
        return ()

    # what lies where

    def appear(self, handle: Handle) -> Place | None:
        return None

    def leave(self, handle: Handle) -> Place | None:
        return None

    def spots(self) -> Sequence[Hotspot]:
        return ()

    def where(self, value: Any) -> Rect | None:
        """A ping's plain value lies where the spot of that name is."""
        handle = tuple(value) if isinstance(value, list | tuple) else value
        return next((spot.rect for spot in self.spots() if spot.handle == handle), None)

    def row_of(self, choice: Plain) -> Rect | None:
        return None

    def widgets(self) -> Sequence[Widget]:
        return ()

    def page(self) -> Hashable | None:
        return None

    def throws(self) -> DiceTray | None:
        return None

    def finished(self) -> bool | None:
        return None

    def drop(self, handle: Hashable, onto: Hashable) -> None:
        """Nothing is dragged."""

    def dropped(self, handle: Hashable, point: tuple[int, int]) -> None:
        """Nothing lies where there is no spot."""

    def grown(self, handle: Handle) -> tuple[float, float] | None:
        return None

    def aside(self, point: tuple[int, int] | None) -> bool:
        return False

    def peek(self, on: bool) -> None:
        """There is no secret."""

    # drawing

    def draw_background(self, surface: Surface) -> None:
        """What changes only with update, selection or size."""
        raise NotImplementedError

    def draw_standing(self, surface: Surface) -> None:
        """Nothing stands over the things at rest."""

    def paint_corner(self, surface: Surface) -> None:
        """Nothing hangs on the pointer."""

    def inspector_foot(self) -> int:
        """The inspector has all of its paper."""
        return 0
