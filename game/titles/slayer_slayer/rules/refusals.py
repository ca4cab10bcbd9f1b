"""Why a play is not legal, from the player's own view alone (GSS section 9).

When several rows apply, the first of the table is given; but a row that names the very choice comes before GSS-9.2
("not now"), which would otherwise hide it.
"""

from __future__ import annotations

from game.engine.match import Match
from game.engine.plays import Play
from game.engine.spaces import Space
from game.titles.slayer_slayer.rules.cards import ITEM_INDEX, VERB
from game.titles.slayer_slayer.rules.plays import (
    AnyPlay,
    Buy,
    Commit,
    Done,
    Handle,
    Ping,
    Pledge,
    Withdraw,
)
from game.titles.slayer_slayer.rules.state import State

_WORDS = {"odds", "evens", "none", "roll", "no", "wait", ""}


def _living(match: Match[State], seat: int) -> bool:
    s = match.state
    return 0 <= seat < s.seats and not s.out[seat]


def _misplaced(match: Match[State], play: AnyPlay) -> str:
    """A play that belongs to another step."""
    if isinstance(play, Commit | Withdraw | Pledge) and match.ask is not None and match.ask.kind != "play_cards":
        s = match.state
        return "horde_locked" if s.phase == "battle" and s.revealed and not s.won else "not_now"
    if play == "yes":
        return "no_reroll"
    return "not_now" if isinstance(play, Play) or (isinstance(play, str) and play in _WORDS) else ""


def why_not_vote(match: Match[State], seat: int, play: AnyPlay, space: Space) -> str:
    """Votes and other choices of one value (GSS-9.7)."""
    if not _living(match, seat):
        return "out_of_game"
    return "" if space.contains(play) else _misplaced(match, play) or "no_such_choice"


def why_not_representative(match: Match[State], seat: int, play: AnyPlay, space: Space) -> str:
    """GSS-9.7, 9.8."""
    found = why_not_vote(match, seat, play, space)
    s = match.state
    gone = isinstance(play, int) and 0 <= play < s.seats and s.out[play]
    return "player_is_out" if found == "no_such_choice" and gone else found


def why_not_reroll(match: Match[State], seat: int, play: AnyPlay) -> str:
    """GSS-9.18."""
    if not _living(match, seat):
        return "out_of_game"
    if play == "yes":
        return "" if match.state.weave[seat] else "no_reroll"
    return "" if play == "no" else _misplaced(match, play) or "no_such_choice"


def _in_hand(s: State, seat: int, cards: list[Handle]) -> bool:
    """Cards of the hand, none twice."""
    return all(card in s.hand[seat] and cards.count(card) == 1 for card in cards)


def why_not_play(match: Match[State], seat: int, play: AnyPlay, lo: int, hi: int) -> str:
    """GSS-9.3 to 9.5, 9.7."""
    if not _living(match, seat):
        return "out_of_game"
    if isinstance(play, Commit):
        if len(play.cards) < lo:
            return "too_few_cards"
        if len(play.cards) > hi:
            return "too_many_cards"
        return "" if _in_hand(match.state, seat, play.cards) else "not_in_hand"
    if isinstance(play, Pledge):
        return "no_such_choice"
    return "not_now" if isinstance(play, Withdraw) else _misplaced(match, play) or "no_such_choice"


def why_not_sacrifice(match: Match[State], seat: int, play: AnyPlay, n: int) -> str:
    """GSS-9.5, 9.22."""
    if not _living(match, seat):
        return "out_of_game"
    if not isinstance(play, list):
        return _misplaced(match, play) or "no_such_choice"
    if not _in_hand(match.state, seat, play):
        return "not_in_hand"
    return "sacrifice_exactly" if len(play) != n else ""


def why_not_rite(match: Match[State], seat: int, play: AnyPlay, space: Space) -> str:
    """GSS-9.5, 9.19."""
    if not _living(match, seat):
        return "out_of_game"
    if space.contains(play):
        return ""
    if type(play) is int:
        return "cannot_sacrifice" if space.contains("wait") else "not_in_hand"
    return _misplaced(match, play) or "no_such_choice"


def why_not_survivor(match: Match[State], seat: int, play: AnyPlay, picker: int, space: Space) -> str:
    """GSS-9.9 to 9.11."""
    if not _living(match, seat):
        return "out_of_game"
    if seat != picker:
        return "not_the_picker"
    if space.contains(play):
        return ""
    if type(play) is not int:
        return _misplaced(match, play) or "no_such_choice"
    s = match.state
    marks = dict(zip((*s.horde, *s.earlier), (*s.mark, *s.earlier_mark)))
    banned = play not in marks or (VERB[s.faces[play]] == "never_survivor" and not marks[play])
    return "cannot_be_picked" if banned else "princeling_must"


def why_not_stake(match: Match[State], seat: int, play: AnyPlay) -> str:
    """GSS-9.5, 9.12, 9.13."""
    if not _living(match, seat):
        return "out_of_game"
    s = match.state
    if not isinstance(play, list):
        return _misplaced(match, play) or ("no_such_choice" if seat == s.representative else "not_the_representative")
    if not _in_hand(s, seat, play):
        return "not_in_hand"
    if seat != s.representative:
        return "not_the_representative"
    return "" if 1 <= len(play) <= 4 else "stake_1_to_4"


def why_not_side(match: Match[State], seat: int, play: AnyPlay, space: Space) -> str:
    """The representative's own bet (GSS-9.7, 9.12)."""
    found = why_not_vote(match, seat, play, space)
    return found if found or seat == match.state.representative else "not_the_representative"


def why_not_ping(match: Match[State], seat: int, play: AnyPlay) -> str:
    """GSS-9.20."""
    if not _living(match, seat):
        return "out_of_game"
    if isinstance(play, Ping):
        return "no_such_loot"
    return "not_now" if isinstance(play, Withdraw) else _misplaced(match, play) or "no_such_choice"


def why_not_buy(match: Match[State], seat: int, play: AnyPlay, space: Space, prices: dict[str, tuple[int, int]]) -> str:
    """GSS-9.7, 9.14 to 9.17, 9.21. `prices`: item -> gold and trophies today."""
    if not _living(match, seat):
        return "out_of_game"
    s = match.state
    if s.done[seat]:
        return "not_now"
    if isinstance(play, Done):
        return ""
    if not isinstance(play, Buy):
        return _misplaced(match, play) or "no_such_choice"
    if space.contains(play.choice()):
        return ""
    if play.item not in ITEM_INDEX:
        return "no_such_choice"
    gold, trophies = prices[play.item]
    if play.currency == "gold" and gold and s.gold[seat] < gold:
        return "not_enough_gold"
    if play.currency == "trophies" and trophies and s.trophies[seat] < trophies:
        return "not_enough_trophies"
    if play.currency not in ("gold", "trophies") or not (gold if play.currency == "gold" else trophies):
        return "one_currency"
    if play.item == "bribe_goblin":
        return "choose_another"
    if space.contains(Buy(play.item, play.currency).choice()):
        return "no_such_choice"
    return "no_goblins_left" if play.item in ("hire_minion", "enhanced_recruitment") else "already_held"


def why_not_choice(match: Match[State], seat: int, play: AnyPlay, buyer: int, space: Space) -> str:
    """A store choice (GSS-9.2, 9.7)."""
    if not _living(match, seat):
        return "out_of_game"
    if seat != buyer:
        return "not_now"
    return "" if space.contains(play) else _misplaced(match, play) or "no_such_choice"
