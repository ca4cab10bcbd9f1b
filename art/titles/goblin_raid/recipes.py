"""The prints of Goblin: the map near and far, the parchment's tone, counters and markers, what is shown large of a counter."""

from __future__ import annotations

import hashlib
from functools import partial

from art.kit.recipe import Recipe
from art.titles.goblin_raid import cards, climaxes, counters, printing
from art.titles.goblin_raid.chart import DATA
from art.titles.goblin_raid.glyphs import GLYPHS
from art.titles.goblin_raid.leaders import LEADERS


def recipes() -> list[Recipe]:
    data = hashlib.sha256(DATA.read_bytes()).hexdigest()[:16]
    return [
        Recipe("goblin_raid/map/near", "files", data, printing.near),
        Recipe("goblin_raid/map/far", "files", data, printing.far),
        Recipe("goblin_raid/map/tone", "files", data, printing.tone),
        *(Recipe(f"goblin_raid/counter_{name}", "plate", name, partial(counters.unit, name)) for name in GLYPHS),
        *(Recipe(f"goblin_raid/counter_{name}", "plate", name, partial(counters.leader, name)) for name in LEADERS),
        Recipe("goblin_raid/counter_down", "plate", "down", counters.face_down),
        *(
            Recipe(f"goblin_raid/marker_{name}", "plate", name, partial(counters.marker, name))
            for name in counters.MARKERS
        ),
        *climaxes.recipes(),
        *cards.recipes(),
    ]
