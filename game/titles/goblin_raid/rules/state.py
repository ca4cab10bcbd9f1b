"""What lies on the table of Goblin: plain data, and the small moves that every chapter makes.

A piece stands `at` a place: a hex (in a cave hex it waits), or one of `OFF`. `order` lists the pieces as they last arrived,
so the stack of a hex is read from it, bottom to top. Who sees what stands in `rules/sight.py`. Points are halves.
"""

from __future__ import annotations

from copy import copy as shallow
from typing import Any, NamedTuple

import msgspec

from game.engine.cues import Cue
from game.engine.match import Match
from game.titles.goblin_raid.rules.board import FIELD, board, move
from game.titles.goblin_raid.rules.lookup_tables import LEADERLESS, ORDER_DEFAULTS
from game.titles.goblin_raid.rules.map_graph import SITES
from game.titles.goblin_raid.rules.pieces import (
    ALL,
    ARMOR,
    COUNT,
    COUNT_HAAKON,
    FEUDAL,
    GOBLIN,
    IDS,
    LEADER,
    LIMIT,
    MELEE,
    MISSILE,
    MODIFIER,
    MOUNTED,
    SIDE,
    TEXT_COUNT,
)

OFF = (
    "aside",  # goblins set aside by lot (GOB-3.8)
    "stay",  # goblins staying home this cycle
    "home",  # came home in this cycle
    "lost",  # destroyed in this cycle
    "dead",  # goblins destroyed earlier in this reign
    "militia",  # the piles (GOB-3.6)
    "bonus",
    "reinforcements",
    "gate",  # RE units off the map at the entry hex (GOB-11.5)
    "withdrawn",
    "off",  # feudal survivors who found no room
    "unused",  # not in this version
)
ON_SITE, OUT, HOME, RUINS = -1, -2, -3, -4
"""Where a plunder marker is; 0 or more: the piece that carries it."""
ASIDE = 8
"""How many goblin units are set aside in a Raid (GOB-3.8)."""


class State(msgspec.Struct):
    """Everything on the table."""

    campaign: bool
    count_text: bool = False
    phase: str = "roles"
    king: int = 0
    """The seat of the Goblin player."""
    reign: int = 1
    cycle: int = 0
    """Of the reign (Campaign), of the game (Raid)."""
    turn: int = 0
    serial: int = 0
    """Numbers the runs of clocks."""
    alarm: bool = False
    plundered: int = 0
    """The last turn in which a site was plundered (GOB-11.10)."""
    # pieces
    at: list[str] = []
    order: list[int] = []
    down: list[int] = []
    foot: list[int] = []
    """Feudal leaders that are on foot (GOB-5.6)."""
    preferred: list[int] = []
    """Leaders chosen to command among equals, the latest last (GOB-6.2)."""
    sites: list[int] = []
    sacked: list[int] = []
    """Sites in ruins next cycle by GOB-11.10."""
    # scores, in halves
    points: int = 0
    start_points: int = 0
    confidence: int = 0
    drought: int = 0
    """Cycles in a row without a plunder point (GOB-12.7)."""
    totals: list[int] = []
    spotted: list[int] = []
    """Per seat: 1 once goblins of its raid were spotted; a raid without is a no-show (GOB-13.1a)."""
    plunder: list[int] = []
    losses: list[int] = []
    """Goblin units lost, per seat."""
    cycles: list[int] = []
    # the Baron
    drawn: int = 0
    """The turn in which the marker was drawn."""
    arrival: int = 0
    entry: str = ""
    exit: str = ""
    re_started: bool = False
    re_appeared: bool = False
    # set-up
    reinforcing: int = 0
    """GOB-3.12: 0 no choice, 1 they are deployed, 2 they stay in the pile."""
    placing: list[int] = []
    """Feudal pieces that their player may place, with `spots[i]` for `placing[i]`; no spots: any unruined site."""
    spots: list[list[str]] = []
    # the movement phase
    spent: list[int] = []
    heavy: list[int] = []
    """What a mounted leader has spent on steps with foot units (GOB-5.7)."""
    stepped: list[int] = []
    stopped: list[int] = []
    carrier: list[int] = []
    acted: bool = False
    passage: int = -1
    load: list[int] = []
    """What the leader in passage carries."""
    surplus: dict[str, int] = {}
    """Hexes overstacked when the phase began, and by how many (GOB-6.4)."""
    fresh: list[int] = []
    """Flat pairs of site and leader: the carrier may still be changed (GOB-10.7)."""
    # battles
    own: list[list[str]] = []
    enemy: list[list[str]] = []
    declared: list[list[int]] = []
    involved: list[list[int]] = []
    fought: list[int] = []
    battle: int = -1
    step: str = ""
    struck_hexes: list[str] = []
    fired: list[int] = []
    struck: list[int] = []
    fell_back: list[int] = []
    """Retreated or routed in this phase."""
    moved: list[int] = []
    """Retreated, routed or advanced in this phase."""
    retreat: bool = False
    rout: bool = False
    # a check and what follows
    target: str = ""
    checking: list[int] = []
    fleeing: list[int] = []
    group: list[int] = []
    trail: list[str] = []
    runners: list[int] = []
    """Who flees hex by hex along `trail` (GOB-9.9)."""
    routed: list[int] = []
    """Flat pairs: piece, zone hexes entered."""
    bags: list[int] = []
    """Sites whose bags wait to be counted."""
    # seats
    auto_attack: list[str] = []
    auto_flee: list[str] = []
    auto_plunder: list[str] = []
    past: list[list[str]] = []
    """`at` as it was at the last turns' ends, for delayed spectators (GOB-14.4)."""


