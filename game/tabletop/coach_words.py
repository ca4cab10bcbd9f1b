"""What the coach says, in the words of a table's game."""

from __future__ import annotations

from game.tabletop.contract import TitleScreen
from game.tabletop.services import TableServices
from game.titles.coaching import POINTS, Counsel, Nod, Reason, Verdict
from game.ui.lettering import plain


class CoachWords:
    """Deeds, reasons and verdicts as sentences."""

    def __init__(self, table: TitleScreen, services: TableServices) -> None:
        self._table, self._services = table, services

    def step(self, counsel: Counsel) -> str:
        """What is to be done, as a sentence."""
        return self._services.tr("table-hint-plain", deed=self.deed(counsel))

    def deed(self, counsel: Counsel) -> str:
        """The same without its full stop."""
        key = _key(self._services, f"advice-{counsel.deed.kind}", counsel.deed.nouns.get("target"))
        return plain(self._services.words(key, **self._table.told(counsel.deed)))

    def why(self, reason: Reason) -> str:
        """A reason as part of a sentence."""
        return reason_words(self._table, self._services, reason)

    def heading(self, verdict: Verdict) -> str:
        """What was better; or a good word, as this game would say it."""
        tr, words = self._services.tr, self._services.words
        if isinstance(verdict, Nod):
            return plain(words("coach-good")) if words.has("coach-good") else tr("table-coach-good")
        return tr("table-coach-better", deed=_inside(self.deed(verdict.better)))

    def whole(self, verdict: Verdict) -> str:
        """All of it in a row."""
        heading = self.heading(verdict)
        return f"{heading if heading.endswith('!') else f'{heading}.'} {self.reckoned(verdict)}"

    def reckoned(self, verdict: Verdict) -> str:
        """Why, where that is sure, and by how much."""
        is_good = isinstance(verdict, Nod)
        why = verdict.played.why if isinstance(verdict, Nod) else verdict.better.why
        n = round(verdict.margin if verdict.unit == POINTS else 100 * verdict.margin)
        key = f"table-coach-{'gain' if is_good else 'cost'}-{verdict.unit}"
        reckoned = self._services.tr(key, n=max(1, n))
        return f"{_sentence(self.why(why))} {reckoned}" if why is not None else reckoned


def reason_words(table: TitleScreen, services: TableServices, reason: Reason) -> str:
    """A reason as part of a sentence; with "you" where the reader is its target."""
    key = _key(services, f"why-{reason.kind}", reason.nouns.get("target"))
    return plain(services.words(key, **table.told(reason)))


def _key(services: TableServices, key: str, target: object) -> str:
    """The message, or the one with "you" where its target reads it and there is one."""
    mine = target == services.seat and services.seat >= 0
    return f"{key}.your" if mine and services.words.has(f"{key}.your") else key


def _inside(deed: str) -> str:
    """The beginning of a sentence, behind a colon."""
    return deed[:1].lower() + deed[1:]


def _sentence(why: str) -> str:
    """A reason as a sentence of its own."""
    return f"{why[:1].upper()}{why[1:]}."
