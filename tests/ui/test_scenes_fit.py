"""Every scene at both sizes, in three languages, with small and large text: no word is cut, nothing lies on another."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pygame
import pytest
from local_feed import LocalFeed
from table_driver import calm, my_turn

from game import history, titles
from game.bots.players import LOBBY_LEVELS
from game.engine.match import Result
from game.scenes.broke import Broke
from game.scenes.codex import Codex
from game.scenes.credits import Credits
from game.scenes.fall_report import FallReport
from game.scenes.friends_set_up import FriendsSetUp
from game.scenes.history import History
from game.scenes.host_set_up import HostSetUp
from game.scenes.lan_tables import LanTables
from game.scenes.lobby import Lobby
from game.scenes.menu import Menu
from game.scenes.own_shelf import OwnShelf
from game.scenes.pause import Pause
from game.scenes.results import Results
from game.scenes.router import open_stack
from game.scenes.settings import SettingsScene
from game.scenes.statistics import StatisticsScene
from game.scenes.tell_us import TellUs
from game.scenes.title_card import TitleCard
from game.scenes.verdict_words import explained
from game.scenes.welcome import Welcome
from game.scenes.who_can_play import WhoCanPlay
from game.session.proof import StoodIn
from game.session.session import SESSION
from game.session.window import BROWSER
from game.stack.choices import Choices
from game.stack.context import Context
from game.stack.scene import Scene
from game.stack.stack import Stack
from game.tabletop.hotspots import HotspotWidget
from game.tabletop.scene import TableScene
from game.titles.battlegoats.screen.fight import Fight, Fighter
from game.titles.battlegoats.screen.layout import ground, sheet_for
from game.ui.fonts import Role
from game.ui.harness import Harness
from game.ui.lettering import Lettering, Measure, wide
from game.ui.widgets.players import PlayerPlate
from net.fairness.outcome import Outcome
from net.protocol import messages as m
from net.storage import falls
from tests.titles.battlegoats.table import battle
from tests.ui.scenes_rig import joined, room  # noqa: F401
from tests.ui.test_scenes_lan import Browser, table
from tests.ui.test_scenes_results import Feed, result

SMALL, LARGE = (1280, 720), (1920, 1080)
WAYS = [
    *((SMALL, language, 1.5) for language in ("en", "fi", "es")),
    *((SMALL, language, 1.0) for language in ("fi", "es", "en")),
    (SMALL, "fi", 0.8),
    (LARGE, "fi", 1.5),
    (LARGE, "es", 1.0),
]
"""Size, language, text scale: the tight ones all, of the roomy ones a sample."""
PEOPLE = {"Maija", "Inés", "Väinö", "Kalle", "Otso", "Bot Mudge", "Maximiliano de la Fuente"}
"""Names are as long as people make them: they may end in an ellipsis."""


class Cuts:
    """What the lettering could not show whole."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.found: list[str] = []
        ellipsis, pieces = Lettering.ellipsis, Lettering._pieces

        def cut(lettering: Lettering, text: str, *how: Any, **more: Any) -> str:
            shown = ellipsis(lettering, text, *how, **more)
            if shown != text:
                self.found.append(f"{text.rstrip('. ')!r} as {shown!r}")
            return shown

        def broken(word: str, role: Role, px: int, width: int, measure: Measure, language: str) -> list[str]:
            found = pieces(word, role, px, width, measure, language)
            if len(found) > 1 and measure is wide:  # what is only tried is not shown
                self.found.append(f"{word!r} broken into {found}")
            return found

        monkeypatch.setattr(Lettering, "ellipsis", cut)
        monkeypatch.setattr(Lettering, "_pieces", staticmethod(broken))

    def take(self) -> list[str]:
        found, self.found = self.found, []
        return [cut for cut in found if not any(name.lower() in cut.lower() for name in PEOPLE)]


def overlaps(scene: Scene, size: tuple[int, int]) -> Iterator[str]:
    """Widgets that lie on one another, or outside the window."""
    window = pygame.Rect(0, 0, *size)
    shown = [w for w in scene.group if w.visible and not isinstance(w, HotspotWidget)]
    solid = [w for w in shown if w.focusable or isinstance(w, PlayerPlate)]
    for widget in solid:
        if not window.contains(widget.rect):
            yield f"{widget.id or type(widget).__name__} leaves the window: {widget.rect}"
    for one, other in itertools.combinations(solid, 2):
        both = one.rect.clip(other.rect)
        if both.w > 2 and both.h > 2:
            yield f"{one.id or type(one).__name__} {one.rect} lies on {other.id or type(other).__name__} {other.rect}"


