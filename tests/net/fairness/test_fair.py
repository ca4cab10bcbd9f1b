"""Chance that everybody can check, and hosts that are caught."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from game.engine.match import PlayRecord
from net.client import events as e
from net.fairness import account as fair
from net.fairness.commitments import commitment
from net.protocol.sync import Moment
from net.storage.recording import Recorder, Recording
from net.storage.verify import check
from tests.engine.toys import TRICKS
from tests.net.world import HOST, World, key


@pytest.fixture
def over(tmp_path):
    world = World(seed=2)
    recorder = Recorder(tmp_path)
    world.join("alice").frames.record = recorder.take
    world.exchange()
    world.start("bob")
    world.finish()
    alice = world.clients[key("alice")]
    [given] = world.got(alice, e.AccountGiven)
    return world, alice, given.account, recorder


def verdict(account, shown):
    return fair.audit(TRICKS, "content", account, shown)


def test_verified_fair(over):
    _, alice, account, _ = over
    assert verdict(account, alice.held.shown) == fair.Verdict("fair", "", 8)


def test_the_seed_is_everybodys(over):
    world, _, account, _ = over
    seed = fair.seed_of(account.host_secret, account.secrets)
    assert seed == world.table.running.begun.seed
    changed = (account.secrets[0], replace(account.secrets[1], secret=b"?" * 32))
    assert fair.seed_of(account.host_secret, changed) != seed
    assert fair.seed_of(b"?", account.secrets) != seed


def unsigned(account):
    bare = replace(account.proofs[0], proof=None)
    changed = replace(account.plays[0], choice=3 - account.plays[0].choice)
    return replace(account, plays=(changed, *account.plays[1:]), proofs=(bare, *account.proofs[1:]))


def defaulted(account):
    at = next(n for n, line in enumerate(account.proofs) if line.key == key("alice"))
    plays, proofs = list(account.plays), list(account.proofs)
    plays[at], proofs[at] = replace(plays[at], kind="clock"), fair.LineProof()
    return replace(account, plays=tuple(plays), proofs=tuple(proofs))


def swapped(account):
    plays, proofs = account.plays, account.proofs
    return replace(
        account, plays=(*plays[2:4], *plays[:2], *plays[4:]), proofs=(*proofs[2:4], *proofs[:2], *proofs[4:])
    )


@pytest.mark.parametrize(
    "name,change,why",
    [
        ("another secret of the host", lambda a: replace(a, host_secret=b"?" * 32), "host_secret"),
        ("another secret of a seat",
         lambda a: replace(a, secrets=(replace(a.secrets[0], secret=b"?" * 32), a.secrets[1])), "secret"),
        ("a seat left out", lambda a: replace(a, secrets=a.secrets[:1]), "seats"),
        ("another match", lambda a: replace(a, match="other"), "match"),
        ("other options", lambda a: replace(a, options={"bids": "revisable"}), "options"),
        ("a play changed", lambda a: replace(a, plays=(replace(a.plays[0], choice=3 - a.plays[0].choice), *a.plays[1:])),
         "signature"),
        ("a play changed with its signature taken off", unsigned, "signature"),
        ("a play called a default", defaulted, "my_play"),
        ("two plays that change places", swapped, "order"),
        ("a play left out", lambda a: replace(a, plays=a.plays[:-1]), "chain"),
        ("a play the rules do not take", lambda a: replace(a, plays=(PlayRecord(1, 0, 77), *a.plays[1:])), "signature"),
    ],
)  # fmt: skip
def test_a_changed_account_is_noticed(over, name, change, why):
    _, alice, account, _ = over
    found = verdict(change(account), alice.held.shown)
    assert found.outcome == "false" and found.why.startswith(why)


def test_a_host_that_bends_a_card_is_noticed():
    """The host deals itself a better hand after the seed is known, and keeps its account honest."""
    world = World(seed=2)
    world.start("alice", "bob")
    state = world.table.running.match.state
    hand = state.hands[0]
    state.hands[0] = sorted(sorted([*hand, *state.stock])[-3:])
    for view in world.table.running.views.values():
        view.refresh(Moment(world.table.running.match, 1))
    for client in world.clients.values():
        client.held.version = 0
        client.held.sections = {}
        world.table.broadcaster.receiver(client.key).acked = 0
        world.table.broadcaster.tell_match(world.table.lobby.people[client.key], world.table.running, world.now)
    world._host_sends(world.table._flush())
    world.exchange()
    world.finish()
    for client in world.clients.values():
        [given] = world.got(client, e.AccountGiven)
        found = verdict(given.account, client.held.shown)
        assert found.outcome == "false"


def test_a_host_that_picks_its_secret_late_is_noticed(over):
    """It looks for a seed it likes after all secrets are in: its promise does not fit any more."""
    _, alice, account, _ = over
    for attempt in range(20):
        late = bytes([attempt]) * 32
        assert commitment(late, HOST, 1) != alice.held.shown.host_commitment
        assert verdict(replace(account, host_secret=late), alice.held.shown).why == "host_secret"


def test_other_rules_and_fixed_seeds_cannot_be_checked_here(over):
    _, alice, account, _ = over
    assert fair.audit(TRICKS, "newer", account, alice.held.shown) == fair.Verdict("unknown", "rules")
    world = World(seed=2)
    world.setup.seed = b"fixed"
    world.start("alice", "bob")
    world.finish()
    client = world.clients[key("bob")]
    [given] = world.got(client, e.AccountGiven)
    assert verdict(given.account, client.held.shown) == fair.Verdict("unknown", "seed")


def test_a_client_reveals_only_once_for_one_set_of_promises(over):
    _world, alice, _, _ = over
    from net.protocol import messages as m

    promised = alice.agreement.promised
    assert alice.agreement.reveal(promised, alice.lobby) == []
    alice.agreement._secrets[promised.round] = alice.held.shown.secret
    other = m.Commitments(promised.round, b"?" * 32, promised.seats, promised.terms)
    alice.take_outgoing()
    [told] = alice.agreement.reveal(other, alice.lobby)
    assert told.code == "not_now" and alice.take_outgoing() == []


def test_a_long_log_travels_in_parts():
    account = fair.Account(
        "x", 1, "c", {}, ("human",), HOST, b"s", (), tuple(PlayRecord(n, 0, "x" * 50) for n in range(5000))
    )
    pieces = fair.parts(account)
    assert len(pieces) > 2 and max(map(len, pieces)) <= fair.PART
    collector = fair.Collector()
    order = [*range(len(pieces))][::-1]
    found = [collector.add(n, len(pieces), pieces[n]) for n in order]
    assert found[-1] == account and found[:-1] == [None] * (len(pieces) - 1)
    with pytest.raises(ValueError):
        fair.Collector().add(0, 1000, b"")


def test_the_recording_tells_the_same_story(over):
    world, alice, _, recorder = over
    recording = Recording(recorder.path)
    assert [moment.version for moment in recording.moments] == list(range(1, 10))
    assert recording.moments[-1].packed == alice.held.packed
    assert recording.result == alice.result
    played = [cue for x in world.got(alice, e.Updated) for cue in x.cues]
    assert [cue for moment in recording.moments for cue in moment.cues] == played
    report = check(str(recorder.path), lambda _: TRICKS, lambda _: "content", lambda key: True)
    assert report.holds and "verified fair" in report.text
    assert recording.shown().secret == alice.held.shown.secret is not None


def test_a_recording_cut_anywhere_opens_to_its_last_whole_frame(over, tmp_path):
    from net.storage.recording import BrokenRecording

    _, _, _, recorder = over
    data = recorder.path.read_bytes()
    whole = Recording(recorder.path)
    path = tmp_path / "cut.recording"
    most = 0
    for length in range(0, len(data), 97):
        path.write_bytes(data[:length])
        try:
            cut = Recording(path)
        except BrokenRecording:
            continue
        assert [x.packed for x in cut.moments] == [x.packed for x in whole.moments][: len(cut.moments)]
        most = max(most, len(cut.moments))
    assert most == 9


def test_a_recording_goes_on_after_a_restart_that_lost_plays(tmp_path):
    world = World(seed=8)
    recorder = Recorder(tmp_path)
    world.join("alice").frames.record = recorder.take
    world.exchange()
    world.start("bob")
    for _ in range(5):
        world.one_play()
        world.exchange()
    world.restart(lines=3)
    for number in (4, 5):
        del world.ledger.lines[number]
    world.exchange()
    world.finish()
    recording = Recording(recorder.path)
    assert [moment.version for moment in recording.moments] == list(range(1, 10))
    report = check(str(recorder.path), lambda _: TRICKS, lambda _: "content", lambda key: True)
    assert not report.holds and "started again without the last plays" in report.text
