"""The track of phases in the top strip: what is past, what is now, what lies ahead."""

from __future__ import annotations

from collections.abc import Sequence

from game.tabletop.contract import Phase


def phase_track(words: Sequence[str], now: int) -> list[Phase]:
    """Return a word for each phase; `now` is the place of the present one (their number: all are past)."""
    return [Phase(text, "past" if n < now else "now" if n == now else "ahead") for n, text in enumerate(words)]
