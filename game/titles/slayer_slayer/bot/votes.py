"""Bets, Conjurers, re-rolls and rites: the chance of Victory with and without (GSS-12.3).

The Horde lies open, so a player that calculates tries every branch on a copy of what it sees; easy goes by eye.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from game.engine.ask import SeatAsk
from game.engine.spaces import Choice, One
from game.titles.slayer_slayer.bot.events import stake_needs
from game.titles.slayer_slayer.bot.recent import Recent
from game.titles.slayer_slayer.bot.table import Table
from game.titles.slayer_slayer.bot.weigh import by_keep
from game.titles.slayer_slayer.rules import count
from game.titles.slayer_slayer.rules.cards import CLASS, FEAT, NEED, VERB, Effect
from game.titles.slayer_slayer.rules.feats import mightiest, weakest, working
from game.titles.slayer_slayer.rules.state import ZERO, State, copy
from game.titles.slayer_slayer.rules.subject import subject_of

DEEP = 3
"""So many bets ahead are tried in every way; later ones are left out of the thought."""
SIDES = 20


# ---------------------------------------------------------------- the chance of Victory


def chance_of_victory(s: State, bets: Sequence[int], betray: bool = False) -> float:
    """The chance that the round is won when the bets and dice still to come are taken where they help (or, for a
    traitor, where they do harm; the others are thought to take what helps)."""
    if not bets:
        alone, against = (s.alone, s.against) if s.against >= 0 else count.totals(s)
        return dice_chance(alone, against - alone - sum(s.dice[1::2]), horde_dice(s), s.spoiled)
    handle, rest = bets[0], bets[1:]
    without = chance_of_victory(s, rest)
    if without == 1.0 or handle not in s.horde:
        return without
    return max(without, bet_chance(s, handle, rest))


def bet_chance(s: State, handle: int, rest: Sequence[int]) -> float:
    """The chance of Victory if the bet is made: right and wrong are equally likely."""
    feat = FEAT[s.faces[handle]]
    assert feat.success is not None and feat.failure is not None
    return sum(chance_of_victory(after(s, handle, outcome), rest) for outcome in (feat.success, feat.failure)) / 2


def after(s: State, handle: int, outcome: Effect) -> State:
    """The Horde after an outcome of a bet (GSS-5.C, nested verbs)."""
    s = copy(s)
    place = s.horde.index(handle)
    verb = outcome.verb
    if verb == "copy_mightiest":
        other = mightiest(s, handle)
        if other >= 0:
            s.power[place] = s.power[s.horde.index(other)]
    elif verb == "class_bonus":
        for other in s.horde:
            if CLASS[s.faces[other]] == outcome.klass:
                s.gains += (other, s.faces[handle], outcome.amount)
    elif verb == "self_bonus":
        s.gains += (handle, s.faces[handle], outcome.amount)
    elif verb == "zero_self":
        s.mark[place] |= ZERO
    elif verb == "foe_power":
        s.foe_gains += (s.faces[handle], outcome.amount)
    elif not s.wall:
        for _ in range(outcome.n if verb == "discard_weakest" else 1):
            gone = weakest(s, handle) if verb == "discard_weakest" else handle
            if gone >= 0:
                at = s.horde.index(gone)
                for column in (s.horde, s.owner, s.power, s.mark):
                    column.pop(at)
    return s


def horde_dice(s: State) -> list[bool]:
    """The Horde dice still to come, in Horde order: whether each may be left."""
    thrown = set(s.dice[::2])
    return [FEAT[s.faces[handle]].optional for handle in working(s, "horde_die") if handle not in thrown]


def dice_chance(alone: int, missing: int, dice: Sequence[bool], spoiled: bool = False) -> float:
    """The chance to find `missing` with these dice, each of which turns against a Horde weaker than it. `dice`: whether
    each may be left."""
    if spoiled:
        return 0.0
    return _dice_chance(min(SIDES, max(0, alone)), max(0, missing), tuple(dice))


@lru_cache(maxsize=16_384)
def _dice_chance(fits: int, missing: int, dice: tuple[bool, ...]) -> float:
    """`fits`: the highest number that is added. Many branches of the bets before it end in the same few cases."""
    if missing > fits * len(dice):
        return 0.0
    if not dice:
        return 1.0
    rest = dice[1:]
    left = _dice_chance(fits, missing, rest) if dice[0] else 0.0
    if left == 1.0:
        return 1.0
    if missing == 0:
        rolled = fits / SIDES * _dice_chance(fits, 0, rest)
    else:
        rolled = sum(_dice_chance(fits, max(0, missing - n), rest) for n in range(1, fits + 1)) / SIDES
    return max(left, rolled)


def seen(table: Table) -> State:
    """The Horde as it lies."""
    return table.known


def bets_after(s: State, handle: int) -> list[int]:
    """Bets still to be offered after this one, the next few."""
    place = s.horde.index(handle) if handle in s.horde else -1
    return [h for h in working(s, "bet") if s.horde.index(h) > place][:DEEP]


_weighed: Recent[tuple[float, float]] = Recent()
"""What bets come to: all seats are asked about the same Horde."""


def bet_chances(s: State, handle: int) -> tuple[float, float]:
    """The chance of Victory without the bet and with it. The same for all who see this Horde."""
    lying = (*s.horde, *s.earlier)
    key = (
        *(handle, s.foe, s.players, s.shift, s.per_player, s.round, s.plan_b, s.wall, s.alone, s.against, s.spoiled),
        *(tuple(column) for column in (s.horde, s.power, s.mark, s.earlier, s.earlier_power, s.earlier_mark)),
        *(tuple(s.gains), tuple(s.foe_gains), tuple(s.dice), tuple([s.faces[one] for one in lying]), tuple(s.out)),
    )
    rest = bets_after(s, handle)
    return _weighed.get(key, lambda: (chance_of_victory(s, rest), bet_chance(s, handle, rest)))


# ---------------------------------------------------------------- votes


def bet_vote(table: Table, ask: SeatAsk) -> Choice:
    """GSS-12.3."""
    mind = table.mind
    side = ("odds", "evens")[mind.chance.below("", 2)]
    s = seen(table)
    if mind.level == "easy":
        horde, against = count.totals(s)
        if table.betrays:
            return side if horde >= against else "none"
        return side if horde < against and not _sure(s) else "none"
    without, made = bet_chances(s, subject_of(ask).handle)
    if table.betrays:
        return side if made < without else "none"
    return side if made > without + table.dials.bet * (1.5 - mind.traits.daring) else "none"


def _sure(s: State) -> bool:
    """By eye: a die that would do it anyway."""
    horde, against = count.totals(s)
    return bool(horde_dice(s)) and horde >= 14 and against - horde <= 6


def horde_die_vote(table: Table) -> Choice:
    """Roll if that is the better chance."""
    s = seen(table)
    missing = s.against - s.alone - sum(s.dice[1::2])
    if table.mind.level == "easy":
        wants = missing > 0 and (s.alone >= 8 or table.mind.traits.daring > 0.5)
        return "roll" if wants != table.betrays else "no"
    dice = horde_dice(s)
    left = dice_chance(s.alone, missing, dice[1:])
    whole = dice_chance(s.alone, missing, [False, *dice[1:]])
    if table.betrays:
        return "roll" if whole < left else "no"
    return "roll" if whole > left else "no"


def weave_window(table: Table, ask: SeatAsk) -> Choice:
    """A re-roll is spent where it changes much."""
    subject = subject_of(ask)
    purpose, number = subject.purpose, subject.number
    mine = subject.seat == table.seat
    if purpose in ("event", "event_jester", "investment"):
        return "yes" if mine and _failed(table, purpose, number) else "no"
    if table.betrays:
        return "no"
    now, again = _chances(table, ask, purpose, number)
    gain = table.dials.reroll_gain + 0.1 * table.mind.traits.thrift
    return "yes" if again - now > gain else "no"


def _failed(table: Table, purpose: str, number: int) -> bool:
    """The own event or investment goes wrong with this number."""
    if purpose == "investment":
        return bool(number < min(NEED.values()))
    check, need, total = stake_needs(table)
    if check == "roll":
        return bool(number < need)
    if check == "odds":
        return bool((number % 2 == 1) != (table.view["event"]["side"] == "odds"))
    return bool(total + number < need if check == "power" else total + number > need)


def _chances(table: Table, ask: SeatAsk, purpose: str, number: int) -> tuple[float, float]:
    """The chance of Victory with this number and with another roll."""
    s = seen(table)
    if purpose == "jester":
        place = s.horde.index(subject_of(ask).handle)
        return _with_power(s, place, number), sum(_with_power(s, place, n) for n in range(1, 21, 2)) / 10
    if purpose == "bet":
        handle = s.bet
        feat = FEAT[s.faces[handle]]
        assert feat.success is not None and feat.failure is not None
        rest = bets_after(s, handle)
        right = (number % 2 == 1) == (s.side == "odds")
        won, lost = (chance_of_victory(after(s, handle, outcome), rest) for outcome in (feat.success, feat.failure))
        return (won if right else lost), (won + lost) / 2
    rest_dice = horde_dice(s)[1:]
    missing = s.against - s.alone - sum(s.dice[1::2])
    now = dice_chance(s.alone, missing - number, rest_dice) if number <= s.alone else 0.0
    return now, dice_chance(s.alone, missing, [False, *rest_dice])


def _with_power(s: State, place: int, power: int) -> float:
    """The chance if the Jester has this Power; what it clears away is thought gone already."""
    s = copy(s)
    s.power[place] = power
    handle = s.horde[place]
    if handle in working(s, "discard_all_others") and not s.wall and "shield_wall" not in _verbs(s):
        keep = [n for n, h in enumerate(s.horde) if s.faces[h] == s.faces[handle]]
        for name in ("horde", "owner", "power", "mark"):
            column = getattr(s, name)
            setattr(s, name, [column[n] for n in keep])
        s.earlier, s.earlier_owner, s.earlier_power, s.earlier_mark = [], [], [], []
    return chance_of_victory(s, working(s, "bet")[:DEEP])


def _verbs(s: State) -> set[str]:
    return {VERB[s.faces[handle]] for handle in s.horde}


def blood_rite(table: Table, ask: SeatAsk) -> Choice:
    """Give a card if that wins a round that would be lost."""
    space = ask.space
    if not isinstance(space, One) or "wait" in space.options:
        return "wait"
    handles = table.handles
    if table.betrays or len(handles) < 2:
        return "no"
    s = seen(table)
    bets = working(s, "bet")[:DEEP]
    priest = subject_of(ask).handle
    feat = FEAT[s.faces[priest]]
    done = copy(s)
    for other in done.horde:
        if CLASS[done.faces[other]] == feat.klass:
            done.gains += (other, done.faces[priest], feat.amount)
    gain = chance_of_victory(done, bets) - chance_of_victory(s, bets)
    if table.mind.level == "easy":
        horde, against = count.totals(s)
        gain = 1.0 if 0 < against - horde <= 4 else 0.0
    return (
        handles[by_keep(table.faces)[0]]
        if gain > (table.dials.rite if len(handles) > 2 else table.dials.rite_last)
        else "no"
    )
