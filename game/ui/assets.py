"""Where the files that are not code lie."""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path


@cache
def asset_root() -> Path:
    """The folder that holds ``art/`` and ``sounds/``: the checkout, or the bundle of a frozen program."""
    bundle = getattr(sys, "_MEIPASS", None)
    return Path(bundle) if bundle else Path(__file__).parents[2]


def prints_root() -> Path:
    """The folder of printed pictures and paper pieces."""
    return asset_root() / "art" / "prints"
