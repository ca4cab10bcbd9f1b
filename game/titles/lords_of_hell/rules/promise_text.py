"""Promises and pieces in plain words (LOH-8.19): what both seats read before they seal, each in its own language.

Pure text: sentences of `rules/promises.py` and words of `data/promises.toml` in, one string out. Names stand in the
nominative, so that no language needs a table of grammar.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from game.titles.lords_of_hell.rules.cards import DATA, GRAMMAR
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
from game.titles.lords_of_hell.rules.promises import ASAP
from game.titles.lords_of_hell.rules.sentences import AllowTrade, Condition, Due, Sentence, TheRitual, due_point, said

LANGUAGES = ("en", "fi", "es")
_Row = Mapping[str, Any]


def _rows(table: str) -> dict[str, _Row]:
    return {row["id"]: row for row in GRAMMAR[table]}


_VERBS, _CONDITIONS, _DUES, _STRENGTHS, _ITEMS = (
    _rows(table) for table in ("verb", "condition", "due", "strength", "bundle_item")
)
_ARGS: dict[str, dict[str, dict[str, str]]] = {
    row["id"]: {word["value"]: word for word in row.get("words", ())} for row in GRAMMAR["arg_type"]
}
_CARD_NAMES: dict[str, dict[str, str]] = {row["id"]: row["name"] for row in DATA["card"]}
_PROMISE_NAMES: dict[str, dict[str, str]] = {row["signer"]: row["name"] for row in DATA["promise"]}


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


def devil_name(devil: str, language: str) -> str:
    """The name of a devil."""
    return next((str(row["name"][language]) for row in DATA["devil"] if row["id"] == devil), "?")


def seat_name(seat: int, language: str, names: Names) -> str:
    """A seat by its devil's name, or as the reader calls it."""
    return names.seat(seat) or devil_name(names.devils[seat] if 0 <= seat < len(names.devils) else "", language)


def card_name(card: str, language: str) -> str:
    """The name of a resource card; "" of one that is not known."""
    return _CARD_NAMES[card][language] if card in _CARD_NAMES else ""


def kind_name(kind: str, language: str) -> str:
    """A card or one of the five types, as the condition "if I draw" names it."""
    return card_name(kind, language) or _ARGS["card_kind"][kind][language]


# ---------------------------------------------------------------- pieces


def item(piece: Item, language: str, names: Names) -> str:
    """One bundle item: "Fiends", "any 2 cards", "Promise of Belial × 2"."""
    if isinstance(piece, CardKind):
        return kind_name(piece.card, language)
    told = _ITEMS[piece.kind]["said"]
    match piece:
        case HandCard() | Tabled():
            card = card_name(names.card(piece.card), language)
            return str(told["one" if card else "unread"][language].format(card=card))
        case AnyCards() | RandomCards() | Souls():
            form = "all" if piece.count == ALL else "one" if piece.count == 1 else "many"
            return str(told[form][language].format(n=piece.count))
        case PromiseCard():
            signer = names.devils[piece.signer]
            of = _PROMISE_NAMES[signer][language] if signer else "?"
            return str(told["one" if piece.count == 1 else "many"][language].format(promise=of, n=piece.count))
        case Fortress():
            return str(told[piece.captives][language])
        case Captive():
            return str(told[piece.fate][language].format(seat=seat_name(piece.seat, language, names)))
        case PromiseRelease():
            promise = names.promise(piece.promise)
            if promise is not None:
                return str(told["named"][language].format(promise=short(promise, language, names)))
        case DrawnCard() | HandView() | TradeLeave():
            pass
    return str(told["one"][language])


def items(pieces: Iterable[Item], language: str, names: Names) -> str:
    """A bundle, alike pieces together: "Fiends × 2, 3 Souls"."""
    count: dict[str, int] = {}
    for piece in _summed(pieces):
        words = item(piece, language, names)
        count[words] = count.get(words, 0) + 1
    return ", ".join(f"{words} × {n}" if n > 1 else words for words, n in count.items())


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


def sentence(promise: Sentence, language: str, names: Names) -> str:
    """The promise as it is sworn: the condition and a comma, the verb with its arguments, the words of its strength."""
    return _spoken(promise, language, names, "name", "suffix")


def short(promise: Sentence, language: str, names: Names) -> str:
    """The same for a narrow strip, where the promisor stands beside it."""
    return _spoken(promise, language, names, "short", "short")


def _spoken(promise: Sentence, language: str, names: Names, form: str, suffix: str) -> str:
    args = {name: _argument(kind, value, language, names, form) for name, kind, value in said(promise)}
    if isinstance(promise, AllowTrade):
        args["seats"] = _traders(promise, language, names)
    words = str(_VERBS[promise.verb][form][language]).format(**args)
    if due_point(promise) != ASAP:  # that due point says the words of its strength itself
        words += _STRENGTHS[promise.strength][suffix][language]
    if promise.condition is None:
        return words
    condition = _condition(promise.condition, language, names, form)
    return f"{condition}, {_continued(words, promise.verb, language, form)}"


def _condition(condition: Condition, language: str, names: Names, form: str) -> str:
    args = {name: _argument(kind, value, language, names, form) for name, kind, value in said(condition)}
    return str(_CONDITIONS[condition.event][form][language]).format(**args)


def _continued(words: str, verb: str, language: str, form: str) -> str:
    """A sentence after a comma: a small letter, but for "I" and for names."""
    starts_with_a_name = str(_VERBS[verb][form][language]).startswith("{")
    if starts_with_a_name or words.startswith("I "):
        return words
    return words[:1].lower() + words[1:]


def _argument(kind: str, value: Any, language: str, names: Names, form: str) -> str:
    """One argument in words."""
    if kind in ("seat", "any_seat"):
        return _ARGS["any_seat"]["anyone"][language] if value < 0 else seat_name(value, language, names)
    if kind == "seats":
        return ", ".join(seat_name(seat, language, names) for seat in value)
    if kind in ("bundle", "loan"):
        return items(value, language, names)
    if kind == "due":
        return _due(value, language, form)
    if kind == "ritual":
        return _card(value, language, names)
    if kind == "call_kind":
        if isinstance(value, TheRitual):
            return _ARGS[kind]["ritual"][language].format(ritual=_card(value.card, language, names))
        return _ARGS[kind]["attack"][language]
    if kind == "card_kind":
        return kind_name(value, language)
    if kind == "flag":
        return _ARGS[kind]["if_attend"][language] if value else ""
    if kind in _ARGS and value in _ARGS[kind]:
        return _ARGS[kind][value][language]
    return str(value)


def _due(due: Due, language: str, form: str) -> str:
    return str(_DUES[due.point][form][language]).format(round=due.round)


def _card(handle: int, language: str, names: Names) -> str:
    return card_name(names.card(handle), language) or "?"


def _traders(promise: AllowTrade, language: str, names: Names) -> str:
    """With whom a captive may trade: names, or everybody when that is all but it and its captor."""
    if len(promise.seats) >= len(names.devils) - 2 > 1:
        return _ARGS["seats"]["all"][language]
    return _argument("seats", promise.seats, language, names, "name")
