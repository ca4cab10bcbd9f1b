"""Questions beside the turn: a Flip Effect, whom to heckle, what to burn, whom to drag home. What can be answered with lies
where it always lies and is marked there; a slip says what is asked and what is chosen."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any, Generic, TypeVar

from pygame import Surface

from game.engine.spaces import Branch, Menu, One, Pick
from game.tabletop.contract import AnswerButton
from game.titles.loot_and_recruit.rules.cards import ACTION, EVENT_INDEX, FLIP, INDEX, Effect
from game.titles.loot_and_recruit.rules.plays import Decline, Perform
from game.titles.loot_and_recruit.screen.context import Context, undo
from game.titles.loot_and_recruit.screen.panel import ClickAction, EmptyPanel
from game.titles.loot_and_recruit.screen.slip import Line, paint_slip, slip_rect
from game.words.numbers import signed

C = TypeVar("C")


class Choice(EmptyPanel, Generic[C]):
    """A question of one kind to this seat, answered by things that are marked: one is chosen, then sent."""

    kind = ""
    chosen: C | None = None

    def shown(self) -> None:
        self.chosen = None

    def choose(self, thing: C | None) -> None:
        """Take a thing in hand; None lays it down."""
        self.chosen = thing
        self.table.services.play_sound("card_slide")
        self.table.again()

    def back(self) -> bool:
        had, self.chosen = self.chosen is not None, None
        if had:
            self.table.again()
        return had

    def open(self) -> bool:
        return self.table.asked == self.kind

    @property
    def space(self) -> Any:
        ask = self.table.services.update.ask
        assert ask is not None
        return ask.space

    @property
    def event(self) -> str:
        return self.table.reading.event

    def words(self, key: str, **more: object) -> tuple[str, str]:
        """The ask line, and what to do next."""
        words = self.table.words
        return words(key, **more), words.maybe(f"aid-{self.kind}-choose") or words.maybe(f"ask-{self.kind}.stakes")


class FlipChoice(Choice[int]):
    """Everybody chooses at once and in secret (LNR-4.2 to 4.4). The slip stays while others still choose."""

    kind = "flip_choice"

    def __init__(self, table: Context) -> None:
        super().__init__(table)
        self.cards: list[int] = []
        self.where: str | int | None = None
        self.of = -1

    def open(self) -> bool:
        ask = self.table.services.update.ask
        return ask is not None and ask.kind == self.kind

    def shown(self) -> None:
        ask = self.table.services.update.ask
        hand = {handle for handle, _ in self.table.reading.hand}
        if ask is None or ask.id != self.of or not self.open():
            self.cards, self.where = [], None
        self.of = ask.id if ask is not None else -1
        self.cards = [card for card in self.cards if card in hand]

    # what can be chosen

    @property
    def effect(self) -> Effect:
        effect = FLIP[EVENT_INDEX[self.event]]
        assert effect is not None
        return effect

    @property
    def branch(self) -> Branch | None:
        """How this seat can perform it; None where it cannot."""
        if self.table.asked != self.kind or not isinstance(self.space, Menu):
            return None
        return next((branch for branch in self.space.branches if branch.verb == "perform"), None)

    @property
    def pick(self) -> Pick | None:
        branch = self.branch
        found = branch.parts[0] if branch is not None and branch.parts else None
        return found if isinstance(found, Pick) else None

    @property
    def places(self) -> Sequence[Any]:
        """The piles or platforms to choose from."""
        branch = self.branch
        found = branch.parts[1] if branch is not None and len(branch.parts) > 1 else None
        return found.options if isinstance(found, One) else ()

    @property
    def limits(self) -> tuple[int, int]:
        pick = self.pick
        return (pick.lo, pick.hi) if pick is not None else (0, 0)

    @property
    def choice(self) -> list[Any]:
        cards = self.cards if self.pick is not None else None
        found: list[Any] = Perform(cards, self.where if self.places else None).choice()
        return found

    def missing(self) -> str:
        """Why it cannot be performed yet; "" when it can."""
        table, words = self.table, self.table.words
        if self.branch is None:
            return self.cannot()
        low, high = self.limits
        if self.pick is not None and len(self.cards) < low:
            return words("why-choose-card") if low == 1 else words("why-too-few", n=low)
        if self.pick is not None and len(self.cards) > high:
            return words("why-too-many", n=high)
        if self.places and self.where is None:
            return words("why-choose-pile" if isinstance(self.places[0], str) else "why-choose-platform")
        return "" if table.can(self.choice) else words("why-not-asked")

    def cannot(self) -> str:
        """Why the effect is nothing for this seat (LNR-4.4)."""
        reading, words, effect = self.table.reading, self.table.words, self.effect
        need = effect.n if effect.verb == "discard_for_goblin" else max(1, effect.least)
        if len(reading.hand) < need:
            return words("flip-cannot-cards")
        if effect.cards and not any(self.stock(card) for card in effect.cards):
            return words("flip-cannot-empty")
        return words("flip-cannot-shielded")

    def stock(self, card: int) -> int:
        """Cards left on a permanent pile."""
        return sum(len(handles) for name, handles in self.table.reading.piles.items() if INDEX[name] == card)

    def mark(self, handle: Hashable) -> ClickAction | None:
        if not isinstance(handle, tuple) or self.table.asked != self.kind:
            return None
        table, words = self.table, self.table.words
        if handle[0] == "c" and self.pick is not None and handle[1] in self.pick.options:
            chosen = handle[1] in self.cards
            full = len(self.cards) >= self.limits[1] > 1 and not chosen
            return ClickAction(not full, words("why-too-many", n=self.limits[1]) if full else "", not full, chosen)
        if handle[0] == "pile" and handle[1] in self.places:
            return ClickAction(True, "", True, self.where == handle[1])
        if handle[0] == "p" and handle[1] == table.services.seat and handle[2] in self.places:
            return ClickAction(True, "", True, self.where == handle[2], words("pick-recruit-here"))
        return ClickAction(False, words("why-choice"))

    def click(self, handle: Hashable) -> bool:
        mark = self.mark(handle)
        if mark is None or not mark.open or not isinstance(handle, tuple):
            return False
        self.table.services.play_sound("card_slide")
        if handle[0] == "c":
            if handle[1] in self.cards:
                self.cards.remove(handle[1])
            elif self.limits[1] == 1:
                self.cards = [handle[1]]
            else:
                self.cards.append(handle[1])
        else:
            self.where = handle[-1]
        self.table.again()
        return True

    def back(self) -> bool:
        had = bool(self.cards) or self.where is not None
        self.cards, self.where = [], None
        if had:
            self.table.again()
        return had

    def acts(self) -> Sequence[AnswerButton]:
        table, words = self.table, self.table.words
        if table.asked != self.kind:
            return ()
        why = self.missing()
        key = f"verb-perform-{self.event}"
        text = words(key if words.has(key) else "verb-perform")
        perform = AnswerButton("perform", text, lambda: table.send(self.choice), kind="gold", enabled=not why, why=why)
        decline = AnswerButton("decline", words("verb-decline"), lambda: table.send(Decline().choice()))
        return [perform, decline] if self.branch is not None else [decline, perform]

    # words

    def ask(self) -> tuple[str, str] | None:
        table, words = self.table, self.table.words
        event = table.event_name(self.event)
        ask = table.services.update.ask
        assert ask is not None
        if table.asked == self.kind:
            key = f"ask-flip-choice.{self.event}"
            if self.branch is None or not words.has(key):
                key = "ask-flip-choice.cannot" if self.branch is None else "ask-flip-choice"
            effect = self.effect
            n = effect.n if effect.verb == "discard_for_goblin" else max(0, effect.draw)
            return words(key, event=event, n=n), self._aid()
        names = table.waited_for(ask)
        waiting = words("ask-flip-choice.waiting", name=names, people=len(ask.waiting_for))
        if table.services.seat in ask.seats and table.services.seat not in ask.waiting_for:
            return f"{words('ask-flip-choice.answered')} {waiting}", ""
        return waiting, ""

    def _aid(self) -> str:
        """For newcomers: what to do next, or what the offer is about."""
        words = self.table.words
        if self.branch is None:
            return words("aid-flip-choice-decline")
        return (
            words("aid-flip-choice-choose") if self.pick is not None else words.maybe(f"aid-flip-choice-{self.event}")
        )

    def lines(self) -> list[Line]:
        """What the effect says, what is chosen, who has chosen."""
        table, words, effect = self.table, self.table.words, self.effect
        out = [Line(words(f"event-{self.event}.text"), bold=True)]
        if table.asked == self.kind:
            if self.branch is None:
                out.append(Line(self.cannot(), hot=True))
            low, high = self.limits
            names = words.join(table.named(card) for card in self.cards)
            if names:
                burns = effect.verb in ("trash", "trash_for_card")
                out.append(Line(words("flip-trash" if burns else "flip-discard", cards=names)))
            elif self.pick is not None and high > 1:
                key = "flip-choose-exactly" if low == high else "flip-choose-cards"
                out.append(Line(words(key, n=low, low=low, high=high)))
            elif self.pick is not None:
                out.append(Line(words("flip-choose-card")))
            out += self._place_lines()
        out.append(Line(f"{words('flip-secret')}. {self.answered()}"))
        return out

    def _place_lines(self) -> list[Line]:
        table, words = self.table, self.table.words
        if not self.places:
            return []
        pile = isinstance(self.places[0], str)
        if self.where is None:
            return [Line(words("flip-choose-pile" if pile else "flip-choose-platform"))]
        if pile:
            return [Line(words("flip-gain", card=table.card_name(str(self.where))))]
        card = table.card_name(next(name for name in table.reading.piles if INDEX[name] in self.effect.cards))
        return [Line(words("flip-muster", platform=self.where, card=card))]

    def answered(self) -> str:
        """Who has chosen: that, and nothing else, is public."""
        table = self.table
        ask = table.services.update.ask
        assert ask is not None
        done = [seat for seat in ask.seats if seat not in ask.waiting_for]
        return table.words("flip-answered", names=table.seated(done)) if done else ""

    def draw_background(self, surface: Surface) -> None:
        table = self.table
        event = self.event
        paint_slip(table, surface, slip_rect(table), table.event_name(event), self.lines())


class Heckle(Choice[tuple[int, int]]):
    """Up to one platform of an opponent (LNR-6.10)."""

    kind = "heckle"

    def options(self) -> list[tuple[int, int]]:
        return [(option[0], option[1]) for option in self.space.options if isinstance(option, list | tuple)]

    def mark(self, handle: Hashable) -> ClickAction | None:
        if not isinstance(handle, tuple):
            return None
        key = handle[1:] if handle[0] == "p" else self.table.reading.at.get(handle[1]) if handle[0] == "t" else None
        if key is not None and key in self.options():
            sign = self.table.words("verb-heckle") if handle[0] == "p" else ""
            return ClickAction(True, "", handle[0] == "p", key == self.chosen, sign)
        if key is not None and key[0] != self.table.services.seat:
            return ClickAction(False, self.table.refusal("platform_shielded"))
        return ClickAction(False, self.table.words("why-choice"))

    def click(self, handle: Hashable) -> bool:
        mark = self.mark(handle)
        if mark is None or not mark.open or not isinstance(handle, tuple):
            return False
        key = handle[1:] if handle[0] == "p" else self.table.reading.at[handle[1]]
        if key == self.chosen:
            self.table.send(list(key))
            return True
        self.choose(key)
        return True

    def acts(self) -> Sequence[AnswerButton]:
        table, words = self.table, self.table.words
        why = "" if self.chosen is not None else words("why-choose-platform")
        send = AnswerButton("heckle", words("verb-heckle"), lambda: table.send(list(self.chosen or ())), kind="gold",
                   enabled=not why, why=why)  # fmt: skip
        return [send, AnswerButton("none", words("verb-heckle-none"), lambda: table.send("none")), undo(table)]

    def ask(self) -> tuple[str, str] | None:
        return self.words("ask-heckle", n=signed(heckle_n(self.table)))


def heckle_n(table: Context) -> int:
    """How much a heckle changes Defense."""
    return next((effect.n for effects in ACTION for effect in effects if effect.verb == "modify_defense"), 0)


class PurchaseTrash(Choice[int]):
    """Up to one card of hand or discard pile burns (LNR-5.14)."""

    kind = "purchase_trash"

    def mark(self, handle: Hashable) -> ClickAction | None:
        if not isinstance(handle, tuple):
            return None
        if handle[0] == "c" and handle[1] in self.space.options:
            return ClickAction(True, "", True, handle[1] == self.chosen)
        return ClickAction(False, self.table.words("why-choice"))

    def click(self, handle: Hashable) -> bool:
        mark = self.mark(handle)
        if mark is None or not mark.open or not isinstance(handle, tuple):
            return False
        if handle[1] == self.chosen:
            self.table.send(self.chosen)
            return True
        self.choose(handle[1])
        return True

    def acts(self) -> Sequence[AnswerButton]:
        table, words = self.table, self.table.words
        why = "" if self.chosen is not None else words("why-choose-card")
        small = table.named(self.chosen) if self.chosen is not None else ""
        burn = AnswerButton(
            "trash", words("verb-purchase-trash"), lambda: table.send(self.chosen), small, "gold", not why, why
        )
        return [burn, AnswerButton("none", words("verb-purchase-trash-none"), lambda: table.send("none")), undo(table)]

    def ask(self) -> tuple[str, str] | None:
        return self.words("ask-purchase-trash")


class Idle(EmptyPanel):
    """What no other room speaks for: why it does nothing now. Piles and pools are only looked at."""

    def open(self) -> bool:
        return True

    def mark(self, handle: Hashable) -> ClickAction | None:
        acts = isinstance(handle, tuple) and handle[0] in ("c", "t", "p", "pile")
        return ClickAction(False, self.table.why_not() if acts and self.table.asked != "turn" else "")
