"""The match: copy, dump, load and replay equal at every step; refusals; modes of asks; guards."""

import msgspec
import pytest

from game.engine import match as engine
from game.engine.agenda import STAY, Step
from game.engine.ask import Ask
from game.engine.chance import FastChance
from game.engine.match import PlayRecord, Result, load, new, replay
from game.engine.refusal import KernelError, Refused
from game.engine.rules import Rules
from game.engine.sight import Sight
from game.engine.spaces import Amount, One
from tests.engine.toys import MARKET, NOUGHTS, TOYS, TRICKS


def random_play(match, chance):
    seats = match.waiting_for()
    seat = chance.pick("seat", seats)
    return PlayRecord(match.ask_id, seat, match.space(seat).sample(chance))


@pytest.mark.parametrize("name", TOYS)
@pytest.mark.parametrize("seed", range(6))
def test_copies_dumps_loads_and_replays_are_equal_at_every_step(name, seed):
    rules, _, most = TOYS[name]
    chance = FastChance(seed)
    match = new(rules, most, {}, seed)
    plays = []
    while match.result is None:
        before = match.dump()
        twin, loaded = match.copy(), load(rules, before)
        assert loaded.dump() == before
        assert twin.dump(marks=False) == match.dump(marks=False)
        again = replay(rules, most, {}, seed, plays)
        assert again.dump() == before
        play = random_play(match, chance)
        for other in (twin, loaded, again):
            assert [other.seat_ask(s) == match.seat_ask(s) for s in range(most) if other is not twin].count(False) == 0
            other.apply(play)
        match.apply(play)
        plays.append(play)
        assert match.dump() == loaded.dump() == again.dump()
        assert twin.dump(marks=False) == match.dump(marks=False)
        assert twin.ask_id == match.ask_id
    assert match.ask is None and match.seat_ask(0) is None and match.waiting_for() == ()
    assert load(rules, match.dump()).dump() == match.dump()


def test_a_copy_is_independent():
    match = new(TRICKS, 3)
    before = match.dump()
    other = match.copy()
    for seat in range(3):
        other.play(seat, 1)
    other.play(0, other.default(0))
    assert match.dump() == before


@pytest.mark.parametrize(
    "seat, choice, ask, code",
    [(0, "x", None, "not_legal"), (0, 9, None, "not_legal"), (1, 0, None, "not_your_turn"), (0, 0, 7, "stale_ask")],
)
def test_a_refusal_leaves_every_byte_untouched(seat, choice, ask, code):
    match = new(NOUGHTS, 2)
    before = match.dump()
    with pytest.raises(Refused) as refused:
        match.play(seat, choice, ask, 99)
    assert refused.value.code == code
    assert match.dump() == before
    assert (match.ask_id, match.plays, match.at) == (1, 0, 0)
    assert not match.cues


def test_the_title_words_its_own_refusals():
    match = new(NOUGHTS, 2)
    match.play(0, 4)
    with pytest.raises(Refused) as refused:
        match.play(1, 4)
    assert refused.value.code == "taken"
    assert "agenda: Mark()" in refused.value.text


def test_sealed_answers_are_final_and_unseen_until_all_are_in():
    match = new(TRICKS, 3)
    ask = match.ask_id
    match.play(2, 3, ask)
    assert match.waiting_for() == (0, 1)
    assert match.seat_ask(2).answer == 3 and match.seat_ask(2).space is None
    assert match.seat_ask(0).answer is None and match.seat_ask(0).space == Amount(0, 3)
    other = new(TRICKS, 3)
    other.play(2, 0, ask)
    for seat in (-1, 0, 1):
        assert match.view(seat) == other.view(seat)
        assert match.seat_ask(seat) == other.seat_ask(seat)
    with pytest.raises(Refused) as refused:
        match.play(2, 1)
    assert refused.value.code == "already_answered"
    match.play(0, 0)
    match.play(1, 1)
    assert match.state.bids == [0, 1, 3] and match.ask_id == ask + 1


def test_revisable_answers_may_be_replaced_until_the_last_is_in():
    match = new(TRICKS, 2, {"bids": "revisable"})
    match.play(0, 3)
    assert match.seat_ask(0).answer == 3 and match.seat_ask(0).space is not None
    match.play(0, 2)
    match.play(1, 0)
    assert match.state.bids == [2, 0]


