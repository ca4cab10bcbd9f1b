"""The title's words at the table: every language has every key, every cue that is told has its sentence."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from local_feed import LocalFeed
from table_driver import open_table

from game.engine.cues import Cue, SeatCue, read
from game.titles.battlegoats.rules import cues
from game.titles.battlegoats.rules.cards import CARDS
from game.titles.battlegoats.screen import asks
from game.titles.battlegoats.screen.lines import SILENT
from game.words import LANGUAGES

PLACE = {"place": [1, "F1"], "handle": 7, "card": "lion"}


def told(kind: str, beat: int, nouns: dict[str, Any]) -> Cue:
    """A cue as the table gets it."""
    cue = read(cues.KINDS, SeatCue(kind, beat, nouns))
    assert cue is not None, (kind, nouns)
    return cue


CUES = [
    told("dealt_hero", 0, {"seat": 0, "handle": 3, "card": "jonas"}),
    told("picked", 0, {"seat": 0, "handle": 3, "card": "lion"}),
    told("packet_passed", 0, {"seat": 0, "to": 1, "count": 3, "cards": None}),
    told("ready", 0, {"seat": 1, "time": 31400}),
    told("battle", 0, {}),
    told("photo_finish", 0, {"tied": [0, 1], "seat": 1}),
    told("chooser", 0, {"seat": 1}),
    told("first_attacker", 0, {"seat": 1, "by": 0}),
    told("skipped", 0, {"seat": 1}),
    told("silenced", 0, {"place": [1, "F1"], "card": "jonas"}),
    told("stays", 0, {"place": [1, "F1"], "card": "jonas"}),
    told("dodge", 0, {**PLACE, "to": [1, "B1"], "other": 9}),
    *(
        told("compare", 0, {"fight": 0, "place": [0, "F1"], "target": [1, "F1"], "card": "lion", "other": "skunk",
                               "powers": [8, 7], "wins": wins})
        for wins in ("attack", "defend", "tie")
    ),
    told("explosion", 0, {"place": [1, "F1"], "card": "land_mine", "others": [[0, "F1"]]}),
    told("stand_in", 0, {**PLACE, "saved": [1, "F2"], "other": "skunk"}),
    told("falls", 0, PLACE),
    told("command", 0, {**PLACE, "seat": 1, "verb": "peek"}),
    told("peek", 0, {"seat": 1, "card": "lookout", "places": [[0, "F1"]], "handles": [4], "faces": None}),
    told("peek", 0, {"seat": 0, "card": "lookout", "places": [[1, "F1"]], "handles": [4], "faces": ["lion"]}),
    told("expose", 0, {**PLACE, "seat": 0, "by": "town_crier"}),
    told("stolen", 0, {"seat": 1, "place": [0, "F1"], "to": [1, "B1"], "handle": 4, "card": None}),
    told("stolen", 0, {"seat": 1, "place": [0, "F1"], "to": [1, "B1"], "handle": 4, "card": "lion"}),
    told("raised", 0, {"seat": 1, "to": [1, "B1"], "handle": 4, "card": "lion"}),
    told("veil", 0, {"seat": 1, "places": [[1, "F1"]], "before": [4], "after": [5]}),
    told("shell_game", 0, {"seat": 0, "places": [[0, "F1"], [0, "F2"]], "before": [1, 2], "after": [3, 4],
                              "swapped": True}),
    told("swap", 0, {"seat": 1, "places": [[0, "F1"], [0, "F2"]], "handles": [1, 2]}),
    told("left_alone", 0, {"seat": 1, "places": [[0, "F1"], [0, "F2"]], "handles": [1, 2]}),
    told("tangle", 0, PLACE),
    told("proud", 0, PLACE),
    told("resigned", 0, {"seat": 1}),
    told("out", 0, {"seat": 1}),
    told("finalists", 0, {"seats": [0, 1], "standoff": False}),
    told("finalists", 0, {"seats": [0, 1], "standoff": True}),
    told("vote", 0, {"seat": 1, "vote": "share"}),
    told("result", 0, {"outcome": "shared", "winners": [0, 1], "places": [1, 1]}),
]  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_cue_that_is_told_has_a_sentence(language: str) -> None:
    _harness, scene = open_table(LocalFeed(seats=2, seed=1), language=language)
    for cue in CUES:
        found = list(scene.table.lines(cue))
        assert found, cue.kind
        for line in found:
            for text in (line.text, line.forgotten or ""):
                assert "{" not in text and "log-" not in text and "space-" not in text, (cue.kind, text)
    assert not scene.services.words.unknown


def test_a_forgotten_line_names_no_survivor_but_the_readers_own() -> None:
    """The lion is the reader's: whoever looks at their own herd has nothing to remember."""
    _harness, scene = open_table(LocalFeed(seats=2, seed=1))
    for cue in CUES:
        if cue.kind == "compare" and cue.nouns["wins"] != "tie":
            (line,) = scene.table.lines(cue)
            assert line.forgotten is not None and ("Lion" in line.text) and ("Skunk" in line.text)
            assert [name for name in ("Lion", "Skunk") if name in line.forgotten] == ["Lion"]


