"""Every sentence exists in every language: asks, buttons, cues, refusals, cards, events, terms and the rulebook."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import game.titles.loot_and_recruit as title
from game.engine.cues import nouns_of
from game.engine.refusal import KERNEL_CODES
from game.titles.loot_and_recruit.rules import cues
from game.titles.loot_and_recruit.rules.attack import guards_about
from game.titles.loot_and_recruit.rules.cards import (
    ACTION,
    COUNT_AFTER,
    DATA,
    DEFENSE,
    EVENT_IDS,
    FLIP,
    GUARD,
    IDS,
    INDEX,
    LOOT_COST,
    POWERS,
    RECRUIT_COST,
    TERMS,
    TIMING,
    VP,
)
from tests.titles.loot_and_recruit.table import SPARE, A, B, C, Table
from tests.titles.words import LANGUAGES, Spoken, arguments

SPOKEN = Spoken(title)
FLIPS = tuple(event for event, flip in zip(EVENT_IDS, FLIP) if flip is not None)
VARIANTS = {
    "count": ("1", "2", "3"),
    "discount": ("shop", "goblin"),
    "first_player": ("setup", "leader", "volunteer"),
    "power": ("event", "action", "purchase", "spoils"),
    "renewed": ("shop", "crowd"),
    "result": ("crowned", "shared"),
}
"""Cues whose sentence depends on a noun; the others have a plain one, and perhaps variants beside it."""
PUBLIC_NOUNS = {"attacker", "target", "platform", "card", "vp"}
"""All that a line of the reaction window may say (LNR-8.5)."""


TEXT, TABLE_TEXT = SPOKEN.toml("text"), SPOKEN.toml("screen")


def _asks() -> set[str]:
    return {row[0].strip("`") for row in SPOKEN.rows("Asks and their choices")}


def _cues() -> dict[str, set[str]]:
    """Kinds of cue and their nouns."""
    return {kind: {told for _, told in nouns_of(cue)} for kind, cue in cues.KINDS.items()}


@pytest.mark.parametrize("name", ["text", "screen"])
def test_languages_have_the_same_keys_and_arguments(name: str) -> None:
    SPOKEN.speaks_alike(name)


def test_no_sentence_is_left_in_english() -> None:
    for table in (TEXT, TABLE_TEXT):
        for key, text in table["en"].items():
            if " " in re.sub(r"\{\w+\}", "", text).strip(" ().,:+=×–·→"):
                assert text != table["fi"][key] and text != table["es"][key], key


def test_no_key_stands_in_both_files() -> None:
    assert not TEXT["en"].keys() & TABLE_TEXT["en"].keys()


def test_every_ask_has_its_words() -> None:
    kinds = _asks()
    assert len(kinds) == 6
    for kind in kinds:
        ends = {f"ask.{kind}", *(f"ask.{kind}.{end}" for end in ("waiting", "stakes"))}
        assert ends <= TEXT["en"].keys(), kind
        assert any(key.startswith(f"aid.{kind}.") for key in TABLE_TEXT["en"]), kind
    assert {key.split(".")[1] for key in TEXT["en"] if key.startswith("ask.")} == kinds


def test_every_flip_effect_has_its_question_and_button() -> None:
    assert len(FLIPS) == 7
    asked = {key.split(".")[2] for key in TEXT["en"] if key.startswith("ask.flip_choice.")}
    assert asked - {"cannot", "answered", "first", "waiting", "stakes"} == set(FLIPS)
    assert {key.split(".")[2] for key in TEXT["en"] if key.startswith("verb.perform.")} == set(FLIPS)


def test_every_choice_has_its_button() -> None:
    told = "\n".join(row[3] for row in SPOKEN.rows("Asks and their choices"))
    verbs = set(re.findall(r'`\["(\w+)"', told)) | set(re.findall(r'`"(\w+)"', told))
    assert {"play_card", "end_turn", "perform", "decline", "react", "pass", "quiet", "still"} <= verbs
    for verb in ("perform", "decline", "react", "pass"):
        assert any(key.startswith(f"verb.{verb}") for key in TEXT["en"]), verb
    for verb in ("heckle", "purchase_trash"):  # what is asked and its "none"; a capture is chosen by hand
        assert {f"verb.{verb}", f"verb.{verb}.none", "verb.capture.none"} <= TEXT["en"].keys()


def test_the_reaction_window_tells_nobody_what_is_held() -> None:
    """LNR-8.4, LNR-8.5: its lines name what all know; those who let it come press the same button whatever they hold."""
    for language in LANGUAGES:
        for key, text in TEXT[language].items():
            if key.startswith("ask.reaction"):
                assert arguments(text) <= PUBLIC_NOUNS, (language, key)
        assert "verb.pass" in TEXT[language] and not {"verb.quiet", "verb.still"} & TEXT[language].keys()
    assert not any(key.startswith("ask.reaction") and re.search("held|bodyguard|guard", key) for key in TEXT["en"])


def test_every_cue_has_its_words() -> None:
    cues = set(_cues())
    assert len(cues) >= 35
    for cue in cues:
        for key in [f"log.{cue}.{part}" for part in VARIANTS.get(cue, ())] or [f"log.{cue}"]:
            assert key in TEXT["en"], key
    assert {key.split(".")[1] for key in TEXT["en"] if key.startswith("log.")} == cues


def test_log_sentences_name_only_nouns_of_their_cue() -> None:
    SPOKEN.names_only(_cues())


def test_log_variants_are_those_of_the_contract() -> None:
    rows = {row[0].strip("`"): set(re.findall(r"\w+", row[2])) for row in SPOKEN.rows("Cues")}
    for kind in ("discount", "first_player", "power", "result"):
        assert set(VARIANTS[kind]) <= rows[kind], kind
    assert [str(n + 1) for n in range(len(COUNT_AFTER))] == list(VARIANTS["count"])


def test_every_refusal_has_its_words() -> None:
    """Plain without arguments; the number that LNR-10.2 wants stands in the ending `.n`."""
    told = {key.removeprefix("refused.") for key in TEXT["en"] if key.startswith("refused.")}
    plain = {*title.TITLE.codes, *KERNEL_CODES}
    assert told == plain | {f"{code}.n" for code in ("need_loot", "need_recruit", "need_attack", "bad_count")} | {
        "bad_count.exact"
    }
    for language in LANGUAGES:
        said = [TEXT[language][f"refused.{code}"] for code in plain]
        assert not any(arguments(text) for text in said)
        assert len(set(said)) == len(said)


def test_what_the_rules_name_has_its_words() -> None:
    words = TEXT["en"].keys()
    assert {f"amount.{power}" for power in POWERS} | {f"amount.{power}.1" for power in POWERS} <= words
    assert {f"tally.{phase}" for phase in (*COUNT_AFTER, "total")} <= words
    assert {f"{kind}.{outcome}" for kind in ("result", "end") for outcome in ("crowned", "shared")} <= words
    rulings = {key.split(".")[1] for key in TABLE_TEXT["en"] if key.startswith("ruling.")}
    assert {IDS[n] for n, effects in enumerate(ACTION) if effects} - rulings == {"errand_runt"}
    assert rulings <= {*IDS, "spoils"}


def _three(row: dict[str, Any], kind: str) -> dict[str, str]:
    """A text of a row by language, however it is kept."""
    if isinstance(row[kind], dict):
        return dict(row[kind])
    return {"en": row[kind], **{language: row[f"{kind}_{language}"] for language in ("fi", "es")}}


def _worded() -> Iterator[tuple[str, str, dict[str, str]]]:
    """Every name, text, flavour and help of the data: whose, which, its words."""
    for group in (*DATA.values(), *TERMS.values()):
        for row in group:
            for kind in ("name", "text", "flavour", "help"):
                if kind in row:
                    yield row["id"], kind, _three(row, kind)


def test_data_speaks_every_language() -> None:
    found = list(_worded())
    assert len([kind for _, kind, _ in found if kind == "flavour"]) == len(DATA["card"]) + len(DATA["event"])
    for ident, kind, words in found:
        assert set(words) == set(LANGUAGES), ident
        assert all(text.strip() == text and text for text in words.values()), ident
        if kind != "name":
            assert words["fi"] != words["en"] != words["es"], (ident, kind)
            assert len({tuple(sorted(re.findall(r"\d+", text))) for text in words.values()}) == 1, (ident, kind)
        if kind in ("flavour", "help"):
            assert max(map(len, words.values())) <= 112, (ident, kind)


def test_card_texts_say_the_numbers_of_the_cards() -> None:
    """What a card gives, costs and resists is what its text says, in every language."""
    term = {row["id"]: row["name"] for row in TERMS["term"]}
    for row in DATA["card"]:
        text = _three(row, "text")
        for power, n in row.get("power", {}).items():
            assert f"+{n} {term[f'{power}_power']['en']}" in text["en"], row["id"]
            assert f"+{n} {term[f'{power}_power']['es']}" in text["es"], row["id"]
            assert re.search(rf"\+{n} (saalis|värväys|hyökkäys)", text["fi"]), row["id"]
        if row["kind"] == "goblin":
            told = [str(row[key]) for key in ("recruit_cost", "defense", "vp")]
            assert all(re.findall(r"\d+", text[language]) == told for language in LANGUAGES), row["id"]
        for effect in row["effect"]:
            if effect["verb"] == "spoils":
                for language in LANGUAGES:
                    assert f"{term['spoils'][language]}: +{effect['n']} " in text[language], row["id"]


def test_finnish_amounts_are_in_the_right_case() -> None:
    """One is a nominative, more a partitive: 1 saalis, 3 saalista."""
    for ident, kind, words in _worded():
        if kind == "text":
            for n, noun in re.findall(r"\+(\d+) (\w+)", words["fi"]):
                assert (noun in ("saalis", "värväys", "hyökkäys")) == (n == "1"), (ident, n, noun)


def test_rulebook_speaks_every_language() -> None:
    chapters = SPOKEN.toml("rulebook")["chapter"]
    ids = [chapter["id"] for chapter in chapters]
    assert len(set(ids)) == len(ids) >= 15
    phases = [chapter["phase"] for chapter in chapters if chapter["phase"]]
    assert len(set(phases)) == len(phases)
    assert set(phases) == _asks() | {"over"}
    for chapter in chapters:
        assert chapter["rules"].startswith("LNR-")
        assert set(chapter["title"]) == set(chapter["text"]) == set(LANGUAGES), chapter["id"]
        shapes = {(t.count("\n"), t.count("<b>"), t.count("</b>")) for t in chapter["text"].values()}
        assert len(shapes) == 1 and len(set(shapes.pop()[1:])) == 1, chapter["id"]
        numbers = {tuple(sorted(re.findall(r"\d+", text))) for text in chapter["text"].values()}
        assert len(numbers) == 1, chapter["id"]
        assert all(len(heading) <= 32 for heading in chapter["title"].values())


def test_the_rulebook_cites_rules_that_there_are() -> None:
    rules = set(re.findall(r"LNR-\d+\.\d+", Path(__file__).with_name("rule_ids.txt").read_text(encoding="utf-8")))
    for chapter in SPOKEN.toml("rulebook")["chapter"]:
        for number in re.findall(r"\d+\.\d+", chapter["rules"]):
            assert f"LNR-{number}" in rules, (chapter["id"], number)


def _n(table: tuple[int, ...], names: str) -> list[int]:
    return [table[INDEX[name]] for name in names.split()]


def test_the_examples_of_the_rulebook_are_true() -> None:
    t = Table(2).seat(A, hand="money_bag money_bag box_o_shinies").go(A)
    assert t.play("money_bag", "money_bag", "box_o_shinies").powers == "5/0/0"
    assert t.buy("catapult").powers == "1/0/0"

    t = Table(4).seat(A, play="sergeant cannon").seat(B, hand=SPARE, p1="dastardly_duo")
    t.seat(C, hand=SPARE, p1="dastardly_duo").go(A, attack=4).attack(B, 1, "dastardly_duo")
    assert t.powers == "0/8/2" and t.attack(C, 1, "dastardly_duo").powers == "0/8/0"

    t = Table(2, event="bargain_bonanza").seat(A, play="haggler").shop("cannon cannon").go(A, loot=8).use("haggler")
    assert t.buy(1).powers == "5/0/0" and t.buy(2).powers == "0/0/0"  # 3, then 5

    costly = "ornery_octet quirky_quintet troublesome_trio"
    assert _n(RECRUIT_COST, costly) == [8, 5, 3] and _n(VP, costly) == [7, 4, 1]

    t = Table(2).seat(A).seat(B, hand=SPARE, p1="noisy_nonet scruffy_six dastardly_duo").go(A, attack=6)
    assert _n(DEFENSE, "noisy_nonet scruffy_six dastardly_duo") == [8, 5, 2]
    assert t.refused(*t.strike(B, 1, "noisy_nonet")) == "need_attack"
    t.attack(B, 1, "scruffy_six")
    assert t.stack(B, 1) == "noisy_nonet" and t.powers == "0/0/1" and _n(VP, "scruffy_six dastardly_duo") == [5, 1]

    septet = Table(2, event="wobbly_platforms").seat(A, hand="heckler").seat(B, hand=SPARE, p1="scheming_septet")
    septet.go(A, attack=4).play("heckler").use("heckler").answer([B, 1]).attack(B, 1, "scheming_septet")
    assert _n(DEFENSE, "scheming_septet") == [8] and septet.powers == "0/0/0"  # 4 + 1 reaches 8 - 1 - 2

    about = [
        guards_about(Table(2).seat(B, hand=hand, discard=discard).fill().s, B)
        for hand, discard in (("bodyguard money_bag", "bodyguard"), ("money_bag", "bodyguard bodyguard"))
    ]
    assert [bool(n) for n in about] == [True, False]

    assert _n(RECRUIT_COST, "pint_sized_pack ornery_octet") == [7, 8] and _n(VP, "royal_rabble") == [10]
    assert max(effect.cost for effect in ACTION[INDEX["press_ganger"]]) == 7 and _n(GUARD, "shield_bearer") == [6]
    assert _n(LOOT_COST, "cannon catapult") == [6, 4]
    assert TIMING["bot_takes_over_after_timeouts"] == 2 and TIMING["disconnect_grace"] == 60


def test_lines_are_short() -> None:
    """Two lines of the ask bar; what stands in a brace is a name or a number, so about its own length."""
    for language in LANGUAGES:
        for key, text in TEXT[language].items():
            if key.startswith("ask."):
                assert len(text) <= (150 if key.endswith(".first") else 122), (language, key)
            assert len(text) <= 150, (language, key)
        for key, text in TABLE_TEXT[language].items():
            assert len(text) <= 150, (language, key)


@pytest.mark.parametrize("name", ["text", "screen", "rulebook", "data/cards", "data/events", "data/terms"])
def test_fonts_have_every_character(name: str) -> None:
    SPOKEN.has_letters_for(name)


def test_the_table_asks_only_for_words_that_there_are() -> None:
    """And fills in all that they name."""
    SPOKEN.asks_for_what_there_is(100)


def test_no_sentence_is_unused() -> None:
    SPOKEN.says_all_of_it()
