"""What a window knows of the match going on without its host: who is next, what holds for this table, who was given shares."""

from __future__ import annotations

import time
from typing import Any

from game.session.context import TableContext
from game.session.people import people_of
from net.client import events as e
from net.failover.agreement import Outlook, order_told, outlook
from net.protocol import messages as m

MOVES: frozenset[Outlook] = frozenset(("majority", "trust", "keeper"))
"""Where the match goes on without its host."""
SHOWN = 4
"""Shares that the table's panel names; the log has all."""


class TableSuccession:
    """One of each session."""

    def __init__(self, table: TableContext) -> None:
        self._table = table
        self.given: list[e.ShareGiven] = []
        """Who was given a share of this match, by whom and when."""
        self.host_left = False
        """The host has said that it ends on purpose."""

    @property
    def outlook(self) -> Outlook:
        """What holds for this table, should its host be gone."""
        lobby = self._table.lobby
        return outlook(lobby) if lobby is not None else "wait"

    @property
    def moves(self) -> bool:
        """Whether the match goes on without its host."""
        return self.outlook in MOVES

    @property
    def moves_after(self) -> float:
        """Seconds without the host after which it does."""
        from net.failover.election import PATIENCE, PATIENCES

        lobby = self._table.lobby
        return PATIENCES.get(lobby.lost, PATIENCE) if lobby is not None else PATIENCE

    def told(self, kind: str) -> str:
        """The sentence that says what holds: `kind` is "rule" (for lobby and panel) or "lost" (while the host is missed)."""
        return self._table.context.tr(f"failover-{kind}-{self._case(self.outlook)}", **self._what())

    def _case(self, holds: Outlook) -> str:
        """What holds, as it is said to who is trusted or keeps the share."""
        lobby, own = self._table.lobby, self._table.own_keys()
        named = {"trust": order_told(lobby)[:1], "keeper": [lobby.keeper]} if lobby is not None else {}
        return f"{holds}_you" if own.intersection(named.get(holds, ())) else holds

    def _what(self) -> dict[str, Any]:
        lobby = self._table.lobby
        order = [self.name_of(key) for key in order_told(lobby)] if lobby is not None else []
        return {"names": ", ".join(order), "name": order[0] if order else "?", "seconds": round(self.moves_after),
                "keeper": self.name_of(lobby.keeper if lobby is not None else "")}  # fmt: skip

    def name_of(self, key: str) -> str:
        """Return what somebody is called at this table."""
        return next((person.name for person in people_of(self._table.lobby) if key and person.who == key), "?")

    def look(self, before: m.Lobby | None, after: m.Lobby) -> None:
        """Tell what holds for this table when that changes, and whoever comes in, unless it is as usual."""
        usual = ("wait", "majority") if before is None else ()
        if outlook(after) not in usual and (before is None or outlook(before) != outlook(after)):
            changed = before is None or (before.for_two, before.keeper, before.lost) != (
                after.for_two,
                after.keeper,
                after.lost,
            )
            if changed and outlook(after) != "never":
                self._table.tell(
                    f"failover-rule-{self._case(outlook(after))}", self._what(), trouble=outlook(after) != "keeper"
                )

    def lines(self) -> list[str]:
        """Return what the table's panel says of shares that were given."""
        return [self._words(event) for event in self.given[-SHOWN:]]

    def hear(self, event: e.ShareGiven) -> None:
        """Somebody was given a share."""
        self.given.append(event)
        self._table.tell(self._given(event), self._args(event), trouble=True)

    def catch(self, event: e.Caught) -> None:
        """Somebody was caught at an offence while a new host was agreed on."""
        self._table.tell(f"failover-caught-{event.offence}", {"name": self.name_of(event.who)}, trouble=True)

    def begin(self) -> None:
        """Another match."""
        self.given.clear()

    def _args(self, event: e.ShareGiven) -> dict[str, Any]:
        at = time.strftime("%H:%M", time.localtime(event.at))
        return {"giver": self.name_of(event.giver), "name": self.name_of(event.to), "at": at}

    def _words(self, event: e.ShareGiven) -> str:
        return self._table.context.tr(self._given(event), **self._args(event))

    def _given(self, event: e.ShareGiven) -> str:
        own = self._table.own_keys()
        return "failover-given" + ("_you" if event.to in own else "_by_you" if event.giver in own else "")