def faults(harness: Harness, cuts: Cuts, *anew: Callable[[], object]) -> list[str]:
    """Go through all the ways with what is on top, or in each of them with whatever `anew` brings there; what is wrong, with the
    way in which it is."""
    found: list[str] = []
    context = harness.stack.context
    for size, language, scale in WAYS:
        cuts.take()
        if harness.size != size:
            harness.resize(size)
        context.change(language=language, text_scale=scale)
        harness.frames(2)
        way = f"{size[0]}x{size[1]} {language} {scale:.0%}"
        for bring in anew or (lambda: None,):
            bring()
            top = harness.stack.top
            top.dirty = True
            harness.frames(1)
            found += [f"{way}: {fault}" for fault in dict.fromkeys([*cuts.take(), *overlaps(top, size)])]
    return found


def none(found: list[str]) -> None:
    if found:
        pytest.fail("\n".join(dict.fromkeys(found)), pytrace=False)


@pytest.fixture
def cuts(monkeypatch: pytest.MonkeyPatch) -> Cuts:
    return Cuts(monkeypatch)


def shown(scene: Callable[[], Scene]) -> Harness:
    def build() -> Stack:
        context = Context(size=SMALL)
        context.change(name="Maija", language="en", pace="instant")
        return open_stack(context, scene())

    return Harness(build, SMALL)


def fallen(scene: Callable[[], Scene]) -> Scene:
    """A scene after something broke."""
    try:
        raise ValueError("planted")
    except ValueError as error:
        falls.note(error, "the window, Menu")
    return scene()


PLAIN: dict[str, Callable[[], Scene]] = {
    "welcome": Welcome,
    "menu": Menu,
    "title card": lambda: TitleCard(titles.title("battlegoats")),
    "host set-up": HostSetUp,
    "settings": SettingsScene,
    "settings look": lambda: SettingsScene("look"),
    "settings sound": lambda: SettingsScene("sound"),
    "settings keys": lambda: SettingsScene("keys"),
    "settings disk": lambda: SettingsScene("disk"),
    "codex": lambda: Codex("battlegoats", phase="attack"),
    "codex cards": lambda: Codex("battlegoats", page="cards"),
    "credits": Credits,
    "friends": lambda: FriendsSetUp(titles.title("slayer_slayer")),
    "tell us": TellUs,
    "tell us of what broke": lambda: fallen(TellUs),
    "something broke": Broke,
    "a table broke": lambda: Broke("abcd1234", lambda stack: None),
    "a table broke again": lambda: Broke("abcd1234"),
    "what broke": lambda: fallen(FallReport),
    "who can play": WhoCanPlay,
    "own games and cards": OwnShelf,
}


@pytest.mark.parametrize("name", PLAIN)
def test_scenes(name: str, cuts: Cuts) -> None:
    none(faults(shown(PLAIN[name]), cuts))


def test_the_list_of_tables(cuts: Cuts) -> None:
    browser = Browser()
    browser.found = [table("Bea"), table("Cid", free=0), table("Ada", phase="playing", locked=True)]
    harness = shown(Menu)
    harness.stack.context.stash[BROWSER] = browser
    harness.stack.push(LanTables())
    harness.frames(2)
    none(faults(harness, cuts))


@pytest.mark.parametrize("seats", [2, 6])
def test_results(seats: int, cuts: Cuts) -> None:
    end: Result = result(*range(1, seats + 1))
    none(faults(shown(lambda: Results(Feed(seats, verdict="fair"), end)), cuts))


OUTCOMES = [
    Outcome("fair"),
    *(
        Outcome("open", why)
        for why in ("rules", "seed", "late", "watched", "words", "unheard", "log", "unsigned", "rolled_back", "file")
    ),
    *(
        Outcome("cheated", why, 117)
        for why in (
            "story",
            "view",
            "play",
            "no_result",
            "chain",
            "my_secret",
            "no_commitments",
            "opening",
            "signature",
            "order",
            "my_play",
            "sealed",
            "error",
        )
    ),
]


class Judged(Results):
    """Results whose match was judged so."""

    judged = OUTCOMES[0]
    outcome = property(lambda self: self.judged)  # type: ignore[assignment]

    def _questioned(self) -> list[str]:
        return ["Maximiliano de la Fuente", "Inés"]


@pytest.mark.parametrize("kind", ["fair", "open", "cheated"])
def test_every_outcome_of_a_match(kind: str, cuts: Cuts) -> None:
    """On the results, and explained on a sheet."""
    made = Judged(Feed(3, verdict="fair"), result(1, 2, 3))
    harness = shown(lambda: made)
    said: set[str] = set()

    def judged(outcome: Outcome) -> None:
        while harness.stack.top is not made:
            harness.stack.pop()
            harness.frames(20)
        made.judged = outcome
        made.rebuild()
        harness.frames(1)
        said.add(made.verdict()[1])

    def told(outcome: Outcome) -> None:
        judged(outcome)
        made.explain()
        harness.frames(20)
        assert isinstance(harness.stack.top, Choices)

    outcomes = [outcome for outcome in OUTCOMES if outcome.kind == kind]
    none(faults(harness, cuts, *(partial(bring, outcome) for bring in (judged, told) for outcome in outcomes)))
    assert len(said) >= 3, "each language says it"


