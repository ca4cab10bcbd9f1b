"""Who may sound, and how loud, when much happens at once: the law of the mix, without a mixer.

An effect is left out while it has its pause, when as many copies as it may have are sounding, or when its family is full
of what is as heavy. What is let in is softer for every copy of itself, for every time it was heard a moment ago, and so
far that all together stay under `FULL`: one card sounds like one card, forty like a busy table and not like forty cards.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from game.ui.effects import EFFECTS, FAMILIES, PLAIN, Effect

FULL = -18.0
"""LUFS that all effects together may have by count, climaxes aside; the loudest of the others have -19."""
SOFTEST = 0.3
"""What is let in is never softer than this by the count (about -10 dB)."""
CLIMAX = 5
"""Weight of what all others step back for."""
BEHIND = 0.55
"""The factor of everything lighter while a climax sounds."""
COPY_GAIN = 0.75
"""Each further copy of an effect that is still sounding starts this much softer."""
AGAIN_GAIN, AGAIN_MOST, REST = 0.86, 4, 0.7
"""Heard again: so much softer each time, so many times at most; every `REST` seconds without it take one back."""
USUAL = -23.0
"""LUFS of a file that nobody has measured."""
RINGS = 0.12
"""A sound at its end still counts so much of what it counted at its start."""


@dataclass(slots=True)
class Sounding:
    """One effect on one channel."""

    name: str
    effect: Effect
    power: float
    """Of its samples times its gain, without the player's volumes."""
    gain: float
    began: float
    length: float

    def left(self, now: float) -> float:
        """The power that it still has: a knock is loudest at its start."""
        age = min(1.0, max(0.0, (now - self.began) / max(0.05, self.length)))
        return self.power * max(RINGS, 1 - age)


@dataclass(frozen=True, slots=True)
class Entry:
    """An effect may sound."""

    gain: float
    instead: int | None = None
    """The channel of a lighter one of its family that has to end for it."""


class Mixing:
    """What sounds on which channel, and what that means for the next one."""

    def __init__(self) -> None:
        self.sounding: dict[int, Sounding] = {}
        self._last: dict[str, float] = {}
        self._heard: dict[str, tuple[float, float]] = {}

    def copies(self, name: str) -> int:
        return sum(one.name == name for one in self.sounding.values())

    def power(self, now: float) -> float:
        """Of all that sounds, as the squares of their levels."""
        return sum(one.left(now) for one in self.sounding.values())

    def enter(self, name: str, now: float, level: float = USUAL, gain: float = 1.0, step: bool = False) -> Entry | None:
        """May this effect start now, and how loud? `level`: LUFS of its file; `step`: one of a ladder, which does not
        tire. None: it is left out."""
        effect = EFFECTS.get(name, PLAIN)
        copies = self.copies(name)
        if copies >= effect.copies or now - self._last.get(name, -math.inf) < effect.gap:
            return None
        family = {n: one for n, one in self.sounding.items() if one.effect.family == effect.family}
        instead: int | None = None
        if len(family) >= FAMILIES[effect.family]:
            instead = min(family, key=lambda n: (family[n].effect.weight, family[n].began))
            if family[instead].effect.weight >= effect.weight:
                return None
        gain *= COPY_GAIN**copies
        if not step:
            gain *= AGAIN_GAIN ** min(AGAIN_MOST, self._tired(name, now))
        if effect.weight < CLIMAX and any(one.effect.weight >= CLIMAX for one in self.sounding.values()):
            gain *= BEHIND
        room = self._room(effect, now, level, gain, instead)
        return None if room is None else Entry(gain * room, instead)

    def _tired(self, name: str, now: float) -> float:
        times, last = self._heard.get(name, (0.0, now))
        return max(0.0, times - (now - last) / REST)

    def _room(self, effect: Effect, now: float, level: float, gain: float, instead: int | None) -> float | None:
        """The factor that keeps all of it under `FULL`; a climax takes its room, what is light and finds none is left
        out."""
        if effect.weight >= CLIMAX:
            return 1.0
        others = self.power(now) - (self.sounding[instead].left(now) if instead is not None else 0.0)
        own = 10 ** (level / 10) * gain * gain
        free = 10 ** (FULL / 10) - others
        if own <= free:
            return 1.0
        room = math.sqrt(max(0.0, free) / own) if own > 0 else 1.0
        if room < SOFTEST and effect.weight <= 1:
            return None
        return max(SOFTEST, room)

    def start(self, channel: int, name: str, now: float, level: float, gain: float, length: float) -> None:
        """It sounds: on this channel, so loud by the count, for so many seconds."""
        self._heard[name] = (self._tired(name, now) + 1, now)
        self._last[name] = now
        power = 10 ** (level / 10) * gain * gain
        self.sounding[channel] = Sounding(name, EFFECTS.get(name, PLAIN), power, gain, now, length)

    def lightest(self) -> tuple[int, int] | None:
        """The channel that gives way first, and the weight on it."""
        if not self.sounding:
            return None
        number = min(self.sounding, key=lambda n: (self.sounding[n].effect.weight, self.sounding[n].began))
        return number, self.sounding[number].effect.weight
