"""Every kind of cue of Goblin Slayer-Slayer: what people are told of what happened (see `game.engine.cues`)."""

from __future__ import annotations

from typing import Annotated

from game.engine.cues import Cue, Handle, Named, Seat, Secret, kinds_in

# What a noun is says how it is put into words (`screen/lines.py`).
Goblin = Annotated[str, "goblin"]
"""The id of a card."""
Goblins = Annotated[list[Goblin], "goblins"]
Held = Annotated[Named, "held"]
"""A card of somebody's hand: its handle and its id."""
HeldCards = Annotated[list[Named], "held_cards"]
Handles = Annotated[list[Handle], "handles"]
Seats = Annotated[list[Seat], "seats"]
Source = Annotated[str, "source"]
"""What did it: foe, or the id of a card."""
Purpose = Annotated[str, "purpose"]
"""What a die is thrown for."""
Side = Annotated[str, "side"]
"""odds, evens or none; "" for none."""
PledgeWord = Annotated[str, "pledge"]
ObjectiveId = Annotated[str, "objective"]
EventId = Annotated[str, "event"]


class Dealt(Cue, frozen=True, kw_only=True):
    """A seat gets its hand."""

    seat: Seat
    count: int
    cards: Secret[HeldCards]
    """`[handle, card]` each."""
    rule: str = "GSS-3.2"


class Objective(Cue, frozen=True, kw_only=True):
    """A seat gets its secret objective."""

    seat: Seat
    objective: Secret[ObjectiveId]
    rule: str = "GSS-3.5"


class Floor(Cue, frozen=True, kw_only=True):
    """The group stands on a floor."""

    floor: int
    rule: str = "GSS-4.1"


class Doors(Cue, frozen=True, kw_only=True):
    """Two doors, and what can be read on them."""

    floor: int
    first: bool
    """Not after a side room."""
    hints: list[list[str]]
    """`[kind, size]` each: gold, trophies, cards or quiet; small, fair or great."""
    rule: str = "GSS-4.4"


class RouteChosen(Cue, frozen=True, kw_only=True):
    """A door is chosen."""

    door: int
    tie: bool
    votes_cast: bool
    """False: nobody voted."""
    rule: str = "GSS-4.9"


class DoorOpened(Cue, frozen=True, kw_only=True):
    """A door is opened."""

    door: int
    """0 on floor 10."""
    room: str
    """foe, event or store."""
    id: str
    """of foe or event; "" for the store."""


class Foe(Cue, frozen=True, kw_only=True):
    """A foe stands there."""

    foe: str
    tier: str
    final: bool
    rule: str = "GSS-4.11"


class Round(Cue, frozen=True, kw_only=True):
    """A round of the battle begins."""

    round: int
    living: int
    power: int | None
    """The foe's basic Power; None while it is hidden."""
    gained: list[int]
    """Places in the foe's abilities."""
    rule: str = "GSS-4.11"


class Sacrificed(Cue, frozen=True, kw_only=True):
    """A seat gives cards away before the round; all do in one beat."""

    seat: Seat
    count: int
    cards: Secret[HeldCards]
    """`[handle, card]` each."""
    rule: str = "GSS-4.13"


class Pledge(Cue, frozen=True, kw_only=True):
    """A seat says how many it will send."""

    seat: Seat
    pledge: PledgeWord
    rule: str = "GSS-4.15"


class Committed(Cue, frozen=True, kw_only=True):
    """A seat has chosen what it sends."""

    seat: Seat
    rule: str = "GSS-4.14"


class Withdrawn(Cue, frozen=True, kw_only=True):
    """A seat takes back what it has chosen."""

    seat: Seat
    rule: str = "GSS-4.14"


class Locked(Cue, frozen=True, kw_only=True):
    """All have chosen."""

    counts: list[int]
    """By seat."""
    rule: str = "GSS-4.17"


class Shuffled(Cue, frozen=True, kw_only=True):
    """The Horde is shuffled."""

    handles: Handles
    """In its order."""
    rule: str = "GSS-4.17"


class FacedownDiscard(Cue, frozen=True, kw_only=True):
    """The foe strikes a card before it is turned up."""

    handle: Handle
    ability: int
    """Its place among the foe's."""
    card: Secret[Goblin]
    rule: str = "GSS-4.18"


class Revealed(Cue, frozen=True, kw_only=True):
    """The Horde is turned up, one by one."""

    handles: Handles
    """In the Horde's order."""
    cards: Goblins
    rule: str = "GSS-4.19"


class PowerShown(Cue, frozen=True, kw_only=True):
    """The foe's hidden Power is shown, in the beat of the reveal."""

    power: int
    rule: str = "GSS-4.12"


