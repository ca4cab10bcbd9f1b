"""Which of several announced tables are there: all are asked at once, at their greeting ports."""

from __future__ import annotations

import threading
import time

from net.lan import listing
from net.lan.invite import Invite
from net.lan.key_service import ask_key

PROBE_S = 2.0
"""Seconds that a table has to answer."""
SETTLED_S = 0.3
"""Seconds that the others have once one has answered."""
MOST = 16


def answering(invites: list[Invite]) -> list[Invite]:
    """Return those whose greeting port (or doorway's list) names the announced key, quickest first, then the others: a probe may
    be lost."""
    invites = invites[:MOST]
    if len(invites) < 2:
        return invites
    found: list[Invite] = []
    lock = threading.Lock()

    def ask(invite: Invite) -> None:
        try:
            if invite.door:
                told = {table.key for table in listing.fetch(invite.host, invite.port, PROBE_S)}
            else:
                told = {ask_key(invite.host, invite.port, PROBE_S)}
            if invite.key in told:
                with lock:
                    found.append(invite)
        except OSError:
            return

    threads = [threading.Thread(target=ask, args=(invite,), name="probe", daemon=True) for invite in invites]
    for thread in threads:
        thread.start()
    until = time.monotonic() + PROBE_S
    while not found and time.monotonic() < until and any(thread.is_alive() for thread in threads):
        time.sleep(0.02)
    until = min(until, time.monotonic() + SETTLED_S)
    while time.monotonic() < until and any(thread.is_alive() for thread in threads):
        time.sleep(0.02)
    with lock:
        quick = list(found)
    return [*quick, *(invite for invite in invites if invite not in quick)]
