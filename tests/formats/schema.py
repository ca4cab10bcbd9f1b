"""What a format consists of, as text: its records' fields in order with their types, and its tables.

Bounds are left out: they may be loosened. A name, a type, a default or an order that changes is another format.
"""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

from game import settings
from game.engine.ask import Ask
from game.engine.journal import Play
from net.fairness import account as fair
from net.protocol.messages import FromHost, ToHost
from net.storage import compared_keys, journal, known_people, recording
from net.storage.store import Begun, KeptTable, Line

GOLDEN = Path(__file__).parents[1] / "golden" / "formats"
FROZEN = GOLDEN / "fingerprints.toml"

FORMATS: dict[str, tuple[int, tuple[Any, ...]]] = {
    "recording": (recording.FORMAT, (FromHost, ToHost, fair.Account, Ask, recording._HEAD.format)),
    "journal": (journal.FORMAT, (Begun, KeptTable, Line, Play, journal._SCHEMA)),
    "settings": (settings.FORMAT, (settings.Settings,)),
    "people": (known_people.FORMAT, (known_people._File,)),
    "compared": (compared_keys.FORMAT, (compared_keys._File,)),
}
"""Name of a format -> its number, and what it is made of: records, and text such as a table's definition."""


def fingerprint(name: str) -> str:
    """Return the hash of a format's description."""
    return blake2b("\n".join(described(name)).encode(), digest_size=12).hexdigest()


def described(name: str) -> list[str]:
    """Return the description: one line for each record, in the order in which they are met."""
    told: dict[str, str] = {}
    lines = [part if isinstance(part, str) else _type(inspect.type_info(part), told) for part in FORMATS[name][1]]
    return [*lines, *(told[key] for key in sorted(told))]


def _type(found: inspect.Type, told: dict[str, str]) -> str:
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


def _record(found: inspect.StructType, told: dict[str, str]) -> str:
    name = found.cls.__qualname__
    if name not in told:
        told[name] = ""
        fields = [f"{field.encode_name}: {_type(field.type, told)}{_default(field)}" for field in found.fields]
        form = "row" if found.array_like else "map"
        told[name] = f"{name} {form} {found.tag!r} ({', '.join(fields)})"
    return name


def _default(field: inspect.Field) -> str:
    if field.default_factory is not msgspec.NODEFAULT:
        return " = made"
    return "" if field.required else f" = {field.default!r}"
