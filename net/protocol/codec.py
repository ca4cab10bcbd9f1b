"""Bytes of a message and back, with bounds. The only module that packs or unpacks frames.

A frame is msgpack of one tagged record (`messages.py`); above 10 kB it is zlib of that, which on a LAN pays only for
large messages. The two cannot be mistaken: a record is a msgpack array (0x9_ or 0xdc), zlib begins 0x78.

An update is told briefly when that is shorter: its fields, deflated with what the receiver holds already
(the primer of the match, the view that the update builds on) as the dictionary. Most of an update stands there: names,
cards, the parts of a section that stayed as they were.

msgspec reads and checks in one pass: every length is compared with what is there before anything is laid out, so a
frame that announces four thousand million items costs nothing, and deep nesting ends in an error.
"""

from __future__ import annotations

import zlib
from typing import Annotated

import msgspec
from msgspec import Meta

from net.protocol import sanitize
from net.protocol.cue_shapes import MOST_SHAPES, Shape
from net.protocol.messages import Brief, FromHost, Message, Play, Riding, Row, ToHost, Update

HOST_READS = 16 * 1024
"""The largest frame a client may send. A choice is a few words; nothing else comes near."""
CLIENT_READS = 1024 * 1024
"""The largest frame on the wire at all (`maxmsgsize`)."""
UNPACKED = 8 * 1024 * 1024
"""The largest frame after unpacking: a small frame must not swell into all memory."""
SQUEEZE = 10 * 1024
"""Below this size packing harder costs more time than the wire saves."""

ROW = 150
"""Updates whose row is up to this size are sent as that row. Deflating would win a hundred bytes, and every play waits for
its update: a host and a client that have just slept take as long for it as for a fifth of all else they do."""
_HASH = 8
"""Bytes of a hash: nothing makes them fewer, so they stand before what is deflated."""
_NARROW, _WIDE = 10, 15
"""Bits of the window that deflating looks back through."""
_LEVEL = 6
"""How hard deflating looks for matches: two microseconds more than 3, and six bytes less."""
_USUAL = 512
"""Bytes of an update, more or less: they take part in the window."""

_ENCODE = msgspec.msgpack.Encoder().encode
_TO_HOST: msgspec.msgpack.Decoder[ToHost] = msgspec.msgpack.Decoder(ToHost)
_FROM_HOST: msgspec.msgpack.Decoder[FromHost] = msgspec.msgpack.Decoder(FromHost)


class _Told(msgspec.Struct, frozen=True, array_like=True):
    """An update's row, deflated or not: all but the hash and what the brief's own fields say. What is mostly the same stands
    together, so that it is one thing to point at; what is at the end and as usual is left out."""

    taken: int
    clock: int | None
    waiting_for: tuple[int, ...] | None
    sections: dict[str, msgspec.Raw]
    cues: tuple[msgspec.Raw, ...]
    more: int = 0
    """Plays since the base but the last."""
    gone: tuple[str, ...] = ()
    shapes: Annotated[tuple[Shape, ...], Meta(max_length=MOST_SHAPES)] = ()
    links: bytes = b""


_TOLD: msgspec.msgpack.Decoder[_Told] = msgspec.msgpack.Decoder(_Told)


class BadFrame(ValueError):
    """A frame that is no message. The text says why, for the log and for its sender."""


def pack(message: Message) -> bytes:
    """One message as a frame."""
    body = _ENCODE(message)
    return body if len(body) <= SQUEEZE else zlib.compress(body, 1)


def plain(update: Update) -> bytes:
    """An update's row."""
    u = update
    # In the order of `_Told`: as a plain row it is packed without a record being made first.
    said = (u.taken, u.clock, u.waiting_for, u.sections, u.cues)
    if u.base == u.version - 1 and not u.gone and not u.shapes and not u.links:
        return _ENCODE(said)
    return _ENCODE((*said, u.version - u.base - 1, u.gone, u.shapes, u.links))


def plain_next(
    taken: int,
    clock: int | None,
    waiting_for: tuple[int, ...] | None,
    sections: dict[str, msgspec.Raw],
    cues: tuple[msgspec.Raw, ...],
    links: bytes,
) -> bytes:
    """The row of an update from the version before that has nothing unusual: most have not. No record is made for it."""
    return _ENCODE((taken, clock, waiting_for, sections, cues, 0, (), (), links))


def pack_update(update: Update, primer: bytes, held: bytes | None, riding: Riding | None = None) -> bytes:
    """An update as a frame, for somebody who holds the primer and, as `held`, the whole view of its base (None: that
    is no longer known), with the pieces that ride in it."""
    folded = fold(plain(update), update.hash, primer, held)
    return whole_frame(update, riding) if folded is None else frame(update.run, update.base, folded, riding)


