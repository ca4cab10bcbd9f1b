"""What is proven of a recorded match, from its file alone: worked out on a thread while somebody watches."""

from __future__ import annotations

import logging
import threading

from game import titles
from game.scenes.lobby_words import written
from game.scenes.verdict_words import stamped
from game.words import Catalogue
from net.fairness import account as fair
from net.fairness.outcome import Outcome, judge
from net.storage import identity
from net.storage.recording import Recording

log = logging.getLogger("game.replay")


class ReplayProof:
    """Begin it with `start`; `outcome` is None until it is known."""

    def __init__(self, found: Recording) -> None:
        assert found.opening is not None
        self._found = found
        self._thread: threading.Thread | None = None
        self.outcome: Outcome | None = None
        self.words = found.words
        seats = zip((row.key for row in found.opening.commitments), found.opening.names)
        self._names = dict(seats)

    def start(self) -> None:
        """Check the match, once."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._work, name="replay-proof", daemon=True)
            self._thread.start()

    def told(self, text: Catalogue) -> str:
        """Return what is known of it, for the pause."""
        outcome = self.outcome
        names = self._names_of(outcome) if outcome is not None else []
        _, heading, about = stamped(text, outcome, names, (), self.words is None)
        lines = [f"<b>{heading}</b>. {about}"]
        if self.words is not None:
            lines.append(f"{text.tr('trust-words')}: <b>{written(self.words)}</b>")
        return "\n".join(lines)

    def _names_of(self, outcome: Outcome) -> list[str]:
        assert self._found.opening is not None
        seats = self._found.opening.names
        named = [self._names.get(key, "?") for key in outcome.who]
        return named or ([seats[outcome.seat]] if 0 <= outcome.seat < len(seats) else [])

    def _work(self) -> None:
        try:
            self.outcome = self._checked()
        except Exception:  # a crafted file may break anything
            log.exception("the recording can't be checked")
            self.outcome = Outcome("open", "log")

    def _checked(self) -> Outcome:
        found = self._found
        assert found.opening is not None
        if found.account is None:
            return Outcome("open", "log")
        title, shown = found.opening.title, found.shown()
        verdict = fair.audit(titles.rules(title), titles.content_hash(title), found.account, shown)
        outcome = judge(verdict, found.head_book().standing(), found.compared)
        if outcome.kind == "fair" and identity.held(shown.me) is None:
            # Whoever made the file could have made up all of it.
            return Outcome("open", "file")
        return outcome
