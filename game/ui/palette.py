"""Colours as they reach the screen: the *printed* value of each ink on its paper (art bible, section 2)."""

from typing import NamedTuple

from game.ui.inks import HOUSE as HOUSE_INKS
from game.ui.inks import Mixed, mixed

Colour = tuple[int, int, int]


def rgb(text: str) -> Colour:
    """'#RRGGBB' as three ints."""
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)


def mix(one: Colour, other: Colour, t: float) -> Colour:
    """t of the way from one to the other."""
    return tuple(round(p + (q - p) * t) for p, q in zip(one, other))  # type: ignore[return-value]


class Palette(NamedTuple):
    """One title's paper and inks. a, b and c are spot inks; k is the key (line) ink."""

    paper: Colour
    k: Colour
    a: Colour
    b: Colour
    c: Colour

    def ink(self, name: str) -> Colour:
        """By letter; 'paper' too."""
        return getattr(self, name)  # type: ignore[no-any-return]


PLANK = rgb("#33291F")
PLANK_GRAIN = rgb("#1C1510")
PLANK_LIGHT = rgb("#4A3B2A")
GLOW = rgb("#F3C24A")  # on plank: what can be acted on
FOCUS = rgb("#E09A16")  # with a key ring: where the keyboard is
STRAW = rgb("#D9A440")  # active plates, tabs and the ask line, in every title
RED_TEXT = rgb("#9E2F1A")
GREEN_TEXT = rgb("#4F661C")
DISABLED = rgb("#9A8F76")
DIM_TEXT = rgb("#6F664F")
TIP_PAPER = rgb("#F4EBCF")
# seat colours with the mark that always goes with each (never colour alone)
SEATS: tuple[tuple[Colour, str], ...] = (
    (rgb("#B2401D"), "star"), (rgb("#2C7A8C"), "diamond"), (rgb("#6C8A29"), "leaf"), (rgb("#6C4A7E"), "moon"),
    (rgb("#CE8A20"), "sun"), (rgb("#5A4632"), "anvil"), (rgb("#A9566E"), "heart"), (rgb("#4A5560"), "bolt"),
)  # fmt: skip


def printed(ink: Colour, paper: Colour) -> Colour:
    """What an ink looks like on its paper."""
    return tuple(i * p // 255 for i, p in zip(ink, paper))  # type: ignore[return-value]


def _printed(inks: Mixed) -> Palette:
    own = {name: rgb(value) for name, value in inks.items()}
    paper = own["paper"]
    return Palette(paper, own["k"], *(printed(own[name], paper) for name in "abc"))


def palette(title: str = "house", ink_set: str = "normal") -> Palette:
    """A title's palette in one of the three ink sets; a title without inks of its own gets the house's."""
    return _printed(mixed(title, ink_set))


HOUSE = _printed(HOUSE_INKS)
