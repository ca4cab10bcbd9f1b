"""Answers that people give at once, in every game that has such questions: nobody reads another's before their own is fixed, and
whoever answers otherwise than committed, or not at all, is named."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from game import titles
from net.client import events as e
from net.client.answers import Answers
from net.client.client import Client
from net.client.introduction import Introduction
from net.fairness import account as fair
from net.fairness.sealed import committers
from net.host.lobby_types import HouseRules
from net.protocol import codec
from net.protocol import messages as m
from net.protocol.records import SealedAnswer
from net.storage.match_memory import MatchMemory
from tests.net.fairness.test_cheats import ALL, audited, table_of
from tests.net.players import Players
from tests.net.world import HOST, World, entropy_from, key, made_signer

SEALED = ("battlegoats", "loot_and_recruit", "lords_of_hell", "slayer_slayer")
"""Goblin asks one seat at a time."""
MOST = 400
OPTIONS = {"battlegoats": {"muster": "draft"}}
ASKS = {"battlegoats": 3, "loot_and_recruit": 3, "lords_of_hell": 2, "slayer_slayer": 1}
"""How many such questions a test plays through."""


def those_asked(world: World) -> list[Client]:
    """The clients that owe an answer to an ask which several people answer at once, before any has answered."""
    running = world.table.running
    assert running is not None
    match = running.match
    if match.ask is None or match.answers:
        return []
    seats = committers(match.ask.mode, match.ask.window, match.ask.seats, running.begun.kinds)
    return [client for client in world.clients.values() if client.seat in seats]


def to_a_sealed_ask(world: World, mode: str = "") -> list[Client]:
    """Play on until people are asked at once."""
    for _ in range(MOST):
        asked = those_asked(world)
        if asked and (not mode or world.table.running.match.ask.mode == mode):
            return asked
        if not world.one_play():
            world.wait(1.0)
        world.exchange()
    raise AssertionError("nobody was asked anything at once")


def begun(title: str, kind: type[World] = World, mode: str = "") -> tuple[World, list[Client]]:
    world = table_of(title, kind=kind, options=OPTIONS.get(title, {}))
    return world, to_a_sealed_ask(world, mode)


def choices(world: World, client: Client, count: int = 1) -> list[Any]:
    """Different choices of a client, as many as there are."""
    assert client.ask is not None and client.ask.space is not None
    found: list[Any] = []
    for _ in range(200):
        choice = client.ask.space.sample(world.chance)
        if choice not in found:
            found.append(choice)
        if len(found) == count:
            break
    return found


def play(world: World, client: Client) -> None:
    client.play(choices(world, client)[0])


def unrevealed(world: World, client: Client) -> set[int]:
    return {event.nouns["seat"] for event in world.got(client, e.Noticed) if event.code == "unrevealed"}


class Overheard(World):
    """What the host's owner could read, in its order."""

    def __init__(self, *args: Any, **how: Any) -> None:
        super().__init__(*args, **how)
        self.heard: list[tuple[str, Any]] = []
        inner = self.table.receive

        def receive(peer: str, frame: bytes, now: float) -> Any:
            self.heard.append((peer, codec.read_to_host(frame)))
            return inner(peer, frame, now)

        self.table.receive = receive  # type: ignore[method-assign]


@pytest.mark.parametrize("title", SEALED)
def test_nothing_of_an_answer_is_told_before_all_have_committed(title):
    world = table_of(title, kind=Overheard, options=OPTIONS.get(title, {}))
    for _ in range(ASKS[title]):
        asked = to_a_sealed_ask(world)
        world.heard.clear()
        for number, client in enumerate(asked):
            play(world, client)
            world.exchange()
            last = number == len(asked) - 1
            plays = [peer for peer, word in world.heard if type(word) is m.Play]
            assert not plays if not last else len(plays) == len(asked)
            assert world.got(client, e.Taken) and client.pending is None, "taken at once, for the own screen"
    for client in world.clients.values():
        assert audited(world, client).why in ("", "no_result"), audited(world, client)


