"""Windows (`Ask.window`): a pass is held until the clock, which nothing stretches, stops or shortens but an answer."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from game.engine.agenda import Step
from game.engine.ask import Ask
from game.engine.cues import Cue
from game.engine.match import Match, Result, new
from game.engine.rules import Rules
from game.engine.shapes import PLAIN, Plays
from game.engine.sight import Sight
from game.engine.spaces import One
from game.titles import Title
from net.client import events as e
from net.host.lobby_types import HouseRules
from net.host.match_runner import MatchRunner
from net.host.time_limits import TimeLimits
from net.protocol.ask_record import pack_ask, read_ask
from tests.net.world import World, key

SECONDS = 5.0


class Fuses(msgspec.Struct):
    """What was answered, window by window."""

    answers: list[str] = []


class Burnt(Cue, frozen=True, kw_only=True):
    """How a fuse ended."""

    answer: str


class Light(Step, frozen=True, tag="light"):
    """Seat 0 lights the next fuse, on its own clock."""

    def run(self, match: Match) -> Ask | None:
        if len(match.state.answers) == 3:
            match.finish(Result("burnt", (0,), (1, 2)))
            return None
        return Ask("light", (0,), clock="turn")

    def space(self, match: Match, seat: int) -> One:
        return One(("light",))

    def default(self, match: Match, seat: int) -> str:
        return "light"

    def answer(self, match: Match, answers: dict[int, Any]) -> None:
        match.then(Fuse(len(match.state.answers)), Light())


class Fuse(Step, frozen=True, tag="fuse"):
    """Seat 1 may jump while it burns. `hum` is another word for silence."""

    number: int

    def run(self, match: Match) -> Ask | None:
        return Ask("fuse", (1,), clock="fuse", running=self.number, window=True)

    def space(self, match: Match, seat: int) -> One:
        return One(("stay", "jump", "hum"))

    def default(self, match: Match, seat: int) -> str:
        return "stay"

    def passes(self, match: Match, seat: int, choice: Any) -> bool:
        return bool(choice != "jump")

    def answer(self, match: Match, answers: dict[int, Any]) -> None:
        match.cue(Burnt(answer="jump" if answers[1] == "jump" else "burnt"))
        match.state.answers.append(answers[1])


FUSES = Rules(
    title="fuses",
    state=Fuses,
    steps=(Light, Fuse),
    begin=(Light(),),
    setup=lambda match: Fuses([]),
    view=lambda match, seat: {"burnt": len(match.state.answers)},
    sees=lambda match, seat, thing: Sight.ALL,
    imagine=lambda view, seat, chance, options: Fuses([]),
    clocks=lambda options: {"turn": 60.0, "fuse": SECONDS},
    data=dict,
    plays=Plays({}, int, str, [PLAIN]),
)
TITLE = Title("fuses", "Fuses", 0, (2, 2), (1, 2), {"en": "toy"})


def lit(**how: Any) -> tuple[World, Any, Any]:
    world = World(rules=FUSES, title=TITLE, **how)
    world.start("alice", "bob")
    alice, bob = (world.clients[key(name)] for name in ("alice", "bob"))
    alice.play("light")
    world.exchange()
    return world, alice, bob


def answers(world: World) -> list[str]:
    running: MatchRunner | None = world.table.running
    assert running is not None
    return list(running.match.state.answers)


# ------------------------------------------------------------------ the kernel


def test_the_ask_says_that_it_is_a_window() -> None:
    match = new(FUSES, 2)
    assert not match.seat_ask(0).window
    match.play(0, "light")
    for seat in (-1, 0, 1):
        told = match.seat_ask(seat)
        assert told.window and read_ask(pack_ask(match, seat), told.waiting_for).window
    assert [match.step().passes(match, 1, choice) for choice in ("stay", "jump", "hum")] == [True, False, True]


def test_a_step_that_says_nothing_holds_its_default() -> None:
    match = new(FUSES, 2)
    match.play(0, "light")
    step = match.step()
    assert [Step.passes(step, match, 1, choice) for choice in ("stay", "jump", "hum")] == [True, False, False]


# ------------------------------------------------------------------ the clock


@pytest.mark.parametrize("timers", ["off", "normal", "long"])
@pytest.mark.parametrize("here", [True, False])
def test_no_timer_and_no_absence_touch_it(timers: str, here: bool) -> None:
    clocks = TimeLimits({"turn": 60.0, "fuse": SECONDS}, timers)
    turn, fuse = Ask("light", (0,), clock="turn"), Ask("fuse", (1,), clock="fuse", window=True)
    clocks.show(turn, True, 0.0)
    clocks.show(fuse, here, 10.0)
    assert clocks.left(10.0) == 5_000 and clocks.deadline() == 15.0
    clocks.show(fuse, not here, 12.0)
    assert clocks.deadline() == 15.0
    clocks.show(turn, True, 15.0)
    left = {"off": None, "normal": 50_000, "long": 110_000}
    assert clocks.left(15.0) == left[timers], "the turn stood still meanwhile"
    clocks.show(Ask("fuse", (1,), clock="fuse", running=1, window=True), True, 20.0)
    assert clocks.left(20.0) == 5_000, "the next fuse burns anew"


# ------------------------------------------------------------------ the host


@pytest.mark.parametrize("word", ["stay", "hum"])
def test_a_pass_is_taken_but_not_played(word: str) -> None:
    world, alice, bob = lit()
    before = (alice.version, len(world.events[alice.key]), len(world.table.running.lines))
    world.wait(1)
    heard = len(world.events[alice.key])
    bob.play(word)
    world.exchange()
    assert bob.pending is None and [taken.choice for taken in world.got(bob, e.Taken)] == [word]
    assert (alice.version, len(world.table.running.lines)) == (before[0], before[2]) and len(
        world.events[alice.key]
    ) == heard
    assert bob.ask.kind == "fuse" and not answers(world)
    world.wait(3.75)
    assert not answers(world)
    world.wait(0.5)
    assert answers(world) == ["stay"] and world.table.running.lines[-1].play.kind == "clock"


def test_an_answer_closes_it_even_after_a_pass() -> None:
    world, _, bob = lit()
    bob.play("stay")
    world.exchange()
    bob.play("jump")
    world.exchange()
    assert answers(world) == ["jump"] and world.table.running.match.ask.kind == "light"


def test_what_is_not_legal_is_refused_at_once() -> None:
    world, _, bob = lit()
    bob.play("fly")
    world.exchange()
    assert [refusal.code for refusal in world.got(bob, e.Refused)] == ["not_legal"] and not answers(world)
    ask = bob.ask
    world.wait(6)
    bob.held.ask = ask
    bob.play("stay")
    world.exchange()
    assert [refusal.code for refusal in world.got(bob, e.Refused)][-1] == "out_of_time"


@pytest.mark.parametrize("dropped", ["wait", "bot", "at_once"])
def test_it_does_not_wait_for_the_absent(dropped: Any) -> None:
    world, alice, _ = lit(house=HouseRules(dropped=dropped, timers="off"))
    world.hang_up("bob")
    world.wait(4.5)
    assert not answers(world) and alice.lobby.waiting == ""
    world.wait(0.75)
    assert answers(world) == ["stay"]


def test_it_is_no_other_asks_business() -> None:
    """In a house that waits an ordinary ask waits for the absent, and it knows no holding."""
    world, alice, bob = lit(house=HouseRules(dropped="wait"))
    world.wait(6)
    world.hang_up("alice")
    world.wait(70)
    assert answers(world) == ["stay"] and bob.lobby.waiting == "dropped"
    world.call_again("alice")
    world.wait(1)
    alice.play("light")
    world.exchange()
    assert world.table.running.match.ask.kind == "fuse"


def test_a_host_started_again_lets_it_burn_anew() -> None:
    world, _, bob = lit()
    world.wait(2)
    bob.play("stay")
    world.exchange()
    world.restart()
    world.exchange()
    world.wait(4.5)
    assert not answers(world)
    world.wait(1.5)
    assert answers(world) == ["stay"]


def test_bots_alone_are_not_kept_waiting() -> None:
    world = World(rules=FUSES, title=TITLE, bots=("normal", "normal"))
    for n, wanted in enumerate(world.table.wanted_bots()):
        world.join(f"bot{n}", role="bot", ticket=wanted.ticket)
        world.exchange()
    world.wait(2)
    seats = {client.seat: client for client in world.clients.values()}
    for _ in range(3):
        seats[0].play("light")
        world.exchange()
        seats[1].play("stay")
        world.exchange()
    assert answers(world) == ["stay"] * 3 and world.table.running.over
