"""Every sentence exists in every language: asks, buttons, cues, refusals, cards, promises, options and the rulebook."""

from __future__ import annotations

import re
import string
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import game.titles.lords_of_hell as title
from game.engine.cues import nouns_of
from game.engine.refusal import KERNEL_CODES
from game.titles.lords_of_hell.rules import cues
from game.titles.lords_of_hell.rules.cards import DATA, GRAMMAR, PHASES, TABLES
from game.titles.lords_of_hell.rules.exchanges import dice_by_ratio, exchange_count
from game.titles.lords_of_hell.rules.ring import opposition, qualifies
from game.titles.lords_of_hell.rules.scoring import points
from tests.art.test_fonts import DRAWN, NEEDED
from tests.titles.lords_of_hell.table import A, B, Table
from tests.titles.words import CLOCK_MARK, Spoken

FOLDER = Path(title.__file__).parent
LANGUAGES = ("en", "fi", "es")
FILES = tuple(name for name in ("text", "screen") if (FOLDER / f"words/{name}.toml").exists())
VARIANTS = {
    "battle_over": ("won", "failed", "ruin"),
    "conquest": ("take", "raze", "leave"),
    "victory": ("attack", "defence"),
}
"""Cues whose sentence depends on a noun; the others have a plain one, and perhaps variants beside it."""
GATHERED = {
    "given": {"what"},
    "sworn": {"promise"},
    "condition_met": {"promise"},
    "promise_ended": {"promise"},
}
"""Arguments that the screen puts together from what its view says."""


def _toml(name: str) -> dict[str, Any]:
    return tomllib.loads(
        (FOLDER / (f"{name}.toml" if "/" in name else f"words/{name}.toml")).read_text(encoding="utf-8")
    )


TEXT = _toml("text")
WORDS = {
    language: {key: text for name in FILES for key, text in _toml(name)[language].items()} for language in LANGUAGES
}
README = (FOLDER / "README.md").read_text(encoding="utf-8")


