"""Every shipped face draws every character the game sets in it, and carries its licence."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.ui.pieces import GLYPH_PIECES

FONTS = Path(__file__).parents[2] / "art" / "fonts"
FACES = ("AlfaSlab", "LeagueGothic", "Besley500", "Besley600", "Besley700", "FellIt", "FellSC")
NEEDED = (
    "ÄÖÅäöåÑñ¿¡ÜüÇçŠšŽž«»“”‘’–—−½…·" + "".join(map(chr, range(0x20, 0x7F))) + "áéíóúÁÉÍÓÚàèâêîôûëïÀÈÉß×÷°±" + "\u00a0"
)
DRAWN = "→▶◆★✓✗"


@pytest.fixture(scope="module", autouse=True)
def _font_module() -> None:
    pygame.font.init()


@pytest.mark.parametrize("face", FACES)
def test_face_has_every_character(face: str) -> None:
    font = pygame.font.Font(FONTS / f"{face}.ttf", 24)
    metrics = font.metrics(NEEDED)
    missing = [char for char, found in zip(NEEDED, metrics) if found is None]
    assert not missing, missing


@pytest.mark.parametrize("face", FACES)
def test_caron_letters_are_not_the_bare_letter(face: str) -> None:
    font = pygame.font.Font(FONTS / f"{face}.ttf", 48)
    for bare, caron in ("Sš", "SŠ", "ZŽ", "zž"):
        one, other = (pygame.image.tobytes(font.render(c, True, "black"), "RGBA") for c in (bare, caron))
        assert one != other


def test_signs_without_a_glyph_are_pieces() -> None:
    assert set(DRAWN) <= set(GLYPH_PIECES)


@pytest.mark.parametrize("face", FACES)
def test_licence_lies_beside_the_font(face: str) -> None:
    text = (FONTS / f"OFL-{face}.txt").read_text(encoding="utf-8")
    assert "SIL Open Font License, Version 1.1" in text
    assert "PERMISSION & CONDITIONS" in text


def test_derived_faces_do_not_bear_a_reserved_name() -> None:
    tools = pytest.importorskip("fontTools.ttLib")
    for face, reserved in (("AlfaSlab", "Alfa"), ("FellIt", "FELL"), ("FellSC", "FELL")):
        table = tools.TTFont(FONTS / f"{face}.ttf")["name"]
        for number in (1, 3, 4, 6, 16, 18):
            assert reserved.lower() not in (table.getDebugName(number) or "").lower(), (face, number)
