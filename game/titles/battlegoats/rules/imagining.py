"""Tables that fit what a seat knows: for the forecast, for search bots, and for the test of non-interference.

`partial` reads a view back into a state; cards that the seat does not know are UNKNOWN in it. `imagine` fills them in.
"""

from __future__ import annotations

from typing import Any

from game.engine.chance import AnyChance
from game.engine.match import Match
from game.engine.rules import View
from game.engine.sight import Sight
from game.titles.battlegoats.rules.cards import (
    CANNOT_ATTACK,
    CARDS,
    EMPTY,
    HEROES,
    IDS,
    INDEX,
    SPACE_INDEX,
    UNKNOWN,
)
from game.titles.battlegoats.rules.muster import EACH
from game.titles.battlegoats.rules.state import State, fresh, lay, sees_card

BEFORE_BATTLE = ("muster", "draft", "deploy")


def partial(view: View, seat: int, chronicle: bool = False) -> State:
    """The table as `seat` knows it."""
    public, course = view["public"], view["course"]
    s = fresh(len(public["left"]), chronicle)
    s.phase, s.turn, s.active, s.commanded = public["phase"], public["turn"], public["active"], public["commanded"]
    s.attacks, s.felled = view["score"][0], list(view["score"][1])
    s.chooser, s.round = course["chooser"], course["round"]
    s.ready, s.out = list(course["ready"]), list(course["out"])
    s.ends = max(s.out)
    s.resigned = sum(1 << other for other in course["resigned"])
    s.holders = sum(1 << other for other in course["holders"])
    s.seen = sum(1 << INDEX[name] for name in course["seen"])
    s.slain = sum(1 << INDEX[name] for name in course["slain"])
    s.handle = [-1] * len(CARDS)
    for owner in range(s.seats):
        _read_seat(s, view[f"seat.{owner}"], owner, seat)
    mine = view.get("mine", {})
    if s.phase in BEFORE_BATTLE:
        _read_hand(s, seat, mine)
    else:
        s.hero, s.hand, s.packet, s.sketch = [], [], [], []
        for owner, space, last_turn in mine.get("looks", ()):
            card = s.field[owner * 9 + SPACE_INDEX[space]]
            s.looks += (seat, card, last_turn)
            s.known[seat] |= 1 << card
    for _, name in view.get("reserve", ()):
        s.reserve |= 1 << INDEX[name]
    return s


def _read_seat(s: State, section: dict[str, Any], owner: int, seat: int) -> None:
    for space, entry in enumerate(section["field"]):
        if entry is None:
            continue
        handle, name, facing, spent, defeats = entry
        card = UNKNOWN if name is None else INDEX[name]
        lay(s, card, owner * 9 + space)
        if name is None:
            continue
        bit = 1 << card
        s.handle[card] = handle
        s.reserve &= ~bit
        if facing:
            s.up |= bit
            s.seen |= bit
            s.shown |= bit
        elif owner != seat and seat >= 0:
            s.known[seat] |= bit
        if facing == 2:
            s.began_up |= bit
        if spent:
            s.spent |= bit
        s.defeats[card] = defeats or 0
    for handle, name in section["pile"]:
        card = INDEX[name]
        s.pile[owner].append(card)
        s.handle[card] = handle
        s.reserve &= ~(1 << card)
        s.seen |= 1 << card
        s.slain |= 1 << card


def _read_hand(s: State, seat: int, mine: dict[str, Any]) -> None:
    """Own cards of DRAFT and DEPLOY; of the others, how many there are."""
    held = {"draft": (s.round - 1, EACH - s.round + 1), "deploy": (EACH, 0)}.get(s.phase, (0, 0))
    for owner in range(s.seats):
        if owner != seat and not s.out[owner]:
            s.hero[owner] = UNKNOWN
            s.hand[owner], s.packet[owner] = [UNKNOWN] * held[0], [UNKNOWN] * held[1]
    for handle, name in (*([mine["hero"]] if mine.get("hero") else ()), *mine.get("hand", ()), *mine.get("packet", ())):
        s.handle[INDEX[name]] = handle
        s.reserve &= ~(1 << INDEX[name])
    if mine.get("hero"):
        s.hero[seat] = INDEX[mine["hero"][1]]
        s.hand[seat] = [INDEX[name] for _, name in mine["hand"]]
        s.packet[seat] = [INDEX[name] for _, name in mine["packet"]]
        for space, name in mine["sketch"]:
            s.sketch[seat][SPACE_INDEX[space]] = INDEX[name]


# ---------------------------------------------------------------- imagining


def imagine(view: View, seat: int, chance: AnyChance, options: dict[str, Any]) -> State:
    """A whole table that fits what `seat` knows: every seat whose hero is nowhere in sight gets one, the rest is drawn
    from the cards not seen; who is asked for orders can attack (BTG-4.17)."""
    s = partial(view, seat, bool(options.get("chronicle", False)))
    unseen = [card for card in range(len(CARDS)) if s.reserve >> card & 1]
    heroes = [card for card in unseen if HEROES >> card & 1]
    others = [card for card in unseen if not HEROES >> card & 1]
    chance.shuffle("imagine", heroes)
    chance.shuffle("imagine", others)
    if s.phase in BEFORE_BATTLE:
        _deal_hands(s, seat, chance, heroes, others)
    else:
        _deal_fields(s, chance, heroes, others)
        agenda = view.get("agenda") or [[""]]
        if agenda[-1][0] == "orders":
            _let_attack(s, seat, others + heroes)
    _number_handles(s, view)
    s.reserve = (1 << len(CARDS)) - 1
    for card in (*s.field, *(c for pile in s.pile for c in pile), *s.hero, *(c for hand in s.hand for c in hand)):
        if card >= 0:
            s.reserve &= ~(1 << card)
    for packet in s.packet:
        for card in packet:
            s.reserve &= ~(1 << card)
    return s


