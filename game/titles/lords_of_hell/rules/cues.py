"""Every kind of cue of Lords of Hell: what people are told of what happened (see `game.engine.cues`)."""

from __future__ import annotations

from typing import Annotated

from game.engine.cues import Cue, Handle, Named, Seat, Secret, kinds_in

Seats = Annotated[list[Seat], "seats"]
Card = Annotated[str, "card"]
Cards = Annotated[list[Named], "cards"]
"""`[handle, card]` each, that something is done to."""
Hordes = Annotated[list[Named], "hordes"]
"""`[handle, card]` each, that do something."""
Piece = Annotated[int | str, "piece"]
"""A card by its handle; -1 or "devil" for the devil itself."""
Troop = Annotated[int, "piece"]
PhaseId = Annotated[str, "phase"]
StatusId = Annotated[str, "status"]
DevilIds = Annotated[list[str], "devils"]
Dies = Annotated[list[int], "dice"]


class Devils(Cue, frozen=True, kw_only=True):
    """The devils are dealt."""

    devils: DevilIds
    """By seat."""
    rule: str = "LOH-3.1"


class Starter(Cue, frozen=True, kw_only=True):
    """A seat begins."""

    seat: Seat
    rule: str = "LOH-3.2"


class Dealt(Cue, frozen=True, kw_only=True):
    """A seat gets its hand."""

    seat: Seat
    count: int
    cards: Secret[Cards]
    """`[handle, card]` each."""
    rule: str = "LOH-3.4"


class Redrawn(Cue, frozen=True, kw_only=True):
    """A seat draws its hand anew."""

    seat: Seat
    count: int
    cards: Secret[Cards]
    """`[handle, card]` each."""
    rule: str = "LOH-3.5"


class Drawn(Cue, frozen=True, kw_only=True):
    """A seat draws cards."""

    seat: Seat
    count: int
    cards: Secret[Cards]
    """`[handle, card]` each."""


class Reshuffled(Cue, frozen=True, kw_only=True):
    """The discard pile becomes the deck."""

    count: int
    rule: str = "LOH-2.15"


class Round(Cue, frozen=True, kw_only=True):
    """A round begins."""

    round: int
    starter: Seat
    rule: str = "LOH-4.10"


class Phase(Cue, frozen=True, kw_only=True):
    """A phase of the round begins."""

    phase: PhaseId
    round: int
    rule: str = "LOH-4.1"


class Discarded(Cue, frozen=True, kw_only=True):
    """A seat discards cards."""

    seat: Seat
    cards: Cards
    why: str


class Souls(Cue, frozen=True, kw_only=True):
    """A seat gets souls, or loses them."""

    seat: Seat
    n: int
    why: str


class EarthDie(Cue, frozen=True, kw_only=True):
    """The die of a piece on Earth."""

    seat: Seat
    piece: Troop
    die: int
    again: bool
    """It is thrown again."""


class Home(Cue, frozen=True, kw_only=True):
    """A seat's pieces come home from Earth, or its devil that fled or was wounded."""

    seat: Seat
    cards: list[int]


class Status(Cue, frozen=True, kw_only=True):
    """A status changes hands, or is kept."""

    status: StatusId
    seat: Seat
    before: Seat
    """Who had it."""
    stable: bool
    rule: str = "LOH-12.2"


class VictoryPoints(Cue, frozen=True, kw_only=True):
    """A seat gets victory points."""

    seat: Seat
    n: int
    total: int
    rule: str = "LOH-4.40"


class Tabled(Cue, frozen=True, kw_only=True):
    """A seat tables a card."""

    seat: Seat
    handle: Handle
    card: Card


class RitualReturns(Cue, frozen=True, kw_only=True):
    """A ritual comes back to the hand."""

    seat: Seat
    handle: Handle
    card: Card
    why: str = ""
    rule: str = "LOH-11.3"


class Earth(Cue, frozen=True, kw_only=True):
    """A piece goes to Earth."""

    seat: Seat
    piece: Piece
    rule: str = "LOH-4.22"


