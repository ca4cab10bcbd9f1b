"""Which Main Objective each other seat may have, inferred from what everybody sees it do (GSS-12.4): the lots it points at,
the cards it sends, how it votes on bets, what it buys. Bayes' rule over the frequencies in `learned.LIKELY`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from game.engine.chance import AnyChance
from game.engine.cues import Cue
from game.titles.slayer_slayer.bot.learned import LIKELY
from game.titles.slayer_slayer.rules import cues
from game.titles.slayer_slayer.rules.cards import CAP, ITEM_INDEX, ITEMS, OBJECTIVES, SOLE_SURVIVOR

SENT = (0.75, 0.95, 1.15)
"""Bounds of what counts as few, less, usual and many cards, as multiples of what the table sends from such a hand."""
FLOOR_OF_DOUBT = 0.02
"""No objective is ever held to be less likely: people are not bots."""
EVEN = 1 / len(OBJECTIVES)

Sign = tuple[int, str, str]
"""A seat, what there was to choose (a row of `LIKELY`), and what it chose."""


@dataclass
class Beliefs:
    """What a seat makes of the others, and what it has seen them gain."""

    odds: dict[int, list[float]] = field(default_factory=dict)
    """Seat -> how likely it has each objective."""
    wealth: dict[int, list[int]] = field(default_factory=dict)
    """Seat -> gold and trophies, by lots, rewards and prices that all have seen."""
    lots: list[str] = field(default_factory=list)
    """What lies in the division under way."""
    pinged: set[int] = field(default_factory=set)
    bought: dict[int, str] = field(default_factory=dict)

    def observe(self, cue: Cue, hands: Sequence[int]) -> None:
        """Take in a cue; `hands` are the sizes before cards were locked."""
        for seat, topic, done in self.signs(cue, hands):
            self._learn(seat, topic, done)
        self._count(cue)

    def signs(self, cue: Cue, hands: Sequence[int]) -> Iterator[Sign]:
        """What a cue says of somebody's objective."""
        if isinstance(cue, cues.Lots):
            self.lots, self.pinged = [str(kind) for kind, _ in cue.lots], set()
        elif isinstance(cue, cues.Ping) and 0 < cue.lot <= len(self.lots) and cue.seat not in self.pinged:
            self.pinged.add(cue.seat)  # whoever sits in later has not seen what lies there, and learns nothing of it
            yield cue.seat, " ".join(sorted({"ping", *self.lots})), self.lots[cue.lot - 1]
        elif isinstance(cue, cues.Locked):
            yield from _sent(cue.counts, hands)
        elif isinstance(cue, cues.BetVotes):
            yield from _voted(cue.votes)
        elif isinstance(cue, (cues.Bribe, cues.Recruited)):
            self.bought[cue.seat] = "bribe" if isinstance(cue, cues.Bribe) else self.bought.get(cue.seat, "hire")
        elif isinstance(cue, cues.StoreClosed):
            yield from [(seat, "store", self.bought.get(seat, "else")) for seat, held in enumerate(hands) if held]
            self.bought = {}

    def _learn(self, seat: int, topic: str, done: str) -> None:
        likely = LIKELY.get(topic, {}).get(done)
        if likely is None:
            return
        weights = [odds * part for odds, part in zip(self.of(seat), likely)]
        spare = 1 - FLOOR_OF_DOUBT * len(weights)
        self.odds[seat] = [FLOOR_OF_DOUBT + spare * weight / sum(weights) for weight in weights]

    def _count(self, cue: Cue) -> None:
        if isinstance(cue, cues.Lot):
            self._gain(cue.seat, cue.resource, cue.amount)
        elif isinstance(cue, cues.Reward):
            self._gain(cue.seat, "gold", cue.gold)
            self._gain(cue.seat, "trophies", cue.trophies)
        elif isinstance(cue, cues.Bribe):
            self._pay(cue.seat, "bribe_goblin")
        elif isinstance(cue, cues.Recruited):
            self._pay(cue.seat, "")

    def _gain(self, seat: int, resource: str, amount: int) -> None:
        held = self.wealth.setdefault(seat, [0, 0])
        if resource in ("gold", "trophies"):
            held[resource == "trophies"] += amount

    def _pay(self, seat: int, item: str) -> None:
        """In what counts less, or as far as is known, in what it has."""
        row = ITEMS[ITEM_INDEX[item]] if item in ITEM_INDEX else ITEMS[0]
        held = self.wealth.setdefault(seat, [0, 0])
        if held[0] >= row["gold"]:
            held[0] -= row["gold"]
        else:
            held[1] = max(0, held[1] - row["trophies"])

    def of(self, seat: int) -> list[float]:
        """How likely the seat has each objective."""
        return self.odds.get(seat, [EVEN] * len(OBJECTIVES))

    def suspicion(self, seat: int) -> float:
        """How much more likely than by the deal it is the Sole Survivor: 0 not at all, 1 for sure."""
        return max(0.0, (self.of(seat)[SOLE_SURVIVOR] - EVEN) / (1 - EVEN))

    def draw(self, seats: int, own: int, objective: int, chance: AnyChance) -> list[int]:
        """Objectives that may be: the own one, the others by their odds, no more Sole Survivors than are dealt."""
        spare = CAP[seats] - (objective == SOLE_SURVIVOR)
        drawn = [objective] * seats
        order = [seat for seat in range(seats) if seat != own]
        chance.shuffle("belief", order)
        for seat in order:
            odds = self.of(seat)[:]
            if spare <= 0:
                odds[SOLE_SURVIVOR] = 0.0
            drawn[seat] = _pick(odds, chance)
            spare -= drawn[seat] == SOLE_SURVIVOR
        return drawn


def _pick(odds: Sequence[float], chance: AnyChance) -> int:
    left = chance.below("belief", 10_000) / 10_000 * sum(odds)
    for n, part in enumerate(odds):
        left -= part
        if left < 0:
            return n
    return max(range(len(odds)), key=lambda n: odds[n])


def _sent(counts: Sequence[int], hands: Sequence[int]) -> Iterator[Sign]:
    """Few or many cards, by the table's mean from such a hand; a hand of one or two says nothing."""
    held = [(seat, sent, hands[seat]) for seat, sent in enumerate(counts) if sent and len(hands) > seat]
    whole = sum(hand for _, _, hand in held)
    for seat, sent, hand in held:
        if hand > 2:
            shown = (sent / hand) / (sum(counts) / whole)
            yield seat, "sent", ("few", "less", "usual", "many")[sum(shown >= bound for bound in SENT)]


def _voted(votes: Sequence[str]) -> Iterator[Sign]:
    """With or against what most want: a bet or none."""
    said = [(seat, vote != "none") for seat, vote in enumerate(votes) if vote]
    wants = sum(bet for _, bet in said)
    if len(said) > 2 and 2 * wants != len(said):
        most = 2 * wants > len(said)
        yield from [
            (seat, "vote bet" if most else "vote none", "with" if bet == most else "against") for seat, bet in said
        ]
