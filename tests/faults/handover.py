"""A host's process that is lost, or leaves in good order: how long until the players play on at one of theirs."""

from __future__ import annotations

import os
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

from tests.e2e.test_host_lost import SOON, Player, until
from tests.faults import processes

NAMES = ("Ann", "Ben", "Cas")


class HandedOver(NamedTuple):
    """One host that was there no more."""

    noticed: float
    """Seconds until the first connection said so."""
    on: float
    """Seconds from there (and from the end of patience, where there was any) until a play was made at the new host."""


def run(farewell: bool, number: int = 1) -> HandedOver:
    """Three players of BattleGoats; the host is killed, or ends on purpose (`farewell`)."""
    home_before = os.environ.get("GOBSMACK_HOME")
    players: list[Player] = []
    with (
        tempfile.TemporaryDirectory() as folder,
        processes.host(Path(folder, "host"), "battlegoats", "--seats", "3") as (
            process,
            said,
        ),
    ):
        os.environ["GOBSMACK_HOME"] = f"{folder}/players"
        try:
            players += [Player(said["invite"], name, 10 * number + n) for n, name in enumerate(NAMES)]
            until(players, lambda: all(p.peer.client and p.peer.client.version >= 2 for p in players))
            until(
                players,
                lambda: all(p.peer.movable and len(p.peer.client.standby.neighbours) == 2 for p in players),
                play=False,
            )
            assert not any(p.over for p in players)
            lost = time.monotonic()
            if farewell:
                process.terminate()
            else:
                process.kill()
            until(players, lambda: any(p.peer.client.state != "in" for p in players), play=False)
            noticed = time.monotonic()
            held = max(p.peer.client.version for p in players if p.peer.client)
            until(players, lambda: any(p.peer.client.opening.run > 1 and p.peer.client.version > held for p in players))
            on = time.monotonic() - noticed - (0.0 if farewell else SOON)
            return HandedOver(noticed - lost, max(0.0, on))
        finally:
            for player in players:
                player.close()
            if home_before is None:
                del os.environ["GOBSMACK_HOME"]
            else:
                os.environ["GOBSMACK_HOME"] = home_before
