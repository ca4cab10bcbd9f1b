"""A bot whose level the host changes in mid-match plays by the new one from its next choice on."""

from types import SimpleNamespace

from game import titles
from game.bots import network
from game.engine.match import new
from net.client import events as e
from net.protocol.messages import Lobby, SeatState

TITLE = "battlegoats"
KEY = "B" * 40


def lobby(level: str, number: int) -> Lobby:
    seats = (SeatState("human", "A" * 40, "Inés"), SeatState("bot", KEY, "Snag", level=level, ready=True, here=True))
    return Lobby(number, "playing", 1, "", TITLE, "A" * 40, seats, (), {}, True, "wait", "normal", False, b"")


def seated(level: str) -> network.Player:
    match = new(titles.rules(TITLE), ("human", "bot"), titles.options_for(TITLE, {}), 3)
    opening = SimpleNamespace(title=TITLE, match="m", seat=1, options={}, kinds=("human", "bot"))
    client = SimpleNamespace(key=KEY, lobby=None, opening=opening, version=1, view=lambda: match.view(1), pending=None,
                             clock_left=lambda now: None, ask=match.seat_ask(1), state="in", play=print)  # fmt: skip
    player = network.Player(client, level, 1)
    player.take(e.Opened(opening, False))
    return player


def test_it_takes_its_new_level_at_its_next_choice() -> None:
    player = seated("easy")
    player.take(e.LobbyChanged(lobby("easy", 1)))
    before = player.bot
    player.take(e.LobbyChanged(lobby("easy", 2)))
    assert player.bot is before, "nothing changed"
    player.take(e.LobbyChanged(lobby("hard", 3)))
    assert player.level == "hard" and player.bot is not before
    player.think(1e6)


def test_one_started_by_hand_keeps_its_level_until_somebody_changes_it() -> None:
    player = seated("hard")
    player.take(e.LobbyChanged(lobby("normal", 1)))
    assert player.level == "hard", "the lobby's first word is no change"
    player.take(e.LobbyChanged(lobby("easy", 2)))
    assert player.level == "easy"
