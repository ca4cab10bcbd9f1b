"""Who sees what (GOB section 14), and the sections of a view.

Pieces, sites and caves are their ids, hexes "ccrr", seats 0 and 1 (-1 none). MP and points are halves.

    public    phase       "feudal_setup" "goblin_setup" "goblin_move" "goblin_combat" "feudal_move" "feudal_combat"
                          "cycle_end" "over"
              king        the seat of the Goblin player; reign, cycle (of the reign; Raid: of the game), turn
              alarm       raised; plundered: the last turn in which a site was plundered
              baron       [drawn (turn, 0 not yet), arrival (turn; 0 unless you may know), entry hex or ""]
              exit        the hex by which the feudal side withdraws, or ""
              re          [deployed at the start of this cycle, stood on the map in this cycle]
              serial      number of the clock's run
    score     points (plunder of this cycle, Campaign: of this reign), start (points when the cycle began), confidence,
              drought (cycles in a row without a plunder point), and per seat: totals (Raid), plunder, losses (goblin
              units), cycles
    sites     per site of `map_graph.SITES`: "marker" "taken" (on its way) "out" "home" "ruins"
    loads     [[unit, site], ...]: carriers you see
    sacked    sites in ruins next cycle (GOB-11.10)
    pieces    [[id, place], ...] of all pieces you know, those of one hex bottom to top. A place is a hex (a cave's hex:
              waiting) or a word of `state.OFF`. Of a stack out of sight that is its top counter alone
    down      hexes whose top counter is face down ("feudal foot"); not for the Feudal player
    foot      feudal leaders you know that are on foot
    heights   {hex: counters} (option stack_height)
    reserve   [set aside, staying home]: how many goblins (not during set-up)
    battle    (combat, and while bags are counted) battles [[own, enemy, declared, involved, fought], ...] of the phasing
              side; now (-1), step; done: hexes attacked in this step; fired [[unit, points], ...]; struck, fell_back,
              moved: pieces; retreat, rout: what befell goblins in this battle; target (hex), checking, fleeing,
              group: pieces; trail: hexes, runners: who flees
              hex by hex; routed [[piece, zones], ...]; bags: sites to be counted

For a seat alone:

    mine      orders {name: value}; preferred [leader, ...]; down [unit, ...] (own, face down);
              moves {leader: [spent, heavy, stepped, stopped]}, carried [[unit, leader], ...], acted, passage (leader or
              ""), load (what it carries), surplus {hex: n}, fresh [[site, leader], ...]: the own movement phase;
              reinforcing, placing [[piece, [hex, ...]], ...]: the Feudal player's set-up (no hexes: any unruined site)

    delayed   (spectators, option all_delayed) [[id, place], ...] two turns ago
"""

from __future__ import annotations

from typing import Any

from game.engine.match import Match
from game.engine.sight import SPECTATOR, Sight
from game.titles.goblin_raid.rules.board import board
from game.titles.goblin_raid.rules.map_graph import NEAR, SITES
from game.titles.goblin_raid.rules.pieces import ALL, FEUDAL, GOBLIN, IDS, LEADER, LEADERS, OF_SIDE, SIDE
from game.titles.goblin_raid.rules.state import (
    HOME,
    ON_SITE,
    OUT,
    RUINS,
    State,
    fresh_markers,
    on_map,
    routs,
    seat_of,
    stacks,
    top,
)

_TOLD = frozenset(("lost", "dead", "reinforcements", "gate", "withdrawn", "unused"))
SITE_WORDS = {ON_SITE: "marker", OUT: "out", HOME: "home", RUINS: "ruins"}


def in_sight(s: State, found: str, side: int, piles: dict[str, list[int]]) -> bool:
    """Whether the whole stack of `side` in this hex is seen by the other side (GOB-6.8)."""
    return any(near in piles and SIDE[piles[near][0]] != side and on_map(near) for near in NEAR[found])


def shown(s: State, side: int) -> frozenset[int]:
    """The pieces of `side` that the other side knows, on the field, in caves and off the map (GOB-14.1)."""
    now = board(s)
    key = side, s.phase.endswith("setup"), s.count_text, tuple(s.preferred), tuple(s.down)
    known = now.shown.get(key)
    if known is None:
        known = now.shown[key] = frozenset(_shown(s, side))
    return known


def _shown(s: State, side: int) -> set[int]:
    at = s.at
    found = {p for p in OF_SIDE[side] if at[p] in _TOLD or (at[p] == "home" and LEADER[p])}
    if side == GOBLIN and s.phase.endswith("setup"):
        return found
    now, down = board(s), s.down
    for place, pile in now.piles.items():
        if SIDE[pile[0]] != side:
            continue
        if place in now.close:
            found.update([piece for piece in pile if not down[piece]])
        elif not down[first := top(s, pile)]:
            found.add(first)
    return found


def known(s: State, seat: int) -> set[int]:
    """The pieces whose place this seat knows."""
    if s.phase in ("cycle_end", "over"):
        return set(ALL)
    found: set[int] = set()
    for side in (GOBLIN, FEUDAL):
        if seat != SPECTATOR and seat == seat_of(s, side):
            found.update(OF_SIDE[side])
        else:
            found |= shown(s, side)
    return found


def sees(match: Match, seat: int, thing: int) -> Sight:
    """The oracle: a piece is known with all it is, or it is one of so many."""
    return Sight.ALL if thing in known(match.state, seat) else Sight.COUNT


