"""What a hint is about lies on the table, and what it says of numbers is grammar in every language."""

from __future__ import annotations

import pytest
from local_feed import LocalFeed

from game.own import content
from game.scenes.router import open_stack
from game.settings_file import SettingsFile
from game.stack.context import Context
from game.tabletop.scene import TableScene
from game.ui.harness import Harness
from game.words import Catalogue, Words
from tests.bots.test_reasons import asks, coaching_of


@pytest.mark.parametrize(
    ("title", "kind"),
    [
        ("goblin_raid", "start_from"),
        ("goblin_raid", "give_band"),
        ("goblin_raid", "go_along"),
        ("goblin_raid", "station"),
        ("goblin_raid", "count_flat"),
        ("goblin_raid", "flee_to"),
        ("goblin_raid", "fight_next"),
        ("lords_of_hell", "be_devil"),
        ("lords_of_hell", "ask_powers"),
        ("lords_of_hell", "keep_fortress"),
        ("lords_of_hell", "vote_for"),
        ("lords_of_hell", "nominate"),
        ("battlegoats", "swap_two"),
        ("loot_and_recruit", "heckle_at"),
        ("loot_and_recruit", "press_gang"),
        ("slayer_slayer", "take_goblin"),
    ],
)
def test_what_a_hint_is_about_is_pointed_at(title: str, kind: str) -> None:
    coaching = coaching_of(title)
    for seed in range(1, 17):
        for match, seat, ask, choices in asks(title, seed):
            for choice in choices:
                deed = coaching.deed(match.view(seat), ask, seat, choice)
                if deed is None or deed.kind != kind:
                    continue
                feed = LocalFeed(title, match.seats, seat, match=match.copy(), auto=(), options=dict(match.options))
                table = TableScene(feed)
                file = SettingsFile()
                file.change(language="en", pace="instant")
                Harness(lambda table=table, file=file: open_stack(Context(file), table), (1280, 720)).frames(12)
                assert deed.at
                for value in deed.at:
                    assert table.table.where(tuple(value)) is not None, value
                return
    raise AssertionError(f"{kind} never comes")


@pytest.mark.parametrize(
    ("title", "language", "key", "args", "says"),
    [
        ("slayer_slayer", "en", "why-ahead", {"n": 0}, "the Horde is just strong enough already"),
        ("slayer_slayer", "es", "why-behind", {"n": 5}, "a la horda le faltan 5 de fuerza"),
        ("slayer_slayer", "es", "why-behind", {"n": 1}, "a la horda le falta 1 de fuerza"),
        ("slayer_slayer", "fi", "why-ahead", {"n": 0}, "lauman voima riittää juuri ja juuri"),
        ("goblin_raid", "en", "why-bags-there", {"bags": 1}, "1 bag lies there"),
        ("goblin_raid", "es", "why-bags-there", {"bags": 3}, "allí hay 3 sacos"),
        ("lords_of_hell", "en", "why-nobody-ahead.your", {"n": 1}, "nobody has more than your 1 victory point"),
        ("lords_of_hell", "es", "why-nobody-ahead.your", {"n": 1}, "nadie supera tu punto de victoria"),
        ("lords_of_hell", "fi", "why-counts-against.your", {"markers": 1}, "se lasketaan sinua vastaan, ja sinulla on 1 merkki"),
    ],
)  # fmt: skip
def test_numbers_in_reasons_are_grammar(title: str, language: str, key: str, args: dict[str, int], says: str) -> None:
    """Of a place that the deed has named it is said "there"; "by 0" is no way to say enough."""
    assert Words(content.title_folder(title), Catalogue(language))(key, **args) == says
