"""Who holds what: updates build on what was sent last, acknowledgements come a moment later and once for several."""

import pytest

from net.client import events as e
from net.fairness import account as fair
from net.host.lobby_types import HouseRules
from net.protocol import codec
from net.protocol import messages as m
from net.storage.recording import Recorder, Recording
from tests.engine.toys import TRICKS
from tests.net.lines import Lines
from tests.net.players import three
from tests.net.world import World, key, told_in


def listening(world):
    """(who, message) of everything that clients say, as it arrives."""
    heard = []
    receive = world.table.receive

    def hear(peer, frame, now):
        heard.append((peer, codec.read_to_host(frame)))
        return receive(peer, frame, now)

    world.table.receive = hear
    return heard


def told(world, name):
    """The updates that come to `name`."""
    client, found = world.clients[key(name)], []
    receive = client.receive

    def hear(frame, now):
        message = told_in(frame)
        if isinstance(message, m.Update):
            found.append(message)
        return receive(frame, now)

    client.receive = hear
    return found


def begun(**how):
    world = World(seed=3, **how)
    world.start("alice", "bob")
    world.wait(2)
    return world


def test_several_updates_are_acknowledged_at_once_and_soon():
    world = begun()
    heard = listening(world)
    plays = 0
    while plays < 4 and world.one_play():
        world.exchange()
        plays += 1
    assert plays == 4 and not [said for _, said in heard if isinstance(said, m.Seen)], "nobody waits for it"
    world.wait(0.25)
    seen = {who: said.version for who, said in heard if isinstance(said, m.Seen)}
    version = world.table.running.version
    assert seen == {key("alice"): version, key("bob"): version}
    assert len([said for _, said in heard if isinstance(said, m.Seen)]) == 2
    assert all(world.table.broadcaster.receiver(who).acked == version for who in world.clients)


def test_an_update_builds_on_the_one_before_though_that_is_not_acknowledged_yet():
    world = begun()
    found = told(world, "bob")
    first = world.table.running.version
    for _ in range(3):
        assert world.one_play()
        world.exchange()
    assert [update.base for update in found] == [first, first + 1, first + 2]
    world.check_views()


def test_what_is_missing_is_asked_for_and_comes_with_its_cues():
    world = begun()
    bob = world.clients[key("bob")]
    heard, receive = listening(world), bob.receive
    while world.table.running.version < 4:
        world.one_play()
        world.exchange()
    held = bob.version
    bob.receive = lambda frame, now: []  # one update is lost
    world.one_play()
    world.exchange()
    bob.receive = receive
    found = told(world, "bob")
    world.one_play()
    world.exchange()
    assert [said for _, said in heard if isinstance(said, m.Again)] == [m.Again(held)]
    assert [update.base for update in found] == [held + 1, held] and bob.version == world.table.running.version

    def shown(who):
        later = [event for event in world.events[who] if isinstance(event, e.Updated) and event.version > held]
        return [(cue.kind, cue.nouns.get("thing")) for event in later for cue in event.cues]

    assert len(shown(bob.key)) >= 2 and shown(bob.key) == shown(key("alice")), "of both plays, once each"
    world.check_views()


@pytest.mark.parametrize("lost", [1, 3])
def test_a_lost_acknowledgement_is_said_again(lost):
    """The host sends once more what it thinks is missing; whoever has it, or has let go of what it builds on, says so."""
    world = begun()
    put, left = world._put, [lost]

    def losing(queue, item):
        if item[1][1:6] == b"\xa4seen" and left[0]:
            left[0] -= 1
            return
        put(queue, item)

    world._put = losing
    for _ in range(4):
        world.one_play()
        world.exchange()
    world.wait(1 + 2 * lost)
    assert left == [0]
    assert {world.table.broadcaster.receiver(who).acked for who in world.clients} == {world.table.running.version}


