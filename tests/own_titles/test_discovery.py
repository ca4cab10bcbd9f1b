"""What lies in the player's folder is found, checked and told of; what is broken is left out and breaks nothing."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from game import titles
from game.own import content, discovery
from game.own.content import Content, Piece, compare
from tests.own_titles.rig import EGGS, LAMP, LAMP_WORDS, loaded, put_eggs, put_set

ROOT = Path(__file__).parents[2]
CLEAN = {name: value for name, value in os.environ.items() if name != discovery.OFF}
CLEAN |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}


def gobsmack(home: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "game", *arguments]
    here = {**CLEAN, "GOBSMACK_HOME": str(home)}
    return subprocess.run(command, cwd=ROOT, env=here, capture_output=True, text=True, timeout=240)


def script(home: Path, code: str, *off: str) -> str:
    """What a program prints that has found the folder."""
    head = f"from pathlib import Path\nfrom game.own import discovery\ndiscovery.load(Path({str(home)!r}), {off!r})\n"
    done = subprocess.run([sys.executable, "-c", head + code], cwd=ROOT, env=CLEAN, capture_output=True, text=True,
                          timeout=240)  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_an_own_game_stands_behind_the_others_without_its_rules(eggs: Content) -> None:
    assert list(titles.titles())[-1] == EGGS and not eggs.problems
    assert f"game.titles.{EGGS}.rules.flow" not in sys.modules
    assert [piece.kind for piece in content.pieces(EGGS)] == ["title"]


def test_the_hash_is_over_every_file(tmp_path: Path) -> None:
    place = put_eggs(tmp_path)
    with loaded(tmp_path):
        before = titles.content_hash(EGGS)
    words = place / "words" / "en.ftl"
    words.write_text(words.read_text(encoding="utf-8") + "more = More\n", encoding="utf-8")
    with loaded(tmp_path):
        assert titles.content_hash(EGGS) != before


Breaks = Callable[[Path], object]


def changed(name: str, **how: str) -> Breaks:
    """A card set for BattleGoats that has this or that wrong."""
    return lambda home: put_set(home, f"battlegoats/{name}", **how)


def row(old: str, new: str) -> str:
    return LAMP.replace(old, new)


BROKEN: dict[str, tuple[str, Breaks]] = {
    "titles/battlegoats": ("the program has a game", lambda home: put_eggs(home, "battlegoats")),
    "titles/options": ("the program has a game", lambda home: put_eggs(home, "options")),
    "titles/Bad-Name": ("small letters", lambda home: put_eggs(home, "Bad-Name")),
    "titles/falls_over": ("ZeroDivisionError", lambda home: wrecked(home, "falls_over", "1 / 0\n")),
    "titles/exits": ("SystemExit", lambda home: wrecked(home, "exits", "raise SystemExit(3)\n")),
    "titles/no_title": ("TITLE", lambda home: wrecked(home, "no_title", "TITLE = 3\n")),
    "titles/odd_name": ("Expected `str`, got `int`", lambda home: says_of_itself(home, "odd_name", "name", "7")),
    "titles/odd_poster": ("Expected `int`", lambda home: says_of_itself(home, "odd_poster", "poster", "'x'")),
    "titles/odd_seats": ("seats from 4 to 2", lambda home: says_of_itself(home, "odd_seats", "seats", "(4, 2)")),
    "titles/mute": ("words/en.ftl is missing", lambda home: (put_eggs(home, "mute") / "words/en.ftl").unlink()),
    "titles/odd_lesson": (
        "data/lesson.toml: Object missing required field",
        lambda home: odd_lesson(home, "seats = 2\n"),
    ),
    "titles/torn_lesson": ("data/lesson.toml: ", lambda home: odd_lesson(home, "[[step", "torn_lesson")),
    "titles/empty": ("no __init__.py", lambda home: (home / "titles/empty").mkdir(parents=True)),
    "titles/bad_row": ("is no whole number", lambda home: bad_row(home)),
    "sets/battlegoats/bad_toml": ("cards.toml", changed("bad_toml", rows="[[card")),
    "sets/battlegoats/bad_verb": ("no verb 'fly'", changed("bad_verb", rows=row('"bonus"', '"fly"'))),
    "sets/battlegoats/bad_words": (
        "card-lamp-goat.flavour is missing",
        changed("bad_words", words="card-lamp-goat = Lamp\n    .text = x\n"),
    ),
    "sets/battlegoats/torn_words": (
        "words/en.ftl: card-lamp-goat is written wrongly",
        changed("torn_words", words=LAMP_WORDS.replace("+2", "{ torn")),
    ),
    "sets/battlegoats/asking_words": (
        "words/en.ftl: card-lamp-goat: no argument 'nobody'",
        changed("asking_words", words=LAMP_WORDS.replace("+2", "{ $nobody }")),
    ),
    f"sets/battlegoats/{'x' * 41}": ("at most 40 letters", changed("x" * 41)),
    "titles/class": ("a word of Python's own", lambda home: put_eggs(home, "class")),
    "sets/battlegoats/unseen": ("letters that can be seen", changed("unseen", facts='name = "a\\u202eb"')),
    "sets/battlegoats/latin_rows": (
        "data/cards.toml: 'utf-8'",
        lambda home: in_latin(home, "latin_rows", "data/cards.toml"),
    ),
    "sets/battlegoats/latin_words": (
        "words/en.ftl: 'utf-8'",
        lambda home: in_latin(home, "latin_words", "words/en.ftl"),
    ),
    "sets/battlegoats/no_facts": ("set.toml", changed("no_facts", facts="")),
    "sets/battlegoats/no_words": ("words/en.ftl is missing", changed("no_words", words="")),
    "sets/battlegoats/other_file": ("adds to cards.toml", changed("other_file", file="settings")),
    "sets/battlegoats/deep": (
        "names nothing that is there",
        changed("deep", rows=row('foe_type = "goat"', 'ally = "nobody"')),
    ),
    "sets/battlegoats/double": ("there are two of that id", changed("double", rows=LAMP + LAMP)),
    "sets/battlegoats/taken": (
        "the game itself says card-jonas",
        changed("taken", rows=row("lamp_goat", "jonas"), words=LAMP_WORDS.replace("lamp-goat", "jonas")),
    ),
    "sets/battlegoats/the_same": ("there are two of that id", changed("the_same")),
    "sets/goblin_raid/no_sets": ("takes no card sets", lambda home: put_set(home, "goblin_raid/no_sets")),
    "sets/chess/lamp": ("no game called 'chess'", lambda home: put_set(home, "chess/lamp")),
}


def wrecked(home: Path, name: str, code: str) -> None:
    (put_eggs(home, name) / "__init__.py").write_text(code, encoding="utf-8")


def odd_lesson(home: Path, told: str, name: str = "odd_lesson") -> None:
    (put_eggs(home, name) / "data/lesson.toml").write_text(told, encoding="utf-8")


def in_latin(home: Path, name: str, file: str) -> None:
    (put_set(home, f"battlegoats/{name}") / file).write_bytes("# ä\n".encode("latin-1"))


def says_of_itself(home: Path, name: str, field: str, value: str) -> None:
    fields = {"id": repr(name), "name": "'Odd'", "poster": "5", "seats": "(2, 4)", "minutes": "(5, 10)", field: value}
    told = ", ".join(f"{key}={said}" for key, said in fields.items())
    wrecked(home, name, f"from game.titles import Title\nTITLE = Title({told})\n")


def bad_row(home: Path) -> None:
    place = put_eggs(home, "bad_row")
    for path in place.rglob("*.py"):
        path.write_text(path.read_text(encoding="utf-8").replace(EGGS, "bad_row"), encoding="utf-8")
    data = place / "data" / "eggs.toml"
    data.write_text(data.read_text(encoding="utf-8").replace("points = 3", "points = 300"), encoding="utf-8")


def test_what_is_broken_is_left_out_with_the_reason_and_all_else_is_played(tmp_path: Path) -> None:
    put_eggs(tmp_path)
    put_set(tmp_path)
    for _, breaks in BROKEN.values():
        breaks(tmp_path)
    listed = gobsmack(tmp_path, "titles")
    assert listed.returncode == 1 and "rotten_eggs: Rotten Eggs" in listed.stdout, listed.stderr
    assert "card set battlegoats/lamp: Lamp goats 1, on" in listed.stdout
    told = [line.removeprefix("left out: ") for line in listed.stdout.splitlines() if line.startswith("left out")]
    reasons = dict(line.split(": ", 1) for line in told)
    assert set(reasons) == set(BROKEN)
    for place, (reason, _) in BROKEN.items():
        assert reason in reasons[place], (place, reasons[place])


def test_a_set_that_a_game_of_ones_own_refuses_is_left_out_alone(tmp_path: Path) -> None:
    put_eggs(tmp_path)
    rows = '[[egg]]\nid = "blue"\ncount = 2\npoints = 1\n'
    words = "egg-blue = Blue Egg\n    .text = Worth 1 point.\n"
    for name, egg in (("one", "blue"), ("same", "blue"), ("third", "red")):
        put_set(tmp_path, f"{EGGS}/{name}", rows.replace("blue", egg), words.replace("blue", egg), "eggs")
    listed = gobsmack(tmp_path, "titles").stdout
    assert "rotten_eggs: Rotten Eggs" in listed and f"set {EGGS}/one" in listed and f"set {EGGS}/third" in listed
    assert [line for line in listed.splitlines() if line.startswith("left out")] == [
        f"left out: sets/{EGGS}/same: eggs.toml: egg, blue: there are two of that id"
    ]


@pytest.mark.skipif(sys.platform != "linux", reason="names of files that are no text")
def test_names_of_files_that_are_no_text_break_nothing(tmp_path: Path) -> None:
    put_set(tmp_path)
    for place in (put_eggs(tmp_path), tmp_path / "sets/battlegoats/lamp"):
        Path(os.fsdecode(os.fsencode(place) + b"/\xff.png")).write_bytes(b"")
    for name in (b"b\xe4d", b"two\nlines"):
        os.makedirs(os.fsencode(tmp_path / "sets/battlegoats") + b"/" + name)
    told = script(
        tmp_path,
        "from game.own import content\nhere = content.here()\n"
        "print(list(here.titles), [one.piece.id for one in here.sets], [ascii(one.place) for one in here.problems])",
    )
    assert f"['{EGGS}'] ['battlegoats/lamp']" in told
    assert "battlegoats/b\\\\ufffdd" in told and "battlegoats/two\\\\ufffdlines" in told


@pytest.mark.skipif(os.name == "nt", reason="links want rights there")
def test_what_the_hash_would_not_see_is_not_played(tmp_path: Path) -> None:
    place = put_eggs(tmp_path)
    (place / "rules").rename(tmp_path / "elsewhere")
    (place / "rules").symlink_to(tmp_path / "elsewhere")
    with loaded(tmp_path) as found:
        assert EGGS not in titles.titles()
    assert [problem.reason for problem in found.problems] == [
        "rules is a link to a folder: put the files themselves there"
    ]


def test_a_set_adds_its_rows_and_words_and_is_part_of_the_hash(tmp_path: Path) -> None:
    put_set(tmp_path)
    told = script(tmp_path, """
