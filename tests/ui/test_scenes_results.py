"""Results: places, tally, verdict, what now; the history behind them."""

import time
import unicodedata
from collections import Counter
from dataclasses import replace
from types import SimpleNamespace

import pygame
import pytest
from by_hand import FEEDS
from msgspec import structs
from pygame import Rect
from table_driver import calm, open_table

from game import history, titles
from game.engine.match import Result
from game.scenes.menu import Menu
from game.scenes.results import Results
from game.scenes.results_actions import ResultAct, laid_actions
from game.scenes.results_page import LONG, awards_of
from game.scenes.results_plates import printed_plate, two_facts, what_it_was
from game.scenes.results_poster import _two_lines, crown, skull
from game.scenes.results_seats import SeatsTold
from game.scenes.results_sheets import Ending, chart, in_reading_order, spans, telling
from game.scenes.results_table import ScoreTable, columns
from game.tabletop.feed import Player
from game.ui.fitting import halved
from game.ui.lettering import Lettering
from game.ui.look import Look
from game.ui.prints import Prints
from game.ui.scale import Frame
from game.ui.widgets.group import Group

NAMES = ("Maija", "Inés", "Mudge", "Väinö", "Nettle", "Maximiliano de la Fuente")


class Feed:
    """A match that has ended."""

    title, options, live = "battlegoats", {}, False

    def __init__(self, seats, seat=0, verdict=""):
        self.seats, self.seat, self.verdict = seats, seat, verdict

    def players(self):
        return [Player(n, NAMES[n], n, n + 1, "hard" if n == 2 else "") for n in range(self.seats)]

    def poll(self):
        return []

    def verified(self):
        return self.verdict

    def close(self):
        return


def result(*places, winners=(0,), outcome="victory"):
    tally = {"left": tuple(4 * (p == 1) for p in places), "defeated": tuple(9 - p for p in places)}
    return Result(outcome, winners, tuple(places), tally)


def line(when, won, title="battlegoats", seat=0):
    return history.Played(f"/{when}", f"m{when}", title, seat, ("A", "B"), ("human", "bot"), 20 + when, 60, when, 100,
                          "victory", (1, 2) if won else (2, 1), (0,) if won else (1,), {"left": (3, 0)})  # fmt: skip


def test_the_headline_says_who_won(drive):
    h = drive(Results(Feed(2), result(1, 2)))
    assert h.stack.top.headline() == "You win!"
    h = drive(Results(Feed(2, seat=1), result(1, 2)))
    assert h.stack.top.headline() == "Maija wins!"
    h = drive(Results(Feed(3), result(2, 2, 2, winners=(), outcome="fallen")))
    assert h.stack.top.headline() == "Nobody wins"


def test_of_a_shared_win_only_what_holds_for_all_stands_on_the_poster(drive):
    tally = {"left": (2, 2, 0), "defeated": (5, 4, 2)}
    top = drive(Results(Feed(3), Result("shared", (0, 1), (1, 1, 3), tally))).stack.top
    assert top.poster_words().how == "Cards left 2"
    top.end = structs.replace(top.end, winners=(0,))
    assert top.poster_words().how == "Cards left 2 · Cards beaten 5"


@pytest.mark.parametrize("names", [("Maija", "Inés"), ("Maija", "Inés", "Väinö"), ("Maximiliano de la Fuente", "Bo")])
def test_the_two_lines_of_a_shared_win_are_about_alike(names):
    """The last word had stood alone."""
    look = Look(Frame((1280, 720)))
    text = f"{' and '.join(names)} share the win!"
    wide = halved(look, text, "display", 24, 380)
    assert look.lettering.rows(text, "display", 24, wide) == 2
    assert look.lettering.rows(text, "display", 24, wide - 2) > 2
    box = Rect(0, 0, 380, 60)
    assert _two_lines(look, text, 24, box).get_width() <= wide + look.px(3)


