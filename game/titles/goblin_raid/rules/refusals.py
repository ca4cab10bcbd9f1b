"""Why a choice is not legal, from the player's own view alone (GOB section 16). The kernel says `no_undo` in its own
words (`nothing_to_take_back`)."""

from __future__ import annotations

from msgspec import ValidationError

from game.engine.ask import Ask
from game.engine.match import Match
from game.engine.spaces import Choice
from game.titles.goblin_raid.rules import plays
from game.titles.goblin_raid.rules.attacks import attacker, shooters, strikers, targets
from game.titles.goblin_raid.rules.map_graph import CAVES, DRY, NEAR, SITE_AT
from game.titles.goblin_raid.rules.march import Field, goal, legal
from game.titles.goblin_raid.rules.pieces import GOBLIN, INDEX, LEADER, LEADERS, MISSILE, SIDE
from game.titles.goblin_raid.rules.state import RUINS, State, limit, missiles_left, on_map, side_of
from game.titles.goblin_raid.rules.subject import subject_of

_OTHERS = plays.Plunder | plays.SetTop | plays.EndPhase | plays.CallOff | plays.Concede | plays.ChooseCommander
"""What waits while a leader is in passage."""


def why_not(match: Match, seat: int, choice: Choice) -> str:
    """The code for a choice that is not legal; "" if none fits."""
    s: State = match.state
    try:
        play = plays.read(choice)
    except ValidationError:
        play = None
    if match.ask is None or seat not in match.ask.seats:
        early = seat == 1 - s.king and not s.alarm and s.phase.startswith("goblin")
        return "not_alarmed" if early and isinstance(play, plays.Movement) else "not_your_turn"
    try:
        return _why(match.ask, s, seat, play) if play is not None else ""
    except (KeyError, ValueError):
        return ""  # it names something that there is not


def _why(ask: Ask, s: State, seat: int, play: plays.AnyPlay) -> str:
    if ask.kind.endswith("_move"):
        return _move(s, seat, play)
    if ask.kind == "declare" and isinstance(play, plays.Declare):
        return _declare(s, play)
    if ask.kind == "battle_step" and isinstance(play, plays.Fire | plays.Melee):
        return _strike(s, play)
    if ask.kind in ("feudal_setup", "goblin_setup"):
        return _setup(s, play)
    if ask.kind == "plunder":
        return "no_plunder" if isinstance(play, plays.Plunder) else ""
    return {
        "escort": "must_escort" if subject_of(ask).must else "over_command",
        "flee": "bad_path",
        "run": "bad_path",
        "advance": "bad_advance",
    }.get(ask.kind, "")


def _move(s: State, seat: int, play: plays.AnyPlay) -> str:
    side = side_of(s, seat)
    if isinstance(play, plays.Movement):
        leader = INDEX[play.leader]
        if SIDE[leader] != side or not LEADER[leader]:
            return "no_leader"
        if isinstance(play, plays.March):
            return "zoc_stop" if s.stopped[leader] else ""
        return legal(Field(s, side), leader, play.mode, goal(s, play), [INDEX[unit] for unit in play.carry])
    if s.passage >= 0 and isinstance(play, _OTHERS):
        return "in_passage"
    if isinstance(play, plays.Plunder):
        return "no_plunder"
    if isinstance(play, plays.CallOff) and any(SIDE[p] == GOBLIN and on_map(at) for p, at in enumerate(s.at)):
        return "still_out"
    return ""


def _declare(s: State, play: plays.Declare) -> str:
    used = {found for battle in (*s.own, *s.enemy) for found in battle}
    if used.intersection([play.own, play.enemy, *play.more_own, *play.more_enemy]):
        return "hex_twice"
    return "bad_battle"


def _strike(s: State, play: plays.Fire | plays.Melee) -> str:
    side, missile = attacker(s, s.step), isinstance(play, plays.Fire)
    target = play.target
    pieces = [INDEX[name] for name in (play.units if isinstance(play, plays.Fire) else play.pieces)]
    if target in s.struck_hexes:
        return "target_done"
    if missile != (s.step in "ab") or target not in targets(s, side):
        return "not_involved"
    if isinstance(play, plays.Fire):
        if any(n > missiles_left(s, piece) or not MISSILE[piece] for piece, n in zip(pieces, play.points)):
            return "no_missiles"
        return "not_involved" if set(pieces) - set(shooters(s, side, s.step, target)) else "no_missiles"
    if any(s.struck[piece] for piece in pieces):
        return "already_attacked"
    for piece in pieces:
        if target in NEAR.get(s.at[piece], ()) and (s.at[piece], target) not in DRY:
            return "river_melee"
    return "not_involved" if set(pieces) - set(strikers(s, side, target)) else ""


def _setup(s: State, play: plays.AnyPlay) -> str:
    if isinstance(play, plays.AssignLeader):
        leader = INDEX[play.leader]
        taken = play.cave in CAVES and any(s.at[p] == CAVES[play.cave] for p in LEADERS[GOBLIN] if p != leader)
        return "cave_taken" if taken else "bad_setup"
    if isinstance(play, plays.AssignUnits):
        return "over_command" if len(play.units) > limit(s, INDEX[play.leader]) else "bad_setup"
    if isinstance(play, plays.PlaceLeader | plays.PlaceUnit):
        piece, found = INDEX[play.piece], play.hex
        spots = s.spots[s.placing.index(piece)] if piece in s.placing else [""]
        whole = found in SITE_AT and s.sites[SITE_AT[found].index] != RUINS
        open_to_it = whole and (not spots or found in spots) and s.at[piece] != found
        return "overfull" if open_to_it else "bad_setup"
    return "bad_setup" if isinstance(play, plays.Reinforcements) else ""
