"""The .deb on a Debian that has nothing else: its essential packages, what the package asks for, no Python.

Minutes long, as root and with Debian's mirror: GOBSMACK_LONG=1. The pictures of the windows stay in the test's folder.
"""

from __future__ import annotations

import json
import shutil
import struct
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game import __version__
from tests.packaging.bare import HOME, WHERE_IT_CAN_BE, Bare, field
from tests.packaging.test_packages import APP
from tests.patience import PATIENCE, next_line

pytestmark = WHERE_IT_CAN_BE


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
        number = next_line(server).strip()
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