def test_a_plate_says_by_what_the_places_are_given(drive):
    """Cards and gold stood there alone: whoever had least of both was first, and nothing said why."""
    feed = Feed(2)
    feed.title = "slayer_slayer"
    tally = {"score": (310, 230), "gold": (30, 70), "trophies": (12, 0), "cards": (1, 4)}
    top = drive(Results(feed, Result("surface", (0,), (1, 2), tally))).stack.top
    assert two_facts(top.ending, 0, "cards") == ["Score 310", "Cards 1"]
    assert top.poster_words().how.startswith("Score 310")
    feed.title = "loot_and_recruit"
    total = Result("count", (0,), (1, 2), {"total": (21, 12), "morning": (9, 4), "day": (12, 8)})
    top = drive(Results(feed, total)).stack.top
    assert two_facts(top.ending, 0, "total") == ["Final score 21", "First count 9"]


def test_the_results_say_for_whom_a_bot_sat_in(drive):
    feed = Feed(4)
    feed.players = lambda: [replace(player, sitter=player.seat == 1) for player in Feed.players(feed)]
    of = drive(Results(feed, result(1, 2, 3, 4))).stack.top.ending
    assert [of.played_by(seat) for seat in range(4)] == [[], ["A bot finished it"], ["Bot · Hard"], []]
    assert what_it_was(of, 1) == "A bot finished it"


def test_who_watched_is_not_told_of_a_first_match(drive, monkeypatch):
    played = [line(1, True)]
    for seat, before, told in ((0, 1, "first match"), (-1, 0, "not played"), (-1, 1, "Played\u00a01")):
        monkeypatch.setattr(history, "matches", lambda before=before: played[:before])
        top = drive(Results(Feed(2, seat=seat), result(1, 2))).stack.top
        assert told in top.page.record


def test_crown_and_skull_are_printed(drive):
    """Paper, key and inks, as all that is cut out of the sheet; not a mark in one colour."""
    look = Look(Frame((1280, 720)), prints=Prints())
    for sign, inks in ((crown(look, 80), 3), (skull(look, 80), 2)):
        colours = Counter(
            tuple(sign.get_at((x, y)))[:3] for x in range(100) for y in range(80) if sign.get_at((x, y)).a > 250
        )
        grounds = [colour for colour, n in colours.items() if n > 40]
        assert len({tuple(part // 40 for part in colour) for colour in grounds}) >= inks, colours.most_common(8)
        assert sign.get_at((0, 0)).a == 0


def test_the_verdict_comes_when_it_is_known(drive):
    feed = Feed(2)
    h = drive(Results(feed, result(1, 2)))
    assert h.stack.top.verdict()[0] == "dot"
    h.seconds(4)
    painted = h.frames(30)
    assert painted == 0  # an idle frame draws nothing
    for found, sign in (("fair", "tick"), ("unfair", "cross"), ("unknown", "dash")):
        feed.verdict = found
        assert h.frames(2) >= 1
        assert h.stack.top.verdict()[0] == sign


@pytest.mark.parametrize("key", ["return", "space"])
def test_a_key_pressed_in_haste_does_not_start_the_next_match(drive, key):
    h = drive(Results(Feed(2), result(1, 2)))
    gone = []
    top = h.stack.top
    top.group.main.act = lambda: gone.append(key)  # what Enter presses: a rematch, the replay
    assert h.stack.top.group.main is not None
    h.key(key)
    h.key(key)
    assert h.stack.top is top and not gone
    h.seconds(2)
    h.key("return")
    assert h.stack.top is not top or gone


def test_any_press_ends_how_it_comes_and_presses_nothing_else(drive):
    h = drive(Results(Feed(2), result(1, 2)))
    top = h.stack.top
    h.frames(3)
    assert top.shown_s < LONG / 2
    h.key("escape")
    assert h.stack.top is top and top.shown_s == LONG
    h.frames(2)
    assert h.frames(30) == 0


def test_with_reduced_motion_all_is_there_at_once(drive):
    h = drive(Results(Feed(2), result(1, 2)), reduced_motion=True)
    h.frames(2)
    assert h.stack.top.shown_s == LONG and h.frames(30) == 0


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)])
@pytest.mark.parametrize(("language", "scale"), [("en", 1.0), ("fi", 1.5), ("es", 1.2)])
def test_six_players_fit_at_every_size(drive, size, language, scale):
    h = drive(Results(Feed(6), result(2, 3, 4, 5, 1, 6, winners=(4,))), size, text_scale=scale)
    h.stack.context.change(language=language)
    h.frames(3)
    top = h.stack.top
    assert all(h.surface.get_rect().contains(w.rect) for w in top.group)
    assert all(h.surface.get_rect().contains(box) for box in top.page.plates.values())
    assert list(top.page.plates) == [4, 0, 1, 2, 3, 5], "by their places"
    top.turn("score")
    h.frames(3)
    assert all(h.surface.get_rect().contains(w.rect) for w in top.group)
    assert not [k for k in h.stack.context.text.unknown if k.startswith("results")]


