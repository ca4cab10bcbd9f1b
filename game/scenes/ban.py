"""Whether the host means it: a ban is for good, so it is asked first, in the lobby as in a match."""

from __future__ import annotations

from collections.abc import Callable

from game.session.session import Session
from game.stack.choices import Act
from game.stack.dialog import Answer, Dialog
from game.stack.scene import SceneStack
from net.protocol import messages as m

Tr = Callable[..., str]


def ask_ban(stack: SceneStack, tr: Tr, name: str, text: str, then: Callable[[], object]) -> None:
    """Ask whether `name` shall go, `text` saying what becomes of the seat; `then` does it. The safe answer is the main one."""
    answers = [Answer("yes", tr("people-ban-yes"), "danger"), Answer("no", tr("people-ban-no"), "primary")]

    def answered(value: str, _chosen: str) -> None:
        if value == "yes":
            then()

    stack.push(Dialog(tr("people-ban-question", name=name), text, answers, then=answered))


def ban_act(stack: SceneStack, tr: Tr, session: Session, who: str, name: str) -> Act:
    """The door, for good, once the host has said that they mean it."""

    def ask() -> None:
        ask_ban(stack, tr, name, tr("lobby-kick-text", name=name), lambda: session.send(m.Kick(who)))

    return "kick", tr("lobby-kick"), "danger", ask
