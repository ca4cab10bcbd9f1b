"""Seats, people, powers: what the lobby grants and to whom."""

from __future__ import annotations

import pytest

from net.client import events as e
from net.fairness import account as fair
from net.fairness.commitments import commitment
from net.host.lobby_types import COLOURS, HouseRules
from net.protocol import codec
from net.protocol import messages as m
from net.protocol.messages import PROTOCOL
from tests.net.world import World, key


def told(world, client):
    return [event.code for event in world.got(client, e.Told)]


def joined(*names, **how):
    world = World(**how)
    clients = []
    for name in names:
        clients.append(world.join(name))
        world.exchange()
    return world, *clients


def seats(client):
    return [seat.name for seat in client.lobby.seats]


def test_who_joins_gets_the_next_free_seat_and_who_comes_after_watches():
    _world, alice, bob, carol = joined("alice", "bob", "carol")
    assert seats(carol) == ["alice", "bob"]
    assert [w.name for w in alice.lobby.watchers] == ["carol"]
    assert bob.lobby == alice.lobby


def test_full_without_spectators_is_told_so_and_sent_away():
    world, _, _, carol = joined("alice", "bob", "carol", house=HouseRules(spectators=False))
    assert carol.state == "closed"
    assert [x.code for x in world.got(carol, e.Closed)] == ["full"]


def test_two_of_one_name_are_told_apart():
    world = World()
    for who in ("a", "b"):
        client = world.join(who)
        client.entry._hello = client.entry._hello.__class__(PROTOCOL, "", "Kim")
        client.connected(world.now)
        world.exchange()
    assert seats(client) == ["Kim", "Kim 2"]


def test_names_are_cleaned():
    world = World()
    client = world.join("x")
    client.entry._hello = client.entry._hello.__class__(PROTOCOL, "", "\u202eevil\x00\n  name\u200b")
    client.connected(world.now)
    world.exchange()
    assert seats(client)[0] == "evil name"


def test_everybody_has_a_colour_of_their_own():
    world, alice, bob = joined("alice", "bob")
    bob.commands.set_profile("bob", alice.lobby.seats[0].colour, "hat")
    world.exchange()
    colours = [seat.colour for seat in alice.lobby.seats]
    assert len(set(colours)) == 2 and set(colours) <= set(COLOURS)
    assert alice.lobby.seats[1].portrait == "hat"


def test_everybody_says_what_they_are_crowned_as():
    world, alice, bob = joined("alice", "bob", seats=3)
    assert [seat.crown for seat in bob.lobby.seats] == ["king"] * 3
    bob.commands.set_profile("bob", crown="queen")
    bob.commands.set_profile("bob", "", "hat")  # what is not named stays
    world.exchange()
    assert [seat.crown for seat in alice.lobby.seats] == ["king", "queen", "king"]
    bob.commands.sit(2)
    world.exchange()
    assert [seat.crown for seat in alice.lobby.seats] == ["king", "king", "queen"], "the crown goes with the player"
    carol = world.join("carol", crown="queen")
    world.exchange()
    assert [seat.crown for seat in carol.lobby.seats] == ["king", "queen", "queen"]


def test_a_crown_outlives_the_host():
    world, _, bob = joined("alice", "bob")
    bob.commands.set_profile("bob", crown="queen")
    world.exchange()
    world.start("alice", "bob")
    world.restart()
    world.settle()
    assert [seat.crown for seat in bob.lobby.seats] == ["king", "queen"]


def test_changing_seats_and_standing_up():
    world, alice, bob = joined("alice", "bob", seats=3)
    alice.commands.sit(2)
    world.exchange()
    assert seats(alice) == ["", "bob", "alice"]
    bob.commands.sit(2)
    world.exchange()
    assert told(world, bob) == ["taken"]
    bob.commands.leave_seat()
    world.exchange()
    assert seats(alice) == ["", "", "alice"] and [w.name for w in alice.lobby.watchers] == ["bob"]


def test_changed_options_take_back_ready_and_say_so():
    world, alice, bob = joined("alice", "bob", owner=key("alice"))
    bob.commands.ready()
    world.exchange()
    assert alice.lobby.seats[1].ready
    alice.commands.set_options(bids="revisable")
    world.exchange()
    assert not alice.lobby.seats[1].ready and alice.lobby.options == {"bids": "revisable"}
    assert "unready" in [notice.code for notice in world.got(bob, e.Noticed)]