def fresh(campaign: bool, count_text: bool = False) -> State:
    """The table before set-up."""
    zero = [0] * COUNT
    return State(
        campaign=campaign,
        count_text=count_text,
        at=["unused"] * COUNT,
        order=list(ALL),
        down=zero[:],
        foot=zero[:],
        sites=[ON_SITE] * len(SITES),
        totals=[0, 0],
        spotted=[0, 0],
        plunder=[0, 0],
        losses=[0, 0],
        cycles=[0, 0],
        spent=zero[:],
        heavy=zero[:],
        stepped=zero[:],
        stopped=zero[:],
        carrier=[-1] * COUNT,
        fired=zero[:],
        struck=zero[:],
        fell_back=zero[:],
        moved=zero[:],
        auto_attack=[ORDER_DEFAULTS["auto_attack"]] * 2,
        auto_flee=[ORDER_DEFAULTS["auto_flee"]] * 2,
        auto_plunder=[ORDER_DEFAULTS["auto_plunder"]] * 2,
    )


_FLAT = tuple(
    name for name, kind in State.__annotations__.items() if str(kind) in ("list[int]", "list[str]", "dict[str, int]")
)
_DEEP = tuple(name for name, kind in State.__annotations__.items() if str(kind).startswith("list[list"))


def copy(s: State) -> State:
    """A fast copy: every list anew."""
    other: Any = shallow(s)
    for name in _FLAT:
        setattr(other, name, getattr(s, name).copy())
    for name in _DEEP:
        setattr(other, name, [inner.copy() for inner in getattr(s, name)])
    found: State = other
    return found


# ---------------------------------------------------------------- seats and pieces


def seat_of(s: State, side: int) -> int:
    """The seat that plays a side in this cycle."""
    return s.king if side == GOBLIN else 1 - s.king


def side_of(s: State, seat: int) -> int:
    return GOBLIN if seat == s.king else FEUDAL


def phasing(s: State) -> int:
    """The side whose phase it is (GOB-4.2)."""
    return GOBLIN if s.phase.startswith("goblin") else FEUDAL


def limit(s: State, piece: int) -> int:
    """Command limit (GOB-2.4, 17.1)."""
    return TEXT_COUNT.limit if piece == COUNT_HAAKON and s.count_text else LIMIT[piece]


def modifier(s: State, piece: int) -> int:
    return TEXT_COUNT.modifier if piece == COUNT_HAAKON and s.count_text else MODIFIER[piece]


def armor(s: State, piece: int) -> int:
    return TEXT_COUNT.armor if piece == COUNT_HAAKON and s.count_text else ARMOR[piece]


# ---------------------------------------------------------------- hexes and stacks


def on_map(place: str) -> bool:
    """A hex of the field of play: waiting and home units are off it (GOB-5.12)."""
    return place in FIELD


def stacks(s: State) -> dict[str, list[int]]:
    """Hex -> its pieces, bottom to top; caves with waiting goblins too. Not to be changed."""
    return board(s).piles


def stack(s: State, found: str) -> list[int]:
    """The pieces in a hex, bottom to top."""
    return board(s).piles.get(found, [])[:]


def pieces_in(s: State, found: str) -> list[int]:
    """The pieces in a place, by id."""
    if found < "a":
        return board(s).by_id(found)[:]
    return [piece for piece, place in enumerate(s.at) if place == found]


def units_in(s: State, found: str) -> list[int]:
    return [piece for piece in pieces_in(s, found) if not LEADER[piece]]


def leaders_in(s: State, found: str) -> list[int]:
    return [piece for piece in pieces_in(s, found) if LEADER[piece]]


