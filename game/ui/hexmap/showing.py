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


class Layer:
    """Pictures that lie on one another, from the bottom up. One that has not changed is kept: it is compared with nothing."""

    def __init__(self, prints: Sequence[Print] = ()) -> None:
        self.prints = prints
        self.boxes = [picture.get_rect(topleft=corner) for picture, corner in prints]

    def or_same(self, prints: Sequence[Print]) -> Layer:
        """A layer of these pictures: this one, if it shows them."""
        return self if self.prints == prints else Layer(prints)

    def since(self, before: Layer) -> list[Rect] | None:
        """Where it differs from an earlier one; None: the order is another."""
        was, now = set(before.prints), set(self.prints)
        if len(was) != len(before.prints) or len(now) != len(self.prints):
            return None  # the same twice over: which of them has gone is not told
        same = was & now
        if [one for one in before.prints if one in same] != [one for one in self.prints if one in same]:
            return None
        areas: list[Rect] = []
        for layer in (before, self):
            areas += compress(layer.boxes, [one not in same for one in layer.prints])
        return areas


class Showing:
    """All that is seen in a view at one moment: layers, always as many. `rest`: what else it looks like depends on, which is
    no picture."""

    def __init__(self, layers: Sequence[Layer], view: Rect, rest: Hashable = None) -> None:
        self.layers, self.view, self.rest = layers, view, rest

    def draw(self, surface: Surface) -> None:
        """Draw what reaches into the surface's clip."""
        clip = surface.get_clip()
        for layer in self.layers:
            prints = layer.prints
            surface.blits([prints[at] for at in clip.collidelistall(layer.boxes)], False)

    def since(self, before: Showing) -> list[Rect] | None:
        """Where it differs from an earlier one; None: everywhere, or too much is new."""
        if before.view != self.view or before.rest != self.rest:
            return None
        areas: list[Rect] = []
        for was, now in zip(before.layers, self.layers):
            if was is not now:
                found = now.since(was)
                if found is None:
                    return None
                areas += found
        areas = within(areas, self.view)
        return None if size_of(areas) > MOST * self.view.w * self.view.h else areas
