"""The players of Goblin Slayer-Slayer: every question answered within the rules, by what their seat sees alone."""

from collections import Counter
from types import SimpleNamespace

import pytest

from game import simulate, titles
from game.bots import network, plans, players
from game.engine.cues import SeatCue
from game.engine.match import new
from game.titles.slayer_slayer.bot import bot, events, memory, rooms, votes, weigh
from game.titles.slayer_slayer.bot import play as bot_play
from game.titles.slayer_slayer.bot.plans import PLANS, Shirker
from game.titles.slayer_slayer.bot.table import Table
from game.titles.slayer_slayer.rules import forecast
from game.titles.slayer_slayer.rules.cards import EVENT_INDEX, EVENTS, FOE_INDEX, FOES, INDEX
from game.titles.slayer_slayer.rules.flow import RULES
from game.titles.slayer_slayer.rules.state import leave_hand
from tests.bench import tune_slayer
from tests.bots import matches
from tests.bots.matches import play

TITLE = "slayer_slayer"
USUAL = {
    *("route_vote", "play_cards", "bet_vote", "survivor_pick", "loot_division"),
    *("representative_vote", "event_stake", "store", "horde_die_vote", "blood_rite"),
}


def opened(seats=4, seed=1, **options):
    chosen = titles.options_for(TITLE, options)
    return new(RULES, ("bot",) * seats, chosen, seed)


def bots_for(match, levels, seed=0):
    return matches.bots_for(TITLE, match, levels, seed, iterations=6)


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_every_question_is_answered(level):
    asked = Counter()
    for seed in range(4):
        match = opened(3 + seed, seed)
        asked += play(match, bots_for(match, [level] * match.seats, seed))
    assert set(asked) >= USUAL


@pytest.mark.parametrize("options", [{"difficulty": "hard", "last_stand": False}, {"objectives": "even"}])
def test_every_option_is_played(options):
    match = opened(4, 2, **options)
    play(match, bots_for(match, ["easy", "normal", "hard", "random"]))
    assert match.result is not None


def test_the_search_stays_within_the_rules():
    """No lobby offers it; whatever it does is legal."""
    match = opened(3, 5)
    play(match, bots_for(match, ["search", "normal", "normal"]))
    assert match.result is not None


def test_the_same_seed_plays_the_same_game():
    once, again = (simulate.one_game(TITLE, ["normal", "easy", "hard"], 5) for _ in range(2))
    assert (once.result, once.plays, once.cues) == (again.result, again.plays, again.cues)


def test_four_players_are_four_characters():
    seen = {memory.traits(seat, "table") for seat in range(6)}
    assert len(seen) == 6 and len({round(one.daring, 1) for one in seen}) > 2


def test_a_bot_gets_by_on_what_arrives_over_the_wire():
    from tests.conformance.checks import unpacked

    match = opened(3, 4)
    play(match, bots_for(match, ["hard", "normal", "easy"]), arrive=unpacked)
    assert match.result is not None


def test_a_table_of_bots_keeps_the_balance_of_the_rules():
    """GSS section 14 in small: nothing goes out of hand (the figures proper are in the title's README)."""
    report = simulate.simulate(TITLE, 16, 4, ["normal"], 3, workers=1)
    surface = report.outcomes.get("surface", 0)
    assert 3 <= surface <= 13
    assert sum(sum(endings.values()) for endings in report.outcomes_by["deal"].values()) == 16
    assert sum(tally.seats for tally in report.tallies["objective"].values()) == 64
    assert 7 <= report.cues["foe"] <= 11


# ---------------------------------------------------------------- silence


def test_a_bot_that_sits_in_says_its_word_once():
    """A seat of a person stays asked in an open ask; its bot has nothing to add once it is ready."""
    kinds = ("human", "human", "human")
    match = new(RULES, kinds, titles.options_for(TITLE, {}), 3)
    bots = [players.make(TITLE, "normal", seat, match.options, kinds, seat) for seat in range(3)]
    told = Counter()
    for _ in range(40):
        if match.ask.kind == "loot_division":
            break
        for seat in match.waiting_for():
            ask = match.seat_ask(seat)
            if ask is None or ask.space is None or players.idle(TITLE, match.view(seat), ask, seat):
                continue
            match.play(seat, bots[seat].decide(match.view(seat), ask))
            told[ask.kind, ask.id, seat] += 1
            break
        else:
            pytest.fail("all are silent and the match stands")
    assert all(count <= 2 for (kind, _, _), count in told.items() if kind == "play_cards")  # a pledge, the cards


