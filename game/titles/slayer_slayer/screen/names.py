"""Names and amounts in the language of the moment: what every part of the table says."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

from game.tabletop.contract import TableServices
from game.titles.slayer_slayer.rules import cues
from game.titles.slayer_slayer.screen.card_rows import GOBLINS, OBJECTIVE_ROWS, short
from game.titles.slayer_slayer.screen.cue_memory import CueMemory
from game.titles.slayer_slayer.screen.reading import Reading
from game.words import Words


class Names(Protocol):
    """The part of the table that knows words. What it needs of the rest is declared here."""

    services: TableServices
    words: Words
    reading: Reading
    memory: CueMemory

    def card_name(self, card: str) -> str:
        """A goblin by its short name: everybody here is a goblin."""
        return short(self.words(f"card-{card}")) if card in GOBLINS else self.words("a_card")

    def foe_name(self, foe: str) -> str:
        return self.words(f"foe-{foe}")

    def event_name(self, event: str) -> str:
        return self.words(f"event-{event}")

    def item_name(self, item: str) -> str:
        return self.words(f"item-{item}")

    @property
    def foe_now(self) -> str:
        """The foe of the battle, or the one that a cue has just brought; "" none."""
        return self.memory.foe(self.reading)

    def goblin(self, handle: int) -> str | None:
        """Which goblin a handle is, as far as this seat has been told."""
        return self.memory.card(handle, self.reading)

    def objective_words(self, objective: str) -> tuple[str, str]:
        """An objective's name and text."""
        return self.words(f"objective-{objective}"), self.words(f"objective-{objective}.text")

    def short_name(self, seat: int) -> str:
        return self.services.tr("table-you") if seat == self.services.seat else self.services.name(seat)

    def ability(self, foe: str, place: int) -> str:
        """A foe's ability in its words."""
        return self.words.maybe(f"foe-{foe}.ability-{place + 1}")

    def printed(self, card: str) -> int | None:
        """A goblin's printed Power; None where a die says it."""
        power = GOBLINS[card]["power"]
        return None if power == "d20" else int(power)

    @property
    def objectives(self) -> Sequence[Mapping[str, Any]]:
        return list(OBJECTIVE_ROWS.values())

    def and_(self, names: Iterable[str]) -> str:
        found = list(names)
        if len(found) < 2:
            return "".join(found)
        return self.services.tr("table-and", first=", ".join(found[:-1]), last=found[-1])

    def amount(self, kind: str, n: int) -> str:
        """An amount of gold, trophies, cards ... in words."""
        return self.words(f"amount-{kind}", n=n)

    def amounts(self, amounts: Mapping[str, int]) -> str:
        return ", ".join(self.amount(kind, n) for kind, n in amounts.items() if n and self.words.has(f"amount-{kind}"))


def prizes_of(cue: cues.Reward) -> dict[str, int]:
    """Return what an event gives, by kind."""
    return {
        "gold": cue.gold,
        "trophies": cue.trophies,
        "cards": cue.cards,
        "weave": cue.weave,
        "armour": cue.armour,
        "foresight": cue.foresight,
    }
