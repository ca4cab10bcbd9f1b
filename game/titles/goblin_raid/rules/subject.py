"""What a question of the game is about: the nouns of its ask as fields."""

from __future__ import annotations

import msgspec

from game.engine.ask import Ask, SeatAsk


class Subject(msgspec.Struct, frozen=True):
    """The nouns that asks of this game have (`Ask.nouns`); those that one has not are as here."""

    hex: str = ""
    site: str = ""
    bags: int = 0
    """Of the site."""
    battle: int = -1
    """Its place among those declared, from 0; -1 for none."""
    step: str = ""
    """The letter of the battle step."""
    letter: str = msgspec.field(default="", name="class")
    """The class that flees."""
    hexes: int = 0
    """How far it flees; 0 where the question is about no flight."""
    rout: bool = False
    """It routs; else it retreats."""
    must: bool = False
    """All leaders must go along (GOB-9.11)."""
    pieces: tuple[str, ...] = ()
    """Those who run."""
    trail: tuple[str, ...] = ()
    """Where they have run so far, start included."""


def subject_of(ask: Ask | SeatAsk | None) -> Subject:
    """Return what an ask is about."""
    return msgspec.convert(ask.nouns, Subject) if ask is not None else Subject()
