"""The view, as the host's updates make it; what is missing is asked for, what has come is acknowledged."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from game.engine.cues import SeatCue
from game.engine.views import hash_of, joined
from net.client import events as e
from net.client.link import Link
from net.client.state import ClientState
from net.protocol import messages as m
from net.protocol.ask_record import read_ask
from net.protocol.records import HEAD

RETRY_S = 1.0
"""Seconds until what did not come is asked for again."""
SEEN_S = 0.15
"""Seconds until what has come is acknowledged: nobody waits for it, and most often more comes meanwhile."""

_read_result = msgspec.msgpack.Decoder(dict[str, Any]).decode
"""The section "result". Raises msgspec.MsgspecError (a ValueError) for what is none."""


class Held(NamedTuple):
    """What an update has made of the view."""

    before: int
    """The version that was held before it; 0: none of this run."""
    version: int
    is_snapshot: bool
    """There is no story from the old view to this one."""
    is_news: bool
    """False where it said nothing that was not known."""
    changed: frozenset[str]
    """Names of the sections that are new or gone, the ask aside."""
    cues: tuple[SeatCue, ...]
    asked: bool
    """The ask has changed."""
    result: dict[str, Any] | None
    """The match's result, where it has one now and had none."""


class MatchSync:
    """Holds the view that the host's updates lead to, or asks for what is missing."""

    def __init__(self, link: Link, state: ClientState) -> None:
        self._link = link
        self._state = state
        self._asked_at = -RETRY_S
        self._unseen_since: float | None = None
        """Since when an update has not been acknowledged."""

    def greets(self) -> None:
        """A connection begins: what was asked for on another one will not come on this one."""
        self._asked_at = -RETRY_S
        self._unseen_since = None

    def take(self, message: m.Update) -> Held | e.Told | None:
        """Hold the view that an update leads to; return None if it leads to none, or Told if it can't be read."""
        state, before, base, version = self._state, self._state.version, message.base, message.version
        if state.opening is None or message.run != state.run or state.shown is None:
            return None
        if version < before:
            self._note_unseen()
            return None
        if base > before:
            self._ask_again(before)
            return None
        old = state.sections
        sections, changed = _merged(old if base else {}, old, message)
        hashed = hash_of(joined(sections))
        if hashed != message.hash:
            self._ask_again(version, hashed)
            return None
        is_snapshot = before == 0 or base == 0
        # Those that I have not seen.
        cues = tuple([cue for told in message.cues[before - version :] for cue in told]) if version > before else ()
        if is_snapshot or message.gone:
            changed.update([name for name in old if name not in sections])
        asked = is_snapshot or m.ASK in changed
        try:
            ask = read_ask(sections[m.ASK], message.waiting_for) if asked and m.ASK in sections else None
            result = _read_result(sections["result"]) if state.result is None and "result" in sections else None
        except (ValueError, RecursionError) as error:
            return e.Told("malformed", str(error)[:200])
        if asked:
            state.ask = ask
        elif state.ask is not None:
            waiting_for = state.ask.seats if message.waiting_for is None else message.waiting_for
            if state.ask.waiting_for != waiting_for:
                asked = True
                state.change_ask(waiting_for=waiting_for)
        if before == 0 and "result" not in sections:
            # A host started again may have lost the last plays: what it showed after them never was.
            state.result = None
        try:
            self._follow_chain(message, is_snapshot, before)
        except ValueError as error:
            return e.Told("malformed", str(error))
        state.hold(sections, version, changed)
        state.shown.hashes[version] = hashed
        state.set_clock(message.clock, self._link.now)
        if result is not None:
            state.result = result
        self._note_unseen()
        is_news = version > before or bool(changed)
        return Held(before, version, is_snapshot, is_news, frozenset(changed - {m.ASK}), cues, asked, result)

    def _follow_chain(self, message: m.Update, is_snapshot: bool, before: int) -> None:
        """Keep the heads of the chain of plays. Raises ValueError where links are missing."""
        shown = self._state.shown
        assert shown is not None
        if is_snapshot:
            shown.restart(message.version, message.links[-HEAD:])
        elif message.version > before:
            shown.follow(before, message.version, message.links)

    def _ask_again(self, version: int, mine: bytes = b"") -> None:
        """What I hold is not what the host thinks I hold: it sends all that came after `version`, and everything where that
        is 0 or my hash is another. Who is only coming in says what it holds anyway."""
        if self._link.is_in and self._link.now - self._asked_at >= RETRY_S:
            self._asked_at = self._link.now
            self._link.send(m.Again(version, mine))

    # Acknowledgements

    def _note_unseen(self) -> None:
        if self._unseen_since is None:
            self._unseen_since = self._link.now

    def acknowledge(self, wait_s: float = SEEN_S) -> None:
        """Acknowledge what has come, if it came at least `wait_s` seconds ago."""
        if self._unseen_since is None or self._link.now - self._unseen_since < wait_s:
            return
        self._unseen_since = None
        if self._state.opening is not None:
            self._link.send(m.Seen(self._state.run, self._state.version))


def _merged(
    base: dict[str, msgspec.Raw], old: dict[str, msgspec.Raw], message: m.Update
) -> tuple[dict[str, msgspec.Raw], set[str]]:
    """The sections after an update upon `base`, and the names of those that are others than in `old`."""
    sections, changed = base.copy(), set()
    for name, body in message.sections.items():
        # Copied out of the frame, which is let go of.
        sections[name] = told = body.copy()
        if old.get(name) != told:
            changed.add(name)
    for name in message.gone:
        sections.pop(name, None)
    return sections, changed
