"""Whose turn it is to attack, the parley after a declaration, and what becomes of a conquered fortress."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any

from game.tabletop.contract import AnswerButton
from game.titles.lords_of_hell.rules import menus, plays
from game.titles.lords_of_hell.rules.attack_declaration import attack_problem
from game.titles.lords_of_hell.rules.promise_limits import forbidden
from game.titles.lords_of_hell.screen.context import Context
from game.titles.lords_of_hell.screen.market import Market
from game.titles.lords_of_hell.screen.panel import ClickAction, EmptyPanel
from game.titles.lords_of_hell.screen.phase import stop_act


class AttackTurn(EmptyPanel):
    """Whose turn it is to attack, the parley after a declaration, and the conqueror's choice."""

    def __init__(self, table: Context, market: Market) -> None:
        super().__init__(table)
        self.market = market
        self.target = -1

    def open(self) -> bool:
        return self.table.kind in ("attack_turn", "parley", "conquest")

    def shown(self) -> None:
        if not self.open() or not self.mine:
            self.target = -1
        elif self.sworn and self.target < 0:  # nothing else may be chosen
            self.target = self.realms[0]

    @property
    def sworn(self) -> bool:
        """The attack turn has one attack, and it is sworn: there is no passing."""
        return self.table.kind == "attack_turn" and len(self.realms) == 1 and not self.table.can(plays.Pass())

    @property
    def mine(self) -> bool:
        return bool(self.table.asked) and self.table.facts.seat == self.table.services.seat

    @property
    def realms(self) -> list[int]:
        """Realms that may be attacked, or turned to."""
        ask = self.market.ask if self.mine else None
        turns = [play.seat for play in menus.open_plays(ask, plays.Target)]
        return [*(play.realm for play in menus.open_plays(ask, plays.Attack)), *turns]

    def mark(self, handle: Hashable) -> ClickAction | None:
        if not isinstance(handle, tuple) or handle[0] != "body":
            return None
        table = self.table
        seat = int(handle[1])
        if not self.mine or seat == table.services.seat:
            return None
        if seat in self.realms:
            return ClickAction(True, "", True, seat == self.target)
        return ClickAction(False, self._why_not_attack(seat) or table.words("why-not-now"))

    def click(self, handle: Hashable) -> bool:
        if not isinstance(handle, tuple) or handle[0] != "body" or not self.mine or handle[1] not in self.realms:
            return False
        if self.target == handle[1]:
            self._march()
            return True
        self.target = int(handle[1])
        self.table.services.play_sound("card_slide")
        self.table.again()
        return True

    def _march(self) -> None:
        kind = plays.Attack if self.table.kind == "attack_turn" else plays.Target
        self.table.send(kind(self.target))

    def back(self) -> bool:
        had, self.target = self.target >= 0, -1
        if had:
            self.table.again()
        return had

    def ask(self) -> tuple[str, str] | None:
        table, words = self.table, self.table.words
        kind, args = table.kind, self._told()
        if not self.mine:
            return words(f"ask-{kind}.others", **args), ""
        if self.sworn:
            return words("ask-attack-turn.sworn", realm=table.devil(self.realms[0])), words.stakes(
                "ask-attack-turn.sworn"
            )
        return self._parley_words() if kind == "parley" else (words(f"ask-{kind}", **args), words.stakes(f"ask-{kind}"))

    def _parley_words(self) -> tuple[str, str]:
        """What can be done about the march: promises sworn meanwhile, and before, may leave one way only."""
        table, words, args = self.table, self.table.words, self._told()
        if not table.can(plays.GoOn()):
            key = "ask-parley.barred" if self.realms else "ask-parley.halted"
            return words(key, **args), f"{self._why_not_attack(table.facts.realm)} {words.stakes(key)}".strip()
        if not table.can(plays.Pass()):
            return words("ask-parley.bound", **args), words.stakes("ask-parley.bound")
        return words("ask-parley" if self.realms else "ask-parley.changed", **args), words.stakes("ask-parley")

    def _why_not_attack(self, realm: int) -> str:
        """Why a realm can't be attacked; "" for no reason."""
        table = self.table
        s, seat = table.reading.s, table.services.seat
        code = attack_problem(s, seat, realm)
        return (
            table.refusal(code, forbidden(s, seat, "attack", realm) if code == "sworn_not_to" else None) if code else ""
        )

    def _told(self) -> dict[str, str]:
        """Who attacks, and which realm."""
        table, facts = self.table, self.table.facts
        return {"seat": table.devil(facts.seat), "realm": table.devil(facts.realm) if facts.realm >= 0 else ""}

    def acts(self) -> Sequence[AnswerButton]:
        table, words = self.table, self.table.words
        if not table.asked:
            return ()
        stop = stop_act(table)
        if not self.mine:
            why = words(f"ask-{table.kind}.others", **self._told())
            return [AnswerButton("wait", words("verb-wait"), lambda: None, enabled=False, why=why), *stop]
        out: list[AnswerButton] = []
        if table.kind == "conquest":
            ways: tuple[plays.Take | plays.Raze | plays.Leave, ...] = (plays.Take(), plays.Raze(), plays.Leave())
            for n, play in enumerate(ways):
                verb = plays.verb_of(play)
                if table.can(play):
                    key = "verb-leave-conquest" if verb == "leave" else f"verb-{verb}"
                    kind: Any = ("primary", "danger", "gold")[n]
                    out.append(
                        AnswerButton(verb, words(key), self._sender(play), words(f"conquest-{verb}-small"), kind)
                    )
            return out
        if self.target >= 0:
            key = "verb-attack" if table.kind == "attack_turn" else "battle-turn-to"
            out.append(AnswerButton("attack", words(key), self._march, table.devil(self.target), "danger"))
        if table.kind == "parley" and table.can(plays.GoOn()):
            out.append(
                AnswerButton(
                    "go_on", words("verb-go-on"), self._sender(plays.GoOn()), table.devil(table.facts.realm), "primary"
                )
            )
        key = "verb-pass-parley" if table.kind == "parley" else "verb-pass"
        if table.can(plays.Pass()):
            out.append(
                AnswerButton(
                    "pass",
                    words(key),
                    self._sender(plays.Pass()),
                    words.maybe(f"{table.kind}-pass-small"),
                    "gold" if out else "primary",
                )
            )
        elif table.kind == "attack_turn":
            bound = forbidden(table.reading.s, table.services.seat, "pass")
            why = table.refusal("sworn_to", bound)
            out.append(AnswerButton("pass", words(key), lambda: None, kind="gold", enabled=False, why=why))
        return [*out, *stop]

    def _sender(self, play: plays.AnyPlay) -> Callable[[], None]:
        return lambda: self.table.send(play)
