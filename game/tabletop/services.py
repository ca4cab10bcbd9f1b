"""What the table scene gives a title's screen: the feed, words, motion, sounds, and ways to act. One of each table."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Protocol

from pygame import Rect, Surface

from game.engine.sight import SPECTATOR
from game.engine.spaces import Plain
from game.tabletop.feed import Feed, Player, Update
from game.ui.living import Face, LivingFaces
from game.ui.look import Look
from game.ui.motion import Scope
from game.ui.places import Handle, Place, Stage
from game.words import Words

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
