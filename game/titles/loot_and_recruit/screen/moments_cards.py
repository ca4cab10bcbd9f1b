"""Moments of cards: played, drawn, discarded, purchased, recruited; what refills the market."""

from __future__ import annotations

from dataclasses import replace

from pygame import Rect

from game.tabletop.deal import carrying, dealt
from game.tabletop.effects import carried, glow, ribbon, stamped
from game.tabletop.feed import Update
from game.tabletop.moments import shows
from game.titles.loot_and_recruit.rules import cues
from game.titles.loot_and_recruit.screen.cards import Facing
from game.titles.loot_and_recruit.screen.context import Context
from game.titles.loot_and_recruit.screen.hand import Hand
from game.titles.loot_and_recruit.screen.moment_kit import Kit
from game.titles.loot_and_recruit.screen.panel import EmptyPanel
from game.ui.motion import Motion, all_of, sine_in_out, staggered, wait
from game.ui.places import Handle, Place
from game.words.numbers import signed

DEAL: Handle = ("first hands",)
"""While it is aloft, a press ends the deal."""


class CardMoments(EmptyPanel):
    """Cards and power."""

    def __init__(self, table: Context, kit: Kit, hand: Hand) -> None:
        super().__init__(table)
        self.kit, self.hand = kit, hand

    # hand, deck, discard pile

    def deal(self) -> Motion:
        """The first hands come from their decks: the own one into the fan, the others' as backs."""
        services, reading = self.kit.services, self.table.reading
        held: list[Handle] = [("c", number) for number, _ in reading.hand]
        others = [(seat, row.hand) for seat, row in enumerate(reading.seats) if not self.kit.own(seat)]
        self.kit.sound("card_deal")
        with carrying(services, [DEAL]):
            yield all_of(
                dealt(services, self.hand.layout, held, Place.of(self.table.ground.deck, face_up=False)),
                *(self._backs_to_hand(seat, count) for seat, count in others),
            )

    def _backs_to_hand(self, seat: int, count: int) -> Motion:
        """Backs go from a seat's deck to its hand."""
        start, end = self.kit.zone(seat, "deck").center, self.kit.zone(seat, "hand").center
        back = self.kit.picture(None, (max(12, self.table.look.px(26)), max(16, self.table.look.px(36))))
        yield staggered([carried(self.kit.services, back, start, end, 0.2, 14, ("drawn", seat, i))
                         for i in range(min(5, count))], 0.05)  # fmt: skip

    @shows(cues.Dealt)
    def on_dealt(self, cue: cues.Dealt, after: Update) -> Motion:
        self.kit.sound("card_deal")
        yield wait(0.12)

    @shows(cues.Drawn)
    def on_drawn(self, cue: cues.Drawn, after: Update) -> Motion:
        """Others' cards go from deck to hand as backs; the own ones are laid into the hand by what follows."""
        self.kit.sound("card_deal")
        seat = cue.seat
        if self.kit.own(seat):
            yield wait(0.05)
            return
        yield self._backs_to_hand(seat, cue.count)

    @shows(cues.Reshuffled)
    def on_reshuffled(self, cue: cues.Reshuffled, after: Update) -> Motion:
        self.kit.sound("horde_shuffle")
        seat = cue.seat
        start, end = self.kit.zone(seat, "discard").center, self.kit.zone(seat, "deck").center
        yield carried(self.kit.services, self.kit.picture(None), start, end, 0.25, 30, ("reshuffled", seat))

    @shows(cues.HandShuffled)
    def on_hand_shuffled(self, cue: cues.HandShuffled, after: Update) -> Motion:
        self.kit.sound("horde_shuffle")
        seat = cue.seat
        end = self.kit.zone(seat, "deck")
        if self.kit.own(seat):
            yield self.kit.send_all(
                [[handle, card] for handle, card in self.table.reading.hand], end, self.kit.zone(seat, "hand")
            )
            return
        yield self.kit.fly(None, self.kit.zone(seat, "hand").center, end.center, ("shuffled", seat))

    @shows(cues.Discarded)
    def on_discarded(self, cue: cues.Discarded, after: Update) -> Motion:
        self.kit.sound("discard_whoosh")
        seat = cue.seat
        yield self.kit.send_all(cue.cards, self.kit.zone(seat, "discard"), self.kit.zone(seat, "hand"))

    @shows(cues.Trashed)
    def on_trashed(self, cue: cues.Trashed, after: Update) -> Motion:
        """It burns where all can see it, and goes to its Trash Pile."""
        self.kit.sound("trash")
        start = self.kit.zone(cue.seat, cue.zone)
        place = self.kit.services.stage.place_of(("c", cue.handle))
        spot = place.rect if place is not None else start
        yield stamped(self.kit.services, spot.center, "cross", "red", 90, 0.2)
        yield self.kit.send(cue.handle, cue.card, self.table.ground.counts, start)

    @shows(cues.Taken)
    def on_taken(self, cue: cues.Taken, after: Update) -> Motion:
        self.kit.sound("scavenge")
        seat, start = cue.seat, self.kit.zone(cue.seat, "discard")
        end = self.kit.zone(seat, "hand")
        if self.kit.own(seat):
            w, h = self.kit.small
            goal = Rect(0, 0, w, h)
            goal.center = end.center
            yield self.kit.bring(cue.handle, Facing(cue.card), start, goal)
            return
        yield self.kit.fly(cue.card, start.center, end.center, ("taken", cue.handle))

    @shows(cues.Void)
    def on_void(self, cue: cues.Void, after: Update) -> Motion:
        table = self.table
        self.kit.sound("sold_out")
        yield self.kit.say(table.words("market-sold-out"), 0.7, table.card_name(cue.card))

    # playing

    @shows(cues.Played)
    def on_played(self, cue: cues.Played, after: Update) -> Motion:
        """From the hand to the play area; what it gives flies to the pools."""
        seat, handle, card = cue.seat, cue.handle, cue.card
        first = next((power for power, n in cue.gained.items() if n), "")
        self.kit.sound(f"play_{first}" if first else "land_card")
        w, h = self.kit.small
        goal = Rect(0, 0, w, h)
        goal.center = self.kit.zone(seat, "play").center
        stage = self.kit.services.stage
        self.kit.cards.landing = True
        if ("c", handle) in stage:
            place = stage["c", handle]
            self.kit.cards.shown[handle] = Facing(card)
            to = replace(place, x=goal.centerx, y=goal.centery, w=float(w), h=float(h), angle=0.0, glow=0.0, z=200.0)
            yield stage.travel(("c", handle), to, 0.2, sine_in_out)
        else:
            yield self.kit.bring(handle, Facing(card), self.kit.zone(seat, "hand"), goal, seconds=0.24)
        gains = [self.kit.gain(power, n, goal.center, handle, "moss") for power, n in cue.gained.items() if n]
        if gains:
            yield all_of(*gains)

    @shows(cues.Action)
    def on_action(self, cue: cues.Action, after: Update) -> Motion:
        self.kit.sound("action")
        place = self.kit.services.stage.place_of(("c", cue.handle))
        if place is not None:
            yield glow(self.kit.services, place.rect, ("action", cue.handle), 0.28)

    @shows(cues.Power)
    def on_power(self, cue: cues.Power, after: Update) -> Motion:
        """Out of an event, an action, a Purchase Effect; Spoils come with a star of their own."""
        table, why = self.table, cue.why
        start = self.kit.played_at(cue.source)
        if why == "event" or start is None:
            start = table.ground.event if why in ("event", "spoils") else self.kit.zone(cue.seat, "play")
        if why == "spoils":
            self.kit.sound("spoils")
        key = (cue.source, cue.power)
        yield self.kit.gain(cue.power, cue.n, start.center, key, "straw" if why == "spoils" else "orange")

    @shows(cues.Discount)
    def on_discount(self, cue: cues.Discount, after: Update) -> Motion:
        ground = self.table.ground
        row = (
            ground.shop[0].unionall(list(ground.shop))
            if cue.of == "shop"
            else ground.crowd[0].unionall(list(ground.crowd))
        )
        self.kit.sound("discount")
        yield stamped(self.kit.services, row.center, self.table.words("banner-discount", n=cue.n), "moss", 110, 0.4)

    # the market

    @shows(cues.Purchased)
    def on_purchased(self, cue: cues.Purchased, after: Update) -> Motion:
        self.kit.sound("purchase")
        seat, handle, card = cue.seat, cue.handle, cue.card
        start = self.kit.sale(cue.where, "shop")
        end = self.kit.zone(seat, cue.zone)
        yield all_of(self.kit.send(handle, card, end, start), self.kit.spend("loot", cue.price))

    @shows(cues.Recruited)
    def on_recruited(self, cue: cues.Recruited, after: Update) -> Motion:
        """The card turns on its edge, and its goblins hop out of it onto the tower."""
        self.kit.sound("recruit")
        handle, card = cue.handle, cue.card
        start = self.kit.sale(cue.where, "crowd")
        yield all_of(self.kit.turn_edge(handle), self.kit.spend("recruit", cue.price))
        key = (cue.seat, cue.platform)
        self.kit.sound("goblin_hop")
        yield self.kit.hop(key, handle, card, (start.centerx, start.bottom))
        self.kit.sound("tower_settle")

    @shows(cues.Replaced)
    def on_replaced(self, cue: cues.Replaced, after: Update) -> Motion:
        self.kit.sound("discard_whoosh")
        slot = self.kit.shop_slot(cue.lineup, cue.slot)
        yield self.kit.send(cue.handle, cue.card, self.table.ground.counts, slot)

    @shows(cues.Refilled)
    def on_refilled(self, cue: cues.Refilled, after: Update) -> Motion:
        """From the deck into the empty slot, turning over."""
        self.kit.sound("market_refill")
        slot = self.kit.shop_slot(cue.lineup, cue.slot)
        told = self.kit.cards.on_sale(cue.card)
        yield self.kit.bring(cue.handle, told, self.table.ground.counts, slot, face_up=False)

    @shows(cues.Renewed)
    def on_renewed(self, cue: cues.Renewed, after: Update) -> Motion:
        self.kit.sound("market_renew")
        counts = self.table.ground.counts
        yield glow(self.kit.services, counts, ("renewed", cue.lineup), 0.4)

    @shows(cues.Gained)
    def on_gained(self, cue: cues.Gained, after: Update) -> Motion:
        """A card of a permanent pile, without paying."""
        seat, handle, card = cue.seat, cue.handle, cue.card
        pile = self.table.ground.piles[card]
        if cue.platform:
            self.kit.sound("goblin_hop")
            yield self.kit.hop((seat, cue.platform), handle, card, (pile.centerx, pile.bottom))
            return
        self.kit.sound("card_slide")
        yield self.kit.fly(card, pile.center, self.kit.zone(seat, "discard").center, ("gained", handle))

    # platforms

    @shows(cues.Shielded)
    def on_shielded(self, cue: cues.Shielded, after: Update) -> Motion:
        self.kit.sound("shield")
        key = (cue.seat, cue.platform)
        place = self.kit.services.stage.place_of(("c", cue.handle))
        start = place.rect if place is not None else self.kit.zone(cue.seat, "play")
        if place is not None:
            self.kit.services.stage.put(("c", cue.handle), replace(place, alpha=0.0))
        yield self.kit.hop(key, cue.handle, cue.card, (start.centerx, start.bottom))
        yield ribbon(self.kit.services, self.kit.boards.sign_rect(key).center, self.table.words("banner-shielded"), 0.5)

    @shows(cues.Moved)
    def on_moved(self, cue: cues.Moved, after: Update) -> Motion:
        """A Goblin goes to another platform of the same player; those above it come down."""
        boards, handle = self.kit.boards, cue.handle
        one = boards.stand_of(handle)
        start = (one.x, one.feet) if one is not None else boards.column((cue.owner, cue.platform)).center
        boards.take([handle])
        self.kit.sound("goblin_hop")
        self.kit.sound("tower_sway")
        key = (cue.owner, cue.to)
        yield all_of(self.kit.hop(key, handle, cue.card, start), boards.towers.nudge([(cue.owner, cue.platform)], 1.2))

    @shows(cues.Heckled)
    def on_heckled(self, cue: cues.Heckled, after: Update) -> Motion:
        self.kit.sound("heckle")
        key = (cue.target, cue.platform)
        text = self.table.words("banner-heckled")
        shout = ribbon(self.kit.services, self.kit.boards.tower_rect(key).center, text, 0.7, signed(cue.n))
        yield all_of(shout, self.kit.boards.towers.nudge([key], 1.0))

    @shows(cues.TurnEnds)
    def on_turn_ends(self, cue: cues.TurnEnds, after: Update) -> Motion:
        """Everything that was played or kept goes to the discard pile."""
        self.kit.sound("sweep_up")
        seat, stage = cue.seat, self.kit.services.stage
        end = self.kit.zone(seat, "discard")
        lying = [[handle, card] for handle, card in cue.cards if ("c", handle) in stage]
        if lying:
            yield self.kit.send_all(lying, end, self.kit.zone(seat, "play"), 0.025)
