"""kill -9 the host after every play, start it again from its journal: the same table, the same match."""

from __future__ import annotations

import pytest

from net.client import events as e
from net.fairness.account import audit
from net.host.room import Room
from net.storage.journal import BrokenJournal, Journal, read
from tests.engine.toys import TRICKS
from tests.net.world import World, entropy_from, key


@pytest.mark.parametrize("moment", range(9))
def test_killed_after_play(moment):
    straight = World(seed=5)
    straight.start("alice", "bob")
    straight.finish()
    world = World(seed=5)
    world.start("alice", "bob")
    for _ in range(moment):
        world.one_play()
        world.exchange()
    before = world.table.running.match.dump()
    world.restart()
    assert world.table.running.match.dump() == before
    world.exchange()
    world.check_views()
    world.finish()
    world.check_views()
    assert world.table.running.match.hash() == straight.table.running.match.hash()
    for client in world.clients.values():
        [given] = world.got(client, e.AccountGiven)
        assert audit(TRICKS, "content", given.account, client.held.shown).outcome == "fair"


def test_killed_between_every_two_plays():
    world = World(seed=6)
    world.start("alice", "bob")
    while world.table.lobby.phase == "playing":
        world.one_play()
        world.exchange()
        world.restart()
        world.exchange()
    world.check_views()
    assert world.table.running.run == 9


def test_killed_before_the_play_was_answered():
    world = World(seed=7)
    world.start("alice", "bob")
    alice = world.clients[key("alice")]
    alice.play(1)
    [frame] = alice.take_outgoing()
    world.table.receive(alice.key, frame, world.now)
    world.restart()
    world.exchange()
    assert alice.pending is None and alice.answers.committed is not None, "the host knew of it, and is told again"
    ask = alice.ask.id
    world.finish()
    assert len([line for line in world.table.running.lines if line.key == alice.key and line.play.ask == ask]) == 1


def test_killed_after_the_last_play_and_before_its_result_was_saved():
    """Else the journal would be taken for a match that can be gone on with."""
    world = World(seed=4)
    world.start("alice", "bob")
    world.finish()
    result, world.ledger.result = world.ledger.result, None
    assert result is not None
    world.restart()
    assert world.ledger.result == result and world.table.lobby.phase == "over"


def test_plays_lost_with_the_power_are_played_again_and_everybody_agrees():
    world = World(seed=8)
    world.start("alice", "bob")
    for _ in range(5):
        world.one_play()
        world.exchange()
    world.restart(lines=3)
    for number in (4, 5):
        del world.ledger.lines[number]
    world.exchange()
    world.check_views()
    assert all(client.version == 4 for client in world.clients.values())
    world.finish()
    world.check_views()
    for client in world.clients.values():
        [given] = world.got(client, e.AccountGiven)
        # A host could take plays back like this that it did not like: it is said.
        assert audit(TRICKS, "content", given.account, client.held.shown).why == "rolled_back"


def test_an_end_that_was_lost_with_the_power_is_none():
    """Everybody saw the last play; the journal has it not."""
    world = World(seed=5)
    world.start("alice", "bob")
    world.finish()
    world.restart(lines=len(world.table.running.lines) - 1)
    world.exchange()
    assert world.table.lobby.phase == "playing"
    assert [client.result for client in world.clients.values()] == [None, None]
    world.finish()
    world.wait(12)
    world.check_views()
    for client in world.clients.values():
        assert client.result is not None and len(world.got(client, e.Over)) == 2
        given = world.got(client, e.AccountGiven)[-1]
        assert audit(TRICKS, "content", given.account, client.held.shown).why == "rolled_back"


def test_a_stranger_cannot_take_a_seat_of_a_table_that_came_back():
    world = World(seed=9)
    world.start("alice", "bob")
    world.restart()
    mallory = world.join("mallory")
    world.exchange()
    assert mallory.seat == -1 and "hand" not in mallory.held.packed


# ---------------------------------------------------------------------- the file


@pytest.fixture
def written(tmp_path):
    """A finished match with its journal on disk, and the path."""
    path = tmp_path / "x.journal"
    journal = Journal(path)
    world = World(seed=4)
    world.table = Room(world.setup, journal, entropy_from(4), world.now)
    world.start("alice", "bob")
    world.finish()
    return world, journal, path


