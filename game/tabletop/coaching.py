"""The coach at a table: asked for by its key or its word in the strip, read on a sheet of its own, pointed at on the table."""

from __future__ import annotations

from typing import Protocol

from pygame import Rect, Surface

from game.engine.ask import SeatAsk
from game.engine.rules import View
from game.engine.spaces import Plain
from game.tabletop.coach_sheet import Answer, Bar, Body, Home, Page, Sheet, Told, buttons, home, room_of
from game.tabletop.coach_words import CoachWords
from game.tabletop.contract import Regions, TitleScreen
from game.tabletop.feed import Update
from game.tabletop.numbered import disc_at, draw_disc, ring
from game.tabletop.services import TableServices
from game.titles.coaching import Counsel, Hint, Nod, Remark, Verdict
from game.ui import palette
from game.ui.hexmap.view import HexmapView
from game.ui.widgets.group import Group

NOD_S = 8.0
"""Seconds for which a good word stays."""
COMPARED = 3
"""Bars on the sheet."""
CLOSE = 0.005
"""Values that are no farther apart can't be told apart on the sheet."""


class Coach(Protocol):
    """Whoever thinks for this seat (`game/session/coach.py`)."""

    hint: Hint | None
    """The answer to the latest question, once it is there; more of its steps may come."""

    @property
    def is_thinking(self) -> bool: ...

    def wake(self) -> None:
        """Something may be asked of it soon."""
        ...

    def ask(self, view: View, ask: SeatAsk) -> None: ...

    def forget(self) -> None:
        """Nobody waits for the hint any more."""
        ...

    def poll(self) -> None: ...

    def take_verdict(self) -> Verdict | None: ...

    def is_about_last(self, verdict: Verdict) -> bool:
        """Whether the move that it is about is the last thing that the person has done."""
        ...


