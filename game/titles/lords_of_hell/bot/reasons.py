"""What a choice of Lords of Hell does, and why it is good: powers, points and cards that everybody can count.

Kinds of both stand in `reason_kinds.py`; why a choice in a battle is good says `battle_reasons.py`, of a deal
`deal_reasons.py`.
"""

from __future__ import annotations

from game.engine.ask import SeatAsk
from game.engine.cues import kinds_in
from game.engine.plays import Play
from game.engine.rules import View
from game.engine.spaces import Choice
from game.titles.coaching import Coaching, Deed, Reason, SpokenLine
from game.titles.lords_of_hell.bot import battle_reasons, deal_reasons, reason_kinds
from game.titles.lords_of_hell.bot.reason_kinds import (
    AskPowers,
    BreakOff,
    CallTroops,
    Counter,
    FinishRitual,
    GiveUp,
    GoAhead,
    GoHome,
    GoReady,
    HasPower,
    HitDevil,
    HitFortress,
    HitHorde,
    HitSouls,
    JoinAttack,
    JoinDefence,
    LayDown,
    LeaveFortress,
    MarchOn,
    Propose,
    RaiseFlag,
    RazeFortress,
    RunAway,
    SendUp,
    StartRitual,
    StayHome,
    Strike,
    StrikeRear,
    TakeFortress,
    ThrowAway,
    TurnDown,
    UseCard,
    UseInBattle,
    UseOn,
    UseOnCard,
)
from game.titles.lords_of_hell.rules import plays
from game.titles.lords_of_hell.rules.ask_facts import facts_of
from game.titles.lords_of_hell.rules.cards import IDS, INDEX, POWER, VERB
from game.titles.lords_of_hell.rules.hit_allocation import FORTRESS, SHIELD, SOULS
from game.titles.lords_of_hell.rules.imagining import known
from game.titles.lords_of_hell.rules.records import ATTACK
from game.titles.lords_of_hell.rules.refusals import AT_SEATS, owner_of

# ---------------------------------------------------------------- what it does


def deed(view: View, ask: SeatAsk, seat: int, choice: Choice) -> Deed | None:
    """Return what a choice does."""
    play = plays.read(choice)
    match play:
        case plays.Ready():
            return GoReady()
        case plays.Swap():
            return AskPowers()
        case plays.Attack(realm):
            return MarchOn(target=realm, at=[["realm", realm]])
        case plays.Pass():
            return PASSES[ask.kind]() if ask.kind in PASSES and facts_of(ask).seat == seat else None
        case plays.ToEarth(piece):
            return SendUp(piece=piece, at=[["c", piece]] if isinstance(piece, int) else [["body", seat]])
        case plays.Accept(offer) | plays.Decline(offer):
            return _answered(view, play, offer)
        case plays.Offer(to) if play.counters:
            return Counter(target=to, at=[["realm", to]])
        case plays.Offer(to):
            return Propose(target=to, at=[["realm", to]] if to >= 0 else [])
    return _in_battle(view, ask, seat, play) or _with_card(view, seat, play)


PASSES: dict[str, type[StayHome | BreakOff]] = {"attack_turn": StayHome, "parley": BreakOff}


def _answered(view: View, play: plays.Accept | plays.Decline, offer: int) -> Deed | None:
    by = next((one["by"] for one in view["market"] if one["id"] == offer), None)
    if by is None:
        return None
    return (Strike if isinstance(play, plays.Accept) else TurnDown)(target=by, at=[["realm", by]])


