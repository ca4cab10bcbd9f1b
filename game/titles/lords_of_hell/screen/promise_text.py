"""Promises and pieces in plain words (LOH-8.19): what both seats read before they seal, each in its own language.

Pure text: a sentence of `rules/sentences.py` in, the messages `sentence-…`, `condition-…`, `due-…`, `strength-…`, `bundle-…`
and `word-…` filled in. Devils are names that the messages bend; pieces stand in lists.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import msgspec
from msgspec.structs import replace

from game.titles.lords_of_hell.rules.cards import DEVIL_IDS, INDEX
from game.titles.lords_of_hell.rules.items import (
    ALL,
    AnyCards,
    Captive,
    CardKind,
    DrawnCard,
    Fortress,
    HandCard,
    HandView,
    Item,
    PromiseCard,
    PromiseRelease,
    RandomCards,
    Souls,
    Tabled,
    TradeLeave,
)
from game.titles.lords_of_hell.rules.promises import ASAP, WORDS
from game.titles.lords_of_hell.rules.sentences import AllowTrade, Condition, Sentence, TheRitual, due_point, said
from game.words import Words


def _nobody(_: int) -> str:
    return ""


class Names(msgspec.Struct, frozen=True):
    """What the words need of a table: who sits where and what lies there."""

    devils: tuple[str, ...]
    """The devil's id by seat; "" while none is chosen."""
    card: Callable[[int], str] = _nobody
    """The id of a card by its handle, "" when the reader cannot read it."""
    seat: Callable[[int], str] = _nobody
    """How the reader calls a seat; "" stands for the name of its devil."""
    promise: Callable[[int], Sentence | None] = lambda _: None
    """The sentence of a promise by its id, None when the reader does not see it."""


# ---------------------------------------------------------------- names


def devil_name(devil: str, words: Words) -> str:
    """The name of a devil."""
    return words.name(f"devil-{devil}") if devil in DEVIL_IDS else "?"


def seat_name(seat: int, words: Words, names: Names) -> str:
    """A seat by its devil's name, or as the reader calls it."""
    return names.seat(seat) or devil_name(names.devils[seat] if 0 <= seat < len(names.devils) else "", words)


def card_name(card: str, words: Words) -> str:
    """The name of a resource card; "" of one that is not known."""
    return words(f"card-{card}") if card in INDEX else ""


def kind_name(kind: str, words: Words) -> str:
    """A card or one of the five types, as the condition "if I draw" names it."""
    return card_name(kind, words) or words.name(f"word-card-kind-{kind}")


# ---------------------------------------------------------------- pieces


def item(piece: Item, words: Words, names: Names) -> str:
    """One bundle item: "Fiends", "any 2 cards", "Promise of Belial × 2"."""
    if isinstance(piece, CardKind):
        return kind_name(piece.card, words)
    key = f"bundle-{piece.kind}"
    match piece:
        case HandCard() | Tabled():
            card = card_name(names.card(piece.card), words)
            return words(f"{key}.{'one' if card else 'unread'}", card=card)
        case AnyCards() | RandomCards() | Souls():
            form = "all" if piece.count == ALL else "one" if piece.count == 1 else "many"
            return words(f"{key}.{form}", n=piece.count)
        case PromiseCard():
            signer = names.devils[piece.signer]
            of = words(f"promise-card-{signer}") if signer else "?"
            return words(f"{key}.{'one' if piece.count == 1 else 'many'}", promise=of, n=piece.count)
        case Fortress():
            return words(f"{key}.{piece.captives}")
        case Captive():
            return words(f"{key}.{piece.fate}", seat=seat_name(piece.seat, words, names))
        case PromiseRelease():
            promise = names.promise(piece.promise)
            if promise is not None:
                return words(f"{key}.named", promise=short(promise, words, names))
        case DrawnCard() | HandView() | TradeLeave():
            pass
    return words(f"{key}.one")


def items(pieces: Iterable[Item], words: Words, names: Names) -> str:
    """A bundle, alike pieces together: "Fiends × 2 and 3 Souls"."""
    count: dict[str, int] = {}
    for piece in _summed(pieces):
        told = item(piece, words, names)
        count[told] = count.get(told, 0) + 1
    return words.join(f"{told} × {n}" if n > 1 else told for told, n in count.items())


def _summed(pieces: Iterable[Item]) -> list[Item]:
    """Cards of choice and random cards as one piece each: "any 2 cards", not "any 1 card × 2"."""
    out: list[Item] = []
    for piece in pieces:
        for n, other in enumerate(out):
            if isinstance(piece, AnyCards | RandomCards) and type(other) is type(piece):
                out[n] = replace(other, count=other.count + piece.count)
                break
        else:
            out.append(piece)
    return out


# ---------------------------------------------------------------- sentences


def sentence(promise: Sentence, words: Words, names: Names) -> str:
    """The promise as it is sworn: the condition and a comma, the verb with its arguments, the words of its strength."""
    return _spoken(promise, words, names, "")


def short(promise: Sentence, words: Words, names: Names) -> str:
    """The same for a narrow strip, where the promisor stands beside it."""
    return _spoken(promise, words, names, ".short")


def _spoken(promise: Sentence, words: Words, names: Names, form: str) -> str:
    args = {name: _argument(kind, value, words, names, form) for name, kind, value in said(promise)}
    if isinstance(promise, AllowTrade):
        args["seats"] = _traders(promise, words, names)
    told = words(f"sentence-{promise.verb}{form}", **args)
    if due_point(promise) != ASAP:  # that due point says the words of its strength itself
        told += words(f"strength-{promise.strength}{form}")
    if promise.condition is None:
        return told
    return f"{_condition(promise.condition, words, names, form)}, {_continued(told)}"


def _condition(condition: Condition, words: Words, names: Names, form: str) -> str:
    args = {name: _argument(kind, value, words, names, form) for name, kind, value in said(condition)}
    return words(f"condition-{condition.event}{form}", **args)


def _continued(told: str) -> str:
    """A sentence after a comma: a small letter, but for "I"."""
    return told if told.startswith("I ") else told[:1].lower() + told[1:]


def _argument(kind: str, value: Any, words: Words, names: Names, form: str) -> str:
    """One argument in words."""
    if kind in ("seat", "any_seat"):
        return words.name("word-any-seat-anyone") if value < 0 else seat_name(value, words, names)
    if kind == "seats":
        return words.join(seat_name(seat, words, names) for seat in value)
    if kind in ("bundle", "loan"):
        return items(value, words, names)
    if kind == "due":
        return words(f"due-{value.point}{form}", round=value.round)
    if kind == "ritual":
        return _card(value, words, names)
    if kind == "call_kind":
        if isinstance(value, TheRitual):
            return words("word-call-kind-ritual", ritual=_card(value.card, words, names))
        return words("word-call-kind-attack", ritual="")
    if kind == "card_kind":
        return words("some-cards", n=1, cards=card_name(value, words)) if value in INDEX else kind_name(value, words)
    if kind == "flag":
        return words("word-flag-if-attend") if value else ""
    return words(f"word-{kind}-{value}") if value in WORDS[kind] else str(value)


def _card(handle: int, words: Words, names: Names) -> str:
    return card_name(names.card(handle), words) or "?"


def _traders(promise: AllowTrade, words: Words, names: Names) -> str:
    """With whom a captive may trade: names, or everybody when that is all but it and its captor."""
    if len(promise.seats) >= len(names.devils) - 2 > 1:
        return words.name("word-seats-all")
    return _argument("seats", promise.seats, words, names, "")
