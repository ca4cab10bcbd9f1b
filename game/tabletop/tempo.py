"""How fast one person alone is shown what bots have done: as usual, and quicker the more of it waits.

Bots don't ponder there, so all of a round may be there at once. Nothing of it is left out: everyday things are told in less
time, and what people want to see only where that is not enough.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby

from game.engine.cues import Cue
from game.tabletop.feed import Update

CALM_S, DRAMATIC_S = 4.0, 6.9
"""Seconds at normal pace in which all that bots do between two own decisions is shown; where something dramatic is among it.
A little under what a player is promised (5 and 8), for what is not known beforehand."""
UNKNOWN_S = 0.9
UNKNOWN_DRAMA_S = 2.0
"""What a beat is taken to last before one like it has been seen; a dramatic one, which may have a picture of its own."""
SETTLE_S = 0.3
"""Between two updates."""
EVERYDAY = 3.0
"""Times the speed of dramatic beats at which the others are shown, where time is short; and times the usual speed at which moves
are shown that one press has ordered."""
THOUGHT_S = 2.5
"""Waiting for bots' thoughts that what is left to show makes up for, at most (`game/bots/network.py`)."""
MOST = 16.0
"""Times the usual speed, and no more."""

Kinds = tuple[frozenset[type[Cue]], int]


def beats(cues: Iterable[Cue]) -> list[list[Cue]]:
    """Cues as they are shown: together what has one beat."""
    return [list(beat) for _, beat in groupby(cues, key=lambda cue: cue.beat)]


class Tempo:
    """One table's. Seconds here are those of the normal pace."""

    def __init__(self, is_dramatic: Callable[[Cue], bool]) -> None:
        self._is_dramatic = is_dramatic
        self.counts_own = False
        """What came of the person's own play takes of the same time: nothing but bots' plays does otherwise."""
        self._lasts: dict[Kinds, float] = {}
        """How long beats of such cues have lasted."""
        self._spent = 0.0
        """Since the person's last decision has been shown."""
        self._waited = 0.0
        """How much of it there was nothing to show in."""
        self._whole = CALM_S
        self._beat: Sequence[Cue] | None = None
        self._into = 0.0
        """How far the beat that is shown has come."""

    def rest(self) -> None:
        """The person decides, or has seen what came of it: bots have all their time again."""
        self._spent, self._waited, self._whole = 0.0, 0.0, CALM_S

    def own_is_shown(self) -> None:
        """What came of the person's decision has been shown; what bots did is next."""
        if not self.counts_own:
            self.rest()

    def wait(self, seconds: float) -> None:
        """The person waited while there was nothing to show."""
        made_up = min(seconds, THOUGHT_S - self._waited)
        self._waited += made_up
        self._spent += made_up

    def begin_beat(self, beat: Sequence[Cue]) -> None:
        """A beat is shown from now on."""
        self._beat, self._into = beat, 0.0

    def end_beat(self) -> None:
        """It has been shown: the next of its kind is known to last as long."""
        if self._beat is not None:
            kinds = _kinds(self._beat)
            self._lasts[kinds] = (self._lasts.get(kinds, self._into) + self._into) / 2
        self._beat = None

    def pass_time(self, seconds: float, speed: float) -> None:
        """Something was shown for so many seconds of the player's pace, `speed` times as fast."""
        self._into += seconds * speed
        self._spent += seconds

    def speed(self, rest: Sequence[Sequence[Cue]], ahead: Sequence[Update] = ()) -> float:
        """Return how many times faster than at the player's pace things must be shown now: there are the `rest` of what is
        shown, from its present beat on, and the updates `ahead`."""
        coming = [*rest, *(beat for update in ahead for beat in beats(update.cues))]
        plain, drama = SETTLE_S * len(ahead), 0.0
        for beat in coming:
            is_drama = self._is_drama(beat)
            lasts = self._lasts.get(_kinds(beat), UNKNOWN_DRAMA_S if is_drama else UNKNOWN_S)
            lasts -= min(self._into, lasts) if beat is self._beat else 0.0
            if is_drama:
                drama += lasts
                self._whole = DRAMATIC_S
            else:
                plain += lasts
        left = max(0.1, self._whole - self._spent)
        if plain + drama <= left:
            return 1.0
        least = max(1.0, (drama + plain / EVERYDAY) / left)
        if rest and self._is_drama(rest[0]):
            return min(MOST, least)
        return min(MOST, EVERYDAY * least if least > 1.0 else max(1.0, plain / max(0.1, left - drama)))

    def _is_drama(self, beat: Sequence[Cue]) -> bool:
        return any(map(self._is_dramatic, beat))


def _kinds(beat: Sequence[Cue]) -> Kinds:
    """What a beat is known by: three who fall at once are another picture than one."""
    return frozenset(map(type, beat)), len(beat)
