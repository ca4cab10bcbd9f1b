"""The player's figures from the lines of the history, and what each game counts along the way."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Any

import msgspec
import pytest

from game import history, statistics, titles
from game.engine.cues import SeatCue
from game.history import Played
from game.words import LANGUAGES, Catalogue, title_words


def line(title: str = "battlegoats", won: bool = True, when: float = 0.0, **more: Any) -> Played:
    told: dict[str, Any] = {
        "path": f"{title}-{when}", "match": "m", "title": title, "seat": 0, "names": ("Maija", "Bot"), "kinds": ("human", "bot"),
        "plays": 40, "seconds": 600, "when": when, "size": 1, "outcome": "ring", "places": (1, 2) if won else (2, 1),
        "winners": (0,) if won else (1,),
    }  # fmt: skip
    return Played(**(told | more))


def test_games_are_counted_each_and_together() -> None:
    lines = [line(won=n != 1, when=n) for n in range(4)] + [line("loot_and_recruit", False, 9, names=("a", "b", "c"))]
    whole, goats, loot = statistics.games(lines)
    assert (whole.title, whole.all.played, whole.all.won, whole.all.percent) == ("", 5, 3, 60)
    assert whole.by_game == {"battlegoats": statistics.Share(4, 3), "loot_and_recruit": statistics.Share(1, 0)}
    assert whole.by_seats == {2: statistics.Share(4, 3), 3: statistics.Share(1, 0)}
    assert (goats.title, goats.best_streak, goats.streak) == ("battlegoats", 2, 2)
    assert loot.all == statistics.Share(1, 0)


def test_what_was_watched_or_cut_off_is_no_match_of_ours() -> None:
    assert statistics.games([line(seat=-1), line(outcome="")]) == []


def test_lengths_and_figures() -> None:
    lines = [line(seconds=s, plays=p, tally={"left": (left, 9)}) for s, p, left in ((60, 10, 3), (180, 30, -1))]
    found = statistics.of(lines, "battlegoats")
    assert (found.mean_seconds, found.longest, found.mean_plays) == (120, 180, 20)
    figure = found.figures["left"]
    assert (figure.matches, figure.best, figure.mean) == (2, 3, 1.0)
    assert statistics.of(lines).figures == {}, "figures of different games are not added up"


def test_roles_and_outcomes_have_shares_of_their_own() -> None:
    lines = [line(role="manslayer"), line(won=False, role="manslayer", outcome="time"), line()]
    found = statistics.of(lines, "battlegoats")
    assert found.by_role == {"manslayer": statistics.Share(2, 1)}
    assert found.by_outcome == {"ring": statistics.Share(2, 2), "time": statistics.Share(1, 0)}


def against(*levels: str, won: bool, when: float, places: tuple[int, ...] = ()) -> Played:
    told = places or ((1, *(2 for _ in levels)) if won else (2, *(1 for _ in levels)))
    return line(won=won, when=when, levels=("", *levels), places=told, names=("Maija", *("Bot" for _ in levels)))


def test_every_level_has_a_rating_and_a_streak_of_its_own() -> None:
    lines = [against("easy", won=True, when=n) for n in range(5)] + [
        against("hard", won=n == 1, when=9 + n) for n in range(3)
    ]
    found = statistics.of(lines[::-1], "battlegoats").by_level
    assert list(found) == ["easy", "hard"], "in the lobby's order, and only those that we met"
    easy, hard = found["easy"], found["hard"]
    assert (easy.share, easy.streak, easy.best_streak) == (statistics.Share(5, 5), 5, 5)
    assert (hard.share, hard.streak, hard.best_streak) == (statistics.Share(3, 1), 0, 1)
    assert easy.rating.rating > 1600 > 1500 > hard.rating.rating and easy.rating.deviation < 350
    assert statistics.of(lines).by_level == {}, "levels of different games are not added up"


def test_several_bots_of_a_level_are_one_match() -> None:
    one, three = (
        statistics.of([against(*("hard",) * bots, won=True, when=1)], "battlegoats").by_level["hard"] for bots in (1, 3)
    )
    assert one.rating == three.rating
    second = against("hard", "hard", won=False, when=1, places=(2, 1, 3))
    assert statistics.of([second], "battlegoats").by_level["hard"].rating.rating == 1500


def test_whoever_beats_the_highest_level_has_a_badge() -> None:
    top = statistics.top_level("battlegoats")
    assert top == "hard"
    assert statistics.of([against(top, won=False, when=1), against("easy", won=True, when=2)]).topped == []
    assert statistics.of([against("easy", top, won=True, when=n) for n in range(2)]).topped == ["battlegoats"]


def test_the_highest_level_is_the_games_own(monkeypatch: pytest.MonkeyPatch) -> None:
    gentle = msgspec.structs.replace(titles.title("goblin_raid"), levels=("easy", "normal"))
    monkeypatch.setattr(titles, "titles", lambda: {"goblin_raid": gentle})
    monkeypatch.setattr(titles, "title", lambda name: titles.titles()[name])
    assert statistics.top_level("goblin_raid") == "normal"
    assert statistics.top_level("a_game_that_went_away") is None


def test_a_badge_stays_when_the_highest_level_is_withdrawn() -> None:
    """Loot & Recruit had one above hard."""
    won = msgspec.structs.replace(against("expert", won=True, when=1), title="loot_and_recruit")
    assert statistics.top_level("loot_and_recruit") == "hard"
    assert statistics.of([won]).topped == ["loot_and_recruit"]


def test_winning_beside_the_highest_level_is_no_win_against_it() -> None:
    together = msgspec.structs.replace(against("hard", won=True, when=1, places=(1, 1)), winners=(0, 1))
    assert together.won and statistics.of([together]).topped == []


def test_a_level_that_is_not_known_counts_for_none() -> None:
    assert statistics.of([against("", won=True, when=1), line()], "battlegoats").by_level == {}


def cue(kind: str, **nouns: Any) -> SeatCue:
    return SeatCue(kind, 0, nouns)


def fight(wins: str) -> SeatCue:
    """Seat 2 attacks seat 0."""
    return cue(
        "compare", fight=0, place=[2, "F1"], target=[0, "F2"], card="lion", other="skunk", powers=[4, 3], wins=wins
    )


@pytest.mark.parametrize(
    ("title", "told", "counted"),
    [
        ("battlegoats", fight("attack"), [("attacks_won", 2, 1)]),
        ("battlegoats", fight("defend"), [("defences_won", 0, 1)]),
        ("battlegoats", fight("tie"), []),
        ("battlegoats", cue("command", seat=1, place=[1, "F1"], handle=3, card="lookout", verb="peek"), [("commands", 1, 1)]),
        ("slayer_slayer", cue("victory", total=30, foe=20, round=2), [("foes", -1, 1)]),
        ("loot_and_recruit", cue("toppled", seat=2, target=0, platform=1, cards=[[1, "a"], [2, "b"]]), [("toppled", 2, 2)]),
        ("loot_and_recruit", cue("captured", seat=1, handle=3, card="a", platform=1), [("captured", 1, 1)]),
        ("loot_and_recruit", cue("negated", seat=0, handle=3, card="bodyguard", attacker=1, platform=1, target=2),
         [("guarded", 0, 1)]),
        ("loot_and_recruit", cue("turn", seat=0, turn=1, round=1), []),
        ("lords_of_hell", cue("promise_ended", id=1, seat=3, to=1, state="kept", reason=""), [("promises_kept", 3, 1)]),
        ("lords_of_hell", cue("promise_ended", id=1, seat=3, to=1, state="lapsed", reason=""), []),
        ("lords_of_hell", cue("breach", seat=3, to=1, loss="nothing"), [("promises_broken", 3, 1)]),
        ("lords_of_hell", cue("battle_over", seat=1, realm=2, result="won", why="troops"), [("battles_won", 1, 1)]),
    ],
)  # fmt: skip
def test_what_a_game_counts(title: str, told: SeatCue, counted: list[tuple[str, int, int]]) -> None:
    module = titles.figures(title)
    (read,) = titles.read_cues(title, [told])
    assert module is not None and list(module.count(read)) == counted
    assert {name for name, _, _ in counted} <= set(module.names)


@pytest.mark.parametrize("title", ["slayer_slayer", "lords_of_hell"])
def test_a_role_has_a_name_in_every_language(title: str) -> None:
    module: Any = titles.figures(title)
    for language in LANGUAGES:
        words = title_words(title, Catalogue(language))
        family = module.role_words("x").removesuffix("x")
        roles = [key for key in words.keys(language) if key.startswith(family) and "." not in key]
        assert len(roles) >= 4 and all(words(role) for role in roles)
        assert not words.has(module.role_words("nobody"))


def test_every_figure_has_words() -> None:
    for title in titles.titles():
        figures = titles.figures(title)
        for name in figures.names if figures is not None else ():
            for language in LANGUAGES:
                assert f"tally-{name}".replace("_", "-") in title_words(title, Catalogue(language)).keys(language), (
                    title,
                    name,
                )


def test_the_table_for_other_programs(tmp_path: Path) -> None:
    lines = [line(role="asmodeus", tally={"total": (7, 3)}, levels=("", "hard")), line("goblin_raid", False, 5.0)]
    path = tmp_path / "deep" / "figures.csv"
    history.export(lines, path)
    with path.open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert [row["game"] for row in rows] == ["battlegoats", "goblin_raid"]
    assert (rows[0]["bots"], rows[1]["bots"]) == ("hard", "")
    assert (rows[0]["role"], rows[0]["total"], rows[0]["won"], rows[1]["total"]) == ("asmodeus", "7", "1", "")


def test_erasing_says_what_stayed(tmp_path: Path) -> None:
    gone = tmp_path / "one.recording"
    gone.write_bytes(b"x")
    assert history.erase([line(path=str(gone)), line(path=str(tmp_path / "never"))]) == 0
    assert not gone.exists()
    (tmp_path / "folder").mkdir()
    assert history.erase([line(path=str(tmp_path / "folder"))]) == 1
