"""The law of the mix: who may sound, and how loud, when much happens at once."""

from __future__ import annotations

import pytest

from game.ui.effects import EFFECTS, FAMILIES
from game.ui.mixing import AGAIN_GAIN, AGAIN_MOST, BEHIND, CLIMAX, FULL, REST, SOFTEST, Entry, Mixing


def play(
    mix: Mixing, name: str, now: float, level: float = -30.0, length: float = 1.0, step: bool = False
) -> Entry | None:
    """Let it in as the player would: on the channel it is given, or the next free one."""
    entry = mix.enter(name, now, level, step=step)
    if entry is not None:
        if entry.instead is not None:
            del mix.sounding[entry.instead]
        free = next(n for n in range(99) if n not in mix.sounding)
        mix.start(free, name, now, level, entry.gain, length)
    return entry


def test_every_effect_has_a_family_and_a_weight() -> None:
    for name, effect in EFFECTS.items():
        assert effect.family in FAMILIES, name
        assert 0 <= effect.weight <= CLIMAX, name
        assert effect.takes >= 1 and 1 <= effect.copies <= FAMILIES[effect.family] + 1, name


def test_a_climax_ducks_the_music() -> None:
    """What everything else steps back for, the music steps back for too."""
    assert all(effect.duck > 0 for effect in EFFECTS.values() if effect.weight >= CLIMAX)


def test_one_alone_is_as_loud_as_it_was_made() -> None:
    assert Mixing().enter("card_flip", 0.0, -26.0) == Entry(1.0)


def test_the_pause_between_two_of_the_same() -> None:
    mix = Mixing()
    assert play(mix, "paper_turn", 1.0, length=0.01)
    mix.sounding.clear()
    assert play(mix, "paper_turn", 1.0 + EFFECTS["paper_turn"].gap / 2) is None
    assert play(mix, "paper_turn", 1.01 + EFFECTS["paper_turn"].gap)


def test_of_a_family_only_so_many_sound() -> None:
    """Six kinds of paper and one more card: the lightest and oldest of them gives way only to what is heavier."""
    mix = Mixing()
    light = [name for name, e in EFFECTS.items() if e.family == "paper" and e.weight == 1][: FAMILIES["paper"]]
    for place, name in enumerate(light):
        assert play(mix, name, 0.1 * place)
    other = next(n for n, e in EFFECTS.items() if e.family == "paper" and e.weight == 1 and n not in light)
    assert play(mix, other, 1.0) is None
    entry = play(mix, "horde_shuffle", 1.0)
    assert entry is not None and entry.instead == 0
    assert sum(one.effect.family == "paper" for one in mix.sounding.values()) == FAMILIES["paper"]


def test_another_family_has_room_of_its_own() -> None:
    mix = Mixing()
    for place, name in enumerate([name for name, e in EFFECTS.items() if e.family == "paper"][: FAMILIES["paper"]]):
        play(mix, name, 0.1 * place)
    assert play(mix, "coin", 1.0) is not None


def test_what_is_heard_again_and_again_gets_softer_and_rests() -> None:
    mix = Mixing()
    gains = []
    for place in range(8):
        mix.sounding.clear()
        entry = play(mix, "card_deal", 0.1 * place)
        assert entry is not None
        gains.append(entry.gain)
    assert gains == sorted(gains, reverse=True)
    assert gains[-1] == pytest.approx(AGAIN_GAIN**AGAIN_MOST)
    mix.sounding.clear()
    rested = play(mix, "card_deal", 0.7 + 9 * REST)
    assert rested is not None and rested.gain == 1.0


def test_a_ladder_does_not_tire() -> None:
    mix = Mixing()
    for place in range(6):
        mix.sounding.clear()
        entry = play(mix, "power_step", 0.1 * place, step=True)
        assert entry is not None and entry.gain == 1.0


def test_all_together_stay_under_the_limit() -> None:
    mix = Mixing()
    names = [name for name, e in EFFECTS.items() if e.weight < CLIMAX and e.weight > 1]
    for place, name in enumerate(names):
        mix.sounding = {n: one for n, one in mix.sounding.items() if 0.02 * place - one.began < one.length}
        play(mix, name, 0.02 * place, level=-20.0)
        # each let in when there was no room counts a tenth of itself at most
        over = len(mix.sounding) * 10 ** (-20 / 10) * SOFTEST**2
        assert mix.power(0.02 * place) <= 10 ** (FULL / 10) + over + 1e-9


def test_what_is_light_and_finds_no_room_is_left_out() -> None:
    mix = Mixing()
    for place, name in enumerate(("clash", "explosion", "butt", "coin", "horn", "bleat")):
        play(mix, name, 0.01 * place, level=-16.0, length=5.0)
    assert mix.enter("card_flip", 0.1, -26.0) is None
    heavy = mix.enter("leader_destroyed", 0.1, -20.0)
    assert heavy is not None and heavy.gain == SOFTEST


def test_everything_else_steps_back_for_a_climax() -> None:
    mix = Mixing()
    assert play(mix, "win", 0.0, level=-40.0, length=2.0)
    entry = play(mix, "coin", 0.2, level=-40.0)
    assert entry is not None and entry.gain == pytest.approx(BEHIND)
    assert play(mix, "crown_falls", 0.3, level=-40.0) == Entry(1.0)
