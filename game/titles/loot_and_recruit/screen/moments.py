"""Moments of the festival: events, Flip Effects, turns, the First Player card; with those of cards, attacks and counts, all
of them. Drop every one and the last picture is the same: what they change lasts until the update they belong to is adopted.
"""

from __future__ import annotations

from typing import Any

from game.tabletop.effects import carried, glow
from game.tabletop.feed import Update
from game.tabletop.moments import shows
from game.titles.loot_and_recruit.rules import cues
from game.titles.loot_and_recruit.screen.count import CountMoments
from game.titles.loot_and_recruit.screen.facts import first_place, first_sign
from game.ui.motion import Motion, all_of, wait

Nouns = dict[str, Any]


class Moments(CountMoments):
    """Every cue of the game."""

    @shows(cues.Event)
    def on_event(self, cue: cues.Event, after: Update) -> Motion:
        """The horn of the phase; the event drops from the track."""
        table, phase = self.table, cue.phase
        self.sound(f"event_{phase}")
        start = table.ground.track.center
        w = table.ground.crowd[0].w
        look = table.look
        name = cue.event
        picture = look.picture(name, (round(w * 1.2), round(w * 1.2)))
        yield carried(self.services, picture, start, table.ground.event.center, 0.4, -30, ("event", name))
        text = table.words(f"event-{name}.text")
        if phase == "closing":
            yield self.say(table.words("banner-final"), 0.8, table.event_name(name), True)
        yield self.say(table.event_name(name), 0.9, text)

    @shows(cues.FlipChoices)
    def on_flip_choices(self, cue: cues.FlipChoices, after: Update) -> Motion:
        """Who does it; the answers are shown together."""
        table, words = self.table, self.table.words
        event, seats = table.event_name(cue.event), cue.performed
        self.sound("flip_choice")
        if not seats:
            yield self.say(event, 0.7, words("log-flip-choices.nobody", event=event))
            return
        names = ", ".join(table.short_name(seat) for seat in seats)
        lights = [glow(self.services, self.plate(seat), ("performs", seat), 0.8) for seat in seats]
        yield all_of(self.say(event, 0.8, words("log-flip-choices", event=event, performed=names)), *lights)

    @shows(cues.FirstPlayer)
    def on_first_player(self, cue: cues.FirstPlayer, after: Update) -> Motion:
        """The card goes from one seat to the next."""
        table, seat = self.table, cue.seat
        was = table.reading.first if hasattr(table, "reading") else seat
        self.sound("first_player")
        sign = first_sign(table)
        if was != seat:
            yield carried(self.services, sign, first_place(table, was), first_place(table, seat), 0.5, 60, ("first",))
        name = table.services.name(seat)
        lit = glow(self.services, self.plate(seat), ("first player", seat), 0.7)
        yield all_of(lit, self.say(table.words("banner-first-player", name=name), 0.7))

    @shows(cues.Turn)
    def on_turn(self, cue: cues.Turn, after: Update) -> Motion:
        """The own turn is called out; another's plate lights up."""
        table, seat = self.table, cue.seat
        if self.own(seat):
            self.sound("turn_gong")
            yield self.say(table.words("banner-your-turn"), 0.6)
            return
        yield all_of(glow(self.services, self.plate(seat), ("turn", seat), 0.35), _pause(0.2))


def _pause(seconds: float) -> Motion:
    yield wait(seconds)
