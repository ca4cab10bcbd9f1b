"""Specials, artifacts, fortress cards from hand and devil powers that are played in a window (LOH sections 16 and 17)."""

from __future__ import annotations

from typing import Any

from game.engine.agenda import SeatStep
from game.engine.ask import Ask
from game.engine.match import Match
from game.engine.spaces import Branch, Choice, One, Space
from game.titles.lords_of_hell.rules import (
    battle_plays,
    captives,
    cues,
    obligations,
    plays,
    promise_lifecycle,
    retreat,
    trade_bundles,
)
from game.titles.lords_of_hell.rules.cards import (
    CAPTIVE,
    EFFECT,
    IDS,
    IN_HELL,
    ON_EARTH,
    ONCE,
    PHASE,
    TYPE,
    VERB,
    WINDOWS,
    Effect,
    devil_effect,
)
from game.titles.lords_of_hell.rules.items import HandCard
from game.titles.lords_of_hell.rules.promise_limits import forbidden, free_cards, hand_problem
from game.titles.lords_of_hell.rules.promises import FORSWORN, LIVE
from game.titles.lords_of_hell.rules.records import NONE
from game.titles.lords_of_hell.rules.state import State, artifact, clockwise, discard


def branches(s: State, seat: int, window: str) -> list[Branch]:
    """What the seat may play in a window, each with the targets that are legal now."""
    if not PHASE[s.phase]["specials"]:
        return []
    out: list[Branch] = []
    for card in s.hand[seat]:
        kind = s.faces[card]
        if window in WINDOWS[kind] and not hand_problem(s, seat, [card]):
            if VERB[kind] in battle_plays.VERBS:
                out += battle_plays.branches(s, seat, card)
                continue
            found = targets(s, seat, VERB[kind])
            if found is None:
                out.append(plays.line(plays.PlayCard, (card,)))
            elif found:
                out.append(plays.line(plays.PlayCard, (card,), (One(tuple(found)),)))
        elif window == "tabling" and _escapes(s, seat, card):
            out.append(plays.line(plays.Escape, (card,)))
        elif window == "battle_organisation" and TYPE[kind] == "fortress":
            out += battle_plays.fortress_branches(s, seat, card)
    mirror = artifact(s, seat, "peek_hand")
    if mirror != NONE and not (ONCE[s.faces[mirror]] and mirror in s.used):
        seats = _others(s, seat)
        out += [plays.line(plays.UseArtifact, (mirror,), (One(tuple(seats)),))] if seats else []
    if window == "battle_predice":
        out += battle_plays.horn(s, seat)
    return out + _powers(s, seat, window)


def _others(s: State, seat: int) -> list[int]:
    """Other seats that no promise shields from specials and powers."""
    return [other for other in range(s.seats) if other != seat and not forbidden(s, seat, "special", other)]


def targets(s: State, seat: int, verb: str) -> list[Any] | None:
    """Legal targets of a special; None when it names nothing, [] when there is nothing to aim at."""
    if verb == "escape_captivity":
        return None if s.body[seat] == CAPTIVE else []
    if verb == "take_random_cards":
        return [other for other in _others(s, seat) if s.hand[other]]
    if verb == "discard_ritual":
        return [card for other in (seat, *_others(s, seat)) for card in s.rituals[other]]
    if verb == "suppress_protection":
        return [s.fortress[other] for other in (seat, *_others(s, seat)) if s.fortress[other] != NONE]
    if verb == "recall_devil":
        return [other for other in (seat, *_others(s, seat)) if s.body[other] == ON_EARTH]
    if verb == "nomination_markers":
        return [other for other in sorted((seat, *_others(s, seat))) if s.markers[other]]
    return None if verb == "pass_own_promises" else []


def _escapes(s: State, seat: int, card: int) -> bool:
    """LOH-9.13: a fortress card of the kind in which the devil is held."""
    captor = s.captor[seat]
    if s.body[seat] != CAPTIVE or TYPE[s.faces[card]] != "fortress" or s.fortress[captor] == NONE:
        return False
    if devil_effect(s.devil[captor], "no_card_escape") or hand_problem(s, seat, [card]):
        return False
    same = s.faces[card] == s.faces[s.fortress[captor]]
    return same and not forbidden(s, seat, "special", captor)


def _powers(s: State, seat: int, window: str) -> list[Branch]:
    """Tribute, from seats that have a card to give, and forswearing: the devil itself is in Hell or on Earth (LOH-5.7)."""
    out: list[Branch] = []
    if s.body[seat] not in (IN_HELL, ON_EARTH):
        return out
    if window == "tabling" and devil_effect(s.devil[seat], "tribute") and not s.tributes >> seat & 1:
        named = [other for other in _others(s, seat) if s.body[other] == IN_HELL and s.hand[other]]
        out += [plays.line(plays.Tribute, (), (One(tuple(named)),))] if named else []
    power = devil_effect(s.devil[seat], "forswear")
    if power and (not s.forswore[seat] or s.round >= s.forswore[seat] + power.n):
        own = [promise.id for promise in s.promises if promise.by == seat and promise.state == LIVE]
        out += [plays.line(plays.Forswear, (), (One(tuple(own)),))] if own else []
    return out


