"""The command line of a host of our own, as a record: which table, and by which rules of the house."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any, get_args

import msgspec

from net.host.bot_processes import told
from net.protocol.messages import Dropped, ForTwo, Lost, Timers

DROPPED: tuple[Dropped, ...] = get_args(Dropped)
LOST: tuple[Lost, ...] = get_args(Lost)
FOR_TWO: tuple[ForTwo, ...] = get_args(ForTwo)
UNWATCHED: tuple[ForTwo, ...] = tuple(rule for rule in FOR_TWO if rule != "keeper")
"""What two players may choose while nobody watches: the keeper is a spectator."""
TIMERS: tuple[Timers, ...] = get_args(Timers)


class House(msgspec.Struct, frozen=True, kw_only=True):
    """The rules of the house that a table opens with."""

    spectators: bool = True
    dropped: Dropped = "bot"
    lost: Lost = "soon"
    for_two: ForTwo = "wait"
    """What `lost` is for two players."""
    timers: Timers = "normal"


def read_house(kept: Mapping[str, Any]) -> House:
    """The rules among what a settings file holds: what is none keeps its default."""
    right: dict[str, Any] = {}
    for field in msgspec.structs.fields(House):
        try:
            right[field.name] = msgspec.convert(kept[field.name], field.type)
        except (KeyError, msgspec.ValidationError):
            continue
    return House(**right)


class HostCommand(msgspec.Struct, frozen=True, kw_only=True):
    """What `gobsmack host` is told."""

    title: str = ""
    seats: int = 0
    bots: int = 0
    level: str = "normal"
    """Of all of them."""
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    name: str = ""
    """Of the table."""
    seed: int | None = None
    local: bool = False
    """On this machine alone."""
    house: House | None = None
    """None: as a table has it that nobody has set up."""
    resume: str = ""
    """The match that goes on; title, seats, options and house are its own then."""

    def words(self, owner: str) -> list[str]:
        """The command line, with the player of this key as the table's owner."""
        words = ["host"]
        if self.resume:
            words.append(told("resume", self.resume))
        else:
            words += [self.title, told("seats", self.seats), *self._house_words()]
        if self.bots:
            words.append(told("bots", f"{self.bots}:{self.level}"))
        words += [told("option", f"{option}={value}") for option, value in self.options.items()]
        if self.name:
            words.append(told("name", self.name))
        if self.seed is not None:
            words.append(told("seed", self.seed))
        if self.local:
            words.append("--local")
        return [*words, told("owner", owner), told("parent", os.getpid())]

    def _house_words(self) -> list[str]:
        house = self.house
        if house is None:
            return []
        rules = {"dropped": house.dropped, "timers": house.timers, "lost": house.lost, "for-two": house.for_two}
        return [*(told(name, rule) for name, rule in rules.items()), *([] if house.spectators else ["--no-spectators"])]
