"""What is true only while a moment runs."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.titles.slayer_slayer.screen.card_rows import Facing


@dataclass
class MomentState:
    """Forgotten when the update that the moment leads to has been adopted."""

    locked: bool = False
    """The cards are on their way into the Horde: the seats' places are gone."""
    side: str = ""
    """What has been bet."""
    voted: bool = False
    """The vote has closed."""
    decided: str = ""
    """The answer that won: its slip tells so until the next update."""
    fallen: bool = False
    """The foe has been beaten: where its card stood is bare."""
    line: list[int] | None = None
    """The Horde in order, with the discards and the raised of this update so far."""
    lit: set[int] = field(default_factory=set)
    """Seats whose plates glow."""
    shown: dict[int, Facing] = field(default_factory=dict)
    """What cards show in place of what the view says of them, by handle."""
