from __future__ import annotations

from net.host.broadcast import AGAIN_S, Broadcaster
from net.host.head_relay import HeadRelay
from net.host.match_runner import MatchRunner
from net.host.outbox import Out, Outbox
from net.protocol import codec
from net.protocol import messages as m
from tests.net.host.parts import NOW, lobby_of, running_match, said
from tests.net.world import HOST, key


def made() -> tuple[Broadcaster, Outbox, MatchRunner]:
    lobby = lobby_of("alice", "bob", "carol")
    outbox = Outbox(lobby.people)
    broadcaster = Broadcaster(lobby, outbox, HeadRelay(lobby, outbox), None, HOST)
    return broadcaster, outbox, running_match(lobby)


def play(running: MatchRunner) -> None:
    """One play of whoever is asked first: the clock's."""
    running.stand_in(running.match.waiting_for()[:1], NOW)


def test_a_new_match_opens_with_all_of_ones_own_view() -> None:
    broadcaster, outbox, running = made()
    broadcaster.match_begins(running, NOW)
    out = said(outbox, "alice")
    assert [type(told) for told in out] == [m.Opening, m.Update]
    opening, update = out
    assert isinstance(opening, m.Opening) and opening.seat == 0
    assert isinstance(update, m.Update) and update.base == 0 and set(update.sections) == set(running.view(0).sections)
    assert not broadcaster.is_current(key("alice"), running)


def test_an_update_builds_on_the_one_before_and_is_sent_again_from_what_was_acknowledged() -> None:
    broadcaster, outbox, running = made()
    broadcaster.match_begins(running, NOW)
    alice = broadcaster._lobby.people[key("alice")]
    broadcaster.seen(alice, m.Seen(1, 1), running)
    assert broadcaster.is_current(alice.key, running)
    for _ in range(2):
        play(running)
        broadcaster.update_all(running, NOW, None)
    bases = [told.base for told in said(outbox, "alice") if isinstance(told, m.Update)]
    assert bases == [0, 1, 2]
    broadcaster.repeat(alice, running, NOW + AGAIN_S / 2)
    assert said(outbox) == [], "it may still be on its way"
    broadcaster.repeat(alice, running, NOW + AGAIN_S)
    [again] = said(outbox, "alice")
    assert isinstance(again, m.Update) and (again.base, again.version) == (1, 3)


def test_who_holds_another_view_is_told_everything() -> None:
    broadcaster, outbox, running = made()
    broadcaster.match_begins(running, NOW)
    said(outbox)
    broadcaster.again(broadcaster._lobby.people[key("bob")], m.Again(1, b"otherhash"), running, NOW)
    out = said(outbox, "bob")
    assert [type(told) for told in out] == [m.Opening, m.Update]


def test_a_shell_is_handed_each_update_as_it_is_made() -> None:
    broadcaster, outbox, running = made()
    broadcaster.match_begins(running, NOW)
    said(outbox)
    handed: list[Out] = []
    play(running)
    broadcaster.update_all(running, NOW, handed.append)
    assert [[peer for peer, _ in out] for out in handed] == [[key("alice")], [key("bob")], [key("carol")]]
    assert outbox.take() == []


def test_the_log_is_given_once_to_everybody_who_is_here() -> None:
    broadcaster, outbox, running = made()
    while not running.over:
        play(running)
    broadcaster._lobby.people[key("carol")].here = False
    for _ in range(2):
        broadcaster.match_over(running)
    given = [peer for peer, frame in outbox.take() if isinstance(codec.read_from_host(frame), m.Journal)]
    assert given == [key("alice"), key("bob")]
