"""A recorded moment in plain lines of text: what was recorded, whatever this version knows of its rules."""

from __future__ import annotations

from typing import Any, NamedTuple

from game.engine.cues import SeatCue

WIDTH = 88
"""Letters of a line, before it goes on in the next."""

DEEPEST = 12
"""Levels of a nested value that are told."""


class PlainLine(NamedTuple):
    text: str
    indent: int = 0
    heading: bool = False


def told_cue(cue: SeatCue, names: list[str]) -> str:
    """A cue as it was recorded, with the names of the players where it names seats."""
    nouns = ", ".join(f"{name}: {_short(_seat(name, value, names))}" for name, value in cue.nouns.items())
    return f"{cue.kind.replace('_', ' ')} ({nouns})" if nouns else cue.kind.replace("_", " ")


def told_view(view: dict[str, Any], names: list[str]) -> list[PlainLine]:
    """All sections of a view: first those of the seats, under the players' names."""
    found: list[PlainLine] = []
    for section, value in sorted(view.items(), key=lambda item: not item[0].startswith("seat.")):
        room, _, number = section.partition(".")
        seat = int(number) if room == "seat" and number.isdecimal() else -1
        heading = names[seat] if 0 <= seat < len(names) else section.replace("_", " ")
        found += [PlainLine(""), PlainLine(heading, 0, True)]
        found += _told(value, 1)
    return found


def _told(value: Any, indent: int) -> list[PlainLine]:
    """A value over several lines: tables by their keys, lists in one paragraph."""
    if not isinstance(value, dict) or indent > DEEPEST:
        return _wrapped(_short(value), indent)
    found: list[PlainLine] = []
    for key, entry in value.items():
        name = str(key).replace("_", " ")
        if isinstance(entry, dict) and len(_short(entry)) > WIDTH // 2:
            found += [PlainLine(name, indent), *_told(entry, indent + 1)]
        else:
            found += _wrapped(f"{name}: {_short(entry)}", indent)
    return found


def _wrapped(text: str, indent: int) -> list[PlainLine]:
    found: list[PlainLine] = []
    while len(text) > WIDTH:
        cut = text.rfind(" ", WIDTH // 2, WIDTH) + 1 or WIDTH
        found.append(PlainLine(text[:cut], indent + bool(found)))
        text = text[cut:]
    return [*found, PlainLine(text, indent + bool(found))]


def _short(value: Any, depth: int = 0) -> str:
    """A value in one line; what lies deeper than any title's is left out."""
    if depth > DEEPEST:
        return "..."
    if isinstance(value, dict):
        return ", ".join(f"{key} {_short(entry, depth + 1)}" for key, entry in value.items()) or "–"
    if isinstance(value, list | tuple):
        inner = [_short(entry, depth + 1) for entry in value]
        nested = [isinstance(entry, list | tuple | dict) for entry in value]
        return ", ".join(f"({text})" if is_nested else text for text, is_nested in zip(inner, nested)) or "–"
    if value is None:
        return "–"
    return str(value)


def _seat(name: str, value: Any, names: list[str]) -> Any:
    is_seat = name in ("seat", "player", "by", "to", "whose", "winner") and type(value) is int
    return names[value] if is_seat and 0 <= value < len(names) else value
