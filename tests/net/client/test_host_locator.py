"""A host that is somewhere else now: found by its announcement, or by what the other players' clients know."""

from __future__ import annotations

from msgspec.structs import replace

from net.client.host_locator import SOON, TRY, HostLocator
from net.lan.discovery import Found
from net.lan.invite import Invite, parse
from net.protocol.spoken_code import finds
from net.storage.identity import fresh
from tests.net.test_hostile_peers import Tap
from tests.net.test_shells import at_home, play_on, table, until  # noqa: F401 - fixtures

HERE = Invite("10.0.0.2", 28420, fresh().public, "brisket-lantern")


def announced(host: str, port: int, key: str) -> Found:
    return Found(host, "t", "battlegoats", host, port, key, 2, 0, "playing", False, 4, "", finds("brisket-lantern"))


class Lan:
    """What is announced."""

    found: list[Found] = []
    opened = 0

    def __init__(self) -> None:
        Lan.opened += 1

    def tables(self) -> list[Found]:
        return Lan.found

    def close(self) -> None:
        Lan.opened -= 1


def looked(seeker: HostLocator, at: Invite, until: float) -> list[Invite]:
    """The places that are tried up to a time, by whoever goes where it is told."""
    out, now = [], 0.0
    while now < until:
        place = seeker.look(at, now)
        if place is not None:
            out.append(place)
            at = place
        now += 0.2
    return out


def test_nothing_is_searched_while_a_nap_lasts() -> None:
    Lan.found, Lan.opened = [announced("10.0.0.9", 28420, HERE.key)], 0
    seeker = HostLocator(Lan)
    assert looked(seeker, HERE, SOON) == [] and Lan.opened == 0
    seeker.found()
    assert looked(seeker, HERE, SOON) == []


def test_the_same_key_at_another_address_is_tried_and_then_the_old_one_again() -> None:
    Lan.found, Lan.opened = [announced("10.0.0.9", 28422, HERE.key), announced("10.0.0.7", 28420, fresh().public)], 0
    seeker = HostLocator(Lan)
    there = replace(HERE, host="10.0.0.9", port=28422)
    assert looked(seeker, HERE, SOON + 3 * TRY)[:3] == [there, HERE, there], "a stranger's table is not tried"
    assert Lan.opened == 1
    seeker.found()
    assert Lan.opened == 0, "who is at the table does not listen"


def test_a_table_that_stands_behind_a_doorway_now_is_found_there() -> None:
    Lan.found, Lan.opened = [replace(announced("10.0.0.9", 28400, HERE.key), door=True)], 0
    assert looked(HostLocator(Lan), HERE, 2 * TRY)[0] == replace(HERE, host="10.0.0.9", port=28400, door=True)
    Lan.found = []
    assert looked(HostLocator(Lan), replace(HERE, door=True), 3 * TRY + 1) == [], "its passage knocks by itself"


def test_a_table_on_this_machine_is_not_looked_for_on_the_lan() -> None:
    Lan.found, Lan.opened = [], 0
    seeker = HostLocator(Lan)
    assert looked(seeker, replace(HERE, host="127.0.0.1"), 30.0) == [] and Lan.opened == 0


def test_a_client_that_lost_the_way_is_told_it_by_another(table) -> None:  # noqa: F811
    """Alice's way to the host is closed for good; Bob's is another. Long before anybody's patience ends he tells her, and the
    match goes on at the same host."""
    running = table()
    invite = parse(running.invite)
    tap = Tap(invite.port)
    alice = table.join(replace(invite, port=tap.port).text(), "alice", check=False, patience=10_000.0)
    bob = table.join(running.invite, "bob", check=False, patience=10_000.0)
    play_on([alice, bob], lambda: alice.client and alice.client.version >= 2)
    until(
        [alice, bob],
        lambda: alice.movable and bob.movable and alice.client.standby.neighbours and bob.client.standby.neighbours,
    )
    tap.done = True
    tap.join()
    until([alice, bob], lambda: alice.client.state == "away")
    until([alice, bob], lambda: alice.client.state == "in" and alice.invite.port == invite.port)
    held = alice.client.version
    play_on([alice, bob], lambda: alice.client.version > held or alice.client.result)
    assert alice.client.opening.run == 1, "it is the same host"
