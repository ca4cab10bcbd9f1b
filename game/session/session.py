"""One table as a window sees it: the way in, the lobby, the match, the end.

Scenes look at plain fields (`state`, `lobby`, `trouble`, `feed`) and call commands (`send`, `play`, `say`). `poll` is cheap and
never waits: sockets live on a thread of their own (`line.py`). Whoever shows a session polls it.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import replace
from math import ceil
from typing import TYPE_CHECKING, Any

from game.engine.spaces import Plain
from game.session.address import TableAddress
from game.session.chat import TableChat
from game.session.context import Program
from game.session.feed import LiveFeed, thing_pointed_at
from game.session.friends import Friends
from game.session.host_command import HostCommand
from game.session.host_process import OPENING_LIMIT
from game.session.kept_seats import SeatKeeper
from game.session.own_host import OwnHost
from game.session.people import people_of
from game.session.plays import Kind, SentPlays
from game.session.proof import MatchProof, reason_key
from game.session.records import Goal, Settled, State, Trouble, Wanted
from game.session.succession import TableSuccession
from game.session.table_news import TableNews
from game.session.trust import TableTrust
from game.session.window_report import WindowReport
from game.stash import StashKey
from game.tabletop.feed import Said, Update
from net.client import events as e
from net.protocol import messages as m
from net.protocol.sanitize import NameTooLong, check_name

if TYPE_CHECKING:
    from game.session.line import Line, SessionEvent

SESSION: StashKey[Session] = StashKey("session")
"""The window's own, on the program's stash."""
CONNECT_LIMIT = 45.0
"""Seconds on the way in after which nobody is there: a host that is busy may take ten for each of its words."""


class Session:
    """One table, from opening or finding it to leaving it. Make one with `alone`, `hosted`, `joined` or `resumed`."""

    def __init__(
        self, context: Program, goal: Goal, wanted: Wanted, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.context = context
        self.goal = goal
        self.clock = clock
        self.friends: Friends[Session] | None = None
        """Those who share this window and pass the seat to each other."""
        self.trust = TableTrust(self)
        self.succession = TableSuccession(self)
        self.wanted = wanted
        self.state: State = "connecting"
        self.trouble: Trouble | None = None
        self.greeting: m.Greeting | None = None
        self.lobby: m.Lobby | None = None
        self.me = ""
        self.owner = False
        self.address = TableAddress()
        self.chat = TableChat(context)
        self.news = TableNews(context, lambda: self.feed)
        self.feed: LiveFeed | None = None
        self.cut_since = 0.0
        self.queued_until = 0.0
        """Until when the table lets our code wait, by the clock of this session; 0.0: it does not."""
        self.version = 0
        """Counts everything that a lobby on screen could show otherwise."""
        self._line: Line | None = None
        self._own_host = OwnHost()
        self._seat_keeper = SeatKeeper(self)
        self._report = WindowReport(self.send, lambda: self.clock())
        self._plays = SentPlays()
        self._unshown = False
        self._since = clock()
        self._make_line: Callable[[Session, str], Line] = _open_line

    # ------------------------------------------------------------------ ways in

    @classmethod
    def opened(cls, context: Program, goal: Goal, wanted: Wanted, command: HostCommand) -> Session:
        """A table of our own: the host's process first, then in as its owner."""
        session = cls(context, goal, wanted)
        session._open_host(command)
        return session

    @classmethod
    def joined(cls, context: Program, wanted: Wanted) -> Session:
        """Somebody's table."""
        session = cls(context, "join", wanted)
        session.connect()
        return session

    def _open_host(self, command: HostCommand) -> None:
        from game.session.line import own_key

        self.state = "opening"
        self._since = self.clock()
        if self._refused_name():
            return
        try:
            owner = own_key()
        except OSError as error:
            self._end(Trouble("broken_key", str(error)))
            return
        try:
            self._own_host.start(command.words(owner), self.wanted.passphrase)
        except OSError as error:
            self._end(Trouble("no_host", str(error)))

    def connect(self, passphrase: str | None = None) -> None:
        """Go to the table (again), perhaps with another passphrase."""
        if passphrase is not None:
            self.wanted.passphrase = passphrase
        self._drop_line()
        self.trouble = None
        self.state = "connecting"
        self._since = self.clock()
        self._plays.reset()
        if self._refused_name():
            return
        try:
            self._line = self._make_line(self, self.wanted.address)
        except ValueError as error:
            self._end(Trouble("bad_invite", str(error)))
        except OSError as error:
            self._end(Trouble("broken_key", str(error)))

    def _refused_name(self) -> bool:
        """Whether the name is one that no table takes: then nothing is started, and nobody is called."""
        try:
            check_name(self.wanted.name)
        except NameTooLong as error:
            self._end(Trouble("long_name", str(error.letters)))
            return True
        return False

    # ------------------------------------------------------------------ every frame

    def poll(self) -> None:
        """Take in what has arrived."""
        if self.state == "ended":
            return
        self._check_host()
        line = self._line
        if line is not None:
            for event in line.poll():
                self.take(event)
                if self._line is not line:
                    return
            self._show_settled()
            self._seat_keeper.look()
            if self.state == "in":
                self._report.update(self.context.settings.pace, self.owner)
            else:
                self._report.reset()
        if self.friends is not None:
            self.friends.poll()
        waited = self.clock() - self._since
        if self.state == "connecting" and waited > CONNECT_LIMIT:
            self._end(Trouble("no_answer" if self.greeting is None else "host_gone"))

    @property
    def reaches_nobody(self) -> bool:
        """Whether the table that we opened for others is on this machine alone: it has no network."""
        return self.goal == "host" and self.address.is_local

    def _check_host(self) -> None:
        """See to what our own host has said, or that it has ended."""
        host = self._own_host
        listening = host.take_news()
        if listening is not None:
            self.address.read(listening)
            self.version += 1
            if self.state == "opening":
                self.wanted.address = self.address.way_in
                self.connect()
        elif self.state == "opening" and (host.has_ended or self.clock() - self._since > OPENING_LIMIT):
            self._end(Trouble("no_host", host.reason))
            host.stop()
        elif host.has_ended and self.movable:
            # The players go on without it; perhaps on this machine again.
            host.forget()
        elif host.has_ended and self.state in ("in", "cut", "connecting"):
            self._end(Trouble("own_host_gone", host.reason))

    def take(self, event: SessionEvent) -> None:
        """One message or event of the line."""
        handler = HANDLERS.get(type(event))
        if handler is not None:
            handler(self, event)
            self.version += 1

    # ------------------------------------------------------------------ what arrives

    def _connection(self, event: e.Connection) -> None:
        line = self._line
        if line is not None:
            self.greeting = line.greeting or self.greeting
        if event.state == "in" and line is not None:
            welcome = line.welcome
            self.me = line.key
            self.owner = bool(welcome and welcome.owner)
            if welcome is not None:
                self.address.welcome(welcome)
            self.state, self.trouble, self.succession.host_left = "in", None, False
            self._report.reset()
        elif self.state == "in":
            self.state, self.cut_since = "cut", self.clock()

    def _moved(self, event: e.Moved) -> None:
        """Another machine hosts the match now: ours, or that of player `event.who`."""
        assert self._line is not None
        # The old host's address and code lead nowhere any more.
        self.address.read(self._own_host.replace(self._line.host))
        seats = self.lobby.seats if self.lobby is not None else ()
        name = next((seat.name for seat in seats if seat.who == event.who), "")
        self.tell("lobby-moved-here" if event.who == self.me else "lobby-moved", {"name": name})

    def _closed(self, event: e.Closed) -> None:
        self._end(Trouble(event.code, event.text))

    def _unreachable(self, event: e.Unreachable) -> None:
        if self.state == "connecting":
            self._end(Trouble(event.code))

    def _queued(self, event: e.Queued) -> None:
        """The table takes its time with codes: it has not forgotten us."""
        now = self.clock()
        self.queued_until = now + event.wait_s
        self._since = max(self._since, now + event.wait_s)

    @property
    def queued_s(self) -> int:
        """Seconds until the table looks at our code; 0: it does not let it wait."""
        left = self.queued_until - self.clock() if self.state == "connecting" else 0.0
        return max(0, ceil(left))

    def _told(self, event: e.Told) -> None:
        self.news.answered(event)

    def _lobby(self, event: e.LobbyChanged) -> None:
        before, self.lobby = self.lobby, event.lobby
        self.succession.look(before, event.lobby)
        if event.lobby.waiting == "apart" and (before is None or before.waiting != "apart"):
            self.tell("lobby-waiting-apart", trouble=True)
        self.trust.look_round()

    def _opening(self, event: e.Opened) -> None:
        opening = event.opening
        if self.feed is None or self.feed.match != opening.match or self.feed.seat != opening.seat:
            if self.feed is not None:
                self.feed.end_coaching()
            self.feed = LiveFeed(self, opening, MatchProof(self, self.trust, opening), self.chat.said)
            self._plays.settle_all()
            self.succession.begin()
            self.chat.begin(opening.match)
            if self.friends is not None:
                self.friends.keep(opening.match)
            self.trust.meet()

    def _words_compared(self, event: e.Compared) -> None:
        self.trust.compare(event.agreed)
        if self.feed is not None and self.feed.result is None:
            self.feed.proof.know()

    def _update(self, event: Update) -> None:
        if self.feed is not None:
            self.feed.add(replace(event, pending=self._plays.pending))
            self._unshown = False

    def _settled_play(self, event: Settled) -> None:
        """Plays up to this one are on their way no more."""
        self._plays.settle(event.number)
        self._unshown = True

    def _show_settled(self) -> None:
        """A play that ended without an update of its own (refused, or too late): the table may be acted on again."""
        if self._unshown and self.feed is not None and self.feed.last is not None:
            self._update(replace(self.feed.last, cues=()))
        self._unshown = False

    def _chat(self, event: e.Said) -> None:
        if event.who not in self.chat.muted:
            self._said(Said(event.seat, event.name, event.text))

    def _sign(self, event: e.Signed) -> None:
        if event.who in self.chat.muted and event.kind != "throw":
            return
        seats = self.lobby.seats if self.lobby is not None else ()
        name = seats[event.seat].name if 0 <= event.seat < len(seats) else ""
        if event.kind == "emote":
            self._said(Said(event.seat, name, emote=event.target, private=event.private))
        elif event.kind == "throw" and self.feed is not None:
            self.feed.flick = event.flick
        elif event.kind == "ping" and self.feed is not None:
            self.feed.add(Said(event.seat, name, ping=thing_pointed_at(event.target)))

    def _said(self, said: Said) -> None:
        self.chat.add(said)
        if self.feed is not None:
            self.feed.add(said)

    def _notice(self, event: e.Noticed) -> None:
        if event.code == "host_leaves":
            self.succession.host_left = True
        self.news.noticed(event, self.my_name, self.movable)

    def _refusal(self, event: e.Refused) -> None:
        self.news.refused(event)

    def _verdict(self, event: e.Checked) -> None:
        if self.feed is not None:
            proof = self.feed.proof
            proof.verdict = event.verdict
            outcome = proof.outcome
            if self.feed.result is None and outcome is not None and outcome.kind == "cheated":
                # Before the end: nobody should play on without knowing.
                args = {"n": outcome.at, "names": ", ".join(proof.names_of(outcome))}
                self.tell(reason_key(self.context.text, outcome), args, trouble=True)

    def _share_given(self, event: e.ShareGiven) -> None:
        self.succession.hear(event)

    def _caught(self, event: e.Caught) -> None:
        self.succession.catch(event)

    def _others_heard(self, event: e.OthersHeard) -> None:
        if self.feed is None:
            return
        before, self.feed.proof.standing = self.feed.proof.standing, event.standing
        for key, version in event.standing.differs[len(before.differs) :]:
            self.tell("trust-story", {"name": self.feed.proof.name_of(key), "n": max(0, version - 1)}, trouble=True)

    def tell(self, key: str, args: dict[str, Any] | None = None, trouble: bool = False, table: bool = True) -> None:
        """Say something about the table, in the lobby and (`table`) over the match."""
        self.news.tell(key, args, trouble, table)

    # ------------------------------------------------------------------ queries

    @property
    def phase(self) -> str:
        return self.lobby.phase if self.lobby is not None else ""

    @property
    def seat(self) -> int:
        """The seat that is ours; -1: none."""
        seats = self.lobby.seats if self.lobby is not None else ()
        return next((n for n, seat in enumerate(seats) if self.me and seat.who == self.me), -1)

    @property
    def my_name(self) -> str:
        """The name we have at this table."""
        mine = (one.name for one in people_of(self.lobby) if self.me and one.who == self.me)
        return next(mine, self.wanted.name)

    @property
    def away(self) -> float:
        """Seconds since the connection was cut."""
        return self.clock() - self.cut_since if self.state == "cut" else 0.0

    @property
    def movable(self) -> bool:
        """Whether the match goes on without its host, should that be gone for `succession.moves_after` seconds."""
        return self.phase == "playing" and self._line is not None and self._line.movable and self.succession.moves

    @property
    def way_back(self) -> str:
        """The invite to the table's host, wherever that is now; "" while it is not known."""
        return self._line.way_back if self._line is not None else ""

    def own_keys(self) -> set[str]:
        """The keys of everybody at this window."""
        return {self.me} | (self.friends.keys() if self.friends is not None else set())

    def missing(self) -> str:
        """Why a match cannot begin: "seats", "ready" or ""."""
        lobby = self.lobby
        if lobby is None:
            return "seats"
        if any(seat.kind == "open" or not seat.here for seat in lobby.seats):
            return "seats"
        return "" if all(seat.ready or seat.who == lobby.owner for seat in lobby.seats) else "ready"

    # ------------------------------------------------------------------ commands

    def send(self, message: m.Message) -> None:
        """Send a command; lost while the connection is down (the lobby comes whole afterwards)."""
        if self._line is not None and self.state == "in":
            self._line.send(message)

    def play(self, choice: Plain, kind: Kind = "play") -> None:
        if self._line is not None:
            self._plays.send()
            self._line.play(choice, kind)

    def stand_together(self, keys: tuple[str, ...], held: bool) -> None:
        """Say who sits at this window, and whether their clocks wait; the owner's alone is heard."""
        self._report.set_together(keys, held, self.state == "in" and self.owner)

    def hurry(self) -> None:
        """Let the bots stop pondering."""
        self._report.hurry()

    def say(self, text: str) -> None:
        self.send(m.Say(text))

    def mute(self, keys: Iterable[str], on: bool = True) -> None:
        """Hear nothing more of these (or hear them again); remembered for the match."""
        self.chat.mute(keys, on, self.feed.match if self.feed is not None else "")
        self.version += 1

    def close_table(self) -> None:
        """Host powers: over for everybody."""
        self.send(m.Close())

    # ------------------------------------------------------------------ the end

    def _end(self, trouble: Trouble) -> None:
        self.trouble = trouble
        self.state = "ended"
        self.version += 1
        self._seat_keeper.look()
        self._drop_line()

    def _drop_line(self) -> None:
        if self._line is not None:
            line, self._line = self._line, None
            with suppress(OSError):
                line.close()

    def leave(self, feed: LiveFeed) -> None:
        """Leave the table, unless another match has begun there."""
        if self.feed is feed:
            self.close()

    def give_up(self) -> None:
        """The host has not answered for so long that it counts as gone."""
        self._end(Trouble("host_gone"))

    def close(self) -> None:
        """Leave. A host of our own ends with us; its match is in the journal."""
        self.state = "ended"
        if self.feed is not None:
            self.feed.end_coaching()
        if self.friends is not None:
            self.friends.close()
        if not self._own_host.is_there and self._line is not None:
            self._own_host.replace(self._line.host)
        self._drop_line()
        self._own_host.stop()
        if self.context.stash.get(SESSION) is self:
            self.context.stash.drop(SESSION)


HANDLERS: dict[type, Callable[[Session, Any], None]] = {
    e.Connection: Session._connection,
    e.Moved: Session._moved,
    e.Closed: Session._closed,
    e.Told: Session._told,
    e.Queued: Session._queued,
    e.Unreachable: Session._unreachable,
    e.LobbyChanged: Session._lobby,
    e.Opened: Session._opening,
    e.Compared: Session._words_compared,
    e.Said: Session._chat,
    e.Signed: Session._sign,
    e.Noticed: Session._notice,
    e.Refused: Session._refusal,
    e.Checked: Session._verdict,
    e.ShareGiven: Session._share_given,
    e.Caught: Session._caught,
    e.OthersHeard: Session._others_heard,
    Update: Session._update,
    Settled: Session._settled_play,
}


def _open_line(session: Session, address: str) -> Line:
    from game.session.line import open_line

    return open_line(session.context, session.wanted, address)
