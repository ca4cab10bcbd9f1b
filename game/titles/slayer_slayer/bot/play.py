"""Which cards a computer player sends (GSS-12.1 to 12.4, 12.7), and what it says about it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import comb

from game.engine.spaces import Choice
from game.titles.slayer_slayer.bot.recent import Recent
from game.titles.slayer_slayer.bot.table import Table
from game.titles.slayer_slayer.bot.weigh import (
    MEAN_WORTH,
    Scene,
    added_to_foe,
    by_keep,
    estimate,
    keep,
    removed_by_discards,
    removed_unseen,
    spent,
)
from game.titles.slayer_slayer.rules.battle import limits
from game.titles.slayer_slayer.rules.cards import DIE_POWER, PRINTED
from game.titles.slayer_slayer.rules.plays import Commit, Pledge

MOST_SETS = 700
"""So many sets of one size are compared at most."""
HEARD = {"light": 0.75, "fair": 1.0, "heavy": 1.2}
"""What a pledge of another seat makes of its expected share."""


def play_cards(table: Table) -> Choice:
    """A pledge now and then, then the cards."""
    view, seat = table.view, table.seat
    if seat in view["play"]["ready"]:
        return Commit(view["hand"]["chosen"]).choice()  # it has nothing to add
    lo, hi = limits(table.known, seat)
    if table.betrays:
        places = betrayal(table, lo)
        said = "fair"
    else:
        share = own_share(table)
        places = best_set(table, lo, lo if table.hides else hi, share)
        ratio = estimate([table.faces[place] for place in places], scene(table)) / max(share, 1)
        said = "heavy" if ratio > 1.15 else "light" if ratio < 0.75 else "fair"
    if speaks(table, said):
        return Pledge(said).choice()
    return Commit([table.handles[place] for place in sorted(places)]).choice()


def speaks(table: Table, said: str) -> bool:
    """One pledge a round at most; who sends little keeps it to itself more often than not (GSS-4.15)."""
    mind = table.mind
    if table.view["play"]["pledges"][table.seat]:
        return False
    likely = table.dials.talk * mind.traits.talk * (table.dials.talk_light if said == "light" else 1.0)
    return mind.chance.below("", 100) < 100 * likely


def betrayal(table: Table, lo: int) -> list[int]:
    """The weakest legal cards; a Jester who will clear the table is the weakest of all where others send more."""
    faces = table.faces
    others = scene(table).others
    clears = [place for place, face in enumerate(faces) if DIE_POWER[face] and others * MEAN_WORTH > 12]
    order = clears[:1] + [place for place in by_power(faces) if place not in clears[:1]]
    return order[:lo]


def by_power(faces: Sequence[int]) -> list[int]:
    return sorted(range(len(faces)), key=lambda place: (DIE_POWER[faces[place]], PRINTED[faces[place]], place))


# ---------------------------------------------------------------- the share


def scene(table: Table) -> Scene:
    """The coming round: how many cards others send and how much Power is needed."""
    need = max(4.0, table.foe_power - table.carried)
    parts = shares(table)
    mine = parts[table.seat]
    least = sum(1 for seat in table.others if table.hands[seat])
    others = max(float(least), (1 - mine) * need * 1.15 / MEAN_WORTH)
    return Scene(
        table.round, table.abilities, others, need, table.view["public"]["pile"] > 0, len(table.living), table.floor
    )


def shares(table: Table) -> dict[int, float]:
    """GSS-12.1: half by head and half by hand size in round 1, all by hand size later."""
    hands = {seat: table.hands[seat] for seat in table.living}
    whole = max(1, sum(hands.values()))
    head = 1 / len(hands)
    return {seat: (head + hand / whole) / 2 if table.round <= 1 else hand / whole for seat, hand in hands.items()}


def against(table: Table, now: Scene) -> float:
    """The foe's Power and what it is expected to remove, less the Barricaders that stand already."""
    added = added_to_foe(now) + removed_by_discards(now.abilities) + removed_unseen(now.abilities)
    return table.foe_power + added - table.carried


def needed(table: Table, now: Scene) -> float:
    """That and a margin."""
    dials = table.dials
    aim = dials.final_aim if table.final and table.round == 1 else dials.aim
    return against(table, now) * aim * (1 + dials.caution * (table.mind.traits.caution - 0.5))


