"""What a choice of Loot & Recruit does, and why it is good: sums that anybody can check on the table."""

from __future__ import annotations

from typing import Annotated

from game.engine.ask import SeatAsk
from game.engine.cues import Named, Seat, kinds_in
from game.engine.plays import reader_of
from game.engine.rules import View
from game.engine.spaces import Choice
from game.titles.coaching import Coaching, Deed, Reason
from game.titles.loot_and_recruit.bot.worth import Outlook, seen
from game.titles.loot_and_recruit.rules.actions import HECKLER, NONE
from game.titles.loot_and_recruit.rules.attack import REACT
from game.titles.loot_and_recruit.rules.cards import (
    ACTION,
    ATTACK,
    DEFENSE,
    GUARD,
    IDS,
    LOOT,
    MIN_DEFENSE,
    POWER,
    RECRUIT,
    VP,
)
from game.titles.loot_and_recruit.rules.cues import Card, Cards
from game.titles.loot_and_recruit.rules.market import crowd_goods, goods
from game.titles.loot_and_recruit.rules.plays import Decline, Perform, UseAction
from game.titles.loot_and_recruit.rules.rounds import effect_of
from game.titles.loot_and_recruit.rules.state import EMPTY, State, defense, platforms_of, shielded
from game.titles.loot_and_recruit.rules.subject import subject_of

Amounts = Annotated[dict[str, int], "gained"]
"""Powers by their names."""
HECKLED = next(effect.n for effect in ACTION[HECKLER] if effect.verb == "modify_defense")
"""What is added to Defense on a heckled platform."""
_read_offer = reader_of(Perform | Decline)
_read_use = reader_of(UseAction)

# ---------------------------------------------------------------- deeds


class Play(Deed, frozen=True, kw_only=True):
    """Lay a card into the play area (LNR-5.3)."""

    card: Card


class PlayCards(Deed, frozen=True, kw_only=True):
    """Lay cards into the play area one after another."""

    cards: Cards


class Use(Deed, frozen=True, kw_only=True):
    """Use a card's action (LNR-5.6)."""

    card: Card


class UseToTrash(Deed, frozen=True, kw_only=True):
    """Use it to trash a card of the hand or the discard pile (LNR-5.20)."""

    card: Card
    other: Card


class UseToTake(Deed, frozen=True, kw_only=True):
    """Use it to take a card out of the discard pile (LNR-5.7)."""

    card: Card
    other: Card


class UseToReplace(Deed, frozen=True, kw_only=True):
    """Use it to put another Goblin of the crowd in the place of this one (LNR-6.13)."""

    card: Card
    other: Card


class UseAsShield(Deed, frozen=True, kw_only=True):
    """Use it to shield a platform (LNR-6.5)."""

    card: Card
    platform: int


class UseToMove(Deed, frozen=True, kw_only=True):
    """Use it to move a Goblin to another platform (LNR-6.8)."""

    card: Card
    target: Seat
    """Whose Goblin."""
    other: Card
    platform: int
    to: int


class Buy(Deed, frozen=True, kw_only=True):
    """Buy a card (LNR-5.14)."""

    card: Card


class Hire(Deed, frozen=True, kw_only=True):
    """Recruit a Goblin (LNR-5.16)."""

    card: Card
    platform: int


class Assail(Deed, frozen=True, kw_only=True):
    """Attack a Goblin, or the shield over it (LNR-7.7)."""

    target: Seat
    card: Card
    platform: int


class End(Deed, frozen=True, kw_only=True):
    """End the turn (LNR-4.14)."""


class StopStone(Deed, frozen=True, kw_only=True):
    """Stop the attack with a reaction (LNR-8.1)."""


class LetFly(Deed, frozen=True, kw_only=True):
    """Let the attack come."""


class Accept(Deed, frozen=True, kw_only=True):
    """Accept the event's offer, which asks for nothing (LNR-4.5)."""


class Discard(Deed, frozen=True, kw_only=True):
    """Accept it by discarding cards of the hand, to draw others."""

    cards: Cards


class Swap(Deed, frozen=True, kw_only=True):
    """Accept it by trashing a card of the hand for one of a permanent pile."""

    card: Card
    other: Card


class Muster(Deed, frozen=True, kw_only=True):
    """Accept it by discarding cards of the hand for a permanent Goblin."""

    cards: Cards
    card: Card
    platform: int


class Refuse(Deed, frozen=True, kw_only=True):
    """Leave the event's offer."""


class Scrap(Deed, frozen=True, kw_only=True):
    """Trash a card."""

    card: Card


class KeepAll(Deed, frozen=True, kw_only=True):
    """Trash none (LNR-11.22)."""


class PressGang(Deed, frozen=True, kw_only=True):
    """Drag a fallen Goblin to an own platform (LNR-7.12)."""

    card: Card
    platform: int


class LetFall(Deed, frozen=True, kw_only=True):
    """Drag none of them away."""


class HeckleAt(Deed, frozen=True, kw_only=True):
    """Heckle a platform (LNR-6.10)."""

    target: Seat
    platform: int


class HeckleNobody(Deed, frozen=True, kw_only=True):
    """Heckle none."""


