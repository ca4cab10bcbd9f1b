"""The agenda says what happens next: a stack of small step records, data like the rest of the match.

A step has at most two paragraphs. `run` either changes the state and pushes further steps, or returns one ask and
changes nothing; `answer` takes the choices. Two questions are two steps. A loop is a step that pushes its body and
then itself. A step's docstring cites the rules it carries out.

Steps name only what everybody may know (seats, spaces, counters): secrets stand in the state. So the agenda travels
in every view, and a search bot can build an imagined match from it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Generic

import msgspec

from game.engine.ask import Ask
from game.engine.chance import AnyChance
from game.engine.plays import reader_of
from game.engine.spaces import Choice, Space

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    M = TypeVar("M", default=Any)
else:
    from typing import TypeVar

    M = TypeVar("M")

STAY = True
"""What `answer` returns to keep an open ask on the agenda."""


class Step(msgspec.Struct, Generic[M], frozen=True, array_like=True, gc=False):
    """One paragraph of the sequence of play of a match `M`.

    Subclasses give a tag: `class Turn(Step[Match[State]], frozen=True, tag="turn")`, and one that asks says which `plays`
    may answer it (`plays.py`): its `refuse` and `answer` get one of these. None: they get the choice as it came.
    """

    plays: ClassVar[Any] = None

    def __init_subclass__(cls, **options: Any) -> None:
        super().__init_subclass__(**options)
        if "plays" in cls.__dict__:
            cls.read = staticmethod(reader_of(cls.plays))  # type: ignore[assignment, method-assign]

    @staticmethod
    def read(choice: Choice) -> Any:
        """Return the play that a choice stands for. Raises msgspec.ValidationError where it is none of `plays`."""
        return choice

    def run(self, match: M) -> Ask | None:
        """Carry the step out, or return what is asked (and then change nothing)."""
        raise NotImplementedError(f"step {type(self).__name__} has no run")

    def space(self, match: M, seat: int) -> Space:
        """What `seat` may choose: a function of that seat's view alone."""
        raise NotImplementedError(f"step {type(self).__name__} asks but has no space")

    def sample(self, match: M, seat: int, chance: AnyChance) -> Choice:
        """Any choice of the space, for random play and thought. A step whose space is costly to lay out may draw from
        the state instead; what it draws must be in the space, and everything there must be possible."""
        return self.space(match, seat).sample(chance)

    def default(self, match: M, seat: int) -> Choice:
        """The harmless legal choice made for `seat` when its time is up."""
        raise NotImplementedError(f"step {type(self).__name__} asks but has no default")

    def passes(self, match: M, seat: int, choice: Choice) -> bool:
        """In a window (`Ask.window`): whether this legal choice is as good as silence, so that the clock makes it."""
        return bool(choice == self.default(match, seat))

    def refuse(self, match: M, seat: int, play: Any) -> str:
        """The title's code for a play outside the space ("" if it knows none), from the seat's own view. Also called
        for seats that are not asked or have answered: "" lets the kernel say so."""
        return ""

    def answer(self, *args: Any, **kwargs: Any) -> bool | None:
        """Carry out the answers: `answer(match, answers)` with one play for each seat asked, by seat (an open ask: the
        one that came). `STAY` keeps it open."""
        raise NotImplementedError(f"step {type(self).__name__} asks but has no answer")

    def why_not(self, match: M, seat: int, choice: Choice) -> str:
        """`refuse` for a choice that may be no play of this step ("")."""
        try:
            play = self.read(choice)
        except msgspec.ValidationError:
            return ""
        return self.refuse(match, seat, play)

    def resolve(self, match: M, answers: dict[int, Choice]) -> bool | None:
        """Read the choices as plays and carry them out."""
        return self.answer(match, {seat: self.read(choice) for seat, choice in answers.items()})


class SeatStep(Step[M], Generic[M], frozen=True):
    """A step that one seat answers at a time, be it asked alone or with others in an open ask.

    `answer(match, seat, play)` gets who answers and what, instead of answers by seat.
    """

    def resolve(self, match: M, answers: dict[int, Choice]) -> bool | None:
        ((seat, choice),) = answers.items()
        return self.answer(match, seat, self.read(choice))


def words(step: Step) -> str:
    """A step in words, for `explain()`: its name, fields and the first line of its docstring."""
    fields = ", ".join(f"{name}={getattr(step, name)!r}" for name in step.__struct_fields__)
    doc = (type(step).__doc__ or "").strip().splitlines()
    return f"{type(step).__name__}({fields})" + (f": {doc[0]}" if doc else "")