@pytest.mark.parametrize("title", SEALED)
def test_what_others_are_told_of_a_commitment_does_not_depend_on_the_choice(title):
    """Size and form of the word, and the others' asks, are the same whatever was chosen."""
    sizes = set()
    for at in (0, 1):
        world, asked = begun(title)
        found = choices(world, asked[0], 2)
        asked[0].play(found[min(at, len(found) - 1)])
        frames = asked[0].take_outgoing()
        sizes.add(tuple(map(len, frames)))
        for frame in frames:
            world._host_sends(world.table.receive(asked[0].key, frame, world.now))
        sizes.add(tuple(len(frame) for who, frame in world.to_client if who == asked[1].key))
    assert len(sizes) == 2, sizes


class Changing(Answers):
    """Reveals another answer than the one that it committed to."""

    other: Any = None

    def _reveal_answer(self, mine: Any, message: m.SealedAnswers) -> None:
        mine.is_revealed = True
        self._n += 1
        changed = self._signed(self._n, self.other, "play")
        self._link.send(changed)


class Silent(Answers):
    def _reveal_answer(self, mine: Any, message: m.SealedAnswers) -> None:
        mine.is_revealed, self.pending = True, None


class Garbage(Answers):
    """Commits to what fits no answer, so that it may choose later."""

    def _sealed_word(self, message: m.Play) -> m.SealAnswer:
        seal, digest = super()._sealed_word(message), bytes(32)
        return replace(seal, digest=digest, signature=self._signer.sign("play", digest))


def modified(client: Client, kind: type[Answers]) -> None:
    client.answers.__class__ = kind


@pytest.mark.parametrize("kind", (Changing, Silent, Garbage))
@pytest.mark.parametrize("title", SEALED)
def test_a_client_that_does_not_reveal_what_it_committed_to_is_named_and_gets_the_default(title, kind):
    world, asked = begun(title)
    bad, others = asked[0], asked[1:]
    modified(bad, kind)
    found = choices(world, bad, 2)
    bad.answers.other = found[-1]
    running = world.table.running
    ask, lines = running.match.ask_id, len(running.lines)
    bad.play(found[0])
    for client in others:
        play(world, client)
        world.exchange()
    assert running.match.ask_id == ask, "the others wait for it some seconds"
    world.wait(6.0)
    answers = [line.play for line in running.lines[lines:] if line.play.ask == ask]
    assert [one.kind for one in answers if one.seat == bad.seat] == ["clock"]
    assert all(one.kind == "play" for one in answers if one.seat != bad.seat)
    for client in others:
        assert unrevealed(world, client) == {bad.seat}
        verdict = audited(world, client)
        assert verdict.outcome != "false" or verdict.why == "no_result"


@pytest.mark.parametrize("title", SEALED)
def test_a_hosts_owner_who_answers_again_after_reading_is_named(title):
    """A modified host takes from its owner another answer than the one that all were told, once it has read the others'."""
    world, asked = begun(title)
    owner, others = asked[0], asked[1:]
    found = choices(world, owner, 2)
    if len(found) < 2:
        pytest.skip("there is no choice to change")
    modified(owner, Changing)
    owner.answers.other = found[1]
    check = world.table.desk.sealing.check
    world.table.desk.sealing.check = lambda running, seat, *rest: (
        None if seat == owner.seat else check(running, seat, *rest)
    )
    owner.play(found[0])
    for client in others:
        play(world, client)
        world.exchange()
    for client in others:
        assert owner.seat in unrevealed(world, client)
        verdict = audited(world, client)
        assert (verdict.outcome, verdict.why, verdict.seat) == ("false", "sealed", owner.seat)


