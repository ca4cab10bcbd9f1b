"""Moments of the festival: events, Flip Effects, turns, the First Player card.

Drop every moment and the last picture is the same: what they change lasts until the update they belong to is adopted.
"""

from __future__ import annotations

from game.tabletop.effects import carried, glow
from game.tabletop.feed import Update
from game.tabletop.moments import shows
from game.titles.loot_and_recruit.rules import cues
from game.titles.loot_and_recruit.screen.context import Context
from game.titles.loot_and_recruit.screen.facts import first_place, first_sign
from game.titles.loot_and_recruit.screen.moment_kit import Kit
from game.titles.loot_and_recruit.screen.panel import EmptyPanel
from game.ui.motion import Motion, all_of, wait


class FestivalMoments(EmptyPanel):
    """Events, turns and the First Player card."""

    def __init__(self, table: Context, kit: Kit) -> None:
        super().__init__(table)
        self.kit = kit

    @shows(cues.Event)
    def on_event(self, cue: cues.Event, after: Update) -> Motion:
        """The horn of the phase; the event drops from the track."""
        table, phase = self.table, cue.phase
        self.kit.sound(f"event_{phase}")
        start = table.ground.track.center
        w = table.ground.crowd[0].w
        look = table.look
        name = cue.event
        picture = look.picture(name, (round(w * 1.2), round(w * 1.2)))
        yield carried(self.kit.services, picture, start, table.ground.event.center, 0.4, -30, ("event", name))
        text = table.words(f"event-{name}.text")
        if phase == "closing":
            yield self.kit.say(table.words("banner-final"), 0.8, table.event_name(name), True)
        yield self.kit.say(table.event_name(name), 0.9, text)

    @shows(cues.FlipChoices)
    def on_flip_choices(self, cue: cues.FlipChoices, after: Update) -> Motion:
        """Who does it; the answers are shown together."""
        table, words = self.table, self.table.words
        event, seats = table.event_name(cue.event), cue.performed
        self.kit.sound("flip_choice")
        if not seats:
            yield self.kit.say(event, 0.7, words("flip-nobody"))
            return
        names = table.seated(seats)
        lights = [glow(self.kit.services, self.kit.plate(seat), ("performs", seat), 0.8) for seat in seats]
        yield all_of(
            self.kit.say(event, 0.8, words("flip-takers", names=names)),
            *lights,
        )

    @shows(cues.FirstPlayer)
    def on_first_player(self, cue: cues.FirstPlayer, after: Update) -> Motion:
        """The card goes from one seat to the next."""
        table, seat = self.table, cue.seat
        was = table.reading.first
        self.kit.sound("first_player")
        sign = first_sign(table)
        if was != seat:
            yield carried(
                self.kit.services, sign, first_place(table, was), first_place(table, seat), 0.5, 60, ("first",)
            )
        name = table.services.name(seat)
        key = "banner-first-player.you" if self.kit.own(seat) else "banner-first-player"
        lit = glow(self.kit.services, self.kit.plate(seat), ("first player", seat), 0.7)
        yield all_of(lit, self.kit.say(table.words(key, name=name), 0.7))

    @shows(cues.Turn)
    def on_turn(self, cue: cues.Turn, after: Update) -> Motion:
        """The own turn is called out; another's plate lights up."""
        table, seat = self.table, cue.seat
        if self.kit.own(seat):
            self.kit.sound("turn_gong")
            yield self.kit.say(table.words("banner-your-turn"), 0.6)
            return
        yield all_of(glow(self.kit.services, self.kit.plate(seat), ("turn", seat), 0.35), _pause(0.2))


def _pause(seconds: float) -> Motion:
    yield wait(seconds)
