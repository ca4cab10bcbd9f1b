"""What a window says of the next game at its table: everybody who sits at it votes, and is ready, together."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from net.protocol import messages as m

if TYPE_CHECKING:
    from game.session.session import Session


def is_open(session: Session | None) -> bool:
    """Whether a vote for the next game is held."""
    return (
        session is not None
        and session.state != "ended"
        and session.lobby is not None
        and bool(session.lobby.next_games)
    )


def is_past(session: Session, match: str) -> bool:
    """Whether the table has gone on from a match: to its lobby, or to the next one already."""
    if session.state != "in":
        return False
    feed = session.feed
    return session.phase in ("lobby", "starting") or (feed is not None and bool(match) and feed.match != match)


def vote(session: Session, title: str) -> None:
    """Want a game next; "": none any more."""
    for one in _seated(session):
        one.send(m.Vote(title))


def change_ready(session: Session) -> None:
    """Be ready for the game that leads, or no longer."""
    lobby = session.lobby
    seated = list(_seated(session))
    if lobby is None:
        return
    ready = not all(lobby.seats[one.seat].ready for one in seated)
    for one in seated:
        one.send(m.Ready(ready, lobby.lead))


def _seated(session: Session) -> Iterator[Session]:
    """Everybody at this window who has a seat."""
    beside = session.friends.sessions.values() if session.friends is not None else ()
    return (one for one in (session, *beside) if one.seat >= 0)
