"""What BattleGoats' questions say of the space and of the default that bind."""

from game.titles.battlegoats.rules.cards import IDS, INDEX, POWER, SPACE_INDEX
from game.titles.battlegoats.rules.state import EMPTY
from tests.screens.asked import Asked, Claims

PLAYED = ((3, {"muster": "draft"}), (2, {}))


def _power(q: Asked, choice: list) -> int:
    return POWER[q.match.state.field[q.seat * 9 + SPACE_INDEX[choice[1]]]]


def _strongest(q: Asked) -> bool:
    """No card that may attack has a higher printed power than the one that does."""
    found = [choice for choice in q.some() if choice[0] == "attack"]
    return q.default[0] == "attack" and all(_power(q, choice) <= _power(q, q.default) for choice in found)


def _laid(q: Asked) -> bool:
    """What was laid stays, the rest fills the empty spaces."""
    laid = dict(map(tuple, q.default[1]))
    kept = {space: q.match.state.sketch[q.seat][n] for space, n in SPACE_INDEX.items()}
    return len(laid) == 9 and all(card == EMPTY or laid[space] == IDS[card] for space, card in kept.items())


def _as_it_is(q: Asked) -> bool:
    return all(q.match.state.field[q.seat * 9 + SPACE_INDEX[space]] == INDEX[card] for space, card in q.default)


def _next_opponents(q: Asked) -> bool:
    """The first face-down card of whoever sits next, of those that may be named."""
    seats = [(place[0] - q.seat) % q.match.seats for place in q.default]
    others = [(place[0] - q.seat) % q.match.seats for choice in q.some() for place in choice]
    return min(seats) == min(others)


CLAIMS: Claims = {
    "ask-draft.timeout": lambda q: all(POWER[INDEX[c]] <= POWER[INDEX[q.default]] for c in q.some()),
    "ask-deploy.timeout": _laid,
    "ask-first.timeout": lambda q: q.default == q.seat,
    "ask-orders.timeout": _strongest,
    "ask-attack.timeout": _strongest,
    "ask-veil.timeout": _as_it_is,
    "ask-sabotage.timeout": lambda q: q.default == "leave",
    "ask-dodge.timeout": lambda q: "stay" in q.default,
    "ask-tattle.timeout": lambda q: len(q.default) > 0,
    "ask-look.timeout": _next_opponents,
    "ask-shout.timeout": _next_opponents,
    "ask-vote.timeout": lambda q: q.default == "share",
}
