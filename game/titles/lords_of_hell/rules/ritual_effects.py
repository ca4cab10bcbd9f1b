"""What a completed ritual does: its target chosen, its effect carried out, the chain from seat to seat (LOH-11.5, 11.9)."""

from __future__ import annotations

from game.engine.agenda import SeatStep
from game.engine.ask import Ask
from game.engine.match import Match
from game.engine.spaces import Branch, Choice, Menu, Pick, Space
from game.titles.lords_of_hell.rules import battle_promises, captives, cues, obligations
from game.titles.lords_of_hell.rules.cards import EFFECT, IDS
from game.titles.lords_of_hell.rules.confiscation import Confiscate
from game.titles.lords_of_hell.rules.items import HandCard, Souls
from game.titles.lords_of_hell.rules.plays import AnyPlay, line
from game.titles.lords_of_hell.rules.plays import Target as TargetPlay
from game.titles.lords_of_hell.rules.promise_limits import forbidden
from game.titles.lords_of_hell.rules.records import NONE, HandLook
from game.titles.lords_of_hell.rules.retreat import drop_ritual
from game.titles.lords_of_hell.rules.ritual_targets import (
    chain_targets,
    first_choice,
    strongest,
    target_sworn,
    targets,
)
from game.titles.lords_of_hell.rules.state import NOBODY, State, discard, draw
from game.titles.lords_of_hell.rules.trade_bundles import carry


class Target(SeatStep, frozen=True, tag="ritual_target"):
    """The caster chooses the target, and the effect is carried out; nobody trades or plays meanwhile (LOH-11.5, 11.6)."""

    seat: int
    ritual: int
    number: int
    plays = AnyPlay

    def run(self, match: Match) -> Ask | None:
        s: State = match.state
        found = targets(s, self.seat, self.ritual)
        if found == [line(TargetPlay)]:
            self._effect(match, s, None)
            return None
        nouns = {"seat": self.seat, "card": IDS[s.faces[self.ritual]]}
        return Ask("ritual_target", (self.seat,), nouns=nouns, clock="ritual_choice", running=self.number)

    def space(self, match: Match, seat: int) -> Space:
        s: State = match.state
        return Menu(tuple(targets(s, seat, self.ritual)))

    def default(self, match: Match, seat: int) -> Choice:
        s: State = match.state
        return first_choice(targets(s, seat, self.ritual)[0])

    def refuse(self, match: Match, seat: int, play: AnyPlay) -> str:
        s: State = match.state
        if seat != self.seat:
            return "not_your_turn"
        sworn = isinstance(play, TargetPlay) and forbidden(s, seat, "ritual", play.seat)
        return "sworn_not_to" if sworn else "bad_target"

    def answer(self, match: Match, seat: int, play: TargetPlay) -> None:
        self._effect(match, match.state, play)

    def _effect(self, match: Match, s: State, play: TargetPlay | None) -> None:
        """`play`: None where there is nothing to aim at."""
        seat, effect = self.seat, EFFECT[s.faces[self.ritual]]
        other = play.seat if play is not None else NOBODY
        match.beat()
        match.cue(cues.Ritual(seat=seat, card=IDS[s.faces[self.ritual]], target=other))
        if effect.verb == "draw_cards":
            obligations.cards_drawn(match, s, seat, draw(match, s, seat, effect.n, "LOH-11.5"))
        elif effect.verb == "destroy_targets":
            assert play is not None and isinstance(play.what, int)
            _lose_souls(match, s, other, play.what * effect.per)
            for card in play.hordes or ():
                destroy(match, s, other, card)
        elif effect.verb == "table_from_discard":
            assert play is not None and isinstance(play.where, list)
            for card in play.where:
                s.discard.remove(card)
                s.hordes[seat].append(card)
        elif effect.verb == "steal_souls":
            carry(match, s, other, seat, [Souls(min(effect.n, s.souls[other]))], "LOH-11.5")
        elif effect.verb == "destroy_fortress":
            destroy(match, s, other, s.fortress[other])
        elif effect.verb == "take_hand_cards":
            s.looking = HandLook(seat, other)
            match.then(Vault(seat, other, effect.n, self.number))
        else:
            for card in s.rituals[other][:]:
                drop_ritual(match, s, other, card, "captive")
            battle_promises.captured(match, s, other, seat)
            captives.hold(match, s, other, seat, "ritual")
            if s.captor[other] == seat and s.artifacts[other]:
                match.then(Confiscate(seat, other, self.number))


