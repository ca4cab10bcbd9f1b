"""What the inspector says of the things on a battle's sheet: counters and hexes by their own pages, steps, tables, classes."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from game.titles.goblin_raid.rules.tables import CHECK_ORDER
from game.titles.goblin_raid.screen.battle_facts import MISSILE_STEPS, OUTCOMES, STEPS
from game.titles.goblin_raid.screen.odds import chance_words, modifier_name, need, signed
from game.titles.goblin_raid.screen.panel import EmptyPanel
from game.titles.goblin_raid.screen.pieces import facts_of
from game.ui.widgets.inspector import Entry, Inspected

COUNTERS = {"striker": 1, "escort": 1, "carrier": 1, "advance": 2}
"""Spots that are counters: where in the handle the counter's id stands."""
HEXES = ("target", "member", "end")


class Explained(EmptyPanel):
    """A room whose things are explained when they are pointed at."""

    def inspect(self, handle: Hashable) -> Inspected | None:
        if not isinstance(handle, tuple) or not handle:
            return None
        kind = handle[0]
        if kind in COUNTERS:
            return self.table.pages.counter(str(handle[COUNTERS[kind]]))
        if kind in HEXES:
            return self.table.pages.hex(str(handle[1]))
        if kind == "ready":
            return self.table.pages.hex(str(handle[1][1]))
        found = {"step": self._step, "table": self._table, "die": self._die, "class": self._class}.get(str(kind))
        return found(handle) if found is not None else None

    def _step(self, handle: tuple[Any, ...]) -> Inspected | None:
        if handle[1] not in STEPS:
            return None
        w = self.table.words
        return Inspected(w(f"step.{handle[1]}"), text=w(f"step.{handle[1]}.text"), rule=w("rule", id="GOB-4.5"))

    def _table(self, handle: tuple[Any, ...]) -> Inspected:
        w = self.table.words
        missile = facts_of(self.table).step in MISSILE_STEPS
        key = "attack.table.missile" if missile else "attack.table.melee"
        rule = "GOB-7.8" if missile else "GOB-7.9"
        return Inspected(w(key), text=w(f"{key}.text"), rule=w("rule", id=rule))

    def _die(self, handle: tuple[Any, ...]) -> Inspected | None:
        """What changes the die, and what that leaves to hope for."""
        w, found = self.table.words, self.prospect()
        if found is None:
            return None
        entries = [Entry(modifier_name(self.table, reason), signed(n)) for reason, n in found.modifiers]
        if not entries:
            entries.append(Entry(w("attack.modifiers.none")))
        entries.append(Entry(need(self.table, found), chance_words(self.table, found), True))
        return Inspected(w("attack.modifiers"), entries=tuple(entries), rule=w("rule", id="GOB-8.2"))

    def _class(self, handle: tuple[Any, ...]) -> Inspected | None:
        """A class: who checks, and how likely each result is."""
        w, facts = self.table.words, facts_of(self.table)
        target = self.aim()
        checks = facts.checks(target) if target else []
        if not checks:
            return None
        one = checks[CHECK_ORDER.index(handle[1])]
        entries = [Entry(w(f"morale.{name}"), w("odds.sixths", n=n)) for name, n in zip(OUTCOMES, one.chances)]
        who = self.table.unit_names(one.pieces) if one.pieces else w("check.nobody")
        return Inspected(w(f"class.{one.letter}"), status=who, text=w(f"class.{one.letter}.text"), entries=tuple(entries),
                         note=w("check.order"), rule=w("rule", id="GOB-9.1"))  # fmt: skip

    # what a battle fills in

    def prospect(self) -> Any:
        """The attack in the making."""
        return None

    def aim(self) -> str:
        """The hex whose classes are shown."""
        return ""
