"""Tables that fit what a seat knows: for forecasts, for search bots, and for the test of non-interference.

`partial` reads a view back into a state in which unknown cards are missing (hands) or UNKNOWN (the Horde face down);
`imagine` fills them in.
"""

from __future__ import annotations

from typing import Any

from game.engine.chance import AnyChance
from game.engine.match import Match
from game.engine.rules import View
from game.engine.sight import SPECTATOR, Sight
from game.titles.slayer_slayer.rules.battle import limits
from game.titles.slayer_slayer.rules.cards import (
    CARDS_IN_ALL,
    COUNT,
    EVENT_INDEX,
    EVENTS,
    FOE_INDEX,
    FOES,
    INDEX,
    ITEM_INDEX,
    KINDS,
    OBJECTIVES,
    PLEDGES,
    SOLE_SURVIVOR,
    UNKNOWN,
)
from game.titles.slayer_slayer.rules.doors import EVENT, FOE, ROOMS, STORE, hint
from game.titles.slayer_slayer.rules.sight import OBJECTIVE, OWN, sees_card
from game.titles.slayer_slayer.rules.state import State, fresh, least_share, per_player
from game.titles.slayer_slayer.rules.store import CURRENCIES, remember

LIKELY_ROOMS = {FOE: 8, EVENT: 2, STORE: 3}
"""How likely a room stands behind a door that may hide several, more or less (GSS-4.3)."""


def partial(view: View, seat: int, options: dict[str, Any]) -> State:
    """The table as `seat` knows it; cards nobody told it of have the face UNKNOWN."""
    seats = sum(1 for name in view if name.startswith("seat."))
    s = fresh(seats)
    s.per_player = per_player(options)
    s.least_share = least_share(options)
    public = view["public"]
    s.phase, s.floor, s.round = public["phase"], public["floor"], public["round"]
    s.first, s.drought, s.won = public["first"], public["drought"], public["won"]
    s.tick, s.rolls = view["clock"]
    for other in range(seats):
        _, s.played[other], s.armour[other], s.weave[other], s.taken[other], s.out[other], s.gone[other] = view[
            f"seat.{other}"
        ]
    s.checks = max(s.out)
    s.met = [FOE_INDEX[name] for name in view["met"][0]]
    s.met_events = [EVENT_INDEX[name] for name in view["met"][1]]
    s.faces = [UNKNOWN] * CARDS_IN_ALL
    if "foe" in view:
        _read_battle(s, view, seat)
    if "event" in view:
        event = view["event"]
        s.event, s.representative, s.side = EVENT_INDEX[event["id"]], event["seat"], event["side"]
        s.stake_dice = list(event["dice"])
    if "store" in view:
        s.sale = ITEM_INDEX.get(view["store"]["sale"], -1)
        for other in view["store"]["done"]:
            s.done[other] = 1
    if "die" in view:
        s.bet, s.side, s.die = view["die"]
    if seat != SPECTATOR:
        _read_own(s, view, seat)
    return s


def _read_battle(s: State, view: View, seat: int) -> None:
    foe = view["foe"]
    s.foe, s.players, s.plan_b, s.wall = FOE_INDEX[foe["id"]], foe["players"], foe["plan_b"], foe["wall"]
    s.shown, s.shift = foe["shift"] is not None, foe["shift"] or 0
    if "play" in view:
        for other in view["play"]["ready"]:
            s.committed[other] = 1
        s.pledge = [1 + PLEDGES.index(name) if name else 0 for name in view["play"]["pledges"]]
    if "loot" in view:
        loot = view["loot"]
        s.dividing = True
        s.ping = list(loot["pings"])
        for other in loot["confirmed"]:
            s.confirmed[other] = 1
        s.lots = len(loot["lots"])
    elif s.won:
        s.lots = len(FOES[s.foe].loot)
    if "horde" in view:
        horde = view["horde"]
        s.revealed = horde["up"]
        s.horde, s.owner, s.power, s.mark = _read_cards(s, horde["cards"], seat)
        s.earlier, s.earlier_owner, s.earlier_power, s.earlier_mark = _read_cards(s, horde["earlier"], seat)
    if "count" in view:
        count = view["count"]
        s.revealed = True
        s.gains = [value for handle, name, amount in count["gains"] for value in (handle, INDEX[name], amount)]
        s.foe_gains = [value for name, amount in count["foe"] for value in (INDEX[name], amount)]
        s.dice = [value for pair in count["dice"] for value in pair]
        s.spoiled = count["spoiled"]
        if count["fixed"]:
            s.alone, s.against = count["horde"], count["against"]


