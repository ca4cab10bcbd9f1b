"""Events for a computer player: who should go, what to stake (GSS-12.8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.engine.rules import View
from game.engine.spaces import Choice
from game.titles.slayer_slayer.bot.table import Table
from game.titles.slayer_slayer.bot.weigh import by_keep, keep
from game.titles.slayer_slayer.rules.cards import CLASS, CLASS_INDEX, DIE_POWER, EVENT_INDEX, EVENTS, INDEX, PRINTED

SIDES = 20
MOST = 4
BENEFIT = {"weave": 22.0, "armour": 34.0, "foresight": 6.0}
"""What a benefit is worth in points."""
USUAL_KEEP = 4.2


def event_of(view: View) -> dict[str, Any]:
    return EVENTS[EVENT_INDEX[view["event"]["id"]]]


def reward_worth(table: Table, prize: dict[str, Any]) -> float:
    """Points of a reward under the own objective."""
    held = table.hands[table.seat]
    cards = prize.get("cards", 0)
    out = table.points(gold=prize.get("gold", 0), trophies=prize.get("trophies", 0))
    out += sum(table.card_worth(held + n) for n in range(cards))
    return out + sum(worth * int(prize.get(verb, 0)) for verb, worth in BENEFIT.items())


def loss(table: Table, faces: Sequence[int]) -> float:
    """What it costs to lose these cards: better ones a little more, the last two much more."""
    held = table.hands[table.seat]
    out = 0.0
    for n, face in enumerate(faces):
        out += table.card_worth(held - n - 1) + table.dials.loss * (keep(face) - USUAL_KEEP)
    return out + (table.dials.last if held == len(faces) else table.dials.last_but_one if held - len(faces) == 1 else 0)


def best_stake(table: Table, event: dict[str, Any]) -> tuple[float, list[int]]:
    """The expected worth of the best stake, and its places in hand."""
    faces = table.faces
    best: tuple[float, list[int]] = (-1000.0, by_keep(faces)[:1])
    for size in range(1, min(MOST, len(faces)) + 1):
        places = stake_of(event, faces, size)
        staked = [faces[place] for place in places]
        chance = odds(event, staked)
        worth = chance * reward_worth(table, event["reward"][size - 1]) - (1 - chance) * loss(table, staked)
        if worth > best[0]:
            best = worth, places
    return best


def stake_of(event: dict[str, Any], faces: Sequence[int], size: int) -> list[int]:
    """The cards of a stake of this size: those worth least that do it."""
    cheap = by_keep(faces)
    check = event["check"]
    if check == "class":
        klass, need = CLASS_INDEX[event["class"]], event["need"][size - 1]
        inside = [place for place in cheap if CLASS[faces[place]] == klass][:need]
        return sorted(inside + [place for place in cheap if place not in inside][: size - len(inside)])
    if check == "power_max":
        plain = sorted(cheap, key=lambda place: (DIE_POWER[faces[place]], PRINTED[faces[place]]))
        return sorted(plain[:size])
    if check == "power":
        return sorted(_strong(event["need"][size - 1], faces, cheap, size))
    return sorted(cheap[:size])


def _strong(need: int, faces: Sequence[int], cheap: list[int], size: int) -> list[int]:
    """The cheapest cards, the weakest of them exchanged for stronger ones until their Power is enough."""
    chosen, spare = cheap[:size], sorted(cheap[size:], key=lambda place: _power(faces[place]))
    while sum(_power(faces[place]) for place in chosen) < need and spare:
        weakest = min(chosen, key=lambda place: _power(faces[place]))
        stronger = spare.pop()
        if _power(faces[stronger]) <= _power(faces[weakest]):
            break
        chosen[chosen.index(weakest)] = stronger
    return chosen


def _power(face: int) -> int:
    """A Jester is a poor arm to rely on."""
    return 3 if DIE_POWER[face] else PRINTED[face]


def odds(event: dict[str, Any], staked: Sequence[int]) -> float:
    """The chance of success, from cards that are known."""
    check = event["check"]
    if check == "odds":
        return 0.5
    need = int(event["need"][len(staked) - 1])
    if check == "roll":
        return (SIDES + 1 - need) / SIDES
    if check == "class":
        return float(sum(1 for face in staked if CLASS[face] == CLASS_INDEX[event["class"]]) >= need)
    spread = {sum(PRINTED[face] for face in staked): 1.0}
    for _ in range(sum(1 for face in staked if DIE_POWER[face])):
        rolled: dict[int, float] = {}
        for power, chance in spread.items():
            for n in range(1, SIDES + 1):
                rolled[power + n] = rolled.get(power + n, 0.0) + chance / SIDES
        spread = rolled
    return sum(chance for power, chance in spread.items() if (power >= need if check == "power" else power <= need))


def stake_needs(table: Table) -> tuple[str, int, int]:
    """For a die about the own stake: the check, what is needed, and the Power that stands without this die."""
    event = event_of(table.view)
    staked = [INDEX[name] for _, name in table.view["hand"]["staked"]]
    need = event["need"][len(staked) - 1] if event["need"] else 0
    return event["check"], need, sum(PRINTED[face] for face in staked) + sum(table.view["event"]["dice"])


# ---------------------------------------------------------------- answers


def representative_vote(table: Table) -> Choice:
    """Itself if the stake promises something, else the seat that can spare most."""
    event = event_of(table.view)
    if table.mind.level == "easy":
        eager = table.hands[table.seat] >= 4 and table.mind.traits.daring > 0.3
    else:
        eager = best_stake(table, event)[0] > table.dials.eager * (1 - table.mind.traits.daring)
    if eager and table.hands[table.seat]:
        return table.seat
    if not table.others:
        return table.seat
    if table.sole:  # a risk for the others
        return min(table.others, key=lambda seat: (table.hands[seat], seat))
    return max(table.others, key=lambda seat: (table.hands[seat], table.mind.trusted(seat), -seat))


def event_stake(table: Table) -> Choice:
    """GSS-12.8."""
    event = event_of(table.view)
    places = best_stake(table, event)[1]
    if table.mind.level == "easy" and event["check"] in ("roll", "odds"):
        size = 1 + table.mind.chance.below("", min(2, len(table.faces)))
        places = sorted(by_keep(table.faces)[:size])
    return [table.handles[place] for place in places]


def usual_worth(table: Table, kind: str) -> float:
    """What an event that hints at this kind promises to a seat that might be sent."""
    likely = 1.7 / max(1, len(table.living))
    prize = {"gold": {"gold": 55}, "trophies": {"trophies": 5}, "cards": {"cards": 2}}.get(kind, {"gold": 20})
    return likely * 0.5 * reward_worth(table, prize)
