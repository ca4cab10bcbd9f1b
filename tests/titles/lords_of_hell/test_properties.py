"""What holds for every front and every sentence."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from game.engine.chance import FastChance
from game.titles.lords_of_hell.rules import hit_allocation, market, promise_validation
from game.titles.lords_of_hell.rules.battle_state import capacity, seats_of
from game.titles.lords_of_hell.rules.promise_limits import standing
from game.titles.lords_of_hell.rules.records import ATTACK, DEFENCE, SIDES
from game.titles.lords_of_hell.rules.sentences import plain_sentence, read_sentence, well_formed
from tests.titles.lords_of_hell.dsl import A, B, C, D, Table
from tests.titles.lords_of_hell.test_fighting import hit

HORDES = st.lists(
    st.sampled_from(["fiends", "juggernauts", "warriors_of_darkness", "metal_beasts", "dark_critters"]), max_size=2
)


def names(drawn: list[str], left: dict[str, int]) -> str:
    kept = []
    for name in drawn:
        if left.get(name, 2):
            left[name] = left.get(name, 2) - 1
            kept.append(name)
    return " ".join(kept)


@settings(max_examples=60, deadline=None)
@given(
    HORDES, HORDES, HORDES, st.integers(0, 9), st.lists(st.integers(1, 6), min_size=1, max_size=9), st.integers(0, 99)
)
def test_every_hit_finds_its_place(
    a: list[str], b: list[str], c: list[str], souls: int, dice: list[int], seed: int
) -> None:
    """LOH-10.72 to 10.77: all hits are given, no seat more than it can take, none is lost while a troop is left; Juggernauts
    before all; what was destroyed is gone, and nothing else."""
    left: dict[str, int] = {}
    t = Table(4).seat(A, home=names(a, left)).seat(B, home=names(b, left), souls=souls).seat(C, home=names(c, left))
    t.attack(A, B).joins(A, B, names=" ".join(t.home(A))).joins(C, B, "defence", " ".join(t.home(C)))
    side = SIDES[seed % 2]
    before = {seat: capacity(t.s, t.front(B), seat) for seat in (A, B, C)}
    jugs = sum(len(hit_allocation.juggernauts(t.s, t.front(B), seat)) for seat in seats_of(t.front(B), side))
    front = hit(t, B, side, *dice)
    chance = FastChance(seed)
    while t.asked in ("spread", "place") and front.part == "other":
        assert t.match.ask is not None
        seat = chance.pick("", t.match.ask.seats)
        t.match.play(seat, t.match.sample(seat, chance))
    done = [cue for cue in t.cues("hit") if cue["side"] == side][: len(dice)]
    assert len(done) == len(dice)
    struck = [cue for cue in done if cue["what"] != "lost"]
    for seat in seats_of(front, side) if front in t.s.fronts else []:
        assert sum(cue["seat"] == seat for cue in struck) <= before[seat]
    assert sum(cue["card"] == "juggernauts" for cue in struck) == min(jugs, len(dice))
    if len(struck) < len(dice) and side == ATTACK:
        assert not any(capacity(t.s, front, seat) for seat in seats_of(front, side)), "a hit was lost beside a troop"
    assert min(t.s.souls) >= 0 and DEFENCE in SIDES


@settings(max_examples=150, deadline=None)
@given(st.integers(0, 10_000), st.sampled_from(["tabling", "rituals", "council", "finishing"]))
def test_any_sentence_is_judged(seed: int, phase: str) -> None:
    """LOH-8.1, 8.5: every sentence of the space is well formed or refused with a code; what can be sworn is struck and carried
    out; nothing that was sworn contradicts what stands, and swearing it twice never helps."""
    t = Table(4, phase).seat(
        A, hand="bury fiends ambush", home="fiends", souls=3, rituals="bury", fortress="black_tower"
    )
    t.seat(B, captor=A).seat(C, markers=2).seat(D, hand="bury").go()
    chance, space = FastChance(seed), market.sentence_space(4, 4)
    for _ in range(6):
        sentence = read_sentence(space.sample(chance))
        code, other = promise_validation.problem(t.s, A, D, sentence)
        if not well_formed(sentence, 4, 4):
            assert code == "cannot_swear"
        t.s.recent = []
        number = t.offer(A, D, swears=[plain_sentence(sentence)])
        assert bool(number) == (not code) and (number or t.note(A) == code)
        if number:
            t.does(D, "accept", number, []).until(phase)
            assert next(offer.state for offer in t.s.offers if offer.id == number) == "struck"
        assert not other or any(promise.id == other for promise in standing(t.s, A))
