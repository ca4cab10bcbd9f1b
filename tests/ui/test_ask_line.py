"""What one is asked, at every size of letters."""

from __future__ import annotations

import pytest
from pygame import Rect

from game.stack.context import Context
from game.ui.widgets.hud import AskLine

ASKED = (
    ("Lotes: 2; jugadores: 4. Marca el que quieras y confirma.",
     "Un lote disputado es de quien menos lleva (Tú 0, Inés 0, Kalle 0, Maija 0). El resto se reparte."),
    ("Aseta yhdeksän korttiasi ja paina Valmis.",
     "Vedä, tai napsauta korttia ja sitten ruutua. Pudota kortin päälle, niin ne vaihtavat paikkaa."),
)  # fmt: skip


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("high", [0.06, 0.08, 0.11, 0.13])
@pytest.mark.parametrize("text, stakes", ASKED)
def test_larger_letters_never_make_the_question_smaller(size, high, text, stakes):
    """The stakes give way first: they had pushed the sentence below its usual size."""
    before = 0
    for scale in (1.0, 1.25, 1.5):
        context = Context(size=size)
        context.change(text_scale=scale)
        look = context.look("slayer_slayer")
        line = AskLine(look, Rect(0, 0, round(size[0] * 0.56), round(size[1] * high)), text, stakes)
        px, small, _ = line._sizes(text, stakes, round(size[0] * 0.53))
        assert px >= before and small <= max(px, 13)
        before = px


def test_on_a_low_sheet_the_stakes_stand_beside_the_question() -> None:
    """Two lines had run over the edge of Loot & Recruit's line while others play."""
    text, stakes = "Nettle is playing.", "Hold SPACE to skip ahead."
    look, room = Context(size=(1280, 720)).look("loot_and_recruit"), 640
    px, small, beside = AskLine(look, Rect(0, 0, 660, 43), text, stakes)._sizes(text, stakes, room)
    wide = look.lettering.width(text, "display", px) + look.lettering.width(stakes, "text", small)
    assert beside and px >= 15 and wide < room
    assert not AskLine(look, Rect(0, 0, 660, 80), text, stakes)._sizes(text, stakes, room)[2]


def test_news_too_long_for_a_low_sheet_stand_alone() -> None:
    """An attack's sentence had stood on the rule above it, for the sake of "Hold SPACE to skip ahead"."""
    text = "You attack Nettle's Troublesome Trio on platform 2 with 2 Attack. A hit takes 1 VP."
    look, room = Context(size=(1280, 720)).look("loot_and_recruit"), 640
    line = AskLine(look, Rect(0, 0, 660, 38), text, "Hold SPACE to skip ahead.", yours=False)
    px, small, _ = line._sizes(text, line.stakes, room)
    assert small == 0 and px >= 13 and look.lettering.tall(text, "display", px, room, 1.2) <= 38
    asked = AskLine(look, Rect(0, 0, 660, 38), text, "If time runs out, nothing is thrown.")
    assert asked._sizes(text, asked.stakes, room)[1] > 0, "what is at stake is always said"
