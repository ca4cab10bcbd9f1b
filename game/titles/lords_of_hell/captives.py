"""Captives: held, handed over, set free (LOH section 9)."""

from __future__ import annotations

from game.titles.lords_of_hell.cards import CAPTIVE, DEVIL_IDS, IN_HELL, WOUNDED
from game.titles.lords_of_hell.records import NONE
from game.titles.lords_of_hell.state import NOBODY, State, Teller, can_hold, held_by, keeps_holding, set_aside


def free(match: Teller, s: State, seat: int, why: str, rule: str = "LOH-9.12") -> None:
    """A captive devil is home in Hell at once (LOH-9.12); for want of a holder it is wounded in Battles until Finishing
    and in Rituals until Council (LOH-9.2, 11.10)."""
    captor = s.captor[seat]
    s.body[seat], s.captor[seat] = IN_HELL, NOBODY
    if why == "no_walls" and s.phase in ("battles", "rituals"):
        s.body[seat] = WOUNDED
        if s.phase == "rituals":
            s.returning.append(seat)
    _forget(s, seat)
    if not match.quiet:
        match.cue("freed", rule, seat=seat, captor=captor, devil=DEVIL_IDS[s.devil[seat]], why=why)


def _forget(s: State, seat: int) -> None:
    """Leave to trade and a battle about its fate are over for who changes hands."""
    s.leave = [pair for pair in s.leave if pair[0] != seat]
    front = set_aside(s, seat)
    if front is not None:
        front.aside.remove(seat)


def hold(match: Teller, s: State, seat: int, captor: int, why: str) -> None:
    """A devil comes into a captor's hands: its own seat's are freedom, two captives of each other are swapped, and who
    can hold none lets it go (LOH-9.2, 9.4, 9.5, 9.12). Into a realm under attack it comes set aside (LOH-9.11)."""
    if seat == captor:
        free(match, s, seat, why)
        return
    before = s.captor[seat]
    s.body[seat], s.captor[seat] = CAPTIVE, captor
    _forget(s, seat)
    if not match.quiet:
        match.cue("held", "LOH-9.1", seat=seat, captor=captor, before=before, why=why)
    if s.captor[captor] == seat:
        free(match, s, seat, "swap", "LOH-9.5")
        free(match, s, captor, "swap", "LOH-9.5")
    elif not can_hold(s, captor):
        free(match, s, seat, "no_walls", "LOH-9.2")
    else:
        besieged = next((front for front in s.fronts if front.realm == captor and not front.result), None)
        if besieged is not None:
            besieged.aside.append(seat)
    if s.captor[seat] == captor and s.fortress[seat] == NONE:
        for other in held_by(s, seat):  # LOH-9.14: what the Ring held passes to the new captor
            hold(match, s, other, captor, "ring")


def house(match: Teller, s: State, seat: int) -> None:
    """After the seat has lost a fortress or the Ring: with nothing to hold them its captives go free (LOH-9.2, 9.14). Of
    those set aside the battle decides."""
    if not keeps_holding(s, seat):
        for other in held_by(s, seat):
            if set_aside(s, other) is None:
                free(match, s, other, "no_walls", "LOH-9.2")
