"""Why a choice is not legal, from the player's own view alone (GSS section 9).

When several rows apply, the first of the table is given; but a row that names the very choice comes before GSS-9.2
("not now"), which would otherwise hide it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.spaces import Choice, Space
from game.titles.slayer_slayer.rules.cards import ITEM_INDEX, VERB
from game.titles.slayer_slayer.rules.state import State

if TYPE_CHECKING:
    from game.engine.match import Match

_CARD_VERBS = ("commit", "withdraw", "pledge")
_LIST_VERBS = {"commit", "withdraw", "pledge", "ping", "confirm", "buy", "done"}
_WORDS = {"odds", "evens", "none", "roll", "no", "wait", ""}


def _verb(choice: Choice) -> str:
    return choice[0] if isinstance(choice, list) and choice and isinstance(choice[0], str) else ""


def _living(match: Match[State], seat: int) -> bool:
    s = match.state
    return 0 <= seat < s.seats and not s.out[seat]


def _misplaced(match: Match[State], choice: Choice) -> str:
    """A choice that belongs to another step."""
    verb = _verb(choice)
    if verb in _CARD_VERBS and match.ask is not None and match.ask.kind != "play_cards":
        s = match.state
        return "horde_locked" if s.phase == "battle" and s.revealed and not s.won else "not_now"
    if choice == "yes":
        return "no_reroll"
    if verb in _LIST_VERBS or (isinstance(choice, str) and choice in _WORDS):
        return "not_now"
    return ""


def why_not_vote(match: Match[State], seat: int, choice: Choice, space: Space) -> str:
    """Votes and other choices of one value (GSS-9.7)."""
    if not _living(match, seat):
        return "out_of_game"
    return "" if space.contains(choice) else _misplaced(match, choice) or "no_such_choice"


def why_not_representative(match: Match[State], seat: int, choice: Choice, space: Space) -> str:
    """GSS-9.7, 9.8."""
    found = why_not_vote(match, seat, choice, space)
    s = match.state
    known = type(choice) is int and 0 <= choice < s.seats
    return "player_is_out" if found == "no_such_choice" and known and s.out[choice] else found


def why_not_reroll(match: Match[State], seat: int, choice: Choice) -> str:
    """GSS-9.18."""
    if not _living(match, seat):
        return "out_of_game"
    if choice == "yes":
        return "" if match.state.weave[seat] else "no_reroll"
    return "" if choice == "no" else _misplaced(match, choice) or "no_such_choice"


def _in_hand(s: State, seat: int, cards: Choice) -> bool:
    """Cards of the hand, none twice."""
    return isinstance(cards, list) and all(
        type(card) is int and card in s.hand[seat] and cards.count(card) == 1 for card in cards
    )


def why_not_play(match: Match[State], seat: int, choice: Choice, lo: int, hi: int) -> str:
    """GSS-9.3 to 9.5, 9.7."""
    if not _living(match, seat):
        return "out_of_game"
    verb = _verb(choice)
    if verb == "commit" and len(choice) == 2 and isinstance(choice[1], list):
        if len(choice[1]) < lo:
            return "too_few_cards"
        if len(choice[1]) > hi:
            return "too_many_cards"
        return "" if _in_hand(match.state, seat, choice[1]) else "not_in_hand"
    if verb == "pledge":
        return "no_such_choice"
    return "not_now" if verb == "withdraw" else _misplaced(match, choice) or "no_such_choice"


def why_not_sacrifice(match: Match[State], seat: int, choice: Choice, n: int) -> str:
    """GSS-9.5, 9.22."""
    if not _living(match, seat):
        return "out_of_game"
    if not isinstance(choice, list) or (choice and type(choice[0]) is not int):
        return _misplaced(match, choice) or "no_such_choice"
    if not _in_hand(match.state, seat, choice):
        return "not_in_hand"
    return "sacrifice_exactly" if len(choice) != n else ""


def why_not_rite(match: Match[State], seat: int, choice: Choice, space: Space) -> str:
    """GSS-9.5, 9.19."""
    if not _living(match, seat):
        return "out_of_game"
    if space.contains(choice):
        return ""
    if type(choice) is int:
        return "cannot_sacrifice" if space.contains("wait") else "not_in_hand"
    return _misplaced(match, choice) or "no_such_choice"


def why_not_survivor(match: Match[State], seat: int, choice: Choice, picker: int, space: Space) -> str:
    """GSS-9.9 to 9.11."""
    if not _living(match, seat):
        return "out_of_game"
    if seat != picker:
        return "not_the_picker"
    if space.contains(choice):
        return ""
    if type(choice) is not int:
        return _misplaced(match, choice) or "no_such_choice"
    s = match.state
    marks = dict(zip((*s.horde, *s.earlier), (*s.mark, *s.earlier_mark)))
    banned = choice not in marks or (VERB[s.faces[choice]] == "never_survivor" and not marks[choice])
    return "cannot_be_picked" if banned else "princeling_must"


def why_not_stake(match: Match[State], seat: int, choice: Choice) -> str:
    """GSS-9.5, 9.12, 9.13."""
    if not _living(match, seat):
        return "out_of_game"
    s = match.state
    if not isinstance(choice, list) or (choice and type(choice[0]) is not int):
        return _misplaced(match, choice) or ("no_such_choice" if seat == s.representative else "not_the_representative")
    if not _in_hand(s, seat, choice):
        return "not_in_hand"
    if seat != s.representative:
        return "not_the_representative"
    return "" if 1 <= len(choice) <= 4 else "stake_1_to_4"


def why_not_side(match: Match[State], seat: int, choice: Choice, space: Space) -> str:
    """The representative's own bet (GSS-9.7, 9.12)."""
    found = why_not_vote(match, seat, choice, space)
    return found if found or seat == match.state.representative else "not_the_representative"


