"""The reaction window (LNR section 8, 14.7): the stone hangs in the air, a fuse burns above the target, the same for every
seat. The attacked player alone has buttons; letting it come is silence, told to nobody."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import pygame
from pygame import Rect, Surface

from game.engine.spaces import One
from game.tabletop.contract import AnswerButton
from game.titles.loot_and_recruit.rules.cards import GUARD, INDEX
from game.titles.loot_and_recruit.rules.subject import Subject
from game.titles.loot_and_recruit.screen.boards import Boards, Key
from game.titles.loot_and_recruit.screen.context import Context
from game.titles.loot_and_recruit.screen.panel import EmptyPanel
from game.titles.loot_and_recruit.screen.stone import stone
from game.ui import palette, shapes
from game.ui.motion import Motion, Task, wait

STEP = 0.1
"""Seconds between two pictures of the fuse: a hand press has no sixty frames."""


class Reaction(EmptyPanel):
    """The burning fuse."""

    def __init__(self, table: Context, boards: Boards) -> None:
        super().__init__(table)
        self.boards = boards
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
    def attack(self) -> Subject:
        found = self.table.reading.attack
        assert found is not None
        return found

    def open(self) -> bool:
        return self.table.reading.attack is not None

    def put_out(self) -> None:
        """The fuse is out: what has come of it is shown."""
        self.out = True

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

    # the attacked player

    @property
    def options(self) -> Sequence[Any]:
        ask = self.table.services.update.ask
        if ask is None or ask.space is None or self.table.services.sent or self.table.services.seat not in ask.seats:
            return ()
        return ask.space.options if isinstance(ask.space, One) else ()

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
        table, words, attack = self.table, self.table.words, self.attack
        card, seat = table.card_name(attack.card), table.services.seat
        told = {
            "attacker": table.services.name(attack.attacker),
            "target": table.services.name(attack.target),
            "platform": attack.platform,
            "card": card,
        }
        if seat == attack.target:
            if self.silenced:
                return words("ask-reaction.passed"), self._lands()
            key = "ask-reaction.shield" if GUARD[INDEX[attack.card]] else "ask-reaction"
            return words(key, vp=table.amount("vp", self.loss()), **told), self._stakes()
        key = "ask-reaction.attacker" if seat == attack.attacker else "ask-reaction.waiting"
        return words(key, **told), self._lands()

    def _stakes(self) -> str:
        """What the attacked player can do about it."""
        words = self.table.words
        if "react" in self.options:
            return words("fuse-react")
        if not self.whole:
            return words("fuse-no-guard")
        return words("ask-reaction.open") if self.waves else self._lands()

    def _lands(self) -> str:
        """When it is over: by the fuse, where that burns down by a clock."""
        return self.table.words.stakes("ask-reaction") if self.whole else ""

    def loss(self) -> int:
        handle = self.attack.handle
        return self.table.reading.loss(handle) if handle in self.table.reading.at else 0

    # drawing

    def stone_at(self) -> tuple[int, int]:
        """Where the stone hangs: over the target, a little aside."""
        attack = self.attack
        return self.boards.hangs(attack.target, attack.platform, attack.handle)

    def paint_over(self, surface: Surface) -> None:
        look, attack = self.table.look, self.attack
        if self.out:
            return
        key: Key = (attack.target, attack.platform)
        rect = self.boards.tier_rect(attack.handle) or self.boards.column(key)
        frame = rect.inflate(look.px(8), look.px(8))
        pygame.draw.rect(surface, palette.RED_TEXT, frame, max(3, look.px(6)), border_radius=6)
        picture = stone(look)
        surface.blit(picture, picture.get_rect(center=self.stone_at()))
        self._fuse(surface, self.fuse_rect(key))

    def fuse_rect(self, key: Key) -> Rect:
        """A strip over the attacked tower, within the window."""
        look, place = self.table.look, self.boards.sign_rect(key)
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