def test_the_client_of_a_bot_keeps_quiet_when_idle():
    match = new(RULES, ("human", "bot", "bot"), titles.options_for(TITLE, {}), 3)
    while match.ask.kind != "play_cards":
        seat = match.waiting_for()[0]
        match.play(seat, match.default(seat))
    match.play(0, match.default(0))
    sent = []
    client = SimpleNamespace(
        ask=match.seat_ask(0),
        pending=None,
        state="in",
        opening=SimpleNamespace(title=TITLE, match="m", seat=0),
        lobby=None,
        view=lambda: match.view(0),
        play=sent.append,
        version=1,
        clock_left=lambda now: None,
    )
    sitting = network.Player(client, "normal", 1)
    sitting.kinds = ("bot", "bot", "bot")
    sitting.bot = bot.player("normal", 0, match.options, sitting.kinds, 1)
    sitting.think(100.0)
    assert not sent
    match.play(0, ["withdraw"])
    client.ask = match.seat_ask(0)
    sitting.think(200.0)
    assert len(sent) == 1


def test_patience_tells_nothing_of_the_hand():
    match = opened(3, 1)
    ask = match.seat_ask(0)
    waits = {players.patience(TITLE, match.view(0), ask, ("human", "bot", "bot"), n) for n in range(30)}
    assert min(waits) >= 900 and max(waits) <= 9000 and len(waits) > 3


# ---------------------------------------------------------------- weighing


def scene(*abilities, power=23.0, others=6.0, round=1):
    return weigh.Scene(round, abilities, others, power)


def worth(*names, at=None):
    return weigh.estimate([INDEX[name] for name in names], at or scene())


def abilities_of(foe, round=1):
    return [ability for ability in FOES[FOE_INDEX[foe]].abilities if ability.round <= round]


def test_jesters_wait_for_a_shield_wall_or_for_a_foe_that_disables():
    """GSS-12.2."""
    assert worth("jester") < 0
    assert worth("jester", "shieldbearer") > 12
    assert worth("jester", at=scene(*abilities_of("sole_sidekick"))) > 10


def test_schemers_go_only_against_abilities_that_hurt():
    """GSS-12.2."""
    plain = worth("schemer", at=scene(*abilities_of("rented_locksmith")))
    assert plain < 2
    assert worth("schemer", at=scene(*abilities_of("retired_dragonslayer", 3))) > plain + 5


def test_schemers_keep_away_where_others_send_their_jesters():
    """Under a Plan B the Jesters, whom all send against disabled feats, would clear the Horde."""
    assert worth("schemer", at=scene(*abilities_of("sole_sidekick"))) < 0
    many = weigh.Scene(1, tuple(abilities_of("sole_sidekick")), 10.0, 32.0, living=6)
    assert weigh.estimate([INDEX["schemer"]], many) < -10


def test_berserkers_wait_and_backstabbers_go_first():
    """GSS-12.2."""
    assert worth("backstabber") == 5 and worth("backstabber", at=scene(round=2)) == 2
    assert worth("berserker") == 3 and worth("berserker", at=scene(round=2)) == 6


def test_what_the_foe_discards_is_worth_nothing():
    assert worth("shaman", at=scene(*abilities_of("paroled_paladin"))) == 0
    assert worth("schemer", "shaman", at=scene(*abilities_of("paroled_paladin"))) > 2
    assert worth("bonesetter", at=scene(*abilities_of("rat_catcher"))) == 0


def test_horde_dice_want_a_strong_horde():
    assert worth("firehazard", at=scene(power=24)) > 12 > 4 > worth("firehazard", at=scene(power=9))
    assert worth("firehazard", at=scene(power=16)) < 4.5  # the Horde without the die is weaker than the foe


