"""What CONTRIBUTING.md promises: paths that are there, the journey of a play as it is, and what the usual next things cost."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable
from fnmatch import fnmatch
from pathlib import Path

import pytest

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
LANGUAGES = tuple(WORDS)
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


GOATS = "game/titles/battlegoats"
SAID = f"{GOATS}/words/*.ftl"


class Scratch:
    """A copy of the project in which something is added, and the files that were touched for it."""

    def __init__(self, folder: Path, copied: Iterable[str] = ()) -> None:
        self.root = folder / "copy"
        self.touched: set[str] = set()
        for name in ("game", "tests/titles", *copied):
            shutil.copytree(ROOT / name, self.root / name)  # with what Python has compiled of it
        for name in ("__init__.py", "conftest.py", "patience.py"):
            shutil.copy(ROOT / "tests" / name, self.root / "tests" / name)
        for needed in ("net", "art", "sounds", "tests/art"):
            if not (self.root / needed).exists():
                (self.root / needed).parent.mkdir(parents=True, exist_ok=True)
                (self.root / needed).symlink_to(ROOT / needed)
        shutil.copy(ROOT / "pyproject.toml", self.root)

    def change(self, path: str, *changes: tuple[str, str]) -> None:
        """Put new text in the place of old text that stands there once."""
        text = (self.root / path).read_text(encoding="utf-8")
        for old, new in changes:
            assert text.count(old) == 1, f"{path} has {text.count(old)} times {old!r}"
            text = text.replace(old, new)
        (self.root / path).write_text(text, encoding="utf-8")
        self.touched.add(path)

    def add(self, path: str, text: str) -> None:
        """Write at the end of a file, or a new one."""
        place = self.root / path
        place.write_text((place.read_text(encoding="utf-8") if place.exists() else "") + text, encoding="utf-8")
        self.touched.add(path)

    def say(self, **texts: str) -> None:
        """Add messages to BattleGoats' words, by language."""
        for language, text in texts.items():
            self.add(f"{GOATS}/words/{language}.ftl", text)

    def python(self, *arguments: str) -> None:
        here = {**os.environ, "PYTHONPATH": str(self.root)}
        done = subprocess.run(
            [sys.executable, *arguments], cwd=self.root, env=here, capture_output=True, text=True, timeout=900
        )
        assert done.returncode == 0, (done.stdout + done.stderr)[-3000:]

    def test(self, *arguments: str) -> None:
        self.python("-m", "pytest", "-q", "-p", "no:cacheprovider", "--tb=short", *arguments)


def promised(heading: str) -> list[str]:
    """The files of a table of the page, as patterns."""
    section = PAGE.read_text(encoding="utf-8").split(f"### {heading}\n")[1].split("\n### ")[0]
    return [
        f"{path}*" if path.endswith("/") else path for path in re.findall(r"^\| `([^`]+)` \|", section, re.MULTILINE)
    ]


def agrees(touched: set[str], heading: str, without: Iterable[str] = ()) -> None:
    """What was touched is what the page lists, but for what was not tried."""
    listed_ = [path for path in promised(heading) if path not in without]
    assert not {path for path in touched if not any(fnmatch(path, wish) for wish in listed_)}, "not on the page"
    assert not [wish for wish in listed_ if not any(fnmatch(path, wish) for path in touched)], "not touched"


@pytest.fixture
def scratch(tmp_path: Path) -> Scratch:
    return Scratch(tmp_path)


def test_a_card_of_known_verbs_is_a_row_and_its_words(scratch: Scratch) -> None:
    """No other file of the game, and no test of the title turns red: its playthroughs, which are made anew, and its picture
    aside."""
    cards = f"{GOATS}/data/cards.toml"
    scratch.change(cards, ("total = 55", "total = 56"), ("count = 33", "count = 34"))
    scratch.add(cards, CARD)
    said = {
        language: f"\ncard-lamp-goat = {name}\n    .text = {text}\n    .flavour = {flavour}\n"
        for language, (name, text, flavour) in WORDS.items()
    }
    scratch.say(**said)
    agrees(scratch.touched, "A card", ("art/titles/battlegoats/cast.py", "tests/titles/battlegoats/*"))
    scratch.python("-c", PLAYED)
    scratch.test("tests/titles/battlegoats")


