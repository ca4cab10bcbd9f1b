"""Several people at one window. Each is a client of their own, with a key, a connection and a view of their own, so that
nothing can leak from one to another here that does not leak on the wire; one more client watches, for what all may see.

The window's own player is the *chief*: host powers, recording and the check of the match's chance are theirs.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Generic, Protocol, TypeVar

from game.session.address import TableAddress
from game.session.context import Program
from game.session.feed import FeedTable, LiveFeed
from game.session.records import State, Trouble, Wanted
from net.protocol import messages as m

KEPT = 12
"""Matches of which it is remembered who sat at this window."""
REMEMBERED = "friends_at"
"""Where the settings remember it."""


@dataclass(frozen=True)
class Friend:
    """Somebody at this window: which key is theirs, and how they look."""

    profile: str
    name: str
    colour: str = ""
    portrait: str = ""


def profile_of(n: int) -> str:
    """The key of the `n`th person at this window (0: the window's own)."""
    from game.session.line import profile

    return "" if n == 0 else f"{profile()}-friend-{n + 1}"


class FriendSession(FeedTable, Protocol):
    """A session at this window, as those who share it know it."""

    state: State
    trouble: Trouble | None
    feed: LiveFeed | None
    address: TableAddress

    @property
    def seat(self) -> int:
        """The seat that is theirs; -1: none."""
        ...

    def stand_together(self, keys: tuple[str, ...], held: bool) -> None:
        """Say who sits at this window, and whether their clocks wait."""
        ...

    def close(self) -> None: ...


S = TypeVar("S", bound=FriendSession)


class Friends(Generic[S]):
    """All others at the chief's window, once the chief is in."""

    def __init__(self, chief: S, others: Sequence[Friend], join: Callable[[Program, Wanted], S]) -> None:
        self.chief = chief
        self._join_table = join
        self.others = list(others)
        self.sessions: dict[str, S] = {}
        """By profile, in the order in which they sat down."""
        self.public: S | None = None
        """The one that only watches."""
        self.held = False
        """The seat is being passed, or held: clocks wait."""
        self._polling = False
        self._ready_for: dict[str, int] = {}
        """The lobby to which somebody's ready was the answer."""

    # ------------------------------------------------------------------ coming in

    def poll(self) -> None:
        """Bring in who is not there yet, one after another, so that they sit in the order in which they were named."""
        if self._polling or self.chief.state == "ended":
            return
        self._polling = True
        if self.chief.state == "in":
            self._bring_in()
        for session in self._all():
            session.poll()
        self._forget_the_dismissed()
        for profile, session in self.sessions.items():
            self._get_ready(profile, session)
        self._tell()
        self._polling = False

    def _bring_in(self) -> None:
        if any(session.state == "connecting" for session in self._all()):
            return
        waiting = [friend for friend in self.others if friend.profile not in self.sessions]
        if waiting:
            self.sessions[waiting[0].profile] = self._join(waiting[0])
        elif self.public is None:
            name = self.chief.context.tr("friends-screen", name=self.chief.wanted.name)[:24]
            self.public = self._join(Friend(f"{profile_of(1)}-view", name), watch=True)

    def _join(self, friend: Friend, watch: bool = False) -> S:
        chief = self.chief
        wanted = Wanted(friend.name, chief.address.invite or chief.wanted.address, chief.wanted.passphrase, watch, friend.profile,
                        friend.colour, friend.portrait, beside=True)  # fmt: skip
        return self._join_table(chief.context, wanted)

    def _forget_the_dismissed(self) -> None:
        """Who was shown the door is no longer of this window."""
        for profile, session in list(self.sessions.items()):
            if session.trouble is not None and session.trouble.code == "kicked":
                del self.sessions[profile]
                self.others = [friend for friend in self.others if friend.profile != profile]

    def _get_ready(self, profile: str, session: S) -> None:
        """Who sits beside the chief is as ready as the chief."""
        lobby, seat = session.lobby, session.seat
        if lobby is None or session.state != "in" or lobby.phase != "lobby" or seat < 0 or lobby.seats[seat].ready:
            return
        if self._ready_for.get(profile) != lobby.number:
            self._ready_for[profile] = lobby.number
            session.send(m.Ready(True))

    def _all(self) -> list[S]:
        return [*self.sessions.values(), *([self.public] if self.public is not None else [])]

    # ------------------------------------------------------------------ what is so

    def keys(self) -> set[str]:
        """The keys of all who sit beside the chief."""
        return {session.me for session in self.sessions.values()}

    def hurry(self) -> None:
        """Nobody at this window waits for bots that ponder."""
        for session in (self.chief, *self.sessions.values()):
            session.hurry()

    def people(self) -> list[S]:
        """Everybody at this window who has a seat in the match that is open, in seat order."""
        everybody = [self.chief, *self.sessions.values()]
        seated = [session for session in everybody if session.feed is not None and session.feed.seat >= 0]
        return sorted(seated, key=lambda session: session.feed.seat if session.feed is not None else 0)

    def dealt(self, feed: LiveFeed | None) -> bool:
        """Whether all of this window have their view of that match."""
        if feed is None or feed.last is None or any(friend.profile not in self.sessions for friend in self.others):
            return False
        if self.public is None:
            return False
        views = [session.feed for session in self._all() if session.state != "ended"]
        return all(view is not None and view.match == feed.match and view.last is not None for view in views)

    # ------------------------------------------------------------------ what the host is told

    def hold(self, held: bool) -> None:
        """Whether somebody here is called, or looks: clocks wait for them."""
        self.held = held
        self._tell()

    def _tell(self) -> None:
        chief = self.chief
        chief.stand_together((chief.me, *(session.me for session in self.sessions.values() if session.me)), self.held)

    # ------------------------------------------------------------------ remembering

    def keep(self, match: str) -> None:
        """A match has begun (or goes on): Continue will bring all back."""
        context = self.chief.context
        known = dict(context.settings.options.get(REMEMBERED, {}))
        known.pop(match, None)
        known[match] = {f"n{n}": asdict(friend) for n, friend in enumerate(self.others)}
        kept = dict(list(known.items())[-KEPT:])
        context.change(options={**context.settings.options, REMEMBERED: kept})

    def come_back(self) -> None:
        """All connections anew, one after another, once the chief is in again."""
        self.close()
        self.sessions.clear()
        self.public, self._polling = None, False

    def close(self) -> None:
        """The chief leaves, and so do all."""
        for session in self._all():
            session.close()


def remembered(context: Program, match: str) -> list[Friend]:
    """Who else sat at this window in a match of ours."""
    known: Any = context.settings.options.get(REMEMBERED, {}).get(match, {})
    try:
        return [Friend(**{name: str(value) for name, value in one.items()}) for one in known.values()]
    except (TypeError, AttributeError):
        return []  # a settings file that somebody has edited
