"""What a window says of who hosts next, who received shares, and who was caught: in every language, with the names."""

from __future__ import annotations

from typing import get_args

import pytest

from game.session.session import Session
from game.session.succession import MOVES
from game.stack.context import Context
from net.client import events as e
from net.failover.agreement import outlook
from net.failover.suspicion import Offence
from net.protocol import messages as m
from tests.ui.scenes_rig import Room, joined

LANGUAGES = ("en", "fi", "es")


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch) -> tuple[Session, Session, Session]:
    """Maija, at whose machine the host is, Väinö, and Wanda, who watches."""
    made = Room(2, game="goblin_raid")
    monkeypatch.setattr("game.session.session._open_line", lambda session, address: made.line(session.wanted))
    context = Context(size=(1280, 720))
    return joined(context, "Maija"), joined(context, "Väinö"), joined(context, "Wanda", watch=True)


def polled(*sessions: Session) -> None:
    for _ in range(4):
        for session in sessions:
            session.poll()


def said(session: Session) -> list[str]:
    return [session.context.tr(news.key, **news.args) for news in session.news.take()]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("for_two", ["trust", "keeper", "wait"])
def test_everybody_is_told_what_holds_for_this_table(table, for_two: str, language: str) -> None:
    maija = table[0]
    maija.context.change(language=language)
    if for_two == "wait":
        maija.send(m.SetHouse(for_two="trust"))
        polled(*table)
    for session in table:
        session.news.take()
    maija.send(m.SetHouse(for_two=for_two))  # type: ignore[arg-type]
    polled(*table)
    for session in table:
        assert session.succession.outlook == for_two and session.succession.moves == (for_two in MOVES)
        rule = session.succession.told("rule")
        assert rule in said(session) and "{" not in rule + session.succession.told("lost")
        assert ("Väinö" in rule) == (for_two == "keeper" or (for_two == "trust" and session is not table[1]))
        assert ("Wanda" in rule.partition(".")[0]) == (for_two == "keeper" and session is not table[2])


def test_a_keeper_that_leaves_is_told(table) -> None:
    maija, vaino, wanda = table
    maija.send(m.SetHouse(for_two="keeper"))
    polled(*table)
    maija.news.take()
    wanda.close()
    polled(maija, vaino)
    assert maija.lobby is not None and outlook(maija.lobby) == "no_keeper"
    assert maija.context.tr("failover-rule-no-keeper") in said(maija)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_is_caught_is_named(table, language: str) -> None:
    maija, vaino, _ = table
    maija.context.change(language=language)
    polled(*table)
    maija.news.take()
    for offence in get_args(Offence):
        maija.take(e.Caught(vaino.me, offence))
        [sentence] = said(maija)
        assert "Väinö" in sentence and "failover" not in sentence and "{" not in sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_received_a_share_is_told_and_stays_readable(table, language: str) -> None:
    maija, vaino, wanda = table
    maija.context.change(language=language)
    polled(*table)
    maija.news.take()
    maija.take(e.ShareGiven(wanda.me, vaino.me, 1_800_000_000))
    [sentence] = said(maija)
    assert all(word in sentence for word in ("Wanda", "Väinö", ":"))
    assert maija.succession.lines() == [sentence]
    for session, other, own in ((vaino, "Wanda", "Väinö"), (wanda, "Väinö", "Wanda")):
        session.news.take()
        session.take(e.ShareGiven(wanda.me, vaino.me, 1_800_000_000))
        [sentence] = said(session)
        assert other in sentence and own not in sentence and ":" in sentence