@pytest.mark.parametrize("title", SEALED)
def test_a_host_that_has_others_reveal_before_its_owner_committed_is_named(title):
    """It says that all are in, reads the answers, and only then does its owner answer."""
    world, asked = begun(title)
    owner, others = asked[0], asked[1:]
    sealing = world.table.desk.sealing
    owed = sealing.commits
    sealing.commits = lambda running, seat, *rest: seat != owner.seat and owed(running, seat, *rest)
    late = choices(world, owner)[0]
    for client in others:
        play(world, client)
        world.exchange()
    assert not world.table.running.over
    sealing.check = lambda *rest: None
    owner.answers._n += 1
    owner.send(owner.answers._signed(owner.answers._n, late, "play"))
    world.exchange()
    for client in others:
        verdict = audited(world, client)
        assert (verdict.outcome, verdict.why, verdict.seat) == ("false", "sealed", owner.seat)


@pytest.mark.parametrize("title", SEALED)
def test_a_commitment_that_its_player_did_not_sign_opens_nothing(title):
    """A host that makes up the owner's commitment, or another player's, gets no answer for it."""
    world, asked = begun(title)
    victim, other = asked[0], asked[1]
    play(world, victim)
    sent = [codec.read_to_host(frame) for frame in victim.take_outgoing()]
    mine = next(word for word in sent if type(word) is m.SealAnswer)
    rows = tuple(SealedAnswer(client.seat, mine.n, mine.digest, mine.signature) for client in (victim, other))
    told = m.SealedAnswers(mine.match, victim.opening.run, mine.ask, rows, True)
    victim.receive(codec.pack(told), world.now)
    assert not [frame for frame in victim.take_outgoing() if type(codec.read_to_host(frame)) is m.Play]
    without = replace(told, answers=())
    victim.receive(codec.pack(without), world.now)
    assert not [frame for frame in victim.take_outgoing() if type(codec.read_to_host(frame)) is m.Play]


@pytest.mark.parametrize("title", SEALED)
def test_an_honest_host_takes_no_answer_before_its_commitment(title):
    world, asked = begun(title)
    client = asked[0]
    running = world.table.running
    client.answers._n += 1
    client.send(client.answers._signed(client.answers._n, choices(world, client)[0], "play"))
    lines = len(running.lines)
    world.exchange()
    assert len(running.lines) == lines
    assert "not_committed" in refusals(world, client)


def refusals(world: World, client: Client) -> list[str]:
    """Codes of all refusals that a client was sent: its own core knows of no such play."""
    found: list[str] = []
    running = world.table.running
    word = client.answers._signed(client.answers._n + 1, choices(world, client)[0], "play")
    for _, frame in world.table.receive(client.key, codec.pack(word), world.now):
        answer = codec.read_from_host(frame)
        if isinstance(answer, m.Refusal):
            found.append(answer.code)
    assert running is not None
    return found


@pytest.mark.parametrize("title", SEALED)
def test_a_cut_between_commitment_and_reveal_loses_nothing(title):
    world, asked = begun(title)
    first, last = asked[0], asked[-1]
    ask = world.table.running.match.ask_id
    play(world, first)
    world.exchange()
    name = first.key.rstrip("-")
    world.hang_up(name)
    for client in asked[1:]:
        play(world, client)
        world.exchange()
    world.call_again(name)
    world.exchange()
    world.wait(2.0)
    plays = [line.play for line in world.table.running.lines if line.play.ask == ask]
    assert {one.seat for one in plays if one.kind == "play"} >= {client.seat for client in asked}
    assert not unrevealed(world, last)


@pytest.mark.parametrize("title", SEALED)
def test_a_host_that_falls_between_commitment_and_reveal_asks_anew_and_gets_the_same(title):
    world, asked = begun(title)
    ask = world.table.running.match.ask_id
    play(world, asked[0])
    world.exchange()
    committed = asked[0].answers.committed.seal
    world.restart()
    world.exchange()
    world.wait(1.0)
    assert asked[0].answers.committed is not None and asked[0].answers.committed.seal == committed
    for client in asked[1:]:
        play(world, client)
        world.exchange()
    world.wait(2.0)
    plays = [line.play for line in world.table.running.lines if line.play.ask == ask]
    assert {one.seat for one in plays if one.kind == "play"} >= {client.seat for client in asked}
    for client in world.clients.values():
        assert audited(world, client).why in ("", "no_result")


