"""What the third leaf of the results shows just now, and the motions that lead there: the last match is added to the evening,
and votes drop in. It knows no pictures and no sizes, so a leaf may be laid out anew while something moves."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from game.evening import Evening
from game.ui.motion import (
    Motion,
    Pace,
    Scope,
    all_of,
    count,
    cubic_in,
    linear,
    mix,
    sine_in_out,
    staggered,
    tween,
)
from net.protocol import messages as m

Play = Callable[[str], object]
"""Sounds an effect."""

COLUMN_S, STAMP_S, ROWS_S, HOP_S = 0.24, 0.12, 0.3, 0.34
"""The last match slides in; a row's points come down; rows change places; the crown hops."""
FALL_S, BOUNCE_S, APART_S = 0.24, 0.16, 0.07
"""A face falls; bounces; follows another."""
LIES = 2.0
"""How far a face has come that lies (`VoteBeats.fallen`)."""


class EveningBeats:
    """The last match of an evening is added to it. At first all stands as before that match."""

    def __init__(self, evening: Evening) -> None:
        before = evening.before
        self.evening, self.before = evening, before
        self.column = 0.0
        """How far the last match's column has come."""
        self.stamped: dict[str, float] = {}
        """Of whoever's points are there or come down: how far they have come."""
        self.totals = {name: before.total(name) for name in before.people}
        self.changed = 0.0
        """How far the rows have changed places."""
        self.crowned = set(before.leaders)
        """Whose crowns stand."""
        self.hops: tuple[tuple[str, str], ...] = ()
        """The crowns in the air: from whom ("" from nowhere), to whom."""
        self.hop = 0.0

    @classmethod
    def at_rest(cls, evening: Evening) -> EveningBeats:
        """With all of it there."""
        beats = cls(evening)
        Scope(Pace(instant=True)).start(beats.come(lambda sound: None))
        return beats

    def place(self, name: str) -> float:
        """In which row somebody stands; between two while rows change places."""
        return mix(self.before.people.index(name), self.evening.people.index(name), self.changed)

    def risen(self, name: str) -> float:
        """By how many rows somebody who is changing places will have risen; 0 for all while nobody is."""
        if not 0 < self.changed < 1:
            return 0
        return self.before.people.index(name) - self.evening.people.index(name)

    def come(self, play: Play) -> Motion:
        """The column, the points row by row, the new order, the crown."""
        before, evening = self.before, self.evening
        yield tween(COLUMN_S, self._slide)
        for name in before.people:
            yield tween(STAMP_S, partial(self._stamp, name), cubic_in)
            play("count_tally")
            yield count(partial(self._count, name), before.total(name), evening.total(name))
        if before.people != evening.people:
            yield tween(ROWS_S, self._change, sine_in_out)
        hops = crown_hops(before.leaders, evening.leaders)
        if hops:
            self.hops = hops
            self.crowned &= set(evening.leaders)
            yield tween(HOP_S, self._fly, sine_in_out)
            self.hops, self.crowned = (), set(evening.leaders)
            play("coin")

    def _slide(self, t: float) -> None:
        self.column = t

    def _stamp(self, name: str, t: float) -> None:
        self.stamped[name] = t

    def _count(self, name: str, points: int) -> None:
        self.totals[name] = points

    def _change(self, t: float) -> None:
        self.changed = t

    def _fly(self, t: float) -> None:
        self.hop = t


def crown_hops(before: Sequence[str], after: Sequence[str]) -> tuple[tuple[str, str], ...]:
    """From whom to whom crowns go where others lead than before. The first crown comes from nowhere (""); who catches up has
    a second one from whoever led; who falls behind gives theirs to whoever leads now."""
    lost = [name for name in before if name not in after]
    new = [name for name in after if name not in before]
    if not new:
        return tuple((name, after[0]) for name in lost)
    sources = lost or list(before) or [""]
    hops = [(sources[n % len(sources)], name) for n, name in enumerate(new)]
    return (*hops, *((name, new[0]) for name in lost[len(new) :]))


class _Fall:
    """One fall of a face: its motion moves this and no later one of the same player."""

    def __init__(self) -> None:
        self.at = 0.0

    def put(self, at: float) -> None:
        self.at = at


class VoteBeats:
    """Which votes this window has shown, and what falls. What is there at first is simply there."""

    def __init__(self) -> None:
        self.lit = ""
        """The game whose poster glows."""
        self.way = 1.0
        """How far faces have made way for others."""
        self._votes: dict[str, str] | None = None
        self._falls: dict[str, _Fall] = {}
        self._lead = ""

    def fallen(self, key: str) -> float:
        """How far somebody's face has come: 0 to 1 it falls, up to 2 it bounces, then it `LIES`."""
        return self._falls[key].at if key in self._falls else LIES

    def hear(self, lobby: m.Lobby, play: Play) -> Motion | None:
        """Take in how the vote stands. Returns the motion of what has changed; None: nothing, or this is how it stood at
        first."""
        votes = {key: row.title for row in lobby.next_games for key in row.votes}
        before, led = self._votes, self._lead
        self._votes, self._lead = votes, lobby.lead
        if before is None:
            self.lit = lobby.lead
            return None
        cast = {key: _Fall() for key, title in votes.items() if before.get(key) != title}
        self._falls = {key: fall for key, fall in self._falls.items() if key in votes} | cast
        return self._come(cast, play) if (before, led) != (votes, lobby.lead) else None

    def _come(self, cast: Mapping[str, _Fall], play: Play) -> Motion:
        """Faces make way and drop in; then the chosen poster glows."""
        falls = [self._drop(key, fall, play) for key, fall in cast.items()]
        yield all_of(tween(FALL_S, self._make_way), staggered(falls, APART_S))
        if self.lit != self._lead:
            self.lit = self._lead
            if self.lit:
                play("phase_clap")

    def _drop(self, key: str, fall: _Fall, play: Play) -> Motion:
        yield tween(FALL_S, fall.put, cubic_in)
        if self._falls.get(key) is not fall:  # taken back, or cast for another game, in the air
            return
        play("vote_drop")
        yield tween(BOUNCE_S, lambda t: fall.put(1 + t), linear)
        if self._falls.get(key) is fall:
            del self._falls[key]

    def _make_way(self, t: float) -> None:
        self.way = t