def test_who_made_moves_for_whom(cuts: Cuts) -> None:
    """The longest that the stamp's page becomes, in the language of each way."""
    stood_in = [
        StoodIn("Maximiliano de la Fuente", 12, 31, (("Väinö", 4),)),
        *(StoodIn(name, 3, 2) for name in ("Inés", "Otso", "Kalle")),
    ]
    harness = shown(lambda: Judged(Feed(3, verdict="fair"), result(1, 2, 3)))
    harness.stack.push(Choices("", [], ""))

    def anew() -> None:
        tr, text = harness.stack.context.tr, harness.stack.context.text
        about = explained(text, Outcome("fair"), [], ("palo", "kimi", "tuli"), stood_in)
        harness.stack.pop()
        harness.frames(20)
        harness.stack.push(Choices(tr("trust-fair"), [("close", tr("lobby-close"), "plain", None)], about))
        harness.frames(20)

    none(faults(harness, cuts, anew))


def test_history(cuts: Cuts, monkeypatch: pytest.MonkeyPatch) -> None:
    played = [
        history.Played(f"/{n}", f"m{n}", "battlegoats", 0, ("Maija", "Inés"), ("human", "bot"), 20 + n, 60, n * 9e4, 100,
                       "victory", (1, 2), (0,), {"left": (3, 0)}, levels=("", LOBBY_LEVELS[n % -3]))
        for n in range(12)
    ]  # fmt: skip
    monkeypatch.setattr(history, "matches", lambda: played)
    none(faults(shown(History), cuts))
    figures = shown(StatisticsScene)
    none(faults(figures, cuts))
    for line in (0, 1):
        figures.stack.top._choose(line)
        figures.settle()
        none(faults(figures, cuts))


