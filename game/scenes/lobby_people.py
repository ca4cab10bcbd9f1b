"""Small sheets over the lobby: what to do with a chair, and how you look at the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol

import pygame
from pygame import Rect, Surface

from game.scenes.ban import ban_act
from game.session.people import COLOURS, PORTRAITS, colours_of, levels_of, people_of, portrait_of, portraits_of
from game.settings import CROWNS, Crown
from game.stack.choices import Act
from game.stack.dialog_frame import laid_plated, paint_plated
from game.stack.scene import Scene, SceneStack
from game.ui import palette, shapes
from game.ui.look import Look
from game.ui.widgets.base import Widget
from game.ui.widgets.buttons import Button
from game.ui.widgets.controls import Chips
from game.ui.widgets.players import portrait
from game.ui.widgets.text_entry import TextEntry
from net.protocol import messages as m

if TYPE_CHECKING:
    from game.session.session import Session


def portrait_picture(look: Look, word: str, name: str) -> Surface:
    """The printed portrait of somebody."""
    return look.portrait(portrait_of(word, name), 128)


class MovesChairs(Protocol):
    """A lobby in which somebody can be given another chair."""

    session: Session
    stack: SceneStack

    def tr(self, key: str, **args: object) -> str: ...

    def begin_move(self, n: int) -> None:
        """Look for another chair for whoever sits on this one."""
        ...


def look_of(scene: MovesChairs, n: int, seat: m.SeatState) -> tuple[str, list[Act]]:
    """What the host may do with a chair: its heading and the choices."""
    tr, session = scene.tr, scene.session

    def wish(message: m.Message) -> Callable[[], object]:
        return lambda: session.send(message)

    def bot(level: Any) -> Callable[[], object]:
        return wish(m.AddBot(n, level))

    close: Act = ("close", tr("lobby-close"), "plain", None)
    levels = levels_of(session.lobby)
    if seat.kind == "open":
        acts: list[Act] = [("sit", tr("lobby-sit"), "primary", wish(m.Sit(n)))]
        acts += [
            (f"add.{level}", tr("lobby-add-bot", level=tr(f"level-{level}")), "gold", bot(level)) for level in levels
        ]
        return tr("lobby-free"), [*acts, close]
    move: Act = ("move", tr("lobby-move"), "gold", lambda: scene.begin_move(n))
    if seat.kind == "bot":
        acts = [
            (f"add.{level}", tr("lobby-make-bot", level=tr(f"level-{level}")), "primary", bot(level))
            for level in levels
            if level != seat.level
        ]
        return seat.name, [*acts, move, ("clear", tr("lobby-clear"), "danger", wish(m.Clear(n))), close]
    bench: Act = ("bench", tr("lobby-to-bench"), "plain", wish(m.Place(seat.who, None)))
    return seat.name, [move, bench, ban_act(scene.stack, tr, session, seat.who, seat.name), close]


class Swatch(Widget):
    """A colour with its mark, or a portrait, to be chosen."""

    focusable = True

    def __init__(self, look: Look, rect: Rect, picture: Surface, chosen: bool, act: Callable[[], object], *, id: str,
                 tip: str = "", free: bool = True, order: int = 0) -> None:  # fmt: skip
        super().__init__(look, rect, id, tip=tip, why=tip if not free else "", order=order)
        self.picture, self.chosen, self.act = picture, chosen, act
        self._enabled = free

    def activate(self) -> None:
        self.look.play("button")
        self.act()

    def draw(self, surface: Surface) -> None:
        look = self.look
        at = self.picture.get_rect(center=self.rect.center)
        if self.chosen or self.focus or self.hovered:
            glow, offset = look.glow(at.size, "focus" if self.focus else "glow")
            surface.blit(glow, at.move(offset))
        surface.blit(self.picture, at)
        if self.chosen:
            px = max(16, at.w // 3)
            knob = shapes.disc(px, look.palette.paper, look.palette.k, 0.1)
            spot = knob.get_rect(center=(at.right - px // 3, at.y + px // 3))
            surface.blit(knob, spot)
            tick = look.mark("tick", round(px * 0.6), palette.GREEN_TEXT)
            surface.blit(tick, tick.get_rect(center=spot.center))
        if not self._enabled:
            pygame.draw.line(surface, look.palette.k, at.topleft, at.bottomright, max(2, look.px(4)))


class Dresser(Scene):
    """Your name, colour and portrait at this table, and what you are crowned as; remembered for the next."""

    transparent = True

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session

    def enter(self) -> None:
        lobby, me = self.session.lobby, self.session.me
        assert lobby is not None
        people = people_of(lobby)
        mine = next((one for one in people if one.who == me), None)
        self.name = mine.name if mine is not None else self.session.wanted.name
        self.colour = mine.colour if mine is not None else ""
        faces = portraits_of([(one.portrait, one.name) for one in people])
        self.portrait = faces[people.index(mine)] if mine is not None else portrait_of("", self.name)
        self.crown: Crown = self.context.settings.crown
        others = [seat.colour for seat in lobby.seats if seat.who != me and seat.kind != "open"]
        self.taken = {COLOURS[n] for n in colours_of(others)} if others else set()

    def build(self) -> None:
        look, frame = self.look, self.look.frame
        w = frame.size[0]
        wide = min(round(w * 0.92), look.px(980))
        inner = look.content("dialog", Rect(0, 0, wide, 400))
        room, gap = wide - 2 * inner.x, look.px(20)
        plate, field, buttons = max(44, look.px(72)), max(44, look.px(62)), max(46, look.px(72))
        face = min(max(48, look.px(112)), (room - 5 * gap) // 6)
        ink = max(44, look.px(72))
        crown = max(40, look.px(56))
        tall = 2 * inner.y + plate + field + 2 * face + ink + crown + buttons + 6 * gap + look.px(10)
        self._rect, self._plate = laid_plated(look, wide, tall, plate)
        y = self._plate.bottom + gap
        self.group.add(TextEntry(look, Rect(self._plate.x, y, room, field), self.name, self._typed, most=24, id="name",
                                 placeholder=self.session.wanted.name, label=self.tr("lobby-dress-name"),
                                 label_width=0.2, submit=lambda _: self.done()))  # fmt: skip
        y += field + gap
        step = room // 6
        for n in range(PORTRAITS):
            box = Rect(
                self._plate.x + (n % 6) * step + (step - face) // 2, y + (n // 6) * (face + gap // 2), face, face
            )
            picture = portrait(look, "", str(n + 1), face, 6, portrait_picture(look, str(n + 1), ""))
            self.group.add(Swatch(look, box, picture, self.portrait == n + 1, lambda n=n: self._face(n + 1),  # type: ignore[misc]
                                  id=f"portrait.{n + 1}", tip=self.tr("lobby-dress-portrait", n=n + 1), order=1))  # fmt: skip
        y += 2 * face + gap // 2 + gap
        step = room // len(COLOURS)
        for n, word in enumerate(COLOURS):
            box = Rect(self._plate.x + n * step + (step - ink) // 2, y, ink, ink)
            free = word not in self.taken
            tip = self.tr(f"lobby-colour-{word}") if free else self.tr("lobby-colour-taken")
            self.group.add(Swatch(look, box, self._ink(n, ink), self.colour == word, lambda word=word: self._colour(word),  # type: ignore[misc]
                                  id=f"colour.{word}", tip=tip, free=free, order=2))  # fmt: skip
        y += ink + gap
        label = look.label(self.tr("settings-crown"), 22)
        self._label = (label, label.get_rect(midleft=(self._plate.x + look.px(6), y + crown // 2)))
        left = self._plate.x + max(round(room * 0.2), label.get_width() + look.px(20))
        self.group.add(Chips(look, Rect(left, y, self._plate.right - left, crown),
                             [(one, self.tr(f"settings-crown-{one}")) for one in CROWNS], self.crown, self._crown,
                             id="crown", tip=self.tr("settings-crown-tip"), order=2))  # fmt: skip
        box = Rect(0, 0, look.px(320), buttons)
        box.midbottom = (self._rect.centerx, self._rect.bottom - inner.y)
        done = Button(look, box, self.tr("lobby-dress-done"), self.done, kind="primary", id="done", order=3,
                      key=self.key_name("confirm"))  # fmt: skip
        self.group.add(done)
        self.group.main = done

    def _ink(self, n: int, px: int) -> Surface:
        look = self.look
        key = ("swatch", n, px)
        found = look.baked(key)
        if found is None:
            found = shapes.disc(px, palette.SEATS[n][0], look.palette.k, 0.07).copy()
            mark = look.seat_mark(n, round(px * 0.56), look.palette.paper)
            found.blit(mark, mark.get_rect(center=(px // 2, px // 2)))
            look.keep(key, found)
        return found

    def _typed(self, text: str) -> None:
        self.name = text

    def _face(self, n: int) -> None:
        self.portrait = n
        self.rebuild()

    def _colour(self, word: str) -> None:
        self.colour = word
        self.rebuild()

    def _crown(self, crown: str) -> None:
        self.crown = next(one for one in CROWNS if one == crown)

    def done(self) -> None:
        name = " ".join(self.name.split())[:24] or self.session.wanted.name
        self.session.send(m.Dress(name, self.colour, str(self.portrait), self.crown))
        self.session.wanted.name = name
        kept = dict(self.context.settings.options)
        kept["you"] = {"colour": self.colour, "portrait": str(self.portrait)}
        self.context.change(options=kept, crown=self.crown)
        self.stack.pop()

    def paint(self, surface: Surface) -> None:
        look, _inks = self.look, self.look.palette
        paint_plated(surface, look, self._rect, self._plate, self.tr("lobby-dress"), 32)
        surface.blit(*self._label)
