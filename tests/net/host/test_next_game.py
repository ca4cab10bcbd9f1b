"""The vote for the next game: how it is counted, who may vote, and the same table with another game on it."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine.match import Result
from game.own.content import Piece
from game.titles import Title
from game.titles.options import Option
from net.client import events as e
from net.host.lobby_types import HouseRules
from net.host.next_game import NextVote, change_game, fit_seats, last_first, leading
from net.host.shelf import Game
from net.protocol import codec
from net.protocol import messages as m
from net.protocol.denied import Denied
from tests.engine.toys import TRICKS
from tests.net.host.parts import lobby_of, made_setup
from tests.net.world import TITLE, World, key

DUEL = Title("duel", "Duel", 1, (2, 2), (1, 2), levels=("easy", "normal"))
CROWD = Title(
    "crowd", "Crowd", 2, (3, 6), (1, 2), options=(Option("pace", ("normal", "untimed"), "normal", alone="untimed"),)
)
OWN = Title("eggs", "Eggs", 3, (2, 4), (1, 2))
EGGS = Piece("title", "eggs", "Eggs", "1", "abc")
ORDER = ("tricks", "duel", "crowd")


class Toys:
    """A shelf of toys, all with the same rules; one that is broken can't be loaded."""

    def __init__(self, *games: Title, broken: str = "") -> None:
        self.games, self.broken = {game.id: game for game in (TITLE, *games)}, broken

    def titles(self) -> tuple[Title, ...]:
        return tuple(self.games.values())

    def own(self, name: str) -> tuple[Piece, ...]:
        return (EGGS,) if name == OWN.id else ()

    def load(self, name: str) -> Game:
        if name == self.broken:
            raise ValueError("its rules are broken")
        return Game(self.games[name], TRICKS, "content", self.own(name))


def over(*names: str, owner: str = "", seats: int = 0, **setup: Any) -> World:
    """A table at which a match is over."""
    setup.setdefault("shelf", Toys(DUEL, CROWD))
    world = World(seats=seats or len(names), **setup)
    world.start(*names)
    world.finish()
    world.table.lobby.owner = key(owner) if owner else ""
    world.wait(1.0)
    return world


def rows(world: World, name: str = "alice") -> dict[str, m.NextGame]:
    lobby = world.clients[key(name)].lobby
    assert lobby is not None
    return {row.title: row for row in lobby.next_games}


def refused(world: World, name: str) -> list[str]:
    return [told.code for told in world.got(world.clients[key(name)], e.Told)]


def say(world: World, name: str, message: m.Message) -> list[str]:
    """Send it; return what is refused."""
    before = len(refused(world, name))
    world.clients[key(name)].send(message)
    world.exchange()
    return refused(world, name)[before:]


# ---------------------------------------------------------------------- the count


@pytest.mark.parametrize(
    ("votes", "lead"),
    [
        ({}, "tricks"),
        ({"ann": "duel"}, "duel"),
        ({"ann": "duel", "bob": "crowd", "cid": "crowd"}, "crowd"),
        ({"ann": "duel", "bob": "crowd"}, "crowd"),  # bob came last
        ({"ann": "duel", "cid": "crowd"}, "crowd"),  # the loser has not voted: whoever came before him settles it
        (
            {"ann": "duel", "bob": "tricks", "cid": "crowd", "dan": "duel", "eve": "crowd"},
            "crowd",
        ),  # nor for one of these
        ({"ann": "chess", "bob": "chess", "cid": "duel"}, "duel"),  # what cannot be played counts for nothing
    ],
)
def test_most_votes_lead_and_the_last_loser_settles_a_tie(votes: dict[str, str], lead: str) -> None:
    assert leading(votes, ORDER, "tricks", ("bob", "cid", "ann")) == lead


def test_nothing_leads_where_nothing_can_be_played() -> None:
    assert leading({"ann": "duel"}, (), "tricks", ()) == "" and leading({}, ("duel",), "tricks", ()) == ""


