"""Why an answer to a question of one seat alone is good: first cards, dice on Earth, fortresses, rituals, the ring."""

from __future__ import annotations

from game.engine.ask import SeatAsk
from game.engine.rules import View
from game.titles.coaching import Reason
from game.titles.lords_of_hell.bot import reason_kinds as told
from game.titles.lords_of_hell.bot.position import votes_missing
from game.titles.lords_of_hell.rules import init, plays, ring, setup
from game.titles.lords_of_hell.rules.ask_facts import AskFacts, facts_of
from game.titles.lords_of_hell.rules.cards import EFFECT, PROTECTION
from game.titles.lords_of_hell.rules.imagining import known
from game.titles.lords_of_hell.rules.promise_limits import ritual_cost
from game.titles.lords_of_hell.rules.state import State, of_type

FACES = range(1, 7)
FEW = 2
"""Hordes among the first cards up to which it is worth a word that they are few."""
CLOSE = 2
"""Votes within which a nominee is worth coming for."""


def reason(view: View, ask: SeatAsk, seat: int, choice: str | int | list[int]) -> Reason | None:
    """Return why it is good, as far as that is sure."""
    s, facts = known(view, seat), facts_of(ask)
    match ask.kind, choice:
        case "mulligan", str(word):
            return _first_cards(s, seat, word)
        case "earth_reroll", str(word):
            return _die(s, seat, facts, word)
        case "fortress", int(card):
            return _walls(s, ask, card)
        case "arrival", ring.HOME:
            return told.AwayOpposesNobody()
        case "arrival", _:
            return _coming(s, seat)
        case "vote", ring.DECLINE:
            return _opposing(s, seat)
        case "vote", int(nominee):
            return _voting(s, seat, nominee)
        case "nominate", int():
            return told.BearsMore()
    return None


def of_ritual(view: View, ask: SeatAsk, seat: int, play: plays.Target | plays.Delay) -> Reason | None:
    """Why a ritual strikes where it does, or waits."""
    s = known(view, seat)
    if isinstance(play, plays.Delay):
        cost = ritual_cost(s, seat, play.card)
        return told.CostsTooMuch(n=cost, mine=s.souls[seat]) if cost > s.souls[seat] else None
    target = play.seat
    if ask.kind == "parley" or target < 0:
        return None
    return told.NobodyAhead(target=target, n=s.vp[target]) if 0 < s.vp[target] == max(s.vp) else None


def _first_cards(s: State, seat: int, word: str) -> Reason | None:
    hordes = len(of_type(s, s.hand[seat], "army"))
    if word == setup.KEEP:
        return told.HordesInHand(n=hordes) if hordes > FEW else None
    return told.LacksWalls(n=hordes) if hordes <= FEW else None


def _die(s: State, seat: int, facts: AskFacts, word: str) -> Reason | None:
    """By the faces that bring more Souls; fiends that are caught have nothing to lose."""
    if facts.piece != init.DEVIL and facts.die in EFFECT[s.faces[facts.piece]].on:
        return told.WouldBeCaught() if word == init.REROLL else None
    now = init.souls_of(s, seat, facts.piece, facts.die)
    better = sum(init.souls_of(s, seat, facts.piece, die) > now for die in FACES)
    if word == init.REROLL:
        return told.RollsBetter(n=better) if 2 * better >= len(FACES) else None
    return told.RollsNoBetter(n=better) if 2 * better < len(FACES) else None


def _walls(s: State, ask: SeatAsk, card: int) -> Reason | None:
    assert ask.space is not None
    other = max((PROTECTION[s.faces[one]] for one in ask.space.each() if one != card), default=None)
    mine = PROTECTION[s.faces[card]]
    return told.BetterWalls(n=mine, other=other) if other is not None and mine > other else None


# ---------------------------------------------------------------- the ring


def _coming(s: State, seat: int) -> Reason | None:
    """For whoever is near the throne; else to have a say."""
    missing = {other: votes_missing(s, other) for other in range(s.seats) if other != seat}
    near = min(missing, key=lambda other: missing[other])
    if 0 < missing[near] <= CLOSE:
        return told.VotesMissing(target=near, n=missing[near])
    return told.AwayHasNoSay()


def _voting(s: State, seat: int, nominee: int) -> Reason | None:
    """Those who have named another oppose for good, and with three seats the Unknown Powers do."""
    still = [other for other in range(s.seats) if s.arrived >> other & 1 and s.votes[other] == ring.UNDECIDED]
    against = ring.opposition(s, nominee) - len(still)
    markers = s.markers[nominee]
    return told.CanBear(target=nominee, against=against, markers=markers) if against < markers else None


def _opposing(s: State, seat: int) -> Reason | None:
    """Whom it keeps from the throne: of others, the one with the most markers."""
    nominees = [other for other in range(s.seats) if s.markers[other] and other != seat]
    most = max(nominees, key=lambda other: (s.markers[other], s.vp[other]), default=None)
    return None if most is None else told.CountsAgainst(target=most, markers=s.markers[most])
