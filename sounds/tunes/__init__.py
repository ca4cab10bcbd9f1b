"""The music, as note data. Each tune is a module with a `TUNE`."""

from __future__ import annotations

from sounds.tunes import battlegoats, battlegoats_deploy, menu, slayer_slayer, slayer_slayer_battle
from sounds.tunes.notation import Tune

TUNES: dict[str, Tune] = {
    tune.name: tune
    for tune in (menu.TUNE, battlegoats.TUNE, battlegoats_deploy.TUNE, slayer_slayer.TUNE, slayer_slayer_battle.TUNE)
}
"""The loops of the house and of its titles, by name."""
