"""My answers to the match's asks: plays on their way, signed over the chain as far as I have seen it; and, where several people
answer at once, commitments first, then what was committed to."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec

from game.engine.journal import PlayRecord
from game.engine.spaces import Plain
from net.client import events as e
from net.client.frame_log import FrameLog
from net.client.link import Link
from net.client.state import ClientState
from net.fairness.account import SentPlay, Verdict
from net.fairness.plays import play_digest, sign_digest, signed_link
from net.fairness.sealed import answer_link, committers, is_sound
from net.fairness.signing import Signer
from net.protocol import messages as m
from net.protocol.records import HEAD, SALT, PlayProof
from net.protocol.spoken_code import Entropy

PlayKind = Literal["play", "resign", "take_back"]
"""What a player may send; the clock's plays are the host's."""
RETRY_S = 1.0
"""Seconds after which a play that was not answered is said again."""


class Pending(msgspec.Struct):
    """A play on its way."""

    message: m.Play
    sent_at: float
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


class Answers:
    """The answers of one client."""

    def __init__(
        self, link: Link, state: ClientState, frames: FrameLog, key: str, signer: Signer, entropy: Entropy
    ) -> None:
        self.pending: Pending | None = None
        self.committed: Committed | None = None
        """My answer to the ask, where several people answer at once."""
        self.sealed: m.SealedAnswers | None = None
        """Who has committed to an answer, as I was told."""
        self._link = link
        self._state = state
        self._frames = frames
        self._key = key
        self._signer = signer
        self._entropy = entropy
        self._n = 0
        """The number of my last play."""
        self._seals: dict[int, m.SealAnswer] = {}
        """What I committed to, by number."""
        self._plays: dict[int, m.Play] = {}
        """The plays to those."""
        self._sealed_links = b""
        """Links of the chain since the last whole view."""

    # Plays

    def play(self, choice: Plain) -> int:
        """Answer the ask; return the play's number. Raises ValueError when nothing is asked of us, or the last play is still on
        its way."""
        return self._play(choice, "play")

    def resign(self) -> int:
        """Leave the match to the others."""
        return self._play(None, "resign")

    def take_back(self) -> int:
        """Take the last play back (when `ask.take_back` says so)."""
        return self._play(None, "take_back")

    def _play(self, choice: Plain, kind: PlayKind) -> int:
        ask = self._state.ask
        if self._state.opening is None or ask is None or self._state.seat < 0:
            raise ValueError("nothing is asked of us")
        if self.pending is not None:
            raise ValueError("the last play is still on its way")
        # Why a choice is illegal the host says at once; nobody commits to one.
        if kind == "play" and self._must_commit() and ask.space is not None and ask.space.contains(choice):
            return self._commit_to(choice)
        self._n += 1
        self._say(Pending(self._signed(self._n, choice, kind), self._link.now))
        return self._n

    def _say(self, pending: Pending) -> None:
        """Say a play, now and until it is answered."""
        self.pending = pending
        if self._link.is_in:
            self._link.send(pending.word)

    def _must_commit(self) -> bool:
        """Whether my answer is committed to before it is told: other people answer at the same time."""
        opening, ask = self._state.opening, self._state.ask
        if opening is None or ask is None or not 0 <= opening.seat < len(opening.commitments):
            return False
        mine = opening.commitments[opening.seat].key == self._key
        return mine and opening.seat in committers(ask.mode, ask.window, ask.seats, opening.kinds)

    def _signed(self, n: int, choice: Plain, kind: PlayKind) -> m.Play:
        """Return a play with my signature, over the chain as far as I have seen it; remember it."""
        opening, ask, shown, version = self._state.opening, self._state.ask, self._state.shown, self._state.version
        assert opening is not None and ask is not None and shown is not None
        salt = self._entropy(SALT)
        play = PlayRecord(ask.id, opening.seat, choice, 0, kind)
        digest = play_digest(opening.match, n, play, salt, shown.heads.get(version, b""))
        signature = sign_digest(self._signer, digest)
        message = m.Play(opening.match, ask.id, n, choice, kind, PlayProof(salt, version, signature))
        shown.sent[n] = SentPlay(play, signature, signed_link(digest, signature), window=ask.window)
        self._frames.note(opening.match, message, True)
        return message

    # Commitments

    def _commit_to(self, choice: Plain) -> int:
        """Commit to an answer. Raises ValueError when another one is out already."""
        ask, before = self._state.ask, self.committed
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
            self._say(Pending(mine.message, self._link.now, mine.seal, mine.is_taken))

    def _sealed_word(self, message: m.Play) -> m.SealAnswer:
        """Return the commitment to a play of mine, kept on disk."""
        opening, shown, proof = self._state.opening, self._state.shown, message.proof
        assert opening is not None and shown is not None and proof is not None
        play = PlayRecord(message.ask, opening.seat, message.choice, 0, message.kind)
        digest = play_digest(message.match, message.n, play, proof.salt, shown.heads.get(proof.seen, b""))
        seal = m.SealAnswer(message.match, message.ask, message.n, digest, proof.signature)
        self._seals[message.n], self._plays[message.n] = seal, message
        self._frames.note(message.match, seal, True)
        return seal

    def _withdraw(self, message: m.Play) -> None:
        """A play that I committed to, and never revealed, is none."""
        shown = self._state.shown
        if shown is not None and shown.refused(message.n):
            self._frames.note(message.match, m.Refusal(message.n, message.ask, "withdrawn"), False)

    def hear_sealed(self, message: m.SealedAnswers) -> list[e.Event]:
        """The host tells who has committed. When all have, and my own stands there as I gave it, I reveal."""
        state, mine = self._state, self.committed
        opening, ask, shown = state.opening, state.ask, state.shown
        if opening is None or ask is None or shown is None or (message.match, message.run) != (state.match, state.run):
            return []
        allowed = committers(ask.mode, ask.window, ask.seats, opening.kinds)
        if message.ask != ask.id or not is_sound(message.answers, opening.commitments, allowed):
            return []
        if self.sealed is not None and self.sealed.closed and self.sealed.ask == ask.id:
            if message.answers != self.sealed.answers:
                return [e.Told("not_now", "the host changed what was committed to")]
        else:
            self.sealed = message
        events: list[e.Event] = []
        row = next((one for one in message.answers if one.seat == opening.seat), None)
        if mine is not None and row is not None and (row.n, row.digest) == (mine.seal.n, mine.seal.digest):
            if not mine.is_taken:
                mine.is_taken = True
                events.append(e.Taken(mine.message.n, mine.message.choice))
            if self.pending is not None and self.pending.seal is not None:
                self.pending = None
            if message.closed:
                self._reveal_answer(mine, message)
        elif message.closed:
            shown.hear_sealed(message)
        self._show_committed()
        return [*events, e.Updated(state.version, False, frozenset(), (), True)]

    def _reveal_answer(self, mine: Committed, message: m.SealedAnswers) -> None:
        """Tell my answer. On disk before it is out: what the others had committed to by then."""
        assert self._state.shown is not None
        if not mine.is_revealed:
            self._state.shown.hear_sealed(message)
            self._frames.remember(message.match, message, False)
        mine.is_revealed = True
        self.pending = Pending(mine.message, self._link.now, None, True)
        self._link.send(mine.message)

    def _show_committed(self) -> None:
        """Change what the ask says of answers that are committed to: who is still waited for, and mine."""
        state, told, mine = self._state, self.sealed, self.committed
        ask, opening = state.ask, state.opening
        if ask is None or told is None or opening is None or told.ask != ask.id:
            return
        there = {one.seat for one in told.answers}
        state.change_ask(waiting_for=tuple(seat for seat in ask.waiting_for if seat not in there))
        if told.closed and opening.seat not in there and self._must_commit():
            # Too late: the others' answers are on their way, the default comes in place of mine. Whoever plays for the
            # seat's owner commits to nothing, and answers in their own time.
            state.change_ask(space=None, default=None)
        if mine is not None and mine.is_taken and mine.message.ask == ask.id:
            state.change_ask(answer=mine.message.choice)
            if ask.mode == "sealed" or told.closed:
                state.change_ask(space=None, default=None)

    # Events of the match

    def new_run(self) -> None:
        """Another run of the host knows nothing of what was committed to before; what was shown does."""
        self.sealed = None

    def new_match(self, is_same_match: bool) -> None:
        """Another match begins, or we have another seat in it."""
        self.committed = self.sealed = None
        if not is_same_match:
            self.pending = None

    def recalled(self, messages: Iterable[m.Message], sent: Iterable[int]) -> None:
        """These messages of mine were kept before this program was started again; `sent`: the numbers of plays among them."""
        for message in messages:
            if isinstance(message, m.Play):
                self._plays[message.n] = message
            elif isinstance(message, m.SealAnswer):
                self._seals[message.n] = message
        self._n = max([self._n, *sent])

    def updated(self, message: m.Update, is_new_run: bool, is_snapshot: bool) -> list[e.Event]:
        """The view is that of an update: see what became of my answers."""
        shown = self._state.shown
        self._sealed_links = b"" if is_snapshot else self._sealed_links + message.links
        if is_snapshot and shown is not None:
            shown.story_missing()
        if is_new_run:
            self._sign_again()
        events: list[e.Event] = self._settled(message.taken)
        events += self._mind_committed(is_new_run, is_snapshot)
        self._show_committed()
        return events + self._check_mine(is_snapshot)

    def _settled(self, taken: int) -> list[e.Event]:
        """The host has taken my plays up to number `taken`."""
        self._n = max(self._n, taken)
        if self._state.shown is not None:
            self._state.shown.taken = max(self._state.shown.taken, taken)
        pending = self.pending
        if pending is None or taken < pending.message.n:
            return []
        self.pending = None
        return [] if pending.is_known else [e.Taken(pending.message.n, pending.message.choice)]

    def _check_mine(self, is_snapshot: bool) -> list[e.Event]:
        """Whether a play that was said to be taken stands in the chain: if not, another was put in its place."""
        shown = self._state.shown
        if is_snapshot or shown is None or shown.distrust is not None:
            return []
        sent = shown.sent.get(shown.taken)
        if sent is None or sent.version or sent.window or sent.is_refused or sent.is_lost or sent.uncertain:
            return []
        shown.distrust = Verdict("false", "my_play", self._state.version - 1, sent.play.seat)
        return [e.Checked(shown.distrust)]

    def _sign_again(self) -> None:
        """A host that was started again may have lost the head that my play on its way was signed over."""
        pending, ask, shown = self.pending, self._state.ask, self._state.shown
        if shown is None or pending is None or ask is None or pending.message.ask != ask.id:
            return
        proof = pending.message.proof
        if proof is not None and proof.seen <= self._state.version and not shown.rolled_back:
            return
        pending.message = self._signed(pending.message.n, pending.message.choice, pending.message.kind)
        if self.committed is not None and self.committed.message.n == pending.message.n:
            self.committed = Committed(pending.message, self._sealed_word(pending.message))
            pending.seal = self.committed.seal
        if self._link.is_in:
            self._link.send(pending.word)

    def _mind_committed(self, is_new_run: bool, is_snapshot: bool) -> list[e.Event]:
        """Forget what belongs to an ask that is over, and say who did not reveal. Commit again to a new host."""
        ask, told, mine, events = self._state.ask, self.sealed, self.committed, list[e.Event]()
        now = -1 if ask is None else ask.id
        if told is not None and told.ask != now:
            self.sealed = None
            if told.closed and not is_snapshot:
                events += self._unrevealed(told)
        if mine is not None and mine.message.ask != now:
            self.committed = None
            if not mine.is_revealed:
                self._withdraw(mine.message)
                self.pending = None
                n, choice = mine.message.n, mine.message.choice
                events.append(e.Refused("out_of_time", "the default was played", n, choice))
        if not is_new_run or ask is None or not self._must_commit() or ask.answer is not None:
            return events
        if self.committed is None:
            self._recall_committed(ask.id)
        elif self._state.seat in ask.waiting_for:
            self._say_committed()
        return events

    def _recall_committed(self, ask: int) -> None:
        """My program was started again after it had committed."""
        shown = self._state.shown
        found = [n for n, seal in self._seals.items() if seal.ask == ask and n in self._plays]
        if shown is None or not found:
            return
        n = max(found)
        if n > shown.taken and n in shown.sent and not shown.sent[n].is_refused:
            self.committed = Committed(self._plays[n], self._seals[n])
            self._say_committed()

    def _unrevealed(self, told: m.SealedAnswers) -> list[e.Event]:
        """Who had committed to an answer, and another one, or none, stands in the chain. The first list counts: another
        host may have been told a second one after that."""
        opening, shown, links = self._state.opening, self._state.shown, self._sealed_links
        assert opening is not None and shown is not None
        came = {links[at : at + HEAD] for at in range(0, len(links), HEAD)}
        names = opening.names
        promised = {one.seat: answer_link(one) for one in told.answers}
        if not shown.rolled_back:
            promised |= shown.sealed.get(told.ask, {})
        return [
            e.Noticed("unrevealed", {"seat": seat, "name": names[seat] if seat < len(names) else ""})
            for seat, link in sorted(promised.items())
            if link not in came
        ]

    def refused(self, message: m.Refusal) -> list[e.Event]:
        """The host did not take a play of mine."""
        pending, mine = self.pending, self.committed
        if pending is None or pending.message.n != message.n:
            return []
        if message.code == "duplicate":
            # It was taken when it first came; the update beside this says so too.
            return self._settled(message.n)
        is_committed = mine is not None and mine.message.n == message.n
        if is_committed and message.code == "apart":
            # It is said again when enough of us are at this host.
            return []
        self.pending = None
        if mine is not None and is_committed:
            if mine.is_revealed and message.code in ("fault", "not_saved"):
                # It stays my answer: whoever has seen the others' may not choose again.
                self.pending = Pending(mine.message, self._link.now, None, True)
                return [e.Refused(message.code, message.text, message.n, mine.message.choice)]
            if mine.is_revealed and message.code == "not_committed":
                # Another host, or the same one started again: it is committed to anew, and revealed when all others have.
                self._say_committed()
                return []
            self.committed = None
        shown = self._state.shown
        if shown is not None and shown.refused(message.n):
            self._frames.remember(shown.match, message, False)
        return [e.Refused(message.code, message.text, message.n, pending.message.choice)]

    # The line

    def say_again(self, after_s: float = 0.0) -> None:
        """Say again the play on its way, if it was said at least `after_s` seconds ago."""
        if self.pending is not None and self._link.now - self.pending.sent_at >= after_s:
            self.pending.sent_at = self._link.now
            self._link.send(self.pending.word)
