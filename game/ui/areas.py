"""Where a picture was painted. Whoever draws what moves tells it: a frame redraws that, and what was painted before it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pygame import Rect

SLACK = 1.2  # areas become one if that is at most so much larger than both

Painted = Rect | Sequence[Rect] | None
"""What a painter tells: the rectangles that hold all it has painted (`blit` and `pygame.draw` tell theirs); None: it may
have painted anywhere, and the whole window is drawn again. Too large is only dear, too small leaves traces."""

NOTHING: tuple[Rect, ...] = ()
"""Told by who has painted nothing."""


def together(told: Iterable[Painted]) -> list[Rect] | None:
    """All that was told; None if somebody does not know."""
    found: list[Rect] = []
    for painted in told:
        if painted is None:
            return None
        if isinstance(painted, Rect):
            found.append(painted)
        else:
            found += painted
    return found


def within(areas: Iterable[Rect], window: Rect) -> list[Rect]:
    """What of them lies in the window."""
    return [rect for area in areas if (rect := area.clip(window))]


def size_of(areas: Iterable[Rect]) -> int:
    """Pixels of all of them."""
    return sum(area.w * area.h for area in areas)


def joined(areas: Iterable[Rect]) -> list[Rect]:
    """The same areas, those that overlap as one where that is hardly larger: what lies in both is printed once."""
    found: list[Rect] = []
    for area in areas:
        for at in reversed(area.collidelistall(found)):
            other = found[at]
            both = area.union(other)
            if both.w * both.h <= SLACK * (area.w * area.h + other.w * other.h):
                del found[at]
                area = both
        found.append(area)
    return found


def parted(areas: Sequence[Rect]) -> list[Rect]:
    """The same pixels in rectangles of which no two overlap."""
    found: list[Rect] = []
    for area in areas:
        left = [area]
        for other in found:
            left = [piece for rect in left for piece in _without(rect, other)]
        found += left
    return found


def _without(area: Rect, other: Rect) -> list[Rect]:
    """What of an area does not lie in the other."""
    both = area.clip(other)
    if not both:
        return [area]
    pieces = (
        Rect(area.x, area.y, area.w, both.y - area.y),
        Rect(area.x, both.bottom, area.w, area.bottom - both.bottom),
        Rect(area.x, both.y, both.x - area.x, both.h),
        Rect(both.right, both.y, area.right - both.right, both.h),
    )
    return [piece for piece in pieces if piece]
