"""How each scene of the game is come to, for the walks by keyboard and by gamepad (`test_every_hand`).

A scene class without a line in `WALKS` fails there: write how it is opened, and what Escape does if it does not close it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

from hot_rig import Window
from local_feed import LocalFeed
from table_driver import calm, my_turn, open_table
from test_scenes_lan import Browser, table
from test_scenes_results import Feed, result
from test_vote import Table, evening, lobby_of

from game import history, titles
from game.bots.players import LOBBY_LEVELS
from game.lessons.script import load
from game.scenes.broke import Broke
from game.scenes.codex import Codex
from game.scenes.connecting import Connecting
from game.scenes.credits import Credits
from game.scenes.curtain import Curtain
from game.scenes.failure import Failure
from game.scenes.fall_report import FallReport
from game.scenes.friends_set_up import FriendsSetUp
from game.scenes.history import History
from game.scenes.host_set_up import HostSetUp
from game.scenes.hot_seat import HotTable
from game.scenes.how_to_play import HowToPlay
from game.scenes.invite_picture import InviteSheet
from game.scenes.lan_tables import LanTables
from game.scenes.lesson_table import LessonTable, lesson_table
from game.scenes.lobby import Lobby
from game.scenes.lobby_people import Dresser
from game.scenes.lobby_table import Cut, LiveTable, SatIn
from game.scenes.menu import Menu
from game.scenes.moment_sheet import MomentSheet
from game.scenes.own_shelf import OwnShelf
from game.scenes.pause import Pause
from game.scenes.portrait_sheet import PortraitSheet
from game.scenes.replay import ReplayTable, open_replay
from game.scenes.replay_plain import PlainMoment
from game.scenes.results import Results
from game.scenes.router import open_stack
from game.scenes.saved_matches import SavedMatches
from game.scenes.settings import SettingsScene
from game.scenes.statistics import StatisticsScene
from game.scenes.tell_us import TellUs
from game.scenes.title_card import TitleCard
from game.scenes.welcome import Welcome
from game.scenes.who_can_play import WhoCanPlay
from game.session.records import Trouble, Wanted
from game.session.session import SESSION, Session
from game.session.window import BROWSER
from game.settings_file import SettingsFile
from game.stack.choices import Choices
from game.stack.context import Context
from game.stack.dialog import Answer, Dialog
from game.stack.key_sheet import KeySheet
from game.stack.on_screen_keyboard import Letters
from game.stack.scene import Scene
from game.tabletop.history_view import HistoryView
from game.tabletop.log_sheet import LogSheet
from game.tabletop.scene import TableScene
from game.tabletop.story import Said, Story, Turning
from game.ui.harness import Harness
from net.protocol import messages as m
from net.storage.recording import Moment
from tests.ui import scenes_rig
from tests.ui.scenes_rig import Room, joined

SIZE = (1280, 720)
Patch = Any
"""pytest's monkeypatch."""


@dataclass(frozen=True)
class Walk:
    """`open(patch)` gives a harness with the scene on top. Escape closes it or opens something over it; `why` not."""

    kind: type[Scene]
    open: Callable[[Patch], Harness]
    why: str = ""


class Blank(Scene):
    """Something to stand on."""


def context() -> Context:
    file = SettingsFile()
    file.change(language="en", name="Maija", pace="instant", reduced_motion=True)
    return Context(file, size=SIZE)


def over_menu(scene: Callable[[], Scene]) -> Callable[[Patch], Harness]:
    """On top of something, as most are on the menu."""

    def opened(patch: Patch) -> Harness:
        harness = Harness(lambda: open_stack(context(), Blank()), SIZE)
        harness.stack.push(scene())
        harness.settle()
        return harness

    return opened


def menu(patch: Patch) -> Harness:
    """With all its posters on the wall."""
    harness = Harness(lambda: open_stack(context(), Menu()), SIZE)
    harness.seconds(1.0)
    return harness


def lan(patch: Patch) -> Harness:
    browser = Browser()
    browser.found = [table("Bea"), table("Cid", free=0), table("Ada", phase="playing", locked=True)]
    harness = menu(patch)
    harness.stack.context.stash[BROWSER] = browser
    harness.stack.push(LanTables())
    harness.settle()
    return harness


