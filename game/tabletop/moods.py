"""What a title's `moods` have in common."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.ui.living import Mood


def of_result(winners: Sequence[int], seats: int) -> Mapping[int, Mood]:
    """By seat: the end of a match."""
    return {seat: "glad" if seat in winners else "sore" for seat in range(seats)}
