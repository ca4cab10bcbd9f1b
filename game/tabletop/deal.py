"""The deal that opens a game: things come from where they were dealt to where they lie, while the player may act already.

A title's `opening` yields `dealt`; whoever takes a thing in hand meanwhile has it, and a press brings all home at once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager

from game.tabletop.services import TableServices
from game.ui.motion import Motion, staggered
from game.ui.places import Handle, Place

Layout = Callable[[], Mapping[Handle, Place]]
"""Where things lie now: it is asked anew for each, since the player may have moved some."""
GAP, FLIGHT = 0.07, 0.26
"""Seconds between two things, and of one's way."""


def dealt(services: TableServices, layout: Layout, handles: Sequence[Handle], deck: Place) -> Motion:
    """Things fly home from a deck, one after another."""
    with carrying(services, handles):
        for handle in handles:
            services.stage.put(handle, deck)
        yield staggered([comes_home(services, layout, handle) for handle in handles], GAP)


def comes_home(services: TableServices, layout: Layout, handle: Handle) -> Motion:
    """A thing that a moment carries goes to where it lies."""
    services.aloft.discard(handle)
    goal = layout().get(handle)
    if goal is not None and services.pointer.dragging != handle:
        yield services.stage.travel(handle, goal, FLIGHT)


@contextmanager
def carrying(services: TableServices, handles: Sequence[Handle]) -> Iterator[None]:
    """Things are carried by a moment, however it ends. A handle that lies nowhere says only that a moment goes on, which a
    press may end."""
    services.aloft.update(handles)
    try:
        yield
    finally:
        services.aloft.difference_update(handles)
        services.refresh()
