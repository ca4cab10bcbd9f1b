"""What a title gives the table scene. One contract for every game; `services.py` is what the scene gives the title.

A title's `screen/screen.py` exports `TABLE`, a class that is called with a `TableServices` and fills `TitleScreen`. The
scene owns time, events, the frame (top strip, plates, ask line, inspector, log, chat, buttons) and the order in which
updates are shown;
the title owns the middle: layout, drawing, what a click means, and the moments of its cues.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol

from pygame import Rect, Surface

from game.engine.cues import Cue
from game.engine.rules import View
from game.engine.spaces import Plain
from game.tabletop.feed import Update
from game.tabletop.services import TableServices
from game.tabletop.story import StoryCount
from game.ui.dice.tray import DiceTray
from game.ui.living import Mood
from game.ui.motion import Motion
from game.ui.music import Music
from game.ui.places import Handle, Place
from game.ui.widgets.base import Widget
from game.ui.widgets.inspector import Inspected
from game.ui.widgets.players import PlayerFacts


@dataclass(frozen=True, slots=True)
class Phase:
    """One word of the track in the top strip."""

    words: str
    state: Literal["past", "now", "ahead"] = "ahead"


@dataclass(frozen=True, slots=True)
class Regions:
    """Where the frame's parts lie for the present phase. No two of them overlap."""

    top: Rect
    middle: Rect
    ask: Rect
    inspector: Rect
    buttons: Rect
    log: Rect | None = None
    """None: the log is a tab beside the inspector."""
    plates: Mapping[int, Rect] = field(default_factory=dict)
    """Seat plates; under 62 px high they become strips of one line."""
    corner: Rect | None = None
    """Emote and ping, if there is room for them on the table (else they are in the chat tab)."""


ButtonKind = Literal["primary", "danger", "gold", "plain", "moss"]


@dataclass(frozen=True, slots=True)
class AnswerButton:
    """A button that answers the ask (or resigns, fills in, clears). The first of a list is the main button."""

    id: str
    words: str
    do: Callable[[], object]
    small: str = ""
    kind: ButtonKind = "plain"
    enabled: bool = True
    why: str = ""
    sound: str = "button"
    ready: bool = False
    """Of the main button: it has an answer that stands ready, and what lies on the table only changes that. The keyboard begins
    here."""


@dataclass(frozen=True, slots=True)
class Hotspot:
    """Something that can be pointed at: by the mouse, by arrow keys, by Tab. `open` spots can be acted on now;
    of the others `why` says why not, and hovering shows them in the inspector all the same."""

    handle: Hashable
    rect: Rect
    open: bool = False
    why: str = ""
    drag: bool = False
    order: int = 0
    aside: bool = False
    """An open one that answers nothing: it shows something. The keyboard comes to it after what answers."""
    headed: bool = False
    """A heading begins at its upper left corner: its key tag lies at the right one."""


@dataclass(frozen=True, slots=True)
class Line:
    """A sentence of the log. `text` may hold <link=ID>names</link>; `topic` is what the filter sorts by."""

    text: str
    hot: bool = False
    topic: str = "play"
    """"play", "fall" (things that matter most), "table" (resigning), "news" (of the table: who came, who dropped)."""
    indent: int = 0
    forgotten: str | None = None
    """What is left of it when the table forgets (see `forgets`); None: it is kept as it is."""
    about: tuple[str, ...] = ()
    """The cards that it would forget: while all can see them it is kept (see `keeps`)."""
    chain: Hashable = None
    """A sentence that goes on where the newest one stopped, if that is of the same chain: it takes its place."""
    times: int = 1
    """How many of the same it stands for: the log folds them (`FOLD`)."""


@dataclass(frozen=True, slots=True)
class FreeTalk:
    """What stands over the chat of a game in which some words bind and talk does not."""

    words: str
    sign: Callable[[int], Surface]
    """The sign beside the words, so many pixels large."""
    allowed: bool = True
    """False: the lobby has switched talk off, nothing can be typed."""


@dataclass(frozen=True, slots=True)
class TableSounds:
    """What a title lets be heard: `screen/sounds.py` of a title ends with `SOUNDS = TableSounds(...)`."""

    music: Callable[[Update], Music]
    """The music that belongs to what lies there."""
    heard: Callable[[Cue], Sequence[tuple[str, int | None]]] | None = None
    """The effects of a cue, each with its take; its moments may play more."""
    opening: Callable[[Update], str] | None = None
    """What is heard when the table is first seen; "" for nothing, as in the middle of a match."""


