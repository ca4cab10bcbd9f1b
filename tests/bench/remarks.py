"""How often the coach's word on a move is true: each remark and nod is weighed again, in ten times as many fresh worlds.

    python -m tests.bench.remarks TITLE --positions 150 --seed 1

One seat plays as a newcomer does (an easy bot's choices, a third of them anything legal) among easy bots. It is upheld what
still is better by at least half of the threshold. With `--further N` each is weighed once more, played on by N reckonings more
than for the verdict: what the value at a horizon only guessed does not hold there. Nothing is asserted."""

from __future__ import annotations

import argparse
import statistics
import time
from collections import Counter
from collections.abc import Iterator
from math import inf
from typing import NamedTuple

from game import titles
from game.bots import players
from game.bots.coach import Begin, Desk, Seen
from game.bots.judgement import Judgement
from game.bots.reviewer import Reviewer
from game.engine.ask import SeatAsk
from game.engine.chance import Chance
from game.engine.match import Match, new
from game.engine.refusal import Refused
from game.engine.spaces import Choice
from game.titles.coaching import Remark, Verdict

AGAIN = 10
WHIM = 3
"""One in so many choices is anything legal."""


class Position(NamedTuple):
    """A question to the newcomer, and what is answered."""

    desk: Desk
    match: Match
    ask: SeatAsk
    choice: Choice


def positions(title: str, seed: int, seats: int = 0) -> Iterator[Position]:
    """Of one match, every question to seat 0."""
    seats = seats or max(2, titles.title(title).seats[0])
    match = new(titles.rules(title), ("human", *("bot",) * (seats - 1)), titles.options_for(title, {}), seed)
    bots = [players.make(title, "easy", n, match.options, match.seat_kinds, seed + n) for n in range(seats)]
    desk, chance = Desk(seconds=None), Chance(f"remarks {seed}".encode())
    desk.answer(Begin(title, 0, match.options, match.seat_kinds, f"{seed}"))
    while match.result is None:
        happened = match.take_cues()
        for n, bot in enumerate(bots):
            bot.observe(match.view(n), match.cues_for(happened, n))
        desk.answer(Seen(match.view(0), tuple(match.cues_for(happened, 0))))
        waiting = match.waiting_for()
        seat = waiting[match.plays % len(waiting)]
        ask = match.seat_ask(seat)
        assert ask is not None and ask.space is not None
        choice = bots[seat].decide(match.view(seat), ask)
        if seat == 0 and not chance.below("whim", WHIM):
            choice = ask.space.sample(chance)
        choice = choice if ask.space.contains(choice) else ask.default
        if seat == 0:
            yield Position(desk, match, ask, choice)
        try:
            match.play(seat, choice)
        except Refused:
            match.play(seat, bots[seat].fallback(ask) or ask.default)


def again(reviewer: Reviewer, at: Position, other: Choice, worlds: int, further: int = 0) -> Judgement:
    """The same question to as many fresh worlds as are asked for."""
    judgement = reviewer.weigh(at.match.view(0), at.ask, at.choice, other, further)
    judgement.look_through(worlds)
    return judgement


def main() -> None:
    told = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    told.add_argument("title")
    told.add_argument("--positions", type=int, default=150, help="that are weighed")
    told.add_argument("--seed", type=int, default=1)
    told.add_argument("--seats", type=int, default=0)
    told.add_argument("--seconds", type=float, default=inf, help="end after so long")
    told.add_argument("--most", type=int, default=10_000, help="fresh worlds of one move")
    told.add_argument("--further", type=int, default=0, help="reckonings that each verdict is played on besides")
    chosen = told.parse_args()
    began, weighed, seconds = time.monotonic(), 0, []
    counts: Counter[str] = Counter()
    seed = chosen.seed
    while weighed < chosen.positions and time.monotonic() - began < chosen.seconds:
        seed += 1
        for at in positions(chosen.title, seed, chosen.seats):
            if weighed >= chosen.positions or time.monotonic() - began >= chosen.seconds:
                break
            started = time.process_time()
            judged = list(_verdicts(at))
            if not judged:
                continue
            weighed += 1
            seconds.append(time.process_time() - started)
            verdict, reviewer, judgement, other = judged[0]
            if verdict is None or judgement is None:
                continue
            fresh = again(reviewer, at, other, min(chosen.most, AGAIN * judgement.worlds))
            sign = 1 if isinstance(verdict, Remark) else -1
            name = type(verdict).__name__
            counts[name] += 1
            counts[f"{name} upheld"] += sign * fresh.gap >= reviewer.clear / 2
            if chosen.further:
                far = again(reviewer, at, other, judgement.worlds, chosen.further)
                counts[f"{name} further"] += sign * far.gap >= reviewer.clear / 2
                print(f"  played on: {sign * far.gap:6.3f} ± {2 * far.error:.3f}")
            print(f"{name:7} {at.ask.kind:16} said {verdict.margin:6.3f} in {judgement.worlds:4} worlds, then "
                  f"{sign * fresh.gap:6.3f} ± {2 * fresh.error:.3f}   {at.choice} / {other}", flush=True)  # fmt: skip
    if not seconds:
        print(f"{chosen.title}: nothing was weighed")
        return
    print(f"{chosen.title}: {weighed} positions weighed, processor seconds median {statistics.median(seconds):.2f}, "
          f"19 of 20 under {sorted(seconds)[len(seconds) * 19 // 20]:.2f}")  # fmt: skip
    for name in ("Remark", "Nod"):
        further = f", played on {counts[f'{name} further']}" if chosen.further else ""
        print(f"{name}: {counts[name]}, upheld {counts[f'{name} upheld']}{further}")


def _verdicts(at: Position) -> Iterator[tuple[Verdict | None, Reviewer, Judgement | None, Choice]]:
    """What the desk says of a move, if it weighs it at all, and by which judgement."""
    found: list[tuple[Judgement, Choice]] = []
    reviewer = at.desk.reviewer
    assert reviewer is not None
    weigh = reviewer.weigh

    def kept(view: object, ask: SeatAsk, played: Choice, other: Choice, further: int = 0) -> Judgement:
        judgement = weigh(at.match.view(0), ask, played, other, further)
        found.append((judgement, other))
        return judgement

    reviewer.weigh = kept  # type: ignore[method-assign]
    try:
        verdict = at.desk.verdict(1, at.match.view(0), at.ask, at.choice)
    finally:
        reviewer.weigh = weigh  # type: ignore[method-assign]
    for judgement, other in found:
        yield verdict, reviewer, judgement, other


if __name__ == "__main__":
    main()
