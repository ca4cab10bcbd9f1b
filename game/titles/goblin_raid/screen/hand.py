"""The band in hand on the map: who is chosen, who may go along, where they get this turn and at what cost (GOB sections 5 and
6). Everything is reckoned by `forecast` and `march` on what this seat sees."""

from __future__ import annotations

from game.titles.goblin_raid.rules import forecast, plays
from game.titles.goblin_raid.rules.map_graph import NEAR
from game.titles.goblin_raid.rules.march import GATE, MTD, Marches, cost, legal, modes, points
from game.titles.goblin_raid.rules.pieces import INDEX, MELEE, MISSILE, MOUNTED
from game.titles.goblin_raid.screen.context import Context
from game.titles.goblin_raid.screen.map import TableMap
from game.titles.goblin_raid.screen.names import ORDER, halves_text, in_order, leader_numbers
from game.titles.goblin_raid.screen.panel import EmptyPanel
from game.titles.goblin_raid.screen.reading import Reading, is_leader, side_of

KINDS = ("goblin_move", "feudal_move")


class InHand(EmptyPanel):
    """What is chosen in a movement phase: a leader with his mode and band, or a leaderless stack; where he may go, by which
    way, and why not elsewhere."""

    def __init__(self, table: Context, map: TableMap) -> None:
        super().__init__(table)
        self.map = map
        self.leader = ""
        self.stack = ""
        """A leaderless stack whose top is looked for, "" none."""
        self.carry: set[str] = set()
        self.mode = MTD
        self.aim = ""
        """A hex that was pressed once: a second press, or the button, marches there."""
        self.bagging = False
        """The next unit pressed takes the bags."""
        self.zones = False
        """Enemy zones are hatched."""
        self.marched = ""
        """The leader who marched last in this phase; "" nobody has, or that was taken back."""
        self._movers: tuple[object, list[str]] = None, []
        """Since the update, for that leader and mode."""
        self._reach: tuple[object, dict[str, tuple[int, bool]]] = (None, {})
        self._marches: Marches
        """Of him who is chosen, since the reach was reckoned."""
        self._ways: dict[str, tuple[list[str], tuple[str, ...], str]] = {}

    @property
    def reading(self) -> Reading:
        return self.table.reading

    def open(self) -> bool:
        return self.table.asked in KINDS

    @property
    def own_phase(self) -> bool:
        """Whether this is the own movement phase, also while an answer is on its way."""
        ask = self.table.services.update.ask
        return ask is not None and ask.kind in KINDS and ask.space is not None

    # what can be chosen

    @property
    def at(self) -> str:
        """The hex of who is chosen; "" nobody, or off the map."""
        if self.leader:
            place = self.reading.at.get(self.leader, "")
            return place if place[:1].isdigit() else ""
        return self.stack

    def movers(self) -> list[str]:
        """The own leaders that could still do something, in the order of the counters."""
        if not self.open():
            return []
        key = (self.leader, self.mode)
        if self._movers[0] != key:
            self._movers = key, [leader for leader in self.leaders() if not self.why_still(leader)]
        return self._movers[1]

    def leaders(self) -> list[str]:
        """The own leaders on the map, waiting in caves, or at the gate."""
        side = self.reading.side
        found = [p for p, place in self.reading.at.items() if is_leader(p) and side_of(p) == side and _on(place)]
        return sorted(found, key=ORDER.__getitem__)

    def why_still(self, leader: str) -> str:
        """Why a leader moves no more; "" if he can."""
        reading, words = self.reading, self.table.words
        mine = reading.mine
        if mine is None:
            return self.table.why_not()
        if mine.passage and mine.passage != leader:
            return self.table.refusal("in_passage")
        moves = mine.moves.get(leader)
        if moves is not None and moves.stopped:
            return words("why-stopped")
        if reading.at.get(leader) == GATE and not reading.entry:
            return self.table.refusal("not_alarmed")
        if self.left(leader) <= 0:
            return words("why-moved-on")
        return ""

    def left(self, leader: str, foot: bool = False) -> int:
        """MP left in halves, in the mode he has or would take."""
        s = self.reading.state
        p = INDEX[leader]
        fixed = modes(s, p)
        return points(s, p, self.mode if leader == self.leader and self.mode in fixed else fixed[-1], foot)

    def whole(self, leader: str) -> int:
        """MP of a leader at the start of a phase, in the mode he has."""
        moves = self.reading.mine.moves.get(leader) if self.reading.mine is not None else None
        return self.left(leader) + (moves.spent if moves is not None else 0)

    def limit(self, leader: str) -> int:
        return leader_numbers(leader, self.reading.options.get("count_stats") == "text")[1]

    def carriable(self) -> list[str]:
        """Who may go with the chosen leader: units of his hex that no other leader has carried (GOB-5.3)."""
        if not self.leader:
            return []
        return [unit for unit in self.here() if not is_leader(unit) and not self.why_stay(unit)]

    def here(self) -> list[str]:
        """Everybody where the chosen leader is, on the map or at the gate."""
        place = self.reading.at.get(self.leader, "") if self.leader else self.stack
        if not place:
            return []
        side = self.reading.side
        return in_order(p for p, at in self.reading.at.items() if at == place and side_of(p) == side)

    def why_stay(self, unit: str) -> str:
        """Why a unit cannot go along."""
        mine = self.reading.mine
        other = mine.carried.get(unit) if mine is not None else None
        return self.table.refusal("carried_by_other") if other is not None and other != self.leader else ""

    # choosing

    def choose(self, leader: str) -> None:
        """Take a leader in hand, with the best band that he can lead."""
        self.clear()
        self.leader = leader
        fixed = modes(self.reading.state, INDEX[leader])
        self.mode = fixed[-1]
        units = self.carriable()
        mine = self.reading.mine
        was = mine.carried if mine is not None else {}
        loads = self.reading.loads

        def rank(unit: str) -> tuple[bool, bool, int]:
            p = INDEX[unit]
            return (was.get(unit) == leader, unit in loads, MELEE[p] + MISSILE[p])

        self.carry = set(sorted(units, key=rank, reverse=True)[: self.limit(leader)])
        if self.at:
            self.map.seek_reach(self.at, self.reach())
            self.map.cursor(self.at)

    def clear(self) -> None:
        self.leader, self.stack, self.aim, self.bagging = "", "", "", False
        self.carry = set()

    def toggle(self, unit: str) -> bool:
        """A unit goes along, or stays."""
        if unit in self.carry:
            self.carry.discard(unit)
        elif self.why_stay(unit) or len(self.carry) >= self.limit(self.leader):
            return False
        else:
            self.carry.add(unit)
        self.table.services.play_sound("counter_down")
        self.table.again()
        return True

    @property
    def load(self) -> list[int]:
        return [INDEX[unit] for unit in in_order(self.carry)]

    # reach and ways

    def reach(self) -> dict[str, tuple[int, bool]]:
        """Hex -> MP left there in halves, and whether an enemy zone stops him there."""
        if not self.leader:
            return {}
        key = (id(self.reading), self.leader, self.mode, frozenset(self.carry))
        if self._reach[0] != key:
            self._marches = Marches(self.reading.field, INDEX[self.leader], self.mode, self.load)
            found = self._steps() if self.passage() else forecast.ends(self._marches)
            if self.reading.at[self.leader] == GATE and not self.passage():  # coming on is a step of its own (GOB-11.5)
                found = {here: left for here, left in found.items() if here == self.reading.entry}
            self._reach = (key, found)
            self._ways.clear()
        return self._reach[1]

    def _steps(self) -> dict[str, tuple[int, bool]]:
        """In passage only the next step can be chosen (GOB-6.4)."""
        f, load, here = self.reading.field, self.load, self.reading.at[self.leader]
        foot, mounted = any(not MOUNTED[q] for q in load), any(MOUNTED[q] for q in load)
        left = points(f.s, INDEX[self.leader], self.mode, foot)
        out = {}
        for near in NEAR.get(here, ()):
            if self.table.can(plays.Step(self.leader, self.mode, near, in_order(self.carry))):
                paid = cost(f, INDEX[self.leader], self.mode, here, near, foot, mounted) or 0
                out[near] = (left - paid, near in f.zone)
        return out

    def way(self, to: str) -> tuple[list[str], tuple[str, ...], str]:
        """The way a march would take: its hexes with the start, each step's cost, the sum in words; ([], ...) none."""
        reach = self.reach()
        found = self._ways.get(to)
        if found is None:
            found = self._ways[to] = self._way(to, reach)
        return found

    def _way(self, to: str, reach: dict[str, tuple[int, bool]]) -> tuple[list[str], tuple[str, ...], str]:
        f, p, words = self.reading.field, INDEX[self.leader], self.table.words
        load = self.load
        path = self._marches.to(to)
        if not path:
            return [], (), ""
        start = self.reading.at[self.leader]
        foot, mounted = any(not MOUNTED[q] for q in load), any(MOUNTED[q] for q in load)
        hexes = [start, *path] if start != GATE else path
        costs = [cost(f, p, self.mode, a, b, foot, mounted) or 0 for a, b in zip([start, *path], path)]
        told = tuple(halves_text(n) for n in (costs if start != GATE else costs[1:]))
        if to in reach:
            left, stops = reach[to]
            spent = halves_text(sum(costs))
            if stops:
                return hexes, told, words("path-cost-stop", cost=spent)
            return hexes, told, words("path-cost", cost=spent, left=halves_text(left))
        turns = forecast.turns(self._marches, to)
        return hexes, told, words("path-turns", n=turns) if turns else words("why-far")

    def choice(self, to: str) -> plays.Movement | None:
        """The choice that goes there, as the ask takes it."""
        load = in_order(self.carry)
        tries: list[plays.Movement] = [
            plays.March(self.leader, self.mode, to, load),
            plays.Step(self.leader, self.mode, to, load),
        ]
        if to == self.reading.entry:
            tries.append(plays.Enter(self.leader, self.mode, load))
        return next((one for one in tries if self.table.can(one)), None)

    def why_not(self, to: str) -> str:
        """Why the chosen leader does not go there."""
        self.reach()
        f, path = self.reading.field, self._marches.to(to)
        code = legal(f, INDEX[self.leader], self.mode, (path or [to])[0], self.load)
        if to in f.enemies:
            code = "enemy_there"
        if code in ("not_adjacent", "off_map", ""):
            code = "impassable" if not path else code
        return self.table.refusal(code)

    def passage(self) -> str:
        """The leader who is passing through a full hex, "" none (GOB-6.4)."""
        return self.reading.mine.passage if self.reading.mine is not None else ""


def _on(place: str) -> bool:
    return place[:1].isdigit() or place == GATE
