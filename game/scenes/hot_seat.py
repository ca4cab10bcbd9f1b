"""The hot seat: several people at one window. Everybody has a table scene of their own, on a client of their own; the one
on the stack is that of whoever must act. Between two of them lies the public view (a client that only watches), and a
curtain falls over it before anybody's own view is shown. So no picture ever goes from one person's view to another's.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from pygame.event import Event

from game import titles
from game.bots.players import idle
from game.scenes.lobby_table import LiveTable
from game.scenes.routes import LobbyRoute, ResultsRoute
from game.session.feed import LiveFeed
from game.stack.scene import Scene
from game.tabletop.feed import Notice, Said, Update
from game.tabletop.scene import TableScene
from game.ui.lettering import plain

if TYPE_CHECKING:
    from game.session.friends import Friends
    from game.session.session import Session

BEAT = 0.35
"""Seconds that the public view stands still before the curtain falls."""
NEWS = 5
"""Sentences of the digest when nothing that mattered much has happened."""

MakesCurtain = Callable[["HotSeat", "HotTable", bool], Scene]
"""Makes the curtain that falls for somebody; the flag: they took the seat without being called."""


def table_of(session: Session, feed: LiveFeed, curtain: MakesCurtain) -> LiveTable:
    """The table scene of a session: one seat's, or the first picture of a hot seat."""
    if session.friends is None or not session.friends.people():
        return LiveTable(session, feed)
    return HotSeat(session.friends, curtain).stage


class HotSeat:
    """Whose view is shown, whose turn it is to look, and when the curtain falls."""

    def __init__(self, friends: Friends[Session], curtain: MakesCurtain) -> None:
        self.friends = friends
        self._curtain = curtain
        self.chief = friends.chief
        self.tables = [
            HotTable(session, session.feed, self) for session in friends.people() if session.feed is not None
        ]
        """In seat order."""
        public = friends.public
        self.public: HotTable | None = None
        if public is not None and public.feed is not None:
            self.public = HotTable(public, public.feed, self)
        self.stage = self.public or self.tables[0]
        self.last = -1
        """The place in `tables` of whoever looked last."""
        self.wish: HotTable | None = None
        """Somebody takes the seat without being called."""
        self.guest = False
        """They have it: it is theirs until they pass it on."""
        self.down = False
        """The curtain hangs."""
        self.covered = False
        """Something else lies over the table, and nobody outside this window waits for it."""
        self._still = 0.0
        self._closing = False

    # ------------------------------------------------------------------ who must act

    def called(self) -> list[HotTable]:
        """Those of this window from whom something is wanted now, in the order in which they come to the seat."""
        order = [self.tables[(self.last + 1 + n) % len(self.tables)] for n in range(len(self.tables))]
        return [table for table in order if table.live.last is not None and self._calls(table, table.live.last)]

    def _calls(self, table: HotTable, update: Update) -> bool:
        ask = update.ask
        if not table.wanted(update) or ask is None:
            return False
        if ask.mode != "open":
            return True
        hurried = ask.pace == "quick" and self._timed(ask.clock)  # it passes by itself: who wants it takes the seat
        return not hurried and not idle(table.feed.title, update.view, ask, table.feed.seat)

    def _timed(self, clock: str) -> bool:
        lobby, feed = self.chief.lobby, self.chief.feed
        if lobby is None or feed is None or lobby.timers == "off":
            return False
        return titles.rules(feed.title).clocks(titles.options_for(feed.title, feed.options)).get(clock) is not None

    # ------------------------------------------------------------------ going on

    def step(self, dt: float) -> None:
        """Once a frame, while the stage lies on top."""
        stage = self.stage
        self.mind()
        if stage.personal or not stage.ready or stage.updates.playing or stage.updates.waiting:
            self._still = 0.0
            return
        update = stage.services.update
        if update.result is not None:
            return
        self._still += dt
        called = self.called()
        if self.wish is None and not called:
            self._still = 0.0
        elif self.wish is not None or self._still >= BEAT:
            self.fall(self.wish or called[0])

    def mind(self) -> None:
        """All connections, shown or not; and whether clocks wait."""
        self.chief.poll()
        own = self.stage.personal and self.stage.ready and self.stage.wanted(self.stage.services.update)
        self.friends.hold(bool(own or self.covered or self.down or self.wish is not None or self.called()))

    def over(self, table: HotTable) -> bool:
        """Whether that person has nothing to do at the seat any more, and all that they did has been shown."""
        if not table.personal or self.guest or self.public is None or not table.ready:
            return False
        if table.updates.playing or table.services.sent or table.stack.top is not table:
            return False
        return not table.busy(table.services.update)

    def fall(self, table: HotTable) -> None:
        """The curtain, for somebody."""
        by_hand = self.wish is not None
        self._still, self.wish, self.down = 0.0, None, True
        self.stage.stack.push(self._curtain(self, table, by_hand))

    def seat(self, table: HotTable) -> None:
        """Somebody sits down."""
        self.last = self.tables.index(table)
        self.guest = not (table.live.last is not None and self._calls(table, table.live.last))
        self.show(table)

    def show(self, table: HotTable) -> None:
        """Another view instead of the present one. From one person to another only by the public one, under the curtain."""
        before = self.stage
        if table is before:
            return
        assert not (table.personal and before.personal) or self.public is None
        self.stage = table
        before.stack.exchange(before, table)
        before.off_stage(table)

    # ------------------------------------------------------------------ at will

    def pass_on(self) -> None:
        """The present person hands the seat on: to whoever else is called, or to the next in order. The curtain asks nothing
        and offers the others, so one press is enough."""
        others = [table for table in self.called() if table is not self.stage]
        at = self.tables.index(self.stage) if self.stage.personal else self.last
        self.give(others[0] if others else self.tables[(at + 1) % len(self.tables)])

    def give(self, table: HotTable) -> None:
        """The seat is for that person now."""
        self.guest = False
        if self.public is None:
            self.fall(table)
            return
        self.wish = table
        if self.stage.personal:
            self.show(self.public)

    # ------------------------------------------------------------------ the end

    def close(self) -> None:
        """The stage leaves the stack, and all the others with it."""
        if self._closing:
            return
        self._closing = True
        kept = self.chief.feed is not None and self.chief.feed.kept
        for table in [*self.tables, *([self.public] if self.public is not None else [])]:
            table.live.kept = kept
            if table is not self.stage and table.built:
                table.motion.close()
                table.group.close()
            table.feed.close()
            if table is not self.stage:
                table.let_go()


