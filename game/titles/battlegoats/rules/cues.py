"""Every kind of cue of BattleGoats: what people are told of what happened (see `game.engine.cues`)."""

from __future__ import annotations

from typing import Annotated

from game.engine.cues import Cue, Handle, Named, Seat, Secret, kinds_in

# What a noun is says how it is put into words (`screen/lines.py`).
Place = Annotated[Named, "place"]
"""A seat and one of its spaces: [1, "F2"]."""
Places = Annotated[list[Place], "places"]
CardId = Annotated[str, "card"]
CardIds = Annotated[list[CardId], "cards"]
Seats = Annotated[list[Seat], "seats"]
Milliseconds = Annotated[int, "milliseconds"]


class DealtHero(Cue, frozen=True, kw_only=True):
    """A seat gets its hero."""

    seat: Seat
    handle: Secret[Handle]
    card: Secret[CardId]
    rule: str = "BTG-3.2"


class Dealt(Cue, frozen=True, kw_only=True):
    """A seat gets its hand."""

    seat: Seat
    count: int
    cards: Secret[list[Named]]
    """`[handle, card]` each."""
    rule: str = "BTG-3.3"


class DealtPacket(Cue, frozen=True, kw_only=True):
    """A seat gets its first packet of the draft."""

    seat: Seat
    count: int
    cards: Secret[list[Named]]
    """`[handle, card]` each."""
    rule: str = "BTG-3.3"


class Picked(Cue, frozen=True, kw_only=True):
    """A seat keeps a card of its packet."""

    seat: Seat
    handle: Secret[Handle]
    card: Secret[CardId]
    rule: str = "BTG-4.2"


class PacketPassed(Cue, frozen=True, kw_only=True):
    """A packet goes on to the next seat."""

    seat: Seat
    """Who gives it."""
    to: Seat
    """Who gets it."""
    count: int
    cards: Secret[list[Named]]
    """`[handle, card]` each."""
    rule: str = "BTG-4.2"


class DeployOpen(Cue, frozen=True, kw_only=True):
    """Deployment begins for a seat."""

    seat: Seat
    cards: Secret[list[Named]]
    """The handles that its cards keep from now on."""
    rule: str = "BTG-4.4"


class Ready(Cue, frozen=True, kw_only=True):
    """A seat has deployed."""

    seat: Seat
    time: Milliseconds
    """Milliseconds that it took."""
    rule: str = "BTG-4.7"


class Battle(Cue, frozen=True, kw_only=True):
    """Deployment is over."""

    rule: str = "BTG-4.11"


class PhotoFinish(Cue, frozen=True, kw_only=True):
    """Several were ready at the same time."""

    tied: Seats
    seat: Seat
    """Who is taken for the first."""


class Chooser(Cue, frozen=True, kw_only=True):
    """A seat may name the first attacker, or may now that the one before has resigned."""

    seat: Seat


class FirstAttacker(Cue, frozen=True, kw_only=True):
    """The first attacker is named."""

    seat: Seat
    """Who attacks first."""
    by: Seat
    """Who chose."""
    rule: str = "BTG-4.12"


class Turn(Cue, frozen=True, kw_only=True):
    """A turn begins. With the chronicle off, the log forgets the names of surviving cards here (BTG-8.3)."""

    seat: Seat
    turn: int
    rule: str = "BTG-4.13"


class Skipped(Cue, frozen=True, kw_only=True):
    """A seat has nothing that can attack."""

    seat: Seat
    rule: str = "BTG-4.17"


class Declared(Cue, frozen=True, kw_only=True):
    """An attack is declared."""

    place: Place
    targets: Places
    rule: str = "BTG-5.1"


class Flip(Cue, frozen=True, kw_only=True):
    """A card turns face up for a fight."""

    place: Place
    handle: Handle
    card: CardId
    rule: str = "BTG-5.4"


class Silenced(Cue, frozen=True, kw_only=True):
    """Jonas may not dodge."""

    place: Place
    card: CardId
    rule: str = "BTG-11.19"


class Stays(Cue, frozen=True, kw_only=True):
    """Jonas takes the blow."""

    place: Place
    card: CardId
    rule: str = "BTG-7.3"


class Dodge(Cue, frozen=True, kw_only=True):
    """Jonas changes places with a card that takes the blow."""

    place: Place
    to: Place
    handle: Handle
    """Of Jonas."""
    card: CardId
    other: Handle
    """Handle of the card that takes it."""
    rule: str = "BTG-7.3"


class Power(Cue, frozen=True, kw_only=True):
    """The power of one side of a fight, with what it is the sum of."""

    fight: int
    """0 or 1."""
    role: str
    place: Place
    card: CardId
    total: int
    lines: list[list[int | str | None]]
    """`[source, card, space, add]` each, without the printed power."""
    support: int
    full: Secret[list[list[int | str | None]]]
    """all lines, for their owner, where there are more than all may know."""
    rule: str = "BTG-6.2"


