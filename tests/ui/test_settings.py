"""The settings file: saved at once, survives trouble, refuses nonsense."""

import subprocess
import sys

import pytest

from game.settings import DEFAULT_KEYS, Settings, guess_language
from game.settings_file import SettingsFile
from net.storage.home import home


def test_defaults_then_changed_then_read_again():
    file = SettingsFile()
    assert file.trouble is None and file.settings == Settings()
    assert file.change(name='Väinö "the\\ Elder"\n', text_scale=1.25, window=(1920, 1080), pace="fast")
    assert not file.change(pace="fast")
    file.change(options={"battlegoats": {"cards": 5, "draft": True, "maps": ["a", "b"]}, "odd name!": {}})
    file.change(keys={**DEFAULT_KEYS, "undo": "z"})
    again = SettingsFile()
    assert again.settings == file.settings and again.trouble is None
    assert again.settings.keys["undo"] == "z" and again.settings.options["battlegoats"]["maps"] == ["a", "b"]


@pytest.mark.parametrize(
    "junk", [b"not toml [", b"\xff\xfe\x00", b"text_scale = 9.0", b'pace = "warp"', b'effects = "x"']
)
def test_a_broken_file_is_kept_aside_and_told(junk):
    file = SettingsFile()
    file.path.parent.mkdir(parents=True)
    file.path.write_bytes(junk)
    again = SettingsFile()
    assert again.trouble == "broken" and again.settings == Settings()
    assert again.path.with_name("settings.toml.broken").read_bytes() == junk
    again.change(name="Kalle")
    assert SettingsFile().settings.name == "Kalle"


@pytest.mark.parametrize(
    "bad",
    ["text_scale = 9.0", 'inks = "warp"', "full_screen =", "music = 45 percent", 'name = "again"', '"', "= [", "\x07"],
)
@pytest.mark.parametrize("at", [0, 2, 5])
def test_one_bad_line_costs_only_itself(bad, at):
    lines = ['name = "Aino"', "effects = 33", 'pace = "fast"', "[keys]", 'undo = "z"', 'chat = "x"']
    body = "\n".join([*lines[:at], bad, *lines[at:]])
    file = SettingsFile()
    file.path.parent.mkdir(parents=True)
    file.path.write_text(body, encoding="utf-8")
    again = SettingsFile()
    kept = again.settings
    assert (kept.effects, kept.keys["undo"], kept.keys["chat"]) == (33, "z", "x") and kept.name in ("Aino", "again")
    assert kept.pace == "fast" and kept.text_scale == 1.0
    if again.trouble:
        assert again.trouble == "partly" and again.path.with_name("settings.toml.broken").read_text() == body
    again.change(music=1)
    assert SettingsFile().trouble is None and SettingsFile().settings.effects == 33


@pytest.mark.parametrize(
    ("good", "bad"),
    [
        (b"window = [1600, 900]", b"window = [1600, 900"),
        (b'inks = "normal"', b'inks = """normal'),
        (b"monitor = 0", b"monitor = -5"),
        (b"monitor = 0", b"monitor = \xe4"),
        (b"monitor = 0", b"monitor = " + b"9" * 5000),
        (b"monitor = 0", b"monitor = " + b"[" * 5000),
        (b"[pad]", b"[pad"),
        (b"format = 3", b'format = "three"'),
        (b"format = 3", b"\xef\xbb\xbfformat = 3"),
        (b"sets_off = []", b'sets_off = [\n  "a",\n  "b",\n]\n= 3'),
    ],
)
def test_a_line_that_opens_something_or_is_no_text_costs_only_itself(good, bad):
    file = SettingsFile()
    file.change(
        name="Väinö", effects=33, keep_days=40, marks_of_play={"seen": 4}, options={"battlegoats": {"cards": 5}}
    )
    data = file.path.read_bytes()
    assert good in data
    file.path.write_bytes(data.replace(good, bad))
    kept = SettingsFile().settings
    assert (kept.name, kept.effects, kept.keep_days, kept.marks_of_play) == ("Väinö", 33, 40, {"seen": 4})
    assert kept.options == {"battlegoats": {"cards": 5}} and kept.keys == file.settings.keys
    assert kept.pad == file.settings.pad and kept.sets_off == (["a", "b"] if b"sets_off" in bad else [])


