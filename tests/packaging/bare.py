"""A Debian that has nothing but what a package asks for, for the tests of the .deb."""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.patience import PATIENCE

NEEDS = ("mmdebstrap", "dpkg-deb", "unshare", "chroot")
MISSING = [tool for tool in NEEDS if shutil.which(tool) is None]
AS_ROOT = sys.platform == "linux" and os.geteuid() == 0
WHERE_IT_CAN_BE = [
    pytest.mark.skipif(not os.environ.get("GOBSMACK_LONG"), reason="minutes; GOBSMACK_LONG=1 runs it"),
    pytest.mark.skipif(not AS_ROOT or bool(MISSING), reason=f"needs Linux, root and {', '.join(MISSING or NEEDS)}"),
]
PLAYER = 1000
"""Nobody of the system; no account is made for them."""
HOME = "srv/player"
"""Theirs, within the root."""


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
