"""The moments of the map: each cue of set-up and movement as motion and sound, where it happens, in the order of the rules.

A moment shows other stacks for a while (`TableMap.live`); the next update lays that aside, so nothing here changes what is
true. What this seat does not see moves as its top counter alone.
"""

from __future__ import annotations

from pygame import Rect

from game.engine.cues import Cue
from game.tabletop.effects import carried, stamped
from game.tabletop.feed import Update
from game.tabletop.moments import moment_of, shows
from game.titles.goblin_raid.rules import cues
from game.titles.goblin_raid.rules.map_graph import CAVES, SITE
from game.titles.goblin_raid.screen.context import Context
from game.titles.goblin_raid.screen.effects import banner, ripple
from game.titles.goblin_raid.screen.lines import tell_cue
from game.titles.goblin_raid.screen.map import TableMap
from game.titles.goblin_raid.screen.moments_climax import ClimaxMoments
from game.titles.goblin_raid.screen.reading import BAGS, FOOT_DOWN, Reading
from game.ui import palette
from game.ui.motion import Motion, all_of, wait

MOVER = ("mover",)


class MapMoments:
    """Plays cues on one table's map."""

    def __init__(self, table: Context, map: TableMap) -> None:
        self.table = table
        self.map = map
        self.climaxes = ClimaxMoments(table, map)
        self.after: Reading

    def of(self, cue: Cue, after: Update) -> Motion | None:
        """The motion of a cue; None: it has none here."""
        self.after = self.table.read_as(after)
        return moment_of(self, cue, after) or moment_of(self.climaxes, cue, after)

    # tools

    def _sound(self, name: str) -> None:
        self.table.services.play_sound(name)

    def _at(self, here: str) -> tuple[int, int]:
        x, y = self.map.place_of(here).center
        return x, y

    @property
    def _area(self) -> Rect:
        return self.table.ground.map

    def _banner(self, key: str, seconds: float = 0.8, small: str = "", hot: bool = False, **nouns: object) -> Motion:
        yield banner(self.table.services, self._area, self.table.words(key, **nouns), seconds, small, hot)

    # a cycle begins

    @shows(cues.Roles)
    def on_roles(self, cue: cues.Roles, after: Update) -> Motion:
        self._sound("role_fanfare")
        yield banner(
            self.table.services, self._area, self._king(cue.king), 1.4, tell_cue(self.table, cue) if cue.rolls else ""
        )

    def _king(self, seat: int) -> str:
        """Who is King now."""
        name = self.table.services.name(seat)
        return self.table.words("banner-king.you" if seat == self.table.services.seat else "banner-king", name=name)

    @shows(cues.Cycle)
    def on_cycle(self, cue: cues.Cycle, after: Update) -> Motion:
        self._sound("turn_drum")
        key = "banner-reign" if self.table.reading.campaign else "banner-raid"
        yield self._banner(key, 1.2, self._king(cue.king), n=cue.reign if self.table.reading.campaign else cue.cycle)

    @shows(cues.Ruined)
    def on_ruined(self, cue: cues.Ruined, after: Update) -> Motion:
        here = SITE[cue.site].hex
        self.map.seek(here)
        self._sound("site_ruined")
        yield wait(0.15)
        yield stamped(self.table.services, self._at(here), self.table.words("stamp-ruins"), "red", 120, 0.45)

    @shows(cues.Deployed)
    def on_deployed(self, cue: cues.Deployed, after: Update) -> Motion:
        self._sound("counter_down")
        yield wait(0.3)

    # turns

    @shows(cues.Turn)
    def on_turn(self, cue: cues.Turn, after: Update) -> Motion:
        self._sound("turn_drum")
        yield self._banner("banner-turn", 0.6, n=cue.turn)

    @shows(cues.Phase)
    def on_phase(self, cue: cues.Phase, after: Update) -> Motion:
        self._sound("phase_clap")
        phase = cue.phase
        if phase in ("goblin_move", "feudal_move"):
            yield banner(self.table.services, self._area, self.table.words(f"phase-{phase}"), 0.45)

    # a step

    @shows(cues.Step)
    def on_step(self, cue: cues.Step, after: Update) -> Motion:
        yield self._walk(cue.leader, cue.from_, cue.to, cue.carry, cue.mode == "mounted")
        if cue.stopped:
            self._sound("halt")

    def _walk(self, leader: str, start: str, to: str, carry: list[str] | None, mounted: bool) -> Motion:
        """A leader hops to the next hex with whom he takes along; the rest of both stacks stands."""
        found = self.map
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

    @shows(cues.Halted)
    def on_halted(self, cue: cues.Halted, after: Update) -> Motion:
        self._sound("halt")
        yield wait(0.2)

    @shows(cues.Top)
    def on_top(self, cue: cues.Top, after: Update) -> Motion:
        """Another counter comes up."""
        here, piece = cue.hex, cue.piece
        found = self.map
        self._sound("counter_down")
        if piece is not None:
            found.live(here, [*(p for p in found.pieces_at(here) if p != piece), piece])
        yield wait(0.15)

    @shows(cues.TurnedUp)
    def on_turned_up(self, cue: cues.TurnedUp, after: Update) -> Motion:
        """Face-down counters turn over."""
        here, units = cue.hex, cue.units
        found = self.map
        found.seek(here)
        self._sound("counter_flip")
        yield wait(0.1)
        shown = [piece for piece in found.pieces_at(here) if piece not in units and piece != FOOT_DOWN]
        leaders = [piece for piece in shown if piece in self.table.reading.leaders_at(here)]
        found.live(here, [*units, *leaders])
        self.table.services.disclose()
        yield stamped(self.table.services, self._at(here), "!", "orange", 76, 0.3)

    @shows(cues.Sighted)
    def on_sighted(self, cue: cues.Sighted, after: Update) -> Motion:
        self._sound("spotted")
        size = self.map.place_of("0101").w // 2
        yield all_of(
            *(ripple(self.table.services, self._area, self._at(here), size, palette.GLOW, 0.45) for here in cue.hexes)
        )

    # plunder

    @shows(cues.Plundered)
    def on_plundered(self, cue: cues.Plundered, after: Update) -> Motion:
        """The sack jumps from the site to its carrier; a stamp."""
        found = self.map
        here = cue.hex
        if self.table.reading.sites.get(cue.site) != "marker":
            yield wait(0.1)
            return
        found.seek(here)
        self._sound("plunder_sack")
        box = found.place_of(here)
        sack = self.table.counters.sack(cue.bags, max(20, box.w // 3))
        found.empty(cue.site)
        start = (box.centerx + box.w * 0.3, box.centery - box.h * 0.3)
        yield carried(self.table.services, sack, start, (box.centerx - box.w * 0.25, box.centery + box.h * 0.25), 0.4)
        self._sound("looted_stamp")
        yield stamped(self.table.services, self._at(here), self.table.words("stamp-looted"), "red", 120, 0.5)

    @shows(cues.Dropped)
    def on_dropped(self, cue: cues.Dropped, after: Update) -> Motion:
        found = self.map
        here = cue.hex
        found.seek(here)
        self._sound("bag_drop")
        box = found.place_of(here)
        sack = self.table.counters.sack(BAGS[cue.site], max(20, box.w // 3))
        yield carried(self.table.services, sack, box.center, (box.centerx + box.w * 0.5, box.bottom + box.h * 0.3), 0.4)
        yield stamped(self.table.services, self._at(here), self.table.words("stamp-dropped"), "red", 110, 0.4)

    @shows(cues.Home)
    def on_home(self, cue: cues.Home, after: Update) -> Motion:
        here = CAVES[cue.cave]
        self.map.seek(here)
        loaded = any(unit in self.table.reading.loads for unit in cue.units or ())
        self._sound("home_cheer" if loaded else "cave_in")
        yield stamped(self.table.services, self._at(here), self.table.words("stamp-home"), "moss", 100, 0.4)

    # entering and leaving

    @shows(cues.Entered)
    def on_entered(self, cue: cues.Entered, after: Update) -> Motion:
        found = self.map
        found.seek(cue.hex)
        self._sound("map_enter")
        moving = [*(cue.carry or ()), cue.leader]
        found.live(cue.hex, [*(p for p in found.pieces_at(cue.hex) if p not in moving), *moving])
        yield wait(0.25)

    @shows(cues.LeftMap)
    def on_left_map(self, cue: cues.LeftMap, after: Update) -> Motion:
        found = self.map
        found.seek(cue.hex)
        self._sound("map_leave")
        gone = {*(cue.carry or ()), cue.leader}
        found.live(cue.hex, [p for p in found.pieces_at(cue.hex) if p not in gone])
        yield wait(0.25)

    @shows(cues.CalledOff)
    def on_called_off(self, cue: cues.CalledOff, after: Update) -> Motion:
        self._sound("called_off")
        yield self._banner("banner-called-off", 1.0)

    @shows(cues.Conceded)
    def on_conceded(self, cue: cues.Conceded, after: Update) -> Motion:
        self._sound("called_off")
        yield self._banner("banner-conceded", 1.0, hot=True)
