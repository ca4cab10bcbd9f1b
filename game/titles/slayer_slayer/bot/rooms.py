"""Doors, loot, the survivor and the store for a computer player (GSS-12.5, 12.6)."""

from __future__ import annotations

from math import exp
from typing import Any

from game.engine.ask import SeatAsk
from game.engine.spaces import Choice
from game.titles.slayer_slayer.bot.events import usual_worth
from game.titles.slayer_slayer.bot.table import Table
from game.titles.slayer_slayer.bot.weigh import MEAN_WORTH, USUAL_POWER, keep
from game.titles.slayer_slayer.rules.cards import (
    EVENTS,
    FACTORS,
    FLOORS,
    FOE_INDEX,
    FOES,
    INDEX,
    ITEM_INDEX,
    ITEMS,
    LOTS,
    TIER_SIZE,
    TIER_WEIGHTS,
)
from game.titles.slayer_slayer.rules.plays import Confirm, Done, Ping, Withdraw
from game.titles.slayer_slayer.rules.state import per_player

COST = (1.75, 2.4, 3.3)
"""Cards a foe of each tier costs a player, more or less."""
EVEN, SLOPE = 0.65, 0.08
"""The part of all hands' worth that a foe takes when a party is as likely to fall as to win, and how fast that changes."""
INVESTED = 1.5
"""What an investment adds to each gain, the chance that it fails counted."""
MOST_PINGS = 3
"""So often a player moves its ping in one division."""


# ---------------------------------------------------------------- doors


def route_vote(table: Table) -> Choice:
    """The door that promises most under the own objective and costs least."""
    view, mind = table.view, table.mind
    known = view.get("mind", {}).get("doors")
    worths: list[float] = []
    for place, (kind, size) in enumerate(view["doors"]):
        if known and known[place][0] != "event":
            worth = _room_worth(table, *known[place])
        else:
            worth = _hint_worth(table, kind, size)
        worths.append(worth + mind.chance.below("", table.dials.noise))
    return 1 + worths.index(max(worths))


def _room_worth(table: Table, room: str, what: str) -> float:
    """What foresight shows."""
    if room == "store":
        return store_worth(table)
    foe = FOES[FOE_INDEX[what]]
    lots = LOTS[foe.tier][len(table.living)]
    loot = sum(lot_worth(table, *lot) for lot in foe.loot[:lots]) / len(table.living)
    return loot - foe_cost(table, foe.tier)


def _hint_worth(table: Table, kind: str, size: str) -> float:
    """By the mark alone: how likely a foe, an event or the store stands there (GSS-4.7)."""
    if kind == "quiet":
        quiet = sum(1 for event in EVENTS if event["hint_kind"] == "quiet") / len(EVENTS)
        store = 0.6 if table.view["public"]["first"] else 0.0
        return store * store_worth(table) + quiet * 10
    tier = TIER_SIZE.index(size)
    foes = sum(1 for foe in FOES if foe.hint == kind and foe.tier == tier and not foe.final)
    like = TIER_WEIGHTS[table.floor][tier] / 100 * foes
    events = sum(1 for event in EVENTS if event["hint_kind"] == kind and event["hint_size"] == size)
    chance = 0.2 * events / len(EVENTS) * 6 if table.view["public"]["first"] else 0.0
    if table.mind.level == "easy" or not like + chance:
        part = 1.0
    else:
        part = like / (like + chance)
    lots = LOTS[tier][len(table.living)]
    amount = {"gold": (30, 35, 50), "trophies": (3, 4, 5), "cards": (1, 1.4, 2)}[kind][tier]
    likely, hint = lots / len(table.living), table.dials.hint
    loot = likely * (hint * lot_worth(table, kind, amount) + (1 - hint) * table.dials.other_lot)
    return part * (loot - foe_cost(table, tier)) + (1 - part) * usual_worth(table, kind)


def foe_cost(table: Table, tier: int) -> float:
    """The cards that a foe of this tier costs, against those all hold: dear when hands are small (GSS-12.5)."""
    mean = sum(table.hands[seat] for seat in table.living) / len(table.living)
    scarce = max(0.35, min(1.6, (9.5 - mean) / 4))
    cards = (COST[tier] - COST[0]) * table.dials.dear * scarce * (1.25 - 0.5 * table.mind.traits.daring)
    return cards + ruin(table, tier)


def ruin(table: Table, tier: int) -> float:
    """What it costs to meet a foe of this tier with hands that may not suffice: without others one climbs on alone, and whoever
    holds most lives longest."""
    held = table.hands[table.seat]
    rest = [table.hands[seat] for seat in table.others]
    if not rest:
        return 0.0
    living = len(table.living)
    power = USUAL_POWER[tier][living - 1] + per_player(table.mind.options) * living
    pressed = power / max(1.0, MEAN_WORTH * (held + sum(rest)))
    danger = 1 / (1 + exp((EVEN - pressed) / SLOPE))
    return danger * (table.dials.ruin - table.dials.lean * (held - sum(rest) / len(rest)))


def store_worth(table: Table) -> float:
    """A visit is worth what the purse can do there, for the others too."""
    spare = _spendable(table)
    return min(table.dials.store_most, table.dials.store + table.dials.purse * spare)


