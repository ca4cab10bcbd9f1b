"""Votes and re-rolls: a slip of paper over the lowered hand says what is offered, and a tile for each answer.

Blood rites are answered from the hand itself; who has no Bloodpriest answers with a word (nobody can tell the two apart).
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any

import pygame
from pygame import Rect, Surface

from game.tabletop.contract import AnswerButton, Hotspot
from game.titles.slayer_slayer.rules.subject import subject_of
from game.titles.slayer_slayer.screen.asks import outcome_words, standing, voted_card
from game.titles.slayer_slayer.screen.card_rows import GOBLINS, Facing
from game.titles.slayer_slayer.screen.cards import Cards
from game.titles.slayer_slayer.screen.choice import Choice
from game.titles.slayer_slayer.screen.context import Context
from game.titles.slayer_slayer.screen.hand import Hand
from game.titles.slayer_slayer.screen.panel import EmptyPanel
from game.titles.slayer_slayer.screen.reading import SLIPS
from game.ui import palette
from game.ui.cards import stamp

SMALLEST = 11
"""Pixels of the smallest letters on a slip that has much to say."""
INKS = {"odds": "b", "evens": "c", "none": "k", "roll": "b", "no": "k", "yes": "b"}


class Votes(EmptyPanel):
    """The slip of one table."""

    def __init__(self, table: Context, hand: Hand, cards: Cards, choice: Choice) -> None:
        super().__init__(table)
        self.hand, self.cards, self.choice = hand, cards, choice

    @property
    def chosen(self) -> str:
        return self.choice.chosen

    @property
    def kind(self) -> str:
        return self.table.reading.slip

    def open(self) -> bool:
        return bool(self.kind) or self.table.asked == "blood_rite"

    # answering

    def acts(self) -> Sequence[AnswerButton]:
        table, words, asked = self.table, self.table.words, self.table.asked
        if asked == "blood_rite":
            return self._rite()
        if asked not in SLIPS:
            return ()
        label = self.word(asked, self.chosen) if self.chosen else words("verb-vote")
        throws = self.choice.ready
        if not self.chosen and asked == "weave_window":
            label = words("verb-reroll")
        main = AnswerButton("vote", self.choice.call_words() if throws else label, self.choice.send,
                   small=label if throws else "", enabled=bool(self.chosen), why=words("why-choose-first"))  # fmt: skip
        if asked == "weave_window":
            return [main]
        return [main, AnswerButton("blank", words("side-blank"), lambda: table.send(""))]

    def _rite(self) -> Sequence[AnswerButton]:
        table, words = self.table, self.table.words
        if self.hand.limits is None:
            return [AnswerButton("wait", words("verb-wait"), lambda: table.send("wait"))]
        chosen = self.hand.chosen
        card = table.card_name(table.reading.names[chosen[0]]) if chosen else ""
        return [
            AnswerButton("give", words("verb-sacrifice"), lambda: table.send(chosen[0]), small=card, enabled=bool(chosen),
                why=words("why-choose-card"), kind="danger"),
            AnswerButton("refuse", words("verb-refuse"), lambda: table.send("no")),
        ]  # fmt: skip

    def word(self, kind: str, answer: str) -> str:
        words = self.table.words
        if kind == "weave_window":
            return words("verb-reroll" if answer == "yes" else "verb-keep")
        return words(f"verb-{answer}")

    def click(self, handle: Hashable) -> bool:
        if handle == ("tray",):
            self.choice.throw(None)
            return True
        if not isinstance(handle, tuple) or handle[0] != "vote" or self.table.asked not in SLIPS:
            return False
        self.choice.choose(handle[1])
        return True

    def back(self) -> bool:
        return self.choice.back()

    # where it lies

    def tiles(self) -> dict[str, Rect]:
        """The tile of each answer."""
        slip = self.table.ground.votes
        answers = SLIPS.get(self.kind, ())
        inner = self.table.look.content("panel", slip)
        gap = self.table.look.px(12)
        wide = round(inner.w * (0.17 if len(answers) == 3 else 0.22))
        left = inner.right - (wide + gap) * len(answers) + gap
        return {answer: Rect(left + i * (wide + gap), inner.y, wide, inner.h) for i, answer in enumerate(answers)}

    def spots(self) -> Sequence[Hotspot]:
        can = self.table.asked in SLIPS
        why = "" if can else self.table.why_not()
        return [Hotspot(("vote", answer), rect, can, why, order=1) for answer, rect in self.tiles().items()]

    # drawing

    def paint_over(self, surface: Surface) -> None:
        decided = self.table.live.decided
        if not self.kind or (self.kind == "weave_window" and self.table.live.voted and not decided):
            return
        slip = self.table.ground.votes
        self.table.look.paper(surface, "panel", slip, 8)
        for answer, box in self.tiles().items():
            self.table.look.paper(surface, "plain", box, 3, "glow" if answer == (decided or self.chosen) else "")
        surface.blit(self._slip(slip, decided), slip)

    def _slip(self, rect: Rect, decided: str = "") -> Surface:
        """Goblin, what the answers lead to, and the tiles."""
        table, look = self.table, self.table.look
        ask = table.services.update.ask
        assert ask is not None
        key = ("slip", ask.kind, repr(sorted(ask.nouns.items())), decided or self.chosen, decided, rect.size, table.asked,
               table.words.language, look.inks, table.reading.count, table.reading.foe)  # fmt: skip
        found = look.baked(key)
        if found is not None:
            return found
        found = Surface(rect.size, pygame.SRCALPHA)
        face = look.content("panel", Rect((0, 0), rect.size))
        x = face.x
        card = voted_card(table)
        if card is not None:
            tile = Rect(x, face.y, round(face.h * 1.05), face.h)
            found.blit(self.cards.picture(Facing(card), tile.size), tile)
            x = tile.right + look.px(14)
        tiles = {answer: box.move(-rect.x, -rect.y) for answer, box in self.tiles().items()}
        right = min(box.x for box in tiles.values()) - look.px(16)
        self._words(found, Rect(x, face.y, right - x, face.h), card, decided)
        for answer, box in tiles.items():
            self._tile(found, box, ask.kind, answer, decided)
        return look.keep(key, found)

    def _words(self, sheet: Surface, area: Rect, card: str | None, decided: str) -> None:
        """The two ways it can end, in two colours."""
        table, look, words = self.table, self.table.look, self.table.words
        px = look.text(17)
        lines: list[tuple[str, Any]] = []
        if self.kind == "bet_vote" and card is not None:
            effect = GOBLINS[card]["effect"]
            lines = [(words("bet-if-right", what=outcome_words(table, effect["success"])), palette.GREEN_TEXT),
                     (words("bet-if-wrong", what=outcome_words(table, effect["failure"])), palette.RED_TEXT)]  # fmt: skip
        elif self.kind == "horde_die_vote":
            horde = table.reading.count.horde if table.reading.count is not None else 0
            lines = [(words("die-joins", n=min(20, horde)), palette.GREEN_TEXT)]
            if horde < 20:
                lines.append((words("die-spoils", n=horde + 1), palette.RED_TEXT))
            if not decided:
                lines.append((words("votes-open"), look.palette.k))
        elif self.kind == "weave_window":
            subject = subject_of(table.services.update.ask)
            told, good = standing(table, subject.purpose, subject.number)
            lines = [(told, palette.GREEN_TEXT if good else look.palette.k if good is None else palette.RED_TEXT),
                     (words("hint-weave-window"), look.palette.k)]  # fmt: skip
        gap = look.px(4)
        found: list[Surface] = []
        for size in range(px, SMALLEST - 1, -1):
            found = [look.lettering.paragraph(text, "text_bold", size, area.w, colour, leading=1.16).surface
                     for text, colour in lines]  # fmt: skip
            if sum(part.get_height() + gap for part in found) - gap <= area.h:
                break
        y = area.y
        for part in found:
            sheet.blit(part, (area.x, y))
            y += part.get_height() + gap

    def _tile(self, sheet: Surface, box: Rect, kind: str, answer: str, decided: str) -> None:
        table, look = self.table, self.table.look
        chosen = answer == (decided or self.chosen)
        live = chosen if decided else table.asked in SLIPS
        ink = (
            look.palette.ink(INKS[answer]) if INKS[answer] != "c" else palette.mix(look.palette.c, look.palette.k, 0.3)
        )
        ink = ink if live else palette.DIM_TEXT
        sign = {"odds": "1 3 5", "evens": "2 4 6", "roll": "d20", "yes": "d20"}.get(answer, "")
        y = box.y + box.h // 2
        if sign:
            label = look.lettering.line(sign, "display", max(13, round(box.h * 0.24)), ink, width=box.w - look.px(16))
            sheet.blit(label, label.get_rect(center=(box.centerx, box.y + round(box.h * 0.30))))
            y = box.y + round(box.h * 0.68)
        else:
            mark = look.mark("cross", round(box.h * 0.26), ink)
            sheet.blit(mark, mark.get_rect(center=(box.centerx, box.y + round(box.h * 0.30))))
            y = box.y + round(box.h * 0.68)
        text = look.lettering.line(
            self.word(kind, answer).upper(),
            "display",
            look.caps(21),
            look.palette.k if live or not decided else palette.DIM_TEXT,
            width=box.w - look.px(14),
            floor=12,
        )
        sheet.blit(text, text.get_rect(center=(box.centerx, y)))
        if chosen:
            star = stamp(look, "tick", max(26, look.px(44)), "moss", 11)
            sheet.blit(star, star.get_rect(center=(box.right - look.px(6), box.y + look.px(8))))


def decide(table: Context, answer: str) -> None:
    """The votes are in: the slip says what came of them while it is carried out."""
    if answer in SLIPS.get(table.reading.slip, ()):
        table.live.decided = answer
