"""Goblin: who is who on the plates, the King's points, the turn, bags and confidence on the tracks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.tabletop.scene import TableScene
from game.titles.goblin_raid.rules.lookup_tables import SCORING
from game.titles.goblin_raid.rules.map_graph import SITES
from game.titles.goblin_raid.screen.tracks import Tracks
from tests.screens.saying import Match, Saying, View, ended, name_of, room

MATCHES = (Match(2, 23, 0, 200, (1920, 1080)), Match(2, 22, 1, 200))

TIME_LIMIT = SCORING["time_limit_turns"]
BAGS = {"home": "home", "taken": "on the road", "marker": "out there"}


def halves(n: int) -> str:
    """Points, which the view counts in halves."""
    whole = str(abs(n) // 2) if abs(n) > 1 or not n else ""
    return ("−" if n < 0 else "") + whole + ("½" if n % 2 else "")


def says(scene: TableScene, view: View) -> Iterator[Saying]:
    table: Any = scene.table
    public, score = view["public"], view["score"]
    yield from ended(scene, 2)
    if public["phase"] in ("goblin_setup", "feudal_setup", "over"):
        return
    for seat, rect in scene.regions.plates.items():
        yield Saying("plate", rect, (name_of(scene, seat),))
        if seat == public["king"]:
            points = (halves(score["points"]),)
            yield Saying("points on the King's plate", rect, () if table.ground.tracks.w else points, points)
    if table.ground.tracks.w:
        parts = room(scene, Tracks).parts()
        yield Saying("turn", parts["turn"], (f"Turn {public['turn']} of {public['plundered'] + TIME_LIMIT}",))
        bags = {
            kind: sum(site.bags for site, now in zip(SITES, view["sites"]) if now == kind)
            for kind in ("home", "taken", "marker")
        }
        told = tuple(f"{bags[kind]} {words}" for kind, words in BAGS.items())
        yield Saying("bags", parts["bags"], told, (halves(score["points"]),))
        yield Saying("points of the raid", parts["bags"], (halves(score["points"]),))
        if "confidence" in parts:
            yield Saying("confidence", parts["confidence"], (str(abs(score["confidence"])),), ())
    elif public["turn"]:
        yield Saying("turn", scene.regions.top, (f"Turn {public['turn']}",))
