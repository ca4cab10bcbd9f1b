"""What broke, to be read before it is given to anybody: the whole report, and whether the match's journal goes with it."""

from __future__ import annotations

from pygame import Rect, Surface

from game import reporting
from game.scenes.saved_report import told_where
from game.session.friends import remembered
from game.stack.dialog import Answer, Dialog
from game.stack.scene import Scene, SceneStack
from game.ui.lettering import escape
from game.ui.widgets.buttons import Button, button_row
from game.ui.widgets.controls import Toggle
from game.ui.widgets.scroll import ScrollArea
from game.version import software
from net.storage import falls

MOST = 5
"""Falls in one report."""


class FallReport(Scene):
    """Over the page of what broke, over Tell us, or over the menu at the next start."""

    transparent = True

    def __init__(self) -> None:
        super().__init__()
        self.fallen = falls.waiting()[:MOST]
        self.with_journal = False
        self._journals: list[str] | None = None
        self._text: list[tuple[Surface, int]] = []

    def enter(self) -> None:
        self._journals = self._read_journals()

    def _read_journals(self) -> list[str] | None:
        """Of all matches that broke and may be handed on; None: of none."""
        found: list[str] = []
        for match in dict.fromkeys(fall.match for fall in self.fallen if fall.match):
            found += reporting.journal_of(match, 1 + len(remembered(self.context, match))) or []
        return found or None

    def text(self) -> str:
        """The report as it stands on the page and would be written."""
        journals = self._journals if self.with_journal and self._journals is not None else []
        return reporting.fall_report(self.fallen, software(), self.context.settings, journals)

    def build(self) -> None:
        look = self.look
        w, h = look.frame.size
        self._sheet = Rect(0, 0, min(round(w * 0.94), max(look.px(1280), round(w * 0.66))), round(h * 0.92))
        self._sheet.center = (w // 2, h // 2)
        inner = look.content("panel", self._sheet).inflate(-look.px(36), -look.px(12))
        self._heading = Rect(inner.x, inner.y, inner.w, look.px(64))
        self._note = look.lettering.paragraph(
            self.tr("fall-note"), "text", look.text(19), inner.w, look.palette.k
        ).surface
        self._note_at = (inner.x, self._heading.bottom + look.px(4))
        tall, gap = max(50, look.px(74)), look.px(12)
        foot = Rect(inner.x, inner.bottom - tall, inner.w, tall)
        row = Rect(inner.x, foot.y - gap - max(42, look.px(56)), inner.w, max(42, look.px(56)))
        top = self._note_at[1] + self._note.get_height() + gap
        area = Rect(inner.x, top, inner.w, row.y - gap - top)
        self._text = self._lettered(area.w - look.px(40))
        self.group.add(
            ScrollArea(look, area, sum(tall for _, tall in self._text), self._paint_text, id="text", order=1)
        )
        why = "" if self._journals is not None else self.tr("fall-journal-why")
        toggle = Toggle(look, row, self.tr("fall-journal"), self.with_journal, self._set_journal, id="journal",
                        tip=why or self.tr("fall-journal-tip"), order=2)  # fmt: skip
        toggle.why, toggle.enabled = why, self._journals is not None
        self.group.add(toggle)
        write, throw, back = button_row(look, foot, 3)
        done = Button(look, write, self.tr("tell-write"), self.write, kind="primary", id="write", order=3,
                      key=self.key_name("confirm"))  # fmt: skip
        self.group.add(done)
        self.group.main = done
        self.group.add(Button(look, throw, self.tr("fall-throw"), self.throw_away, id="throw", order=4))
        self.group.add(
            Button(look, back, self.tr("tell-back"), self.back, id="back", order=5, key=self.key_name("back"))
        )

    def _lettered(self, wide: int) -> list[tuple[Surface, int]]:
        """The report, line by line, each as far in as it is in the file."""
        look, found = self.look, []
        size = look.text(16)
        for line in self.text().splitlines():
            bare = line.lstrip(" ")
            inset = min(wide // 3, (len(line) - len(bare)) * size // 2)
            words = escape(bare) if line.startswith(" ") or not bare else f"<b>{escape(bare)}</b>"
            picture = look.lettering.paragraph(words, "text", size, wide - inset, look.palette.k).surface
            sheet = Surface((wide, picture.get_height()), flags=picture.get_flags())
            sheet.blit(picture, (inset, 0))
            found.append((sheet, max(size // 2, picture.get_height())))
        return found

    def _paint_text(self, surface: Surface, offset: int) -> None:
        y = -offset
        for picture, tall in self._text:
            if -tall < y < surface.get_height():
                surface.blit(picture, (0, y))
            y += tall

    def _set_journal(self, on: bool) -> None:
        self.with_journal = on
        self.rebuild()

    def write(self) -> None:
        """The file, and where it is. What was written need not be offered again."""
        if told_where(self, self.text()):
            falls.offered()

    def throw_away(self) -> None:
        """Nobody is to have it."""
        falls.throw_away()
        self.stack.toast(self.tr("fall-thrown"))
        self.stack.pop()

    def paint(self, surface: Surface) -> None:
        look = self.look
        look.paper(surface, "panel", self._sheet, 14)
        words = look.lettering.line(self.tr("fall-heading"), "display", look.caps(44), look.palette.k,
                                    width=self._heading.w, floor=16)  # fmt: skip
        surface.blit(words, words.get_rect(midleft=self._heading.midleft))
        surface.blit(self._note, self._note_at)


def offer(stack: SceneStack) -> None:
    """Ask, once, whether what broke the last time is to be looked at."""
    falls.offered()
    tr = stack.context.tr
    answers = [Answer("read", tr("fall-read"), "primary"), Answer("later", tr("fall-later"))]
    stack.push(Dialog(tr("fall-offer"), tr("fall-offer-text"), answers, wide=0.44,
                      then=lambda value, _: stack.push(FallReport()) if value == "read" else None))  # fmt: skip
