"""Fit what Loot & Recruit's thinkers expect of a table (`bot/learned.py`) to matches of its quick players.

    python -m tests.bench.learn_loot --matches 2400 --seed 2 --write

At the start of every round the features of each seat are kept; what it still counts until the end is fitted to them by
ridge regression, for each number of rounds ahead. Cards that come and go by luck, and whims, tell what a card is worth from
what kind of player buys it. 2,400 matches take a minute of one core.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from math import sqrt
from pathlib import Path
from textwrap import wrap

from game import titles
from game.engine.chance import FastChance
from game.engine.match import new
from game.titles.loot_and_recruit.bot import learned
from game.titles.loot_and_recruit.bot.deck import STYLES
from game.titles.loot_and_recruit.bot.prospects import FEATURES, features
from game.titles.loot_and_recruit.bot.thought import policy
from game.titles.loot_and_recruit.bot.worth import Mind
from game.titles.loot_and_recruit.rules.cards import INDEX, PILE_OF, TRIO
from game.titles.loot_and_recruit.rules.state import State, platforms_of, shielded

TITLE = "loot_and_recruit"
RIDGE = 3.0
WHIMS = 25
"""One choice in so many is any legal one, so that tables come up that no policy seeks."""
TURNS_OF_LUCK = 3
"""One seat in so many gains or loses a card, and one a Goblin, as a round begins: what these are worth is not what kind of
player, in what kind of plight, has them."""
GIVEN = ("box_o_shinies", "pile_o_chow", "catapult")
TO_SCALE = 1.7
"""Logistic to normal."""

Row = tuple[list[float], float]


def play(seats: int, seed: int, rows: dict[int, list[Row]], leads: dict[int, list[list[Row]]]) -> None:
    """Play one match, and keep what was seen at the start of each round with what came of it."""
    chance = FastChance(seed)
    match = new(
        titles.rules(TITLE), ("bot",) * seats, titles.options_for(TITLE, {}), seed, FastChance(seed), quiet=True
    )
    minds = [Mind(seat, "normal", chance.pick("", STYLES), chance) for seat in range(seats)]
    seen: list[tuple[int, list[list[float]], list[int]]] = []
    while match.result is None:
        s = match.state
        if len(seen) < s.round:
            for seat in range(seats):
                if s.round > 1 and chance.below("", TURNS_OF_LUCK) == 0:
                    _turn_of_luck(s, seat, chance)
                if s.round > 1 and chance.below("", TURNS_OF_LUCK) == 0:
                    _windfall(s, seat, chance)
            seen.append((len(s.events), features(s), [sum(row) for row in s.counts]))
        seat = match.waiting_for()[0]
        whim = match.ask is not None and match.ask.kind == "turn" and chance.below("", WHIMS) == 0
        match.take(seat, match.sample(seat, chance) if whim else policy(match, seat, minds[seat]))
    totals = match.result.tally["total"]
    for ahead, table, counted in seen:
        found = [(row, float(totals[seat] - counted[seat])) for seat, row in enumerate(table)]
        rows[ahead] += found
        leads[ahead].append(found)


def _turn_of_luck(s: State, seat: int, chance: FastChance) -> None:
    """Take a card out of a seat's deck or discard pile, or put one of the Shop there, of a pile as often as of its deck."""
    if chance.below("", 3) == 0:
        found, to = max(s.deck[seat], s.discard[seat], key=len), s.shop.trash
    else:
        found = s.shop.deck if chance.below("", 2) else s.pile[PILE_OF[INDEX[chance.pick("", GIVEN)]]]
        to = s.discard[seat]
    if found:
        to.append(found.pop(chance.below("", len(found))))


def _windfall(s: State, seat: int, chance: FastChance) -> None:
    """Take a Goblin with all above it off a platform of a seat, or put one of the Crowd there."""
    place = chance.pick("", [place for place in platforms_of(seat) if not shielded(s, place)] or [-1])
    if place < 0:
        return
    tower = s.platform[place]
    if tower and chance.below("", 2):
        at = chance.below("", len(tower))
        for card in tower[at:]:
            (s.pile[PILE_OF[TRIO]] if s.faces[card] == TRIO else s.crowd.trash).append(card)
        del tower[at:]
    elif s.crowd.deck:
        tower.append(s.crowd.deck.pop(chance.below("", len(s.crowd.deck))))


def fit(rows: list[Row]) -> list[float]:
    """Weights of the features with the least squared error."""
    n = len(FEATURES)
    left = [[RIDGE * (i == j and i > 0) for j in range(n)] for i in range(n)]
    right = [0.0] * n
    for row, goal in rows:
        for i in range(n):
            right[i] += row[i] * goal
            for j in range(n):
                left[i][j] += row[i] * row[j]
    return solve(left, right)


def solve(left: list[list[float]], right: list[float]) -> list[float]:
    """Gauss with pivots."""
    n = len(right)
    rows = [[*left[i], right[i]] for i in range(n)]
    for i in range(n):
        pivot = max(range(i, n), key=lambda r: abs(rows[r][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for r in range(n):
            if r != i:
                part = rows[r][i] / rows[i][i]
                rows[r] = [a - part * b for a, b in zip(rows[r], rows[i])]
    return [rows[i][n] / rows[i][i] for i in range(n)]


def main() -> None:
    """Play, fit, and print or write what was learned."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--matches", type=int, default=2400)
    parser.add_argument("--seed", type=int, default=2)
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    rows: dict[int, list[Row]] = defaultdict(list)
    leads: dict[int, list[list[Row]]] = defaultdict(list)
    for n in range(given.matches):
        play(2 + (n % 4 == 3) + 2 * (n % 8 == 5), given.seed * 1_000_000 + n, rows, leads)
    weights, scales = [], []
    for ahead in sorted(rows):
        found = fit(rows[ahead])
        errors = []
        for table in leads[ahead]:
            off = [goal - sum(a * b for a, b in zip(found, row)) for row, goal in table]
            errors += [one - two for one in off for two in off if one is not two]
        scale = sqrt(sum(error * error for error in errors) / len(errors)) / TO_SCALE
        weights.append(found)
        scales.append(max(1.0, scale))
        print(ahead, f"{scale:.1f}", [f"{name} {weight:.2f}" for name, weight in zip(FEATURES, found)], flush=True)
    if given.write:
        _write(weights, scales)


def _write(weights: list[list[float]], scales: list[float]) -> None:
    lines = "".join(
        f"    # {ahead}\n"
        + "".join(f"    {line}\n" for line in wrap(f"({', '.join(f'{weight:.2f}' for weight in row)}),", 116))
        for ahead, row in enumerate(weights)
    )
    path = Path(learned.__file__)
    path.write_text(
        '"""Printed by `python -m tests.bench.learn_loot --write`: do not edit."""\n\n'
        "from __future__ import annotations\n\n"
        f"WEIGHTS: tuple[tuple[float, ...], ...] = (\n{lines})  # fmt: skip\n"
        '"""Rounds ahead after this one -> a weight for each of `prospects.FEATURES`."""\n'
        f"SCALE: tuple[float, ...] = ({', '.join(f'{scale:.1f}' for scale in scales)})\n"
        '"""Rounds ahead -> points of lead that make a win e times as likely as not."""\n',
        encoding="utf-8",
    )


if __name__ == "__main__":
    main()