def test_the_chance_of_dice_is_exact():
    """GSS-4.28: added if not higher than the Power alone."""
    assert votes.dice_chance(20, 10, [True]) == pytest.approx(11 / 20)
    assert votes.dice_chance(10, 10, [False]) == pytest.approx(1 / 20)
    assert votes.dice_chance(10, 0, [False]) == pytest.approx(1 / 2)
    assert votes.dice_chance(10, 0, [True]) == 1
    assert votes.dice_chance(30, 0, [False], spoiled=True) == 0


def test_stakes_know_their_odds():
    """GSS-4.51."""

    def of(name):
        return EVENTS[EVENT_INDEX[name]]

    hand = [INDEX[name] for name in ("jester", "shaman", "bigun", "conjurer")]
    assert events.odds(of("rickety_bridge"), hand[:1]) == pytest.approx(16 / 20)
    assert events.odds(of("rune_door"), [INDEX["shaman"]]) == 1
    assert events.odds(of("rune_door"), [INDEX["bigun"]]) == 0
    assert events.odds(of("arm_wrestling"), [INDEX["jester"]]) == pytest.approx(16 / 20)
    assert events.odds(of("spinning_wheel"), hand) == 0.5
    assert INDEX["bigun"] in [hand[place] for place in events.stake_of(of("arm_wrestling"), hand, 1)]


# ---------------------------------------------------------------- trust and treachery


def at_table(match, level):
    """What seat 0 sees, of the level named."""
    return Table(match.view(0), bot.player(level, 0, match.options, match.seat_kinds, 1).mind)


def test_who_sends_little_from_a_large_hand_is_trusted_less():
    """GSS-12.4."""
    match = opened(4, 1)
    mind = bot.player("normal", 0, match.options, match.seat_kinds, 1).mind
    mind.hands = [8, 8, 8, 8]
    for _ in range(4):
        mind.observe({}, [SeatCue("locked", 0, {"counts": [2, 1, 3, 2]})])
    assert mind.trusted(1) < 0.8 < 1 < mind.trusted(2)
    easy = bot.player("easy", 0, match.options, match.seat_kinds, 1).mind
    easy.hands = [8, 8, 8, 8]
    easy.observe({}, [SeatCue("locked", 0, {"counts": [2, 1, 3, 2]})])
    assert easy.trusted(1) == 1


def test_what_distrusted_seats_keep_back_is_made_up_for_only_where_all_would_be_lost(monkeypatch):
    """GSS-12.4: no hand is drained by a seat that sends little."""
    match = in_battle(4)
    table = at_table(match, "normal")
    monkeypatch.setattr(bot_play, "strain", lambda table, now: 0.4)
    alone = bot_play.own_share(table)
    for seat in table.others:
        table.mind.trust[seat] = 0.3
    assert bot_play.own_share(table) == pytest.approx(alone)
    monkeypatch.setattr(bot_play, "strain", lambda table, now: 1.0)
    assert bot_play.own_share(table) > alone


def test_a_hand_that_has_grown_far_beyond_the_others_is_bribed_and_outbid():
    """GSS-12.4."""
    match = in_battle(4)
    match.state.objective[0] = 0
    table = at_table(match, "normal")
    table.hands = [6, 6, 12, 7]
    assert [table.overgrown(seat) for seat in range(4)] == [False, False, True, False]
    even = at_table(match, "normal")
    even.hands = [6, 6, 8, 7]
    assert rooms.bribe_target(table, 2) - rooms.bribe_target(even, 2) > table.dials.checked
    table.view = {**table.view, "loot": {"lots": [["cards", 1], ["gold", 20]], "pings": [0, 0, 1, 0]}}
    even.view = {**even.view, "loot": table.view["loot"]}
    assert (rooms.best_lot(table), rooms.best_lot(even)) == (1, 2)


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_a_seat_that_always_sends_the_least_wins_no_more_than_its_share_allows(level, monkeypatch):
    """GSS-12.4, in 120 games of four: who plays like the others but for that wins never more than half as much again as an
    even share."""
    monkeypatch.setitem(PLANS.own, "least", lambda seat, options, seed: Shirker(level, seat, options, seed))
    played = tune_slayer.games("least", {}, level, "", 4, 120, 2026)
    assert sum(one.decided for one in played) >= 30
    assert sum(one.won for one in played) <= 1.5 * sum(one.decided for one in played) / 4


