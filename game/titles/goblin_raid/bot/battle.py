"""Battles as a computer player sees them: which to declare, in which order, who strikes whom, who advances, who flees with
his leader (GOB sections 7 and 9). In contact everything is seen (GOB-14.3), so odds are exact."""

from __future__ import annotations

from typing import NamedTuple

from game.engine.ask import SeatAsk
from game.titles.goblin_raid.bot import appraisal
from game.titles.goblin_raid.bot.appraisal import BAG, NONE, Harm, bags_of, both, worth
from game.titles.goblin_raid.bot.position import Position
from game.titles.goblin_raid.rules import attacks, menus, plays
from game.titles.goblin_raid.rules.attacks import Blow
from game.titles.goblin_raid.rules.map_graph import DRY, NEAR, SITE_AT
from game.titles.goblin_raid.rules.pieces import GOBLIN, IDS, INDEX, KING, LEADER, MELEE, MISSILE
from game.titles.goblin_raid.rules.state import (
    allowed,
    loaded,
    missiles_left,
    pieces_in,
)
from game.titles.goblin_raid.rules.subject import subject_of


class Prospect(NamedTuple):
    """A battle in the making."""

    worth: float
    own: tuple[str, ...]
    enemy: tuple[str, ...]


# ---------------------------------------------------------------- declaring


def declare(table: Position, ask: SeatAsk) -> plays.AnyPlay:
    """The best battle not yet declared; `done` when none promises anything."""
    pairs = attacks.contacts(table.s, table.side)
    best: Prospect | None = None
    for enemy in sorted({b for _, b in pairs}):
        own = tuple(sorted({a for a, b in pairs if b == enemy}))
        for some in _subsets(own):
            found = prospect(table, some, (enemy,))
            if best is None or found.worth > best.worth:
                best = found
    for found in _wider(table, pairs, best):
        if best is None or found.worth > best.worth:
            best = found
    if best is None or best.worth + table.err() <= _floor(table):
        return plays.Done()
    a, b = next((own, enemy) for own, enemy in pairs if own in best.own and enemy in best.enemy)
    return plays.Declare(a, b, [x for x in best.own if x != a], [y for y in best.enemy if y != b])


def _floor(table: Position) -> float:
    return table.mind.skill.floor - 0.3 * (table.mind.traits.zeal - 0.5)


def _subsets(own: tuple[str, ...]) -> list[tuple[str, ...]]:
    """All of them, each alone, and all but one."""
    out = [own]
    if len(own) > 1:
        out += [(one,) for one in own]
    if len(own) > 2:
        out += [tuple(x for x in own if x != one) for one in own]
    return out


def _wider(table: Position, pairs: list[tuple[str, str]], best: Prospect | None) -> list[Prospect]:
    """The best battle with one more enemy hex, where own hexes touch several."""
    if best is None:
        return []
    more = sorted({b for a, b in pairs if a in best.own} - set(best.enemy))
    return [prospect(table, best.own, (*best.enemy, b)) for b in more]


def prospect(table: Position, own: tuple[str, ...], enemy: tuple[str, ...]) -> Prospect:
    """Steps (a) to (d) of a battle in the mean (GOB-4.5)."""
    s = table.s
    ours = [piece for found in own for piece in table.f.pile(found)]
    shots: dict[str, int] = dict.fromkeys(enemy, 0)
    for found in own:  # (b) and (c): everybody at the target that it hurts most is near enough
        reach_ = [x for x in enemy if x in NEAR[found]]
        if reach_:
            shots[reach_[0]] += sum(missiles_left(s, piece) for piece in table.f.pile(found) if MISSILE[piece])
    gain, cleared = 0.0, 1.0
    for target in enemy:
        result = _attacked(table, target, own, shots[target], len(enemy) > 1)
        gain += result.points + _prize(table, target, own) * result.empties
        cleared *= result.empties
    loss = _answer(table, own, enemy, cleared, ours)
    return Prospect(gain - loss * _fear(table), own, enemy)


def _fear(table: Position) -> float:
    wary = 2.0 if table.sated else 1.0
    return wary * table.mind.skill.danger * (1.1 - 0.3 * table.mind.traits.daring)


def _attacked(table: Position, target: str, own: tuple[str, ...], shots: int, shared: bool) -> Harm:
    """What step (b) and then (c) do to a hex."""
    s = table.s
    pile = table.f.pile(target)
    strikers = [
        piece
        for found in own
        if (found, target) in DRY and target in NEAR[found]
        for piece in _fighters(table.f.pile(found))
        if not s.struck[piece]
    ]
    mod = sum(n for _, n in attacks.missile_mods(s, target))
    first = appraisal.volley(s, pile, shots, mod) if shots else NONE
    if not strikers:
        return first
    blow = sum(MELEE[piece] for piece in strikers)
    blow = round(0.6 * blow) if shared else blow
    return both(first, appraisal.assault(s, pile, blow, sum(n for _, n in attacks.melee_mods(s, target, strikers))))


