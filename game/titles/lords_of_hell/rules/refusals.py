"""Why a move of an open phase is not legal, from the player's own view alone (LOH section 18)."""

from __future__ import annotations

from game.titles.lords_of_hell.rules import battle_plays, plays, tabling
from game.titles.lords_of_hell.rules.cards import CAPTIVE, EARTH, IN_HELL, ON_EARTH, PHASE, TRADE, TYPE, VERB
from game.titles.lords_of_hell.rules.promise_limits import (
    captive_promised,
    code_of,
    discard_problem,
    forbidden,
    hand_problem,
    short,
    table_problem,
)
from game.titles.lords_of_hell.rules.records import Promise
from game.titles.lords_of_hell.rules.sight import offer_seen
from game.titles.lords_of_hell.rules.state import State, armies, held_by, may_deal, may_trade, set_aside


def why_not(s: State, seat: int, play: plays.AnyPlay) -> str:
    """The code for a play outside the menu of an open phase."""
    in_tabling = plays.TableCard | plays.ToEarth | plays.FromEarth | plays.BeginRitual | plays.TakeBack
    if isinstance(play, in_tabling) and s.phase != "tabling":
        return "wrong_phase"
    if isinstance(play, plays.Discard) and s.phase != "finishing":
        return "wrong_phase"
    match play:
        case plays.ToEarth(piece) | plays.FromEarth(piece):
            return _earth(s, seat, piece, away=isinstance(play, plays.ToEarth))
        case plays.TableCard(card) | plays.BeginRitual(card):
            return _table(s, seat, card, begins=isinstance(play, plays.BeginRitual))
        case plays.Swap(signer):
            return _swap(s, seat, signer)
        case plays.Discard() | plays.CallOff() | plays.TakeBack():
            return _lose(s, seat, play)
        case plays.Free(captive) if captive in held_by(s, seat) and set_aside(s, captive) is not None:
            return "set_aside"
        case plays.Free(captive) | plays.Leave(captive):
            return "pledged" if captive is not None and captive_promised(s, seat, captive) else "not_owner"
    if isinstance(play, plays.Special):
        return _special(s, seat, play)
    return _trade(s, seat, play) if isinstance(play, plays.Trade) else "wrong_phase"


def promise_behind(s: State, seat: int, play: plays.AnyPlay) -> Promise | None:
    """The promise that `sworn_to` and `sworn_not_to` speak of: screens put its sentence into the text."""
    match play:
        case plays.ToEarth(piece):
            return forbidden(s, seat, "earth", "devil" if piece == tabling.DEVIL else "fiends")
        case plays.PlayCard(card, int(target), None) | plays.UseArtifact(card, int(target)):
            owner = owner_of(s, card, target)
            return forbidden(s, seat, "special", owner) if owner != seat else None
        case plays.Tribute(target):
            return forbidden(s, seat, "special", target)
    return None


def owner_of(s: State, card: int, target: int) -> int:
    """Whose the target of a special is: a seat, or the seat of a horde in battle, a ritual or a fortress."""
    if 0 <= card < len(s.faces) and VERB[s.faces[card]] in AT_SEATS:
        return target
    for seat in range(s.seats):
        away = [horde for army in armies(s) if army.seat == seat for horde in army.hordes]
        if target in (*s.hordes[seat], *away, *s.rituals[seat], s.fortress[seat]):
            return seat
    return target


AT_SEATS = ("take_random_cards", "recall_devil", "nomination_markers", "peek_hand", "side_dice")
"""Effects of cards that are aimed at a seat, or at the battle for its realm; others at a card."""


def _earth(s: State, seat: int, piece: int | str, away: bool) -> str:
    bound = forbidden(s, seat, "earth", "devil" if piece == tabling.DEVIL else "fiends")
    if away and bound:
        return code_of(bound)
    if piece == tabling.DEVIL:
        return "devil_absent"
    if isinstance(piece, int) and piece in s.hordes[seat]:
        return table_problem(s, seat, piece) or ("bad_target" if not EARTH[s.faces[piece]] else "")
    return "not_movable_now" if piece in s.settled else "not_owner"


def _table(s: State, seat: int, card: int, begins: bool) -> str:
    code = hand_problem(s, seat, [card])
    if code:
        return code
    kind = TYPE[s.faces[card]]
    if begins and kind == "ritual":
        return "devil_absent" if s.body[seat] != IN_HELL else "ritual_slot"
    return "devil_absent" if kind == "artifact" and s.body[seat] == CAPTIVE else "bad_target"


def _swap(s: State, seat: int, signer: int) -> str:
    if not PHASE[s.phase]["trade"]:
        return "wrong_phase"
    if s.body[seat] not in (IN_HELL, ON_EARTH):
        return "cannot_trade_state"
    if s.swapped >> seat & 1:
        return "swap_used"
    known = 0 <= signer < s.seats
    return "short" if known and s.held[seat][signer] and short(s, seat, signer) else "not_owner"


def _lose(s: State, seat: int, play: plays.Discard | plays.CallOff | plays.TakeBack) -> str:
    card, discards = play.card, isinstance(play, plays.Discard)
    if card in s.rituals[seat] and forbidden(s, seat, "call_off", card):
        return "sworn_to"
    if discards and card in s.hand[seat]:
        return hand_problem(s, seat, [card])
    if isinstance(play, plays.TakeBack) and card in s.rituals[seat]:
        return "wrong_phase"
    problem = discard_problem if discards else table_problem
    return problem(s, seat, card) or "not_owner"


def _special(s: State, seat: int, play: plays.Special) -> str:
    bound = promise_behind(s, seat, play)
    if bound:
        return code_of(bound)
    if isinstance(play, plays.PlayCard | plays.Escape | plays.WayOut | plays.Negate):
        code = hand_problem(s, seat, [play.card])
        if code:
            return code
    if isinstance(play, plays.Escape):
        return "wrong_fortress" if s.body[seat] == CAPTIVE and s.phase == "tabling" else "no_window"
    if isinstance(play, plays.WayOut | plays.Negate):
        return battle_plays.why_not(s, seat, play)
    return "no_window"


def _trade(s: State, seat: int, play: plays.Trade) -> str:
    if not PHASE[s.phase]["trade"]:
        return "wrong_phase"
    if not may_trade(s, seat):
        return "cannot_trade_state"
    if isinstance(play, plays.Offer):
        mine = sum(1 for offer in s.offers if offer.by == seat and offer.state == "open")
        return "offer_limit" if mine >= TRADE["open_offers_per_seat"] else "cannot_swear"
    seen = [offer for offer in s.offers if offer.state == "open" and offer_seen(s, offer, seat)]
    offer = next((offer for offer in seen if offer.id == play.offer), None)
    if offer is None:
        return "stale"
    if isinstance(play, plays.Accept) and offer.by != seat and not may_deal(s, seat, offer.by):
        return "need_leave" if s.body[seat] == CAPTIVE else "cannot_trade_state"
    return "not_owner"