def _in_battle(view: View, ask: SeatAsk, seat: int, play: plays.AnyPlay) -> Deed | None:
    match play:
        case plays.GoOn():
            return GoAhead(target=facts_of(ask).realm)
        case plays.Join(realm, side):
            return (JoinAttack if side == ATTACK else JoinDefence)(target=realm, at=[["realm", realm]])
        case plays.Call():
            return CallTroops()
        case plays.WithdrawArmy():
            return GoHome()
        case plays.Surrender():
            return GiveUp()
        case plays.Flee():
            return RunAway()
        case plays.Truce(_, True):
            return RaiseFlag()
        case plays.AttackRear(realm):
            return StrikeRear(target=realm, at=[["realm", realm]])
        case plays.Hit(_, troop):
            return _hit(view, seat, troop)
        case plays.Take():
            return TakeFortress()
        case plays.Raze():
            return RazeFortress()
        case plays.Leave(None):
            return LeaveFortress()
    return None


def _hit(view: View, seat: int, troop: int | str) -> Deed | None:
    if isinstance(troop, int):
        return HitHorde(card=IDS[known(view, seat).faces[troop]], at=[["c", troop]])
    if troop == SHIELD:
        return None
    return HitSouls() if troop == SOULS else HitFortress() if troop == FORTRESS else HitDevil()


MADE: dict[type[Play], type[LayDown | StartRitual | FinishRitual | UseCard | ThrowAway]] = {
    plays.TableCard: LayDown, plays.BeginRitual: StartRitual, plays.Complete: FinishRitual, plays.PlayCard: UseCard,
    plays.UseArtifact: UseCard, plays.Discard: ThrowAway, plays.Hold: UseCard,
}  # fmt: skip


def _with_card(view: View, seat: int, play: plays.AnyPlay) -> Deed | None:
    card = battle_reasons.card_used(play)
    match play:
        case plays.TableCard(found) | plays.BeginRitual(found) | plays.Complete(found) | plays.Discard(found):
            card = found
    name = None if card is None else name_of(view, seat, card)
    if card is None or name is None or not isinstance(play, Play):
        return None
    return _aimed(view, seat, play, card, name) or MADE[type(play)](card=name, at=[["c", card]])


def _aimed(view: View, seat: int, play: Play, card: int, name: str) -> Deed | None:
    """A card that is used on something; None where it names nothing, or only where armies march to."""
    target = play.target if isinstance(play, plays.PlayCard | plays.UseArtifact | plays.Hold) else None
    if not isinstance(target, int):
        return None
    s, verb = known(view, seat), VERB[INDEX[name]]
    own: list[int | str] = ["c", card]
    if verb == "side_dice":
        return UseInBattle(card=name, target=target, at=[own, ["realm", target]])
    if verb in AT_SEATS:
        return UseOn(card=name, target=target, at=[own, ["realm", target]])
    return UseOnCard(card=name, target=owner_of(s, card, target), other=IDS[s.faces[target]], at=[own, ["c", target]])


def name_of(view: View, seat: int, card: int) -> str | None:
    """The id of an own card, wherever it lies."""
    own = view[f"seat.{seat}"]
    zones = (view.get("hand", ()), own["hordes"], own["rituals"], own["artifacts"])
    found = (entry[1] for zone in zones for entry in zone if entry[0] == card)
    return next(found, None)


# ---------------------------------------------------------------- why


def reason(view: View, ask: SeatAsk, seat: int, choice: Choice) -> Reason | None:
    """Return why it is good, as far as that is sure."""
    play = plays.read(choice)
    match play:
        case plays.TableCard(card):
            name = name_of(view, seat, card)
            power = POWER[INDEX[name]] if name is not None else 0
            return HasPower(n=power) if power else None
        case plays.Accept() | plays.Decline() | plays.Offer():
            return deal_reasons.reason(view, seat, play)
    return battle_reasons.reason(view, ask, seat, play)


def spoken(view: View, ask: SeatAsk, seat: int, choice: Choice) -> SpokenLine | None:
    """Return what is said aloud when an offer is turned down or countered."""
    play = plays.read(choice)
    return deal_reasons.spoken(view, seat, play) if isinstance(play, plays.Decline | plays.Offer) else None


COACHING = Coaching(deed, reason, kinds_in(reason_kinds.__name__), spoken)