@pytest.mark.parametrize("wins", ["attack", "defend", "tie"])
def test_a_fight_and_who_falls_by_it_are_one_sentence(wins: str) -> None:
    _harness, scene = open_table(LocalFeed(seats=2, seed=1))
    nouns = {"place": [0, "F1"], "target": [1, "F1"], "card": "lion", "other": "skunk", "powers": [8, 7], "wins": wins}
    lost = {"attack": [(1, "skunk")], "defend": [(0, "lion")], "tie": [(0, "lion"), (1, "skunk")]}[wins]
    falls = [told("falls", 1, {"place": [seat, "F1"], "handle": 7, "card": card}) for seat, card in lost]
    said = [told("compare", 0, {"fight": 0, **nouns}), *falls]
    before = len(scene.log.lines)
    scene.updates.tell(said)
    (line,) = [line for line in scene.log.lines[before:] if line.text]
    assert "Lion" in line.text and "Skunk" in line.text
    scene.log.forget(scene.table.keeps)
    (line,) = [line for line in scene.log.lines[before:] if line.text]
    left = {"lion", *(card for _, card in lost)}
    assert [name for name in ("Lion", "Skunk") if name.lower() in left] == [
        name for name in ("Lion", "Skunk") if name in line.text
    ], "the fallen and the reader's own"


def test_who_falls_by_anything_else_has_a_sentence_of_their_own() -> None:
    _harness, scene = open_table(LocalFeed(seats=2, seed=1))
    compare = next(cue for cue in CUES if cue.kind == "compare")
    stand_in = next(cue for cue in CUES if cue.kind == "stand_in")
    before = len(scene.log.lines)
    scene.updates.tell([compare, stand_in, told("falls", 0, PLACE)])
    assert len([line for line in scene.log.lines[before:] if line.text]) == 3


def test_with_the_chronicle_nothing_is_forgotten() -> None:
    _harness, scene = open_table(LocalFeed(seats=2, seed=1, options={"chronicle": True}))
    assert all(line.forgotten is None for cue in CUES for line in scene.table.lines(cue))
    assert not scene.table.forgets(told("turn", 0, {"seat": 0, "turn": 2}))


def test_every_cue_kind_is_told() -> None:
    told = {type(cue) for cue in CUES}
    assert set(cues.KINDS.values()) <= told | set(SILENT)


def test_every_card_can_be_read_in_the_inspector() -> None:
    _harness, scene = open_table(LocalFeed(seats=2, seed=1))
    for card in CARDS:
        page = scene.table.inspect(("card", card.id))
        assert page is not None and page.text and page.numeral == str(card.power)


def test_who_is_ready_is_one_sentence() -> None:
    _harness, scene = open_table(LocalFeed(seats=3, seed=1, auto=()))
    before = len(scene.log.lines)
    scene.updates.tell([told("ready", n, {"seat": n, "time": 21_000 + 1_500 * n}) for n in range(3)])
    (line,) = [line for line in scene.log.lines[before:] if line.text]
    assert all(time in line.text for time in ("21.0 s", "22.5 s", "24.0 s"))


def test_a_time_that_only_counts_is_not_said_as_one_that_was_taken() -> None:
    """A Ready counts as no earlier than the minimum, and a bot's after every human's as the limit (BTG-4.5, 4.9)."""
    _harness, scene = open_table(LocalFeed(seats=4, seed=1, auto=()))
    before = len(scene.log.lines)
    scene.updates.tell([told("ready", n, {"seat": n, "time": time}) for n, time in enumerate((20_000, 31_400, 90_000))])
    (line,) = [line.text for line in scene.log.lines[before:] if line.text]
    assert "You (within 20 s)" in line and "(31.4 s)" in line and "(last)" in line and "90" not in line


