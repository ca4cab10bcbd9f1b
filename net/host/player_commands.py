"""What everybody at a table may ask for: chat, gestures, seats, a look of their own, being ready."""

from __future__ import annotations

from net.host.attendance import Attendance
from net.host.handshake import Handshake
from net.host.lobby import Lobby
from net.host.lobby_types import Member
from net.host.next_round import NextRound
from net.host.outbox import Outbox
from net.host.rate_limit import Talk
from net.host.room_events import Events, Reseated, StartWanted
from net.protocol import messages as m
from net.protocol import sanitize
from net.protocol.denied import Denied


class PlayerCommands:
    """One verb, one method, and how often each may be said."""

    def __init__(
        self, lobby: Lobby, outbox: Outbox, attendance: Attendance, door: Handshake, rounds: NextRound
    ) -> None:
        self._lobby = lobby
        self._outbox = outbox
        self._attendance = attendance
        self._door = door
        self._rounds = rounds
        self._talk = Talk()

    def _count(self, person: Member, now: float) -> None:
        """Count what goes to every screen. Raises Denied."""
        if not self._talk.may(person.key, self._lobby.owned(person.key) >= 0, now):
            raise Denied("too_fast")

    def chat(self, person: Member, message: m.Say, now: float) -> Events:
        """Say something to everybody. Raises Denied."""
        text = sanitize.chat(message.text)
        if text:
            self._count(person, now)
            self._outbox.send_all(m.Chat(person.key, person.name, text, self._lobby.owned(person.key)))
        return ()

    def gesture(self, person: Member, message: m.Gesture, now: float) -> Events:
        """Show an emote, point at a thing, or ask the bots not to ponder. Raises Denied."""
        seat, kind, target = self._lobby.owned(person.key), message.kind, message.target
        if kind == "hurry":
            # No talk: no screen shows it. A window where the key is held says it all the while, for all who share it.
            if seat >= 0:
                self._outbox.send_bots(m.Sign(person.key, seat, kind, ""))
            return ()
        self._count(person, now)
        sign = m.Sign(
            person.key, seat, sanitize.line(kind, 40), sanitize.line(target, 40), private=message.to is not None
        )
        if message.to is None:
            self._outbox.send_all(sign)
        else:
            self._outbox.send_some({person.key, *self._lobby.keys_of(message.to)}, sign)
        return ()

    def sit(self, person: Member, message: m.Sit, now: float) -> Events:
        """Take an open seat, stand up, or have one's own back from a bot. Raises Denied."""
        if message.seat is not None and message.seat == self._lobby.owned(person.key):
            back = tuple(self._attendance.seat_back(person))
            if back:
                return back
        self._count(person, now)
        self._lobby.sit(person.key, message.seat)
        return (Reseated(person.key),)

    def set_profile(self, person: Member, message: m.Dress, now: float) -> Events:
        """Change name, colour, portrait or crown. Raises Denied."""
        self._count(person, now)
        self._lobby.dress(person.key, message.name, message.colour, message.portrait, message.crown)
        return ()

    def set_pace(self, person: Member, message: m.Pace, now: float) -> Events:
        """Say how fast one's table shows what happens."""
        if message.pace != person.pace:
            before = self._lobby.pace()
            person.pace = message.pace
            if self._lobby.pace() != before:
                self._lobby.number += 1
        return ()

    def set_ready(self, person: Member, message: m.Ready, now: float) -> Events:
        """Be ready, or not. A table without an owner starts by itself, and after a match every table goes on by itself when all
        are ready. Raises Denied."""
        lobby = self._lobby
        if message.ready and lobby.phase == "over" and message.title not in ("", lobby.lead):
            raise Denied("not_now", "another game leads by now")
        if not message.ready:
            self._count(person, now)
        before = lobby.number
        lobby.set_ready(person.key, message.ready)
        if message.ready and lobby.number != before:
            # Free one way only: who says yes and no all day pays for each no.
            self._door.thank(person.key)
        if lobby.phase == "over":
            agreed = self._rounds.agreed
            return () if agreed is None else (agreed,)
        return () if lobby.owner or lobby.missing() else (StartWanted(),)

    def vote(self, person: Member, message: m.Vote, now: float) -> Events:
        """Want a game next. Raises Denied."""
        self._count(person, now)
        self._rounds.vote.vote(person.key, message.title)
        return ()

    def note_lacking(self, person: Member, message: m.Lacks, now: float) -> Events:
        """Say which games one's program cannot play. Raises Denied."""
        self._count(person, now)
        self._rounds.vote.note_lacking(person.key, message.titles)
        return ()
