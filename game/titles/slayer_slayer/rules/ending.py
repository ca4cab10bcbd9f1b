"""Hand check, tombstones, how the game ends, and scoring (GSS section 7)."""

from __future__ import annotations

from typing import Any

from game.engine.agenda import Step
from game.engine.ask import Ask
from game.engine.match import Match, Result
from game.titles.slayer_slayer.rules import cues
from game.titles.slayer_slayer.rules.cards import FACTORS, OBJECTIVES, PER_CARD, PER_GOLD, PER_TROPHY, SOLE_SURVIVOR
from game.titles.slayer_slayer.rules.state import State, living


class HandCheck(Step[Match[State]], frozen=True, tag="hand_check"):
    """Every living player without a card is eliminated, all at the same moment (GSS-7.1 to 7.3)."""

    def run(self, match: Match[State]) -> Ask | None:
        s = match.state
        falling = [seat for seat in living(s) if not s.hand[seat]]
        if not falling:
            return None
        s.checks += 1
        match.beat()
        for seat in falling:
            eliminate(s, seat)
            match.cue(cues.Tombstone(seat=seat))
        left = living(s)
        if not left:
            end(match, s, "nobody", "GSS-7.3", [])
        elif len(left) == 1 and s.objective[left[0]] == SOLE_SURVIVOR:
            end(match, s, "sole_survivor", "GSS-7.3", left)
        elif all(s.gone[seat] for seat in left):
            end(match, s, "abandoned", "GSS-10.10", [])
        return None


def eliminate(s: State, seat: int) -> None:
    """GSS-7.2: gold, trophies and items go to nobody; from now on the seat sees what spectators see."""
    s.out[seat] = s.checks
    for held in (s.gold, s.trophies, s.armour, s.weave, s.foresight, s.invest_gold, s.invest_trophies):
        held[seat] = 0
    s.won_gold[seat] = s.won_trophies[seat] = s.ping[seat] = s.confirmed[seat] = 0
    s.looks[seat], s.under[seat], s.lost[seat], s.receipts[seat] = [], [], [], []


class Scoring(Step[Match[State]], frozen=True, tag="scoring"):
    """The surface: the highest score wins (GSS-7.4, 7.5)."""

    def run(self, match: Match[State]) -> Ask | None:
        s = match.state
        left = living(s)
        best = max(rank(s, seat) for seat in left)
        end(match, s, "surface", "GSS-7.4", [seat for seat in left if rank(s, seat) == best])
        return None


def parts(s: State, seat: int) -> tuple[int, int, int]:
    """Points for gold, trophies and cards, the objective's doubling included (GSS-7.4)."""
    gold, trophies, cards = FACTORS[s.objective[seat]]
    return (
        gold * PER_GOLD * s.gold[seat],
        trophies * PER_TROPHY * s.trophies[seat],
        cards * PER_CARD * len(s.hand[seat]),
    )


def rank(s: State, seat: int) -> tuple[int, int, int, int]:
    """Score, then cards, trophies, gold (GSS-7.5)."""
    return sum(parts(s, seat)), len(s.hand[seat]), s.trophies[seat], s.gold[seat]


def end(match: Match[State], s: State, outcome: str, rule: str, winners: list[int]) -> None:
    """Winners share place 1; then the living by score; then the eliminated, later is better, together the same place."""
    worth: list[tuple[int, ...]] = []
    for seat in range(s.seats):
        if seat in winners:
            worth.append((2,))
        elif not s.out[seat]:
            worth.append((1, *rank(s, seat)))
        else:
            worth.append((0, s.out[seat]))
    places = tuple(1 + sum(1 for other in worth if other > mine) for mine in worth)
    s.phase = "over"
    tally: dict[str, Any] = {
        "score": tuple(0 if s.out[seat] else sum(parts(s, seat)) for seat in range(s.seats)),
        "gold": tuple(s.gold),
        "trophies": tuple(s.trophies),
        "cards": tuple(len(hand) for hand in s.hand),
    }
    match.beat()
    for seat in range(s.seats):
        match.cue(
            cues.Final(
                seat=seat,
                objective=OBJECTIVES[s.objective[seat]],
                gold=s.gold[seat],
                trophies=s.trophies[seat],
                cards=len(s.hand[seat]),
                parts=list(parts(s, seat)),
                score=tally["score"][seat],
                living=not s.out[seat],
                rule=rule,
            )
        )
    match.beat()
    match.cue(cues.Over(outcome=outcome, winners=winners, places=list(places), rule=rule))
    match.finish(Result(outcome, tuple(winners), places, tally))
