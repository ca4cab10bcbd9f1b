"""Is the match that begins the one that was agreed? What a client was told then is compared with the account at the end."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from net.fairness.account import Shown
from net.fairness.commitments import first_head
from net.protocol import messages as m
from net.protocol.records import Terms


class Promise(NamedTuple):
    """What all committed to before a match, and my own secret for it."""

    commitments: m.Commitments
    secret: bytes


def opening_head(opening: m.Opening) -> bytes:
    """Return the head of the chain before the first play, as an opening tells it."""
    terms = Terms(opening.match, opening.title, opening.content, opening.options, opening.kinds)
    return first_head(terms, opening.round, opening.host, opening.commitments)


def agreed_head(promised: m.Commitments) -> bytes:
    """Return the same head, as it was agreed."""
    assert promised.terms is not None
    return first_head(promised.terms, promised.round, promised.host, promised.seats)


def shown_at(opening: m.Opening, key: str) -> Shown:
    """Return what `key` is shown when a match opens."""
    shown = Shown(opening.match, opening.seat, key)
    shown.options, shown.kinds, shown.verifiable = opening.options, opening.kinds, opening.verifiable
    shown.host_commitment, shown.commitments = opening.host, opening.commitments
    shown.first_head = opening_head(opening)
    return shown


def bind(shown: Shown, opening: m.Opening, promise: Promise | None, was_seated: bool) -> None:
    """Compare a match that opens with what was promised for it; None: nothing, or it is not known any more.

    Whoever sat there and agreed to nothing was cheated; whoever was not there can never call it fair."""
    if promise is None:
        if opening.seat >= 0 and was_seated:
            shown.doubt("no_commitments")
        return
    promised = promise.commitments
    shown.secret = promise.secret
    shown.host_commitment, shown.commitments = promised.host, promised.seats
    if shown.first_head != agreed_head(promised):
        shown.doubt("opening")
        return
    mine = promised.seats[opening.seat].key if 0 <= opening.seat < len(promised.seats) else ""
    shown.present = mine == shown.me


def recall(shown: Shown, messages: Iterable[m.Message]) -> Promise | None:
    """Take in what my program kept of this match before it was started again; return what was promised."""
    promised: m.Commitments | None = None
    secret: bytes | None = None
    for message in messages:
        if isinstance(message, m.Commitments):
            promised = message
        elif isinstance(message, m.Reveal):
            secret = message.secret
        elif isinstance(message, m.Play):
            shown.remember(message)
        elif isinstance(message, m.SealedAnswers):
            shown.hear_sealed(message)
        elif isinstance(message, m.Refusal):
            shown.refused(message.n)
    return None if promised is None or secret is None else Promise(promised, secret)
