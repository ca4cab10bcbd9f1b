"""Whose keys they are, on screen: the three words, and somebody who comes with another key than before."""

from __future__ import annotations

import pytest

from game.scenes.lobby import Lobby
from game.scenes.lobby_table import LiveTable
from game.scenes.menu import Menu
from game.scenes.pause import Pause
from game.scenes.verdict_words import explained
from game.session.proof import StoodIn
from game.session.session import SESSION
from game.session.trust import KNOWN_PEOPLE
from game.stack.choices import Choices
from game.words import Catalogue
from net.client import events as e
from net.fairness.account import StandIn, Verdict
from net.fairness.heads import Standing
from net.fairness.outcome import Outcome
from net.protocol import messages as m
from net.storage.known_people import KnownPeople
from tests.ui.scenes_rig import joined, room  # noqa: F401

STRANGER = "z" * 40


def lobby_of(drive, others=("Inés",), **settings):
    """The window of Maija, who has the host's powers, and the others' sessions."""
    h = drive(Menu(), name="Maija", **settings)
    host = joined(h.stack.context, "Maija")
    guests = [joined(h.stack.context, name) for name in others]
    for _ in range(4):
        for session in (host, *guests):
            session.poll()
    h.stack.context.stash[SESSION] = host
    h.stack.push(Lobby(host))
    h.settle()
    return h, host, guests


def slip(h):
    return next((widget for widget in h.stack.top.group if widget.id == "words"), None)


def test_every_window_shows_the_same_three_words(drive, room):  # noqa: F811
    h, host, [guest] = lobby_of(drive)
    assert host.trust.words == guest.trust.words is not None
    assert slip(h) is not None and slip(h).tip
    host.send(m.Start())
    guest.send(m.Ready())
    for _ in range(6):
        host.poll(), guest.poll()
    host.send(m.Start())
    for _ in range(6):
        host.poll(), guest.poll()
    h.frames(5)
    assert isinstance(h.stack.top, LiveTable)
    h.key("escape")
    h.settle()
    assert isinstance(h.stack.top, Pause)
    assert host.trust.words == guest.trust.words is not None, "the match is played under the words of the lobby"


def test_nobody_alone_with_bots_is_shown_words(drive, room):  # noqa: F811
    h, host, _ = lobby_of(drive, others=())
    host.send(m.AddBot(1, "easy"))
    for _ in range(4):
        host.poll()
    h.frames(3)
    assert host.trust.words is None and slip(h) is None


def test_a_spectator_sees_the_players_words(drive, room):  # noqa: F811
    h, host, _ = lobby_of(drive)
    watcher = joined(h.stack.context, "Otso", watch=True)
    for _ in range(4):
        host.poll(), watcher.poll()
    assert watcher.trust.words == host.trust.words is not None
    assert watcher.trust.agreed is not None and not watcher.trust.agreed.proven


def test_another_key_under_a_known_name_is_said_and_can_be_accepted(drive, room):  # noqa: F811
    KnownPeople().meet([("Inés", STRANGER, b"")], 1_000)
    h, host, [guest] = lobby_of(drive)
    h.frames(3)
    text = host.context.tr("trust-changed", name="Inés")
    assert text == "This isn't the Inés you played with before: another key."
    assert text in [toast.text for toast in h.stack.toasts]
    chair = next(widget for widget in h.stack.top.group if getattr(widget, "seat", None) == 1)
    assert chair.alarm and chair.tip == text
    h.stack.top.chair(1)
    h.settle()
    assert isinstance(h.stack.top, Choices) and h.stack.top.text == text
    h.click("trust")
    h.settle()
    assert not host.trust.is_changed(guest.me, "Inés")
    assert KnownPeople().judge("Inés", guest.me) == KnownPeople().judge("Inés", STRANGER) == "known"
    chair = next(widget for widget in h.stack.top.group if getattr(widget, "seat", None) == 1)
    assert not chair.alarm