class Packer:
    """Deflates one update for somebody who holds the primer and `held`. To make one takes longer than to use it."""

    __slots__ = ("_deflate",)

    def __init__(self, primer: bytes, held: bytes) -> None:
        dictionary = primer + held
        # A window no wider than what there is to look back through: to set up a wide one costs more than all the rest.
        bits = max(_NARROW, min(_WIDE, (len(dictionary) + _USUAL).bit_length()))
        self._deflate = zlib.compressobj(_LEVEL, zlib.DEFLATED, -bits, bits - 8, zlib.Z_DEFAULT_STRATEGY, dictionary)

    def __call__(self, body: bytes) -> bytes:
        """Once only: what it has packed it would point into."""
        return self._deflate.compress(body) + self._deflate.flush()


AS_ROW, BRIEF = Row.__struct_config__.tag, Brief.__struct_config__.tag
Folded = tuple[str | int | None, bytes]
"""(tag of the message, its body): a row, or a brief."""


def fold(row: bytes, hashed: bytes, primer: bytes, held: bytes | None, packer: Packer | None = None) -> Folded | None:
    """An update's row, and the hash it ends at, as the body of a row or a brief; None where neither pays. `packer`: one made
    beforehand for the same primer and `held`."""
    if len(row) <= ROW:
        return AS_ROW, hashed + row
    if held is None:
        return None
    folded = (packer or Packer(primer, held))(row)
    return (BRIEF, hashed + folded) if len(folded) < len(row) else None


def frame(run: int, base: int, folded: Folded, riding: Riding | None) -> bytes:
    """The frame of an update of `run` from version `base` on that `fold` has been over."""
    tag, body = folded
    # As a record of its fields; those at the end are left out where nothing rides.
    return _ENCODE((tag, run, base, body) if riding is None else (tag, run, base, body, *riding))


def whole_frame(update: Update, riding: Riding | None) -> bytes:
    """The frame of an update that is told in full."""
    if riding is None:
        return pack(update)
    lock, first, pieces = riding
    return pack(msgspec.structs.replace(update, lock=lock, first=first, pieces=pieces))


def unfold(brief: Brief, primer: bytes, held: bytes) -> Update:
    """The update that was told briefly. Raises BadFrame, as it does when something else is held than was thought."""
    unpack = zlib.decompressobj(-_WIDE, primer + held)
    try:
        body = unpack.decompress(memoryview(brief.body)[_HASH:], UNPACKED)
    except zlib.error as error:
        raise BadFrame(_short(error)) from None
    if not unpack.eof:
        raise BadFrame("cut short, or more than we unpack")
    return _told(brief, body)


def spread(row: Row) -> Update:
    """The update that was told as a row. Raises BadFrame."""
    return _told(row, row.body[_HASH:])


def _told(message: Brief | Row, body: bytes) -> Update:
    try:
        told = _TOLD.decode(body)
    except (msgspec.MsgspecError, RecursionError, ValueError, OverflowError) as error:
        raise BadFrame(_short(error)) from None
    run, base = message.run, message.base
    return Update(
        run, base, base + 1 + told.more, told.sections, told.gone, told.waiting_for, told.cues, message.body[:_HASH],
        told.clock, told.taken, told.shapes, links=told.links,
    )  # fmt: skip


def is_hello(frame: bytes) -> bool:
    """Whether a frame says that it is a Hello (it may still be a bad one): the shell lets a Hello move a key's route to
    the connection it came by."""
    return frame[1:7] == b"\xa5hello"


def read_to_host(frame: bytes) -> ToHost:
    """What a client sent. Raises BadFrame; never anything else, whatever the bytes."""
    if len(frame) > HOST_READS:
        raise BadFrame(f"{len(frame)} bytes are more than {HOST_READS}")
    try:
        message = _TO_HOST.decode(frame)
    except (msgspec.MsgspecError, RecursionError, ValueError, OverflowError) as error:
        raise BadFrame(_short(error)) from None
    # The one field that the records cannot describe is a choice: its shape is the title's business, its kind is ours.
    if type(message) is Play and not sanitize.plain(message.choice):
        raise BadFrame("the choice is no plain value")
    return message


def read_from_host(frame: bytes) -> FromHost:
    """What the host sent. Raises BadFrame."""
    if len(frame) > CLIENT_READS:
        raise BadFrame(f"{len(frame)} bytes are more than {CLIENT_READS}")
    if frame[:1] == b"\x78":
        unpack = zlib.decompressobj()
        try:
            frame = unpack.decompress(frame, UNPACKED)
        except zlib.error as error:
            raise BadFrame(_short(error)) from None
        if not unpack.eof:
            raise BadFrame("cut short, or more than we unpack")
    try:
        return _FROM_HOST.decode(frame)
    except (msgspec.MsgspecError, RecursionError, ValueError, OverflowError) as error:
        raise BadFrame(_short(error)) from None


def _short(error: Exception) -> str:
    """An error's text, cut: a decoder may quote what a stranger sent."""
    return sanitize.line(str(error), 160) or type(error).__name__
