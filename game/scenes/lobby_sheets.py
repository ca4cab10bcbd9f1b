"""The right side of the lobby: the invitation to read aloud, the rules of game and house, and the chat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
from pygame import Rect, Surface

from game.scenes.invite_picture import InvitePicture, InviteSheet
from game.scenes.lobby_hands import LobbyHands
from game.scenes.lobby_rows import NarrowRow, WideChips
from game.scenes.option_rows import Stepper
from game.scenes.way_in import addresses, copy_invite
from game.session.host_command import DROPPED, FOR_TWO, LOST, TIMERS, UNWATCHED
from game.session.people import people_of
from game.tabletop.chat import EMOTES
from game.ui import palette
from game.ui.fitting import fitted
from game.ui.lettering import escape
from game.ui.look import Look
from game.ui.widgets.base import Widget
from game.ui.widgets.controls import Tabs, Toggle
from game.ui.widgets.scroll import ScrollArea
from game.ui.widgets.text_entry import TextEntry
from game.words import title_words
from net.protocol import messages as m
from net.protocol.spoken_code import spoken


class Invitation:
    """Code and addresses, large enough to read aloud across a room; hidden while streaming. A click copies."""

    def __init__(self, scene: LobbyHands, rect: Rect) -> None:
        self.scene, self.rect = scene, rect
        session = scene.session
        self.code = spoken(session.address.code)
        self.address = "   ".join(addresses(session))
        self.picture = self._picture()
        if self.code or self.address:
            slip = rect.copy()
            if self.picture is not None:
                slip.w = self.picture.x - rect.x
            scene.group.add(Copy(scene, slip, lambda: copy_invite(session, scene.stack, scene.tr)))

    def _picture(self) -> Rect | None:
        """The place of the small QR code; None where there is no invite, or nobody may see it or come by it."""
        scene, session = self.scene, self.scene.session
        if not session.address.invite or scene.context.settings.streamer or session.reaches_nobody:
            return None
        inner = scene.look.content("note", self.rect)
        box = Rect(0, 0, inner.h - 4, inner.h - 4)
        box.midright = (inner.right - 2, inner.centery)
        scene.group.add(InvitePicture(scene.look, box, session.address.invite, scene.tr("lobby-qr-tip"),
                                      lambda: scene.stack.push(InviteSheet(session))))  # fmt: skip
        return box

    def paint(self, surface: Surface) -> None:
        scene, look = self.scene, self.scene.look
        rect = self.rect
        look.paper(surface, "note", rect, 6)
        inner = look.content("note", rect).inflate(-look.px(24), -look.px(8))
        if not self.code and not self.address:
            lobby = scene.session.lobby
            text = scene.tr("lobby-no-code", host=_host_name(lobby))
            words = look.lettering.paragraph(text, "text", look.text(19), inner.w, look.palette.k, lines=3).surface
            surface.blit(words, words.get_rect(midleft=inner.midleft))
            return
        if scene.context.settings.streamer:
            head = look.label(scene.tr("lobby-hidden"), 22, palette.RED_TEXT, width=inner.w)
            surface.blit(head, (inner.x, inner.y))
            hint = look.lettering.paragraph(scene.tr("lobby-hidden-text"), "text", look.text(18), inner.w, look.palette.k,
                                            lines=2).surface  # fmt: skip
            surface.blit(hint, (inner.x, inner.y + head.get_height() + look.px(4)))
            return
        if scene.session.reaches_nobody:
            head = look.label(scene.tr("lobby-alone"), 22, palette.RED_TEXT, width=inner.w)
            surface.blit(head, (inner.x, inner.y))
            hint = look.lettering.paragraph(scene.tr("lobby-alone-text"), "text", look.text(18), inner.w, look.palette.k,
                                            lines=3).surface  # fmt: skip
            surface.blit(hint, (inner.x, inner.y + head.get_height() + look.px(4)))
            return
        if self.picture is not None:
            inner.w = self.picture.x - look.px(14) - inner.x
        head = look.label(scene.tr("lobby-invite"), 20, palette.RED_TEXT, width=inner.w - look.px(90))
        surface.blit(head, (inner.x, inner.y - look.px(4)))
        copy = look.label(scene.tr("lobby-copy"), 18, palette.DIM_TEXT, 1.0, look.px(120))
        surface.blit(copy, copy.get_rect(topright=(inner.right, inner.y - look.px(4))))
        address = look.lettering.line(self.address, "display", look.caps(23), look.palette.k, width=inner.w, floor=13)
        bottom = inner.bottom
        if self.address:
            surface.blit(address, address.get_rect(bottomleft=(inner.x, bottom + look.px(4))))
            bottom -= address.get_height() - look.px(8)
        if self.code:
            top = inner.y + head.get_height()
            px = min(look.caps(62), max(24, round((bottom - top) * 0.8)))
            code = look.lettering.line(self.code, "display", px, look.palette.k, tracking=look.px(5), width=inner.w)
            surface.blit(code, code.get_rect(midleft=(inner.x, (top + bottom) // 2)))


class Copy(Widget):
    """The whole slip is the button."""

    focusable = True

    def __init__(self, scene: LobbyHands, rect: Rect, act: Callable[[], object]) -> None:
        super().__init__(scene.look, rect, "copy", tip=scene.tr("lobby-copy-tip"), order=4)
        self.act = act

    def activate(self) -> None:
        self.look.play("button")
        self.act()

    def draw(self, surface: Surface) -> None:
        if self.focus:
            self.ring(surface)
        elif self.hovered:
            pygame.draw.rect(surface, self.look.palette.k, self.rect.inflate(-10, -10), max(1, self.look.px(2)))


def _host_name(lobby: m.Lobby | None) -> str:
    if lobby is None:
        return "?"
    return next((one.name for one in people_of(lobby) if one.who and one.who == lobby.owner), lobby.table)


class Sheets:
    """Two tabs: the game's options, the house's rules. Guests read what the host sets."""

    def __init__(self, scene: LobbyHands, rect: Rect, lobby: m.Lobby) -> None:
        self.scene, self.rect, self.lobby = scene, rect, lobby
        look, tr = scene.look, scene.tr
        self.labels: list[tuple[Surface, Rect]] = []
        strip = max(40, look.px(50))
        self.tabs = Rect(rect.x + look.px(12), rect.y, rect.w - look.px(24), strip)
        self.sheet = Rect(rect.x, rect.y + strip - look.px(8), rect.w, rect.h - strip + look.px(8))
        scene.group.add(
            Tabs(look, self.tabs, [("game", tr("lobby-tab-game")), ("house", tr("lobby-tab-house"))], scene.sheet,
                 self._turn, id="tabs", order=4)
        )  # fmt: skip
        self.area = look.content("plate", self.sheet).inflate(-look.px(20), -look.px(10))
        self.mine = scene.session.owner
        (self._game if scene.sheet == "game" else self._house)()

    @staticmethod
    def height(look: Look, rows: int) -> int:
        """How high it is with so many rows that can be read."""
        return max(40, look.px(50)) + look.px(44) + rows * NarrowRow.least_high(look)

    def _turn(self, sheet: str) -> None:
        self.scene.sheet = sheet
        self.scene.rebuild()

    def _add(self, widget: Widget) -> None:
        if not self.mine:
            widget.enabled = False
            widget.why = "\n".join(part for part in (widget.tip, self.scene.tr("lobby-only-host")) if part)
        self.scene.group.add(widget)

    def _rows(self, count: int) -> list[Rect]:
        look, area = self.scene.look, self.area
        row = min(max(40, look.px(66)), area.h // max(1, count))
        return [Rect(area.x, area.y + n * row, area.w, row - look.px(4)) for n in range(count)]

    def _game(self) -> None:
        scene, lobby, look = self.scene, self.lobby, self.scene.look
        options = scene.game.options
        rows = self._rows(len(options) + 1)
        lo, hi = scene.game.seats
        self._add(Stepper(look, rows[0], scene.tr("card-seats"), len(lobby.seats), lo, hi,
                          lambda n: scene.session.send(m.SetHouse(seats=n)), id="seats", order=4))  # fmt: skip
        words = title_words(scene.game.id, scene.context.text)
        made = [
            NarrowRow(look, row, option, lobby.options.get(option.id, option.default), words, self._setter(option.id),
                      order=4, enabled=self.mine)
            for option, row in zip(options, rows[1:])
        ]  # fmt: skip
        for one in made:
            one.fix(options, lobby.options)
            one.most = min(other.name_px() for other in made)
            self._add(one)

    def _setter(self, name: str) -> Callable[[Any], object]:
        return lambda value: self.scene.session.send(m.SetOptions({name: value}))

    def _house(self) -> None:
        scene, lobby, look = self.scene, self.lobby, self.scene.look
        rows = self._rows(5)
        send = scene.session.send
        self._add(Toggle(look, rows[0], scene.tr("host-spectators"), lobby.spectators,
                         lambda on: send(m.SetHouse(spectators=on)), id="spectators", order=4))  # fmt: skip
        self._chips(rows[1], "dropped", DROPPED, lobby.dropped, lambda value: send(m.SetHouse(dropped=value)))
        if sum(seat.kind != "bot" for seat in lobby.seats) == 2:
            two = FOR_TWO if lobby.watchers or lobby.for_two == "keeper" else UNWATCHED
            holds = "wait" if lobby.lost == "never" else lobby.for_two
            self._chips(rows[2], "for_two", two, holds, self._set_for_two)
        else:
            self._chips(rows[2], "lost", LOST, lobby.lost, lambda value: send(m.SetHouse(lost=value)))
        self._chips(rows[3], "timers", TIMERS, lobby.timers, lambda value: send(m.SetHouse(timers=value)))
        last = rows[4]
        if self.mine:
            unset = (
                "host-passphrase-kept" if lobby.locked else "host-passphrase-none"
            )  # set on the computer that hosted before
            self._add(TextEntry(look, last, scene.session.wanted.passphrase, self._note_passphrase,
                                label=scene.tr("host-passphrase"), placeholder=scene.tr(unset), most=60,
                                id="passphrase", label_width=0.34, order=4, tip=scene.tr("lobby-passphrase-tip"),
                                submit=lambda text: send(m.SetHouse(passphrase=text))))  # fmt: skip
        else:
            text = scene.tr("lobby-locked" if lobby.locked else "lobby-unlocked")
            words = look.label(text, 22, width=last.w)
            self.labels.append((words, words.get_rect(midleft=last.midleft)))

    def _set_for_two(self, value: Any) -> None:
        """Two players wait, or agree that one may go on: then the rule for more players must not forbid it."""
        forbids = self.lobby.lost == "never" and value != "wait"
        self.scene.session.send(m.SetHouse(for_two=value, lost="soon" if forbids else None))

    def _note_passphrase(self, text: str) -> None:
        self.scene.session.wanted.passphrase = text

    def _chips(self, row: Rect, field: str, values: tuple[str, ...], value: str, put: Callable[[Any], object]) -> None:
        scene, look = self.scene, self.scene.look
        room = round(row.w * 0.34) - look.px(10), row.h
        label = fitted(look, scene.tr(f"host-{field}").upper(), "label", look.caps(22), room, look.palette.k, floor=12,
                       tracking=1, leading=1.0)  # fmt: skip
        self.labels.append((label, label.get_rect(midleft=row.midleft)))
        left = row.x + round(row.w * 0.34)
        words = [(one, scene.tr(f"host-{field}-{one}")) for one in values]
        self._add(WideChips(look, Rect(left, row.y, row.right - left, row.h), words, value, put, id=field,
                            tip=self._tip(field), order=4))  # fmt: skip

    def _tip(self, field: str) -> str:
        tip = self.scene.tr(f"host-{field}-tip")
        return f"{tip} {self.scene.session.succession.told('rule')}" if field in ("lost", "for_two") else tip

    def paint(self, surface: Surface) -> None:
        self.scene.look.paper(surface, "plate", self.sheet, 6)
        for picture, rect in self.labels:
            surface.blit(picture, rect)


class Chat:
    """What is said at the table, the last line in sight, and a line to say something."""

    @staticmethod
    def least(look: Look) -> int:
        """How high it is at least: the place to write in, and two lines over it."""
        return max(112, 40 + 3 * look.text(19) + look.px(40))

    def __init__(self, scene: LobbyHands, rect: Rect) -> None:
        self.scene, self.rect = scene, rect
        look = scene.look
        inner = look.content("note", rect).inflate(-look.px(16), -look.px(4))
        entry = max(40, look.px(54))
        self.view = Rect(inner.x, inner.y, inner.w, max(10, inner.h - entry - look.px(8)))
        self.lines = self._lines(self.view.w - max(14, look.px(16)) - look.px(8))
        tall = sum(line.get_height() for line in self.lines)
        area = ScrollArea(look, self.view, tall, self._paint_lines, id="said", stick=True, order=5)
        area.focusable = tall > self.view.h
        area.scroll_to(area.furthest)
        scene.group.add(area)
        scene.group.add(
            TextEntry(look, Rect(inner.x, inner.bottom - entry, inner.w, entry), scene.draft, self._typed,
                      placeholder=scene.tr("lobby-chat-placeholder"), most=300, id="chat", submit=self._say, order=5)
        )  # fmt: skip

    def _lines(self, wide: int) -> list[Surface]:
        scene, look = self.scene, self.scene.look
        if not scene.session.chat.said:
            text = f"<i>{scene.tr('lobby-chat-empty')}</i>"
            return [look.lettering.paragraph(text, "text", look.text(18), wide, palette.DIM_TEXT).surface]
        lines = []
        for said in scene.session.chat.said[-60:]:
            spoken = scene.tr(f"table-emote-{said.emote}") if said.emote in EMOTES else said.text
            if not spoken:
                continue  # a line of a game's own, at its table
            text = f"<b>{escape(said.name)}</b> {escape(spoken)}"
            lines.append(
                look.lettering.paragraph(text, "text", look.text(18), wide, look.palette.k, leading=1.2).surface
            )
        return lines

    def _paint_lines(self, surface: Surface, offset: int) -> None:
        y = -offset
        for line in self.lines:
            surface.blit(line, (0, y))
            y += line.get_height()

    def _typed(self, text: str) -> None:
        self.scene.draft = text

    def _say(self, text: str) -> None:
        text = text.strip()
        self.scene.draft = ""
        if text:
            self.scene.session.say(text)
        self.scene.rebuild()

    def paint(self, surface: Surface) -> None:
        self.scene.look.paper(surface, "note", self.rect, 6)