from game import titles
from game.words import Catalogue, title_words
from game.titles.battlegoats.rules.cards import IDS
print(titles.content_hash("battlegoats"), "lamp_goat" in IDS, title_words("battlegoats", Catalogue("fi"))("card-lamp-goat"))
from game.titles.battlegoats.screen.codex import cards
print("lamp_goat" in {card.id for card in cards(title_words("battlegoats", Catalogue("en")))})
""").split()  # fmt: skip
    assert told[1:] == ["True", "Lamp", "Goat", "True"]
    off = script(tmp_path, 'from game import titles; print(titles.content_hash("battlegoats"))', "battlegoats/lamp")
    assert off.strip() == titles.content_hash("battlegoats") != told[0]


def test_sets_are_switched_for_the_next_start(tmp_path: Path) -> None:
    put_set(tmp_path)
    assert "Lamp goats 1, off" in gobsmack(tmp_path, "titles", "--off", "battlegoats/lamp").stdout
    assert "Lamp goats 1, off" in gobsmack(tmp_path, "titles").stdout
    assert "Lamp goats 1, on" in gobsmack(tmp_path, "titles", "--on", "battlegoats/lamp").stdout
    assert gobsmack(tmp_path, "titles", "--on", "battlegoats/no").returncode == 2


ROWS = {
    "slayer_slayer": ("foes", """
