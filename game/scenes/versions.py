"""Whether everybody at a table has the same version of the program, in words."""

from __future__ import annotations

from collections.abc import Callable

from game import __version__
from game.ui.lettering import escape
from game.version import number_of
from net.protocol import messages as m


def versions(tr: Callable[..., str], lobby: m.Lobby) -> str:
    """Return what is said of the versions of those who have come; "" where nobody but oneself has told one."""
    told = [(seat.name, number_of(seat.software)) for seat in lobby.seats if seat.kind == "human" and seat.here]
    known = [(name, theirs) for name, theirs in told if theirs]
    other = next(((name, theirs) for name, theirs in known if theirs != __version__), None)
    if other is not None:
        return tr("lobby-version-other", name=escape(other[0]), theirs=escape(other[1]), version=__version__)
    return tr("lobby-version-same", version=__version__) if len(known) > 1 else ""
