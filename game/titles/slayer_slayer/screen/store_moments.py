"""The moments of the store: its bell, who recruits, who bribes whom, who leaves."""

from __future__ import annotations

from game.engine.cues import SeatCue
from game.scenes.feed import Update
from game.scenes.table_effects import banner, carried, sheet, stamped
from game.titles.slayer_slayer.screen.cards import BACK
from game.titles.slayer_slayer.screen.room import Bare
from game.titles.slayer_slayer.screen.tokens import curtain, plate
from game.ui import cards
from game.ui.motion import Motion, wait


class StoreMoments(Bare):
    """What moves in the store. Purchases that show nowhere have no cue."""

    def moment(self, cue: SeatCue, after: Update) -> Motion | None:
        found = {
            "store": self._store,
            "recruited": self._recruited,
            "bribe": self._bribe,
            "bribed": self._bribed,
            "done": self._done,
            "store_closed": self._closed,
        }.get(cue.kind)
        return found(cue) if found is not None else None

    def _store(self, cue: SeatCue) -> Motion:
        """The keeper at the counter, and what is cheap today."""
        table, words = self.table, self.table.words
        area, look = table.ground.area, table.look
        table.desk.play_sound("store_bell")
        yield curtain(table, "store", lambda surface: None)
        high = area.h
        picture = plate(table, "store", (round(high * 432 / 386), high), 5)
        yield sheet(table.desk, "store", picture, picture.get_rect(center=area.center), 0.9)
        if cue.nouns["sale"]:
            told = words("log.store.sale", sale=table.item_name(cue.nouns["sale"]))
            yield stamped(
                table.desk, (area.centerx + look.px(200), area.y + look.px(110)), words("store.sale"), "red", 130, 0.3
            )
            yield banner(table.desk, area, told, 0.9)

    def _recruited(self, cue: SeatCue) -> Motion:
        """A card comes from the deck; another may go under it."""
        table, nouns = self.table, cue.nouns
        goblin = table.ground.regions.plates.get(nouns["seat"])
        if goblin is None:
            return
        table.desk.play_sound("card_deal")
        deck = table.supply("deck")
        back = cards.back(table.look, BACK, (max(24, deck.w // 2), max(34, round(deck.w * 0.7))))
        yield carried(table.desk, back, deck.center, goblin.center, 0.3, 30, ("recruited", nouns["seat"]))

    def _bribe(self, cue: SeatCue) -> Motion:
        """Everybody sees that a bribe happens, and between whom."""
        table, nouns = self.table, cue.nouns
        table.desk.play_sound("purchase")
        told = table.words("log.bribe", seat=table.short_name(nouns["seat"]), target=table.short_name(nouns["target"]))
        yield banner(table.desk, table.ground.area, told, 0.9)

    def _bribed(self, cue: SeatCue) -> Motion:
        table, nouns = self.table, cue.nouns
        plates = table.ground.regions.plates
        start, end = plates.get(nouns["target"]), plates.get(nouns["seat"])
        if start is None or end is None:
            return
        table.desk.play_sound("cackle")
        high = max(44, round(start.h * 0.8))
        back = cards.back(table.look, BACK, (round(high / 1.4), high))
        yield carried(table.desk, back, start.center, end.center, 0.5, 10, ("bribed", nouns["seat"]))
        if nouns["card"] and nouns["target"] == table.desk.seat:
            told = table.words(
                "log.bribed.target", seat=table.desk.name(nouns["seat"]), card=table.card_name(nouns["card"][1])
            )
            yield banner(table.desk, table.ground.area, told, 1.2)

    def _done(self, cue: SeatCue) -> Motion:
        self.table.desk.play_sound("tick")
        yield wait(0.05)

    def _closed(self, cue: SeatCue) -> Motion:
        self.table.desk.play_sound("door_slam")
        yield banner(self.table.desk, self.table.ground.area, self.table.words("log.store_closed"), 0.6)
