"""Turns of a quiet match in one go: what the steps from ORDERS to the next ORDERS come to when nobody watches (BTG-4.13
to 5.16).

Most turns of a playout are one card against one, and neither does more than to count. `rules/attack.py`, `rules/ending.py` and
`rules/flow.py` say how such a turn goes, step by step; here its end alone is written down, several times as fast, and turn
after turn is drawn and carried out without asking. Tests hold both ways against each other byte for byte.
"""

from __future__ import annotations

from game.engine.agenda import Step
from game.engine.chance import AnyChance
from game.engine.match import Match
from game.engine.spaces import Choice
from game.titles.battlegoats.rules.aftermath import aftermath
from game.titles.battlegoats.rules.attack import Settle, declare, silenced
from game.titles.battlegoats.rules.cards import (
    AURA,
    AURA_GIVERS,
    AURA_REACHES,
    AURAS,
    BIT,
    BLAST_PROOF,
    BOMBS,
    COMMAND,
    COMMANDERS,
    COUNT,
    DODGES,
    EMPTY,
    IF_ROLE,
    IF_SEEN,
    IF_SLAIN,
    MINES,
    NEXT_TO_BITS,
    SHOUTS,
    SILENCES,
    SPIES,
    STAND_INS,
    STAYS_UP,
    TANGLES,
    TATTLES,
    UNKNOWN,
)
from game.titles.battlegoats.rules.choices import drawn_order
from game.titles.battlegoats.rules.power import AGAINST, ATTACKING, DEFENDING, LONG, SHIFTING, auras, power, shifting
from game.titles.battlegoats.rules.state import MOST_IDLE, State, can_attack, end_looks, holders, turn_down

_COUNTED, _DODGE, _MINE, _BOMB, _PROOF, _TANGLE, _PROUD, _BEATEN, _WON = (1 << n for n in range(9))


def _more(card: int) -> int:
    """What a card does in a fight beside counting: `_BEATEN` and `_WON` where something may be asked after it."""
    verbs = {
        _COUNTED: SILENCES | LONG,
        _DODGE: DODGES,
        _MINE: MINES,
        _BOMB: BOMBS,
        _PROOF: BLAST_PROOF,
        _TANGLE: TANGLES,
        _PROUD: STAYS_UP,
        _BEATEN: BIT[card] if TATTLES[card] else 0,
        _WON: BIT[card] if SPIES[card] or SHOUTS[card] else 0,
    }
    return sum(flag for flag, cards in verbs.items() if cards & BIT[card])


_MORE = tuple(map(_more, range(UNKNOWN + 1)))
_AURAS_ASK = any(code != IF_ROLE for _, aura in AURAS for code, _ in aura[3])
_ASKS = tuple(
    bool(_AURAS_ASK or more & _COUNTED or any(code in (IF_SEEN, IF_SLAIN) for bonus in row for code, _ in bonus[3]))
    for more, row in zip(_MORE, SHIFTING)
)
"""Whether it may count in the fight of a card who has been seen or slain."""
_TOUCHING = frozenset([*STAND_INS, *AURA_GIVERS, *COMMANDERS])
"""Cards that matter to turns in which they do not fight."""


Named = tuple[int, int] | list[Choice] | None
"""An order: the places of attacker and target where one card attacks one, else the choice in words."""


def turns(
    match: Match, s: State, orders: Step, most: int, chance: AnyChance | None, named: tuple[int, int] | None = None
) -> int:
    """Answer `orders` of a quiet match, drawn from `chance` (the first time: the card in one place attacks the one in the
    other, when they are `named`), and go on with the next turns as long as nothing comes between, for `most` plays.
    Returns the plays made; the agenda stands as after `answer` of the last."""
    agenda, made = match.agenda, 0
    while True:
        plain, again, order = _plain_turns(match, s, most - made, chance, named)
        made += plain
        if order is None:
            if again:
                agenda.append(orders)
            return made
        made += 1
        if type(order) is tuple:
            declare(match, s, order[0], (order[1],))
            return made
        orders.answer(match, {s.active: order})
        if made == most or not agenda or agenda[-1] is not orders:
            return made
        agenda.pop()  # nothing else is asked before the next order
        named = None


