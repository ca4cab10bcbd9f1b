"""What players and the owner may ask for: each command against a lobby alone."""

from __future__ import annotations

import pytest

from game.engine.rules import Absence
from net.host.attendance import Attendance
from net.host.lobby import Lobby
from net.host.next_round import NextRound
from net.host.outbox import Outbox
from net.host.owner_commands import OwnerCommands
from net.host.player_commands import PlayerCommands
from net.host.room_events import PresenceChanged, RematchWanted, Reseated, StartWanted, TableClosed, TimersChanged
from net.host.start_agreement import StartAgreement
from net.protocol import codec
from net.protocol import messages as m
from net.protocol.denied import Denied
from tests.net.host.parts import NOW, door_of, lobby_of, made_setup, said
from tests.net.world import entropy_from, key


def player(lobby: Lobby) -> tuple[PlayerCommands, Outbox]:
    outbox = Outbox(lobby.people)
    attendance = Attendance(lobby, outbox, Absence())
    setup = made_setup()
    door = door_of(lobby, "alice", "bob")
    agreement = StartAgreement(setup, lobby, outbox, door, entropy_from(3), None)
    rounds = NextRound(setup, lobby, outbox, attendance, agreement)
    return PlayerCommands(lobby, outbox, attendance, door, rounds), outbox


def owner(lobby: Lobby) -> tuple[OwnerCommands, Outbox]:
    outbox = Outbox(lobby.people)
    return OwnerCommands(lobby, outbox, Attendance(lobby, outbox, Absence())), outbox


def test_what_is_said_goes_to_all_and_too_much_of_it_to_nobody() -> None:
    lobby = lobby_of("alice", "bob")
    commands, outbox = player(lobby)
    alice = lobby.people[key("alice")]
    commands.chat(alice, m.Say("hello"), NOW)
    assert [told.text for told in said(outbox, "bob") if isinstance(told, m.Chat)] == ["hello"]
    with pytest.raises(Denied) as no:
        for _ in range(50):
            commands.gesture(alice, m.Gesture("wave"), NOW)
    assert no.value.code == "too_fast"


def test_a_gesture_for_one_seat_says_that_nobody_else_hears_it() -> None:
    lobby = lobby_of("alice", "bob", "mudge")
    commands, outbox = player(lobby)
    alice, bob = lobby.people[key("alice")], lobby.owned(key("bob"))
    commands.gesture(alice, m.Gesture("emote", "laugh", to=bob), NOW)
    heard = {peer: codec.read_from_host(frame) for peer, frame in outbox.take()}
    assert heard == dict.fromkeys((key("alice"), key("bob")), m.Sign(key("alice"), 0, "emote", "laugh", private=True))
    commands.gesture(alice, m.Gesture("emote", "laugh"), NOW)
    assert said(outbox, "mudge") == [m.Sign(key("alice"), 0, "emote", "laugh")]


def test_haste_is_heard_by_bots_alone_and_is_never_too_much_talk() -> None:
    """Two who share a window hold the key that goes ahead: each says so four times a second."""
    lobby = lobby_of("alice", "bob", "mudge")
    lobby.people[key("mudge")].role = "bot"
    commands, outbox = player(lobby)
    for _ in range(60):
        for name in ("alice", "bob"):
            commands.gesture(lobby.people[key(name)], m.Gesture("hurry"), NOW)
    assert said(outbox, "bob") == []
    commands.gesture(lobby.people[key("alice")], m.Gesture("hurry"), NOW)
    [heard] = said(outbox, "mudge")
    assert isinstance(heard, m.Sign) and (heard.who, heard.kind) == (key("alice"), "hurry")
    commands.chat(lobby.people[key("alice")], m.Say("hello"), NOW)
    assert [told.text for told in said(outbox, "bob") if isinstance(told, m.Chat)] == ["hello"]


def test_standing_up_is_another_view_and_a_taken_seat_is_denied() -> None:
    lobby = lobby_of("alice", "bob")
    commands, _ = player(lobby)
    alice = lobby.people[key("alice")]
    with pytest.raises(Denied):
        commands.sit(alice, m.Sit(1), NOW)
    assert list(commands.sit(alice, m.Sit(None), NOW)) == [Reseated(key("alice"))] and lobby.owned(key("alice")) == -1


def test_a_table_without_an_owner_starts_when_all_are_ready_and_starts_again_after_the_match() -> None:
    lobby = lobby_of("alice", "bob")
    commands, _ = player(lobby)
    alice, bob = lobby.people[key("alice")], lobby.people[key("bob")]
    assert list(commands.set_ready(alice, m.Ready(True), NOW)) == []
    assert list(commands.set_ready(bob, m.Ready(True), NOW)) == [StartWanted()]
    lobby.phase = "over"
    lobby.unready()
    assert list(commands.set_ready(alice, m.Ready(True), NOW)) == []
    assert list(commands.set_ready(bob, m.Ready(True), NOW)) == [RematchWanted(starts=True)]


def test_only_a_change_of_the_slowest_pace_is_news() -> None:
    lobby = lobby_of("alice", "bob")
    commands, _ = player(lobby)
    before = lobby.number
    commands.set_pace(lobby.people[key("alice")], m.Pace("fast"), NOW)
    assert lobby.number == before
    commands.set_pace(lobby.people[key("bob")], m.Pace("fast"), NOW)
    assert lobby.number == before + 1


def test_commands_are_the_owners_alone() -> None:
    lobby = lobby_of("alice", "bob", owner="alice")
    commands, _ = owner(lobby)
    for kind in commands.messages:
        with pytest.raises(Denied) as no:
            commands.handle(lobby.people[key("bob")], kind, NOW)  # type: ignore[arg-type]
        assert no.value.code == "not_allowed"


def test_what_a_command_leaves_to_the_room_is_an_event() -> None:
    lobby = lobby_of("alice", "bob", owner="alice")
    commands, outbox = owner(lobby)
    alice = lobby.people[key("alice")]

    def events(message: m.Message) -> list[object]:
        return list(commands.handle(alice, message, NOW))

    assert events(m.SetHouse(timers="long")) == [TimersChanged()] and lobby.house.timers == "long"
    assert events(m.Together((key("alice"), key("bob")), True)) == [PresenceChanged()] and lobby.held
    assert events(m.Place(key("bob"), None)) == [Reseated(key("bob"))]
    assert events(m.AddBot(1, "normal", "")) == [] and lobby.seats[1].kind == "bot"
    with pytest.raises(Denied):
        commands.handle(alice, m.Start(), NOW)
    lobby.phase = "over"
    assert events(m.Rematch()) == [RematchWanted()]
    assert events(m.Close()) == [TableClosed()]
    said(outbox)
    assert events(m.Kick(key("bob"))) == [PresenceChanged()]
    assert outbox.cut == [key("bob")] and key("bob") in lobby.kicked
