"""What becomes of a match, and of whom, when this window leaves it: by the pause, or by closing the window.

A host that leaves by the pause closes the table for everybody; one whose window is closed says farewell, and where the table
allows it the others go on without it (`net/failover`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.session.people import people_of

if TYPE_CHECKING:
    from game.session.session import Session

Tr = Callable[..., str]


def others_of(session: Session) -> list[str]:
    """The names of everybody else who is at the table now, on other windows: people, no bots."""
    lobby, own = session.lobby, session.own_keys()
    bots = {seat.who for seat in lobby.seats if seat.kind == "bot"} if lobby is not None else set()
    return [one.name for one in people_of(lobby) if one.who and one.here and one.who not in own | bots]


def leave_words(session: Session, tr: Tr) -> str:
    """What will become of the match if we leave by the pause."""
    if session.phase == "over":
        return tr("pause-leave-over")
    return _closing(session, tr) if session.goal == "host" else _going(session, tr)


def quit_words(session: Session, tr: Tr) -> str:
    """What will become of the match, or of the lobby, if this window is closed."""
    if session.phase == "over":
        return tr("pause-leave-over")
    others = others_of(session)
    if session.movable and others and session.goal == "host":
        return tr("quit-moves", names=session.context.text.join(others), people=len(others))
    return _closing(session, tr) if session.goal == "host" else _going(session, tr)


def _closing(session: Session, tr: Tr) -> str:
    """The table ends, for whom, and how it goes on."""
    others, names = others_of(session), session.context.text.join(others_of(session))
    if session.phase == "lobby":
        return tr("quit-closes-lobby", names=names, people=len(others))
    if not others:
        return tr("quit-closes-for-nobody")
    return tr("quit-closes", names=names, people=len(others))


def _going(session: Session, tr: Tr) -> str:
    """We alone go: what becomes of our seat."""
    if session.goal == "alone":
        return tr("pause-leave-alone")
    if session.seat < 0 or session.lobby is None:
        return tr("pause-leave-watching")
    if session.phase == "lobby":
        return tr("quit-lobby-guest")
    return tr(f"pause-leave-guest-{session.lobby.dropped}")
