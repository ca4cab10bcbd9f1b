"""The map against the floor frame (one background blit and a flip) and against drawing hexes one by one. Prints ratios.

python tests/bench/bench_hexmap.py
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Hashable
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
HERE = Path(__file__).resolve()
sys.path[:0] = [str(HERE.parents[2]), str(HERE.parents[1])]

import pygame  # noqa: E402
from bench.common import Row, show  # noqa: E402

from game.ui import fonts, lettering  # noqa: E402
from game.ui.harness import Harness  # noqa: E402
from game.ui.hexmap.counters import Face, Stack  # noqa: E402
from game.ui.hexmap.geometry import HexLayout  # noqa: E402
from game.ui.hexmap.ground import reach  # noqa: E402
from game.ui.hexmap.view import HexmapView, Piece  # noqa: E402
from tests.ui.gallery import Atlas  # noqa: E402

BUDGET = {(1920, 1080): 4.0, (1280, 720): 8.0}
COUNTERS = 154  # in the whole game
STAMPS = ("open", "fields", "woods", "forest", "hills", "mountain")


class Crowd(Atlas):
    """Every counter of the game on the map, a move of twenty points marked."""

    def show(self) -> None:
        super().show()
        bow = Face("goblin_bow", "goblin_B", ("2", "3", "2"), "B")
        blade = Face("goblin_blade", "goblin_B", ("·", "3", "2"), "B")
        hexes = self.layout.grid.within("1310", 6)
        self.crowd: dict[Hashable, Stack] = {
            ("stack", i): Stack((bow, blade, bow, blade)[: 1 + i % 4]) for i in range(62)
        }
        assert sum(len(stack.faces) for stack in self.crowd.values()) >= COUNTERS - 2
        self.map.show_pieces({handle: Piece(hexes[i * 2 % len(hexes)]) for i, handle in enumerate(self.crowd)})
        points = {here: float(left) for here, left in self.layout.grid.reachable("1310", 12, lambda a, b: 1).items()}
        self.map.lay(reach(points, 12, (), "1310"))

    def drawn(self, handle: Hashable, hex_px: float) -> tuple[pygame.Surface, tuple[int, int]]:
        return self.counters.stack(self.crowd[handle], hex_px)


def best(call: Callable[[], object], times: int = 40, rounds: int = 7) -> float:
    """Seconds of one call: the quickest of some rounds."""
    found = 1.0
    for _ in range(rounds):
        start = time.perf_counter()
        for _ in range(times):
            call()
        found = min(found, (time.perf_counter() - start) / times)
    return found


def naive_frame(surface: pygame.Surface, view: HexmapView, stamps: dict[str, pygame.Surface]) -> Callable[[], None]:
    """What a straightforward program does: for every hex in view a filled polygon, its outline, its terrain's stamps and
    its number, all drawn anew; counters scaled from their master."""
    layout: HexLayout = view.layout
    face = fonts.font("text", 11)
    master = pygame.transform.smoothscale(view.picture(("stack", 0), 192.0)[0], (200, 200))  # type: ignore[index]

    def draw() -> None:
        scale, camera = view.camera.scale, view.camera
        surface.fill((40, 30, 20), view.rect)
        size = round(30 * scale)
        for here in layout.grid.hexes():
            x, y = camera.to_view(layout.middle(here))
            if not (-60 < x < view.rect.w + 60 and -60 < y < view.rect.h + 60):
                continue
            points = [
                (view.rect.x + px, view.rect.y + py)
                for px, py in (camera.to_view(corner) for corner in layout.corners(here))
            ]
            pygame.draw.polygon(surface, (227, 205, 155), points)
            stamp = stamps[STAMPS[int(here) % len(STAMPS)]]
            for dx, dy in ((-24, -12), (14, -16), (-4, 6), (24, 8), (-22, 22), (8, 26)):
                picture = pygame.transform.smoothscale(stamp, (size, size))
                at = (view.rect.x + x + dx * scale - size / 2, view.rect.y + y + dy * scale - size / 2)
                surface.blit(picture, at)
            pygame.draw.aalines(surface, (42, 30, 22), True, points)
            surface.blit(face.render(here, True, (42, 30, 22)), (view.rect.x + x - 12, view.rect.y + y - 40))
        for piece in view.pieces.values():
            x, y = camera.to_view(layout.middle(piece.hex))
            counter = pygame.transform.smoothscale(master, (round(70 * scale), round(70 * scale)))
            surface.blit(counter, (view.rect.x + x - 35 * scale, view.rect.y + y - 35 * scale))

    return draw


def measure(size: tuple[int, int]) -> list[Row]:
    from game.stack.context import Context
    from game.stack.stack import Stack as Scenes

    start = time.perf_counter()
    harness = Harness(lambda: Scenes(Context(), Crowd()), size)
    first = time.perf_counter() - start
    scene, surface = harness.stack.top, pygame.display.get_surface()
    view: HexmapView = scene.map
    begun = time.perf_counter()
    fresh = type(view.map)("goblin_raid", view.layout, view.look.lettering)
    fresh.load(view.camera.scale, view.camera.area)
    loading = time.perf_counter() - begun
    for _ in range(400):
        view.update(1 / 60)
    background = scene.look.backdrop().convert()

    def floor() -> None:
        surface.blit(background, (0, 0))
        pygame.display.flip()

    steps = [(9, 5), (9, -5), (-9, 5), (-9, -5)]
    state = {"n": 0}

    def scroll() -> None:
        dx, dy = steps[state["n"] // 25 % 4]
        state["n"] += 1
        view.camera.pan(dx, dy)
        view.touch()  # as hands do
        view.draw(surface)
        pygame.display.flip()

    for _ in range(120):
        scroll()
    before = (fonts.opened, lettering.rendered, view.ground.made, view.map.made)
    base, ours = [], []
    for _ in range(7):  # side by side: machines are noisy
        base.append(best(floor, 30, 1))
        ours.append(best(scroll, 30, 1))
    ratio = sorted(o / b for o, b in zip(ours, base))[3]
    after = (fonts.opened, lettering.rendered, view.ground.made, view.map.made)
    stamp = {name: pygame.Surface((96, 96), pygame.SRCALPHA) for name in STAMPS}
    naive = naive_frame(surface, view, stamp)
    slow = best(naive, 3, 3)
    quick = best(lambda: view.draw(surface), 20, 5)
    longest = _longest_frame(view)
    name = f"{size[0]}x{size[1]}"
    return [
        Row(f"{name}: scrolling, {view.drawn_pieces} stacks", f"{min(ours) * 1e3:.2f} ms", ratio, BUDGET[size], True),
        Row(f"{name}: hexes one by one, to ours", f"{slow * 1e3:.1f} ms", slow / quick, 6.0),
        Row(f"{name}: print of the view from disk", f"{loading * 1e3:.0f} ms", loading, 1.0, True),
        Row(f"{name}: opening the scene", f"{first * 1e3:.0f} ms"),
        Row(f"{name}: longest frame of unseen map", f"{longest * 1e3:.1f} ms"),
        Row(f"{name}: baked or set while scrolling", str([b - a for a, b in zip(before, after)])),
    ]  # fmt: skip


def _longest_frame(view: HexmapView) -> float:
    """Over a map that nobody has seen yet, with its chunks made on the way; in time of this process."""
    surface = pygame.display.get_surface()
    picture = type(view.map)("goblin_raid", view.layout, view.look.lettering)
    picture.names(view.camera.scale)
    picture.overview()
    view.map = view.ground.picture = picture
    view.camera.centre_on(view.layout.middle("0404"))
    longest = 0.0
    for _ in range(90):
        start = time.process_time()
        view.camera.pan(12, 8)
        view.update(1 / 60)
        view.draw(surface)
        longest = max(longest, time.process_time() - start)
    return longest


def main() -> bool:
    rows = [row for size in BUDGET for row in measure(size)]
    return show(rows)


if __name__ == "__main__":
    raise SystemExit(0 if main() else 1)
