"""Who sees what (LNR section 8, "Information"), and the sections of a view.

Cards and events are their ids; a card is `[handle, id]`. Seats count from 0, platforms and slots from 1; -1 is nobody.

    public    phase ("flip" "turn" "over"), round and turn (from 1), first (holder of the First Player card), active
    event     now (id), past [id, ...], ahead [phase, ...] (the backs that lie ahead, the next one first)
    powers    power [Loot, Recruit, Attack]; attacks (made), allowed, attacked [seat, ...]; discounts [[of, n], ...] (one-use);
              heckled [[seat, platform, n], ...]; ready [handle, ...] (actions not used); paid [handle, ...] (Spoils paid);
              event_paid (the event's Spoils) (of the turn under way)
    falling   cards lifted by an attack, top card first, until captures are made (only then)
    shop      slots [[handle, id] or null, ...], since [serial, ...] (the lowest has lain longest), deck (size), trash
    crowd     the same
    piles     [[id, [handle, ...]], ...]: the permanent piles, the next card last
    gone      cards that have left the game
    seat.N    hand, deck (sizes), discard, play, platforms [[card, ...] x 3] (bottom first), counts [n, ...], hidden: the ids
              of hand and deck together, sorted. (All that ever enters or leaves them is seen by everybody, so this is what
              anybody could have written down; a screen shows of other seats' only the Bodyguards, LNR-14.5.)

For a seat alone:

    hand      [[handle, id], ...]

When it is over, for everybody:

    hands     per seat [[handle, id], ...];  decks  per seat [id, ...], the top card last
    unused    events that were not dealt
"""

from __future__ import annotations

from typing import Any

from game.engine.match import Match
from game.engine.sight import SPECTATOR, Sight
from game.titles.loot_and_recruit.rules.attack import attacks_allowed
from game.titles.loot_and_recruit.rules.cards import EVENT_IDS, EVENT_PHASE, IDS, OF, PERMANENTS, PHASES, PLATFORMS
from game.titles.loot_and_recruit.rules.state import EMPTY, Lineup, State, named, platforms_of

EVENT = 1000
"""EVENT + n is the handle of the event that lies n-th, counted from the top of the Event Deck as it was dealt; the
events that were not dealt lie behind it. What lies there is hidden until it is flipped."""


def event_places(s: State) -> list[int]:
    """The events in the order of their handles: past, present, ahead, not dealt."""
    return [*s.past, *([s.event] if s.event >= 0 else []), *reversed(s.events), *s.unused]


def sees(match: Match[State], seat: int, thing: int) -> Sight:
    """The oracle: how much `seat` sees of a card or of an event."""
    s = match.state
    if s.phase == "over":
        return Sight.ALL
    if thing >= EVENT:
        return Sight.ALL if thing - EVENT < len(s.past) + (s.event >= 0) else Sight.COUNT
    for owner in range(s.seats):
        if thing in s.hand[owner]:
            return Sight.ALL if owner == seat else Sight.COUNT
        if thing in s.deck[owner]:
            return Sight.COUNT
    return Sight.COUNT if thing in s.shop.deck or thing in s.crowd.deck else Sight.ALL


def view(match: Match[State], seat: int) -> dict[str, Any]:
    """The sections that `seat` sees, built from nothing by what the table of section 8 allows."""
    s = match.state
    out: dict[str, Any] = {
        "public": {"phase": s.phase, "round": s.round, "turn": s.turn, "first": s.first, "active": s.active},
        "event": _event(s),
        "shop": _lineup(s, s.shop),
        "crowd": _lineup(s, s.crowd),
        "piles": [[IDS[card], s.pile[n][:]] for n, card in enumerate(PERMANENTS)],
        "gone": named(s, s.gone),
    }
    if s.active >= 0:
        out["powers"] = _powers(s)
    if s.falling:
        out["falling"] = named(s, s.falling)
    for other in range(s.seats):
        out[f"seat.{other}"] = _seat(s, other)
    if seat != SPECTATOR:
        out["hand"] = named(s, s.hand[seat])
    if s.phase == "over":
        out["hands"] = [named(s, hand) for hand in s.hand]
        out["decks"] = [[IDS[s.faces[card]] for card in deck] for deck in s.deck]
        out["unused"] = [EVENT_IDS[event] for event in sorted(s.unused, key=_laid_aside)]
    return out


def _laid_aside(event: int) -> tuple[int, int]:
    """The events that were not dealt are shown phase by phase."""
    return PHASES.index(EVENT_PHASE[event]), event


def _event(s: State) -> dict[str, Any]:
    return {
        "now": EVENT_IDS[s.event] if s.event >= 0 else "",
        "past": [EVENT_IDS[event] for event in s.past],
        "ahead": [EVENT_PHASE[event] for event in reversed(s.events)],
    }


def _powers(s: State) -> dict[str, Any]:
    heckled = s.heckled
    return {
        "power": s.power[:],
        "attacks": s.attacks,
        "allowed": attacks_allowed(s),
        "attacked": [seat for seat in range(s.seats) if s.attacked >> seat & 1],
        "discounts": [[OF[s.discounts[i]], s.discounts[i + 1]] for i in range(0, len(s.discounts), 2)],
        "heckled": [
            [heckled[i] // PLATFORMS, heckled[i] % PLATFORMS + 1, heckled[i + 1]] for i in range(0, len(heckled), 2)
        ],
        "ready": s.ready[:],
        "paid": s.paid[:],
        "event_paid": s.event_paid,
    }


def _lineup(s: State, lineup: Lineup) -> dict[str, Any]:
    return {
        "slots": [None if card == EMPTY else [card, IDS[s.faces[card]]] for card in lineup.slots],
        "since": lineup.since[:],
        "deck": len(lineup.deck),
        "trash": named(s, lineup.trash),
    }


def _seat(s: State, seat: int) -> dict[str, Any]:
    faces = s.faces
    return {
        "hand": len(s.hand[seat]),
        "deck": len(s.deck[seat]),
        "discard": named(s, s.discard[seat]),
        "play": named(s, s.play[seat]),
        "platforms": [named(s, s.platform[place]) for place in platforms_of(seat)],
        "counts": s.counts[seat][:],
        "hidden": sorted([IDS[faces[card]] for zone in (s.hand, s.deck) for card in zone[seat]]),
    }
