"""What a client holds of a table; `client.py` has how it comes by it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

import msgspec

from game.engine.ask import SeatAsk
from game.engine.journal import Play
from game.engine.spaces import Choice
from net.client import events as e
from net.client.commands import Commands
from net.failover.receipts import ReceiptBook
from net.failover.replica import Replica
from net.fairness.account import Collector, SentPlay, Shown
from net.fairness.comparison import Agreed, ClientComparison, seated_people
from net.fairness.heads import HeadBook
from net.fairness.plays import play_digest, sign_digest, signed_link
from net.fairness.sealed import committers
from net.fairness.signing import Signer
from net.protocol import codec, sanitize
from net.protocol import messages as m
from net.protocol.records import SALT, PlayProof
from net.protocol.security import Entropy, Proofs

PING = 1.0
"""Seconds between pings."""
RETRY = 1.0
"""Seconds after which what was not answered is said again."""

_READ = msgspec.msgpack.Decoder()
read_result = msgspec.msgpack.Decoder(dict[str, Any]).decode
"""The section "result". Raises msgspec.MsgspecError (a ValueError) for what is none."""


Met = tuple[bytes, Proofs]
"""Our half of a key agreement, and both proofs (ours, the host's)."""


class Pending(msgspec.Struct):
    """A play on its way."""

    message: m.Play
    sent: float
    seal: m.SealAnswer | None = None
    """It is only committed to yet: this is what is said."""
    is_known: bool = False
    """That it was taken has been told already: it is being revealed."""

    @property
    def word(self) -> m.Play | m.SealAnswer:
        """What is said to the host."""
        return self.message if self.seal is None else self.seal


class Committed(msgspec.Struct):
    """An answer of mine that waits until all have committed to theirs."""

    message: m.Play
    seal: m.SealAnswer
    is_taken: bool = False
    is_revealed: bool = False


class Memory(Protocol):
    """What a client keeps on disk of its own words, by match; it never raises (net/storage/match_memory.py)."""

    def append(self, match: str, frame: bytes, mine: bool) -> None: ...
    def load(self, match: str) -> list[tuple[bytes, bool]]: ...


class ClientState(Commands):
    """State and what can be asked of it."""

    def __init__(
        self,
        key: str,
        host_key: str,
        name: str,
        entropy: Entropy,
        content: Callable[[str], str],
        *,
        role: m.Role = "player",
        software: str = "",
        proves: m.Proof = "",
        secret: str = "",
        ticket: str = "",
        colour: str = "",
        portrait: str = "",
        crown: m.Crown = "king",
        sure: bool = True,
        signer: Signer | None = None,
    ) -> None:
        """`content(title)` is the hash of our own rules. `sure`: the host's key came with an invite; if not, a host
        that cannot prove the secret in its turn is refused. Raises NameTooLong."""
        sanitize.check_name(name)
        self.key = key
        self.host_key = host_key
        self.state: e.State = "away"
        self.lobby: m.Lobby | None = None
        self.opening: m.Opening | None = None
        self.welcome: m.Welcome | None = None
        self.greeting: m.Greeting | None = None
        self.version = 0
        self.sections: dict[str, msgspec.Raw] = {}
        """The view as it travels, packed (the ask among them)."""
        self.ask: SeatAsk | None = None
        self.result: dict[str, Any] | None = None
        self.latency = 0
        self.shown: Shown | None = None
        self.pending: Pending | None = None
        self.committed: Committed | None = None
        """My answer to the ask, where several people answer at once."""
        self.sealed: m.SealedAnswers | None = None
        """Who has committed to an answer, as I was told."""
        self._seals: dict[int, m.SealAnswer] = {}
        """What I committed to, by number."""
        self._plays: dict[int, m.Play] = {}
        """The plays to those."""
        self._sealed_links = b""
        """Links of the chain since the first of them."""
        self.record: Callable[[bytes, bool], None] | None = None
        """Gets every frame that a recording needs; true: one of mine."""
        self.memory: Memory | None = None
        """Keeps what a client that was started again needs to check the match; the shell sets it."""
        proves = proves if secret else ""
        self._hello = m.Hello(m.PROTOCOL, software[:40], name, role, proves, ticket, colour[:40], portrait[:40], crown)
        self._secret = secret
        self._sure = sure
        self._entropy = entropy
        self._content = content
        self._out: list[bytes] = []
        self._now = 0.0
        self._heard = 0.0
        self._said = -RETRY
        self._pinged = -PING
        self._n = 0
        self._patient = 0.0
        """Until when the host has asked for patience."""
        self._met = b""
        """The host's half that we have answered last."""
        self._halves: dict[bytes, Met] = {}
        """The host's half -> ours for it."""
        self._trees: dict[str, Any] = {}
        self._clock: float | None = None
        self._secrets: dict[int, bytes] = {}
        self._committed = (b"", 0.0)
        self._promised: m.Commitments | None = None
        self._seated = False
        """I had a seat in the lobby from which the next match starts."""
        self.signer = signer or Signer(entropy(32))
        """Signs my plays; without an identity it is for once."""
        self.comparison = ClientComparison(key, self.signer.verify_key, entropy)
        """Whose keys they are (fairness/comparison.py)."""
        self._compared = 0.0
        self.recall: Callable[[str], Agreed | None] = lambda match: None
        """The keys that were compared for a match before this program was started again; the shell knows."""
        self.heads: HeadBook | None = None
        """What the other players' programs say of this match (fairness/heads.py)."""
        self._head_said = 0.0
        self._head_repeats = 0
        self._collector = Collector()
        self._accounted = False
        self._asked_again = -RETRY
        self._unsaid: float | None = None
        """Since when an update has not been acknowledged."""
        self._wanted_log = 0.0
        self.kept = Replica()
        """The sealed match, for the others (failover/replica.py)."""
        self.receipts = ReceiptBook(self.signer)
        """Who was given shares of this match."""
        self._receipts_said = ("", 0)
        self.neighbours: dict[str, tuple[str, int]] = {}
        """Key -> (address, port) of the other players' clients."""
        self.reach = 0
        """The port at which they reach us; 0: not at all. The shell sets it."""
        self._left_at = 0.0
        self.host_left = False
        """The host said that it ends on purpose."""
        self._wanted_pieces = -RETRY
        self.sent_on: m.Moved | None = None
        """Our host says that the match went on elsewhere."""

    # ------------------------------------------------------------------ what is known

    @property
    def seat(self) -> int:
        """My seat in the match; -1: I watch."""
        return -1 if self.opening is None else self.opening.seat

    @property
    def words(self) -> tuple[str, str, str] | None:
        """The three words that speak for the people who are seated now; None while there are none, or nobody to compare with."""
        lobby = self.lobby
        return None if lobby is None else self.comparison.words_for(seated_people(lobby))

    @property
    def owner(self) -> bool:
        """Whether I have the host's powers."""
        return self.lobby is not None and self.lobby.owner == self.key

    def section(self, name: str) -> Any:
        """One section of the view, unpacked when first asked for. Raises KeyError."""
        if name not in self._trees:
            self._trees[name] = _READ.decode(self.sections[name])
        return self._trees[name]

    def view(self) -> dict[str, Any]:
        """All sections (for bots). The trees are shared: do not change them."""
        return {name: self.section(name) for name in self.sections if name != m.ASK}

    @property
    def packed(self) -> dict[str, bytes]:
        """The bytes of each section."""
        return {name: bytes(body) for name, body in self.sections.items()}

    def clock_left(self, now: float) -> float | None:
        """Seconds left of the clock; None when none runs."""
        return None if self._clock is None else max(0.0, self._clock - now)

    # ------------------------------------------------------------------ what goes out

    def take_outgoing(self) -> list[bytes]:
        """Frames to be sent, oldest first."""
        out, self._out = self._out, []
        return out

    def send(self, message: m.Message) -> None:
        """Queue a message. Nothing is queued for later: what was said while cut off has lost its meaning (plays are
        kept apart and sent again)."""
        if self.state not in ("away", "closed"):
            self._out.append(codec.pack(message))

    def _become(self, state: e.State) -> list[e.Event]:
        if state == self.state:
            return []
        self.state = state
        return [e.Connection(state)]

    # ------------------------------------------------------------------ plays

    def play(self, choice: Choice) -> int:
        """Answer the ask. Returns the play's number; `Taken` or `Refused` with it follows. Raises ValueError when
        nothing is asked of us or the last play is still on its way."""
        return self._play(choice, "play")

    def resign(self) -> int:
        """Leave the match to the others."""
        return self._play(None, "resign")

    def take_back(self) -> int:
        """Take the last play back (when `ask.take_back` says so)."""
        return self._play(None, "take_back")

    def _play(self, choice: Choice, kind: Any) -> int:
        if self.opening is None or self.ask is None or self.seat < 0:
            raise ValueError("nothing is asked of us")
        if self.pending is not None:
            raise ValueError("the last play is still on its way")
        space = self.ask.space
        # Why a choice is illegal the host says at once; nobody commits to one.
        if kind == "play" and self._commits() and space is not None and space.contains(choice):
            return self._commit_to(choice)
        self._n += 1
        self.pending = Pending(self._signed(self._n, choice, kind), self._now)
        if self.state == "in":
            self.send(self.pending.message)
        return self._n

    def _commits(self) -> bool:
        """Whether my answer is committed to before it is told: other people answer at the same time."""
        opening, ask = self.opening, self.ask
        if opening is None or ask is None or not 0 <= opening.seat < len(opening.commitments):
            return False
        mine = opening.commitments[opening.seat].key == self.key
        return mine and opening.seat in committers(ask.mode, ask.window, ask.seats, opening.kinds)

    def _commit_to(self, choice: Choice) -> int:
        """Commit to an answer. Raises ValueError when another one is out already, or the ask's space hasn't this one."""
        ask, before = self.ask, self.committed
        assert ask is not None
        if before is not None and (before.is_revealed or ask.mode == "sealed"):
            raise ValueError("the answer is given")
        if self.sealed is not None and self.sealed.closed:
            raise ValueError("the answers are being revealed")
        self._n += 1
        message = self._signed(self._n, choice, "play")
        self.committed = Committed(message, self._sealed_word(message))
        if before is not None:
            self._withdraw(before.message)
        self._say_committed()
        return self._n

    def _say_committed(self) -> None:
        """Say what I commit to (again)."""
        mine = self.committed
        if mine is not None:
            self.pending = Pending(mine.message, self._now, mine.seal, mine.is_taken)
            if self.state == "in":
                self.send(mine.seal)

    def _sealed_word(self, message: m.Play) -> m.SealAnswer:
        """Return the commitment to a play of mine, kept on disk."""
        opening, shown, proof = self.opening, self.shown, message.proof
        assert opening is not None and shown is not None and proof is not None
        play = Play(message.ask, opening.seat, message.choice, 0, message.kind)
        digest = play_digest(message.match, message.n, play, proof.salt, shown.heads.get(proof.seen, b""))
        seal = m.SealAnswer(message.match, message.ask, message.n, digest, proof.signature)
        self._seals[message.n], self._plays[message.n] = seal, message
        self._note(message.match, codec.pack(seal), True)
        return seal

    def _withdraw(self, message: m.Play) -> None:
        """A play that I committed to, and never revealed, is none."""
        shown = self.shown
        if shown is not None and message.n in shown.sent:
            shown.sent[message.n].is_refused = True
            self._note(message.match, codec.pack(m.Refusal(message.n, message.ask, "withdrawn")), False)

    def _signed(self, n: int, choice: Choice, kind: Any) -> m.Play:
        """Return a play with my signature, over the chain as far as I have seen it; remember it."""
        opening, ask, shown = self.opening, self.ask, self.shown
        assert opening is not None and ask is not None and shown is not None
        salt = self._entropy(SALT)
        play = Play(ask.id, opening.seat, choice, 0, kind)
        digest = play_digest(opening.match, n, play, salt, shown.heads.get(self.version, b""))
        signature = sign_digest(self.signer, digest)
        message = m.Play(opening.match, ask.id, n, choice, kind, PlayProof(salt, self.version, signature))
        shown.sent[n] = SentPlay(play, signature, signed_link(digest, signature), window=ask.window)
        self._note(opening.match, codec.pack(message), True)
        return message

    def _note(self, match: str, frame: bytes, mine: bool) -> None:
        """Keep a frame with which the account is compared at the end."""
        if self.record is not None:
            self.record(frame, mine)
        if self.memory is not None:
            self.memory.append(match, frame, mine)
