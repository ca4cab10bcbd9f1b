"""What a view shows, as pictures from the bottom up, and where two such pictures of a map differ: that alone is drawn again."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from itertools import compress

from pygame import Rect, Surface

from game.ui.areas import size_of, within

MOST = 0.7
"""Where more than this part of a view differs, all of it is drawn: many small areas are no quicker."""

Print = tuple[Surface, tuple[int, int]]
"""A picture and its corner in the window. Pictures are baked and shared: another look is another picture."""


class Showing:
    """All that is seen in a view at one moment. `rest`: what else it looks like depends on, which is no picture."""

    def __init__(self, prints: Sequence[Print], view: Rect, rest: Hashable = None) -> None:
        self.prints, self.view, self.rest = prints, view, rest
        self.boxes = [picture.get_rect(topleft=corner) for picture, corner in prints]

    def draw(self, surface: Surface) -> None:
        """Draw what reaches into the surface's clip."""
        prints = self.prints
        surface.blits([prints[at] for at in surface.get_clip().collidelistall(self.boxes)], False)

    def since(self, before: Showing) -> list[Rect] | None:
        """Where it differs from an earlier one; None: everywhere, or too much is new."""
        if before.view != self.view or before.rest != self.rest:
            return None
        was, now = set(before.prints), set(self.prints)
        if len(was) != len(before.prints) or len(now) != len(self.prints):
            return None  # the same twice over: which of them has gone is not told
        same = was & now
        if [one for one in before.prints if one in same] != [one for one in self.prints if one in same]:
            return None
        areas: list[Rect] = []
        for showing in (before, self):
            areas += compress(showing.boxes, [one not in same for one in showing.prints])
        areas = within(areas, self.view)
        return None if size_of(areas) > MOST * self.view.w * self.view.h else areas
