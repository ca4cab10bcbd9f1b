"""The second leaf of the results: every figure, the record, and whether it was fair."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import Rect, Surface

from game import history
from game.scenes.results_sheets import Ending, Stamp
from game.scenes.results_table import ScoreTable
from game.scenes.results_words import first_words
from game.ui import palette


class ScorePage:
    """The table of all figures; under it the stamp and the player's record."""

    def __init__(self, of: Ending, area: Rect, verdict: Callable[[], tuple[str, str, str]],
                 explain: Callable[[], object], played: Sequence[history.Played], game: str,
                 took_part: bool) -> None:  # fmt: skip
        self.of, self._took_part = of, took_part
        look = of.look
        self._record = history.record(played, game)
        high, gap = max(72, round(look.px(126) * max(1.0, look.frame.text_scale * 0.9))), look.px(16)
        foot = Rect(area.x, area.bottom - high, area.w, high)
        half = (area.w - gap) // 2
        self.table = ScoreTable(of, Rect(area.x, area.y, area.w, foot.y - gap // 2 - area.y))
        self.stamp = Stamp(look, Rect(foot.x, foot.y, half, high), of.tr("trust-stamp-tip"), verdict, explain)
        self._record_box = Rect(foot.right - half, foot.y, half, high)

    def paint(self, surface: Surface, grown: float) -> None:
        self.table.paint(surface, grown)
        self._paint_record(surface, self._record_box)

    def _paint_record(self, surface: Surface, box: Rect) -> None:
        """This game's figures against all that was played before."""
        of, look, record = self.of, self.of.look, self._record
        inks = look.palette
        look.paper(surface, "note", box, 4)
        inner = look.content("note", box)
        trophy = look.mark("trophy", min(inner.h, look.px(64)), inks.k)
        at = trophy.get_rect(midleft=(inner.x + look.px(12), inner.centery))
        surface.blit(trophy, at)
        x = at.right + look.px(22)
        head = look.label(of.tr("results-record"), 21, palette.RED_TEXT, 1.2, inner.right - x)
        if record.played <= self._took_part:
            words = first_words(of.tr, self._took_part)
            line = look.lettering.line(words, "text", look.text(19), inks.k, width=inner.right - x)
            top = inner.centery - (head.get_height() + line.get_height()) // 2
            surface.blit(head, (x, top))
            surface.blit(line, (x, top + head.get_height()))
            return
        surface.blit(head, head.get_rect(midleft=(x, inner.y + inner.h // 6)))
        share, low = (inner.right - x) // 3, inner.y + inner.h // 3
        for i, (name, value) in enumerate(
            (("played", str(record.played)), ("won", f"{record.won} ({100 * record.won // record.played} %)"),
             ("streak", str(record.streak)))
        ):  # fmt: skip
            number = look.lettering.line(value, "display", look.caps(26), inks.k, width=share - look.px(10))
            label = look.label(of.tr(f"results-record-{name}"), 18, inks.k, 1.0, share - look.px(10))
            lead = round(number.get_height() * 0.12)
            top = low + (inner.bottom - low - number.get_height() - label.get_height() + lead) // 2
            surface.blit(number, (x + i * share, top))
            surface.blit(label, (x + i * share, top + number.get_height() - lead))
