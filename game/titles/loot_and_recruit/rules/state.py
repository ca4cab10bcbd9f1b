"""What lies on the table of Loot & Recruit: plain data, and the small moves that every chapter makes.

`handle` is a card of the box; `faces[handle]` the card that it stands for. Zones are lists of handles; the end of a deck
or pile is its top, of a platform its top. Seats count from 0; a platform is `seat * 3 + n` in the state, 1 to 3 in choices
and cues. Slots count from 0 in the state, from 1 in choices and cues. Who sees what stands in `rules/sight.py`.
"""

from __future__ import annotations

from typing import Any

import msgspec

from game.engine import zones
from game.engine.cues import only
from game.engine.match import Match
from game.titles.loot_and_recruit.rules import cues
from game.titles.loot_and_recruit.rules.cards import (
    DEFENSE,
    FIRMER,
    GUARD,
    HOME,
    IDS,
    IS_GOBLIN,
    MIN_DEFENSE,
    PERMANENTS,
    PILE_OF,
    PLATFORMS,
    POWERS,
    SLOTS,
    VP,
)

EMPTY = -1
"""No card in a slot of a line-up."""


class Lineup(msgspec.Struct):
    """A market: five slots, the deck that fills them, and its Trash Pile."""

    slots: list[int] = []
    since: list[int] = []
    """Serial of the filling of each slot: which card has lain longest."""
    deck: list[int] = []
    trash: list[int] = []


class State(msgspec.Struct):
    """Everything on the table."""

    seats: int
    phase: str = "flip"
    """ "flip" from the setup to the first turn of a round, "turn", "over"."""
    round: int = 0
    turn: int = 0
    """Serial of the turn, from 1."""
    asks: int = 0
    """Serial of questions with a clock of their own."""
    first: int = 0
    """Holder of the First Player card."""
    active: int = -1
    # cards
    faces: list[int] = []
    deck: list[list[int]] = []
    hand: list[list[int]] = []
    play: list[list[int]] = []
    """Play areas, in the order in which the cards were played."""
    discard: list[list[int]] = []
    platform: list[list[int]] = []
    shop: Lineup = msgspec.field(default_factory=Lineup)
    crowd: Lineup = msgspec.field(default_factory=Lineup)
    pile: list[list[int]] = []
    """Permanent piles, in the order of PERMANENTS."""
    gone: list[int] = []
    """Cards that have left the game (LNR-5.21)."""
    fillings: int = 0
    # events: the end of the deck is its top
    events: list[int] = []
    event: int = -1
    past: list[int] = []
    unused: list[int] = []
    # the turn
    power: list[int] = []
    """Loot, Recruit, Attack."""
    attacks: int = 0
    attacked: int = 0
    """Mask of the opponents attacked this turn."""
    ready: list[int] = []
    """Cards of the play area whose action has not been used."""
    paid: list[int] = []
    """Cards of the play area whose Spoils have been paid this turn."""
    event_paid: bool = False
    discounts: list[int] = []
    """One-use discounts, flat pairs: what of (cards.OF), n."""
    heckled: list[int] = []
    """Flat pairs: platform, change of Defense until the turn ends."""
    falling: list[int] = []
    """Lifted by an attack that succeeded, top card first, until captures are made."""
    negated: bool = False
    # score
    counts: list[list[int]] = []
    """Per seat, its counts so far."""


def fresh(seats: int) -> State:
    """The table before setup."""
    return State(
        seats=seats,
        deck=[[] for _ in range(seats)],
        hand=[[] for _ in range(seats)],
        play=[[] for _ in range(seats)],
        discard=[[] for _ in range(seats)],
        platform=[[] for _ in range(seats * PLATFORMS)],
        shop=Lineup([EMPTY] * SLOTS, [0] * SLOTS, [], []),
        crowd=Lineup([EMPTY] * SLOTS, [0] * SLOTS, [], []),
        pile=[[] for _ in PERMANENTS],
        power=[0, 0, 0],
        counts=[[] for _ in range(seats)],
    )


def _copy_lineup(lineup: Lineup) -> Lineup:
    return Lineup(lineup.slots[:], lineup.since[:], lineup.deck[:], lineup.trash[:])


def copy(s: State) -> State:
    """The same table, independent; by hand, for search (a test compares it with the codec's)."""
    return State(
        s.seats,
        s.phase,
        s.round,
        s.turn,
        s.asks,
        s.first,
        s.active,
        s.faces[:],
        [row[:] for row in s.deck],
        [row[:] for row in s.hand],
        [row[:] for row in s.play],
        [row[:] for row in s.discard],
        [row[:] for row in s.platform],
        _copy_lineup(s.shop),
        _copy_lineup(s.crowd),
        [row[:] for row in s.pile],
        s.gone[:],
        s.fillings,
        s.events[:],
        s.event,
        s.past[:],
        s.unused[:],
        s.power[:],
        s.attacks,
        s.attacked,
        s.ready[:],
        s.paid[:],
        s.event_paid,
        s.discounts[:],
        s.heckled[:],
        s.falling[:],
        s.negated,
        [row[:] for row in s.counts],
    )


# ---------------------------------------------------------------- naming


def named(s: State, handles: list[int]) -> list[list[Any]]:
    """[[handle, id], ...], as cues and views name cards."""
    return [[handle, IDS[s.faces[handle]]] for handle in handles]


def clockwise(s: State, seat: int) -> list[int]:
    """All seats clockwise, `seat` first (LNR-3.10)."""
    return [*range(seat, s.seats), *range(seat)]


