"""What the signs on the map mean. It lies where the small map does while the whole map is in view anyway."""

from __future__ import annotations

from pygame import SRCALPHA, Surface
from pygame.transform import smoothscale_by

from game.titles.goblin_raid.screen.context import Context
from game.titles.goblin_raid.screen.reading import FOOT_DOWN
from game.ui.fitting import fitted
from game.ui.hexmap.counters import Stack

SIGNS = 5
SAMPLE_UNITS, SAMPLE_BAGS = 7, 3


def legend(table: Context, size: tuple[int, int]) -> Surface:
    """A heading and a line for each sign, as they are drawn from far."""
    look, words = table.look, table.words
    found = Surface(size, SRCALPHA)
    heading = look.label(words("legend"), 20, width=size[0])
    found.blit(heading, heading.get_rect(midtop=(size[0] // 2, 0)))
    top = heading.get_height() + look.px(2)
    high = (size[1] - top) / SIGNS
    lines = [(_within(picture, high - 2), text) for picture, text in _lines(table)]
    column = max(round(high), max(picture.get_width() for picture, _ in lines))
    for row, (picture, text) in enumerate(lines):
        middle = round(top + (row + 0.5) * high)
        found.blit(picture, picture.get_rect(center=(column // 2, middle)))
        room = (size[0] - column - look.px(6), round(high))
        told = fitted(look, words(text), "text", look.text(17), room, look.palette.k, floor=13, leading=1.0)
        found.blit(told, told.get_rect(midleft=(column + look.px(6), middle)))
    return found


def _within(picture: Surface, high: float) -> Surface:
    """No higher than its line."""
    return smoothscale_by(picture, high / picture.get_height()) if picture.get_height() > high else picture


def _lines(table: Context) -> list[tuple[Surface, str]]:
    """Each sign and the key of its words."""
    look, counters = table.look, table.counters
    hex_px = look.px(34)

    def token(piece: str, height: int = 0) -> Surface:
        whole = counters.token(Stack((table.face(piece),), height), hex_px)[0]
        return whole.subsurface(whole.get_bounding_rect())

    return [
        (token("marglush", SAMPLE_UNITS), "legend-goblins"),
        (token("count_haakon"), "legend-feudals"),
        (token(FOOT_DOWN), "legend-hidden"),
        (counters.marks.number(f"{SAMPLE_BAGS}", "cost", max(9, look.px(11))), "legend-bags"),
        (counters.marker("looted", max(16, look.px(22))), "legend-looted"),
    ]
