"""Search: iterations a second on noughts and crosses through the kernel against UCT in plain Python (and OpenSpiel's
Python search where it is installed); decisions of the BattleGoats players.

python -m tests.bench.bench_bots
"""

from __future__ import annotations

import math
import random
import statistics
import sys
import time
from collections.abc import Callable
from typing import Any

from game import titles
from game.bots import players
from game.bots.search import Search
from game.engine.chance import FastChance
from game.engine.match import new
from game.titles.bot_contract import Hints
from tests.bench.common import Row, rate, ratio, rounds, show
from tests.engine.toys import NOUGHTS, THROUGH

rng = random.Random(7)


class Node:
    __slots__ = ("kids", "move", "n", "parent", "untried", "w", "who")

    def __init__(self, move: int, parent: Node | None, untried: list[int], who: int) -> None:
        self.move, self.parent, self.untried, self.who = move, parent, untried, who
        self.kids: list[Node] = []
        self.n, self.w = 0, 0.0


def mark(cells: list[int], cell: int, who: int) -> bool:
    cells[cell] = who
    return any(cells[a] == who == cells[b] == cells[c] for a, b, c in THROUGH[cell])


def plain(iterations: int = 400) -> int:
    """UCT written for this one game, on lists."""
    root = Node(-1, None, list(range(9)), 1)
    for _ in range(iterations):
        cells, free, node, won = [-1] * 9, set(range(9)), root, False
        while not node.untried and node.kids:
            ln = math.log(node.n)
            node = max(node.kids, key=lambda kid: kid.w / kid.n + 1.4 * math.sqrt(ln / kid.n))
            won = mark(cells, node.move, node.who)
            free.discard(node.move)
        if node.untried and not won:
            move = node.untried.pop(int(rng.random() * len(node.untried)))
            who = 1 - node.who
            won = mark(cells, move, who)
            free.discard(move)
            kid = Node(move, node, [] if won else list(free), who)
            node.kids.append(kid)
            node = kid
        who, rest = node.who, list(free)
        while not won and rest:
            who = 1 - who
            won = mark(cells, rest.pop(int(rng.random() * len(rest))), who)
        at: Node | None = node
        while at is not None:
            at.n += 1
            at.w += 0.5 if not won else 1.0 if at.who == who else 0.0
            at = at.parent
    return iterations


def kernel(iterations: int = 100) -> int:
    """The generic search, the game played by the kernel."""
    start = new(NOUGHTS, 2).copy()
    Search(start.copy, 0, Hints(explore=1.4, widening=99.0), FastChance(rng.random().hex())).run(iterations)
    return iterations


def openspiel() -> Callable[[], int] | None:
    try:
        import numpy
        import pyspiel
        from open_spiel.python.algorithms import mcts
    except ModuleNotFoundError:
        return None
    game = pyspiel.load_game("tic_tac_toe")
    state = game.new_initial_state()
    source = numpy.random.RandomState(7)
    bot = mcts.MCTSBot(game, 1.4, 100, mcts.RandomRolloutEvaluator(1, source), random_state=source, solve=False)

    def think() -> int:
        bot.step(state)
        return 100

    return think


def decision(level: str, games: int = 3) -> float:
    """Median seconds of a decision of the turn, as the network bot would take it."""
    spent: list[float] = []
    rules, options = titles.rules("battlegoats"), titles.options_for("battlegoats", {})
    for seed in range(games):
        kinds = ("bot", "bot")
        match = new(rules, kinds, options, seed)
        bots = [players.make("battlegoats", level, seat, options, kinds, seed) for seat in range(2)]
        while match.result is None:
            seat = match.waiting_for()[0]
            ask: Any = match.seat_ask(seat)
            view = match.view(seat)
            start = time.perf_counter()
            choice = bots[seat].decide(view, ask)
            if ask.kind == "orders":
                spent.append(time.perf_counter() - start)
            match.play(seat, choice)
            cues = match.take_cues()
            for other, bot in enumerate(bots):
                bot.observe(match.view(other), match.cues_for(cues, other))
    return statistics.median(spent)


def rows() -> list[Row]:
    plays: dict[str, Callable[[], int]] = {"plain": plain, "kernel": kernel}
    other = openspiel()
    if other is not None:
        plays["openspiel"] = other
    found = rounds(plays)
    out = [
        Row("UCT in plain Python, noughts and crosses", rate(found, "plain", "iterations/s")),
        Row(
            "search through the kernel / plain", rate(found, "kernel", "iterations/s"), ratio(found, "kernel", "plain")
        ),
    ]
    if other is not None:
        figure = rate(found, "openspiel", "iterations/s")
        out.append(Row("search through the kernel / OpenSpiel's Python", figure, ratio(found, "kernel", "openspiel")))
    for level in ("easy", "normal", "hard"):
        out.append(Row(f"a turn of BattleGoats, {level}", f"{1000 * decision(level):,.1f} ms"))
    return out


if __name__ == "__main__":
    sys.exit(0 if show(rows()) else 1)
