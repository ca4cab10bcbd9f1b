"""Exceptions planted in real processes, window, host and bot: each leaves a log and a fall, and no secret in either."""

import json
import os
import subprocess
import sys

import pytest

from net.storage import falls, program_log
from tests.patience import PATIENCE

PASSPHRASE = "three blind goats"

WINDOW = """
from game import app
from game.scenes.menu import Menu
was, seen = Menu.update, []
def update(self, dt):
    seen.append(dt)
    if len(seen) == 3:
        raise ValueError("planted")
    was(self, dt)
Menu.update = update
raise SystemExit(app.run(app.menu(), (1280, 720), frames=30))
"""
HOST = """
import net.host.process as process
was, turns = process.Router.pump, []
def pump(self, table, now, patience):
    turns.append(now)
    if len(turns) == 5:
        raise ValueError(f"planted: {table.setup.invite} {table.setup.code} {table.lobby.house.passphrase}")
    was(self, table, now, patience)
process.Router.pump = pump
from game.__main__ import main
raise SystemExit(main(["host", "battlegoats", "--local", "--bots", "1:easy"]))
"""
BOT = """
import game.bots.network as network
def play(peer, *_):
    raise ValueError("planted")
network._play = play
from game.__main__ import main
raise SystemExit(main(["bot", "127.0.0.1:1"]))
"""


def run(code, home):
    environment = {**os.environ, "GOBSMACK_HOME": str(home), "GOBSMACK_PASSPHRASE": PASSPHRASE,
                   "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}  # fmt: skip
    return subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env=environment, timeout=PATIENCE
    )


@pytest.mark.parametrize(("kind", "code"), [("window", WINDOW), ("host", HOST), ("bot", BOT)])
def test_a_process_that_falls_over(kind, code, tmp_path, monkeypatch):
    monkeypatch.setenv("GOBSMACK_HOME", str(tmp_path))
    ended = run(code, tmp_path)
    assert (ended.returncode == 0) == (kind == "window"), ended.stderr  # a window goes on, with a page
    [log] = program_log.files(kind)
    [fall] = [one for one in falls.waiting() if one.kind == kind]
    said = "planted" if kind != "bot" else "left out"  # a bot knows its hand
    assert said in fall.error and "ValueError" in log.read_text() and fall.software.startswith("gobsmack ")
    if kind == "host":
        said = ended.stdout.partition("\n")[0]
        assert fall.match and fall.match in said, "which match it was"
    for text in [log.read_text(), *(path.read_text() for path in falls.folder().iterdir())]:
        assert PASSPHRASE not in text and "gobsmack://" not in text


def test_every_process_of_a_table_logs_for_itself(tmp_path, monkeypatch):
    monkeypatch.setenv("GOBSMACK_HOME", str(tmp_path))
    words = ["host", "battlegoats", "--local", "--bots", "2:random", "--exit-when-over", "--option", "muster=basic"]
    environment = {**os.environ, "GOBSMACK_HOME": str(tmp_path)}
    ended = subprocess.run(
        [sys.executable, "-m", "game", *words], capture_output=True, text=True, env=environment, timeout=PATIENCE
    )
    assert ended.returncode == 0, ended.stderr
    assert [len(program_log.files(kind)) for kind in ("host", "bot")] == [1, 2]
    text = program_log.files("host")[0].read_text()
    assert "begins: battlegoats" in text and "is over after" in text
    assert falls.waiting() == []


@pytest.mark.parametrize("how", ["alone", "together"])
def test_a_match_is_continued_where_its_table_broke(how, tmp_path):
    """Over TCP, with a host process of our own: the same match, at once, and nobody is thrown out."""
    environment = {**os.environ, "GOBSMACK_HOME": str(tmp_path)}
    ran = subprocess.run([sys.executable, "-m", "tests.e2e.fallen_window", how], capture_output=True, text=True,
                         env=environment, timeout=2 * PATIENCE)  # fmt: skip
    assert ran.returncode == 0, ran.stderr[-3000:]
    before, page, after = map(json.loads, ran.stdout.splitlines())
    assert page == {"page": "broke_match"}
    assert after["match"] == before["match"] and after["state"] == "in"