class HotTable(LiveTable):
    """The table as one of this window sees it, or (seat -1) as all may see it."""

    deals = False  # a curtain falls between hands: what was dealt lies there when it lifts

    def __init__(self, session: Session, feed: LiveFeed, hot: HotSeat) -> None:
        super().__init__(session, feed)
        self.hot = hot
        self.personal = feed.seat >= 0
        self.catching = self.personal
        """What has happened while others looked is taken in now: nothing is heard, nothing hangs."""
        self._upto: int | None = None
        self._looked = False
        """Its person has sat here before."""

    @property
    def chief(self) -> Session:
        return self.hot.chief

    @property
    def public_table(self) -> TableScene | None:
        return self.hot.public

    def hurry(self) -> None:
        ask = self.services.update.ask
        if ask is not None and ask.space is None and self.chief.friends is not None:
            self.chief.friends.hurry()

    def stand_still(self, still: bool) -> None:
        """The curtain too lies over the table; whether clocks wait is minded for all of this window at once."""
        self.hot.covered = still and self.chief.goal == "alone"
        self.hot.mind()

    @property
    def name(self) -> str:
        """Its person's name."""
        players = self.feed.players()
        seat = self.feed.seat
        return players[seat].name if 0 <= seat < len(players) else ""

    def wanted(self, update: Update) -> bool:
        """Whether this seat may still answer what is asked."""
        ask = update.ask
        if ask is None or ask.space is None or update.result is not None:
            return False
        return self.feed.seat in ask.waiting_for if ask.mode == "open" else ask.answer is None

    def busy(self, update: Update) -> bool:
        """Whether the person at the seat may have more to say. In an open ask they decide that themselves, unless they
        have said that they are ready."""
        ask = update.ask
        if not self.wanted(update) or ask is None:
            return False
        if ask.mode != "open":
            return True
        done = self.table.finished()
        return not (idle(self.feed.title, update.view, ask, self.feed.seat) if done is None else done)

    # time

    def update(self, dt: float) -> None:
        hot = self.hot
        if hot.stage is not self:
            return
        if hot.over(self) and hot.public is not None:
            hot.show(hot.public)
            return
        super().update(dt)
        if self.stack.top is self:
            hot.step(dt)

    def meanwhile(self, dt: float) -> None:
        super().meanwhile(dt)
        self.hot.mind()

    def off_stage(self, after: HotTable) -> None:
        """Another view takes this one's place: slips that hang may be this person's alone, and so may what they held."""
        self.stack.clear_toasts()
        if self.table.has_secret:
            self.table.peek(False)
        self.furniture.pinging = False
        self.skipping.stop()  # whoever sits here next has not pressed it
        self.away.idle, self.away.seen = 0.0, len(self.log.lines)
        self.painter.forget()
        self.catching = True
        if not after.personal:
            after._upto = self.updates.seen

    def resume(self, result: Any = None) -> None:
        super().resume(result)
        if self.catching and self.hot.stage is self:
            self.catch_up()

    def catch_up(self) -> None:
        """To the present without motion: the public view up to what the last person has been shown, a person all of it."""
        waiting, upto = self.updates, self._upto
        if not self.ready:
            return
        waiting.poll()
        later = [update for update in waiting.waiting if upto is not None and update.version > upto]
        waiting.waiting = [update for update in waiting.waiting if update not in later]
        if waiting.waiting or waiting.playing is not None:
            waiting.snap()
        waiting.waiting += later
        self.catching, self._upto = False, None
        if self.personal:
            self._digest()

    def _digest(self) -> None:
        """What happened since this person last looked."""
        away = self.away
        missed = away.missed() or [plain(line.text) for line in self.log.lines[away.seen :] if line.text][-NEWS:]
        away.idle, away.seen = 0.0, len(self.log.lines)
        if self._looked and missed and self.services.update.result is None:
            away.show(missed)
        self._looked = True

    # what is heard

    def sound(self, name: str, take: int | None = None) -> None:
        if not self.catching and self.hot.stage is self:
            super().sound(name, take)

    def told(self, item: Notice) -> None:
        if not self.catching and self.hot.stage is self:
            super().told(item)

    def pinged(self, said: Said) -> None:
        if not self.catching:
            super().pinged(said)

    # ways on

    def links(self) -> list[tuple[str, str, Any]]:
        words = f"{self.tr('friends-pass')} {self.key_name('pass_seat')}"
        return [("pass", words, self.hot.pass_on), *super().links()]

    def pause_acts(self) -> list[tuple[str, str, Any]]:
        return [("pass", self.tr("friends-pass"), self.hot.pass_on), *super().pause_acts()]

    def shortcut(self, event: Event) -> bool:
        if self.is_key(event, "pass_seat"):
            self.hot.pass_on()
            return True
        return super().shortcut(event)

    def _over(self, scene: TableScene, update: Update) -> None:
        feed = self.chief.feed
        assert update.result is not None and feed is not None
        for table in [*self.hot.tables, *([self.hot.public] if self.hot.public is not None else [])]:
            table._over_told = True  # the results were shown once: what lies below them then is the last picture
        self.stack.push(ResultsRoute(feed, update.result, self.chief, is_shared=True))

    def _to_lobby(self) -> None:
        if self.chief.feed is not None:
            self.chief.feed.kept = True
        self.stack.replace(LobbyRoute(self.chief))

    def _gone(self) -> None:
        """One of this window has lost the table, and so have all."""
        if self.chief.trouble is None:
            self.chief.trouble = self.session.trouble
        self.chief.close()
        super()._gone()

    def leave(self) -> None:
        self.hot.close()

    def let_go(self) -> None:
        super().let_go()
        del self.hot  # it knows all tables of this window
