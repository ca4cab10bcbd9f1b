"""What goblins are worth to a computer player: in the coming round against this foe (GSS-12.1, 12.2), and kept in hand.

Estimates, made of verbs alone: a goblin's Power, plus the mean worth of its feat against the abilities in force.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from statistics import mean

from game.titles.slayer_slayer.rules.cards import (
    CLASS,
    CLASSES,
    DIE_POWER,
    FEAT,
    FLOORS,
    FOES,
    KINDS,
    PRINTED,
    TIER_SIZE,
    TIER_WEIGHTS,
    VERB,
    Effect,
)

MEAN_DIE = 10.5
MEAN_POWER = 3.3
"""Mean Power of an unknown goblin, a Jester's die left out."""
MEAN_WORTH = 3.9
"""Mean worth of an unknown goblin in a battle, its feat included."""
WEAK, MIGHTY = 1.3, 5.0
"""Current Power of the weakest and of the mightiest in a usual Horde."""
JESTER_SENT, JESTER_KEPT, JESTERS_MOST = 0.14, 0.04, 0.5
"""The chance that a seat has a Jester and sends it against a foe that disables all; that it grows by with each floor, for
Jesters are kept till then; and the most of it."""
USUAL_POWER = [
    [mean(foe.power[n] for foe in FOES if foe.tier == tier and not foe.final) for n in range(6)]
    for tier in range(len(TIER_SIZE))
]
"""The Power of a foe by its tier and the number of the living;"""
FINAL_POWER = [mean(foe.power[n] for foe in FOES if foe.final) for n in range(6)]
"""that of the final foe;"""
FLOOR_POWER = {
    floor: [sum(part / 100 * USUAL_POWER[tier][n] for tier, part in enumerate(parts)) for n in range(6)]
    for floor, parts in TIER_WEIGHTS.items()
} | {FLOORS: FINAL_POWER}
"""and of whatever stands on a floor."""
DICE_VERBS = ("bet", "horde_die")


@dataclass(frozen=True)
class Scene:
    """The round as a player expects it. `others`: cards expected from other seats; `power`: the Horde Power needed."""

    round: int
    abilities: tuple[Effect, ...]
    others: float
    power: float
    pile: bool = True
    living: int = 4
    floor: int = 2


def removed_by_discards(abilities: Sequence[Effect]) -> float:
    """The Power that the foe's discards are expected to take after the reveal: a Shield Wall keeps it."""
    out = 0.0
    for ability in abilities:
        if ability.verb == "discard_weakest":
            out += WEAK * ability.n
        elif ability.verb == "discard_mightiest":
            out += MIGHTY * ability.n
        elif ability.verb in ("discard_class", "discard_power_max", "discard_twins"):
            out += 1.5
    return out


def added_to_foe(scene: Scene) -> float:
    """What abilities add to the foe, or take from all goblins alike, without discarding: Plan B keeps it off."""
    out = 0.0
    for ability in scene.abilities:
        if ability.verb == "foe_power":
            out += ability.amount
        elif ability.verb == "foe_power_per_class":
            out += ability.amount * scene.others / len(CLASSES)
        elif ability.verb == "foe_power_per_goblin":
            out += ability.amount * max(0.0, scene.others + 2 - ability.above_per_player * scene.living)
    return out


def removed_unseen(abilities: Sequence[Effect]) -> float:
    """Nothing helps against these."""
    return sum(MEAN_WORTH * ability.n for ability in abilities if ability.verb == "discard_facedown")


def disabled(face: int, abilities: Sequence[Effect]) -> bool:
    """Whether an ability would disable the goblin's feat (GSS-4.21)."""
    return any(
        ability.verb == "disable_all"
        or (ability.verb == "disable_class" and CLASS[face] == ability.klass)
        or (ability.verb == "disable_dice" and VERB[face] in DICE_VERBS)
        for ability in abilities
    )


def estimate(faces: Sequence[int], scene: Scene) -> float:
    """The Power that these goblins together are expected to bring to the Horde."""
    plan_b = any(VERB[face] == "plan_b" for face in faces)
    hurting = () if plan_b else scene.abilities
    idle = [disabled(face, hurting) for face in faces]
    wall = any(VERB[face] == "shield_wall" and not off for face, off in zip(faces, idle))
    counts = [scene.others / len(CLASSES)] * len(CLASSES)
    for face in faces:
        counts[CLASS[face]] += 1
    total = 0.0
    jesters = 0
    for face, off in zip(faces, idle):
        if DIE_POWER[face] and not off and not wall:
            jesters += 1
        else:
            total += _one(face, off, wall, faces, counts, hurting, scene)
    if jesters:  # all others go (GSS-4.23), those of the other seats too
        return MEAN_DIE * jesters - MEAN_WORTH * scene.others
    if plan_b:
        total += _saved_by_plan_b(scene)
    elif wall:
        total += 0.8 * removed_by_discards(scene.abilities)
    return total


def _saved_by_plan_b(scene: Scene) -> float:
    out = 0.8 * removed_by_discards(scene.abilities) + added_to_foe(scene)
    for ability in scene.abilities:
        if ability.verb == "disable_all":
            out += 0.6 * scene.others - _jesters_let_loose(scene)
        elif ability.verb in ("disable_class", "disable_dice"):
            out += 0.2 * scene.others
        elif ability.verb == "cap_power":
            out += 0.3 * scene.others
    return out


