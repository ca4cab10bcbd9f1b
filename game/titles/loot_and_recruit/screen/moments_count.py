"""A count (LNR-9.1, 14.6): drums, a gold line climbs each tower, the sums fly to the plates. And the crowning."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Rect, Surface

from game.tabletop.effects import carried, shown
from game.tabletop.feed import Update
from game.tabletop.moments import shows
from game.titles.loot_and_recruit.rules import cues
from game.titles.loot_and_recruit.screen.context import Context
from game.titles.loot_and_recruit.screen.effects import rocket
from game.titles.loot_and_recruit.screen.facts import cells
from game.titles.loot_and_recruit.screen.moment_kit import Kit
from game.titles.loot_and_recruit.screen.panel import EmptyPanel
from game.titles.loot_and_recruit.screen.signs import badge
from game.ui import palette
from game.ui.motion import Motion, all_of, linear, staggered

CLIMB, STAY = 0.42, 0.2
ROCKETS = ((14, 20), (62, 12), (38, 26), (86, 22), (26, 8), (74, 30), (50, 14))
"""Where fireworks burst, in hundredths of the table."""


class CountMoments(EmptyPanel):
    """Counts and the end."""

    def __init__(self, table: Context, kit: Kit) -> None:
        super().__init__(table)
        self.kit = kit

    @shows(cues.Count)
    def on_count(self, cue: cues.Count, after: Update) -> Motion:
        words = self.table.words
        self.kit.sound("count_drums")
        small = words("hint-count")
        yield self.kit.say(words(f"count-{cue.number}"), 1.1, small)

    @shows(cues.Counted)
    def on_counted(self, cue: cues.Counted, after: Update) -> Motion:
        """One seat: its towers are counted together, then their sum goes to the plate."""
        table, look, seat = self.table, self.table.look, cue.seat
        lines = [self._line((seat, n + 1), vp) for n, vp in enumerate(cue.towers)]
        self.kit.sound("count_tally", seat + 1)
        yield shown(
            self.kit.services, ("counted", seat), CLIMB, lambda surface, t: _draw(surface, lines, t), linear, STAY
        )
        total = cells(table.ground.facts[seat]).total
        star = badge(look, "vp", cue.count, max(40, look.px(74)))
        feet = [self.kit.boards.plank_rect((seat, n + 1)).center for n in range(len(cue.towers))]
        start = feet[len(feet) // 2]
        yield carried(self.kit.services, star, start, total.center, 0.36, 40, ("sum", seat))
        self.kit.sound("count_sum")
        self.kit.services.disclose()
        yield shown(self.kit.services, ("summed", seat), 0.05, _still(star, total.center), linear, 0.28)

    def _line(self, key: tuple[int, int], vp: int) -> tuple[Rect, Surface, int]:
        """Where the gold line of a tower climbs, the number at its head, its width."""
        boards, look = self.kit.boards, self.table.look
        stands = boards.towers.stands.get(key, [])
        foot = boards.plank_rect(key)
        top = min((round(one.feet - one.height) for one in stands), default=foot.y)
        rect = Rect(foot.x, top, foot.w, max(1, foot.y - top))
        return rect, badge(look, "vp", vp, max(28, look.px(50))), max(4, look.px(8))

    @shows(cues.Result)
    def on_result(self, cue: cues.Result, after: Update) -> Motion:
        """The crown."""
        table, words = self.table, self.table.words
        self.kit.sound("crowning")
        winners = cue.winners
        key = f"crown-{table.crown(winners[0])}-text" if len(winners) == 1 else "crown-shared-text"
        hail = words(key, name=table.services.name(winners[0]), names=table.crowned(winners))
        small = words(f"end-{cue.outcome}")
        crowns = [self._crown(seat) for seat in winners]
        yield all_of(self.kit.hail(hail, 2.0, small), self._fireworks(), *crowns)

    def _fireworks(self) -> Motion:
        """Over the boards, one after another (LNR-14.6)."""
        middle = self.table.ground.regions.middle
        points = [(middle.x + middle.w * x // 100, middle.y + middle.h * y // 100) for x, y in ROCKETS]
        yield staggered([self._rocket(point, n) for n, point in enumerate(points)], 0.22)

    def _rocket(self, point: tuple[int, int], number: int) -> Motion:
        self.kit.sound("firework", number % 3 + 1)
        yield rocket(self.kit.services, point, number)

    def _crown(self, seat: int) -> Motion:
        """A crown comes down on a winner's plate."""
        look, plate = self.table.look, self.kit.plate(seat)
        px = max(40, look.px(84))
        crown = look.picture("crown", (px, px))
        end = (plate.x + plate.h // 2, plate.y)
        yield carried(self.kit.services, crown, (end[0], -px), end, 0.6, 0, ("crown", seat))
        yield shown(self.kit.services, ("crowned", seat), 0.05, _still(crown, end), linear, 1.6)


def _still(picture: Surface, at: tuple[int, int]) -> Callable[[Surface, float], None]:
    """A picture that stays where it is."""

    def draw(surface: Surface, t: float) -> None:
        surface.blit(picture, picture.get_rect(center=at))

    return draw


def _draw(surface: Surface, lines: list[tuple[Rect, Surface, int]], t: float) -> None:
    for rect, number, wide in lines:
        y = rect.bottom - round(rect.h * t)
        pygame.draw.rect(surface, palette.PLANK_GRAIN, Rect(rect.x - 2, y - 2, rect.w + 4, wide + 4))
        pygame.draw.rect(surface, palette.GLOW, Rect(rect.x, y, rect.w, wide))
        surface.blit(number, number.get_rect(center=(rect.centerx, y)))
