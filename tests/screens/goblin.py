"""The reference screens of Goblin's map: bots play, and each phase is caught when it first comes (battles: `goblin_battle`).

One match gives many pictures, so all are made together: `tour(show, size, language)` yields names and harnesses.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from game.demo import BotsAtPlay
from game.tabletop.scene import TableScene
from game.ui.harness import Harness

TITLE = "goblin_raid"
SEEDS = (3, 5, 8, 12)
"""Matches that are played, one after another, until everything has been caught."""
LONGEST = 60 * 60 * 10

Look = Callable[[TableScene], bool]
Touch = Callable[[TableScene, Harness], None]


def table_of(scene: TableScene) -> Any:
    return scene.table


def _asked(kind: str, more: Look = lambda scene: True) -> Look:
    """This seat is asked, and everything that was to be shown has been."""
    return lambda scene: table_of(scene).asked == kind and more(scene)


def _turn(least: int) -> Look:
    return lambda scene: table_of(scene).reading.turn >= least


def _loaded(scene: TableScene) -> bool:
    return bool(table_of(scene).reading.loads)


def _nothing(scene: TableScene, harness: Harness) -> None:
    """As it comes."""


def _choose(scene: TableScene, harness: Harness) -> None:
    """The leader with the most to carry is in hand, and a far hex is pointed at."""
    move = table_of(scene).move
    movers = move.movers()
    if not movers:
        return
    best = max(
        movers, key=lambda leader: (len(table_of(scene).reading.units_at(table_of(scene).reading.at[leader])), leader)
    )
    move.choose(best)
    scene.refresh()
    harness.seconds(0.6)
    reach = move.reach()
    if reach:
        seen = [here for here in reach if table_of(scene).map.sees(here)]
        to = min(seen or reach, key=lambda here: (reach[here][0], here))
        harness.move(table_of(scene).map.place_of(to).center)
        harness.seconds(0.6)


def _whole(scene: TableScene, harness: Harness) -> None:
    """The whole map, with a leader's reach."""
    _choose(scene, harness)
    table_of(scene).map.toggle_whole()
    harness.seconds(0.6)


def _enemy(scene: TableScene, harness: Harness) -> None:
    """An enemy stack is pointed at: the richest that is in sight."""
    reading = table_of(scene).reading
    found = [here for here in reading.stacks if reading.side_at(here) == 1 - reading.side]
    if not found:
        return
    here = max(found, key=lambda h: (len(reading.stacks[h]), h))
    table_of(scene).map.seek(here)
    harness.seconds(0.8)
    harness.move(table_of(scene).map.place_of(here).center)
    harness.seconds(0.6)


def _zoomed(level: int) -> Touch:
    """The wheel over the middle of the map: all the way out, then so many levels in."""

    def touch(scene: TableScene, harness: Harness) -> None:
        middle = table_of(scene).map.view.rect.center
        for turns in (-1,) * 8 + (1,) * level:
            harness.wheel(middle, turns)
            harness.seconds(0.4)

    return touch


RESTS: dict[str, tuple[int, Look, Touch]] = {
    "setup": (0, _asked("goblin_setup"), _nothing),
    "setup_feudal": (1, _asked("feudal_setup"), _nothing),
    "first_move": (0, _asked("goblin_move"), _nothing),
    "move": (0, _asked("goblin_move", _turn(2)), _choose),
    "move_loaded": (0, _asked("goblin_move", _loaded), _choose),
    "whole_map": (0, _asked("goblin_move", _turn(3)), _whole),
    **{f"zoom_{level}": (0, _asked("goblin_move", _turn(3)), _zoomed(level - 1)) for level in (1, 2, 3, 4)},
    "enemy": (0, _asked("goblin_move", _turn(3)), _enemy),
    "move_feudal": (1, _asked("feudal_move"), _choose),
    "move_feudal_later": (1, _asked("feudal_move", _turn(4)), _enemy),
    "waiting": (1, lambda scene: table_of(scene).reading.phase == "goblin_move" and _turn(2)(scene), _nothing),
}
"""What is caught while the table rests: from which seat (0: the King of the first raid), when, and what is done then."""

