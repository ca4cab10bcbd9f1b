"""Leaving a battle: withdrawing, flight; and rituals that leave unfinished (LOH-10.15, 10.20 to 10.24, 11.2)."""

from __future__ import annotations

from game.engine.match import Match
from game.titles.lords_of_hell.rules import cues
from game.titles.lords_of_hell.rules.battle_state import army_of, go_home
from game.titles.lords_of_hell.rules.cards import FLED, IDS, VERB
from game.titles.lords_of_hell.rules.records import ATTACK, NONE, Army, Front
from game.titles.lords_of_hell.rules.state import State, Teller, artifact, discard
from game.titles.lords_of_hell.rules.sworn_battles import bound_to_stay


def held_fast(s: State, army: Army, card: int) -> bool:
    return army.side == ATTACK and VERB[s.faces[card]] == "leviathan"


def withdraw_problem(s: State, front: Front, seat: int) -> str:
    """Why the seat may not leave with its whole army (LOH-10.15, 10.17): the code, "" when it may."""
    army = army_of(front, seat)
    after_surrender = seat == front.attacker and front.surrendered == front.round
    if army is None and not after_surrender:
        return "not_owner"
    if army is not None and any(held_fast(s, army, card) for card in army.hordes):
        return "leviathan_holds"
    if bound_to_stay(s, front, seat):
        return "sworn_to"
    if army is None:
        return ""
    return "just_arrived" if army.since == front.round and not after_surrender else ""


def withdraw(match: Match, s: State, front: Front, seat: int, why: str) -> None:
    """The army leaves; if it is the original attacker's the battle ends (LOH-10.15, 10.50)."""
    match.beat()
    match.cue(cues.Withdrew(seat=seat, realm=front.realm, why=why))
    if seat == front.attacker:
        front.ended = why
    else:
        army = army_of(front, seat)
        assert army is not None
        go_home(match, s, front, army)


def flee(match: Match, s: State, front: Front, seat: int, why: str) -> None:
    """A devil leaves its battle and is fled. The defender's troops fight on; any other army goes home, and if it is the
    original attacker's that is withdrawing (LOH-10.20 to 10.24)."""
    drop_rituals(match, s, seat, "fled")
    match.beat()
    match.cue(cues.Fled(seat=seat, realm=front.realm, why=why))
    s.body[seat] = FLED
    army = army_of(front, seat)
    if army is None:
        return
    army.devil = False
    if seat == front.attacker:
        front.ended = why
    else:
        go_home(match, s, front, army)


def drop_rituals(match: Match, s: State, seat: int, why: str) -> None:
    """A devil that flees, surrenders or is hit discards its rituals (LOH-10.23, 10.54)."""
    for card in s.rituals[seat][:]:
        drop_ritual(match, s, seat, card, why)


def drop_ritual(match: Teller, s: State, seat: int, card: int, why: str) -> None:
    """A ritual leaves unfinished: discarded, or back to the hand with the Book of Names."""
    s.rituals[seat].remove(card)
    for marks in (s.sideways, s.carried):
        if card in marks:
            marks.remove(card)
    if artifact(s, seat, "ritual_return") == NONE:
        discard(match, s, seat, [card], "LOH-11.2", why)
        return
    s.hand[seat].append(card)
    match.cue(cues.RitualReturns(seat=seat, handle=card, card=IDS[s.faces[card]], why=why))
