"""Loot & Recruit: still in the works."""

from game.titles import Title

TITLE = Title(
    id="loot_and_recruit",
    name="Loot & Recruit",
    poster=1,
    seats=(2, 5),
    minutes=(45, 60),
    tagline={"en": "Stack your goblins", "fi": "Pinoa goblinisi", "es": "Apila tus goblins"},
    status="in the works",
)
