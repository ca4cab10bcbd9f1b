"""Random play and copies of BattleGoats against a plain trick game, python-chess and copying the same lists by hand.

Random play draws a choice and takes it, as search, learners and tests do.

python -m tests.bench.bench_rules
"""

from __future__ import annotations

import random
import sys
from typing import Any

from game import titles
from game.engine.chance import FastChance
from game.engine.match import Match, new
from tests.bench.common import Row, calls, rate, ratio, rounds, show

rng = random.Random(7)


class Tricks:
    """Up to four seats, 13 cards each of 52, follow suit, highest card of the suit led wins: state to be changed in place."""

    __slots__ = ("hands", "led", "left", "table", "turn", "won")

    def __init__(self, seats: int = 4) -> None:
        deck = list(range(52))
        rng.shuffle(deck)
        self.hands = [deck[i * 13 : i * 13 + 13] for i in range(seats)]
        self.table: list[tuple[int, int]] = []
        self.led, self.turn, self.won, self.left = -1, 0, [0] * seats, 13 * seats

    def legal(self) -> list[int]:
        hand = self.hands[self.turn]
        if self.led >= 0:
            lo = self.led * 13
            follow = [c for c in hand if lo <= c < lo + 13]
            if follow:
                return follow
        return hand

    def play(self, card: int) -> None:
        self.hands[self.turn].remove(card)
        if not self.table:
            self.led = card // 13
        self.table.append((self.turn, card))
        self.left -= 1
        if len(self.table) < len(self.hands):
            self.turn = (self.turn + 1) % len(self.hands)
            return
        lo = self.led * 13
        best = max((c, p) for p, c in self.table if lo <= c < lo + 13)
        self.won[best[1]] += 1
        self.table, self.led, self.turn = [], -1, best[1]


def tricks() -> int:
    game = Tricks()
    while game.left:
        legal = game.legal()
        game.play(legal[int(rng.random() * len(legal))])
    return 52


CHANCE = FastChance(7)
"""One source for all: a game of the trick game does not seed its own either."""
GOATS = titles.rules("battlegoats")
OPTIONS = titles.options_for("battlegoats", {})


def laid(seats: int = 2) -> Match:
    """A match dealt and laid: layouts as dealt, they are random."""
    match = new(GOATS, seats, OPTIONS, 0, CHANCE, quiet=True)
    while match.ask is not None and match.ask.mode == "open":
        seat = match.ask.seats[0]
        match.take(seat, match.default(seat))
    return match


def play_on(match: Match) -> int:
    """Any legal choices to the end. The plays made."""
    plays = 0
    while match.result is None:
        seat = match.waiting_for()[0]
        match.take(seat, match.sample(seat, CHANCE))
        plays += 1
    return plays


def battlegoats(seats: int = 2) -> int:
    """A match from the deal to the end."""
    return seats + play_on(laid(seats))


def chess_game() -> int:
    import chess

    board, moves = chess.Board(), 0
    while moves < 200:
        legal = list(board.legal_moves)
        if not legal:
            break
        board.push(legal[int(rng.random() * len(legal))])
        moves += 1
    return moves


def in_battle() -> Match:
    match = laid()
    match.take(match.waiting_for()[0], 0)
    return match


def by_hand(state: Any) -> Any:
    """The same lists copied with slices, into a tuple."""
    flat = [value for name in state.__struct_fields__ if isinstance(value := getattr(state, name), list)]
    deep = [value for value in flat if value and isinstance(value[0], list)]
    flat = [value for value in flat if not (value and isinstance(value[0], list))]

    def copy() -> object:
        return [value[:] for value in flat], [[inner[:] for inner in value] for value in deep]

    return copy


def rows() -> list[Row]:
    start = in_battle()
    plays: dict[str, Any] = {"tricks": tricks, "goats": battlegoats, "battle": lambda: play_on(start.copy())}
    try:
        import chess  # noqa: F401
    except ModuleNotFoundError:
        pass
    else:
        plays["chess"] = chess_game
    found = rounds(plays)
    copies = rounds({"copy": calls(start.copy), "by hand": calls(by_hand(start.state))}, seconds=0.15)
    out = [
        Row("plain trick game, random play", rate(found, "tricks")),
        Row("BattleGoats, random play / trick game", rate(found, "goats"), ratio(found, "goats", "tricks")),
        Row("  its battle alone / trick game", rate(found, "battle"), ratio(found, "battle", "tricks")),
    ]
    if "chess" in found:
        out.append(Row("BattleGoats / python-chess", rate(found, "chess"), ratio(found, "goats", "chess"), 2.0))
    costs = ratio(copies, "by hand", "copy")
    out.append(Row("copy of a match / the same lists by hand", rate(copies, "copy", "copies/s"), costs, 4.0, most=True))
    return out


if __name__ == "__main__":
    sys.exit(0 if show(rows()) else 1)