def test_the_last_loser_is_a_person_and_of_two_in_one_place_who_sits_first() -> None:
    lobby = lobby_of("alice", "bob", "carol", seats=4)
    lobby.add_bot(3, "normal")
    assert last_first(lobby, Result("victory", (0,), (1, 2, 2, 4), {})) == (key("bob"), key("carol"), key("alice"))


# ---------------------------------------------------------------------- the seats


@pytest.mark.parametrize(("people", "pace"), [(("alice",), "untimed"), (("alice", "bob"), "normal")])
def test_one_person_alone_goes_on_without_time_limits(people: tuple[str, ...], pace: str) -> None:
    lobby = lobby_of(*people, seats=3)
    for number in range(len(people), 3):
        lobby.add_bot(number, "normal")
    setup = made_setup()
    change_game(setup, lobby, Toys(CROWD).load("crowd"))
    assert lobby.options == setup.options == {"pace": pace} and lobby.options is not setup.options


def test_people_keep_their_order_and_bots_leave_or_come_as_the_game_has_seats() -> None:
    lobby = lobby_of("alice", "bob", seats=5)
    for number, level in ((2, "expert"), (3, "easy")):
        lobby.add_bot(number, level)  # type: ignore[arg-type]
    lobby.seats.insert(0, lobby.seats.pop(2))
    names = [seat.name for seat in lobby.seats if seat.name]
    lobby.title = CROWD
    assert fit_seats(lobby) == [] and [seat.name for seat in lobby.seats] == names, "the empty chair alone goes"
    assert [seat.level for seat in lobby.seats if seat.kind == "bot"] == ["hard", "easy"], "no expert there"
    lobby.title = DUEL
    fit_seats(lobby)
    assert [seat.name for seat in lobby.seats] == ["alice", "bob"]
    lobby.title = CROWD
    fit_seats(lobby)
    assert [seat.kind for seat in lobby.seats] == ["human", "human", "bot"] and lobby.seats[2].ticket


def test_whoever_left_for_good_is_followed_by_a_bot_only_where_the_game_needs_one() -> None:
    lobby = lobby_of("alice", "bob", "carol", seats=3)
    lobby.phase = "over"
    lobby.leave(key("bob"), for_good=True)
    lobby.new_round()
    lobby.title = DUEL
    fit_seats(lobby)
    assert [seat.name for seat in lobby.seats] == ["alice", "carol"]
    lobby.title = CROWD
    lobby.leave(key("carol"), for_good=False)
    fit_seats(lobby)
    assert [seat.kind for seat in lobby.seats] == ["human", "human", "bot"], "who is only away has a seat"


# ---------------------------------------------------------------------- the table


def test_a_vote_is_seen_by_all_can_be_changed_and_the_lead_is_told() -> None:
    world = over("alice", "bob")
    assert world.clients[key("bob")].lobby.lead == "tricks" and list(rows(world)) == ["tricks", "duel", "crowd"]
    assert say(world, "alice", m.Vote("duel")) == []
    assert rows(world, "bob")["duel"].votes == (key("alice"),) and world.clients[key("bob")].lobby.lead == "duel"
    say(world, "alice", m.Vote("crowd"))
    assert rows(world, "bob")["duel"].votes == () and rows(world, "bob")["crowd"].votes == (key("alice"),)
    say(world, "alice", m.Vote(""))
    assert world.clients[key("bob")].lobby.lead == "tricks" and not any(row.votes for row in rows(world).values())


def test_a_game_for_fewer_than_are_here_is_barred_and_says_so() -> None:
    world = over("alice", "bob", "carol")
    assert {title: row.bar for title, row in rows(world).items()} == {"tricks": "", "duel": "many", "crowd": ""}
    assert say(world, "alice", m.Vote("duel")) == ["bad_option"]
    world.clients[key("carol")].commands.leave()
    world.exchange()
    assert rows(world)["duel"].bar == "", "two are left"


def test_a_game_of_somebodys_own_that_a_player_lacks_is_barred_with_their_name() -> None:
    world = World(seats=2, shelf=Toys(OWN))
    world.join("alice", pieces=lambda title: (EGGS,) if title == "eggs" else ())
    world.exchange()
    world.start("bob")
    world.finish()
    world.exchange()
    assert (rows(world)["eggs"].bar, rows(world)["eggs"].lacking) == ("lacking", (key("bob"),))
    assert say(world, "alice", m.Vote("eggs")) == ["bad_option"] and refused(world, "bob") == []


