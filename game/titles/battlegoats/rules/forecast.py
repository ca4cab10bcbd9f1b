"""What a card would count now, every bonus named: for the inspector, the hover and the sketch. Worked out by the rules
from the player's own view alone, so it knows no more than the player (BTG-14.3). Pure functions; screens call them.

A count is `{"total": n, "lines": [[source, card id, space or None, add], ...]}`, lines as in `rules/power.py`.
"""

from __future__ import annotations

from typing import Any

from game.engine.rules import View
from game.titles.battlegoats.rules.attack import silenced
from game.titles.battlegoats.rules.cards import EMPTY, IDS, IN, INDEX, SPACE_INDEX, SPACES, UNKNOWN
from game.titles.battlegoats.rules.imagining import BEFORE_BATTLE, partial
from game.titles.battlegoats.rules.power import Ledger, power
from game.titles.battlegoats.rules.state import State, lay

Count = dict[str, Any]


def forecast(view: View, seat: int) -> dict[str, dict[str, Count]]:
    """Own space -> {"attack": count, "defend": count} against a card nobody knows yet; in DEPLOY of the sketch."""
    s = partial(view, seat)
    if s.phase in BEFORE_BATTLE:
        return sketched(view, seat, [[space, name] for space, name in view["mine"]["sketch"]])
    return _all(s, seat)


def sketched(view: View, seat: int, layout: list[list[str]]) -> dict[str, dict[str, Count]]:
    """The same for a layout that is not laid yet: `[[space, card id], ...]`."""
    s = partial(view, seat)
    for space, name in layout:
        lay(s, INDEX[name], seat * 9 + SPACE_INDEX[space])
    return _all(s, seat)


def _all(s: State, seat: int) -> dict[str, dict[str, Count]]:
    return {
        SPACES[space]: {
            role: _count(s, seat * 9 + space, UNKNOWN, role == "attack", 0) for role in ("attack", "defend")
        }
        for space in IN[s.occupied[seat]]
    }


def fight(view: View, seat: int, place: list[Any], target: list[Any]) -> dict[str, Any]:
    """An attack of `place` on `target`, each [seat, "F1"]: {"attack": count, "defend": count, "known": both faces are
    known}. Cards that the seat does not see count as cards and give nothing; an unknown fighter's own count is None."""
    s = partial(view, seat)
    a, b = (int(where[0]) * 9 + SPACE_INDEX[where[1]] for where in (place, target))
    attacker, defender = s.field[a], s.field[b]
    if EMPTY in (attacker, defender):
        raise ValueError(f"no card in {place} or {target}")
    silent = silenced(s, a, (b,)) & ~(1 << UNKNOWN)
    return {
        "attack": None if attacker == UNKNOWN else _count(s, a, defender, True, silent),
        "defend": None if defender == UNKNOWN else _count(s, b, attacker, False, silent),
        "known": UNKNOWN not in (attacker, defender),
    }


def _count(s: State, place: int, foe: int, attacks: bool, silent: int) -> Count:
    ledger: Ledger = []
    return {"card": IDS[s.field[place]], "total": power(s, place, foe, attacks, silent, ledger), "lines": ledger}
