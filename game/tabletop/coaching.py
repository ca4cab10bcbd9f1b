"""The hint at a table: asked for by its key or its word in the strip, read on the ask line, pointed at on the table."""

from __future__ import annotations

from typing import Protocol

from pygame import Rect, Surface

from game.engine.ask import SeatAsk
from game.engine.rules import View
from game.tabletop.contract import TableServices, TitleScreen
from game.tabletop.numbered import disc_at, draw_disc, ring
from game.titles.coaching import Counsel, Hint, Reason, Remark
from game.ui import palette
from game.ui.lettering import plain
from game.ui.widgets.group import Group


class Coach(Protocol):
    """Whoever thinks for this seat (`game/session/coach.py`)."""

    hint: Hint | None
    """The answer to the latest question, once it is there."""

    @property
    def is_thinking(self) -> bool: ...

    def ask(self, view: View, ask: SeatAsk) -> None: ...

    def forget(self) -> None:
        """Nobody waits for the hint any more."""
        ...

    def poll(self) -> None: ...

    def take_remark(self) -> Remark | None: ...


class TableHints:
    """What the coach says at one table."""

    def __init__(self, table: TitleScreen, services: TableServices) -> None:
        self._table = table
        self._services = services
        self.coach: Coach | None = None
        """None: nobody thinks for this seat here."""
        self._about: int | None = None
        """The id of the question that a hint was asked for."""
        self._state = ""

    def press(self) -> None:
        """The key: ask for a hint, or put it away."""
        services = self._services
        ask = services.update.ask
        if self.coach is None:
            return
        if self._about is not None:
            self._put_away()
        elif ask is not None and ask.space is not None and not services.sent:
            self._about = ask.id
            self.coach.ask(services.update.view, ask)
            services.refresh()
        else:
            services.play_sound("error")

    def update(self) -> None:
        """Take in what the coach has said; what is no longer asked is not answered."""
        if self.coach is None:
            return
        self.coach.poll()
        remark = self.coach.take_remark()
        if remark is not None:
            self._services.slip(self._services.tr("table-remark", better=_inside(self.words(remark.better))))
        if self._about is not None and (self._services.sent or not self._is_asked()):
            self._put_away()
        state = "thinking" if self.coach.is_thinking else "there" if self.shown is not None else ""
        if state != self._state:
            self._state = state
            self._services.refresh()

    def _is_asked(self) -> bool:
        ask = self._services.update.ask
        return ask is not None and ask.id == self._about and ask.space is not None

    @property
    def shown(self) -> Hint | None:
        """The hint that stands there."""
        return self.coach.hint if self.coach is not None and self._about is not None else None

    def _put_away(self) -> None:
        self._about = None
        if self.coach is not None:
            self.coach.forget()
        self._services.refresh()

    # words

    def ask_words(self) -> tuple[str, str] | None:
        """What stands on the ask line instead of the question, if a hint was asked for."""
        if self.coach is None or self._about is None:
            return None
        hint, tr = self.shown, self._services.tr
        if hint is None:
            return tr("table-hint-thinking"), ""
        if hint.best is None:
            return tr("table-hint-none"), ""
        second = tr("table-hint-second", deed=_inside(self._deed(hint.second))) if hint.second is not None else ""
        return self.words(hint.best), second

    def words(self, counsel: Counsel) -> str:
        """What to do and why, in one sentence."""
        deed = self._deed(counsel)
        if counsel.why is None:
            return self._services.tr("table-hint-plain", deed=deed)
        return self._services.tr("table-hint", deed=deed, why=reason_words(self._table, self._services, counsel.why))

    def _deed(self, counsel: Counsel) -> str:
        key = _key(self._services, f"advice-{counsel.deed.kind}", counsel.deed.nouns.get("target"))
        return plain(self._services.words(key, **self._table.told(counsel.deed)))

    # drawing

    def draw(self, surface: Surface, group: Group, numbered: bool = True) -> None:
        """Rings round what the hint is about, in the order of its presses; else round the button that answers.
        `numbered`: not while things bear the keys that press them."""
        hint, look = self.shown, self._services.look
        if hint is None or hint.best is None:
            return
        things = self._things(hint.best, group)
        for thing in things:
            ring(surface, look, thing, palette.GLOW)
        for number, thing in enumerate(things, 1):
            if numbered and len(things) > 1:
                draw_disc(surface, look, disc_at(look, thing, surface.get_rect()), number, palette.GLOW)

    def _things(self, counsel: Counsel, group: Group) -> list[Rect]:
        """Where that lies which a counsel is about."""
        places = (self._table.where(value[0] if len(value) == 1 else tuple(value)) for value in counsel.deed.at)
        found = [place for place in places if place is not None]
        if found:
            return found
        choice = counsel.choice
        verb = choice[0] if isinstance(choice, list) and choice else choice
        buttons = (group.find(f"act.{verb}"), group.find(f"act.word.{verb}"), group.main)
        return [button.rect for button in buttons if button is not None and button.enabled][:1]


def reason_words(table: TitleScreen, services: TableServices, reason: Reason) -> str:
    """A reason as part of a sentence; with "you" where the reader is its target."""
    key = _key(services, f"why-{reason.kind}", reason.nouns.get("target"))
    return plain(services.words(key, **table.told(reason)))


def _key(services: TableServices, key: str, target: object) -> str:
    """The message, or the one with "you" where its target reads it and there is one."""
    mine = target == services.seat and services.seat >= 0
    return f"{key}.your" if mine and services.words.has(f"{key}.your") else key


def _inside(deed: str) -> str:
    """The beginning of a sentence, behind a colon."""
    return deed[:1].lower() + deed[1:]
