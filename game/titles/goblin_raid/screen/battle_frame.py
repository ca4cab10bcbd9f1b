"""The frame of a battle's sheet: its name, the track of four steps, everybody who is in it. All from the view alone."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from game.titles.goblin_raid.rules.map_graph import TABLES
from game.titles.goblin_raid.rules.pieces import INDEX, SIDE, SIDES
from game.titles.goblin_raid.screen.battle_facts import MISSILE_STEPS, STEPS, Facts
from game.titles.goblin_raid.screen.explain import Explained
from game.titles.goblin_raid.screen.pieces import facts_of, ground_name
from game.titles.goblin_raid.screen.sheet import Chip, Parts, Row, Tab, heading, lay, parts_of, rows, tabs

CONFIDENCE = {row["id"]: row for row in TABLES["confidence"]}


class BattleFrame(Explained):
    """What stands on a battle's sheet whatever is asked."""

    sheet = True

    @property
    def facts(self) -> Facts:
        return facts_of(self.table)

    def open(self) -> bool:
        return self.facts.fighting

    def place_words(self, found: str) -> str:
        """A hex by number, ground and name."""
        name = self.table.hex_name(found)
        ground = ground_name(self.table, found)
        return f"{found} {ground}" if name == found else f"{name} ({found}, {ground.lower()})"

    def overview(self) -> list[Row]:
        """Everybody in the battle, hex by hex: what is shown while nothing is struck."""
        facts = self.facts
        fleeing = {INDEX[name] for name in facts.pieces(facts.s.target)} & set(facts.s.fleeing)
        out = []
        for side in (facts.side, 1 - facts.side):
            for found in facts.involved(side):
                chips = tuple(
                    Chip(name, "", self.table.words("morale-rout") if INDEX[name] in fleeing and facts.s.rout else "",
                         INDEX[name] in fleeing)
                    for name in facts.pieces(found)
                )  # fmt: skip
                out.append(Row(f"{self.table.words('side-' + SIDES[side])} · {self.place_words(found)}", chips))
        return out

    def everybody(self, surface: Surface, area: Rect, found: Sequence[Row]) -> None:
        """Print such an overview."""
        laid = lay(self.table.look, self.parts(area).body, [len(row.chips) for row in found])
        rows(surface, self.table, laid, found)

    def title(self) -> str:
        """The battle by the place that is fought for."""
        own, enemy = self.facts.hexes(self.facts.s.battle)
        return self.title_of([*enemy, *own])

    def title_of(self, hexes: Sequence[str]) -> str:
        """The first hex that has a name gives it to the battle."""
        named = next((found for found in hexes if self.table.hex_name(found) != found), hexes[0])
        return str(self.table.words("battle-of", place=self.table.place(named)))

    def small(self) -> str:
        facts, w = self.facts, self.table.words
        phase = str(w("phase-" + facts.s.phase))
        if not facts.fighting:
            return phase
        return f"{w('battle-of-all', n=facts.s.battle + 1, all=len(facts.s.own))} · {phase}"

    def confidence_name(self, reason: str) -> str:
        """A row of the confidence table by its name."""
        return str(self.table.words(f"confidence-{reason}"))

    def steps(self, step: str) -> list[Tab]:
        """The four steps, by whose they are."""
        facts, w = self.facts, self.table.words
        out = []
        now = STEPS.index(step) if step in STEPS else -1
        for i, letter in enumerate(STEPS):
            side = facts.attacker(letter)
            how = "missile" if letter in MISSILE_STEPS else "melee"
            state = "past" if i < now else "now" if i == now else "ahead"
            out.append(Tab(w(f"tab-{how}-{SIDES[side]}"), self._step_words(letter, side, state), state))
        return out

    def _step_words(self, letter: str, side: int, state: str) -> str:
        """What became of a step, as far as the view tells: points fired, pieces that have struck."""
        w, view = self.table.words, self.table.reading.battle
        if state != "past" or view is None:
            return str(w(f"tab-{state}"))
        if letter in MISSILE_STEPS:
            fired = sum(n for name, n in view.fired.items() if _side(name) == side)
            return str(w("tab-fired", n=fired)) if fired else str(w("tab-quiet"))
        struck = sum(1 for name in view.struck if _side(name) == side)
        return str(w("tab-struck", n=struck)) if struck else str(w("tab-quiet"))

    def parts(self, area: Rect) -> Parts:
        return parts_of(self.table.look, area)

    def frame(self, surface: Surface, area: Rect, title: str, step: str) -> None:
        """Paper, heading, the track of steps."""
        self.table.look.paper(surface, "plain", area, 6)
        self.head(surface, area, title, step)

    def head(self, surface: Surface, area: Rect, title: str, step: str) -> None:
        """Heading and track on a sheet that is there."""
        look, found = self.table.look, self.parts(area)
        heading(surface, look, found.head, title, self.small())
        tabs(surface, look, found.tabs, self.steps(step))


def _side(name: str) -> int:
    return SIDE[INDEX[name]]
