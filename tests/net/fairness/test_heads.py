"""Signed heads: two clients that are told two stories, and hosts that withhold, repeat or garble what the others signed."""

from __future__ import annotations

import copy
from hashlib import blake2b
from typing import Any

import msgspec
import pytest

from game import titles
from game.engine.match import PlayRecord
from net.client import events as e
from net.fairness import account as fair
from net.fairness.heads import EVERY, MOST_AHEAD, MOST_HEADS, HeadBook, Standing, parts_of
from net.fairness.outcome import judge
from net.fairness.plays import Chain, bare_link
from net.fairness.signing import verify
from net.host.lobby_types import HouseRules
from net.host.room import Room
from net.host.room_events import PlayMade
from net.protocol import codec
from net.protocol import messages as m
from net.storage.recording import Recorder, Recording
from net.storage.store import Line
from net.storage.verify import check
from tests.engine.toys import TRICKS
from tests.net.world import World, key, made_signer

TITLES = titles.titles()


def real_table(title: str, kind: type[World] = World, **setup: Any) -> Any:
    """A table of people only, the fewest that the game takes, with the match begun."""
    found = titles.title(title)
    names = ("alice", "bob", "carol", "dave")[: found.seats[0]]
    world = kind(titles.rules(title), found, found.seats[0], **setup)
    world.start(*names)
    return world


def play(world: World, count: int) -> None:
    for _ in range(count):
        if not world.one_play():
            world.wait(0.5)
        world.exchange()


def resign(world: World, seat: int) -> None:
    client = next(client for client in world.clients.values() if client.seat == seat)
    if client.result is None and client.ask is not None and client.pending is None:
        client.resign()
        world.exchange()


NAMES = ("alice", "bob", "carol")
PEOPLE = {key(name): made_signer(name).verify_key for name in NAMES}


def book(name: str, told: bytes = b"opening") -> HeadBook:
    made = HeadBook(key(name), "match", told, made_signer(name))
    made.people = PEOPLE
    made.restart(1, 0)
    return made


def advance(book: HeadBook, version: int, head: bytes, is_over: bool) -> m.SignedHead | None:
    """One more version of somebody's story, as a client is told of it."""
    signed = book.extend(version, head) if version % EVERY == 0 or is_over else None
    if is_over:
        book.end(version)
    return signed


def story(versions: int, twist: int = 0) -> list[bytes]:
    """The heads of a chain; from `twist` on it is another one."""
    heads, head = [], b""
    for version in range(1, versions + 1):
        head = blake2b(head + b"%d%d" % (version, bool(twist) and version >= twist), digest_size=32).digest()
        heads.append(head)
    return heads


def told(books: dict[str, HeadBook], stories: dict[str, list[bytes]], passed: Any = lambda who, to, head: head):
    """Everybody follows a story; what they sign goes through `passed`, which may drop or change it."""
    shown: dict[str, list[str]] = {name: [] for name in books}
    length = len(next(iter(stories.values())))
    for version in range(1, length + 1):
        for name, mine in books.items():
            head = advance(mine, version, stories[name][version - 1], version == length)
            for to, other in books.items():
                got = passed(name, to, head) if head is not None and to != name else None
                if got is not None:
                    found = other.hear(got)
                    shown[to] += [found] if found else []
    return shown


def everybody() -> dict[str, HeadBook]:
    return {name: book(name) for name in NAMES}


def test_one_story_is_agreed_to_by_all():
    books = everybody()
    told(books, dict.fromkeys(NAMES, story(40)))
    assert all(each.standing().agrees for each in books.values())


@pytest.mark.parametrize("twist", [1, 5, EVERY, EVERY + 1, 39, 40])
def test_two_stories_are_noticed_by_both_with_the_name(twist):
    books = everybody()
    shown = told(books, {"alice": story(40), "bob": story(40), "carol": story(40, twist)})
    first = min((at for at in (EVERY, 2 * EVERY, 40) if at >= twist), default=40)
    assert books["alice"].standing().differs == ((key("carol"), first),)
    assert books["carol"].standing().differs == ((key("alice"), first), (key("bob"), first))
    assert shown["alice"] == [key("carol")], "said once"


