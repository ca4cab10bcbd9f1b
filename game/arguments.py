"""What several commands are told, checked: each returns the value that is meant, or raises Usage."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

PROGRAM = "gobsmack"
LEVELS = ("random", "easy", "normal", "hard", "expert")


class Usage(Exception):
    """Wrong use: one clear line, exit code 2."""


def checked_title(name: str) -> Any:
    """The title of that name, ready to play. Raises Usage."""
    from game import titles

    try:
        found = titles.title(name)
    except titles.UnknownTitle as error:
        raise Usage(f"{PROGRAM}: {error}") from None
    if found.status != "ready":
        raise Usage(f"{PROGRAM}: {found.name} is still in the works; battlegoats can be played")
    return found


def checked_seats(title: Any, wanted: int | None) -> int:
    """The number of seats, or the title's fewest. Raises Usage."""
    lo, hi = title.seats
    if wanted is None:
        return int(lo)
    if not lo <= wanted <= hi:
        raise Usage(f"{PROGRAM}: {title.name} is for {lo} to {hi} seats, not {wanted}")
    return wanted


def checked_range(title: Any, wanted: str | None) -> list[int]:
    """`4` or `3-6` as the numbers of seats meant. Raises Usage."""
    ends = (wanted or str(title.seats[0])).split("-")
    if len(ends) > 2 or not all(end.isdigit() for end in ends):
        raise Usage(f"{PROGRAM}: --seats wants a number, or two with a dash between, not {wanted!r}")
    first, last = checked_seats(title, int(ends[0])), checked_seats(title, int(ends[-1]))
    if first > last:
        raise Usage(f"{PROGRAM}: --seats wants the lower number first, not {wanted!r}")
    return list(range(first, last + 1))


def checked_options(title: Any, pairs: Sequence[str]) -> dict[str, Any]:
    """`NAME=VALUE` pairs as the title's options. Raises Usage."""
    known = {option.id: option for option in title.options}
    chosen: dict[str, Any] = {}
    for pair in pairs:
        name, equals, text = pair.partition("=")
        if not equals or name not in known:
            raise Usage(f"{PROGRAM}: --option wants NAME=VALUE with a NAME of {', '.join(known)}, not {pair!r}")
        values = {str(value).lower(): value for value in known[name].values}
        if text.lower() not in values:
            raise Usage(f"{PROGRAM}: option {name} may be {', '.join(values)}, not {text!r}")
        chosen[name] = values[text.lower()]
    return chosen


def checked_size(text: str | None) -> tuple[int, int] | None:
    """`1280x720` as a pair. Raises Usage."""
    if text is None:
        return None
    width, cross, height = text.lower().partition("x")
    if not cross or not (width.isdigit() and height.isdigit()) or int(width) < 960 or int(height) < 540:
        raise Usage(f"{PROGRAM}: --size wants WIDTHxHEIGHT of at least 960x540, not {text!r}")
    return int(width), int(height)


def journal_kept(match: str) -> bool:
    """Whether a match of that id has a journal here."""
    from net.storage.journal import BrokenJournal, path_of

    try:
        return path_of(match).exists()
    except BrokenJournal:
        return False


def checked_name(name: str | None) -> str | None:
    """A player's name that a table takes, or None for the usual one. Raises Usage."""
    from net.protocol.sanitize import NameTooLong, check_name

    try:
        check_name(name or "")
    except NameTooLong as error:
        raise Usage(f"{PROGRAM}: {error}") from None
    return name
