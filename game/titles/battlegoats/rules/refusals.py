"""Why a turn choice is not legal, from the player's own view alone (BTG section 10).

The order of the checks is BTG-10.1's: turn (`no_command_yet` and `one_command_a_turn` are about the turn), form (twice,
too many), place, then the card's own rule.
"""

from __future__ import annotations

from game.titles.battlegoats.rules.cards import (
    CANNOT_ATTACK,
    COMMAND,
    FRONTMOST,
    INDEX,
    LOOKS,
    REACH,
    REARMOST,
    ROW_BITS,
    SPACE_INDEX,
    VOLLEY,
)
from game.titles.battlegoats.rules.commands import branches_of, raisable
from game.titles.battlegoats.rules.plays import Attack, Command, End, Pass, Place, place_of
from game.titles.battlegoats.rules.state import State, left


def why_not(s: State, seat: int, play: Attack | Command | End | Pass) -> str:
    """The code for a turn's play that is not in the space ("" when it makes no sense at all)."""
    if seat != s.active:
        return "not_your_turn"
    if isinstance(play, Attack):
        return _why_not_attack(s, seat, play)
    if isinstance(play, Command):
        if s.turn == 1:
            return "no_command_yet"
        return "one_command_a_turn" if s.commanded else _why_not_command(s, seat, play)
    return "must_attack"


def _own(s: State, seat: int, space: str | None) -> int:
    """The own card in a space named by id; -1 when there is none."""
    return s.field[seat * 9 + SPACE_INDEX[space]] if space in SPACE_INDEX else -1


def _places(s: State, named: list[Place] | None) -> list[int] | None:
    """Places that are named; None when none are, or one at nobody's."""
    if named is None or any(place.seat >= s.seats for place in named):
        return None
    return [place_of(place) for place in named]


def _why_not_targets(s: State, seat: int, places: list[int], most: int) -> str:
    """Form and place of cards named of opponents."""
    if len(set(places)) < len(places):
        return "same_target_twice"
    if len(places) > most:
        return "too_many_targets"
    if any(s.field[place] < 0 for place in places):
        return "no_card_there"
    return "own_target" if any(place // 9 == seat for place in places) else ""


def _why_not_attack(s: State, seat: int, play: Attack) -> str:
    card = _own(s, seat, play.attacker)
    places = _places(s, play.targets)
    if not places:
        return ""
    most = VOLLEY[card] if card >= 0 else 2
    found = _why_not_targets(s, seat, places, most)
    if found in ("same_target_twice", "too_many_targets"):
        return found
    if card < 0:
        return "no_card_there"
    if found:
        return found
    if CANNOT_ATTACK >> card & 1:
        return "cannot_attack"
    return "" if all(_reaches(s, seat, REACH[card], place) for place in places) else "out_of_reach"


def _reaches(s: State, seat: int, reach: int, place: int) -> bool:
    """BTG-6.5: whether the card in `place` lies in the reach of a card of `seat`."""
    bit = 1 << place % 9
    mask = s.occupied[place // 9]
    if reach == 1:
        rivals = [s.occupied[other] for other in range(s.seats) if other != seat]
        row = next(row for row in ROW_BITS if any(mask & row for mask in rivals))
        return bool(row & bit)
    if reach == 2:
        return bool(FRONTMOST[mask] & bit)
    return bool(REARMOST[mask] & bit) if reach == 3 else True


def _why_not_command(s: State, seat: int, play: Command) -> str:
    card = _own(s, seat, play.space)
    verb = COMMAND[card]
    form = _why_not_form(card, verb, play)
    if form:
        return form
    if card < 0:
        return "no_card_there"
    place = _why_not_place(s, seat, verb, play)
    if place:
        return place
    if not verb:
        return "no_command"
    if s.spent >> card & 1:
        return "command_spent"
    return _why_not_verb(s, seat, card, verb, play)


def _why_not_form(card: int, verb: str, play: Command) -> str:
    """The same card twice, or more than allowed."""
    named = play.named
    if verb not in ("peek", "swap_enemy", "shell_game") or not isinstance(named, list):
        return ""
    if any(named.count(one) > 1 for one in named):
        return "same_target_twice"
    return "too_many_targets" if len(named) > (LOOKS[card] if verb == "peek" else 2) else ""


def _named(s: State, verb: str, play: Command) -> list[int]:
    """The places of the cards that a command names, of anybody."""
    places = [play.place] if verb == "steal" and play.place is not None else play.places
    return _places(s, places) or []


def _why_not_place(s: State, seat: int, verb: str, play: Command) -> str:
    """Cards named where none lies, or own ones where an opponent's is asked for."""
    if verb == "shell_game":
        return "no_card_there" if any(_own(s, seat, space) < 0 for space in _own_spaces(play)) else ""
    if verb in ("peek", "swap_enemy", "steal"):
        places = _named(s, verb, play)
        return _why_not_targets(s, seat, places, 9) if places else ""
    return ""


def _own_spaces(play: Command) -> list[str | None]:
    """The spaces that a shell game names; None for what is no space."""
    named = play.named if isinstance(play.named, list) else []
    return [one if isinstance(one, str) else None for one in named]


def _why_not_verb(s: State, seat: int, card: int, verb: str, play: Command) -> str:
    """The card's own rule (BTG-6.11, 7.4 to 7.10)."""
    if verb == "raise" and s.occupied[seat] == 511:
        return "battlefield_full"
    space = s.field.index(card) - seat * 9
    if not branches_of(s, seat, space):
        return "command_no_effect"
    if play.named is None:
        return ""
    if verb == "raise":
        return _why_not_raise(s, seat, play)
    places = _named(s, verb, play)
    if verb == "steal":
        return _why_not_steal(s, seat, places, play)
    if verb == "swap_enemy" and len({place // 9 for place in places}) > 1:
        return "wrong_card"
    if verb == "peek" and any(s.up >> s.field[place] & 1 for place in places):
        return "not_face_down"
    return ""


def _why_not_raise(s: State, seat: int, play: Command) -> str:
    card = INDEX.get(play.card, -1) if play.card is not None else -1
    if card not in raisable(s, seat):
        return "wrong_card"
    return "space_taken" if _own(s, seat, play.how) >= 0 else ""


def _why_not_steal(s: State, seat: int, places: list[int], play: Command) -> str:
    if _own(s, seat, play.how) >= 0:
        return "space_taken"
    if any(left(s, place // 9) <= left(s, seat) for place in places):
        return "too_few_cards"
    return "not_face_down" if any(s.up >> s.field[place] & 1 for place in places) else ""
