"""Nothing large that a command can make again is committed, but the prints and sounds that the game runs with."""

from tests.app.test_readmes import FILES, ROOT

PICTURES = (".jpg", ".jpeg", ".png", ".webp", ".gif", ".webm", ".mp4")
MOST = 200 * 1024
"""Bytes of all other pictures of a folder of tests, and of one picture of the front page."""


def weigh(name: str) -> int:
    path = ROOT / name
    return path.stat().st_size if path.is_file() else 0


def test_tests_hold_no_full_size_pictures():
    pictures = [name for name in FILES if name.startswith("tests/") and name.lower().endswith(PICTURES)]
    assert sum(map(weigh, pictures)) < MOST, pictures


def test_the_front_page_shows_a_handful_of_small_pictures():
    shots = [name for name in FILES if name.startswith("art/shots/")]
    page = (ROOT / "README.md").read_text(encoding="utf-8")
    assert 0 < len(shots) <= 6 and all(0 < weigh(name) < MOST for name in shots)
    assert all(f"({name})" in page for name in shots)
