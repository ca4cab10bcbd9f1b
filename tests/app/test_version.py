"""The version stands in one place and is told everywhere."""

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

from game import __version__
from game.scenes.credits import Credits
from game.scenes.versions import versions
from game.version import number_of, software
from game.words import LANGUAGES, catalogue
from net.protocol import messages as m

ROOT = Path(__file__).parents[2]


def test_it_is_asked_for_on_the_command_line():
    ran = subprocess.run([sys.executable, "-m", "game", "--version"], capture_output=True, text=True, cwd=ROOT)
    assert (ran.returncode, ran.stdout) == (0, f"gobsmack {__version__}\n")


def test_it_stands_in_one_place():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert "version" not in project["project"] and project["project"]["dynamic"] == ["version"]
    assert project["tool"]["setuptools"]["dynamic"]["version"] == {"attr": "game.__version__"}
    assert re.fullmatch(r"\d+\.\d+\.\d+", __version__)


def test_the_changes_begin_with_it():
    heads = re.findall(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert heads[0] == __version__ and len(set(heads)) == len(heads)


def test_the_window_and_the_credits_say_it():
    code = (
        "import pygame; from game import app; pygame.display.set_caption = print; "
        "app.run(app.menu(), (1280, 720), frames=1)"
    )
    still = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT, env=still)
    assert f"Gobsmack {__version__}" in ran.stdout.splitlines(), ran.stderr
    for language in LANGUAGES:
        catalogue.use(language)
        told = [catalogue.tr(text, version="1.2.3") for _, text in Credits.texts]
        assert any("1.2.3" in text for text in told), language


def test_what_another_program_tells():
    assert number_of(software()) == __version__
    assert number_of("gobsmack 0.9.1") == "0.9.1" and number_of("") == "" and number_of("something else") == ""
    assert len(number_of(f"gobsmack {'9' * 100}")) <= 20


def lobby(*told):
    seats = tuple(m.SeatState("human", name * 40, name, here=True, software=one) for name, one in told)
    return m.Lobby(1, "lobby", 1, "table", "battlegoats", "", seats, (), {}, True, "bot", "normal", False, b"")


def test_a_lobby_says_whether_everybody_has_the_same(monkeypatch):
    monkeypatch.setattr("game.scenes.versions.__version__", "1.0.0")
    catalogue.use("en")
    own = ("A", "gobsmack 1.0.0")
    assert versions(catalogue.tr, lobby(own)) == "", "nobody else is there"
    assert versions(catalogue.tr, lobby(own, ("B", ""))) == ""
    assert versions(catalogue.tr, lobby(own, ("B", "gobsmack 1.0.0"))) == "everyone has 1.0.0"
    assert versions(catalogue.tr, lobby(own, ("B", "gobsmack 0.9"))) == "B has 0.9, you have 1.0.0"


def test_an_invite_alone_joins_its_table(monkeypatch):
    from game import __main__ as program

    seen = []
    monkeypatch.setitem(program.COMMANDS, "join", lambda chosen: seen.append(chosen.invite) or 0)
    assert program.main(["gobsmack://somewhere"]) == 0 and seen == ["gobsmack://somewhere"]
