"""What everybody may know of a question, by name: the nouns of an ask as a record, for bots and screen."""

from __future__ import annotations

import msgspec

from game.engine.ask import SeatAsk
from game.titles.lords_of_hell.rules.state import NOBODY, NONE


class AskFacts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The nouns of an ask; what the question is not about keeps its default."""

    seat: int = NOBODY
    """Who decides, or whose turn it is."""
    to: int = NOBODY
    """Who gets what is given."""
    of: int = NOBODY
    """Whose cards are chosen."""
    realm: int = NOBODY
    realms: list[int] = []
    side: str = ""
    part: str = ""
    """Which hits are dealt out (LOH-10.72)."""
    changed: bool = False
    """The attack has turned to another realm (LOH-10.6)."""
    card: str = ""
    struck: list[int] = []
    """Realms that the chain has hit."""
    piece: int = NONE
    """What stands on Earth; NONE: the devil."""
    die: int = 0
    window: str = ""
    phase: str = ""
    round: int = 0


NO_FACTS = AskFacts()


def facts_of(ask: SeatAsk | None) -> AskFacts:
    """Return what an ask says to everybody."""
    return msgspec.convert(ask.nouns, AskFacts) if ask is not None else NO_FACTS
