"""What a choice of Goblin does, and why it is good: bags, distances and strengths that can be counted on the map."""

from __future__ import annotations

from collections.abc import Container

from game.engine.ask import SeatAsk
from game.engine.cues import kinds_in
from game.engine.rules import View
from game.engine.spaces import Choice
from game.titles.coaching import Coaching, Deed, Reason
from game.titles.goblin_raid.rules import plays
from game.titles.goblin_raid.rules.cues import BattleNumber, Cave, Hex, Load, Piece, Pieces, Site
from game.titles.goblin_raid.rules.map_graph import CAVE_AT, CAVES, NEAR, SITE, SITE_AT, SITES
from game.titles.goblin_raid.rules.pieces import INDEX, LEADER, MELEE, SIDE
from game.titles.goblin_raid.rules.plunder import FLAT

FAR = 9
"""Hexes within which a site is worth a word."""
FACES = range(1, 7)
SEES = 6
"""Hexes within which an enemy leader is worth a word."""

# ---------------------------------------------------------------- deeds


class MarchTo(Deed, frozen=True, kw_only=True):
    """A leader goes to a hex (GOB-4.12, 5.2)."""

    leader: Piece
    to: Hex


class GoHome(Deed, frozen=True, kw_only=True):
    """A leader takes bags home (GOB-11.1)."""

    leader: Piece
    cave: Cave
    bags: int


class ComeOn(Deed, frozen=True, kw_only=True):
    """A leader comes onto the map (GOB-11.5)."""

    leader: Piece


class Seize(Deed, frozen=True, kw_only=True):
    """A unit takes the marker of its site (GOB-10.1)."""

    site: Hex


class EndMoves(Deed, frozen=True, kw_only=True):
    """No more movement in this phase."""


class CallItOff(Deed, frozen=True, kw_only=True):
    """The raid is called off (GOB-11.8)."""


class GiveBattle(Deed, frozen=True, kw_only=True):
    """Declare a battle (GOB-7.2)."""

    own: Hex
    enemy: Hex


class NoBattle(Deed, frozen=True, kw_only=True):
    """No more battles are declared."""


class Shoot(Deed, frozen=True, kw_only=True):
    """A volley (GOB-7.8)."""

    target: Hex


class Storm(Deed, frozen=True, kw_only=True):
    """An assault (GOB-7.9)."""

    target: Hex


class LeaveToHost(Deed, frozen=True, kw_only=True):
    """The rest of the step by itself (GOB-4.13)."""


class Hold(Deed, frozen=True, kw_only=True):
    """No more attacks in this step."""


class FollowUp(Deed, frozen=True, kw_only=True):
    """Go into the emptied hex (GOB-7.12)."""


class StayBack(Deed, frozen=True, kw_only=True):
    """Nobody else advances."""


class Station(Deed, frozen=True, kw_only=True):
    """Put a feudal counter into a site at set-up (GOB-3.11)."""

    piece: Piece
    to: Hex


class BringOn(Deed, frozen=True, kw_only=True):
    """The Baron's survivors come onto the map at once (GOB-3.12)."""


class SendBack(Deed, frozen=True, kw_only=True):
    """They go back to their pile."""


class StartFrom(Deed, frozen=True, kw_only=True):
    """A goblin leader starts from a cave (GOB-3.10)."""

    leader: Piece
    cave: Cave


class StayIn(Deed, frozen=True, kw_only=True):
    """He sits this raid out (GOB-3.10)."""

    leader: Piece


class GiveBand(Deed, frozen=True, kw_only=True):
    """He gets these units (GOB-3.10)."""

    leader: Piece
    units: Load


class GoReady(Deed, frozen=True, kw_only=True):
    """The set-up is done."""


class LeaveMap(Deed, frozen=True, kw_only=True):
    """A leader leaves the map (GOB-11.6)."""

    leader: Piece


class PutOnTop(Deed, frozen=True, kw_only=True):
    """A unit comes to the top of a stack without a leader (GOB-5.17)."""

    unit: Piece
    hex: Hex


class FindRoom(Deed, frozen=True, kw_only=True):
    """Whoever is only passing through goes on to the nearest hex with room (GOB-6.4)."""


class CountFlat(Deed, frozen=True, kw_only=True):
    """All bags count the same (GOB-10.5)."""


class RollForBags(Deed, frozen=True, kw_only=True):
    """So many bags are rolled for (GOB-10.5)."""

    bags: int


class FightNext(Deed, frozen=True, kw_only=True):
    """Which battle is fought next (GOB-4.4)."""

    battle: BattleNumber


class GoAlong(Deed, frozen=True, kw_only=True):
    """Leaders go along with those who flee (GOB-9.11)."""

    leaders: Pieces


class GoAlone(Deed, frozen=True, kw_only=True):
    """No leader goes along (GOB-9.11)."""


class FleeTo(Deed, frozen=True, kw_only=True):
    """Who flees next, and where to (GOB-9.5)."""

    pieces: Load
    to: Hex


