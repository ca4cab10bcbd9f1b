"""Every sentence exists in every language: asks, cues, refusals, cards, foes, events, items and the rulebook."""

from __future__ import annotations

import re
from typing import Any

import game.titles.slayer_slayer as title
from game.engine import match as kernel
from game.engine.chance import FastChance
from game.engine.cues import nouns_of
from game.titles.slayer_slayer.rules import cues
from game.titles.slayer_slayer.rules.flow import RULES
from game.words import Catalogue, Words
from tests.titles.words import LANGUAGES, Spoken

SPOKEN = Spoken(title)
DATA = ("cards", "events", "foes", "tables")
KERNEL_CODES = {"already_answered", "malformed", "not_your_turn"}
PUBLIC_PHASES = {"route", "battle", "event", "store", "over"}
VARIANTS = {
    "bet_result": ("success", "failure"),
    "bet_votes": ("made", "tie", "refused"),
    "die_votes": ("made", "refused"),
    "door_opened": ("foe", "event", "store", "final"),
    "event_result": ("success", "failure"),
    "investment": ("success", "failure"),
    "no_survivor": ("foe", "nobody"),
    "over": ("surface", "sole_survivor", "nobody", "abandoned"),
    "rite": ("done", "declined"),
}
"""Cues whose sentence depends on how it went; the others have a plain one, and perhaps variants beside it."""
GATHERED = {"reward": {"reward"}, "laid_aside": {"count"}, "locked": {"counts"}, "ledger": {"sum"}}
"""Arguments that the screen puts together from several nouns of a cue."""


def _asks() -> set[str]:
    return {row[0].strip("`") for row in SPOKEN.rows("Asks and their choices")}


def _cues() -> dict[str, set[str]]:
    """Kinds of cue and their nouns."""
    return {kind: {told for _, told in nouns_of(cue)} for kind, cue in cues.KINDS.items()}


def test_languages_have_the_same_messages_and_arguments() -> None:
    SPOKEN.speaks_alike()


def test_every_ask_has_its_words() -> None:
    kinds = _asks() | set(re.findall(r'Ask\(\s*"(\w+)"', SPOKEN.source("rules/*.py")))
    assert len(kinds) >= 14
    for kind in kinds:
        assert not SPOKEN.missing({f"ask-{kind}", f"ask-{kind}.waiting", f"ask-{kind}.stakes"}), kind
        assert SPOKEN.has(f"hint-{kind}"), kind
    told = SPOKEN.kinds("ask")
    assert told <= kinds


def test_every_cue_has_its_words() -> None:
    cues = set(_cues()) | set(re.findall(r'\.cue\(\s*"(\w+)"', SPOKEN.source("rules/*.py")))
    assert len(cues) > 70
    for cue in cues:
        for key in [f"log-{cue}.{part}" for part in VARIANTS.get(cue, ())] or [f"log-{cue}"]:
            assert SPOKEN.has(key), key
    told = SPOKEN.kinds("log")
    assert told <= cues


def test_log_sentences_name_only_nouns_of_their_cue() -> None:
    SPOKEN.names_only(_cues(), GATHERED)


def test_log_sentences_fit_what_the_rules_emit() -> None:
    seen: dict[str, set[str]] = {}
    for seed in range(20):
        match = kernel.new(RULES, 3 + seed % 4, {}, seed)
        chance = FastChance(seed)
        while match.result is None:
            seat = chance.pick("seat", match.waiting_for())
            match.play(seat, match.space(seat).sample(chance) if chance.below("wild", 2) else match.default(seat))
            for cue in match.take_cues():
                seen.setdefault(cue.kind, set()).update(cue.nouns)
    assert len(seen) > 60
    SPOKEN.names_only({kind: seen.get(kind, nouns) for kind, nouns in _cues().items()}, GATHERED)


def test_every_refusal_has_its_words_without_arguments() -> None:
    told = SPOKEN.kinds("refused")
    assert told == {*title.TITLE.codes, *KERNEL_CODES}
    assert not any(SPOKEN.arguments(f"refused-{code}") for code in told)


