"""Standing orders of a seat, and choosing who commands among equals: open in every decision (GOB-4.15, 6.2)."""

from __future__ import annotations

from functools import cache

from game.engine.match import Match
from game.engine.spaces import Branch, One
from game.titles.goblin_raid.rules import cues, plays
from game.titles.goblin_raid.rules.board import board
from game.titles.goblin_raid.rules.lookup_tables import ORDERS
from game.titles.goblin_raid.rules.pieces import IDS, INDEX, LEADER, SIDE
from game.titles.goblin_raid.rules.state import State, commander, cue, limit, side_of


def order_branches(s: State, seat: int) -> tuple[Branch, ...]:
    """`["order", [name, value]]` with every value that would change something."""
    return _others(s.auto_attack[seat], s.auto_flee[seat], s.auto_plunder[seat])


@cache
def _others(*now: str) -> tuple[Branch, ...]:
    rows = zip(ORDERS.items(), now)
    values = [[name, value] for (name, every), mine in rows for value in every if value != mine]
    return (Branch("order", (), (One(tuple(values)),)),)


def commander_branches(s: State, seat: int) -> tuple[Branch, ...]:
    """`["choose_commander", hex, leader]` where leaders of equal command limit stand together."""
    side = side_of(s, seat)
    out = []
    now = board(s)
    for found in now.led:
        leaders = [piece for piece in now.by_id(found) if LEADER[piece]]
        if SIDE[leaders[0]] != side:
            continue
        best = commander(s, leaders)
        equal = tuple(IDS[piece] for piece in leaders if limit(s, piece) == limit(s, best) and piece != best)
        if equal:
            out.append(Branch("choose_commander", (found,), (One(equal),)))
    return tuple(out)


def answered(match: Match, s: State, seat: int, play: plays.AnyPlay) -> bool:
    """Carry out a play that leaves the question standing. Whether it was one."""
    if isinstance(play, plays.Order):
        getattr(s, play.setting.name)[seat] = play.setting.value
        return True
    if isinstance(play, plays.ChooseCommander):
        leader = INDEX[play.leader]
        if leader in s.preferred:
            s.preferred.remove(leader)
        s.preferred.append(leader)
        cue(match, cues.Top(hex=play.hex, piece=play.leader, rule="GOB-6.2"))
        return True
    return False
