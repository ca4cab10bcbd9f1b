from __future__ import annotations

from net.failover.agreement import Succession, majority
from net.failover.encryption import SnapshotCipher, new_lock
from net.failover.quorum import Quorum
from tests.net.world import entropy_from, key

NAMES = tuple(key(name) for name in ("alice", "bob", "cora"))


def lock() -> SnapshotCipher:
    return new_lock(Succession(NAMES, frozenset(), majority(3)), entropy_from(1))


def test_two_of_three_away_could_go_on_without_us() -> None:
    quorum = Quorum()
    assert not quorum.is_apart(lock(), {NAMES[0], NAMES[1]}, set())
    assert quorum.is_apart(lock(), {NAMES[0]}, set())
    quorum.said_goodbye(NAMES[2])
    assert not quorum.is_apart(lock(), {NAMES[0]}, set())
    quorum.entered(NAMES[2])
    assert quorum.is_apart(lock(), {NAMES[0]}, set()), "who was back may be playing on elsewhere"


def test_a_table_that_was_taken_over_waits_until_a_majority_has_been_there_once() -> None:
    quorum = Quorum()
    quorum.gathered = False
    assert quorum.is_apart(lock(), {NAMES[0]}, set()) and not quorum.gather(lock(), {NAMES[0]})
    assert quorum.gather(lock(), {NAMES[0], NAMES[1]})
    assert not quorum.gather(lock(), {NAMES[0], NAMES[1]}), "told once"
    assert not quorum.is_apart(lock(), {NAMES[0], NAMES[1]}, set())


def test_who_was_never_given_a_share_goes_nowhere() -> None:
    quorum = Quorum()
    quorum.succeeded = Succession((NAMES[0], key("dave")), frozenset(), 2)
    assert not quorum.is_apart(lock(), {NAMES[0]}, set()), "bob and cora sat down later, and have no share yet"
    assert quorum.is_apart(lock(), {NAMES[0]}, set(NAMES))