[[foe]]
id = "sole_squire"
tier = "formidable"
power = [3, 7, 12, 19, 26, 32]
source = "seed"
hint_kind = "trophies"
abilities = [{ round = 1, verb = "disable_all" }]
loot = [{ trophies = 3 }, { gold = 30 }, { trophies = 3 }, { cards = 1 }, { gold = 20 }, { trophies = 3 }]
""", "foe-sole-squire = Squire\n    .ability-1 = Disable all.\n    .flavour = x\n"),
    "loot_and_recruit": ("cards", """
[[card]]
id = "hill_o_gold"
kind = "loot"
copies = { shop = 3 }
loot_cost = 4
power = { loot = 4 }
effect = []
""", "card-hill-o-gold = Hill o' Gold\n    .text = +4 Loot.\n    .flavour = x\n"),
    "lords_of_hell": ("cards", """
[[card]]
id = "imps"
type = "army"
count = 4
power = 3
earth = true
effect = { verb = "earth_worker", caught_on = [1], souls = [0, 0, 1, 1, 2, 2] }
""", "card-imps = Imps\n    .text = Power 3.\n    .flavour = Small.\n"),
    "battlegoats": ("cards", LAMP, LAMP_WORDS),
}  # fmt: skip


def test_what_the_settings_name_beside_sets_that_are_there_does_no_harm(tmp_path: Path) -> None:
    put_set(tmp_path)
    (tmp_path / "settings.toml").write_text('sets_off = ["a\\u0000b", "battlegoats/lamp"]\n', encoding="utf-8")
    listed = gobsmack(tmp_path, "titles")
    assert listed.returncode == 0 and "Lamp goats 1, off" in listed.stdout, listed.stderr


def test_every_game_that_takes_sets_is_played_with_one(tmp_path: Path) -> None:
    """At random, with copies and imagined matches on the way; its table is drawn, and every card of its codex."""
    assert set(ROWS) == {name for name in titles.titles() if discovery.open_rows(name)}
    for title, (file, rows, words) in ROWS.items():
        put_set(tmp_path, f"{title}/more", rows, words, file, f'name = "More {title}"\n')
    told = script(tmp_path, """
