"""The moments after an attack: counters run hex by hex along their numbered way, casualty dice fall over them, the emptied
hex is entered. And what every moment of a battle needs: who stands where on the map just now."""

from __future__ import annotations

from collections.abc import Iterable

import pygame
from pygame import Rect, Surface

from game.tabletop.effects import carried, shown, stamped
from game.tabletop.feed import Update
from game.tabletop.moments import shows
from game.tabletop.services import TableServices
from game.titles.goblin_raid.rules import cues
from game.titles.goblin_raid.rules.map_graph import CAVE_AT
from game.titles.goblin_raid.rules.pieces import INDEX, KING, LEADER
from game.titles.goblin_raid.screen.context import Context
from game.titles.goblin_raid.screen.effects import banner
from game.titles.goblin_raid.screen.map import TableMap
from game.titles.goblin_raid.screen.pieces import counter
from game.titles.goblin_raid.screen.reading import BAGS, FOOT_DOWN, side_of
from game.ui import palette
from game.ui.dice import D6, pictures
from game.ui.hexmap.route import Route
from game.ui.motion import Motion, all_of, linear, wait
from game.words.numbers import signed

GREEN, RED = palette.rgb("#47702B"), palette.rgb("#B0382A")


class FlightMoments:
    """What moves on the map when an attack has been read."""

    def __init__(self, table: Context, map: TableMap) -> None:
        self.table = table
        self.map = map
        self.ended: dict[str, str] = {}
        """Where those who fled have come to rest, caves too."""

    # ---------------------------------------------------------------- what is around

    @property
    def services(self) -> TableServices:
        return self.table.services

    @property
    def area(self) -> Rect:
        """The sheet, empty when there is none."""
        return self.table.ground.sheet

    def sound(self, name: str, take: int | None = None) -> None:
        self.services.play_sound(name, take)

    def where(self) -> dict[str, str]:
        """Piece -> hex, as the map shows it at this moment."""
        return {piece: here for here, one in self.map.standing.items() for piece in one.pieces}

    def here(self, found: str) -> list[str]:
        """The known pieces of a hex as shown now: leaders first."""
        known = [piece for piece in self.map.pieces_at(found) if piece != FOOT_DOWN]
        return sorted(known, key=lambda piece: (not LEADER[INDEX[piece]], INDEX[piece]))

    def bags(self, pieces: Iterable[str]) -> int:
        loads = self.table.reading.loads
        return sum(BAGS[loads[piece]] for piece in pieces if piece in loads)

    # ---------------------------------------------------------------- flight

    @shows(cues.Fled)
    def on_fled(self, cue: cues.Fled, after: Update) -> Motion:
        """The counters run hex by hex; steps are numbered."""
        pieces, path = list(cue.pieces), list(cue.path)
        if len(path) < 2 or self.map.view is None:
            return
        self.ended |= dict.fromkeys(pieces, path[-1])
        self.map.seek_all([path[0], path[-1]])
        colour = GREEN if side_of(pieces[0]) == 0 else RED
        self.map.view.show_routes([Route(tuple(path), colour=colour, order=True)])
        self.sound("rout_panic" if cue.rout else "retreat_run")
        yield self.walk(pieces, path)
        self.map.view.show_routes([])
        if cue.safe and not cue.rout and path[-1] not in CAVE_AT:  # who routs may still be lost
            at = self.map.place_of(path[-1]).center
            yield stamped(self.services, at, "tick", "moss", 70, 0.2)

    def walk(self, pieces: list[str], path: list[str]) -> Motion:
        """From the first hex of a path to the last; in a cave they are gone."""
        handle, view = ("away", pieces[0]), self.map.view
        assert view is not None
        left = [piece for piece in self.map.pieces_at(path[0]) if piece not in pieces]
        self.map.live(path[0], left, 0, self.bags(left))
        self.map.lift(handle, path[0], pieces, self.bags(pieces))
        try:
            yield view.travel(handle, path)
        finally:
            self.map.drop(handle)
            if path[-1] not in CAVE_AT:
                there = [*self.map.pieces_at(path[-1]), *pieces]
                self.map.live(path[-1], there, 0, self.bags(there))

    @shows(cues.Advanced)
    def on_advanced(self, cue: cues.Advanced, after: Update) -> Motion:
        self.map.seek_all([cue.from_, cue.to])
        self.sound("advance")
        if self.map.view is not None:
            yield self.walk(list(cue.pieces), [cue.from_, cue.to])

    @shows(cues.CutOff)
    def on_cut_off(self, cue: cues.CutOff, after: Update) -> Motion:
        self.map.seek_all([cue.hex])
        self.sound("casualty")
        told = self.table.words("flight-cut-off")
        yield banner(self.services, self.table.ground.map, told, 0.8, self.table.unit_names(cue.pieces))

    # ---------------------------------------------------------------- casualties

    @shows(cues.Casualty)
    def on_casualty(self, cue: cues.Casualty, after: Update) -> Motion:
        """A die over the one that ran: lost, or away."""
        piece = cue.piece
        here = self.where().get(piece) or self.ended.get(piece)
        if here is None:
            at = self.table.ground.map.center
        else:
            self.map.seek_all([here])
            at = self.map.place_of(here).center
        look = self.table.look
        die = pictures.settled(look, D6, cue.die, max(18, look.px(34)))
        top = (at[0], at[1] - look.px(74))
        name = look.label(self.table.unit_name(piece), 19, palette.TIP_PAPER, 1.0)
        changed = look.label(f"{signed(-cue.zones)}", 24, palette.TIP_PAPER) if cue.zones else None

        def draw(surface: Surface, t: float) -> None:
            drop = round((1 - t) * look.px(30)) * (not self.services.reduced)
            plate = name.get_rect(midbottom=(top[0], top[1] - look.px(34))).inflate(look.px(18), look.px(8))
            pygame.draw.rect(surface, palette.PLANK_GRAIN, plate, border_radius=look.px(5))
            surface.blit(name, name.get_rect(center=plate.center))
            surface.blit(die, die.get_rect(center=(top[0], top[1] - drop)))
            if changed is not None:
                spot = changed.get_rect(midleft=(top[0] + look.px(38), top[1]))
                box = spot.inflate(look.px(12), look.px(6))
                pygame.draw.rect(surface, RED, box, border_radius=look.px(5))
                surface.blit(changed, spot)

        self.sound("dice_settle")
        lost = cue.lost
        word = self.table.words("stamp-lost" if lost else "stamp-away")

        def verdict() -> Motion:
            yield wait(0.3)
            self.services.disclose()
            yield stamped(self.services, at, word, "red" if lost else "moss", 96, 0.35)

        yield all_of(shown(self.services, ("casualty", piece), 0.14, draw, linear, 0.62), verdict())

    @shows(cues.Destroyed)
    def on_destroyed(self, cue: cues.Destroyed, after: Update) -> Motion:
        """The counter leaves the map; a fallen leader is told to all."""
        piece = cue.piece
        here = self.where().get(piece)
        words = self.table.words
        self.sound("leader_destroyed" if LEADER[INDEX[piece]] else "casualty")
        if here is not None:
            rect = self.map.place_of(here)
            left = [one for one in self.map.pieces_at(here) if one != piece]
            self.map.live(here, left, 0, self.bags(left))
            picture = counter(self.table, piece, max(20, round(rect.w * 0.6)))
            below = (rect.centerx, rect.centery + self.table.look.px(120))
            yield carried(self.services, picture, rect.center, below, 0.3, 50, ("destroyed", piece))
        if INDEX[piece] == KING:
            self.sound("crown_falls")
            yield banner(self.services, self.table.ground.map, words("banner-king-lost"), 1.6)
        elif LEADER[INDEX[piece]]:
            told = words("banner-leader-lost", leader=self.table.leader_name(piece))
            yield banner(self.services, self.table.ground.map, told, 1.0)
