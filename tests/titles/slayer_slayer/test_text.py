"""Every sentence exists in every language: asks, cues, refusals, cards, foes, events, items and the rulebook."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

import game.titles.slayer_slayer as title
from game.engine import match as kernel
from game.engine.chance import FastChance
from game.engine.cues import nouns_of
from game.titles.slayer_slayer.rules import cues
from game.titles.slayer_slayer.rules.flow import RULES
from tests.titles.words import LANGUAGES, Spoken, arguments

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
GATHERED = {"reward": {"reward"}}
"""Arguments that the screen puts together from several nouns of a cue."""


TEXT, TABLE_TEXT = SPOKEN.toml("text"), SPOKEN.toml("screen")


def _asks() -> set[str]:
    return {row[0].strip("`") for row in SPOKEN.rows("Asks and their choices")}


def _cues() -> dict[str, set[str]]:
    """Kinds of cue and their nouns."""
    return {kind: {told for _, told in nouns_of(cue)} for kind, cue in cues.KINDS.items()}


@pytest.mark.parametrize("name", ["text", "screen"])
def test_languages_have_the_same_keys_and_arguments(name: str) -> None:
    SPOKEN.speaks_alike(name)


def test_no_key_stands_in_both_files() -> None:
    assert not TEXT["en"].keys() & TABLE_TEXT["en"].keys()


def test_every_ask_has_its_words() -> None:
    kinds = _asks() | set(re.findall(r'Ask\(\s*"(\w+)"', SPOKEN.source("rules/*.py")))
    assert len(kinds) >= 14
    for kind in kinds:
        assert {f"ask.{kind}", f"ask.{kind}.waiting", f"ask.{kind}.stakes"} <= TEXT["en"].keys(), kind
        assert f"hint.{kind}" in TABLE_TEXT["en"], kind
    told = {key.split(".")[1] for key in TEXT["en"] if key.startswith("ask.")}
    assert told - kinds == {"start"}


def test_every_cue_has_its_words() -> None:
    cues = set(_cues()) | set(re.findall(r'\.cue\(\s*"(\w+)"', SPOKEN.source("rules/*.py")))
    assert len(cues) > 70
    for cue in cues:
        for key in [f"log.{cue}.{part}" for part in VARIANTS.get(cue, ())] or [f"log.{cue}"]:
            assert key in TEXT["en"], key
    told = {key.split(".")[1] for key in TEXT["en"] if key.startswith("log.")}
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
    for key, text in TEXT["en"].items():
        kind = key.split(".")[1] if key.startswith("log.") else ""
        if kind in seen:
            assert arguments(text) <= seen[kind] | GATHERED.get(kind, set()), key


def test_every_refusal_has_its_words_without_arguments() -> None:
    told = {key.removeprefix("refused.") for key in TEXT["en"] if key.startswith("refused.")}
    assert told == {*title.TITLE.codes, *KERNEL_CODES}
    for language in LANGUAGES:
        assert not any(arguments(TEXT[language][f"refused.{code}"]) for code in told)


def test_what_the_data_names_has_its_words() -> None:
    foes, cards, events = SPOKEN.toml("data/foes"), SPOKEN.toml("data/cards"), SPOKEN.toml("data/events")
    words = TEXT["en"].keys()
    rows = [*foes["foe"], *events["event"]]
    assert {f"mark.{row['hint_kind']}" for row in rows} | {f"tier.{row['tier']}" for row in foes["foe"]} <= words
    assert {f"size.{row['hint_size']}" for row in events["event"]} <= words
    assert {f"need.{event['check']}" for event in events["event"]} <= words
    assert {f"amount.{kind}" for event in events["event"] for reward in event["reward"] for kind in reward} <= words
    assert {f"amount.{kind}" for foe in foes["foe"] for lot in foe["loot"] for kind in lot} <= words
    assert {row["hint_kind"] for row in foes["foe"]} == {"gold", "trophies", "cards"}  # a quiet door is never a foe
    for card in cards["card"]:
        for part in ("success", "failure"):
            if effect := card["effect"].get(part):
                ends = [effect[name] for name in ("class", "n") if name in effect]
                assert ".".join(["bet", effect["verb"], *map(str, ends)]) in words, card["id"]
    assert {f"pledge.short.{value}" for value in SPOKEN.toml("data/tables")["pledges"]["values"]} <= TABLE_TEXT[
        "en"
    ].keys()


def _in_data(node: Any, place: str) -> Iterator[tuple[str, str, Any]]:
    """Every name, text and flavour of the data: where it stands, which it is, its words."""
    for name, value in node.items() if isinstance(node, dict) else enumerate(node):
        at = f"{place}.{name}"
        if name in ("name", "text", "flavour", "feat_name") and "pledges" not in place:
            yield at, str(name), value
        elif isinstance(value, dict | list):
            yield from _in_data(value, at)


@pytest.mark.parametrize("name", DATA)
def test_data_speaks_every_language(name: str) -> None:
    found = list(_in_data(SPOKEN.toml(f"data/{name}"), name))
    assert len(found) > 30
    for at, kind, words in found:
        assert isinstance(words, dict) and set(words) == set(LANGUAGES), at
        assert all(text.strip() == text and text for text in words.values()), at
        numbers = set(re.findall(r"\d+", words["en"]))
        for language in ("fi", "es"):
            if kind in ("text", "flavour"):
                assert words[language] != words["en"] and len(words[language]) <= 112, (language, at)
                assert set(re.findall(r"\d+", words[language])) <= numbers, (language, at)
    for row in SPOKEN.toml(f"data/{name}").get(
        {"cards": "card", "events": "event", "foes": "foe"}.get(name, "objective"), ()
    ):
        assert "name" in row and ("text" in row or "abilities" in row), row["id"]
        assert all("text" in ability for ability in row.get("abilities", ())), row["id"]


def test_same_english_is_said_the_same_way() -> None:
    """Abilities that recur on several foes read alike."""
    said: dict[str, dict[str, str]] = {}
    for name in DATA:
        for at, kind, words in _in_data(SPOKEN.toml(f"data/{name}"), name):
            if kind == "text":
                assert said.setdefault(words["en"], words) == words, at


def test_rulebook_speaks_every_language() -> None:
    chapters = SPOKEN.toml("rulebook")["chapter"]
    ids = [chapter["id"] for chapter in chapters]
    assert len(set(ids)) == len(ids) >= 10
    phases = [chapter["phase"] for chapter in chapters if chapter["phase"]]
    assert len(set(phases)) == len(phases)
    assert PUBLIC_PHASES <= set(phases) <= PUBLIC_PHASES | _asks() | {"final"}
    for chapter in chapters:
        assert chapter["rules"].startswith("GSS-")
        assert set(chapter["title"]) == set(chapter["text"]) == set(LANGUAGES), chapter["id"]
        shapes = {(t.count("\n"), t.count("<b>") - t.count("</b>")) for t in chapter["text"].values()}
        assert len(shapes) == 1 and shapes.pop()[1] == 0, chapter["id"]
        assert all(len(title) <= 32 for title in chapter["title"].values())


def test_ask_lines_are_short() -> None:
    """Two lines of the ask bar: what stands in a brace is a name or a number, so about its own length."""
    for language in LANGUAGES:
        for key, text in TEXT[language].items():
            if key.startswith("ask."):
                assert len(text) <= 122, (language, key)
        for key, text in TABLE_TEXT[language].items():
            assert len(text) <= 130, (language, key)


def test_filled_ask_lines_are_short() -> None:
    cards, events = SPOKEN.toml("data/cards")["card"], SPOKEN.toml("data/events")["event"]
    for language in LANGUAGES:
        words = TEXT[language]
        for card in cards:
            if card["effect"]["verb"] == "bet":
                ends = {part: _bet(card["effect"][part], words) for part in ("success", "failure")}
                assert len(words["ask.bet_vote"].format(goblin=card["name"][language], **ends)) <= 122, card["id"]
        for row in events:
            told = words["ask.representative_vote"].format(event=row["name"][language], text=row["text"][language])
            assert len(told) <= 122, (language, row["id"])
        for row in SPOKEN.toml("data/tables")["objective"]:
            told = words["ask.start"].format(objective=row["name"][language], text=row["text"][language])
            assert len(told) <= 122, (language, row["id"])


def _bet(outcome: dict[str, Any], words: dict[str, str]) -> str:
    ends = [outcome[name] for name in ("class", "n") if name in outcome]
    return words[".".join(["bet", outcome["verb"], *map(str, ends)])].format(n=outcome.get("amount"))


@pytest.mark.parametrize("name", ["text", "screen", "rulebook", *(f"data/{name}" for name in DATA)])
def test_fonts_have_every_character(name: str) -> None:
    SPOKEN.has_letters_for(name)


def test_every_key_that_the_table_asks_for_is_defined() -> None:
    SPOKEN.asks_for_what_there_is(100)


def test_no_sentence_is_unused() -> None:
    SPOKEN.says_all_of_it()
