"""A count of Goblin Slayer-Slayer on its own table, with its pictures: twelve goblins revealed, a d20 thrown, the ledger,
frame by frame by the floor. Every frame counts, those too in which something is printed for the first time. The frames are
the same in every run: of each the best of three runs counts, each in a process of its own, for machines are noisy.

python -m tests.bench.bench_slayer
"""

from __future__ import annotations

import gc
import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
HERE = Path(__file__).resolve()
sys.path[:0] = [str(HERE.parents[2]), str(HERE.parents[1] / "ui"), str(HERE.parents[1] / "ui" / "slayer")]

import pygame  # noqa: E402
from rooms import feed_at, match_at  # noqa: E402
from slayer_table import choice_of  # noqa: E402

from game.engine.chance import Chance  # noqa: E402
from game.engine.cues import SeatCue  # noqa: E402
from game.engine.match import Match  # noqa: E402
from game.scenes.router import open_stack  # noqa: E402
from game.stack.context import Context  # noqa: E402
from game.tabletop.scene import TableScene  # noqa: E402
from game.ui.harness import Harness  # noqa: E402
from game.ui.prints import Prints  # noqa: E402
from tests.bench.common import Row, of_frames, show  # noqa: E402

BUDGET = {(1920, 1080): 4.0, (1280, 720): 8.0}
MOMENTS = {"revealed": "12 goblins revealed", "roll": "a d20 thrown", "ledger": "the ledger"}
BESIDE = {"locked": "the cards sent", "shuffled": "the Horde shuffled", "survivor": "a goblin saved"}
"""For interest, without a budget."""
NAMES = MOMENTS | BESIDE
LONGEST = 60 * 60
END = ("survivor_pick", "loot_division")
RUNS = 3
Frames = list[tuple[str, float]]
"""The moment of each frame ("" none of these), and its seconds."""


def timed(call: Callable[[], object]) -> float:
    start = time.process_time()
    call()
    return time.process_time() - start


def last_card() -> Match:
    """Six players, two cards each: all are in but those of the seat that looks on."""
    match = match_at("play_cards", 6, first=3)
    for seat in range(1, match.seats):
        ask = match.seat_ask(seat)
        assert ask is not None
        match.play(seat, choice_of(match, seat, ask, Chance(b"12345678")), match.ask_id, at=1000)
    match.take_cues()
    return match


class Watch:
    """Which moment is played, by the cues of its beat; until the next begins."""

    def __init__(self, scene: TableScene) -> None:
        self.kinds: set[str] = set()
        begins = scene.updates._hold

        def watched(beat: list[SeatCue]) -> bool:
            self.kinds = {cue.kind for cue in beat}
            return begins(beat)

        scene.updates._hold = watched  # type: ignore[method-assign]


def one_run(size: tuple[int, int]) -> tuple[float, Frames]:
    """The floor, and every frame; "laid anew": the frames in which a new update has been adopted."""
    match = last_card()
    feed = feed_at(match, others=True)
    scene = TableScene(feed)
    feed.busy = lambda: scene.updates.playing is not None or bool(scene.updates.waiting) or scene.motion.busy
    harness = Harness(lambda: open_stack(Context(size=size, prints=Prints()), scene), size)
    while not scene.ready:
        harness.frames(1)
    watch = Watch(scene)
    harness.seconds(2)
    surface = pygame.display.get_surface()
    assert surface is not None
    background = scene.look.backdrop().convert()

    def floor() -> None:
        surface.blit(background, (0, 0))
        pygame.display.flip()

    base = statistics.quantiles([timed(floor) for _ in range(200)], n=10)[0]
    found: Frames = []
    gc.collect()
    for _ in range(LONGEST):
        ask = scene.services.update.ask
        kind = scene.table.asked  # type: ignore[attr-defined]
        if kind in END:
            break
        done = kind == "play_cards" and scene.services.seat in scene.table.reading.play.ready  # type: ignore[attr-defined]
        if not feed.busy() and kind and not done and ask is not None and ask.answer is None:
            scene.send(choice_of(match, 0, ask, Chance(b"12345678")))
        group = scene.group
        took = timed(lambda: harness.loop.step(1 / 60))
        name = next(iter(watch.kinds & NAMES.keys()), "")
        found.append(("laid anew" if scene.group is not group else name, took))
    return base, found


def measure(size: tuple[int, int]) -> dict[str, list[float]]:
    """Moment -> each of its frames by the floor, the best of some runs."""
    call = [sys.executable, "-m", "tests.bench.bench_slayer", f"{size[0]}x{size[1]}"]
    told = [subprocess.run(call, check=True, capture_output=True, text=True, cwd=HERE.parents[2]) for _ in range(RUNS)]
    runs = [json.loads(run.stdout.splitlines()[-1]) for run in told]
    base = min(floor for floor, _ in runs)
    found: dict[str, list[float]] = {name: [] for name in (*NAMES, "laid anew")}
    for frames in zip(*(frames for _, frames in runs)):
        if frames[0][0]:
            found[frames[0][0]].append(min(took for _, took in frames) / base)
    return found


def main() -> int:
    if len(sys.argv) > 1:
        wide, tall = map(int, sys.argv[1].split("x"))
        print(json.dumps(one_run((wide, tall))))
        return 0
    rows: list[Row] = []
    for size, budget in BUDGET.items():
        found = measure(size)
        for name, ratios in found.items():
            what = f"{size[0]}x{size[1]}, {NAMES.get(name, name)}"
            if ratios:
                rows += of_frames(what, ratios, budget if name in MOMENTS else None)
    print(f"frames by the floor frame, all work of a frame counted; of each frame the best of {RUNS} runs")
    return 0 if show(rows) else 1


if __name__ == "__main__":
    sys.exit(main())
