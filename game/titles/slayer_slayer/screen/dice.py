"""The tray with the d20: every roll of the game is thrown here, and the last one lies here while it is settled."""

from __future__ import annotations

from pygame import Rect, Surface

from game.tabletop.dice_tray import TableTray
from game.tabletop.effects import stamped
from game.titles.slayer_slayer.rules import cues
from game.titles.slayer_slayer.screen.battle_field import BattleField
from game.titles.slayer_slayer.screen.choice import Choice
from game.titles.slayer_slayer.screen.context import Context
from game.titles.slayer_slayer.screen.layout import event_tray
from game.titles.slayer_slayer.screen.reading import Reading
from game.ui.dice import D20, DiceTray, Flick, Result
from game.ui.dice.solids import symmetries
from game.ui.motion import Motion, all_of, wait

SHAPE = 1.18
"""The tray's width by its height: the same in every room and on every screen."""
GROWS = 1.6
"""Times its size that the tray has while a die rolls at an event: it comes forward over its corner of the room."""
OVER_THE_HORDE = 0.8
"""Of the middle's height, what it has in a battle: over the heads of the Horde, between the foe and the score."""
LOOK_AT_IT = 0.55
"""Seconds a number lies there before the game goes on."""


class Dice:
    """The tray of one table: made anew for every size, kept while it stays."""

    def __init__(self, table: Context, field: BattleField, choice: Choice) -> None:
        self.table, self.field, self.choice = table, field, choice
        self._tray: TableTray | None = None
        self._forward: TableTray | None = None
        """The tray that has come forward, while a die is thrown."""
        self._result = Result()
        self._caption = ""
        self.thrown = False
        """A die has been thrown since the last update: what rolls is drawn in every frame, else it lies on the ground."""

    @property
    def rect(self) -> Rect:
        """Where the tray lies: in the battle's upper right corner, or beside an event's stake."""
        table = self.table
        return event_tray(table.ground.area) if table.reading.event is not None else self.field.parts.tray

    @property
    def tray(self) -> TableTray:
        """The tray that is seen: the one that has come forward, else the one that lies there."""
        return self._forward or self.resting

    @property
    def resting(self) -> TableTray:
        """The tray at the present size, in its place."""
        look, rect = self.table.look, self.rect
        tray = self._tray
        if tray is None or tray.look is not look or tray.rect != rect:
            caption = tray.caption if tray is not None else self._caption
            symmetries(D20)  # kept from now on; a die that comes to rest asks for them
            self._tray = tray = TableTray(self.table.services, rect, caption, shape=SHAPE, footed=True)
            tray.show(self._result)
        return tray

    def shown(self, reading: Reading) -> None:
        """What the view says lies in the tray: the die that is being settled, else the last one counted."""
        number, handle = 0, -1
        if reading.die is not None:
            number, handle = reading.die[2], reading.die[0]
        elif reading.count is not None and reading.count.dice:
            handle, number = reading.count.dice[-1]
        self._result = Result((D20,), (number,)) if number else Result()
        card = reading.names.get(handle)
        self.thrown, self._forward = False, None
        tray = self.resting
        side = reading.die[1] if reading.die is not None else ""
        self._caption = self._bet(card, side) if card else ""
        if tray.result != self._result:
            tray.show(self._result)
        self._dress()

    # throwing by hand

    @property
    def held(self) -> bool:
        """The die is in the player's hand."""
        return self._tray is not None and self._tray.held

    def throws(self) -> DiceTray | None:
        """The tray while this seat is asked something that a throw answers."""
        if not self.choice.throw_kind or self.table.asked != self.choice.throw_kind:
            return None
        self._dress()
        return self.tray

    def _dress(self) -> None:
        """What lies in the tray and stands under it, by ask and choice."""
        tray, words, choice = self.tray, self.table.words, self.choice
        ready = choice.ready
        tray.waiting = D20 if choice.throw_kind else None
        tray.on_throw = choice.throw if ready else None
        tray.enabled = ready
        tray.tip = words("tray-tip")
        tray.why = "" if ready else words("why-no-throw" if choice.answer else "why-choose-first")
        if not self.thrown:
            tray.set(caption=choice.call_words() if ready else self._caption)

    def throw(self, cue: cues.Roll) -> Motion:
        """One roll; a re-roll leaves the number before it in sight, small and struck."""
        services = self.table.services
        hand = services.take_flick()
        flick = Flick(*hand) if hand is not None else None
        tray = self._comes_forward(self.caption(cue))
        if not self.table.reading.fighting and self.table.reading.event is None:
            # The room has no tray of its own: it is brought until the update is told.
            services.effects["tray"] = self.paint
        try:
            if cue.again and tray.result.numbers:
                yield tray.again([cue.number], cue.serial, flick)
            else:
                yield tray.throw([D20], [cue.number], cue.serial, flick)
            services.disclose()
            look, number = self.table.look, str(cue.number)
            spot = (tray.rect.right - look.px(46), tray.rect.y + look.px(46))  # a small die is hard to read from afar
            yield all_of(wait(LOOK_AT_IT), stamped(services, spot, number, "straw", 104, LOOK_AT_IT))
        finally:
            if self._forward is tray:
                self._forward = None
                self.resting.show(tray.result)

    def _comes_forward(self, caption: str) -> TableTray:
        """The tray, larger, with what lay in it."""
        table, small = self.table, self.resting
        self.thrown = True
        small.caption, small.waiting, small.on_throw = caption, None, None
        forward = TableTray(table.services, self._front(), caption, shape=SHAPE, footed=True)
        forward.show(small.result)
        self._forward = forward
        return forward

    def _front(self) -> Rect:
        """Where the tray comes forward to."""
        area = self.table.ground.area
        if self.table.reading.fighting:
            centre = self.field.parts.centre
            return Rect(centre.x, centre.y, centre.w, round(area.h * OVER_THE_HORDE))
        rect = Rect(0, 0, round(self.resting.rect.w * GROWS), round(self.resting.rect.h * GROWS))
        rect.center = self.resting.rect.center
        return rect.clamp(area)

    def caption(self, cue: cues.Roll) -> str:
        """What the die is for."""
        table = self.table
        card = table.reading.names.get(cue.handle) or table.goblin(cue.handle)
        if card:
            return self._bet(card, table.live.side if cue.purpose == "bet" else "")
        told = table.words(f"roll-{cue.purpose}")
        return f"{told}: {table.short_name(cue.seat)}" if cue.seat >= 0 else told

    def _bet(self, card: str, side: str) -> str:
        """A goblin, and what was bet on its die."""
        words = self.table.words
        return f"{self.table.card_name(card)}: {words(f'side-{side}')}" if side else self.table.card_name(card)

    def paint(self, surface: Surface) -> None:
        """The tray and what lies in it."""
        self._dress()
        self.tray.paint(surface)
        self.tray.changed = False

    def draw_background(self, surface: Surface) -> None:
        """The same on the ground: while a die rolls, the tray alone."""
        self._dress()
        self.resting.draw_bed(surface)
        if not self.thrown:
            self.resting.draw_dice(surface)
        self.resting.changed = False
