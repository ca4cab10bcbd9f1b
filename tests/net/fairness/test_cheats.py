"""Cheats, played by modified hosts on the real games; each is caught and named, most of them at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from game import titles
from game.engine.journal import PlayRecord
from net.client import events as e
from net.client.client import Client
from net.client.introduction import Introduction
from net.fairness import account as fair
from net.fairness.commitments import commitment
from net.host.lobby_types import HouseRules
from net.host.room import Room
from net.host.start_agreement import StartAgreement
from net.protocol import codec
from net.protocol import messages as m
from net.protocol.records import PlayProof, SeatCommitment, SeatSecret
from net.storage.match_memory import MatchMemory
from net.storage.recording import Recorder
from net.storage.store import Begun, Line
from tests.net.fairness.signed import signed
from tests.net.world import HOST, World, entropy_from, key, made_signer

TITLES = titles.titles()
ALL = sorted(TITLES)


def table_of(title: str, seed: int = 1, kind: type[World] = World, begin: bool = True, **setup: Any) -> World:
    """A table of people only, the fewest that the game takes."""
    record = TITLES[title]
    seats = record.seats[0]
    world = kind(
        titles.rules(title), record, seats=seats, seed=seed, house=HouseRules(timers="off", lost="never"), **setup
    )
    names = ("alice", "bob", "carol", "dave")[:seats]
    if begin:
        world.start(*names)
        assert world.table.running is not None
    else:
        for name in names:
            world.join(name)
            world.exchange()
    return world


def play_some(world: World, plays: int) -> None:
    made = 0
    for _ in range(plays * 20):
        if made >= plays or world.table.running.over:
            return
        if world.one_play():
            made += 1
            world.exchange()
        else:
            world.wait(1.0)


def early_verdicts(world: World, client: Client) -> list[fair.Verdict]:
    return [event.verdict for event in world.got(client, e.Checked)]


def audited(world: World, client: Client) -> fair.Verdict:
    """The verdict on the match as far as it was played: an account may be asked for before there is a result."""
    running = world.table.running
    account = running.account(HOST)
    return fair.audit(titles.rules(running.begun.title), "content", account, client.held.shown)


# ---------------------------------------------------------------------- openings


def invent(agreement: StartAgreement) -> None:
    lobby = agreement._lobby
    for seat in lobby.seats:
        seat.secret = b"chosen by the host".ljust(32, b".")
        seat.commitment = commitment(seat.secret, seat.owner, lobby.round, seat.verify_key)


def invents_secrets(room: Room) -> None:
    """It never asks for commitments, makes up everybody's secrets, and so picks the seed."""

    def try_start(now: float) -> None:
        if room.lobby.phase == "lobby" and not room.lobby.missing():
            invent(room.agreement)
            room.match.begin(now)

    room.agreement.try_start = try_start  # type: ignore[method-assign]


def another_round(room: Room) -> None:
    """It commits honestly, hears all secrets, and then opens the match with another round and secrets that it likes."""
    agreement, begin = room.agreement, room.agreement.begin

    def begin_another() -> Begun:
        room.lobby.round += 1
        agreement.commitment = commitment(agreement._secret, room.setup.key, room.lobby.round)
        invent(agreement)
        return begin()

    agreement.begin = begin_another  # type: ignore[method-assign]


def another_match(room: Room) -> None:
    """It hears all secrets and then changes what is played: another match id, kept for the occasion."""
    agreement, begin = room.agreement, room.agreement.begin

    def begin_another() -> Begun:
        agreement.match_id = "0" * 12
        return begin()

    agreement.begin = begin_another  # type: ignore[method-assign]


CHEATS = (invents_secrets, another_round, another_match)


def cheated(title: str, cheat: Callable[[Room], None]) -> World:
    world = table_of(title, begin=False)
    cheat(world.table)
    world.start()
    assert world.table.running is not None
    return world


@pytest.mark.parametrize("title", ALL)
@pytest.mark.parametrize("cheat", CHEATS)
def test_a_host_that_chooses_the_chance_is_never_called_fair(cheat, title):
    world = cheated(title, cheat)
    why = "no_commitments" if cheat is not another_round else "opening"
    for client in world.clients.values():
        assert client.opening is not None and not client.held.shown.present
        assert {(found.outcome, found.why) for found in early_verdicts(world, client)} == {("false", why)}
    play_some(world, 3)
    assert {audited(world, client).why for client in world.clients.values()} == {why}


@pytest.mark.parametrize("cheat", CHEATS)
def test_such_a_match_played_to_its_end_is_not_fair(cheat):
    world = cheated("battlegoats", cheat)
    play_some(world, 400)
    assert world.table.running.over
    assert {audited(world, client).outcome for client in world.clients.values()} == {"false"}