def view(match: Match, seat: int) -> dict[str, Any]:
    """The sections that `seat` sees, built from nothing by what the table of section 14 allows."""
    s: State = match.state
    mine = known(s, seat)
    told = s.entry != "" or s.phase == "over" or (seat != SPECTATOR and seat == seat_of(s, FEUDAL))
    out: dict[str, Any] = {
        "public": {
            "phase": s.phase,
            "king": s.king,
            "reign": s.reign,
            "cycle": s.cycle,
            "turn": s.turn,
            "alarm": s.alarm,
            "plundered": s.plundered,
            "baron": [s.drawn, s.arrival if told else 0, s.entry],
            "exit": s.exit,
            "re": [s.re_started, s.re_appeared],
            "serial": s.serial,
        },
        "score": {
            "points": s.points,
            "start": s.start_points,
            "confidence": s.confidence,
            "drought": s.drought,
            "totals": s.totals[:],
            "spotted": s.spotted[:],
            "plunder": s.plunder[:],
            "losses": s.losses[:],
            "cycles": s.cycles[:],
        },
        "sites": [SITE_WORDS.get(where, "taken") for where in s.sites],
        "loads": [[IDS[where], site.id] for site, where in zip(SITES, s.sites) if where >= 0 and where in mine],
        "sacked": [SITES[site].id for site in s.sacked],
        "pieces": [row for piece, row in board(s).rows if piece in mine],
        "foot": [IDS[piece] for piece in LEADERS[FEUDAL] if s.foot[piece] and piece in mine],
    }
    setting_up = s.phase.endswith("setup")
    if not setting_up:
        out["reserve"] = [s.at.count("aside"), s.at.count("stay")]
    if seat == SPECTATOR or seat != seat_of(s, FEUDAL):
        out["down"] = _down_tops(s)
    if match.options.get("stack_height", "hidden") == "visible":
        out["heights"] = {
            place: len(pile)
            for place, pile in sorted(stacks(s).items())
            if on_map(place) and not (setting_up and SIDE[pile[0]] == GOBLIN)
        }
    if s.own or s.bags:
        out["battle"] = battle_section(s)
    if seat != SPECTATOR:
        out["mine"] = _mine(s, seat)
    elif match.options.get("spectator_view") == "all_delayed" and len(s.past) > 2:
        out["delayed"] = [[IDS[piece], place] for piece, place in enumerate(s.past[0])]
    return out


def _down_tops(s: State) -> list[str]:
    lying = {s.at[piece] for piece in ALL if s.down[piece]}
    piles = stacks(s)
    return sorted([place for place in lying if place in piles and s.down[top(s, piles[place])]])


def battle_section(s: State) -> dict[str, Any]:
    return {
        "battles": [
            [own[:], enemy[:], names(declared), names(involved), fought]
            for own, enemy, declared, involved, fought in zip(s.own, s.enemy, s.declared, s.involved, s.fought)
        ],
        "now": s.battle,
        "step": s.step,
        "done": s.struck_hexes[:],
        "fired": [[IDS[piece], s.fired[piece]] for piece in ALL if s.fired[piece]],
        "struck": flagged(s.struck),
        "fell_back": flagged(s.fell_back),
        "moved": flagged(s.moved),
        "retreat": s.retreat,
        "rout": s.rout,
        "target": s.target,
        "checking": names(s.checking),
        "fleeing": names(s.fleeing),
        "group": names(s.group),
        "trail": s.trail[:],
        "runners": names(s.runners),
        "routed": [[IDS[rout.piece], rout.zones] for rout in routs(s)],
        "bags": [SITES[site].id for site in s.bags],
    }


def names(pieces: list[int]) -> list[str]:
    return [IDS[piece] for piece in pieces]


def flagged(flags: list[int]) -> list[str]:
    return [IDS[piece] for piece in ALL if flags[piece]]


def _mine(s: State, seat: int) -> dict[str, Any]:
    """What the seat alone knows."""
    side = FEUDAL if seat == seat_of(s, FEUDAL) else GOBLIN
    own = OF_SIDE[side]
    out: dict[str, Any] = {
        "orders": {
            "auto_attack": s.auto_attack[seat],
            "auto_flee": s.auto_flee[seat],
            "auto_plunder": s.auto_plunder[seat],
        },
        "preferred": names([piece for piece in s.preferred if SIDE[piece] == side]),
        "down": [IDS[piece] for piece in own if s.down[piece]],
    }
    if s.phase == ("goblin_move", "feudal_move")[side]:
        out["moves"] = {
            IDS[piece]: [s.spent[piece], s.heavy[piece], s.stepped[piece], s.stopped[piece]]
            for piece in own
            if s.spent[piece] or s.stepped[piece] or s.stopped[piece]
        }
        out["carried"] = [[IDS[piece], IDS[s.carrier[piece]]] for piece in own if s.carrier[piece] >= 0]
        out["acted"] = s.acted
        out["passage"] = IDS[s.passage] if s.passage >= 0 else ""
        out["load"] = names(s.load)
        out["surplus"] = dict(sorted(s.surplus.items()))
        out["fresh"] = [[SITES[marker.site].id, IDS[marker.leader]] for marker in fresh_markers(s)]
    if s.phase == "feudal_setup" and side == FEUDAL:
        out["reinforcing"] = s.reinforcing
        out["placing"] = [[IDS[piece], spots[:]] for piece, spots in zip(s.placing, s.spots)]
    return out
