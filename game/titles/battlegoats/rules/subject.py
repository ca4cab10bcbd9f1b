"""What a question of the game is about: the nouns of its ask as fields."""

from __future__ import annotations

from typing import NamedTuple

from game.engine.ask import Ask, SeatAsk
from game.engine.cues import Named, pair
from game.titles.battlegoats.rules.cards import SPACE_INDEX


class Subject(NamedTuple):
    """The nouns that asks of this game have (`Ask.nouns`), places as the state counts them."""

    place: int = -1
    """Of the card that is attacked."""
    by: int = -1
    """Of the card that attacks it."""
    places: tuple[int, ...] = ()
    """Of two cards that may change places."""
    card: str = ""


def subject_of(ask: Ask | SeatAsk | None) -> Subject:
    """Return what an ask is about."""
    nouns = ask.nouns if ask is not None else {}
    at = {name: _place(nouns[name]) for name in ("place", "by") if name in nouns}
    return Subject(**at, places=tuple(map(_place, nouns.get("places", ()))), card=nouns.get("card", ""))


def _place(named: Named) -> int:
    seat, space = pair(named)
    return seat * 9 + SPACE_INDEX[space]