def test_an_open_ask_takes_plays_as_they_come_and_keeps_its_id():
    match = new(MARKET, 2)
    ask = match.ask_id
    goods = match.state.goods
    match.play(0, ["offer", [1, [goods[0][0]], [], [], []]], ask)
    match.play(1, ["accept", 1], ask)
    assert match.ask_id == ask and [len(g) for g in match.state.goods] == [2, 4]
    match.play(1, ["ready"], ask)
    match.play(0, ["ready"], ask)
    assert match.result.outcome == "closed"
    with pytest.raises(Refused) as refused:
        match.play(0, ["ready"])
    assert refused.value.code == "match_over"


def test_a_new_question_has_a_new_id():
    match = new(NOUGHTS, 2)
    ids = []
    for cell in (0, 1, 2):
        ids.append(match.ask_id)
        match.play(match.waiting_for()[0], cell)
    assert ids == [1, 2, 3]


def test_time_out_plays_the_default_of_every_seat_that_is_late():
    match = new(TRICKS, 3)
    match.play(1, 3)
    made = match.time_out(match.ask_id, 10_000)
    assert [(play.seat, play.choice, play.kind, play.at) for play in made] == [
        (0, 1, "clock", 10_000),
        (2, 1, "clock", 10_000),
    ]
    assert match.state.bids == [1, 3, 1]
    assert match.time_out(1, 0) == []
    again = replay(TRICKS, 3, {}, 0, [PlayRecord(1, 1, 3), *made])
    assert again.dump() == match.dump()


def test_time_out_of_an_open_ask_ends_with_it():
    match = new(MARKET, 2)
    made = match.time_out(match.ask_id, 5)
    assert [play.seat for play in made] == [0, 1] and match.result is not None
    assert match.time_out(match.ask_id, 5) == []


def test_resigning_is_the_titles_to_allow():
    with pytest.raises(Refused) as refused:
        new(NOUGHTS, 2).resign(0)
    assert refused.value.code == "cannot_resign"
    match = new(TRICKS, 2)
    match.apply(PlayRecord(match.ask_id, 0, None, 4, "resign"))
    assert match.result.winners == (1,) and match.ask is None
    with pytest.raises(Refused):
        match.resign(1)


def test_a_play_is_taken_back_to_its_mark_and_asked_again():
    match = new(NOUGHTS, 2)
    match.play(0, 4)
    before = match.view(0)
    match.play(1, 0)
    assert not match.may_take_back(1)  # seat 0 is asked now
    with pytest.raises(Refused):
        match.take_back(0)  # and the mark is not its own
    assert match.view(0) != before


class Walk(Step, frozen=True, tag="walk"):
    """Three steps of one seat, each of which may be taken back until the last."""

    left: int

    def run(self, match):
        if not self.left:
            match.forget()
            match.finish(Result("arrived", (0,), (1,)))
            return None
        return Ask("walk", (0,))

    def space(self, match, seat):
        return Amount(0, 9)

    def default(self, match, seat):
        return 0

    def answer(self, match, answers):
        match.mark()
        match.state.way.append(answers[0])
        match.chance.roll("wind", 6)
        match.then(Walk(self.left - 1))


class Way(msgspec.Struct):
    way: list[int]


def rules_of(*steps, begin):
    return Rules(
        title="test " + begin[0].__class__.__name__,
        state=Way,
        steps=steps,
        begin=begin,
        setup=lambda match: Way([]),
        view=lambda match, seat: {"way": match.state.way[:]},
        sees=lambda match, seat, thing: Sight.ALL,
        imagine=lambda view, seat, chance, options: Way(list(view["way"])),
        clocks=lambda options: {},
        data=dict,
    )


WALK = rules_of(Walk, begin=(Walk(3),))


def test_take_back_returns_to_the_question_and_replays():
    match = new(WALK, 1)
    first = match.dump(marks=False)
    match.play(0, 7)
    match.play(0, 8)
    assert match.seat_ask(0).take_back
    plays = [
        PlayRecord(1, 0, 7),
        PlayRecord(2, 0, 8),
        PlayRecord(3, 0, None, 0, "take_back"),
        PlayRecord(4, 0, None, 0, "take_back"),
    ]
    match.apply(plays[2])
    assert match.state.way == [7] and match.ask is not None
    match.apply(plays[3])
    assert match.state.way == []
    assert match.dump(marks=False) != first  # the number of plays and of asks goes on
    assert not match.may_take_back(0)
    again = replay(WALK, 1, {}, 0, plays)
    assert again.dump() == match.dump()
    loaded = load(WALK, match.dump())
    for other in (match, loaded):
        for step in (1, 2, 3):
            other.play(0, step)
    assert match.state.way == [1, 2, 3] and match.result and not match.marks
    assert loaded.dump() == match.dump()


