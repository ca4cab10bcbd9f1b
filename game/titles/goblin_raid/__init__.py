"""Goblin: still in the works."""

from game.titles import Title

TITLE = Title(
    id="goblin_raid",
    name="Goblin",
    poster=4,
    seats=(2, 2),
    minutes=(90, 240),
    tagline={"en": "Raid the feudal marches", "fi": "Ryöstä rajamaat", "es": "Saquea las marcas feudales"},
    status="in the works",
)
