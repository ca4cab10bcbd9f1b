"""A battle as the screen reads it: what the menu offers, what an attack would amount to, from the seat's own view.

Nothing is decided here: attacks come from the ask's menu, totals and chances from `forecast`, which knows only the view.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from game.tabletop.feed import Update
from game.titles.goblin_raid.rules import attacks, forecast, menus
from game.titles.goblin_raid.rules.attacks import Blow, Mods
from game.titles.goblin_raid.rules.battle import linked
from game.titles.goblin_raid.rules.lookup_tables import CHECK_ORDER, melee_number, missile_armor, morale
from game.titles.goblin_raid.rules.map_graph import DRY, NEAR
from game.titles.goblin_raid.rules.pieces import CLASS, IDS, INDEX, LEADER, MELEE, SIDE
from game.titles.goblin_raid.rules.state import (
    State,
    armor,
    commander,
    limit,
    melee_total,
    missiles_left,
    modifier,
    on_map,
    phasing,
    pieces_in,
    seat_of,
)

STEPS = ("a", "b", "c", "d")
MISSILE_STEPS = "ab"
OUTCOMES = ("rout", "re3", "re2", "re1", "none")
"""What a morale check can come to, the worst first; the words are `outcome.<id>`."""


@dataclass(frozen=True)
class Attack:
    """What may be attacked in the step under way, and by whom: `values` are the points or melee values of `pieces`."""

    target: str
    pieces: tuple[str, ...]
    values: tuple[int, ...]


@dataclass(frozen=True)
class Prospect:
    """What an attack amounts to: for every face of the die what comes of it."""

    missile: bool
    target: str
    sum: int
    defence: int = 0
    number: int = 0
    """Melee: the highest modified roll that succeeds; 0: no roll is made."""
    modifiers: tuple[tuple[str, int], ...] = ()
    results: tuple[int, ...] = ()
    """For the faces 1 to 6. Missiles: the armour from which units check (0 none); melee: 1 succeeds."""
    hits: tuple[bool, ...] = ()
    """The faces that make somebody check."""

    @property
    def faces(self) -> int:
        """On how many faces of the die somebody must check."""
        return sum(self.hits)

    @property
    def change(self) -> int:
        """All modifiers together."""
        return sum(n for _, n in self.modifiers)


@dataclass(frozen=True)
class ClassCheck:
    """A class in a hex before its morale check: chances out of six by `OUTCOMES`, with the leader's modifier."""

    letter: str
    pieces: tuple[str, ...]
    modifier: int
    leader: str
    chances: tuple[int, ...]


