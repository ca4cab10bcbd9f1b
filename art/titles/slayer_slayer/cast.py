"""Who is on each card of the Minion deck.

Distinctness rules: any two goblins differ in at least four of head, ears, nose, eyes, mouth, hat, body, props; no two
share hat and body.
"""

from __future__ import annotations

from art.titles.slayer_slayer.brutes import BRUTES
from art.titles.slayer_slayer.court import COURT
from art.titles.slayer_slayer.mystics import MYSTICS
from art.titles.slayer_slayer.picture import Picture
from art.titles.slayer_slayer.sneaks import SNEAKS
from art.titles.slayer_slayer.tinkers import TINKERS

CAST: dict[str, Picture] = {**BRUTES, **SNEAKS, **TINKERS, **MYSTICS, **COURT}
