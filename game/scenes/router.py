"""The router: makes the scene that a route names. The only module that knows all scenes; no scene knows it."""

from __future__ import annotations

from game.scenes.routes import LobbyRoute, PauseRoute, ResultsRoute, SavedMatchesRoute, TableRoute, TitleCardRoute
from game.stack.context import Context
from game.stack.routes import HomeRoute, Route, SettingsRoute
from game.stack.scene import Scene
from game.stack.stack import Stack
from game.tabletop.routes import CodexRoute, HistoryRoute


def open_stack(context: Context, first: Scene | None = None) -> Stack:
    """Return a stack of scenes whose routes lead to this program's scenes."""
    return Stack(context, make_scene, first)


def make_scene(route: Route) -> Scene:
    """Return the scene that a route names. Each is loaded when it is first needed: the first frame needs few of them."""
    match route:
        case HomeRoute():
            from game.scenes.menu import Menu

            return Menu()
        case SettingsRoute(page):
            from game.scenes.settings import SettingsScene

            return SettingsScene(page)
        case CodexRoute(title, phase, chapter, table):
            from game.scenes.codex import Codex

            return Codex(title, phase=phase, chapter=chapter, table=table)
        case HistoryRoute(scene, line):
            from game.tabletop.history_view import HistoryView
            from game.tabletop.scene import TableScene

            assert isinstance(scene, TableScene)
            return HistoryView(scene, line)
        case LobbyRoute(session):
            from game.scenes.lobby import Lobby

            return Lobby(session)
        case TableRoute(session, feed):
            from game.scenes.curtain import Curtain
            from game.scenes.hot_seat import table_of

            return table_of(session, feed, Curtain)
        case ResultsRoute(feed, result, session, is_shared):
            from game.scenes.results import Results

            return Results(feed, result, session, is_shared)
        case PauseRoute(table):
            from game.scenes.pause import Pause

            return Pause(table)
        case SavedMatchesRoute():
            from game.scenes.saved_matches import SavedMatches

            return SavedMatches()
        case TitleCardRoute(title):
            from game import titles
            from game.scenes.title_card import TitleCard

            return TitleCard(titles.title(title))
    raise TypeError(f"no scene for {type(route).__name__}")
