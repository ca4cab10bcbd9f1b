"""Two people at one window of a real host, by mouse and keyboard, as a process of its own: set up in the title card, left in the
middle, taken up again by Continue, played to the results.

    python -m tests.e2e.hot_window
"""

import time

from game.scenes.curtain import Curtain
from game.scenes.friends_set_up import FriendsSetUp
from game.scenes.hot_seat import HotTable
from game.scenes.menu import Menu
from game.scenes.pause import Pause
from game.scenes.results import Results
from game.scenes.saved_matches import SavedMatches
from game.session.window import shut_down
from game.stack.dialog import Dialog
from tests.e2e.window import Window, say
from tests.patience import BY_MOUSE


def set_up(window):
    """From the menu: poster, Together, Play."""
    h = window.h
    window.wait(Menu, lambda top: top.group.find("poster.battlegoats") is not None)
    h.settle()
    h.click("poster.battlegoats")
    h.settle()
    h.click("friends")
    window.wait(FriendsSetUp)
    h.settle()
    h.click("name.1")
    h.type("Inez")
    h.click("play")


def lift(window):
    """The called person sits down and reads what happened meanwhile."""
    curtain = window.wait(Curtain)
    h, name = window.h, curtain.table.name
    h.settle()
    h.seconds(0.4)
    h.key("return")
    h.settle()
    while isinstance(window.top, Dialog):
        h.key("return")
        h.settle()
    return name


def play(window):
    """To the results; who sat down, in order."""
    sat, quiet = [], 0.0
    while not isinstance(window.top, Results):
        window.h.frames(1)
        window.rest()
        window.patient(sat=sat)
        top = window.top
        if isinstance(top, Curtain):
            sat.append(lift(window))
        elif isinstance(top, HotTable):
            free = top.personal and top.ready and not top.updates.playing and not top.services.sent
            if free and top.wanted(top.services.update) and time.monotonic() >= quiet:
                window.click_something(top)
                window.wake()
                quiet = time.monotonic() + 0.01
    return sat


def leave(window):
    """By the pause, from the curtain."""
    window.wait(Curtain)
    h = window.h
    h.settle()
    h.key("escape")
    window.wait(Pause)
    h.settle()
    h.click("leave")
    h.settle()
    h.click("leave")
    window.wait(Menu)


def take_up_again(window):
    """Continue: the host again, and all who sat here."""
    h = window.h
    h.settle()
    until = time.monotonic() + BY_MOUSE
    h.click("saved")
    window.wait(SavedMatches)
    while not window.top.lines or window.top.lines[0].trouble:  # the host that ends still has its journal
        h.frames(1)
        time.sleep(0.1)
        window.top.read()
        window.top.rebuild()
        if time.monotonic() > until:
            say(stuck="journal")
            raise SystemExit(3)
    h.settle()
    h.click("resume")
    window.wait(Curtain)


def main():
    window = Window("Maija")
    try:
        set_up(window)
        first = lift(window)
        table = window.top
        say(first=first, people=len(window.top.hot.tables), seat=table.feed.seat, match=table.live.match)
        window.h.key("f4")
        leave(window)
        take_up_again(window)
        hot = next(scene for scene in window.h.stack.scenes if isinstance(scene, HotTable)).hot
        say(again=[table.name for table in hot.tables], match=hot.chief.feed.match)
        sat = play(window)
        end = window.wait(Results, lambda top: top.feed.verified() != "")
        window.h.settle()
        say(sat=sorted(set(sat)), places=list(end.end.places), verified=end.feed.verified(), headline=end.headline())
    finally:
        shut_down(window.h.stack.context)


if __name__ == "__main__":
    main()