def test_marks_are_dumped_and_loaded():
    match = new(WALK, 1)
    match.play(0, 7)
    loaded = load(WALK, match.dump())
    loaded.take_back(0)
    match.take_back(0)
    assert loaded.dump() == match.dump()


def test_a_quiet_copy_makes_no_marks_and_no_cues():
    match = new(NOUGHTS, 2).copy()
    match.play(0, 0)
    assert not match.cues and not match.marks


class Loop(Step, frozen=True, tag="loop"):
    """Goes round for ever (TOY-9)."""

    def run(self, match):
        match.then(self)


class Nothing(Step, frozen=True, tag="nothing"):
    """Does nothing."""

    def run(self, match):
        return None


class Late(Step, frozen=True, tag="late"):
    """Marks too late."""

    def run(self, match):
        return Ask("late", (0,))

    def space(self, match, seat):
        return One((1,))

    def default(self, match, seat):
        return 1

    def answer(self, match, answers):
        match.then(Nothing())
        match.mark()


class Stays(Step, frozen=True, tag="stays"):
    """Stays open, with a step between on every second play."""

    def run(self, match):
        return Ask("stays", (0,), "open")

    def space(self, match, seat):
        return One((1, 2))

    def default(self, match, seat):
        return 1

    def answer(self, match, answers):
        if answers[0] == 2:
            match.then(Nothing())
        return STAY


def test_a_runaway_agenda_is_stopped_and_told_in_words():
    with pytest.raises(KernelError, match=rf"{engine.RUNAWAY} steps without an ask.*Loop\(\): Goes round for ever"):
        new(rules_of(Loop, begin=(Loop(),)), 1)


def test_an_empty_agenda_without_a_result_is_a_fault():
    with pytest.raises(KernelError, match="neither ask nor result"):
        new(rules_of(Nothing, begin=(Nothing(),)), 1)


def test_a_mark_after_the_agenda_changed_is_a_fault():
    with pytest.raises(KernelError, match="before then"):
        new(rules_of(Late, Nothing, begin=(Late(),)), 1).play(0, 1)
    with pytest.raises(KernelError, match="head of the answer"):
        new(NOUGHTS, 2).mark()


def test_staying_keeps_the_id_unless_something_came_between():
    match = new(rules_of(Stays, Nothing, begin=(Stays(),)), 1)
    match.play(0, 1)
    assert match.ask_id == 1
    match.play(0, 2)
    assert match.ask_id == 2


def test_a_step_without_its_paragraphs_says_so():
    bare = Step()
    for call in (lambda: bare.run(None), lambda: bare.space(None, 0), lambda: bare.default(None, 0)):
        with pytest.raises(NotImplementedError):
            call()
    with pytest.raises(NotImplementedError):
        bare.answer(None, {})


@pytest.mark.parametrize("broken", [b"", b"\x00", b"\xc1", b"\x9b" + b"\x00" * 11, b"\x93\x01\x02\x03"])
def test_broken_bytes_are_refused(broken):
    with pytest.raises(ValueError):
        load(NOUGHTS, broken)


@pytest.mark.parametrize("name", TOYS)
def test_imagined_matches_have_the_same_view_and_ask(name):
    rules, _, most = TOYS[name]
    chance = FastChance(3)
    match = new(rules, most, {}, 3)
    while match.result is None:
        for seat in range(most):
            view, ask = match.view(seat), match.seat_ask(seat)
            guess = engine.imagine(rules, view, ask, seat, FastChance(9), {}, match.seat_kinds)
            assert guess.view(seat) == view
            mine = guess.seat_ask(seat)
            assert (mine.id, mine.kind, mine.space, mine.waiting_for) == (ask.id, ask.kind, ask.space, ask.waiting_for)
            assert mine.answer == ask.answer
        match.apply(random_play(match, chance))


def test_explain_names_ask_seats_and_agenda():
    text = new(TRICKS, 2).explain()
    assert "asked: bid of seats [0, 1]" in text and "Lead(left=3): One card a seat" in text


@pytest.mark.parametrize("name", sorted(TOYS))
def test_a_sample_is_a_legal_choice(name):
    rules, fewest, _ = TOYS[name]
    match, chance = new(rules, fewest, quiet=True), FastChance(5)
    while match.result is None:
        seat = match.waiting_for()[0]
        choice = match.sample(seat, chance)
        match.check(seat, choice)
        match.take(seat, choice)
    with pytest.raises(KernelError):
        match.sample(0, chance)
