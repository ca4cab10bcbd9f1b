"""What the portraits of those who sit at a table do: they look at whoever acts, laugh, wince and, rarely, blink.

Time is that of the scene; nothing is random but when somebody blinks. Between two changes nothing is drawn: `pass_time`
says when a face is another.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import Random
from typing import Literal

from pygame import Rect

Mood = Literal["glad", "sore"]
Face = Literal["", "half", "shut", "left", "right", "up", "down", "glad", "sore"]
"""What a face shows, "" as it is printed: the words of the art room (`art/portraits/moods.py`)."""
REACTION_S = 1.8
BLINK: tuple[tuple[Face, float], ...] = (("half", 0.05), ("shut", 0.09), ("half", 0.05))
"""The lids and the seconds that each of them is seen."""
REST_S = (4.0, 9.0)
"""From one blink of a face to the next."""


def glance(of: Rect, at: Rect) -> Face:
    """Where somebody whose portrait lies in one rectangle looks for somebody in another."""
    dx, dy = at.centerx - of.centerx, at.centery - of.centery
    if abs(dx) < of.w // 2 and abs(dy) < of.h // 2:
        return ""
    if abs(dx) > abs(dy):
        return "right" if dx > 0 else "left"
    return "down" if dy > 0 else "up"


class LivingFaces:
    """The faces of one scene, by seat."""

    def __init__(self, blinks: bool = False, seed: int = 1) -> None:
        """`blinks`: they do (never in pictures that are compared, nor where motion is reduced)."""
        self.blinks = blinks
        self._chance = Random(seed)
        self._glances: dict[int, Face] = {}
        self._felt: dict[int, tuple[Mood, float]] = {}
        """Seat -> mood, and the seconds that it lasts."""
        self._lids: dict[int, float] = {}
        """Seat -> seconds until its next blink; below 0: so long ago it began."""

    def seat(self, seats: Iterable[int]) -> None:
        """Those whose faces are seen now: the others neither blink nor look."""
        seen = set(seats)
        self._lids = {seat: self._lids.get(seat, self._rest()) for seat in sorted(seen)}
        self._glances = {seat: face for seat, face in self._glances.items() if seat in seen}

    def look(self, glances: Mapping[int, Face]) -> None:
        """Where each of them looks from now on."""
        self._glances = dict(glances)

    def react(self, moods: Mapping[int, Mood]) -> None:
        """Something has happened to them: they show it for a moment."""
        for seat, mood in moods.items():
            self._felt[seat] = (mood, REACTION_S)

    def face(self, seat: int) -> Face:
        """What a seat's portrait shows now."""
        if seat in self._felt:
            return self._felt[seat][0]
        return self._blink(seat) or self._glances.get(seat, "")

    def pass_time(self, dt: float) -> bool:
        """Let time pass; True if a face is another than before."""
        before = {seat: self.face(seat) for seat in (*self._lids, *self._felt)}
        self._felt = {seat: (mood, left - dt) for seat, (mood, left) in self._felt.items() if left > dt}
        if self.blinks:
            for seat, left in self._lids.items():
                over = left <= 0 and dt - left >= sum(seconds for _, seconds in BLINK)
                self._lids[seat] = self._rest() if over else 0.0 if 0 < left <= dt else left - dt
        return any(self.face(seat) != face for seat, face in before.items())

    def _rest(self) -> float:
        return self._chance.uniform(*REST_S)

    def _blink(self, seat: int) -> Face:
        """How far the lids are down."""
        since = -self._lids.get(seat, 1.0)
        if since < 0 or not self.blinks:
            return ""
        for face, seconds in BLINK:
            if since < seconds:
                return face
            since -= seconds
        return ""
