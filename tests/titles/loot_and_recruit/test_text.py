"""Every sentence exists in every language: asks, buttons, cues, refusals, cards, events, terms and the rulebook."""

from __future__ import annotations

import re
from pathlib import Path

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
from tests.titles.words import LANGUAGES, Spoken, without_forms

SPOKEN = Spoken(title)
FLIPS = tuple(event for event, flip in zip(EVENT_IDS, FLIP) if flip is not None)
VARIANTS = {
    "count": ("n1", "n2", "n3"),
    "discount": ("shop", "goblin"),
    "first_player": ("setup", "leader", "volunteer"),
    "power": ("event", "action", "purchase", "spoils"),
    "renewed": ("shop", "crowd"),
    "result": ("crowned", "shared"),
}
"""Cues whose sentence depends on a noun; the others have a plain one, and perhaps variants beside it."""
GATHERED = {"scattered": {"count"}, "toppled": {"count"}}
"""Arguments that the screen puts together from several nouns of a cue."""
PUBLIC_NOUNS = {"attacker", "target", "platform", "card", "vp"}
"""All that a line of the reaction window may say (LNR-8.5)."""


def _asks() -> set[str]:
    return {row[0].strip("`") for row in SPOKEN.rows("Asks and their choices")}


def _cues() -> dict[str, set[str]]:
    """Kinds of cue and their nouns."""
    return {kind: {told for _, told in nouns_of(cue)} for kind, cue in cues.KINDS.items()}


def test_languages_have_the_same_messages_and_arguments() -> None:
    SPOKEN.speaks_alike()


def test_no_sentence_is_left_in_english() -> None:
    for key in without_forms(SPOKEN.texts["en"], SPOKEN.folder / "words"):
        text = SPOKEN.texts["en"][key]
        if " " in re.sub(r"\{\w+\}", "", text).strip(" ().,:+=×–·→") and not key.startswith("card-"):
            assert text != SPOKEN.texts["fi"][key] and text != SPOKEN.texts["es"][key], key


def test_every_ask_has_its_words() -> None:
    kinds = _asks()
    assert len(kinds) == 6
    for kind in kinds:
        ends = {f"ask-{kind}", *(f"ask-{kind}.{end}" for end in ("waiting", "stakes"))}
        assert not SPOKEN.missing(ends), kind
        assert any(name.startswith(f"{kind}_") for name in SPOKEN.kinds("aid")), kind
    assert SPOKEN.kinds("ask") == kinds


def test_every_flip_effect_has_its_question_and_button() -> None:
    assert len(FLIPS) == 7
    asked = SPOKEN.variants("ask-flip-choice")
    assert asked - {"cannot", "answered", "first", "waiting", "stakes", "timeout"} == set(FLIPS)
    assert {name.removeprefix("perform_") for name in SPOKEN.kinds("verb") if name.startswith("perform_")} == set(FLIPS)


def test_every_choice_has_its_button() -> None:
    told = "\n".join(row[3] for row in SPOKEN.rows("Asks and their choices"))
    verbs = set(re.findall(r'`\["(\w+)"', told)) | set(re.findall(r'`"(\w+)"', told))
    assert {"play_card", "end_turn", "perform", "decline", "react", "pass", "quiet", "still"} <= verbs
    for verb in ("perform", "decline", "react", "pass"):
        assert any(key.startswith(f"verb-{verb}") for key in SPOKEN.patterns["en"]), verb
    for verb in ("heckle", "purchase_trash"):  # what is asked and its "none"; a capture is chosen by hand
        assert not SPOKEN.missing({f"verb-{verb}", f"verb-{verb}-none", "verb-capture-none"})


def test_the_reaction_window_tells_nobody_what_is_held() -> None:
    """LNR-8.4, LNR-8.5: its lines name what all know; those who let it come press the same button whatever they hold."""
    window = [key for key in SPOKEN.patterns["en"] if key.startswith("ask-reaction")]
    assert all(SPOKEN.arguments(key) <= PUBLIC_NOUNS for key in window)
    assert SPOKEN.has("verb-pass") and not SPOKEN.has("verb-quiet") and not SPOKEN.has("verb-still")
    assert not any(re.search("held|bodyguard|guard", key) for key in window)


