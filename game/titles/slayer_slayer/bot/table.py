"""The view of a seat as its computer player reads it: who lives, what stands in the way, what things score."""

from __future__ import annotations

from functools import cache, cached_property
from typing import Any

from game.engine.rules import View
from game.titles.slayer_slayer.bot.dials import Dials
from game.titles.slayer_slayer.bot.memory import Mind, hand_sizes
from game.titles.slayer_slayer.bot.weigh import FLOOR_POWER, MEAN_WORTH, MIGHTY
from game.titles.slayer_slayer.rules.cards import (
    FACTORS,
    FLOORS,
    FOE_INDEX,
    FOES,
    INDEX,
    OBJECTIVES,
    PER_CARD,
    PER_GOLD,
    PER_TROPHY,
    PRINTED,
    VERB,
    Effect,
)
from game.titles.slayer_slayer.rules.imagining import partial
from game.titles.slayer_slayer.rules.state import RAISED, State, abilities, per_player


@cache
def rounds(held: int) -> int:
    """How many lost rounds a hand lasts that sends what it must (GSS-4.14), a third."""
    return 1 + rounds(held - -(-held // 3)) if held else 0


HIGH = 7
"""The floor whose foes all hands are measured by, lower ones too: hands that are short there were short before."""


class Table:
    """What one seat sees now."""

    def __init__(self, view: View, mind: Mind) -> None:
        self.view = view
        self.mind = mind
        self.seat = mind.seat
        self.hands = hand_sizes(view)
        self.living = [seat for seat in range(len(self.hands)) if not view[f"seat.{seat}"][5]]
        self.others = [seat for seat in self.living if seat != self.seat]
        self.floor: int = view["public"]["floor"]
        self.round: int = view["public"]["round"]
        self.final = self.floor == FLOORS
        self.purse: dict[str, Any] = view["purse"]
        self.objective = OBJECTIVES.index(self.purse["objective"])
        self.sole = self.purse["objective"] == "sole_survivor"
        self.dials: Dials = mind.dials[self.objective]
        self.handles: list[int] = [handle for handle, _ in view["hand"]["cards"]]
        self.faces: list[int] = [INDEX[name] for _, name in view["hand"]["cards"]]

    @cached_property
    def known(self) -> State:
        """The table with what is hidden left out: to be read, or copied."""
        return partial(self.view, self.seat, self.mind.options)

    @cached_property
    def abilities(self) -> tuple[Effect, ...]:
        """The foe's abilities in force."""
        return tuple(ability for _, ability in abilities(self.known)) if "foe" in self.view else ()

    @cached_property
    def foe_power(self) -> int:
        """Its basic Power, as printed while a hidden change is not shown."""
        shown = self.view["foe"]["power"]
        if shown is not None:
            return int(shown)
        players: int = self.view["foe"]["players"]
        return FOES[FOE_INDEX[self.view["foe"]["id"]]].power[players - 1] + per_player(self.mind.options) * players

    @cached_property
    def carried(self) -> int:
        """Power of earlier Barricaders that still counts."""
        rows = self.view["horde"]["earlier"] if "horde" in self.view else ()
        return sum(
            PRINTED[INDEX[name]] for _, name, mark, _ in rows if VERB[INDEX[name]] == "carry_over" and not mark & RAISED
        )

    def points(self, gold: float = 0, trophies: float = 0, cards: float = 0) -> float:
        """Points under the own objective (GSS-7.4); nothing but cards helps a Sole Survivor to win."""
        if self.sole:
            return 0.5 * (PER_GOLD * gold + PER_TROPHY * trophies) + 1.25 * PER_CARD * cards
        factors = FACTORS[self.objective]
        return factors[0] * PER_GOLD * gold + factors[1] * PER_TROPHY * trophies + factors[2] * PER_CARD * cards

    def card_worth(self, held: int | None = None) -> float:
        """What one more card is worth to a seat that holds so many: its points, and staying alive."""
        held = self.hands[self.seat] if held is None else held
        if self.final:
            return self.points(cards=1)
        left = min(1.0, (FLOORS - self.floor + 1) / 5)
        need = 2.0 if held <= 2 else 1.4 if held <= 4 else 0.8 if held <= 7 else 0.3
        short = self.dials.party * self.short * self.unaided
        fade, kept = 1.0, 1.0
        if len(self.hands) > self.dials.full_worth:
            fade = self.dials.fade ** (FLOORS - self.floor)
            kept = 1 - self.dials.third * (1.0 if held % 3 == 0 else -0.5)
        return kept * (fade * self.points(cards=1) + self.dials.besides * left * need) + short

    @cached_property
    def unaided(self) -> float:
        """How far the party is left to itself: 1 where nobody else gathers cards, less where the others will have them."""
        return 1 - self.dials.relies * self.mind.gathered.generous

    @cached_property
    def short(self) -> float:
        """How hard the foes ahead press all hands together, 0 easily to 1 greatly."""
        living = len(self.living)
        power = FLOOR_POWER[HIGH][living - 1] + per_player(self.mind.options) * living
        worth = MEAN_WORTH * sum(self.hands[seat] for seat in self.living)
        easy, great = self.dials.short_easy, self.dials.short_great
        return max(0.0, min(1.0, (power / max(1.0, worth) - easy) / (great - easy)))

    def overgrown(self, seat: int) -> bool:
        """Whether a rival's hand has grown far beyond the others', the own one among them (GSS-12.4)."""
        rest = [self.hands[other] for other in self.living if other != seat]
        if not rest:
            return False
        doubt = min(1.0, self.mind.trusted(seat)) ** 2 * (1 - self.mind.beliefs.suspicion(seat))
        return self.hands[seat] >= sum(rest) / len(rest) + self.dials.overgrown * doubt

    @cached_property
    def outlasts(self) -> int:
        """How many lost rounds longer than any other this seat lasts."""
        return rounds(self.hands[self.seat]) - max((rounds(self.hands[seat]) for seat in self.others), default=0)

    @cached_property
    def hides(self) -> bool:
        """A Sole Survivor that would be outlasted sends the fewest cards, yet wants the round won."""
        return self.sole and not self.betrays and len(self.hands) <= self.dials.turns_first

    @cached_property
    def betrays(self) -> bool:
        """GSS-12.7: a Sole Survivor turns on the others at the final foe, or as soon as they are down to a few cards, cannot
        beat a foe without it, mighty goblins or not, and it outlasts them: every lost round takes a card from each. A hard one
        at a small table (`Dials.turns_first`) turns on them as soon as none of them lasts longer (`Dials.edge`): all send as
        few cards as they may, and nobody sees whose were the weak ones."""
        if not self.sole or not self.others:
            return False
        if self.final:
            return True
        if len(self.hands) <= self.dials.turns_first:
            return self.outlasts >= self.dials.edge
        theirs = [self.hands[seat] for seat in self.others]
        if "foe" not in self.view or self.hands[self.seat] <= max(theirs) or max(theirs) > self.dials.down:
            return False
        return sum(theirs) * MIGHTY < self.foe_power - self.carried
