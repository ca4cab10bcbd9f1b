"""What the search is told of BattleGoats: moves worth a thought, a light policy to play on with, the value of a table.

All of it works in imagined matches, where every card has a face. A seat in thought knows its own cards, what lies face
up and what it was shown (`shown`, `known` of the state); a back is a back for it there too, or the search would dream
of players who see through cards.
"""

from __future__ import annotations

from math import exp

from game.engine.chance import AnyChance
from game.engine.match import Match
from game.engine.spaces import Choice
from game.titles.battlegoats.bot.standing import AHEAD, BACK, odds, powers, shares, stake
from game.titles.battlegoats.bot.weigh import USUAL, WORTH, clash, may_dodge, worth_of
from game.titles.battlegoats.rules.attack import silenced
from game.titles.battlegoats.rules.cards import (
    CANNOT_ATTACK,
    CARDS,
    COMMAND,
    COMMANDERS,
    COUNT,
    IDS,
    IN,
    INDEX,
    SPACES,
    UNKNOWN,
)
from game.titles.battlegoats.rules.cards import REACH as _REACH
from game.titles.battlegoats.rules.cards import VOLLEY as _VOLLEY
from game.titles.battlegoats.rules.choices import in_reach
from game.titles.battlegoats.rules.commands import raisable, stealable
from game.titles.battlegoats.rules.plays import Attack, Command, Place, Stay, Swap
from game.titles.battlegoats.rules.power import power
from game.titles.battlegoats.rules.state import State, space_of
from game.titles.battlegoats.rules.subject import subject_of

REACH, VOLLEY = _REACH, _VOLLEY
STRONG = 10.0
"""What a fallen card must be worth to be raised while there are more than four."""
GROUP_BACK = 0.92 * WORTH[UNKNOWN]
"""What it is worth to fell a back with more than two at the table."""
_BLIND: list[tuple[float, float]] = []
"""Power of an attacker -> (chance to fall, chance that the back falls)."""


def _blind(strength: int) -> tuple[float, float]:
    if not _BLIND:
        usual = sorted(USUAL[card.index] + 0.6 for card in CARDS if card.id != "land_mine")
        n = len(usual) + 1
        for p in range(30):
            _BLIND.append(((1 + sum(1 for u in usual if u >= p)) / n, (1 + sum(1 for u in usual if u <= p + 0.5)) / n))
    return _BLIND[min(strength, 29)]


def _scored(s: State, seat: int, chance: AnyChance) -> list[tuple[float, Attack]]:
    """Each attacker against each known card in reach, and against one back of each seat."""
    base = seat * 9
    field = s.field
    known = s.shown | s.known[seat] | s.up
    theirs: dict[int, Met] = {}
    out: list[tuple[float, Attack]] = []
    for space in IN[s.occupied[seat]]:
        place = base + space
        if CANNOT_ATTACK >> field[place] & 1:
            continue
        attack, defence = powers(s, place)
        for other, mask in enumerate(in_reach(s, seat, REACH[field[place]])):
            if not mask:
                continue
            ends = _duel(s, place, other, attack, defence) if s.seats == 2 else _brawl(s, place, attack, defence)
            backs: list[int] = []
            for target in IN[mask]:
                at = other * 9 + target
                if known >> field[at] & 1:
                    value = _against(s, place, at, ends, attack, theirs)
                    out.append((value, Attack(SPACES[space], [Place(other, SPACES[target])])))
                else:
                    backs.append(target)
            if backs:
                fall, win = _blind(attack)
                value = (1 - fall) * ends[0] + max(0.0, fall + win - 1) * ends[1] + (1 - win) * ends[2]
                value += win * (BACK if s.seats == 2 else GROUP_BACK)
                out.append((value, Attack(SPACES[space], [Place(other, SPACES[chance.pick("", backs)])])))
    return out


Ends = tuple[float, float, float]
"""What is left to the attacker's side when the other side alone loses a card, when both do, when it alone does."""


