"""Fit where armies have each card and how soon it is sent out (`game/titles/battlegoats/bot/belief.py`) to what normal does.

    python -m tests.bench.learn_goats_belief --armies 3000 --matches 400 --seed 1 --write

Layouts are those that normal finds for dealt armies; how soon a card is sent is the part of the turns, while nobody knows it, in
which its owner attacks with it. Two minutes of one core.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence

from game import titles
from game.bots import players
from game.engine.chance import FastChance
from game.engine.match import new
from game.titles.battlegoats.bot.belief import KIND, KINDS
from game.titles.battlegoats.bot.bot import LAYOUTS
from game.titles.battlegoats.bot.weigh import bare, best_layout
from game.titles.battlegoats.rules.cards import CARDS, HEROES, IDS, SPACE_INDEX
from game.titles.battlegoats.rules.state import State, places_of
from tests.bench.learn_goats import SPACE_NUMBERS, TITLE, rewrite

LEVEL = "normal"
FEW = 8
"""Turns of an ordinary card that are added to what was seen."""
ORDER: Sequence[str] = sorted(IDS[: len(CARDS)])


def laid(armies: int, seed: int) -> dict[str, list[float]]:
    """How much likelier each card lies in a space of each kind than in any."""
    chance = FastChance(f"laid:{seed}")
    heroes = [card for card in range(len(CARDS)) if HEROES >> card & 1]
    others = [card for card in range(len(CARDS)) if not HEROES >> card & 1]
    found = {name: [1.0 * KIND.count(kind) for kind in range(KINDS)] for name in ORDER}
    table = bare(2, 0, SPACE_NUMBERS)
    for _ in range(armies):
        chance.shuffle("", others)
        army = [chance.pick("", heroes), *others[:8]]
        order = best_layout(army, SPACE_NUMBERS, 0, table, LAYOUTS[LEVEL], chance)
        for space, card in enumerate(order):
            found[IDS[card]][KIND[space]] += 1
    return {
        name: [9 * n / sum(counts) / KIND.count(kind) for kind, n in enumerate(counts)]
        for name, counts in found.items()
    }


def sent(matches: int, seed: int) -> dict[str, float]:
    """The part of its owner's attacks, while the card is hidden, that it makes."""
    turns: Counter[int] = Counter()
    attacks: Counter[int] = Counter()
    for n in range(matches):
        play(10_000_019 * seed + n, turns, attacks)
    mean = sum(attacks.values()) / sum(turns.values())
    return {IDS[card]: (attacks[card] + FEW * mean) / (turns[card] + FEW) for card in range(len(CARDS))}


def play(seed: int, turns: Counter[int], attacks: Counter[int]) -> None:
    """One match of two."""
    options, kinds = titles.options_for(TITLE, {}), ("bot", "bot")
    match = new(titles.rules(TITLE), kinds, options, seed)
    bots = [players.make(TITLE, LEVEL, seat, options, kinds, f"{seed}:{seat}") for seat in range(2)]
    while match.result is None:
        cues = match.take_cues()
        for seat, bot in enumerate(bots):
            bot.observe(match.view(seat), match.cues_for(cues, seat))
        seat = match.waiting_for()[0]
        ask = match.seat_ask(seat)
        assert ask is not None
        choice = bots[seat].decide(match.view(seat), ask)
        if ask.kind in ("orders", "attack") and choice[0] == "attack":
            s: State = match.state
            hidden = [s.field[place] for place in places_of(s, seat) if not s.shown >> s.field[place] & 1]
            turns.update(hidden)
            attacks.update({s.field[seat * 9 + SPACE_INDEX[choice[1]]]} & set(hidden))
        match.play(seat, choice, ask.id)


def main() -> None:
    """Lay out, play, print, write."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--armies", type=int, default=3_000)
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    spaces, soon = laid(given.armies, given.seed), sent(given.matches, given.seed)
    told = {
        "LAID": [f'    "{name}": ({", ".join(f"{odds:.2f}" for odds in spaces[name])}),' for name in ORDER],
        "SENT": [f'    "{name}": {share:.2f},' for name, share in sorted(soon.items(), key=lambda row: row[1])],
    }
    for name, lines in told.items():
        print(name, *lines, sep="\n")
        if given.write:
            rewrite(name, lines)


if __name__ == "__main__":
    main()
