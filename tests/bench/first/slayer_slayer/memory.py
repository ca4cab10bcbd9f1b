"""What a computer player is like and what it remembers: a personality from a seed, and whom it trusts (GSS-12.4)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from game.engine.chance import AnyChance, FastChance
from game.engine.cues import SeatCue, kind_of, read
from game.engine.rules import View
from game.titles.slayer_slayer.rules.cues import Locked

LEARN = {"easy": 0.0, "normal": 0.3, "hard": 0.4}
"""How much one more round changes the trust in a seat: easy suspects nobody."""


HEARD = {kind_of(Locked.__name__): Locked}
"""The cues that it remembers."""


@dataclass(frozen=True)
class Traits:
    """A personality, drawn once: each 0 to 1, so that four players do not play alike."""

    caution: float
    """How much more than its share it sends."""
    daring: float
    """How readily it bets, stakes and meets greater foes."""
    thrift: float
    """How long it keeps its purse closed."""
    talk: float
    """How often it pledges."""


def traits(seat: int, seed: int | str) -> Traits:
    chance = FastChance(f"traits:{seat}:{seed}")
    return Traits(*(chance.below("", 101) / 100 for _ in range(4)))


@dataclass
class Mind:
    """One seat's player between two decisions."""

    seat: int
    level: str
    options: dict[str, Any]
    traits: Traits
    chance: AnyChance
    trust: dict[int, float] = field(default_factory=dict)
    """Seat -> how much of its share it sends, 1 as expected."""
    hands: list[int] = field(default_factory=list)
    """Hand sizes before the cards of the round were locked."""
    pledged: int = -1
    """The clock of the round in which it has spoken."""
    pings: tuple[int, int] = (-1, 0)
    """The clock of a division, and how many pings it has made in it."""

    def observe(self, view: View, cues: Sequence[SeatCue]) -> None:
        """Count who sends few cards from a large hand."""
        for told in cues:
            cue = read(HEARD, told)
            if isinstance(cue, Locked):
                self._weigh(cue.counts)
        if "play" in view:
            self.hands = hand_sizes(view)

    def _weigh(self, counts: Sequence[int]) -> None:
        learn = LEARN[self.level]
        held = [(seat, sent, self.hands[seat]) for seat, sent in enumerate(counts) if sent and len(self.hands) > seat]
        whole = sum(hand for _, _, hand in held)
        if not learn or not whole or sum(counts) <= len(held):
            return
        usual = sum(counts) / whole
        for seat, sent, hand in held:
            if seat != self.seat and hand > 2:
                shown = min(1.4, (sent / hand) / usual)
                before = self.trust.get(seat, 1.0)
                self.trust[seat] = before + learn * (shown - before)

    def trusted(self, seat: int) -> float:
        return self.trust.get(seat, 1.0)


def hand_sizes(view: View) -> list[int]:
    seats = sum(1 for name in view if name.startswith("seat."))
    return [view[f"seat.{seat}"][0] for seat in range(seats)]
