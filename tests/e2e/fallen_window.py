"""One window whose table breaks in the middle of a match against a bot: Continue leads back to it.

    python -m tests.e2e.fallen_window alone|together

Tells what it has come to as JSON lines on standard output.
"""

import json
import os
import sys
import time

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from game.app import Program
from game.fall_guard import FallGuard
from game.scenes.broke import Broke
from game.scenes.connecting import play_alone, play_here
from game.scenes.lobby_table import LiveTable
from game.scenes.menu import Menu
from game.session.friends import Friend
from game.settings_file import SettingsFile
from game.stack.context import Context
from game.ui.harness import Harness
from tests.patience import PATIENCE


def main(how: str) -> None:
    file = SettingsFile()
    file.change(language="en", name="Maija", pace="instant")
    context = Context(file)

    def first(stack):
        stack.push(Menu())
        if how == "alone":
            play_alone(stack, "battlegoats", 2, "easy", {})
        else:
            play_here(stack, "battlegoats", 3, "easy", {}, [Friend("", "Maija"), Friend("friend-2", "Inés")])

    program = Program(context, first)

    def begun():
        program.begin()
        return program.stack

    h = Harness(begun)
    guard = FallGuard(program, h.loop)
    until = time.monotonic() + PATIENCE

    def wait(what):
        while not what(program.stack.top):
            guard.step(0.02)
            time.sleep(0.004)
            if time.monotonic() > until:
                raise SystemExit(f"never came; on top: {program.stack.top}")
        return program.stack.top

    def table_of(top):
        found = [scene for scene in program.stack.scenes if isinstance(scene, LiveTable)]
        return found[0] if found and found[0].ready else None

    wait(table_of)
    table = table_of(None)
    say = {"match": table.feed.match, "state": table.session.state}
    print(json.dumps(say), flush=True)

    def broken(*_):
        raise ValueError("planted in a screen")

    table.table.layout = broken
    table.rebuild()
    page = wait(lambda top: isinstance(top, Broke))
    print(json.dumps({"page": page.code}), flush=True)
    page.go_on()
    wait(lambda top: table_of(top) is not None and table_of(top) is not table)
    again = table_of(None)
    for _ in range(100):  # nobody is thrown out afterwards
        guard.step(0.02)
        time.sleep(0.004)
    print(json.dumps({"match": again.feed.match, "state": again.session.state, "asked": again.services.update.ask is not None,
                      "top": type(program.stack.top).__name__}), flush=True)  # fmt: skip
    program.end()


if __name__ == "__main__":
    main(sys.argv[1])