# ---------------------------------------------------------------- reasons


class HandGoes(Reason, frozen=True, kw_only=True):
    """What is not played is discarded at the end of the turn (LNR-4.14)."""


class Falls(Reason, frozen=True, kw_only=True):
    """An attack that is not stopped takes so many Victory Points (LNR-7.10)."""

    target: Seat
    n: int


class LeaderFalls(Reason, frozen=True, kw_only=True):
    """The same, from whoever stands best."""

    target: Seat
    n: int


class ShieldGoes(Reason, frozen=True, kw_only=True):
    """So many Victory Points stand without a shield then (LNR-7.9)."""

    target: Seat
    n: int


class Stands(Reason, frozen=True, kw_only=True):
    """A Goblin's Victory Points, and the Defense printed on it."""

    n: int
    defense: int


class Guards(Reason, frozen=True, kw_only=True):
    """While a shield is on top, nothing below it can be attacked (LNR-7.5)."""

    n: int
    """Victory Points below it."""


class Gives(Reason, frozen=True, kw_only=True):
    """What a card gives that is played now."""

    gained: Amounts


class Brings(Reason, frozen=True, kw_only=True):
    """What a card gives whenever it is played."""

    gained: Amounts


class NothingToPay(Reason, frozen=True, kw_only=True):
    """Nothing else can be done this turn."""


class Saves(Reason, frozen=True, kw_only=True):
    """So many Victory Points would fall."""

    n: int


class LittleFalls(Reason, frozen=True, kw_only=True):
    """Only so many would fall."""

    n: int


class WeakerThen(Reason, frozen=True, kw_only=True):
    """The Defense that a Goblin on a heckled platform has until the turn ends, and has now (LNR-6.10, 7.6)."""

    card: Card
    n: int
    was: int


# ---------------------------------------------------------------- which


def deed(view: View, ask: SeatAsk, seat: int, choice: Choice) -> Deed | None:
    """Return what a choice does."""
    s = seen(view, seat).s
    if ask.kind == "turn":
        return _move(s, choice)
    if ask.kind == "reaction":
        return StopStone() if choice == REACT else LetFly()
    if ask.kind == "flip_choice":
        return _offer(s, seat, choice)
    if ask.kind == "purchase_trash":
        return KeepAll() if choice == NONE else Scrap(card=_name(s, choice), at=[["c", choice]])
    if ask.kind == "capture":
        return LetFall() if choice == NONE else _pressed(s, seat, *choice)
    if ask.kind == "heckle":
        return HeckleNobody() if choice == NONE else _heckled(*choice)
    return None


def _pressed(s: State, seat: int, card: int, platform: int) -> Deed:
    return PressGang(card=_name(s, card), platform=platform, at=[["c", card], ["p", seat, platform]])


def _heckled(target: int, platform: int) -> Deed:
    return HeckleAt(target=target, platform=platform, at=[["p", target, platform]])


def _offer(s: State, seat: int, choice: Choice) -> Deed:
    """What an event's offer is answered with, and what is given for it."""
    play = _read_offer(choice)
    if not isinstance(play, Perform):
        return Refuse()
    effect, cards = effect_of(s), play.cards or []
    at: list[list[int | str]] = [["c", card] for card in cards]
    named: list[Named] = [[card, _name(s, card)] for card in cards]
    if effect.verb == "trash_for_card":
        return Swap(card=_name(s, cards[0]), other=str(play.where), at=[*at, ["pile", str(play.where)]])
    if effect.verb == "discard_for_goblin" and isinstance(play.where, int):
        goblin = IDS[effect.cards[0]]
        return Muster(cards=named, card=goblin, platform=play.where, at=[*at, ["p", seat, play.where]])
    if effect.verb == "trash":
        return Scrap(card=_name(s, cards[0]), at=at)
    return Discard(cards=named, at=at) if cards else Accept()


def _name(s: State, handle: int) -> str:
    return IDS[s.faces[handle]]


def _on_sale(asked: int | str, handle: int) -> list[int | str]:
    """How the table names what is bought: a pile by its card's id, a card in a row by its handle."""
    return ["pile", asked] if isinstance(asked, str) else ["c", handle]


def _use(s: State, play: UseAction) -> Deed:
    """A card's action, with whatever its text has the player name."""
    kind = s.faces[play.card]
    card, what = IDS[kind], play.what
    own: list[int | str] = ["c", play.card]
    if not isinstance(what, int):
        return Use(card=card, at=[own])
    if play.platform is not None and play.goblin is not None and play.to is not None:
        goblin = _name(s, play.goblin)
        return UseToMove(card=card, target=what, other=goblin, platform=play.platform, to=play.to,
                         at=[own, ["t", play.goblin], ["p", what, play.to]])  # fmt: skip
    verbs = {effect.verb for effect in ACTION[kind]}
    if "attach_shield" in verbs:
        return UseAsShield(card=card, platform=what, at=[own, ["p", s.active, what]])
    if "replace_lineup_card" in verbs:
        found = s.crowd.slots[what - 1]
        return UseToReplace(card=card, other=_name(s, found), at=[own, ["c", found]])
    made = UseToTrash if "trash" in verbs else UseToTake
    return made(card=card, other=_name(s, what), at=[own, ["c", what]])