MOMENTS: dict[str, tuple[int, str, float]] = {
    "step": (0, "step", 0.08),
    "alarm": (1, "alarm", 0.5),
    "plundered": (0, "plundered", 0.6),
    "home": (0, "home", 0.3),
    "baron": (1, "baron_comes", 0.5),
    "turn": (0, "turn", 0.4),
}
"""From which seat, a cue, and how many seconds after its beat has begun the picture is taken."""


class Tour:
    """One match, watched from one seat."""

    def __init__(
        self, show: Callable[..., Harness], size: tuple[int, int], seed: int, seat: int, language: str
    ) -> None:
        self.feed = BotsAtPlay(TITLE, 2, "normal", {"first_king": "host"}, seed, seat)
        self.feed.shown = False
        self.scene = TableScene(self.feed)
        self.seat = seat
        self.h = show(lambda: self.scene, size, language=language)
        self.beat: set[str] = set()
        self.since = 0.0
        while not self.scene.ready:
            self.h.frames(1)
        moments = self.scene.table.moments

        def watched(cues: Any, after: Any) -> Any:
            self.beat, self.since = {cue.kind for cue in cues}, 0.0
            return moments(cues, after)

        self.scene.table.moments = watched  # type: ignore[method-assign]

    def catch(self, wanted: set[str]) -> Iterator[str]:
        """Names in the order in which they come; each is taken out of `wanted`. One raid long."""
        scene, h = self.scene, self.h
        moments = {name: row for name, row in MOMENTS.items() if name in wanted and row[0] == self.seat}
        for _ in range(LONGEST):
            if scene.updates.playing is None and not scene.updates.waiting and not scene.motion.busy:
                self.beat = set()
                yield from self._resting(wanted)
            wished = {row[1] for row in moments.values()}
            self.feed.shown = scene.updates.playing is None and not scene.motion.busy
            dt = 1 / 60 if self.beat & wished else 1 / 6
            h.frames(1, dt)
            self.since += dt
            if scene.updates.playing is not None:
                for name, (_, kind, after) in list(moments.items()):
                    if kind in self.beat and self.since >= after:
                        wanted.discard(name)
                        del moments[name]
                        yield name
                if not self.beat & wished:
                    self._hurry(wished)
            mine = {n for n in wanted if (RESTS.get(n) or MOMENTS[n])[0] == self.seat}
            if not mine or self.feed.match.result is not None or table_of(scene).reading.cycle > 1:
                return

    def _hurry(self, wished: set[str]) -> None:
        """Bring what plays to its end, unless something that is waited for is still to come in it."""
        playing = self.scene.updates.playing
        if playing is None or not any(cue.kind in wished for cue in playing.cues):
            self.scene.skip()

    def _resting(self, wanted: set[str]) -> Iterator[str]:
        """What is caught while the table rests."""
        for name in [n for n in RESTS if n in wanted and RESTS[n][0] == self.seat]:
            if RESTS[name][1](self.scene):
                wanted.discard(name)
                self.feed.shown = False
                self.h.seconds(0.5)
                RESTS[name][2](self.scene, self.h)
                yield name
                table_of(self.scene).move.clear()
                self.h.move((4, 4))


def tour(
    show: Callable[..., Harness], size: tuple[int, int], language: str = "en", names: set[str] | None = None
) -> Iterator[tuple[str, Harness]]:
    """Every screen, with its name, from as many matches as it takes."""
    wanted = set(names) if names else {*RESTS, *MOMENTS}
    for seed in SEEDS:
        for seat in (0, 1):
            if not any((RESTS.get(n) or MOMENTS[n])[0] == seat for n in wanted):
                continue
            match = Tour(show, size, seed, seat, language)
            for name in match.catch(wanted):
                yield name, match.h
        if not wanted:
            return
