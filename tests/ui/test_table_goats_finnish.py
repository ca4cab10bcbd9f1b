"""BattleGoats as it is read in Finnish, in the largest letters: whose a card is, where it goes, and nothing cut."""

from __future__ import annotations

from itertools import groupby
from types import SimpleNamespace
from typing import Any

import pytest
from local_feed import LocalFeed
from pygame import SRCALPHA, Rect, Surface, mask
from table_driver import lay_out, my_turn, open_table

from game.titles.battlegoats.rules.cards import CARDS
from game.titles.battlegoats.screen.fight import Fight, Fighter, LedgerLine
from game.titles.battlegoats.screen.lines import card_of_seat, cards_at
from game.titles.battlegoats.screen.odds import Odds
from game.titles.battlegoats.screen.stage import BURST
from game.ui.harness import Harness
from game.ui.lettering import Lettering
from game.ui.look import Look


def opened(seats: int = 2, muster: str = "basic", language: str = "fi") -> tuple[Harness, Any]:
    feed = LocalFeed(seats=seats, options={"muster": muster}, seed=9, clock=None)
    return open_table(feed, pace="instant", language=language, text_scale=1.5)


def test_own_cards_are_said_by_the_ending_that_can_mean_nobody_else() -> None:
    """ "Oma" would be the attacker's own, in a sentence of what an attacker does to a card of yours."""
    _, scene = opened()
    table = scene.table.context
    for card in CARDS:
        name = table.card_name(card.id)
        for role in ("subject", "object"):
            said = card_of_seat(table, 0, card.id, role)
            assert "oma" not in said.split() and said != str(name), card.id
            assert any(word.endswith("si") for word in said.split("</link>")[0].split()), card.id
    assert "Vanhan Murisorkkasi" in card_of_seat(table, 0, "old_grumblehoof", "object")
    assert "Vanha Murisorkkasi" in card_of_seat(table, 0, "old_grumblehoof", "subject")
    assert cards_at(table, [(0, "B1")], "object") == "takarivin korttisi"
    assert cards_at(table, [(0, "B1"), (0, "B2")], "subject") == "2 takarivin korttiasi"


@pytest.mark.parametrize("language", ["en", "fi", "es"])
def test_before_the_battle_cards_are_resigned_unseen(language: str) -> None:
    """BTG-4.21: into the reserve; afterwards face up, to the discard pile."""
    for muster, asked in (("draft", "draft"), ("basic", "deploy")):
        harness, scene = opened(3, muster, language)
        assert my_turn(harness, scene) == asked
        assert scene.table.resigning().startswith(scene.table.words("resign-text.early"))
    lay_out(harness, scene)
    while my_turn(harness, scene) != "orders":
        harness.click("act.me")
    assert scene.table.resigning().startswith(scene.table.words("resign-text"))


@pytest.mark.parametrize(("language", "time"), [("en", "25.4"), ("fi", "25,4"), ("es", "25,4")])
def test_a_time_is_written_as_the_language_writes_it(language: str, time: str) -> None:
    _, scene = opened(language=language)
    assert time in scene.table.context.say_ready("plate-ready", 25_400)


def fight_of(words: Any, verdict: Any) -> Fight:
    lines = [
        LedgerLine(words("bonus-printed"), "6", 6),
        LedgerLine(words("bonus-hex", card="Haisunäätä"), "−2", -2),
    ] * 2
    left, right = (Fighter(seat, "F1", "lion", lines, 4, 8, verdict) for seat in (1, 2))
    return Fight(left, right, step="compare", burst="8:8")


