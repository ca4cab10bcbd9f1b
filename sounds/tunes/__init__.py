"""The music, as note data. Each tune is a module with a `TUNE`."""

from __future__ import annotations

from sounds.tunes import (
    battlegoats,
    battlegoats_deploy,
    goblin_raid,
    goblin_raid_battle,
    loot_and_recruit,
    loot_and_recruit_night,
    lords_of_hell,
    lords_of_hell_battle,
    menu,
    slayer_slayer,
    slayer_slayer_battle,
)
from sounds.tunes.notation import Tune

TUNES: dict[str, Tune] = {
    module.TUNE.name: module.TUNE
    for module in (
        menu,
        battlegoats,
        battlegoats_deploy,
        slayer_slayer,
        slayer_slayer_battle,
        goblin_raid,
        goblin_raid_battle,
        loot_and_recruit,
        loot_and_recruit_night,
        lords_of_hell,
        lords_of_hell_battle,
    )
}
"""The loops of the house and of its titles, by name."""
