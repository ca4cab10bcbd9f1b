"""How a person's move is weighed afterwards (`Review`): beside what hard would have done, to the next floor, by chances."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from game.engine.ask import SeatAsk
from game.engine.chance import AnyChance, FastChance
from game.engine.rules import View
from game.engine.spaces import Choice
from game.titles.bot_contract import Hints, Review
from game.titles.coaching import WINS
from game.titles.slayer_slayer.bot import thought
from game.titles.slayer_slayer.bot.answers import answer
from game.titles.slayer_slayer.bot.dials import LEVELS
from game.titles.slayer_slayer.bot.memory import Mind, Traits
from game.titles.slayer_slayer.bot.prospects import value
from game.titles.slayer_slayer.bot.table import Table

PLAIN = Traits(caution=0.5, daring=0.5, thrift=0.5, talk=0.0)
"""Of no particular character; and it comes to the point, for a pledge is no move to be weighed."""
FINAL = {"play_cards": "commit", "loot_division": "confirm"}
"""In open asks: the verb that is meant to stay."""


def memory(seat: int, options: dict[str, Any], kinds: tuple[str, ...], seed: int | str) -> thought.Memory:
    """What hard would keep in mind."""
    return thought.Memory(Mind(seat, "hard", options, PLAIN, FastChance(f"review:{seat}:{seed}")))


def hard(view: View, ask: SeatAsk, played: Choice, memory: thought.Memory, chance: AnyChance) -> Choice | None:
    """Its answer, where what was played is meant to stay."""
    return _answer(view, ask, played, replace(memory.mind, chance=chance))


def easy(view: View, ask: SeatAsk, played: Choice, memory: thought.Memory, chance: AnyChance) -> Choice | None:
    """The same of an easy bot."""
    return _answer(view, ask, played, replace(memory.mind, chance=chance, level="easy", dials=LEVELS["easy"]))


def _answer(view: View, ask: SeatAsk, played: Choice, mind: Mind) -> Choice | None:
    if played == "" or (ask.kind in FINAL and played[0] != FINAL[ask.kind]):
        return None
    found = answer(Table(view, mind), ask)
    return found if ask.space is not None and ask.space.contains(found) else None


def unit(view: View, seat: int) -> str:
    """What the value counts: the party's chances too, but for a Sole Survivor."""
    return WINS if view["purse"]["objective"] == "sole_survivor" else "party"


REVIEW = Review(
    Hints(
        policy=thought.policy, minds=thought.minds, value=value, reckonings=thought.reckonings, memory=memory
    ),
    hard,
    easy,
    {
        "route_vote": 1, "sacrifice": 1, "play_cards": 1, "bet_vote": 1, "horde_die_vote": 1, "survivor_pick": 1,
        "loot_division": 1, "representative_vote": 1, "event_stake": 1,
    },
    clear=0.025,
    playouts=240,
    unit=unit,
)  # fmt: skip
