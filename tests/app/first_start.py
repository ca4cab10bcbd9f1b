"""The real program in a process of its own: `python -m tests.app.first_start [play]` opens the window, waits for the table of a
local match if asked to, and prints what was seen as JSON."""

from __future__ import annotations

import json
import sys
import time
from typing import Any

from game import app
from game.scenes.failure import AGAIN, Failure
from game.session.session import SESSION
from game.ui import loop

PATIENCE = 90.0
"""Seconds for a host process and its first view, on a machine with other work."""


def main(play: bool) -> int:
    seen: dict[str, Any] = {"sheets": [], "titles": [], "playing": False, "trouble": ""}
    until = time.monotonic() + PATIENCE
    step = loop.Loop.step

    def watched(self: loop.Loop, dt: float, events: list[Any]) -> bool:
        drawn = step(self, dt, events)
        stack = self.stack
        for scene in stack.scenes:
            if isinstance(scene, Failure) and scene.trouble.code not in seen["sheets"]:
                seen["sheets"].append(scene.trouble.code)
                seen["titles"].append(scene.tr(f"failure-{scene.code}-happened", text=scene.trouble.text, **scene.args))
        session = stack.context.stash.get(SESSION)
        if session is not None:
            seen["playing"] = session.feed is not None
            seen["trouble"] = session.trouble.code if session.trouble else ""
        over = seen["playing"] or seen["trouble"] or AGAIN.intersection(seen["sheets"])
        if (not play or over or time.monotonic() > until) and self.frames > 3:
            seen["broken"] = stack.context.file.trouble
            stack.running = False
        return drawn

    loop.Loop.step = watched  # type: ignore[method-assign]
    first = app.local_match("loot_and_recruit", 2, "easy", {}, 1, "Maija") if play else app.menu()
    code = app.run(first, (1280, 720))
    print(json.dumps(seen))
    return code


if __name__ == "__main__":
    sys.exit(main("play" in sys.argv[1:]))
