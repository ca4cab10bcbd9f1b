"""Names, promises and amounts in the language of the moment: what every part of the table says."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Protocol

from game.tabletop.services import TableServices
from game.titles.lords_of_hell.rules.cards import DATA, TABLES
from game.titles.lords_of_hell.rules.items import Item, pieces_of
from game.titles.lords_of_hell.rules.sentences import Sentence
from game.titles.lords_of_hell.rules.state import Offer, Promise
from game.titles.lords_of_hell.screen import promise_text
from game.titles.lords_of_hell.screen.reading import Reading
from game.words import Words

CARD_ROWS: dict[str, dict[str, Any]] = {row["id"]: row for row in DATA["card"]}
DEVIL_ROWS: dict[str, dict[str, Any]] = {row["id"]: row for row in DATA["devil"]}
STATUS_ROWS: dict[str, dict[str, Any]] = {row["id"]: row for row in DATA["status"]}
PROMISE_ROWS: dict[str, dict[str, Any]] = {row["signer"]: row for row in DATA["promise"]}
PHASE_ROWS: dict[str, dict[str, Any]] = {row["id"]: row for row in TABLES["phase"]}


class Names(Protocol):
    """The part of the table that knows words. What it needs of the rest is declared here."""

    services: TableServices
    words: Words
    reading: Reading

    # cards and devils

    def card_name(self, card: str) -> str:
        """A resource card by its id."""
        return self.words(f"card-{card}") if card in CARD_ROWS else self.words("a_card")

    def named(self, handle: int) -> str:
        """A resource card by its handle, as far as this seat can read it."""
        return self.card_name(self.reading.card(handle))

    def devil(self, seat: int) -> str:
        """A seat by its devil, which messages can bend; by its player while devils are chosen."""
        devil = self.reading.devil(seat)
        return self.devil_name(devil) if devil else self.services.name(seat)

    def devil_name(self, devil: str) -> str:
        return self.words.name(f"devil-{devil}")

    def player(self, seat: int) -> str:
        """The name of who plays a seat; "You" for the own one."""
        return self.words("you") if seat == self.services.seat else self.services.name(seat)

    def body_name(self, body: str) -> str:
        """A state of a devil."""
        return self.words(f"devil-state-{body}")

    def status_name(self, status: str) -> str:
        return self.words(f"status-{status}")

    def phase_name(self, phase: str) -> str:
        return self.words(f"phase-{phase}")

    # promises

    @property
    def said(self) -> promise_text.Names:
        """What sentences need to know of this table."""
        reading = self.reading

        def promise(number: int) -> Sentence | None:
            found = reading.promise(number)
            return found.sentence if found is not None else None

        return promise_text.Names(reading.devils, reading.card, lambda seat: "", promise)

    def sentence(self, sentence: Sentence) -> str:
        """A promise as it is sworn."""
        return promise_text.sentence(sentence, self.words, self.said)

    def short(self, sentence: Sentence) -> str:
        """The same for a narrow strip."""
        return promise_text.short(sentence, self.words, self.said)

    def item(self, piece: Item) -> str:
        return promise_text.item(piece, self.words, self.said)

    def items(self, pieces: Iterable[Item]) -> str:
        return promise_text.items(pieces, self.words, self.said)

    def bundle(self, goods: Sequence[Item], oaths: Sequence[Sentence]) -> str:
        """One side of a deal in a few words."""
        parts = []
        if goods:
            parts.append(
                self.items(goods) if len(goods) == 1 else self.words("tray-goods", n=sum(map(pieces_of, goods)))
            )
        if oaths:
            parts.append(self.words("tray-oaths", n=len(oaths)))
        return " + ".join(parts) or self.words("tray-nothing")

    def deal(self, offer: Offer) -> str:
        """An offer in a few words: what is given for what."""
        give, take = self.bundle(offer.give, offer.swears), self.bundle(offer.take, offer.asks)
        return self.words("tray-told", give=give, take=take)

    def oath(self, promise: Promise) -> str:
        """Who swore what to whom."""
        return self.words(
            "oath", by=self.devil(promise.by), to=self.devil(promise.to), sentence=self.sentence(promise.sentence)
        )

    # sentences

    def refusal(self, code: str, promise: Promise | None = None) -> str:
        """Why not, in the words of the rules; with the promise that stands in the way."""
        if promise is not None and self.words.has(f"refused-{code}-promise"):
            return self.words(f"refused-{code}-promise", promise=self.sentence(promise.sentence))
        return self.words(f"refused-{code}")

    def times(self, names: Iterable[str]) -> str:
        """Names, alike ones together."""
        count: dict[str, int] = {}
        for name in names:
            count[name] = count.get(name, 0) + 1
        return self.words.join(f"{name} × {n}" if n > 1 else name for name, n in count.items())
