"""The languages: every message in every language, with the same arguments; none undefined, none unused. A language is a file of
words in each folder of them, found there."""

import ast
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from game.words import LANGUAGES, BadWords, Catalogue, Words, key_of, languages
from game.words.entries import fill_in, plain_texts, read_entries
from game.words.names import Name
from game.words.speech import Speech
from tests.titles.words import arguments, patterns, variants, without_forms

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = sorted(path.parent for path in (ROOT / "game").rglob("en.ftl"))
PROGRAM = ROOT / "game/words"
KEY = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)+(\.[a-z0-9-]+)?")


def sources():
    """Every module that speaks to people (titles bring their own texts and their own test)."""
    for path in (ROOT / "game").rglob("*.py"):
        if not {"titles", "engine"} & set(path.parts):
            yield ast.parse(path.read_text(encoding="utf-8"))


def used_keys():
    """(keys given to tr, beginnings of keys that are put together there, every string that could be a key)."""
    asked, prefixes, strings = set(), set(), set()
    for tree in sources():
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and KEY.fullmatch(node.value):
                strings.add(node.value)
            if isinstance(node, ast.JoinedStr) and node.values and isinstance(node.values[0], ast.Constant):
                prefixes.add(node.values[0].value)
            if isinstance(node, ast.Call) and node.args:
                name = getattr(node.func, "attr", getattr(node.func, "id", ""))
                key = node.args[0]
                if name == "tr" and isinstance(key, ast.Constant):
                    asked.add(key.value)
    return asked, {p for p in prefixes if re.fullmatch(r"[a-z][a-z0-9]*-[a-z0-9-]*", p)}, strings


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_every_message_in_every_language_with_the_same_arguments(folder):
    assert languages(folder) == LANGUAGES
    english = patterns(folder / "en.ftl")
    for language in LANGUAGES:
        found = patterns(folder / f"{language}.ftl")
        keys = without_forms(found, folder)
        assert without_forms(english, folder) - keys == set(), f"missing in {language}"
        assert keys - english.keys() == set(), f"unknown in {language}"
        for key in keys:
            assert arguments(found[key]) == arguments(english[key]), (language, key)


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_what_is_read_bit_by_bit_is_what_fluent_reads(folder):
    """The reader splits a file by itself, and says plain messages without Fluent's parser."""
    for language in LANGUAGES:
        speech, whole = Speech(folder, language), patterns(folder / f"{language}.ftl")
        assert speech.keys() == whole.keys()
        for key, pattern in whole.items():
            name, _, part = key.partition(".")
            plain = plain_texts(speech.sources[name])
            if plain is not None:
                assert [re.sub(r"\{ \$(\w+) \}", r"{\1}", plain[part])] == variants(pattern), (language, key)
            elif not arguments(pattern) and len(variants(pattern)) == 1:
                assert speech.say(key, {"timed": "yes"}) or variants(pattern) == [""]


def test_every_key_that_is_asked_for_is_defined():
    asked, _, _ = used_keys()
    assert sorted(asked - Catalogue().keys("en")) == []


def test_no_key_is_unused():
    asked, prefixes, strings = used_keys()
    unused = {key for key in Catalogue().keys("en") - asked - strings if not key.startswith("language-name")}
    assert sorted(key for key in unused if not key.startswith(tuple(prefixes))) == []


def test_reading_a_file():
    text = "# c\na-b = one “two”\n    three\n\n## H\n\nn = { $n ->\n    [one] x\n   *[other] y\n}\n    .tip = z\n-term = T\n"
    entries = read_entries(text, "t.ftl")
    assert list(entries) == ["a-b", "n", "-term"] and plain_texts(entries["n"]) is None
    assert plain_texts(entries["a-b"]) == {"": "one “two”\nthree"}
    assert plain_texts("a = { $n } of { $all }\n    .x = { FORM($n) }") is None
    assert plain_texts("a =\n    .x = 1\n    .y =\n        2\n        3\n") == {"x": "1", "y": "2\n3"}
    assert fill_in("{ $n } of { $all }", {"n": 2, "all": "{ $n }"}) == "2 of { $n }"
    with pytest.raises(BadWords, match="a is defined twice"):
        read_entries("a = 1\na = 2\n", "t.ftl")