def test_the_log_names_what_lies_face_up_until_it_hides() -> None:
    """A winner that stays face up is named on, though the log forgets survivors at START (BTG-5.14, 8.3)."""
    _harness, scene = open_table(LocalFeed(seats=2, seed=1))
    place, other = {"place": [1, "F1"], "handle": 7, "card": "lion"}, {"place": [0, "F1"], "handle": 9, "card": "skunk"}
    fight = {"fight": 0, "place": [1, "F1"], "target": [0, "F1"], "card": "lion", "other": "skunk", "powers": [8, 7]}
    turn = told("turn", 9, {"seat": 0, "turn": 2})
    flips = [told("flip", 0, place), told("flip", 0, other)]
    before = len(scene.log.lines)

    def says() -> list[str]:
        return [line.text for line in scene.log.lines[before:] if line.text]

    scene.updates.tell([*flips, told("compare", 1, {**fight, "wins": "attack"}), told("falls", 2, other)])
    scene.updates.tell([told("proud", 3, place), turn])
    assert all("Lion" in text for text in says()) and len(says()) == 2
    scene.updates.tell([told("settle", 4, {**place, "won": True}), turn])
    assert not any("Lion" in text for text in says()) and "Skunk falls" in says()[0].replace("</link>", "")


@pytest.mark.parametrize(
    ("language", "shell", "swap"),
    [
        ("en", "Inés plays the shell game with a card in the middle row and a card in the back row.",
         "Inés swaps a card in the front row and a card in the back row of Otso's herd."),
        ("fi", "Inés panee kuppipeliin keskirivin kortin ja takarivin kortin.",
         "Inés vaihtaa keskenään eturivin kortin ja takarivin kortin (Otso)."),
        ("es", "Inés juega al trile con una carta de la fila central y una carta de la fila trasera.",
         "Inés intercambia una carta de la fila delantera y una carta de la fila trasera del rebaño de Otso."),
    ],
)  # fmt: skip
def test_whose_cards_they_are_is_said_once(language: str, shell: str, swap: str) -> None:
    _harness, scene = open_table(LocalFeed(seats=3, seed=1), language=language)
    names = {0: "Me", 1: "Inés", 2: "Otso"}
    scene.services.name = names.__getitem__
    both = {"before": [1, 2], "after": [3, 4], "swapped": None}
    (line,) = scene.table.lines(told("shell_game", 0, {"seat": 1, "places": [[1, "M1"], [1, "B2"]], **both}))
    assert line.text == shell
    (line,) = scene.table.lines(told("swap", 0, {"seat": 1, "places": [[2, "F1"], [2, "B2"]], "handles": [1, 2]}))
    assert line.text == swap


@pytest.mark.parametrize(
    "language, one, two",
    [
        ("en", "You are deciding.", "You and {} are deciding."),
        ("fi", "Sinä päätät.", "Sinä ja {} päätätte."),
        ("es", "Tú decides.", "{} y tú decidís."),
    ],
)
def test_a_replay_says_you_of_the_own_seat(language: str, one: str, two: str) -> None:
    """It said "Kaisa and Mudge" beside the plate "You"."""
    _harness, scene = open_table(LocalFeed(seats=3, seed=1), language=language)
    frame, name = scene.furniture, scene.services.name(1)
    assert frame.waiting_line((0,)) == one and frame.waiting_line((0, 1)) == two.format(name)
    assert frame.waiting_line((1,)).startswith(name)


def test_the_page_in_the_inspector_changes_its_language_with_the_rest() -> None:
    """A card had stayed in English until another one was pointed at."""
    harness, scene = open_table(LocalFeed(seats=2, options={"muster": "basic"}, seed=9, clock=None))
    harness.seconds(1)
    side = scene.furniture.side
    handle = next(spot.handle for spot in scene.spots if side.read(spot.handle) is not None)
    side.inspect(handle)
    english = side.shown
    scene.context.change(language="fi")
    harness.frames(3)
    assert side.shown == side.read(handle) != english


@pytest.mark.parametrize("verb", ["peek", "steal", "raise", "swap-enemy"])
def test_a_command_whose_cards_are_chosen_asks_for_its_button(verb: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With both cards chosen and the button lit, it still read "Choose 2 face-down cards"."""
    _, scene = open_table(LocalFeed(seats=2, options={"muster": "basic"}, seed=9, clock=None))
    monkeypatch.setattr(asks, "command_of", lambda table: verb)
    monkeypatch.setattr(asks, "source_name", lambda table: "Lookout")
    partial = SimpleNamespace(named=[["one", "two"]], at=0)
    for complete in (False, True):
        chooser = SimpleNamespace(partial=partial, need=(2, 2), verb="command", complete=complete)
        words = scene.table.words
        told = asks.step_words(SimpleNamespace(chooser=chooser, words=words))  # type: ignore[arg-type]
        asked = words("ask-command.set", card="Lookout", verb=words(f"verb-{verb}"))
        assert (told == asked) is complete, told
