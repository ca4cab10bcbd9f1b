"""The numbers by which a computer player of Goblin Slayer-Slayer weighs, found by `python -m tests.bench.tune_slayer`.

Worths are points at the surface; the rest are parts of 1, cards, or multiples of what the name says. What goblins are worth
in a battle is no matter of taste and stands in `weigh.py`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.titles.slayer_slayer.rules.cards import OBJECTIVES


@dataclass(frozen=True)
class Dials:
    """Every number of the policy, for one level and one Main Objective."""

    # ---- cards to send (GSS-12.1)
    aim: float = 1.17
    """The Power aimed at, as a multiple of what is needed."""
    final_aim: float = 1.34
    """The same in round 1 against the final foe, where nobody spares goblins."""
    caution: float = 0.12
    """By how much the most cautious character aims higher than the boldest."""
    least_share: float = 0.7
    """What it sends at least, as a part of its share."""
    most_share: float = 1.5
    """And at most, where others are not trusted to send theirs."""
    makes_up: float = 0.5
    """The part of what is missing that it makes good itself where the battle would else be lost for good."""
    enough: float = 0.94
    """A set that reaches this part of the share will do."""
    waste: float = 0.1
    """What Power beyond the share costs: little, for it makes the battle surer."""
    better: float = 0.8
    """Power by which a larger set must be better where none reaches the share."""
    hopeless: float = 0.85
    """The part of the foe's Power below which all hands together make a battle hopeless,"""
    outlasts: float = 0.85
    """and for a seat that would outlast all others in it, and go on alone against what is left of the foe (GSS-4.12)."""
    strain_easy: float = 0.35
    """The part of all hands' worth that the foe takes when it presses easily,"""
    strain_great: float = 0.55
    """and when it presses greatly."""
    save_easy: float = 1.0
    """The part of its share that it sends under easy strain,"""
    save_great: float = 1.0
    """and under great strain, for a lost round costs it the hand with which it means to outlast the others (GSS-12.7)."""
    crowd: float = 0.0
    """What it saves besides for each living player beyond three: the more there are, the less its own part is missed."""
    talk: float = 0.5
    """How often the most talkative character pledges,"""
    talk_light: float = 0.3
    """and the part of it that is left where it sends little."""
    # ---- whom to trust (GSS-12.4)
    overgrown: float = 4.0
    """So many cards over the mean of the others make a hand one that must not grow, fewer where its seat is not trusted."""
    checked: float = 15.0
    """Points that it is worth to keep such a hand from growing."""
    # ---- turning (GSS-12.7)
    turns_first: int = 0
    """Up to so many seats it sends the fewest cards from the first floor on,"""
    edge: int = 0
    """and works against the others once it lasts so many lost rounds longer than any of them; till then it sends good ones."""
    down: int = 2
    """Cards in hand with which the others are down."""
    # ---- what things are worth
    besides: float = 22.0
    """What a card is worth beyond its points while floors are left: nobody scores without one."""
    party: float = 0.0
    """What one more is worth besides where all hands together hardly suffice for the foes ahead."""
    short_easy: float = 0.35
    """The part of all hands' worth that such a foe takes where they suffice,"""
    short_great: float = 0.55
    """and where they hardly do."""
    relies: float = 0.0
    """The part of that, and of what it sends beyond its share, that it leaves to others who gather cards (`generosity`)."""
    fade: float = 1.0
    """The part of a card's points that each floor still to climb leaves: cards are sent and lost on the way."""
    third: float = 0.0
    """How far a card counts less that would only have to be sent: a hand of four sends as many as one of six (GSS-4.14)."""
    full_worth: int = 0
    """Up to so many seats neither `fade` nor `third` counts: a small party cannot spare a card."""
    invested: float = 0.0
    """The part that counts of what an investment held would make of a lot."""
    decline: float = 0.0
    """Points below which a lot is not asked for on the first floor, less on each higher one: who has taken few comes first
    when better ones lie there (GSS-4.45)."""
    # ---- doors
    dear: float = 13.0
    """What each card that a foe costs counts against loot."""
    ruin: float = 0.0
    """What a foe costs that all hands together can hardly beat,"""
    lean: float = 0.0
    """and by how much less for each card that the own hand is larger than the mean of the others: it outlasts them."""
    noise: int = 12
    """Points by which doors are misjudged at most."""
    hint: float = 0.55
    """The part of a foe's lots that are of the kind its mark shows,"""
    other_lot: float = 40.0
    """and what one of the others is worth."""
    store: float = 20.0
    """What a visit to the store is worth with an empty purse,"""
    purse: float = 0.6
    """the part of a purse that counts for it,"""
    store_most: float = 90.0
    """and the most it is ever worth."""
    # ---- the store (GSS-12.6)
    thrift: float = 4.0
    """Points that a purchase must bring beyond its price;"""
    thrifty: float = 10.0
    """what the thriftiest character asks for besides."""
    choose: float = 6.0
    """What it is worth to choose a card of two."""
    bribe: float = -7.0
    """What it is worth to take a card from somebody, the best of that hand, beyond having it."""
    bribe_rich: float = 0.5
    """What each card in the other hand adds to it."""
    armour: float = 0.75
    """The part of a card that is certain to be saved."""
    reroll: float = 30.0
    """What a re-roll is worth to the most cautious character."""
    hope: float = 0.6
    """The part of an investment's mean gain that counts."""
    # ---- events (GSS-12.8)
    eager: float = 12.0
    """Points that a stake must promise the least daring character to go itself."""
    loss: float = 3.0
    """What each point of a goblin's worth counts when it is lost."""
    last: float = 120.0
    """What it costs to lose the last card,"""
    last_but_one: float = 30.0
    """and the last but one."""
    # ---- votes (GSS-12.3)
    bet: float = 0.02
    """The chance of Victory that a bet must add for the least daring character to want it."""
    rite: float = 0.3
    """The chance of Victory that a card given must add,"""
    rite_last: float = 0.5
    """and where only one card is left after it."""
    reroll_gain: float = 0.2
    """The chance of Victory that a re-roll must add."""