@pytest.mark.parametrize("options", [{"bids": "loud"}, {"nothing": 1}])
def test_options_the_title_does_not_have(options):
    world, alice = joined("alice", owner=key("alice"))
    alice.commands.set_options(**options)
    world.exchange()
    assert told(world, alice) == ["bad_option"]


def test_powers_are_the_owners_alone():
    world, _alice, bob = joined("alice", "bob", owner=key("alice"))
    for wish in (
        lambda: bob.commands.set_options(bids="revisable"),
        lambda: bob.commands.set_house(passphrase="mine"),
        lambda: bob.commands.kick(key("alice")),
        lambda: bob.commands.add_bot(0),
        lambda: bob.commands.place(key("bob"), 0),
        bob.commands.start,
        bob.commands.rematch,
        bob.commands.close_table,
        lambda: bob.commands.clear(0),
    ):
        wish()
    world.exchange()
    assert told(world, bob) == ["not_allowed"] * 9
    assert not world.table.closed and seats(bob) == ["alice", "bob"]


def test_behind_one_port_the_table_always_waits_for_its_host_and_says_why():
    world, alice = joined("alice", owner=key("alice"), house=HouseRules(lost="never", one_port=True))
    alice.commands.set_house(lost="soon", for_two="trust")
    world.exchange()
    assert told(world, alice) == ["one_port"] and (alice.lobby.lost, alice.lobby.for_two) == ("never", "wait")


def test_the_owner_moves_people():
    world, alice, _bob, carol = joined("alice", "bob", "carol", owner=key("alice"))
    alice.commands.place(key("alice"), 1)
    world.exchange()
    assert seats(alice) == ["bob", "alice"]
    alice.commands.place(key("bob"), None)
    alice.commands.place(key("carol"), 0)
    world.exchange()
    assert seats(alice) == ["carol", "alice"] and carol.lobby.watchers[0].name == "bob"


def test_the_kicked_do_not_come_back():
    world, alice, bob = joined("alice", "bob", owner=key("alice"))
    alice.commands.kick(key("bob"))
    world.exchange()
    assert bob.state == "closed" and seats(alice) == ["alice", ""]
    again = world.join("bob")
    world.exchange()
    assert [x.code for x in world.got(again, e.Closed)] == ["kicked"]
    alice.commands.kick(key("alice"))
    world.exchange()
    assert told(world, alice) == ["not_now"]


def test_more_and_fewer_seats():
    world, alice, _bob = joined("alice", "bob", owner=key("alice"))
    alice.commands.set_house(seats=4)
    world.exchange()
    assert seats(alice) == ["alice", "bob", "", ""]
    alice.commands.set_house(seats=9)
    world.exchange()
    assert told(world, alice) == ["bad_option"]
    alice.commands.sit(3)
    alice.commands.set_house(seats=2)
    world.exchange()
    assert sorted(seats(alice)) == ["alice", "bob"]


def test_a_bot_comes_with_a_ticket_and_takes_its_seat_only():
    world, alice = joined("alice", owner=key("alice"))
    alice.commands.add_bot(1, "hard", "Snag")
    world.exchange()
    [wanted] = world.table.wanted_bots()
    assert (wanted.seat, wanted.level, wanted.name) == (1, "hard", "Snag")
    bot = world.join("bot", role="bot", ticket=wanted.ticket)
    world.exchange()
    seat = alice.lobby.seats[1]
    assert (seat.kind, seat.name, seat.ready, seat.here) == ("bot", "Snag", True, True)
    thief = world.join("thief", role="bot", ticket=wanted.ticket)
    world.exchange()
    assert thief.state == "closed" and alice.lobby.seats[1].who == bot.key
    # A bot that fell over is replaced by another with the same ticket.
    world.cut.add(bot.key)
    world.wait(5)
    other = world.join("other", role="bot", ticket=wanted.ticket)
    world.exchange()
    assert alice.lobby.seats[1].who == other.key
    alice.commands.clear(1)
    world.exchange()
    assert world.table.wanted_bots() == [] and other.state == "closed"


def test_the_owner_starts_when_all_are_there_and_ready():
    world, alice, bob = joined("alice", "bob", owner=key("alice"))
    alice.commands.start()
    world.exchange()
    assert told(world, alice) == ["not_now"]
    bob.commands.ready()
    world.exchange()
    alice.commands.start()
    world.exchange()
    assert world.table.lobby.phase == "playing" and alice.seat == 0