def _deal_hands(s: State, seat: int, chance: AnyChance, heroes: list[int], others: list[int]) -> None:
    for owner in range(s.seats):
        if owner == seat or s.out[owner]:
            continue
        s.hero[owner] = heroes.pop()
        s.hand[owner] = [others.pop() for _ in s.hand[owner]]
        s.packet[owner] = [others.pop() for _ in s.packet[owner]]
        if s.ready[owner] >= 0:
            s.sketch[owner] = [s.hero[owner], *s.hand[owner]]
            chance.shuffle("imagine", s.sketch[owner])


def _deal_fields(s: State, chance: AnyChance, heroes: list[int], others: list[int]) -> None:
    for owner in range(s.seats):
        base = owner * 9
        hidden_here = [place for place in range(base, base + 9) if s.field[place] == UNKNOWN]
        if not hidden_here:
            continue
        in_sight = any(card >= 0 and HEROES >> card & 1 for card in (*s.field[base : base + 9], *s.pile[owner]))
        if heroes and not in_sight:
            s.field[hidden_here.pop(chance.below("imagine", len(hidden_here)))] = heroes.pop()
        for place in hidden_here:
            if not others:  # more heroes stolen than we thought
                others.append(heroes.pop())
            s.field[place] = others.pop()


def _let_attack(s: State, seat: int, spare: list[int]) -> None:
    base = s.active * 9
    cards = [card for card in s.field[base : base + 9] if card >= 0]
    if s.active == seat or not cards or any(not CANNOT_ATTACK >> card & 1 for card in cards):
        return
    hidden_here = [place for place in range(base, base + 9) if s.field[place] >= 0 and s.handle[s.field[place]] < 0]
    able = [card for card in spare if not CANNOT_ATTACK >> card & 1]
    if hidden_here and able:
        s.field[hidden_here[0]] = able[-1]
        return
    for place, card in enumerate(s.field):  # or a hidden card of another opponent
        if hidden_here and card >= 0 and s.handle[card] < 0 and not CANNOT_ATTACK >> card & 1:
            s.field[place], s.field[hidden_here[0]] = s.field[hidden_here[0]], card
            return


def _number_handles(s: State, view: View) -> None:
    """Cards filled in take the handle that lies there; all others get numbers nobody knows."""
    top = max((handle for handle in s.handle), default=0)
    for owner in range(s.seats):
        for space, entry in enumerate(view[f"seat.{owner}"]["field"]):
            if entry is not None:
                s.handle[s.field[owner * 9 + space]] = entry[0]
                top = max(top, entry[0])
    for card, handle in enumerate(s.handle):
        if handle < 0:
            top += 1
            s.handle[card] = top
    s.next_handle = top + 1


# ---------------------------------------------------------------- what a seat cannot tell apart


def hidden(match: Match[State], seat: int) -> list[list[int]]:
    """Handles of the things whose face `seat` does not see; heroes apart, since everybody has one."""
    s = match.state
    unseen = [card for card in range(len(CARDS)) if sees_card(s, seat, card) is not Sight.ALL]
    groups = (
        [s.handle[card] for card in unseen if HEROES >> card & 1],
        [s.handle[card] for card in unseen if not HEROES >> card & 1],
    )
    return [group for group in groups if len(group) > 1]


def swap(match: Match[State], a: int, b: int) -> None:
    """Exchange the faces of the things with these handles; marks, looks and sealed answers stay with the things."""
    s = match.state
    x, y = s.handle.index(a), s.handle.index(b)
    other = {x: y, y: x}
    for zone in (s.field, s.hero, *s.hand, *s.packet, *s.sketch, *s.pile):
        zone[:] = [other.get(card, card) for card in zone]
    for i in range(1, len(s.looks), 3):
        s.looks[i] = other.get(s.looks[i], s.looks[i])
    for name in ("up", "began_up", "spent", "shown", "reserve"):
        setattr(s, name, _swap_bits(getattr(s, name), x, y))
    s.known = [_swap_bits(mask, x, y) for mask in s.known]
    s.defeats[x], s.defeats[y] = s.defeats[y], s.defeats[x]
    s.handle[x], s.handle[y] = s.handle[y], s.handle[x]
    names = {IDS[x]: IDS[y], IDS[y]: IDS[x]}
    match.answers = {who: names.get(choice, choice) for who, choice in match.answers.items()}


def _swap_bits(mask: int, x: int, y: int) -> int:
    return mask ^ (1 << x | 1 << y) if (mask >> x ^ mask >> y) & 1 else mask


def identity(match: Match[State], thing: int) -> str | None:
    """The card that a handle stands for now; None once it was dealt anew."""
    s = match.state
    return IDS[s.handle.index(thing)] if thing in s.handle else None


def things(match: Match[State]) -> list[str]:
    """The 55 cards, wherever they are: play conserves them."""
    s = match.state
    zones = (s.field, s.hero, *s.hand, *s.packet, *s.pile, [c for c in range(UNKNOWN) if s.reserve >> c & 1])
    return sorted(IDS[card] for zone in zones for card in zone if card != EMPTY)
