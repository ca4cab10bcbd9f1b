"""A window that takes a game's first lesson by mouse: `python -m tests.e2e.lesson_window TITLE`."""

from __future__ import annotations

import sys

from game.scenes.lesson_table import LessonTable
from game.scenes.menu import Menu
from game.session.window import shut_down
from tests.e2e.window import Window, say


class Pupil(Window):
    """Reads each page, then presses what is pointed at, and nothing else."""

    def learn(self):
        pages = []
        while True:
            self.h.frames(1)
            self.patient(pages=pages)
            table = self.top
            if table.page.kind == "watch" or table.updates.playing or table.services.aloft:
                table.skip()
                continue
            if table.page.kind != "step":
                pages.append(table.page.kind)
                return pages
            step = table.page.step
            if not pages or pages[-1] != step.id:
                pages.append(step.id)
            self.h.click(table.guide.group.main.rect.center if step.is_read else self.at_rest(table, step).center)

    def at_rest(self, table, step):
        """Where the thing lies, once the map no longer glides: who looks at it presses it there."""
        before = None
        while before is None or table.found(step.point[table.acted])[0] != before:
            before = table.found(step.point[table.acted])[0]
            self.h.frames(3)
        return before


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