def test_of_a_table_only_the_wrong_entry_is_lost():
    file = SettingsFile()
    file.path.parent.mkdir(parents=True)
    file.path.write_text('name = "Aino"\n[keys]\nundo = "z"\nchat = [1]\n', encoding="utf-8")
    again = SettingsFile()
    assert again.trouble == "partly" and again.settings.keys == {**DEFAULT_KEYS, "undo": "z"}


def test_two_programs_on_one_folder_keep_each_others_changes():
    one, other = SettingsFile(), SettingsFile()
    one.change(name="Aino", options={"battlegoats": {"cards": 5}}, keys={**DEFAULT_KEYS, "undo": "z"})
    other.change(music=7, options={"goblin_raid": {"fog": True}}, keys={**DEFAULT_KEYS, "chat": "x"})
    one.change(marks_of_play={"seen": 1})
    for found in (one.settings, SettingsFile().settings):
        assert (found.name, found.music, found.marks_of_play) == ("Aino", 7, {"seen": 1})
        assert found.options == {"battlegoats": {"cards": 5}, "goblin_raid": {"fog": True}}
        assert found.keys == {**DEFAULT_KEYS, "undo": "z", "chat": "x"}


CHANGES = """
import sys
from game.settings_file import SettingsFile
file = SettingsFile()
for n in range(60):
    file.change(marks_of_play={**file.settings.marks_of_play, f"{sys.argv[1]}-{n}": 1})
"""


def test_two_programs_that_write_at_the_same_time_lose_nothing():
    SettingsFile().change(name="Aino")
    both = [subprocess.Popen([sys.executable, "-c", CHANGES, name]) for name in ("one", "other")]
    assert [one.wait() for one in both] == [0, 0]
    file = SettingsFile()
    assert len(file.settings.marks_of_play) == 120 and file.settings.name == "Aino"
    assert [p.name for p in file.path.parent.iterdir()] == ["settings.toml"]


def test_a_program_that_was_killed_while_it_wrote_holds_up_nobody():
    file = SettingsFile()
    file.change(name="Aino")
    lock = file.path.with_name("settings.toml.lock")
    lock.touch()
    file.change(name="Kalle")
    assert SettingsFile().settings.name == "Kalle" and not lock.exists()


def test_what_others_broke_is_not_taken_over():
    one = SettingsFile()
    one.change(name="Aino")
    one.path.write_text("rubbish [", encoding="utf-8")
    one.change(music=7)
    assert SettingsFile().settings.name == "Aino" and SettingsFile().settings.music == 7


def test_unknown_and_missing_fields_are_no_trouble():
    file = SettingsFile()
    file.path.parent.mkdir(parents=True)
    file.path.write_text('name = "Inés"\nfrom_the_future = 3\n[keys]\nundo = "z"\n', encoding="utf-8")
    again = SettingsFile()
    assert again.settings.name == "Inés" and again.settings.keys == {**DEFAULT_KEYS, "undo": "z"}


def test_nonsense_is_refused_and_changes_nothing():
    file = SettingsFile()
    for bad in ({"text_scale": 3.0}, {"language": "de"}, {"effects": 101}, {"name": "x" * 25}):
        with pytest.raises(Exception):  # noqa: B017
            file.change(**bad)
    assert file.settings == Settings() and not file.path.exists()


def test_no_half_file_is_left_behind():
    file = SettingsFile()
    for i in range(5):
        file.change(music=i)
    assert [p.name for p in file.path.parent.iterdir()] == ["settings.toml"]


def test_an_unwritable_place_is_told_and_harmless(tmp_path):
    blocked = tmp_path / "file"
    blocked.write_text("x")
    file = SettingsFile(blocked)
    file.change(name="Otso")
    assert file.trouble == "unwritable" and file.settings.name == "Otso"


def test_language_is_guessed(monkeypatch):
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for value, language in (("fi_FI.UTF-8", "fi"), ("es_MX", "es"), ("en_GB", "en")):
        monkeypatch.setenv("LC_ALL", value)
        assert guess_language() == language


def test_home_can_be_moved(monkeypatch, tmp_path):
    monkeypatch.setenv("GOBSMACK_HOME", str(tmp_path))
    assert home() == tmp_path
