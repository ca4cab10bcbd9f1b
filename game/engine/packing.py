"""A match as bytes and back: its state, agenda, chance, answers and marks. Equal matches give equal bytes."""

from __future__ import annotations

from typing import Any, NamedTuple, Union

import msgspec

from game.engine.agenda import Step
from game.engine.chance import AnyChance, Chance
from game.engine.journal import Result
from game.engine.rules import Rules
from game.engine.spaces import Choice

_PACK = msgspec.msgpack.Encoder(order="deterministic")
_UNPACK = msgspec.msgpack.Decoder()
_DECODERS: dict[type, msgspec.msgpack.Decoder[Any]] = {}
_STEP_DECODERS: dict[tuple[type[Step], ...], msgspec.msgpack.Decoder[Step]] = {}


class Packed(NamedTuple):
    """What the bytes of a match hold."""

    options: dict[str, Any]
    seat_kinds: tuple[str, ...]
    chance: AnyChance
    state: Any
    agenda: list[Step[Any]]
    ask_id: int
    answers: dict[int, Choice]
    result: Result | None
    plays: int
    marks: list[tuple[int, bytes]]


def pack(match: Packed) -> bytes:
    """The whole match as bytes."""
    record = [
        match.options,
        list(match.seat_kinds),
        match.chance.seed,
        sorted(match.chance.counts.items()),
        msgspec.msgpack.encode(match.state),
        [msgspec.msgpack.encode(step) for step in match.agenda],
        match.ask_id,
        sorted(match.answers.items()),
        match.result,
        match.plays,
        match.marks,
    ]
    return _PACK.encode(record)


def unpack(rules: Rules[Any], packed: bytes) -> Packed:
    """What `pack` wrote. Raises msgspec.ValidationError when the bytes are broken."""
    try:
        return _unpacked(rules, packed)
    except (TypeError, ValueError) as error:
        raise msgspec.ValidationError(f"not a match: {error}") from error


def _unpacked(rules: Rules[Any], packed: bytes) -> Packed:
    (options, kinds, seed, counts, state, agenda, ask_id, answers, result, plays, marks) = _UNPACK.decode(packed)
    step = _step_decoder(rules)
    return Packed(
        options,
        tuple(kinds),
        Chance(seed, dict(map(tuple, counts))),
        _decoder(rules.state).decode(state),
        [step.decode(one) for one in agenda],
        ask_id,
        dict(map(tuple, answers)),
        None if result is None else msgspec.convert(result, Result),
        plays,
        [(seat, before) for seat, before in marks],
    )


def clone(rules: Rules[Any], state: Any) -> Any:
    """A copy of a state through the codec, for titles without a copy of their own."""
    return _decoder(rules.state).decode(msgspec.msgpack.encode(state))


def agenda_of(rules: Rules[Any], shown: list[Any]) -> list[Step]:
    """The agenda as a view shows it, read back."""
    step = _step_decoder(rules)
    return [step.decode(msgspec.msgpack.encode(one)) for one in shown]


def _decoder(kind: type) -> msgspec.msgpack.Decoder[Any]:
    found = _DECODERS.get(kind)
    if found is None:
        found = _DECODERS[kind] = msgspec.msgpack.Decoder(kind)
    return found


def _step_decoder(rules: Rules[Any]) -> msgspec.msgpack.Decoder[Step]:
    found = _STEP_DECODERS.get(rules.steps)
    if found is None:
        found = _STEP_DECODERS[rules.steps] = msgspec.msgpack.Decoder(Union[rules.steps])  # noqa: UP007
    return found
