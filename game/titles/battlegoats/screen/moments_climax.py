"""The climaxes of BattleGoats: the fight that somebody's last card decides, the blow that takes three, the last herd."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.engine.cues import pair
from game.tabletop.effects import banner, broken, burst, played, rays, stamped
from game.tabletop.services import TableServices
from game.titles.battlegoats.rules import cues
from game.titles.battlegoats.screen.cards import Cards
from game.titles.battlegoats.screen.context import Context
from game.titles.battlegoats.screen.fight import Fight, Fighter
from game.titles.battlegoats.screen.layout import handle_of
from game.titles.battlegoats.screen.live_fight import LiveFight
from game.titles.battlegoats.screen.reading import Reading
from game.titles.battlegoats.screen.stage import Stage
from game.ui.motion import Motion, all_of, back_out, wait
from game.ui.places import Handle
from game.ui.sunburst import sunburst

DIM = (104, 98, 92)
"""What is left of the table's light round a fight that decides."""
SPOT = ("spotlight",)
THREE = 3
"""So many cards that fall at one blow are called over for."""
EACH = 0.34
"""Seconds from one of them to the next."""
STAND = 0.16
"""Seconds from one goat of the last herd to the next, while they are few."""
RISING = 1.3
"""Seconds that the whole herd takes to stand up at most."""


def is_last_stand(reading: Reading, places: Sequence[list[int | str]]) -> bool:
    """Whether somebody's last card fights: who loses it is out."""
    return any(reading.left[pair(place)[0]] == 1 for place in places)


