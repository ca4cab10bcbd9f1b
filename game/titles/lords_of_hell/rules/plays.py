"""The plays of Lords of Hell, as its rules read them (`game/engine/plays.py`). Cards are handles, seats count from 0."""

from __future__ import annotations

from typing import Any, get_args

from game.engine.plays import Play, reader_of
from game.engine.spaces import Branch, Choice, Space

Card = int
Seat = int
Realm = int
"""The seat whose realm it is: it names the front there."""
Piece = int | str
"""What goes to Earth: a card, or "devil"."""

# ---------------------------------------------------------------- open phases


class Ready(Play, frozen=True, tag="ready"):
    """Nothing more to do in this phase (LOH-4.4)."""


class TableCard(Play, frozen=True, tag="table"):
    """Lay a card of the hand into the realm (LOH-4.21)."""

    card: Card


class ToEarth(Play, frozen=True, tag="earth"):
    """Send a fiend or the devil to Earth (LOH-4.22)."""

    piece: Piece


class FromEarth(Play, frozen=True, tag="back"):
    """Take it back before Tabling closes (LOH-4.22)."""

    piece: Piece


class BeginRitual(Play, frozen=True, tag="begin"):
    """Table a ritual (LOH-11.1)."""

    card: Card
    replaced: Card
    """The ritual that is discarded for it; -1: none."""


class TakeBack(Play, frozen=True, tag="take_back"):
    """Take a ritual back into the hand (LOH-11.2)."""

    card: Card


class CallOff(Play, frozen=True, tag="call_off"):
    """Discard an own ritual (LOH-11.2, 11.4)."""

    card: Card


class Swap(Play, frozen=True, tag="swap"):
    """Give a promise card to the Unknown Powers for cards (LOH-4.23)."""

    signer: Seat


class Discard(Play, frozen=True, tag="discard"):
    """Discard a card of hand or realm in Finishing (LOH-4.51)."""

    card: Card


class Free(Play, frozen=True, tag="free"):
    """Set a captive free (LOH-9.4)."""

    captive: Seat


class Leave(Play, frozen=True, tag="leave"):
    """Give a captive leave to trade with a seat, or take it (LOH-9.9); without nouns: leave a fallen fortress (LOH-10.58)."""

    captive: Seat | None = None
    seat: Seat | None = None
    given: bool | None = None

    def __post_init__(self) -> None:
        if len({self.captive is None, self.seat is None, self.given is None}) > 1:
            raise ValueError("names a captive, a seat and whether, or nothing")


# ---------------------------------------------------------------- specials, artifacts, powers


class PlayCard(Play, frozen=True, tag="play"):
    """Play a special (LOH section 16)."""

    card: Card
    target: int | str | None = None
    """A seat or a card; where armies march to: "home" or "army"."""
    cards: list[Card] | None = None
    """The armies that march."""

    def __post_init__(self) -> None:
        if self.cards is not None and not isinstance(self.target, str):
            raise ValueError("cards march to a place")


class UseArtifact(Play, frozen=True, tag="artifact"):
    """Use an artifact (LOH section 16)."""

    card: Card
    target: Seat | None = None
    """Whom, or the realm of the battle where it is not the only one."""


class Tribute(Play, frozen=True, tag="tribute"):
    """Demand a card of a devil (LOH-5.7)."""

    seat: Seat


class Forswear(Play, frozen=True, tag="forswear"):
    """End an own promise unkept (LOH-5.7)."""

    promise: int


class Escape(Play, frozen=True, tag="escape"):
    """Leave a prison by a fortress card of its kind (LOH-9.13)."""

    card: Card


class WayOut(Play, frozen=True, tag="way_out"):
    """Flee by a fortress card of the kind under attack (LOH-10.22)."""

    card: Card


class Negate(Play, frozen=True, tag="negate"):
    """End the protection of a fortress by a card of its kind (LOH-10.30)."""

    card: Card


Special = PlayCard | UseArtifact | Tribute | Forswear | Escape | WayOut | Negate
"""What takes the floor by itself (LOH-7.6)."""

# ---------------------------------------------------------------- beats and the floor


class Hold(Play, frozen=True, tag="hold"):
    """Say Stop (LOH-7.5), with a special chosen already or without: its verb and nouns follow."""

    verb: str | None = None
    what: int | None = None
    target: int | str | None = None
    cards: list[Card] | None = None

    def __post_init__(self) -> None:
        if (self.verb is None) != (self.what is None) or (self.verb is None and self.target is not None):
            raise ValueError("names a special with its nouns, or nothing")
        if self.cards is not None and not isinstance(self.target, str):
            raise ValueError("cards march to a place")


class Pass(Play, frozen=True, tag="pass"):
    """Let a beat go by; in an attack turn or a parley: attack nobody (LOH-4.31, 7.3)."""


class Release(Play, frozen=True, tag="release"):
    """Give the floor up (LOH-7.5)."""


class Wait(Play, frozen=True, tag="wait"):
    """Nothing to do while others decide."""


# ---------------------------------------------------------------- the market


class Offer(Play, frozen=True, tag="offer"):
    """Make an offer (LOH-6.10): rows of the grammar of `rules/items.py` and `rules/sentences.py`, the sender's side first."""

    to: Seat
    goods: tuple[list[Any], list[Any]]
    promises: tuple[list[Any], list[Any]]
    sight: str
    counters: int
    """The offer that it answers; 0: none."""


class Accept(Play, frozen=True, tag="accept"):
    """Strike the deal, with own cards for those that may be any (LOH-6.13)."""

    offer: int
    cards: list[Card]


class Decline(Play, frozen=True, tag="decline"):
    """Turn an offer down."""

    offer: int


class Withdraw(Play, frozen=True, tag="withdraw"):
    """Take an own offer back."""

    offer: int


