"""The players of BattleGoats: every question answered, memory kept and lost, better than chance, no look at the match."""

from collections import Counter
from dataclasses import replace
from itertools import permutations, product

import pytest

from game import simulate, titles
from game.bots import players
from game.bots.thinker import ThinkingBot
from game.bots.worlds import Worlds
from game.engine.chance import FastChance
from game.engine.cues import SeatCue
from game.engine.match import imagine, new
from game.titles.battlegoats.bot import reasons, search
from game.titles.battlegoats.bot.bot import BACKS, CANDIDATES, patience, weigh
from game.titles.battlegoats.bot.learned import CARD, GROUP_CARD, KNOWN, WINS
from game.titles.battlegoats.bot.memory import Memory
from game.titles.battlegoats.bot.reasons import reason
from game.titles.battlegoats.bot.standing import AHEAD, BACK, shares, stake
from game.titles.battlegoats.bot.weigh import USUAL, WORTH, Table, faced, pick_worth
from game.titles.battlegoats.rules.cards import HEROES, INDEX, SPACES, UNKNOWN
from game.titles.battlegoats.rules.power import power
from game.titles.battlegoats.rules.state import discard, fresh, lay, left

RULES = titles.rules("battlegoats")


def table(seats, level, seed, **options):
    """A match played by bots of one level: the kinds of asks they met and the share of choices inside the space."""
    chosen = titles.options_for("battlegoats", options)
    kinds = ("bot",) * seats
    match = new(RULES, kinds, chosen, seed)
    bots = [players.make("battlegoats", level, seat, chosen, kinds, seed, iterations=12) for seat in range(seats)]
    asked = Counter()
    while match.result is None:
        seat = match.waiting_for()[0]
        ask = match.seat_ask(seat)
        match.play(seat, bots[seat].decide(match.view(seat), ask), ask.id)
        asked[ask.kind] += 1
        cues = match.take_cues()
        for other, bot in enumerate(bots):
            bot.observe(match.view(other), match.cues_for(cues, other))
    return asked


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_every_question_is_answered(level):
    asked = Counter()
    for seed in range(10 if level != "hard" else 5):
        asked += table(2 + seed % 3, level, seed, muster=("basic", "draft")[seed % 2])
    assert {"draft", "deploy", "first", "orders"} <= set(asked)


@pytest.mark.slow
def test_all_rows_of_the_list_of_questions_come_up():
    rows, asked = {"attack", "veil", "sabotage", "dodge", "tattle", "look", "shout"}, Counter()
    for seed in range(60):
        asked += table(2 + seed % 5, "normal", seed, muster=("basic", "draft")[seed % 2])
        if rows <= set(asked):
            return
    raise AssertionError(f"never asked: {rows - set(asked)}")


def test_normal_is_far_better_than_chance():
    report = simulate.simulate("battlegoats", 40, 2, ["normal", "random"], 3, workers=1)
    assert report.wins["normal"] >= 29


def test_the_same_seed_plays_the_same_game():
    for levels in (["normal", "easy", "hard"], ["search", "normal"]):
        once, again = (simulate.one_game("battlegoats", levels, 5, iterations=24) for _ in range(2))
        assert (once.result, once.plays) == (again.result, again.plays)


def test_a_bot_gets_by_on_what_arrives_over_the_wire():
    """Views and asks as a client gets them: unpacked from bytes, lists for tuples."""
    from tests.conformance.checks import arrived, unpacked

    match = new(RULES, 2, titles.options_for("battlegoats", {}), 4)
    bots = [players.make("battlegoats", "normal", seat, match.options, ("bot", "bot"), 4) for seat in range(2)]
    while match.result is None:
        seat = match.waiting_for()[0]
        match.play(seat, bots[seat].decide(unpacked(match.view(seat)), arrived(match.seat_ask(seat))))
        cues = match.take_cues()
        for other, bot in enumerate(bots):
            bot.observe(unpacked(match.view(other)), match.cues_for(cues, other))


