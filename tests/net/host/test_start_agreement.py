from __future__ import annotations

from typing import Any

import pytest

from net.fairness.commitments import commitment
from net.host.outbox import Outbox
from net.host.room_events import SecretsRevealed, StartWanted
from net.host.start_agreement import REVEAL_S, StartAgreement
from net.protocol import messages as m
from net.protocol.denied import Denied
from tests.net.host.parts import NOW, door_of, lobby_of, made_setup, said
from tests.net.world import entropy_from, key

VERIFY = b"v" * 32


def made(*names: str) -> tuple[StartAgreement, Outbox]:
    lobby = lobby_of(*names)
    outbox = Outbox(lobby.people)
    agreement = StartAgreement(made_setup(), lobby, outbox, door_of(lobby, *names), entropy_from(3), None)
    agreement.renew()
    return agreement, outbox


def promise(agreement: StartAgreement, name: str) -> m.Commit:
    lobby = agreement._lobby
    mine = commitment(name.encode(), key(name), lobby.round, VERIFY)
    return m.Commit(lobby.round, mine, VERIFY)


def everybody_is_ready(agreement: StartAgreement) -> None:
    for seat in agreement._lobby.seats:
        seat.ready = True


def test_a_start_waits_for_commitments_and_for_the_comparison() -> None:
    agreement, outbox = made("alice", "bob")
    lobby = agreement._lobby
    agreement.try_start(NOW)
    assert lobby.waiting == "", "nobody is ready"
    everybody_is_ready(agreement)
    agreement.try_start(NOW)
    assert lobby.waiting == "ready" and lobby.phase == "lobby"
    assert any(isinstance(told, m.Comparison) for told in said(outbox))
    lobby.seats[0].ready = False
    agreement.mind_start(NOW)
    assert lobby.waiting == "", "a start that somebody is not ready for any more is forgotten"


def test_all_commit_then_all_reveal_and_the_chance_is_made_of_everybodys_secrets() -> None:
    agreement, outbox = made("alice", "bob")
    lobby = agreement._lobby
    agreement._compares = False
    agreement.comparison = DONE
    everybody_is_ready(agreement)
    for name in ("alice", "bob"):
        assert list(agreement.commit(lobby.people[key(name)], promise(agreement, name), NOW)) == [StartWanted()]
    agreement.try_start(NOW)
    assert lobby.phase == "starting" and agreement.reveal_by == NOW + REVEAL_S
    assert [type(told) for told in said(outbox, "bob")] == [m.Commitments]
    with pytest.raises(Denied):
        agreement.reveal(lobby.people[key("alice")], m.Reveal(lobby.round, b"another"), NOW)
    assert list(agreement.reveal(lobby.people[key("alice")], m.Reveal(lobby.round, b"alice"), NOW)) == []
    assert list(agreement.reveal(lobby.people[key("bob")], m.Reveal(lobby.round, b"bob"), NOW)) == [SecretsRevealed()]
    begun = agreement.begin()
    assert begun.match == agreement.match_id and begun.host_commitment == agreement.commitment and begun.verifiable
    assert [one.secret for one in begun.secrets] == [b"alice", b"bob"]


def test_who_does_not_reveal_in_time_is_named_and_everything_is_committed_to_anew() -> None:
    agreement, outbox = made("alice", "bob")
    lobby, before = agreement._lobby, agreement.commitment
    agreement.comparison = DONE
    everybody_is_ready(agreement)
    for name in ("alice", "bob"):
        agreement.commit(lobby.people[key(name)], promise(agreement, name), NOW)
    agreement.try_start(NOW)
    agreement.reveal(lobby.people[key("bob")], m.Reveal(lobby.round, b"bob"), NOW)
    said(outbox)
    agreement.tick(NOW + REVEAL_S - 0.1)
    assert lobby.phase == "starting"
    agreement.tick(NOW + REVEAL_S)
    assert lobby.phase == "lobby" and lobby.round == 2 and agreement.commitment != before
    assert m.Notice("no_reveal", {"names": ["alice"]}) in said(outbox)
    assert not any(seat.ready or seat.commitment for seat in lobby.seats)


class _Done:
    """A comparison in which nobody has to take part."""

    is_done, number = True, 0

    def invite(self, people: object) -> bool:
        return False


DONE: Any = _Done()