LONER = """
[[card]]
id = "lamp_goat"
type = "goat"
power = 4
source = "design"
effects = [ { when = "count", verb = "loner", add = 3 } ]
"""
LONER_TEST = """
from game.titles.battlegoats.bot.weigh import WORTH
from game.titles.battlegoats.rules.cards import INDEX
from tests.titles.battlegoats.table import battle


def test_a_loner_counts_more_where_nobody_stands_beside_it() -> None:
    \"\"\"BTG-6.2\"\"\"
    alone = battle("A: F1 lamp_goat, B3 sapper. B: F1 pikebilly").attack("A:F1", "B:F1")
    beside = battle("A: F1 lamp_goat, F2 sapper. B: F1 pikebilly").attack("A:F1", "B:F1")
    assert alone.powers()["lamp_goat"] == 7 and beside.powers()["lamp_goat"] == 4
    assert WORTH[INDEX["lamp_goat"]] == 8.5
"""


def test_a_verb_is_its_chapter_its_words_its_weight_and_its_test(scratch: Scratch) -> None:
    rules, verb = f"{GOATS}/rules", "loner"
    scratch.change(
        f"{rules}/data_shapes.py",
        ('        "mimic": _WHEN', f'        "{verb}": {{**_WHEN_COUNTED, "add": _SOME}},\n        "mimic": _WHEN'),
    )
    scratch.change(
        f"{rules}/cards.py",
        (
            "AURAS: dict",
            f'LONERS: tuple[int, ...] = (*(_number(card, "{verb}", "add") for card in CARDS), 0)\nAURAS: dict',
        ),
    )
    scratch.change(
        f"{rules}/power.py",
        ("    KIN,\n", "    KIN,\n    LONERS,\n"),
        ("    hex_add = HEX[foe]\n", "    if LONERS[card] and not s.occupied[place // 9] & NEXT_TO_BITS[place % 9]:\n"
         "        total += LONERS[card]\n        if ledger is not None:\n"
         '            ledger.append(["loner", IDS[card], None, LONERS[card]])\n    hex_add = HEX[foe]\n'),
    )  # fmt: skip
    scratch.change(
        f"{GOATS}/bot/weigh.py",
        ("    KIN,\n", "    KIN,\n    LONERS,\n"),
        (
            "(1.5 if COMMAND[card.index] else 0)) for",
            "(1.5 if COMMAND[card.index] else 0) + LONERS[card.index] / 2) for",
        ),
    )
    scratch.say(
        en="\nbonus-loner = Nobody beside it\n",
        fi="\nbonus-loner = Kukaan ei vieressä\n",
        es="\nbonus-loner = Nadie a su lado\n",
    )
    scratch.add("tests/titles/battlegoats/test_loner.py", LONER_TEST)
    agrees(scratch.touched, "A verb")
    # Its first card; that has its own list.
    scratch.change(f"{GOATS}/data/cards.toml", ("total = 55", "total = 56"), ("count = 33", "count = 34"))
    scratch.add(f"{GOATS}/data/cards.toml", LONER)
    scratch.say(
        **{
            language: f"\ncard-lamp-goat = {WORDS[language][0]}\n    .text = x\n    .flavour = x\n"
            for language in LANGUAGES
        }
    )
    scratch.test("tests/titles/battlegoats/test_loner.py", "tests/titles/battlegoats/test_battle.py")