def why_not_ping(match: Match[State], seat: int, choice: Choice) -> str:
    """GSS-9.20."""
    if not _living(match, seat):
        return "out_of_game"
    verb = _verb(choice)
    if verb == "ping":
        return "no_such_loot"
    return "not_now" if verb == "withdraw" else _misplaced(match, choice) or "no_such_choice"


def why_not_buy(
    match: Match[State], seat: int, choice: Choice, space: Space, prices: dict[str, tuple[int, int]]
) -> str:
    """GSS-9.7, 9.14 to 9.17, 9.21. `prices`: item -> gold and trophies today."""
    if not _living(match, seat):
        return "out_of_game"
    s = match.state
    if s.done[seat]:
        return "not_now"
    if space.contains(choice):
        return ""
    if _verb(choice) != "buy":
        return _misplaced(match, choice) or "no_such_choice"
    if not 3 <= len(choice) <= 4 or not isinstance(choice[1], str) or choice[1] not in ITEM_INDEX:
        return "no_such_choice"
    gold, trophies = prices[choice[1]]
    currency = choice[2]
    if currency == "gold" and gold and s.gold[seat] < gold:
        return "not_enough_gold"
    if currency == "trophies" and trophies and s.trophies[seat] < trophies:
        return "not_enough_trophies"
    if currency not in ("gold", "trophies") or not (gold if currency == "gold" else trophies):
        return "one_currency"
    if choice[1] == "bribe_goblin":
        return "choose_another"
    if space.contains(choice[:3]):
        return "no_such_choice"
    return "no_goblins_left" if choice[1] in ("hire_minion", "enhanced_recruitment") else "already_held"


def why_not_choice(match: Match[State], seat: int, choice: Choice, buyer: int, space: Space) -> str:
    """A store choice (GSS-9.2, 9.7)."""
    if not _living(match, seat):
        return "out_of_game"
    if seat != buyer:
        return "not_now"
    return "" if space.contains(choice) else _misplaced(match, choice) or "no_such_choice"