class EarthBack(Cue, frozen=True, kw_only=True):
    """A piece comes back from Earth."""

    seat: Seat
    piece: Piece
    rule: str = "LOH-4.22"


class Swapped(Cue, frozen=True, kw_only=True):
    """A seat changes cards."""

    seat: Seat
    count: int
    rule: str = "LOH-4.23"


class Played(Cue, frozen=True, kw_only=True):
    """A card is played."""

    seat: Seat
    what: Card
    target: int | str | None
    rule: str = "LOH-2.13"


class Artifact(Cue, frozen=True, kw_only=True):
    """An artifact is used."""

    seat: Seat
    what: Card
    target: int | None
    rule: str = "LOH-2.13"


class Power(Cue, frozen=True, kw_only=True):
    """A devil's power is used."""

    seat: Seat
    what: Card
    target: Seat
    rule: str = "LOH-2.13"


class Stop(Cue, frozen=True, kw_only=True):
    """A seat says Stop! and waits for the floor."""

    seat: Seat
    place: int
    """In the queue, from 1."""
    rule: str = "LOH-7.2"


class Released(Cue, frozen=True, kw_only=True):
    """A seat gives up the floor and has played nothing."""

    seat: Seat
    rule: str = "LOH-7.7"


class Offer(Cue, frozen=True, kw_only=True):
    """A public offer."""

    seat: Secret[Seat]
    to: Secret[Seat]
    id: Secret[int]
    counters: Secret[int]
    rule: str = "LOH-6.10"


class Deal(Cue, frozen=True, kw_only=True):
    """A deal is struck."""

    seat: Seat
    to: Seat
    sworn: int
    public: bool
    rule: str = "LOH-6.14"


class Given(Cue, frozen=True, kw_only=True):
    """What one side of a deal hands over, or what is drawn from its hand."""

    seat: Seat
    to: Seat
    hand: int
    """Cards out of the hand."""
    cards: Secret[Cards]
    tabled: list[Named]
    promises: list[list[int]]
    """`[signer, n]` each."""
    souls: int
    drawn: bool = False
    """Drawn at random by who gets it (LOH-2.17)."""


class HandShown(Cue, frozen=True, kw_only=True):
    """A seat shows cards or promises to another."""

    seat: Seat
    to: Seat
    cards: Secret[Cards]
    promises: Secret[list[int]]
    why: str
    """deal, proof, promise or mirror."""


class Held(Cue, frozen=True, kw_only=True):
    """A devil is imprisoned, or goes to another's prison."""

    seat: Seat
    captor: Seat
    before: Seat
    """Who held it."""
    why: str
    rule: str = "LOH-9.1"


class Freed(Cue, frozen=True, kw_only=True):
    """A devil is free."""

    seat: Seat
    captor: Seat
    devil: str
    why: str


class Sworn(Cue, frozen=True, kw_only=True):
    """A public promise is sworn."""

    id: int
    seat: Seat
    to: Seat
    state: str
    reason: str
    rule: str = "LOH-8.26"


class ConditionMet(Cue, frozen=True, kw_only=True):
    """The condition of a public promise is met."""

    id: int
    seat: Seat
    to: Seat
    state: str
    reason: str
    rule: str = "LOH-8.12"


class PromiseEnded(Cue, frozen=True, kw_only=True):
    """A public promise has ended."""

    id: int
    seat: Seat
    to: Seat
    state: str
    reason: str
    rule: str = "LOH-8.26"


class Breach(Cue, frozen=True, kw_only=True):
    """A seat has broken a promise."""

    seat: Seat
    to: Seat
    loss: str
    rule: str = "LOH-8.13"


class Arrivals(Cue, frozen=True, kw_only=True):
    """Who comes to the decision ring."""

    seats: Seats
    rule: str = "LOH-13.2"


class Vote(Cue, frozen=True, kw_only=True):
    """A seat's vote."""

    seat: Seat
    vote: Seat
    rule: str = "LOH-13.4"


