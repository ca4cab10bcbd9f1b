"""The first start where nothing can be kept: the window opens, a match is played, and what is lost is said.

The system refuses by itself here (a file in the folder's place, a read-only mount, a full one): rights do not stop root.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from game import usable_home
from game.scenes.failure import known
from game.session.host_process import reason_in
from game.words import LANGUAGES, catalogue
from net.storage import identity
from net.storage.home import home

ROOT = Path(__file__).parents[2]
ROOTED = sys.platform == "linux" and os.geteuid() == 0 and shutil.which("unshare") is not None


def started(*words, home=None, before=(), **environment):
    """Run the program; what it has seen."""
    found = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", **environment}
    found.pop("GOBSMACK_HOME", None)
    if home is not None:
        found["GOBSMACK_HOME"] = str(home)
    for name in [name for name, value in found.items() if value is None]:
        del found[name]
    command = [*before, sys.executable, "-m", "tests.app.first_start", *words]
    done = subprocess.run(command, cwd=ROOT, env=found, capture_output=True, text=True, timeout=200)
    assert "Traceback" not in done.stderr, done.stderr
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout.splitlines()[-1])


def mounted(kind, home):
    """Words before a command that give it a home of its own kind, gone with the process."""
    made = {
        "read-only": f"mount -t tmpfs -o ro tmpfs {home}",
        "full": f"mount -t tmpfs -o size=64k tmpfs {home} && (head -c 99999 /dev/zero > {home}/x || true) 2> /dev/null",
    }[kind]
    return ["unshare", "-m", "sh", "-c", f'{made}; exec "$@"', "sh"]


def can_mount(tmp_path):
    return ROOTED and subprocess.run([*mounted("read-only", tmp_path), "true"], capture_output=True).returncode == 0


@pytest.mark.parametrize("inner", ["", "deeper"])
def test_a_file_in_place_of_the_home(tmp_path, inner):
    (tmp_path / "home").write_text("no folder")
    seen = started(*() if inner else ("play",), home=tmp_path / "home" / inner)
    assert seen["playing"] == (not inner) and seen["sheets"] == ["home"], seen
    assert seen["titles"][0].startswith("Not a directory") and str(tmp_path) in seen["titles"][0]
    assert (tmp_path / "home").read_text() == "no folder"


@pytest.mark.parametrize(("kind", "why"), [("read-only", "Read-only file system"), ("full", "No space left on device")])
def test_a_home_that_takes_nothing(tmp_path, kind, why):
    if not can_mount(tmp_path):
        pytest.skip("needs root and mounts")
    seen = started("play", home=tmp_path, before=mounted(kind, tmp_path))
    assert seen["playing"] and seen["sheets"] == ["home"] and seen["titles"][0].startswith(why), seen


def test_a_damaged_home(tmp_path):
    (tmp_path / "keys").mkdir()
    for name in ("keys/default.key", "settings.toml", "people.json"):
        (tmp_path / name).write_bytes(b"\x00\xffdamaged")
    seen = started("play", home=tmp_path)
    assert seen["playing"] and seen["sheets"] == ["new_key"] and seen["broken"] == "broken", seen
    assert [path.read_bytes() for path in tmp_path.glob("keys/default.key.damaged-*")] == [b"\x00\xffdamaged"]
    assert (tmp_path / "settings.toml.broken").read_bytes() == b"\x00\xffdamaged"


def test_folders_in_place_of_files(tmp_path):
    (tmp_path / "keys" / "default.key").mkdir(parents=True)
    (tmp_path / "settings.toml").mkdir()
    seen = started("play", home=tmp_path)
    assert seen["playing"] and seen["sheets"] == ["new_key"] and seen["broken"] == "unwritable", seen


@pytest.mark.parametrize("home", [None, "/proc/nobody"])
def test_no_home_at_all(home):
    """Without HOME the system is asked; a home below /proc can be made by nobody."""
    seen = started(*() if home else ("play",), HOME=home, XDG_DATA_HOME=None, XDG_CONFIG_HOME=None)
    assert seen["playing"] == (not home) and seen["sheets"] == (["home"] if home else seen["sheets"]), seen


LOOPBACK = """
import fcntl, os, socket, struct, sys
with socket.socket() as any:
    fcntl.ioctl(any, 0x8914, struct.pack("16sh14x", b"lo", 1))  # SIOCSIFFLAGS: up
