"""Tables that fit what a seat knows: for previews, for search bots, and for the test of non-interference.

`partial` reads a view back into a state in which unknown pieces stand nowhere; `imagine` places them where they may be.
"""

from __future__ import annotations

from typing import Any

from game.engine.chance import AnyChance
from game.engine.match import Match
from game.engine.rules import View
from game.engine.sight import SPECTATOR
from game.titles.goblin_raid.rules.map_graph import CAVE_AT, SITE, SITES
from game.titles.goblin_raid.rules.pieces import (
    ALL,
    CLASS,
    DELAYS,
    FEUDAL,
    GOBLIN,
    IDS,
    INDEX,
    LEADER,
    MOUNTED,
    RE,
    SIDE,
)
from game.titles.goblin_raid.rules.sight import SITE_WORDS, in_sight, known
from game.titles.goblin_raid.rules.state import (
    ASIDE,
    FreshMarker,
    Rout,
    State,
    allowed,
    fresh,
    keep_fresh,
    keep_routs,
    limit,
    on_map,
    seat_of,
    side_of,
    stacks,
)

UNKNOWN = "unknown"
_SITES = {word: number for number, word in SITE_WORDS.items()}


def partial(view: View, seat: int, options: dict[str, Any]) -> State:
    """The table as `seat` knows it; pieces nobody told it of stand at "unknown"."""
    s = fresh(options.get("version", "raid") == "campaign", options.get("count_stats", "counter") == "text")
    public, score = view["public"], view["score"]
    for name in ("phase", "king", "reign", "cycle", "turn", "alarm", "plundered", "exit", "serial"):
        setattr(s, name, public[name])
    s.drawn, s.arrival, s.entry = public["baron"]
    s.re_started, s.re_appeared = public["re"]
    s.points, s.start_points = score["points"], score["start"]
    s.confidence, s.drought = score["confidence"], score["drought"]
    for name in ("totals", "spotted", "plunder", "losses", "cycles"):
        # A recording of older rules does not say all of them: those stand as at the beginning.
        setattr(s, name, list(score.get(name, getattr(s, name))))
    s.at = [UNKNOWN] * len(ALL)
    for name, place in view["pieces"]:
        s.at[INDEX[name]] = place
    seen = [INDEX[name] for name, _ in view["pieces"]]
    unseen = set(ALL).difference(seen)
    s.order = sorted(unseen) + seen
    s.sites = [_SITES.get(word, -2) for word in view["sites"]]
    for unit, site in view["loads"]:
        s.sites[SITE[site].index] = INDEX[unit]
    s.sacked = [SITE[name].index for name in view["sacked"]]
    for name in view["foot"]:
        s.foot[INDEX[name]] = 1
    if "battle" in view:
        _read_battle(s, view["battle"])
    if seat != SPECTATOR:
        _read_own(s, view["mine"], seat)
    return s


def _pieces(names: list[str]) -> list[int]:
    return [INDEX[name] for name in names]


def _read_battle(s: State, battle: dict[str, Any]) -> None:
    for own, enemy, declared, involved, fought in battle["battles"]:
        s.own.append(list(own))
        s.enemy.append(list(enemy))
        s.declared.append(_pieces(declared))
        s.involved.append(_pieces(involved))
        s.fought.append(fought)
    s.battle, s.step, s.struck_hexes = battle["now"], battle["step"], list(battle["done"])
    for name, points in battle["fired"]:
        s.fired[INDEX[name]] = points
    for flag in ("struck", "fell_back", "moved"):
        for name in battle[flag]:
            getattr(s, flag)[INDEX[name]] = 1
    s.retreat, s.rout, s.target = battle["retreat"], battle["rout"], battle["target"]
    s.checking, s.fleeing, s.group = (_pieces(battle[key]) for key in ("checking", "fleeing", "group"))
    s.trail, s.runners = list(battle["trail"]), _pieces(battle["runners"])
    keep_routs(s, [Rout(INDEX[name], zones) for name, zones in battle["routed"]])
    s.bags = [SITE[name].index for name in battle["bags"]]


