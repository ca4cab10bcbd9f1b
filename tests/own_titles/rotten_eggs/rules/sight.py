"""Who may see what: nests lie open, a hand is its owner's, an egg that is offered is known to whoever offered it."""

from __future__ import annotations

from typing import Any

from game.engine.chance import AnyChance
from game.engine.rules import View
from game.engine.sight import Sight
from game.titles.rotten_eggs.rules.eggs import BASKET, KINDS
from game.titles.rotten_eggs.rules.state import Match, State


def sees(match: Match, seat: int, thing: int) -> Sight:
    s = match.state
    if any(thing in nest for nest in s.nests) or (seat >= 0 and thing in s.hands[seat]):
        return Sight.ALL
    if thing == s.egg:
        return Sight.ALL if seat == s.turn else Sight.BACK
    return Sight.BACK if any(thing in hand for hand in s.hands) else Sight.NOTHING


def view(match: Match, seat: int) -> View:
    s = match.state
    public = {
        "turn": s.turn,
        "hands": [hand[:] for hand in s.hands],
        "nests": [_faces(s, nest) for nest in s.nests],
        "offer": [s.egg, KINDS[s.claim], s.to] if s.egg >= 0 else [],
    }
    known = [*s.hands[seat], *([s.egg] if s.egg >= 0 and seat == s.turn else [])] if seat >= 0 else []
    return {"public": public, "mine": _faces(s, known)}


def _faces(s: State, eggs: list[int]) -> list[list[Any]]:
    return [[egg, KINDS[s.kinds[egg]]] for egg in eggs]


def imagine(view: View, seat: int, chance: AnyChance, options: dict[str, Any]) -> State:
    """Known eggs as they are, all others drawn from what is left of the basket."""
    public = view["public"]
    known = {egg: KINDS.index(kind) for nest in (*public["nests"], view["mine"]) for egg, kind in nest}
    left = list(BASKET)
    for kind in known.values():
        left.remove(kind)
    chance.shuffle("imagine", left)
    kinds = [known[egg] if egg in known else left.pop() for egg in range(len(BASKET))]
    egg, claim, to = public["offer"] or (-1, "", -1)
    nests = [[egg for egg, _ in nest] for nest in public["nests"]]
    hands = [list(hand) for hand in public["hands"]]
    return State(kinds, hands, nests, public["turn"], egg, KINDS.index(claim) if claim else -1, to)


def hidden(match: Match, seat: int) -> list[list[int]]:
    """Every egg whose face the seat does not see: one is as good as another."""
    unseen = [egg for egg in range(len(BASKET)) if sees(match, seat, egg) is not Sight.ALL]
    return [unseen] if len(unseen) > 1 else []


def swap(match: Match, a: int, b: int) -> None:
    kinds = match.state.kinds
    kinds[a], kinds[b] = kinds[b], kinds[a]
