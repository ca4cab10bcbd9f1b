"""The ask on the wire: a SeatAsk without what changes with every answer, and menus without their repetitions."""

from __future__ import annotations

from typing import Any

import msgspec

from game.engine.ask import Mode, Pace, SeatAsk
from game.engine.match import Match
from game.engine.spaces import Branch, Menu, Space
from game.engine.views import pack_value


class Lines(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """Lines of a menu that differ in their nouns alone: seven cards that may strike at the same five spaces."""

    verb: str
    nouns: tuple[tuple[Any, ...], ...]
    parts: tuple[Space, ...]


class AskRecord(msgspec.Struct, frozen=True, array_like=True):
    """The list of those an ask waits for changes with every sealed answer while the space, which may be large, does not;
    so it travels beside."""

    id: int
    kind: str
    seats: tuple[int, ...]
    mode: Mode
    nouns: dict[str, Any]
    clock: str
    running: int
    pace: Pace
    space: Space | None
    menu: tuple[Lines, ...] | None
    """Instead of a space that is a menu."""
    default: Any
    answer: Any
    take_back: bool
    window: bool = False


def pack_ask(match: Match, seat: int) -> bytes:
    """The ask as `seat` gets it."""
    ask = match.seat_ask(seat)
    if ask is None:
        return pack_value(None)
    space, menu = ask.space, None
    if type(space) is Menu:
        menu, space = _folded(space), None
    # In the order of `AskRecord`: as a plain row it is packed without a record being made first.
    return pack_value((
        ask.id, ask.kind, ask.seats, ask.mode, ask.nouns, ask.clock, ask.running, ask.pace, space, menu, ask.default,
        ask.answer, ask.take_back, ask.window,
    ))  # fmt: skip


def _folded(menu: Menu) -> tuple[Lines, ...]:
    """Neighbours of one verb that ask for the same become one row; unfolding gives the same menu."""
    rows: list[Lines] = []
    nouns: list[tuple[Any, ...]] = []
    last: Branch | None = None
    for branch in menu.branches:
        if last is None or branch.verb != last.verb or (branch.parts is not last.parts and branch.parts != last.parts):
            if last is not None:
                rows.append(Lines(last.verb, tuple(nouns), last.parts))
            nouns, last = [], branch
        nouns.append(branch.nouns)
    if last is not None:
        rows.append(Lines(last.verb, tuple(nouns), last.parts))
    return tuple(rows)


_READ = msgspec.msgpack.Decoder(AskRecord | None)


def read_ask(packed: bytes | msgspec.Raw, waiting_for: tuple[int, ...] | None) -> SeatAsk | None:
    """The ask out of its section; `waiting_for` None: it waits for all whom it names. Raises msgspec.MsgspecError."""
    ask = _READ.decode(packed)
    if ask is None:
        return None
    space = ask.space
    if ask.menu is not None:
        space = Menu(tuple([Branch(row.verb, nouns, row.parts) for row in ask.menu for nouns in row.nouns]))
    return SeatAsk(
        ask.id, ask.kind, ask.seats, ask.seats if waiting_for is None else waiting_for, ask.mode, ask.nouns, ask.clock,
        ask.running, ask.pace, space, ask.default, ask.answer, ask.take_back, ask.window,
    )  # fmt: skip
