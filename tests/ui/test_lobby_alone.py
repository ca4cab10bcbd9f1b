"""A table that was opened for others on a machine without a network: its lobby says that nobody can come."""

from __future__ import annotations

import pytest
import walks

from game.scenes.lobby import Lobby
from game.ui.look import Look


@pytest.mark.parametrize(
    "goal, addresses, alone",
    [
        ("host", ("127.0.0.1:28420",), True),
        ("host", ("[::1]:28420",), True),
        ("host", ("192.168.1.20:28420",), False),
        ("host", ("[fe80::1]:28420",), False),
        ("host", (), False),
        ("alone", ("127.0.0.1:28420",), False),
    ],
)
def test_the_lobby_says_when_nobody_can_reach_the_table(
    monkeypatch: pytest.MonkeyPatch, goal: str, addresses: tuple[str, ...], alone: bool
) -> None:
    harness = walks.lobby(monkeypatch)
    lobby = harness.stack.top
    assert isinstance(lobby, Lobby)
    lobby.session.goal, lobby.session.address.hosts = goal, addresses  # type: ignore[assignment]
    said: list[str] = []
    label = Look.label
    monkeypatch.setattr(
        Look, "label", lambda self, text, *more, **how: (said.append(text), label(self, text, *more, **how))[1]
    )
    lobby.rebuild()
    harness.frames(2)
    words = lobby.tr("lobby-alone")
    assert lobby.session.reaches_nobody is alone and (words in said) is alone
