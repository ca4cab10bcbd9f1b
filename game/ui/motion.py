"""Motion as coroutines in scopes that die with their scene.

A motion is a generator. It yields what it waits for: `wait(0.3)`, `tween(0.22, put, ease=back_out)`, `all_of(a, b)`,
another generator, or `None` for one frame. `Scope.start(gen)` runs it; `Scope.skip()` brings everything to its end;
`Pace` is the player's: normal, fast, instant, reduced. Time that is left over within a frame is carried on, so
a motion lasts as long as it says whatever the frame rate is.
"""

import math
from collections.abc import Callable, Generator, Iterable
from typing import NamedTuple, Protocol

Ease = Callable[[float], float]
SKIP = 1e9  # seconds; enough for any motion
REDUCED = 0.09


def linear(t: float) -> float:
    return t


def quad_out(t: float) -> float:
    return 1 - (1 - t) ** 2


def cubic_out(t: float) -> float:
    return 1 - (1 - t) ** 3


def cubic_in(t: float) -> float:
    return t**3


def sine_in_out(t: float) -> float:
    return 0.5 - 0.5 * math.cos(math.pi * t)


def back_out(t: float, over: float = 1.4) -> float:
    """Runs past the goal by a little and comes back."""
    u = t - 1
    return 1 + (over + 1) * u**3 + over * u**2


def mix(a: float, b: float, t: float) -> float:
    return a + (b - a) * t


class Pace(NamedTuple):
    """How fast this player wants things to move."""

    speed: float = 1.0
    instant: bool = False
    reduced: bool = False

    @classmethod
    def of(cls, name: str, reduced: bool = False) -> "Pace":
        """From the settings' word."""
        return cls({"fast": 2.2}.get(name, 1.0), name == "instant", reduced)


class Waits(Protocol):
    """Something a motion can yield: takes time, gives back what is left of it, or None while it needs more. `moved`:
    whether its last advance may have changed the picture."""

    moved: bool

    def advance(self, dt: float, pace: Pace) -> float | None: ...


Motion = Generator["Waits | Motion | None", None, None]


class _Wait:
    moved = False

    def __init__(self, seconds: float) -> None:
        self.left = seconds

    def advance(self, dt: float, pace: Pace) -> float | None:
        if pace.instant:
            return dt
        self.left -= dt * pace.speed
        return -self.left / pace.speed if self.left <= 0 else None


class _NextFrame:
    moved = False

    def __init__(self) -> None:
        self.waited = False

    def advance(self, dt: float, pace: Pace) -> float | None:
        if pace.instant or self.waited:
            return dt
        self.waited = True
        return None


class _Tween:
    moved = True

    def __init__(self, seconds: float, put: Callable[[float], None], ease: Ease) -> None:
        self.seconds, self.put, self.ease, self.at = seconds, put, ease, 0.0

    def advance(self, dt: float, pace: Pace) -> float | None:
        seconds = min(self.seconds, REDUCED) if pace.reduced else self.seconds
        self.at += dt * pace.speed
        if pace.instant or self.at >= seconds:
            self.put(1.0)
            return dt if pace.instant else (self.at - seconds) / pace.speed
        t = self.at / seconds
        self.put(t if pace.reduced else self.ease(t))
        return None


class _All:
    def __init__(self, motions: Iterable["Motion | Waits"]) -> None:
        self.tasks = [Task(m) for m in motions]
        self.moved = False

    def advance(self, dt: float, pace: Pace) -> float | None:
        going = [task for task in self.tasks if not task.done]
        rest = [task.advance(dt, pace) for task in going]
        self.moved = any(task.moved for task in going)
        if not rest:
            return dt
        return min(r for r in rest if r is not None) if all(r is not None for r in rest) else None


class Task:
    """A motion under way."""

    def __init__(self, motion: "Motion | Waits", endless: bool = False) -> None:
        self.done = False
        self.active = False  # being advanced at this moment
        self.moved = False  # the last advance did more than let time pass
        self.endless = endless
        self._stack: list[Motion] = []
        self._waits: Waits | None = None
        self._take(motion)

    def _take(self, item: "Motion | Waits | None") -> None:
        if isinstance(item, Generator):
            self._stack.append(item)
        elif item is None:
            self._waits = _Wait(0.0)
        else:
            self._waits = item

    def advance(self, dt: float, pace: Pace) -> float | None:
        """Run for dt; the time left over when it ended, else None."""
        self.active = True
        try:
            return self._advance(dt, pace)
        finally:
            self.active = False

    def _advance(self, dt: float, pace: Pace) -> float | None:
        left = dt
        self.moved = False
        for _ in range(100_000):
            if self._waits is not None:
                rest = self._waits.advance(left, pace)
                self.moved = self.moved or self._waits.moved
                if rest is None:
                    return None
                left, was = rest, self._waits
                self._waits = None
                if isinstance(was, _Wait) and left <= 0 and self._stack and self.endless:
                    return None
            if not self._stack:
                self.done = True
                self.moved = True
                return left
            self.moved = True
            try:
                self._take(next(self._stack[-1]))
            except StopIteration:
                self._stack.pop()
        raise RuntimeError("a motion never comes to rest: mark it endless")

    def close(self) -> None:
        """Drop it where it is; its `finally` blocks run."""
        self.done = True
        while self._stack:
            self._stack.pop().close()


