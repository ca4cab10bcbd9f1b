"""The computer player of Lords of Hell to the house: levels, pace, what simulations tell apart."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.engine.ask import SeatAsk
from game.engine.chance import FastChance
from game.engine.cues import TrueCue, read, redact
from game.engine.rules import View
from game.engine.sight import SPECTATOR
from game.engine.spaces import Choice
from game.titles.bot_contract import Advice, Budget, Hints, Simulation
from game.titles.lords_of_hell.bot import thought
from game.titles.lords_of_hell.bot.lexicon import LEXICON
from game.titles.lords_of_hell.bot.player import TALKS, Player
from game.titles.lords_of_hell.bot.reasons import COACHING
from game.titles.lords_of_hell.rules import cues, menus, plays
from game.titles.lords_of_hell.rules.cards import AUTOMATIC_PASS_SECONDS
from game.titles.lords_of_hell.rules.idle import OPEN_PHASES, awaited, idle

PASSES = tuple(int(1000 * seconds) for seconds in AUTOMATIC_PASS_SECONDS)
"""Milliseconds after which a bot passes in a beat: random, blind to the hand (LOH-7.3)."""


HEARING = 8000
"""Milliseconds from the opening of a decision that an offer about it is given before the decision is made without it."""


def player(level: str, seat: int, options: dict[str, Any], kinds: tuple[str, ...], seed: int | str) -> Player:
    """The player of a lobby level that does not think."""
    return Player(level, seat, options, seed)


HINTS = Hints(
    budgets={"hard": Budget(playouts=24, horizon=1, seconds=2.0)},
    root=thought.root,
    policy=thought.policy,
    minds=thought.minds,
    value=thought.value,
    reckonings=thought.reckonings,
    memory=thought.memory,
    shows_later={"nominate": 1},  # Nothing comes of a marker before the ring of the next round.
)

# ---------------------------------------------------------------- pace


def silent(ask: SeatAsk, choice: Choice) -> bool:
    """Waiting for another's decision needs no play: the ask goes on without it."""
    return bool(choice == plays.Wait().choice())


def patience(view: View, ask: SeatAsk, kinds: tuple[str, ...], seed: int | str) -> int:
    """People should see a bot ponder, and nothing may be read from how long it does: by the kind of question and a mood
    of its own, never by what it holds."""
    mood = FastChance(f"pace:{seed}:{view['public']['asks']}:{ask.id}").below("", 101) / 100
    if ask.kind == "beat":
        return int(PASSES[0] + (PASSES[1] - PASSES[0]) * mood)
    if ask.kind in (*OPEN_PHASES, "organisation"):
        return int(1500 + 2500 * mood)
    if ask.mode == "sealed":
        return int(2000 + 2500 * mood)
    return int(900 + 1100 * mood)


def hearing(view: View, ask: SeatAsk, seat: int, kinds: tuple[str, ...]) -> int:
    """Whoever decides and has an offer out hears the answer first: bots give theirs as soon as they have thought."""
    if ask.kind not in TALKS or not menus.offers(ask, plays.Withdraw):
        return 0
    return HEARING if any(offer["state"] == "open" and offer["by"] == seat for offer in view["market"]) else 0


# ---------------------------------------------------------------- what simulations tell apart


def seat_labels(view: View) -> dict[str, list[str]]:
    """Wins are counted by devil."""
    seats = sum(1 for name in view if name.startswith("seat."))
    return {"devil": [view[f"seat.{seat}"]["devil"] for seat in range(seats)]}


def cue_seat_labels(cue: TrueCue, seats: int) -> dict[str, list[str]]:
    """Wins are counted by place in the first round's turn order."""
    if cue.kind != "starter":
        return {}
    first: int = cue.nouns["seat"]
    return {"turn order": [str((seat - first) % seats + 1) for seat in range(seats)]}


def game_labels(view: View) -> dict[str, str]:
    return {"rounds": f"{view['public']['round']:>2}"}


def cue_labels(cue: TrueCue, levels: Sequence[str], options: dict[str, Any]) -> list[tuple[str, str]]:
    """How the throne was filled, how promises ended, deals and breaches."""
    told = read(cues.KINDS, redact(cue, SPECTATOR))
    if isinstance(told, cues.Ring) and told.why:
        return [("throne by", told.why)]
    return [("public promises", told.state)] if isinstance(told, cues.PromiseEnded) else []


ADVICE = Advice(
    player,
    patience,
    hints=HINTS,
    hearing=hearing,
    idle=idle,
    awaited=awaited,
    silent=silent,
    coaching=COACHING,
    simulation=Simulation(
        seat_labels=seat_labels, game_labels=game_labels, cue_seat_labels=cue_seat_labels, cue_labels=cue_labels
    ),
    lexicon=LEXICON,
)
