"""The attack that is planned between two herds: an arrow along the gaps between the tiles, and what it comes to."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

import pygame
from pygame import Rect, Surface

from game.titles.battlegoats.rules import forecast
from game.titles.battlegoats.rules.cards import CARDS
from game.titles.battlegoats.screen.chooser import Handle
from game.titles.battlegoats.screen.context import Context
from game.titles.battlegoats.screen.layout import Ground
from game.ui.fitting import fitted, largest

Point = tuple[float, float]
ASIDE = 0.2
"""Where an arrow crosses the near edge of a tile, as a part of its width: beside the name of the column."""


def route(place: Ground, me: int, start: Rect, end: Rect) -> list[Point]:
    """Return the corners of the way from the edge of an own tile to the edge of one across the lane: it lies in the gaps."""
    assert place.lane is not None
    middle = place.lane.y + round(place.lane.h * 0.8)
    points: list[Point] = [(start.x + start.w * ASIDE, start.top)]
    if start.top > place.cells[me, "F1"].top:
        gap = (place.cells[me, "F2"].x - place.cells[me, "F1"].right) / 2
        rightmost = start.x == place.cells[me, "F3"].x
        right = end.centerx > start.centerx or (end.centerx == start.centerx and not rightmost)
        edge, beside = (start.right, start.right + gap) if right else (start.x, start.x - gap)
        points = [(edge, start.centery), (beside, start.centery)]
    points.append((points[-1][0], middle))
    her = next(seat for seat, _ in place.cells if seat != me)
    fronts = [place.cells[her, f"F{n}"] for n in (1, 2, 3)]
    if end.bottom == fronts[0].bottom:
        x = min(max(points[-1][0], end.x + end.w * ASIDE), end.right - end.w * ASIDE)
        return [*points, (x, middle), (x, end.bottom)]
    gap = abs(fronts[0].x - fronts[1].x) / 2 - end.w / 2
    edge, beside = (end.x, end.x - gap) if points[-1][0] <= end.centerx else (end.right, end.right + gap)
    return [*points, (beside, middle), (beside, end.centery), (edge, end.centery)]


def rounded(points: Sequence[Point], radius: float) -> Iterator[Point]:
    """The same way with round corners, as points close to one another."""
    corners = [points[0]]
    for before, corner, after in zip(points, points[1:], points[2:]):
        near = [min(radius, math.dist(corner, other) / 2) for other in (before, after)]
        one, other = (_toward(corner, end, far) for end, far in zip((before, after), near))
        for n in range(9):
            t = n / 8
            corners.append((
                one[0] * (1 - t) ** 2 + corner[0] * 2 * t * (1 - t) + other[0] * t * t,
                one[1] * (1 - t) ** 2 + corner[1] * 2 * t * (1 - t) + other[1] * t * t,
            ))  # fmt: skip
    corners.append(points[-1])
    for a, b in zip(corners, corners[1:]):
        steps = max(1, round(math.dist(a, b) / 2))
        yield from (_toward(a, b, math.dist(a, b) * n / steps) for n in range(steps))
    yield corners[-1]


def _toward(a: Point, b: Point, far: float) -> Point:
    length = math.dist(a, b) or 1.0
    return a[0] + (b[0] - a[0]) * far / length, a[1] + (b[1] - a[1]) * far / length


class Plan:
    """What one table prints of a plan."""

    def __init__(self, table: Context) -> None:
        self.table = table
        self._arrows: dict[tuple[Point, ...], Surface] = {}
        """Of the present plan, by their ways: large sheets, of no use after it."""

    def draw(self, surface: Surface, source: str, targets: Sequence[Handle]) -> None:
        """Print the arrows to all targets, and what the attack on the last comes to."""
        table, place = self.table, self.table.ground
        me = table.chooser.me
        start = place.cells[me, source]
        ways = []
        for handle in targets:
            assert isinstance(handle, tuple)
            ways.append(route(place, me, start, place.cells[handle[1], handle[2]]))
        for way in ways:
            self._arrow(surface, way)
        self._arrows = {way: sheet for way, sheet in self._arrows.items() if list(way) in ways}
        if ways:
            self._slip(surface, start, targets[-1], ways)

    def _arrow(self, surface: Surface, way: list[Point]) -> None:
        look = self.table.look
        wide, edge = max(9, look.px(15)), max(3, look.px(4))
        box = Rect(min(x for x, _ in way), min(y for _, y in way), 1, 1)
        box = box.union(Rect(max(x for x, _ in way), max(y for _, y in way), 1, 1)).inflate(6 * wide, 6 * wide)
        sheet = self._arrows.get(tuple(way))
        if sheet is None:
            sheet = self._arrows[tuple(way)] = Surface(box.size, pygame.SRCALPHA)
            self._print_arrow(sheet, [(x - box.x, y - box.y) for x, y in way], wide, edge)
        surface.blit(sheet, box)

    def _print_arrow(self, sheet: Surface, way: list[Point], wide: int, edge: int) -> None:
        inks = self.table.look.palette
        long = min(1.9 * wide, 0.8 * math.dist(way[-1], way[-2]))
        tip, turn = way[-1], math.atan2(way[-1][1] - way[-2][1], way[-1][0] - way[-2][0])
        neck = _toward(tip, way[-2], long)
        line = list(rounded([*way[:-1], neck], 2.2 * wide))
        for colour, more in ((inks.paper, 2 * edge), (inks.k, edge), (inks.b, 0)):
            reach, half = long + 1.6 * more, 1.25 * wide + 1.3 * more
            head = ((0.6 * more, 0.0), (-reach, half), (-reach, -half))
            for point in line:
                pygame.draw.circle(sheet, colour, point, wide / 2 + more)
            pygame.draw.circle(sheet, colour, line[0], wide * 0.8 + more)
            pygame.draw.polygon(sheet, colour, [
                (tip[0] + x * math.cos(turn) - y * math.sin(turn), tip[1] + x * math.sin(turn) + y * math.cos(turn))
                for x, y in head
            ])  # fmt: skip

    # what it comes to

    def unseen(self) -> list[int]:
        """The printed powers of the cards of which this seat sees no face."""
        reading = self.table.reading
        seen = {*reading.names.values(), *(lying.card for lying in reading.field.values())}
        return [card.power for card in CARDS if card.id not in seen]

    def _slip(self, surface: Surface, start: Rect, target: Handle, ways: Sequence[list[Point]]) -> None:
        table, look = self.table, self.table.look
        assert isinstance(target, tuple)
        _, seat, space = target
        found = forecast.fight(table.services.update.view, table.chooser.me, [table.chooser.me, table.chooser.source],
                               [seat, space])  # fmt: skip
        power, theirs = found["attack"]["total"], found["defend"]
        told = table.words("act-odds", a=power, b="?" if theirs is None else theirs["total"])
        more = ""
        if theirs is None:
            unseen = self.unseen()
            more = table.words("odds-unseen", n=sum(other < power for other in unseen), all=len(unseen))
        box = self._free(start)
        if box is None:
            self._in_lane(surface, told, more, ways)
            return
        inner = look.paper(surface, "plain", box, 6)
        head = look.lettering.line(told, "display", look.caps(27), look.palette.k, width=inner.w, floor=12)
        room = inner.h - head.get_height()
        words = fitted(look, more, "text", look.text(19), (inner.w, room), look.palette.k, lines=3, floor=12,
                       align="centre") if more else Surface((1, 1), pygame.SRCALPHA)  # fmt: skip
        y = inner.centery - (head.get_height() + words.get_height()) // 2
        surface.blit(head, head.get_rect(midtop=(inner.centerx, y)))
        surface.blit(words, words.get_rect(midtop=(inner.centerx, y + head.get_height())))

    def _free(self, start: Rect) -> Rect | None:
        """The own empty space that is nearest to the attacker."""
        table, me = self.table, self.table.chooser.me
        free = [rect for (seat, space), rect in table.ground.cells.items()
                if seat == me and table.reading.at(seat, space) is None]  # fmt: skip
        nearest = min(free, key=lambda rect: math.dist(rect.center, start.center), default=None)
        return None if nearest is None else nearest.inflate(-table.look.px(14), -table.look.px(14))

    def _in_lane(self, surface: Surface, told: str, more: str, ways: Sequence[list[Point]]) -> None:
        """Beside the arrows, where the lane is longer; of what does not fit there, the two powers."""
        table, look = self.table, self.table.look
        lane = table.ground.lane
        assert lane is not None
        crossing = [x for way in ways for x, y in way if lane.y <= y <= lane.bottom]
        edge = look.px(40)
        left, right = min(crossing) - edge - lane.x, lane.right - max(crossing) - edge
        box = lane.copy()
        box.w = round(max(left, right))
        if right > left:
            box.right = lane.right
        box = box.inflate(-look.px(12), 0)
        edges = box.h - look.content("ask", box).h
        words = self._odds(told, more, look.content("ask", box).w)
        box = box.inflate(0, max(look.px(14), words.get_height() + edges - box.h))
        look.paper(surface, "ask", box, 4)
        surface.blit(words, words.get_rect(center=box.center))

    def _odds(self, told: str, more: str, wide: int) -> Surface:
        """The two powers and what they mean on one line, else one under the other, else the two powers alone."""
        look = self.table.look
        ink, gap = look.palette.k, look.px(16)
        head = fitted(look, told, "display", look.caps(23), (wide, look.px(54)), ink, lines=1, floor=12)
        beside = wide - head.get_width() - gap
        for room in (beside, wide):
            size = largest(look, more, "label", look.caps(24), (room, 0), lines=1, floor=max(13, look.px(20)))
            if not more or size is None:
                continue
            tail = look.lettering.line(more, "label", size, ink)
            at = head.get_rect()
            under = (
                tail.get_rect(midtop=at.midbottom)
                if room == wide
                else tail.get_rect(midleft=(at.right + gap, at.centery))
            )
            whole = at.union(under)
            sheet = Surface(whole.size, pygame.SRCALPHA)
            for words, place in ((head, at), (tail, under)):
                sheet.blit(words, place.move(-whole.x, -whole.y))
            return sheet
        return head
