"""The .deb on a Debian that has nothing else: its essential packages, what the package asks for, no Python.

Minutes long, as root and with Debian's mirror: GOBSMACK_LONG=1. The pictures of the windows stay in the test's folder.
"""

from __future__ import annotations

import json
import os
import platform
import shutil
import struct
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game import __version__
from tests.packaging.test_packages import APP, module
from tests.patience import PATIENCE

NEEDS = ("mmdebstrap", "dpkg-deb", "unshare", "chroot")
MISSING = [tool for tool in NEEDS if shutil.which(tool) is None]
AS_ROOT = sys.platform == "linux" and os.geteuid() == 0
pytestmark = [
    pytest.mark.skipif(not os.environ.get("GOBSMACK_LONG"), reason="minutes; GOBSMACK_LONG=1 runs it"),
    pytest.mark.skipif(not AS_ROOT or bool(MISSING), reason=f"needs Linux, root and {', '.join(MISSING or NEEDS)}"),
]
PLAYER = 1000
"""Nobody of the system; no account is made for them."""
HOME = "srv/player"
"""Theirs, within the root."""


@pytest.fixture
def package(program: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The .deb of the built folder, hardly compressed: as it is handed out that alone takes minutes."""
    monkeypatch.setenv("DPKG_DEB_COMPRESSOR_TYPE", "gzip")
    monkeypatch.setenv("DPKG_DEB_COMPRESSOR_LEVEL", "1")
    made: Path = module("packages").deb(program.parent, tmp_path)
    return made


def field(package: Path, name: str) -> list[str]:
    """The packages that a line of its control names, without their versions."""
    told = subprocess.run(
        ["dpkg-deb", "--field", str(package), name], capture_output=True, text=True, check=True
    ).stdout
    return [part.split("(")[0].strip() for part in told.split(",")]


class Bare:
    """A root of Debian, and one person in it."""

    def __init__(self, folder: Path, *packages: str) -> None:
        self.folder, self.home = folder, folder / HOME
        words = ["mmdebstrap", "--mode=root", "--variant=essential", f"--include={','.join(packages)}"]
        system = platform.freedesktop_os_release()
        suite = system["VERSION_CODENAME"]
        if system["ID"] == "ubuntu":
            words.append("--components=main,universe")
        made = subprocess.run([*words, suite, str(folder)], capture_output=True, text=True)
        if made.returncode:
            pytest.skip(f"no root of {suite} can be made: {made.stderr.strip().splitlines()[-1]}")
        self.home.mkdir(parents=True)
        os.chown(self.home, PLAYER, PLAYER)

    def command(self, *words: str, who: int = PLAYER, **names: str) -> list[str]:
        """It ends with whoever started it, and so does all that it starts, and its /proc. (Changing who one is undoes the
        first, so `setpriv` says it once more.)"""
        given = [f"{name}={value}" for name, value in names.items()]
        return [
            "unshare", "--mount", "--pid", "--fork", "--kill-child", f"--mount-proc={self.folder / 'proc'}",
            "chroot", str(self.folder),
            "setpriv", f"--reuid={who}", f"--regid={who}", "--clear-groups", "--pdeathsig=KILL",
            "/usr/bin/env", "-i", "PATH=/usr/sbin:/usr/bin:/sbin:/bin", f"HOME=/{HOME}", "LC_ALL=C.UTF-8",
            "SDL_AUDIODRIVER=dummy", *given, *words,
        ]  # fmt: skip

    def said(self, *words: str, who: int = PLAYER, **names: str) -> str:
        done = subprocess.run(self.command(*words, who=who, **names), capture_output=True, text=True, timeout=PATIENCE)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def install(self, package: Path) -> None:
        shutil.copyfile(package, self.folder / "gobsmack.deb")
        self.said("dpkg", "--install", "gobsmack.deb", who=0)  # fails where something that it asks for is missing
        (self.folder / "gobsmack.deb").unlink()

    def files(self) -> set[str]:
        """All there is but the records of the package system and what the player has."""
        skipped = (HOME, "proc", "var/lib/dpkg", "var/log", "var/cache")
        found = (path.relative_to(self.folder).as_posix() for path in self.folder.rglob("*"))
        return {name for name in found if not name.startswith(skipped)}


@pytest.fixture
def bare(package: Path, tmp_path: Path) -> Iterator[Bare]:
    """A root with what the package depends on, and the package not yet in it."""
    yield Bare(tmp_path / "root", *field(package, "Depends"))
    shutil.rmtree(tmp_path / "root")


@pytest.fixture
def desktop(package: Path, tmp_path: Path) -> Iterator[Bare]:
    """A root with what it recommends as well, which is what people get who install it."""
    yield Bare(tmp_path / "desktop", *field(package, "Depends"), *field(package, "Recommends"))
    shutil.rmtree(tmp_path / "desktop")


def test_it_comes_plays_and_goes(bare: Bare, package: Path) -> None:
    assert not list(bare.folder.glob("usr/bin/python*")) and not list(bare.folder.glob("usr/lib/python*"))
    before = bare.files()
    bare.install(package)
    assert bare.said("dpkg", "--audit", who=0) == ""
    assert bare.said("gobsmack", "--version") == f"gobsmack {__version__}\n"

    words = ("host", "battlegoats", "--seats", "3", "--bots", "3:easy", "--local", "--exit-when-over")
    opened, over = (json.loads(line) for line in bare.said("gobsmack", *words).splitlines())
    assert over["match"] == opened["match"] and over["result"]["winners"]
    assert [file.name for file in bare.home.glob(f".local/share/gobsmack/journals/{over['match']}*")]

    alone = subprocess.run(bare.command("gobsmack", DISPLAY=":0"), capture_output=True, text=True, timeout=PATIENCE)
    assert alone.returncode == 1 and "no window can be opened here" in alone.stderr and "host" in alone.stderr
    assert "Traceback" not in alone.stderr

    picture = one_frame(bare)
    assert picture.get_size() == (1280, 720) and colours(picture) > 50
    pygame.image.save(picture, package.parent / "table.png")

    bare.said("dpkg", "--purge", "gobsmack", who=0)
    assert bare.files() == before
    assert list(bare.home.glob(".local/share/gobsmack/journals/*")), "what people have stays theirs"


def test_its_window_opens_on_a_desktop(desktop: Bare, package: Path, tmp_path: Path) -> None:
    """At a real X server, which the root reaches by its abstract socket."""
    if shutil.which("Xvfb") is None:
        pytest.skip("needs Xvfb")
    desktop.install(package)
    screen = tmp_path / "screen"
    screen.mkdir()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", "1", "-screen", "0", "1280x720x24", "-ac", "-fbdir", str(screen)],
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
    )  # fmt: skip
    window = None
    try:
        assert server.stdout is not None
        number = server.stdout.readline().strip()
        window = subprocess.Popen(desktop.command("gobsmack", DISPLAY=f":{number}"), stderr=subprocess.PIPE, text=True)
        until = time.monotonic() + PATIENCE
        while colours(picture := seen(screen / "Xvfb_screen0")) < 50:
            assert window.poll() is None and time.monotonic() < until
            time.sleep(0.5)
        pygame.image.save(picture, tmp_path / "menu.png")
    finally:
        for process in filter(None, (window, server)):
            process.kill()
            process.communicate()
    logs = [path.read_text() for path in desktop.home.glob(".local/state/gobsmack/log/window-*.log")]
    assert logs and "Traceback" not in "".join(logs)


def test_what_it_carries_is_in_order(package: Path, tmp_path: Path) -> None:
    subprocess.run(["dpkg-deb", "--extract", str(package), str(tmp_path / "there")], check=True)
    share = tmp_path / "there/usr/share"
    checks = [
        ["lintian", "--allow-root", "--fail-on", "error", str(package)],
        ["appstreamcli", "validate", "--no-net", str(share / f"metainfo/{APP}.metainfo.xml")],
        ["desktop-file-validate", str(share / f"applications/{APP}.desktop")],
    ]
    for check in checks:
        if shutil.which(check[0]):
            done = subprocess.run(check, capture_output=True, text=True)
            assert done.returncode == 0, done.stdout + done.stderr
    missing = [check[0] for check in checks if shutil.which(check[0]) is None]
    if missing:
        pytest.skip(f"not looked at by {', '.join(missing)}")


def one_frame(bare: Bare) -> pygame.Surface:
    """A table between bots, drawn by the installed program without a display."""
    words = (
        "demo",
        "battlegoats",
        "--seed",
        "5",
        "--bots",
        "random",
        "--frames",
        f"/{HOME}/frames",
        "--every",
        "120",
    )
    demo = subprocess.Popen(bare.command("gobsmack", *words, SDL_VIDEODRIVER="dummy"), stderr=subprocess.DEVNULL)
    until = time.monotonic() + PATIENCE
    folder = bare.home / "frames"
    try:
        while len(list(folder.glob("*.png"))) < 4:  # the last one may be half written
            assert demo.poll() is None and time.monotonic() < until
            time.sleep(0.1)
    finally:
        demo.kill()
        demo.wait()
    return pygame.image.load(sorted(folder.glob("*.png"))[2])


def colours(picture: pygame.Surface) -> int:
    wide, high = picture.get_size()
    return len({tuple(picture.get_at((x, y))[:3]) for x in range(0, wide, 16) for y in range(0, high, 16)})


def seen(screen: Path) -> pygame.Surface:
    """What Xvfb shows: it keeps its screen in a file, as an X window dump."""
    data = screen.read_bytes()
    head = struct.unpack(">25I", data[:100])
    start, wide, high, line = head[0] + 12 * head[19], head[4], head[5], head[12]
    assert head[11] == 32 and line == 4 * wide, "four bytes for each point"
    points = bytearray(data[start : start + line * high])
    points[3::4] = b"\xff" * (wide * high)  # the fourth means nothing there
    return pygame.image.frombytes(bytes(points), (wide, high), "BGRA")
