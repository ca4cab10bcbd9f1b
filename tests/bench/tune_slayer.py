"""Find the numbers by which Goblin Slayer-Slayer's bots weigh (`bot/dials.py`): one seat with other numbers at the same tables.

    python -m tests.bench.tune_slayer --games 400 --seed 5 --others first_hard fade=0.8 aim=1.1,waste=0.3
    python -m tests.bench.tune_slayer --games 400 --seed 5 --objective caretaker fade=0.6
    python -m tests.bench.tune_slayer --games 400 --seed 5 --level least --others hard
    python -m tests.bench.tune_slayer --games 400 --seed 5 --level hard --table
    python -m tests.bench.tune_slayer --games 2000 --seed 5 --objective loyal --shake aim=0.8/1.17 fade=0.7/1 thrift=0/4/12

Each row is a turn of dials of the seat watched, the same deals for all; with `--objective` a seat that holds it is watched in
each deal. Games that nobody wins count for nobody: the share is of the victories, its gain by paired deals, with 95 % intervals.
`--shake` draws the dials named anew for each game and tells what each of their values came to: all are tried in the same games.
"""

from __future__ import annotations

import argparse
import gc
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from math import exp, sqrt
from statistics import mean, stdev
from typing import Any

from game import titles
from game.bots import plans
from game.engine.chance import FastChance
from game.engine.match import Match, new
from game.titles.slayer_slayer.bot.dials import LEVELS, Dials
from game.titles.slayer_slayer.rules.cards import OBJECTIVES
from game.titles.slayer_slayer.rules.flow import RULES
from game.titles.slayer_slayer.rules.state import State
from tests.bench.levels import FIRST, interval, make

TITLE = "slayer_slayer"
MIXED = ("first_hard", "hard", "normal", "first_normal", "least", "sends_all", "hoarder")
LOYAL = "loyal"
CLOSE = 40
"""Points of lead that make a win e times as likely."""
Turn = dict[str, float]
"""Dial -> value; `caretaker.fade` is of one objective alone, `fade` of all."""


@dataclass(frozen=True)
class Game:
    """What came of one game to the seat watched."""

    won: float
    decided: bool
    """Whether anybody won."""
    surface: bool
    lead: int | None = None
    """Points over the best of the others at the surface; None where it did not come there."""
    objective: str = ""


def turned(level: str, turn: Turn) -> tuple[Dials, ...]:
    """The dials of a level with some set otherwise."""
    whole = {one.name for one in fields(Dials) if one.type == "int"}
    out = []
    for objective, dials in zip(OBJECTIVES, LEVELS[level]):
        mine: dict[str, Any] = {}
        for name, value in turn.items():
            of, _, dial = name.rpartition(".")
            if of in ("", objective):
                mine[dial] = round(value) if dial in whole else value
        out.append(replace(dials, **mine))
    return tuple(out)


def is_of(asked: str, objective: str) -> bool:
    """Whether an objective is the one asked for; "loyal": any but the Sole Survivor's."""
    return asked in ("", objective) or (asked == LOYAL and objective != "sole_survivor")


def others_at(others: str, seats: int, chance: FastChance) -> list[str]:
    """Who sits at the table besides; `mixed`: drawn for each game."""
    return [chance.pick("", MIXED) if others == "mixed" else others for _ in range(seats)]


def seated(name: str, seat: int, options: dict[str, Any], kinds: tuple[str, ...], seed: int) -> Any:
    """A level of today or of yesterday, or a plan."""
    if name.startswith(FIRST):
        return make(TITLE, name, seat, options, kinds, f"{seed}:{seat}", False)
    return plans.make(TITLE, name, seat, options, kinds, f"{seed}:{seat}")


def game(level: str, turn: Turn, others: str, objective: str, seats: int, seed: int) -> Game | None:
    """One game to its end; None where nobody in the deal has the objective."""
    options, kinds = titles.options_for(TITLE, {}), ("bot",) * seats
    match: Match[State] = new(RULES, kinds, options, seed, FastChance(seed))
    s = match.state
    holders = [seat for seat in range(seats) if is_of(objective, OBJECTIVES[s.objective[seat]])]
    if not holders:
        return None
    watched = holders[seed % len(holders)]
    levels = others_at(others, seats, FastChance(seed))
    bots = [seated(name, seat, options, kinds, seed) for seat, name in enumerate(levels)]
    bots[watched] = seated(level, watched, options, kinds, seed)
    if turn:
        bots[watched].mind.dials = turned(level, turn)
    play(match, bots)
    result = match.result
    assert result is not None
    won = 1 / len(result.winners) if watched in result.winners else 0.0
    lead = None
    if result.outcome == "surface" and not s.out[watched]:
        scores = list(result.tally["score"])
        lead = scores.pop(watched) - max(scores)
    return Game(won, bool(result.winners), result.outcome == "surface", lead, OBJECTIVES[s.objective[watched]])


