"""Read a title's data files strictly: a row that its rules can't carry out is refused with its id and a reason.

A shape says what a value must be:

    int, str, bool, float       a value of exactly that type (a float may be written without a point)
    range(1, 10)                a whole number in that range
    ("front", "back", 2)        one of these
    [shape]                     a list of them; [shape, shape] a list of exactly these
    {"id": str, "n?": int}      a table with these keys; "?" marks one that may be missing, "*" stands for any other
    ByKey("verb", {...})        a table whose other keys depend on the value of one
"""

from __future__ import annotations

import math
import tomllib
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

Shape = Any
"""One of the forms above."""
WORDS: Shape = {"en": str, "fi": str, "es": str}
"""A text in each language."""

_KINDS = {int: "a whole number", str: "a text", bool: "true or false", float: "a number"}


class BadRow(ValueError):
    """A row of a title's data that its rules can't carry out: where it stands and the reason."""


class OpenRows(NamedTuple):
    """A list of rows that a player's card sets may add to: `OPEN_TO_SETS` of a title's `data_shapes.py` holds them."""

    file: str
    """Of the data, without its ending."""
    rows: str
    """The list in that file."""
    words: str
    """What the messages of these rows begin with: "card-"."""


class ByKey:
    """A table whose shape depends on one of its values, as an effect's on its verb."""

    def __init__(self, key: str, shapes: Mapping[str, Shape]) -> None:
        self.key = key
        self.shapes = shapes


_added: dict[str, dict[str, dict[str, list[dict[str, Any]]]]] = {}
"""Rows of card sets by title, file and list. Whoever starts the program fills it before any rules are read."""


def add(title: str, file: str, rows: str, more: Sequence[dict[str, Any]]) -> None:
    """Have the rules of a title read further rows with their own. Only what is added before they are read counts."""
    _added.setdefault(title, {}).setdefault(file, {}).setdefault(rows, []).extend(more)


def clear(title: str) -> None:
    """Forget what was added to a title."""
    _added.pop(title, None)


def added(title: str, file: str) -> Mapping[str, Sequence[dict[str, Any]]]:
    """What card sets add to a file of a title's data, by list."""
    return _added.get(title, {}).get(file, {})


def read(
    text: str, shape: Shape, name: str, more: Mapping[str, Sequence[dict[str, Any]]] | None = None
) -> dict[str, Any]:
    """Return the tables of a TOML text of that shape; `name` is the file's, for the reason. Raises BadRow.

    `more` holds rows that card sets add to its lists (`added`); they are checked like the file's own.
    """
    try:
        found = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadRow(f"{name}: {error}") from None
    for key, rows in (more or {}).items():
        found[key] = [*found[key], *rows]
    check(found, shape, name)
    _unique(found, name)
    return found


def check(value: Any, shape: Shape, where: str) -> None:
    """Compare a value with its shape. Raises BadRow, which begins with `where`."""
    if isinstance(shape, ByKey):
        _check_variant(value, shape, where)
    elif isinstance(shape, dict):
        _check_table(value, shape, where)
    elif isinstance(shape, list):
        _check_list(value, shape, where)
    elif reason := _misfit(value, shape):
        raise BadRow(f"{where}: {reason}")


def _misfit(value: Any, shape: Shape) -> str:
    """Why a single value doesn't fit, "" where it does."""
    if isinstance(shape, range):
        fits = type(value) is int and value in shape
        return "" if fits else f"{value!r} is no whole number from {shape.start} to {shape.stop - 1}"
    if isinstance(shape, tuple):
        fits = any(type(value) is type(known) and value == known for known in shape)
        return "" if fits else f"{value!r} is none of {', '.join(map(repr, shape))}"
    if shape is float:
        fits = type(value) in (int, float) and math.isfinite(value)
    else:
        fits = type(value) is shape
    return "" if fits else f"{value!r} is not {_KINDS[shape]}"


def _check_list(value: Any, shape: list[Shape], where: str) -> None:
    if not isinstance(value, list):
        raise BadRow(f"{where}: {value!r} is no list")
    if len(shape) != 1 and len(value) != len(shape):
        raise BadRow(f"{where}: {len(value)} entries where {len(shape)} belong")
    for number, entry in enumerate(value):
        kind = shape[number] if len(shape) > 1 else shape[0]
        named = entry.get("id", entry.get("code")) if isinstance(entry, dict) else None
        check(entry, kind, f"{where}, {named}" if isinstance(named, str) else f"{where} {number + 1}")


def _check_variant(value: Any, shape: ByKey, where: str) -> None:
    if not isinstance(value, dict):
        raise BadRow(f"{where}: {value!r} is no table")
    named = value.get(shape.key)
    if not isinstance(named, str) or named not in shape.shapes:
        raise BadRow(f"{where}: no {shape.key} {named!r}")
    rest = {key: entry for key, entry in value.items() if key != shape.key}
    check(rest, shape.shapes[named], f"{where}, {named}")


def _check_table(value: Any, shape: dict[str, Shape], where: str) -> None:
    if not isinstance(value, dict):
        raise BadRow(f"{where}: {value!r} is no table")
    kinds = {key.removesuffix("?"): kind for key, kind in shape.items() if key != "*"}
    missing = [key for key in shape if key != "*" and not key.endswith("?") and key not in value]
    if missing:
        raise BadRow(f"{where}: {missing[0]!r} is missing")
    for key, entry in value.items():
        if key in kinds:
            check(entry, kinds[key], f"{where}: {key}")
        elif "*" in shape:
            check(entry, shape["*"], f"{where}: {key}")
        else:
            raise BadRow(f"{where}: the key {key!r} means nothing here")


def _unique(found: dict[str, Any], name: str) -> None:
    """No id stands twice in one list of rows."""
    for key, rows in found.items():
        if isinstance(rows, list):
            ids = [row["id"] for row in rows if isinstance(row, dict) and "id" in row]
            twice = next((one for number, one in enumerate(ids) if one in ids[:number]), None)
            if twice is not None:
                raise BadRow(f"{name}: {key}, {twice}: there are two of that id")