def test_the_plan_sends_the_fewest_and_weakest_cards():
    match = in_battle(4)
    shirker = plans.make(TITLE, "least", 0, match.options, match.seat_kinds, 1)
    verb, handles = shirker.decide(match.view(0), match.seat_ask(0))
    hand = match.view(0)["hand"]["cards"]
    assert verb == "commit" and len(handles) == -(-len(hand) // 3)
    powers = {handle: bot_play.PRINTED[INDEX[card]] for handle, card in hand}
    assert max(powers[handle] for handle in handles) <= min(
        [power for handle, power in powers.items() if handle not in handles], default=99
    )


def in_battle(seats=3, seed=1):
    match = opened(seats, seed)
    while match.ask.kind != "play_cards":
        seat = match.waiting_for()[0]
        match.play(seat, match.default(seat))
    return match


def test_a_sole_survivor_turns_at_the_final_foe_and_others_never():
    """GSS-12.7."""
    match = in_battle()
    for objective in range(4):
        match.state.objective[0] = objective
        for floor in (3, 10):
            match.state.floor = floor
            assert at_table(match, "normal").betrays == (objective == 3 and floor == 10)


def test_a_hard_sole_survivor_turns_at_once_at_a_small_table():
    """All send as few cards as they may, and nobody sees whose were the weak ones. With five and more it helps like others."""
    for seats in (3, 4, 5, 6):
        match = in_battle(seats)
        for objective in range(4):
            match.state.objective[0] = objective
            assert at_table(match, "hard").betrays == (objective == 3 and seats <= 4)


def test_a_sole_survivor_turns_when_it_outlasts_those_who_cannot_win_without_it():
    """GSS-12.7."""
    match = in_battle()
    match.state.objective[0] = 3
    for seat in (1, 2):
        leave_hand(match.state, seat, match.state.hand[seat][1:])
    assert at_table(match, "normal").betrays
    leave_hand(match.state, 0, match.state.hand[0][1:])
    assert not at_table(match, "normal").betrays  # it would go down with them


def sent(foe, floor, *hand, level="hard"):
    """The cards that seat 0 sends from this hand, the others holding eight each."""
    match = in_battle(4)
    s = match.state
    s.foe, s.floor = FOE_INDEX[foe], floor
    s.objective[0] = 0
    s.hand[0] = s.hand[0][: len(hand)]
    for handle, name in zip(s.hand[0], hand):
        s.faces[handle] = INDEX[name]
    table = at_table(match, level)
    lo, hi = forecast.limits(match.view(0), 0, match.options)
    return {hand[place] for place in bot_play.best_set(table, lo, hi, bot_play.own_share(table))}


def test_a_jester_goes_when_its_foe_has_come():
    """Read in a match: two seats kept their Jesters from the foe that disables all, and had them in hand to the bitter end."""
    hand = ("bloodpriest", "barricader", "wolfrider", "bruiser", "jester", "firehazard")
    assert "jester" in sent("sole_sidekick", 2, *hand)
    assert "jester" not in sent("rented_locksmith", 2, *hand)


def test_strength_is_not_kept_beyond_the_final_foe():
    """All cards score alike there, whatever their Power."""
    hand = ("bigun", "princeling", "earcutter", "cutpurse")
    assert sent("rented_locksmith", 10, *hand) == {"bigun", "princeling"}
    assert sent("rented_locksmith", 9, *hand) != {"bigun", "princeling"}


def test_easy_sends_more_than_it_needs_until_the_final_foe():
    match = in_battle(4)

    def sends(level):
        return bot_play.needed(at_table(match, level), scene())

    assert sends("normal") < sends("easy")
    match.state.floor = 10
    assert sends("normal") == sends("easy")


def test_points_follow_the_objective():
    match = opened(3, 1)
    mind = bot.player("normal", 0, match.options, match.seat_kinds, 1).mind
    worths = {}
    for objective, name in enumerate(("treasure_hoarder", "manslayer", "caretaker")):
        match.state.objective[0] = objective
        table = Table(match.view(0), mind)
        worths[name] = (table.points(gold=30), table.points(trophies=3), table.points(cards=1))
    assert worths["treasure_hoarder"] == (60, 30, 40)
    assert worths["manslayer"] == (30, 60, 40)
    assert worths["caretaker"] == (30, 30, 80)
