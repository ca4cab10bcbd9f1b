"""Phase 4, Rituals: completed, called off or delayed; targets and effects (LOH section 11)."""

from __future__ import annotations

from typing import Any

from game.engine.agenda import STAY, Step
from game.engine.ask import Ask
from game.engine.match import Match
from game.engine.spaces import Branch, Choice, Menu, Pick, Space
from game.titles.lords_of_hell import battle_promises, captives, duties, market, oaths, refusals
from game.titles.lords_of_hell.beats import OpenBeat
from game.titles.lords_of_hell.binding import SOULS, forbidden, ritual_cost, short, standing
from game.titles.lords_of_hell.bundles import carry
from game.titles.lords_of_hell.cards import (
    EFFECT,
    IDS,
    IN_HELL,
    POWER,
    PROTECTION,
    WOUNDED,
    Effect,
)
from game.titles.lords_of_hell.confiscating import Confiscate
from game.titles.lords_of_hell.leaving import drop_ritual
from game.titles.lords_of_hell.promises import FIRM, KEPT, LAPSED, arg
from game.titles.lords_of_hell.records import NONE, Promise
from game.titles.lords_of_hell.state import (
    NOBODY,
    State,
    clockwise,
    discard,
    draw,
    mighty_power,
    of_type,
)

COMPLETE, CALL_OFF, DELAY, TARGET, WAIT = "complete", "call_off", "delay", "target", "wait"


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
        for promise in [promise for promise in standing(s, self.seat) if promise.sentence[0] == "cast"]:
            ritual = arg(promise.sentence, "ritual")
            if arg(promise.sentence, "round") != s.round or can_cast(s, self.seat, ritual):
                continue
            poor = ritual in s.rituals[self.seat] and s.body[self.seat] == IN_HELL
            poor = poor and s.souls[self.seat] < ritual_cost(s, self.seat, ritual)
            if poor and promise.sentence[2] == FIRM:
                oaths.breach(match, s, promise, "short")
            else:
                oaths.end(match, promise, LAPSED, "short" if poor else "no_casting")
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


def casting_sworn(s: State, seat: int, ritual: int) -> Promise | None:
    """The promise to complete this ritual in this round (`cast`)."""
    return next(
        (
            promise
            for promise in standing(s, seat)
            if promise.sentence[0] == "cast"
            and arg(promise.sentence, "ritual") == ritual
            and arg(promise.sentence, "round") == s.round
        ),
        None,
    )


def targets(s: State, seat: int, ritual: int) -> list[Branch]:
    """The legal targets of a tabled ritual; a sworn casting has only the one that was named."""
    found = branches(s, seat, EFFECT[s.faces[ritual]])
    sworn = casting_sworn(s, seat, ritual)
    if sworn is None or not any(branch.nouns for branch in found):
        return found
    return [branch for branch in found if branch.nouns[0] == arg(sworn.sentence, "target")]


class Cast(Step, frozen=True, tag="cast"):
    """Complete it, call it off, or turn it sideways until the next round; one ritual after the other (LOH-11.4). All may
    trade meanwhile (LOH-6.5)."""

    seat: int

    def run(self, match: Match) -> Ask | None:
        s: State = match.state
        if s.body[self.seat] != IN_HELL or not upright(s, self.seat):
            return None
        nouns = {"seat": self.seat}
        return Ask("cast", tuple(range(s.seats)), "open", nouns, clock="ritual_choice", running=s.castings)

    def _own(self, s: State, seat: int) -> list[Branch]:
        if seat != self.seat:
            return [Branch(WAIT)]
        out = []
        for card in upright(s, seat):
            out += [Branch(COMPLETE, (card,))] if can_complete(s, seat, card) else []
            out += [Branch(verb, (card,)) for verb in (CALL_OFF, DELAY) if not forbidden(s, seat, verb, card)]
        return out

    def space(self, match: Match, seat: int) -> Space:
        s: State = match.state
        return Menu((*self._own(s, seat), *market.branches(match, s, seat)))

    def sample(self, match: Match, seat: int, chance: Any) -> Choice:
        s: State = match.state
        found = [branch for branch in market.branches(match, s, seat) if branch.verb != market.OFFER]
        own = self._own(s, seat)
        return Menu(tuple(own if chance.below("sample", 3) else [*own, *found])).sample(chance)

    def default(self, match: Match, seat: int) -> Choice:
        """Complete if it can be, else delay; what is sworn before all (LOH-11.4)."""
        s: State = match.state
        if seat != self.seat:
            return [WAIT]
        cards = upright(s, seat)
        card = next((card for card in cards if casting_sworn(s, seat, card)), cards[0])
        ways = [branch.verb for branch in self._own(s, seat) if branch.nouns == (card,)]
        return [next(verb for verb in (COMPLETE, DELAY, CALL_OFF) if verb in ways), card]

    def refuse(self, match: Match, seat: int, choice: Choice) -> str:
        s: State = match.state
        verb = choice[0] if isinstance(choice, list) and choice else ""
        if verb not in (COMPLETE, CALL_OFF, DELAY):
            return refusals.why_not(s, seat, choice)
        if seat != self.seat:
            return "not_your_turn"
        if len(choice) != 2 or choice[1] not in s.rituals[seat]:
            return "not_owner"
        if forbidden(s, seat, verb, choice[1]):
            return "sworn_to"
        return "no_target" if s.souls[seat] >= ritual_cost(s, seat, choice[1]) else "need_souls"

    def answer(self, match: Match, answers: dict[int, Choice]) -> bool | None:
        s: State = match.state
        ((seat, choice),) = answers.items()
        if choice == [WAIT]:
            return STAY
        if choice[0] not in (COMPLETE, CALL_OFF, DELAY):
            market.tick(match, s)
            market.act(match, s, seat, choice)
            if self._own(s, self.seat):
                duties.watch(match, s)
            else:
                match.then(SwornCasts(self.seat))
            return STAY
        verb, card = choice
        market.lapse_all(s)
        s.asks += 1
        s.castings = s.asks
        match.then(self)
        if not match.quiet:
            match.beat()
            match.cue("casting", "LOH-11.4", seat=self.seat, handle=card, card=IDS[s.faces[card]], what=verb)
        if verb == COMPLETE:
            match.then(OpenBeat("rituals"), Pay(self.seat, card))
        elif verb == DELAY:
            s.sideways.append(card)
        else:
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
        for promise in standing(s, self.seat):
            if promise.sentence[0] == "cast" and arg(promise.sentence, "ritual") == self.ritual:
                oaths.end(match, promise, KEPT, "done")
        duties.captivity(match, s)
        match.then(duties.Watch())
        return None


