"""What a table has to say: frames in the order to be sent, and whom the shell is to hang up on."""

from __future__ import annotations

import logging
from collections.abc import Collection, Mapping
from typing import Any

from net.host.lobby_types import Member
from net.protocol import codec, sanitize
from net.protocol import messages as m

log = logging.getLogger("net.host")

Out = list[tuple[str, bytes]]
"""(peer, frame), in the order to be sent."""

BANNED_FOR = ("too_fast", "kicked")
"""Reasons for which somebody who is sent away is not let in again for a while."""


class Outbox:
    """The frames that one table has not handed to its shell yet."""

    def __init__(self, people: Mapping[str, Member]) -> None:
        """`people` are those at the table, by key; the lobby keeps it up to date."""
        self.cut: list[str] = []
        """Peers to be disconnected; the shell empties it."""
        self.banned: set[str] = set()
        """Those among them that are not let in again for a while; the shell takes them out."""
        self._people = people
        self._frames: Out = []

    def send(self, peer: str, message: m.Message) -> None:
        """Queue a message for one peer."""
        self._frames.append((peer, codec.pack(message)))

    def send_frame(self, peer: str, frame: bytes) -> None:
        """Queue a frame that is packed already."""
        self._frames.append((peer, frame))

    def send_all(self, message: m.Message) -> None:
        """Queue a message for everybody who is here."""
        frame = codec.pack(message)
        self._frames += [(key, frame) for key, person in self._people.items() if person.here]

    def send_some(self, keys: Collection[str], message: m.Message) -> None:
        """Queue a message for those of these who are here."""
        frame = codec.pack(message)
        self._frames += [(key, frame) for key, person in self._people.items() if person.here and key in keys]

    def send_bots(self, message: m.Message) -> None:
        """Queue a message for the bots that are here."""
        frame = codec.pack(message)
        self._frames += [(key, frame) for key, person in self._people.items() if person.here and person.role == "bot"]

    def notice(self, code: str, **nouns: Any) -> None:
        """Tell everybody that something happened; `code` is one of `messages.NOTICES`."""
        self.send_all(m.Notice(code, nouns))

    def deny(self, peer: str, code: str, text: str = "") -> None:
        """Tell a peer that a request was denied; `code` is one of `messages.SORRY`."""
        self.send(peer, m.Sorry(code, sanitize.line(text, 400)))

    def send_away(self, peer: str, code: str, text: str = "") -> None:
        """Tell a peer why it has to go, and hang up on it."""
        self.send(peer, m.Sorry(code, sanitize.line(text, 400), True))
        self.cut.append(peer)
        if code in BANNED_FOR:
            self.banned.add(peer)
        log.info("%s is sent away: %s", peer[:8], code)

    def take(self) -> Out:
        """Return the frames queued so far, and let go of them."""
        out, self._frames = self._frames, []
        return out
