"""Nothing large that a command can make again is committed, but the prints and sounds that the game runs with."""

import struct
import subprocess
import sys

import pytest

from tests.app.test_readmes import FILES, ROOT

PICTURES = (".jpg", ".jpeg", ".png", ".webp", ".gif", ".webm", ".mp4")
MOST = 200 * 1024
"""Bytes of all other pictures of a folder of tests, and of one picture of the front page."""


def weigh(name: str) -> int:
    path = ROOT / name
    return path.stat().st_size if path.is_file() else 0


def wide(png: str) -> int:
    width: int = struct.unpack(">I", (ROOT / png).read_bytes()[16:20])[0]
    return width


def test_tests_hold_no_full_size_pictures():
    pictures = [name for name in FILES if name.startswith("tests/") and name.lower().endswith(PICTURES)]
    thumbnails = [name for name in pictures if name.startswith("tests/screens/kept/")]
    assert sum(weigh(name) for name in pictures if name not in thumbnails) < MOST, pictures
    assert all(wide(name) == 48 and weigh(name) < MOST for name in thumbnails)
    assert sum(map(weigh, thumbnails)) < 1_000_000


def test_the_front_page_shows_a_handful_of_small_pictures():
    shots = [name for name in FILES if name.startswith(("art/shots/", "art/prints/tables/"))]
    page = (ROOT / "README.md").read_text(encoding="utf-8")
    assert 0 < len(shots) <= 6 and all(0 < weigh(name) < MOST for name in shots)
    assert all(f"({name})" in page for name in shots)


@pytest.mark.parametrize("module", ["game.hosting", "game.bots.network"])
def test_what_starts_a_process_leaves_asyncio_alone(module):
    """It takes a fifth of the time that a host or a bot needs to start, and only a doorway runs on it."""
    looks = f"import sys, {module}; sys.exit('asyncio' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", looks], cwd=ROOT).returncode == 0
