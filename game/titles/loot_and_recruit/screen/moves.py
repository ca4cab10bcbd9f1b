"""What is in hand in the own turn: a card to purchase, a Goblin to stack, an action on its way, a target. What a click on
anything means follows from it."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Any

from game.engine.spaces import Menu
from game.titles.loot_and_recruit.rules.cards import ACTION, GUARD, INDEX
from game.titles.loot_and_recruit.rules.plays import AnyPlay, Attack, Purchase, Recruit, UseAction
from game.titles.loot_and_recruit.rules.refusals import missing, why_not
from game.titles.loot_and_recruit.screen.context import Context
from game.titles.loot_and_recruit.screen.panel import ClickAction
from game.titles.loot_and_recruit.screen.reading import Reading

TRIO = "troublesome_trio"


@dataclass
class Selection:
    """What has been chosen so far. `kind`: purchase, recruit, attack (a target), aim (a stone, no target yet), action."""

    kind: str
    handle: Hashable
    goblin: int = -1
    """A Goblin that the Coordinator moves."""


class Moves:
    """The moves of the own turn, by handles of the screen. Nothing is sent here."""

    def __init__(self, table: Context) -> None:
        self.table = table
        self.held: Selection | None = None

    @property
    def reading(self) -> Reading:
        return self.table.reading

    def can(self, *choice: Any) -> bool:
        return self.table.can(list(choice))

    def branches(self, verb: str) -> list[Any]:
        """The lines of the ask's menu with this verb."""
        ask = self.table.services.update.ask
        space = ask.space if ask is not None and self.table.asked == "turn" else None
        return [branch for branch in space.branches if branch.verb == verb] if isinstance(space, Menu) else []

    def why(self, play: AnyPlay) -> str:
        """Why the rules refuse a move, with what is missing. Nobody is told to play cards who has none to play."""
        s, words = self.reading.s, self.table.words
        code = why_not(s, self.table.services.seat, play)
        if not code or code == "wrong_state":
            return ""
        n = missing(s, play)
        all_played = f"refused-{code.replace('_', '-')}-n.all-played"
        if n and words.has(all_played) and not self.branches("play_card"):
            return words(all_played, n=n)
        return self.table.refusal(code, n)

    # things

    def goods(self, handle: Hashable) -> tuple[str, int | str] | None:
        """ "shop" or "crowd" with what a choice calls the place of a card on sale."""
        if not isinstance(handle, tuple):
            return None
        if handle[0] == "pile":
            return ("crowd" if handle[1] == TRIO else "shop"), handle[1]
        return self.reading.where(handle[1]) if handle[0] == "c" else None

    def held_card(self) -> str:
        """The id of what is in hand."""
        handle = self.held.handle if self.held is not None else None
        if not isinstance(handle, tuple):
            return ""
        return str(handle[1]) if handle[0] == "pile" else self.reading.names.get(handle[1], "")

    def verbs(self, number: int) -> set[str]:
        """What the action of a card does."""
        return {effect.verb for effect in ACTION[INDEX[self.reading.names[number]]]}

    def place(self, handle: Hashable) -> tuple[int, int] | None:
        """The platform that a handle means: itself, or where a card stands."""
        if not isinstance(handle, tuple):
            return None
        if handle[0] == "p":
            return handle[1], handle[2]
        return self.reading.at.get(handle[1]) if handle[0] == "t" else None

    # marks

    def mark(self, handle: Hashable) -> ClickAction | None:
        """What a click on a thing means in the own turn; None: nothing of the turn's."""
        if not isinstance(handle, tuple):
            return None
        held = self.held
        if held is not None and held.kind == "action":
            return self._mark_action(held, handle)
        if held is not None and held.kind == "recruit" and handle[0] in ("p", "t"):
            return self._mark_stack(held, handle)
        if handle[0] == "t":
            return self._mark_target(handle)
        if handle[0] == "p":
            return ClickAction(False, self.table.words("why-recruit-first") if self.table.asked == "turn" else "")
        if handle[0] in ("c", "pile"):
            return self._mark_card(handle)
        if handle == ("pool", "attack"):
            able = bool(self.branches("attack"))
            aiming = held is not None and held.kind == "aim"
            return ClickAction(able, "" if able else self.why_no_attack(), chosen=aiming, drag=able)
        return None

    def _mark_card(self, handle: tuple[Any, ...]) -> ClickAction | None:
        goods = self.goods(handle)
        if goods is not None:
            return self._mark_goods(handle, *goods)
        number = handle[1]
        if any(number == card for card, _ in self.reading.hand):
            able = self.can("play_card", number)
            return ClickAction(able, lit=able, drag=True)
        own = self.reading.own
        if own is not None and any(number == card for card, _ in own.play):
            able = any(branch.nouns[0] == number for branch in self.branches("use_action"))
            return ClickAction(able, "" if able else self.why(UseAction(number)), lit=able, drag=able)
        return ClickAction(False)

    def _mark_goods(self, handle: Hashable, lineup: str, where: int | str) -> ClickAction:
        chosen = self.held is not None and self.held.handle == handle
        if lineup == "shop":
            able = self.can("purchase", where)
            return ClickAction(able, "" if able else self.why(Purchase(where)), able, chosen, drag=able)
        able = any(branch.nouns[0] == where for branch in self.branches("recruit"))
        why = "" if able else self.why(Recruit(where, 1))
        return ClickAction(able, why, able, chosen, drag=able)

    def _mark_stack(self, held: Selection, handle: Hashable) -> ClickAction:
        """A Goblin is in hand: own platforms take it."""
        place, words = self.place(handle), self.table.words
        if place is None or place[0] != self.table.services.seat:
            return ClickAction(False, words("pick-recruit", card=self.table.card_name(self.held_card())))
        where = (self.goods(held.handle) or ("", 0))[1]
        able = self.can("recruit", where, place[1])
        sign = words("pick-recruit-here") if able and isinstance(handle, tuple) and handle[0] == "p" else ""
        return ClickAction(able, "" if able else self.why(Recruit(where, place[1])), able, words=sign)

    def _mark_target(self, handle: tuple[Any, ...]) -> ClickAction:
        place = self.place(handle)
        if place is None:
            return ClickAction(False)
        able = self.can("attack", *place, handle[1])
        aimed = self.held is not None and self.held.handle == handle
        if not able:
            return ClickAction(False, self.why(Attack(*place, handle[1])))
        own = place[0] == self.table.services.seat
        return ClickAction(True, "", not own, aimed, self.spends(handle[1]))

    def spends(self, number: int) -> str:
        """ "Spends 6, takes 11 VP"."""
        reading, words = self.reading, self.table.words
        defense = reading.defense(number)
        if GUARD[INDEX[reading.names[number]]]:
            return words("target-spends-shield", defense=defense)
        return words("target-spends", defense=defense, vp=self.table.amount("vp", reading.loss(number)))

    def why_no_attack(self) -> str:
        """Why no attack is possible at all."""
        reading, words = self.reading, self.table.words
        if not any(reading.may_attack(seat) for seat in range(len(reading.seats))):
            return words("refused-no-attacks-left" if reading.s.attacks else "refused-attack-forbidden")
        return words("refused-need-attack" if reading.power[2] else "refused-no-attack-power")

    # actions

    def _mark_action(self, held: Selection, handle: tuple[Any, ...]) -> ClickAction:
        if handle == held.handle:
            return ClickAction(True, chosen=True)
        if self.choice_of(handle) is not None:
            return ClickAction(True, "", True, words=self.sign(held, handle))
        if held.goblin >= 0 and handle == ("t", held.goblin):
            return ClickAction(True, chosen=True)
        if held.goblin < 0 and self._movable(held, handle):
            return ClickAction(True, "", True)
        return ClickAction(False, self.pick())

    def _movable(self, held: Selection, handle: tuple[Any, ...]) -> bool:
        """The Coordinator can move this Goblin."""
        if handle[0] != "t" or "move_goblin" not in self.verbs(held.handle[1]):  # type: ignore[index]
            return False
        return any(
            branch.nouns == (held.handle[1], *(self.place(handle) or ())) and branch.parts[0].contains(handle[1])  # type: ignore[index]
            for branch in self.branches("use_action")
        )

    def choice_of(self, handle: Hashable) -> list[Any] | None:
        """The whole choice of the action in hand with this thing as its last word; None: that is no choice."""
        held = self.held
        if held is None or held.kind != "action" or not isinstance(handle, tuple) or not isinstance(held.handle, tuple):
            return None
        number, place = held.handle[1], self.place(handle)
        verbs = self.verbs(number)
        tries: list[list[Any]] = []
        if "move_goblin" in verbs:
            start = self.reading.at.get(held.goblin)
            if start is not None and place is not None and place[0] == start[0] and place != start:
                tries = [[*start, held.goblin, place[1]]]
        elif "attach_shield" in verbs:
            tries = [[place[1]]] if place is not None and place[0] == self.table.services.seat else []
        elif "replace_lineup_card" in verbs:
            goods = self.goods(handle)
            tries = [[goods[1]]] if goods is not None and goods[0] == "crowd" and handle[0] == "c" else []
        elif handle[0] == "c":
            tries = [[handle[1]]]
        return next((found for one in tries if self.table.can(found := UseAction(number, *one).choice())), None)

    def sign(self, held: Selection, handle: tuple[Any, ...]) -> str:
        """What hangs on a platform that an action may choose."""
        verbs, words = self.verbs(held.handle[1]), self.table.words  # type: ignore[index]
        if handle[0] != "p":
            return ""
        return words("pick-shield-bearer-here" if "attach_shield" in verbs else "pick-coordinator-here")

    def alone(self, number: int) -> bool:
        """The action needs no choice."""
        return self.can("use_action", number)

    def pick(self) -> str:
        """What to click next."""
        held, words, table = self.held, self.table.words, self.table
        if held is None:
            return ""
        card = self.held_card()
        if held.kind == "recruit":
            return words("pick-recruit", card=table.card_name(card))
        if held.kind == "aim":
            return words("pick-attack")
        if held.kind == "action" and held.goblin >= 0:
            owner = self.reading.at[held.goblin][0]
            key = "pick-coordinator-to.you" if owner == table.services.seat else "pick-coordinator-to"
            return words(key, card=table.named(held.goblin), name=table.services.name(owner))
        return words.maybe(f"pick-{card}") if held.kind == "action" else ""
