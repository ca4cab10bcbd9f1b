"""Whether the reasons of BattleGoats' bot hold: fights in imagined worlds, counts on the table."""

from __future__ import annotations

from game.engine import match as engine
from game.engine.chance import FastChance
from game.engine.match import Match
from game.titles.battlegoats.bot import reasons
from game.titles.battlegoats.rules.cards import CARDS, INDEX
from tests.bots.test_reasons import Checks, Moment

WORLDS = 24
OFF = 0.3
"""How far a share told in tenths may lie from that of so many worlds."""


def fell(match: Match, owner: int) -> int:
    return len(match.state.pile[owner])


def odds(at: Moment, reason: reasons.Odds) -> bool:
    return _fits(reason.wins, [fells and not falls for fells, falls in fights(at)])


def both_fall(at: Moment, reason: reasons.BothFall) -> bool:
    return _fits(reason.fights, [fells and falls for fells, falls in fights(at)])


def _fits(told: int, found: list[bool]) -> bool:
    """Ten is no estimate: it says that nothing else can be."""
    return all(found) if told == 10 else abs(sum(found) / WORLDS - told / 10) <= OFF


def fights(at: Moment) -> list[tuple[bool, bool]]:
    """Whether the attack costs the other side a card, and the own, by the rules, in worlds that fit what the seat knows."""
    match, owner, found = at.match, at.choice[2][0][0], []
    for n in range(WORLDS):
        world = engine.imagine(match.rules, match.view(at.seat), at.ask, at.seat, FastChance(f"odds {n}"), match.options,
                               match.seat_kinds)  # fmt: skip
        theirs, own = fell(world, owner), fell(world, at.seat)
        world.play(at.seat, at.choice)
        if world.ask is not None and world.ask.kind == "dodge":
            world.play(world.waiting_for()[0], ["stay"])
        found.append((fell(world, owner) > theirs, fell(world, at.seat) > own))
    return found


def last_card(at: Moment, reason: reasons.LastCard) -> bool:
    return at.match.state.occupied[reason.target].bit_count() == 1


def unknown(at: Moment, reason: reasons.Unknown) -> bool:
    field = at.match.view(at.seat)[f"seat.{reason.target}"]["field"]
    return sum(1 for entry in field if entry is not None and entry[1] is None) == reason.n


def outnumbers(at: Moment, reason: reasons.Outnumbers) -> bool:
    left = at.match.view(at.seat)["public"]["left"]
    return left[reason.target] == reason.n > reason.mine == left[at.seat]


def returns(at: Moment, reason: reasons.Returns) -> bool:
    card, after = INDEX[reason.fallen], at.after()
    return card in at.match.state.pile[at.seat] and card in after.state.field[at.seat * 9 : at.seat * 9 + 9]


def strongest(at: Moment, reason: reasons.Strongest) -> bool:
    packet = [CARDS[INDEX[name]].power for _, name in at.match.view(at.seat)["mine"]["packet"]]
    return max(packet) == reason.n == CARDS[INDEX[at.choice]].power


CHECKS: Checks = {
    reasons.Odds: odds,
    reasons.BothFall: both_fall,
    reasons.LastCard: last_card,
    reasons.Unknown: unknown,
    reasons.Outnumbers: outnumbers,
    reasons.Returns: returns,
    reasons.Strongest: strongest,
}