@dataclass
class Facts:
    """One update, read for battles."""

    update: Update
    seat: int
    options: dict[str, Any]
    s: State = field(init=False)
    """The table as this seat knows it."""

    def __post_init__(self) -> None:
        self.s = forecast.table(self.update.view, self.seat, self.options)

    # where the battle stands

    @property
    def fighting(self) -> bool:
        """A battle is under way."""
        return self.s.battle >= 0

    @property
    def combat(self) -> bool:
        return self.s.phase.endswith("_combat")

    @property
    def step(self) -> str:
        return self.s.step

    @property
    def side(self) -> int:
        """The side whose phase it is."""
        return phasing(self.s)

    def attacker(self, letter: str) -> int:
        return attacks.attacker(self.s, letter)

    def seat_of(self, side: int) -> int:
        return seat_of(self.s, side)

    def own_side(self) -> int:
        """The side of this seat; of spectators the goblins'."""
        return 0 if self.seat < 0 or self.seat == self.s.king else 1

    def involved(self, side: int) -> list[str]:
        """The hexes in the battle where a side stands, most pieces first: those declared, and those struck since."""
        if not self.fighting:
            return []
        s, n = self.s, self.s.battle
        declared = {*s.own[n], *s.enemy[n]}
        standing = {s.at[piece] for piece in s.involved[n]}
        return sorted(
            found
            for found in declared | standing
            if on_map(found) and any(SIDE[p] == side for p in pieces_in(s, found))
        )

    def hexes(self, battle: int) -> tuple[list[str], list[str]]:
        """The hexes of a declared battle: the phasing side's, the other's."""
        return self.s.own[battle], self.s.enemy[battle]

    def pieces(self, found: str) -> list[str]:
        """All known pieces of a hex: who commands, other leaders, then units in the order of the counters."""
        here = pieces_in(self.s, found)
        leaders = [p for p in here if LEADER[p]]
        first = commander(self.s, leaders)
        ordered = sorted(leaders, key=lambda p: (p != first, p))
        return [IDS[p] for p in (*ordered, *(p for p in here if not LEADER[p]))]

    def side_in(self, found: str) -> int:
        """Whose hex it is; -1 empty."""
        pile = pieces_in(self.s, found)
        return SIDE[pile[0]] if pile else -1

    def known(self, found: str) -> bool:
        """Whether this seat sees what stands there: one that lies face down, or a hidden stack, has no totals."""
        down = self.update.view.get("down", ())
        return found not in down and all(
            not self.s.down[p] or SIDE[p] == self.own_side() for p in pieces_in(self.s, found)
        )

    def leader_numbers(self, name: str) -> tuple[int, int]:
        """A leader's modifier and command limit in this match."""
        return modifier(self.s, INDEX[name]), limit(self.s, INDEX[name])

    # attacks

    def attacks(self) -> list[Attack]:
        """What the menu of a step offers; of those who watch: what the one who decides could attack."""
        ask = self.update.ask
        if ask is not None and ask.kind == "battle_step" and ask.space is not None:
            return [_attack(blow) for blow in menus.strikes(ask)]
        if not self.fighting or not self.step:
            return []
        return [_attack(blow) for blow in attacks.blows(self.s, self.step)]

    def proposal(self) -> Attack | None:
        """The next attack of the host's proposal (GOB-4.13)."""
        if not self.fighting or not self.step:
            return None
        blow = attacks.proposal(self.s, self.step)
        return None if blow is None else _attack(blow)

    def volley(self, target: str, points: int) -> Prospect:
        """So many missile points at a hex (GOB-7.8)."""
        s = self.s
        mods = attacks.missile_mods(s, target)
        least = tuple(missile_armor(points, attacks.total(die, mods)) if points else 0 for die in range(1, 7))
        hits = tuple(bool(n) and bool(attacks.checkers(s, target, n)) for n in least)
        return Prospect(True, target, points, 0, 0, _mods(mods), least, hits)

    def assault(self, target: str, names: list[str] | tuple[str, ...]) -> Prospect:
        """These pieces strike at a hex (GOB-7.9)."""
        s, pieces = self.s, [INDEX[name] for name in names]
        defence = melee_total(pieces_in(s, target))
        total = sum(MELEE[piece] for piece in pieces)
        number = melee_number(total, max(1, defence)) if total else 0
        mods = attacks.melee_mods(s, target, pieces) if pieces else []
        results = tuple(int(bool(number) and attacks.total(die, mods) <= number) for die in range(1, 7))
        return Prospect(False, target, total, defence, number, _mods(mods), results, tuple(map(bool, results)))

    def would(self, own: list[str], enemy: str) -> tuple[Prospect, Prospect]:
        """All of these hexes at one, before anything is declared: the volley and the assault they could make."""
        s = self.s
        shooters = [p for p in fighters(s, own, enemy, dry=False) if not LEADER[p]]
        missiles = sum(missiles_left(s, p) for p in shooters)
        strikers = [p for p in fighters(s, own, enemy, dry=True) if not s.struck[p]]
        return self.volley(enemy, missiles), self.assault(enemy, [IDS[p] for p in strikers])

    # morale

    def checks(self, found: str, least: int = 1) -> list[ClassCheck]:
        """The classes of a hex in the order in which they check; of those with armour `least` or more (GOB-9.1)."""
        s = self.s
        who = attacks.checkers(s, found, least) if pieces_in(s, found) else []
        leader = commander(s, [p for p in pieces_in(s, found) if LEADER[p]])
        add = modifier(s, leader) if leader >= 0 else 0
        return [class_check(letter, [p for p in who if CLASS[p] == letter], add, leader) for letter in CHECK_ORDER]


def class_check(letter: str, pieces: list[int], add: int, leader: int) -> ClassCheck:
    """The chances of one class, out of six."""
    found = dict.fromkeys(OUTCOMES, 0)
    for die in range(1, 7):
        found[outcome(*morale(letter, die + add))] += 1
    return ClassCheck(
        letter, tuple(IDS[p] for p in pieces), add, IDS[leader] if leader >= 0 else "", tuple(found.values())
    )


def outcome(result: str, hexes: int) -> str:
    """The id of a result: `rout`, `re3` ... `none`."""
    return f"re{hexes}" if result == "retreat" else result


def fighters(s: State, own: list[str], enemy: str, *, dry: bool) -> list[int]:
    """The pieces of hexes next to an enemy hex that could fight there: units, or leaders that stand alone."""
    out: list[int] = []
    for found in own:
        if found not in NEAR[enemy] or (dry and (found, enemy) not in DRY):
            continue
        here = pieces_in(s, found)
        units = [p for p in here if not LEADER[p]]
        out += units or here
    return out


def armour_of(s: State, name: str) -> int:
    return armor(s, INDEX[name])


def groups(s: State, side: int) -> list[list[tuple[str, str]]]:
    """Contacts that are in no battle yet, in connected groups (GOB-7.1, 7.2)."""
    return linked(attacks.contacts(s, side))


def _mods(mods: Mods) -> tuple[tuple[str, int], ...]:
    return tuple((reason, n) for reason, n in mods)


def _attack(blow: Blow) -> Attack:
    return Attack(blow.target, tuple(IDS[piece] for piece in blow.pieces), blow.points)
