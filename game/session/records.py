"""Small records of a session: how to come in, why it does not go on, what the table tells."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

State = Literal["opening", "connecting", "in", "cut", "ended"]
Goal = Literal["alone", "host", "join"]


class Trouble(NamedTuple):
    """Why it does not go on: a code of `failure.*` in the catalogue, with what may be told besides."""

    code: str
    text: str = ""


class Settled(NamedTuple):
    """Plays handed to the line up to this number are on their way no more: taken, refused, or too late to be sent."""

    number: int


@dataclass
class Wanted:
    """How to come in (again)."""

    name: str
    address: str = ""
    """An invite, a code, or HOST:PORT."""
    passphrase: str = ""
    watch: bool = False
    profile: str = ""
    """Which of this machine's keys comes in; "" the window's own."""
    colour: str = ""
    portrait: str = ""
    beside: bool = False
    """Comes in beside the window's own player: it keeps no recording and checks nothing, for that one does."""
    match: str = ""
    """In which match a seat of ours waits there; "" where none is remembered."""


@dataclass
class News:
    """What the lobby tells as it happens: key of the catalogue and arguments."""

    key: str
    args: dict[str, Any] = field(default_factory=dict)
    trouble: bool = False
