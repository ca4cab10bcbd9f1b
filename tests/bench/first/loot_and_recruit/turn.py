"""The turn of a computer player, one move at a time (LNR-13.2): play everything, use what draws, use the rest, attack,
recruit, purchase, set the shield, end. Asked again after every move, so nothing has to be planned ahead."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.ask import SeatAsk
from game.engine.spaces import Choice
from game.titles.loot_and_recruit.rules.actions import NONE, other_attack_cards
from game.titles.loot_and_recruit.rules.attack import may_attack
from game.titles.loot_and_recruit.rules.cards import (
    ACTION,
    ATTACK,
    IDS,
    LOOT,
    PLATFORMS,
    POWER,
    RECRUIT,
    SLOTS,
    TRIO,
    VP,
)
from game.titles.loot_and_recruit.rules.market import PURCHASE_PILES, crowd_goods, goods, price
from game.titles.loot_and_recruit.rules.plays import Attack, EndTurn, PlayCard, Purchase, Recruit, UseAction
from game.titles.loot_and_recruit.rules.state import EMPTY, State, open_platforms, platforms_of, shielded
from tests.bench.first.loot_and_recruit.worth import (
    WORTH_A_PURCHASE,
    Mind,
    Outlook,
    best_target,
    expected_loss,
    junk,
    purchase_worth,
    recruit_worth,
    towers_of,
)

END = EndTurn().choice()
FORGETS = 4
"""An easy player overlooks one action in so many."""


def move(mind: Mind, look: Outlook, ask: SeatAsk) -> Choice:
    """The next move of the turn."""
    if mind.turn != look.s.turn:
        mind.turn = look.s.turn
        mind.forgets.clear()
    for rule in RULES:
        choice = rule(mind, look)
        if choice is not None and ask.space is not None and ask.space.contains(choice):
            return choice
    return END


def _play(mind: Mind, look: Outlook) -> Choice | None:
    """Everything is played, what draws first: the hand is discarded anyway."""
    hand = look.s.hand[look.seat]
    if not hand:
        return None
    faces = look.s.faces
    return PlayCard(max(hand, key=lambda card: (_draws(faces[card]), -card))).choice()


def _draws(card: int) -> bool:
    return any(effect.verb == "draw" for effect in ACTION[card])


def _ready(mind: Mind, look: Outlook, verb: str) -> list[int]:
    """Cards whose action has that verb and is ready; an easy player overlooks some."""
    s = look.s
    found = [card for card in s.ready if any(effect.verb == verb for effect in ACTION[s.faces[card]])]
    if mind.level == "easy":
        for card in found:
            if card not in mind.forgets and mind.chance.below("forget", FORGETS) == 0:
                mind.forgets.add(card)
        found = [card for card in found if card not in mind.forgets]
    return found


def _draw(mind: Mind, look: Outlook) -> Choice | None:
    for card in _ready(mind, look, "draw"):
        return UseAction(card).choice()
    return None


def _scavenge(mind: Mind, look: Outlook) -> Choice | None:
    """The best card of the discard pile."""
    s = look.s
    pile = s.discard[look.seat]
    for card in _ready(mind, look, "take_from_discard"):
        if pile:
            return UseAction(card, max(pile, key=lambda other: (_now_worth(s, s.faces[other]), -other))).choice()
    return None


def _now_worth(s: State, card: int) -> float:
    """What playing the card gives this very turn."""
    loot, recruit, attack = POWER[card]
    return loot * 0.9 + recruit * 1.1 + attack * 1.0 + (2.0 if _draws(card) else 0.5 if ACTION[card] else 0.0)


def _bombard(mind: Mind, look: Outlook) -> Choice | None:
    for card in _ready(mind, look, "gain_power"):
        if other_attack_cards(look.s, card):
            return UseAction(card).choice()
    return None


def _roast(mind: Mind, look: Outlook) -> Choice | None:
    """Be rid of the weakest card, as long as that is a starter card."""
    for card in _ready(mind, look, "trash"):
        weakest = weakest_card(look)
        if weakest != EMPTY:
            return UseAction(card, weakest).choice()
    return None


def weakest_card(look: Outlook) -> int:
    """The card of hand or discard pile that the deck is better without; EMPTY when there is none."""
    s = look.s
    cards = s.hand[look.seat] + s.discard[look.seat]
    worst = min(cards, key=lambda card: (junk(look, s.faces[card]), card), default=EMPTY)
    return worst if worst != EMPTY and junk(look, s.faces[worst]) < 1.2 else EMPTY


def _coordinate(mind: Mind, look: Outlook) -> Choice | None:
    """A hard player repairs its own tower, or opens a foreign one for its attack."""
    cards = _ready(mind, look, "move_goblin")
    if not cards or mind.level != "hard":
        return None
    best, found = 0.7, None
    s = look.s
    power = s.power[ATTACK]
    foes = [seat for seat in range(s.seats) if seat != look.seat and may_attack(s, seat)]
    before = best_target(look, foes, power)[0] if power else 0.0
    risk = expected_loss(look, towers_of(s, look.seat), look.threat)
    for seat in range(s.seats):
        if seat != look.seat and (not power or seat not in foes):
            continue
        free = open_platforms(s, seat)
        for n in free:
            place = seat * PLATFORMS + n - 1
            for card in list(s.platform[place]):
                for to in free:
                    if to == n:
                        continue
                    gain = _after_move(look, seat, place, card, to, foes, power) - (
                        before if seat != look.seat else -0.6 * risk
                    )
                    if gain > best:
                        best, found = gain, UseAction(cards[0], seat, n, card, to).choice()
    return found


def _after_move(look: Outlook, seat: int, place: int, card: int, to: int, foes: list[int], power: int) -> float:
    """The best attack, or (with a minus) the expected loss, once the Goblin stands on the other platform."""
    s = look.s
    at = s.platform[place].index(card)
    other = s.platform[seat * PLATFORMS + to - 1]
    s.platform[place].pop(at)
    other.append(card)
    try:
        if seat == look.seat:
            return -0.6 * expected_loss(look, towers_of(s, seat), look.threat)
        return best_target(look, foes, power)[0]
    finally:
        other.pop()
        s.platform[place].insert(at, card)


def _attack(mind: Mind, look: Outlook) -> Choice | None:
    """LNR-13.3: unused Attack power is lost."""
    s = look.s
    power = s.power[ATTACK]
    if not power:
        return None
    foes = [seat for seat in range(s.seats) if seat != look.seat and may_attack(s, seat)]
    worth, seat, platform, card = best_target(look, foes, power)
    if mind.level == "easy" and worth > 0 and mind.chance.below("target", 3) == 0:
        places = [
            (other, n) for other in foes for n in range(1, PLATFORMS + 1) if s.platform[platforms_of(other)[n - 1]]
        ]
        seat, platform = mind.chance.pick("target", places)
        card = s.platform[platforms_of(seat)[platform - 1]][-1]
    return Attack(seat, platform, card).choice() if worth > 0 else None


def _bark(mind: Mind, look: Outlook) -> Choice | None:
    """The discount on a Goblin is used once one can be had with it."""
    for card in _ready(mind, look, "replace_lineup_card"):
        if look.s.power[RECRUIT] > 0 and open_platforms(look.s, look.seat):
            return UseAction(card, NONE).choice()
    return None


def _recruit(mind: Mind, look: Outlook) -> Choice | None:
    """LNR-13.4: the best Goblin on the best platform; nothing that puts more at risk than it brings."""
    s = look.s
    best, found = -9.0, None
    for where in (*range(1, SLOTS + 1), IDS[TRIO]):
        handle = crowd_goods(s, where)
        if handle == EMPTY:
            continue
        card = s.faces[handle]
        cost = price(s, card)
        if cost > s.power[RECRUIT]:
            continue
        for platform in open_platforms(s, look.seat):
            if mind.level == "easy":
                worth = VP[card] - 0.55 * cost + mind.chance.below("place", 100) / 50
            else:
                worth = recruit_worth(look, card, platform, cost)
                worth += mind.chance.below("place", 100) / 80 if mind.level == "normal" else 0.0
            # A price that could not be spent otherwise is no price.
            gain = worth + 0.55 * cost
            if worth > best and gain > 0:
                best, found = worth, Recruit(where, platform).choice()
    return found


def _haggle(mind: Mind, look: Outlook) -> Choice | None:
    for card in _ready(mind, look, "discount"):
        if len(ACTION[look.s.faces[card]]) == 1 and look.s.power[LOOT] > 1:
            return UseAction(card).choice()
    return None


def _purchase(mind: Mind, look: Outlook) -> Choice | None:
    """LNR-13.5: the most valuable card that can be paid; nothing in the last round."""
    if look.left <= 1:
        return None
    s = look.s
    best, found = WORTH_A_PURCHASE, None
    for where in (*range(1, SLOTS + 1), *(IDS[card] for card in PURCHASE_PILES)):
        handle = goods(s, where)
        if handle == EMPTY or price(s, s.faces[handle]) > s.power[LOOT]:
            continue
        worth = purchase_worth(mind, look, s.faces[handle]) + 0.08 * price(s, s.faces[handle])
        if mind.level == "easy":
            worth += mind.chance.below("buy", 100) / 25 - 2
        elif mind.level == "normal":
            worth += mind.chance.below("buy", 100) / 60 - 0.8
        if worth > best:
            best, found = worth, Purchase(where).choice()
    return found


def _shield(mind: Mind, look: Outlook) -> Choice | None:
    """LNR-13.7: on the stack with the most Victory Points, late, when it is worth guarding."""
    s = look.s
    if look.left > 10:
        return None
    stacks = {
        n + 1: sum(VP[s.faces[card]] for card in s.platform[place])
        for n, place in enumerate(platforms_of(look.seat))
        if s.platform[place] and not shielded(s, place)
    }
    for card in _ready(mind, look, "attach_shield"):
        if stacks:
            platform = max(stacks, key=lambda n: (stacks[n], -n))
            # An open platform is left to build on, unless nothing will be built any more.
            if stacks[platform] >= 7 and (len(open_platforms(s, look.seat)) > 1 or look.left == 1):
                return UseAction(card, platform).choice()
    return None


Rule = Callable[[Mind, Outlook], Choice | None]
RULES: tuple[Rule, ...] = (
    *(_draw, _play, _scavenge, _bombard, _roast, _coordinate, _attack),
    *(_bark, _recruit, _haggle, _purchase, _recruit, _shield),
)
"""In this order; the first that has something to do does it."""