class RunTo(Deed, frozen=True, kw_only=True):
    """The next hex of a free path (GOB-9.9)."""

    to: Hex


class LeaveBags(Deed, frozen=True, kw_only=True):
    """Nobody takes the marker."""


# ---------------------------------------------------------------- reasons


class BagsSafe(Reason, frozen=True, kw_only=True):
    """So many bags are carried; in a cave they count (GOB-10.5)."""

    bags: int


class EnemyNear(Reason, frozen=True, kw_only=True):
    """An enemy leader stands so many hexes from the band that carries bags."""

    enemy: Piece
    n: int
    bags: int


class BagsThere(Reason, frozen=True, kw_only=True):
    """A site still has its marker, worth so many bags (GOB-2.8)."""

    site: Site
    bags: int


class Closer(Reason, frozen=True, kw_only=True):
    """From there so many hexes lead to the nearest site with its marker; whoever comes from another hex was farther off
    (GOB-2.8)."""

    site: Site
    n: int
    bags: int


class Stronger(Reason, frozen=True, kw_only=True):
    """The attackers' melee against the defenders' total, in one hex or in all of a battle (GOB-7.9)."""

    mine: int
    theirs: int


class DieIsNoBetter(Reason, frozen=True, kw_only=True):
    """What a die brings on average is what a bag counts without one (GOB-10.5)."""


# ---------------------------------------------------------------- which


def deed(view: View, ask: SeatAsk, seat: int, choice: Choice) -> Deed | None:
    """Return what a choice does."""
    play = plays.read(choice)
    return _set_up(play) or _moved(view, seat, play) or _battle(view, play) or _fought(play) or _fled(play)


def _set_up(play: plays.AnyPlay) -> Deed | None:
    match play:
        case plays.PlaceLeader(piece, to) | plays.PlaceUnit(piece, to):
            return Station(piece=piece, to=to, at=[["unit", piece], ["hex", to]])
        case plays.Reinforcements(where):
            return BringOn() if where == "deploy" else SendBack()
        case plays.AssignLeader(leader, cave) if cave in CAVES:
            return StartFrom(leader=leader, cave=cave, at=[["unit", leader], ["hex", CAVES[cave]]])
        case plays.AssignLeader(leader):
            return StayIn(leader=leader, at=[["unit", leader]])
        case plays.AssignUnits(leader, units):
            return GiveBand(leader=leader, units=units, at=_named("unit", [leader, *units]))
        case plays.Ready():
            return GoReady()
    return None


def _moved(view: View, seat: int, play: plays.AnyPlay) -> Deed | None:
    match play:
        case plays.March() | plays.Step():
            return _gone(view, seat, play)
        case plays.Enter(leader):
            return ComeOn(leader=leader, at=[["leader", leader]])
        case plays.Exit(leader):
            return LeaveMap(leader=leader, at=[["leader", leader]])
        case plays.Plunder(here):
            return Seize(site=here, at=[["hex", here]])
        case plays.Leave():
            return LeaveBags()
        case plays.SetTop(here, unit):
            return PutOnTop(unit=unit, hex=here, at=[["hex", here]])
        case plays.Finish():
            return FindRoom()
        case plays.EndPhase():
            return EndMoves()
        case plays.CallOff():
            return CallItOff()
        case plays.CountBags(_, dice):
            return RollForBags(bags=dice, at=[["dice", dice]]) if dice else CountFlat(at=[["dice", 0]])
    return None


def _battle(view: View, play: plays.AnyPlay) -> Deed | None:
    """Which battles there are, and which one is fought."""
    match play:
        case plays.Declare(own, enemy):
            return GiveBattle(own=own, enemy=enemy, at=[["hex", own], ["hex", enemy]])
        case plays.Done():
            return NoBattle()
        case plays.Fight(n):
            own, enemy, *_ = view["battle"]["battles"][n]
            return FightNext(battle=n, at=_named("hex", [*own, *enemy]))
    return None


def _named(kind: str, things: list[str]) -> list[list[int | str]]:
    """Several things of a kind, as they are pointed at."""
    return [[kind, thing] for thing in things]


def _fought(play: plays.AnyPlay) -> Deed | None:
    match play:
        case plays.Fire(target):
            return Shoot(target=target, at=[["hex", target]])
        case plays.Melee(target):
            return Storm(target=target, at=[["hex", target]])
        case plays.AutoStep():
            return LeaveToHost()
        case plays.PassStep():
            return Hold()
        case plays.Advance(here):
            return FollowUp(at=[["hex", here]])
        case plays.Stay():
            return StayBack()
    return None


def _fled(play: plays.AnyPlay) -> Deed | None:
    match play:
        case plays.Escort(leaders):
            return GoAlong(leaders=leaders, at=_named("escort", leaders))
        case plays.NoEscort():
            return GoAlone()
        case plays.Flee(pieces, path):
            return FleeTo(pieces=pieces, to=path[-1], at=[["hex", path[-1]]])
        case plays.Run(to):
            return RunTo(to=to, at=[["hex", to]])
    return None


