"""`gobsmack titles`: every game that can be played, the player's own and their card sets among them, and what is left out."""

from __future__ import annotations

import importlib
import os
from collections.abc import Iterable
from importlib.util import find_spec

from game import titles
from game.own import content
from game.own.content import CardSet
from game.settings_file import SettingsFile


def sets() -> tuple[CardSet, ...]:
    """Every card set that was found, on or off."""
    return content.here().sets


def switch(name: str, is_on: bool, file: SettingsFile) -> None:
    """Switch a card set, from the next start of the program."""
    off = set(file.settings.sets_off) - {name}
    file.change(sets_off=sorted(off if is_on else off | {name}))


def check() -> None:
    """Read every room of the player's own games: what does not work leaves the shelf, and the reason is noted."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    for name in list(content.here().titles):
        try:
            titles.rules(name)
            for module in ("bot.bot", "screen.screen"):
                if find_spec(f"game.titles.{name}.{module.partition('.')[0]}"):
                    importlib.import_module(f"game.titles.{name}.{module}")
        except titles.UnknownTitle:
            continue
        except (Exception, SystemExit) as error:
            content.here().leave_out(name, titles.reason(error))
            titles.titles.cache_clear()


def show(on: Iterable[str], off: Iterable[str]) -> int:
    """Print the list after switching some sets. Returns the exit code: 1 when something is left out."""
    file = SettingsFile()
    for name in on:
        switch(name, True, file)
    for name in off:
        switch(name, False, file)
    check()
    here = content.here()
    for title in titles.titles().values():
        own = f"  (your own, {here.titles[title.id].folder})" if title.id in here.titles else ""
        print(f"{title.id}: {title.name}, {title.seats[0]} to {title.seats[1]} players{own}")
        for one in here.sets:
            if one.title == title.id:
                state = "off" if one.piece.id in file.settings.sets_off else "on"
                print(f"    card set {one.piece.id}: {one.piece.label}, {state}")
    for problem in here.problems:
        print(f"left out: {problem.place}: {problem.reason}")
    return 1 if here.problems else 0
