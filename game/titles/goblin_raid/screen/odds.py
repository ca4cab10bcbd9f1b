"""What an attack comes to before the dice: the combat table with its lit column and cell, the modifiers by name, the six
faces of the die (GOB-7.8, 7.9, section 8). Everything is printed from a `Prospect`."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game.titles.goblin_raid.rules.map_graph import TABLES
from game.titles.goblin_raid.screen.battle_facts import Prospect
from game.titles.goblin_raid.screen.context import Context
from game.titles.goblin_raid.screen.sheet import BAD, CREAM, GOOD, GOOD_TEXT, HOLLOW, box, put, words
from game.ui import palette
from game.ui.cards import ribbon
from game.ui.fonts import Role
from game.ui.look import Look
from game.words.numbers import signed

MISSILE, MELEE = TABLES["missile_table"], TABLES["melee_table"]
OPEN_END = 999
LEAST_ROW = 15
"""Pixels: lower rows show only the part of the table round the lit cell."""
AROUND = (5, 7)
"""Rows and columns of that part."""


def bounds(pair: list[int]) -> str:
    """A column's or row's head: 7–9, 29+, 4."""
    lo, hi = pair
    return f"{lo}+" if hi == OPEN_END else str(lo) if lo == hi else f"{lo}–{hi}"


def column_of(columns: list[list[int]], value: int) -> int:
    return next((n for n, (lo, hi) in enumerate(columns) if lo <= value <= hi), 0)


def cell_text(missile: bool, n: int) -> str:
    """What stands in a cell; nothing happens at a dot."""
    if not n:
        return "·"
    return f"{n}+" if missile else str(n)


# ---------------------------------------------------------------- the table


def combat_table(surface: Surface, table: Context, rect: Rect, prospect: Prospect | None, missile: bool,
                 die: int = 0) -> None:  # fmt: skip
    """The table of this step: the column of the attack, the rows that the die may lead to (missiles) or the row of the
    defence (melee); with `die` the cell that it has led to."""
    look = table.look
    key = ("combat table", missile, rect.size, prospect, die, table.words.language, look.inks)
    found = look.baked(key)
    if found is None:
        found = Surface(rect.size, pygame.SRCALPHA)
        _Grid(table, found, missile, prospect, die).paint()
        look.keep(key, found)
    surface.blit(found, rect)


class _Grid:
    """One printing of a table."""

    def __init__(self, table: Context, sheet: Surface, missile: bool, prospect: Prospect | None, die: int) -> None:
        self.table, self.look, self.sheet = table, table.look, sheet
        self.missile, self.prospect, self.die = missile, prospect, die
        self.data = MISSILE if missile else MELEE
        self.heads = [bounds(pair) for pair in self.data["columns"]]
        if missile:
            self.sides = [str(n) for n in range(self.data["roll_min"], self.data["roll_max"] + 1)]
        else:
            self.sides = [bounds(pair) for pair in self.data["target_rows"]]

    def paint(self) -> None:
        look, sheet = self.look, self.sheet
        head = look.text(17) + look.px(4)
        name = self.table.words("missile-table" if self.missile else "melee-table")
        title = look.label(name, 22, look.palette.k, 1.0, width=sheet.get_width() // 2)
        put(sheet, title, midleft=(0, head // 2))
        over = self.table.words("attack-across-missile" if self.missile else "attack-across-melee")
        room = sheet.get_width() - title.get_width() - look.px(16)
        put(sheet, words(look, over, 16, palette.DIM_TEXT, room), midright=(sheet.get_width(), head // 2))
        grid = Rect(0, head, sheet.get_width(), sheet.get_height() - head)
        rows, columns = self._window(grid)
        self._cells(grid, rows, columns)

    def lit_rows(self) -> list[int]:
        """The rows that the attack can lead to."""
        p = self.prospect
        if p is None:
            return []
        if not self.missile:
            return [column_of(self.data["target_rows"], max(1, p.defence))]
        lo, hi = self.data["roll_min"], self.data["roll_max"]
        faces = [self.die] if self.die else range(1, 7)
        return sorted({min(max(face + p.change, lo), hi) - lo for face in faces})

    def _helps(self) -> set[int]:
        """Missiles: the armour in the table from which somebody at the target would check."""
        p = self.prospect
        return {n for n, hit in zip(p.results, p.hits) if hit} if p is not None else set()

    def lit_column(self) -> int:
        p = self.prospect
        return -1 if p is None or not p.sum else column_of(self.data["columns"], p.sum)

    def _window(self, grid: Rect) -> tuple[range, range]:
        """The rows and columns that are shown: all, or those round the lit cell where they would be too low."""
        n, m = len(self.sides), len(self.heads)
        if grid.h // (n + 1) >= LEAST_ROW or self.prospect is None:
            return range(n), range(m)
        lit = self.lit_rows() or [0]
        high = max(AROUND[0], lit[-1] - lit[0] + 1)
        first = max(0, min(n - high, (lit[0] + lit[-1]) // 2 - high // 2))
        left = max(0, min(m - AROUND[1], self.lit_column() - AROUND[1] // 2))
        return range(first, min(n, first + high)), range(left, min(m, left + AROUND[1]))

    def _cells(self, grid: Rect, rows: range, columns: range) -> None:
        look, sheet, ink = self.look, self.sheet, self.look.palette.k
        high = (grid.h - max(2, look.px(4))) / (len(rows) + 1)  # the last row stays off the frame
        side = max(look.text(17) * 2.7, grid.w / (len(columns) + 2) * 1.3)
        wide = (grid.w - side) / len(columns)
        lit, column = self.lit_rows(), self.lit_column()
        helps = self._helps()
        px = max(11, min(look.text(17), round(high * 0.74)))
        pygame.draw.rect(sheet, CREAM, grid)

        def cell(i: int, j: int) -> Rect:
            x = grid.x + (side + j * wide if j >= 0 else 0)
            y = grid.y + (i + 1) * high
            return Rect(round(x), round(y), round(wide if j >= 0 else side) + 1, round(high) + 1)

        for j, number in enumerate(columns):
            if number == column:
                pygame.draw.rect(sheet, palette.STRAW, cell(-1, j).union(cell(len(rows) - 1, j)))
        for i, number in enumerate(rows):
            if number in lit and column >= 0:
                last = -1 if self.missile else len(columns) - 1
                pygame.draw.rect(sheet, palette.STRAW, cell(i, -1).union(cell(i, last)))
        for j, number in enumerate(columns):
            self._word(self.heads[number], cell(-1, j), px, True)
        for i, row in enumerate(rows):
            self._word(self.sides[row], cell(i, -1), px, True)
            for j, number in enumerate(columns):
                here = cell(i, j)
                n = self.data["rows"][row][number]
                hit = number == column and row in lit and (not self.missile or bool(n))
                if number == column and row in lit:
                    good = not self.missile or n in helps
                    fill = (
                        (BAD if hit and n and good else HOLLOW)
                        if not self.missile or self.die
                        else (GOOD if good else HOLLOW)
                    )
                    inner = here.inflate(-2, -2)
                    pygame.draw.rect(sheet, fill, inner, border_radius=look.px(3))
                    pygame.draw.rect(sheet, ink, inner, max(1, look.px(2.4)), border_radius=look.px(3))
                    self._word(cell_text(self.missile, n), here, px + 2, True, CREAM if n and good else ink)
                else:
                    near = number == column or row in lit
                    self._word(
                        cell_text(self.missile, n), here, px, False, ink if near and column >= 0 else palette.DIM_TEXT
                    )
        line = max(1, look.px(2))
        pygame.draw.line(sheet, ink, (grid.x, round(grid.y + high)), (grid.right, round(grid.y + high)), line)
        pygame.draw.line(sheet, ink, (round(grid.x + side), grid.y), (round(grid.x + side), grid.bottom), line)
        pygame.draw.rect(sheet, ink, grid, max(1, look.px(3)))

    def _word(self, text: str, rect: Rect, px: int, strong: bool, colour: tuple[int, int, int] | None = None) -> None:
        face: Role = "label" if strong else "text"
        found = self.look.lettering.line(text, face, px + (2 if strong else 0), colour or self.look.palette.k,
                                         width=rect.w - 2, floor=11)  # fmt: skip
        put(self.sheet, found, center=rect.center)


# ---------------------------------------------------------------- the die and what changes it


def modifier_name(table: Context, reason: str) -> str:
    """Terrain by its own name, cavalry and water by the catalogue's."""
    for row in TABLES["terrain"]:
        if row["id"] == reason:
            return table.words(f"terrain-{reason}")
    return table.words(f"modifier-{reason}")


