"""Every sentence exists in every language: asks, buttons, cues, refusals, cards, promises, options and the rulebook."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import game.titles.lords_of_hell as title
from game.engine.cues import nouns_of
from game.engine.refusal import KERNEL_CODES
from game.titles.lords_of_hell.rules import cues
from game.titles.lords_of_hell.rules.cards import DATA, GRAMMAR, PHASES, TABLES
from game.titles.lords_of_hell.rules.exchanges import dice_by_ratio, exchange_count
from game.titles.lords_of_hell.rules.ring import opposition, qualifies
from game.titles.lords_of_hell.rules.tally import points
from tests.titles.lords_of_hell.dsl import A, B, Table
from tests.titles.words import LANGUAGES, Spoken

FOLDER = Path(title.__file__).parent
SPOKEN = Spoken(title)
VARIANTS = {
    "battle_over": ("won", "failed", "ruin"),
    "conquest": ("take", "raze", "leave"),
    "victory": ("attack", "defence"),
    "joined": ("attack", "attack_hordes", "defence", "defence_hordes"),
    "changed_side": ("attack", "defence"),
}
"""Cues whose sentence depends on a noun; the others have a plain one, and perhaps variants beside it."""
GATHERED = {
    "given": {"what"},
    "sworn": {"promise"},
    "condition_met": {"promise"},
    "promise_ended": {"promise"},
    "hits": {"n"},
    "dice": {"against"},
}
"""Arguments that the screen puts together from what its view says."""


README = (FOLDER / "README.md").read_text(encoding="utf-8")


def _section(heading: str) -> str:
    return README.split(f"\n## {heading}\n")[1].split("\n## ")[0]


def _asks() -> set[str]:
    """Kinds of ask, as the README's table names them; a row may name several."""
    rows = [line.split("|")[1] for line in _section("Asks and their choices").splitlines() if line.startswith("| `")]
    return {kind for row in rows for kind in re.findall(r"`(\w+)`", row)}


def _cues() -> dict[str, set[str]]:
    """Kinds of cue and their nouns."""
    return {kind: {told for _, told in nouns_of(cue)} for kind, cue in cues.KINDS.items()}


def test_languages_have_the_same_messages_and_arguments() -> None:
    SPOKEN.speaks_alike()


def test_no_sentence_is_left_in_english() -> None:
    """Names alone, numbers and a few words may look alike."""
    for language in ("fi", "es"):
        for key, text in SPOKEN.texts[language].items():
            if key not in SPOKEN.texts["en"] or key.partition("-")[0] in (
                "card",
                "devil",
                "promise",
                "status",
                "bundle",
                "word",
                "sentence",
                "due",
                "strength",
            ):
                continue
            alike = text == SPOKEN.texts["en"][key]
            assert not alike or len(re.sub(r"\{\w+\}|\W", "", text)) <= 8, (language, key)


def test_every_ask_has_its_words() -> None:
    kinds = _asks()
    assert len(kinds) >= 27
    for kind in kinds:
        ends = {f"ask-{kind}", *(f"ask-{kind}.{end}" for end in ("first", "waiting", "stakes"))}
        assert not SPOKEN.missing(ends), kind
    assert SPOKEN.kinds("ask") - kinds == {"incoming"}


def test_every_choice_has_its_button() -> None:
    told = _section("Asks and their choices")
    verbs = {
        *re.findall(r'`\["(\w+)"', told),
        *("keep", "redraw", "reroll", "come", "home", "nobody", "decline", "random"),
    }
    verbs -= {"none"}  # fills the unused places of an offer
    assert {"ready", "attack", "come", "swap", "accept", "withdraw", "way_out", "rear"} <= verbs
    for verb in verbs:
        assert SPOKEN.has(f"verb-{verb}"), verb


def test_every_cue_has_its_words() -> None:
    cues = set(_cues())
    assert len(cues) >= 70
    for cue in cues:
        for key in [f"log-{cue}.{part}" for part in VARIANTS.get(cue, ())] or [f"log-{cue}"]:
            assert SPOKEN.has(key), key
    assert SPOKEN.kinds("log") == cues


def test_log_sentences_name_only_nouns_of_their_cue() -> None:
    SPOKEN.names_only(_cues(), GATHERED)


def test_every_reason_has_its_words() -> None:
    """What `discard`, `free` and the ends of promises say is a variant or a reason of its own."""
    source = "\n".join(path.read_text(encoding="utf-8") for path in sorted(FOLDER.rglob("*.py")))
    for why in re.findall(r'discard\(match, s, [^\n]*"LOH-[0-9.]+", "(\w+)"\)', source):
        assert SPOKEN.has(f"log-discarded.{why}") or why == "unused", why
    for why in re.findall(r'(?:drop_ritual)\(match, s, [^\n]*, "(\w+)"\)', source):
        assert SPOKEN.has(f"log-discarded.{why}"), why
    for why in re.findall(r'free\(match, s, [^\n]*?"(\w+)"', source):
        assert SPOKEN.has(f"log-freed.{why}"), why
    for why in re.findall(r'\bend\(match, promise, [^\n]*?"(\w+)"\)', source):
        assert SPOKEN.has(f"reason-{why}"), why