def _read_own(s: State, mine: dict[str, Any], seat: int) -> None:
    for name, value in mine["orders"].items():
        getattr(s, name)[seat] = value
        getattr(s, name)[1 - seat] = "propose" if name == "auto_attack" else "ask"
    s.preferred = _pieces(mine["preferred"])
    for name in mine["down"]:
        s.down[INDEX[name]] = 1
    for name, moves in mine.get("moves", {}).items():
        piece = INDEX[name]
        s.spent[piece], s.heavy[piece], s.stepped[piece], s.stopped[piece] = moves
    for unit, leader in mine.get("carried", ()):
        s.carrier[INDEX[unit]] = INDEX[leader]
    s.acted = mine.get("acted", False)
    s.passage = INDEX[mine["passage"]] if mine.get("passage") else -1
    s.load = _pieces(mine.get("load", []))
    s.surplus = dict(mine.get("surplus", {}))
    keep_fresh(s, [FreshMarker(SITE[site].index, INDEX[leader]) for site, leader in mine.get("fresh", ())])
    s.reinforcing = mine.get("reinforcing", 0)
    for name, spots in mine.get("placing", ()):
        s.placing.append(INDEX[name])
        s.spots.append(list(spots))


# ---------------------------------------------------------------- imagining


def imagine(view: View, seat: int, chance: AnyChance, options: dict[str, Any]) -> State:
    """A whole table that fits what `seat` knows."""
    s = partial(view, seat, options)
    sides = (GOBLIN, FEUDAL) if seat == SPECTATOR else (1 - side_of(s, seat),)
    for side in sides:
        _place(s, view, side, chance)
    if s.drawn and not s.arrival:
        s.arrival = max(s.turn + (s.phase == "feudal_move"), s.drawn + chance.pick("imagine", DELAYS))
    _loads(s, view)
    return s


def _open_stacks(s: State, side: int) -> list[str]:
    """The hexes where unknown pieces of a side may lie: under a top counter, out of sight."""
    piles = stacks(s)
    return [
        found
        for found, pile in sorted(piles.items())
        if SIDE[pile[0]] == side and not (on_map(found) and in_sight(s, found, side, piles))
    ]


def _place(s: State, view: View, side: int, chance: AnyChance) -> None:
    unknown = [piece for piece in ALL if SIDE[piece] == side and s.at[piece] == UNKNOWN]
    chance.shuffle("imagine", unknown)
    units = [piece for piece in unknown if not LEADER[piece]]
    leaders = sorted((p for p in unknown if LEADER[p]), key=lambda piece: -limit(s, piece))
    hidden = side == GOBLIN and s.phase.endswith("setup")
    heights: dict[str, int] = view.get("heights", {})
    if side == FEUDAL:
        face_down(s, view, units)
    under = [] if hidden else _open_stacks(s, side)
    tops = {found: pile[-1] for found, pile in stacks(s).items() if found in under}
    s.preferred += [piece for piece in tops.values() if LEADER[piece] and piece not in s.preferred]
    left = {found: heights.get(found, 99) - 1 for found in under}
    aside = (view.get("reserve") or [0, 0]) if side == GOBLIN else [0, 0]
    if not hidden:
        units, leaders = _reserve(s, side, units, leaders, aside, tops)
    for piece in leaders:
        able = [f for f in under if LEADER[tops[f]] and left[f] > 0 and limit(s, piece) <= limit(s, tops[f])]
        able = [f for f in able if f not in CAVE_AT]
        if able:
            found = chance.pick("imagine", able)
            left[found] -= 1
            _under(s, piece, found)
        else:
            s.at[piece] = "stay" if side == GOBLIN else "bonus"
    rest = _fill(s, side, units, under, left, tops, heights, chance)
    for piece in rest:
        s.at[piece] = _sink(s, side, piece)
    if hidden and not s.campaign:
        for piece in [p for p in units if s.at[p] == "stay"][:ASIDE]:
            s.at[piece] = "aside"


def _under(s: State, piece: int, found: str) -> None:
    """Below everything that is known of the stack."""
    s.at[piece] = found
    s.order.remove(piece)
    s.order.insert(0, piece)


def face_down(s: State, view: View, units: list[int]) -> None:
    """A unit face down wherever one is on top: militia first, they are the most."""
    units.sort(key=lambda piece: (MOUNTED[piece], piece in RE, CLASS[piece] != "C"))
    for found in view["down"]:
        piece = units.pop(0)
        s.at[piece] = found
        s.down[piece] = 1
        s.order.remove(piece)
        s.order.append(piece)