class OtherOptions(World):
    """Looks at the seed, then changes what is played: the opening that it sends is another than it plays by."""

    def _host_sends(self, out: list[tuple[str, bytes]]) -> None:
        sent = []
        for peer, frame in out:
            message = codec.read_from_host(frame)
            if type(message) is m.Opening:
                frame = codec.pack(self.bend(message))
            sent.append((peer, frame))
        super()._host_sends(sent)

    def bend(self, opening: m.Opening) -> m.Opening:
        return replace(opening, options={**opening.options, "timers": "later"})


class OtherKeys(OtherOptions):
    """Hands out a key of its own for another seat."""

    def bend(self, opening: m.Opening) -> m.Opening:
        rows = tuple(
            row if seat == opening.seat else replace(row, verify_key=made_signer("mallory").verify_key)
            for seat, row in enumerate(opening.commitments)
        )
        return replace(opening, commitments=rows)


@pytest.mark.parametrize("title", ALL)
@pytest.mark.parametrize("kind", [OtherOptions, OtherKeys])
def test_a_host_that_opens_another_match_than_was_agreed(title, kind):
    world = table_of(title, kind=kind)
    for client in world.clients.values():
        found = early_verdicts(world, client)
        assert found and {verdict.outcome for verdict in found} == {"false"}
        assert {verdict.why for verdict in found} <= {"opening", "no_commitments"}


def test_no_secret_without_the_terms_or_with_keys_that_were_not_compared():
    world = table_of("battlegoats", begin=False)
    alice = world.clients[key("alice")]
    alice.take_outgoing()
    lobby = alice.lobby
    rows = tuple(
        SeatCommitment(seat.who, seat.commitment, world.clients[seat.who].answers._signer.verify_key)
        for seat in lobby.seats
    )
    terms = m.Terms("abcdef", "battlegoats", "content", {}, ("human", "human"))
    mallory = (rows[0], replace(rows[1], verify_key=made_signer("mallory").verify_key))
    for told in (m.Commitments(lobby.round, b"h" * 32, rows), m.Commitments(lobby.round, b"h" * 32, mallory, terms)):
        alice.receive(codec.pack(told), world.now)
        assert not any(type(codec.read_to_host(frame)) is m.Reveal for frame in alice.take_outgoing())
    alice.receive(codec.pack(m.Commitments(lobby.round, b"h" * 32, rows, terms)), world.now)
    assert any(type(codec.read_to_host(frame)) is m.Reveal for frame in alice.take_outgoing())


# ---------------------------------------------------------------------- plays


class Replacing(World):
    """Plays another choice for bob, and tells bob that his own was taken."""

    victim = key("bob")
    replaced = 0
    as_clock = False

    def exchange(self, limit: int = 10_000) -> None:
        running = self.table.running
        if running is not None and not hasattr(running, "bent"):
            running.bent = True  # type: ignore[attr-defined]
            plain = running._carry_out

            def carry_out(line: Line, now: float) -> None:
                if line.key == self.victim and line.play.kind == "play" and self.replaced < 3:
                    match, seat = running.match, line.play.seat
                    others = [match.default(seat), *(match.sample(seat, self.chance) for _ in range(20))]
                    other = next((one for one in others if one != line.play.choice), None)
                    if other is not None:
                        self.replaced += 1
                        kind = "clock" if self.as_clock else "play"
                        play = PlayRecord(line.play.ask, line.play.seat, other, line.play.at, kind)
                        # It stays "taken" for bob, whatever stands in the journal.
                        running.taken[line.key] = line.n
                        line = Line(play) if self.as_clock else replace(line, play=play)
                plain(line, now)

            running._carry_out = carry_out  # type: ignore[method-assign]
        super().exchange(limit)


class Defaulting(Replacing):
    as_clock = True


@pytest.mark.parametrize("title", ALL)
@pytest.mark.parametrize("kind", [Replacing, Defaulting])
def test_a_host_that_replaces_a_players_plays_is_told_at_once_and_named(title, kind):
    world = table_of(title, kind=kind)
    for _ in range(40):
        play_some(world, 5)
        if world.replaced or world.table.running.over:
            break
    assert world.replaced, "the match gave no chance to cheat"
    bob = world.clients[key("bob")]
    found = early_verdicts(world, bob)
    late = audited(world, bob)
    assert late.outcome == "false" and late.why in ("my_play", "signature")
    assert found and found[0].why == "my_play" and found[0].seat == bob.held.shown.seat, "said while it is played"
    for client in world.clients.values():
        if client is bob:
            continue
        verdict = audited(world, client)
        if kind is Replacing:
            # Everybody sees that bob did not sign it.
            assert (verdict.why, verdict.seat) == ("signature", bob.held.shown.seat)
        else:
            # What is called a default is counted as one, for bob's seat.
            assert (
                any(one.seat == bob.held.shown.seat and one.clock for one in verdict.stand_ins)
                or verdict.why == "no_result"
            )


