"""The client's core: what every player, bot and spectator holds of a table. No sockets, clocks or files.

    client.connected(now)              there is a connection to the host (again)
    client.receive(frame, now)         -> events
    client.tick(now)                   -> events; about twice a second
    client.take_outgoing()             frames to send
    client.play(choice), client.commands.chat(text) ...     queue frames

Everything may be repeated: updates replace, plays carry a number, a lost frame is asked for again. So after a cut the
client says hello, tells the version it holds, and goes on as if nothing had been.
"""

from __future__ import annotations

from collections.abc import Callable, Container
from typing import Any

from game.engine.ask import SeatAsk
from game.engine.spaces import Plain
from game.own import content
from game.own.content import Piece
from net.client import events as e
from net.client.account_request import AccountRequest
from net.client.answers import RETRY_S, Answers, Pending
from net.client.binding import Promise, bind, opening_head, recall, shown_at
from net.client.commands import Commands
from net.client.entry import Entry
from net.client.frame_log import FrameLog
from net.client.head_exchange import HeadExchange
from net.client.introduction import NO_CREDENTIALS, Credentials, Introduction, hello
from net.client.link import Link
from net.client.match_sync import MatchSync
from net.client.start_agreement import StartAgreement
from net.client.state import ClientState
from net.failover.standby import Standby
from net.fairness.signing import Signer
from net.protocol import codec, sanitize
from net.protocol import messages as m
from net.protocol.spoken_code import Entropy

PING_S = 1.0
"""Seconds between pings."""
SILENCE_S = 3.0
"""Seconds without a word from the host after which we count as cut off."""
WITH_COPIES = (m.Update,)
"""What may come in the frame of a copy."""


