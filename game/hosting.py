"""The command line's side of hosting: `host`, `tables`, `replay --verify`. No window, no pygame."""

from __future__ import annotations

import argparse
import json
import logging
import os
import sys
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, cast

from game import titles
from game.titles import Title
from game.version import software
from net.host.bot_processes import program, told
from net.host.process import HostOptions, run_host
from net.protocol.messages import Level
from net.storage import falls, journal, private_text

if TYPE_CHECKING:
    from net.host.doorway import Doorway
    from net.host.status import Board
    from net.lan.discovery import Found
    from net.lan.http_pages import PageServer


def host(title: Title, seats: int, bots: tuple[int, str], options: dict[str, Any], chosen: argparse.Namespace) -> int:
    """`gobsmack host TITLE ...`: run a table until it closes."""
    _begin_log()
    made = _shared(chosen)
    made.title = title.id
    made.seats = seats
    made.bots = (cast(Level, bots[1]),) * bots[0]
    made.options = options
    return run_host(made)


def many(title: Title, seats: int, bots: tuple[int, str], options: dict[str, Any], chosen: argparse.Namespace) -> int:
    """`gobsmack host TITLE --tables N ...`: run N tables, a process each, until the last one closes."""
    from net.host.multi_table import Tables, run_many
    from net.lan.invite import Invite

    front = os.getpid()
    door = Invite(_address(chosen), chosen.one_port).address if chosen.one_port else ""

    def one(number: int) -> argparse.Namespace:
        """What table `number` is told: its own port, key and seed, and a name to tell it from its neighbours."""
        return argparse.Namespace(
            **{
                **vars(chosen),
                "tables": None,
                "name": f"{chosen.name or title.name} {number}",
                "port": chosen.port and chosen.port + 2 * (number - 1),  # the port after a table's own greets
                "seed": None if chosen.seed is None else chosen.seed + number - 1,
                "profile": f"host-{number}",
                "parent": front,
                "metrics": 0,
                "catalogue": 0,
                "one_port": 0,
                "door": door,
                "reports": bool(chosen.metrics or chosen.catalogue or chosen.one_port),
            }
        )

    def warm() -> None:
        """What a table would load or work out before its first play, once for all of them."""
        titles.content_hash(title.id)
        if not chosen.local:
            import zeroconf  # noqa: F401 (what announcing a table will need)

    _begin_log()
    return run_many(
        Tables(
            chosen.tables,
            work=lambda number: host(title, seats, bots, options, one(number)),
            command=lambda number: [*program(), *_words(one(number))],
            environment={"GOBSMACK_PASSPHRASE": chosen.passphrase} if chosen.passphrase else {},
            warm=warm,
            parent=chosen.parent,
            serve=lambda board: _serve(board, chosen),
        )
    )


def _serve(board: Board, chosen: argparse.Namespace) -> Sequence[PageServer | Doorway]:
    """The pages of many tables: figures for Prometheus, and the list for those who want to play, who come by a port of its
    own or by the one port of all. Raises OSError."""
    from game import tables_page
    from net.host import metrics
    from net.host.doorway import Doorway
    from net.lan.http_pages import PageServer

    served: list[PageServer | Doorway] = []
    if chosen.metrics:
        served.append(PageServer("127.0.0.1", chosen.metrics, metrics.pages(board)))
    if chosen.catalogue:
        served.append(PageServer(_address(chosen), chosen.catalogue, tables_page.pages(board)))
    if chosen.one_port:
        pages = PageServer("127.0.0.1", 0, tables_page.pages(board))
        served += [Doorway(_address(chosen), chosen.one_port, board.port_of, pages.port), pages]
    return served


def _address(chosen: argparse.Namespace) -> str:
    """Where people come to this machine."""
    from net.lan.addresses import lan_address

    return "127.0.0.1" if chosen.local else chosen.interface or lan_address()


def _words(chosen: argparse.Namespace) -> list[str]:
    """The command line that says the same, but for the passphrase: others on the machine can read command lines."""
    words = ["host", chosen.title]
    for name, value in vars(chosen).items():
        option = name.replace("_", "-")
        if name in ("command", "title", "passphrase") or value in (None, False, "", []):
            continue
        if value is True:
            words.append(f"--{option}")
        else:
            for each in value if isinstance(value, list) else [value]:
                words.append(told(option, each))
    return words