# ---------------------------------------------------------------- platforms


def platforms_of(seat: int) -> range:
    """The numbers of a seat's platforms in the state."""
    return range(seat * PLATFORMS, (seat + 1) * PLATFORMS)


def shielded(s: State, platform: int) -> bool:
    """LNR-2.14: a Shield Bearer is on top."""
    cards = s.platform[platform]
    return bool(cards) and GUARD[s.faces[cards[-1]]] > 0


def open_platforms(s: State, seat: int) -> list[int]:
    """The seat's platforms that are not shielded, as choices name them (1 to 3)."""
    return [n + 1 for n, platform in enumerate(platforms_of(seat)) if not shielded(s, platform)]


def standing(s: State, seat: int) -> int:
    """Victory Points on the seat's platforms (LNR-9.1)."""
    return sum(VP[s.faces[card]] for platform in platforms_of(seat) for card in s.platform[platform])


def running_total(s: State, seat: int) -> int:
    """LNR-2.15."""
    return sum(s.counts[seat]) + standing(s, seat)


def leader(s: State, seats: list[int], lowest: bool = False) -> int:
    """Of `seats` the one with the highest (lowest) running total; tied: the first clockwise from the holder of the First
    Player card (LNR-2.15)."""
    order = [seat for seat in clockwise(s, s.first) if seat in seats]
    return (min if lowest else max)(order, key=lambda seat: running_total(s, seat))


def defense(s: State, platform: int, card: int) -> int:
    """LNR-7.6: what an attack on this card spends."""
    kind = s.faces[card]
    if GUARD[kind]:
        return GUARD[kind]
    change = FIRMER[s.event]
    heckled = s.heckled
    for i in range(0, len(heckled), 2):
        if heckled[i] == platform:
            change += heckled[i + 1]
    return max(MIN_DEFENSE, DEFENSE[kind] + change)


# ---------------------------------------------------------------- drawing, discarding, trashing


def draw(match: Match[State], s: State, seat: int, n: int) -> list[int]:
    """LNR-5.23, 5.24: the top n cards into the hand; an empty deck is the discard pile shuffled. The cards get new
    handles, which say nothing about their place in the deck (LNR-4.18). The handles drawn."""
    deck, hand = s.deck[seat], s.hand[seat]
    drawn: list[int] = []
    while len(drawn) < n:
        if not deck:
            if not s.discard[seat]:
                break
            shuffle_into_deck(match, s, seat, s.discard[seat])
            match.cue(cues.Reshuffled(seat=seat, count=len(deck)))
        drawn.append(deck.pop())
    if deck:
        zones.redeal((deck, drawn), s.faces, match.chance, f"handles:{seat}")
    hand += drawn
    if drawn:
        match.forget()
        match.cue(cues.Drawn(seat=seat, count=len(drawn), cards=only((seat,), named(s, drawn))))
    return drawn


def shuffle_into_deck(match: Match[State], s: State, seat: int, zone: list[int]) -> None:
    """All of `zone` and the deck become the deck, in an order that nobody knows."""
    deck = s.deck[seat]
    zones.move_all(zone, deck)
    zones.shuffle(deck, s.faces, match.chance, f"deck:{seat}")


def trash(match: Match[State], s: State, handle: int) -> None:
    """LNR-5.20, 5.26: a card that has been taken from where it lay goes to its Trash Pile; a Trio goes home."""
    kind = s.faces[handle]
    home = PILE_OF.get(kind, -1)
    if IS_GOBLIN[kind]:
        if home >= 0:
            s.pile[home].append(handle)
        else:
            s.crowd.trash.append(handle)
    else:
        s.shop.trash.append(handle)


def refill(match: Match[State], s: State, lineup: Lineup) -> None:
    """LNR-5.12, 5.17, 5.21, 5.27: the empty slots, lowest first; an empty deck is the Trash Pile shuffled without its
    starter and permanent cards, which leave the game."""
    if EMPTY not in lineup.slots:
        return
    name = "shop" if lineup is s.shop else "crowd"
    for slot, card in enumerate(lineup.slots):
        if card != EMPTY:
            continue
        if not lineup.deck and not _renew(match, s, lineup, name):
            return
        handle = lineup.deck.pop()
        lineup.slots[slot] = handle
        s.fillings += 1
        lineup.since[slot] = s.fillings
        match.forget()
        match.cue(
            cues.Refilled(
                lineup=name,
                slot=slot + 1,
                handle=handle,
                card=IDS[s.faces[handle]],
                rule="LNR-5.12" if name == "shop" else "LNR-5.17",
            )
        )


def _renew(match: Match[State], s: State, lineup: Lineup, name: str) -> bool:
    """LNR-5.21. Whether there is a deck again."""
    if not lineup.trash:
        return False
    leaving = [card for card in lineup.trash if s.faces[card] in HOME]
    lineup.deck += [card for card in lineup.trash if s.faces[card] not in HOME]
    lineup.trash.clear()
    s.gone += leaving
    zones.shuffle(lineup.deck, s.faces, match.chance, name)
    match.cue(cues.Renewed(lineup=name, count=len(lineup.deck), leaving=named(s, leaving)))
    return bool(lineup.deck)


def gain_power(match: Match[State], s: State, power: int, n: int, source: str, why: str, rule: str) -> None:
    """LNR-5.2, 5.4: n of a power for the active player. `source`: the card or event; `why`: event, action, purchase,
    spoils."""
    s.power[power] += n
    match.cue(cues.Power(seat=s.active, power=POWERS[power], n=n, source=source, why=why, rule=rule))