def test_the_parts_of_a_total_stand_before_it(drive):
    """However the tally is sorted: three parts and what they come to, so that the sum can be read."""
    tally = {"overlord": (4, 0), "promises": (5, 1), "total": (13, 1), "victory_points": (4, 0), "more": (1, 1)}
    h = drive(Results(Feed(2), Result("victory", (0,), (1, 2), tally)))
    assert columns(h.stack.top.ending) == (("overlord", "promises", "victory_points", "total"), ("more",))
    h = drive(Results(Feed(2), result(1, 2)))
    assert columns(h.stack.top.ending) == (("left", "defeated"), ())


def test_what_only_breaks_ties_is_told_where_it_does():
    """A raid of Goblin said of both players that they had reigned for one cycle, and nobody knew what that was."""
    tally = {"cycles": (1, 1), "goblins_lost": (3, 3), "half_points": (8, 4), "plunder_half_points": (6, 2)}
    assert list(in_reading_order("goblin_raid", tally)) == ["plunder_half_points", "goblins_lost", "half_points"]
    assert "cycles" in in_reading_order("goblin_raid", {**tally, "cycles": (3, 2)})


def test_what_was_counted_stands_beside_the_tally_and_tells_seats_apart(drive):
    """BattleGoats' tally has two figures; what seats have alike stands in no column."""
    top = drive(Results(Feed(2), result(1, 2))).stack.top
    counted = {"attacks_won": (2, 5), "defences_won": (3, 3), "commands": (0, 1), "more": (1, 2)}
    of = replace(top.ending, counted=counted)
    assert list(of.all_figures()) == ["left", "defeated", "attacks_won", "commands", "more"]
    assert columns(of) == (("left", "defeated"), ("attacks_won", "commands", "more"))
    whole = replace(of, end=structs.replace(of.end, tally={**of.end.tally, "total": (9, 2)}))
    assert columns(whole).decide == ("left", "defeated", "total"), "a total is the sum of what stands by it"
    score = replace(of, end=structs.replace(of.end, tally={**of.end.tally, "score": (9, 2)}))
    assert columns(score).decide == ("score",), "a score is not"


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_the_score_fills_its_leaf_however_few_have_played(drive, seats, scale, size):
    """Half of it had been empty, and every number had stood on it twice."""
    h = drive(Results(Feed(seats), result(*range(1, seats + 1))), size, text_scale=scale)
    top = h.stack.top
    top.turn("score")
    h.frames(2)
    table, stamp = top.score.table, top.score.stamp
    rows = list(table.boxes().values())
    assert len(rows) == seats and all(table.rect.contains(row) for row in rows)
    assert table.rect.w >= 0.94 * size[0] and stamp.rect.y - rows[-1].bottom <= 0.05 * size[1]
    lefts = table.lefts()
    assert list(lefts) == ["left", "defeated"] and max(lefts.values()) + table.wide <= table.rect.right
    many = {str(n): tuple(range(seats)) for n in range(30)}
    crowd = ScoreTable(replace(top.ending, counted=many), table.rect)
    assert len(crowd.lefts()) >= 6 and min(crowd.lefts().values()) > table.rect.w * 0.25


