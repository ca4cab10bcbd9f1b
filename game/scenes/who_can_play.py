"""Who can play: which ways of access there are, in one place, and plainly which there are not (the facts of `ui/ACCESS.md`)."""

from __future__ import annotations

from game.scenes.credits import Credits

PARTS = ("hands", "time", "mind", "eyes", "ears", "voice", "together", "not_yet")


class WhoCanPlay(Credits):
    """A sheet to be read."""

    heading = "who-heading"
    texts = tuple((f"who-{part}", f"who-{part}-text") for part in PARTS)