@pytest.mark.parametrize("title", SEALED)
def test_a_client_that_was_started_again_reveals_what_it_had_committed_to(title, tmp_path):
    world = table_of(title, begin=False, options=OPTIONS.get(title, {}))
    for client in world.clients.values():
        client.frames.memory = MatchMemory(client.key, tmp_path)
    for _ in range(40):
        for client in world.clients.values():
            if world.table.lobby.phase == "lobby":
                client.commands.ready()
        world.exchange()
        if world.table.running is not None:
            break
        world.wait(0.5)
    asked = to_a_sealed_ask(world)
    first = asked[0]
    ask = world.table.running.match.ask_id
    play(world, first)
    world.exchange()
    seal, name = first.answers.committed.seal, first.key.rstrip("-")
    again = Client(key(name), first.host_key, Introduction(name), entropy_from((name, "again")), lambda title: "content",
                   signer=made_signer(f"{name}{world.seed}"))  # fmt: skip
    again.frames.memory = MatchMemory(first.key, tmp_path)
    again.agreement.recall = lambda match: first.agreement.comparison.agreed
    world.clients[first.key] = again
    world.events[first.key] += again.connected(world.now)
    world.exchange()
    assert again.answers.committed is not None and again.answers.committed.seal == seal
    for client in asked[1:]:
        play(world, client)
        world.exchange()
    world.wait(2.0)
    answers = [line for line in world.table.running.lines if line.play.ask == ask and line.key == first.key]
    assert [line.proof.signature for line in answers] == [seal.signature]


def with_players(title: str) -> tuple[Players, list[Client]]:
    """A table whose host can be lost, at a question that people answer at once."""
    record = titles.titles()[title]
    names = ("alice", "bob", "carol", "dave")[: max(3, record.seats[0])]
    house = HouseRules(timers="off")
    world = Players(*names, rules=titles.rules(title), title=record, house=house, options=OPTIONS.get(title, {}))
    asked = to_a_sealed_ask(world)
    world.wait(2.0)
    return world, asked


def keep_from_the_host(world: World, late: set[str]) -> list[m.Play]:
    """What the host reads, and what of `late` never reaches it: it is gone before it could write any of it down."""
    read: list[m.Play] = []
    inner = world.table.receive

    def receive(peer: str, frame: bytes, now: float) -> Any:
        word = codec.read_to_host(frame)
        if type(word) is not m.Play:
            return inner(peer, frame, now)
        if peer not in late:
            read.append(word)
        return []

    world.table.receive = receive  # type: ignore[method-assign]
    return read


def elsewhere(world: Players, ask: int) -> None:
    """The host is gone for good, and the players go on from another's machine until the question is answered."""
    world.lose_host()
    world.until_together(60.0)
    assert world.present() is not world.table and world.present().running.match.ask_id == ask, "nothing was lost"


@pytest.mark.parametrize("committed", ("one", "all", "all, and one has revealed"))
@pytest.mark.parametrize("title", SEALED)
def test_a_host_lost_between_commitment_and_reveal_loses_nothing_and_nobody_answers_anew(title, committed):
    world, asked = with_players(title)
    ask = world.table.running.match.ask_id
    first = asked if committed != "one" else asked[:1]
    late = {client.key for client in asked[1 if committed.endswith("revealed") else 0 :]}
    read = keep_from_the_host(world, late)
    for client in first:
        play(world, client)
        world.exchange()
    seals = {client.key: client.answers.committed.seal for client in first}
    assert len(read) == (1 if committed.endswith("revealed") else 0)
    elsewhere(world, ask)
    for client in asked[len(first) :]:
        play(world, client)
        world.exchange()
    world.wait(3.0)
    running = world.present().running
    answers = {line.key: line for line in running.lines if line.play.ask == ask and line.play.kind == "play"}
    assert set(answers) >= {client.key for client in asked}
    for who, seal in seals.items():
        assert answers[who].proof.signature == seal.signature, "the answer that was committed to, and no other"
    for client in world.clients.values():
        assert not unrevealed(world, client)
        verdict = fair.audit(world.setup.rules, "content", running.account(HOST), client.held.shown)
        assert verdict.why in ("", "no_result"), verdict