def test_the_same_plays_under_another_opening_are_another_story():
    """Names, seats or options that only one of them was told."""
    books = {**everybody(), "carol": book("carol", b"another opening")}
    told(books, dict.fromkeys(NAMES, story(20)))
    assert [who for who, _ in books["alice"].standing().differs] == [key("carol")]


def test_a_withheld_last_head_is_said():
    books = everybody()
    told(books, dict.fromkeys(NAMES, story(40)), lambda who, to, head: None if who == "bob" else head)
    assert books["alice"].standing() == Standing((), (key("bob"),))
    books = everybody()
    told(books, dict.fromkeys(NAMES, story(40)), lambda who, to, head: head if head.version < 40 else None)
    assert books["alice"].standing().unheard == (key("bob"), key("carol")), "an earlier head is not the last"


def test_a_host_cannot_sign_for_anybody():
    """It has every head to play with, and no key: what it changes is as good as withheld."""
    twisted = story(40, 10)

    def forged(who, to, head):
        if who != "bob":
            return head
        return msgspec.structs.replace(head, head=story(40)[head.version - 1])

    books = everybody()
    told(books, {"alice": story(40), "bob": twisted, "carol": story(40)}, forged)
    assert books["alice"].standing().unheard == (key("bob"),)
    head = books["bob"].signed
    assert head is not None
    for change in (
        {"who": key("carol")},
        {"run": 2},
        {"version": 16},
        {"told": b"x"},
        {"signature": b""},
        {"signature": b"x" * 64},
    ):
        assert book("alice").hear(msgspec.structs.replace(head, **change)) == ""
        fresh = book("alice")
        fresh.hear(msgspec.structs.replace(head, **change))
        assert not fresh._theirs.get(key("bob"))
    signed = HeadBook(key("bob"), "other", b"opening", made_signer("bob")).extend(16, b"h")
    assert signed is not None and verify(PEOPLE[key("bob")], signed.signature, *parts_of(signed))
    assert book("alice").hear(signed) == "", "another match's head is none"


def test_heads_that_come_early_late_or_twice_change_nothing():
    waiting: list[tuple[str, m.SignedHead]] = []
    books = everybody()

    def held(who, to, head):
        waiting.append((to, head))

    told(books, dict.fromkeys(NAMES, story(40)), held)
    for to, head in [*reversed(waiting), *waiting]:
        books[to].hear(head)
    assert all(each.standing().agrees for each in books.values())


def test_what_a_lost_run_told_is_no_second_story():
    """The host lost the last plays with its power; they were played otherwise afterwards."""
    alice, bob = book("alice"), book("bob")
    alice.people = bob.people = {who: PEOPLE[who] for who in (key("alice"), key("bob"))}
    early = bob.extend(16, story(20)[15])
    assert early is not None and alice.hear(early) == ""
    for each in (alice, bob):
        each.restart(2, 11)
    for version in range(12, 21):
        one, other = (advance(each, version, story(20, 12)[version - 1], version == 20) for each in (alice, bob))
        if one is not None and other is not None:
            assert alice.hear(other) == bob.hear(one) == ""
    assert alice.standing().agrees and bob.standing().agrees


def test_another_run_for_one_of_them_is_no_way_to_hide_two_stories():
    """The host tells one of them that it was started again, so that their heads would never meet: the last ones do."""
    alice, bob = book("alice"), book("bob")
    alice.people = bob.people = {who: PEOPLE[who] for who in (key("alice"), key("bob"))}
    bob.restart(2, 4)
    for version in range(1, 21):
        one = advance(alice, version, story(20)[version - 1], version == 20)
        other = advance(bob, version, story(20, 5)[version - 1], version == 20)
        if one is not None and other is not None:
            alice.hear(other), bob.hear(one)
    assert alice.standing().differs == ((key("bob"), 20),) and bob.standing().differs == ((key("alice"), 20),)