def _duel(s: State, place: int, other: int, attack: int, defence: int) -> Ends:
    """Between two: by how the armies stand afterwards."""
    card, mine, left = s.field[place], COUNT[s.occupied[place // 9]], COUNT[s.occupied[other]]
    shown = stake(card, attack, defence, False, True)
    own = shown if s.shown >> card & 1 else stake(card, attack, defence, False, False)
    return AHEAD[mine][left - 1] + shown - own, AHEAD[mine - 1][left - 1] - own, AHEAD[mine - 1][left] - own


def _brawl(s: State, place: int, attack: int, defence: int) -> Ends:
    """With more at the table: by what cards are worth, and what it costs to show one."""
    own = worth_of(s, s.field[place], attack, defence)
    price = 0.0 if s.shown >> s.field[place] & 1 else 0.12 * own
    lost = own * (2.5 if COUNT[s.occupied[place // 9]] == 1 else 1.0)
    return -price, -lost, -lost


Met = tuple[int, float]
"""The defending power of a known card against nobody in particular, and what it is worth to fell it."""


def _met(s: State, at: int) -> Met:
    attack, defence = powers(s, at)
    card = s.field[at]
    won = stake(card, attack, defence, True, True) if s.seats == 2 else worth_of(s, card, attack, defence)
    return defence, won


def _against(s: State, place: int, at: int, ends: Ends, attack: int, theirs: dict[int, Met]) -> float:
    """What an attack with so much power on a known card comes to. `theirs` keeps what is known of their cards from one call
    to the next."""
    silent = silenced(s, place, (at,))
    if may_dodge(s, at, silent):
        return 0.55 * (ends[0] + (BACK if s.seats == 2 else GROUP_BACK)) + 0.45 * ends[2]
    if at not in theirs:
        theirs[at] = _met(s, at)
    defence, won = theirs[at]
    falls, wins = clash(s, place, at, silent, attack, defence)
    if not wins:
        return ends[2]
    return ends[1 if falls else 0] + won


def moves(match: Match[State], seat: int, chance: AnyChance) -> list[Choice]:
    """The best few attacks; small questions whole."""
    ask = match.ask
    assert ask is not None
    if ask.kind in ("orders", "attack"):
        scored = sorted(_scored(match.state, seat, chance), key=lambda row: -row[0])
        if scored:
            return [play.choice() for _, play in scored[:6]]
    space = match.space(seat)
    if space.count() <= 12:
        return list(space.each())
    return [match.default(seat), *(space.sample(chance) for _ in range(3))]


def policy(match: Match[State], seat: int, chance: AnyChance) -> Choice:
    """A stolen or raised card where one is to be had, then the best attack by a glance, with a little noise; the default of
    what else is asked."""
    ask = match.ask
    assert ask is not None
    if ask.kind == "orders" and (found := _reinforce(match.state, seat)) is not None:
        return found.choice()
    if ask.kind in ("orders", "attack"):
        best, top = None, -1e9
        for value, play in _scored(match.state, seat, chance):
            value += chance.below("", 100) / (500 if match.seats == 2 else 80)
            if value > top:
                best, top = play, value
        if best is not None:
            return best.choice()
    if ask.kind == "dodge":
        return _dodge(match, seat)
    return match.default(seat)


def _reinforce(s: State, seat: int) -> Command | None:
    """The command that brings one more card, as soon as it is worth it (BTG-12.5); None where there is none."""
    mask = s.occupied[seat]
    cards = s.field[seat * 9 : seat * 9 + 9]
    few = COUNT[mask] <= 3
    if s.turn < 2 or COMMANDERS.isdisjoint(cards) or (s.seats > 2 and not few):
        return None
    for space in IN[mask]:
        card = cards[space]
        if s.spent >> card & 1:
            continue
        if COMMAND[card] == "steal" and (places := stealable(s, seat)):
            known = s.shown | s.known[seat]
            place = max(places, key=lambda place: WORTH[s.field[place] if known >> s.field[place] & 1 else UNKNOWN])
            return Command(SPACES[space], space_of(place), SPACES[IN[511 & ~mask][-1]])
        if COMMAND[card] == "raise" and mask != 511 and (fallen := raisable(s, seat)):
            best = max(fallen, key=lambda card: (WORTH[card], -card))
            if COUNT[mask] <= 4 or WORTH[best] >= STRONG:
                return Command(SPACES[space], IDS[best], SPACES[IN[511 & ~mask][-1]])
    return None


def _dodge(match: Match[State], seat: int) -> Choice:
    """With the least card, unless Jonas would stand anyway."""
    s = match.state
    subject = subject_of(match.ask)
    place, by = subject.place, subject.by
    owner = place // 9
    mine, theirs = power(s, place, s.field[by], False, 0), power(s, by, s.field[place], True, 0)
    if mine > theirs:
        return Stay().choice()
    others = [n for n in IN[s.occupied[owner]] if owner * 9 + n not in (place, by)]
    mine_card = INDEX["land_mine"]
    others.sort(key=lambda n: 0.0 if s.field[owner * 9 + n] == mine_card else WORTH[s.field[owner * 9 + n]])
    choice = (Swap(SPACES[others[0]]) if others else Stay()).choice()
    return choice if match.space(seat).contains(choice) else match.default(seat)


def value(match: Match[State]) -> list[float]:
    """How good the table stands for each seat: the victory or its share when the match is over, else what was learned of such
    armies."""
    if match.result is not None:
        winners = match.result.winners
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(match.seats)]
    s = match.state
    if match.seats > 2 or not all(s.occupied):
        return shares(s)
    chance = 1 / (1 + exp(-odds(s)))
    return [chance if seat == s.active else 1 - chance for seat in range(2)]


def reckonings(match: Match[State]) -> int:
    """Turns so far: between two of them every fight is over."""
    return match.state.turn
