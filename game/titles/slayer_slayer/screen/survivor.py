"""The survivor comes home: the picked goblin flies to its saver. The pick itself is made in the battle's room."""

from __future__ import annotations

from dataclasses import replace

from pygame import Rect

from game.tabletop.effects import banner, carried
from game.tabletop.feed import Update
from game.tabletop.moments import shows
from game.titles.slayer_slayer.rules import cues
from game.titles.slayer_slayer.screen.card_rows import Facing
from game.titles.slayer_slayer.screen.cards import Cards
from game.titles.slayer_slayer.screen.context import Context
from game.titles.slayer_slayer.screen.panel import EmptyPanel
from game.ui.motion import Motion, all_of

HELD = 1.25
"""How much larger a goblin is while it is cheered."""


def flown(plate: Rect) -> tuple[int, int]:
    """The size in which it flies to a plate."""
    return max(30, plate.h // 2), max(42, round(plate.h * 0.7))


class Survivor(EmptyPanel):
    """The moment of the pick."""

    def __init__(self, table: Context, cards: Cards) -> None:
        super().__init__(table)
        self.cards = cards

    @shows(cues.Survivor)
    def on_survivor(self, cue: cues.Survivor, after: Update) -> Motion:
        """Everybody cheers for one goblin."""
        table = self.table
        services, words = table.services, table.words
        handle = ("c", cue.handle)
        services.play_sound("survivor_cheer")
        name = table.card_name(cue.card)
        key = "log-survivor.random" if cue.random else "log-survivor"
        small = words(key, seat=table.short_name(cue.seat), card=name)
        told = banner(services, table.ground.area, words("banner-saved", card=name), 1.1, small)
        if handle not in services.stage:
            yield told
            return
        place = services.stage[handle]
        grown = replace(place, w=place.w * HELD, h=place.h * HELD, raised=1.0, glow=1.0, dim=0.0, z=400.0)
        yield all_of(services.stage.travel(handle, grown, 0.3), told)
        plate = table.ground.regions.plates.get(cue.seat)
        if cue.seat == services.seat:
            hand: Rect = table.ground.hand
            yield services.stage.travel(handle, replace(grown, x=hand.centerx, y=hand.centery, glow=0.0), 0.4)
        elif plate is not None:
            services.stage.put(handle, replace(grown, alpha=0.0))
            picture = self.cards.picture(Facing(cue.card), flown(plate))
            yield carried(services, picture, grown.rect.center, plate.center, 0.45, 50, ("saved", cue.seat))
