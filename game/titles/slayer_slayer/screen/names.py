"""Names and amounts in the language of the moment: what every part of the table says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from game.tabletop.services import TableServices
from game.titles.slayer_slayer.rules import cues
from game.titles.slayer_slayer.screen.card_rows import GOBLINS, short
from game.titles.slayer_slayer.screen.cue_memory import CueMemory
from game.titles.slayer_slayer.screen.reading import Reading
from game.words import Words
from game.words.names import Name, NameList


class Names(Protocol):
    """The part of the table that knows words. What it needs of the rest is declared here."""

    services: TableServices
    words: Words
    reading: Reading
    memory: CueMemory

    def card_name(self, card: str) -> str:
        """A goblin by its short name: everybody here is a goblin."""
        return short(self.words(f"card-{card}")) if card in GOBLINS else self.words("a_card")

    def goblin_name(self, card: str) -> Name:
        """Return a goblin's short name, which bends in messages."""
        return Name(self.card_name(card), f"card-{card}")

    def foe_name(self, foe: str) -> Name:
        """Return a foe's name, which bends in messages."""
        return self.words.name(f"foe-{foe}")

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

    def reason(self, reason: str, foe: str) -> str:
        """Why a number changed, in words (README: reasons in `ledger`)."""
        if reason in GOBLINS:
            return self.card_name(reason)
        if reason.startswith("ability:"):
            ability = self.ability(foe, int(reason.split(":")[1])) if foe else ""
            return self.words("reason-ability", ability=ability) if ability else self.words("reason-own")
        if reason == "minimum":
            return self.words("reason-minimum", n=1)
        return self.words(f"reason-{reason}")

    def printed(self, card: str) -> int | None:
        """A goblin's printed Power; None where a die says it."""
        power = GOBLINS[card]["power"]
        return None if power == "d20" else int(power)

    def amount(self, kind: str, n: int) -> str:
        """An amount of gold, trophies, cards ... in words."""
        return self.words(f"amount-{kind}", n=n)

    def gained(self, kind: str, n: int) -> str:
        """An amount as somebody gets it."""
        return self.words(f"amount-{kind}.got", n=n)

    def gains(self, amounts: Mapping[str, int]) -> NameList:
        """Several amounts as somebody gets them."""
        return self.words.join(
            self.gained(kind, n) for kind, n in amounts.items() if n and self.words.has(f"amount-{kind}")
        )

    def about(self, key: str, seat: int, **nouns: object) -> str:
        """Say something of a seat: to the one who sits there, what says "you" if there is such a wording."""
        if seat == self.services.seat:
            yours = f"{key}-you" if "." in key else f"{key}.you"
            if self.words.has(yours):
                return self.words(yours, seat=self.services.name(seat), **nouns)
        return self.words(key, seat=self.services.name(seat), **nouns)

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
