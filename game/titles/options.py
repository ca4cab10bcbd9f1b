"""Lobby options of the titles: what one is, and the reader of a title's `data/options.toml`.

[[option]]
id = "turn_clock"
values = [120, 60, 0]             # as they are offered; all are of one kind
default = 120
rule = "LNR-4.11"
alone = 0                         # the default where nobody but bots plays along; without it, `default`
rare = true                       # the title's card shows it behind "More"
fixes = "short_game"              # the table of `tables.toml` that says what other options are while this one is on

Its words are the message `option-<id>` of the title: `.about` what it does, `.value-<value>` a value, `.every` any other value
(`$n`); a value without is shown as it is, or as the program's `switch-on` and `switch-off`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import msgspec


class Option(msgspec.Struct, frozen=True):
    """One lobby option of a title."""

    id: str
    values: tuple[Any, ...]
    default: Any
    rule: str = ""
    alone: Any = None
    """The default where one person plays with bots only; None: `default`."""
    rare: bool = False
    """Few people change it: the title's card shows it behind "More"."""
    fixes: dict[str, Any] = {}
    """What other options are while this one is on, whatever was chosen for them."""

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
    rule: str
    alone: bool | int | str | None = None
    rare: bool = False
    fixes: str = ""


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    option: tuple[_Row, ...]


def read_options(title: Path) -> tuple[Option, ...]:
    """Return the options of the title in that folder, in their order. Raises BadOption."""
    path = title / "data" / "options.toml"
    try:
        rows = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), _File).option
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadOption(f"{title.name}/data/options.toml: {error}") from None
    if len({row.id for row in rows}) < len(rows):
        raise BadOption(f"{title.name}: an option is there twice")
    return tuple(_option(row, _fixes(title, row, rows)) for row in rows)


def _fixes(title: Path, row: _Row, rows: tuple[_Row, ...]) -> dict[str, Any]:
    """What other options are while that one is on."""
    if not row.fixes:
        return {}
    tables = tomllib.loads((title / "data" / "tables.toml").read_text(encoding="utf-8"))
    found = {other.id: tables[row.fixes][other.id] for other in rows if other.id in tables.get(row.fixes, {})}
    if not found:
        raise BadOption(f"{row.id}: its table says nothing of an option")
    return found


def _option(row: _Row, fixes: dict[str, Any]) -> Option:
    if len({type(value) for value in (row.default, *row.values)}) > 1:
        raise BadOption(f"{row.id}: values of several kinds")
    if row.default not in row.values or len(set(row.values)) < len(row.values):
        raise BadOption(f"{row.id}: its default is none of its values, or a value is there twice")
    if row.alone is not None and row.alone not in row.values:
        raise BadOption(f"{row.id}: what it is for who plays alone is none of its values")
    return Option(row.id, row.values, row.default, row.rule, row.alone, row.rare, fixes)


def fixed(options: Iterable[Option], chosen: Mapping[str, Any]) -> dict[str, tuple[Any, str]]:
    """What options are in place of what was chosen, and by which option that is on."""
    on = [option for option in options if option.fixes and chosen.get(option.id, option.default)]
    return {name: (value, option.id) for option in on for name, value in option.fixes.items()}
