"""The third leaf of the results: the evening so far, and beside it the vote for the next game while one is held."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect, Surface

from game.evening import Evening
from game.scenes.results_beats import EveningBeats, Play, VoteBeats
from game.scenes.results_evening import EveningPage
from game.scenes.results_sheets import Ending
from game.scenes.results_vote import VoteActs, VotePage, seats_of
from game.session import next_game
from game.session.session import Session
from game.ui.look import Look
from game.ui.motion import Motion, Scope, Task
from game.ui.widgets.group import Group
from net.protocol import messages as m

EVENING, TALL, APART = 0.635, 0.755, 0.012
"""Of the window: how wide the evening is beside the vote, how high the vote's sheet, and how far sheets and buttons are apart."""
GROWN = 28
"""Design pixels by which buttons with two lines are higher than the usual row."""


class NextLeaf:
    """Laid out by the results (`narrowed`, then `build`); its parts come and go with the evening and the vote."""

    def __init__(self, session: Session | None, leave: Callable[[], object], motion: Scope, play: Play) -> None:
        """`leave` calls it a night; what comes moves in `motion`."""
        self.evening: Evening | None = None
        """What was played with the same people before, this match included."""
        self.page: EveningPage | None = None
        self.vote: VotePage | None = None
        self.side: Rect | None = None
        """A sheet of its own for the vote, beside the evening."""
        self._session = session
        self._leave = leave
        self._motion, self._play = motion, play
        self._beats: EveningBeats | None = None
        self._added: Task | None = None
        """The motion in which the last match is added to the evening."""
        self._votes = VoteBeats()

    @property
    def is_vote(self) -> bool:
        """Whether a vote is held."""
        return next_game.is_open(self._session)

    @property
    def is_there(self) -> bool:
        """Whether there is anything to show."""
        return self.evening is not None or self.is_vote

    @property
    def comes(self) -> bool:
        """Whether the last match is still being added to the evening."""
        return self._added is not None and not self._added.done

    def narrowed(self, sheet: Rect, frame: tuple[int, int]) -> Rect:
        """Return the sheet of the results as this leaf leaves it room."""
        self.side = None
        if not self.is_vote or self.evening is None:
            return sheet
        w, h = frame
        left = Rect(sheet.x, sheet.y, round(w * EVENING), sheet.h)
        x = left.right + round(w * APART)
        self.side = Rect(x, sheet.y, w - sheet.x - x, round(h * TALL))
        return left

    def build(self, of: Ending, sheet: Rect, area: Rect, foot: Rect, group: Group, key: str) -> None:
        """Lay it out: in `area` over the buttons at `foot`, or down to the end of the sheet. `key` presses the main button."""
        look, is_vote = of.look, self.is_vote
        end = look.content("panel", sheet).bottom if is_vote else area.bottom
        self.page = None
        if self.evening is not None:
            self.page = EveningPage(
                of, Rect(area.x, area.y, area.w, end - area.y), self.evening, self._begun(self.evening)
            )
        before, self.vote = self.vote, None
        if not is_vote:
            return
        grown = look.px(GROWN)
        panel, foot = Rect(area.x, area.y, area.w, area.h - grown), Rect(foot.x, foot.y - grown, foot.w, foot.h + grown)
        if self.side is not None:
            panel = look.content("panel", self.side)
            top = self.side.bottom + round(look.frame.size[1] * APART)
            foot = Rect(self.side.x, top, self.side.w, sheet.bottom - top)
        self.vote = self._made(of, panel, foot, key, before)
        self.vote.join(group)
        if (motion := self._votes.hear(self.vote.lobby, self._play)) is not None:
            self._start(motion)

    def _begun(self, evening: Evening) -> EveningBeats:
        """How far the evening has come: it begins to when it is first seen."""
        if self._beats is None or self._beats.evening is not evening:
            self._beats = EveningBeats(evening)
            self._added = self._start(self._beats.come(self._play))
        return self._beats

    def _start(self, motion: Motion) -> Task:
        """Under reduced motion it is at its end at once."""
        task = self._motion.start(motion)
        if self._motion.pace.reduced:
            self._motion.skip()
        return task

    def _made(self, of: Ending, panel: Rect, foot: Rect, key: str, before: VotePage | None) -> VotePage:
        session = self._session
        assert session is not None and session.lobby is not None
        lead = session.lobby.lead
        to_lobby = (lambda: session.send(m.Rematch(lead))) if session.owner and session.goal != "alone" else None
        acts = VoteActs(lambda title: next_game.vote(session, title), lambda: next_game.change_ready(session), self._leave,
                        to_lobby)  # fmt: skip
        return VotePage(of, panel, foot, session.lobby, seats_of(session.lobby, session.own_keys()), acts, key,
                        self._votes, before)  # fmt: skip

    def paint_sheet(self, surface: Surface, look: Look) -> None:
        """The vote's own sheet."""
        if self.side is not None:
            look.paper(surface, "panel", self.side, 10)

    def paint(self, surface: Surface) -> None:
        """Draw what lies under the widgets."""
        if self.page is not None:
            self.page.paint(surface)
        if self.vote is not None:
            self.vote.paint(surface)

    def paint_over(self, surface: Surface) -> None:
        """Draw what falls over them."""
        if self.vote is not None:
            self.vote.paint_over(surface)
