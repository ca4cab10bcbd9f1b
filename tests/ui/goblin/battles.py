"""Positions of battles, on a screen: each stands at a question of one seat; the other side waits, or takes its defaults."""

from __future__ import annotations

from typing import Any

from goblin_table import feed_of
from table_driver import open_table

from game.engine.match import Match
from game.tabletop.scene import TableScene
from game.titles.goblin_raid.rules import map_graph
from game.titles.goblin_raid.rules.pieces import INDEX
from game.titles.goblin_raid.rules.state import RUINS
from game.ui.harness import Harness
from tests.titles.goblin_raid.dsl import Table

KING = (
    "goblin_king goblin_warriors_1 goblin_warriors_2 goblin_warriors_3 goblin_bowmen_1 goblin_bowmen_2 iron_brutes_1 "
    "goblin_rabble_1 goblin_rabble_2 goblin_slingers_1 goblin_slingers_2"
)
TWEKSBURY = "thomas_bruce militia_4_3_3_1 billmen_1 veteran_archers_1"
FIELD = {
    "1307": KING,
    "1308": TWEKSBURY,
    "1309": "marglush goblin_brutes_1 goblin_brutes_2 goblin_slingers_3 goblin_slingers_4",
    "1709": "count_haakon keep_riders keep_men_at_arms_1",
    "0410": "grinphar goblin_bowmen_3 goblin_rabble_5",
    "0510": "militia_3_2_3_1",
}
"""The King and Marglush on both sides of Tweksbury; a small fight far away."""
BOTH = (["1307", "1309"], ["1308"])
SMALL = (["0410"], ["0510"])


def units_of(found: str) -> list[str]:
    """The fighting units of a hex of `FIELD`, in the order of the counters."""
    return sorted(FIELD[found].split()[1:], key=INDEX.__getitem__)


def position(
    stacks: dict[str, str] = FIELD, *, phase: str = "goblin_combat", asking: bool = True, **more: Any
) -> Table:
    """A position before its first question; with `asking` flights and plunder are asked."""
    table = Table(phase, stacks, **more)
    if asking:
        table.s.auto_flee = ["ask", "ask"]
        table.s.auto_plunder = ["ask", "ask"]
    return table


def at_step(letter: str, *battles: tuple[list[str], list[str]], **more: Any) -> Table:
    """The battle for Tweksbury at one of its steps: nobody has struck before."""
    table = position(**more).go().declare(*(battles or (BOTH,)))
    while table.kind == "pick_battle" or (table.kind == "battle_step" and table.state.step != letter):
        table.play(["fight", 0] if table.kind == "pick_battle" else ["pass_step"])
    assert table.state.step == letter
    return table


def broken(**more: Any) -> Table:
    """The King's band has struck Tweksbury: everybody there checks (`morale=[...]`)."""
    table = at_step("c", melee=[1], **more)
    return table.play(["melee", "1308", units_of("1307")])


def nowhere(**more: Any) -> Table:
    """A rout without any safety: every site is in ruins and no feudal leader stands."""
    table = position({"1307": KING, "1308": "billmen_1 billmen_2"}, melee=[1], morale=[1], **more)
    for site in map_graph.SITES:
        table.s.sites[site.index] = RUINS
    table.go().declare((["1307"], ["1308"]))
    while table.kind == "battle_step":
        table.play(["pass_step"] if table.state.step != "c" else ["melee", "1308", units_of("1307")])
    return table


def bags_home(site: str = "tweksbury") -> Table:
    """Marglush has just carried a marker home: its bags are to be counted."""
    table = Table("goblin_move", {"0208": "marglush goblin_warriors_1 goblin_warriors_2", "1709": "count_haakon"})
    table.s.sites[map_graph.SITE[site].index] = INDEX["goblin_warriors_1"]
    table.s.plundered = 1
    return table.go().step("marglush", "0209", "goblin_warriors_1 goblin_warriors_2")


def emptied(band: str = KING, **more: Any) -> Table:
    """A lone militia unit has run out of Tweksbury: the King, or another band, may advance, then plunder."""
    stacks = {"1307": band, "1308": "militia_2_2_3_1", "1709": "count_haakon"}
    table = position(stacks, melee=[1], morale=[1], casualty=[6], **more)
    table.s.auto_flee = ["on", "on"]
    table.go().declare((["1307"], ["1308"]))
    while table.kind == "battle_step":
        table.play(
            ["pass_step"]
            if table.state.step != "c"
            else ["melee", "1308", sorted(band.split()[1:], key=INDEX.__getitem__)]
        )
    return table


def show(
    position: Table | Match,
    seat: int | None = None,
    size: tuple[int, int] = (1280, 720),
    *,
    others: bool = False,
    **settings: Any,
) -> tuple[Harness, TableScene]:
    """A position on a screen of the seat that is asked (or another one), at rest."""
    match = position.match if isinstance(position, Table) else position
    feed = feed_of(match.waiting_for()[0] if seat is None else seat, match=match, options=match.options)
    feed.held = not others
    harness, scene = open_table(feed, size, **settings)
    settle(harness, scene)
    return harness, scene


def settle(harness: Harness, scene: TableScene, most: int = 600) -> None:
    """Until nothing is played any more."""
    harness.frames(4)
    for _ in range(most):
        if scene.updates.playing is None and not scene.updates.waiting:
            break
        scene.skip()
        harness.frames(1)
    harness.frames(4)


def click(harness: Harness, scene: TableScene, *handle: Any) -> None:
    """A press on the spot of that handle."""
    spot = next(spot for spot in scene.spots if spot.handle == handle)
    harness.click(spot.rect.center)
    harness.frames(3)


def handles(scene: TableScene, kind: str) -> list[Any]:
    """The handles of the spots of a kind."""
    return [spot.handle for spot in scene.spots if isinstance(spot.handle, tuple) and spot.handle[0] == kind]
