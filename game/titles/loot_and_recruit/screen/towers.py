"""Goblins as tiers of a tower: which picture a card has, how wide and high it stands, how many tumble when it falls.

Where a tower has no room for whole figures its tiers are cut at the waist, so that their heads look over the banner of the
card: no tier becomes narrower than its banner.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame
from pygame import Rect, Surface

from game.titles.loot_and_recruit.screen.reading import Card
from game.ui import palette, shapes
from game.ui.look import Look
from game.ui.picture_store import kept
from game.ui.towers import Platform, Tier
from game.ui.towers.standing import STEP

RANKS: dict[str, tuple[int, int]] = {
    "troublesome_trio": (3, 0),
    "dastardly_duo": (2, 0),
    "stubborn_stumps": (3, 0),
    "quarrelsome_quartet": (4, 0),
    "brickheaded_bouncers": (2, 0),
    "quirky_quintet": (3, 2),
    "gob_o_goblins": (4, 3),
    "scruffy_six": (3, 3),
    "pint_sized_pack": (5, 4),
    "scheming_septet": (4, 3),
    "ornery_octet": (4, 4),
    "noisy_nonet": (5, 4),
    "teetering_ten": (5, 5),
    "royal_rabble": (3, 3),
    "shield_bearer": (1, 0),
}
"""Figures in the front and in the back rank of a tier."""
SHOULDERS, MARGIN, ALONE, HIGH, BEHIND = 262, 110, 200, 650, 150
"""Units of the art: a figure's width, what hands need beside it, beside a single one, height, the second rank's rise."""
ARMS_OUT = 1.5
"""A single goblin that tumbles reaches further than its share of the tier."""
BIGGEST = 1060
"""A tier narrower than this is printed no larger than one of this width: duos are no giants."""


def figures_of(look: Look, card: str) -> int:
    """How many goblins a tier shows."""
    return int(look.about(f"tier_{card}").get("figures", sum(RANKS.get(card, (1, 0)))))


def art_size(look: Look, card: str) -> tuple[int, int]:
    """Width and height of a tier in units of the art."""
    units = look.about(f"tier_{card}").get("units")
    if units is not None:
        return int(units[0]), int(units[1])
    front, back = RANKS.get(card, (1, 0))
    return max(front, back) * SHOULDERS + (MARGIN if front > 1 else ALONE), HIGH + (BEHIND if back else 0)


def natural(look: Look, card: str, wide: int) -> tuple[int, int]:
    """Pixels of a whole tier on a platform of that width."""
    w, h = art_size(look, card)
    scale = wide / max(w, BIGGEST)
    return max(8, round(w * scale)), max(8, round(h * scale))


def heights(whole: Sequence[int], high: int, least: int) -> list[int]:
    """The height of each tier, bottom first, so that the tower fits into its place: the tallest are cut first, none under
    `least`. `whole`: their heights where there is room."""

    def tall(limit: int) -> float:
        cut = [min(h, limit) for h in whole]
        return sum(cut[:-1]) * STEP + cut[-1]

    limit = max(whole, default=0)
    while limit > least and tall(limit) > high:
        limit -= 1
    return [min(h, limit) for h in whole]


class Figures:
    """The tiers of one look. The same card at the same size is the same record, so that a tower at rest stays at rest."""

    def __init__(self, look: Look) -> None:
        self.look = look
        self._kept: dict[tuple[Card, int, int, int], Tier] = {}

    def platform(self, rect: Rect, cards: Sequence[Card], least: int) -> Platform:
        """What stands on a platform, within `rect`."""
        high = heights([natural(self.look, card, rect.w)[1] for _, card in cards], rect.h, least)
        return Platform(rect, [self.tier(card, rect.w, h) for card, h in zip(cards, high)])

    def tier(self, card: Card, wide: int, high: int) -> Tier:
        """One card so high, on a platform so wide."""
        w, whole = natural(self.look, card[1], wide)
        key = (card, w, whole, high)
        found = self._kept.get(key)
        if found is None:
            found = self._kept[key] = Tier(
                card[0],
                (float(w), float(high)),
                figures_of(self.look, card[1]),
                partial(self.picture, card[1], w, whole),
                partial(self.loose, card[1]),
            )
        return found

    def picture(self, card: str, wide: int, whole: int, high: int) -> Surface:
        """A tier's figures, the lowest part cut off where less height is wanted than they have."""
        key = ("tier", card, wide, whole, high, self.look.inks)
        found = self.look.baked(key)
        if found is None:
            print_ = self._print(f"tier_{card}", (wide, whole)) or drawn_tier(self.look, card, (wide, whole))
            if high < whole:
                print_ = print_.subsurface(Rect(0, 0, wide, high)).copy()
            elif high > whole:
                print_ = pygame.transform.smoothscale(print_, (wide, high))
            found = self.look.keep(key, print_)
        return found

    def loose(self, card: str, n: int, high: int) -> Surface:
        """Figure n of a tier by itself, arms out."""
        high = max(16, round(high * ARMS_OUT))
        key = ("loose", card, n, high, self.look.inks)
        found = self.look.baked(key)
        if found is None:
            print_ = self._print(f"loose_{card}_{n}", (high, high)) or drawn_figure(self.look, n, high)
            found = self.look.keep(key, print_)
        return found

    def _print(self, name: str, size: tuple[int, int]) -> Surface | None:
        return self.look.picture(name, size) if self.look.has_picture(name) else None