class Roll(Cue, frozen=True, kw_only=True):
    """A die is thrown, before what it does is told."""

    purpose: Purpose
    """jester, bet, horde_die, event, event_jester or investment."""
    number: int
    sides: int
    serial: int
    """Seed of the tumble that all see."""
    again: int
    """Serial of the roll that it replaces; 0 for none."""
    handle: Handle
    """-1 for none."""
    seat: Seat
    """the representative or the investor; -1 for none."""
    rule: str = "GSS-2.5"


class Reroll(Cue, frozen=True, kw_only=True):
    """A roll will be thrown again."""

    seat: Seat
    serial: int
    """Of that roll."""
    left: int
    """Re-rolls still held."""
    several: bool
    """More than one said yes."""
    rule: str = "GSS-6.4"


class Jester(Cue, frozen=True, kw_only=True):
    """A Jester's power is what its die shows."""

    handle: Handle
    power: int


class PlanB(Cue, frozen=True, kw_only=True):
    """Plan B is carried out."""

    handle: Handle
    card: Goblin
    rule: str = "GSS-4.20"


class Disabled(Cue, frozen=True, kw_only=True):
    """An ability of the foe is disabled."""

    ability: int
    handles: Handles
    """Of the Horde and of earlier cards."""
    rule: str = "GSS-4.21"


class ShieldWall(Cue, frozen=True, kw_only=True):
    """The Shield Wall stands."""

    handle: Handle
    card: Goblin
    rule: str = "GSS-4.21"


class WallHolds(Cue, frozen=True, kw_only=True):
    """The Shield Wall stops a discard."""

    source: Source
    """foe, jester, bruiser and the like."""
    ability: int
    """-1 for none."""
    handle: Handle
    """-1 for none."""
    rule: str = "GSS-4.21"


class Discarded(Cue, frozen=True, kw_only=True):
    """A card is discarded; those of one cause at one time share a beat."""

    handle: Handle
    card: Goblin
    source: Source
    """foe, or the card's id."""
    ability: int
    """Its place among the foe's; -1 for none."""
    by: Handle
    """Handle of the goblin; -1 for none."""
    earlier: bool
    """It lay among the earlier cards."""
    rule: str = "GSS-2.10"


class Raised(Cue, frozen=True, kw_only=True):
    """A Gravecaller raises a card. A raised Jester's roll follows."""

    by: Handle
    """Handle of the Gravecaller."""
    handle: Handle
    card: Goblin
    power: int
    rule: str = "GSS-4.24"


class NothingRaised(Cue, frozen=True, kw_only=True):
    """A Gravecaller finds nobody to raise."""

    by: Handle
    rule: str = "GSS-4.24"


class RiteOpen(Cue, frozen=True, kw_only=True):
    """A rite may be held."""

    handle: Handle
    card: Goblin
    rule: str = "GSS-4.25"


class Rite(Cue, frozen=True, kw_only=True):
    """A rite is held, or is not."""

    handle: Handle
    card: Goblin
    done: bool
    given: Secret[Held]
    """Handle and card."""
    rule: str = "GSS-4.25"


class BetOffered(Cue, frozen=True, kw_only=True):
    """A bet may be made."""

    handle: Handle
    card: Goblin
    horde: int
    """Its Power."""
    foe: int
    """Its Power."""
    rule: str = "GSS-4.26"


class BetVotes(Cue, frozen=True, kw_only=True):
    """What all say to a bet."""

    handle: Handle
    votes: list[str]
    """by seat: odds, evens, none or ""."""
    made: bool
    side: Side
    """"" for none."""
    tie: bool
    rule: str = "GSS-4.26"


class BetResult(Cue, frozen=True, kw_only=True):
    """A bet is won or lost."""

    handle: Handle
    card: Goblin
    side: Side
    number: int
    success: bool
    rule: str = "GSS-4.26"


class Bonus(Cue, frozen=True, kw_only=True):
    """Goblins get Power, in the beat of what gave it."""

    by: Goblin
    """Id of the card."""
    handles: Handles
    amount: int
    """For each."""
    rule: str = "GSS-5.1"


class Copied(Cue, frozen=True, kw_only=True):
    """A goblin copies another's Power."""

    handle: Handle
    of: Handle
    """Handle of the other."""
    power: int
    rule: str = "GSS-2.14"


class Zeroed(Cue, frozen=True, kw_only=True):
    """A goblin's Power is 0 by the bet."""

    handle: Handle
    rule: str = "GSS-5.1"


class FoeBonus(Cue, frozen=True, kw_only=True):
    """The foe gets Power by the bet."""

    by: Goblin
    """Id of the card."""
    amount: int
    rule: str = "GSS-5.3"


