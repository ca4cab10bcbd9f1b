"""The client's core, between standing by and the wire: the match as it comes. Openings, updates, what is said of them to
the host, and what became of our plays.
"""

from __future__ import annotations

import msgspec

from game.engine.views import hash_of, joined
from net.client import events as e
from net.client.state import RETRY, Committed, Pending, read_result
from net.failover.standby import Standby
from net.fairness.account import Collector, Shown, Verdict
from net.fairness.commitments import first_head
from net.fairness.heads import HeadBook, Standing, opening_digest
from net.fairness.sealed import answer_link, committers, is_sound
from net.protocol import codec
from net.protocol import messages as m
from net.protocol.ask_record import read_ask
from net.protocol.records import HEAD, Terms

MOST_REPEATS = 20
"""How often a signed head is said again before its host is left alone."""


def _first_head(opening: m.Opening) -> bytes:
    terms = Terms(opening.match, opening.title, opening.content, opening.options, opening.kinds)
    return first_head(terms, opening.round, opening.host, opening.commitments)


def _agreed_head(promised: m.Commitments) -> bytes:
    assert promised.terms is not None
    return first_head(promised.terms, promised.round, promised.host, promised.seats)


class MatchSync(Standby):
    """Holds the view that the host's updates lead to, or asks for what is missing."""

    def _opening(self, message: m.Opening) -> list[e.Event]:
        old, self.opening = self.opening, message
        before = self.comparison.agreed
        again = old is not None and old.match == message.match
        if old is None or not again or old.seat != message.seat or old.run != message.run:
            self.version = 0
            # Another run of the host knows nothing of what was committed to before; `shown.sealed` does.
            self.sealed = None
        known = again and self.shown is not None and self.shown.seat == message.seat
        if not known:
            self._new_match(message, again)
        assert self.shown is not None
        if self.shown.first_head and self.shown.first_head != _first_head(message):
            # A host that was started again tells another beginning.
            self.shown.distrust = self.shown.distrust or Verdict("false", "opening")
        agreed = self.comparison.agreed
        recalled: list[e.Event] = [e.Compared(agreed)] if agreed is not None and agreed is not before else []
        events: list[e.Event] = [*recalled, e.Opened(message, again)]
        if self.shown.distrust is not None:
            events.append(e.Checked(self.shown.distrust))
        return events

    def _new_match(self, message: m.Opening, again: bool) -> None:
        """Another match, or another seat in it: nothing of the old view is worth anything."""
        self.sections, self._trees = {}, {}
        self.committed = self.sealed = None
        self.ask, self.result, self._clock = None, None, None
        self._collector, self._accounted, self._wanted_log = Collector(), False, 0.0
        if not again:
            self.pending = None
            self._begin_heads(message)
        shown = self.shown = Shown(message.match, message.seat, self.key)
        shown.options, shown.kinds, shown.verifiable = message.options, message.kinds, message.verifiable
        shown.host_commitment, shown.commitments = message.host, message.commitments
        shown.first_head = _first_head(message)
        self._bind(shown, message)

    def _bind(self, shown: Shown, opening: m.Opening) -> None:
        """Compare the match that begins with what was agreed. Whoever sat there and agreed to nothing was cheated; whoever
        was not there can never call it fair."""
        promised, secret = self._promised, None
        if promised is not None and promised.terms is not None and promised.terms.match == opening.match:
            secret = self._secrets.get(promised.round)
        elif self.memory is not None and opening.seat >= 0:
            promised, secret = self._recall(shown, opening.match)
        else:
            promised = None
        sat, self._seated = self._seated, False
        if promised is None or secret is None:
            if opening.seat >= 0 and sat:
                shown.distrust = Verdict("false", "no_commitments")
            return
        shown.secret = secret
        shown.host_commitment, shown.commitments = promised.host, promised.seats
        if shown.first_head != _agreed_head(promised):
            shown.distrust = Verdict("false", "opening")
            return
        mine = promised.seats[opening.seat].key if 0 <= opening.seat < len(promised.seats) else ""
        shown.present = mine == self.key

    def _recall(self, shown: Shown, match: str) -> tuple[m.Commitments | None, bytes | None]:
        """Read what my program kept of this match before it was started again."""
        assert self.memory is not None
        promised: m.Commitments | None = None
        secret: bytes | None = None
        for frame, is_mine in self.memory.load(match):
            try:
                message = codec.read_to_host(frame) if is_mine else codec.read_from_host(frame)
            except codec.BadFrame:
                continue
            if isinstance(message, m.Commitments):
                promised = message
            elif isinstance(message, m.Reveal):
                secret = message.secret
            elif isinstance(message, m.Play):
                shown.remember(message)
                self._plays[message.n] = message
            elif isinstance(message, m.SealAnswer):
                self._seals[message.n] = message
            elif isinstance(message, m.SealedAnswers):
                shown.hear_sealed(message)
            elif isinstance(message, m.Refusal) and message.n in shown.sent:
                shown.sent[message.n].is_refused = True
        self._n = max([self._n, *shown.sent])
        return promised, secret

    def _update(self, message: m.Update) -> list[e.Event]:
        if self.opening is None or message.run != self.opening.run:
            return []
        return self._hold(message)

    def _ask_again(self, version: int, mine: bytes = b"") -> None:
        """What I hold is not what the host thinks I hold: it sends all that came after `version`, and everything where that
        is 0 or my hash is another. Who is only coming in says what it holds anyway."""
        if self.state == "in" and self._now - self._asked_again >= RETRY:
            self._asked_again = self._now
            self.send(m.Again(version, mine))

    def _hold(self, message: m.Update) -> list[e.Event]:
        """Hold the view that an update of this run leads to, if it does."""
        before, version, base, shown = self.version, message.version, message.base, self.shown
        if shown is None:
            return []
        if version < before:
            self._to_say_seen()
            return []
        if base > before:
            self._ask_again(before)
            return []
        old = self.sections
        sections, changed = old.copy() if base else {}, set()
        for name, body in message.sections.items():
            # Copied out of the frame, which is let go of.
            sections[name] = told = body.copy()
            if old.get(name) != told:
                changed.add(name)
        for name in message.gone:
            sections.pop(name, None)
        hashed = hash_of(joined(sections))
        if hashed != message.hash:
            self._ask_again(version, hashed)
            return []
        snapshot = before == 0 or base == 0
        # Those that I have not seen.
        cues = tuple([cue for told in message.cues[before - version :] for cue in told]) if version > before else ()
        try:
            if snapshot or message.gone:
                changed.update([name for name in old if name not in sections])
            asked = snapshot or m.ASK in changed
            ask = read_ask(sections[m.ASK], message.waiting_for) if asked and m.ASK in sections else None
            result = read_result(sections["result"]) if self.result is None and "result" in sections else None
        except (ValueError, RecursionError) as error:
            return [e.Told("malformed", str(error)[:200])]
        if asked:
            self.ask = ask
        elif self.ask is not None:
            waiting_for = self.ask.seats if message.waiting_for is None else message.waiting_for
            if self.ask.waiting_for != waiting_for:
                asked = True
                self.ask = msgspec.structs.replace(self.ask, waiting_for=waiting_for)
        if self._trees:
            for name in changed:
                self._trees.pop(name, None)
        if before == 0:
            # A host started again may have lost the last plays: what it showed after them never was.
            if self.heads is not None and self.opening is not None:
                self.heads.restart(self.opening.run, version)
            if "result" not in sections:
                self.result, self._accounted, self._collector, self._wanted_log = None, False, Collector(), 0.0
        if base == 0 or before == 0:
            shown.restart(version, message.links[-HEAD:])
        elif version > before:
            try:
                shown.follow(before, version, message.links)
            except ValueError as error:
                return [e.Told("malformed", str(error))]
        self._sealed_links = b"" if base == 0 or before == 0 else self._sealed_links + message.links
        self.sections, self.version = sections, version
        shown.hashes[version] = hashed
        self._clock = None if message.clock is None else self._now + message.clock / 1000
        self._to_say_seen()
        if snapshot:
            for sent in shown.sent.values():
                sent.uncertain = sent.uncertain or not sent.version
        if before == 0:
            self._sign_again()
        events: list[e.Event] = self._settled(message.taken)
        events += self._mind_committed(before == 0, snapshot)
        self._show_committed()
        events += self._check_mine(snapshot)
        if version > before or changed:
            changed.discard(m.ASK)
            events.append(e.Updated(version, snapshot, frozenset(changed), cues, asked))
        if result is not None:
            self.result = result
            self.kept.forget()
            events.append(e.Over(self.result))
            if self.heads is not None:
                self.heads.end(version)
                events.append(e.OthersHeard(self.heads.standing()))
        return events

    def _settled(self, taken: int) -> list[e.Event]:
        """The host has taken my plays up to number `taken`."""
        if taken > self._n:
            self._n = taken
        if self.shown is not None:
            self.shown.taken = max(self.shown.taken, taken)
        pending = self.pending
        if pending is None or taken < pending.message.n:
            return []
        self.pending = None
        return [] if pending.is_known else [e.Taken(pending.message.n, pending.message.choice)]

    def _check_mine(self, snapshot: bool) -> list[e.Event]:
        """Whether a play that was said to be taken stands in the chain: if not, another was put in its place."""
        shown = self.shown
        if snapshot or shown is None or shown.distrust is not None:
            return []
        sent = shown.sent.get(shown.taken)
        if sent is None or sent.version or sent.window or sent.is_refused or sent.is_lost or sent.uncertain:
            return []
        shown.distrust = Verdict("false", "my_play", self.version - 1, sent.play.seat)
        return [e.Checked(shown.distrust)]

    def _sign_again(self) -> None:
        """A host that was started again may have lost the head that my play on its way was signed over."""
        pending, ask, shown = self.pending, self.ask, self.shown
        if shown is None or pending is None or ask is None or pending.message.ask != ask.id:
            return
        proof = pending.message.proof
        if proof is not None and proof.seen <= self.version and not shown.rolled_back:
            return
        pending.message = self._signed(pending.message.n, pending.message.choice, pending.message.kind)
        if self.committed is not None and self.committed.message.n == pending.message.n:
            self.committed = Committed(pending.message, self._sealed_word(pending.message))
            pending.seal = self.committed.seal
        if self.state == "in":
            self.send(pending.word)

    # ------------------------------------------------------------------ answers of several people at once

    def _sealed_answers(self, message: m.SealedAnswers) -> list[e.Event]:
        """Who has committed. When all have, and my own stands there as I gave it, I reveal."""
        opening, ask, shown, mine = self.opening, self.ask, self.shown, self.committed
        if (
            opening is None
            or ask is None
            or shown is None
            or (message.match, message.run) != (opening.match, opening.run)
        ):
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
        return [*events, e.Updated(self.version, False, frozenset(), (), True)]

    def _reveal_answer(self, mine: Committed, message: m.SealedAnswers) -> None:
        """Tell my answer. On disk before it is out: what the others had committed to by then."""
        assert self.shown is not None
        if not mine.is_revealed:
            self.shown.hear_sealed(message)
            if self.memory is not None:
                self.memory.append(message.match, codec.pack(message), False)
        mine.is_revealed = True
        self.pending = Pending(mine.message, self._now, None, True)
        self.send(mine.message)

    def _show_committed(self) -> None:
        """What the ask says of answers that are committed to: who is still waited for, and mine."""
        ask, told, opening, mine = self.ask, self.sealed, self.opening, self.committed
        if ask is None or told is None or opening is None or told.ask != ask.id:
            return
        there = {one.seat for one in told.answers}
        waiting = tuple(seat for seat in ask.waiting_for if seat not in there)
        self.ask = ask = msgspec.structs.replace(ask, waiting_for=waiting)
        if told.closed and opening.seat not in there:
            # Too late: the others' answers are on their way, the default comes in place of mine.
            self.ask = ask = msgspec.structs.replace(ask, space=None, default=None)
        if mine is not None and mine.is_taken and mine.message.ask == ask.id:
            final = ask.mode == "sealed" or told.closed
            self.ask = msgspec.structs.replace(
                ask,
                answer=mine.message.choice,
                space=None if final else ask.space,
                default=None if final else ask.default,
            )

    def _mind_committed(self, is_new: bool, snapshot: bool) -> list[e.Event]:
        """After an update: forget what belongs to an ask that is over, and say who did not reveal. Commit again to a new host."""
        ask, told, mine, events = self.ask, self.sealed, self.committed, list[e.Event]()
        now = -1 if ask is None else ask.id
        if told is not None and told.ask != now:
            self.sealed = None
            if told.closed and not snapshot:
                events += self._unrevealed(told)
        if mine is not None and mine.message.ask != now:
            self.committed = None
            if not mine.is_revealed:
                self._withdraw(mine.message)
                self.pending = None
                n, choice = mine.message.n, mine.message.choice
                events.append(e.Refused("out_of_time", "the default was played", n, choice))
        if not is_new or ask is None or not self._commits() or ask.answer is not None:
            return events
        if self.committed is None:
            self._recall_committed(ask.id)
        elif self.opening is not None and self.opening.seat in ask.waiting_for:
            self._say_committed()
        return events

    def _recall_committed(self, ask: int) -> None:
        """My program was started again after it had committed."""
        shown, found = self.shown, [n for n, seal in self._seals.items() if seal.ask == ask and n in self._plays]
        if shown is None or not found:
            return
        n = max(found)
        if n > shown.taken and n in shown.sent and not shown.sent[n].is_refused:
            self.committed = Committed(self._plays[n], self._seals[n])
            self._say_committed()

    def _unrevealed(self, told: m.SealedAnswers) -> list[e.Event]:
        """Who had committed to an answer, and another one, or none, stands in the chain. The first list counts: another
        host may have been told a second one after that."""
        assert self.opening is not None and self.shown is not None
        links = self._sealed_links
        came = {links[at : at + HEAD] for at in range(0, len(links), HEAD)}
        names = self.opening.names
        promised = {one.seat: answer_link(one) for one in told.answers}
        if not self.shown.rolled_back:
            promised |= self.shown.sealed.get(told.ask, {})
        return [
            e.Noticed("unrevealed", {"seat": seat, "name": names[seat] if seat < len(names) else ""})
            for seat, link in sorted(promised.items())
            if link not in came
        ]

    def _refusal(self, message: m.Refusal) -> list[e.Event]:
        pending = self.pending
        if pending is None or pending.message.n != message.n:
            return []
        if message.code == "duplicate":
            # It was taken when it first came; the update beside this says so too.
            return self._settled(message.n)
        mine = self.committed
        if mine is not None and mine.message.n == message.n and message.code == "apart":
            # It is said again when enough of us are at this host.
            return []
        self.pending = None
        if mine is not None and mine.message.n == message.n:
            if mine.is_revealed and message.code in ("fault", "not_saved"):
                # It stays my answer: whoever has seen the others' may not choose again.
                self.pending = Pending(mine.message, self._now, None, True)
                return [e.Refused(message.code, message.text, message.n, mine.message.choice)]
            if mine.is_revealed and message.code == "not_committed":
                # Another host, or the same one started again: it is committed to anew, and revealed when all others have.
                self._say_committed()
                return []
            self.committed = None
        if self.shown is not None and message.n in self.shown.sent:
            self.shown.sent[message.n].is_refused = True
            if self.memory is not None:
                self.memory.append(self.shown.match, codec.pack(message), False)
        return [e.Refused(message.code, message.text, message.n, pending.message.choice)]

    def _clock_changed(self, message: m.Clock) -> list[e.Event]:
        self._clock = None if message.clock is None else self._now + message.clock / 1000
        return [e.ClockChanged()]

    def _journal(self, message: m.Journal) -> list[e.Event]:
        if self._accounted or self.opening is None or message.match != self.opening.match:
            return []
        try:
            account = self._collector.add(message.part, message.parts, message.body)
        except ValueError as error:
            self._collector = Collector()
            return [e.Told("malformed", str(error)[:200])]
        if account is None:
            return []
        if self.heads is not None and self.shown is not None:
            self.shown.told_heads = dict(self.heads.mine)
        self._accounted = True
        return [e.AccountGiven(account)]

    # ------------------------------------------------------------------ one story for all

    def _begin_heads(self, opening: m.Opening) -> None:
        signer = (
            self.signer if opening.seat >= 0 and opening.kinds[opening.seat : opening.seat + 1] == ("human",) else None
        )
        self.heads = HeadBook(self.key, opening.match, opening_digest(opening), signer)
        self.heads.restart(opening.run, 0)
        if self.comparison.agreed is None and opening.seat >= 0:
            # This program was started again in mid-match: what was compared then still holds.
            self.comparison.agreed = self.recall(opening.match)
        self._know_people()

    def _know_people(self) -> None:
        """Whose heads count: those for whom the three words speak."""
        if self.heads is not None and self.comparison.agreed is not None:
            self.heads.people = self.comparison.agreed.keys

    def _chain_head(self, message: m.ChainHead) -> list[e.Event]:
        opening, heads = self.opening, self.heads
        if heads is None or opening is None or message.match != opening.match or message.run != opening.run:
            return []
        before = heads.standing()
        signed = heads.extend(message.version, message.head)
        if signed is not None:
            self._head_said, self._head_repeats = self._now, 0
            self.send(signed)
        return self._others_heard(before)

    def hear_head(self, message: m.SignedHead) -> list[e.Event]:
        """Take a player's signed head, from the host or from that player."""
        heads = self.heads
        if heads is None:
            return []
        if message == heads.signed:
            # The host has passed it on.
            self._head_repeats = MOST_REPEATS
        before = heads.standing()
        heads.hear(message)
        return self._others_heard(before)

    def _others_heard(self, before: Standing) -> list[e.Event]:
        assert self.heads is not None
        standing = self.heads.standing()
        return [e.OthersHeard(standing)] if standing != before else []

    def _repeat_head(self) -> None:
        """Say my newest head again, for it may have been lost."""
        heads = self.heads
        if heads is None or heads.signed is None or self._head_repeats >= MOST_REPEATS:
            return
        if self._now - self._head_said >= RETRY:
            self._head_said, self._head_repeats = self._now, self._head_repeats + 1
            self.send(heads.signed)

    # ------------------------------------------------------------------ what has come is acknowledged

    def _to_say_seen(self) -> None:
        if self._unsaid is None:
            self._unsaid = self._now

    def _say_seen(self) -> None:
        """Acknowledge what has come."""
        self._unsaid = None
        if self.opening is not None:
            self.send(m.Seen(self.opening.run, self.version))
