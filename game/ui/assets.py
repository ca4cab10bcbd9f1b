"""Where the files that are not code lie."""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path


@cache
def asset_root() -> Path:
    """The folder that holds ``art/`` and ``sounds/``: a frozen program's, a wheel's (``setup.py``), or the checkout."""
    bundle = getattr(sys, "_MEIPASS", None)
    if bundle:
        return Path(bundle)
    wheel = Path(__file__).parents[1] / "assets"
    return wheel if wheel.is_dir() else Path(__file__).parents[2]


def prints_root() -> Path:
    """The folder of printed pictures and paper pieces."""
    return asset_root() / "art" / "prints"
