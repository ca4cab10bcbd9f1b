"""How a title's sentences stand in the log: which kinds of cues are news, which wait until the table has shown them."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from dataclasses import dataclass
from typing import Any

from game.engine.cues import Cue
from game.tabletop.contract import Line
from game.words import Words

Kinds = tuple[type[Cue], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class LogStyle:
    """The kinds of a title's cues by how they are told."""

    hot: Kinds = ()
    """Printed large: their main sentence is a headline."""
    falls: Kinds = ()
    """What matters most: the filter leaves these."""
    indented: Kinds = ()
    """They follow from what was told before them."""
    shown: Kinds = ()
    """The table shows them first; they are told when they have been seen."""
    plain: Kinds = ()
    """Everyday: several plays of one bot's that tell nothing else are shown in one movement."""

    def line(
        self,
        cue: Cue,
        text: str,
        nth: int = 0,
        *,
        chain: Hashable = None,
        forgotten: str | None = None,
        about: tuple[str, ...] = (),
    ) -> Line:
        """Return the nth sentence of a cue as the log has it."""
        topic = "fall" if isinstance(cue, self.falls) else "play"
        indent = 1 if nth or isinstance(cue, self.indented) else 0
        return Line(text, isinstance(cue, self.hot) and not nth, topic, indent, forgotten, about, chain)

    def lines(
        self, words: Words, cue: Cue, keys: Iterable[str], args: dict[str, Any], chain: Hashable = None
    ) -> list[Line]:
        """Return the sentences of a cue by their keys, the main one first; a key without words is passed over.

        `chain` is that of the main sentence.
        """
        return [
            self.line(cue, words(key, **args), nth, chain=None if nth else chain)
            for nth, key in enumerate(keys)
            if words.has(key)
        ]

    def is_dramatic(self, cue: Cue) -> bool:
        """Return whether it is one of the things that matter most."""
        return isinstance(cue, self.falls)

    def is_plain(self, cue: Cue) -> bool:
        """Return whether it may be shown together with what the same bot does next."""
        return isinstance(cue, self.plain)

    def hush(self, cue: Cue) -> str | None:
        """Return what is said while the table shows a cue: nothing; None where it is told at once."""
        return "" if isinstance(cue, self.shown) else None
