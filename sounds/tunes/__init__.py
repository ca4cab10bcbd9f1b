"""The music, as note data. Each tune is a module with a `TUNE`."""

from __future__ import annotations

from sounds.tunes import (
    battlegoats,
    battlegoats_deploy,
    battlegoats_march,
    goblin_raid,
    goblin_raid_battle,
    goblin_raid_night,
    lobby,
    loot_and_recruit,
    loot_and_recruit_night,
    loot_and_recruit_waltz,
    lords_of_hell,
    lords_of_hell_battle,
    lords_of_hell_fugue,
    menu,
    results,
    slayer_slayer,
    slayer_slayer_battle,
    slayer_slayer_deep,
)
from sounds.tunes.notation import Tune

TUNES: dict[str, Tune] = {
    module.TUNE.name: module.TUNE
    for module in (
        menu,
        lobby,
        results,
        battlegoats,
        battlegoats_deploy,
        battlegoats_march,
        goblin_raid,
        goblin_raid_battle,
        goblin_raid_night,
        loot_and_recruit,
        loot_and_recruit_night,
        loot_and_recruit_waltz,
        lords_of_hell,
        lords_of_hell_battle,
        lords_of_hell_fugue,
        slayer_slayer,
        slayer_slayer_battle,
        slayer_slayer_deep,
    )
}
"""The pieces of the house and of its titles, by name."""
