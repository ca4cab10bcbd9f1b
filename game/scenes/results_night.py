"""The end of an evening: leave, and keep its poster as a picture. Nothing is sent anywhere."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.evening import Evening
from game.scenes.kept_pictures import keep_picture
from game.scenes.leaving import leave_words
from game.scenes.moment_picture import print_look
from game.scenes.results_evening import EveningPage
from game.scenes.results_sheets import Ending
from game.stack.choices import Act, Choices
from game.stack.scene import SceneStack
from game.ui import palette
from game.words.numbers import day

if TYPE_CHECKING:
    from game.session.session import Session

SIZE = (1200, 960)
FOOT = 44


def ask_night(stack: SceneStack, session: Session, of: Ending, evening: Evening, leave: Callable[[], object]) -> None:
    """Ask once whether to leave; the evening may be kept as a picture."""

    def keep() -> None:
        keep_picture(stack, printed_evening(of, evening, day(tr)), "evening")
        leave()

    tr = of.tr
    acts: list[Act] = [
        ("keep", tr("next-night-keep"), "gold", keep),
        ("leave", tr("pause-leave"), "danger", leave),
        ("stay", tr("lobby-leave-no"), "plain", None),
    ]
    stack.push(Choices(tr("next-night-question"), acts, leave_words(session, tr)))


def printed_evening(of: Ending, evening: Evening, day: str) -> Surface:
    """The poster of the evening, with who printed it and when."""
    of = replace(of, look=print_look(of.look))
    look, inks = of.look, of.look.palette
    sheet = Surface(SIZE)
    sheet.fill(palette.PLANK_GRAIN)
    paper = sheet.get_rect().inflate(-16, -16)
    look.paper(sheet, "plain", paper, 0)
    page = EveningPage(of, Rect(paper.x + 20, paper.y + 20, paper.w - 40, paper.h - 40 - FOOT), evening)
    page.paint(sheet)
    words = look.label(f"Gobsmack · {day}", 26, inks.k, 1.4)
    sheet.blit(words, words.get_rect(midbottom=(paper.centerx, paper.bottom - 18)))
    return sheet