def die_lines(table: Context, prospect: Prospect, die: int = 0, shown: int = 99) -> list[tuple[str, str, bool]]:
    """The sum under the die: (words, number, strong). `shown` is how many modifiers have slid in so far."""
    w = table.words
    out: list[tuple[str, str, bool]] = [(w("attack-die"), str(die) if die else "?", True)]
    out += [(modifier_name(table, reason), signed(n), False) for reason, n in prospect.modifiers[:shown]]
    if not prospect.modifiers:
        out.append((w("attack-modifiers-none"), "–", False))
    if die and shown >= len(prospect.modifiers):
        out.append((w("attack-sum"), str(die + prospect.change), True))
    return out


def need(table: Context, prospect: Prospect | None) -> str:
    """What the roll must be: 5 or less succeeds."""
    w = table.words
    if prospect is None or not prospect.sum:
        return ""
    if prospect.missile:
        return w("attack-points", n=prospect.sum)
    return w("attack-needs", n=prospect.number) if prospect.number else w("attack-no-roll")


def die_parts(look: Look, rect: Rect) -> tuple[Rect, Rect, Rect, Rect]:
    """The tray; the need's line and the sum beside it, the six faces below."""
    line = look.text(20) + look.px(4)
    faces = max(look.px(40), 24) + 2 * round(look.text(16) * 1.3) + look.px(6)
    high = max(40, rect.h - faces - look.px(4))
    tray = Rect(rect.x, rect.y, min(high, round(rect.w * 0.46)), high)
    x = tray.right + look.px(12)
    beside = Rect(x, rect.y, rect.right - x, high)
    lines = Rect(x, rect.y + line, beside.w, high - line)
    return Rect(x, rect.y, beside.w, line), tray, lines, Rect(rect.x, rect.bottom - faces, rect.w, faces)


