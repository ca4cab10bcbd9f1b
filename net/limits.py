"""How often somebody may speak. Frames that carry the game on are free: only idle talk costs.

So a fast bot is never slowed down, while a flood of anything else ends after two seconds' worth.
"""

from __future__ import annotations

RATE = 30.0
"""Tokens a second."""
BURST = 90.0
PATIENCE = 120
"""Frames dropped before we stop listening altogether."""


class Bucket:
    """The tokens of one peer."""

    __slots__ = ("_at", "_left", "dropped")

    def __init__(self, now: float) -> None:
        self._at = now
        self._left = BURST
        self.dropped = 0

    def take(self, now: float, cost: float = 1.0) -> bool:
        """Whether one more frame is fine now."""
        # A clock that steps back must not empty anybody's bucket.
        if now > self._at:
            self._left += (now - self._at) * RATE
            if self._left > BURST:
                self._left = BURST
        self._at = now
        if self._left < cost:
            self.dropped += 1
            return False
        self._left -= cost
        if self._left > BURST / 2:
            self.dropped = 0
        return True

    def give_back(self, cost: float = 1.0) -> None:
        """The frame was worth it."""
        self._left = min(BURST, self._left + cost)

    @property
    def hopeless(self) -> bool:
        """Whether dropping is not enough."""
        return self.dropped > PATIENCE


class Tries:
    """Wrong codes and passphrases: a few for each key, and not many more for the whole table, since keys are free."""

    EACH = 5
    ALL = 10
    WINDOW = 60.0

    def __init__(self) -> None:
        self._wrong: list[tuple[float, str]] = []

    def allowed(self, key: str, now: float) -> bool:
        """Whether `key` may try (again) now."""
        self._wrong = [(at, who) for at, who in self._wrong if now - at < self.WINDOW]
        return len(self._wrong) < self.ALL and sum(who == key for _, who in self._wrong) < self.EACH

    def wrong(self, key: str, now: float) -> None:
        """That was not it."""
        self._wrong.append((now, key))
