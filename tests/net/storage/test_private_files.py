"""Keys, journals, recordings and settings are their owner's alone, also in a home that an older version left open."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from net.storage import identity
from net.storage.private_files import keep_private, make_private_folder

ROOT = Path(__file__).parents[3]

pytestmark = pytest.mark.skipif(os.name == "nt", reason="profiles are closed there already")


def open_to_others(folder: Path) -> list[Path]:
    return [path for path in (folder, *folder.rglob("*")) if path.lstat().st_mode & 0o077 and not path.is_symlink()]


def test_folders_and_keys_are_made_private_whatever_the_umask(tmp_path):
    before = os.umask(0)
    try:
        identity.load("me", tmp_path / "new" / "home")
    finally:
        os.umask(before)
    assert not open_to_others(tmp_path / "new")


def test_a_program_closes_the_default_home_that_was_left_open(tmp_path):
    """A whole match by the command line, with a careless umask, in a default home that everyone could read."""
    data = tmp_path / "share" / "gobsmack"
    for name in ("keys", "journals", "recordings"):
        (data / name).mkdir(parents=True)
        (data / name / "old").write_text("secret")
        (data / name / "old").chmod(0o644)
        (data / name).chmod(0o755)
    (data / "settings.toml").write_text("")
    data.chmod(0o755)
    environment = {name: value for name, value in os.environ.items() if name != "GOBSMACK_HOME"}
    environment["XDG_DATA_HOME"] = str(tmp_path / "share")
    if sys.platform != "linux":
        pytest.skip("where the default home is")
    subprocess.run(
        [sys.executable, "-m", "game", "host", "battlegoats", "--seats", "2", "--bots", "2:random", "--local",
         "--exit-when-over", "--seed", "1"],
        cwd=ROOT, env=environment, check=True, stdout=subprocess.DEVNULL, preexec_fn=lambda: os.umask(0),
    )  # fmt: skip
    made = [path for path in data.rglob("*") if path.suffix in (".journal", ".key")]
    assert len(made) >= 2
    assert not open_to_others(data)


def test_a_folder_that_the_player_named_keeps_its_own_mode(tmp_path, monkeypatch):
    monkeypatch.setenv("GOBSMACK_HOME", str(tmp_path))
    make_private_folder(tmp_path / "keys")
    tmp_path.chmod(0o755)
    (tmp_path / "keys").chmod(0o755)
    before = os.umask(0o022)
    try:
        keep_private(tmp_path)
    finally:
        os.umask(before)
    assert stat.S_IMODE(tmp_path.stat().st_mode) == 0o755
    assert stat.S_IMODE((tmp_path / "keys").stat().st_mode) == 0o700
