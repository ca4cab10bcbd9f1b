"""What neither the data nor the plays say about its choices: further words, and where a number stands for a thing."""

from __future__ import annotations

from game.titles.lexicon import Lexicon

LEXICON = Lexicon(words=("fall", "leave", "share", "swap"))
