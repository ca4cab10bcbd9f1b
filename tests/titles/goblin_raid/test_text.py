"""Every sentence exists in every language: asks, cues, refusals, counters, places, terrain, tables and the rulebook."""

from __future__ import annotations

import re

import pytest

import game.titles.goblin_raid as title
from game.engine import match as kernel
from game.engine.chance import FastChance
from game.engine.cues import nouns_of
from game.titles.goblin_raid.rules import cues
from game.titles.goblin_raid.rules.flow import RULES
from game.titles.goblin_raid.rules.map_graph import CAVES, SITES
from game.titles.goblin_raid.rules.march import Field, cost, route
from game.titles.goblin_raid.rules.pieces import INDEX
from game.titles.goblin_raid.rules.state import OFF
from game.words import Catalogue, Words, key_of
from tests.titles.goblin_raid.dsl import Table
from tests.titles.words import LANGUAGES, Spoken

SPOKEN = Spoken(title)
DATA = ("map", "tables", "units")
KERNEL_CODES = {"already_answered", "malformed", "nothing_to_take_back"}
PHASES = ("feudal_setup", "goblin_setup", "goblin_move", "goblin_combat", "feudal_move", "feudal_combat", "cycle_end")
READ_AS = {"feudal_combat", "pick_battle", "run"}
"""Phases and asks that have no chapter of their own (said at the top of rulebook.toml)."""
STEPPED = {"battle_step": "abcd"}
"""Asks whose line differs by step."""
VARIANTS = {
    "assault": ("success", "failure", "none"),
    "bonus": ("you",),
    "casualty": ("lost", "kept"),
    "check": ("none", "retreat", "rout"),
    "confidence": ("up", "down"),
    "counted": ("flat", "dice", "mixed"),
    "cycle": ("raid", "campaign"),
    "cycle_ends": ("home", "called_off", "king_lost", "conceded", "leaderless", "time", "deposed"),
    "cycle_score": ("raid", "campaign"),
    "deployed": ("goblin", "feudal"),
    "fled": ("retreat", "rout"),
    "over": ("raid", "campaign", "resigned", "draw"),
    "reign_ends": ("king_lost", "deposed", "dull", "cap", "ruined", "plunder"),
}
"""Cues whose sentence depends on how it went; the others have a plain one, and perhaps variants beside it."""
GATHERED = {
    **{kind: {"many"} for kind in ("top", "home", "escorted", "cut_off", "casualty", "destroyed", "advanced")},
    **{kind: {"road"} for kind in ("baron_comes", "entered", "left_map")},
    **{kind: {"version"} for kind in ("conceded", "cycle_ends")},
    "check": {"modifier"},
    "fled": {"many", "to"},
}
"""Arguments that the screen takes from inside a noun."""


def _asks() -> set[str]:
    return {kind for row in SPOKEN.rows("Asks and their choices") for kind in re.findall(r"`(\w+)`", row[0])}


def _cues() -> dict[str, set[str]]:
    """Kinds of cue and their nouns."""
    return {kind: {told for _, told in nouns_of(cue)} for kind, cue in cues.KINDS.items()}


def test_languages_have_the_same_messages_and_arguments() -> None:
    SPOKEN.speaks_alike()


def test_every_ask_has_its_words() -> None:
    kinds = _asks() | set(re.findall(r'Ask\(\s*"(\w+)"', SPOKEN.source("rules/*.py")))
    assert len(kinds) == 13
    for kind in kinds:
        plain = [f"ask-{kind}.{step}" for step in STEPPED[kind]] if kind in STEPPED else [f"ask-{kind}"]
        ends = [f"ask-{kind}.{end}" for end in ("waiting", "stakes")]
        assert not SPOKEN.missing({*plain, *ends}), kind
        assert SPOKEN.has(f"hint-{kind}"), kind
        assert any(name.startswith(f"{kind}_") for name in SPOKEN.kinds("aid")), kind
    assert SPOKEN.kinds("ask") == kinds
    said = set(re.findall(r"""[\"']ask-([\w-]+)\.first""", SPOKEN.source("screen/*.py")))
    assert said == {key[4:-6] for key in SPOKEN.texts["en"] if re.fullmatch(r"ask-[\w-]+\.first", key)}