# ---------------------------------------------------------------- targets


def rivals(s: State, seat: int) -> list[int]:
    """Other seats that no promise of the caster shields, the default one first: most victory points, then most power,
    then next clockwise (LOH-11.8)."""
    others = [other for other in clockwise(s, seat)[1:] if not forbidden(s, seat, "ritual", other)]
    return sorted(others, key=lambda other: (-s.vp[other], -mighty_power(s, other)))


def strongest(s: State, cards: list[int]) -> list[int]:
    """Cards by strength, the strongest first."""
    return sorted(cards, key=lambda card: (-POWER[s.faces[card]], -PROTECTION[s.faces[card]], card))


def branches(s: State, seat: int, effect: Effect) -> list[Branch]:
    """The legal targets of a ritual; the first branch and its first choices are the default (LOH-11.8)."""
    verb, seats = effect.verb, rivals(s, seat)
    if verb == "destroy_targets":
        return [branch for other in seats for branch in _bury(s, other, effect)]
    if verb == "table_from_discard":
        armies = tuple(strongest(s, of_type(s, s.discard, "army")))
        return [Branch(TARGET, (), (Pick(armies, 1, min(effect.n, len(armies))),))] if armies else []
    if verb == "steal_souls":
        return [Branch(TARGET, (other,)) for other in seats if s.souls[other]]
    if verb == "take_hand_cards":
        return [Branch(TARGET, (other,)) for other in seats if s.hand[other]]
    if verb == "destroy_fortress":
        return [Branch(TARGET, (other,)) for other in seats if s.fortress[other] != NONE]
    if verb == "imprison":
        walls = s.fortress[seat] != NONE
        return [Branch(TARGET, (other,)) for other in seats if walls and s.body[other] == IN_HELL]
    if verb == "chain_destroy":
        return chain_targets(s, seat, (), effect)
    return [Branch(TARGET)]