@pytest.mark.parametrize("seats", [2, 6])
def test_the_lobby_and_the_pause(seats: int, cuts: Cuts, monkeypatch: pytest.MonkeyPatch) -> None:
    from tests.ui.scenes_rig import Room

    made = Room(seats)
    monkeypatch.setattr("game.session.session._open_line", lambda session, address: made.line(session.wanted))
    harness = shown(Menu)
    host = joined(harness.stack.context, "Maija")
    harness.stack.context.stash[SESSION] = host
    harness.stack.push(Lobby(host))
    harness.frames(3)
    host.send(m.AddBot(1, "hard"))
    harness.frames(3)
    none(faults(harness, cuts))
    # People instead of the bot: the table has words to compare.
    host.send(m.Clear(1))
    host.poll()
    others = [
        joined(harness.stack.context, name) for name in ("Inés", "Väinö", "Kalle", "Otso", "Bot Mudge")[: seats - 1]
    ]
    harness.frames(3)
    for _ in range(8):
        for session in (host, *others):
            session.poll()
    harness.frames(3)
    assert host.trust.words is not None and any(widget.id == "words" for widget in harness.stack.top.group)
    none(faults(harness, cuts))
    if seats > 2:
        return
    harness.stack.push(Pause(TableScene(LocalFeed(seats=2))))
    harness.frames(2)
    none(faults(harness, cuts))


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_news_in_the_lobby_cover_nobody(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    from tests.ui.scenes_rig import Room

    made = Room(seats)
    monkeypatch.setattr("game.session.session._open_line", lambda session, address: made.line(session.wanted))
    harness = shown(Menu)
    host = joined(harness.stack.context, "Maija")
    harness.stack.context.stash[SESSION] = host
    harness.stack.push(Lobby(host))
    harness.frames(3)
    for size, scale in ((SMALL, 1.0), (SMALL, 1.5), (LARGE, 1.5)):
        harness.resize(size)
        harness.stack.context.change(text_scale=scale)
        harness.stack.toasts.clear()
        harness.stack.toast("Maximiliano de la Fuente changed the rules: everybody is asked again")
        harness.stack.toast("Väinö joins the table")
        harness.frames(3)
        for slip in harness.stack.slips:
            covered = [w.id for w in harness.stack.top.group if w.focusable and w.rect.colliderect(slip.rect)]
            assert not covered, (size, scale, slip.text, slip.rect, covered)


# ---------------------------------------------------------------- the table


def at_table(feed: LocalFeed) -> tuple[Harness, TableScene]:
    scene = TableScene(feed)
    feed.busy = lambda: scene.updates.playing is not None or bool(scene.updates.waiting)
    return shown(lambda: scene), scene


@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("muster", ["basic", "draft"])
def test_before_the_battle(seats: int, muster: str, cuts: Cuts) -> None:
    feed = LocalFeed(seats=seats, seed=4, options={"muster": muster}, clock=None)
    harness, scene = at_table(feed)
    kind = my_turn(harness, scene)
    assert kind == ("draft" if muster == "draft" else "deploy")
    feed.held = True
    found = faults(harness, cuts)
    if kind == "deploy":
        harness.click("act.fill")
        found += faults(harness, cuts)
    none(found)


FIELDS = (
    "A: F1 hawkeye_hilda, F2 double_ballista, M1 lookout, M2 armored_pig, B2 pig_a_pult. B: F1 big_gruff, F2 skunk, F3 lion",
    ". C: F1 night_owl, M2 vanguard_billy. D: F1 giant_toppler, F2 headlong_charger",
    ". E: F2 tail_end_tess. F: F3 honour_guard",
)


@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("tab", ["card", "rules", "chat"])
def test_the_battle(seats: int, tab: str, cuts: Cuts) -> None:
    feed = LocalFeed(match=battle("".join(FIELDS[: seats // 2]), seats=seats).match, seats=seats, clock=45.0)
    feed.held = True
    harness, scene = at_table(feed)
    calm(harness, scene)
    scene.furniture.side.open_tab(tab)
    found = faults(harness, cuts)
    if tab == "card":
        scene.table.click(("at", 0, "F2"))
        scene.table.click(("at", 1, "F1"))
        scene.pointing.point(("at", 0, "F2"))
        scene.refresh()
        found += faults(harness, cuts)
    none(found)


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_fight(seats: int, cuts: Cuts) -> None:
    """The longest names and a full ledger, counted and compared, on the sheet or put aside."""
    feed = LocalFeed(match=battle("".join(FIELDS[: seats // 2]), seats=seats).match, seats=seats, clock=45.0)
    feed.held = True
    harness, scene = at_table(feed)
    calm(harness, scene)
    shown: Any = scene.table
    left, right = Fighter(0, "F2", "headlong_charger"), Fighter(1, "F1", "vanguard_billy")
    for fighter in (left, right):
        lines = [["printed", fighter.card, None, 6], ["own", fighter.card, None, 3], ["aura", "tail_end_tess", "M2", 2]]
        fighter.lines = [shown.pages.line(line, "F2") for line in lines]
        fighter.stamped, fighter.total, fighter.verdict = 3, 11, "falls"
    fight = Fight(left, right, "compare", burst="11:11", after="Shout")
    shown.fight.begin(fight)
    shown.fight.name(fight)

    def named() -> None:
        shown.fight.name(fight)

    found = faults(harness, cuts, named)
    shown.fight.is_aside = True
    none([*found, *faults(harness, cuts, named)])


@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_sheet_of_a_fight_leaves_both_fields_to_be_seen(seats: int, size: tuple[int, int]) -> None:
    place = ground(size, 1.0, "battle", tuple(range(seats)), seats)
    for one, other in itertools.combinations(range(seats), 2):
        sheet = sheet_for(place, (one, other))
        for (owner, space), cell in place.cells.items():
            if owner in (one, other):
                assert not sheet.colliderect(cell), (one, other, owner, space)
        for owner in (one, other):
            assert not sheet.colliderect(place.regions.plates[owner])
        assert not sheet.colliderect(place.regions.ask)


def test_the_sheet_goes_aside_and_comes_back() -> None:
    """By a click on it and on its tab, and by the key; a click beside it still skips."""
    feed = LocalFeed(match=battle("".join(FIELDS[:2]), seats=4).match, seats=4, clock=None)
    feed.held = True
    scene = TableScene(feed)
    harness = shown(lambda: scene)
    scene.context.change(pace="normal")
    harness.seconds(0.5)
    feed.play(["attack", "F1", [[1, "F1"]]])
    table: Any = scene.table
    for _ in range(300):
        harness.frames(1)
        if table.fight.shown is not None and table.fight.shown.step == "compare":
            break
    harness.click(table.fight.rect.center)
    assert table.fight.is_aside and scene.updates.playing is not None
    harness.click(table.fight.rect.midtop)
    assert table.fight.is_aside and not scene.motion.busy
    feed2 = LocalFeed(match=battle("".join(FIELDS[:2]), seats=4).match, seats=4, clock=None)
    feed2.held = True
    scene = TableScene(feed2)
    harness = shown(lambda: scene)
    scene.context.change(pace="normal")
    harness.seconds(0.5)
    feed2.play(["attack", "F1", [[1, "F1"]]])
    table = scene.table
    harness.seconds(2.0)
    harness.key("m")
    assert table.fight.is_aside and scene.updates.playing is not None
    harness.click(table.fight.tab.center)
    assert not table.fight.is_aside and scene.updates.playing is not None