def test_a_guest_can_accept_too(drive, room):  # noqa: F811
    h = drive(Menu(), name="Väinö")
    host = joined(h.stack.context, "Maija")
    KnownPeople().meet([("Maija", STRANGER, b"")], 1_000)
    h.stack.context.stash.drop(KNOWN_PEOPLE)
    guest = joined(h.stack.context, "Väinö")
    for _ in range(4):
        host.poll(), guest.poll()
    h.stack.push(Lobby(guest))
    h.settle()
    h.stack.top.chair(0)
    h.settle()
    assert isinstance(h.stack.top, Choices)
    h.click("trust")
    assert not guest.trust.is_changed(host.me, "Maija")


def test_whoever_we_begin_a_match_with_is_remembered(drive, room):  # noqa: F811
    _, host, [guest] = lobby_of(drive)
    guest.send(m.Ready())
    for _ in range(4):
        guest.poll(), host.poll()
    host.send(m.Start())
    for _ in range(6):
        host.poll(), guest.poll()
    assert host.feed is not None
    met = KnownPeople()
    assert met.judge("Inés", guest.me) == "known" and met.find(host.me) is not None  # two windows, one home
    assert met.judge("Inés", STRANGER) == "changed"


@pytest.mark.parametrize("seats", [2])
def test_the_doubt_is_in_the_pause_too(drive, room, seats):  # noqa: F811
    h, host, [guest] = lobby_of(drive)
    guest.send(m.Ready())
    for _ in range(4):
        guest.poll(), host.poll()
    h.stack.context.stash[KNOWN_PEOPLE] = KnownPeople(KnownPeople().path.with_name("other.json"))
    h.stack.context.stash.get(KNOWN_PEOPLE).meet([("Inés", STRANGER, b"")], 1_000)
    host.send(m.Start())
    h.frames(8)
    assert isinstance(h.stack.top, LiveTable)
    h.key("escape")
    h.settle()
    assert "trust.Inés" in {widget.id for widget in h.stack.top.group}


def in_a_match(drive):
    h, host, [guest] = lobby_of(drive)
    guest.send(m.Ready())
    for _ in range(4):
        guest.poll(), host.poll()
    host.send(m.Start())
    h.frames(8)
    assert isinstance(h.stack.top, LiveTable)
    return h, host, guest


def test_two_stories_are_said_over_the_match_with_the_name(drive, room):  # noqa: F811
    h, host, guest = in_a_match(drive)
    host.take(e.OthersHeard(Standing(((guest.me, 17),))))
    h.frames(2)
    assert "Inés's computer tells another story: the moves differ from move 16 on." in [
        toast.text for toast in h.stack.toasts
    ]
    assert host.feed.proof.outcome is None, "the rest is known at the end"


def test_a_cheat_that_shows_in_mid_match_is_said_at_once(drive, room):  # noqa: F811
    h, host, _ = in_a_match(drive)
    host.take(e.Checked(Verdict("false", "view", 3)))
    h.frames(2)
    assert "Move 3 isn't what you were shown." in [toast.text for toast in h.stack.toasts]
    assert host.feed.verified() == "unfair"


def test_the_last_word_is_waited_for_and_then_missed_by_name(drive, room):  # noqa: F811
    _, host, guest = in_a_match(drive)
    proof, now = host.feed.proof, [100.0]
    host.clock = lambda: now[0]
    proof.end()
    proof.verdict, proof.standing = Verdict("fair"), Standing((), (guest.me,))
    assert proof.outcome is None and proof.waits_for == ("Inés",)
    now[0] += 7
    assert proof.outcome == Outcome("open", "unheard", 0, (guest.me,)) and host.feed.verified() == "unknown"
    proof.standing = Standing()
    assert proof.outcome == Outcome("fair"), "late is not too late"


