"""Plain plans against bots: `gobsmack simulate TITLE --against NAME`, and the search for the plan that beats them next."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from game import ratings, titles
from game.bots import plans, players
from game.engine.chance import FastChance
from game.simulate import simulate
from game.simulate_report import Report
from game.simulate_table import ratings_table
from game.titles.plan_contract import Dials

ALL = "all"
TOO_MUCH = 1.3
"""Times its even share that a plain plan may win at most."""
CROWD = 8
"""Plans that a round of the search begins with."""
FIRST = 8
"""Games of each; those that are left play twice as many."""
RESTARTS = 3
TURNED = 3
"""Dials of a random plan that are turned, at most."""
WAYS = (-1.0, -0.5, 0.5, 1.0)


@dataclass(frozen=True)
class Faced:
    """How one seat of a plan fared among bots of one level."""

    plan: str
    games: int
    won: float
    """Games that the plan won; a shared victory counts in part."""
    decided: float
    """Games that anybody won."""
    seats: int
    refused: int = 0

    @property
    def share(self) -> float:
        """The part of all victories."""
        return self.won / self.decided if self.decided else 0.0

    @property
    def factor(self) -> float:
        """The share as a multiple of the even one."""
        return self.share * self.seats

    @property
    def verdict(self) -> str:
        """Whether it wins too much: "too much", "perhaps" while so few games could also be luck, else ""."""
        if self.factor <= TOO_MUCH:
            return ""
        return "too much" if self.bounds[0] > 1 else "perhaps"

    @property
    def bounds(self) -> tuple[float, float]:
        """The 95 % interval of `factor`."""
        lo, hi = ratings.interval(self.won, self.decided)
        return lo * self.seats, hi * self.seats


def face(
    title: str, plan: str, level: str, games: int, seats: int, seed: int, options: dict[str, Any] | None = None,
    workers: int | None = None,
) -> tuple[Faced, Report]:  # fmt: skip
    """Seat one `plan` among bots of `level`; it sits in every seat equally often."""
    report = simulate(title, games, seats, [plan, *[level] * (seats - 1)], seed, options, workers)
    won = report.wins[plan] / (seats if plan == level else 1)
    decided = sum(report.wins_by_seat)
    return Faced(plan, games, won, round(decided, 3), seats, report.refused), report


def everyone(title: str, level: str) -> list[str]:
    """Who faces a level when all do: the other levels of the lobby, random, and the gallery."""
    levels = [name for name in ("random", *players.LOBBY_LEVELS) if name != level]
    return [*levels, *plans.gallery(title)]


def against(
    title: str, names: Sequence[str], level: str, games: int, seats: int, seed: int, as_json: bool,
    options: dict[str, Any] | None = None, workers: int | None = None,
) -> int:  # fmt: skip
    """The command: each of `names` against `level`, a line each and the ratings of all. Returns 1 after a stall."""
    rows: list[Faced] = []
    beaten: ratings.Beaten = {}
    stalls: list[str] = []
    if not as_json:
        print(f"{titles.title(title).name}: one seat against {level}, {seats} seats, {games} games each, seed {seed}\n")
        print(heading(names), flush=True)
    for name in names:
        row, report = face(title, name, level, games, seats, seed, options, workers)
        rows.append(row)
        stalls += report.stalls
        for winner, losers in report.beaten.items():
            ratings.add(beaten, ((winner, loser, count) for loser, count in losers.items()))
        if not as_json:
            print(line(row, names), flush=True)
    if as_json:
        rated = [row._asdict() for row in ratings.rate(beaten, level)]
        print(json.dumps({"level": level, "plans": [asdict(row) for row in rows], "ratings": rated, "stalls": stalls}))
    else:
        print("\n".join([*ratings_table(beaten, level), *(f"stall: {stall}" for stall in stalls)]))
    return 1 if stalls else 0


def heading(names: Sequence[str]) -> str:
    return f"{'plan':<{_wide(names)}}{'games':>6}{'wins':>8}{'of all wins':>13}{'x even':>8}{'95 %':>14}"


def line(row: Faced, names: Sequence[str]) -> str:
    """One plan in a line for people; too good a one is marked."""
    lo, hi = row.bounds
    figures = f"{row.games:>6}{row.won:>8.1f}{row.share:>13.1%}{row.factor:>8.2f}{f'{lo:.2f} to {hi:.2f}':>14}"
    return f"{row.plan:<{_wide(names)}}{figures}  {row.verdict}".rstrip()


def _wide(names: Sequence[str]) -> int:
    return max(16, *(len(name) + 2 for name in names))


# ---------------------------------------------------------------- the next plan


def search(
    title: str, level: str, games: int, seats: int, seed: int, options: dict[str, Any] | None = None,
    workers: int | None = None, tell: Callable[[str], None] = lambda _: None,
) -> Faced:  # fmt: skip
    """Look for the dials that win most against `level`; the best plays `games` more on seeds that it has not met.

    Rounds of successive halving: CROWD random plans play FIRST games each, the worse half is dropped, and the rest play
    twice as many; from the second round on half of them are neighbours of the best so far.
    """
    habits = (plans.SIZE, *plans.told_by(title).habits)
    chance = FastChance(f"plans:{title}:{seed}")
    best: tuple[float, Dials] = (0.0, {})
    for restart in range(RESTARTS):
        crowd = list(_crowd(habits, best[1], chance))
        many = FIRST
        while True:
            deal = seed + 1000 * (restart + 1) + many
            rows = [face(title, plans.written(dials), level, many, seats, deal, options, workers)[0] for dials in crowd]
            order = sorted(range(len(crowd)), key=lambda n: -rows[n].factor)
            top = rows[order[0]]
            tell(f"round {restart + 1}, {len(crowd)} plans of {many} games: {top.plan} {top.factor:.2f}")
            if len(crowd) == 1:
                break
            crowd = [crowd[n] for n in order[: len(crowd) // 2]]
            many *= 2
        if top.factor > best[0]:
            best = (top.factor, crowd[0])
    return face(title, plans.written(best[1]), level, games, seats, seed, options, workers)[0]


def _crowd(habits: Sequence[str], best: Dials, chance: FastChance) -> Iterator[Dials]:
    """Different plans: random ones, and where there is a best one its neighbours."""
    met: set[str] = set()
    while len(met) < CROWD:
        near = best and len(met) < CROWD // 2
        dials = dict(best) if near else {}
        for _ in range(1 if near else 1 + chance.below("", TURNED)):
            dials[chance.pick("", habits)] = chance.pick("", (0.0, *WAYS) if near else WAYS)
        if plans.written(dials) not in met:
            met.add(plans.written(dials))
            yield dials


def find(
    title: str, level: str, games: int, seats: int, seed: int, as_json: bool, options: dict[str, Any] | None = None
) -> int:
    """The command: search, then print the best plan found with its share."""
    found = search(title, level, games, seats, seed, options, tell=(lambda _: None) if as_json else _say)
    if as_json:
        print(json.dumps(asdict(found)))
    else:
        print(f"\n{heading([found.plan])}\n{line(found, [found.plan])}")
    return 0


def _say(text: str) -> None:
    print(text, flush=True)
