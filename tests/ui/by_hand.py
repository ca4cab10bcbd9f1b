"""Matches of every game by keyboard or gamepad alone, against bots in this process."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fingers import Fingers, WithoutMouse
from hands import Hand
from local_feed import LocalFeed
from table_driver import open_table

from game.engine.chance import Chance
from game.stack.dialog import Dialog
from game.tabletop.scene import TableScene
from game.ui.harness import Harness
from tests.e2e import hell_hand
from tests.e2e.goblin_hand import GoblinHand
from tests.e2e.loot_hand import LootHand
from tests.e2e.slayer_hand import Hand as SlayerHand
from tests.ui.goblin import goblin_table
from tests.ui.hell.hell_table import BotsFeed
from tests.ui.loot import loot_table
from tests.ui.slayer import slayer_table

ANSWERS = ("yes", "back")
NEVER = ("act.resign", "act.clear", "act.wait")
STILL = 60
"""Frames without anything new after which the clock ends an open ask, where a feed has one."""


class Slayer(WithoutMouse, SlayerHand):
    pass


class Loot(WithoutMouse, LootHand):
    """No drags: two presses do the same."""

    def clicks(self, kind: str, choice: Any) -> list[Any]:
        found: list[Any] = []
        for where, what in super().clicks(kind, choice):
            found += [("spot", handle) for handle in what] if where == "drag" else [(where, what)]
        return found


class Goblin(WithoutMouse, GoblinHand):
    def _hex(self, here: str) -> tuple[str, str]:
        """The cursor goes wherever it is; the map follows."""
        return ("hex", here)

    def _anywhere(self, what: object) -> str:
        return "map"


class Hell(WithoutMouse, hell_hand.Hand):
    pass


class Goats:
    """BattleGoats by what is lit: the main button, another, or something on the table."""

    def __init__(self, harness: Any, scene: TableScene, seed: int = 1) -> None:
        self.h, self.scene = harness, scene
        self.chance = Chance(seed.to_bytes(8, "big"))
        self.kinds_met: list[str] = []
        self.count = 0

    def step(self) -> bool:
        scene, group = self.scene, self.scene.group
        ask = scene.services.update.ask
        if scene.updates.playing or scene.updates.waiting or scene.services.sent or ask is None or ask.space is None:
            return False
        kind = str(scene.table.context.chooser.kind)  # type: ignore[attr-defined]
        if not kind:
            return False
        self.kinds_met.append(kind)
        self.count += 1
        acts = [w for w in group if w.id.startswith("act.") and w.enabled and w.visible and w.id not in NEVER]
        fill = next((w for w in acts if w.id == "act.fill"), None)
        opens = [spot for spot in scene.spots if spot.open and spot.handle[0] != "pile"]  # type: ignore[index]
        if kind == "deploy" and group.main is not None and not group.main.enabled and fill is not None:
            self.h.click(fill.id)
        elif group.main in acts and (kind == "deploy" or not opens or self.chance.below("play", 5) < 3):
            self.h.click(group.main.id)
        elif len(acts) > 1 and self.chance.below("play", 5) < 2:
            self.h.click(self.chance.pick("act", acts).id)
        elif opens:
            self.h.click(f"spot.{self.chance.pick('play', opens).handle}")
        return True


FEEDS: dict[str, Callable[[], LocalFeed]] = {
    "battlegoats": lambda: LocalFeed("battlegoats", 2, seed=5),
    "slayer_slayer": lambda: slayer_table.feed_of(3, 4, options={"difficulty": "easy"}),
    "goblin_raid": lambda: goblin_table.feed_of(0, 3),
    "loot_and_recruit": lambda: loot_table.feed_of(3, 5),
    "lords_of_hell": lambda: BotsFeed(4, 3, {"short_game": True}),
}
PLAYERS: dict[str, Any] = {
    "battlegoats": Goats,
    "slayer_slayer": Slayer,
    "goblin_raid": Goblin,
    "loot_and_recruit": Loot,
    "lords_of_hell": Hell,
}


class Played:
    """A match on its way: `play` to its end or so many presses of the player."""

    def __init__(self, title: str, hand: type[Hand], size: tuple[int, int] = (1280, 720), **settings: Any) -> None:
        self.feed = FEEDS[title]()
        self.harness: Harness
        self.harness, self.scene = open_table(
            self.feed, size, pace="instant", name="Maija", reduced_motion=True, **settings
        )
        self.fingers = Fingers(hand(self.harness))
        while not self.scene.ready:
            self.harness.frames(1)
        self.player = PLAYERS[title](self.fingers, self.scene, seed=3)

    @property
    def over(self) -> bool:
        return self.scene.services.update.result is not None

    def play(self, presses: int = 100_000, most: int = 100_000) -> None:
        scene, player, still = self.scene, self.player, 0
        for _ in range(most):
            if self.over or player.count >= presses:
                return
            self.harness.frames(1)
            top = self.harness.stack.top
            if isinstance(top, Dialog):
                self.fingers.click(next(w.id for w in top.group if w.id in ANSWERS))
                continue
            if scene.updates.playing is not None:
                self.fingers.hand.press()  # it skips
                continue
            version = self.feed.version
            did = player.step()
            still = 0 if did or self.feed.version != version else still + 1
            if still > STILL and hasattr(self.feed, "time_is_up") and not scene.updates.waiting:
                self.feed.time_is_up()
                still = 0
        ask = scene.services.update.ask
        raise AssertionError(f"the match did not end: {ask.kind if ask is not None else None}, {player.count} presses")
