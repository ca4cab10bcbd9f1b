"""The moments of a battle: each cue as motion and sound, in the order of the rules (rules.md 13, README: cues).

A room's own moments go before these. Nothing here changes what is true: `live`, `shown` and `moving` are laid aside when
the update has been adopted.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from pygame import Surface

from game.engine.cues import pair
from game.tabletop.effects import banner, carried, dropped, sheet, stamped
from game.tabletop.feed import Update
from game.tabletop.moments import shows
from game.titles.slayer_slayer.rules import cues
from game.titles.slayer_slayer.screen.card_rows import Facing
from game.titles.slayer_slayer.screen.foe_sheet import foe_card
from game.titles.slayer_slayer.screen.moment_kit import Kit
from game.titles.slayer_slayer.screen.reading import Reading
from game.titles.slayer_slayer.screen.score_sheet import Totals
from game.titles.slayer_slayer.screen.supplies import supply
from game.titles.slayer_slayer.screen.tokens import print_of
from game.ui import cards
from game.ui.motion import Motion, all_of, sine_in_out, staggered, wait

TURN = 0.15
"""Seconds between two cards of the reveal."""
UNDER_THE_DOORS = 0.86
"""Of the middle's height, where a banner leaves the foe's name at its door in sight."""


class Moments(Kit):
    """Plays cues on one table."""

    # cards come and go

    @shows(cues.Dealt)
    def on_dealt(self, cue: cues.Dealt, after: Update) -> Motion:
        """Each hand is dealt from the deck to its plate; the own one comes into the fan with the next picture."""
        self.sound("card_deal")
        yield self.opening.backs_to(cue.seat, min(4, cue.count))

    @shows(cues.Drawn)
    def on_drawn(self, cue: cues.Drawn, after: Update) -> Motion:
        if cue.count:
            self.sound("card_deal")
        yield self.opening.backs_to(cue.seat, min(3, cue.count))

    @shows(cues.Objective)
    def on_objective(self, cue: cues.Objective, after: Update) -> Motion:
        """Only the owner reads it; the others see that one was dealt."""
        yield self.opening.objective(cue.seat)

    @shows(cues.Reshuffled)
    def on_reshuffled(self, cue: cues.Reshuffled, after: Update) -> Motion:
        """The Pile turns into the deck."""
        self.sound("horde_shuffle")
        pile, deck = supply(self.table, "pile"), supply(self.table, "deck")
        back = cards.back(self.table.look, cards.CardFace("", "back"), pile.size)
        yield staggered(
            [carried(self.services, back, pile.center, deck.center, 0.3, 20, ("again", i)) for i in range(3)]
        )

    @shows(cues.Sacrificed)
    def on_sacrificed(self, cue: cues.Sacrificed, after: Update) -> Motion:
        """Cards go to the Pile unseen; the own ones from the hand."""
        self.sound("discard_whoosh")
        if cue.cards:
            yield self.to_pile([handle for handle, _ in map(pair, cue.cards)])
            return
        plate, pile = self.plate(cue.seat), supply(self.table, "pile")
        if plate is not None:
            back = cards.back(self.table.look, cards.CardFace("", "back"), (pile.w // 2, round(pile.w * 0.7)))
            yield carried(self.services, back, plate.center, pile.center, 0.4, 40, ("sacrifice", cue.seat))

    # the foe and the round

    @shows(cues.Foe)
    def on_foe(self, cue: cues.Foe, after: Update) -> Motion:
        """The foe steps out: its card, large, over the middle."""
        look = self.table.look
        self.sound("turn_gong")
        high = round(self.area.h * 0.94)
        size = (round(high / 1.38), high)
        picture = foe_card(self.table, cue.foe, "?", size)
        rect = picture.get_rect(center=self.area.center)
        tier = "final" if cue.final else cue.tier
        caption = look.label(self.table.words(f"tier-{tier}"), 30, look.palette.paper, 2)
        shown = picture.copy()
        shown.blit(caption, caption.get_rect(midbottom=(size[0] // 2, -4)))
        yield sheet(self.services, "foe", shown, rect, 1.5)

    @shows(cues.Round)
    def on_round(self, cue: cues.Round, after: Update) -> Motion:
        """What the foe has gained, before anybody plays (GSS-13.5). The count of the round before is
        put away."""
        words = self.table.words
        self.counter.tape = None
        self.sound("ready_drum")
        power = "?" if cue.power is None else cue.power
        self.counter.moving = Totals("?", (), str(power), str(power), "planned")
        head = f"{words('banner-round', n=cue.round)} · {words('foe-power', n=power)}"
        foe = self.table.foe_now
        gained = [self.table.ability(foe, place) for place in cue.gained] if foe else []
        small = " ".join(gained)
        if gained and cue.round > 1:
            small = f"{words('banner-gained')} {small}"
        if self.table.reading.fighting:
            where, high = self.field.parts.horde, 0.5
        else:
            where, high = self.area, UNDER_THE_DOORS
        yield banner(self.services, where, head, 1.6 if gained else 0.8, small, high=high)

    @shows(cues.PowerShown)
    def on_power_shown(self, cue: cues.PowerShown, after: Update) -> Motion:
        self.sound("stamp")
        was = self.counter.totals()
        self.totals(was.horde if was is not None else "?", cue.power, basic=cue.power)
        rect = self.field.parts.foe
        yield stamped(self.services, (rect.centerx, rect.centery), str(cue.power), "red", 170, 0.8)

    # playing

    @shows(cues.Committed)
    def on_committed(self, cue: cues.Committed, after: Update) -> Motion:
        """A face-down card slides from the plate to the seat's place."""
        seat = cue.seat
        self.sound("minion_thump")
        plate, slot = self.plate(seat), self.field.slots().get(seat)
        if seat == self.services.seat or plate is None or slot is None or not self.table.reading.fighting:
            return
        size = (round(slot.h * 0.44), round(slot.h * 0.62))
        back = cards.back(self.table.look, cards.CardFace("", "back"), size)
        yield carried(self.services, back, plate.center, slot.center, 0.3, 20, ("committed", seat))

    @shows(cues.Withdrawn)
    def on_withdrawn(self, cue: cues.Withdrawn, after: Update) -> Motion:
        self.sound("card_slide")
        yield wait(0.05)

    @shows(cues.Pledge)
    def on_pledge(self, cue: cues.Pledge, after: Update) -> Motion:
        """A stamp on the seat's place, where the word is read afterwards: it covers neither name nor counts."""
        self.sound("stamp")
        slot = self.field.slots().get(cue.seat) if self.table.reading.fighting else None
        if slot is not None:
            word = self.table.words(f"pledge-short-{cue.pledge}")
            yield stamped(self.services, (slot.centerx, slot.bottom - slot.h * 2 // 5), word, "straw", 170, 0.7)

    @shows(cues.Locked)
    def on_locked(self, cue: cues.Locked, after: Update) -> Motion:
        """Everybody's cards slide in face down, as many as each has sent; the number stands at the plate."""
        table, counts = self.table, cue.counts
        slots = self.field.slots()
        table.live.locked = True
        self.sound("card_deal")
        moves: list[Any] = []
        middle = self.field.horde_area
        back = cards.back(table.look, cards.CardFace("", "back"), self.field.sent_size())
        for number in self._sent(counts, after):  # the own ones turn down and go with the rest
            place = self.place(number)
            if place is not None:
                down = replace(place, face_up=False, angle=0.0, glow=0.0, raised=0.0, z=300.0)
                self.services.stage.put(("c", number), down)
                goal = replace(down, x=float(middle.centerx), y=float(middle.centery))
                goal = replace(goal, w=float(back.get_width()), h=float(back.get_height()))
                moves.append(self.travel(number, goal, 0.5))
        for seat, count in enumerate(counts):
            plate, slot = self.plate(seat), slots.get(seat)
            if not count or plate is None:
                continue
            spot = (plate.right - table.look.px(6), plate.centery)  # beside the name
            moves.append(stamped(self.services, spot, str(count), "straw", 84, 1.1))
            if seat == self.services.seat:
                continue
            start = slot.center if slot is not None else plate.center
            for i in range(count):
                end = (middle.centerx + (i - count / 2) * 8 + seat * 5, middle.centery)
                moves.append(carried(self.services, back, start, end, 0.45 + 0.05 * i, 24, ("locked", seat, i)))
        if moves:
            yield all_of(*moves)

    def _sent(self, counts: Sequence[int], after: Update) -> Sequence[int]:
        """The own cards that are in: those committed, or else those that the hand has no more."""
        chosen = self.table.reading.hand.chosen
        if chosen or not 0 <= self.services.seat < len(counts):
            return chosen
        kept = {handle for handle, _ in Reading(after, self.services.seat).hand.cards}
        gone = [handle for handle, _ in self.table.reading.hand.cards if handle not in kept]
        gone.sort(key=lambda handle: handle not in self.hand.chosen)
        return gone[: counts[self.services.seat]]

    @shows(cues.Shuffled)
    def on_shuffled(self, cue: cues.Shuffled, after: Update) -> Motion:
        """All cards together, shuffled; then they lie in Horde order, still face down."""
        table, handles = self.table, cue.handles
        table.live.locked = True
        own = {lying.handle: lying.mark & 1 for lying in Reading(after, self.services.seat).by_handle.values()}
        table.live.line = list(handles)
        heap = self.field.horde_area
        goals = self.field.line(handles)
        self.sound("horde_shuffle")
        for i, (handle, place) in enumerate(goals.items()):
            number = handles[i]
            table.live.shown[number] = Facing(None, "", own.get(number, 0))
            self.services.stage.put(handle, replace(place, x=heap.centerx + (i % 5 - 2) * 6.0, y=heap.centery + (i % 3 - 1) * 5.0,
                                                face_up=False, angle=(i * 37 % 13) - 6.0))  # fmt: skip
        yield wait(0.25)
        for turn in (7.0, -7.0):
            moves = [self.travel(number, replace(self.services.stage["c", number], angle=turn * (1 if i % 2 else -1),
                                                 x=heap.centerx + (14 if i % 2 else -14) * turn / 7), 0.16, sine_in_out)
                     for i, number in enumerate(handles)]  # fmt: skip
            if moves:
                yield all_of(*moves)
        laid = [self.travel(handle[1], replace(place, face_up=False), 0.28) for handle, place in goals.items()]  # type: ignore[index]
        if laid:
            yield staggered(laid, 0.03)

    @shows(cues.FacedownDiscard)
    def on_facedown_discard(self, cue: cues.FacedownDiscard, after: Update) -> Motion:
        """A face-down card goes before anybody has seen it; its owner alone reads which."""
        number = cue.handle
        self.sound("discard_whoosh")
        if cue.card:
            yield self.turn(number, Facing(cue.card, "", 1))
        yield self.stamp_at(self.rect(number), "cross", "red", 100, 0.3)
        if number in self.line:
            self.line.remove(number)
        yield self.to_pile([number])
        yield self.close_up()

    @shows(cues.Revealed)
    def on_revealed(self, cue: cues.Revealed, after: Update) -> Motion:
        """One by one, in Horde order; the total runs along."""
        table = self.table
        table.live.line = list(cue.handles)
        if not cue.handles:
            yield self.say("log-revealed.empty", 0.8)
            return
        own = {number: self.cards.facing(number).mark & 1 for number in cue.handles}
        for place, (number, card) in enumerate(zip(cue.handles, cue.cards), 1):
            self.sound("reveal_tick", min(8, place))
            if ("c", number) not in self.services.stage:
                self.services.stage.put(("c", number), replace(self.field.line(self.line)["c", number], face_up=False))
            printed = table.printed(card)
            yield self.turn(number, Facing(card, "" if printed is None else str(printed), own[number]), 0.2, True)
            yield wait(TURN if len(cue.handles) < 9 else TURN / 2)
        self.services.disclose()
        yield wait(0.3)

    # after a round

    @shows(cues.Returned)
    def on_returned(self, cue: cues.Returned, after: Update) -> Motion:
        """Deserters run home: nobody sees who runs where."""
        self.sound("card_slide")
        numbers, seats = cue.handles, cue.seats
        moves: list[Any] = []
        for number in numbers:
            if number in self.line:
                self.line.remove(number)
            rect = self.area
            place = self.place(number)
            if place is not None:
                moves.append(self.travel(number, replace(place, x=rect.x - 60.0, alpha=0.0, z=300.0), 0.5))
        self.table.live.lit = set(seats)
        if moves:
            yield all_of(*moves)
        yield self.close_up()

    def _token(self, resource: str) -> Surface:
        """What flies when something is handed out or taken."""
        px = self.table.look.px(54)
        return self.table.look.picture(print_of(resource), (px, px))

    @shows(cues.Stolen)
    def on_stolen(self, cue: cues.Stolen, after: Update) -> Motion:
        """The foe takes gold from everybody."""
        self.sound("gold_coins")
        token = self._token("gold")
        foe = self.field.parts.foe.center
        moves = [carried(self.services, token, plate.center, foe, 0.6, 30, ("stolen", seat))
                 for seat in self.table.reading.living() if (plate := self.plate(seat)) is not None]  # fmt: skip
        if moves:
            yield all_of(*moves)

    @shows(cues.Abducted)
    def on_abducted(self, cue: cues.Abducted, after: Update) -> Motion:
        seat, card = cue.seat, pair(cue.card)[1] if cue.card is not None else None
        self.sound("discard_whoosh")
        plate, pile = self.plate(seat), supply(self.table, "pile")
        if plate is None:
            return
        size = (pile.w, round(pile.w * 1.4))
        picture = self.cards.picture(Facing(card), size)
        foe = self.field.parts.foe.center
        yield carried(self.services, picture, plate.center, foe, 0.5, 30, ("abducted", seat))
        yield carried(self.services, picture, foe, pile.center, 0.4, 20, ("abducted", seat, "pile"))

    @shows(cues.Tombstone)
    def on_tombstone(self, cue: cues.Tombstone, after: Update) -> Motion:
        """The name strip drops: out."""
        seat = cue.seat
        self.sound("tombstone_fall")
        plate = self.plate(seat)
        key = "banner-out.you" if seat == self.services.seat else "banner-out"
        told = self.table.words(key, name=self.services.name(seat))
        moves: list[Any] = [banner(self.services, self.clear, told, 1.3)]
        if plate is not None:
            stamp = self.table.words("tomb-stamp")
            moves += [dropped(self.services, plate), stamped(self.services, plate.center, stamp, "red", 120, 1.2)]
        yield all_of(*moves)

    @shows(cues.LaidAside)
    def on_laid_aside(self, cue: cues.LaidAside, after: Update) -> Motion:
        """The Horde moves to the side: these cards count no more."""
        self.sound("card_slide")
        area = self.field.parts.horde
        moves = []
        for i, number in enumerate(cue.handles):
            place = self.place(number)
            if place is not None:
                goal = replace(
                    place, x=area.right - area.w * 0.14 + i * 4.0, w=place.w * 0.7, h=place.h * 0.7, dim=0.35
                )
                moves.append(self.travel(number, goal, 0.4))
        self.line.clear()
        if moves:
            yield staggered(moves, 0.02)

    # after a Victory

    @shows(cues.VictoryFeat)
    def on_victory_feat(self, cue: cues.VictoryFeat, after: Update) -> Motion:
        """A goblin pays its owner; only the owner sees whom and what."""
        self.sound("gold_coins")
        rect = self.rect(cue.handle)
        yield self.stamp_at(rect, "tick", "straw", 96, 0.35)
        plate = self.purse.home(cue.seat, cue.resource) if cue.seat is not None and cue.resource else None
        if rect is not None and plate is not None and cue.resource in ("gold", "trophies"):
            token = self._token(cue.resource)
            yield carried(self.services, token, rect.center, plate.center, 0.5, 40, ("pays", cue.handle))
            yield stamped(self.services, plate.center, f"+{cue.amount}", "straw", 84, 0.45)

    @shows(cues.SurvivorPicker)
    def on_survivor_picker(self, cue: cues.SurvivorPicker, after: Update) -> Motion:
        self.sound("crowd_ooh")
        seat = cue.seat
        self.table.live.lit = {seat}
        key = "log-survivor-picker.armour" if cue.armour else "log-survivor-picker"
        yield banner(self.services, self.clear, self.table.about(key, seat), 0.9)

    @shows(cues.NoSurvivor)
    def on_no_survivor(self, cue: cues.NoSurvivor, after: Update) -> Motion:
        self.sound("tragedy")
        yield self.say(f"log-no-survivor.{cue.reason}", 1.0)

    @shows(cues.ToPile)
    def on_to_pile(self, cue: cues.ToPile, after: Update) -> Motion:
        """All played cards go to the Pile face down."""
        numbers = [handle[1] for handle, _ in self.services.stage.drawn()
                   if isinstance(handle, tuple) and handle[0] == "c" and handle[1] in self.table.reading.by_handle]  # fmt: skip
        self.sound("discard_whoosh")
        self.line.clear()
        yield self.to_pile(numbers, 0.3)

    @shows(cues.Resigned)
    def on_resigned(self, cue: cues.Resigned, after: Update) -> Motion:
        self.sound("seat_leave")
        yield banner(self.services, self.clear, self.table.about("log-resigned", cue.seat), 1.2)
