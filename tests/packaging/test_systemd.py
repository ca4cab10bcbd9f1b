"""The unit of `net/SPREADING.md`, run by systemd itself around the installed package.

Minutes long, as root and with Debian's mirror: GOBSMACK_LONG=1.
"""

from __future__ import annotations

import json
import re
import shutil
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import net
from tests.faults.test_supervised import Match
from tests.packaging.bare import WHERE_IT_CAN_BE, Bare, field
from tests.packaging.booted import PACKAGES, Booted
from tests.patience import PATIENCE

pytestmark = [*WHERE_IT_CAN_BE, pytest.mark.skipif(shutil.which("nsenter") is None, reason="needs nsenter")]
TABLES = (1, 2, 3)
PORT = 28620


def wait(done: Callable[[], bool], what: str) -> None:
    until = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < until, f"never: {what}"
        time.sleep(0.5)


def the_pages_unit() -> str:
    page = (Path(net.__file__).parent / "SPREADING.md").read_text(encoding="utf-8")
    [unit] = re.findall(r"## Worked example: systemd\n.*?```ini\n(.*?)```", page, re.DOTALL)
    assert "--lost later" in unit and "WatchdogSec=20\n" in unit
    return str(unit).replace("--lost later", "--lost later --local")


class Tables:
    """Units of one system, numbered as on the page."""

    def __init__(self, system: Booted) -> None:
        self.system = system

    def lines(self, number: int, word: str) -> list[dict[str, object]]:
        """What the table has said with that word in it, as the page looks for it."""
        told = self.system.said("journalctl", "-u", f"gobsmack@{number}", "-o", "cat")
        return [json.loads(line) for line in told.splitlines() if line.startswith("{") and f'"{word}"' in line]

    def shows(self, number: int, name: str) -> str:
        told = self.system.said("systemctl", "show", f"gobsmack@{number}", "--property", name, "--value")
        return told.strip()

    def tell(self, *words: str) -> None:
        self.system.said("systemctl", *words)


@pytest.fixture
def tables(package: Path, tmp_path: Path) -> Iterator[Tables]:
    root = Bare(tmp_path / "root", *field(package, "Depends"), *PACKAGES)
    root.install(package)
    shutil.copyfile(package, root.folder / "srv/newer.deb")
    etc = root.folder / "etc"
    (etc / "systemd/system/gobsmack@.service").write_text(the_pages_unit())
    (etc / "gobsmack").mkdir()
    for number in TABLES:
        words = f"TITLE=battlegoats\nSEATS=2\nPORT={PORT + 2 * number}\n"
        (etc / f"gobsmack/{number}.env").write_text(words)
    try:
        with Booted(root) as system:
            system.said("useradd", "--system", "gobsmack")
            yield Tables(system)
    finally:
        shutil.rmtree(root.folder)


def test_tables_are_killed_hung_upgraded_drained_and_ended_under_systemd(
    tables: Tables, request: pytest.FixtureRequest
) -> None:
    names = [f"gobsmack@{number}" for number in TABLES]
    tables.tell("enable", "--now", *names)
    assert [tables.shows(number, "ActiveState") for number in TABLES] == ["active"] * 3, "each has said READY=1"
    matches = {number: Match(str(tables.lines(number, "invite")[-1]["invite"]), number) for number in TABLES}
    for match in matches.values():
        request.addfinalizer(match.leave)
        match.play_to(2)

    def goes_on(number: int, restarts: int) -> None:
        """The same match, in another process, with no play lost."""
        match, before = matches[number], kept[number]
        wait(lambda: tables.shows(number, "MainPID") not in ("0", before[2]), f"a new process of table {number}")
        match.play_to(before[1] + 1)
        assert match.id == before[0] and int(tables.shows(number, "NRestarts")) == restarts

    def state(number: int) -> tuple[str, int, str]:
        return matches[number].id, matches[number].version, tables.shows(number, "MainPID")

    kept = {number: state(number) for number in TABLES}
    for number in TABLES:  # a crash
        tables.tell("kill", "--signal=KILL", f"gobsmack@{number}")
    for number in TABLES:
        goes_on(number, 1)

    kept = {number: state(number) for number in TABLES}
    tables.tell("kill", "--signal=STOP", "gobsmack@2")  # it hangs
    goes_on(2, 2)
    assert "Watchdog timeout" in tables.system.said("journalctl", "--no-pager", "-u", "gobsmack@2")

    kept = {number: state(number) for number in TABLES}
    tables.system.said("dpkg", "--install", "/srv/newer.deb")
    assert [state(number) for number in TABLES] == [kept[number] for number in TABLES], "nobody was thrown out"
    tables.tell("restart", *names)
    for number in TABLES:
        goes_on(number, 0)

    tables.tell("kill", "--kill-whom=main", "--signal=SIGTERM", "gobsmack@3")  # good-bye, as the page has it
    time.sleep(1)
    tables.tell("stop", "gobsmack@3")
    assert tables.shows(3, "ActiveState") == "inactive"

    for number in (1, 2):  # a match that is over makes room for the next one
        matches[number].play_to_the_end()
        old = matches[number].id
        wait(lambda: tables.lines(number, "invite")[-1]["match"] != old, f"the next match at table {number}")  # noqa: B023
        assert tables.lines(number, "result")[-1]["match"] == old
    assert not tables.lines(3, "result")
