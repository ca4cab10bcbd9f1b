"""Everybody holds, to the byte, what the host would show them: through loss, repeats, reordering, cuts and restarts."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec
import pytest

from game.engine.agenda import Step
from game.engine.ask import Ask
from game.engine.match import Result
from game.engine.spaces import Amount
from game.engine.views import pack, view_hash
from game.titles import Title
from net.client import events as e
from net.host.lobby_types import HouseRules
from net.protocol import codec
from net.protocol import messages as m
from net.protocol.messages import ASK
from net.protocol.sync import Moment, SeatSync
from tests.engine.toys import MARKET, NOUGHTS, TRICKS
from tests.net.fairness.signed import signed
from tests.net.world import World, key, told_in

MARKET_TITLE = Title("market", "Market", 0, (2, 2), (1, 2))
NOUGHTS_TITLE = Title("noughts", "Noughts", 0, (2, 2), (1, 2))


def played(**how):
    world = World(**how)
    world.start("alice", "bob")
    return world


def plays_of(world):
    return [line.play for line in world.table.running.lines]


def test_a_match_is_played_to_its_end_and_everybody_holds_the_same():
    world = played()
    world.finish()
    world.check_views()
    for client in world.clients.values():
        assert [type(x) for x in world.events[client.key]].count(e.Over) == 1
        assert client.result is not None and client.ask is None


@pytest.mark.parametrize("seed", range(25))
@pytest.mark.parametrize(
    "rules,title",
    [(TRICKS, None), (MARKET, MARKET_TITLE), (NOUGHTS, NOUGHTS_TITLE)],
    ids=["tricks", "market", "noughts"],
)
def test_loss_repeats_and_reordering_change_nothing(seed, rules, title):
    how = {"seed": seed, "rules": rules, "loss": 0.1, "twice": 0.1, "swap": 0.1}
    world = World(**how, **({"title": title} if title else {}))
    world.start("alice", "bob")
    world.join("carol", role="watcher")
    world.finish()
    world.check_views()
    numbers = {}
    for line in world.table.running.lines:
        # Each play was taken once, and a client's plays in the order it made them (a number may be missing: a play
        # upon an old ask was refused).
        assert line.n > numbers.get(line.key, 0) or not line.key
        numbers[line.key] = line.n


@pytest.mark.parametrize("seed", range(10))
def test_cues_are_delivered_once_and_in_order(seed):
    world = World(seed=seed, loss=0.1, twice=0.2)
    world.start("alice", "bob")
    world.finish()
    for client in world.clients.values():
        laid = [c.nouns["thing"] for x in world.got(client, e.Updated) for c in x.cues if c.kind == "laid"]
        assert len(laid) == len(set(laid)) == 6


def test_a_cut_in_the_middle_of_a_play_loses_and_doubles_nothing():
    for moment in range(8):
        world = played(seed=moment)
        for _ in range(moment):
            world.one_play()
            world.exchange()
        mover = next(c for c in world.clients.values() if c.ask and c.ask.space is not None and c.ask.answer is None)
        name = mover.key.rstrip("-")
        mover.play(mover.ask.space.sample(world.chance))
        if moment % 2:
            # The host takes the play, and its answer is lost.
            for frame in mover.take_outgoing():
                world.table.receive(mover.key, frame, world.now)
        world.hang_up(name)
        ask, number = mover.ask.id, mover.answers._n
        world.wait(5)
        assert mover.state == "away"
        world.call_again(name)
        world.exchange()
        assert mover.pending is None
        world.finish()
        found = [line for line in world.table.running.lines if line.key == mover.key and line.play.ask == ask]
        assert [line.n for line in found] == [number]
        world.check_views()


def test_the_same_play_sent_twice_is_taken_once_even_where_it_would_be_legal_twice():
    world = World(rules=MARKET, title=MARKET_TITLE)
    world.start("alice", "bob")
    alice = world.clients[key("alice")]
    goods = alice.section("goods")
    offer = ["offer", [1 - alice.seat, [goods[0]], [], [], []]]
    alice.play(offer)
    [frame] = alice.take_outgoing()
    for _ in range(3):
        world._host_sends(world.table.receive(alice.key, frame, world.now))
    world.exchange()
    assert len(plays_of(world)) == 1
    assert len(alice.section("market")["offers"]) == 1
    alice.play(offer)
    world.exchange()
    assert len(alice.section("market")["offers"]) == 2, "meant twice is taken twice"


def answers(world, who, message):
    """What the host says to one message, from that client."""
    out = world.table.receive(key(who), codec.pack(message), world.now)
    return [told_in(frame) for peer, frame in out if peer == key(who)]


def test_late_foreign_and_unasked_plays_are_answered_with_the_reason_and_the_update():
    world = played()
    running = world.table.running
    match, ask = running.begun.match, running.match.ask_id
    world.join("carol", role="watcher")
    world.exchange()
    for who, message, code in [
        ("alice", m.Play(match, ask + 7, 1, 1), "stale_ask"),
        ("alice", m.Play("other", ask, 1, 1), "other_match"),
        ("alice", m.Play(match, ask, 1, 99), "not_legal"),
        ("carol", m.Play(match, ask, 1, 1), "no_seat"),
        ("alice", m.Play(match, ask, 1, None, "take_back"), "nothing_to_take_back"),
    ]:
        said = answers(world, who, message)
        assert [x.code for x in said if isinstance(x, m.Refusal)] == [code]
        assert any(isinstance(x, m.Update) for x in said)
    assert plays_of(world) == []
    alice = world.clients[key("alice")]
    first = signed(alice, ask, 1, 1)
    [refusal, _] = answers(world, "alice", first)
    assert refusal.code == "not_committed"
    alice.play(1)
    world.exchange()
    again = m.SealAnswer(match, ask, 2, bytes(32), bytes(64))
    [refusal, _] = answers(world, "alice", again)
    assert refusal.code == "already_answered"
    world.one_play()
    world.exchange()
    [refusal, _] = answers(world, "alice", first)
    assert refusal.code == "duplicate"


def test_a_view_that_went_wrong_is_noticed_and_repaired(caplog):
    world = played()
    alice = world.clients[key("alice")]
    for _ in range(2):
        world.one_play()
        world.exchange()
    alice.held.sections["public"] = msgspec.Raw(b"\x01")
    world.table.broadcaster.update(world.table.lobby.people[alice.key], world.table.running, world.now)
    world._host_sends(world.table._flush())
    world.exchange()
    world.wait(2)
    world.check_views()
    assert "another view" in caplog.text


def test_a_spectator_joins_at_every_play_and_sees_what_the_host_shows():
    world = played()
    number = 0
    while True:
        watcher = world.join(f"watcher{number}", role="watcher")
        world.exchange()
        fresh = SeatSync(-1)
        fresh.refresh(Moment(world.table.running.match, 1))
        assert watcher.held.packed == fresh.packed
        assert "hand" not in watcher.held.packed
        number += 1
        if not world.one_play():
            break
        world.exchange()
    world.check_views()
    assert number == 9


def test_a_player_rejoins_as_a_new_program_at_every_play():
    for moment in range(9):
        world = played(seed=3)
        for _ in range(moment):
            world.one_play()
            world.exchange()
        old = world.clients[key("bob")]
        new = world.join("bob")
        world.exchange()
        assert new.seat == old.seat and new.held.packed == old.held.packed and new.ask == old.ask
        world.finish()
        world.check_views()


def test_what_did_not_change_does_not_travel():
    world = played(seed=2)
    for _ in range(3):
        world.one_play()
        world.exchange()
    alice = world.clients[key("alice")]
    mover = next(c for c in world.clients.values() if c.ask and c.ask.space is not None)
    other = next(c for c in world.clients.values() if c is not mover)
    mover.play(mover.ask.space.sample(world.chance))
    [frame] = mover.take_outgoing()
    out = world.table.receive(mover.key, frame, world.now)
    [heard] = [frame for peer, frame in out if peer == other.key]
    copy, told = codec.read_from_host(heard), told_in(heard)
    assert isinstance(copy, m.Copy) and len(copy.bodies) == 1, "what is told is safe with whom it is told"
    assert "hand" not in told.sections and "public" in told.sections
    assert alice.held.packed[ASK]


def plays_handed_over(early):
    """Every frame of six plays, in order. `early`: the shell takes them as they are made."""
    world = played(seed=5)
    for number in range(3):
        world.join(f"watcher{number}", role="watcher")
        world.exchange()
    sent, written = [], []
    keep = world.ledger.table

    def write(table):
        written.append(len(sent))
        keep(table)

    world.ledger.table = write
    if early:
        world.table.hand_over = sent.extend
    for moment in range(6):
        if moment == 3:
            # Somebody's seat changes in the same breath as a play is made.
            world.table.lobby.seats[0].colour = "brown"
            world.table.lobby.number += 1
        mover = next(c for c in world.clients.values() if c.ask and c.ask.space is not None and c.ask.answer is None)
        mover.play(mover.ask.space.sample(world.chance))
        first = len(sent)
        said = [(mover.key, frame) for frame in mover.take_outgoing()]
        while said:
            peer, frame = said.pop(0)
            before, version = len(sent), world.table.running.version
            returned = world.table.receive(peer, frame, world.now)
            is_play = world.table.running.version > version
            assert not early or moment == 3 or not is_play or len(sent) - before >= 5, "one for each who is here"
            sent += returned
            for who, told in sent[before:]:
                world.clients[who].receive(told, world.now)
            said += [(client.key, word) for client in world.clients.values() for word in client.take_outgoing()]
        assert moment != 3 or written == [first], "the table is written down before anything is sent"
    world.check_views()
    return sent


def test_what_is_handed_over_as_it_is_made_is_the_same_in_the_same_order():
    assert plays_handed_over(False) == plays_handed_over(True)


def test_a_view_that_nobody_is_told_of_keeps_its_story_all_the_same():
    """It is refreshed with the next play at the latest: whoever comes back is told what happened, beat by beat."""
    world = played()
    carol = world.join("carol", role="watcher")
    world.exchange()
    running = world.table.running
    before = running.view(-1).version
    world.cut.add(carol.key)
    world.table.lobby.people[carol.key].here = False
    world.table.lobby.number += 1
    for number in range(1, 4):
        world.one_play()
        world.exchange()
        assert running.views[-1].version >= before + number - 1, "one play late, never two"
    assert running.views[-1].version == running.version and running.views[-1].packed == {
        name: bytes(body) for name, body in Moment(running.match, running.version).view(-1).items()
    }
    told = running.view(-1).update(running.now(world.now), before, 0)
    assert len(told.cues) == 2, "of the first play, a sealed bid, nothing is told"


def test_the_hash_is_that_of_the_whole_view():
    world = played()
    running = world.table.running
    for seat in (-1, 0, 1):
        view = running.view(seat)
        assert view.hash == view_hash(view.packed)
        assert {n: b for n, b in view.packed.items() if n != ASK} == pack(running.match.view(seat))


def test_clocks_play_the_default_for_those_who_are_there():
    world = played()
    assert world.clients[key("alice")].clock_left(world.now) == pytest.approx(10, abs=1)
    world.wait(11)
    assert [play.kind for play in plays_of(world)] == ["clock", "clock"]
    assert world.clients[key("alice")].clock_left(world.now) is None, "the next ask has no clock"


def test_in_a_house_that_waits_the_clock_stands_still_for_whoever_dropped():
    world = played(house=HouseRules(dropped="wait"))
    world.wait(4)
    world.hang_up("bob")
    world.wait(30)
    assert plays_of(world) == []
    assert world.table.lobby.message(b"").seats[1].here is False
    assert world.clients[key("alice")].lobby.waiting == "dropped"
    world.call_again("bob")
    world.wait(1)
    left = world.clients[key("bob")].clock_left(world.now)
    assert left is not None and 0 < left < 6
    world.wait(left + 1)
    assert len(plays_of(world)) == 2


def test_timers_can_be_off_or_long():
    world = World(house=HouseRules(timers="off"))
    world.start("alice", "bob")
    world.wait(60)
    assert plays_of(world) == []
    world = World(house=HouseRules(timers="long"))
    world.start("alice", "bob")
    assert world.clients[key("alice")].clock_left(world.now) == pytest.approx(20, abs=1)


@pytest.mark.parametrize(("timers", "stretch"), [("off", 0), ("normal", 1), ("long", 2)])
def test_plays_and_lobby_say_how_long_the_rules_own_limits_last(timers: Any, stretch: int):
    """What lapses by a play's stamp (an offer in Lords of Hell) has the time that the house gives, in the journal for good."""
    world = World(house=HouseRules(timers=timers), owner=key("alice"))
    world.start("alice", "bob")
    world.clients[key("alice")].commands.start()
    for _ in range(4):
        world.wait(0.5)
    for _ in range(4):
        world.one_play()
        world.exchange()
    made = len(world.ledger.lines)
    assert made and {line.play.stretch for line in world.ledger.lines.values()} == {stretch}
    assert all(client.lobby.stretch == stretch for client in world.clients.values())
    world.clients[key("alice")].commands.set_house(timers="off")
    world.exchange()
    for _ in range(4):
        world.one_play()
        world.exchange()
    late = [line.play.stretch for number, line in world.ledger.lines.items() if number > made]
    assert late and set(late) == {0}, "from the next play on"
    assert all(client.lobby.stretch == 0 for client in world.clients.values())