def test_figures_stand_as_their_game_reads_them():
    """Loot & Recruit's third count had stood before its first: a recording keeps them by the alphabet."""
    tally = {"closing": (5, 6), "day": (3, 4), "morning": (1, 2), "total": (9, 12)}
    assert list(in_reading_order("loot_and_recruit", tally)) == ["morning", "day", "closing", "total"]
    assert next(iter(in_reading_order("loot_and_recruit", {**tally, "odd": (0, 0)}))) == "odd"
    for title in titles.titles():
        figures = titles.figures(title)
        assert figures is None or "total" not in figures.order or figures.order[-1] == "total"


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_marks_beside_bars_never_lie_on_one_another(drive, monkeypatch, scale):
    end = Result("victory", (0,), (1, 2, 3, 4, 5, 6), {f"figure {n}": (5, 1, 2, 3, 4, 6) for n in range(7)})
    top = drive(Results(Feed(6), end), text_scale=scale).stack.top
    area = Rect(0, 0, 480, 330)
    painted = []

    def mark(self, seat, px):
        painted.append(px)
        return pygame.Surface((px, px))

    class Sheet(pygame.Surface):
        def blit(self, source, at, *more):
            if source.get_size() == (painted[-1] if painted else 0,) * 2:
                boxes.append(Rect(at))
            return super().blit(source, at, *more)

    boxes = []
    monkeypatch.setattr(Ending, "mark_disc", mark)
    chart(top.ending, Sheet((480, 400)), area, [(name, name, end.tally[name]) for name in end.tally], 1.0)
    assert len(boxes) >= 24 and all(area.contains(box) for box in boxes)
    assert not [1 for n, box in enumerate(boxes) if box.inflate(0, -2).collidelist(boxes[:n]) >= 0]


def test_the_menu_is_one_press_away(drive):
    h = drive(Menu())
    h.stack.push(Results(Feed(2, verdict="fair"), result(1, 2)))
    h.settle()
    h.click("menu")
    h.frames(3)
    assert isinstance(h.stack.top, Menu)


def test_streaks_and_figures():
    lines = [
        line(1, True),
        line(2, True),
        line(3, False),
        line(4, True),
        line(5, True, seat=-1),
        line(6, True, "other"),
    ]
    record = history.record(lines, "battlegoats")
    assert (record.played, record.won, record.streak, record.best) == (4, 3, 1, 2)
    assert (record.longest, record.shortest) == (24, 21)
    assert history.record([], "").played == 0


def test_the_export_has_a_row_for_each_match(tmp_path):
    path = tmp_path / "out" / "history.csv"
    history.export([line(time.time(), True)], path)
    head, row = path.read_text(encoding="utf-8").splitlines()
    assert head.startswith("date,game,match") and head.endswith("left")
    assert "battlegoats" in row and row.endswith(",3")


def test_bars_below_nought_lie_left_of_it_and_all_are_on_one_scale():
    """-15 is longer than 10, and begins where 10 ends at the latest."""
    (minus, ten, none) = spans((-15, 10, 0), 500)
    assert minus == (0, 300) and ten == (300, 200) and none == (300, 0)
    assert spans((0, 0), 500) == [(0, 0), (0, 0)]
    assert spans((4, 8), 400) == [(0, 200), (0, 400)]


def test_figures_that_are_noughts_for_all_are_left_out():
    assert telling({"score": (0, 0), "gold": (0, 3), "cards": (0, 0)}) == ["gold"]