def _read_cards(s: State, rows: list[list[Any]], seat: int) -> tuple[list[int], list[int], list[int], list[int]]:
    handles, owners, powers, marks = [], [], [], []
    for handle, name, mark, power in rows:
        if name is not None:
            s.faces[handle] = INDEX[name]
        handles.append(handle)
        owners.append(seat if mark & OWN else -1)
        powers.append(power)
        marks.append(mark & ~OWN)
    return handles, owners, powers, marks


def _take(s: State, cards: list[list[Any]]) -> list[int]:
    for handle, name in cards:
        s.faces[handle] = INDEX[name]
    return [handle for handle, _ in cards]


def _read_own(s: State, view: View, seat: int) -> None:
    purse, hand, mind = view["purse"], view["hand"], view.get("mind", {})
    s.objective[seat] = OBJECTIVES.index(purse["objective"])
    s.gold[seat], s.trophies[seat], s.foresight[seat] = purse["gold"], purse["trophies"], purse["foresight"]
    s.invest_gold[seat], s.invest_trophies[seat] = purse["invest"]
    s.won_gold[seat], s.won_trophies[seat] = purse["won"]
    s.receipts[seat] = [
        value
        for item, currency, cost in purse["receipts"]
        for value in (ITEM_INDEX[item], CURRENCIES.index(currency), cost)
    ]
    s.hand[seat] = _take(s, hand["cards"])
    s.chosen[seat] = list(hand["chosen"])
    s.stake = _take(s, hand["staked"])
    s.looks[seat] = [[target, gone, *(INDEX[name] for name in names)] for target, gone, names in mind.get("looks", ())]
    s.under[seat] = [INDEX[name] for name in mind.get("under", ())]
    s.lost[seat] = [INDEX[name] for name in mind.get("lost", ())]
    if "offered" in mind:
        s.offered = _take(s, mind["offered"])
        s.buyer = seat


# ---------------------------------------------------------------- imagining


def imagine(view: View, seat: int, chance: AnyChance, options: dict[str, Any]) -> State:
    """A whole table that fits what `seat` knows."""
    s = partial(view, seat, options)
    _cards(s, view, seat, chance)
    _owners(s, view, seat, chance)
    _choices(s, seat, chance)
    _supplies(s, view, chance, options)
    _fortunes(s, seat, chance)
    return s


class _Stock:
    """The cards not seen, each with a number nobody knows: taken at random, or of a kind if there is one left."""

    def __init__(self, s: State, chance: AnyChance, placed: set[int]) -> None:
        left = list(COUNT)
        for handle in placed:
            if s.faces[handle] != UNKNOWN:
                left[s.faces[handle]] -= 1
        self.kinds = [kind for kind, count in enumerate(left) for _ in range(count)]
        chance.shuffle("imagine", self.kinds)
        self.numbers = [handle for handle in range(CARDS_IN_ALL) if handle not in placed]
        self.faces = s.faces

    def deal(self, kind: int = -1) -> int:
        handle = self.numbers.pop()
        self.faces[handle] = self.face(kind)
        return handle

    def face(self, kind: int = -1) -> int:
        if kind in self.kinds:
            self.kinds.remove(kind)
            return kind
        return self.kinds.pop()


