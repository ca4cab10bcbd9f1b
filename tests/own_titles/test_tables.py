"""A table of somebody's own is played by those who have it; all others are told what they lack, and load nothing."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game.own import content, discovery
from game.own.content import Content, Piece
from game.scenes.replay import needed
from net.client import events as e
from net.client.client import Client
from net.protocol import codec
from net.protocol import messages as m
from net.storage import journal
from tests.net.world import World
from tests.own_titles.rig import EGGS, put_eggs, put_set
from tests.patience import PATIENCE, next_line

ROOT = Path(__file__).parents[2]
LAMP = Piece("set", "battlegoats/lamp", "Lamp goats", "1", "aa")
EGG = Piece("title", EGGS, "Rotten Eggs", "", "bb")


def closed(world: World, client: Client) -> list[e.Closed]:
    world.exchange()
    found: list[e.Closed] = world.got(client, e.Closed)
    return found


@pytest.mark.parametrize(
    "host, mine, code, name",
    [
        (LAMP, (), "own_set", "Lamp goats 1"),
        (LAMP, (Piece("set", LAMP.id, "Lamp goats", "2", "cc"),), "own_set_differs", "Lamp goats 1"),
        (EGG, (), "own_title", "Rotten Eggs"),
        (EGG, (Piece("title", EGGS, "Rotten Eggs", "", "cc"),), "own_title_differs", "Rotten Eggs"),
        (None, (LAMP,), "own_set_extra", "Lamp goats 1"),
    ],
)
def test_whoever_lacks_something_is_told_what(
    host: Piece | None, mine: tuple[Piece, ...], code: str, name: str
) -> None:
    world = World(own=(host,) if host else ())
    alice = world.join("alice", pieces=lambda title: mine)
    assert closed(world, alice) == [e.Closed(code, name)]


def test_whoever_has_the_same_comes_in_and_the_recording_says_with_what() -> None:
    world = World(own=(LAMP,), seats=2)
    players = [world.join(name, pieces=lambda title: (LAMP,)) for name in ("alice", "bob")]
    world.exchange()
    world.start()
    assert not any(closed(world, client) for client in players)
    assert all(client.opening is not None and client.opening.own == (LAMP,) for client in players)
    assert world.ledger.begun is not None and world.ledger.begun.own == (LAMP,)


def test_a_host_cannot_make_a_client_load_anything() -> None:
    """It may name what it likes: nothing is looked up, imported or read for it."""
    before = set(sys.modules)
    for title in ("rotten_eggs", "os", "../evil", "battlegoats.rules"):
        world = World(own=(Piece("title", title, "Evil\u202e", "", "ff"),))
        asked: list[str] = []

        def rules_hash(title: str, asked: list[str] = asked) -> str:
            asked.append(title)
            return "content"

        client = world.join("alice", pieces=lambda title: ())
        client.entry._content = rules_hash
        (told,) = closed(world, client)
        assert told.code == "own_title" and "\u202e" not in told.text and not asked
    assert not {name for name in set(sys.modules) - before if name.startswith("game.titles.")}


def test_a_host_that_greets_with_one_game_cannot_open_another() -> None:
    """The rules and the screen of the game that is opened would be loaded: it is the one that was compared, or none."""
    world = World()
    alice = world.join("alice")
    world.exchange()
    assert not closed(world, alice)
    other = m.Opening("abcd", 1, 1, EGGS, "content", 0, {}, ("human",), ("Alice",))
    (told,) = [event for event in alice.receive(codec.pack(other), world.now) if isinstance(event, e.Closed)]
    assert told.code == "content" and alice.opening is None


def test_a_greeting_has_room_for_no_more_than_a_table_may_name() -> None:
    many = tuple(Piece("set", f"battlegoats/{n}", "x", "1", "aa") for n in range(18))
    packed = codec.pack(m.Greeting(m.PROTOCOL, "x", "table", "battlegoats", "content", own=many))
    with pytest.raises(codec.BadFrame):
        codec.read_from_host(packed)


# Real processes


@pytest.fixture
def homes(tmp_path: Path) -> Iterator[Homes]:
    made = Homes(tmp_path)
    yield made
    made.end()


class Homes:
    """Programs, each in a player's folder of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.started: list[subprocess.Popen[str]] = []

    def home(self, name: str) -> Path:
        place = self.folder / name
        place.mkdir(exist_ok=True)
        return place

    def start(self, home: Path, *arguments: str) -> subprocess.Popen[str]:
        clean = {name: value for name, value in os.environ.items() if name != discovery.OFF}
        process = subprocess.Popen(
            [sys.executable, "-m", "game", *arguments], cwd=ROOT, env={**clean, "GOBSMACK_HOME": str(home)}, text=True,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        )  # fmt: skip
        self.started.append(process)
        return process

    def end(self) -> None:
        for process in self.started:
            if process.poll() is None:
                process.kill()
            process.communicate(timeout=PATIENCE)