os.execvp(sys.argv[1], sys.argv[1:])
"""


@pytest.mark.parametrize("loopback", [True, False])
def test_no_network(tmp_path, loopback):
    """A machine without a network plays against bots; one without even a loopback says that nobody answers."""
    if not ROOTED or subprocess.run(["unshare", "-n", "true"], capture_output=True).returncode:
        pytest.skip("needs root and namespaces")
    up = [sys.executable, "-c", LOOPBACK] if loopback else []
    seen = started("play", home=tmp_path, before=["unshare", "-n", *up])
    assert seen["playing"] == loopback and seen["sheets"] == ([] if loopback else ["no_answer"]), seen


@pytest.mark.parametrize("driver", [None, "x11"])
def test_no_display_ends_with_one_sentence(tmp_path, driver):
    words = {**os.environ, "GOBSMACK_HOME": str(tmp_path), "SDL_VIDEODRIVER": driver or ""}
    for name in ("DISPLAY", "WAYLAND_DISPLAY", *(() if driver else ("SDL_VIDEODRIVER",))):
        words.pop(name, None)
    done = subprocess.run(
        [sys.executable, "-m", "game"], cwd=ROOT, env=words, capture_output=True, text=True, timeout=100
    )
    assert done.returncode == 1 and "Traceback" not in done.stderr
    ours = [line for line in done.stderr.splitlines() if line.startswith("gobsmack: ")]
    assert len(ours) == 1 and "no window can be opened here" in ours[0], done.stderr


def test_what_can_be_read_is_taken_along(tmp_path, monkeypatch):
    monkeypatch.setenv("GOBSMACK_HOME", str(tmp_path))
    mine = identity.load()
    (tmp_path / "settings.toml").write_text('name = "Maija"\n')
    [found] = usable_home.prepare(fits=lambda folder: "Read-only file system")
    assert found == ("home", "Read-only file system", str(tmp_path))
    assert home() != tmp_path and identity.load() == mine
    assert (home() / "settings.toml").read_text() == 'name = "Maija"\n'


def test_a_home_that_is_well_stays_and_nothing_is_told(tmp_path, monkeypatch):
    monkeypatch.setenv("GOBSMACK_HOME", str(tmp_path / "new"))
    assert usable_home.prepare() == [] and home() == tmp_path / "new"
    assert not list((tmp_path / "new").glob(".room*"))


def test_nowhere_to_write_still_opens(tmp_path, monkeypatch):
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("GOBSMACK_HOME", str(tmp_path / "file"))

    def nowhere(**_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(usable_home.tempfile, "mkdtemp", nowhere)
    assert [found.kind for found in usable_home.prepare()] == ["nowhere"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", ["home", "nowhere", "new_key"])
def test_every_sheet_has_its_words(code, language):
    assert known(catalogue.has, code) == code
    catalogue.use(language)
    for part in ("title", "happened", "safe", "todo"):
        assert catalogue.has(f"failure-{code}-{part}")
    catalogue.use("en")


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["net.host INFO: hello", "gobsmack host: the port 42400 is taken", "net.host INFO: bye"], "the port 42400 is taken"),
        (["Traceback (most recent call last):", '  File "x"', "OSError: [Errno 28] No space", "log: end"], "[Errno 28] No space"),
        (["zmq.error.ZMQError: Address already in use", "  ^^^^"], "Address already in use"),
        (["something else"], "something else"),
        ([], ""),
    ],
)  # fmt: skip
def test_the_reason_comes_before_the_last_line_of_the_log(words, reason):
    assert reason_in(words) == reason
