"""Screens of Loot & Recruit, caught while bots play, each at the first moment that shows what it is meant to show.

python -m tests.screens.make loot_all [loot_NAME ...]
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from game.demo import BotsAtPlay
from game.scenes.results import Results
from game.tabletop.scene import TableScene
from game.ui.harness import Harness

TITLE = "loot_and_recruit"
SEEDS = (4, 9, 16, 23, 30, 44, 51, 60, 72, 80)
"""Matches that are played, one after another, until everything has been caught."""
SEATS, SEAT = 5, 2
LONGEST = 60 * 60 * 12
CLOCKS = {"turn": (84.0, 120.0), "flip_choice": (21.0, 30.0), "reaction": (3.7, 6.0)}
"""Seconds left, and of how many, as the pictures show them."""

Look = Callable[[TableScene], bool]


class Watched(BotsAtPlay):
    """Bots at play with clocks, as a table of people has them."""

    def _tell(self) -> None:
        super()._tell()
        update = self.items[-1]
        clock = CLOCKS.get(update.ask.kind) if getattr(update, "ask", None) is not None else None  # type: ignore[union-attr]
        if clock is not None:
            self.items[-1] = replace(update, clock_left=clock[0], clock_whole=clock[1])  # type: ignore[type-var]


def reading(scene: TableScene) -> Any:
    return scene.table.reading  # type: ignore[attr-defined]


def _asked(kind: str, more: Look = lambda scene: True) -> Look:
    """This seat is asked, and everything that was to be shown has been."""
    return lambda scene: scene.table.asked == kind and more(scene)  # type: ignore[attr-defined]


def _choice(*verbs: str) -> Look:
    """Moves of these kinds are open in the own turn."""

    def holds(scene: TableScene) -> bool:
        moves = scene.table.moves  # type: ignore[attr-defined]
        return all(
            any(
                branch.verb == verb and (verb != "attack" or branch.nouns[0] != SEAT) for branch in moves.branches(verb)
            )
            for verb in verbs
        )

    return holds


def _kind(kind: str, own: bool) -> Look:
    """Something is asked of this seat, or of another."""

    def holds(scene: TableScene) -> bool:
        ask = scene.services.update.ask
        return ask is not None and ask.kind == kind and (SEAT in ask.seats) == own

    return holds


RESTS: dict[str, Look] = {
    "turn": _asked("turn", lambda scene: reading(scene).round == 2 and len(reading(scene).hand) >= 4),
    "turn_late": _asked("turn", lambda scene: reading(scene).round >= 10 and _choice("attack", "recruit")(scene)),
    "flip_cards": _asked("flip_choice", lambda scene: bool(_flip(scene).pick)),
    "flip": _asked("flip_choice", lambda scene: not _flip(scene).pick),
    "heckle": _asked("heckle"),
    "purchase_trash": _asked("purchase_trash"),
    "capture": lambda scene: getattr(scene.services.update.ask, "kind", "") == "capture",
    "fuse": _kind("reaction", True),
    "fuse_others": _kind("reaction", False),
    "others": lambda scene: reading(scene).active not in (-1, SEAT) and reading(scene).round == 7,
    "over": lambda scene: scene.services.update.result is not None,
}
"""What is caught while the table rests."""

HELD: dict[str, Look] = {
    "purchase": _asked("turn", lambda scene: reading(scene).round >= 4 and _choice("purchase")(scene)),
    "recruit": _asked("turn", lambda scene: reading(scene).round >= 5 and _choice("recruit")(scene)),
    "aim": _asked("turn", lambda scene: reading(scene).round >= 6 and _choice("attack")(scene)),
}
"""What is caught with something in hand."""

MOMENTS: dict[str, tuple[str, float]] = {
    "event": ("event", 1.0),
    "flip_answers": ("flip_choices", 0.6),
    "hop": ("recruited", 0.35),
    "bought": ("purchased", 0.3),
    "stone": ("attack", 0.6),
    "topple": ("toppled", 0.5),
    "bodyguard": ("negated", 0.6),
    "dragged": ("captured", 0.4),
    "shield": ("shielded", 0.4),
    "drums": ("count", 0.7),
    "count": ("counted", 0.5),
    "crowning": ("result", 1.4),
}
"""A cue, and how many seconds after its beat has begun the picture is taken."""

FALLS, BIG = ("stone", "topple"), 6
"""Falls worth a picture: so many Victory Points."""
RARE = ("heckle", "purchase_trash", "capture", "fuse", "dragged", "shield", "flip")
"""Caught if a match has them that is played for the others."""
AT_OTHER_TABLES = {"turn_2": 2, "turn_3": 3, "turn_4": 4}


def _flip(scene: TableScene) -> Any:
    return next(room for room in scene.table.rooms if getattr(room, "kind", "") == "flip_choice")  # type: ignore[attr-defined]


class Tour:
    """One match, watched from one seat."""

    def __init__(self, show: Callable[..., Harness], size: tuple[int, int], seed: int, seats: int, more: Any) -> None:
        self.feed = Watched(TITLE, seats, "normal", {}, seed, min(SEAT, seats - 1))
        self.scene = TableScene(self.feed)
        self.h = show(lambda: self.scene, size, **more)
        self.beat: set[str] = set()
        self.since = 0.0
        self.big = False
        while not self.scene.ready:
            self.h.frames(1)
        moments = self.scene.table.moments

        def watched(cues: Any, after: Any) -> Any:
            self.beat, self.since = {cue.kind for cue in cues}, 0.0
            self.big = any(cue.nouns["vp"] >= BIG for cue in cues if cue.kind == "attack") or (
                self.big and "toppled" in self.beat
            )
            return moments(cues, after)

        self.scene.table.moments = watched  # type: ignore[method-assign]

    def catch(self, wanted: set[str]) -> Iterator[str]:
        """Names in the order in which they come; each is taken out of `wanted`."""
        scene, h = self.scene, self.h
        for _ in range(LONGEST):
            rests = scene.updates.playing is None and not scene.motion.busy
            kinds = {MOMENTS[name][0] for name in wanted if name in MOMENTS}
            dt = 1 / 60 if self.beat & kinds else 1 / 8
            self.feed.shown = rests
            h.frames(1, dt)
            self.since += dt
            if scene.updates.playing is not None:
                for name in sorted(wanted & MOMENTS.keys()):
                    kind, after = MOMENTS[name]
                    if kind in self.beat and self.since >= after and (self.big or name not in FALLS):
                        wanted.discard(name)
                        yield name
                continue
            self.beat = set()
            if scene.motion.busy or scene.updates.waiting:
                continue
            yield from self._rest(wanted)
            if scene.services.update.result is not None:
                return

    def _rest(self, wanted: set[str]) -> Iterator[str]:
        """What can be caught while the table rests."""
        for name in sorted(wanted & (RESTS.keys() | HELD.keys())):
            if not (RESTS.get(name) or HELD[name])(self.scene):
                continue
            wanted.discard(name)
            self.feed.shown = False
            if name in HELD:
                self._hold(name)
            self.h.seconds(0.6)
            yield name
            if name in HELD:
                self.scene.table.back()
                self.scene.refresh()

    def _hold(self, name: str) -> None:
        """Take something in hand, as a click does."""
        table: Any = self.scene.table
        self.feed.live = True
        if name == "aim":
            table.click(("pool", "attack"))
        else:
            goods = [spot.handle for spot in self.scene.spots if spot.open and table.moves.goods(spot.handle)]
            lineup = "shop" if name == "purchase" else "crowd"
            table.click(next(handle for handle in goods if table.moves.goods(handle)[0] == lineup))
        self.feed.live = False


def tour(
    show: Callable[..., Harness],
    size: tuple[int, int],
    language: str = "en",
    names: set[str] | None = None,
    seats: int = SEATS,
    **more: Any,
) -> Iterator[tuple[str, Harness]]:
    """Every screen of the title, with its name, from as many matches as it takes."""
    more["language"] = language
    wanted = set(names) if names else {*RESTS, *HELD, *MOMENTS, *AT_OTHER_TABLES, "results"}
    for name in sorted(wanted & AT_OTHER_TABLES.keys()):
        match = Tour(show, size, SEEDS[0], AT_OTHER_TABLES[name], more)
        for _ in match.catch({"turn_late"}):
            yield name, match.h
            break
    wanted -= AT_OTHER_TABLES.keys()
    for seed in SEEDS:
        if wanted <= ({*RARE} if names is None else set()):
            return
        match = Tour(show, size, seed, seats, more)
        for name in match.catch(wanted):
            yield name, match.h
        result = match.feed.match.result
        if "results" in wanted and result is not None:
            wanted.discard("results")
            end = show(lambda feed=match.feed, result=result: Results(feed, result), size, **more)
            end.seconds(1.5)
            yield "results", end