def test_resigning_is_a_play_like_any_other_and_refused_where_the_title_says_no():
    world = played()
    for _ in range(3):
        world.one_play()
        world.exchange()
    alice, bob = world.clients[key("alice")], world.clients[key("bob")]
    alice.resign()
    world.exchange()
    assert [x.code for x in world.got(alice, e.Refused)] == ["cannot_resign"]
    world.one_play()
    world.exchange()
    bob.resign()
    world.exchange()
    assert world.table.lobby.phase == "over"
    assert bob.result["outcome"] == "resigned"


class Pairs(msgspec.Struct):
    """What each seat has put down, two numbers each."""

    down: list[list[int]]


class PutTwo(Step, frozen=True, tag="put_two"):
    """A seat puts down two numbers, one after the other, and may think again after the first."""

    seat: int

    def run(self, match):
        return Ask("put", (self.seat,)) if len(match.state.down[self.seat]) < 2 else None

    def space(self, match, seat):
        return Amount(0, 9)

    def default(self, match, seat):
        return 0

    def answer(self, match, answers):
        match.mark()
        match.state.down[self.seat].append(answers[self.seat])
        return True


class Done(Step, frozen=True, tag="done"):
    """The end."""

    def run(self, match):
        match.finish(Result("done", (0,), (1, 2)))
        return None


