"""What lies on the table of BattleGoats, and who may see it (BTG section 8).

A place is `seat * 9 + space`. Cards are their index in `cards.CARDS`; sets of cards are bit masks.

The sections of a view (cards as their ids, spaces as "F1" ... "B3"):

    public   phase        "muster" "draft" "deploy" "first" "battle" "final" "over"
             turn         number of the turn, from 1; `active` its seat (-1 before the battle)
             commanded    a command was used this turn
             left         per seat: cards in play (in DRAFT and DEPLOY: cards held)
    score    [attacks so far, [cards that seat has defeated, ...]]
    course   (what seldom changes)
             chooser      seat that names the first attacker (-1 before it is known)
             round        draft pick under way, from 1
             ready        per seat: finishing time in ms, -1 not ready
             out          per seat: 0 in play, else the count of ENDs at which it went out (equal: together)
             resigned     seats that resigned; `holders` seats that had cards at the last Declare
             seen, slain  the ids that some card's text asks for (Mama seen, Baby slain), once it is so
    seat.N   field        nine entries, null or [handle, id or null, facing, spent or null, defeats or null];
                          facing 0 down, 1 face up, 2 counts as face up this turn (BTG-4.14); an id while facing is 0 is
                          your own card, a look, or the chronicle
             pile         discard pile, oldest first: [[handle, id], ...]
    mine     (seats only; shape by phase)
             hero, hand   [handle, id]; cards dealt or kept, in order, without the hero (DRAFT and DEPLOY)
             packet       the packet before you, [[handle, id], ...] (DRAFT)
             sketch       the layout so far, [[space, id], ...] (DEPLOY)
             looks        what you look at now: [[seat, space, last turn], ...]
    reserve  (only when over) [[handle, id], ...]

Once the match is over every section shows everything (BTG-8.2). The power of a card, with each bonus named, is not in
the view: `forecast.forecast(view, ...)` works it out from the view.
"""

from __future__ import annotations

from typing import Any

import msgspec

from game.engine.match import Match
from game.engine.sight import SPECTATOR, Sight
from game.titles.battlegoats.rules.cards import (
    CANNOT_ATTACK,
    CARDS,
    COUNT,
    EMPTY,
    IDS,
    IN,
    SEEN_MATTERS,
    SLAIN_MATTERS,
    SPACES,
    UNKNOWN,
)

MOST_IDLE = CANNOT_ATTACK.bit_count()
"""A seat with more cards than these can attack."""


class State(msgspec.Struct):
    """Everything on the table. In the battle `hand`, `packet` and `sketch` are empty."""

    seats: int
    chronicle: bool
    phase: str = "muster"
    field: list[int] = []
    """Card in each place, EMPTY where none."""
    occupied: list[int] = []
    """Per seat: mask of the spaces that hold a card."""
    up: int = 0
    """Cards that lie face up."""
    began_up: int = 0
    """Cards that count as face up this turn (BTG-4.14)."""
    spent: int = 0
    seen: int = 0
    """Cards that have been face up for all since DEPLOY (BTG-6.7)."""
    slain: int = 0
    shown: int = 0
    """Cards shown to all since last touched by a veil or shell game (kept for the chronicle, BTG-13.3)."""
    known: list[int] = []
    """The same for what one seat alone was shown."""
    looks: list[int] = []
    """Looks under way, flat triples: seat, card, last turn (BTG-7.10)."""
    defeats: list[int] = []
    handle: list[int] = []
    """Handle of each card; the next to be dealt (BTG-8.4)."""
    next_handle: int = 0
    pile: list[list[int]] = []
    reserve: int = 0
    out: list[int] = []
    ends: int = 0
    resigned: int = 0
    holders: int = 0
    turn: int = 0
    active: int = -1
    chooser: int = -1
    commanded: bool = False
    attacks: int = 0
    felled: list[int] = []
    round: int = 0
    hero: list[int] = []
    hand: list[list[int]] = []
    packet: list[list[int]] = []
    sketch: list[list[int]] = []
    ready: list[int] = []


def fresh(seats: int, chronicle: bool) -> State:
    """The table before setup: every card in the reserve."""
    return copy(_BARE[seats, chronicle])