def last_unfinished() -> str:
    """The newest match of this machine that is not over and that our rules can play on; "" when there is none. One that
    another host has at its table is not to be had."""
    for match in journal.matches():
        try:
            kept = journal.read(journal.path_of(match))
            rules = titles.rules(kept.begun.title)
        except (journal.BrokenJournal, titles.UnknownTitle):
            continue
        ours = (rules.version, titles.content_hash(kept.begun.title))
        if not kept.over and (kept.begun.version, kept.begun.content) == ours:
            return match
    return ""


def resume(chosen: argparse.Namespace) -> int:
    """`gobsmack host --resume ID`: take a match up from its journal."""
    _begin_log()
    made = _shared(chosen)
    made.resume = chosen.resume
    return run_host(made)


def resume_last(chosen: argparse.Namespace) -> int:
    """`gobsmack host --resume last`: the newest match that can be played on. One that this build turns out not to play is
    put aside by the host, and the next one is taken."""
    _begin_log()
    code = 1
    while match := last_unfinished():
        made = _shared(chosen)
        made.resume = match
        code = run_host(made)
        if journal.path_of(match).exists():
            return code
    return code


def end(match: str) -> int:
    """`gobsmack host --resume ID --end`: a match that is not to be played on, or whose rules are gone, ends as it stands."""
    try:
        journal.end(match)
    except OSError as error:
        print(f"gobsmack host: {error}", file=sys.stderr)
        return 1
    print(f"match {match} is ended as it stands; its recording can be watched: gobsmack replay {match}")
    return 0


def _shared(chosen: argparse.Namespace) -> HostOptions:
    private_text.hide(chosen.passphrase)
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
        lost=chosen.lost or "soon",
        for_two=chosen.for_two,
        software=software(),
        profile=chosen.profile,
        metrics=chosen.metrics,
        reports=chosen.reports,
        door=chosen.door,
    )


def _begin_log() -> None:
    """Say on standard error and in a file what happens; a copy of this process gets a file of its own."""
    private_text.hide(os.environ.get("GOBSMACK_PASSPHRASE", ""))
    logging.basicConfig(stream=sys.stderr, level=logging.INFO, format="%(asctime)s %(name)s %(message)s")
    falls.watch("host", software())


def tables_at(text: str, as_json: bool) -> int:
    """`gobsmack tables --at HOST`: what one machine lists. Raises ValueError where that is no address. Exit code 1: nothing."""
    from net.lan import listing
    from net.lan.invite import parse_address

    host, port = parse_address(text, listing.PORT)
    try:
        found = listing.fetch(host, port)
    except OSError as error:
        print(f"gobsmack tables: no list of tables at {host}, port {port}: {error}", file=sys.stderr)
        return 1
    _show(found, as_json)
    if not found and not as_json:
        print("No table is open there.")
    return 0 if found else 1


def list_tables(seconds: float, as_json: bool) -> int:
    """`gobsmack tables`: what is open on the LAN. Exit code 1 when nothing was found."""
    from net.lan.discovery import Browser

    browser = Browser()
    try:
        time.sleep(max(0.1, seconds))
        found = browser.tables()
        if browser.error:
            print(f"gobsmack tables: the network cannot be searched: {browser.error}", file=sys.stderr)
            return 1
        _show(found, as_json)
        if not found and not as_json:
            print(
                "No table found. Are you on the same network? A firewall may be in the way; joining by address works."
            )
        return 0 if found else 1
    finally:
        browser.close()


def _show(tables: Sequence[Found], as_json: bool) -> None:
    """A line for each table."""
    for table in tables:
        if not as_json:
            lock = ", locked" if table.locked else ""
            at = table.invite.address
            print(f"{table.table}: {table.title}, {table.free} of {table.seats} seats free{lock}, at {at}")
            continue
        facts = {
            "name": table.table,
            "title": table.title,
            "seats": table.seats,
            "free": table.free,
            "phase": table.phase,
            "locked": table.locked,
            "address": table.invite.address,
            "invite": table.invite.text(),
        }
        print(json.dumps(facts, sort_keys=True))


def verify(recording: str) -> int:
    """`gobsmack replay ID --verify`: replay the log and compare every hash. Exit code 1 when it does not hold."""
    from net.storage.verify import check

    report = check(recording)
    print(report.text)
    return 0 if report.holds else 1
