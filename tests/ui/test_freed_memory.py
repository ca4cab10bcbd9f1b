"""What was freed goes back to the system: one heap for all threads, whose holes are returned now and then, in frames that
show nothing."""

from __future__ import annotations

import subprocess
import sys

import pytest

from game import app
from game.scenes.menu import Menu
from game.stack.context import Context
from game.stack.stack import Stack
from game.ui import freed_memory
from game.ui.freed_memory import TRIM_S, Trimming
from game.ui.harness import Harness

LINUX = pytest.mark.skipif(sys.platform != "linux", reason="other systems see to it themselves")
HEAPS = """
import ctypes, threading
from game.ui.freed_memory import set_up_heap
set_up_heap()
library = ctypes.CDLL(None)
library.malloc.restype = ctypes.c_void_p
met = threading.Barrier(8)
def work():
    met.wait()
    library.malloc(5000)
    met.wait()
threads = [threading.Thread(target=work) for _ in range(8)]
for thread in threads: thread.start()
for thread in threads: thread.join()
library.fopen.restype = ctypes.c_void_p
out = ctypes.c_void_p(library.fopen(b"/dev/stdout", b"w"))
library.malloc_info(0, out)
library.fflush(out)
"""
HOLES = """
import ctypes
from pathlib import Path
from game.ui.freed_memory import set_up_heap, trim
set_up_heap()
library = ctypes.CDLL(None)
library.malloc.restype = ctypes.c_void_p
library.free.argtypes = [ctypes.c_void_p]
def pages(): return int(Path("/proc/self/statm").read_text().split()[1])
blocks = [library.malloc(15_000) for _ in range(2000)]
for block in blocks: ctypes.memset(ctypes.c_void_p(block), 1, 15_000)
for number, block in enumerate(blocks):
    if number % 10: library.free(block)
before = pages()
trim()
print((before - pages()) * 4096)
"""


def told(program: str) -> str:
    return subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True).stdout


@LINUX
def test_all_threads_have_one_heap() -> None:
    found = told(HEAPS)
    assert "malloc" in found
    assert found.count("<heap ") == 1


@LINUX
def test_holes_go_back() -> None:
    assert int(told(HOLES)) > 1800 * 15_000 * 0.7


@pytest.fixture
def trims(monkeypatch: pytest.MonkeyPatch) -> list[None]:
    found: list[None] = []
    monkeypatch.setattr(freed_memory, "trim", lambda: found.append(None))
    return found


def test_holes_are_looked_for_now_and_then_and_never_while_something_moves(trims: list[None]) -> None:
    trimming = Trimming()
    trimming.update(TRIM_S - 1, still=True)
    assert trims == []
    for _ in range(5):
        trimming.update(1.0, still=False)
    assert trims == []
    for _ in range(5):
        trimming.update(1.0, still=True)
    assert len(trims) == 1
    trimming.update(TRIM_S, still=True)
    assert len(trims) == 2


def test_a_window_looks_for_them_in_frames_that_draw_nothing(
    trims: list[None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app.Program, "_load_late", lambda program: None)
    program = app.Program(Context(), lambda stack: stack.push(Menu()))

    def begun() -> Stack:
        program.begin()
        return program.stack

    harness = Harness(begun)
    harness.settle()
    assert not program.stack.needs_draw
    program.stack.dirty = True
    program.after_frame(TRIM_S)
    assert trims == []
    harness.frames(1)
    program.after_frame(0.02)
    assert len(trims) == 1
