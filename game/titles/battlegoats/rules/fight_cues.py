"""What everybody is told of an attack: cards that turn up, powers with every bonus named, who wins (BTG section 8)."""

from __future__ import annotations

from game.engine.cues import only, tells
from game.engine.match import Match
from game.titles.battlegoats.rules import cues
from game.titles.battlegoats.rules.cards import IDS, INDEX, POWER
from game.titles.battlegoats.rules.power import Ledger, power, public_ledger
from game.titles.battlegoats.rules.state import State, space_of


@tells
def cue_declared(match: Match[State], s: State, place: int, targets: tuple[int, ...]) -> None:
    """BTG-5.1, 5.4: who attacks whom, then the cards about to turn face up."""
    match.beat()
    match.cue(cues.Declared(place=space_of(place), targets=[space_of(target) for target in targets]))
    match.beat()
    for fighter in (place, *targets):
        cue_flip(match, s, fighter)


def cue_flip(match: Match[State], s: State, place: int) -> None:
    """BTG-5.4: a card about to turn face up."""
    card = s.field[place]
    match.cue(cues.Flip(place=space_of(place), handle=s.handle[card], card=IDS[card]))


@tells
def cue_fallen(match: Match[State], s: State, places: list[int]) -> None:
    """BTG-5.11: the cards about to go to their owners' piles."""
    match.beat()
    for place in places:
        card = s.field[place]
        match.cue(cues.Falls(place=space_of(place), handle=s.handle[card], card=IDS[card], rule="BTG-5.11"))


def whole_ledger(card: str, told: Ledger) -> Ledger:
    """A ledger as a cue tells it, with the line that it leaves out: the printed power of the card."""
    if told and told[0][0] in ("mimic", "set_power"):
        return told
    return [["printed", card, None, POWER[INDEX[card]]], *told]


@tells
def cue_fight(
    match: Match[State],
    s: State,
    n: int,
    fight: tuple[int, int],
    powers: tuple[int, int],
    silent: int,
    exploded: bool,
) -> None:
    """Section 8: every bonus to the owner, the fighters' own and face-up ones to all, the rest as "support". A ledger is
    told without the line of the printed power, which stands on the card (`whole_ledger`); `full` is there only when
    something is held back."""
    match.beat()
    for role, place, foe, total in zip(("attack", "defend"), fight, fight[::-1], powers):
        ledger: Ledger = []
        power(s, place, s.field[foe], role == "attack", silent, ledger)
        if ledger[0][0] == "printed":
            ledger = ledger[1:]
        told, support = public_ledger(s, place, ledger)
        match.cue(
            cues.Power(
                fight=n,
                role=role,
                place=space_of(place),
                card=IDS[s.field[place]],
                total=total,
                lines=told,
                support=support,
                full=only((place // 9,), ledger) if len(told) < len(ledger) else None,
            )
        )
    match.beat()
    if exploded:
        match.cue(
            cues.Explosion(
                place=space_of(fight[1]), card=IDS[s.field[fight[1]]], others=[space_of(fight[0])], rule="BTG-5.8"
            )
        )
        return
    wins = "tie" if powers[0] == powers[1] else "attack" if powers[0] > powers[1] else "defend"
    match.cue(
        cues.Compare(
            fight=n,
            place=space_of(fight[0]),
            target=space_of(fight[1]),
            card=IDS[s.field[fight[0]]],
            other=IDS[s.field[fight[1]]],
            powers=list(powers),
            wins=wins,
        )
    )