def _arguments(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


def _section(heading: str) -> str:
    return README.split(f"\n## {heading}\n")[1].split("\n## ")[0]


def _asks() -> set[str]:
    """Kinds of ask, as the README's table names them; a row may name several."""
    rows = [line.split("|")[1] for line in _section("Asks and their choices").splitlines() if line.startswith("| `")]
    return {kind for row in rows for kind in re.findall(r"`(\w+)`", row)}


def _cues() -> dict[str, set[str]]:
    """Kinds of cue and their nouns."""
    return {kind: {told for _, told in nouns_of(cue)} for kind, cue in cues.KINDS.items()}


@pytest.mark.parametrize("name", FILES)
def test_languages_have_the_same_keys_and_arguments(name: str) -> None:
    table = _toml(name)
    assert set(table) == set(LANGUAGES)
    for language in LANGUAGES:
        assert table[language].keys() == table["en"].keys(), table[language].keys() ^ table["en"].keys()
        for key, text in table[language].items():
            assert text.strip() and _arguments(text) == _arguments(table["en"][key]), (language, key)


def test_no_sentence_is_left_in_english() -> None:
    """Names alone, numbers and a few words may look alike."""
    for language in ("fi", "es"):
        for key, text in TEXT[language].items():
            alike = text == TEXT["en"][key]
            assert not alike or len(re.sub(r"\{\w+\}|\W", "", text)) <= 8, (language, key)


def test_no_key_stands_in_both_files() -> None:
    if "screen" in FILES:
        assert not TEXT["en"].keys() & _toml("screen")["en"].keys()


def test_every_ask_has_its_words() -> None:
    kinds = _asks()
    assert len(kinds) >= 27
    for kind in kinds:
        ends = {f"ask.{kind}", *(f"ask.{kind}.{end}" for end in ("first", "waiting", "stakes"))}
        assert ends <= TEXT["en"].keys(), kind
    assert {key.split(".")[1] for key in TEXT["en"] if key.startswith("ask.")} == kinds


def test_every_choice_has_its_button() -> None:
    told = _section("Asks and their choices")
    verbs = {
        *re.findall(r'`\["(\w+)"', told),
        *("keep", "redraw", "reroll", "come", "home", "nobody", "decline", "random"),
    }
    verbs -= {"none"}  # fills the unused places of an offer
    assert {"ready", "attack", "come", "swap", "accept", "withdraw", "way_out", "rear"} <= verbs
    for verb in verbs:
        assert f"verb.{verb}" in TEXT["en"], verb


def test_every_cue_has_its_words() -> None:
    cues = set(_cues())
    assert len(cues) >= 70
    for cue in cues:
        for key in [f"log.{cue}.{part}" for part in VARIANTS.get(cue, ())] or [f"log.{cue}"]:
            assert key in TEXT["en"], key
    assert {key.split(".")[1] for key in TEXT["en"] if key.startswith("log.")} == cues


def test_log_sentences_name_only_nouns_of_their_cue() -> None:
    nouns = _cues()
    for key, text in TEXT["en"].items():
        if key.startswith("log."):
            kind = key.split(".")[1]
            assert _arguments(text) <= nouns[kind] | GATHERED.get(kind, set()), key


def test_every_reason_has_its_words() -> None:
    """What `discard`, `free` and the ends of promises say is a variant or a reason of its own."""
    source = "\n".join(path.read_text(encoding="utf-8") for path in sorted(FOLDER.rglob("*.py")))
    words = TEXT["en"].keys()
    for why in re.findall(r'discard\(match, s, [^\n]*"LOH-[0-9.]+", "(\w+)"\)', source):
        assert f"log.discarded.{why}" in words or why == "unused", why
    for why in re.findall(r'(?:drop_ritual)\(match, s, [^\n]*, "(\w+)"\)', source):
        assert f"log.discarded.{why}" in words, why
    for why in re.findall(r'free\(match, s, [^\n]*?"(\w+)"', source):
        assert f"log.freed.{why}" in words, why
    for why in re.findall(r'\bend\(match, promise, [^\n]*?"(\w+)"\)', source):
        assert f"reason.{why}" in words, why


def test_every_refusal_has_its_words() -> None:
    """Plain without arguments; with the promise or the devil that stands in the way where LOH section 18 says so."""
    told = {key.removeprefix("refused.") for key in TEXT["en"] if key.startswith("refused.")}
    plain = {code for code in told if "." not in code}
    assert plain == {*title.TITLE.codes, *KERNEL_CODES}
    assert {code.partition(".")[2] for code in told - plain} == {"promise", "devil"}
    for language in LANGUAGES:
        said = [TEXT[language][f"refused.{code}"] for code in plain]
        assert not any(_arguments(text) for text in said) and len(set(said)) == len(said)


def test_what_the_rules_name_has_its_words() -> None:
    words = TEXT["en"].keys()
    outcomes = ("overlord", "throne", "shared")
    assert {f"{kind}.{outcome}" for kind in ("result", "end") for outcome in outcomes} <= words
    assert {f"tally.{name}" for name in ("total", "victory_points", "overlord", "promises")} <= words
    assert {"phase.setup", "phase.settlement", "phase.over"} <= words
    assert {f"type.{name}" for name in (*DATA["type_totals"], "devil", "promise", "status")} <= words
    windows = {window for row in DATA["card"] for window in row.get("windows", ())}
    assert {f"window.{name}" for name in windows - {"tabling", "rituals", "council", "finishing"}} <= words
    assert set(PHASES) == {row["id"] for row in TABLES["phase"]}


# ---------------------------------------------------------------- data


def _three(row: dict[str, Any], kind: str) -> dict[str, str]:
    """A text of a row by language, however it is kept."""
    if isinstance(row[kind], dict):
        return dict(row[kind])
    return {"en": row[kind], **{language: row[f"{kind}_{language}"] for language in ("fi", "es")}}


def _cards() -> list[dict[str, Any]]:
    return [row for group in ("card", "devil", "promise", "status") for row in DATA[group]]


def test_data_speaks_every_language() -> None:
    for row in _cards():
        for kind in ("name", "text", "flavour"):
            words = _three(row, kind)
            assert set(words) == set(LANGUAGES) and all(t.strip() == t and t for t in words.values()), row["id"]
            if kind != "name":
                assert words["fi"] != words["en"] != words["es"], (row["id"], kind)
                longest = max(150 if kind == "text" else 80, len(words["en"]))
                assert max(map(len, words.values())) <= longest, (row["id"], kind)
            if kind == "text":
                numbers = {tuple(sorted(re.findall(r"\d+", text))) for text in words.values()}
                assert len(numbers) == 1, (row["id"], numbers)


def test_card_texts_say_the_numbers_of_their_rows() -> None:
    said = {"en": ("Power {}", "protection {}"), "fi": ("Voima {}", "suoja {}"), "es": ("Poder {}", "protección {}")}
    costs = {"en": r"Cost: (\d+)", "fi": r"Hinta: (\d+)", "es": r"Coste: (\d+)"}
    for row in _cards():
        for language, text in _three(row, "text").items():
            power, protection = said[language]
            if row.get("power") and row["type"] in ("army", "fortress", "devil"):
                assert power.format(row["power"]) in text, (row["id"], language)
            if "protection" in row:
                assert protection.format(row["protection"]) in text, (row["id"], language)
            if row["type"] == "ritual":
                found = re.search(costs[language], text)
                assert int(found[1] if found else 0) == row["soul_cost"], (row["id"], language)


def test_effect_numbers_stand_in_the_texts() -> None:
    """Each number of an effect that the text speaks of at all: a changed row makes its text wrong."""
    spoken = ("cards", "max", "power", "amount", "dice", "markers", "souls")
    for row in _cards():
        for effect in row.get("effects", [row["effect"]] if "effect" in row else []):
            for name in spoken:
                value = effect.get(name)
                if type(value) is int and value > 1:
                    assert re.search(rf"\b{value}\b", row["text"]), (row["id"], name)


def test_same_english_is_said_the_same_way() -> None:
    said: dict[str, dict[str, str]] = {}
    for row in _cards():
        words = _three(row, "text")
        assert said.setdefault(words["en"], words) == words, row["id"]


def test_the_grammar_speaks_every_language() -> None:
    for group in ("verb", "condition", "due", "strength", "bundle_item", "promise_state", "offer_state"):
        for row in GRAMMAR[group]:
            texts = [row[name] for name in ("name", "short", "suffix") if name in row]
            texts += list(row.get("said", {}).values())
            assert texts, row["id"]
            for words in texts:
                assert set(words) == set(LANGUAGES), row["id"]
                assert len({frozenset(_arguments(text)) for text in words.values()}) == 1, row["id"]


def test_options_are_explained_in_a_line() -> None:
    for option in title.TITLE.options:
        assert set(option.name) == set(option.about) == set(LANGUAGES)
        assert all(20 <= len(text) <= 110 for text in option.about.values()), option.id
        assert all(str(value) in option.labels for value in option.values), option.id
    assert set(title.TITLE.about) == set(LANGUAGES)
    assert all(text.count("\n") == 2 for text in title.TITLE.about.values())


# ---------------------------------------------------------------- rulebook, lengths, fonts


def test_rulebook_speaks_every_language() -> None:
    chapters = _toml("rulebook")["chapter"]
    ids = [chapter["id"] for chapter in chapters]
    assert len(set(ids)) == len(ids) >= 15
    phases = [chapter["phase"] for chapter in chapters if chapter["phase"]]
    assert len(set(phases)) == len(phases)
    assert set(phases) <= _asks() | {"over", "setup"}
    for chapter in chapters:
        assert chapter["rules"].startswith("LOH-")
        assert set(chapter["title"]) == set(chapter["text"]) == set(LANGUAGES), chapter["id"]
        shapes = {(t.count("\n"), t.count("<b>"), t.count("</b>")) for t in chapter["text"].values()}
        assert len(shapes) == 1 and len(set(shapes.pop()[1:])) == 1, (chapter["id"], shapes)
        numbers = {tuple(sorted(re.findall(r"\d+", text))) for text in chapter["text"].values()}
        assert len(numbers) == 1, (chapter["id"], numbers)
        assert all(len(heading) <= 32 for heading in chapter["title"].values())


def _chapter(name: str) -> str:
    return str(next(row["text"]["en"] for row in _toml("rulebook")["chapter"] if row["id"] == name))


def test_the_rulebook_says_the_numbers_of_the_data() -> None:
    players, draw, combat, ring, scoring = (TABLES[name] for name in ("players", "draw", "combat", "ring", "scoring"))
    assert f"its {players['promise_cards_each']} promise cards and draw {players['starting_hand']}" in _chapter("start")
    assert f"draw {draw['cards']} cards" in _chapter("round") and f"{draw['card_limit']} cards" in _chapter("round")
    assert f"draw {draw['powers_swap_cards']} cards at once" in _chapter("tabling")
    assert f"{TABLES['power']['souls_per_power']} Souls</b> count as 1 power" in _chapter("earth")
    assert f"{combat['plunder_cards']} cards are <b>plundered</b>" in _chapter("aftermath")
    rich = f"{combat['plunder_cards_rich']} if that devil has more than {combat['plunder_rich_above']}"
    assert rich in _chapter("aftermath")
    assert f"costs {TABLES['breach']['victory_points']} victory point" in _chapter("promises")
    assert f"{TABLES['holds']['empty_holds_per_round']} a round" in _chapter("stop")
    assert f"at least {ring['quorum']} devils" in _chapter("ring")
    assert f"from {ring['popularity_at']} victory points" in _chapter("ring")
    told = (
        f"<b>{scoring['overlord']}</b> for being overlord, <b>{scoring['overlord_promise_held_by_other']}</b> for each"
    )
    assert told in _chapter("end")
    for row in DATA["status"]:
        for number in (row["effect"]["gain"]["at_least"], row["effect"]["gain"]["margin"]):
            assert number == 1 or str(number) in _chapter("status"), row["id"]
    faces = TABLES["earth"]["devil"]["faces"]
    assert faces == [0, 1, 1, 2, 2, 3] and "1 nothing, 2 or 3 one, 4 or 5 two, 6 three" in _chapter("earth")


def test_the_examples_of_the_rulebook_are_true() -> None:
    assert exchange_count(74, 34) == 8 and (dice_by_ratio(74, 34), dice_by_ratio(34, 74)) == (2, 1)
    assert "74 against 34 is 2 + 4 + 2 = 8 exchanges, 2 dice against 1" in _chapter("dice")
    t = Table(5, "council", 4)
    t.s.markers[A], t.s.arrived = 3, 0b1111
    t.s.votes = [A, A, -1, B, -2]
    assert qualifies(t.s, A) and opposition(t.s, A) == 2
    t.s.overlord, t.s.vp[A], t.s.vp[B] = A, 7, 8
    t.s.held[A][A], t.s.held[B][A] = 2, 3
    assert [sum(row) for row in points(t.s)][:2] == [13, 14]
    assert "7 + 4 + 2 = 13" in _chapter("end") and "8 + 6 = 14" in _chapter("end")


def test_lines_are_short() -> None:
    """Two lines of the ask bar; what stands in a brace is a name or a number, so about its own length."""
    for language in LANGUAGES:
        for key, text in WORDS[language].items():
            assert len(text) <= (122 if key.startswith("ask.") and not key.endswith(".first") else 150), (language, key)


def _strings(node: Any) -> Iterator[str]:
    if isinstance(node, str):
        yield node
    elif isinstance(node, dict | list):
        for value in node.values() if isinstance(node, dict) else node:
            yield from _strings(value)


@pytest.mark.parametrize("name", [*FILES, "rulebook", "data/cards", "data/tables", "data/promises"])
def test_fonts_have_every_character(name: str) -> None:
    for text in _strings(_toml(name)):
        assert not set(text) - {*NEEDED, *DRAWN, "\n", CLOCK_MARK}, text


def test_no_sentence_is_unused() -> None:
    Spoken(title).says_all_of_it()
