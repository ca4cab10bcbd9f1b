"""Records of Lords of Hell that come and go: offers, promises, the fronts of battles and the armies in them. Plain data."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

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


class Note(msgspec.Struct, frozen=True, array_like=True):
    """What a seat alone reads: why what it did last was not taken."""

    code: str
    promise: int
    """The promise in the way, 0 for none."""
    count: int
    """How many notes it has had, this one included."""


class Leave(msgspec.Struct, frozen=True, array_like=True):
    """The captor lets a captive trade with a seat (LOH-9.9)."""

    captive: int
    seat: int


class Declared(msgspec.Struct, frozen=True, array_like=True):
    """An attack that is declared, while there is parley (LOH-10.2)."""

    attacker: int
    realm: int
    changed: bool = False
    """The target was changed."""


class Extension(msgspec.Struct, frozen=True, array_like=True):
    """By how much the organisation going on was made longer (LOH-10.10)."""

    runs: int = 0
    ms: int = 0


class Talk(msgspec.Struct, array_like=True):
    """How long there has been talk, as the host stamps plays."""

    ask: int = 0
    before_ms: int = 0
    """Talk before this ask."""
    here_ms: int = 0


class SentOffer(msgspec.Struct, frozen=True, array_like=True):
    """When a seat sent a new offer (LOH-6.15)."""

    seat: int
    at_ms: int


class HandLook(msgspec.Struct, frozen=True, array_like=True):
    """A hand that is shown to somebody just now."""

    viewer: int
    owner: int


Troop = int | str
"""What takes a hit: the handle of a horde, or "souls", "fortress", "devil", "shield"."""


class Hit(msgspec.Struct, array_like=True):
    """A hit of the part of allocation under way."""

    number: int
    side: str
    """Which takes it."""
    die: int
    seat: int = -1
    """Which takes it; -1 while it is nobody's."""


class PendingHit(msgspec.Struct, frozen=True, array_like=True):
    """A hit that waits for its part of allocation."""

    part: str
    side: str
    """Which takes it."""
    die: int


class Placement(msgspec.Struct, frozen=True, array_like=True):
    """What a seat has chosen for a hit: the seat that takes it (Spread), or the troop (Place)."""

    by: int
    hit: int
    taker: Troop


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
    hits: list[Hit] = []
    """Hits of this part."""
    taken: list[int] = []
    """Hits per seat in this step (LOH-10.72)."""
    serial: int = 0
    """Number of the last hit."""
    pending: list[PendingHit] = []
    placed: list[Placement] = []
    """Unseen until all are in."""
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
