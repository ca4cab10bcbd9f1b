"""Rituals: the caster's decision, targets, and the chain of Chaos Cataclysm; a sheet shows the ritual and what it does."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any

from pygame import Rect, Surface

from game.engine.spaces import Branch, Menu, Pick
from game.tabletop.context import back_button
from game.tabletop.contract import AnswerButton, Hotspot
from game.titles.lords_of_hell.rules import plays
from game.titles.lords_of_hell.rules.promise_limits import ritual_cost
from game.titles.lords_of_hell.rules.ritual_targets import Aim, aim_of
from game.titles.lords_of_hell.rules.state import NOBODY
from game.titles.lords_of_hell.screen.cards import Cards, Facing, portrait
from game.titles.lords_of_hell.screen.choices import grid
from game.titles.lords_of_hell.screen.context import Context
from game.titles.lords_of_hell.screen.layout import CARD
from game.titles.lords_of_hell.screen.panel import ClickAction, EmptyPanel, spot_of
from game.titles.lords_of_hell.screen.phase import stop_act
from game.ui import palette
from game.ui.places import Handle, Place

SOULS = "souls"


class Cast(EmptyPanel):
    """One caster after the other completes, calls off or delays (LOH-11.4); the others may talk."""

    def open(self) -> bool:
        return self.table.kind == "cast"

    @property
    def caster(self) -> int:
        return self.table.facts.seat

    @property
    def mine(self) -> list[Branch]:
        ask = self.table.services.update.ask
        space = ask.space if ask is not None and self.table.asked else None
        found = space.branches if isinstance(space, Menu) else ()
        return [branch for branch in found if branch.verb in ("complete", "call_off", "delay")]

    def ask(self) -> tuple[str, str] | None:
        table, words = self.table, self.table.words
        if self.caster != table.services.seat:
            return words("ask-cast.others", seat=table.devil(self.caster)), ""
        return words("ask-cast"), words.stakes("ask-cast")

    @property
    def rituals(self) -> list[int]:
        """Upright rituals of the caster."""
        sideways = self.table.reading.s.sideways
        return [card for card in self.table.reading.seats[self.caster].rituals if card not in sideways]

    def acts(self) -> Sequence[AnswerButton]:
        table, words = self.table, self.table.words
        if not table.asked:
            return ()
        if self.caster != table.services.seat:
            wait = AnswerButton(
                "wait",
                words("verb-wait"),
                lambda: None,
                enabled=False,
                why=words("ask-cast.others", seat=table.devil(self.caster)),
            )
            return [wait, *stop_act(table)]
        out: list[AnswerButton] = []
        many = len(self.rituals) > 1
        for card in self.rituals:
            price = ritual_cost(table.reading.s, self.caster, card)
            able = table.can(plays.Complete(card))
            short = table.reading.seats[self.caster].souls < price
            why = "" if able else table.refusal("need_souls" if short else "no_target")
            name = table.named(card)
            small = f"{name} · {words('amount-souls', n=price)}"
            out.append(
                AnswerButton(
                    f"complete.{card}",
                    words("verb-complete"),
                    self._sender(plays.Complete(card)),
                    small,
                    "primary",
                    able,
                    why,
                )
            )
            out.append(
                AnswerButton(
                    f"delay.{card}",
                    words("verb-delay"),
                    self._sender(plays.Delay(card)),
                    name if many else words("cast-delay-small"),
                    "gold",
                )
            )
            out.append(
                AnswerButton(
                    f"call_off.{card}",
                    words("verb-call-off"),
                    self._sender(plays.CallOff(card)),
                    name if many else "",
                    "danger",
                )
            )
        return out

    def _sender(self, play: plays.AnyPlay) -> Callable[[], None]:
        return lambda: self.table.send(play)


class Targets(EmptyPanel):
    """Where a ritual strikes: a realm, hordes and lots of Souls of one realm, armies of the discard pile, or one thing."""

    def __init__(self, table: Context, cards: Cards) -> None:
        super().__init__(table)
        self.cards = cards
        self.seat = -1
        self.picked: list[int] = []
        self.lots = 0
        self._of = -1

    def open(self) -> bool:
        return self.table.kind in ("ritual_target", "chain")

    def shown(self) -> None:
        ask = self.table.services.update.ask
        number = ask.id if ask is not None else -1
        if number != self._of:
            self.seat, self.picked, self.lots = -1, [], 0
        self._of = number

    @property
    def card(self) -> str:
        return self.table.facts.card or "chaos_catalysm"

    @property
    def aims(self) -> list[Aim]:
        """What may be aimed at, by the ask's menu."""
        ask = self.table.services.update.ask
        space = ask.space if ask is not None and self.table.asked in ("ritual_target", "chain") else None
        return [aim_of(branch) for branch in space.branches] if isinstance(space, Menu) else []

    @property
    def buries(self) -> bool:
        """Hordes of a realm are destroyed, and lots of Souls."""
        return any(aim.what is not None and aim.cards is not None for aim in self.aims)

    @property
    def raises(self) -> Pick | None:
        """Armies come from the discard pile."""
        return next((aim.cards for aim in self.aims if aim.seat == NOBODY and aim.cards is not None), None)

    def play(self) -> plays.Target:
        if self.raises is not None:
            return plays.Target([card for card in self.raises.options if card in self.picked])
        if self.table.kind == "chain":
            return plays.Target(self.seat, SOULS if self.lots else self.picked[0] if self.picked else -1)
        if not self.buries:
            return plays.Target(self.seat)
        aimed = (aim.cards for aim in self.aims if (aim.seat, aim.what) == (self.seat, self.lots))
        part = next((cards for cards in aimed if cards is not None), None)
        order = part.options if part is not None else ()
        return plays.Target(self.seat, self.lots, [card for card in order if card in self.picked])

    # pointing

    def _owner(self, handle: tuple[Any, ...]) -> int:
        return self.table.reading.owner.get(handle[1], -1) if handle[0] == "c" else int(handle[1])

    def mark(self, handle: Hashable) -> ClickAction | None:
        if not isinstance(handle, tuple) or not self.aims or handle[0] not in ("c", "realm", SOULS, "body", "captive"):
            return None
        chosen = False
        if self.raises is not None:
            if handle[0] != "c" or handle[1] not in self.raises.options:
                return ClickAction(False, self.table.words("why-target"))
            return ClickAction(True, "", True, handle[1] in self.picked)
        seat = self._owner(handle)
        if self.table.kind == "chain":
            what = SOULS if handle[0] == SOULS else handle[1] if handle[0] == "c" else None
            fits = any((aim.seat, aim.what) == (seat, what) for aim in self.aims)
            chosen = self.seat == seat and (what in self.picked or (what == SOULS and bool(self.lots)))
        elif self.buries:
            own = [aim for aim in self.aims if aim.seat == seat]
            if handle[0] == SOULS:
                fits = any(aim.what for aim in own)
                chosen = self.seat == seat and self.lots > 0
            else:
                fits = handle[0] == "c" and any(aim.cards is not None and handle[1] in aim.cards.options for aim in own)
                chosen = handle[1] in self.picked or any(card in self.picked for card in self._stack(handle))
        else:
            fits = handle[0] == "realm" and any(aim.seat == seat for aim in self.aims)
            chosen = self.seat == seat
        if not fits:
            return ClickAction(False, self.table.words("why-target"))
        sign = self.table.words("ritual-lots", n=self.lots) if handle[0] == SOULS and chosen and self.buries else ""
        return ClickAction(True, "", True, chosen, sign)

    def _stack(self, handle: tuple[Any, ...]) -> list[int]:
        """The cards that lie on one another there."""
        reading = self.table.reading
        if handle[0] != "c" or not reading.card(handle[1]):
            return []
        owner = reading.owner.get(handle[1], -1)
        if owner < 0:
            return [handle[1]]
        return [card for card in reading.seats[owner].hordes if reading.card(card) == reading.card(handle[1])]

    def click(self, handle: Hashable) -> bool:
        mark = self.mark(handle)
        if mark is None or not mark.open or not isinstance(handle, tuple):
            return False
        seat = self._owner(handle)
        if self.raises is not None:
            self._toggle(handle[1], self.raises.hi)
        elif self.table.kind == "chain":
            self.seat = seat
            self.lots, self.picked = (1, []) if handle[0] == SOULS else (0, [handle[1]])
        elif self.buries:
            if seat != self.seat:
                self.seat, self.picked, self.lots = seat, [], 0
            most = max(aim.what for aim in self.aims if aim.seat == seat and isinstance(aim.what, int))
            if handle[0] == SOULS:
                self.lots = (self.lots + 1) % (most + 1)
                while self.lots and len(self.picked) + self.lots > 3:
                    self.picked.pop()
            else:
                stack = self._stack(handle)
                left = [card for card in stack if card not in self.picked]
                if left and len(self.picked) + self.lots < 3:
                    self.picked.append(left[0])
                else:
                    self.picked = [card for card in self.picked if card not in stack]
        elif self.seat == seat:
            self.table.send(self.play())
            return True
        else:
            self.seat = seat
        self.table.services.play_sound("card_slide")
        self.table.again()
        return True

    def _toggle(self, card: int, most: int) -> None:
        if card in self.picked:
            self.picked.remove(card)
        elif len(self.picked) < most:
            self.picked.append(card)

    def back(self) -> bool:
        had = self.seat >= 0 or bool(self.picked)
        self.seat, self.picked, self.lots = -1, [], 0
        if had:
            self.table.again()
        return had

    # the sheet

    @property
    def sheet(self) -> Rect:
        market = self.table.ground.market
        return market

    def layout(self) -> Mapping[Handle, Place]:
        if self.raises is None:
            return {}
        look = self.table.look
        area = self.sheet.inflate(-look.px(80), -look.px(90)).move(0, look.px(40))
        area.x += round(area.w * 0.3)
        area.w = round(area.w * 0.7)
        cards = list(self.raises.options)
        return {
            ("c", card): Place.of(rect, z=70.0, glow=1.0 if card in self.picked else 0.0)
            for card, rect in zip(cards, grid(area, len(cards), 0.5))
        }

    def spots(self) -> Sequence[Hotspot]:
        return [spot_of(self.table, handle, place.rect, 45) for handle, place in self.layout().items()]

    def draw_background(self, surface: Surface) -> None:
        """The ritual at reading size, who casts it, and what is chosen."""
        table, look, inks, words = self.table, self.table.look, self.table.look.palette, self.table.words
        look.paper(surface, "panel", self.sheet, 6)
        face = self.sheet.inflate(-look.px(60), -look.px(50))
        high = round(face.h * 0.72)
        card = Rect(face.x, face.y, round(high / CARD), high)
        surface.blit(self.cards.small(Facing("card", self.card), card.size), card)
        x = card.right + look.px(30)
        caster = table.facts.seat
        head = look.lettering.line(
            table.card_name(self.card).upper(),
            "display",
            look.caps(36),
            palette.RED_TEXT,
            width=face.right - x - look.px(110),
        )
        surface.blit(head, (x, face.y))
        devil = Rect(0, 0, look.px(96), look.px(96))
        devil.topright = face.topright
        surface.blit(portrait(look, table.reading.devil(caster), devil.size), devil)
        y = face.y + head.get_height() + look.px(8)
        who = look.label(words("ritual-caster", name=table.devil(caster)), 22, inks.k)
        surface.blit(who, (x, y))
        y += who.get_height() + look.px(12)
        text = words(f"card-{self.card}.text")
        para = look.lettering.paragraph(text, "text", look.text(24), face.right - x, inks.k)
        if self.raises is None:
            surface.blit(para.surface, (x, max(y, devil.bottom + look.px(8))))
        chosen = self.told()
        if chosen:
            line = look.lettering.line(chosen, "text_bold", look.text(26), palette.RED_TEXT, width=face.w)
            surface.blit(line, line.get_rect(midbottom=(face.centerx, face.bottom)))

    def told(self) -> str:
        """What is chosen, in words."""
        table, words = self.table, self.table.words
        parts = [table.times(table.named(card) for card in self.picked)] if self.picked else []
        if self.lots:
            parts.append(words("ritual-lots", n=self.lots) if self.buries else words("fact-souls"))
        if self.seat < 0 and not parts:
            return ""
        where = table.devil(self.seat) if self.seat >= 0 else ""
        return ": ".join(part for part in (where, ", ".join(parts)) if part)

    # words

    def ask(self) -> tuple[str, str] | None:
        table, words = self.table, self.table.words
        kind = table.kind
        args = {"card": table.card_name(self.card), "name": table.devil(table.facts.seat)}
        if not self.aims:
            return words(f"ask-{kind}.waiting", **args), ""
        return words(f"ask-{kind}", **args), words.stakes(f"ask-{kind}")

    def acts(self) -> Sequence[AnswerButton]:
        table, words = self.table, self.table.words
        if not self.aims:
            return ()
        ready = table.can(self.play()) if self.seat >= 0 or self.picked else False
        out = [
            AnswerButton(
                "target",
                words("choose-strike"),
                lambda: table.send(self.play()),
                self.told(),
                "primary",
                ready,
                words("why-target"),
            )
        ]
        if self.seat >= 0 or self.picked:
            out.append(back_button(words("verb-cancel"), self.back))
        return out
