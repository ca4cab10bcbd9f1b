"""Text and plain values that strangers sent, made harmless.

What other people type is drawn on every screen and written to logs. Control characters could forge log lines,
bidirectional marks could make a name read as somebody else's, and a heap of combining marks paints over its
neighbours; so they are taken out once, at the door.
"""

from __future__ import annotations

import unicodedata
from typing import Any

NAME_LENGTH = 24
CHAT_LENGTH = 400
MOST_MARKS = 2
"""Combining marks kept in a row: enough for every living language's letters, too few for a tower."""

_STRIPPED = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
_BLANK = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180e\u180f\u2800\u3164\uffa0\U0001d159"
) | frozenset(chr(code) for code in (*range(0xFE00, 0xFE0F), *range(0xE0100, 0xE01F0)))
"""Letters and marks by their category, and nothing to be seen: fillers, the empty pattern of Braille, variation selectors."""
_JOINERS = {"\u200d", "\ufe0f"}
"""Format characters that emoji are built with; they have no power over the direction of text."""


def line(text: str, length: int) -> str:
    """`text` as one visible line of at most `length` characters (may be empty)."""
    out: list[str] = []
    marks = 0
    # The cut before the loop bounds the work: NFC never makes a text longer than three times itself.
    for char in unicodedata.normalize("NFC", text[: length * 4]):
        kind = unicodedata.category(char)
        if char in _BLANK:
            char, kind = " ", "Zs"
        if kind in _STRIPPED and char not in _JOINERS:
            char = " " if kind in ("Cc", "Zl", "Zp") else ""
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if marks <= MOST_MARKS:
            out.append(char)
    return " ".join("".join(out).split())[:length].strip()


def name(text: str, otherwise: str = "?") -> str:
    """A name that can be drawn; `otherwise` when nothing visible is left."""
    found = line(text, NAME_LENGTH)
    # Joiners and marks alone, without a letter that they belong to, are nothing that can be seen.
    visible = any(char not in _JOINERS and unicodedata.category(char)[0] not in "MZC" for char in found)
    return found if visible else otherwise


class NameTooLong(ValueError):
    """A name with more letters than any table shows. `letters`: how many, as a table would count them."""

    def __init__(self, letters: int) -> None:
        super().__init__(f"a name has at most {NAME_LENGTH} letters, not {letters}")
        self.letters = letters


def check_name(text: str) -> None:
    """Raise NameTooLong where a host would call the name malformed, or others would read only the beginning of it."""
    shown = len(line(text, 4 * NAME_LENGTH))
    if len(text) > 4 * NAME_LENGTH or shown > NAME_LENGTH:
        raise NameTooLong(max(shown, len(text) if len(text) > 4 * NAME_LENGTH else 0))


def chat(text: str) -> str:
    """One line of chat (may be empty, then it is not sent)."""
    return line(text, CHAT_LENGTH)


def plain(value: Any, depth: int = 8, room: int = 4096) -> bool:
    """Whether `value` is a choice: str, int, bool, None or lists of such, within `depth` and `room` values.

    Spaces compare choices with plain equality; a map, a float or a date has no business there and could be unhashable,
    not a number, or slow.
    """
    return _room(value, depth, room) >= 0


def _room(value: Any, depth: int, room: int) -> int:
    kind = type(value)
    if kind is str:
        return room - 1 if len(value) <= 1000 else -1
    if kind is int or kind is bool or value is None:
        return room - 1
    if kind is not list or depth <= 0:
        return -1
    room -= 1
    for item in value:
        # The leaves at once: a call for each would cost more than all the rest of the reading.
        kind = type(item)
        if kind is int or (kind is str and len(item) <= 1000):
            room -= 1
        else:
            room = _room(item, depth - 1, room)
        if room < 0:
            return -1
    return room
