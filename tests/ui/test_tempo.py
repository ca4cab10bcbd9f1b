"""One person alone is shown what bots did in a given time: everyday things quicker than what people want to see."""

from __future__ import annotations

import pytest

from game.engine.cues import Cue
from game.tabletop.feed import Update
from game.tabletop.tempo import CALM_S, DRAMATIC_S, THOUGHT_S, Tempo
from game.titles.loot_and_recruit.rules.cues import Reshuffled, Turn

FRAME = 1 / 60


def is_dramatic(cue: Cue) -> bool:
    return isinstance(cue, Turn)


def plain(number: int) -> Cue:
    return Reshuffled(seat=1, count=3, beat=number)


def drama(number: int) -> Cue:
    return Turn(seat=1, turn=2, round=1, beat=number)


def show(
    tempo: Tempo, updates: list[Update], lasts: dict[type[Cue], float], pace: float = 1.0
) -> dict[type[Cue], float]:
    """Show updates of one cue a beat as a table does, each kind lasting so many seconds; seconds that each kind took."""
    took: dict[type[Cue], float] = dict.fromkeys(lasts, 0.0)
    waiting = list(updates)
    while waiting:
        rest = [[cue] for cue in waiting.pop(0).cues]
        while rest:
            kind, left = type(rest[0][0]), lasts[type(rest[0][0])]
            tempo.begin_beat(rest[0])
            while left > 0:
                speed = tempo.speed(rest, waiting)
                tempo.pass_time(FRAME * pace, speed)
                left -= FRAME * pace * speed
                took[kind] += FRAME
            tempo.end_beat()
            rest = rest[1:]
    return took


def test_what_fits_is_shown_as_usual() -> None:
    tempo = Tempo(is_dramatic)
    assert tempo.speed([[plain(1)]], [Update(1, {}, (plain(1),))]) == 1
    assert show(tempo, [Update(1, {}, (plain(1),))], {Reshuffled: 1.0})[Reshuffled] == pytest.approx(1.0, abs=0.05)


@pytest.mark.parametrize("pace", [1.0, 2.2])
def test_a_long_round_is_shown_in_its_time(pace: float) -> None:
    rounds = [Update(n, {}, (plain(1), plain(2))) for n in range(12)]
    took = show(Tempo(is_dramatic), rounds, {Reshuffled: 1.0}, pace)
    assert took[Reshuffled] <= (CALM_S + 0.3) / pace
    among = [*rounds[:6], Update(20, {}, (drama(1),)), *rounds[6:]]
    took = show(Tempo(is_dramatic), among, {Reshuffled: 1.0, Turn: 3.0}, pace)
    assert sum(took.values()) <= (DRAMATIC_S + 0.5) / pace
    assert took[Turn] / 3.0 > 1.5 * took[Reshuffled] / 24.0, "what people want to see is hurried less"


def test_a_new_decision_gives_bots_all_their_time_again() -> None:
    tempo = Tempo(is_dramatic)
    tempo.pass_time(CALM_S, 1.0)
    assert tempo.speed([[plain(1)]]) > 1
    tempo.rest()
    assert tempo.speed([[plain(1)]]) == 1


def test_what_came_of_ones_own_play_takes_of_the_time_only_where_that_counts() -> None:
    for counts in (False, True):
        tempo = Tempo(is_dramatic)
        tempo.counts_own = counts
        tempo.pass_time(2.5, 1.0)
        tempo.own_is_shown()
        took = show(tempo, [Update(1, {}, tuple(plain(n) for n in range(12)))], {Reshuffled: 1.0})
        assert took[Reshuffled] == pytest.approx(CALM_S - 2.5 * counts, abs=0.3)


def test_what_bots_thought_is_made_up_for_by_what_is_shown() -> None:
    tempo = Tempo(is_dramatic)
    for _ in range(600):
        tempo.wait(FRAME)
    took = show(tempo, [Update(1, {}, tuple(plain(n) for n in range(6)))], {Reshuffled: 1.0})
    assert CALM_S - THOUGHT_S - 0.1 <= took[Reshuffled] <= CALM_S - THOUGHT_S + 0.3, "no longer, and never a flash"


def test_a_picture_of_several_is_told_apart_from_one_of_the_same_kind() -> None:
    tempo = Tempo(is_dramatic)
    one, three = [drama(1)], [drama(2), drama(2), drama(2)]
    tempo.begin_beat(one)
    tempo.pass_time(0.2, 1.0)
    tempo.end_beat()
    tempo.rest()
    among = [[plain(n)] for n in range(6)]
    assert tempo.speed([*among, three]) > tempo.speed([*among, one]), (
        "the three may last longer, so the rest goes faster"
    )
