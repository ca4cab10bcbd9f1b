"""The lines of a menu read back as what they offer, for bots and the screen: of an ask that is no menu, or none, nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from game.engine.ask import SeatAsk
from game.engine.spaces import Amount, Branch, Menu, One, Path, Pick, Seq, Space
from game.titles.goblin_raid.rules import plays
from game.titles.goblin_raid.rules.attacks import Blow
from game.titles.goblin_raid.rules.pieces import INDEX, MELEE


class AdvanceOffer(NamedTuple):
    """From a hex, with these leaders: `least` to `most` of the units."""

    here: str
    leaders: tuple[str, ...]
    units: tuple[str, ...]
    least: int
    most: int


class EscortOffer(NamedTuple):
    """These leaders take up to `most` of the units along."""

    leaders: tuple[str, ...]
    units: tuple[str, ...]
    most: int


class FleeOffer(NamedTuple):
    """Who may flee next, and by which ways."""

    pieces: tuple[str, ...]
    path: Path


class PlaceOffer(NamedTuple):
    """A feudal piece, and the hexes where it may stand instead."""

    piece: str
    hexes: tuple[str, ...]
    leader: bool

    def play(self, found: str) -> plays.PlaceLeader | plays.PlaceUnit:
        """Return the play that puts it there."""
        return plays.PlaceLeader(self.piece, found) if self.leader else plays.PlaceUnit(self.piece, found)


def advances(ask: SeatAsk | None) -> list[AdvanceOffer]:
    """Return a line for each hex and set of leaders (GOB-7.12)."""
    out = []
    for branch in _lines(ask, "advance"):
        here, leaders = branch.nouns
        pick = _pick(branch)
        out.append(AdvanceOffer(here, tuple(leaders), pick.options, pick.lo, pick.hi))
    return out


def escorts(ask: SeatAsk | None) -> list[EscortOffer]:
    """Return a line for each set of leaders (GOB-9.11)."""
    out = []
    for branch in _lines(ask, "escort"):
        (leaders,) = branch.nouns
        pick = _pick(branch)
        out.append(EscortOffer(tuple(leaders), pick.options, pick.hi))
    return out


def flights(ask: SeatAsk | None) -> list[FleeOffer]:
    """Return who may flee next (GOB-9.5)."""
    out = []
    for branch in _lines(ask, "flee"):
        (pieces,), (path,) = branch.nouns, branch.parts
        assert isinstance(path, Path)
        out.append(FleeOffer(tuple(pieces), path))
    return out


def run_hexes(ask: SeatAsk | None) -> list[str]:
    """Return the next hexes of a free path (GOB-9.9)."""
    return [str(found) for branch in _lines(ask, "run") for found in _options(branch)]


def plunderers(ask: SeatAsk | None) -> dict[str, list[str]]:
    """Return hex -> units that may take its marker, or carry it instead of another (GOB-10.1, 10.7)."""
    out: dict[str, list[str]] = {}
    for branch in _lines(ask, "plunder"):
        (found,) = branch.nouns
        out[str(found)] = [str(unit) for unit in _options(branch)]
    return out


def placings(ask: SeatAsk | None) -> list[PlaceOffer]:
    """Return the feudal pieces that may be put elsewhere (GOB-3.11)."""
    out = []
    for branch in _lines(ask, "place_leader", "place_unit"):
        (piece,) = branch.nouns
        out.append(PlaceOffer(piece, _options(branch), branch.verb == "place_leader"))
    return out


def orders(ask: SeatAsk | None) -> list[plays.Order]:
    """Return the standing orders that would change something (GOB-4.15)."""
    return [plays.Order(plays.Setting(*option)) for branch in _lines(ask, "order") for option in _options(branch)]


def commanders(ask: SeatAsk | None) -> list[plays.ChooseCommander]:
    """Return who could command instead where leaders of equal limit stand together (GOB-6.2)."""
    out = []
    for branch in _lines(ask, "choose_commander"):
        (found,) = branch.nouns
        out += [plays.ChooseCommander(found, leader) for leader in _options(branch)]
    return out


def strikes(ask: SeatAsk | None) -> list[Blow]:
    """Return the attacks that could be made, each with all that may take part (GOB-4.6)."""
    found: dict[str, Blow] = {}
    for branch in _lines(ask, "fire"):
        target, names = branch.nouns
        (points,) = branch.parts
        assert isinstance(points, Seq)
        if target not in found:  # its first line leaves every shooter all that it has
            found[target] = Blow(target, tuple(INDEX[name] for name in names), tuple(map(_most, points.parts)))
    for branch in _lines(ask, "melee"):
        (target,) = branch.nouns
        pieces = tuple(INDEX[name] for name in _pick(branch).options)
        found[target] = Blow(target, pieces, tuple(MELEE[piece] for piece in pieces))
    return list(found.values())


def _lines(ask: SeatAsk | None, *verbs: str) -> Iterator[Branch]:
    space = ask.space if ask is not None else None
    if isinstance(space, Menu):
        yield from (branch for branch in space.branches if branch.verb in verbs)


def _pick(branch: Branch) -> Pick:
    (part,) = branch.parts
    assert isinstance(part, Pick)
    return part


def _options(branch: Branch) -> tuple[str, ...]:
    (part,) = branch.parts
    assert isinstance(part, One)
    return part.options


def _most(space: Space) -> int:
    assert isinstance(space, Amount)
    return space.hi
