"""What a ritual may be aimed at: the legal targets, the default one first (LOH-11.5, 11.7 to 11.9)."""

from __future__ import annotations

from typing import NamedTuple

from game.engine.spaces import Branch, Choice, Pick
from game.titles.lords_of_hell.rules import plays
from game.titles.lords_of_hell.rules.cards import EFFECT, IN_HELL, POWER, PROTECTION, Effect
from game.titles.lords_of_hell.rules.promise_limits import forbidden, standing
from game.titles.lords_of_hell.rules.records import NONE, Promise, saying
from game.titles.lords_of_hell.rules.sentences import Cast
from game.titles.lords_of_hell.rules.state import NOBODY, State, clockwise, mighty_power, of_type


class Aim(NamedTuple):
    """A line of the menu of targets, by name."""

    seat: int = NOBODY
    """NOBODY: armies of the discard pile."""
    what: int | str | None = None
    """Lots of Souls; in the chain a card, or "souls"; None where the seat alone is aimed at."""
    cards: Pick | None = None
    """The hordes or armies to choose from."""


def aim_of(branch: Branch) -> Aim:
    """Return what a line of the menu of targets stands for."""
    part = branch.parts[0] if branch.parts else None
    cards = part if isinstance(part, Pick) else None
    match branch.nouns:
        case (seat, what):
            return Aim(seat, what, cards)
        case (seat,):
            return Aim(seat, cards=cards)
    return Aim(cards=cards)


def casting_sworn(s: State, seat: int, ritual: int) -> Promise | None:
    """The promise to complete this ritual in this round (`cast`)."""
    sworn = saying(standing(s, seat), Cast)
    return next((promise for promise, cast in sworn if cast.ritual == ritual and cast.round == s.round), None)


def target_sworn(s: State, seat: int, ritual: int) -> int | None:
    """The target of the seat's sworn casting of this ritual in this round; None when it has sworn none."""
    sworn = saying(standing(s, seat), Cast)
    return next((cast.target for _, cast in sworn if cast.ritual == ritual and cast.round == s.round), None)


def targets(s: State, seat: int, ritual: int) -> list[Branch]:
    """The legal targets of a tabled ritual; a sworn casting has only the one that was named."""
    found = branches(s, seat, EFFECT[s.faces[ritual]])
    sworn = target_sworn(s, seat, ritual)
    if sworn is None or not any(branch.nouns for branch in found):
        return found
    return [branch for branch in found if branch.nouns[0] == sworn]


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
        return [plays.line(plays.Target, (), (Pick(armies, 1, min(effect.n, len(armies))),))] if armies else []
    if verb == "steal_souls":
        return [plays.line(plays.Target, (other,)) for other in seats if s.souls[other]]
    if verb == "take_hand_cards":
        return [plays.line(plays.Target, (other,)) for other in seats if s.hand[other]]
    if verb == "destroy_fortress":
        return [plays.line(plays.Target, (other,)) for other in seats if s.fortress[other] != NONE]
    if verb == "imprison":
        walls = s.fortress[seat] != NONE
        return [plays.line(plays.Target, (other,)) for other in seats if walls and s.body[other] == IN_HELL]
    if verb == "chain_destroy":
        return chain_targets(s, seat, (), effect)
    return [plays.line(plays.Target)]


def _bury(s: State, other: int, effect: Effect) -> list[Branch]:
    """Hordes at home, and Souls by lots of three, in one realm: [target, seat, lots of Souls, hordes]."""
    out = []
    hordes = tuple(strongest(s, s.hordes[other]))
    lots = -(-s.souls[other] // effect.per)
    for many in range(min(lots, effect.n) + 1):
        left = min(effect.n - many, len(hordes))
        if many + left:
            out.append(plays.line(plays.Target, (other, many), (Pick(hordes, 0 if many else 1, left),)))
    return sorted(out, key=lambda branch: -branch.parts[0].hi if isinstance(branch.parts[0], Pick) else 0)


def first_choice(branch: Branch) -> Choice:
    """The strongest things of a branch."""
    picked = [list(part.options[: part.hi]) for part in branch.parts if isinstance(part, Pick)]
    return [branch.verb, *branch.nouns, *picked]


def chain_targets(s: State, seat: int, struck: tuple[int, ...], effect: Effect) -> list[Branch]:
    """What the chooser may destroy: a horde, artifact, fortress, ritual or up to three Souls of a seat not yet struck;
    things on Earth are out of reach (LOH-11.7, 11.9)."""
    out = []
    for other in rivals(s, seat):
        if other in struck:
            continue
        own = [*s.hordes[other], *s.artifacts[other], *s.rituals[other]]
        own += [s.fortress[other]] if s.fortress[other] != NONE else []
        out += [plays.line(plays.Target, (other, card)) for card in strongest(s, own)]
        out += [plays.line(plays.Target, (other, "souls"))] if s.souls[other] else []
    return out
