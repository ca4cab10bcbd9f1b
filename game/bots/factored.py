"""A match played word by word, for learners and judges from outside (`pettingzoo_env.py`, `openspiel_game.py`).

An action is a word of the title's vocabulary. A seat stays the acting one until its choice is complete; then the choice is
played. Words that nothing but one could follow are said by themselves, all but the first.
"""

from __future__ import annotations

from game.bots.spelling import End, Node, Said, Speller, Step
from game.bots.vocabulary import SeatReader, WordList, asked
from game.engine.match import Match
from game.engine.refusal import Refused


class SpelledMatch:
    """A match and the words that each seat has said of its choice so far."""

    def __init__(self, match: Match, vocabulary: WordList, said: dict[int, Said] | None = None) -> None:
        self.match = match
        self.vocabulary = vocabulary
        self._said: dict[int, Said] = dict(said or {})
        self._nodes: dict[int, tuple[tuple[int, int], Node]] = {}

    def copy(self) -> SpelledMatch:
        """Return an independent copy."""
        return SpelledMatch(self.match.copy(), self.vocabulary, self._said)

    def acting(self) -> int:
        """Return whose word is taken next. Where several decide at once they come one after the other, each with its whole
        choice; who may still change an answer, or play on in an open ask, does not keep the others waiting."""
        waiting = self.match.waiting_for()
        return waiting[self.match.plays % len(waiting)]

    def said(self, seat: int) -> Said:
        """Return the words that the seat has said of its choice so far."""
        self.node(seat)
        return self._said.get(seat, ())

    def node(self, seat: int) -> Node:
        """Return the words that the seat may say now with what they lead to; none where it is not asked."""
        match = self.match
        if match.result is not None or seat not in match.waiting_for():
            self._said.pop(seat, None)
            return {}
        moment = match.ask_id, match.plays
        known = self._nodes.get(seat)
        if known is None or known[0] != moment:
            known = self._nodes[seat] = moment, self._walk(seat)
        return known[1]

    def actions(self, seat: int) -> list[int]:
        """Return the actions of the words that the seat may say now, in increasing order."""
        return sorted(self.vocabulary.index[word] for word in self.node(seat))

    def say(self, seat: int, action: int) -> bool:
        """Say one word, and those that must follow it; return whether that made a play.

        A choice that the rules refuse after all is spelled anew from the start. Raises ValueError for a word that may not
        be said now.
        """
        word = self.vocabulary.words[action]
        node = self.node(seat)
        if word not in node:
            raise ValueError(f"seat {seat} can't say {word!r} after {self.said(seat)}")
        step, said = _forced(node[word](), (*self._said.get(seat, ()), word))
        if isinstance(step, End):
            self._said.pop(seat, None)
            self._nodes.pop(seat, None)
            try:
                self.match.play(seat, step.choice)
            except Refused:
                return False
            return True
        self._said[seat] = said
        self._nodes[seat] = (self.match.ask_id, self.match.plays), step
        return False

    def _walk(self, seat: int) -> Node:
        """Follow the words said so far through what may be chosen now; where they lead nowhere any more, begin anew."""
        match = self.match
        assert match.ask is not None
        reader = SeatReader(self.vocabulary, match.view(seat), asked(match.ask))
        root = _node(Speller(reader).spell(match.space(seat)))
        node = root
        for word in self._said.get(seat, ()):
            step = node[word]() if word in node else None
            if step is None or isinstance(step, End):
                self._said.pop(seat)
                return root
            node = step
        return node

    def reward(self, seat: int) -> float:
        """Return 1 for winners, -1 for the rest; 0 where nobody has won, or not yet."""
        result = self.match.result
        if result is None or not result.winners:
            return 0.0
        return 1.0 if seat in result.winners else -1.0


def _forced(step: Step, said: Said) -> tuple[Step, Said]:
    while not isinstance(step, End) and len(step) == 1:
        ((word, following),) = step.items()
        step, said = following(), (*said, word)
    return step, said


def _node(step: Step) -> Node:
    assert not isinstance(step, End), "every space has a word to say"
    return step