Trade = Offer | Accept | Decline | Withdraw

# ---------------------------------------------------------------- rituals


class Complete(Play, frozen=True, tag="complete"):
    """Complete a ritual (LOH-11.4)."""

    card: Card


class Delay(Play, frozen=True, tag="delay"):
    """Turn a ritual sideways until the next round (LOH-11.4)."""

    card: Card


class Target(Play, frozen=True, tag="target"):
    """Aim a ritual at a seat and things of it, or at armies of the discard pile (LOH-11.5, 11.9); turn a declared attack to
    another realm (LOH-10.2)."""

    where: Seat | list[Card]
    what: int | str | None = None
    """Lots of Souls; in the chain a card, or "souls"."""
    hordes: list[Card] | None = None

    def __post_init__(self) -> None:
        if self.what is not None and isinstance(self.where, list):
            raise ValueError("armies lie nowhere else")
        if self.hordes is not None and not isinstance(self.what, int):
            raise ValueError("hordes come with lots of Souls")

    @property
    def seat(self) -> Seat:
        """The seat that is struck; -1: none."""
        return self.where if isinstance(self.where, int) else -1


# ---------------------------------------------------------------- battles


class Attack(Play, frozen=True, tag="attack"):
    """Declare an attack (LOH-10.1)."""

    realm: Realm


class GoOn(Play, frozen=True, tag="go_on"):
    """Commit the declared attack (LOH-10.2)."""


class Join(Play, frozen=True, tag="join"):
    """Bring an army into a battle (LOH-10.11)."""

    realm: Realm
    side: str
    leader: Card
    """-1: the devil."""
    hordes: list[Card]
    souls: int


class Call(Play, frozen=True, tag="call"):
    """Call more troops (LOH-10.13)."""

    realm: Realm
    devil: bool
    hordes: list[Card]
    souls: int


class SendHome(Play, frozen=True, tag="send_home"):
    """Send troops home (LOH-10.14)."""

    realm: Realm
    hordes: list[Card]
    souls: int


class WithdrawArmy(Play, frozen=True, tag="withdraw_army"):
    """Leave a battle, or call the attack off after a surrender (LOH-10.15, 10.17)."""

    realm: Realm


class ChangeSide(Play, frozen=True, tag="side"):
    """Help the other side (LOH-10.16)."""

    realm: Realm
    side: str


class Surrender(Play, frozen=True, tag="surrender"):
    """The defender's devil gives itself up (LOH-10.17)."""

    realm: Realm


class Flee(Play, frozen=True, tag="flee"):
    """The defender's devil flees without a card (LOH-10.20, 10.21)."""

    realm: Realm


class Truce(Play, frozen=True, tag="truce"):
    """Offer a truce for this battle round, or take it back (LOH-10.37)."""

    realm: Realm
    on: bool


class AttackRear(Play, frozen=True, tag="rear"):
    """Attack the realm of a devil that is away (LOH-10.35)."""

    realm: Realm


Organise = Join | Call | SendHome | WithdrawArmy | ChangeSide | Surrender | Flee | Truce | AttackRear
"""What changes who fights where (LOH-10.10)."""


class Give(Play, frozen=True, tag="give"):
    """Give a hit to a seat of the side (LOH-10.72)."""

    hit: int
    seat: Seat


class Hit(Play, frozen=True, tag="hit"):
    """Have a troop take a hit (LOH-10.73): a card, "souls", "fortress", "devil" or "shield"."""

    hit: int
    troop: int | str


class Undo(Play, frozen=True, tag="undo"):
    """Take the last hit back."""


class Done(Play, frozen=True, tag="done"):
    """What is left goes by the rules (LOH-10.72, 10.75)."""


SpreadPlay = Give | Undo | Done
PlacePlay = Hit | Undo | Done


class Take(Play, frozen=True, tag="take"):
    """Take a fallen fortress (LOH-10.58)."""


class Raze(Play, frozen=True, tag="raze"):
    """Raze it (LOH-10.58)."""


WithVerb = (
    Ready | TableCard | ToEarth | FromEarth | BeginRitual | TakeBack | CallOff | Swap | Discard | Free | Leave
    | PlayCard | UseArtifact | Tribute | Forswear | Escape | WayOut | Negate | Hold | Pass | Release | Wait
    | Offer | Accept | Decline | Withdraw | Complete | Delay | Target | Attack | GoOn
    | Join | Call | SendHome | WithdrawArmy | ChangeSide | Surrender | Flee | Truce | AttackRear
    | Give | Hit | Undo | Done | Take | Raze
)  # fmt: skip
AnyPlay = WithVerb | str | int | list[int]
"""All of them, and answers without a verb: a refusal explains at any question what belongs to another one (LOH section 18)."""

read = reader_of(AnyPlay)
"""Reads a choice as the play that it stands for. Raises msgspec.ValidationError where it is none."""


VERBS: dict[type[Play], str] = {kind: str(kind.__struct_config__.tag) for kind in get_args(WithVerb)}
"""The verbs, as they stand on the wire."""


SPECIALS: dict[str, type[Special]] = {VERBS[kind]: kind for kind in get_args(Special)}
"""Specials, artifacts and powers by their verbs."""


def verb_of(play: Play) -> str:
    """Return the verb of a play."""
    return VERBS[type(play)]


def line(kind: type[Play], nouns: tuple[Any, ...] = (), parts: tuple[Space, ...] = ()) -> Branch:
    """Return the line of a menu that offers a kind of play: the nouns that are fixed, and what is still to be named."""
    return Branch(VERBS[kind], nouns, parts)


def choice_of(play: AnyPlay) -> Choice:
    """Return a play as it travels: a plain list, or a value without a verb."""
    return play.choice() if isinstance(play, Play) else play
