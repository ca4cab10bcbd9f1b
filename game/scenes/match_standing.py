"""Where a match of ours stood when we were there last, from its recording: which turn it was, and whose; and who sits there."""

from __future__ import annotations

import importlib
import logging
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec

from game import titles
from game.engine.rules import View
from game.session.people import players_of
from game.tabletop.feed import Player
from game.tabletop.story import StoryCount
from game.words import Catalogue, title_words
from net.storage import recording

log = logging.getLogger("game.match_standing")


class Standing(NamedTuple):
    """A match as its recording leaves it."""

    title: str
    turn: int
    """The number of what its story counts along (`story-turn`); 0: not known."""
    seat: int
    """Ours."""
    waits: tuple[int, ...]
    """The seats that were asked last."""
    players: tuple[Player, ...]
    """With the faces and colours that they wore when it began."""


_told: dict[str, tuple[tuple[int, int], Standing | None]] = {}
"""By match: what its recording said when it had a certain time and size. The menu asks each time it is laid out."""


def standing(match: str, title: str) -> Standing | None:
    """Return where a match of a game stood; None: nothing here was shown of it."""
    try:
        path = recording.find(match)
        state = path.stat()
    except OSError:
        return None
    stamp = (state.st_mtime_ns, state.st_size)
    told = _told.get(match)
    if told is None or told[0] != stamp:
        told = _told[match] = stamp, _read(path)
    found = told[1]
    return found if found is not None and found.title == title else None


def words_of(found: Standing | None, names: Sequence[str], text: Catalogue) -> list[str]:
    """Say which turn it is and whose, as far as this computer was shown the match."""
    return [words for words in (turn_of(found, text), whose_of(found, names, text)) if words]


def turn_of(found: Standing | None, text: Catalogue) -> str:
    """Say which turn it is; "" where that isn't known."""
    if found is None or found.title not in titles.titles():
        return ""
    words = title_words(found.title, text)
    if not found.turn or not words.has("story-turn"):
        return ""
    return text.tr("menu-stands", turn=words("story-turn"), n=found.turn)


def whose_of(found: Standing | None, names: Sequence[str], text: Catalogue) -> str:
    """Say whose turn it is; "" where that isn't known, or several have it of whom we are none."""
    if found is None or found.title not in titles.titles():
        return ""
    if found.seat in found.waits:
        return text.tr("menu-stands.yours")
    if len(found.waits) == 1 and found.waits[0] in range(len(names)):
        return text.tr("menu-stands.theirs", name=names[found.waits[0]])
    return ""


def others_of(found: Standing | None, names: Sequence[str], own: str) -> list[Player]:
    """Everybody but us, in seat order: by our seat, or by our name where nothing was recorded; all if we are nobody of them."""
    seated = found.players if found is not None else ()
    players = seated if len(seated) == len(names) else players_of(None, tuple(names), ("human",) * len(names))
    mine = found.seat if found is not None else next((n for n, name in enumerate(names) if name == own), -1)
    return [player for player in players if player.seat != mine] or list(players)


def _read(path: Path) -> Standing | None:
    """None for what can't be read; a host may have sent anything."""
    try:
        found = recording.Recording(path)
        opening, last = found.opening, found.moments[-1]
        ask, view = last.ask, last.view()
    except (OSError, msgspec.MsgspecError) as error:
        log.info("no match in %s: %s", path.name, error)
        return None
    assert opening is not None
    waits = ask.waiting_for if ask is not None else ()
    players = tuple(players_of(found.lobby, opening.names, opening.kinds))
    return Standing(opening.title, _turn(opening.title, view), opening.seat, waits, players)


def _turn(title: str, view: View) -> int:
    story = _story(title)
    if story is None:
        return 0
    try:
        turn = story.turn(view)
    except Exception as error:  # of an earlier version of its rules, of a lying host, or of a game of the player's own
        log.info("what %s counts is not in its view: %r", title, error)
        return 0
    number = turn[-1] if isinstance(turn, tuple) and turn else turn  # in the last of the parts that it is divided into
    return number if isinstance(number, int) else 0


def _story(title: str) -> StoryCount | None:
    """What a game counts along; None: nothing, or it is not here."""
    if title not in titles.titles():
        return None
    try:
        found = importlib.import_module(f"game.titles.{title}.screen.story")
    except ModuleNotFoundError:
        return None
    story: StoryCount = found.STORY
    return story