def test_an_award_goes_to_who_alone_was_ahead():
    tally = {"score": (9, 1, 2), "goats": (1, 6, 2), "bags": (3, 3, 0), "kills": (0, 0, 4)}
    found = awards_of(SimpleNamespace(all_figures=lambda: tally, figure=str.upper), {"score", "kills"})
    assert [(one.words, one.seat, one.value) for one in found] == [("GOATS", 1, "6")]


def test_the_first_awards_go_to_different_players():
    figures = {"one": (5, 1), "two": (6, 2), "three": (1, 3)}
    found = awards_of(SimpleNamespace(all_figures=lambda: figures, figure=str.upper), ())
    assert [(one.words, one.seat) for one in found] == [("ONE", 0), ("THREE", 1), ("TWO", 0)]


def over(title):
    """A table whose match has come to its end."""
    feed = FEEDS[title]()
    h, scene = open_table(feed, (1280, 720), pace="instant", reduced_motion=True)
    for n in range(6000):
        h.frames(1)
        if scene.updates.playing:
            scene.skip()
        elif scene.ready and scene.services.update.result is not None:
            break
        elif n == 30 and title != "lords_of_hell":
            feed.resign()
        elif n % 2 == 0 and title == "lords_of_hell" and not scene.updates.waiting:
            feed.time_is_up()
    calm(h, scene)
    return h, scene


def test_devils_are_named_as_at_the_table_and_an_old_picture_has_no_dead_button():
    h, scene = over("lords_of_hell")
    assert scene.group.find("act.wait") is None
    h.stack.push(Results(scene.feed, scene.services.update.result))
    h.frames(3)
    top = h.stack.top
    devils = [scene.table.known_as(seat) for seat in range(4)]
    assert len(set(devils)) == 4 and not set(devils) & {player.name for player in top.players}
    assert [top.ending.name(seat) for seat in range(4)] == devils
    shown = columns(top.ending).decide
    tally = top.end.tally
    assert all(sum(tally[name][seat] for name in shown[:-1]) == tally[shown[-1]][seat] for seat in range(4))


def test_a_defeat_says_how_far_one_came_and_objectives_are_told():
    h, scene = over("slayer_slayer")
    assert scene.services.update.result.winners == ()
    h.stack.push(Results(scene.feed, scene.services.update.result))
    h.frames(3)
    top = h.stack.top
    assert f"floor {scene.table.reading.floor} of 10" in top._far
    assert all(top.ending.told.roles[seat] for seat in range(3))
    assert [top.ending.place(seat) for seat in range(3)] == ["", "", ""], "where nobody wins, nobody is first"
    assert top.poster_words().how == top._far


@pytest.mark.parametrize("title", ["battlegoats", "goblin_raid", "slayer_slayer"])
def test_who_has_resigned_is_said_to_have_on_plate_and_row(title):
    h, scene = over(title)
    h.stack.push(Results(scene.feed, scene.services.update.result))
    h.frames(3)
    of = h.stack.top.ending
    assert of.told.resigned == {0}
    assert what_it_was(of, 0).startswith("Resigned") and "Resigned" not in what_it_was(of, 1)
    told = [ScoreTable(of, Rect(0, 0, 900, 400)).told(seat) for seat in of.told.known or (0, 1)]
    assert sum("Resigned" in text for text in told) == 1


