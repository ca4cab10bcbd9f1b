"""The decision ring: who comes, the votes as they fall, markers against opposition, the nominations. It lies over the market,
for in the ring nobody trades (LOH-13.13)."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame
from pygame import Rect, Surface

from game.tabletop.contract import Hotspot
from game.titles.lords_of_hell.rules.ring import opposition, qualifies
from game.titles.lords_of_hell.screen.cards import portrait
from game.titles.lords_of_hell.screen.panel import EmptyPanel, spot_of
from game.titles.lords_of_hell.screen.signs import crown
from game.ui import palette, shapes

UNDECIDED = -2


class Ring(EmptyPanel):
    """The ring on its sheet."""

    def open(self) -> bool:
        return self.table.reading.phase == "ring"

    @property
    def sheet(self) -> Rect:
        return self.table.ground.market

    def places(self) -> dict[int, Rect]:
        """A chair for everybody, on an oval; this seat at the foot, the others clockwise."""
        table, look = self.table, self.table.look
        face = self.sheet.inflate(-look.px(60), -look.px(50))
        many = len(table.reading.seats)
        side = min(round(face.h * 0.21), look.px(120))
        first = max(0, table.services.seat)
        out = {}
        for step in range(many):
            seat = (first + step) % many
            angle = math.pi / 2 + math.tau * step / many
            x = face.centerx + math.cos(angle) * (face.w / 2 - side * 0.9)
            y = face.centery - look.px(12) + math.sin(angle) * (face.h / 2 - side * 0.76)
            rect = Rect(0, 0, side, side)
            rect.center = (round(x), round(y))
            rect.bottom = min(rect.bottom, self.sheet.bottom - look.px(16) - self.tags_px())
            out[seat] = rect
        return out

    def tags_px(self) -> int:
        """How much the name and the state under a chair take."""
        look = self.table.look
        return 2 * (look.lettering.height("label", max(12, look.caps(18))) + 2) + look.px(6)

    def middle(self) -> Rect:
        """Inside the oval, clear of the chairs above and below: the nominees."""
        look = self.table.look
        face = self.sheet.inflate(-look.px(60), -look.px(50))
        rect = Rect(0, 0, round(face.w * 0.52), round(face.h * 0.46))
        rect.center = (face.centerx, face.centery)
        tags = self.tags_px()
        for chair in self.places().values():
            room = chair.inflate(look.px(10), look.px(14))
            if room.right <= rect.x or room.x >= rect.right:
                continue
            if chair.centery < face.centery:
                low = max(rect.y, room.bottom + tags)
                rect = Rect(rect.x, low, rect.w, rect.bottom - low)
            else:
                rect.h = min(rect.bottom, room.y) - rect.y
        return rect

    def spots(self) -> Sequence[Hotspot]:
        return [spot_of(self.table, ("realm", seat), rect, 44) for seat, rect in self.places().items()]

    # drawing

    def draw_background(self, surface: Surface) -> None:
        look, inks, words = self.table.look, self.table.look.palette, self.table.words
        look.paper(surface, "panel", self.sheet, 6)
        face = self.sheet.inflate(-look.px(60), -look.px(50))
        places = self.places()
        oval = face.inflate(-look.px(150), -look.px(110)).move(0, look.px(2))
        for grow, ink, wide in ((0, inks.k, 5), (-10, inks.a, 9), (-26, inks.k, 2)):
            pygame.draw.ellipse(surface, ink, oval.inflate(look.px(grow), look.px(grow)), max(1, look.px(wide)))
        self._braziers(surface)
        head = look.lettering.line(
            words(f"ring-step-{self.step}").upper(), "display", look.caps(26), inks.k, width=round(face.w * 0.34)
        )
        surface.blit(head, (face.x, face.y - look.px(8)))
        self._votes(surface, places)
        self._nominees(surface, self.middle(), 0)
        for seat, rect in places.items():
            self._chair(surface, seat, rect)

    def _braziers(self, surface: Surface) -> None:
        """Fires between the chairs."""
        look, face = self.table.look, self.sheet.inflate(-self.table.look.px(60), -self.table.look.px(50))
        if not look.has_picture("brazier"):
            return
        places = self.places()
        many, side = len(places), next(iter(places.values())).w
        wide, high = look.about("brazier")["units"]
        tall = round(side * 0.94)
        fire = look.picture("brazier", (round(tall * wide / high), tall))
        for step in range(many):
            angle = math.pi / 2 + math.tau * (step + 0.5) / many
            x = face.centerx + math.cos(angle) * (face.w / 2 - side * 0.9)
            y = face.centery - look.px(12) + math.sin(angle) * (face.h / 2 - side * 0.76)
            surface.blit(fire, fire.get_rect(center=(round(x), round(y))))

    @property
    def step(self) -> str:
        """arrival, vote, verdict, nominate."""
        kind = self.table.kind
        return kind if kind in ("arrival", "vote", "nominate") else "verdict"

    def _nominees(self, surface: Surface, area: Rect, top: int) -> None:
        """Each nominee with its markers and the opposition that it can bear (LOH-13.6): of those who have voted."""
        table, look, inks, words = self.table, self.table.look, self.table.look.palette, self.table.words
        s = table.reading.s
        named = [seat for seat in range(s.seats) if s.markers[seat]]
        area = Rect(area.x, area.y + top + look.px(6), area.w, area.h - top - look.px(6))
        if not named:
            para = look.lettering.paragraph(
                words("ring-no-nominee"), "map", look.text(22), area.w, palette.DIM_TEXT, align="centre"
            )
            place = para.surface.get_rect(center=area.center)
            side = area.h - place.h - look.px(8)
            if side > 50 and look.has_picture("throne"):  # it stands empty
                place.bottom = area.bottom
                seat_ = Rect(0, area.y, side, side)
                seat_.centerx = area.centerx
                surface.blit(look.picture("throne", seat_.size), seat_)
                pygame.draw.rect(surface, inks.k, seat_, max(1, look.px(3)), border_radius=4)
            surface.blit(para.surface, place)
            return
        row = min(look.px(62), area.h // len(named))
        voting = self.step != "arrival"
        pending = sum(1 for seat in range(s.seats) if s.arrived >> seat & 1 and s.votes[seat] == UNDECIDED)
        y = area.y + (area.h - row * len(named)) // 2
        for seat in named:
            box = Rect(area.x, y + 2, area.w, row - 4)
            good = voting and qualifies(s, seat)
            surface.fill(palette.STRAW if good else palette.mix(inks.paper, inks.c, 0.35), box)
            surface.fill(inks.k, (box.x, box.bottom - 1, box.w, max(1, look.px(2))))  # no frame: it is no button
            side = box.h - 6
            face = Rect(box.x + 4, box.y + 3, side, side)
            surface.blit(portrait(look, table.reading.devil(seat), face.size), face)
            x = face.right + look.px(8)
            name = look.lettering.line(table.devil(seat), "display", min(look.caps(20), side // 2), inks.k)
            surface.blit(name, name.get_rect(midleft=(x, box.y + box.h * 0.32)))
            px = max(14, round(side * 0.42))
            for n in range(s.markers[seat]):
                mark = crown(look, px)
                surface.blit(mark, (x + n * round(px * 0.8), box.y + round(box.h * 0.54)))
            against = opposition(s, seat) - pending if voting else 0
            if voting:
                key = "ring-tally" if any(vote != UNDECIDED for vote in s.votes) else "ring-bears"
                text = words(key, votes=s.votes.count(seat), against=against, n=s.markers[seat])
            else:
                text = words("ring-bears", n=s.markers[seat], votes=0, against=0)
            line = look.lettering.line(
                text.upper(), "label", look.caps(20), inks.k, width=box.right - x - name.get_width() - 24, floor=10
            )
            surface.blit(line, line.get_rect(midright=(box.right - 10, box.centery)))
            y += row

    def _votes(self, surface: Surface, places: dict[int, Rect]) -> None:
        """A stroke from each voter to whom it named."""
        look, inks, s = self.table.look, self.table.look.palette, self.table.reading.s
        for seat in range(s.seats):
            vote = s.votes[seat]
            if vote < 0 or vote == seat:
                continue
            start, end = pygame.Vector2(places[seat].center), pygame.Vector2(places[vote].center)
            way = (end - start).normalize() * (places[seat].w * 0.62)
            pygame.draw.line(surface, inks.k, start + way, end - way, max(3, look.px(7)))
            pygame.draw.line(surface, inks.a, start + way, end - way, max(1, look.px(3)))
            tip = end - way
            side = way.rotate(90) * 0.16
            pygame.draw.polygon(surface, inks.k, [tip + way * 0.2, tip - way * 0.12 + side, tip - way * 0.12 - side])

    def _chair(self, surface: Surface, seat: int, rect: Rect) -> None:
        table, look, inks = self.table, self.table.look, self.table.look.palette
        s, ask = table.reading.s, table.services.update.ask
        mark = table.mark(("realm", seat))
        came = bool(s.arrived >> seat & 1)
        revealed = self.step != "arrival"
        dim = (revealed and not came) or (not revealed and (ask is None or seat not in ask.seats))
        key = ("hell chair", table.reading.devil(seat), rect.size, dim, look.inks)
        found = look.baked(key)
        if found is None:
            found = portrait(look, table.reading.devil(seat), rect.size).copy()
            if dim:
                found.fill((150, 146, 140, 255), special_flags=pygame.BLEND_RGBA_MULT)
            look.keep(key, found)
        thinking = seat in table.thinking
        frame = rect.inflate(look.px(10), look.px(10))
        pygame.draw.rect(
            surface, palette.GLOW if mark.lit else palette.STRAW if thinking else inks.k, frame, border_radius=6
        )
        if mark.chosen:
            shapes.dashes(surface, frame.inflate(8, 8), 0, inks.a, inks.k, max(3, look.px(5)))
        surface.blit(found, rect)
        state = self._state(seat, came, revealed, thinking)
        lines = [(table.devil(seat), inks.paper)] + ([(state, palette.GLOW)] if state else [])
        y = rect.bottom + look.px(4)
        for text, ink in lines:
            tag = look.lettering.line(text.upper(), "label", max(12, look.caps(18)), ink)
            box = tag.get_rect(midtop=(rect.centerx, y)).inflate(10, 2)
            pygame.draw.rect(surface, inks.k, box)
            surface.blit(tag, tag.get_rect(center=box.center))
            y = box.bottom - 1

    def _state(self, seat: int, came: bool, revealed: bool, thinking: bool) -> str:
        table, words, s = self.table, self.table.words, self.table.reading.s
        if not revealed:
            ask = table.services.update.ask
            if ask is None or seat not in ask.seats:
                return table.body_name(table.reading.seats[seat].body)
            return words("ring-thinking" if thinking else "ring-decided")
        if not came:
            body = table.reading.seats[seat].body
            return words("ring-home") if body == "in_hell" else table.body_name(body)
        if thinking:
            return words("ring-thinking")
        if s.votes[seat] == -1:
            return words("ring-declined")
        if s.votes[seat] >= 0:
            return words("ring-for", name=table.devil(s.votes[seat]))
        return words("ring-came")