class NoEffect(Cue, frozen=True, kw_only=True):
    """The bet changes nothing for a goblin."""

    handle: Handle
    rule: str = "GSS-4.26"


class Counted(Cue, frozen=True, kw_only=True):
    """The count begins."""

    horde: int
    """Without its dice."""
    foe: int
    rule: str = "GSS-4.27"


class DieOffered(Cue, frozen=True, kw_only=True):
    """A die may be added to the Horde."""

    handle: Handle
    card: Goblin
    horde: int
    total: int
    foe: int
    rule: str = "GSS-4.28"


class DieVotes(Cue, frozen=True, kw_only=True):
    """What all say to the die."""

    handle: Handle
    votes: list[str]
    """by seat: roll, no or ""."""
    made: bool
    rule: str = "GSS-4.28"


class DieAdded(Cue, frozen=True, kw_only=True):
    """The die is added."""

    handle: Handle
    card: Goblin
    number: int
    total: int
    rule: str = "GSS-4.28"


class DieSpoiled(Cue, frozen=True, kw_only=True):
    """The die spoils the count."""

    handle: Handle
    card: Goblin
    number: int
    horde: int
    rule: str = "GSS-4.28"


class Ledger(Cue, frozen=True, kw_only=True):
    """The whole count."""

    rows: list[list[int | str | list[list[int | str]]]]
    """`[handle, card, Power, [[reason, amount], ...], total]` each: the Horde in its order, then earlier Barricaders."""
    horde: int
    dice: list[list[int]]
    """`[handle, number]` each."""
    total: int
    foe_rows: list[list[int | str]]
    """`[reason, amount]` each."""
    foe: int
    spoiled: bool
    rule: str = "GSS-13.7"


class Victory(Cue, frozen=True, kw_only=True):
    """The foe is beaten."""

    total: int
    foe: int
    round: int
    rule: str = "GSS-4.29"


class Lost(Cue, frozen=True, kw_only=True):
    """The round is lost."""

    total: int
    foe: int
    missing: int
    """0 if a die spoiled it."""
    spoiled: bool
    round: int
    rule: str = "GSS-4.29"


class Returned(Cue, frozen=True, kw_only=True):
    """Cards go back to hands."""

    handles: Handles
    seats: Seats
    """in seat order, not in that of the handles."""
    rule: str = "GSS-4.30"


class Stolen(Cue, frozen=True, kw_only=True):
    """The foe takes gold."""

    amount: int
    ability: int
    rule: str = "GSS-4.30"


class Abducted(Cue, frozen=True, kw_only=True):
    """The foe takes a card of a hand."""

    seat: Seat
    ability: int
    card: Secret[Held]
    rule: str = "GSS-4.30"


class Tombstone(Cue, frozen=True, kw_only=True):
    """A seat is dead; those of one hand check share a beat."""

    seat: Seat
    rule: str = "GSS-7.2"


class LaidAside(Cue, frozen=True, kw_only=True):
    """The Horde becomes earlier cards."""

    handles: Handles
    rule: str = "GSS-4.30"


class VictoryFeat(Cue, frozen=True, kw_only=True):
    """A goblin's feat after the victory."""

    handle: Handle
    card: Goblin
    seat: Secret[Seat]
    resource: Secret[str]
    """gold, trophies or cards."""
    amount: Secret[int]
    rule: str = "GSS-4.32"


class Drawn(Cue, frozen=True, kw_only=True):
    """A seat draws cards."""

    seat: Seat
    count: int
    reason: str
    """draw, feat, lot, reward or hire."""
    cards: Secret[HeldCards]
    """`[handle, card]` each."""


class Reshuffled(Cue, frozen=True, kw_only=True):
    """The discard pile is the new Minion deck."""

    count: int
    rule: str = "GSS-2.12"


class SurvivorPicker(Cue, frozen=True, kw_only=True):
    """A seat picks the survivor."""

    seat: Seat
    armour: bool
    rule: str = "GSS-4.35"


class Survivor(Cue, frozen=True, kw_only=True):
    """A card survives."""

    seat: Seat
    handle: Handle
    card: Goblin
    random: bool
    """Nobody picked it."""
    rule: str = "GSS-4.34"


class NoSurvivor(Cue, frozen=True, kw_only=True):
    """No card survives."""

    reason: str
    """Foe; nobody: no card could be picked."""
    rule: str = "GSS-4.37"


class ToPile(Cue, frozen=True, kw_only=True):
    """The rest of the Horde goes to the discard pile."""

    count: int
    rule: str = "GSS-4.39"


