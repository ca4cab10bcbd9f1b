"""What a planned attack comes to, on a slip: between two herds on an empty space or in the lane, among several at the arrow."""

from __future__ import annotations

import itertools
import math
from collections.abc import Hashable, Iterator, Sequence

import pygame
from pygame import Rect, Surface, Vector2

from game.titles.battlegoats.rules import forecast
from game.titles.battlegoats.rules.cards import CARDS
from game.titles.battlegoats.screen.chooser import Handle
from game.titles.battlegoats.screen.context import Context
from game.ui.fitting import fitted, halved, largest

Point = tuple[float, float]
FACE, SIGN, BACK = 12.0, 4.5, 1.2
"""What it costs to cover a whole slip's worth of faces, of plates and piles, of backs: as much as lying so many times its own
height away from the arrow."""


class Odds:
    """The slip of one table."""

    def __init__(self, table: Context) -> None:
        self.table = table
        self._spot: tuple[Hashable, Rect] = (None, Rect(0, 0, 0, 0))

    def hidden(self) -> list[int]:
        """The printed powers of the cards of which this seat sees no face."""
        reading = self.table.reading
        seen = {*reading.names.values(), *(lying.card for lying in reading.field.values())}
        return [card.power for card in CARDS if card.id not in seen]

    def _words(self, target: Handle) -> tuple[str, str]:
        """The two powers; of a hidden card also how many of those that it can be are weaker."""
        table, chooser = self.table, self.table.chooser
        assert isinstance(target, tuple)
        _, seat, space = target
        found = forecast.fight(table.services.update.view, chooser.me, [chooser.me, chooser.source], [seat, space])
        power, theirs = found["attack"]["total"], found["defend"]
        told = table.words("act-odds", a=power, b="?" if theirs is None else theirs["total"])
        if theirs is not None:
            return told, ""
        hidden = self.hidden()
        return told, table.words("odds-hidden", n=sum(other < power for other in hidden), all=len(hidden))

    # between two herds

    def between(self, surface: Surface, target: Handle, start: Rect, ways: Sequence[list[Point]]) -> None:
        """On the own empty space that is nearest to the attacker, else in the lane."""
        look = self.table.look
        told, more = self._words(target)
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

    # among several

    def beside(self, surface: Surface, target: Handle, start: Rect, ends: Sequence[Rect]) -> None:
        """At the arrow to the last target, where it covers least."""
        table, look = self.table, self.table.look
        told, more = self._words(target)
        words = self._block(told, more)
        margin = look.content("plain", Rect(0, 0, 400, 400))
        size = words.get_width() + 400 - margin.w, words.get_height() + 400 - margin.h
        key = (table.services.update.version, size, tuple(start), *map(tuple, ends))
        if self._spot[0] != key:
            self._spot = key, self.spot(size, start, ends)
        box = self._spot[1]
        inner = look.paper(surface, "plain", box, 6)
        surface.blit(words, words.get_rect(center=inner.center))

    def _block(self, told: str, more: str) -> Surface:
        """The two powers, and on two lines under them what they mean."""
        look = self.table.look
        head = look.lettering.line(told, "display", look.caps(27), look.palette.k)
        if not more:
            return head
        px = look.caps(22)
        half = halved(look, more, "label", px, look.px(400)) + look.px(16)
        ink = look.palette.k
        tail = look.lettering.paragraph(more, "label", px, half, ink, align="centre", leading=1.1).surface
        wide = max(head.get_width(), tail.get_width())
        sheet = Surface((wide, head.get_height() + tail.get_height()), pygame.SRCALPHA)
        sheet.blit(head, head.get_rect(midtop=(wide // 2, 0)))
        sheet.blit(tail, tail.get_rect(midtop=(wide // 2, head.get_height())))
        return sheet

    def spot(self, size: tuple[int, int], start: Rect, ends: Sequence[Rect]) -> Rect:
        """Where a slip of that size lies: near the arrow to the last of the ends and over as few faces as can be; never on the
        fighting cards."""
        table = self.table
        costs = list(self._costs())
        clear = [start, *ends]
        field = table.ground.regions.middle
        one, other = Vector2(start.center), Vector2(ends[-1].center)

        def cost(box: Rect) -> float:
            covered = sum(weight * _shared(box, rect) for rect, weight in costs)
            fighting = len(box.collidelistall(clear))
            arrows = sum(bool(box.inflate(12, 12).clipline(start.center, end.center)) for end in ends)
            return covered + FACE * fighting + SIGN * arrows + _distance(Vector2(box.center), one, other) / box.h

        boxes = (box.clamp(field) for box in self._candidates(size, one, other))
        return min(boxes, key=cost)

    def _candidates(self, size: tuple[int, int], start: Vector2, end: Vector2) -> Iterator[Rect]:
        """On both sides along the arrow and a little beyond its ends, and in the middle of each space that is empty."""
        table = self.table
        box = Rect((0, 0), size)
        along = end - start
        across = along.rotate(90).normalize() if along.length() else Vector2(0, 1)
        away = (box.w * abs(across.x) + box.h * abs(across.y)) / 2 + table.look.px(20)
        for n, side, times in itertools.product(range(-4, 17), (-1, 1), (1, 1.6, 2.2)):
            box.center = round(start + along * n / 12 + across * away * side * times)
            yield box.copy()
        for (seat, space), rect in table.ground.cells.items():
            if table.reading.at(seat, space) is None:
                box.center = rect.center
                yield box.copy()

    def _costs(self) -> Iterator[tuple[Rect, float]]:
        """All that a slip could cover, with what that costs."""
        table, place = self.table, self.table.ground
        for (seat, space), rect in place.cells.items():
            lying = table.reading.at(seat, space)
            if lying is not None:
                yield rect, BACK if lying.card is None else FACE
        signs = [*place.regions.plates.values(), *(rect for rect, _ in place.fallen)]
        for rect in [*signs, *([place.reason] if place.reason is not None else [])]:
            yield rect, SIGN


def _shared(box: Rect, rect: Rect) -> float:
    """The part of the box that lies on the other rectangle."""
    both = box.clip(rect)
    return both.w * both.h / (box.w * box.h)


def _distance(point: Vector2, start: Vector2, end: Vector2) -> float:
    """How far a point is from a line between two others."""
    along = end - start
    part = (point - start).dot(along) / (along.length_squared() or 1)
    return point.distance_to(start + along * min(1.0, max(0.0, part)))
