"""Purchasing and recruiting: prices, discounts, what happens in which order (LNR-5.10 to 5.19, 5.26)."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.match import Match
from game.engine.spaces import Branch
from game.titles.loot_and_recruit.rules import cues
from game.titles.loot_and_recruit.rules.actions import PurchaseTrash
from game.titles.loot_and_recruit.rules.cards import (
    BONUS,
    GOBLIN,
    IDS,
    INDEX,
    IS_GOBLIN,
    LOOT,
    LOOT_COST,
    MIN_COST,
    ON_PURCHASE,
    PERMANENTS,
    PILE_OF,
    PLATFORMS,
    RECRUIT,
    RECRUIT_COST,
    SHOP,
    SLOTS,
    TRIO,
    TRIO_ONLY,
    Effect,
)
from game.titles.loot_and_recruit.rules.state import EMPTY, State, draw, gain_power, open_platforms, refill

PURCHASE_PILES = tuple(card for card in PERMANENTS if not IS_GOBLIN[card])
"""Permanent piles that are purchased; the Trio is recruited."""


def fits(of: int, card: int) -> bool:
    """LNR-5.19: whether a discount of that kind is for this card."""
    if of == SHOP:
        return not IS_GOBLIN[card]
    return IS_GOBLIN[card] and (of == GOBLIN or (of == TRIO_ONLY and card == TRIO))


def _cost(card: int, event: Sequence[Effect]) -> int:
    """What a card costs in an event, before one-use discounts and the least price."""
    cut = sum(effect.n for effect in event if effect.verb == "discount" and fits(effect.of, card))
    return (RECRUIT_COST[card] if IS_GOBLIN[card] else LOOT_COST[card]) - cut


_COSTS = tuple(tuple(_cost(card, event) for card in range(len(IS_GOBLIN))) for event in (*BONUS, ()))
"""Event -> what each card costs in it; the last is for no event."""


def price(s: State, card: int) -> int:
    """LNR-5.10, 5.15, 5.19: Loot or Recruit that the card costs the active player now."""
    cost = _COSTS[s.event][card]
    discounts = s.discounts
    if discounts:
        for i in range(0, len(discounts), 2):
            if fits(discounts[i], card):
                cost -= discounts[i + 1]
    return cost if cost > MIN_COST else MIN_COST


def use_discounts(s: State, card: int) -> None:
    """LNR-5.19: one-use discounts that fit are used up, even where the price had stopped at 1."""
    left: list[int] = []
    for i in range(0, len(s.discounts), 2):
        if not fits(s.discounts[i], card):
            left += s.discounts[i : i + 2]
    s.discounts = left


def goods(s: State, where: int | str) -> int:
    """The card on sale in Shop slot `where` (from 1) or on the permanent pile of that name; EMPTY where there is none."""
    if isinstance(where, str):
        card = INDEX.get(where, -1)
        return s.pile[PILE_OF[card]][-1] if card in PURCHASE_PILES and s.pile[PILE_OF[card]] else EMPTY
    return s.shop.slots[where - 1] if 1 <= where <= SLOTS else EMPTY


def crowd_goods(s: State, where: int | str) -> int:
    """The same for Goblins: Crowd slot or the Trio pile."""
    if isinstance(where, str):
        pile = s.pile[PILE_OF[TRIO]]
        return pile[-1] if where == IDS[TRIO] and pile else EMPTY
    return s.crowd.slots[where - 1] if 1 <= where <= SLOTS else EMPTY


def _places(piles: tuple[int, ...]) -> tuple[int | str, ...]:
    return (*range(1, SLOTS + 1), *(IDS[card] for card in piles))


_GOODS, _GOBLINS = _places(PURCHASE_PILES), _places((TRIO,))


def goods_branches(s: State) -> list[Branch]:
    """Every purchase that can be paid (LNR-5.10, 3.5)."""
    if s.power[LOOT] < MIN_COST:
        return []
    found = []
    for where in _GOODS:
        card = goods(s, where)
        if card != EMPTY and price(s, s.faces[card]) <= s.power[LOOT]:
            found.append(Branch("purchase", (where,)))
    return found


def recruit_branches(s: State) -> list[Branch]:
    """Every Goblin that can be recruited, and onto which platforms (LNR-5.15, 5.16)."""
    if s.power[RECRUIT] < MIN_COST:
        return []
    platforms = open_platforms(s, s.active)
    found = []
    for where in _GOBLINS if platforms else ():
        card = crowd_goods(s, where)
        if card != EMPTY and price(s, s.faces[card]) <= s.power[RECRUIT]:
            found += [Branch("recruit", (where, platform)) for platform in platforms]
    return found


def purchase(match: Match[State], s: State, where: int | str) -> None:
    """LNR-5.14: place the card, pay, refill, then the other Purchase Effects."""
    seat = s.active
    handle = goods(s, where)
    card = s.faces[handle]
    cost = price(s, card)
    if isinstance(where, str):
        s.pile[PILE_OF[card]].pop()
    else:
        s.shop.slots[where - 1] = EMPTY
    zone = next((e.zone for e in ON_PURCHASE[card] if e.verb == "put_self"), "discard")
    {"hand": s.hand, "deck_top": s.deck, "discard": s.discard}[zone][seat].append(handle)
    s.power[LOOT] -= cost
    use_discounts(s, card)
    match.beat()
    match.cue(
        cues.Purchased(seat=seat, where=where, handle=handle, card=IDS[card], price=cost, zone=zone))  # fmt: skip
    refill(match, s, s.shop)
    for effect in ON_PURCHASE[card]:
        _purchase_effect(match, s, card, effect)


def _purchase_effect(match: Match[State], s: State, card: int, effect: Effect) -> None:
    """LNR-2.8, 6."""
    if effect.verb == "put_self":
        return
    match.beat()
    if effect.verb == "draw":
        draw(match, s, s.active, effect.n)
    elif effect.verb == "gain_power":
        gain_power(match, s, effect.power, effect.n, IDS[card], "purchase", "LNR-5.14")
    else:
        match.then(PurchaseTrash(s.active))


def recruit(match: Match[State], s: State, where: int | str, platform: int) -> None:
    """LNR-5.16, 5.17: the Goblin goes on top of the platform, then the price is paid and the slot refilled."""
    seat = s.active
    handle = crowd_goods(s, where)
    card = s.faces[handle]
    cost = price(s, card)
    if isinstance(where, str):
        s.pile[PILE_OF[card]].pop()
    else:
        s.crowd.slots[where - 1] = EMPTY
    s.platform[seat * PLATFORMS + platform - 1].append(handle)
    s.power[RECRUIT] -= cost
    use_discounts(s, card)
    match.beat()
    match.cue(cues.Recruited(seat=seat, where=where, platform=platform, handle=handle, card=IDS[card], price=cost))
    refill(match, s, s.crowd)
