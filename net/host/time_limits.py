"""The time limits of a match, on the host. Which asks have one is the title's business, the seconds come from its
`clocks(options)`, stretched by the house's timers.

Asks with the same clock and the same `running` share one run: a whole turn's limit. A run pauses while another ask is
open (a reaction of somebody else must not eat my turn), while nobody whose seat it is sits at the table and, where the house
waits, while a seat that is waited for is away. A window (`Ask.window`) is a rule of the game, not a convenience: no timer of
the house stretches or ends it, and it does not wait for the absent, for that would tell who is.
"""

from __future__ import annotations

from game.engine.ask import Ask

STRETCH: dict[str, int] = {"off": 0, "normal": 1, "long": 2}
"""By how much the house's timers stretch limits; 0: there are none. Plays are stamped with it (`PlayRecord.stretch`) for limits
that the rules of a game keep themselves."""
KEPT = 64
"""Paused runs remembered; older ones belong to turns long gone."""

Run = tuple[str, int]


class TimeLimits:
    """Runs of clocks; at most one is going."""

    def __init__(self, seconds: dict[str, float | None], timers: str = "normal") -> None:
        self._seconds = seconds
        self.timers = timers
        self._left: dict[Run, float] = {}
        self._story = 0.0
        """Seconds that people's tables take to show what led to the next ask."""
        self._run: Run | None = None
        self._since: float | None = None
        """When the present run was last set going; None while it stands still."""

    def show(self, ask: Ask | None, here: bool, now: float, held: bool = False) -> None:
        """The outstanding ask is `ask`; `here`: its time may run out for those it waits for; `held`: the clock stands still
        whatever it is (people at one window pass the seat, `Together`)."""
        here = (here or (ask is not None and ask.window)) and not held
        seconds = None if ask is None else self.limit(ask)
        run: Run | None = None
        if ask is not None and seconds is not None:
            run = (ask.clock, ask.running)
            if run not in self._left:
                self._left[run] = seconds + self._story
                while len(self._left) > KEPT:
                    del self._left[next(iter(self._left))]
        if run != self._run or not here:
            self._halt(now)
        if run != self._run:
            self._story = 0.0
        self._run = run
        if run is not None and here and self._since is None:
            self._since = now

    def limit(self, ask: Ask) -> float | None:
        """Return the seconds that an ask lasts at most; None without a limit."""
        seconds = self._seconds.get(ask.clock) if ask.clock else None
        stretch = 1 if ask.window else STRETCH[self.timers]
        return seconds * stretch if seconds is not None and stretch else None

    def is_running(self, ask: Ask) -> bool:
        """Return whether time runs out for this very ask."""
        return self._since is not None and self._run == (ask.clock, ask.running)

    def told(self, seconds: float) -> None:
        """Something happened that is shown for so long: the limit that begins after it is that much longer, for nobody can
        answer what has not been seen to be asked."""
        self._story += seconds

    def _halt(self, now: float) -> None:
        if self._run is not None and self._since is not None and self._run in self._left:
            self._left[self._run] = max(0.0, self._left[self._run] - (now - self._since))
        self._since = None

    def deadline(self) -> float | None:
        """When the present run ends; None when nothing runs."""
        if self._run is None or self._since is None:
            return None
        return self._since + self._left[self._run]

    def left(self, now: float) -> int | None:
        """Milliseconds left of what runs."""
        deadline = self.deadline()
        return None if deadline is None else max(0, round((deadline - now) * 1000))

    @property
    def going(self) -> bool:
        """Whether time runs out for somebody."""
        return self._since is not None
