"""Three words: hosts that hand out keys of their own making, and hosts that look for words that agree."""

from __future__ import annotations

import random
from hashlib import blake2b

import pytest

from net.client import events as e
from net.client.client import Client
from net.client.introduction import Introduction
from net.fairness import comparison, words
from net.protocol import codec
from net.protocol import messages as m
from tests.net.world import HOST, World, entropy_from, key, made_signer

TERMS = m.Terms("match", "tricks", "content", {}, ("human", "human"))


class Impostor:
    """A host's program that stands between two players: to each it plays the other, with keys of its own making.

    It speaks bytes, and knows no class of the host's.
    """

    def __init__(self, victim: str, other: str, seed: int) -> None:
        self.name, self.other, self.seed = victim, other, seed
        self.client = Client(
            key(victim),
            HOST,
            Introduction(victim),
            entropy_from((victim, seed)),
            lambda _: "content",
            signer=made_signer(victim),
        )
        self.client.connected(0.0)
        self._say(m.Greeting(m.PROTOCOL, "x", "table", "tricks", "content"))
        self._say(m.Welcome(key(victim)))
        seats = tuple(m.SeatState("human", key(who), who, here=True) for who in (victim, other))
        self._say(
            m.Lobby(1, "lobby", 1, "table", "tricks", "", seats, (), {}, True, "wait", "normal", False, b"c" * 32)
        )
        self.heard()

    def _say(self, message: m.Message, now: float = 0.0) -> list[e.Event]:
        return self.client.receive(codec.pack(message), now)

    def heard(self) -> list[m.Message]:
        return [codec.read_to_host(frame) for frame in self.client.take_outgoing()]

    def ask(self, number: int, now: float = 0.0) -> m.CompareCommit | None:
        """Begin a round; what the victim commits to."""
        people = tuple(m.Compared(who) for who in sorted((key(self.name), key(self.other))))
        self._say(m.Comparison(number, people), now)
        return next((word for word in self.heard() if type(word) is m.CompareCommit), None)

    def people(self, mine: m.CompareCommit, verify: bytes, nonce: bytes) -> tuple[m.Compared, ...]:
        """The list that the victim is shown: its own row, and one of our making."""
        made = blake2b(digest_size=32, person=b"gobsmack-nonce")
        for part in (nonce, key(self.other).encode(), verify, b"%d" % mine.number):
            made.update(b"%d:" % len(part) + part)
        rows = (
            m.Compared(key(self.name), mine.verify, mine.commitment),
            m.Compared(key(self.other), verify, made.digest()),
        )
        return tuple(sorted(rows, key=lambda row: row.key))

    def show(self, number: int, people: tuple[m.Compared, ...]) -> bytes | None:
        """Commit before the victim; the nonce that it reveals."""
        self._say(m.Comparison(number, people))
        return next((word.nonce for word in self.heard() if type(word) is m.CompareReveal), None)

    def finish(self, number: int, people: tuple[m.Compared, ...], nonces: dict[str, bytes]):
        """Reveal in our turn; the words on the victim's screen."""
        self._say(m.Comparison(number, people, tuple(nonces[row.key] for row in people)))
        return self.client.words

    def round(self, number: int, verify: bytes, nonce: bytes):
        """A whole round with a key and a nonce that were chosen beforehand; the words."""
        mine = self.ask(number)
        assert mine is not None
        people = self.people(mine, verify, nonce)
        revealed = self.show(number, people)
        assert revealed is not None
        return self.finish(number, people, {key(self.name): revealed, key(self.other): nonce})


def lenient(monkeypatch, few: tuple[str, ...] = words.WORDS) -> None:
    """No limit of rounds, and fewer words, so that chance can be counted."""
    monkeypatch.setattr(comparison, "BURST", 10**9)
    monkeypatch.setattr(words, "WORDS", few)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_honest_tables_show_everybody_the_same_words(seats):
    names = ("alice", "bob", "carol", "dave")[:seats]
    world = World(seats=seats)
    world.start(*names)
    shown = {client.words for client in world.clients.values()}
    assert len(shown) == 1 and None not in shown
    assert all(client.agreement.comparison.agreed.proven for client in world.clients.values())


def test_words_stay_through_chairs_bots_and_rematches_and_change_with_the_people():
    world = World(seats=4)
    for name in ("alice", "bob"):
        world.join(name)
        world.exchange()
    alice, bob = world.clients[key("alice")], world.clients[key("bob")]
    first = alice.words
    assert first is not None and first == bob.words
    alice.commands.sit(3)
    world.exchange()
    world.table.lobby.add_bot(2, "easy")
    world.exchange()
    assert alice.words == bob.words == first
    carol = world.join("carol")
    world.exchange()
    assert alice.words == bob.words == carol.words != first and carol.words is not None
    carol.commands.leave_seat()
    world.exchange()
    assert alice.words == bob.words != first
    assert carol.words == alice.words and not carol.agreement.comparison.agreed.proven, (
        "a spectator is told, and can't be sure"
    )


