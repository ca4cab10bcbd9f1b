"""What cues have told of faces, for the cues that follow in the same update."""

from __future__ import annotations

from game.engine.cues import Cue
from game.titles.slayer_slayer.rules import cues
from game.titles.slayer_slayer.screen.reading import Reading


class CueMemory:
    """Faces by handle since the cards were locked in, and the foe that was named last."""

    def __init__(self) -> None:
        self._faces: dict[int, str] = {}
        self._foe = ""

    def learn(self, cue: Cue) -> None:
        """Remember which goblin a handle is, and who the foe is."""
        match cue:
            case cues.Shuffled():
                self._faces.clear()
            case cues.Revealed():
                self._faces.update(zip(cue.handles, cue.cards))
            case cues.Foe():
                self._foe = cue.foe
            case (
                cues.FacedownDiscard() | cues.PlanB() | cues.ShieldWall() | cues.Discarded() | cues.Raised()
                | cues.RiteOpen() | cues.Rite() | cues.BetOffered() | cues.BetResult() | cues.DieOffered()
                | cues.DieAdded() | cues.DieSpoiled() | cues.VictoryFeat() | cues.Survivor()
            ):  # fmt: skip
                if cue.card is not None:
                    self._faces[cue.handle] = cue.card

    def card(self, handle: int, reading: Reading) -> str | None:
        """Return which goblin a handle is, as far as this seat has been told."""
        return self._faces.get(handle) or reading.names.get(handle)

    def foe(self, reading: Reading) -> str:
        """Return the foe of the battle, or the one that a cue has just brought; "" none."""
        return self._foe or (reading.foe.id if reading.foe is not None else "")
