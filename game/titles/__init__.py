"""The games, one folder each. This registry finds them by folder, and those in the player's own folder; nothing else lists them.

A title's `__init__.py` exports `TITLE` and loads without its rules; `rules(id)` imports `<title>.rules.flow` and returns its
`RULES`. Adding a game means adding one folder: see README.md.
"""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
from collections.abc import Iterable, Mapping
from functools import cache
from hashlib import blake2b
from types import MappingProxyType
from typing import Any, Literal

import msgspec

from game.engine.cues import Cue, SeatCue, read
from game.engine.rules import Figures, Rules
from game.engine.views import pack_value
from game.own import content
from game.titles.options import Option


class Title(msgspec.Struct, frozen=True):
    """What is known of a game before its rules are loaded; its words are the messages `title-tagline` and `title-about`."""

    id: str
    name: str
    poster: int
    """Place on the menu, from the left."""
    seats: tuple[int, int]
    minutes: tuple[int, int]
    options: tuple[Option, ...] = ()
    status: Literal["ready", "in the works"] = "ready"
    usual: int = 0
    """Seats that a new table is offered with; 0: the fewest."""
    levels: tuple[str, ...] = ("easy", "normal", "hard")
    """How well its bots can play, worst first. `expert` belongs here once it is more than hard."""
    codes: tuple[str, ...] = ()
    """Refusal codes of the title, each worded by its message `refused-<code>`."""

    def defaults(self) -> dict[str, Any]:
        """Every option as it is where the lobby says nothing."""
        return {option.id: option.default for option in self.options}

    def seats_for(self, wanted: object = None) -> int:
        """Seats for a new table: as wanted, as far as the game allows; else the usual number."""
        lo, hi = self.seats
        return min(hi, max(lo, wanted if type(wanted) is int else self.usual))


class UnknownTitle(ValueError):
    """No folder of that name, or a game still in the works."""


@cache
def titles() -> Mapping[str, Title]:
    """Every title found, by id, in the order of the posters."""
    built_in = [
        importlib.import_module(f"{__name__}.{module.name}").TITLE
        for module in pkgutil.iter_modules(__path__[:1])
        if module.ispkg
    ]
    own = [found for name in list(content.here().titles) if (found := _own_title(name)) is not None]
    shelf = [
        *sorted(built_in, key=lambda title: title.poster),
        *sorted(own, key=lambda title: (title.poster, title.id)),
    ]
    return MappingProxyType({title.id: title for title in shelf})


def _own_title(name: str) -> Title | None:
    """A game of the player's own; None where it turns out not to be one, which is noted."""
    try:
        found = importlib.import_module(f"{__name__}.{name}").TITLE
        if not isinstance(found, Title) or found.id != name:
            raise ValueError(f"its TITLE is no Title of the id {name!r}")
        # A struct takes anything when it is made, and the shelf, the menu and the lobby all read it.
        msgspec.convert(msgspec.to_builtins(found), Title)
        if not 1 <= found.seats[0] <= found.seats[1]:
            raise ValueError(f"its TITLE has seats from {found.seats[0]} to {found.seats[1]}")
    except (Exception, SystemExit) as error:
        content.here().leave_out(name, reason(error))
        return None
    return found


def reason(error: BaseException) -> str:
    """Why something of the player's own is left out, in a line."""
    return f"{type(error).__name__}: {error}".splitlines()[0].rstrip(": ")


def title(name: str) -> Title:
    """The title of that id. Raises UnknownTitle."""
    try:
        return titles()[name]
    except KeyError:
        raise UnknownTitle(f"no game called {name!r}; there are {', '.join(titles())}") from None


@cache
def rules(name: str) -> Rules:
    """The rules of a title (imported on first use). Raises UnknownTitle when it is still in the works, or is a game of the
    player's own that does not work: it leaves the shelf."""
    if title(name).status != "ready":
        raise UnknownTitle(f"{name} is still in the works")
    try:
        found: Rules = importlib.import_module(f"{__name__}.{name}.rules.flow").RULES
    except (Exception, SystemExit) as error:
        if name not in content.here().titles:
            raise
        content.here().leave_out(name, reason(error))
        titles.cache_clear()
        raise UnknownTitle(f"{name} is left out: {reason(error)}") from error
    return found


@cache
def figures(name: str) -> Figures | None:
    """What a title counts beside its tally, for results and statistics (`rules/figures.py`); None: nothing else."""
    module = f"{__name__}.{name}.rules.figures"
    if name not in titles() or importlib.util.find_spec(module) is None:
        return None
    found: Figures = importlib.import_module(module).FIGURES
    return found


def read_cues(name: str, told: Iterable[SeatCue]) -> tuple[Cue, ...]:
    """Cues of a title as its classes. What fits none of them is left out: a table has nothing to show for it."""
    kinds = rules(name).cues
    return tuple(cue for each in told if (cue := read(kinds, each)) is not None)


@cache
def content_hash(name: str) -> str:
    """What two machines compare before they play together: rules version, options and every number of the data; of games
    and card sets of the player's own, every file."""
    record = rules(name)
    options = [[option.id, list(option.values), option.default] for option in title(name).options]
    own = [[piece.id, piece.hash] for piece in content.here().pieces(name)]
    plain = [record.title, record.version, options, record.data(), *([own] if own else [])]
    return blake2b(pack_value(plain), digest_size=8).hexdigest()


def options_for(name: str, chosen: dict[str, Any]) -> dict[str, Any]:
    """All options of a title with `chosen` filled in. Raises ValueError for an unknown option or value."""
    known = {option.id: option for option in title(name).options}
    for key, value in chosen.items():
        if key not in known:
            raise ValueError(f"{name} has no option {key!r}; it has {', '.join(known) or 'none'}")
        if not any(value == other and type(value) is type(other) for other in known[key].values):
            raise ValueError(f"option {key} may be {', '.join(map(str, known[key].values))}, not {value!r}")
    return {**title(name).defaults(), **chosen}
