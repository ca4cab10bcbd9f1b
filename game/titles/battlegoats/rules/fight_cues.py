"""What everybody is told of an attack: cards that turn up, powers with every bonus named, who wins (BTG section 8)."""

from __future__ import annotations

from game.engine.cues import only
from game.engine.match import Match
from game.titles.battlegoats.rules import cues
from game.titles.battlegoats.rules.cards import IDS, INDEX, POWER
from game.titles.battlegoats.rules.power import Ledger, power, public_ledger
from game.titles.battlegoats.rules.state import State, space_of


def cue_flip(match: Match, s: State, place: int) -> None:
    """BTG-5.4: a card about to turn face up."""
    card = s.field[place]
    match.cue(cues.Flip(place=space_of(place), handle=s.handle[card], card=IDS[card]))


def count(s: State, place: int, target: int, silent: int) -> tuple[int, int, list[Ledger]]:
    """BTG-5.6: both powers with their ledgers, for people to see."""
    attacker, defender = s.field[place], s.field[target]
    ledgers: list[Ledger] = [[], []]
    mine = power(s, place, defender, True, silent, ledgers[0])
    return mine, power(s, target, attacker, False, silent, ledgers[1]), ledgers


def whole_ledger(card: str, told: Ledger) -> Ledger:
    """A ledger as a cue tells it, with the line that it leaves out: the printed power of the card."""
    if told and told[0][0] in ("mimic", "set_power"):
        return told
    return [["printed", card, None, POWER[INDEX[card]]], *told]


def cue_fight(
    match: Match,
    s: State,
    n: int,
    fight: tuple[int, int],
    powers: tuple[int, int],
    ledgers: list[Ledger],
    exploded: bool,
) -> None:
    """Section 8: every bonus to the owner, the fighters' own and face-up ones to all, the rest as "support". A ledger is
    told without the line of the printed power, which stands on the card (`whole_ledger`); `full` is there only when
    something is held back."""
    match.beat()
    for role, place, total, ledger in zip(("attack", "defend"), fight, powers, ledgers):
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