def _reserve(
    s: State, side: int, units: list[int], leaders: list[int], aside: list[int], tops: dict[str, int]
) -> tuple[list[int], list[int]]:
    """As many goblins set aside and staying home as is known; leaders that no other could hide stay home."""
    if side != GOBLIN:
        return units, leaders
    units, leaders = units[:], leaders[:]
    for word, many in zip(("aside", "stay"), aside):
        for _ in range(many):
            free = [piece for piece in leaders if not _hideable(s, piece, tops)]
            pool = free if word == "stay" and free else units or leaders
            piece = pool[-1]
            (leaders if piece in leaders else units).remove(piece)
            s.at[piece] = word
    return units, leaders


def _hideable(s: State, leader: int, tops: dict[str, int]) -> bool:
    """Whether a leader could lie under another that is seen on top."""
    return any(
        LEADER[over] and limit(s, over) >= limit(s, leader) for found, over in tops.items() if found not in CAVE_AT
    )


def _fill(
    s: State,
    side: int,
    units: list[int],
    under: list[str],
    left: dict[str, int],
    tops: dict[str, int],
    heights: dict[str, int],
    chance: AnyChance,
) -> list[int]:
    """Units under top counters: as many as are seen to be there, else some. Those that are left."""
    units = units[:]
    for found in under:
        leader = [tops[found]] if LEADER[tops[found]] else []
        room = allowed(s, leader) - (0 if leader else 1)
        if found in heights:
            many = left[found]
        else:
            many = chance.below("imagine", max(0, min(room, left[found])) + 1)
        for _ in range(min(many, len(units))):
            _under(s, units.pop(), found)
    return units


def _sink(s: State, side: int, piece: int) -> str:
    """Where a piece is that lies in no stack."""
    if side == GOBLIN:
        return "stay" if s.phase.endswith("setup") else "home"
    if piece in RE:
        return "off"
    return "militia" if CLASS[piece] == "C" and not LEADER[piece] else "bonus"


def _loads(s: State, view: View) -> None:
    """Markers on their way whose carrier is not seen: under some goblin that is not seen either."""
    piles = stacks(s)
    for index, word in enumerate(view["sites"]):
        if word != "taken" or s.sites[index] >= 0:
            continue
        seats = seat_of(s, FEUDAL)
        mine = known(s, seats)
        able = [p for p in ALL if SIDE[p] == GOBLIN and not LEADER[p] and p not in s.sites and p not in mine]
        out = [piece for piece in able if on_map(s.at[piece])] or able
        if out:
            s.sites[index] = out[0]
            continue
        raise ValueError(f"nobody can carry the marker of {SITES[index].id} in {sorted(piles)}")


# ---------------------------------------------------------------- what a seat cannot tell apart


def hidden(match: Match, seat: int) -> list[list[int]]:
    """Fighting units of the other side that `seat` does not see: goblins; feudal foot."""
    s: State = match.state
    if s.phase in ("cycle_end", "over"):
        return []
    mine = known(s, seat)
    groups = []
    for side in (GOBLIN, FEUDAL):
        group = [
            piece
            for piece in ALL
            if SIDE[piece] == side and piece not in mine and not LEADER[piece] and not MOUNTED[piece]
        ]
        if len(group) > 1:
            groups.append(group)
    return groups


def swap(match: Match, a: int, b: int) -> None:
    """Exchange two pieces: each is where the other was. What battles tell of them by name stays with the name."""
    s: State = match.state
    s.at[a], s.at[b] = s.at[b], s.at[a]
    s.down[a], s.down[b] = s.down[b], s.down[a]
    s.carrier[a], s.carrier[b] = s.carrier[b], s.carrier[a]
    i, j = s.order.index(a), s.order.index(b)
    s.order[i], s.order[j] = b, a
    exchange = {a: b, b: a}
    s.sites = [exchange.get(where, where) for where in s.sites]
    s.load = [exchange.get(piece, piece) for piece in s.load]
    n = {piece: s.placing.index(piece) for piece in (a, b) if piece in s.placing}
    for piece, place in n.items():
        s.placing[place] = exchange[piece]


def things(match: Match) -> list[str]:
    """The counters: play conserves them."""
    s: State = match.state
    return sorted(IDS[piece] for piece in s.order if s.at[piece] != UNKNOWN)