def die_panel(surface: Surface, table: Context, rect: Rect, prospect: Prospect | None, die: int = 0,
              shown: int = 99, verdict: str = "") -> None:  # fmt: skip
    """Need, modifiers by name, chance before the roll. The tray itself is drawn by `screen/dice.py`."""
    look = table.look
    line, _, sums, faces = die_parts(look, rect)
    text = need(table, prospect)
    if text:
        put(surface, look.label(text, 20, palette.RED_TEXT, 0.8, width=line.w), midright=(line.right, line.centery))
    if prospect is None or not prospect.sum:
        told = look.lettering.paragraph(table.words("why-choose-target"), "text", look.text(17), sums.w,
                                        palette.DIM_TEXT, lines=5).surface  # fmt: skip
        put(surface, told, topleft=sums.topleft)
        return
    low = sums.y
    if prospect.missile or prospect.number:
        low = _sum(surface, table, sums, die_lines(table, prospect, die, shown))
    if verdict:
        good = verdict == "success"
        word = table.words("stamp-success" if good else "stamp-fails")
        most = max(13, min(look.caps(30), round((sums.bottom - low) * 0.38)))
        size = look.lettering.fit(word, "display", most, round(sums.w * 0.8), floor=13)
        slip = ribbon(look, word, size, GOOD_TEXT if good else BAD)
        six_faces(surface, table, faces, prospect, die)
        if slip.get_height() <= sums.bottom - low:
            put(surface, slip, center=(sums.centerx, (low + sums.bottom) // 2))
        else:  # under the sum, at the end of the line that says the chance
            put(surface, slip, midright=(faces.right, faces.y + round(look.text(16) * 0.4)))
        return
    six_faces(surface, table, faces, prospect, die)


def _sum(surface: Surface, table: Context, rect: Rect, lines: list[tuple[str, str, bool]]) -> int:
    """Print the sum; where it ends."""
    look = table.look
    step = min(look.text(18) + look.px(7), rect.h // max(1, len(lines)))
    for i, (text, number, strong) in enumerate(lines):
        y = rect.y + i * step + step // 2
        ink = look.palette.k if strong or number != "–" else palette.DIM_TEXT
        value = look.lettering.line(number, "display" if strong else "label", look.text(19), ink)
        put(surface, value, midright=(rect.right, y))
        role: Role = "display" if strong else "text"
        put(surface, words(look, text, 17, ink, rect.w - value.get_width() - look.px(8), role),
            midleft=(rect.x, y))  # fmt: skip
    return rect.y + len(lines) * step


def six_faces(surface: Surface, table: Context, rect: Rect, prospect: Prospect, die: int = 0) -> None:
    """The faces of the die: green with a tick where somebody must check, and what comes of each."""
    look = table.look
    head = round(look.text(16) * 1.25)
    told = chance_line(table, prospect)
    put(surface, look.label(told, 19, look.palette.k, 0.8, width=rect.w), topleft=(rect.x, rect.y))
    strip = Rect(rect.x, rect.y + head + look.px(4), rect.w, max(look.px(40), 24))
    faces(surface, look, strip, prospect, die)
    if prospect.missile:
        told = table.words("attack-faces-missile" if prospect.faces else "attack-faces-none")
        small = words(look, told, 15, palette.DIM_TEXT, rect.w)
        put(surface, small, topleft=(rect.x, strip.bottom))


def faces(surface: Surface, look: Look, strip: Rect, prospect: Prospect, die: int = 0) -> None:
    """Six boxes."""
    gap = max(2, look.px(4))
    wide = (strip.w - 5 * gap) // 6
    for i, hit in enumerate(prospect.hits):
        one = Rect(strip.x + i * (wide + gap), strip.y, wide, strip.h)
        box(surface, look, one, GOOD if hit else HOLLOW, thick=4 if die == i + 1 else 2)
        ink = CREAM if hit else palette.DIM_TEXT
        number = look.lettering.line(str(i + 1), "display", max(12, round(strip.h * 0.5)), ink)
        if prospect.missile and hit:
            put(surface, number, center=(one.x + round(one.w * 0.3), one.centery))
            armour = look.lettering.line(f"{prospect.results[i]}+", "label", max(12, round(strip.h * 0.46)), CREAM)
            put(surface, armour, center=(one.x + round(one.w * 0.7), one.centery))
        else:
            put(surface, number, center=one.center)
        if die == i + 1:
            pygame.draw.rect(surface, palette.GLOW, one.inflate(4, 4), max(2, look.px(3)), border_radius=look.px(5))


def chance_words(table: Context, prospect: Prospect) -> str:
    """3 of 6 rolls, or that nothing can come of it."""
    return table.words("odds-sixths", n=prospect.faces) if prospect.faces else table.words("odds-never")


def chance_line(table: Context, prospect: Prospect) -> str:
    """The same where nothing beside it says what is told."""
    told = chance_words(table, prospect)
    return table.words("attack-chance", chance=told) if prospect.faces else told
