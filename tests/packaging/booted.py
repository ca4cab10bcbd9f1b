"""A bare Debian (`bare.py`) with systemd as its first process, in namespaces of its own: nothing of the machine is touched.

with Booted(root) as system:      system.said("systemctl", "start", "gobsmack@1")
"""

from __future__ import annotations

import contextlib
import subprocess
import time
from pathlib import Path

import pytest

from tests.packaging.bare import Bare
from tests.patience import PATIENCE

PACKAGES = ("systemd", "dbus")
"""What a root needs beside the essential packages to be started."""
START = """
echo $$ > "$2/cgroup.procs"
exec unshare --cgroup --mount --pid --uts --ipc --fork --kill-child --propagation private sh -ec '
    mount --bind "$0" "$0"
    cd "$0"
    mount -t proc proc proc
    mount --bind proc/sys proc/sys
    mount -o remount,bind,ro proc/sys
    mount -t sysfs -o ro sysfs sys
    mount -t cgroup2 cgroup2 sys/fs/cgroup
    for folder in run tmp dev; do mount -t tmpfs -o mode=755 tmpfs $folder; done
    chmod 1777 tmp
    for node in null zero full random urandom tty; do touch dev/$node; mount --bind /dev/$node dev/$node; done
    mkdir dev/shm
    exec chroot . /usr/bin/env -i container=test PATH=/usr/sbin:/usr/bin:/sbin:/bin /lib/systemd/systemd
' "$1"
"""
"""Given the root and a control group. The kernel's settings (/proc/sys) can only be read there: they are the machine's."""


class Booted:
    """Ends with its `with`, and so does all that runs in it. Skips the test where no control group can be made."""

    def __init__(self, root: Bare) -> None:
        self.folder = root.folder

    def __enter__(self) -> Booted:
        self._group = _group()
        words = ["sh", "-ec", START, "sh", str(self.folder), str(self._group)]
        self._process = subprocess.Popen(words, stdout=subprocess.DEVNULL)
        until = time.monotonic() + PATIENCE
        try:
            while self.said("systemctl", "is-system-running").strip() not in ("running", "degraded"):
                assert self._process.poll() is None and time.monotonic() < until, "systemd never came up"
                time.sleep(0.5)
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self._process.kill()
        self._process.wait()
        until = time.monotonic() + PATIENCE
        while self._group.exists() and time.monotonic() < until:
            for folder in sorted(self._group.rglob("*/"), key=lambda path: -len(path.parts)):
                with contextlib.suppress(OSError):
                    folder.rmdir()
            with contextlib.suppress(OSError):  # until the last of its processes is gone
                self._group.rmdir()
            time.sleep(0.1)

    def said(self, *words: str) -> str:
        """What a command there prints, whatever it comes to; "" as long as there is no first process."""
        first = Path(f"/proc/{self._process.pid}/task/{self._process.pid}/children").read_text().split()
        if not first:
            return ""
        into = [
            "nsenter",
            f"--target={first[0]}",
            *(f"--{name}" for name in ("mount", "pid", "uts", "ipc", "root", "wd")),
        ]
        plain = ["/usr/bin/env", "-i", "PATH=/usr/sbin:/usr/bin:/sbin:/bin", "LC_ALL=C.UTF-8"]
        return subprocess.run([*into, *plain, *words], capture_output=True, text=True, timeout=PATIENCE).stdout


def _group() -> Path:
    """A control group of the second kind for it, empty."""
    mounts = [line.split() for line in Path("/proc/self/mounts").read_text().splitlines()]
    for _, place, kind, *_ in mounts:
        if kind == "cgroup2":
            made = Path(place) / "gobsmack-test"
            with contextlib.suppress(OSError):
                made.mkdir(exist_ok=True)
                return made
    pytest.skip("no control group can be made here")
