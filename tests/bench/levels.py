"""One player against a table of another: wins with their interval, and what a decision costs.

    python -m tests.bench.levels loot_and_recruit hard first_hard --games 60 --seats 2 --seed 901

The first one named takes one seat, each in turn with the same deal (`--fresh`: another one each game, which tells more where
a deal decides whether anybody wins); the other has all the rest. `first_<level>` are
yesterday's players (`tests/bench/first`). Playouts are the measure: without `--clock` no bound of time ends a thought.
"""

from __future__ import annotations

import argparse
import importlib
import json
import statistics
import time
from collections import defaultdict
from importlib.util import find_spec
from math import sqrt
from typing import Any

from game import titles
from game.bots import plans, players
from game.engine import match as engine
from game.engine.match import Match
from game.titles.bot_contract import Advice, Bot
from tests.bench.common import Row, show

FIRST = "first_"


def make(title: str, level: str, seat: int, options: dict[str, Any], kinds: tuple[str, ...], seed: str, clock: bool,
         playouts: int | None = None) -> Bot:  # fmt: skip
    """The player of a seat, of today or of yesterday."""
    if not level.startswith(FIRST):
        return players.make(title, level, seat, options, kinds, seed, playouts, clock=clock)
    if find_spec(f"tests.bench.first.{title}") is None:  # its first numbers stand among its plans
        return plans.make(title, level, seat, options, kinds, seed)
    advice: Advice = importlib.import_module(f"tests.bench.first.{title}.bot").ADVICE
    found = advice.player(level.removeprefix(FIRST), seat, options, kinds, seed)
    assert found is not None
    return found


class Series:
    """Figures of many matches: who won, and how long each decision of a level took."""

    def __init__(self, title: str, clock: bool, playouts: int | None) -> None:
        self.title, self.clock, self.playouts = title, clock, playouts
        self.seconds: dict[str, list[float]] = defaultdict(list)

    def play(self, levels: list[str], seed: int, options: dict[str, Any]) -> Match:
        """One match to its end; `levels` by seat."""
        kinds = ("bot",) * len(levels)
        match = engine.new(titles.rules(self.title), kinds, options, seed)
        bots = [
            make(self.title, level, seat, options, kinds, f"{seed}:{seat}", self.clock,
                 self.playouts if level in ("hard", "expert") else None)
            for seat, level in enumerate(levels)
        ]  # fmt: skip
        plays = 0
        while True:
            cues = match.take_cues()
            for seat, bot in enumerate(bots):
                bot.observe(match.view(seat), match.cues_for(cues, seat))
            if match.result is not None:
                return match
            waiting = match.waiting_for()
            assert match.ask is not None
            seat = waiting[plays % len(waiting)] if match.ask.mode == "open" else waiting[0]
            view, ask = match.view(seat), match.seat_ask(seat)
            assert ask is not None
            started = time.process_time()
            choice = bots[seat].decide(view, ask)
            self.seconds[levels[seat]].append(time.process_time() - started)
            match.play(seat, choice, ask.id, at=30_000)
            plays += 1


def interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's interval of 95 %."""
    share, z = wins / games, 1.96
    centre = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return centre - half, centre + half


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("title")
    parser.add_argument("hero")
    parser.add_argument("others")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--playouts", type=int)
    parser.add_argument("--clock", action="store_true")
    parser.add_argument("--fresh", action="store_true", help="another deal for each game")
    parser.add_argument("--options", type=json.loads, default={})
    given = parser.parse_args()
    table = Series(given.title, given.clock, given.playouts)
    options = titles.options_for(given.title, given.options)
    shared = 1 if given.fresh else given.seats
    wins, games, decided = 0.0, 0, 0
    for game in range(given.games):
        seat = game % given.seats
        levels = [given.hero if other == seat else given.others for other in range(given.seats)]
        result = table.play(levels, 1_000_003 * given.seed + game // shared, options).result
        assert result is not None
        games += 1
        decided += bool(result.winners)
        wins += 1 / len(result.winners) if seat in result.winners else 0.0
        if games % 5 == 0:
            low, high = interval(wins, games)
            print(f"{games}: {wins:g} won, {100 * wins / games:.0f} % [{100 * low:.0f}-{100 * high:.0f}]"
                  f"; {decided} had a winner", flush=True)  # fmt: skip
    low, high = interval(wins, games)
    rows = [Row(f"{given.hero} against {given.others}, {given.seats} seats",
                f"{100 * wins / games:.1f} % [{100 * low:.0f}-{100 * high:.0f}] of {games}")]  # fmt: skip
    if 0 < decided < games:  # games that nobody wins: the even share is one of the victories
        low, high = interval(wins, decided)
        rows.append(
            Row("of all victories", f"{100 * wins / decided:.1f} % [{100 * low:.0f}-{100 * high:.0f}] of {decided}")
        )
    for level, found in table.seconds.items():
        rows.append(Row(f"decisions of {level}", f"median {statistics.median(found):.3f} s, 19 of 20 under "
                        f"{sorted(found)[len(found) * 19 // 20]:.3f} s, worst {max(found):.2f} s"))  # fmt: skip
    show(rows)


if __name__ == "__main__":
    main()
