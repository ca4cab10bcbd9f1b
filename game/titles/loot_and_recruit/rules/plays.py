"""The plays of Loot & Recruit, as its rules read them (`game/engine/plays.py`)."""

from __future__ import annotations

from game.engine.plays import Play

Handle = int
Slot = int | str
"""The number of a slot of a line-up, or the id of a pile."""


class PlayCard(Play, frozen=True, tag="play_card"):
    """Lay a card of the hand into the play area (LNR-5.3)."""

    card: Handle


class UseAction(Play, frozen=True, tag="use_action"):
    """Use the action of a card in the play area (LNR-5.6), with what its text names."""

    card: Handle
    what: int | str | None = None
    """A card, a platform, a slot or "none"; the seat whose Goblin moves."""
    platform: int | None = None
    """From which platform a Goblin moves (LNR-6.8), `goblin` being its handle, `to` the other platform."""
    goblin: Handle | None = None
    to: int | None = None


class Purchase(Play, frozen=True, tag="purchase"):
    """Buy a card of the shop or of a pile (LNR-5.14)."""

    where: Slot


class Recruit(Play, frozen=True, tag="recruit"):
    """Put a Goblin of the crowd onto an own platform (LNR-5.16)."""

    where: Slot
    platform: int


class Attack(Play, frozen=True, tag="attack"):
    """Attack a Goblin on a platform (LNR-7.7)."""

    seat: int
    platform: int
    card: Handle


class EndTurn(Play, frozen=True, tag="end_turn"):
    """End the turn (LNR-4.14)."""


class Perform(Play, frozen=True, tag="perform"):
    """Perform the Flip Effect, with the cards and the pile or platform that it names (LNR-4.5)."""

    cards: list[Handle] | None = None
    where: Slot | None = None


class Decline(Play, frozen=True, tag="decline"):
    """Leave the Flip Effect."""


AnyPlay = PlayCard | UseAction | Purchase | Recruit | Attack | EndTurn | Perform | Decline | str | int | tuple[int, int]
"""All of them: a refusal explains at any question what belongs to another one (LNR section 10)."""
