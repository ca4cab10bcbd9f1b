"""BattleGoats' climaxes: the fight that a last card decides, the blow that takes three, the last herd. Each comes when the cues
say so and at no other time, and leaves nothing behind."""

from __future__ import annotations

from typing import Any

import pytest
from table_driver import calm
from test_table_moments import BALLISTA, LOST, opened

from game.tabletop.scene import TableScene
from game.ui.harness import Harness

FATAL = ("A: F2 lion, M2 lookout. B: F1 big_gruff", ["attack", "F2", [[1, "F1"]]])
STOOD = ("A: F2 lookout, M2 lion. B: F1 big_gruff", ["attack", "F2", [[1, "F1"]]])
"""The last card wins: nobody is out."""
EACH = 1 / 15
"""Seconds of a frame here."""


def watched(harness: Harness, scene: TableScene) -> tuple[list[Any], list[str]]:
    """What was drawn over the table, in the order of its first appearance, and what was heard."""
    heard: list[str] = []
    scene.services.play_sound = lambda name, take=None: heard.append(name)
    seen: list[Any] = []
    for _ in range(15 * 20):
        harness.frames(1, EACH)
        for key in scene.services.effects:
            name = key[1] if isinstance(key, tuple) and key[0] == "effect" else key
            kind = f"stamp {name[1]}" if name[0] == "stamp" else name[0]
            if kind not in seen:
                seen.append(kind)
        if scene.updates.playing is None and not scene.updates.waiting:
            assert not scene.services.effects
            return seen, heard
    raise AssertionError("it does not end")


def test_a_last_card_fights_in_the_light_and_goes_to_pieces_then_the_herd_gets_up() -> None:
    harness, scene = opened(FATAL)
    seen, heard = watched(harness, scene)
    order = ["spotlight", "stamp 8", "stamp 6", "broken", "herd"]
    assert [kind for kind in seen if kind in order] == order
    assert "volley" not in seen
    assert heard.index("drumroll") < heard.index("card_flip") < heard.index("tragedy") < heard.index("win")
    assert heard.count("bleat") >= 2, "each of the herd is heard"


def test_a_last_card_that_wins_stays_whole() -> None:
    seen, _ = watched(*opened(STOOD))
    assert "spotlight" in seen and "broken" not in seen and "herd" not in seen


def test_three_at_one_blow_are_counted_along_one_line() -> None:
    seen, heard = watched(*opened(BALLISTA))
    order = ["volley", "stamp 1", "stamp 2", "stamp 3"]
    assert [kind for kind in seen if kind in order] == order
    assert heard.count("explosion") == 3 and "spotlight" not in seen


def test_a_fight_like_others_has_none_of_it() -> None:
    seen, _ = watched(*opened(LOST))
    assert not {"spotlight", "broken", "volley", "herd"} & set(seen)


@pytest.mark.parametrize("settings", [{}, {"reduced_motion": True}], ids=["skipped", "reduced"])
def test_it_is_skipped_at_once_and_leaves_nothing(settings: dict[str, Any]) -> None:
    harness, scene = opened(FATAL, **settings)
    harness.frames(15, EACH)
    assert ("spotlight",) in scene.services.effects
    calm(harness, scene)
    assert not scene.services.effects
    assert scene.services.update.result is not None


def test_who_is_saved_by_a_scapegoat_does_not_fall_on_the_stage() -> None:
    harness, scene = opened(
        ("A: F2 lion, M2 lookout. B: F1 skunk, F2 scapegoat, M1 lookout", ["attack", "F2", [[1, "F1"]]])
    )
    verdicts: set[str] = set()
    for _ in range(15 * 20):
        harness.frames(1, EACH)
        fight = scene.table.fight.playing  # type: ignore[attr-defined]
        if fight is not None:
            verdicts.add(fight.right.verdict)
        if scene.updates.playing is None and not scene.updates.waiting:
            break
    assert "saved" in verdicts and "falls" not in verdicts
    assert len(scene.table.context.reading.piles[1]) == 1  # type: ignore[attr-defined]