class TitleScreen(Protocol):
    """What a title's `TABLE(services)` does. `default_screen.DefaultScreen` fills in what not every title has."""

    title: str
    """The game's name, for the top strip."""
    sounds: TableSounds
    cry: str
    """The effect of an emote."""
    has_secret: bool
    """This seat has a secret that `peek` shows; there is a key for it."""
    has_sheet: bool
    """A sheet lies over the table at times, or is called up, and `aside` moves it; there is a key for it."""
    memory_game: bool
    """A view may hold what only memory may keep later on: looking back shows a past view as `recalls` says."""

    @property
    def paper(self) -> str:
        """What the log is called."""
        ...

    def seat_place(self, seat: int) -> Rect | None:
        """Where a player is to be seen who has no plate of the frame's: what they say stands beside it."""
        ...

    def line_words(self, name: str) -> str:
        """The words of a line of this game that was said as an emote; "" for a name that is none."""
        ...

    def line_said(self, seat: int, name: str) -> None:
        """A seat has said such a line."""
        ...

    def regions(self) -> Regions: ...

    def widgets(self) -> Sequence[Widget]:
        """Widgets of its own, such as a map, that lie under the spots."""
        ...

    def layout(self) -> Mapping[Handle, Place]:
        """Where everything lies: a pure function of `services.update`, the size and the selection."""
        ...

    def appear(self, handle: Handle) -> Place | None:
        """Where a new thing comes from (None: it fades in)."""
        ...

    def leave(self, handle: Handle) -> Place | None: ...

    def phases(self) -> Sequence[Phase]: ...

    def plate(self, facts: PlayerFacts, seat: int) -> PlayerFacts:
        """The plate of a seat: the frame has filled in name, colour and connection."""
        ...

    def ask(self) -> tuple[str, str]:
        """The ask line: one sentence, and what is at stake."""
        ...

    def caption(self) -> str:
        """What the ask line says while a moment plays ("" the newest sentence of the log)."""
        ...

    def acts(self) -> Sequence[AnswerButton]: ...

    def spots(self) -> Sequence[Hotspot]: ...

    def inspect(self, handle: Hashable) -> Inspected | None:
        """What the inspector shows of a thing; what the log links comes as ("card", its id)."""
        ...

    def page(self) -> Hashable | None:
        """What the inspector shows when something else begins, until one points at a thing."""
        ...

    def click(self, handle: Hashable) -> None: ...

    def drop(self, handle: Hashable, onto: Hashable) -> None: ...

    def dropped(self, handle: Hashable, point: tuple[int, int]) -> None:
        """A drag ended on no spot."""
        ...

    def grown(self, handle: Handle) -> tuple[float, float] | None:
        """Width and height of a thing in the hand that drags it, if it is larger there than where it lies."""
        ...

    def throws(self) -> DiceTray | None:
        """The tray, while an answer may be given by throwing a die there."""
        ...

    def aside(self, point: tuple[int, int] | None) -> bool:
        """A click at a point (None: the key) moves the sheet aside or brings it back; whether it did. See `has_sheet`."""
        ...

    def peek(self, on: bool) -> None:
        """The key for one's own secret is held, or let go. See `has_secret`."""
        ...

    @property
    def story(self) -> StoryCount | None:
        """What the game counts, for the curve of the results; None: nothing that all can see."""
        ...

    def known_as(self, seat: int) -> str:
        """What the table calls a seat where that is not its player's name (a devil); "" for the player's."""
        ...

    def role_of(self, seat: int) -> str:
        """What a seat has turned out to be, once all may know; "" for nothing."""
        ...

    def figure_of(self, seat: int) -> str:
        """The picture of a seat's figure, where the game gives it one (a devil); "" its player's portrait."""
        ...

    def has_resigned(self, seat: int) -> bool:
        """For the results: whether the seat gave up."""
        ...

    def unscored(self, seat: int) -> str:
        """For the results: what is said in place of the score of a seat that has none; "" where it has one."""
        ...

    def how_far(self) -> str:
        """For the results of a match that nobody has won: how far those at the table came; "" for nothing."""
        ...

    def finished(self) -> bool | None:
        """Whether this seat has said that it is ready in an open ask; None: the title's rules know (`idle`)."""
        ...

    def free_talk(self) -> FreeTalk | None:
        """Chat binds nobody here, and looks it: a sign over it, its lines grey and in italics."""
        ...

    def back(self) -> bool:
        """Take back a selection; False when there is none."""
        ...

    def onward(self) -> bool:
        """Turn to the next thing that one could act with: the key for skipping, while nothing moves. False: there is none."""
        ...

    @property
    def onward_words(self) -> str:
        """What `onward` turns to, for the sheet of keys; "" if it never does anything."""
        ...

    def where(self, value: Any) -> Rect | None:
        """Where a ping's plain value lies."""
        ...

    def row_of(self, choice: Plain) -> Rect | None:
        """Where the title's own sheet has a row that is pressed for a choice: a hint points at it."""
        ...

    def shown(self) -> None:
        """`services.update` is new: forget selections that no longer apply."""
        ...

    def heard(self, cue: Cue) -> None:
        """A cue comes: once, before its moment and before its lines are asked for."""
        ...

    def opening(self, update: Update) -> Motion | None:
        """The moment of what lies there when the table is first seen (cards are dealt). It runs beside what the player
        does, and the update's cues are told. None: it is no beginning."""
        ...

    def idle_jobs(self) -> Iterable[tuple[Hashable, Iterator[None]]]:
        """Pictures of moments to come, by key, each printed a little before each yield while nothing moves."""
        ...

    def hush(self, cue: Cue) -> str | None:
        """A caption, if the cue's moment shows what it says (dice fall, cards turn up): its beat is told and sounds when
        that is over or at `services.disclose()`. "" leaves the caption as it was; None: the beat is told at once."""
        ...

    def moods(self, cue: Cue) -> Mapping[int, Mood]:
        """How a cue makes those feel whom it touches, by seat: their portraits show it for a moment."""
        ...

    def is_dramatic(self, cue: Cue) -> bool:
        """Whether a cue is one that people want to see: what bots do gets more time then."""
        ...

    def is_plain(self, cue: Cue) -> bool:
        """Whether a cue may be shown in one movement with those of the same bot's next plays."""
        ...

    def moments(self, cues: Sequence[Cue], after: Update) -> Motion:
        """One beat: show what these cues say. `services.update` is still the one before, `after` the one they lead to."""
        ...

    def lines(self, cue: Cue) -> Sequence[Line]:
        """What the log says of it, in the language of the moment; asked once in each language."""
        ...

    def told(self, cue: Cue) -> dict[str, Any]:
        """The nouns of a cue, a deed or a reason in words, as a sentence of the title's own takes them."""
        ...

    def forgets(self, cue: Cue) -> bool:
        """From this cue on the log no longer tells what only memory may keep."""
        ...

    def keeps(self, line: Line) -> bool:
        """Everything that this line would forget can still be seen by all."""
        ...

    def lay_open(self, own: View, everybody: Sequence[View]) -> View:
        """Return a seat's view of a match that is over with the faces of all that lies hidden on the table, out of what each
        seat saw, by seat."""
        ...

    def hand_of(self, view: View) -> Sequence[str]:
        """Return the cards that a seat holds hidden, in its own view: `inspect(("card", name))` has the page of each."""
        ...

    def recalls(self, then: View, now: View) -> View:
        """A view of before as it may be looked back to, without what only memory keeps. See `memory_game`."""
        ...

    def rules(self) -> tuple[str, str]:
        """The page of the present phase: heading and text."""
        ...

    def draw_background(self, surface: Surface) -> None:
        """What changes only with update, selection or size: labels, empty spaces, counts."""
        ...

    def paint_thing(self, surface: Surface, handle: Handle, place: Place) -> None:
        """A thing at its place."""
        ...

    def is_raised(self, handle: Handle) -> bool:
        """Whether a thing is drawn over those that lie beside it, though it lies where it belongs: it is chosen."""
        ...

    def printed_words(self) -> Sequence[Rect]:
        """Where words stand on the table that belong to no thing: a lesson's hand does not lie on them."""
        ...

    def is_in_hand(self, handle: Handle) -> bool:
        """Whether that thing is chosen, and the question is what to do with it: a lesson does not ask for it again."""
        ...

    def draw_standing(self, surface: Surface) -> None:
        """What stands over the things at rest and under those that move."""
        ...

    def paint_over(self, surface: Surface) -> None:
        """What moves, over everything."""
        ...

    def paint_corner(self, surface: Surface) -> None:
        """Over everything, marks included: what hangs on the pointer."""
        ...

    def inspector_foot(self) -> int:
        """How many pixels at the inspector's foot a note of the title's takes now."""
        ...


MakesScreen = Callable[[TableServices], TitleScreen]
"""What `TABLE` of a title's `screen/screen.py` is."""