# ---------------------------------------------------------------- memory


def cue(kind, **nouns):
    return SeatCue(kind, 0, nouns)


VIEW = {
    "public": {"left": [9, 9], "turn": 3, "phase": "battle"},
    "seat.0": {"field": [None] * 9, "pile": []},
    "seat.1": {"field": [[70, None, 0, None, None], [71, None, 0, None, None], *[None] * 7], "pile": []},
}


def test_a_card_shown_is_remembered_by_its_handle():
    memory = Memory(0, "hard")
    memory.observe(VIEW, [cue("flip", handle=70, card="lion", place=[1, "F1"])])
    assert memory.known(VIEW)["seat.1"]["field"][0][:2] == [70, "lion"]
    assert VIEW["seat.1"]["field"][0][1] is None


def test_a_veil_ends_what_is_known_but_not_what_must_be():
    memory = Memory(0, "hard")
    memory.observe(
        VIEW,
        [cue("flip", handle=60, card="lion", place=[0, "F1"]), cue("flip", handle=61, card="skunk", place=[0, "F2"])],
    )
    memory.observe(
        VIEW, [cue("shell_game", seat=1, places=[[0, "F1"], [0, "F2"]], before=[60, 61], after=[70, 71], swapped=None)]
    )
    assert memory.known(VIEW) is VIEW
    seen = {memory.recall(VIEW, FastChance(n))["seat.1"]["field"][0][1] for n in range(20)}
    assert seen == {"lion", "skunk"}
    memory.observe(VIEW, [cue("flip", handle=70, card="lion", place=[1, "F1"])])
    assert {memory.recall(VIEW, FastChance(n))["seat.1"]["field"][1][1] for n in range(9)} == {"skunk"}


def test_who_skips_a_turn_has_nothing_that_can_attack():
    memory, more = Memory(0, "hard"), {**VIEW, "public": {**VIEW["public"], "left": [9, 2]}}
    memory.observe(more, [cue("skipped", seat=1)])
    assert {memory.recall(VIEW, FastChance(n))["seat.1"]["field"][0][1] for n in range(20)} == {
        "land_mine",
        "straw_goat",
    }
    assert memory.known(VIEW) is VIEW
    memory.observe(more, [cue("flip", handle=70, card="straw_goat", place=[1, "F1"])])
    assert [entry[1] for entry in memory.known(VIEW)["seat.1"]["field"][:2]] == ["straw_goat", "land_mine"]


def test_power_lent_from_face_down_tells_who_lies_there():
    """Vanguard Billy had one more than by its own bonuses: Drumbeard lies in its row, or the Marshal beside it."""
    memory, power = Memory(0, "hard"), {"fight": 0, "role": "attack", "lines": [], "full": None, "rule": ""}
    field = [[70 + n, None, 0, None, None] if n in (0, 1, 3, 8) else None for n in range(9)]
    view = {**VIEW, "seat.1": {"field": field, "pile": []}}
    flip = cue("flip", handle=70, card="vanguard_billy", place=[1, "F1"])
    memory.observe(view, [flip, cue("power", place=[1, "F1"], card="vanguard_billy", total=8, support=1, **power)])

    def may():
        found = {
            tuple(entry and entry[1] for entry in memory.recall(view, FastChance(n))["seat.1"]["field"])
            for n in range(40)
        }
        return {(cards[1], cards[3], cards[8]) for cards in found}

    brindle = "marshal_brindle"
    assert may() == {("drumbeard", None, None), (brindle, None, None), (None, brindle, None)}
    memory.observe(view, [cue("flip", handle=71, card="lion", place=[1, "F2"])])
    assert may() == {("lion", brindle, None)}


