"""What the questions of Lords of Hell say of the space and of the default that bind."""

from game.engine.spaces import One
from tests.screens.asked import Asked, Claims

PLAYED = ((4, {}), (3, {}))


def _nobody(q: Asked) -> bool:
    """Nobody may be named, and is when time runs out."""
    return q.default in ("decline", "nobody") and q.space.contains(q.default)


def _bound(q: Asked) -> bool:
    return not q.space.contains("decline") and not q.space.contains("nobody")


def _free(q: Asked) -> bool:
    """There is somebody to name, or nobody."""
    return isinstance(q.space, One) and len(q.space.options) > 1 and not _bound(q)


def _is_named(q: Asked) -> bool:
    """The stakes name the devil that is chosen when time is up."""
    return q.table.context.devil(q.default) in q.stakes


CLAIMS: Claims = {
    "ask-pick-devil.timeout": lambda q: isinstance(q.space, One) and q.default == q.space.options[0],
    "ask-mulligan.timeout": lambda q: q.default in ("keep", "redraw"),
    "ask-earth-dice.timeout": lambda q: q.space.contains(q.default),
    "ask-earth-reroll.timeout": lambda q: q.default in ("reroll", "keep"),
    "ask-beat.timeout": lambda q: q.default == ["pass"],
    "ask-floor.timeout": lambda q: q.default == ["release"],
    "ask-fortress.timeout": lambda q: q.space.contains(q.default),
    "ask-cards.timeout": lambda q: q.space.contains(q.default),
    "ask-cards.vault-timeout": lambda q: q.space.contains(q.default),
    "ask-cast.timeout": lambda q: q.default[0] in ("complete", "delay"),
    "ask-ritual-target.timeout": lambda q: q.space.contains(q.default),
    "ask-chain.timeout": lambda q: q.space.contains(q.default),
    "ask-confiscate.timeout": lambda q: list(q.default) == q.match.state.artifacts[q.table.context.facts.of],
    "ask-tribute.timeout": lambda q: q.space.contains(q.default),
    "ask-arrival": lambda q: q.space.contains("come") and q.space.contains("home"),
    "ask-arrival.timeout": lambda q: q.default == "come",
    "bound-arrival.come": lambda q: not q.space.contains("home"),
    "bound-arrival.home": lambda q: not q.space.contains("come"),
    "bound-arrival.come-timeout": lambda q: q.default == "come",
    "bound-arrival.home-timeout": lambda q: q.default == "home",
    "ask-vote": _free,
    "ask-nominate": _free,
    "ask-vote.timeout": _nobody,
    "ask-nominate.timeout": _nobody,
    "bound-vote": _bound,
    "bound-nominate": _bound,
    "bound-vote.nobody": lambda q: list(q.space.each()) == ["decline"],
    "bound-nominate.nobody": lambda q: list(q.space.each()) == ["nobody"],
    "bound-vote.timeout": lambda q: q.default == q.match.space(q.seat).options[0] and _is_named(q),
    "bound-nominate.timeout": lambda q: q.default == q.space.options[0] and _is_named(q),
    "ask-attack-turn.sworn-timeout": lambda q: q.default[0] == "attack",
    "ask-attack-turn.timeout": lambda q: q.default == ["pass"],
    "ask-parley.timeout": lambda q: q.default == ["go_on"],
    "ask-parley.bound-timeout": lambda q: q.default == ["go_on"],
    "ask-parley.barred-timeout": lambda q: q.default == ["pass"],
    "ask-parley.halted-timeout": lambda q: q.default == ["pass"],
    "ask-sworn-join.timeout": lambda q: q.default[0] == "join",
    "ask-organisation.timeout": lambda q: q.default in (["ready"], ["wait"]),
    "ask-spread.timeout": lambda q: q.default == ["done"],
    "ask-place.timeout": lambda q: q.default == ["done"],
    "ask-share.timeout": lambda q: set(q.default) <= {q.seat},
    "ask-conquest.timeout": lambda q: q.default == (["leave"] if q.match.state.fortress[q.seat] >= 0 else ["take"]),
}  # fmt: skip
