"""What a bot of Lords of Hell can say: what choices do (`Deed`), and why they are good (`Reason`). `reasons.py` says which."""

from __future__ import annotations

from game.engine.cues import Seat
from game.titles.coaching import Deed, Reason
from game.titles.lords_of_hell.rules.cues import Card, Piece

# ---------------------------------------------------------------- deeds


class LayDown(Deed, frozen=True, kw_only=True):
    """Table a card (LOH-4.21)."""

    card: Card


class SendUp(Deed, frozen=True, kw_only=True):
    """Send a piece to Earth (LOH-4.22)."""

    piece: Piece


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


# ---------------------------------------------------------------- reasons


class HasPower(Reason, frozen=True, kw_only=True):
    """The power printed on a horde."""

    n: int


class Outmatches(Reason, frozen=True, kw_only=True):
    """The own realm's power, and that of the realm under attack (LOH-12.6)."""

    target: Seat
    mine: int
    theirs: int


class NobodyWeaker(Reason, frozen=True, kw_only=True):
    """No other realm has less power."""


class CanBring(Reason, frozen=True, kw_only=True):
    """The power that the attacker can lead out, above that of the realm under attack (LOH-10.12, 10.43)."""

    target: Seat
    mine: int
    theirs: int


class CannotMatch(Reason, frozen=True, kw_only=True):
    """The same, and it is not above (LOH-10.12, 10.43)."""

    target: Seat
    mine: int
    theirs: int


class NobodyWeakEnough(Reason, frozen=True, kw_only=True):
    """The power of the whole army that could march; no realm that may be attacked has less at home (LOH-10.43)."""

    n: int


class LeftBare(Reason, frozen=True, kw_only=True):
    """The power that stays at home when the whole army marches, below what another devil has to bring (LOH-10.43)."""

    target: Seat
    mine: int
    theirs: int


class AttackAhead(Reason, frozen=True, kw_only=True):
    """The power of both sides of the battle, the attack's above the defence's (LOH-10.43)."""

    attack: int
    defence: int


class DefenceHolds(Reason, frozen=True, kw_only=True):
    """The power of both sides of the battle, the attack's not above the defence's (LOH-10.43)."""

    attack: int
    defence: int


class MayCome(Reason, frozen=True, kw_only=True):
    """The power that the attacker, who has no army there yet, has at home in devil and hordes, above the defence's."""

    target: Seat
    mine: int
    theirs: int


class HasSurrendered(Reason, frozen=True, kw_only=True):
    """The realm's devil has surrendered in this battle round: the attack may be called off with it (LOH-10.17)."""

    target: Seat


class TipsAttack(Reason, frozen=True, kw_only=True):
    """The power of both sides once the troops are there, the attack's above the defence's (LOH-10.43)."""

    attack: int
    defence: int


class TipsDefence(Reason, frozen=True, kw_only=True):
    """The power of both sides once the troops are there, the attack's not above the defence's (LOH-10.43)."""

    attack: int
    defence: int


class NoDice(Reason, frozen=True, kw_only=True):
    """When both leaders have the flag up, nobody rolls in this battle round (LOH-10.41)."""


class NobodyLeads(Reason, frozen=True, kw_only=True):
    """Nobody at home can lead an army into the battle (LOH-10.5)."""


class NotEnough(Reason, frozen=True, kw_only=True):
    """Power that could come, and how much the weaker side lacks: at least as much (LOH-10.43)."""

    n: int
    lacks: int


class WeakestHorde(Reason, frozen=True, kw_only=True):
    """No horde that may take the hit has less printed power (LOH-10.73)."""


class CostsSouls(Reason, frozen=True, kw_only=True):
    """How many Souls the hit takes (LOH-10.73)."""

    n: int


class TurnsOver(Reason, frozen=True, kw_only=True):
    """A hit only turns the fortress over, for this battle (LOH-10.53)."""


class JuggernautsFirst(Reason, frozen=True, kw_only=True):
    """Juggernauts take the first hits (LOH-10.74)."""


class NothingElse(Reason, frozen=True, kw_only=True):
    """Nothing else may take the hit (LOH-10.73)."""


class OwnWalls(Reason, frozen=True, kw_only=True):
    """Protection of the fallen fortress and of the conqueror's own (LOH-10.58)."""

    there: int
    own: int


class NoWalls(Reason, frozen=True, kw_only=True):
    """The conqueror has no fortress."""


class NobodyAhead(Reason, frozen=True, kw_only=True):
    """No seat has more victory points than that one."""

    target: Seat
    n: int


class OthersAhead(Reason, frozen=True, kw_only=True):
    """Another seat has more victory points than that one."""

    target: Seat


class AddsDice(Reason, frozen=True, kw_only=True):
    """Dice that a card adds in each exchange of the battle round (LOH-10.46)."""

    n: int


class AsksMore(Reason, frozen=True, kw_only=True):
    """How many cards a deal brings, with no promise, and costs: more than it brings."""

    brings: int
    costs: int


class BringsMore(Reason, frozen=True, kw_only=True):
    """How many cards a deal brings and costs, with no promise of one's own: fewer than it brings."""

    brings: int
    costs: int


class PaysPromise(Reason, frozen=True, kw_only=True):
    """How many cards a deal brings that costs promises alone."""

    n: int


class HordeMoves(Reason, frozen=True, kw_only=True):
    """The power printed on a horde that a deal moves."""

    n: int


class LeavesAlone(Reason, frozen=True, kw_only=True):
    """The other would swear peace, and its realm has more power (LOH-8.3, 12.6)."""

    target: Seat
    mine: int
    theirs: int


class BindsStronger(Reason, frozen=True, kw_only=True):
    """The seat would swear peace to a realm that has less power than its own (LOH-8.3, 12.6)."""

    target: Seat
    mine: int
    theirs: int


class VotesMissing(Reason, frozen=True, kw_only=True):
    """How many votes a devil needs besides those sworn to it, as far as the seat knows, if everybody comes (LOH-13.6)."""

    target: Seat
    n: int


class FeedsLeader(Reason, frozen=True, kw_only=True):
    """Whoever offers has more victory points than everybody else."""

    target: Seat
    n: int


class AsksForMore(Reason, frozen=True, kw_only=True):
    """How many cards a counter-offer brings above the offer that it answers."""

    n: int
