"""Why a move of the turn is not legal, from the player's own view alone (LNR section 10, in the order of its table)."""

from __future__ import annotations

from game.engine.spaces import Choice
from game.titles.loot_and_recruit.rules.actions import action_branches
from game.titles.loot_and_recruit.rules.attack import attacks_allowed, targets
from game.titles.loot_and_recruit.rules.cards import (
    ACTION,
    ATTACK,
    CAPTURES,
    HAS_ACTION,
    LOOT,
    NO_ATTACKS,
    PLATFORMS,
    RECRUIT,
)
from game.titles.loot_and_recruit.rules.market import crowd_goods, goods, price
from game.titles.loot_and_recruit.rules.state import EMPTY, State, defense, open_platforms, shielded

_MOVES = ("play_card", "use_action", "purchase", "recruit", "attack", "end_turn")


def why_not(s: State, seat: int, choice: Choice) -> str:
    """The code for a choice outside the menu of the turn; "" when it is no move at all."""
    verb = choice[0] if isinstance(choice, list) and choice and isinstance(choice[0], str) else ""
    if seat != s.active:
        return "not_your_turn"
    if verb not in _MOVES:
        return "wrong_state"
    if verb == "play_card":
        return "card_not_in_hand"
    if verb == "use_action":
        return _action(s, seat, choice)
    if verb == "purchase":
        return _purchase(s, choice)
    if verb == "recruit":
        return _recruit(s, seat, choice)
    return _attack(s, seat, choice) if verb == "attack" else "wrong_state"


def _int(choice: Choice, n: int) -> int:
    """The n-th value of a choice if it is a whole number, else -1."""
    return choice[n] if len(choice) > n and type(choice[n]) is int else -1


def _action(s: State, seat: int, choice: Choice) -> str:
    handle = _int(choice, 1)
    if handle not in s.play[seat]:
        return "card_not_in_play"
    kind = s.faces[handle]
    if not HAS_ACTION[kind] or CAPTURES[kind]:
        return "no_action"
    if handle not in s.ready:
        return "action_used"
    verbs = [effect.verb for effect in ACTION[kind]]
    if "take_from_discard" in verbs:
        return "not_in_discard" if s.discard[seat] else "discard_empty"
    if not action_branches(s, handle):
        return "action_no_effect"
    if "trash" in verbs:
        return "card_not_in_hand"
    if "attach_shield" in verbs:
        platform = _int(choice, 2)
        if 1 <= platform <= PLATFORMS and shielded(s, seat * PLATFORMS + platform - 1):
            return "platform_shielded"
        return "bad_platform"
    if "move_goblin" in verbs:
        return _move(s, choice)
    if "replace_lineup_card" in verbs:
        return "slot_empty"
    return "wrong_state"


def _move(s: State, choice: Choice) -> str:
    """LNR-6.8."""
    seat, platform, card, to = (_int(choice, n) for n in (2, 3, 4, 5))
    if not (0 <= seat < s.seats and 1 <= platform <= PLATFORMS and 1 <= to <= PLATFORMS) or to == platform:
        return "bad_platform"
    base = seat * PLATFORMS - 1
    if shielded(s, base + platform) or shielded(s, base + to):
        return "platform_shielded"
    return "bad_target" if card not in s.platform[base + platform] else "bad_platform"


def _where(choice: Choice) -> int | str:
    where = choice[1] if len(choice) > 1 else 0
    return where if isinstance(where, str) or type(where) is int else 0


def _purchase(s: State, choice: Choice) -> str:
    card = goods(s, _where(choice))
    if card == EMPTY:
        return "slot_empty"
    return "need_loot" if price(s, s.faces[card]) > s.power[LOOT] else "wrong_state"


def _recruit(s: State, seat: int, choice: Choice) -> str:
    card = crowd_goods(s, _where(choice))
    if card == EMPTY:
        return "slot_empty"
    if price(s, s.faces[card]) > s.power[RECRUIT]:
        return "need_recruit"
    platform = _int(choice, 2)
    if not 1 <= platform <= PLATFORMS:
        return "bad_platform"
    if not open_platforms(s, seat):
        return "all_shielded"
    return "platform_shielded"


def _attack(s: State, seat: int, choice: Choice) -> str:
    target, platform, card = (_int(choice, n) for n in (1, 2, 3))
    if not (0 <= target < s.seats and 1 <= platform <= PLATFORMS):
        return "bad_platform"
    if NO_ATTACKS[s.event]:
        return "attack_forbidden"
    if s.attacks >= attacks_allowed(s):
        return "no_attacks_left"
    place = target * PLATFORMS + platform - 1
    if card not in s.platform[place]:
        return "bad_target"
    if s.attacks and target == seat:
        return "extra_attack_own"
    if s.attacked >> target & 1:
        return "same_opponent"
    if card not in targets(s, place):
        return "attack_shield_first"
    if not s.power[ATTACK]:
        return "no_attack_power"
    return "need_attack" if defense(s, place, card) > s.power[ATTACK] else "wrong_state"


def missing(s: State, choice: Choice) -> int:
    """LNR-10.2: how much power the move lacks, counted after discounts and modifiers; 0 where that is not the reason."""
    code = why_not(s, s.active, choice)
    if code == "need_loot":
        return price(s, s.faces[goods(s, _where(choice))]) - s.power[LOOT]
    if code == "need_recruit":
        return price(s, s.faces[crowd_goods(s, _where(choice))]) - s.power[RECRUIT]
    if code == "need_attack":
        place = choice[1] * PLATFORMS + choice[2] - 1
        return defense(s, place, choice[3]) - s.power[ATTACK]
    return 0
