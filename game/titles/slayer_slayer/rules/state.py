"""What lies on the table of Goblin Slayer-Slayer: plain data, and the small moves that every chapter makes.

`handle` 0 to 99 is a card; `faces[handle]` the goblin it stands for. Zones are lists of handles, the end of the deck is
its top. Lists named by a plural belong to all seats, one entry each. Who sees what stands in `rules/sight.py`.
"""

from __future__ import annotations

import msgspec

from game.engine import zones
from game.engine.cues import Named, only
from game.engine.match import Match
from game.titles.slayer_slayer.rules import cues
from game.titles.slayer_slayer.rules.cards import FOES, KINDS, LEAST_SHARE, MIN_FOE_POWER, PER_PLAYER, RANK, Effect

RAISED, DISABLED, ZERO = 2, 4, 8
"""Marks of a played card; 1 stands for "own" in views."""


class State(msgspec.Struct):
    """Everything on the table."""

    seats: int
    per_player: int = 0
    least_share: int = 0
    """A seat sends at least one card in so many of its hand; 0: one card."""
    """The difficulty's change of the foe's Power per living player."""
    phase: str = "route"
    floor: int = 1
    round: int = 0
    tick: int = 0
    """Counts the questions with a clock of their own."""
    rolls: int = 0
    checks: int = 0
    """Hand checks that eliminated somebody."""
    # seats
    objective: list[int] = []
    hand: list[list[int]] = []
    out: list[int] = []
    gone: list[int] = []
    gold: list[int] = []
    trophies: list[int] = []
    armour: list[int] = []
    weave: list[int] = []
    foresight: list[int] = []
    invest_gold: list[int] = []
    invest_trophies: list[int] = []
    taken: list[int] = []
    """Lots taken in this match."""
    # cards
    faces: list[int] = []
    deck: list[int] = []
    pile: list[int] = []
    # supplies: the end is the top
    supply: list[list[int]] = []
    fought: list[list[int]] = []
    events: list[int] = []
    visited: list[int] = []
    final: int = -1
    met: list[int] = []
    """Foes fought in this match, in order; `met_events` the events. Never cleared: everybody saw them."""
    met_events: list[int] = []
    # route: flat pairs (ROOMS index, foe or event)
    doors: list[int] = []
    ahead: list[int] = []
    """The next doors, made at once for foresight (GSS-6.6)."""
    first: bool = True
    drought: int = 0
    # battle
    foe: int = -1
    shift: int = 0
    """Hidden change of the foe's Power (hide_power)."""
    shown: bool = True
    players: int = 0
    """Living when the round began (GSS-4.12)."""
    horde: list[int] = []
    owner: list[int] = []
    power: list[int] = []
    mark: list[int] = []
    earlier: list[int] = []
    earlier_owner: list[int] = []
    earlier_power: list[int] = []
    earlier_mark: list[int] = []
    revealed: bool = False
    plan_b: bool = False
    wall: bool = False
    committed: list[int] = []
    chosen: list[list[int]] = []
    """Cards committed, still in hand."""
    pledge: list[int] = []
    played: list[int] = []
    gains: list[int] = []
    """Flat triples: handle, goblin that gave it, amount."""
    foe_gains: list[int] = []
    """Flat pairs: goblin, amount."""
    bet: int = -1
    side: str = ""
    die: int = 0
    alone: int = 0
    against: int = -1
    """Both fixed by the count; -1 before."""
    dice: list[int] = []
    """Flat pairs: handle, number."""
    spoiled: bool = False
    won: bool = False
    won_gold: list[int] = []
    won_trophies: list[int] = []
    lots: int = 0
    dividing: bool = False
    ping: list[int] = []
    confirmed: list[int] = []
    # side rooms
    event: int = -1
    representative: int = -1
    stake: list[int] = []
    stake_dice: list[int] = []
    sale: int = -1
    done: list[int] = []
    buyer: int = -1
    target: int = -1
    offered: list[int] = []
    receipts: list[list[int]] = []
    """Flat triples: item, 0 gold 1 trophies, price."""
    # what a seat knows
    looks: list[list[list[int]]] = []
    """Per seat: [target, cards that have left that hand unseen since, goblin, goblin, ...]."""
    under: list[list[int]] = []
    lost: list[list[int]] = []


