"""Why a choice is not legal, from the player's own view alone (GOB section 16). The kernel says `no_undo` in its own
words (`nothing_to_take_back`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.engine.spaces import Choice
from game.titles.goblin_raid.rules.attacks import attacker, shooters, strikers, targets
from game.titles.goblin_raid.rules.land import CAVES, DRY, NEAR, SITE_AT
from game.titles.goblin_raid.rules.march import EXIT, Field, legal
from game.titles.goblin_raid.rules.pieces import GOBLIN, INDEX, LEADER, LEADERS, MISSILE, SIDE
from game.titles.goblin_raid.rules.state import RUINS, State, limit, missiles_left, on_map, side_of

if TYPE_CHECKING:
    from game.engine.match import Match

_MOVES = ("step", "march", "enter", "exit")
_OTHERS = ("plunder", "set_top", "end_phase", "call_off", "concede", "choose_commander")


def why_not(match: Match, seat: int, choice: Choice) -> str:
    """The code for a choice that is not legal; "" if none fits."""
    s: State = match.state
    if match.ask is None or seat not in match.ask.seats:
        early = seat == 1 - s.king and not s.alarm and s.phase.startswith("goblin")
        verb = choice[0] if isinstance(choice, list) and choice and isinstance(choice[0], str) else ""
        return "not_alarmed" if early and verb in _MOVES else "not_your_turn"
    if not (isinstance(choice, list) and choice and isinstance(choice[0], str)):
        return ""
    try:
        return _why(match, s, seat, choice)
    except (IndexError, KeyError, TypeError, ValueError):
        return ""


def _why(match: Match, s: State, seat: int, choice: list[Any]) -> str:
    assert match.ask is not None
    kind, verb = match.ask.kind, choice[0]
    if kind.endswith("_move"):
        return _move(s, seat, verb, choice)
    if kind == "declare" and verb == "declare":
        return _declare(s, choice)
    if kind == "battle_step":
        return _strike(s, verb, choice)
    if kind in ("feudal_setup", "goblin_setup"):
        return _setup(s, verb, choice)
    if kind == "plunder":
        return "no_plunder" if verb == "plunder" else ""
    return {
        "escort": "must_escort" if match.ask.nouns.get("must") else "over_command",
        "flee": "bad_path",
        "run": "bad_path",
        "advance": "bad_advance",
    }.get(kind, "")


def _move(s: State, seat: int, verb: str, choice: list[Any]) -> str:
    side = side_of(s, seat)
    if verb in _MOVES:
        leader = INDEX[choice[1]]
        if SIDE[leader] != side or not LEADER[leader]:
            return "no_leader"
        to = choice[3] if verb == "step" else s.entry if verb == "enter" else EXIT
        if verb == "march":
            return "zoc_stop" if s.stopped[leader] else ""
        return legal(Field(s, side), leader, choice[2], to, [INDEX[unit] for unit in choice[-1]])
    if s.passage >= 0 and verb in _OTHERS:
        return "in_passage"
    if verb == "plunder":
        return "no_plunder"
    if verb == "call_off" and any(SIDE[p] == GOBLIN and on_map(at) for p, at in enumerate(s.at)):
        return "still_out"
    return ""


def _declare(s: State, choice: list[Any]) -> str:
    used = {found for battle in (*s.own, *s.enemy) for found in battle}
    _, a, b, own, enemy = choice
    if used.intersection([a, b, *own, *enemy]):
        return "hex_twice"
    return "bad_battle"


def _strike(s: State, verb: str, choice: list[Any]) -> str:
    if verb not in ("fire", "melee"):
        return ""
    side = attacker(s, s.step)
    target, pieces = choice[1], [INDEX[name] for name in choice[2]]
    if target in s.struck_hexes:
        return "target_done"
    if (verb == "fire") != (s.step in "ab") or target not in targets(s, side):
        return "not_involved"
    if verb == "fire":
        points = choice[3]
        if any(n > missiles_left(s, piece) or not MISSILE[piece] for piece, n in zip(pieces, points)):
            return "no_missiles"
        return "not_involved" if set(pieces) - set(shooters(s, side, s.step, target)) else "no_missiles"
    if any(s.struck[piece] for piece in pieces):
        return "already_attacked"
    for piece in pieces:
        if target in NEAR.get(s.at[piece], ()) and (s.at[piece], target) not in DRY:
            return "river_melee"
    return "not_involved" if set(pieces) - set(strikers(s, side, target)) else ""


def _setup(s: State, verb: str, choice: list[Any]) -> str:
    if verb == "assign_leader":
        leader, cave = INDEX[choice[1]], choice[2]
        taken = cave in CAVES and any(s.at[p] == CAVES[cave] for p in LEADERS[GOBLIN] if p != leader)
        return "cave_taken" if taken else "bad_setup"
    if verb == "assign_units":
        return "over_command" if len(choice[2]) > limit(s, INDEX[choice[1]]) else "bad_setup"
    if verb in ("place_leader", "place_unit"):
        piece, found = INDEX[choice[1]], choice[2]
        spots = s.spots[s.placing.index(piece)] if piece in s.placing else [""]
        whole = found in SITE_AT and s.sites[SITE_AT[found].index] != RUINS
        open_to_it = whole and (not spots or found in spots) and s.at[piece] != found
        return "overfull" if open_to_it else "bad_setup"
    return "bad_setup" if verb == "reinforcements" else ""
