"""One store of printed pictures for all tests of a process: paper pieces, lettered words and pieces of maps are the same
for every window, so that a window that a test opens need not print what another has printed before."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Generator, Iterable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import Any, ClassVar

import pytest
from pygame import Surface

from game.stack import context
from game.ui import picture_store
from game.ui.hexmap.dressing import Label, Stamp
from game.ui.hexmap.geometry import Point
from game.ui.hexmap.plates import Key
from game.ui.hexmap.printing import Press
from game.ui.lettering import Lettering
from game.ui.look import Look
from game.ui.picture_store import MIB, Shelf
from game.ui.pieces import Pieces
from game.ui.scale import Frame

PIECES_KEPT = 4
"""Looks (a title at a scale) whose paper is kept: a title and the house at both sizes."""
CHUNKS_KEPT = 200
"""Pieces of maps, a quarter of a megabyte each."""
LEAST = 192 * MIB
"""What is kept for one window would be driven out by what the tests before have printed."""


class KeptLettering(Lettering):
    """Words stay when a window changes its size: they are bounded by the pixels that they take."""

    def clear(self) -> None:
        """Forget nothing."""


class KeptPieces(Pieces):
    """Paper stays when a table is left: the next test's table is printed on the same."""

    def let_go(self) -> None:
        """Forget nothing."""


class KeptLook(Look):
    """What cards and widgets have baked stays for the next window of that size, inks and text."""

    shelves: ClassVar[dict[tuple[object, ...], Shelf[tuple[object, ...], Surface]]] = {}

    def __init__(self, frame: Frame, *parts: Any, title: str, inks: str, reduced: bool) -> None:
        super().__init__(frame, *parts, title=title, inks=inks, reduced=reduced)
        if self.prints is None:  # else whose pictures they are decides what is baked
            self._baked = self.shelves.setdefault((frame, title, inks, reduced), self._baked)

    def let_go(self) -> None:
        """Forget nothing."""


@contextmanager
def shared() -> Iterator[None]:
    """All windows opened inside print with one set of pieces and letters."""
    letters = KeptLettering()
    pieces = lru_cache(PIECES_KEPT)(KeptPieces)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(context, "Pieces", pieces)
        patch.setattr(context, "Lettering", lambda: letters)
        patch.setattr(context, "Look", KeptLook)
        patch.setattr(picture_store, "LEAST", LEAST)
        yield


@contextmanager
def shared_maps() -> Iterator[None]:
    """All maps opened inside take the pieces, the overview and the names that another map of the same facts has printed."""
    kept: OrderedDict[tuple[object, ...], Surface] = OrderedDict()
    names: dict[tuple[object, ...], dict[float, tuple[list[Stamp], Iterator[Stamp]]]] = {}
    printing, sketching, dress = Press.printing, Press.sketching, Press.dress

    def facts(press: Press) -> tuple[object, ...]:
        return press.plates.folder, tuple(press.inks.items()), press._labels, press._wet, press._keep

    def once(key: tuple[object, ...], making: Generator[None, None, Surface]) -> Generator[None, None, Surface]:
        if key not in kept:
            kept[key] = yield from making
            if len(kept) > CHUNKS_KEPT:
                kept.popitem(last=False)
        return kept[key]

    def printed(self: Press, key: Key) -> Generator[None, None, Surface]:
        return once((*facts(self), self.ruined, key), printing(self, key))

    def sketched(self: Press) -> Generator[None, None, Surface]:
        return once((*facts(self), self.ruined), sketching(self))

    def dressed(self: Press, labels: Iterable[Label], wet: Iterable[Point], keep: Iterable[Point]) -> bool:
        changed = dress(self, labels, wet, keep)
        if changed:
            self._names = names.setdefault(facts(self), {})
        return changed

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Press, "printing", printed)
        patch.setattr(Press, "sketching", sketched)
        patch.setattr(Press, "dress", dressed)
        yield