@pytest.mark.parametrize("verdict", ["wins", "falls", "saved"])
@pytest.mark.parametrize("size", [(614, 322), (272, 560), (394, 554)], ids=["wide", "tall", "square"])
def test_what_became_of_a_fighter_is_read_whole_and_the_star_lies_on_no_figure(
    size: tuple[int, int], verdict: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """ "KAAT…" had stood there, and a star over the very bonus that decided."""
    _, scene = opened(3)
    stage = scene.table.stage
    fight = fight_of(scene.table.words, verdict)
    cut: list[str] = []
    whole = Lettering.ellipsis

    def ellipsis(*args: Any) -> str:
        found = whole(*args)
        cut.extend([args[1]] if found != args[1] else [])
        return found

    monkeypatch.setattr(Lettering, "ellipsis", ellipsis)
    stars: list[Rect] = []
    monkeypatch.setattr(stage, "_vs", lambda _s, _f, centre, px: stars.append(star_at(centre, round(px * BURST))))
    stage.draw(Surface((1280, 720)), Rect((100, 60), size), fight, True)
    assert not [told for told in cut if told in {stage.table.words(f"compare-{verdict}").upper()}]
    said = stage._outcome(verdict, (60, 56), at_any_rate=True)
    assert said.get_height() < 40, "a word that cannot be read on a star stands without it"
    if size[0] > size[1]:
        parts = stage._parts(stage.table.look.content("panel", Rect((100, 60), size)))
        figures = Surface((1280, 720), SRCALPHA)
        for side, fighter in (("left", fight.left), ("right", fight.right)):
            stage._ledger(figures, fighter, parts[side], None, stage._star())
        assert not [box for box in mask.from_surface(figures).get_bounding_rects() if box.colliderect(stars[0])]


def star_at(centre: tuple[int, int], px: int) -> Rect:
    at = Rect(0, 0, px, px)
    at.center = centre
    return at


def test_of_three_chosen_cards_a_button_says_how_many() -> None:
    """Three places had run over its edge."""
    _, scene = opened()
    answers, chosen = scene.table.answers, [("at", 1, "B1"), ("at", 1, "B2"), ("at", 1, "B3")]
    scene.table.context.chooser.chosen = lambda: chosen
    assert answers._chosen_places() == "3 valittu"
    chosen.pop()
    assert answers._chosen_places() == "takarivissä oikealla ja takarivissä keskellä"


@pytest.mark.parametrize(("wide", "whole"), [(220, False), (420, True), (620, True)])
def test_odds_stand_on_their_paper_and_without_room_leave_the_two_powers(
    wide: int, whole: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """ "Sinun 6, vastassa ?. Painet…" had stood there, later on the lines of its paper's edge."""
    _, scene = opened()
    lane, look = Rect(250, 280, 726, 24), scene.table.context.look
    odds = Odds(SimpleNamespace(look=look, ground=SimpleNamespace(lane=lane)))  # type: ignore[arg-type]
    said: list[str] = []
    papers: list[Rect] = []
    line, paper = Lettering.line, Look.paper
    monkeypatch.setattr(Lettering, "line", lambda me, text, *a, **k: said.append(text) or line(me, text, *a, **k))
    monkeypatch.setattr(Look, "paper", lambda me, on, name, box, *a: papers.append(paper(me, on, name, box, *a)))
    sheets: list[Surface] = []
    laid_out = odds._odds
    monkeypatch.setattr(odds, "_odds", lambda *a: sheets.append(laid_out(*a)) or sheets[-1])
    told, more = "Sinun 6, vastassa ?", "Painettu voima on pienempi 30 kortilla 45 piilokortista."
    odds._in_lane(Surface((1280, 720)), told, more, [[(lane.right - wide, lane.y), (lane.x + 10, lane.y)]])
    assert said == ([told, more] if whole else [told])
    assert papers[0].w >= sheets[0].get_width() and papers[0].h >= sheets[0].get_height()


@pytest.mark.parametrize("size", [(200, 96), (110, 88), (160, 66)])
def test_the_dots_over_a_capital_are_off_the_lines_round_a_name(size: tuple[int, int]) -> None:
    """KOLOMÄYRÄ was read KOLOMAYRA: the dots had run into the line over the name of a card that lies face down."""
    _, scene = opened()
    picture = scene.table.stage.cards.picture("burrow_badger", "own_hidden", size)
    wide, tall = picture.get_size()
    printed = [
        any(sum(picture.get_at((x, y))[:3]) < 240 for x in range(wide // 4, wide * 3 // 4))
        for y in reversed(range(tall))
    ]
    runs = [(is_printed, len(list(rows))) for is_printed, rows in groupby(printed)]
    _, (_, frame), (_, under), *up = runs
    over = next(n for n, (is_printed, rows) in enumerate(up) if not is_printed and rows > 20) - 2
    assert frame <= 5 and under >= 2 and up[over][1] >= 2, runs
