"""What a computer player is like and what it remembers: a personality from a seed, and whom it trusts (GSS-12.4)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from game.engine.chance import AnyChance, FastChance
from game.engine.cues import SeatCue, kind_of, read
from game.engine.rules import View
from game.titles.slayer_slayer.bot.beliefs import Beliefs
from game.titles.slayer_slayer.bot.dials import LEVELS, Dials
from game.titles.slayer_slayer.bot.generosity import Gathered
from game.titles.slayer_slayer.rules import cues

LEARN = {"easy": 0.0, "normal": 0.3, "hard": 0.3}
"""How much one more round changes the trust in a seat: easy suspects nobody."""
HEARD = {
    kind_of(kind.__name__): kind
    for kind in (
        *(cues.Locked, cues.Lots, cues.Ping, cues.Lot, cues.BetVotes),
        *(cues.Reward, cues.Bribe, cues.Recruited, cues.StoreClosed),
    )
}
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
    beliefs: Beliefs = field(default_factory=Beliefs)
    sends: float = 1.0
    """The part of its share that it sends: in thought others may be mean."""
    pings: tuple[int, int] = (-1, 0)
    """The clock of a division, and how many pings it has made in it."""
    gathered: Gathered = field(default_factory=Gathered)
    """Whether the others gather cards."""
    dials: tuple[Dials, ...] = ()
    """What it weighs by under each Main Objective; those of its level unless others are given."""

    def __post_init__(self) -> None:
        self.dials = self.dials or LEVELS[self.level]

    def observe(self, view: View, told: Sequence[SeatCue]) -> None:
        """Count who sends few cards from a large hand, and infer what the others are after."""
        for one in told:
            cue = read(HEARD, one)
            if cue is None:
                continue
            if isinstance(cue, cues.Locked):
                self._weigh(cue.counts)
            elif isinstance(cue, cues.Ping) and cue.seat == self.seat:
                self.has_pinged(view["clock"][0])
            rivals = [seat for seat, held in enumerate(self.hands) if held and seat != self.seat]
            self.gathered.observe(cue, rivals)
            if LEARN[self.level]:
                self.beliefs.observe(cue, self.hands)
        if "play" in view or "store" in view:
            self.hands = hand_sizes(view)

    def has_pinged(self, tick: int) -> None:
        """It has moved its ping in the division of that clock."""
        self.pings = (tick, 1 + (self.pings[1] if self.pings[0] == tick else 0))

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
    sizes: list[int] = []
    while (row := view.get(f"seat.{len(sizes)}")) is not None:
        sizes.append(row[0])
    return sizes