@pytest.mark.parametrize("title", ALL)
def test_plays_that_nobody_signed_are_refused_by_an_honest_host(title):
    """Handmade frames: no signature, another's, an old head, another match's, another number's, a choice changed under it."""
    world = table_of(title)
    play_some(world, 6)
    client = next(
        c for c in world.clients.values() if c.ask is not None and c.ask.space is not None and c.ask.answer is None
    )
    other = next(c for c in world.clients.values() if c is not client)
    choice = client.ask.space.sample(world.chance)
    n, ask = client.answers._n + 1, client.ask.id
    good = signed(client, ask, n, choice)
    others = replace(good, proof=signed(other, ask, n, choice, seat=client.seat).proof)
    for message in (
        replace(good, proof=None),
        others,
        replace(good, n=n + 1),
        replace(good, proof=replace(good.proof, salt=b"t" * 16)),
        replace(good, proof=replace(good.proof, signature=b"")),
        signed(client, ask, n, choice, head=b"x" * 16),
        signed(client, ask, n, choice, seat=client.seat + 1),
        replace(signed(client, ask, n, choice, match="other"), match=client.opening.match),
        signed(client, ask, n, choice, seen=1) if client.version > 1 else others,
        replace(good, proof=PlayProof(b"s" * 16, 1 << 40, good.proof.signature)),
    ):
        before = world.table.running.version
        out = world.table.receive(client.key, codec.pack(message), world.now)
        refused = [
            x for peer, frame in out if peer == client.key and isinstance(x := codec.read_from_host(frame), m.Refusal)
        ]
        assert [x.code in ("unsigned", "other_head") for x in refused] == [True]
        assert world.table.running.version == before
    client.play(choice)
    world.exchange()
    assert client.pending is None


def finished(title: str, seed: int = 3) -> World:
    world = table_of(title, seed)
    for _ in range(100):
        if world.table.running.over:
            break
        play_some(world, 20)
    return world


def changes(account: fair.Account, seat: int) -> dict[str, tuple[fair.Account, set[str]]]:
    """Accounts that a lying host could give; each with the reasons that a client may name."""
    plays, proofs = account.plays, account.proofs
    at = next(n for n, (play, line) in enumerate(zip(plays, proofs)) if line.proof is not None and play.seat == seat)
    last = max(n for n, line in enumerate(proofs) if line.proof is not None)
    first = next(n for n, line in enumerate(proofs) if line.proof is not None and line.key == proofs[last].key)

    def put(n: int, play: PlayRecord, line: Any) -> fair.Account:
        return replace(account, plays=(*plays[:n], play, *plays[n + 1 :]), proofs=(*proofs[:n], line, *proofs[n + 1 :]))

    return {
        "changed": (put(at, replace(plays[at], choice=["other"]), proofs[at]), {"signature"}),
        "unsigned": (put(at, plays[at], replace(proofs[at], proof=None)), {"signature"}),
        "default": (put(at, replace(plays[at], kind="clock"), fair.LineProof()), {"my_play", "chain"}),
        "dropped": (
            replace(account, plays=plays[:at] + plays[at + 1 :], proofs=proofs[:at] + proofs[at + 1 :]),
            {"my_play", "chain", "signature", "order"},
        ),
        "twice": (
            replace(account, plays=(*plays, plays[last]), proofs=(*proofs, proofs[last])),
            {"order"},
        ),
        "moved": (put(last, plays[first], proofs[first]), {"order", "signature", "my_play"}),
        "another's key": (put(at, plays[at], replace(proofs[at], verify_key=made_signer("m").verify_key, key="m" * 40)),
                          {"signature", "my_play", "order"}),
        "no proofs": (replace(account, proofs=()), {"unsigned", "no_result"}),
        "the last one dropped": (
            replace(account, plays=plays[:-1], proofs=proofs[:-1]),
            {"chain", "my_play"},
        ),
        "fewer proofs": (replace(account, proofs=proofs[:-1]), {"chain"}),
    }  # fmt: skip


