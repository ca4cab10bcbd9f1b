"""What a question says is what the rules then do: whom it lets name, and what happens when time runs out.

Each title's `claims.py` in `tests/titles` says for each message of a question what must hold of its space and its default
wherever the message is said; here all questions of random matches are asked, and their words compared.
"""

import importlib
import importlib.util

import pytest

from tests.screens.asked import questions
from tests.words.messages import FOLDERS, PROGRAM, texts

SEEDS = (1, 2)
CLAIMED = [title for title in FOLDERS if title != PROGRAM and importlib.util.find_spec(f"tests.titles.{title}.claims")]


@pytest.mark.parametrize("title", CLAIMED)
def test_every_time_out_claims_something(title: str):
    claims = importlib.import_module(f"tests.titles.{title}.claims").CLAIMS
    timeouts = {key for key in texts(title, "en") if key.partition(".")[2].endswith("timeout")}
    assert timeouts <= claims.keys()
    assert claims.keys() <= texts(title, "en").keys(), "no claim is about a message that is gone"


@pytest.mark.parametrize("title", CLAIMED)
def test_questions_of_random_play_say_what_binds(title: str):
    found = importlib.import_module(f"tests.titles.{title}.claims")
    wrong: dict[str, str] = {}
    met: set[str] = set()
    for seats, options in found.PLAYED:
        for seed in SEEDS:
            for asked in questions(title, seats, seed, options):
                for key in asked.keys & found.CLAIMS.keys():
                    met.add(key)
                    if not found.CLAIMS[key](asked):
                        wrong.setdefault(key, f"{key} of {asked.ask.kind} at seed {seed}: {asked.default!r:.200}")
    assert not wrong, "\n".join(wrong.values())
    assert 3 * len(met) >= len(found.CLAIMS), "too few of the claims were met to mean anything"
