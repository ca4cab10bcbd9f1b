"""Every room has a page that says what lives there, and what the pages name is there."""

import fnmatch
import re
import subprocess
from pathlib import Path

import pytest

from game.titles import titles

ROOT = Path(__file__).parents[2]
TITLES = [f"game/titles/{name}" for name in titles()]
ROOMS = [
    *(
        ".",
        "game",
        "game/bots",
        "game/engine",
        "game/scenes",
        "game/stack",
        "game/tabletop",
        "game/words",
        "game/titles",
        "game/own",
        *TITLES,
        "game/ui",
    ),
    *("net", "net/protocol", "net/host", "net/client", "net/lan", "net/fairness", "net/failover", "net/storage"),
    *("art", "sounds", "packaging"),
    *("tests", "tests/bench", "tests/conformance", "tests/e2e", "tests/faults", "tests/ui"),
]
SPAN = re.compile(r"`([^`\s]+)`")
FILE = re.compile(r"[\w*./-]+\.(py|toml|ftl|md|yml|spec|desktop)")


def files() -> list[str]:
    """Every file of the project, as the version control knows them, or as they lie there."""
    try:
        listed = subprocess.run(
            ["git", "ls-files", "-co", "--exclude-standard"], cwd=ROOT, capture_output=True, text=True
        )
        if listed.returncode == 0 and listed.stdout:
            return listed.stdout.split("\n")
    except OSError:
        pass
    return [path.relative_to(ROOT).as_posix() for room in ("game", "net", "art", "sounds", "packaging", "tests")
            for path in (ROOT / room).rglob("*")]  # fmt: skip


FILES = files()
NET_ROOMS = [room for room in ROOMS if room.startswith("net/")]


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_says_what_lives_there(room):
    page = ROOT / room / "README.md"
    text = page.read_text(encoding="utf-8")
    assert len(text) > 300, room
    missing = []
    for name in SPAN.findall(text):
        if not FILE.fullmatch(name) or name.startswith(("dist/", ".")):
            continue
        here = f"{room}/{name}".removeprefix("./")
        known = any(fnmatch.fnmatch(file, wish) for file in FILES for wish in (here, name, f"*/{name}"))
        if not known:
            missing.append(name)
    assert not missing, f"{page.relative_to(ROOT)} names what is not there"


@pytest.mark.parametrize("room", NET_ROOMS)
def test_a_room_of_net_names_each_of_its_modules(room):
    spans = set(SPAN.findall((ROOT / room / "README.md").read_text(encoding="utf-8")))
    assert {path.name for path in (ROOT / room).glob("*.py")} - {"__init__.py"} <= spans


def test_every_room_of_net_is_looked_at():
    assert {f"net/{path.parent.name}" for path in (ROOT / "net").glob("*/__init__.py")} == set(NET_ROOMS)
