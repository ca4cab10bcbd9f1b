"""Standing orders of a seat, and choosing who commands among equals: open in every decision (GOB-4.15, 6.2)."""

from __future__ import annotations

from game.engine.match import Match
from game.engine.spaces import Branch, Choice, One
from game.titles.goblin_raid.pieces import IDS, INDEX, LEADER, SIDE
from game.titles.goblin_raid.state import State, commander, cue, limit, on_map, side_of, stacks
from game.titles.goblin_raid.tables import ORDERS


def orders_of(s: State, seat: int) -> dict[str, str]:
    return {name: getattr(s, name)[seat] for name in ORDERS}


def order_branches(s: State, seat: int) -> tuple[Branch, ...]:
    """`["order", [name, value]]` with every value that would change something."""
    now = orders_of(s, seat)
    return (
        Branch(
            "order",
            (),
            (One(tuple([name, value] for name, values in ORDERS.items() for value in values if value != now[name])),),
        ),
    )


def commander_branches(s: State, seat: int) -> tuple[Branch, ...]:
    """`["choose_commander", hex, leader]` where leaders of equal command limit stand together."""
    side = side_of(s, seat)
    out = []
    for found, pile in sorted(stacks(s).items()):
        leaders = sorted(piece for piece in pile if LEADER[piece])
        if SIDE[pile[0]] != side or len(leaders) < 2 or not on_map(found):
            continue
        best = commander(s, leaders)
        equal = tuple(IDS[piece] for piece in leaders if limit(s, piece) == limit(s, best) and piece != best)
        if equal:
            out.append(Branch("choose_commander", (found,), (One(equal),)))
    return tuple(out)


def answered(match: Match, s: State, seat: int, choice: Choice) -> bool:
    """Carry out a choice that leaves the question standing. Whether it was one."""
    if choice[0] == "order":
        name, value = choice[1]
        getattr(s, name)[seat] = value
        return True
    if choice[0] == "choose_commander":
        leader = INDEX[choice[2]]
        if leader in s.preferred:
            s.preferred.remove(leader)
        s.preferred.append(leader)
        cue(match, "top", "GOB-6.2", hex=choice[1], piece=choice[2])
        return True
    return False
