"""What neither the data nor the plays say about its choices: further words, and where a number stands for a thing."""

from __future__ import annotations

from game.titles.lexicon import MORE, NUMBER, Lexicon

LEXICON = Lexicon(
    words=("none", "pass", "react", "quiet", "still"),
    handles=(
        r"turn (play_card|use_action)",
        r"turn use_action (?!({attach_shield|replace_lineup_card|move_goblin})$)\S+",
        rf"turn use_action \S+{NUMBER}{NUMBER}",
        rf"turn attack{NUMBER}{NUMBER}",
        rf"flip_choice perform{MORE}",
        r"purchase_trash|capture <list>",
    ),
)
