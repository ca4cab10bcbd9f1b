"""The host: a process of its own round one `Room`. Sockets, the journal, discovery, bots; nothing about the game.

    run_host(HostOptions(title="battlegoats", seats=2, bots=("normal",)))  -> exit code

Standard output has one JSON object when the table listens and one for each match that ends, and nothing else.
"""

from __future__ import annotations

import contextlib
import logging
import os
import signal
import sys
import threading
import time
from dataclasses import dataclass, field
from typing import Any

from msgspec.structs import replace

from game import titles
from game.engine.refusal import KernelError, Refused
from game.engine.rules import Rules
from game.own import content
from net.host import metrics, output
from net.host.bot_processes import BotCommand, Bots, bot_command
from net.host.descriptors import Spare, SparedStore, raise_limit
from net.host.lobby_types import HouseRules
from net.host.parent_watch import Parent
from net.host.pulse import ServiceWatch
from net.host.room import Room
from net.host.router import Router
from net.host.setup import Setup
from net.host.shelf import RegistryShelf
from net.host.status import TELL_S, Board, Status
from net.lan.addresses import bare, lan_address, on_link, ours, reaches_nobody
from net.lan.discovery import Announcer, Found, announcement_id
from net.lan.http_pages import PageServer
from net.lan.invite import PORT, Invite, parse_address
from net.protocol.denied import Denied
from net.protocol.messages import PROTOCOL, Dropped, ForTwo, Level, Lost, Timers
from net.protocol.security import passphrase
from net.protocol.spoken_code import finds, heard, new_code, spoken
from net.storage import falls, identity, journal, private_text
from net.storage.store import Kept, KeptTable

log = logging.getLogger("net.host")

ADDRESS = 2.0
"""Seconds between looks at whether this machine still has its address."""
OLD_PORT_S = 6.0
"""Seconds that a table which comes back tries for the port where its players look for it."""
LAST_WORDS = 1.5
"""Seconds that a host stays for its clients to fetch the log, when it ends with its match."""


@dataclass
class HostOptions:
    """What a host is started with; the fields are the flags of `gobsmack host`."""

    title: str = ""
    seats: int = 2
    bots: tuple[Level, ...] = ()
    """Level of each bot."""
    port: int = 0
    """0: 28420 if it is free, else any."""
    name: str = ""
    passphrase: str = ""
    options: dict[str, Any] = field(default_factory=dict)
    resume: str = ""
    exit_when_over: bool = False
    seed: int | None = None
    interface: str = ""
    local: bool = False
    owner: str = ""
    parent: int = 0
    spectators: bool = True
    dropped: Dropped = "bot"
    timers: Timers = "normal"
    lost: Lost = "soon"
    for_two: ForTwo = "wait"
    software: str = ""
    metrics: int = 0
    """Where Prometheus reads, on this machine alone; 0: nowhere."""
    reports: bool = False
    """Say on standard output every second how the table is doing: for whoever runs many."""
    door: str = ""
    """Address and port of this machine's doorway, by which alone others come; "": they come to the table's own port."""
    profile: str = "host"
    """Which of this machine's keys the table has. Tables that stand side by side want one each: whoever misses a host looks
    for its key."""
    # For tests: a title that is in no registry, other bots, a key of one's own.
    record: titles.Title | None = None
    rules: Rules | None = None
    content: str = ""
    bot_command: BotCommand = bot_command
    key: identity.Identity | None = None


def run_host(options: HostOptions) -> int:
    """Host a table until it closes, its parent ends, or (if asked) its match is over. Returns the exit code."""
    try:
        host = Host(options)
    except (OSError, titles.UnknownTitle, Denied, Refused, KernelError, ValueError) as error:
        text = f"{error.code}: {error.text}" if isinstance(error, Denied) else str(error)
        print(f"gobsmack host: {text}", file=sys.stderr)
        return 1
    try:
        return host.run()
    except Exception as error:
        falls.note(error, "the host", host.table.match_id)
        raise
    finally:
        host.close()


