"""The third leaf of the results: the evening so far, and beside it the vote for the next game while one is held."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect, Surface

from game.evening import Evening
from game.scenes.results_evening import EveningPage
from game.scenes.results_sheets import Ending
from game.scenes.results_vote import VoteActs, VotePage, seats_of
from game.session import next_game
from game.session.session import Session
from game.ui.look import Look
from game.ui.widgets.group import Group
from net.protocol import messages as m

EVENING, TALL, APART = 0.635, 0.755, 0.012
"""Of the window: how wide the evening is beside the vote, how high the vote's sheet, and how far sheets and buttons are apart."""
GROWN = 28
"""Design pixels by which buttons with two lines are higher than the usual row."""


class NextLeaf:
    """Laid out by the results (`narrowed`, then `build`); its parts come and go with the evening and the vote."""

    def __init__(self, session: Session | None, leave: Callable[[], object]) -> None:
        """`leave` calls it a night."""
        self.evening: Evening | None = None
        """What was played with the same people before, this match included."""
        self.page: EveningPage | None = None
        self.vote: VotePage | None = None
        self.side: Rect | None = None
        """A sheet of its own for the vote, beside the evening."""
        self._session = session
        self._leave = leave

    @property
    def is_vote(self) -> bool:
        """Whether a vote is held."""
        return next_game.is_open(self._session)

    @property
    def is_there(self) -> bool:
        """Whether there is anything to show."""
        return self.evening is not None or self.is_vote

    @property
    def seconds(self) -> float:
        """How long it comes."""
        return self.page.seconds if self.page is not None else 0.0

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
        self.page = EveningPage(of, Rect(area.x, area.y, area.w, end - area.y), self.evening) if self.evening else None
        before, self.vote = self.vote, None
        if not is_vote:
            return
        grown = look.px(GROWN)
        panel, foot = Rect(area.x, area.y, area.w, area.h - grown), Rect(foot.x, foot.y - grown, foot.w, foot.h + grown)
        if self.side is not None:
            panel = look.content("panel", self.side)
            top = self.side.bottom + round(look.frame.size[1] * APART)
            foot = Rect(self.side.x, top, self.side.w, sheet.bottom - top)
        self.vote = self._made(of, panel, foot, key)
        self.vote.join(group)
        if before is not None and (sound := self.vote.news_since(before)):
            look.play(sound)

    def _made(self, of: Ending, panel: Rect, foot: Rect, key: str) -> VotePage:
        session = self._session
        assert session is not None and session.lobby is not None
        lead = session.lobby.lead
        to_lobby = (lambda: session.send(m.Rematch(lead))) if session.owner and session.goal != "alone" else None
        acts = VoteActs(lambda title: next_game.vote(session, title), lambda: next_game.change_ready(session), self._leave,
                        to_lobby)  # fmt: skip
        return VotePage(of, panel, foot, session.lobby, seats_of(session.lobby, session.own_keys()), acts, key)

    def come(self, before_s: float, shown_s: float) -> list[str]:
        """The sounds of what has come between two moments."""
        return self.page.come(before_s, shown_s) if self.page is not None else []

    def paint_sheet(self, surface: Surface, look: Look) -> None:
        """The vote's own sheet."""
        if self.side is not None:
            look.paper(surface, "panel", self.side, 10)

    def paint(self, surface: Surface, shown_s: float) -> None:
        """What has come after so long."""
        if self.page is not None:
            self.page.paint(surface, shown_s)
        if self.vote is not None:
            self.vote.paint(surface)