def early_start():
    """Alice owns the table and has said begin; bob's commitment is still on its way. -> world, alice, bob, that frame."""
    world, alice, bob = joined("alice", "bob", owner=key("alice"))
    bob.commands.ready()
    world.exchange()
    world.table.lobby.seats[1].commitment = b""
    alice.commands.start()
    world.exchange()
    assert world.table.lobby.phase == "lobby"
    public = bob.answers._signer.verify_key
    return world, alice, bob, codec.pack(m.Commit(1, commitment(bob.agreement._secrets[1], bob.key, 1, public), public))


def test_a_start_before_the_last_commitment_is_not_forgotten():
    world, alice, bob, late = early_start()
    world._host_sends(world.table.receive(bob.key, late, world.now))
    world.exchange()
    assert world.table.lobby.phase == "playing" and alice.seat == 0 and bob.seat == 1
    assert alice.lobby.waiting == ""


def test_a_start_that_waits_is_forgotten_when_somebody_is_not_ready_any_more():
    world, alice, bob, late = early_start()
    bob.commands.ready(False)
    world.exchange()
    world._host_sends(world.table.receive(bob.key, late, world.now))
    bob.commands.ready()
    world.exchange()
    world.wait(2)
    assert world.table.lobby.phase == "lobby"
    alice.commands.start()
    world.exchange()
    assert world.table.lobby.phase == "playing"


def test_a_table_without_an_owner_starts_by_itself():
    world, alice, bob = joined("alice", "bob")
    alice.commands.ready()
    world.exchange()
    assert world.table.lobby.phase == "lobby"
    bob.commands.ready()
    world.exchange()
    assert world.table.lobby.phase == "playing"


def test_who_drops_before_the_start_is_waited_for():
    world, alice, bob = joined("alice", "bob")
    bob.commands.ready()
    world.exchange()
    world.hang_up("bob")
    world.wait(5)
    alice.commands.ready()
    world.exchange()
    assert world.table.lobby.phase == "lobby" and not alice.lobby.seats[1].here
    world.call_again("bob")
    world.exchange()
    assert seats(alice) == ["alice", "bob"] and not alice.lobby.seats[1].ready


def test_three_seconds_of_silence_unseat_nobody():
    world, alice, bob = joined("alice", "bob")
    world.cut.add(bob.key)
    world.wait(3.0)
    assert alice.lobby.seats[1].here


def test_a_seat_that_does_not_reveal_stops_the_start():
    world, alice, bob = joined("alice", "bob")
    bob.agreement._secrets = {1: b"0" * 32}  # not the secret it committed to
    alice.commands.ready()
    bob.commands.ready()
    world.exchange()
    assert world.table.lobby.phase == "starting"
    world.wait(6)
    assert world.table.lobby.phase == "lobby" and world.table.lobby.round == 2
    assert "no_reveal" in [notice.code for notice in world.got(alice, e.Noticed)]
    alice.commands.ready()
    bob.commands.ready()
    world.exchange()
    assert world.table.lobby.phase == "playing"


def test_a_rematch_keeps_the_seats_and_is_another_match():
    world, alice, bob = joined("alice", "bob", owner=key("alice"))
    bob.commands.ready()
    world.exchange()
    alice.commands.start()
    world.exchange()
    world.finish()
    first = alice.opening.match
    alice.commands.rematch()
    world.exchange()
    assert world.table.lobby.phase == "lobby" and seats(alice) == ["alice", "bob"]
    assert not alice.lobby.seats[1].ready
    bob.commands.ready()
    world.exchange()
    alice.commands.start()
    world.exchange()
    assert alice.opening.match != first and alice.result is None
    world.finish()
    world.check_views()
    assert len(world.got(bob, e.Over)) == 2 and len(world.got(bob, e.AccountGiven)) == 2


def test_without_an_owner_all_ready_means_once_more():
    world, alice, bob = joined("alice", "bob")
    for client in (alice, bob):
        client.commands.ready()
    world.exchange()
    world.finish()
    for client in (alice, bob):
        client.commands.ready()
    world.exchange()
    assert world.table.lobby.round == 2
    world.wait(2)
    for client in (alice, bob):
        client.commands.ready()
    world.exchange()
    assert world.table.lobby.phase == "playing"


