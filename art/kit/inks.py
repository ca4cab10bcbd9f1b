"""Ink sets: which colours each title is printed in.

Pictures are kept as separations without colour, so an ink set may be swapped at run time.  ``build.py``
writes these sets to ``prints/inks.json`` for the game, which must not import the art room.

Every title has ``default``, ``contrast`` and ``blue_orange``; the others only swap ink values for players who cannot tell
the first ones apart (see the art bible: green against red is never the only signal). Paper pieces and widgets take
their inks from here as well, so that all on a table is of one printing.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace

PRINT_ORDER = "dcbak"  # lightest ink first, key last


@dataclass(frozen=True)
class InkSet:
    """Paper and inks of one printing, as mixed (the screen shows ink times paper)."""

    paper: str
    k: str
    a: str
    b: str
    c: str
    d: str | None = None

    def as_dict(self) -> dict[str, str]:
        return {name: value for name, value in asdict(self).items() if value}


_SLAYER = InkSet(paper="#EADCB6", k="#1B1A17", a="#76A03A", b="#C24A28", c="#E0AE4A")
_LOOT = InkSet(paper="#E6D7B0", k="#20211F", a="#2C918B", b="#D08A1E", c="#E7B957")
_HELL = InkSet(paper="#D8D3C8", k="#17130F", a="#D63A22", b="#8D877E", c="#E8A07E")
_GOATS = InkSet(paper="#F1E8CE", k="#23241C", a="#6C7B38", b="#DA7B28", c="#C9CF9B")
_GOATS_CONTRAST = replace(_GOATS, a="#9CC04A", b="#9E2F1A")
_GOATS_BLUE = replace(_GOATS, a="#2F7FA8", b="#D2691E", c="#C4D3D4")
_RESULTS = replace(_GOATS, b="#C24A28", c="#E0AE4A")
_MAP = InkSet(paper="#E3CD9B", k="#2A1E16", a="#4F86A0", b="#B0382A", c="#C99A4E", d="#8C9A50")

INKS: dict[str, dict[str, InkSet]] = {
    "slayer": {
        "default": _SLAYER,
        "contrast": replace(_SLAYER, a="#9CC04A", b="#9E2F1A"),
        "blue_orange": replace(_SLAYER, a="#2F7FA8", b="#D2691E"),
        "foes": replace(_SLAYER, c="#9FB4B0"),
        "foes_contrast": replace(_SLAYER, a="#9CC04A", b="#9E2F1A", c="#9FB4B0"),
    },
    "loot": {
        "default": _LOOT,
        "contrast": replace(_LOOT, a="#1F7F86", b="#D2691E"),
        "blue_orange": replace(_LOOT, a="#2F7FA8", b="#D2691E"),
    },
    "hell": {
        "default": _HELL,
        "contrast": replace(_HELL, a="#9E2F1A", b="#A9BCC4", c="#EBC39A"),
        "blue_orange": replace(_HELL, a="#D2691E", b="#7FA6BC", c="#EBC39A"),
    },
    "battlegoats": {"default": _GOATS, "contrast": _GOATS_CONTRAST, "blue_orange": _GOATS_BLUE},
    "goblin": {
        "default": _MAP,
        "contrast": replace(_MAP, a="#2F7FA8", b="#B23A12"),
        "blue_orange": replace(_MAP, a="#2F7FA8", b="#D2691E"),
    },
    "results": {
        "default": _RESULTS,
        "contrast": replace(_RESULTS, a="#9CC04A", b="#9E2F1A"),
        "blue_orange": replace(_RESULTS, a="#2F7FA8", b="#D2691E"),
    },
    "portraits": {
        "default": _GOATS,
        "contrast": _GOATS_CONTRAST,
        "blue_orange": _GOATS_BLUE,
        "slayer": replace(_SLAYER, paper="#EFE3C4"),
    },
}

# the titles by their full ids, as the game asks for them
INKS.update(
    slayer_slayer=INKS["slayer"], loot_and_recruit=INKS["loot"], lords_of_hell=INKS["hell"], goblin_raid=INKS["goblin"]
)

PLANK = {"base": "#33291F", "grain": "#1C1510", "highlight": "#4A3B2A"}
COUNTER = {
    "paper": "#EFE3C4",
    "k": "#1B1A17",
    "goblin": "#6F9A3C",
    "feudal": "#B8402F",
    "purple": "#6C4A7E",
    "gold": "#D9A233",
}


def rgb255(colour: str) -> tuple[int, int, int]:
    """``#RRGGBB`` as three integers."""
    text = colour.lstrip("#")
    return int(text[0:2], 16), int(text[2:4], 16), int(text[4:6], 16)
