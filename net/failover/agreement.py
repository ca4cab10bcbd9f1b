"""Who may go on with a match without its host, and how many it takes: the same for everybody at a table.

The order of succession is told with the shares: the players in seat order, whoever owns the host's machine last, and last of
all a keeper. Two players of whom one owns that machine have no majority without it; they agree on one of three ways.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from net.protocol.host_messages import Lobby
from net.storage.store import KeptTable


class Succession(NamedTuple):
    """How a match's secret is split. Nobody has a share where `holders` is empty."""

    holders: tuple[str, ...] = ()
    """Keys, in the order in which they are to host."""
    without: frozenset[str] = frozenset()
    """Those among them who have no share: they hold what all hold, and follow."""
    threshold: int = 0
    """Shares that open a copy."""


def majority(holders: int) -> int:
    """How many of `holders` it takes."""
    return holders // 2 + 1


def wants_keeper(table: KeptTable) -> bool:
    """Whether two players have agreed on a keeper, and need one."""
    people = [seat.owner for seat in table.seats if seat.kind == "human" and seat.owner]
    return table.for_two == "keeper" and len(people) == 2 and table.owner in people and table.lost != "never"


def succession(table: KeptTable) -> Succession:
    """Who holds a share at this table, and in which order they are to host."""
    people = [seat.owner for seat in table.seats if seat.kind == "human" and seat.owner]
    if table.lost == "never" or len(people) < 2:
        return Succession()
    order = tuple(sorted(people, key=lambda key: key == table.owner))
    if len(order) == 2 and table.owner in order:
        if table.for_two == "trust":
            return Succession(order, frozenset((table.owner,)), 1)
        if table.for_two == "keeper" and table.keeper and table.keeper not in order:
            return Succession((*order, table.keeper), frozenset(), 2)
    return Succession(order, frozenset(), majority(len(order)))


Outlook = Literal["never", "wait", "no_keeper", "majority", "trust", "keeper"]
"""What holds for a table: its house wants no moving; two players wait, for so they agreed or because no keeper is there; or the
match goes on."""


def outlook(lobby: Lobby) -> Outlook:
    """What holds for a table, as its lobby tells it to everybody."""
    people = _people(lobby)
    if lobby.lost == "never":
        return "never"
    if len(people) < 2:
        return "wait"
    if len(people) > 2 or lobby.owner not in people:
        return "majority"
    if lobby.for_two == "keeper" and not lobby.keeper:
        return "no_keeper"
    return lobby.for_two


def order_told(lobby: Lobby) -> tuple[str, ...]:
    """Who hosts after whom, as the lobby tells it: of those who can."""
    order = sorted(_people(lobby), key=lambda key: key == lobby.owner)
    if len(order) == 2 and lobby.owner in order and lobby.for_two == "trust":
        return (order[0],)
    return (*order, lobby.keeper) if lobby.for_two == "keeper" and lobby.keeper else tuple(order)


def _people(lobby: Lobby) -> list[str]:
    return [seat.who for seat in lobby.seats if seat.kind == "human" and seat.who]
