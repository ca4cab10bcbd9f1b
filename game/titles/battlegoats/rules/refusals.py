"""Why a turn choice is not legal, from the player's own view alone (BTG section 10).

The order of the checks is BTG-10.1's: turn (`no_command_yet` and `one_command_a_turn` are about the turn), form (twice,
too many), place, then the card's own rule.
"""

from __future__ import annotations

from game.engine.spaces import Choice
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
from game.titles.battlegoats.rules.state import State, left


def why_not(s: State, seat: int, choice: Choice) -> str:
    """The code for a turn choice that is not in the space ("" when it makes no sense at all)."""
    if seat != s.active:
        return "not_your_turn"
    if not isinstance(choice, list) or not choice:
        return ""
    if choice[0] == "attack" and len(choice) == 3:
        return _why_not_attack(s, seat, choice[1], choice[2])
    if choice[0] == "command" and len(choice) > 1:
        if s.turn == 1:
            return "no_command_yet"
        return "one_command_a_turn" if s.commanded else _why_not_command(s, seat, choice[1], choice[2:])
    return "must_attack" if choice[0] in ("end", "pass") else ""


def _own(s: State, seat: int, space: Choice) -> int:
    """The own card in a space named by id; -1 when there is none."""
    return s.field[seat * 9 + SPACE_INDEX[space]] if isinstance(space, str) and space in SPACE_INDEX else -1


def _places(s: State, named: Choice) -> list[int] | None:
    """The places of a list of [seat, space]; None when it is no such list."""
    if not isinstance(named, list):
        return None
    places = []
    for name in named:
        good = isinstance(name, list) and len(name) == 2 and isinstance(name[1], str) and name[1] in SPACE_INDEX
        if not good or type(name[0]) is not int or not 0 <= name[0] < s.seats:
            return None
        places.append(name[0] * 9 + SPACE_INDEX[name[1]])
    return places


def _why_not_targets(s: State, seat: int, places: list[int], most: int) -> str:
    """Form and place of cards named of opponents."""
    if len(set(places)) < len(places):
        return "same_target_twice"
    if len(places) > most:
        return "too_many_targets"
    if any(s.field[place] < 0 for place in places):
        return "no_card_there"
    return "own_target" if any(place // 9 == seat for place in places) else ""


def _why_not_attack(s: State, seat: int, space: Choice, named: Choice) -> str:
    card = _own(s, seat, space)
    places = _places(s, named)
    if places is None or not places:
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


def _why_not_command(s: State, seat: int, space: Choice, named: list[Choice]) -> str:
    card = _own(s, seat, space)
    verb = COMMAND[card]
    form = _why_not_form(s, card, verb, named)
    if form:
        return form
    if card < 0:
        return "no_card_there"
    place = _why_not_place(s, seat, verb, named)
    if place:
        return place
    if not verb:
        return "no_command"
    if s.spent >> card & 1:
        return "command_spent"
    return _why_not_verb(s, seat, card, verb, named)


def _why_not_form(s: State, card: int, verb: str, named: list[Choice]) -> str:
    """The same card twice, or more than allowed."""
    if verb not in ("peek", "swap_enemy", "shell_game") or not named or not isinstance(named[0], list):
        return ""
    cards = named[0]
    if any(cards.count(one) > 1 for one in cards):
        return "same_target_twice"
    return "too_many_targets" if len(cards) > (LOOKS[card] if verb == "peek" else 2) else ""


def _why_not_place(s: State, seat: int, verb: str, named: list[Choice]) -> str:
    """Cards named where none lies, or own ones where an opponent's is asked for."""
    if not named:
        return ""
    if verb == "shell_game":
        spaces = named[0] if isinstance(named[0], list) else []
        return "no_card_there" if any(_own(s, seat, space) < 0 for space in spaces) else ""
    if verb in ("peek", "swap_enemy", "steal"):
        places = _places(s, [named[0]] if verb == "steal" else named[0])
        return _why_not_targets(s, seat, places, 9) if places else ""
    return ""


def _why_not_verb(s: State, seat: int, card: int, verb: str, named: list[Choice]) -> str:
    """The card's own rule (BTG-6.11, 7.4 to 7.10)."""
    if verb == "raise" and s.occupied[seat] == 511:
        return "battlefield_full"
    space = s.field.index(card) - seat * 9
    if not branches_of(s, seat, space):
        return "command_no_effect"
    if not named:
        return ""
    if verb == "raise":
        return _why_not_raise(s, seat, named)
    places = _places(s, [named[0]] if verb == "steal" else named[0]) or []
    if verb == "steal":
        return _why_not_steal(s, seat, places, named)
    if verb == "swap_enemy" and len({place // 9 for place in places}) > 1:
        return "wrong_card"
    if verb == "peek" and any(s.up >> s.field[place] & 1 for place in places):
        return "not_face_down"
    return ""


def _why_not_raise(s: State, seat: int, named: list[Choice]) -> str:
    card = INDEX.get(named[0], -1) if isinstance(named[0], str) else -1
    if card not in raisable(s, seat):
        return "wrong_card"
    return "space_taken" if len(named) > 1 and _own(s, seat, named[1]) >= 0 else ""


def _why_not_steal(s: State, seat: int, places: list[int], named: list[Choice]) -> str:
    if len(named) > 1 and _own(s, seat, named[1]) >= 0:
        return "space_taken"
    if any(left(s, place // 9) <= left(s, seat) for place in places):
        return "too_few_cards"
    return "not_face_down" if any(s.up >> s.field[place] & 1 for place in places) else ""
