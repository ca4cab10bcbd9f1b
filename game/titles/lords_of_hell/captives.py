"""Captives: held, handed over, set free (LOH section 9)."""

from __future__ import annotations

from game.engine.match import Match
from game.titles.lords_of_hell.cards import CAPTIVE, DEVIL_IDS, IN_HELL
from game.titles.lords_of_hell.state import NOBODY, State, can_hold, held_by


def free(match: Match, s: State, seat: int, why: str, rule: str = "LOH-9.12") -> None:
    """A captive devil is home in Hell at once (LOH-9.12)."""
    captor = s.captor[seat]
    s.body[seat], s.captor[seat] = IN_HELL, NOBODY
    s.leave = [pair for pair in s.leave if pair[0] != seat]
    if not match.quiet:
        match.cue("freed", rule, seat=seat, captor=captor, devil=DEVIL_IDS[s.devil[seat]], why=why)


def hold(match: Match, s: State, seat: int, captor: int, why: str) -> None:
    """A devil comes into a captor's hands: its own seat's are freedom, two captives of each other are swapped, and who
    can hold none lets it go (LOH-9.2, 9.4, 9.5, 9.12)."""
    if seat == captor:
        free(match, s, seat, why)
        return
    before = s.captor[seat]
    s.body[seat], s.captor[seat] = CAPTIVE, captor
    s.leave = [pair for pair in s.leave if pair[0] != seat]
    if not match.quiet:
        match.cue("held", "LOH-9.1", seat=seat, captor=captor, before=before, why=why)
    if s.captor[captor] == seat:
        free(match, s, seat, "swap", "LOH-9.5")
        free(match, s, captor, "swap", "LOH-9.5")
    elif not can_hold(s, captor):
        free(match, s, seat, "no_walls", "LOH-9.2")


def house(match: Match, s: State, seat: int) -> None:
    """After the seat has lost a fortress or the Ring: with nothing to hold them its captives go free (LOH-9.2, 9.14)."""
    if not can_hold(s, seat):
        for other in held_by(s, seat):
            free(match, s, other, "no_walls", "LOH-9.2")
