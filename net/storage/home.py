"""Where everything of the player lies. Knows no other module: the first frame waits for nothing else."""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs


def home() -> Path:
    """The player's folder; GOBSMACK_HOME overrides it."""
    override = os.environ.get("GOBSMACK_HOME")
    return Path(override) if override else Path(platformdirs.user_data_dir("gobsmack", appauthor=False))
