"""What a sensible goblin weighs: bad eggs are given away as good ones, and a claim is believed by how often it may be true."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.engine.ask import SeatAsk
from game.engine.chance import FastChance
from game.engine.cues import SeatCue
from game.engine.rules import View
from game.engine.spaces import Choice
from game.titles.bot_contract import Advice, Bot
from game.titles.rotten_eggs.rules.eggs import BASKET, KINDS, POINTS


class Player(Bot):
    """Offers its worst egg as its best, and takes what is likely to be good."""

    def __init__(self, seat: int, seed: int | str) -> None:
        self._seat = seat
        self._chance = FastChance(f"{seed}:{seat}")

    def observe(self, view: View, cues: Sequence[SeatCue]) -> None:
        """It remembers nothing: all that counts lies open."""

    def decide(self, view: View, ask: SeatAsk) -> Choice:
        if ask.kind == "reply":
            return "take" if self._worth(view) > 0 else "push"
        faces = {egg: KINDS.index(kind) for egg, kind in view["mine"]}
        worst = min(faces, key=lambda egg: (POINTS[faces[egg]], egg))
        claims = [kind for kind, points in zip(KINDS, POINTS) if points > 0]
        others = [seat for seat in range(len(view["public"]["hands"])) if seat != self._seat]
        return ["offer", worst, self._chance.pick("", claims), self._chance.pick("", others)]

    def _worth(self, view: View) -> float:
        """The mean of the eggs not seen yet, with some trust in what was said."""
        left = list(BASKET)
        for nest in (*view["public"]["nests"], view["mine"]):
            for _, kind in nest:
                left.remove(KINDS.index(kind))
        mean = sum(POINTS[kind] for kind in left) / len(left)
        said = POINTS[KINDS.index(view["public"]["offer"][1])]
        return mean + 0.3 * said + self._chance.below("", 200) / 100 - 1


def _player(level: str, seat: int, options: dict[str, Any], kinds: tuple[str, ...], seed: int | str) -> Bot | None:
    return None if level == "hard" else Player(seat, seed)


def _patience(view: View, ask: SeatAsk, kinds: tuple[str, ...], seed: int | str) -> int:
    return 900 if "human" in kinds else 0


ADVICE = Advice(_player, _patience)