def test_reasons_are_given_from_what_is_remembered():
    """Good odds against a back; against the Land Mine that was seen there both fall."""
    match = alfonsos(2)
    seat = match.state.active
    view, ask = match.view(seat), match.seat_ask(seat)
    place, entry = next((n, entry) for n, entry in enumerate(view[f"seat.{1 - seat}"]["field"]) if entry is not None)
    bot = players.make("battlegoats", "hard", seat, match.options, match.seat_kinds, 1)
    bot.observe(view, [cue("flip", handle=entry[0], card="land_mine", place=[1 - seat, SPACES[place]])])
    told = Counter()
    for choice in ask.space.each():
        if choice[0] == "attack" and choice[2] == [[1 - seat, SPACES[place]]]:
            told.update(type(reason(seen, ask, seat, choice)) for seen in (view, bot.known(view)))
    assert told[reasons.Odds] and told[reasons.BothFall] >= told[reasons.Odds]


def test_levels_forget_as_the_settings_say():
    kept = Counter()
    for level in ("easy", "normal", "hard"):
        for n in range(200):
            memory = Memory(0, level, n)
            memory.observe(VIEW, [cue("flip", handle=70, card="lion", place=[1, "F1"])])
            for turn in range(4, 9):
                memory.observe({**VIEW, "public": {**VIEW["public"], "turn": turn}}, [])
            kept[level] += 70 in memory.names
    assert kept["hard"] == 200 and 120 < kept["normal"] < 185 and 30 < kept["easy"] < 90


def test_search_thinks_of_no_table_that_contradicts_its_view():
    match = new(RULES, 3, titles.options_for("battlegoats", {"muster": "draft"}), 8)
    chance = FastChance(8)
    memory = Memory(1, "hard")
    while match.result is None:
        view, ask = match.view(1), match.seat_ask(1)
        guess = imagine(RULES, memory.recall(view, chance), ask, 1, chance, match.options, match.seat_kinds)
        memory.adjust(guess)
        assert RULES.things(guess) == RULES.things(match)
        for seat in range(3):
            for entry, other in zip(view[f"seat.{seat}"]["field"], guess.view(1)[f"seat.{seat}"]["field"]):
                assert (entry is None) == (other is None)
                assert entry is None or entry[0] == other[0]
                assert entry is None or entry[1] is None or entry[1] == other[1]
        seat = match.waiting_for()[0]
        match.play(seat, match.default(seat) if match.ask.mode == "open" else match.space(seat).sample(chance))
        memory.observe(match.view(1), match.cues_for(match.take_cues(), 1))


# ---------------------------------------------------------------- weighing


def test_what_a_rival_left_alone_tells_what_lies_there():
    """Who has attacked five times has hardly kept the Headlong Charger; mines lie in front; what is seen stays as it is."""
    mine, charger = INDEX["land_mine"], INDEX["headlong_charger"]
    match, seat = dealt_without({mine, charger})
    own, theirs = slice(9 * seat, 9 * seat + 9), slice(9 - 9 * seat, 18 - 9 * seat)
    view, ask, true = match.view(seat), match.seat_ask(seat), match.state
    even = 400 * 8 / (UNKNOWN - 9)
    for attacks, low, high in ((0, 0.6, 1.6), (5, 0.0, 0.5)):
        memory = Memory(seat, "hard")
        memory.observe(view, [cue("declared", place=[1 - seat, "F1"], targets=[])] * attacks)
        worlds = Worlds(RULES, seat, match.options, match.seat_kinds, memory)
        states = [worlds.imagine(view, ask, FastChance(n)).state for n in range(400)]
        fields = [s.field[theirs] for s in states]
        for s, field in zip(states, fields):
            assert s.field[own] == true.field[own] and len(set(field)) == 9
            assert [s.handle[card] for card in s.field] == [true.handle[card] for card in true.field]
            assert sum(HEROES >> card & 1 for card in field) == 1
            assert s.reserve == (1 << UNKNOWN) - 1 - sum(1 << card for card in s.field)
        assert low * even < sum(charger in field for field in fields) < high * even
        assert sum(mine in field[:3] for field in fields) > 3 * sum(mine in field[6:] for field in fields)


