"""A game's first lesson, as data: pages that come when their moment comes on the real table, and what has been read.

`game/titles/<title>/data/lesson.toml`; a page's heading is the message `lesson-<id>`, its text `lesson-<id>.text`:

    seats = 2                 the table: a match against bots with a stacked deck (the seed), no clocks
    level = "easy"
    seed = 7
    [options]                 lobby options that differ from the defaults

    [[page]]
    id = "attack"
    when = "ask:attack_turn"  "start"; "ask:KIND" (I am asked that; KIND|KIND for one of them); "wait" (others are asked);
                              "cue:KIND" (that has just been shown)
    until = "answer"          "next" (read and go on); "answer" (do it: the page goes with the ask)
    point = "spots"           what is ringed: "spots" (what can be acted on), "ask", "buttons", "plates", "inspector", "log",
                              "top", "middle"; "" nothing
    optional = true           the match may end without it

Pages come in their order, but one whose moment has not come waits, and lets those behind it pass.
"""

from __future__ import annotations

import tomllib
from collections.abc import Set
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from game.own import content
from game.tabletop.feed import Update

FILE = "data/lesson.toml"
Until = Literal["next", "answer"]
Point = Literal["", "spots", "ask", "buttons", "plates", "inspector", "log", "top", "middle"]


class Page(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to learn."""

    id: str
    when: Annotated[str, msgspec.Meta(pattern=r"^(start|wait|(ask|cue):[a-z_|0-9]+)$")]
    until: Until = "next"
    point: Point = ""
    optional: bool = False

    def due(self, update: Update, cues: Set[str]) -> bool:
        """Whether its moment is now."""
        word, _, kinds = self.when.partition(":")
        ask = update.ask
        if word == "ask":
            return ask is not None and ask.space is not None and ask.kind in kinds.split("|")
        if word == "wait":
            return ask is not None and ask.space is None and bool(ask.waiting_for)
        return word == "start" or not cues.isdisjoint(kinds.split("|"))


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson: its table and its pages."""

    seats: int
    seed: int
    page: tuple[Page, ...]
    level: str = "easy"
    options: dict[str, Any] = {}

    def next_page(self, seen: Set[str], update: Update, cues: Set[str]) -> Page | None:
        """The first page that has not been read and whose moment is now."""
        return next((page for page in self.page if page.id not in seen and page.due(update, cues)), None)

    def learnt(self, seen: Set[str]) -> bool:
        """Whether all that must be read has been."""
        return all(page.id in seen for page in self.page if not page.optional)


def path_of(title: str) -> Path:
    return content.title_folder(title) / FILE


def load(title: str) -> Lesson | None:
    """The lesson of a game; None where it has none. Raises msgspec.ValidationError where it is written wrongly."""
    try:
        text = path_of(title).read_text(encoding="utf-8")
    except OSError:
        return None
    return msgspec.convert(tomllib.loads(text), Lesson)


class Progress(msgspec.Struct):
    """How far a player has come in a lesson: kept in the settings, so that it can be taken up again."""

    match: str = ""
    """The lesson's match, to be resumed; "" when none is under way."""
    seen: str = ""
    """Ids of the pages read, with commas."""
    done: bool = False

    @classmethod
    def of(cls, options: dict[str, dict[str, Any]], title: str) -> Progress:
        """From the settings' options."""
        try:
            return msgspec.convert(options.get(key(title), {}), cls)
        except msgspec.ValidationError:
            return cls()

    @property
    def pages(self) -> set[str]:
        return set(filter(None, self.seen.split(",")))


def key(title: str) -> str:
    """Where the progress stands among the options that are remembered."""
    return f"lesson {title}"