def fresh(seats: int) -> State:
    """The table before setup."""

    def zero() -> list[int]:
        return [0] * seats

    def empty() -> list[list[int]]:
        return [[] for _ in range(seats)]

    return State(
        seats=seats,
        objective=zero(),
        hand=empty(),
        out=zero(),
        gone=zero(),
        gold=zero(),
        trophies=zero(),
        armour=zero(),
        weave=zero(),
        foresight=zero(),
        invest_gold=zero(),
        invest_trophies=zero(),
        taken=zero(),
        supply=[[], [], []],
        fought=[[], [], []],
        committed=zero(),
        chosen=empty(),
        pledge=zero(),
        played=zero(),
        won_gold=zero(),
        won_trophies=zero(),
        ping=zero(),
        confirmed=zero(),
        done=zero(),
        receipts=empty(),
        looks=[[] for _ in range(seats)],
        under=empty(),
        lost=empty(),
    )


def copy(s: State) -> State:
    """The same table, independent; by hand, for search (a test compares it with the codec's)."""
    return State(
        s.seats,
        s.per_player,
        s.least_share,
        s.phase,
        s.floor,
        s.round,
        s.tick,
        s.rolls,
        s.checks,
        s.objective[:],
        [row[:] for row in s.hand],
        s.out[:],
        s.gone[:],
        s.gold[:],
        s.trophies[:],
        s.armour[:],
        s.weave[:],
        s.foresight[:],
        s.invest_gold[:],
        s.invest_trophies[:],
        s.taken[:],
        s.faces[:],
        s.deck[:],
        s.pile[:],
        [row[:] for row in s.supply],
        [row[:] for row in s.fought],
        s.events[:],
        s.visited[:],
        s.final,
        s.met[:],
        s.met_events[:],
        s.doors[:],
        s.ahead[:],
        s.first,
        s.drought,
        s.foe,
        s.shift,
        s.shown,
        s.players,
        s.horde[:],
        s.owner[:],
        s.power[:],
        s.mark[:],
        s.earlier[:],
        s.earlier_owner[:],
        s.earlier_power[:],
        s.earlier_mark[:],
        s.revealed,
        s.plan_b,
        s.wall,
        s.committed[:],
        [row[:] for row in s.chosen],
        s.pledge[:],
        s.played[:],
        s.gains[:],
        s.foe_gains[:],
        s.bet,
        s.side,
        s.die,
        s.alone,
        s.against,
        s.dice[:],
        s.spoiled,
        s.won,
        s.won_gold[:],
        s.won_trophies[:],
        s.lots,
        s.dividing,
        s.ping[:],
        s.confirmed[:],
        s.event,
        s.representative,
        s.stake[:],
        s.stake_dice[:],
        s.sale,
        s.done[:],
        s.buyer,
        s.target,
        s.offered[:],
        [row[:] for row in s.receipts],
        [[row[:] for row in rows] for rows in s.looks],
        [row[:] for row in s.under],
        [row[:] for row in s.lost],
    )


# ---------------------------------------------------------------- asking the table


def living(s: State) -> list[int]:
    """The seats that are not eliminated (GSS-2.9)."""
    return [seat for seat, out in enumerate(s.out) if not out]


def asked(s: State) -> tuple[int, ...]:
    """The living seats that decide for themselves: those that have resigned play their defaults (GSS-10.10)."""
    return tuple([seat for seat in range(s.seats) if not s.out[seat] and not s.gone[seat]])


def abilities(s: State) -> list[tuple[int, Effect]]:
    """The foe's abilities in force, with their places, earlier rounds' first; none under Plan B (GSS-4.11, 4.20)."""
    if s.plan_b or s.foe < 0:
        return []
    return gained(s)


def gained(s: State) -> list[tuple[int, Effect]]:
    """The abilities gained so far, whether ignored or not."""
    return [(place, ability) for place, ability in enumerate(FOES[s.foe].abilities) if ability.round <= s.round]