def test_who_is_out_has_no_score_on_plate_row_and_bar(drive, monkeypatch):
    """It said "Score 0", where the last picture of the table says that there is none."""
    feed = Feed(3)
    feed.title = "slayer_slayer"
    tally = {"score": (310, 230, 0), "gold": (30, 70, 5), "trophies": (12, 1, 1), "cards": (1, 4, 2)}
    h = drive(Results(feed, Result("surface", (0,), (1, 2, 3), tally)))
    told = SeatsTold(unscored={2: h.stack.top.ending.words("sum-out")})
    of = replace(h.stack.top.ending, told=told)
    assert two_facts(of, 2, "cards") == ["Out, so no score"]
    assert two_facts(of, 1, "cards") == ["Score 230", "Cards 4"]
    drawn = []
    line = Lettering.line
    monkeypatch.setattr(Lettering, "line", lambda self, text, *a, **k: drawn.append(text) or line(self, text, *a, **k))
    table = ScoreTable(of, Rect(0, 0, 1200, 400))
    table.paint(h.surface, 1.0)
    assert table.told(2).startswith("Out, so no score") and "0" not in drawn and "\u2013" in drawn
    drawn.clear()
    chart(of, h.surface, Rect(0, 0, 400, 300), [("score", "Score", (310, 230, 0))], 1.0)
    assert "0" not in drawn and "\u2013" in drawn


def test_the_table_of_slayer_slayer_says_who_is_out():
    _, scene = over("slayer_slayer")
    reading = scene.table.context.reading
    assert [bool(scene.table.unscored(seat)) for seat in range(3)] == [bool(one.out) for one in reading.seats]
    reading.seats = [one._replace(out=seat == 1) for seat, one in enumerate(reading.seats)]
    assert not scene.table.unscored(0)
    assert scene.table.unscored(1) == "Out, so no score"


def test_what_the_main_button_means_stands_on_it():
    """Told as a tip it lay on the record above, for as long as the ring was there."""
    look = Look(Frame((1280, 720)))
    again = ResultAct("rematch", "Rematch", "the same seats", "danger", lambda: None)
    table = ResultAct("table", "Final table", "", "plain", lambda: None)
    main, _ = laid_actions(look, Rect(467, 643, 784, 52), [again, table], lambda action: "")
    assert main.small == "the same seats" and not main.tip


def test_from_the_last_picture_the_main_button_leads_back_to_the_results():
    h, scene = over("battlegoats")
    gone = []
    scene.on_over = lambda *_: gone.append(True)
    scene.refresh()
    h.frames(2)
    assert scene.group.main is not None and scene.group.main.id == "act.results"
    h.key("g")
    assert gone


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("language", ["en", "fi", "es"])
@pytest.mark.parametrize("share", [0.63, 1.0])
def test_the_rematch_has_the_largest_letters(share, size, language, monkeypatch, drive):
    high = {}

    def line(self, text, role, px, *of, **more):
        bare = "".join(sign for sign in unicodedata.normalize("NFD", text) if not unicodedata.combining(sign))
        high[text] = plain(self, bare, role, px, *of, **{**more, "drop": None}).get_bounding_rect().h
        return plain(self, text, role, px, *of, **more)

    plain = Lettering.line
    monkeypatch.setattr(Lettering, "line", line)
    top = drive(Results(Feed(2), result(1, 2)), size=size, language=language).stack.top
    top.session = SimpleNamespace(state="lobby", owner=True, goal="lan", seat=0)
    monkeypatch.setattr(Results, "match", property(lambda self: b"m"))
    top.story = SimpleNamespace(moments=[1])
    top.group = Group(top.look)
    inner = top.look.content("panel", top._sheet)
    tall = max(48, top.look.px(78))
    top._actions(Rect(inner.x, inner.bottom - tall, round(inner.w * share), tall))
    high.clear()
    for widget in top.group:
        widget.draw(pygame.Surface(size))
    ids = {widget.id: high[widget.text.upper()] for widget in top.group}
    assert len(ids) == 6 and all(ids["rematch"] > high for id, high in ids.items() if id != "rematch"), ids


