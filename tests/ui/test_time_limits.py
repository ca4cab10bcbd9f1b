"""Time limits are set in one place: by the game's own option where its rules have one, else by the house."""

from __future__ import annotations

import msgspec
import pytest

from game import titles
from game.scenes import host_set_up
from game.scenes.host_set_up import HostSetUp
from game.scenes.menu import Menu
from game.titles import TIME


@pytest.mark.parametrize("own", [True, False])
def test_one_place_for_time_limits(drive, monkeypatch, own):
    opened = []
    monkeypatch.setattr(host_set_up.connecting, "host", lambda stack, *a, **how: opened.append(how))
    h = drive(Menu(), name="Maija")
    h.stack.context.change(options={"house": {"timers": "long", "title": "slayer_slayer"}})
    scene = HostSetUp("slayer_slayer")
    h.stack.push(scene)
    h.settle()
    if not own:
        bare = tuple(option for option in scene.game.options if option.id not in TIME)
        scene.game = msgspec.structs.replace(scene.game, options=bare)
        scene.found = [scene.game]
        scene.rebuild()
        h.settle()
    ids = {w.id for w in scene.group}
    assert ("option.timers" in ids, "timers" in ids) == (own, not own)
    h.click("open")
    assert opened[0]["house"]["timers"] == ("normal" if own else "long"), (
        "the rulebook's limits are not stretched twice"
    )


def test_whoever_has_limits_of_its_own_says_so():
    assert titles.title("slayer_slayer").sets_time and titles.title("battlegoats").sets_time
