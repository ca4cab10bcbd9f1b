"""Every sentence exists in every language: asks, cues, bonuses, refusals."""

from __future__ import annotations

import re
from pathlib import Path

import game.titles.battlegoats as title
from game.engine import match as kernel
from game.engine.chance import FastChance
from game.engine.cues import nouns_of
from game.titles.battlegoats.rules import cues
from game.titles.battlegoats.rules.cards import CARDS
from tests.titles.battlegoats.table import RULES
from tests.titles.words import Spoken

FOLDER = Path(title.__file__).parent
SPOKEN = Spoken(title)
VARIANTS = {
    "vote": ("share", "fall"),
    "result": ("victory", "shared", "fallen"),
}

PHRASES = {"names", "thing", "where", "what", "there", "row"} | {
    "winner", "loser", "rival", "winner_place", "loser_place", "rival_place", "fallen", "high", "low"
}  # fmt: skip
"""What the screen makes of the nouns: the phrases of `lines.py`."""


def _source() -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in FOLDER.glob("rules/*.py"))


def test_languages_have_the_same_messages_and_arguments() -> None:
    SPOKEN.speaks_alike()


def test_every_ask_and_cue_has_its_words() -> None:
    source = _source()
    kinds = set(re.findall(r'Ask\(\s*"(\w+)"', source)) | {"orders", "attack", "tattle", "look", "shout"}
    for kind in kinds:
        assert not SPOKEN.missing({f"ask-{kind}", f"ask-{kind}.waiting", f"ask-{kind}.stakes"}), kind
    for cue in RULES.cues:
        for key in [f"log-{cue}.{part}" for part in VARIANTS.get(cue, ())] or [f"log-{cue}"]:
            assert SPOKEN.has(key), key
    for code in title.TITLE.codes:
        assert SPOKEN.has(f"refused-{code}")


def test_log_sentences_name_only_nouns_of_their_cue() -> None:
    seen: dict[str, set[str]] = {}
    for seed in range(30):
        match = kernel.new(RULES, 2 + seed % 5, {"muster": ("basic", "draft")[seed % 2]}, seed)
        chance = FastChance(seed)
        while match.result is None:
            for cue in match.take_cues():
                seen.setdefault(cue.kind, set()).update(cue.nouns)
            match.play(seat := match.waiting_for()[0], match.space(seat).sample(chance))
    nouns = {kind: {told for _, told in nouns_of(cue)} for kind, cue in cues.KINDS.items()}
    SPOKEN.names_only({**nouns, "fells": set(), **seen}, dict.fromkeys([*nouns, "fells"], PHRASES))


def test_no_sentence_is_unused() -> None:
    SPOKEN.says_all_of_it()


def test_cards_and_options_speak_every_language() -> None:
    assert SPOKEN.words_its_rows(("card", "type"), {}, numbers=False) == 3 * len(CARDS) + 4
    SPOKEN.explains_its_options(title.TITLE)


def test_rulebook_speaks_every_language() -> None:
    assert len(SPOKEN.tells_the_rules("BTG-")) > 10


def test_fonts_have_every_character() -> None:
    SPOKEN.has_letters()
