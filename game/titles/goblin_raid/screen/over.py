"""Ends: of a cycle (why, the score row by row), of a reign, the change of roles, the game's result (GOB section 13)."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, replace

import pygame
from pygame import Rect, Surface

from game.tabletop.contract import Hotspot
from game.tabletop.effects import lies
from game.tabletop.feed import Update
from game.tabletop.moments import shows
from game.titles.goblin_raid.rules import cues
from game.titles.goblin_raid.rules.ending import rows as score_rows
from game.titles.goblin_raid.rules.map_graph import TABLES
from game.titles.goblin_raid.rules.records import ScoreRow
from game.titles.goblin_raid.screen.context import Context
from game.titles.goblin_raid.screen.effects import banner
from game.titles.goblin_raid.screen.lines import tell_cue
from game.titles.goblin_raid.screen.names import halves_text
from game.titles.goblin_raid.screen.panel import EmptyPanel
from game.titles.goblin_raid.screen.sheet import BAD, CREAM, GOOD_TEXT, box, content, heading, put, rule, words
from game.ui import palette, shapes
from game.ui.motion import Motion, wait
from game.ui.widgets.inspector import Entry, Inspected
from game.words.numbers import signed

VICTORY = {row["id"]: row for row in TABLES["victory_points"]}
SCORE = ("score sheet",)
STEP = 0.32
"""Seconds from row to row."""


@dataclass(frozen=True)
class Line:
    """A row of a score: words, how many, points in halves ("" instead of 0 where nothing is counted)."""

    text: str
    number: str = ""
    points: str = ""
    good: bool = True


@dataclass(frozen=True)
class Score:
    """A cycle's or reign's account: whose, its rows, what it comes to."""

    title: str
    small: str
    lines: tuple[Line, ...]
    total: str
    foot: str = ""


class Over(EmptyPanel):
    """The last picture of a match, and the moments of ends before it."""

    sheet = True

    def open(self) -> bool:
        return self.table.reading.phase == "over"

    # accounts

    def raid_score(self, king: int, cycle: int, rows: Sequence[ScoreRow], plunder: int, total: int) -> Score:
        """What a raid has come to, row by row (GOB-13.1)."""
        w, table = self.table.words, self.table
        lines = [Line(w("score-plunder"), "", halves_text(plunder))]
        for row, number, points in rows:
            text = w(f"victory-{row!s}")
            lines.append(Line(text, f"{number} ×" if int(number) > 1 else "", _signed(int(points)), int(points) >= 0))
        if not rows:
            lines.append(Line(w("score-none"), "", ""))
        foot = ""
        if cycle == 1:
            key = "sheet-beat.you" if 1 - king == table.services.seat else "sheet-beat"
            foot = w(key, name=table.short_name(1 - king), points=table.points(total))
        return Score(
            w("score-cycle", n=cycle, name=table.short_name(king)), w("score"), tuple(lines), halves_text(total), foot
        )

    def campaign_score(self, king: int, reign: int, plunder: int, cycles: int, confidence: int | None) -> Score:
        w, table = self.table.words, self.table
        lines = [Line(w("score-plunder"), "", halves_text(plunder)), Line(w("score-cycles", n=cycles))]
        if confidence is not None:
            lines.append(Line(w("sheet-confidence"), "", signed(confidence), confidence >= 0))
        return Score(
            w("score-reign", n=reign, name=table.short_name(king)), w("score"), tuple(lines), halves_text(plunder)
        )

    def scores(self) -> list[Score]:
        """Both players' accounts at the end; the rows of the last raid are worked out from what is turned up."""
        reading, score = self.table.reading, self.table.reading.score
        out = []
        for seat in (1 - reading.king, reading.king):
            if reading.campaign:
                reign = reading.reign if seat == reading.king else reading.reign - 1
                if reign:
                    out.append(self.campaign_score(seat, reign, score.plunder[seat], score.cycles[seat], None))
                continue
            cycle = reading.cycle if seat == reading.king else reading.cycle - 1
            if not cycle:
                continue
            rows: Sequence[ScoreRow] = score_rows(reading.state) if seat == reading.king else ()
            plunder, total = score.plunder[seat], score.totals[seat]
            if seat == reading.king and self._resigned:  # nothing was summed up: this is how it stood
                plunder = score.points
                total = plunder + sum(row.points for row in rows)
            told = replace(self.raid_score(seat, cycle, rows, plunder, total), foot="")
            if seat != reading.king:
                losses = total - plunder
                w = self.table.words
                more = Line(w("score-losses"), "", _signed(losses), losses >= 0)
                told = replace(told, lines=(told.lines[0], more))
            out.append(told)
        return out

    @property
    def _resigned(self) -> bool:
        result = self.table.services.update.result
        return result is not None and result.outcome == "resigned"

    # the last picture

    def _parts(self) -> tuple[Rect, Rect, list[Rect]]:
        look = self.table.look
        inner = content(look, self.area)
        head = Rect(inner.x, inner.y, inner.w, max(look.px(60), 36))
        gap = look.px(14)
        told = Rect(inner.x, head.bottom + gap, inner.w, look.text(19) * 3)
        n = max(1, len(self.scores()))
        rest = Rect(inner.x, told.bottom + gap, inner.w, inner.bottom - told.bottom - gap)
        wide = (rest.w - gap * (n - 1)) // n
        return head, told, [Rect(rest.x + i * (wide + gap), rest.y, wide, rest.h) for i in range(n)]

    def headline(self) -> tuple[str, str]:
        """Who has won, and how it ended."""
        w, result = self.table.words, self.table.services.update.result
        if result is None:
            return w("sheet-result"), ""
        if len(result.winners) != 1:
            return w("sheet-draw"), w("end-draw")
        (winner,) = result.winners
        key = "sheet-wins.you" if winner == self.table.services.seat else "sheet-wins"
        return w(key, name=self.table.services.name(winner)), w(f"end-{result.outcome}")

    def spots(self) -> Sequence[Hotspot]:
        _, _, boxes = self._parts()
        return [Hotspot(("account", n), rect) for n, rect in enumerate(boxes[: len(self.scores())])]

    def inspect(self, handle: Hashable) -> Inspected | None:
        match handle:
            case ("account", int(n)) if self.open() and n < len(self.scores()):
                return self._account(self.scores()[n])
        return None

    def _account(self, one: Score) -> Inspected:
        """A cycle's or reign's account at reading size."""
        w = self.table.words
        entries = tuple(Entry(f"{line.number} {line.text}".strip(), line.points) for line in one.lines)
        tie = w("score-tie-campaign" if self.table.reading.campaign else "score-tie")
        total = Entry(w("score-total"), one.total, True)
        return Inspected(name=one.title, entries=(*entries, total, Entry(tie)), rule="GOB-13.1")

    def draw_background(self, surface: Surface) -> None:
        table, look = self.table, self.table.look
        look.paper(surface, "plain", self.area, 6)
        head, told, boxes = self._parts()
        title, text = self.headline()
        heading(surface, look, head, title, table.words("sheet-result"))
        words_of = look.lettering.paragraph(text, "text", look.text(19), told.w, look.palette.k, lines=2)
        surface.blit(words_of.surface, told.topleft)
        result = table.services.update.result
        winners = result.winners if result is not None and len(result.winners) == 1 else ()
        seats = (1 - table.reading.king, table.reading.king)[-len(boxes) :]
        for seat, one, rect in zip(seats, self.scores(), boxes):
            score_sheet(surface, table, rect, one, won=seat in winners)

    # moments

    @property
    def stage(self) -> Rect:
        """Where an account is shown in a moment: on the sheet, else in the middle of the map."""
        ground = self.table.ground
        if ground.sheet.w:
            return ground.sheet
        area = ground.map
        wide, high = min(area.w, round(area.h * 1.1)), round(area.h * 0.9)
        return Rect(area.centerx - wide // 2, area.centery - high // 2, wide, high)

    @shows(cues.CycleEnds)
    def on_cycle_ends(self, cue: cues.CycleEnds, after: Update) -> Motion:
        w, services = self.table.words, self.table.services
        services.play_sound("turn_gong")
        reason = cue.reason
        yield banner(
            services,
            self.table.ground.map,
            w(f"cycle-end-{reason}"),
            1.5,
            tell_cue(self.table, cue),
        )

    @shows(cues.CycleScore)
    def on_cycle_score(self, cue: cues.CycleScore, after: Update) -> Motion:
        """The account unrolls row by row, then its total is stamped."""
        table, services = self.table, self.table.services
        reading = table.reading
        if reading.campaign:
            score = self.campaign_score(cue.king, reading.reign, cue.plunder, reading.score.cycles[cue.king],
                                        cue.total)  # fmt: skip
        else:
            score = self.raid_score(cue.king, reading.cycle, cue.rows, cue.plunder, cue.total)
        area = self.stage
        for n in range(len(score.lines) + 1):
            sheet = Surface(area.size, pygame.SRCALPHA)
            table.look.paper(sheet, "plain", Rect((0, 0), area.size), 0)
            inner = content(table.look, Rect((0, 0), area.size))
            whole = n == len(score.lines)
            shown = replace(
                score, lines=score.lines[: n + 1], total=score.total if whole else "", foot=score.foot if whole else ""
            )
            score_sheet(sheet, table, inner, shown)
            lies(services, SCORE, sheet, area)
            services.play_sound("bag_count", min(6, n + 1)) if not whole else services.play_sound("stamp")
            yield wait(STEP)
        yield wait(2.2)
        services.effects.pop(SCORE, None)

    @shows(cues.Cycle)
    def on_cycle(self, cue: cues.Cycle, after: Update) -> Motion | None:
        """Sides change: who is King now."""
        w, services, reading = self.table.words, self.table.services, self.table.reading
        if cue.king == reading.king or reading.phase in ("roles", "over") or not reading.turn:
            return None
        return self._roles(
            w("banner-roles"), w("sheet-roles-text", king=services.name(cue.king), count=services.name(1 - cue.king))
        )

    def _roles(self, text: str, small: str) -> Motion:
        self.table.services.play_sound("role_fanfare")
        yield banner(self.table.services, self.table.ground.map, text, 1.8, small)

    @shows(cues.ReignEnds)
    def on_reign_ends(self, cue: cues.ReignEnds, after: Update) -> Motion:
        w, table = self.table.words, self.table
        table.services.play_sound("king_deposed" if cue.reason == "deposed" else "reign_ends")
        yield banner(table.services, table.ground.map, w(f"reign-end-{cue.reason}"), 1.8, tell_cue(table, cue))

    @shows(cues.Resigned)
    def on_resigned(self, cue: cues.Resigned, after: Update) -> Motion:
        self.table.services.play_sound("seat_leave")
        table = self.table
        yield banner(table.services, table.ground.map, tell_cue(table, cue), 1.4)

    @shows(cues.Over)
    def on_over(self, cue: cues.Over, after: Update) -> Motion:
        w, table = self.table.words, self.table
        winners = cue.winners
        draw = len(winners) != 1
        key = "banner-wins.you" if winners == [table.services.seat] else "banner-wins"
        table.services.play_sound("lose" if table.services.seat >= 0 and table.services.seat not in winners else "win")
        text = w("banner-draw") if draw else w(key, name=table.services.name(winners[0]))
        yield banner(table.services, table.ground.map, text, 2.0, w("end-draw" if draw else f"end-{cue.outcome}"))


def _signed(halves: int) -> str:
    return f"+{halves_text(halves)}" if halves > 0 else halves_text(halves)


def score_sheet(surface: Surface, table: Context, area: Rect, score: Score, won: bool = False) -> None:
    """An account: heading, its rows, the total under a rule."""
    look = table.look
    box(surface, look, area, CREAM, thick=3.5 if won else 2, radius=6)
    pad = look.px(14)
    head = Rect(area.x, area.y, area.w, max(look.px(50), 32))
    heading(surface, look, head, score.title, score.small if area.w > look.px(560) else "")
    line = min(look.px(58), max(look.text(18) + 8, (area.h - head.h * 4) // max(1, len(score.lines))))
    y = head.bottom + pad
    for one in score.lines:
        value = look.lettering.line(one.points, "display", look.text(21), GOOD_TEXT if one.good else BAD, floor=12)
        put(surface, value, midright=(area.right - pad, y + line // 2))
        text = f"{one.number} {one.text}".strip()
        room = area.w - 3 * pad - value.get_width()
        put(surface, words(look, text, 18, look.palette.k, room), midleft=(area.x + pad, y + line // 2))
        y += line
    if not score.total:
        return
    rule(surface, look, y + look.px(4), area.x + pad, area.right - pad, 3)
    total = look.lettering.line(score.total, "display", look.caps(46), look.palette.k, width=area.w // 2, floor=14)
    low = y + look.px(16)
    put(surface, total, topright=(area.right - pad, low))
    label = look.label(table.words("score-total"), 24, look.palette.k, 1.2, width=area.w // 2 - pad)
    put(surface, label, midleft=(area.x + pad, low + total.get_height() // 2))
    if won:
        px = look.px(110)
        rect = put(
            surface,
            shapes.star(px, GOOD_TEXT, look.palette.k, 16, 0.8, CREAM),
            midbottom=(area.centerx, area.bottom - pad),
        )
        put(surface, look.mark("crown", px // 2, CREAM), center=rect.center)
    if score.foot:
        told = look.lettering.paragraph(score.foot, "text", look.text(18), area.w - 2 * pad, palette.RED_TEXT, lines=2)
        surface.blit(told.surface, (area.x + pad, low + total.get_height() + look.px(8)))
