"""A d20 that all see, and the window in which a re-roll may be spent (GSS-2.5, 6.4)."""

from __future__ import annotations

from game.engine.agenda import Step
from game.engine.ask import Ask
from game.engine.match import Match
from game.engine.spaces import Choice, One, Space
from game.titles.slayer_slayer.rules import cues
from game.titles.slayer_slayer.rules.plays import AnyPlay
from game.titles.slayer_slayer.rules.refusals import why_not_reroll
from game.titles.slayer_slayer.rules.state import State, asked

SIDES = 20
NO_YES = One(("no", "yes"))


class Roll(Step[Match[State]], frozen=True, tag="roll"):
    """Roll the d20 for `purpose`; the number stands in the state for the step that follows.

    `handle`: the goblin it is rolled for; `seat`: the representative or investor; -1 none. `again`: serial of the roll
    that this one replaces.
    """

    purpose: str
    handle: int = -1
    seat: int = -1
    again: int = 0

    def run(self, match: Match[State]) -> Ask | None:
        s = match.state
        s.die = match.chance.roll(f"d20:{self.purpose}", SIDES)
        s.rolls += 1
        match.beat()
        match.cue(
            cues.Roll(
                purpose=self.purpose,
                number=s.die,
                sides=SIDES,
                serial=s.rolls,
                again=self.again,
                handle=self.handle,
                seat=self.seat,
            )
        )
        if holders(s):
            s.tick += 1
            match.then(Weave(self.purpose, self.handle, self.seat))
        return None


def holders(s: State) -> tuple[int, ...]:
    """Who is asked: the living who hold a re-roll."""
    return tuple([seat for seat in asked(s) if s.weave[seat]])


class Weave(Step[Match[State]], frozen=True, tag="weave"):
    """Who holds a re-roll may spend it; of several one at random does, and the window opens again (GSS-6.4)."""

    plays = AnyPlay

    purpose: str
    handle: int = -1
    seat: int = -1

    def run(self, match: Match[State]) -> Ask | None:
        s = match.state
        seats = holders(s)
        if not seats:
            return None
        nouns = {
            "purpose": self.purpose,
            "number": s.die,
            "serial": s.rolls,
            "handle": self.handle,
            "seat": self.seat,
        }
        return Ask("weave_window", seats, nouns=nouns, clock="weave_window", running=s.tick, pace="quick")

    def space(self, match: Match[State], seat: int) -> Space:
        return NO_YES

    def default(self, match: Match[State], seat: int) -> Choice:
        return "no"

    def refuse(self, match: Match[State], seat: int, play: AnyPlay) -> str:
        return why_not_reroll(match, seat, play)

    def answer(self, match: Match[State], answers: dict[int, str]) -> None:
        s = match.state
        willing = [seat for seat in sorted(answers) if answers[seat] == "yes"]
        if not willing:
            return
        seat = match.chance.pick("weave", willing) if len(willing) > 1 else willing[0]
        s.weave[seat] -= 1
        match.beat()
        match.cue(cues.Reroll(seat=seat, serial=s.rolls, left=s.weave[seat], several=len(willing) > 1))
        match.then(Roll(self.purpose, self.handle, self.seat, s.rolls))
