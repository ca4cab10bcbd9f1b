"""Promises in plain words (LOH-8.19, 6.12): every verb, strength, condition and piece, in every language."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import game.titles.lords_of_hell as title
from game.titles.lords_of_hell.rules.cards import GRAMMAR
from game.titles.lords_of_hell.rules.items import (
    ALL,
    HAND_OVER,
    KEEP,
    AnyCards,
    Captive,
    CardKind,
    DrawnCard,
    Fortress,
    HandCard,
    HandView,
    Item,
    PromiseCard,
    PromiseRelease,
    RandomCards,
    Souls,
    Tabled,
    TradeLeave,
    plain_items,
)
from game.titles.lords_of_hell.rules.promises import CONDITIONS, DUES, ITEMS, VERBS
from game.titles.lords_of_hell.rules.sentences import Sentence, read_sentence
from game.titles.lords_of_hell.screen.promise_text import Names, item, items, sentence, short
from game.words import LANGUAGES, Catalogue, Words
from tests.titles.lords_of_hell.dsl import say

CARDS = {1: "fiends", 2: "iron_fortress", 3: "bury"}
SAY = {language: Words(Path(title.__file__).parent, Catalogue(language)) for language in LANGUAGES}
NAMES = Names(("belial", "geryon", "asmodeus", "glasya", "mammon"), card=lambda handle: CARDS.get(handle, ""))
PIECES: tuple[Item, ...] = (
    HandCard(1, True),
    AnyCards(2),
    RandomCards(1),
    DrawnCard(),
    PromiseCard(0, 2),
    Souls(ALL),
    Tabled(1),
    Fortress(KEEP),
    Captive(3, HAND_OVER),
    HandView(),
    TradeLeave(),
    PromiseRelease(7),
)
VALUES: dict[str, Any] = {
    "seat": 1,
    "any_seat": 0,
    "seats": [1, 3],
    "round": 4,
    "power": 12,
    "flag": True,
    "ritual": 3,
    "bundle": plain_items([Souls(ALL)]),
    "loan": plain_items([Tabled(1)]),
    "due": ["council", 4],
    "earth_kind": "both",
    "battle_role": "attack",
    "call_kind": ["ritual", 3],
    "card_kind": "fortress",
}


def sentence_of(verb: str, *args: Any, strength: str = "firm", condition: list[Any] | None = None) -> Sentence:
    return read_sentence(say(verb, *args, strength=strength, condition=condition))


def _of(verb: str, strength: str, condition: str = "") -> Sentence:
    args = [VALUES[kind] for _, kind in VERBS[verb].args]
    rest = [condition, *(VALUES[kind] for _, kind in CONDITIONS[condition].args)] if condition else []
    return sentence_of(verb, *args, strength=strength, condition=rest)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("verb", VERBS)
def test_every_sentence_of_the_grammar_can_be_said(verb: str, language: str) -> None:
    """LOH-8.19: the verb's own words, its arguments, the words of the strength, after the condition and a comma."""
    for strength in VERBS[verb].strict:
        plain = sentence(_of(verb, strength), SAY[language], NAMES)
        suffix = SAY[language](f"strength-{strength}")
        assert plain.endswith(suffix) and "{" not in plain and "?" not in plain
        assert "{" not in short(_of(verb, strength), SAY[language], NAMES)
        for condition in (name for name, row in CONDITIONS.items() if verb in row.carries):
            whole = sentence(_of(verb, strength, condition), SAY[language], NAMES)
            assert whole.lower().endswith(", " + plain.lower()), whole
            assert "{" not in whole and whole != plain


def test_the_words_of_the_rulebook() -> None:
    """The fixed sentences as the rulebook gives them, names in the nominative."""
    no_attack = sentence_of("no_attack", 1, 4)
    assert sentence(no_attack, SAY["en"], NAMES) == "I will not attack Geryon until the end of round 4"
    assert sentence(no_attack, SAY["fi"], NAMES) == "En hyökkää pirun Geryon kimppuun kierroksen 4 loppuun asti"
    assert sentence(no_attack, SAY["es"], NAMES) == "No atacaré a Gerión hasta el final de la ronda 4"
    vote = sentence_of("vote", 0, 4, True)
    assert sentence(vote, SAY["en"], NAMES) == "I will vote for Belial in round 4, if I come to the ring"
    assert sentence(sentence_of("vote", 0, 4, False), SAY["fi"], NAMES) == "Äänestän pirua Belial kierroksella 4"