def _jesters_let_loose(scene: Scene) -> float:
    """Where all feats are disabled others send their Jesters (GSS-12.2), who clear the Horde under a Plan B."""
    sent = min(JESTERS_MOST, JESTER_SENT + JESTER_KEPT * scene.floor)
    none = (1 - sent) ** (scene.living - 1)
    return (1 - none) * max(0.0, MEAN_WORTH * scene.others - MEAN_DIE)


def _one(
    face: int,
    off: bool,
    wall: bool,
    faces: Sequence[int],
    counts: Sequence[float],
    abilities: Sequence[Effect],
    scene: Scene,
) -> float:
    """One goblin's part: its Power, what its feat adds, what the foe does to it."""
    power = MEAN_DIE if DIE_POWER[face] else float(PRINTED[face])
    stays = 1.0 if wall else _stays(face, power, faces, abilities, scene)
    worth = power if off else power + _feat(face, power, wall, counts, scene)
    for ability in abilities:
        if ability.verb == "cap_power":
            worth = min(worth, ability.n)
        elif ability.verb == "foe_power_per_class" and CLASS[face] == ability.klass:
            worth -= ability.amount
    return stays * worth


def _stays(face: int, power: float, faces: Sequence[int], abilities: Sequence[Effect], scene: Scene) -> float:
    """The chance that the foe leaves the goblin in the Horde. What it takes at random or by rank is the group's loss
    (`removed_by_discards`), except that nobody should send the very goblins that will be taken."""
    for ability in abilities:
        if (ability.verb == "discard_class" and CLASS[face] == ability.klass) or (
            ability.verb == "discard_power_max" and power <= ability.n
        ):
            return 0.0
        if ability.verb == "discard_twins":
            return 0.0 if list(faces).count(face) > 1 else max(0.4, 1 - 0.033 * scene.others)
        if ability.verb == "discard_mightiest" and power > MIGHTY:
            return 0.6
        if ability.verb == "discard_weakest" and power <= 1:
            return 0.5
    return 1.0


def _feat(face: int, power: float, wall: bool, counts: Sequence[float], scene: Scene) -> float:
    """The mean worth of a working feat in the count."""
    feat = FEAT[face]
    verb = feat.verb
    if verb == "bet":
        return _bet(feat, power, counts)
    if verb == "power_per_class":
        return feat.amount * (counts[feat.klass] - (CLASS[face] == feat.klass and not feat.include_self))
    if verb == "power_in_rounds":
        return feat.amount if feat.from_round <= scene.round <= feat.to_round else 0
    if verb == "power_per_distinct_class":
        return feat.amount * sum(min(1.0, count) for count in counts)
    if verb == "foe_power_per_class":
        return -feat.amount * counts[feat.klass]
    if verb == "horde_die":
        return _horde_die(feat.optional, scene.power)
    if verb == "raise_dead":
        return MEAN_POWER if scene.pile else 0
    if verb == "discard_weakest":
        return 0 if wall else -WEAK
    if verb == "blood_rite":
        return 0.5 * counts[feat.klass]
    return 0


def _bet(feat: Effect, power: float, counts: Sequence[float]) -> float:
    """Bets are taken where they help: a part of the gain, little of the loss."""
    gain = 0.0
    won = feat.success
    assert won is not None
    if won.verb == "copy_mightiest":
        gain = MIGHTY - power
    elif won.verb == "class_bonus":
        gain = won.amount * counts[won.klass]
    elif won.verb == "self_bonus":
        gain = won.amount
    elif won.verb == "foe_power":
        gain = -won.amount
    return 0.25 * gain


def _horde_die(optional: bool, power: float) -> float:
    """A die that counts if it is not higher than the Power alone (GSS-4.28), which is what the die need not bring."""
    aimed = 1.2 * power
    alone = max(aimed * 2 / 3, aimed - MEAN_DIE)
    fits = min(1.0, alone / 20)
    mean = (min(20.0, alone) + 1) / 2
    if optional:
        return 0.75 * fits * fits * mean
    return fits * mean - (1 - fits) * alone


# ---------------------------------------------------------------- cards to keep

_USUAL = {
    n: Scene(round=n, abilities=(), others=7.0 if n == 1 else 5.0, power=23.0 if n == 1 else 18.0) for n in (1, 2)
}
_MORE = {
    "plan_b": 4.0,
    "shield_wall": 1.2,
    "discard_all_others": -3.0,
    "return_on_loss": 0.8,
    "carry_over": 0.6,
    "gain_cards": 1.5,
    "gain_gold": 0.8,
    "gain_trophies": 0.8,
    "must_survive": 0.5,
}
"""What the estimate of a usual battle does not see."""


@cache
def keep(face: int) -> float:
    """What the goblin is worth in hand, for battles to come."""
    wall = DIE_POWER[face]  # a Jester waits for a Shieldbearer or for a foe that disables, often in vain
    counts = [7 / len(CLASSES)] * len(CLASSES)
    power = MEAN_DIE * 0.5 if wall else float(PRINTED[face])
    first, later = (power + _feat(face, power, wall, counts, _USUAL[n]) for n in (1, 2))
    return 0.7 * first + 0.3 * later + _MORE.get(VERB[face], 0.0)


@cache
def spent(face: int) -> float:
    """How much of a card it costs to play the goblin: less where a feat brings something back on Victory."""
    return {"gain_cards": 0.45, "gain_gold": 0.75, "gain_trophies": 0.75}.get(VERB[face], 1.0)


def by_keep(faces: Sequence[int]) -> list[int]:
    """Places of the goblins, those worth least in hand first."""
    return sorted(range(len(faces)), key=lambda place: (keep(faces[place]), KINDS[faces[place]], place))
