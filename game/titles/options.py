"""Lobby options of the titles: what one is, and the reader of a title's `data/options.toml`.

[[option]]
id = "turn_clock"
values = [120, 60, 0]             # as they are offered; all are of one kind
default = 120
rule = "LNR-4.11"
name = { en = "Turn clock", fi = "...", es = "..." }
about.en = "How long a turn may take."
label.0 = { en = "No limit", fi = "...", es = "..." }
every = { en = "{n} seconds", fi = "...", es = "..." }     # of a value without a label; else it is shown as it is
alone = 0                         # the default where nobody but bots plays along; without it, `default`
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

Words = dict[str, str]
"""A text in each language: {"en": ..., "fi": ..., "es": ...}."""

LANGUAGES = frozenset(("en", "fi", "es"))
_ON: Words = {"en": "On", "fi": "Kyllä", "es": "Sí"}
_OFF: Words = {"en": "Off", "fi": "Ei", "es": "No"}
SWITCHES: tuple[dict[str, Words], ...] = ({"True": _ON, "False": _OFF}, {"on": _ON, "off": _OFF})
"""Labels of an option that is a switch, where it has none of its own."""


class Option(msgspec.Struct, frozen=True):
    """One lobby option of a title."""

    id: str
    values: tuple[Any, ...]
    default: Any
    name: Words
    about: Words = {}
    labels: dict[str, Words] = {}
    """str(value) -> its words; a value without is shown as it is."""
    rule: str = ""
    alone: Any = None
    """The default where one person plays with bots only; None: `default`."""

    def default_for(self, alone: bool) -> Any:
        """The value of a match that says nothing; `alone`: one person plays it with bots only."""
        return self.alone if alone and self.alone is not None else self.default


class BadOption(ValueError):
    """A row of `options.toml` that means nothing: its id and the reason."""


class _Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An option as it is written down."""

    id: str
    values: tuple[bool | int | str, ...]
    default: bool | int | str
    name: Words
    about: Words
    rule: str
    label: dict[str, Words] = {}
    every: Words | None = None
    alone: bool | int | str | None = None


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    option: tuple[_Row, ...]


def read_options(title: Path, labels: Mapping[str, Mapping[str, Words]] | None = None) -> tuple[Option, ...]:
    """The options of the title in that folder, in their order. `labels`: words of values that stand elsewhere in its data,
    by option. Raises BadOption."""
    path = title / "data" / "options.toml"
    try:
        rows = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), _File).option
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadOption(f"{title.name}/data/options.toml: {error}") from None
    if len({row.id for row in rows}) < len(rows):
        raise BadOption(f"{title.name}: an option is there twice")
    return tuple(_option(row, (labels or {}).get(row.id, {})) for row in rows)


def _option(row: _Row, elsewhere: Mapping[str, Words]) -> Option:
    labels, names = {**row.label, **elsewhere}, {str(value) for value in row.values}
    if len({type(value) for value in (row.default, *row.values)}) > 1:
        raise BadOption(f"{row.id}: values of several kinds")
    if row.default not in row.values or len(set(row.values)) < len(row.values):
        raise BadOption(f"{row.id}: its default is none of its values, or a value is there twice")
    if row.alone is not None and row.alone not in row.values:
        raise BadOption(f"{row.id}: what it is for who plays alone is none of its values")
    if strange := labels.keys() - names:
        raise BadOption(f"{row.id}: words for {', '.join(sorted(strange))}, which is no value of it")
    for words in (row.name, row.about, *labels.values(), *((row.every,) if row.every else ())):
        if words.keys() != LANGUAGES:
            raise BadOption(f"{row.id}: not in {', '.join(sorted(LANGUAGES))}: {words}")
    if not labels:
        labels = next((dict(words) for words in SWITCHES if words.keys() == names), {})
    if row.every is not None:
        for value in row.values:
            said = {language: text.format(n=value) for language, text in row.every.items()}
            labels.setdefault(str(value), said)
    return Option(row.id, row.values, row.default, row.name, row.about, labels, row.rule, row.alone)
