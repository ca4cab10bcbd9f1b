"""What a question of the game is about: the nouns of its ask as fields."""

from __future__ import annotations

from typing import NamedTuple

from game.engine.ask import SeatAsk


class Subject(NamedTuple):
    """The nouns that asks of this game have (`Ask.nouns`); those that one has not are as here."""

    handle: int = -1
    card: str | None = None
    event: str = ""
    item: str = ""
    target: int = -1
    """A seat; -1 for none."""
    purpose: str = ""
    """What a die was thrown for, as `cues.Roll` has it."""
    number: int = 0
    """What it shows."""
    seat: int = -1
    """Who threw it; -1 for all."""
    n: int = 1
    """How many cards a sacrifice takes."""


def subject_of(ask: SeatAsk | None) -> Subject:
    """Return what an ask is about; nouns of other rules are left out."""
    nouns = ask.nouns if ask is not None else {}
    return Subject(**{name: nouns[name] for name in Subject._fields if name in nouns})
