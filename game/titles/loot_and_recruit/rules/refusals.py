"""Why a move of the turn is not legal, from the player's own view alone (LNR section 10, in the order of its table)."""

from __future__ import annotations

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
from game.titles.loot_and_recruit.rules.plays import AnyPlay, Attack, PlayCard, Purchase, Recruit, UseAction
from game.titles.loot_and_recruit.rules.state import EMPTY, State, defense, open_platforms, shielded


def why_not(s: State, seat: int, play: AnyPlay) -> str:
    """The code for a play outside the menu of the turn."""
    if seat != s.active:
        return "not_your_turn"
    if isinstance(play, PlayCard):
        return "card_not_in_hand"
    if isinstance(play, UseAction):
        return _action(s, seat, play)
    if isinstance(play, Purchase):
        return _purchase(s, play)
    if isinstance(play, Recruit):
        return _recruit(s, seat, play)
    return _attack(s, seat, play) if isinstance(play, Attack) else "wrong_state"


def _action(s: State, seat: int, play: UseAction) -> str:
    handle = play.card
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
        platform = play.what
        if isinstance(platform, int) and 1 <= platform <= PLATFORMS and shielded(s, seat * PLATFORMS + platform - 1):
            return "platform_shielded"
        return "bad_platform"
    if "move_goblin" in verbs:
        return _move(s, play)
    if "replace_lineup_card" in verbs:
        return "slot_empty"
    return "wrong_state"


def _move(s: State, play: UseAction) -> str:
    """LNR-6.8."""
    seat, platform, to = (n if isinstance(n, int) else -1 for n in (play.what, play.platform, play.to))
    if not (0 <= seat < s.seats and 1 <= platform <= PLATFORMS and 1 <= to <= PLATFORMS) or to == platform:
        return "bad_platform"
    base = seat * PLATFORMS - 1
    if shielded(s, base + platform) or shielded(s, base + to):
        return "platform_shielded"
    return "bad_target" if play.goblin not in s.platform[base + platform] else "bad_platform"


def _purchase(s: State, play: Purchase) -> str:
    card = goods(s, play.where)
    if card == EMPTY:
        return "slot_empty"
    return "need_loot" if price(s, s.faces[card]) > s.power[LOOT] else "wrong_state"


def _recruit(s: State, seat: int, play: Recruit) -> str:
    card = crowd_goods(s, play.where)
    if card == EMPTY:
        return "slot_empty"
    if price(s, s.faces[card]) > s.power[RECRUIT]:
        return "need_recruit"
    if not 1 <= play.platform <= PLATFORMS:
        return "bad_platform"
    if not open_platforms(s, seat):
        return "all_shielded"
    return "platform_shielded"


def _attack(s: State, seat: int, play: Attack) -> str:
    target, platform, card = play.seat, play.platform, play.card
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


def missing(s: State, play: AnyPlay) -> int:
    """LNR-10.2: how much power the play lacks, counted after discounts and modifiers; 0 where that is not the reason."""
    code = why_not(s, s.active, play)
    if code == "need_loot" and isinstance(play, Purchase):
        return price(s, s.faces[goods(s, play.where)]) - s.power[LOOT]
    if code == "need_recruit" and isinstance(play, Recruit):
        return price(s, s.faces[crowd_goods(s, play.where)]) - s.power[RECRUIT]
    if code == "need_attack" and isinstance(play, Attack):
        place = play.seat * PLATFORMS + play.platform - 1
        return defense(s, place, play.card) - s.power[ATTACK]
    return 0
