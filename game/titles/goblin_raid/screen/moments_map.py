"""The moments of the map: each cue of set-up and movement as motion and sound, where it happens, in the order of the rules.

A moment shows other stacks for a while (`TableMap.live`); the next update lays that aside, so nothing here changes what is
true. What this seat does not see moves as its top counter alone.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pygame import Rect

from game.engine.cues import SeatCue
from game.scenes.feed import Update
from game.scenes.table_effects import carried, stamped
from game.titles.goblin_raid.rules.land import CAVES, SITE
from game.titles.goblin_raid.screen.effects import banner, ripple
from game.titles.goblin_raid.screen.reading import BAGS, FOOT_DOWN, Reading
from game.ui import palette
from game.ui.motion import Motion, all_of, wait

if TYPE_CHECKING:
    from game.titles.goblin_raid.screen.table import GoblinTable

MOVER = ("mover",)


class MapMoments:
    """Plays cues on one table's map."""

    def __init__(self, table: GoblinTable) -> None:
        self.table = table
        self.after: Reading

    def of(self, cue: SeatCue, after: Update) -> Motion | None:
        """The motion of a cue; None: it has none here."""
        own: Callable[[SeatCue], Motion] | None = getattr(self, f"on_{cue.kind}", None)
        if own is None:
            return None
        self.after = self.table.read_as(after)
        return own(cue)

    # tools

    def _sound(self, name: str) -> None:
        self.table.desk.play_sound(name)

    def _at(self, here: str) -> tuple[int, int]:
        x, y = self.table.map.place_of(here).center
        return x, y

    @property
    def _area(self) -> Rect:
        return self.table.ground.map

    def _banner(self, key: str, seconds: float = 0.8, small: str = "", hot: bool = False, **nouns: object) -> Motion:
        yield banner(self.table.desk, self._area, self.table.words(key, **nouns), seconds, small, hot)

    # a cycle begins

    def on_roles(self, cue: SeatCue) -> Motion:
        self._sound("role_fanfare")
        king = self.table.short_name(cue.nouns["king"])
        rolls = ", ".join(f"{one} : {other}" for one, other in cue.nouns["rolls"])
        yield self._banner(
            "banner.king", 1.4, self.table.words("log.roles", rolls=rolls, king=king) if rolls else "", name=king
        )

    def on_cycle(self, cue: SeatCue) -> Motion:
        self._sound("turn_drum")
        nouns, words = cue.nouns, self.table.words
        king = words("banner.king", name=self.table.short_name(nouns["king"]))
        key = "banner.reign" if self.table.reading.campaign else "banner.raid"
        yield self._banner(key, 1.2, king, n=nouns["reign" if self.table.reading.campaign else "cycle"])

    def on_ruined(self, cue: SeatCue) -> Motion:
        here = SITE[cue.nouns["site"]].hex
        self.table.map.seek(here)
        self._sound("site_ruined")
        yield wait(0.15)
        yield stamped(self.table.desk, self._at(here), self.table.words("stamp.ruins"), "red", 120, 0.45)

    def on_deployed(self, cue: SeatCue) -> Motion:
        self._sound("counter_down")
        yield wait(0.3)

    # turns

    def on_turn(self, cue: SeatCue) -> Motion:
        self._sound("turn_drum")
        yield self._banner("banner.turn", 0.6, n=cue.nouns["turn"])

    def on_phase(self, cue: SeatCue) -> Motion:
        self._sound("phase_clap")
        phase = cue.nouns["phase"]
        if phase in ("goblin_move", "feudal_move"):
            yield banner(self.table.desk, self._area, self.table.words(f"phase.{phase}"), 0.45)

    # a step

    def on_step(self, cue: SeatCue) -> Motion:
        nouns = cue.nouns
        yield self._walk(nouns["leader"], nouns["from"], nouns["to"], nouns["carry"], nouns["mode"] == "mounted")
        if nouns["stopped"]:
            self._sound("halt")

    def _walk(self, leader: str, start: str, to: str, carry: list[str] | None, mounted: bool) -> Motion:
        """A leader hops to the next hex with whom he takes along; the rest of both stacks stands."""
        found = self.table.map
        found.seek(to)
        moving = [*(carry or ()), leader]
        here = found.pieces_at(start)
        left = [piece for piece in here if piece not in moving]
        if not left and carry is None:
            left = [piece for piece in self.after.stacks.get(start, []) if piece not in moving]
        bags = sum(BAGS[self.after.loads[piece]] for piece in moving if piece in self.after.loads)
        found.lift(MOVER, start, moving, bags)
        found.live(start, left)
        self._sound("march_hooves" if mounted else "march_feet")
        if found.view is not None:
            yield found.view.travel(MOVER, (start, to))
        found.drop(MOVER)
        there = [piece for piece in found.pieces_at(to) if piece not in moving]
        if to not in CAVES.values():
            found.live(to, [*there, *moving], bags=bags)

    def on_halted(self, cue: SeatCue) -> Motion:
        self._sound("halt")
        yield wait(0.2)

    def on_top(self, cue: SeatCue) -> Motion:
        """Another counter comes up."""
        here, piece = cue.nouns["hex"], cue.nouns["piece"]
        found = self.table.map
        self._sound("counter_down")
        if piece is not None:
            found.live(here, [*(p for p in found.pieces_at(here) if p != piece), piece])
        yield wait(0.15)

    def on_turned_up(self, cue: SeatCue) -> Motion:
        """Face-down counters turn over."""
        here, units = cue.nouns["hex"], cue.nouns["units"]
        found = self.table.map
        found.seek(here)
        self._sound("counter_flip")
        yield wait(0.1)
        shown = [piece for piece in found.pieces_at(here) if piece not in units and piece != FOOT_DOWN]
        leaders = [piece for piece in shown if piece in self.table.reading.leaders_at(here)]
        found.live(here, [*units, *leaders])
        self.table.desk.disclose()
        yield stamped(self.table.desk, self._at(here), "!", "orange", 76, 0.3)

    def on_sighted(self, cue: SeatCue) -> Motion:
        self._sound("spotted")
        size = self.table.map.place_of("0101").w // 2
        yield all_of(
            *(
                ripple(self.table.desk, self._area, self._at(here), size, palette.GLOW, 0.45)
                for here in cue.nouns["hexes"]
            )
        )

    def on_alarm(self, cue: SeatCue) -> Motion:
        """The bell, and rings from the hex that saw the goblins."""
        nouns = cue.nouns
        self.table.map.seek_all((nouns["from"], nouns["to"]))
        self._sound("alarm_bell")
        size = self.table.map.place_of("0101").w
        text = self.table.words("log.alarm", **{"from": self.table.hex_name(nouns["from"]),
                                                "to": self.table.hex_name(nouns["to"])})  # fmt: skip
        yield all_of(ripple(self.table.desk, self._area, self._at(nouns["to"]), size, palette.rgb("#B0382A"), 1.1),
                     self._banner("banner.alarm", 1.2, text, hot=True))  # fmt: skip

    # plunder

    def on_plundered(self, cue: SeatCue) -> Motion:
        """The sack jumps from the site to its carrier; a stamp."""
        nouns, found = cue.nouns, self.table.map
        here = nouns["hex"]
        if self.table.reading.sites.get(nouns["site"]) != "marker":
            yield wait(0.1)
            return
        found.seek(here)
        self._sound("plunder_sack")
        box = found.place_of(here)
        sack = found.counters.sack(nouns["bags"], max(20, box.w // 3))
        found.empty(nouns["site"])
        start = (box.centerx + box.w * 0.3, box.centery - box.h * 0.3)
        yield carried(self.table.desk, sack, start, (box.centerx - box.w * 0.25, box.centery + box.h * 0.25), 0.4)
        self._sound("looted_stamp")
        yield stamped(self.table.desk, self._at(here), self.table.words("stamp.looted"), "red", 120, 0.5)

    def on_dropped(self, cue: SeatCue) -> Motion:
        nouns, found = cue.nouns, self.table.map
        here = nouns["hex"]
        found.seek(here)
        self._sound("bag_drop")
        box = found.place_of(here)
        sack = found.counters.sack(BAGS[nouns["site"]], max(20, box.w // 3))
        yield carried(self.table.desk, sack, box.center, (box.centerx + box.w * 0.5, box.bottom + box.h * 0.3), 0.4)
        yield stamped(self.table.desk, self._at(here), self.table.words("stamp.dropped"), "red", 110, 0.4)

    def on_home(self, cue: SeatCue) -> Motion:
        nouns = cue.nouns
        here = CAVES[nouns["cave"]]
        self.table.map.seek(here)
        loaded = any(unit in self.table.reading.loads for unit in nouns["units"] or ())
        self._sound("home_cheer" if loaded else "cave_in")
        yield stamped(self.table.desk, self._at(here), self.table.words("stamp.home"), "moss", 100, 0.4)

    def on_counted(self, cue: SeatCue) -> Motion:
        """The bags pour out, one after another."""
        nouns = cue.nouns
        for _ in range(min(4, nouns["bags"])):
            self._sound("bag_count")
            yield wait(0.12)
        self._sound("gold_coins")
        self.table.desk.disclose()
        dice = ", ".join(str(die) for die in nouns["dice"])
        small = self.table.words("log.counted.dice" if dice else "log.counted", site=self.table.site_name(nouns["site"]),
                                 dice=dice, points=self.table.points(nouns["points"]),
                                 total=self.table.points(nouns["total"]))  # fmt: skip
        yield banner(self.table.desk, self._area, self.table.points(nouns["points"]), 0.9, small)

    # the Baron, and leaving

    def on_baron_drawn(self, cue: SeatCue) -> Motion:
        self._sound("card_flip")
        yield wait(0.3)

    def on_baron_comes(self, cue: SeatCue) -> Motion:
        nouns = cue.nouns
        self.table.map.seek(nouns["hex"])
        self._sound("baron_horn")
        size = self.table.map.place_of("0101").w
        text = self.table.words("log.baron_comes", die=nouns["die"], hex=self.table.hex_name(nouns["hex"]))
        yield all_of(ripple(self.table.desk, self._area, self._at(nouns["hex"]), size, palette.rgb("#6C4A7E"), 1.0),
                     self._banner("banner.baron", 1.2, text, hot=True))  # fmt: skip

    def on_entered(self, cue: SeatCue) -> Motion:
        nouns, found = cue.nouns, self.table.map
        found.seek(nouns["hex"])
        self._sound("map_enter")
        moving = [*(nouns["carry"] or ()), nouns["leader"]]
        found.live(nouns["hex"], [*(p for p in found.pieces_at(nouns["hex"]) if p not in moving), *moving])
        yield wait(0.25)

    def on_left_map(self, cue: SeatCue) -> Motion:
        nouns, found = cue.nouns, self.table.map
        found.seek(nouns["hex"])
        self._sound("map_leave")
        gone = {*(nouns["carry"] or ()), nouns["leader"]}
        found.live(nouns["hex"], [p for p in found.pieces_at(nouns["hex"]) if p not in gone])
        yield wait(0.25)

    def on_called_off(self, cue: SeatCue) -> Motion:
        self._sound("called_off")
        yield self._banner("banner.called_off", 1.0)

    def on_conceded(self, cue: SeatCue) -> Motion:
        self._sound("called_off")
        yield self._banner("banner.conceded", 1.0, hot=True)
