"""Many matches between bots, in figures: `gobsmack simulate TITLE --games N --seats K --bots A,B,...`.

Bots get exactly what clients get: views, asks and cues of their seat. Games are shared out to worker processes; the
figures do not depend on how many there are.

A seat is played by a level, by one of the plain plans of `game/bots/plans.py`, or by dials written out ("attack=-1").

A title may label what is to be told apart, in its `bot` module, from the view of a spectator when all is over:

    seat_labels(view)    topic -> a label for each seat      {"objective": ["caretaker", "manslayer", ...]}
    game_labels(view)    topic -> the label of the game      {"deal": "co-operating"}

A bot that learns from cues alone says so by `cues_alone`: no views are made for it but those it decides by. A bot may say
of itself what is to be told apart, by `labels`: topic -> label ({"style": "raider"}). Wins are then tallied
by seat label, endings by game label. From the cues, while the game goes on:

    cue_seat_labels(cue, seats)          topic -> a label for each seat                 {"turn order": ["2", "3", "1"]}
    cue_labels(cue, levels, options)     (topic, label), counted       ("cycle ends", "home")
    cue_figures(cue, levels, options)    (name, number), averaged      ("turns of a cycle", 7)
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, field
from typing import Any

from game import ratings, titles
from game.bots import plans, players
from game.engine import match as engine
from game.engine.ask import SeatAsk
from game.engine.match import Match, Result
from game.engine.refusal import Refused
from game.engine.sight import SPECTATOR
from game.engine.spaces import Choice
from game.simulate_report import Figure, Report, Tally
from game.simulate_table import table, together
from game.titles.bot_contract import Bot, Simulation

MOST_PLAYS = 20_000
"""Plays after which a match between bots is held to be stuck."""


@dataclass
class Game:
    """One game: who sat where, how it ended, how many plays it took."""

    levels: list[str]
    result: Result
    plays: int
    cues: Counter[str] = field(default_factory=Counter)
    asks: Counter[str] = field(default_factory=Counter)
    seat_labels: dict[str, list[str]] = field(default_factory=dict)
    game_labels: dict[str, str] = field(default_factory=dict)
    told: list[tuple[str, str]] = field(default_factory=list)
    figures: list[tuple[str, float]] = field(default_factory=list)
    refused: int = 0
    """Choices of plain plans that the rules refused."""
    stall: str = ""
    """Where it stood when it was given up."""


class Stuck(RuntimeError):
    """A match between bots that does not end."""


def one_game(
    title: str,
    levels: Sequence[str],
    seed: int,
    options: dict[str, Any] | None = None,
    iterations: int | None = None,
    seconds: float | None = None,
) -> Game:
    """A match between bots of these levels, in the order of the seats. Raises Stuck."""
    rules = titles.rules(title)
    chosen = titles.options_for(title, options or {})
    kinds = ("bot",) * len(levels)
    match = engine.new(rules, kinds, chosen, seed)
    bots = [
        plans.make(title, level, seat, chosen, kinds, f"{seed}:{seat}", iterations, seconds)
        for seat, level in enumerate(levels)
    ]
    game = Game(list(levels), Result("", (), ()), 0)
    _tell(match, bots, game)
    plays = 0
    asked = -1
    while match.result is None:
        assert match.ask is not None
        if match.ask_id != asked:
            asked = match.ask_id
            game.asks[match.ask.kind] += 1
        waiting = match.waiting_for()
        seat = waiting[plays % len(waiting)] if match.ask.mode == "open" else waiting[0]
        ask = match.seat_ask(seat)
        assert ask is not None
        game.refused += _play(match, bots[seat], seat, ask)
        plays += 1
        if plays > MOST_PLAYS:
            raise Stuck(f"{title}, levels {list(levels)}, seed {seed}: no end after {plays} plays. {match.explain()}")
        _tell(match, bots, game)
    advice, view = players.advice(title), match.view(SPECTATOR)
    game.result, game.plays = match.result, plays
    told = advice.simulation if advice else Simulation()
    game.seat_labels |= told.seat_labels(view) if told.seat_labels else {}
    game.seat_labels |= _own_labels(bots)
    game.game_labels = told.game_labels(view) if told.game_labels else {}
    return game


def _choice(match: Match, bot: Bot, seat: int, ask: SeatAsk) -> Choice:
    """The bot's choice; no view is made for an answer that it gives whatever it sees (`at_once`)."""
    known: Choice | None = bot.at_once(ask)
    return bot.decide(match.view(seat), ask) if known is None else known


