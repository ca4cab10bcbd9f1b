"""What follows from where the pieces stand: stacks, contact, sight, zones. Worked out once for each position, and shared.

A board is found by the places themselves, so nobody has to say that something has moved. Nothing in it may be changed.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Protocol

from game.titles.goblin_raid.rules.map_graph import AROUND, CAVE_AT, HEXES, Ways
from game.titles.goblin_raid.rules.pieces import FEUDAL, IDS, LEADER, MOUNTED, SIDE

FIELD = frozenset(HEXES) - CAVE_AT.keys()
"""The field of play: all hexes but the caves (GOB-5.12)."""
_KEPT = 8
"""Boards that are remembered."""


class Places(Protocol):
    """Where all pieces stand, and in which order they came there: the part of a state that a board is made from."""

    at: list[str]
    order: list[int]


class Board:
    """One position."""

    __slots__ = (
        "at",
        "order",
        "piles",
        "_by_id",
        "_close",
        "_hexes",
        "_led",
        "_occupied",
        "_rows",
        "_sighted",
        "_zones",
        "shown",
    )

    def __init__(self, at: list[str], order: list[int], piles: dict[str, list[int]] | None = None) -> None:
        self.at = at
        self.order = order
        self.piles = _piles(at, order) if piles is None else piles
        """Hex -> its pieces, bottom to top; caves with waiting goblins too."""
        self._by_id: dict[str, list[int]] = {}
        self._close: frozenset[str] | None = None
        self._hexes: list[str] | None = None
        self._led: list[str] | None = None
        self._occupied: tuple[frozenset[str], frozenset[str]] | None = None
        self._sighted: frozenset[int] | None = None
        self._rows: list[tuple[int, list[str]]] | None = None
        self._zones: dict[tuple[int, bool, int], frozenset[str]] = {}
        self.shown: dict[Hashable, frozenset[int]] = {}
        """What `sight.shown` found here, by all else that it depends on."""

    def by_id(self, found: str) -> list[int]:
        """The pieces of a hex in ascending id."""
        known = self._by_id.get(found)
        if known is None:
            known = self._by_id[found] = sorted(self.piles.get(found, ()))
        return known

    @property
    def hexes(self) -> list[str]:
        """The hexes with pieces, ascending."""
        if self._hexes is None:
            self._hexes = sorted(self.piles)
        return self._hexes

    @property
    def occupied(self) -> tuple[frozenset[str], frozenset[str]]:
        """The hexes of the field where each side stands."""
        if self._occupied is None:
            sides: tuple[list[str], list[str]] = ([], [])
            for place, pile in self.piles.items():
                if place in FIELD:
                    sides[SIDE[pile[0]]].append(place)
            self._occupied = frozenset(sides[0]), frozenset(sides[1])
        return self._occupied

    @property
    def close(self) -> frozenset[str]:
        """The hexes next to a hex of the other side: their stacks are seen whole (GOB-6.8)."""
        if self._close is None:
            first, second = self.occupied
            one = [found for found in first if not second.isdisjoint(AROUND[found])]
            self._close = frozenset(one + [found for found in second if not AROUND[found].isdisjoint(one)])
        return self._close

    @property
    def sighted(self) -> frozenset[int]:
        """The pieces of both sides that the other side sees as neighbours."""
        if self._sighted is None:
            self._sighted = frozenset([piece for place in self.close for piece in self.piles[place]])
        return self._sighted

    @property
    def led(self) -> list[str]:
        """The hexes of the field with more than one leader, ascending."""
        if self._led is None:
            many = [found for found, pile in self.piles.items() if sum([LEADER[piece] for piece in pile]) > 1]
            self._led = sorted([found for found in many if found in FIELD])
        return self._led

    def in_order(self) -> list[int]:
        """All pieces by place, each stack bottom to top, elsewhere ascending: the order of arrival there tells nothing."""
        at, piles = self.at, self.piles
        elsewhere = sorted([piece for piece, place in enumerate(at) if place >= "a"], key=at.__getitem__)
        return [piece for place in self.hexes for piece in piles[place]] + elsewhere

    @property
    def rows(self) -> list[tuple[int, list[str]]]:
        """Every piece in order, with its row [id, place] of a view: rows are shared and may not be changed."""
        if self._rows is None:
            self._rows = [(piece, [IDS[piece], self.at[piece]]) for piece in self.in_order()]
        return self._rows

    def in_zone(self, found: str, side: int, ways: Ways) -> bool:
        """Whether a hex lies in a zone of control of a side, by the true state (GOB-6.5)."""
        for near in AROUND[found] & self.occupied[side]:
            ridden = side == FEUDAL and all(MOUNTED[piece] for piece in self.piles[near])
            if found in (ways.zone_mounted if ridden else ways.zone_foot)[near]:
                return True
        return False

    def after(self, at: list[str], order: list[int], pieces: Sequence[int], place: str) -> Board:
        """The board when these pieces have come to a place, on top of what is there."""
        board = Board(at, order, self.piles.copy())
        piles = board.piles
        for left in {self.at[piece] for piece in pieces}:
            if left in piles:
                stay = [piece for piece in piles[left] if piece not in pieces]
                if stay:
                    piles[left] = stay
                else:
                    del piles[left]
        if place < "a":
            piles[place] = [*piles.get(place, ()), *pieces]
        if self._occupied is not None and pieces:
            side = SIDE[pieces[0]]
            gone = [self.at[piece] for piece in pieces if self.at[piece] not in piles]
            mine = self._occupied[side].difference(gone).union([place] if place in FIELD else ())
            other = self._occupied[1 - side]
            board._occupied = (mine, other) if side == 0 else (other, mine)
        return board

    def zone(self, side: int, ways: Ways, hidden_as_foot: bool) -> frozenset[str]:
        """The hexes in the zones of control of a side (GOB-6.5)."""
        key = side, hidden_as_foot, ways.ruins
        known = self._zones.get(key)
        if known is None:
            known = self._zones[key] = frozenset().union(*self._zones_of(side, ways, hidden_as_foot))
        return known

    def _zones_of(self, side: int, ways: Ways, hidden_as_foot: bool) -> list[frozenset[str]]:
        piles, close, foot = self.piles, self.close, ways.zone_foot
        if side != FEUDAL:
            return [foot[place] for place in self.occupied[side]]
        return [
            ways.zone_mounted[place]
            if all(MOUNTED[piece] for piece in piles[place]) and not (hidden_as_foot and place not in close)
            else foot[place]
            for place in self.occupied[side]
        ]


def _piles(at: list[str], order: list[int]) -> dict[str, list[int]]:
    piles: dict[str, list[int]] = {}
    for piece in order:
        place = at[piece]
        if place < "a":  # a hex: words come after numbers
            if place in piles:
                piles[place].append(piece)
            else:
                piles[place] = [piece]
    return piles


_boards: dict[tuple[tuple[str, ...], tuple[int, ...]], Board] = {}
_last: list[Board] = [Board([], [])]


def board(s: Places) -> Board:
    """The board of a table as it is now."""
    last = _last[0]
    if last.at == s.at and last.order == s.order:
        return last
    key = tuple(s.at), tuple(s.order)
    found = _boards.get(key)
    if found is None:
        if len(_boards) >= _KEPT:
            _boards.clear()
        found = _boards[key] = Board(s.at[:], s.order[:])
    _last[0] = found
    return found


def move(s: Places, pieces: Sequence[int], place: str) -> None:
    """Pieces come to a place, on top of what is there."""
    before = board(s)
    at, order = s.at, s.order
    for piece in pieces:
        at[piece] = place
        order.remove(piece)
        order.append(piece)
    _last[0] = before.after(at[:], order[:], pieces, place)
