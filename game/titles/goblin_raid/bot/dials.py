"""The numbers by which a computer player of Goblin weighs: found by simulation (`python -m tests.bench.tune_goblin`).

Points are victory points (a bag is 3.5), turns are game turns, the rest are parts of 1.
"""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Dials:
    """Every constant of the policy, in one record; `FIRST` holds those of the first release."""

    # ---- raiders
    enough: int = 1
    """Bags with which a band turns home."""
    late: int = 6
    """The turn from which every band turns home."""
    detour: float = 0.0
    """How many turns farther from home than it is a band that turns home still takes a marker."""
    bank: float = 7.0
    """Points from which the first King goes on only for what is safe."""
    caution: float = 0.7
    """The boldness that is left to him then."""
    plenty: float = 14.0
    """Points with which he is content: nobody goes out for more, all come home."""
    afloat: int = 1
    """Whether a King who would lose the match by it does not end his raid, and one who has enough looks for no battle."""
    stake: float = 0.5
    """What the points of a band weigh, when it turns home and may be lost on the way."""
    unspent: float = 2.0
    """Points that it costs a band of a Raid to go home with empty hands while a site is left: it is out of the cycle."""
    turn: float = 0.35
    """What a turn costs a band: the enemy gathers."""
    worth_it: float = 0.6
    """Points that a raid must promise for a band to go on."""
    eager: float = 0.4
    """Points by which marching beats waiting when both look alike."""
    hazard: float = 0.28
    """The part of a band alone that an equal force beside it costs in a turn."""
    troops: float = 0.4
    """What each unit weighs when a band may be lost."""
    claimed: float = 0.1
    """The part of a site's worth that is left when another band is after it."""
    stick: float = 0.5
    """Points by which a band prefers what it is after already."""
    strike: float = 0.6
    """The part of an attack's promise that counts when a hex next to an enemy is chosen."""
    rivers: int = 1
    """Whether it is known that nobody strikes hand to hand across a river, by either side."""
    opening: int = 1
    """Whether all bands strike on the first turn, each at the site that was named for it at set-up."""
    king_near: float = 0.3
    """Points that each MP beyond a short way home takes from what the King is to strike on the first turn."""
    steadfast: int = 1
    """Whether a band that turns home is not lured by a site that it could storm either."""
    gather: int = 1
    """Whether a band that comes home this turn goes by those who have lost their leader."""
    king_rides: int = 1
    """Whether the King leaves his cave in a Raid."""
    rabble: int = 1
    """Whether bands take along those who run at the first stone."""
    king: float = 0.65
    """The boldness of the King's band."""
    comes: float = 0.5
    """How likely a force that could come is to come."""
    # ---- the Count
    approach: float = 0.55
    """What closing in on a prey is worth, of the prey's worth."""
    stale: float = 0.68
    """What a turn's march takes from the worth of a prey."""
    stay: float = 0.15
    """Points by which staying beats marching when both look alike."""
    fear: float = 0.7
    """The part of a danger that keeps the Count's people away."""
    alone: float = 0.35
    """The part of a joint attack's promise that counts for each who joins it; the rest counts for what he adds."""
    fair: float = 1.0
    """Whether that counts by his part of the strength (1), or in full for anybody (0)."""
    reserve: float = 0.6
    """The part of troops still to march that an attack counts on."""
    loot: float = 0.8
    """What a carried bag adds to the worth of a prey, of its points."""
    block: float = 0.45
    """What barring the way home of bags is worth with troops, of their points."""
    block_alone: float = 0.33
    """The same for a leader by himself."""
    bar_turns: float = 2.0
    """How many turns from home a band's way is barred."""
    bar_again: float = 0.5
    """The part of that worth which is left for each stack that bars the same band already."""
    bar_later: float = 0.6
    """The part of it that counts for a band that cannot be home next turn."""
    around: float = 0.3
    """The part of it that is left where the band would still be home next turn another way; 1: other ways are not looked for."""
    hold: float = 0.12
    """What a garrison is worth while nobody is near, of the points in its site."""
    guard: float = 0.4
    """The same when a band may come in a turn."""
    guard_soon: float = 0.15
    """The same when a band may come in two."""
    worst: int = 1
    """Whether a garrison counts by the most dangerous band near it, and not by the one that it keeps off best."""
    far_guard: float = 1.0
    """How fast a garrison's worth falls with each turn from the caves: who takes bags far away is caught with them."""
    share: float = 0.6
    """What a prey loses of its worth when enough others are after it already."""
    crowd: float = 0.5
    """Points that it costs to end where another leader stands."""
    # ---- both
    own_flight: int = 1
    """Whether those who run choose their own way, instead of the rules' usual one."""
    decoys: int = 1
    """Whether the top of a stack without a leader is chosen to mislead."""
    routs_seen: int = 1
    """Whether those who were seen to run are thought to be where they ran."""
    passing: int = 1
    """Whether who passes through a stack of his side is thought to go on with those he came with."""


FIRST = Dials(
    enough=99,
    late=99,
    detour=99,
    bank=99,
    plenty=99,
    afloat=0,
    stake=0,
    unspent=0,
    opening=0,
    steadfast=0,
    gather=0,
    rivers=0,
    hold=0.01,
    worst=0,
    far_guard=0,
    share=0,
    bar_again=1,
    bar_later=1,
    around=1,
    crowd=0,
    fair=0,
    own_flight=0,
    decoys=0,
    routs_seen=0,
    passing=0,
)
"""The numbers of the first release, when no raider knew when to stop: an opponent to measure by."""
TUNED = Dials()
"""The numbers of *hard*."""
PLAIN = replace(
    TUNED,
    enough=3,
    late=10,
    detour=1,
    bank=99,
    plenty=99,
    afloat=0,
    stake=0,
    unspent=0,
    opening=0,
    steadfast=0,
    gather=0,
    around=1,
    fair=0,
    far_guard=0,
    own_flight=0,
    decoys=0,
    routs_seen=0,
    passing=0,
)
"""Those of *normal*: it knows when to go home, but three bags tempt it, and it thinks of no tricks."""
