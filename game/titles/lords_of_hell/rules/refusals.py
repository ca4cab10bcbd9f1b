"""Why a move of an open phase is not legal, from the player's own view alone (LOH section 18)."""

from __future__ import annotations

from typing import Any

from game.engine.spaces import Choice
from game.titles.lords_of_hell.rules import battle_plays, market, specials, tabling
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
from game.titles.lords_of_hell.rules.records import NONE, Promise
from game.titles.lords_of_hell.rules.sight import offer_seen
from game.titles.lords_of_hell.rules.state import State, armies, held_by, may_deal, may_trade, set_aside

_ONLY_TABLING = (tabling.TABLE, tabling.EARTH_GO, tabling.EARTH_BACK, tabling.BEGIN, tabling.TAKE_BACK)


def why_not(s: State, seat: int, choice: Choice) -> str:
    """The code for a choice outside the menu of an open phase."""
    verb = choice[0] if isinstance(choice, list) and choice and isinstance(choice[0], str) else ""
    what = choice[1] if isinstance(choice, list) and len(choice) > 1 else NONE
    if verb in _ONLY_TABLING and s.phase != "tabling":
        return "wrong_phase"
    if verb == tabling.DISCARD and s.phase != "finishing":
        return "wrong_phase"
    if verb in (tabling.EARTH_GO, tabling.EARTH_BACK):
        return _earth(s, seat, verb, what)
    if verb in (tabling.TABLE, tabling.BEGIN):
        return _table(s, seat, verb, what)
    if verb == tabling.SWAP:
        return _swap(s, seat, what)
    if verb in (tabling.DISCARD, tabling.CALL_OFF, tabling.TAKE_BACK):
        return _lose(s, seat, verb, what)
    if verb in (tabling.FREE, tabling.LEAVE):
        if verb == tabling.FREE and what in held_by(s, seat) and set_aside(s, what) is not None:
            return "set_aside"
        return "pledged" if type(what) is int and captive_promised(s, seat, what) else "not_owner"
    if verb in specials.VERBS:
        return _special(s, seat, verb, choice)
    if verb in (market.OFFER, market.ACCEPT, market.DECLINE, market.WITHDRAW):
        return _trade(s, seat, verb, what)
    return "wrong_phase"


def promise_behind(s: State, seat: int, choice: Choice) -> Promise | None:
    """The promise that `sworn_to` and `sworn_not_to` speak of: screens put its sentence into the text."""
    if isinstance(choice, list) and choice[:1] == [tabling.EARTH_GO] and len(choice) == 2:
        return forbidden(s, seat, "earth", "devil" if choice[1] == tabling.DEVIL else "fiends")
    if isinstance(choice, list) and choice[:1] in ([specials.PLAY], [specials.ARTIFACT]) and len(choice) == 3:
        owner = _owner(s, choice[1], choice[2])
        return forbidden(s, seat, "special", owner) if owner != seat else None
    if isinstance(choice, list) and choice[:1] == [specials.TRIBUTE] and len(choice) == 2:
        return forbidden(s, seat, "special", choice[1])
    return None


def _owner(s: State, card: Any, target: Any) -> Any:
    """Whose the target of a special is: a seat, or the seat of a horde in battle, a ritual or a fortress."""
    aims_at_seat = type(card) is int and 0 <= card < len(s.faces) and VERB[s.faces[card]] in _AT_SEATS
    if aims_at_seat or type(target) is not int:
        return target
    for seat in range(s.seats):
        away = [horde for army in armies(s) if army.seat == seat for horde in army.hordes]
        if target in (*s.hordes[seat], *away, *s.rituals[seat], s.fortress[seat]):
            return seat
    return target


_AT_SEATS = ("take_random_cards", "recall_devil", "nomination_markers", "peek_hand", "side_dice")


def _earth(s: State, seat: int, verb: str, what: Any) -> str:
    bound = forbidden(s, seat, "earth", "devil" if what == tabling.DEVIL else "fiends")
    if verb == tabling.EARTH_GO and bound:
        return code_of(bound)
    if what == tabling.DEVIL:
        return "devil_absent"
    if what in s.hordes[seat]:
        return table_problem(s, seat, what) or ("bad_target" if not EARTH[s.faces[what]] else "")
    return "not_movable_now" if what in s.settled else "not_owner"


def _table(s: State, seat: int, verb: str, what: Any) -> str:
    code = hand_problem(s, seat, [what])
    if code:
        return code
    kind = TYPE[s.faces[what]]
    if verb == tabling.BEGIN and kind == "ritual":
        return "devil_absent" if s.body[seat] != IN_HELL else "ritual_slot"
    return "devil_absent" if kind == "artifact" and s.body[seat] == CAPTIVE else "bad_target"


def _swap(s: State, seat: int, signer: Any) -> str:
    if not PHASE[s.phase]["trade"]:
        return "wrong_phase"
    if s.body[seat] not in (IN_HELL, ON_EARTH):
        return "cannot_trade_state"
    if s.swapped >> seat & 1:
        return "swap_used"
    known = type(signer) is int and 0 <= signer < s.seats
    return "short" if known and s.held[seat][signer] and short(s, seat, signer) else "not_owner"


def _lose(s: State, seat: int, verb: str, what: Any) -> str:
    if what in s.rituals[seat] and forbidden(s, seat, "call_off", what):
        return "sworn_to"
    if verb == tabling.DISCARD and what in s.hand[seat]:
        return hand_problem(s, seat, [what])
    if verb == tabling.TAKE_BACK and what in s.rituals[seat]:
        return "wrong_phase"
    problem = discard_problem if verb == tabling.DISCARD else table_problem
    return problem(s, seat, what) or "not_owner"


def _special(s: State, seat: int, verb: str, choice: Choice) -> str:
    bound = promise_behind(s, seat, choice)
    if bound:
        return code_of(bound)
    if verb in (specials.PLAY, specials.ESCAPE, battle_plays.WAY_OUT, battle_plays.NEGATE) and len(choice) > 1:
        code = hand_problem(s, seat, [choice[1]])
        if code:
            return code
    if verb == specials.ESCAPE:
        return "wrong_fortress" if s.body[seat] == CAPTIVE and s.phase == "tabling" else "no_window"
    if verb in (battle_plays.WAY_OUT, battle_plays.NEGATE):
        return battle_plays.why_not(s, seat, verb, choice)
    return "no_window"


def _trade(s: State, seat: int, verb: str, what: Any) -> str:
    if not PHASE[s.phase]["trade"]:
        return "wrong_phase"
    if not may_trade(s, seat):
        return "cannot_trade_state"
    if verb == market.OFFER:
        mine = sum(1 for offer in s.offers if offer.by == seat and offer.state == "open")
        return "offer_limit" if mine >= TRADE["open_offers_per_seat"] else "cannot_swear"
    seen = [offer for offer in s.offers if offer.state == "open" and offer_seen(s, offer, seat)]
    offer = next((offer for offer in seen if offer.id == what), None)
    if offer is None:
        return "stale"
    if verb == market.ACCEPT and offer.by != seat and not may_deal(s, seat, offer.by):
        return "need_leave" if s.body[seat] == CAPTIVE else "cannot_trade_state"
    return "not_owner"