def test_every_cue_has_its_words() -> None:
    cues = set(_cues()) | set(re.findall(r'\bcue\(\s*match,\s*"(\w+)"', SPOKEN.source("rules/*.py")))
    assert len(cues) > 40
    for cue in cues:
        for key in [f"log-{cue}.{part}" for part in VARIANTS.get(cue, ())] or [f"log-{cue}"]:
            assert SPOKEN.has(key), key
    assert SPOKEN.kinds("log") <= cues


def test_log_sentences_name_only_nouns_of_their_cue() -> None:
    SPOKEN.names_only(_cues(), GATHERED)


@pytest.mark.parametrize("version", ["raid", "campaign"])
def test_log_sentences_fit_what_the_rules_emit(version: str) -> None:
    seen: dict[str, set[str]] = {}
    for seed in range(2):
        match = kernel.new(RULES, 2, {"version": version, "reign_cap": 4}, seed)
        chance = FastChance(seed)
        for _ in range(1500):
            if match.result is not None:
                break
            seat = chance.pick("seat", match.waiting_for())
            match.play(seat, match.sample(seat, chance))
            for cue in match.take_cues():
                seen.setdefault(cue.kind, set()).update(cue.nouns)
    assert len(seen) > 30
    SPOKEN.names_only({kind: seen.get(kind, nouns) for kind, nouns in _cues().items()}, GATHERED)


CALLED = {"en": ("raid", "cycle"), "fi": ("ryöstöre", "kier"), "es": ("incursión", "ciclo")}


@pytest.mark.parametrize("language", CALLED)
@pytest.mark.parametrize("key", ("act-concede", "confirm-concede", "confirm-call-off-text", "confirm-exit-text", "log-conceded",
                                 "log-cycle-ends.home", "log-cycle-ends.called-off"))  # fmt: skip
def test_a_raid_is_called_what_the_strip_calls_it(language: str, key: str) -> None:
    """ "Raid 1 of 2" stands over the button: only a Campaign has cycles."""
    words = Words(SPOKEN.folder, Catalogue(language))
    raid, cycle = CALLED[language]
    for version, said, other in (("raid", raid, cycle), ("campaign", cycle, raid)):
        told = words(key, version=version, turn=3).casefold()
        assert said in told and other not in told


def test_every_refusal_has_its_words_without_arguments() -> None:
    told = SPOKEN.kinds("refused")
    assert told == {*title.TITLE.codes, *KERNEL_CODES}
    for language in LANGUAGES:
        said = [SPOKEN.said(f"refused-{code}")[language] for code in told]
        assert len(set(said)) == len(said)
    assert not any(SPOKEN.arguments(f"refused-{code}") for code in told)


def test_what_the_data_names_has_its_words() -> None:
    tables = SPOKEN.toml("tables")
    assert not SPOKEN.missing({f"victory-{row['id']}.line" for row in tables["victory_points"]})
    assert not SPOKEN.missing({f"terrain-{row['id']}-text" for row in tables["terrain"]})
    assert not SPOKEN.missing({f"hexside-{row['id']}-text" for row in tables["hexside"]})
    assert not SPOKEN.missing({f"site-{row['kind']}" for row in SPOKEN.toml("map")["site"]})
    assert not SPOKEN.missing({f"place-{word}" for word in OFF})
    for name, row in tables["seat_options"].items():
        wanted = {f"order-{name}", f"order-{name}-text", *(f"order-{name}-{value}" for value in row["values"])}
        assert not SPOKEN.missing(wanted), name
    assert not SPOKEN.missing({f"morale-{result}" for result in tables["morale_results"]})
    assert not SPOKEN.missing({f"phase-{phase}" for phase in (*PHASES, "over")})


def test_data_speaks_every_language() -> None:
    families = ("map", "cave", "site", "exit", "label", "terrain", "hexside", "road", "victory", "confidence", "unit")
    assert SPOKEN.words_its_rows(families, {"text": 112, "flavour": 112}, numbers=False) > 300
    assert not any("armor" in text for key, text in SPOKEN.texts["en"].items() if key.partition("-")[0] in families)