@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 1.0), ((1280, 720), 1.5), ((1920, 1080), 1.0)])
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_no_fact_of_a_plate_lies_under_its_place(drive, monkeypatch, size, scale, seats):
    top = drive(Results(Feed(seats), result(*range(1, seats + 1))), size, text_scale=scale).stack.top
    box = top.page.plates[0]

    def printed(facts, place="1"):
        monkeypatch.setattr("game.scenes.results_plates.two_facts", lambda *of: facts)
        monkeypatch.setattr(Ending, "place", lambda self, seat: place)
        return printed_plate(top.ending, box.size, 0, "left")

    def changed(one, other):
        mask = pygame.mask.from_threshold(one, (0, 0, 0, 0), (8, 8, 8, 255), other)
        mask.invert()
        return mask.get_bounding_rects()

    number = changed(printed([]), printed([], ""))
    for letters in range(8, 40, 2):  # one of them is as wide as the plate in letters of full size
        facts = changed(printed(["M" * letters]), printed([]))
        assert number and facts
        assert not [box for box in facts if box.collidelist(number) >= 0], letters


def test_numbers_of_a_row_stand_on_one_line(drive, monkeypatch):
    """Whether what they are called takes one line or two."""
    tally = {"one": (31, 2), "a figure with a rather long name": (32, 1), "two": (33, 2), "total": (34, 3)}
    top = drive(Results(Feed(2), Result("victory", (0,), (1, 2), tally)), text_scale=1.5).stack.top
    numbers, at = [], []
    plain = Lettering.line

    def line(self, text, *how, **more):
        made = plain(self, text, *how, **more)
        if text in ("31", "32", "33", "34"):
            numbers.append(made)
        return made

    class Sheet(pygame.Surface):
        def blit(self, source, where, *more):
            if any(source is number for number in numbers):
                at.append(Rect(where).y)
            return super().blit(source, where, *more)

    monkeypatch.setattr(Lettering, "line", line)
    ScoreTable(top.ending, Rect(0, 0, 1215, 500)).paint(Sheet((1220, 500)), 1.0)
    assert len(at) == 4 and len(set(at)) == 1, at


def test_halves_are_as_long_as_what_they_count(drive, monkeypatch):
    """7 halves are drawn as 3½ beside 7 goblins, not as long as they."""
    top = drive(
        Results(Feed(2), Result("raid", (0,), (1, 2), {"half_points": (7, 2), "goblins_lost": (7, 2)}))
    ).stack.top
    told = []

    def noted(values, room, every):
        told.append((values, every))
        return spans(values, room, every)

    monkeypatch.setattr("game.scenes.results_sheets.spans", noted)
    figures = [(name, name, top.end.tally[name]) for name in top.end.tally]
    chart(top.ending, pygame.Surface((600, 400)), Rect(0, 0, 600, 400), figures, 1.0)
    assert sorted(values for values, _ in told) == [[3.5, 1, 0], [7, 2, 0]] and all(
        max(every) == 7 for _, every in told
    )


def test_bars_of_all_figures_are_on_one_scale_and_stand_by_place(drive, monkeypatch):
    end = Result("victory", (2,), (3, 2, 1), {"few": (1, 2, 4), "many": (5, 10, 15)})
    top = drive(Results(Feed(3), end)).stack.top
    filled = []
    surface = pygame.Surface((600, 400))
    monkeypatch.setattr(Ending, "mark_disc", lambda self, seat, px: filled.append(seat) or pygame.Surface((px, px)))
    figures = [(name, name, end.tally[name]) for name in end.tally]
    chart(top.ending, surface, Rect(0, 0, 600, 400), figures, 1.0)
    assert filled == [2, 1, 0] * 2
    few, many = (spans(end.tally[name], 300, [*end.tally["few"], *end.tally["many"]]) for name in ("few", "many"))
    assert [long for _, long in few] == [20, 40, 80] and [long for _, long in many] == [100, 200, 300]
    inks = [top.ending.colour(seat)[:3] for seat in (0, 1, 2)]
    long = {}
    for seat, ink in enumerate(inks):
        rows = [sum(surface.get_at((x, y))[:3] == ink for x in range(600)) for y in range(400)]
        long[seat] = sorted({n for n in rows if n})
    assert max(long[2]) > 3 * min(long[2]), "4 is not as long as 15"
