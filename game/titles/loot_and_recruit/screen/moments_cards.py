"""Moments of cards: played, drawn, discarded, purchased, recruited; what refills the market."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from pygame import Rect

from game.scenes.feed import Update
from game.scenes.table_effects import carried, glow, ribbon, stamped
from game.titles.loot_and_recruit.screen.cards import Facing
from game.titles.loot_and_recruit.screen.moment_kit import Kit
from game.ui.motion import Motion, all_of, sine_in_out, staggered, wait

Nouns = dict[str, Any]


class CardMoments(Kit):
    """Cards and power."""

    # hand, deck, discard pile

    def on_dealt(self, nouns: Nouns, after: Update) -> Motion:
        self.sound("card_deal")
        yield wait(0.12)

    def on_drawn(self, nouns: Nouns, after: Update) -> Motion:
        """Others' cards go from deck to hand as backs; the own ones are laid into the hand by what follows."""
        self.sound("card_deal")
        seat = nouns["seat"]
        if self.own(seat):
            yield wait(0.05)
            return
        start, end = self.zone(seat, "deck").center, self.zone(seat, "hand").center
        size = (max(12, self.table.look.px(26)), max(16, self.table.look.px(36)))
        back = self.picture(None, size)
        yield staggered([carried(self.desk, back, start, end, 0.2, 14, ("drawn", seat, i))
                         for i in range(min(5, nouns["count"]))], 0.05)  # fmt: skip

    def on_reshuffled(self, nouns: Nouns, after: Update) -> Motion:
        self.sound("horde_shuffle")
        seat = nouns["seat"]
        start, end = self.zone(seat, "discard").center, self.zone(seat, "deck").center
        yield carried(self.desk, self.picture(None), start, end, 0.25, 30, ("reshuffled", seat))

    def on_hand_shuffled(self, nouns: Nouns, after: Update) -> Motion:
        self.sound("horde_shuffle")
        seat = nouns["seat"]
        end = self.zone(seat, "deck")
        if self.own(seat):
            yield self.send_all(
                [[handle, card] for handle, card in self.table.reading.hand], end, self.zone(seat, "hand")
            )
            return
        yield self.fly(None, self.zone(seat, "hand").center, end.center, ("shuffled", seat))

    def on_discarded(self, nouns: Nouns, after: Update) -> Motion:
        self.sound("discard_whoosh")
        seat = nouns["seat"]
        yield self.send_all(nouns["cards"], self.zone(seat, "discard"), self.zone(seat, "hand"))

    def on_trashed(self, nouns: Nouns, after: Update) -> Motion:
        """It burns where all can see it, and goes to its Trash Pile."""
        self.sound("trash")
        start = self.zone(nouns["seat"], nouns["zone"])
        place = self.desk.stage.place_of(("c", nouns["handle"]))
        spot = place.rect if place is not None else start
        yield stamped(self.desk, spot.center, "cross", "red", 90, 0.2)
        yield self.send(nouns["handle"], nouns["card"], self.table.ground.counts, start)

    def on_taken(self, nouns: Nouns, after: Update) -> Motion:
        self.sound("scavenge")
        seat, start = nouns["seat"], self.zone(nouns["seat"], "discard")
        end = self.zone(seat, "hand")
        if self.own(seat):
            w, h = self.small
            goal = Rect(0, 0, w, h)
            goal.center = end.center
            yield self.bring(nouns["handle"], Facing(nouns["card"]), start, goal)
            return
        yield self.fly(nouns["card"], start.center, end.center, ("taken", nouns["handle"]))

    def on_void(self, nouns: Nouns, after: Update) -> Motion:
        table = self.table
        self.sound("sold_out")
        yield self.say(table.words("market.sold_out"), 0.7, table.card_name(nouns["card"]))

    # playing

    def on_played(self, nouns: Nouns, after: Update) -> Motion:
        """From the hand to the play area; what it gives flies to the pools."""
        seat, handle, card = nouns["seat"], nouns["handle"], nouns["card"]
        first = next((power for power, n in nouns["gained"].items() if n), "")
        self.sound(f"play_{first}" if first else "land_card")
        w, h = self.small
        goal = Rect(0, 0, w, h)
        goal.center = self.zone(seat, "play").center
        stage = self.desk.stage
        if ("c", handle) in stage:
            place = stage["c", handle]
            self.table.cards.shown[handle] = Facing(card)
            to = replace(place, x=goal.centerx, y=goal.centery, w=float(w), h=float(h), angle=0.0, glow=0.0, z=200.0)
            yield stage.travel(("c", handle), to, 0.2, sine_in_out)
        else:
            yield self.bring(handle, Facing(card), self.zone(seat, "hand"), goal, seconds=0.24)
        gains = [self.gain(power, n, goal.center, handle, "moss") for power, n in nouns["gained"].items() if n]
        if gains:
            yield all_of(*gains)

    def on_action(self, nouns: Nouns, after: Update) -> Motion:
        self.sound("action")
        place = self.desk.stage.place_of(("c", nouns["handle"]))
        if place is not None:
            yield glow(self.desk, place.rect, ("action", nouns["handle"]), 0.28)

    def on_power(self, nouns: Nouns, after: Update) -> Motion:
        """Out of an event, an action, a Purchase Effect; Spoils come with a star of their own."""
        table, why = self.table, nouns["why"]
        start = self.played_at(nouns["source"])
        if why == "event" or start is None:
            start = table.ground.event if why in ("event", "spoils") else self.zone(nouns["seat"], "play")
        if why == "spoils":
            self.sound("spoils")
        key = (nouns["source"], nouns["power"])
        yield self.gain(nouns["power"], nouns["n"], start.center, key, "straw" if why == "spoils" else "orange")

    def on_discount(self, nouns: Nouns, after: Update) -> Motion:
        ground = self.table.ground
        row = (
            ground.shop[0].unionall(list(ground.shop))
            if nouns["of"] == "shop"
            else ground.crowd[0].unionall(list(ground.crowd))
        )
        self.sound("discount")
        yield stamped(self.desk, row.center, self.table.words("banner.discount", n=nouns["n"]), "moss", 110, 0.4)

    # the market

    def on_purchased(self, nouns: Nouns, after: Update) -> Motion:
        self.sound("purchase")
        seat, handle, card = nouns["seat"], nouns["handle"], nouns["card"]
        start = self.sale(nouns["where"], "shop")
        end = self.zone(seat, nouns["zone"])
        yield all_of(self.send(handle, card, end, start), self.spend("loot", nouns["price"]))

    def on_recruited(self, nouns: Nouns, after: Update) -> Motion:
        """The card turns on its edge, and its goblins hop out of it onto the tower."""
        self.sound("recruit")
        handle, card = nouns["handle"], nouns["card"]
        start = self.sale(nouns["where"], "crowd")
        yield all_of(self._edge(handle), self.spend("recruit", nouns["price"]))
        key = (nouns["seat"], nouns["platform"])
        self.sound("goblin_hop")
        yield self.hop(key, handle, card, (start.centerx, start.bottom))
        self.sound("tower_settle")

    def _edge(self, handle: int) -> Motion:
        """A card of a line-up turns until nothing of it is seen."""
        stage = self.desk.stage
        if ("c", handle) not in stage:
            yield wait(0.12)
            return
        place = stage["c", handle]
        yield stage.travel(("c", handle), replace(place, w=max(4.0, place.w * 0.06)), 0.18)
        if ("c", handle) in stage:
            stage.put(("c", handle), replace(place, alpha=0.0))

    def on_replaced(self, nouns: Nouns, after: Update) -> Motion:
        self.sound("discard_whoosh")
        slot = self.shop_slot(nouns["lineup"], nouns["slot"])
        yield self.send(nouns["handle"], nouns["card"], self.table.ground.counts, slot)

    def on_refilled(self, nouns: Nouns, after: Update) -> Motion:
        """From the deck into the empty slot, turning over."""
        self.sound("market_refill")
        slot = self.shop_slot(nouns["lineup"], nouns["slot"])
        told = self.table.cards.on_sale(nouns["card"])
        yield self.bring(nouns["handle"], told, self.table.ground.counts, slot, face_up=False)

    def on_renewed(self, nouns: Nouns, after: Update) -> Motion:
        self.sound("market_renew")
        counts = self.table.ground.counts
        yield glow(self.desk, counts, ("renewed", nouns["lineup"]), 0.4)

    def on_gained(self, nouns: Nouns, after: Update) -> Motion:
        """A card of a permanent pile, without paying."""
        seat, handle, card = nouns["seat"], nouns["handle"], nouns["card"]
        pile = self.table.ground.piles[card]
        if nouns["platform"]:
            self.sound("goblin_hop")
            yield self.hop((seat, nouns["platform"]), handle, card, (pile.centerx, pile.bottom))
            return
        self.sound("card_slide")
        yield self.fly(card, pile.center, self.zone(seat, "discard").center, ("gained", handle))

    # platforms

    def on_shielded(self, nouns: Nouns, after: Update) -> Motion:
        self.sound("shield")
        key = (nouns["seat"], nouns["platform"])
        place = self.desk.stage.place_of(("c", nouns["handle"]))
        start = place.rect if place is not None else self.zone(nouns["seat"], "play")
        if place is not None:
            self.desk.stage.put(("c", nouns["handle"]), replace(place, alpha=0.0))
        yield self.hop(key, nouns["handle"], nouns["card"], (start.centerx, start.bottom))
        yield ribbon(self.desk, self.boards.sign_rect(key).center, self.table.words("banner.shielded"), 0.5)

    def on_moved(self, nouns: Nouns, after: Update) -> Motion:
        """A Goblin goes to another platform of the same player; those above it come down."""
        boards, handle = self.boards, nouns["handle"]
        one = boards.stand_of(handle)
        start = (one.x, one.feet) if one is not None else boards.column((nouns["owner"], nouns["platform"])).center
        boards.take([handle])
        self.sound("goblin_hop")
        self.sound("tower_sway")
        key = (nouns["owner"], nouns["to"])
        yield all_of(
            self.hop(key, handle, nouns["card"], start), boards.towers.nudge([(nouns["owner"], nouns["platform"])], 1.2)
        )

    def on_heckled(self, nouns: Nouns, after: Update) -> Motion:
        self.sound("heckle")
        key = (nouns["target"], nouns["platform"])
        text = self.table.words("banner.heckled")
        shout = ribbon(self.desk, self.boards.tower_rect(key).center, text, 0.7, f"{nouns['n']:+d}".replace("-", "–"))
        yield all_of(shout, self.boards.towers.nudge([key], 1.0))

    def on_turn_ends(self, nouns: Nouns, after: Update) -> Motion:
        """Everything that was played or kept goes to the discard pile."""
        self.sound("sweep_up")
        seat, stage = nouns["seat"], self.desk.stage
        end = self.zone(seat, "discard")
        lying = [[handle, card] for handle, card in nouns["cards"] if ("c", handle) in stage]
        if lying:
            yield self.send_all(lying, end, self.zone(seat, "play"), 0.025)
