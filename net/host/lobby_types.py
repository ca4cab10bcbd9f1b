"""What a lobby is made of: people, seats, the rules of the house."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.titles import Title
from net.protocol import sanitize
from net.protocol.denied import Denied
from net.protocol.messages import Crown, Dropped, ForTwo, Kind, Level, Lost, Role, Speed, Timers

COLOURS = ("red", "blue", "green", "purple", "yellow", "brown", "pink", "grey")
"""Colours are words here; which ink they are is the screen's business. Each seated person has one of their own."""
BOT_NAMES = ("Mudge", "Grizzle", "Snag", "Wattle", "Bramble", "Fusk", "Nettle", "Oddlin")
QUEENS = frozenset({"Grizzle", "Wattle", "Bramble", "Nettle", "Sprig", "Tansy"})
"""Bots that want to be crowned as Queen."""
MOST_WATCHERS = 64


@dataclass
class Member:
    """Somebody (or some program) that came in."""

    key: str
    name: str
    role: Role
    colour: str = ""
    portrait: str = ""
    crown: Crown = "king"
    here: bool = True
    pace: Speed = "normal"
    """How fast its table shows what happens."""
    heard: float = 0.0
    """When the last frame came."""
    latency: int = 0
    verify_key: bytes = b""
    """Checks the signatures under its plays; a seat that was committed has its own."""
    software: str = ""
    """Name and version of its program."""
    title: str = ""
    """The game for which it came in."""


@dataclass
class Seat:
    """One chair."""

    kind: Kind = "open"
    owner: str = ""
    name: str = ""
    colour: str = ""
    portrait: str = ""
    crown: Crown = "king"
    level: Level = "normal"
    ready: bool = False
    ticket: str = ""
    """Lets the bot started for this seat take it."""
    sitter: str = ""
    """Key of the bot that sits in for a person who dropped."""
    sitter_ticket: str = ""
    """Set while a bot is wanted to sit in."""
    dropped_at: float = 0.0
    idle: bool = False
    """It has owed a move for so long that the table's owner may hand it to a bot."""
    commitment: bytes = b""
    verify_key: bytes = b""
    """Checks the signatures under its owner's plays; came with the commitment."""
    secret: bytes = b""


@dataclass
class HouseRules:
    """Rules of the house."""

    table: str = "Gobsmack"
    spectators: bool = True
    dropped: Dropped = "bot"
    timers: Timers = "normal"
    passphrase: str = ""
    lost: Lost = "soon"
    for_two: ForTwo = "wait"
    one_port: bool = False
    """Its players can't find each other's machines: the table always waits for its host."""


def checked_options(title: Title, chosen: dict[str, Any]) -> dict[str, Any]:
    """All options of `title` with `chosen` filled in. Raises Denied."""
    known = {option.id: option for option in title.options}
    for name, value in chosen.items():
        if name not in known:
            raise Denied("bad_option", f"no option {sanitize.line(str(name), 40)}")
        # True equals 1 in Python and is another value in a hash of the options.
        if not any(value == other and type(value) is type(other) for other in known[name].values):
            raise Denied("bad_option", f"{name} cannot be {sanitize.line(str(value), 40)}")
    return {name: chosen.get(name, option.default) for name, option in known.items()}
