"""An evening between the same people: which matches belong to it, what each is worth, and its leaf on the results."""

from __future__ import annotations

from typing import Any

import pygame
import pytest
from pygame import Rect, Surface
from test_scenes_results import Feed, result

from game import history, titles
from game.engine.match import Result
from game.evening import MOST, PAUSE_S, Evening, awards_of, evening_of, fame_of
from game.scenes.results import Results
from game.scenes.results_evening import AWARDS, EveningPage
from game.scenes.results_evening_rows import figure_of

NAMES = ("Maija", "Inés", "Mudge")


def match(
    n: int,
    *places: int,
    hour: float = 0.0,
    names: tuple[str, ...] = NAMES,
    title: str = "battlegoats",
    tally: dict[str, tuple[int, ...]] | None = None,
) -> history.Played:
    winners = tuple(seat for seat, place in enumerate(places) if place == 1)
    return history.Played(f"/{n}", f"m{n}", title, 0, names, ("human",) * len(names), 30, 900, 3600.0 * hour, 100,
                          "victory" if places else "", places, winners, tally or {})  # fmt: skip


def evening() -> Evening:
    played = [match(1, 1, 2, 3, hour=1), match(2, 3, 1, 2, hour=2, title="loot_and_recruit"), match(3, 1, 3, 2, hour=3)]
    found = evening_of(played, "m3")
    assert found is not None
    return found


def test_places_are_worth_three_two_one_and_the_leader_stands_first() -> None:
    found = evening()
    assert found.people == ("Maija", "Inés", "Mudge")
    assert [found.points(name) for name in found.people] == [(3, 1, 3), (2, 3, 1), (1, 2, 2)]
    assert [found.cups(name) for name in found.people] == [2, 1, 0] and found.leaders == ("Maija",)


def test_two_with_as_many_points_lead_together() -> None:
    found = evening_of([match(1, 1, 2, 3, hour=1), match(2, 2, 1, 3, hour=2)], "m2")
    assert found is not None and found.leaders == ("Maija", "Inés")


def test_only_what_the_same_people_finished_without_a_long_break_belongs_to_it() -> None:
    played = [
        match(1, 1, 2, 3, hour=0),
        match(2, 1, 2, 3, hour=1 + PAUSE_S / 3600),  # the evening begins here
        match(3, 1, 2, hour=8, names=("Maija", "Väinö")),
        match(4, hour=8.5),  # broken off
        match(5, 2, 1, 3, hour=9, names=("Inés", "Maija", "Mudge")),
    ]
    found = evening_of(played, "m5")
    assert found is not None and [one.match for one in found.matches] == ["m2", "m5"]
    assert found.total("Maija") == 6, "by name, whatever the seat"
    assert evening_of(played[:2], "m2") is None and evening_of(played, "m4") is None and evening_of([], "m1") is None


def test_a_match_that_all_have_lost_is_worth_nothing_and_a_long_evening_is_told_by_its_last_games() -> None:
    lost = history.Played(
        "/9", "m9", "slayer_slayer", 0, NAMES, ("human",) * 3, 9, 60, 3600.0 * 4, 1, "fallen", (2, 1, 2), ()
    )
    found = evening_of([match(1, 1, 2, 3, hour=3), lost], "m9")
    assert found is not None and [found.points(name)[1] for name in NAMES] == [0, 0, 0]
    many = [match(n, 1, 2, 3, hour=n) for n in range(MOST + 3)]
    found = evening_of(many, many[-1].match)
    assert found is not None and len(found.matches) == MOST


def remembered() -> Evening:
    goats = {"left": (4, 1, 0), "defeated": (9, 9, 2), "commands": (1, 2, 6)}
    loot = {"total": (30, 90, 20), "toppled": (8, 1, 1), "captured": (0, 0, 0)}
    later = {"left": (5, 2, 1), "defeated": (3, 3, 9), "commands": (2, 1, 1)}
    played = [
        match(1, 1, 2, 3, hour=1, tally=goats),
        match(2, 2, 1, 3, hour=2, title="loot_and_recruit", tally=loot),
        match(3, 1, 2, 3, hour=3, tally=later),
    ]
    found = evening_of(played, "m3")
    assert found is not None
    return found


def test_awards_are_what_somebody_was_alone_ahead_in_and_go_to_several() -> None:
    """Scores are told by the places, ties and noughts by nobody."""
    found = awards_of(remembered(), 3)
    assert [(feat.name, feat.title, feat.figure, feat.value) for feat in found] == [
        ("Maija", "loot_and_recruit", "toppled", 8),
        ("Mudge", "battlegoats", "defeated", 9),
        ("Maija", "battlegoats", "left", 4),
    ]
    assert [feat.figure for feat in awards_of(evening(), 3)] == []


def raid(n: int, hour: float) -> history.Played:
    """The first loses most goblins, reigns longest and wins; the second plunders most."""
    tally = {"half_points": (9, 4), "plunder_half_points": (2, 6), "goblins_lost": (40, 1), "cycles": (5, 1)}
    return match(n, 1, 2, hour=hour, names=NAMES[:2], title="goblin_raid", tally=tally)


