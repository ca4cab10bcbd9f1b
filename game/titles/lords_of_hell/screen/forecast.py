"""The forecast of a battle on screen (LOH-23.4): how often the attack wins when it is fought out in thought as the armies stand.

It stands with the totals of a battle until its dice roll, and on a slip over the empty scale while somebody decides whether
to attack. It is thought through a few fights in each frame, so the bar moves for a second or so and then stays.
"""

from __future__ import annotations

from game.titles.lords_of_hell.rules import forecast, plays
from game.titles.lords_of_hell.rules.forecast import FIGHTS, Coming, Forecast
from game.titles.lords_of_hell.screen.army_orders import ArmyOrders
from game.titles.lords_of_hell.screen.attack import AttackTurn
from game.titles.lords_of_hell.screen.battle import Battle
from game.titles.lords_of_hell.screen.context import Context
from game.titles.lords_of_hell.screen.market import Market
from game.titles.lords_of_hell.screen.muster import DEVIL

MARCH = ("organisation", "sworn_join", "beat", "floor")
"""Asks from the march to the dice."""


class BattleForecast:
    """Which battle is thought about now, and what has come out."""

    def __init__(self, table: Context, battle: Battle, attack: AttackTurn, market: Market, orders: ArmyOrders) -> None:
        self.table, self.battle, self.attack, self.market, self.orders = table, battle, attack, market, orders
        self._found: Forecast | None = None
        self._of = b""
        self._looked: tuple[object, ...] = ()

    def open(self) -> bool:
        return self.table.reading.forecast and (self.in_battle or self.on_scale)

    @property
    def in_battle(self) -> bool:
        """It stands with the totals: from the march to the dice."""
        table, battle = self.table, self.battle
        told = table.kind in MARCH and table.reading.forecast
        return told and battle.open() and battle.front is not None and not battle.front.diced

    @property
    def on_scale(self) -> bool:
        """An attack is thought about or has been declared, and nothing lies on the scale."""
        table = self.table
        if table.kind not in ("attack_turn", "parley") or table.stage or not table.reading.forecast:
            return False
        return self.declared()[0] >= 0 and self.market.on_scale is None and not self.market.sheet

    def declared(self) -> tuple[int, int]:
        """Realm and attacker of the attack that is thought about; -1: of none."""
        table = self.table
        target = self.attack.target
        facts = table.facts
        if target >= 0:
            return target, facts.seat
        return (facts.realm, facts.seat) if facts.realm >= 0 else (-1, -1)

    def _coming(self) -> Coming | None:
        """The troops that are being chosen."""
        muster = self.orders.muster
        if muster is None or not self.orders.open():
            return None
        seat = self.table.services.seat
        match muster.play():
            case plays.Join(_, side, leader, hordes, souls):
                own = [] if leader == DEVIL else [leader]
                return Coming(seat, side, leader == DEVIL, (*own, *hordes), souls)
            case plays.Call(_, devil, hordes, souls):
                return Coming(seat, "", devil, tuple(hordes), souls)
        return None

    @property
    def found(self) -> Forecast | None:
        """What has been thought so far; begun anew when anything in it changes."""
        table, s = self.table, self.table.reading.s
        front = self.battle.front
        realm, attacker = (front.realm, front.attacker) if self.in_battle and front is not None else self.declared()
        if not self.open() or realm < 0:
            return None
        coming = self._coming() if self.in_battle else None
        looked = (table.services.update.version, realm, attacker, coming)
        if looked == self._looked:
            return self._found
        self._looked = looked
        of = forecast.key(s, realm, attacker, coming)
        if of != self._of:
            self._of, self._found = of, Forecast(s, realm, attacker, coming)
        return self._found

    def coming_powers(self) -> tuple[int, int] | None:
        """Both powers with the troops that are about to come; None when all are there."""
        found = self.found if self.in_battle and (self._coming() is not None or self.battle.awaited) else None
        return found.powers if found is not None else None

    def share(self) -> str:
        """The chance of the attack in words."""
        found, words = self.found, self.table.words
        if found is None:
            return ""
        hundred = round(100 * found.chance)
        if found.certain:
            return words(f"forecast-certain-{found.certain}")
        if hundred in (0, 100):
            return words("forecast-hardly" if hundred == 0 else "forecast-nearly")
        return words("forecast-attack", n=hundred)

    def how(self) -> str:
        """How it was reckoned, in a few words."""
        found, words = self.found, self.table.words
        if found is None or found.certain:
            return words("forecast-how-certain")
        key = "forecast-how"
        if self.in_battle:
            key = (
                "forecast-how-coming"
                if self._coming() is not None
                else "forecast-how-all"
                if self.battle.awaited
                else key
            )
        return words(key, n=FIGHTS)
