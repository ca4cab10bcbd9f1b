"""The parts of a window's session, each by itself: addresses, plays on their way, what the host is told of the window."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from game.session.address import TableAddress
from game.session.chat import KEPT_MATCHES, KEPT_WORDS, MUTED, TableChat
from game.session.plays import SentPlays
from game.session.window_report import HOLD_EVERY_S, HURRY_EVERY_S, WindowReport
from game.tabletop.feed import Said
from net.host.output import Listening
from net.protocol import messages as m


def listening(addresses: list[str], invite: str, code: str = "") -> Listening:
    return Listening(match="m", addresses=tuple(addresses), port=28422, invite=invite, code=code)


def test_a_table_is_reached_by_its_invite_else_by_its_first_address() -> None:
    address = TableAddress()
    assert address.way_in == "127.0.0.1:0" and not address.is_local
    address.read(listening(["192.0.2.7:28422", "192.0.2.8:28422"], "", "BRISKET-LANTERN"))
    assert (address.way_in, address.code) == ("192.0.2.7:28422", "brisket-lantern")
    address.read(listening(["127.0.0.1:28422"], "gobsmack://table"))
    assert address.way_in == "gobsmack://table" and address.is_local


def test_a_welcome_that_says_nothing_leaves_what_is_known() -> None:
    address = TableAddress()
    address.read(listening([], "gobsmack://table", "brisket-lantern"))
    address.welcome(m.Welcome("A" * 40, b"", False, "", ""))
    assert (address.invite, address.code) == ("gobsmack://table", "brisket-lantern")


def test_a_play_is_on_its_way_until_it_is_settled() -> None:
    plays = SentPlays()
    plays.send()
    plays.send()
    plays.settle(1)
    assert plays.pending
    plays.settle(2)
    plays.settle(1)  # an older word changes nothing
    assert not plays.pending


class Told(list[m.Message]):
    now = 100.0

    def report(self) -> WindowReport:
        return WindowReport(self.append, lambda: self.now)


def test_a_pace_is_told_when_it_changes_and_to_another_host_again() -> None:
    told = Told()
    report = told.report()
    report.update("fast", False)
    report.update("fast", False)
    report.reset()
    report.update("fast", False)
    assert told == [m.Pace("fast"), m.Pace("fast")]


def test_only_the_owner_says_who_sits_together_and_not_too_often() -> None:
    told = Told()
    report = told.report()
    report.set_together(("a",), True, owner=False)
    assert told == []
    report.set_together(("a",), True, owner=True)
    report.set_together(("a",), False, owner=True)
    assert told == [m.Together(("a",), True)]
    told.now += HOLD_EVERY_S
    report.set_together(("a",), False, owner=True)
    assert told == [m.Together(("a",), True), m.Together(("a",), False)]


def test_bots_are_hurried_a_few_times_a_second() -> None:
    told = Told()
    report = told.report()
    for _ in range(20):
        report.hurry()
        told.now += HURRY_EVERY_S / 10
    assert told == [m.Gesture("hurry", "")] * 2


def chat(options: dict[str, Any]) -> tuple[TableChat, SimpleNamespace]:
    program = SimpleNamespace(settings=SimpleNamespace(options=options))
    program.change = lambda **fields: setattr(program.settings, "options", fields["options"])
    return TableChat(program), program  # type: ignore[arg-type]


def test_whom_nobody_wants_to_hear_is_remembered_for_the_match() -> None:
    talk, program = chat({})
    talk.mute(["b", "a"], True, "match 1")
    assert program.settings.options[MUTED] == {"match 1": ["a", "b"]}
    talk.mute(["b"], False, "match 1")
    again, _ = chat(program.settings.options)
    again.begin("match 1")
    assert again.muted == {"a"}


def test_the_oldest_words_and_matches_are_forgotten() -> None:
    talk, program = chat({})
    for n in range(KEPT_WORDS + 5):
        talk.add(Said(0, "Aino", str(n)))
    assert len(talk.said) == KEPT_WORDS and talk.said[0].text == "5"
    for n in range(KEPT_MATCHES + 3):
        talk.mute(["a"], True, f"match {n}")
    assert len(program.settings.options[MUTED]) == KEPT_MATCHES and "match 0" not in program.settings.options[MUTED]


def test_a_settings_file_that_somebody_has_edited_mutes_nobody() -> None:
    talk, _ = chat({MUTED: {"match 1": "everybody"}})
    talk.begin("match 1")
    assert talk.muted == set()