from game import titles
from game.own import content
from tests.conformance.checks import Walk
for one in content.here().sets:
    rules, seats = titles.rules(one.title), titles.title(one.title).seats[0]
    walk = Walk(rules, seats, titles.options_for(one.title, {}), 3, False)
    for _ in range(60):
        if walk.match.result is None:
            walk.check_values(); walk.check_imagined(walk.match.waiting_for()[0]); walk.take(walk.choose())
    print(one.title)
import sys
sys.path.insert(0, "tests/ui")
from local_feed import LocalFeed
from table_driver import asked_next, open_table
from game.tabletop.codex_pages import cards
from game.ui.cards import full
from game.words import Catalogue, title_words
for one in content.here().sets:
    seats = titles.title(one.title).seats[0]
    harness, scene = open_table(LocalFeed(one.title, seats, seed=4), pace="instant")
    for _ in range(200):
        harness.frames(1)
        scene.skip()
    listed = cards(one.title, title_words(one.title, Catalogue()))
    for card in listed:
        full(scene.look, card.face, 200)
    assert not scene.services.words.unknown, scene.services.words.unknown
print(content.here().problems)
""").split()  # fmt: skip
    assert sorted(told[:-1]) == sorted(ROWS) and told[-1] == "[]"


MINE = (Piece("set", "battlegoats/lamp", "Lamp goats", "1", "aa"),)


@pytest.mark.parametrize(
    "theirs, ours, found",
    [
        (MINE, MINE, None),
        (MINE, (), ("own_set", "Lamp goats 1")),
        ((), MINE, ("own_set_extra", "Lamp goats 1")),
        (MINE, (Piece("set", "battlegoats/lamp", "Lamp goats", "2", "bb"),), ("own_set_differs", "Lamp goats 1")),
        ((Piece("title", "rotten_eggs", "Rotten Eggs", "", "cc"),), (), ("own_title", "Rotten Eggs")),
    ],
)
def test_the_first_difference_is_named(theirs: tuple[Piece, ...], ours: tuple[Piece, ...], found: object) -> None:
    assert compare(theirs, ours) == found


def test_pictures_and_sounds_of_the_players_own(tmp_path: Path) -> None:
    import pygame

    from game.ui.jukebox import Library
    from game.ui.posters import path_of, poster_size
    from game.ui.prints import Prints

    place = put_eggs(tmp_path)
    (place / "art").mkdir()
    red = pygame.Surface((30, 40))
    red.fill((200, 10, 10))
    pygame.image.save(red, str(place / "art" / "golden.png"))
    pygame.image.save(red, str(place / "art" / "poster.png"))
    (place / "art" / "fresh.png").write_bytes(b"no picture")
    (place / "sounds" / "effects").mkdir(parents=True)
    (place / "sounds" / "effects" / "crack_1.ogg").write_bytes(b"")
    with loaded(tmp_path):
        prints = Prints()
        assert prints.has(EGGS, "golden") and prints.picture(EGGS, "golden", (60, 80)).get_at((30, 40))[:3] == (
            200,
            10,
            10,
        )
        assert prints.picture(EGGS, "fresh", (60, 80)).get_size() == (60, 80)
        for listing in ("[1]", '{"golden": 5}', '{"golden": {"order": "kb", "levels": [9], "size": [1, 1]}}'):
            (place / "art" / "plates.json").write_text(listing, encoding="utf-8")
            assert Prints().picture(EGGS, "golden", (60, 80)).get_at((30, 40))[:3] == (200, 10, 10)
        assert poster_size(EGGS) == (30, 40) and path_of(EGGS).parent.parent == place
        assert Library(None)._place("effects/crack_3.ogg").name == "crack_1.ogg"
        (place / "art" / "poster.png").write_bytes(b"no picture")
        path_of.__globals__["_is_picture"].cache_clear()
        assert poster_size(EGGS) == (640, 900)
