"""Bytes of a message and back, with bounds. The only module that packs or unpacks frames.

A frame is msgpack of one tagged record (`messages.py`); above 10 kB it is zlib of that, which on a LAN pays only for
large messages. The two cannot be mistaken: a record is a msgpack array (0x9_ or 0xdc), zlib begins 0x78.

msgspec reads and checks in one pass: every length is compared with what is there before anything is laid out, so a
frame that announces four thousand million items costs nothing, and deep nesting ends in an error.
"""

from __future__ import annotations

import zlib

import msgspec

from net.protocol import sanitize
from net.protocol.messages import FromHost, Message, Play, ToHost

HOST_READS = 16 * 1024
"""The largest frame a client may send. A choice is a few words; nothing else comes near."""
CLIENT_READS = 1024 * 1024
"""The largest frame on the wire at all (`maxmsgsize`)."""
UNPACKED = 8 * 1024 * 1024
"""The largest frame after unpacking: a small frame must not swell into all memory."""
SQUEEZE = 10 * 1024
"""Below this size packing harder costs more time than the wire saves."""

_ENCODE = msgspec.msgpack.Encoder().encode
_TO_HOST: msgspec.msgpack.Decoder[ToHost] = msgspec.msgpack.Decoder(ToHost)
_FROM_HOST: msgspec.msgpack.Decoder[FromHost] = msgspec.msgpack.Decoder(FromHost)


class BadFrame(ValueError):
    """A frame that is no message. The text says why, for the log and for its sender."""


def pack(message: Message) -> bytes:
    """One message as a frame."""
    body = _ENCODE(message)
    return body if len(body) <= SQUEEZE else zlib.compress(body, 1)


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
    body = inflate(frame)
    try:
        return _FROM_HOST.decode(body)
    except (msgspec.MsgspecError, RecursionError, ValueError, OverflowError) as error:
        raise BadFrame(_short(error)) from None


def inflate(frame: bytes) -> bytes:
    """The msgpack of a frame of the host. Raises BadFrame."""
    if frame[:1] != b"\x78":
        return frame
    unpack = zlib.decompressobj()
    try:
        body = unpack.decompress(frame, UNPACKED)
    except zlib.error as error:
        raise BadFrame(_short(error)) from None
    if not unpack.eof:
        raise BadFrame("cut short, or more than we unpack")
    return body


def _short(error: Exception) -> str:
    """An error's text, cut: a decoder may quote what a stranger sent."""
    return sanitize.line(str(error), 160) or type(error).__name__
