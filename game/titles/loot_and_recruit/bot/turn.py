"""The turn of a computer player, one move at a time (LNR-13.2): play everything, use what draws, use the rest, attack,
recruit, purchase, set the shield, end. Asked again after every move, so nothing has to be planned ahead."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.spaces import Choice
from game.titles.loot_and_recruit.bot.worth import (
    Mind,
    Outlook,
    best_target,
    expected_loss,
    hit,
    purchase_worth,
    recruit_worth,
    towers_of,
    trash_worth,
)
from game.titles.loot_and_recruit.rules.actions import NONE, other_attack_cards
from game.titles.loot_and_recruit.rules.attack import attacks_allowed, may_attack
from game.titles.loot_and_recruit.rules.cards import (
    ACTION,
    ATTACK,
    IDS,
    LOOT,
    ON_PURCHASE,
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

END = EndTurn().choice()
FORGETS = 4
"""An easy player overlooks one action in so many."""
VERBS = tuple(frozenset(effect.verb for effect in effects) for effects in ACTION)
"""Card -> what its action does."""
DRAWS = tuple("draw" in verbs for verbs in VERBS)
HECKLES = tuple("modify_defense" in verbs for verbs in VERBS)
PAYS_AT_ONCE = tuple(
    sum(effect.n for effect in effects if effect.verb in ("draw", "gain_power")) for effects in ON_PURCHASE
)
"""Card -> the power that its purchase gives this very turn, a drawn card counted as one."""


def move(mind: Mind, look: Outlook, allows: Callable[[Choice], bool]) -> Choice:
    """The next move of the turn, the first that is allowed."""
    if mind.turn != look.s.turn:
        mind.turn = look.s.turn
        mind.forgets.clear()
    for rule in RULES:
        choice = rule(mind, look)
        if choice is not None and allows(choice):
            return choice
    return END


def _play(mind: Mind, look: Outlook) -> Choice | None:
    """Everything is played, what draws first: the hand is discarded anyway."""
    hand = look.s.hand[look.seat]
    if not hand:
        return None
    faces = look.s.faces
    first = min(hand)
    return PlayCard(min([card for card in hand if DRAWS[faces[card]]], default=first)).choice()


def _ready(mind: Mind, look: Outlook, verb: str) -> list[int]:
    """Cards whose action has that verb and is ready; an easy player overlooks some."""
    s = look.s
    if not s.ready:
        return s.ready
    found = [card for card in s.ready if verb in VERBS[s.faces[card]]]
    if mind.level == "easy":
        for card in found:
            if card not in mind.forgets and mind.chance.below("forget", FORGETS) == 0:
                mind.forgets.add(card)
        found = [card for card in found if card not in mind.forgets]
    return found


def _draw(mind: Mind, look: Outlook) -> Choice | None:
    for card in _ready(mind, look, "draw"):
        if not HECKLES[look.s.faces[card]]:
            return UseAction(card).choice()
    return None


def _heckler(mind: Mind, look: Outlook) -> Choice | None:
    """After all is played: whom to heckle is asked with the draw, and is known only when the Attack is."""
    for card in _ready(mind, look, "modify_defense"):
        return UseAction(card).choice()
    return None


def attack_to_come(s: State, seat: int) -> int:
    """The Attack that a hand and the Bombardiers that are ready will still bring this turn."""
    hand, faces = s.hand[seat], s.faces
    more = sum(POWER[faces[card]][ATTACK] for card in hand)
    armed = sum(1 for card in hand if POWER[faces[card]][ATTACK])
    throwers = [card for card in (*s.ready, *hand) if "gain_power" in VERBS[faces[card]]]
    held = [card for card in throwers if card in hand]
    return more + len(throwers) * armed - len(held) + sum(other_attack_cards(s, card) for card in throwers)


def _scavenge(mind: Mind, look: Outlook) -> Choice | None:
    """The best card of the discard pile."""
    s = look.s
    pile = s.discard[look.seat]
    for card in _ready(mind, look, "take_from_discard"):
        if pile:
            return UseAction(card, max(pile, key=lambda other: (_now_worth(look, s.faces[other]), -other))).choice()
    return None


def _now_worth(look: Outlook, card: int) -> float:
    """What playing the card gives this very turn; Loot buys next to nothing in the last round."""
    loot, recruit, attack = POWER[card]
    worth = loot * (0.9 if look.left > 1 else 0.1) + recruit * 1.1 + attack * 1.0
    return worth + (2.0 if DRAWS[card] else 0.5 if ACTION[card] else 0.0)


def action_worth(mind: Mind, look: Outlook, choice: Choice) -> float:
    """What one way of using an action gains, to tell it from others."""
    verbs, faces = VERBS[look.s.faces[choice[1]]], look.s.faces
    if "move_goblin" in verbs:
        return move_worth(mind, look, choice)
    if "take_from_discard" in verbs:
        return _now_worth(look, faces[choice[2]])
    return trash_worth(mind, look, faces[choice[2]]) if "trash" in verbs else 0.0


def _bombard(mind: Mind, look: Outlook) -> Choice | None:
    for card in _ready(mind, look, "gain_power"):
        if other_attack_cards(look.s, card):
            return UseAction(card).choice()
    return None


def _roast(mind: Mind, look: Outlook) -> Choice | None:
    """Be rid of the weakest card, as long as the deck is better without it."""
    for card in _ready(mind, look, "trash"):
        weakest = weakest_card(mind, look)
        if weakest != EMPTY:
            return UseAction(card, weakest).choice()
    return None


def weakest_card(mind: Mind, look: Outlook) -> int:
    """The card of hand or discard pile that the deck is better without; EMPTY when there is none."""
    faces = look.s.faces
    cards = look.s.hand[look.seat] + look.s.discard[look.seat]
    worth, _, card = max(
        [(trash_worth(mind, look, faces[card]), -card, card) for card in cards], default=(0.0, 0, EMPTY)
    )
    return card if worth > 0 else EMPTY


def _coordinate(mind: Mind, look: Outlook) -> Choice | None:
    """Repair the own tower, or open a foreign one for an attack."""
    cards = _ready(mind, look, "move_goblin")
    if not cards:
        return None
    best, found = mind.weights.coordinate, None
    s = look.s
    for seat in range(s.seats):
        if seat != look.seat and not s.power[ATTACK]:
            continue
        free = open_platforms(s, seat)
        for n in free:
            for card in list(s.platform[seat * PLATFORMS + n - 1]):
                for to in free:
                    choice = UseAction(cards[0], seat, n, card, to).choice() if to != n else END
                    gain = move_worth(mind, look, choice) if to != n else 0.0
                    if gain > best:
                        best, found = gain, choice
    return found


def move_worth(mind: Mind, look: Outlook, choice: Choice) -> float:
    """What moving a Goblin to another platform gains: less to lose at home, or a better attack abroad."""
    s = look.s
    _, _, seat, n, card, to = choice
    foes = [other for other in range(s.seats) if other != look.seat and may_attack(s, other)]

    def standing() -> float:
        if seat == look.seat:
            return -mind.weights.risk * expected_loss([hit(look.reach, tower) for tower in towers_of(s, seat)])
        return best_target(look, foes, s.power[ATTACK])[0] if seat in foes and s.power[ATTACK] else 0.0

    before = standing()
    tower, other = s.platform[seat * PLATFORMS + n - 1], s.platform[seat * PLATFORMS + to - 1]
    at = tower.index(card)
    tower.pop(at)
    other.append(card)
    try:
        return standing() - before
    finally:
        other.pop()
        tower.insert(at, card)


def _attack(mind: Mind, look: Outlook) -> Choice | None:
    """LNR-13.3: unused Attack power is lost."""
    s = look.s
    power = s.power[ATTACK]
    if not power:
        return None
    foes = [seat for seat in range(s.seats) if seat != look.seat and may_attack(s, seat)]
    worth, seat, platform, card = _best_of_two(look, foes, power) if len(foes) > 1 else best_target(look, foes, power)
    if mind.level == "easy" and worth > 0 and mind.chance.below("target", 3) == 0:
        places = [
            (other, n) for other in foes for n in range(1, PLATFORMS + 1) if s.platform[platforms_of(other)[n - 1]]
        ]
        seat, platform = mind.chance.pick("target", places)
        card = s.platform[platforms_of(seat)[platform - 1]][-1]
    return Attack(seat, platform, card).choice() if worth > 0 else None


def _best_of_two(look: Outlook, foes: list[int], power: int) -> tuple[float, int, int, int]:
    """The first of the attacks that are still allowed, where a cheaper one may leave enough for another opponent."""
    s = look.s
    if attacks_allowed(s) - s.attacks < 2:
        return best_target(look, foes, power)
    best = best_target(look, foes, power)
    most = best[0]
    for seat in foes:
        others = [other for other in foes if other != seat]
        for less in range(1, power):
            first, second = best_target(look, [seat], less), best_target(look, others, power - less)
            if min(first[0], second[0]) > 0 and first[0] + second[0] > most:
                best, most = first, first[0] + second[0]
    return best


def _bark(mind: Mind, look: Outlook) -> Choice | None:
    """The discount on a Goblin is used once one can be had with it."""
    for card in _ready(mind, look, "replace_lineup_card"):
        if look.s.power[RECRUIT] > 0 and open_platforms(look.s, look.seat):
            return UseAction(card, NONE).choice()
    return None


def _recruit(mind: Mind, look: Outlook) -> Choice | None:
    """LNR-13.4: the best Goblin on the best platform; nothing that puts more at risk than it brings."""
    s = look.s
    if not s.power[RECRUIT]:
        return None
    best, found = -9.0, None
    # Empty platforms are alike.
    bare = [n + 1 for n, place in enumerate(platforms_of(look.seat)) if not s.platform[place]]
    platforms = [n for n in open_platforms(s, look.seat) if n not in bare[1:]]
    for where in (*range(1, SLOTS + 1), IDS[TRIO]):
        handle = crowd_goods(s, where)
        if handle == EMPTY:
            continue
        card = s.faces[handle]
        cost = price(s, card)
        if cost > s.power[RECRUIT]:
            continue
        for platform in platforms:
            if mind.level == "easy":
                worth = VP[card] - mind.weights.price * cost + mind.chance.below("place", 100) / 50
            else:
                worth = recruit_worth(mind, look, card, platform, cost)
            # A price that could not be spent otherwise is no price.
            gain = worth + mind.weights.price * cost
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
    s = look.s
    if look.left <= 1 or not s.power[LOOT]:
        return None
    best, found = 0.0, None
    for where in (*range(1, SLOTS + 1), *(IDS[card] for card in PURCHASE_PILES)):
        handle = goods(s, where)
        if handle == EMPTY or price(s, s.faces[handle]) > s.power[LOOT]:
            continue
        worth = purchase_worth(mind, look, s.faces[handle])
        if mind.level == "easy":
            worth += mind.chance.below("buy", 100) / 10 - 5
        if worth > best:
            best, found = worth, Purchase(where).choice()
    return found


def _last_purchase(mind: Mind, look: Outlook) -> Choice | None:
    """In the last round Loot is good for what a purchase itself gives."""
    s = look.s
    if look.left > 1 or not s.power[LOOT]:
        return None
    most, found = 0, None
    for where in range(1, SLOTS + 1):
        handle = goods(s, where)
        if handle == EMPTY or price(s, s.faces[handle]) > s.power[LOOT]:
            continue
        if PAYS_AT_ONCE[s.faces[handle]] > most:
            most, found = PAYS_AT_ONCE[s.faces[handle]], Purchase(where).choice()
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
    *(_draw, _play, _scavenge, _heckler, _last_purchase, _bombard, _roast, _coordinate, _attack),
    *(_bark, _recruit, _haggle, _purchase, _shield),
)
"""In this order; the first that has something to do does it."""