def test_the_table_goes_on_with_the_chosen_game_for_everybody() -> None:
    world = over("alice", "bob", owner="alice", house=HouseRules("Den", timers="long"), code="BRISKET")
    world.join("wil", role="watcher")
    world.exchange()
    match, seats = world.table.match_id, [seat.owner for seat in world.table.lobby.seats]
    say(world, "alice", m.Vote("duel"))
    say(world, "alice", m.Ready())
    assert world.table.lobby.phase == "over", "bob is not ready"
    say(world, "bob", m.Ready())
    world.wait(3.0)
    table = world.table
    assert table.lobby.phase == "playing" and table.running is not None and table.running.begun.title == "duel"
    assert [seat.owner for seat in table.lobby.seats] == seats and table.match_id != match
    assert (table.lobby.house.timers, table.setup.code, table.lobby.house.table) == ("long", "BRISKET", "Den")
    for name in ("alice", "bob", "wil"):
        client = world.clients[key(name)]
        assert client.state == "in", world.got(client, e.Closed)
        assert client.opening is not None and client.opening.title == "duel"
        assert client.greeting is not None and client.greeting.title == "duel", "each agreed to it at the door"
    world.finish()
    assert rows(world) and world.table.result is not None, "and another vote follows"


def test_without_a_vote_all_who_are_ready_play_the_same_again_at_once() -> None:
    world = over("alice", "bob", owner="alice")
    for name in ("alice", "bob"):
        say(world, name, m.Ready())
    world.wait(3.0)
    assert world.table.lobby.phase == "playing" and world.table.running.begun.title == "tricks"


def test_whoever_is_ready_for_one_game_is_not_ready_for_another() -> None:
    world = over("alice", "bob")
    say(world, "alice", m.Ready())
    say(world, "bob", m.Vote("duel"))
    assert not world.table.lobby.seats[0].ready and world.table.lobby.phase == "over"


def test_a_ready_that_crosses_a_vote_counts_for_nothing() -> None:
    """Alice presses what she sees while bob's vote is on its way."""
    world = over("alice", "bob")
    world.clients[key("alice")].commands.ready(title="tricks")
    [press] = world.clients[key("alice")].take_outgoing()
    say(world, "bob", m.Vote("duel"))
    for peer, frame in world.table.receive(key("alice"), press, world.now):
        assert peer == key("alice") and codec.read_from_host(frame) == m.Sorry("not_now", "another game leads by now")
    assert not world.table.lobby.seats[0].ready
    assert say(world, "alice", m.Ready(True, "duel")) == [] and world.table.lobby.seats[0].ready


def test_one_who_leaves_is_waited_for_no_longer() -> None:
    world = over("alice", "bob", "carol")
    for name in ("alice", "bob"):
        say(world, name, m.Ready())
    assert world.table.lobby.phase == "over"
    world.clients[key("carol")].commands.leave()
    world.exchange()
    assert world.table.lobby.phase == "lobby"


def test_the_owner_may_take_the_table_to_the_lobby_of_a_game_that_can_be_played() -> None:
    world = over("alice", "bob", "carol", owner="alice")
    assert say(world, "alice", m.Rematch("duel")) == ["bad_option"] and say(world, "alice", m.Rematch("x")) == [
        "bad_option"
    ]
    assert say(world, "bob", m.Rematch("crowd")) == ["not_allowed"]
    say(world, "alice", m.Rematch("crowd"))
    world.wait(3.0)
    assert world.table.lobby.phase == "lobby" and world.table.lobby.title is CROWD
    assert world.clients[key("bob")].lobby.title == "crowd" and not world.clients[key("bob")].lobby.next_games