def _bare(seats: int, chronicle: bool) -> State:
    return State(
        seats=seats,
        chronicle=chronicle,
        field=[EMPTY] * (9 * seats),
        occupied=[0] * seats,
        known=[0] * seats,
        defeats=[0] * len(CARDS),
        handle=list(range(len(CARDS))),
        next_handle=len(CARDS),
        pile=[[] for _ in range(seats)],
        reserve=(1 << len(CARDS)) - 1,
        out=[0] * seats,
        felled=[0] * seats,
        hero=[EMPTY] * seats,
        hand=[[] for _ in range(seats)],
        packet=[[] for _ in range(seats)],
        sketch=[[EMPTY] * 9 for _ in range(seats)],
        ready=[-1] * seats,
    )


_BARE = {(seats, chronicle): _bare(seats, chronicle) for seats in range(1, 7) for chronicle in (False, True)}


def copy(s: State) -> State:
    """The same table, independent; by hand, for search (a test compares it with the codec's)."""
    return State(
        s.seats,
        s.chronicle,
        s.phase,
        s.field[:],
        s.occupied[:],
        s.up,
        s.began_up,
        s.spent,
        s.seen,
        s.slain,
        s.shown,
        s.known[:],
        s.looks[:],
        s.defeats[:],
        s.handle[:],
        s.next_handle,
        [cards[:] for cards in s.pile],
        s.reserve,
        s.out[:],
        s.ends,
        s.resigned,
        s.holders,
        s.turn,
        s.active,
        s.chooser,
        s.commanded,
        s.attacks,
        s.felled[:],
        s.round,
        s.hero[:],
        [cards[:] for cards in s.hand],
        [cards[:] for cards in s.packet],
        [cards[:] for cards in s.sketch],
        s.ready[:],
    )


# ---------------------------------------------------------------- moving cards


