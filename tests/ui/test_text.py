"""The languages: every key in every language, with the same arguments; none undefined, none unused."""

import ast
import re
import string
from pathlib import Path

import pytest

from game.text import LANGUAGES, BadText, Catalogue, read_po

ROOT = Path(__file__).resolve().parents[2]
KEY = re.compile(r"[a-z][a-z0-9_]*(\.[a-z0-9_]+)+")


def sources():
    """Every module that speaks to people (titles bring their own texts and their own test)."""
    for path in (ROOT / "game").rglob("*.py"):
        if not {"titles", "engine"} & set(path.parts):
            yield ast.parse(path.read_text(encoding="utf-8"))


def used_keys():
    """(keys given to tr, prefixes of keys that are put together there, every string that could be a key)."""
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
    return asked, {p for p in prefixes if re.fullmatch(r"[a-z][a-z0-9_]*\.[a-z0-9_.]*", p)}, strings


def names(forms):
    return {name for form in forms for _, name, _, _ in string.Formatter().parse(form) if name}


def test_every_key_in_every_language_with_the_same_arguments():
    catalogue = Catalogue()
    english = catalogue.entries("en")
    for language in LANGUAGES:
        entries = catalogue.entries(language)
        assert set(english) - set(entries) == set(), f"missing in {language}"
        assert set(entries) - set(english) == set(), f"unknown in {language}"
        for key, forms in entries.items():
            assert names(forms) <= names(english[key]) | {"n"}, (language, key)
            assert len(forms) == len(english[key]), (language, key)
            assert all(forms), f"empty: {language} {key}"


def test_every_key_that_is_asked_for_is_defined():
    asked, _, _ = used_keys()
    assert sorted(asked - set(Catalogue().entries("en"))) == []


def test_no_key_is_unused():
    asked, prefixes, strings = used_keys()
    unused = set(Catalogue().entries("en")) - asked - strings
    assert sorted(key for key in unused if not key.startswith(tuple(prefixes))) == []


def test_reading_po(tmp_path):
    text = (
        '# c\nmsgid ""\nmsgstr "Language: fi\\n"\n\nmsgid "a.b"\nmsgstr "one \\"two\\" "\n"three\\n"\n\n'
        'msgid "n"\nmsgid_plural "n"\nmsgstr[0] "{n} kortti"\nmsgstr[1] "{n} korttia"\n'
    )
    assert read_po(text) == {"a.b": ('one "two" three\n',), "n": ("{n} kortti", "{n} korttia")}
    for bad in ('msgid "a"\nmsgstr "x"\nmsgid "a"\nmsgstr "y"\n', "msgid a\n", 'nonsense "x"\n'):
        with pytest.raises(BadText):
            read_po(bad)


def test_arguments_plurals_switching_and_further_folders(tmp_path):
    (tmp_path / "en.po").write_text(
        'msgid "t.hi"\nmsgstr "Hello, {name}"\n'
        'msgid "t.n"\nmsgid_plural "t.n"\nmsgstr[0] "{n} card"\nmsgstr[1] "{n} cards"\n'
    )
    (tmp_path / "fi.po").write_text('msgid "t.hi"\nmsgstr "Terve, {name}"\n', encoding="utf-8")
    (tmp_path / "more.en.po").write_text('msgid "t.more"\nmsgstr "More"\n')
    catalogue = Catalogue()
    catalogue.add(tmp_path)
    version = catalogue.version
    assert catalogue.tr("t.hi", name="{x}") == "Hello, {x}" and catalogue.tr("t.more") == "More"
    assert [catalogue.tr("t.n", n=n) for n in (0, 1, 2)] == ["0 cards", "1 card", "2 cards"]
    catalogue.use("fi")
    assert catalogue.version > version
    assert catalogue.tr("t.hi", name="Inés") == "Terve, Inés"
    assert catalogue.tr("t.n", n=1) == "1 card"  # English behind a missing text
    assert catalogue.tr("t.nothing") == "t.nothing" and "t.nothing" in catalogue.unknown
    assert "{name}" in catalogue.tr("t.hi", nome="x")  # a wrong argument never breaks the screen
    with pytest.raises(ValueError):
        catalogue.use("sv")


def test_a_language_is_read_a_little_at_a_time(tmp_path):
    whole, parts = Catalogue(), Catalogue()
    steps = sum(1 for _ in parts.reading("fi"))
    assert steps > 20 and parts.entries("fi") == whole.entries("fi")
    assert not list(parts.reading("fi")), "it has been read"


def test_a_folder_that_comes_while_a_language_is_read_is_not_forgotten(tmp_path):
    (tmp_path / "en.po").write_text('msgid "t.hi"\nmsgstr "Hello"\n')
    (tmp_path / "fi.po").write_text('msgid "t.hi"\nmsgstr "Terve"\n')
    catalogue = Catalogue()
    reading = catalogue.reading("fi")
    next(reading)
    catalogue.add(tmp_path)
    for _ in reading:
        pass
    catalogue.use("fi")
    assert catalogue.tr("t.hi") == "Terve"
