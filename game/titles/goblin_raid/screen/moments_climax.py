"""The climaxes of the map: the alarm, the Baron on the horizon, the last sack that was on its way carried home."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pygame import Rect, Surface

from game.tabletop.effects import played, stamped
from game.tabletop.feed import Update
from game.tabletop.moments import shows
from game.titles.goblin_raid.rules import cues
from game.titles.goblin_raid.rules.lookup_tables import BARON_ENTRY
from game.titles.goblin_raid.rules.map_graph import GRID, SITE
from game.titles.goblin_raid.rules.plunder import FLAT
from game.titles.goblin_raid.screen import climax_pictures as pictures
from game.titles.goblin_raid.screen.context import Context
from game.titles.goblin_raid.screen.effects import banner, ripple
from game.titles.goblin_raid.screen.lines import tell_cue
from game.titles.goblin_raid.screen.map import TableMap
from game.titles.goblin_raid.screen.reading import BAGS, Reading, is_leader
from game.ui import palette
from game.ui.motion import Motion, all_of, wait

LIGHTS = 9
"""Villages in which a light goes on: the nearest."""
NORTH = BARON_ENTRY[0]
"""The one road by which he comes from the upper edge of the map."""
SACK = 0.3
"""Seconds from one sack to the next, while there are few."""
COUNTING = 2.4
"""Seconds that all sacks take at most."""


class ClimaxMoments:
    """Plays the climaxes on one table's map."""

    def __init__(self, table: Context, map: TableMap) -> None:
        self.table = table
        self.map = map

    @property
    def _area(self) -> Rect:
        return self.table.ground.map

    def _at(self, here: str) -> tuple[int, int]:
        x, y = self.map.place_of(here).center
        return x, y

    def _banner(self, key: str, seconds: float, small: str, high: float) -> Motion:
        yield banner(self.table.services, self._area, self.table.words(key), seconds, small, True, high=high)

    @staticmethod
    def _later(seconds: float, motion: Motion) -> Motion:
        yield wait(seconds)
        yield motion

    # the alarm

    @shows(cues.Alarm)
    def on_alarm(self, cue: cues.Alarm, after: Update) -> Motion:
        """Night falls over the map, torches run to who saw the goblins, the bell swings, villages wake up."""
        self.map.seek_all((cue.from_, cue.to))
        services, look = self.table.services, self.table.look
        services.play_sound("alarm_bell")
        villages = self._villages(cue.to)

        def draw(surface: Surface, t: float) -> None:
            spotted, seen_from, *lit = (self._at(here) for here in (cue.from_, cue.to, *villages))
            night = pictures.Night(self._area, spotted, seen_from, lit, self.map.place_of(cue.to).w)
            pictures.paint_night(look, night, surface, t, services.reduced)

        yield all_of(
            played(services, ("night",), 1.9, draw, stay=0.7),
            self._later(0.25, self._banner("banner-alarm", 2.1, tell_cue(self.table, cue), 0.86)),
        )

    def _villages(self, here: str) -> list[str]:
        """Where a light goes on: the hexes of sites that stand, the nearest first."""
        found = [SITE[site].hex for site, word in self.table.reading.sites.items() if word != "ruins"]
        return sorted(found, key=lambda there: (GRID.distance(here, there), there))[:LIGHTS]

    # the Baron

    @shows(cues.BaronDrawn)
    def on_baron_drawn(self, cue: cues.BaronDrawn, after: Update) -> Motion:
        """Far away a host gathers; how many turns off, for whoever may know."""
        services = self.table.services
        services.play_sound("card_flip")
        horizon = pictures.horizon_of(self._area, self._area.centerx, True, 0.5)
        turns = "?" if cue.turns is None else str(cue.turns)
        spot = (horizon.area.right - horizon.area.w // 8, horizon.area.y + horizon.area.h // 3)
        yield all_of(
            self._host(horizon, 1.2, 1.2),
            self._later(0.7, stamped(services, spot, turns, "straw", 110, 1.6)),
            self._later(0.3, banner(services, self._area, self.table.words("banner-baron-drawn"), 1.9,
                                    tell_cue(self.table, cue), high=0.55)),
        )  # fmt: skip

    @shows(cues.BaronComes)
    def on_baron_comes(self, cue: cues.BaronComes, after: Update) -> Motion:
        """His banners come up over the edge of the map, in their dust."""
        self.map.seek(cue.hex)
        services = self.table.services
        services.play_sound("baron_horn")
        is_north = cue.hex == NORTH
        horizon = pictures.horizon_of(self._area, self._at(cue.hex)[0], is_north, 1.0)
        size, purple = self.map.place_of(cue.hex).w, palette.rgb("#6C4A7E")
        yield all_of(
            self._host(horizon, 1.8, 0.9),
            self._later(0.5, self._banner("banner-baron", 1.9, tell_cue(self.table, cue), 0.55 if is_north else 0.3)),
            self._later(2.0, ripple(services, self._area, self._at(cue.hex), size, purple, 0.6)),
        )

    def _host(self, horizon: pictures.Horizon, seconds: float, stay: float) -> Motion:
        services, look = self.table.services, self.table.look

        def draw(surface: Surface, t: float) -> None:
            pictures.paint_horizon(look, horizon, surface, t, services.reduced)

        yield played(services, ("host",), seconds, draw, stay=stay)

    # the cave

    @shows(cues.Counted)
    def on_counted(self, cue: cues.Counted, after: Update) -> Motion:
        """The bags pour out, one after another; in the King's cave, if no other is still on its way."""
        sites = sites_after_count(self.table.reading, self.table.read_as(after), cue.site)
        worths = worth_of_each(cue)
        if is_last_on_the_way(sites):
            yield self._stacked(sites, cue, worths)
            return
        for _ in worths[:4]:
            self.table.services.play_sound("bag_count")
            yield wait(0.12)
        self.table.services.play_sound("gold_coins")
        self.table.services.disclose()
        yield banner(self.table.services, self._area, self.table.points(cue.points), 0.9, tell_cue(self.table, cue))

    def _stacked(self, sites: Mapping[str, str], cue: cues.Counted, worths: Sequence[int]) -> Motion:
        services, table = self.table.services, self.table
        old = sum(BAGS[site] for site, word in sites.items() if word == "home" and site != cue.site)
        band = [piece for piece, place in table.reading.at.items() if place == "home" and is_leader(piece)]
        hoard = pictures.Hoard(pictures.hoard_area(self._area), old, worths, cue.total, band, self._area)
        falling = min(COUNTING, SACK * len(worths))
        seconds = falling / (pictures.LAST - pictures.FIRST)
        begin, pace = seconds * pictures.FIRST, falling / len(worths)
        services.play_sound("gold_coins")
        yield all_of(
            played(services, ("hoard",), seconds,
                  lambda surface, t: pictures.paint_hoard(table, hoard, surface, t, services.reduced), stay=1.6),
            *(self._later(begin + pace * (i + 1), self._thud()) for i in range(len(worths))),
            self._later(begin + falling, self._cheered(cue)),
        )  # fmt: skip

    def _thud(self) -> Motion:
        self.table.services.play_sound("bag_count")
        yield wait(0)

    def _cheered(self, cue: cues.Counted) -> Motion:
        self.table.services.play_sound("home_cheer")
        self.table.services.disclose()
        yield banner(
            self.table.services, self._area, self.table.points(cue.points), 1.5, tell_cue(self.table, cue), high=0.86
        )


def worth_of_each(cue: cues.Counted) -> list[int]:
    """Halves that each bag brings: those without dice first."""
    return [FLAT] * cue.flat + [2 * face for face in cue.dice]


def sites_after_count(before: Reading, after: Reading, counted: str) -> dict[str, str]:
    """What has become of every site once the bags of one are counted. The cycle may end with it, and then `after` knows
    nothing of its bags any more."""
    home = {site for site, word in after.sites.items() if word == "home"} | {counted}
    return {site: "home" if site in home else word for site, word in before.sites.items()}


def is_last_on_the_way(sites: Mapping[str, str]) -> bool:
    """Whether all bags that were taken are home, or lost."""
    return "taken" not in sites.values()