class TableHints:
    """What the coach says at one table."""

    def __init__(self, table: TitleScreen, services: TableServices) -> None:
        self._table = table
        self._services = services
        self.words = CoachWords(table, services)
        self.coach: Coach | None = None
        """None: nobody thinks for this seat here."""
        self.face = "portrait_05"
        """The print of the coach's face."""
        self.verdict: Verdict | None = None
        """What it has to say of a move."""
        self._left_s = 0.0
        """How long a good word still stays."""
        self._by_hint = False
        """The person's last move was a step of a hint."""
        self._was_last = False
        """That was the last thing that the person had done when it was said."""
        self.folded = False
        self._about: int | None = None
        """The id of the question that a hint was asked for, or that its next step answers."""
        self._done = 0
        """Steps of the hint that were played."""
        self._begun: list[Plain] = []
        """Choices of the present step that were played."""
        self._followed: Update | None = None
        """Where its last step was played: the next one waits for what comes after."""
        self._state: tuple[object, object] = (False, 0), None
        """Which step is the present one, and what else the sheet says."""
        self._home: Home | None = None
        """Where the sheet lies; None: it does not."""
        self._page: Page | None = None
        self._body: Body | None = None

    # asking, following, putting away

    def press(self) -> None:
        """The key: ask for a hint, or put it away."""
        services = self._services
        ask = services.update.ask
        if self.coach is None:
            return
        if self._about is not None:
            self._put_away()
        elif ask is not None and ask.space is not None and not services.sent:
            self.verdict, self.folded = None, False
            self._about, self._done, self._begun, self._followed = ask.id, 0, [], None
            self._body = None
            self.coach.ask(services.update.view, ask)
            services.play_sound("paper_turn")
            services.refresh()
        else:
            services.play_sound("error")

    def close(self) -> bool:
        """Put away what lies there; False where nothing does."""
        if not self.is_open:
            return False
        self._put_away()
        return True

    def played(self, choice: Plain) -> None:
        """The person answers: a hint stays while its steps are followed."""
        self.verdict = None
        self._by_hint = choice in self._ahead()
        if not self._by_hint:
            self._put_away()
            return
        self._begun.append(choice)
        if not self._ahead():
            self._done, self._begun = self._done + 1, []
        if self._ahead():
            self._followed = self._services.update
        else:
            self._put_away()

    def _ahead(self) -> list[Plain]:
        """What is still to be played of the present step."""
        hint = self.shown
        if hint is None or self._done >= len(hint.steps):
            return []
        step = hint.steps[self._done]
        return [choice for choice in (step.choice, *step.more) if choice not in self._begun]

    def update(self, dt: float) -> None:
        """Take in what the coach has said; what is no longer asked is not answered."""
        coach = self.coach
        if coach is None:
            if self.is_open:
                self._put_away()
            return
        ask = self._services.update.ask
        if ask is not None and ask.space is not None:
            coach.wake()
        coach.poll()
        self._take_verdict(coach, dt)
        if self._about is not None:
            self._go_on()
        state = (self.shown is not None, self._done), (self.shown, self.verdict, self.can_take_back)
        if state[0] != self._state[0]:
            self._bring_in_sight()
        if state != self._state:
            self._state = state
            self._services.refresh()

    def _take_verdict(self, coach: Coach, dt: float) -> None:
        """Take in what it says of a move, unless it had said that move itself; away with what is over."""
        verdict = coach.take_verdict()
        is_wanted = not (self._by_hint and verdict is not None and coach.is_about_last(verdict))
        if isinstance(verdict, Nod) and self._about is not None:
            is_wanted = False  # a hint is read that was asked for
        if verdict is not None and is_wanted:
            self._put_away()
            self.verdict, self.folded, self._was_last = verdict, False, coach.is_about_last(verdict)
            self._left_s = NOD_S
            self._services.play_sound("paper_turn")
        self._left_s -= dt
        past = self._was_last and self.verdict is not None and not coach.is_about_last(self.verdict)
        if past or (isinstance(self.verdict, Nod) and self._left_s <= 0):
            self._put_away()

    def _go_on(self) -> None:
        """Away with a hint whose question is gone; on to the question that its next step answers."""
        services = self._services
        if self._followed is not None and (services.sent or services.update is self._followed):
            return
        ask, hint = services.update.ask, self.shown
        if self._followed is not None and ask is not None and ask.space is not None and hint is not None:
            self._followed = None
            if any(ask.space.contains(choice) for choice in self._ahead()):
                self._about = ask.id
                return
        if services.sent or not self._is_asked():
            self._put_away()

    def _is_asked(self) -> bool:
        ask = self._services.update.ask
        return self._followed is None and ask is not None and ask.id == self._about and ask.space is not None

    @property
    def shown(self) -> Hint | None:
        """The hint that stands there."""
        return self.coach.hint if self.coach is not None and self._about is not None else None

    @property
    def is_open(self) -> bool:
        """Whether the sheet lies there."""
        return self._about is not None or self.verdict is not None

    @property
    def can_take_back(self) -> bool:
        """Whether the move that was remarked upon can be taken back now, and nothing else with it."""
        verdict, coach, services = self.verdict, self.coach, self._services
        if not isinstance(verdict, Remark) or coach is None or services.sent or not coach.is_about_last(verdict):
            return False
        ask = services.update.ask
        return ask is not None and ask.space is not None and ask.take_back

    def _put_away(self) -> None:
        self._about, self._done, self._begun, self._followed, self.verdict = None, 0, [], None, None
        if self.coach is not None:
            self.coach.forget()
        self._services.refresh()

    def _take_back(self) -> None:
        if self.can_take_back:
            self._put_away()
            self._services.feed.take_back()

    # the sheet

    def make_home(self, regions: Regions) -> Regions:
        """The parts of the table, with the sheet where it lies there."""
        self._home, self._services.side_taken = None, self.is_open
        if not self.is_open:
            return regions
        look, told, room = self._services.look, self._told(), room_of(regions)[0]
        page = self._page
        if page is None or (page.look, page.told, page.folded) != (look, told, self.folded) or (
            page.wide, page.room) != room.size:  # fmt: skip
            page = self._page = Page(look, told, room.w, room.h, self.folded)
        self._home = home(regions, look, page)
        return self._home.regions

    def build(self, group: Group) -> None:
        """Lay the sheet on the table: what it takes the place of can't be pressed through it."""
        if self._home is None or self._page is None:
            return
        page, sheet, look, tr = self._page, self._home.sheet, self._services.look, self._services.tr
        covered = sheet.inflate(8, 8)
        group.widgets = [widget for widget in group if not covered.contains(widget.rect)]
        group.add(Sheet(look, sheet, page))
        if not page.folded:
            group.add(self._body_of(page, page.body.move(sheet.topleft)))
        fold = Answer("coach.fold", tr("table-coach-open" if self.folded else "table-coach-fold"), self.fold)
        away = Answer("coach.close", tr("table-coach-close"), self.close)
        for button in buttons(look, sheet, page, fold, away):
            group.add(button)

    def _body_of(self, page: Page, rect: Rect) -> Body:
        """What is printed there: the widget that shows it already, else one that is scrolled as far."""
        before = self._body
        if before is None or before.page is not page or before.rect != rect:
            self._body = Body(page.look, rect, page)
            self._body.scroll_to(before.offset if before is not None else 0)
        assert self._body is not None
        return self._body

    def fold(self) -> None:
        """The head alone, or all of it again."""
        self.folded = not self.folded
        self._services.refresh()

    def make_room(self) -> None:
        """A page of the side was opened that lies under the sheet: it folds."""
        if self._home is not None and self._home.hides and not self.folded:
            self.fold()

    def _told(self) -> Told:
        tr, hint = self._services.tr, self.shown
        if self.verdict is not None:
            return self._told_after(self.verdict)
        told = Told(tr("table-coach"), tr("table-coach-hard"), self.face)
        if hint is None:
            return Told(told.name, told.under, self.face, text=tr("table-hint-thinking"))
        if not hint.steps:
            return Told(told.name, told.under, self.face, text=tr("table-hint-none"))
        compared = self._compared(hint) if self._done <= hint.weighed else []
        best = compared[0][1] if compared else 0.0
        return Told(
            told.name, told.under, self.face,
            steps=[self.words.step(step) for step in hint.steps],
            done=self._done,
            why=self._because(hint),
            worth=tr("table-coach-worth"),
            bars=[Bar(words, str(round(100 * value)), value) for words, value in compared],
            note=tr("table-coach-close-call") if any(value > best - CLOSE for _, value in compared[1:2]) else "",
        )  # fmt: skip

    def _because(self, hint: Hint) -> str:
        """Why: of the step that was weighed, or of the present one; which one that is, where there are several."""
        at = hint.weighed if hint.worth and hint.weighed >= self._done else self._done
        why = hint.steps[at].why if at < len(hint.steps) else None
        if why is None:
            return ""
        key = "table-coach-why" if len(hint.steps) == 1 else "table-coach-why-step"
        return self._services.tr(key, n=at + 1, why=self.words.why(why))

    def _compared(self, hint: Hint) -> list[tuple[str, float]]:
        """What was compared, in words and with its value: the best first, of what is told in the same words the nearest. Nothing
        where all figures are 0 or 100: then it no longer matters, and there is nothing to compare."""
        found: dict[str, float] = {}
        for one in hint.worth:
            found.setdefault(self.words.deed(one.counsel), one.value)
        shown = list(found.items())[:COMPARED]
        is_open = any(0 < round(100 * value) < 100 for _, value in shown)
        return shown if len(shown) > 1 and is_open else []

    def _told_after(self, verdict: Verdict) -> Told:
        tr, words = self._services.tr, self.words
        answers = []
        if isinstance(verdict, Remark):
            kept = tr("table-coach-keep" if self.can_take_back else "table-coach-read")
            answers.append(Answer("coach.keep", kept, self.close))
        if self.can_take_back:
            key = self._services.key_name("undo")
            answers.insert(0, Answer("coach.back", tr("table-coach-back"), self._take_back, "gold", key))
        return Told(
            tr("table-coach"), tr("table-coach-after"), self.face, heading=words.heading(verdict),
            text=words.reckoned(verdict), answers=answers,
        )  # fmt: skip

    # drawing

    def draw(self, surface: Surface, group: Group, numbered: bool = True) -> None:
        """Rings round what each step is about, with the step's number; round the row that is pressed for the present step, and
        the button that answers where it is about nothing. `numbered`: not while things bear the keys that press them."""
        hint, look = self.shown, self._services.look
        if hint is None or self._followed is not None:
            return
        found: list[tuple[Rect, int]] = []
        for number, step in enumerate(hint.steps, 1):
            if number > self._done:
                found += [(thing, number) for thing in self._things(step, group, number == self._done + 1)]
        for thing, _ in found:
            ring(surface, look, thing, palette.GLOW)
        taken: list[Rect] = []
        for thing, number in found if numbered else ():
            disc = disc_at(look, thing, surface.get_rect())
            while disc.collidelist(taken) >= 0:  # Two steps about one thing: their numbers stand side by side.
                disc.x -= disc.w
            taken.append(disc.inflate(-4, -4))
            draw_disc(surface, look, disc, number, palette.GLOW)

    def _things(self, counsel: Counsel, group: Group, is_now: bool) -> list[Rect]:
        """Where that lies which a counsel is about."""
        found = [place for value in counsel.deed.at if (place := self._place(value, group)) is not None]
        if not is_now:
            return found
        choice = counsel.choice
        row = self._table.row_of(choice)
        if found or row is not None:
            return [*found, *([row] if row is not None else [])]
        verb = choice[0] if isinstance(choice, list) and choice else choice
        answers = (group.find(f"act.{verb}"), group.find(f"act.word.{verb}"))
        return [button.rect for button in answers if button is not None and button.enabled][:1]

    def _place(self, value: list[int | str], group: Group) -> Rect | None:
        """Where a thing lies; a hex where it is in view, and the map is left where it was moved to."""
        view = next((widget for widget in group if isinstance(widget, HexmapView)), None)
        if value[0] != "hex" or view is None:
            return self._table.where(value[0] if len(value) == 1 else tuple(value))
        box = view.box_of(str(value[1]))
        return box if view.rect.contains(box) else None

    def _bring_in_sight(self) -> None:
        """Have the map show what the present step is about, once."""
        hint = self.shown
        steps = hint.steps[self._done :] if hint is not None else ()
        for value in steps[0].deed.at if steps else ():
            if value[0] == "hex":
                self._table.where(tuple(value))
