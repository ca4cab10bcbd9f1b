"""The log of Lords of Hell: sentences that bend the devils' names, count, and say "you" to whoever reads."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import game.titles.lords_of_hell as title
from game.engine.cues import Cue
from game.titles.lords_of_hell.rules import cues
from game.titles.lords_of_hell.screen.lines import lines
from game.titles.lords_of_hell.screen.names import Names
from game.ui.lettering import plain
from game.words import LANGUAGES, Catalogue, Words
from tests.titles.words import forms_asked, patterns

DEVILS = ("belial", "geryon", "mephistopheles")
BELIAL, GERYON, MEPHISTOPHELES, NOBODY = 0, 1, 2, -1
FOLDER = Path(title.__file__).parent


class Told(Names):
    """As much of a table as its sentences need."""


def told(cue: Cue, language: str = "en", seat: int = NOBODY) -> str:
    """A cue's sentence, read by a seat or by a spectator."""
    table: Any = Told()
    table.words = Words(FOLDER, Catalogue(language))
    table.services = SimpleNamespace(seat=seat, name=lambda seat: "Inés")
    table.reading = SimpleNamespace(
        devil=DEVILS.__getitem__, seats=DEVILS, card=lambda handle: "", promise=lambda number: None
    )
    (line,) = lines(table, cue)
    assert not table.words.unknown
    return plain(line.text)


def test_the_reader_is_you() -> None:
    cue = cues.Captured(seat=MEPHISTOPHELES, captor=GERYON, realm=BELIAL)
    assert told(cue) == told(cue, seat=BELIAL) == "Geryon captures Mephistopheles!"
    assert told(cue, seat=MEPHISTOPHELES) == "Geryon captures you!"
    assert told(cue, seat=GERYON) == "You capture Mephistopheles!"


def test_names_bend() -> None:
    cue = cues.Plundered(seat=MEPHISTOPHELES, to=GERYON, count=2, drawn=2, cards=None)
    assert told(cue, "fi") == "Geryon ryöstää Mefistofeleelta 2 korttia."
    assert told(cue, "es") == "Gerión le quita 2 cartas a Mefistófeles."
    assert told(cues.Surrendered(seat=BELIAL, realm=BELIAL, to=GERYON), "fi") == "Belial antautuu Geryonille."


def test_numbers_agree() -> None:
    assert told(cues.Souls(seat=BELIAL, n=-1, why="ritual")) == "Belial loses 1 Soul to the ritual."
    assert told(cues.Arrivals(seats=[BELIAL]), "fi") == "Belial tulee rinkiin."
    assert told(cues.Arrivals(seats=[BELIAL, GERYON]), "fi") == "Belial ja Geryon tulevat rinkiin."


def test_what_is_given_is_one_sentence() -> None:
    gift = cues.Given(seat=BELIAL, to=GERYON, hand=1, cards=[[9, "fiends"]], tabled=[], promises=[[GERYON, 2]], souls=1)
    assert told(gift, seat=GERYON) == "Belial gives you Fiends, 2 of Geryon's promise cards and 1 Soul."
    assert told(gift, "fi") == "Belial antaa Geryonille kortin Pikkupirut, 2 Geryonin lupauskorttia ja 1 sielun."


def test_what_is_drawn_from_a_hand_is_not_given() -> None:
    theft = cues.Given(
        seat=BELIAL, to=GERYON, hand=1, cards=[[9, "fiends"]], tabled=[], promises=[], souls=0, drawn=True
    )
    assert told(theft) == "Geryon takes Fiends from Belial's hand."
    assert told(theft, seat=BELIAL) == "Geryon takes Fiends from your hand."
    assert told(theft, seat=GERYON) == "You take Fiends from Belial's hand."
    assert told(theft, "fi") == "Geryon vie Belialin kädestä kortin Pikkupirut."


def test_a_vote_for_oneself() -> None:
    vote = cues.Vote(seat=BELIAL, vote=BELIAL)
    assert (told(vote), told(vote, seat=BELIAL)) == ("Belial votes for itself.", "You vote for yourself.")


def test_before_devils_are_known_players_stand_for_them() -> None:
    table: Any = Told()
    table.words = Words(FOLDER, Catalogue("fi"))
    table.services = SimpleNamespace(seat=NOBODY, name=lambda seat: "Inés")
    table.reading = SimpleNamespace(
        devil=lambda seat: "", seats=DEVILS, card=lambda handle: "", promise=lambda number: None
    )
    (line,) = lines(table, cues.Starter(seat=BELIAL))
    assert line.text == "Inés aloittaa."


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_devil_has_every_form_that_its_language_asks_for(language: str) -> None:
    found = patterns(FOLDER / f"words/{language}.ftl")
    source = (FOLDER / f"words/{language}.ftl").read_text(encoding="utf-8")
    forms = {form for form in forms_asked(FOLDER / "words") if f'form: "{form}"' in source} - {"person"}
    """What a list of people answers by itself (`game/words/names.py`)."""
    devils = {key for key in found if key.startswith("devil-") and key.endswith(".flavour")}
    assert len(devils) == 8
    for devil in devils:
        assert not {form for form in forms if devil.replace(".flavour", f".{form}") not in found}, devil
