"""What a choice of Lords of Hell does, in kinds (`Deed`); `deeds.py` says which. Why it is good: `reason_kinds.py`."""

from __future__ import annotations

from typing import Annotated

from game.engine.cues import Named, Seat
from game.titles.coaching import Deed
from game.titles.lords_of_hell.rules.cues import Card, Seats

Devil = Annotated[str, "devil"]
Names = Annotated[list[Named], "names"]
"""`[handle, card]` each."""

# ---------------------------------------------------------------- the realm


class LayDown(Deed, frozen=True, kw_only=True):
    """Table a card (LOH-4.21)."""

    card: Card


class SendUp(Deed, frozen=True, kw_only=True):
    """Send fiends to Earth (LOH-4.22)."""

    card: Card


class SendDevil(Deed, frozen=True, kw_only=True):
    """Send the own devil to Earth (LOH-4.22)."""


class StartRitual(Deed, frozen=True, kw_only=True):
    """Table a ritual (LOH-11.1)."""

    card: Card


class FinishRitual(Deed, frozen=True, kw_only=True):
    """Complete a ritual (LOH-11.4)."""

    card: Card


class UseCard(Deed, frozen=True, kw_only=True):
    """Play a special, or use an artifact (LOH section 16)."""

    card: Card


class UseOn(Deed, frozen=True, kw_only=True):
    """The same against or for a devil (LOH section 16)."""

    card: Card
    target: Seat


class UseOnCard(Deed, frozen=True, kw_only=True):
    """The same on a card that lies in a realm (LOH section 16)."""

    card: Card
    target: Seat
    """Whose it is."""
    other: Card


class UseInBattle(Deed, frozen=True, kw_only=True):
    """The same in one of two battles (LOH section 16)."""

    card: Card
    target: Seat
    """Whose realm it is fought for."""


class ThrowAway(Deed, frozen=True, kw_only=True):
    """Discard a card in Finishing (LOH-4.51)."""

    card: Card


class AskPowers(Deed, frozen=True, kw_only=True):
    """Give a promise card to the Unknown Powers for cards (LOH-4.23)."""

    target: Seat
    """Whose promise card it is."""


class GoReady(Deed, frozen=True, kw_only=True):
    """Nothing more to do in this phase (LOH-4.4)."""


class MarchOn(Deed, frozen=True, kw_only=True):
    """Declare an attack (LOH-10.1)."""

    target: Seat


class StayHome(Deed, frozen=True, kw_only=True):
    """Attack nobody (LOH-4.31)."""


class Strike(Deed, frozen=True, kw_only=True):
    """Accept an offer (LOH-6.13)."""

    target: Seat


class TurnDown(Deed, frozen=True, kw_only=True):
    """Turn an offer down."""

    target: Seat


class Propose(Deed, frozen=True, kw_only=True):
    """Make an offer (LOH-6.10)."""

    target: Seat


class Counter(Deed, frozen=True, kw_only=True):
    """Answer an offer by another (LOH-6.10)."""

    target: Seat


class GoAhead(Deed, frozen=True, kw_only=True):
    """Commit the declared attack (LOH-10.2)."""

    target: Seat


class BreakOff(Deed, frozen=True, kw_only=True):
    """Take the declared attack back (LOH-10.2)."""


class JoinAttack(Deed, frozen=True, kw_only=True):
    """Bring an army to the attack on a realm (LOH-10.11)."""

    target: Seat


class JoinDefence(Deed, frozen=True, kw_only=True):
    """Bring an army to the defence of a realm (LOH-10.11)."""

    target: Seat


class CallTroops(Deed, frozen=True, kw_only=True):
    """Call more troops from home (LOH-10.13)."""


class GoHome(Deed, frozen=True, kw_only=True):
    """Leave a battle with the army (LOH-10.15)."""


class GiveUp(Deed, frozen=True, kw_only=True):
    """The defender's devil surrenders (LOH-10.17)."""


class RunAway(Deed, frozen=True, kw_only=True):
    """The defender's devil flees (LOH-10.20)."""


class RaiseFlag(Deed, frozen=True, kw_only=True):
    """Offer a truce for the battle round (LOH-10.37)."""


class StrikeRear(Deed, frozen=True, kw_only=True):
    """Attack the realm of a devil that is away (LOH-10.35)."""

    target: Seat


class HitHorde(Deed, frozen=True, kw_only=True):
    """A horde takes a hit (LOH-10.73)."""

    card: Card


class HitSouls(Deed, frozen=True, kw_only=True):
    """The Souls take a hit (LOH-10.73)."""


class HitFortress(Deed, frozen=True, kw_only=True):
    """The fortress takes a hit (LOH-10.53)."""


class HitDevil(Deed, frozen=True, kw_only=True):
    """The devil takes a hit (LOH-10.73)."""


class TakeFortress(Deed, frozen=True, kw_only=True):
    """Take a fallen fortress (LOH-10.58)."""


class RazeFortress(Deed, frozen=True, kw_only=True):
    """Raze a fallen fortress (LOH-10.58)."""


class LeaveFortress(Deed, frozen=True, kw_only=True):
    """Leave a fallen fortress where it is (LOH-10.58)."""


# ---------------------------------------------------------------- what the seat alone is asked


class BeDevil(Deed, frozen=True, kw_only=True):
    """Keep one of the devils that were dealt (LOH-3.1)."""

    devil: Devil


class KeepHand(Deed, frozen=True, kw_only=True):
    """Keep the first six cards (LOH-3.5)."""


class DrawSix(Deed, frozen=True, kw_only=True):
    """Draw six others (LOH-3.5)."""


class RollNext(Deed, frozen=True, kw_only=True):
    """Have fiends roll next on Earth (LOH-4.15)."""

    card: Card