def _cards(s: State, view: View, seat: int, chance: AnyChance) -> None:
    """Hands, stake, deck and Pile. What the seat has seen of hands, deck and Pile comes first."""
    placed = {*s.horde, *s.earlier, *s.stake, *s.offered, *s.hand[seat]} if seat >= 0 else {*s.horde, *s.earlier}
    stock = _Stock(s, chance, placed)
    asking: list[Any] = view["agenda"][-1] if view.get("agenda") else [""]
    choice = asking if asking[0] == "store_choice" else None
    open_hand = s.offered if choice and choice[1] == seat and choice[3] >= 0 else []
    looks = {look[0]: look for look in s.looks[seat]} if seat >= 0 else {}
    hidden_pile, under = [], []
    pile, deck = view["public"]["pile"], view["public"]["deck"]
    for kind in s.lost[seat][:pile] if seat >= 0 else ():
        if kind in stock.kinds:
            hidden_pile.append(stock.deal(kind))
    for kind in s.under[seat][-deck:] if seat >= 0 and deck else ():
        if kind in stock.kinds:
            under.append(stock.deal(kind))
    for other in range(s.seats):
        held = view[f"seat.{other}"][0]
        if other == seat:
            continue
        if open_hand and choice and other == choice[3]:
            s.hand[other] = open_hand[:]
            continue
        known = looks[other][2:] if other in looks else []
        if known:
            chance.shuffle("imagine", known)
            known = known[: max(0, min(len(known) - looks[other][1], held))]
        s.hand[other] = [stock.deal(kind) for kind in known]
        s.hand[other] += [stock.deal() for _ in range(held - len(s.hand[other]))]
    if s.event >= 0 and not s.stake:
        s.stake = [stock.deal() for _ in range(view["event"]["staked"])]
    if choice and choice[1] != seat:
        s.buyer, s.target = choice[1], choice[3]
        s.offered = s.hand[s.target][:] if s.target >= 0 else [stock.deal(), stock.deal()]
        if s.target >= 0:
            remember(s, s.buyer, s.target)
    elif choice:
        s.target = choice[3]
    for handle in s.horde:
        if s.faces[handle] == UNKNOWN:
            s.faces[handle] = stock.face()
    s.pile = hidden_pile + [stock.deal() for _ in range(pile - len(hidden_pile))]
    s.deck = [*reversed(under), *(stock.deal() for _ in range(deck - len(under)))]


def _owners(s: State, view: View, me: int, chance: AnyChance) -> None:
    """Whose the cards of the Horde are: as many of each seat as it played; who is asked for a rite has a card."""
    pool = [seat for seat in range(s.seats) if seat != me for _ in range(s.played[seat])]
    chance.shuffle("imagine", pool)
    rite = next((step[1] for step in reversed(view.get("agenda") or []) if step[0] == "rite"), -1)
    order = sorted(range(len(s.horde)), key=lambda place: s.horde[place] != rite)
    for place in order:
        if s.owner[place] >= 0 or s.mark[place] & 2 or not pool:
            continue
        able = [n for n, seat in enumerate(pool) if s.horde[place] != rite or s.hand[seat]]
        s.owner[place] = pool.pop(able[-1] if able else -1)


def _choices(s: State, seat: int, chance: AnyChance) -> None:
    """What others have committed: any legal number of their cards."""
    for other in range(s.seats):
        if other != seat and s.committed[other]:
            lo, hi = limits(s, other)
            order = list(range(len(s.hand[other])))
            chance.shuffle("imagine", order)
            size = lo + chance.below("imagine", hi - lo + 1)
            s.chosen[other] = [s.hand[other][place] for place in sorted(order[:size])]


def _supplies(s: State, view: View, chance: AnyChance, options: dict[str, Any]) -> None:
    """Foes and events not met yet, behind doors that hint at them, and the final foe."""
    finals = [foe.index for foe in FOES if foe.final]
    wanted = options.get("final_foe", "random")
    s.final = chance.pick("imagine", finals) if wanted == "random" else FOE_INDEX[wanted]
    if s.foe >= 0 and FOES[s.foe].final:
        s.final = s.foe
    new = [foe.index for foe in FOES if not foe.final and foe.index not in s.met]
    met = [foe for foe in dict.fromkeys(s.met) if not FOES[foe].final]
    events = [event for event in range(len(EVENTS)) if event not in s.met_events]
    chance.shuffle("imagine", new)
    chance.shuffle("imagine", events)
    old_events = list(dict.fromkeys(s.met_events))
    piles = {FOE: (new, met), EVENT: (events, old_events)}
    told = view.get("mind", {}).get("doors")
    doors: list[int] = []
    for place, wish in enumerate(view.get("doors") or told or ()):
        if told:
            room, name = ROOMS.index(told[place][0]), told[place][1]
            what = FOE_INDEX[name] if room == FOE else EVENT_INDEX[name] if room == EVENT else 0
        else:
            room, what = _behind(s, wish, piles, chance)
        doors += (room, what)
        for pile in piles.get(room, ()):
            if what in pile:
                pile.remove(what)
    if view.get("doors"):
        s.doors = doors
    else:
        s.ahead = doors
    s.events, s.visited = events, old_events
    for tier in range(3):
        s.supply[tier] = [foe for foe in new if FOES[foe].tier == tier]
        s.fought[tier] = [foe for foe in met if FOES[foe].tier == tier]