def lay(s: State, card: int, place: int) -> None:
    """Put a card into an empty space."""
    s.field[place] = card
    s.occupied[place // 9] |= 1 << place % 9


def lift(s: State, place: int) -> int:
    """Take the card out of a space."""
    card = s.field[place]
    s.field[place] = EMPTY
    s.occupied[place // 9] &= ~(1 << place % 9)
    return card


def exchange(s: State, a: int, b: int) -> None:
    """Two cards change places; facing and marks travel with them."""
    s.field[a], s.field[b] = s.field[b], s.field[a]


def turn_up(s: State, cards: int) -> None:
    """A set of cards turns face up for all to see (BTG-5.4); they do not count as face up this turn (BTG-4.14)."""
    s.up |= cards
    s.seen |= cards
    s.shown |= cards


def turn_down(s: State, cards: int) -> None:
    """A set of cards turns face down and stops counting as face up (BTG-4.14, 5.13)."""
    s.up &= ~cards
    if s.began_up & cards:
        s.began_up &= ~cards


def discard(s: State, place: int) -> int:
    """BTG-2.11, 5.11, 7.10: to the pile of the player in whose battlefield it lay, seen, slain, its marks gone."""
    field = s.field
    card = field[place]
    bit = 1 << card
    seat = place // 9
    field[place] = EMPTY
    s.occupied[seat] ^= 1 << place % 9
    s.pile[seat].append(card)
    s.slain |= bit
    s.defeats[card] = 0
    if not s.shown & bit:  # writing a field costs more than a look at it
        s.seen |= bit
        s.shown |= bit
    if s.up & bit:
        turn_down(s, bit)
    if s.spent & bit:
        s.spent ^= bit
    if s.looks:
        end_looks(s, bit)
    return card


def conceal(s: State, places: tuple[int, ...]) -> None:
    """BTG-7.6, 7.7, 8.4: laid down where nobody could follow: looks and memory end, handles are dealt anew in order."""
    mask = 0
    for place in places:
        mask |= 1 << s.field[place]
        s.handle[s.field[place]] = s.next_handle
        s.next_handle += 1
    s.up &= ~mask
    s.began_up &= ~mask
    s.shown &= ~mask
    s.known = [known & ~mask for known in s.known]
    end_looks(s, mask)


def look(s: State, seat: int, card: int, last_turn: int) -> None:
    """BTG-7.10: `seat` sees the card until the end of that turn."""
    s.looks += (seat, card, last_turn)
    s.known[seat] |= 1 << card


def end_looks(s: State, cards: int = 0, turn: int = -1) -> None:
    """End the looks at these cards, and those that last until `turn`."""
    looks = s.looks
    if looks:
        s.looks = [
            value
            for i in range(0, len(looks), 3)
            if not cards >> looks[i + 1] & 1 and looks[i + 2] > turn
            for value in looks[i : i + 3]
        ]


def end_looks_of(s: State, seat: int) -> None:
    """End all looks of a seat: whoever is out sees what spectators see (section 8)."""
    looks = s.looks
    s.looks = [value for i in range(0, len(looks), 3) if looks[i] != seat for value in looks[i : i + 3]]


# ---------------------------------------------------------------- asking the table


def places_of(s: State, seat: int) -> list[int]:
    """The places of a seat's cards in space order."""
    base = seat * 9
    return [base + space for space in IN[s.occupied[seat]]]


def left(s: State, seat: int) -> int:
    """How many cards a seat has in play."""
    return COUNT[s.occupied[seat]]


def holders(s: State) -> int:
    """Mask of the seats that have cards in play."""
    if 0 not in s.occupied:
        return (1 << s.seats) - 1
    return sum([1 << seat for seat, mask in enumerate(s.occupied) if mask])


def in_match(s: State) -> list[int]:
    """The seats that are not out."""
    return [seat for seat in range(s.seats) if not s.out[seat]]


def clockwise(s: State, seat: int) -> list[int]:
    """All seats clockwise, `seat` first (BTG-3.1)."""
    return [*range(seat, s.seats), *range(seat)]


_AFTER = tuple(tuple(tuple((seat + n) % seats for n in range(1, seats)) for seat in range(seats)) for seats in range(7))
"""Seats of the table, seat -> the others clockwise."""


def can_attack(s: State, seat: int) -> bool:
    """BTG-4.17: whether any card of the seat may be chosen as attacker."""
    mask = s.occupied[seat]
    if COUNT[mask] > MOST_IDLE:
        return True
    return any(not CANNOT_ATTACK >> s.field[seat * 9 + space] & 1 for space in IN[mask])


def next_with_cards(s: State, seat: int) -> int:
    """BTG-4.13: the next player clockwise who has cards."""
    for other in _AFTER[s.seats][seat]:
        if s.occupied[other]:
            return other
    return seat


NAMES: tuple[list[Any], ...] = tuple([place // 9, SPACES[place % 9]] for place in range(6 * 9))
"""[seat, "F1"] for every place: shared by all spaces of choices, so nobody may change one."""


def space_of(place: int) -> list[Any]:
    """A place as choices and cues name it: [seat, "F1"]."""
    return NAMES[place][:]


# ---------------------------------------------------------------- sight (BTG section 8)


def knows(s: State, seat: int, card: int) -> bool:
    """Whether `seat` sees a face-down card that is not its own: a look, or the chronicle (BTG-8.3, 13.3)."""
    if seat != SPECTATOR:
        looks = s.looks
        for i in range(0, len(looks), 3):
            if looks[i] == seat and looks[i + 1] == card:
                return True
        if s.chronicle and s.known[seat] >> card & 1:
            return True
    return s.chronicle and bool(s.shown >> card & 1)


def sees_card(s: State, seat: int, card: int) -> Sight:
    """The oracle: how much `seat` sees of a card, wherever it is."""
    if s.phase == "over":
        return Sight.ALL
    if card in s.field and s.phase not in ("muster", "draft", "deploy"):
        owner = s.field.index(card) // 9
        return Sight.ALL if owner == seat or s.up >> card & 1 or knows(s, seat, card) else Sight.BACK
    if any(card in pile for pile in s.pile):
        return Sight.ALL
    for owner in range(len(s.hand)):
        if card == s.hero[owner] or card in s.hand[owner] or card in s.packet[owner]:
            return Sight.ALL if owner == seat else Sight.COUNT
    return Sight.NOTHING


def sees(match: Match[State], seat: int, thing: int) -> Sight:
    """The oracle by handle; a handle that was dealt anew tells nothing."""
    s = match.state
    return sees_card(s, seat, s.handle.index(thing)) if thing in s.handle else Sight.NOTHING


# ---------------------------------------------------------------- views


def view(match: Match[State], seat: int) -> dict[str, Any]:
    """The sections that `seat` sees, built from nothing by what the oracle allows."""
    s = match.state
    out: dict[str, Any] = {"public": _public(s), "score": [s.attacks, s.felled[:]], "course": _course(s)}
    for owner in range(s.seats):
        out[f"seat.{owner}"] = _seat(s, seat, owner)
    if seat != SPECTATOR:
        out["mine"] = _mine(s, seat)
    if s.phase == "over":
        out["reserve"] = [[s.handle[card], IDS[card]] for card in range(UNKNOWN) if s.reserve >> card & 1]
    return out


def more(match: Match[State], seat: int) -> dict[str, Any]:
    """The sections in which `seat` sees more than a spectator: its own, and those it has looked into."""
    s = match.state
    out: dict[str, Any] = {"mine": _mine(s, seat)}
    if s.phase in ("first", "battle", "final"):
        knows_some = s.known[seat] if s.chronicle else 0
        for owner in range(s.seats):
            if owner == seat or knows_some or seat in s.looks[::3]:
                out[f"seat.{owner}"] = _seat(s, seat, owner)
    return out


def _public(s: State) -> dict[str, Any]:
    battle = s.phase in ("first", "battle", "final", "over")
    return {
        "phase": s.phase,
        "turn": s.turn,
        "active": s.active,
        "commanded": s.commanded,
        "left": [left(s, seat) if battle else _held(s, seat) for seat in range(s.seats)],
    }


def _course(s: State) -> dict[str, Any]:
    return {
        "chooser": s.chooser,
        "round": s.round,
        "ready": s.ready[:],
        "out": s.out[:],
        "resigned": _seats_in(s.resigned),
        "holders": _seats_in(s.holders),
        "seen": [IDS[card] for card in SEEN_MATTERS if s.seen >> card & 1],
        "slain": [IDS[card] for card in SLAIN_MATTERS if s.slain >> card & 1],
    }


def _seats_in(mask: int) -> list[int]:
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]


def _held(s: State, seat: int) -> int:
    return 0 if s.out[seat] else 1 + len(s.hand[seat])


def _seat(s: State, seat: int, owner: int) -> dict[str, Any]:
    field: list[Any] = [None] * 9
    if s.phase not in ("muster", "draft", "deploy"):
        own = owner == seat or s.phase == "over"
        # Whoever has seen nothing of what lies face down needs no second look at each card.
        told = not own and (s.chronicle or bool(s.looks))
        for space in IN[s.occupied[owner]]:
            card = s.field[owner * 9 + space]
            up = s.up >> card & 1
            if own or up:
                facing = up + (s.began_up >> card & 1) if up else 0
                field[space] = [s.handle[card], IDS[card], facing, bool(s.spent >> card & 1), s.defeats[card]]
            else:
                face = IDS[card] if told and knows(s, seat, card) else None
                field[space] = [s.handle[card], face, 0, None, None]
    return {"field": field, "pile": [[s.handle[card], IDS[card]] for card in s.pile[owner]]}


def _mine(s: State, seat: int) -> dict[str, Any]:
    if s.phase in ("muster", "draft", "deploy"):
        hero = s.hero[seat]
        return {
            "hero": [s.handle[hero], IDS[hero]] if hero != EMPTY else None,
            "hand": [[s.handle[card], IDS[card]] for card in s.hand[seat]],
            "packet": [[s.handle[card], IDS[card]] for card in s.packet[seat]],
            "sketch": [[SPACES[n], IDS[card]] for n, card in enumerate(s.sketch[seat]) if card != EMPTY],
        }
    looks = s.looks
    return {
        "looks": [
            [*space_of(s.field.index(looks[i + 1])), looks[i + 2]] for i in range(0, len(looks), 3) if looks[i] == seat
        ]
    }