def test_nobody_is_given_an_award_for_what_they_lost() -> None:
    """ "Goblins lost" was one, and the score of Goblin, which has a name of its own."""
    found = evening_of([raid(1, 1), raid(2, 2)], "m2")
    assert found is not None
    assert [(feat.name, feat.figure) for feat in awards_of(found, 3)] == [("Inés", "plunder_half_points")]
    assert fame_of(found, "Maija", ()) == []


def test_the_results_of_one_match_give_none_for_it_either(drive: Any) -> None:
    feed = Feed(2)
    feed.title = "goblin_raid"
    page = drive(Results(feed, Result("raid", (0,), (1, 2), raid(1, 1).tally))).stack.top.page
    assert [award.words for award in page.awards] == ["Plunder"]


def test_nobody_is_known_for_less_of_what_they_have_an_award_for() -> None:
    """Under "Cards beaten · 7" of one match a row said "Cards beaten · 5" of another."""
    played = [match(n, 1, 2, 3, hour=n, tally={"defeated": (value, 1, 1)}) for n, value in ((1, 7), (2, 5))]
    found = evening_of(played, "m2")
    assert found is not None
    awards = awards_of(found, 3)
    assert [(feat.name, feat.value) for feat in awards] == [("Maija", 7)]
    assert fame_of(found, "Maija", awards) == []


def test_what_is_unsung_is_a_figure_of_its_game() -> None:
    for title in titles.titles():
        figures = titles.figures(title)
        assert figures is None or {*figures.unsung, *figures.ties} <= {*figures.order, *figures.names}


def test_who_has_no_award_is_known_for_what_is_left_or_for_wins() -> None:
    found = remembered()
    awards = awards_of(found, 3)
    assert fame_of(found, "Inés", awards) == [], "ahead in the total alone"
    fame = [(feat.figure, feat.value) for feat in fame_of(found, "Mudge", awards)]
    assert fame == [("commands", 6)]


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("language", ["en", "fi", "es"])
def test_awards_stand_under_the_rows_in_the_words_of_their_game(
    drive: Any, size: tuple[int, int], language: str
) -> None:
    h = drive(Results(Feed(3), result(1, 2, 2)), size)
    h.stack.context.change(language=language)
    h.frames(3)
    h.stack.top.third.evening = remembered()
    h.stack.top.turn("evening")
    h.frames(3)
    page = h.stack.top.third.page
    assert len(page.awards) == 3 and page.rows[-1].bottom <= page.area.h * (1 - AWARDS)
    told = [figure_of(page.of, feat) for feat in page.awards]
    assert len(set(told)) == 3 and all(words != feat.figure for words, feat in zip(told, page.awards))


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize(("language", "scale"), [("en", 1.0), ("fi", 1.5), ("es", 1.2)])
def test_its_leaf_fits(drive: Any, size: tuple[int, int], language: str, scale: float) -> None:
    h = drive(Results(Feed(3), result(1, 2, 2)), size, text_scale=scale)
    h.stack.context.change(language=language)
    h.frames(3)
    top = h.stack.top
    top.show_all()
    assert top.group.find("tabs") is not None and len(top.group.find("tabs").options) == 2
    top.third.evening = evening()
    top.turn("evening")
    h.frames(3)
    page = top.third.page
    assert isinstance(page, EveningPage) and len(top.group.find("tabs").options) == 3
    assert h.surface.get_rect().contains(page.area) and page.area.bottom <= min(
        w.rect.y for w in top.group if w.id == "menu"
    )
    assert not [key for key in h.stack.context.text.unknown if key.startswith(("results", "evening"))]


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("people", [2, 6])
def test_a_name_and_its_wins_stay_in_their_row(drive: Any, size: tuple[int, int], scale: float, people: int) -> None:
    """Six names had been printed over each other."""
    names = ("Maija", "Inés", "Mudge", "Väinö", "Otso", "Maximiliano de la Fuente")[:people]
    places = [tuple((seat + n) % people + 1 for seat in range(people)) for n in range(3)]
    found = evening_of([match(n, *one, hour=n, names=names) for n, one in enumerate(places)], "m2")
    h = drive(Results(Feed(people), result(*range(1, people + 1))), size, text_scale=scale)
    h.frames(3)
    h.stack.top.third.evening = found
    h.stack.top.turn("evening")
    h.frames(3)
    page = h.stack.top.third.page
    rows = page.rows
    assert len(rows) == people and all(a.bottom <= b.y for a, b in zip(rows, rows[1:]))
    assert rows[-1].bottom <= page.area.h
    for row, one in zip(rows, page.people):
        sheet = Surface(page.area.size, pygame.SRCALPHA)
        room = Rect(row.x + row.h, row.y, page.area.w // 5, row.h)
        one.print_name(sheet, room)
        assert room.contains(sheet.get_bounding_rect()), one.name
