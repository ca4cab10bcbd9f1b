"""What a choice of Goblin does, and why it is good: bags, distances and strengths that can be counted on the map."""

from __future__ import annotations

from collections.abc import Container
from typing import Annotated

from game.engine.ask import SeatAsk
from game.engine.cues import kinds_in
from game.engine.rules import View
from game.engine.spaces import Choice
from game.titles.coaching import Coaching, Deed, Reason
from game.titles.goblin_raid.rules import plays
from game.titles.goblin_raid.rules.map_graph import CAVE_AT, NEAR, SITE, SITE_AT, SITES
from game.titles.goblin_raid.rules.pieces import INDEX, LEADER, MELEE, SIDE

Hex = Annotated[str, "hex"]
Piece = Annotated[str, "piece"]
Cave = Annotated[str, "cave"]
Site = Annotated[str, "site"]
FAR = 9
"""Hexes within which a site is worth a word."""
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
    """From there so many hexes lead to the nearest site with its marker; it was farther before (GOB-2.8)."""

    site: Site
    n: int
    bags: int


class Stronger(Reason, frozen=True, kw_only=True):
    """The attackers' melee against the defenders' total (GOB-7.9)."""

    mine: int
    theirs: int


# ---------------------------------------------------------------- which


def deed(view: View, ask: SeatAsk, seat: int, choice: Choice) -> Deed | None:
    """Return what a choice does."""
    play = plays.read(choice)
    match play:
        case plays.March() | plays.Step():
            return _gone(view, seat, play)
        case plays.Enter(leader):
            return ComeOn(leader=leader, at=[["leader", leader]])
        case plays.Plunder(here):
            return Seize(site=here, at=[["hex", here]])
        case plays.EndPhase():
            return EndMoves()
        case plays.CallOff():
            return CallItOff()
        case plays.Declare(own, enemy):
            return GiveBattle(own=own, enemy=enemy, at=[["hex", own], ["hex", enemy]])
        case plays.Done():
            return NoBattle()
    return _fought(play)


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
            return _stronger(view, seat, target, pieces)
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
    """A march of the Goblin player towards bags."""
    marked = {site.hex for site in SITES if view["sites"][site.index] == "marker"}
    found = search(to, marked, FAR)
    if found is None or here not in NEAR:
        return None
    where, n = found
    before = search(here, {where}, FAR + SEES)
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


def _stronger(view: View, seat: int, target: str, pieces: list[str]) -> Reason | None:
    """Where all who defend are known: those of a stack out of sight are not."""
    there = [INDEX[piece] for piece, place in view["pieces"] if place == target]
    if not there or target in view.get("down", ()):
        return None
    units = [piece for piece in there if not LEADER[piece]] or there
    mine, theirs = sum(MELEE[INDEX[piece]] for piece in pieces), sum(MELEE[piece] for piece in units)
    return Stronger(mine=mine, theirs=theirs) if mine > theirs else None


COACHING = Coaching(deed, reason, kinds_in(__name__))
