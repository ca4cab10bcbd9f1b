"""Whether the reasons of Goblin's bot hold, in the state as it truly is."""

from __future__ import annotations

from collections.abc import Iterator

from game.titles.goblin_raid.bot import reasons
from game.titles.goblin_raid.rules import plays
from game.titles.goblin_raid.rules.map_graph import CAVES, NEAR, SITE, SITES
from game.titles.goblin_raid.rules.pieces import IDS, INDEX, LEADER, MELEE, SIDE
from game.titles.goblin_raid.rules.state import ON_SITE, melee_total, pieces_in
from tests.bots.test_reasons import Checks, Moment
from tests.titles.goblin_raid.dsl import G, free_run


def bags_of(at: Moment) -> int:
    play = plays.read(at.choice)
    assert isinstance(play, plays.March | plays.Step)
    carriers = [INDEX[piece] for piece in play.carry]
    return sum(site.bags for site in SITES if at.match.state.sites[site.index] in carriers)


def bags_safe(at: Moment, reason: reasons.BagsSafe) -> bool:
    return bags_of(at) == reason.bags > 0


def steps(here: str, there: str) -> int:
    """How many hexes from one to the other."""
    reached, n = {here}, 0
    while there not in reached:
        reached |= {near for found in reached for near in NEAR[found]}
        n += 1
    return n


def enemy_near(at: Moment, reason: reasons.EnemyNear) -> bool:
    play, s = plays.read(at.choice), at.match.state
    assert isinstance(play, plays.March | plays.Step)
    leader, enemy = INDEX[play.leader], INDEX[reason.enemy]
    near = steps(s.at[leader], s.at[enemy]) == reason.n
    return near and bool(LEADER[enemy]) and SIDE[enemy] != SIDE[leader] and bags_of(at) == reason.bags


def bags_there(at: Moment, reason: reasons.BagsThere) -> bool:
    site = SITE[reason.site]
    return at.match.state.sites[site.index] == ON_SITE and site.bags == reason.bags


def closer(at: Moment, reason: reasons.Closer) -> bool:
    play, s, site = plays.read(at.choice), at.match.state, SITE[reason.site]
    assert isinstance(play, plays.March | plays.Step | plays.AssignLeader)
    to = CAVES[play.cave] if isinstance(play, plays.AssignLeader) else play.to
    before = None if isinstance(play, plays.AssignLeader) else steps(s.at[INDEX[play.leader]], site.hex)
    nearer = steps(to, site.hex) == reason.n and (before is None or reason.n < before)
    return nearer and s.sites[site.index] == ON_SITE and site.bags == reason.bags


def stronger(at: Moment, reason: reasons.Stronger) -> bool:
    play, s = plays.read(at.choice), at.match.state
    if isinstance(play, plays.Fight):
        mine = sum(MELEE[piece] for here in s.own[play.battle] for piece in pieces_in(s, here))
        theirs = sum(melee_total(pieces_in(s, here)) for here in s.enemy[play.battle])
        return mine == reason.mine > reason.theirs == theirs
    assert isinstance(play, plays.Melee) and all(piece in IDS for piece in play.pieces)
    mine = sum(MELEE[INDEX[piece]] for piece in play.pieces)
    return mine == reason.mine > reason.theirs == melee_total(pieces_in(s, play.target))


def die_is_no_better(at: Moment, reason: reasons.DieIsNoBetter) -> bool:
    """All bags counted flat bring what as many dice would on average."""
    play, match = plays.read(at.choice), at.match.copy()
    assert isinstance(play, plays.CountBags) and not play.dice
    before = match.state.points
    match.play(at.seat, at.choice)
    return bool(match.state.points - before == 2 * play.flat * 3.5)


def staged() -> Iterator[Moment]:
    """A free run, which play seldom brings."""
    t = free_run()
    t.play(["flee", ["goblin_rabble_1"], ["1012"]])
    ask = t.match.seat_ask(G)
    assert ask is not None and ask.kind == "run"
    yield Moment(t.match, G, ask, ask.default)


STAGED = staged
CHECKS: Checks = {
    reasons.BagsSafe: bags_safe,
    reasons.EnemyNear: enemy_near,
    reasons.BagsThere: bags_there,
    reasons.Closer: closer,
    reasons.Stronger: stronger,
    reasons.DieIsNoBetter: die_is_no_better,
}
