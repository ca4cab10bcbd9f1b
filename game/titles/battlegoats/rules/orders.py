"""ORDERS: what the active player may do, and what happens when the time is up (BTG-4.13 to 4.19, 5.1 to 5.3).

`rules/choices.py` says which choices there are.
"""

from __future__ import annotations

from game.engine.agenda import SeatStep
from game.engine.ask import Ask
from game.engine.chance import AnyChance
from game.engine.match import Match
from game.engine.spaces import Choice, Space
from game.titles.battlegoats.rules.attack import declare
from game.titles.battlegoats.rules.cards import SPACE_INDEX
from game.titles.battlegoats.rules.choices import any_order, default_attack, turn_space
from game.titles.battlegoats.rules.commands import carry_out
from game.titles.battlegoats.rules.plays import Attack, Command, End, Pass, place_of
from game.titles.battlegoats.rules.refusals import why_not
from game.titles.battlegoats.rules.state import State


class Orders(SeatStep[Match[State]], frozen=True, tag="orders"):
    """The active player uses one command, or declares an attack (BTG-4.15, 4.16)."""

    plays = Attack | Command | End | Pass

    def run(self, match: Match[State]) -> Ask | None:
        s = match.state
        return Ask("attack" if s.commanded else "orders", (s.active,), clock="turn", running=s.turn)

    def space(self, match: Match[State], seat: int) -> Space:
        return turn_space(match.state, seat)

    def sample(self, match: Match[State], seat: int, chance: AnyChance) -> Choice:
        return any_order(match.state, seat, chance)

    def default(self, match: Match[State], seat: int) -> Choice:
        return default_attack(match.state, seat)

    def refuse(self, match: Match[State], seat: int, play: Attack | Command | End | Pass) -> str:
        return why_not(match.state, seat, play)

    def answer(self, match: Match[State], seat: int, play: Attack | Command) -> None:
        s = match.state
        if isinstance(play, Attack):
            declare(match, s, seat * 9 + SPACE_INDEX[play.attacker], tuple(map(place_of, play.targets)))
            return
        s.commanded = True
        match.then(ORDERS)
        carry_out(match, s, seat * 9 + SPACE_INDEX[play.space], play)


ORDERS = Orders()