def test_what_the_data_names_has_its_words() -> None:
    foes, cards, events = SPOKEN.toml("foes"), SPOKEN.toml("cards"), SPOKEN.toml("events")
    rows = [*foes["foe"], *events["event"]]
    assert not SPOKEN.missing(
        {f"mark-{row['hint_kind']}" for row in rows} | {f"tier-{row['tier']}" for row in foes["foe"]}
    )
    assert not SPOKEN.missing({f"size-{row['hint_size']}" for row in events["event"]})
    assert not SPOKEN.missing({f"need-{event['check']}" for event in events["event"]})
    assert not SPOKEN.missing(
        {f"amount-{kind}" for event in events["event"] for reward in event["reward"] for kind in reward}
    )
    assert not SPOKEN.missing({f"amount-{kind}" for foe in foes["foe"] for lot in foe["loot"] for kind in lot})
    assert {row["hint_kind"] for row in foes["foe"]} == {"gold", "trophies", "cards"}  # a quiet door is never a foe
    for card in cards["card"]:
        for part in ("success", "failure"):
            if effect := card["effect"].get(part):
                ends = [effect[name] for name in ("class", "n") if name in effect]
                assert SPOKEN.has("-".join(["bet", effect["verb"], *map(str, ends)])), card["id"]
    assert not SPOKEN.missing({f"pledge-short-{value}" for value in SPOKEN.toml("tables")["pledges"]["values"]})


def test_data_speaks_every_language() -> None:
    families = ("class", "card", "event", "foe", "item", "objective")
    assert SPOKEN.words_its_rows(families, {"text": 112, "flavour": 112}, numbers=False) > 250
    for row in SPOKEN.toml("foes")["foe"]:
        assert {f"ability_{n}" for n in range(1, len(row["abilities"]) + 1)} <= SPOKEN.variants(f"foe-{row['id']}")


def test_same_english_is_said_the_same_way() -> None:
    """Abilities that recur on several foes read alike."""
    said: dict[str, dict[str, str]] = {}
    for key in SPOKEN.patterns["en"]:
        if key.startswith("foe-") and ".ability" in key:
            told = SPOKEN.said(key)
            assert said.setdefault(told["en"], told) == told, key


def test_rulebook_speaks_every_language() -> None:
    chapters = SPOKEN.tells_the_rules("GSS-")
    assert len(chapters) >= 10
    assert PUBLIC_PHASES <= {one["phase"] for one in chapters if one["phase"]} <= PUBLIC_PHASES | _asks() | {"final"}


def test_options_are_explained_in_a_line() -> None:
    SPOKEN.explains_its_options(title.TITLE)


def test_ask_lines_are_short() -> None:
    """Two lines of the ask bar; what stands in a brace is a name or a number, so about its own length."""
    for language in LANGUAGES:
        for key, text in SPOKEN.texts[language].items():
            if not key.startswith("title-") and key.partition(".")[2] not in ("text", "flavour"):
                asked = key.startswith("ask-") and not key.endswith(".first")
                assert len(text) <= (122 if asked else 150), (language, key)


def test_filled_ask_lines_are_short() -> None:
    cards, events = SPOKEN.toml("cards")["card"], SPOKEN.toml("events")["event"]
    for language in LANGUAGES:
        words = Words(SPOKEN.folder, Catalogue(language))
        for card in cards:
            if card["effect"]["verb"] == "bet":
                ends = {part: _bet(card["effect"][part], words) for part in ("success", "failure")}
                assert len(words("ask-bet-vote", goblin=words(f"card-{card['id']}"), **ends)) <= 122, card["id"]
        for row in events:
            name, text = words(f"event-{row['id']}"), words(f"event-{row['id']}.text")
            assert len(words("ask-representative-vote", event=name, text=text)) <= 122, (language, row["id"])
        assert not words.unknown


def _bet(outcome: dict[str, Any], words: Words) -> str:
    ends = [outcome[name] for name in ("class", "n") if name in outcome]
    return words("-".join(["bet", outcome["verb"], *map(str, ends)]), n=outcome.get("amount"))


def test_fonts_have_every_character() -> None:
    SPOKEN.has_letters()


def test_every_key_that_the_table_asks_for_is_defined() -> None:
    SPOKEN.asks_for_what_there_is(100)


def test_no_sentence_is_unused() -> None:
    SPOKEN.says_all_of_it()