# ---------------------------------------------------------------- without prints


def drawn_tier(look: Look, card: str, size: tuple[int, int]) -> Surface:
    """Heads shoulder to shoulder, the second rank behind: a tier for a checkout without art."""
    front, back = RANKS.get(card, (1, 0))
    sheet = Surface(size, pygame.SRCALPHA)
    w, h = size
    rise = round(h * BEHIND / (HIGH + BEHIND)) if back else 0
    one = h - rise
    for count, up in ((back, rise), (front, 0)):
        step = (w - one * 0.55) / max(1, count - 1) if count > 1 else 0.0
        for i in range(count):
            picture = drawn_figure(look, i + (front if up else 0), one)
            x = w / 2 + (i - (count - 1) / 2) * step
            sheet.blit(picture, picture.get_rect(midbottom=(round(x), h - up)))
    return sheet


def drawn_figure(look: Look, n: int, high: int) -> Surface:
    """A goblin's head over a lump of a body."""
    inks = look.palette
    return _figure(
        n % 4, max(8, high), inks.k, inks.a, inks.b if n % 2 else inks.c, palette.mix(inks.paper, inks.a, 0.1)
    )


@kept("figures")
def _figure(
    kind: int, high: int, key: palette.Colour, skin: palette.Colour, cloth: palette.Colour, white: palette.Colour
) -> Surface:
    def draw(s: Surface, k: int) -> None:
        u = high * k / 100
        rule = max(1, round(4 * u))

        def blob(x: float, y: float, w: float, h: float, ink: palette.Colour) -> None:
            box = Rect(round((x - w / 2) * u), round((y - h / 2) * u), round(w * u), round(h * u))
            pygame.draw.ellipse(s, key, box.inflate(2 * rule, 2 * rule))
            pygame.draw.ellipse(s, ink, box)

        blob(50, 86, 52, 44, cloth)
        for side in (-1, 1):
            points = [(50 + side * 20, 38), (50 + side * 47, 26 + 6 * (kind % 2)), (50 + side * 24, 54)]
            pygame.draw.polygon(s, skin, [(x * u, y * u) for x, y in points])
            pygame.draw.polygon(s, key, [(x * u, y * u) for x, y in points], rule)
        blob(50, 44, 50 + 6 * (kind % 2), 54 - 6 * (kind % 3), skin)
        for side in (-1, 1):
            blob(50 + side * 12, 38, 17, 19 - 3 * (kind % 2), white)
            pygame.draw.circle(s, key, ((50 + side * 11) * u, (40 + kind % 2) * u), 4 * u)
        pygame.draw.arc(s, key, Rect(round(36 * u), round(44 * u), round(28 * u), round(20 * u)), 3.4, 6.0, rule + 1)

    return shapes.smooth((high, high), draw)
