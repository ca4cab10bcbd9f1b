"""What neither the data nor the plays say about its choices: further words, and where a number stands for a thing."""

from __future__ import annotations

from game.titles.lexicon import MORE, NUMBER, Lexicon

LEXICON = Lexicon(
    words=(
        *("redraw", "private", "public", "home", "army", "with", "hand_over", "both", "reroll", "come"),
        *("nobody", "random", "keep", "free", "devil", "souls", "shield", "fortress", "none", "decline"),
    ),
    handles=(
        r"\w+ (hold )?(artifact|back|begin|call_off|complete|delay|discard|earth|escape|negate|play|table|take_back|way_out)",
        r"\w+ (hold )?begin \S+",
        r"\w+ (hold )?play ({steal_horde|discard_ritual|suppress_protection})",
        rf"\w+ (hold )?play \S+ (home|army){MORE}",
        rf"\w+ accept{NUMBER}{MORE}",
        rf"\w+ (call{NUMBER} <(true|false)>|send_home{NUMBER}){MORE}",
        rf"\w+ join{NUMBER} \w+( <minus> #\d+| \w+)?{MORE}",
        rf"place hit{NUMBER}",
        r"(cards|confiscate)" + MORE,
        r"tribute|fortress|earth_dice",
        rf"ritual_target target{NUMBER}{NUMBER}{MORE}",
        rf"ritual_target:({{table_from_discard}}) target{MORE}",
        rf"chain target{NUMBER}",
        r"\w+ offer .* (hand_card|tabled|ritual|cast)",
    ),
)
