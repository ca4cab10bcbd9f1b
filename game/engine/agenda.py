"""The agenda says what happens next: a stack of small step records, data like the rest of the match.

A step has at most two paragraphs. `run` either changes the state and pushes further steps, or returns one ask and
changes nothing; `answer` takes the choices. Two questions are two steps. A loop is a step that pushes its body and
then itself. A step's docstring cites the rules it carries out.

Steps name only what everybody may know (seats, spaces, counters): secrets stand in the state. So the agenda travels
in every view, and a search bot can build an imagined match from it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from game.engine.ask import Ask
from game.engine.chance import AnyChance
from game.engine.spaces import Choice, Space

if TYPE_CHECKING:
    from game.engine.match import Match

STAY = True
"""What `answer` returns to keep an open ask on the agenda."""


class Step(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """One paragraph of the sequence of play. Subclasses give a tag: `class Attack(Step, frozen=True, tag="attack")`."""

    def run(self, match: Match) -> Ask | None:
        """Carry the step out, or return what is asked (and then change nothing)."""
        raise NotImplementedError(f"step {type(self).__name__} has no run")

    def space(self, match: Match, seat: int) -> Space:
        """What `seat` may choose: a function of that seat's view alone."""
        raise NotImplementedError(f"step {type(self).__name__} asks but has no space")

    def sample(self, match: Match, seat: int, chance: AnyChance) -> Choice:
        """Any choice of the space, for random play and thought. A step whose space is costly to lay out may draw from
        the state instead; what it draws must be in the space, and everything there must be possible."""
        return self.space(match, seat).sample(chance)

    def default(self, match: Match, seat: int) -> Choice:
        """The harmless legal choice made for `seat` when its time is up."""
        raise NotImplementedError(f"step {type(self).__name__} asks but has no default")

    def passes(self, match: Match, seat: int, choice: Choice) -> bool:
        """In a window (`Ask.window`): whether this legal choice is as good as silence, so that the clock makes it."""
        return bool(choice == self.default(match, seat))

    def refuse(self, match: Match, seat: int, choice: Choice) -> str:
        """The title's code for a choice outside the space ("" if it knows none), from the seat's own view. Also called
        for seats that are not asked or have answered: "" lets the kernel say so."""
        return ""

    def answer(self, match: Match, answers: dict[int, Choice]) -> bool | None:
        """Carry out the answers, one for each seat asked (an open ask: the one that came). `STAY` keeps it open."""
        raise NotImplementedError(f"step {type(self).__name__} asks but has no answer")


def words(step: Step) -> str:
    """A step in words, for `explain()`: its name, fields and the first line of its docstring."""
    fields = ", ".join(f"{name}={getattr(step, name)!r}" for name in step.__struct_fields__)
    doc = (type(step).__doc__ or "").strip().splitlines()
    return f"{type(step).__name__}({fields})" + (f": {doc[0]}" if doc else "")
