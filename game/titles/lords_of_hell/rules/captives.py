"""Captives: held, handed over, set free (LOH section 9)."""

from __future__ import annotations

from game.titles.lords_of_hell.rules import cues
from game.titles.lords_of_hell.rules.cards import CAPTIVE, DEVIL_IDS, IN_HELL, WOUNDED
from game.titles.lords_of_hell.rules.records import NONE
from game.titles.lords_of_hell.rules.state import NOBODY, State, Teller, can_hold, held_by, keeps_holding, set_aside


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
    match.cue(cues.Freed(seat=seat, captor=captor, devil=DEVIL_IDS[s.devil[seat]], why=why, rule=rule))


def _forget(s: State, seat: int) -> None:
    """Leave to trade and a battle about its fate are over for who changes hands."""
    s.leave = [leave for leave in s.leave if leave.captive != seat]
    front = set_aside(s, seat)
    if front is not None:
        front.aside.remove(seat)


def hold(match: Teller, s: State, seat: int, captor: int, why: str) -> None:
    """A devil comes into a captor's hands."""
    pass_on(match, s, [(seat, captor)], why)


def pass_on(match: Teller, s: State, passing: list[tuple[int, int]], why: str, leavers: tuple[int, ...] = ()) -> None:
    """Devils come into the hands of captors, (devil, captor) each, all at the same moment: its own seat's are freedom, two
    captives of each other are swapped, and who can hold none lets them go (LOH-9.2, 9.4, 9.5, 9.12). Into a realm under
    attack they come set aside (LOH-9.11). `leavers`: seats that have given away walls or the Ring just now; whom nothing
    holds any more is home first, and may hold others."""
    for seat, captor in passing:
        if seat == captor:
            free(match, s, seat, why)
            continue
        before = s.captor[seat]
        s.body[seat], s.captor[seat] = CAPTIVE, captor
        _forget(s, seat)
        match.cue(cues.Held(seat=seat, captor=captor, before=before, why=why))
    for seat, captor in passing:
        if s.captor[seat] == captor and s.captor[captor] == seat:
            free(match, s, seat, "swap", "LOH-9.5")
            free(match, s, captor, "swap", "LOH-9.5")
    new = [(seat, captor) for seat, captor in passing if s.captor[seat] == captor]
    house(match, s, *leavers, but=tuple(seat for seat, _ in new))
    for seat, captor in [pair for pair in new if not can_hold(s, pair[1])]:
        free(match, s, seat, "no_walls", "LOH-9.2")
        new.remove((seat, captor))
    for seat, captor in new:
        besieged = next((front for front in s.fronts if front.realm == captor and not front.result), None)
        if besieged is not None:
            besieged.aside.append(seat)
        if s.fortress[seat] == NONE:
            for other in held_by(s, seat):  # LOH-9.14: what the Ring held passes to the new captor
                hold(match, s, other, captor, "ring")


def house(match: Teller, s: State, *seats: int, but: tuple[int, ...] = ()) -> None:
    """After the seats have lost a fortress or the Ring: with nothing to hold them their captives go free (LOH-9.2, 9.14).
    Of those set aside the battle decides; those of `but` have only just come."""
    bare = [seat for seat in seats if not keeps_holding(s, seat)]
    for other in [other for seat in bare for other in held_by(s, seat) if other not in but]:
        if set_aside(s, other) is None:
            free(match, s, other, "no_walls", "LOH-9.2")
