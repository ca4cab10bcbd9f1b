"""What is chosen by its words is read whole, whatever their size: the devils at the start, the offers in the tray."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pygame
import pytest
from hell_table import A, C, Seated, new, table

from game.titles.lords_of_hell.rules.items import AnyCards, PromiseCard
from game.titles.lords_of_hell.rules.market import offer_play
from game.titles.lords_of_hell.screen import setup, tray
from game.titles.lords_of_hell.screen.names import DEVIL_ROWS
from game.ui.fitting import hyphenated, largest
from game.words import LANGUAGES

SCALES = (1.0, 1.5)


def fitted_by(module: Any, monkeypatch: pytest.MonkeyPatch) -> dict[str, int]:
    """Which words a module has drawn, and how high they came to be; 0 where they had no room."""
    found: dict[str, int] = {}
    true = module.fitted

    def fitted(look: Any, text: str, role: Any, px: int, size: tuple[int, int], colour: Any, **how: Any) -> Any:
        sizes = {name: value for name, value in how.items() if name in ("lines", "floor", "leading")}
        at = largest(look, text, role, px, size, **sizes) or hyphenated(look, text, role, px, size, **sizes)
        surface = true(look, text, role, px, size, colour, **how)
        found[text] = surface.get_height() if at is not None and surface.get_height() <= size[1] else 0
        return surface

    monkeypatch.setattr(module, "fitted", fitted)
    return found


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_devil_can_do_is_read_before_it_is_chosen(
    language: str, scale: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    me = Seated(new(3, 4), language=language, text_scale=scale)
    panel = setup.PickDevil(me.table.context, me.table.pages)
    found, devils = fitted_by(setup, monkeypatch), list(DEVIL_ROWS)
    surface = pygame.Surface((1280, 720))
    for pair in zip(devils[::2], devils[1::2]):
        monkeypatch.setattr(setup.PickDevil, "dealt", property(lambda self, pair=pair: pair))
        panel.draw_background(surface)
    words = me.table.context.words
    assert set(found) == {words(f"devil-{devil}.text") for devil in devils}
    assert all(found.values()), [text for text, whole in found.items() if not whole]


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_offer_in_the_tray_is_read_above_the_bar_of_its_time(
    language: str, scale: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = fitted_by(tray, monkeypatch)
    me, t = table(3, language=language, text_scale=scale)
    t.match.play(C, offer_play(A, [PromiseCard(C, 3)], [AnyCards(3)], [], [], "private", 0).choice(), at=0)
    me.told()
    deal = me.table.context.deal(me.table.reading.market[0])
    chip = me.spot("offer", me.table.reading.market[0].id).rect
    assert 0 < found[deal] <= chip.h - 6, deal


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("seats", [3, 4])
def test_names_under_the_chairs_of_the_ring_lie_within_its_sheet(seats: int, scale: float) -> None:
    me, _ = table(seats, language="fi", text_scale=scale)
    ring = me.table.ring
    edge = ring.sheet.bottom - me.table.context.look.px(10)
    assert all(rect.bottom + ring.tags_px() <= edge for rect in ring.places().values())


def test_a_promise_says_i_in_short_as_in_full() -> None:
    """On the scale stands "En hyökkää … jos tulen", not "Ei hyökkää … jos tulen"."""
    text = (Path(setup.__file__).parents[1] / "words" / "fi.ftl").read_text(encoding="utf-8")
    pairs = re.findall(r"^sentence-[a-z-]+ = (\S+).*\n    \.short = (\S+)", text, re.MULTILINE)
    assert len(pairs) > 15
    assert [pair for pair in pairs if pair[0] != pair[1] and pair[0] not in ("Rituaalini", "En")] == []
    assert "asti" not in " ".join(re.findall(r"\.short = .*K\{ \$until \}.*", text))