def dealt_without(cards):
    """A match of two whose first turn has come, and who is to move: somebody who has none of these cards."""
    for seed in range(99):
        match = new(RULES, 2, titles.options_for("battlegoats", {}), seed)
        while match.ask.kind != "orders":
            match.play(match.waiting_for()[0], match.default(match.waiting_for()[0]))
        seat = match.state.active
        if cards.isdisjoint(match.state.field[9 * seat : 9 * seat + 9]):
            return match, seat
    raise AssertionError("somebody always has one of them")


def test_worths_are_those_of_the_rules():
    assert WORTH[INDEX["lookout"]] > WORTH[INDEX["duelist"]]  # a command is worth something
    assert USUAL[INDEX["berserker"]] == 6  # 8 attacking, 4 defending
    assert all(4 < worth < 14 for worth in WORTH)


def test_what_may_lie_hidden_adds_up_to_one():
    match = new(RULES, 2, titles.options_for("battlegoats", {}), 2)
    while match.ask.kind != "orders":
        seat = match.waiting_for()[0]
        match.play(seat, match.default(seat))
    found = Table(match.view(0), 0)
    assert sum(chance for _, chance in found.odds(9)) == pytest.approx(1.0)


def test_the_draft_learned_from_play_prefers_what_wins():
    lookout, toppler = INDEX["lookout"], INDEX["giant_toppler"]
    assert pick_worth(lookout, []) > pick_worth(toppler, [])
    assert pick_worth(lookout, [], learned=True) < pick_worth(toppler, [], learned=True)
    assert set(WINS) <= set(INDEX) and all(abs(odds) < 1 for odds in WINS.values())


def test_each_card_more_and_each_power_more_is_better():
    """What was learned of battles says what everybody knows; whoever has the last card has won."""
    assert len(CARD) == len(KNOWN) == UNKNOWN
    for mine in range(1, 9):
        for theirs in range(1, 10):
            assert AHEAD[mine][theirs] < AHEAD[mine + 1][theirs] + BACK
            assert AHEAD[mine][theirs] - BACK < AHEAD[mine][theirs - 1]
    for moves in (False, True):
        for known in (False, True):
            worths = [stake(INDEX["duelist"], power, power, moves, known) for power in range(3, 11)]
            assert worths == sorted(worths)


def battle(mine, theirs):
    """A match of two between two turns of these cards, by their spaces; the first is to move."""
    match = new(RULES, 2, titles.options_for("battlegoats", {}), 1)
    while match.ask.kind != "orders":
        match.play(match.waiting_for()[0], match.default(match.waiting_for()[0]))
    s, seat = match.state, match.state.active
    s.turn, s.field, s.occupied, s.reserve = 3, [-1] * 18, [0, 0], (1 << UNKNOWN) - 1
    for owner, cards in ((seat, mine), (1 - seat, theirs)):
        for space, name in cards.items():
            lay(s, INDEX[name], owner * 9 + SPACES.index(space))
            s.reserve &= ~(1 << INDEX[name])
    match.take_cues()
    return match, seat


def test_in_thought_cards_are_traded_by_who_is_ahead():
    """Tattletale and Town Crier would fall together: with two more that is good, alone it is not."""
    tie = {"F1": "tattletale"}
    for others, trades in (({"F2": "night_owl", "F3": "sapper"}, True), ({}, False)):
        match, seat = battle({**tie, **others}, {"F1": "town_crier", "F2": "skunk"})
        s = match.state
        s.shown |= 1 << INDEX["town_crier"]
        chosen = Counter(search.policy(match, seat, FastChance(n))[2][0][1] for n in range(8))
        assert (chosen["F1"] > chosen["F2"]) == trades, (others, chosen)