BUTTON_TEST = """
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "ui"))
from local_feed import LocalFeed
from table_driver import asked_next, open_table


def test_the_button_is_pressed() -> None:
    harness, scene = open_table(LocalFeed("battlegoats", 2, options={"muster": "draft"}), pace="instant")
    assert asked_next(harness, scene, kind_of=lambda scene: scene.table.context.chooser.kind) == "draft"
    harness.click("act.rules")
    harness.frames(3)
    assert type(harness.stack.top).__name__ == "TableScene" and any("Keep one" in slip.text for slip in harness.stack.toasts)
"""


def test_a_button_is_one_line_and_its_words(tmp_path: Path) -> None:
    scratch = Scratch(tmp_path, ("tests/ui",))
    line = (
        '            out.append(AnswerButton("rules", words("act-rules"), lambda: services.slip(words("ask-draft"))))\n'
    )
    head = '        elif kind == "first":\n'
    scratch.change(f"{GOATS}/screen/answers.py", (head, line + head))
    scratch.say(en="\nact-rules = What now?\n", fi="\nact-rules = Mitä nyt?\n", es="\nact-rules = ¿Y ahora?\n")
    scratch.add("tests/titles/battlegoats/test_button.py", BUTTON_TEST)
    agrees(scratch.touched, "A button")
    scratch.test("tests/titles/battlegoats/test_button.py")


FIELD_TEST = """
from msgspec.msgpack import Encoder
from net.protocol import codec, messages as m
from tests.net.world import World

world = World()
alice = world.join("alice")
world.exchange()
world.wait(5.0)
assert alice.load == 1, alice.load
assert codec.read_from_host(Encoder().encode(["pong", 7])) == m.Pong(7)
from tests.net.protocol import message_tables
assert "load" in message_tables.printed()
"""


def test_a_field_of_the_wire_is_its_message_who_writes_and_who_reads_it(tmp_path: Path) -> None:
    scratch = Scratch(tmp_path, ("net", "tests/net", "tests/engine"))
    pong = '    """The answer to a ping."""\n\n    at: int\n'
    field = '    load: Count = 0\n    """How many people the host has at its table."""\n'
    scratch.change("net/protocol/host_messages.py", (pong, pong + field))
    scratch.change("net/host/room.py", ("m.Pong(message.at)", "m.Pong(message.at, len(self.lobby.people))"))
    scratch.change(
        "net/client/client.py",
        ("        self.latency = 0\n", "        self.latency = 0\n        self.load = 0\n"),
        (
            "        self.standby.heard_host(PING_S)\n",
            "        self.standby.heard_host(PING_S)\n        self.load = message.load\n",
        ),
    )
    before = (scratch.root / "net/PROTOCOL.md").read_bytes()
    scratch.python("-m", "tests.net.protocol.message_tables")
    assert (scratch.root / "net/PROTOCOL.md").read_bytes() != before
    scratch.touched.add("net/PROTOCOL.md")
    agrees(scratch.touched, "A field of the wire")
    scratch.python("-c", FIELD_TEST)


def test_a_title_is_one_folder(tmp_path: Path) -> None:
    """The worked example, laid among the games: nothing else is edited, and the tests that list titles walk it."""
    scratch = Scratch(tmp_path, ("tests/conformance", "tests/engine", "tests/ui"))
    shutil.copytree(ROOT / "tests/own_titles/rotten_eggs", scratch.root / "game/titles/rotten_eggs")
    scratch.python("-c", """
from tests.conformance import playthrough
for which, seats, options, seed in playthrough.tables("rotten_eggs"):
    found = playthrough.path("rotten_eggs", which)
    found.parent.mkdir(parents=True, exist_ok=True)
    found.write_text(playthrough.text("rotten_eggs", seats, options, seed), encoding="utf-8")
""")  # fmt: skip
    scratch.test(
        "tests/conformance/test_titles.py", "tests/conformance/test_playthroughs.py", "tests/titles/test_imports.py",
        "tests/titles/test_cues.py", "tests/ui/test_text.py", "tests/ui/test_time_limits.py", "-k", "rotten_eggs",
    )  # fmt: skip