def test_a_client_with_other_rules_of_the_game_is_told_so_at_the_door_and_the_others_wait_for_nobody() -> None:
    world = over("alice", "bob")
    bob = world.clients[key("bob")]
    bob.entry._content = lambda title: "content" if title == "tricks" else "other"
    say(world, "alice", m.Vote("duel"))
    for name in ("alice", "bob"):
        say(world, name, m.Ready())
    world.wait(3.0)
    assert [closed.code for closed in world.got(bob, e.Closed)] == ["content"] and bob.lobby.title == "tricks"
    assert world.clients[key("alice")].state == "in" and world.table.lobby.phase == "lobby"


def test_a_game_that_does_not_work_stays_off_the_table() -> None:
    world = over("alice", "bob", shelf=Toys(DUEL, broken="duel"))
    say(world, "alice", m.Vote("duel"))
    for name in ("alice", "bob"):
        say(world, name, m.Ready())
    assert world.table.lobby.phase == "over" and rows(world)["duel"].bar == "broken"
    assert [n.nouns for n in world.got(world.clients[key("bob")], e.Noticed) if n.code == "no_game"] == [
        {"game": "Duel"}
    ]
    assert world.clients[key("bob")].lobby.lead == "tricks" and not world.table.lobby.seats[0].ready


def test_a_table_that_ends_with_its_match_and_one_without_a_shelf_hold_no_vote() -> None:
    for setup in ({"once": True}, {"shelf": None}):
        world = over("alice", "bob", **setup)
        assert not rows(world) and say(world, "alice", m.Vote("duel")) == ["not_now"]


def test_a_shelf_of_more_games_than_a_lobby_may_list_is_listed_as_far_as_that_goes() -> None:
    many = (Title(f"game{n}", f"Game {n}", n, (2, 4), (1, 2)) for n in range(m.MOST_GAMES + 5))
    world = over("alice", "bob", shelf=Toys(*many))
    assert len(rows(world)) == m.MOST_GAMES and world.clients[key("bob")].lobby.lead == "tricks"


def test_where_only_bots_have_played_there_is_no_vote() -> None:
    lobby = lobby_of("alice", seats=2)
    lobby.add_bot(1, "normal")
    setup = made_setup()
    setup.shelf = Toys(DUEL)
    vote = NextVote(setup, lobby)
    vote.open(Result("victory", (0,), (1, 2), {}))
    assert lobby.next_games and lobby.lead == "tricks"
    vote.close()
    lobby.seats[0].kind = "bot"
    vote.open(Result("victory", (0,), (1, 2), {}))
    assert not lobby.next_games and not lobby.lead


# ---------------------------------------------------------------------- those who mean no good


def test_votes_of_spectators_in_mid_match_and_for_nothing_are_refused() -> None:
    world = World(seats=2, shelf=Toys(DUEL))
    world.start("alice", "bob")
    assert say(world, "alice", m.Vote("duel")) == ["not_now"] and say(world, "bob", m.Lacks(("duel",))) == ["not_now"]
    world.finish()
    world.join("wil", role="watcher")
    world.exchange()
    assert say(world, "wil", m.Vote("duel")) == ["not_allowed"]
    assert say(world, "wil", m.Lacks(("duel",))) == [] and rows(world)["duel"].bar == "", "it may, and changes nothing"
    for title in ("chess", "../etc", "\u202e", "tricks" * 6):
        assert say(world, "alice", m.Vote(title)) == ["bad_option"]
    assert world.clients[key("alice")].lobby.lead == "tricks"


def test_nobody_can_bar_the_game_that_is_on_the_table() -> None:
    world = over("alice", "bob")
    say(world, "bob", m.Lacks(("tricks", "duel", "nonsense")))
    assert {title: row.bar for title, row in rows(world).items()} == {"tricks": "", "duel": "lacking", "crowd": ""}


def test_a_flood_of_votes_is_too_fast_and_makes_no_flood_of_lobbies() -> None:
    world = over("alice", "bob")
    number = world.table.lobby.number
    for n in range(60):
        world.clients[key("alice")].send(m.Vote(("duel", "crowd")[n % 2]))
    world.exchange()
    assert "too_fast" in refused(world, "alice") and world.table.lobby.number - number < 60


