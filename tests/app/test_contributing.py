"""What CONTRIBUTING.md promises: paths that are there, the journey of a play as it is, and what the usual next things cost."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from tests.journey import listed, written

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "CONTRIBUTING.md"
CARD = """
[[card]]
id = "lamp_goat"
type = "goat"
power = 4
source = "design"
effects = [ { when = "count", verb = "bonus", add = 2, if = { foe_type = "goat" } } ]
"""
WORDS = {
    "en": ("Lamp Goat", "+2 against goats.", "Carries the light, and eats the wick."),
    "es": ("Cabra Farolera", "+2 contra cabras.", "Lleva la luz y se come la mecha."),
    "fi": ("Lyhtyvuohi", "+2 vuohia vastaan.", "Kantaa valoa ja syö sydänlangan."),
}
PLAYED = """
from game import titles
from game.engine import match
from game.engine.chance import Chance
met = set()
for seed in range(12):
    one = match.new(titles.rules("battlegoats"), 6, titles.options_for("battlegoats", {}), seed)
    chance = Chance(bytes([seed]))
    while one.result is None:
        met |= {card for _, card in one.view(0).get("mine", {}).get("hand", ())}
        seat = one.waiting_for()[0]
        one.play(seat, one.space(seat).sample(chance))
assert "lamp_goat" in met, sorted(met)
"""


def test_every_path_on_the_page_is_there() -> None:
    named = set(
        re.findall(r"`((?:game|net|art|sounds|tests|packaging|\.ci)/[\w/.-]+?)/?`", PAGE.read_text(encoding="utf-8"))
    )
    assert len(named) > 20
    assert not {path for path in named if not (ROOT / path).exists()}


def test_the_journey_is_printed_as_it_is() -> None:
    """`python -m tests.journey --write` after a change. Heartbeats come and go, so that a few modules may differ."""
    told, traced = listed(PAGE.read_text(encoding="utf-8")), written()
    assert len(told ^ traced) <= 8, sorted(told ^ traced)


def test_a_card_of_known_verbs_is_a_row_and_its_words(tmp_path: Path) -> None:
    """No other file of the game, and no test of the title turns red: its playthroughs, which are made anew, and its picture
    aside."""
    copy = tmp_path / "copy"
    shutil.copytree(ROOT / "game", copy / "game", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(ROOT / "tests" / "titles", copy / "tests" / "titles", ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("__init__.py", "conftest.py", "patience.py"):
        shutil.copy(ROOT / "tests" / name, copy / "tests" / name)
    for needed in ("net", "art", "tests/art"):
        (copy / needed).symlink_to(ROOT / needed)
    shutil.copy(ROOT / "pyproject.toml", copy)
    title = copy / "game" / "titles" / "battlegoats"
    touched = [title / "data" / "cards.toml", *(title / "words" / f"{language}.ftl" for language in WORDS)]
    rows = (
        touched[0].read_text(encoding="utf-8").replace("total = 55", "total = 56").replace("count = 33", "count = 34")
    )
    touched[0].write_text(rows + CARD, encoding="utf-8")
    for language, (name, text, flavour) in WORDS.items():
        path = title / "words" / f"{language}.ftl"
        said = f"\ncard-lamp-goat = {name}\n    .text = {text}\n    .flavour = {flavour}\n"
        path.write_text(path.read_text(encoding="utf-8") + said, encoding="utf-8")
    assert len(touched) == 4
    here = {**os.environ, "PYTHONPATH": str(copy)}
    subprocess.run([sys.executable, "-c", PLAYED], cwd=copy, env=here, check=True, timeout=300)
    tests = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/titles/battlegoats", "--tb=line"]
    found = subprocess.run(tests, cwd=copy, env=here, capture_output=True, text=True, timeout=900)
    assert found.returncode == 0, found.stdout[-3000:]
