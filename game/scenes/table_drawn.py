"""What is drawn over the sheet of a table, from the bottom up, and what of it a frame draws again.

There are three kinds. Of what *moves* it is known beforehand where it will be drawn (a thing of the stage). What *stands*
tells what it shows: as long as that is the same, it is drawn only where something else has changed. Of what *paints* it is
known only afterwards where that was. Whatever has changed its place or look, is new or gone: there the sheet comes first,
then all that lies over it.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import NamedTuple

from pygame import Rect, Surface

from game.ui.areas import Painted, joined, parted, size_of, together, within

WHOLE = 0.6
"""Where more than this part of the window is to be drawn again, all of it is."""


class Item(NamedTuple):
    """One thing that is drawn."""

    draw: Callable[[Surface], Painted]
    area: Rect | None = None
    """All that it will paint; None: that is known afterwards."""
    shows: Hashable | None = None
    """What stands there (with an area); None: it may look different in every frame."""
    hides: bool = False
    """Nothing is seen of the sheet in its area."""


def few(areas: Sequence[Rect], window: Rect) -> list[Rect] | None:
    """What of these areas lies in the window; None: so much that all of it is quicker."""
    found = joined(within(areas, window))
    return None if size_of(found) > WHOLE * window.w * window.h else found


class Layers:
    """What was drawn in the last picture, and what that means for the next."""

    def __init__(self) -> None:
        self.items: Sequence[Item] = ()
        self._stood: dict[Hashable, Rect] = {}
        self._moved: list[Rect] | None = None
        """Where something was drawn that does not stand; None: anywhere."""
        self._crossed: set[Hashable] = set()
        """What stands over something that paints into it: it is drawn in every frame."""

    def draw(
        self, surface: Surface, sheet: Surface, items: Sequence[Item], changed: list[Rect] | None
    ) -> list[Rect] | None:
        """Draw these on the sheet; tells where the picture has changed (None: anywhere). `changed`: where the surface
        does not show the sheet with the last picture's items (None: anywhere)."""
        stood, self.items = self._stood, items
        self._stood = now = {
            item.shows: item.area for item in items if item.shows is not None and item.area is not None
        }
        self._crossed &= now.keys()
        same = {shows for shows, area in now.items() if stood.get(shows) == area} - self._crossed
        areas = None
        if [shows for shows in stood if shows in same] == [shows for shows in now if shows in same]:
            gone = [area for shows, area in stood.items() if shows not in same]
            new = [item.area for item in items if item.area is not None and item.shows not in same]
            areas = together((changed, self._moved, gone, new))
        if areas is not None:
            areas = few(areas, surface.get_rect())
        if areas is not None and self._partly(surface, sheet, areas, same):
            told = together((areas, self._moved))
            return None if told is None else few(told, surface.get_rect())
        surface.blit(sheet, (0, 0))
        self._moved = together([self._drawn(item, surface) for item in items])
        return None

    def _drawn(self, item: Item, surface: Surface) -> Painted:
        """Draw it whole; where, unless that is known."""
        told = item.draw(surface)
        if item.shows is not None:
            return ()
        return told if item.area is None else item.area

    def _partly(self, surface: Surface, sheet: Surface, areas: list[Rect], same: set[Hashable]) -> bool:
        """Draw what changed. False: something painted under what stands, so all must be drawn."""
        hidden = [item.area for item in self.items if item.hides and item.area is not None]
        surface.blits([(sheet, a, a) for a in areas if not any(over.contains(a) for over in hidden)], False)
        moved: list[Painted] = []
        free: list[Rect] | None = []  # where something painted of which that was not known
        for item in self.items:
            if item.shows is None or item.shows not in same or item.area is None:
                moved.append(self._drawn(item, surface))
                if item.area is None and free is not None:
                    free = together((free, moved[-1]))
                continue
            if free is None or item.area.collidelist(free) >= 0:
                self._crossed.add(item.shows)
            for area in parted([areas[at].clip(item.area) for at in item.area.collidelistall(areas)]):
                surface.set_clip(area)
                item.draw(surface)
            surface.set_clip(None)
        self._moved = together(moved)
        return not self._crossed & same

    def again(self, surface: Surface) -> None:
        """The same once more."""
        for item in self.items:
            item.draw(surface)
