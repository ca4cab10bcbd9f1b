"""Doubt about somebody who comes with another key than before: what is said, and the player's word against it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.scenes.lobby_people import Act, Choices

if TYPE_CHECKING:
    from game.session import Session
    from game.stack.scene import Scene


def doubt_of(scene: Scene, session: Session, key: str, name: str) -> list[Act]:
    """Return the act that ends the doubt about this person; nothing while there is none."""
    if not session.trust.is_changed(key, name):
        return []

    def accept() -> None:
        session.trust.accept(key, name)
        scene.stack.toast(scene.tr("trust.accepted", name=name))

    return [("trust", scene.tr("trust.accept", name=name), "gold", accept)]


def doubting(scene: Scene, name: str, doubt: list[Act]) -> Choices:
    """Return the question to somebody who can do nothing else about this person."""
    text = f"{scene.tr('trust.changed', name=name)} {scene.tr('trust.changed.text', name=name)}"
    return Choices(name, [*doubt, ("close", scene.tr("lobby.close"), "plain", None)], text)