@pytest.mark.parametrize("title", SEALED)
def test_a_host_that_falls_after_all_have_committed_is_given_the_same_answers(title):
    """It is started again when the reveals were on their way to it."""
    world, asked = begun(title)
    ask = world.table.running.match.ask_id
    read = keep_from_the_host(world, {asked[0].key})
    for client in asked:
        play(world, client)
        world.exchange()
    seals = {client.key: client.answers.committed.seal.signature for client in asked}
    assert len(read) == len(asked) - 1
    world.restart()
    world.exchange()
    world.wait(3.0)
    answers = {line.key: line for line in world.table.running.lines if line.play.ask == ask}
    assert {who: answers[who].proof.signature for who in seals} == seals
    assert not [client for client in world.clients.values() if unrevealed(world, client)]


@pytest.mark.parametrize("title", SEALED)
def test_who_answers_anew_at_the_next_host_is_named(title):
    """The lost host's owner has read what the others revealed to it, and commits to another answer at the next host."""
    world, asked = with_players(title)
    ask = world.table.running.match.ask_id
    owner, others = asked[-1], asked[:-1]
    found = choices(world, owner, 2)
    if len(found) < 2:
        pytest.skip("there is no choice to change")
    read = keep_from_the_host(world, {owner.key})
    for client in others:
        play(world, client)
        world.exchange()
    owner.play(found[0])
    world.exchange()
    assert len(read) == len(others), "it has read the others'"
    owner.answers.committed = owner.answers.pending = owner.answers.sealed = None
    owner.answers._seals.clear()
    elsewhere(world, ask)
    assert owner.ask.answer is None and owner.ask.space is not None
    owner.play(found[1])
    world.exchange()
    world.wait(3.0)
    running = world.present().running
    assert running.match.ask_id != ask or running.over
    assert found[1] in [line.play.choice for line in running.lines if line.play.ask == ask and line.key == owner.key]
    for client in others:
        assert owner.seat in unrevealed(world, client), "said at once"
        verdict = fair.audit(world.setup.rules, "content", running.account(HOST), client.held.shown)
        assert (verdict.outcome, verdict.why, verdict.seat) == ("false", "sealed", owner.seat)


def test_a_revisable_answer_is_thought_over_until_the_last_is_in():
    world, asked = begun("slayer_slayer", mode="revisable")
    first = asked[0]
    found = choices(world, first, 2)
    assert len(found) == 2
    ask = world.table.running.match.ask_id
    for choice in found:
        first.play(choice)
        world.exchange()
    assert first.ask.answer == found[1]
    for client in asked[1:]:
        play(world, client)
        world.exchange()
    answers = [line.play.choice for line in world.table.running.lines if line.play.ask == ask and line.key == first.key]
    assert answers == [found[1]]
    assert all(audited(world, client).why in ("", "no_result") for client in world.clients.values())


@pytest.mark.parametrize("title", ALL)
def test_one_person_among_bots_answers_at_once(title):
    """Bots are the host's own, and nobody waits a round trip to be hidden from them."""
    record = titles.titles()[title]
    seats = record.seats[0]
    kinds = ("human", *("bot",) * (seats - 1))
    for mode in ("sealed", "revisable", "open"):
        assert committers(mode, False, range(seats), kinds) == ()
    assert committers("open", False, range(seats), ("human",) * seats) == ()
    assert committers("sealed", True, range(seats), ("human",) * seats) == ()


def test_a_list_that_was_changed_in_the_recording_is_noticed():
    world, asked = begun("lords_of_hell")
    for client in asked:
        play(world, client)
        world.exchange()
    shown = asked[1].held.shown
    [(ask, told)] = list(shown.sealed.items())[:1]
    shown.sealed[ask] = {**told, asked[0].seat: bytes(16)}
    verdict = audited(world, asked[1])
    assert (verdict.outcome, verdict.why, verdict.seat) == ("false", "sealed", asked[0].seat)
    assert "sealed" in fair.Reason.__args__
