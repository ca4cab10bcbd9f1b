"""The command line's side of hosting: `host`, `tables`, `replay --verify`. No window, no pygame."""

from __future__ import annotations

import argparse
import json
import logging
import sys
import time
from importlib.metadata import PackageNotFoundError, version
from typing import Any, cast

from game.titles import Title
from net.host import HostOptions, run_host
from net.messages import Level


def software() -> str:
    """Name and version of this program, as others are told."""
    try:
        return f"gobsmack {version('gobsmack')}"
    except PackageNotFoundError:
        return "gobsmack"


def host(title: Title, seats: int, bots: tuple[int, str], options: dict[str, Any], chosen: argparse.Namespace) -> int:
    """`gobsmack host TITLE ...`: run a table until it closes."""
    _log_to_stderr()
    made = _shared(chosen)
    made.title = title.id
    made.seats = seats
    made.bots = (cast(Level, bots[1]),) * bots[0]
    made.options = options
    return run_host(made)


def resume(chosen: argparse.Namespace) -> int:
    """`gobsmack host --resume ID`: take a match up from its journal."""
    _log_to_stderr()
    made = _shared(chosen)
    made.resume = chosen.resume
    return run_host(made)


def _shared(chosen: argparse.Namespace) -> HostOptions:
    return HostOptions(
        port=chosen.port,
        name=chosen.name or "",
        passphrase=chosen.passphrase,
        exit_when_over=chosen.exit_when_over,
        seed=chosen.seed,
        interface=chosen.interface or "",
        local=chosen.local,
        owner=chosen.owner,
        parent=chosen.parent,
        spectators=not chosen.no_spectators,
        dropped=chosen.dropped,
        timers=chosen.timers,
        lost=chosen.lost,
        software=software(),
    )


def _log_to_stderr() -> None:
    logging.basicConfig(stream=sys.stderr, level=logging.INFO, format="%(asctime)s %(name)s %(message)s")


def list_tables(seconds: float, as_json: bool) -> int:
    """`gobsmack tables`: what is open on the LAN. Exit code 1 when nothing was found."""
    from net.discovery import Browser

    browser = Browser()
    try:
        time.sleep(max(0.1, seconds))
        found = browser.tables()
        if browser.error:
            print(f"gobsmack tables: the network cannot be searched: {browser.error}", file=sys.stderr)
            return 1
        for table in found:
            address = f"{table.invite.host}:{table.invite.port}"
            if as_json:
                print(
                    json.dumps(
                        {
                            "name": table.table,
                            "title": table.title,
                            "seats": table.seats,
                            "free": table.free,
                            "phase": table.phase,
                            "locked": table.locked,
                            "address": address,
                            "invite": table.invite.text(),
                        },
                        sort_keys=True,
                    )
                )
            else:
                lock = ", locked" if table.locked else ""
                print(f"{table.table}: {table.title}, {table.free} of {table.seats} seats free{lock}, at {address}")
        if not found and not as_json:
            print(
                "No table found. Are you on the same network? A firewall may be in the way; joining by address works."
            )
        return 0 if found else 1
    finally:
        browser.close()


def verify(recording: str) -> int:
    """`gobsmack replay ID --verify`: replay the log and compare every hash. Exit code 1 when it does not hold."""
    from net.checking import check

    report = check(recording)
    print(report.text)
    return 0 if report.holds else 1