def test_words_stay_for_the_rematch():
    world = World()
    world.start("alice", "bob")
    before = world.clients[key("alice")].words
    world.finish()
    world.table.rounds.begin()
    world.exchange()
    world.wait(1.0)
    assert {client.words for client in world.clients.values()} == {before}


def test_words_come_through_loss_and_repetition():
    world = World(seats=3, loss=0.25, twice=0.25, swap=0.25)
    world.start("alice", "bob", "carol")
    world.wait(30)
    shown = {client.words for client in world.clients.values()}
    assert len(shown) == 1 and None not in shown


def test_a_program_that_is_started_again_makes_new_words_for_all():
    world = World(seats=2)
    for name in ("alice", "bob"):
        world.join(name)
        world.exchange()
    before = world.clients[key("alice")].words
    world.seed = 99
    world.join("bob")
    world.exchange()
    world.wait(3)
    shown = {client.words for client in world.clients.values()}
    assert len(shown) == 1 and before not in shown and None not in shown


def test_a_host_that_was_started_again_and_counts_anew_gets_fresh_nonces():
    bob = Impostor("bob", "alice", 1)
    first = bob.ask(1)
    people = bob.people(first, b"x" * 32, b"a" * 32)
    assert bob.show(1, people) is not None
    second = bob.ask(1)
    assert second is not None and second.commitment != first.commitment


def test_a_player_who_begins_again_and_again_is_left_alone():
    host = comparison.HostComparison()
    host.invite([key("alice"), key("mallory")])
    before = host.number
    for n in range(1000):
        host.commit(key("mallory"), m.CompareCommit(host.number, b"v" * 32, n.to_bytes(32, "big")))
    assert host.number - before == comparison.MOST_RESTARTS
    assert host.invite([key("alice"), key("bob")]), "whoever is sent away holds up nobody"


def test_nobody_compares_alone():
    world = World(seats=2, bots=("easy",))
    alice = world.join("alice")
    world.exchange()
    assert alice.words is None and world.table.agreement.comparison.is_done


# ---------------------------------------------------------------------- the host cheats


def test_keys_of_the_hosts_own_making_show_other_words(monkeypatch):
    """Each player is handed another key for the other: 300 tables, no two players with the same words."""
    lenient(monkeypatch)
    for table in range(300):
        alice, bob = Impostor("alice", "bob", table), Impostor("bob", "alice", table)
        false = b"%032d" % table
        assert alice.round(1, false, b"a" * 32) != bob.round(1, false, b"b" * 32)


def test_other_players_another_host_or_another_signing_key_are_other_words():
    people = tuple(m.Compared(key(name), b"v" * 32, b"c" * 32) for name in ("alice", "bob"))
    nonces = (b"1" * 32, b"2" * 32)
    seen = {
        comparison.table_words(HOST, people, nonces),
        comparison.table_words("G" * 40, people, nonces),
        comparison.table_words(HOST, (people[0], m.Compared(key("bob"), b"w" * 32, b"c" * 32)), nonces),
        comparison.table_words(HOST, (people[0], m.Compared(key("rob"), b"v" * 32, b"c" * 32)), nonces),
        comparison.table_words(HOST, (m.Compared(people[0].key, b"v2", people[0].commitment), people[1]), nonces),
        comparison.table_words(HOST, people, (b"1" * 32, b"3" * 32)),
    }
    assert len(seen) == 6


def test_looking_for_keys_helps_a_host_nothing(monkeypatch):
    """With a list of two words there are eight possible answers. A hash of keys alone is found by looking; here the host
    has committed to whatever it found before it knows the nonce that counts: it hits one round in eight, however many
    keys it tries."""
    lenient(monkeypatch, ("palo", "kimi"))
    alice = Impostor("alice", "bob", 1)
    wanted = alice.round(1, b"x" * 32, b"a" * 32)
    bob, hits, rounds = Impostor("bob", "alice", 1), 0, 2000
    rng = random.Random(5)
    for number in range(1, rounds + 1):
        mine = bob.ask(number)
        # What it expects bob's nonce to be is the best that it can do: a thousand tries before the word is given.
        expected = rng.randbytes(32)
        for attempt in range(1000):
            nonce = b"%032d" % attempt
            people = bob.people(mine, b"y" * 32, nonce)
            guess = [expected if row.key == key("bob") else nonce for row in people]
            if comparison.table_words(HOST, people, guess) == wanted:
                break
        else:
            raise AssertionError("looking for it must work where the nonce is known")
        revealed = bob.show(number, people)
        hits += bob.finish(number, people, {key("bob"): revealed, key("alice"): nonce}) == wanted
    assert rounds / 8 * 0.7 < hits < rounds / 8 * 1.3