def own_share(table: Table) -> float:
    """The own part of it. What distrusted seats keep back is made up for only where the battle would else be lost for
    good (GSS-12.4): nobody lives well on the others' cards."""
    now, dials = scene(table), table.dials
    whole = needed(table, now)
    parts = shares(table)
    pledges = table.view["play"]["pledges"]
    missing = 0.0
    for seat in table.others:
        if table.mind.level != "easy":
            sends = min(1.15, table.mind.trusted(seat)) * HEARD.get(pledges[seat], 1.0)
            missing += parts[seat] * (1 - sends)
    mine = parts[table.seat]
    pressed = strain(table, now)
    if missing > 0 and pressed < 1:
        missing = 0.0
    most = min(dials.most_share * mine, mine + dials.makes_up * missing * mine)
    share = table.mind.sends * whole * max(dials.least_share * mine, most)
    saves = dials.save_easy + (dials.save_great - dials.save_easy) * pressed * table.unaided
    share *= saves - dials.crowd * max(0, len(table.living) - 3)
    if table.mind.level == "easy":  # an honest mistake: it misjudges what is needed
        share *= 0.9 + table.mind.chance.below("", 41) / 100
    return share


def strain(table: Table, now: Scene) -> float:
    """How hard the foe presses all the living together, 0 easily to 1 greatly."""
    worth = sum(table.hands[seat] for seat in table.living) * MEAN_WORTH
    easy, great = table.dials.strain_easy, table.dials.strain_great
    return max(0.0, min(1.0, (against(table, now) / max(1.0, worth) - easy) / (great - easy)))


def hopeless(table: Table) -> bool:
    """All hands together cannot reach the foe: better to lose few cards and to face a smaller Power later."""
    now = scene(table)
    mine = sum(max(0.0, estimate([face], now)) for face in table.faces)
    theirs = sum(table.hands[seat] for seat in table.others) * MEAN_WORTH
    enough = table.dials.outlasts if table.outlasts > 0 else table.dials.hopeless
    return mine + theirs < enough * against(table, now)


# ---------------------------------------------------------------- the set


_found: Recent[list[int]] = Recent()
"""Sets found lately: in thought a seat holds the same hand under each of the candidates."""


def best_set(table: Table, lo: int, hi: int, share: float) -> list[int]:
    """Places in hand: the fewest cards that reach the share with the least waste; one is kept unless only one is left."""
    key = (
        *(tuple(table.faces), lo, hi, share, table.mind.level, table.dials),
        *(table.view["foe"]["id"], table.foe_power, table.carried),
        *(
            table.round,
            table.floor,
            tuple(table.hands),
            tuple(table.living),
            table.view["public"]["pile"] > 0,
            table.seat,
        ),
    )
    return _found.get(key, lambda: _best_set(table, lo, hi, share))


def _best_set(table: Table, lo: int, hi: int, share: float) -> list[int]:
    faces = table.faces
    most = max(lo, min(hi, len(faces) - 1))
    if table.mind.level != "easy" and hopeless(table):
        return by_keep(faces)[:lo]
    now = scene(table)
    best: list[int] = []
    top = -1000.0
    for size in range(lo, most + 1):
        reached: list[tuple[float, list[int]]] = []
        for places in sets(table, size, now):
            worth = judged(table, [faces[place] for place in places], now)
            if worth >= table.dials.enough * share:
                reached.append((cost(table, places, worth, share), list(places)))
            if worth > top + table.dials.better:
                top, best = worth, list(places)
        if reached:
            return min(reached)[1]
    return best


def cost(table: Table, places: Sequence[int], worth: float, share: float) -> float:
    """What it costs to send these: what they would be worth in battles to come. After the last there are none."""
    if table.final:
        return -worth
    kept = sum(keep(table.faces[place]) * spent(table.faces[place]) for place in places)
    return kept + table.dials.waste * max(0.0, worth - share)


def judged(table: Table, faces: Sequence[int], now: Scene) -> float:
    """The worth of a set: easy goes by the printed numbers and the feats of single goblins."""
    if table.mind.level == "easy":
        return sum(estimate([face], now) for face in faces)
    return estimate(faces, now)


def sets(table: Table, size: int, now: Scene) -> list[tuple[int, ...]]:
    """Sets of this size worth a look: all of them, or of a large hand those of its best and its worst cards."""
    places = list(range(len(table.faces)))
    if comb(len(places), size) > MOST_SETS:
        alone = {place: estimate([table.faces[place]], now) for place in places}
        places.sort(key=lambda place: -alone[place])
        while len(places) > size and comb(len(places), size) > MOST_SETS:
            places.pop(len(places) * 2 // 3)
    seen: set[tuple[int, ...]] = set()
    out: list[tuple[int, ...]] = []
    for chosen in combinations(sorted(places), size):
        kinds = tuple(sorted(table.faces[place] for place in chosen))
        if kinds not in seen:
            seen.add(kinds)
            out.append(chosen)
    return out


def sacrifice(table: Table, n: int) -> list[int]:
    """Handles of the cards worth least in hand."""
    return [table.handles[place] for place in sorted(by_keep(table.faces)[:n])]
