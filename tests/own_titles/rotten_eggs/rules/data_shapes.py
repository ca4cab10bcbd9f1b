"""What a row of the data may say: whatever else stands there is refused at load."""

from __future__ import annotations

from game.engine.rows import OpenRows, Shape

SHAPES: dict[str, Shape] = {
    "eggs": {
        "egg": [{"id": str, "count": range(1, 25), "points": range(-9, 10)}],
        "timers": {"offer": range(1, 601), "reply": range(1, 601)},
    }
}
OPEN_TO_SETS = (OpenRows("eggs", "egg", "egg-"),)
