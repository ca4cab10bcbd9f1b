"""What every title's bot says of itself is one typed record."""

import pytest

from game import titles
from game.bots import plans, players
from game.titles.bot_contract import Advice


@pytest.mark.parametrize("title", titles.titles())
def test_every_title_advises_its_bots(title):
    found = players.advice(title)
    assert isinstance(found, Advice) and players.hints(title) is found.hints


def test_a_misspelt_part_is_an_error():
    with pytest.raises(TypeError, match="idel"):
        Advice(lambda *_: None, lambda *_: 0, idel=lambda *_: True)


def test_a_title_without_a_bot_leaves_all_to_the_search(monkeypatch):
    assert players.advice.__wrapped__("nobody") is None and not plans.told_by.__wrapped__("nobody").habits


@pytest.mark.parametrize("title", sorted(titles.titles()))
def test_a_level_is_offered_only_where_it_is_more_than_the_one_below(title: str) -> None:
    budgets = players.hints(title).budgets
    assert ("expert" in titles.title(title).levels) == ("expert" in budgets)
    assert not budgets or budgets.get("hard") != budgets.get("expert")
