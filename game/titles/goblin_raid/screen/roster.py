"""The own leaders at the left, and the band in hand at the upper right: who goes along, what they add up to."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import pygame
from pygame import Rect, Surface

from game.tabletop.contract import Hotspot
from game.titles.goblin_raid.rules import plays
from game.titles.goblin_raid.rules.map_graph import CAVE_AT, SITE_AT
from game.titles.goblin_raid.rules.march import GATE, MTD, modes
from game.titles.goblin_raid.rules.pieces import FEUDAL, GOBLIN, INDEX, LEADERS
from game.titles.goblin_raid.rules.pieces import IDS as ALL_IDS
from game.titles.goblin_raid.screen.context import Context
from game.titles.goblin_raid.screen.hand import InHand
from game.titles.goblin_raid.screen.map import TableMap
from game.titles.goblin_raid.screen.move import Move
from game.titles.goblin_raid.screen.names import halves_text
from game.titles.goblin_raid.screen.panel import EmptyPanel
from game.titles.goblin_raid.screen.panels import chip, counter, grid, inside, panel, pips
from game.titles.goblin_raid.screen.reading import Reading, is_leader, side_of
from game.titles.goblin_raid.screen.stacks import melee, missiles
from game.ui import palette
from game.ui.fonts import Role
from game.ui.widgets.inspector import Entry, Inspected
from game.ui.widgets.players import PlayerFacts


class Roster(EmptyPanel):
    """The leaders of the seat's side (a spectator sees the goblins'): where they are, what they carry, MP left."""

    def __init__(self, table: Context, map: TableMap, move: InHand) -> None:
        super().__init__(table)
        self.map, self.move = map, move

    def open(self) -> bool:
        return self.table.ground.roster.w > 0

    @property
    def side(self) -> int:
        return FEUDAL if self.table.reading.side == FEUDAL else GOBLIN

    def leaders(self) -> list[str]:
        """In the order of the counters; those that are not in this game are left out."""
        reading = self.table.reading
        found = [ALL_IDS[p] for p in LEADERS[self.side]]
        away = ("unused", "bonus", "reinforcements") if self.side == FEUDAL else ("unused",)
        return [leader for leader in found if reading.at.get(leader, "unknown") not in away]

    def _rows(self) -> dict[str, Rect]:
        look, found = self.table.look, self.leaders()
        area = inside(look, self.table.ground.roster)
        if not found:
            return {}
        high = min(look.px(84), area.h // len(found))
        return {leader: Rect(area.x, area.y + i * high, area.w, high) for i, leader in enumerate(found)}

    def spots(self) -> Sequence[Hotspot]:
        move = self.move
        movers = move.movers()
        out = []
        for leader, rect in self._rows().items():
            moves = leader in movers
            why = "" if moves else self._why(leader)
            seen = self._on_map(leader)  # a press only shows where he is
            out.append(Hotspot(("leader", leader), rect, moves or seen, why, order=1, aside=not moves))
        plates = self.table.ground.regions.plates
        return [*out, *(Hotspot(("plate", seat), rect, order=4) for seat, rect in plates.items())]

    def inspect(self, handle: Hashable) -> Inspected | None:
        """A seat: its side, its points and losses, and where its leaders are, as far as this seat knows."""
        match handle:
            case ("plate", (0 | 1) as seat):
                return self._seat(seat)
        return None

    def _seat(self, seat: int) -> Inspected:
        table, words, reading = self.table, self.table.words, self.table.reading
        side = GOBLIN if seat == reading.king else FEUDAL
        role = "goblin" if side == GOBLIN else "feudal"
        entries = [Entry(words("plate-plunder", n=halves_text(plunder_of(reading, seat))), strong=True)]
        if not reading.campaign:
            entries.append(Entry(words("plate-total", n=halves_text(reading.score.totals[seat]))))
        entries.append(Entry(words("plate-lost", n=reading.score.losses[seat])))
        if side == GOBLIN and any(reading.reserve):
            entries.append(Entry(words("plate-reserve", aside=reading.reserve[0], home=reading.reserve[1])))
        for p in LEADERS[side]:
            place = reading.at.get(ALL_IDS[p])
            if place is not None and place not in ("unused", "bonus"):
                where = table.hex_name(place) if place[:1].isdigit() else words.maybe(f"place-{place}")
                entries.append(Entry(table.leader_name(ALL_IDS[p]), where))
        return Inspected(table.short_name(seat), kind_words=words(f"role-{role}"), text=words(f"role-{role}-text"),
                         entries=tuple(entries))  # fmt: skip

    def _on_map(self, leader: str) -> bool:
        return self.table.reading.at.get(leader, "")[:1].isdigit()

    def _why(self, leader: str) -> str:
        return self.move.why_still(leader) if self.move.open() else self.table.why_not()

    def click(self, handle: Hashable) -> bool:
        """A leader that cannot be chosen is looked for on the map."""
        match handle:
            case ("leader", str(leader)):
                place = self.table.reading.at.get(leader, "")
                if place[:1].isdigit():
                    self.map.seek(place)
                return True
        return False

    def draw_background(self, surface: Surface) -> None:
        table, words = self.table, self.table.words
        heading = words("roster-mine") if table.reading.side >= 0 else words("roster")
        panel(surface, table.look, table.ground.roster, heading)
        for leader, rect in self._rows().items():
            self._row(surface, leader, rect)

    def _row(self, surface: Surface, leader: str, rect: Rect) -> None:
        table, look = self.table, self.table.look
        chosen = self.move.leader == leader
        if chosen:
            pygame.draw.rect(surface, palette.STRAW, rect.inflate(-2, -2), border_radius=look.px(4))
            pygame.draw.rect(surface, look.palette.k, rect.inflate(-2, -2), look.px(3), border_radius=look.px(4))
        else:
            pygame.draw.line(surface, look.palette.k, rect.bottomleft, rect.bottomright, max(1, look.px(1.5)))
        px = min(rect.h - look.px(8), look.px(64))
        box = Rect(rect.x + look.px(6), rect.centery - px // 2, px, px)
        place = table.reading.at.get(leader, "unknown")
        counter(table, surface, leader, box, dim=0 if place[:1].isdigit() or place == GATE else 150)
        x, right = box.right + look.px(10), rect.right - look.px(6)
        told, hot = self._status(leader, place)
        colour = palette.RED_TEXT if hot else palette.DIM_TEXT
        status = look.label(told, 18, colour, 0.4, width=round((right - x) * 0.6))
        name = look.lettering.line(table.leader_name(leader), "text_bold", look.text(19), look.palette.k, width=right - x,
                                   floor=12)  # fmt: skip
        pip = max(6, look.px(12))
        first, second = round(look.text(19) * 1.22), round(look.text(16) * 1.3)
        two = first + second + pip <= rect.h - look.px(6)
        low = second + pip + look.px(2) if two else max(pip, status.get_height())
        top = rect.centery - (first + low) // 2
        surface.blit(name, name.get_rect(midleft=(x, top + first // 2)))
        y = top + first
        beside = status.get_width() + look.px(6)
        if two:
            here, role, size = self.told_in(right - x - beside, right - x, place)
            where = look.lettering.line(here, role, size, look.palette.k, width=right - x, floor=12)
            surface.blit(where, where.get_rect(midleft=(x, y + second // 2)))
            if where.get_width() <= right - x - beside:
                surface.blit(status, status.get_rect(midright=(right, y + second // 2)))
            else:  # a long name has its line to itself: pips and status share the one below
                status = look.label(told, 13, colour, 0.4)
                ink = status.get_bounding_rect()
                surface.blit(status, (right - status.get_width(), rect.bottom - look.px(4) - ink.bottom))
                right -= status.get_width() + look.px(6)
            y += second
        else:  # pips and status share the lower line
            surface.blit(status, status.get_rect(midright=(right, y + low // 2)))
            right -= beside
            y += (low - pip) // 2 - look.px(2)
        self._pips(surface, leader, place, Rect(x, y + look.px(2), right - x, pip), rect)

    def _pips(self, surface: Surface, leader: str, place: str, box: Rect, row: Rect) -> None:
        """The units in his hex against his limit; the bags they carry."""
        table, look = self.table, self.table.look
        if not (place[:1].isdigit() or place == GATE):
            return
        units = [
            p for p, at in table.reading.at.items() if at == place and not is_leader(p) and side_of(p) == self.side
        ]
        box.bottom = min(box.bottom, row.bottom - look.px(4))
        bags = table.reading.bags_at(place)
        if bags:
            sack = table.counters.sack(bags, max(18, min(look.px(34), round(row.h * 0.42))))
            surface.blit(sack, sack.get_rect(topleft=(row.x + look.px(1), row.y + look.px(1))))  # off the numbers
        limit = self.move.limit(leader)
        pips(surface, look, box, min(len(units), limit), limit)

    def _status(self, leader: str, place: str) -> tuple[str, bool]:
        """A word or two at the right: MP left, stopped, waiting, home."""
        table, words = self.table, self.table.words
        if place in ("home", "stay"):
            return words("roster-home"), False
        if place in ("lost", "dead"):
            return words("roster-lost"), True
        if place == "withdrawn":
            return words("place-withdrawn"), False
        if place == GATE:
            return words("place-gate"), True
        if not place[:1].isdigit():
            return words("roster-unseen"), False
        mine = table.reading.mine
        if self.move.open() and mine is not None:
            moves = mine.moves.get(leader)
            if moves is not None and moves.stopped:
                return words("roster-stopped"), True
            left = self.move.left(leader)
            if left <= 0:
                return words("roster-done"), False
            return words("amount-mp", n=halves_text(left)), True
        return (words("roster-waiting"), False) if place in CAVE_AT else (words("roster-out"), False)

    def told_in(self, room: int, line: int, place: str) -> tuple[str, Role, int]:
        """Where a leader is, and how it is lettered, as there is room for it beside what is said of him: a name in smaller
        letters, then in the narrow ones of the map, then over the whole `line`, before the bare number of its hex.
        Names alone are lettered so: a number keeps to the text's letters and its place."""
        ways, look = self._where(place), self.table.look
        most = look.text(16)
        small: tuple[Role, int] = ("text", min(most, max(13, look.text(13))))
        faces: tuple[tuple[Role, int], ...] = (("text", most), small, ("map", max(15, look.text(15))))
        offers = [(room, *face) for face in faces] + [(line, *face) for face in reversed(faces)]
        return next(((told, role, px) for width, role, px in offers for told in ways
                     if told != place and (place not in told or (role == "text" and width == room))
                     and look.lettering.width(told, role, px) <= width), (ways[-1], "text", most))  # fmt: skip

    def _where(self, place: str) -> list[str]:
        """Where a leader is, in as many words as there may be room for."""
        table = self.table
        if not place[:1].isdigit():
            return [table.words.maybe(f"place-{place}")]
        if place in SITE_AT or place in CAVE_AT:
            name = table.hex_name(place)
            return [
                f"{name} {place}",
                name,
                name.rsplit(", ", 1)[-1],
                place,
            ]  # a ward without its town, then the number
        return [f"{place} {table.terrain_name(table.terrain_at(place)).lower()}", place]

    # the seats

    def plate(self, facts: PlayerFacts, seat: int) -> PlayerFacts:
        """Which side a seat plays, and its points so far."""
        reading, words = self.table.reading, self.table.words
        goblin = seat == reading.king
        narrow = self.table.ground.narrow
        status = words(("role-goblin" if goblin else "role-feudal") + ("-short" if narrow else ""))
        if (
            goblin and reading.phase != "over" and (self.table.sheets.sheet or not narrow)
        ):  # else they stand above the map
            status = f"{status} · {self.table.points(reading.score.points)}"
        return facts._replace(status=status, host=False)  # the host's crown would be read as the Goblin King's


