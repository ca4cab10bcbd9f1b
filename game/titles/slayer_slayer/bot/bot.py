"""The computer player of Goblin Slayer-Slayer (rules section 12): easy, normal and hard, from its own view alone.

easy goes by printed numbers and trusts everybody; normal reads abilities, trust and pledges, infers what the others are
after and works out bets; hard does the same by other numbers (`dials.py`): it thinks of what will be left at the surface,
relies on others who gather goblins, gives more where a party without such is pressed, and at a small table is a Sole Survivor
from the first floor on. Personalities come from the seed (`memory.Traits`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.engine.ask import SeatAsk
from game.engine.chance import FastChance
from game.engine.cues import SeatCue
from game.engine.rules import View
from game.engine.spaces import Choice
from game.titles.bot_contract import Advice, Bot, Hints, Simulation
from game.titles.slayer_slayer.bot import thought
from game.titles.slayer_slayer.bot.answers import answer
from game.titles.slayer_slayer.bot.lexicon import LEXICON
from game.titles.slayer_slayer.bot.memory import Mind, traits
from game.titles.slayer_slayer.bot.prospects import value
from game.titles.slayer_slayer.bot.reasons import COACHING
from game.titles.slayer_slayer.bot.review import REVIEW
from game.titles.slayer_slayer.bot.table import Table
from game.titles.slayer_slayer.rules.pace import showing

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


def _memory(seat: int, options: dict[str, Any], kinds: tuple[str, ...], seed: int | str) -> thought.Memory:
    """The mind behind a thinking player."""
    return thought.Memory(Player("normal", seat, options, seed).mind)


HINTS = Hints(
    policy=thought.policy,
    minds=thought.minds,
    value=value,
    reckonings=thought.reckonings,
    memory=_memory,
    horizon=30,
    iterations=40,
)


# ---------------------------------------------------------------- what simulations tell apart


def seat_labels(view: View) -> dict[str, list[str]]:
    """Wins are counted by Main Objective."""
    return {"objective": [row[0] for row in view["final"]]}


def game_labels(view: View) -> dict[str, str]:
    """A deal with a Sole Survivor in it is another game; floors show how far the group came."""
    sole = any(row[0] == "sole_survivor" for row in view["final"])
    return {"deal": "with Sole Survivor" if sole else "co-operating", "last floor": f"{view['public']['floor']:>2}"}


ADVICE = Advice(
    player,
    patience,
    hints=HINTS,
    showing=showing,
    idle=idle,
    coaching=COACHING,
    review=REVIEW,
    simulation=Simulation(seat_labels=seat_labels, game_labels=game_labels),
    lexicon=LEXICON,
)
