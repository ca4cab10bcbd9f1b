"""How the last match is added to the evening, and how votes drop in: order, sounds, skipping, reduced motion, rest."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest
from pygame import Surface
from test_evening import NAMES, match
from test_scenes_results import Feed, result
from test_vote import KEYS, Table, evening, lobby_of

from game.evening import Evening, evening_of
from game.scenes.results import Results
from game.scenes.results_beats import LIES, EveningBeats, VoteBeats, crown_hops
from game.scenes.results_evening import EveningPage
from game.ui.harness import Harness
from game.ui.look import Look
from game.ui.motion import Motion, Scope

MAIJA, INES, MUDGE = NAMES


def overtaken() -> Evening:
    """Maija led by one point; now Inés does."""
    found = evening_of([match(1, 1, 2, 3, hour=1), match(2, 3, 1, 2, hour=2)], "m2")
    assert found is not None
    return found


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    sounds: list[str] = []
    monkeypatch.setattr(Look, "play", lambda self, name, take=None: sounds.append(name))
    return sounds


def run(motion: Motion | None) -> None:
    assert motion is not None
    scope = Scope()
    scope.start(motion)
    while scope.busy:
        scope.update(1 / 60)


def test_before_its_last_match_it_stood_as_it_did_then_and_who_draws_level_passes_nobody() -> None:
    found = overtaken()
    assert found.people == (INES, MAIJA, MUDGE) and found.before.people == (MAIJA, INES, MUDGE)
    assert found.before.leaders == (MAIJA,) and [found.before.total(name) for name in NAMES] == [3, 2, 1]
    level = evening_of([match(1, 3, 2, 1, hour=1), match(2, 1, 2, 3, hour=2)], "m2")
    assert level is not None and level.before.people == (MUDGE, INES, MAIJA) and len(level.leaders) == 3
    assert level.people == (MUDGE, MAIJA, INES), "by wins only"


def test_the_column_the_points_row_by_row_the_new_order_the_crown() -> None:
    beats = EveningBeats(overtaken())
    told: list[tuple[object, ...]] = []

    def play(sound: str) -> None:
        order = tuple(sorted(NAMES, key=beats.place))
        told.append((sound, beats.column, tuple(beats.stamped), order, tuple(sorted(beats.crowned))))

    assert [beats.place(name) for name in NAMES] == [0, 1, 2] and beats.totals == {MAIJA: 3, INES: 2, MUDGE: 1}
    run(beats.come(play))
    before, after = (MAIJA, INES, MUDGE), (INES, MAIJA, MUDGE)
    assert told == [
        ("count_tally", 1, (MAIJA,), before, (MAIJA,)),
        ("count_tally", 1, (MAIJA, INES), before, (MAIJA,)),
        ("count_tally", 1, NAMES, before, (MAIJA,)),
        ("coin", 1, NAMES, after, (INES,)),
    ]
    assert beats.totals == {MAIJA: 4, INES: 5, MUDGE: 3} and not beats.hops and set(beats.stamped.values()) == {1}
    rest = EveningBeats.at_rest(overtaken())
    assert vars(rest) == vars(beats)


def test_where_the_same_player_leads_in_the_same_order_nothing_hops_and_nobody_moves() -> None:
    found = evening_of([match(n, 1, 2, 3, hour=n) for n in (1, 2)], "m2")
    assert found is not None
    beats, sounds = EveningBeats(found), list[str]()
    run(beats.come(sounds.append))
    assert sounds == ["count_tally"] * 3 and beats.crowned == {MAIJA} and beats.changed == 0


@pytest.mark.parametrize(
    ("before", "after", "hops"),
    [
        ("A", "A", []),
        ("A", "B", ["AB"]),
        ("", "A", [" A"]),
        ("", "AB", [" A", " B"]),
        ("A", "AB", ["AB"]),
        ("AB", "A", ["BA"]),
        ("AB", "C", ["AC", "BC"]),
        ("AB", "BCD", ["AC", "AD"]),
    ],
)
def test_from_whom_to_whom_crowns_hop(before: str, after: str, hops: list[str]) -> None:
    assert crown_hops(tuple(before), tuple(after)) == tuple((hop[0].strip(), hop[1]) for hop in hops)


def opened(drive: Any, found: Evening | None = None, size: tuple[int, int] = (1280, 720), **settings: Any) -> Harness:
    """The leaf in the first frame of its coming."""
    h: Harness = drive(Results(Feed(3), result(1, 2, 2)), size, **settings)
    h.frames(3)
    top = h.stack.top
    top.show_all()
    top.third.evening = found or overtaken()
    top.turn("evening")
    h.frames(2)
    return h


def page_of(h: Harness) -> EveningPage:
    page: EveningPage | None = h.stack.top.third.page
    assert page is not None
    return page


def test_it_ends_as_it_is_kept_and_an_idle_frame_draws_nothing(drive: Any, heard: list[str]) -> None:
    h = opened(drive)
    page = page_of(h)
    assert h.stack.top.third.comes and page.row_rect(MAIJA).y < page.row_rect(INES).y
    h.settle()
    assert page.row_rect(INES).y < page.row_rect(MAIJA).y and heard[-4:] == ["count_tally"] * 3 + ["coin"]
    h.frames(2)
    assert h.frames(30) == 0
    sheets = [Surface(h.size, pygame.SRCALPHA) for _ in range(2)]
    page.paint(sheets[0])
    EveningPage(page.of, page.area, page.evening).paint(sheets[1])
    assert sheets[0].get_buffer().raw == sheets[1].get_buffer().raw


def test_each_beat_is_seen(drive: Any) -> None:
    """Between the frames in which something has moved the picture differs."""
    h = opened(drive)
    page, beats = page_of(h), page_of(h).beats
    stages: list[Callable[[], bool]] = [
        lambda: beats.column > 0.3,
        lambda: 0 < beats.stamped.get(MAIJA, 0) < 1,
        lambda: beats.totals[MAIJA] == 4,
        lambda: 0.3 < beats.changed < 0.7,
        lambda: beats.hop > 0.3,
    ]
    seen = []
    for reached in stages:
        while not reached():
            h.frames(1)
            assert h.stack.top.motion.busy
        sheet = Surface(h.size, pygame.SRCALPHA)
        page.paint(sheet)
        seen.append(sheet)
    assert len({sheet.get_buffer().raw for sheet in seen}) == 5
    column = page._columns[-1].move(page.area.topleft)
    come, there = (sheet.subsurface(column.x, column.y, column.w // 2, page._games.h).copy() for sheet in seen[:2])
    assert not come.get_bounding_rect() and there.get_bounding_rect(), "it came in from the right"
    row = page.row_rect(MUDGE)
    bare, stamped = (sheet.subsurface(column.x, row.y, column.w, row.h).copy() for sheet in (seen[0], seen[-1]))
    assert bare.get_buffer().raw != stamped.get_buffer().raw, "the points came later"
    assert beats.hops == ((MAIJA, INES),) and not beats.crowned
    beats.hops, sheet = (), Surface(h.size, pygame.SRCALPHA)
    page.paint(sheet)
    assert sheet.get_buffer().raw != seen[-1].get_buffer().raw, "the crown is in the air"


@pytest.mark.parametrize("by", ["escape", "mouse"])
def test_a_press_ends_it_and_a_key_does_nothing_else(drive: Any, by: str) -> None:
    h = opened(drive)
    top = h.stack.top
    if by == "mouse":
        h.click((4, 4))
    else:
        h.key(by)
    assert h.stack.top is top and not top.third.comes
    assert vars(page_of(h).beats) == vars(EveningBeats.at_rest(overtaken()))
    h.frames(2)
    assert h.frames(30) == 0


@pytest.mark.parametrize("settings", [{"reduced_motion": True}, {"pace": "instant"}])
def test_where_nothing_moves_all_is_there_at_once(drive: Any, heard: list[str], settings: dict[str, Any]) -> None:
    h = opened(drive, **settings)
    assert not h.stack.top.third.comes and vars(page_of(h).beats) == vars(EveningBeats.at_rest(overtaken()))
    assert heard[-1] == "coin", "it is heard"
    h.frames(2)
    assert h.frames(30) == 0


def test_it_comes_once_and_goes_on_when_it_is_laid_out_anew(drive: Any) -> None:
    h = opened(drive)
    h.seconds(0.4)
    beats = page_of(h).beats
    stamped = dict(beats.stamped)
    assert stamped
    h.resize((1920, 1080))
    assert page_of(h).beats is beats and list(beats.stamped)[: len(stamped)] == list(stamped)
    h.settle()
    for leaf in ("story", "evening"):
        h.stack.top.turn(leaf)
        h.frames(2)
    assert not h.stack.top.motion.busy and page_of(h).beats.crowned == {INES}


# votes


def test_what_is_voted_at_first_is_there_and_what_comes_falls_bounces_and_lies() -> None:
    beats, sounds = VoteBeats(), list[str]()
    assert beats.hear(lobby_of(4, {0: "battlegoats"}), sounds.append) is None and beats.lit == "battlegoats"
    assert beats.fallen(KEYS[0]) == LIES
    motion = beats.hear(lobby_of(4, {0: "battlegoats", 1: "lords_of_hell"}, "lords_of_hell"), sounds.append)
    assert beats.fallen(KEYS[1]) == 0 and beats.fallen(KEYS[0]) == LIES
    scope, seen = Scope(), list[float]()
    assert motion is not None
    scope.start(motion)
    while scope.busy:
        scope.update(1 / 60)
        seen.append(beats.fallen(KEYS[1]))
        assert (sounds == []) == (seen[-1] < 1), "it sounds as it lands"
        assert beats.lit == ("lords_of_hell" if seen[-1] == LIES else "battlegoats"), "then the poster glows"
    assert seen == sorted(seen) and any(1 < at < LIES for at in seen) and beats.way == 1
    assert sounds == ["vote_drop", "phase_clap"]
    assert beats.hear(lobby_of(4, {0: "battlegoats", 1: "lords_of_hell"}, "lords_of_hell"), sounds.append) is None


def test_a_changed_vote_drops_again_and_one_that_is_taken_back_is_gone() -> None:
    beats, sounds = VoteBeats(), list[str]()
    beats.hear(lobby_of(3, {0: "battlegoats", 1: "battlegoats"}), sounds.append)
    run(beats.hear(lobby_of(3, {0: "battlegoats", 1: "lords_of_hell"}), sounds.append))
    assert sounds == ["vote_drop"]
    run(beats.hear(lobby_of(3, {0: "battlegoats"}), sounds.append))
    assert sounds == ["vote_drop"]
    falling = beats.hear(lobby_of(3, {0: "battlegoats", 1: "lords_of_hell"}), sounds.append)
    run(beats.hear(lobby_of(3, {}, ""), sounds.append))
    run(falling)
    assert not beats.lit and sounds == ["vote_drop"], "taken back in the air; no poster glows"


@pytest.mark.parametrize(("seconds", "landed"), [(0.1, 1), (0.3, 2)])
def test_who_wants_another_game_while_their_face_falls_or_bounces_falls_anew(seconds: float, landed: int) -> None:
    beats, scope, sounds = VoteBeats(), Scope(), list[str]()
    beats.hear(lobby_of(3, {}), sounds.append)
    for title in ("lords_of_hell", "loot_and_recruit"):
        motion = beats.hear(lobby_of(3, {1: title}), sounds.append)
        assert motion is not None and beats.fallen(KEYS[1]) == 0
        scope.start(motion)
        if title == "lords_of_hell":
            scope.update(seconds)
    seen = [beats.fallen(KEYS[1])]
    while scope.busy:
        scope.update(1 / 60)
        seen.append(beats.fallen(KEYS[1]))
    gaps = [after - before for before, after in zip(seen, seen[1:-1])]
    assert seen == sorted(seen) and max(gaps) < 0.3, "in one movement"
    assert sounds == ["vote_drop"] * landed


def voting(drive: Any, size: tuple[int, int] = (1280, 720), **settings: Any) -> tuple[Harness, Table]:
    table = Table(lobby_of(4, {0: "lords_of_hell"}))
    h: Harness = drive(Results(Feed(4), result(1, 2, 3, 4), table), size, **settings)  # type: ignore[arg-type]
    h.frames(3)
    h.stack.top.third.evening = evening(4, 3)
    h.stack.top.turn("evening")
    h.settle()
    return h, table


@pytest.mark.parametrize("who", [0, 1])
def test_a_face_falls_over_its_poster_and_others_make_way(drive: Any, heard: list[str], who: int) -> None:
    """One's own as everybody else's."""
    h, table = voting(drive)
    table.show(lobby_of(4, {2: "lords_of_hell"}))
    h.settle()
    heard.clear()
    was = h.stack.top.third.vote.faces[KEYS[2]].at
    table.show(lobby_of(4, {2: "lords_of_hell", who: "lords_of_hell"}, "lords_of_hell"))
    while not 0.3 < h.stack.top.third._votes.fallen(KEYS[who]) < 0.9:
        h.frames(1)
    vote = h.stack.top.third.vote
    poster = next(poster for poster in vote.posters if poster.row.title == "lords_of_hell")
    falling, lying = vote.faces[KEYS[who]], vote.faces[KEYS[2]]
    at = falling.falling(h.stack.top.third._votes.fallen(KEYS[who]))
    assert at.x == falling.at.x and at.bottom < falling.at.y and poster.rect.collidepoint(at.center)
    assert [h.surface.get_at(at.center)[k] for k in range(3)] == pytest.approx(
        [falling.picture.get_at((at.w // 2, at.h // 2))[k] for k in range(3)], abs=2
    ), "in front of it"
    way = lying.standing(vote._beats.way)
    assert min(was.x, lying.at.x) < way.x < max(was.x, lying.at.x) and way.y == lying.at.y
    h.settle()
    assert heard == ["vote_drop", "phase_clap"]
    h.frames(2)
    assert h.frames(30) == 0


def test_a_press_lets_faces_lie_and_does_what_it_does(drive: Any) -> None:
    h, table = voting(drive)
    table.show(lobby_of(4, {0: "lords_of_hell", 1: "battlegoats"}, "battlegoats"))
    h.frames(2)
    assert h.stack.top.third._votes.fallen(KEYS[1]) < 1
    h.click("vote.loot_and_recruit")
    assert not h.stack.top.motion.busy and h.stack.top.third._votes.fallen(KEYS[1]) == LIES and len(table.sent) == 1


@pytest.mark.parametrize("settings", [{"reduced_motion": True}, {"pace": "instant"}])
def test_where_nothing_moves_votes_are_there_at_once(drive: Any, heard: list[str], settings: dict[str, Any]) -> None:
    h, table = voting(drive, **settings)
    heard.clear()
    table.show(lobby_of(4, {0: "lords_of_hell", 1: "battlegoats"}, "lords_of_hell"))
    h.frames(1)
    assert not h.stack.top.motion.busy and h.stack.top.third._votes.fallen(KEYS[1]) == LIES
    assert heard == ["vote_drop", "phase_clap"]
    h.frames(2)
    assert h.frames(30) == 0
