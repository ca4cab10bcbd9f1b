"""Who may strike whom, what an attack amounts to, and what the host proposes (GOB sections 7 and 8, 4.13): pure questions."""

from __future__ import annotations

from typing import NamedTuple

from game.titles.goblin_raid.rules.board import board
from game.titles.goblin_raid.rules.lookup_tables import cavalry, melee_number, missile_armor, modifier
from game.titles.goblin_raid.rules.map_graph import AROUND, DRY, WET, terrain
from game.titles.goblin_raid.rules.pieces import GOBLIN, LEADER, MELEE, MISSILE, SIDE
from game.titles.goblin_raid.rules.records import Modifier
from game.titles.goblin_raid.rules.state import (
    State,
    armor,
    horsed,
    melee_total,
    missiles_left,
    only_mounted,
    phasing,
    pieces_in,
    ruins,
)

STEPS = ("a", "b", "c", "d")
Mods = list[Modifier]


class Blow(NamedTuple):
    """An attack that somebody could make: pieces and points (melee: their values) at a hex."""

    target: str
    pieces: tuple[int, ...]
    points: tuple[int, ...]


def attacker(s: State, letter: str) -> int:
    """The side whose step it is (GOB-4.5)."""
    return phasing(s) if letter in "bc" else 1 - phasing(s)


def contacts(s: State, side: int) -> list[tuple[str, str]]:
    """Pairs of an own hex and an enemy hex in contact (GOB-7.1), without hexes that are in a battle already."""
    now = board(s)
    if not now.close:
        return []
    used = {found for battle in (*s.own, *s.enemy) for found in battle}
    mine, others = now.occupied[side], now.occupied[1 - side] - used
    return [(own, near) for own in sorted(now.close & mine - used) for near in sorted(AROUND[own] & others)]


def _open_battles(s: State) -> list[int]:
    """This battle and those already resolved in this phase."""
    return [n for n in range(len(s.own)) if n == s.battle or s.fought[n]]


def targets(s: State, side: int) -> list[str]:
    """The enemy hexes that may be attacked now (GOB-7.4, 7.7)."""
    found: set[str] = set()
    for n in _open_battles(s):
        found.update(s.own[n], s.enemy[n])
        found.update([s.at[piece] for piece in s.involved[n]])
    return sorted(board(s).occupied[1 - side].intersection(found).difference(s.struck_hexes))


def _again(s: State, piece: int, pile: list[int], lists: list[list[int]]) -> bool:
    """An attack from a battle already resolved: only where one of the two has moved by combat since (GOB-7.5, 7.6)."""
    since = s.moved[piece] or any(s.moved[other] for other in pile)
    return bool(since) and any(s.fought[n] and piece in lists[n] for n in range(len(lists)))


def shooters(s: State, side: int, letter: str, target: str) -> list[int]:
    """The units that may fire at a legal target now (GOB-7.5)."""
    pile = pieces_in(s, target)
    now = board(s)
    out = []
    for near in AROUND[target] & now.occupied[side]:
        for piece in now.piles[near]:
            if not MISSILE[piece] or missiles_left(s, piece) <= 0:
                continue
            if letter == "a" or piece in s.declared[s.battle] or _again(s, piece, pile, s.declared):
                out.append(piece)
    return sorted(out)


def strikers(s: State, side: int, target: str) -> list[int]:
    """The pieces that may attack a legal target hand to hand now (GOB-7.6, 7.10)."""
    pile = pieces_in(s, target)
    now = board(s)
    out = []
    for near in AROUND[target] & now.occupied[side]:
        if (near, target) not in DRY:
            continue
        here = now.piles[near]
        units = [piece for piece in here if not LEADER[piece]]
        for piece in units or here:
            if s.struck[piece]:
                continue
            if piece in s.involved[s.battle] or _again(s, piece, pile, s.involved):
                out.append(piece)
    return sorted(out)


