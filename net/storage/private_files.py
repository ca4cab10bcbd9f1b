"""Files that are nobody else's business: keys, journals, recordings, settings. Their owner alone can read them."""

from __future__ import annotations

import contextlib
import os
import stat
from pathlib import Path

OTHERS = stat.S_IRWXG | stat.S_IRWXO


def make_private_folder(path: Path) -> None:
    """Make a folder, and those above it, for its owner only. Raises OSError."""
    missing = []
    while not path.is_dir() and path != path.parent:
        missing.append(path)
        path = path.parent
    for folder in reversed(missing):
        # Not mkdir(parents=True): that gives its mode to the last one only.
        folder.mkdir(mode=0o700, exist_ok=True)
    if not missing:
        close_to_others(path)


def close_to_others(path: Path) -> None:
    """Take a file or folder of ours away from everyone else; what isn't ours, or cannot be changed, stays."""
    if os.name == "nt":
        # Profiles of others are closed there already.
        return
    with contextlib.suppress(OSError):
        found = path.lstat()
        if found.st_mode & OTHERS and not stat.S_ISLNK(found.st_mode) and found.st_uid == os.getuid():
            path.chmod(stat.S_IMODE(found.st_mode) & ~OTHERS)


def keep_private(folder: Path) -> None:
    """For a whole program, at its start: what it makes is its owner's, and a home `folder` made before is repaired.

    A folder that the player named (GOBSMACK_HOME) may be used for other things: only what we made in it is closed.
    """
    os.umask(os.umask(0o077) | 0o077)
    if not os.environ.get("GOBSMACK_HOME"):
        close_to_others(folder)
    for name in ("keys", "journals", "recordings"):
        within = folder / name
        close_to_others(within)
        with contextlib.suppress(OSError):
            for path in within.iterdir():
                close_to_others(path)
    with contextlib.suppress(OSError):
        for path in folder.iterdir():
            if path.is_file():
                close_to_others(path)
