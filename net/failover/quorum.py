"""Whether a host may take plays: not while those who are away are enough to play on without it.

A host that is cut off from so many players that those could open their copies takes no more plays: whatever it took would be
another future of the same match. It goes on as soon as enough are back, or hears that the table has moved.
"""

from __future__ import annotations

from net.failover.agreement import Succession, succession
from net.failover.encryption import SnapshotCipher
from net.storage.store import KeptTable


class Quorum:
    """Who has to be here for one match."""

    def __init__(self) -> None:
        self.gathered = True
        """A table that was taken over from a lost host plays on only when a majority of its players has come to it."""
        self.succeeded = Succession()
        """How the match was split that was taken over or resumed."""
        self._farewells: set[str] = set()
        """Players who said good-bye: they host nothing elsewhere."""

    def resume(self, table: KeptTable) -> None:
        """Take up what the host before us had written down."""
        self.gathered, self.succeeded = table.gathered, succession(table)

    def new_round(self) -> None:
        """Another match was split in no other way yet."""
        self.succeeded = Succession()

    def entered(self, key: str) -> None:
        """`key` is back."""
        self._farewells.discard(key)

    def said_goodbye(self, key: str) -> None:
        """`key` left on purpose."""
        self._farewells.add(key)

    def gather(self, lock: SnapshotCipher, here: set[str]) -> bool:
        """Return whether a majority of those who were given shares is here for the first time since the table was taken over:
        another player may have been given the same lock's shares, at another time."""
        before = self.succeeded if self.succeeded.holders else lock.succession
        if self.gathered or sum(key in here for key in _givers(before)) < before.threshold:
            return False
        self.gathered = True
        return True

    def is_apart(self, lock: SnapshotCipher, here: set[str], shared: set[str]) -> bool:
        """Return whether those who are not here could go on without us. `shared`: who was given a share by this host."""
        before = self.succeeded if self.succeeded.holders else lock.succession
        # Who was never given a share, of this lock or one before, goes nowhere.
        could = shared.union(_givers(before))
        away = sum(key in could and key not in here and key not in self._farewells for key in lock.givers)
        return not self.gathered or away >= lock.threshold


def _givers(plan: Succession) -> list[str]:
    return [key for key in plan.holders if key not in plan.without]