def test_every_refusal_has_its_words() -> None:
    """Plain without arguments; with the promise or the devil that stands in the way where LOH section 18 says so."""
    plain = {*title.TITLE.codes, *KERNEL_CODES}
    longer = SPOKEN.kinds("refused") - plain
    assert longer and {code.rpartition("_")[2] for code in longer} == {"promise", "devil"}
    assert not any(SPOKEN.arguments(f"refused-{code}") for code in plain)
    for language in LANGUAGES:
        said = [SPOKEN.said(f"refused-{code}")[language] for code in plain]
        assert len(set(said)) == len(said)


def test_what_the_rules_name_has_its_words() -> None:
    outcomes = ("overlord", "throne", "shared")
    assert not SPOKEN.missing({f"{kind}-{outcome}" for kind in ("result", "end") for outcome in outcomes})
    assert not SPOKEN.missing({f"tally-{name}" for name in ("total", "victory_points", "overlord", "promises")})
    assert not SPOKEN.missing({"phase-setup", "phase-settlement", "phase-over"})
    assert not SPOKEN.missing({f"type-{name}" for name in (*DATA["type_totals"], "devil", "promise", "status")})
    windows = {window for row in DATA["card"] for window in row.get("windows", ())}
    assert not SPOKEN.missing({f"window-{name}" for name in windows - {"tabling", "rituals", "council", "finishing"}})
    assert set(PHASES) == {row["id"] for row in TABLES["phase"]}


# ---------------------------------------------------------------- data


def _text(row: dict[str, Any]) -> dict[str, str]:
    """What a card says, by language."""
    if row["type"] == "promise":
        return SPOKEN.said(f"promise-card-{row['signer']}.text")
    return SPOKEN.said(f"{row['type'] if row['type'] in ('devil', 'status') else 'card'}-{row['id']}.text")


def _cards() -> list[dict[str, Any]]:
    return [row for group in ("card", "devil", "promise", "status") for row in DATA[group]]


def test_data_speaks_every_language() -> None:
    assert SPOKEN.words_its_rows(("card", "devil", "promise", "status"), {"text": 150, "flavour": 80}) > 3 * len(
        _cards()
    )
    assert all(_text(row) for row in _cards())


def test_card_texts_say_the_numbers_of_their_rows() -> None:
    said = {"en": ("Power {}", "protection {}"), "fi": ("Voima {}", "suoja {}"), "es": ("Poder {}", "protección {}")}
    costs = {"en": r"Cost: (\d+)", "fi": r"Hinta: (\d+)", "es": r"Coste: (\d+)"}
    for row in _cards():
        for language, text in _text(row).items():
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
                    assert re.search(rf"\b{value}\b", _text(row)["en"]), (row["id"], name)


def test_same_english_is_said_the_same_way() -> None:
    said: dict[str, dict[str, str]] = {}
    for row in _cards():
        words = _text(row)
        assert said.setdefault(words["en"], words) == words, row["id"]


def test_the_grammar_speaks_every_language() -> None:
    families = {"verb": "sentence", "condition": "condition", "due": "due", "strength": "strength"}
    for group, family in families.items():
        for row in GRAMMAR[group]:
            assert not SPOKEN.missing((f"{family}-{row['id']}", f"{family}-{row['id']}.short")), row["id"]
    assert not SPOKEN.missing(f"seal-{row['id']}" for row in GRAMMAR["promise_state"])
    assert all(SPOKEN.variants(f"bundle-{row['id']}") or row["id"] == "card_kind" for row in GRAMMAR["bundle_item"])
    assert not SPOKEN.missing(
        f"word-{row['id']}-{value}" for row in GRAMMAR["arg_type"] for value in row.get("values", ())
    )


def test_options_are_explained_in_a_line() -> None:
    SPOKEN.explains_its_options(title.TITLE)


# ---------------------------------------------------------------- rulebook, lengths, fonts


def test_rulebook_speaks_every_language() -> None:
    chapters = SPOKEN.tells_the_rules("LOH-")
    assert len(chapters) >= 15
    assert {one["phase"] for one in chapters if one["phase"]} <= _asks() | {"over", "setup"}
    for chapter in chapters:
        told = SPOKEN.said(f"rulebook-{chapter['id']}.text").values()
        assert len({tuple(sorted(re.findall(r"\d+", text))) for text in told}) == 1, chapter["id"]


def _chapter(name: str) -> str:
    return SPOKEN.said(f"rulebook-{name}.text")["en"]


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
        for key, text in SPOKEN.texts[language].items():
            if not key.startswith("title-") and key.partition(".")[2] not in ("text", "flavour"):
                asked = key.startswith("ask-") and not key.endswith(".first")
                assert len(text) <= (122 if asked else 150), (language, key)


def test_fonts_have_every_character() -> None:
    SPOKEN.has_letters()


def test_no_sentence_is_unused() -> None:
    SPOKEN.says_all_of_it()
