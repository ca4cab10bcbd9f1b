"""The program's own table and its list of tables on the LAN: one of each, on the program's stash."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.session.context import Program
from game.session.session import SESSION, Session
from game.stash import StashKey

if TYPE_CHECKING:
    from net.lan.discovery import Browser
    from net.lan.listing import MachineTables

BROWSER: StashKey[Browser] = StashKey("browser")
"""What listens for tables on the LAN, once it was wanted."""


def begin(program: Program, session: Session) -> Session:
    """This is the window's session now; the one before is left."""
    old = program.stash.get(SESSION)
    if old is not None and old is not session:
        old.close()
    program.stash[SESSION] = session
    return session


def start_browser(program: Program) -> None:
    """Listen for tables on the LAN, live. Does nothing the second time; a machine without multicast gets an idle one."""
    if program.stash.get(BROWSER) is None:
        from net.lan.discovery import Browser

        program.stash[BROWSER] = Browser()


def ask_machine(text: str) -> MachineTables | None:
    """The tables of the machine at an address that somebody typed. None for a code, an invite, or what is no way to a table."""
    from net.lan.invite import parse
    from net.lan.listing import MachineTables

    try:
        wanted = parse(text)
        return MachineTables(text) if wanted.host and not wanted.key else None
    except ValueError:
        return None


def shut_down(program: Program) -> None:
    """The program ends: leave the table, stop listening."""
    session, browser = program.stash.drop(SESSION), program.stash.drop(BROWSER)
    if session is not None:
        session.close()
    if browser is not None:
        browser.close()