def test_no_shell_game_that_the_attack_after_it_would_undo():
    """ShanElaine is known and the best attacker: after a shell game with her she would show at once where both lie."""
    match, seat = battle(
        {"F1": "shell_game_sheila", "B2": "shanelaine", "B3": "quiet_monk"},
        {"F1": "middle_gruff", "F2": "skunk", "F3": "lookout"},
    )
    memory = Memory(seat, "hard")
    handles = match.state.handle
    for known, games in ((("shanelaine",), 0), (("quiet_monk",), 1)):
        memory.shown = {handles[INDEX[name]] for name in known}
        weighed = weigh(match.view(seat), Table(match.view(seat), seat), memory, True, FastChance(1))
        attack = next(choice for _, choice in weighed if choice[0] == "attack")
        mixed = [choice[2] for _, choice in weighed if choice[0] == "command"]
        assert attack[1] == "B2" and len(mixed) == games and all("B2" not in spaces for spaces in mixed)


def alfonsos(seed):
    """A match in its second turn, to be played by a seat that has Alfonso and a card less."""
    match = new(RULES, 2, titles.options_for("battlegoats", {}), seed)
    match.take_cues()
    while match.ask.kind != "orders":
        match.play(match.waiting_for()[0], match.default(match.waiting_for()[0]))
    s = match.state
    s.turn = 2
    base, alfonso = s.active * 9, INDEX["alfonso"]
    if alfonso in s.field:
        discard(s, s.field.index(alfonso))
    s.reserve &= ~(1 << alfonso)
    for place in (base, base + 8):
        if s.field[place] >= 0:
            discard(s, place)
    lay(s, alfonso, base)
    return match


def test_backs_leave_room_for_other_attackers_in_a_thought():
    """Where all lies face down one back is nearly as good as another."""
    match = new(RULES, 2, titles.options_for("battlegoats", {}), 3)
    while match.ask.kind != "orders":
        match.play(match.waiting_for()[0], match.default(match.waiting_for()[0]))
    seat = match.waiting_for()[0]
    ask = match.seat_ask(seat)
    thought = players.hints("battlegoats").root(match.view(seat), ask, seat, Memory(seat, "hard"), FastChance(1))
    single = Counter(choice[1] for choice in thought if len(choice[2]) == 1)
    assert len(thought) == CANDIDATES and len(single) >= CANDIDATES // BACKS and max(single.values()) == BACKS


def test_in_thought_alfonso_steals_when_he_may():
    for seed in range(4):
        match = alfonsos(seed)
        seat = match.state.active
        choice = search.policy(match, seat, FastChance(seed))
        assert choice[:2] == ["command", "F1"] and match.space(seat).contains(choice)
        match.play(seat, choice)
        assert left(match.state, seat) == 9
        match.take_cues()


def test_a_match_that_is_over_is_worth_its_victory():
    match = alfonsos(1)
    while match.result is None:
        match.take(match.waiting_for()[0], match.default(match.waiting_for()[0]))
    winners = match.result.winners
    assert search.value(match) == [1 / len(winners) if seat in winners else 0.0 for seat in range(2)]


@pytest.mark.parametrize("seats", [2, 3])
def test_thoughts_end_between_two_turns(seats):
    """Never in the middle of a fight, where what lies on the table tells nothing."""
    ended = []

    def value(match):
        ended.append(("over", 0) if match.result is not None else (match.ask.kind, match.state.turn))
        return [0.5] * seats

    hints = replace(players.hints("battlegoats"), value=value)
    match = new(RULES, seats, titles.options_for("battlegoats", {}), 3)
    while match.ask.kind != "orders":
        match.play(match.waiting_for()[0], match.default(match.waiting_for()[0]))
    match.take_cues()
    seat = match.waiting_for()[0]
    budget = replace(hints.budgets["hard"], playouts=60, seconds=None)
    bot = ThinkingBot(RULES, seat, match.options, match.seat_kinds, 1, hints, budget)
    bot.decide(match.view(seat), match.seat_ask(seat))
    assert set(ended) == {("orders", 1 + budget.horizon)}


