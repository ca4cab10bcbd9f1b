"""Records of Lords of Hell that come and go: offers, promises, the fronts of battles and the armies in them. Plain data."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeVar

import msgspec

from game.titles.lords_of_hell.rules.items import Item
from game.titles.lords_of_hell.rules.promises import LIVE
from game.titles.lords_of_hell.rules.sentences import Sentence

NONE = -1
"""No card."""
ATTACK, DEFENCE = "attack", "defence"
SIDES = (ATTACK, DEFENCE)


class Offer(msgspec.Struct):
    """An offer on the market (LOH-6.10). It is never edited; only its state changes."""

    id: int
    by: int
    to: int
    give: list[Item]
    take: list[Item]
    swears: list[Sentence]
    asks: list[Sentence]
    private: bool
    counters: int = 0
    """The offer that it answers; 0: none."""
    state: str = "open"
    fault: int = -1
    """Whose side failed, when it is void."""
    code: str = ""
    """Why, for that seat alone (LOH-6.13)."""
    sent: int = 0
    """Milliseconds of talk when it was sent."""


class Promise(msgspec.Struct):
    """A promise that was sworn (LOH-8.26)."""

    id: int
    by: int
    to: int
    sentence: Sentence
    public: bool
    state: str = LIVE
    round: int = 0
    """In which round it was sworn."""
    reason: str = ""
    """Why it ended, for those who may read it."""
    drawn: int = NONE
    """The card that made if_drawn true."""
    battle: int = 0
    """Number of the battle that it is about: in which it was sworn, or that made its condition true."""
    risked: bool = False
    """Sworn help whose devil or power its promisor lost in a battle of its own choice."""


Said = TypeVar("Said", bound=Sentence)


def saying(promises: Iterable[Promise], kind: type[Said]) -> list[tuple[Promise, Said]]:
    """Return the promises whose sentence is of that kind, each with its sentence."""
    return [(promise, promise.sentence) for promise in promises if isinstance(promise.sentence, kind)]


class Army(msgspec.Struct):
    """All troops of one seat in a battle away from home (LOH-1.7, 10.5); those at home stay in their zones."""

    seat: int
    side: str
    devil: bool = False
    hordes: list[int] = []
    souls: int = 0
    since: int = 0
    """The battle round in which it joined."""
    fresh: list[int] = []
    """Hordes that arrived in this battle round (LOH-10.14)."""
    fresh_souls: int = 0


class Front(msgspec.Struct):
    """One battle: an attack on a realm (LOH section 10). The realm names it, since none is under two attacks."""

    number: int
    realm: int
    attacker: int
    rear: bool = False
    round: int = 0
    """Its battle round."""
    negated: bool = False
    """A fortress card from hand has taken the fortress's protection (LOH-10.30)."""
    struck: bool = False
    """The fortress is turned over (LOH-10.53)."""
    truce: list[bool] = msgspec.field(default_factory=lambda: [False, False])
    surrendered: int = 0
    """The battle round in which the realm's devil gave itself up; 0: it did not."""
    ended: str = ""
    """Why the original attacker is out of it: withdrew, called_off, slip_away, promise."""
    called_off: bool = False
    """The attacker was out of it at the lock of the organisation in which the realm's devil gave itself up (LOH-10.61)."""
    armies: list[Army] = []
    """Those away from home, in joining order."""
    extra: list[int] = msgspec.field(default_factory=lambda: [0, 0])
    """More dice in each exchange of this battle round: Ambush, Horn of War."""
    downed: list[int] = []
    """Devils hit in this battle."""
    felled: list[int] = []
    """Those of them hit in the last step D (LOH-10.50)."""
    diced: bool = False
    """Dice were rolled in this battle round."""
    aside: list[int] = []
    """Captives whose fate the battle decides (LOH-9.11)."""
    joined: list[int] = []
    """Seats that have had an army there."""
    fighters: list[int] = []
    """Seats whose devil itself took part in dice here."""
    lost: int = 0
    """Hordes destroyed, of either side."""
    broken: bool = False
    """A troop was destroyed (LOH-10.62)."""
    mourned: list[int] = []
    """Owners of destroyed Warriors of Darkness, once for each."""
    part: str = ""
    """The part of allocation: shielded, other, revenge."""
    hits: list[list[Any]] = []
    """Hits of this part: [number, side that takes it, die, seat that takes it or -1]."""
    taken: list[int] = []
    """Hits per seat in this step (LOH-10.72)."""
    serial: int = 0
    """Number of the last hit."""
    pending: list[list[Any]] = []
    """[part, side, die]: hits that wait for their part of allocation."""
    placed: list[list[Any]] = []
    """[who chose, hit, seat or troop]: unseen until all are in."""
    done: int = 0
    """Mask of the seats that have chosen."""
    result: str = ""
    """won, failed, ruin."""
    prisoners: list[int] = []
    """Devils captured in the aftermath, not stored yet."""
    seized: bool = False
    """The realm's devil was captured in it (LOH-10.61, 10.62)."""
    plundered: bool = False
    loot: list[int] = []
    """Cards plundered, while they are shared out."""