class Ring(Cue, frozen=True, kw_only=True):
    """What the decision ring ends with."""

    overlord: Seat
    """-1: nobody yet."""
    why: str
    """vote, victory_points, round_limit or ""."""
    against: list[int]
    """By nominee: how many opposed it; 0 for who was not nominated."""
    rule: str = "LOH-13.6"


class Nominations(Cue, frozen=True, kw_only=True):
    """Who was named for overlord."""

    named: list[list[int]]
    markers: list[int]
    rule: str = "LOH-13.11"


class Casting(Cue, frozen=True, kw_only=True):
    """A ritual is cast."""

    seat: Seat
    handle: Handle
    card: Card
    what: str
    rule: str = "LOH-11.4"


class Ritual(Cue, frozen=True, kw_only=True):
    """A ritual takes effect."""

    seat: Seat
    card: Card
    target: Seat
    rule: str = "LOH-11.5"


class Chain(Cue, frozen=True, kw_only=True):
    """Chaos Cataclysm strikes a seat; the next to choose is that seat."""

    seat: Seat
    """Who chose."""
    target: Seat
    what: int | str
    """Handle of what is destroyed, or souls."""
    rule: str = "LOH-11.9"


class Result(Cue, frozen=True, kw_only=True):
    """The match is over."""

    outcome: str
    """overlord, throne or shared."""
    overlord: Seat
    winners: Seats
    total: list[int]
    rule: str = "LOH-15.3"


class Attack(Cue, frozen=True, kw_only=True):
    """A seat attacks a realm."""

    seat: Seat
    realm: Seat


class Passed(Cue, frozen=True, kw_only=True):
    """A seat does not attack."""

    seat: Seat
    rule: str = "LOH-4.31"


class AttackOff(Cue, frozen=True, kw_only=True):
    """An attack is called off."""

    seat: Seat
    realm: Seat
    why: str
    """pass, target, false_alarm or promise."""
    rule: str = "LOH-10.2"


class Committed(Cue, frozen=True, kw_only=True):
    """An attack is committed."""

    seat: Seat
    realm: Seat
    rear: bool
    rule: str = "LOH-10.3"


class BattleRound(Cue, frozen=True, kw_only=True):
    """A battle round begins."""

    realm: Seat
    round: int
    rule: str = "LOH-10.10"


class Joined(Cue, frozen=True, kw_only=True):
    """An army joins a battle."""

    seat: Seat
    realm: Seat
    side: str
    devil: bool
    hordes: Hordes
    souls: int
    rule: str = "LOH-10.11"


class Called(Cue, frozen=True, kw_only=True):
    """Hordes are called to a battle."""

    seat: Seat
    realm: Seat
    side: str
    devil: bool
    hordes: Hordes
    souls: int
    rule: str = "LOH-10.11"


class SentHome(Cue, frozen=True, kw_only=True):
    """Hordes are sent home."""

    seat: Seat
    realm: Seat
    hordes: Hordes
    souls: int
    rule: str = "LOH-10.14"


class Withdrew(Cue, frozen=True, kw_only=True):
    """An army withdraws."""

    seat: Seat
    realm: Seat
    why: str
    """withdrew, called_off, slip_away or promise."""
    rule: str = "LOH-10.15"


class ChangedSide(Cue, frozen=True, kw_only=True):
    """An army changes sides."""

    seat: Seat
    realm: Seat
    side: str
    rule: str = "LOH-10.16"


class Surrendered(Cue, frozen=True, kw_only=True):
    """A side surrenders."""

    seat: Seat
    realm: Seat
    to: Seat
    rule: str = "LOH-10.17"


class Fled(Cue, frozen=True, kw_only=True):
    """A devil flees."""

    seat: Seat
    realm: Seat
    why: str
    """free, wings, fortress or slip_away."""
    rule: str = "LOH-10.20"


class Truce(Cue, frozen=True, kw_only=True):
    """A side asks for a truce, or takes it back."""

    seat: Seat
    realm: Seat
    on: bool
    rule: str = "LOH-10.41"


