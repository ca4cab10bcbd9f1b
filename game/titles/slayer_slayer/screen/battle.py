"""The battle: the foe with what it can do, the Horde in its order, the running totals, the tray."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.engine.spaces import One
from game.tabletop.contract import AnswerButton, Hotspot
from game.titles.slayer_slayer.rules.cards import PLEDGES
from game.titles.slayer_slayer.rules.plays import Commit, Pledge, Withdraw
from game.titles.slayer_slayer.screen.cards import BACK
from game.titles.slayer_slayer.screen.foe import FoeSheet
from game.titles.slayer_slayer.screen.layout import Field, field, parted, rows
from game.titles.slayer_slayer.screen.panel import EmptyPanel
from game.titles.slayer_slayer.screen.tokens import seat_disc
from game.ui import cards, palette
from game.ui.places import Handle, Place
from game.ui.widgets.inspector import Inspected

if TYPE_CHECKING:
    from game.titles.slayer_slayer.screen.screen import SlayerTable

CREAM = palette.rgb("#D9CFB4")
NAMED = 11
"""Pixels of the smallest letters of a name over a place; the mark stands there where even those are too large."""


class Battle(EmptyPanel):
    """The room of a battle."""

    def __init__(self, table: SlayerTable) -> None:
        super().__init__(table)
        self.sheet = FoeSheet(table)
        self.saving: int | None = None
        """The goblin that would be saved."""

    def open(self) -> bool:
        return self.table.reading.phase == "battle" and self.table.reading.loot is None

    def shown(self) -> None:
        if self.table.asked != "survivor_pick" or self.saving not in self.pickable():
            self.saving = None

    @property
    def field(self) -> Field:
        area = self.table.ground.area
        return field((area.x, area.y, area.w, area.h), self.table.hand.low)

    # what lies on its table

    def now_area(self) -> Rect:
        """The Horde's part."""
        reading = self.table.reading
        return parted(self.field.horde, len(reading.horde.cards) or 4, len(reading.horde.earlier))[0]

    def before_area(self) -> Rect:
        reading = self.table.reading
        return parted(self.field.horde, len(reading.horde.cards) or 4, len(reading.horde.earlier))[1]

    def inside(self, area: Rect) -> Rect:
        """Under the label of a part."""
        head = self.table.look.caps(18) + self.table.look.px(3)
        return Rect(area.x, area.y + head, area.w, area.h - head)

    def line(self, handles: Sequence[int]) -> dict[Handle, Place]:
        """The Horde in its order; `handles` may be fewer or more than the view's while a moment runs."""
        found = rows(self.inside(self.now_area()), len(handles))
        return {("c", handle): Place.of(rect, z=10.0 + i) for i, (handle, rect) in enumerate(zip(handles, found))}

    def sent_size(self) -> tuple[int, int]:
        """Of a card that is on its way into the Horde."""
        middle = self.now_area()
        return round(middle.h * 0.44), round(middle.h * 0.62)

    def layout(self) -> Mapping[Handle, Place]:
        table, reading = self.table, self.table.reading
        out = self.line([lying.handle for lying in reading.horde.cards])
        out = {h: replace(p, face_up=reading.horde.up) for h, p in out.items()}
        before = reading.horde.earlier
        picking = table.asked == "survivor_pick"
        inside = self.inside(self.before_area())
        for lying, rect in zip(before, rows(inside, len(before))):
            out["c", lying.handle] = Place.of(rect, z=5.0, dim=0.0 if picking else 0.35)
        if reading.play is not None and table.services.seat in reading.play.ready:
            out.update(self._committed())
        if picking:
            can = self.pickable()
            out = {h: p if h[1] in can else replace(p, dim=0.5) for h, p in out.items()}  # type: ignore[index]
            if self.saving is not None and ("c", self.saving) in out:
                place = out["c", self.saving]
                out["c", self.saving] = replace(place, glow=1.0, raised=0.6, z=80.0)
        return out

    def _committed(self) -> dict[Handle, Place]:
        """The own cards that are in, in the own slot: turned up for nobody but their owner."""
        slot = self.slots().get(self.table.services.seat)
        chosen = self.table.reading.hand.chosen
        if slot is None or not chosen:
            return {}
        high = round(slot.h * 0.62)
        wide = round(high / 1.4)
        step = min(wide * 0.6, (slot.w - wide - 8) / max(1, len(chosen) - 1)) if len(chosen) > 1 else 0.0
        left = slot.centerx - step * (len(chosen) - 1) / 2
        y = slot.bottom - high / 2 - self.table.look.px(8)
        return {("c", handle): Place(left + i * step, y, wide, high, z=20.0 + i) for i, handle in enumerate(chosen)}

    def slots(self) -> dict[int, Rect]:
        """While cards are played: a place for each living seat."""
        living = self.table.reading.living()
        area = self.now_area()
        gap = self.table.look.px(10)
        wide = (area.w - gap * (len(living) - 1)) // max(1, len(living))
        return {seat: Rect(area.x + i * (wide + gap), area.y, wide, area.h) for i, seat in enumerate(living)}

    # answering

    def pickable(self) -> set[int]:
        """The goblins that may be saved now."""
        ask = self.table.services.update.ask
        if self.table.asked != "survivor_pick" or ask is None or not isinstance(ask.space, One):
            return set()
        return set(ask.space.options)

    def acts(self) -> Sequence[AnswerButton]:
        asked = self.table.asked
        if asked == "sacrifice":
            return self._sacrifice()
        if asked == "play_cards":
            return self._play()
        if asked == "survivor_pick":
            words, saving = self.table.words, self.saving
            name = self.table.card_name(self.table.reading.names[saving]) if saving is not None else ""
            text = words("act-save", card=name) if name else words("verb-save")
            return [
                AnswerButton(
                    "save", text, lambda: self._save(), enabled=saving is not None, why=words("why-choose-card")
                )
            ]
        return ()

    def _save(self) -> None:
        if self.saving is not None:
            self.table.send(self.saving)

    def _sacrifice(self) -> Sequence[AnswerButton]:
        table, words, hand = self.table, self.table.words, self.table.hand
        limits = hand.limits or (1, 1)
        return [
            AnswerButton("sacrifice", words("act-sacrifice", n=limits[0]), lambda: table.send(list(hand.chosen)), kind="danger",
                small=hand.power() if hand.chosen else "", enabled=hand.enough, why=hand.why()),
            self._clear(),
        ]  # fmt: skip

    def _clear(self) -> AnswerButton:
        table, words = self.table, self.table.words
        return AnswerButton("clear", words("act-clear"), table.go_back, enabled=bool(table.hand.chosen),
                   why=words("why-choose-first"), kind="plain")  # fmt: skip

    def _play(self) -> Sequence[AnswerButton]:
        table, words, hand = self.table, self.table.words, self.table.hand
        if hand.committed:
            out = [AnswerButton("withdraw", words("verb-withdraw"), lambda: table.send(Withdraw().choice()),
                       small=words("act-commit-small"))]  # fmt: skip
        else:
            play = Commit(list(hand.chosen))
            out = [AnswerButton("commit", words("act-commit", n=len(hand.chosen)), lambda: table.send(play.choice()),
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
            counter = self.table.counter
            counter.open = not counter.open
            self.table.services.play_sound("card_slide")
            self.table.again()
            return True
        if isinstance(handle, tuple) and handle[0] == "c" and handle[1] in self.pickable():
            if self.saving == handle[1]:
                self._save()
            else:
                self.saving = handle[1]
                self.table.services.play_sound("card_slide")
                self.table.again()
            return True
        return False

    def back(self) -> bool:
        had, self.saving = self.saving, None
        return had is not None

    # pointing

    def spots(self) -> Sequence[Hotspot]:
        table, reading, parts = self.table, self.table.reading, self.field
        out = [Hotspot(("foe",), parts.foe)]
        out += [Hotspot(("ability", i), rect) for i, rect in enumerate(self.sheet.rects())]
        ledger = table.counter.ledger is not None
        out.append(Hotspot(("totals",), parts.totals, ledger, table.words("ledger-none")))
        can = self.pickable()
        picking = table.asked == "survivor_pick"
        for handle, place in self.layout().items():
            number = handle[1]  # type: ignore[index]
            why = self.why_not_saved(number) if picking else table.why_not()
            out.append(Hotspot(handle, place.rect, number in can, "" if number in can else why))
        if reading.play is not None:
            out += [Hotspot(("seat", seat), rect, False, "", order=0) for seat, rect in self.slots().items()
                    if seat != table.services.seat]  # fmt: skip
        return out

    def why_not_saved(self, number: int) -> str:
        words = self.table.words
        lying = self.table.reading.by_handle.get(number)
        if lying is not None and lying.card == "bigun":
            return words("why-bigun")
        return words("why-princeling")

    def inspect(self, handle: Hashable) -> Inspected | None:
        if not isinstance(handle, tuple):
            return None
        pages = self.table.pages
        if handle[0] in ("foe", "ability"):
            return pages.foe()
        if handle[0] == "totals":
            return pages.totals()
        return None

    # drawing

    def draw_background(self, surface: Surface) -> None:
        table, look, reading, parts = self.table, self.table.look, self.table.reading, self.field
        foe = reading.foe
        if foe is None:
            return
        power = "?" if foe.power is None else str(foe.power)
        shadow, offset = look.pieces.shadow(parts.foe.size, 6)
        surface.blit(shadow, parts.foe.move(offset))
        surface.blit(table.cards.foe(foe.id, power, parts.foe.size), parts.foe)
        self.sheet.paint(surface)
        self._labels(surface)
        table.dice.draw_background(surface)
        if table.counter.moving is None:
            table.counter.paint(surface, parts.totals)
        if not reading.horde.cards and reading.play is None:
            inner = self.inside(self.now_area())
            surface.blit(look.panel("tile_empty", inner.size), inner)

    def _labels(self, surface: Surface) -> None:
        table, look, words = self.table, self.table.look, self.table.words
        reading = table.reading
        now, before = self.now_area(), self.before_area()
        if reading.horde.cards:
            text = words("count-cards", n=len(reading.horde.cards))
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
        if table.dice.thrown or table.dice.held:
            table.dice.paint(surface)
        if table.counter.open and (sheet := table.counter.sheet(self.sheet_rect().size)) is not None:
            surface.blit(sheet, self.sheet_rect())

    def draw_standing(self, surface: Surface) -> None:
        """The totals, while they run."""
        if self.open() and self.table.counter.moving is not None:
            self.table.counter.paint(surface, self.field.totals)

    def sheet_rect(self) -> Rect:
        """Where a ledger lies: over all of the middle, so that nothing looks out half from under it."""
        return self.table.ground.area.inflate(self.table.look.px(8), self.table.look.px(4))

    def _seats(self, surface: Surface) -> None:
        """Who is ready: a face-down card in the seat's place; who is not: an empty place."""
        table = self.table
        play = table.reading.play
        assert play is not None
        for seat, rect in self.slots().items():
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
            told = look.label(f"“{words(f'pledge-short-{pledge}')}”", 18, palette.STRAW, 1.0, width=size[0] - 2 * pad)
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

    @property
    def marches(self) -> bool:
        return bool(self.pickable()) and not self.table.services.sent