def _bury(s: State, other: int, effect: Effect) -> list[Branch]:
    """Hordes at home, and Souls by lots of three, in one realm: [target, seat, lots of Souls, hordes]."""
    out = []
    hordes = tuple(strongest(s, s.hordes[other]))
    lots = -(-s.souls[other] // effect.per)
    for many in range(min(lots, effect.n) + 1):
        left = min(effect.n - many, len(hordes))
        if many + left:
            out.append(Branch(TARGET, (other, many), (Pick(hordes, 0 if many else 1, left),)))
    return sorted(out, key=lambda branch: -branch.parts[0].hi if isinstance(branch.parts[0], Pick) else 0)


def first_choice(branch: Branch) -> Choice:
    """The strongest things of a branch."""
    picked = [list(part.options[: part.hi]) for part in branch.parts if isinstance(part, Pick)]
    return [branch.verb, *branch.nouns, *picked]


class Target(Step, frozen=True, tag="ritual_target"):
    """The caster chooses the target, and the effect is carried out; nobody trades or plays meanwhile (LOH-11.5, 11.6)."""

    seat: int
    ritual: int
    number: int

    def run(self, match: Match) -> Ask | None:
        s: State = match.state
        found = targets(s, self.seat, self.ritual)
        if found == [Branch(TARGET)]:
            self._effect(match, s, [TARGET])
            return None
        nouns = {"seat": self.seat, "card": IDS[s.faces[self.ritual]]}
        return Ask("ritual_target", (self.seat,), nouns=nouns, clock="ritual_choice", running=self.number)

    def space(self, match: Match, seat: int) -> Space:
        s: State = match.state
        return Menu(tuple(targets(s, seat, self.ritual)))

    def default(self, match: Match, seat: int) -> Choice:
        s: State = match.state
        return first_choice(targets(s, seat, self.ritual)[0])

    def refuse(self, match: Match, seat: int, choice: Choice) -> str:
        s: State = match.state
        if seat != self.seat:
            return "not_your_turn"
        other = choice[1] if isinstance(choice, list) and len(choice) > 1 else NOBODY
        bound = forbidden(s, seat, "ritual", other) if type(other) is int else None
        return "sworn_not_to" if bound else "bad_target"

    def answer(self, match: Match, answers: dict[int, Choice]) -> None:
        self._effect(match, match.state, answers[self.seat])

    def _effect(self, match: Match, s: State, choice: Choice) -> None:
        seat, effect = self.seat, EFFECT[s.faces[self.ritual]]
        other = choice[1] if len(choice) > 1 and type(choice[1]) is int else NOBODY
        if not match.quiet:
            match.beat()
            match.cue("ritual", "LOH-11.5", seat=seat, card=IDS[s.faces[self.ritual]], target=other)
        if effect.verb == "draw_cards":
            duties.cards_drawn(match, s, seat, draw(match, s, seat, effect.n, "LOH-11.5"))
        elif effect.verb == "destroy_targets":
            _lose_souls(match, s, other, choice[2] * effect.per)
            for card in choice[3]:
                destroy(match, s, other, card)
        elif effect.verb == "table_from_discard":
            for card in choice[1]:
                s.discard.remove(card)
                s.hordes[seat].append(card)
        elif effect.verb == "steal_souls":
            carry(match, s, other, seat, [["souls", min(effect.n, s.souls[other])]], "LOH-11.5")
        elif effect.verb == "destroy_fortress":
            destroy(match, s, other, s.fortress[other])
        elif effect.verb == "take_hand_cards":
            s.looking = [seat, other]
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
    if lost and not match.quiet:
        match.cue("souls", "LOH-11.5", seat=seat, n=-lost, why="ritual")


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


class Vault(Step, frozen=True, tag="vault"):
    """Open the Vault: the caster sees a hand and takes resource cards of its choice; time-out: the strongest."""

    seat: int
    other: int
    cards: int
    number: int

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

    def answer(self, match: Match, answers: dict[int, Choice]) -> None:
        s: State = match.state
        taken = [["hand_card", card, False] for card in answers[self.seat]]
        carry(match, s, self.other, self.seat, taken, "LOH-11.5")
        s.looking = []


# ---------------------------------------------------------------- Chaos Catalysm


def chain_targets(s: State, seat: int, struck: tuple[int, ...], effect: Effect) -> list[Branch]:
    """What the chooser may destroy: a horde, artifact, fortress, ritual or up to three Souls of a seat not yet struck;
    things on Earth are out of reach (LOH-11.7, 11.9)."""
    out = []
    for other in rivals(s, seat):
        if other in struck:
            continue
        own = [*s.hordes[other], *s.artifacts[other], *s.rituals[other]]
        own += [s.fortress[other]] if s.fortress[other] != NONE else []
        out += [Branch(TARGET, (other, card)) for card in strongest(s, own)]
        out += [Branch(TARGET, (other, "souls"))] if s.souls[other] else []
    return out


class Chain(Step, frozen=True, tag="chain"):
    """Chaos Catalysm goes from seat to seat until the chooser has no legal choice (LOH-11.9)."""

    seat: int
    struck: tuple[int, ...]
    ritual: int
    number: int

    def _found(self, s: State) -> list[Branch]:
        effect = EFFECT[s.faces[self.ritual]]
        found = chain_targets(s, self.seat, self.struck, effect)
        sworn = casting_sworn(s, self.seat, self.ritual) if not self.struck else None
        if sworn is not None:
            found = [branch for branch in found if branch.nouns[0] == arg(sworn.sentence, "target")]
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

    def refuse(self, match: Match, seat: int, choice: Choice) -> str:
        return "bad_target" if seat == self.seat else "not_your_turn"

    def answer(self, match: Match, answers: dict[int, Choice]) -> None:
        s: State = match.state
        _, other, what = answers[self.seat]
        effect = EFFECT[s.faces[self.ritual]]
        if not match.quiet:
            match.beat()
            match.cue("chain", "LOH-11.9", seat=self.seat, target=other, what=what)
        if what == "souls":
            _lose_souls(match, s, other, effect.per)
        else:
            destroy(match, s, other, what)
        s.asks += 1
        match.then(Chain(other, (*self.struck, other), self.ritual, s.asks))


def come_home(match: Match, s: State) -> None:
    """Start of Council: devils whose prison fell to a ritual are home in Hell (LOH-11.10)."""
    for seat in s.returning:
        if s.body[seat] == WOUNDED:
            s.body[seat] = IN_HELL
    s.returning.clear()