class Client:
    """One client at one table: the parts of it, and who of them is asked in which order."""

    def __init__(
        self,
        key: str,
        host_key: str,
        introduction: Introduction,
        entropy: Entropy,
        rules_hash: Callable[[str], str],
        *,
        credentials: Credentials = NO_CREDENTIALS,
        sure: bool = True,
        signer: Signer | None = None,
        pieces: Callable[[str], tuple[Piece, ...]] = content.pieces,
    ) -> None:
        """`rules_hash(title)` is the hash of our own rules, `pieces(title)` what of our own we would play with. `sure`: the
        host's key came with an invite; if not, a host that cannot prove the secret in its turn is refused. `signer` signs my
        plays; without an identity it is for once. Raises NameTooLong."""
        sanitize.check_name(introduction.name)
        self.key = key
        self.lobby: m.Lobby | None = None
        self.latency = 0
        """Milliseconds that the last round trip took."""
        signer = signer or Signer(entropy(32))
        self.link = Link()
        self.frames = FrameLog()
        self.entry = Entry(
            self.link, key, host_key, hello(introduction, credentials), credentials.secret, sure, signer.verify_key, entropy,
            rules_hash, pieces,
        )  # fmt: skip
        self.agreement = StartAgreement(self.link, self.frames, key, signer, entropy)
        self.held = ClientState()
        self.sync = MatchSync(self.link, self.held)
        self.answers = Answers(self.link, self.held, self.frames, key, signer, entropy)
        self.heads = HeadExchange(self.link, key, signer)
        self.account = AccountRequest(self.link)
        self.standby = Standby(key, signer, self.link)
        self.commands = Commands(self.link)
        self._lacking: tuple[str, ...] = ()
        """What the table was told that I cannot play."""
        self._heard_at = 0.0
        self._pinged_at = -PING_S
        self._handlers: dict[type, Callable[[Any], list[e.Event]]] = {
            m.Greeting: self._greeting,
            m.Welcome: self._welcome,
            m.Sorry: self._sorry,
            m.Lobby: self._lobby,
            m.Commitments: lambda told: self.agreement.reveal(told, self.lobby),
            m.Comparison: self._comparison,
            m.ChainHead: lambda told: self.heads.extend(told, self.held.opening),
            m.SignedHead: self.heads.hear,
            m.SealedAnswers: lambda told: self.answers.hear_sealed(told),
            m.Opening: self._opening,
            m.Update: self._update,
            m.Refusal: lambda told: self.answers.refused(told),
            m.Clock: self._clock,
            m.Pong: self._pong,
            m.Journal: self._journal,
            m.LockShare: self._lock_share,
            m.Copy: self._copy,
            m.Neighbours: self._neighbours,
            m.Moved: self._moved,
            m.Handed: self._handed,
            m.Chat: lambda said: [e.Said(said.who, said.name, said.text, said.seat)],
            m.Sign: lambda sign: [e.Signed(sign.who, sign.seat, sign.kind, sign.target, sign.flick, sign.private)],
            m.Notice: self._notice,
        }

    # Queries

    @property
    def state(self) -> e.State:
        """How far we have come in."""
        return self.link.state

    @property
    def host_key(self) -> str:
        """Whose table it is."""
        return self.entry.host_key

    @property
    def greeting(self) -> m.Greeting | None:
        """What the host said first."""
        return self.entry.greeting

    @property
    def welcome(self) -> m.Welcome | None:
        """What the host said when it let us in: code and invite to tell on."""
        return self.entry.welcome

    @property
    def owner(self) -> bool:
        """Whether I have the host's powers."""
        return self.lobby is not None and self.lobby.owner == self.key

    @property
    def words(self) -> tuple[str, str, str] | None:
        """The three words that speak for the people who are seated now; None while there are none, or nobody to compare with."""
        return self.agreement.words(self.lobby)

    @property
    def opening(self) -> m.Opening | None:
        """The match: id, title, options, kinds and names of the seats."""
        return self.held.opening

    @property
    def run(self) -> int:
        """Which run of the host the match is played in; 0 before the first."""
        return self.held.run

    @property
    def seat(self) -> int:
        """My seat in the match; -1: I watch."""
        return self.held.seat

    @property
    def version(self) -> int:
        """Of the view: one more than the plays made; 0: none has come yet."""
        return self.held.version

    @property
    def ask(self) -> SeatAsk | None:
        """What is asked, of me or of others; None when the match is over."""
        return self.held.ask

    @property
    def result(self) -> dict[str, Any] | None:
        """The result as plain values."""
        return self.held.result

    @property
    def pending(self) -> Pending | None:
        """My play on its way."""
        return self.answers.pending

    @property
    def signed_head(self) -> m.SignedHead | None:
        """The newest head of the chain of plays that I signed."""
        return self.heads.book.signed if self.heads.book is not None else None

    def section(self, name: str) -> Any:
        """Return one section of the view, unpacked when first asked for. Raises KeyError."""
        return self.held.section(name)

    def view(self) -> dict[str, Any]:
        """Return all sections (for bots). The trees are shared: do not change them."""
        return self.held.view()

    def clock_left(self, now: float) -> float | None:
        """Return the seconds left of the clock; None when none runs."""
        return self.held.clock_left(now)

    # Plays

    def play(self, choice: Plain) -> int:
        """Answer the ask; return the play's number: `Taken` or `Refused` with it follows. Raises ValueError when nothing is
        asked of us, or the last play is still on its way."""
        return self.answers.play(choice)

    def resign(self) -> int:
        """Leave the match to the others."""
        return self.answers.resign()

    def take_back(self) -> int:
        """Take the last play back (when `ask.take_back` says so)."""
        return self.answers.take_back()

    # The shell's calls

    def take_outgoing(self) -> list[bytes]:
        """Return the frames to be sent, oldest first."""
        return self.link.take()

    def send(self, message: m.Message) -> None:
        """Queue a message, if there is a connection."""
        self.link.send(message)

    def connected(self, now: float) -> list[e.Event]:
        """There is a connection to the host: say hello on it, whatever was before."""
        self.link.now = self._heard_at = now
        if self.link.state == "closed":
            return []
        self.entry.connected()
        return self._greet()

    def disconnected(self, now: float) -> list[e.Event]:
        """The connection is gone; it will come back by itself."""
        self.link.now = now
        return self.link.become("away")

    def moved_to(self, host_key: str) -> list[e.Event]:
        """The table is another host's now, which the other players vouch for. The shell connects to it."""
        self.standby.take_moved()
        self.entry.moved_to(host_key, self.held.seat >= 0)
        return self.link.become("away")

    def tick(self, now: float) -> list[e.Event]:
        """Time passes: pings, and everything that was not answered once more."""
        link, lobby = self.link, self.lobby
        link.now = now
        if not link.is_open:
            return []
        was_let_in = self.entry.welcome is not None and not self.entry.is_told_to_wait
        if now - self._heard_at > SILENCE_S and (link.is_in or was_let_in):
            self._heard_at = now
            return [*link.become("away"), *self._greet()]
        if not link.is_in:
            return self._greet() if self.entry.should_greet_again() else []
        self.sync.acknowledge()
        if now - self._pinged_at >= PING_S:
            self.sync.acknowledge(0.0)
            self._pinged_at = now
            number = lobby.number if lobby else 0
            link.send(m.Ping(int(now * 1000) & 0xFFFFFFFF, min(self.latency, 60_000), number))
        if lobby is None or lobby.waiting != "apart":
            self.answers.say_again(RETRY_S)
        if self.held.result is not None:
            self.account.ask_again(self.held.version)
        self._mind_receipts()
        self.heads.repeat()
        self.agreement.repeat(lobby)
        return []

    def receive(self, frame: bytes, now: float) -> list[e.Event]:
        """Take in one frame of the host."""
        self.link.now = self._heard_at = now
        return self._read(frame, self._handlers) if self.link.is_open else []

    def _read(self, frame: bytes, kinds: Container[type]) -> list[e.Event]:
        """Take in what a frame says, if it is a message of one of these kinds."""
        try:
            message = codec.read_from_host(frame)
        except codec.BadFrame as error:
            return [e.Told("malformed", str(error))]
        if type(message) not in kinds:
            return [e.Told("malformed", "no update comes with the copy")]
        self.frames.heard(message, frame)
        return self._handlers[type(message)](message)

    # Coming in

    def _greet(self) -> list[e.Event]:
        for part in (self.agreement, self.sync, self.standby):
            part.greets()
        return self.entry.greet()

    def _greeting(self, message: m.Greeting) -> list[e.Event]:
        return self.entry.greeted(message, self.held.run, self.held.version)

    def _welcome(self, message: m.Welcome) -> list[e.Event]:
        if not self.link.is_open:
            return []
        events = self.entry.welcomed(message)
        if self.link.is_in:
            # A host that was started again counts its lobbies anew.
            self.lobby, self._lacking = None, ()
            self._pinged_at = self.link.now - PING_S
            self.standby.let_in()
            self.answers.say_again()
        return events

    def _sorry(self, message: m.Sorry) -> list[e.Event]:
        if message.code == "hello_first":
            return self._greet() if self.entry.should_greet_first() else []
        return self.entry.denied(message)

    def _lobby(self, message: m.Lobby) -> list[e.Event]:
        if self.lobby is not None and message.number < self.lobby.number:
            return []
        self.lobby = message
        self.agreement.lobby_changed(message)
        self._tell_lacking(message)
        return [e.LobbyChanged(message)]

    def _tell_lacking(self, lobby: m.Lobby) -> None:
        """Before anybody votes for it the table must know what I cannot play. Said once, and again on a new connection."""
        lacking = self.entry.lacking(lobby.next_games) if self.link.is_in else ()
        if lacking != self._lacking:
            self._lacking = lacking
            if lacking:
                self.link.send(m.Lacks(lacking))

    def _comparison(self, message: m.Comparison) -> list[e.Event]:
        events = self.agreement.compare(message, self.entry.host_key)
        self.heads.know(self.agreement.comparison.agreed)
        return events

    def _pong(self, message: m.Pong) -> list[e.Event]:
        self.standby.heard_host(PING_S)
        self.latency = min(60_000, ((int(self.link.now * 1000) & 0xFFFFFFFF) - message.at) & 0xFFFFFFFF)
        return []

    # The match

    def _opening(self, message: m.Opening) -> list[e.Event]:
        if not self.entry.is_greeted_with(message.title):
            return self.entry.close("content")
        held, old = self.held, self.held.opening
        is_again = old is not None and old.match == message.match
        held.open(message)
        if held.version == 0:
            self.answers.new_run()
        recalled: list[e.Event] = []
        if not is_again or held.shown is None or held.shown.seat != message.seat:
            recalled = self._new_match(message, is_again)
        assert held.shown is not None
        if held.shown.first_head and held.shown.first_head != opening_head(message):
            # A host that was started again tells another beginning.
            held.shown.doubt("opening")
        events: list[e.Event] = [*recalled, e.Opened(message, is_again)]
        if held.shown.distrust is not None:
            events.append(e.Checked(held.shown.distrust))
        return events

    def _new_match(self, message: m.Opening, is_again: bool) -> list[e.Event]:
        """Another match, or another seat in it."""
        recalled: list[e.Event] = []
        shown = shown_at(message, self.key)
        self.held.begin(shown)
        self.answers.new_match(is_again)
        self.account.restart()
        if not is_again:
            self.heads.begin(message)
            recalled = self.agreement.recall_keys(message.match) if message.seat >= 0 else []
            self.heads.know(self.agreement.comparison.agreed)
        bind(shown, message, self._promise(message), self.agreement.take_seated())
        return recalled

    def _promise(self, opening: m.Opening) -> Promise | None:
        """What was promised for a match, here or before this program was started again."""
        found, shown = self.agreement.agreed_on(opening.match), self.held.shown
        if found is not None:
            promised, secret = found
            return Promise(promised, secret) if secret is not None else None
        if opening.seat < 0 or shown is None:
            return None
        kept = self.frames.load(opening.match)
        promise = recall(shown, kept)
        self.answers.recalled(kept, shown.sent)
        return promise

    def _update(self, message: m.Update) -> list[e.Event]:
        held = self.sync.take(message)
        if held is None or isinstance(held, e.Told):
            return [] if held is None else [held]
        is_new_run = held.before == 0
        if is_new_run:
            self.heads.restart(self.held.run, held.version)
            if self.held.result is None:
                self.account.restart()
        events = self.answers.updated(message, is_new_run, held.is_snapshot)
        if held.is_news:
            events.append(e.Updated(held.version, held.is_snapshot, held.changed, held.cues, held.asked))
        if held.result is not None:
            self.standby.match_over()
            events += [e.Over(held.result), *self.heads.end(held.version)]
        return events

    def _clock(self, message: m.Clock) -> list[e.Event]:
        self.held.set_clock(message.clock, self.link.now)
        return [e.ClockChanged()]

    def _journal(self, message: m.Journal) -> list[e.Event]:
        if self.held.opening is None or message.match != self.held.match:
            return []
        events = self.account.take(message)
        is_given = any(isinstance(event, e.AccountGiven) for event in events)
        if is_given and self.heads.book is not None and self.held.shown is not None:
            self.held.shown.told_heads = dict(self.heads.book.mine)
        return events

    def _notice(self, message: m.Notice) -> list[e.Event]:
        if message.code == "host_leaves":
            self.standby.host_leaves()
        return [e.Noticed(message.code, message.nouns)]

    # Failover

    def _lock_share(self, message: m.LockShare) -> list[e.Event]:
        self.standby.take_share(message, self.held.match)
        return []

    def _copy(self, message: m.Copy) -> list[e.Event]:
        self.standby.take_copy(message)
        return self._read(message.update, WITH_COPIES) if message.update else []

    def _neighbours(self, message: m.Neighbours) -> list[e.Event]:
        self.standby.know_neighbours(message)
        return []

    def _moved(self, message: m.Moved) -> list[e.Event]:
        self.standby.moved(message)
        return []

    def _handed(self, message: m.Handed) -> list[e.Event]:
        self._mind_receipts()
        self.standby.hear_receipts(message)
        return []

    def _mind_receipts(self) -> None:
        people = self.heads.book.people if self.heads.book is not None else None
        self.standby.mind_receipts(self.held.match, people, self.entry.host_key)
