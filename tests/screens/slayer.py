"""The reference screens of Goblin Slayer-Slayer: bots play, and each phase is caught when it first comes.

One match gives many pictures, so all are made together: `tour(size, language)` yields names and harnesses.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from game.demo import BotsAtPlay
from game.scenes.results import Results
from game.tabletop.feed import Update
from game.tabletop.scene import TableScene
from game.titles.slayer_slayer.rules.cards import EVENTS
from game.ui.harness import Harness

TITLE = "slayer_slayer"
SEEDS = (3, 5, 8, 12, 15, 21, 33, 40, 41, 42)
"""Matches that are played, one after another, until everything has been caught."""
SEAT = 3
"""The seat that watches: it is asked last, so that what the others have done is seen."""
LONGEST = 60 * 60 * 10

Look = Callable[[TableScene], bool]


def _asked(kind: str, more: Look = lambda scene: True) -> Look:
    """This seat is asked, and everything that was to be shown has been."""

    def holds(scene: TableScene) -> bool:
        return reading(scene) is not None and scene.table.asked == kind and more(scene)  # type: ignore[attr-defined]

    return holds


def reading(scene: TableScene) -> Any:
    return scene.table.reading  # type: ignore[attr-defined]


def _contested(scene: TableScene) -> bool:
    loot = reading(scene).loot
    pings = [lot for lot in loot.pings if lot] if loot is not None else []
    return loot is not None and len(pings) > len(set(pings))


def _ended(update: Update, outcome: str) -> bool:
    return update.result is not None and update.result.outcome == outcome


RESTS: dict[str, Look] = {
    "route": _asked("route_vote", lambda scene: reading(scene).floor >= 3),
    "play_cards": _asked("play_cards", lambda scene: reading(scene).round == 1 and bool(reading(scene).play.ready)),
    "play_again": _asked("play_cards", lambda scene: reading(scene).round >= 2 and bool(reading(scene).horde.earlier)),
    "sacrifice": _asked("sacrifice"),
    "blood_rite": _asked("blood_rite"),
    "bet": _asked("bet_vote"),
    "horde_die": _asked("horde_die_vote"),
    "survivor": _asked("survivor_pick"),
    "loot": lambda scene: reading(scene).loot is not None and _contested(scene),
    "event_vote": _asked("representative_vote"),
    "event_stake": _asked("event_stake"),
    "store": _asked("store"),
    "store_choice": _asked("store_choice"),
    "fallen": lambda scene: reading(scene).phase == "battle" and any(seat.out for seat in reading(scene).seats),
    "over": lambda scene: _ended(scene.services.update, "surface"),
    "nobody": lambda scene: _ended(scene.services.update, "nobody"),
}
"""What is caught while the table rests."""

MOMENTS: dict[str, tuple[str, float]] = {
    "doors": ("door_opened", 0.9),
    "reveal": ("revealed", 1.5),
    "d20": ("roll", 1.3),
    "discard": ("discarded", 0.5),
    "bet_result": ("bet_result", 0.7),
    "ledger": ("ledger", 1.2),
    "lost": ("lost", 0.9),
    "victory": ("victory", 0.9),
    "survivor_saved": ("survivor", 0.7),
    "lot": ("lot", 0.6),
    "event_result": ("event_result", 0.8),
    "tombstone": ("tombstone", 0.8),
    "tally": ("final", 1.2),
}
"""A cue, and how many seconds after its beat has begun the picture is taken."""

RARE = ("store_choice", "fallen", "tombstone", "nobody", "sacrifice")
"""Caught if a match has them that is played for the others."""


class Tour:
    """One match, watched from one seat."""

    def __init__(self, show: Callable[..., Harness], size: tuple[int, int], seed: int, language: str) -> None:
        self.feed = BotsAtPlay(TITLE, 4, "normal", {}, seed, SEAT)
        self.scene = TableScene(self.feed)
        self.h = show(lambda: self.scene, size, language=language)
        self.beat: set[str] = set()
        self.since = 0.0
        while not self.scene.ready:
            self.h.frames(1)
        moments = self.scene.table.moments

        def watched(cues: Any, after: Any) -> Any:
            self.beat, self.since = {cue.kind for cue in cues}, 0.0
            return moments(cues, after)

        self.scene.table.moments = watched  # type: ignore[method-assign]

    def catch(self, wanted: set[str]) -> Iterator[str]:
        """Names in the order in which they come; each is taken out of `wanted`."""
        scene, h = self.scene, self.h
        for _ in range(LONGEST):
            rests = scene.updates.playing is None and not scene.motion.busy
            kinds = {MOMENTS[name][0] for name in wanted if name in MOMENTS}
            careful = bool(self.beat & kinds)
            dt = 1 / 60 if careful else 1 / 8
            self.feed.shown = rests
            h.frames(1, dt)
            self.since += dt
            if scene.updates.playing is not None:
                for name in sorted(wanted & MOMENTS.keys()):
                    kind, after = MOMENTS[name]
                    up = name != "tally" or _ended(scene.updates.playing, "surface")
                    if kind in self.beat and self.since >= after and up:
                        wanted.discard(name)
                        yield name
                continue
            self.beat = set()
            if scene.motion.busy or scene.updates.waiting:
                continue
            for name in sorted(wanted & RESTS.keys()):
                if RESTS[name](scene):
                    wanted.discard(name)
                    self.feed.shown = False
                    h.seconds(0.6)
                    yield name
            if scene.services.update.result is not None:
                return


class MadeUp(BotsAtPlay):
    """A match led to a rare question by a helping hand, and seen from a seat that is asked it."""

    def __init__(self, kind: str, want: Callable[[Any], bool] = lambda match: True) -> None:
        for seed in SEEDS:
            super().__init__(TITLE, 4, "normal", {}, seed)
            while self.match.result is None:
                ask = self.match.ask
                if ask is not None and ask.kind == kind and want(self.match):
                    self.seat = max(self.match.waiting_for())
                    self.items = []
                    self._tell()
                    return
                if kind == "weave_window":
                    self.match.state.weave = [1, 2, 0, 1]
                if kind == "event_bet":
                    self.match.state.events.sort(
                        key=lambda event: EVENTS[event]["check"] == "odds"
                    )  # drawn from the end
                self._play_one()
        raise AssertionError(f"{kind} never came")


def _weave(purpose: str) -> Callable[[Any], bool]:
    return lambda match: match.ask.nouns["purpose"] == purpose


MADE: dict[str, Callable[[], MadeUp]] = {
    "weave": lambda: MadeUp("weave_window", _weave("bet")),
    "weave_event": lambda: MadeUp("weave_window", _weave("event")),
    "event_bet": lambda: MadeUp("event_bet"),
}
"""What bots hardly ever come to by themselves; each also with the answer chosen, ready to be thrown."""
READY = {
    "weave": ("vote", "yes"),
    "weave_event": ("vote", "yes"),
    "event_bet": ("side", "odds"),
    "bet": ("vote", "odds"),
}


def ready(shown: Harness, handle: tuple[str, str]) -> None:
    """Choose an answer, as a click would; the die lies there to be thrown."""
    scene: Any = shown.stack.top
    scene.feed.live = True
    scene.table.click(handle)
    shown.seconds(0.4)


def made(
    show: Callable[..., Harness], size: tuple[int, int], language: str, names: set[str]
) -> Iterator[tuple[str, Harness]]:
    """The made-up screens of these names."""
    for name in MADE:
        if name not in names and f"{name}_ready" not in names:
            continue
        feed = MADE[name]()
        feed.shown = False
        shown = show(lambda feed=feed: TableScene(feed), size, language=language)
        shown.seconds(0.8)
        if name in names:
            yield name, shown
        if f"{name}_ready" in names:
            ready(shown, READY[name])
            yield f"{name}_ready", shown


def tour(
    show: Callable[..., Harness], size: tuple[int, int], language: str = "en", names: set[str] | None = None
) -> Iterator[tuple[str, Harness]]:
    """Every screen of the title, with its name, from as many matches as it takes."""
    wanted = set(names) if names else {*RESTS, *MOMENTS, *MADE, *(f"{name}_ready" for name in MADE), "results"}
    yield from made(show, size, language, wanted)
    wanted -= {*MADE, *(f"{name}_ready" for name in MADE)}
    if not wanted:
        return
    for seed in SEEDS:
        match = Tour(show, size, seed, language)
        for name in match.catch(wanted):
            yield name, match.h
        result = match.feed.match.result
        if "results" in wanted and result is not None and result.outcome == "surface":
            wanted.discard("results")
            end = show(lambda feed=match.feed, result=result: Results(feed, result), size, language=language)
            end.seconds(1.5)
            yield "results", end
        if wanted <= ({*RARE} if names is None else set()):
            return
