"""What neither the data nor the plays say about its choices: further words, and where a number stands for a thing."""

from __future__ import annotations

from game.titles.lexicon import MORE, Lexicon

LEXICON = Lexicon(
    words=("", "odds", "evens", "none", "roll", "no", "yes", "wait", "light", "fair", "heavy"),
    handles=(
        rf"play_cards commit{MORE}",
        rf"(event_stake|sacrifice){MORE}",
        r"(survivor_pick|store_choice|blood_rite)",
    ),
)