def _behind(
    s: State, wish: list[str], piles: dict[int, tuple[list[int], list[int]]], chance: AnyChance
) -> tuple[int, int]:
    """Something that gives such a hint; new things before those met already. After a side room only foes."""
    rooms = (FOE, EVENT) if s.first else (FOE,)
    for age in (0, 1):
        found: list[tuple[int, int]] = []
        for room in rooms:
            fitting = [what for what in piles[room][age] if hint(room, what) == wish][:1]
            found += [(room, what) for what in fitting] * LIKELY_ROOMS[room]
        if age == 0 and s.first and hint(STORE, 0) == wish:
            found += [(STORE, 0)] * LIKELY_ROOMS[STORE]
        if found:
            return chance.pick("imagine", found)
    raise ValueError(f"nothing behind a door hints at {wish}")


def _fortunes(s: State, seat: int, chance: AnyChance) -> None:
    """Objectives, gold and trophies of the others."""
    others = [n for n in range(len(OBJECTIVES)) if n != SOLE_SURVIVOR]
    spare = seat < 0 or s.objective[seat] != SOLE_SURVIVOR
    for other in range(s.seats):
        if other == seat:
            continue
        n = chance.below("imagine", len(OBJECTIVES))
        if n == SOLE_SURVIVOR and not spare:
            n = chance.pick("imagine", others)
        spare = spare and n != SOLE_SURVIVOR
        s.objective[other] = n
        if not s.out[other]:
            s.gold[other] = 10 * chance.below("imagine", 10)
            s.trophies[other] = chance.below("imagine", 8)


# ---------------------------------------------------------------- what a seat cannot tell apart


def hidden(match: Match[State], seat: int) -> list[list[int]]:
    """Handles of the cards and of the objectives that `seat` does not see."""
    s = match.state
    open_hands = bool(match.options.get("spectators_see_hands", False))
    cards = [handle for handle in range(CARDS_IN_ALL) if sees_card(s, seat, handle, open_hands) is not Sight.ALL]
    objectives = [OBJECTIVE + other for other in range(s.seats) if other != seat and s.phase != "over"]
    return [cards, objectives]


def swap(match: Match[State], a: int, b: int) -> None:
    """Exchange what the two handles stand for. Answers and choices name handles: they stay with them."""
    s = match.state
    if a >= OBJECTIVE:
        x, y = a - OBJECTIVE, b - OBJECTIVE
        s.objective[x], s.objective[y] = s.objective[y], s.objective[x]
    else:
        s.faces[a], s.faces[b] = s.faces[b], s.faces[a]


def identity(match: Match[State], thing: int) -> str | None:
    """What a handle stands for now."""
    s = match.state
    return OBJECTIVES[s.objective[thing - OBJECTIVE]] if thing >= OBJECTIVE else KINDS[s.faces[thing]]


def things(match: Match[State]) -> list[str]:
    """The cards wherever they are, the foes and the events: play conserves them."""
    s = match.state
    offered = s.offered if s.target < 0 else []
    zones = (s.deck, s.pile, *s.hand, s.horde, s.earlier, s.stake, offered)
    behind = s.doors or s.ahead
    doors = [(behind[i], behind[i + 1]) for i in range(0, len(behind), 2)]
    foes = [foe for tier in (*s.supply, *s.fought) for foe in tier] + [what for room, what in doors if room == FOE]
    events = s.events + s.visited + [what for room, what in doors if room == EVENT]
    return sorted(
        [KINDS[s.faces[handle]] for zone in zones for handle in zone]
        + [FOES[foe].id for foe in foes]
        + [str(EVENTS[event]["id"]) for event in events]
    )
