"""Who sees what (GSS section 8), and the sections of a view.

Cards, foes, events, items and objectives are their ids; seats count from 0, doors and lots from 1; -1 or "" is none.

    public    phase        "route" "battle" (the division of loot included) "event" "store" "over"
              floor, round (the last one after a battle), deck and pile (sizes)
              first        these are the first doors of the floor; drought: floors in a row whose first doors had no store
              won          the foe is beaten
    clock     [tick, rolls]: each question with a clock of its own has a tick; rolls: serial of the last die
    seat.N    [hand, played, armours, rerolls, lots, out, gone]: cards in hand; cards played this round (after the lock);
              lots taken so far; out: 0 living, else the how-manieth eliminating hand check it was (equal: together);
              gone: 1 has resigned
    met       foes and events of this match so far, in order
    doors     hints of the doors shown, [[kind, size], ...] (ROUTE alone)
    foe       (BATTLE) id; power (basic, of this round), shift (its hidden change), both null while hidden;
              players (living when the round began), plan_b, wall. Abilities in force: those with round <= public.round
    play      (PLAY alone) ready [seat, ...] committed; pledges: per seat "" or its pledge
    horde     (when cards are played) cards [[handle, id or null, mark, power], ...] in Horde order: marks are added up: 1 own,
              2 raised, 4 disabled, 8 Power becomes 0; power: current Power, 0 face down and of a Jester before its die.
              earlier: the same for earlier cards. up: the Horde is face up
    count     (from the reveal on) gains [[handle, card, amount], ...] by bets and rites; foe [[card, amount], ...] by bets;
              dice [[handle, number], ...]; horde (alone) and against (the foe's Power) as they stand; fixed: counted;
              spoiled: a die has turned against the goblins
    die       (while re-rolls may be spent) bet (handle, -1), side (of a bet, or ""), number
    loot      (the division alone) lots [[kind, amount], ...]; pings: per seat lot or 0; confirmed [seat, ...]
    event     id, seat (representative, -1), staked (number), dice [number, ...] of staked Jesters, side
    store     sale (item, ""), gold, trophies (its prices), done [seat, ...]

For a seat alone:

    hand      cards [[handle, id], ...]; chosen [handle, ...] committed; staked [[handle, id], ...]
    purse     objective, gold, trophies, foresight (held), invest [gold, trophies] (held), won [gold, trophies] in this battle,
              receipts [[item, currency, price], ...] of this store
    mind      (when there is anything) doors [[room, id], ...] by foresight: those shown, or the next ones; looks
              [[seat, gone, [id, ...]], ...]: hands seen by a bribe, and how many cards have left that hand unseen since;
              under [id, ...]: put under the deck, the last one lowest; lost [id, ...]: own cards that went to the Pile unseen
              since it was last shuffled; offered [[handle, id], ...] in the own store choice

    hands     per seat [[handle, id], ...]: spectators with option spectators_see_hands; everybody when over
    final     (over) per seat [objective, gold, trophies]
"""

from __future__ import annotations

from typing import Any

from game.engine.match import Match
from game.engine.sight import SPECTATOR, Sight
from game.titles.slayer_slayer.rules.cards import EVENTS, FOES, ITEMS, KINDS, OBJECTIVES, PLEDGES
from game.titles.slayer_slayer.rules.count import totals
from game.titles.slayer_slayer.rules.doors import ROOMS, hints, room_id
from game.titles.slayer_slayer.rules.loot import lots
from game.titles.slayer_slayer.rules.state import State, basic_power, named
from game.titles.slayer_slayer.rules.store import CURRENCIES, price

OBJECTIVE = 100
"""OBJECTIVE + seat is the handle of a seat's Main Objective."""
OWN = 1


def sees(match: Match[State], seat: int, thing: int) -> Sight:
    """The oracle: how much `seat` sees of a card or of a Main Objective."""
    s = match.state
    over = s.phase == "over"
    if thing >= OBJECTIVE:
        return Sight.ALL if over or thing - OBJECTIVE == seat else Sight.BACK
    return sees_card(s, seat, thing, bool(match.options.get("spectators_see_hands", False)))


def sees_card(s: State, seat: int, handle: int, spectators_see_hands: bool = False) -> Sight:
    over = s.phase == "over"
    if handle in s.horde:
        return Sight.ALL if s.revealed or s.owner[s.horde.index(handle)] == seat != SPECTATOR else Sight.BACK
    if handle in s.earlier:
        return Sight.ALL
    if handle in s.offered and seat == s.buyer != SPECTATOR:
        return Sight.ALL
    if handle in s.stake:
        return Sight.ALL if seat == s.representative != SPECTATOR else Sight.COUNT
    for owner, hand in enumerate(s.hand):
        if handle in hand:
            open_hand = over or seat == owner or (seat == SPECTATOR and spectators_see_hands)
            return Sight.ALL if open_hand else Sight.COUNT
    return Sight.COUNT


