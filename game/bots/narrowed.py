"""Parts of a space: only choices of some verbs, and the smallest or largest choice of a verb."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fnmatch import fnmatchcase

from msgspec.structs import replace

from game.engine.ask import SeatAsk
from game.engine.chance import AnyChance
from game.engine.spaces import Amount, Choice, Menu, One, Pick, Seq, Space


def is_of(kind: str, verb: Choice, patterns: Sequence[str]) -> bool:
    """Whether a choice of the ask `kind` that begins with `verb` matches one of the patterns ("ask verb")."""
    said = f"{kind} {verb}"
    return any(fnmatchcase(said, pattern) for pattern in patterns)


def narrow(space: Space, fits: Callable[[Choice], bool]) -> Space | None:
    """The space with only the lines or options whose verb fits; None: no such part of it, or all of it."""
    if isinstance(space, Menu):
        lines = tuple(branch for branch in space.branches if fits(branch.verb))
        return Menu(lines) if 0 < len(lines) < len(space.branches) else None
    if isinstance(space, One):
        options = tuple(option for option in space.options if fits(option))
        return One(options) if 0 < len(options) < len(space.options) else None
    return None


def ask_within(ask: SeatAsk, space: Space, chance: AnyChance) -> SeatAsk:
    """The same question with a part of its space; the default lies in it."""
    default = ask.default if space.contains(ask.default) else space.sample(chance)
    return replace(ask, space=space, default=default)


def resize(space: Space, choice: Choice, grow: bool) -> Choice:
    """The same choice with as few things as it may name, or as many; deals stay as they are."""
    if isinstance(space, Amount):
        return space.hi if grow else space.lo
    if isinstance(space, Pick) and not space.ordered:
        return _resize_pick(space, choice, grow)
    if isinstance(space, Seq):
        return [resize(part, value, grow) for part, value in zip(space.parts, choice)]
    if isinstance(space, Menu):
        for branch in space.branches:
            head = [branch.verb, *branch.nouns]
            if choice[: len(head)] == head and Menu((branch,)).contains(choice):
                rest = [resize(part, value, grow) for part, value in zip(branch.parts, choice[len(head) :])]
                return [*head, *rest]
    return choice


def _resize_pick(space: Pick, choice: Choice, grow: bool) -> Choice:
    """What was chosen comes first; the order of the options stays."""
    size = min(space.hi, len(space.options)) if grow else space.lo
    kept = [n for n, option in enumerate(space.options) if option in choice]
    others = [n for n in range(len(space.options)) if n not in kept]
    return [space.options[n] for n in sorted([*kept, *others][:size])]
