"""What a seat may do while armies come and go: every act as a row with what it means (LOH-10.11 to 10.35), and the troops that
are being chosen for one."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.engine.spaces import Branch, Menu, One
from game.titles.lords_of_hell.rules import plays
from game.titles.lords_of_hell.rules.battle_state import army_of, busy, leaders
from game.titles.lords_of_hell.rules.organisation_choices import order_of
from game.titles.lords_of_hell.rules.sworn_battles import opposes
from game.titles.lords_of_hell.screen.battle import Battle
from game.titles.lords_of_hell.screen.context import Context
from game.titles.lords_of_hell.screen.muster import Muster

KINDS = ("organisation", "sworn_join")
ROWS: dict[type[plays.Organise], str] = {
    plays.Call: "call", plays.SendHome: "send_home", plays.ChangeSide: "side", plays.WithdrawArmy: "withdraw",
    plays.Flee: "flee", plays.Surrender: "surrender", plays.Truce: "truce",
}  # fmt: skip
"""Keys of rows that there is one of."""


class Row(NamedTuple):
    """One act of the organisation."""

    key: str
    words: str
    told: str
    """What it means."""
    do: Callable[[], object]
    open: bool = True
    why: str = ""
    on: bool = False


class ArmyOrders:
    """The acts about the front that is looked at."""

    def __init__(self, table: Context, battle: Battle) -> None:
        self.table, self.battle = table, battle
        self.muster: Muster | None = None

    def open(self) -> bool:
        return self.table.kind in KINDS and (self.battle.open() or self.table.kind == "sworn_join")

    @property
    def realm(self) -> int:
        return self.battle.focus

    def branches(self, *verbs: str) -> list[Branch]:
        """Lines of the ask about the front that is looked at."""
        ask = self.table.services.update.ask
        space = ask.space if ask is not None and self.table.asked in KINDS else None
        found = space.branches if isinstance(space, Menu) else ()
        sworn = self.table.kind == "sworn_join"
        return [b for b in found if b.verb in verbs and (sworn or b.verb == "rear" or order_of(b).realm == self.realm)]

    @property
    def may_come(self) -> bool:
        """Whether this seat, which does not fight yet, might join this battle if its promises let it."""
        s, front, seat = self.table.reading.s, self.battle.front, self.table.services.seat
        stands = front is None or army_of(front, seat) is not None or seat in (front.attacker, front.realm)
        return bool(self.table.asked in KINDS and not stands and not busy(s, seat) and leaders(s, seat, self.realm))

    def start(self, branches: list[Branch]) -> None:
        """Choose the troops of an act."""
        self.muster = Muster(self.table, branches)
        self.table.services.play_sound("card_slide")
        self.table.again()

    def rows(self) -> list[Row]:
        """Every act that is open about this front, with what it means."""
        table, words, out = self.table, self.table.words, list[Row]()
        front, seat = self.battle.front, table.services.seat
        for side in ("attack", "defence"):
            found = [branch for branch in self.branches("join") if order_of(branch).side == side]
            if found:
                name = words(f"battle-join-{side}")
                out.append(Row(f"join.{side}", name, words(f"battle-join-{side}-told"), self._starter(found)))
            elif front is not None and self.may_come:
                bound = opposes(table.reading.s, front, seat, side)
                if bound is not None:
                    why = table.refusal("sworn_not_to", bound)
                    out.append(Row(f"join.{side}", words(f"battle-join-{side}"), why, lambda: None, False, why))
        for verb in ("call", "send_home"):
            found = self.branches(verb)
            if found:
                out.append(Row(verb, words(f"verb-{verb}"), words(f"battle-{verb}-told"), self._starter(found)))
        for branch in self.branches("side"):
            order = order_of(branch)
            told = words("battle-side-told", side=words(f"side-{order.side}"))
            out.append(Row("side", words("verb-side"), told, self._sender(plays.ChangeSide(order.realm, order.side))))
        out += self._ways_out()
        if self.branches("truce") and front is not None:
            on = front.truce[seat == front.realm]
            other = front.truce[seat != front.realm]
            told = words(
                "battle-truce-both" if on and other else "battle-truce-theirs" if other else "battle-truce-told"
            )
            out.append(
                Row(
                    "truce",
                    words("battle-truce-on" if on else "verb-truce"),
                    told,
                    self._sender(plays.Truce(self.realm, not on)),
                    on=on,
                )
            )
        for branch in self.branches("rear"):
            for seat in branch.parts[0].options if isinstance(branch.parts[0], One) else ():
                told = words("battle-rear-told", name=table.devil(seat))
                out.append(Row(f"rear.{seat}", words("verb-rear"), told, self._sender(plays.AttackRear(seat))))
        return out

    def key_of(self, play: plays.Organise) -> str:
        """The key of the row that is pressed for a play."""
        match play:
            case plays.Join(side=side):
                return f"join.{side}"
            case plays.AttackRear(realm):
                return f"rear.{realm}"
        return ROWS[type(play)]

    def _ways_out(self) -> list[Row]:
        """How a seat leaves the battle for good."""
        words, front = self.table.words, self.battle.front
        called_off = front is not None and front.surrendered == front.round > 0
        withdraw = "verb-withdraw-army-called-off" if called_off else "verb-withdraw-army"
        ways = (
            ("withdraw", "withdraw_army", withdraw, plays.WithdrawArmy),
            ("flee", "flee", "verb-flee", plays.Flee),
            ("surrender", "surrender", "verb-surrender", plays.Surrender),
        )
        return [
            Row(key, words(name), words(f"battle-{key}-told"), self._asker(key, kind(self.realm)))
            for key, verb, name, kind in ways
            if self.branches(verb)
        ]

    def _starter(self, branches: list[Branch]) -> Callable[[], None]:
        return lambda: self.start(branches)

    def _sender(self, play: plays.AnyPlay) -> Callable[[], None]:
        return lambda: self.table.send(play)

    def _asker(self, key: str, play: plays.AnyPlay) -> Callable[[], object]:
        """What is final asks once more."""
        table = self.table
        return lambda: table.services.confirm(
            table.words(f"battle-{key}-sure"), table.words(f"battle-{key}-told"), lambda: table.send(play)
        )
