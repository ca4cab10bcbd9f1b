"""Fit what Goblin Slayer-Slayer's players expect (`bot/learned.py`) to matches of its quick players.

    python -m tests.bench.learn_slayer --matches 1100 --seed 8 --write

At every floor the features of each living seat are kept; the chance that it wins in the end is fitted to them by a
logistic choice among all seats and nobody. What each seat shows of its Main Objective is counted on the way. 1,100
matches take a minute of one core. Needs numpy.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from pathlib import Path

import numpy as np

from game import titles
from game.engine.chance import FastChance
from game.engine.cues import read
from game.engine.match import Match, new
from game.titles.slayer_slayer.bot import learned
from game.titles.slayer_slayer.bot.beliefs import Beliefs
from game.titles.slayer_slayer.bot.memory import HEARD, Mind, traits
from game.titles.slayer_slayer.bot.prospects import FEATURES, Row, features
from game.titles.slayer_slayer.bot.thought import policy
from game.titles.slayer_slayer.rules.cards import OBJECTIVES, SOLE_SURVIVOR
from game.titles.slayer_slayer.rules.state import State

TITLE = "slayer_slayer"
WHIMS = 8
"""One choice of cards in so many is any legal one, so that tables come up that no policy seeks."""
LEVELS = ("easy", "normal", "hard")
STEPS, RIDGE = 8, 5.0

Moment = tuple[dict[int, Row], set[int], tuple[int, ...]]
"""Features of the living, who is a Sole Survivor, who won."""
Signs = dict[str, dict[str, list[int]]]


def play(seats: int, seed: int, moments: list[Moment], signs: Signs) -> None:
    """Play one match, and keep what was seen at the start of each floor with what came of it."""
    chance = FastChance(seed)
    options = titles.options_for(TITLE, {"difficulty": chance.pick("", LEVELS)})
    match: Match[State] = new(titles.rules(TITLE), ("bot",) * seats, options, seed, FastChance(seed))
    minds = [Mind(seat, "normal", options, traits(seat, seed), FastChance(seed + seat)) for seat in range(seats)]
    beliefs, hands, floor = Beliefs(), [0] * seats, 0
    seen: list[tuple[dict[int, Row], set[int]]] = []
    while match.result is None:
        s = match.state
        if s.floor > floor:
            floor = s.floor
            seen.append((features(s), {seat for seat in range(seats) if s.objective[seat] == SOLE_SURVIVOR}))
        ask = match.ask
        assert ask is not None
        waiting = match.waiting_for()
        seat = waiting[match.plays % len(waiting)]
        whim = ask.kind == "play_cards" and chance.below("", WHIMS) == 0
        choice = match.sample(seat, chance) if whim else policy(match, seat, minds[seat])
        if whim and choice[0] != "commit":
            choice = match.default(seat)
        hands = [len(hand) for hand in s.hand] if ask.kind in ("play_cards", "store") else hands
        match.play(seat, choice)
        for true in match.take_cues():
            for told in match.cues_for([true], -1):
                cue = read(HEARD, told)
                for other, topic, done in beliefs.signs(cue, hands) if cue is not None else ():
                    signs[topic].setdefault(done, [1] * len(OBJECTIVES))[s.objective[other]] += 1
    moments += [(rows, soles, match.result.winners) for rows, soles in seen]


def fit(moments: list[Moment]) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """Weights under which what came to pass is likeliest, by Newton's steps; a tie counts for one of the winners alone."""
    size, most = len(FEATURES), max(len(rows) for rows, _, _ in moments)
    x = np.zeros((len(moments), most, 2 * size))
    is_there, won = np.zeros((len(moments), most)), np.zeros((len(moments), most))
    for n, (rows, soles, winners) in enumerate(moments):
        for place, (seat, row) in enumerate(rows.items()):
            at = size * (seat in soles)
            x[n, place, at : at + size] = row
            is_there[n, place] = 1.0
            won[n, place] = winners[:1] == (seat,)
    weights = np.zeros(2 * size)
    for step in range(STEPS):
        powers = np.exp(x @ weights) * is_there
        found = powers / (1 + powers.sum(1, keepdims=True))
        nobody, hit = 1 - found.sum(1), (found * won).sum(1)
        print(f"step {step}: {-np.log(np.where(won.sum(1) > 0, hit, nobody)).mean():.4f}", flush=True)
        slope = np.einsum("mk,mkf->f", found - won, x) + RIDGE * weights
        mean = np.einsum("mk,mkf->mf", found, x)
        curve = np.einsum("mk,mkf,mkg->fg", found, x, x) - mean.T @ mean + RIDGE * np.eye(2 * size)
        weights = weights - np.linalg.solve(curve, slope)
    return tuple(weights[:size].tolist()), tuple(weights[size:].tolist())


def likely(signs: Signs) -> dict[str, dict[str, tuple[float, ...]]]:
    """Frequencies by objective; what nobody could choose otherwise says nothing."""
    out: dict[str, dict[str, tuple[float, ...]]] = {}
    for topic, done in sorted(signs.items()):
        if len(done) > 1:
            whole = [sum(counts[n] for counts in done.values()) for n in range(len(OBJECTIVES))]
            out[topic] = {
                name: tuple(round(count / all_of, 3) for count, all_of in zip(counts, whole))
                for name, counts in sorted(done.items())
            }
    return out


def printed(signs: Signs, weights: tuple[tuple[float, ...], ...]) -> str:
    """The module `learned.py`."""
    lines = ['"""Printed by `python -m tests.bench.learn_slayer --write`: do not edit."""', ""]
    lines += ["from __future__ import annotations", "", "LIKELY: dict[str, dict[str, tuple[float, ...]]] = {"]
    for topic, done in likely(signs).items():
        lines += [f'    "{topic}": {{', *(f'        "{name}": {parts},' for name, parts in done.items()), "    },"]
    lines += ["}", '"""What there was to choose -> what was chosen -> how often, by objective."""']
    lines += ["WEIGHTS: tuple[tuple[float, ...], ...] = ("]
    lines += [f"    ({', '.join(f'{weight:.3f}' for weight in row)})," for row in weights]
    lines += [")", '"""For each of `prospects.FEATURES` of a seat: of a player who scores, of a Sole Survivor."""', ""]
    return "\n".join(lines)


def main() -> None:
    """Play, fit, print or write."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--matches", type=int, default=1100)
    parser.add_argument("--seed", type=int, default=8)
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    moments: list[Moment] = []
    signs: Signs = defaultdict(dict)
    for n in range(given.matches):
        play((4, 4, 3, 5, 4, 6)[n % 6], 1_000_003 * given.seed + n, moments, signs)
    text = printed(signs, fit(moments))
    if given.write:
        Path(learned.__file__).write_text(text, encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main()