class Negated(Cue, frozen=True, kw_only=True):
    """The realm's protection is negated for this battle."""

    seat: Seat
    """Who plays the fortress for it."""
    realm: Seat
    rule: str = "LOH-10.30"


class TruceHeld(Cue, frozen=True, kw_only=True):
    """The truce holds."""

    realm: Seat
    rule: str = "LOH-10.41"


class Turncoat(Cue, frozen=True, kw_only=True):
    """A horde changes sides."""

    seat: Seat
    of: Seat
    realm: Seat
    handle: Handle
    card: Card
    rule: str = "LOH-2.13"


class Dice(Cue, frozen=True, kw_only=True):
    """How many dice each side has."""

    realm: Seat
    power: list[int]
    """Attack, defence."""
    dice: list[int]
    """Attack, defence."""
    protection: int
    exchanges: int
    rule: str = "LOH-10.43"


class Exchange(Cue, frozen=True, kw_only=True):
    """One exchange of dice."""

    realm: Seat
    n: int
    attack: Dies
    """The dice rolled."""
    defence: Dies
    """The dice rolled."""
    hit: str
    """attack, defence, shielded or ""."""
    die: int
    rule: str = "LOH-10.47"


class Hits(Cue, frozen=True, kw_only=True):
    """The hits that are to be placed in this part."""

    realm: Seat
    part: str
    """shielded, other or revenge."""
    hits: list[list[int | str]]
    """`[hit, side, die, seat or -1]` each."""
    rule: str = "LOH-10.71"


class Hit(Cue, frozen=True, kw_only=True):
    """What a hit has struck."""

    realm: Seat
    hit: int
    seat: Seat
    side: str
    die: int
    what: str
    """horde, souls, fortress, devil, shield or lost."""
    handle: Handle
    card: Card
    souls: int
    """Lost."""
    rule: str = "LOH-10.73"


class Downed(Cue, frozen=True, kw_only=True):
    """A devil is down."""

    seat: Seat
    realm: Seat
    rule: str = "LOH-10.54"


class ArmyHome(Cue, frozen=True, kw_only=True):
    """An army goes home."""

    seat: Seat
    realm: Seat
    devil: bool
    hordes: Hordes
    souls: int
    rule: str = "LOH-10.56"


class BattleOver(Cue, frozen=True, kw_only=True):
    """A battle is over."""

    realm: Seat
    seat: Seat
    """The attacker."""
    result: str
    """won, failed or ruin."""
    why: str
    """troops, leader, withdrew or rounds."""
    rule: str = "LOH-10.50"


class Crumble(Cue, frozen=True, kw_only=True):
    """A fortress may crumble."""

    seat: Seat
    card: Card
    die: int
    fell: bool
    rule: str = "LOH-10.56"


class Captured(Cue, frozen=True, kw_only=True):
    """A devil is captured."""

    seat: Seat
    captor: Seat
    realm: Seat
    rule: str = "LOH-10.56"


class Wounded(Cue, frozen=True, kw_only=True):
    """A devil is wounded."""

    seat: Seat
    realm: Seat
    rule: str = "LOH-10.56"


class Plundered(Cue, frozen=True, kw_only=True):
    """Cards are plundered."""

    seat: Seat
    """Whose hand it was."""
    to: Seat
    count: int
    drawn: int
    cards: Secret[Cards]
    rule: str = "LOH-10.57"


class Conquest(Cue, frozen=True, kw_only=True):
    """What the conqueror takes."""

    seat: Seat
    realm: Seat
    what: str
    card: Card
    rule: str = "LOH-10.58"


class Victory(Cue, frozen=True, kw_only=True):
    """A seat scores a victory."""

    seat: Seat
    realm: Seat
    which: str
    """Attack or defence."""
    rule: str = "LOH-10.61"


class Aside(Cue, frozen=True, kw_only=True):
    """Captives in the attacked realm are set aside until the battle ends."""

    realm: Seat
    seats: Seats
    rule: str = "LOH-9.11"


KINDS = kinds_in(__name__)