def shelf(scene: Callable[[], Scene]) -> Callable[[Patch], Harness]:
    def opened(patch: Patch) -> Harness:
        played = [
            history.Played(f"/{n}", f"m{n}", "battlegoats", 0, ("Maija", "Inés"), ("human", "bot"), 20 + n, 60, n * 9e4, 100,
                           "victory", (1, 2), (0,), {"left": (3, 0)}, levels=("", LOBBY_LEVELS[n % -3]))
            for n in range(12)
        ]  # fmt: skip
        patch.setattr(history, "matches", lambda: played)
        return over_menu(scene)(patch)

    return opened


def at_room(seats: int, patch: Patch) -> tuple[Harness, Session, Room]:
    """The host's window, with a session at a table without sockets."""
    made = Room(seats)
    patch.setattr("game.session.session._open_line", lambda session, address: made.line(session.wanted))
    harness = Harness(lambda: open_stack(context(), Blank()), SIZE)
    host = joined(harness.stack.context, "Maija")
    harness.stack.context.stash[SESSION] = host
    return harness, host, made


def lobby(patch: Patch) -> Harness:
    harness, host, _ = at_room(4, patch)
    harness.stack.push(Lobby(host))
    harness.frames(3)
    host.send(m.AddBot(1, "hard"))
    harness.settle()
    harness.frames(3)
    return harness


def live(patch: Patch) -> Harness:
    """A table that was begun from the lobby."""
    harness, host, _ = at_room(2, patch)
    harness.stack.push(Lobby(host))
    harness.frames(3)
    host.send(m.AddBot(1, "easy"))
    harness.frames(3)
    host.send(m.Start())
    with harness.passing():
        for _ in range(200):
            harness.frames(1)
            top = harness.stack.top
            if isinstance(top, LiveTable) and top.ready and not top.updates.playing and not top.updates.waiting:
                break
    harness.settle()
    return harness


def pause(patch: Patch) -> Harness:
    harness = live(patch)
    harness.stack.push(Pause(harness.stack.top))
    harness.settle()
    return harness


def sat_in(patch: Patch) -> Harness:
    harness = live(patch)
    patch.setattr(LiveTable, "sat_in", property(lambda table: True))
    harness.settle()
    return harness


def dresser(patch: Patch) -> Harness:
    harness, host, _ = at_room(4, patch)
    harness.stack.push(Dresser(host))
    harness.settle()
    return harness


def invite(patch: Patch) -> Harness:
    harness, host, _ = at_room(4, patch)
    harness.stack.push(InviteSheet(host))
    harness.settle()
    return harness


def connecting(patch: Patch) -> Harness:
    harness, _, made = at_room(4, patch)
    made.deaf = True
    ours = harness.stack.context
    harness.stack.push(Connecting(lambda: Session.joined(ours, Wanted("Maija", "BRISKET-LANTERN"))))
    harness.frames(4)
    return harness


def recorded(patch: Patch) -> tuple[Harness, Session]:
    """A match to its end, recorded by the seat that hosts."""
    harness, host, made = at_room(2, patch)
    scenes_rig.recorded(host, made)
    return harness, host


def vote(patch: Patch) -> Harness:
    """The evening so far, and what is voted for next."""
    wanted = {0: "battlegoats", 1: "battlegoats", 2: "lords_of_hell", 3: "slayer_slayer"}
    table = Table(lobby_of(4, wanted, ready=(1, 2)))
    harness = over_menu(lambda: Results(Feed(4, verdict="fair"), result(1, 2, 3, 4), table))(patch)  # type: ignore[arg-type]
    results = harness.stack.top
    assert isinstance(results, Results)
    results.third.evening = evening(4, 3)
    results.turn("evening")
    harness.settle()
    return harness


def moment(patch: Patch) -> Harness:
    """A moment of a match that has ended, as a picture."""
    harness = over_menu(lambda: Results(Feed(4, verdict="fair"), result(1, 2, 3, 4)))(patch)
    results = harness.stack.top
    assert isinstance(results, Results)
    said = Said("You win!"), Said("Night Owl falls.", picture="night_owl", name="Night Owl")
    told = [Turning(n, n + 1.0, one, n, -n) for n, one in enumerate(said)]
    results.story = Story(((9, 9, 9, 9), (4, 0, 0, 0)), tuple(told))
    results.share("29.11.2026")
    harness.settle()
    return harness