def _plain_turns(match: Match, s: State, most: int, chance: AnyChance | None, order: Named) -> tuple[int, bool, Named]:
    """Play plain turns, `most` at most: how many, whether orders are asked again now (or END has to see to more), and the
    order that was drawn (or named) and is not carried out because it is no plain one. One long loop on local names: a
    playout spends half of its time here."""
    field, occupied, pile, defeats, felled = s.field, s.occupied, s.pile, s.defeats, s.felled
    seats, seat, turn, up = s.seats, s.active, s.turn, s.up
    slain, spent, fought = s.slain, s.spent, 0
    leaders, helped, goats = _lie(s)
    gone, there = _gone(s), holders(s)
    able = 0 if s.commanded or turn == 1 else 511
    settle: Settle | None = None
    made = ended = 0
    again = False
    while True:
        if order is None:
            assert chance is not None
            order = drawn_order(s, seat, chance, leaders >> 9 * seat & able)
        if type(order) is list:
            break
        place, target = order
        attacker, defender = field[place], field[target]
        fought |= BIT[attacker] | BIT[defender]
        if _ASKS[attacker] or _ASKS[defender]:
            s.seen, s.slain = s.seen | fought, slain  # BTG-5.4: before the count
        mores, theirs_more = _MORE[attacker], _MORE[defender]
        if (mores | theirs_more) & _COUNTED:
            silent = silenced(s, place, (target,))
            mores, theirs_more = (0 if silent & BIT[card] else _MORE[card] for card in (attacker, defender))
            mine, theirs = power(s, place, defender, True, silent), power(s, target, attacker, False, silent)
        else:
            silent = 0
            mine = ATTACKING[place][attacker] + AGAINST[attacker][defender]
            if SHIFTING[attacker]:
                mine += shifting(s, attacker, place, defender, True)
            theirs = DEFENDING[target][defender] + AGAINST[defender][attacker]
            if SHIFTING[defender]:
                theirs += shifting(s, defender, target, attacker, False)
            if helped:
                if helped >> place & 1:
                    mine += auras(s, attacker, place, defender, True, 0)
                if helped >> target & 1:
                    theirs += auras(s, defender, target, attacker, False, 0)
        lost, hit = theirs >= mine or mine <= 0, mine >= theirs or theirs <= 0
        stays = tangled = asked = raised = 0
        if mores or theirs_more:
            if theirs_more & _DODGE:
                break
            lost, hit, stays, tangled, asked = _outcome(mores, theirs_more, lost, hit)
        if goats and _stood_in(field, place if lost else -1, target if hit else -1):
            break
        if stays or asked:
            winner = () if lost and hit else (target,) if lost else (place,)
            if asked:  # who has won stays up until that is answered
                settle = Settle(() if stays else winner, winner if stays else (), winner if tangled else (), winner)
            raised = BIT[field[winner[0]]] if winner else 0
        if up and up & (BIT[attacker] | BIT[defender]):
            turn_down(s, (BIT[attacker] | BIT[defender]) & ~raised)
            up = s.up
        if raised:
            s.up = up = up | raised
        foe = target // 9
        fallen = 0
        if lost:
            fallen = BIT[attacker]
            field[place] = EMPTY
            occupied[seat] ^= 1 << place - 9 * seat
            pile[seat].append(attacker)
            defeats[attacker] = 0
        else:
            defeats[attacker] += 1
            felled[seat] += 1
        if hit:
            fallen |= BIT[defender]
            field[target] = EMPTY
            occupied[foe] ^= 1 << target - 9 * foe
            pile[foe].append(defender)
            defeats[defender] = 0
        else:
            defeats[defender] += 1
            felled[foe] += 1
        slain |= fallen
        if spent:
            spent &= ~fallen
        if s.looks:
            end_looks(s, fallen)
        made += 1
        order = None
        if settle is not None:
            break
        # END and START: the next turn where nobody goes out and whose turn it is can attack; else the steps see to it.
        if occupied.count(0) != gone:
            break
        following = seat + 1 if seat + 1 < seats else 0
        while not occupied[following]:
            following = following + 1 if following + 1 < seats else 0
        if COUNT[occupied[following]] <= MOST_IDLE and not can_attack(s, following):
            break
        if s.looks:
            end_looks(s, turn=turn)
        ended += 1
        turn += 1
        seat = following
        s.began_up = up
        able = 511
        if made == most:
            again = True
            break
    if fought:
        s.seen |= fought
        s.shown |= fought
        s.slain, s.spent = slain, spent
    if made:
        s.attacks += made
        s.holders = there
    if ended:
        s.ends += ended
        s.active, s.turn, s.commanded = seat, turn, False
    if settle is not None:
        lineup = [(place, attacker), (target, defender)]
        marked = [at for at, falls in ((place, lost), (target, hit)) if falls]
        match.then(*aftermath(s, lineup, marked, list(settle.won), silent), settle)
    return made, again, order


def _outcome(mores: int, theirs: int, lost: bool, hit: bool) -> tuple[bool, bool, int, int, int]:
    """What comes of a fight of cards that do more than to count (attacker's and defender's `_MORE`) when by their powers
    the attacker has `lost`, the defender is `hit`: who falls (BTG-5.8, 5.10); whether the winner stays face up, for pride
    or tangled (BTG-5.14, 7.11), tangled; whether something may be asked (BTG-5.12)."""
    if theirs & _MINE and not mores & _PROOF:
        return True, True, 0, 0, (mores | theirs) & _BEATEN
    if lost and mores & _BOMB and not theirs & _PROOF:
        hit = True
    elif hit and theirs & _BOMB and not mores & _PROOF:
        lost = True
    asked = mores & (_BEATEN if lost else _WON) | theirs & (_BEATEN if hit else _WON)
    if lost and hit:
        return lost, hit, 0, 0, asked
    winner, loser = (theirs, mores) if lost else (mores, theirs)
    return lost, hit, winner & _PROUD | loser & _TANGLE, loser & _TANGLE, asked


def _gone(s: State) -> int:
    """How many seats are without cards; -1 when one of them is not out yet, so that the next END has to see to it."""
    gone = s.occupied.count(0)
    return -1 if gone and any(not mask and not out for mask, out in zip(s.occupied, s.out)) else gone


def _lie(s: State) -> tuple[int, int, bool]:
    """Masks of the places whose cards have a command not used yet, and of those that auras reach (once a giver has fallen
    it holds too many); whether there is a Scapegoat."""
    field = s.field
    leaders = helped = 0
    goats = False
    for card in _TOUCHING.intersection(field):
        place = field.index(card)
        if COMMAND[card] and not s.spent >> card & 1:
            leaders |= 1 << place
        aura = AURA[card]
        if aura is not None:
            helped |= AURA_REACHES[aura[1]][place % 9] << place - place % 9
        goats = goats or card in STAND_INS
    return leaders, helped, goats


def _stood_in(field: list[int], *hits: int) -> bool:
    """BTG-5.9: whether a Scapegoat lies where it might take a blow that hits one of these places (-1: none)."""
    for goat in STAND_INS:
        if goat in field:
            at = field.index(goat)
            for hit in hits:
                if at // 9 == hit // 9 and NEXT_TO_BITS[at % 9] >> hit % 9 & 1:
                    return True
    return False