def test_who_comes_back_builds_on_what_it_holds():
    world = begun()
    world.one_play()
    world.exchange()
    held = world.clients[key("bob")].version
    world.hang_up("bob")
    world.table.lost(key("bob"), world.now)
    while world.table.running.version < held + 1 and world.one_play():
        world.exchange()
    found = told(world, "bob")
    world.call_again("bob")
    world.exchange()
    assert found[0].base == held
    world.finish()
    world.check_views()


# ---------------------------------------------------------------------- lines that are late, or new


def on_lines(names=("alice", "bob"), **how):
    world = Lines(seats=len(names), seed=3, **how)
    for name in names:
        world.join(name)
    world.wait(1)
    all_ready(world)
    world.wait(2)
    return world


def all_ready(world):
    for client in world.clients.values():
        client.commands.ready()
    world.wait(1)
    if world.table.lobby.owner:
        world.clients[world.table.lobby.owner].commands.start()
        world.wait(1)


def test_a_seat_that_changed_while_its_line_was_down_is_told_anew_at_once():
    """The client says which version it holds, of another seat: it asks for everything, however lately it asked before."""
    world = on_lines(owner=key("alice"))
    carol = world.join("carol", role="watcher")
    world.wait(1)
    world.clients[key("alice")].commands.kick(key("bob"))
    world.exchange()
    del world.clients[key("bob")]
    world.wait(1)
    world.late(0.3)
    carol.commands.sit(1)
    world.wait(0.4)
    assert world.table.lobby.owned(carol.key) == 1 and carol.seat == -1, "the answer is on its way"
    carol.sync._asked_at = world.now
    world.hang_up("carol")
    world.late(0.02)
    world.call_again("carol")
    world.wait(0.5)
    assert carol.seat == 1 and carol.version == world.table.running.version
    world.check_views()


def test_who_was_away_for_the_whole_of_a_rematch_holds_it_at_once():
    """Both matches are of one run of the host; what it holds is a version of the first."""
    world = on_lines(owner=key("alice"))
    walt = world.join("walt", role="watcher")
    world.wait(1)
    for _ in range(4):
        world.one_play()
        world.wait(0.3)
    world.hang_up("walt")
    del world.clients[walt.key]
    world.finish()
    world.clients[key("alice")].commands.rematch()
    world.wait(1)
    all_ready(world)
    while world.table.running.version < walt.version:
        world.one_play()
        world.wait(0.3)
    assert world.table.running.version == walt.version, "the same number in both"
    world.clients[walt.key] = walt
    world.call_again("walt")
    world.wait(0.2)
    assert walt.opening.match == world.table.match_id and walt.version == world.table.running.version
    world.check_views()


def test_an_answer_to_an_old_wish_does_not_shut_out_who_says_hello_again():
    """A nap of the air, on the same line: the client has given its host up and greets it when the answer comes."""
    world = on_lines(house=HouseRules(spectators=False))
    bob = world.clients[key("bob")]
    world.late(2.0)
    bob.commands.sit(0)
    world.exchange()
    bob.disconnected(world.now)
    bob.connected(world.now)
    world.wait(4.5)
    assert any(event.code == "not_now" for event in world.got(bob, e.Told)), "one does not change seats in a match"
    world.late(0.0)
    world.wait(8)
    assert bob.state == "in" and not world.got(bob, e.Closed)


def test_who_may_not_stand_up_stays_at_the_table():
    world = World(house=HouseRules(spectators=False))
    alice = world.join("alice")
    world.exchange()
    alice.commands.leave_seat()
    world.exchange()
    assert [event.code for event in world.got(alice, e.Told)] == ["full"] and alice.state == "in"
    assert world.table.lobby.owned(alice.key) == 0


# ---------------------------------------------------------------------- copies


