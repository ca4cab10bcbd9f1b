"""A finished match, watched again on the real table, with a time line to stop, step and drag."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, TypeVar

import msgspec
from pygame import Rect, Surface
from pygame.event import Event

from game import titles
from game.bots import reason_log
from game.engine.cues import Cue, SeatCue, read
from game.engine.match import Result
from game.engine.rules import View
from game.engine.sight import SPECTATOR
from game.own import content
from game.scenes.failure import Failure
from game.scenes.replay_controls import Playback, add_controls, beside, further_keys, handle_key
from game.scenes.replay_hands import Eyes, SeenMoment, may_open, seen_by
from game.scenes.replay_line import TimeLine
from game.scenes.replay_plain import PlainMoment
from game.scenes.replay_proof import ReplayProof
from game.scenes.replay_sheet import add_hands, with_room
from game.scenes.replay_words import told_cue
from game.scenes.routes import PauseRoute
from game.session.people import players_of
from game.session.records import Trouble
from game.tabletop.coach_words import reason_words
from game.tabletop.contract import Line, Regions
from game.tabletop.feed import Player, Update, Watched
from game.tabletop.scene import TableScene
from game.ui.lettering import escape, plain
from net.protocol.messages import Opening
from net.storage import recording

if TYPE_CHECKING:
    from game.stack.scene import SceneStack

log = logging.getLogger("game.replay")
T = TypeVar("T")

BREATH = 0.45
"""Seconds between one play's end and the next one's beginning, at normal speed."""


class ReplayFeed(Watched):
    """A recording as a table's source. `go(at)` seeks, `step()` shows the next play as it was. `eyes`: as others saw it."""

    def __init__(self, found: recording.Recording, at: int = 0, eyes: Eyes | None = None) -> None:
        assert found.opening is not None
        opening = found.opening
        super().__init__(opening.title, dict(opening.options), opening.seat if eyes is None else eyes.seat)
        self.recording = found
        self.moments: Sequence[SeenMoment] = found.moments if eyes is None else eyes.moments
        self.everybody = {} if eyes is None else eyes.everybody
        self.lay_open: Callable[[View, Sequence[View]], View] | None = None
        """How the title lays open what everybody saw."""
        self.match = opening.match
        self.at = min(self.last, max(0, at))
        self._cast = players_of(found.lobby, opening.names, opening.kinds)
        self._players = [replace(player, connected=True, sitter=False) for player in self._cast]

    @property
    def last(self) -> int:
        return len(self.moments) - 1

    def update(self, at: int) -> Update:
        """The table at one moment; nothing is asked of anybody who watches."""
        moment = self.moments[at]
        view = moment.view()
        if self.everybody and self.lay_open is not None:
            view = dict(self.lay_open(view, list(self.views(at).values())))
        result = msgspec.convert(view["result"], Result) if "result" in view else None
        ask = moment.ask
        if ask is not None:
            ask = msgspec.structs.replace(ask, space=None, take_back=False)
        return Update(moment.version, view, self.cues(at), ask, None, None, result)

    def views(self, at: int) -> dict[int, View]:
        """What each seat saw at a moment, where all hands lie open."""
        return {seat: moments[at].view() for seat, moments in self.everybody.items()}

    def cues(self, at: int) -> tuple[Cue, ...]:
        return titles.read_cues(self.title, self.moments[at].cues)

    def go(self, at: int) -> Update:
        """Be there."""
        self.at = min(self.last, max(0, at))
        return self.update(self.at)

    def step(self) -> None:
        """The next play, with all that happened."""
        if self.at < self.last:
            self.items.append(self.go(self.at + 1))

    @property
    def names(self) -> list[str]:
        """The players' names by seat."""
        return [player.name for player in self._cast]

    # the feed

    def players(self) -> list[Player]:
        return self._players


