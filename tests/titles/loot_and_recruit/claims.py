"""What Loot & Recruit's questions say of the space and of the default that bind."""

from tests.screens.asked import Claims

PLAYED = ((3, {}), (4, {}))
CLAIMS: Claims = {
    "ask-flip-choice.timeout": lambda q: q.default in ("decline", ["decline"]),
    "ask-turn.timeout": lambda q: q.default == ["end_turn"],
    "ask-heckle.timeout": lambda q: q.default == "none",
    "ask-purchase-trash.timeout": lambda q: q.default == "none",
    "ask-capture.timeout": lambda q: q.default == "none",
}
