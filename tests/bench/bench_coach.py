"""How long a person waits for a hint: the coach's real process, asked the first time as it starts, or once it is awake.

`python -m tests.bench.bench_coach [TITLE ...] [--matches N]`. A process is started as a window starts it, told all that seat 0
was shown, and asked at several of its questions; what the window does with the answer is left out.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from game import titles
from game.bots import players
from game.bots.coach import Begin, HintWanted, Seen
from game.engine.ask import SeatAsk
from game.engine.match import Match, new
from game.engine.rules import View
from game.session.coach import CoachLine, ProcessLine
from game.titles.coaching import Hint
from tests.bench.common import Row, show

PROMISED_S = 2.0
ASKED = 5
"""Hints of one match."""
EVERY = 6
"""One question in so many is asked about."""
MOST_PLAYS = 3000
AWAKE_S = 3.0
"""What a person takes at least to look at the first question."""


class Question(NamedTuple):
    """What seat 0 was shown since the one before, and what it is asked now."""

    seen: list[Seen]
    view: View
    ask: SeatAsk


def questions(title: str, seed: int) -> tuple[Match, list[Question]]:
    """Of a match of normal bots."""
    seats = max(2, titles.title(title).seats[0])
    match = new(titles.rules(title), ("human", *("bot",) * (seats - 1)), titles.options_for(title, {}), seed)
    bots = [players.make(title, "normal", n, match.options, match.seat_kinds, seed + n) for n in range(seats)]
    return match, list(_asked(match, bots))


def _asked(match: Match, bots: list[players.Bot]) -> Iterator[Question]:
    seen: list[Seen] = []
    asked = told = 0
    while match.result is None and told < ASKED and match.plays < MOST_PLAYS:
        cues = match.take_cues()
        for n, bot in enumerate(bots):
            bot.observe(match.view(n), match.cues_for(cues, n))
        seen.append(Seen(match.view(0), tuple(match.cues_for(cues, 0))))
        waiting = match.waiting_for()
        seat = waiting[match.plays % len(waiting)]
        ask = match.seat_ask(seat)
        assert ask is not None
        if seat == 0:
            asked += 1
            if asked % EVERY == 1:
                told += 1
                yield Question(seen, match.view(0), ask)
                seen = []
        match.play(seat, bots[seat].decide(match.view(seat), ask))


def hint(line: CoachLine, number: int, asked: Question) -> float:
    """Ask for a hint; seconds until it is there."""
    for seen in asked.seen:
        line.send(seen)
    began = time.perf_counter()
    line.send(HintWanted(number, asked.view, asked.ask))
    while not any(isinstance(answer, Hint) for answer in line.take()):
        time.sleep(0.002)
        assert not line.is_gone
    return time.perf_counter() - began


def waits(title: str, seed: int, is_awake: bool) -> tuple[list[float], float]:
    """Seconds of each hint of a match, and MiB that the process holds after them."""
    match, asked = questions(title, seed)
    line = ProcessLine()
    line.send(Begin(title, 0, match.options, match.seat_kinds, f"{seed}"))
    if is_awake:
        for seen in asked[0].seen:
            line.send(seen)
        asked[0].seen.clear()
        time.sleep(AWAKE_S)
    found = [hint(line, n, one) for n, one in enumerate(asked)]
    process = line._process
    assert process is not None
    held = Path(f"/proc/{process.pid}/statm")
    mib = int(held.read_text().split()[1]) * 4096 / 2**20 if held.exists() else 0.0
    line.close()
    return found, mib


def main() -> int:
    told = argparse.ArgumentParser(description=__doc__)
    told.add_argument("titles", nargs="*", default=sorted(titles.titles()))
    told.add_argument("--matches", type=int, default=4)
    chosen = told.parse_args()
    rows: list[Row] = []
    for title in chosen.titles:
        runs = {awake: [waits(title, seed, awake) for seed in range(chosen.matches)] for awake in (False, True)}
        first = {awake: [found[0] for found, _ in runs[awake]] for awake in runs}
        later = [wait for awake in runs for found, _ in runs[awake] for wait in found[1:]]
        rows += [
            Row(f"{title}: first hint, as the process starts", _figure(first[False])),
            Row(f"{title}: first hint, awake (s, worst)", _figure(first[True]), max(first[True]), PROMISED_S, True),
            Row(f"{title}: later ones (s, worst)", _figure(later), max(later), PROMISED_S, True),
            Row(f"{title}: held, at most", f"{max(mib for awake in runs for _, mib in runs[awake]):.0f} MiB"),
        ]
    return 0 if show(rows) else 1


def _figure(found: list[float]) -> str:
    return f"{statistics.median(found):.2f} s, worst {max(found):.2f}"


if __name__ == "__main__":
    raise SystemExit(main())