def _play(match: Match, bot: Bot, seat: int, ask: SeatAsk) -> int:
    """Play the bot's choice, or what it has instead of a refused one; return how many were refused."""
    choice, refused = _choice(match, bot, seat, ask), 0
    while True:
        try:
            match.play(seat, choice, ask.id, at=30_000)
            return refused
        except Refused:
            instead = bot.fallback(ask)
            if instead is None or refused > 1:
                raise
            choice, refused = instead, refused + 1


def _own_labels(bots: Sequence[Bot]) -> dict[str, list[str]]:
    """What the bots say of themselves; "-" for one that does not."""
    told: list[Mapping[str, str]] = [bot.labels for bot in bots]
    topics = dict.fromkeys(topic for labels in told for topic in labels)
    return {topic: [labels.get(topic, "-") for labels in told] for topic in topics}


def _tell(match: Match, bots: Sequence[Bot], game: Game) -> None:
    """An update to every bot; what its cues say goes into the game's tallies."""
    cues = match.take_cues()
    for seat, bot in enumerate(bots):
        if not bot.cues_alone:
            bot.observe(match.view(seat), match.cues_for(cues, seat))
        elif cues:
            bot.observe({}, match.cues_for(cues, seat))
    game.cues.update(cue.kind for cue in cues)
    advice = players.advice(match.rules.title)
    told = advice.simulation if advice else Simulation()
    for cue in cues:
        if told.cue_seat_labels:
            game.seat_labels |= told.cue_seat_labels(cue, len(bots))
        if told.cue_labels:
            game.told += told.cue_labels(cue, game.levels, match.options)
        if told.cue_figures:
            game.figures += told.cue_figures(cue, game.levels, match.options)


def _seating(levels: Sequence[str], game: int) -> list[str]:
    """Everybody moves on by one seat from game to game."""
    turn = game % len(levels)
    return [*levels[turn:], *levels[:turn]]


def _turns(levels: Sequence[str]) -> int:
    """After how many moves everybody sits as in the beginning: so many games have the same deal."""
    return next(n for n in range(1, len(levels) + 1) if _seating(levels, n) == list(levels))


Job = tuple[str, list[str], int, dict[str, Any], int | None, float | None]


def _job(job: Job) -> Game:
    try:
        return one_game(*job)
    except Stuck as stuck:
        return Game(list(job[1]), Result("", (), ()), MOST_PLAYS, stall=str(stuck))


