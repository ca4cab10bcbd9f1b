"""The ground of the table: empty spaces, labels, piles as counts, the army's pairs."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game.titles.battlegoats.screen.asks import reason
from game.titles.battlegoats.screen.cards import BACK, Cards
from game.titles.battlegoats.screen.context import Context
from game.titles.battlegoats.screen.layout import Ground, counts, kept_slot, panels
from game.titles.battlegoats.screen.live_fight import LastFight, LiveFight
from game.titles.battlegoats.screen.pairs import pair_lines
from game.titles.battlegoats.screen.reading import RESERVE
from game.ui import cards, palette
from game.ui.cards import stamp
from game.ui.fitting import fitted, fitted_name, largest
from game.ui.fonts import Role
from game.ui.widgets.players import portrait
from game.words.numbers import signed

CREAM = palette.rgb("#D9CFB4")
SHADE = (188, 184, 178)
"""Of the plank under the herds."""
TRAY_HEADING = 22
"""From the heading of the tray down to its cards: the key tags of the first row lie between."""


class Board:
    """Paints what changes only with the update, the selection or the size."""

    def __init__(self, table: Context, faces: Cards, fight: LiveFight) -> None:
        self.table, self.faces, self.fight = table, faces, fight

    def paint(self, surface: Surface) -> None:
        place = self.table.ground
        if self.table.reading.mode == "draft":
            self._draft(surface, place)
        elif self.table.reading.mode == "deploy":
            self._deploy(surface, place)
        else:
            self._battle(surface, place)

    def _label(self, surface: Surface, text: str, n: float, width: int, **at: tuple[int, int]) -> Rect:
        words = self.table.look.label(text, n, CREAM, 1.5, width=width)
        rect = words.get_rect(**at)
        surface.blit(words, rect)
        return rect

    # before the battle

    def _draft(self, surface: Surface, place: Ground) -> None:
        table, look = self.table, self.table.look
        assert place.packet is not None and place.kept is not None
        count = len(table.reading.packet)
        text = table.words("draft-packet", n=count) if count else table.words("draft-none")
        self._label(surface, text, 24, place.packet.w, midbottom=(place.packet.centerx, place.packet.y - look.px(10)))
        self._label(surface, table.words("draft-kept"), 20, place.kept.w,
                    bottomleft=(place.kept.x, place.kept.y - look.px(4)))  # fmt: skip
        kept = len(table.reading.nine())
        for i in range(kept, 9):
            slot = kept_slot(place, i)
            surface.blit(look.panel("tile_empty", slot.size), slot)
        self._left(surface, place, table.words("draft-strip"))

    def _deploy(self, surface: Surface, place: Ground) -> None:
        table, look = self.table, self.table.look
        if place.enemy is not None:
            look.paper(surface, "plain", place.enemy, 3)
            words = look.label(table.words("deploy-enemy"), 21, look.palette.k, 3, width=place.enemy.w * 2 // 3)
            surface.blit(words, words.get_rect(center=place.enemy.center))
            arrow = look.mark("up", max(12, look.px(22)), look.palette.b)
            for x in (0.12, 0.88):
                surface.blit(
                    arrow, arrow.get_rect(center=(place.enemy.x + round(place.enemy.w * x), place.enemy.centery))
                )
        taken = set(table.chooser.laid)
        for (_, space), rect in place.cells.items():
            if space not in taken:
                self._slot(surface, rect, table.words("empty"))
        surface.blits(self.row_names(place))
        if place.tray is not None:
            left = len(table.reading.nine()) - len(table.chooser.laid)
            tray = table.words("deploy-tray") if left else table.words("deploy-all-laid")
            self._label(
                surface, tray, 20, place.tray.w, midbottom=(place.tray.centerx, place.tray.y - look.px(TRAY_HEADING))
            )
        self._left(surface, place, table.words("deploy-strip"))

    def row_names(self, place: Ground) -> list[tuple[Surface, Rect]]:
        """The names of the rows and where they stand: in the battle over the question, before it right of the pairs."""
        look, out = self.table.look, []
        left = place.pairs.right + look.px(6) if place.pairs else 0
        if self.table.reading.mode not in ("draft", "deploy"):
            left = place.regions.ask.x
        for row, (right, y) in place.rows.items():
            words = fitted(look, self.table.words(f"row-{row.split()[1]}").upper(), "label", look.caps(20),
                           (right - left - look.px(8), look.px(90)), CREAM, floor=12, tracking=look.frame.s,
                           align="centre")  # fmt: skip
            out.append((words, words.get_rect(midright=(right - look.px(8), y))))
        return out

    def _left(self, surface: Surface, place: Ground, strip: str) -> None:
        """Over the plates, and the pairs of your army under them."""
        table, look = self.table, self.table.look
        plates = place.regions.plates
        first = next(iter(plates.values()))
        self._label(surface, strip, 19, first.w, bottomleft=(first.x + 4, first.y - look.px(8)))
        if place.pairs is None or table.services.seat < 0:
            return
        face = look.paper(surface, "panel", place.pairs, 5)
        heading = look.label(table.words("pairs"), 20, look.palette.k, 1.2, width=face.w)
        surface.blit(heading, face.topleft)
        y = face.y + heading.get_height() + look.px(6)
        px = look.text(19)
        pairs = pair_lines(table)
        for names, add in pairs:
            name = look.lettering.paragraph(names, "text", px, face.w, look.palette.k, lines=2, leading=1.12)
            ink = palette.RED_TEXT if add < 0 else palette.GREEN_TEXT
            number = look.lettering.line(signed(add), "display", px, ink, width=face.w)
            tall = name.surface.get_height() + number.get_height() + look.px(3)
            if y + tall > face.bottom + 6:
                break
            surface.blit(name.surface, (face.x, y))
            surface.blit(number, (face.x, y + name.surface.get_height() - look.px(4)))
            y += tall
        if not pairs:
            words = look.lettering.paragraph(table.words("pairs-none"), "text_medium", px, face.w, palette.DIM_TEXT)
            surface.blit(words.surface, (face.x, y))

    # the battle

    def _slot(self, surface: Surface, rect: Rect, words: str = "") -> None:
        look = self.table.look
        inner = rect.inflate(-look.px(8), -look.px(8))
        surface.blit(look.panel("tile_empty", inner.size), inner)
        if words and inner.h > 60:
            self._label(surface, words, 18, inner.w - 10, center=inner.center)

    def _battle(self, surface: Surface, place: Ground) -> None:
        table = self.table
        me = table.reading.around()[0]
        if place.lane is not None:  # the light falls on the herds
            surface.fill(
                SHADE,
                place.lane.unionall(list(place.cells.values())).inflate(0, table.look.px(10)),
                pygame.BLEND_RGB_MULT,
            )
        for (seat, space), rect in place.cells.items():
            lying = table.reading.at(seat, space)
            if lying is None:
                self._slot(surface, rect, table.words("empty") if seat == me or place.duel else "")
            elif lying.handle in table.live.off:
                self._slot(surface, rect)
        if place.duel:
            self._duel(surface, place)
        else:
            self._many(surface, place)

    def _duel(self, surface: Surface, place: Ground) -> None:
        """Piles, row and column names, the last fight."""
        table, look, reading = self.table, self.table.look, self.table.reading
        for seat, area in place.piles.items():
            count = len(reading.piles[seat])
            key = "pile-mine" if seat == table.services.seat else "pile-theirs"
            text = table.words(key, name=table.services.name(seat), n=count)
            self._label(surface, text, 20, area.w, topleft=(area.x + 2, area.y))
        if place.reserve is not None:
            last = self.fight.last
            if last is not None and reading.phase != "over" and last.is_told(reading.turn):
                self._last_fight(surface, place.reserve, last)
            else:
                self._reserve(surface, place.reserve.inflate(-look.px(8), -look.px(50)))
        if place.lane is not None:
            surface.blits(self.row_names(place))
            self._lane(surface, place, place.lane)

    def _lane(self, surface: Surface, place: Ground, rect: Rect) -> None:
        """The path between the herds, with the names of the columns while no arrow of a plan lies over them."""
        table, look = self.table, self.table.look
        look.paper(surface, "plain", rect, 2)
        if table.chooser.verb == "attack" and table.chooser.chosen():
            return
        me = table.reading.around()[0]
        for n in (1, 2, 3):
            cell = place.cells[me, f"F{n}"]
            words = look.label(table.words(f"column-{n}"), 22, look.palette.k, 2, width=cell.w // 2)
            surface.blit(words, words.get_rect(center=(cell.centerx, rect.centery)))

    def _last_fight(self, surface: Surface, rect: Rect, last: LastFight) -> None:
        """Who fought, with what power, and who fell of it; a card that hides again is a back to whoever may not see it."""
        table, look = self.table, self.table.look
        inner = look.paper(surface, "plain", rect, 4)
        heading = look.label(table.words("last-fight"), 20, look.palette.k, 1.2, width=inner.w)
        surface.blit(heading, heading.get_rect(midtop=inner.midtop))
        top = inner.y + heading.get_height() + look.px(4)
        high = inner.bottom - top
        wide = min(round(high * 1.1), round(inner.w * 0.36))
        for side, card, place in last.sides():
            box = Rect(inner.x if side == "left" else inner.right - wide, top, wide, high)
            fell = place in last.fallen
            known = self.fight.named(card, place)
            surface.blit(self.faces.picture(known, "back" if known is None else "face", box.size), box)
            if fell:
                cross = box.inflate(-box.w // 4, -box.h // 4)
                cross.y = box.y + look.px(8)  # its name stays to be read
                for corners in ((cross.topleft, cross.bottomright), (cross.bottomleft, cross.topright)):
                    pygame.draw.line(surface, look.palette.k, *corners, max(6, look.px(10)))
                    pygame.draw.line(surface, palette.RED_TEXT, *corners, max(3, look.px(6)))
        star = stamp(look, last.powers, max(44, round(high * 0.86)), look.palette.b, 12)
        surface.blit(star, star.get_rect(center=(inner.centerx, top + high // 2)))

    def _reserve(self, surface: Surface, rect: Rect, ink: tuple[int, int, int] = CREAM) -> None:
        """The cards that were not dealt: how many, and at the end that they can be looked at."""
        table, look = self.table, self.table.look
        high = min(rect.h - look.px(14), round(rect.w * 0.3))
        size = (round(high * 1.1), high)
        back = cards.tile(look, BACK, size, "back")
        count = 55 - 9 * table.reading.seats
        for i in range(min(3, count)):
            surface.blit(back, (rect.x + i * look.px(5), rect.bottom - high - i * look.px(5)))
        x = rect.x + size[0] + look.px(26)
        heading = look.label(table.words("reserve"), 22, ink, 1.5, width=rect.right - x)
        surface.blit(heading, (x, rect.bottom - high - look.px(4)))
        y = rect.bottom - high + look.caps(22) + look.px(4)
        key = "reserve-open" if table.reading.reserve else "reserve-text"
        text = table.words(key, n=count)
        words = fitted(look, text, "text_medium", look.text(15),
                       (rect.right - x, rect.bottom + look.px(24) - y), ink, lines=5)  # fmt: skip
        surface.blit(words, (x, y))

    def _many(self, surface: Surface, place: Ground) -> None:
        table = self.table
        for rect, seats in panels(place, table.reading):
            self._fallen(surface, rect, seats)
        if place.reason is not None and not table.reading.reserve:
            self._reason(surface, place.reason)

    def _fallen(self, surface: Surface, rect: Rect, seats: tuple[int, ...]) -> None:
        """The discard piles: counts when there is little room, else rows of small tiles."""
        table, look, reading = self.table, self.table.look, self.table.reading
        face = look.paper(surface, "panel", rect, 4)
        if seats == (RESERVE,):
            self._reserve(surface, face, look.palette.k)
            return
        heading = look.label(table.words("piles"), 20, look.palette.k, 1.2, width=face.w)
        surface.blit(heading, face.topleft)
        top = face.y + heading.get_height() + look.px(2)
        px = look.text(16)
        if counts(look.frame, rect, seats):
            columns = 3
            rows = -(-len(seats) // columns)
            high = (face.bottom - top) / rows
            wide = face.w / columns
            rest = round(wide) - look.px(10) - look.lettering.width("9", "display", px + 1) - 4
            names = [table.short_name(seat) for seat in seats]
            narrow = any(look.lettering.width(name, "text", 13) > rest for name in names)
            role: Role = "label" if narrow else "text"
            for i, seat in enumerate(seats):
                row, column = divmod(i, columns)
                box = Rect(face.x + round(column * wide), top + round(row * high), round(wide) - look.px(10),
                           round(high))  # fmt: skip
                number = look.lettering.line(str(len(reading.piles[seat])), "display", px + 1, look.palette.k)
                room = box.w - number.get_width() - 4
                name = fitted_name(look, names[i], px, (room, box.h), look.palette.k, roles=(role,), lines=1)
                surface.blit(name, name.get_rect(midleft=box.midleft))
                surface.blit(number, number.get_rect(midright=box.midright))
            return
        high = (face.bottom - top) / len(seats)
        for i, seat in enumerate(seats):
            y = top + round(i * high)
            if seat == RESERVE:
                self._reserve(surface, Rect(face.x, y, face.w, min(round(high), round(face.w * 0.4))), look.palette.k)
                continue
            self._pile(surface, seat, Rect(face.x, y, face.w, round(high)))

    def _pile(self, surface: Surface, seat: int, room: Rect) -> None:
        """Whose pile, how many, and the cards as large as they go."""
        table, look = self.table, self.table.look
        pile, inks = table.reading.piles[seat], look.palette
        player = table.services.players().get(seat)
        name, side = table.short_name(seat), max(28, look.px(48))
        face = table.services.portrait(seat, side)
        of = table.services.face(seat) if face is not None else ""
        disc = portrait(look, of, name, side, seat if player is None else player.colour, face)
        surface.blit(disc, (room.x, room.y + 2))
        middle = room.y + 2 + side // 2
        ink = palette.RED_TEXT if pile else palette.DIM_TEXT
        count = look.label(table.words("fallen", n=len(pile)), 19, ink, 1.2, width=room.w // 2)
        at = count.get_rect(midright=(room.right, middle))
        surface.blit(count, at)
        x = room.x + side + look.px(12)
        label = fitted_name(look, name, look.caps(22), (at.x - x - look.px(10), side), inks.k)
        surface.blit(label, label.get_rect(midleft=(x, middle)))
        area = Rect(room.x, room.y + side + look.px(10), room.w, room.h - side - look.px(18))
        gap, most = max(2, look.px(5)), round(area.w * 0.36)
        rows = max(1, min(3, (area.h + gap) // (most + gap)))
        high = min(most, area.h)
        wide = round(high * 1.1)
        each = max((area.w + gap) // (wide + gap), -(-len(pile) // rows))  # in a row, over one another where they must
        step = min(wide + gap, (area.w - wide) / max(1, min(each, len(pile)) - 1))
        if high < 24:
            return
        for n, (_, card) in enumerate(pile):
            row, column = divmod(n, each)
            spot = (area.x + round(column * step), area.y + row * (high + gap))
            surface.blit(self.faces.picture(card, "face", (wide, high)), spot)

    def _reason(self, surface: Surface, rect: Rect) -> None:
        """Why what is dim is dim; the heading gives way where there is no room for both."""
        table, look = self.table, self.table.look
        heading, text = reason(table)
        if not text:
            return
        face = look.paper(surface, "panel", rect, 4)
        label = look.label(heading, 20, palette.RED_TEXT, 1.2, width=face.w)
        px, under = look.text(16), label.get_height() + 2
        if largest(look, text, "text", px, (face.w, face.h - under + look.px(8)), lines=6) is None:
            under = 0
        else:
            surface.blit(label, face.topleft)
        words = fitted(look, text, "text", px, (face.w, face.h - under + look.px(8)), look.palette.k, lines=6)
        surface.blit(words, (face.x, face.y + under))