class Band(EmptyPanel):
    """The band in hand: the counters of the chosen leader's hex, and who of them goes along."""

    def __init__(self, table: Context, move: Move) -> None:
        super().__init__(table)
        self.move = move

    def open(self) -> bool:
        return self.table.ground.band.w > 0

    def _parts(self) -> tuple[Rect, list[Rect], Rect]:
        """Counters' area, the chips' boxes, the line of totals."""
        look = self.table.look
        area = inside(look, self.table.ground.band)
        line = look.text(17) + look.px(4)
        high = max(26, look.px(32))
        names = self._chips()
        chips = []
        if names:
            gap = look.px(6)
            wide = (area.w - gap * (len(names) - 1)) // len(names)
            chips = [Rect(area.x + i * (wide + gap), area.bottom - high, wide, high) for i in range(len(names))]
        foot = Rect(area.x, area.bottom - (high + look.px(5) if names else 0) - line, area.w, line)
        top = Rect(area.x + look.px(4), area.y + look.px(4), area.w - look.px(8), foot.y - area.y - look.px(8))
        return top, chips, foot

    def _chips(self) -> list[str]:
        """What can be pressed under the counters."""
        move = self.move
        if not move.open():
            return []
        out = ["zones"]
        if move.leader:
            out = ["all", "none", "zones"]
            if move.plunderers():
                out.insert(2, "bags")
            if len(modes(self.table.reading.state, INDEX[move.leader])) > 1:
                out.insert(2, "mode")
        elif move.plunderers():  # their leader has stopped
            out.insert(0, "bags")
        return out

    def _boxes(self) -> dict[str, Rect]:
        look, pieces = self.table.look, self.move.here()
        leaders = [p for p in pieces if is_leader(p)]
        units = [p for p in pieces if not is_leader(p)]
        area = self._parts()[0]
        boxes = grid(area, len(pieces), look.px(86), 26, look.px(8))
        return dict(zip([*leaders, *units], boxes))

    def spots(self) -> Sequence[Hotspot]:
        move, words = self.move, self.table.words
        out = []
        for piece, rect in self._boxes().items():
            able, why = self._able(piece)
            out.append(Hotspot(("unit", piece), rect, able, why, order=2))
        for name, rect in zip(self._chips(), self._parts()[1]):
            out.append(Hotspot(("chip", name), rect, True, order=2, aside=name == "zones"))
        if not out and not move.open():
            return [Hotspot(("band",), self.table.ground.band, False, words.maybe("why-not-asked"), order=2)]
        return out

    def _able(self, piece: str) -> tuple[bool, str]:
        move, words = self.move, self.table.words
        if move.bagging:
            return piece in move.plunderers(), words("why-carrier")
        if is_leader(piece):
            return piece in move.movers(), move.why_still(piece)
        if move.stack:
            able = self.table.can(plays.SetTop(move.stack, piece))
            return able, words("top-text")
        why = move.why_stay(piece)
        if not why and piece not in move.carry and len(move.carry) >= move.limit(move.leader):
            why = self.table.refusal("over_command")
        return not why, why

    def draw_background(self, surface: Surface) -> None:
        table, look, words, move = self.table, self.table.look, self.table.words, self.move
        if move.leader:
            limit = move.limit(move.leader)
            panel(surface, look, table.ground.band, table.leader_name(move.leader),
                  words("band-hand", n=len(move.carry), limit=limit))  # fmt: skip
        elif not move.own_phase:
            self._seats(surface)
            return
        else:
            panel(surface, look, table.ground.band, table.hex_name(move.stack) if move.stack else words("band"))
        top, chips, foot = self._parts()
        if not move.leader and not move.stack:
            text = words("move-choose") if move.movers() else words("move-all-done") if move.open() else ""
            if text:
                hint = words.maybe(f"hint-{table.asked}")
                told = f"<b>{text}</b>\n{hint}"
                sizes = range(look.text(18), 12, -1)
                px = next((px for px in sizes if look.lettering.tall(told, "text", px, top.w, 1.28) <= top.h), 13)
                lines = look.lettering.paragraph(told, "text", px, top.w, look.palette.k)
                surface.blit(lines.surface, top, Rect(0, 0, top.w, top.h))
        for piece, rect in self._boxes().items():
            able, _ = self._able(piece)
            stays = move.leader and not is_leader(piece) and piece not in move.carry
            dim = 165 if not able and piece != move.leader else 90 if stays else 0
            counter(table, surface, piece, rect, on=piece in move.carry and not is_leader(piece), dim=dim,
                    glow=piece == move.leader)  # fmt: skip
        told = self._told()
        if told:
            line = look.lettering.line(told, "text", look.text(17), look.palette.k, width=foot.w, floor=12)
            surface.blit(line, line.get_rect(midleft=(foot.x, foot.centery)))
        for name, rect in zip(self._chips(), chips):
            chip(surface, look, rect, self._chip_words(name), self._chip_on(name))

    def _seats(self, surface: Surface) -> None:
        """While others decide: both seats with what they have so far."""
        table, look, words, reading = self.table, self.table.look, self.table.words, self.table.reading
        area = panel(surface, look, table.ground.band, words("score"))
        high = area.h // 2
        for i, seat in enumerate((reading.king, 1 - reading.king)):
            box = Rect(area.x + look.px(4), area.y + i * high, area.w - look.px(8), high)
            if i:
                pygame.draw.line(surface, look.palette.k, box.topleft, box.topright, max(1, look.px(1.5)))
            role = words("role-goblin" if seat == reading.king else "role-feudal")
            told = [words("plate-plunder", n=halves_text(plunder_of(reading, seat)))]
            if not reading.campaign:
                told.append(words("plate-total", n=halves_text(reading.score.totals[seat])))
            told.append(words("plate-lost", n=reading.score.losses[seat]))
            text = f"<b>{table.short_name(seat)}</b> · {role}\n{' · '.join(told)}"
            lines = look.lettering.paragraph(text, "text", look.text(17), box.w, look.palette.k, leading=1.25).surface
            surface.blit(lines, lines.get_rect(midleft=(box.x, box.centery)), Rect(0, 0, box.w, box.h))

    def _told(self) -> str:
        """What the band adds up to, and the MP its leader has."""
        words, move = self.table.words, self.move
        if not move.leader:
            if move.stack and self.table.reading.leaders_at(move.stack):
                units = self.table.reading.units_at(move.stack)
                return words("band-totals", missile=missiles(units), melee=melee(units))
            return words("top-text") if move.stack else ""
        totals = words("band-totals", missile=missiles(move.carry), melee=melee(move.carry or {move.leader}))
        foot = move.mode != MTD or any(True for _ in move.carry)
        left = move.left(move.leader, foot)
        return f"{totals} · {words('move-mp', n=halves_text(left))}"

    def _chip_words(self, name: str) -> str:
        words, move = self.table.words, self.move
        if name == "mode":
            return words("move-mode-mounted" if move.mode == MTD else "move-mode-foot")
        return words({"all": "band-all", "none": "band-none", "zones": "band-zones", "bags": "verb-plunder"}[name])

    def _chip_on(self, name: str) -> bool:
        move = self.move
        return (name == "zones" and move.zones) or (name == "bags" and move.bagging)


def plunder_of(reading: Reading, seat: int) -> int:
    """Plunder of a seat so far, in halves: what its raid under way has brought home, else what is noted."""
    under_way = seat == reading.king and reading.phase not in ("cycle_end", "over")
    return reading.score.points if under_way else reading.score.plunder[seat]
