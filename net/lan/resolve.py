"""From an address or a spoken code to a table with a key. Off the frame's thread."""

from __future__ import annotations

import threading
import time

from msgspec.structs import replace

from net.lan.discovery import Browser, Found
from net.lan.invite import Invite
from net.lan.key_service import ask_key
from net.lan.probing import answering
from net.protocol.spoken_code import finds

LISTEN = 6.0
"""Seconds to listen for announcements."""
SETTLE = 0.4
"""Seconds to wait for a second table with the same figure."""


class Resolver:
    """Looks for what `invite` lacks; poll `done`. `invites` has the tables to try, `error` says why there is none:
    "no_answer" (an address), "not_found" (a code)."""

    def __init__(self, invite: Invite) -> None:
        self.done = False
        self.error = ""
        self.invites: list[Invite] = []
        threading.Thread(target=self._work, args=(invite,), name="finding", daemon=True).start()

    def _work(self, invite: Invite) -> None:
        try:
            if invite.host:
                self.invites = [replace(invite, key=ask_key(invite.host, invite.port))]
            else:
                self.invites = answering(by_code(invite.code))
                self.error = "" if self.invites else "not_found"
        except OSError:
            self.error = "no_answer"
        self.done = True


def by_code(code: str, seconds: float = LISTEN) -> list[Invite]:
    """The tables whose announcement has the code's figure. Only they are connected to: nobody else is bothered."""
    browser, figure = Browser(), finds(code)
    try:
        until = time.monotonic() + seconds
        found: list[Found] = []
        while time.monotonic() < until and not browser.error:
            now = [table for table in browser.tables() if table.finds == figure]
            if now and not found:
                until = min(until, time.monotonic() + SETTLE)
            found = now
            time.sleep(0.05)
        return [replace(table.invite, code=code) for table in found]
    finally:
        browser.close()