def test_places_and_leaders_bend() -> None:
    """A sentence of the log may need any place or leader in any form that its language asks for."""
    named = (*(f"site-{site.id}" for site in SITES), *(f"cave-{cave}" for cave in CAVES))
    places = ["hex", *(key_of(name) for name in named)]
    for language, forms in {"fi": ("gen", "in", "to", "from"), "es": ("de", "a")}.items():
        assert not {f"{key}.{form}" for key in places for form in forms} - SPOKEN.patterns[language].keys()
    roads = [f"exit-{row['id']}".replace("_", "-") for row in SPOKEN.toml("map")["exit"]]
    assert not {f"{road}.by" for road in roads} - SPOKEN.patterns["fi"].keys()
    words = Words(SPOKEN.folder, Catalogue("fi"))
    told = {"leader": words.name("unit-marglush"), "carry": words("amount-units", n=3)}
    assert (
        words("log-step.carry", to=words.name("site-driffield"), **told)
        == "Marglush marssii Driffieldiin, mukana 3 yksikköä."
    )
    words.program.use("es")
    keep = words.name("site-the-keep")
    assert words("log-step", to=keep, leader=words.name("unit-goblin-king")) == "El Rey Goblin marcha al torreón."
    words.program.use("en")
    assert words("log-step", to=words.name("site-the-keep"), leader="Uglop") == "Uglop marches to the Keep."


def test_rulebook_speaks_every_language() -> None:
    chapters = SPOKEN.tells_the_rules("GOB-")
    assert len(chapters) >= 20
    assert {*PHASES, "over", *_asks()} == {*(one["phase"] for one in chapters if one["phase"]), *READ_AS}


def test_options_are_explained_in_a_line() -> None:
    SPOKEN.explains_its_options(title.TITLE)


def test_the_examples_of_the_rulebook_are_true() -> None:
    """Uglop's march out of Wetfoot Hole, his battle at Driffield, and the sum of a raid."""
    delta = {row["id"]: row["effect"]["delta"] for row in SPOKEN.toml("tables")["victory_points"]}
    assert 14 + delta["vp_feudal_b"] + 3 * delta["vp_goblin_fighting"] + delta["vp_goblin_leader"] == 10
    band = "uglop goblin_rabble_1 goblin_rabble_2 goblin_rabble_3 goblin_slingers_1 goblin_slingers_2"
    units = [INDEX[name] for name in band.split()[1:]]
    t = Table("goblin_move", {"0110": band, "0810": "militia_3_3_3_1"}, down="militia_3_3_3_1", alarm=False).go()
    f = Field(t.s, 0)
    way = ["0110", *route(f, INDEX["uglop"], "foot", units, "0711")]
    assert way == ["0110", "0210", "0311", "0411", "0511", "0610", "0711"]
    assert [cost(f, INDEX["uglop"], "foot", a, b, True, False) for a, b in zip(way, way[1:])] == [2, 2, 2, 2, 4, 2]
    t.play(["march", "uglop", "foot", "0711", sorted(band.split()[1:], key=INDEX.__getitem__)])
    assert t.last("alarm")["from"] == t.at("uglop") == "0610"
    t.step("uglop", "0711", " ".join(band.split()[1:]))
    assert t.last("turned_up")["hex"] == "0810" and t.last("step")["stopped"] and t.mp("uglop") == 7

    t = Table(
        "goblin_combat", {"0711": band, "0810": "militia_3_3_3_1"}, missile=[4, 4], melee=[3], morale=[2], casualty=[3]
    )
    t.go()
    t.declare((["0711"], ["0810"]))
    while t.kind != "advance":
        t.play(t.match.default(t.seat))
    assault, fled = t.last("assault"), t.last("fled")
    assert [volley["armor"] for volley in t.all("volley")] == [0, 0]
    assert (assault["sum"], assault["defence"], assault["number"], assault["total"]) == (13, 3, 6, 5)
    assert t.last("check")["result"] == "rout" and fled["path"][-1] == "1113" and fled["zones"] == 0
    assert len(fled["path"]) == 5 and t.last("casualty")["lost"]
    t.play(["advance", "0711", ["uglop"], sorted(band.split()[1:], key=INDEX.__getitem__)])
    assert t.last("plundered")["site"] == "driffield" and str(t.last("plundered")["unit"]).startswith("goblin_slingers")


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
    SPOKEN.says_all_of_it()