class ReplayTable(TableScene):
    """The table scene with a time line under the ask line and the controls where the buttons are."""

    def __init__(self, feed: ReplayFeed, playback: Playback | None = None) -> None:
        super().__init__(feed, pause=self._pause)
        self.tape = feed
        self.proof = ReplayProof(feed.recording)
        self.fallen = ""
        """Why this moment could not be shown."""
        self._fall_told = False
        self.playback = playback or Playback(running=feed.at == 0)
        self._start = feed.at
        self._breath = 0.8
        self.line: TimeLine | None = None
        self._hands: dict[int, Sequence[str]] = {}
        over = feed.update(feed.last).result is not None
        self._reasons = reason_log.find(feed.title, feed.match) if over else []
        """Why bots of this machine did what they did; told of nothing that still goes on."""
        self._explained = -1
        """The version up to which these are told."""
        self._shows_next = False

    @property
    def at(self) -> int:
        return self.tape.at

    @property
    def last(self) -> int:
        return self.tape.last

    def _guarded(self, show: Callable[[], T], instead: T) -> T:
        """Show something, or stop where it can't be: what was recorded may come of rules that this build doesn't know (a
        card that is no more). The moment is then told in words, and the replay goes on."""
        if self.fallen:
            return instead
        try:
            return show()
        except Exception as error:
            log.exception("moment %s of a recording of %s cannot be drawn", self.tape.at, self.tape.match)
            self.fallen = f"{type(error).__name__}: {error}"[:200]
            return instead

    def draw(self, surface: Surface) -> None:
        self._guarded(lambda: super(ReplayTable, self).draw(surface), None)

    def enter(self) -> None:
        self._guarded(self._enter, None)

    def _enter(self) -> None:
        super().enter()
        self.tape.lay_open = self.table.lay_open
        self.tape.items.append(self.tape.update(self.tape.at))

    def lay_regions(self) -> Regions:
        """With the time line under the ask line, and the sheet of open hands."""
        regions = super().lay_regions()
        self._hands = self._open_hands()
        if self._hands:
            regions, self._hands_rect = with_room(regions, self.look, len(self._hands))
        ask = regions.ask
        self._line_rect = self.playback.home(self.look.frame.size, ask, self.look.px(64))
        return replace(regions, corner=None, ask=beside(ask, self._line_rect, self.look.px(6)))

    def fresh(self) -> None:
        self._guarded(self._fresh, None)

    def _fresh(self) -> None:
        """Built anew while the line is dragged: the new line stays in hand."""
        old = self.group if self.built else None
        held = old is not None and self.line is not None and old._held is self.line
        super().fresh()
        if held and self.group is not old and self.line is not None:
            self.group._held = self.line
            self.line.pressed = True

    def build(self) -> None:
        if self.ready and self.log.language not in ("", self.context.text.language):
            self._retell()
            self.playback.hot.clear()  # what happened is said in the other language
        super().build()
        if not self.ready:
            return
        if self._start:
            start, self._start = self._start, 0
            self._go_to(start)
        self.line = TimeLine(self.look, self._line_rect, self.tape.last, self.tape.at, self.seek, self.playback.hot,
                             self.tr("replay-at", at=self.tape.at, all=self.tape.last), order=1)  # fmt: skip
        self.group.add(self.line)
        if self._hands:
            add_hands(self.group, self.services, self._hands_rect, self._hands,
                      lambda card: self.table.inspect(("card", card)))  # fmt: skip
        if not self.playback.hot:
            self.playback.hot.update(highlights(self))

    def add_controls(self, rect: Rect) -> bool:
        add_controls(self, self, rect)
        return True

    # ------------------------------------------------------------------ time

    def tick(self, dt: float) -> None:
        self._guarded(lambda: super(ReplayTable, self).tick(dt * self.playback.speed), None)
        if self.fallen and not self._fall_told and self.stack.top is self:
            self._fall_told = True
            self.stack.replace(self._plain())

    def _plain(self) -> PlainMoment:
        """This moment in words."""
        stack, found = self.stack, self.tape.recording

        def go(at: int, playback: Playback) -> None:
            stack.replace(ReplayTable(ReplayFeed(found, at), playback))

        return PlainMoment(found, self.tape.names, self.tape.at, self.playback, self.fallen, go)

    def _explain(self, until: int) -> list[Line]:
        """What bots thought of the plays that led to a version, since the last that was explained."""
        since, self._explained = self._explained, until
        told = [(seat, reason) for version, seat, reason in self._reasons if since <= version < until]
        return [
            Line(escape(self.tr("replay-reason", name=self.services.name(seat), why=why)), topic="news", indent=1)
            for seat, reason in told
            if (why := reason_words(self.table, self.services, reason))
        ]

    def _tell_reasons(self) -> None:
        """They follow the sentences of their play, once it has been shown."""
        if self.ready and self.updates.seen > self._explained and (lines := self._explain(self.updates.seen)):
            self.log.version = self.updates.seen
            self.log.add(lines)
            self.furniture.print_log()

    def update(self, dt: float) -> None:
        super().update(dt)
        self._tell_reasons()
        if self._shows_next and self.ready and self.stack.top is self:
            self._shows_next = False
            self.step_on()
        if not self.ready or not self.playback.running or self.updates.playing or self.updates.waiting:
            return
        if self.stack.top is not self or self.services.aloft:
            return  # what is dealt is looked at first: an objective would lie over what happens
        if self.tape.at >= self.tape.last:
            self.playback.running = False
            self.refresh()
            return
        self._breath -= dt
        if self._breath <= 0:
            self._breath = BREATH
            self.tape.step()
            self.refresh()

    def held_words(self) -> str:
        """At the end of a match that the recording saw no end of: there is nobody left to wait for."""
        ends = self.tape.at >= self.tape.last and self.tape.recording.result is None
        return self.tr("replay-ends") if ends else super().held_words()

    def _open_hands(self) -> dict[int, Sequence[str]]:
        """What the others hold, where all hands lie open and the table has no other place for them."""
        views = self.tape.views(self.tape.at)
        hands = {seat: self.table.hand_of(view) for seat, view in views.items() if seat != self.tape.seat}
        return hands if any(hands.values()) else {}

    @property
    def whose(self) -> str:
        """As whose eyes saw it, where it is not one's own seat; "" else."""
        own = self.tape.recording.opening
        seat = self.tape.seat
        if self.tape.everybody:
            return self.tr("replay-all-open")
        if own is None or seat == own.seat:
            return ""
        return self.tr("replay-seen-watching") if seat < 0 else self.tr("replay-seen-by", name=self.tape.names[seat])

    @property
    def may_open(self) -> bool:
        return may_open(self.tape.recording)

    @property
    def is_open(self) -> bool:
        """All hands lie open at once."""
        return bool(self.tape.everybody)

    @property
    def _next_seat(self) -> int:
        """Seat by seat; after the last who only watches."""
        seat = self.tape.seat + 1
        return seat if seat < len(self.tape.names) else SPECTATOR

    @property
    def next_hand(self) -> str:
        """What the button for the hands shows next."""
        seat = self._next_seat
        return self.tr("replay-show-watching") if seat < 0 else self.tr("replay-show-hand", name=self.tape.names[seat])

    def turn_hand(self) -> None:
        """The same moment as the next seat saw it."""
        self._see(self._next_seat)

    def open_all(self) -> None:
        """The same moment with all hands open, or as one seat saw it again."""
        self._see(self.tape.seat, everybody=not self.is_open)

    def _see(self, seat: int, everybody: bool = False) -> None:
        found = self.tape.recording
        assert found.opening is not None
        eyes = None
        if everybody or seat != found.opening.seat:
            told = seen_by(found, [seat, *(n for n in range(len(self.tape.names)) if everybody and n != seat)])
            if not told:
                self.stack.toast(self.tr("replay-no-hands"), True)
                return
            eyes = Eyes(seat, told[seat], {n: told[n] for n in sorted(told) if n >= 0} if everybody else {})
        playback = replace(self.playback, running=False, hot={})
        self.stack.replace(ReplayTable(ReplayFeed(found, self.tape.at, eyes), playback))

    def toggle(self) -> None:
        if not self.playback.running and self.tape.at >= self.tape.last:
            self.seek(0)
        self.playback.running = not self.playback.running
        self._breath = 0.1
        self.refresh()

    def faster(self) -> None:
        self.playback.faster()
        self.refresh()

    def show_next(self) -> None:
        """Once the table stands, the play that follows is shown."""
        self.playback.running = False
        self._shows_next = True

    def step_on(self) -> None:
        """One play, with its motion."""
        self.playback.running = False
        if self.updates.playing:
            self.skip()
        self.tape.step()
        self.refresh()

    def seek(self, at: int) -> None:
        """Be at a moment at once; the log is told anew up to there."""
        self._guarded(lambda: self._seek(at), None)

    def _seek(self, at: int) -> None:
        self.playback.running = False
        self._go_to(at)

    def _go_to(self, at: int) -> None:
        update = self.tape.go(at)
        self.tape.poll()
        self.updates.sought(update)
        self._retell()
        self.furniture.print_log()
        self._over_told = True
        self.refresh()

    def _retell(self) -> None:
        """The log up to where the tape stands."""
        self.log.clear()
        self._explained = self.tape.moments[0].version
        self.log.language = self.context.text.language
        for moment in self.tape.moments[1 : self.tape.at + 1]:
            self.log.version = moment.version
            for cue in moment.cues:
                self.log.add(self._told(cue))
            self.log.add(self._explain(moment.version))

    def _told(self, cue: SeatCue) -> list[Line]:
        """The sentences of something that happened before; as it was recorded where the title has no words for it."""
        known = read(titles.rules(self.tape.title).cues, cue)
        try:
            if known is not None:
                self.table.heard(known)
                return list(self.table.lines(known))
        except Exception:
            log.debug("no words for %s", cue.kind, exc_info=True)
        return [Line(escape(told_cue(cue, self.tape.names)))]

    def look_back(self, line: int) -> None:
        """A sentence of the log was picked: be there on the line."""
        version = self.log.versions[line]
        self.seek(next(at for at, moment in enumerate(self.tape.moments) if moment.version == version))

    # ------------------------------------------------------------------ ways out

    def handle(self, event: Event) -> bool:
        return self._guarded(lambda: self._handle(event), True)

    def _handle(self, event: Event) -> bool:
        if self.ready and not self.furniture.typing and handle_key(self, self, event):
            return True
        return super().handle(event)

    def further_keys(self) -> list[tuple[str, str]]:
        return further_keys(self)

    def proof_words(self) -> str:
        self.proof.start()
        return self.proof.told(self.context.text)

    def _pause(self, _: TableScene) -> None:
        self.playback.running = False
        self.stack.push(PauseRoute(self))

    def leave_replay(self) -> None:
        self.stack.pop()