def test_arguments_plurals_forms_and_switching(tmp_path):
    (tmp_path / "en.ftl").write_text(
        "hi = Hello, { $name }\nn = { $n ->\n    [one] { $n } card\n   *[other] { $n } cards\n}\n    .tip = Cards\n"
        'gone = { FORM($who) } gives { FORM($to, form: "to") } it\nbelial = Belial\n-house = Gobsmack\nin = { -house }: { hi }\n'
    )
    (tmp_path / "fi.ftl").write_text(
        'hi = Terve, { $name }\ngone = { FORM($who) } antaa sen { FORM($to, form: "to") }\n'
        "belial = Belial\n    .to = Belialille\n",
        encoding="utf-8",
    )
    catalogue = Catalogue(folder=tmp_path)
    version = catalogue.version
    assert catalogue.tr("hi", name="{x}") == "Hello, {x}"
    assert [catalogue.tr("n", n=n) for n in (0, 1, 2, 1234)] == ["0 cards", "1 card", "2 cards", "1234 cards"]
    assert catalogue.tr("n.tip") == "Cards" and catalogue.has("n.tip") and not catalogue.has("n.small")
    assert catalogue.tr("in", name="Inés") == "Gobsmack: Hello, Inés"
    assert catalogue.tr("gone", who="Mudge", to=Name("Belial", "belial")) == "Mudge gives Belial it"
    catalogue.use("fi")
    assert catalogue.version > version
    assert catalogue.tr("gone", who="Mudge", to=Name("Belial", "belial")) == "Mudge antaa sen Belialille"
    assert catalogue.tr("n", n=1) == "1 card", "English behind a missing text"
    assert not catalogue.unknown
    assert catalogue.tr("nothing") == "nothing" and "nothing" in catalogue.unknown
    assert catalogue.tr("hi", nome="x") == "hi", "a wrong argument never breaks the screen"
    with catalogue.speaking("en"):
        assert catalogue.tr("hi", name="x") == "Hello, x"
    with pytest.raises(ValueError):
        catalogue.use("sv")


def test_names_bend_within_links_and_lists(tmp_path):
    (tmp_path / "words").mkdir()
    (tmp_path / "words/en.ftl").write_text("geryon = Geryon\n    .short = G\nto = To { $all }: { FORM($one) }\n")
    (tmp_path / "words/fi.ftl").write_text(
        "geryon = Geryon\n    .to = Geryonille\n    .short = G\n    .short-to = G:lle\n    .gender = m\n"
        'to = { FORM($one, form: "gender") ->\n    [m] Herralle\n   *[other] Muulle\n } { FORM($all, form: "to") }\n',
        encoding="utf-8",
    )
    words = Words(tmp_path, Catalogue("fi"))
    geryon = words.name("geryon").linked("card")
    told = words("to", one=geryon, all=words.join([geryon, words.name("geryon.short"), "Mudge"]))
    assert told == "Herralle <link=card>Geryonille</link>, G:lle ja Mudge"
    assert words("to", one="geryon", all="geryon") == "Muulle geryon", "what a person typed is said as it is"
    words.program.use("en")
    assert words("to", one=geryon, all=geryon) == "To <link=card>Geryon</link>: <link=card>Geryon</link>"
    words.program.use("es")
    assert words.join(["Mudge", "<link=x>Inés</link>"]) == "Mudge e <link=x>Inés</link>"
    assert [words.join(names) for names in ([], ["A"], ["A", "hielo"])] == ["", "A", "A y hielo"]


def test_ids_of_the_rules_and_variants_of_variants_find_their_messages():
    assert key_of("ask-flip_choice.no_attack.left") == "ask-flip-choice.no-attack-left"


def test_without_a_clock_nothing_is_said_of_time(tmp_path):
    (tmp_path / "words").mkdir()
    (tmp_path / "words/en.ftl").write_text(
        "ask-a = A?\n    .stakes = S.\n    .timeout = T.\nask-b = B?\n    .timeout = T.\n"
    )
    words = Words(tmp_path, Catalogue())
    assert (words.stakes("ask-a"), words.stakes("ask-b")) == ("S. T.", "T.")
    words.timed = False
    assert (words.stakes("ask-a"), words.stakes("ask-b"), words.timeout("ask-a")) == ("S.", "", "")


def test_a_language_takes_one_file_in_each_folder_of_words(tmp_path):
    """In a copy of the program, and nothing else there is changed: it is offered, guessed, and speaks."""
    shutil.copytree(ROOT / "game", tmp_path / "game", ignore=shutil.ignore_patterns("__pycache__"))
    for folder in FOLDERS:
        new = tmp_path / folder.relative_to(ROOT) / "sv.ftl"
        shutil.copy(folder / "fi.ftl", new)
    own = tmp_path / "game/words/sv.ftl"
    told = own.read_text(encoding="utf-8").replace("= Suomi", "= Svenska").replace("= Finnish", "= Swedish")
    own.write_text(told, encoding="utf-8")
    code = """
import os
os.environ.update(LC_ALL="sv_SE.UTF-8")
from game.settings import Settings, guess_language
from game.words import LANGUAGES, Catalogue, language_name, title_words
assert LANGUAGES == ("en", "es", "fi", "sv") and language_name("sv") == "Svenska"
assert guess_language() == Settings().language == "sv"
words = title_words("lords_of_hell", Catalogue("sv"))
assert words("card-fiends") == "Pikkupirut" and words("amount-souls", n=2) and not words.unknown
"""
    done = subprocess.run([sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr


def test_a_message_that_is_written_wrongly_is_said_as_its_key(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("torn = Worth { points\n    .tip = Tip\n", encoding="utf-8")
    catalogue = Catalogue(folder=tmp_path)
    assert catalogue.tr("torn") == "torn" and catalogue.tr("torn.tip") == "torn.tip" and "torn" in catalogue.unknown
