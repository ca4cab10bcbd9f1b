"""What the table is about to show nobody reads before: not in the caption, not in the paper, not on banners, not in the totals.

Every frame of the moments is looked at, from the vote to the doors and the tally of the end."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from rooms import _done, feed_at, match_at
from slayer_table import choice_of
from table_driver import open_table

from game.engine.chance import Chance
from game.engine.cues import SeatCue
from game.engine.match import Match
from game.tabletop import effects as table_effects
from game.tabletop.feed import Update
from game.tabletop.scene import TableScene
from game.titles.slayer_slayer.screen import final_score as table_final_score
from game.titles.slayer_slayer.screen import moment_kit, moments_feats, route
from game.titles.slayer_slayer.screen import moments as table_moments
from game.ui.harness import Harness
from game.ui.lettering import plain

Secret = Callable[[], set[str]]
"""Words that nobody may read yet; empty as soon as the table has shown what they say."""


class Watch:
    """Everything that can be read while one update is shown."""

    def __init__(self, harness: Harness, scene: TableScene, monkeypatch: pytest.MonkeyPatch) -> None:
        self.harness, self.scene = harness, scene
        self.table: Any = scene.table
        self.secrets: list[tuple[SeatCue, Secret]] = []
        self.met: set[str] = set()
        self.lines = 0
        self.update: Update | None = None
        self.banners: dict[str, str] = {}
        moments, banner = scene.table.moments, table_effects.banner

        def begun(cues: Any, after: Update) -> Any:
            for cue in cues:
                self.met.add(cue.kind)
            return moments(cues, after)

        def told(
            services: Any, area: Any, text: str, seconds: float = 0.7, small: str = "", *rest: Any, **more: Any
        ) -> Any:
            self.banners[text] = small
            return banner(services, area, text, seconds, small, *rest, **more)

        monkeypatch.setattr(scene.table, "moments", begun)
        for module in (moment_kit, table_moments, moments_feats, table_final_score, route):
            monkeypatch.setattr(module, "banner", told)

    def words(self) -> str:
        """What stands there now and did not before this update."""
        scene, banners = self.scene, [key[1] for key in self.scene.services.effects
                                      if isinstance(key, tuple) and key[0] == "effect" and isinstance(key[1], tuple)]  # fmt: skip
        over = [f"{name[1]} {self.banners.get(name[1], '')}" for name in banners if name[0] == "banner"]
        assert scene.furniture.ask is not None
        new = [line.text for line in scene.log.lines[self.lines :]]
        caption = scene.furniture.ask.text
        return plain(" \n".join([*new, *over, "" if caption == self.caption else caption]))

    def look(self) -> None:
        playing = self.scene.updates.playing
        if playing is not self.update:
            self.update, self.lines = playing, len(self.scene.log.lines)
            assert self.scene.furniture.ask is not None
            self.caption = self.scene.furniture.ask.text
            self.secrets = [
                (cue, secret) for cue in (playing.cues if playing else ()) for secret in self.of(cue, playing)
            ]
        if not self.secrets:
            return
        told = self.words()
        for cue, secret in self.secrets:
            for word in secret():
                assert not re.search(rf"(?<![\w+]){re.escape(word)}(?!\w)", told), (cue.kind, word, told)
        self.powers()

    def of(self, cue: SeatCue, after: Update | None) -> Iterator[Secret]:
        """What a cue says that must be seen first."""
        table, nouns = self.table, cue.nouns
        if cue.kind == "revealed":
            known = {card for _, card in table.reading.hand.cards if card}

            def faces() -> set[str]:
                up = {table.cards.facing(number).card for number in nouns["handles"]} | known
                return (
                    {table.context.card_name(card) for card in nouns["cards"] if card not in up}
                    if "revealed" not in done
                    else set()
                )

            done: set[str] = set()
            yield self.once(faces, done, "revealed")
        elif cue.kind == "roll":
            yield self.until_rest(cue)
        elif cue.kind == "door_opened" and nouns["id"]:
            name = (
                table.context.event_name(nouns["id"])
                if nouns["room"] == "event"
                else table.context.foe_name(nouns["id"])
            )
            opened: set[str] = set()
            yield self.once(lambda: {name} if ("opened",) not in table.services.effects else set(), opened, "open")
        elif cue.kind == "final":
            seen: set[str] = set()
            name, seat = table.words(f"objective-{nouns['objective']}"), nouns["seat"]
            yield self.once(
                lambda: {name} if ("unveiled", seat) not in table.services.effects else set(), seen, "unveiled"
            )

    @staticmethod
    def once(secret: Secret, done: set[str], name: str) -> Secret:
        """What has been seen once is known."""

        def words() -> set[str]:
            if name in done:
                return set()
            left = secret()
            if not left:
                done.add(name)
            return left

        return words

    def until_rest(self, cue: SeatCue) -> Secret:
        """The number of a die, from its own moment on, until it lies in the tray."""
        rolls = [c for c in (self.scene.updates.playing.cues if self.scene.updates.playing else ()) if c.kind == "roll"]
        mine = rolls.index(cue)

        def number() -> set[str]:
            return {str(cue.nouns["number"])} if self.rested <= mine and self.begun == mine + 1 else set()

        self.begun = self.rested = 0
        throw = self.table.dice.throw

        def counted(now: SeatCue) -> Any:
            self.begun += 1
            yield throw(now)

        if mine == 0:
            self.table.dice.throw = counted
        self.rolling = False
        return self.resting(number)

    def resting(self, number: Secret) -> Secret:
        def words() -> set[str]:
            tray = self.table.dice.tray
            if self.rolling and not tray.rolling:
                self.rested = self.begun
            self.rolling = tray.rolling
            return number()

        return words

    def powers(self) -> None:
        """The running total is never more than lies open."""
        moving, live = self.table.counter.moving, self.table.context.live
        if moving is None or live.line is None or not any(cue.kind == "revealed" for cue, _ in self.secrets):
            return
        up = [self.table.cards.facing(number) for number in live.line]
        if any(one.card is None for one in up):
            lying = sum(int(one.power) for one in up if one.card and one.power.isdigit())
            assert moving.horde == "?" or int(moving.horde) <= lying


def watched(match: Match, monkeypatch: pytest.MonkeyPatch, updates: int, **settings: Any) -> Watch:
    """Answer what is asked, look at every frame of so many updates."""
    feed = feed_at(match, others=True)
    harness, scene = open_table(feed, **{"speed": "fast", **settings})
    feed.busy = lambda: scene.updates.playing is not None or bool(scene.updates.waiting) or scene.motion.busy
    harness.seconds(1)
    watch, chance, shown = Watch(harness, scene, monkeypatch), Chance(b"12345678"), 0
    for _ in range(6000):
        harness.frames(1)
        was = watch.update
        watch.look()
        shown += was is not None and watch.update is not was
        if shown >= updates or (scene.services.update.result is not None and scene.updates.playing is None):
            return watch
        ask = scene.services.update.ask
        free = scene.updates.playing is None and not scene.services.sent and not _done(match, 0)
        if free and ask is not None and ask.id == match.ask_id and 0 in match.waiting_for():
            scene.send(choice_of(match, 0, ask, chance))
    raise AssertionError("it took too long")


def test_goblins_and_dice_are_told_when_they_lie_there(monkeypatch: pytest.MonkeyPatch) -> None:
    match = match_at("play_cards", 6, first=3)
    for seat in range(1, match.seats):
        ask = match.seat_ask(seat)
        assert ask is not None
        match.play(seat, choice_of(match, seat, ask, Chance(b"12345678")), match.ask_id, at=1000)
    match.take_cues()
    watch = watched(match, monkeypatch, 1)
    assert {"revealed", "roll", "ledger"} <= watch.met


def test_what_stands_behind_a_door_is_told_when_it_is_open(monkeypatch: pytest.MonkeyPatch) -> None:
    watch = watched(match_at("route_vote", 3), monkeypatch, 4)
    assert "door_opened" in watch.met


def test_objectives_are_told_when_they_are_unveiled(monkeypatch: pytest.MonkeyPatch) -> None:
    match = match_at("loot_division", 3, want=lambda match: match.state.floor == 10)
    watch = watched(match, monkeypatch, 30)
    assert "over" in watch.met


def test_a_resize_in_the_middle_of_the_reveal_loses_no_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    match = match_at("play_cards", 3)
    feed = feed_at(match, others=True)
    harness, scene = open_table(feed)
    harness.seconds(1)
    for _ in range(4000):
        harness.frames(1)
        ask = scene.services.update.ask
        if scene.updates.playing is None and not scene.services.sent and 0 in match.waiting_for() and ask is not None:
            scene.send(choice_of(match, 0, ask, Chance(b"12345678")))
        if scene.updates.held and scene.updates.held[0].kind == "revealed":
            break
    before, names = len(scene.log.lines), scene.updates.held[0].nouns["cards"]
    kinds = [cue.kind for cue in scene.updates.untold]
    harness.resize((1920, 1080))
    harness.frames(2)
    told = [line.text for line in scene.log.lines[before:]]
    assert sum(all(f"<link={name}>" in line for name in names) for line in told) == 1
    assert len(told) >= len({"victory", "lost"} & set(kinds)) + 1 and not scene.updates.untold