def blows(s: State, letter: str) -> list[Blow]:
    """What can be attacked in this step, and by whom."""
    side = attacker(s, letter)
    out = []
    for target in targets(s, side):
        if letter in "ab":
            able = shooters(s, side, letter, target)
            values = tuple(missiles_left(s, piece) for piece in able)
        else:
            able = strikers(s, side, target)
            values = tuple(MELEE[piece] for piece in able)
        if able:
            out.append(Blow(target, tuple(able), values))
    return out


# ---------------------------------------------------------------- what an attack amounts to


def missile_mods(s: State, target: str) -> Mods:
    """GOB-8.1."""
    ground = terrain(target, ruins(s))
    n = modifier(ground, "missile", only_mounted(s, pieces_in(s, target)))
    return [Modifier(ground, n)] if n else []


def melee_mods(s: State, target: str, pieces: tuple[int, ...] | list[int]) -> Mods:
    """GOB-8.2."""
    ground = terrain(target, ruins(s))
    out: Mods = []
    n = modifier(ground, "melee", only_mounted(s, pieces_in(s, target)))
    if n:
        out.append(Modifier(ground, n))
    if all((s.at[piece], target) in WET for piece in pieces):
        out.append(Modifier("water", 1))
    if cavalry(ground) and any(SIDE[piece] != GOBLIN and horsed(s, piece) for piece in pieces):
        out.append(Modifier("cavalry", cavalry(ground)))
    return out


def total(die: int, mods: Mods) -> int:
    return die + sum(mod.n for mod in mods)


def checkers(s: State, target: str, least: int) -> list[int]:
    """Who must check where armor `least` or higher does (GOB-7.8, 7.10)."""
    here = pieces_in(s, target)
    units = [piece for piece in here if not LEADER[piece]]
    return [piece for piece in units or here if armor(s, piece) >= least]


def volley_chance(s: State, target: str, sum_of: int) -> int:
    """On how many faces of the die a volley makes somebody check."""
    mods = missile_mods(s, target)
    hits = [missile_armor(sum_of, total(die, mods)) for die in range(1, 7)]
    return sum(1 for least in hits if least and checkers(s, target, least))


def assault_chance(s: State, target: str, pieces: tuple[int, ...]) -> int:
    """On how many faces of the die an attack succeeds."""
    number = melee_number(sum(MELEE[piece] for piece in pieces), melee_total(pieces_in(s, target)))
    mods = melee_mods(s, target, pieces)
    return sum(1 for die in range(1, 7) if number and total(die, mods) <= number)


# ---------------------------------------------------------------- the proposal


def proposal(s: State, letter: str) -> Blow | None:
    """The next attack of `auto_step` (GOB-4.13); None when nothing is worth an attack."""
    options: dict[str, Blow] = {}
    for blow in blows(s, letter):
        pairs = [(p, n) for p, n in zip(blow.pieces, blow.points) if letter in "cd" or not _elsewhere(s, p)]
        if pairs:
            options[blow.target] = Blow(blow.target, tuple(p for p, _ in pairs), tuple(n for _, n in pairs))
    missile = letter in "ab"

    def rank(target: str) -> tuple[int, int, str]:
        defence = 0 if missile else melee_total(pieces_in(s, target))
        return -sum(options[target].points), defence, target

    ranked = sorted(options, key=rank)
    chosen: dict[str, list[tuple[int, int]]] = {}
    for piece in sorted({piece for blow in options.values() for piece in blow.pieces}):
        target = next(found for found in ranked if piece in options[found].pieces)
        chosen.setdefault(target, []).append((piece, dict(zip(*options[target][1:]))[piece]))
    attacks = [Blow(found, tuple(p for p, _ in pairs), tuple(n for _, n in pairs)) for found, pairs in chosen.items()]
    attacks.sort(key=lambda blow: (-sum(blow.points), ranked.index(blow.target)))
    for blow in attacks:
        chance = (
            volley_chance(s, blow.target, sum(blow.points)) if missile else assault_chance(s, blow.target, blow.pieces)
        )
        if chance:
            return blow
    return None


def _elsewhere(s: State, piece: int) -> bool:
    """Declared in a battle other than this one."""
    return any(piece in s.declared[n] for n in range(len(s.own)) if n != s.battle)
