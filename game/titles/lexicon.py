"""What a title's data and plays don't say about its choices (`bot/lexicon.py` of a title), for learners that say a choice
word by word."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Lexicon:
    """The part of a title's vocabulary that nothing else tells. A title without one has only plain numbers.

    words    words of choices that stand neither in the data nor among the verbs
    more     further words made from the data
    handles  where a number stands for a thing: patterns over the ask and the words said, "turn play_card", or with the card
             that is asked about, "ritual_target:raise_the_fallen target". `{verb}` stands for the ids of all rows of the data in
             which the verb occurs
    """

    words: tuple[str, ...] = ()
    more: Callable[[Any], list[str]] | None = None
    handles: tuple[str, ...] = ()


MORE = r"( (?!<done>)\S+)*"
"""Entries of a list that is not at its end."""
NUMBER = r"( #\d+~)* #\d+"