@pytest.mark.skipif(os.name == "nt", reason="signals")
def test_a_host_and_two_clients_play_it_over_tcp_and_others_are_turned_away(homes: Homes) -> None:
    with_eggs, without = homes.home("with"), homes.home("without")
    put_eggs(with_eggs)
    host = homes.start(with_eggs, "host", EGGS, "--seats", "2", "--local", "--exit-when-over")
    assert host.stdout is not None
    invite = json.loads(next_line(host))["invite"]

    stranger = homes.start(without, "bot", invite)
    _, told = stranger.communicate(timeout=PATIENCE)
    assert stranger.returncode != 0 and "this table plays Rotten Eggs, a game that is not in your folder" in told

    players = [homes.start(with_eggs, "bot", invite, "--level", level) for level in ("easy", "normal")]
    out, log = host.communicate(timeout=PATIENCE)
    result = json.loads(out.splitlines()[-1])["result"]
    assert "counted" in str(result), log
    for player in players:
        player.communicate(timeout=PATIENCE)

    verified = homes.start(with_eggs, "replay", json.loads(out.splitlines()[-1])["match"], "--verify")
    assert verified.communicate(timeout=PATIENCE)[0] and verified.returncode == 0


@pytest.mark.skipif(os.name == "nt", reason="signals")
@pytest.mark.parametrize("put, title, said", [
    (put_set, "battlegoats", "was begun with the card set Lamp goats 1, which is missing"),
    (put_eggs, EGGS, "was begun with the game Rotten Eggs, which is not in your folder"),
])  # fmt: skip
def test_a_match_is_taken_up_only_with_what_it_was_begun_with(
    homes: Homes, monkeypatch: pytest.MonkeyPatch, put: Callable[[Path], Path], title: str, said: str
) -> None:
    home = homes.home("with")
    place = put(home)
    host = homes.start(home, "host", title, "--seats", "2", "--bots", "1:easy", "--local")
    assert host.stdout is not None
    facts = json.loads(next_line(host))
    player = homes.start(home, "bot", facts["invite"])
    monkeypatch.setenv("GOBSMACK_HOME", str(home))
    until = time.monotonic() + PATIENCE
    while not journal.matches() and time.monotonic() < until:
        time.sleep(0.1)
    (match,) = journal.matches()
    time.sleep(1.0)  # the file is there before its first words
    for process in (host, player):
        process.kill()
        process.communicate(timeout=PATIENCE)
    shutil.move(place, homes.folder / "elsewhere")
    verified = homes.start(home, "replay", match, "--verify")
    assert f"cannot be checked here (it {said}" in verified.communicate(timeout=PATIENCE)[0]
    again = homes.start(home, "host", "--resume", match, "--local")
    _, told = again.communicate(timeout=PATIENCE)
    assert again.returncode != 0 and said in told


def test_a_recording_says_what_it_was_played_with_and_opens_only_there(tmp_path: Path) -> None:
    opening = m.Opening("abcd", 1, 1, "battlegoats", "content", 0, {}, ("human",), ("Alice",), own=(LAMP,))
    assert needed(opening) == ("own_set", "Lamp goats 1")
    before = content.here()
    try:
        content.use(Content(sets=[content.CardSet("battlegoats", tmp_path, LAMP, True)]))
        assert needed(opening) is None
        assert needed(m.Opening("abcd", 1, 1, "battlegoats", "content", 0, {}, ("human",), ("Alice",))) is None
    finally:
        content.use(before)
