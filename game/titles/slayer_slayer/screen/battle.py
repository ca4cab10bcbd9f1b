"""The battle: the foe with what it can do, the Horde in its order, the running totals, the tray."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import replace

import pygame
from pygame import Rect, Surface

from game.tabletop.contract import AnswerButton, Hotspot
from game.titles.slayer_slayer.rules.cards import PLEDGES
from game.titles.slayer_slayer.rules.plays import Commit, Pledge, Withdraw
from game.titles.slayer_slayer.screen.battle_field import BattleField
from game.titles.slayer_slayer.screen.card_rows import BACK
from game.titles.slayer_slayer.screen.context import Context
from game.titles.slayer_slayer.screen.counter import Counter
from game.titles.slayer_slayer.screen.dice import Dice
from game.titles.slayer_slayer.screen.foe_sheet import FoeSheet
from game.titles.slayer_slayer.screen.hand import Hand
from game.titles.slayer_slayer.screen.layout import rows
from game.titles.slayer_slayer.screen.panel import EmptyPanel
from game.titles.slayer_slayer.screen.survivor_pick import SurvivorPick
from game.titles.slayer_slayer.screen.tokens import seat_disc
from game.ui import cards, palette
from game.ui.places import Handle, Place

CREAM = palette.rgb("#D9CFB4")
NAMED = 11
"""Pixels of the smallest letters of a name over a place; the mark stands there where even those are too large."""


class Battle(EmptyPanel):
    """The room of a battle."""

    def __init__(
        self, table: Context, field: BattleField, hand: Hand, pick: SurvivorPick, counter: Counter, dice: Dice
    ) -> None:
        super().__init__(table)
        self.field, self.hand, self.pick, self.counter, self.dice = field, hand, pick, counter, dice
        self.sheet = FoeSheet(table, field)

    def open(self) -> bool:
        return self.table.reading.fighting

    def layout(self) -> Mapping[Handle, Place]:
        table, reading = self.table, self.table.reading
        out = self.field.line([lying.handle for lying in reading.horde.cards])
        out = {h: replace(p, face_up=reading.horde.up) for h, p in out.items()}
        before = reading.horde.earlier
        picking = self.pick.asked
        inside = self.field.inside(self.field.earlier_area)
        for lying, rect in zip(before, rows(inside, len(before))):
            out["c", lying.handle] = Place.of(rect, z=5.0, dim=0.0 if picking else 0.35)
        if reading.play is not None and table.services.seat in reading.play.ready:
            out.update(self._committed())
        if picking:
            can = self.pick.pickable()
            out = {h: p if h[1] in can else replace(p, dim=0.5) for h, p in out.items()}  # type: ignore[index]
            if self.pick.saving is not None and ("c", self.pick.saving) in out:
                place = out["c", self.pick.saving]
                out["c", self.pick.saving] = replace(place, glow=1.0, raised=0.6, z=80.0)
        return out

    def _committed(self) -> dict[Handle, Place]:
        """The own cards that are in, in the own slot: turned up for nobody but their owner."""
        slot = self.field.slots().get(self.table.services.seat)
        chosen = self.table.reading.hand.chosen
        if slot is None or not chosen:
            return {}
        high = round(slot.h * 0.62)
        wide = round(high / 1.4)
        step = min(wide * 0.6, (slot.w - wide - 8) / max(1, len(chosen) - 1)) if len(chosen) > 1 else 0.0
        left = slot.centerx - step * (len(chosen) - 1) / 2
        y = slot.bottom - high / 2 - self.table.look.px(8)
        return {("c", handle): Place(left + i * step, y, wide, high, z=20.0 + i) for i, handle in enumerate(chosen)}

    # answering

    def acts(self) -> Sequence[AnswerButton]:
        asked = self.table.asked
        if asked == "sacrifice":
            return self._sacrifice()
        if asked == "play_cards":
            return self._play()
        if asked == "survivor_pick":
            words, saving = self.table.words, self.pick.saving
            name = self.table.card_name(self.table.reading.names[saving]) if saving is not None else ""
            text = words("act-save", card=name) if name else words("verb-save")
            return [
                AnswerButton("save", text, self.pick.send, enabled=saving is not None, why=words("why-choose-card"))
            ]
        return ()

    def _sacrifice(self) -> Sequence[AnswerButton]:
        table, hand = self.table, self.hand
        return [
            AnswerButton("sacrifice", hand.act("act-sacrifice"), lambda: table.send(list(hand.chosen)), kind="danger",
                small=hand.power() if hand.chosen else "", enabled=hand.enough, why=hand.why()),
            self._clear(),
        ]  # fmt: skip

    def _clear(self) -> AnswerButton:
        words = self.table.words
        return AnswerButton("clear", words("act-clear"), self.hand.clear, enabled=bool(self.hand.chosen),
                   why=words("why-choose-first"), kind="plain")  # fmt: skip

    def _play(self) -> Sequence[AnswerButton]:
        table, words, hand = self.table, self.table.words, self.hand
        if hand.committed:
            out = [AnswerButton("withdraw", words("verb-withdraw"), lambda: table.send(Withdraw().choice()),
                       small=words("act-commit-small"))]  # fmt: skip
        else:
            play = Commit(list(hand.chosen))
            out = [AnswerButton("commit", hand.act("act-commit"), lambda: table.send(play.choice()),
                       small=hand.power() if hand.chosen else "", enabled=hand.enough, why=hand.why()),
                   self._clear()]  # fmt: skip
        round_, seat = table.reading.play, table.services.seat
        pledged = round_.pledges[seat] if round_ is not None and 0 <= seat < len(round_.pledges) else ""
        for pledge in PLEDGES:
            kind = "gold" if pledge == pledged else "plain"
            out.append(self._pledge(pledge, kind, pledge == pledged))
        return out

    def _pledge(self, pledge: str, kind: str, mine: bool) -> AnswerButton:
        table, words = self.table, self.table.words
        return AnswerButton(f"pledge.{pledge}", words(f"pledge-short-{pledge}"), lambda: table.send(Pledge(pledge).choice()),
                   kind="gold" if kind == "gold" else "plain", small=words("verb-pledge") if not mine else "",
                   enabled=not mine, why=words("pledge-heading"))  # fmt: skip

    def click(self, handle: Hashable) -> bool:
        if handle == ("totals",):
            counter = self.counter
            counter.open = not counter.open
            self.table.services.play_sound("card_slide")
            self.table.again()
            return True
        if isinstance(handle, tuple) and handle[0] == "c" and handle[1] in self.pick.pickable():
            self.pick.choose(handle[1])
            return True
        return False

    def back(self) -> bool:
        return self.pick.back()

    # pointing

    def spots(self) -> Sequence[Hotspot]:
        table, reading, parts = self.table, self.table.reading, self.field.parts
        out = [Hotspot(("foe",), parts.foe)]
        out += [Hotspot(("ability", i), rect) for i, rect in enumerate(self.sheet.rects())]
        ledger = self.counter.ledger is not None
        out.append(
            Hotspot(
                ("totals",),
                parts.score,
                ledger,
                table.words("ledger-none" if reading.count is None else "ledger-later"),
                aside=True,
            )
        )
        can = self.pick.pickable()
        picking = self.pick.asked
        for handle, place in self.layout().items():
            number = handle[1]  # type: ignore[index]
            why = self.why_not_saved(number) if picking else self.hand.why_shut()
            out.append(Hotspot(handle, place.rect, number in can, "" if number in can else why))
        if reading.play is not None:
            out += [Hotspot(("seat", seat), rect, False, "", order=0) for seat, rect in self.field.slots().items()
                    if seat != table.services.seat]  # fmt: skip
        return out

    def why_not_saved(self, number: int) -> str:
        words = self.table.words
        lying = self.table.reading.by_handle.get(number)
        if lying is not None and lying.card == "bigun":
            return words("why-bigun")
        return words("why-princeling")

    # drawing

    def draw_background(self, surface: Surface) -> None:
        look, reading, parts = self.table.look, self.table.reading, self.field.parts
        foe = reading.foe
        if foe is None:
            return
        shadow, offset = look.pieces.shadow(parts.foe.size, 6)
        surface.blit(shadow, parts.foe.move(offset))
        self._foe(surface)
        self.sheet.paint(surface)
        self.dice.draw_background(surface)
        if self.counter.moving is None:
            self.counter.paint(surface, parts.score)
        if not reading.horde.cards and reading.play is None:
            inner = self.field.inside(self.field.horde_area)
            surface.blit(look.panel("tile_empty", inner.size), inner)

    def _foe(self, surface: Surface) -> None:
        """The foe's card as the totals have it; once it is beaten, its bare place."""
        rect = self.field.parts.foe
        if not (self.table.live.fallen or self.table.reading.public.won):
            surface.blit(self.counter.foe_card(rect.size), rect)
            return
        surface.blit(self.table.look.backdrop(), rect, rect)
        surface.blit(self.table.look.panel("tile_empty", rect.size), rect)

    def _labels(self, surface: Surface) -> None:
        """How many cards lie there: as a moment has them, while one runs."""
        table, look, words = self.table, self.table.look, self.table.words
        reading, line = table.reading, table.live.line
        now, before = self.field.horde_area, self.field.earlier_area
        lying = len(reading.horde.cards if line is None else line)
        if lying:
            text = words("count-cards", n=lying)
            label = look.label(text, 18, CREAM, 1.4, width=now.w)
            surface.blit(label, label.get_rect(topleft=(now.x + 2, now.y - look.px(2))))
        if reading.horde.earlier:
            text = words("earlier-cards", n=len(reading.horde.earlier))
            label = look.label(text, 18, CREAM, 1.2, width=before.w)
            surface.blit(label, label.get_rect(topleft=(before.x + 2, before.y - look.px(2))))

    def paint_over(self, surface: Surface) -> None:
        table = self.table
        if table.reading.play is not None and not table.live.locked:
            self._seats(surface)
        if self.dice.thrown or self.dice.held:
            self.dice.paint(surface)
        if self.counter.tape is not None:
            self.counter.tape.draw(surface)
        if self.counter.open and (sheet := self.counter.sheet(self.field.ledger().size)) is not None:
            surface.blit(sheet, self.field.ledger())

    def draw_standing(self, surface: Surface) -> None:
        """How many cards lie there; the totals and the foe's Power, while they run."""
        if not self.open() or self.table.reading.foe is None:
            return
        self._labels(surface)
        if self.counter.moving is not None:
            self._foe(surface)
            self.counter.paint(surface, self.field.parts.score)

    def _seats(self, surface: Surface) -> None:
        """Who is ready: a face-down card in the seat's place; who is not: an empty place."""
        table = self.table
        play = table.reading.play
        assert play is not None
        for seat, rect in self.field.slots().items():
            ready = seat in play.ready
            surface.blit(self._slot(seat, rect.size, ready, play.pledges[seat]), rect)

    def _who(self, seat: int, name: str, room: int) -> Surface:
        """A name in so much room; where it would be cut, the mark of the seat."""
        look = self.table.look
        if look.lettering.width(name, "display", NAMED) <= room:
            return look.lettering.line(name, "display", look.caps(18), CREAM, width=room, floor=NAMED)
        return seat_disc(self.table, seat, max(NAMED + 5, look.px(28)))

    def _slot(self, seat: int, size: tuple[int, int], ready: bool, pledge: str) -> Surface:
        table, look, words = self.table, self.table.look, self.table.words
        name = table.short_name(seat)
        key = ("slot", seat, name, size, ready, pledge, words.language, look.inks)
        found = look.baked(key)
        if found is not None:
            return found
        found = Surface(size, pygame.SRCALPHA)
        found.blit(look.panel("tile_empty", size), (0, 0))
        pad = look.px(8)
        label = self._who(seat, name, size[0] - 2 * pad)
        found.blit(label, label.get_rect(midtop=(size[0] // 2, pad)))
        top = pad + label.get_height()
        if pledge:
            told = look.label(
                words("quoted", text=words(f"pledge-short-{pledge}")), 18, palette.STRAW, 1.0, width=size[0] - 2 * pad
            )
            found.blit(told, told.get_rect(midtop=(size[0] // 2, top)))
            top += told.get_height()
        high = round(size[1] * 0.62)
        box = Rect(0, 0, round(high / 1.4), high)
        box.midbottom = (size[0] // 2, size[1] - pad)
        if ready:
            if seat != table.services.seat:
                back = cards.back(look, BACK, box.size)
                found.blit(back, box)
            tick = cards.stamp(look, "tick", max(28, look.px(50)), "moss", 11)
            if seat != table.services.seat:
                found.blit(
                    tick,
                    tick.get_rect(center=(min(box.right, size[0] - tick.get_width() // 2), box.bottom - look.px(12))),
                )
        else:
            told = look.label(words("plate-choosing"), 18, palette.mix(CREAM, palette.PLANK, 0.35), 1.2,
                              width=size[0] - 2 * pad)  # fmt: skip
            found.blit(told, told.get_rect(center=(size[0] // 2, box.centery)))
        return look.keep(key, found)
