"""Rows that cues tell: on the wire each is a plain list, here its parts have names."""

from __future__ import annotations

from typing import NamedTuple


class Roll(NamedTuple):
    """Both players' dice for who is King first."""

    seat_0: int
    seat_1: int


class Modifier(NamedTuple):
    """What changes a die: a terrain's id, "water" or "cavalry"."""

    reason: str
    n: int


class Column(NamedTuple):
    """A column of the missile table: the lowest and the highest sum of points."""

    lowest: int
    highest: int


class Standing(NamedTuple):
    """Where a piece is: a hex, or a word of `state.OFF`."""

    piece: str
    place: str


class ScoreRow(NamedTuple):
    """A row of victory points: its id, how many, points in halves."""

    row: str
    number: int
    points: int
