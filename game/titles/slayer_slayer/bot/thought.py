"""What the thinker is told of the game (`game/bots/thinker.py`): the choices worth a thought, how they are played on, who
the others may be."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from game.engine.ask import SeatAsk
from game.engine.chance import AnyChance
from game.engine.cues import SeatCue
from game.engine.match import Match
from game.engine.rules import View
from game.engine.spaces import Choice
from game.titles import bot_contract
from game.titles.slayer_slayer.bot.answers import answer
from game.titles.slayer_slayer.bot.events import event_of, stake_of
from game.titles.slayer_slayer.bot.memory import Mind, Traits
from game.titles.slayer_slayer.bot.play import best_set, betrayal, own_share
from game.titles.slayer_slayer.bot.rooms import price_worth, purchase_worth
from game.titles.slayer_slayer.bot.table import Table
from game.titles.slayer_slayer.bot.weigh import by_keep
from game.titles.slayer_slayer.rules.battle import limits
from game.titles.slayer_slayer.rules.plays import Commit, Done
from game.titles.slayer_slayer.rules.state import State

SHARES = (0.6, 0.8, 1.25, 1.6)
"""Parts of its share that a seat thinks of sending, besides all of it and the least."""
ONE_MORE = 1.3
"""The part that it thinks of sending with a card more than it must."""
MOST_PURCHASES = 3
MEAN = 8
"""One in so many of the others is thought to send little, whatever it has shown."""
LEAST_SENT, MOST_SENT = 0.6, 1.2


class Memory(bot_contract.Memory):
    """The mind of a seat, and what it believes the others to be."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self._drawn: list[int] = []

    def observe(self, view: View, cues: Sequence[SeatCue]) -> None:
        self.mind.observe(view, cues)

    def recall(self, view: View, chance: AnyChance) -> View:
        """Draw the others' objectives for one world; the view holds no place for them, `adjust` sets them."""
        mind = self.mind
        own = Table(view, mind).objective
        seats = sum(1 for name in view if name.startswith("seat."))
        self._drawn = mind.beliefs.draw(seats, mind.seat, own, chance)
        return view

    def adjust(self, match: Match[State]) -> None:
        """What the others are after, and what they hold by all that was seen."""
        s = match.state
        for seat in range(s.seats):
            if seat == self.mind.seat:
                continue
            s.objective[seat] = self._drawn[seat]
            if not s.out[seat]:
                s.gold[seat], s.trophies[seat] = self.mind.beliefs.wealth.get(seat, (0, 0))


def root(view: View, ask: SeatAsk, seat: int, memory: Memory, chance: AnyChance) -> list[Choice]:
    """The quick policy's choice, and what else is worth a thought."""
    assert ask.space is not None
    table = Table(view, minds(seat, chance, memory))
    own = answer(table, ask)
    if not ask.space.contains(own):
        own = ask.default
    found = [own]
    if ask.kind == "play_cards" and own[0] == "commit" and not view["hand"]["chosen"]:
        found += _sets(table)
    elif ask.kind == "representative_vote":
        found += table.living
    elif ask.kind == "event_stake":
        event = event_of(view)
        sizes = range(1, min(4, len(table.faces)) + 1)
        found += [[table.handles[place] for place in stake_of(event, table.faces, size)] for size in sizes]
    elif ask.kind == "store":
        found += _purchases(table, ask)
    return _different(found, dict(zip(table.handles, table.faces)))


def _sets(table: Table) -> list[Choice]:
    """Cards for more and for less than its share, and the least."""
    lo, hi = limits(table.known, table.seat)
    share = own_share(table)
    chosen = [best_set(table, lo, hi, part * share) for part in SHARES]
    if lo < min(hi, len(table.faces) - 1):
        chosen.append(best_set(table, lo + 1, hi, ONE_MORE * share))
    chosen += [betrayal(table, lo), by_keep(table.faces)[:lo]]
    return [Commit([table.handles[place] for place in sorted(places)]).choice() for places in chosen]


def _purchases(table: Table, ask: SeatAsk) -> list[Choice]:
    """What is worth most beyond its price, one of each item, and nothing."""
    assert ask.space is not None
    best: dict[str, tuple[float, Choice]] = {}
    for choice in ask.space.each():
        if choice[0] == "buy":
            gain = purchase_worth(table, choice[1]) - price_worth(table, choice[1], choice[2])
            if choice[1] not in best or gain > best[choice[1]][0]:
                best[choice[1]] = gain, list(choice)
    ranked = sorted(best.values(), key=lambda entry: -entry[0])[:MOST_PURCHASES]
    return [*(choice for _, choice in ranked), Done().choice()]


def _different(choices: Iterable[Choice], faces: Mapping[int, int]) -> list[Choice]:
    """Each of them once, in their order; the same goblins by other handles are the same choice."""
    out: dict[str, Choice] = {}
    for choice in choices:
        cards = choice[-1] if isinstance(choice, list) and choice and isinstance(choice[-1], list) else choice
        if isinstance(cards, list) and all(card in faces for card in cards):
            out.setdefault(repr(sorted(faces[card] for card in cards)), choice)
        else:
            out.setdefault(repr(choice), choice)
    return list(out.values())


def policy(match: Match[State], seat: int, mind: Mind) -> Choice:
    """The quick player, by the view of the seat alone."""
    ask = match.seat_ask(seat)
    assert ask is not None and ask.space is not None
    table = Table(match.view(seat), mind)
    choice = answer(table, ask)
    if not ask.space.contains(choice):
        return ask.default
    if ask.kind == "loot_division" and choice[0] == "ping":
        mind.has_pinged(match.state.tick)
    return choice


def minds(seat: int, chance: AnyChance, memory: Memory) -> Mind:
    """Itself; others of any character, who send what they have been seen to send, some of them little."""
    own = memory.mind
    if seat == own.seat:
        return replace(own, chance=chance)
    sends = max(LEAST_SENT, min(MOST_SENT, own.trusted(seat)))
    if chance.below("mind", MEAN) == 0:
        sends = LEAST_SENT
    traits = Traits(*(chance.below("mind", 101) / 100 for _ in range(4)))
    return Mind(seat, own.level, own.options, traits, chance, own.trust, sends=sends, beliefs=own.beliefs)


def reckonings(match: Match[State]) -> int:
    """Floors climbed."""
    return match.state.floor
