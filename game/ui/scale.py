"""How big things are: one `Frame` per window size and text scale. Layouts ask it and never count pixels."""

from functools import lru_cache
from typing import NamedTuple

from pygame import Rect

DESIGN = (1920, 1080)
SMALLEST = (1280, 720)
BODY_FLOOR = 13
CAPS_FLOOR = 12
DIGIT_FLOOR = 11  # numbers in the face of headings, whose digits are higher than capitals of labels
HIT = 40  # the smallest hit area, both ways, at every size


@lru_cache(maxsize=64)
def _shrink(size: tuple[int, int]) -> float:
    return min(size[0] / DESIGN[0], size[1] / DESIGN[1])


class Frame(NamedTuple):
    """The window and the reader's text scale."""

    size: tuple[int, int]
    text_scale: float = 1.0

    @property
    def s(self) -> float:
        """Pixels per design pixel of a 1920x1080 window."""
        return _shrink(self.size)

    def px(self, n: float) -> int:
        """A length given in design pixels; at least 1 for anything above nothing."""
        return (round(n * _shrink(self.size)) or 1) if n > 0 else 0

    def text(self, n: float) -> int:
        """A body size given in design pixels: scaled, and never under 13 px."""
        return max(BODY_FLOOR, round(n * self.s * self.text_scale))

    def caps(self, n: float) -> int:
        """A size for capitals (labels, tabs, ribbons): never under 12 px."""
        return max(CAPS_FLOOR, round(n * self.s * self.text_scale))

    def rect(self, x: float, y: float, w: float, h: float) -> Rect:
        """A rectangle from fractions of the window. Neighbours that share an edge share its pixel."""
        width, height = self.size
        left, top = round(x * width), round(y * height)
        return Rect(left, top, round((x + w) * width) - left, round((y + h) * height) - top)

    def hit(self, rect: Rect) -> Rect:
        """The rectangle grown, about its centre, to the smallest hit area."""
        return rect.inflate(max(0, HIT - rect.w), max(0, HIT - rect.h))
