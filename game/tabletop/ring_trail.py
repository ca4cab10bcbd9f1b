"""Where a table's ring has been: a press leads it on to what it has made glow, and when that has gone it is back where it was."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from pygame import Rect


class Glow(NamedTuple):
    """What could be pressed while something was last asked, and where the ring was then."""

    ids: frozenset[str] = frozenset()
    hexes: frozenset[str] = frozenset()
    """The hexes of maps that answered a press."""
    fresh: frozenset[str] = frozenset()
    leads: bool = False
    ring: str = ""
    rect: Rect | None = None
    version: int = 0
    """The update that it belongs to."""
    ready: bool = False
    """An answer stood ready."""


class Led(NamedTuple):
    """The ring was led on from a thing to what a press there had made glow."""

    start: str
    rect: Rect | None
    before: Glow
    made: frozenset[str]
    hexes: frozenset[str]
    """What it made glow on a map."""

    def glows_on(self, ids: frozenset[str], hexes: frozenset[str]) -> bool:
        """Whether any of that can still be pressed."""
        return bool(self.hexes & hexes) if self.hexes else bool(self.made & ids)


class Way(NamedTuple):
    """Where the ring goes now."""

    fresh: frozenset[str]
    """What the key for the next thing comes to first."""
    leads: bool
    """It goes there before all else, wherever the ring is."""
    led: bool = False
    """The press that made it glow takes a gamepad's ring along."""
    home: str = ""
    """Where the ring belongs if what had it has gone."""
    near: Rect | None = None
    """What it was led on from lay there, if that has gone too."""
    over: frozenset[str] = frozenset()
    """What glowed for that alone: the ring stays on none of it."""


class RingTrail:
    """From question to question it begins anew; what others do while the question stands leads nobody away."""

    def __init__(self) -> None:
        self.was = Glow()
        self._led: list[Led] = []

    def begin(self) -> None:
        """Something else is asked."""
        self._led = []

    def go_on(self, glows: Mapping[str, Rect], hexes: frozenset[str], maps: frozenset[str], version: int) -> Way:
        """The same is asked, and this glows now, there. `maps`: the maps, which glow anew if there is a choice of hexes that was
        none."""
        was, ids = self.was, frozenset(glows)
        self._note_ring()
        gone = self._gone(ids, hexes)
        lit = was.ids.union(*(led.before.ids for led in gone))
        open_before = was.hexes.union(*(led.before.hexes for led in gone))
        choice = was.hexes and len(hexes - open_before) > 1
        new = (ids - lit) | (maps if choice else frozenset())
        is_back = bool((ids & lit) - was.ids)
        if new and version == was.version and not is_back:
            self._lead(new, hexes - was.hexes if choice else frozenset(), gone)
            return Way(new, True, True)
        self._led = self._led[: len(self._led) - len(gone)]
        home = self._home(gone, glows, version != was.version)
        near = gone[0].rect if gone else None
        over = frozenset().union(*(led.made for led in gone)) - (ids - maps)
        if gone and (is_back or not new):
            return Way((gone[0].before.fresh & ids) | new, False, False, home, near, over)
        if new:
            return Way((was.fresh & ids) | new, not self._led, False, home, near, over)
        same = (ids, hexes) == (was.ids, was.hexes)
        return Way(was.fresh if same else frozenset(), same and was.leads, False, home)

    def _gone(self, ids: frozenset[str], hexes: frozenset[str]) -> list[Led]:
        """The last steps of which nothing glows any more, the first of them first."""
        most = next((n for n, led in enumerate(reversed(self._led)) if led.glows_on(ids, hexes)), len(self._led))
        return self._led[len(self._led) - most :]

    def _home(self, gone: list[Led], glows: Mapping[str, Rect], is_played: bool) -> str:
        """Where the ring belongs: not after what was played, wherever that lies now."""
        was = self.was
        starts = [*((led.start, led.rect) for led in gone), (was.ring, was.rect)]
        stays = [
            id for id, rect in starts if id in glows and not (is_played and rect and not glows[id].colliderect(rect))
        ]
        return next(iter(stays), "")

    def _note_ring(self) -> None:
        """Whoever has steered away from what was made to glow comes back to where that was."""
        if self._led and self.was.ring and self.was.ring not in self._led[-1].made:
            self._led[-1] = self._led[-1]._replace(start=self.was.ring, rect=self.was.rect)

    def _lead(self, new: frozenset[str], hexes: frozenset[str], gone: list[Led]) -> None:
        """One step more: what is gone was left for it if the press was on something of that, else it is over."""
        was = self.was
        if gone and was.ring not in gone[-1].made:
            self._led = self._led[: len(self._led) - len(gone)]
        again = next((n for n, led in enumerate(self._led) if led.start == was.ring), len(self._led))
        self._led = self._led[:again]
        if was.ring and new != {was.ring}:
            self._led.append(Led(was.ring, was.rect, was, new, hexes))