def test_a_bot_sits_in_and_hands_the_seat_back():
    world, alice, bob = joined("alice", "bob")
    for client in (alice, bob):
        client.commands.ready()
    world.exchange()
    world.hang_up("bob")
    world.wait(58)
    assert world.table.wanted_bots() == []
    world.wait(8)
    [wanted] = world.table.wanted_bots()
    assert wanted.seat == 1
    sitter = world.join("sitter", role="bot", ticket=wanted.ticket)
    world.exchange()
    assert sitter.seat == 1 and "hand" in sitter.held.packed
    news = [(notice.code, notice.nouns.get("name")) for notice in world.got(alice, e.Noticed)]
    assert ("sits_in", "bob") in news, "who sits in is no newcomer with a name of its own"
    assert "joined" not in [code for code, _ in news[news.index(("sits_in", "bob")) :]]
    assert alice.lobby.seats[1].sitter and alice.lobby.seats[1].who == key("bob")
    sitter.play(2)
    alice.play(1)
    world.exchange()
    assert len(world.table.running.lines) == 2
    world.call_again("bob")
    world.exchange()
    assert sitter.state == "closed" and [x.code for x in world.got(sitter, e.Closed)] == ["dismissed"]
    assert world.table.wanted_bots() == [] and bob.section("hand")
    ghost = world.join("ghost", role="bot", ticket=wanted.ticket)
    world.exchange()
    assert ghost.state == "closed", "the ticket is worth nothing any more"
    world.finish()
    world.check_views()


def test_moves_of_a_bot_that_sat_in_are_counted_as_a_bots():
    world, alice, bob = joined("alice", "bob", house=HouseRules(timers="off"))
    for client in (alice, bob):
        client.commands.ready()
    world.exchange()
    world.hang_up("bob")
    world.wait(66)
    [wanted] = world.table.wanted_bots()
    sitter = world.join("sitter", role="bot", ticket=wanted.ticket)
    world.exchange()
    for client in (sitter, alice):
        client.play(client.ask.space.sample(world.chance))
        world.exchange()
    world.wait(1)
    world.call_again("bob")
    world.exchange()
    world.finish()
    given = world.got(alice, e.AccountGiven)[-1]
    verdict = fair.audit(world.setup.rules, "content", given.account, alice.held.shown)
    [stood_in] = verdict.stand_ins
    assert (stood_in.seat, stood_in.clock, stood_in.others) == (1, 0, ((key("sitter"), 1),))
    people = {seat.who: seat.name for seat in alice.lobby.seats if seat.kind == "human"}
    assert stood_in.told_apart(people) == (1, ()), "a bot, not a person"


def test_the_owner_may_ask_a_bot_to_sit_in_at_once():
    world, alice, bob = joined("alice", "bob", owner=key("alice"))
    bob.commands.ready()
    world.exchange()
    alice.commands.start()
    world.exchange()
    alice.commands.add_bot(1)
    world.exchange()
    assert told(world, alice) == ["taken"], "not while its owner is there"
    world.hang_up("bob")
    world.wait(5)
    alice.commands.add_bot(1)
    world.exchange()
    assert [bot.seat for bot in world.table.wanted_bots()] == [1]


def test_a_kicked_players_seat_can_be_taken_over():
    world, alice, _bob, carol = joined("alice", "bob", "carol", owner=key("alice"))
    world.clients[key("bob")].commands.ready()
    world.exchange()
    alice.commands.start()
    world.exchange()
    assert "hand" not in carol.held.packed
    alice.commands.kick(key("bob"))
    alice.commands.place(key("carol"), 1)
    world.exchange()
    assert carol.seat == 1 and "hand" in carol.held.packed
    world.finish()
    world.check_views()


