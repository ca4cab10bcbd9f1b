"""A window that takes a game's first lesson by mouse: `python -m tests.e2e.lesson_window TITLE`."""

from __future__ import annotations

import sys
import time

from game.scenes.lesson_table import LessonTable
from game.scenes.menu import Menu
from game.scenes.results import Results
from game.session.window import shut_down
from tests.e2e.window import Window, say


class Pupil(Window):
    """Reads each page, then does what is asked."""

    def learn(self):
        pages = []
        while not isinstance(self.top, Results):
            self.h.frames(1)
            time.sleep(0.002)
            self.patient(pages=pages)
            top = self.top
            if not isinstance(top, LessonTable):
                self.h.key("escape")
                continue
            if top.page is not None and (not pages or pages[-1] != top.page.id):
                pages.append(top.page.id)
            guide = top.guide
            if guide is not None and guide.group.main is not None:
                self.h.click(guide.group.main.rect.center)
                if top.over:
                    break
                continue
            if not top.ready or top.updates.playing or top.services.sent:
                continue
            if top.services.update.result is not None:
                self.h.key("escape")  # a click meant for the table went to the results, and they were put aside
                continue
            ask = top.services.update.ask
            if ask is not None and ask.space is not None:
                self.click_something(top)
        return pages


def main():
    [title] = sys.argv[1:]
    pupil = Pupil("Maija")
    try:
        pupil.h.settle()
        pupil.wait(Menu, lambda menu: menu.group.find(f"poster.{title}") is not None)
        pupil.h.settle()
        pupil.h.click(f"poster.{title}")
        pupil.h.settle()
        pupil.h.click("lesson")
        pupil.wait(LessonTable)
        pages = pupil.learn()
        options = pupil.h.stack.context.settings.options
        say(pages=pages, progress=options[f"lesson {title}"])
    finally:
        shut_down(pupil.h.stack.context)


if __name__ == "__main__":
    main()
