"""Why a choice of Lords of Hell is good (`Reason`); `reasons.py` says which holds when. What it does: `deed_kinds.py`."""

from __future__ import annotations

from game.engine.cues import Seat
from game.titles.coaching import Reason


class HasPower(Reason, frozen=True, kw_only=True):
    """The power printed on a horde."""

    n: int


class DrawsCards(Reason, frozen=True, kw_only=True):
    """Cards that the Unknown Powers give for a promise card (LOH-4.23)."""

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


class HordesInHand(Reason, frozen=True, kw_only=True):
    """So many of the first six cards are hordes."""

    n: int


class LacksWalls(Reason, frozen=True, kw_only=True):
    """The first six cards hold no fortress, and so many hordes (LOH-3.5)."""

    n: int


class RollsBetter(Reason, frozen=True, kw_only=True):
    """Faces of the die that bring more Souls than this one (LOH-4.16): half of them or more."""

    n: int


class RollsNoBetter(Reason, frozen=True, kw_only=True):
    """The same: fewer than half."""

    n: int


class WouldBeCaught(Reason, frozen=True, kw_only=True):
    """With this die the fiends are caught (LOH-4.15)."""


class BetterWalls(Reason, frozen=True, kw_only=True):
    """Protection of the fortress that is kept, and of the other (LOH-4.21)."""

    n: int
    other: int


class CostsTooMuch(Reason, frozen=True, kw_only=True):
    """Souls that the ritual costs, and fewer that are there (LOH-11.5)."""

    n: int
    mine: int


class AwayHasNoSay(Reason, frozen=True, kw_only=True):
    """Whoever stays away neither votes nor nominates (LOH-13.4, 13.11)."""


class AwayOpposesNobody(Reason, frozen=True, kw_only=True):
    """Whoever stays away opposes no nominee (LOH-13.6)."""


class CanBear(Reason, frozen=True, kw_only=True):
    """How many oppose a nominee who will not vote for it any more, fewer than its markers (LOH-13.6)."""

    target: Seat
    against: int
    markers: int


class CountsAgainst(Reason, frozen=True, kw_only=True):
    """The vote opposes a nominee with so many markers (LOH-13.4)."""

    target: Seat
    markers: int


class BearsMore(Reason, frozen=True, kw_only=True):
    """With each marker a nominee is crowned against one more who oppose it (LOH-13.6)."""
