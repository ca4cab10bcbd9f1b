"""Several people at one window of a table without sockets (`scenes_rig`), driven by real events."""

from __future__ import annotations

from typing import Any

from scenes_rig import Room

from game.engine.chance import Chance
from game.scenes.connecting import Connecting
from game.scenes.curtain import Curtain
from game.scenes.hot_seat import HotSeat, HotTable
from game.scenes.results import Results
from game.scenes.router import open_stack
from game.session.friends import Friend, Friends
from game.session.records import Wanted
from game.session.session import Session
from game.settings_file import SettingsFile
from game.stack.context import Context
from game.stack.dialog import Dialog
from game.ui.harness import Harness

NAMES = ("Maija", "Inés", "Väinö", "Otso")
NEVER = {"act.resign", "act.clear", "act.wait", "act.back", "act.sheet", "act.note"}


def people(count: int) -> list[Friend]:
    return [Friend("" if n == 0 else f"friend-{n + 1}", NAMES[n], ("red", "blue", "green", "purple")[n])
            for n in range(count)]  # fmt: skip


class Window:
    """One window with `count` people at a table of `seats`; the rest are bots at random."""

    def __init__(self, monkeypatch: Any, count: int = 2, seats: int = 2, game: str = "battlegoats",
                 size: tuple[int, int] = (1280, 720), **how: Any) -> None:  # fmt: skip
        settings = how.pop("settings", {})
        self.room = Room(seats, game, bots=how.pop("bots", ("normal",) * (seats - count)), **how)
        monkeypatch.setattr("game.session.session._open_line", lambda session, address: self.room.line(session.wanted))
        file = SettingsFile()
        file.change(**{"language": "en", "pace": "instant", "name": NAMES[0], **settings})
        self.context = Context(file)
        self.session = Session.joined(self.context, Wanted(NAMES[0], "BRISKET-LANTERN"))
        self.session.clock = lambda: self.room.now  # nothing is told by the wall's clock: a test decides when
        self.session.goal = "alone"
        self.session.friends = Friends(self.session, people(count)[1:], Session.joined)
        self.h = Harness(lambda: open_stack(self.context, Connecting(lambda: self.session, game)), size)
        self.chance = Chance(b"hot seat")

    @property
    def top(self) -> Any:
        return self.h.stack.top

    @property
    def hot(self) -> HotSeat:
        return next(scene for scene in self.h.stack.scenes if isinstance(scene, HotTable)).hot

    def until(self, what: Any, most: int = 3000) -> Any:
        """Step until the top scene is such a one."""
        with self.h.passing():
            for _ in range(most):
                self.h.frames(1)
                top = self.top
                if isinstance(top, what) if isinstance(what, type) else what(top):
                    return top
                self.room.now += 0.02
        raise AssertionError(f"never came; on top: {self.top}, stage {getattr(self, 'hot', None)}")

    def lift(self, by: str = "key") -> HotTable:
        """The called person sits down, and reads the digest away."""
        curtain = self.until(Curtain)
        self.h.settle()
        self.h.seconds(0.4)
        person = curtain.table
        if by == "key":
            self.h.key("return")
        else:
            self.h.click("sit")
        self.h.settle()
        while isinstance(self.top, Dialog):
            self.h.key("return")
            self.h.settle()
        assert self.top is person is self.hot.stage, self.top
        return person

    def act(self) -> None:
        """One press on something that can be pressed, at the table that is shown."""
        table, h = self.top, self.h
        acts = [w for w in table.group if w.id.startswith("act.") and w.enabled and w.visible and w.id not in NEVER]
        main = [w for w in acts if w is table.group.main]
        spots = [spot for spot in table.spots if spot.open]
        roll = self.chance.below("press", 10)
        if main and (not spots or roll < 7):
            h.click(main[0].rect.center)
        elif acts and (not spots or roll < 8):
            h.click(self.chance.pick("press", acts).rect.center)
        elif spots:
            h.click(self.chance.pick("press", spots).rect.center)

    def play(self, most: int = 6000) -> set[str]:
        """To the results, or so many frames; the names of all who sat at the window."""
        sat: set[str] = set()
        with self.h.passing():
            for _ in range(most):
                self.h.frames(1)
                self.room.now += 0.02
                top = self.top
                if isinstance(top, Results):
                    return sat
                if isinstance(top, Curtain):
                    sat.add(self.lift("key" if len(sat) % 2 else "mouse").name)
                elif isinstance(top, HotTable):
                    free = top.ready and not top.updates.playing and not top.services.sent
                    if top.personal and free and top.wanted(top.services.update):
                        self.act()
                elif isinstance(top, Dialog):
                    self.h.click(
                        self.chance.pick("press", [w for w in top.group if w.enabled and w.visible]).rect.center
                    )
                elif top is not None and top.transparent and not isinstance(top, Connecting):
                    self.h.key("escape")
        return sat
