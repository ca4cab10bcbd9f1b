"""Goblin Slayer-Slayer: still in the works."""

from game.titles import Title

TITLE = Title(
    id="slayer_slayer",
    name="Goblin Slayer-Slayer",
    poster=0,
    seats=(3, 6),
    minutes=(40, 60),
    tagline={
        "en": "Co-op dungeon treachery",
        "fi": "Luolaseikkailu ja petos",
        "es": "Traición cooperativa en la mazmorra",
    },
    status="in the works",
)
