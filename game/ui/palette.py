"""Colours as they reach the screen: the *printed* value of each ink on its paper (art bible, section 2)."""

from typing import NamedTuple

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


def _palette(paper: str, k: str, a: str, b: str, c: str) -> Palette:
    return Palette(rgb(paper), rgb(k), rgb(a), rgb(b), rgb(c))


HOUSE = _palette("#EADCB6", "#1B1A17", "#6C8A29", "#B2401D", "#CE9635")
PALETTES: dict[str, Palette] = {
    "house": HOUSE,
    "slayer_slayer": HOUSE,
    "loot_and_recruit": _palette("#E6D7B0", "#20211F", "#287A60", "#BC7415", "#D09C3C"),
    "lords_of_hell": _palette("#D8D3C8", "#17130F", "#B5301B", "#777063", "#C58463"),
    "battlegoats": _palette("#F1E8CE", "#23241C", "#66702D", "#CE7020", "#BEBC7D"),
    "goblin_raid": _palette("#E3CD9B", "#2A1E16", "#466C61", "#9D2D1A", "#C99A4E"),
}

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
SHADOW = rgb("#0E0A07")
# seat colours with the mark that always goes with each (never colour alone)
SEATS: tuple[tuple[Colour, str], ...] = (
    (rgb("#B2401D"), "star"), (rgb("#2C7A8C"), "diamond"), (rgb("#6C8A29"), "leaf"), (rgb("#6C4A7E"), "moon"),
    (rgb("#CE8A20"), "sun"), (rgb("#5A4632"), "anvil"), (rgb("#A9566E"), "heart"), (rgb("#4A5560"), "bolt"),
)  # fmt: skip

_HIGH = {"a": rgb("#86A82F"), "b": rgb("#9E2F1A")}
_BLUE = {"a": rgb("#2F7FA8"), "b": rgb("#D2691E")}


def palette(title: str = "house", inks: str = "normal") -> Palette:
    """A title's palette in one of the three ink sets; a title without one of its own gets the house's."""
    base = PALETTES.get(title, HOUSE)
    if inks == "high_contrast":
        return base._replace(**_HIGH)
    if inks == "blue_orange":
        return base._replace(**_BLUE)
    return base