def wait(seconds: float) -> Waits:
    return _Wait(seconds)


def next_frame() -> Waits:
    """Goes on in the next frame, and takes no time: for work that is spread over frames."""
    return _NextFrame()


def tween(seconds: float, put: Callable[[float], None], ease: Ease = cubic_out) -> Waits:
    """Calls put(t) with eased t, always ending in exactly put(1.0)."""
    return _Tween(seconds, put, ease)


def all_of(*motions: "Motion | Waits") -> Waits:
    """All at once; done when the last is."""
    return _All(motions)


def staggered(motions: "Iterable[Motion | Waits]", gap: float = 0.035) -> Waits:
    """All, each a little later than the one before."""

    def late(seconds: float, motion: "Motion | Waits") -> Motion:
        yield wait(seconds)
        yield motion

    return _All([late(i * gap, motion) for i, motion in enumerate(motions)])


def count(put: Callable[[int], None], start: int, end: int) -> Motion:
    """A number counts up or down: 40 ms a step, at most 400 ms in all; put() hears every number shown."""
    steps = min(abs(end - start), 10)
    shown = start
    for i in range(1, steps + 1):
        yield wait(0.04)
        number = start + round((end - start) * i / steps)
        if number != shown:
            put(number)
            shown = number
    if shown != end or steps == 0:
        put(end)


def shake(put: Callable[[float, float], None], size: float = 6.0, seconds: float = 0.24) -> Motion:
    """A short no: put(dx, dy), ending at rest. Nothing under reduced motion (a tween of no width)."""

    def at(t: float) -> None:
        put(math.sin(t * math.pi * 6) * size * (1 - t), 0.0)

    yield tween(seconds, at, linear)
    put(0.0, 0.0)


class Scope:
    """The motions of one scene. `close()` (the scene leaves) drops them all."""

    def __init__(self, pace: Pace | None = None) -> None:
        self.pace = pace or Pace()
        self.tempo = 1.0
        """How many times faster than at the player's pace things move just now."""
        self._tasks: list[Task] = []
        self._moved = False
        """Something moved between two updates: a motion began or was dropped."""
        self.closed = False

    @property
    def busy(self) -> bool:
        """Something moves that will come to an end."""
        return any(not task.endless for task in self._tasks)

    @property
    def running(self) -> bool:
        """Something moves, endless idle life included."""
        return bool(self._tasks)

    def start(self, motion: Motion, endless: bool = False) -> Task:
        """Run a motion from now on; its first step happens at once."""
        task = Task(motion, endless)
        if self.closed:
            task.close()
            return task
        self._moved = True
        self._tasks.append(task)
        task.advance(0.0, Pace() if endless else self.pace)
        self._sweep()
        return task

    def update(self, dt: float) -> bool:
        """Let time pass. True if anything moved: a motion that only waits leaves the picture as it is."""
        moved, self._moved = self._moved, False
        pace = self.pace._replace(speed=self.pace.speed * self.tempo)
        for task in list(self._tasks):
            if not task.done:
                task.advance(dt, Pace() if task.endless else pace)
                moved = moved or task.moved
        self._sweep()
        return moved

    def skip(self) -> None:
        """Bring every motion that has an end to its end, with what it starts on the way."""
        for _ in range(100):
            going = [task for task in self._tasks if not task.endless and not task.done]
            if not going:
                break
            for task in going:
                task.advance(SKIP, self.pace._replace(instant=True))
            self._sweep()

    def stop(self) -> None:
        """Drop every motion where it is."""
        self._moved = self._moved or bool(self._tasks)
        for task in self._tasks:
            task.close()
        self._tasks.clear()

    def close(self) -> None:
        self.stop()
        self.closed = True

    def _sweep(self) -> None:
        self._tasks = [task for task in self._tasks if not task.done]
