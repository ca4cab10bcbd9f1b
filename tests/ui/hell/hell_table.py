"""Driving the table of Lords of Hell as a newcomer would: by presses on what is open and on buttons, never past the screen."""

from __future__ import annotations

from typing import Any

from local_feed import LocalFeed
from table_driver import open_table

from game import titles
from game.bots.players import idle, make
from game.engine import match as matches
from game.engine.ask import SeatAsk
from game.engine.chance import Chance
from game.engine.match import Match
from game.engine.spaces import Menu
from game.tabletop.scene import TableScene
from game.titles.lords_of_hell.rules.flow import RULES
from game.ui.harness import Harness
from tests.titles.lords_of_hell.dsl import A, B, C, D, Table, say

TITLE = "lords_of_hell"
__all__ = ["A", "B", "BotsFeed", "C", "D", "Seated", "Table", "furnished", "new", "say", "table"]
LEFT_OUT = ("offer", "hold", "wait", "undo")


class StrictFeed(LocalFeed):
    """Keeps what the rules refused: the screen should never send such a thing."""

    def __init__(self, *args: Any, **more: Any) -> None:
        self.refused: list[Any] = []
        super().__init__(*args, **more)

    def play(self, choice: Any) -> None:
        if not self.match.space(self.seat).contains(choice):
            self.refused.append(choice)
        super().play(choice)

    def step(self) -> bool:
        """One play of one of the others who has still something to do: in open asks nobody says the same twice."""
        match = self.match
        if match.ask is None:
            return False
        for seat in match.waiting_for():
            if seat not in self.auto or _done(match, seat):
                continue
            ask = match.seat_ask(seat)
            assert ask is not None
            match.play(seat, self.choose(match, seat, ask), match.ask_id, at=30_000 + 1000 * seat)
            self._emit()
            return True
        return False


class BotsFeed(StrictFeed):
    """The other seats are bots of the title."""

    def __init__(self, seats: int, seed: int, options: dict[str, Any], level: str = "normal") -> None:
        kinds = ("human", *("bot",) * (seats - 1))
        whole = titles.options_for(TITLE, options)
        match = matches.new(RULES, kinds, whole, seed)
        self.minds = [
            make(TITLE, level, seat, whole, kinds, seed=seed * 31 + seat, clock=False) for seat in range(seats)
        ]
        self.said_last: dict[int, Any] = {}
        """What a bot saw after its last word in an open ask: with nothing new it has nothing to add."""
        super().__init__(TITLE, seats, 0, match=match, options=options)

    def _emit(self) -> None:
        super()._emit()
        for seat in self.auto:
            self.minds[seat].observe(self.match.view(seat), [])

    def step(self) -> bool:
        match = self.match
        for seat in match.waiting_for():
            ask = match.seat_ask(seat)
            if seat not in self.auto or ask is None or ask.space is None or ask.answer is not None:
                continue
            view = match.view(seat)
            if idle(TITLE, view, ask, seat) or self.said_last.get(seat) == view:
                continue
            choice, asked = self.minds[seat].decide(view, ask), match.ask_id
            if choice != ["wait"]:
                match.play(seat, choice, asked, at=30_000 + 1000 * seat)
            if match.ask_id == asked and ask.mode == "open":
                self.said_last[seat] = match.view(seat)
            if choice == ["wait"]:
                continue
            self._emit()
            return True
        return False

    def time_is_up(self) -> None:
        """The clock ends an open ask for everybody."""
        match, asked = self.match, self.match.ask_id
        for seat in match.waiting_for():
            if match.ask_id == asked and match.result is None:
                match.play(seat, match.default(seat), asked, at=60_000)
        self._emit()


def _done(match: Match, seat: int) -> bool:
    """The seat has nothing to add to an open ask."""
    ask, s = match.ask, match.state
    if ask is None or ask.mode != "open":
        return False
    if ask.kind == "beat":
        return bool(s.passed >> seat & 1)
    if ask.kind in ("spread", "place"):
        return any(front.done >> seat & 1 for front in s.fronts if front.part)
    if match.default(seat) == ["wait"]:
        return True
    return bool(s.ready >> seat & 1) and match.default(seat) == ["ready"]


