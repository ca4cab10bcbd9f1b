"""What a question of the game is about: the nouns of its ask as fields."""

from __future__ import annotations

import msgspec

from game.engine.ask import Ask, SeatAsk


class Subject(msgspec.Struct, frozen=True):
    """The nouns that asks of this game have (`Ask.nouns`); those that one has not are as here."""

    event: str = ""
    attacker: int = -1
    target: int = -1
    """Whose platform is attacked."""
    platform: int = 0
    """Counted from 1."""
    handle: int = -1
    """Of the card that is attacked."""
    card: str = ""
    seconds: int = 0
    """How long the reaction window stays open; 0 for no clock."""


def subject_of(ask: SeatAsk | Ask | None) -> Subject:
    """Return what an ask is about."""
    return msgspec.convert(ask.nouns, Subject) if ask is not None else Subject()
