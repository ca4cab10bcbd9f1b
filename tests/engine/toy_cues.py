"""The kinds of cue of the toy titles."""

from __future__ import annotations

from game.engine.cues import Cue, Handle, Seat, Secret, kinds_in


class Mark(Cue, frozen=True, kw_only=True):
    seat: Seat
    cell: int


class Bids(Cue, frozen=True, kw_only=True):
    bids: list[int]


class Laid(Cue, frozen=True, kw_only=True):
    thing: Handle
    card: Secret[int]
    bid: Secret[int]


class Trick(Cue, frozen=True, kw_only=True):
    seat: Seat
    rule: str = "TOY-2"


class Ready(Cue, frozen=True, kw_only=True):
    seat: Seat


class Offer(Cue, frozen=True, kw_only=True):
    seat: Seat


class Withdraw(Cue, frozen=True, kw_only=True):
    seat: Seat


class Accept(Cue, frozen=True, kw_only=True):
    seat: Seat


class Wait(Cue, frozen=True, kw_only=True):
    seat: Seat


class FellThrough(Cue, frozen=True, kw_only=True):
    seat: Seat


KINDS = kinds_in(__name__)
