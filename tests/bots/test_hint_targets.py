"""A hint names what its choice is aimed at, and points at it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from game.engine.spaces import Choice
from game.titles.coaching import Deed
from tests.bots.test_reasons import asks, coaching_of

Aims = Callable[[Choice], list[list[Any]]]
SEEDS = 8


def commanded(choice: Choice) -> list[list[Any]]:
    """The places of other battlefields that a command of BattleGoats names."""
    named = choice[2] if choice[0] == "command" and len(choice) > 2 else []
    if not isinstance(named, list) or not named:
        return []
    places = [named] if isinstance(named[0], int) else [place for place in named if isinstance(place, list)]
    return [["at", *place] for place in places]


def used(choice: Choice) -> list[list[Any]]:
    """What the action of a card of Loot & Recruit is used on, where it is no slot."""
    if choice[0] != "use_action" or len(choice) < 3 or not isinstance(choice[2], int):
        return []
    return [["t", choice[4]], ["p", choice[2], choice[5]]] if len(choice) == 6 else [["c", choice[2]], ["p", choice[2]]]


def played(choice: Choice) -> list[list[Any]]:
    """The seat or card that a special or an artifact of Lords of Hell is used on."""
    play = choice[1:] if choice[0] == "hold" else choice
    aimed = len(play) == 3 and play[0] in ("play", "artifact") and isinstance(play[2], int)
    return [["realm", play[2]], ["c", play[2]]] if aimed else []


def deeds(title: str, aims: Aims) -> Iterator[tuple[list[list[Any]], Deed]]:
    """What choices are aimed at, with what is said of them."""
    coaching = coaching_of(title)
    for seed in range(SEEDS):
        for match, seat, ask, choices in asks(title, seed):
            for choice in choices:
                aimed = aims(choice) if isinstance(choice, list) and choice else []
                if aimed and (deed := coaching.deed(match.view(seat), ask, seat, choice)) is not None:
                    yield aimed, deed


@pytest.mark.parametrize(("title", "aims", "kinds"), [
    ("battlegoats", commanded, {"order_on"}),
    ("loot_and_recruit", used, {"use_to_take", "use_as_shield", "use_to_move", "use_to_replace"}),
    ("lords_of_hell", played, {"use_on", "use_on_card"}),
])  # fmt: skip
def test_a_hint_names_what_its_choice_is_aimed_at(title: str, aims: Aims, kinds: set[str]) -> None:
    """Only the card that does it was named: "Use Lookout's command", and nobody knew on what."""
    told: Counter[str] = Counter()
    for aimed, deed in deeds(title, aims):
        told[deed.kind] += 1
        assert deed.kind in kinds, (aimed, deed)
        if deed.kind == "order_on":
            assert deed.at[1:] == aimed
        elif deed.kind == "use_as_shield":
            assert deed.at[1][0] == "p" and deed.at[1][2] == aimed[1][1]
        elif deed.kind != "use_to_replace":  # a slot of the line-up: the card that lies there
            assert deed.at[1] in aimed
        if kinds <= set(told):
            return
    assert kinds <= set(told), f"never told: {kinds - set(told)}"
