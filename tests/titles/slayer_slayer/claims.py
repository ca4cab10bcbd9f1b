"""What Slayer-Slayer's questions say of the space and of the default that bind."""

from game.titles.slayer_slayer.rules.cards import RANK
from tests.screens.asked import Asked, Claims

PLAYED = ((4, {"difficulty": "easy"}), (3, {"least": "one"}))


def _rank(q: Asked, handle: int) -> int:
    return RANK[q.match.state.faces[handle]]


def _weakest(q: Asked, sent: list[int]) -> bool:
    """No card that stays in hand is weaker than one that goes."""
    left = [handle for handle in q.table.hand.cards() if handle not in sent]
    return max(_rank(q, handle) for handle in sent) <= min((_rank(q, handle) for handle in left), default=99)


CLAIMS: Claims = {
    "ask-route-vote.timeout": lambda q: q.default == "",
    "ask-sacrifice.timeout": lambda q: _weakest(q, q.default),
    "ask-play-cards.timeout": lambda q: q.default[0] == "commit" and len(q.default[1]) == q.table.hand.limits[0],
    "ask-play-cards.exactly": lambda q: q.table.hand.limits[0] == q.table.hand.limits[1],
    "ask-blood-rite.timeout": lambda q: q.default == "no",
    "ask-bet-vote.timeout": lambda q: q.default == "",
    "ask-horde-die-vote.timeout": lambda q: q.default == "",
    "ask-weave-window.timeout": lambda q: q.default == "no",
    "ask-survivor-pick.timeout": lambda q: all(_rank(q, c) <= _rank(q, q.default) for c in q.some() if isinstance(c, int)),
    "ask-event-stake.timeout": lambda q: len(q.default) == 1 and _weakest(q, q.default),
    "ask-event-bet.timeout": lambda q: q.default == "",
    "ask-store.timeout": lambda q: q.default == ["done"],
    "ask-store-choice.timeout": lambda q: q.space.contains(q.default),
}  # fmt: skip
