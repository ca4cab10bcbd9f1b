"""Tables under a supervisor: what crashed is started anew and goes on, what has ended is not, and a newer program takes over."""

from __future__ import annotations

import os
import re
import signal
import sys
import time
from pathlib import Path

import pytest

import net
from game import __version__
from game.__main__ import parser
from game.version import number_of
from tests.faults.processes import Player, until
from tests.faults.supervised import NEWER, Supervised, for_folder, wait

LONG = os.environ.get("GOBSMACK_LONG") == "1"
KILLS = 4
"""Times that every table is killed before the upgrade, and once by it."""

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="supervisor is for Unix")


def test_the_configuration_says_who_is_started_anew_and_no_two_share_a_port(tmp_path: Path) -> None:
    """As supervisor itself reads the example of the page."""
    from supervisor.options import ServerOptions

    file = tmp_path / "supervisord.conf"
    file.write_text(for_folder(tmp_path, 8))
    options = ServerOptions()
    options.realize(["-c", str(file)], doc="")
    [group] = options.process_group_configs
    programs = group.process_configs
    assert [program.name for program in programs] == [f"table-{number}" for number in range(1, 9)]
    chosen = [parser().parse_args(program.command.partition(" -m game ")[2].split()) for program in programs]
    ports = {port for one in chosen for port in (one.port, one.port + 1)}
    assert len(ports) == 16 and all(1024 < port < 32768 for port in ports), "the next port greets"
    assert all((one.resume, one.lost, one.exit_when_over) == ("last", "later", True) for one in chosen)
    assert len({program.environment["GOBSMACK_HOME"] for program in programs}) == 8
    from supervisor.datatypes import RestartUnconditionally, RestartWhenExitUnexpected

    for program in programs:
        assert program.autorestart is RestartWhenExitUnexpected is not RestartUnconditionally
        assert program.exitcodes == [0] and program.stopsignal == signal.SIGKILL
        assert not program.redirect_stderr, "its lines of JSON are kept apart"


def test_the_nomad_job_says_what_the_program_takes_and_asks_the_tables_own_thread() -> None:
    """A port that is open says nothing: the system answers it for a process that is stopped."""
    page = (Path(net.__file__).parent / "SPREADING.md").read_text(encoding="utf-8")
    [job] = re.findall(r"```hcl\n(.*?)```", page, re.DOTALL)
    [given] = re.findall(r"args = \[\n(.*?)\n +\]", job, re.DOTALL)
    words = re.findall(r'"([^"]*)"', given)
    for name, value in (("IP_table", "127.0.0.1"), ("PORT_table", "25000"), ("PORT_metrics", "25002")):
        assert f"${{NOMAD_{name}}}" in words
        words = [word.replace(f"${{NOMAD_{name}}}", value) for word in words]
    chosen = parser().parse_args(words)
    assert (chosen.interface, chosen.port, chosen.metrics, chosen.resume) == ("127.0.0.1", 25000, 25002, "last")
    for kind in ("table", "metrics"):
        assert f'port "{kind}" {{}}' in job
    [check] = re.findall(r"check \{(.*?)check_restart", job, re.DOTALL)
    assert re.search(r'type += "http"\n +path += "/health"', check) and "tcpSocket" not in page


class Match:
    """Two players at one table, who play only when they are told to."""

    def __init__(self, invite: str, seed: int) -> None:
        self._players = [Player(invite, name, seed) for name in ("Ann", "Ben")]

    def play_to(self, version: int) -> None:
        until(self._players, lambda: self.version >= version)

    def play_to_the_end(self) -> None:
        until(self._players, lambda: all(client is not None and client.result for client in self._clients))

    def leave(self) -> None:
        for player in self._players:
            player.peer.close()

    @property
    def version(self) -> int:
        return min(client.version if client else 0 for client in self._clients)

    @property
    def id(self) -> str:
        return self._clients[0].opening.match

    @property
    def software(self) -> str:
        return number_of(self._clients[0].greeting.software)

    @property
    def _clients(self) -> list:
        return [player.peer.client for player in self._players]


@pytest.mark.skipif(not LONG, reason="GOBSMACK_LONG=1: supervisor and three tables, one or two minutes")
def test_tables_are_killed_upgraded_drained_and_ended_under_a_supervisor(tmp_path: Path, capsys) -> None:
    """Each is killed in mid-match and comes back with its match; the newer program takes the journals of the older one up; a
    match that is over, and a table that was told to end, stay ended."""
    went_on = 0
    with Supervised(tmp_path, 3) as house:
        matches = {number: Match(house.invite(number), number) for number in (1, 2, 3)}
        for kill in range(KILLS + 1):
            if kill == KILLS:
                house.upgrade()
            for number, match in matches.items():
                match.play_to(match.version + 1)
                before, pid = (match.version, match.id), house.pid(number)
                if kill == KILLS:
                    house.restart(number)
                else:
                    os.kill(pid, signal.SIGKILL)
                wait(lambda: house.starts(number) == kill + 2)  # noqa: B023 (asked at once)
                match.play_to(before[0] + 1)
                assert match.id == before[1] and house.pid(number) != pid
                went_on += 1
        assert {match.software for match in matches.values()} == {NEWER}
        house.signal(3, "TERM")
        for number in (1, 2):
            matches[number].play_to_the_end()
        wait(lambda: [house.state(number) for number in matches] == ["EXITED"] * 3)
        time.sleep(3)  # longer than the supervisor takes to start what has crashed
        assert [house.state(number) for number in matches] == ["EXITED"] * 3
        assert [house.starts(number) for number in matches] == [KILLS + 2] * 3
        assert [any("result" in line for line in house.said(number)) for number in matches] == [True, True, False]
        for match in matches.values():
            match.leave()
    with capsys.disabled():
        print(f"\n{went_on} of {3 * (KILLS + 1)} went on ({__version__}, then {NEWER})")
