"""Doubt about somebody who comes with another key than before: what is said, and the player's word against it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from game.stack.choices import Act, Choices

if TYPE_CHECKING:
    from game.session.session import Session
    from game.stack.scene import SceneStack


class Speaks(Protocol):
    """A scene that can word something and hang it up as news."""

    stack: SceneStack

    def tr(self, key: str, **args: object) -> str: ...


def doubt_of(scene: Speaks, session: Session, key: str, name: str) -> list[Act]:
    """Return the act that ends the doubt about this person; nothing while there is none."""
    if not session.trust.is_changed(key, name):
        return []

    def accept() -> None:
        session.trust.accept(key, name)
        scene.stack.toast(scene.tr("trust-accepted", name=name))

    return [("trust", scene.tr("trust-accept", name=name), "gold", accept)]


def doubting(scene: Speaks, name: str, doubt: list[Act]) -> Choices:
    """Return the question to somebody who can do nothing else about this person."""
    text = f"{scene.tr('trust-changed', name=name)} {scene.tr('trust-changed-text', name=name)}"
    return Choices(name, [*doubt, ("close", scene.tr("lobby-close"), "plain", None)], text)
