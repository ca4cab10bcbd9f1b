"""The registry of titles, and the walls around the engine."""

import subprocess
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace

from game import titles
from game.titles.options import BadOption, read_options
from tests.patience import PATIENCE

ROOT = Path(__file__).parents[2]


def test_five_games_stand_on_the_menu_in_their_order():
    assert list(titles.titles()) == [
        "battlegoats",
        "slayer_slayer",
        "loot_and_recruit",
        "goblin_raid",
        "lords_of_hell",
    ] or [title.poster for title in titles.titles().values()] == sorted(
        title.poster for title in titles.titles().values()
    )
    for name, title in titles.titles().items():
        assert name == title.id
        assert 1 <= title.seats[0] <= title.seats[1]


def test_an_unknown_title_is_named_with_what_there_is():
    with pytest.raises(titles.UnknownTitle, match="battlegoats"):
        titles.title("chess")


def test_a_title_in_the_works_has_no_rules_yet(monkeypatch):
    known = titles.title("battlegoats")
    waiting = {**titles.titles(), "battlegoats": replace(known, status="in the works")}
    monkeypatch.setattr(titles, "titles", lambda: waiting)
    with pytest.raises(titles.UnknownTitle, match="still in the works"):
        titles.rules.__wrapped__("battlegoats")


def test_nobody_changes_the_list_of_titles():
    with pytest.raises(TypeError):
        titles.titles()["battlegoats"] = titles.title("slayer_slayer")


def test_options_are_checked_by_value_and_type():
    assert titles.options_for("battlegoats", {})["muster"] == "basic"
    assert titles.options_for("battlegoats", {"chronicle": True})["chronicle"] is True
    for wrong in ({"musters": "basic"}, {"muster": "all"}, {"chronicle": 1}):
        with pytest.raises(ValueError):
            titles.options_for("battlegoats", wrong)


ROW = """
[[option]]
id = "clock"
values = [60, 0]
default = 60
rule = ""
"""


def written(folder, text):
    (folder / "data").mkdir(exist_ok=True)
    (folder / "data" / "options.toml").write_text(text, encoding="utf-8")
    return folder


def test_options_are_read_from_the_data_of_a_title(tmp_path):
    (clock,) = read_options(written(tmp_path, ROW))
    assert (clock.values, clock.default) == ((60, 0), 60)


@pytest.mark.parametrize(
    "old, new, why",
    [
        ("default = 60", "default = 30", "clock: its default"),
        ("[60, 0]", "[60, 60, 0]", "there twice"),
        ("[60, 0]", '[60, "0"]', "several kinds"),
        ('rule = ""', 'rule = ""\nname = "Clock"', "name"),
        ("rule", "rules", "rule"),
        ("values = [60, 0]", "values = [", "options.toml"),
        ("[[option]]", ROW + "[[option]]", "there twice"),
    ],
)
def test_a_row_of_options_that_means_nothing_is_named(tmp_path, old, new, why):
    with pytest.raises(BadOption, match=why):
        read_options(written(tmp_path, ROW.replace(old, new, 1)))


GUARD = """
import sys
class Wall:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in {"pygame", "zmq", "net", "zeroconf", "sqlite3", "pymunk", "numpy"}:
            raise AssertionError("imported " + name)
        if name.startswith(("game.ui", "game.stack", "game.tabletop", "game.scenes", "game.app")):
            raise AssertionError("imported " + name)
sys.meta_path.insert(0, Wall())
"""


def run(code):
    return subprocess.run(
        [sys.executable, "-c", GUARD + code], cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE
    )


def test_the_engine_knows_nobody():
    code = """
import importlib, pkgutil, game.engine
for module in pkgutil.iter_modules(game.engine.__path__):
    importlib.import_module("game.engine." + module.name)
assert not [name for name in sys.modules if name.startswith("game.titles")], "the engine knows a title"
"""
    done = run(code)
    assert done.returncode == 0, done.stderr


def test_the_rules_of_every_ready_title_load_without_a_screen():
    code = """
from game import titles
for name, title in titles.titles().items():
    assert name + ".flow" not in " ".join(sys.modules), "the rules load with the menu"
for name, title in titles.titles().items():
    if title.status == "ready":
        titles.rules(name); titles.content_hash(name)
"""
    done = run(code)
    assert done.returncode == 0, done.stderr


def test_a_new_table_is_offered_with_the_usual_seats():
    """GSS-1.3: default 4. What somebody chose before counts, as far as the game allows and whatever a file says."""
    slayer = titles.title("slayer_slayer")
    assert slayer.seats_for() == slayer.seats_for("many") == 4
    assert [slayer.seats_for(n) for n in (1, 5, 9)] == [3, 5, 6]
    assert titles.title("battlegoats").seats_for() == 2