def test_a_table_of_two_is_valued_by_both_armies():
    """A card more is better for its owner, whoever moves, and so is a strong card that nobody knows yet."""
    mine, theirs = {"F1": "duelist", "F2": "sapper"}, {"F1": "town_crier", "F2": "night_owl"}
    before = []
    for extra, shown in ((False, ()), (True, ()), (True, ("giant_toppler",))):
        match, seat = battle({**mine, "F3": "giant_toppler"} if extra else mine, theirs)
        match.state.shown = sum(1 << INDEX[name] for name in shown)
        for active in (seat, 1 - seat):
            match.state.active = active
            found = search.value(match)
            assert sum(found) == pytest.approx(1) and min(found) > 0
            before.append(found[seat])
    assert before[2] > before[4] > before[0] and before[3] > before[5] > before[1]


def test_a_table_of_more_is_valued_by_all_armies():
    """A card more is better for its owner and worse for all others; whoever has none wins nothing."""
    s = fresh(3, False)
    s.active = 0
    assert shares(s) == [1 / 3] * 3
    for place, name in ((0, "lion"), (9, "duelist"), (10, "sapper"), (18, "night_owl"), (19, "crag_hermit")):
        lay(s, INDEX[name], place)
    before = shares(s)
    lay(s, INDEX["burrow_badger"], 1)
    after = shares(s)
    assert sum(before) == pytest.approx(1) and sum(after) == pytest.approx(1)
    assert after[0] > before[0] and after[1] < before[1] and after[2] < before[2]
    for place in (9, 10):
        discard(s, place)
    assert shares(s)[1] == 0
    assert len(GROUP_CARD) == UNKNOWN


def test_hard_thinks_about_the_dodge():
    """The last card left attacks Jonas, whose owner has a Land Mine: if the mine takes the blow, that is the victory."""
    match, seat = battle({"F1": "lion"}, {"F1": "jonas", "M2": "land_mine", "B1": "old_grumblehoof"})
    match.play(seat, ["attack", "F1", [[1 - seat, "F1"]]])
    match.take_cues()
    other = 1 - seat
    ask = match.seat_ask(other)
    assert ask.kind == "dodge"
    bot = players.make("battlegoats", "hard", other, match.options, match.seat_kinds, 1, clock=False)
    thought = bot.start(match.view(other), ask)
    assert {choice[0] for choice in thought.candidates} == {"stay", "swap"} and len(thought.candidates) == 3
    assert bot.decide(match.view(other), ask) == ["swap", "M2"]


def test_bots_are_ready_when_the_rules_say():
    view = {"course": {"ready": [-1, -1]}}
    match = new(RULES, ("human", "bot"), titles.options_for("battlegoats", {}), 2)
    ask = match.seat_ask(1)
    waits = {patience(view, ask, ("human", "bot"), n) for n in range(30)}
    assert 25_000 <= min(waits) < max(waits) <= 40_000
    assert patience({"course": {"ready": [31_000, -1]}}, ask, ("human", "bot"), 1) == 0
    assert patience(view, ask, ("bot", "bot"), 1) == 0


def test_the_power_against_nobody_is_counted_anew_only_for_who_minds_the_foe():
    """`faced` gives what the rules count, for every two cards on a table full of auras, face up or down, silenced or not."""
    givers = [INDEX[name] for name in ("marshal_brindle", "drumbeard", "shield_nan", "watchtower")]
    for up in (0, -1):
        s = fresh(2, False)
        for space, card in zip((0, 3, 5, 7), givers):
            lay(s, card, space)
        lay(s, UNKNOWN, 4)
        lay(s, UNKNOWN, 13)
        s.up = s.began_up = up
        for card, foe in permutations(set(range(UNKNOWN)).difference(givers), 2):
            s.field[4], s.field[13] = card, foe
            for attacks, silent in product((True, False), (0, 1 << card, 1 << foe)):
                alone = power(s, 4, UNKNOWN, attacks, 0)
                assert faced(s, 4, foe, attacks, silent, alone) == power(s, 4, foe, attacks, silent), (card, foe)
