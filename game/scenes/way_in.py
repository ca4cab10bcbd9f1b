"""How others come to this window's table: code and addresses, as they are read aloud, and the invite on the clipboard."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.ui import clipboard
from net.protocol.spoken_code import spoken

if TYPE_CHECKING:
    from game.session.session import Session
    from game.stack.scene import SceneStack

Tr = Callable[..., str]


def addresses(session: Session) -> tuple[str, ...]:
    """Where the table listens, as far as there is room to say it; known to its host alone."""
    return session.address.hosts[:2]


def copy_invite(session: Session, stack: SceneStack, tr: Tr) -> None:
    """The whole invite onto the clipboard: it carries address, key and code."""
    done = clipboard.copy(session.address.invite or spoken(session.address.code))
    stack.toast(tr("lobby-copied" if done else "lobby-copy-failed"), trouble=not done)


def _is_open(session: Session) -> bool:
    """Whether others may come to this table, and there is something to tell them."""
    return session.goal != "alone" and bool(session.address.code or session.address.hosts)


def way_in_words(session: Session, tr: Tr) -> str:
    """Code and addresses in a line, or why they are not shown; "" where there is nothing to tell."""
    if not _is_open(session):
        return ""
    if session.context.settings.streamer:
        return tr("lobby-hidden")
    if session.reaches_nobody:
        return tr("lobby-alone-text")
    return tr("table-way-in", way="</b> · <b>".join(filter(None, (spoken(session.address.code), *addresses(session)))))


def way_in_acts(session: Session, stack: SceneStack, tr: Tr) -> list[tuple[str, str, Callable[[], object]]]:
    """What the pause offers of it."""
    if not _is_open(session) or session.reaches_nobody:
        return []
    return [("invite", tr("table-copy-invite"), lambda: copy_invite(session, stack, tr))]
