"""Logs of window, host and bot: in a file each, within limits, and with nothing in them that is nobody's business."""

import faulthandler
import logging
import os
import subprocess
import sys

import pytest

from net.storage import falls, identity, private_text, program_log

NOW = 1_800_000_000.0


@pytest.fixture(autouse=True)
def _log(tmp_path, monkeypatch):
    monkeypatch.setenv("GOBSMACK_HOME", str(tmp_path))
    was, hooks = logging.getLogger().level, (sys.excepthook, falls.threading.excepthook)
    yield
    program_log.end()
    faulthandler.enable()  # as pytest had it
    logging.getLogger().setLevel(was)
    sys.excepthook, falls.threading.excepthook = hooks


def broken(text="boom"):
    try:
        raise ValueError(text)
    except ValueError as error:
        return error


def test_a_process_logs_to_a_file_of_its_own_and_says_what_it_is(tmp_path):
    path = program_log.begin("host", "gobsmack 1.0.0", NOW)
    logging.getLogger("net.host").warning("the table is at %s", "10.0.0.7:4711")
    text = path.read_text()
    assert path.parent == tmp_path / "logs" and path.name.startswith("host-") and str(os.getpid()) in path.name
    assert "host, gobsmack 1.0.0, Python 3." in text and "the table is at [...]" in text
    if os.name != "nt":
        assert path.parent.stat().st_mode & 0o077 == 0


def test_a_log_is_cut_and_old_ones_go(tmp_path, monkeypatch):
    monkeypatch.setattr(program_log, "MOST_BYTES", 2000)
    folder = tmp_path / "logs"
    folder.mkdir()
    for n in range(70):
        old = folder / f"bot-2020-{n:02}.log"
        old.write_text("x")
        os.utime(old, (1000 + n, 1000 + n))
    fresh = folder / "bot-fresh.log"
    fresh.write_text("x")
    os.utime(fresh, (NOW - 5, NOW - 5))
    path = program_log.begin("bot", "gobsmack", NOW)
    for n in range(200):
        logging.getLogger("x").info("line %d of a bot that says a lot", n)
    assert path.stat().st_size <= 2000 and path.with_name(f"{path.name}.1").stat().st_size <= 2000
    assert fresh.exists() and len(program_log.files("bot")) == program_log.KEPT
    assert not (folder / "bot-2020-00.log").exists() and (folder / "bot-2020-69.log").exists()


def test_a_folder_that_takes_nothing_is_no_reason_to_stop(tmp_path, monkeypatch):
    monkeypatch.setenv("GOBSMACK_HOME", str(tmp_path / "file"))
    (tmp_path / "file").write_text("in the way")
    assert program_log.begin("window", "gobsmack") is None
    assert falls.note(broken()) is None and falls.waiting() == []


def in_rules(code):
    """Run something as if it stood in a title's rules."""
    exec(compile(code, "/home/maija/game/titles/battlegoats/rules/power.py", "exec"))


SECRETS = {
    "an invite": "gobsmack://rq:rM>U?@192.168.1.20:28420/brisket-lantern",
    "a code": "BRISKET-LANTERN",
    "an address": "fe80:0:0:1::2",
    "a folder": "/home/maija/save.journal",
    "bytes of a secret": repr(bytes(range(32))),
    "a key in a record": "Identity(secret='short')",
    "a passphrase on a command line": "--passphrase=open",
    "a passphrase as it was typed": "three blind goats",
}


@pytest.mark.parametrize("name", SECRETS)
def test_no_secret_is_logged_or_reported(name):
    secret = SECRETS[name]
    private_text.hide("three blind goats")
    path = program_log.begin("host", "gobsmack")
    logging.getLogger("net.host").warning("no: %s.", secret)
    falls.note(broken(f"no: {secret}."), "the host")
    [fall] = falls.waiting()
    for text in (path.read_text(), fall.error, fall.trace, *fall.log):
        assert not any(part in text for part in (secret, "maija", "192.168", "brisket", "short'", "=open", "blind"))


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (r"[Errno 13] no: 'C:\\Users\\Maija Mehto\\AppData\\x.db'", "Mehto"),
        ("No such file: '/Users/John Smith/Library/x'", "Smith"),
        ("at fe80::1c2d:3e4f%eth0", "1c2d"),
        ("passphrase = 'kissa koira'", "koira"),
        ('{"passphrase": "kissa koira"}', "koira"),
        ("Join(token=b'abc')", "abc"),
    ],
)
def test_what_is_private_is_struck_out_however_it_is_written(text, told):
    assert told in text and told not in private_text.clean(text) and "[...]" in private_text.clean(text)


