"""Which deed a choice of Lords of Hell is (`deed_kinds.py`): a few words for whatever may be answered."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.ask import SeatAsk
from game.engine.plays import Play
from game.engine.rules import View
from game.engine.spaces import Choice
from game.titles.coaching import Deed
from game.titles.lords_of_hell.bot import deed_kinds as does
from game.titles.lords_of_hell.rules import init, plays, ring, setup
from game.titles.lords_of_hell.rules.ask_facts import facts_of
from game.titles.lords_of_hell.rules.cards import IDS, INDEX, UNKNOWN, VERB
from game.titles.lords_of_hell.rules.hit_allocation import FORTRESS, SHIELD, SOULS
from game.titles.lords_of_hell.rules.imagining import known
from game.titles.lords_of_hell.rules.records import ATTACK
from game.titles.lords_of_hell.rules.refusals import AT_SEATS, owner_of
from game.titles.lords_of_hell.rules.state import NOBODY, State

Thing = list[int | str]
"""What is pointed at, as a ping names it."""


def deed(view: View, ask: SeatAsk, seat: int, choice: Choice) -> Deed | None:
    """Return what a choice does."""
    play = plays.read(choice)
    if isinstance(play, Play):
        play = called_out(play)
        return _on_the_table(view, ask, seat, play) or _in_battle(view, ask, seat, play) or _with_card(view, seat, play)
    if isinstance(play, list):
        return _cards_named(view, ask, seat, play)
    return _one_named(view, ask, seat, play)


def called_out(play: Play) -> Play:
    """A special that comes with a Stop, as it would be played without."""
    if not isinstance(play, plays.Hold) or play.verb is None:
        return play
    named = [noun for noun in (play.verb, play.what, play.target, play.cards) if noun is not None]
    found = plays.read(named)
    return found if isinstance(found, Play) else play


# ---------------------------------------------------------------- talk and turns


def _on_the_table(view: View, ask: SeatAsk, seat: int, play: Play) -> Deed | None:
    match play:
        case plays.Ready():
            return does.GoReady()
        case plays.Swap(signer):
            return does.AskPowers(target=signer, at=[["pc", signer]])
        case plays.Attack(realm):
            return does.MarchOn(target=realm, at=[["realm", realm]])
        case plays.Target():
            return _aimed_at(view, ask, seat, play)
        case plays.Accept(offer) | plays.Decline(offer):
            return _answered(view, play, offer)
        case plays.Offer(to) if play.counters:
            return does.Counter(target=to, at=[["realm", to]])
        case plays.Offer(to):
            return does.Propose(target=to, at=[["realm", to]] if to >= 0 else [])
        case plays.Tribute(of):
            return does.DemandTribute(target=of, at=[["realm", of]])
        case plays.Forswear(promise):
            return does.ForswearOne(at=[["promise", promise]])
    return _left_to_others(ask, seat, play)


PASSES: dict[str, type[does.StayHome | does.BreakOff]] = {"attack_turn": does.StayHome, "parley": does.BreakOff}


def _left_to_others(ask: SeatAsk, seat: int, play: Play) -> Deed | None:
    decides = facts_of(ask).seat
    match play:
        case plays.Pass() if ask.kind in PASSES and decides == seat:
            return PASSES[ask.kind]()
        case plays.Pass():
            return does.LetPass()
        case plays.Release():
            return does.BackDown()
        case plays.Wait() if decides in (NOBODY, seat):
            return does.WaitOut()
        case plays.Wait():
            return does.WaitFor(target=decides, at=[["realm", decides]])
    return None


def _answered(view: View, play: plays.Accept | plays.Decline, offer: int) -> Deed | None:
    by = next((one["by"] for one in view["market"] if one["id"] == offer), None)
    if by is None:
        return None
    return (does.Strike if isinstance(play, plays.Accept) else does.TurnDown)(target=by, at=[["realm", by]])


# ---------------------------------------------------------------- battles


def _in_battle(view: View, ask: SeatAsk, seat: int, play: Play) -> Deed | None:
    match play:
        case plays.GoOn():
            return does.GoAhead(target=facts_of(ask).realm)
        case plays.Join(realm, side):
            return (does.JoinAttack if side == ATTACK else does.JoinDefence)(target=realm, at=[["realm", realm]])
        case plays.Call():
            return does.CallTroops()
        case plays.WithdrawArmy():
            return does.GoHome()
        case plays.Surrender():
            return does.GiveUp()
        case plays.Flee():
            return does.RunAway()
        case plays.Truce(_, on):
            return does.RaiseFlag() if on else does.LowerFlag()
        case plays.AttackRear(realm):
            return does.StrikeRear(target=realm, at=[["realm", realm]])
        case plays.Take():
            return does.TakeFortress()
        case plays.Raze():
            return does.RazeFortress()
        case plays.Leave(None):
            return does.LeaveFortress()
    return _hits(view, seat, play)


def _hits(view: View, seat: int, play: Play) -> Deed | None:
    match play:
        case plays.Hit(_, int(card)):
            return does.HitHorde(card=IDS[known(view, seat).faces[card]], at=[["c", card]])
        case plays.Hit(_, troop):
            return TROOPS.get(troop, does.HitDevil)()
        case plays.Give(_, to):
            return does.PassHit(target=to, at=[["realm", to]])
        case plays.Done():
            return does.SettleHits()
    return None


TROOPS: dict[int | str, type[does.HitShield | does.HitSouls | does.HitFortress]] = {
    SHIELD: does.HitShield, SOULS: does.HitSouls, FORTRESS: does.HitFortress,
}  # fmt: skip

# ---------------------------------------------------------------- own cards


OneCard = (
    does.LayDown | does.SendUp | does.StartRitual | does.FinishRitual | does.PutOff | does.DropRitual | does.UseCard
    | does.ThrowAway | does.BreakOut | does.SlipOut | does.OpenGates
)  # fmt: skip
MADE: dict[type[Play], type[OneCard]] = {
    plays.TableCard: does.LayDown, plays.BeginRitual: does.StartRitual, plays.Complete: does.FinishRitual,
    plays.Delay: does.PutOff, plays.CallOff: does.DropRitual, plays.PlayCard: does.UseCard,
    plays.UseArtifact: does.UseCard, plays.Discard: does.ThrowAway, plays.Escape: does.BreakOut,
    plays.WayOut: does.SlipOut, plays.Negate: does.OpenGates,
}  # fmt: skip


def _with_card(view: View, seat: int, play: Play) -> Deed | None:
    match play:
        case plays.ToEarth(int(piece)):
            name = name_of(view, seat, piece)
            return None if name is None else does.SendUp(card=name, at=[["c", piece]])
        case plays.ToEarth():
            return does.SendDevil(at=[["body", seat]])
        case (
            plays.TableCard(card) | plays.BeginRitual(card) | plays.Complete(card) | plays.Delay(card)
            | plays.CallOff(card) | plays.PlayCard(card) | plays.UseArtifact(card) | plays.Discard(card)
            | plays.Escape(card) | plays.WayOut(card) | plays.Negate(card)
        ):  # fmt: skip
            name = name_of(view, seat, card)
            if name is None:
                return None
            return _aimed(view, seat, play, card, name) or MADE[type(play)](card=name, at=[["c", card]])
    return None


def _aimed(view: View, seat: int, play: Play, card: int, name: str) -> Deed | None:
    """A card that is used on something; None where it names nothing, or only where armies march to."""
    target = play.target if isinstance(play, plays.PlayCard | plays.UseArtifact) else None
    if not isinstance(target, int):
        return None
    s, verb = known(view, seat), VERB[INDEX[name]]
    own: Thing = ["c", card]
    if verb == "side_dice":
        return does.UseInBattle(card=name, target=target, at=[own, ["realm", target]])
    if verb in AT_SEATS:
        return does.UseOn(card=name, target=target, at=[own, ["realm", target]])
    return does.UseOnCard(
        card=name, target=owner_of(s, card, target), other=IDS[s.faces[target]], at=[own, ["c", target]]
    )


def name_of(view: View, seat: int, card: int) -> str | None:
    """The id of a card that the seat sees, wherever it lies."""
    face = known(view, seat).faces[card]
    return None if face == UNKNOWN else IDS[face]


# ---------------------------------------------------------------- rituals


def _aimed_at(view: View, ask: SeatAsk, seat: int, play: plays.Target) -> Deed | None:
    """What a ritual strikes; the chain of Chaos has no card of its own, and a march no ritual."""
    if ask.kind == "parley":
        return does.TurnTo(target=play.seat, at=[["realm", play.seat]])
    s = known(view, seat)
    if ask.kind == "chain":
        if isinstance(play.what, int):
            return does.Wreck(target=play.seat, card=IDS[s.faces[play.what]], at=[["c", play.what]])
        return does.WreckSouls(target=play.seat, at=[["souls", play.seat]])
    card = facts_of(ask).card
    if isinstance(play.where, list):
        return does.Raise(card=card, cards=_named(s, play.where))
    return _struck(s, card, play)


def _struck(s: State, card: str, play: plays.Target) -> Deed:
    hordes = play.hordes or []
    realm: Thing = ["realm", play.seat]
    at = _lying(hordes) or [realm]
    if hordes and play.what:
        return does.AimAtAll(card=card, target=play.seat, at=at)
    if hordes:
        return does.AimAtCards(card=card, target=play.seat, cards=_named(s, hordes), at=at)
    made = does.AimAtSouls if play.what else does.AimAt
    return made(card=card, target=play.seat, at=at)


def _lying(cards: Sequence[int]) -> list[Thing]:
    return [["c", card] for card in cards]


def _named(s: State, cards: Sequence[int]) -> list[list[int | str]]:
    return [[card, IDS[s.faces[card]]] for card in cards]


# ---------------------------------------------------------------- what has no verb


def _cards_named(view: View, ask: SeatAsk, seat: int, chosen: list[int]) -> Deed | None:
    """Cards that are given or taken; who gets each plundered one."""
    facts = facts_of(ask)
    if ask.kind == "share":
        helpers = sorted({to for to in chosen if to != seat})
        if not helpers:
            return does.KeepPlunder()
        return does.SharePlunder(seats=helpers, at=[["realm", to] for to in helpers])
    cards, at = _named(known(view, seat), chosen), _lying(chosen)
    if ask.kind == "confiscate" and not cards:
        return does.LeaveArtifacts(target=facts.of)
    if ask.kind == "confiscate":
        return does.Confiscate(target=facts.of, cards=cards, at=at)
    if facts.of != NOBODY:
        return does.TakeCards(target=facts.of, cards=cards, at=at)
    return does.GiveCards(cards=cards, at=at)


WORDS: dict[tuple[str, str], type[Deed]] = {
    ("mulligan", setup.KEEP): does.KeepHand, ("mulligan", setup.REDRAW): does.DrawSix,
    ("arrival", ring.COME): does.ComeToRing, ("arrival", ring.HOME): does.StayAway,
    ("vote", ring.DECLINE): does.VoteForNobody, ("nominate", ring.NOMINATE_NOBODY): does.NominateNobody,
}  # fmt: skip
"""Answers of one word that name nothing, by question and word."""


def _one_named(view: View, ask: SeatAsk, seat: int, chosen: str | int) -> Deed | None:
    facts = facts_of(ask)
    match ask.kind, chosen:
        case "pick_devil", str(devil):
            return does.BeDevil(devil=devil, at=[["pick", "devil", devil]])
        case "earth_reroll", init.KEEP:
            return does.KeepDie(die=facts.die)
        case "earth_reroll", _:
            return does.RollAgain(die=facts.die)
        case "earth_dice", str():
            return does.RollDevil(at=[["body", seat]])
        case "tribute", str():
            return does.PayAny(target=facts.to)
        case "vote", int(nominee):
            return does.VoteFor(target=nominee, at=[["realm", nominee]])
        case "nominate", int(nominee):
            return does.Nominate(target=nominee, at=[["realm", nominee]])
        case _, int(card):
            return _one_card(view, ask, seat, card)
    made = WORDS.get((ask.kind, str(chosen)))
    return made() if made is not None else None


def _one_card(view: View, ask: SeatAsk, seat: int, card: int) -> Deed | None:
    """A card of the seat that is chosen: it rolls on Earth, stays as the fortress, or is paid as tribute."""
    name, at = name_of(view, seat, card), _lying([card])
    if name is None:
        return None
    if ask.kind == "earth_dice":
        return does.RollNext(card=name, at=at)
    if ask.kind == "fortress":
        return does.KeepFortress(card=name, at=at)
    return does.PayTribute(target=facts_of(ask).to, card=name, at=at) if ask.kind == "tribute" else None