def _games(jobs: list[Job], workers: int) -> Iterator[Game]:
    if workers <= 1 or len(jobs) < 4:
        yield from map(_job, jobs)
        return
    with ProcessPoolExecutor(workers) as pool:
        yield from pool.map(_job, jobs, chunksize=max(1, min(8, len(jobs) // (4 * workers))))


def simulate(
    title: str,
    games: int,
    seats: int,
    bots: Sequence[str],
    seed: int = 1,
    options: dict[str, Any] | None = None,
    workers: int | None = None,
    progress: Callable[[int], None] | None = None,
    iterations: int | None = None,
    seconds: float | None = None,
) -> Report:
    """Play `games` matches; one level named stands for all seats. `progress` is told how many are done. Raises
    ValueError when the number of bots does not fit. A match that does not end is a stall and counts in no other figure."""
    levels = list(bots) * seats if len(bots) == 1 else list(bots)
    if len(levels) != seats:
        raise ValueError(f"{len(levels)} bots for {seats} seats")
    chosen = titles.options_for(title, options or {})
    turns = _turns(levels)
    jobs: list[Job] = [
        (title, _seating(levels, game), 1_000_003 * seed + game // turns, chosen, iterations, seconds)
        for game in range(games)
    ]
    report = Report(title, games, seats, levels, seed, chosen)
    report.wins_by_seat = [0.0] * seats
    wins: Counter[str] = Counter(dict.fromkeys(levels, 0))
    outcomes: Counter[str] = Counter()
    cues: Counter[str] = Counter()
    asks: Counter[str] = Counter()
    lengths: list[int] = []
    numbers: dict[str, list[float]] = {}
    started = time.perf_counter()
    for done, game in enumerate(_games(jobs, workers or max(1, (os.cpu_count() or 1) - 1)), 1):
        for winner in game.result.winners:
            part = 1 / len(game.result.winners)
            wins[game.levels[winner]] += part  # type: ignore[assignment]
            report.wins_by_seat[winner] += part
        if progress is not None:
            progress(done)
        if game.stall:
            report.stalls.append(game.stall)
            continue
        outcomes[game.result.outcome] += 1
        cues += game.cues
        asks += game.asks
        report.refused += game.refused
        ratings.add(report.beaten, ratings.compare(game.levels, game.result.places))
        _count(report, game)
        for name, number in game.figures:
            numbers.setdefault(name, []).append(number)
        lengths.append(game.plays)
    report.seconds = time.perf_counter() - started
    report.wins = {level: round(won, 3) for level, won in wins.items()}
    report.win_rates = {level: won / games / levels.count(level) for level, won in wins.items()}
    report.wins_by_seat = [round(won, 3) for won in report.wins_by_seat]
    report.outcomes = dict(sorted(outcomes.items()))
    report.cues = {kind: round(count / games, 3) for kind, count in sorted(cues.items())}
    report.asks = {kind: round(count / games, 3) for kind, count in sorted(asks.items())}
    _round_off(report)
    report.figures = {name: _figure(found) for name, found in sorted(numbers.items())}
    report.plays = sum(lengths)
    report.shortest, report.longest = min(lengths, default=0), max(lengths, default=0)
    report.mean_plays = report.plays / max(1, len(lengths))
    report.plays_per_second = report.plays / report.seconds
    return report


def _count(report: Report, game: Game) -> None:
    """One game into the tallies by label."""
    winners = game.result.winners
    for topic, labels in game.seat_labels.items():
        tallies = report.tallies.setdefault(topic, {})
        for seat, label in enumerate(labels):
            won = 1 / len(winners) if seat in winners else 0.0
            tally = tallies.setdefault(label, Tally())
            tally.seats += 1
            tally.wins += won
            level = tally.levels.setdefault(game.levels[seat], [0, 0.0])
            level[0] += 1
            level[1] += won
    for topic, label in game.game_labels.items():
        endings = report.outcomes_by.setdefault(topic, {}).setdefault(label, {})
        endings[game.result.outcome] = endings.get(game.result.outcome, 0) + 1
    for topic, label in game.told:
        counts = report.told.setdefault(topic, {})
        counts[label] = counts.get(label, 0) + 1


def _figure(found: list[float]) -> Figure:
    mean = sum(found) / len(found)
    spread = (sum((x - mean) ** 2 for x in found) / len(found)) ** 0.5
    return Figure(len(found), round(mean, 3), round(spread, 3), min(found), max(found))


def _round_off(report: Report) -> None:
    for topic, tallies in report.tallies.items():
        won = sum(tally.wins for tally in tallies.values())
        for tally in tallies.values():
            tally.share = round(tally.wins / won, 4) if won else 0.0
            tally.wins = round(tally.wins, 3)
            tally.levels = {name: [seats, round(wins, 3)] for name, (seats, wins) in sorted(tally.levels.items())}
        report.tallies[topic] = dict(sorted(tallies.items()))
    for topic, labels in report.outcomes_by.items():
        report.outcomes_by[topic] = {label: dict(sorted(endings.items())) for label, endings in sorted(labels.items())}
    report.told = {topic: dict(sorted(counts.items())) for topic, counts in sorted(report.told.items())}


def _bar(games: int) -> Callable[[int], None]:
    """A progress bar on a terminal."""

    def show(done: int) -> None:
        full = 40 * done // games
        sys.stderr.write(f"\r[{'#' * full}{'.' * (40 - full)}] {done}/{games}" + ("\n" if done == games else ""))
        sys.stderr.flush()

    return show


def main(
    title: str, games: int, levels: Sequence[str], seed: int, as_json: bool, options: dict[str, Any] | None = None
) -> int:
    """The command: play, then print the figures, as JSON or for people. Returns the exit code: 1 after a stall."""
    report = simulate(title, games, len(levels), levels, seed, options, progress=_progress(games, as_json))
    print(json.dumps(asdict(report)) if as_json else table(report))
    return 1 if report.stalls else 0


def mixed(
    title: str,
    games: int,
    seats: Sequence[int],
    levels: Sequence[str],
    seed: int,
    as_json: bool,
    options: dict[str, Any] | None = None,
) -> int:
    """The command for several numbers of seats: the games are shared out evenly, the levels go round the table."""
    reports = []
    for n, many in enumerate(seats):
        share = games // len(seats) + (n < games % len(seats))
        bots = [levels[seat % len(levels)] for seat in range(many)]
        if share:
            reports.append(simulate(title, share, many, bots, seed, options, progress=_progress(share, as_json)))
            if not as_json:
                print(table(reports[-1]), end="\n\n", flush=True)
    print(json.dumps([asdict(report) for report in reports]) if as_json else together(reports))
    return 1 if any(report.stalls for report in reports) else 0


def _progress(games: int, as_json: bool) -> Callable[[int], None] | None:
    """A bar on a terminal; where the figures go to a file, a line for each twentieth."""
    if as_json or (games < 100 and not sys.stderr.isatty()):
        return None
    return _bar(games) if sys.stderr.isatty() else _lines(games)


def _lines(games: int) -> Callable[[int], None]:
    def show(done: int) -> None:
        if done % max(1, games // 20) == 0:
            print(f"{done}/{games}", file=sys.stderr, flush=True)

    return show