def _fighters(pile: list[int]) -> list[int]:
    units = [piece for piece in pile if not LEADER[piece]]
    return units or pile


def _prize(table: Position, target: str, own: tuple[str, ...]) -> float:
    """What an emptied hex is worth: the marker of a site that a led band can advance into."""
    if table.side != GOBLIN or target not in table.markers or table.sated:
        return 0.0
    for found in own:
        pile = table.f.pile(found)
        free = [piece for piece in pile if not LEADER[piece] and loaded(table.s, piece) < 0]
        if free and any(LEADER[piece] for piece in pile):
            return 0.75 * BAG * SITE_AT[target].bags
    return 0.0


def _answer(table: Position, own: tuple[str, ...], enemy: tuple[str, ...], cleared: float, ours: list[int]) -> float:
    """What steps (a) and (d) cost: all missiles next to the own hexes, and the blow of those who still stand."""
    s = table.s
    loss = 0.0
    for found in own:
        pile = table.f.pile(found)
        near = [x for x in NEAR[found] if x in table.f.enemies]
        stones = sum(MISSILE[piece] for x in near for piece in table.f.pile(x)) / max(1, len(own)) * (1.2)
        mod = sum(n for _, n in attacks.missile_mods(s, found))
        first = appraisal.volley(s, pile, round(stones), mod)
        strikers = [piece for x in near if x in enemy and (x, found) in DRY for piece in _fighters(table.f.pile(x))]
        second = NONE
        if strikers:
            mods = sum(n for _, n in attacks.melee_mods(s, found, strikers))
            blow = round(sum(MELEE[piece] for piece in strikers) / max(1, len(own)) * 1.2)
            second = appraisal.assault(s, pile, blow, mods)
        loss += first.points + (1 - cleared) * second.points
    return loss


def pick_battle(table: Position, ask: SeatAsk) -> plays.AnyPlay:
    """The most promising first: its success opens the way for others."""
    s = table.s
    left = [n for n, fought in enumerate(s.fought) if not fought]
    if not table.mind.skill.plans:
        return plays.Fight(left[0])
    ranked = sorted(left, key=lambda n: -prospect(table, tuple(s.own[n]), tuple(s.enemy[n])).worth)
    return plays.Fight(ranked[0])


# ---------------------------------------------------------------- striking


def battle_step(table: Position, ask: SeatAsk) -> plays.AnyPlay:
    """The attack that hurts most, with all that is not needed elsewhere. Blows cost nothing: nobody holds back."""
    s = table.s
    letter = subject_of(ask).step
    blows = attacks.blows(s, letter)
    if not blows:
        return plays.PassStep()
    if not table.mind.skill.plans:
        return plays.AutoStep()
    shares = share_out(table, blows, letter)
    best = max(blows, key=lambda blow: (_gain(table, blow, shares.get(blow.target, ()), letter), blow.target))
    chosen = shares.get(best.target, ())
    if not chosen or _gain(table, best, chosen, letter) <= 0:
        return plays.PassStep()
    if letter in "ab":
        points = [n if piece in chosen else 0 for piece, n in zip(best.pieces, best.points)]
        return plays.Fire(best.target, [IDS[piece] for piece in best.pieces], points)
    return plays.Melee(best.target, [IDS[piece] for piece in sorted(chosen)])


def share_out(table: Position, blows: list[Blow], letter: str) -> dict[str, tuple[int, ...]]:
    """Who attacks which hex: first all at the best target, then whoever is more use elsewhere."""
    able: dict[int, list[Blow]] = {}
    for blow in blows:
        for piece in blow.pieces:
            able.setdefault(piece, []).append(blow)
    ranked = sorted(blows, key=lambda blow: -_gain(table, blow, blow.pieces, letter))
    shares: dict[str, tuple[int, ...]] = {blow.target: () for blow in blows}
    for piece, where in sorted(able.items()):
        first = min(where, key=ranked.index)
        shares[first.target] = (*shares[first.target], piece)
    for piece, where in sorted(able.items()):
        if len(where) < 2:
            continue
        here = next(blow for blow in where if piece in shares[blow.target])
        for there in where:
            if there is here:
                continue
            fewer = tuple(other for other in shares[here.target] if other != piece)
            more = (*shares[there.target], piece)
            before = _gain(table, here, shares[here.target], letter) + _gain(table, there, shares[there.target], letter)
            if _gain(table, here, fewer, letter) + _gain(table, there, more, letter) > before + 1e-9:
                shares[here.target], shares[there.target] = fewer, more
                here = there
    return shares


