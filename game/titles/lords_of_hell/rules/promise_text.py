"""Promises and pieces in plain words (LOH-8.19): what both seats read before they seal, each in its own language.

Pure text: sentences of `rules/promises.py` and words of `data/promises.toml` in, one string out. Names stand in the
nominative, so that no language needs a table of grammar.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import msgspec

from game.titles.lords_of_hell.rules.cards import DATA, GRAMMAR
from game.titles.lords_of_hell.rules.promises import ASAP, CONDITIONS, VERBS

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
    promise: Callable[[int], list[Any] | None] = lambda _: None
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


def item(piece: list[Any], language: str, names: Names) -> str:
    """One bundle item: "Fiends", "any 2 cards", "Promise of Belial × 2"."""
    kind, *rest = piece
    if kind == "card_kind":
        return kind_name(rest[0], language)
    said = _ITEMS[kind]["said"]
    if kind in ("hand_card", "tabled"):
        card = card_name(names.card(rest[0]), language)
        return str(said["one" if card else "unread"][language].format(card=card))
    if kind in ("any_cards", "random_cards", "souls"):
        form = "all" if rest[0] < 0 else "one" if rest[0] == 1 else "many"
        return str(said[form][language].format(n=rest[0]))
    if kind == "promise_card":
        signer = names.devils[rest[0]]
        of = _PROMISE_NAMES[signer][language] if signer else "?"
        return str(said["one" if rest[1] == 1 else "many"][language].format(promise=of, n=rest[1]))
    if kind == "fortress":
        return str(said[rest[0]][language])
    if kind == "captive":
        return str(said[rest[1]][language].format(seat=seat_name(rest[0], language, names)))
    if kind == "promise_release":
        promise = names.promise(rest[0])
        if promise is not None:
            return str(said["named"][language].format(promise=short(promise, language, names)))
    return str(said["one"][language])


def items(pieces: Iterable[list[Any]], language: str, names: Names) -> str:
    """A bundle, alike pieces together: "Fiends × 2, 3 Souls"."""
    count: dict[str, int] = {}
    for piece in _summed(pieces):
        words = item(piece, language, names)
        count[words] = count.get(words, 0) + 1
    return ", ".join(f"{words} × {n}" if n > 1 else words for words, n in count.items())


def _summed(pieces: Iterable[list[Any]]) -> list[list[Any]]:
    """Cards of choice and random cards as one piece each: "any 2 cards", not "any 1 card × 2"."""
    out: list[list[Any]] = []
    for kind, *rest in pieces:
        same = (
            next((piece for piece in out if piece[0] == kind), None) if kind in ("any_cards", "random_cards") else None
        )
        if same is not None and same[1] > 0 and rest[0] > 0:
            same[1] += rest[0]
        else:
            out.append([kind, *rest])
    return out


# ---------------------------------------------------------------- sentences


def sentence(promise: list[Any], language: str, names: Names) -> str:
    """The promise as it is sworn: the condition and a comma, the verb with its arguments, the words of its strength."""
    return _spoken(promise, language, names, "name", "suffix")


def short(promise: list[Any], language: str, names: Names) -> str:
    """The same for a narrow strip, where the promisor stands beside it."""
    return _spoken(promise, language, names, "short", "short")


def _spoken(promise: list[Any], language: str, names: Names, form: str, suffix: str) -> str:
    verb, args, strength, condition = promise
    kinds = VERBS[verb].args
    said = {name: _argument(kind, value, language, names, form) for value, (name, kind) in zip(args, kinds)}
    if verb == "allow_trade":
        said["seats"] = _traders(args, language, names)
    words = str(_VERBS[verb][form][language]).format(**said)
    due = next((value for value, (_, kind) in zip(args, kinds) if kind == "due"), None)
    if due is None or due[0] != ASAP:  # that due point says the words of its strength itself
        words += _STRENGTHS[strength][suffix][language]
    if not condition:
        return words
    return f"{_condition(condition, language, names, form)}, {_continued(words, verb, language, form)}"


def _condition(condition: list[Any], language: str, names: Names, form: str) -> str:
    found = CONDITIONS[condition[0]]
    said = {
        name: _argument(kind, value, language, names, form) for value, (name, kind) in zip(condition[1:], found.args)
    }
    return str(_CONDITIONS[condition[0]][form][language]).format(**said)


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
        return str(_DUES[value[0]][form][language]).format(round=value[1])
    if kind == "ritual":
        return _card(value, language, names)
    if kind == "call_kind":
        words = _ARGS[kind][value[0]][language]
        return words.format(ritual=_card(value[1], language, names)) if len(value) > 1 else words
    if kind == "card_kind":
        return kind_name(value, language)
    if kind == "flag":
        return _ARGS[kind]["if_attend"][language] if value else ""
    if kind in _ARGS and value in _ARGS[kind]:
        return _ARGS[kind][value][language]
    return str(value)


def _card(handle: int, language: str, names: Names) -> str:
    return card_name(names.card(handle), language) or "?"


def _traders(args: list[Any], language: str, names: Names) -> str:
    """With whom a captive may trade: names, or everybody when that is all but it and its captor."""
    if len(args[1]) >= len(names.devils) - 2 > 1:
        return _ARGS["seats"]["all"][language]
    return _argument("seats", args[1], language, names, "name")


def devils_of(view: Mapping[str, Any], seats: int) -> tuple[str, ...]:
    """The devils by seat, as a view tells them."""
    return tuple(view[f"seat.{seat}"]["devil"] for seat in range(seats))