def _lose_souls(match: Match, s: State, seat: int, most: int) -> None:
    lost = min(most, s.souls[seat])
    s.souls[seat] -= lost
    if lost:
        match.cue(cues.Souls(seat=seat, n=-lost, why="ritual", rule="LOH-11.5"))


def destroy(match: Match, s: State, seat: int, card: int) -> None:
    """One card of a realm is destroyed by a ritual. Captives of a fallen fortress are home at the start of Council, wounded
    until then, unless the Ring holds them (LOH-11.10)."""
    fortress = card == s.fortress[seat]
    if card in s.rituals[seat]:
        drop_ritual(match, s, seat, card, "destroyed")
        return
    if fortress:
        s.fortress[seat] = NONE
    else:
        zone = s.hordes[seat] if card in s.hordes[seat] else s.artifacts[seat]
        zone.remove(card)
    discard(match, s, seat, [card], "LOH-11.5", "destroyed")
    captives.house(match, s, seat)


class Vault(SeatStep, frozen=True, tag="vault"):
    """Open the Vault: the caster sees a hand and takes resource cards of its choice; time-out: the strongest."""

    seat: int
    other: int
    cards: int
    number: int
    plays = list[int]

    def run(self, match: Match) -> Ask | None:
        nouns = {"seat": self.seat, "of": self.other}
        return Ask("cards", (self.seat,), nouns=nouns, clock="card_choice", running=self.number)

    def space(self, match: Match, seat: int) -> Space:
        s: State = match.state
        hand = tuple(strongest(s, s.hand[self.other]))
        many = min(self.cards, len(hand))
        return Pick(hand, many, many)

    def default(self, match: Match, seat: int) -> Choice:
        s: State = match.state
        return strongest(s, s.hand[self.other])[: self.cards]

    def answer(self, match: Match, seat: int, play: list[int]) -> None:
        s: State = match.state
        taken = [HandCard(card, False) for card in play]
        carry(match, s, self.other, self.seat, taken, "LOH-11.5")
        s.looking = None


# ---------------------------------------------------------------- Chaos Cataclysm


class Chain(SeatStep, frozen=True, tag="chain"):
    """Chaos Cataclysm goes from seat to seat until the chooser has no legal choice (LOH-11.9)."""

    seat: int
    struck: tuple[int, ...]
    ritual: int
    number: int
    plays = AnyPlay

    def _found(self, s: State) -> list[Branch]:
        effect = EFFECT[s.faces[self.ritual]]
        found = chain_targets(s, self.seat, self.struck, effect)
        sworn = target_sworn(s, self.seat, self.ritual) if not self.struck else None
        if sworn is not None:
            found = [branch for branch in found if branch.nouns[0] == sworn]
        return [branch for branch in found if branch.nouns[1] != self.ritual]

    def run(self, match: Match) -> Ask | None:
        if not self._found(match.state):
            return None
        nouns = {"seat": self.seat, "struck": list(self.struck)}
        return Ask("chain", (self.seat,), nouns=nouns, clock="chain_step", running=self.number)

    def space(self, match: Match, seat: int) -> Space:
        return Menu(tuple(self._found(match.state)))

    def default(self, match: Match, seat: int) -> Choice:
        return first_choice(self._found(match.state)[0])

    def refuse(self, match: Match, seat: int, play: AnyPlay) -> str:
        return "bad_target" if seat == self.seat else "not_your_turn"

    def answer(self, match: Match, seat: int, play: TargetPlay) -> None:
        s: State = match.state
        assert play.what is not None
        other, what = play.seat, play.what
        effect = EFFECT[s.faces[self.ritual]]
        match.beat()
        match.cue(cues.Chain(seat=self.seat, target=other, what=what))
        if isinstance(what, str):
            _lose_souls(match, s, other, effect.per)
        else:
            destroy(match, s, other, what)
        s.asks += 1
        match.then(Chain(other, (*self.struck, other), self.ritual, s.asks))
