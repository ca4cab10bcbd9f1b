"""Questions that are answered with a thing or a word: the fortress to keep, cards that a gift takes, tribute, a vault, artifacts
of a captive, keep or redraw. Cards that lie nowhere in sight are spread over the market."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any

from pygame import Rect, Surface

from game.engine.spaces import One, Pick
from game.tabletop.contract import AnswerButton, Hotspot
from game.titles.lords_of_hell.rules.promise_limits import code_of, forbidden
from game.titles.lords_of_hell.screen.context import Context
from game.titles.lords_of_hell.screen.layout import CARD
from game.titles.lords_of_hell.screen.panel import ClickAction, EmptyPanel, spot_of
from game.ui.fitting import fitted
from game.ui.places import Handle, Place

KINDS = (
    "mulligan",
    "fortress",
    "cards",
    "tribute",
    "confiscate",
    "earth_dice",
    "earth_reroll",
    "arrival",
    "vote",
    "nominate",
)
SEATED = ("vote", "nominate")
"""Asks whose numbers are seats."""
PLAIN = ("earth_reroll", "arrival", "mulligan")
"""Answered by a word alone."""


def grid(area: Rect, count: int, most: float = 0.9) -> list[Rect]:
    """So many cards in rows, as large as the area lets them be."""
    if count == 0:
        return []
    gap = max(4, area.w // 60)
    best = (0, 1)
    for columns in range(1, count + 1):
        rows = -(-count // columns)
        wide = (area.w - gap * (columns - 1)) / columns
        high = min((area.h - gap * (rows - 1)) / rows, area.h * most)
        best = max(best, (int(min(wide, high / CARD)), -columns))
    wide, columns = max(8, best[0]), -best[1]
    high, rows = int(wide * CARD), -(-count // columns)
    left = area.x + max(0, area.w - columns * (wide + gap) + gap) // 2
    top = area.y + max(0, area.h - rows * (high + gap) + gap) // 2
    return [
        Rect(left + (n % columns) * (wide + gap), top + (n // columns) * (high + gap), wide, high) for n in range(count)
    ]


class Choices(EmptyPanel):
    """One thing, some things, or a word."""

    def __init__(self, table: Context) -> None:
        super().__init__(table)
        self.picked: list[Any] = []
        self._of = -1

    def open(self) -> bool:
        return self.table.kind in KINDS

    def shown(self) -> None:
        ask = self.table.services.update.ask
        number = ask.id if ask is not None else -1
        if number != self._of:
            self.picked = []
        self._of = number

    @property
    def space(self) -> Any:
        ask = self.table.services.update.ask
        return ask.space if ask is not None and self.table.asked in KINDS else None

    @property
    def options(self) -> Sequence[Any]:
        space = self.space
        return space.options if isinstance(space, One | Pick) else ()

    def handle_of(self, value: Any) -> Hashable:
        """Where an answer lies; None: it is a word."""
        kind = self.table.kind
        if isinstance(value, str) or kind in PLAIN:
            return None
        if kind in SEATED:
            return ("realm", value)
        if kind == "earth_dice" and value < 0:
            return ("body", self.table.services.seat)
        return ("c", value)

    @property
    def spread(self) -> list[int]:
        """Cards to choose from that lie nowhere in sight: of a hand that is looked into, of a captive."""
        if self.table.kind not in ("cards", "confiscate") or self.space is None:
            return []
        seat = self.table.services.seat
        return [card for card in self.options if self.table.reading.owner.get(card) != seat]

    # the spread

    @property
    def sheet(self) -> Rect:
        return self.table.ground.scale

    def layout(self) -> Mapping[Handle, Place]:
        cards = self.spread
        area = self.sheet.inflate(-self.table.look.px(80), -self.table.look.px(120)).move(0, self.table.look.px(20))
        out: dict[Handle, Place] = {}
        for card, rect in zip(cards, grid(area, len(cards), 0.8)):
            out["c", card] = Place.of(rect, z=70.0, glow=1.0 if card in self.picked else 0.0)
        return out

    def spots(self) -> Sequence[Hotspot]:
        return [spot_of(self.table, handle, place.rect, 45) for handle, place in self.layout().items()]

    def draw_background(self, surface: Surface) -> None:
        if not self.spread:
            return
        look, inks = self.table.look, self.table.look.palette
        look.paper(surface, "panel", self.sheet, 6)
        found = self.ask()
        text = found[0] if found else ""
        box = self.sheet.inflate(-look.px(70), -look.px(40))
        words = fitted(look, text, "display", look.caps(24), (box.w, look.px(70)), inks.k, align="centre")
        surface.blit(words, words.get_rect(midtop=(box.centerx, box.y)))

    # choosing

    def mark(self, handle: Hashable) -> ClickAction | None:
        if not isinstance(handle, tuple) or self.space is None:
            return None
        if handle[0] not in ("c", "realm", "body", "pc", "captive", "souls", "powers"):
            return None
        for value in self.options:
            if self.handle_of(value) == handle:
                return ClickAction(True, "", True, value in self.picked, self.sign(value))
        why = self.table.words("why-choice")
        if handle[0] == "realm" and self.table.kind in SEATED:
            why = self.why_not_named(int(handle[1]))
        return ClickAction(False, why)

    def why_not_named(self, seat: int) -> str:
        """Why a devil may not be voted for or nominated: it is no nominee, or a promise stands in the way."""
        table = self.table
        if table.kind == "vote" and not table.reading.s.markers[seat]:
            return table.refusal("not_nominee")
        bound = forbidden(table.reading.s, table.services.seat, table.kind, seat)
        return table.refusal(code_of(bound), bound) if bound is not None else table.words("why-choice")

    def sign(self, value: Any) -> str:
        """What hangs on a realm that may be named."""
        if self.table.kind not in SEATED:
            return ""
        key = f"ring-{self.table.kind}"
        return self.table.words(f"{key}-chosen" if value in self.picked else key)

    def click(self, handle: Hashable) -> bool:
        if self.space is None:
            return False
        value = next((value for value in self.options if self.handle_of(value) == handle), None)
        if value is None:
            return False
        space = self.space
        if isinstance(space, One) or space.hi == 1:
            if value in self.picked:
                self.table.send(self.answer())
                return True
            self.picked = [value]
        elif value in self.picked:
            self.picked.remove(value)
        elif len(self.picked) < space.hi:
            self.picked.append(value)
        self.table.services.play_sound("card_slide")
        self.table.again()
        return True

    def answer(self) -> Any:
        if isinstance(self.space, One):
            return self.picked[0]
        return [value for value in self.options if value in self.picked]

    def back(self) -> bool:
        had, self.picked = bool(self.picked), []
        if had:
            self.table.again()
        return had

    # words

    def ask(self) -> tuple[str, str] | None:
        table, words = self.table, self.table.words
        kind = table.kind
        ask = table.services.update.ask
        assert ask is not None
        if self.space is None:
            names = table.words.join(table.devil(seat) for seat in ask.waiting_for)
            return words(f"ask-{kind}.waiting", **{**self.args(), "name": names, "people": len(ask.waiting_for)}), ""
        key = f"ask-{kind}"
        if kind == "mulligan" and len(self.options) > 1:
            key = "ask-mulligan.none"
        if self.vault:
            key = "ask-cards.vault"
        if (bound := self.bound()) is not None:
            return bound
        return words(key, **self.args()), words.stakes(f"{key}") or words.stakes(f"ask-{kind}")

    def bound(self) -> tuple[str, str] | None:
        """What a question of the ring comes to where a promise has decided it, and what time running out does then.

        None where it is open: whoever may come may stay, whoever may name a devil may name nobody (LOH-8.3, 13.2 to 13.11).
        """
        words, kind, options = self.table.words, self.table.kind, self.options
        if kind == "arrival" and len(options) == 1:
            timeout = words(f"bound-arrival.{options[0]}-timeout") if words.timed else ""
            return words(f"bound-arrival.{options[0]}"), timeout
        if kind not in SEATED:
            return None
        seats = [seat for seat in options if isinstance(seat, int)]
        if len(seats) == len(options):
            args = {"n": len(seats), "name": self.table.devil(seats[0])}
            return words(f"bound-{kind}", **args), words.timeout(f"bound-{kind}", **args)
        return None if seats else (words(f"bound-{kind}.nobody"), words.timeout(f"ask-{kind}"))

    @property
    def vault(self) -> bool:
        """Whether cards are taken out of another's hand; else they are given."""
        return self.table.kind == "cards" and self.table.facts.of >= 0

    def args(self) -> dict[str, Any]:
        table, facts = self.table, self.table.facts
        out: dict[str, Any] = {"n": self.space.lo if isinstance(self.space, Pick) else 1}
        for name, seat in (("name", facts.seat), ("of", facts.of), ("to", facts.to)):
            out[name] = table.devil(seat) if seat >= 0 else ""
        out["die"] = facts.die or ""
        out["piece"] = table.devil(max(0, facts.seat)) if facts.piece < 0 else table.named(facts.piece)
        return out

    def acts(self) -> Sequence[AnswerButton]:
        table, words = self.table, self.table.words
        if self.space is None:
            return ()
        out: list[AnswerButton] = []
        things = [value for value in self.options if self.handle_of(value) is not None]
        if things:
            space = self.space
            low, high = (1, 1) if isinstance(space, One) else (space.lo, space.hi)
            n = len(self.picked)
            missing = words("pick-devil") if table.kind in SEATED else words("why-pick-cards", n=low - n)
            why = "" if low <= n <= high else missing
            key = "choose-cards-vault" if self.vault else f"choose-{table.kind}"
            text = words(key if words.has(key) else "verb-confirm")
            small = self.named_picks() or words("choose-none")
            out.append(AnswerButton("choose", text, lambda: table.send(self.answer()), small, "primary", not why, why))
        names = [value for value in self.options if self.handle_of(value) is None]
        for n, value in enumerate(names):
            kind: Any = "primary" if n == 0 and not things else "gold" if not things else "plain"
            small = words.maybe(f"choose-{table.kind}-{value}-small")
            out.append(AnswerButton(f"word.{value}", self.word(value), self._sender(value), small, kind))
        return out

    def word(self, value: Any) -> str:
        words, kind = self.table.words, self.table.kind
        for key in (f"choose-{kind}-{value}", f"verb-{kind}-{value}", f"verb-{value}"):
            if words.has(key):
                return words(key)
        return str(value)

    def named_picks(self) -> str:
        names = []
        for value in self.picked:
            handle = self.handle_of(value)
            assert isinstance(handle, tuple)
            names.append(self.table.named(value) if handle[0] == "c" else self.table.devil(handle[1]))
        return self.table.times(names)

    def _sender(self, value: Any) -> Callable[[], None]:
        return lambda: self.table.send(value)