@dataclass
class Climaxes:
    """Plays the climaxes of one table."""

    table: Context
    fight: LiveFight
    cards: Cards

    def __post_init__(self) -> None:
        self.stage = Stage(self.table, self.cards)

    @property
    def services(self) -> TableServices:
        return self.table.services

    # the fight that decides

    def spotlight(self) -> None:
        """All but the stage and the cards that fight lies in the dark, until the next update."""
        fight = self.fight.playing
        if fight is None:
            return
        found = [self.table.reading.at(side.seat, side.space) for side in (fight.left, fight.right)]
        fighting = [handle_of(lying.handle) for lying in found if lying is not None]

        def draw(surface: Surface) -> None:
            whole = surface.get_rect()
            boxes = [self.table.ground.regions.ask.clip(whole)]
            if self.has_stage:
                boxes.append(self.fight.rect.clip(whole))
            if self.table.ground.duel or not self.has_stage:
                boxes += self._cards_lit(fighting, whole)
            kept = [(surface.subsurface(box).copy(), box) for box in boxes]
            surface.fill(DIM, special_flags=pygame.BLEND_RGB_MULT)
            for picture, box in kept:
                surface.blit(picture, box)

        self.services.effects[SPOT] = draw

    def _cards_lit(self, fighting: Sequence[Handle], whole: Rect) -> list[Rect]:
        """The light round the cards that fight, wherever they are now."""
        found = []
        for place in (self.services.stage[handle] for handle in fighting if handle in self.services.stage):
            box = Rect(0, 0, round(place.w * 1.3), round(place.h * 1.3))
            box.center = (round(place.x), round(place.y))
            found.append(box.clip(whole))
        return [box for box in found if box.w and box.h]

    @property
    def has_stage(self) -> bool:
        """Whether the sheet of the fight can be seen."""
        fight = self.fight.shown
        return fight is not None and fight.slide >= 1 and not self.fight.is_aside

    def light_up(self) -> None:
        """The dark goes: it has been decided."""
        self.services.effects.pop(SPOT, None)

    def is_lit(self) -> bool:
        """Whether the fight under way is one that decides."""
        return SPOT in self.services.effects

    def slam(self, fight: Fight) -> Motion:
        """Both powers come down on their cards, the attacker's first."""
        if not self.has_stage:
            return
        yield all_of(self._slammed("left", fight.left), self._later(0.4, self._slammed("right", fight.right)))

    def _slammed(self, side: str, fighter: Fighter) -> Motion:
        spot = self.stage.card_rect(self.fight.rect, side).center
        is_left = side == "left"
        self.services.play_sound("stamp" if is_left else "clash")
        yield stamped(
            self.services, spot, str(fighter.total or 0), "orange" if is_left else "straw", 170, 0.9 if is_left else 0.5
        )

    def crumples(self, cue: cues.Falls) -> Motion | None:
        """The loser's card on the stage goes to pieces; None where nothing was decided."""
        fight = self.fight.playing
        fighter = fight.side(cue.place) if fight is not None else None
        if (
            fight is None
            or fighter is None
            or not (self.is_lit() and self.has_stage)
            or self.table.reading.left[pair(cue.place)[0]] != 1
        ):
            return None
        box = self.stage.card_rect(self.fight.rect, "left" if fighter is fight.left else "right")
        picture = self.cards.picture(cue.card, "face", box.size)
        fighter.is_gone = True
        self.services.play_sound("tragedy")
        return self._broken(picture, box, fighter.seat)

    def _broken(self, picture: Surface, box: Rect, seat: int) -> Motion:
        yield broken(self.services, picture, picture.get_rect(center=box.center), seat + 1, 1.1)
        self.light_up()

    # the blow that takes three

    def blow(self, fallen: Sequence[cues.Falls]) -> Motion:
        """One line runs through all who fall, a burst and a number at each; then they are counted out loud."""
        spots = [
            self.services.stage[handle_of(cue.handle)] for cue in fallen if handle_of(cue.handle) in self.services.stage
        ]
        points = [(round(place.x), round(place.y)) for place in spots]
        look = self.table.look
        if not points:
            return
        wide = max(5, look.px(11))

        def draw(surface: Surface, t: float) -> None:
            part = t * max(1, len(points) - 1)
            for i in range(len(points) - 1):
                far = min(1.0, part - i)
                if far <= 0:
                    break
                (x, y), (to_x, to_y) = points[i], points[i + 1]
                tip = (round(x + (to_x - x) * far), round(y + (to_y - y) * far))
                pygame.draw.line(surface, look.palette.k, (x, y), tip, wide + max(4, look.px(6)))
                pygame.draw.line(surface, look.palette.b, (x, y), tip, wide)

        steps = [self._later(EACH * i, self._struck(point, i + 1)) for i, point in enumerate(points)]
        yield all_of(
            played(self.services, ("volley",), EACH * (len(points) - 1), draw, stay=1.3),
            *steps,
            self._later(EACH * len(points), self._counted_out(len(points))),
        )

    def _struck(self, point: tuple[int, int], number: int) -> Motion:
        self.services.play_sound("explosion")
        reach = self.table.look.px(120)
        yield all_of(
            rays(self.services, point, reach, 0.3),
            burst(self.services, point, 130, 0.2),
            self._later(0.16, stamped(self.services, point, str(number), "straw", 116, 1.5 - EACH * number)),
        )

    def _counted_out(self, count: int) -> Motion:
        self.services.play_sound("crowd_ooh")
        text = self.table.words("banner-blow", n=count)
        yield banner(self.services, self.table.ground.regions.middle, text, 1.2, hot=True, high=0.8)

    @staticmethod
    def _later(seconds: float, motion: Motion) -> Motion:
        yield wait(seconds)
        yield motion

    # the last herd

    def herd(self, winners: Sequence[int], after: Reading, text: str) -> Motion:
        """Whoever still stands of those who won gets up on the stage, one after another."""
        self.light_up()
        cards = [lying.card for (seat, _), lying in sorted(after.field.items()) if seat in winners]
        if not cards:
            yield banner(self.services, self.table.ground.regions.middle, text, 2.0)
            return
        show = _Herd(self._sheet(), tuple(cards))
        seconds = min(RISING, STAND * len(cards)) + 0.35

        def draw(surface: Surface, t: float) -> None:
            self._draw_herd(surface, show, t)

        bleats = [self._later(0.2 + i * (seconds - 0.35) / len(cards), self._bleat()) for i in range(len(cards))]
        foot = Rect(show.area.x, show.area.y, show.area.w, round(show.area.h * 1.04))
        yield all_of(
            played(self.services, ("herd",), seconds, draw, stay=max(1.6, 3.2 - seconds)),
            self._later(0.3, banner(self.services, foot, text, 2.4, high=0.94)),
            *bleats,
        )

    def _bleat(self) -> Motion:
        self.services.play_sound("bleat")
        yield wait(0)

    def _sheet(self) -> Rect:
        """Where the herd stands: over the middle of the table, and over the stage where there is one."""
        ground = self.table.ground
        if ground.duel:
            edge = self.table.look.px(12)
            return ground.stage.union(Rect(ground.regions.middle.x, ground.stage.y, 1, ground.stage.h)).inflate(
                0, 2 * edge
            )
        middle = ground.regions.middle
        box = Rect(0, 0, round(middle.w * 0.88), round(middle.h * 0.74))
        box.center = middle.center
        return box

    def _draw_herd(self, surface: Surface, show: _Herd, t: float) -> None:
        look = self.table.look
        inner = look.paper(surface, "panel", show.area, 14)
        surface.blit(sunburst(look, inner.size, look.palette.paper, look.palette.c, centre=(0.5, 0.95)), inner)
        pygame.draw.rect(surface, look.palette.k, inner, max(2, look.px(4)))
        spots = show.spots(inner)
        for i, (card, box) in enumerate(zip(show.cards, spots)):
            begin = 0.75 * i / len(spots)
            up = min(1.0, max(0.0, (t - begin) / 0.25))
            if up <= 0:
                continue
            picture = self.cards.picture(card, "face" if card is not None else "back", box.size)
            rise = 1.0 if self.services.reduced else back_out(up, 1.6)
            lean = 0 if up >= 1 else (1 - up) * (14 if i % 2 else -14)
            if up < 1 and not self.services.reduced:
                picture = pygame.transform.rotozoom(picture, lean, max(0.2, rise))
            surface.blit(picture, picture.get_rect(midbottom=box.midbottom))


class _Herd(NamedTuple):
    """Who stands where on the last stage."""

    area: Rect
    cards: tuple[str | None, ...]

    def spots(self, inner: Rect) -> list[Rect]:
        """A place for each card, in one row or two, as large as they go; the foot stays free for the banner."""
        count = len(self.cards)
        rows = 1 if count <= 4 else 2
        most = -(-count // rows)
        room = Rect(inner.x, inner.y, inner.w, round(inner.h * 0.8)).inflate(-inner.w // 16, -inner.h // 16)
        wide = min(room.w / most * 0.9, room.h / rows * 0.94 / 1.4 if rows == 1 else room.h / rows * 0.94 * 1.1)
        high = wide * 1.4 if rows == 1 else wide / 1.1
        found = []
        for i in range(count):
            row, column = divmod(i, most)
            here = min(most, count - row * most)
            x = room.centerx + (column - (here - 1) / 2) * wide / 0.9
            y = room.y + room.h / rows * (row + 0.5)
            box = Rect(0, 0, round(wide), round(high))
            box.center = (round(x), round(y))
            found.append(box)
        return found
