"""Several tables from one command where a process cannot be copied: each is started by its own command line."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading

import pytest

from game.__main__ import parser
from game.hosting import _words
from net.host.multi_table import Many, Tables
from net.host.parent_watch import running
from tests.patience import PATIENCE

PLAYS = """
import sys
from net.host import output
n = sys.argv[1]
output.say(output.Listening(match="m" + n, addresses=("here:" + n,), port=int(n), invite="gobsmack://" + n, code="a-b"))
print("a line that is no JSON", flush=True)
if sys.argv[1] == "2":
    sys.exit(3)
output.say(output.Finished("m" + n, {"outcome": "won"}))
"""


def run(tables):
    """The exit code of the front; on a thread, so that the tests keep their signals."""
    codes = []
    thread = threading.Thread(target=lambda: codes.append(Many(tables).run()))
    thread.start()
    thread.join(PATIENCE)
    return codes[0]


def printed(capfd):
    """What the front said, and its standard error."""
    found = capfd.readouterr()
    return [json.loads(line) for line in found.out.splitlines()], found.err


def never(number):
    raise AssertionError("not in this process")


def test_tables_by_command_line(capfd):
    code = run(Tables(3, never, lambda number: [sys.executable, "-c", PLAYS, str(number)], copies=False))
    (first, *middle, last), errors = printed(capfd)
    assert (first["match"], first["port"]) == ("m1", 1) and first["addresses"] == ["here:1", "here:2", "here:3"]
    assert [table["match"] for table in first["tables"]] == ["m1", "m2", "m3"]
    assert sorted(line["table"] for line in middle) == [1, 3]
    assert [result["table"] for result in last["results"]] == [1, 3]
    assert code == 1 and "table 2 (match m2) ended with 3" in errors and "table 1: a line that is no JSON" in errors


def test_tables_that_never_open_leave_no_first_line(capfd):
    code = run(Tables(2, never, lambda number: [sys.executable, "-c", "raise SystemExit(5)"], copies=False))
    assert printed(capfd)[0] == [{"results": []}] and code == 1


def test_the_parent_s_end_ends_the_tables(capfd):
    """A front whose parent is no more (process 2 ** 22 + 1 is nobody's) ends its tables, and that is no failure."""
    forever = "import time; print('{}', flush=True); time.sleep(1e6)"
    code = run(Tables(2, never, lambda number: [sys.executable, "-c", forever], copies=False, parent=2**22 + 1))
    assert printed(capfd)[0][-1] == {"results": []} and code == 0


@pytest.mark.skipif(sys.platform != "linux", reason="/proc")
def test_who_has_ended_does_not_run_even_if_nobody_asks_how():
    child = subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE)
    assert running(child.pid)
    child.stdin.close()
    os.waitid(os.P_PID, child.pid, os.WEXITED | os.WNOWAIT)  # it has ended, and is not buried
    assert not running(child.pid)
    child.wait()
    assert not running(child.pid)


def test_a_table_s_command_line_says_what_the_front_was_told():
    said = ["host", "battlegoats", "--seats", "3", "--bots", "2:easy", "--option", "muster=single", "--port", "5000"]
    said += ["--no-spectators", "--dropped", "bot", "--timers", "off", "--local", "--seed", "7", "--exit-when-over"]
    chosen = parser().parse_args([*said, "--passphrase", "hush"])
    again = parser().parse_args(_words(chosen))
    assert vars(again) == {**vars(chosen), "passphrase": ""}, "a passphrase is no matter for a command line"
