"""What Goblin's questions say of the space and of the default that bind."""

from game.titles.goblin_raid.rules import attacks
from tests.screens.asked import Asked, Claims

PLAYED = ((2, {}), (2, {"version": "campaign"}))


def _proposed(q: Asked) -> bool:
    return q.default == ["auto_step"] and attacks.proposal(q.match.state, q.match.state.step) is not None


def _hopeless(q: Asked) -> bool:
    """All who may strike at a target together would not succeed."""
    s = q.match.state
    for blow in attacks.blows(s, s.step):
        if s.step in "ab" and attacks.volley_chance(s, blow.target, sum(blow.points)):
            return False
        if s.step in "cd" and attacks.assault_chance(s, blow.target, blow.pieces):
            return False
    return True


def _ends(q: Asked) -> bool:
    return q.default == (["finish"] if q.match.state.passage >= 0 else ["end_phase"])


CLAIMS: Claims = {
    "ask-feudal-setup.timeout": lambda q: q.default == ["ready"],
    "ask-goblin-setup.timeout": lambda q: q.default == ["ready"],
    "ask-goblin-move.timeout": _ends,
    "ask-feudal-move.timeout": _ends,
    "ask-count-bags.timeout": lambda q: q.default[-1] == 0,
    "ask-declare.timeout": lambda q: q.default == ["done"],
    "ask-pick-battle.timeout": lambda q: q.default == ["fight", min(choice[1] for choice in q.some() if choice[0] == "fight")],
    "ask-battle-step.timeout": _proposed,
    "ask-battle-step.a": lambda q: not _hopeless(q),
    "ask-battle-step.b": lambda q: not _hopeless(q),
    "ask-battle-step.c": lambda q: not _hopeless(q),
    "ask-battle-step.d": lambda q: not _hopeless(q),
    "strike-none": _hopeless,
    "strike-none.timeout": lambda q: attacks.proposal(q.match.state, q.match.state.step) is None,
    "ask-escort.timeout": lambda q: (q.default == ["none"]) == q.space.contains(["none"]),
    "ask-escort.must": lambda q: not q.space.contains(["none"]),
    "ask-flee.timeout": lambda q: q.default[0] == "flee",
    "ask-run.timeout": lambda q: q.default[0] == "run",
    "ask-advance.timeout": lambda q: q.default == ["stay"],
    "ask-plunder.timeout": lambda q: q.default[0] == "plunder",
}  # fmt: skip