def test_whoever_watched_reads_no_fair(drive, room):  # noqa: F811
    h, host, _ = in_a_match(drive)
    watcher = joined(h.stack.context, "Otso", watch=True)
    for _ in range(4):
        host.poll(), watcher.poll()
    watcher.feed.proof.verdict = Verdict("fair")
    assert watcher.feed.proof.outcome == Outcome("open", "watched")


def test_a_move_that_its_player_did_not_sign_is_said_with_the_name(drive, room):  # noqa: F811
    h, host, guest = in_a_match(drive)
    seat = next(n for n, one in enumerate(host.lobby.seats) if one.who == guest.me)
    host.take(e.Checked(Verdict("false", "signature", 9, seat)))
    h.frames(2)
    assert "Inés never signed move 9." in [toast.text for toast in h.stack.toasts]


def test_moves_that_others_made_for_a_player_are_counted(drive, room):  # noqa: F811
    _, host, guest = in_a_match(drive)
    seat = next(n for n, one in enumerate(host.lobby.seats) if one.who == guest.me)
    proof = host.feed.proof
    proof.know()
    carol = next(one.who for one in host.lobby.seats if one.who == host.me)
    proof.verdict = Verdict("fair", stand_ins=(StandIn(seat, 2, (("b" * 40, 1), (carol, 3))),))
    assert proof.outcome is not None
    stood_in = proof.stand_ins_of(proof.outcome)
    assert stood_in == [StoodIn("Inés", 2, 1, (("Maija", 3),))]
    told = explained(host.context.text, proof.outcome, [], ("palo", "kimi", "tuli"), stood_in)
    assert (
        "Time ran out for Inés 2 times: defaults were played. A bot made 1 move for Inés. "
        "Maija took over from Inés for 3 moves." in told
    )


@pytest.mark.parametrize("language", ["en", "fi", "es"])
def test_who_made_which_moves_is_said_in_every_language(language):
    text = Catalogue(language)
    outcome = Outcome("fair")
    for one, what in (
        (StoodIn("Inés", 2), "clock"),
        (StoodIn("Inés", bot=2), "bot"),
        (StoodIn("Inés", people=(("Otso", 2),)), "person"),
    ):
        told = explained(text, outcome, [], None, [one])
        assert text.tr(f"trust-stand-ins-{what}", n=2, name="Inés", who="Otso") in told
        assert not text.unknown
    many = explained(text, outcome, [], None, [StoodIn(name, n) for n, name in enumerate("abcdef")])
    assert text.tr("trust-stand-ins-more", n=1 + 2) in many, "those with the most are named; none of a has any"


PROMISES = {
    "en": ("if you read the table words aloud", "host's computer knew hidden cards and coming rolls",
           "its owner could have looked",
           "knew every card and roll", "can't prove"),
    "fi": ("jos luitte pöydän sanat ääneen", "Isännän kone tiesi piilossa olevat kortit ja tulevat heitot", "olisi voinut katsoa",
           "tiesi kaikki kortit ja heitot", "ei voi todistaa"),
    "es": ("si leísteis las palabras de la mesa en voz alta",
           "El equipo del anfitrión conocía las cartas ocultas y las tiradas futuras",
           "su dueño pudo mirarlas", "conocía todas las cartas y tiradas", "no puede probar"),
}  # fmt: skip


@pytest.mark.parametrize("language", PROMISES)
def test_the_screens_promise_no_more_than_the_page(language):
    """Of what net/FAIRNESS.md says isn't proven, what concerns everybody stands beside every "fair"."""
    text = Catalogue(language)
    words, knew, looked, alone, missing = PROMISES[language]
    fair = explained(text, Outcome("fair"), [], ("palo", "kimi", "tuli"))
    assert words in fair and knew in fair and looked in fair
    assert alone in explained(text, Outcome("fair"), [], None)
    assert missing in explained(text, Outcome("open", "unheard"), ["Inés"], None)
