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
    return abs(share_won(at) - reason.wins / 10) <= OFF


def share_won(at: Moment) -> float:
    """How often the attack costs the other side a card, by the rules, in worlds that fit what the seat knows."""
    match, owner, won = at.match, at.choice[2][0][0], 0
    for n in range(WORLDS):
        world = engine.imagine(match.rules, match.view(at.seat), at.ask, at.seat, FastChance(f"odds {n}"), match.options,
                               match.seat_kinds)  # fmt: skip
        before = fell(world, owner)
        world.play(at.seat, at.choice)
        if world.ask is not None and world.ask.kind == "dodge":
            world.play(world.waiting_for()[0], ["stay"])
        won += fell(world, owner) > before
    return won / WORLDS


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
    reasons.LastCard: last_card,
    reasons.Unknown: unknown,
    reasons.Outnumbers: outnumbers,
    reasons.Returns: returns,
    reasons.Strongest: strongest,
}