@pytest.mark.parametrize("title", ALL)
def test_an_account_that_was_changed_names_the_play_and_whose(title):
    world = table_of(title, 3)
    play_some(world, 30)
    account = world.table.running.account(HOST)
    rules = titles.rules(title)
    for client in world.clients.values():
        assert fair.audit(rules, "content", account, client.held.shown).why in ("", "no_result")
        for seat in range(len(world.clients)):
            for name, (changed, why) in changes(account, seat).items():
                verdict = fair.audit(rules, "content", changed, client.held.shown)
                assert verdict.outcome != "fair" and verdict.why in why, (name, verdict)
                if name in ("changed", "unsigned"):
                    assert verdict.seat == seat
        # Whose rules differ still checks every signature.
        assert fair.audit(rules, "newer", account, client.held.shown) == fair.Verdict("unknown", "rules")
        assert fair.audit(rules, "newer", changes(account, 0)["changed"][0], client.held.shown).why == "signature"


def test_a_host_that_invents_a_play_needs_a_signature():
    """It plays for bob with a key of its own and says that somebody sat in; bob's plays are then missing or marked."""
    world = table_of("battlegoats")
    play_some(world, 10)
    account = world.table.running.account(HOST)
    seat = world.clients[key("bob")].seat
    at = next(n for n, play in enumerate(account.plays) if play.seat == seat)
    forged = replace(account.proofs[at], key=key("alice"))
    changed = replace(account, proofs=(*account.proofs[:at], forged, *account.proofs[at + 1 :]))
    for client in world.clients.values():
        assert fair.audit(titles.rules("battlegoats"), "content", changed, client.held.shown).outcome == "false"


# ---------------------------------------------------------------------- who was not there


def test_who_was_not_there_never_reads_that_it_was_fair():
    world = World(seed=2)
    world.start("alice", "bob")
    world.join("carol", role="watcher")
    world.exchange()
    world.finish()
    account = world.table.running.account(HOST)
    rules = world.setup.rules
    alice, carol = world.clients[key("alice")], world.clients[key("carol")]
    assert fair.audit(rules, "content", account, alice.held.shown).outcome == "fair"
    assert fair.audit(rules, "content", account, carol.held.shown).why == "watched"


@pytest.mark.parametrize("kept", [True, False])
def test_a_client_that_was_started_again_checks_with_what_it_kept(tmp_path, kept):
    world = World(seed=2)
    memory = MatchMemory(key("alice"), tmp_path)
    world.join("alice").frames.memory = memory
    world.exchange()
    world.start("bob")
    for _ in range(3):
        world.one_play()
        world.exchange()
    again = Client(key("alice"), HOST, Introduction("alice"), entropy_from("again"), lambda title: "content",
                   signer=made_signer(f"alice{world.seed}"))  # fmt: skip
    if kept:
        again.frames.memory = MatchMemory(key("alice"), tmp_path)
    world.clients[again.key] = again
    world.events[again.key] = list(again.connected(world.now))
    world.exchange()
    assert len(again.held.shown.sent) > 0 if kept else not again.held.shown.sent
    world.finish()
    verdict = fair.audit(world.setup.rules, "content", world.table.running.account(HOST), again.held.shown)
    assert (verdict.outcome, verdict.why) == (("fair", "") if kept else ("unknown", "late"))


def test_somebody_elses_recording_is_never_called_fair(tmp_path):
    from net.storage.verify import check

    world = World(seed=2)
    recorder = Recorder(tmp_path)
    world.join("alice").frames.record = recorder.take
    world.exchange()
    world.start("bob")
    world.finish()
    rules, content = (lambda _: world.setup.rules), (lambda _: "content")
    assert check(str(recorder.path), rules, content, lambda who: who == key("alice")).holds
    found = check(str(recorder.path), rules, content, lambda who: False)
    assert not found.holds and "somebody else's" in found.text
    newer = check(str(recorder.path), rules, lambda _: "newer", lambda who: True)
    assert not newer.holds and "signatures and its chain hold" in newer.text


def test_the_links_that_all_are_told_do_not_tell_a_hidden_answer():
    """The same answer, signed twice, makes two links: the salt is in both, and is told at the end only."""
    world = World(seed=2)
    world.start("alice", "bob")
    alice = world.clients[key("alice")]
    links = set()
    for n in range(50):
        made = alice.answers._signed(100 + n, 1, "play")
        links.add(alice.held.shown.sent[100 + n].link)
        assert len(made.proof.salt) == 16
    assert len(links) == 50


def test_a_host_may_not_take_the_secret_of_another_round():
    world = World(seed=2)
    world.start("alice", "bob")
    world.finish()
    account = world.table.running.account(HOST)
    alice = world.clients[key("alice")]
    other = replace(account, round=account.round + 1)
    assert fair.audit(world.setup.rules, "content", other, alice.held.shown).why == "host_secret"
    rows = (replace(account.secrets[0], secret=b"?" * 32), *account.secrets[1:])
    assert isinstance(rows[0], SeatSecret)
    assert fair.audit(world.setup.rules, "content", replace(account, secrets=rows), alice.held.shown).why == "secret"
