"""E8 at the host: what reaches the others while the fuse burns is the same, to the byte and the moment, whatever the
attacked player holds or does. The rules alone are asked in test_attack.py, any title's windows in tests/net."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from game.titles import Title
from game.titles.loot_and_recruit import TITLE
from game.titles.loot_and_recruit.rules import rounds, turn
from game.titles.loot_and_recruit.rules.flow import RULES
from game.titles.loot_and_recruit.rules.state import copy
from net.client import events as e
from net.host.lobby_types import HouseRules
from net.protocol import messages as m
from tests.net.world import World, key, told_in
from tests.titles.loot_and_recruit.table import SPARE, A, B, C, Table

BEGIN = (turn.Moves(A), turn.Turn(B), turn.Turn(C), rounds.RoundEnd())
NAMES = ("alice", "bob", "carol")


def laid(guarded: bool) -> Any:
    """A has 8 Attack; B one Bodyguard, in the hand or on the deck; every handle is the same in both worlds."""
    t = Table(3).seat(A, hand=SPARE, deck=SPARE, play="cannon catapult", p1="dastardly_duo")
    t.seat(B, hand="bodyguard money_bag table_scraps", deck="haggler", p1="gob_o_goblins")
    t.seat(C, hand=SPARE, deck=SPARE).fill()
    s = t.s
    s.phase, s.active, s.turn, s.power = "turn", A, 1, [0, 0, 8]
    if not guarded:
        a, b = s.hand[B][0], s.deck[B][0]
        s.faces[a], s.faces[b] = s.faces[b], s.faces[a]
    return s


class Burning(World):
    """A table where alice has just attacked bob; everything that the host sends is noted with its moment."""

    def __init__(self, guarded: bool, title: Title = TITLE, **how: Any) -> None:
        self.log: list[tuple[float, str, bytes]] = []
        state = laid(guarded)
        rules = replace(RULES, setup=lambda match: copy(state), begin=BEGIN)
        super().__init__(rules, title, seats=3, **how)

    def _host_sends(self, out: list[tuple[str, bytes]]) -> None:
        self.log += [(round(self.now - self.attacked_at, 3), who, frame) for who, frame in out]
        super()._host_sends(out)

    attacked_at = 0.0

    def attack(self) -> Burning:
        self.start(*NAMES)
        self.join("dave", role="watcher")
        self.exchange()
        alice = self.clients[key("alice")]
        gob = self.table.running.match.state.platform[3][0]
        self.log.clear()
        self.attacked_at = self.now
        alice.play(["attack", B, 1, gob])
        self.exchange()
        assert self.asked == "reaction"
        return self

    @property
    def asked(self) -> str:
        return self.table.running.match.ask.kind

    @property
    def bob(self) -> Any:
        return self.clients[key("bob")]

    def answer(self, choice: str) -> None:
        self.bob.play(choice)
        self.exchange()

    def heard(self, *names: str, updates_only: bool = False) -> list[Any]:
        """What went to these, with its moments; `updates_only` leaves out who is here and who is not."""
        keys = {key(name) for name in names}
        found = [line for line in self.log if line[1] in keys]
        if updates_only:
            found = [line for line in found if isinstance(told_in(line[2]), m.Update)]
        return found

    def fell(self) -> bool:
        return not self.table.running.match.state.platform[3]


def quiet(world: Burning) -> None:
    world.wait(9)


def passes(*choices: str, after: float = 1.0) -> Any:
    def do(world: Burning) -> None:
        for choice in choices:
            world.wait(after)
            world.answer(choice)
        world.wait(9 - after * len(choices))

    return do


CASES = {
    "holds it, silent": (True, quiet),
    "holds it, declines": (True, passes("pass")),
    "holds it, declines late": (True, passes("pass", after=4.5)),
    "holds it, declines three times": (True, passes("pass", "pass", "pass")),
    "holds none, silent": (False, quiet),
    "holds none, declines": (False, passes("pass")),
    "holds none, another word": (False, passes("quiet")),
    "holds none, bluffs": (False, passes("react", "react")),
    "holds none, talks out of turn": (False, passes("pass", "no such word")),
}
OTHERS = ("alice", "carol", "dave")


def test_all_others_hear_the_same() -> None:
    """E8, LNR-8.4, LNR-8.5, LNR-8.6, LNR-14.7: messages, their number, bytes and moments; six seconds, then it falls."""
    heard = {}
    for name, (guarded, do) in CASES.items():
        world = Burning(guarded).attack()
        do(world)
        assert world.fell() and world.asked == "turn", name
        assert world.table.running.match.state.power == [0, 5, 2], name
        heard[name] = world.heard(*OTHERS)
    first = heard["holds it, silent"]
    assert len(first) > 20
    for name, lines in heard.items():
        assert [line[:2] for line in lines] == [line[:2] for line in first], name
        assert lines == first, name


def test_the_absent_look_the_same() -> None:
    """E8 (case 3), LNR-8.6: without a connection the fuse burns as long, and all updates are the same."""
    there = Burning(True).attack()
    there.wait(9)
    gone = Burning(True).attack()
    gone.hang_up("bob")
    gone.wait(9)
    assert gone.fell() and gone.asked == "turn"
    assert gone.heard(*OTHERS, updates_only=True) == there.heard(*OTHERS, updates_only=True)
    before = Burning(True)
    before.start(*NAMES)
    before.hang_up("bob")
    before.wait(6)
    alice = before.clients[key("alice")]
    alice.play(["attack", B, 1, before.table.running.match.state.platform[3][0]])
    before.exchange()
    before.wait(5.5)
    assert before.asked == "reaction"
    before.wait(1)
    assert before.asked == "turn" and before.fell()


@pytest.mark.parametrize("timers", ["off", "normal", "long"])
@pytest.mark.parametrize("choice", ["", "pass"])
def test_six_seconds(timers: Any, choice: str) -> None:
    """LNR-8.4: whatever the timers of the house."""
    world = Burning(True, house=HouseRules(timers=timers)).attack()
    if choice:
        world.answer(choice)
    world.wait(5.75)
    assert world.asked == "reaction" and not world.fell()
    world.wait(0.5)
    assert world.asked == "turn" and world.fell()


def test_the_option_says_how_long() -> None:
    """LNR-8.4, section 12: `reaction_window`."""
    world = Burning(True, options={"reaction_window": 15}).attack()
    world.wait(14.75)
    assert world.asked == "reaction"
    world.wait(0.5)
    assert world.asked == "turn"


def test_a_reaction_ends_it() -> None:
    """E7, LNR-8.4, LNR-8.7: at once; also after declining, as long as the fuse burns."""
    for first in ((), ("pass",)):
        world = Burning(True).attack()
        world.wait(2)
        for choice in (*first, "react"):
            world.answer(choice)
            assert not world.got(world.bob, e.Refused)
        assert world.asked == "turn" and not world.fell() and world.table.running.match.state.power == [0, 0, 2]


def test_too_late() -> None:
    """LNR-8.8: the window is closed; nothing is negated."""
    world = Burning(True).attack()
    ask = world.bob.ask
    world.wait(6.25)
    world.bob.held.ask = ask
    world.answer("react")
    assert [refusal.code for refusal in world.got(world.bob, e.Refused)] == ["out_of_time"] and world.fell()


@pytest.mark.parametrize("guarded", [True, False])
def test_waving_it_through(guarded: bool) -> None:
    """LNR-8.15: with `open_pass` a pass is told and closes the window at once; silence lasts; timers do not touch it."""
    world = Burning(guarded, options={"reaction_mode": "open_pass"}, house=HouseRules(timers="off")).attack()
    world.wait(1)
    world.answer("pass")
    assert world.asked == "turn" and world.fell()
    world = Burning(guarded, options={"reaction_mode": "open_pass"}, house=HouseRules(timers="off")).attack()
    world.hang_up("bob")
    world.wait(5.75)
    assert world.asked == "reaction"
    world.wait(0.5)
    assert world.asked == "turn" and world.fell()


def test_bots_alone_do_not_wait() -> None:
    """LNR-8.10: nobody plays or watches: the pass is played at once; a watcher makes it wait again."""
    for watched in (False, True):
        world = Burning(True, bots=("normal",) * 3)
        if watched:
            world.join("dave", role="watcher")
        for n, wanted in enumerate(world.table.wanted_bots()):
            world.join(f"bot{n}", role="bot", ticket=wanted.ticket)
            world.exchange()
        world.wait(2)
        by_seat = {client.seat: client for client in world.clients.values()}
        by_seat[A].play(["attack", B, 1, world.table.running.match.state.platform[3][0]])
        world.exchange()
        assert world.asked == "reaction"
        by_seat[B].play("pass")
        world.exchange()
        assert world.asked == ("reaction" if watched else "turn")
        world.wait(6.5)
        assert world.asked == "turn" and world.fell()
