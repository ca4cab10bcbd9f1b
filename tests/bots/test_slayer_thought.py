"""What players of Goblin Slayer-Slayer infer of the others, the worlds that come of it, and what a table is worth."""

import pytest

from game import titles
from game.bots import players
from game.bots.worlds import Worlds
from game.engine.chance import Chance, FastChance
from game.engine.match import new
from game.titles.slayer_slayer.bot import bot, weigh
from game.titles.slayer_slayer.bot.beliefs import Beliefs
from game.titles.slayer_slayer.bot.prospects import FEATURES, chances, features, party, value
from game.titles.slayer_slayer.bot.thought import policy
from game.titles.slayer_slayer.rules import cues
from game.titles.slayer_slayer.rules.cards import CAP, FOE_INDEX, FOES, INDEX, OBJECTIVES, SOLE_SURVIVOR
from game.titles.slayer_slayer.rules.flow import RULES
from game.titles.slayer_slayer.rules.state import leave_hand

TITLE = "slayer_slayer"
HOARDER, MANSLAYER, CARETAKER = (OBJECTIVES.index(name) for name in ("treasure_hoarder", "manslayer", "caretaker"))


def memory_of(match, seat):
    return players.hints(TITLE).memory(seat, match.options, match.seat_kinds, "one")


def moments(seed=3, seats=4, every=5):
    """A match of the quick policy, with the memory of seat 0, stopped at every few plays when seat 0 is asked."""
    match = new(RULES, ("bot",) * seats, titles.options_for(TITLE, {}), seed)
    minds = [bot.player("normal", seat, match.options, match.seat_kinds, seed).mind for seat in range(seats)]
    memory = memory_of(match, 0)
    while match.result is None:
        memory.observe(match.view(0), match.cues_for(match.take_cues(), 0))
        waiting = match.waiting_for()
        seat = waiting[match.plays % len(waiting)]
        if seat == 0 and match.plays % every == 0:
            yield match, memory
        match.play(seat, policy(match, seat, minds[seat]))


# ---------------------------------------------------------------- what others are after


def test_who_points_at_trophies_is_held_for_a_manslayer():
    """GSS-12.4."""
    beliefs = Beliefs()
    for _ in range(3):
        beliefs.observe(cues.Lots(lots=[["gold", 30], ["trophies", 3]]), [8] * 4)
        beliefs.observe(cues.Ping(seat=1, lot=2), [8] * 4)
        beliefs.observe(cues.Ping(seat=2, lot=1), [8] * 4)
    assert max(range(4), key=beliefs.of(1).__getitem__) == MANSLAYER
    assert max(range(4), key=beliefs.of(2).__getitem__) == HOARDER
    assert beliefs.of(3) == [0.25] * 4


def test_only_the_first_wish_of_a_division_counts():
    """A player that moves its ping to and fro says no more by it."""
    once, often = Beliefs(), Beliefs()
    for beliefs, pings in ((once, [2]), (often, [2, 1, 2, 1])):
        beliefs.observe(cues.Lots(lots=[["gold", 30], ["trophies", 3]]), [])
        for lot in pings:
            beliefs.observe(cues.Ping(seat=1, lot=lot), [])
    assert once.of(1) == often.of(1)


def test_who_bribes_and_sends_little_is_suspected():
    """GSS-12.4."""
    beliefs = Beliefs()
    assert beliefs.suspicion(2) == 0
    for _ in range(3):
        beliefs.observe(cues.Bribe(seat=2, target=1), [8] * 4)
        beliefs.observe(cues.StoreClosed(), [8] * 4)
        beliefs.observe(cues.Locked(counts=[3, 3, 1, 3]), [8] * 4)
    assert beliefs.suspicion(2) > 0.5 > beliefs.suspicion(1)


def test_nobody_is_ever_sure():
    """A person may do what no bot would."""
    beliefs = Beliefs()
    for _ in range(40):
        beliefs.observe(cues.Bribe(seat=2, target=1), [8] * 4)
        beliefs.observe(cues.StoreClosed(), [8] * 4)
    assert beliefs.of(2)[SOLE_SURVIVOR] < 1 and min(beliefs.of(2)) > 0.01


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_no_more_sole_survivors_are_imagined_than_are_dealt(seats):
    """GSS-3.4."""
    beliefs = Beliefs(odds={seat: [0.05, 0.05, 0.05, 0.85] for seat in range(seats)})
    for seed in range(40):
        for own in (HOARDER, SOLE_SURVIVOR):
            drawn = beliefs.draw(seats, 1, own, FastChance(seed))
            assert drawn[1] == own and drawn.count(SOLE_SURVIVOR) <= CAP[seats]