class Host:
    """The shell round one table."""

    def __init__(self, options: HostOptions) -> None:
        self.options = options
        self._ended = False
        self._told: set[str] = set()
        self._parent = Parent(options.parent)
        self._service = ServiceWatch()
        raise_limit()
        self._spare = Spare()
        self._journal = journal.Journal()
        kept = self._journal.resume(options.resume) if options.resume else None
        key = options.key or (kept and identity.held(kept.begun.host_key)) or identity.load(options.profile)
        title = kept.begun.title if kept else options.title
        try:
            if kept is not None:
                _same_content(kept)
            record = options.record or titles.title(title)
            rules = options.rules or titles.rules(title)
            content_hash = options.content or titles.content_hash(title)
            if kept is not None:
                _same_rules(kept, rules, content_hash)
        except (journal.BrokenJournal, titles.UnknownTitle):
            self._journal.close()
            raise
        before = kept.table if kept else None
        self.router = (
            Router(key, "127.0.0.1", 0, strict=True)
            if options.door
            else _listen(key, "127.0.0.1" if options.local else options.interface, options.port, before)
        )
        try:
            self.table = self._make_table(record, rules, content_hash, key.public, kept)
        except (Refused, KernelError, ValueError) as error:
            self.router.close()
            if kept is not None:
                self._journal.close()
                aside = journal.set_aside(kept.begun.match)
                raise journal.BrokenJournal(f"{error}; its journal was put aside as {aside.name}") from None
            raise
        except BaseException:
            self.router.close()
            raise
        self.table.door.address_of = self.router.address_of
        self.table.hand_over = self.router.hand_over
        self._bots = Bots(options.bot_command, self._spare)
        self._board = Board()
        self._pages = _metrics_at(options.metrics, self._board, self.router)
        self._announcer: Announcer | None = None
        self._looked = 0.0
        if not options.local:
            if reaches_nobody(self.invite.host):
                at = self.invite.host
                log.warning("nobody else can join: this machine is on no network, so the table is at %s alone", at)
            threading.Thread(target=self._announce, name="announcing", daemon=True).start()

    def _make_table(self, record: Any, rules: Rules, content_hash: str, key: str, kept: Kept | None) -> Room:
        options = self.options
        code = (heard(kept.table.code) if kept else "") or new_code(os.urandom)
        private_text.hide(code)
        at, port = parse_address(options.door) if options.door else (self.router.address, self.router.port)
        self.invite = Invite(bare(at), port, key, code, door=bool(options.door))
        setup = Setup(
            record,
            rules,
            content_hash,
            key,
            len(kept.table.seats) if kept else options.seats,
            options=kept.begun.options if kept else options.options,
            owner=options.owner,
            code=code,
            invite=self.invite.text(),
            software=options.software,
            house=HouseRules(
                options.name or f"{record.name}", options.spectators, options.dropped, options.timers,
                passphrase(options.passphrase or os.environ.pop("GOBSMACK_PASSPHRASE", "")),
                "never" if options.door else options.lost,
                options.for_two,
                bool(options.door),
            ),
            bots=options.bots,
            # A table that comes back from behind a doorway comes back alone, and not to where only the doorway could reach it.
            address="" if options.door else self.router.address,
            port=0 if options.door else self.router.port,
            once=options.exit_when_over,
            # A game that is in no registry stands on no shelf.
            shelf=RegistryShelf() if options.record is None else None,
            is_private=options.local and _was_private(kept),
            # Bots alone, with nobody who could seat a person: there is nobody to keep a copy.
            own=content.pieces(record.id),
            has_failover=not options.door
            and (kept is not None or bool(options.owner) or len(options.bots) < options.seats),
            seed=None if options.seed is None else options.seed.to_bytes(16, "big", signed=True),
        )  # fmt: skip
        return Room(setup, SparedStore(self._journal, self._spare), os.urandom, time.monotonic(), kept)

    # ------------------------------------------------------------------ running

    def run(self) -> int:
        """The loop."""
        with contextlib.suppress(ValueError):  # only the main thread may; tests run hosts on others
            signal.signal(signal.SIGTERM, lambda *_: self.end())
        self._say_where()
        self._service.ready()
        next_look = next_word = 0.0
        until: float | None = None
        while not self._ended and (until is None or time.monotonic() < until):
            now = time.monotonic()
            self._service.beat(now)
            self.router.pump(self.table, now, self._patience(now))
            now = time.monotonic()
            if now >= next_word and (self._pages is not None or self.options.reports):
                next_word = now + TELL_S
                self._tell_status(now)
            if now >= next_look:
                next_look = now + 0.25
                if not self._parent.alive():
                    log.info("the program that started this host has ended")
                    break
                self._bots.mind(self.table.wanted_bots(), self._bot_invite, now)
                while self._bots.trouble:
                    bot = self._bots.trouble.pop(0)
                    self.router.send(self.table, self.table.bot_missing(bot, now), now)
                self._mind_address(now)
            self._say_moved()
            if self._over() and self.options.exit_when_over and until is None:
                until = now + LAST_WORDS
            if self.table.closed and until is None:
                until = now + 0.5
        return 0

    def _tell_status(self, now: float) -> None:
        """How the table is doing, for metrics and for the one who runs it among many."""
        table = self.table
        here = [person for person in table.lobby.people.values() if person.here]
        status = Status(
            self._listed(),
            sum(person.role == "player" for person in here),
            sum(person.role == "watcher" for person in here),
            sum(person.role == "bot" for person in here),
            table.counts.plays,
            self.router.play_s.copy(),
            {"host": table.faults.faults, **table.desk.failed},
            table.faults.bad_frames,
            dict(table.counts.refused),
            self.router.port,
        )
        self._board.put(1, status, now)
        if self.options.reports:
            output.say(output.Doing(status))

    def _listed(self) -> Found:
        """What everybody on the LAN may know of the table."""
        lobby, setup, invite = self.table.lobby, self.table.setup, self.invite
        return Found(
            announcement_id(invite.key, invite.port),
            lobby.house.table,
            lobby.title.id,
            invite.host,
            invite.port,
            invite.key,
            len(lobby.seats),
            sum(seat.kind == "open" for seat in lobby.seats),
            lobby.phase,
            bool(lobby.house.passphrase),
            PROTOCOL,
            self.options.software,
            finds(invite.code),
            content.fingerprint(setup.own),
            content.names(setup.own),
            invite.door,
        )

    def end(self) -> None:
        """Stop at the next turn of the loop."""
        self._ended = True

    def _mind_address(self, now: float) -> None:
        """The LAN may give this machine another address in mid-match, or its first: the table listens there then, and says so."""
        if self.options.local or self.options.door or now - self._looked < ADDRESS:
            return
        self._looked = now
        if ours(self.router.address) and not reaches_nobody(self.router.address):
            return
        address = self.options.interface or lan_address()
        if reaches_nobody(address) or address == self.router.address:
            return  # no network at all: it will come back, perhaps with the address of before
        try:
            self.router.move(address)
        except OSError as error:
            log.warning("this machine is at %s now, but: %s", address, error)
            return
        log.warning("this machine has another address: the table is at %s:%d now", address, self.router.port)
        self.invite = replace(self.invite, host=bare(self.router.address), port=self.router.port)
        setup = self.table.setup
        setup.invite, setup.address, setup.port = self.invite.text(), self.router.address, self.router.port
        self.table.lobby.number += 1
        self._say_where()

    def _patience(self, now: float) -> float:
        deadline = self.table.next_deadline(now)
        return 0.25 if deadline is None else max(0.0, min(0.25, deadline - now))

    def _over(self) -> bool:
        """Whether the match is over; its result is told once."""
        result = self.table.result
        if result is None:
            return False
        match = self.table.match_id
        if match not in self._told:
            self._told.add(match)
            output.say(output.Finished(match, result))
        return True

    def _say_moved(self) -> None:
        """The match goes on elsewhere: said once, and no longer announced here."""
        moved = self.table.moved
        if moved is not None and moved.invite not in self._told:
            self._told.add(moved.invite)
            output.say(output.Elsewhere(self.table.match_id, moved.invite))

    def _say_where(self) -> None:
        """Where the table can be reached."""
        output.say(
            output.Listening(
                match=self.table.match_id,
                addresses=(self.invite.address,),
                port=self.invite.port,
                invite=self.invite.text(),
                code=spoken(self.invite.code),
            )
        )

    def _bot_invite(self, ticket: str) -> str:
        return Invite(bare(self.router.address), self.router.port, self.invite.key, "", ticket).text()

    # ------------------------------------------------------------------ being found

    def _announce(self) -> None:
        """Tell the LAN about the table, and tell it again when that changes. On a thread: zeroconf takes its time.

        Only an address on a link of this machine is announced; a table that is on none waits for one.
        """
        # An address that is gone would be told of at every turn.
        logging.getLogger("zeroconf").setLevel(logging.ERROR)
        try:
            while not self._ended and not on_link(self.invite.host):
                time.sleep(0.5)
            at = (self.invite.host, self.invite.port)
            announcer = self._announcer = Announcer(*at, self.invite.key)
            while not self._ended and self.table.moved is None:
                if at != (self.invite.host, self.invite.port):
                    at = (self.invite.host, self.invite.port)
                    announcer.close()
                    announcer = self._announcer = Announcer(*at, self.invite.key)
                announcer.show(self._listed())
                time.sleep(0.5)
            if not self._ended:
                announcer.close()
        except Exception as error:  # a LAN without multicast still has addresses and invites
            log.warning("the table cannot be announced: %s", error)

    def close(self) -> None:
        """Everything down, in the order that loses nothing."""
        self._ended = True
        self.router.last_words(self.table.farewell())
        self._bots.close()
        self._journal.close()
        self._spare.close()
        if self._pages is not None:
            self._pages.close()
        if self._announcer is not None:
            self._announcer.close()
        self.router.close()


