"""Setup: decks, line-ups, piles, the Event Deck, the first player; and the limits of time (LNR section 3)."""

from __future__ import annotations

from typing import Any

from game.engine import zones
from game.engine.agenda import Step
from game.engine.ask import Ask
from game.engine.cues import only
from game.engine.match import Match
from game.engine.rules import Absence
from game.titles.loot_and_recruit.rules import cues
from game.titles.loot_and_recruit.rules.cards import (
    COPIES,
    EVENT_PHASE,
    HAND_SIZE,
    IS_GOBLIN,
    PERMANENTS,
    PHASES,
    QUICK,
    SETUP,
    SLOTS,
    STARTER,
    TIMING,
)
from game.titles.loot_and_recruit.rules.state import Lineup, State, fresh, named

ABSENCE = Absence(
    away=TIMING["disconnect_grace"],
    idle=TIMING["idle_handover"],
    turns=int(TIMING["bot_takes_over_after_timeouts"]),
    clock="turn",
)
"""LNR-4.13, 4.19."""


def clocks(options: dict[str, Any]) -> dict[str, float | None]:
    """The limits in seconds (LNR-4.11, 8.4). No turn clock means that choices between turns have none either."""
    turn = float(options.get("turn_clock", TIMING["turn"]))
    return {
        "turn": turn or None,
        "flip_choice": float(TIMING["flip_choice"]) if turn else None,
        "reaction": float(options.get("reaction_window", TIMING["reaction_window"])) or None,
    }


def setup(match: Match[State]) -> State:
    """LNR-3.1 to 3.9."""
    chance = match.chance
    s = fresh(match.seats)
    for seat in range(s.seats):
        for card, count in STARTER.items():
            _make(s, s.deck[seat], card, count)
        zones.shuffle(s.deck[seat], s.faces, chance, f"deck:{seat}")
    for n, card in enumerate(PERMANENTS):
        _make(s, s.pile[n], card, COPIES[card]["permanent"])
    for lineup, place in ((s.shop, "shop"), (s.crowd, "crowd")):
        for card, copies in enumerate(COPIES):
            assert place not in copies or IS_GOBLIN[card] == (place == "crowd")
            _make(s, lineup.deck, card, copies.get(place, 0))
        zones.shuffle(lineup.deck, s.faces, chance, place)
        _open(s, lineup)
    for seat in range(s.seats):
        zones.draw(s.deck[seat], s.hand[seat], HAND_SIZE)
    _events(match, s)
    s.first = chance.below("first_player", s.seats)
    return s


def _make(s: State, zone: list[int], card: int, count: int) -> None:
    """`count` copies of a card into a zone, with the next handles."""
    zone += range(len(s.faces), len(s.faces) + count)
    s.faces += [card] * count


def _open(s: State, lineup: Lineup) -> None:
    """LNR-3.6, 3.7."""
    for slot in range(SLOTS):
        lineup.slots[slot] = lineup.deck.pop()
        s.fillings += 1
        lineup.since[slot] = s.fillings


def _events(match: Match[State], s: State) -> None:
    """LNR-3.3: the Event Deck from the top; the rest stays out of the game, unseen."""
    dealt: dict[str, int] = QUICK if match.options.get("event_deck", "standard") == "quick" else SETUP["events"]
    order: list[int] = []
    for phase in PHASES:
        cards = [event for event, other in enumerate(EVENT_PHASE) if other == phase]
        match.chance.shuffle(f"events:{phase}", cards)
        order += cards[: dealt[phase]]
        s.unused += cards[dealt[phase] :]
    s.events = order[::-1]


class Deal(Step[Match[State]], frozen=True, tag="deal"):
    """Each seat is shown its hand; everybody sees who holds the First Player card (LNR-3.8, 3.9)."""

    def run(self, match: Match[State]) -> Ask | None:
        s = match.state
        for seat in range(s.seats):
            match.beat()
            cards = only((seat,), named(s, s.hand[seat]))
            match.cue(cues.Dealt(seat=seat, count=len(s.hand[seat]), cards=cards))
        match.beat()
        match.cue(cues.FirstPlayer(seat=s.first, why="setup", rule="LNR-3.9"))
        return None
