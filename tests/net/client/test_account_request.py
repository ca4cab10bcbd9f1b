"""The account at the end of a match, fetched in parts."""

from __future__ import annotations

from net.client import events as e
from net.client.account_request import AGAIN_S, AccountRequest
from net.fairness.account import PART, Account, parts
from net.protocol import messages as m
from tests.net.client.parts import link_in, sent
from tests.net.world import HOST


def test_an_account_is_put_together_once_and_asked_for_when_it_does_not_come() -> None:
    link = link_in()
    request = AccountRequest(link)
    account = Account("match", 1, "c" * (2 * PART), {}, ("human",), HOST, b"s", (), ())
    pieces = parts(account)
    assert len(pieces) > 2
    request.ask_again(9)
    assert sent(link) == [], "it comes by itself"
    link.now += AGAIN_S
    request.ask_again(9)
    assert sent(link) == [m.Again(9)]
    for number, body in enumerate(pieces):
        events = request.take(m.Journal("match", number, len(pieces), body))
        assert events == ([e.AccountGiven(account)] if number == len(pieces) - 1 else [])
    link.now += AGAIN_S
    request.ask_again(9)
    assert sent(link) == [] and request.take(m.Journal("match", 0, len(pieces), pieces[0])) == []
    request.restart()
    assert isinstance(request.take(m.Journal("match", 0, 1, b"nonsense"))[0], e.Told)
