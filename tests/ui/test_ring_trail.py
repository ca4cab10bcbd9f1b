"""Where a table's ring goes from press to press while the same is asked."""

from __future__ import annotations

import pytest
from pygame import Rect

from game.tabletop.ring_trail import Glow, RingTrail, Way

NONE: frozenset[str] = frozenset()
TABLE = frozenset({"card", "foe", "plus"})
SHEET = frozenset({"card", "one", "two", "done"})
"""A sheet covers two of three things."""

AT: dict[str, Rect] = {}
"""What lies elsewhere than all else."""


class Table:
    """What glows, step by step."""

    def __init__(self) -> None:
        self.trail, self.way = RingTrail(), Way(NONE, False)
        self.version = 1
        self.glow = Glow(TABLE, version=1)

    def comes(self, ids: frozenset[str], ring: str = "", news: bool = False) -> Way:
        """With the ring there something was pressed, or news came; now this glows."""
        self.trail.was = self.glow._replace(ring=ring, rect=Rect(0, 0, 9, 9))
        self.version += news
        self.way = self.trail.go_on({id: AT.get(id, Rect(0, 0, 9, 9)) for id in ids}, NONE, NONE, self.version)
        self.glow = Glow(ids, NONE, self.way.fresh, self.way.leads, version=self.version)
        return self.way


@pytest.fixture
def table() -> Table:
    return Table()


def test_a_press_leads_to_what_it_has_made_glow(table: Table) -> None:
    way = table.comes(SHEET, "plus")
    assert way.led and way.leads and way.fresh == {"one", "two", "done"}


def test_a_sheet_that_closes_gives_the_ring_back(table: Table) -> None:
    table.comes(SHEET, "plus")
    way = table.comes(TABLE, "two")
    assert way.home == "plus" and not way.led and not way.leads


def test_also_where_something_was_laid_down_meanwhile(table: Table) -> None:
    table.comes(SHEET, "plus")
    table.comes(SHEET | {"less"}, "one")
    way = table.comes(TABLE | {"laid"}, "two")
    assert way.home == "plus" and not way.led and "laid" in way.fresh


def test_a_sheet_over_a_sheet_leads_back_step_by_step(table: Table) -> None:
    table.comes(SHEET, "plus")
    table.comes(frozenset({"card", "deep"}), "two")
    assert table.comes(SHEET, "deep").home == "two"
    assert table.comes(TABLE, "one").home == "plus"


def test_and_at_once_if_all_of_it_closes(table: Table) -> None:
    table.comes(SHEET, "plus")
    table.comes(frozenset({"card", "deep"}), "two")
    assert table.comes(TABLE, "deep").home == "plus"


def test_from_a_card_over_what_to_do_with_it_to_its_targets_the_ring_only_goes_on(table: Table) -> None:
    table.comes(TABLE | {"act.play"}, "card")
    way = table.comes(TABLE | {"aim"}, "act.play")
    assert way.led and way.fresh == {"aim"}
    assert table.comes(TABLE, "aim").home == "card"


def test_another_card_is_chosen_and_leads_to_its_own(table: Table) -> None:
    table.comes(TABLE | {"act.play"}, "card")
    way = table.comes(TABLE | {"act.table"}, "foe")
    assert way.led and way.fresh == {"act.table"}
    assert table.comes(TABLE, "act.table").home == "foe"


def test_who_steers_away_from_what_glows_comes_back_to_where_they_are(table: Table) -> None:
    table.comes(SHEET, "plus")
    table.comes(SHEET, "card")
    assert table.comes(TABLE, "one").home == "card"


def test_what_has_been_played_leaves_the_ring_where_it_lay(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    table.comes(TABLE | {"act.play"}, "card")
    monkeypatch.setitem(AT, "card", Rect(500, 500, 9, 9))
    way = table.comes(TABLE, "act.play", news=True)
    assert way.home == "" and way.near == Rect(0, 0, 9, 9) and not way.led


def test_what_has_only_been_pushed_aside_has_it_back(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    table.comes(SHEET, "plus")
    monkeypatch.setitem(AT, "plus", Rect(500, 500, 9, 9))
    assert table.comes(TABLE | {"laid"}, "one").home == "plus"


def test_news_take_nobody_along(table: Table) -> None:
    """Somebody makes an offer while one chooses from a sheet."""
    table.comes(SHEET, "plus")
    way = table.comes(SHEET | {"offer"}, "one", news=True)
    assert not way.led and not way.leads and "offer" in way.fresh
    assert way.home == "one", "after a moment that took the spots away"


def test_but_the_key_for_the_next_thing_leads_there_where_no_press_has_begun_anything(table: Table) -> None:
    way = table.comes(TABLE | {"offer"}, "card", news=True)
    assert way.leads and not way.led
    assert table.comes(TABLE | {"offer"}, "card").leads, "also where the table is only made anew"
    assert not table.comes(TABLE | {"offer"}, "card").led


def test_another_question_forgets_the_way(table: Table) -> None:
    table.comes(SHEET, "plus")
    table.trail.begin()
    assert table.comes(TABLE, "two").home == ""
