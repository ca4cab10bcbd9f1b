"""Find the numbers that Loot & Recruit's quick player weighs (`bot/worth.py Weights`): each is tried smaller and larger against
the best so far, heads up on the state, the same deals from both seats; what does better on fresh deals is kept.

    python -m tests.bench.tune_loot --deals 300 --seed 1 [--only risk,react]
"""

from __future__ import annotations

import argparse
from dataclasses import fields, replace
from math import exp, sqrt

from game import titles
from game.engine.chance import FastChance
from game.engine.match import new
from game.titles.loot_and_recruit.bot.deck import STYLES
from game.titles.loot_and_recruit.bot.thought import policy
from game.titles.loot_and_recruit.bot.worth import WEIGHTS, Mind, Weights

TITLE = "loot_and_recruit"
SCALE = 9.0
"""Points of lead that count as a clear win."""


def lead(weights: list[Weights], seed: int) -> int:
    """Play one match, a set of weights for each seat; the lead of the first seat over the best of the others."""
    seats = len(weights)
    match = new(
        titles.rules(TITLE), ("bot",) * seats, titles.options_for(TITLE, {}), seed, FastChance(seed), quiet=True
    )
    minds = [
        Mind(seat, "normal", FastChance(f"{seed}:{seat}").pick("", STYLES), FastChance(seed), of)
        for seat, of in enumerate(weights)
    ]
    while match.result is None:
        seat = match.waiting_for()[0]
        match.take(seat, policy(match, seat, minds[seat]))
    totals = match.result.tally["total"]
    return int(totals[0] - max(totals[1:]))


def better(new: Weights, old: Weights, deals: int, seed: int) -> tuple[float, float, float]:
    """How much better, from -1 to 1, with its standard error; the share of matches won."""
    found, won = [], 0.0
    for deal in range(deals):
        leads = (lead([new, old], seed + deal), -lead([old, new], seed + deal))
        found.append(sum(2 / (1 + exp(-max(-200, min(200, one)) / SCALE)) - 1 for one in leads) / 2)
        won += sum(1.0 if one > 0 else 0.5 if one == 0 else 0.0 for one in leads) / 2
    mean = sum(found) / deals
    return mean, sqrt(sum((one - mean) ** 2 for one in found) / max(1, deals - 1) / deals), won / deals


def main() -> None:
    """Go round all numbers, and print what is kept."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--deals", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="")
    given = parser.parse_args()
    best, seed = WEIGHTS, given.seed * 1_000_000
    for name in given.only.split(",") if given.only else [one.name for one in fields(Weights)]:
        for factor in (1.6, 0.6):
            value = round(getattr(best, name) * factor, 3)
            tried = replace(best, **{name: value})
            seed += given.deals
            mean, error, won = better(tried, best, given.deals, seed)
            kept = mean > 1.5 * error
            print(
                f"{name} {value}: {mean:+.3f} ± {error:.3f}, {100 * won:.0f} % won{', kept' if kept else ''}",
                flush=True,
            )
            if kept:
                best = tried
                break
    mean, error, won = better(best, WEIGHTS, given.deals, seed + 10 * given.deals)
    print(f"all together: {mean:+.3f} ± {error:.3f}, {100 * won:.0f} % won\n{best}")


if __name__ == "__main__":
    main()