def test_the_home_of_whoever_plays_is_struck_out_wherever_it_is(monkeypatch):
    monkeypatch.setenv("HOME", "/srv/people/maija mehto")
    monkeypatch.setenv("USERPROFILE", "/srv/people/maija mehto")
    assert private_text.clean("no /srv/people/maija mehto/x.db there") == "no [...]/x.db there"


def test_no_key_is_logged():
    path = program_log.begin("host", "gobsmack")
    for _ in range(50):
        pair = identity.fresh()
        logging.getLogger("x").info("keys %s and %r", pair.public, pair)
        assert pair.secret not in path.read_text() and pair.public not in path.read_text()


def test_what_the_rules_say_of_hidden_cards_stays_out():
    """The host knows every hand; an error of the rules may name a card."""
    from game import titles
    from game.engine.match import new
    from net.host.rules_fault import report

    path = program_log.begin("host", "gobsmack")
    match = new(titles.rules("battlegoats"), 2, titles.options_for("battlegoats", {}))
    try:
        in_rules("{}['li' + 'on']")
    except KeyError as error:
        report(error, "seat 0 sends play {'card': 'lion'}", match)
    text = path.read_text()
    assert "the rules broke" in text and "KeyError" in text and "lion" not in text and " dump " not in text


def test_errors_from_within_the_rules_keep_their_name_alone():
    try:
        try:
            in_rules("{}['li' + 'on']")
        except KeyError as error:
            raise RuntimeError("seat 1 cannot play") from error
    except RuntimeError as error:
        told, trace = private_text.told(error), private_text.traced(error)
    assert told.startswith("RuntimeError: what it says is left out") and "lion" not in trace
    assert 'File "game/titles/battlegoats/rules/power.py", line 1' in trace and trace.count("and then") == 1


def test_a_fall_is_kept_until_somebody_has_looked():
    falls.watch("window", "gobsmack 1.0.0")
    logging.getLogger("x").info("just before")
    error = broken()
    assert falls.note(error, "the window, Menu", "abcd") is not None
    assert falls.note(error, "again") is None, "one error is one fall"
    [fall] = falls.waiting()
    assert (fall.kind, fall.where, fall.match, fall.offered) == ("window", "the window, Menu", "abcd", False)
    assert "just before" in fall.log[-1] and "ValueError: boom" in fall.trace and "in broken" in fall.trace
    falls.offered()
    assert falls.waiting()[0].offered
    falls.throw_away()
    assert falls.waiting() == []


def test_the_same_fall_again_and_again_is_one_and_few_are_kept():
    for n in range(30):
        falls.note(broken(), now=NOW + n)
    assert len(falls.waiting()) == 1 and len(list(falls.folder().iterdir())) == falls.KEPT


DIES = "import faulthandler; from net.storage import falls; falls.watch('bot', 'gobsmack'); faulthandler._sigsegv()"
RAISES = "from net.storage import falls; falls.watch('host', 'gobsmack'); raise KeyError('x')"
THREAD = (
    "import threading; from net.storage import falls; falls.watch('window', 'gobsmack');"
    "t = threading.Thread(target=lambda: 1 / 0, name='line'); t.start(); t.join()"
)


@pytest.mark.parametrize(
    ("code", "kind", "says"),
    [(DIES, "bot", "Segmentation fault"), (RAISES, "host", "KeyError"), (THREAD, "window", "ZeroDivisionError")],
)
def test_a_process_that_falls_leaves_word(code, kind, says):
    subprocess.run([sys.executable, "-c", code], capture_output=True, check=False)
    for _ in range(2):  # told once, however often one looks
        [fall] = falls.waiting()
        assert fall.kind == kind and says in fall.trace


def test_a_fall_that_cannot_be_written_is_told_in_the_log(tmp_path):
    path = program_log.begin("window", "gobsmack 1.0.0", NOW)
    (tmp_path / "logs" / "falls").write_text("a file where the folder should be")
    assert falls.note(broken()) is None
    assert "a fall over ValueError isn't written down" in path.read_text()


def test_an_error_that_cannot_be_printed_ends_nothing():
    class Mute(Exception):
        def __str__(self):
            raise RuntimeError("no words")

    program_log.begin("window", "gobsmack 1.0.0", NOW)
    assert falls.note(Mute()) is None
