"""What the inspector says of the things on a battle's sheet: counters and hexes by their own pages, steps, tables, classes."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from game.titles.goblin_raid.rules.lookup_tables import CHECK_ORDER
from game.titles.goblin_raid.screen.battle_facts import MISSILE_STEPS, OUTCOMES, STEPS
from game.titles.goblin_raid.screen.context import Context
from game.titles.goblin_raid.screen.odds import chance_words, modifier_name, need
from game.titles.goblin_raid.screen.pages import Pages
from game.titles.goblin_raid.screen.panel import EmptyPanel
from game.titles.goblin_raid.screen.pieces import facts_of
from game.ui.widgets.inspector import Entry, Inspected
from game.words.numbers import signed


class Explained(EmptyPanel):
    """A room whose things are explained when they are pointed at."""

    def __init__(self, table: Context, pages: Pages) -> None:
        super().__init__(table)
        self.pages = pages

    def inspect(self, handle: Hashable) -> Inspected | None:
        match handle:
            case ("striker" | "escort" | "carrier", str(piece)) | ("advance", _, str(piece)):
                return self.pages.counter(piece)
            case ("target" | "member" | "end", str(found)) | ("ready", (_, str(found))):
                return self.pages.hex(found)
            case ("step", str(letter)):
                return self._step(letter)
            case ("class", str(letter)):
                return self._class(letter)
            case ("table",):
                return self._table()
            case ("die",):
                return self._die()
        return None

    def _step(self, letter: str) -> Inspected | None:
        if letter not in STEPS:
            return None
        w = self.table.words
        return Inspected(w(f"step-{letter}"), text=w(f"step-{letter}-text"), rule="GOB-4.5")

    def _table(self) -> Inspected:
        w = self.table.words
        missile = facts_of(self.table).step in MISSILE_STEPS
        key = "attack-table-missile" if missile else "attack-table-melee"
        rule = "GOB-7.8" if missile else "GOB-7.9"
        return Inspected(w(key), text=w(f"{key}-text"), rule=rule)

    def _die(self) -> Inspected | None:
        """What changes the die, and what that leaves to hope for."""
        w, found = self.table.words, self.prospect()
        if found is None:
            return None
        entries = [Entry(modifier_name(self.table, reason), signed(n)) for reason, n in found.modifiers]
        if not entries:
            entries.append(Entry(w("attack-modifiers-none")))
        entries.append(Entry(need(self.table, found), chance_words(self.table, found), True))
        return Inspected(w("attack-modifiers"), entries=tuple(entries), rule="GOB-8.2")

    def _class(self, letter: str) -> Inspected | None:
        """A class: who checks, and how likely each result is."""
        w, facts = self.table.words, facts_of(self.table)
        target = self.aim()
        checks = facts.checks(target) if target else []
        if not checks:
            return None
        one = checks[CHECK_ORDER.index(letter)]
        entries = [Entry(w(f"morale-{name}"), w("odds-sixths", n=n)) for name, n in zip(OUTCOMES, one.chances)]
        who = self.table.unit_names(one.pieces) if one.pieces else w("check-nobody")
        return Inspected(w(f"class-{one.letter}"), status=who, text=w(f"class-{one.letter}-text"), entries=tuple(entries),
                         note=w("check-order"), rule="GOB-9.1")  # fmt: skip

    # what a battle fills in

    def prospect(self) -> Any:
        """The attack in the making."""
        return None

    def aim(self) -> str:
        """The hex whose classes are shown."""
        return ""
