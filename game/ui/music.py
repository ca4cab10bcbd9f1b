"""Which music is wanted, and how its layers are mixed for it. Knows no mixer.

A piece is one score in layers, the stems: a bed that is always there, a tune, and drums that come with danger. A scene says which
pieces may be played under it and how tense things are (`Music`); `Programme` takes them by turns with rests between
them, `levels` says how loud each layer of the present one is.
"""

from __future__ import annotations

from dataclasses import dataclass

STEMS = ("bed", "tune", "drums")
"""The layers of a piece, as the files in `sounds/music` are called."""
ROUNDS = 3
"""How often a piece goes round before it ends."""
REST_S = 20.0
"""Seconds of silence between two pieces."""
CALM, TENSE = 0.15, 0.65
"""Tension up to which there are no drums, and from which they are all there."""
ASIDE = 0.3
"""What is left of the tune in a piece's second round, unless things are tense."""


@dataclass(frozen=True, slots=True)
class Music:
    """What a scene wants to be heard."""

    pieces: tuple[str, ...]
    """Played by turns; one that is playing already goes on."""
    tension: float = 0.4
    """0: one may think; 1: it is being decided."""


def levels(tension: float, round_of_piece: int) -> dict[str, float]:
    """The factor on each stem, 0 to 1, in this round (from 0) of a piece."""
    danger = min(1.0, max(0.0, (tension - CALM) / (TENSE - CALM)))
    aside = round_of_piece % ROUNDS == 1
    return {"bed": 1.0 - 0.15 * danger, "tune": ASIDE + (1 - ASIDE) * danger**2 if aside else 1.0, "drums": danger}


class Programme:
    """Takes the wanted pieces by turns: the one that was not heard for longest first, with a rest after each."""

    def __init__(self) -> None:
        self.wanted: Music | None = None
        self.piece: str | None = None
        """What is to be played now; None in a rest."""
        self._rest = 0.0
        self._last: str | None = None
        self._heard: list[str] = []

    def update(self, dt: float, kept: tuple[str, ...] = ()) -> None:
        """Go on by `dt` seconds. `kept`: pieces that are still running unheard, which one goes back to."""
        wanted = self.wanted
        if wanted is None or not wanted.pieces:
            self.piece, self._rest = None, 0.0
            return
        if self.piece in wanted.pieces:
            return
        self._rest = max(0.0, self._rest - dt) if self.piece is None and self._last in wanted.pieces else 0.0
        if self._rest <= 0:
            self._begin(next((name for name in kept if name in wanted.pieces), None) or self._next(wanted))

    def _next(self, wanted: Music) -> str:
        return min(wanted.pieces, key=lambda name: self._heard.index(name) if name in self._heard else -1)

    def _begin(self, name: str) -> None:
        self._heard = [*(n for n in self._heard if n != name), name]
        self.piece = self._last = name

    def over(self) -> None:
        """The piece has gone round as often as it should."""
        self.piece, self._rest = None, REST_S