def test_no_second_list_after_the_nonce():
    """Once it knows the nonce a host could look for keys that fit: the client hears of no other list."""
    bob = Impostor("bob", "alice", 1)
    mine = bob.ask(1)
    first = bob.people(mine, b"x" * 32, b"a" * 32)
    revealed = bob.show(1, first)
    second = bob.people(mine, b"y" * 32, b"b" * 32)
    assert revealed is not None
    assert bob.show(1, second) is None
    assert bob.finish(1, second, {key("bob"): revealed, key("alice"): b"b" * 32}) is None
    assert bob.finish(1, first, {key("bob"): revealed, key("alice"): b"c" * 32}) is None, "not the nonce it promised"
    assert bob.finish(1, first, {key("bob"): revealed, key("alice"): b"a" * 32}) is not None


def test_a_host_gets_few_guesses():
    """A thousand rounds in a second: nine nonces. An hour of them is one chance in 270,000 with the real list."""
    bob = Impostor("bob", "alice", 1)
    given = [bob.ask(number, number / 1000) for number in range(1, 1001)]
    nonces = {word.commitment for word in given if word is not None}
    assert len(nonces) <= comparison.BURST + 1
    assert len(words.WORDS) ** words.COUNT / (3600 + comparison.BURST) > 270_000


def test_a_start_with_people_who_were_not_compared_gets_no_secret():
    bob = Impostor("bob", "alice", 1)
    promised = next(word for word in _promises(bob) if type(word) is m.Commit)
    mine = m.SeatCommitment(key("bob"), promised.commitment, promised.verify_key)
    seats = (mine, m.SeatCommitment(key("alice"), b"c" * 32, b"x" * 32))
    events = bob._say(m.Commitments(1, b"h" * 32, seats, TERMS))
    assert [event.code for event in events] == ["not_now"]
    assert not any(type(word) is m.Reveal for word in bob.heard())
    assert bob.round(1, b"x" * 32, b"a" * 32) is not None
    bob._say(m.Commitments(1, b"h" * 32, seats, TERMS))
    assert any(type(word) is m.Reveal for word in bob.heard())
    again = Impostor("bob", "alice", 2)
    again.round(1, b"x" * 32, b"a" * 32)
    [promised] = [word for word in _promises(again) if type(word) is m.Commit]
    mine = m.SeatCommitment(key("bob"), promised.commitment, promised.verify_key)
    replaced = (mine, m.SeatCommitment(key("mallory"), b"c" * 32, b"x" * 32))
    assert [event.code for event in again._say(m.Commitments(1, b"h" * 32, replaced, TERMS))] == ["not_now"]


def _promises(victim: Impostor) -> list[m.Message]:
    victim.client.agreement._committed = (b"", 0.0)
    victim.client.agreement.commit(victim.client.lobby)
    return victim.heard()


# ---------------------------------------------------------------------- the list


def test_the_words_are_short_different_and_end_as_they_sound():
    found = words.WORDS
    assert len(found) == len(set(found)) == 1000
    for word in found:
        assert 4 <= len(word) <= 5 and word.isascii() and word.islower()
        assert word[0] in "fklmnprst" and word[2] in "klmnprst" and set(word[1::2]) <= set("aeiou") | set("nsrl")
        assert word[:2] != word[2:4]
    # Two words that differ in one place only differ by sounds that nobody takes for each other.
    apart = ({"p", "r"}, {"t", "l"}, {"k", "m"}, {"f", "n"})
    for at, one in enumerate(found):
        for other in found[:at]:
            places = [(a, b) for a, b in zip(one.ljust(5), other.ljust(5)) if a != b]
            assert len(places) > 1 or set(places[0]) in apart, (one, other)


@pytest.mark.parametrize("rude", ["put", "pil", "pis", "pen", "kul", "kus", "kak", "kon", "tis", "tit", "tet", "mul",
                                  "nus", "nak", "pol", "rap", "sek", "sex", "suk", "fuk", "fak", "fol", "fag", "nig", "sik",
                                  "pan", "hom", "ton", "kuk", "kok"])  # fmt: skip
def test_no_word_is_rude(rude):
    allowed = {"kon": ("konu",), "pan": ("paner", "panis", "para"), "ton": ("toner", "tonen", "tonor")}.get(rude, ())
    bad = [word for word in words.WORDS if word.startswith(rude) and word not in allowed]
    assert not bad
    assert not [word for word in words.WORDS if rude in word and rude in ("put", "kul", "nus", "fuk", "kak", "sek")]


def test_every_word_is_drawn_about_as_often():
    drawn = [word for n in range(20_000) for word in words.words_of(b"%d" % n)]
    counts = {word: drawn.count(word) for word in words.WORDS[::50]}
    assert all(30 < count < 95 for count in counts.values()), counts
