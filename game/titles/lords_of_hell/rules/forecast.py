"""How a battle is likely to end: it is fought out in thought, again and again, with the rules themselves (LOH-23.4).

What goes in is what a seat sees: troops in a battle, fortress and protection are open to all. Every fight in thought goes on
until its end as the armies stand now: nobody comes, leaves, surrenders or agrees on truce, nobody plays a card from a hand,
and hits fall by the order for those who say nothing (LOH-10.75). An attacker that has not said what it brings comes with
what LOH-10.12 names.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from game.engine.chance import Chance
from game.engine.match import Match
from game.engine.packing import clone
from game.titles.lords_of_hell.rules.battle_dice import begin_part, outcome, roll, settle_spread
from game.titles.lords_of_hell.rules.battle_state import army_of, bring_all, capacity, front_of, march, power, seats_of
from game.titles.lords_of_hell.rules.flow import RULES
from game.titles.lords_of_hell.rules.hit_allocation import strike
from game.titles.lords_of_hell.rules.organisation import begin_round
from game.titles.lords_of_hell.rules.records import ATTACK, DEFENCE, SIDES, Front
from game.titles.lords_of_hell.rules.state import State, at_home

FIGHTS = 240
"""Fights in thought: the chance is then right to within 3 in 100, two times out of three."""
WON, FAILED, RUIN = "won", "failed", "ruin"
SEED = b"lords_of_hell forecast"


class Coming(NamedTuple):
    """Troops that are about to join, and not there yet."""

    seat: int
    side: str
    devil: bool
    hordes: tuple[int, ...]
    souls: int


class Forecast:
    """One battle thought through, a few fights at a time. Whoever asks again with the same armies gets the same answer."""

    def __init__(self, s: State, realm: int, attacker: int, coming: Coming | None = None) -> None:
        self.realm = realm
        self.ends = {WON: 0, FAILED: 0, RUIN: 0}
        self.fought = 0
        match = self._match(_copy(s), 0)
        self._begun: State = match.state
        self._begun.promises = []  # what is sworn is kept before or after a battle, not in its dice
        front = front_of(self._begun, realm)
        if front is None:  # not declared yet
            front = Front(0, realm, attacker, round=1, taken=[0] * s.seats)
            self._begun.fronts.append(front)
        if coming is not None:
            self._come(match, front, coming)
        bring_all(match, self._begun, front)
        self.powers = (power(self._begun, front, ATTACK), power(self._begun, front, DEFENCE))
        """Of attack and defence as they go into it."""
        self.certain = outcome(self._begun, front).result
        """The end that needs no dice (LOH-10.42, 10.50); "" when they decide."""
        if self.certain:
            self.ends[self.certain] = self.fought = FIGHTS

    @property
    def done(self) -> bool:
        return self.fought >= FIGHTS

    @property
    def chance(self) -> float:
        """The chance that the attack is won, as far as it has been thought through."""
        return self.ends[WON] / max(1, self.fought)

    def think(self, fights: int) -> None:
        """So many fights more."""
        for _ in range(min(fights, FIGHTS - self.fought)):
            self.fought += 1
            self.ends[self._fight(self.fought)] += 1

    def _match(self, s: State, n: int) -> Match:
        match = Match(RULES, {}, ("bot",) * s.seats, Chance(SEED + n.to_bytes(4, "big")), quiet=True)
        match.state = s
        return match

    def _come(self, match: Match, front: Front, coming: Coming) -> None:
        s: State = match.state
        army = army_of(front, coming.seat)
        home = s.hordes[coming.seat]
        hordes = [card for card in coming.hordes if card in home]
        souls = min(coming.souls, s.souls[coming.seat])
        devil = coming.devil and not (army is not None and army.devil)
        march(match, s, front, coming.seat, army.side if army is not None else coming.side, devil, hordes, souls)

    def _fight(self, n: int) -> str:
        """One fight to its end."""
        match = self._match(_copy(self._begun), n)
        s: State = match.state
        front = front_of(s, self.realm)
        assert front is not None
        found = front.result
        while not found:
            if not front.diced:
                _round(match, s, front)
            found = outcome(s, front, over=True).result
            if not found:
                begin_round(match, front)
        return found


def _round(match: Match, s: State, front: Front) -> None:
    """Dice and allocation of one battle round."""
    roll(match, s, front)
    while begin_part(match, s, front):
        for name in SIDES:
            settle_spread(s, front, name)
        strike(match, s, front)


def _copy(s: State) -> State:
    found: State = RULES.copy(s) if RULES.copy else clone(RULES, s)
    return found


def key(s: State, realm: int, attacker: int, coming: Coming | None = None) -> bytes:
    """All that a forecast hangs on: the same key, the same forecast."""
    front = front_of(s, realm)
    sides: list[Any] = []
    for name, first in ((ATTACK, attacker), (DEFENCE, realm)):
        for seat in seats_of(front, name) if front is not None else [first]:
            troops = [s.hordes[seat], s.souls[seat], s.fortress[seat], s.body[seat], s.artifacts[seat], s.devil[seat]]
            away = capacity(s, front, seat) if front is not None else 0, at_home(s, seat)
            sides.append([seat, *troops, *away])
    fought = [front, s.suppressed, s.used, s.captor, s.faces]
    return msgspec.msgpack.encode([realm, attacker, sides, fought, coming])
