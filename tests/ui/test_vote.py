"""The vote for the next game: its page beside the evening, by hand, and with two real sessions at one table."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pygame
import pytest
from msgspec.structs import replace
from pygame import Rect, Surface
from test_evening import match
from test_scenes_results import NAMES, Feed, result

from game import titles
from game.evening import Evening, evening_of
from game.own.content import Piece
from game.scenes import results_vote
from game.scenes.menu import Menu
from game.scenes.results import Results
from game.scenes.results_night import SIZE
from game.scenes.results_vote import VotePage, per_row
from game.stack.choices import Choices
from game.stack.context import Context
from game.ui.lettering import Lettering
from game.ui.pieces import Pieces
from net.protocol import messages as m

KEYS = tuple(letter * 40 for letter in "ABCDEF")
SIZES = [(1280, 720), (1920, 1080)]


def lobby_of(
    people: int, votes: dict[int, str], lead: str = "battlegoats", ready: tuple[int, ...] = (), **bars: str
) -> m.Lobby:
    """A lobby after a match: so many people, who wants what, and which games are barred."""
    rows = []
    for title in titles.titles().values():
        bar = bars.get(title.id, "many" if people > title.seats[1] else "")
        wanted = tuple(KEYS[seat] for seat, game in votes.items() if game == title.id)
        rows.append(m.NextGame(title.id, (), bar, (KEYS[1],) if bar == "lacking" else (), () if bar else wanted))  # type: ignore[arg-type]
    seats = tuple(m.SeatState("human", KEYS[n], NAMES[n], ready=n in ready, here=True) for n in range(people))
    return m.Lobby(1, "over", 1, "Den", "battlegoats", KEYS[0], seats, (), {}, True, "bot", "normal", False, b"",
                   next_games=tuple(rows), lead=lead)  # fmt: skip


class Table:
    """A session as the results look at it."""

    state, goal, friends, feed, trouble = "in", "join", None, None, None

    def __init__(self, lobby: m.Lobby, seat: int = 0, owner: bool = False) -> None:
        self.lobby, self.seat, self.owner, self.version = lobby, seat, owner, 1
        self.trust = SimpleNamespace(words=None)
        self.news = SimpleNamespace(take=list)
        self.sent: list[m.Message] = []

    @property
    def phase(self) -> str:
        return self.lobby.phase

    def poll(self) -> None: ...

    def own_keys(self) -> set[str]:
        return {KEYS[self.seat]} if self.seat >= 0 else set()

    def send(self, message: m.Message) -> None:
        self.sent.append(message)

    def close(self) -> None:
        self.state = "ended"

    def show(self, lobby: m.Lobby) -> None:
        self.lobby, self.version = lobby, self.version + 1


FIGURES = {
    "battlegoats": "defeated",
    "slayer_slayer": "trophies",
    "loot_and_recruit": "toppled",
    "lords_of_hell": "promises_kept",
    "goblin_raid": "goblins_lost",
}
"""One of each game that players may be ahead in."""


def evening(people: int, games: int) -> Evening:
    names = NAMES[:people]
    shelf = list(titles.titles())
    rows = [
        match(
            n,
            *((seat + n) % people + 1 for seat in range(people)),
            hour=n / 2,
            names=names,
            title=shelf[n % 5],
            tally={FIGURES[shelf[n % 5]]: tuple((3 * seat + 5 * n) % 7 for seat in range(people))},
        )
        for n in range(games)
    ]
    found = evening_of(rows, f"m{games - 1}")
    assert found is not None
    return found


def opened(drive: Any, table: Table, size: tuple[int, int] = (1280, 720), games: int = 4, **settings: Any) -> Any:
    people = len(table.lobby.seats)
    h = drive(Results(Feed(people, max(0, table.seat)), result(*range(1, people + 1)), table), size, **settings)  # type: ignore[arg-type]
    h.frames(3)
    top = h.stack.top
    top.show_all()
    top.third.evening = evening(people, games) if games else None
    top.turn("evening")
    h.settle()
    return h


def sent(table: Table) -> list[m.Message]:
    out, table.sent = table.sent, []
    return out


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("language", "scale"), [("en", 1.0), ("fi", 1.5), ("es", 1.5)])
@pytest.mark.parametrize(("people", "games"), [(2, 0), (4, 4), (6, 6)])
def test_the_page_fits_beside_the_evening_and_alone(
    drive: Any, size: tuple[int, int], language: str, scale: float, people: int, games: int
) -> None:
    votes = dict.fromkeys(range(people), "lords_of_hell")
    h = opened(drive, Table(lobby_of(people, votes, "lords_of_hell"), owner=True), size, games, text_scale=scale)
    h.stack.context.change(language=language)
    h.frames(3)
    top = h.stack.top
    page, window = top.third.vote, h.surface.get_rect()
    assert isinstance(page, VotePage) and len(page.posters) == 5
    taken = [widget.rect for widget in (*page.posters, *page.buttons)]
    for n, rect in enumerate(taken):
        assert window.contains(rect) and rect.w >= 40 and rect.h >= 40
        assert rect.collidelist(taken[:n] + taken[n + 1 :]) == -1
    lying = [(face.picture, face.at) for face in page.faces.values()]
    assert len(lying) == people
    for picture, at in page._below + lying:
        assert page.panel.contains(at) and at.collidelist(taken) == -1 and at.size == picture.get_size()
    if games:
        evening_page = top.third.page
        assert not evening_page.area.colliderect(top.third.side) and evening_page.area.bottom <= window.bottom
        assert evening_page.rows[-1].bottom <= evening_page.area.h
    h.seconds(2)
    assert h.frames(30) == 0, "an idle frame draws nothing"
    assert not [key for key in h.stack.context.text.unknown if key.startswith(("next", "results", "evening"))]


def test_it_is_voted_and_agreed_by_mouse(drive: Any) -> None:
    table = Table(lobby_of(4, {1: "battlegoats"}))
    h = opened(drive, table)
    h.click("vote.loot_and_recruit")
    assert sent(table) == [m.Vote("loot_and_recruit")]
    assert not h.stack.top.group.find("change").enabled, "nothing to change yet"
    table.show(lobby_of(4, {0: "loot_and_recruit", 1: "battlegoats"}, "loot_and_recruit"))
    h.frames(3)
    assert (
        h.stack.top.group.find("next").text == "Loot & Recruit it is"
        and "0 of 4" in h.stack.top.group.find("next").small
    )
    h.click("next")
    assert sent(table) == [m.Ready(True, "loot_and_recruit")]
    table.show(lobby_of(4, {0: "loot_and_recruit", 1: "battlegoats"}, "loot_and_recruit", ready=(0,)))
    h.frames(3)
    assert "1 of 4" in h.stack.top.group.find("next").small
    h.click("next")
    h.click("change")
    assert sent(table) == [m.Ready(False, "loot_and_recruit"), m.Vote("")]


def test_it_is_voted_and_agreed_by_keyboard(drive: Any) -> None:
    table = Table(lobby_of(4, {}))
    h = opened(drive, table)
    for _ in range(12):
        h.key("tab")
        if h.stack.top.group.focused is not None and h.stack.top.group.focused.id == "vote.lords_of_hell":
            break
    h.key("return")
    assert sent(table) == [m.Vote("lords_of_hell")]
    table.show(lobby_of(4, {0: "lords_of_hell"}, "lords_of_hell"))
    h.frames(3)
    assert h.stack.top.group.focused.id == "vote.lords_of_hell", "the news has not taken the ring away"
    while h.stack.top.group.focused.id != "next":
        h.key("tab")
    h.key("space")
    assert sent(table) == [m.Ready(True, "lords_of_hell")]


def test_the_ring_of_the_keyboard_lies_round_a_poster_not_on_it(drive: Any) -> None:
    h = opened(drive, Table(lobby_of(4, {})), games=0)
    poster = h.stack.top.group.find("vote.lords_of_hell")
    face = poster.rect.inflate(-12, -12)
    points = [(x, y) for x in range(face.x, face.right, 9) for y in range(face.y, face.bottom, 9)]
    before = h.surface.copy()
    while h.stack.top.group.focused is not poster:
        h.key("tab")
    h.frames(2)
    changes = [max(abs(a - b) for a, b in zip(h.surface.get_at(at), before.get_at(at))) for at in points]
    assert max(changes) < 16, "paper is not quite opaque"
    rim = [(poster.rect.centerx, poster.rect.y - 3), (poster.rect.x - 3, poster.rect.centery)]
    assert [h.surface.get_at(point) for point in rim] != [before.get_at(point) for point in rim]


def test_a_barred_game_says_why_and_cannot_be_voted_for(drive: Any) -> None:
    table = Table(lobby_of(4, {}, slayer_slayer="lacking", lords_of_hell="broken"))
    h = opened(drive, table)
    posters = {poster.row.title: poster for poster in h.stack.top.third.vote.posters}
    told = {title: (poster.slip, poster.why) for title, poster in posters.items() if poster.slip}
    assert told == {
        "goblin_raid": ("2 only", "4 are here"),
        "slayer_slayer": ("Not for all", "Missing from: Inés"),
        "lords_of_hell": ("Broken", "It doesn't start"),
    }
    for title in told:
        h.click(f"vote.{title}")
    assert sent(table) == []


def test_who_watches_sees_the_vote_and_has_none(drive: Any) -> None:
    table = Table(lobby_of(3, {1: "battlegoats"}), seat=-1)
    h = opened(drive, table)
    h.click("vote.battlegoats")
    h.click("next")
    assert sent(table) == [] and h.stack.top.group.find("next").why == "The players vote"


def test_all_who_share_a_window_vote_and_are_ready_together(drive: Any) -> None:
    table, beside, public = Table(lobby_of(3, {})), Table(lobby_of(3, {}), seat=1), Table(lobby_of(3, {}), seat=-1)
    table.friends = SimpleNamespace(sessions={"beside": beside, "gone": public})  # type: ignore[assignment]
    table.own_keys = lambda: {KEYS[0], KEYS[1]}  # type: ignore[method-assign]
    h = opened(drive, table)
    h.click("vote.lords_of_hell")
    h.click("next")
    assert sent(table) == sent(beside) == [m.Vote("lords_of_hell"), m.Ready(True, "battlegoats")] and sent(public) == []
    table.show(lobby_of(3, {0: "lords_of_hell", 1: "lords_of_hell"}, "lords_of_hell", ready=(0, 1)))
    h.frames(3)
    assert h.stack.top.group.find("next").small.startswith("You are ready: 2 of 3")
    h.click("next")
    assert sent(table) == sent(beside) == [m.Ready(False, "lords_of_hell")]


def test_on_the_first_leaf_a_guest_is_asked_for_the_game_that_leads(drive: Any) -> None:
    table = Table(lobby_of(3, {1: "lords_of_hell"}, "lords_of_hell"))
    h = opened(drive, table)
    h.stack.top.turn("story")
    h.frames(2)
    assert h.stack.top.group.find("want").text == "Lords of Hell it is"
    table.show(lobby_of(3, {}))
    h.frames(2)
    assert h.stack.top.group.find("want").text == "Rematch?"
    h.click("want")
    assert sent(table) == [m.Ready(True, "battlegoats")]


def test_what_is_said_of_a_game_that_does_not_work_has_words(drive: Any) -> None:
    h = opened(drive, Table(lobby_of(2, {})))
    for language, words in (("en", "doesn't work"), ("fi", "ei toimi"), ("es", "no funciona")):
        h.stack.context.change(language=language)
        assert words in h.stack.context.tr("lobby-notice-no_game", game="Eggs")


def test_the_owner_can_go_to_the_lobby_of_the_game_that_leads_and_alone_it_starts_at_once(drive: Any) -> None:
    table = Table(lobby_of(1, {0: "loot_and_recruit"}, "loot_and_recruit"), owner=True)
    h = opened(drive, table, games=0)
    assert h.stack.top.group.find("next").small == "Starts at once"
    h.click("lobby")
    assert sent(table) == [m.Rematch("loot_and_recruit")]


@pytest.mark.parametrize(("people", "votes"), [(1, False), (2, True)])
def test_who_is_alone_picks_a_game_and_is_told_of_no_votes(
    drive: Any, people: int, votes: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    printed: list[str] = []
    whole = results_vote.fitted
    monkeypatch.setattr(
        results_vote, "fitted", lambda look, text, *a, **k: printed.append(text) or whole(look, text, *a, **k)
    )
    h = opened(drive, Table(lobby_of(people, {}), owner=True), games=0)
    assert ("NO VOTE" in printed) == votes
    assert ("change" in [button.id for button in h.stack.top.group]) == votes


@pytest.mark.parametrize(("games", "goal"), [(0, "host"), (3, "host"), (3, "join"), (3, "alone")])
def test_calling_it_a_night_asks_first_where_a_table_or_an_evening_ends(drive: Any, games: int, goal: str) -> None:
    table = Table(lobby_of(2, {}), owner=goal != "join")
    table.goal = goal
    h = opened(drive, table, games=games)
    h.click("night")
    h.frames(2)
    assert isinstance(h.stack.top, Choices) and table.state == "in"
    h.click("stay")
    h.frames(2)
    assert isinstance(h.stack.top, Results)
    h.click("night")
    h.frames(2)
    h.click("leave")
    h.frames(2)
    assert isinstance(h.stack.top, Menu) and table.state == "ended"


@pytest.mark.parametrize(("people", "games"), [(2, 2), (6, 6)])
def test_the_evening_can_be_kept_as_a_picture(
    drive: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, people: int, games: int
) -> None:
    monkeypatch.setattr(Context, "pictures_folder", lambda self: tmp_path / "pictures")
    table = Table(lobby_of(people, {}))
    h = opened(drive, table, games=games, text_scale=1.5)
    h.click("night")
    h.frames(2)
    h.click("keep")
    h.frames(2)
    assert isinstance(h.stack.top, Menu) and table.state == "ended"
    [path] = (tmp_path / "pictures").glob("gobsmack-evening-*.png")
    assert pygame.image.load(path).get_size() == SIZE and path.name in h.stack.toasts[-1].text


def test_a_strange_host_lists_games_that_nobody_has(drive: Any) -> None:
    """Paths, long names, dozens of games: they are drawn as what they are called, and nothing is looked for."""
    lobby = lobby_of(2, {})
    strange = (
        m.NextGame("../../../etc/passwd", (), "", (), ("x" * 40,)),
        m.NextGame("eggs", (Piece("title", "eggs", "\u202e" + "Rotten Eggs" * 9, "1", "h"),)),
        *(m.NextGame(f"game{n}", (), "many") for n in range(30)),
    )
    for lead in ("eggs", "a game that is not among them"):
        h = opened(drive, Table(replace(lobby, next_games=strange, lead=lead)))
        page = h.stack.top.third.vote
        assert len(page.posters) == 32 and "\u202e" not in page.buttons[0].text
        assert all(page.panel.contains(poster.rect) for poster in page.posters)


def test_the_leaf_goes_when_the_vote_ends_without_an_evening(drive: Any) -> None:
    table = Table(lobby_of(2, {}))
    h = opened(drive, table, games=0)
    table.state = "ended"
    h.stack.top.rebuild()
    h.frames(2)
    assert h.stack.top.leaf == "story" and len(h.stack.top.group.find("tabs").options) == 2


@pytest.mark.parametrize(
    ("games", "size"), [(1, (300, 500)), (5, (400, 480)), (5, (1200, 400)), (9, (400, 480)), (40, (400, 480))]
)
def test_posters_are_as_large_as_their_panel_allows(games: int, size: tuple[int, int]) -> None:
    each = per_row(games, pygame.Rect(0, 0, *size))
    assert 1 <= each <= games
    if games == 5:
        assert each == (3 if size[0] < size[1] else 5)


@pytest.mark.parametrize("language", ["en", "fi", "es"])
def test_six_rows_beside_the_vote_are_read_whole_in_the_largest_letters(
    drive: Any, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """ "Ei vielä vo…" had stood beside four of six names."""
    cut: list[str] = []
    whole = Lettering.ellipsis

    def ellipsis(*args: Any) -> str:
        found = whole(*args)
        cut.extend([args[1]] if found != args[1] else [])
        return found

    monkeypatch.setattr(Lettering, "ellipsis", ellipsis)
    h = opened(drive, Table(lobby_of(6, {}), owner=True), games=2, language=language, text_scale=1.5)
    rows = h.stack.top.third.page.people
    cut.clear()
    for row in rows:
        row.print_name(Surface((1280, 720)), Rect(0, 0, 170, row.size[1]))
    assert len(rows) == 6 and not cut


@pytest.mark.parametrize("games", [0, 4])
@pytest.mark.parametrize("size", SIZES)
def test_no_empty_band_of_a_poster_shows_over_its_minutes(drive: Any, games: int, size: tuple[int, int]) -> None:
    """The band that bears a tagline on the menu had hung there dark and wordless."""
    h = opened(drive, Table(lobby_of(2, {})), size, games)
    for widget in h.stack.top.third.vote.posters:
        sheet = Surface(widget.rect.size)
        widget._print(sheet)
        plate = Pieces.words_rect("plate", widget.rect.size)
        across = {tuple(sheet.get_at((x, plate.top))[:3]) for x in range(plate.left, plate.right)}
        assert across == {tuple(widget.look.palette.k[:3])}, widget.row.title