def test_a_version_sent_again_vouches_for_no_more_than_it_did_the_first_time():
    """Bob acknowledges what came first; what rode when it was sent once more is lost with his line."""
    world = three()
    bob, receiver = world.clients[key("bob")], world.table.broadcaster.receiver(key("bob"))
    world.one_play()
    world.exchange()
    version = bob.version
    assert receiver.acked < version == receiver.told
    # Another piece, which belongs to no version.
    world.cut.add(bob.key)
    world.clients[key("alice")].commands.set_profile("alicia", "red", "")
    world.exchange()
    world.table.receive(bob.key, codec.pack(m.Again(version - 1)), world.now)
    world.table.receive(bob.key, codec.pack(m.Seen(receiver.run, version)), world.now)
    copied = world.table.failover.copies.keeper(bob.key).copied
    assert receiver.acked == version and copied == len(bob.standby.kept.pieces) < len(
        world.table.failover.copies.source.pieces
    )
    world.cut.discard(bob.key)
    world.hang_up("bob")
    world.one_play()
    world.exchange()
    world.call_again("bob")
    world.wait(0.25)
    assert bob.standby.kept.pieces == world.table.failover.copies.source.pieces


def test_a_new_lock_comes_with_its_copy_and_before_the_play():
    """A host started again has another lock: nobody waits for its holders to say how much they have of it."""
    world = on_lines(("alice", "bob", "cora"))
    for _ in range(3):
        world.one_play()
        world.wait(0.3)
    world.late(0.2)
    world.restart()
    bob, found = world.clients[key("bob")], []
    receive = bob.receive

    def hear(frame, now):
        found.append(type(codec.read_from_host(frame)))
        return receive(frame, now)

    bob.receive = hear
    world.wait(1.2)
    told = [kind for kind in found if kind in (m.LockShare, m.Copy, m.Update)]
    assert told[:3] == [m.LockShare, m.Copy, m.Update]
    assert bob.standby.kept.pieces == world.table.failover.copies.source.pieces


# ---------------------------------------------------------------------- the clock, and recordings


def test_what_the_clock_played_before_the_disk_was_full_is_told():
    """Both are silent; the first one's default is written down, the second one's is not."""
    world = World(house=HouseRules(timers="normal"), seed=3)
    world.start("alice", "bob")
    world.wait(1)
    line, left = world.ledger.line, [1]

    def full(number, written):
        left[0] -= 1
        if left[0] < 0:
            raise OSError("disk full")
        line(number, written)

    world.ledger.line = full
    assert len(world.table.running.match.waiting_for()) == 2
    world.now = world.table.running.clocks.deadline()
    for person in world.table.lobby.people.values():
        person.heard = world.now
    world._host_sends(world.table.tick(world.now))
    world.exchange()
    assert world.table.running.version == 2 and {c.version for c in world.clients.values()} == {2}
    world.check_views()
    del world.ledger.line
    world.wait(3)
    world.finish()
    world.check_views()


@pytest.mark.parametrize("seed", range(6))
def test_a_recording_made_across_gaps_and_repeats_shows_all_and_holds(seed, tmp_path):
    world = World(seed=seed, loss=0.15, twice=0.1)
    shown = {}
    recorders = {}
    for name in ("alice", "bob"):
        client = world.join(name)
        recorders[client.key] = Recorder(tmp_path / name)
        client.frames.record = recorders[client.key].take
    world.start()
    for _ in range(400):
        if world.table.lobby.phase == "over":
            break
        moved = world.one_play()
        world.exchange()
        for client in world.clients.values():
            shown[client.key, client.version] = client.held.packed
        if not moved:
            world.wait(0.5)
    world.settle()
    world.wait(12)
    for client in world.clients.values():
        recorders[client.key].close()
        [path] = (tmp_path / client.key.rstrip("-")).iterdir()
        recording = Recording(path)
        cues = [cue for event in world.got(client, e.Updated) for cue in event.cues]
        assert [cue for moment in recording.moments for cue in moment.cues] == cues
        assert recording.moments[-1].version == world.table.running.version
        for moment in recording.moments:
            assert moment.packed == shown.get((client.key, moment.version), moment.packed)
        assert recording.account is not None
        verdict = fair.audit(TRICKS, "content", recording.account, recording.shown())
        assert verdict.outcome == "fair", verdict