@pytest.mark.parametrize("mine,theirs", [(19, 14), (14, 19), (13, 17), (19, 40), (40, 19)])
def test_two_stories_of_different_lengths_are_two_stories(mine, theirs):
    alice, bob = book("alice"), book("bob")
    alice.people = bob.people = {who: PEOPLE[who] for who in (key("alice"), key("bob"))}
    said = [advance(bob, version, story(theirs)[version - 1], version == theirs) for version in range(1, theirs + 1)]
    for head in said:
        if head is not None:
            alice.hear(head)
    for version in range(1, mine + 1):
        advance(alice, version, story(mine)[version - 1], version == mine)
    assert [who for who, _ in alice.standing().differs] == [key("bob")]


def test_whoever_is_far_behind_still_compares_what_came_early():
    alice, bob = book("alice"), book("bob")
    twisted = story(50 * EVERY, 3)
    for version in range(EVERY, 50 * EVERY, EVERY):
        head = bob.extend(version, twisted[version - 1])
        assert head is not None
        alice.hear(head)
    alice.extend(EVERY, story(EVERY)[-1])
    assert alice.standing().differs == ((key("bob"), EVERY),)


def test_a_player_who_signs_too_much_fills_nothing():
    alice, bob = book("alice"), book("bob")
    for version in range(EVERY, 1000 * EVERY, EVERY):
        signed = bob.extend(version, b"%d" % version)
        assert signed is not None
        alice.hear(signed)
    assert len(alice._theirs[key("bob")]) <= MOST_AHEAD


def test_a_host_that_tells_heads_without_end_fills_nothing():
    alice = book("alice")
    for version in range(3 * MOST_HEADS):
        alice.extend(version, b"h")
    assert len(alice.mine) == MOST_HEADS


# ---------------------------------------------------------------------- whole tables


def finished(world: World) -> dict[str, tuple[Standing, fair.Verdict]]:
    """What each client says at the end: of the others' heads, and of the account."""
    found = {}
    for client in world.clients.values():
        accounts = world.got(client, e.AccountGiven)
        verdict = (
            fair.audit(world.setup.rules, "content", accounts[-1].account, client.held.shown) if accounts else None
        )
        found[client.key] = (client.heads.book.standing(), verdict)
    return found


@pytest.mark.parametrize("title", sorted(TITLES))
def test_an_honest_table_of_each_game_agrees(title):
    world = real_table(title)
    play(world, 40)
    for seat in range(len(world.clients)):
        resign(world, seat)
    world.settle()
    world.wait(3)
    for standing, verdict in finished(world).values():
        assert verdict is None or (standing.agrees and verdict.outcome == "fair")
    heads = [dict(client.heads.book.mine) for client in world.clients.values()]
    assert heads[0] and all(each == heads[0] for each in heads)


def test_heads_survive_loss_a_restarted_host_and_lost_plays():
    world = World(seed=8, loss=0.2, twice=0.2, swap=0.2)
    world.start("alice", "bob")
    for _ in range(5):
        world.one_play()
        world.wait(1)
    world.restart(lines=3)
    for number in [number for number in world.ledger.lines if number > 3]:
        del world.ledger.lines[number]
    world.finish()
    world.wait(30)
    for standing, verdict in finished(world).values():
        assert standing.agrees and verdict.why == "rolled_back"


