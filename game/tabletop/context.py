"""What the parts of a title's screen share: one record, which the screen makes once and hands to every part.

A title's own record adds its names, where things lie, and what else many of its parts read; whoever needs another part takes
that by name.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from typing import Any, Generic, Literal, TypeVar

from game.tabletop.contract import AnswerButton, ButtonKind
from game.tabletop.panels import ClickAction, Marks
from game.tabletop.services import TableServices
from game.ui.look import Look
from game.words import Words

R = TypeVar("R")
"""How the title reads an update."""
Part = Literal["not-asked", "sent", "answered", "choice", "others"]
"""What a seat has to do with the present question: nothing, as there is none or it only watches; its answer is on its way,
or given; it is to answer; only others are."""


@dataclass(kw_only=True, eq=False)
class ScreenContext(Generic[R]):
    """Services, words, look and reading of one table, and how its seat answers."""

    services: TableServices
    marks: Marks | None = None
    """What a click on a thing means, of a table that is divided into rooms."""
    words: Words = field(init=False)
    reading: R = field(init=False)
    """The update that is shown; the screen sets it with each."""

    def __post_init__(self) -> None:
        self.words = self.services.words

    @property
    def look(self) -> Look:
        return self.services.look

    @property
    def ground(self) -> Any:
        """Where everything lies, for this size and number of seats."""
        raise NotImplementedError

    # the question

    @property
    def asked(self) -> str:
        """The kind of question that this seat has still to answer; "" when there is none."""
        return "" if self.services.sent else self.posed

    @property
    def posed(self) -> str:
        """The same, also while the answer is on its way: what the question has laid on the table stays till it is taken."""
        ask = self.services.update.ask
        if ask is None or ask.space is None or self.services.seat < 0:
            return ""
        return "" if ask.mode == "sealed" and ask.answer is not None else ask.kind

    @property
    def part(self) -> Part:
        """What this seat has to do with the present question."""
        services, ask = self.services, self.services.update.ask
        if ask is None or services.update.result is not None or services.seat < 0:
            return "not-asked"
        if services.sent:
            return "sent"
        if services.seat not in ask.seats:
            return "others"
        return "choice" if ask.answer is None else "answered"

    def why_not(self) -> str:
        """Why nothing can be chosen now."""
        return ""

    def can(self, choice: Any) -> bool:
        """Whether the present ask takes this choice."""
        ask = self.services.update.ask
        return bool(self.asked) and ask is not None and ask.space is not None and ask.space.contains(choice)

    def send(self, choice: Any, sound: str = "stamp") -> None:
        """The one message of a decision. A title says here which its plays are, and hands on what they are on the wire."""
        self.services.play_sound(sound)
        self.services.send(choice)

    def again(self) -> None:
        """The selection changed."""
        if self.marks is not None:
            self.marks.forget()
        self.services.refresh()

    def mark(self, handle: Hashable) -> ClickAction:
        """What a click on a thing means now, wherever it lies."""
        return self.marks.mark(handle) if self.marks is not None else ClickAction(False)


def wait_button(context: ScreenContext[Any]) -> AnswerButton:
    """The button of who has nothing to answer."""
    words = context.services.tr("table-wait")
    return AnswerButton("wait", words, lambda: None, enabled=False, why=context.why_not())


def back_button(words: str, do: Callable[[], object]) -> AnswerButton:
    """The button that takes back a selection, as the key for that does (`TitleScreen.back`)."""
    return AnswerButton("back", words, do)


def undo_button(context: ScreenContext[Any], words: str, why: str, kind: ButtonKind = "plain") -> AnswerButton:
    """The button that takes back the last move, while nothing new has come of it; else `why` not."""
    services, ask = context.services, context.services.update.ask
    able = ask is not None and ask.take_back and not services.sent
    return AnswerButton("undo", words, services.feed.take_back, kind=kind, enabled=able, why=why)