class Lots(Cue, frozen=True, kw_only=True):
    """The loot lies there."""

    lots: list[list[int | str]]
    """`[kind, amount]` each."""
    rule: str = "GSS-4.43"


class Ping(Cue, frozen=True, kw_only=True):
    """A seat points at a lot."""

    seat: Seat
    lot: int
    """0: withdrawn."""
    rule: str = "GSS-4.44"


class Confirmed(Cue, frozen=True, kw_only=True):
    """A seat has said which lot it wants."""

    seat: Seat
    rule: str = "GSS-4.44"


class Lot(Cue, frozen=True, kw_only=True):
    """A lot is shared out."""

    lot: int
    resource: str
    amount: int
    seat: Seat
    pinged: bool
    contested: Seats
    """the seats that pointed at it, if several."""
    tie: bool


class Investment(Cue, frozen=True, kw_only=True):
    """An investment pays, or does not."""

    seat: Seat
    resource: str
    number: int
    success: bool
    gained: Secret[int]
    rule: str = "GSS-6.9"


class Climbed(Cue, frozen=True, kw_only=True):
    """The group climbs to the next floor."""

    floor: int
    rule: str = "GSS-4.41"


class Event(Cue, frozen=True, kw_only=True):
    """An event is met."""

    event: EventId
    rule: str = "GSS-4.48"


class Representative(Cue, frozen=True, kw_only=True):
    """A seat is sent to meet the event."""

    seat: Seat
    tie: bool
    votes_cast: bool
    rule: str = "GSS-4.49"


class Staked(Cue, frozen=True, kw_only=True):
    """A seat stakes cards."""

    seat: Seat
    count: int
    cards: Secret[HeldCards]
    """`[handle, card]` each."""
    rule: str = "GSS-4.50"


class EventSide(Cue, frozen=True, kw_only=True):
    """A side is named."""

    seat: Seat
    side: Side
    rule: str = "GSS-4.51"


class EventResult(Cue, frozen=True, kw_only=True):
    """How the event ended."""

    event: EventId
    seat: Seat
    count: int
    success: bool
    total: Secret[int]
    """Power, or cards of the class; None for a roll."""
    rule: str = "GSS-4.51"


class Reward(Cue, frozen=True, kw_only=True):
    """What a seat gets by an event."""

    seat: Seat
    gold: int
    trophies: int
    cards: int
    weave: int
    armour: int
    foresight: int
    overflow: Secret[int]
    """Gold for what could not be held."""
    rule: str = "GSS-4.52"


class Store(Cue, frozen=True, kw_only=True):
    """A store is met."""

    sale: str
    """an item, or ""."""
    gold: int
    trophies: int
    rule: str = "GSS-4.57"


class Armour(Cue, frozen=True, kw_only=True):
    """A seat buys armour."""

    seat: Seat
    held: int
    rule: str = "GSS-6.3"


class Weave(Cue, frozen=True, kw_only=True):
    """A seat buys a weave."""

    seat: Seat
    held: int
    rule: str = "GSS-6.4"


class Recruited(Cue, frozen=True, kw_only=True):
    """A seat hires a goblin."""

    seat: Seat
    card: Secret[Held]
    under: Secret[Held]
    """The card put under the deck."""
    rule: str = "GSS-6.2"


class Bribe(Cue, frozen=True, kw_only=True):
    """A seat bribes another."""

    seat: Seat
    target: Seat
    rule: str = "GSS-6.5"


class Bribed(Cue, frozen=True, kw_only=True):
    """A card changes hands by a bribe."""

    seat: Seat
    target: Seat
    card: Secret[Held]
    rule: str = "GSS-6.5"


class Done(Cue, frozen=True, kw_only=True):
    """A seat leaves the store."""

    seat: Seat
    rule: str = "GSS-4.55"


class StoreClosed(Cue, frozen=True, kw_only=True):
    """All have left the store."""

    rule: str = "GSS-4.59"


class Resigned(Cue, frozen=True, kw_only=True):
    """A seat gives up: from now on it plays its defaults."""

    seat: Seat
    rule: str = "GSS-10.10"


class Final(Cue, frozen=True, kw_only=True):
    """What a seat has in the end; one for each."""

    seat: Seat
    objective: ObjectiveId
    gold: int
    trophies: int
    cards: int
    parts: list[int]
    """points for gold, trophies and cards, the doubled part included."""
    score: int
    living: bool


class Over(Cue, frozen=True, kw_only=True):
    """The match is over."""

    outcome: str
    """surface, sole_survivor, nobody or abandoned."""
    winners: Seats
    places: list[int]
    """By seat."""


KINDS = kinds_in(__name__)