def _metrics_at(port: int, board: Board, router: Router) -> PageServer | None:
    """Pages for Prometheus. Where they can't be had the router is closed again, and OSError says why."""
    if not port:
        return None
    try:
        return PageServer("127.0.0.1", port, metrics.pages(board))
    except OSError as error:
        router.close()
        raise OSError(f"cannot tell metrics at 127.0.0.1:{port}: {error.strerror}") from None


def _was_private(kept: Kept | None) -> bool:
    """Whether nobody else could come to the table before. One that was open to others and goes on alone has not chosen limits
    for being alone."""
    if kept is not None and kept.table.is_private is not None:
        return kept.table.is_private
    return kept is None or kept.table.address in ("", "127.0.0.1")


def _listen(key: identity.Identity, address: str, port: int, before: KeptTable | None) -> Router:
    """Listen where we were told to; a table that comes back, where it was; else where there is room."""
    if before is not None and before.port and not port and address in ("", before.address):
        until = time.monotonic() + OLD_PORT_S
        while True:
            try:
                return Router(key, before.address, before.port, strict=True)
            except OSError as error:
                # Somebody may leave the port in a moment: the host of before, or a connection that is still ending.
                if time.monotonic() < until and ours(before.address):
                    time.sleep(0.25)
                    continue
                # Another network: those who played must then join by the new invite.
                log.warning("not where the table was: %s", error)
                break
    return Router(key, address or lan_address(), port or PORT, strict=bool(port))


def _same_content(kept: Kept) -> None:
    missing = content.compare(kept.begun.own, content.pieces(kept.begun.title))
    if missing is not None:
        raise journal.BrokenJournal(
            f"match {kept.begun.match} was begun {content.BEGUN_WITH[missing.code].format(name=missing.name)}: bring that back, "
            f"or end it as it stands: gobsmack host --resume {kept.begun.match} --end"
        )


def _same_rules(kept: Kept, rules: Rules, content_hash: str) -> None:
    if kept.begun.version != rules.version or kept.begun.content != content_hash:
        raise journal.BrokenJournal(
            f"match {kept.begun.match} was begun with other rules of {kept.begun.title}: finish it with the version of "
            f"Gobsmack that began it, or end it as it stands: gobsmack host --resume {kept.begun.match} --end"
        )
