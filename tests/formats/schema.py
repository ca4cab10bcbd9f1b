"""What a format consists of, as text: its records' fields in order with their types, and its tables.

Bounds are left out: they may be loosened. A name, a type, a default or an order that changes is another format; a field at the
end of a row, with a default, is not: older files lack it, older programs pass over it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Union

import msgspec
from msgspec import inspect

from game import settings, settings_file
from game.engine.journal import PlayRecord
from net.client.frame_log import RECORDED
from net.fairness import account as fair
from net.protocol import messages as m
from net.protocol.ask_record import AskRecord
from net.storage import compared_keys, journal, known_people, recording
from net.storage.store import Begun, KeptTable, Line

GOLDEN = Path(__file__).parents[1] / "golden" / "formats"
MINE = (m.Play, m.Reveal, m.SealAnswer)
"""What a recording holds of its own client's words."""
RECORD = Union[tuple(RECORDED)], Union[MINE]  # type: ignore[valid-type]  # noqa: UP007

FORMATS: dict[str, tuple[int, tuple[Any, ...]]] = {
    "recording": (recording.FORMAT, (*RECORD, fair.Account, AskRecord, recording._HEAD.format)),
    "journal": (journal.FORMAT, (Begun, KeptTable, Line, PlayRecord, journal._SCHEMA)),
    "settings": (settings_file.FORMAT, (settings.Settings,)),
    "people": (known_people.FORMAT, (known_people._File,)),
    "compared": (compared_keys.FORMAT, (compared_keys._File,)),
}
"""Name of a format -> its number, and what it is made of: records, and text such as a table's definition."""


class Frozen(msgspec.Struct):
    """A format as it is written down beside its golden files."""

    number: int
    parts: list[str]
    """Its records by name, and other text."""
    records: dict[str, list[str]]
    """Name of a record -> how it is packed, then its fields in order."""


def frozen_at(name: str) -> Path:
    """Return where a format is written down."""
    return GOLDEN / name / "format.json"


def frozen(name: str) -> Frozen | None:
    """Return a format as it was written down; None if it never was."""
    path = frozen_at(name)
    return msgspec.json.decode(path.read_bytes(), type=Frozen) if path.exists() else None


def is_extended(was: Frozen, now: Frozen) -> bool:
    """Return whether `now` is the same format, but for fields at the end of rows."""
    if was.parts != now.parts or not set(was.records) <= set(now.records):
        return False
    for name, before in was.records.items():
        after = now.records[name]
        more = after[len(before) :]
        if after[: len(before)] != before or any(" = " not in field for field in more):
            return False
        if more and not before[0].startswith("row"):
            return False
    return True


def described(name: str) -> Frozen:
    """Return a format as the program has it."""
    number, parts = FORMATS[name]
    told: dict[str, list[str]] = {}
    names = [part if isinstance(part, str) else _type(inspect.type_info(part), told) for part in parts]
    return Frozen(number, names, {key: told[key] for key in sorted(told)})


def _type(found: inspect.Type, told: dict[str, list[str]]) -> str:
    match found:
        case inspect.Metadata():
            return _type(found.type, told)
        case inspect.StructType():
            return _record(found, told)
        case inspect.UnionType():
            return "|".join(sorted(_type(kind, told) for kind in found.types))
        case inspect.ListType() | inspect.VarTupleType():
            return f"[{_type(found.item_type, told)}]"
        case inspect.TupleType():
            return f"({', '.join(_type(kind, told) for kind in found.item_types)})"
        case inspect.DictType():
            return f"{{{_type(found.key_type, told)}: {_type(found.value_type, told)}}}"
        case inspect.LiteralType():
            return f"one of {sorted(map(repr, found.values))}"
        case _:
            return type(found).__name__.removesuffix("Type").lower()


def _record(found: inspect.StructType, told: dict[str, list[str]]) -> str:
    name = found.cls.__qualname__
    if name not in told:
        told[name] = []
        form = "row" if found.array_like else "map"
        fields = [f"{field.encode_name}: {_type(field.type, told)}{_default(field)}" for field in found.fields]
        told[name] = [f"{form} {found.tag!r}", *fields]
    return name


def _default(field: inspect.Field) -> str:
    if field.default_factory is not msgspec.NODEFAULT:
        return " = made"
    return "" if field.required else f" = {field.default!r}"