PAIRS = replace(
    NOUGHTS,
    title="pairs",
    state=Pairs,
    steps=(PutTwo, Done),
    begin=(PutTwo(0), PutTwo(1), Done()),
    setup=lambda match: Pairs([[], []]),
    view=lambda match, seat: {"down": [pair[:] for pair in match.state.down]},
    copy=None,
)


def test_taking_back():
    world = World(rules=PAIRS, title=Title("pairs", "Pairs", 0, (2, 2), (1, 2)))
    world.start("alice", "bob")
    first = next(c for c in world.clients.values() if c.seat == 0)
    first.play(4)
    world.exchange()
    assert first.ask.take_back and first.section("down") == [[4], []]
    first.take_back()
    world.exchange()
    assert first.section("down") == [[], []]
    assert [play.kind for play in plays_of(world)] == ["play", "take_back"]
    world.restart()
    world.exchange()
    world.check_views()
    world.finish()
    world.check_views()


def test_a_full_disk_takes_no_play_and_the_game_goes_on_when_there_is_room():
    world = played()
    world.ledger.full = True
    alice = world.clients[key("alice")]
    alice.play(1)
    world.clients[key("bob")].play(1)
    world.exchange()
    assert [x.code for x in world.got(alice, e.Refused)] == ["not_saved"]
    assert plays_of(world) == [] and alice.lobby.waiting == "disk"
    world.ledger.full = False
    # What was committed to stays the answer, and is told again by itself.
    world.wait(2)
    assert len(plays_of(world)) == 2 and alice.lobby.waiting == ""
    world.finish()
    world.check_views()
