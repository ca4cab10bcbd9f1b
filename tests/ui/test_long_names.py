"""A long name is printed whole, or shortened as people do: never cut in the middle of a word."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import local_feed
import pytest
from local_feed import LocalFeed
from pygame import Surface
from table_driver import calm, lay_out, my_turn, open_table

from game.engine.match import Result
from game.scenes.results import Results
from game.scenes.results_cards import MomentCard
from game.ui.fitting import short_forms
from game.ui.lettering import ELLIPSIS, Lettering
from game.ui.widgets.players import PlayerPlate
from tests.ui.test_scenes_results import Feed

LONG = ("Väinö", "Inés", "Maximiliano de la Fuente", "Maija", "Bartholomew Featherstone", "Bot Mudge")
WAYS = [((1280, 720), 1.0), ((1280, 720), 1.5), ((1920, 1080), 1.5)]


@pytest.fixture
def cut(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Names that the lettering has cut."""
    found: list[str] = []
    whole = Lettering.ellipsis

    def ellipsis(lettering: Lettering, text: str, *how: Any, **more: Any) -> str:
        shown = whole(lettering, text, *how, **more)
        if shown.endswith(ELLIPSIS) and any(name.split()[0].lower() in text.lower() for name in LONG):
            found.append(shown)
        return shown

    monkeypatch.setattr(Lettering, "ellipsis", ellipsis)
    return found


def test_a_name_is_shortened_step_by_step() -> None:
    assert short_forms("Maximiliano de la Fuente") == ("Maximiliano F.", "Maximiliano", "M. F.")
    assert short_forms("Inés") == () and short_forms("") == ()
    assert short_forms("Player 12") == ("P. 12",), "a number tells two apart"


@pytest.mark.parametrize(("size", "scale"), WAYS)
@pytest.mark.parametrize(("title", "seats"), [("battlegoats", 6), ("loot_and_recruit", 5)])
def test_plates_and_piles(
    monkeypatch: pytest.MonkeyPatch, cut: list[str], title: str, seats: int, size: tuple[int, int], scale: float
) -> None:
    monkeypatch.setattr(local_feed, "NAMES", LONG)
    feed = LocalFeed(title, seats, seed=5)
    feed.company = True
    h, scene = open_table(feed, size, pace="instant", reduced_motion=True, text_scale=scale)
    if title == "battlegoats":
        lay_out(h, scene)
        my_turn(h, scene)
    else:
        calm(h, scene)
    h.frames(2)
    plates = [widget for widget in scene.group if isinstance(widget, PlayerPlate)]
    assert len(plates) >= seats - 1
    sheet = Surface(size)
    for plate in plates:
        plate.facts = plate.facts._replace(active=True, online=False)
        plate.draw(sheet)
    assert not cut


@pytest.mark.parametrize(("size", "scale"), WAYS)
def test_results(
    drive: Any, monkeypatch: pytest.MonkeyPatch, cut: list[str], size: tuple[int, int], scale: float
) -> None:
    monkeypatch.setattr("tests.ui.test_scenes_results.NAMES", LONG)
    tally = dict.fromkeys(("one", "two", "three", "total"), (1, 2, 3, 4, 5, 6))
    h = drive(Results(Feed(6), Result("victory", (2,), (2, 3, 1, 4, 5, 6), tally)), size, text_scale=scale)
    top = h.stack.top
    h.frames(2)
    top.turn("score")
    h.seconds(1)
    assert not cut


def test_a_moments_chip_shortens_its_names_before_its_letters_are_cut() -> None:
    card = MomentCard.__new__(MomentCard)
    card.figure = "left"
    card.moment = SimpleNamespace(change=-1, seat=2, also=(4,))  # type: ignore[assignment]
    card.of = SimpleNamespace(seat=0, known={}, tr=str, name=LONG.__getitem__)  # type: ignore[assignment]
    assert card.change() == "Maximiliano de la Fuente · Bartholomew Featherstone −1"
    assert card.change(1) == "Maximiliano F. · Bartholomew F. −1" and card.change(2) == "Maximiliano · Bartholomew −1"
