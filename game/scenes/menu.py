"""The main menu: the sign, five posters, and the ways on. What a player meets first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect, Surface
from pygame.event import Event

from game import titles
from game.scenes import own_words
from game.scenes.poster_widget import TILTS, PosterWidget, look_up
from game.session.window import BROWSER
from game.stack.dialog import Answer, Dialog
from game.stack.scene import Ended, Scene
from game.titles import Title
from game.ui import palette
from game.ui.look import Look
from game.ui.music import Music
from game.ui.pieces import Pieces
from game.ui.posters import poster, poster_size
from game.ui.widgets.base import Act, Widget
from game.ui.widgets.buttons import Button, Kind, TextLink
from game.words import title_words

if TYPE_CHECKING:
    from game.scenes.saved_matches import Save
    from game.session.kept_seats import KeptSeat


MUSIC = Music(("menu",), 0.5)
LOOK_AGAIN_S = 2.0
"""So often the menu looks whether a match waits to be played on."""


class Menu(Scene):
    """Launch to playing: a poster, then Play. Launch to a LAN lobby: Host, then Open; or Join, then a table."""

    escapes = False

    home = True

    @property
    def music(self) -> Music | None:
        return MUSIC

    def enter(self) -> None:
        self._saw = -1
        self._hung = 0
        self._waiting: Save | KeptSeat | None = None
        """The match that people wait in for us just now, or else the newest that can be played on."""
        self._looked = LOOK_AGAIN_S
        self._ended: Ended | None = None
        """The match that the player has just come from; those on its poster have not taken it yet."""
        self._drawn = -1
        """How much is up already: the first frame shows the wall, then the sign and buttons, then poster by poster."""

    def build(self) -> None:
        look, frame = self.look, self.look.frame
        w, h = frame.size
        self._sign = self._place_sign()
        self._posters()
        y, tall = round(h * 0.85), max(48, look.px(74))
        wide = round(w * (0.158 if self._waiting is None else 0.148))
        gap = round(w * (0.0135 if self._waiting is None else 0.008))
        buttons: tuple[tuple[str, str, Kind, Act], ...] = (
            ("host", "menu-host", "primary", self.host),
            ("join", "menu-join", "danger", self.join),
            ("how", "menu-how", "gold" if self._waiting is None else "plain", self.how),
            ("settings", "menu-settings", "plain", self.settings),
        )
        x = first = w - round(w * 0.03) - len(buttons) * wide - (len(buttons) - 1) * gap
        for name, key, kind, act in buttons:
            button = self.group.add(
                Button(look, Rect(x, y, wide, tall), self.tr(key), act, kind=kind, id=name, tip=self.tr(f"{key}-tip"))
            )
            if name == "join":
                self._join = button
            x += wide + gap
        left, low = round(w * 0.03), h - max(36, look.px(42)) - look.px(10)
        plate = Rect(left, y, round(w * 0.19), tall)
        if self._waiting is not None:
            from game.scenes.continue_button import ContinueButton

            place = Rect(left, y - look.px(18), first - gap * 2 - left, tall + look.px(36))
            self.group.add(ContinueButton(self.context, look, place, self._waiting, self.resume_match))
            plate = Rect(left, low - look.px(4), round(w * 0.19), max(40, look.px(54)))
        self.group.add(NamePlate(look, plate, self.tr("menu-playing-as"), self._name(), self.rename))
        self._links(low)
        self._hang()
        self._take_it()

    def _take_it(self) -> None:
        """Those on its poster take how a match ended."""
        ended, self._ended = self._ended, None
        hung = self.group.find(f"poster.{ended.title}") if ended is not None else None
        if ended is not None and isinstance(hung, PosterWidget):
            hung.react("glad" if ended.is_won else "sore")

    def _hang(self) -> None:
        """Show as much as is up. Pictures are read when they are first drawn, so the window opens at once."""
        posters = [widget for widget in self.group if isinstance(widget, PosterWidget)]
        for i, widget in enumerate(posters):
            widget.visible = self._hung >= 2 + i
        for other in self.group:
            if not isinstance(other, PosterWidget):
                other.visible = self._hung >= 1

    def draw(self, surface: Surface) -> None:
        super().draw(surface)
        self._drawn = self._hung

    def _place_sign(self) -> Rect:
        w, h = self.look.frame.size
        pw, ph = poster_size("sign")
        wide = round(w * 0.61)
        tall = round(wide * ph / pw)
        if tall > h * 0.235:
            tall = round(h * 0.235)
            wide = round(tall * pw / ph)
        return Rect((w - wide) // 2, round(h * 0.012), wide, tall)

    def _posters(self) -> None:
        look = self.look
        w, h = look.frame.size
        found = list(titles.titles().values())
        top = self._sign.bottom + round(h * 0.025)
        tall = round(h * 0.835) - top
        pw, ph = poster_size(found[0].id)
        wide = round(tall * pw / ph)
        room = w * 0.975
        gap = (room - wide * len(found)) / max(1, len(found))
        if gap < w * 0.006:
            wide = round(room / len(found) - w * 0.006)
            tall = round(wide * ph / pw)
            gap = w * 0.006
        x = (w - (wide * len(found) + gap * (len(found) - 1))) / 2
        top += max(0, round(h * 0.835) - top - tall) // 2
        for i, title in enumerate(found):
            rect = Rect(round(x + i * (wide + gap)), top + (i % 2) * look.px(8), wide, tall)
            words = (title_words(title.id, self.context.text)("title-tagline"), self._facts(title))
            slip = own_words.slip(self.tr, title) if title.status == "ready" else self.tr("menu-in-the-works")
            waits = None
            if self._waiting is not None and self._waiting.title == title.id:
                from game.scenes.continue_button import pinned

                slip, waits = "", pinned(self.context, self._waiting)
            self.group.add(
                PosterWidget(
                    look, rect, title, words, slip, TILTS[i % 5], self._opens(title), self.context.blinks, waits
                )
            )

    def _opens(self, title: Title) -> Act:
        return lambda: self.open(title)

    def _facts(self, title: Title) -> str:
        lo, hi = title.seats
        players = str(lo) if lo == hi else f"{lo}–{hi}"
        lo, hi = title.minutes
        return self.tr("menu-facts", players=players, minutes=f"{lo}–{hi}")

    def _links(self, y: int) -> None:
        look = self.look
        x = look.frame.size[0] - round(look.frame.size[0] * 0.03)
        for name, act in reversed(
            (
                ("saved", self.saved_matches),
                ("history", self.history),
                ("tell", self.tell),
                ("credits", self.credits),
                ("quit", self.quit),
            )
        ):
            text = self.tr(f"menu-{name}")
            wide = look.label(text, 22).get_width() + look.px(36)
            x -= wide
            self.group.add(TextLink(look, Rect(x, y, wide, max(36, look.px(42))), text, act, id=name, size=22))

    def _name(self) -> str:
        return self.context.settings.name or self.tr("menu-nobody")

    def paint(self, surface: Surface) -> None:
        if self._hung < 1:
            return
        board = Rect(self._sign.x, self._sign.y + round(self._sign.h * 0.31), self._sign.w, round(self._sign.h * 0.68))
        shadow, (dx, dy) = self.look.pieces.shadow(board.size, 10)
        surface.blit(shadow, board.move(dx, dy))
        surface.blit(poster(self.look, "sign", self._sign.size), self._sign)
        self._print_sub_line(surface)
        found = self._tables_found()
        if found:
            words = self.look.label(self.tr("menu-tables-found", n=found), 20)
            slip = Rect(0, 0, words.get_width() + self.look.px(50), words.get_height() + self.look.px(22))
            slip.midtop = (self._join.rect.centerx, self._join.rect.bottom + self.look.px(4))
            first = self.group.find("saved")
            if first is not None and slip.colliderect(first.rect):  # large letters: the links come as far as here
                slip.right = first.rect.x - self.look.px(6)
            self.look.paper(surface, "plain", slip, 3)
            surface.blit(words, words.get_rect(center=slip.center))

    def _print_sub_line(self, surface: Surface) -> None:
        band = Pieces.words_rect("sign", self._sign.size).move(self._sign.topleft)
        words = self.look.lettering.line(
            self.tr("menu-sub-line").upper(), "label", max(12, round(band.h * 0.82)), palette.HOUSE.paper,
            tracking=self.look.px(3), width=band.w,
        )  # fmt: skip
        surface.blit(words, words.get_rect(center=band.center))

    def _tables_found(self) -> int:
        browser = self.context.stash.get(BROWSER)
        return len(browser.tables()) if browser is not None else 0

    @property
    def awaits_picture(self) -> bool:
        """Not all is up yet."""
        return self._hung < 2 + len(titles.titles())

    def update(self, dt: float) -> None:
        if self._drawn == self._hung and self.awaits_picture:
            self._hung += 1
            self._hang()
            self.look.play("stamp")
            self.dirty = True
        found = self._tables_found()
        if found != self._saw:
            self._saw = found
            self.dirty = True
        self._looked += dt
        if not self.awaits_picture and self._looked >= LOOK_AGAIN_S:
            self._looked = 0.0
            self._look_for_saves()

    def _look_for_saves(self) -> None:
        """A match may be let go of after this page is up: its host writes to the end."""
        from game.scenes.saved_matches import newest, newest_seat

        waiting = newest_seat(self.context) or newest()
        if waiting != self._waiting:
            self._waiting = waiting
            self.rebuild()

    def handle(self, event: Event) -> bool:
        look_up(self.group, event)
        if super().handle(event):
            return True
        if self.is_key(event, "back"):
            self.quit()
            return True
        return False

    def resume(self, result: object = None) -> None:
        self._looked = LOOK_AGAIN_S
        self._ended = result if isinstance(result, Ended) else None
        self.rebuild()

    # ways on

    def open(self, title: Title) -> None:
        if title.status != "ready":
            self.stack.toast(self.tr("menu-not-yet", title=title.name))
            return
        from game.scenes.title_card import TitleCard

        self.stack.push(TitleCard(title))

    def host(self) -> None:
        from game.scenes.host_set_up import HostSetUp

        self.stack.push(HostSetUp())

    def join(self) -> None:
        from game.scenes.lan_tables import LanTables

        self.stack.push(LanTables())

    def how(self) -> None:
        from game.scenes.how_to_play import HowToPlay

        self.stack.push(HowToPlay())

    def settings(self) -> None:
        from game.scenes.settings import SettingsScene

        self.stack.push(SettingsScene())

    def rename(self) -> None:
        from game.scenes.settings import SettingsScene

        self.stack.push(SettingsScene(asks_name=True))

    def resume_match(self) -> None:
        from game.scenes.saved_matches import resume

        if self._waiting is not None:
            resume(self.stack, self._waiting)

    def saved_matches(self) -> None:
        from game.scenes.saved_matches import SavedMatches

        self.stack.push(SavedMatches())

    def history(self) -> None:
        from game.scenes.history import History

        self.stack.push(History())

    def tell(self) -> None:
        from game.scenes.tell_us import TellUs

        self.stack.push(TellUs())

    def credits(self) -> None:
        from game.scenes.credits import Credits

        self.stack.push(Credits())

    def quit(self) -> None:
        answers = [Answer("quit", self.tr("menu-quit"), "danger"), Answer("stay", self.tr("menu-stay"), "primary")]
        from game.session.kept_seats import KeptSeat

        waiting = self._waiting
        kept = "" if waiting is None else ".seat" if isinstance(waiting, KeptSeat) else ".match"
        self.stack.push(
            Dialog(self.tr("menu-quit-question"), self.tr(f"menu-quit-text{kept}"), answers, then=self._quit)
        )

    def _quit(self, value: str, _: str) -> None:
        if value == "quit":
            self.stack.quit()


class NamePlate(Widget):
    """'Playing as Maija': a slip that opens the settings."""

    focusable = True

    def __init__(self, look: Look, rect: Rect, label: str, name: str, act: Act) -> None:
        super().__init__(look, rect, "name", order=0)
        self.label, self.name, self.act = label, name, act

    def activate(self) -> None:
        self.look.play("button")
        self.act()

    def draw(self, surface: Surface) -> None:
        look = self.look
        rect = self.rect.inflate(0, -look.px(14))
        look.paper(surface, "plain", rect, 9 if self.state == "hover" else 5, "focus" if self.focus else "")
        label = look.label(self.label, 20)
        at = label.get_rect(midleft=(rect.x + look.px(24), rect.centery))
        surface.blit(label, at)
        room = rect.right - at.right - look.px(36)
        name = look.lettering.line(self.name, "display", look.caps(25), look.palette.k, width=room)
        surface.blit(name, name.get_rect(midleft=(at.right + look.px(14), rect.centery)))