class TwoTables(World):
    """A modified host: after the start it runs a second table for bob, and in each of the two it plays for whoever sits at the
    other. The lobby, the words, the secrets and every signed head it passes on honestly."""

    def split(self) -> None:
        self.second = copy.deepcopy(self.table)

    def exchange(self, limit: int = 10_000) -> None:
        if not hasattr(self, "second"):
            super().exchange(limit)
            return
        for _ in range(limit):
            for who, client in self.clients.items():
                for frame in client.take_outgoing():
                    mine = self.second if who == key("bob") else self.table
                    tables = (self.table, self.second) if type(codec.read_to_host(frame)) is m.SignedHead else (mine,)
                    for table in tables:
                        self.queue(table, table.receive(who, frame, self.now))
            if not self.to_client:
                return
            peer, frame = self.to_client.popleft()
            self.events[peer] += self.clients[peer].receive(frame, self.now)

    def queue(self, table: Room, out: list[tuple[str, bytes]]) -> None:
        others = {key("bob")} if table is self.table else set(self.clients) - {key("bob")}
        self.to_client += [
            item for item in out if item[0] not in others or type(codec.read_from_host(item[1])) is m.SignedHead
        ]

    def puppets(self) -> bool:
        """Play the default for whoever sits at the other table."""
        moved = False
        for table in (self.table, self.second):
            running = table.running
            for seat in running.match.waiting_for() if not running.over else ():
                owner = table.lobby.seats[seat].owner
                if (owner == key("bob")) == (table is self.table):
                    if running.match.ask.mode == "open" and self.random.random() < 0.5:
                        continue
                    # Nobody else can sign for them: to each side the other's time is always up.
                    default = PlayRecord(running.match.ask_id, seat, running.match.default(seat), 0, "clock")
                    running._carry_out(Line(default), self.now)
                    running._after()
                    table._follow((PlayMade(seat),), self.now)
                    self.queue(table, table._flush())
                    moved = True
                    break
        return moved


def two_stories(world: TwoTables, rounds: int, is_done: Any) -> None:
    for _ in range(rounds):
        if is_done():
            return
        world.one_play()
        world.exchange()
        world.puppets()
        world.exchange()
        world.now += 0.3
        for who, client in world.clients.items():
            world.events[who] += client.tick(world.now)
        for table in (world.table, world.second):
            world.queue(table, table.tick(world.now))
        world.exchange()


def test_two_clients_told_two_stories_say_so_with_the_names():
    """Both matches follow the rules, and each account fits what its client was shown: only the heads tell."""
    world = TwoTables(seed=3, house=HouseRules(lost="never"))
    world.start("alice", "bob")
    world.split()
    two_stories(world, 400, lambda: world.table.running.over and world.second.running.over)
    two_stories(world, 6, lambda: False)
    alice, bob = world.clients[key("alice")], world.clients[key("bob")]
    assert alice.words == bob.words is not None
    assert [who for who, _ in alice.heads.book.standing().differs] == [bob.key]
    assert [who for who, _ in bob.heads.book.standing().differs] == [alice.key]
    for client in (alice, bob):
        [given] = world.got(client, e.AccountGiven)
        verdict = fair.audit(TRICKS, "content", given.account, client.held.shown)
        assert verdict.outcome == "fair", "each story holds by itself"
        found = judge(verdict, client.heads.book.standing(), "proven")
        assert found.kind == "cheated" and found.who == (alice.key if client is bob else bob.key,)


@pytest.mark.parametrize("title", sorted(TITLES))
def test_two_stories_of_each_game_are_noticed_in_mid_match(title):
    world = real_table(title, TwoTables, house=HouseRules(lost="never"))
    world.split()
    alice, bob = world.clients[key("alice")], world.clients[key("bob")]
    two_stories(world, 400, lambda: alice.heads.book.standing().differs and bob.heads.book.standing().differs)
    assert key("bob") in dict(alice.heads.book.standing().differs)
    assert key("alice") in dict(bob.heads.book.standing().differs)
    events = [event.standing for event in world.got(alice, e.OthersHeard)]
    assert any(key("bob") in dict(standing.differs) for standing in events), "it is said at once"


@pytest.mark.parametrize("withheld", [("bob",), ("alice", "bob")])
def test_a_host_that_passes_no_heads_on_is_never_called_fair(withheld):
    world = World(seed=2)
    world.start("alice", "bob")
    send = world._host_sends

    def without(out):
        send([item for item in out if type(told := codec.read_from_host(item[1])) is not m.SignedHead
              or told.who not in {key(name) for name in withheld}])  # fmt: skip

    world._host_sends = without
    world.finish()
    world.wait(10)
    alice = world.clients[key("alice")]
    standing, verdict = finished(world)[alice.key]
    assert standing.unheard == (key("bob"),) and judge(verdict, standing, "proven").kind == "open"


