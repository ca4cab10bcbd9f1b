"""What a title gives the table scene, and what the scene gives the title. One contract for every game.

A title's `screen/screen.py` exports `TABLE`, a class that is called with a `TableServices` and fills `TitleScreen`. The
scene owns time, events, the frame (top strip, plates, ask line, inspector, log, chat, buttons) and the order in which
updates are shown;
the title owns the middle: layout, drawing, what a click means, and the moments of its cues.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol

from pygame import Rect, Surface

from game.engine.cues import Cue
from game.engine.rules import View
from game.engine.sight import SPECTATOR
from game.engine.spaces import Plain
from game.tabletop.feed import Feed, Player, Update
from game.tabletop.story import StoryCount
from game.ui.dice.tray import DiceTray
from game.ui.living import Face, LivingFaces, Mood
from game.ui.look import Look
from game.ui.motion import Motion, Scope
from game.ui.music import Music
from game.ui.places import Handle, Place, Stage
from game.ui.widgets.base import Widget
from game.ui.widgets.inspector import Inspected
from game.ui.widgets.players import PlayerFacts
from game.words import Words


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


Effect = Callable[[Surface], object]
"""Something drawn over the table while it is in `TableServices.effects`."""


class Translates(Protocol):
    """A key of the program's words in the language of the moment."""

    def __call__(self, key: str, **args: object) -> str: ...


class PlaysSound(Protocol):
    """Plays an effect by name; `take`: a step of one that has steps."""

    def __call__(self, name: str, take: int | None = None) -> None: ...


class Confirms(Protocol):
    """Asks once more before something final."""

    def __call__(self, title: str, text: str, do: Callable[[], object]) -> None: ...


@dataclass(slots=True)
class Pointer:
    """What the pointer does on the table."""

    hovered: Hashable = None
    """The thing that is pointed at."""
    lifted: tuple[Handle, Place] | None = None
    """What the title draws elsewhere than it lies, and where, while it is pointed at: a card lifted from its fan."""
    dragging: Hashable = None
    over: Hashable = None
    """What a dragged thing is held over."""
    held: tuple[float, float] = (0.0, 0.0)
    """Where a dragged thing is held, from its middle."""
    at: tuple[int, int] = (-1, -1)


