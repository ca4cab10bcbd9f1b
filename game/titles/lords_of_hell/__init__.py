"""Lords of Hell: still in the works."""

from game.titles import Title

TITLE = Title(
    id="lords_of_hell",
    name="Lords of Hell",
    poster=2,
    seats=(3, 6),
    minutes=(90, 180),
    tagline={"en": "Infernal politics", "fi": "Helvetillistä politiikkaa", "es": "Política infernal"},
    status="in the works",
)