def replay(patch: Patch) -> Harness:
    harness, host = recorded(patch)
    open_replay(harness.stack, host.feed.match, at=5)
    harness.settle()
    if harness.stack.top.playback.running:
        harness.key("return")
    return harness


def replay_in_words(patch: Patch) -> Harness:
    """A play that no table can draw: its view names a phase that nobody knows."""
    section = Moment.section
    patch.setattr(Moment, "section", lambda self, name: "never_heard_of" if name == "public" else section(self, name))
    harness, host = recorded(patch)
    open_replay(harness.stack, host.feed.match, at=5)
    for _ in range(2):
        harness.settle()
        harness.frames(2)
    return harness


def at_table(title: str, seats: int, asked: str = "", **more: Any) -> tuple[Harness, TableScene]:
    """A table at which this seat is asked something; nothing moves any more."""
    feed = LocalFeed(title, seats=seats, seed=3, clock=None, **more)
    harness, scene = open_table(feed, SIZE, pace="instant", name="Maija", reduced_motion=True)
    with harness.passing():
        for _ in range(4000):
            harness.frames(1)
            if scene.updates.playing is not None:
                scene.skip()
            elif not scene.updates.waiting and not scene.services.sent:
                ask = scene.services.update.ask
                if ask is not None and ask.space is not None and ask.kind.startswith(asked):
                    break
                if ask is not None and ask.space is not None:
                    feed.play(feed.match.default(feed.seat))
    feed.held = True
    calm(harness, scene)
    return harness, scene


def titles_table(title: str, seats: int, asked: str = "") -> Callable[[Patch], Harness]:
    return lambda patch: at_table(title, seats, asked)[0]


def look_back(patch: Patch) -> Harness:
    harness, scene = at_table("battlegoats", 2)
    for _ in range(6):
        my_turn(harness, scene)
        scene.feed.held = False
        scene.feed.play(scene.feed.match.default(0))
    calm(harness, scene)
    scene.feed.held = True
    at = next(n for n, v in enumerate(scene.log.versions) if v in scene.past.versions() and v < scene.updates.seen)
    scene.look_back(at)
    harness.settle()
    return harness


def log_sheet(patch: Patch) -> Harness:
    harness, scene = at_table("battlegoats", 2)
    my_turn(harness, scene)
    scene.open_log()
    harness.settle()
    return harness


def lesson(patch: Patch) -> Harness:
    """The first page that waits for an act lies beside the table: one to be read has the key for the ring's thing."""
    harness = over_menu(SettingsScene)(patch)
    script = load("battlegoats")
    assert script is not None
    first = next(at for at, step in enumerate(script.step) if not step.is_read)
    harness.stack.push(lesson_table(harness.stack, "battlegoats", first))
    with harness.passing():
        for _ in range(200):
            harness.frames(1)
            if harness.stack.top.page.kind == "step":
                break
    harness.settle()
    return harness


def letters(patch: Patch) -> Harness:
    """For the name, in the settings."""
    harness = over_menu(SettingsScene)(patch)
    harness.stack.push(Letters(harness.stack.top, harness.widget("name")))
    harness.settle()
    return harness


def hot_table(patch: Patch) -> Harness:
    """Two people at one window, the first has sat down."""
    window = Window(patch, 2, 2, settings={"reduced_motion": True})
    window.lift()
    window.h.seconds(0.5)
    return window.h


def curtain(patch: Patch) -> Harness:
    window = Window(patch, 2, 2, settings={"reduced_motion": True})
    window.until(Curtain)
    window.h.settle()
    window.h.seconds(0.5)
    return window.h


def dialog() -> Scene:
    return Dialog("Leave the table?", "The match goes on without you.",
                  [Answer("yes", "Leave the table", "danger"), Answer("no", "Back"), Answer("r", "Resign")])  # fmt: skip


def cut() -> Scene:
    return Cut(
        SimpleNamespace(
            movable=True,
            phase="lobby",
            owner=False,
            seat=1,
            state="cut",
            away=12.0,
            poll=lambda: None,
            succession=SimpleNamespace(moves_after=30.0, host_left=False),
        )
    )  # type: ignore[arg-type]