def play(match: Match[State], bots: Sequence[Any]) -> None:
    """Play to the end. Bots remember from cues and hand sizes alone, so views are made for who decides."""
    s, asked = match.state, -1
    while True:
        told = match.take_cues()
        if told or s.tick != asked:
            asked = s.tick
            seen: dict[str, Any] = {f"seat.{seat}": [len(hand)] for seat, hand in enumerate(s.hand)}
            seen["clock"] = [s.tick]
            if match.ask is not None and match.ask.kind in ("play_cards", "store"):
                seen["play"] = True
            for seat, bot in enumerate(bots):
                bot.observe(seen, match.cues_for(told, seat))
        if match.result is not None:
            return
        waiting = match.waiting_for()
        assert match.ask is not None
        seat = waiting[match.plays % len(waiting)] if match.ask.mode == "open" else waiting[0]
        ask = match.seat_ask(seat)
        assert ask is not None
        match.play(seat, bots[seat].decide(match.view(seat), ask), ask.id, at=30_000)


def games(level: str, turn: Turn, others: str, objective: str, seats: int, many: int, seed: int) -> list[Game]:
    """So many games; the same seed, the same deals."""
    out: list[Game] = []
    deal = 1_000_003 * seed
    while len(out) < many:
        found = game(level, turn, others, objective, seats, deal)
        deal += 1
        if found is not None:
            out.append(found)
        if deal % 50 == 0:
            gc.collect()
    return out


def share(found: Sequence[Game]) -> tuple[float, float]:
    """The part of all victories that the seat won, and how far that may be off (95 %)."""
    decided = sum(one.decided for one in found)
    part = sum(one.won for one in found) / max(1, decided)
    return part, 1.96 * sqrt(sum((one.won - part * one.decided) ** 2 for one in found)) / max(1, decided)


def evened(found: Sequence[Game]) -> tuple[float, float]:
    """The same with near misses and narrow wins at the surface counted in part, which tells more of fewer games."""
    return share(
        [one if one.lead is None else replace(one, won=1 / (1 + exp(-max(-900, one.lead) / CLOSE))) for one in found]
    )


def gain(new: Sequence[Game], old: Sequence[Game]) -> tuple[float, float]:
    """By how much the share grew on the same deals, and how far that may be off (95 %)."""
    (after, _), (before, _) = share(new), share(old)
    decided = [max(1, sum(one.decided for one in found)) for found in (new, old)]
    off = [
        (a.won - after * a.decided) / decided[0] - (b.won - before * b.decided) / decided[1] for a, b in zip(new, old)
    ]
    return after - before, 1.96 * sqrt(sum(one * one for one in off))


def line(name: str, found: Sequence[Game], old: Sequence[Game] | None, seats: int) -> str:
    """A row of the table, shares as multiples of the even one."""
    part, off = share(found)
    decided = sum(one.decided for one in found)
    leads = [one.lead for one in found if one.lead is not None]
    text = f"{name:44} {seats * part:5.2f} ± {seats * off:4.2f}  won {sum(one.won for one in found):5.1f} of {decided}"
    smooth, spread = evened(found)
    text += f"  smooth {seats * smooth:5.2f} ± {seats * spread:4.2f}"
    text += f"  surface {sum(one.surface for one in found) / len(found):4.0%}"
    if len(leads) > 1:
        spread = 1.96 * stdev(leads) / sqrt(len(leads))
        text += f"  there {len(leads) / len(found):4.0%}, lead {mean(leads):+4.0f} ± {spread:2.0f}"
    if old is not None:
        more, spread = gain(found, old)
        text += f"  gain {seats * more:+5.2f} ± {seats * spread:4.2f}"
    return text


def shaken(rows: Sequence[str], seed: int) -> Turn:
    """A turn of dials drawn from the values named."""
    chance = FastChance(f"shake:{seed}")
    return {name: float(chance.pick("", values.split("/"))) for name, _, values in (row.partition("=") for row in rows)}


def shake(given: argparse.Namespace) -> None:
    """Draw all dials anew for each game; what the games of each value came to."""
    found: list[tuple[Turn, Game]] = []
    deal = 1_000_003 * given.seed
    while len(found) < given.games:
        turn = shaken(given.rows, deal)
        one = game(given.level, turn, given.others, given.objective, given.seats, deal)
        deal += 1
        if one is not None:
            found.append((turn, one))
            if len(found) % 250 == 0 or len(found) == given.games:
                gc.collect()
                effects(given, found)


