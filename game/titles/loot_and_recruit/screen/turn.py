"""The own turn: cards are played by a click, actions used with their choices, cards purchased, Goblins stacked, stones thrown;
the end of the turn asks once if something could still be used (LNR-14.8)."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any

from pygame import Surface

from game.tabletop.context import back_button
from game.tabletop.contract import AnswerButton
from game.titles.loot_and_recruit.rules.cards import ATTACK, INDEX, KIND, NO_ATTACKS, POWER, POWERS
from game.titles.loot_and_recruit.rules.plays import Attack, EndTurn, PlayCard, Purchase, Recruit, UseAction
from game.titles.loot_and_recruit.screen.context import Context, undo
from game.titles.loot_and_recruit.screen.moves import Moves, Selection
from game.titles.loot_and_recruit.screen.panel import ClickAction, EmptyPanel
from game.titles.loot_and_recruit.screen.signs import sign

POWER_CARDS = ("loot", "recruit", "attack", "hybrid")
BIG = 54


class Turn(EmptyPanel):
    """The moves of the own turn. `moves.held` is what has been chosen."""

    def __init__(self, table: Context, moves: Moves) -> None:
        super().__init__(table)
        self.moves = moves
        self.queue: list[int] = []
        """Power cards that are still to be played, one message each."""

    def open(self) -> bool:
        return True

    def shown(self) -> None:
        """What was in hand stays while it can still be acted on; the next card of the queue is played."""
        moves = self.moves
        held = moves.held
        if held is not None and (self.table.asked != "turn" or not self._still(held)):
            moves.held = None
        if self.table.asked != "turn":
            self.queue = []
        self.table.services.in_series = self._play_next()

    def _still(self, held: Selection) -> bool:
        """It lies where it lay."""
        number = held.handle[1] if isinstance(held.handle, tuple) else None
        if held.kind == "attack":
            return number in self.table.reading.at
        if held.kind == "aim":
            return bool(self.moves.branches("attack"))
        if held.kind == "action":
            return number in self.table.reading.ready
        return self.moves.goods(held.handle) is not None

    # what a click means

    @property
    def lays_discard(self) -> bool:
        """An action wants a card of the discard pile."""
        held = self.moves.held
        if held is None or held.kind != "action" or self.table.asked != "turn":
            return False
        return bool(self.moves.verbs(held.handle[1]) & {"take_from_discard", "trash"})  # type: ignore[index]

    def mark(self, handle: Hashable) -> ClickAction | None:
        return self.moves.mark(handle) if self.table.asked == "turn" else None

    def click(self, handle: Hashable) -> bool:
        if self.table.asked != "turn" or not isinstance(handle, tuple):
            return False
        held = self.moves.held
        if held is not None and held.kind == "action":
            return self._click_action(held, handle)
        if held is not None and handle == held.handle:
            self.go()
            return True
        place = self.moves.place(handle)
        if held is not None and held.kind == "recruit" and place is not None:
            self._stack(held.handle, place)
            return True
        if handle[0] == "t":
            return (
                self._attack(handle[1]) if held is not None and held.kind == "aim" else self._choose("attack", handle)
            )
        goods = self.moves.goods(handle)
        if goods is not None:
            return self._choose("purchase" if goods[0] == "shop" else "recruit", handle)
        if handle[0] == "c":
            return self._card(handle[1])
        return handle == ("pool", "attack") and self._choose("aim", handle)

    def _choose(self, kind: str, handle: Hashable) -> bool:
        if not self.table.mark(handle).open:
            return False
        self.moves.held = Selection(kind, handle)
        self.table.services.play_sound("card_slide")
        self.table.services.inspect(handle)
        self.table.again()
        return True

    def _card(self, number: int) -> bool:
        """A hand card is played; an action is used, or waits for its choices."""
        table = self.table
        if table.can(PlayCard(number).choice()):
            table.send(PlayCard(number).choice(), "card_slide")
            return True
        if number not in table.reading.ready:
            return False
        if self.moves.alone(number):
            table.send(UseAction(number).choice())
            return True
        return self._choose("action", ("c", number))

    def _click_action(self, held: Selection, handle: tuple[Any, ...]) -> bool:
        choice = self.moves.choice_of(handle)
        if choice is not None:
            self.moves.held = None
            self.table.send(choice)
        elif handle in (held.handle, ("t", held.goblin)):
            self._back()
        elif self.moves.mark(handle) is not None and self.table.mark(handle).open:
            held.goblin = handle[1]
            self.table.services.play_sound("card_slide")
            self.table.again()
        return True

    def _stack(self, handle: Hashable, place: tuple[int, int]) -> bool:
        goods = self.moves.goods(handle)
        if (
            goods is None
            or not self.table.can(Recruit(goods[1], place[1]).choice())
            or place[0] != self.table.services.seat
        ):
            return False
        self.moves.held = None
        self.table.send(Recruit(goods[1], place[1]).choice())
        return True

    def go(self) -> None:
        """Do what is in hand, where nothing more has to be chosen."""
        held, table = self.moves.held, self.table
        if held is None or not isinstance(held.handle, tuple):
            return
        goods = self.moves.goods(held.handle)
        if held.kind == "purchase" and goods is not None:
            self.moves.held = None
            table.send(Purchase(goods[1]).choice())
        elif held.kind == "attack":
            self._attack(held.handle[1])
        elif held.kind == "aim":
            self._back()
        elif held.kind == "recruit" and goods is not None:
            fits = [branch.nouns[1] for branch in self.moves.branches("recruit") if branch.nouns[0] == goods[1]]
            if len(fits) == 1:
                self._stack(held.handle, (table.services.seat, fits[0]))
            else:
                self._back()

    def _attack(self, number: int) -> bool:
        table = self.table
        place = table.reading.at.get(number)
        if place is None or not table.can(Attack(*place, number).choice()):
            return False

        def throw() -> None:
            self.moves.held = None
            table.send(Attack(*place, number).choice())

        if place[0] == table.services.seat:
            table.services.confirm(table.words("confirm-own"), table.words("confirm-own-text"), throw)
        else:
            throw()
        return True

    def drop(self, handle: Hashable, onto: Hashable) -> bool:
        """Dragging does what two clicks do."""
        if self.table.asked != "turn" or not isinstance(handle, tuple) or not isinstance(onto, tuple):
            return False
        place, goods = self.moves.place(onto), self.moves.goods(handle)
        if handle == ("pool", "attack"):
            return onto[0] == "t" and self._attack(onto[1])
        if goods is not None and goods[0] == "crowd":
            return place is not None and self._stack(handle, place)
        if goods is not None:
            if onto[0] in ("deck", "discard", "play") or (onto[0] == "c" and self.moves.goods(onto) is None):
                self.moves.held = Selection("purchase", handle)
                self.go()
            return True
        if handle[0] != "c":
            return False
        if self.table.can(PlayCard(handle[1]).choice()):
            held = {("c", card) for card, _ in self.table.reading.hand}
            return onto not in held and onto[0] not in ("deck", "discard") and self._card(handle[1])
        if handle[1] in self.table.reading.ready and not self.moves.alone(handle[1]):
            self.moves.held = Selection("action", handle)
            self._click_action(self.moves.held, onto)
            return True
        return False

    def back(self) -> bool:
        held = self.moves.held
        if held is None:
            return False
        if held.goblin >= 0:
            held.goblin = -1
        else:
            self.moves.held = None
        return True

    def _back(self) -> None:
        self.back()
        self.table.again()

    # words and buttons

    def ask(self) -> tuple[str, str] | None:
        table, words, reading = self.table, self.table.words, self.table.reading
        if table.asked != "turn":
            return None
        picked = self.moves.pick()
        if picked:
            return picked, words("pick-cancel")
        held = self.moves.held
        if held is not None and held.kind == "attack":
            return self.moves.spends(held.handle[1]), words("pick-cancel")  # type: ignore[index]
        left = reading.attacks_left
        if reading.round == reading.rounds and left:
            key = "ask-turn.last"
        elif NO_ATTACKS[reading.s.event]:
            key = "ask-turn.no-attack"
        elif not left:
            key = "ask-turn.no-attacks-left"
        elif not reading.power[ATTACK] and not self._may_still_fill():
            key = "ask-turn.no-stone"
        else:
            key = "ask-turn.extra" if reading.s.attacks else "ask-turn"
        return words(key, attacks=left), self._next()

    def _may_still_fill(self) -> bool:
        """Whether something can still be played that might give Attack."""
        return bool(self.moves.branches("play_card") or self.moves.branches("use_action"))

    def _next(self) -> str:
        """For newcomers: the next legal thing that is usually right (LNR-13.2)."""
        table, moves, words = self.table, self.moves, self.table.words
        if moves.branches("play_card"):
            return words("aid-turn-play")
        ready = [branch.nouns[0] for branch in moves.branches("use_action")]
        shields = [number for number in ready if "attach_shield" in moves.verbs(number)]
        others = [number for number in ready if number not in shields]
        if others:
            return words("aid-turn-action", card=table.named(others[0]))
        if any(branch.nouns[0] != table.services.seat for branch in moves.branches("attack")):
            return words("aid-turn-attack")
        if moves.branches("recruit"):
            return words("aid-turn-recruit")
        if moves.branches("purchase"):
            last = table.reading.round == table.reading.rounds
            return words("aid-danger-last" if last else "aid-turn-purchase")
        return words("aid-turn-shield" if shields else "aid-turn-end")

    def acts(self) -> Sequence[AnswerButton]:
        if self.table.asked != "turn":
            return []
        held = self.moves.held
        if held is not None:
            return self._acts_held(held)
        table, words = self.table, self.table.words
        left = self.unused()
        lost = table.amounts(dict(zip(POWERS, table.reading.power)))
        small = words("act-end-turn-small", lost=lost) if lost else words("act-end-turn-clean") if not left else ""
        out = [AnswerButton("end_turn", words("act-end-turn"), self.end, small, kind="primary")]
        if self.power_cards():
            gained = table.amounts(self._gain(), "+")
            out.append(AnswerButton("play_all", words("act-play-all"), self.play_all, words("act-play-all-small", gained=gained),
                           kind="gold"))  # fmt: skip
        return [*out, undo(table)]

    def _acts_held(self, held: Selection) -> list[AnswerButton]:
        table, words = self.table, self.table.words
        back = back_button(words("verb-back"), self._back)
        card = table.card_name(self.moves.held_card())
        if held.kind == "aim":
            return [AnswerButton("go", words("verb-attack"), self.go, "", "danger", False, self.moves.pick()), back]
        if held.kind == "attack":
            number = held.handle[1]  # type: ignore[index]
            small = words("act-attack-small", n=table.reading.defense(number))
            return [AnswerButton("go", words("act-attack", card=table.named(number)), self.go, small, "danger"), back]
        if held.kind in ("purchase", "recruit"):
            small = words(f"act-{held.kind}-small", n=table.reading.price(self.moves.held_card()))
            goods = self.moves.goods(held.handle)
            fits = [b for b in self.moves.branches("recruit") if goods is not None and b.nouns[0] == goods[1]]
            ready = held.kind == "purchase" or len(fits) == 1
            return [AnswerButton("go", words(f"act-{held.kind}", card=card), self.go, small, "primary", ready,
                        words("why-choose-platform")), back]  # fmt: skip
        none = UseAction(held.handle[1], "none").choice()  # type: ignore[index]
        if table.can(none):
            return [
                AnswerButton("none", words("pick-crowd-barker-none"), lambda: self._none(none), kind="primary"),
                back,
            ]
        return [AnswerButton("go", words("act-use", card=card), self.go, "", "primary", False, self.moves.pick()), back]

    def _none(self, choice: list[Any]) -> None:
        self.moves.held = None
        self.table.send(choice)

    # playing all, and the end

    def power_cards(self) -> list[int]:
        """The cards of the hand that only give power: the lasting ones first does not matter, all of them pool."""
        hand = self.table.reading.hand
        return [n for n, card in hand if KIND[INDEX[card]] in POWER_CARDS and self.table.can(PlayCard(n).choice())]

    def _gain(self) -> dict[str, int]:
        names = self.table.reading.names
        cards = [POWER[INDEX[names[number]]] for number in self.power_cards()]
        return {power: sum(row[n] for row in cards) for n, power in enumerate(POWERS)}

    def play_all(self) -> None:
        """LNR-14.8: one after another, each a move of its own that can be taken back."""
        self.queue = self.power_cards()
        several = len(self.queue) > 1
        self.table.services.in_series = self._play_next() and several

    def _play_next(self) -> bool:
        """Play the next card of the queue that can be played; False: there is none."""
        while self.queue:
            number = self.queue.pop(0)
            if self.table.can(PlayCard(number).choice()):
                self.table.send(PlayCard(number).choice(), "card_slide")
                return True
        return False

    def unused(self) -> list[str]:
        """What could still be used, in words."""
        table, moves, words = self.table, self.moves, self.table.words
        reading, out = table.reading, []
        cards = len(moves.branches("play_card"))
        if cards:
            out.append(words("confirm-end-turn-cards", n=cards))
        ready = list(dict.fromkeys(branch.nouns[0] for branch in moves.branches("use_action")))
        if ready:
            out.append(words("confirm-end-turn-actions", cards=words.join(table.named(number) for number in ready)))
        if moves.branches("purchase"):
            out.append(table.amount("loot", reading.power[0]))
        if moves.branches("recruit"):
            out.append(table.amount("recruit", reading.power[1]))
        if any(branch.nouns[0] != table.services.seat for branch in moves.branches("attack")):
            out.append(words("confirm-end-turn-attack"))
        return out

    def end(self) -> None:
        """Asks once if something could still be used."""
        table, left = self.table, self.unused()
        if not left:
            table.send(EndTurn().choice())
            return
        text = table.words("confirm-end-turn-text", what=table.words.join(left))
        table.services.confirm(table.words("confirm-end-turn"), text, lambda: table.send(EndTurn().choice()))

    # drawing

    def paint_corner(self, surface: Surface) -> None:
        """A stone hangs on the pointer while an attack is dragged."""
        services = self.table.services
        if services.pointer.dragging != ("pool", "attack"):
            return
        stone = sign(self.table.look, "attack", self.table.look.px(BIG))
        surface.blit(stone, stone.get_rect(center=services.pointer.at))
