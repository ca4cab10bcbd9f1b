"""The account that the host gives when a match is over: fetched in parts, and asked for again."""

from __future__ import annotations

from net.client import events as e
from net.client.link import Link
from net.fairness.account import Collector
from net.protocol import messages as m

AGAIN_S = 3.0
"""Seconds until it is asked for again."""


class AccountRequest:
    """The account of one match."""

    def __init__(self, link: Link) -> None:
        self._link = link
        self.restart()

    def restart(self) -> None:
        """There is none yet: another match, or a host that has lost the end of this one."""
        self._collector = Collector()
        self._is_given = False
        self._wanted_at = 0.0

    def take(self, message: m.Journal) -> list[e.Event]:
        """A part of it came."""
        if self._is_given:
            return []
        try:
            account = self._collector.add(message.part, message.parts, message.body)
        except ValueError as error:
            self._collector = Collector()
            return [e.Told("malformed", str(error)[:200])]
        if account is None:
            return []
        self._is_given = True
        return [e.AccountGiven(account)]

    def ask_again(self, version: int) -> None:
        """The match is over: ask for the account if it does not come by itself. `version`: what I hold."""
        if self._is_given or self._link.now - self._wanted_at < AGAIN_S:
            return
        if self._wanted_at:
            self._link.send(m.Again(version))
        self._wanted_at = self._link.now