def test_a_host_that_tells_no_chain_is_never_called_fair():
    world = World(seed=2)
    world.start("alice", "bob")
    world.table.heads.extend = lambda running: None
    world.finish()
    world.wait(5)
    for standing, verdict in finished(world).values():
        assert judge(verdict, standing, "proven").kind == "open"


def test_an_account_that_is_not_the_one_of_the_heads_is_false():
    """The host changes a play after the end, in a way that shows in nobody's view: the heads were over another."""
    world = World(seed=2)
    world.start("alice", "bob")
    world.finish()
    world.wait(3)
    alice = world.clients[key("alice")]
    [given] = world.got(alice, e.AccountGiven)
    proofs = given.account.proofs
    worse = msgspec.structs.replace(proofs[-1], proof=None, key="")
    plays = given.account.plays
    defaulted = msgspec.structs.replace(plays[-1], kind="clock")
    later = msgspec.structs.replace(given.account, plays=(*plays[:-1], defaulted), proofs=(*proofs[:-1], worse))
    assert fair.audit(TRICKS, "content", given.account, alice.held.shown).outcome == "fair"
    assert fair.audit(TRICKS, "content", later, alice.held.shown).why in ("chain", "my_play")


def test_a_head_tells_nothing_of_a_hidden_play():
    """Whoever tries all plays against a head finds none: the links of defaults are sealed with the host's secret."""
    for choice in range(10):
        chain = Chain(b"first")
        chain.extend(bare_link(b"s" * 32, 1, PlayRecord(1, 0, choice)), 1)
        for secret in (b"", b"x" * 32):
            for other in range(10):
                tried = Chain(b"first")
                tried.extend(bare_link(secret, 1, PlayRecord(1, 0, other)), 1)
                assert tried.head_at(2) != chain.head_at(2)


def test_a_recording_tells_what_the_others_signed(tmp_path):
    """Offline, from the file alone: the same words, and whether the others were told the same."""
    world = World(seed=2)
    recorder = Recorder(tmp_path)
    world.join("alice").frames.record = recorder.take
    world.exchange()
    world.start("bob")
    world.finish()
    world.wait(3)
    alice = world.clients[key("alice")]
    found = Recording(recorder.path)
    assert found.words == alice.words is not None and found.compared == "proven"
    assert found.head_book().standing() == alice.heads.book.standing() == Standing()


def test_a_recording_of_two_stories_says_so(tmp_path):
    world = TwoTables(seed=3, house=HouseRules(lost="never"))
    recorder = Recorder(tmp_path)
    world.join("alice").frames.record = recorder.take
    world.exchange()
    world.start("bob")
    world.split()
    two_stories(world, 400, lambda: world.table.running.over and world.second.running.over)
    two_stories(world, 6, lambda: False)
    found = Recording(recorder.path)
    assert [who for who, _ in found.head_book().standing().differs] == [key("bob")]


def test_verify_says_whose_heads_it_checked_and_whose_is_missing(tmp_path):
    """Offline, from the file: every other player by name."""
    for withheld, holds, said in (
        ((), True, "bob: the same as here up to version 13\n  carol: the same as here up to version 13"),
        (("carol",), False, "bob: the same as here up to version 13\n  carol: no signed head of theirs is here"),
    ):
        world = World(seats=3, seed=2)
        recorder = Recorder(tmp_path / str(len(withheld)))
        world.join("alice").frames.record = recorder.take
        world.exchange()
        world.start("bob", "carol")
        send = world._host_sends

        def without(out, send=send, withheld=withheld):
            send([item for item in out if type(told := codec.read_from_host(item[1])) is not m.SignedHead
                  or told.who not in {key(name) for name in withheld}])  # fmt: skip

        world._host_sends = without
        world.finish()
        world.wait(5)
        report = check(str(recorder.path), lambda _: TRICKS, lambda _: "content", lambda who: True)
        assert report.holds == holds and report.text.endswith("\n  " + said), report.text
        assert ("verified fair" in report.text) == holds
        assert holds or "its account holds, but another player's last signed head is missing" in report.text
