"""Which version this is, in one place: `game/__init__.py`. Whoever tells it takes it from here."""

from __future__ import annotations

from game import __version__


def software() -> str:
    """Name and version of this program, as others are told and files are marked."""
    return f"gobsmack {__version__}"


def number_of(software: str) -> str:
    """Return the version in what another program told of itself; "" if it told none."""
    name, _, number = software.partition(" ")
    return number.strip()[:20] if name == "gobsmack" else ""