@dataclass(kw_only=True, eq=False)
class TableServices:
    """What the scene gives a title's table. The title reads `update`, never anything else, for what lies where."""

    feed: Feed
    words: Words
    scope: Scope
    tr: Translates
    send: Callable[[Plain], None]
    """The one message of a decision."""
    sketch: Callable[[Plain], None]
    """A message that decides nothing: the layout so far."""
    throw: Callable[[int, int], None]
    """A hand throws the dice that the choice sent next may lead to: degrees, and 0 to 100."""
    refresh: Callable[[], None]
    """The selection changed: buttons, spots and the layout are made anew."""
    tell: Callable[[], None]
    """The log has new sentences, or the caption of a moment has changed."""
    disclose: Callable[[], None]
    """A moment has shown what its beat kept back (`hush`): it is told from now on, in log and caption."""
    inspect: Callable[[Hashable], None]
    """Show a thing in the inspector, as if a spot were pointed at: for the title's own widgets."""
    read_again: Callable[[], None]
    """What the inspector says of the thing that it shows has changed."""
    pressed: Callable[[Hashable], bool]
    """Something on a widget of the title's own was pressed: it skips what moves, or is pointed out to all. False: the press
    is the title's."""
    aid: Callable[[], bool]
    """Whether the player wants to be told what can be done next (a setting)."""
    play_sound: PlaysSound
    key_name: Callable[[str], str]
    """The key of an action, as buttons show it."""
    slip: Callable[[str], None]
    """Something this player should know and no cue tells: it hangs as a slip for a while, and the log keeps it."""
    confirm: Confirms
    copy_of: Callable[[Rect], Surface]
    """A copy of background and widgets (plates, panels) in a rectangle, without the things that lie there."""

    stage: Stage = field(init=False)
    faces: LivingFaces = field(init=False, default_factory=LivingFaces)
    """What the portraits of those at the table do."""
    paints_faces: bool = field(init=False, default=False)
    """There are faces on the background: it is drawn again when one changes."""
    pointer: Pointer = field(init=False, default_factory=Pointer)
    effects: dict[Hashable, Effect] = field(init=False, default_factory=dict)
    stage_size: tuple[int, int] | None = field(init=False, default=None)
    """The size that the table is laid out for; None before it is."""
    aloft: set[Hashable] = field(init=False, default_factory=set)
    """Things that a moment carries while the player may act: they go home when it lets go of them."""
    side_taken: bool = field(init=False, default=False)
    """The coach's sheet lies where inspector and log do: a note of the title's own there waits."""
    sent: bool = field(init=False, default=False)
    """An answer is on its way: nothing can be chosen until the update that has it."""
    in_series: bool = field(init=False, default=False)
    """One press has ordered several moves, one message each: what comes of them is shown quickly."""
    showing: bool = field(init=False, default=False)
    """An update is being shown: what was asked before it has been answered."""
    frame: int = field(init=False, default=0)
    """Counts the frames of the table."""
    flick: tuple[int, int] | None = field(init=False, default=None)
    marched: float = field(init=False, default=0.0)
    """How far dashes have marched, in pixels."""
    marches: bool = field(init=False, default=False)
    """Something in the picture marches: it is drawn again some times a second."""
    _abroad: bool = field(init=False, default=False)
    _update: Update | None = field(init=False, default=None)
    _look: Look | None = field(init=False, default=None)

    def __post_init__(self) -> None:
        self.stage = Stage(self.scope)

    @property
    def ready(self) -> bool:
        """The first update is there."""
        return self._update is not None

    @property
    def update(self) -> Update:
        assert self._update is not None, "no update has come yet"
        return self._update

    @update.setter
    def update(self, update: Update) -> None:
        self._update = update

    @property
    def has_look(self) -> bool:
        """The table has been built for some size."""
        return self._look is not None

    @property
    def look(self) -> Look:
        assert self._look is not None, "the table has not been built yet"
        return self._look

    @look.setter
    def look(self, look: Look) -> None:
        self._look = look

    @property
    def seat(self) -> int:
        return SPECTATOR if self._abroad else self.feed.seat

    @contextmanager
    def abroad(self) -> Iterator[None]:
        """What is said meanwhile is said to strangers: whoever sits here is called by name, as everybody else."""
        before, self._abroad = self._abroad, True
        try:
            yield
        finally:
            self._abroad = before

    @property
    def size(self) -> tuple[int, int]:
        return self.look.frame.size

    def with_key(self, words: str, action: str) -> str:
        """Return the words of a link with the key that presses it."""
        return f"{words} {self.key_name(action)}".rstrip()

    def take_flick(self) -> tuple[int, int] | None:
        """How the first die of this update was thrown, by whomever; the dice after it nobody threw. The same on every
        screen: with the seed it makes the tumble."""
        flick, self.flick = self.flick, None
        return flick

    @property
    def reduced(self) -> bool:
        return self.scope.pace.reduced

    def players(self) -> dict[int, Player]:
        return {player.seat: player for player in self.feed.players()}

    def is_alone(self) -> bool:
        """Whether one person alone plays or watches here."""
        people = sum(not player.bot and player.connected and not player.sitter for player in self.feed.players())
        return people + (self.feed.seat < 0) <= 1

    def name(self, seat: int) -> str:
        """A seat's name in sentences."""
        player = self.players().get(seat)
        return player.name if player else f"{seat + 1}"

    def face(self, seat: int) -> Face:
        """Return what the face of a seat shows now: whatever is drawn by it is drawn again when it changes."""
        self.paints_faces = True
        return self.faces.face(seat)

    def portrait(self, seat: int, side: int) -> Surface | None:
        """Return the portrait of a seat's player, as it looks now; None: nobody sits there."""
        player = self.players().get(seat)
        return None if player is None else self.look.portrait(player.portrait, side, self.face(seat))

    def march(self) -> float:
        """Return how far dashes have marched, in pixels: what is drawn by that marches on."""
        self.marches = True
        return self.marched

    def touch(self) -> None:
        """The picture is no longer true."""
        self.stage.dirty = True


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