# ---------------------------------------------------------------- carrying out


def perform(match: Match, s: State, seat: int, play: plays.Special) -> None:
    """Play it: nobody reacts until its effect is complete (LOH-7.1)."""
    s.effects += 1
    match play:
        case plays.PlayCard() | plays.Escape():
            _play(match, s, seat, play)
        case plays.WayOut() | plays.Negate():
            battle_plays.fortress_use(match, s, seat, play)
        case plays.UseArtifact(card, target):
            s.used.append(card)
            kind = s.faces[card]
            if VERB[kind] == "side_dice":
                battle_plays.tell(match, cues.Artifact(seat=seat, what=IDS[kind], target=None))
                battle_plays.more_dice(s, seat, EFFECT[kind].n, target)
            else:
                assert target is not None
                battle_plays.tell(match, cues.Artifact(seat=seat, what=IDS[kind], target=target))
                trade_bundles.show_hand(match, s, target, seat, "LOH-2.10", "mirror")
        case plays.Tribute(target):
            s.tributes |= 1 << seat
            battle_plays.tell(match, cues.Power(seat=seat, what="tribute", target=target))
            s.asks += 1
            match.then(Tribute(seat, target, s.asks))
        case plays.Forswear(number):
            s.forswore[seat] = s.round
            promise = promise_lifecycle.find(s, number)
            assert promise is not None
            promise_lifecycle.end(match, promise, FORSWORN, "forsworn")


def _play(match: Match, s: State, seat: int, play: plays.PlayCard | plays.Escape) -> None:
    card = play.card
    kind = s.faces[card]
    target = play.target if isinstance(play, plays.PlayCard) else None
    battle_plays.tell(match, cues.Played(seat=seat, what=IDS[kind], target=target))
    s.hand[seat].remove(card)
    discard(match, s, seat, [card], "LOH-2.13", "played")
    effect = EFFECT[kind]
    if isinstance(play, plays.Escape) or effect.verb == "escape_captivity":
        captives.free(match, s, seat, "escape", "LOH-9.13")
        obligations.captivity(match, s)
    elif effect.verb in battle_plays.VERBS:
        battle_plays.perform(match, s, seat, effect, play)
    elif effect.verb == "pass_own_promises":
        _pass_promises(s, effect.n)
    elif isinstance(target, int):
        _aimed(match, s, seat, effect, target)


def _aimed(match: Match, s: State, seat: int, effect: Effect, target: int) -> None:
    """A special that is aimed at a seat or a card."""
    if effect.verb == "take_random_cards":
        trade_bundles.give_random(match, s, target, seat, effect.n, "LOH-2.17")
    elif effect.verb == "discard_ritual":
        owner = next(other for other in range(s.seats) if target in s.rituals[other])
        retreat.drop_ritual(match, s, owner, target, "disrupted")
    elif effect.verb == "suppress_protection":
        s.suppressed.append(target)
    elif effect.verb == "recall_devil":
        s.body[target] = IN_HELL
    elif effect.verb == "nomination_markers":
        s.markers[target] = max(0, s.markers[target] + effect.n)


def _pass_promises(s: State, n: int) -> None:
    """Writ of Fealty: seats with an own promise card each give one to the next such seat clockwise (LOH-2.18)."""
    seats = [seat for seat in clockwise(s, s.starter) if s.held[seat][seat]]
    if len(seats) < 2:
        return
    for giver, to in zip(seats, [*seats[1:], seats[0]]):
        s.held[giver][giver] -= n
        s.held[to][giver] += n


class Tribute(SeatStep, frozen=True, tag="tribute"):
    """The devil named hands Asmodeus one resource card of its own choice; time-out: random. Unpledged cards come first
    (LOH-8.27), and an empty hand gives nothing."""

    seat: int
    target: int
    number: int

    plays = int | str

    def run(self, match: Match) -> Ask | None:
        s: State = match.state
        if not s.hand[self.target]:
            return None
        nouns = {"seat": self.target, "to": self.seat}
        return Ask("tribute", (self.target,), nouns=nouns, clock="card_choice", running=self.number)

    def space(self, match: Match, seat: int) -> Space:
        s: State = match.state
        return One((*(free_cards(s, seat) or s.hand[seat]), "random"))

    def default(self, match: Match, seat: int) -> Choice:
        return "random"

    def answer(self, match: Match, seat: int, play: int | str) -> None:
        s: State = match.state
        card = play
        if isinstance(card, str):
            pool = free_cards(s, seat) or s.hand[seat]
            card = pool[match.chance.below("tribute", len(pool))]
        trade_bundles.carry(match, s, self.target, self.seat, [HandCard(card, False)], "LOH-5.7")