class Compare(Cue, frozen=True, kw_only=True):
    """The two powers of a fight are compared."""

    fight: int
    place: Place
    target: Place
    card: CardId
    """At `place`."""
    other: CardId
    """At `target`."""
    powers: list[int]
    """Attack, defence."""
    wins: str
    """attack, defend or tie."""
    rule: str = "BTG-5.7"


class Explosion(Cue, frozen=True, kw_only=True):
    """A card takes those beside it along."""

    place: Place
    card: CardId
    others: Places
    """Their places."""


class StandIn(Cue, frozen=True, kw_only=True):
    """A Scapegoat falls in another's place."""

    place: Place
    """Of the Scapegoat."""
    handle: Handle
    card: CardId
    saved: Place
    """Place of the card saved."""
    other: CardId
    """The card saved."""
    rule: str = "BTG-5.9"


class Falls(Cue, frozen=True, kw_only=True):
    """A card is defeated and goes to its owner's pile."""

    place: Place
    handle: Handle
    card: CardId


class Command(Cue, frozen=True, kw_only=True):
    """A card turns face up for its command."""

    seat: Seat
    place: Place
    handle: Handle
    card: CardId
    verb: str
    rule: str = "BTG-6.10"


class Peek(Cue, frozen=True, kw_only=True):
    """Cards are looked at."""

    seat: Seat
    card: CardId
    """By whom."""
    places: Places
    handles: list[Handle]
    faces: Secret[CardIds]
    rule: str = "BTG-7.10"


class Expose(Cue, frozen=True, kw_only=True):
    """A card is turned up for all to see."""

    seat: Seat
    """Whose it is."""
    by: CardId
    """The card that did it."""
    place: Place
    handle: Handle
    card: CardId
    rule: str = "BTG-7.14"


class Stolen(Cue, frozen=True, kw_only=True):
    """A card changes sides."""

    seat: Seat
    place: Place
    to: Place
    handle: Handle
    card: Secret[CardId]
    rule: str = "BTG-7.4"


class Raised(Cue, frozen=True, kw_only=True):
    """A fallen card comes back."""

    seat: Seat
    to: Place
    handle: Handle
    card: CardId
    rule: str = "BTG-7.5"


class Veil(Cue, frozen=True, kw_only=True):
    """Cards are laid down again in an order that only their owner knows."""

    seat: Seat
    places: Places
    before: list[Handle]
    """Handles, by place."""
    after: list[Handle]
    """Handles, by place."""
    rule: str = "BTG-7.6"


class ShellGame(Cue, frozen=True, kw_only=True):
    """Two cards change places, or not."""

    seat: Seat
    places: Places
    before: list[Handle]
    """Handles, by place."""
    after: list[Handle]
    """Handles, by place."""
    swapped: Secret[bool]
    rule: str = "BTG-7.7"


class Swap(Cue, frozen=True, kw_only=True):
    """Two cards change places."""

    seat: Seat
    places: Places
    handles: list[Handle]
    rule: str = "BTG-7.8"


class LeftAlone(Cue, frozen=True, kw_only=True):
    """Two cards could have changed places, and have not."""

    seat: Seat
    places: Places
    handles: list[Handle]
    rule: str = "BTG-7.8"


class Tangle(Cue, frozen=True, kw_only=True):
    """The fight leaves both as they were."""

    place: Place
    handle: Handle
    card: CardId
    rule: str = "BTG-7.11"


class Proud(Cue, frozen=True, kw_only=True):
    """A winner stays face up."""

    place: Place
    handle: Handle
    card: CardId
    rule: str = "BTG-5.14"


class Settle(Cue, frozen=True, kw_only=True):
    """A card turns face down again after the fight."""

    won: bool
    place: Place
    handle: Handle
    card: CardId
    rule: str = "BTG-5.13"


class Resigned(Cue, frozen=True, kw_only=True):
    """A seat gives up."""

    seat: Seat
    rule: str = "BTG-4.21"


class Out(Cue, frozen=True, kw_only=True):
    """A seat has no cards left."""

    seat: Seat
    rule: str = "BTG-9.1"


class Finalists(Cue, frozen=True, kw_only=True):
    """These seats are left to share the end or to fight for it."""

    seats: Seats
    standoff: bool
    """Nobody can attack any more."""


class Vote(Cue, frozen=True, kw_only=True):
    """What a finalist has voted."""

    seat: Seat
    vote: str
    rule: str = "BTG-9.3"


class Result(Cue, frozen=True, kw_only=True):
    """The match is over."""

    outcome: str
    """victory, shared or fallen."""
    winners: Seats
    places: list[int]
    """By seat."""


KINDS = kinds_in(__name__)
