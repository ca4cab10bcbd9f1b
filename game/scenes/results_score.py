"""The second leaf of the results: every figure, the record, and whether it was fair."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import Rect, Surface

from game import history
from game.scenes.results_sheets import Ending, Stamp, Standing, chart, paint_heading
from game.scenes.results_words import first_words


class ScorePage:
    """Places with their figures on the left; bars, the stamp and the player's record on the right."""

    def __init__(self, of: Ending, area: Rect, verdict: Callable[[], tuple[str, str, str]],
                 explain: Callable[[], object], played: Sequence[history.Played], game: str,
                 took_part: bool) -> None:  # fmt: skip
        self.of, self._took_part = of, took_part
        look = of.look
        left = round(area.w * 0.6)
        self.standing = Standing(of, Rect(area.x, area.y, left - look.px(24), area.h))
        self._right = Rect(area.x + left + look.px(16), area.y, area.w - left - look.px(16), area.h)
        self._record = history.record(played, game)
        large = max(1.0, look.frame.text_scale * 0.9)
        stamp_h, self._record_h = max(64, round(look.px(118) * large)), max(60, round(look.px(104) * large))
        top = self._right.bottom - stamp_h - self._record_h - look.px(18)
        self.stamp = Stamp(look, Rect(self._right.x, top, self._right.w, stamp_h), of.tr("trust-stamp-tip"), verdict,
                           explain)  # fmt: skip

    def paint(self, surface: Surface, grown: float) -> None:
        of, look, right = self.of, self.of.look, self._right
        self.standing.paint(surface, grown)
        y = paint_heading(look, surface, right, of.tr("results-how"))
        room = Rect(right.x, y, right.w, self.stamp.rect.y - look.px(12) - y)
        figures = [(name, of.figure(name), tuple(values)) for name, values in of.all_figures().items()]
        chart(of, surface, room, figures, grown)
        self._paint_record(surface, Rect(right.x, right.bottom - self._record_h, right.w, self._record_h))
        surface.fill(look.palette.k, Rect(right.x - look.px(24), right.y, look.px(2), right.h))

    def _paint_record(self, surface: Surface, area: Rect) -> None:
        """This game's figures against all that was played before."""
        of, look = self.of, self.of.look
        inks, record = look.palette, self._record
        y = paint_heading(look, surface, area, of.tr("results-record"))
        if record.played <= self._took_part:
            line = look.lettering.line(first_words(of.tr, self._took_part), "text", look.text(19), inks.k, width=area.w)
            surface.blit(line, (area.x, y))
            return
        share = area.w // 3
        for i, (name, value) in enumerate(
            (("played", str(record.played)), ("won", f"{record.won} ({100 * record.won // record.played} %)"),
             ("streak", str(record.streak)))
        ):  # fmt: skip
            number = look.lettering.line(value, "display", look.caps(26), inks.k, width=share - look.px(10))
            label = look.label(of.tr(f"results-record-{name}"), 18, inks.k, 1.0, share - look.px(10))
            surface.blit(number, (area.x + i * share, y - look.px(6)))
            surface.blit(label, (area.x + i * share, y - look.px(8) + number.get_height()))
