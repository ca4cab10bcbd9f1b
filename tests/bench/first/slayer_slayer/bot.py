"""The computer player of Goblin Slayer-Slayer as it was in the first release, to measure by.

easy goes by printed numbers and trusts everybody; normal reads abilities, trust and pledges and works out bets; hard
does that and spares its own goblins where it can. Personalities come from the seed (`bot_memory.Traits`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.engine.ask import SeatAsk
from game.engine.chance import FastChance
from game.engine.cues import SeatCue
from game.engine.rules import View
from game.engine.spaces import Choice
from game.titles.bot_contract import Advice, Bot
from tests.bench.first.slayer_slayer.events import event_stake, representative_vote
from tests.bench.first.slayer_slayer.memory import Mind, traits
from tests.bench.first.slayer_slayer.play import play_cards, sacrifice
from tests.bench.first.slayer_slayer.rooms import loot_division, route_vote, store, store_choice, survivor_pick
from tests.bench.first.slayer_slayer.table import Table
from tests.bench.first.slayer_slayer.votes import bet_vote, blood_rite, horde_die_vote, weave_window

PATIENCE = {
    "route_vote": (4500, 1800),
    "sacrifice": (3000, 1400),
    "play_cards": (9000, 2500),
    "blood_rite": (3200, 3200),
    "bet_vote": (2200, 900),
    "horde_die_vote": (2200, 900),
    "weave_window": (1800, 1800),
    "survivor_pick": (2800, 1600),
    "loot_division": (2600, 1000),
    "representative_vote": (4000, 1800),
    "event_stake": (3600, 2000),
    "event_bet": (1800, 1200),
    "store": (2200, 1200),
    "store_choice": (2400, 1400),
}
"""Milliseconds from the opening of an ask: the longest and the shortest wait."""


class Player(Bot):
    """One seat's player. `observe` every update, then `decide`."""

    def __init__(self, level: str, seat: int, options: dict[str, Any], seed: int | str = 0) -> None:
        self.mind = Mind(seat, level, options, traits(seat, seed), FastChance(f"{level}:{seat}:{seed}"))

    def observe(self, view: View, cues: Sequence[SeatCue]) -> None:
        self.mind.observe(view, cues)

    def decide(self, view: View, ask: SeatAsk) -> Choice:
        """A sensible answer to any question of the title."""
        if ask.space is None:
            raise ValueError("nothing is asked of this seat")
        choice = answer(Table(view, self.mind), ask)
        return choice if ask.space.contains(choice) else ask.default


def player(level: str, seat: int, options: dict[str, Any], kinds: tuple[str, ...], seed: int | str) -> Player:
    """The player of a lobby level."""
    return Player(level, seat, options, seed)


def idle(view: View, ask: SeatAsk, seat: int) -> bool:
    """A bot that sits in for somebody stays asked after it has committed its cards or confirmed its loot."""
    if ask.kind == "play_cards":
        return seat in view["play"]["ready"]
    return ask.kind == "loot_division" and seat in view["loot"]["confirmed"]


def patience(view: View, ask: SeatAsk, kinds: tuple[str, ...], seed: int | str) -> int:
    """People should see a bot ponder, and nothing may be read from how long it does: by the kind of question and a
    mood of its own, never by what it holds. All people ready: at once."""
    slowest, quickest = PATIENCE.get(ask.kind, (1600, 900))
    if ask.mode == "open":
        people = [seat for seat in ask.waiting_for if kinds[seat] != "bot" and not idle(view, ask, seat)]
        if not people and ask.kind != "store":
            return quickest
    mood = FastChance(f"pace:{seed}:{view['clock'][0]}").below("", 101) / 100
    return int(quickest + (slowest - quickest) * mood)


def answer(table: Table, ask: SeatAsk) -> Choice:
    """The answer to each kind of ask (the title's README lists them)."""
    kind = ask.kind
    if kind == "route_vote":
        return route_vote(table)
    if kind == "sacrifice":
        return sacrifice(table, len(ask.default))
    if kind == "play_cards":
        return play_cards(table)
    if kind == "blood_rite":
        return blood_rite(table, ask)
    if kind == "bet_vote":
        return bet_vote(table, ask)
    if kind == "horde_die_vote":
        return horde_die_vote(table)
    if kind == "weave_window":
        return weave_window(table, ask)
    if kind == "survivor_pick":
        return survivor_pick(table, tuple(ask.space.each()) if ask.space is not None else ())
    if kind == "loot_division":
        return loot_division(table)
    return _side_room(table, ask)


def _side_room(table: Table, ask: SeatAsk) -> Choice:
    kind = ask.kind
    if kind == "representative_vote":
        return representative_vote(table)
    if kind == "event_stake":
        return event_stake(table)
    if kind == "event_bet":
        return ("odds", "evens")[table.mind.chance.below("", 2)]
    if kind == "store":
        return store(table, ask)
    if kind == "store_choice":
        return store_choice(table)
    return ask.default


ADVICE = Advice(player, patience, idle=idle)