def effects(given: argparse.Namespace, found: Sequence[tuple[Turn, Game]]) -> None:
    """What was found so far, a row for each value of each dial."""
    print(f"\n{line(f'{len(found)} games', [one for _, one in found], None, given.seats)}")
    for row in given.rows:
        name, _, values = row.partition("=")
        for value in values.split("/"):
            of_it = [one for turn, one in found if turn[name] == float(value)]
            print(line(f"  {name}={value}", of_it, None, given.seats), flush=True)


def table(given: argparse.Namespace) -> None:
    """Tables of one level alone: endings, and who wins by objective and by seat."""
    options, kinds = titles.options_for(TITLE, {}), ("bot",) * given.seats
    endings: dict[str, Counter[str]] = {"co-operating": Counter(), "with Sole Survivor": Counter()}
    held, won, by_seat = Counter[str](), Counter[str](), [0.0] * given.seats
    deal, played = 1_000_003 * given.seed, 0
    while played < given.games:
        match: Match[State] = new(RULES, kinds, options, deal, FastChance(deal))
        objectives = [OBJECTIVES[kind] for kind in match.state.objective]
        alone = "sole_survivor" in objectives
        if not (alone and given.objective == LOYAL):
            play(match, [seated(given.level, seat, options, kinds, deal) for seat in range(given.seats)])
            result = match.result
            assert result is not None
            endings["with Sole Survivor" if alone else "co-operating"][result.outcome] += 1
            held.update(objectives)
            for seat in result.winners:
                won[objectives[seat]] += 1 / len(result.winners)  # type: ignore[assignment]
                by_seat[seat] += 1 / len(result.winners)
            played += 1
            if played % 100 == 0 or played == given.games:
                gc.collect()
                told(given, played, endings, held, won, by_seat)
        deal += 1


def told(
    given: argparse.Namespace, played: int, endings: dict[str, Counter[str]], held: Counter[str], won: Counter[str],
    by_seat: Sequence[float],
) -> None:  # fmt: skip
    """What tables of one level came to so far."""
    print(f"\n{given.level} at {given.seats} seats, {played} games, seed {given.seed}")
    for deal, counts in endings.items():
        games = sum(counts.values())
        if games:
            low, high = interval(counts["surface"], games)
            print(f"  {deal:20} {dict(counts)}: surface {counts['surface'] / games:.0%} [{low:.0%} to {high:.0%}]")
    whole = max(1.0, sum(by_seat))
    for name in OBJECTIVES:
        low, high = interval(won[name], max(1, held[name]))
        print(
            f"  {name:20} {won[name] / whole:4.0%} of all wins; a seat wins {won[name] / max(1, held[name]):.1%}"
            f" [{low:.1%} to {high:.1%}] of {held[name]}"
        )
    print("  wins by seat        ", " ".join(f"{part / whole:.0%}" for part in by_seat), flush=True)


def read(row: str) -> Turn:
    """`fade=0.8,caretaker.aim=1.1` as a turn of dials."""
    return {name: float(value) for name, _, value in (part.partition("=") for part in row.split(",") if part)}


def main() -> None:
    """Play what the command line asks for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--level", default="hard", help="of the seat watched: a level, `first_hard` or a plan")
    parser.add_argument("--others", default="first_hard", help="a level, a plan, or `mixed`")
    parser.add_argument("--objective", default="", choices=("", LOYAL, *OBJECTIVES))
    parser.add_argument(
        "--table", action="store_true", help="the level alone at each table: endings, wins by objective"
    )
    parser.add_argument("--shake", action="store_true", help="rows are dial=value/value/...")
    parser.add_argument("rows", nargs="*", help="dial=value,objective.dial=value,...")
    given = parser.parse_args()
    gc.disable()
    if given.table:
        table(given)
        return
    if given.shake:
        shake(given)
        return

    def played(turn: Turn) -> list[Game]:
        return games(given.level, turn, given.others, given.objective, given.seats, given.games, given.seed)

    old = played({})
    print(line(f"{given.level} against {given.others}", old, None, given.seats), flush=True)
    if not given.objective:
        for name in OBJECTIVES:
            print(line(f"  {name}", [one for one in old if one.objective == name], None, given.seats), flush=True)
    for row in given.rows:
        print(line(row, played(read(row)), old, given.seats), flush=True)


if __name__ == "__main__":
    main()
