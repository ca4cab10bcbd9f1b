"""Cues: what happened, in beats, for people to see. Emitted once with the truth, redacted per seat by the oracle.

A cue names things by their public handles in `nouns`. Whatever tells a thing's face is written as a `Face`; a seat
that may not see it gets the face removed (key kept, value None). The better of sight at the moment of the cue and at
the end of the play counts; the end counts only while the handle still stands for the very same thing
(`Rules.identity`; a title without it gets no second look), for a handle dealt anew would tell the old thing's face.
Cues drive order, dice, sound, emphasis and the log; they never carry state that the view lacks, and they are not part
of the match's record.
"""

from __future__ import annotations

from typing import Any

import msgspec


class Face(msgspec.Struct, frozen=True):
    """The face of thing `handle`, to be shown only to seats that see it."""

    handle: int
    value: Any


class Only(msgspec.Struct, frozen=True):
    """A value for some seats only, for what is no thing (a power's sources, a private number)."""

    seats: tuple[int, ...]
    value: Any


class Cue(msgspec.Struct, gc=False):
    """One thing that happened. `beat` counts the moments of a play; cues of one beat are shown together."""

    kind: str
    beat: int
    nouns: dict[str, Any]
    rule: str = ""
    """The rule id that this cue shows at work ("" for plain moves)."""
    masks: dict[str, int] = {}
    """Noun -> bit mask of the seats that may see it; bit 0 is the spectator, bit n + 1 is seat n."""
    faces: dict[str, tuple[int, Any]] = {}
    """Noun -> the handle and the identity of the thing whose face it tells; never sent to anybody."""


class SeatCue(msgspec.Struct, frozen=True, gc=False):
    """A cue as one seat gets it."""

    kind: str
    beat: int
    nouns: dict[str, Any]
    rule: str = ""


def bit(seat: int) -> int:
    """The bit of a seat in a mask; the spectator is seat -1."""
    return 1 << (seat + 1)


def redact(cue: Cue, seat: int) -> SeatCue:
    """The cue as `seat` may see it: nouns it may not see are None, so that the shape tells nothing."""
    if not cue.masks:
        return SeatCue(cue.kind, cue.beat, cue.nouns, cue.rule)
    mine = bit(seat)
    nouns = {
        name: (value if name not in cue.masks or cue.masks[name] & mine else None) for name, value in cue.nouns.items()
    }
    return SeatCue(cue.kind, cue.beat, nouns, cue.rule)
