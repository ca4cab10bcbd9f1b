from __future__ import annotations

from game.engine.rules import Absence
from net.host.attendance import AWAY, Attendance
from net.host.lobby import Lobby
from net.host.outbox import Outbox
from net.host.room_events import LeftForGood, PresenceChanged, SeatTakenBack
from net.protocol import messages as m
from tests.net.host.parts import NOW, lobby_of, said
from tests.net.world import key


def made(lobby: Lobby, absence: Absence | None = None) -> tuple[Attendance, Outbox]:
    outbox = Outbox(lobby.people)
    attendance = Attendance(lobby, outbox, absence or Absence(away=60.0, idle=180.0, turns=2))
    attendance.look(NOW)
    return attendance, outbox


def codes(outbox: Outbox) -> list[str]:
    return [told.code for told in said(outbox) if isinstance(told, m.Notice)]


def test_silence_is_noticed_and_the_seat_stays() -> None:
    lobby = lobby_of("alice", "bob")
    lobby.phase = "playing"
    attendance, outbox = made(lobby)
    lobby.people[key("bob")].heard = NOW + 1
    assert attendance.silent(NOW + AWAY) == [lobby.people[key("alice")]] and attendance.next_drop() == NOW + AWAY
    assert list(attendance.drop(lobby.people[key("alice")], NOW + AWAY)) == [PresenceChanged()]
    assert lobby.owned(key("alice")) == 0 and lobby.seats[0].dropped_at == NOW + AWAY
    assert "dropped" in codes(outbox)
    assert list(attendance.come_back(lobby.people[key("alice")])) == [PresenceChanged()]
    assert {told.nouns["seat"] for told in said(outbox) if isinstance(told, m.Notice) and told.code == "back"} == {0}
    assert lobby.seats[0].dropped_at == 0.0 and lobby.people[key("alice")].here


def test_who_says_good_bye_is_told_of_as_such() -> None:
    lobby = lobby_of("alice", "bob")
    attendance, outbox = made(lobby)
    events = list(attendance.leave(lobby.people[key("bob")], m.Bye(), NOW))
    assert events == [LeftForGood(key("bob")), PresenceChanged()]
    assert lobby.owned(key("bob")) == -1 and codes(outbox) == ["left"]


def test_a_bot_sits_in_after_the_time_that_the_house_gives_and_goes_when_the_owner_speaks() -> None:
    lobby = lobby_of("alice", "bob")
    lobby.phase = "playing"
    attendance, outbox = made(lobby)
    attendance.drop(lobby.people[key("bob")], NOW)
    attendance.look(NOW)
    assert attendance.next_due({}) == NOW + 60.0
    attendance.sit_in_for_absent(NOW + 59.0)
    assert attendance.wanted_bots() == []
    attendance.sit_in_for_absent(NOW + 60.0)
    [wanted] = attendance.wanted_bots()
    assert wanted.seat == 1 and codes(outbox)[-1] == "sits_in"
    lobby.people[key("bob")].here = True
    assert list(attendance.seat_back(lobby.people[key("bob")])) == [SeatTakenBack(1), PresenceChanged()]
    assert attendance.wanted_bots() == [] and list(attendance.seat_back(lobby.people[key("bob")])) == []


def test_nobody_is_in_a_hurry_at_a_table_without_people_or_in_a_house_that_waits() -> None:
    lobby = lobby_of("alice", "bob")
    lobby.phase = "playing"
    attendance, _ = made(lobby)
    attendance.drop(lobby.people[key("bob")], NOW)
    lobby.house.dropped = "wait"
    assert attendance.next_due({}) is None
    lobby.house.dropped = "bot"
    attendance.drop(lobby.people[key("alice")], NOW)
    attendance.look(NOW)
    assert not attendance.is_peopled and attendance.next_due({}) is None


def test_owing_a_move_for_long_makes_idle_and_letting_turns_run_out_seats_a_bot() -> None:
    lobby = lobby_of("alice", "bob")
    lobby.phase = "playing"
    attendance, _ = made(lobby)
    assert attendance.next_due({1: NOW}) == NOW + 180.0
    attendance.mark_idle({1: NOW}, NOW + 180.0)
    assert [seat.idle for seat in lobby.seats] == [False, True]
    attendance.sit_in_for_silent({0: 1})
    assert attendance.wanted_bots() == []
    attendance.sit_in_for_silent({0: 2})
    assert [bot.seat for bot in attendance.wanted_bots()] == [0]
