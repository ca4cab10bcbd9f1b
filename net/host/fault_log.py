"""What the host writes down of bad frames and faults: of each one in a while, for a flood must not fill the log either."""

from __future__ import annotations

import logging

log = logging.getLogger("net.host")

LOG_AGAIN_S = 1.0
"""Seconds between two bad frames, or two faults, that the log tells of."""


class FaultLog:
    """One of each room."""

    def __init__(self) -> None:
        self.bad_frames = self.faults = 0
        self._frame_at = self._fault_at = -LOG_AGAIN_S

    def bad_frame(self, peer: str, error: Exception, now: float) -> None:
        self.bad_frames += 1
        if abs(now - self._frame_at) >= LOG_AGAIN_S:
            self._frame_at = now
            log.warning("%s sent a bad frame: %s", peer[:8], error)

    def fault(self, what: str, error: Exception, now: float) -> None:
        """Something broke that no play can be blamed for."""
        self.faults += 1
        if abs(now - self._fault_at) >= LOG_AGAIN_S:
            self._fault_at = now
            log.error("a fault over %s", what, exc_info=error)
