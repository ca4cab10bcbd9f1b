"""Phase 4, Rituals: completed, called off or delayed, and paid (LOH section 11); targets: `ritual_targets`, effects:
`ritual_effects`."""

from __future__ import annotations

from typing import Any

from game.engine.agenda import STAY, SeatStep, Step
from game.engine.ask import Ask
from game.engine.match import Match
from game.engine.spaces import Branch, Choice, Menu, Space
from game.titles.lords_of_hell.rules import cues, market, obligations, plays, promise_lifecycle, refusals, sentences
from game.titles.lords_of_hell.rules.beats import OpenBeat
from game.titles.lords_of_hell.rules.cards import (
    EFFECT,
    IDS,
    IN_HELL,
    WOUNDED,
)
from game.titles.lords_of_hell.rules.plays import AnyPlay
from game.titles.lords_of_hell.rules.promise_limits import SOULS, forbidden, ritual_cost, short, standing
from game.titles.lords_of_hell.rules.promises import FIRM, KEPT, LAPSED
from game.titles.lords_of_hell.rules.records import saying
from game.titles.lords_of_hell.rules.retreat import drop_ritual
from game.titles.lords_of_hell.rules.ritual_effects import Chain, Target
from game.titles.lords_of_hell.rules.ritual_targets import casting_sworn, targets
from game.titles.lords_of_hell.rules.state import (
    State,
    clockwise,
    discard,
)

Casting = plays.Complete | plays.CallOff | plays.Delay
"""What becomes of a ritual (LOH-11.4)."""


class Castings(Step, frozen=True, tag="castings"):
    """From the Starter clockwise each seat with an upright ritual and its devil in Hell (LOH-11.4)."""

    def run(self, match: Match) -> Ask | None:
        s: State = match.state
        steps = [(SwornCasts(seat), Cast(seat)) for seat in clockwise(s, s.starter)]
        match.then(*[step for pair in steps for step in pair])
        return None


class SwornCasts(Step, frozen=True, tag="sworn_casts"):
    """Castings that are due at the seat's turn and cannot be kept: with too few Souls a firm one is broken, all others
    lapse (`cast`)."""

    seat: int

    def run(self, match: Match) -> Ask | None:
        s: State = match.state
        s.asks += 1
        s.castings = s.asks
        for promise, cast in saying(standing(s, self.seat), sentences.Cast):
            ritual = cast.ritual
            if cast.round != s.round or can_cast(s, self.seat, ritual):
                continue
            poor = ritual in s.rituals[self.seat] and s.body[self.seat] == IN_HELL
            poor = poor and s.souls[self.seat] < ritual_cost(s, self.seat, ritual)
            if poor and cast.strength == FIRM:
                promise_lifecycle.breach(match, s, promise, "short")
            else:
                promise_lifecycle.end(match, promise, LAPSED, "short" if poor else "no_casting")
        return None


def can_cast(s: State, seat: int, ritual: int) -> bool:
    """Whether the seat can complete a ritual at its turn."""
    return s.body[seat] == IN_HELL and ritual in upright(s, seat) and can_complete(s, seat, ritual)


def upright(s: State, seat: int) -> list[int]:
    """The seat's rituals that are not delayed."""
    return [card for card in s.rituals[seat] if card not in s.sideways]


def can_complete(s: State, seat: int, ritual: int) -> bool:
    """Whether it can be paid, without being short of what is owed, and has a legal target (LOH-11.5, 8.22)."""
    price = ritual_cost(s, seat, ritual)
    if forbidden(s, seat, "complete", ritual):
        return False
    sworn = casting_sworn(s, seat, ritual)
    payable = s.souls[seat] >= price and not (price and short(s, seat, SOULS, price, sworn.id if sworn else 0))
    return payable and bool(targets(s, seat, ritual))