def _move(s: State, choice: Choice) -> Deed | None:
    verb = choice[0]
    if verb == "play_card":
        return Play(card=_name(s, choice[1]), at=[["c", choice[1]]])
    if verb == "use_action":
        return _use(s, _read_use(choice))
    if verb == "purchase":
        handle = goods(s, choice[1])
        return Buy(card=_name(s, handle), at=[_on_sale(choice[1], handle)])
    if verb == "recruit":
        handle = crowd_goods(s, choice[1])
        return Hire(
            card=_name(s, handle), platform=choice[2], at=[_on_sale(choice[1], handle), ["p", s.active, choice[2]]]
        )
    if verb == "attack":
        return Assail(target=choice[1], platform=choice[2], card=_name(s, choice[3]), at=[["t", choice[3]]])
    return End() if verb == "end_turn" else None


def reason(view: View, ask: SeatAsk, seat: int, choice: Choice) -> Reason | None:
    """Return why it is good, as far as that is sure."""
    look = seen(view, seat)
    if ask.kind == "turn":
        return _why_move(look, ask, choice)
    if ask.kind == "reaction":
        about = subject_of(ask)
        falls = points_above(look.s, platforms_of(seat)[about.platform - 1], about.handle)
        if choice == REACT:
            return Saves(n=falls) if falls else None
        return LittleFalls(n=falls) if falls < 2 else None
    if ask.kind == "capture" and choice != NONE:
        card = look.s.faces[choice[0]]
        return Stands(n=VP[card], defense=DEFENSE[card])
    return _weaker(look.s, *choice) if ask.kind == "heckle" and choice != NONE else None


def _weaker(s: State, target: int, platform: int) -> Reason | None:
    """Of the Goblin with which most would fall."""
    place = platforms_of(target)[platform - 1]
    best = max(s.platform[place], key=lambda card: points_above(s, place, card), default=None)
    if best is None:
        return None
    was, kind = defense(s, place, best), s.faces[best]
    now = was if GUARD[kind] else max(MIN_DEFENSE, was + HECKLED)
    return WeakerThen(card=IDS[kind], n=now, was=was) if now < was else None


def _why_move(look: Outlook, ask: SeatAsk, choice: Choice) -> Reason | None:
    s, verb = look.s, choice[0]
    if verb == "play_card":
        gained = _powers(s.faces[choice[1]])
        return Gives(gained=gained) if gained else HandGoes()
    if verb == "purchase":
        gained = _powers(s.faces[goods(s, choice[1])])
        return Brings(gained=gained) if gained else None
    if verb == "recruit":
        card = s.faces[crowd_goods(s, choice[1])]
        return Stands(n=VP[card], defense=DEFENSE[card])
    if verb == "use_action":
        return _guards(look, choice)
    if verb == "attack":
        return _assailed(look, choice)
    if verb == "end_turn":
        assert ask.space is not None
        others = (other for other in ask.space.each() if other[0] != "end_turn")
        return NothingToPay() if next(others, None) is None else None
    return None


def _powers(card: int) -> dict[str, int]:
    loot, recruit, attack = POWER[card][LOOT], POWER[card][RECRUIT], POWER[card][ATTACK]
    return {name: n for name, n in (("loot", loot), ("recruit", recruit), ("attack", attack)) if n}


def _guards(look: Outlook, choice: Choice) -> Reason | None:
    """A shield goes onto an own platform."""
    s = look.s
    if not any(effect.verb == "attach_shield" for effect in ACTION[s.faces[choice[1]]]) or len(choice) < 3:
        return None
    below = sum(VP[s.faces[other]] for other in s.platform[platforms_of(look.seat)[choice[2] - 1]])
    return Guards(n=below) if below else None


def _assailed(look: Outlook, choice: Choice) -> Reason | None:
    s = look.s
    _, target, platform, handle = choice
    place = platforms_of(target)[platform - 1]
    if shielded(s, place):
        return ShieldGoes(target=target, n=sum(VP[s.faces[other]] for other in s.platform[place]))
    falls = points_above(s, place, handle)
    if not falls:
        return None
    return LeaderFalls(target=target, n=falls) if target == look.leader else Falls(target=target, n=falls)


def points_above(s: State, place: int, handle: int) -> int:
    """The Victory Points of a card on a platform and of all above it, which fall with it."""
    cards = s.platform[place]
    return sum(VP[s.faces[card]] for card in cards[cards.index(handle) :]) if handle != EMPTY else 0


def together(before: Deed, then: Deed) -> tuple[Deed, Reason | None] | None:
    """Cards that are played one after another."""
    if not isinstance(before, Play | PlayCards) or not isinstance(then, Play):
        return None
    played = before.cards if isinstance(before, PlayCards) else [[before.at[0][1], before.card]]
    return PlayCards(cards=[*played, [then.at[0][1], then.card]], at=[*before.at, *then.at]), HandGoes()


COACHING = Coaching(deed, reason, kinds_in(__name__), together=together)
