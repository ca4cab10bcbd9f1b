"""Driving the table of Goblin as a newcomer would: by presses on what is open, on hexes and buttons, never past the screen."""

from __future__ import annotations

from typing import Any

from local_feed import LocalFeed
from table_driver import asked_next, open_table

from game import titles
from game.engine import match as matches
from game.engine.ask import SeatAsk
from game.engine.chance import Chance
from game.engine.match import Match
from game.tabletop.scene import TableScene
from game.titles.goblin_raid.rules.map_graph import CAVES, NEAR, SITES
from game.titles.goblin_raid.rules.pieces import GOBLIN, IDS, LEADER, LEADERS, SIDE
from game.titles.goblin_raid.rules.state import on_map, side_of
from game.ui.harness import Harness

TITLE = "goblin_raid"


class StrictFeed(LocalFeed):
    """Keeps what the rules refused: the screen should never send such a thing."""

    def play(self, choice: Any) -> None:
        space = self.match.space(self.seat)
        if not space.contains(choice):
            self.refused.append(choice)
        super().play(choice)

    def __init__(self, *args: Any, **more: Any) -> None:
        self.refused: list[Any] = []
        super().__init__(*args, **more)


def choice_of(match: Match, seat: int, ask: SeatAsk, chance: Chance) -> Any:
    """What the other side of these tests does: it raids and hunts, fights where it can, and else takes the default."""
    if ask.kind.endswith("_move") and chance.below("go", 10):
        found = march_of(match, seat, chance)
        return found if found is not None else match.default(seat)
    space: Any = match.space(seat)
    if ask.kind == "declare":
        verbs = [branch for branch in space.branches if branch.verb == "declare"]
        return type(space)(tuple(verbs)).sample(chance) if verbs and chance.below("fight", 3) else ["done"]
    return match.default(seat)


def march_of(match: Match, seat: int, chance: Chance) -> Any:
    """A march toward a site, home with bags, or up to a goblin; None if nobody can go."""
    s = match.state
    side = side_of(s, seat)
    space: Any = match.space(seat)
    able = [p for p in LEADERS[side] if not s.stepped[p] and not s.stopped[p] and s.at[p][0].isdigit()]
    if not able or s.passage >= 0:
        return None
    leader = chance.pick("leader", able)
    units = [p for p, at in enumerate(s.at) if at == s.at[leader] and not LEADER[p] and s.carrier[p] in (-1, leader)]
    loaded = any(p in s.sites for p in units)
    if side == GOBLIN:
        aims = [*CAVES.values()] if loaded else [site.hex for site in SITES if s.sites[site.index] == -1]
    else:
        aims = [n for p, at in enumerate(s.at) if SIDE[p] == GOBLIN and on_map(at) for n in NEAR[at]]
    chance.shuffle("aims", aims)
    mode = "foot" if side == GOBLIN else "mounted"
    for aim in aims[:6]:
        for n in (min(len(units), 12), 3, 0):
            choice = ["march", IDS[leader], mode, aim, [IDS[p] for p in sorted(units)[:n]]]
            if space.contains(choice):
                return choice
    return None


def feed_of(
    seat: int = 0,
    seed: int = 1,
    *,
    options: dict[str, Any] | None = None,
    match: Match | None = None,
    auto: tuple[int, ...] | None = None,
) -> StrictFeed:
    """A person in `seat`; seat 0 is the Goblin King unless the options say otherwise."""
    chosen = titles.options_for(TITLE, {"first_king": "host", **(options or {})})
    match = match or matches.new(titles.rules(TITLE), ("human", "human"), chosen, seed)
    chance = Chance(seed.to_bytes(8, "big") + b"others")
    return StrictFeed(TITLE, 2, seat, seed=seed, options=chosen, match=match, auto=auto,
                      choose=lambda match, seat, ask: choice_of(match, seat, ask, chance))  # fmt: skip


def table(
    seat: int = 0, seed: int = 1, size: tuple[int, int] = (1280, 720), *, options: dict[str, Any] | None = None,
    **settings: Any,
) -> tuple[Harness, TableScene]:  # fmt: skip
    return open_table(feed_of(seat, seed, options=options), size, **settings)


def until(harness: Harness, scene: TableScene, *kinds: str, most: int = 600, chance: Chance | None = None) -> str:
    """Play by mouse until one of these is asked."""
    chance = chance or Chance(b"mouse---")
    kind = ""
    for _ in range(most):
        kind = asked_next(harness, scene)
        if kind in kinds or kind == "over":
            return kind
        step(harness, scene, chance)
    raise AssertionError(f"{kinds} never came, but {kind}")


QUIET = ("track", "hint", "orders", "plate", "band", "chip")


def step(harness: Harness, scene: TableScene, chance: Chance) -> None:
    """One press: the main button (mostly when nothing else is open), a spot, a hex of the map."""
    if harness.stack.top is not scene:  # asked once more
        harness.click("yes")
        harness.settle()
        return
    main = scene.group.main
    opens = [s for s in scene.spots if s.open and isinstance(s.handle, tuple) and s.handle[0] not in QUIET]
    hexes = lit_hexes(scene)
    kind = str(scene.table.asked)  # type: ignore[attr-defined]
    eager = 2 if kind.endswith("_move") else 5
    if (
        main is not None
        and main.enabled
        and main.id != "act.wait"
        and ((not opens and not hexes) or chance.below("step", 8) < eager)
    ):
        harness.click(main.rect.center)
        return
    if hexes and chance.below("step", 3):
        press(harness, scene, chance.pick("step", hexes))
        return
    if opens and chance.below("step", 8):
        harness.click(chance.pick("step", opens).rect.center)
        return
    acts = [w for w in scene.group if str(w.id).startswith("act.") and w.enabled and w.id not in GRAVE]
    if acts:
        harness.click(chance.pick("step", acts).rect.center)


GRAVE = ("act.concede", "act.call_off", "act.exit", "act.undo")


def lit_hexes(scene: TableScene) -> list[str]:
    """Hexes that are marked on the map and in view."""
    view = scene.table.map.view  # type: ignore[attr-defined]
    if view is None:
        return []
    marked = set(view.ground.ground.tints)
    marks = [room.hex_marks() for room in scene.table.rooms.present]  # type: ignore[attr-defined]
    marked |= {here for one in marks for here in (*one.lit, *(ring.hex for ring in one.rings))}
    return sorted(here for here in marked if scene.table.map.sees(here))  # type: ignore[attr-defined]


def press(harness: Harness, scene: TableScene, here: str) -> None:
    """A press on a hex of the map."""
    scene.table.map.seek(here)  # type: ignore[attr-defined]
    harness.frames(30)
    assert scene.table.map.sees(here)  # type: ignore[attr-defined]
    harness.click(scene.table.map.place_of(here).center)  # type: ignore[attr-defined]