def highlights(scene: ReplayTable) -> dict[int, str]:
    """Which moments the title's own log prints hot, and how: falls, crowns, turns of luck."""
    told = {at: [line for cue in scene.tape.cues(at) for line in _hot(scene, cue)]
            for at in range(len(scene.tape.moments))}  # fmt: skip
    return {at: lines[-1] for at, lines in told.items() if lines}


def _hot(scene: ReplayTable, cue: Cue) -> list[str]:
    try:
        return [plain(line.text) for line in scene.table.lines(cue) if line.hot and line.text]
    except Exception:
        log.debug("no words for %s", cue.kind, exc_info=True)
        return []


def needed(opening: Opening) -> content.Mismatch | None:
    """What of somebody's own a recording was made with and this machine lacks; sets that are on besides do no harm."""
    lacks = content.compare(opening.own, content.pieces(opening.title))
    return None if lacks is None or lacks.code == "own_set_extra" else lacks


def open_replay(stack: SceneStack, name: str, at: int = 0, play: bool = False) -> None:
    """Watch a recording: a file, or the id of a match of ours. What cannot be read is told in place. `play`: the play that led
    to `at` is shown as it happened, and then it stands still."""
    try:
        found = recording.Recording(recording.find(name))
        opening = found.opening
        missing = needed(opening) if opening is not None else None
        if missing is not None:
            stack.push(Failure(Trouble(f"watch_{missing.code}", missing.name)))
            return
        if opening is None or titles.title(opening.title).status != "ready":
            raise recording.BrokenRecording(stack.context.tr("lan-unknown-game"))
    except recording.OtherFormat as error:
        stack.push(Failure(Trouble("old_recording" if error.is_older else "new_recording", str(error))))
        return
    except (OSError, titles.UnknownTitle) as error:
        stack.push(Failure(Trouble("broken_save", str(error))))
        return
    table = ReplayTable(ReplayFeed(found, max(0, at - 1) if play else at))
    if play:
        table.show_next()
    stack.push(table)
