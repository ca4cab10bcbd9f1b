"""The gallery of plain plans that simulations seat among bots, and whoever else may sit in a simulation.

A plan is the best bot with dials turned (`DialPlayer`), or one that needs no bot at all. What its choices mean, a title
says in its `bot/plans.py` (`game/titles/plan_contract.py`); a plan that makes no sense for a title is not in its gallery.
"""

from __future__ import annotations

import importlib
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Any

from game import titles
from game.bots import players
from game.bots.narrowed import ask_within, is_of, narrow, resize
from game.bots.search import SearchBot
from game.engine.ask import SeatAsk
from game.engine.chance import FastChance
from game.engine.cues import SeatCue
from game.engine.rules import View
from game.engine.spaces import Choice, Space
from game.titles.bot_contract import Bot
from game.titles.plan_contract import Dials, Plans

BASE = "hard"
"""The level that a plan plays at where it has no habit."""
SIZE = "size"
"""The habit that every title has: to name as many things as it may, or as few."""
OFTEN = 8
"""How often in one open ask a plan follows a habit: a wish that stays open must not be repeated for ever."""
SHOTS = 40
"""Choices among which an attack on the leader is looked for."""
THOUGHT = 24
"""Iterations of the greedy plan: one ply, then the title's value."""

GENERAL: Mapping[str, Dials] = {
    "least": {SIZE: -1},
    "most": {SIZE: 1},
    "never_attacks": {"attack": -1},
    "always_attacks": {"attack": 1},
    "hoarder": {"spend": -1},
    "spender": {"spend": 1},
    "turtle": {"leave": -1, "attack": -1},
    "rusher": {"rush": 1},
    "call_off": {"call_off": 1},
    "yes": {"accept": 1},
    "no": {"accept": -1},
}
"""Name -> its dials: in every title that names all of these habits."""


class AwayPlayer(Bot):
    """Nobody: the default of every ask, as when time runs out."""

    cues_alone = True

    def observe(self, view: View, cues: Sequence[SeatCue]) -> None:
        """Nobody looks."""

    def decide(self, view: View, ask: SeatAsk) -> Choice:
        return ask.default

    def at_once(self, ask: SeatAsk) -> Choice | None:
        return ask.default


class DialPlayer(Bot):
    """A bot with some habits turned up or down."""

    def __init__(self, base: Bot, told: Plans, dials: Dials, seat: int, seed: int | str) -> None:
        self.base = base
        self.told = told
        self.dials = dials
        self.seat = seat
        self.labels = base.labels
        self.cues_alone = base.cues_alone
        self.chance = FastChance(f"dials:{seat}:{seed}")
        self._ask_id = -1
        self._followed = 0
        self._plain: Choice = None

    def observe(self, view: View, cues: Sequence[SeatCue]) -> None:
        self.base.observe(view, cues)

    def decide(self, view: View, ask: SeatAsk) -> Choice:
        if ask.space is None:
            raise ValueError("nothing is asked of this seat")
        if ask.id != self._ask_id:
            self._ask_id, self._followed = ask.id, 0
        space = self._within(ask)
        asked = ask if space is ask.space else ask_within(ask, space, self.chance)
        choice = self.base.decide(view, asked)
        if not space.contains(choice):
            choice = asked.default
        self._plain = choice
        return self._resized(ask.space, self._at_leader(view, ask, space, choice))

    def fallback(self, ask: SeatAsk) -> Choice | None:
        plain, self._plain = self._plain, ask.default
        return plain

    def _turned(self, name: str) -> bool:
        """Whether a habit is followed this time."""
        return self.chance.below("", 1000) < 1000 * abs(self.dials[name])

    def _within(self, ask: SeatAsk) -> Space:
        """What the habits leave of the space."""
        assert ask.space is not None
        space: Space = ask.space
        for name, way in self.dials.items():
            if name == SIZE or not way or not self._turned(name):
                continue
            found = self._part(ask, space, self.told.habits[name], way > 0)
            if found is not None:
                space = found
        return space

    def _part(self, ask: SeatAsk, space: Space, patterns: Sequence[str], wanted: bool) -> Space | None:
        if wanted and self._followed >= OFTEN:
            return None
        idle = self.told.idle

        def fits(verb: Choice) -> bool:
            return is_of(ask.kind, verb, patterns) == wanted and not is_of(ask.kind, verb, idle)

        found = narrow(space, fits)
        if found is not None and wanted:
            self._followed += ask.mode == "open"
        return found

    def _at_leader(self, view: View, ask: SeatAsk, space: Space, choice: Choice) -> Choice:
        """The choice itself; a plan that goes for the leader makes another of it."""
        return choice

    def _resized(self, space: Space, choice: Choice) -> Choice:
        way = self.dials.get(SIZE, 0)
        if not way or not self._turned(SIZE):
            return choice
        sized = resize(space, choice, way > 0)
        return sized if space.contains(sized) else choice


