"""What the client's core tells the scenes and the bots. Small records; match on the type.

for event in peer.poll():
    match event:
        case Updated(snapshot=False, cues=cues): ...
        case Refused(code=code): ...
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from game.engine.cues import SeatCue
from net.fairness.account import Account, Verdict
from net.fairness.comparison import Agreed
from net.fairness.heads import Standing
from net.protocol.messages import Lobby, Opening

State = Literal["away", "greeting", "entering", "in", "closed"]
"""away: no connection (it comes back by itself). greeting, entering: on the way in. in: at the table. closed: over for
good; `Closed` said why."""


class Event(msgspec.Struct, frozen=True):
    """Any event."""


class Connection(Event, frozen=True):
    """The connection has changed."""

    state: State


class Unreachable(Event, frozen=True):
    """No way to the host for some seconds (it is still tried, unless it was never found). `code`: "no_answer" (nobody
    listens there, a firewall, another network), "not_found" (no table announces that code), "other_key" (somebody else
    listens there), "refused" (we were sent away a moment ago)."""

    code: str


class Closed(Event, frozen=True):
    """The host ended it, or we must not go on. `code`: one of `messages.SORRY`, or "not_proven" (the far end does not
    know the secret we share: not the table we were told of), "other_host" (another key than the one known for it)."""

    code: str
    text: str = ""


class Told(Event, frozen=True):
    """A wish was not granted (`messages.SORRY`); the conversation goes on."""

    code: str
    text: str = ""


class Queued(Event, frozen=True):
    """The host lets guesses wait, and looks at our proof in about `wait_s` seconds. It comes by itself."""

    wait_s: int


class Moved(Event, frozen=True):
    """The host was gone, and the match goes on at the machine of player `who` (a key); we are on our way there."""

    who: str


class LobbyChanged(Event, frozen=True):
    """Seats, people, options, phase: all of it is in `client.lobby`."""

    lobby: Lobby


class Compared(Event, frozen=True):
    """The people with a seat have three words to compare."""

    agreed: Agreed


class OthersHeard(Event, frozen=True):
    """What the other players' signed heads say: whether they were told what we were told (fairness/heads.py)."""

    standing: Standing


class Opened(Event, frozen=True):
    """A match is played; it follows at once in an update."""

    opening: Opening
    again: bool
    """The match was known already (a reconnect, or the host was started again)."""


class Updated(Event, frozen=True):
    """The view is new. `snapshot`: there is no story from the old picture to this one; snap to it."""

    version: int
    snapshot: bool
    changed: frozenset[str]
    """Names of the sections that are new or gone."""
    cues: tuple[SeatCue, ...]
    """What happened, oldest first; each cue is delivered once."""
    asked: bool
    """The ask has changed (look at `client.ask`)."""


class ClockChanged(Event, frozen=True):
    """The clock stopped or runs again; `client.clock_left(now)` has the time."""


class Taken(Event, frozen=True):
    """Our play was taken."""

    n: int
    choice: Any


class Refused(Event, frozen=True):
    """Our play was not taken: a code of the title, the kernel, or "other_match", "no_seat", "not_saved", "fault"."""

    code: str
    text: str
    n: int
    choice: Any


class Said(Event, frozen=True):
    """Chat."""

    who: str
    name: str
    text: str
    seat: int


class Signed(Event, frozen=True):
    """An emote, a ping at a thing, or (kind "throw") how the dice of the next update are thrown."""

    who: str
    seat: int
    kind: str
    target: str
    flick: tuple[int, int] | None = None
    private: bool = False


class ShareGiven(Event, frozen=True):
    """When a host was lost, player `giver` gave its share of the match to player `to`, `at` seconds since 1970."""

    giver: str
    to: str
    at: int


class Caught(Event, frozen=True):
    """While a new host was agreed on, somebody was caught at an offence (failover/suspicion.py)."""

    who: str
    offence: str


class Noticed(Event, frozen=True):
    """Something happened at the table that is no play (`messages.NOTICES`)."""

    code: str
    nouns: dict[str, Any]


class Over(Event, frozen=True):
    """The match has a result, as plain values (`Result`'s fields)."""

    result: dict[str, Any]


class AccountGiven(Event, frozen=True):
    """The host laid the match open; the shell checks it and reports `Checked`."""

    account: Account


class Checked(Event, frozen=True):
    """Whether the match was verified fair."""

    verdict: Verdict
