"""What a title's data and plays don't say about its choices: further words, and where a number stands for a thing."""

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


def _hexes(data: Any) -> list[str]:
    """Return every hex of Goblin's map, "ccrr"."""
    columns: dict[str, str] = data[0]["columns"]
    return [f"{column}{row:02}" for column, rows in columns.items() for row in range(1, len(rows) + 1)]


_MORE = r"( (?!<done>)\S+)*"
"""Entries of a list that is not at its end."""
_NUMBER = r"( #\d+~)* #\d+"

LEXICONS: dict[str, Lexicon] = {
    "battlegoats": Lexicon(words=("fall", "leave", "share", "swap")),
    "slayer_slayer": Lexicon(
        words=("", "odds", "evens", "none", "roll", "no", "yes", "wait", "light", "fair", "heavy"),
        handles=(
            rf"play_cards commit{_MORE}",
            rf"(event_stake|sacrifice){_MORE}",
            r"(survivor_pick|store_choice|blood_rite)",
        ),
    ),
    "loot_and_recruit": Lexicon(
        words=("none", "pass", "react", "quiet", "still"),
        handles=(
            r"turn (play_card|use_action)",
            r"turn use_action (?!({attach_shield|replace_lineup_card|move_goblin})$)\S+",
            rf"turn use_action \S+{_NUMBER}{_NUMBER}",
            rf"turn attack{_NUMBER}{_NUMBER}",
            rf"flip_choice perform{_MORE}",
            r"purchase_trash|capture <list>",
        ),
    ),
    "goblin_raid": Lexicon(
        words=(
            *("auto_attack", "propose", "always", "off", "auto_flee", "ask", "on", "auto_plunder"),
            *("foot", "mounted", "home", "deploy", "pile"),
        ),
        more=_hexes,
    ),
    "lords_of_hell": Lexicon(
        words=(
            *("redraw", "private", "public", "home", "army", "with", "hand_over", "both", "reroll", "come"),
            *("nobody", "random", "keep", "free", "devil", "souls", "shield", "fortress", "none", "decline"),
        ),
        handles=(
            r"\w+ (hold )?(artifact|back|begin|call_off|complete|delay|discard|earth|escape|negate|play|table|take_back|way_out)",
            r"\w+ (hold )?begin \S+",
            r"\w+ (hold )?play ({steal_horde|discard_ritual|suppress_protection})",
            rf"\w+ (hold )?play \S+ (home|army){_MORE}",
            rf"\w+ accept{_NUMBER}{_MORE}",
            rf"\w+ (call{_NUMBER} <(true|false)>|send_home{_NUMBER}){_MORE}",
            rf"\w+ join{_NUMBER} \w+( <minus> #\d+| \w+)?{_MORE}",
            rf"place hit{_NUMBER}",
            r"(cards|confiscate)" + _MORE,
            r"tribute|fortress|earth_dice",
            rf"ritual_target target{_NUMBER}{_NUMBER}{_MORE}",
            rf"ritual_target:({{table_from_discard}}) target{_MORE}",
            rf"chain target{_NUMBER}",
            r"\w+ offer .* (hand_card|tabled|ritual|cast)",
        ),
    ),
}