def _gone(view: View, seat: int, play: plays.March | plays.Step) -> Deed:
    at: list[list[int | str]] = [["leader", play.leader], ["hex", play.to]]
    bags = carried(view, play.carry)
    if play.to in CAVE_AT and bags and seat == view["public"]["king"]:
        return GoHome(leader=play.leader, cave=CAVE_AT[play.to], bags=bags, at=at)
    return MarchTo(leader=play.leader, to=play.to, at=at)


def carried(view: View, units: list[str]) -> int:
    """How many bags these units carry."""
    return sum(SITE[site].bags for unit, site in view["loads"] if unit in units)


def reason(view: View, ask: SeatAsk, seat: int, choice: Choice) -> Reason | None:
    """Return why it is good, as far as that is sure."""
    play = plays.read(choice)
    match play:
        case plays.March() | plays.Step():
            return _why_gone(view, seat, play)
        case plays.Plunder(here):
            return _bags_there(view, here)
        case plays.Melee(target, pieces):
            return _stronger(view, target, pieces)
        case plays.Fight(n):
            return _stronger_there(view, n)
        case plays.PlaceLeader(_, to) | plays.PlaceUnit(_, to):
            return _bags_there(view, to)
        case plays.AssignLeader(_, cave) if cave in CAVES:
            return _closer(view, "", CAVES[cave])
        case plays.CountBags(_, 0):
            return DieIsNoBetter() if 2 * sum(FACES) == FLAT * len(FACES) else None
    return None


def _why_gone(view: View, seat: int, play: plays.March | plays.Step) -> Reason | None:
    bags = carried(view, play.carry)
    if play.to in CAVE_AT:
        if not bags or seat != view["public"]["king"]:
            return None
        here = dict(view["pieces"]).get(play.leader, "")
        near = nearest(view, here, SIDE[INDEX[play.leader]]) if here in NEAR else None
        return EnemyNear(enemy=near[0], n=near[1], bags=bags) if near is not None else BagsSafe(bags=bags)
    there = _bags_there(view, play.to)
    if there is None and seat == view["public"]["king"]:
        return _closer(view, dict(view["pieces"]).get(play.leader, ""), play.to)
    return there


def _closer(view: View, here: str, to: str) -> Reason | None:
    """A march of the Goblin player towards bags, or the cave that one begins in."""
    marked = {site.hex for site in SITES if view["sites"][site.index] == "marker"}
    found = search(to, marked, FAR)
    if found is None or (here and here not in NEAR):
        return None
    where, n = found
    before = search(here, {where}, FAR + SEES) if here else None
    site = SITE_AT[where]
    return Closer(site=site.id, n=n, bags=site.bags) if n and (before is None or before[1] > n) else None


def _bags_there(view: View, here: str) -> Reason | None:
    site = SITE_AT.get(here)
    if site is None or view["sites"][site.index] != "marker":
        return None
    return BagsThere(site=site.id, bags=SITES[site.index].bags)


def nearest(view: View, here: str, side: int) -> tuple[str, int] | None:
    """The nearest enemy leader within sight, and how many hexes off; None: none is so near."""
    leaders = {place: piece for piece, place in view["pieces"] if LEADER[INDEX[piece]] and SIDE[INDEX[piece]] != side}
    found = search(here, leaders, SEES)
    return None if found is None else (leaders[found[0]], found[1])


def search(here: str, wanted: Container[str], most: int) -> tuple[str, int] | None:
    """The nearest of the wanted hexes, and how many hexes off; None: none is so near."""
    ring, seen = [here], {here}
    for n in range(most + 1):
        for found in ring:
            if found in wanted:
                return found, n
        ring = sorted({near for found in ring for near in NEAR[found]} - seen)
        seen.update(ring)
    return None


def _stronger(view: View, target: str, pieces: list[str]) -> Reason | None:
    theirs = _defence(view, target)
    mine = sum(MELEE[INDEX[piece]] for piece in pieces)
    return Stronger(mine=mine, theirs=theirs) if theirs is not None and mine > theirs else None


def _stronger_there(view: View, n: int) -> Reason | None:
    """Of one of the declared battles, all hexes of both sides together."""
    own, enemy, *_ = view["battle"]["battles"][n]
    defence = [_defence(view, here) for here in enemy]
    theirs = sum(melee for melee in defence if melee is not None)
    mine = sum(MELEE[INDEX[piece]] for piece, place in view["pieces"] if place in own)
    return Stronger(mine=mine, theirs=theirs) if None not in defence and mine > theirs else None


def _defence(view: View, target: str) -> int | None:
    """The melee of all who defend a hex; None where not all are known: those of a stack out of sight are not."""
    there = [INDEX[piece] for piece, place in view["pieces"] if place == target]
    if not there or target in view.get("down", ()):
        return None
    units = [piece for piece in there if not LEADER[piece]] or there
    return sum(MELEE[piece] for piece in units)


COACHING = Coaching(deed, reason, kinds_in(__name__))