def choice_of(match: Match, seat: int, ask: SeatAsk, chance: Chance) -> Any:
    """What the others of these tests do: something of their own now and then, else what silence does."""
    space: Any = match.space(seat)
    if ask.mode == "open" and chance.below("do", 3):
        return match.default(seat)
    if isinstance(space, Menu):
        found = tuple(branch for branch in space.branches if branch.verb not in LEFT_OUT)
        return Menu(found).sample(chance) if found else match.default(seat)
    return space.sample(chance)


def new(seats: int, seed: int, options: dict[str, Any] | None = None) -> Match:
    """A match, whatever the title's status."""
    return matches.new(RULES, seats, titles.options_for(TITLE, options or {}), seed)


def furnished(seats: int = 4, phase: str = "tabling", **options: Any) -> Table:
    """A table with something of everything on it, before its phase begins."""
    t = Table(seats, phase=phase, round=5, starter=C, **options)
    t.seat(A, "glasya", fortress="flame_keep", souls=7, vp=5, markers=1,
           hand="bury crown_of_lucifer pickpocket fiends iron_fortress jailbreak",
           home="diabolic_fiends diabolic_fiends fallen_angels night_critters")  # fmt: skip
    t.seat(B, "belial", fortress="bone_citadel", souls=6, vp=3, hand="ambush slip_away turncoat",
           home="warriors_of_darkness warriors_of_darkness dark_critters fiends")  # fmt: skip
    t.seat(C, "mammon", fortress="black_tower", souls=9, vp=4, markers=2, hand="acclaim disrupt raise_the_fallen",
           home="fiends fiends metal_beasts")  # fmt: skip
    if seats > 3:
        t.seat(D, "geryon", souls=2, vp=6, hand="leviathan", home="juggernauts tormented_ones tormented_ones")
    return t


class Seated:
    """A person at a table: the harness, the scene, and presses by handle."""

    def __init__(self, match: Match, seat: int = A, size: tuple[int, int] = (1280, 720), auto: tuple[int, ...] = (),
                 seed: int = 1, **settings: Any) -> None:  # fmt: skip
        match.take_cues()
        chance = Chance(seed.to_bytes(8, "big") + b"others")
        self.match = match
        self.feed = StrictFeed(
            TITLE, match.seats, seat, match=match, auto=auto, options=dict(match.options),
            choose=lambda m, s, ask: choice_of(m, s, ask, chance),
        )  # fmt: skip
        self.harness: Harness
        self.scene: TableScene
        self.harness, self.scene = open_table(self.feed, size, **settings)
        self.calm()

    @property
    def table(self) -> Any:
        return self.scene.table

    def calm(self) -> None:
        """Step until nothing is shown or sent."""
        with self.harness.passing():
            for _ in range(400):
                self.harness.frames(1)
                if self.scene.updates.playing is not None:
                    self.scene.skip()
                elif not self.scene.updates.waiting and not self.scene.services.sent and self.scene.ready:
                    break
            self.harness.seconds(0.6)

    def told(self) -> None:
        """Something was played past this seat: its update comes."""
        self.feed._emit()
        self.calm()

    def spot(self, *handle: Any) -> Any:
        found = next((spot for spot in self.scene.spots if spot.handle == handle), None)
        assert found is not None, (handle, [spot.handle for spot in self.scene.spots])
        return found

    def press(self, *handle: Any) -> None:
        """Press an open spot."""
        found = self.spot(*handle)
        assert found.open, (handle, found.why)
        self.harness.click(found.rect.center)
        self.calm()

    def drag(self, handle: tuple[Any, ...], end: tuple[int, int]) -> None:
        start = self.spot(*handle).rect.center
        self.harness.press(start)
        for n in range(1, 6):
            self.harness.move((start[0] + (end[0] - start[0]) * n // 5, start[1] + (end[1] - start[1]) * n // 5))
        self.harness.release()
        self.calm()

    def act(self, id: str) -> None:
        """Press a button."""
        widget = self.harness.widget(f"act.{id}")
        assert widget.enabled, (id, widget.why)
        self.harness.click(f"act.{id}")
        self.calm()

    def acts(self) -> dict[str, bool]:
        """The buttons and whether they can be pressed."""
        return {act.id: act.enabled for act in self.table.acts()}


def table(
    seats: int = 4, phase: str = "tabling", seat: int = A, size: tuple[int, int] = (1280, 720), **more: Any
) -> tuple[Seated, Table]:
    """A furnished table at the start of a phase."""
    t = furnished(seats, phase)
    t.go()
    return Seated(t.match, seat, size, **more), t