class RollDevil(Deed, frozen=True, kw_only=True):
    """Have the own devil roll next (LOH-4.15)."""


class KeepDie(Deed, frozen=True, kw_only=True):
    """Let a die on Earth stand (LOH-4.16)."""

    die: int


class RollAgain(Deed, frozen=True, kw_only=True):
    """Roll it again (LOH-4.16)."""

    die: int


class KeepFortress(Deed, frozen=True, kw_only=True):
    """Keep one of two fortresses (LOH-4.21)."""

    card: Card


class GiveCards(Deed, frozen=True, kw_only=True):
    """Give cards that were promised (LOH-8.25)."""

    cards: Names


class TakeCards(Deed, frozen=True, kw_only=True):
    """Take cards of a hand that is looked into (LOH section 16)."""

    target: Seat
    cards: Names


class PayTribute(Deed, frozen=True, kw_only=True):
    """Give a card as tribute (LOH-5.7)."""

    target: Seat
    card: Card


class PayAny(Deed, frozen=True, kw_only=True):
    """Let chance choose it (LOH-5.7)."""

    target: Seat


class Confiscate(Deed, frozen=True, kw_only=True):
    """Take artifacts of a captive (LOH-9.6)."""

    target: Seat
    cards: Names


class LeaveArtifacts(Deed, frozen=True, kw_only=True):
    """Leave a captive all of them (LOH-9.6)."""

    target: Seat


class DemandTribute(Deed, frozen=True, kw_only=True):
    """Demand a card of a devil (LOH-5.7)."""

    target: Seat


class ForswearOne(Deed, frozen=True, kw_only=True):
    """End an own promise unkept (LOH-5.7)."""


class BreakOut(Deed, frozen=True, kw_only=True):
    """Leave a prison by a fortress card (LOH-9.13)."""

    card: Card


# ---------------------------------------------------------------- rituals


class PutOff(Deed, frozen=True, kw_only=True):
    """Turn a ritual sideways until the next round (LOH-11.4)."""

    card: Card


class DropRitual(Deed, frozen=True, kw_only=True):
    """Discard an own ritual (LOH-11.4)."""

    card: Card


class AimAt(Deed, frozen=True, kw_only=True):
    """Turn a ritual on a devil (LOH-11.5)."""

    card: Card
    target: Seat


class AimAtCards(Deed, frozen=True, kw_only=True):
    """Turn it on cards in its realm (LOH-11.5)."""

    card: Card
    target: Seat
    cards: Names


class AimAtSouls(Deed, frozen=True, kw_only=True):
    """Turn it on its Souls (LOH-11.5)."""

    card: Card
    target: Seat


class AimAtAll(Deed, frozen=True, kw_only=True):
    """Turn it on both (LOH-11.5)."""

    card: Card
    target: Seat


class Raise(Deed, frozen=True, kw_only=True):
    """Table armies of the discard pile by a ritual (LOH section 16)."""

    card: Card
    cards: Names


class Wreck(Deed, frozen=True, kw_only=True):
    """Destroy a card of a devil in the chain (LOH-11.9)."""

    target: Seat
    card: Card


class WreckSouls(Deed, frozen=True, kw_only=True):
    """Destroy its Souls (LOH-11.9)."""

    target: Seat


# ---------------------------------------------------------------- the decision ring


class ComeToRing(Deed, frozen=True, kw_only=True):
    """Come to the decision ring (LOH-13.2)."""


class StayAway(Deed, frozen=True, kw_only=True):
    """Stay away from it (LOH-13.2)."""


class VoteFor(Deed, frozen=True, kw_only=True):
    """Vote for a nominee (LOH-13.4)."""

    target: Seat


class VoteForNobody(Deed, frozen=True, kw_only=True):
    """Name no nominee (LOH-13.4)."""


class Nominate(Deed, frozen=True, kw_only=True):
    """Nominate a devil (LOH-13.11)."""

    target: Seat


class NominateNobody(Deed, frozen=True, kw_only=True):
    """Nominate nobody (LOH-13.11)."""


# ---------------------------------------------------------------- while others decide


class LetPass(Deed, frozen=True, kw_only=True):
    """Let a beat go by (LOH-7.3)."""


class BackDown(Deed, frozen=True, kw_only=True):
    """Give the floor up (LOH-7.5)."""


class WaitFor(Deed, frozen=True, kw_only=True):
    """Leave it to whoever decides."""

    target: Seat


class WaitOut(Deed, frozen=True, kw_only=True):
    """Leave it to the others."""


# ---------------------------------------------------------------- battles


class TurnTo(Deed, frozen=True, kw_only=True):
    """Turn the declared attack to another realm (LOH-10.2)."""

    target: Seat


class SlipOut(Deed, frozen=True, kw_only=True):
    """Flee by a fortress card (LOH-10.22)."""

    card: Card


class OpenGates(Deed, frozen=True, kw_only=True):
    """End the protection of a fortress by a fortress card (LOH-10.30)."""

    card: Card


class LowerFlag(Deed, frozen=True, kw_only=True):
    """Take the offer of a truce back (LOH-10.37)."""


class HitShield(Deed, frozen=True, kw_only=True):
    """The shield takes the hit in place of the devil (LOH section 16)."""


class PassHit(Deed, frozen=True, kw_only=True):
    """Give a hit to a devil of the own side (LOH-10.72)."""

    target: Seat


class SettleHits(Deed, frozen=True, kw_only=True):
    """Leave the other hits to the rules (LOH-10.72, 10.75)."""


class KeepPlunder(Deed, frozen=True, kw_only=True):
    """Keep all plundered cards (LOH-10.57)."""


class SharePlunder(Deed, frozen=True, kw_only=True):
    """Give some to helpers (LOH-10.57)."""

    seats: Seats