def test_a_condition_comes_first() -> None:
    gift = sentence_of("give", 1, [["any_cards", 2]], ["asap", 3], strength="asap", condition=["if_overlord", 0, 5])
    assert sentence(gift, SAY["en"], NAMES) == (
        "If Belial becomes overlord by the end of round 5, I will give Geryon: any 2 cards, as soon as I can"
    )
    assert ", annan pirulle Geryon: 2 mitä tahansa korttia, heti kun pystyn" in sentence(gift, SAY["fi"], NAMES)
    assert ", daré a Gerión: 2 cartas cualesquiera, en cuanto pueda" in sentence(gift, SAY["es"], NAMES)


def test_as_soon_as_i_can_is_said_once() -> None:
    """The due point asap carries the strength of that name; another due point leaves the words to the strength."""
    at_once = sentence_of("give", 1, [["souls", 3]], ["asap", 3], strength="asap")
    later = sentence_of("give", 1, [["souls", 3]], ["finishing", 3], strength="asap")
    assert sentence(at_once, SAY["en"], NAMES).count("as soon as I can") == 1
    assert sentence(later, SAY["en"], NAMES).endswith("in Finishing of round 3, as soon as I can")


def test_whoever_captures_and_whoever_trades() -> None:
    free = sentence_of("release", 2, ["now", 3], condition=["if_captured", 2, -1, 3])
    assert sentence(free, SAY["en"], NAMES).startswith("If anyone captures Asmodeus by the end of round 3, I will")
    leave = sentence_of("allow_trade", 2, [1, 3, 4], 3)
    assert sentence(leave, SAY["es"], NAMES).endswith("con: todos")
    assert sentence(sentence_of("allow_trade", 2, [1, 3], 3), SAY["en"], NAMES).endswith("with: Geryon, Glasya")


def test_a_card_that_the_reader_cannot_read_is_one_card() -> None:
    """LOH-6.12, 8.19."""
    assert item(HandCard(99, False), SAY["en"], NAMES) == "1 card"
    assert item(HandCard(1, False), SAY["fi"], NAMES) == "Pikkupirut"
    assert sentence(sentence_of("give", 1, [["hand_card", 99, False]], ["council", 2]), SAY["en"], NAMES) == (
        "I will give Geryon: 1 card, in the Council of round 2"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_has_its_words(language: str) -> None:
    assert [piece.kind for piece in PIECES] == list(ITEMS)
    said = [item(piece, SAY[language], NAMES) for piece in PIECES]
    assert all(words and "{" not in words for words in said) and len(set(said)) == len(said)


def test_alike_pieces_stand_together() -> None:
    asked = [CardKind("fiends"), Souls(1), CardKind("fiends")]
    assert items(asked, SAY["en"], NAMES) == "Fiends × 2, 1 Soul"
    assert items([PromiseCard(0, 2)], SAY["fi"], NAMES) == "Belialin lupaus × 2"


def test_a_release_quotes_the_promise() -> None:
    owed = sentence_of("no_attack", 1, 4)
    knows = Names(NAMES.devils, promise=lambda number: owed if number == 7 else None)
    assert short(owed, SAY["en"], knows) in item(PromiseRelease(7), SAY["en"], knows)
    assert item(PromiseRelease(8), SAY["en"], knows) == "release from a promise"


def test_seats_may_be_called_otherwise() -> None:
    mine = Names(NAMES.devils, seat=lambda seat: "Inés" if seat == 1 else "")
    assert "Inés" in sentence(sentence_of("no_attack", 1, 4), SAY["en"], mine)


def test_short_forms_are_short() -> None:
    for verb in VERBS:
        for language in LANGUAGES:
            one = _of(verb, VERBS[verb].strict[0])
            assert len(short(one, SAY[language], NAMES)) <= max(64, len(sentence(one, SAY[language], NAMES))), (
                verb,
                language,
            )
    assert set(DUES) == {row["id"] for row in GRAMMAR["due"]}


def test_cards_of_choice_are_counted_together() -> None:
    """A seat that may not read what another offers sees each card as `any_cards 1`."""
    one = AnyCards(1)
    assert items([one, one, Souls(3)], SAY["en"], NAMES) == "any 2 cards, 3 Souls"
    assert items([one, RandomCards(1)], SAY["en"], NAMES).startswith("any 1 card, ")
    assert one == AnyCards(1)