def basic_power(s: State) -> int:
    """GSS-4.12: by the players living when the round began, the difficulty and the hidden change."""
    return max(MIN_FOE_POWER, FOES[s.foe].power[s.players - 1] + s.per_player * s.players + s.shift)


def works(s: State, place: int) -> bool:
    """GSS-5.5: whether the feat of the goblin at `place` of the Horde works."""
    return not s.mark[place] & (RAISED | DISABLED)


def lowest(s: State, seat: int, n: int) -> list[int]:
    """GSS-4.16: the default cards: lowest printed Power first, then earliest in hand; listed in hand order."""
    hand = s.hand[seat]
    order = sorted(range(len(hand)), key=lambda place: (RANK[s.faces[hand[place]]], place))
    return [hand[place] for place in sorted(order[:n])]


def named(s: State, handles: list[int]) -> list[Named]:
    """[handle, id] of each."""
    return [[handle, KINDS[s.faces[handle]]] for handle in handles]


def least_share(options: dict[str, object]) -> int:
    """The share of a hand that each player sends at least: one card in so many; 0: one card (GSS-4.14)."""
    return 0 if options.get("least", "third") == "one" else LEAST_SHARE


def per_player(options: dict[str, object]) -> int:
    return PER_PLAYER[str(options.get("difficulty", "normal"))]


# ---------------------------------------------------------------- moving cards


def leave_hand(s: State, seat: int, handles: list[int]) -> None:
    """Cards leave a hand unseen: whoever was shown that hand knows it a little less."""
    hand = s.hand[seat]
    for handle in handles:
        hand.remove(handle)
    for looks in s.looks:
        for look in looks:
            if look[0] == seat:
                look[1] += len(handles)


def join_hand(match: Match[State], s: State, seat: int, handle: int) -> None:
    """A card whose number others have seen enters a hand. It takes the number of an unseen card of the deck (or, without
    a deck, the hand is numbered anew), so that nobody can follow it into the Horde (section 8: owners are hidden)."""
    hand = s.hand[seat]
    if s.deck:
        place = match.chance.below("number", len(s.deck))
        other, s.deck[place] = s.deck[place], handle
        s.faces[handle], s.faces[other] = s.faces[other], s.faces[handle]
        hand.append(other)
    else:
        hand.append(handle)
        zones.redeal([hand], s.faces, match.chance, "number")


def bury(s: State, seat: int, handles: list[int]) -> None:
    """Cards of `seat` go to the Pile unseen; it alone knows them (GSS-2.11, section 8)."""
    s.pile += handles
    if seat >= 0:
        s.lost[seat] += [s.faces[handle] for handle in handles]


def top(match: Match[State], s: State) -> int:
    """The top card of the Minion deck, the Pile shuffled into a new one if it is empty; -1 if both are (GSS-2.12)."""
    if not s.deck:
        if not s.pile:
            return -1
        zones.move_all(s.pile, s.deck)
        zones.shuffle(s.deck, s.faces, match.chance, "shuffle:minions")
        for known in (*s.lost, *s.under):
            known.clear()
        match.beat()
        match.cue(cues.Reshuffled(count=len(s.deck)))
    return s.deck.pop()


def draw(match: Match[State], s: State, seat: int, n: int, reason: str, rule: str) -> int:
    """`seat` draws up to `n` cards from the Minion deck. How many there were."""
    drawn: list[int] = []
    for _ in range(n):
        handle = top(match, s)
        if handle < 0:
            break
        drawn.append(handle)
        s.hand[seat].append(handle)
    if drawn:
        match.beat()
        match.cue(
            cues.Drawn(seat=seat, count=len(drawn), reason=reason, cards=only((seat,), named(s, drawn)), rule=rule)
        )
    return len(drawn)


def pay(s: State, seat: int, kind: str, amount: int) -> None:
    """Gold or trophies to a seat; what is gained in a battle counts for investments (GSS-6.9)."""
    if kind == "gold":
        s.gold[seat] += amount
    else:
        s.trophies[seat] += amount