def view(match: Match[State], seat: int) -> dict[str, Any]:
    """The sections that `seat` sees, built from nothing by what the table of section 8 allows."""
    s = match.state
    out: dict[str, Any] = {
        "public": {
            "phase": s.phase,
            "floor": s.floor,
            "round": s.round,
            "deck": len(s.deck),
            "pile": len(s.pile),
            "first": s.first,
            "drought": s.drought,
            "won": s.won,
        },
        "clock": [s.tick, s.rolls],
        "met": [[FOES[foe].id for foe in s.met], [EVENTS[event]["id"] for event in s.met_events]],
    }
    for other in range(s.seats):
        out[f"seat.{other}"] = [
            len(s.hand[other]),
            s.played[other],
            s.armour[other],
            s.weave[other],
            s.taken[other],
            s.out[other],
            s.gone[other],
        ]
    if s.phase == "route":
        if s.doors:
            out["doors"] = hints(s)
    elif s.phase == "store":
        out["store"] = _store(s)
    elif s.phase == "event":
        out["event"] = _event(s)
    elif s.phase != "over":
        _battle(s, seat, out)
    if s.die:
        out["die"] = [s.bet, s.side, s.die]
    if s.phase == "over" or (seat == SPECTATOR and match.options.get("spectators_see_hands", False)):
        out["hands"] = [named(s, hand) for hand in s.hand]
    if s.phase == "over":
        out["final"] = [[OBJECTIVES[o], gold, trophies] for o, gold, trophies in zip(s.objective, s.gold, s.trophies)]
    if seat != SPECTATOR:
        _own(s, seat, out)
    return out


def _battle(s: State, seat: int, out: dict[str, Any]) -> None:
    out["foe"] = {
        "id": FOES[s.foe].id,
        "power": basic_power(s) if s.shown and s.players else None,
        "shift": s.shift if s.shown else None,
        "players": s.players,
        "plan_b": s.plan_b,
        "wall": s.wall,
    }
    if s.dividing:
        out["loot"] = {
            "lots": lots(s),
            "pings": s.ping[:],
            "confirmed": [other for other in range(s.seats) if s.confirmed[other]],
        }
    elif not s.horde and not s.revealed:
        out["play"] = {
            "ready": [other for other in range(s.seats) if s.committed[other]],
            "pledges": [PLEDGES[pledge - 1] if pledge else "" for pledge in s.pledge],
        }
    if s.horde or s.earlier:
        out["horde"] = {
            "cards": _cards(s, seat, s.horde, s.owner, s.power, s.mark, s.revealed),
            "earlier": _cards(s, seat, s.earlier, s.earlier_owner, s.earlier_power, s.earlier_mark, True),
            "up": s.revealed,
        }
    if s.revealed:
        horde, against = (s.alone, s.against) if s.against >= 0 else totals(s)
        out["count"] = {
            "gains": [[s.gains[i], KINDS[s.gains[i + 1]], s.gains[i + 2]] for i in range(0, len(s.gains), 3)],
            "foe": [[KINDS[s.foe_gains[i]], s.foe_gains[i + 1]] for i in range(0, len(s.foe_gains), 2)],
            "dice": [s.dice[i : i + 2] for i in range(0, len(s.dice), 2)],
            "horde": horde,
            "against": against,
            "fixed": s.against >= 0,
            "spoiled": s.spoiled,
        }


def _cards(
    s: State, seat: int, zone: list[int], owners: list[int], powers: list[int], marks: list[int], up: bool
) -> list[list[Any]]:
    rows: list[list[Any]] = []
    for handle, owner, power, mark in zip(zone, owners, powers, marks):
        own = owner == seat and seat != SPECTATOR
        rows.append([handle, KINDS[s.faces[handle]] if up or own else None, mark | own * OWN, power])
    return rows


def _event(s: State) -> dict[str, Any]:
    return {
        "id": EVENTS[s.event]["id"],
        "seat": s.representative,
        "staked": len(s.stake),
        "dice": s.stake_dice[:],
        "side": s.side,
    }


def _store(s: State) -> dict[str, Any]:
    gold, trophies = price(s, s.sale) if s.sale >= 0 else (0, 0)
    return {
        "sale": ITEMS[s.sale]["id"] if s.sale >= 0 else "",
        "gold": gold,
        "trophies": trophies,
        "done": [other for other in range(s.seats) if s.done[other]],
    }


def _own(s: State, seat: int, out: dict[str, Any]) -> None:
    """What the seat alone sees and knows."""
    receipts = s.receipts[seat]
    out["hand"] = {
        "cards": named(s, s.hand[seat]),
        "chosen": s.chosen[seat][:],
        "staked": named(s, s.stake) if seat == s.representative else [],
    }
    out["purse"] = {
        "objective": OBJECTIVES[s.objective[seat]],
        "gold": s.gold[seat],
        "trophies": s.trophies[seat],
        "foresight": s.foresight[seat],
        "invest": [s.invest_gold[seat], s.invest_trophies[seat]],
        "won": [s.won_gold[seat], s.won_trophies[seat]],
        "receipts": [
            [ITEMS[receipts[i]]["id"], CURRENCIES[receipts[i + 1]], receipts[i + 2]] for i in range(0, len(receipts), 3)
        ],
    }
    mind: dict[str, Any] = {}
    doors = (s.ahead or s.doors) if s.foresight[seat] else []
    if doors:
        mind["doors"] = [[ROOMS[doors[i]], room_id(doors[i], doors[i + 1])] for i in range(0, len(doors), 2)]
    if s.looks[seat]:
        mind["looks"] = [[look[0], look[1], [KINDS[kind] for kind in look[2:]]] for look in s.looks[seat]]
    for name, kinds in (("under", s.under[seat]), ("lost", s.lost[seat])):
        if kinds:
            mind[name] = [KINDS[kind] for kind in kinds]
    if seat == s.buyer and s.offered:
        mind["offered"] = named(s, s.offered)
    if mind:
        out["mind"] = mind
