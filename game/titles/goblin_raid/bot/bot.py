"""The computer player of Goblin (rules section 20): easy, normal and hard, for both sides, from its own view alone.

easy sees little danger, fights for the joy of it and errs; normal plans caves, targets and attacks; hard also follows what
it saw under counters, cuts off ways home and makes no slips. Personalities come from the seed (`memory.Traits`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import exp
from typing import Any

from game.engine.ask import SeatAsk
from game.engine.chance import FastChance
from game.engine.cues import Cue, SeatCue, TrueCue, read
from game.engine.match import Match
from game.engine.rules import View
from game.engine.spaces import Choice
from game.titles.bot_contract import Advice, Bot, Hints, Simulation
from game.titles.goblin_raid.bot.answers import answer
from game.titles.goblin_raid.bot.appraisal import BAG
from game.titles.goblin_raid.bot.lexicon import LEXICON
from game.titles.goblin_raid.bot.memory import SKILLS, Mind, Skill, traits
from game.titles.goblin_raid.bot.position import Position
from game.titles.goblin_raid.bot.reasons import COACHING
from game.titles.goblin_raid.bot.review import REVIEW
from game.titles.goblin_raid.rules import cues
from game.titles.goblin_raid.rules.lookup_tables import VICTORY, victory_row
from game.titles.goblin_raid.rules.map_graph import SITES
from game.titles.goblin_raid.rules.state import State

PATIENCE = {
    "feudal_setup": (1500, 700),
    "goblin_setup": (1500, 700),
    "goblin_move": (1300, 650),
    "feudal_move": (1300, 650),
    "declare": (1600, 800),
    "pick_battle": (900, 500),
    "battle_step": (1300, 700),
    "escort": (1100, 600),
    "advance": (1000, 500),
    "count_bags": (1200, 600),
}
"""Milliseconds from the opening of an ask: the longest and the shortest wait."""
SHOWN = {
    "step": 240, "plundered": 900, "counted": 2600, "home": 500, "alarm": 2650, "turned_up": 500, "baron_drawn": 2450,
    "baron_comes": 2750,
    "volley": 1500, "assault": 1500, "check": 900, "fled": 700, "casualty": 700, "destroyed": 500, "cut_off": 800,
    "advanced": 500, "cycle_ends": 1800, "cycle_score": 1800, "declared": 400, "battle": 400,
}  # fmt: skip
"""Milliseconds for which a table shows such a moment."""


class Player(Bot):
    """One seat's player. `observe` every update, then `decide`."""

    def __init__(self, skill: Skill, seat: int, options: dict[str, Any], seed: int | str = 0) -> None:
        self.mind = Mind(seat, options, traits(seat, seed), FastChance(f"{seat}:{seed}"), skill)

    def observe(self, view: View, cues: Sequence[SeatCue]) -> None:
        self.mind.observe(view, cues)

    def decide(self, view: View, ask: SeatAsk) -> Choice:
        """A sensible answer to any question of the title."""
        if ask.space is None:
            raise ValueError("nothing is asked of this seat")
        return answer(Position(view, self.mind), ask)


def player(level: str, seat: int, options: dict[str, Any], kinds: tuple[str, ...], seed: int | str) -> Player:
    """The player of a lobby level."""
    return Player(SKILLS[level], seat, options, seed)


def patience(view: View, ask: SeatAsk, kinds: tuple[str, ...], seed: int | str) -> int:
    """People should see a bot ponder, and nothing may be read from how long it does: by the kind of question and a mood
    of its own."""
    slowest, quickest = PATIENCE.get(ask.kind, (900, 500))
    mood = FastChance(f"pace:{seed}:{ask.id}").below("", 101) / 100
    return int(quickest + (slowest - quickest) * mood)


def showing(told: Sequence[SeatCue]) -> int:
    """How long people look at what happened."""
    return min(9000, sum(SHOWN.get(cue.kind, 0) for cue in told))


def value(match: Match) -> list[float]:
    """How a search judges a match that goes on: the King's points of this cycle, half of what is on its way."""
    s: State = match.state
    lost = [piece for piece, place in enumerate(s.at) if place == "lost"]
    points = s.points / 2 + (0 if s.campaign else sum(VICTORY[victory_row(piece)] for piece in lost))
    points += BAG / 2 * sum(site.bags for site in SITES if s.sites[site.index] >= 0)
    other = (s.plunder if s.campaign else s.totals)[1 - s.king] / 2
    king = 1 / (1 + exp((other - points) / 8))
    return [king if seat == s.king else 1 - king for seat in range(match.seats)]


# ---------------------------------------------------------------- what simulations tell apart


def seat_labels(view: View) -> dict[str, list[str]]:
    """Wins are counted by who was Goblin King first: the King of the last cycle or reign was second."""
    king = view["public"]["king"]
    return {"king": ["second" if seat == king else "first" for seat in range(2)]}


def _read(told: TrueCue) -> Cue | None:
    return read(cues.KINDS, SeatCue(told.kind, told.beat, told.nouns, told.rule))


def cue_labels(told: TrueCue, levels: Sequence[str], options: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """What simulations count among the cues: why cycles and reigns ended."""
    cue = _read(told)
    if isinstance(cue, cues.CycleEnds):
        yield "cycle ends", cue.reason
    elif isinstance(cue, cues.ReignEnds):
        yield "reign ends", cue.reason
    elif isinstance(cue, cues.CycleScore) and options["version"] == "raid":
        yield "raid won by", "Goblin" if cue.total > 0 else "Feudal" if cue.total < 0 else "nobody"


def cue_figures(told: TrueCue, levels: Sequence[str], options: dict[str, Any]) -> Iterator[tuple[str, float]]:
    """What simulations take the mean of: turns and points of a cycle, by the King's level; reigns."""
    cue = _read(told)
    if isinstance(cue, cues.CycleEnds):
        yield "turns of a cycle", cue.turn
    elif isinstance(cue, cues.CycleScore) and options["version"] == "raid":
        yield f"raid total, King {levels[cue.king]}", cue.total / 2
        yield "raid plunder", cue.plunder / 2
    elif isinstance(cue, cues.ReignEnds):
        yield f"reign plunder, King {levels[cue.king]}", cue.plunder / 2
        yield "cycles of a reign", cue.cycles


ADVICE = Advice(
    player,
    patience,
    hints=Hints(value=value, horizon=12, iterations=24),
    showing=showing,
    coaching=COACHING,
    review=REVIEW,
    simulation=Simulation(seat_labels=seat_labels, cue_labels=cue_labels, cue_figures=cue_figures),
    lexicon=LEXICON,
)
