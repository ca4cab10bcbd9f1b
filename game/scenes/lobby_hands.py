"""What hands do in the lobby: press the buttons, click a chair, carry somebody from one chair to another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from game import titles
from game.scenes.ban import ban_act
from game.scenes.leaving import leave_words
from game.scenes.lobby_chairs import Cargo, Chair
from game.scenes.lobby_people import Dresser, look_of
from game.scenes.people_trust import doubt_of, doubting
from game.stack.choices import Choices
from game.stack.scene import Scene
from net.protocol import messages as m

if TYPE_CHECKING:
    from game.session.session import Session


class LobbyHands(Scene):
    """The wishes of a lobby scene; what it looks like is in `lobby.py`."""

    _bench: Rect

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.game: titles.Title
        self.sheet = "game"
        """The tab that is open at the right: "game" or "house"."""
        self.draft = ""
        """What is being written in the chat."""
        self.cargo: Cargo | None = None
        self.moving = -1
        """The chair whose sitter looks for another one (the way of the keyboard and the click)."""
        self._point = (0, 0)
        self._seen = -1
        self._left = False

    def start(self) -> None:
        self.session.send(m.Start())

    def ready(self) -> None:
        lobby, seat = self.session.lobby, self.session.seat
        if lobby is not None and seat >= 0:
            self.look.play("stamp")
            self.session.send(m.Ready(not lobby.seats[seat].ready))

    def rules(self) -> None:
        from game.scenes.codex import Codex

        self.stack.push(Codex(self.game.id))

    def chair(self, n: int) -> None:
        """A click on a chair: sit, change your look, or the host's choices for it."""
        lobby = self.session.lobby
        if lobby is None:
            return
        if self.moving >= 0:
            self._move(self.moving, n)
            return
        seat = lobby.seats[n]
        if seat.kind != "open" and seat.who == self.session.me:
            self.stack.push(Dresser(self.session))
        elif self.session.owner:
            heading, acts = look_of(self, n, seat)
            doubt = doubt_of(self, self.session, seat.who, seat.name) if seat.kind == "human" else []
            self.stack.push(
                Choices(heading, [*doubt, *acts], self.tr("trust-changed", name=seat.name) if doubt else "")
            )
        elif seat.kind == "human" and (doubt := doubt_of(self, self.session, seat.who, seat.name)):
            self.stack.push(doubting(self, seat.name, doubt))
        elif seat.kind == "open":
            self.session.send(m.Sit(n))

    def watcher(self, person: m.WatcherState) -> None:
        if person.who == self.session.me:
            self.stack.push(Dresser(self.session))
        elif self.session.owner:
            ban = ban_act(self.stack, self.tr, self.session, person.who, person.name)
            self.stack.push(Choices(person.name, [*doubt_of(self, self.session, person.who, person.name), ban]))
        elif doubt := doubt_of(self, self.session, person.who, person.name):
            self.stack.push(doubting(self, person.name, doubt))

    def give_bot(self, level: str) -> None:
        """A bot for the first free chair."""
        lobby = self.session.lobby
        free = [n for n, seat in enumerate(lobby.seats) if seat.kind == "open"] if lobby is not None else []
        if free:
            self.session.send(m.AddBot(free[0], level))  # type: ignore[arg-type]
        else:
            self.stack.toast(self.tr("lobby-no-free"), trouble=True)

    def begin_move(self, n: int) -> None:
        """Another chair is looked for: all others glow."""
        self.moving = n
        self.rebuild()

    def _move(self, here: int, there: int) -> None:
        self.moving = -1
        lobby = self.session.lobby
        if lobby is not None and here != there:
            self._swap(lobby, here, there)
        self.rebuild()

    def _swap(self, lobby: m.Lobby, here: int, there: int) -> None:
        seat = lobby.seats[here]
        if seat.who:
            self.session.send(m.Place(seat.who, there))

    def back(self) -> None:
        if self.moving >= 0:
            self.moving = -1
            self.rebuild()
            return
        acts = [
            ("leave", self.tr("lobby-leave-yes"), "danger", self._leave),
            ("stay", self.tr("lobby-leave-no"), "plain", None),
        ]
        self.stack.push(Choices(self.tr("lobby-leave-question"), acts, leave_words(self.session, self.tr)))  # type: ignore[arg-type]

    def _leave(self) -> None:
        self._left = True
        if self.session.owner:
            self.session.close_table()
        self.session.close()
        self.stack.go_home()

    # ------------------------------------------------------------------ carrying

    def lift(self, cargo: Cargo, point: tuple[int, int]) -> None:
        self.cargo, self._point = cargo, point
        self.look.play("card_slide")
        self._aim()

    def carry(self, point: tuple[int, int]) -> None:
        self._point = point
        self._aim()

    def _aim(self) -> None:
        for widget in self.group:
            if isinstance(widget, Chair):
                widget.set(target=self.cargo is not None and widget.rect.collidepoint(self._point))
        self.dirty = True

    def land(self, point: tuple[int, int]) -> None:
        """Onto a chair, or (people) onto the bench."""
        cargo, self.cargo = self.cargo, None
        lobby = self.session.lobby
        chair = next((w for w in self.group if isinstance(w, Chair) and w.rect.collidepoint(point)), None)
        if cargo is not None and lobby is not None:
            if chair is not None:
                self.look.play("land_card")
                if cargo.kind == "seat" and cargo.seat != chair.seat:
                    self._swap(lobby, cargo.seat, chair.seat)
                elif cargo.kind == "person":
                    self.session.send(m.Place(cargo.key, chair.seat))
                elif cargo.kind == "bot":
                    self.session.send(m.AddBot(chair.seat, cargo.level))  # type: ignore[arg-type]
            elif self._bench.collidepoint(point) and cargo.kind == "seat":
                bot = lobby.seats[cargo.seat].kind == "bot"
                self.session.send(m.Clear(cargo.seat) if bot else m.Place(cargo.key, None))
        self._seen = -1
        self.dirty = True
