"""The moments of the store: its bell, who recruits, who bribes whom, who leaves."""

from __future__ import annotations

from game.engine.cues import pair
from game.tabletop.effects import banner, carried, sheet, stamped
from game.tabletop.feed import Update
from game.tabletop.moments import shows
from game.titles.slayer_slayer.rules import cues
from game.titles.slayer_slayer.screen.card_rows import BACK
from game.titles.slayer_slayer.screen.panel import EmptyPanel
from game.titles.slayer_slayer.screen.supplies import supply
from game.titles.slayer_slayer.screen.tokens import curtain, plate
from game.ui import cards
from game.ui.motion import Motion, wait


class StoreMoments(EmptyPanel):
    """What moves in the store. Purchases that show nowhere have no cue."""

    @shows(cues.Store)
    def on_store(self, cue: cues.Store, after: Update) -> Motion:
        """The keeper at the counter, and what is cheap today."""
        table, words = self.table, self.table.words
        area, look = table.ground.area, table.look
        table.services.play_sound("store_bell")
        yield curtain(table, "store", lambda surface: None)
        high = area.h
        picture = plate(table, "store", (round(high * 432 / 386), high), 5)
        yield sheet(table.services, "store", picture, picture.get_rect(center=area.center), 0.9)
        if cue.sale:
            told = words("log-store.sale", sale=table.item_name(cue.sale))
            yield stamped(
                table.services,
                (area.centerx + look.px(200), area.y + look.px(110)),
                words("store-sale"),
                "red",
                130,
                0.3,
            )
            yield banner(table.services, area, told, 0.9)

    @shows(cues.Recruited)
    def on_recruited(self, cue: cues.Recruited, after: Update) -> Motion:
        """A card comes from the deck; another may go under it."""
        table = self.table
        goblin = table.ground.regions.plates.get(cue.seat)
        if goblin is None:
            return
        table.services.play_sound("card_deal")
        deck = supply(table, "deck")
        back = cards.back(table.look, BACK, (max(24, deck.w // 2), max(34, round(deck.w * 0.7))))
        yield carried(table.services, back, deck.center, goblin.center, 0.3, 30, ("recruited", cue.seat))

    @shows(cues.Bribe)
    def on_bribe(self, cue: cues.Bribe, after: Update) -> Motion:
        """Everybody sees that a bribe happens, and between whom."""
        table = self.table
        table.services.play_sound("purchase")
        key = "log-bribe.your" if cue.target == table.services.seat else "log-bribe"
        told = table.about(key, cue.seat, target=table.services.name(cue.target))
        yield banner(table.services, table.ground.area, told, 0.9)

    @shows(cues.Bribed)
    def on_bribed(self, cue: cues.Bribed, after: Update) -> Motion:
        table = self.table
        plates = table.ground.regions.plates
        start, end = plates.get(cue.target), plates.get(cue.seat)
        if start is None or end is None:
            return
        table.services.play_sound("cackle")
        high = max(44, round(start.h * 0.8))
        back = cards.back(table.look, BACK, (round(high / 1.4), high))
        yield carried(table.services, back, start.center, end.center, 0.5, 10, ("bribed", cue.seat))
        if cue.card and cue.target == table.services.seat:
            told = table.words(
                "log-bribed.target", seat=table.services.name(cue.seat), card=table.goblin_name(pair(cue.card)[1])
            )
            yield banner(table.services, table.ground.area, told, 1.2)

    @shows(cues.Done)
    def on_done(self, cue: cues.Done, after: Update) -> Motion:
        self.table.services.play_sound("tick")
        yield wait(0.05)

    @shows(cues.StoreClosed)
    def on_store_closed(self, cue: cues.StoreClosed, after: Update) -> Motion:
        self.table.services.play_sound("door_slam")
        yield banner(self.table.services, self.table.ground.area, self.table.words("log-store-closed"), 0.6)