class LeaderPlayer(DialPlayer):
    """Attacks whenever it can, and of the others whoever stands best."""

    def _at_leader(self, view: View, ask: SeatAsk, space: Space, choice: Choice) -> Choice:
        told = self.told
        assert told.standing is not None and told.target is not None
        if not self._attacks(ask, choice):
            return choice
        standing = told.standing(view)
        leader = max((seat for seat in range(len(standing)) if seat != self.seat), key=lambda seat: standing[seat])
        shots = [choice, *(space.sample(self.chance) for _ in range(SHOTS))]
        return next((shot for shot in shots if self._attacks(ask, shot) and told.target(shot) == leader), choice)

    def _attacks(self, ask: SeatAsk, choice: Choice) -> bool:
        return isinstance(choice, list) and is_of(ask.kind, choice[0], self.told.habits["attack"])


class Copycat(DialPlayer):
    """Does what the seat before it did, once each, where it may."""

    def __init__(self, base: Bot, told: Plans, seat: int, seats: int, seed: int | str) -> None:
        super().__init__(base, told, {}, seat, seed)
        self._before = (seat - 1) % seats
        self._seen: deque[str] = deque(maxlen=OFTEN)

    def observe(self, view: View, cues: Sequence[SeatCue]) -> None:
        super().observe(view, cues)
        for cue in cues:
            pattern = self.told.told.get(cue.kind)
            if pattern is not None and _seat_of(cue) == self._before:
                self._seen.append(pattern)

    def _within(self, ask: SeatAsk) -> Space:
        assert ask.space is not None
        for pattern in list(self._seen):
            found = self._part(ask, ask.space, (pattern,), True)
            if found is not None:
                self._seen.remove(pattern)
                return found
        return ask.space


def _seat_of(cue: SeatCue) -> int:
    """Whose doing a cue tells of; -1: nobody's. A cue without a seat may name a place, which begins with its owner."""
    if "seat" in cue.nouns:
        return int(cue.nouns["seat"])
    place = cue.nouns.get("place")
    return int(place[0]) if isinstance(place, list | tuple) and place else -1


@cache
def told_by(title: str) -> Plans:
    """What the title tells plain plans (`PLANS` in its `bot/plans.py`)."""
    if players.lacks_module(title, "plans"):
        return Plans()
    found: Plans = importlib.import_module(f"game.titles.{title}.bot.plans").PLANS
    return found


@cache
def settings(title: str) -> dict[str, Dials]:
    """The plans of a title that are dials turned."""
    told = told_by(title)
    general = {name: dials for name, dials in GENERAL.items() if all(d in (SIZE, *told.habits) for d in dials)}
    return {**general, **told.settings}


@cache
def gallery(title: str) -> tuple[str, ...]:
    """The names of all plans that make sense for a title."""
    return tuple(_names(title))


def _names(title: str) -> Iterator[str]:
    told = told_by(title)
    yield "away"
    yield from (name for name in settings(title) if name not in told.own)
    if told.standing is not None and told.target is not None:
        yield "attacks_leader"
    if told.told:
        yield "copycat"
    if players.hints(title).value is not None:
        yield "greedy"
    yield from told.own


def written(dials: Dials) -> str:
    """Dials as the name of a player: "attack=-1+size=0.5"."""
    return "+".join(f"{name}={way:g}" for name, way in dials.items() if way) or f"{SIZE}=0"


def read(title: str, name: str) -> Dials | None:
    """Dials written so; None when that is no such name. Raises UnknownLevel for a habit that the title doesn't have."""
    if "=" not in name:
        return None
    found: dict[str, float] = {}
    for part in name.split("+"):
        habit, _, way = part.partition("=")
        if habit not in (SIZE, *told_by(title).habits):
            raise players.UnknownLevel(f"no habit {habit!r}; there are {', '.join((SIZE, *told_by(title).habits))}")
        try:
            found[habit] = max(-1.0, min(1.0, float(way)))
        except ValueError:
            raise players.UnknownLevel(f"{part!r} wants a number from -1 to 1") from None
    return found


def check(title: str, name: str) -> None:
    """Raise UnknownLevel unless a player of that name can sit in a simulation: a level, a plan, or dials written out."""
    known = (*players.LEVELS, *gallery(title))
    if name not in known and read(title, name) is None:
        raise players.UnknownLevel(f"no bot level {name!r}; there are {', '.join(known)}")


def make(
    title: str,
    name: str,
    seat: int,
    options: dict[str, Any],
    kinds: tuple[str, ...],
    seed: int | str,
    iterations: int | None = None,
    seconds: float | None = None,
) -> Bot:
    """A player of a simulation: a level, a plan, or dials written out; the clock bounds no thought. Raises UnknownLevel."""
    check(title, name)
    told = told_by(title)

    def level(wanted: str) -> Bot:
        return players.make(title, wanted, seat, options, kinds, seed, iterations, seconds, clock=False)

    if name in told.own:
        return told.own[name](seat, options, seed)
    if name == "away":
        return AwayPlayer()
    if name == "greedy":
        hints = replace(players.hints(title), root=None, horizon=1, seconds=None)
        return SearchBot(titles.rules(title), seat, options, kinds, seed, hints, THOUGHT, None)
    if name == "copycat":
        return Copycat(level(BASE), told, seat, len(kinds), seed)
    if name == "attacks_leader":
        return LeaderPlayer(level(BASE), told, {"attack": 1}, seat, seed)
    dials = settings(title).get(name) or read(title, name)
    return level(name) if dials is None else DialPlayer(level(BASE), told, dials, seat, seed)