class Cast(SeatStep, frozen=True, tag="cast"):
    """Complete it, call it off, or turn it sideways until the next round; one ritual after the other (LOH-11.4). All may
    trade meanwhile (LOH-6.5)."""

    seat: int
    plays = AnyPlay

    def run(self, match: Match) -> Ask | None:
        s: State = match.state
        if s.body[self.seat] != IN_HELL or not upright(s, self.seat):
            return None
        nouns = {"seat": self.seat}
        return Ask("cast", tuple(range(s.seats)), "open", nouns, clock="ritual_choice", running=s.castings)

    def _own(self, s: State, seat: int) -> list[Branch]:
        if seat != self.seat:
            return [plays.line(plays.Wait)]
        out = []
        for card in upright(s, seat):
            out += [plays.line(plays.Complete, (card,))] if can_complete(s, seat, card) else []
            ways = [play for play in (plays.CallOff, plays.Delay) if not forbidden(s, seat, plays.VERBS[play], card)]
            out += [plays.line(play, (card,)) for play in ways]
        return out

    def space(self, match: Match, seat: int) -> Space:
        s: State = match.state
        return Menu((*self._own(s, seat), *market.branches(match, s, seat)))

    def sample(self, match: Match, seat: int, chance: Any) -> Choice:
        s: State = match.state
        found = market.answers(s, seat)
        own = self._own(s, seat)
        return Menu(tuple(own if chance.below("sample", 3) else [*own, *found])).sample(chance)

    def default(self, match: Match, seat: int) -> Choice:
        """Complete if it can be, else delay; what is sworn before all (LOH-11.4)."""
        s: State = match.state
        if seat != self.seat:
            return plays.Wait().choice()
        cards = upright(s, seat)
        card = next((card for card in cards if casting_sworn(s, seat, card)), cards[0])
        ways = (plays.Complete(card), plays.Delay(card), plays.CallOff(card))
        own = Menu(tuple(self._own(s, seat)))
        return next(choice for play in ways if own.contains(choice := play.choice()))

    def refuse(self, match: Match, seat: int, play: AnyPlay) -> str:
        s: State = match.state
        if not isinstance(play, Casting):
            return refusals.why_not(s, seat, play)
        if seat != self.seat:
            return "not_your_turn"
        if play.card not in s.rituals[seat]:
            return "not_owner"
        if forbidden(s, seat, plays.verb_of(play), play.card):
            return "sworn_to"
        return "no_target" if s.souls[seat] >= ritual_cost(s, seat, play.card) else "need_souls"

    def answer(self, match: Match, seat: int, play: AnyPlay) -> bool | None:
        s: State = match.state
        if isinstance(play, plays.Trade):
            market.tick(match, s)
            market.act(match, s, seat, play)
            if self._own(s, self.seat):
                obligations.watch(match, s)
            else:
                match.then(SwornCasts(self.seat))
            return STAY
        if not isinstance(play, Casting):
            return STAY
        card = play.card
        market.lapse_all(s)
        s.asks += 1
        s.castings = s.asks
        match.then(self)
        match.beat()
        match.cue(cues.Casting(seat=self.seat, handle=card, card=IDS[s.faces[card]], what=plays.verb_of(play)))
        match play:
            case plays.Complete():
                match.then(OpenBeat("rituals"), Pay(self.seat, card))
            case plays.Delay():
                s.sideways.append(card)
            case plays.CallOff():
                drop_ritual(match, s, self.seat, card, "called_off")
        return None


class Pay(Step, frozen=True, tag="pay"):
    """After the beat the cost is paid and the target chosen; what can no longer be completed is delayed (LOH-11.5)."""

    seat: int
    ritual: int

    def run(self, match: Match) -> Ask | None:
        s: State = match.state
        if self.ritual not in s.rituals[self.seat] or s.body[self.seat] != IN_HELL:
            return None
        if not can_complete(s, self.seat, self.ritual):
            s.sideways.append(self.ritual)
            return None
        s.souls[self.seat] -= ritual_cost(s, self.seat, self.ritual)
        s.asks += 1
        if EFFECT[s.faces[self.ritual]].verb == "chain_destroy":
            match.then(Chain(self.seat, (), self.ritual, s.asks), Done(self.seat, self.ritual))
        else:
            match.then(Target(self.seat, self.ritual, s.asks), Done(self.seat, self.ritual))
        return None


class Done(Step, frozen=True, tag="ritual_done"):
    """The ritual is discarded; promises about what it changed are looked at."""

    seat: int
    ritual: int

    def run(self, match: Match) -> Ask | None:
        s: State = match.state
        s.rituals[self.seat].remove(self.ritual)
        discard(match, s, self.seat, [self.ritual], "LOH-11.5", "completed")
        for promise, cast in saying(standing(s, self.seat), sentences.Cast):
            if cast.ritual == self.ritual:
                promise_lifecycle.end(match, promise, KEPT, "done")
        obligations.captivity(match, s)
        match.then(obligations.Watch())
        return None


def come_home(match: Match, s: State) -> None:
    """Start of Council: devils whose prison fell to a ritual are home in Hell (LOH-11.10)."""
    for seat in s.returning:
        if s.body[seat] == WOUNDED:
            s.body[seat] = IN_HELL
    s.returning.clear()