def _spendable(table: Table) -> float:
    gold, trophies = table.purse["gold"], 10 * table.purse["trophies"]
    doubled = FACTORS[table.objective]
    return float((gold if doubled[0] == 1 else 0.3 * gold) + (trophies if doubled[1] == 1 else 0.3 * trophies))


# ---------------------------------------------------------------- loot and survivor


def lot_worth(table: Table, kind: str, amount: float) -> float:
    """Points under the own objective; an investment held multiplies what is gained now (GSS-6.9)."""
    if kind == "cards":
        return amount * table.card_worth()
    held: int = table.purse["invest"][kind == "trophies"]
    return table.points(**{kind: amount}) * (1 + table.dials.invested * INVESTED * held)


def loot_division(table: Table) -> Choice:
    """The lot worth most among those that would be had; then confirm."""
    loot, mind, seat = table.view["loot"], table.mind, table.seat
    tick = table.view["clock"][0]
    made = mind.pings[1] if mind.pings[0] == tick else 0
    wish = best_lot(table)
    if wish != loot["pings"][seat] and made < MOST_PINGS:
        return Ping(wish).choice() if wish else Withdraw().choice()
    return Confirm().choice()


def best_lot(table: Table) -> int:
    """Under the own objective, a contest weighed by who has taken fewer lots (GSS-4.45)."""
    loot = table.view["loot"]
    taken = [table.view[f"seat.{seat}"][4] for seat in range(len(table.hands))]
    best, top = 0, table.dials.decline * (FLOORS - table.floor) / (FLOORS - 1)
    for lot, (kind, amount) in enumerate(loot["lots"], 1):
        worth = lot_worth(table, kind, amount)
        if table.mind.level != "easy":
            rivals = [taken[other] for other in table.others if loot["pings"][other] == lot]
            mine = taken[table.seat]
            if any(rival < mine for rival in rivals):
                worth *= 0.1
            else:
                worth /= 1 + sum(1 for rival in rivals if rival == mine)
            if kind == "cards" and any(
                loot["pings"][other] == lot and taken[other] >= mine and table.overgrown(other)
                for other in table.others
            ):
                worth += table.dials.checked  # outbid: that hand must not grow
        if worth > top:
            best, top = lot, worth
    return best


def survivor_pick(table: Table, options: tuple[int, ...]) -> Choice:
    """The goblin worth most in hand."""
    horde = table.view["horde"]
    faces = {row[0]: INDEX[row[1]] for row in (*horde["cards"], *horde["earlier"])}
    return max(options, key=lambda handle: (keep(faces[handle]), -handle))


# ---------------------------------------------------------------- store


def store(table: Table, ask: SeatAsk) -> Choice:
    """The purchase worth most beyond its price, until none is left."""
    assert ask.space is not None
    best = Done().choice()
    top = table.dials.thrift + table.dials.thrifty * table.mind.traits.thrift
    for branch in ask.space.each():
        if branch[0] == "done":
            continue
        gain = purchase_worth(table, branch[1]) - price_worth(table, branch[1], branch[2])
        if branch[1] == "bribe_goblin":
            gain += bribe_target(table, branch[3])
        if gain > top:
            best, top = list(branch), gain
    return best


def price_worth(table: Table, item: str, currency: str) -> float:
    """Points of the price: what counts twice is dear, and a Sole Survivor has no use for savings."""
    sale = table.view["store"]
    row = ITEMS[ITEM_INDEX[item]]
    amount = sale[currency] if sale["sale"] == item else row[currency]
    return table.points(**{currency: amount})


def purchase_worth(table: Table, item: str) -> float:
    """What an item is worth to this seat now."""
    effect: dict[str, Any] = ITEMS[ITEM_INDEX[item]]["effect"]
    verb = effect["verb"]
    card = table.card_worth()
    left = FLOORS - table.floor
    if verb == "draw":
        return card
    if verb == "draw_choose":
        return card + table.dials.choose
    if verb == "bribe":
        return card + table.dials.bribe
    if verb == "armour":
        return table.dials.armour * card * (1 - 1 / len(table.living)) if left else 0.0
    if verb == "weave":
        held: int = table.view[f"seat.{table.seat}"][3]
        return table.dials.reroll * table.mind.traits.caution / (1 + held) if left >= 2 else 0.0
    if verb == "invest":
        mean = {"gold": 22.0, "trophies": 1.9}[effect["resource"]]
        return table.dials.hope * (int(effect["factor"]) - 1) * table.points(**{effect["resource"]: mean})
    return 0.0


def bribe_target(table: Table, seat: int) -> float:
    """A Sole Survivor empties the smallest hand; others take from the richest, and readily from one that has grown far
    beyond theirs (GSS-12.4)."""
    held = table.hands[seat]
    if table.sole:
        return 8.0 - 2 * held
    checked = table.dials.checked if table.mind.level != "easy" and table.overgrown(seat) else 0.0
    return table.dials.bribe_rich * held + checked


def store_choice(table: Table) -> Choice:
    """The goblin worth most of those offered."""
    offered = table.view["mind"]["offered"]
    return max(offered, key=lambda row: (keep(INDEX[row[1]]), -row[0]))[0]
