"""The moments of an event: the bell, who goes, the stake, success or tragedy, the reward."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game.tabletop.effects import banner, carried, lies, sheet, stamped
from game.tabletop.feed import Update
from game.tabletop.moments import shows
from game.titles.slayer_slayer.rules import cues
from game.titles.slayer_slayer.screen.card_rows import BACK, EVENT_ROWS
from game.titles.slayer_slayer.screen.context import Context
from game.titles.slayer_slayer.screen.event import Event
from game.titles.slayer_slayer.screen.names import prizes_of
from game.titles.slayer_slayer.screen.panel import EmptyPanel
from game.titles.slayer_slayer.screen.purse import Purse
from game.titles.slayer_slayer.screen.supplies import supply
from game.titles.slayer_slayer.screen.tokens import SUMS, curtain, print_of, token
from game.ui import cards
from game.ui.motion import Motion, staggered, wait
from game.ui.places import Place


class EventMoments(EmptyPanel):
    """What moves in an event."""

    def __init__(self, table: Context, room: Event, purse: Purse) -> None:
        super().__init__(table)
        self.room, self.purse = room, purse

    @shows(cues.Event)
    def on_event(self, cue: cues.Event, after: Update) -> Motion:
        """The event's card comes down on the cleared table."""
        table = self.table
        area = table.ground.area
        row = EVENT_ROWS[cue.event]
        table.services.play_sound("event_bell")
        yield curtain(table, "event", lambda surface: None)
        size = (round(area.h * 0.66), area.h)
        picture = Surface(size, pygame.SRCALPHA)
        self.room.sheet.card(picture, Rect((0, 0), size).inflate(-16, -16), row)
        yield sheet(table.services, "event", picture, picture.get_rect(center=area.center), 1.1)

    @shows(cues.Representative)
    def on_representative(self, cue: cues.Representative, after: Update) -> Motion:
        table = self.table
        key = "log-representative" if cue.votes_cast else "log-representative.nobody"
        if cue.tie and cue.votes_cast:
            key = "log-representative.tie"
        table.services.play_sound("drumroll" if cue.tie else "stamp")
        table.live.lit = {cue.seat}
        yield banner(table.services, table.ground.area, table.about(key, cue.seat), 1.0)

    @shows(cues.Staked)
    def on_staked(self, cue: cues.Staked, after: Update) -> Motion:
        """As many backs as were staked come to lie there; the faces nobody sees, but for the own ones."""
        table = self.table
        plate = table.ground.regions.plates.get(cue.seat)
        area, stage = table.ground.area, table.services.stage
        table.services.play_sound("stake")
        if plate is None or not self.room.open():
            yield wait(0.2)
            return
        goals = self.room.slots(area, cue.count)
        if cue.cards:
            yield staggered([stage.travel(("c", handle), Place.of(rect, z=20.0 + i), 0.35)
                             for i, ((handle, _), rect) in enumerate(zip(cue.cards, goals)) if ("c", handle) in stage],
                            0.08)  # fmt: skip
            self._lies(cue.count, False, goals[0].y)  # the cards themselves lie under it
            return
        back = cards.back(table.look, BACK, goals[0].size)
        yield staggered([carried(table.services, back, plate.center, rect.center, 0.35, 30, ("staked", i))
                         for i, rect in enumerate(goals)], 0.08)  # fmt: skip
        self._lies(cue.count, True)

    def _lies(self, count: int, backs: bool, above: int = 0) -> None:
        """From now on that is staked, or has been; `above`: down to that line only."""
        table = self.table
        area = table.ground.area
        rect = self.room.stake_rect(area)
        if above:
            rect.h = above - rect.y
        sheet = table.look.backdrop().copy()
        self.room.paint_stake(sheet, area, count, backs)
        lies(table.services, ("stake",), sheet.subsurface(rect).copy(), rect)

    @shows(cues.EventSide)
    def on_event_side(self, cue: cues.EventSide, after: Update) -> Motion:
        table = self.table
        table.services.play_sound("bet_drum")
        told = table.about("log-event-side", cue.seat, side=table.words.name(f"side-{cue.side}"))
        yield banner(table.services, table.ground.area, told, 0.9)

    @shows(cues.EventResult)
    def on_event_result(self, cue: cues.EventResult, after: Update) -> Motion:
        """The cards come home, or they go to the Pile unseen."""
        table, words = self.table, self.table.words
        good = cue.success
        table.services.play_sound("victory_horde" if good else "tragedy")
        key = "success" if good else "failure"
        small = words(f"log-event-result.{key}", count=cue.count)
        if cue.total is not None:
            small = f"{words('log-event-result.total', total=cue.total)} {small}"
        yield banner(
            table.services, table.ground.area, words("banner-success" if good else "banner-tragedy"), 1.3, small
        )
        plate, pile = table.ground.regions.plates.get(cue.seat), supply(table, "pile")
        if cue.seat == table.services.seat or not self.room.open():  # the own ones are seen going
            return
        starts = self.room.slots(table.ground.area, cue.count)
        self._lies(cue.count, False)
        back = cards.back(table.look, BACK, starts[0].size)
        goal = pile.center if not good or plate is None else plate.center
        yield staggered([carried(table.services, back, rect.center, goal, 0.35, 30, ("result", i))
                         for i, rect in enumerate(starts)], 0.07)  # fmt: skip

    @shows(cues.Reward)
    def on_reward(self, cue: cues.Reward, after: Update) -> Motion:
        """What was won flies to the representative's plate."""
        table = self.table
        px = max(36, table.look.px(80))
        for kind, won in prizes_of(cue).items():
            plate = self.purse.home(cue.seat, kind)
            if not won or plate is None:
                continue
            table.services.play_sound(SUMS.get(kind, "coin"))
            mark = token(table, print_of(kind), px)
            yield carried(table.services, mark, table.ground.area.center, plate.center, 0.45, 50, ("reward", kind))
            spot = (min(plate.right - px // 2, plate.centerx + px), plate.centery)
            yield stamped(table.services, spot, f"+{won}", "straw", 84, 0.4)
        if cue.overflow:
            told = table.words("log-reward.overflow", overflow=table.gained("gold", cue.overflow))
            yield banner(table.services, table.ground.area, told, 1.0)

    @shows(cues.Armour)
    def on_armour(self, cue: cues.Armour, after: Update) -> Motion:
        return self._held(cue)

    @shows(cues.Weave)
    def on_weave(self, cue: cues.Weave, after: Update) -> Motion:
        return self._held(cue)

    def _held(self, cue: cues.Armour | cues.Weave) -> Motion:
        """Armour or a reroll shows at its owner's plate."""
        table = self.table
        plate = table.ground.regions.plates.get(cue.seat)
        if plate is None:
            return
        table.services.play_sound("coin")
        px = max(36, table.look.px(64))
        mark = token(table, print_of(cue.kind), px)
        start = (plate.right + px * 2, plate.centery)
        yield carried(table.services, mark, start, (plate.right - px // 2, plate.centery), 0.35, 20, ("held", cue.kind))
