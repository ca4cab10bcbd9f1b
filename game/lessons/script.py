"""A game's first lesson, as data: a played scene with a fixed deal, whose steps each wait for one act of the player.

`game/titles/<title>/data/lesson.toml`; a step's heading is the message `lesson-<id>`, what it says `lesson-<id>.text`, its
numbered acts `lesson-<id>.act1` and so on, and what it lets the player have done, for the last page, `lesson-<id>.done`:

    seats = 2
    seed = 87                           the deal
    face = "portrait_05"                the guide's portrait: a print of the title's, or a player's
    names = ["Nettle"]                  who sits in the other seats, in their order
    opening = [[0, ["ready", ...]]]     plays that have been made before the scene begins: [seat, choice]
    [options]                           lobby options that differ from the defaults

    [[step]]
    id = "peek"
    ask = "orders"                      the kind of question that it answers ("a|b": one of them); without it the page is read
    plays = [["command", "B2", ...]]    the answers, in any order; without them every answer will do
    same = [["attack", ...]]            what comes to the same as the first of them, by another button
    point = [["at", 0, "B2"], "act.command"]   what is pointed at, one after another: a spot or a thing that can be pinged, by its
                                        handle, or a widget by its id
    then = [[1, ["attack", ...]]]       what the others play after it

Without any `plays` the others are bots, and a step comes as soon as its question does. The last message is `lesson-end`:
its `.text` says what the lesson was, `.open1` and so on what it has not shown yet.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Annotated

import msgspec

from game.engine.spaces import Choice
from game.own import content

FILE = "data/lesson.toml"

Handle = list[str | int]
Seat = Annotated[int, msgspec.Meta(ge=0, le=5)]
Play = tuple[Seat, Choice]


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to learn by doing it; a page to be read where it asks for nothing."""

    id: str
    ask: str = ""
    plays: tuple[Choice, ...] = ()
    same: tuple[Choice, ...] = ()
    """Answers that come to the same as the first of `plays`, which is made in their place."""
    point: tuple[str | Handle, ...] = ()
    then: tuple[Play, ...] = ()
    optional: bool = False
    """The match may end without it."""

    @property
    def is_read(self) -> bool:
        """Whether it is a page to be read."""
        return not self.ask

    def answers(self, kind: str) -> bool:
        """Whether it answers that kind of question."""
        return kind in self.ask.split("|")


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson: its table, and what is done at it."""

    seats: int
    seed: int
    step: tuple[Step, ...]
    names: tuple[str, ...] = ()
    face: str = ""
    """The guide's portrait: a print of the title, or a player's (`portrait_04`)."""
    opening: tuple[Play, ...] = ()
    options: dict[str, str | int | bool] = {}

    @property
    def is_scripted(self) -> bool:
        """Whether it is a scene whose plays are written down."""
        return any(step.plays for step in self.step)


def path_of(title: str) -> Path:
    return content.title_folder(title) / FILE


def load(title: str) -> Lesson | None:
    """The lesson of a game; None where it has none. A game of the player's own whose lesson is wrong is left out at the start."""
    return read(path_of(title))


def read(path: Path) -> Lesson | None:
    """The lesson in a file; None where there is none. Raises TOMLDecodeError, UnicodeDecodeError or msgspec.ValidationError
    where it is written wrongly."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError:
        return None
    return msgspec.convert(tomllib.loads(text), Lesson)


class Progress(msgspec.Struct):
    """How far a player has come in a lesson: kept in the settings, so that it can be taken up again."""

    at: int = 0
    """The step to go on at; 0 when none is under way."""
    seen: str = ""
    """Ids of the steps done, with commas."""
    done: bool = False

    @classmethod
    def of(cls, options: dict[str, dict[str, object]], title: str) -> Progress:
        """From the settings' options."""
        try:
            return msgspec.convert(options.get(key(title), {}), cls)
        except msgspec.ValidationError:
            return cls()

    @property
    def steps(self) -> set[str]:
        return set(filter(None, self.seen.split(",")))


def key(title: str) -> str:
    """Where the progress stands among the options that are remembered."""
    return f"lesson {title}"