def _gain(table: Position, blow: Blow, chosen: tuple[int, ...], letter: str) -> float:
    """Points that an attack by these pieces takes from the other side, and the prize of an empty hex."""
    s = table.s
    if not chosen:
        return 0.0
    values = dict(zip(blow.pieces, blow.points))
    strength = sum(values[piece] for piece in chosen)
    pile = table.f.pile(blow.target)
    if letter in "ab":
        result = appraisal.volley(s, pile, strength, sum(n for _, n in attacks.missile_mods(s, blow.target)))
    else:
        mods = sum(n for _, n in attacks.melee_mods(s, blow.target, chosen))
        result = appraisal.assault(s, pile, strength, mods)
    own = tuple(sorted({s.at[piece] for piece in chosen}))
    return result.points + result.empties * (_prize(table, blow.target, own) + 0.3)


# ---------------------------------------------------------------- after an attack


class Worth(NamedTuple):
    """What a play promises."""

    points: float
    play: plays.Advance | plays.Stay


def advance(table: Position, ask: SeatAsk) -> plays.AnyPlay:
    """Into a site for its marker (goblins) or for its walls (feudals); else the line holds."""
    s = table.s
    found = subject_of(ask).hex
    wanted = (found in table.markers) if table.side == GOBLIN else found in SITE_AT
    if not wanted or ask.space is None or pieces_in(s, found):
        return plays.Stay()
    best = Worth(0.0, plays.Stay())
    for offer in menus.advances(ask):
        one = _advance(table, found, offer)
        if one.points > best.points:
            best = one
    return best.play


def _advance(table: Position, found: str, offer: menus.AdvanceOffer) -> Worth:
    s, near = table.s, offer.here
    leaders = [INDEX[name] for name in offer.leaders]
    able = [INDEX[name] for name in offer.units]
    units = sorted(able, key=lambda p: (loaded(s, p) >= 0, -worth(s, p), p))[: offer.most]
    if len(units) < offer.least:
        return Worth(0.0, plays.Stay())
    gain = 0.4
    if table.side == GOBLIN:
        free = [piece for piece in units if loaded(s, piece) < 0]
        if not leaders or not free:
            return Worth(0.0, plays.Stay())
        gain = BAG * SITE_AT[found].bags
    rest = [piece for piece in table.f.pile(near) if piece not in units and piece not in leaders]
    alone = [piece for piece in rest if not LEADER[piece]] if not any(LEADER[piece] for piece in rest) else []
    gain -= 0.35 * len(alone) + 0.5 * BAG * bags_of(s, alone)
    danger = table.danger(found, [*units, *leaders]) - table.danger(near, [*units, *leaders, *rest])
    names = [IDS[piece] for piece in sorted(units)]
    worth_it = gain - 0.5 * danger - (0.01 * len(leaders))
    return Worth(worth_it, plays.Advance(near, [IDS[piece] for piece in leaders], names))


def escort(table: Position, ask: SeatAsk) -> plays.AnyPlay:
    """Leaders stay with the greater part; they go with a retreat when little would be left to lead (GOB-9.11)."""
    s, about = table.s, subject_of(ask)
    if about.must or not table.mind.skill.plans:
        return plays.read(ask.default)
    rest = [p for p in pieces_in(s, s.target) if not LEADER[p] and p not in s.fleeing]
    leaders = [p for p in pieces_in(s, s.target) if LEADER[p]]
    going = s.fleeing
    if about.rout and KING in leaders:
        return plays.read(ask.default)
    value = sum(worth(s, piece) for piece in going) - sum(worth(s, piece) for piece in rest)
    value -= 2 * BAG * bags_of(s, rest) + (2.0 if about.rout else 0.0)
    if value <= 0.8:
        return plays.read(ask.default)
    chief = max(leaders, key=lambda p: (allowed(s, [p]), -p))
    ranked = sorted(going, key=lambda p: (-worth(s, p), -MELEE[p], p))[: allowed(s, [chief])]
    return plays.Escort([IDS[chief]], [IDS[piece] for piece in going if piece in ranked])


def count_bags(table: Position, ask: SeatAsk) -> plays.AnyPlay:
    """Flat while ahead or level; by dice when points are wanting that the bags alone cannot bring (GOB-10.5)."""
    bags = subject_of(ask).bags
    needed = table.needed
    if needed is None or not table.mind.skill.plans:
        dice = bags if table.mind.traits.daring > 0.8 and not table.dials.afloat else 0
        return plays.CountBags(bags - dice, dice)
    coming = sum(site.bags for site in SITE_AT.values() if table.s.sites[site.index] >= 0)
    short = needed > BAG * (bags + coming)
    return plays.CountBags(0, bags) if short else plays.CountBags(bags, 0)
