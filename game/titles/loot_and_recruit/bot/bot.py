"""The computer player of Loot & Recruit (LNR section 13): three levels, in four styles, from its own view alone.

easy overlooks actions, places Goblins by their points and buys by whim; normal weighs everything up; hard thinks: it tries
the moves worth a thought in imagined worlds, where everybody plays on like normal. The style comes from the seed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.engine.ask import SeatAsk
from game.engine.chance import FastChance, SteadyChance
from game.engine.cues import SeatCue, TrueCue
from game.engine.rules import View
from game.engine.spaces import Choice
from game.titles.bot_contract import Advice, Bot, Budget, Hints, Simulation
from game.titles.loot_and_recruit.bot import thought
from game.titles.loot_and_recruit.bot.answers import answer
from game.titles.loot_and_recruit.bot.deck import STYLES
from game.titles.loot_and_recruit.bot.lexicon import LEXICON
from game.titles.loot_and_recruit.bot.reasons import COACHING
from game.titles.loot_and_recruit.bot.worth import Mind, Question, seen
from game.titles.loot_and_recruit.rules.cards import TIMING
from game.titles.loot_and_recruit.rules.subject import subject_of

ANY = "any"
MOVE_PAUSE = int(1000 * TIMING["bot_move_delay"])
"""Milliseconds between the moves of a bot when somebody watches."""


class Player(Bot):
    """One seat's quick player. `observe` every update, then `decide`."""

    def __init__(self, level: str, seat: int, seed: int | str = 0, style: str = "") -> None:
        self.mind = make_mind(level, seat, seed, style)
        self.labels = {"style": self.mind.style}
        """What simulations tell apart; nobody at the table is told."""

    def observe(self, view: View, cues: Sequence[SeatCue]) -> None:
        """Nothing has to be remembered: all that matters lies open."""

    def decide(self, view: View, ask: SeatAsk) -> Choice:
        """A sensible answer to any question of the title."""
        if ask.space is None:
            raise ValueError("nothing is asked of this seat")
        question = Question(ask.kind, subject_of(ask), ask.space, ask.default)
        return answer(self.mind, seen(view, self.mind.seat), question)


def make_mind(level: str, seat: int, seed: int | str, style: str = "") -> Mind:
    """Make who plays a seat; a style that is not named is drawn in secret."""
    chance = FastChance(f"{level}:{seat}:{seed}")
    return Mind(seat, level, style or chance.pick("style", STYLES), chance)


def player(level: str, seat: int, options: dict[str, Any], kinds: tuple[str, ...], seed: int | str) -> Player:
    """The quick player of a lobby level; its taste by the lobby's option (LNR-12.2)."""
    return Player(level, seat, seed, _style(options))


def memory(seat: int, options: dict[str, Any], kinds: tuple[str, ...], seed: int | str) -> thought.Memory:
    """The mind behind a thinking player."""
    return thought.Memory(make_mind("normal", seat, seed, _style(options)))


def _style(options: dict[str, Any]) -> str:
    style: str = options.get("bot_style", ANY)
    return "" if style == ANY else style


def patience(view: View, ask: SeatAsk, kinds: tuple[str, ...], seed: int | str) -> int:
    """Bots look like people: a pause between moves; a reaction comes after a random delay (LNR-8.9)."""
    mood = FastChance(f"pace:{seed}:{view['public']['turn']}:{ask.id}").below("", 101) / 100
    if ask.kind == "reaction":
        earliest, latest = TIMING["bot_reaction_delay_min"], (subject_of(ask).seconds or TIMING["reaction_window"]) - 1
        return int(1000 * (earliest + (latest - earliest) * mood))
    if ask.kind == "flip_choice":
        return int(1500 + 2500 * mood)
    return int(MOVE_PAUSE * (0.8 + 0.6 * mood))


# ---------------------------------------------------------------- what simulations tell apart


def cue_seat_labels(cue: TrueCue, seats: int) -> dict[str, list[str]]:
    """Wins are counted by place in the first round's turn order."""
    if cue.kind != "first_player" or cue.nouns["why"] != "setup":
        return {}
    first: int = cue.nouns["seat"]
    return {"turn order": [str((seat - first) % seats + 1) for seat in range(seats)]}


ADVICE = Advice(
    player,
    patience,
    coaching=COACHING,
    simulation=Simulation(cue_seat_labels=cue_seat_labels),
    hints=Hints(
        budgets={"hard": Budget(playouts=600, horizon=3, seconds=2.0, fewest=8, sure=2.0)},
        root=thought.root,
        policy=thought.policy,
        minds=thought.minds,
        value=thought.value,
        reckonings=thought.reckonings,
        memory=memory,
        chance=SteadyChance,
    ),
    lexicon=LEXICON,
)
