"""Every kind of cue of Loot & Recruit: what people are told of what happened (see `game.engine.cues`)."""

from __future__ import annotations

from typing import Annotated

from game.engine.cues import Cue, Handle, Named, Seat, Secret, kinds_in

# What a noun is says how it is put into words (`screen/lines.py`).
Card = Annotated[str, "card"]
"""The id of a card."""
Cards = Annotated[list[Named], "cards"]
"""`[handle, card]` each."""
EventId = Annotated[str, "event"]
Source = Annotated[str, "source"]
"""What did it: the id of a card or an event."""
Seats = Annotated[list[Seat], "seats"]
Winners = Annotated[list[Seat], "winners"]
LineUp = Annotated[str, "lineup"]


class Dealt(Cue, frozen=True, kw_only=True):
    """A seat gets its first cards."""

    seat: Seat
    count: int
    cards: Secret[Cards]
    """`[handle, card]` each."""
    rule: str = "LNR-3.8"


class FirstPlayer(Cue, frozen=True, kw_only=True):
    """A seat begins the round."""

    seat: Seat
    why: str
    """setup, leader or volunteer."""


class Event(Cue, frozen=True, kw_only=True):
    """An event is turned up."""

    event: EventId
    phase: str
    round: int
    rule: str = "LNR-4.1"


class FlipChoices(Cue, frozen=True, kw_only=True):
    """What was decided of an event's flip effect."""

    performed: Seats
    """Seats, in turn order."""
    event: EventId
    rule: str = "LNR-4.3"


class HandShuffled(Cue, frozen=True, kw_only=True):
    """A seat's hand is shuffled."""

    seat: Seat
    count: int
    rule: str = "LNR-4.5"


class Void(Cue, frozen=True, kw_only=True):
    """A seat gets nothing: the card's pile has run out."""

    seat: Seat
    card: Card
    rule: str = "LNR-4.5"


class Discarded(Cue, frozen=True, kw_only=True):
    """Cards are discarded."""

    seat: Seat
    cards: Cards
    rule: str = "LNR-4.5"


class Gained(Cue, frozen=True, kw_only=True):
    """A seat gets a card, in the beat of what was given for it."""

    seat: Seat
    handle: Handle
    card: Card
    platform: int
    """0: to the discard pile."""
    rule: str = "LNR-2.16"


class Trashed(Cue, frozen=True, kw_only=True):
    """A card goes to the trash."""

    seat: Seat
    zone: str
    """Hand or discard."""
    handle: Handle
    card: Card
    rule: str = "LNR-5.20"


class Turn(Cue, frozen=True, kw_only=True):
    """A turn begins."""

    seat: Seat
    turn: int
    round: int
    rule: str = "LNR-4.7"


class Power(Cue, frozen=True, kw_only=True):
    """A seat gets power to spend; several come in one beat."""

    seat: Seat
    power: str
    """loot, recruit or attack."""
    n: int
    source: Source
    """a card or an event."""
    why: str
    """event, action, purchase or spoils."""


class Played(Cue, frozen=True, kw_only=True):
    """A card is played."""

    seat: Seat
    handle: Handle
    card: Card
    gained: dict[str, int]
    """Power by its name."""
    rule: str = "LNR-5.2"


class Action(Cue, frozen=True, kw_only=True):
    """A card's action is used; what it does follows in the same beat."""

    seat: Seat
    handle: Handle
    card: Card
    rule: str = "LNR-5.6"


class Discount(Cue, frozen=True, kw_only=True):
    """Something is cheaper this turn."""

    seat: Seat
    of: str
    """Shop or goblin."""
    n: int
    rule: str = "LNR-5.19"


class Taken(Cue, frozen=True, kw_only=True):
    """A Scavenger takes a card."""

    seat: Seat
    handle: Handle
    card: Card
    rule: str = "LNR-6.3"


class Shielded(Cue, frozen=True, kw_only=True):
    """A platform has a shield."""

    seat: Seat
    platform: int
    handle: Handle
    card: Card
    rule: str = "LNR-6.5"


class Replaced(Cue, frozen=True, kw_only=True):
    """A card leaves a line-up."""

    lineup: LineUp
    slot: int
    handle: Handle
    card: Card


