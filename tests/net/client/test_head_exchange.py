"""Heads of the chain: signed, repeated, heard."""

from __future__ import annotations

from net.client.head_exchange import MOST_REPEATS, RETRY_S, HeadExchange
from net.protocol import messages as m
from net.protocol.records import HEAD
from tests.net.client.parts import ALICE, link_in, opening, sent
from tests.net.world import made_signer


def test_a_head_is_signed_and_said_until_it_is_passed_on() -> None:
    link = link_in()
    heads = HeadExchange(link, ALICE, made_signer("alice"))
    assert heads.extend(m.ChainHead("match", 1, 16, b"h" * HEAD), opening()) == [] and heads.book is None
    heads.begin(opening())
    heads.extend(m.ChainHead("match", 1, 16, b"h" * HEAD), opening())
    [signed] = sent(link)
    assert isinstance(signed, m.SignedHead) and signed.version == 16
    link.now += RETRY_S
    heads.repeat()
    assert sent(link) == [signed]
    heads.hear(signed)
    link.now += RETRY_S
    heads.repeat()
    assert sent(link) == []
    heads.extend(m.ChainHead("match", 1, 32, b"i" * HEAD), opening())
    for _ in range(2 * MOST_REPEATS):
        link.now += RETRY_S
        heads.repeat()
    assert len(sent(link)) == 1 + MOST_REPEATS, "a host that passes nothing on is left alone"


def test_who_watches_signs_nothing() -> None:
    link = link_in()
    heads = HeadExchange(link, ALICE, made_signer("alice"))
    heads.begin(opening(seat=-1))
    heads.extend(m.ChainHead("match", 1, 16, b"h" * HEAD), opening(seat=-1))
    assert sent(link) == []
