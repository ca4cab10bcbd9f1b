"""The reaction window (LNR section 8, 14.7): the stone hangs in the air, a fuse burns above the target, the same for every
seat. The attacked player alone has buttons; letting it come is silence, told to nobody."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import pygame
from pygame import Rect, Surface

from game.tabletop.contract import AnswerButton
from game.titles.loot_and_recruit.rules.cards import GUARD, INDEX
from game.titles.loot_and_recruit.screen.boards import Key, boards_of
from game.titles.loot_and_recruit.screen.panel import EmptyPanel
from game.ui import palette, shapes
from game.ui.motion import Motion, Task, wait

if TYPE_CHECKING:
    from game.titles.loot_and_recruit.screen.screen import LootTable

STEP = 0.1
"""Seconds between two pictures of the fuse: a hand press has no sixty frames."""


def stone(table: LootTable, px: int) -> Surface:
    """The stone that is thrown."""
    look = table.look
    if look.has_picture("stone"):
        return look.picture("stone", (px, px))
    key = ("stone", px, look.inks)
    found = look.baked(key)
    if found is not None:
        return found
    inks = look.palette
    corners = [(8, 40), (30, 10), (66, 6), (92, 32), (94, 64), (66, 92), (32, 90), (10, 70)]

    def draw(s: Surface, k: int) -> None:
        u = px * k / 100
        points = [(x * u, y * u) for x, y in corners]
        pygame.draw.polygon(s, inks.k, points)
        pygame.draw.polygon(
            s, inks.paper, [(50 * u + (x - 50 * u) * 0.86, 50 * u + (y - 50 * u) * 0.86) for x, y in points]
        )
        for a, b in (((58, 20), (84, 44)), ((66, 30), (82, 62)), ((54, 70), (74, 80))):
            pygame.draw.line(s, inks.k, (a[0] * u, a[1] * u), (b[0] * u, b[1] * u), max(1, round(5 * u)))

    return look.keep(key, shapes.smooth((px, px), draw))


class Reaction(EmptyPanel):
    """The burning fuse."""

    def __init__(self, table: LootTable) -> None:
        super().__init__(table)
        self.left, self.whole = 0.0, 0.0
        """Seconds that the fuse still burns; 0 whole: it does not burn down by a clock."""
        self.of = -1
        self.silent = -1
        """The ask that this seat lets come: known to this screen alone."""
        self.out = False
        """A moment shows what has come of it: the fuse is out."""
        self._task: Task | None = None
        self._sparks = 0

    @property
    def nouns(self) -> dict[str, Any]:
        ask = self.table.services.update.ask
        return dict(ask.nouns) if ask is not None and ask.kind == "reaction" else {}

    def open(self) -> bool:
        ask = self.table.services.update.ask
        return ask is not None and ask.kind == "reaction"

    def shown(self) -> None:
        """Light the fuse when the window opens; it burns with the host's clock."""
        update, self.out = self.table.services.update, False
        if self._task is not None:
            self._task.close()
            self._task = None
        if not self.open() or update.ask is None:
            return
        self.left = update.clock_left or 0.0
        self.whole = update.clock_whole or update.clock_left or 0.0
        if update.ask.id != self.of:
            self.of = update.ask.id
            self.table.services.play_sound("fuse")
        if self.left > 0:
            self._task = self.table.services.scope.start(self._burn(), endless=True)

    def _burn(self) -> Motion:
        while self.left > 0 and self.open() and not self.out:
            yield wait(STEP)
            self.left = max(0.0, self.left - STEP)
            self._sparks += 1
            self.table.services.touch()

    # the attacked player

    @property
    def options(self) -> Sequence[Any]:
        ask = self.table.services.update.ask
        if ask is None or ask.space is None or self.table.services.sent or self.table.services.seat not in ask.seats:
            return ()
        found: Sequence[Any] = getattr(ask.space, "options", ())
        return found

    @property
    def waves(self) -> bool:
        """Option `open_pass`: an attack may be waved through, and all see it (LNR-8.15)."""
        return bool(self.table.services.feed.options.get("reaction_mode") == "open_pass")

    @property
    def silenced(self) -> bool:
        ask = self.table.services.update.ask
        return ask is not None and (self.silent == ask.id or ask.answer is not None)

    def acts(self) -> Sequence[AnswerButton]:
        table, words = self.table, self.table.words
        if not self.options:
            return ()
        out: list[AnswerButton] = []
        if "react" in self.options:
            out.append(AnswerButton("react", words("verb-react"), lambda: table.send("react"), kind="gold"))
        if self.waves:
            out.append(
                AnswerButton(
                    "wave", words("verb-pass-open"), lambda: table.send("pass"), words("fuse-wave-small"), "danger"
                )
            )
        why = words("ask-reaction.passed") if self.silenced else ""
        out.append(
            AnswerButton("pass", words("verb-pass"), self.let_come, words("fuse-pass-small"), enabled=not why, why=why)
        )
        return out

    def let_come(self) -> None:
        """Silence: nothing is sent while a clock runs, for a declined reaction looks like no reaction (LNR-8.4)."""
        table, ask = self.table, self.table.services.update.ask
        if ask is None:
            return
        if self.left > 0:
            self.silent = ask.id
            table.again()
        else:
            table.send("quiet" if self.waves else "pass")

    def ask(self) -> tuple[str, str] | None:
        table, words, nouns = self.table, self.table.words, self.nouns
        card, seat = table.card_name(nouns["card"]), table.services.seat
        told = {
            "attacker": table.services.name(nouns["attacker"]),
            "target": table.services.name(nouns["target"]),
            "platform": nouns["platform"],
            "card": card,
        }
        if seat == nouns["target"]:
            if self.silenced:
                return words("ask-reaction.passed"), words.stakes("ask-reaction")
            key = "ask-reaction.shield" if GUARD[INDEX[nouns["card"]]] else "ask-reaction"
            vp = table.amount("vp", self.loss())
            stakes = words("ask-reaction.open") if self.waves else words.stakes("ask-reaction")
            if "react" in self.options:
                stakes = words("fuse-react")
            return words(key, vp=vp, **told), stakes
        key = "ask-reaction.attacker" if seat == nouns["attacker"] else "ask-reaction.waiting"
        return words(key, **told), words.stakes("ask-reaction")

    def loss(self) -> int:
        handle = self.nouns["handle"]
        return self.table.reading.loss(handle) if handle in self.table.reading.at else 0

    # drawing

    def stone_at(self) -> tuple[int, int]:
        """Where the stone hangs: over the target, a little aside."""
        return hangs(self.table, self.nouns["target"], self.nouns["platform"], self.nouns["handle"])

    def paint_over(self, surface: Surface) -> None:
        table, look = self.table, self.table.look
        nouns = self.nouns
        if self.out:
            return
        key: Key = (nouns["target"], nouns["platform"])
        boards = boards_of(table)
        rect = boards.tier_rect(nouns["handle"]) or boards.column(key)
        frame = rect.inflate(look.px(8), look.px(8))
        pygame.draw.rect(surface, palette.RED_TEXT, frame, max(3, look.px(6)), border_radius=6)
        picture = stone(table, stone_px(table))
        surface.blit(picture, picture.get_rect(center=self.stone_at()))
        self._fuse(surface, self.fuse_rect(key))

    def fuse_rect(self, key: Key) -> Rect:
        """A strip over the attacked tower, within the window."""
        look, place = self.table.look, boards_of(self.table).sign_rect(key)
        rect = Rect(0, 0, max(place.w, look.px(200)), max(26, look.px(46)))
        rect.midbottom = place.midbottom
        return rect.clamp(Rect((0, 0), look.frame.size).inflate(-8, -8))

    def _fuse(self, surface: Surface, rect: Rect) -> None:
        look, inks = self.table.look, self.table.look.palette
        pygame.draw.rect(surface, inks.k, rect, border_radius=rect.h // 4)
        pygame.draw.rect(surface, inks.paper, rect.inflate(-4, -4), border_radius=rect.h // 4)
        part = self.left / self.whole if self.whole else 1.0
        seconds = math.ceil(self.left) if self.whole else 0
        room = round(rect.h * 1.5)
        if self.whole:
            text = self.table.words("fuse-seconds", n=seconds)
            words = look.lettering.line(text, "display", max(13, round(rect.h * 0.5)), inks.k)
            surface.blit(words, words.get_rect(midright=(rect.right - 8, rect.centery)))
            room = words.get_width() + 18
        left, wide = rect.x + rect.h // 2, rect.w - rect.h // 2 - room
        end = left + round(max(0, wide - rect.h // 3) * part)
        rope = max(4, rect.h // 6)
        pygame.draw.line(surface, palette.DISABLED, (left, rect.centery), (left + wide, rect.centery), 2)
        pygame.draw.line(surface, inks.k, (left, rect.centery), (end, rect.centery), rope + 2)
        pygame.draw.line(surface, inks.b, (left, rect.centery), (end, rect.centery), max(2, rope - 2))
        turn = 0 if look.reduced else self._sparks % 3
        spark = shapes.star(round(rect.h * (0.8 + 0.12 * turn)), inks.c, palette.RED_TEXT, 9 + turn, 0.5)
        surface.blit(spark, spark.get_rect(center=(end, rect.centery)))


def stone_px(table: LootTable) -> int:
    return max(30, table.look.px(58))


def hangs(table: LootTable, seat: int, platform: int, handle: int) -> tuple[int, int]:
    """Where a stone stops before it hits: at the shoulder of its target, on the side where there is room."""
    boards = boards_of(table)
    rect = boards.tier_rect(handle) or boards.column((seat, platform))
    px = stone_px(table)
    x = rect.x if rect.x > px else rect.right
    return x, max(px // 2, rect.y + px // 4)


def put_out(table: LootTable) -> None:
    """The fuse is out: what has come of it is shown."""
    for room in table.rooms:
        if isinstance(room, Reaction):
            room.out = True
