"""The plays of Slayer-Slayer, as its rules read them (`game/engine/plays.py`)."""

from __future__ import annotations

from game.engine.plays import Play

Handle = int


class Buy(Play, frozen=True, tag="buy"):
    """Buy an item of the store (GSS-6.1)."""

    item: str
    currency: str | list[str]
    """That gold and trophies can't be mixed is a rule (GSS-9.15), not a shape."""
    target: int | None = None
    """The seat whose goblin is bribed."""


class Commit(Play, frozen=True, tag="commit"):
    """Lay cards face down for the round (GSS-4.16)."""

    cards: list[Handle]


class Confirm(Play, frozen=True, tag="confirm"):
    """Agree with the loot as it is pinged (GSS-4.35)."""


class Done(Play, frozen=True, tag="done"):
    """Leave the store."""


class Ping(Play, frozen=True, tag="ping"):
    """Ask for a lot of the loot (GSS-4.35)."""

    lot: int


class Pledge(Play, frozen=True, tag="pledge"):
    """Say openly how much one will lay: light, fair or heavy."""

    pledge: str


class Withdraw(Play, frozen=True, tag="withdraw"):
    """Take back what is committed, or pinged."""


AnyPlay = Buy | Commit | Confirm | Done | Ping | Pledge | Withdraw | str | int | list[Handle]
"""All of them: a refusal explains at any question what belongs to another one (GSS section 9)."""