def test_the_file_gives_back_what_was_written(written):
    world, journal, path = written
    journal.close()
    kept = read(path)
    assert kept.lines == tuple(world.table.running.lines)
    assert kept.begun == world.table.running.begun
    assert kept.over and not kept.damaged and kept.run == 1


def test_resuming_counts_the_runs_and_goes_on(written):
    _, journal, path = written
    journal.close()
    again = Journal(path)
    kept = again.resume("x")
    assert kept.run == 2
    again.close()
    assert read(path).run == 2


def test_one_host_at_a_time(written):
    _, journal, path = written
    with pytest.raises(BrokenJournal, match="in use"):
        Journal(path).resume("x")
    journal.close()


def test_a_withdrawn_play_is_written_over(tmp_path):
    from game.engine.match import PlayRecord
    from net.storage.store import Line

    journal = Journal(tmp_path / "y.journal")
    world = World(seed=4)
    world.start("alice", "bob")
    journal.begin(world.table.running.begun, world.table.record.table())
    lines = [Line(PlayRecord(1, 0, n), "k", n) for n in range(4)]
    journal.line(1, lines[0])
    journal.line(2, lines[1])
    journal.line(2, lines[2])
    journal.line(3, lines[3])
    journal.close()
    kept = read(tmp_path / "y.journal")
    assert kept.lines == (lines[0], lines[2], lines[3]) and not kept.damaged


def test_cut_at_every_length_it_opens_to_the_last_whole_play_or_says_why(written, tmp_path):
    world, journal, path = written
    whole = tuple(world.table.running.lines)
    # As after a crash: the log beside the file is all there is.
    wal = path.with_name(path.name + "-wal").read_bytes()
    base = path.read_bytes()
    journal.close()
    copy = tmp_path / "cut.journal"
    opened = 0
    for length in range(0, len(wal), 331):
        for old in tmp_path.glob("cut.journal*"):
            old.unlink()
        copy.write_bytes(base)
        copy.with_name(copy.name + "-wal").write_bytes(wal[:length])
        try:
            kept = read(copy)
        except BrokenJournal:
            continue
        opened += 1
        assert whole[: len(kept.lines)] == kept.lines
    assert opened > 10


def test_with_any_byte_flipped_no_play_is_made_up(written, tmp_path):
    world, journal, path = written
    whole = tuple(world.table.running.lines)
    journal.close()
    data = bytearray(path.read_bytes())
    copy = tmp_path / "flip.journal"
    good = 0
    for at in range(0, len(data), 37):
        data[at] ^= 0x55
        copy.write_bytes(data)
        data[at] ^= 0x55
        try:
            kept = read(copy)
        except BrokenJournal:
            continue
        good += 1
        assert whole[: len(kept.lines)] == kept.lines
        assert kept.begun == world.table.running.begun
    assert good > 50


def test_what_is_no_journal_is_told_so(tmp_path):
    (tmp_path / "z.journal").write_bytes(b"hello, I am a picture" * 100)
    with pytest.raises(BrokenJournal, match="cannot be read"):
        read(tmp_path / "z.journal")
    with pytest.raises(BrokenJournal, match="no journal"):
        read(tmp_path / "nothing.journal")
    with pytest.raises(BrokenJournal, match="no match id"):
        Journal().resume("../../etc/passwd")


def test_who_comes_back_is_told_what_happened():
    world = World(seed=5)
    world.start("alice", "bob")
    kept = world.ledger.kept(2)
    from msgspec.structs import replace

    world.ledger.kept = lambda run, lines=None: replace(kept, damaged=True)
    world.restart()
    world.exchange()
    told = [x.code for x in world.got(world.clients[key("alice")], e.Noticed)]
    assert "resumed" in told and "lost_plays" in told


def test_who_drops_out_of_a_match_that_was_resumed_is_not_told_again_that_it_was():
    """Whose own window had fallen read "The match resumes from its last save" though the host had played on."""
    world = World(seed=5)
    world.start("alice", "bob")
    world.restart()
    world.exchange()
    world.hang_up("alice")
    world.exchange()
    world.call_again("alice")
    world.exchange()
    told = [x.code for x in world.got(world.clients[key("alice")], e.Noticed)]
    assert told.count("resumed") == 1