def occupied(s: State, side: int) -> frozenset[str]:
    """The hexes of the field where a side stands; everybody sees them."""
    return board(s).occupied[side]


def commander(s: State, leaders: list[int]) -> int:
    """Who is in command (GOB-6.2); -1 without a leader."""
    best, rank = -1, (-1, -1, -1, -COUNT)
    for piece in leaders:
        chosen = s.preferred.index(piece) if piece in s.preferred else -1
        mine = (limit(s, piece), chosen, modifier(s, piece), -piece)
        if mine > rank:
            best, rank = piece, mine
    return best


def top(s: State, pile: list[int]) -> int:
    """The top counter of a stack (GOB-6.8): who commands, else the unit that arrived last."""
    leaders = [piece for piece in pile if LEADER[piece]]
    if len(leaders) == 1:
        return leaders[0]
    return commander(s, leaders) if leaders else pile[-1]


def allowed(s: State, leaders: list[int]) -> int:
    """How many fighting units may stand with these leaders (GOB-6.1)."""
    if not leaders:
        return LEADERLESS
    return max([limit(s, piece) for piece in leaders]) if len(leaders) > 1 else limit(s, leaders[0])


def room(s: State, pile: list[int]) -> int:
    """Fighting units that still fit (negative: overfull)."""
    leaders = [piece for piece in pile if LEADER[piece]]
    return allowed(s, leaders) - (len(pile) - len(leaders))


def put(s: State, pieces: list[int] | tuple[int, ...], place: str) -> None:
    """Pieces come to a place, on top of what is there."""
    move(s, pieces, place)


def horsed(s: State, piece: int) -> bool:
    """Whether it counts as mounted: a mounted unit, or a feudal leader that is not on foot (GOB-2.5)."""
    return MOUNTED[piece] or (LEADER[piece] and SIDE[piece] == FEUDAL and not s.foot[piece])


def only_mounted(s: State, pile: list[int]) -> bool:
    """GOB-8.4: leaders stacked with fighting units do not matter; leaders alone count by their mode."""
    units = [piece for piece in pile if not LEADER[piece]]
    return all(horsed(s, piece) for piece in units or pile)


def ruins(s: State) -> int:
    """The ruins as a bit for each site."""
    found, at = 0, -1
    for _ in range(s.sites.count(RUINS)):
        at = s.sites.index(RUINS, at + 1)
        found |= 1 << at
    return found


def loaded(s: State, piece: int) -> int:
    """The site whose marker a unit carries; -1 none."""
    return s.sites.index(piece) if piece in s.sites else -1


def melee_total(pile: list[int]) -> int:
    """The defending total of a stack (GOB-7.9, 7.10)."""
    units = [piece for piece in pile if not LEADER[piece]]
    return sum(MELEE[piece] for piece in units or pile)


def missiles_left(s: State, piece: int) -> int:
    return MISSILE[piece] - s.fired[piece]


class FreshMarker(NamedTuple):
    """A marker taken unasked on a leader's way: another unit may still carry it (GOB-10.7)."""

    site: int
    leader: int


def fresh_markers(s: State) -> list[FreshMarker]:
    """What `s.fresh` lists in flat pairs."""
    return [FreshMarker(site, leader) for site, leader in zip(s.fresh[::2], s.fresh[1::2])]


def keep_fresh(s: State, markers: list[FreshMarker]) -> None:
    s.fresh = [n for marker in markers for n in marker]


class Rout(NamedTuple):
    """A piece that has routed, and the zone hexes that it entered (GOB-9.13)."""

    piece: int
    zones: int


def routs(s: State) -> list[Rout]:
    """What `s.routed` lists in flat pairs."""
    return [Rout(piece, zones) for piece, zones in zip(s.routed[::2], s.routed[1::2])]


def keep_routs(s: State, found: list[Rout]) -> None:
    s.routed = [n for rout in found for n in rout]


def clear_battles(s: State) -> None:
    """No battle is under way."""
    s.own, s.enemy, s.declared, s.involved, s.fought = [], [], [], [], []
    s.battle, s.step, s.struck_hexes, s.target = -1, "", [], ""
    s.checking, s.fleeing, s.group, s.trail, s.routed, s.runners = [], [], [], [], [], []
    for name in ("fired", "struck", "fell_back", "moved"):
        setattr(s, name, [0] * COUNT)
    s.retreat = s.rout = False


def cue(match: Match, said: Cue) -> None:
    """A cue in a beat of its own."""
    match.beat()
    match.cue(said)


def ids(pieces: list[int] | tuple[int, ...]) -> list[str]:
    return [IDS[piece] for piece in pieces]
