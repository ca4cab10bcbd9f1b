"""Hypothesis strategies for hostile words: of the right shape, made from the records themselves, with nasty contents.

`messages(kind)` gives values of a record as it would be sent by somebody who read our source: unicode that hides and turns
round, names and chat as long as the bounds allow and a little longer, seats that are none, other matches, stale numbers,
huge integers. About one value in eight is out of its bounds. `FUZZ` bounds the examples: few in the suite, and the same
ones each time; many, at random, with GOBSMACK_LONG=1.
"""

from __future__ import annotations

import os
from typing import Any

import msgspec
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from msgspec import inspect

from net.protocol.messages import Message
from tests.net.world import HOST, key

LONG = bool(os.environ.get("GOBSMACK_LONG"))


def fuzz(examples: int, many: int = 0) -> Any:
    """`@fuzz(30)`: so many examples in the suite, `many` (or a hundred times as many) when it may take long."""
    return settings(
        max_examples=(many or 100 * examples) if LONG else examples,
        deadline=None,
        derandomize=not LONG,
        database=None,
        suppress_health_check=list(HealthCheck),
    )


NASTY = (
    "", " ", "\x00", "\x1b[2J", "a\nb", "\u202eecila\u202c", "\u2066x\u2069", "\u200b", "\ufeff", "\u0301" * 40, "Z͑ͫ̓ͪ̂ͫ̽" * 8,
    "ﷺ" * 24, "\U0001f468\u200d\U0001f469\u200d\U0001f466", "İ" * 24, "ß" * 24, "ﬃ", "A\u030a", "\u1100\u1161", "%s%n{0}",
    "<b>", "../../etc/passwd", "'; drop table seats; --", "NaN", "null", "alice", "Alice ", "аlice", "-1", "\U000e0001",
    "\ud7ff\ue000", "\u2028", "\uffff", "code", "passphrase", "bot", "throw", "~ask", "result",
)  # fmt: skip
INTS = (0, 1, -1, 2, 3, 15, 16, 99, 255, 359, 360, 4096, 65_535, 65_536, 2**31, 2**32, 2**53 - 1, 2**53, 2**63 - 1, -(2**63),
        2**64 - 1)  # fmt: skip


def texts(lo: int = 0, hi: int = 500, known: tuple[str, ...] = ()) -> st.SearchStrategy[str]:
    """Texts within (mostly) their bounds."""
    pool = [text for text in (*NASTY, *known) if lo <= len(text) <= hi]
    long = st.sampled_from(NASTY[1:]).map(lambda text: (text * (hi // len(text) + 1))[:hi])
    made = st.text(st.characters(exclude_categories=("Cs",)), min_size=lo, max_size=min(hi, lo + 60))
    over = st.just("x" * (hi + 1))
    return st.one_of(*([st.sampled_from(pool)] * 3 if pool else []), long if lo <= hi else made, made, made, over)


def plain(known: tuple[Any, ...] = ()) -> st.SearchStrategy[Any]:
    """Any value that msgpack carries, choices above all."""
    leaves = st.one_of(
        st.sampled_from(INTS), st.sampled_from(NASTY), st.none(), st.booleans(), st.floats(), st.binary(max_size=20),
        *([st.sampled_from(known)] if known else []),
    )  # fmt: skip
    return st.recursive(
        leaves,
        lambda inner: st.one_of(
            st.lists(inner, max_size=6), st.dictionaries(st.sampled_from(NASTY), inner, max_size=4)
        ),
        max_leaves=20,
    )


class Known:
    """What an attacker knows of a world: keys, matches, locks, numbers that mean something there."""

    def __init__(self, texts: tuple[str, ...] = (), blobs: tuple[bytes, ...] = (), numbers: tuple[int, ...] = ()):
        self.texts = (key("alice"), key("bob"), key("mallory"), key("wanda"), HOST, *texts)
        self.blobs = (b"", b"x", bytes(16), bytes(32), bytes(256), *blobs)
        self.numbers = (*INTS, *numbers)


def values(kind: inspect.Type, known: Known) -> st.SearchStrategy[Any]:
    """Values of a described type."""
    match kind:
        case inspect.IntType(ge=lo, le=hi, lt=below):
            top = hi if hi is not None else below - 1 if below is not None else None
            inside = [n for n in known.numbers if (lo is None or n >= lo) and (top is None or n <= top)]
            return st.one_of(*[st.sampled_from(inside)] * 7, st.sampled_from(known.numbers))
        case inspect.StrType(min_length=lo, max_length=hi):
            return texts(lo or 0, hi if hi is not None else 500, known.texts)
        case inspect.BytesType(max_length=hi):
            inside = [blob for blob in known.blobs if hi is None or len(blob) <= hi]
            return st.one_of(
                *[st.sampled_from(inside)] * 5, st.binary(max_size=min(64, hi or 64)), st.binary(max_size=400)
            )
        case inspect.BoolType():
            return st.booleans()
        case inspect.FloatType():
            return st.floats()
        case inspect.NoneType():
            return st.none()
        case inspect.LiteralType(values=found):
            return st.one_of(*[st.sampled_from(found)] * 9, st.sampled_from(NASTY))
        case inspect.UnionType(types=found):
            return st.one_of(*(values(one, known) for one in found))
        case inspect.VarTupleType(item_type=item, max_length=hi) | inspect.ListType(item_type=item, max_length=hi):
            return st.lists(values(item, known), max_size=min(6, hi or 6) + 1)
        case inspect.TupleType(item_types=found):
            return st.tuples(*(values(one, known) for one in found)).map(list)
        case inspect.DictType(key_type=of, value_type=to, max_length=hi):
            return st.dictionaries(values(of, known), values(to, known), max_size=min(5, hi or 5))
        case inspect.StructType(cls=cls, tag=tag):
            body = fields(cls, known)
            return body if tag is None else body.map(lambda rest: [tag, *rest])
        case _:
            return plain(known.texts)


def fields(cls: type, known: Known) -> st.SearchStrategy[list[Any]]:
    described = inspect.type_info(cls)
    assert isinstance(described, inspect.StructType)
    whole = st.tuples(*(values(field.type, known) for field in described.fields)).map(list)
    # Sometimes a field is missing at the end, or there is one too many.
    return st.one_of(*[whole] * 6, whole.map(lambda row: row[:-1]), whole.map(lambda row: [*row, 1]))


def frames(kinds: tuple[type[Message], ...], known: Known) -> st.SearchStrategy[bytes]:
    """Frames of these records."""
    pack = msgspec.msgpack.Encoder().encode

    def packed(body: Any) -> bytes:
        try:
            return pack(body)
        except (OverflowError, UnicodeEncodeError, ValueError):
            return b"\xc1"

    made = [
        fields(kind, known).map(lambda rest, tag=kind.__struct_config__.tag: packed([tag, *rest])) for kind in kinds
    ]  # type: ignore[misc]
    return st.one_of(*made)
