"""A file of Fluent messages as entries: split where the next begins, so that only what is said is ever parsed."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Mapping

_BEGINS = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)
_COMMENT = re.compile(r"^#.*$", re.MULTILINE)
_FILLED = re.compile(r"\{ \$([a-z_]+) \}")
_ATTRIBUTE = re.compile(r"^ +\.([a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)


class BadWords(ValueError):
    """A file of words that can't be read: its name, the message and the reason."""


def read_entries(text: str, name: str) -> dict[str, str]:
    """Split a Fluent file into the source of each message or term, by id. Raises BadWords where an id is there twice.

    Only the beginning of an entry stands in the first column with a name and a sign of equality, so nothing is parsed here.
    """
    found = list(_BEGINS.finditer(text))
    entries: dict[str, str] = {}
    for begin, end in zip(found, [*(match.start() for match in found[1:]), len(text)]):
        if begin[1] in entries:
            raise BadWords(f"{name}: {begin[1]} is defined twice")
        entries[begin[1]] = _COMMENT.sub("", text[begin.start() : end])
    return entries


def parts(source: str) -> frozenset[str]:
    """What a message says: the names of its attributes, and "" where it has a text of its own."""
    own, *_ = _ATTRIBUTE.split(source, maxsplit=1)
    return frozenset([*_ATTRIBUTE.findall(source), *([""] if own.partition("=")[2].strip() else [])])


def plain_texts(source: str) -> dict[str, str] | None:
    """Return the texts of a message that has no more than names to fill in: its own under "", the others by attribute.

    None where there is more to it, as a plural. Most messages are plain, and need no parser: the first picture comes without it.
    """
    if "{" in _FILLED.sub("", source):
        return None
    head, *rest = _ATTRIBUTE.split(source)
    texts = {"": head.partition("=")[2], **dict(zip(rest[::2], rest[1::2]))}
    return {name: said for name, text in texts.items() if (said := _unfold(text))}


def fill_in(text: str, args: Mapping[str, object]) -> str:
    """Put the arguments into a plain text. Raises KeyError where one is missing."""
    return _FILLED.sub(lambda match: str(args[match[1]]), text)


def _unfold(text: str) -> str:
    """A value as it stands behind its sign and on the lines below, without their indent."""
    first, _, below = text.partition("\n")
    return "\n".join(filter(None, (first.strip(), textwrap.dedent(below).strip())))
