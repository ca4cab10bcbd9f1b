"""How long to wait before what has failed is tried again."""

from __future__ import annotations

AGAIN_S = 1.0
"""Seconds until the second try; each that fails doubles them."""
MOST_S = 60.0


class Backoff:
    """Failures in a row of one thing."""

    def __init__(self) -> None:
        self.until = 0.0
        """Nothing is tried before."""
        self._failures = 0

    def failed(self, now: float) -> None:
        """It failed once more."""
        self.until = now + min(MOST_S, AGAIN_S * 2**self._failures)
        self._failures += 1

    def pause(self, now: float) -> None:
        """Something else failed: wait a moment, whatever it was."""
        self.until = now + AGAIN_S

    def succeeded(self) -> None:
        """It went well: the next failure is the first."""
        self._failures = 0

    def is_due(self, now: float) -> bool:
        """Return whether it may be tried."""
        return now >= self.until
