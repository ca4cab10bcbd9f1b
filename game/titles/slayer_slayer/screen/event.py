"""An event: what it wants for 1 to 4 cards and what it gives, who goes for all, the stake, the bet, the outcome (GSS 4.5)."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence

from pygame import Rect, Surface

from game.tabletop.contract import AnswerButton, Hotspot
from game.titles.slayer_slayer.screen.card_rows import BACK
from game.titles.slayer_slayer.screen.choice import Choice
from game.titles.slayer_slayer.screen.context import Context
from game.titles.slayer_slayer.screen.dice import Dice
from game.titles.slayer_slayer.screen.event_sheet import MOST, EventSheet
from game.titles.slayer_slayer.screen.hand import Hand
from game.titles.slayer_slayer.screen.layout import event_card, event_low, event_tray, rows
from game.titles.slayer_slayer.screen.panel import EmptyPanel
from game.titles.slayer_slayer.screen.tokens import CREAM, march, person
from game.ui import cards, palette
from game.ui.cards import stamp
from game.ui.places import Handle, Place
from game.ui.widgets.inspector import Entry, Inspected

SIDES = ("odds", "evens")
SIGNS = {"odds": "1 3 5", "evens": "2 4 6"}
RINGED = 10
"""Pixels over a tile that its ring and dashes take."""


class Event(EmptyPanel):
    """The room of an event."""

    def __init__(self, table: Context, sheet: EventSheet, hand: Hand, dice: Dice, choice: Choice) -> None:
        super().__init__(table)
        self.sheet, self.hand, self.dice, self.choice = sheet, hand, dice, choice
        self.voted: int | None = None
        """The seat that would be voted for."""

    def open(self) -> bool:
        return self.table.reading.event is not None

    def shown(self) -> None:
        if self.table.asked != "representative_vote":
            self.voted = None

    @property
    def side(self) -> str:
        """The side that would be bet on."""
        return self.choice.chosen if self.table.asked == "event_bet" else ""

    @property
    def vote(self) -> int | None:
        """The own vote as it stands."""
        ask = self.table.services.update.ask
        if ask is None or ask.kind != "representative_vote" or not isinstance(ask.answer, int):
            return None
        return ask.answer

    @property
    def blank(self) -> bool:
        ask = self.table.services.update.ask
        return ask is not None and ask.kind == "representative_vote" and ask.answer == ""

    @property
    def voting(self) -> bool:
        """Nobody goes yet."""
        event = self.table.reading.event
        return event is not None and event.seat < 0

    # answering

    def acts(self) -> Sequence[AnswerButton]:
        asked = self.table.asked
        if asked == "representative_vote":
            return self._vote_acts()
        if asked == "event_stake":
            return self._stake_acts()
        if asked == "event_bet":
            words = self.table.words
            if not self.side:
                return [
                    AnswerButton("bet", words("tray-throw"), lambda: None, enabled=False, why=words("why-choose-first"))
                ]
            return [
                AnswerButton(
                    "bet", self.choice.call_words(), lambda: self.choice.send(), small=words(f"verb-{self.side}")
                )
            ]
        return ()

    def _vote_acts(self) -> Sequence[AnswerButton]:
        table, words = self.table, self.table.words
        small = words("act-vote-change") if self.vote is not None or self.blank else ""
        text = (
            words("act-vote-seat", name=table.services.name(self.voted))
            if self.voted is not None
            else words("verb-vote")
        )
        can = self.voted is not None and self.voted != self.vote
        return [
            AnswerButton(
                "vote", text, lambda: self.send_vote(), small=small, enabled=can, why=words("why-choose-seat")
            ),
            AnswerButton(
                "blank", words("side-blank"), lambda: table.send(""), enabled=not self.blank, why=words("why-waiting")
            ),
        ]

    def _stake_acts(self) -> Sequence[AnswerButton]:
        table, words, hand = self.table, self.table.words, self.hand
        whole = bool(hand.chosen) and len(hand.chosen) == len(table.reading.hand.cards)
        return [
            AnswerButton("stake", hand.act("act-stake"), lambda: self.choice.stake(),
                small=self.choice.call_words() if self.choice.ready else self.sheet.chosen_words(),
                kind="danger" if whole else "primary", enabled=hand.enough, why=hand.why()),
            AnswerButton("clear", words("act-clear"), hand.clear, enabled=bool(hand.chosen), why=words("why-choose-first")),
        ]  # fmt: skip

    def send_vote(self) -> None:
        if self.voted is not None:
            self.table.services.play_sound("vote_drop")
            self.table.services.send(self.voted)

    def click(self, handle: Hashable) -> bool:
        if not isinstance(handle, tuple):
            return False
        asked = self.table.asked
        if handle == ("tray",):
            self.choice.throw(None)
            return True
        if handle[0] == "candidate" and asked == "representative_vote":
            if self.voted == handle[1] != self.vote:
                self.send_vote()
                return True
            self.voted = handle[1]
        elif handle[0] == "side" and asked == "event_bet":
            self.choice.choose(handle[1])
            return True
        else:
            return False
        self.table.services.play_sound("card_slide")
        self.table.again()
        return True

    def back(self) -> bool:
        had, self.voted = self.voted is not None, None
        return self.choice.back() or had

    # where it lies

    def heading(self) -> Surface:
        """What stands over those who can be voted for."""
        look = self.table.look
        return look.label(self.table.words("event-who"), 20, CREAM, 1.4, width=event_low(self.area).w)

    def people(self, area: Rect) -> dict[int, Rect]:
        """The living, to be voted for."""
        low, living = event_low(area), self.table.reading.living()
        head = self.heading().get_height() + RINGED
        box = Rect(low.x, low.y + head, low.w, low.h - head)
        columns = min(3, len(living)) if len(living) != 4 else 2
        lines = -(-len(living) // columns)
        gap = self.table.look.px(10)
        wide, high = (box.w - gap * (columns - 1)) // columns, (box.h - gap * (lines - 1)) // lines
        high = min(high, round(wide * 0.5))
        out = {}
        for i, seat in enumerate(living):
            line, column = divmod(i, columns)
            out[seat] = Rect(box.x + column * (wide + gap), box.y + line * (high + gap), wide, high)
        return out

    def stake_rect(self, area: Rect) -> Rect:
        low = event_low(area)
        wide = low.w - event_tray(area).w - self.table.look.px(14)
        if self.table.asked == "event_bet":
            wide = round(wide * 0.6)
        return Rect(low.x, low.y, wide, low.h)

    def _slot(self, area: Rect) -> Rect:
        """The cards' part of the stake."""
        box = self.stake_rect(area)
        head = round(box.h * 0.36)
        return Rect(box.x, box.y + head, box.w, box.h - head)

    def sides(self, area: Rect) -> dict[str, Rect]:
        """Odds and evens, between the stake and the tray."""
        if self.table.asked != "event_bet":
            return {}
        tray, gap = event_tray(area), self.table.look.px(10)
        left = self.stake_rect(area).right + self.table.look.px(14)
        wide, high = tray.x - self.table.look.px(14) - left, (tray.h - gap) // 2
        return {side: Rect(left, tray.y + i * (high + gap), wide, high) for i, side in enumerate(SIDES)}

    def layout(self) -> Mapping[Handle, Place]:
        """The own stake lies open for its owner."""
        staked = self.table.reading.hand.staked
        if not staked:
            return {}
        found = rows(self._slot(self.area), len(staked))
        return {("c", handle): Place.of(rect, z=20.0 + i) for i, ((handle, _), rect) in enumerate(zip(staked, found))}

    def spots(self) -> Sequence[Hotspot]:
        table = self.table
        out = [Hotspot(("event",), event_card(self.area))]
        out += [Hotspot(("need", i + 1), rect) for i, rect in enumerate(self.sheet.columns(self.area))]
        if self.voting:
            can = table.asked == "representative_vote"
            why = "" if can else table.why_not()
            out += [Hotspot(("candidate", seat), rect, can, why) for seat, rect in self.people(self.area).items()]
        out += [Hotspot(("side", side), rect, True) for side, rect in self.sides(self.area).items()]
        out += [Hotspot(handle, place.rect, False, table.why_not()) for handle, place in self.layout().items()]
        return out

    def inspect(self, handle: Hashable) -> Inspected | None:
        if not isinstance(handle, tuple) or handle[0] not in ("event", "need", "side") or not self.open():
            return None
        table, words, row = self.table, self.table.words, self.sheet.row
        entries: list[Entry] = []
        for k in range(1, MOST + 1):
            entries.append(Entry(words("event-cards", n=k), "", True))
            entries.append(Entry(f"{self.sheet.need(k)}: {table.amounts(row['reward'][k - 1])}"))
        if row["check"] in ("power", "power_max", "class"):
            entries.append(Entry(words("event-no-feats")))
        return Inspected(name=words(f"event-{row['id']}"), picture=row["id"],
                         text=words(f"event-{row['id']}.text"), entries=tuple(entries),
                         note=words(f"event-{row['id']}.flavour"), rule="GSS-4.51")  # fmt: skip

    # drawing

    def draw_background(self, surface: Surface) -> None:
        self.sheet.card(surface, event_card(self.area), self.sheet.row)
        self.sheet.paint_needs(surface, self.area)
        if self.voting:
            self._people(surface, self.area)
        else:
            self.paint_stake(surface, self.area)

    def _people(self, surface: Surface, area: Rect) -> None:
        """The living as tiles; votes are secret, so only the own one shows."""
        table, look, words = self.table, self.table.look, self.table.words
        low = event_low(area)
        label = self.heading()
        surface.blit(label, label.get_rect(topleft=low.topleft))
        for seat, rect in self.people(area).items():
            told = words("plate-cards", n=table.reading.seats[seat].cards)
            if self.voted == seat:
                glow, offset = look.glow(rect.size)
                surface.blit(glow, rect.move(offset))
            surface.blit(person(table, seat, rect.size, small=told, chosen=self.vote == seat), rect)

    def slots(self, area: Rect, count: int) -> list[Rect]:
        return rows(self._slot(area), count)

    def paint_stake(self, surface: Surface, area: Rect, count: int = 0, backs: bool = True) -> None:
        """Who goes, what is staked (`count`: just now), the tray."""
        table, look, words = self.table, self.table.look, self.table.words
        event = table.reading.event
        assert event is not None
        staked = event.staked or count
        box, slot = self.stake_rect(area), self._slot(area)
        betting = table.asked == "event_bet"  # the question names the stake; the tiles need its room
        tile = Rect(box.x, box.y, round(box.w * (1 if betting else 0.52)), slot.y - box.y - look.px(8))
        surface.blit(person(table, event.seat, tile.size, small=words("plate-representative")), tile)
        x = tile.right + look.px(12)
        told = words("event-staked", n=staked) if staked else words("plate-choosing")
        label = look.label(told, 20, CREAM, 1.2, width=max(1, box.right - x))
        if not betting:
            surface.blit(label, label.get_rect(midleft=(x, tile.centery)))
        if event.side:
            side = look.label(words(f"side-{event.side}"), 24, palette.GLOW, 1.4, width=box.right - x)
            surface.blit(side, side.get_rect(topleft=(x, tile.centery + label.get_height() // 2)))
        elif event.dice:
            found = look.label("d20: " + ", ".join(map(str, event.dice)), 22, palette.GLOW, 1.2, width=box.right - x)
            surface.blit(found, found.get_rect(topleft=(x, tile.centery + label.get_height() // 2)))
        if table.reading.hand.staked:
            return
        if not staked or not backs:
            surface.blit(look.panel("tile_empty", slot.size), slot)
            return
        for rect in rows(slot, staked):
            surface.blit(cards.back(look, BACK, rect.size), rect)

    def paint_over(self, surface: Surface) -> None:
        table, look = self.table, self.table.look
        sides = self.sides(self.area)
        if not self.voting:
            self.dice.paint(surface)
        for side, rect in sides.items():
            chosen = self.side == side
            look.paper(surface, "plain", rect, 3, "glow" if chosen else "")
            sign = look.lettering.line(SIGNS[side], "display", max(14, round(rect.h * 0.26)), look.palette.b)
            surface.blit(sign, sign.get_rect(center=(rect.centerx, rect.y + round(rect.h * 0.36))))
            text = look.label(table.words(f"verb-{side}"), 22, look.palette.k, 1.4, width=rect.w - 12)
            surface.blit(text, text.get_rect(center=(rect.centerx, rect.y + round(rect.h * 0.68))))
            if not self.side:
                march(table, surface, rect)
            if chosen:
                star = stamp(look, "tick", max(26, look.px(44)), "moss", 11)
                surface.blit(star, star.get_rect(center=(rect.right - look.px(6), rect.y + look.px(8))))
        if self.voting and self.is_asking:
            for rect in self.people(self.area).values():
                march(table, surface, rect)

    @property
    def is_asking(self) -> bool:
        asked = self.table.asked
        if asked == "representative_vote":
            return self.voted is None and self.vote is None and not self.blank
        return asked == "event_bet" and not self.side
