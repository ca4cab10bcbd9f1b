"""The voice of the words: what a machine can hear of it, in every folder that has been rewritten."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from game.words import LANGUAGES
from tests.words.messages import FOLDERS, Said, every_text, part_of, prose

REWRITTEN: tuple[str, ...] = (
    "program",
    "battlegoats",
    "goblin_raid",
    "loot_and_recruit",
    "lords_of_hell",
    "slayer_slayer",
)
"""The folders whose words follow the voice; in the end, all."""
GIVE_AWAY = {
    "who without a noun": r"(?:^|[.!:]\s+)Who\b[^.?!]*\.|\b(?:to|from|of|for|than|with|by) who\b",
    "what stands, what lies": r"\bwhat (?:stands|stood|lies|lay)\b",
    "no longer": r"\bnot any ?more\b|\bany ?more\b|\bno more\b(?! (?:than|\w+s\b))",
    "right now": r"\bjust now\b",
    "in total": r"\bin all\s*(?:[.,:)]|$)",
    "the number": r"\bso many\b",
    "its own": r"\bof its own\b",
    "resume, continue": r"\b(?:match|game|play|table|it) (?:goes|go|went) on\b"
    r"|\b(?:take|takes|taken) (?:it |the match |this match )?up\b",
    "release, back down": r"\blets? off\b|\blets? go\b",
    "{name}'s": r"\b[Tt]he \w+ of \{(?:name|seat|names|by|to|whose|winner|winners|player|other_seat)\}",
    "computer": r"\bmachines?\b",
    "-one": r"\b(?:some|any|every)body\b",
    "you can't": r"\bone can(?:not|'t)\b",
    "starts, is rebuilt": r"\bis begun\b|\b(?:is|are|be) made anew\b|\bmade anew\b",
    "no semicolon": r";",
}
"""By what is said instead: the words that give a translation away, in English."""
PLAIN_WORDS = frozenset({"credits-art-text"})
"""Messages that quote: names of licences and of people."""
KEYS = {
    "en": r"\b(?:Space(?: ?bar)?|F\d+|Esc(?:ape)?|Enter|Tab|Shift|Ctrl)\b",
    "fi": r"\b(?:[Vv]älilyön\w*|F\d+|Esc|Enter|Sarkain|Vaihto|Ctrl)\b",
    "es": r"\b(?:[Bb]arra espaciadora|F\d+|Esc|Intro|Tabulador|Mayús|Ctrl)\b",
}
CLICKS = {"en": r"\b[Cc]lick\w*", "fi": r"\b[Nn]apsau\w+", "es": r"\b[Cc]lics?\b"}
"""What only a mouse does."""
WITH_MOUSE = frozenset({"map-small", "lobby-copy-tip", "who-hands-text"})
"""Messages about what only a mouse can do, about links elsewhere, and about ways of control."""
ORDINARY = {"name": "Mudge", "names": "Inés and Mudge", "seat": "Mudge", "card": "Catapult", "foe": "Sea Witch"}
"""What stands in the place of a noun when a length is measured; two digits for all else."""
PROMPT = 60
TOOLTIP = 90


RULE_ID = r"\b(?:BTG|GOB|GSS|LNR|LOH)-\d"
"""Ids of rules: for the code, the READMEs and whoever changes the rules, never for players."""


def give_aways(said: Said) -> Iterator[str]:
    """The words of an English text that an English speaker would not choose."""
    if said.key in PLAIN_WORDS:
        return
    text = re.sub(r"<[^>]*>", "", said.text)
    for better, pattern in GIVE_AWAY.items():
        for match in re.finditer(pattern, text):
            yield f"{said} ({match[0].strip()}: {better})"


def labels(said: Said) -> Iterator[str]:
    """A log line or banner that is a form and no sentence: it ends in a colon and a noun, or begins with a participle."""
    if said.key.startswith(("log-", "banner-")):
        if re.search(r": \{\w+\}[.!]?$", said.text):
            yield f"{said} (ends in a label)"
        if said.language == "en" and re.match(r"[A-Z]\w+ed\b[^.!]{0,40}:", said.text):
            yield f"{said} (a participle before a colon)"


def key_names(said: Said) -> Iterator[str]:
    """A key in a lesson by its name: players choose their keys."""
    if part_of(said.key) == "lesson" and (match := re.search(KEYS.get(said.language, "$^"), said.text)):
        yield f"{said} ({match[0]}: the player's key)"


def names_the_mouse(said: Said) -> Iterator[str]:
    """A hint that says how to press: with the mouse, as if there were nothing else."""
    if said.key not in WITH_MOUSE and (match := re.search(CLICKS.get(said.language, "$^"), said.text)):
        yield f"{said} ({match[0]}: a press, whatever presses)"


def too_long(said: Said) -> Iterator[str]:
    """A prompt or a tooltip that is read twice."""
    name, _, attribute = said.key.partition(".")
    limit = 0
    if name.startswith("ask-") and attribute in ("", "waiting"):
        limit = PROMPT
    elif name.endswith("-tip") or attribute == "tip":
        limit = TOOLTIP
    told = re.sub(r"\{(\w+)\}", lambda match: ORDINARY.get(match[1], "12"), re.sub(r"<[^>]*>", "", said.text))
    if limit and len(told) > limit:
        yield f"{said} ({len(told)} letters, {limit} at most)"


def faults(said: Said) -> Iterator[str]:
    if said.language == "en":
        yield from give_aways(said)
    yield from labels(said)
    yield from key_names(said)
    yield from names_the_mouse(said)
    yield from too_long(said)


@pytest.mark.parametrize("folder", REWRITTEN)
def test_every_message_keeps_to_the_voice(folder: str) -> None:
    found = [fault for said in every_text(folder) for fault in faults(said)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("folder", REWRITTEN)
def test_every_language_says_a_message_in_its_own_words(folder: str) -> None:
    """A sentence of six words or more is never the English one."""
    english = {(said.key, said.text) for said in every_text(folder, "en") if len(prose(said.text).split()) > 5}
    others = [said for language in LANGUAGES[1:] for said in every_text(folder, language)]
    assert not [str(said) for said in others if (said.key, said.text) in english and said.key not in PLAIN_WORDS]


def test_rewritten_folders_are_folders() -> None:
    assert set(REWRITTEN) <= FOLDERS.keys()


@pytest.mark.parametrize(
    ("language", "key", "text"),
    [
        ("en", "ask-a.stakes", "Who joins must type it."),
        ("en", "lesson-a.text", "Your cards go to who asks."),
        ("en", "ask-a.stakes", "The match goes on without you."),
        ("en", "refused-a", "Wait for everybody."),
        ("en", "log-a", "The turn of {name}."),
        ("en", "log-a", "Discarded: {card}"),
        ("fi", "log-a", "{seat} nostaa kortteja: {count}"),
        ("es", "banner-a", "Fuera: {name}"),
        ("en", "log-a", "Toppled, platform 2: Scruffy Six fall."),
        ("en", "lesson-a.text", "Press F1 for the rules."),
        ("fi", "lesson-a.text", "Paina Välilyöntiä."),
        ("en", "ask-a", "{name}, choose one of the cards in your hand to keep, and pass the rest."),
        ("en", "pick-a", "Click elsewhere to cancel."),
        ("fi", "menu-a", "Valitse nimi napsauttamalla."),
        ("es", "menu-a-tip", "x" * 91),
    ],
)
def test_a_fault_is_heard(language: str, key: str, text: str) -> None:
    assert list(faults(Said("program", language, key, text)))


@pytest.mark.parametrize(
    ("key", "text"),
    [
        ("ask-a", "Who goes first?"),
        ("rulebook-a", "Who sees what"),
        ("log-a", "{seat} swears to {to}: “{promise}”"),
        ("log-a", "Time's up for {seat}: {card} attacks."),
        ("banner-a", "{name} is out!"),
        ("rulebook-a.text", "No more than 3 cards."),
    ],
)
def test_a_good_sentence_passes(key: str, text: str) -> None:
    assert not list(faults(Said("program", "en", key, text)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_rule_id_is_printed(language: str) -> None:
    told = [said for folder in FOLDERS for said in every_text(folder, language)]
    assert len(told) > 1000
    assert [(said.key, said.text) for said in told if re.search(RULE_ID, said.text)] == []
    assert re.search(RULE_ID, "Rule GOB-4.12")