def test_what_all_have_seen_gained_is_remembered():
    beliefs = Beliefs()
    for resource, amount in (("gold", 30), ("trophies", 4), ("cards", 2)):
        beliefs.observe(
            cues.Lot(lot=1, resource=resource, amount=amount, seat=1, pinged=True, contested=[], tie=False, rule=""), []
        )
    assert beliefs.wealth[1] == [30, 4]


def test_the_bots_give_their_objectives_away():
    """Over whole matches the truth is held to be likelier than by the deal."""
    held, counted = 0.0, 0
    for seed in range(4):
        *_, (match, memory) = moments(seed, every=1)
        for seat in (1, 2, 3):
            held += memory.mind.beliefs.of(seat)[match.state.objective[seat]]
            counted += 1
    assert held / counted > 0.35


# ---------------------------------------------------------------- worlds


def test_imagined_worlds_fit_what_is_seen_and_play_on():
    """The seat sees in each of them what it sees at the table."""
    seen = 0
    for match, memory in moments(5):
        ask = match.seat_ask(0)
        worlds = Worlds(RULES, 0, match.options, match.seat_kinds, memory)
        for n in range(2):
            world = worlds.imagine(match.view(0), ask, FastChance(n))
            assert world.view(0) == match.view(0)
            assert world.state.objective.count(SOLE_SURVIVOR) <= CAP[world.seats]
            world.take(0, world.default(0))
            seen += 1
    assert seen > 10


def test_what_is_hidden_changes_no_thought():
    """Cards and objectives that the seat can't see are exchanged: it thinks the same."""
    chance, swapped = Chance(b"swap"), 0
    for match, _ in moments(6, every=12):
        ask = match.seat_ask(0)
        other = match.copy()
        for group in RULES.hidden(match, 0):
            for _ in range(6):
                one, two = chance.pick("", group), chance.pick("", group)
                if one != two:
                    RULES.swap(other, one, two)
                    swapped += 1
        first, second = (
            players.make(TITLE, "hard", 0, match.options, match.seat_kinds, 5, iterations=16).decide(
                table.view(0), table.seat_ask(0)
            )
            for table in (match, other)
        )
        assert first == second and ask.space.contains(first)
    assert swapped > 20


# ---------------------------------------------------------------- worth


def test_what_is_missing_to_one_is_that_nobody_wins():
    match = new(RULES, ("bot",) * 4, titles.options_for(TITLE, {}), 1)
    rows = features(match.state)
    assert all(len(row) == len(FEATURES) for row in rows.values())
    assert 0.2 < sum(chances(rows, set()).values()) < 0.95


def test_points_and_goblins_are_worth_something_to_who_has_them():
    match = new(RULES, ("bot",) * 4, titles.options_for(TITLE, {"objectives": "even"}), 1)
    seat = match.state.objective.index(HOARDER)
    match.state.floor = 9
    poor, through = value(match)[seat], party(features(match.state), set())
    match.state.gold[seat] = 60
    rich = value(match)
    assert rich[seat] > poor + 0.01
    assert party(features(match.state), set()) == through  # who is rich, is no matter to it
    for other in range(4):
        if other != seat:
            leave_hand(match.state, other, match.state.hand[other][2:])
    assert sum(value(match)) < sum(rich)  # fewer goblins reach the surface


def test_a_sole_survivor_has_no_part_in_the_party():
    """For the others it is worth something that somebody else reaches the surface."""
    match = new(RULES, ("bot",) * 4, titles.options_for(TITLE, {"objectives": "even"}), 1)
    match.state.floor = 9
    before = value(match)
    for seat in range(1, 4):
        leave_hand(match.state, seat, match.state.hand[seat][3:])
    after = value(match)
    assert after[0] < before[0] or match.state.objective[0] == SOLE_SURVIVOR


def test_the_dead_win_nothing():
    match = new(RULES, ("bot",) * 4, titles.options_for(TITLE, {}), 1)
    match.state.out[2] = 1
    assert value(match)[2] == 0


# ---------------------------------------------------------------- silly moves


def test_the_later_the_more_jesters_are_kept_for_a_foe_that_disables_all():
    """Read in a match: on floor 9 two Schemers let three Jesters loose on the Horde, and all were lost."""
    abilities = tuple(ability for ability in FOES[FOE_INDEX["sole_sidekick"]].abilities if ability.round <= 1)
    early, late = (
        weigh.estimate([INDEX["schemer"]], weigh.Scene(1, abilities, 7.0, 30.0, floor=floor)) for floor in (1, 9)
    )
    assert late < early - 3


def test_who_sits_in_later_has_not_seen_what_is_divided():
    """A bot that takes somebody's seat in the middle of a division hears of pings on lots that it knows nothing of."""
    beliefs = Beliefs()
    beliefs.observe(cues.Ping(seat=1, lot=2), [3, 3, 3])
    assert not beliefs.odds
