"""What the codex shows of a title: the chapters of its `data/rulebook.toml`, and the cards that its `screen/codex.py` lists
(`cards(words) -> list[CodexCard]`, `kinds(words) -> [(id, name), ...]` for the filter, `diagrams(words) -> {chapter: rows}`
for what is made from its data)."""

from __future__ import annotations

import importlib
import importlib.util
import re
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from pygame import Surface

from game import titles
from game.own import content
from game.tabletop.option_words import value_words
from game.ui.cards import CardFace
from game.ui.look import Look
from game.words import Words

Numbers = tuple[int, ...]
Sketch = Callable[[Look, int], Surface]
"""What a title draws itself in its own look: a board, a map. No wider than so many pixels."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """One page of the rules in one language."""

    id: str
    title: str
    text: str
    phase: str
    cards: tuple[str, ...] = ()
    """Ids of the codex's cards that stand beside the words."""
    flow: tuple[str, ...] = ()
    """What follows on what, in words."""
    here: int = 0
    """Which part of that the chapter is about, from 1; 0 all of it."""


@dataclass(frozen=True, slots=True)
class CodexCard:
    """One card as the codex shows it."""

    id: str
    kind: str
    kind_name: str
    face: CardFace


@dataclass(frozen=True, slots=True)
class DiagramRow:
    """One row of a chapter's diagram: what it is called, printed pictures of the title side by side, what is said of it."""

    label: str
    pictures: tuple[str, ...] = ()
    note: str = ""
    figure: str = ""
    """A number that the row comes to, large at its end."""
    is_total: bool = False
    """What the rows above it come to, under a heavier rule."""
    sketch: Sketch | None = None
    """Instead of pictures."""


@cache
def _toml(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


def _book(title: str) -> dict[str, Any]:
    """The rulebook as it is listed, without words."""
    return _toml(content.title_folder(title) / "data" / "rulebook.toml")


def _chapter(book: dict[str, Any], row: dict[str, Any], words: Words) -> Chapter:
    key, here = f"rulebook-{row['id']}", row.get("here")
    flow = tuple(words(name) for name in (row.get("flow", ()) if here is None else book["round"]))
    text, seen = words(f"{key}.text"), tuple(row.get("cards", ()))
    return Chapter(row["id"], words(key), text, row["phase"], seen, flow, here or 0)


def chapters(title: str, words: Words) -> list[Chapter]:
    """The rulebook's chapters in the language of the moment; none for a game still in the works."""
    book = _book(title)
    return [_chapter(book, row, words) for row in book.get("chapter", ())]


def chapter_of(title: str, words: Words, rule: str) -> Chapter | None:
    """Return the chapter that tells a rule, of several the one it is most about; None if none does.

    `rule` is an id such as "GSS-7.4", the first of several, or a whole section ("GSS-8").
    """
    wanted = _numbers(rule.partition(",")[0])
    book = _book(title)
    about = [(how, row) for row in book.get("chapter", ()) if (how := _about(row["rules"], wanted)) is not None]
    return _chapter(book, min(about, key=lambda pair: pair[0])[1], words) if about else None


@cache
def _about(rules: str, wanted: Numbers) -> tuple[int, bool] | None:
    """How far a chapter's rules ("LNR-2.11, 3.1 to 3.9") are about the wanted one, the least the most; None: not at all.

    A stretch within one section is closer than one over several, and a rule on its own is only mentioned.
    """
    found = []
    for stretch in rules.split(","):
        first, _, last = stretch.partition(" to ")
        lo, hi = _numbers(first), _numbers(last or first)
        if lo <= wanted <= hi or wanted == lo[: len(wanted)] or lo == wanted[: len(lo)]:
            found.append((hi[0] - lo[0], lo == hi))
    return min(found, default=None)


def _numbers(rule: str) -> Numbers:
    """The numbers of a rule's id, "GOB-6.9" as (6, 9); what is lettered ("5.B") comes after what is numbered."""
    parts = re.sub(r"^[A-Z]+-", "", rule.strip()).split(".")
    return tuple(int(part) if part.isdigit() else 1000 + ord(part) for part in parts)


def _listed(title: str) -> Any:
    name = f"game.titles.{title}.screen.codex"
    return importlib.import_module(name) if importlib.util.find_spec(name) else None


def cards(title: str, words: Words) -> list[CodexCard]:
    """Every card, in the order of the title's data; none for a game still in the works."""
    listed = _listed(title)
    found: list[CodexCard] = listed.cards(words) if listed else []
    return found


def kinds(title: str, words: Words) -> list[tuple[str, str]]:
    """The kinds of cards, as (id, name), for the filter."""
    listed = _listed(title)
    found: list[tuple[str, str]] = listed.kinds(words) if listed else []
    return found


def card_rows(found: Iterable[CodexCard]) -> list[DiagramRow]:
    """A row for each card: its name, its picture, what it says."""
    return [DiagramRow(card.face.name, (card.face.picture,), card.face.text.replace("\n", " ")) for card in found]


def diagrams(title: str, words: Words) -> dict[str, list[DiagramRow]]:
    """The rows of each chapter's diagram: those that `rulebook.toml` lists, then those made from the title's data."""
    listed = _listed(title)
    made: Mapping[str, Sequence[DiagramRow]] = listed.diagrams(words) if listed else {}
    found: dict[str, list[DiagramRow]] = {}
    for told in _book(title).get("chapter", ()):
        options = _option_rows(title, words) if told.get("options") else ()
        written = (_written(row, words) for row in told.get("rows", ()))
        found[told["id"]] = [*written, *options, *made.get(told["id"], ())]
    return found


def _written(row: Mapping[str, Any], words: Words) -> DiagramRow:
    return DiagramRow(words(row["words"]), tuple(row.get("pictures", ())), words.maybe(f"{row['words']}.note"))


def _option_rows(title: str, words: Words) -> Iterator[DiagramRow]:
    """The title's lobby options with their values, what a new table starts with in bold."""
    yield DiagramRow(words.program.tr("codex-options-bold"))
    for option in titles.title(title).options:
        named = {value: value_words(words, option.id, value) for value in option.values}
        named[option.default] = f"<b>{named[option.default]}</b>"
        yield DiagramRow(words(f"option-{option.id}"), note=" · ".join(named.values()))
