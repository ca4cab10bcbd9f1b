"""The newcomer's aid: the next legal thing to do, as a sentence under the question and a ring on the map. It reckons with the
view alone, and does not play well: it shows how, not how best."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from game.titles.goblin_raid.rules.map_graph import CAVE_AT, CAVES, GRID, SITES
from game.titles.goblin_raid.rules.march import GATE
from game.titles.goblin_raid.rules.subject import subject_of
from game.titles.goblin_raid.screen.battle_facts import groups
from game.titles.goblin_raid.screen.context import Context
from game.titles.goblin_raid.screen.hand import InHand
from game.titles.goblin_raid.screen.map import TableMap
from game.titles.goblin_raid.screen.names import halves_text
from game.titles.goblin_raid.screen.pages import Pages
from game.titles.goblin_raid.screen.panel import NO_MARKS, EmptyPanel, HexMarks
from game.titles.goblin_raid.screen.pieces import facts_of
from game.titles.goblin_raid.screen.reading import side_of
from game.ui.hexmap.overlays import Ring

GOBLIN_SIDE = 0
PLAIN = {
    "count_bags": "choose", "pick_battle": "choose", "escort": "choose", "flee": "choose", "run": "choose",
    "advance": "choose", "plunder": "choose", "goblin_setup": "ready",
}  # fmt: skip
"""Questions whose next step is always the same."""


TOLD = ("goblin_setup", "declare")
"""Questions whose rooms say themselves what comes next, once something is chosen."""


@dataclass(frozen=True)
class Next:
    """What can be done next: the sentence's key and nouns, hexes to look at, a leader of the roster."""

    key: str = ""
    nouns: dict[str, Any] = field(default_factory=dict)
    hexes: tuple[str, ...] = ()
    leader: str = ""


class Aid(EmptyPanel):
    """Shown while the setting is on and this seat is asked."""

    def __init__(self, table: Context, map: TableMap, move: InHand, pages: Pages) -> None:
        super().__init__(table)
        self.map, self.move, self.pages = map, move, pages
        self._found: tuple[object, Next] = (None, Next())

    def open(self) -> bool:
        return bool(self.table.asked) and self.table.services.feed.live and self.table.services.aid()

    def next(self) -> Next:
        """The next thing, from the view and what is chosen; worked out once."""
        move = self.move
        key = (self.table.reading, self.table.asked, move.leader, move.mode, frozenset(move.carry))
        if self._found[0] != key:
            self._found = (key, self._next(self.table.asked))
        return self._found[1]

    def _next(self, kind: str) -> Next:
        if kind == "escort" and self._must():
            return Next()
        if kind in PLAIN:
            return Next(f"aid-{kind}-{PLAIN[kind]}")
        if kind == "declare":
            facts = facts_of(self.table)
            return Next("aid-declare-own" if groups(facts.s, facts.side) else "aid-declare-done")
        if kind == "feudal_setup":
            return Next("aid-feudal-setup-ready")
        if kind == "goblin_move":
            return self._raid()
        if kind == "feudal_move":
            return self._hunt()
        if kind == "battle_step":
            helps = facts_of(self.table).proposal() is not None
            return Next("aid-battle-step-auto" if helps else "aid-battle-step-pass")
        return Next()

    def _must(self) -> bool:
        """All leaders must go along (GOB-9.11): there is nothing to choose but whom they take."""
        return subject_of(self.table.services.update.ask).must

    def words(self) -> str:
        """The sentence; "" where there is none."""
        found = self.next()
        return self.table.words.maybe(found.key, **found.nouns) if found.key else ""

    # movement

    def _raid(self) -> Next:
        """Out to the nearest site, home with the bags."""
        move, table = self.move, self.table
        if not move.movers():
            return Next("aid-goblin-move-end")
        loaded = {table.reading.at[unit] for unit in table.reading.loads}
        if not move.leader:
            movers = sorted(move.movers(), key=lambda one: (table.reading.at[one] not in loaded, one))
            leader = movers[0]
            here = table.reading.at[leader]
            if here in loaded:
                return Next("aid-goblin-move-home", self._home(here, leader), (here,), leader)
            if move.marched in movers:
                return self._on(move.marched)
            site = _nearest(here, self._sites())
            if here not in CAVE_AT or not site:
                return Next("move-choose", {}, (here,), leader)
            return Next("aid-goblin-move-leader", {"site": table.place(site)}, (here,), leader)
        if move.at in loaded:
            cave = self._toward(move, CAVES.values())
            return Next("aid-goblin-move-home", self._home(move.at, move.leader), cave)
        return Next("aid-goblin-move-hex", {}, self._toward(move, self._sites()))

    def _on(self, leader: str) -> Next:
        """Who has marched can go on: he was halted by what came into sight, or stands on his way."""
        nouns = {"leader": self.table.leader_name(leader), "mp": halves_text(self.move.left(leader))}
        return Next("aid-goblin-move-on", nouns, (self.table.reading.at[leader],), leader)

    def _home(self, here: str, leader: str) -> dict[str, str]:
        """Who goes home, and the cave that he reaches first."""
        table = self.table
        cave, _ = self.pages.way_home(here, leader)
        return {"leader": table.leader_name(leader), "cave": table.place(cave or _nearest(here, CAVES.values()))}

    def _hunt(self) -> Next:
        """The Baron's people on; then next to the nearest goblins, those with bags before others."""
        move, table, reading = self.move, self.table, self.table.reading
        movers = move.movers()
        if not movers:
            return Next("aid-feudal-move-end")
        waiting = [one for one in movers if reading.at[one] == GATE]
        goblins = [
            here for here, pile in reading.stacks.items() if here not in CAVE_AT and side_of(pile[-1]) == GOBLIN_SIDE
        ]
        if waiting and not move.leader:
            return Next("aid-feudal-move-enter", {}, (reading.entry,), waiting[0])
        loaded = [here for here in goblins if reading.bags_at(here)]
        aims = loaded or goblins
        if not aims:
            return Next()
        if not move.leader:
            pairs = [
                (GRID.distance(reading.at[one], aim), one, aim)
                for one in movers
                for aim in aims
                if reading.at[one] != GATE
            ]
            _, leader, aim = min(pairs) if pairs else (0, movers[0], aims[0])
            return Next("aid-feudal-move-leader", {"hex": table.place(aim)}, (reading.at[leader],), leader)
        return Next("aid-feudal-move-hex", {}, self._toward(move, aims))

    def _sites(self) -> list[str]:
        """Hexes of the sites that can still be plundered."""
        return [site.hex for site in SITES if self.table.reading.sites[site.id] == "marker"]

    @staticmethod
    def _toward(move: InHand, aims: Iterable[str]) -> tuple[str, ...]:
        """The hex in reach that is nearest to one of these; nothing if he is nearer already."""
        aims = list(aims)
        reach = move.reach()
        if not aims or not reach or not move.at:
            return ()

        def far(here: str) -> int:
            return min(GRID.distance(here, aim) for aim in aims)

        best = min(reach, key=lambda here: (far(here), -reach[here][0], here))
        return (best,) if far(best) < far(move.at) else ()

    # on the map

    def hex_marks(self) -> HexMarks:
        if not self.open():
            return NO_MARKS
        pointed = self.map.pointed
        return HexMarks(rings=tuple(Ring(here, dashed=True) for here in self.next().hexes if here and here != pointed))


def _nearest(here: str, aims: Iterable[str]) -> str:
    """The nearest of some hexes, "" without any."""
    if not here[:1].isdigit():
        return ""
    return min(aims, key=lambda aim: (GRID.distance(here, aim), aim), default="")
