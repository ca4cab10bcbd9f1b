"""How far a player has come with the acts of one step of a lesson."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

from game.lessons.script import Handle

Point = str | Handle


class Acts:
    """`Acts(points, is_in_hand)`: the first `done` of what a step points at were pressed, in the step's order. What is in hand
    already is not asked for again, and what was put back is, whatever was pressed since."""

    def __init__(
        self, points: Sequence[Point] = (), is_in_hand: Callable[[Hashable], bool] = lambda handle: False
    ) -> None:
        self.points = points
        self.done = 0
        self._is_in_hand = is_in_hand
        self._chosen: list[Point] = []
        """What was passed because it is in hand."""
        self.pass_chosen()

    def press(self) -> None:
        """What is pointed at was pressed."""
        before = self.done
        self.pass_chosen()
        if self.done == before:
            self.done += 1
            self.pass_chosen()

    def back(self) -> None:
        """To the act before."""
        self.done = max(0, self.done - 1)

    def back_to_what_is_left(self) -> None:
        """To the first that was in hand and no longer is."""
        passed = self.points[: self.done]
        gone = (n for n, point in enumerate(passed) if point in self._chosen and not self._is_chosen(point))
        self.done = next(gone, self.done)

    def pass_chosen(self) -> None:
        """On to the first act that is left."""
        while self.done < len(self.points) and self._is_chosen(self.points[self.done]):
            self._chosen.append(self.points[self.done])
            self.done += 1

    def _is_chosen(self, point: Point) -> bool:
        return not isinstance(point, str) and self._is_in_hand(tuple(point))