ASK = "the table waits for the line; its buttons say what else can be done"
WALKS: dict[str, Walk] = {
    "welcome": Walk(Welcome, over_menu(Welcome)),
    "menu": Walk(Menu, menu),
    "title card": Walk(TitleCard, over_menu(lambda: TitleCard(titles.title("goblin_raid")))),
    "host set-up": Walk(HostSetUp, over_menu(HostSetUp)),
    "tables on the LAN": Walk(LanTables, lan),
    **{f"settings {page}": Walk(SettingsScene, over_menu(lambda page=page: SettingsScene(page)))  # type: ignore[misc]
       for page in ("play", "look", "sound", "keys", "pad", "disk")},
    "portraits": Walk(PortraitSheet, over_menu(PortraitSheet)),
    "codex": Walk(Codex, over_menu(lambda: Codex("battlegoats", phase="attack"))),
    "codex cards": Walk(Codex, over_menu(lambda: Codex("battlegoats", page="cards"))),
    "sheet of keys": Walk(KeySheet, over_menu(lambda: KeySheet(Menu()))),
    "letters": Walk(Letters, letters),
    "credits": Walk(Credits, over_menu(Credits)),
    "how to play": Walk(HowToPlay, over_menu(HowToPlay)),
    "history": Walk(History, shelf(History)),
    "saved matches": Walk(SavedMatches, shelf(SavedMatches)),
    "statistics": Walk(StatisticsScene, shelf(StatisticsScene)),
    "failure": Walk(Failure, over_menu(lambda: Failure(Trouble("passphrase", ""), again=lambda _: None))),
    "dialog": Walk(Dialog, over_menu(dialog)),
    "choices": Walk(Choices, over_menu(lambda: Choices("Maija", [("a", "Sit", "primary", None), ("b", "Leave", "danger", None)],
                                                       "Who sits here?"))),
    "dresser": Walk(Dresser, dresser),
    "invite": Walk(InviteSheet, invite),
    "connecting": Walk(Connecting, connecting),
    "lobby": Walk(Lobby, lobby),
    "live table": Walk(LiveTable, live),
    "pause": Walk(Pause, pause),
    "a bot has sat in": Walk(SatIn, sat_in),
    "people at one window": Walk(FriendsSetUp, over_menu(lambda: FriendsSetUp(titles.title("slayer_slayer")))),
    "a seat at one window": Walk(HotTable, hot_table),
    "curtain": Walk(Curtain, curtain),
    "who can play": Walk(WhoCanPlay, over_menu(WhoCanPlay)),
    "own games and cards": Walk(OwnShelf, over_menu(OwnShelf)),
    "tell us": Walk(TellUs, over_menu(TellUs)),
    "something broke": Walk(Broke, over_menu(Broke)),
    "what broke": Walk(FallReport, over_menu(FallReport)),
    "cut off": Walk(Cut, over_menu(cut), ASK),
    "results": Walk(Results, over_menu(lambda: Results(Feed(4, verdict="fair"), result(1, 2, 3, 4)))),
    "a moment as a picture": Walk(MomentSheet, moment),
    "replay": Walk(ReplayTable, replay),
    "replay in words": Walk(PlainMoment, replay_in_words),
    "look back": Walk(HistoryView, look_back),
    "the whole log": Walk(LogSheet, log_sheet),
    "lesson": Walk(LessonTable, lesson),
    "vote for the next game": Walk(Results, vote),
    "table battlegoats": Walk(TableScene, titles_table("battlegoats", 2, "deploy")),
    "table slayer_slayer": Walk(TableScene, titles_table("slayer_slayer", 4)),
    "table goblin_raid": Walk(TableScene, titles_table("goblin_raid", 2)),
    "table loot_and_recruit": Walk(TableScene, titles_table("loot_and_recruit", 3)),
    "table lords_of_hell": Walk(TableScene, titles_table("lords_of_hell", 4)),
}  # fmt: skip
NOT_SHOWN = {"LobbyHands", "Shelf", "Gallery", "Cards", "Dice", "Atlas"}
"""What scenes have in common, never a scene by itself; and the sheets of widgets, which no player sees."""
