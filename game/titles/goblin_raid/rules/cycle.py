"""Alarm, sight, losses, confidence, and the ends of a cycle (GOB sections 11, 12, 15)."""

from __future__ import annotations

from game.engine.match import Match
from game.engine.packing import agenda_of
from game.titles.goblin_raid.rules import cues, ending
from game.titles.goblin_raid.rules.board import board
from game.titles.goblin_raid.rules.lookup_tables import (
    CASUALTY_DIE,
    CONFIDENCE,
    SCORING,
    VICTORY,
    ZONE_MOD,
    victory_row,
)
from game.titles.goblin_raid.rules.map_graph import SITES, WITHIN
from game.titles.goblin_raid.rules.pieces import (
    CLASS,
    FEUDAL,
    GOBLIN,
    IDS,
    KING,
    LEADER,
    OF_SIDE,
    SIDE,
    SIDES,
)
from game.titles.goblin_raid.rules.state import (
    HOME,
    OUT,
    State,
    armor,
    cue,
    ids,
    loaded,
    occupied,
)


def sighted(s: State) -> frozenset[int]:
    """The pieces of both sides that the other side sees as neighbours (GOB-6.8)."""
    return board(s).sighted


def look(match: Match, s: State, before: frozenset[int]) -> bool:
    """Turn up face-down units next to goblins, open stack sight, raise the alarm (GOB-15.1: 2 to 4). Whether anything new
    was seen."""
    after = sighted(s)
    turned = [piece for piece in sorted(after) if s.down[piece]]
    for piece in turned:
        s.down[piece] = 0
    new = after - before
    if turned:
        for place in sorted({s.at[piece] for piece in turned}):
            cue(match, cues.TurnedUp(hex=place, units=ids([p for p in turned if s.at[p] == place])))
    if new:
        cue(match, cues.Sighted(hexes=sorted({s.at[piece] for piece in new})))
    return raise_alarm(match, s) or bool(turned) or bool(new)


def raise_alarm(match: Match, s: State) -> bool:
    """Goblins within two hexes of a feudal unit raise the alarm (GOB-11.2). Whether they did so now."""
    if s.alarm:
        return False
    feudal = occupied(s, FEUDAL)
    for goblins in sorted(occupied(s, GOBLIN)):
        near = sorted(feudal & WITHIN[goblins])
        if near:
            s.alarm = True
            cue(match, cues.Alarm(from_=goblins, to=near[0]))
            return True
    return False


def turn_up(match: Match, s: State, pieces: list[int]) -> bool:
    """Units that move are turned up (GOB-6.9). Whether one was face down."""
    turned = [piece for piece in pieces if s.down[piece]]
    for piece in turned:
        s.down[piece] = 0
    if turned:
        cue(match, cues.TurnedUp(hex=s.at[turned[0]], units=ids(turned)))
    return bool(turned)


# ---------------------------------------------------------------- losses and confidence


def drop(match: Match, s: State, piece: int, rule: str = "GOB-10.3") -> None:
    """A carrier loses its marker, which is out of the cycle for good."""
    site = loaded(s, piece)
    if site >= 0:
        s.sites[site] = OUT
        cue(match, cues.Dropped(site=SITES[site].id, hex=s.at[piece], unit=IDS[piece], rule=rule))


def destroy(match: Match, s: State, piece: int, rule: str) -> None:
    """GOB-9.13, 12.2: a piece is lost."""
    drop(match, s, piece)
    s.at[piece] = "lost"
    s.down[piece] = 0
    goblin = SIDE[piece] == GOBLIN
    if goblin and not LEADER[piece]:
        s.losses[s.king] += 1
    points = 0 if s.campaign else 2 * VICTORY[victory_row(piece)]
    cue(match, cues.Destroyed(piece=IDS[piece], side=SIDES[SIDE[piece]], points=points, rule=rule))
    if not goblin:
        shake(match, s, "conf_kill_feudal_leader" if LEADER[piece] else f"conf_kill_feudal_{CLASS[piece].lower()}")


def shake(match: Match, s: State, reason: str, times: int = 1) -> None:
    """Confidence changes at once (GOB-12.1)."""
    if s.campaign and times:
        s.confidence += CONFIDENCE[reason] * times
        cue(match, cues.Confidence(reason=reason, delta=CONFIDENCE[reason] * times, now=s.confidence))


def score(match: Match, s: State, points: int) -> None:
    """Plunder points are counted (halves); every five raise confidence, leftovers adding up (GOB-12.2)."""
    five = 2 * SCORING["plunder_points_per_confidence"]
    before = s.points // five
    s.points += points
    shake(match, s, "conf_plunder_five", s.points // five - before)


def casualty(match: Match, s: State, piece: int, zones: int) -> bool:
    """GOB-9.13: one die; whether the piece is lost."""
    die = match.chance.roll("casualty", CASUALTY_DIE)
    total = die + ZONE_MOD * zones
    lost = total <= armor(s, piece)
    cue(match, cues.Casualty(piece=IDS[piece], die=die, zones=zones, total=total, lost=lost))
    if lost:
        destroy(match, s, piece, "GOB-9.13")
    return lost


# ---------------------------------------------------------------- ends of a cycle


def instant_end(s: State) -> str:
    """Why the cycle ends at once; "" if it does not (GOB-11.7, 11.8)."""
    if s.at[KING] == "lost":
        return "king_lost"
    if s.campaign and s.confidence <= SCORING["confidence_deposed"]:
        return "deposed"
    if not any(s.at[piece] < "a" for piece in OF_SIDE[GOBLIN]):
        return "home"
    return ""


def check_end(match: Match, s: State) -> bool:
    """End the cycle if it must end at once: battles not yet fought lapse (GOB-15.5). Early end of the Campaign too."""
    if overtaken(match, s):
        ending.finish(match, s)
        return True
    if s.bags:
        return False
    reason = instant_end(s)
    if reason:
        end_cycle(match, reason)
    return bool(reason)


def overtaken(match: Match, s: State) -> bool:
    """GOB-13.5: the second reign's plunder is higher than the first's."""
    early = match.options.get("early_end", "on") == "on"
    return s.campaign and early and s.reign == 2 and s.points > s.plunder[1 - s.king]


def end_cycle(match: Match, reason: str) -> None:
    """Drop all that is under way and go on with the end of the cycle.

    The step is named by its tag (`sequence.CycleEnd`): it stands on page 1, and page 1 is made of these chapters."""
    match.agenda.clear()
    match.forget()
    match.then(*agenda_of(match.rules, [["cycle_end", reason]]))


def brought_home(s: State, site: int) -> None:
    s.sites[site] = HOME