NORMAL = Dials()
_SOLE = replace(NORMAL, save_easy=0.98, save_great=1.25, crowd=0.06, bribe=38.0)
"""A Sole Survivor wants the largest hand."""
_EASY = {"aim": 1.2, "noise": 30, "reroll_gain": 0.3}

_HARD = replace(
    NORMAL,
    aim=0.95,
    final_aim=1.0,
    hopeless=0.9,
    outlasts=1.0,
    strain_great=0.5,
    save_great=1.4,
    besides=2.0,
    party=100.0,
    short_easy=0.42,
    short_great=0.5,
    relies=1.0,
    fade=0.55,
    third=0.6,
    full_worth=3,
    invested=1.0,
    decline=50.0,
    ruin=500.0,
    lean=60.0,
    other_lot=25.0,
    store=10.0,
    purse=0.5,
    bribe=-40.0,
    reroll=10.0,
    hope=1.2,
    eager=0.0,
    loss=5.0,
    last_but_one=10.0,
    bet=0.0,
)
"""It thinks of what will be left at the surface: gold and trophies stay, most goblins do not (`fade`, `third`). It stints the
others where a foe is easy, and relies on those who gather goblins (`relies`). Where nobody does it takes them and sends more
when all are hard pressed (`party`, `save_great`): four of them come to the surface no less often than four normal ones."""
_CARETAKER = replace(
    _HARD,
    aim=0.85,
    final_aim=0.8,
    fade=0.4,
    bribe=-60.0,
    thrift=8.0,
    armour=1.0,
    loss=7.0,
)
_HARD_SOLE = replace(_SOLE, turns_first=4, decline=40.0, ruin=500.0, lean=60.0, bribe=20.0)

LEVELS: dict[str, tuple[Dials, ...]] = {
    "easy": (*[replace(NORMAL, **_EASY)] * 3, replace(_SOLE, **_EASY)),  # type: ignore[arg-type]
    "normal": (*[NORMAL] * 3, _SOLE),
    "hard": (_HARD, _HARD, _CARETAKER, _HARD_SOLE),
}
"""Level -> the dials of each Main Objective, in the order of the rules."""
assert all(len(row) == len(OBJECTIVES) for row in LEVELS.values())
