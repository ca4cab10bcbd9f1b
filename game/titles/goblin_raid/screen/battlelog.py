"""A battle's record that one can read afterwards: every attack with its die, every check, flight and loss, in order.

It is memory, like the log: what the cues said since this screen was opened. The picture of the table does not hang on it.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field

from pygame import Rect, Surface

from game.engine.cues import Cue
from game.tabletop.contract import AnswerButton, Hotspot
from game.titles.goblin_raid.rules import cues
from game.titles.goblin_raid.screen.context import Context
from game.titles.goblin_raid.screen.panel import EmptyPanel
from game.titles.goblin_raid.screen.panels import chip
from game.titles.goblin_raid.screen.sheet import content, heading, put, rule, words
from game.ui import palette
from game.ui.dice import D6, pictures
from game.ui.lettering import plain

CHIP = ("record",)
TOLD = ("battle_step", "volley", "assault", "check", "escorted", "fled", "cut_off", "casualty", "destroyed", "dropped",
        "advanced", "plundered", "confidence")  # fmt: skip
INDENT = {"volley": 1, "assault": 1, "check": 2, "escorted": 3, "fled": 3, "cut_off": 3, "casualty": 3, "destroyed": 3,
          "dropped": 3, "advanced": 2, "plundered": 2, "confidence": 1}  # fmt: skip
HOT = ("destroyed", "cut_off", "confidence")
ROLLED = cues.Volley | cues.Assault | cues.Check | cues.Casualty
"""What a die decides."""
KEPT = 12
"""Battles that are remembered."""


@dataclass
class Entry:
    """A line of the record: the cue it tells of, its words by language, and the die that decided it (0 none)."""

    cue: Cue
    words: dict[str, str] = field(default_factory=dict)

    @property
    def kind(self) -> str:
        return self.cue.kind

    @property
    def die(self) -> int:
        return self.cue.die if isinstance(self.cue, ROLLED) else 0


@dataclass
class Told:
    """One battle as it was told."""

    begun: Entry
    """What opened it; its words are the heading."""
    entries: list[Entry] = field(default_factory=list)


class Record(EmptyPanel):
    """The page, its chip under a battle's sheet, and the memory behind it."""

    def __init__(self, table: Context) -> None:
        super().__init__(table)
        self.sheet = False
        self.battles: list[Told] = []
        self.page = -1
        self.first = 0
        """The first entry that is shown."""

    @property
    def up(self) -> bool:
        """Whether the page is shown: it lies on a sheet."""
        return self.sheet

    def open(self) -> bool:
        return bool(self.battles) and (self.up or self.table.reading.phase.endswith("_combat"))

    def heard(self, cue: Cue) -> None:
        """A cue is being told."""
        if cue.kind == "battle":
            self.battles.append(Told(Entry(cue)))
            self.battles = self.battles[-KEPT:]
            self.page = -1
        elif cue.kind in TOLD and self.battles:
            self.battles[-1].entries.append(Entry(cue))

    def told_so(self, cue: Cue, text: str) -> None:
        """These are the log's words for it, in the language of the moment."""
        if not self.battles or cue.kind not in ("battle", *TOLD):
            return
        told = self.battles[-1]
        entry = next((e for e in (*reversed(told.entries), told.begun) if e.cue is cue), None)
        if entry is None:
            return
        if isinstance(cue, cues.Battle):
            text = self._title(cue.battle) or text
        elif isinstance(cue, cues.BattleStep):
            text = self.table.words(f"step-{cue.step}")
        entry.words[self.table.words.language] = plain(text)

    def say(self, entry: Entry) -> str:
        """An entry in the language of the moment, or in the one that it was told in."""
        return entry.words.get(self.table.words.language) or next(iter(entry.words.values()), "")

    def _title(self, n: int) -> str:
        """A battle by the first of its hexes that has a name."""
        battle = self.table.reading.battle
        if battle is None or n >= len(battle.battles):
            return ""
        hexes = (*battle.battles[n].enemy, *battle.battles[n].own)
        named = next((here for here in hexes if self.table.hex_name(here) != here), hexes[0])
        return self.table.words("battle-of", place=self.table.place(named))

    @property
    def told(self) -> Told:
        return self.battles[self.page]

    # pressing

    def acts(self) -> Sequence[AnswerButton]:
        if not self.up:
            return ()
        w = self.table.words
        out = [AnswerButton("close", w("verb-close"), self._close, kind="gold")]
        if len(self.battles) > 1:
            before = len(self.battles) + self.page if self.page < 0 else self.page
            out.append(
                AnswerButton(
                    "earlier", w("record-earlier"), lambda: self._turn(-1), enabled=before > 0, why=w("why-not-asked")
                )
            )
            out.append(AnswerButton("later", w("record-later"), lambda: self._turn(1), enabled=before < len(self.battles) - 1,
                           why=w("why-not-asked")))  # fmt: skip
        return out

    def _close(self) -> None:
        self.sheet = False
        self.table.again()

    def _turn(self, by: int) -> None:
        now = len(self.battles) + self.page if self.page < 0 else self.page
        self.page = max(0, min(len(self.battles) - 1, now + by))
        self.first = 0
        self.table.again()

    def click(self, handle: Hashable) -> bool:
        if handle == CHIP:
            self.sheet, self.page, self.first = not self.up, -1, 0
        elif handle == ("record", "more") and self.up:
            self.first += self._fits()
            if self.first >= len(self.told.entries):
                self.first = 0
        else:
            return False
        self.table.services.play_sound("card_slide")
        self.table.again()
        return True

    def hex_click(self, hex: str) -> bool:
        return self.up

    def back(self) -> bool:
        was, self.sheet = self.up, False
        return was

    # where it lies

    def chip_rect(self) -> Rect | None:
        ground, look = self.table.ground, self.table.look
        return ground.chip(look, 1) if ground.foot.w else None

    def _line(self) -> int:
        return self.table.look.text(17) + self.table.look.px(9)

    def _page(self) -> Rect:
        look = self.table.look
        inner = content(look, self.table.ground.sheet)
        top = inner.y + max(look.px(56), 34) + look.px(8)
        return Rect(inner.x, top, inner.w, inner.bottom - top)

    def _fits(self) -> int:
        return max(1, self._page().h // self._line() - 1)

    def spots(self) -> Sequence[Hotspot]:
        out: list[Hotspot] = []
        found = self.chip_rect()
        if self.up:
            if len(self.told.entries) > self._fits():
                page = self._page()
                out.append(Hotspot(("record", "more"), Rect(page.x, page.bottom - 40, page.w, 40), True))
        elif found is not None:
            out.append(Hotspot(CHIP, found, True, order=4, aside=True))
        return out

    def draw_background(self, surface: Surface) -> None:
        look, w = self.table.look, self.table.words
        found = self.chip_rect()
        if found is not None and not self.up:
            chip(surface, look, found, w("battle-record"))
        if not self.up:
            return
        look.paper(surface, "plain", self.area, 6)
        inner = content(look, self.area)
        heading(
            surface,
            look,
            Rect(inner.x, inner.y, inner.w, max(look.px(56), 34)),
            self.say(self.told.begun),
            w("battle-record"),
        )
        page, line = self._page(), self._line()
        entries = self.told.entries[self.first : self.first + self._fits()]
        if not entries:
            put(surface, words(look, w("battle-record-empty"), 18, palette.DIM_TEXT, page.w), topleft=page.topleft)
        for i, entry in enumerate(entries):
            self._entry(surface, Rect(page.x, page.y + i * line, page.w, line), entry)
        if len(self.told.entries) > self._fits():
            more = words(
                look, w("record-more", n=len(self.told.entries) - self.first - len(entries)), 16, palette.DIM_TEXT
            )
            put(surface, more, midbottom=(page.centerx, page.bottom))

    def _entry(self, surface: Surface, rect: Rect, entry: Entry) -> None:
        look = self.table.look
        if entry.kind == "battle_step":
            rule(surface, look, rect.y + 1, rect.x, rect.right, 1.5)
            put(
                surface,
                look.label(self.say(entry), 19, palette.RED_TEXT, 0.8, width=rect.w),
                midleft=(rect.x, rect.centery + 2),
            )
            return
        x = rect.x + INDENT.get(entry.kind, 1) * look.px(18)
        if entry.die:
            die = pictures.settled(look, D6, entry.die, max(7, rect.h // 3))
            put(surface, die, center=(x + rect.h // 3, rect.centery))
        x += round(rect.h * 0.8)
        ink = palette.RED_TEXT if entry.kind in HOT else look.palette.k
        put(surface, words(look, self.say(entry), 16, ink, rect.right - x), midleft=(x, rect.centery))
