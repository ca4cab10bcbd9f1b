"""Every sentence exists in every language: asks, cues, bonuses, refusals."""

from __future__ import annotations

import re
import string
import tomllib
from pathlib import Path

import game.titles.battlegoats as title
from game.engine import match as kernel
from game.engine.chance import FastChance
from tests.titles.battlegoats.table import RULES
from tests.titles.words import Spoken

FOLDER = Path(title.__file__).parent
TEXT = tomllib.loads((FOLDER / "words/text.toml").read_text(encoding="utf-8"))
VARIANTS = {
    "compare": ("attack", "defend", "tie"),
    "vote": ("share", "fall"),
    "result": ("victory", "shared", "fallen"),
}


def _source() -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in FOLDER.glob("rules/*.py"))


def test_languages_have_the_same_keys_and_arguments() -> None:
    def arguments(text: str) -> set[str]:
        return {name for _, name, _, _ in string.Formatter().parse(text) if name}

    for language in ("fi", "es"):
        assert TEXT[language].keys() == TEXT["en"].keys()
        for key, text in TEXT[language].items():
            assert text and arguments(text) == arguments(TEXT["en"][key]), (language, key)


def test_every_ask_and_cue_has_its_words() -> None:
    source = _source()
    kinds = set(re.findall(r'Ask\(\s*"(\w+)"', source)) | {"orders", "attack", "tattle", "look", "shout"}
    for kind in kinds:
        assert {f"ask.{kind}", f"ask.{kind}.waiting", f"ask.{kind}.stakes"} <= TEXT["en"].keys(), kind
    for cue in RULES.cues:
        for key in [f"log.{cue}.{part}" for part in VARIANTS.get(cue, ())] or [f"log.{cue}"]:
            assert key in TEXT["en"], key
    for code in title.TITLE.codes:
        assert f"refused.{code}" in TEXT["en"]


def test_log_sentences_name_only_nouns_of_their_cue() -> None:
    seen: dict[str, set[str]] = {}
    for seed in range(30):
        match = kernel.new(RULES, 2 + seed % 5, {"muster": ("basic", "draft")[seed % 2]}, seed)
        chance = FastChance(seed)
        while match.result is None:
            for cue in match.take_cues():
                also = ("a", "b", "who", "whose") if "powers" in cue.nouns else ()  # the two powers and sides apart
                seen.setdefault(cue.kind, set()).update((*cue.nouns, *also))
            match.play(seat := match.waiting_for()[0], match.space(seat).sample(chance))
    for key, text in TEXT["en"].items():
        kind = key.split(".")[1] if key.startswith("log.") else ""
        if kind in seen:
            assert {name for _, name, _, _ in string.Formatter().parse(text) if name} <= seen[kind], key


def test_no_sentence_is_unused() -> None:
    Spoken(title).says_all_of_it()