def test_an_overlong_list_and_a_bot_are_refused() -> None:
    with pytest.raises(codec.BadFrame):
        codec.read_to_host(codec.pack(m.Lacks(("x",) * (m.MOST_GAMES + 1))))
    lobby = lobby_of("alice", seats=2)
    lobby.add_bot(1, "normal")
    setup = made_setup()
    setup.shelf = Toys(DUEL)
    vote = NextVote(setup, lobby)
    vote.open(Result("victory", (0,), (1, 2), {}))
    with pytest.raises(Denied) as no:
        vote.vote(lobby.seats[1].owner or key("mudge"), "duel")
    assert no.value.code == "not_allowed"


def test_nobody_is_heard_before_they_have_agreed_to_the_new_game() -> None:
    """A client that never greets again hears neither lobby nor match, and changes nothing."""
    world = over("alice", "bob", owner="alice")
    bob = world.clients[key("bob")]
    world.clients[key("alice")].commands.rematch("duel")
    bob_frames = [codec.pack(m.Say("hello")), codec.pack(m.Ready()), codec.pack(m.Sit(None))]
    for frame in world.clients[key("alice")].take_outgoing():
        world.table.receive(key("alice"), frame, world.now)
    for frame in bob_frames:
        told = [
            codec.read_from_host(out) for peer, out in world.table.receive(bob.key, frame, world.now) if peer == bob.key
        ]
        assert told == [m.Sorry("hello_first")]
    assert world.table.lobby.owned(bob.key) == 1 and not world.table.lobby.seats[1].ready


def test_who_was_on_the_way_in_when_the_game_changed_greets_anew_and_is_not_sent_away() -> None:
    world = over("alice", "bob", owner="alice")
    wil = world.join("wil", role="watcher")
    for frame in wil.take_outgoing():
        for peer, told in world.table.receive(wil.key, frame, world.now):
            if peer == wil.key:
                world.events[peer] += wil.receive(told, world.now)
    [enter] = wil.take_outgoing()  # for the game of before
    say(world, "alice", m.Rematch("duel"))
    told = [
        codec.read_from_host(out) for peer, out in world.table.receive(wil.key, enter, world.now) if peer == wil.key
    ]
    assert told == [m.Sorry("hello_first")]
    world.wait(4.0)
    assert wil.state == "in" and wil.lobby.title == "duel"


def test_the_same_rows_are_never_told_twice() -> None:
    """Whatever else happens after a match, the lobby changes with a vote alone."""
    world = over("alice", "bob")
    number = world.table.lobby.number
    say(world, "alice", m.Say("hello"))
    world.wait(2.0)
    assert world.table.lobby.number == number


# ---------------------------------------------------------------------- started again


def test_a_host_that_is_started_again_goes_on_in_the_new_game_and_votes_again() -> None:
    world = over("alice", "bob")
    say(world, "alice", m.Vote("duel"))
    for name in ("alice", "bob"):
        say(world, name, m.Ready())
    world.wait(3.0)
    world.one_play()
    world.exchange()
    assert world.ledger.begun is not None and world.ledger.begun.title == "duel"
    world.setup.title = DUEL
    world.restart()
    world.exchange()
    world.finish()
    assert world.table.running.begun.title == "duel" and rows(world)["tricks"].title == "tricks"
    world.restart()
    world.exchange()
    world.wait(2.0)
    assert say(world, "bob", m.Vote("crowd")) == [] and world.clients[key("alice")].lobby.lead == "crowd"


def test_a_host_that_is_started_again_still_knows_who_wants_what() -> None:
    world = over("alice", "bob")
    say(world, "alice", m.Vote("duel"))
    say(world, "bob", m.Vote("crowd"))
    world.restart()
    world.restart()  # before anybody is back
    assert all(not row.votes for row in world.table.lobby.next_games)
    world.exchange()
    world.wait(2.0)
    assert rows(world)["duel"].votes == (key("alice"),) and rows(world)["crowd"].votes == (key("bob"),)
    say(world, "bob", m.Vote(""))
    world.restart()
    world.exchange()
    world.wait(2.0)
    assert world.table.lobby.votes == {key("alice"): "duel"} and world.clients[key("bob")].lobby.lead == "duel"
