"""Routes: a scene named by what it is to show.

A scene that leads to one above it, or back to one that led to it, pushes a route; the program's router
(`game/scenes/router.py`) makes the scene. So scenes that lead to each other need not import each other.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Route:
    """The way to a scene; a subclass holds what that scene is made of."""


@dataclass(frozen=True, slots=True)
class HomeRoute(Route):
    """The main menu."""


@dataclass(frozen=True, slots=True)
class SettingsRoute(Route):
    """The settings, at one of their pages."""

    page: str = "play"