class Moved(Cue, frozen=True, kw_only=True):
    """A goblin is moved to another platform."""

    seat: Seat
    """Who moves it."""
    owner: Seat
    """Whose platforms they are."""
    platform: int
    to: int
    handle: Handle
    card: Card
    rule: str = "LNR-6.8"


class Heckled(Cue, frozen=True, kw_only=True):
    """A platform is heckled."""

    seat: Seat
    target: Seat
    platform: int
    n: int
    rule: str = "LNR-6.10"


class Purchased(Cue, frozen=True, kw_only=True):
    """A card is bought."""

    seat: Seat
    where: int | str
    """slot, or id of the pile."""
    handle: Handle
    card: Card
    price: int
    zone: str
    """discard, hand or deck_top."""
    rule: str = "LNR-5.11"


class Recruited(Cue, frozen=True, kw_only=True):
    """A goblin is recruited onto a platform."""

    seat: Seat
    where: int | str
    """slot, or id of the pile."""
    platform: int
    handle: Handle
    card: Card
    price: int
    rule: str = "LNR-5.16"


class Refilled(Cue, frozen=True, kw_only=True):
    """A slot gets its next card, in the beat of what emptied it."""

    lineup: LineUp
    slot: int
    handle: Handle
    card: Card


class Renewed(Cue, frozen=True, kw_only=True):
    """A trash pile becomes the deck of its line-up."""

    lineup: LineUp
    count: int
    leaving: Cards
    """`[handle, card]` each, of those that left the trash."""
    rule: str = "LNR-5.21"


class Drawn(Cue, frozen=True, kw_only=True):
    """A seat draws cards."""

    seat: Seat
    count: int
    cards: Secret[Cards]
    rule: str = "LNR-5.23"


class Reshuffled(Cue, frozen=True, kw_only=True):
    """A seat's discard pile becomes its deck, in the beat of what it draws then."""

    seat: Seat
    count: int
    rule: str = "LNR-5.23"


class Attack(Cue, frozen=True, kw_only=True):
    """An attack is announced."""

    seat: Seat
    target: Seat
    platform: int
    handle: Handle
    card: Card
    defense: int
    """What the attack spends."""
    vp: int
    """Points that would fall."""
    count: int
    """Cards that would fall."""
    rule: str = "LNR-7.7"


class Negated(Cue, frozen=True, kw_only=True):
    """A Bodyguard stops an attack."""

    seat: Seat
    """The defender."""
    handle: Handle
    """Of the Bodyguard."""
    card: Card
    attacker: Seat
    platform: int
    target: int
    """Handle of what was attacked."""
    rule: str = "LNR-8.7"


class Waved(Cue, frozen=True, kw_only=True):
    """A seat lets the attack through (option `open_pass`)."""

    seat: Seat
    rule: str = "LNR-8.15"


class Toppled(Cue, frozen=True, kw_only=True):
    """A tower topples."""

    seat: Seat
    """The attacker."""
    target: Seat
    platform: int
    cards: Cards
    """Top first."""
    rule: str = "LNR-7.8"


class Captured(Cue, frozen=True, kw_only=True):
    """A fallen goblin is dragged home."""

    seat: Seat
    handle: Handle
    card: Card
    platform: int
    rule: str = "LNR-7.12"


class Scattered(Cue, frozen=True, kw_only=True):
    """Fallen cards are trashed."""

    cards: Cards
    """Top first."""
    rule: str = "LNR-7.8"


class TurnEnds(Cue, frozen=True, kw_only=True):
    """A turn ends."""

    seat: Seat
    cards: Cards
    """To the discard pile."""
    lost: list[int]
    """Loot, recruit and attack that were not spent."""
    rule: str = "LNR-5.22"


class Count(Cue, frozen=True, kw_only=True):
    """The towers are counted."""

    phase: str
    number: int
    """1 to 3."""
    rule: str = "LNR-9.1"


class Counted(Cue, frozen=True, kw_only=True):
    """What a seat's towers count."""

    seat: Seat
    towers: list[int]
    count: int
    total: int
    rule: str = "LNR-9.1"


class Result(Cue, frozen=True, kw_only=True):
    """The match is over."""

    outcome: str
    """Crowned or shared."""
    winners: Winners
    places: list[int]
    """By seat."""


KINDS = kinds_in(__name__)
