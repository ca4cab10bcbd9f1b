"""The language of the table: a position from a few words, prepared dice, plays, and questions about what happened.

    t = Table("goblin_combat", {"1012": "marglush goblin_slingers_1", "1113": "count_haakon keep_riders"}, missile=[3])
    t.fight()
    t.play(["auto_step"])

Dice are the scripted results of the streams of chance (`missile`, `melee`, `morale`, `casualty`, `bags`, ...).
"""

from __future__ import annotations

from typing import Any

from game.engine import match as kernel
from game.engine.agenda import Step
from game.engine.chance import Chance
from game.engine.match import Match
from game.engine.refusal import Refused
from game.titles.goblin_raid.rules.battle import StartCombat
from game.titles.goblin_raid.rules.flight import Flight
from game.titles.goblin_raid.rules.flow import RULES
from game.titles.goblin_raid.rules.map_graph import CAVE_AT, MOUTHS
from game.titles.goblin_raid.rules.movement import StartMove
from game.titles.goblin_raid.rules.pieces import CLASS, FEUDAL, GOBLIN, IDS, INDEX, LEADER, RE, SIDE, UNITS
from game.titles.goblin_raid.rules.sequence import TurnEnd
from game.titles.goblin_raid.rules.state import State, fresh, put

STEPS: dict[str, tuple[Step, ...]] = {
    "goblin_move": (StartMove(GOBLIN), StartCombat(GOBLIN), StartMove(FEUDAL), StartCombat(FEUDAL), TurnEnd()),
    "goblin_combat": (StartCombat(GOBLIN), StartMove(FEUDAL), StartCombat(FEUDAL), TurnEnd()),
    "feudal_move": (StartMove(FEUDAL), StartCombat(FEUDAL), TurnEnd()),
    "feudal_combat": (StartCombat(FEUDAL), TurnEnd()),
}
G, F = 0, 1
"""The seats: seat 0 is King."""


class Table:
    """A position in the middle of a cycle; seat 0 is the Goblin player."""

    def __init__(
        self, phase: str, stacks: dict[str, str], down: str = "", alarm: bool = True, turn: int = 1, **more: Any
    ) -> None:
        options = more.pop("options", {})
        chance = Chance(b"table")
        chance.script = {stream.replace("__", ":"): list(rolls) for stream, rolls in more.items()}
        self.match = Match(RULES, options, ("human", "human"), chance)
        self.cues: list[Any] = []
        s = self.s = fresh(options.get("version") == "campaign", options.get("count_stats") == "text")
        s.at = ["bonus" if SIDE[p] == FEUDAL else "aside" for p in range(len(IDS))]
        for piece in RE:
            s.at[piece] = "reinforcements"
        for piece, name in enumerate(IDS):
            if SIDE[piece] == FEUDAL and CLASS[piece] == "C" and not LEADER[piece]:
                s.at[piece] = "militia"
            if name in down.split():
                s.down[piece] = 1
        for place, names in stacks.items():
            put(s, [INDEX[name] for name in names.split()], place)
        s.alarm, s.turn, s.cycle, s.cycles = alarm, turn, 1, [1, 0]
        self.match.state = s
        self.phase = phase

    def go(self, *steps: Step) -> Table:
        """Up to the first question of the phase (or of other steps)."""
        self.match.then(*(steps or STEPS[self.phase]))
        self.match._advance()
        self.cues += self.match.take_cues()
        return self

    @property
    def state(self) -> State:
        s: State = self.match.state
        return s

    @property
    def kind(self) -> str:
        return self.match.ask.kind if self.match.ask else ""

    @property
    def seat(self) -> int:
        return self.match.waiting_for()[0]

    def play(self, *choices: Any) -> Table:
        """Plays of whoever is asked."""
        for choice in choices:
            self.match.play(self.seat, choice)
            self.cues += self.match.take_cues()
        return self

    def declare(self, *battles: tuple[list[str], list[str]]) -> Table:
        """Declare battles as own and enemy hexes, and end the declaration if something is left to declare."""
        from game.titles.goblin_raid.rules.attacks import contacts
        from game.titles.goblin_raid.rules.state import phasing

        for own, enemy in battles:
            a, b = next(p for p in contacts(self.state, phasing(self.state)) if p[0] in own and p[1] in enemy)
            self.play(["declare", a, b, [x for x in own if x != a], [x for x in enemy if x != b]])
        return self.play(["done"]) if self.kind == "declare" else self

    def step(self, leader: str, to: str, carry: str = "", mode: str = "") -> Table:
        side = SIDE[INDEX[leader]]
        return self.play(["step", leader, mode or ("foot" if side == GOBLIN else "mounted"), to, names(carry)])

    def refused(self, choice: Any, seat: int | None = None) -> str:
        """The code of the refusal. The match is as it was."""
        before = self.match.dump()
        try:
            self.match.play(self.seat if seat is None else seat, choice)
        except Refused as refusal:
            assert self.match.dump() == before, "a refused play changed something"
            return refusal.code
        raise AssertionError(f"{choice} was taken")

    # ---------------------------------------------------------------- questions

    def at(self, name: str) -> str:
        return self.state.at[INDEX[name]]

    def mp(self, leader: str) -> float:
        """MP spent, in whole points."""
        return self.state.spent[INDEX[leader]] / 2

    def all(self, kind: str) -> list[dict[str, Any]]:
        return [cue.nouns for cue in self.cues if cue.kind == kind]

    def last(self, kind: str) -> dict[str, Any]:
        found = self.all(kind)
        assert found, f"no {kind} among {[cue.kind for cue in self.cues]}"
        return found[-1]

    def done(self) -> None:
        """Every prepared die was rolled."""
        assert not self.match.chance.left_over(), self.match.chance.left_over()


def free_run() -> Table:
    """A goblin who must flee where no way leads to safety, but there is room to run."""
    t = Table("feudal_combat", {"1012": "goblin_rabble_1", "1113": "count_haakon"})
    s = t.s
    blocked = {mouth for cave, mouth in MOUTHS if cave in CAVE_AT}
    for piece, found in zip(UNITS[FEUDAL], sorted(blocked)):
        s.at[piece] = found
    s.target, s.fleeing, s.own = "1012", [INDEX["goblin_rabble_1"]], [[]]
    s.auto_flee[G] = "ask"
    return t.go(Flight(2, False), TurnEnd())


def names(text: str) -> list[str]:
    """Ids in the order of the counters."""
    return sorted(text.split(), key=lambda name: INDEX[name])


def new(seed: int = 1, **options: Any) -> Match:
    """A match from the start."""
    return kernel.new(RULES, 2, options, seed)
