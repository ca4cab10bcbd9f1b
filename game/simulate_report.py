"""What a simulation found, in records: `simulate` fills them, `simulate_table` says them to people, `--json` as they are."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from game.ratings import Beaten


@dataclass
class Tally:
    """How seats of one label fared. `share`: of all wins; `levels`: level -> [seats, wins]."""

    seats: int = 0
    wins: float = 0.0
    share: float = 0.0
    levels: dict[str, list[float]] = field(default_factory=dict)


@dataclass
class Figure:
    """A number that came up in games: how often, its mean, its spread, its bounds."""

    count: int = 0
    mean: float = 0.0
    spread: float = 0.0
    least: float = 0.0
    most: float = 0.0


@dataclass
class Report:
    """What came of the games. A shared victory counts as a part of a win for each winner."""

    title: str
    games: int
    seats: int
    bots: list[str]
    seed: int
    options: dict[str, Any]
    wins: dict[str, float] = field(default_factory=dict)
    """Level -> games won, all its seats together."""
    win_rates: dict[str, float] = field(default_factory=dict)
    """Level -> share of the games won by one seat of it; 1 / seats is a fair share."""
    wins_by_seat: list[float] = field(default_factory=list)
    beaten: Beaten = field(default_factory=dict)
    """Who came before whom, in how many games."""
    outcomes: dict[str, int] = field(default_factory=dict)
    refused: int = 0
    """Choices of plain plans that the rules refused; they played another."""
    stalls: list[str] = field(default_factory=list)
    """Games that did not end, and where they stood."""
    tallies: dict[str, dict[str, Tally]] = field(default_factory=dict)
    """Topic -> label -> what the seats of that label won (see `seat_labels`)."""
    outcomes_by: dict[str, dict[str, dict[str, int]]] = field(default_factory=dict)
    """Topic -> label -> endings of the games of that label (see `game_labels`)."""
    told: dict[str, dict[str, int]] = field(default_factory=dict)
    """Topic -> label -> how often cues told of it (see `cue_labels`)."""
    figures: dict[str, Figure] = field(default_factory=dict)
    """Name -> what cues told in numbers (see `cue_figures`)."""
    cues: dict[str, float] = field(default_factory=dict)
    """Kind -> how many there were in a game, in the mean."""
    asks: dict[str, float] = field(default_factory=dict)
    """Kind -> how often it was asked in a game, in the mean."""
    plays: int = 0
    shortest: int = 0
    mean_plays: float = 0.0
    longest: int = 0
    seconds: float = 0.0
    plays_per_second: float = 0.0
