"""Whether another process is still there: hosts and bots end with whoever started them."""

from __future__ import annotations

import os
import sys


class Parent:
    """The process that started us; `pid` 0: nobody in particular."""

    def __init__(self, pid: int) -> None:
        self._pid = pid
        # A child whose parent dies is given another parent at once; a process id may be reused.
        self._mine = pid > 0 and os.getppid() == pid

    def alive(self) -> bool:
        """Whether we should go on."""
        if self._pid <= 0:
            return True
        if self._mine and sys.platform != "win32":
            return os.getppid() == self._pid
        return running(self._pid)


def running(pid: int) -> bool:
    """Whether a process has that id."""
    if sys.platform == "win32":
        # os.kill(pid, 0) would end the process there.
        import ctypes

        kernel = ctypes.windll.kernel32
        handle = kernel.OpenProcess(0x00100000, False, pid)
        if not handle:
            return False
        waiting = kernel.WaitForSingleObject(handle, 0) == 0x102
        kernel.CloseHandle(handle)
        return bool(waiting)
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return not _waits_to_be_buried(pid)


def _waits_to_be_buried(pid: int) -> bool:
    """Whether it has ended, and only its name is left because nobody has asked how (a container without an init)."""
    try:
        with open(f"/proc/{pid}/stat", "rb") as file:
            # "pid (name) state ..."; a name may have brackets and spaces in it
            return file.read().rpartition(b")")[2].split()[:1] == [b"Z"]
    except OSError:
        return False
