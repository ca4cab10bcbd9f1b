"""What the guide of a lesson says of a move that the player chose freely."""

from __future__ import annotations

from game.bots.coach import Begin
from game.lessons.feed import LessonFeed
from game.session.coach import Coach
from game.titles.coaching import Verdict


class LessonCoach:
    """Looks on at a lesson. A process thinks; it is started when there is something to think of."""

    def __init__(self, feed: LessonFeed) -> None:
        match = feed.match
        seed = f"lesson {feed.lesson.seed}"
        self.coach = Coach(Begin(feed.title, feed.seat, match.options, match.seat_kinds, seed))
        if feed.last is not None:
            self.coach.observe(feed.last)
        feed.onlooker = self.coach
        self.verdict: Verdict | None = None
        """What there is to say of the last move; nothing once another one was made."""

    def hear(self, is_wanted: bool) -> bool:
        """Take in what it says, where that is wanted; whether there is something new, or no longer."""
        before = self.verdict
        self.coach.poll()
        found = self.coach.take_verdict()
        if found is not None and is_wanted:
            self.verdict = found
        if self.verdict is not None and not self.coach.is_about_last(self.verdict):
            self.verdict = None
        return self.verdict is not before