def test_a_player_who_has_left_is_banned_by_name_and_a_bot_plays_the_seat_to_the_end():
    world, alice, bob = joined("alice", "bob", owner=key("alice"), house=HouseRules(dropped="wait"))
    bob.commands.ready()
    world.exchange()
    alice.commands.start()
    world.exchange()
    bob.commands.leave()
    world.exchange()
    alice.commands.kick(key("bob"))
    alice.commands.add_bot(1)
    world.exchange()
    [banned] = [event for event in world.got(alice, e.Noticed) if event.code == "kicked"]
    assert banned.nouns["name"] == "bob"
    [taken] = [event for event in world.got(alice, e.Noticed) if event.code == "takes_seat"]
    assert taken.nouns["name"] == alice.lobby.seats[1].name != "bob", (
        "who plays there is told, not left to be found out"
    )
    [wanted] = world.table.wanted_bots()
    world.join("mudge", role="bot", ticket=wanted.ticket)
    world.exchange()
    assert alice.lobby.seats[1].kind == "bot" and "bob" not in seats(alice)
    alice.play(1)  # before the bot does: it is not too late for one that commits to nothing
    world.exchange()
    world.finish()
    world.check_views()
    given = world.got(alice, e.AccountGiven)[-1]
    [stood_in] = fair.audit(world.setup.rules, "content", given.account, alice.held.shown).stand_ins
    people = {seat.who: seat.name for seat in alice.lobby.seats if seat.kind == "human"}
    assert stood_in.seat == 1 and stood_in.told_apart(people)[1] == (), "a bot, not a person"


def test_chat_gestures_and_what_is_left_of_odd_text():
    world, alice, bob = joined("alice", "bob")
    alice.commands.chat("hi\x07 \u202eolleh " + "x" * 1000)
    alice.commands.chat("\u200b\n")
    alice.commands.gesture("ping", "card 7")
    world.exchange()
    [said] = world.got(bob, e.Said)
    assert said.text.startswith("hi olleh xxx") and len(said.text) == 400
    [signed] = world.got(bob, e.Signed)
    assert (signed.kind, signed.target, signed.seat) == ("ping", "card 7", 0)


def test_closing_the_table():
    world, alice, bob = joined("alice", "bob", owner=key("alice"))
    alice.commands.close_table()
    world.exchange()
    assert world.table.closed and bob.state == "closed"


def test_leaving_before_the_start_frees_the_seat():
    world, alice, bob = joined("alice", "bob")
    bob.commands.leave()
    world.exchange()
    assert seats(alice) == ["alice", ""]


def test_a_bots_level_changes_in_mid_match_and_all_are_told():
    world, alice, bob = joined("alice", "bob", owner=key("alice"), seats=3)
    alice.commands.add_bot(2, "easy", "Snag")
    world.exchange()
    [wanted] = world.table.wanted_bots()
    bot = world.join("bot", role="bot", ticket=wanted.ticket)
    bob.commands.ready()
    world.exchange()
    alice.commands.start()
    world.exchange()
    assert alice.lobby.phase == "playing"
    bob.commands.add_bot(2, "hard")
    world.exchange()
    assert told(world, bob) == ["not_allowed"] and bob.lobby.seats[2].level == "easy"
    alice.commands.add_bot(2, "hard")
    world.exchange()
    assert bob.lobby.seats[2].level == "hard" and bot.state == "in", "the same bot goes on"
    assert [world.table.wanted_bots()[0].ticket, bob.lobby.seats[2].name] == [wanted.ticket, "Snag"]
    news = [event for event in world.got(bob, e.Noticed) if event.code == "level"]
    assert [event.nouns for event in news] == [{"seat": 2, "name": "Snag", "level": "hard"}]
    alice.commands.add_bot(2, "hard")
    world.exchange()
    assert len([event for event in world.got(bob, e.Noticed) if event.code == "level"]) <= 1, (
        "the same again is no news"
    )
    alice.commands.add_bot(1, "hard")
    world.exchange()
    assert told(world, alice)[-1:] == ["taken"], "people have no level"


def test_the_lobby_has_the_pace_of_the_slowest_person_who_plays_here():
    world, alice, bob, carol = joined("alice", "bob", "carol")
    assert alice.lobby.pace == "normal"
    alice.send(m.Pace("instant"))
    world.exchange()
    assert alice.lobby.pace == "normal", "bob still looks"
    bob.send(m.Pace("fast"))
    carol.send(m.Pace("normal"))  # watches
    world.exchange()
    assert bob.lobby.pace == "fast"
    bob.commands.leave()
    world.exchange()
    assert alice.lobby.pace == "instant"


def test_an_emote_for_one_seat_reaches_it_and_its_sender_alone():
    world, alice, bob, cid = joined("alice", "bob", "cid")
    alice.commands.gesture("emote", "trust", 1)
    alice.commands.gesture("emote", "lead", 9)
    world.exchange()
    assert [sign.target for sign in world.got(bob, e.Signed)] == ["trust"]
    assert [sign.target for sign in world.got(alice, e.Signed)] == ["trust", "lead"]
    assert not world.got(cid, e.Signed)
