"""The table scene on a live session: what happens when the connection is cut, the host is gone, or the match is over."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from pygame import Rect, Surface

from game.lessons.script import load
from game.scenes import failure
from game.scenes import table_people as people
from game.scenes.lobby_words import written
from game.scenes.routes import LobbyRoute, PauseRoute, ResultsRoute, SavedMatchesRoute
from game.scenes.way_in import way_in_acts, way_in_words
from game.session import next_game
from game.session.coach import may_be_coached
from game.session.feed import LiveFeed
from game.stack.choices import Act
from game.stack.dialog import Answer, Dialog
from game.stack.dialog_frame import laid_plated, paint_plated
from game.stack.scene import Scene
from game.tabletop.coaching import Coach
from game.tabletop.contract import AnswerButton
from game.tabletop.feed import Update
from game.tabletop.scene import TableScene
from game.ui import shapes
from game.ui.widgets.buttons import Button
from net.protocol import messages as m

if TYPE_CHECKING:
    from game.session.session import Session

PATIENCE = 120
"""Seconds after which a host that does not answer is called gone."""
NAP = 0.8
"""Seconds without the host before anybody is told: a nap of the air is no cut."""


class LiveTable(TableScene):
    """`LiveTable(session, feed)`: Escape opens the pause, the end opens the results, a cut says so."""

    def __init__(self, session: Session, feed: LiveFeed) -> None:
        super().__init__(feed, over=self._over, pause=self._pause)
        self.live = feed
        self.session = session
        self._ended = False
        self._taking = False
        """We have asked for our seat, and the host has not said yes yet."""
        self._presence: tuple[str, tuple[str, ...]] = "", ()
        """What the table said last of why nothing can be played, and of who is here."""

    def enter(self) -> None:
        super().enter()
        self.furniture.recall(self.live.earlier)
        lesson = load(self.title)
        if lesson is not None and lesson.face:
            self.hints.face = lesson.face

    @property
    def chief(self) -> Session:
        """Whose table it is at this window: host powers, leaving and rematches are theirs."""
        return self.session

    def update(self, dt: float) -> None:
        session = self.session
        self.updates.is_cut_off = session.state == "cut"
        super().update(dt)
        top = self.stack.top
        if self._presence != (presence := (self.held_words(), people.presence(self))):
            self._presence = presence
            self.refresh()
        if self._cut and not any(isinstance(scene, Cut) for scene in self.stack.scenes):
            if top is self or (isinstance(top, Scene) and top.transparent):
                self.stack.push(Cut(session))
        elif session.state == "ended" and not self._ended:
            self._ended = True
            self._gone()
        elif self._over_told and top is self and next_game.is_past(session, self.live.match):
            self._to_lobby()
        elif not self.sat_in:
            self._taking = False
        elif top is self and not self._taking:
            self.stack.push(SatIn(self))

    @property
    def _cut(self) -> bool:
        """Something is missed: once the end of the match has come, its story is shown without the host."""
        session = self.session
        return session.state == "cut" and session.away > NAP and self.live.result is None

    def pause(self) -> None:
        super().pause()
        self.stand_still(True)

    def resume(self, result: Any = None) -> None:
        super().resume(result)
        self.stand_still(False)

    def stand_still(self, still: bool) -> None:
        """Something lies over the table: who plays alone need not hurry, the clocks wait for them."""
        session = self.session
        if session.goal == "alone":
            session.stand_together((session.me,) if still else (), still)

    def coach(self) -> Coach | None:
        return self.live.coach if self.live.result is None and may_be_coached(self.session) else None

    def held_words(self) -> str:
        lobby = self.session.lobby
        if lobby is None or lobby.waiting not in ("apart", "moved") or self.session.state != "in":
            return ""
        return self.tr(f"table-held-{lobby.waiting}")

    def absent_words(self, seats: Sequence[int]) -> tuple[str, str] | None:
        return people.absent_words(self, seats)

    def absent_acts(self, seats: Sequence[int]) -> Sequence[AnswerButton]:
        return people.absent_acts(self, seats)

    def muted(self, seat: int) -> bool:
        return people.muted(self, seat)

    def about_acts(self, seat: int) -> list[Act]:
        return people.about(self, seat)

    def proof_words(self) -> str:
        words, succession = self.chief.trust.words, self.chief.succession
        lines = [f"{self.tr('trust-words')}: <b>{written(words)}</b>"] if words is not None else []
        proof = " ".join((*lines, *succession.lines()))
        return "\n".join(part for part in (way_in_words(self.chief, self.tr), proof) if part)

    def pause_acts(self) -> list[tuple[str, str, Callable[[], object]]]:
        return [*way_in_acts(self.chief, self.stack, self.tr), *people.lists(self), *super().pause_acts()]

    def take_seat(self) -> None:
        """The bot on our seat goes."""
        self._taking = True
        self.session.send(m.Sit(self.live.seat))

    @property
    def sat_in(self) -> bool:
        """A bot plays for this seat, though its player is here."""
        lobby, seat = self.session.lobby, self.live.seat
        going = self.ready and self.services.update.result is None and self.session.state == "in"
        return going and lobby is not None and 0 <= seat < len(lobby.seats) and lobby.seats[seat].sitter

    @property
    def calls(self) -> bool:
        session = self.session
        goes_on = self._over_told and next_game.is_past(session, self.live.match)
        return self._cut or session.state == "ended" or goes_on or (self.sat_in and not self._taking)

    def _gone(self) -> None:
        """The session is over while the table is shown: say why, then leave the table."""
        session, stack = self.chief, self.stack
        if session.trouble is None:
            return
        from game.scenes.connecting import Connecting
        from game.session.session import Session

        address, wanted = session.wanted.address, session.wanted

        def again(_: str) -> None:
            stack.go_home()
            if session.goal == "join" and address:
                stack.push(Connecting(lambda: Session.joined(stack.context, wanted)))
            else:
                stack.push(SavedMatchesRoute())

        if isinstance(stack.top, Cut):
            stack.pop()
        scene = failure.Failure(session.trouble, again=again, closed=stack.go_home,
                                args={"table": session.lobby.table if session.lobby else "", "theirs": "",
                                      "address": session.wanted.address})  # fmt: skip
        stack.push(scene)

    def _over(self, _: TableScene, update: Update) -> None:
        assert update.result is not None
        self.stack.push(ResultsRoute(self.live, update.result, self.session))

    def _pause(self, _: TableScene) -> None:
        update = self.services.update if self.ready else None
        if update is not None and update.result is not None:  # the last picture: Escape goes back to the results
            self._over(self, update)
            return
        self.stack.push(PauseRoute(self))

    def _to_lobby(self) -> None:
        """The host called a rematch while the last picture was looked at."""
        self.live.kept = True
        self.stack.replace(LobbyRoute(self.session))


class SatIn(Dialog):
    """Turns have run out and a bot plays on: whoever is back takes the seat with one press, between two moves."""

    def __init__(self, table: LiveTable) -> None:
        tr = table.tr
        answers = [Answer("back", tr("table-sat-in-back"), "primary")]
        super().__init__(tr("table-sat-in"), tr("table-sat-in-text"), answers, then=lambda *_: table.take_seat())
        self.table = table

    def update(self, dt: float) -> None:
        super().update(dt)
        if not self.table.sat_in:
            self.stack.pop()


class Cut(Scene):
    """The connection is being taken up again: what is safe, how long it has been, and the way out."""

    transparent = True
    escapes = False

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self._shown = -1

    def build(self) -> None:
        look, frame = self.look, self.look.frame
        w = frame.size[0]
        wide = min(round(w * 0.9), max(look.px(820), round(look.px(680) * frame.text_scale)))
        inner = look.content("dialog", Rect(0, 0, wide, 400))
        room, gap = wide - 2 * inner.x, look.px(22)
        plate, buttons = max(44, look.px(76)), max(46, look.px(72))
        self._dial = max(64, look.px(110))
        self._moves = moves_soon(self.session)
        self._title = self.tr("connecting-cut-left" if self.session.succession.host_left else "connecting-cut")
        text = cut_words(self.session, self.tr)
        self._text = look.lettering.paragraph(text, "text", look.text(20), room - self._dial - look.px(60), look.palette.k,
                                              leading=1.3).surface  # fmt: skip
        body = max(self._dial, self._text.get_height())
        self._rect, self._plate = laid_plated(look, wide, 2 * inner.y + plate + body + buttons + 3 * gap, plate)
        self._body = Rect(self._plate.x, self._plate.bottom + gap, room, body)
        box = Rect(0, 0, min(room, look.px(420)), buttons)
        box.midbottom = (self._rect.centerx, self._rect.bottom - inner.y)
        self.group.add(Button(look, box, self.tr("connecting-cut-leave"), self.back, id="leave"))

    def update(self, dt: float) -> None:
        self.session.poll()
        if self.session.state == "ended":
            return  # the scene below says why, and takes this one away
        if self.session.state != "cut":
            self.stack.pop()
            return
        if moves_soon(self.session) != self._moves:
            self.rebuild()
        if self.session.away > PATIENCE:
            self.session.give_up()
        left = max(0, self._whole() - int(self.session.away))
        if left != self._shown:
            self._shown = left
            self.dirty = True

    def _whole(self) -> int:
        """Seconds that the dial counts down: to the time of which the words speak."""
        return round(self.session.succession.moves_after) if self._moves else PATIENCE

    def back(self) -> None:
        self.session.close()
        self.stack.go_home()

    def paint(self, surface: Surface) -> None:
        look, inks = self.look, self.look.palette
        paint_plated(surface, look, self._rect, self._plate, self._title)
        left = max(0, self._shown)
        dial = shapes.clock(self._dial, round(60 * left / self._whole()), inks.paper, inks.c, inks.k)
        at = dial.get_rect(midleft=(self._body.x + look.px(14), self._body.centery))
        surface.blit(dial, at)
        number = look.lettering.line(str(left), "display", self._dial // 3, inks.k)
        surface.blit(number, number.get_rect(center=at.center))
        surface.blit(self._text, self._text.get_rect(midleft=(at.right + look.px(34), self._body.centery)))


def moves_soon(session: Session) -> bool:
    """Whether the match is about to go on without its host: the seconds until then are counted."""
    return session.movable and session.away < session.succession.moves_after


def cut_words(session: Session, tr: Any) -> str:
    """What holds while the connection is cut: the seat, who plays for it meanwhile, and what becomes of the match."""
    soon = moves_soon(session)
    own = session.owner and not session.movable
    left = session.succession.host_left and not session.movable
    if own and not left:
        words = [tr("connecting-cut-own")]
    else:
        words = [tr("connecting-cut-again-soon" if soon else "connecting-cut-again")]
        if session.seat >= 0:  # who watches has neither seat nor cards
            words.append(tr("connecting-cut-kept"))
        words.append(tr("connecting-cut-saved" if left else "connecting-cut-wifi"))
    if session.phase == "playing":
        if session.lobby is not None and session.seat >= 0 and not session.owner and not left:  # else nobody plays on
            words.append(tr(f"connecting-cut-away-{session.lobby.dropped}"))
        if session.movable and not soon:
            words.append(tr("connecting-cut-moving"))
        elif session.movable or not session.succession.moves:  # else the others may go on, and we have no part in it
            words.append(session.succession.told("lost"))
    return " ".join(words)