def test_every_cue_has_its_words() -> None:
    cues = set(_cues())
    assert len(cues) >= 35
    for cue in cues:
        for key in [f"log-{cue}.{part}" for part in VARIANTS.get(cue, ())] or [f"log-{cue}"]:
            assert SPOKEN.has(key), key
    assert SPOKEN.kinds("log") == cues


def test_log_sentences_name_only_nouns_of_their_cue() -> None:
    SPOKEN.names_only(_cues(), GATHERED)


def test_log_variants_are_those_of_the_contract() -> None:
    rows = {row[0].strip("`"): set(re.findall(r"\w+", row[2])) for row in SPOKEN.rows("Cues")}
    for kind in ("discount", "first_player", "power", "result"):
        assert set(VARIANTS[kind]) <= rows[kind], kind
    assert [f"n{n + 1}" for n in range(len(COUNT_AFTER))] == list(VARIANTS["count"])


def test_every_refusal_has_its_words() -> None:
    """Plain without arguments; the number that LNR-10.2 wants stands in the ending `-n`."""
    told = SPOKEN.kinds("refused")
    plain = {*title.TITLE.codes, *KERNEL_CODES}
    counted = {f"{code}_n" for code in ("need_loot", "need_recruit", "need_attack", "bad_count")}
    assert told == plain | counted | {"bad_count_exact"}
    assert not any(SPOKEN.arguments(f"refused-{code}") for code in plain)
    for language in LANGUAGES:
        said = [SPOKEN.said(f"refused-{code}")[language] for code in plain]
        assert len(set(said)) == len(said)


def test_what_the_rules_name_has_its_words() -> None:
    assert not SPOKEN.missing({f"amount-{power}" for power in POWERS})
    assert not SPOKEN.missing({f"tally-{phase}" for phase in (*COUNT_AFTER, "total")})
    assert not SPOKEN.missing({f"{kind}-{outcome}" for kind in ("result", "end") for outcome in ("crowned", "shared")})
    rulings = SPOKEN.kinds("ruling")
    assert {IDS[n] for n, effects in enumerate(ACTION) if effects} - rulings == {"errand_runt"}
    assert rulings <= {*IDS, "spoils"}


def test_data_speaks_every_language() -> None:
    rows = len(DATA["card"]) + len(DATA["event"])
    assert SPOKEN.words_its_rows(("card", "event", "kind", "phase", "term"), {"flavour": 112}) > 3 * rows
    assert not SPOKEN.missing(f"card-{row['id']}.flavour" for row in DATA["card"])
    assert not SPOKEN.missing(f"event-{row['id']}.flavour" for row in DATA["event"])


def test_card_texts_say_the_numbers_of_the_cards() -> None:
    """What a card gives, costs and resists is what its text says, in every language."""
    term = {row["id"]: SPOKEN.said(f"term-{row['id']}") for row in TERMS["term"]}
    for row in DATA["card"]:
        text = SPOKEN.said(f"card-{row['id']}.text")
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
    for key, text in SPOKEN.texts["fi"].items():
        if key.startswith(("card-", "event-")) and key.endswith(".text"):
            for n, noun in re.findall(r"\+(\d+) (\w+)", text):
                assert (noun in ("saalis", "värväys", "hyökkäys")) == (n == "1"), (key, n, noun)


def test_rulebook_speaks_every_language() -> None:
    chapters = SPOKEN.tells_the_rules("LNR-")
    assert len(chapters) >= 15
    assert {one["phase"] for one in chapters if one["phase"]} == _asks() | {"over"}
    for chapter in chapters:
        told = SPOKEN.said(f"rulebook-{chapter['id']}.text").values()
        assert len({tuple(sorted(re.findall(r"\d+", text))) for text in told}) == 1, chapter["id"]


def test_options_are_explained_in_a_line() -> None:
    SPOKEN.explains_its_options(title.TITLE)


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
        for key, text in SPOKEN.texts[language].items():
            if not key.startswith("title-") and key.partition(".")[2] not in ("text", "flavour"):
                asked = key.startswith("ask-") and not key.endswith(".first")
                assert len(text) <= (122 if asked else 150), (language, key)


def test_fonts_have_every_character() -> None:
    SPOKEN.has_letters()


def test_the_table_asks_only_for_words_that_there_are() -> None:
    """And fills in all that they name."""
    SPOKEN.asks_for_what_there_is(100)


def test_no_sentence_is_unused() -> None:
    SPOKEN.says_all_of_it(besides="term-")  # the glossary that the cards are held to
